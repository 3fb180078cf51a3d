//! The whole truth about a game at one moment: plain data, copied by copying memory.

use serde::{Deserialize, Serialize};
pub use table::{Hidden, KNOWN_TO_ALL};
use table::{List, Piles, Rng, Seat};

use crate::effect::Destination;
use crate::ids::*;
pub use crate::units::Units;

/// Most cards one player can own, wherever they lie; acquiring stops there. Some mixes of boxes have more, but no game
/// comes near.
pub const MAX_OWNED: usize = 128;
/// Most cards of the Imperium deck, all boxes together.
pub const MAX_IMPERIUM: usize = 180;
/// Most intrigue cards, all boxes together.
pub const MAX_INTRIGUE: usize = 104;
/// Most cards that can have left the game: all Imperium cards, every player's starting cards and, in a given position,
/// those of the reserve.
pub const MAX_GONE: usize = 255;
/// Most effects that can lie on the tray: the reveal of all that one player can own leaves fewer, or the game is refused.
pub const MAX_TRAY: usize = 128;
/// Most reserve piles.
pub const MAX_RESERVE: usize = 4;
/// Most maker spaces, and most spaces that can be controlled.
pub const MAX_MAKERS: usize = 4;
/// Most cards in the conflict deck.
pub const MAX_CONFLICTS: usize = 10;
/// Most technology tiles in one stack.
pub const MAX_STACK: usize = 6;
/// Most contracts that lie face up.
pub const MAX_MARKET: usize = 2;
/// Most contracts in the stack.
pub const MAX_CONTRACTS: usize = 20;
/// The last step of the shipping track.
pub const SHIPPING_TOP: u8 = 3;

/// Where one agent is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Agent {
    /// Not this player's (the swordmaster before it is gained, the Mentat most of the time).
    #[default]
    Absent,
    /// With the leader, ready to be sent.
    Ready,
    /// On a board space.
    On(SpaceId),
}

/// An agent's number with its player: two of their own, then the swordmaster, then the Mentat.
pub const SWORDMASTER: usize = 2;
/// See [`SWORDMASTER`].
pub const MENTAT: usize = 3;

/// What belongs to one player. `Copy`, so that cloning a state is copying bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Player {
    /// The leader.
    pub leader: LeaderId,
    /// Whether the leader has been chosen yet.
    pub has_leader: bool,
    /// Victory points by where they came from.
    pub vp: [i8; VpSource::ALL.len()],
    /// Money.
    pub solari: u16,
    /// Melange.
    pub spice: u16,
    /// Water.
    pub water: u16,
    /// Units in supply.
    pub supply: Units,
    /// Units in the garrison.
    pub garrison: Units,
    /// Units in the conflict.
    pub conflict: Units,
    /// Swords shown this round.
    pub swords: u8,
    /// Persuasion not yet spent.
    pub persuasion: u8,
    /// Steps on the four tracks.
    pub influence: [u8; FACTIONS],
    /// Where the agents are.
    pub agents: [Agent; 4],
    /// Has a High Council seat.
    pub high_council: bool,
    /// Has revealed this round.
    pub revealed: bool,
    /// Cards acquired in this round's reveal turn may go onto the deck.
    pub acquire_to_deck: bool,
    /// The space closed to opponents until this player's next turn.
    pub closed: Option<SpaceId>,
    /// The secret factions of a leader who has some; emptied when they are shown.
    pub secret_factions: u8,
    /// Set of technology tiles owned, by [`TechId::bit`].
    pub tiles: u32,
    /// Those of them that were used this round and lie face down.
    pub used_tiles: u32,
    /// Troops sent to Ix as negotiators.
    pub negotiators: u8,
    /// The freighter's step on the shipping track.
    pub freighter: u8,
    /// Set of factions on whose tracks a snooper of this player lies.
    pub snoopers: u8,
    /// Own turns begun this round.
    pub turns: u8,
    /// Has drawn the intrigue cards of the start, and done what the leader does then.
    pub set_up: bool,
    /// Solari that come if this round's conflict is won.
    pub solari_if_won: u8,
    /// Set of posts with a spy of this player, by [`PostId::bit`].
    pub spies: u16,
    /// Has the maker hooks.
    pub maker_hooks: bool,
    /// Troops that are memories.
    pub memories: u8,
    /// The step on the leader's training track.
    pub training: u8,
    /// Each card acquired in this round's reveal turn recruits so many troops.
    pub troops_for_cards: u8,
    /// How many had revealed this round when this player did, this player included; of the round before, until then.
    pub reveal_rank: u8,
    /// The objective.
    pub objective: Option<ObjectiveId>,
    /// Whether it is face down.
    pub objective_down: bool,
    /// Set of conflict cards won, by [`ConflictId::bit`].
    pub won: u32,
    /// Those of them that are face down.
    pub won_down: u32,
    /// Set of contracts taken and not completed, by [`ContractId::bit`].
    pub contracts: u32,
    /// Set of contracts completed.
    pub completed: u32,
    /// Contracts dealt at the start, until all players have chosen.
    pub dealt: u32,
    /// The one of them that is kept.
    pub kept: Option<ContractId>,
    /// The cards owned: [`HAND`], [`PLAYED`], [`SHOWN`], [`DISCARD`], [`SAVED`] and [`DECK`]; and those set [`ASIDE`].
    pub cards: Piles<Hidden<CardId>, MAX_OWNED, 7>,
}

/// Cards in hand, sorted: a pile of [`Player::cards`].
pub const HAND: usize = 0;
/// Cards played for agents this round, sorted: a pile of [`Player::cards`].
pub const PLAYED: usize = 1;
/// Cards revealed this turn, sorted: a pile of [`Player::cards`].
pub const SHOWN: usize = 2;
/// The discard pile, sorted, for it is open to all and its order does not matter: a pile of [`Player::cards`].
pub const DISCARD: usize = 3;
/// A hand card set aside face down until the second turn of the round: a pile of [`Player::cards`].
pub const SAVED: usize = 4;
/// The draw pile: a pile of [`Player::cards`]. Only [`ASIDE`] comes after it: what is drawn moves nothing else.
pub const DECK: usize = 5;
/// Row cards set aside for this player alone, sorted and not owned yet: a pile of [`Player::cards`], empty most of the
/// time. Each of them, whoever's ability set it aside, costs the same persuasion less.
pub const ASIDE: usize = 6;

/// Intrigue cards that left the game, sorted: a pile of [`State::intrigue`], after each player's hand and face-up cards.
pub const INTRIGUE_GONE: usize = 2 * MAX_SEATS;
/// The intrigue discard pile, sorted: a pile of [`State::intrigue`].
pub const INTRIGUE_DISCARD: usize = INTRIGUE_GONE + 1;
/// The intrigue deck: a pile of [`State::intrigue`].
pub const INTRIGUE_DECK: usize = INTRIGUE_DISCARD + 1;

/// Intrigue cards in a player's hand, sorted: a pile of [`State::intrigue`].
pub const fn intrigue_hand(player: Seat) -> usize {
    player.index()
}

/// Intrigue cards lying face up before a player until the reveal turn is over: a pile of [`State::intrigue`].
pub const fn intrigue_face_up(player: Seat) -> usize {
    MAX_SEATS + player.index()
}

impl Player {
    /// Victory points in all.
    pub fn points(&self) -> i32 {
        self.vp.iter().map(|&n| i32::from(n)).sum()
    }

    /// Agents waiting to be sent.
    pub fn ready_agents(&self) -> usize {
        self.agents.iter().filter(|&&agent| agent == Agent::Ready).count()
    }

    /// Whether one of the agents stands on `space`.
    pub fn is_on(&self, space: SpaceId) -> bool {
        self.agents.contains(&Agent::On(space))
    }

    /// Cards in hand.
    pub fn hand(&self) -> &[Hidden<CardId>] {
        self.cards.pile(HAND)
    }

    /// The discard pile.
    pub fn discard(&self) -> &[Hidden<CardId>] {
        self.cards.pile(DISCARD)
    }

    /// The draw pile; the last one is the top.
    pub fn deck(&self) -> &[Hidden<CardId>] {
        self.cards.pile(DECK)
    }

    /// Row cards set aside for this player alone.
    pub fn aside(&self) -> &[Hidden<CardId>] {
        self.cards.pile(ASIDE)
    }

    /// Whether that row card is set aside for this player.
    pub fn is_aside(&self, card: CardId) -> bool {
        self.aside().iter().any(|held| held.card == card)
    }

    /// Cards in play: played for agents or revealed, until clean-up.
    pub fn in_play(&self) -> impl Iterator<Item = CardId> + '_ {
        self.cards.run(PLAYED, SHOWN).iter().map(|held| held.card)
    }

    /// Every card owned, wherever it lies.
    pub fn owned(&self) -> impl Iterator<Item = CardId> + '_ {
        self.cards.run(HAND, DECK).iter().map(|held| held.card)
    }

    /// Puts a card that all may see into a sorted pile.
    pub(crate) fn put(&mut self, pile: usize, card: CardId) {
        self.cards.insert_sorted(pile, Hidden { card, known: KNOWN_TO_ALL });
    }

    /// Takes a card out of a pile, if it is there. Of several equal ones the one most people know of goes first.
    #[inline]
    pub(crate) fn take(&mut self, pile: usize, card: CardId) -> bool {
        let index = self.cards.pile(pile).iter().rposition(|held| held.card == card);
        index.map(|index| self.cards.remove(pile, index)).is_some()
    }
}

/// Where the Mentat is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Mentat {
    /// On its space.
    Home,
    /// An extra agent of this seat for the round.
    With(Seat),
    /// Won in a conflict: waits for this seat's next round.
    Kept(Seat),
}

/// What part of the round it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Leaders and secrets are being chosen.
    Setup,
    /// The conflict is shown and hands are drawn.
    RoundStart,
    /// Agent and reveal turns.
    Turns,
    /// Combat intrigue.
    Combat,
    /// Rewards are taken.
    Rewards,
    /// Endgame intrigue.
    Endgame,
    /// All is done.
    Over,
}

/// The kind of turn being taken.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum TurnKind {
    /// Nothing sent, nothing revealed yet.
    Open,
    /// An agent was sent.
    Agent,
    /// The hand was revealed.
    Reveal,
}

/// What is remembered within one turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Turn {
    /// Whose turn it is.
    pub seat: Seat,
    /// What kind of turn it has become.
    pub kind: TurnKind,
    /// Whether anything was done in it yet.
    pub begun: bool,
    /// The card played for the agent.
    pub card: CardId,
    /// The space the agent was sent to.
    pub space: SpaceId,
    /// Whether that is a combat space.
    pub combat: bool,
    /// Troops recruited this turn.
    pub recruited: u8,
    /// Dreadnoughts commissioned this turn.
    pub commissioned: u8,
    /// Troops deployed this turn.
    pub deployed: u8,
    /// Dreadnoughts deployed this turn.
    pub deployed_dreadnoughts: u8,
    /// Troops deployed by right of the combat space.
    pub deployed_by_space: u8,
    /// Dreadnoughts deployed by the same right.
    pub dreadnoughts_by_space: u8,
    /// Troops recruited by the effect just resolved.
    pub recruits: u8,
    /// Icons added to the card.
    pub extra_icons: u16,
    /// Enemy agents do not block this turn.
    pub infiltrate: bool,
    /// How often a harvest pays the printed spice.
    pub harvest: u8,
    /// A card that is cheaper this turn, and by how much in all.
    pub discount: Option<(CardId, u8)>,
    /// Persuasion gained in this reveal turn, spent or not.
    pub persuasion: u8,
    /// Revealed cards that gave swords this turn.
    pub sword_cards: u8,
    /// The player takes another turn after this one.
    pub extra: bool,
    /// The card that was set aside until this turn.
    pub saved: Option<CardId>,
    /// Which of the space's prices was paid.
    pub price: u8,
    /// Spice gained this turn, spent or not.
    pub spice: u8,
    /// No unit may be deployed this turn.
    pub no_deploy: bool,
    /// Troops recruited this turn may be deployed from any space.
    pub deploys_recruits: bool,
    /// Sandworms summoned this turn.
    pub worms: u8,
    /// A spy was recalled this turn.
    pub recalled_spy: bool,
    /// Where a spy was placed by the effect being resolved.
    pub placed_spy: Option<PostId>,
    /// Factions of the card discarded by the effect being resolved.
    pub discarded: u8,
    /// Set of reserve piles of which a card was acquired this turn.
    pub acquired: u8,
    /// Set of harvest contracts held when the agent was sent to a maker space.
    pub harvest_contracts: u32,
}

/// Something to be done, or a decision that is owed. For whom, and who decides, says [`Pending`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Frame {
    /// Resolve a node.
    Do(NodeId),
    /// Resolve a node so many more times.
    Times(NodeId, u8),
    /// Resolve a node for `next` and the opponents after them in turn order, until the player is reached again.
    EachOpponent {
        /// The player who does it next.
        next: Seat,
        /// What each does.
        node: NodeId,
    },
    /// An intrigue card just played is put away when its effect is done.
    PutAway(IntrigueId),
    /// Choose a leader.
    Leader,
    /// Choose two factions in secret.
    SecretFactions,
    /// Deploy a troop to defend a controlled location, or not.
    Defend,
    /// The turn: whatever its kind allows.
    Turn,
    /// Resolve one's conflict reward.
    Reward,
    /// Choose one of a node's options.
    Choose(NodeId),
    /// Choose so many more of a node's options, not those in the set.
    ChooseSome(NodeId, u8, u8),
    /// Choose a faction of the set to gain so much influence with.
    GainInfluence(u8, u8),
    /// Choose a faction to lose so much influence with.
    LoseInfluence(u8),
    /// Choose a card to trash; may be declined unless it pays for something.
    Trash(bool),
    /// Choose so many more cards to discard.
    Discard(u8),
    /// Choose a card of a faction to take back from the discard pile.
    Recover(Faction),
    /// Choose a card to take without paying.
    Acquire {
        /// Highest cost.
        max_cost: u8,
        /// Where it goes.
        to: Destination,
    },
    /// Choose where a card goes that only its own icon hands out.
    Foldspace,
    /// Choose how many troops to deploy, up to so many.
    Deploy(u8),
    /// Choose how many troops to retreat, up to so many.
    Retreat(u8),
    /// Choose an own agent to recall.
    RecallAgent,
    /// Choose a space to close.
    CloseSpace,
    /// Choose a row card to set aside.
    SetAside,
    /// Choose an opponent whose troop leaves the conflict.
    DoubleCross,
    /// Draw or trash the top card.
    Snoop,
    /// Pass the turn, or go on with it.
    PassTurn,
    /// Choose who of the set takes an alliance token.
    GiveAlliance(Faction, u8),
    /// Play combat intrigue or pass.
    Combat,
    /// Play intrigue for a won conflict, or pass.
    Won,
    /// Play endgame intrigue or be done.
    Endgame,
    /// Choose a leader of the set.
    Draft(u32),
    /// Take an optional effect, or not.
    Offer(NodeId),
    /// Advance or recall the freighter, or leave it.
    Freighter,
    /// Take the bonuses of a recalled freighter, those of the set, in any order.
    Shipping(u8),
    /// Buy a technology tile.
    Tech {
        /// So much spice less.
        discount: u8,
        /// The price may be paid in Solari.
        or_solari: bool,
        /// Whether it may be declined.
        may_decline: bool,
    },
    /// Deploy so many more units, or no more.
    DeployUnits(u8),
    /// So many more own units have to retreat.
    RetreatUnits(u8),
    /// So many more enemy units may be made to retreat.
    RetreatEnemy(u8),
    /// Choose a card in play to trash, or none.
    TrashInPlay,
    /// Put so many more intrigue cards under the deck.
    ReturnIntrigue(u8),
    /// Put intrigue cards under the deck, so many until now, then draw as many.
    SwapIntrigue(u8),
    /// Keep one of the two top intrigue cards.
    KeepIntrigue,
    /// Set a hand card aside until the second turn.
    SaveCard,
    /// Place a dreadnought that won.
    PlaceDreadnought,
    /// A snooper of that track was taken, so many before it: its reward.
    Snooper(Faction, u8),
    /// All hands are drawn: turns begin.
    BeginTurns,
    /// The agent has arrived: what follows is laid out.
    Arrive,
    /// Choose a spy next to the space to recall, because an enemy agent stands there.
    Infiltrate,
    /// Recall a spy next to the space to draw a card, or not.
    Gather,
    /// Place a spy on one of these posts.
    Spy {
        /// The posts that come into question.
        posts: u16,
        /// Whether other players' spies do not matter.
        shared: bool,
    },
    /// Recall so many more spies.
    RecallSpy(u8),
    /// So many contract icons, one after the other.
    Contracts(u8),
    /// Take a contract.
    Contract,
    /// Remove the Shield Wall, or not.
    BlowWall,
    /// Trash so many more intrigue cards.
    TrashIntrigue(u8),
    /// Trash a card of a faction from hand.
    TrashFromHand(Faction),
    /// Trash a card of a faction that is in play, but not the one whose effect it is.
    TrashFromPlay(Faction),
    /// Turn down a card with that battle icon, or a wild one.
    TurnDown(BattleIcon),
    /// Use a line of an intrigue card, not one of the set, or be done.
    Lines(NodeId, u8),
    /// Keep one of the contracts dealt.
    KeepContract,
    /// Choose the next step on the training track.
    Training,
    /// Take a card of cost 1 to hand, trash a card from hand, or neither.
    Chronicle,
    /// Choose one of the three top cards of the deck: to take, and then to discard.
    TopCards(u8),
    /// Buy a card with Solari, or not.
    BuyWithSolari,
}

/// The whole game at one moment.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct State {
    /// All chance comes from here.
    pub rng: Rng,
    /// How often anybody learned something from a hidden pile.
    pub secrets_seen: u32,
    /// The round, from 1.
    pub round: u8,
    /// Part of the round.
    pub phase: Phase,
    /// Holder of the first-player marker.
    pub first: Seat,
    /// The players: first those who have a seat, then those who have none; the rest stay empty.
    pub players: [Player; MAX_SEATS],
    /// The Imperium row.
    pub row: List<CardId, MAX_ROW>,
    /// The Imperium deck; the last one is the top.
    pub imperium: List<CardId, MAX_IMPERIUM>,
    /// Copies left in the reserve piles, in the content's order.
    pub reserve: [u8; MAX_RESERVE],
    /// All intrigue cards: [`intrigue_hand`] and [`intrigue_face_up`] of each player, [`INTRIGUE_DISCARD`] and
    /// [`INTRIGUE_DECK`].
    pub intrigue: Piles<Hidden<IntrigueId>, MAX_INTRIGUE, { INTRIGUE_DECK + 1 }>,
    /// Cards that left the game, sorted.
    pub gone: List<CardId, MAX_GONE>,
    /// The conflict deck; the last one is the top.
    pub conflicts: List<ConflictId, MAX_CONFLICTS>,
    /// Set of conflicts that have been face up, by [`ConflictId::bit`].
    pub seen_conflicts: u32,
    /// The conflict fought over this round.
    pub conflict: Option<ConflictId>,
    /// Bonus spice on the maker spaces, in the content's order.
    pub bonus_spice: [u8; MAX_MAKERS],
    /// Control markers on the spaces that can be controlled, in the content's order.
    pub control: [Option<Seat>; MAX_MAKERS],
    /// Holders of the alliance tokens.
    pub alliances: [Option<Seat>; FACTIONS],
    /// Whose dreadnought stands on the spaces that can be controlled, in the content's order.
    pub dreadnoughts: [Option<Seat>; MAX_MAKERS],
    /// Set of those that were placed in this round's combat.
    pub new_dreadnoughts: u8,
    /// The stacks of technology tiles; the last one of each is face up.
    pub tech: [List<TechId, MAX_STACK>; TECH_STACKS],
    /// Set of technology tiles that left the game.
    pub tiles_gone: u32,
    /// The stack of contracts; the last one is turned up next.
    pub contract_stack: List<ContractId, MAX_CONTRACTS>,
    /// Contracts that lie face up.
    pub contract_market: List<ContractId, MAX_MARKET>,
    /// Set of contracts set aside for a leader alone.
    pub contracts_aside: u32,
    /// Set of contracts that were taken out of a given position.
    pub contracts_gone: u32,
    /// The Shield Wall stands.
    pub shield_wall: bool,
    /// Where the Mentat is.
    pub mentat: Mentat,
    /// The turn being taken.
    pub turn: Turn,
    /// Effects laid out to be resolved in any order, sorted.
    pub tray: List<NodeId, MAX_TRAY>,
    /// What is to be done, the next one last.
    pub stack: List<Pending, 24>,
    /// Seats that passed in a row in combat.
    pub passed: u8,
    /// Whether the seat taking its combat turn has played a card in it.
    pub played_this_turn: bool,
    /// Who won this round's conflict outright.
    pub winner: Option<Seat>,
    /// Rewards still to be taken: seat and place, the next one last.
    pub rewards: List<(u8, u8), 8>,
}

/// A frame on the stack: who decides, for whom, and the effect it comes from. The last one on the stack is next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Pending {
    /// The seat that decides.
    pub decider: Seat,
    /// The player it is decided for: whose cards, troops and goods are meant.
    pub player: Seat,
    /// What is to be done or decided.
    pub frame: Frame,
    /// The effect that asks for it, if one does.
    pub source: Option<NodeId>,
}

impl Default for Pending {
    fn default() -> Self {
        Pending { decider: Seat(0), player: Seat(0), frame: Frame::Turn, source: None }
    }
}

impl State {
    /// What is owed next; none when the game is over.
    pub fn pending(&self) -> Option<Pending> {
        self.stack.last().copied()
    }

    /// The decision that is owed; none when the game is over.
    pub fn frame(&self) -> Option<Frame> {
        self.stack.last().map(|pending| pending.frame)
    }

    /// The player something is to be decided for; between decisions the one whose turn it is.
    pub fn acting(&self) -> Seat {
        self.stack.last().map_or(self.turn.seat, |pending| pending.player)
    }

    /// The player who has a leader.
    pub fn who_plays(&self, leader: LeaderId) -> Option<Seat> {
        let plays = |player: &Player| player.has_leader && player.leader == leader;
        self.players.iter().position(plays).map(|seat| Seat(seat as u8))
    }
}
