//! What a screen is told besides the legal actions: what is barred and why.

use std::collections::BTreeMap;

use arrakis::{Arrakis, Setup};
use serde_json::json;
use table::{Game, Presentation, Rng, Seed, Viewer, random_game};

#[test]
fn what_is_barred_and_why_depends_on_nothing_hidden() {
    let texts = Arrakis::texts("en").unwrap();
    let mut rng = Rng::new(&Seed::of_run(11, 0));
    let (mut barred, mut redrawn) = (0, 0);
    let mut reasons_given = BTreeMap::<String, usize>::new();
    for setup in [
        json!({ "modules": ["base"], "players": 2 }),
        json!({ "modules": ["base"], "players": 4 }),
        json!({ "modules": ["base", "mahdi"], "players": 1 }),
    ] {
        let game = Arrakis::new(&serde_json::from_value::<Setup>(setup).unwrap()).unwrap();
        for index in 0..3 {
            random_game(&game, &Seed::of_run(12, index), |step| {
                let other = game.resample(step.before, Viewer::Seat(step.seat), &mut rng);
                let reasons = |state| {
                    let mut actions = Vec::new();
                    game.unavailable(state, &mut actions);
                    let why = actions.iter().map(|&action| game.why_blocked(&texts, state, action, &[]));
                    why.zip(actions.iter().copied()).collect::<Vec<_>>()
                };
                let (now, same) = (reasons(step.before), reasons(&other));
                assert_eq!(now, same, "drawn anew for {:?}, step {}", step.seat, step.number);
                assert!(now.iter().all(|((why, _), action)| !why.is_empty() && !step.legal.contains(action)));
                for ((_, about), _) in &now {
                    *reasons_given.entry(about.clone()).or_default() += 1;
                }
                barred += now.len();
                redrawn += usize::from(other != *step.before);
                Ok(())
            })
            .unwrap();
        }
    }
    assert!(barred > 5000 && redrawn > 1000, "{barred} barred, {redrawn} drawn anew");
    for about in
        ["walled", "out-of-reach", "enemy-in", "sandworm-in", "nothing-in-reach", "no-leader-in", "not-fulfilled"]
    {
        assert!(reasons_given.contains_key(&format!("obstacle:{about}")), "{about}: {reasons_given:?}");
    }
}
