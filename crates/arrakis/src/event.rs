//! What happened, for logs and screens.

use serde::{Deserialize, Serialize};

use crate::action::{Change, Piece};
use crate::ids::{named, *};

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A round begins.
    Round(u8),
    /// A phase begins.
    Phase(crate::state::Phase),
    /// A prescience card was revealed.
    Revealed(PrescienceId),
    /// So many planning cards were drawn from a deck.
    Drew(Board, Board, u8),
    /// The card drawn, for who drew it.
    DrewCard(Board, CardId),
    /// So many dice are locked on the spice board.
    Locked(u8),
    /// A vehicle came to an area.
    Harvester(AreaId),
    /// A flyer came to a zone.
    Flyer(Vehicle, ZoneId),
    /// A vehicle left an area.
    HarvesterGone(AreaId),
    /// A flyer left a zone.
    FlyerGone(Vehicle, ZoneId),
    /// A side rolled these results.
    Rolled(Side, [u8; 5]),
    /// A die was turned to a result.
    Turned(Board, Face),
    /// A Bene Gesserit token lies on the board as a die.
    BgDie(Board, Face),
    /// A turn begins.
    Turn(Side),
    /// A die was spent.
    Spent(Board, Face),
    /// A leader's special action was used.
    LeaderAction(LeaderId),
    /// Desert power was used.
    DesertPower,
    /// A card was played.
    Played(Board, CardId),
    /// A card was discarded.
    Discarded(Board, CardId),
    /// A legion moved.
    Moved(Side, AreaId, AreaId, Way),
    /// An ornithopter carried it.
    Carried(ZoneId),
    /// Figures came to an area.
    Placed(Side, Piece, AreaId),
    /// A token was set down.
    TokenPlaced(TokenId, AreaId),
    /// A leader was placed.
    LeaderPlaced(LeaderId, AreaId),
    /// A unit became another.
    Changed(Side, AreaId, Kind, Kind),
    /// A figure was lost.
    Lost(Side, AreaId, Piece),
    /// A leader entered play.
    Entered(LeaderId),
    /// The Wild Maker entered play.
    WildMakerEntered,
    /// A leader left the game.
    Retired(LeaderId),
    /// A leader went to the tank.
    Tank(LeaderId),
    /// A leader left it.
    Freed(LeaderId),
    /// A token was revealed.
    TokenRevealed(TokenId, AreaId, [u8; 4]),
    /// A sietch was revealed.
    SietchRevealed(AreaId, u8),
    /// A station was captured.
    Station(AreaId, Marker),
    /// A settlement was destroyed.
    Destroyed(AreaId, u8),
    /// A prescience marker is here now.
    Marker(Marker, u8),
    /// The supremacy marker is here now.
    Supremacy(u8),
    /// A prescience card was claimed.
    Claimed(PrescienceId),
    /// A wormsign was laid.
    Sign(AreaId),
    /// A wormsign went back to the pool.
    SignGone(AreaId),
    /// A wormsign was revealed.
    SignRevealed(AreaId, Sign),
    /// A worm appeared.
    Worm(AreaId, bool),
    /// A worm moved.
    WormMoved(AreaId, AreaId),
    /// A worm attacked.
    WormAttacked(AreaId, AreaId),
    /// A worm left the board.
    WormGone(AreaId),
    /// A carryall saved a harvester.
    Saved(AreaId, ZoneId),
    /// Atomics opened an area.
    Detonated(AreaId),
    /// An attack begins.
    Attack(Side, AreaId, AreaId, bool),
    /// Dice of a combat round.
    Combat(Side, [u8; 3]),
    /// A leader used a Special.
    Special(Side, Option<LeaderId>),
    /// Hits suffered.
    Hits(Side, u8),
    /// A special attack's dice and hits against an area.
    Struck(AreaId, [u8; 3], u8),
    /// Who won the battle.
    Won(Option<Side>),
    /// A legion went elsewhere, driven.
    Driven(Side, AreaId, AreaId),
    /// An area was scouted.
    Scouted(AreaId),
    /// Spice of this round.
    Spice(u8),
    /// An Imperium marker moved.
    Imperium(Power, Change, u8),
    /// Spice bought supremacy.
    Stockpiled,
    /// Spice saved.
    SpiceSaved(u8),
    /// A ban is active.
    Ban(Power),
    /// A Bene Gesserit token was taken.
    BgToken(Side),
    /// A named leader was exchanged for a generic one.
    Exchanged(LeaderId, AreaId),
    /// A prescience card left the game.
    PrescienceGone(PrescienceId),
    /// A prescience card went back to the deck.
    PrescienceBack(PrescienceId),
    /// A second objective was drawn.
    SecondObjective,
    /// A die was lost.
    DieLost(Side, Face),
    /// The die that has to be spent next.
    DieForced(Face),
    /// A person is blocked in the next turn.
    Blocked(Person),
    /// A sietch moved.
    SietchMoved(AreaId, AreaId),
    /// The tokens of two sietches changed places.
    TokensSwapped(AreaId, AreaId),
    /// A cone of silence was used.
    Cone(Side),
    /// The harvesting sector and the target.
    Tactics(TacticId, TacticId),
    /// A new target.
    Target(TacticId),
    /// The Harkonnen rolled a result, alone.
    MahdiRolled(Face),
    /// The Harkonnen roll again: enough used dice show that result.
    MahdiRerolled(Face),
    /// What decided the Harkonnen, and between which areas.
    MahdiChose(Criterion, AreaId, AreaSet),
    /// The same for an air zone.
    MahdiChoseZone(Criterion, ZoneId, Zones),
    /// For a named leader.
    MahdiChoseLeader(Criterion, LeaderId, Leaders),
    /// For a prescience card.
    MahdiChosePrescience(Criterion, PrescienceId, PrescienceCards),
    /// For a figure they lose in an area.
    MahdiChoseLoss(Criterion, AreaId, Piece, Pieces),
    /// For an Imperium marker that spice goes to, or does not.
    MahdiChosePower(Criterion, Power, Powers),
    /// The Harkonnen go on with an attack or stop it: their power by single units, and the defender's.
    MahdiGoesOn(bool, u8, u8),
    /// Spice that is left over with all markers on the top row.
    MahdiSurplus(u8),
    /// A card goes to the reinforcement deck, for this part of it cannot be done.
    MahdiSetAside(CardId, NodeId),
    /// Instead of a Bene Gesserit token: whether a locked die comes free, else supremacy rises.
    MahdiBgToken(bool),
    /// A die of the Harkonnen is set aside unrolled.
    MahdiDieLost,
    /// The Harkonnen could do nothing with what they rolled.
    MahdiIdle,
    /// A card went to the reinforcement deck.
    Reinforced(Board),
    /// The game is over.
    Over(Side, Victory),
}

/// Air zones, by bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Zones(pub u8);

/// Named leaders, by bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Leaders(pub u16);

/// Prescience cards, by bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PrescienceCards(pub u16);

/// Imperium markers, by bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Powers(pub u8);

/// Kinds of figures in an area: units and generic leaders, and named leaders by bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pieces {
    /// Regular, elite and special elite units, generic leaders.
    pub kinds: [bool; 4],
    /// Named leaders.
    pub leaders: u16,
}

impl Pieces {
    /// Each of them.
    pub fn iter(self) -> impl Iterator<Item = Piece> {
        let [units @ .., generic] = self.kinds;
        let units = Kind::ALL.iter().zip(units).filter(|(_, there)| *there).map(|(&kind, _)| Piece::Unit(kind));
        let leaders = crate::rules::bits(self.leaders.into()).map(|leader| Piece::Leader(LeaderId(leader)));
        units.chain(generic.then_some(Piece::Generic)).chain(leaders)
    }
}

/// How a legion moves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Way {
    /// On foot.
    Foot,
    /// Riding worms.
    Ride,
    /// By ornithopter.
    Flight,
    /// After a battle.
    Advance,
}

named! {
    /// What decided a choice of the Harkonnen in the solo game.
    Criterion {
        HarvestSafe = "harvest-safe",
        HarvestFree = "harvest-free",
        CarryallCover = "carryall-cover",
        OrnithopterAttack = "ornithopter-attack",
        OrnithopterTarget = "ornithopter-target",
        AttackSietch = "attack-sietch",
        AttackRank = "attack-rank",
        AttackDifference = "attack-difference",
        AttackOnFoot = "attack-on-foot",
        AttackTarget = "attack-target",
        AttackLegion = "attack-legion",
        AttackLeader = "attack-leader",
        MoveNearest = "move-nearest",
        MoveStrongest = "move-strongest",
        MoveMerge = "move-merge",
        EndPath = "end-path",
        EndLegion = "end-legion",
        EndSietch = "end-sietch",
        EndTerrain = "end-terrain",
        TemporaryTarget = "temporary-target",
        DeployStrongest = "deploy-strongest",
        NearSietch = "near-sietch",
        NearSietchStrongest = "near-sietch-strongest",
        NearTarget = "near-target",
        CarryallSaves = "carryall-saves",
        CarryallDeep = "carryall-deep",
        CarryStrongest = "carry-strongest",
        LeaderFirst = "leader-first",
        LossLeader = "loss-leader",
        LossElite = "loss-elite",
        LossSpecial = "loss-special",
        LossRegular = "loss-regular",
        LossLastLeader = "loss-last-leader",
        LossWeakest = "loss-weakest",
        KeepLowest = "keep-lowest",
        DropUnpaid = "drop-unpaid",
        RaiseLowest = "raise-lowest",
        Players = "players",
    }
}
