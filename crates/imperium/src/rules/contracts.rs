//! Contracts (C1–C7, R172–R179, R205).

use table::{List, Seat, Sink};

use super::Engine;
use crate::content::Goal;
use crate::event::Event;
use crate::game::Imperium;
use crate::ids::*;
use crate::state::*;

impl Imperium {
    /// Contracts set aside that `seat` alone may take (R178).
    pub(crate) fn own_contracts(&self, s: &State, seat: Seat) -> u32 {
        if s.contracts_aside != 0 && self.modifiers(s, seat).own_contracts { s.contracts_aside } else { 0 }
    }

    /// Whether the contracts have been shuffled.
    pub(crate) fn contracts_are_dealt(&self, s: &State) -> bool {
        let taken = s.players.iter().fold(s.contracts_gone, |set, player| set | player.contracts | player.completed);
        !s.contract_market.is_empty() || taken != 0
    }

    /// Contracts that `seat` can take, as a set.
    pub(crate) fn contracts_on_offer(&self, s: &State, seat: Seat) -> u32 {
        s.contract_market.iter().fold(self.own_contracts(s, seat), |set, tile| set | tile.bit())
    }
}

impl<S: Sink<Event>> Engine<'_, S> {
    /// Shuffles the contracts and turns some up; a leader's own are set aside first (C1). Others are dealt (C7).
    pub(super) fn deal_contracts(&mut self) {
        let sets = self.content().contract_sets;
        if self.game.all_players().any(|seat| self.game.modifiers(self.s, seat).own_contracts) {
            self.s.contracts_aside = sets.set_aside;
        }
        let all = (0..self.content().contracts.len()).map(|i| ContractId(i as u8));
        let apart = sets.ix | self.s.contracts_aside;
        self.s.contract_stack = all.filter(|tile| tile.bit() & apart == 0).collect();
        self.s.rng.shuffle(&mut self.s.contract_stack);
        for _ in 0..self.content().constants.contracts_face_up {
            self.turn_up_contract(self.s.contract_market.len());
        }
        if sets.ix == 0 {
            return;
        }
        let mut ixian: List<ContractId, 32> = ContractId::members(sets.ix).collect();
        self.s.rng.shuffle(&mut ixian);
        for seat in self.game.turn_order(self.s.first) {
            for _ in 0..self.content().constants.contracts_dealt {
                if let Some(contract) = ixian.pop() {
                    self.player(seat).dealt |= contract.bit();
                    self.emit_to(seat, Event::ContractDealt { seat, contract });
                }
            }
        }
        self.s.secrets_seen += 1;
    }

    /// One of the contracts dealt is kept; when all have chosen, they are shown together.
    pub(super) fn keep_contract(&mut self, seat: Seat, contract: ContractId) {
        self.player(seat).kept = Some(contract);
        self.emit(Event::ContractChosen { seat });
        let order = self.game.turn_order(self.s.first);
        if order.clone().any(|seat| self.s.players[seat.index()].kept.is_none()) {
            return;
        }
        for seat in order {
            let player = self.player(seat);
            player.dealt = 0;
            if let Some(contract) = player.kept.take() {
                player.contracts |= contract.bit();
                self.emit(Event::ContractTaken { seat, contract });
            }
        }
        self.s.secrets_seen += 1;
    }

    fn turn_up_contract(&mut self, place: usize) {
        if let Some(contract) = self.s.contract_stack.pop() {
            self.s.contract_market.insert(place, contract);
            self.s.secrets_seen += 1;
            self.emit(Event::ContractTurned { contract });
        }
    }

    /// A contract icon: a contract, or Solari if there is none (R172).
    pub(super) fn contract(&mut self, seat: Seat) {
        if self.game.contracts_on_offer(self.s, seat) == 0 {
            self.gain(seat, Good::Solari, self.content().constants.contract_solari);
        } else {
            self.push(seat, Frame::Contract);
        }
    }

    /// Takes a contract; the next one is turned up in its place.
    pub(super) fn take_contract(&mut self, seat: Seat, contract: ContractId) {
        self.emit(Event::ContractTaken { seat, contract });
        if self.s.contracts_aside & contract.bit() != 0 {
            self.s.contracts_aside &= !contract.bit();
        } else if let Some(place) = self.s.contract_market.iter().position(|&other| other == contract) {
            self.s.contract_market.remove(place);
            self.turn_up_contract(place);
        }
        self.player(seat).contracts |= contract.bit();
        if self.content().contracts[contract.index()].goal == Goal::Immediate {
            self.complete(seat, contract);
        }
    }

    /// A contract is completed. Its reward is laid on the tray of the turn (R174), or comes at once where there is none.
    fn complete(&mut self, seat: Seat, contract: ContractId) {
        let player = self.player(seat);
        player.contracts &= !contract.bit();
        player.completed |= contract.bit();
        self.emit(Event::ContractCompleted { seat, contract });
        let kind = &self.content().contracts[contract.index()];
        let in_turn = self.s.phase == Phase::Turns && self.s.turn.seat == seat;
        if in_turn && kind.goal != Goal::Immediate {
            self.add_to_tray(kind.reward);
        } else {
            kind.reward.iter().rev().for_each(|node| self.resolve_or_offer(seat, node));
        }
    }

    /// An agent was sent: contracts for that space are completed, those for a harvest begin to count (R173, R205).
    pub(super) fn visit_contracts(&mut self, seat: Seat, space: SpaceId) {
        let sets = self.content().contract_sets;
        let held = self.s.players[seat.index()].contracts;
        for contract in ContractId::members(held & sets.sent_to) {
            if self.content().contracts[contract.index()].goal == Goal::SentTo(space) {
                self.complete(seat, contract);
            }
        }
        if self.content().spaces[space.index()].maker.is_some() {
            self.s.turn.harvest_contracts = held & sets.harvest;
            self.harvest_contracts(seat);
        }
    }

    /// Spice was gained: contracts for a harvest of so much are completed (R175).
    pub(super) fn harvest_contracts(&mut self, seat: Seat) {
        for contract in ContractId::members(self.s.turn.harvest_contracts) {
            if let Goal::Harvest(n) = self.content().contracts[contract.index()].goal
                && self.s.turn.spice >= n
            {
                self.s.turn.harvest_contracts &= !contract.bit();
                self.complete(seat, contract);
            }
        }
    }

    /// A card was acquired: contracts for it are completed (R176).
    pub(super) fn acquire_contracts(&mut self, seat: Seat, card: CardId) {
        let held = self.s.players[seat.index()].contracts & self.content().contract_sets.acquire;
        for contract in ContractId::members(held) {
            if self.content().contracts[contract.index()].goal == Goal::Acquire(card) {
                self.complete(seat, contract);
            }
        }
    }
}
