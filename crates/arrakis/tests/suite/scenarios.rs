//! The rulebook's examples hold.

use std::path::Path;

use arrakis::Arrakis;
use table::Tooling;
use table::coverage::{coverage, unknown};
use table::scenario::{Scenario, parse_file, run};

fn scenarios() -> Vec<Scenario> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/arrakis");
    let mut files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    let mut all = Vec::new();
    for file in files {
        let name = file.file_name().unwrap().to_string_lossy().into_owned();
        let parsed = parse_file(&name, &std::fs::read_to_string(&file).unwrap());
        assert!(parsed.problems.is_empty(), "{:?}", parsed.problems);
        all.extend(parsed.scenarios);
    }
    all
}

#[test]
fn every_scenario_holds() {
    let required = Arrakis::requirements().unwrap();
    let mut failures = Vec::new();
    let all = scenarios();
    for scenario in &all {
        failures.extend(unknown(&required, scenario));
        if let Err(failure) = run::<Arrakis>(scenario) {
            failures.push(failure.to_string());
        }
    }
    assert!(failures.is_empty(), "{} of {}:\n{}", failures.len(), all.len(), failures.join("\n\n"));
}

#[test]
fn scenarios_show_everything_and_mention_it() {
    let shown = coverage(&Arrakis::requirements().unwrap(), &scenarios());
    assert!(shown.mistakes.is_empty(), "{}", shown.mistakes.join("\n"));
    let uncovered: Vec<&str> = shown.uncovered().map(|requirement| requirement.id.as_str()).collect();
    assert!(uncovered.is_empty(), "no scenario shows {}", uncovered.join(", "));
}

#[test]
fn the_template_runs() {
    let parsed = parse_file("template.toml", &Arrakis::scenario_template("A legion moves"));
    assert!(parsed.problems.is_empty(), "{:?}", parsed.problems);
    for scenario in &parsed.scenarios {
        run::<Arrakis>(scenario).unwrap_or_else(|failure| panic!("{failure}"));
    }
}
