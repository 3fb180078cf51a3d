//! Prompts and lines of the log in parts, in every language.

use serde_json::json;
use table::{Audience, Game, Part, PromptFor, Seed, joined, random_game};

use super::tests::all_events;
use super::*;
use crate::action::Action;
use crate::event::Event;
use crate::game::{Imperium, Setup};
use crate::state::{Frame, Pending, TurnKind};

fn names() -> [String; 4] {
    ["Ada", "Ben", "Cem", "Dan"].map(str::to_owned)
}

/// Ids of everything an event is about.
fn ids(game: &Imperium, event: &Event) -> Vec<String> {
    let tree = json!(event.tree(&game.content));
    let fields = tree.as_object().unwrap().iter().filter_map(|(field, value)| Some((field.as_str(), value.as_str()?)));
    let named = |(field, id): (&str, &str)| match field {
        "event" | "zone" | "how" => None,
        // Of what costs nothing no good is named.
        "good" if tree["amount"] == json!(0) => None,
        "effect" => Some(game.content.node(game.content.by_label(id)?).source.named(&game.content).1.to_owned()),
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
    check_parts(game, &parts);
}

/// Everything a part stands for exists.
fn check_parts(game: &Imperium, parts: &[Part]) {
    for part in parts {
        let Part::Thing { kind, id, text } = part else { continue };
        let known = match *kind {
            "card" => game.content.card(id).is_some(),
            "space" => game.content.space(id).is_some(),
            "intrigue" => game.content.intrigue(id).is_some(),
            "conflict" => game.content.conflict(id).is_some(),
            "leader" => game.content.leader(id).is_some(),
            "tech" => game.content.tile(id).is_some(),
            "term" => game.content.terms.iter().any(|term| term.id == *id),
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
    let game = Imperium::new(&Setup::with_modules(&["base", "ix"], 4)).unwrap();
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
    assert!(texts.event(&game, &event, &names()).contains(&*guild.text()));
}

#[test]
fn parts_of_a_prompt_are_the_prompt() {
    let game = Imperium::new(&Setup::base(4)).unwrap();
    let texts: Vec<Texts> = Texts::languages().map(|language| Texts::new(language).unwrap()).collect();
    let mut sources = 0;
    random_game(&game, &Seed::of_run(22, 0), |step| {
        for texts in &texts {
            for prompt_for in [PromptFor::Decider, PromptFor::Others, PromptFor::Everyone] {
                let parts = texts.prompt_parts(&game, step.before, &names(), prompt_for);
                assert_eq!(joined(&parts), texts.prompt(&game, step.before, &names(), prompt_for));
                check_parts(&game, &parts);
                let named = parts.iter().any(|part| matches!(part, Part::Thing { kind: "seat", .. }));
                assert!(named || prompt_for == PromptFor::Decider, "{parts:?}");
            }
            let parts = texts.prompt_parts(&game, step.before, &names(), PromptFor::Decider);
            let source = step.before.stack.last().unwrap().source.map(|node| game.content.node(node).source);
            if let Some((kind, id)) = source.map(|source| source.named(&game.content)) {
                let linked = |part: &Part| matches!(part, Part::Thing { kind: k, id: i, .. } if *k == kind && i == id);
                assert!(parts.iter().any(linked), "{kind} {id} is not linked in {parts:?}");
                sources += 1;
            }
        }
        Ok(())
    })
    .unwrap();
    assert!(sources > 20, "{sources} prompts with a source");
}

#[test]
fn numbers_are_parts_in_every_language() {
    let game = Imperium::new(&Setup::base(4)).unwrap();
    let numbers = |parts: &[Part]| -> Vec<i64> {
        let number = |part: &Part| if let Part::Number(number) = part { Some(*number) } else { None };
        parts.iter().filter_map(number).collect()
    };
    let mut state = game.start(&Seed::of_run(22, 1), &mut ());
    let seat = Seat(0);
    let frame = Frame::Discard(3);
    state.stack.push(Pending { decider: seat, player: seat, frame, source: None });
    for language in Texts::languages() {
        let texts = Texts::new(language).unwrap();
        let gained = Event::Gained { seat, good: Good::Spice, amount: 2 };
        let parts = texts.event_parts(&game, &gained, &names());
        assert_eq!(numbers(&parts), [2], "{parts:?}");
        assert!(parts.iter().any(|part| matches!(part, Part::Thing { kind: "good", id, .. } if id == "spice")));
        assert_eq!(numbers(&texts.prompt_parts(&game, &state, &names(), PromptFor::Decider)), [3], "{language}");
    }
}

#[test]
fn cards_are_asked_for_only_where_one_can_be_acquired() {
    let game = Imperium::new(&Setup::base(4)).unwrap();
    let texts = Texts::new("en").unwrap();
    let (mut asked, mut unaffordable) = (0, 0);
    for index in 0..3 {
        random_game(&game, &Seed::of_run(23, index), |step| {
            let state = step.before;
            let reveals = state.turn.kind == TurnKind::Reveal;
            let Some(pending) = state.pending().filter(|pending| pending.frame == Frame::Turn && reveals) else {
                return Ok(());
            };
            let mut legal = Vec::new();
            game.legal_actions(state, &mut legal);
            let offered = legal.iter().any(|action| matches!(action, Action::Acquire { .. }));
            let prompt = texts.prompt(&game, state, &names(), PromptFor::Decider);
            assert_eq!(prompt.contains("Acquire cards"), offered, "{prompt}");
            asked += usize::from(offered);
            unaffordable += usize::from(!offered && state.players[pending.player.index()].persuasion > 0);
            Ok(())
        })
        .unwrap();
    }
    assert!(asked > 10 && unaffordable > 3, "{asked} with cards to acquire, {unaffordable} with too little persuasion");
}
