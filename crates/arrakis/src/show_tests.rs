use serde_json::{Value, json};
use table::{Seed, Tooling};

use super::*;
use crate::game::Setup;
use crate::rules::Obstacle;

fn game(setup: Value) -> Arrakis {
    Arrakis::new(&serde_json::from_value(setup).unwrap()).unwrap()
}

fn solo() -> Arrakis {
    game(json!({ "modules": ["base", "mahdi"], "players": 1 }))
}

#[test]
fn every_word_question_and_refusal_has_its_rules() {
    let texts = Texts::english();
    let catalogues = [Arrakis::new(&Setup::of(2)).unwrap(), solo()].map(|game| json!(game.catalogue(&texts)));
    let ruled = |thing: String| catalogues.iter().any(|catalogue| catalogue["about"].get(&thing).is_some());
    for term in catalogues[0]["terms"].as_object().unwrap().keys() {
        assert!(ruled(format!("term:{term}")), "no rule about the term '{term}'");
    }
    for question in Frame::QUESTIONS {
        assert!(ruled(format!("ask:{question}")), "no rule about the question '{question}'");
    }
    for obstacle in Obstacle::NAMES {
        assert!(ruled(format!("obstacle:{obstacle}")), "no rule about the obstacle '{obstacle}'");
    }
}

#[test]
fn every_component_has_rules_or_words_that_have_them() {
    let catalogue = json!(solo().catalogue(&Texts::english()));
    for (part, kind) in [
        ("cards", "card"),
        ("leaders", "leader"),
        ("prescience", "prescience"),
        ("objectives", "objective"),
        ("bans", "ban"),
        ("tactics", "tactic"),
    ] {
        for (id, entry) in catalogue[part].as_object().unwrap() {
            let words = entry["terms"].as_array().cloned().unwrap_or_default();
            for word in &words {
                let word = word.as_str().unwrap();
                assert!(
                    catalogue["terms"].get(word).is_some(),
                    "{kind}:{id} is made of '{word}', which nothing explains"
                );
            }
            let ruled = catalogue["about"].get(format!("{kind}:{id}")).is_some();
            assert!(ruled || !words.is_empty(), "nothing explains {kind}:{id}");
        }
    }
}

#[test]
fn rules_of_the_solo_game_are_told_in_it_only() {
    let texts = Texts::english();
    let about = |game: &Arrakis| json!(game.catalogue(&texts))["about"]["term:strategy"].clone();
    assert!(!about(&Arrakis::new(&Setup::of(2)).unwrap()).as_array().unwrap().contains(&json!("W226")));
    assert!(about(&solo()).as_array().unwrap().contains(&json!("W226")));
}

#[test]
fn questions_and_refusals_are_told_with_their_rules() {
    let (game, texts) = (Arrakis::new(&Setup::of(2)).unwrap(), Texts::english());
    let catalogue = json!(game.catalogue(&texts));
    let mut refused = 0;
    table::random_game(&game, &Seed::of_run(3, 0), |step| {
        let question = game.prompt_rule_key(step.before);
        assert!(catalogue["about"].get(&question).is_some() || question == "ask:equal", "{question}");
        let mut actions = Vec::new();
        game.unavailable(step.before, &mut actions);
        for action in actions {
            let (_, about) = game.why_blocked(&texts, step.before, action, &[]);
            assert!(catalogue["about"].get(&about).is_some(), "{about}");
            refused += 1;
        }
        Ok(())
    })
    .unwrap();
    assert!(refused > 500, "{refused}");
}

#[test]
fn a_close_look_at_the_command_line_has_marks_and_rules() {
    let (game, texts) = (Arrakis::new(&Setup::of(2)).unwrap(), Texts::english());
    let said = |query: &str| game.describe(&texts, query).unwrap();
    assert!(said("chani").contains("Reconstructed") && said("chani").contains("\nW159 "), "{}", said("chani"));
    assert!(!said("paul-atreides").contains("Reconstructed"));
    assert!(said("wild-maker").contains("Reconstructed"));
    assert!(said("action-die").contains("faces of the Atreides die"), "{}", said("action-die"));
    assert!(said("W265").contains("Our ruling") && !said("W52").contains("Our ruling"));
    assert!(said("sandriding").contains("W80") && said("sandriding").contains("Our ruling"));
}
