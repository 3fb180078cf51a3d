//! Nothing panics and no card is lost at the limits of the state, whatever boxes are in play: full hands, many cards in
//! play, all intrigue cards in one hand.

use table::{Game, Rng, Seat, Seed};

use crate::action::Action;
use crate::content::{Content, Deck, Library};
use crate::game::{Imperium, Setup};
use crate::ids::*;
use crate::rules::Obstacle;
use crate::rules::turn::{max_tray_entries, waiting};
use crate::state::*;

const A: Seat = Seat(0);

/// The rules of everything that can be played together, with its name.
fn games() -> impl Iterator<Item = (String, Imperium)> {
    let combinations = Library::built_in().combinations().into_iter();
    combinations.map(|combination| {
        let modules: Vec<&str> = combination.modules.iter().map(String::as_str).collect();
        (modules.join(","), Imperium::new(&Setup::with_modules(&modules, 4)).unwrap())
    })
}

/// A game at A's first turn, with all cards and tiles that A could get in A's deck and before A; if they are more than
/// one player can own, those that leave most on the tray.
fn rich(game: &Imperium) -> State {
    let mut runs = (0..).map(|run| {
        let mut state = game.start(&Seed::of_run(run, 0), &mut ());
        let mut actions = Vec::new();
        while state.frame() != Some(Frame::Turn) {
            game.legal_actions(&state, &mut actions);
            game.apply(&mut state, actions[0], &mut ()).unwrap();
        }
        state
    });
    let mut state = runs.find(|state| state.first == A).unwrap();
    let content = &game.content;
    let mut cards: Vec<CardId> = state.row.iter().chain(&state.imperium).copied().collect();
    (state.row, state.imperium) = Default::default();
    for (pile, &card) in content.reserve.iter().enumerate() {
        cards.extend((0..std::mem::take(&mut state.reserve[pile])).map(|_| card));
    }
    cards.sort_by_key(|card| std::cmp::Reverse(waiting(content, content.cards[card.index()].reveal)));
    let owner = &mut state.players[A.index()];
    for card in cards {
        if !owner.cards.is_full() {
            owner.cards.push(DECK, Hidden { card, known: 0 });
        } else if let Deck::Reserve(pile) = content.cards[card.index()].deck {
            state.reserve[usize::from(pile)] += 1;
        } else if state.row.len() < content.constants.row_size.into() {
            state.row.push(card);
        } else {
            state.imperium.push(card);
        }
    }
    owner.tiles = (0..content.tech.len() as u8).map(TechId).fold(0, |set, tile| set | tile.bit());
    state.tech = Default::default();
    game.check(&state).unwrap();
    state
}

/// Moves all of A's cards from one pile to another.
fn gather(state: &mut State, from: usize, to: usize) {
    let cards = &mut state.players[A.index()].cards;
    cards.move_all(from, to);
    cards.pile_mut(to).iter_mut().for_each(|held| held.known = if to == HAND { A.bit() } else { KNOWN_TO_ALL });
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
    for (name, game) in games() {
        let mut state = rich(&game);
        gather(&mut state, DECK, HAND);
        let count = state.players[A.index()].cards.len();
        assert!(count > 90 && state.players[A.index()].deck().is_empty(), "{name}: {count} cards");
        game.apply(&mut state, Action::Reveal, &mut ()).unwrap();
        game.check(&state).unwrap();
        assert_eq!(state.players[A.index()].in_play().count(), count, "{name}: every card was revealed");
        assert!(state.players[A.index()].persuasion > 40 && state.players[A.index()].swords > 20, "{name}");
        play_on(&game, state.clone(), 400);
        state.tray.clear();
        game.apply(&mut state, Action::EndTurn, &mut ()).unwrap();
        assert_eq!(state.players[A.index()].discard().len(), count, "{name}");
        game.check(&state).unwrap();
    }
}

#[test]
fn as_many_cards_as_wanted_are_drawn_and_none_is_lost() {
    for (name, game) in games() {
        let mut state = rich(&game);
        let own = &state.players[A.index()];
        let (in_deck, in_hand) = (own.deck().len(), own.hand().len());
        for (kind, pile) in [(TurnKind::Agent, HAND), (TurnKind::Reveal, SHOWN)] {
            let mut drawing = state.clone();
            drawing.turn.kind = kind;
            super::Engine::new(&game, &mut drawing, &mut ()).draw(A, u8::MAX);
            let own = &drawing.players[A.index()];
            let drawn = if kind == TurnKind::Reveal { in_deck } else { in_deck + in_hand };
            assert_eq!(own.cards.pile(pile).len(), drawn, "{name}");
            game.check(&drawing).unwrap();
            play_on(&game, drawing, 300);
        }
        gather(&mut state, DECK, HAND);
        play_on(&game, state, 300);
    }
}

#[test]
fn forty_cards_are_played_in_a_round() {
    for (name, game) in games() {
        let mut state = rich(&game);
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
        assert_eq!(state.players[A.index()].in_play().count(), before + 1, "{name}");
        game.check(&state).unwrap();
        play_on(&game, state, 400);
    }
}

#[test]
fn one_player_holds_every_intrigue_card() {
    for (name, game) in games() {
        let mut state = rich(&game);
        // Some leaders begin with a card.
        (0..4).for_each(|seat| state.intrigue.move_all(intrigue_hand(Seat(seat)), INTRIGUE_DECK));
        state.intrigue.pile_mut(INTRIGUE_DECK).iter_mut().for_each(|held| held.known = 0);
        super::Engine::new(&game, &mut state, &mut ()).draw_intrigue(A, u8::MAX);
        assert_eq!(state.intrigue.pile(intrigue_hand(A)).len(), state.intrigue.len(), "{name}");
        game.check(&state).unwrap();
        for run in 0..5 {
            state.rng = Rng::new(&Seed::of_run(32, run));
            play_on(&game, state.clone(), 400);
        }
    }
}

#[test]
fn a_player_who_owns_all_there_is_room_for_buys_nothing_more() {
    for (name, game) in games() {
        let mut state = rich(&game);
        state.turn.kind = TurnKind::Reveal;
        let own = &mut state.players[A.index()];
        own.persuasion = 20;
        let is_imperium = |held: &&Hidden<CardId>| game.content.cards[held.card.index()].deck == Deck::Imperium;
        let card = own.deck().iter().find(is_imperium).unwrap().card;
        own.take(DECK, card);
        state.row.clear();
        state.row.push(card);
        let offer = Action::Acquire { card, market: crate::action::Market::Open, to_deck: false };
        let bought = |state: &State| {
            let mut after = state.clone();
            game.apply(&mut after, offer, &mut ()).map(|()| after)
        };
        let owned = |state: &State| state.players[A.index()].cards.len();
        assert_eq!(owned(&bought(&state).unwrap()), owned(&state) + 1, "{name}");
        while !state.players[A.index()].cards.is_full() {
            state.players[A.index()].put(DISCARD, card);
        }
        let before = state.clone();
        assert!(bought(&state).unwrap_err().to_string().contains("128 cards"), "{name}");
        assert_eq!(game.obstacle(&state, offer), Obstacle::TooManyCards, "{name}");
        assert_eq!(state, before, "{name}");
    }
}

#[test]
fn the_tray_has_room_for_the_most_that_can_wait() {
    for (name, game) in games() {
        let mut state = rich(&game);
        gather(&mut state, DECK, HAND);
        game.apply(&mut state, Action::Reveal, &mut ()).unwrap();
        let (most, waits) = (max_tray_entries(&game.content), state.tray.len());
        assert!(waits < most && most <= MAX_TRAY, "{name}: {waits} wait, {most} could");
    }
}

#[test]
fn whatever_can_leave_something_on_the_tray_is_counted() {
    let parts: [fn(&mut Content); 4] = [
        |content| content.cards.clear(),
        |content| content.tech.clear(),
        |content| content.leaders.clear(),
        |content| content.intrigues.clear(),
    ];
    let library = Library::built_in();
    // How much less waits without a part, in each combination: the same with all other parts and with none.
    for (number, part) in parts.into_iter().enumerate() {
        let others = [&parts[..number], &parts[number + 1..]].concat();
        let less = library.combinations().into_iter().map(|combination| {
            let less_without = |others: &[fn(&mut Content)]| {
                let (mut content, _) = library.check(&combination.modules, &[]).unwrap();
                others.iter().for_each(|other| other(&mut content));
                let most = max_tray_entries(&content);
                part(&mut content);
                most - max_tray_entries(&content)
            };
            assert_eq!(less_without(&[]), less_without(&others), "{combination:?}");
            less_without(&[])
        });
        assert!(less.sum::<usize>() > 0, "each part counts in some box");
    }
}
