//! Events as they are sent, with components by their ids.

use serde::Serialize;
use serde_json::Value;
use table::{Seat, WireName};

use crate::action::{Change, Piece};
use crate::content::Content;
use crate::event::{Criterion, Event, Leaders, Pieces, Powers, PrescienceCards, Way, Zones};
use crate::game::Arrakis;
use crate::ids::*;
use crate::state::Phase;

/// Declares once how each event is called and what its fields are called when it is sent.
macro_rules! events {
    ($($(#[$doc:meta])* $name:ident = $text:literal { $($index:tt $field:ident: $type:ty),* }),* $(,)?) => {
        /// One thing that happened, with components by their ids.
        #[derive(Clone, PartialEq, Eq, Debug, Serialize)]
        #[cfg_attr(feature = "types", derive(ts_rs::TS))]
        #[serde(tag = "event")]
        #[allow(missing_docs, reason = "see `Event`")]
        pub enum EventTree<'a> {
            $($(#[$doc])* #[serde(rename = $text)] $name { $($field: <$type as WireName<Content>>::Name<'a>),* }),*
        }

        impl Event {
            /// The event as it is sent.
            pub fn tree(self, content: &Content) -> EventTree<'_> {
                match self {
                    $(Event::$name { $($index: $field,)* .. } => EventTree::$name { $($field: $field.named(content)),* }),*
                }
            }

            /// Its name, as messages have it.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Event::$name { .. } => $text),*
                }
            }
        }
    };
}

events! {
    /// A round begins.
    Round = "round" { 0 round: u8 },
    /// A phase begins.
    Phase = "phase" { 0 phase: Phase },
    /// A prescience card was revealed.
    Revealed = "revealed" { 0 prescience: PrescienceId },
    /// So many planning cards were drawn from a deck.
    Drew = "drew" { 0 board: Board, 1 deck: Board, 2 count: u8 },
    /// The card drawn, for who drew it.
    DrewCard = "drew-card" { 0 board: Board, 1 card: CardId },
    /// So many dice are locked on the spice board.
    Locked = "locked" { 0 count: u8 },
    /// A vehicle came to an area.
    Harvester = "harvester" { 0 area: AreaId },
    /// A flyer came to a zone.
    Flyer = "flyer" { 0 vehicle: Vehicle, 1 zone: ZoneId },
    /// A vehicle left an area.
    HarvesterGone = "harvester-gone" { 0 area: AreaId },
    /// A flyer left a zone.
    FlyerGone = "flyer-gone" { 0 vehicle: Vehicle, 1 zone: ZoneId },
    /// A side rolled these results.
    Rolled = "rolled" { 0 side: Side, 1 results: [u8; 5] },
    /// A die was turned to a result.
    Turned = "turned" { 0 board: Board, 1 face: Face },
    /// A Bene Gesserit token lies on the board as a die.
    BgDie = "bg-die" { 0 board: Board, 1 face: Face },
    /// A turn begins.
    Turn = "turn" { 0 side: Side },
    /// A die was spent.
    Spent = "spent" { 0 board: Board, 1 face: Face },
    /// A leader's special action was used.
    LeaderAction = "leader-action" { 0 leader: LeaderId },
    /// Desert power was used.
    DesertPower = "desert-power" {},
    /// A card was played.
    Played = "played" { 0 board: Board, 1 card: CardId },
    /// A card was discarded.
    Discarded = "discarded" { 0 board: Board, 1 card: CardId },
    /// A legion moved.
    Moved = "moved" { 0 side: Side, 1 from: AreaId, 2 to: AreaId, 3 way: Way },
    /// An ornithopter carried it.
    Carried = "carried" { 0 zone: ZoneId },
    /// Figures came to an area.
    Placed = "placed" { 0 side: Side, 1 piece: Piece, 2 area: AreaId },
    /// A token was set down.
    TokenPlaced = "token-placed" { 0 token: TokenId, 1 area: AreaId },
    /// A leader was placed.
    LeaderPlaced = "leader-placed" { 0 leader: LeaderId, 1 area: AreaId },
    /// A unit became another.
    Changed = "changed" { 0 side: Side, 1 area: AreaId, 2 kind: Kind, 3 into: Kind },
    /// A figure was lost.
    Lost = "lost" { 0 side: Side, 1 area: AreaId, 2 piece: Piece },
    /// A leader entered play.
    Entered = "entered" { 0 leader: LeaderId },
    /// The Wild Maker entered play.
    WildMakerEntered = "wild-maker-entered" {},
    /// A leader left the game.
    Retired = "retired" { 0 leader: LeaderId },
    /// A leader went to the tank.
    Tank = "tank" { 0 leader: LeaderId },
    /// A leader left it.
    Freed = "freed" { 0 leader: LeaderId },
    /// A token was revealed.
    TokenRevealed = "token-revealed" { 0 token: TokenId, 1 area: AreaId, 2 shows: [u8; 4] },
    /// A sietch was revealed.
    SietchRevealed = "sietch-revealed" { 0 area: AreaId, 1 rank: u8 },
    /// A station was captured.
    Station = "station" { 0 area: AreaId, 1 marker: Marker },
    /// A settlement was destroyed.
    Destroyed = "destroyed" { 0 area: AreaId, 1 rank: u8 },
    /// A prescience marker is here now.
    Marker = "marker" { 0 marker: Marker, 1 step: u8 },
    /// The supremacy marker is here now.
    Supremacy = "supremacy" { 0 step: u8 },
    /// A prescience card was claimed.
    Claimed = "claimed" { 0 prescience: PrescienceId },
    /// A wormsign was laid.
    Sign = "sign" { 0 area: AreaId },
    /// A wormsign went back to the pool.
    SignGone = "sign-gone" { 0 area: AreaId },
    /// A wormsign was revealed.
    SignRevealed = "sign-revealed" { 0 area: AreaId, 1 sign: Sign },
    /// A worm appeared.
    Worm = "worm" { 0 area: AreaId, 1 wild: bool },
    /// A worm moved.
    WormMoved = "worm-moved" { 0 from: AreaId, 1 to: AreaId },
    /// A worm attacked.
    WormAttacked = "worm-attacked" { 0 from: AreaId, 1 to: AreaId },
    /// A worm left the board.
    WormGone = "worm-gone" { 0 area: AreaId },
    /// A carryall saved a harvester.
    Saved = "saved" { 0 area: AreaId, 1 zone: ZoneId },
    /// Atomics opened an area.
    Detonated = "detonated" { 0 area: AreaId },
    /// An attack begins.
    Attack = "attack" { 0 side: Side, 1 from: AreaId, 2 to: AreaId, 3 surprise: bool },
    /// Dice of a combat round.
    Combat = "combat" { 0 side: Side, 1 results: [u8; 3] },
    /// A leader used a Special.
    Special = "special" { 0 side: Side, 1 leader: Option<LeaderId> },
    /// Hits suffered.
    Hits = "hits" { 0 side: Side, 1 count: u8 },
    /// A special attack's dice and hits against an area.
    Struck = "struck" { 0 area: AreaId, 1 results: [u8; 3], 2 hits: u8 },
    /// Who won the battle.
    Won = "won" { 0 winner: Option<Side> },
    /// A legion went elsewhere, driven.
    Driven = "driven" { 0 side: Side, 1 from: AreaId, 2 to: AreaId },
    /// An area was scouted.
    Scouted = "scouted" { 0 area: AreaId },
    /// Spice of this round.
    Spice = "spice" { 0 count: u8 },
    /// An Imperium marker moved.
    Imperium = "imperium" { 0 power: Power, 1 change: Change, 2 row: u8 },
    /// Spice bought supremacy.
    Stockpiled = "stockpiled" {},
    /// Spice saved.
    SpiceSaved = "spice-saved" { 0 count: u8 },
    /// A ban is active.
    Ban = "ban" { 0 power: Power },
    /// A Bene Gesserit token was taken.
    BgToken = "bg-token" { 0 side: Side },
    /// A named leader was exchanged for a generic one.
    Exchanged = "exchanged" { 0 leader: LeaderId, 1 area: AreaId },
    /// A prescience card left the game.
    PrescienceGone = "prescience-gone" { 0 prescience: PrescienceId },
    /// A prescience card went back to the deck.
    PrescienceBack = "prescience-back" { 0 prescience: PrescienceId },
    /// A second objective was drawn.
    SecondObjective = "second-objective" {},
    /// A die was lost.
    DieLost = "die-lost" { 0 side: Side, 1 face: Face },
    /// The die that has to be spent next.
    DieForced = "die-forced" { 0 face: Face },
    /// A person is blocked in the next turn.
    Blocked = "blocked" { 0 person: Person },
    /// A sietch moved.
    SietchMoved = "sietch-moved" { 0 from: AreaId, 1 to: AreaId },
    /// The tokens of two sietches changed places.
    TokensSwapped = "tokens-swapped" { 0 from: AreaId, 1 to: AreaId },
    /// A cone of silence was used.
    Cone = "cone" { 0 side: Side },
    /// The harvesting sector and the target.
    Tactics = "tactics" { 0 harvest: TacticId, 1 target: TacticId },
    /// A new target.
    Target = "target" { 0 target: TacticId },
    /// The Harkonnen rolled a result, alone.
    MahdiRolled = "mahdi-rolled" { 0 face: Face },
    /// The Harkonnen roll again: enough used dice show that result.
    MahdiRerolled = "mahdi-rerolled" { 0 face: Face },
    /// What decided the Harkonnen, and between which areas.
    MahdiChose = "mahdi-chose" { 0 criterion: Criterion, 1 area: AreaId, 2 among: AreaSet },
    /// The same for an air zone.
    MahdiChoseZone = "mahdi-chose-zone" { 0 criterion: Criterion, 1 zone: ZoneId, 2 among: Zones },
    /// For a named leader.
    MahdiChoseLeader = "mahdi-chose-leader" { 0 criterion: Criterion, 1 leader: LeaderId, 2 among: Leaders },
    /// For a prescience card.
    MahdiChosePrescience = "mahdi-chose-prescience" {
        0 criterion: Criterion, 1 prescience: PrescienceId, 2 among: PrescienceCards
    },
    /// For a figure they lose in an area.
    MahdiChoseLoss = "mahdi-chose-loss" { 0 criterion: Criterion, 1 area: AreaId, 2 piece: Piece, 3 among: Pieces },
    /// For an Imperium marker that spice goes to, or does not.
    MahdiChosePower = "mahdi-chose-power" { 0 criterion: Criterion, 1 power: Power, 2 among: Powers },
    /// The Harkonnen go on with an attack or stop it: their power by single units, and the defender's.
    MahdiGoesOn = "mahdi-goes-on" { 0 on: bool, 1 own: u8, 2 foe: u8 },
    /// Spice that is left over with all markers on the top row.
    MahdiSurplus = "mahdi-surplus" { 0 count: u8 },
    /// A card goes to the reinforcement deck, for a part of it cannot be done.
    MahdiSetAside = "mahdi-set-aside" { 0 card: CardId },
    /// Instead of a Bene Gesserit token: whether a locked die comes free, else supremacy rises.
    MahdiBgToken = "mahdi-bg-token" { 0 freed: bool },
    /// A die of the Harkonnen is set aside unrolled.
    MahdiDieLost = "mahdi-die-lost" {},
    /// The Harkonnen could do nothing with what they rolled.
    MahdiIdle = "mahdi-idle" {},
    /// A card went to the reinforcement deck.
    Reinforced = "reinforced" { 0 board: Board },
    /// The game is over.
    Over = "over" { 0 winner: Side, 1 victory: Victory },
}

impl Event {
    /// Its name and what it is about.
    pub(crate) fn words(self, content: &Content) -> (&'static str, Vec<(String, Value)>) {
        let fields = match serde_json::to_value(self.tree(content)) {
            Ok(Value::Object(fields)) => fields.into_iter().filter(|(field, _)| field != "event").collect(),
            _ => Vec::new(),
        };
        (self.name(), fields)
    }

    /// The board whose doing it is.
    const fn board(self) -> Option<Board> {
        match self {
            Event::Drew(board, ..)
            | Event::DrewCard(board, _)
            | Event::Turned(board, _)
            | Event::BgDie(board, _)
            | Event::Spent(board, _)
            | Event::Played(board, _)
            | Event::Discarded(board, _) => Some(board),
            Event::Turn(side)
            | Event::Rolled(side, _)
            | Event::Moved(side, ..)
            | Event::Placed(side, ..)
            | Event::Changed(side, ..)
            | Event::Lost(side, ..)
            | Event::Attack(side, ..)
            | Event::Combat(side, _)
            | Event::Special(side, _)
            | Event::Driven(side, ..)
            | Event::BgToken(side)
            | Event::Cone(side) => Some(side.house()),
            Event::Claimed(_) => Some(Board::HouseAtreides),
            Event::Imperium(..) | Event::Stockpiled => Some(Board::HouseHarkonnen),
            _ => None,
        }
    }
}

/// An event and whose doing it is, as far as that is somebody's at the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(optional_fields))]
pub struct EventOfSeat<'a> {
    /// The event.
    #[serde(flatten)]
    pub event: EventTree<'a>,
    /// Whose doing it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
}

impl<'a> EventOfSeat<'a> {
    /// The event as it is sent to screens.
    pub(crate) fn new(g: &'a Arrakis, event: Event) -> EventOfSeat<'a> {
        let at_the_table = |board: &Board| !g.solo || board.side() == Side::Atreides;
        EventOfSeat {
            event: event.tree(&g.content),
            seat: event.board().filter(at_the_table).map(|board| g.seat_of(board)),
        }
    }
}
