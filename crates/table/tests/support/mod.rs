//! A tiny card game to test the table with: a sealed auction.
//!
//! Each seat holds four cards out of 40 (1 to 20, twice). Every round a lot is turned up from the deck; all seats in
//! turn lay a card face down; the highest wins the lot (chance decides between equals), and its owner keeps it for its
//! points or sells it for half of them and an extra card. Bids are discarded, everybody draws, the winner leads. The game ends when the
//! deck cannot serve another round.
//!
//! Broken variants ([`Fault`]) show what the conformance suite catches.

mod pieces;

pub use pieces::{Action, Event, Fault, Given, Setup, State, View};

use std::sync::atomic::{AtomicU32, Ordering};

use serde::Serialize;
use serde_json::{Value, json};
use table::{Audience, Game, Illegal, List, Outcome, Problem, Rng, Seat, Seed, Sink, Viewer, stable_hash};

/// What a game must never depend on; [`Fault::Unrepeatable`] does.
static GAMES_STARTED: AtomicU32 = AtomicU32::new(0);

const CARDS: usize = 40;
/// Nobody sells for a further card with so many in hand.
const FULL_HAND: usize = 6;
const HAND: usize = 4;

/// Rules for `players` seats, broken as `fault` says.
pub fn auction(players: usize, fault: Fault) -> Auction {
    Auction::new(&Setup { players, fault }).unwrap()
}

pub struct Auction {
    setup: Setup,
}

impl Auction {
    fn is(&self, fault: Fault) -> bool {
        self.setup.fault == fault
    }

    fn seat_list(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.setup.players as u8).map(Seat)
    }

    fn draw<S: Sink<Event>>(&self, state: &mut State, seat: Seat, sink: &mut S) {
        if state.hands[seat.index()].len() < FULL_HAND
            && let Some(card) = state.deck.pop()
        {
            state.hands[seat.index()].insert_sorted(card);
            state.secrets += 1;
            sink.emit(Audience::only(seat), Event::Drew(seat, card));
        }
    }

    fn next_lot<S: Sink<Event>>(&self, state: &mut State, sink: &mut S) {
        for seat in self.seat_list() {
            self.draw(state, seat, sink);
        }
        state.winner = None;
        state.discard.push(state.lot);
        state.lot = 0;
        if state.deck.len() <= self.setup.players && self.is(Fault::Endless) {
            let again = std::mem::take(&mut state.discard);
            again.iter().for_each(|&card| state.deck.push(card));
            state.rng.shuffle(&mut state.deck);
        }
        if state.deck.len() <= self.setup.players {
            state.over = true;
        } else if let Some(lot) = state.deck.pop() {
            state.lot = lot;
            state.secrets += 1;
            sink.emit(Audience::ALL, Event::Lot(lot));
        }
    }

    fn reveal<S: Sink<Event>>(&self, state: &mut State, sink: &mut S) {
        let best = state.bids.iter().flatten().max().copied();
        let tied: Vec<Seat> = self.seat_list().filter(|seat| state.bids[seat.index()] == best).collect();
        let winner = tied[state.rng.below(tied.len())];
        for bid in state.bids.iter_mut().filter_map(Option::take) {
            if !self.is(Fault::LostCard) || state.discard.len() < 6 {
                state.discard.push(bid);
            }
        }
        state.secrets += 1;
        state.winner = Some(winner);
        state.turn = winner;
        sink.emit(Audience::ALL, Event::Won(winner, state.lot));
    }
}

impl Game for Auction {
    const NAME: &'static str = "auction";
    const FORMAT: u32 = 3;
    type Setup = Setup;
    type Given = Given;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View<'a> = View;

    fn new(setup: &Setup) -> Result<Self, Problem> {
        match setup.players {
            2..=4 => Ok(Auction { setup: setup.clone() }),
            n => Err(Problem::new(format!("{n} players; 2 to 4 can play"))),
        }
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn seats(&self) -> usize {
        if self.is(Fault::EightSeats) { 8 } else { self.setup.players }
    }

    fn start<S: Sink<Event>>(&self, seed: &Seed, sink: &mut S) -> State {
        let mut rng = Rng::new(seed);
        let mut deck: List<u8, CARDS> = (0..CARDS as u8).map(|i| i / 2 + 1).collect();
        rng.shuffle(&mut deck);
        let lot = deck.pop().unwrap_or(0);
        let mut state = State {
            hands: Default::default(),
            bids: [None; 4],
            points: [0; 4],
            deck,
            discard: List::new(),
            lot,
            winner: None,
            turn: Seat(0),
            over: false,
            secrets: 0,
            forgotten: 0,
            rng,
        };
        if self.is(Fault::Unrepeatable) {
            state.forgotten = GAMES_STARTED.fetch_add(1, Ordering::Relaxed);
        }
        sink.emit(Audience::ALL, Event::Lot(lot));
        for seat in self.seat_list() {
            (0..HAND).for_each(|_| self.draw(&mut state, seat, sink));
        }
        state
    }

    fn position(given: &Given) -> Result<(Self, State), Problem> {
        let game = Auction::new(&Setup { players: given.hands.len(), fault: given.fault })?;
        let mut state = game.start(&Seed::of_run(0, 0), &mut ());
        let mut rest: Vec<u8> = (0..CARDS as u8).map(|i| i / 2 + 1).collect();
        let named = given.hands.iter().flatten().chain(&given.deck).chain([&given.lot]);
        for card in named {
            let at = rest.iter().position(|other| other == card);
            rest.swap_remove(at.ok_or_else(|| Problem::new(format!("there is no further card {card}")))?);
        }
        state.lot = given.lot;
        state.deck = given.deck.iter().rev().copied().collect();
        state.discard = rest.into_iter().collect();
        for (hand, cards) in state.hands.iter_mut().zip(&given.hands) {
            hand.clear();
            cards.iter().for_each(|&card| hand.insert_sorted(card));
        }
        Ok((game, state))
    }

    fn to_move(&self, state: &State) -> Option<Seat> {
        (!state.over).then_some(state.turn)
    }

    fn legal_actions(&self, state: &State, out: &mut Vec<Action>) {
        out.clear();
        if state.over {
            return;
        }
        if state.winner.is_some() {
            out.extend([Action::Keep, Action::Sell]);
        } else {
            out.extend(state.hands[state.turn.index()].iter().map(|&card| Action::Bid(card)));
            out.dedup();
        }
        if self.is(Fault::LeakingOptions)
            && state.winner.is_some()
            && state.deck.last().is_some_and(|card| card % 2 == 0)
        {
            out.pop();
        }
        if self.is(Fault::UnsortedActions) {
            out.reverse();
        }
        if self.is(Fault::RepeatedAction) {
            out.push(out[out.len() - 1]);
        }
    }

    fn is_legal(&self, state: &State, action: Action) -> bool {
        let mut actions = Vec::new();
        self.legal_actions(state, &mut actions);
        actions.contains(&action) || self.is(Fault::WrongIsLegal) && action == Action::Sell
    }

    fn why_not(&self, state: &State, action: Action) -> String {
        match (action, state.winner) {
            _ if self.is(Fault::SilentRefusal) => String::new(),
            _ if state.over => "the game is over".to_owned(),
            (Action::Bid(_), Some(_)) => "the lot has been won already".to_owned(),
            (Action::Bid(card), None) => format!("{} holds no {card}", state.turn),
            (Action::Keep | Action::Sell, _) => "nobody has won the lot yet".to_owned(),
        }
    }

    fn apply_unchecked<S: Sink<Event>>(&self, state: &mut State, action: Action, sink: &mut S) {
        if self.is(Fault::ForgetfulFile) {
            state.forgotten += 1;
        }
        let turn = state.turn;
        match action {
            Action::Bid(card) => {
                state.hands[turn.index()].remove_item(card);
                state.bids[turn.index()] = Some(card);
                sink.emit(Audience::ALL, Event::Bid(turn));
                if self.is(Fault::UncountedEvents)
                    && let Some(&next) = state.deck.last()
                {
                    sink.emit(Audience::only(turn), Event::Drew(turn, next));
                }
                state.turn = Seat((turn.0 + 1) % self.setup.players as u8);
                if self.seat_list().all(|seat| state.bids[seat.index()].is_some()) {
                    self.reveal(state, sink);
                }
            }
            Action::Keep => {
                assert!(!self.is(Fault::Panicking), "nobody keeps {}", state.lot);
                state.points[turn.index()] += i32::from(state.lot);
                self.next_lot(state, sink);
            }
            Action::Sell => {
                state.points[turn.index()] += i32::from(state.lot / 2);
                self.draw(state, turn, sink);
                self.next_lot(state, sink);
            }
        }
    }

    fn apply<S: Sink<Event>>(&self, state: &mut State, action: Action, sink: &mut S) -> Result<(), Illegal> {
        if self.is_legal(state, action) {
            self.apply_unchecked(state, action, sink);
            return Ok(());
        }
        let reason = self.why_not(state, action);
        if self.is(Fault::MutatingRefusal) {
            state.secrets += 1;
        }
        Err(Illegal { action: self.action_text(action), reason })
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let own = |seat: Seat| viewer == Viewer::Seat(seat);
        View {
            hand: self.seat_list().find(|&seat| own(seat)).map_or(vec![], |seat| state.hands[seat.index()].to_vec()),
            hand_sizes: self.seat_list().map(|seat| state.hands[seat.index()].len()).collect(),
            bids: self
                .seat_list()
                .map(|seat| state.bids[seat.index()].map(|c| if own(seat) { c } else { 0 }))
                .collect(),
            points: state.points[..self.seats()].to_vec(),
            deck: state.deck.len(),
            lot: state.lot,
            next: state.deck.last().copied().filter(|_| self.is(Fault::LeakingView)),
        }
    }

    fn resample(&self, state: &State, viewer: Viewer, rng: &mut Rng) -> State {
        let mut other = state.clone();
        if self.is(Fault::KeptSecrets) {
            return other;
        }
        let hidden = |seat: Seat| viewer != Viewer::Seat(seat);
        let mut unseen: Vec<u8> = state.deck.to_vec();
        for seat in self.seat_list().filter(|&seat| hidden(seat)) {
            unseen.extend(&*state.hands[seat.index()]);
            unseen.extend(state.bids[seat.index()]);
        }
        rng.shuffle(&mut unseen);
        let mut unseen = unseen.into_iter();
        other.deck = unseen.by_ref().take(state.deck.len()).collect();
        for seat in self.seat_list().filter(|&seat| hidden(seat)) {
            other.hands[seat.index()].clear();
            for card in unseen.by_ref().take(state.hands[seat.index()].len()) {
                other.hands[seat.index()].insert_sorted(card);
            }
            other.bids[seat.index()] = state.bids[seat.index()].and_then(|_| unseen.next());
        }
        other.rng = Rng::new(&rng.fork());
        other
    }

    fn secrets_seen(&self, state: &State) -> u32 {
        if self.is(Fault::UncountedSecrets) { 0 } else { state.secrets }
    }

    fn hash(&self, state: &State) -> u64 {
        match self.setup.fault {
            Fault::DeafHash => stable_hash(&(state.deck, state.points)),
            _ => stable_hash(state),
        }
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let scores = &state.points[..self.seats()];
        let rank = |score: &i32| 1 + scores.iter().filter(|other| *other > score).count() as u8;
        (state.over && !self.is(Fault::NoStanding)).then(|| Outcome {
            ranks: scores.iter().map(rank).collect(),
            scores: scores.to_vec(),
            victory: None,
        })
    }

    fn event_tree(&self, event: &Event) -> impl Serialize {
        event.clone()
    }

    fn inspect(&self, state: &State) -> Value {
        let mut tree = json!({
            "lot": state.lot, "winner": state.winner, "deck": *state.deck, "discard": *state.discard,
        });
        for seat in self.seat_list() {
            let i = seat.index();
            tree[seat.to_string()] = json!({
                "hand": *state.hands[i], "bid": state.bids[i], "points": state.points[i],
            });
        }
        tree
    }

    fn check(&self, state: &State) -> Result<(), Problem> {
        let held: usize = state.hands.iter().map(|hand| hand.len()).sum();
        let laid = state.bids.iter().flatten().count() + usize::from(state.lot != 0);
        let cards = held + laid + state.deck.len() + state.discard.len();
        if cards == CARDS { Ok(()) } else { Err(Problem::new(format!("{cards} cards instead of {CARDS}"))) }
    }

    fn action_text(&self, action: Action) -> String {
        match action {
            Action::Bid(card) if self.is(Fault::AmbiguousText) => format!("bid {}", card / 2 * 2),
            Action::Bid(card) => format!("bid {card}"),
            Action::Keep => "keep".to_owned(),
            Action::Sell => "sell".to_owned(),
        }
    }

    fn parse_action(&self, text: &str) -> Result<Action, Problem> {
        match text.split_once(' ').unwrap_or((text, "")) {
            ("keep", "") => Ok(Action::Keep),
            ("sell", "") => Ok(Action::Sell),
            ("bid", card) => card.parse().map(Action::Bid).map_err(|_| Problem::new(format!("'{card}' is no card"))),
            (word, _) => Err(Problem::new(format!("'{word}' is unknown; expected bid, keep or sell"))),
        }
    }

    fn check_prefix(&self, text: &str) -> Result<(), Problem> {
        let text = text.trim_end();
        if ["bid", "keep", "sell"].iter().any(|word| word.starts_with(text)) {
            return Ok(());
        }
        self.parse_action(text).map(|_| ())
    }

    fn check_name(&self, path: &[String], word: &str) -> Result<(), Problem> {
        let seats: Vec<String> = self.seat_list().map(|seat| seat.to_string()).collect();
        match path {
            [place] if place == "winner" && seats.iter().any(|seat| seat == word) => Ok(()),
            _ => Err(Problem::new(format!("'{word}' is never there"))),
        }
    }
}
