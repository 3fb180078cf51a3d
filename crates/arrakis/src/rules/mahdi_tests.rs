//! The Harkonnen of the solo game say what they do and what decided: a scenario cannot see that.

use table::Game;
use table::scenario::position_from_toml;

use crate::game::Arrakis;
use crate::text::Texts;

/// What the log says while the Harkonnen take their turn with a die that shows `face`, and whatever follows.
fn told(face: &str, given: &str) -> Vec<String> {
    let solo = "modules = [\"base\", \"mahdi\"]\nplayers = 1\nharvest = \"tactic-habbanya-ridge\"\n\
                target = \"tactic-gara-kulon\"\nhands = { atreides = [\"truthtrance\"] }\n";
    let given = toml::from_str(&format!("{solo}{given}")).unwrap();
    let (game, mut state) = position_from_toml::<Arrakis>(given).unwrap();
    let (texts, mut events) = (Texts::english(), Vec::new());
    for action in ["spend mentat card", "play truthtrance", &format!("die {face}"), "stop"] {
        let action = game.parse_action(action).unwrap();
        game.apply(&mut state, action, &mut events).unwrap_or_else(|illegal| panic!("{action:?}: {}", illegal.reason));
    }
    events.iter().map(|(_, event)| texts.event(&game, event)).collect()
}

#[test]
fn a_bene_gesserit_token_frees_a_die_or_raises_supremacy() {
    // W256: Breeding Program and Mohiam each give a token.
    let given = "supremacy = 1\nspent = [\"thufir-hawat\"]\nunrolled = 5\nlocked = 1\n\
                 decks = { house-harkonnen = [\"hawats-scheming\", \"hawats-scheming\"], \
                 corrino-ally = [\"breeding-program\"] }";
    let lines = told("mentat", given);
    let tokens: Vec<&String> = lines.iter().filter(|line| line.contains("Bene Gesserit token")).collect();
    assert_eq!(
        tokens,
        [
            "Instead of a Bene Gesserit token, a locked Harkonnen die becomes unused",
            "Instead of a Bene Gesserit token, supremacy rises, as no Harkonnen die is locked",
        ]
    );
}

#[test]
fn the_marker_that_is_kept_is_explained_where_spice_does_not_keep_all() {
    // W253: two spice keep a marker.
    let kept = |spice: u8| {
        let given = format!("unrolled = 1\nspice = {spice}\nimperium = {{ spacing-guild = 3, landsraad = 2 }}");
        let lines = told("leadership", &given);
        let explained = lines.iter().filter(|line| line.ends_with(": spice keeps the lowest marker first")).count();
        (explained, lines.iter().filter(|line| line.contains(" marker kept: ")).count())
    };
    assert_eq!([4, 5, 6, 7].map(kept), [(2, 2), (2, 2), (0, 3), (0, 3)]);
}

#[test]
fn what_decided_is_named() {
    let given = "unrolled = 5\n[areas]\narrakeen = { side = \"harkonnen\", regular = 3 }\n\
                 carthag = { side = \"harkonnen\", regular = 1 }";
    let said = |face: &str, wanted: &str| told(face, given).iter().filter(|line| *line == wanted).count();
    let deployed = "Harkonnen choose Arrakeen (1 of 6: Arrakeen, Carthag, Imperial Basin, Arsunt, Hagga Basin, \
                    North Pole): the settlement with the strongest legion";
    assert_eq!(said("deployment", deployed), 1);
    let moved = "Harkonnen choose Arrakeen (1 of 2: Arrakeen, Carthag): the nearest legion moves towards the target \
                 sietch";
    assert_eq!(said("strategy", moved), 1);
}

#[test]
fn the_legion_that_merges_is_chosen_among_those_that_could_join_the_same_one() {
    let given = r#"unrolled = 5
[areas]
ne-11 = { side = "harkonnen", regular = 1 }
ne-08 = { side = "harkonnen", regular = 5 }
ne-07 = { side = "harkonnen", regular = 2 }
carthag = { side = "harkonnen", regular = 6 } # strong enough for the target
gara-kulon = { side = "atreides", regular = 5 }"#;
    let lines = told("strategy", given);
    let merged = "Harkonnen choose North-East 8 (1 of 2: North-East 7, North-East 8): legions next to the target sietch \
                  join";
    assert!(lines.iter().any(|line| line == merged), "{lines:#?}");
}
