use std::collections::{HashMap, HashSet};

use super::super::arena::Arena;
use super::super::parse::{Clause, parse_condition, parse_effect, parse_passive};
use super::super::tree::Names;
use super::super::{Content, Library, Source, SourceFile};
use super::*;
use crate::text::Texts;

const LEADER: &str = "[[leader]]\nid = \"x\"\nname = \"X\"\nhouse = \"h\"\ncomplexity = 1\nsignet = \"draw 1\"\n";

/// Every word with every form of its arguments.
fn written(word: &Word) -> Vec<String> {
    let mut texts = vec![word.name.to_owned()];
    for examples in word.examples {
        texts = texts
            .iter()
            .flat_map(|text| examples.iter().map(move |e| format!("{text} {e}").trim().to_owned()))
            .collect();
    }
    texts
}

/// All texts of a vocabulary's words, each with the word.
fn every<V: Vocabulary>() -> impl Iterator<Item = (&'static Word, String)> {
    V::WORDS.iter().flat_map(|&word| written(word).into_iter().map(move |text| (word, text)))
}

fn base() -> (Content, Names) {
    let content = Library::built_in().load(&["base", "ix"].map(str::to_owned), &[]).unwrap();
    let spaces = content.spaces.iter().zip(0..);
    let names = Names {
        cards: content.cards.iter().zip(0..).map(|(card, i)| (card.id.clone(), CardId(i))).collect(),
        spaces: spaces.map(|(s, i)| (s.id.clone(), (SpaceId(i), s.control.is_some()))).collect(),
    };
    (content, names)
}

#[test]
fn every_word_is_read_and_found_again() {
    let (_, names) = base();
    for (word, text) in every::<Effect>() {
        let trees = parse_effect(&text, &names).unwrap_or_else(|error| panic!("{text}: {}", error.message));
        let mut arena = Arena::default();
        let node = arena.root(trees, Source::Card(CardId(0))).unwrap();
        let effect = arena.nodes[node.index()].effect;
        assert_eq!(effect.word().map(|found| found.name), Some(word.name), "{text}");
        assert_eq!(effect.cost().is_some(), word.cost, "{text}");
    }
    for (word, text) in every::<Condition>() {
        let condition = parse_condition(&text, &names).unwrap_or_else(|error| panic!("{text}: {}", error.message));
        assert_eq!(condition.word().map(|found| found.name), Some(word.name), "{text}");
    }
    for (word, text) in every::<When>() {
        match parse_passive(&format!("when {text}: draw 1"), &names).as_deref() {
            Ok([Clause::When(when, _)]) => assert_eq!(when.word().map(|found| found.name), Some(word.name), "{text}"),
            other => panic!("{text}: {other:?}"),
        }
    }
    for (word, text) in every::<Modifier>() {
        match parse_passive(&text, &names).as_deref() {
            Ok([Clause::Modifier(found)]) => assert_eq!(found.word().map(|w| w.name), Some(word.name), "{text}"),
            other => panic!("{text}: {other:?}"),
        }
    }
    for (word, _) in every::<Count>() {
        let text = format!("draw 1 per {}", word.name);
        assert!(parse_effect(&text, &names).is_ok(), "{text}");
    }
}

#[test]
fn every_word_is_declared_once_and_explained() {
    let load = |modules: &[&str]| {
        let modules: Vec<String> = modules.iter().map(|&module| module.to_owned()).collect();
        Library::built_in().load(&modules, &[]).unwrap()
    };
    let contents = [load(&["base", "ix"]), load(&["uprising", "ix", "choam"])];
    for words in [Effect::WORDS, Condition::WORDS, Count::WORDS, When::WORDS, Modifier::WORDS] {
        let mut names = HashSet::new();
        for word in words {
            assert!(names.insert(word.name), "'{}' is declared twice", word.name);
            assert!(!word.about.is_empty() && !word.about.ends_with('.'), "'{}' lacks its meaning", word.name);
        }
    }
    for word in Effect::WORDS.iter().chain(Condition::WORDS) {
        let mut terms = contents.iter().flat_map(|content| &content.terms);
        assert!(terms.any(|term| term.id == word.term), "'{}': no term '{}'", word.name, word.term);
    }
}

#[test]
fn every_word_has_its_message_in_every_language() {
    let (mut content, names) = base();
    let effects = every::<Effect>().map(|(_, text)| text);
    let conditions = every::<Condition>().map(|(_, text)| format!("if {text}: draw 1"));
    let counts = every::<Count>().map(|(_, text)| format!("draw 1 per {text}"));
    for text in effects.chain(conditions).chain(counts) {
        let trees = parse_effect(&text, &names).unwrap();
        let mut arena = Arena { nodes: std::mem::take(&mut content.nodes) };
        let node = arena.root(trees, Source::Card(CardId(0))).unwrap();
        content.nodes = arena.nodes;
        for language in Texts::languages() {
            let said = Texts::new(language).unwrap().effect(&content, node);
            assert!(said.len() > 3 && !said.contains(['{', '}']), "'{text}' in {language}: {said}");
        }
    }
    let triggers = every::<When>().map(|(_, text)| format!("when {text}: draw 1"));
    for text in triggers.chain(every::<Modifier>().map(|(_, text)| text)) {
        let file = SourceFile::new("leader.toml", format!("{LEADER}passive = \"{text}\"\n"));
        let content = Library::built_in().load(&["base".to_owned()], &[file]).unwrap();
        let leader = LeaderId((content.leaders.len() - 1) as u8);
        for language in Texts::languages() {
            let said = Texts::new(language).unwrap().leader(&content, leader).passive;
            assert!(said.len() > 3 && !said.contains(['{', '}']), "'{text}' in {language}: {said}");
        }
    }
}

#[test]
fn events_have_places_of_their_own_in_a_set() {
    let (_, names) = base();
    let mut bits = HashMap::new();
    for (word, text) in every::<When>() {
        let Ok(clauses) = parse_passive(&format!("when {text}: draw 1"), &names) else { panic!("{text}") };
        let [Clause::When(when, _)] = clauses.as_slice() else { panic!("{text}") };
        assert_eq!(when.bit().count_ones(), 1);
        assert_eq!(*bits.entry(when.bit()).or_insert(word.name), word.name);
    }
    assert_eq!(bits.len(), When::WORDS.len());
}

/// The rows of a vocabulary's table.
fn table<V: Vocabulary>() -> String {
    let row = |word: &&Word| {
        let form = [&[word.name], word.arguments].concat().join(" ");
        let notes = [
            (word.cost, "cost"),
            (word.optional, "optional"),
            (word.at_once, "at once"),
            (word.allowed_in == AllowedIn::OnCards, "on cards"),
            (word.allowed_in == AllowedIn::InAgentBoxes, "in a card's agent box, as an entry of its own"),
            (word.allowed_in == AllowedIn::NotOnLeaders, "not in leaders' abilities"),
            (word.allowed_in == AllowedIn::OnMakers, "on maker spaces"),
        ];
        let notes: Vec<&str> = notes.into_iter().filter(|note| note.0).map(|note| note.1).collect();
        format!("| `{form}` | {} | {} |\n", word.about, notes.join("; "))
    };
    V::WORDS.iter().map(row).collect()
}

#[test]
fn the_docs_are_those_of_the_tables() {
    let hooks: String = Hook::ALL.iter().map(|hook| format!("| `{}` | {} |\n", hook.name(), hook.about())).collect();
    let made = include_str!("effects-template.md")
        .replace("ATOMS\n", &table::<Effect>())
        .replace("CONDITIONS\n", &table::<Condition>())
        .replace("COUNTS\n", &table::<Count>())
        .replace("EVENTS\n", &table::<When>())
        .replace("MODIFIERS\n", &table::<Modifier>())
        .replace("HOOKS\n", &hooks);
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/effects.md");
    if std::env::var_os("UPDATE_DOCS").is_some() {
        std::fs::write(path, &made).unwrap();
    }
    let written = std::fs::read_to_string(path).unwrap_or_default();
    assert!(written == made, "docs/effects.md is not up to date: UPDATE_DOCS=1 cargo test -p imperium the_docs");
}
