use table::{Game, Seed, Session, UndoRefused, random_game_within};

use crate::support::{Action, Auction, Event, Fault, Setup, auction};

fn begin(players: usize) -> Session<Auction> {
    Session::new(Setup { players, fault: Fault::None }, Seed::of_run(2, 0)).unwrap()
}

fn any(session: &Session<Auction>) -> Action {
    let mut legal = Vec::new();
    session.game().legal_actions(session.state(), &mut legal);
    legal[0]
}

#[test]
fn a_game_with_too_many_seats_does_not_begin() {
    let refused = Session::<Auction>::new(Setup { players: 4, fault: Fault::EightSeats }, Seed::of_run(2, 0)).err();
    assert_eq!(refused.unwrap().to_string(), "8 seats; a table has at most 7, A to G");
}

#[test]
fn steps_back_to_the_last_thing_learned_and_no_further() {
    let mut session = begin(3);
    assert_eq!(session.undo(), Err(UndoRefused::Nothing));
    let start = session.hash_text();

    let first = any(&session);
    session.apply(first, &mut ()).unwrap();
    let after_one = session.hash_text();
    session.apply(any(&session), &mut ()).unwrap();
    assert_eq!(session.undo_steps_available(), 2);
    session.undo().unwrap();
    assert_eq!(session.hash_text(), after_one);
    assert_eq!(session.undo(), Ok(first));
    assert_eq!(session.hash_text(), start);
    assert!(session.actions().is_empty());

    // The third bid turns the bids up.
    for _ in 0..3 {
        session.apply(any(&session), &mut ()).unwrap();
    }
    let before = session.save();
    assert_eq!(session.undo_steps_available(), 0);
    let refused = session.undo().unwrap_err();
    assert!(matches!(&refused, UndoRefused::Secret { number: 3, action } if action.starts_with("bid ")));
    assert!(refused.to_string().contains("hidden"));
    assert_eq!(session.save(), before, "a refused undo changes nothing");
}

#[test]
fn an_illegal_action_leaves_no_trace() {
    let mut session = begin(2);
    let before = session.save();
    let mut events = Vec::new();
    let illegal = session.apply(Action::Keep, &mut events).unwrap_err();
    assert_eq!(illegal.reason, "nobody has won the lot yet");
    assert!(events.is_empty());
    assert_eq!(session.save(), before);
}

#[test]
fn any_moment_of_a_long_game_can_be_had_again() {
    // Long enough for several checkpoints; this variant never ends.
    let game = auction(2, Fault::Endless);
    let seed = Seed::of_run(5, 0);
    let mut session = Session::<Auction>::new(game.setup().clone(), seed).unwrap();
    let mut states = vec![session.state().clone()];
    random_game_within(&game, &seed, 200, |step| {
        session.apply(step.action, &mut ()).unwrap();
        states.push(step.after.clone());
        // Forth, back across a checkpoint, and forth again.
        if session.undo().is_ok() {
            assert_eq!(session.state(), step.before);
            session.apply(step.action, &mut ()).unwrap();
        }
        Ok(())
    })
    .err()
    .unwrap();
    assert_eq!(states.len(), 201);
    for (number, state) in states.iter().enumerate() {
        assert_eq!(session.state_after(number).as_ref(), Some(state), "after action {number}");
    }
    assert_eq!(session.state_after(201), None);
    let resumed = Session::resume(session.log().unwrap()).unwrap();
    assert_eq!(resumed.state(), session.state());
    assert_eq!(resumed.undo_steps_available(), session.undo_steps_available());
}

#[test]
fn events_are_told_again_as_they_were() {
    let mut session = begin(2);
    let mut live = Vec::new();
    for _ in 0..6 {
        let mut events = Vec::new();
        session.apply(any(&session), &mut events).unwrap();
        live.push(events);
    }
    let again = session.events(0);
    assert_eq!(again.len(), 7);
    assert_eq!(again[1..], live);
    assert!(matches!(again[0][0].1, Event::Lot(_)));
    assert_eq!(session.events(5), live[4..]);
    assert!(session.events(7).is_empty());
    assert!(session.events(70).is_empty());
}

#[test]
fn a_session_goes_on_after_loading() {
    let mut session = begin(4);
    for _ in 0..9 {
        session.apply(any(&session), &mut ()).unwrap();
    }
    let mut loaded = Session::<Auction>::load(&session.save().unwrap()).unwrap();
    let next = any(&session);
    session.apply(next, &mut ()).unwrap();
    loaded.apply(next, &mut ()).unwrap();
    assert_eq!(loaded.state(), session.state());
    assert!(Session::<Auction>::load("{").is_err());
}

#[test]
fn a_position_goes_on_without_a_log() {
    let (game, start) = (auction(3, Fault::None), begin(3).state().clone());
    let mut session = Session::from_position(game, start.clone());
    assert_eq!((session.seed(), session.log(), session.save()), (None, None, None));
    for _ in 0..3 {
        session.apply(any(&session), &mut ()).unwrap();
    }
    assert_eq!(session.events(0).len(), 4);
    assert!(session.events(0)[0].is_empty(), "nobody saw it begin");
    let after_two = session.state_after(2).unwrap();
    assert_eq!(session.rewound(2).state(), &after_two);
    // The third bid turned the bids up: only force takes it back.
    assert!(session.undo().is_err());
    assert!(session.force_undo().is_some());
    assert_eq!(session.state(), &after_two);
    assert!(session.force_undo().and(session.force_undo()).is_some());
    assert_eq!(session.force_undo(), None);
    assert_eq!(session.state(), &start);
}
