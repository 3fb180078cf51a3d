use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::*;
use crate::game::Setup;
use crate::rules::Obstacle;

/// A table of three with leaders that have nothing to decide before the first turn.
fn table_of_three() -> Imperium {
    let leaders = ["duke-leto-atreides", "paul-atreides", "helena-richese"];
    let setup = json!({ "modules": ["base"], "players": 3, "leaders": leaders });
    Imperium::new(&serde_json::from_value(setup).unwrap()).unwrap()
}

fn catalogue(language: &str) -> Value {
    let game = Imperium::new(&Setup::with_modules(&["base", "ix"], 4)).unwrap();
    json!(game.catalogue(&Texts::new(language).unwrap()))
}

/// Every effect and condition that is drawn anywhere.
fn drawn(tree: &Value, found: &mut BTreeSet<String>) {
    match tree {
        Value::Array(items) => items.iter().for_each(|item| drawn(item, found)),
        Value::Object(fields) => {
            found.extend(["is", "if"].iter().filter_map(|kind| Some(fields.get(*kind)?.as_str()?.to_owned())));
            fields.values().for_each(|field| drawn(field, found));
        }
        _ => {}
    }
}

#[test]
fn every_icon_question_and_refusal_has_its_rules() {
    let largest = Imperium::new(&Setup::with_modules(&["uprising", "ix", "choam", "epic"], 4)).unwrap();
    let largest = json!(largest.catalogue(&Imperium::texts("en").unwrap()));
    let catalogues = [(catalogue("en"), false), (largest, true)];
    for (catalogue, spies) in &catalogues {
        let mut marks = BTreeSet::new();
        drawn(catalogue, &mut marks);
        marks.extend(Icon::OF_SPACES.iter().map(|icon| icon.name().to_owned()));
        marks.extend(spies.then(|| Icon::Spy.name().to_owned()));
        marks.extend(Faction::ALL.iter().map(|faction| faction.name().to_owned()));
        // A list is drawn as its parts.
        marks.remove("all");
        marks.remove("lines");
        assert!(marks.len() > 40, "{marks:?}");

        let terms = catalogue["terms"].as_object().unwrap();
        for mark in &marks {
            let term =
                terms.iter().find(|(id, term)| *id == mark || term["also"].as_array().unwrap().contains(&json!(mark)));
            assert!(term.is_some(), "nothing explains '{mark}'");
        }
        for term in terms.keys() {
            let thing = format!("term:{term}");
            assert!(catalogue["about"].get(&thing).is_some(), "no rule about the term '{term}'");
        }
    }
    let ruled = |thing: String| catalogues.iter().any(|(catalogue, _)| catalogue["about"].get(&thing).is_some());
    for question in Frame::QUESTIONS {
        assert!(ruled(format!("ask:{question}")), "no rule about the question '{question}'");
    }
    for obstacle in Obstacle::NAMES {
        assert!(ruled(format!("obstacle:{obstacle}")), "no rule about the obstacle '{obstacle}'");
    }
}

#[test]
fn every_rule_is_about_something() {
    let game = Imperium::new(&Setup::base(4)).unwrap();
    let lost: Vec<&str> = (game.content.rules.iter()).filter(|r| r.about.is_empty()).map(|r| r.id.as_str()).collect();
    assert!(lost.is_empty(), "shown nowhere: {lost:?}");
}

#[test]
fn questions_and_refusals_are_told_with_their_rules() {
    let (game, texts) = (table_of_three(), Texts::english());
    let catalogue = catalogue("ru");
    let state = game.start(&table::Seed::of_run(3, 0), &mut ());
    assert_eq!(catalogue["about"][game.prompt_rule_key(&state)][0], "B14");
    let mut refused = Vec::new();
    game.unavailable(&state, &mut refused);
    assert!(!refused.is_empty());
    for action in refused {
        let (_, about) = game.why_blocked(&texts, &state, action, &[]);
        assert!(catalogue["about"][&about].as_array().is_some_and(|rules| !rules.is_empty()), "{about}");
    }
}

#[test]
fn prices_that_differ_from_the_printed_ones_are_seen() {
    let game = table_of_three();
    let mut state = game.start(&table::Seed::of_run(3, 0), &mut ());
    let flow = game.content.card("the-spice-must-flow").unwrap();
    state.turn.discount = Some((flow, 3));
    state.players[1].put(crate::state::ASIDE, flow);
    let view = json!(game.view(&state, table::Viewer::Spectator));
    let of = |seat: &str| view["players"][seat].clone();
    assert_eq!(of("A")["prices"]["high-council"], json!([{ "solari": 4, "spice": 0, "water": 0 }]));
    assert!(of("A")["prices"].get("arrakeen").is_none() && of("B")["prices"] == json!({}));
    assert_eq!(of("A")["costs"], json!({ "row:the-spice-must-flow": 6 }));
    assert_eq!(of("B")["costs"], json!({ "aside:the-spice-must-flow": 5 }));
    assert_eq!(of("C")["costs"], json!({}));
}
