//! The Harkonnen of the solo game: cards and special actions (W240 to W243, W264).

use table::Sink;

use super::Engine;
use super::mahdi::{Chooser, Shortlist, best};
use super::turn::bits;
use crate::effect::*;
use crate::event::{Criterion, Event, PrescienceCards};
use crate::game::Arrakis;
use crate::ids::*;
use crate::state::*;

const OWN: Side = Side::Harkonnen;

impl Arrakis {
    /// Whether every part of an effect can be done by the Harkonnen of the solo game, each after those before it and as
    /// often as it says (W243); if not, which part cannot.
    pub(crate) fn mahdi_can(&self, s: &State, node: NodeId) -> Result<(), NodeId> {
        let mut rehearsal = s.clone();
        rehearsal.last_named_legion = None;
        self.mahdi_can_now(&rehearsal, node)
    }

    /// The same for an option of an effect under way, which may be about the legion just named.
    fn mahdi_can_now(&self, s: &State, node: NodeId) -> Result<(), NodeId> {
        let mut rehearsal = s.clone();
        let mut chooser = Chooser::rehearsal();
        let mut first = None;
        loop {
            rehearsal.stack.clear();
            let done = (Engine { g: self, s: &mut rehearsal, sink: &mut () }).rehearse(node, &mut chooser);
            let Err(failed) = done else { return Ok(()) };
            let failed = *first.get_or_insert(failed);
            if !chooser.tries_others() {
                return Err(failed);
            }
            rehearsal.clone_from(s);
        }
    }

    /// Whether a leader's special action is possible (W224): unlike a card it may replace fewer units than it says.
    pub(super) fn mahdi_can_act(&self, s: &State, node: NodeId) -> bool {
        match self.content.effect(node) {
            Effect::Upgrade(_, from, to) => !self.solo_upgradable(s, from, to).is_empty(),
            _ => self.mahdi_can(s, node).is_ok(),
        }
    }

    /// Whether there are figures and a place for them.
    fn can_place(&self, s: &State, figures: &Figures, place: Place, deploy: Deploy) -> bool {
        let units = figures.iter().filter(|figure| matches!(figure.0, Figure::Unit(_)));
        let units: u8 = units.map(|figure| figure.1).sum();
        !self.place_areas(s, OWN, place).is_empty()
            && s.supply[1][..3].iter().sum::<u8>() >= units
            && figures.iter().all(|&(figure, _)| match figure {
                Figure::Unit(_) => true,
                Figure::Generic => s.supply[1][3] > 0,
                Figure::Leader => s.supply[1][3] > 0 || self.available_leaders(s, OWN, deploy) != 0,
                Figure::Named(leader) => self.available_leaders(s, OWN, deploy) & leader.bit() != 0,
                _ => false,
            })
    }
}

impl Engine<'_, ()> {
    /// Does an effect on a copy of the state, as far as later parts depend on it; says whether it can be done with
    /// these answers where the player will be asked. Nothing hidden is looked at.
    fn rehearse(&mut self, node: NodeId, chooser: &mut Chooser) -> Result<(), NodeId> {
        match self.g.content.effect(node) {
            Effect::All(first, count) => {
                (0..u16::from(count)).try_for_each(|i| self.rehearse(NodeId(first.0 + i), chooser))
            }
            Effect::Any(first, count) => {
                let option = self.option(first, count).ok_or(node)?;
                self.rehearse(option, chooser)
            }
            Effect::If(condition, then, otherwise) => {
                let next = if self.g.holds(self.s, condition) { Some(then) } else { otherwise };
                next.map_or(Ok(()), |next| self.rehearse(next, chooser))
            }
            _ if self.rehearse_part(node, chooser) => Ok(()),
            _ => Err(node),
        }
    }

    /// The same for an effect without parts.
    fn rehearse_part(&mut self, node: NodeId, chooser: &mut Chooser) -> bool {
        match self.g.content.effect(node) {
            Effect::Move(count, legion, _) => self.rehearse_moves(legion, count, chooser) == count,
            Effect::Attack(legion, _) => self.g.mahdi_attacks(self.s, legion),
            Effect::Strike(_) => !(self.g.content.map.touching(self.s.occupied[1]) & self.s.occupied[0]).is_empty(),
            Effect::Place(figures, place, deploy) => {
                let can = self.g.can_place(self.s, &figures, place, deploy);
                if can && deploy == Deploy::Place {
                    _ = self.mahdi_place(figures, place, chooser);
                }
                can
            }
            Effect::Upgrade(count, from, to) => {
                let mut missing = count;
                for _ in 0..count {
                    let known = self.g.upgradable(self.s, OWN, from, to);
                    if let Ok(area) = chooser.area(self.upgrade_area(known).areas) {
                        self.change_unit(OWN, area, from, to);
                        missing -= 1;
                    }
                }
                missing <= self.s.supply[OWN.index()][to.index()].min(self.g.tokens_may_show(self.s, from))
            }
            Effect::Enter(leader) => {
                self.enter(leader);
                true
            }
            Effect::Vehicle(Some(vehicle), count) => self.rehearse_vehicles(vehicle, count, chooser),
            Effect::DiscardWormsign(count) => self.s.sign_areas.len() >= count.into(),
            Effect::TankEnemy(victim) => self.g.victims(self.s, OWN, victim) != 0,
            Effect::RevealArea => !self.g.hidden_areas(self.s).is_empty(),
            Effect::ReturnPrescience => self.s.revealed & !self.s.kept != 0,
            Effect::LoseDie(Some(face)) => self.s.dice[..2].iter().any(|dice| dice[face.index()] > 0),
            Effect::TroopCarriers => {
                let from = best(self.s.settlements & self.s.occupied[1], |area| self.g.power(self.s, OWN, area));
                from.into_iter().any(|area| !self.g.carried_to(self.s, area).is_empty())
            }
            Effect::EnemyDiscards(count) => {
                let cards = Side::Atreides.boards().map(|board| self.s.cards.pile(hand(board)).len());
                cards[0] + cards[1] >= count.into()
            }
            _ => true,
        }
    }

    /// Whether so many vehicles are left and each finds its place.
    fn rehearse_vehicles(&mut self, vehicle: Vehicle, count: u8, chooser: &mut Chooser) -> bool {
        let left = self.g.vehicles_left(self.s, vehicle);
        if left < count {
            return false;
        }
        // Which of equal places harvesters take changes nothing for what follows: one try is enough.
        let (shared, mut own) = (chooser, Chooser::rehearsal());
        let chooser = if vehicle == Vehicle::Harvester { &mut own } else { shared };
        let mut next =
            if vehicle == Vehicle::Harvester { Task::Harvesters(count, None) } else { Task::Flyers(vehicle, count) };
        loop {
            let stood = match next {
                Task::Harvesters(left, sector) => self.mahdi_harvester(left, sector, chooser),
                _ => self.mahdi_flyer(vehicle, count - (left - self.g.vehicles_left(self.s, vehicle)), chooser),
            };
            // A vehicle that stands leaves the step for the next one on the stack.
            match (stood, self.s.stack.pop().map(|pending| pending.frame)) {
                (Ok(()), Some(Frame::MahdiDoes(task))) => next = task,
                _ => break,
            }
        }
        left - self.g.vehicles_left(self.s, vehicle) == count
    }
}

impl<S: Sink<Event>> Engine<'_, S> {
    /// W240, W243, W264: a card is drawn and played at once.
    pub(super) fn mahdi_cards(&mut self, left: u8, board: Board, rest: Task) {
        if left == 0 {
            return;
        }
        self.step(Frame::MahdiDoes(rest));
        let Some(card) = self.draw_solo(board) else { return };
        let entry = &self.g.content.cards[card.index()];
        if entry.scheme {
            self.solo_scheme(card);
            return;
        }
        if let Err(part) = self.g.mahdi_can(self.s, entry.effect) {
            self.s.cards.insert_sorted(REINFORCEMENT, Hidden { card, known: KNOWN_TO_ALL });
            self.emit(Event::MahdiSetAside(card, part));
        } else {
            self.emit(Event::Played(board, card));
            // While its text is done it lies beside the board: the deck may be rebuilt from the discards (W261).
            self.s.cards.push(ASIDE, Hidden { card, known: KNOWN_TO_ALL });
            self.discarded_last(board);
            self.s.last_named_legion = None;
            self.step(Frame::PutAway(card));
            self.step(Frame::MahdiDoes(Task::Node(entry.effect)));
        }
    }

    /// The first scheme waits; the second removes the victim (W264).
    fn solo_scheme(&mut self, card: CardId) {
        let board = self.g.content.cards[card.index()].deck;
        self.emit(Event::Played(board, card));
        let schemes = |held: &Hidden<CardId>| self.g.content.cards[held.card.index()].scheme;
        let Some(first) = self.s.cards.pile(ASIDE).iter().position(schemes) else {
            self.s.cards.push(ASIDE, Hidden { card, known: KNOWN_TO_ALL });
            return;
        };
        let first = self.s.cards.remove(ASIDE, first);
        self.s.cards.push(discard(board), first);
        self.discard_solo(card);
        if let Some(victim) = self.g.schemable(self.s) {
            self.retire(victim);
        }
    }

    /// The option that is taken of several: an attack before anything else (W226), then the first that can be done.
    fn option(&self, first: NodeId, count: u8) -> Option<NodeId> {
        let options = || (0..u16::from(count)).map(|i| NodeId(first.0 + i));
        let attack = options().find(|&node| match self.g.content.effect(node) {
            Effect::Attack(legion, _) => self.g.mahdi_attacks(self.s, legion),
            _ => false,
        });
        attack.or_else(|| options().find(|&node| self.g.mahdi_can_now(self.s, node).is_ok()))
    }

    /// Does a node of a card or leader by the criteria (W241, W242).
    pub(super) fn mahdi_node(&mut self, node: NodeId, chooser: &mut Chooser) -> Result<(), Candidates> {
        let does = |task: Task| Frame::MahdiDoes(task);
        match self.g.content.effect(node) {
            Effect::All(first, count) => {
                for i in (0..u16::from(count)).rev() {
                    self.step(does(Task::Node(NodeId(first.0 + i))));
                }
            }
            Effect::Any(first, count) => {
                if let Some(option) = self.option(first, count) {
                    self.step(does(Task::Node(option)));
                }
            }
            Effect::If(condition, then, otherwise) => {
                let next = if self.g.holds(self.s, condition) { Some(then) } else { otherwise };
                if let Some(next) = next {
                    self.step(does(Task::Node(next)));
                }
            }
            Effect::Move(count, legion, _) => {
                self.s.solo.marched = AreaSet::NONE;
                self.step(does(Task::Move(legion, count, None)));
            }
            Effect::Attack(legion, assault) => self.step(does(Task::Attack(legion, assault))),
            Effect::Strike(dice) => {
                let targets = self.g.content.map.touching(self.s.occupied[1]) & self.s.occupied[0];
                if targets.is_empty() {
                    return Ok(());
                }
                let area = self.aim(targets, chooser)?;
                self.card_strike(OWN, area, dice);
            }
            Effect::Place(figures, _, Deploy::Deploy) => {
                let count = |kind: Kind| {
                    figures.iter().filter(|figure| figure.0 == Figure::Unit(kind)).map(|figure| figure.1).sum()
                };
                self.step(does(Task::Deploy(count(Kind::Regular), count(Kind::Special))));
            }
            Effect::Place(figures, place, Deploy::Place) => self.mahdi_place(figures, place, chooser)?,
            // They draw into the reinforcement deck.
            Effect::Draw(count, _) => {
                let mut board = self.first_deck();
                for _ in 0..count {
                    self.reinforce(board);
                    board = board.partner();
                }
            }
            Effect::PlayCard(count) => {
                let board = self.first_deck();
                self.step(does(Task::Cards(count, board)));
            }
            Effect::Upgrade(count, from, to) => self.step(does(Task::Upgrade(count, from, to))),
            Effect::Vehicle(Some(Vehicle::Harvester), count) => self.step(does(Task::Harvesters(count, None))),
            Effect::Vehicle(Some(vehicle), count) => self.step(does(Task::Flyers(vehicle, count))),
            Effect::DiscardWormsign(count) => {
                let mut chosen = [None; 4];
                let mut left = self.s.sign_areas;
                for chosen in chosen.iter_mut().take(count.into()) {
                    let list = self.nearest_target(Shortlist::new(left, Criterion::NearTarget));
                    if !left.is_empty() {
                        let area = chooser.area(list.areas)?;
                        *chosen = Some((list.why(), area, left));
                        left.remove(area);
                    }
                }
                for (why, area, among) in chosen.into_iter().flatten() {
                    self.explain(why, area, among);
                    self.discard_signs(area.set());
                }
            }
            Effect::TankEnemy(victim) => {
                let victims = self.g.victims(self.s, OWN, victim);
                let at = |leader: u8| match self.s.leaders[usize::from(leader)].at {
                    LeaderAt::On(area) => Some(area),
                    _ => None,
                };
                let areas: AreaSet = bits(victims.into()).filter_map(at).collect();
                if areas.is_empty() {
                    return Ok(());
                }
                let near = self.near_target(areas);
                let nearest = bits(victims.into()).filter(|&leader| at(leader).is_some_and(|area| near.has(area)));
                let nearest = nearest.fold(0u16, |all, leader| all | 1 << leader);
                let leader = chooser.leader(nearest)?;
                let why = if nearest.count_ones() > 1 { Criterion::Players } else { Criterion::NearTarget };
                self.explain_leader(why, leader, victims);
                self.tank(leader);
            }
            Effect::RevealArea => {
                let hidden = self.g.hidden_areas(self.s);
                if !hidden.is_empty() {
                    let area = self.aim(hidden, chooser)?;
                    self.emit(Event::Scouted(area));
                    self.reveal_sietch(area);
                    self.reveal_tokens(Side::Atreides, area);
                }
            }
            Effect::ReturnPrescience => {
                // No criterion names the card: the player does (W281).
                let open = self.s.revealed & !self.s.kept;
                if open != 0 {
                    let card = chooser.prescience(open)?;
                    if open.count_ones() > 1 {
                        let among = PrescienceCards(open);
                        self.emit(Event::MahdiChosePrescience(Criterion::Players, card, among));
                    }
                    self.s.revealed &= !card.bit();
                    self.s.prescience_deck |= card.bit();
                    self.emit(Event::PrescienceBack(card));
                }
            }
            // With two players it is theirs to say whose (W281).
            Effect::LoseDie(Some(face)) => self.lose_die(Board::HouseAtreides, Side::Atreides, face),
            Effect::TroopCarriers => self.mahdi_carriers(chooser)?,
            // Everything else leaves no choice.
            _ => self.resolve(Board::HouseHarkonnen, node),
        }
        Ok(())
    }

    /// Those of some areas that are nearest to the target (W242).
    pub(super) fn near_target(&self, areas: AreaSet) -> AreaSet {
        self.nearest_target(Shortlist::new(areas, Criterion::NearTarget)).areas
    }

    /// The same after other criteria.
    pub(super) fn nearest_target(&self, list: Shortlist) -> Shortlist {
        let Some(target) = self.g.target(self.s) else { return list };
        let distance = &self.g.content.map.distance[target.index()];
        list.by(Criterion::NearTarget, |area| std::cmp::Reverse(distance[area.index()]))
    }

    /// One of some areas, nearest to the target, with what decided.
    fn aim(&mut self, areas: AreaSet, chooser: &mut Chooser) -> Result<AreaId, Candidates> {
        let list = self.nearest_target(Shortlist::new(areas, Criterion::NearTarget));
        let area = chooser.area(list.areas)?;
        self.explain(list.why(), area, areas);
        Ok(area)
    }
}
