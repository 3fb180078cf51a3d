use table::coverage::{Requirement, coverage};
use table::scenario::{Scenario, parse_file};

fn required(ids: &[&str]) -> Vec<Requirement> {
    ids.iter().map(|id| Requirement { id: id.to_string(), title: format!("about {id}") }).collect()
}

fn file(scenarios: &[(&str, &str, &str)]) -> Vec<Scenario> {
    let text: String = scenarios
        .iter()
        .enumerate()
        .map(|(i, (shows, given, play))| {
            format!("[[scenario]]\nname = 's{i}'\nshows = {shows}\ngiven = {given}\nplay = '''\n{play}\n'''\n")
        })
        .collect();
    parse_file("s.toml", &text).scenarios
}

#[test]
fn counts_and_gaps() {
    let scenarios = file(&[("['B1', 'B2']", "{}", "over"), ("['B1']", "{}", "over")]);
    let report = coverage(&required(&["B1", "B2", "B3"]), &scenarios);
    assert_eq!(
        report.shown.iter().map(|(r, n)| (r.id.as_str(), *n)).collect::<Vec<_>>(),
        [("B1", 2), ("B2", 1), ("B3", 0)]
    );
    assert_eq!(report.uncovered().map(|r| r.title.as_str()).collect::<Vec<_>>(), ["about B3"]);
    assert!(report.mistakes.is_empty());
}

#[test]
fn unknown_and_repeated_ids_are_mistakes() {
    let scenarios = file(&[("['B1', 'B9', 'B1']", "{}", "over")]);
    let report = coverage(&required(&["B1", "B2", "B2"]), &scenarios);
    assert_eq!(
        report.mistakes,
        [
            "'B2' is required twice",
            "s.toml:2: scenario 's0' shows B9, which is unknown",
            "s.toml:2: scenario 's0' shows B1 twice",
        ]
    );
    assert_eq!(report.shown[0].1, 1);
}

#[test]
fn a_scenario_must_mention_the_card_it_shows() {
    let needed = required(&["card:red-fox", "card:red-fox.sold", "B1"]);
    let mistakes =
        |given: &str, play: &str| coverage(&needed, &file(&[("['card:red-fox.sold']", given, play)])).mistakes;
    let complaint = ["s.toml:2: scenario 's0' shows card:red-fox.sold but never mentions it"];
    assert_eq!(mistakes("{}", "over"), complaint);
    assert_eq!(mistakes("{}", "A bid red-fox"), [""; 0]);
    assert_eq!(mistakes("{}", "expect A.hand has red-fox"), [""; 0]);
    assert_eq!(mistakes("{ A = { hand = ['owl', 'red-fox'] } }", "over"), [""; 0]);
    assert_eq!(mistakes("{ row = { red-fox = 1 } }", "over"), [""; 0]);
    assert_eq!(mistakes("{ row = ['red-fox-cub', 'old-red-fox'] }", "A bid red"), complaint, "other words");
    assert_eq!(mistakes("{}", "over # red-fox"), complaint, "a comment is no mention");
}
