//! The Harkonnen of the solo game (section 21): rounds, dice, and how their choices are made.
//!
//! What they do is worked off in steps ([`Task`]). A step decides everything first and changes something only then;
//! where the criteria leave things equal the player is asked, and the step begins anew with the answer (W209).

use table::{List, Sink};

use super::Engine;
use super::turn::bits;
use crate::action::{Action, Piece};
use crate::effect::{Assault, Legion};
use crate::event::{Criterion, Event, Leaders, Zones};
use crate::game::Arrakis;
use crate::ids::*;
use crate::state::*;

/// What a token counts where single units do: as its power of 2 stands to that of a unit. Ours; W225 names none.
const TOKEN: u8 = 4;

/// Picks among equals: by what the player said already, or each in turn while something is rehearsed.
pub(super) struct Chooser {
    answers: List<u8, 8>,
    next: usize,
    /// Which of how many was picked at each tie of a rehearsal; none when it is in earnest.
    tried: Option<List<(u8, u8), 24>>,
}

impl Chooser {
    pub fn new(s: &State) -> Chooser {
        Chooser { answers: s.solo.answers, next: 0, tried: None }
    }

    /// One that asks nobody.
    pub fn rehearsal() -> Chooser {
        Chooser { answers: List::new(), next: 0, tried: Some(List::new()) }
    }

    /// A rehearsal begins anew with other answers; none if all were tried.
    pub fn tries_others(&mut self) -> bool {
        self.next = 0;
        let Some(tried) = &mut self.tried else { return false };
        while let Some((picked, count)) = tried.pop() {
            if picked + 1 < count {
                tried.push((picked + 1, count));
                return true;
            }
        }
        false
    }

    /// One of some areas.
    pub fn area(&mut self, set: AreaSet) -> Result<AreaId, Candidates> {
        let answer = match (set.len(), set.first()) {
            (0 | 1, only) => only,
            (count, _) if self.tried.is_some() => set.into_iter().nth(self.tries(count)),
            _ => self.answer().map(AreaId).filter(|&area| set.has(area)),
        };
        answer.ok_or(Candidates::Areas(set))
    }

    /// One of some zones.
    pub fn zone(&mut self, set: u8) -> Result<ZoneId, Candidates> {
        self.bit(set.into()).map(ZoneId).ok_or(Candidates::Zones(set))
    }

    /// One of some sectors.
    pub fn sector(&mut self, set: u8) -> Result<u8, Candidates> {
        self.bit(set.into()).ok_or(Candidates::Sectors(set))
    }

    /// One of some leaders.
    pub fn leader(&mut self, set: u16) -> Result<LeaderId, Candidates> {
        self.bit(set.into()).map(LeaderId).ok_or(Candidates::Leaders(set))
    }

    /// One of some prescience cards.
    pub fn prescience(&mut self, set: u16) -> Result<PrescienceId, Candidates> {
        self.bit(set.into()).map(PrescienceId).ok_or(Candidates::Prescience(set))
    }

    /// One of some Imperium markers.
    pub fn power(&mut self, set: u8) -> Result<Power, Candidates> {
        self.bit(set.into()).map(|number| Power::ALL[usize::from(number)]).ok_or(Candidates::Powers(set))
    }

    /// One of some tokens.
    pub fn token(&mut self, set: u32) -> Result<TokenId, Candidates> {
        self.bit(set).map(TokenId).ok_or(Candidates::Tokens(set))
    }

    fn bit(&mut self, set: u32) -> Option<u8> {
        match set.count_ones() {
            0 | 1 => bits(set).next(),
            count if self.tried.is_some() => bits(set).nth(self.tries(count as usize)),
            _ => self.answer().filter(|&number| set >> number & 1 != 0),
        }
    }

    fn answer(&mut self) -> Option<u8> {
        let answer = self.answers.get(self.next).copied();
        self.next += 1;
        answer
    }

    /// The pick of a rehearsal among so many.
    fn tries(&mut self, count: usize) -> usize {
        let Some(tried) = &mut self.tried else { return 0 };
        if self.next == tried.len() && !tried.is_full() {
            tried.push((0, count as u8));
        }
        let picked = tried.get(self.next).map_or(0, |&(picked, _)| picked);
        self.next += 1;
        picked.into()
    }
}

/// The areas for which `key` is largest.
pub(super) fn best<K: Ord>(set: AreaSet, key: impl Fn(AreaId) -> K) -> AreaSet {
    let most = set.into_iter().map(&key).max();
    set.into_iter().filter(|&area| Some(key(area)) == most).collect()
}

/// Areas that are left after some criteria, and which of these decided.
#[derive(Clone, Copy)]
pub(super) struct Shortlist {
    pub areas: AreaSet,
    why: Criterion,
}

impl Shortlist {
    /// All there are, if what is named decides.
    pub fn new(areas: AreaSet, why: Criterion) -> Shortlist {
        Shortlist { areas, why }
    }

    /// Those for which `key` is largest.
    pub fn by<K: Ord>(self, criterion: Criterion, key: impl Fn(AreaId) -> K) -> Shortlist {
        let areas = best(self.areas, key);
        if areas == self.areas { self } else { Shortlist { areas, why: criterion } }
    }

    /// What decided: the players, if more than one is left.
    pub fn why(self) -> Criterion {
        if self.areas.len() > 1 { Criterion::Players } else { self.why }
    }
}

/// The power of some figures: in all, then by single units for ties (W225).
pub(super) fn power_of(group: &Group) -> (u8, u8) {
    let [regular, elite, special] = group.troops.units;
    let (tokens, named) = (group.tokens.count_ones() as u8, group.leaders.count_ones() as u8);
    let all = group.troops.count() + 2 * tokens + group.all_leaders();
    (all, 2 * regular + 3 * elite + 4 * special + TOKEN * tokens + group.troops.generic + 2 * named)
}

impl Arrakis {
    /// The power of a legion.
    pub(super) fn power(&self, s: &State, side: Side, area: AreaId) -> (u8, u8) {
        power_of(&s.legion(side, area))
    }

    /// By how much a Harkonnen legion is stronger than the Atreides one of another area.
    pub(super) fn superiority(&self, s: &State, own: AreaId, foe: AreaId) -> (i16, i16) {
        let (own, foe) = (self.power(s, Side::Harkonnen, own), self.power(s, Side::Atreides, foe));
        (i16::from(own.0) - i16::from(foe.0), i16::from(own.1) - i16::from(foe.1))
    }

    /// Whether a Harkonnen legion has greater power than the Atreides one of another area.
    pub(super) fn overpowers(&self, s: &State, own: AreaId, foe: AreaId) -> bool {
        self.power(s, Side::Harkonnen, own) > self.power(s, Side::Atreides, foe)
    }

    /// Where the sietch of a tactics card is, unless it is destroyed.
    pub(crate) fn tactic_area(&self, s: &State, tactic: TacticId) -> Option<AreaId> {
        let start = self.content.tactics[tactic.index()].sietch;
        let sietch = self.content.map.sietches.iter().position(|&area| area == start)?;
        (s.sietch_gone >> sietch & 1 == 0).then(|| s.sietch_area[sietch])
    }

    /// The target sietch.
    pub(crate) fn target(&self, s: &State) -> Option<AreaId> {
        self.tactic_area(s, s.solo.target?)
    }

    /// Sectors of a tactics card's area: one, or the central ones (W208, W279).
    pub(super) fn tactic_sectors(&self, tactic: Option<TacticId>) -> u8 {
        tactic.map_or(0, |tactic| self.content.tactics[tactic.index()].sectors)
    }
}

impl<S: Sink<Event>> Engine<'_, S> {
    /// W212 to W214.
    pub(super) fn mahdi_round(&mut self) {
        self.s.solo.used = [0; 5];
        self.s.solo.deck = u8::MAX;
        let harvest = self.random_bit(self.s.solo.deck.into()).unwrap_or(0);
        self.s.solo.deck &= !(1 << harvest);
        self.s.solo.harvest = Some(TacticId(harvest));
        self.draw_target();
        self.secret();
        if let Some(target) = self.s.solo.target {
            self.emit(Event::Tactics(TacticId(harvest), target));
        }
        self.reinforce(Board::CorrinoAlly);
        self.reinforce(Board::HouseHarkonnen);
    }

    /// W213, Q12: a target outside the harvesting sector, if there is one.
    fn draw_target(&mut self) {
        let harvest = self.g.tactic_sectors(self.s.solo.harvest);
        let set = |anywhere: bool, deck: u8| {
            let fits = |&i: &u8| {
                let standing = self.g.tactic_area(self.s, TacticId(i)).is_some();
                standing && (anywhere || self.g.content.tactics[usize::from(i)].sectors & harvest == 0)
            };
            bits(deck.into()).filter(fits).fold(0u32, |all, i| all | 1 << i)
        };
        let all = u8::MAX;
        let choice = [set(false, self.s.solo.deck), set(false, all), set(true, all)].into_iter().find(|&set| set != 0);
        self.s.solo.target = choice.and_then(|set| self.random_bit(set)).map(TacticId);
        if let Some(target) = self.s.solo.target {
            self.s.solo.deck &= !(1 << target.0);
        }
    }

    /// The target fell: a new one at once (W213).
    pub(super) fn mahdi_target_lost(&mut self) {
        if self.g.target(self.s).is_none() && self.s.winner.is_none() {
            self.draw_target();
            self.secret();
            if let Some(target) = self.s.solo.target {
                self.emit(Event::Target(target));
            }
        }
    }

    /// A card of a deck at random; the discards are shuffled back if it is empty (W261).
    pub(super) fn draw_solo(&mut self, board: Board) -> Option<CardId> {
        if self.s.cards.pile(deck(board)).is_empty() {
            self.s.cards.move_all(discard(board), deck(board));
            for held in self.s.cards.pile_mut(deck(board)) {
                held.known = 0;
            }
            self.s.cards.pile_mut(deck(board)).sort_unstable();
        }
        let left = self.s.cards.pile(deck(board)).len();
        if left == 0 {
            return None;
        }
        let number = self.s.rng.below(left);
        self.secret();
        Some(self.s.cards.remove(deck(board), number).card)
    }

    /// A card goes unseen to the reinforcement deck.
    pub(super) fn reinforce(&mut self, board: Board) {
        if let Some(card) = self.draw_solo(board) {
            self.s.cards.insert_sorted(REINFORCEMENT, Hidden { card, known: 0 });
            self.emit(Event::Reinforced(board));
        }
    }

    /// The deck that is drawn from first when decks take turns: not that of the card discarded last (W240).
    pub(super) fn first_deck(&self) -> Board {
        self.s.solo.last_discard.map_or(Board::HouseHarkonnen, Board::partner)
    }

    /// A Harkonnen card goes to its discard pile.
    pub(super) fn discard_solo(&mut self, card: CardId) {
        let board = self.g.content.cards[card.index()].deck;
        self.s.cards.push(discard(board), Hidden { card, known: KNOWN_TO_ALL });
        self.discarded_last(board);
    }

    /// A card of a deck was discarded, or is about to be.
    pub(super) fn discarded_last(&mut self, board: Board) {
        self.s.solo.last_discard = Some(board);
        self.s.solo.last_reveal = None;
    }

    /// A card whose text has been done goes to its discard pile.
    pub(super) fn put_away(&mut self, card: CardId) {
        let index = self.s.cards.pile(ASIDE).iter().position(|held| held.card == card);
        if let Some(index) = index {
            self.s.cards.remove(ASIDE, index);
            self.s.cards.push(discard(self.g.content.cards[card.index()].deck), Hidden { card, known: KNOWN_TO_ALL });
        }
    }

    /// W260: what the player reveals willingly brings a card.
    pub(super) fn mahdi_saw_reveal(&mut self) {
        if self.g.solo && !self.s.banned(Power::SpacingGuild) {
            let board = self.s.solo.last_reveal.map_or_else(|| self.first_deck(), Board::partner);
            self.s.solo.last_reveal = Some(board);
            self.reinforce(board);
        }
    }

    /// W221 to W226: one die, and what it does.
    pub(super) fn mahdi_turn(&mut self) {
        self.s.turn.spent = true;
        self.s.solo.flown = false;
        self.s.solo.marched = AreaSet::NONE;
        self.s.solo.temporary = None;
        self.s.unrolled -= 1;
        self.s.dice_gone[Side::Harkonnen.index()] += 1;
        let face = self.s.solo.forced.take().unwrap_or_else(|| self.roll_solo());
        self.s.solo.used[face.index()] += 1;
        self.secret();
        self.emit(Event::MahdiRolled(face));
        let leader = (0..self.g.content.leaders.len() as u8).map(LeaderId).find(|&id| {
            let leader = &self.g.content.leaders[id.index()];
            leader.slot == Some(face)
                && leader.faction.side() == Side::Harkonnen
                && self.g.is_ready(self.s, id)
                && leader.special.is_some_and(|node| self.g.mahdi_can_act(self.s, node))
        });
        if let Some(leader) = leader {
            self.s.leaders[leader.index()].ready = false;
            self.emit(Event::LeaderAction(leader));
            match self.g.content.leaders[leader.index()].special {
                // Who draws cards plays them at once (W262).
                Some(_) if face == Face::Mentat => {
                    let deck = self.g.content.leaders[leader.index()].faction;
                    self.step(Frame::MahdiDoes(Task::CardsOf(deck, 3)));
                }
                Some(node) => self.step(Frame::MahdiDoes(Task::Node(node))),
                None => {}
            }
            return;
        }
        let surprise = Assault { surprise: true, ..Assault::default() };
        let task = match face {
            Face::Leadership => Task::March(Legion::WithLeader, surprise, 2),
            Face::Strategy => Task::March(Legion::Any, Assault::default(), 2),
            Face::Deployment => Task::Deploy(3, 0),
            Face::Mentat => Task::Cards(2, self.first_deck()),
            Face::House => {
                self.step(Frame::MahdiDoes(Task::Flyers(Vehicle::Ornithopter, 1)));
                self.step(Frame::MahdiDoes(Task::Harvesters(1, None)));
                Task::Upgrade(2, Kind::Regular, Kind::Elite)
            }
        };
        self.step(Frame::MahdiDoes(task));
    }

    /// W221, W222.
    fn roll_solo(&mut self) -> Face {
        let faces = self.g.content.constants.faces[Side::Harkonnen.index()];
        loop {
            let mut number = self.s.rng.below(6) as u8;
            for (face, &of_six) in faces.iter().enumerate() {
                if number < of_six {
                    if self.s.solo.used[face] < 3 {
                        return Face::ALL[face];
                    }
                    self.emit(Event::MahdiRerolled(Face::ALL[face]));
                    break;
                }
                number -= of_six;
            }
        }
    }

    /// Notes which candidate the player chose and begins the step again with that answer.
    pub(super) fn answer_tie_break(&mut self, action: Action) {
        let number = match action {
            Action::Area(area) => area.0,
            Action::Zone(zone) => zone.0,
            Action::Sector(sector) => sector,
            Action::Leader(leader) => leader.0,
            Action::Prescience(card) => card.0,
            Action::Power(power) => power.index() as u8,
            Action::Lose(Piece::Token(token)) => token.0,
            _ => return,
        };
        self.s.solo.answers.push(number);
    }

    /// A step of theirs; where it needs the player it waits below the question.
    pub(super) fn mahdi_does(&mut self, task: Task) {
        let mut chooser = Chooser::new(self.s);
        let done = match task {
            Task::Harvesters(left, sector) => self.mahdi_harvester(left, sector, &mut chooser),
            Task::Flyers(vehicle, left) => self.mahdi_flyer(vehicle, left, &mut chooser),
            Task::March(legion, assault, moves) => self.mahdi_march(legion, assault, moves, &mut chooser),
            Task::Attack(legion, assault) => self.mahdi_attack(legion, assault, &mut chooser).map(|_| ()),
            Task::Move(legion, left, sietch) => self.mahdi_move(legion, left, sietch, &mut chooser),
            Task::Garrison(area) => self.mahdi_garrison(area, &mut chooser),
            Task::Carryalls => self.mahdi_carryalls(&mut chooser),
            Task::Casualties(area, left) => self.mahdi_casualties(area, left, &mut chooser),
            Task::Keep(left) => self.mahdi_keep(left, &mut chooser),
            Task::Raise(left) => self.mahdi_raise(left, &mut chooser),
            Task::Deploy(regular, special) => self.mahdi_deploy(regular, special, &mut chooser),
            Task::Rest(regular, special) => self.mahdi_rest(regular, special, &mut chooser),
            Task::Upgrade(left, from, to) => self.mahdi_upgrade(left, from, to, &mut chooser),
            Task::Cards(left, board) => {
                self.mahdi_cards(left, board, Task::Cards(left.saturating_sub(1), board.partner()));
                Ok(())
            }
            Task::CardsOf(board, left) => {
                self.mahdi_cards(left, board, Task::CardsOf(board, left.saturating_sub(1)));
                Ok(())
            }
            Task::Node(node) => self.mahdi_node(node, &mut chooser),
        };
        match done {
            Ok(()) => self.s.solo.answers.clear(),
            Err(candidates) => {
                self.step(Frame::MahdiDoes(task));
                self.push(Board::HouseAtreides, Frame::BreakTie(candidates));
            }
        }
    }

    /// Says what decided, and between what.
    pub(super) fn explain(&mut self, criterion: Criterion, area: AreaId, among: AreaSet) {
        self.emit(Event::MahdiChose(criterion, area, among));
    }

    /// The same for one of several zones that no criterion tells apart.
    pub(super) fn explain_zone(&mut self, zone: ZoneId, among: u8) {
        if among.count_ones() > 1 {
            self.emit(Event::MahdiChoseZone(Criterion::Players, zone, Zones(among)));
        }
    }

    /// The same for a leader, if there was a choice.
    pub(super) fn explain_leader(&mut self, criterion: Criterion, leader: LeaderId, among: u16) {
        if among.count_ones() > 1 {
            self.emit(Event::MahdiChoseLeader(criterion, leader, Leaders(among)));
        }
    }

    /// W256.
    pub(super) fn mahdi_bg_token(&mut self) {
        self.emit(Event::MahdiBgToken(self.s.locked > 0));
        if self.s.locked > 0 {
            self.s.locked -= 1;
            self.s.unrolled += 1;
        } else {
            self.raise_supremacy(1);
        }
    }

    /// W255.
    pub(super) fn mahdi_round_ends(&mut self) {
        self.raise_supremacy(1);
        self.s.solo.deck = u8::MAX;
    }

    /// An unused die is set aside unrolled for this round.
    pub(super) fn mahdi_loses_die(&mut self) {
        if self.s.unrolled > 0 {
            self.s.unrolled -= 1;
            self.s.dice_gone[Side::Harkonnen.index()] += 1;
            self.emit(Event::MahdiDieLost);
        }
    }
}
