//! Battles (section 8).

use table::Sink;

use super::turn::bits;
use super::{ActionSink, Engine};
use crate::action::Action;
use crate::effect::Assault;
use crate::event::{Event, Way};
use crate::game::Arrakis;
use crate::ids::*;
use crate::state::*;

impl Battle {
    /// Where a side's legion stands.
    pub(crate) fn area(&self, side: Side) -> AreaId {
        if side == self.attacker { self.from } else { self.to }
    }

    pub(crate) fn defender(&self) -> Side {
        self.attacker.enemy()
    }

    /// Shields of a side that the enemy's special elite units cancel (W90).
    pub(crate) fn cancelled(&self, side: Side) -> u8 {
        self.fighters[side.index()].results[1].min(self.fighters[side.enemy().index()].special)
    }

    /// Hits that a side suffers by the results so far (W91).
    pub(crate) fn suffers(&self, side: Side) -> u8 {
        let shields = self.fighters[side.index()].results[1] - self.cancelled(side);
        self.fighters[side.enemy().index()].results[0].saturating_sub(shields)
    }
}

impl Arrakis {
    /// Whether a side may discard another card for a die (W84, W146, W266).
    pub(super) fn may_add_die(&self, s: &State, side: Side) -> bool {
        let Some(battle) = &s.battle else { return false };
        let banned = side == Side::Harkonnen && s.banned(Power::Landsraad);
        !banned && self.combat_dice(s, battle, side) < self.combat_cap(battle, side)
    }

    /// Leaders of a side who have not used a Special this round (W88).
    fn idle_leaders(&self, s: &State, battle: &Battle, side: Side) -> (u8, u16) {
        let group = s.legion(side, battle.area(side));
        let fighter = &battle.fighters[side.index()];
        (group.troops.generic - fighter.generic_used, group.leaders & !fighter.leaders_used)
    }

    pub(super) fn list_leaders_in_battle(&self, s: &State, side: Side, out: &mut impl ActionSink) {
        let Some(battle) = &s.battle else { return };
        let (generic, named) = self.idle_leaders(s, battle, side);
        bits(named.into()).for_each(|leader| out.push(Action::Leader(LeaderId(leader))));
        if generic > 0 {
            out.push(Action::Generic);
        }
    }
}

impl<S: Sink<Event>> Engine<'_, S> {
    /// A legion attacks an area (W83).
    pub(super) fn attack(&mut self, by: Board, from: AreaId, to: AreaId, assault: Assault, way: Way) {
        let side = by.side();
        if way == Way::Flight {
            self.s.turn.flown.insert(from);
        }
        self.emit(Event::Attack(side, from, to, assault.surprise));
        let blank = Fighter::default();
        self.s.battle = Some(Battle {
            attacker: side,
            from,
            to,
            assault,
            round: 0,
            fighters: [blank; 2],
            had_special_or_leader: false,
            stopped: false,
            retreated: false,
        });
        let defended = self.s.occupied[side.enemy().index()].has(to);
        self.step(if defended { Frame::BattleRound } else { Frame::BattleEnd });
        if way == Way::Ride {
            self.record_worm_ride(self.s.leaders_in(from) & self.g.leaders_of(side));
        }
        self.reveal_sietch(to);
        for (of, area) in [(side, from), (side.enemy(), to)] {
            self.reveal_tokens(of, area);
        }
    }

    /// W84: a new combat round, attacker first.
    pub(super) fn battle_round(&mut self) {
        let Some(mut battle) = self.s.battle else { return };
        // What was claimed for the ride may have cost the attackers.
        if !self.s.occupied[battle.attacker.index()].has(battle.from) {
            self.step(Frame::BattleEnd);
            return;
        }
        battle.round += 1;
        battle.fighters = [Fighter::default(); 2];
        if battle.round == 1 {
            let harkonnen = self.s.legion(Side::Harkonnen, battle.area(Side::Harkonnen));
            battle.had_special_or_leader = harkonnen.troops.units[Kind::Special.index()] > 0 || harkonnen.leaders != 0;
        }
        let attacker = battle.attacker;
        self.s.battle = Some(battle);
        self.step(Frame::BattleRoll);
        for side in [attacker.enemy(), attacker] {
            if side == Side::Harkonnen && self.g.solo {
                continue;
            }
            let first = self.g.decider(self.s, side);
            if self.g.shared[side.index()] {
                self.push(first.partner(), Frame::BattleCard(side));
            }
            self.push(first, Frame::BattleCard(side));
        }
        if self.g.solo && attacker == Side::Harkonnen {
            self.mahdi_adds_dice();
        }
    }

    /// A card goes for a die.
    pub(super) fn add_die(&mut self, board: Board, card: CardId) {
        self.discard_card(self.g.hand_of(board), card);
        if let Some(battle) = &mut self.s.battle {
            battle.fighters[board.side().index()].cards += 1;
        }
    }

    /// Rolls combat dice: hits, shields, Specials.
    pub(super) fn roll_combat(&mut self, dice: u8) -> [u8; 3] {
        let faces = self.g.content.constants.combat_faces;
        let mut results = [0; 3];
        for _ in 0..dice {
            let number = self.s.rng.below(6) as u8;
            let face = if number < faces[0] { 0 } else { usize::from(number >= faces[0] + faces[1]) + 1 };
            results[face] += 1;
        }
        self.secret();
        results
    }

    /// W85, W86, then who uses the Specials (W88, W89).
    pub(super) fn battle_roll(&mut self) {
        // Who defends discards after the attacker (W84).
        if self.g.solo && self.s.battle.is_some_and(|battle| battle.attacker == Side::Atreides) {
            self.mahdi_adds_dice();
        }
        let Some(mut battle) = self.s.battle else { return };
        for side in [battle.attacker, battle.defender()] {
            let dice = self.g.combat_dice(self.s, &battle, side);
            let mut results = self.roll_combat(dice);
            if battle.attacker == side && battle.assault.surprise && battle.round == 1 {
                results[2] += 1;
            }
            let special = self.s.troops[side.index()][battle.area(side).index()].units[Kind::Special.index()];
            let fighter = &mut battle.fighters[side.index()];
            fighter.dice = dice;
            fighter.results = results;
            fighter.special = special;
            self.s.battle = Some(battle);
            self.emit(Event::Combat(side, results));
        }
        self.step(Frame::BattleResults);
        for side in [battle.defender(), battle.attacker] {
            let specials = battle.fighters[side.index()].results[2];
            let (generic, named) = self.g.idle_leaders(self.s, &battle, side);
            let leaders = generic + named.count_ones() as u8;
            if specials == 0 || leaders == 0 {
                continue;
            }
            if specials >= leaders || self.all_alike(generic, named) || (side == Side::Harkonnen && self.g.solo) {
                self.use_specials(side, specials.min(leaders));
            } else {
                self.ask(side, Frame::BattleLeader(side, specials));
            }
        }
    }

    fn all_alike(&self, generic: u8, named: u16) -> bool {
        let content = &self.g.content;
        let mut profiles = bits(named.into()).map(|leader| content.leaders[usize::from(leader)].combat);
        let first = if generic > 0 { Some(content.generic_combat) } else { profiles.next() };
        profiles.all(|profile| Some(profile) == first)
    }

    /// So many leaders use a Special each, the best ones first.
    fn use_specials(&mut self, side: Side, count: u8) {
        for _ in 0..count {
            let Some(battle) = &self.s.battle else { return };
            let (generic, named) = self.g.idle_leaders(self.s, battle, side);
            let worth = |leader: u8| self.g.content.leaders[usize::from(leader)].combat.iter().sum::<u8>();
            let best = bits(named.into()).max_by_key(|&leader| worth(leader));
            match best {
                Some(leader) if generic == 0 || worth(leader) >= 1 => {
                    self.use_special(side, Some(LeaderId(leader)));
                }
                _ => self.use_special(side, None),
            }
        }
    }

    /// A leader turns a Special into what his card says; none for a generic leader.
    pub(super) fn use_special(&mut self, side: Side, leader: Option<LeaderId>) {
        let [hits, shields] =
            leader.map_or(self.g.content.generic_combat, |leader| self.g.content.leaders[leader.index()].combat);
        let Some(battle) = &mut self.s.battle else { return };
        let fighter = &mut battle.fighters[side.index()];
        fighter.results[0] += hits;
        fighter.results[1] += shields;
        fighter.results[2] -= 1;
        match leader {
            Some(leader) => fighter.leaders_used |= leader.bit(),
            None => fighter.generic_used += 1,
        }
        self.emit(Event::Special(side, leader));
    }

    /// W90 to W93.
    pub(super) fn battle_results(&mut self) {
        let Some(battle) = self.s.battle else { return };
        self.step(Frame::BattleAfter);
        for side in [battle.defender(), battle.attacker] {
            let hits = battle.suffers(side);
            self.emit(Event::Hits(side, hits));
            if hits > 0 {
                self.ask(side, Frame::Hits(side, battle.area(side), hits));
            }
        }
    }

    /// W94: does it go on?
    pub(super) fn battle_after(&mut self) {
        let Some(battle) = self.s.battle else { return };
        let alive = |side: Side| self.s.occupied[side.index()].has(battle.area(side));
        if !alive(battle.attacker) || !alive(battle.defender()) {
            self.step(Frame::BattleEnd);
        } else if battle.attacker == Side::Harkonnen && self.g.solo {
            self.step(Frame::MahdiGoOn);
        } else {
            self.ask(battle.attacker, Frame::GoOn);
        }
    }

    /// The attacker goes on or stops.
    pub(super) fn go_on_or_stop(&mut self, on: bool) {
        let Some(battle) = &mut self.s.battle else { return };
        if !on {
            battle.stopped = true;
            self.step(Frame::BattleEnd);
            return;
        }
        let (attacker, from, to, free) = (battle.attacker, battle.from, battle.to, battle.assault.free_continue);
        self.step(Frame::BattleOn);
        let settled = self.g.settlements(self.s, attacker.enemy()).has(to);
        if settled && !free && !(attacker == Side::Harkonnen && self.g.solo) {
            self.ask(attacker, Frame::Hits(attacker, from, 1));
        }
    }

    /// W95, W96.
    pub(super) fn battle_on(&mut self) {
        let Some(battle) = self.s.battle else { return };
        let defender = battle.defender();
        if !self.s.occupied[battle.attacker.index()].has(battle.from) {
            self.step(Frame::BattleEnd);
        } else if self.g.retreats(self.s, defender, battle.to, RetreatCause::Battle).is_empty()
            || (defender == Side::Harkonnen && self.g.solo)
        {
            self.step(Frame::BattleRound);
        } else {
            self.ask(defender, Frame::Retreat);
        }
    }

    pub(super) fn retreat_or_stay(&mut self, retreat: bool) {
        let Some(battle) = &mut self.s.battle else { return };
        if !retreat {
            self.step(Frame::BattleRound);
            return;
        }
        battle.retreated = true;
        let (defender, to) = (battle.defender(), battle.to);
        self.step(Frame::BattleEnd);
        self.ask_retreat(defender, to, RetreatCause::Battle);
    }

    /// Asks where a legion retreats to: the opponent decides, in the solo game the Atreides (W251).
    pub(super) fn ask_retreat(&mut self, side: Side, area: AreaId, cause: RetreatCause) {
        self.ask_owner(side.enemy(), Frame::RetreatTo(side, area, cause));
    }

    /// A whole legion goes to another area; nothing is captured (Q10).
    pub(super) fn drive(&mut self, side: Side, from: AreaId, to: AreaId) {
        let group = self.s.legion(side, from);
        self.transfer(side, group, to);
        for moved in self.s.moved.iter_mut().filter(|moved| moved.area == from) {
            moved.area = to;
        }
        for flown in [&mut self.s.turn.flown, &mut self.s.turn.flying] {
            if flown.has(from) {
                flown.remove(from);
                flown.insert(to);
            }
        }
        self.emit(Event::Driven(side, from, to));
        self.limit_area(side, to);
    }

    /// W100, W101: who has won, and whether he advances.
    pub(super) fn battle_end(&mut self) {
        let Some(battle) = self.s.battle else { return };
        let (attacker, defender) = (battle.attacker, battle.defender());
        let attacker_lives = self.s.occupied[attacker.index()].has(battle.from);
        let defender_lives = self.s.occupied[defender.index()].has(battle.to);
        let winner = if battle.stopped {
            Some(defender)
        } else if battle.retreated || !defender_lives {
            attacker_lives.then_some(attacker)
        } else {
            Some(defender)
        };
        self.emit(Event::Won(winner));
        if winner == Some(Side::Atreides) && battle.round > 0 {
            let map = &self.g.content.map;
            self.s.achievements.beat_special |= battle.had_special_or_leader;
            let central = map.sectors_of[battle.to.index()] & map.central != 0;
            self.s.achievements.beat_central |= attacker == Side::Atreides && central;
            self.step(Frame::Claims);
        }
        if winner != Some(attacker) {
            self.s.battle = None;
        } else if attacker == Side::Harkonnen && self.g.solo && self.s.sietches.has(battle.to) {
            // What destroys a sietch they always do (W251).
            self.advance(true);
        } else {
            self.ask(attacker, Frame::Advance);
        }
    }

    /// W103, W104, W106: the attacker advances or stays.
    pub(super) fn advance(&mut self, advance: bool) {
        let Some(battle) = self.s.battle.take() else { return };
        if !advance {
            return;
        }
        let (side, from, to) = (battle.attacker, battle.from, battle.to);
        self.destroy_settlement(side.enemy(), to);
        let group = self.s.legion(side, from);
        self.transfer(side, group, to);
        if self.s.turn.flown.has(from) {
            self.s.turn.flown.remove(from);
            self.s.turn.flown.insert(to);
        }
        self.s.last_named_legion = Some(to);
        self.emit(Event::Moved(side, from, to, Way::Advance));
        self.arrive(side, to);
        if side == Side::Harkonnen && self.g.solo {
            self.step(Frame::MahdiDoes(Task::Garrison(from)));
        }
    }

    /// Section 9.
    fn destroy_settlement(&mut self, owner: Side, area: AreaId) {
        let rank = self.g.rank(self.s, area);
        match owner {
            Side::Atreides => {
                let Some(sietch) = self.s.sietch_in(area) else { return };
                self.s.sietch_gone |= 1 << sietch.0;
                self.s.sietches.remove(area);
                self.emit(Event::Destroyed(area, rank));
                self.raise_supremacy(rank);
                if self.g.solo {
                    self.mahdi_target_lost();
                }
            }
            Side::Harkonnen => {
                if !self.s.settlements.has(area) {
                    return;
                }
                self.s.settlements.remove(area);
                self.emit(Event::Destroyed(area, rank));
                for &marker in Marker::ALL {
                    self.advance_marker(marker, rank);
                }
                self.secret();
                if area == self.g.content.map.capital && self.g.objective_reached(self.s) {
                    self.win(Side::Atreides);
                }
            }
        }
    }
}
