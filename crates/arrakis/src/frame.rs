//! What is to be done next, and what is asked: the frames of the stack.

use serde::{Deserialize, Serialize};

use crate::effect::{Assault, From, Legion, NextTo, Victim};
use crate::ids::*;

/// What a moving legion has to have.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct MoveRule {
    /// Which legions.
    pub legion: Legion,
    /// From where.
    pub from: From,
}

/// The reason why a legion has to retreat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum RetreatCause {
    /// From a battle.
    Battle,
    /// By a worm.
    Worm,
    /// By atomics.
    Atomics,
    /// By a card.
    Card,
}

/// What strikes a legion outside of a battle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum StrikeSource {
    /// A card: every Special is a hit.
    Card,
    /// A worm: Specials count by terrain, and nobody is left to guard a harvester.
    Worm,
    /// A storm: Specials count by terrain.
    Storm,
}

/// Something to be done, or a decision that is owed. Numbers are those of the decisions in the facts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Frame {
    // ---- what goes on by itself
    /// Begin a round.
    #[default]
    RoundStart,
    /// Vehicles of the active row.
    Vehicles,
    /// Roll and place the action dice.
    Dice,
    /// Turn over dice that found no slot.
    Overflow,
    /// Begin the next turn.
    NextTurn,
    /// The turn is done: the tank moves, the other side is next.
    TurnDone,
    /// Phase 3.
    Hazards,
    /// Worms that were brought in this phase drive legions away, or attack.
    WormsDue,
    /// Storms.
    Storms,
    /// Storms against the areas left.
    StormsLeft(AreaSet),
    /// Phase 4.
    Spice,
    /// Bans begin.
    Bans,
    /// The end of the round.
    RoundEnd,
    /// Checks the Atreides' victory and goes on.
    EndCheck,
    /// Cards are readied, hands checked.
    Ready,
    /// Prescience cards go back, the next round begins.
    NextRound,
    /// Do a node.
    Do(NodeId),
    /// A card of the solo game goes to its discard pile.
    PutAway(CardId),
    /// The moves of an action are over: stacking limits.
    MovesDone,
    /// Look for areas over the limit of a side.
    CheckLimits(Side),
    /// Go on with a battle: a new round.
    BattleRound,
    /// Roll.
    BattleRoll,
    /// Results count.
    BattleResults,
    /// Casualties are over: does it go on?
    BattleAfter,
    /// The defender may retreat, or a new round begins.
    BattleOn,
    /// The battle is over.
    BattleEnd,
    /// A Harkonnen legion entered an area: a wormsign there is revealed.
    Entered(AreaId),
    /// A worm appeared in an area: what it does.
    WormActs(AreaId),
    /// So many dice of a special attack against a side's legion.
    Strike(Side, AreaId, u8, StrikeSource),
    /// After the worm struck.
    WormStruck(AreaId),
    /// After a special attack: an area without units loses its leaders and, if a worm struck it, its harvester.
    Struck(AreaId, bool),
    /// Ask whether a card just fulfilled is claimed.
    Claims,
    /// After a claim's deed.
    Claimed(PrescienceId),
    /// A solo Harkonnen turn.
    Mahdi,
    /// A step of what the Harkonnen of the solo game do.
    MahdiDoes(Task),
    /// A battle of the solo game: the Harkonnen go on or stop.
    MahdiGoOn,
    // ---- decisions
    /// D1, with how many are left.
    Harvester(u8),
    /// D2, with how many are left.
    Flyer(Vehicle, u8),
    /// D3: a die of this board.
    Turned,
    /// D4.
    BgToken,
    /// D5.
    Turn,
    /// D6.
    EndTurn,
    /// D49.
    Partner,
    /// D22, with how many are left.
    PlayCard(u8),
    /// D23.
    Choose(NodeId),
    /// D24.
    Draw(u8, bool),
    /// D25, with how many are left.
    MoveLegion(u8, MoveRule),
    /// D26.
    MoveTo(AreaId, MoveRule),
    /// D29: the zone that carries a legion to an area.
    MoveZone(AreaId, AreaId, MoveRule),
    /// D30: all or a part.
    MoveAll(AreaId, AreaId, MoveRule),
    /// D30: how many of a kind.
    MoveCount(AreaId, AreaId, MoveRule, u8),
    /// D30: this token too?
    MoveToken(AreaId, AreaId, MoveRule, u8),
    /// D30: this leader too?
    MoveLeader(AreaId, AreaId, MoveRule, u8),
    /// D31: which legion attacks.
    AttackWith(Legion, Assault),
    /// D31: which area.
    AttackAt(AreaId, Assault),
    /// D29 for an attack.
    AttackZone(AreaId, AreaId, Assault),
    /// D32.
    BattleCard(Side),
    /// D33, with how many Specials are left.
    BattleLeader(Side, u8),
    /// D27: hits left for a side in an area.
    Hits(Side, AreaId, u8),
    /// D34.
    GoOn,
    /// D35.
    Retreat,
    /// D36: the legion of that side there is driven away.
    RetreatTo(Side, AreaId, RetreatCause),
    /// D37.
    Advance,
    /// D38: the token just drawn, and whether a leader comes with it.
    TokenTo(TokenId),
    /// D38 without a token: the sietch a leader comes to.
    LeaderOnly,
    /// D39 for the deployment action: which leader, where.
    LeaderTo(AreaId),
    /// D40: figure number so many of a placement, and where the others went.
    Place(NodeId, u8, Option<AreaId>, AreaSet),
    /// D39 inside a placement.
    PlaceLeader(NodeId, u8, AreaId, AreaSet),
    /// D40 for a figure that comes from the board: where it goes, then where it comes from.
    PlaceOut(NodeId, u8, Option<AreaId>, AreaSet),
    /// D41: where a figure comes from.
    PlaceFrom(NodeId, u8, AreaId, AreaSet),
    /// The Harkonnen deployment: units left, then the leader.
    Deploy(u8),
    /// D39 of the Harkonnen deployment.
    DeployLeader,
    /// Where that leader goes; none for a generic one.
    DeployLeaderTo(Option<LeaderId>),
    /// D42, with how many are left.
    Upgrade(u8, Kind, Kind),
    /// D43: which vehicle, with how many are left.
    VehicleKind(u8),
    /// D43: where, with how many are left.
    VehicleAt(Option<Vehicle>, Vehicle, u8),
    /// D43: which one on the board is taken.
    VehicleFrom(Option<Vehicle>, Vehicle, u8),
    /// D43: where the one of that area or zone goes.
    VehicleOver(Option<Vehicle>, Vehicle, u8, u8),
    /// D44, with how many are left.
    Sign(u8),
    /// D45: worms left to move, those moved already.
    Worm(u8, AreaSet),
    /// D45: where.
    WormTo(AreaId, u8, AreaSet),
    /// D46.
    WormAttack,
    /// D46: where.
    WormAttackAt(AreaId),
    /// Which desert power.
    DesertPower(u8),
    /// Worms left to bring by a card.
    Sandworm(u8, NextTo),
    /// D14: the figure for a worm that appears there.
    WormFigure(AreaId),
    /// The Wild Maker comes to empty desert.
    WildMakerTo,
    /// D47: the enemy leader that goes to the tank.
    TankEnemy(Victim),
    /// D47: the legion that is struck.
    StrikeAt(u8),
    /// D47: the ornithopter that is removed for a strike.
    StrikeZone(u8),
    /// D47: the legion in its sectors.
    StrikeFrom(ZoneId, u8),
    /// D47: vehicles removed, with how many are left, in the areas given and zones by bits.
    RemoveVehicle(Option<Vehicle>, u8, AreaSet, u8),
    /// D47: the sector of the rockets.
    RocketSector(u8),
    /// D47: wormsigns that go back, with how many are left.
    DiscardSign(u8),
    /// D47: an area whose secrets are revealed.
    RevealArea,
    /// D47: the Imperium marker that drops.
    ImperiumDown,
    /// D47: the area of the atomics.
    Detonate,
    /// D47: the enemy die that has to be spent.
    ForceDie,
    /// D47: prescience cards replaced so far.
    RenewPrescience(u8),
    /// D47: the marker that goes back.
    ShiftFrom,
    /// D47: the marker that goes forward.
    ShiftTo(Marker),
    /// D47: by how much.
    ShiftBy(Marker, Marker),
    /// D47: the card that gives more steps.
    BonusPrescience(u8),
    /// The marker that gets them.
    BonusMarker(u8),
    /// D47: the card that stays.
    HoldPrescience,
    /// D47: the card that goes back.
    ReturnPrescience,
    /// D47: the first of two sietches.
    SwapTokens,
    /// D47: the second.
    SwapWith(AreaId),
    /// D47: the sietch that moves.
    MoveSietch,
    /// D47: where to.
    MoveSietchTo(AreaId),
    /// D47: the figures of its area that go with it: all or none of them.
    MoveSietchWith(AreaId, AreaId),
    /// D47: the enemy legion that is moved.
    DisplaceEnemy,
    /// D47: the legion that is carried.
    CarryFrom,
    /// D47: where to.
    CarryTo(AreaId),
    /// D47: the enemy die that is lost.
    LoseDie(Option<Face>),
    /// D47: the board of a shared side that loses it.
    LoseDieOf(Side, Face),
    /// D48: which partner discards, with how many are left.
    WhoDiscards(u8),
    /// D48, with how many are left.
    EnemyDiscard(u8),
    /// D28: an area of the side that is over its limit.
    Excess(Side, AreaId),
    /// D8: the area scouted from a zone.
    ScoutArea(ZoneId),
    /// D11: a card just fulfilled.
    Claim,
    /// D11 at the end of the round.
    EndClaim,
    /// Units that leave deep desert for a claim, with how many are left.
    ClaimUnits(u8),
    /// Which unit of the area.
    ClaimUnit(AreaId),
    /// Tokens revealed for a claim, with how many are left.
    ClaimTokens(AreaId, u8),
    /// D12: areas due a sign, with how many signs are left.
    LastSign(AreaSet, u8),
    /// D13: which sign brings no worm.
    DropSign,
    /// D15: the next area to resolve.
    WormOrder,
    /// A carryall for the harvester there?
    Carryall(AreaId),
    /// D16.
    Imperium(Power),
    /// D17.
    Stockpile,
    /// D19.
    Exchange(Side),
    /// D19 for the Wild Maker.
    ExchangeWild,
    /// D20.
    HandLimit,
    /// D21.
    RemovePrescience,
    /// Solo: the player breaks a tie among these candidates.
    BreakTie(Candidates),
}

/// What the criteria of the solo game leave equal, so that the player has to choose (W209).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Candidates {
    /// Areas.
    Areas(AreaSet),
    /// Air zones, by bits.
    Zones(u8),
    /// Sectors, by bits.
    Sectors(u8),
    /// Named leaders, by bits.
    Leaders(u16),
    /// Prescience cards, by bits.
    Prescience(u16),
    /// Deployment tokens, by bits.
    Tokens(u32),
    /// Imperium markers, by bits.
    Powers(u8),
}

/// Something the Harkonnen of the solo game do, step by step.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Task {
    /// So many harvesters; once the harvesting sector is full, those of the sector chosen instead (W216).
    Harvesters(u8, Option<u8>),
    /// So many flyers.
    Flyers(Vehicle, u8),
    /// Attack if they can, else move so many legions (W226).
    March(Legion, Assault, u8),
    /// Attack if they can (W227, W229).
    Attack(Legion, Assault),
    /// Move so many legions towards a sietch, once it is known which (W231, W232).
    Move(Legion, u8, Option<AreaId>),
    /// Tokens come to a settlement that a legion has left (W236, W259).
    Garrison(AreaId),
    /// Carryalls save harvesters from the worms of phase 3 (W252).
    Carryalls,
    /// So many hits on the legion in an area (W247).
    Casualties(AreaId, u8),
    /// Spice keeps those of the Imperium markers that are left, by bits (W253).
    Keep(u8),
    /// Spice raises them.
    Raise(u8),
    /// Deploy regular and special elite units and a leader (W237).
    Deploy(u8, u8),
    /// Regular and special elite units that found no room in the first settlement (W238).
    Rest(u8, u8),
    /// Replace so many units (W244).
    Upgrade(u8, Kind, Kind),
    /// Play so many cards, the decks in turn, this one next (W240).
    Cards(u8, Board),
    /// Play so many cards of a deck (W262).
    CardsOf(Board, u8),
    /// Do a node of a card or leader.
    Node(NodeId),
}

/// A frame on the stack, and the board whose player decides. The last one on the stack is next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Pending {
    /// Who decides.
    pub by: Board,
    /// What is to be done or decided.
    pub frame: Frame,
}

impl Default for Pending {
    fn default() -> Self {
        Pending { by: Board::HouseAtreides, frame: Frame::RoundStart }
    }
}
