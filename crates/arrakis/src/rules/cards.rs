//! Planning cards, and working off effect trees.

use table::Sink;

use super::Engine;
use crate::effect::*;
use crate::event::Event;
use crate::ids::*;
use crate::state::*;

impl<S: Sink<Event>> Engine<'_, S> {
    /// A hand draws so many cards from a deck, as far as there are any (W36).
    pub(super) fn draw(&mut self, board: Board, from: Board, count: u8) {
        let mut drawn = 0;
        for _ in 0..count {
            let left = self.s.cards.pile(deck(from)).len();
            if left == 0 {
                break;
            }
            let number = self.s.rng.below(left);
            let card = self.s.cards.remove(deck(from), number).card;
            let mut known = self.g.seat_of(board).bit();
            if self.gives(board) {
                known |= self.g.seat_of(self.s.turn.board).bit();
            }
            self.s.cards.insert_sorted(hand(board), Hidden { card, known });
            self.secret();
            self.emit_to(board, Event::DrewCard(board, card));
            drawn += 1;
        }
        if drawn > 0 {
            self.emit(Event::Drew(board, from, drawn));
        }
    }

    /// Whether a card is drawn by one partner for the other, who then both know it (W190).
    fn gives(&self, board: Board) -> bool {
        self.s.phase == Phase::Actions
            && self.g.shared[board.side().index()]
            && self.s.turn.side == board.side()
            && self.s.turn.board != board
    }

    /// A card leaves a hand for the discard pile of its deck.
    pub(super) fn discard_card(&mut self, board: Board, card: CardId) {
        let index = self.s.cards.pile(hand(board)).iter().position(|held| held.card == card);
        let Some(index) = index else { return };
        self.s.cards.remove(hand(board), index);
        let pile = discard(self.g.content.cards[card.index()].deck);
        self.s.cards.push(pile, Hidden { card, known: KNOWN_TO_ALL });
        self.emit(Event::Discarded(board, card));
    }

    /// A card is played: its text, then the discard pile (W64).
    pub(super) fn play_card(&mut self, by: Board, card: CardId) {
        let board = self.g.hand_of(by);
        let index = self.s.cards.pile(hand(board)).iter().position(|held| held.card == card);
        let Some(index) = index else { return };
        self.s.cards.remove(hand(board), index);
        self.emit(Event::Played(board, card));
        self.s.last_named_legion = None;
        // It lies on its discard pile at once, but for nobody to take from there: nothing draws from discards.
        let pile = discard(self.g.content.cards[card.index()].deck);
        self.s.cards.push(pile, Hidden { card, known: KNOWN_TO_ALL });
        self.push(by, Frame::Do(self.g.content.cards[card.index()].effect));
    }

    /// Works off one node for the player of a board.
    pub(super) fn resolve(&mut self, by: Board, node: NodeId) {
        let side = by.side();
        match self.g.content.effect(node) {
            Effect::All(first, count) => {
                for i in (0..u16::from(count)).rev() {
                    self.push(by, Frame::Do(NodeId(first.0 + i)));
                }
            }
            Effect::Any(..) => self.push(by, Frame::Choose(node)),
            Effect::If(condition, then, otherwise) => {
                let next = if self.g.holds(self.s, condition) { Some(then) } else { otherwise };
                if let Some(next) = next {
                    self.push(by, Frame::Do(next));
                }
            }
            Effect::Move(count, legion, from) => self.begin_moves(by, count, MoveRule { legion, from }),
            Effect::Attack(legion, assault) => self.push(by, Frame::AttackWith(legion, assault)),
            Effect::Strike(dice) => self.push(by, Frame::StrikeAt(dice)),
            Effect::OrnithopterStrike(dice) => self.push(by, Frame::StrikeZone(dice)),
            Effect::Place(..) => self.push(by, Frame::Place(node, 0, None, AreaSet::NONE)),
            Effect::Draw(count, DrawFrom::Own) => self.push(by, Frame::Draw(count, false)),
            Effect::Draw(count, DrawFrom::OneDeck) => self.push(by, Frame::Draw(count, true)),
            Effect::Draw(count, DrawFrom::Deck(deck)) => self.draw(self.g.hand_of(deck), deck, count),
            Effect::PlayCard(count) => self.push(by, Frame::PlayCard(count)),
            Effect::EnemyDiscards(count) => self.enemy_discards(side, count),
            Effect::Upgrade(count, from, to) => self.push(by, Frame::Upgrade(count, from, to)),
            Effect::Vehicle(None, count) => self.push(by, Frame::VehicleKind(count)),
            Effect::Vehicle(Some(vehicle), count) => self.push(by, Frame::VehicleAt(Some(vehicle), vehicle, count)),
            Effect::RemoveVehicle(vehicle, count, place) => self.remove_vehicles(by, vehicle, count, place),
            Effect::Rockets(dice) => self.push(by, Frame::RocketSector(dice)),
            Effect::Wormsign(count) => self.push(by, Frame::Sign(count)),
            Effect::DiscardWormsign(count) => self.push(by, Frame::DiscardSign(count)),
            Effect::DiscardWormsignsNextTo(area) => {
                let near = self.g.content.map.touch[area.index()];
                self.discard_signs(near);
            }
            Effect::Sandworm(count, next_to) => {
                self.s.worms_new = AreaSet::NONE;
                self.push(by, Frame::Sandworm(count, next_to));
            }
            Effect::DesertPower(count) => self.push(by, Frame::DesertPower(count)),
            Effect::Storm => self.step(Frame::Storms),
            Effect::TankEnemy(victim) => self.push(by, Frame::TankEnemy(victim)),
            Effect::Enter(leader) => self.enter(leader),
            Effect::EnterWildMaker => {
                self.s.wild.in_play = true;
                self.s.wild.ready = false;
                self.emit(Event::WildMakerEntered);
            }
            Effect::Retire(leader) => self.retire(leader),
            Effect::PlaceWildMaker => self.push(by, Frame::WildMakerTo),
            Effect::MoveWildMaker => {
                if let Some(at) = self.s.wild.at {
                    self.push(by, Frame::WormTo(at, 0, AreaSet::NONE));
                }
            }
            Effect::AttackWildMaker => {
                if let Some(at) = self.s.wild.at {
                    self.push(by, Frame::WormAttackAt(at));
                }
            }
            Effect::RevealArea => self.push(by, Frame::RevealArea),
            Effect::BgToken(count) => (0..count).for_each(|_| self.take_bg_token(side)),
            Effect::ImperiumDown => self.push(by, Frame::ImperiumDown),
            Effect::Detonate => self.push(by, Frame::Detonate),
            Effect::SecondObjective => self.second_objective(),
            Effect::ForceDie => self.push(by, Frame::ForceDie),
            Effect::RenewPrescience => self.push(by, Frame::RenewPrescience(0)),
            Effect::ShiftMarkers => self.push(by, Frame::ShiftFrom),
            Effect::BonusPrescience(steps) => self.push(by, Frame::BonusPrescience(steps)),
            Effect::HoldPrescience => self.push(by, Frame::HoldPrescience),
            Effect::ReturnPrescience => self.push(by, Frame::ReturnPrescience),
            Effect::SwapTokens => self.push(by, Frame::SwapTokens),
            Effect::MoveSietch => self.push(by, Frame::MoveSietch),
            Effect::DisplaceEnemy => self.push(by, Frame::DisplaceEnemy),
            Effect::TroopCarriers => self.push(by, Frame::CarryFrom),
            Effect::LoseDie(face) => {
                if side == Side::Atreides && self.g.solo {
                    self.mahdi_loses_die();
                } else {
                    self.push(by, Frame::LoseDie(face));
                }
            }
            Effect::Block(person) => {
                self.s.blocked |= 1 << person.index();
                self.emit(Event::Blocked(person));
            }
        }
    }

    /// The enemy discards, card by card; a shared side says who does (W191).
    fn enemy_discards(&mut self, side: Side, count: u8) {
        let enemy = side.enemy();
        if enemy == Side::Harkonnen && self.g.solo {
            self.mahdi_discards(count);
            return;
        }
        let frame = if self.g.shared[enemy.index()] { Frame::WhoDiscards(count) } else { Frame::EnemyDiscard(count) };
        self.push(enemy.house(), frame);
    }

    fn second_objective(&mut self) {
        let Some(first) = self.s.objectives[0] else { return };
        if self.s.objectives[1].is_some() {
            return;
        }
        let others = ((1u32 << self.g.content.objectives.len()) - 1) & !(1 << first.0);
        if let Some(second) = self.random_bit(others) {
            self.s.objectives[1] = Some(ObjectiveId(second));
            self.secret();
            self.emit(Event::SecondObjective);
        }
    }

    fn remove_vehicles(&mut self, by: Board, vehicle: Option<Vehicle>, count: u8, place: VehiclePlace) {
        let map = &self.g.content.map;
        match place {
            VehiclePlace::SectorOf(leader) => {
                let LeaderAt::On(area) = self.s.leaders[leader.index()].at else { return };
                let areas = map.of_sectors(map.sectors_of[area.index()]);
                self.push(by, Frame::RemoveVehicle(vehicle, count, areas, map.zones_of[area.index()]));
            }
            VehiclePlace::DeepDesert => {
                self.push(by, Frame::RemoveVehicle(vehicle, count, self.g.deep_desert(), 0));
            }
        }
    }
}
