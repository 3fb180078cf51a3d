//! From decision to decision: the stack of what is to be done, and the phases of a round (B10, B11, B50, B51).

use table::{Seat, Sink};

use super::Engine;
use super::worms::is_barred;
use crate::effect::When;
use crate::event::Event;
use crate::ids::*;
use crate::state::*;

impl<S: Sink<Event>> Engine<'_, S> {
    /// Goes on until somebody owes a decision or the game is over.
    pub(crate) fn run(&mut self) {
        loop {
            let Some(pending) = self.s.pending() else {
                if self.s.phase == Phase::Over {
                    return;
                }
                self.proceed();
                continue;
            };
            let Pending { player, frame, .. } = pending;
            // First, as most decisions are of this kind.
            if matches!(frame, Frame::Turn) {
                // What was remembered for the effect just done must not count for one that waits (R6).
                self.s.turn.placed_spy = None;
                self.s.turn.discarded = 0;
                if self.s.turn.kind == TurnKind::Reveal {
                    self.collect(player);
                }
                return;
            }
            if self.work_off(pending) {
                continue;
            }
            if !self.nothing_to_decide(player, frame) {
                return;
            }
            self.s.stack.pop();
            if matches!(frame, Frame::Combat) {
                self.end_combat_turn(player);
            }
        }
    }

    /// Does what is on top of the stack; `false` if it is a decision.
    fn work_off(&mut self, pending: Pending) -> bool {
        let player = pending.player;
        match pending.frame {
            Frame::Do(node) => {
                self.s.stack.pop();
                self.set_context(pending);
                self.resolve(player, node);
            }
            Frame::Times(node, count) => {
                self.s.stack.pop();
                self.set_context(pending);
                if count > 0 {
                    self.push(player, Frame::Times(node, count - 1));
                    self.push(player, Frame::Do(node));
                }
            }
            Frame::PutAway(card) => {
                self.s.stack.pop();
                self.put_away(player, card);
            }
            Frame::Snooper(faction, taken) => {
                self.s.stack.pop();
                self.set_context(pending);
                self.snooper_reward(player, faction, taken);
            }
            Frame::Contracts(count) => {
                self.s.stack.pop();
                self.set_context(pending);
                if count > 1 {
                    self.push(player, Frame::Contracts(count - 1));
                }
                self.contract(player);
            }
            Frame::Arrive => {
                self.s.stack.pop();
                let Turn { card, space, price, .. } = self.s.turn;
                self.arrive(player, self.game.price_with(self.s, player, card, space, price));
            }
            Frame::BeginTurns => {
                self.s.stack.pop();
                self.s.phase = Phase::Turns;
                self.begin_turn(player);
            }
            Frame::EachOpponent { next, node } => {
                self.s.stack.pop();
                self.set_context(pending);
                if next != player {
                    let after = self.game.next_in_turn_order(next);
                    self.push(player, Frame::EachOpponent { next: after, node });
                    if self.game.opposes(player, next) {
                        self.push(next, Frame::Do(node));
                    }
                }
            }
            _ => return false,
        }
        true
    }

    /// Whether a decision has lost its object: no card to discard, no option possible, no unit left in the fight.
    fn nothing_to_decide(&self, seat: Seat, frame: Frame) -> bool {
        let s = &*self.s;
        let player = &s.players[seat.index()];
        match frame {
            Frame::Choose(node) | Frame::ChooseSome(node, ..) => {
                self.game.options(s, seat, node, chosen(frame)).next().is_none()
            }
            Frame::GainInfluence(_, factions) => factions == 0,
            Frame::LoseInfluence(n) => player.influence.iter().all(|&step| step < n),
            Frame::Trash(_) => player.cards.run(HAND, DISCARD).is_empty(),
            Frame::Discard(n) => n == 0 || player.hand().is_empty(),
            Frame::Recover(faction) => self.game.recoverable(player, faction).next().is_none(),
            Frame::Acquire { max_cost, .. } => self.game.acquirable(s, seat, max_cost).next().is_none(),
            Frame::Foldspace => self.game.foldspace(s, seat).is_none(),
            // Troops that an effect lets go to the conflict are still troops deployed (R180).
            Frame::Deploy(n) => n == 0 || player.garrison.troops == 0 || is_barred(s, seat),
            Frame::Retreat(n) => n == 0 || player.conflict.troops == 0,
            Frame::RecallAgent => self.game.recallable(s, seat).is_empty(),
            Frame::Combat => !player.fights(),
            Frame::Reward => !s.tray.iter().any(|&node| self.game.can(s, seat, node)),
            Frame::Offer(node) => !self.game.can(s, seat, node),
            Frame::Shipping(left) => !self.game.shipping_left(left).any(|node| self.game.can(s, seat, node)),
            Frame::Tech { discount, or_solari, .. } => !self.game.can_buy_tile(s, player, discount, or_solari),
            Frame::DeployUnits(n) => {
                n == 0 || player.garrison.troops + player.garrison.dreadnoughts == 0 || is_barred(s, seat)
            }
            Frame::RetreatUnits(n) => n == 0 || player.conflict.troops + player.conflict.dreadnoughts == 0,
            Frame::RetreatEnemy(n) => n == 0 || !self.game.enemy_units(s, seat),
            Frame::TrashInPlay => player.in_play().next().is_none(),
            Frame::ReturnIntrigue(n) => n == 0 || s.intrigue.pile(intrigue_hand(seat)).is_empty(),
            Frame::KeepIntrigue => s.intrigue.pile(INTRIGUE_DECK).is_empty(),
            Frame::SaveCard => player.hand().is_empty(),
            Frame::PlaceDreadnought => {
                let detonates = player.tiles & self.content().tile_sets.detonation != 0;
                player.conflict.dreadnoughts == 0 || !detonates && self.game.free_flags(s).next().is_none()
            }
            Frame::Gather => player.spies & self.game.posts_here(s) == 0,
            Frame::Spy { posts, shared } => !self.game.can_spy(s, seat, posts, shared),
            Frame::RecallSpy(n) => n == 0 || player.spies == 0,
            Frame::BlowWall => !s.shield_wall,
            Frame::TrashIntrigue(n) => n == 0 || s.intrigue.pile(intrigue_hand(seat)).is_empty(),
            Frame::TurnDown(icon) => self.game.turnable(player, icon).next().is_none(),
            Frame::Lines(node, used) => self.game.options(s, seat, node, used).next().is_none(),
            _ => false,
        }
    }

    /// The stack is empty: the next step of the phase, or the next phase.
    fn proceed(&mut self) {
        match self.s.phase {
            Phase::Setup => self.set_up(),
            Phase::RoundStart => self.deal(),
            Phase::Turns => unreachable!("a turn's frame stays until the next turn begins"),
            Phase::Combat => unreachable!("the last combat turn ends the phase"),
            Phase::Rewards => self.next_reward(),
            Phase::Endgame => self.next_endgame(),
            Phase::Over => {}
        }
    }

    /// Asks for leaders, deals, asks for secret factions when all else is set up, then begins (B3, E1, R127).
    fn set_up(&mut self) {
        for seat in self.game.turn_order(self.s.first) {
            let player = &self.s.players[seat.index()];
            if !player.has_leader && player.leader != LeaderId::NOBODY {
                return self.push(seat, Frame::Leader);
            }
        }
        // Who looks at the deck afterwards draws last (E1).
        for looks in [false, true] {
            for seat in self.game.turn_order(self.s.first) {
                let intelligence = self.game.modifiers(self.s, seat).intelligence;
                if intelligence == looks && !std::mem::replace(&mut self.player(seat).set_up, true) {
                    self.draw_intrigue(seat, self.content().constants.starting_intrigue);
                    if intelligence {
                        return self.use_intelligence(seat);
                    }
                }
            }
        }
        if !self.content().contracts.is_empty() && !self.game.contracts_are_dealt(self.s) {
            self.deal_contracts();
        }
        for seat in self.game.turn_order(self.s.first) {
            let player = &self.s.players[seat.index()];
            if player.dealt != 0 && player.kept.is_none() {
                return self.push(seat, Frame::KeepContract);
            }
        }
        for seat in self.game.turn_order(self.s.first) {
            if self.game.modifiers(self.s, seat).secret_factions && self.s.players[seat.index()].secret_factions == 0 {
                return self.push(seat, Frame::SecretFactions);
            }
        }
        self.begin_round();
    }

    /// Tells which objectives were dealt.
    pub(crate) fn show_objectives(&mut self) {
        for seat in self.game.all_players() {
            if let Some(objective) = self.s.players[seat.index()].objective {
                self.emit(Event::ObjectiveDealt { seat, objective });
            }
        }
    }

    /// Reveals the leaders of a draft. The last player in turn order chooses first, so their question comes on top.
    pub(crate) fn offer_leaders(&mut self, leaders: &[LeaderId]) {
        let mut pool = 0;
        for &leader in leaders {
            pool |= leader.bit();
            self.emit(Event::LeaderOffered { leader });
        }
        for seat in self.game.turn_order(self.s.first) {
            self.push(seat, Frame::Draft(pool));
        }
    }

    /// A player has this leader from now on.
    pub(crate) fn take_leader(&mut self, seat: Seat, leader: LeaderId) {
        let kind = &self.content().leaders[leader.index()];
        let [solari, spice, water] = kind.setup;
        let lacks = kind.lacks.map(u16::from);
        let player = self.player(seat);
        player.leader = leader;
        player.has_leader = true;
        player.solari = player.solari.saturating_sub(lacks[0]);
        player.spice = player.spice.saturating_sub(lacks[1]);
        player.water = player.water.saturating_sub(lacks[2]);
        if kind.passive.changes.snoopers {
            player.snoopers = (1 << FACTIONS) - 1;
        }
        self.emit(Event::LeaderChosen { seat, leader });
        if let Some(card) = kind.without {
            self.player(seat).take(DECK, card);
            self.s.gone.insert_sorted(card);
        }
        for (good, amount) in [(Good::Solari, solari), (Good::Spice, spice), (Good::Water, water)] {
            self.gain(seat, good, amount);
        }
        self.see_top_card(seat);
    }

    /// Reveals the conflict; whoever controls its location may defend it (B11).
    fn begin_round(&mut self) {
        self.s.round += 1;
        self.s.phase = Phase::RoundStart;
        let conflict = self.s.conflicts.pop().expect("the game ends before the conflict deck runs out");
        self.s.conflict = Some(conflict);
        self.s.seen_conflicts |= conflict.bit();
        self.s.secrets_seen += 1;
        self.emit(Event::RoundBegan { round: self.s.round, first: self.s.first, conflict });
        if let Mentat::Kept(seat) = self.s.mentat {
            self.s.mentat = Mentat::With(seat);
            self.player(seat).agents[MENTAT] = Agent::Ready;
        }
        if let Some(location) = self.content().conflicts[conflict.index()].location
            && let Some((place, ..)) = self.content().spaces[location.index()].control
            && let Some(owner) = self.game.controller(self.s, place)
            && self.s.players[owner.index()].supply.troops > 0
        {
            self.push(owner, Frame::Defend);
        }
    }

    /// Everybody draws a hand, and turns begin.
    fn deal(&mut self) {
        // No turn is running: nothing drawn now is drawn "in one's reveal turn".
        self.s.turn = Turn::new(self.s.first);
        self.push(self.s.first, Frame::BeginTurns);
        for seat in self.game.turn_order(self.s.first) {
            self.draw(seat, self.content().constants.hand_size);
            if self.game.modifiers(self.s, seat).set_aside_card {
                self.push(seat, Frame::SaveCard);
            }
            self.raise(seat, When::RoundStart);
        }
    }

    /// Makers and recall, then the end of the game or the next round (B50, B51, B7).
    pub(super) fn end_round(&mut self) {
        let grown = self.content().constants.maker_spice;
        for (place, &space) in self.content().makers.iter().enumerate() {
            if !self.game.all_players().any(|seat| self.s.players[seat.index()].is_on(space)) {
                self.s.bonus_spice[place] = self.s.bonus_spice[place].saturating_add(grown);
                self.emit(Event::MakerGrew { space, now: self.s.bonus_spice[place] });
            }
        }
        for seat in self.game.all_players() {
            let player = self.player(seat);
            player.revealed = false;
            player.closed = None;
            player.used_tiles = 0;
            player.turns = 0;
        }
        let enough = i32::from(self.content().constants.winning_points);
        let ended = self.s.conflicts.is_empty()
            || self.game.all_players().any(|seat| self.s.players[seat.index()].points() >= enough);
        if ended {
            // Nobody is recalled any more (R122).
            self.begin_endgame();
        } else {
            self.recall_agents();
            self.s.first = self.game.next_in_turn_order(self.s.first);
            self.emit(Event::FirstPlayer { seat: self.s.first });
            self.begin_round();
        }
    }

    /// Agents come home, and the Mentat goes back to its space.
    fn recall_agents(&mut self) {
        for seat in self.game.all_players() {
            let player = self.player(seat);
            player.agents[MENTAT] = Agent::Absent;
            for agent in &mut player.agents {
                if *agent != Agent::Absent {
                    *agent = Agent::Ready;
                }
            }
        }
        if let Mentat::With(_) = self.s.mentat {
            self.s.mentat = Mentat::Home;
        }
    }

    /// The last round is over: what waits for the end of the game happens.
    pub(crate) fn begin_endgame(&mut self) {
        self.s.phase = Phase::Endgame;
        self.s.passed = 0;
        self.game.all_players().for_each(|seat| self.raise(seat, When::Endgame));
    }

    /// Everybody is asked once for endgame cards, from the first player on (B8, R126); everybody, because a question
    /// to holders alone would betray them (R199).
    fn next_endgame(&mut self) {
        match self.game.turn_order(self.s.first).find(|seat| self.s.passed & seat.bit() == 0) {
            Some(seat) => self.push(seat, Frame::Endgame),
            None => {
                self.s.phase = Phase::Over;
                let winner = self.game.leading(self.s);
                self.emit(Event::GameOver { winner });
            }
        }
    }
}

/// The set of options already chosen in a frame that chooses several.
pub(super) fn chosen(frame: Frame) -> u8 {
    match frame {
        Frame::ChooseSome(_, _, set) | Frame::Lines(_, set) => set,
        _ => 0,
    }
}
