//! What happened: typed, in order, each with those who may see it. The log, the animations and the statistics are
//! readings of these.

use serde::Serialize;
use table::{Seat, WireName};

use crate::content::Content;
use crate::ids::*;

/// Where units move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum UnitMove {
    /// Supply to garrison.
    Recruit,
    /// Garrison to conflict.
    Deploy,
    /// Supply straight to conflict.
    Join,
    /// Conflict to garrison.
    Retreat,
    /// Garrison to supply.
    LoseGarrison,
    /// Conflict to supply.
    LoseConflict,
}

impl UnitMove {
    /// What messages call it.
    pub const fn name(self) -> &'static str {
        match self {
            UnitMove::Recruit => "recruit",
            UnitMove::Deploy => "deploy",
            UnitMove::Join => "join",
            UnitMove::Retreat => "retreat",
            UnitMove::LoseGarrison => "lose-garrison",
            UnitMove::LoseConflict => "lose-conflict",
        }
    }
}

/// Declares the events once: as they happen, and as they are sent, with components by their ids.
macro_rules! events {
    ($($(#[$doc:meta])* $name:ident { $($field:ident: $type:ty),* }),* $(,)?) => {
        /// One thing that happened.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[allow(missing_docs, reason = "the fields are the words of the sentence each value stands for")]
        pub enum Event { $($(#[$doc])* $name { $($field: $type),* }),* }

        /// One thing that happened, with components by their ids.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
        #[cfg_attr(feature = "types", derive(ts_rs::TS))]
        #[serde(tag = "event", rename_all = "kebab-case")]
        #[allow(missing_docs, reason = "see `Event`")]
        pub enum EventTree<'a> { $($(#[$doc])* $name { $($field: <$type as WireName<Content>>::Name<'a>),* }),* }

        impl Event {
            /// The event as it is sent.
            pub fn tree(self, content: &Content) -> EventTree<'_> {
                match self {
                    $(Event::$name { $($field),* } => EventTree::$name { $($field: $field.named(content)),* }),*
                }
            }
        }
    };
}

events! {
    /// A leader was revealed for a draft.
    LeaderOffered { leader: LeaderId },
    /// A leader was chosen.
    LeaderChosen { seat: Seat, leader: LeaderId },
    /// Secret factions were chosen; which ones only the chooser sees.
    SecretFactionsChosen { seat: Seat },
    /// Which secret factions: for the chooser, or for all once shown.
    SecretFactions { seat: Seat, first: Faction, second: Faction },
    /// A round began with this conflict.
    RoundBegan { round: u8, first: Seat, conflict: ConflictId },
    /// A player's turn began.
    TurnBegan { seat: Seat },
    /// An agent was sent.
    AgentSent { seat: Seat, card: CardId, space: SpaceId },
    /// An agent came back from the board.
    AgentRecalled { seat: Seat, space: SpaceId },
    /// The hand was revealed.
    Revealed { seat: Seat },
    /// A card was revealed.
    CardRevealed { seat: Seat, card: CardId },
    /// The turn ended.
    TurnEnded { seat: Seat },
    /// The turn was passed without agent or reveal.
    TurnPassed { seat: Seat },
    /// An effect was chosen from the tray: those since the turn began are what is done of it.
    Resolved { seat: Seat, effect: NodeId },
    /// Something was gained.
    Gained { seat: Seat, good: Good, amount: u8 },
    /// Something was paid.
    Paid { seat: Seat, good: Good, amount: u8 },
    /// Victory points were lost.
    VpLost { seat: Seat, amount: u8 },
    /// Cards were drawn; how many everybody sees.
    Drew { seat: Seat, count: u8 },
    /// Which card was drawn: for its owner.
    DrewCard { seat: Seat, card: CardId },
    /// The discard pile became a new deck.
    Reshuffled { seat: Seat },
    /// Intrigue cards were drawn.
    DrewIntrigue { seat: Seat, count: u8 },
    /// Which intrigue card was drawn: for its owner.
    DrewIntrigueCard { seat: Seat, card: IntrigueId },
    /// An intrigue card was stolen.
    StoleIntrigue { seat: Seat, from: Seat },
    /// Which one: for the two of them.
    StoleIntrigueCard { seat: Seat, from: Seat, card: IntrigueId },
    /// An intrigue card was played.
    IntriguePlayed { seat: Seat, card: IntrigueId },
    /// A card was trashed.
    Trashed { seat: Seat, card: CardId, zone: Zone },
    /// A card was discarded from hand.
    Discarded { seat: Seat, card: CardId },
    /// A card came back from the discard pile into the hand.
    Recovered { seat: Seat, card: CardId },
    /// The top card was looked at: for its owner.
    Looked { seat: Seat, card: CardId },
    /// A card was acquired.
    Acquired { seat: Seat, card: CardId, cost: u8, to_deck: bool, to_hand: bool },
    /// A new card came to the row.
    RowFilled { card: CardId },
    /// A row card was set aside for a player.
    SetAside { seat: Seat, card: CardId },
    /// A card set aside and not acquired left the game.
    AsideRemoved { seat: Seat, card: CardId },
    /// Troops moved.
    TroopsMoved { seat: Seat, how: UnitMove, count: u8 },
    /// Dreadnoughts moved.
    DreadnoughtsMoved { seat: Seat, how: UnitMove, count: u8 },
    /// Influence rose.
    InfluenceGained { seat: Seat, faction: Faction, amount: u8, now: u8 },
    /// Influence fell.
    InfluenceLost { seat: Seat, faction: Faction, amount: u8, now: u8 },
    /// An alliance token was taken.
    AllianceTaken { seat: Seat, faction: Faction },
    /// An alliance token was lost.
    AllianceLost { seat: Seat, faction: Faction },
    /// A High Council seat was taken.
    CouncilSeat { seat: Seat },
    /// The swordmaster was gained.
    SwordmasterGained { seat: Seat },
    /// The Mentat was taken.
    MentatTaken { seat: Seat },
    /// A space was closed to opponents.
    SpaceClosed { seat: Seat, space: SpaceId },
    /// A location is now controlled by a player.
    ControlTaken { seat: Seat, space: SpaceId },
    /// A pass in combat.
    CombatPassed { seat: Seat },
    /// A player's place in the conflict.
    Placed { seat: Seat, place: u8, strength: u8 },
    /// The conflict was won outright.
    ConflictWon { seat: Seat, conflict: ConflictId },
    /// Nobody won the conflict.
    NobodyWon { conflict: ConflictId },
    /// Bonus spice was added to a maker space.
    MakerGrew { space: SpaceId, now: u8 },
    /// The first-player marker moved on.
    FirstPlayer { seat: Seat },
    /// An opponent made a unit of a player retreat.
    UnitRetreats { seat: Seat, by: Seat },
    /// A dreadnought that won stands on a location now.
    DreadnoughtPlaced { seat: Seat, space: SpaceId },
    /// A dreadnought came back from a location.
    DreadnoughtReturned { seat: Seat, space: SpaceId },
    /// A technology tile was bought, for so much of a good.
    TileAcquired { seat: Seat, tile: TechId, good: Good, amount: u8 },
    /// A technology tile was turned up.
    TileTurned { tile: TechId },
    /// A tile was used.
    TileUsed { seat: Seat, tile: TechId },
    /// A tile left the game.
    TileTrashed { seat: Seat, tile: TechId },
    /// A troop became a negotiator.
    NegotiatorSent { seat: Seat },
    /// Negotiators went back to the supply.
    NegotiatorsReturned { seat: Seat, count: u8 },
    /// A freighter advanced.
    FreighterAdvanced { seat: Seat, now: u8 },
    /// A freighter was recalled.
    FreighterRecalled { seat: Seat },
    /// A snooper was taken from a track.
    SnooperTaken { seat: Seat, faction: Faction },
    /// A hand card was set aside face down.
    CardSaved { seat: Seat },
    /// Which one: for its owner.
    CardSavedKnown { seat: Seat, card: CardId },
    /// The card set aside came back to the hand, for all to see.
    CardReturned { seat: Seat, card: CardId },
    /// An intrigue card went under the deck.
    IntrigueReturned { seat: Seat },
    /// Which one: for its owner.
    IntrigueReturnedKnown { seat: Seat, card: IntrigueId },
    /// A player looked at the two top intrigue cards and kept one.
    Intelligence { seat: Seat },
    /// One of those seen: for its owner.
    IntelligenceSeen { seat: Seat, card: IntrigueId },
    /// A player takes another turn.
    ExtraTurn { seat: Seat },
    /// An objective was dealt.
    ObjectiveDealt { seat: Seat, objective: ObjectiveId },
    /// A spy was placed.
    SpyPlaced { seat: Seat, post: PostId },
    /// A spy was recalled.
    SpyRecalled { seat: Seat, post: PostId },
    /// A spy was recalled to enter a space in spite of enemy agents.
    Infiltrated { seat: Seat, post: PostId, space: SpaceId },
    /// A spy was recalled to draw a card.
    GatheredIntelligence { seat: Seat, post: PostId },
    /// The maker hooks were taken.
    MakerHooksTaken { seat: Seat },
    /// The Shield Wall was removed.
    ShieldWallRemoved { seat: Seat },
    /// Sandworms came to the conflict.
    WormsSummoned { seat: Seat, count: u8 },
    /// A sandworm doubles a reward.
    RewardDoubled { seat: Seat },
    /// The winner took the conflict card.
    ConflictTaken { seat: Seat, conflict: ConflictId },
    /// Two cards with that battle icon were turned face down for a point.
    IconsPaired { seat: Seat, icon: BattleIcon },
    /// A card with that battle icon was turned face down.
    IconTurnedDown { seat: Seat, icon: BattleIcon },
    /// A contract was dealt: for its owner.
    ContractDealt { seat: Seat, contract: ContractId },
    /// One of the contracts dealt was chosen; which one is shown when all have chosen.
    ContractChosen { seat: Seat },
    /// A contract was taken.
    ContractTaken { seat: Seat, contract: ContractId },
    /// A contract was turned up.
    ContractTurned { contract: ContractId },
    /// A contract was completed.
    ContractCompleted { seat: Seat, contract: ContractId },
    /// An intrigue card was trashed.
    IntrigueTrashed { seat: Seat, card: IntrigueId },
    /// A card came back from play to the hand.
    CardBackInHand { seat: Seat, card: CardId },
    /// Cards seen on top of the deck: for its owner.
    CardSeen { seat: Seat, card: CardId },
    /// A card from the deck was taken into the hand: for its owner.
    TookCard { seat: Seat, card: CardId },
    /// A troop became a memory.
    MemoryMade { seat: Seat },
    /// Memories went back to the supply.
    MemoriesReturned { seat: Seat, count: u8 },
    /// A leader was turned over.
    LeaderTurned { seat: Seat, leader: LeaderId },
    /// The token on the training track advanced.
    Trained { seat: Seat, step: u8 },
    /// The game ended.
    GameOver { winner: Seat },
}
