//! Why an action is refused: at positions where one thing is in the way, that thing is named.

use table::Game;
use table::scenario::position_from_toml;

use crate::game::Arrakis;

/// Compares the reasons for refusing some actions, each by its name, at a position after some actions.
fn check(given: &str, actions: &[&str], cases: &[(&str, &str)]) {
    let given = toml::from_str(given).unwrap_or_else(|error| panic!("{given}: {error}"));
    let (game, mut state) = position_from_toml::<Arrakis>(given).unwrap_or_else(|problem| panic!("{problem}"));
    for action in actions {
        let parsed = game.parse_action(action).unwrap();
        game.apply(&mut state, parsed, &mut ()).unwrap_or_else(|illegal| panic!("{action}: {}", illegal.reason));
    }
    let reason = |refused: &str| {
        let action = game.parse_action(refused).unwrap();
        if game.is_legal(&state, action) { "legal" } else { game.obstacle(&state, action).name() }
    };
    let found: Vec<(&str, &str)> = cases.iter().map(|&(refused, _)| (refused, reason(refused))).collect();
    assert_eq!(found, cases, "after {actions:?}");
}

/// A meeting in the North-East.
const MEETING: &str = r#"
wormsigns = { ne-04 = "sand" }
sandworms = ["ne-06"]
harvesters = ["ne-13"]
[areas]
ne-05 = { side = "atreides", regular = 2 }
ne-08 = { side = "atreides", regular = 1, generic = 1 }
ne-07 = { side = "harkonnen", regular = 2 }
ne-09 = { side = "harkonnen", regular = 1 }
arrakeen = { side = "harkonnen", regular = 1, leaders = ["beast-rabban"] }
"#;

/// The same in the Harkonnen's turn.
fn harkonnen() -> String {
    format!("turn = \"harkonnen\"\n{MEETING}")
}

#[test]
fn a_legion_cannot_move() {
    check(
        MEETING,
        &["spend strategy move"],
        &[("area arrakeen", "no-legion"), ("area ne-12", "no-legion"), ("all", "not-an-answer")],
    );
    check(
        MEETING,
        &["spend strategy move", "area ne-05"],
        &[
            ("area ne-06", "sandworm-in"),
            ("area ne-07", "enemy-in"),
            ("area ne-16", "out-of-reach"),
            ("area carthag", "settlement-in"),
            ("area cne-05", "walled"),
        ],
    );
    check(MEETING, &["spend leadership lead"], &[("area ne-05", "no-leader-in")]);
    check(
        MEETING,
        &["spend strategy move", "area ne-08", "area ne-12"],
        &[("area ne-12", "has-moved"), ("area ne-08", "no-legion")],
    );
    // From a mountain as from the desert, unless a card moves legions of the desert only.
    let mountain = r#"
hands = { atreides = ["stillsuits"] }
[areas]
shield-wall-east = { side = "atreides", regular = 1 }
ne-05 = { side = "atreides", regular = 1 }
ne-08 = { side = "atreides", regular = 1 }
ne-15 = { side = "atreides", regular = 1 }
"#;
    check(mountain, &["spend strategy move", "area ne-15", "area pasty-mesa"], &[("area pasty-mesa", "has-moved")]);
    check(mountain, &["spend mentat card", "play stillsuits"], &[("area shield-wall-east", "no-desert")]);
    check(
        &harkonnen(),
        &["spend strategy move", "area ne-07"],
        &[("area ne-05", "enemy-in"), ("area arsunt", "out-of-reach")],
    );
}

#[test]
fn a_legion_cannot_attack() {
    check(MEETING, &["spend strategy attack"], &[("area arrakeen", "no-legion")]);
    check(MEETING, &["spend leadership surprise"], &[("area ne-05", "no-leader-in")]);
    check(
        MEETING,
        &["spend strategy attack", "area ne-08"],
        &[("area ne-06", "sandworm-in"), ("area ne-12", "nothing-to-attack"), ("area arrakeen", "out-of-reach")],
    );
    let apart = r#"
[areas]
sw-05 = { side = "atreides", regular = 1 }
ne-08 = { side = "atreides", regular = 1 }
ne-07 = { side = "harkonnen", regular = 1 }
ne-09 = { side = "harkonnen", regular = 1 }
"#;
    check(apart, &["spend strategy attack"], &[("area sw-05", "nothing-in-reach")]);
}

#[test]
fn a_die_cannot_be_spent() {
    let none = r#"
dice = { atreides = { strategy = 1, leadership = 1, mentat = 1, deployment = 1 } }
areas = { ne-08 = { side = "atreides", regular = 1 } }
"#;
    check(
        none,
        &[],
        &[
            ("spend house card", "no-die"),
            ("spend strategy attack", "no-target"),
            ("spend leadership surprise", "no-target-for-leaders"),
            ("spend mentat card", "no-card"),
            ("spend strategy draw", "no-use"),
            ("end-turn", "turn-unspent"),
            ("desert-power move", "no-sandworm"),
            ("scout air-ne-cne", "no-ornithopter"),
            ("reveal 1", "token-not-on-board"),
            ("detonate imperial-basin", "atomics-too-early"),
            ("discard thumpers", "not-in-hand"),
            ("claim the-desert-war", "not-revealed"),
            ("spend strategy leader lady-jessica", "leader-elsewhere"),
            ("spend mentat leader alia", "leader-not-in-play"),
        ],
    );
    check(
        &harkonnen(),
        &[],
        &[
            ("desert-power signs", "desert-power-of-atreides"),
            ("spend strategy leader captain-aramsham", "leader-elsewhere"),
            ("spend strategy leader thufir-hawat", "leader-not-in-play"),
        ],
    );
}

#[test]
fn figures_cannot_be_put_there() {
    check(
        &harkonnen(),
        &["spend deployment deploy"],
        &[("area ne-07", "no-settlement"), ("area ne-12", "no-settlement")],
    );
    check(MEETING, &["spend deployment deploy"], &[("area ne-05", "no-sietch")]);
    let garrisons = r#"
gara-kulon = { side = "atreides", regular = 1 }
tasmin-sink = { side = "atreides", regular = 1 }
"#;
    check(
        &format!("{MEETING}{garrisons}"),
        &["spend deployment deploy-leader"],
        &[("area ne-05", "no-sietch"), ("area bight-of-the-cliff", "no-unit")],
    );
    check(
        &harkonnen(),
        &["spend deployment deploy", "area arrakeen", "area arrakeen", "area arrakeen", "generic"],
        &[("area ne-07", "no-settlement"), ("area carthag", "no-unit")],
    );
}

#[test]
fn worms_and_vehicles_cannot_be_put_there() {
    let vehicles = format!("at = \"vehicles\"\n{MEETING}");
    check(
        &vehicles,
        &[],
        &[
            ("area arrakeen", "no-desert"),
            ("area ne-13", "harvester-in"),
            ("area ne-05", "enemy-in"),
            ("area ne-06", "sandworm-in"),
        ],
    );
    let few = format!("dice = {{ atreides = {{ strategy = 1 }}, harkonnen = {{ strategy = 4 }} }}\n{MEETING}");
    check(
        &few,
        &["desert-power signs"],
        &[
            ("area arrakeen", "no-desert"),
            ("area ne-06", "sandworm-in"),
            ("area ne-04", "wormsign-in"),
            ("area gara-kulon", "sietch-in"),
        ],
    );
    check(
        &few,
        &["desert-power move", "area ne-06"],
        &[
            ("area arrakeen", "no-desert"),
            ("area ne-04", "not-empty"),
            ("area ne-05", "not-empty"),
            ("area sw-01", "out-of-reach"),
        ],
    );
    check(
        &few,
        &["desert-power attack", "area ne-06"],
        &[("area arrakeen", "sheltered"), ("area ne-12", "nothing-to-attack"), ("area sw-05", "nothing-to-attack")],
    );
}

#[test]
fn a_free_action_is_not_open() {
    let spent = r#"
bans = ["spacing-guild"]
atomics = "hole-in-the-rock"
spent = ["lady-jessica"]
leaders = { paul-atreides = "tank 1" }
hands = { atreides = ["thumpers"] }
prescience = ["the-desert-war", "paul-drinks-the-water-of-life"]
dice = { atreides = { strategy = 4, mentat = 2, leadership = 1 }, harkonnen = { strategy = 4 } }
"#;
    check(
        &format!("{spent}{MEETING}"),
        &[],
        &[
            ("scout air-ne-cne", "scouting-banned"),
            ("detonate hole-in-the-rock", "atomics-used"),
            ("spend mentat leader lady-jessica", "leader-spent"),
            ("spend leadership leader paul-atreides", "leader-in-tank"),
            ("discard thumpers", "no-card-asked"),
            ("play war-plan", "not-in-hand"),
            ("desert-power signs", "desert-power-dice"),
            ("claim the-desert-war", "claimed-at-another-time"),
            ("claim paul-drinks-the-water-of-life", "not-fulfilled"),
        ],
    );
}
