//! Every language says everything, and says it whole.

use std::collections::{BTreeMap, BTreeSet};

use table::Arg;

use super::{FORMS, LANGUAGES, NUMBER, Texts};
use crate::content::Content;
use crate::ids::Power;

/// What is left unsaid has braces around it.
fn whole(text: &str, of: &str) {
    assert!(!text.is_empty() && !text.contains(['{', '}']) && !text.contains("  "), "{of}: '{text}'");
}

/// The variables of every sentence of a language, forms of names as the names themselves.
fn variables(language: &str) -> BTreeMap<String, BTreeSet<String>> {
    let files = LANGUAGES.iter().find(|known| known.0 == language).expect("a known language").1;
    let sentences = files.iter().filter(|(name, _)| {
        name.contains("/arrakis") && !name.ends_with("-names.ftl") && !name.ends_with("-rules.ftl")
    });
    let mut all: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut id = String::new();
    for line in sentences.flat_map(|(_, source)| source.lines()) {
        match line.split_once(" = ") {
            Some((name, _)) if name.starts_with(|c: char| c.is_ascii_alphabetic()) => id = name.to_owned(),
            _ if line.starts_with([' ', '}']) => {}
            _ => continue,
        }
        let found = all.entry(id.clone()).or_default();
        for rest in line.split('$').skip(1) {
            let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '-').unwrap_or(rest.len());
            let form = FORMS.iter().chain([&NUMBER]).find_map(|form| rest[..end].strip_suffix(&format!("-{form}")));
            found.insert(form.unwrap_or(&rest[..end]).to_owned());
        }
    }
    all
}

#[test]
fn languages_have_the_same_messages_with_the_same_variables() {
    let english = variables("en");
    for language in Texts::languages() {
        let other = variables(language);
        assert!(other.keys().eq(english.keys()), "{language}");
        for (id, used) in &other {
            // What is there for the languages that decline after it.
            let used: BTreeSet<&String> = used.iter().filter(|name| *name != "how").collect();
            let wanted: BTreeSet<&String> = english[id].iter().collect();
            assert_eq!(used, wanted, "{language}: {id}");
        }
    }
}

#[test]
fn sentences_are_whole_with_every_number() {
    for language in Texts::languages() {
        let texts = Texts::new(language).expect("tested files");
        for (id, used) in variables(language) {
            for number in [0, 1, 2, 5, 11, 21] {
                let mut args: Vec<(String, Arg)> = Vec::new();
                for name in &used {
                    args.push((name.clone(), Arg::Number(number)));
                    args.extend(FORMS.iter().chain([&NUMBER]).map(|form| (format!("{name}-{form}"), Arg::Text("X"))));
                }
                let args: Vec<(&str, Arg)> = args.iter().map(|(name, arg)| (name.as_str(), *arg)).collect();
                whole(&texts.locale.message(&id, &args), &format!("{language}: {id}"));
            }
        }
    }
}

/// English stands in the content file, every other language in a file of its own.
#[test]
fn rules_are_all_there() {
    let content = Content::built_in();
    let rules: BTreeSet<String> = content.rules.iter().map(|rule| format!("rule-{}", rule.id)).collect();
    for (language, files) in LANGUAGES.iter().filter(|known| known.0 != "en") {
        let said = files.iter().filter(|(name, _)| name.ends_with("-rules.ftl")).flat_map(|(_, source)| source.lines());
        let said: BTreeSet<String> = said.filter_map(|line| Some(line.split_once(" = ")?.0.to_owned())).collect();
        let missing: Vec<&String> = rules.difference(&said).collect();
        assert!(missing.is_empty(), "{language} lacks {missing:?}");
        let unknown: Vec<&String> = said.difference(&rules).collect();
        assert!(unknown.is_empty(), "{language} has {unknown:?}, which no rule asks for");
        let texts = Texts::new(language).expect("tested files");
        for rule in &content.rules {
            let text = texts.rule(rule);
            assert_ne!(text, rule.text, "{language}: {}", rule.id);
            whole(&text, &format!("{language}: {}", rule.id));
        }
    }
}

#[test]
fn components_are_described_in_every_language() {
    let content = Content::built_in();
    for language in Texts::languages() {
        let texts = Texts::new(language).expect("tested files");
        let of = |id: &str| format!("{language}: {id}");
        content.cards.iter().for_each(|card| whole(&texts.card_text(&content, card), &of(&card.id)));
        let special = content.leaders.iter().filter(|leader| leader.special.is_some());
        special.for_each(|leader| whole(&texts.leader_text(&content, leader), &of(&leader.id)));
        content.prescience.iter().for_each(|card| whole(&texts.prescience_text(card), &of(&card.id)));
        Power::ALL.iter().for_each(|&power| whole(&texts.ban_text(&content, power), &of(power.name())));
        for term in &content.terms {
            let (name, text) = texts.term(term);
            whole(&name, &of(&term.id));
            whole(&text, &of(&term.id));
        }
    }
}

/// Every explanation is of a term, and nothing is said in vain.
#[test]
fn terms_are_those_of_the_content() {
    let content = Content::built_in();
    let terms: BTreeSet<String> = content.terms.iter().map(|term| format!("term-{}", term.id)).collect();
    let said = variables("en").into_keys().filter(|id| id.starts_with("term-")).collect::<BTreeSet<_>>();
    assert_eq!(said, terms);
}

#[test]
fn our_decisions_and_reconstructed_parts_are_marked_in_every_language() {
    let content = Content::built_in();
    let ours = content.rules.iter().filter(|rule| rule.ours).count();
    // Every one of Q1 to Q25, and the rules that are ours as a whole.
    assert!(ours > 40, "{ours}");
    for language in Texts::languages() {
        let texts = Texts::new(language).expect("tested files");
        let mark = texts.say(None, "our-decision", &vec![("text", super::Word::Text(String::new()))]);
        let mark = mark.trim();
        for rule in &content.rules {
            assert_eq!(texts.rule(rule).ends_with(mark), rule.ours, "{language}: {}", rule.id);
        }
        let cards = content.cards.iter().map(|card| &card.reconstructed);
        let leaders = content.leaders.iter().map(|leader| &leader.reconstructed).chain([&content.wild_maker.2]);
        let prescience = content.prescience.iter().map(|card| &card.reconstructed);
        let objectives = content.objectives.iter().map(|card| &card.reconstructed);
        let all: Vec<_> = cards.chain(leaders).chain(prescience).chain(objectives).collect();
        assert!(all.iter().filter(|parts| !parts.is_empty()).count() >= 8 + 7 + 6);
        for parts in all {
            let note = texts.reconstructed(parts.iter().map(String::as_str));
            assert_eq!(note.is_empty(), parts.is_empty());
            if !parts.is_empty() {
                whole(&note, &format!("{language}: {parts:?}"));
            }
        }
    }
}

#[test]
fn a_card_says_what_it_does_in_the_cases_of_its_language() {
    let content = Content::built_in();
    let card = |id: &str| &content.cards[content.card(id).expect("a card").index()];
    let said = |language: &str, id: &str| Texts::new(language).expect("tested files").card_text(&content, card(id));
    assert_eq!(
        said("en", "barons-personal-guard"),
        "Place 2 elite units and Baron Harkonnen in Arrakeen or Carthag. Move 1 legion."
    );
    assert_eq!(
        said("ru", "barons-personal-guard"),
        "Поместить 2 элитных отряда и барона Харконнена в область «Арракин» или «Карфаг». Переместить 1 легион."
    );
    assert_eq!(said("uk", "the-voice"), "Суперник скидає 1 карту планування. Зіграти 1 карту планування.");
    assert_eq!(
        said("zh", "truthtrance"),
        "选择对手1颗未使用的骰子：对手下次行动必须使用它。抽2张计划牌，或打出1张计划牌。"
    );
}
