//! What a screen is told besides the legal actions: what is barred and why, and what a choice would change.

use imperium::{Imperium, Setup};
use serde_json::json;
use table::{Game, Presentation, Rng, Seed, Viewer, random_game};

#[test]
fn what_is_barred_and_why_depends_on_nothing_hidden() {
    let game = Imperium::new(&Setup::base(4)).unwrap();
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
                let why = actions.iter().map(|&action| game.blocked_text(&texts, state, action, &names));
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
