//! Positions in a person's words, for scenarios and the engine protocol.

use std::collections::BTreeMap;

use serde::Deserialize;
use table::{Game, Problem, Seed};

use crate::game::{Arrakis, Setup};
use crate::ids::*;
use crate::rules::Engine;
use crate::state::*;

/// A position. What is not said is as at the start of a game, but for figures: the board is empty of them.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Given {
    players: u8,
    modules: Vec<String>,
    shared: Side,
    seed: Seed,
    /// `true`: the figures of the start, dealt by the seed.
    start: bool,
    at: At,
    round: u8,
    /// Whose turn it is.
    turn: Side,
    areas: BTreeMap<String, GivenArea>,
    leaders: BTreeMap<String, String>,
    spent: Vec<String>,
    sietches: BTreeMap<String, u8>,
    revealed: Vec<String>,
    destroyed: Vec<String>,
    stations: BTreeMap<String, Marker>,
    captured: Vec<String>,
    wormsigns: BTreeMap<String, Sign>,
    wormsigns_left: Option<[u8; 3]>,
    sandworms: Vec<String>,
    wild_maker: Option<String>,
    harvesters: Vec<String>,
    zones: BTreeMap<String, Vehicle>,
    atomics: Option<String>,
    dice: BTreeMap<String, BTreeMap<Face, u8>>,
    locked: u8,
    hands: BTreeMap<String, Vec<String>>,
    decks: BTreeMap<String, Vec<String>>,
    prescience: Vec<String>,
    prescience_deck: Option<Vec<String>>,
    prescience_kept: Vec<String>,
    claimed: Vec<String>,
    objectives: Vec<String>,
    markers: BTreeMap<Marker, u8>,
    supremacy: u8,
    imperium: BTreeMap<Power, u8>,
    bans: Vec<Power>,
    spice: u8,
    bene_gesserit: BTreeMap<Side, u8>,
    harvest: Option<String>,
    target: Option<String>,
    reinforcements: Vec<String>,
    unrolled: Option<u8>,
    /// The result of the next die of the solo game.
    next_roll: Option<Face>,
}

impl Default for Given {
    fn default() -> Given {
        Given {
            players: 2,
            modules: vec!["base".into()],
            shared: Side::Harkonnen,
            seed: Seed::of_run(0, 0),
            start: false,
            at: At::Turn,
            round: 1,
            turn: Side::Atreides,
            areas: BTreeMap::new(),
            leaders: BTreeMap::new(),
            spent: Vec::new(),
            sietches: BTreeMap::new(),
            revealed: Vec::new(),
            destroyed: Vec::new(),
            stations: BTreeMap::new(),
            captured: Vec::new(),
            wormsigns: BTreeMap::new(),
            wormsigns_left: None,
            sandworms: Vec::new(),
            wild_maker: None,
            harvesters: Vec::new(),
            zones: BTreeMap::new(),
            atomics: None,
            dice: BTreeMap::new(),
            locked: 0,
            hands: BTreeMap::new(),
            decks: BTreeMap::new(),
            prescience: Vec::new(),
            prescience_deck: None,
            prescience_kept: Vec::new(),
            claimed: Vec::new(),
            objectives: Vec::new(),
            markers: BTreeMap::new(),
            supremacy: 0,
            imperium: BTreeMap::new(),
            bans: Vec::new(),
            spice: 0,
            bene_gesserit: BTreeMap::new(),
            harvest: None,
            target: None,
            reinforcements: Vec::new(),
            unrolled: None,
            next_roll: None,
        }
    }
}

/// The moment a position is at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum At {
    /// At the beginning of a round.
    RoundStart,
    /// At phase 1.
    Vehicles,
    /// As the dice are rolled.
    Dice,
    /// At the start of a turn.
    Turn,
    /// At phase 3.
    Hazards,
    /// At phase 4.
    Spice,
    /// At the end of the round.
    End,
}

/// The legion of an area.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct GivenArea {
    side: Side,
    #[serde(default)]
    regular: u8,
    #[serde(default)]
    elite: u8,
    #[serde(default)]
    special: u8,
    #[serde(default)]
    generic: u8,
    #[serde(default)]
    leaders: Vec<String>,
    /// Deployment tokens by what they show: regular, elite, special.
    #[serde(default)]
    tokens: Vec<[u8; 3]>,
}

fn wrong<T>(message: String) -> Result<T, Problem> {
    Err(Problem(message))
}

impl Given {
    /// Builds the rules and a state.
    pub(crate) fn build(&self) -> Result<(Arrakis, State), Problem> {
        let setup = Setup { modules: self.modules.clone(), players: self.players, shared: self.shared };
        let game = Arrakis::new(&setup)?;
        let mut s = game.blank(&self.seed);
        game.shuffle(&mut s);
        if self.start {
            game.deploy_start(&mut s);
        }
        let reader = Reader { given: self, g: &game };
        reader.tracks(&mut s)?;
        reader.places(&mut s)?;
        reader.legions(&mut s)?;
        reader.cards(&mut s)?;
        reader.dice(&mut s)?;
        s.round = self.round - u8::from(self.at == At::RoundStart && self.round > 0);
        let mut engine = Engine { g: &game, s: &mut s, sink: &mut () };
        engine.s.turn.side = self.turn.enemy();
        match self.at {
            At::RoundStart => engine.step(Frame::RoundStart),
            At::Vehicles => engine.step(Frame::Vehicles),
            At::Dice => engine.step(Frame::Dice),
            At::Turn => {
                engine.s.phase = Phase::Actions;
                engine.step(Frame::NextTurn);
            }
            At::Hazards => engine.step(Frame::Hazards),
            At::Spice => engine.step(Frame::Spice),
            At::End => engine.step(Frame::RoundEnd),
        }
        engine.run();
        Ok((game, s))
    }
}

struct Reader<'a> {
    given: &'a Given,
    g: &'a Arrakis,
}

impl Reader<'_> {
    fn area(&self, id: &str) -> Result<AreaId, Problem> {
        self.g.content.area(id).map_or_else(|| wrong(format!("there is no area '{id}'")), Ok)
    }

    fn areas(&self, ids: &[String]) -> Result<AreaSet, Problem> {
        ids.iter().map(|id| self.area(id)).collect()
    }

    fn leader(&self, id: &str) -> Result<LeaderId, Problem> {
        self.g.content.leader(id).map_or_else(|| wrong(format!("there is no leader '{id}'")), Ok)
    }

    fn prescience(&self, ids: &[String]) -> Result<u16, Problem> {
        ids.iter().try_fold(0, |set, id| match self.g.content.prescience(id) {
            Some(card) => Ok(set | card.bit()),
            None => wrong(format!("there is no prescience card '{id}'")),
        })
    }

    /// A board by its name, or by that of a side that is not shared.
    fn board(&self, id: &str) -> Result<Board, Problem> {
        let board = Board::parse(id).or_else(|| Side::parse(id).map(Side::house));
        board.map_or_else(|| wrong(format!("'{id}' is neither a side nor a board")), Ok)
    }

    fn tracks(&self, s: &mut State) -> Result<(), Problem> {
        let given = self.given;
        for (&marker, &step) in &given.markers {
            s.markers[marker.index()] = step;
        }
        s.supremacy = given.supremacy;
        for (&power, &row) in &given.imperium {
            if !(1..=self.g.content.constants.rows.len()).contains(&usize::from(row)) {
                return wrong(format!("row {row} of the spice board: rows are 1 (top) to 5"));
            }
            s.imperium[power.index()] = row - 1;
        }
        s.bans = given.bans.iter().fold(0, |set, power| set | 1 << power.index());
        s.spice = given.spice;
        for (&side, &count) in &given.bene_gesserit {
            s.bg[side.index()] = count;
        }
        let held = s.bg[0] + s.bg[1];
        let all = self.g.content.constants.bg_tokens;
        if held > all {
            return wrong(format!("{held} Bene Gesserit tokens; there are {all}"));
        }
        s.bg_reserve = all - held;
        let entered = |leader: &crate::content::Leader| {
            leader.at_supremacy.is_some_and(|step| step <= given.supremacy)
                || leader.at_marker.is_some_and(|at| {
                    Marker::ALL
                        .iter()
                        .any(|&marker| at.marker.is_none_or(|of| of == marker) && s.markers[marker.index()] >= at.step)
                })
        };
        let entering: Vec<LeaderId> = self
            .g
            .content
            .leaders
            .iter()
            .enumerate()
            .filter(|(_, leader)| entered(leader))
            .map(|(i, _)| LeaderId(i as u8))
            .collect();
        for leader in entering {
            let entry = &self.g.content.leaders[leader.index()];
            s.leaders[leader.index()] = LeaderState { at: LeaderAt::Aside, ready: true };
            for other in entry.replaces.into_iter().chain(entry.retires) {
                s.leaders[other.index()] = LeaderState { at: LeaderAt::Gone, ready: false };
            }
        }
        for (id, place) in &given.leaders {
            let leader = self.leader(id)?;
            let at = match place.split_once(' ') {
                None if place == "waiting" => LeaderAt::Waiting,
                None if place == "aside" => LeaderAt::Aside,
                None if place == "gone" => LeaderAt::Gone,
                Some(("tank", slot)) => match slot.parse::<u8>() {
                    Ok(slot @ 1..=5) => LeaderAt::Tank(slot - 1),
                    _ => return wrong(format!("'{slot}' is no slot of a regeneration tank")),
                },
                _ => return wrong(format!("'{place}': a leader is waiting, aside, gone, tank N, or in an area")),
            };
            s.leaders[leader.index()] = LeaderState { at, ready: at != LeaderAt::Waiting && at != LeaderAt::Gone };
        }
        for id in given.spent.iter().filter(|id| **id != self.g.content.wild_maker.0) {
            let leader = self.leader(id)?;
            s.leaders[leader.index()].ready = false;
        }
        Ok(())
    }

    fn places(&self, s: &mut State) -> Result<(), Problem> {
        let (given, map) = (self.given, &self.g.content.map);
        for (id, &rank) in &given.sietches {
            let area = self.area(id)?;
            let Some(wanted) = (0..8).find(|&i| s.sietch_area[i] == area) else {
                return wrong(format!("there is no sietch in '{id}'"));
            };
            let fixed = |i: usize| given.sietches.contains_key(&self.g.content.areas[s.sietch_area[i].index()].id);
            if s.sietch_rank[wanted] != rank {
                let other = (0..8).find(|&i| s.sietch_rank[i] == rank && (!fixed(i) || i > wanted));
                let Some(other) = other else { return wrong(format!("no sietch token of rank {rank} is left")) };
                s.sietch_rank.swap(wanted, other);
            }
        }
        for id in &given.revealed {
            let area = self.area(id)?;
            match s.sietch_in(area) {
                Some(sietch) => s.sietch_known |= 1 << sietch.0,
                None => return wrong(format!("there is no sietch in '{id}'")),
            }
        }
        for id in &given.destroyed {
            let area = self.area(id)?;
            if let Some(sietch) = s.sietch_in(area) {
                s.sietch_gone |= 1 << sietch.0;
                s.sietch_known |= 1 << sietch.0;
                s.sietches.remove(area);
            } else if s.settlements.has(area) {
                s.settlements.remove(area);
            } else {
                return wrong(format!("there is no settlement in '{id}'"));
            }
        }
        for (id, &marker) in &given.stations {
            let area = self.area(id)?;
            let Some(number) = map.stations.iter().position(|&station| station == area) else {
                return wrong(format!("there is no station in '{id}'"));
            };
            let fixed = |i: usize| given.stations.contains_key(&self.g.content.areas[map.stations[i].index()].id);
            if s.station[number] != marker as u8 {
                let other = (0..6).find(|&i| s.station[i] == marker as u8 && (!fixed(i) || i > number));
                let Some(other) = other else { return wrong(format!("no station of {} is left", marker.name())) };
                s.station.swap(number, other);
            }
        }
        for area in self.areas(&given.captured)? {
            s.stations.remove(area);
        }
        for (id, sign) in &given.wormsigns {
            let area = self.area(id)?;
            if s.sign_pool[*sign as usize] == 0 {
                return wrong(format!("no wormsign {} is left", sign.name()));
            }
            s.sign_pool[*sign as usize] -= 1;
            s.signs.insert_sorted((area, *sign as u8));
            s.sign_areas.insert(area);
        }
        if let Some(left) = given.wormsigns_left {
            let all = self.g.content.constants.signs;
            let laid = |kind: usize| s.signs.iter().filter(|sign| usize::from(sign.1) == kind).count();
            if (0..3).any(|kind| usize::from(left[kind]) + laid(kind) != usize::from(all[kind])) {
                return wrong("all sixteen wormsigns lie in the pool or on the board".into());
            }
            s.sign_pool = left;
        }
        s.worms = self.areas(&given.sandworms)?;
        if s.worms.len() > self.g.content.constants.sandworms.into() {
            return wrong("there are four sandworms".into());
        }
        match given.wild_maker.as_deref() {
            None => {}
            Some("aside") => s.wild = WildMaker { in_play: true, ready: true, at: None },
            Some(id) => s.wild = WildMaker { in_play: true, ready: true, at: Some(self.area(id)?) },
        }
        if given.spent.contains(&self.g.content.wild_maker.0) {
            s.wild.ready = false;
        }
        s.harvesters = self.areas(&given.harvesters)?;
        for (id, &vehicle) in &given.zones {
            let Some(zone) = self.g.content.zone(id) else { return wrong(format!("there is no air zone '{id}'")) };
            if vehicle == Vehicle::Harvester {
                return wrong("a harvester stands in an area, not in an air zone".into());
            }
            s.zones[zone.index()] = Some(vehicle);
        }
        if let Some(id) = &given.atomics {
            let area = self.area(id)?;
            let number = map.atomics.iter().position(|atomics| atomics.0 == area);
            let Some(number) = number else { return wrong(format!("there are no atomics for '{id}'")) };
            s.atomics = Some(number as u8);
        }
        Ok(())
    }

    fn legions(&self, s: &mut State) -> Result<(), Problem> {
        for (id, given) in &self.given.areas {
            let (area, side) = (self.area(id)?, given.side);
            let enemy = side.enemy();
            if s.occupied[enemy.index()].has(area) {
                return wrong(format!("both sides stand in '{id}'"));
            }
            let counts = [given.regular, given.elite, given.special, given.generic];
            for (kind, &count) in counts.iter().enumerate() {
                let supply = &mut s.supply[side.index()][kind];
                if *supply < count {
                    return wrong(format!("{id}: {count} figures, of which only {supply} are left"));
                }
                *supply -= count;
                let troops = &mut s.troops[side.index()][area.index()];
                if kind < 3 { troops.units[kind] += count } else { troops.generic += count }
            }
            for shows in &given.tokens {
                let range = match side {
                    Side::Atreides => 0..ATREIDES_TOKENS,
                    Side::Harkonnen => ATREIDES_TOKENS..TOKENS,
                };
                let face = |i: usize| self.g.token_face(s, TokenId(i as u8));
                let token = range.rev().find(|&i| s.token_at[i] == TokenAt::Stock && face(i)[..3] == shows[..]);
                let Some(token) = token else { return wrong(format!("{id}: no token shows {shows:?}")) };
                s.token_at[token] = TokenAt::On(area);
            }
            s.refresh(side, area);
            for name in &given.leaders {
                let leader = self.leader(name)?;
                if self.g.side_of(leader) != side {
                    return wrong(format!("{id}: {name} is of the other side"));
                }
                let ready = s.leaders[leader.index()].ready || !self.given.spent.contains(name);
                s.leaders[leader.index()] = LeaderState { at: LeaderAt::On(area), ready };
            }
            let alone = s.units(side, area) == 0;
            if alone {
                return wrong(format!("{id}: a legion has units"));
            }
            let limit = self.g.limit(s, side);
            if s.units(side, area) > limit {
                return wrong(format!("{id}: more than {limit} units"));
            }
            let enemy_settled = self.g.settlements(s, enemy).has(area);
            if enemy_settled || (side == Side::Harkonnen && s.all_worms().has(area)) {
                return wrong(format!(
                    "{id}: a legion cannot stand with an enemy settlement, nor a Harkonnen one with a sandworm"
                ));
            }
        }
        if !self.given.start {
            // Initial tokens that nobody named are out of the game.
            for token in 0..self.g.content.constants.initial_tokens {
                if s.token_at[token] == TokenAt::Stock {
                    s.token_at[token] = TokenAt::Gone;
                }
            }
        }
        Ok(())
    }

    fn take(&self, s: &mut State, id: &str, pile: usize, known: u8) -> Result<(), Problem> {
        let Some(card) = self.g.content.card(id) else { return wrong(format!("there is no planning card '{id}'")) };
        let from = deck(self.g.content.cards[card.index()].deck);
        let index = s.cards.pile(from).iter().position(|held| held.card == card);
        let Some(index) = index else { return wrong(format!("'{id}' is in another place already")) };
        s.cards.remove(from, index);
        s.cards.insert_sorted(pile, Hidden { card, known });
        Ok(())
    }

    fn cards(&self, s: &mut State) -> Result<(), Problem> {
        let given = self.given;
        for (name, cards) in &given.hands {
            let board = self.board(name)?;
            for id in cards {
                self.take(s, id, hand(board), self.g.seat_of(board).bit())?;
            }
        }
        for id in &given.reinforcements {
            self.take(s, id, REINFORCEMENT, 0)?;
        }
        for (name, cards) in &given.decks {
            let board = self.board(name)?;
            let mut rest: Vec<CardId> = s.cards.pile(deck(board)).iter().map(|held| held.card).collect();
            for id in cards {
                let card = self.g.content.card(id);
                let index = rest.iter().position(|&other| Some(other) == card);
                let Some(index) = index else { return wrong(format!("'{id}' is not among the cards of {name} left")) };
                rest.remove(index);
            }
            for card in rest {
                let index = s.cards.pile(deck(board)).iter().position(|held| held.card == card).unwrap_or(0);
                s.cards.remove(deck(board), index);
                s.cards.push(discard(board), Hidden { card, known: KNOWN_TO_ALL });
            }
        }
        s.revealed = self.prescience(&given.prescience)?;
        s.kept = self.prescience(&given.prescience_kept)?;
        s.revealed |= s.kept;
        s.claimed = self.prescience(&given.claimed)?;
        s.prescience_deck &= !(s.revealed | s.claimed);
        if let Some(deck) = &given.prescience_deck {
            let deck = self.prescience(deck)?;
            s.prescience_gone = s.prescience_deck & !deck;
            s.prescience_deck &= deck;
        }
        for (i, id) in given.objectives.iter().enumerate() {
            let number = self.g.content.objectives.iter().position(|objective| objective.id == *id);
            let (Some(number), true) = (number, i < 2) else { return wrong(format!("there is no objective '{id}'")) };
            s.objectives[i] = Some(ObjectiveId(number as u8));
        }
        for (id, slot) in [(&given.harvest, 0), (&given.target, 1)] {
            let Some(id) = id else { continue };
            let number = self.g.content.tactics.iter().position(|tactic| tactic.id == *id);
            let Some(number) = number else { return wrong(format!("there is no tactics card '{id}'")) };
            let tactic = Some(TacticId(number as u8));
            s.solo.deck &= !(1 << number);
            if slot == 0 { s.solo.harvest = tactic } else { s.solo.target = tactic }
        }
        Ok(())
    }

    fn dice(&self, s: &mut State) -> Result<(), Problem> {
        s.locked = self.given.locked;
        if self.given.next_roll.is_some() && !self.g.solo {
            return wrong("next_roll is for the solo game".into());
        }
        s.solo.forced = self.given.next_roll;
        if self.given.at != At::Turn {
            return Ok(());
        }
        for &side in Side::ALL {
            if self.g.solo && side == Side::Harkonnen {
                s.unrolled = self.given.unrolled.unwrap_or(8 - s.locked);
                continue;
            }
            let usual = match side {
                Side::Atreides => [1, 1, 1, 1, 0],
                Side::Harkonnen => [1, 2, 1, 1, 1],
            };
            let shared = self.g.shared[side.index()];
            for board in side.boards() {
                let slots = self.g.content.constants.shared_slots[board.index()];
                let given = self.given.dice.get(board.name());
                let given =
                    given.or_else(|| (board == side.house()).then(|| self.given.dice.get(side.name())).flatten());
                match given {
                    Some(dice) => {
                        for (&face, &count) in dice {
                            s.dice[board.index()][face.index()] = count;
                        }
                    }
                    // One of each result of the board, as far as there are dice; house is the one left out.
                    None if shared => {
                        let mut dice = slots.map(|slot| slot.min(1));
                        dice[Face::House.index()] *= u8::from(side == Side::Harkonnen);
                        if board == side.ally() && side == Side::Atreides {
                            dice[Face::Leadership.index()] = 0;
                        }
                        s.dice[board.index()] = dice;
                    }
                    None if board == side.house() => s.dice[board.index()] = usual,
                    None => {}
                }
            }
        }
        for &side in Side::ALL {
            // Dice that are not there were spent, dice beyond those of the side are tokens.
            let locked = if side == Side::Harkonnen { s.locked } else { 0 };
            let (all, there) = (self.g.content.constants.dice[side.index()], s.unused(side) + locked);
            s.dice_gone[side.index()] = all.saturating_sub(there);
            s.dice_laid[side.index()] = there.saturating_sub(all);
        }
        for name in self.given.dice.keys() {
            self.board(name)?;
        }
        Ok(())
    }
}
