//! What a screen is told besides the legal actions: what is barred and why, and what a choice would change.

use std::collections::BTreeMap;

use imperium::{Action, Imperium, Setup, State};
use serde_json::json;
use table::{AutomaticReason, Game, Presentation, Rng, Seed, Viewer, random_game};

#[test]
fn what_is_barred_and_why_depends_on_nothing_hidden() {
    // The mix has everything of the base box but four spaces.
    let game = Imperium::new(&Setup::with_modules(&["base", "ix"], 4)).unwrap();
    let texts = Imperium::texts("en").unwrap();
    let names: Vec<String> = ["Ann", "Bob", "Cid", "Dora"].map(str::to_owned).into();
    let mut rng = Rng::new(&Seed::of_run(11, 0));
    let (mut barred, mut redrawn) = (0, 0);
    for index in 0..6 {
        random_game(&game, &Seed::of_run(12, index), |step| {
            let other = game.resample(step.before, Viewer::Seat(step.seat), &mut rng);
            let reasons = |state| {
                let mut actions = Vec::new();
                game.unavailable(state, &mut actions);
                let why = actions.iter().map(|&action| game.why_blocked(&texts, state, action, &names).0);
                why.zip(actions.iter().copied()).collect::<Vec<_>>()
            };
            let (now, same) = (reasons(step.before), reasons(&other));
            assert_eq!(now, same, "drawn anew for {:?}, step {}", step.seat, step.number);
            assert!(now.iter().all(|(why, action)| !why.is_empty() && !step.legal.contains(action)));
            barred += now.len();
            redrawn += usize::from(other != *step.before);
            Ok(())
        })
        .unwrap();
    }
    assert!(barred > 1000 && redrawn > 1000, "{barred} barred, {redrawn} drawn anew");
}

#[test]
fn an_alliance_that_changes_hands_is_in_the_preview_with_its_point() {
    let game = Imperium::new(&Setup::base(4)).unwrap();
    let mut stolen = 0;
    for index in 0..200 {
        random_game(&game, &Seed::of_run(13, index), |step| {
            let (before, after) = (step.before, step.after);
            for (old, new) in before.alliances.iter().zip(&after.alliances) {
                if let (Some(loser), Some(winner)) = (old, new)
                    && loser != winner
                {
                    let preview = json!(game.preview(before, after));
                    assert!(preview[loser.to_string()]["vp"].as_i64() < Some(0), "{preview}");
                    assert_ne!(preview[winner.to_string()]["vp"], json!(null), "{preview}");
                    stolen += 1;
                }
            }
            Ok(())
        })
        .unwrap();
    }
    assert!(stolen > 0, "no alliance ever changed hands");
}

/// The effects that wait to be resolved.
fn waiting(game: &Imperium, state: &State) -> Vec<Action> {
    let mut legal = Vec::new();
    game.legal_actions(state, &mut legal);
    legal.retain(|action| matches!(action, Action::Resolve(_)));
    legal
}

/// Where every order of these effects leads; none if one of them asks, shows something hidden or keeps another from
/// being resolved.
fn orders(game: &Imperium, state: &State, effects: &[Action]) -> Option<Vec<State>> {
    let mut ends = Vec::new();
    for (i, &first) in effects.iter().enumerate() {
        let mut after = state.clone();
        game.apply_unchecked(&mut after, first, &mut ());
        let quiet = after.pending() == state.pending() && after.secrets_seen == state.secrets_seen;
        let rest = [&effects[..i], &effects[i + 1..]].concat();
        if !quiet || rest.iter().any(|&action| !game.is_legal(&after, action)) {
            return None;
        }
        after.turn.recruits = 0;
        ends.extend(if rest.is_empty() { vec![after] } else { orders(game, &after, &rest)? });
    }
    Some(ends)
}

#[test]
fn what_is_done_without_asking_is_legal_makes_no_difference_and_tells_nothing() {
    let games = [&["base"][..], &["base", "ix"]].map(|boxes| Imperium::new(&Setup::with_modules(boxes, 4)).unwrap());
    let mut rng = Rng::new(&Seed::of_run(14, 0));
    let mut counts = BTreeMap::<&str, usize>::new();
    for index in 0..60 {
        let game = &games[index as usize % 2];
        random_game(game, &Seed::of_run(15, index), |step| {
            let offered = game.automatic_action(step.before);
            let other = game.resample(step.before, Viewer::Seat(step.seat), &mut rng);
            assert_eq!(offered, game.automatic_action(&other), "drawn anew for {:?}, step {}", step.seat, step.number);
            let Some((action, why)) = offered else { return Ok(()) };
            assert!(step.legal.contains(&action));
            let only = step.legal == [action];
            assert!(!matches!(action, Action::EndTurn | Action::Reveal | Action::Deploy(_) | Action::Trash(..)));
            match why {
                AutomaticReason::AnyOrder => {
                    assert!(!only && matches!(action, Action::Resolve(_)));
                    *counts.entry("in any order").or_default() += 1;
                    let effects = waiting(game, step.before);
                    if effects.len() > 1
                        && effects.len() < 6
                        && let Some(ends) = orders(game, step.before, &effects)
                    {
                        assert!(ends.iter().all(|end| *end == ends[0]), "{effects:?} at step {}", step.number);
                        *counts.entry("every order tried").or_default() += 1;
                    }
                }
                AutomaticReason::NothingToPlay => {
                    assert!(only && action == Action::Pass);
                    *counts.entry("passed").or_default() += 1;
                }
                AutomaticReason::OnlyChoice => {
                    assert!(only);
                    let mut after = step.before.clone();
                    game.apply_unchecked(&mut after, action, &mut ());
                    assert_eq!(game.secrets_seen(&after), game.secrets_seen(step.before));
                    *counts.entry("the only one").or_default() += 1;
                }
            }
            Ok(())
        })
        .unwrap();
    }
    for what in ["in any order", "every order tried", "passed", "the only one"] {
        assert!(counts.get(what).is_some_and(|&n| n > 20), "{what}: {counts:?}");
    }
}
