//! Turn order, players without a seat, and decisions made for somebody else.

use table::{Game, Seat, Seed, Viewer};

use crate::action::Action;
use crate::effect::Effect;
use crate::game::{Imperium, Setup};
use crate::ids::Faction;
use crate::state::{Frame, Pending, Phase, State};

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const C: Seat = Seat(2);
const D: Seat = Seat(3);

/// A game at its first turn, which is A's.
fn begin(players: u8) -> (Imperium, State) {
    let game = Imperium::new(&Setup::base(players)).unwrap();
    let mut runs = (0..).map(|run| game.start(&Seed::of_run(run, 0), &mut ()));
    let state = runs.find(|state| state.frame() == Some(Frame::Turn) && state.first == A).unwrap();
    (game, state)
}

fn legal(game: &Imperium, state: &State) -> Vec<Action> {
    let mut actions = Vec::new();
    game.legal_actions(state, &mut actions);
    actions
}

#[test]
fn turn_order_goes_round_and_opponents_come_after_the_player() {
    let (game, _) = begin(4);
    assert_eq!(game.turn_order(C).collect::<Vec<_>>(), [C, D, A, B]);
    assert_eq!(game.turn_order(C).rev().collect::<Vec<_>>(), [B, A, D, C]);
    assert_eq!((game.next_in_turn_order(B), game.next_in_turn_order(D)), (C, A));
    assert_eq!(game.opponents_of(C).collect::<Vec<_>>(), [D, A, B]);
}

#[test]
fn a_player_without_a_seat_plays_against_all_but_is_not_ranked() {
    let (mut game, mut state) = begin(3);
    game.players = 4;
    assert_eq!(game.seats(), 3);
    assert_eq!(game.opponents_of(A).collect::<Vec<_>>(), [B, C, D]);
    assert_eq!(game.next_in_turn_order(C), D);
    assert!(game.view(&state, Viewer::Spectator).players.contains_key(&Seat(3)));
    state.phase = Phase::Over;
    state.players[D.index()].vp[0] = 9;
    state.players[B.index()].vp[0] = 8;
    let outcome = game.outcome(&state).unwrap();
    assert_eq!(outcome.ranks, [3, 2, 3], "the rival is first");
    assert_eq!(game.leading(&state), D);
}

#[test]
fn who_decides_moves_the_pieces_of_the_player_it_is_decided_for() {
    let (game, mut state) = begin(4);
    state.stack.push(Pending { decider: C, player: A, frame: Frame::GainInfluence(1, 0b1111), source: None });
    assert_eq!((game.to_move(&state), game.deciding_for(&state)), (Some(C), Some(A)));
    let shown = game.view(&state, Viewer::Seat(C)).decision.unwrap();
    assert_eq!((shown.seat, shown.player), (C, A));
    assert_eq!(legal(&game, &state).len(), 4);
    game.apply(&mut state, Action::Faction(Faction::Guild), &mut ()).unwrap();
    let steps = [A, C].map(|seat| state.players[seat.index()].influence[Faction::Guild.index()]);
    assert_eq!(steps, [1, 0]);
    assert_eq!(game.to_move(&state), Some(A), "A's own turn goes on");
}

#[test]
fn what_an_answer_brings_is_decided_by_the_same_seat() {
    let (game, mut state) = begin(4);
    let Effect::EachOpponent(choice) = game.content.effect(game.content.by_label("test-of-humanity.agent").unwrap())
    else {
        panic!("each opponent chooses");
    };
    state.stack.push(Pending { decider: B, player: A, frame: Frame::Choose(choice), source: Some(choice) });
    let hands = [A, B].map(|seat| state.players[seat.index()].hand().len());
    game.apply(&mut state, Action::Choose(0), &mut ()).unwrap();
    let asked = state.pending().unwrap();
    assert_eq!((asked.decider, asked.player, asked.frame), (B, A, Frame::Discard(1)));
    let discards = legal(&game, &state);
    let own = |seat: Seat, action: &Action| {
        let hand = state.players[seat.index()].hand();
        matches!(action, Action::Discard(card) if hand.iter().any(|held| held.card == *card))
    };
    assert!(discards.iter().all(|action| own(A, action)), "A's cards");
    game.apply(&mut state, discards[0], &mut ()).unwrap();
    assert_eq!([A, B].map(|seat| state.players[seat.index()].hand().len()), [hands[0] - 1, hands[1]]);
}

#[test]
fn a_turn_taken_for_somebody_else_is_theirs() {
    let (game, mut state) = begin(4);
    let own = legal(&game, &state);
    state.stack.last_mut().unwrap().decider = D;
    assert_eq!(game.to_move(&state), Some(D));
    assert_eq!(legal(&game, &state), own);
    game.apply(&mut state, Action::Reveal, &mut ()).unwrap();
    assert!(state.players[A.index()].in_play().next().is_some() && state.players[D.index()].in_play().next().is_none());
    assert_eq!((game.to_move(&state), game.deciding_for(&state)), (Some(D), Some(A)));
    game.apply(&mut state, Action::EndTurn, &mut ()).unwrap();
    assert!(state.players[A.index()].revealed);
    assert_eq!((game.to_move(&state), game.deciding_for(&state)), (Some(B), Some(B)), "the next turn is B's own");
}
