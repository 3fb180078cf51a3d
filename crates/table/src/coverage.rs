//! Which rules and cards the scenarios show, and which none shows.

use crate::scenario::Scenario;

/// Something at least one scenario must show.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Requirement {
    /// As `shows` names it: a rule's number, or `kind:name` or `kind:name.part` for a piece of content.
    pub id: String,
    /// What it is, for people.
    pub title: String,
}

/// The answer of [`coverage`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Coverage {
    /// Every requirement in its order, with the number of scenarios that show it.
    pub shown: Vec<(Requirement, usize)>,
    /// Mistakes in what scenarios say they show, each with its place.
    pub mistakes: Vec<String>,
}

impl Coverage {
    /// What no scenario shows.
    pub fn uncovered(&self) -> impl Iterator<Item = &Requirement> {
        self.shown.iter().filter(|(_, count)| *count == 0).map(|(requirement, _)| requirement)
    }
}

/// Counts for each of `required` the scenarios that show it, and checks what the scenarios say about themselves.
pub fn coverage(required: &[Requirement], scenarios: &[Scenario]) -> Coverage {
    let mut shown: Vec<(Requirement, usize)> = required.iter().map(|requirement| (requirement.clone(), 0)).collect();
    let mut mistakes = Vec::new();
    for (i, requirement) in required.iter().enumerate() {
        if required[..i].iter().any(|other| other.id == requirement.id) {
            mistakes.push(format!("'{}' is required twice", requirement.id));
        }
    }
    for scenario in scenarios {
        let place = place(scenario);
        mistakes.extend(unknown(required, scenario));
        for (i, id) in scenario.shows.iter().enumerate() {
            if scenario.shows[..i].contains(id) {
                mistakes.push(format!("{place} shows {id} twice"));
                continue;
            }
            if let Some((_, count)) = shown.iter_mut().find(|(requirement, _)| requirement.id == *id) {
                *count += 1;
            }
            if let Some(name) = content_name(id)
                && !mentions(scenario, name)
            {
                mistakes.push(format!("{place} shows {id} but never mentions it"));
            }
        }
    }
    Coverage { shown, mistakes }
}

/// What a scenario says it shows although nothing is called so.
pub fn unknown(required: &[Requirement], scenario: &Scenario) -> Vec<String> {
    let unknown = scenario.shows.iter().filter(|id| !required.iter().any(|requirement| requirement.id == **id));
    unknown.map(|id| format!("{} shows {id}, which is unknown", place(scenario))).collect()
}

fn place(scenario: &Scenario) -> String {
    format!("{}:{}: scenario '{}'", scenario.file, scenario.line, scenario.name)
}

/// `name` in `kind:name` and `kind:name.part`.
fn content_name(id: &str) -> Option<&str> {
    let (_, name) = id.split_once(':')?;
    Some(name.split_once('.').map_or(name, |(name, _)| name))
}

fn mentions(scenario: &Scenario, name: &str) -> bool {
    scenario.steps.iter().any(|step| has_word(&step.text, name)) || in_value(&scenario.given, name)
}

fn in_value(value: &toml::Value, name: &str) -> bool {
    match value {
        toml::Value::String(text) => has_word(text, name),
        toml::Value::Array(items) => items.iter().any(|item| in_value(item, name)),
        toml::Value::Table(table) => table.iter().any(|(key, value)| has_word(key, name) || in_value(value, name)),
        _ => false,
    }
}

/// Whether `word` stands in `text` by itself: `sword` is not mentioned by `sword-dance`.
fn has_word(text: &str, word: &str) -> bool {
    let joins = |c: char| c.is_alphanumeric() || c == '-' || c == '_';
    text.match_indices(word)
        .any(|(at, _)| !text[..at].ends_with(joins) && !text[at + word.len()..].starts_with(joins) && !word.is_empty())
}
