//! What cards and leaders do, as trees. `docs/arrakis-effects.md` explains the words they are written in.

use table::List;

use crate::ids::*;

/// A node of an effect tree. Children lie side by side in the arena.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Effect {
    /// One after the other.
    All(NodeId, u8),
    /// One of them.
    Any(NodeId, u8),
    /// The first if the condition holds, else the second.
    If(Condition, NodeId, Option<NodeId>),
    /// So many different legions move.
    Move(u8, Legion, From),
    /// A legion attacks.
    Attack(Legion, Assault),
    /// So many combat dice against an enemy legion next to an own one.
    Strike(u8),
    /// Remove an ornithopter: so many combat dice against a legion in its sectors.
    OrnithopterStrike(u8),
    /// Figures are set down.
    Place(Figures, Place, Deploy),
    /// Planning cards are drawn.
    Draw(u8, DrawFrom),
    /// Planning cards are played without a die.
    PlayCard(u8),
    /// The enemy discards planning cards.
    EnemyDiscards(u8),
    /// Units on the board become better ones.
    Upgrade(u8, Kind, Kind),
    /// Vehicles come to the board.
    Vehicle(Option<Vehicle>, u8),
    /// Vehicles leave it.
    RemoveVehicle(Option<Vehicle>, u8, VehiclePlace),
    /// So many dice against vehicles of a sector with an own legion.
    Rockets(u8),
    /// Wormsigns are laid.
    Wormsign(u8),
    /// Wormsigns go back to the pool.
    DiscardWormsign(u8),
    /// All wormsigns next to an area go back.
    DiscardWormsignsNextTo(AreaId),
    /// Sandworms come to empty desert.
    Sandworm(u8, NextTo),
    /// Desert power actions.
    DesertPower(u8),
    /// Coriolis storms.
    Storm,
    /// An enemy named leader goes to the tank.
    TankEnemy(Victim),
    /// A leader enters play.
    Enter(LeaderId),
    /// The Wild Maker enters play.
    EnterWildMaker,
    /// A leader leaves the game.
    Retire(LeaderId),
    /// The Wild Maker comes to empty desert.
    PlaceWildMaker,
    /// The Wild Maker moves.
    MoveWildMaker,
    /// The Wild Maker attacks.
    AttackWildMaker,
    /// The sietch and all tokens of an area are revealed.
    RevealArea,
    /// Bene Gesserit tokens are taken from the reserve.
    BgToken(u8),
    /// An Imperium marker drops a row, without its ban.
    ImperiumDown,
    /// Family atomics are used.
    Detonate,
    /// A second secret objective is drawn.
    SecondObjective,
    /// The enemy must spend a certain die next.
    ForceDie,
    /// Revealed prescience cards are replaced by others.
    RenewPrescience,
    /// One marker goes back so many steps, another as many forward.
    ShiftMarkers,
    /// A revealed prescience card gives so many more steps if it is claimed this round.
    BonusPrescience(u8),
    /// A revealed prescience card stays until it is claimed.
    HoldPrescience,
    /// A revealed prescience card goes back to its deck.
    ReturnPrescience,
    /// The tokens of two sietches change places.
    SwapTokens,
    /// A sietch moves to an adjacent empty desert area.
    MoveSietch,
    /// An enemy legion in desert is moved to an adjacent empty area.
    DisplaceEnemy,
    /// A legion moves from a settlement to another legion, however far.
    TroopCarriers,
    /// The enemy loses an unused die.
    LoseDie(Option<Face>),
    /// A person cannot be placed, and their legion neither moves nor attacks, in the enemy's next turn.
    Block(Person),
}

/// What must hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Condition {
    /// A leader has entered play (and may have left again).
    InPlay(LeaderId, bool),
    /// A leader has left the game.
    Retired(LeaderId, bool),
    /// The Wild Maker has entered play.
    WildMaker(bool),
    /// Atomics have been used.
    AtomicsUsed(bool),
    /// Some prescience marker is at least there.
    AnyMarker(u8),
}

/// Which legions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, serde::Serialize, serde::Deserialize)]
pub enum Legion {
    /// Any of the own side.
    Any,
    /// One with a leader.
    WithLeader,
    /// One with a special elite unit.
    WithSpecial,
    /// One with that leader.
    With(LeaderId),
    /// The one just named.
    That,
}

/// Where a moving legion stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, serde::Serialize, serde::Deserialize)]
pub enum From {
    /// Anywhere.
    Anywhere,
    /// In desert.
    Desert,
}

/// How an attack is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Hash, serde::Serialize, serde::Deserialize)]
pub struct Assault {
    /// A Special more in the first round.
    pub surprise: bool,
    /// Dice more in every round.
    pub extra_dice: u8,
    /// Most dice of the enemy in the first round; 0 for no limit.
    pub foe_dice_max: u8,
    /// No hit to go on against a settlement.
    pub free_continue: bool,
}

/// One kind of figures of a placement.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Figure {
    /// Units.
    #[default]
    Nothing,
    /// Units of a kind.
    Unit(Kind),
    /// Deployment tokens from the stock.
    Token,
    /// Generic leaders.
    Generic,
    /// A leader of one's choice.
    Leader,
    /// That leader.
    Named(LeaderId),
    /// Whichever form of that person is in play.
    Person(Person),
}

/// Figures of a placement, each kind with its number.
pub type Figures = List<(Figure, u8), 4>;

/// Whether figures may come from the board (place) or only from beside it (deploy).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deploy {
    /// From anywhere but the tank.
    Place,
    /// From beside the board.
    Deploy,
}

/// Where figures go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// Areas with an own settlement, one of these.
    Settlement(AreaSet),
    /// One sietch.
    AnySietch,
    /// One own settlement.
    AnySettlement,
    /// Own settlements, one for each figure.
    Settlements,
    /// One area with an own legion.
    Legion(Legion),
    /// One empty desert area.
    EmptyDesert,
    /// Empty desert areas, another for each figure.
    EmptyDeserts,
    /// One free plateau.
    FreePlateau,
    /// One free mountain area.
    FreeMountain,
    /// One sietch with a Harkonnen legion within two areas.
    ThreatenedSietch,
}

/// Which decks cards are drawn from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DrawFrom {
    /// Own decks, split as one likes.
    Own,
    /// One of the own decks.
    OneDeck,
    /// That deck.
    Deck(Board),
}

/// Which vehicles can be removed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum VehiclePlace {
    /// In the sector of that leader, and zones connected to it.
    SectorOf(LeaderId),
    /// Harvesters in deep desert, all in one sector.
    DeepDesert,
}

/// Next to what.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, serde::Serialize, serde::Deserialize)]
pub enum NextTo {
    /// A sandworm.
    Sandworm,
    /// An own legion.
    OwnLegion,
}

/// Which enemy named leaders.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, serde::Serialize, serde::Deserialize)]
pub enum Victim {
    /// Anywhere on the board.
    Anywhere,
    /// Next to the legion just named.
    NextToThat,
    /// In a sector with an own legion.
    InSector,
}

/// What a prescience card asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Requirement {
    /// Legions in so many areas of a terrain.
    Legions(Terrain, u8),
    /// Legions in so many desert areas without a sietch.
    DesertLegions(u8),
    /// In deep desert without a sietch.
    DeepDesert(Person),
    /// In one area.
    Together,
    /// In an area with a sietch.
    SietchOf(Person),
    /// In an area with a sietch that is still hidden.
    HiddenSietchOf(Person),
    /// So many tokens in the area.
    TokensWith(Person, u8),
    /// So many special elite units in the area.
    SpecialWith(Person, u8),
    /// On the board.
    OnBoard(Person),
    /// No Harkonnen legion in the sector.
    Quiet(Person),
    /// It is an Atreides turn.
    #[default]
    OwnTurn,
    /// So many units in deep desert.
    UnitsInDeepDesert(u8),
    /// A legion with that person rode a worm this phase.
    Rode(Person),
    /// So many harvesters lost to the Atreides this phase.
    HarvestersBurned(u8),
    /// A battle was won against a legion that held a special elite unit or a named leader.
    BeatSpecialOrNamed,
    /// A battle was won by attacking in a central sector.
    BeatInCentralSector,
}

/// What is done to claim a prescience card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed {
    /// Nothing.
    None,
    /// Reveal the sietch where that person is.
    RevealSietchOf(Person),
    /// Reveal so many tokens where that person is.
    RevealTokensWith(Person, u8),
    /// That person goes to the tank.
    Tank(Person),
    /// So many units leave deep desert for the supply.
    RemoveUnitsInDeepDesert(u8),
}
