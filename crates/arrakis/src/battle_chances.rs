//! The chances of a battle, computed exactly from what a viewer knows.
//!
//! Both sides fight until a legion is gone, and people discard no planning cards; the Harkonnen of the solo game use
//! their reinforcements as W246 says. Casualties keep as many dice as they can: better units become regular ones first,
//! then leaders go, the weaker first, then regular units; in the solo game the Harkonnen lose theirs by W247. What is
//! hidden is averaged over all it can be.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::action::Piece;
use crate::content::TokenFace;
use crate::effect::Assault;
use crate::game::Arrakis;
use crate::ids::*;
use crate::rules::bits;
use crate::state::*;

/// How a battle ends if it is fought to its end, in thousandths.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Chances {
    /// The attacker is left.
    pub attacker: u16,
    /// Both legions are gone.
    pub nobody: u16,
    /// The defender is left.
    pub defender: u16,
}

impl Chances {
    /// Nobody defends.
    const SURE: Chances = Chances { attacker: 1000, nobody: 0, defender: 0 };

    fn of([attacker, nobody, _]: [f64; 3]) -> Chances {
        let thousandths = |chance: f64| (chance * 1000.0).round() as u16;
        let attacker = thousandths(attacker);
        let nobody = thousandths(nobody).min(1000 - attacker);
        Chances { attacker, nobody, defender: 1000 - attacker - nobody }
    }
}

impl Arrakis {
    /// Every attack that can be chosen now, from where and against what, with its chances as whoever owes the decision
    /// knows them. A legion with one target attacks it as soon as it is chosen, so its chances stand here before that.
    pub(crate) fn attacks(&self, s: &State) -> Vec<(AreaId, AreaId, Chances)> {
        let Some(pending) = s.pending() else { return Vec::new() };
        let side = pending.by.side();
        let targets = |from: AreaId| self.targets(s, side, from).all().into_iter().map(move |to| (from, to));
        let (pairs, assault): (Vec<_>, _) = match pending.frame {
            Frame::AttackWith(legion, assault) => {
                let froms = s.occupied[side.index()].into_iter();
                let able = froms.filter(|&from| self.is_legion(s, &s.legion(side, from), legion));
                (able.flat_map(targets).collect(), assault)
            }
            Frame::AttackAt(from, assault) => (targets(from).collect(), assault),
            Frame::AttackZone(from, to, assault) => (vec![(from, to)], assault),
            _ => return Vec::new(),
        };
        pairs.into_iter().map(|(from, to)| (from, to, self.chances_of_attack(s, side, from, to, assault))).collect()
    }

    fn chances_of_attack(&self, s: &State, side: Side, from: AreaId, to: AreaId, assault: Assault) -> Chances {
        if !s.occupied[side.enemy().index()].has(to) {
            return Chances::SURE;
        }
        let atreides = side == Side::Atreides;
        let ranks = match s.sietch_in(to) {
            Some(sietch) if !atreides && s.sietch_known >> sietch.0 & 1 == 0 => {
                let hidden = (0..8).filter(|&i| (s.sietch_known | s.sietch_gone) >> i & 1 == 0);
                hidden.map(|i| s.sietch_rank[i]).collect()
            }
            _ => vec![self.rank(s, to)],
        };
        let attackers = self.armies(s, side, from, atreides);
        let defenders = self.armies(s, side.enemy(), to, atreides);
        let mut sum = [0.0; 3];
        let mut counted: BTreeMap<u8, f64> = BTreeMap::new();
        for rank in &ranks {
            *counted.entry(*rank).or_default() += 1.0 / ranks.len() as f64;
        }
        for (&rank, r) in &counted {
            let mut fight = Fight::new(self, s, side, to, assault, rank);
            for (attacker, a) in &attackers {
                for (defender, d) in &defenders {
                    add(&mut sum, a * d * r, fight.run([attacker, defender], Start::First([0; 2])));
                }
            }
        }
        Chances::of(sum)
    }

    /// The chances of the battle that is fought, if it goes on; none while results are being used.
    pub(crate) fn chances_of_battle(&self, s: &State) -> Option<Chances> {
        let battle = s.battle.as_ref()?;
        let sides = [battle.attacker, battle.defender()];
        let places = [battle.from, battle.to];
        if sides.iter().zip(places).any(|(side, area)| !s.occupied[side.index()].has(area)) {
            return None;
        }
        let on_stack = |wanted: fn(&Frame) -> bool| s.stack.iter().any(|pending| wanted(&pending.frame));
        let start = match s.pending()?.frame {
            Frame::BattleCard(_) => {
                Start::of_round(battle.round, sides.map(|side| battle.fighters[side.index()].cards))
            }
            Frame::GoOn => Start::Between,
            Frame::Retreat => Start::Later,
            Frame::Hits(..) if on_stack(|frame| *frame == Frame::BattleOn) => Start::Later,
            Frame::Hits(..) if on_stack(|frame| *frame == Frame::BattleAfter) => Start::Between,
            _ => return None,
        };
        let hits = |side: Side| {
            let of = |pending: &Pending| match pending.frame {
                Frame::Hits(of, _, hits) if of == side => hits,
                _ => 0,
            };
            s.stack.iter().map(of).sum::<u8>()
        };
        let armies = [0, 1].map(|i| {
            let army = self.army(s, sides[i], &s.legion(sides[i], places[i]), [0; 4]);
            self.after_hits(sides[i], army, hits(sides[i]))
        });
        let rank = self.rank(s, battle.to);
        let mut fight = Fight::new(self, s, battle.attacker, battle.to, battle.assault, rank);
        Some(Chances::of(fight.run(armies.each_ref(), start)))
    }

    /// What a legion can be once its tokens are turned up, each with its chance.
    fn armies(&self, s: &State, side: Side, area: AreaId, atreides_know: bool) -> BTreeMap<Army, f64> {
        let group = s.legion(side, area);
        let constants = &self.content.constants;
        let silver = ATREIDES_TOKENS + constants.harkonnen_tokens[0].len();
        let known = side == Side::Atreides && atreides_know;
        let mut faces = BTreeMap::from([([0; 4], 1.0)]);
        let initial = constants.initial_tokens;
        for range in [0..initial, initial..ATREIDES_TOKENS, ATREIDES_TOKENS..silver, silver..TOKENS] {
            let here: Vec<usize> = range.clone().filter(|&i| group.tokens >> i & 1 != 0).collect();
            let all: Vec<usize> =
                if known { here.clone() } else { range.filter(|&i| s.token_at[i] != TokenAt::Gone).collect() };
            let shown: Vec<TokenFace> = all.iter().map(|&i| self.token_face(s, TokenId(i as u8))).collect();
            faces = drawn(&shown, here.len(), &faces);
        }
        let mut armies = BTreeMap::new();
        for (face, chance) in faces {
            *armies.entry(self.army(s, side, &group, face)).or_default() += chance;
        }
        armies
    }

    /// A legion with so many regular, elite and special units and leaders in place of its tokens (W16, W271).
    fn army(&self, s: &State, side: Side, group: &Group, face: TokenFace) -> Army {
        let mut supply = s.supply[side.index()];
        let mut units = group.troops.units;
        for kind in (0..3).rev() {
            for _ in 0..face[kind] {
                if let Some(lower) = (0..=kind).rev().find(|&lower| supply[lower] > 0) {
                    supply[lower] -= 1;
                    units[lower] += 1;
                }
            }
        }
        let limit = self.limit(s, side);
        for kind in 0..3 {
            let over = units.iter().sum::<u8>().saturating_sub(limit).min(units[kind]);
            units[kind] -= over;
            supply[kind] += over;
        }
        let generic = group.troops.generic + face[3].min(supply[3]);
        let mut leaders: Vec<LeaderInBattle> = bits(group.leaders.into())
            .map(|leader| LeaderInBattle::named(self.content.leaders[usize::from(leader)].combat, leader))
            .chain((0..generic).map(|_| LeaderInBattle::generic(self.content.generic_combat)))
            .collect();
        leaders.sort_unstable_by(|a, b| b.cmp(a));
        let solo = self.solo && side == Side::Harkonnen;
        let banned = s.banned(Power::Landsraad);
        let cards = if solo && !banned { s.cards.pile(REINFORCEMENT).len() as u8 } else { 0 };
        Army { units, leaders, supply: supply[0].min(ENOUGH), cards }
    }

    /// What a hit is proposed to cost: what the chances reckon with.
    pub(crate) fn proposed_loss(&self, s: &State, side: Side, area: AreaId) -> Piece {
        let group = s.legion(side, area);
        let units = group.troops.units;
        let better = [Kind::Elite, Kind::Special].into_iter().find(|kind| units[kind.index()] > 0);
        if let Some(kind) = better
            && (s.supply[side.index()][0] > 0 || units[0] == 0)
        {
            return Piece::Unit(kind);
        }
        let generic =
            (group.troops.generic > 0).then(|| (LeaderInBattle::generic(self.content.generic_combat), Piece::Generic));
        let named = bits(group.leaders.into()).map(|leader| {
            let combat = self.content.leaders[usize::from(leader)].combat;
            (LeaderInBattle::named(combat, leader), Piece::Leader(LeaderId(leader)))
        });
        let weakest = named.chain(generic).min_by_key(|&(worth, _)| worth);
        weakest.map_or(Piece::Unit(Kind::Regular), |(_, piece)| piece)
    }

    /// Takes hits, as the head of this file says.
    fn after_hits(&self, side: Side, mut army: Army, hits: u8) -> Army {
        for left in (1..=hits).rev() {
            if self.solo && side == Side::Harkonnen {
                army.hit_of_mahdi(left)
            } else {
                army.hit()
            };
            if army.count() == 0 {
                return Army::default();
            }
        }
        army
    }
}

/// Adds to a sum of figures those of `count` tokens drawn from `pool`.
fn drawn(pool: &[TokenFace], count: usize, before: &BTreeMap<TokenFace, f64>) -> BTreeMap<TokenFace, f64> {
    let mut kinds: BTreeMap<TokenFace, usize> = BTreeMap::new();
    pool.iter().for_each(|&face| *kinds.entry(face).or_default() += 1);
    // Ways to draw so many, by what they show together.
    let mut ways = BTreeMap::from([((0, [0; 4]), 1.0)]);
    for (face, there) in kinds {
        let mut next = BTreeMap::new();
        for (&(taken, sum), &way) in &ways {
            for more in 0..=there.min(count - taken) {
                let sum: TokenFace = std::array::from_fn(|i| sum[i] + face[i] * more as u8);
                *next.entry((taken + more, sum)).or_default() += way * choose(there, more);
            }
        }
        ways = next;
    }
    let all = choose(pool.len(), count);
    let mut after = BTreeMap::new();
    for (&face, &chance) in before {
        for (&(taken, sum), &way) in &ways {
            if taken == count {
                let sum: TokenFace = std::array::from_fn(|i| face[i] + sum[i]);
                *after.entry(sum).or_default() += chance * way / all;
            }
        }
    }
    after
}

fn choose(n: usize, k: usize) -> f64 {
    (0..k).map(|i| (n - i) as f64 / (i + 1) as f64).product()
}

fn add(sum: &mut [f64; 3], weight: f64, more: [f64; 3]) {
    sum.iter_mut().zip(more).for_each(|(sum, more)| *sum += weight * more);
}

/// What a leader is worth in battle; the order is that of worth.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
struct LeaderInBattle {
    worth: u8,
    named: bool,
    /// Hits and shields made of a Special.
    combat: [u8; 2],
    /// Which of the named ones.
    number: u8,
}

impl LeaderInBattle {
    fn named(combat: [u8; 2], number: u8) -> LeaderInBattle {
        LeaderInBattle { worth: combat[0] + combat[1], named: true, combat, number }
    }

    fn generic(combat: [u8; 2]) -> LeaderInBattle {
        LeaderInBattle { worth: combat[0] + combat[1], named: false, combat, number: 0 }
    }
}

/// More regular units beside the board make no difference to a legion.
const ENOUGH: u8 = 6;

/// What of a legion counts in battle; without units it is gone.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Default)]
struct Army {
    units: [u8; 3],
    /// The best first.
    leaders: Vec<LeaderInBattle>,
    /// Regular units beside the board.
    supply: u8,
    /// Reinforcements of the solo game.
    cards: u8,
}

impl Army {
    fn count(&self) -> u8 {
        self.units.iter().sum()
    }

    /// A better unit becomes a regular one, or is lost where none is beside the board (W97).
    fn weaken(&mut self, kind: usize) {
        self.units[kind] -= 1;
        if self.supply > 0 {
            self.supply -= 1;
            self.units[0] += 1;
        }
    }

    fn lose_regular(&mut self) {
        self.units[0] -= 1;
        self.supply = (self.supply + 1).min(ENOUGH);
    }

    fn hit(&mut self) {
        let better = (1..3).find(|&kind| self.units[kind] > 0);
        match better {
            Some(kind) if self.supply > 0 || self.units[0] == 0 => self.weaken(kind),
            _ if self.leaders.pop().is_some() => {}
            _ => self.lose_regular(),
        }
    }

    /// W247, with so many hits still to take.
    fn hit_of_mahdi(&mut self, left: u8) {
        if self.leaders.len() > 1 {
            let order = |&i: &usize| (self.leaders[i].named, self.leaders[i].number);
            if let Some(first) = (0..self.leaders.len()).min_by_key(order) {
                self.leaders.remove(first);
            }
        } else if let Some(kind) = (1..3).find(|&kind| self.units[kind] > 0) {
            self.weaken(kind);
        } else if left < self.units[0] || self.leaders.pop().is_none() {
            self.lose_regular();
        }
    }
}

/// Where in a battle the chances are asked for.
#[derive(Clone, Copy)]
enum Start {
    /// Before the dice of the first round, with so many cards discarded for dice by attacker and defender.
    First([u8; 2]),
    /// The same in a later round.
    Round([u8; 2]),
    /// The attacker is asked whether he goes on.
    Between,
    /// A new round begins.
    Later,
}

impl Start {
    fn of_round(round: u8, cards: [u8; 2]) -> Start {
        if round == 1 { Start::First(cards) } else { Start::Round(cards) }
    }
}

/// One roll that can happen: its chance, hits and shields.
type Roll = (f64, u8, u8);

/// The number of a legion that is gone.
const GONE: usize = 0;

/// A battle of a kind, with what is known of it so far. The attacker comes first everywhere.
struct Fight<'a> {
    g: &'a Arrakis,
    assault: Assault,
    rank: u8,
    /// What going on costs the attacker (W94).
    cost: u8,
    sides: [Side; 2],
    /// All that each side can become, by number.
    states: [Vec<Army>; 2],
    /// The chances when a later round begins.
    values: BTreeMap<[usize; 2], [f64; 3]>,
}

impl<'a> Fight<'a> {
    fn new(g: &'a Arrakis, s: &State, attacker: Side, to: AreaId, assault: Assault, rank: u8) -> Fight<'a> {
        let settled = g.settlements(s, attacker.enemy()).has(to);
        let free = assault.free_continue || (g.solo && attacker == Side::Harkonnen);
        Fight {
            g,
            assault,
            rank,
            cost: u8::from(settled && !free),
            sides: [attacker, attacker.enemy()],
            states: [vec![Army::default()], vec![Army::default()]],
            values: BTreeMap::new(),
        }
    }

    /// The chances that the attacker, nobody and the defender is left.
    fn run(&mut self, armies: [&Army; 2], start: Start) -> [f64; 3] {
        let at = [0, 1].map(|i| self.number(i, armies[i].clone()));
        match start {
            _ if at.contains(&GONE) => ended(at),
            Start::Between => self.between(at),
            Start::Later => self.later(at),
            Start::First(cards) => self.round(at, Some(cards), true).0,
            Start::Round(cards) => self.round(at, Some(cards), false).0,
        }
    }

    fn number(&mut self, i: usize, army: Army) -> usize {
        let states = &mut self.states[i];
        states.iter().position(|state| *state == army).unwrap_or_else(|| {
            states.push(army);
            states.len() - 1
        })
    }

    /// What a legion of a side is after so many hits.
    fn after(&mut self, i: usize, army: &Army, hits: u8) -> usize {
        let army = self.g.after_hits(self.sides[i], army.clone(), hits);
        self.number(i, army)
    }

    /// Dice of a side in a round before cards are added, and the most it may roll (W85).
    fn dice(&self, i: usize, army: &Army, first: bool) -> (u8, u8) {
        let most = self.g.content.constants.combat_dice;
        let limited = i == 1 && first && self.assault.foe_dice_max > 0;
        let cap = if limited { self.assault.foe_dice_max.min(most) } else { most };
        (army.count() + if i == 0 { self.assault.extra_dice } else { self.rank }, cap)
    }

    /// Every roll of so many dice, with what leaders make of Specials (W88).
    fn rolls(&self, army: &Army, dice: u8, surprise: bool) -> Vec<Roll> {
        let faces = self.g.content.constants.combat_faces.map(|n| f64::from(n) / 6.0);
        let mut rolls = Vec::new();
        for hits in 0..=dice {
            for shields in 0..=dice - hits {
                let specials = dice - hits - shields;
                let ways = choose(dice.into(), hits.into()) * choose((dice - hits).into(), shields.into());
                let of = [hits, shields, specials];
                let chance = ways * faces.iter().zip(of).map(|(face, n)| face.powi(n.into())).product::<f64>();
                let used = army.leaders.iter().take(usize::from(specials + u8::from(surprise)));
                let made = used.fold([0, 0], |sum, leader| [sum[0] + leader.combat[0], sum[1] + leader.combat[1]]);
                rolls.push((chance, hits + made[0], shields + made[1]));
            }
        }
        rolls
    }

    /// After a round: the attacker goes on, at its cost.
    fn between(&mut self, at: [usize; 2]) -> [f64; 3] {
        if at.contains(&GONE) {
            return ended(at);
        }
        let paid = if self.cost == 0 {
            at[0]
        } else {
            let army = self.states[0][at[0]].clone();
            self.after(0, &army, self.cost)
        };
        if paid == GONE { ended([GONE, at[1]]) } else { self.later([paid, at[1]]) }
    }

    fn later(&mut self, at: [usize; 2]) -> [f64; 3] {
        if let Some(&value) = self.values.get(&at) {
            return value;
        }
        let (sum, same) = self.round(at, None, false);
        // What leaves all as it was is rolled again.
        let value = sum.map(|chance| chance / (1.0 - same));
        self.values.insert(at, value);
        value
    }

    /// One round: the chances of what follows, and the chance that nothing changes, which is left out of them.
    fn round(&mut self, at: [usize; 2], cards: Option<[u8; 2]>, first: bool) -> ([f64; 3], f64) {
        let mut armies = [0, 1].map(|i| self.states[i][at[i]].clone());
        let rolls = [0, 1].map(|i| {
            let (dice, cap) = self.dice(i, &armies[i], first);
            let added = cards.map_or(0, |cards| cards[i]);
            let more = cap.saturating_sub(dice + added).min(armies[i].cards);
            armies[i].cards -= more;
            let surprise = i == 0 && first && self.assault.surprise;
            self.rolls(&armies[i], (dice + added + more).min(cap), surprise)
        });
        let most = [1, 0].map(|foe: usize| rolls[foe].iter().map(|roll| roll.1).max().unwrap_or(0));
        let becomes = [0, 1].map(|i| (0..=most[i]).map(|hits| self.after(i, &armies[i], hits)).collect::<Vec<_>>());
        // The chance of each pair of what the two become.
        let width = self.states[1].len();
        let mut chances = vec![0.0; self.states[0].len() * width];
        for &(p, own_hits, own_shields) in &rolls[0] {
            for &(q, foe_hits, foe_shields) in &rolls[1] {
                let own = foe_hits.saturating_sub(own_shields.saturating_sub(armies[1].units[2]));
                let foe = own_hits.saturating_sub(foe_shields.saturating_sub(armies[0].units[2]));
                chances[becomes[0][usize::from(own)] * width + becomes[1][usize::from(foe)]] += p * q;
            }
        }
        let again = self.cost == 0 && !first && cards.is_none();
        let (mut sum, mut same) = ([0.0; 3], 0.0);
        for (i, chance) in chances.into_iter().enumerate().filter(|&(_, chance)| chance > 0.0) {
            let after = [i / width, i % width];
            if again && after == at {
                same += chance;
            } else {
                add(&mut sum, chance, self.between(after));
            }
        }
        (sum, same)
    }
}

/// Somebody is gone.
fn ended(at: [usize; 2]) -> [f64; 3] {
    match at {
        [GONE, GONE] => [0.0, 1.0, 0.0],
        [_, GONE] => [1.0, 0.0, 0.0],
        _ => [0.0, 0.0, 1.0],
    }
}

#[cfg(test)]
mod tests {
    use table::Game;

    use super::*;
    use crate::game::Setup;

    fn army(units: [u8; 3]) -> Army {
        Army { units, leaders: Vec::new(), supply: ENOUGH, cards: 0 }
    }

    fn chances(own: &Army, foe: &Army, change: impl Fn(&mut Fight<'_>)) -> [f64; 3] {
        let game = Arrakis::new(&Setup::of(2)).unwrap();
        let mut fight = Fight {
            g: &game,
            assault: Assault::default(),
            rank: 0,
            cost: 0,
            sides: [Side::Atreides, Side::Harkonnen],
            states: [vec![Army::default()], vec![Army::default()]],
            values: BTreeMap::new(),
        };
        change(&mut fight);
        fight.run([own, foe], Start::First([0; 2]))
    }

    /// One die each: 3 hits, 2 shields, 1 Special. A hit gets through unless the other rolled a shield: 3/6 × 4/6 =
    /// 1/3.
    #[test]
    fn one_against_one_is_as_by_hand() {
        let [own, nobody, foe] = chances(&army([1, 0, 0]), &army([1, 0, 0]), |_| {});
        // Both hit with 1/4, one alone with 1/3 - 1/4 = 1/12 each; else it is rolled again: 1/12 : 3/12 : 1/12.
        for (found, by_hand) in [(own, 0.2), (nobody, 0.6), (foe, 0.2)] {
            assert!((found - by_hand).abs() < 1e-9, "{own} {nobody} {foe}");
        }
    }

    /// An elite takes a hit more, a leader turns Specials into hits, a settlement adds dice and costs a hit to go on.
    #[test]
    fn what_helps_shows_in_the_chances() {
        let plain = chances(&army([3, 0, 0]), &army([3, 0, 0]), |_| {})[0];
        let elite = chances(&army([2, 1, 0]), &army([3, 0, 0]), |_| {})[0];
        let leader = LeaderInBattle::generic([1, 0]);
        let led = chances(&Army { leaders: vec![leader], ..army([3, 0, 0]) }, &army([3, 0, 0]), |_| {})[0];
        let surprise = |fight: &mut Fight<'_>| fight.assault.surprise = true;
        let surprised = chances(&Army { leaders: vec![leader], ..army([3, 0, 0]) }, &army([3, 0, 0]), surprise)[0];
        let settled = chances(&army([3, 0, 0]), &army([3, 0, 0]), |fight| {
            fight.rank = 2;
            fight.cost = 1;
        })[0];
        assert!(settled < plain && plain < elite && plain < led && led < surprised);
    }

    /// Two tokens drawn from three, of which one shows two units and the others one.
    #[test]
    fn hidden_tokens_are_averaged() {
        let pool = [[2, 0, 0, 0], [1, 0, 0, 0], [1, 0, 0, 0]];
        let found = drawn(&pool, 2, &BTreeMap::from([([0; 4], 1.0)]));
        assert_eq!(found.len(), 2);
        assert!((found[&[3, 0, 0, 0]] - 2.0 / 3.0).abs() < 1e-9);
        assert!((found[&[2, 0, 0, 0]] - 1.0 / 3.0).abs() < 1e-9);
    }

    /// W247: the last leader dies before the last regular units would.
    #[test]
    fn mahdi_loses_figures_by_its_own_order() {
        let game = Arrakis::new(&Setup::mahdi(1)).unwrap();
        let leader = LeaderInBattle::generic([1, 0]);
        let led = Army { leaders: vec![leader], ..army([3, 0, 0]) };
        let after = |hits| game.after_hits(Side::Harkonnen, led.clone(), hits);
        assert_eq!((after(2).units[0], after(2).leaders.len()), (1, 1));
        assert_eq!((after(3).units[0], after(3).leaders.len()), (1, 0));
        assert_eq!(after(4).count(), 0);
    }
}
