//! Why an action is not legal, and what decisions are called.

use crate::action::{Action, Use};
use crate::effect::{From, Legion};
use crate::game::Arrakis;
use crate::ids::*;
use crate::state::*;

/// Declares the obstacles, each with the name that texts and rules have for it.
macro_rules! obstacles {
    ($($(#[$doc:meta])* $value:ident $(($of:ty))? = $name:literal,)*) => {
        /// Why an action that is not legal cannot be done.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Obstacle {
            $($(#[$doc])* $value $(($of))?,)*
        }

        impl Obstacle {
            /// All names.
            pub(crate) const NAMES: &[&str] = &[$($name),*];

            /// Its name.
            pub(crate) const fn name(self) -> &'static str {
                match self { $(Obstacle::$value { .. } => $name,)* }
            }
        }
    };
}

obstacles! {
    GameOver = "game-over",
    /// No unused die shows that result.
    NoDie(Face) = "no-die",
    /// Another die has to be spent.
    ForcedDie = "forced-die",
    /// The die has no such use now.
    NoUse = "no-use",
    /// No legion can attack.
    NoTarget = "no-target",
    /// No legion with a leader can attack.
    NoTargetForLeaders = "no-target-for-leaders",
    /// No deployment token is left, or no sietch.
    NoToken = "no-token",
    /// No card to play.
    NoCard = "no-card",
    DesertPowerOfAtreides = "desert-power-of-atreides",
    /// The Harkonnen have not more unused dice.
    DesertPowerDice = "desert-power-dice",
    NoSandworm = "no-sandworm",
    ScoutingBanned = "scouting-banned",
    NoOrnithopter = "no-ornithopter",
    TokenNotOnBoard = "token-not-on-board",
    AtomicsUsed = "atomics-used",
    /// No prescience marker is far enough.
    AtomicsTooEarly = "atomics-too-early",
    NotInHand = "not-in-hand",
    /// The card is only given up together with its like.
    Scheme = "scheme",
    NoCardAsked = "no-card-asked",
    SandwormIn(AreaId) = "sandworm-in",
    EnemyIn(AreaId) = "enemy-in",
    SettlementIn(AreaId) = "settlement-in",
    SietchIn(AreaId) = "sietch-in",
    HarvesterIn(AreaId) = "harvester-in",
    WormsignIn(AreaId) = "wormsign-in",
    /// A figure or token is there.
    NotEmpty(AreaId) = "not-empty",
    /// Beyond an impassable border.
    Walled(AreaId) = "walled",
    OutOfReach(AreaId) = "out-of-reach",
    NothingToAttack(AreaId) = "nothing-to-attack",
    /// No worm or storm comes there.
    Sheltered(AreaId) = "sheltered",
    NoDesert(AreaId) = "no-desert",
    NoLegion(AreaId) = "no-legion",
    NoLeaderIn(AreaId) = "no-leader-in",
    NoSpecialIn(AreaId) = "no-special-in",
    /// The leader asked for is not with that legion.
    OtherLegion(AreaId) = "other-legion",
    /// The whole legion moved in this action.
    HasMoved(AreaId) = "has-moved",
    /// Kept from acting by a card.
    HeldBack(AreaId) = "held-back",
    /// The legion there cannot go anywhere.
    NowhereToGo(AreaId) = "nowhere-to-go",
    /// The legion there has nothing to attack.
    NothingInReach(AreaId) = "nothing-in-reach",
    NoSietch(AreaId) = "no-sietch",
    NoSettlement(AreaId) = "no-settlement",
    /// A leader needs a unit beside it.
    NoUnit(AreaId) = "no-unit",
    NotThisArea(AreaId) = "not-this-area",
    /// The turn has to be spent on something.
    TurnUnspent = "turn-unspent",
    NotAnAnswer = "not-an-answer",
    LeaderNotInPlay = "leader-not-in-play",
    LeaderInTank = "leader-in-tank",
    LeaderSpent = "leader-spent",
    /// The leader's card lies on another box.
    LeaderElsewhere = "leader-elsewhere",
    NotRevealed = "not-revealed",
    /// As many as a round allows.
    ClaimedEnough = "claimed-enough",
    ClaimedAtAnotherTime = "claimed-at-another-time",
    NotFulfilled = "not-fulfilled",
    ClaimedInAnotherWay = "claimed-in-another-way",
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
                    Action::Spend(_, on) => use_obstacle(on),
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
            Action::Area(area) => self.area_obstacle(s, side, pending.frame, area),
            Action::EndTurn if pending.frame == Frame::Turn => Obstacle::TurnUnspent,
            _ => Obstacle::NotAnAnswer,
        }
    }

    /// Why an area is no answer to a question that areas answer.
    fn area_obstacle(&self, s: &State, side: Side, frame: Frame, area: AreaId) -> Obstacle {
        let map = &self.content.map;
        let occupied = s.occupied[side.index()];
        let (desert, worms) = (self.desert(s).has(area), s.all_worms().has(area));
        let over = |from: AreaId| {
            let walled = map.touch[from.index()].has(area) && !map.ground[from.index()].has(area);
            if walled { Obstacle::Walled(area) } else { Obstacle::OutOfReach(area) }
        };
        match frame {
            Frame::MoveLegion(_, rule) if occupied.has(area) => {
                if rule.from == From::Desert && !desert {
                    return Obstacle::NoDesert(area);
                }
                let all = self.legion_obstacle(s, &s.legion(side, area), rule.legion);
                let rest = self.is_legion(s, &self.movable(s, side, area), rule.legion);
                all.unwrap_or(if rest { Obstacle::NowhereToGo(area) } else { Obstacle::HasMoved(area) })
            }
            Frame::AttackWith(legion, _) if occupied.has(area) => {
                self.legion_obstacle(s, &s.legion(side, area), legion).unwrap_or(Obstacle::NothingInReach(area))
            }
            Frame::MoveLegion(..) | Frame::AttackWith(..) | Frame::Upgrade(..) if !occupied.has(area) => {
                Obstacle::NoLegion(area)
            }
            Frame::MoveTo(from, _) => self.taken(s, side, area).unwrap_or_else(|| over(from)),
            Frame::AttackAt(..) if worms => Obstacle::SandwormIn(area),
            Frame::AttackAt(..) if !self.attackable(s, side).has(area) => Obstacle::NothingToAttack(area),
            Frame::AttackAt(from, _) => over(from),
            Frame::RetreatTo(of, from, _) => match self.taken(s, of, area) {
                Some(taken) => taken,
                None if !map.ground[from.index()].has(area) => over(from),
                None if s.sign_areas.has(area) => Obstacle::WormsignIn(area),
                None => Obstacle::NotEmpty(area),
            },
            Frame::Harvester(_)
            | Frame::VehicleAt(_, Vehicle::Harvester, _)
            | Frame::VehicleOver(_, Vehicle::Harvester, ..) => match self.taken(s, side, area) {
                _ if !desert => Obstacle::NoDesert(area),
                Some(taken) => taken,
                None => Obstacle::HarvesterIn(area),
            },
            Frame::Sign(_) | Frame::WormTo(..) | Frame::Sandworm(..) | Frame::WildMakerTo if !desert => {
                Obstacle::NoDesert(area)
            }
            Frame::Sign(_) if worms => Obstacle::SandwormIn(area),
            Frame::Sign(_) if s.sign_areas.has(area) => Obstacle::WormsignIn(area),
            Frame::Sign(_) if s.sietches.has(area) => Obstacle::SietchIn(area),
            Frame::Sandworm(..) | Frame::WildMakerTo if !self.empty(s).has(area) => Obstacle::NotEmpty(area),
            Frame::WormTo(from, ..) => {
                let near = map.touch[from.index()] & self.desert(s);
                let within = (near | map.touching(near)).has(area);
                if within { Obstacle::NotEmpty(area) } else { Obstacle::OutOfReach(area) }
            }
            Frame::Sandworm(..) => Obstacle::OutOfReach(area),
            Frame::WormAttackAt(_) if !(s.occupied[Side::Harkonnen.index()] | s.harvesters).has(area) => {
                Obstacle::NothingToAttack(area)
            }
            Frame::WormAttackAt(_) if !self.exposed(s).has(area) => Obstacle::Sheltered(area),
            Frame::WormAttackAt(_) => Obstacle::OutOfReach(area),
            Frame::TokenTo(_) | Frame::LeaderOnly if !s.sietches.has(area) => Obstacle::NoSietch(area),
            Frame::Deploy(_) | Frame::DeployLeaderTo(_) if !s.settlements.has(area) => Obstacle::NoSettlement(area),
            Frame::LeaderOnly | Frame::DeployLeaderTo(_) => Obstacle::NoUnit(area),
            _ => Obstacle::NotThisArea(area),
        }
    }

    /// What keeps an area from being free for a side (W6).
    fn taken(&self, s: &State, side: Side, area: AreaId) -> Option<Obstacle> {
        let enemy = side.enemy();
        if s.all_worms().has(area) {
            Some(Obstacle::SandwormIn(area))
        } else if s.occupied[enemy.index()].has(area) {
            Some(Obstacle::EnemyIn(area))
        } else {
            self.settlements(s, enemy).has(area).then_some(Obstacle::SettlementIn(area))
        }
    }

    /// Why a legion is not one of those asked for.
    fn legion_obstacle(&self, s: &State, group: &Group, legion: Legion) -> Option<Obstacle> {
        if self.is_legion(s, group, legion) {
            return None;
        }
        Some(match legion {
            _ if self.is_blocked(s, group.leaders) => Obstacle::HeldBack(group.area),
            Legion::WithLeader => Obstacle::NoLeaderIn(group.area),
            Legion::WithSpecial => Obstacle::NoSpecialIn(group.area),
            Legion::Any | Legion::With(_) | Legion::That => Obstacle::OtherLegion(group.area),
        })
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

/// Why a die whose box has that use cannot be spent on it.
const fn use_obstacle(on: Use) -> Obstacle {
    match on {
        Use::Attack => Obstacle::NoTarget,
        Use::Surprise => Obstacle::NoTargetForLeaders,
        Use::Deploy => Obstacle::NoToken,
        Use::Card => Obstacle::NoCard,
        _ => Obstacle::NoUse,
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

/// Declares the questions that decisions ask.
macro_rules! questions {
    ($($frame:pat => $name:literal,)*) => {
        impl Frame {
            /// The names of all questions.
            pub(crate) const QUESTIONS: &[&str] = &[$($name),*];

            /// The name of the question a decision asks.
            pub(crate) const fn question(self) -> &'static str {
                match self {
                    $($frame => $name,)*
                    _ => "nothing",
                }
            }
        }
    };
}

questions! {
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
    Frame::BreakTie(_) => "equal",
}
