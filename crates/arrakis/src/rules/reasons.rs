//! Why an action is not legal, and what decisions are called.

use crate::action::Action;
use crate::game::Arrakis;
use crate::ids::*;
use crate::state::*;

/// Why an action that is not legal cannot be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Obstacle {
    GameOver,
    /// No unused die shows that result.
    NoDie(Face),
    /// Another die has to be spent.
    ForcedDie,
    /// The die has no such use now.
    NoUse,
    DesertPowerOfAtreides,
    /// The Harkonnen have not more unused dice.
    DesertPowerDice,
    NoSandworm,
    ScoutingBanned,
    NoOrnithopter,
    TokenNotOnBoard,
    AtomicsUsed,
    /// No prescience marker is far enough.
    AtomicsTooEarly,
    NotInHand,
    /// The card is only given up together with its like.
    Scheme,
    NoCardAsked,
    SandwormIn(AreaId),
    EnemyIn(AreaId),
    SettlementIn(AreaId),
    OutOfReach(AreaId),
    NothingToAttack(AreaId),
    NoDesert(AreaId),
    NoLegion(AreaId),
    NotThisArea(AreaId),
    /// The turn has to be spent on something.
    TurnUnspent,
    NotAnAnswer,
    LeaderNotInPlay,
    LeaderInTank,
    LeaderSpent,
    /// The leader's card lies on another box.
    LeaderElsewhere,
    NotRevealed,
    /// As many as a round allows.
    ClaimedEnough,
    ClaimedAtAnotherTime,
    NotFulfilled,
    ClaimedInAnotherWay,
}

impl Arrakis {
    /// Why an action that is not legal cannot be done.
    pub(crate) fn obstacle(&self, s: &State, action: Action) -> Obstacle {
        let Some(pending) = s.pending() else { return Obstacle::GameOver };
        let side = pending.by.side();
        match action {
            Action::Spend(face, _) | Action::SpendLeader(face, _) | Action::SpendClaim(face, _)
                if pending.frame == Frame::Turn =>
            {
                if s.dice[pending.by.index()][face.index()] == 0 {
                    return Obstacle::NoDie(face);
                }
                if side == Side::Harkonnen && s.forced.is_some_and(|forced| forced != face) {
                    return Obstacle::ForcedDie;
                }
                match action {
                    Action::SpendLeader(_, leader) => leader_obstacle(s, leader),
                    Action::SpendClaim(_, card) => self.claim_obstacle(s, card),
                    _ => Obstacle::NoUse,
                }
            }
            Action::Desert(_) if pending.frame == Frame::Turn && side == Side::Harkonnen => {
                Obstacle::DesertPowerOfAtreides
            }
            Action::Desert(_) if pending.frame == Frame::Turn && !self.desert_power_open(s) => {
                Obstacle::DesertPowerDice
            }
            Action::Desert(_) => Obstacle::NoSandworm,
            Action::Scout(_) if s.banned(Power::SpacingGuild) => Obstacle::ScoutingBanned,
            Action::Scout(zone) if s.zones[zone.index()] != Some(Vehicle::Ornithopter) => Obstacle::NoOrnithopter,
            Action::Reveal(token) if !matches!(s.token_at[token.index()], TokenAt::On(_)) => Obstacle::TokenNotOnBoard,
            Action::Claim(card) => self.claim_obstacle(s, card),
            Action::Detonate(_) if s.atomics.is_some() => Obstacle::AtomicsUsed,
            Action::Detonate(_) => Obstacle::AtomicsTooEarly,
            Action::Play(card) | Action::Discard(card) => {
                let held = s.cards.pile(hand(self.hand_of(pending.by))).iter().any(|held| held.card == card);
                match (held, self.content.cards[card.index()].scheme) {
                    (false, _) => Obstacle::NotInHand,
                    (true, true) => Obstacle::Scheme,
                    _ => Obstacle::NoCardAsked,
                }
            }
            Action::Area(area) => match pending.frame {
                Frame::MoveTo(..) if s.all_worms().has(area) => Obstacle::SandwormIn(area),
                Frame::MoveTo(..) if s.held[side.enemy().index()].has(area) => Obstacle::EnemyIn(area),
                Frame::MoveTo(..) if self.settlements(s, side.enemy()).has(area) => Obstacle::SettlementIn(area),
                Frame::MoveTo(..) => Obstacle::OutOfReach(area),
                Frame::AttackAt(..) if !self.attackable(s, side).has(area) => Obstacle::NothingToAttack(area),
                Frame::AttackAt(..) => Obstacle::OutOfReach(area),
                Frame::Harvester(_) if !self.desert(s).has(area) => Obstacle::NoDesert(area),
                Frame::MoveLegion(..) if !s.held[side.index()].has(area) => Obstacle::NoLegion(area),
                _ => Obstacle::NotThisArea(area),
            },
            Action::EndTurn if pending.frame == Frame::Turn => Obstacle::TurnUnspent,
            _ => Obstacle::NotAnAnswer,
        }
    }

    fn claim_obstacle(&self, s: &State, card: PrescienceId) -> Obstacle {
        let entry = &self.content.prescience[card.index()];
        if s.revealed & card.bit() == 0 {
            Obstacle::NotRevealed
        } else if s.claimed.count_ones() >= self.content.constants.claims.into() {
            Obstacle::ClaimedEnough
        } else if entry.action_phase != (s.phase == Phase::Actions) {
            Obstacle::ClaimedAtAnotherTime
        } else if entry.requires.iter().any(|&requirement| !self.fulfilled(s, requirement)) {
            Obstacle::NotFulfilled
        } else {
            Obstacle::ClaimedInAnotherWay
        }
    }
}

fn leader_obstacle(s: &State, leader: LeaderId) -> Obstacle {
    let state = s.leaders[leader.index()];
    match state.at {
        LeaderAt::Waiting | LeaderAt::Gone => Obstacle::LeaderNotInPlay,
        LeaderAt::Tank(_) => Obstacle::LeaderInTank,
        _ if !state.ready => Obstacle::LeaderSpent,
        _ => Obstacle::LeaderElsewhere,
    }
}

impl Frame {
    /// The name of the question a decision asks.
    pub(crate) const fn question(self) -> &'static str {
        match self {
            Frame::Harvester(_) => "harvester",
            Frame::Flyer(..) => "flyer",
            Frame::Turned => "turned-die",
            Frame::BgToken => "bene-gesserit",
            Frame::Turn => "turn",
            Frame::EndTurn => "end-turn",
            Frame::Partner => "partner",
            Frame::PlayCard(_) => "play-card",
            Frame::Choose(_) => "choose",
            Frame::Draw(..) => "draw",
            Frame::MoveLegion(..) => "move-legion",
            Frame::MoveTo(..) => "move-to",
            Frame::MoveZone(..) | Frame::AttackZone(..) => "transport",
            Frame::MoveAll(..) => "move-all",
            Frame::MoveCount(_, _, _, 3) => "move-generic",
            Frame::MoveCount(..) => "move-count",
            Frame::MoveToken(..) => "move-token",
            Frame::MoveLeader(..) => "move-leader",
            Frame::AttackWith(..) => "attack-with",
            Frame::AttackAt(..) => "attack-at",
            Frame::BattleCard(_) => "battle-card",
            Frame::BattleLeader(..) => "battle-leader",
            Frame::Hits(..) => "hits",
            Frame::GoOn => "go-on",
            Frame::Retreat => "retreat",
            Frame::RetreatTo(..) => "retreat-to",
            Frame::Advance => "advance",
            Frame::TokenTo(_) => "token-to",
            Frame::LeaderOnly => "leader-sietch",
            Frame::LeaderTo(_) | Frame::DeployLeader | Frame::PlaceLeader(..) => "leader",
            Frame::Place(..) | Frame::PlaceOut(..) => "place",
            Frame::PlaceFrom(..) => "place-from",
            Frame::Deploy(_) => "deploy",
            Frame::DeployLeaderTo(_) => "leader-to",
            Frame::Upgrade(..) => "upgrade",
            Frame::VehicleKind(_) => "vehicle-kind",
            Frame::VehicleAt(..) | Frame::VehicleOver(..) => "vehicle-at",
            Frame::VehicleFrom(..) => "vehicle-from",
            Frame::Sign(_) => "wormsign",
            Frame::Worm(..) => "worm",
            Frame::WormTo(..) => "worm-to",
            Frame::WormAttack => "worm-attack",
            Frame::WormAttackAt(_) => "worm-attack-at",
            Frame::DesertPower(_) => "desert-power",
            Frame::Sandworm(..) => "sandworm",
            Frame::WormFigure(_) => "worm-figure",
            Frame::WildMakerTo => "wild-maker-to",
            Frame::TankEnemy(_) => "tank-enemy",
            Frame::StrikeAt(_) | Frame::StrikeFrom(..) => "strike-at",
            Frame::StrikeZone(_) => "strike-zone",
            Frame::RemoveVehicle(..) => "remove-vehicle",
            Frame::RocketSector(_) => "rocket-sector",
            Frame::DiscardSign(_) => "discard-wormsign",
            Frame::RevealArea => "reveal-area",
            Frame::ScoutArea(_) => "scout-area",
            Frame::ImperiumDown => "imperium-down",
            Frame::Detonate => "detonate",
            Frame::ForceDie => "force-die",
            Frame::LoseDie(_) => "lose-die",
            Frame::LoseDieOf(..) => "lose-die-of",
            Frame::RenewPrescience(_) => "renew-prescience",
            Frame::ShiftFrom => "shift-from",
            Frame::ShiftTo(_) => "shift-to",
            Frame::ShiftBy(..) => "shift-by",
            Frame::BonusPrescience(_) => "bonus-prescience",
            Frame::BonusMarker(_) => "bonus-marker",
            Frame::HoldPrescience => "hold-prescience",
            Frame::ReturnPrescience => "return-prescience",
            Frame::SwapTokens => "swap-tokens",
            Frame::SwapWith(_) => "swap-with",
            Frame::MoveSietch => "move-sietch",
            Frame::MoveSietchTo(_) => "move-sietch-to",
            Frame::MoveSietchWith(..) => "move-sietch-with",
            Frame::DisplaceEnemy => "displace-enemy",
            Frame::CarryFrom => "carry-from",
            Frame::CarryTo(_) => "carry-to",
            Frame::WhoDiscards(_) => "who-discards",
            Frame::EnemyDiscard(_) => "enemy-discard",
            Frame::Excess(..) => "excess",
            Frame::Claim => "claim",
            Frame::EndClaim => "end-claim",
            Frame::ClaimUnits(_) | Frame::ClaimUnit(_) => "claim-units",
            Frame::ClaimTokens(..) => "claim-tokens",
            Frame::LastSign(..) => "last-wormsign",
            Frame::DropSign => "drop-wormsign",
            Frame::WormOrder => "worm-order",
            Frame::Carryall(_) => "carryall",
            Frame::Imperium(_) => "imperium",
            Frame::Stockpile => "stockpile",
            Frame::Exchange(_) => "exchange",
            Frame::ExchangeWild => "exchange-wild-maker",
            Frame::HandLimit => "hand-limit",
            Frame::RemovePrescience => "remove-prescience",
            Frame::Equal(_) => "equal",
            _ => "nothing",
        }
    }
}
