//! Everything that crosses the wire. The TypeScript types in `web/src/wire.gen.ts` are made from here
//! (`UPDATE_TYPES=1 cargo test -p server types`); views, setups and trees are the game's own JSON.

use std::collections::BTreeMap;

#[cfg(any(doc, feature = "types"))]
use games::{Decision, Line};
use games::{History, Json};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Outcome, Seat};

use crate::Refusal;
use crate::store::{SeatKind, Status, User, UserId};

/// What a visitor asks for when opening a table.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// Which game.
    pub kind: String,
    /// The game's setup, in its own words; `{"position": …}` to begin from a position, where the operator allows it.
    pub setup: Value,
    /// How the table is run.
    #[serde(default)]
    pub options: TableOptions,
    /// Who sits where; seats beyond the list are open.
    #[serde(default)]
    pub seats: Vec<SeatRequest>,
    /// Begin at once if nobody is missing.
    #[serde(default)]
    pub start: bool,
    /// The seed it is dealt from, 64 hexadecimal digits or a number, where the operator allows it; otherwise one that
    /// nobody knows.
    #[serde(default)]
    #[cfg_attr(feature = "types", ts(optional))]
    pub seed: Option<String>,
}

/// Who takes a seat of a new table.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum SeatRequest {
    /// Whoever opens the table.
    Me,
    /// Anybody who joins.
    Open,
    /// A bot.
    Bot {
        /// Its name.
        bot: String,
    },
    /// Another person at the same screen.
    HotSeat {
        /// That person's name.
        name: String,
    },
}

/// Taking a seat.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Join {
    /// Which; the first that is open if not said.
    pub seat: Option<Seat>,
}

/// Saying who takes a seat.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SetSeat {
    /// Which.
    pub seat: Seat,
    /// Who.
    pub request: SeatRequest,
}

/// Letting a bot go on for somebody who is long absent.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct StandIn {
    /// Whose seat.
    pub seat: Seat,
}

/// How a table is run.
#[derive(Clone, Debug, PartialEq, Eq, Default, Deserialize, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct TableOptions {
    /// Whether strangers find it in the list.
    pub listed: bool,
    /// What may be taken back.
    pub undo: UndoPolicy,
    /// Clocks.
    pub time: TimeControl,
    /// Whether others may watch.
    pub spectators: bool,
    /// Milliseconds between the moves of bots, so that people can follow.
    pub pace_ms: Option<u32>,
}

/// The longest pause between moves of bots, in milliseconds.
pub const MAX_PACE_MS: u32 = 10_000;
/// A day, in seconds.
const DAY: u32 = 24 * 3600;
/// The longest clock, in seconds.
pub const MAX_CLOCK_SECONDS: u32 = 30 * DAY;

impl TableOptions {
    /// Whether a table can be run so.
    ///
    /// # Errors
    /// Says what is out of bounds.
    pub fn check(&self) -> Result<(), Refusal> {
        if self.pace_ms.is_some_and(|pace| pace > MAX_PACE_MS) {
            return Err(Refusal::PaceSlow { seconds: MAX_PACE_MS / 1000 });
        }
        match self.time {
            TimeControl::PerMove { seconds } | TimeControl::PerGame { seconds }
                if !(1..=MAX_CLOCK_SECONDS).contains(&seconds) =>
            {
                Err(Refusal::ClockRange { days: MAX_CLOCK_SECONDS / DAY })
            }
            _ => Ok(()),
        }
    }
}

/// What may be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Deserialize, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum UndoPolicy {
    /// One's own actions of the unfinished turn, as far as nobody learned anything hidden.
    #[default]
    OwnTurn,
    /// The same, and what was done later if everybody at the table agrees.
    Consent,
    /// Nothing.
    None,
}

/// Clocks. Who runs out of time is played by a bot from then on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Deserialize, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum TimeControl {
    /// None: a game may last for months.
    #[default]
    None,
    /// For each decision anew.
    PerMove {
        /// Seconds.
        seconds: u32,
    },
    /// For the whole game.
    PerGame {
        /// Seconds.
        seconds: u32,
    },
}

/// A user as they see themselves.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Me {
    /// Their id.
    #[cfg_attr(feature = "types", ts(type = "string"))]
    pub id: UserId,
    /// What they are called.
    pub name: String,
    /// Whether they have an account.
    pub account: bool,
}

impl From<User> for Me {
    fn from(user: User) -> Me {
        Me { id: user.id, name: user.name, account: user.account }
    }
}

/// How this server can be asked to call a browser that is closed.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct PushInfo {
    /// The public key to subscribe with; none where nobody is called.
    pub key: Option<String>,
}

/// A browser that wants to be called. No `Debug`: whoever knows it all can call it.
#[derive(Clone, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Subscribe {
    /// Its address at a push service.
    pub endpoint: String,
    /// Its public key.
    pub p256dh: String,
    /// The secret it shares with whoever calls.
    pub auth: String,
    /// The language it is called in.
    pub language: String,
}

/// A browser that does not want to be called any more.
#[derive(Clone, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Unsubscribe {
    /// Its address at a push service.
    pub endpoint: String,
}

/// A table as one visitor sees it.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct TableInfo {
    /// Its address.
    pub id: String,
    /// A short code to join by.
    pub code: String,
    /// Which game.
    pub kind: String,
    /// The game's setup.
    pub setup: Value,
    /// How it is run.
    pub options: TableOptions,
    /// Where it stands.
    pub status: Status,
    /// Whether the visitor opened it.
    pub mine: bool,
    /// The promise of the seed.
    pub commitment: String,
    /// The seed, once the game is over.
    pub seed: Option<String>,
    /// The seats.
    pub seats: Vec<SeatInfo>,
    /// When it was opened and last changed, in milliseconds since 1970.
    pub created_at: i64,
    /// See `created_at`.
    pub updated_at: i64,
    /// Round, and what each seat plays as.
    pub summary: Value,
    /// Who owes a decision.
    pub to_move: Option<Seat>,
    /// The standing, once the game is over.
    pub outcome: Option<Outcome>,
    /// How many watch.
    pub watching: u32,
    /// The id of the table where the same people play again.
    pub rematch: Option<String>,
}

/// A seat as one visitor sees it.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct SeatInfo {
    /// Which seat.
    pub seat: Seat,
    /// Who decides for it.
    pub kind: SeatKind,
    /// The player's name; of an open seat that of whom it is kept for.
    pub name: String,
    /// The bot's name.
    pub bot: Option<String>,
    /// Whether it is the visitor's.
    pub mine: bool,
    /// Whether it is open and kept for the visitor.
    pub invited: bool,
    /// Whether its player is looking.
    pub online: bool,
    /// How it stands with letting a bot go on, if its player has been missed for long; none otherwise.
    pub absence: Option<Absence>,
    /// Seconds left on its clock.
    pub clock: Option<u32>,
}

/// Somebody is long absent: the owner, or more than half of the other people, may let a bot go on until they are back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Absence {
    /// Who is for it so far.
    pub votes: u8,
    /// How many have to be.
    pub needed: u8,
    /// Whether this visitor is.
    pub voted: bool,
}

/// A moment of a game as one viewer sees it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Position {
    /// Entries so far, those taken back included: send it along with the next action.
    pub seq: u64,
    /// Actions so far, those taken back not counted.
    pub steps: usize,
    /// The seat whose eyes these are; none for a spectator.
    pub viewer: Option<Seat>,
    /// What the viewer may know.
    #[cfg_attr(feature = "types", schemars(with = "Value"), ts(type = "unknown"))]
    pub view: Json,
    /// The decision somebody owes: a [`Decision`].
    #[cfg_attr(feature = "types", schemars(with = "Option<Decision>"), ts(as = "Option<Decision>"))]
    pub decision: Option<Json>,
    /// The step from which `lines` tell the log anew: older lines of that step and later ones are void.
    pub lines_from: usize,
    /// New lines of the log: each a [`Line`].
    #[cfg_attr(feature = "types", schemars(with = "Vec<Line>"), ts(as = "Vec<Line>"))]
    pub lines: Vec<Json>,
    /// How many actions the viewer may take back.
    pub undo: usize,
    /// How many actions, others' included, the viewer may ask to take back.
    pub ask_undo: usize,
    /// Why neither is possible, for a player.
    pub no_undo: Option<Refused>,
    /// The seats that may talk among themselves unheard now.
    pub talk: Vec<Seat>,
    /// The standing, once the game is over.
    pub outcome: Option<Outcome>,
}

/// A moment of the past.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Replay {
    /// How the whole game went so far.
    pub history: History,
    /// Round, and what each seat plays as, then.
    pub summary: Value,
    /// What each seat saw then, by its letter; empty unless all eyes were asked for.
    pub views: BTreeMap<String, Value>,
    /// The game then, with all lines up to it.
    pub position: Position,
}

/// Tables to choose from.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Tables {
    /// Those the visitor opened or sits at.
    pub mine: Vec<TableInfo>,
    /// Those open to all.
    pub listed: Vec<TableInfo>,
}

/// A game there is.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct GameInfo {
    /// Its name in addresses.
    pub name: &'static str,
    /// The languages it speaks.
    pub languages: Vec<&'static str>,
    /// What can be chosen before a game, in its own words.
    pub options: Value,
    /// The bots that play it.
    pub bots: Vec<BotInfo>,
}

/// A bot there is.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct BotInfo {
    /// Its name.
    pub name: &'static str,
    /// What it stands for.
    pub about: &'static str,
}

/// Somebody asks to take back their last action and whatever came after it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct UndoRequest {
    /// Whose action it goes back to.
    pub by: Seat,
    /// How many actions.
    pub steps: usize,
    /// Who agreed.
    pub agreed: Vec<Seat>,
    /// Who has not answered yet.
    pub waits: Vec<Seat>,
}

/// A message of a private talk.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct TalkMessage {
    /// Whose.
    pub seat: Seat,
    /// What it says.
    pub text: String,
}

/// Why something was not done.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Refused {
    /// For programs: it stays the same, and the client has words for it.
    pub code: &'static str,
    /// The same as a sentence in English.
    pub message: String,
    /// What the sentence is about.
    #[cfg_attr(feature = "types", ts(type = "Record<string, string | number>"))]
    pub args: BTreeMap<&'static str, Value>,
}

/// From the server, over the socket.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(tag = "t", rename_all = "kebab-case")]
#[allow(clippy::large_enum_variant, reason = "made, written and dropped at once")]
pub enum ServerMessage {
    /// All there is to know: first, and after `look` or `language`.
    Welcome {
        /// The table.
        table: TableInfo,
        /// The game, once it has begun: a [`Position`].
        #[cfg_attr(feature = "types", schemars(with = "Option<Position>"), ts(as = "Option<Position>"))]
        position: Option<Json>,
        /// What somebody asks to take back.
        request: Option<UndoRequest>,
        /// The private talk so far, for those who have a part in it.
        talk: Vec<TalkMessage>,
    },
    /// Something was done, or taken back.
    Update {
        /// The game now, with the lines since the last message.
        position: Position,
        /// Whether `view` holds only what changed since the last position that was sent: new values by the paths of
        /// fields, such as `players.A.hand`. Only for who asked for changes.
        changes: bool,
        /// Whether an action was taken back.
        undone: bool,
        /// Seconds left, seat by seat; none without a clock.
        clocks: Vec<Option<u32>>,
    },
    /// Seats, presence or status changed.
    Table {
        /// The table now.
        table: TableInfo,
    },
    /// Somebody asks to take back, somebody agreed, or the request is over. An update ends it too.
    UndoAsked {
        /// The request; none when it is over.
        request: Option<UndoRequest>,
        /// Who did not agree; whoever asked, if they thought better of it.
        refused: Option<Seat>,
    },
    /// A message of the private talk, to those who have a part in it.
    Talk(TalkMessage),
    /// A bot is thinking.
    Thinking {
        /// For which seat.
        seat: Seat,
    },
    /// What was sent last is refused; nothing changed.
    Refused(Refused),
    /// Answer to a ping.
    Pong,
}

/// From the client, over the socket.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(tag = "t", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ClientMessage {
    /// Do an action.
    Act {
        /// The number of entries the sender has seen.
        seq: u64,
        /// For which of one's seats.
        seat: Seat,
        /// The action's text form.
        action: String,
    },
    /// Take the last action back.
    Undo {
        /// The number of entries the sender has seen.
        seq: u64,
    },
    /// Ask everybody to let one's last action be taken back, with whatever came after it.
    AskUndo {
        /// The number of entries the sender has seen.
        seq: u64,
    },
    /// Agree to such a request, or end it.
    AnswerUndo {
        /// The number of entries the sender has seen.
        seq: u64,
        /// Whether the sender agrees.
        agree: bool,
    },
    /// Say something to those one may talk with in private.
    Talk {
        /// As which of one's seats.
        seat: Seat,
        /// What.
        text: String,
    },
    /// Look through the eyes of one of one's seats; none is a spectator's view (the curtain between hot seats).
    Look {
        /// Which seat.
        seat: Option<Seat>,
    },
    /// Speak another language.
    Language {
        /// Such as `en`.
        language: String,
    },
    /// Are you there?
    // With braces, for of a variant without them serde would let unknown fields pass.
    Ping {},
}
