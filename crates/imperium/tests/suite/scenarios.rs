//! The rulebook's examples in every box. `melange scenario run` plays each scenario with the modules it names; here those
//! that name others too (`also_with`) are played in these, and every rule is asked for in each box that has it.

use std::collections::BTreeSet;
use std::path::Path;

use imperium::Imperium;
use imperium::content::Content;
use table::scenario::{Scenario, parse_file, run};

/// Every scenario in each of the module sets it names.
fn scenarios() -> Vec<(Vec<String>, Scenario)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios");
    let mut all = Vec::new();
    for part in ["base", "ix", "epic", "uprising", "mixes"] {
        let files = std::fs::read_dir(folder.join(part)).unwrap().map(|entry| entry.unwrap().path());
        for file in files {
            let name = format!("{part}/{}", file.file_name().unwrap().to_string_lossy());
            let parsed = parse_file(&name, &std::fs::read_to_string(&file).unwrap());
            assert!(parsed.problems.is_empty(), "{:?}", parsed.problems);
            parsed.scenarios.iter().for_each(|scenario| all.extend(in_each(scenario)));
        }
    }
    all
}

fn in_each(scenario: &Scenario) -> Vec<(Vec<String>, Scenario)> {
    let words = |value: &toml::Value| -> Vec<String> {
        value.as_array().unwrap().iter().map(|name| name.as_str().unwrap().to_owned()).collect()
    };
    let first = scenario.given.get("modules").map_or(vec!["base".to_owned()], words);
    let others = scenario.given.get("also_with").and_then(toml::Value::as_array);
    let others = others.into_iter().flatten().map(|modules| {
        let mut other = scenario.clone();
        let given = other.given.as_table_mut().unwrap();
        given.insert("modules".to_owned(), modules.clone());
        (words(modules), other)
    });
    std::iter::once((first, scenario.clone())).chain(others).collect()
}

#[test]
fn scenarios_hold_in_every_box_they_name() {
    let all = scenarios();
    let fails = |(modules, scenario): &(Vec<String>, Scenario)| {
        run::<Imperium>(scenario).err().map(|failure| format!("with {}: {failure}", modules.join(", ")))
    };
    let failures: Vec<String> = all.iter().filter_map(fails).collect();
    assert!(failures.is_empty(), "{} of {}:\n{}", failures.len(), all.len(), failures.join("\n\n"));
}

/// A box, and the modules whose rules are all shown with it in play. Uprising leaves those of the base box out that are
/// about its cards and its board.
const BOXES: [(&str, &[&str]); 3] = [("base", &["base"]), ("ix", &["base", "ix"]), ("uprising", &["uprising"])];

#[test]
fn every_rule_is_shown_in_every_box_that_has_it() {
    let scenarios = scenarios();
    let mut missing = Vec::new();
    for (name, modules) in BOXES {
        let in_play = scenarios.iter().filter(|(modules, _)| modules.iter().any(|module| module == name));
        let shown: BTreeSet<&String> = in_play.flat_map(|(_, scenario)| &scenario.shows).collect();
        let content = Content::of_modules(&modules.iter().map(|&name| name.to_owned()).collect::<Vec<_>>()).unwrap();
        let left = content.rules.iter().filter(|rule| !shown.contains(&rule.id));
        missing.extend(left.map(|rule| format!("{name} {}", rule.id)));
    }
    assert!(missing.is_empty(), "{} rules are not shown in a box that has them: {missing:?}", missing.len());
}
