//! How good a state is for a side: what the greedy bot looks at.
//!
//! Both sides race: a step of a marker that the objective still asks for is worth [`STEP`], a point of supremacy
//! [`POINT`], and so a whole game about as much for either. What is on its way counts a part of that: legions by what
//! they can destroy and how far it is, prescience cards by how much of what they ask for is done.

use table::{Evaluate, Seat};

use crate::action::{Action, Change, Desert, Piece, Use};
use crate::battle_heuristic::Force;
use crate::effect::Requirement;
use crate::game::Arrakis;
use crate::ids::*;
use crate::state::*;

/// A step of a prescience marker that is still wanted.
const STEP: f32 = 10.0;
/// A point of supremacy.
const POINT: f32 = 20.0;
/// What the last steps or points are worth besides: with so many left to go, this divided by one more.
const LAST: f32 = 60.0;
/// What a settlement next to a legion sure to win counts of its worth, and how that falls with each area of distance.
const NEAR: f32 = 0.45;
const FAR: f32 = 0.72;
/// How much more what the enemy threatens counts than what one threatens oneself: the enemy is next.
const ENEMY: f32 = 1.7;
/// What a revealed prescience card counts of its worth.
const REVEALED: f32 = 0.55;
/// What a wanted step on a prescience card that is still in the game counts, and what such steps count by their share:
/// useless cards are better gone.
const IN_GAME: f32 = 0.15;
const SHARE: f32 = 1.0;
/// A spice that is likely to come in.
const SPICE: f32 = 3.0;

impl Evaluate for Arrakis {
    fn evaluate(&self, s: &State, seat: Seat) -> f32 {
        let side = self.side_of_seat(seat);
        if let Some(winner) = s.winner {
            return if winner == side { 10_000.0 } else { -10_000.0 };
        }
        let atreides = self.atreides_value(s) - self.harkonnen_value(s) + self.battle_value(s);
        let value = if side == Side::Atreides { atreides } else { -atreides };
        // Time is on the Harkonnen's side (W272): from round 8 on the Atreides dare more and more.
        let late = if side == Side::Atreides { f32::from(s.round.saturating_sub(8)) / 8.0 } else { 0.0 };
        value + self.threats(s, side.enemy()) - ENEMY * (1.0 - late).max(0.1) * self.threats(s, side)
    }

    fn quick_choice(&self, s: &State, legal: &[Action]) -> Action {
        let Some(pending) = s.pending() else { return legal[0] };
        let rank = |action: &Action| self.quick_rank(s, pending, *action);
        let mut best = (legal[0], rank(&legal[0]));
        for &action in &legal[1..] {
            let rank = rank(&action);
            if rank > best.1 {
                best = (action, rank);
            }
        }
        best.0
    }
}

impl Arrakis {
    /// How readily an action is taken when only the rest of a turn is guessed at.
    fn quick_rank(&self, s: &State, pending: Pending, action: Action) -> f32 {
        let side = pending.by.side();
        match (pending.frame, action) {
            (_, Action::Claim(_) | Action::SpendClaim(..)) => 100.0,
            (Frame::MoveLegion(..), Action::Area(from)) => {
                let reach = self.reach(s, side, from).all().into_iter();
                reach.map(|to| self.move_gain(s, side, from, to)).fold(f32::MIN, f32::max)
            }
            (Frame::MoveTo(from, _), Action::Area(to)) => self.move_gain(s, side, from, to),
            // Somebody stays in a settlement.
            (Frame::MoveCount(from, _, rule, kind), Action::Count(count)) => {
                let (_, most) = self.count_range(s, side, from, rule, kind);
                let guard = self.settlements(s, side).has(from) && kind < 3 && s.chosen_figures.units() == 0;
                8.0 - f32::from(most.saturating_sub(guard.into()).abs_diff(count))
            }
            (Frame::AttackWith(..), Action::Area(from)) => {
                let targets = self.targets(s, side, from).all().into_iter();
                targets.map(|to| self.attack_gain(s, side, from, to)).fold(f32::MIN, f32::max)
            }
            (Frame::AttackAt(from, _), Action::Area(to)) => self.attack_gain(s, side, from, to),
            // Moves and attacks that gain nothing are left.
            (Frame::MoveLegion(..) | Frame::AttackWith(..), Action::Stop) => 0.0,
            (
                Frame::Deploy(_) | Frame::Place(..) | Frame::Upgrade(..) | Frame::DeployLeaderTo(_),
                Action::Area(area),
            ) => 10.0 + self.pull(s, side, &s.legion(side, area), area),
            (Frame::TokenTo(_) | Frame::LeaderOnly, Action::Area(area)) => 10.0 + self.threat(s, area),
            (Frame::WormAttackAt(_) | Frame::StrikeAt(_) | Frame::StrikeFrom(..), Action::Area(area)) => {
                10.0 + Force::of(&s.legion(side.enemy(), area)).worth()
            }
            (Frame::GoOn, Action::Yes) => s.battle.map_or(0.0, |battle| 8.0 * self.battle_odds(s, &battle)),
            (Frame::Hits(..), Action::Lose(piece)) => match piece {
                Piece::Unit(Kind::Elite) => 35.0,
                Piece::Generic => 34.0,
                Piece::Unit(Kind::Special) => 33.0,
                Piece::Unit(Kind::Regular) => 32.0,
                _ => 5.0,
            },
            (Frame::Advance | Frame::Stockpile, Action::Yes) => 90.0,
            (Frame::RemovePrescience, Action::Stop) => 20.0,
            (_, Action::Change(Change::Keep)) => 60.0,
            (_, Action::Change(Change::Raise)) => 50.0,
            (_, Action::Desert(Desert::Attack)) => 55.0,
            (_, Action::Spend(_, Use::Deploy)) => 50.0,
            (_, Action::Spend(_, Use::Draw) | Action::All) => 40.0,
            (_, Action::EndTurn) => 30.0,
            (_, Action::Leader(_)) => 12.0,
            (_, Action::Area(_) | Action::Zone(_) | Action::Generic) => 10.0,
            (_, Action::Stop) => 5.0,
            (_, Action::No) => 4.0,
            (_, Action::Reveal(_) | Action::Scout(_) | Action::Detonate(_) | Action::Cone | Action::FromBoard) => -10.0,
            _ => 8.0,
        }
    }

    /// What a whole legion gains by going from one area to another.
    fn move_gain(&self, s: &State, side: Side, from: AreaId, to: AreaId) -> f32 {
        let group = self.movable(s, side, from);
        let mut gain = self.pull(s, side, &group, to) - self.pull(s, side, &group, from) - 0.2;
        if self.settlements(s, side).has(from) {
            gain -= 0.3 * self.threat(s, from).max(2.0);
        }
        if side == Side::Atreides {
            gain += if s.stations.has(to) { self.station_worth(s) } else { 0.0 };
            gain += if s.harvesters.has(to) { 1.5 * SPICE } else { 0.0 };
        }
        gain
    }

    /// What an attack is likely to gain.
    fn attack_gain(&self, s: &State, side: Side, from: AreaId, to: AreaId) -> f32 {
        let (own, foe) = (Force::of(&s.legion(side, from)), Force::of(&s.legion(side.enemy(), to)));
        let odds = own.estimate_win(&foe, self.rank(s, to));
        odds * (foe.worth() + self.prize(s, side, to)) - (1.0 - odds) * own.worth()
    }

    /// What the settlement of an area is worth to the enemy of its owner.
    fn prize(&self, s: &State, side: Side, area: AreaId) -> f32 {
        if !self.settlements(s, side.enemy()).has(area) {
            return 0.0;
        }
        let rank = self.rank(s, area);
        match side {
            Side::Harkonnen => gain(POINT, self.points_left(s), rank),
            Side::Atreides => {
                let wanted = self.wanted(s);
                let steps = wanted.iter().map(|&wanted| wanted.min(rank)).sum();
                gain(STEP, wanted.iter().sum(), steps) + 0.5 * f32::from(rank)
            }
        }
    }

    /// Steps each marker still has to go for the nearest objective.
    fn wanted(&self, s: &State) -> [u8; 3] {
        let left = |objective: ObjectiveId| {
            let wanted = self.content.objectives[objective.index()].markers;
            [0, 1, 2].map(|i| wanted[i].saturating_sub(s.markers[i]))
        };
        let all = s.objectives.iter().flatten().map(|&objective| left(objective));
        all.min_by_key(|left| left.iter().sum::<u8>()).unwrap_or([7, 7, 6])
    }

    fn points_left(&self, s: &State) -> u8 {
        self.content.constants.win_supremacy.saturating_sub(s.supremacy)
    }

    /// What a station is worth: nobody knows which marker it moves.
    fn station_worth(&self, s: &State) -> f32 {
        let wanted = self.wanted(s);
        let useful = wanted.iter().filter(|&&wanted| wanted > 0).count() as f32 / 3.0;
        useful * gain(STEP, wanted.iter().sum(), 1)
    }

    /// How much there is to be had for a legion that stands in an area: the best prize by its odds and the way to it.
    fn pull(&self, s: &State, side: Side, group: &Group, area: AreaId) -> f32 {
        let map = &self.content.map;
        let force = Force::of(group);
        let mut best = 0.0f32;
        for target in self.settlements(s, side.enemy()) {
            let distance = map.walk[area.index()][target.index()];
            let foe = Force::of(&s.legion(side.enemy(), target));
            let odds = force.estimate_win(&foe, self.rank(s, target));
            best = best.max(NEAR * FAR.powi(i32::from(distance) - 1) * odds * self.prize(s, side, target));
        }
        if side == Side::Atreides {
            for station in s.stations {
                let distance = map.walk[area.index()][station.index()];
                best = best.max(0.6 * self.station_worth(s) * FAR.powi(distance.into()));
            }
            best += self.terrain_pull(s, area);
        }
        best
    }

    /// What a legion in an area does for revealed cards that count legions by terrain.
    fn terrain_pull(&self, s: &State, area: AreaId) -> f32 {
        let wanted = self.wanted(s);
        let mut sum = 0.0;
        for (i, card) in self.content.prescience.iter().enumerate() {
            if s.revealed >> i & 1 == 0 {
                continue;
            }
            for &requirement in &card.requires {
                let (there, count) = match requirement {
                    Requirement::Legions(terrain, count) => (self.of_terrain(s, terrain), count),
                    Requirement::DesertLegions(count) => (self.desert(s).without(s.sietches), count),
                    _ => continue,
                };
                if there.has(area) && (s.occupied[0] & there).len() <= count.into() {
                    sum += REVEALED * card_worth(wanted, card.markers) / f32::from(count);
                }
            }
        }
        sum
    }

    /// How much all settlements of a side are in danger.
    fn threats(&self, s: &State, side: Side) -> f32 {
        self.settlements(s, side).into_iter().map(|area| self.threat(s, area)).sum()
    }

    /// How much the settlement of an area is in danger.
    fn threat(&self, s: &State, area: AreaId) -> f32 {
        let side = if s.sietches.has(area) { Side::Atreides } else { Side::Harkonnen };
        let enemy = side.enemy();
        let prize = self.prize(s, enemy, area);
        let (own, rank) = (Force::of(&s.legion(side, area)), self.rank(s, area));
        let near = s.occupied[enemy.index()].into_iter().map(|from| {
            let distance = self.content.map.walk[from.index()][area.index()];
            let odds = Force::of(&s.legion(enemy, from)).estimate_win(&own, rank);
            NEAR * FAR.powi(i32::from(distance) - 1) * odds
        });
        prize * near.fold(0.0, f32::max)
    }

    fn strength(&self, s: &State, side: Side) -> f32 {
        s.occupied[side.index()].into_iter().map(|area| Force::of(&s.legion(side, area)).worth()).sum()
    }

    fn battle_odds(&self, s: &State, battle: &Battle) -> f32 {
        let force = |side: Side| {
            let mut force = Force::of(&s.legion(side, battle.area(side)));
            force.cards = f32::from(battle.fighters[side.index()].cards);
            force
        };
        let (own, foe) = (force(battle.attacker), force(battle.defender()));
        own.estimate_win(&foe, self.rank(s, battle.to))
    }

    /// What a battle being fought is likely to bring, for the Atreides.
    fn battle_value(&self, s: &State) -> f32 {
        let Some(battle) = &s.battle else { return 0.0 };
        let (attacker, defender) = (battle.attacker, battle.defender());
        let worth = |side: Side| Force::of(&s.legion(side, battle.area(side))).worth();
        let odds = self.battle_odds(s, battle);
        let gain = odds * (0.8 * worth(defender) + self.prize(s, attacker, battle.to));
        let value = gain - (1.0 - odds) * 0.8 * worth(attacker);
        if attacker == Side::Atreides { value } else { -value }
    }

    /// Steps of the markers, what is on its way, the board, and the cards in hand.
    fn atreides_value(&self, s: &State) -> f32 {
        let wanted = self.wanted(s);
        let mut value = standing(STEP, wanted.iter().sum());
        value += 0.5 * s.markers.iter().map(|&step| f32::from(step)).sum::<f32>();
        value += self.strength(s, Side::Atreides) + self.hand_value(s, Side::Atreides);
        value += 0.15 * s.sign_areas.len() as f32 + 1.5 * s.all_worms().len() as f32;
        value += 4.0 * f32::from(s.bg[0]);
        value += self.cards_left_value(s, wanted);
        // The revealed cards that are nearest to being claimed. Before the first turn it is chance alone which they are.
        let left = usize::from(self.content.constants.claims).saturating_sub(s.claimed.count_ones() as usize);
        let begun = !matches!(s.phase, Phase::Start | Phase::Vehicles | Phase::Dice);
        let mut cards = [0.0f32; 16];
        for (i, card) in self.content.prescience.iter().enumerate() {
            if s.revealed >> i & 1 != 0 && begun {
                let done = card.requires.iter().map(|&requirement| self.progress(s, requirement));
                cards[i] = REVEALED * card_worth(wanted, card.markers) * done.fold(1.0, |all, one| all * one);
            }
        }
        cards.sort_unstable_by(|a, b| b.total_cmp(a));
        value += cards.iter().take(left).sum::<f32>();
        for station in s.stations {
            let distance = |area: AreaId| self.content.map.walk[area.index()][station.index()];
            let nearest = s.occupied[0].into_iter().map(distance).min().unwrap_or(9);
            value += 0.6 * self.station_worth(s) * FAR.powi(nearest.into());
        }
        value
    }

    /// What the prescience cards that are still in the game promise.
    fn cards_left_value(&self, s: &State, wanted: [u8; 3]) -> f32 {
        let left = s.prescience_deck | s.revealed;
        let steps = |i: usize| useful_steps(wanted, self.content.prescience[i].markers);
        let useful: u8 = (0..self.content.prescience.len()).filter(|i| left >> i & 1 != 0).map(steps).sum();
        STEP * f32::from(useful) * (IN_GAME + SHARE / left.count_ones().max(3) as f32)
    }

    /// How much of what a prescience card asks for is the case.
    fn progress(&self, s: &State, requirement: Requirement) -> f32 {
        if self.fulfilled(s, requirement) {
            return 1.0;
        }
        let occupied = s.occupied[Side::Atreides.index()];
        let share = |there: usize, count: u8| there as f32 / f32::from(count) * 0.8;
        let on_board = |person: Person| if self.person_at(s, person).is_some() { 0.4 } else { 0.15 };
        match requirement {
            Requirement::Legions(terrain, count) => share((occupied & self.of_terrain(s, terrain)).len(), count),
            Requirement::DesertLegions(count) => share((occupied & self.desert(s)).without(s.sietches).len(), count),
            Requirement::UnitsInDeepDesert(count) => {
                let units = |area| usize::from(s.units(Side::Atreides, area));
                share((occupied & self.deep_desert()).into_iter().map(units).sum(), count)
            }
            Requirement::HarvestersBurned(count) => share(s.achievements.burned.into(), count).max(0.1),
            Requirement::Together => match (self.person_at(s, Person::Paul), self.person_at(s, Person::Jessica)) {
                (Some(paul), Some(jessica)) => {
                    0.8 / f32::from(self.content.map.walk[paul.index()][jessica.index()].max(1))
                }
                _ => 0.1,
            },
            Requirement::DeepDesert(person) => match self.person_at(s, person) {
                Some(at) => {
                    let deep = self.deep_desert().without(s.sietches).into_iter();
                    let nearest = deep.map(|area| self.content.map.walk[at.index()][area.index()]).min();
                    0.8 / f32::from(nearest.unwrap_or(9).max(1))
                }
                None => 0.1,
            },
            Requirement::TokensWith(person, count) => match self.person_at(s, person) {
                Some(area) => share(s.tokens_of(Side::Atreides, area).count_ones() as usize, count).max(0.2),
                None => 0.1,
            },
            Requirement::SpecialWith(person, count) => match self.person_at(s, person) {
                Some(area) => share(s.troops[0][area.index()].units[Kind::Special.index()].into(), count).max(0.2),
                None => 0.1,
            },
            Requirement::SietchOf(person)
            | Requirement::HiddenSietchOf(person)
            | Requirement::Quiet(person)
            | Requirement::OnBoard(person) => on_board(person),
            Requirement::OwnTurn => 0.9,
            Requirement::Rode(_) | Requirement::BeatSpecialOrNamed | Requirement::BeatInCentralSector => 0.15,
        }
    }

    /// Supremacy, spice on its way, the markers' rows, and how near strong legions are to sietches.
    fn harkonnen_value(&self, s: &State) -> f32 {
        let constants = &self.content.constants;
        let mut value = standing(POINT, self.points_left(s));
        value += self.strength(s, Side::Harkonnen) + self.hand_value(s, Side::Harkonnen);
        value += 4.0 * f32::from(s.bg[1]) + SPICE * f32::from(s.spice);
        value += SPICE * self.expected_spice(s);
        let lowest = usize::from(*s.imperium.iter().max().unwrap_or(&0));
        value -= 5.0 * f32::from(constants.rows[lowest][0]);
        value -= 2.5 * s.imperium.iter().map(|&row| f32::from(row)).sum::<f32>();
        value -= 2.0 * s.bans.count_ones() as f32;
        value += 1.0 * self.zones_with(s, Vehicle::Ornithopter).count_ones() as f32;
        value
    }

    /// Spice that harvesters are likely to bring: worms come, carryalls save some.
    fn expected_spice(&self, s: &State) -> f32 {
        let [sand, worm, deep] = self.content.constants.signs.map(f32::from);
        let all = sand + worm + deep;
        let reached = self.content.map.walking(s.occupied[Side::Atreides.index()]);
        let mut sum = 0.0;
        let mut covered = 0;
        for area in s.harvesters {
            let is_deep = self.deep_desert().has(area);
            let spice = if is_deep { 2.0 } else { 1.0 };
            let mut safe = if is_deep { sand / all } else { (sand + deep) / all };
            let carryalls = self.zones_with(s, Vehicle::Carryall) & self.content.map.zones_of[area.index()];
            if carryalls & !covered != 0 {
                covered |= carryalls & carryalls.wrapping_neg();
                safe += 0.6 * (1.0 - safe);
            }
            if s.phase == Phase::Actions && reached.has(area) {
                safe *= 0.7;
            }
            sum += spice * safe;
        }
        sum
    }

    fn hand_value(&self, s: &State, side: Side) -> f32 {
        let constants = &self.content.constants;
        let limit = f32::from(if self.shared[side.index()] { constants.hand_shared } else { constants.hand });
        let value = |board: Board| {
            let cards = s.cards.pile(hand(board)).len() as f32;
            1.5 * cards.min(limit) + 0.2 * (cards - limit).max(0.0)
        };
        value(side.house()) + value(side.ally())
    }
}

/// How a race stands with so many steps left, each worth `step`; the last ones count more.
fn standing(step: f32, left: u8) -> f32 {
    LAST / (1.0 + f32::from(left)) - step * f32::from(left)
}

/// What some steps of a race are worth with so many left.
fn gain(step: f32, left: u8, steps: u8) -> f32 {
    standing(step, left.saturating_sub(steps)) - standing(step, left)
}

/// What a prescience card's steps are worth.
fn card_worth(wanted: [u8; 3], markers: [u8; 3]) -> f32 {
    gain(STEP, wanted.iter().sum(), useful_steps(wanted, markers)) + 0.5 * f32::from(markers.iter().sum::<u8>())
}

/// How many of a card's steps are still wanted.
fn useful_steps(wanted: [u8; 3], markers: [u8; 3]) -> u8 {
    wanted.iter().zip(markers).map(|(&wanted, steps)| wanted.min(steps)).sum()
}
