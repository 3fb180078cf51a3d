//! What the effect language can say and no built-in card does: several contracts at once, several discounts on one card.

use table::{Game, Seat, Seed};

use super::Engine;
use crate::action::Action;
use crate::effect::Effect;
use crate::game::{Imperium, Setup};
use crate::ids::NodeId;
use crate::state::{Frame, State};

const A: Seat = Seat(0);

/// A game at its first turn, which is A's.
fn begin(modules: &[&str]) -> (Imperium, State) {
    let game = Imperium::new(&Setup::with_modules(modules, 4)).unwrap();
    let mut runs = (0..).map(|run| game.start(&Seed::of_run(run, 0), &mut ()));
    let state = runs.find(|state| state.frame() == Some(Frame::Turn) && state.first == A).unwrap();
    (game, state)
}

/// Something is done for A.
fn resolve(game: &Imperium, state: &mut State, frame: Frame) {
    let mut sink = ();
    let mut engine = Engine::new(game, state, &mut sink);
    engine.push(A, frame);
    engine.run();
}

#[test]
fn three_contracts_at_once_are_taken_one_after_the_other() {
    let (game, mut state) = begin(&["uprising", "choam"]);
    resolve(&game, &mut state, Frame::Contracts(3));
    for taken in 1..=3 {
        assert_eq!(state.frame(), Some(Frame::Contract), "the contract after {}", taken - 1);
        let mut legal = Vec::new();
        game.legal_actions(&state, &mut legal);
        let contract = legal.into_iter().find(|action| matches!(action, Action::Contract(_))).unwrap();
        game.apply(&mut state, contract, &mut ()).unwrap();
        let player = &state.players[A.index()];
        assert_eq!((player.contracts | player.completed).count_ones(), taken);
    }
    assert_ne!(state.frame(), Some(Frame::Contract), "no fourth one");
}

#[test]
fn discounts_on_one_card_add_up_and_leave_others_alone() {
    let (game, mut state) = begin(&["base"]);
    let content = &game.content;
    let nodes = || (0..content.node_count() as u16).map(NodeId);
    let discount = nodes().find(|&node| matches!(content.effect(node), Effect::Discount(..))).unwrap();
    let Effect::Discount(card, n) = content.effect(discount) else { unreachable!("a discount") };
    let full = content.cards[card.index()].cost;
    for times in 1..=2 {
        resolve(&game, &mut state, Frame::Do(discount));
        assert_eq!(game.cost(&state, card, false), full - times * n);
    }
    let other = content.card("kwisatz-haderach").unwrap();
    assert_eq!(game.cost(&state, other, false), content.cards[other.index()].cost);
    // A discount on another card does not count for this one.
    state.turn.discount = Some((other, 4));
    resolve(&game, &mut state, Frame::Do(discount));
    assert_eq!(game.cost(&state, card, false), full - n);
}
