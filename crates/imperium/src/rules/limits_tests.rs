//! Nothing panics and no card is lost at the limits of the state: full hands, many cards in play, all intrigue cards in
//! one hand.

use table::{Game, Rng, Seat, Seed};

use crate::action::Action;
use crate::content::{Content, Deck};
use crate::effect::Effect;
use crate::game::{Imperium, Setup};
use crate::ids::*;
use crate::rules::Obstacle;
use crate::state::*;

const A: Seat = Seat(0);

/// A game at A's first turn, with all cards anybody could get in A's deck and all the others' starting cards with them.
fn rich() -> (Imperium, State) {
    let game = Imperium::new(&Setup::base(4)).unwrap();
    let mut runs = (0..).map(|run| game.start(&Seed::of_run(run, 0), &mut ()));
    let mut state = runs.find(|state| state.frame() == Some(Frame::Turn) && state.first == A).unwrap();
    let mut cards: Vec<CardId> = state.row.iter().chain(&state.imperium).copied().collect();
    (state.row, state.imperium) = Default::default();
    for (pile, &card) in game.content.reserve.iter().enumerate() {
        cards.extend((0..std::mem::take(&mut state.reserve[pile])).map(|_| card));
    }
    let owner = &mut state.players[A.index()];
    cards.into_iter().for_each(|card| owner.cards.push(DECK, Held { card, known: 0 }));
    game.check(&state).unwrap();
    (game, state)
}

/// Moves all of A's cards from one pile to another.
fn gather(state: &mut State, from: usize, to: usize) {
    let cards = &mut state.players[A.index()].cards;
    cards.move_all(from, to);
    cards.pile_mut(to).iter_mut().for_each(|held| held.known = if to == HAND { A.bit() } else { OPEN });
    cards.pile_mut(to).sort_unstable();
}

/// Plays on at random, with every law checked after every action.
fn play_on(game: &Imperium, mut state: State, steps: usize) {
    let (mut actions, mut rng) = (Vec::new(), Rng::new(&Seed::of_run(31, 0)));
    for _ in 0..steps {
        game.legal_actions(&state, &mut actions);
        if actions.is_empty() {
            return;
        }
        let action = actions[rng.below(actions.len())];
        game.apply(&mut state, action, &mut ()).unwrap();
        game.check(&state).unwrap_or_else(|law| panic!("after {}: {law}", game.action_text(action)));
    }
}

#[test]
fn a_hand_of_all_cards_there_are_is_revealed() {
    let (game, mut state) = rich();
    gather(&mut state, DECK, HAND);
    let count = state.players[A.index()].hand().len();
    assert!(count > 100 && state.players[A.index()].deck().is_empty());
    game.apply(&mut state, Action::Reveal, &mut ()).unwrap();
    game.check(&state).unwrap();
    assert_eq!(state.players[A.index()].in_play().count(), count, "every card was revealed");
    assert!(state.players[A.index()].persuasion > 40 && state.players[A.index()].swords > 20);
    play_on(&game, state.clone(), 400);
    state.tray.clear();
    game.apply(&mut state, Action::EndTurn, &mut ()).unwrap();
    assert_eq!(state.players[A.index()].discard().len(), count);
    game.check(&state).unwrap();
}

#[test]
fn as_many_cards_as_wanted_are_drawn_and_none_is_lost() {
    let (game, mut state) = rich();
    let count = state.players[A.index()].cards.len();
    for (kind, pile) in [(TurnKind::Agent, HAND), (TurnKind::Reveal, SHOWN)] {
        let mut drawing = state.clone();
        drawing.turn.kind = kind;
        super::Engine::new(&game, &mut drawing, &mut ()).draw(A, u8::MAX);
        let own = &drawing.players[A.index()];
        assert_eq!(own.cards.pile(pile).len(), if kind == TurnKind::Reveal { count - 5 } else { count });
        game.check(&drawing).unwrap();
        play_on(&game, drawing, 300);
    }
    gather(&mut state, DECK, HAND);
    play_on(&game, state, 300);
}

#[test]
fn forty_cards_are_played_in_a_round() {
    let (game, mut state) = rich();
    for _ in 0..40 {
        let card = state.players[A.index()].deck().last().unwrap().card;
        let own = &mut state.players[A.index()];
        own.take(DECK, card);
        own.put(PLAYED, card);
    }
    game.check(&state).unwrap();
    let before = state.players[A.index()].in_play().count();
    let mut actions = Vec::new();
    game.legal_actions(&state, &mut actions);
    let agent = *actions.iter().find(|action| matches!(action, Action::Agent { .. })).unwrap();
    game.apply(&mut state, agent, &mut ()).unwrap();
    assert_eq!(state.players[A.index()].in_play().count(), before + 1);
    game.check(&state).unwrap();
    play_on(&game, state, 400);
}

#[test]
fn one_player_holds_every_intrigue_card() {
    let (game, mut state) = rich();
    super::Engine::new(&game, &mut state, &mut ()).draw_intrigue(A, u8::MAX);
    assert_eq!(state.intrigue.pile(intrigue_hand(A)).len(), 40);
    assert!(state.intrigue.pile(INTRIGUE_DECK).is_empty());
    game.check(&state).unwrap();
    for run in 0..5 {
        state.rng = Rng::new(&Seed::of_run(32, run));
        play_on(&game, state.clone(), 400);
    }
}

#[test]
fn a_player_who_owns_all_there_is_room_for_buys_nothing_more() {
    let (game, mut state) = rich();
    state.turn.kind = TurnKind::Reveal;
    let own = &mut state.players[A.index()];
    own.persuasion = 20;
    let card = own.deck()[own.deck().len() / 2].card;
    own.take(DECK, card);
    state.row.push(card);
    let offer = Action::Acquire { card, market: crate::action::Market::Open, to_deck: false };
    let bought = |state: &State| {
        let mut after = state.clone();
        game.apply(&mut after, offer, &mut ()).map(|()| after)
    };
    assert_eq!(bought(&state).unwrap().players[A.index()].cards.len(), state.players[A.index()].cards.len() + 1);
    while !state.players[A.index()].cards.is_full() {
        state.players[A.index()].put(DISCARD, card);
    }
    let before = state.clone();
    assert!(bought(&state).unwrap_err().to_string().contains("128 cards"));
    assert_eq!(game.obstacle(&state, offer), Obstacle::TooManyCards);
    assert_eq!(state, before);
}

/// Whether an entry counts as soon as it is revealed, whatever the state.
fn always_counts(content: &Content, node: NodeId) -> bool {
    match content.effect(node) {
        Effect::All(nodes) => nodes.iter().all(|node| always_counts(content, node)),
        Effect::If(..) => false,
        _ => content.node(node).automatic,
    }
}

#[test]
fn the_tray_holds_the_reveal_of_all_cards_one_player_can_own() {
    let game = Imperium::new(&Setup::base(4)).unwrap();
    let content = &game.content;
    let waiting = |entries: crate::effect::Nodes| entries.iter().filter(|&node| !always_counts(content, node)).count();
    let mut cards: Vec<usize> = Vec::new();
    for card in &content.cards {
        cards.extend((0..card.copies).map(|_| waiting(card.reveal)));
    }
    cards.sort_unstable_by(|a, b| b.cmp(a));
    let mut spaces: Vec<usize> = content.spaces.iter().map(|space| waiting(space.reveal)).collect();
    spaces.sort_unstable_by(|a, b| b.cmp(a));
    let cards: usize = cards.iter().take(MAX_OWNED).sum();
    let spaces: usize = spaces.iter().take(4).sum();
    // Besides: what a leader's ability lays there, and what a card that trashed itself left.
    assert!(
        cards + spaces + 8 <= MAX_TRAY,
        "{cards} entries of cards and {spaces} of spaces wait on a tray of {MAX_TRAY}"
    );
}

#[test]
fn the_base_box_has_fewer_cards_than_one_player_can_own() {
    let content = Content::base().unwrap();
    let copies = |starters: bool| -> usize {
        let cards = content.cards.iter().filter(|card| (card.deck == Deck::Starter) == starters);
        cards.map(|card| usize::from(card.copies)).sum()
    };
    assert!(copies(true) + copies(false) < MAX_OWNED);
}
