//! Lines of the log in parts, in every language.

use serde_json::json;
use table::{Audience, Game, Part, Seed, joined, random_game};

use super::tests::all_events;
use super::*;
use crate::event::Event;
use crate::game::{Imperium, Setup};

fn names() -> [String; 4] {
    ["Ada", "Ben", "Cem", "Dan"].map(str::to_owned)
}

/// Ids of everything an event is about.
fn ids(game: &Imperium, event: &Event) -> Vec<String> {
    let tree = json!(event.tree(&game.content));
    let fields = tree.as_object().unwrap().iter().filter_map(|(field, value)| Some((field.as_str(), value.as_str()?)));
    let named = |(field, id): (&str, &str)| match field {
        "event" | "zone" | "how" => None,
        "effect" => Some(game.content.node(game.content.by_label(id)?).owner.named(&game.content).1.to_owned()),
        _ => Some(id.to_owned()),
    };
    fields.filter_map(named).collect()
}

fn check(texts: &Texts, game: &Imperium, event: &Event) {
    let parts = texts.event_parts(game, event, &names());
    assert_eq!(joined(&parts), texts.event(game, event, &names()));
    for id in ids(game, event) {
        let linked = parts.iter().any(|part| matches!(part, Part::Thing { id: found, .. } if *found == id));
        assert!(linked, "'{id}' is not linked in {parts:?}");
    }
    for part in &parts {
        let Part::Thing { kind, id, text } = part else { continue };
        let known = match *kind {
            "card" => game.content.card(id).is_some(),
            "space" => game.content.space(id).is_some(),
            "intrigue" => game.content.intrigue(id).is_some(),
            "conflict" => game.content.conflict(id).is_some(),
            "leader" => game.content.leader(id).is_some(),
            "faction" | "track" => Faction::parse(id).is_some(),
            "good" => Good::parse(id).is_some(),
            "seat" => Seat::parse(id).is_some_and(|seat| names()[seat.index()] == *text),
            _ => false,
        };
        assert!(known && !text.is_empty(), "{part:?}");
    }
}

#[test]
fn parts_are_the_line_with_everything_linked() {
    let game = Imperium::new(&Setup::base(4)).unwrap();
    let mut events = all_events();
    for index in 0..3 {
        let seed = Seed::of_run(21, index);
        let mut log: Vec<(Audience, Event)> = Vec::new();
        game.start(&seed, &mut log);
        random_game(&game, &seed, |step| {
            game.apply_unchecked(&mut step.before.clone(), step.action, &mut log);
            Ok(())
        })
        .unwrap();
        events.extend(log.into_iter().map(|(_, event)| event));
    }
    assert!(events.len() > 1000);
    for language in Texts::languages() {
        let texts = Texts::new(language).unwrap();
        events.iter().for_each(|event| check(&texts, &game, event));
    }
}

#[test]
fn declined_names_are_linked_as_they_are_written() {
    let game = Imperium::new(&Setup::base(4)).unwrap();
    let texts = Texts::new("ru").unwrap();
    let event = Event::AllianceTaken { seat: Seat(0), faction: Faction::Guild };
    let parts = texts.event_parts(&game, &event, &names());
    let guild = parts.iter().find(|part| matches!(part, Part::Thing { kind: "faction", .. })).unwrap();
    assert_ne!(guild.text(), texts.faction_name(Faction::Guild));
    assert!(texts.event(&game, &event, &names()).contains(guild.text()));
}
