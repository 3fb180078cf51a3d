// Made from the Rust types by `UPDATE_TYPES=1 cargo test -p server types`. Do not edit.
// What is `unknown` is the game's own JSON: setups, views, trees, previews and summaries.

/**
 * A place at the table, counted clockwise from 0 and written as a letter: `A`, `B`, …
 */
export type Seat = string;

/**
 * The final standing.
 */
export type Outcome = {
/**
 * Rank per seat: 1 is the winner; seats that share a rank tied even after every tie-break. Where all played against
 * the game and lost, nobody is first.
 */
ranks: Array<number>,
/**
 * Score per seat, as the game counts it.
 */
scores: Array<number>,
/**
 * How it was won, where a game can be won in other ways than by the highest score.
 */
victory?: string, };

/**
 * A part of a line or a prompt.
 */
export type Part = string | number | {
/**
 * What kind of thing: `seat`, or whatever kinds the game has.
 */
kind: string,
/**
 * Its id among those.
 */
id: string,
/**
 * What it is called here, declined as the sentence needs it.
 */
text: string, };

/**
 * A choice a player has.
 */
export type Choice = {
/**
 * The action's text form: what to send back.
 */
action: string,
/**
 * The action in words.
 */
label: string,
/**
 * The action as a tree: what the screen's targets match.
 */
tree: unknown,
/**
 * How it changes the numbers everybody sees; none if somebody learns something hidden from it.
 */
preview: unknown, };

/**
 * A choice a player might look for, and why it is not there.
 */
export type Blocked = {
/**
 * The action as a tree.
 */
tree: unknown,
/**
 * Why it cannot be done, in words.
 */
reason: string,
/**
 * What that is, as a key of the catalogue's `about`: it names the rules.
 */
about: string, };

/**
 * Why an action can be taken without asking whoever owes the decision.
 */
export type AutomaticReason = "any-order" | "nothing-to-play" | "only-choice";

/**
 * An action that can be taken without asking, for somebody who likes that.
 */
export type Automatic = {
/**
 * The action's text form: one of the choices.
 */
action: string,
/**
 * Why nobody need be asked.
 */
why: AutomaticReason, };

/**
 * The decision somebody owes, as one viewer sees it.
 */
export type Decision = {
/**
 * Who decides.
 */
seat: Seat,
/**
 * The player it is decided for.
 */
player: Seat,
/**
 * What is asked, in words: one after another the texts of the parts are the prompt.
 */
prompt: Array<Part>,
/**
 * What is asked, as a key of the catalogue's `about`: it names the rules.
 */
about: string,
/**
 * The choices; only whoever owes the decision gets them.
 */
choices: Array<Choice>,
/**
 * What is not possible now; only for whoever owes the decision.
 */
blocked: Array<Blocked>,
/**
 * Choices that have to be made before the turn can end, in the given order; only for whoever owes the decision.
 */
due: Array<string>,
/**
 * The choice that leaves no real choice, if there is one; only for whoever owes the decision.
 */
automatic: Automatic | null, };

/**
 * A line of the log.
 */
export type Line = {
/**
 * The action it belongs to, from 1; 0 is the deal.
 */
step: number,
/**
 * The event as a tree.
 */
event: unknown,
/**
 * The event in words: one after another the texts of the parts are the line.
 */
parts: Array<Part>,
/**
 * Whether only this viewer (and maybe others, but not everybody) may read it.
 */
secret: boolean,
/**
 * Whether it was taken back; then `step` is the action that can take its place.
 */
undone?: boolean, };

/**
 * Where a round or a turn began.
 */
export type Mark = {
/**
 * After so many actions.
 */
step: number,
/**
 * In which round.
 */
round: number,
/**
 * Who owed the decision then.
 */
seat: Seat, };

/**
 * The scores from an action on.
 */
export type Scores = {
/**
 * After so many actions.
 */
step: number,
/**
 * In which round.
 */
round: number,
/**
 * Seat by seat, points by where they came from.
 */
seats: Array<{ [key in string]: number }>, };

/**
 * How a game went.
 */
export type History = {
/**
 * Actions in all.
 */
steps: number,
/**
 * Where decisions passed to another seat, or a round began.
 */
turns: Array<Mark>,
/**
 * The scores whenever they changed.
 */
scores: Array<Scores>, };

/**
 * Where a table stands.
 */
export type Status = "lobby" | "playing" | "over" | "abandoned";

/**
 * Who decides for a seat.
 */
export type SeatKind = "open" | "human" | "bot" | "hot-seat";

/**
 * Who takes a seat of a new table.
 */
export type SeatRequest = { "kind": "me" } | { "kind": "open" } | { "kind": "bot",
/**
 * Its name.
 */
bot: string, } | { "kind": "hot-seat",
/**
 * That person's name.
 */
name: string, };

/**
 * What may be taken back.
 */
export type UndoPolicy = "own-turn" | "consent" | "none";

/**
 * Clocks. Who runs out of time is played by a bot from then on.
 */
export type TimeControl = { "kind": "none" } | { "kind": "per-move",
/**
 * Seconds.
 */
seconds: number, } | { "kind": "per-game",
/**
 * Seconds.
 */
seconds: number, };

/**
 * How a table is run.
 */
export type TableOptions = {
/**
 * Whether strangers find it in the list.
 */
listed: boolean,
/**
 * What may be taken back.
 */
undo: UndoPolicy,
/**
 * Clocks.
 */
time: TimeControl,
/**
 * Whether others may watch.
 */
spectators: boolean,
/**
 * Milliseconds between the moves of bots, so that people can follow.
 */
pace_ms: number | null, };

/**
 * What a visitor asks for when opening a table.
 */
export type NewTable = {
/**
 * Which game.
 */
kind: string,
/**
 * The game's setup, in its own words; `{"position": …}` to begin from a position, where the operator allows it.
 */
setup: unknown,
/**
 * How the table is run.
 */
options: TableOptions,
/**
 * Who sits where; seats beyond the list are open.
 */
seats: Array<SeatRequest>,
/**
 * Begin at once if nobody is missing.
 */
start: boolean,
/**
 * The seed it is dealt from, 64 hexadecimal digits or a number, where the operator allows it; otherwise one that
 * nobody knows.
 */
seed?: string, };

/**
 * A user as they see themselves.
 */
export type Me = {
/**
 * Their id.
 */
id: string,
/**
 * What they are called.
 */
name: string,
/**
 * Whether they have an account.
 */
account: boolean, };

/**
 * How this server can be asked to call a browser that is closed.
 */
export type PushInfo = {
/**
 * The public key to subscribe with; none where nobody is called.
 */
key: string | null, };

/**
 * A browser that wants to be called. No `Debug`: whoever knows it all can call it.
 */
export type Subscribe = {
/**
 * Its address at a push service.
 */
endpoint: string,
/**
 * Its public key.
 */
p256dh: string,
/**
 * The secret it shares with whoever calls.
 */
auth: string,
/**
 * The language it is called in.
 */
language: string, };

/**
 * A browser that does not want to be called any more.
 */
export type Unsubscribe = {
/**
 * Its address at a push service.
 */
endpoint: string, };

/**
 * Somebody is long absent: the owner, or more than half of the other people, may let a bot go on until they are back.
 */
export type Absence = {
/**
 * Who is for it so far.
 */
votes: number,
/**
 * How many have to be.
 */
needed: number,
/**
 * Whether this visitor is.
 */
voted: boolean, };

/**
 * A seat as one visitor sees it.
 */
export type SeatInfo = {
/**
 * Which seat.
 */
seat: Seat,
/**
 * Who decides for it.
 */
kind: SeatKind,
/**
 * The player's name; of an open seat that of whom it is kept for.
 */
name: string,
/**
 * The bot's name.
 */
bot: string | null,
/**
 * Whether it is the visitor's.
 */
mine: boolean,
/**
 * Whether it is open and kept for the visitor.
 */
invited: boolean,
/**
 * Whether its player is looking.
 */
online: boolean,
/**
 * How it stands with letting a bot go on, if its player has been missed for long; none otherwise.
 */
absence: Absence | null,
/**
 * Seconds left on its clock.
 */
clock: number | null, };

/**
 * A table as one visitor sees it.
 */
export type TableInfo = {
/**
 * Its address.
 */
id: string,
/**
 * A short code to join by.
 */
code: string,
/**
 * Which game.
 */
kind: string,
/**
 * The game's setup.
 */
setup: unknown,
/**
 * How it is run.
 */
options: TableOptions,
/**
 * Where it stands.
 */
status: Status,
/**
 * Whether the visitor opened it.
 */
mine: boolean,
/**
 * The promise of the seed.
 */
commitment: string,
/**
 * The seed, once the game is over.
 */
seed: string | null,
/**
 * The seats.
 */
seats: Array<SeatInfo>,
/**
 * When it was opened and last changed, in milliseconds since 1970.
 */
created_at: number,
/**
 * See `created_at`.
 */
updated_at: number,
/**
 * Round, and what each seat plays as.
 */
summary: unknown,
/**
 * Who owes a decision.
 */
to_move: Seat | null,
/**
 * The standing, once the game is over.
 */
outcome: Outcome | null,
/**
 * How many watch.
 */
watching: number,
/**
 * The id of the table where the same people play again.
 */
rematch: string | null, };

/**
 * Tables to choose from.
 */
export type Tables = {
/**
 * Those the visitor opened or sits at.
 */
mine: Array<TableInfo>,
/**
 * Those open to all.
 */
listed: Array<TableInfo>, };

/**
 * A bot there is.
 */
export type BotInfo = {
/**
 * Its name.
 */
name: string,
/**
 * What it stands for.
 */
about: string, };

/**
 * A game there is.
 */
export type GameInfo = {
/**
 * Its name in addresses.
 */
name: string,
/**
 * The languages it speaks.
 */
languages: Array<string>,
/**
 * What can be chosen before a game, in its own words.
 */
options: unknown,
/**
 * The bots that play it.
 */
bots: Array<BotInfo>, };

/**
 * A moment of a game as one viewer sees it.
 */
export type Position = {
/**
 * Entries so far, those taken back included: send it along with the next action.
 */
seq: number,
/**
 * Actions so far, those taken back not counted.
 */
steps: number,
/**
 * The seat whose eyes these are; none for a spectator.
 */
viewer: Seat | null,
/**
 * What the viewer may know.
 */
view: unknown,
/**
 * The decision somebody owes: a [`Decision`].
 */
decision: Decision | null,
/**
 * The step from which `lines` tell the log anew: older lines of that step and later ones are void.
 */
lines_from: number,
/**
 * New lines of the log: each a [`Line`].
 */
lines: Array<Line>,
/**
 * How many actions the viewer may take back.
 */
undo: number,
/**
 * How many actions, others' included, the viewer may ask to take back.
 */
ask_undo: number,
/**
 * Why neither is possible, for a player.
 */
no_undo: Refused | null,
/**
 * The seats that may talk among themselves unheard now.
 */
talk: Array<Seat>,
/**
 * The standing, once the game is over.
 */
outcome: Outcome | null, };

/**
 * A moment of the past.
 */
export type Replay = {
/**
 * How the whole game went so far.
 */
history: History,
/**
 * Round, and what each seat plays as, then.
 */
summary: unknown,
/**
 * What each seat saw then, by its letter; empty unless all eyes were asked for.
 */
views: { [key in string]: unknown },
/**
 * The game then, with all lines up to it.
 */
position: Position, };

/**
 * Somebody asks to take back their last action and whatever came after it.
 */
export type UndoRequest = {
/**
 * Whose action it goes back to.
 */
by: Seat,
/**
 * How many actions.
 */
steps: number,
/**
 * Who agreed.
 */
agreed: Array<Seat>,
/**
 * Who has not answered yet.
 */
waits: Array<Seat>, };

/**
 * A message of a private talk.
 */
export type TalkMessage = {
/**
 * Whose.
 */
seat: Seat,
/**
 * What it says.
 */
text: string, };

/**
 * Why something was not done.
 */
export type Refused = {
/**
 * For programs: it stays the same, and the client has words for it.
 */
code: string,
/**
 * The same as a sentence in English.
 */
message: string,
/**
 * What the sentence is about.
 */
args: Record<string, string | number>, };

/**
 * From the server, over the socket.
 */
export type ServerMessage = { "t": "welcome",
/**
 * The table.
 */
table: TableInfo,
/**
 * The game, once it has begun: a [`Position`].
 */
position: Position | null,
/**
 * What somebody asks to take back.
 */
request: UndoRequest | null,
/**
 * The private talk so far, for those who have a part in it.
 */
talk: Array<TalkMessage>, } | { "t": "update",
/**
 * The game now, with the lines since the last message.
 */
position: Position,
/**
 * Whether `view` holds only what changed since the last position that was sent: new values by the paths of
 * fields, such as `players.A.hand`. Only for who asked for changes.
 */
changes: boolean,
/**
 * Whether an action was taken back.
 */
undone: boolean,
/**
 * Seconds left, seat by seat; none without a clock.
 */
clocks: Array<number | null>, } | { "t": "table",
/**
 * The table now.
 */
table: TableInfo, } | { "t": "undo-asked",
/**
 * The request; none when it is over.
 */
request: UndoRequest | null,
/**
 * Who did not agree; whoever asked, if they thought better of it.
 */
refused: Seat | null, } | { "t": "talk" } & TalkMessage | { "t": "thinking",
/**
 * For which seat.
 */
seat: Seat, } | { "t": "refused" } & Refused | { "t": "pong" };

/**
 * From the client, over the socket.
 */
export type ClientMessage = { "t": "act",
/**
 * The number of entries the sender has seen.
 */
seq: number,
/**
 * For which of one's seats.
 */
seat: Seat,
/**
 * The action's text form.
 */
action: string, } | { "t": "undo",
/**
 * The number of entries the sender has seen.
 */
seq: number, } | { "t": "ask-undo",
/**
 * The number of entries the sender has seen.
 */
seq: number, } | { "t": "answer-undo",
/**
 * The number of entries the sender has seen.
 */
seq: number,
/**
 * Whether the sender agrees.
 */
agree: boolean, } | { "t": "talk",
/**
 * As which of one's seats.
 */
seat: Seat,
/**
 * What.
 */
text: string, } | { "t": "look",
/**
 * Which seat.
 */
seat: Seat | null, } | { "t": "language",
/**
 * Such as `en`.
 */
language: string, } | { "t": "ping", };

/** How short a new passphrase may be, in characters. */
export const SHORTEST_PASSPHRASE: number = 8;
