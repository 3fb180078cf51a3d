use serde_json::json;
use table::Game;
use table::scenario::{Failure, Scenario, ScenarioReport, parse_file, position_from_json, position_from_toml, run};

use crate::support::Auction;

const GIVEN: &str = "given = { lot = 8, hands = [[2, 5], [5, 9]], deck = [11, 3, 12, 1, 1, 2, 3, 4] }";

fn scenario(script: &str) -> Scenario {
    let text = format!("[[scenario]]\nname = 'test'\nshows = []\n{GIVEN}\nplay = '''\n{script}\n'''\n");
    only("test.toml", &text)
}

/// The one scenario of a file.
fn only(file: &str, text: &str) -> Scenario {
    let mut parsed = parse_file(file, text);
    assert_eq!((parsed.scenarios.len(), parsed.problems.as_slice()), (1, [].as_slice()));
    parsed.scenarios.remove(0)
}

fn passes(script: &str) -> ScenarioReport {
    run::<Auction>(&scenario(script)).unwrap_or_else(|failure| panic!("{failure}"))
}

/// Runs a script whose last line must fail. The first line is line 6 of the file.
fn fails(script: &str) -> Failure {
    let failure = *run::<Auction>(&scenario(script)).expect_err(script);
    assert_eq!(failure.line, 5 + script.lines().count(), "{failure}");
    assert_eq!(failure.step, script.lines().last().unwrap().trim());
    failure
}

fn misread(text: &str) -> String {
    let problems = parse_file("broken.toml", text).problems;
    problems.into_iter().map(|problem| problem.0).collect::<Vec<_>>().join(" ; ")
}

#[test]
fn a_round_of_the_game() {
    let report = passes(
        "
        # Bids are laid face down
        turn A
        options 2
        legal A bid 5
        legal A bid *
        illegal A bid 9     # it is in B's hand
        illegal B bid 9     # not B's decision
        illegal A keep *
        A bid 5
        expect A.bid = 5
        expect A.hand = [2]
        view A bids.0 = 5
        view B bids.0 = 0
        view spectator hand = []
        view B hand == [5, 9]
        expect winner = none
        expect winner != B
        expect A.hand lacks 99

        B bid 9
        no undo
        expect winner = B
        turn B
        legal B keep
        B keep
        expect B.points = 8
        expect B.points >= 8
        expect A.hand = [11, 2]
        expect A.hand has 11
        expect A.hand lacks 3
        expect lot = 12
        expect deck.count != 9
        expect deck == [4, 3, 2, 1, 1]
        B bid 3
        undo
        turn B              # the winner leads
        expect B.bid = none
        B bid 3
        A bid 11
        A sell
        over
        ",
    );
    assert_eq!(report, ScenarioReport { actions: 7, checks: 32 });
}

#[test]
fn the_end() {
    passes("A bid 2\nB bid 9\nB sell\nB bid 5\nA bid 3\nB keep\nover\nillegal A keep\noptions 0\nexpect B.points = 5");
}

#[test]
fn failures_name_what_was_expected_and_found() {
    for (script, expected, found) in [
        ("A bid 5\nA bid 2", "A can do this", "B owes the decision"),
        ("A bid 4", "A can do this", "A holds no 4"),
        ("A fly", "'fly' is an action", "'fly' is unknown; expected bid, keep or sell"),
        ("legal A bid x", "'bid x' is an action", "'x' is no card"),
        ("illegal A bid x", "'bid x' is an action", "'x' is no card"),
        ("illegal B fly", "'fly' is an action", "'fly' is unknown"),
        ("legal A bid 4", "A can do this", "A holds no 4"),
        ("legal B bid 5", "B can do this", "A owes the decision"),
        ("illegal A bid 5", "A cannot do this", "it is legal"),
        ("legal A keep *", "some legal action begins so", "none does"),
        ("illegal A bi*", "no legal action begins so", "'bid 2'"),
        ("legal A bit *", "an action can begin with 'bit'", "'bit' is unknown"),
        ("illegal A bit *", "an action can begin with 'bit'", "'bit' is unknown"),
        ("illegal A bid five*", "an action can begin with 'bid five'", "'five' is no card"),
        ("illegal C bid 5", "a seat C", "2 seats"),
        ("legal C bid *", "a seat C", "2 seats"),
        ("turn C", "a seat C", "2 seats"),
        ("C bid 5", "a seat C", "2 seats"),
        ("expect A.hand lacks fox", "'fox' is a name", "'fox' is never there"),
        ("expect A.hand lacks [1, fox]", "'fox' is a name", "'fox' is never there"),
        ("expect winner != C", "'C' is a name", "'C' is never there"),
        ("view B hand lacks fox", "'fox' is a name", "'fox' is never there"),
        ("turn B", "B owes the decision", "A owes the decision"),
        ("over", "the game is over", "A owes the decision"),
        ("options 3", "3 legal actions", "2"),
        ("undo", "can be taken back", "nothing has been done yet"),
        ("no undo", "stays", "nothing has been done yet"),
        ("A bid 5\nno undo", "stays", "nobody learned"),
        ("A bid 5\nB bid 5\nundo", "can be taken back", "somebody learned"),
        ("expect A.hand = [2, 6]", "A.hand = [2,6]", "[2,5]"),
        ("expect A.hands = [2, 5]", "A.hands", "no 'hands' in 'A', only hand, bid, points"),
        ("view B bids.2 = none", "bids.2", "no '2' in 'bids', a list of 2"),
        ("view C hand = []", "a seat C", "2 seats"),
    ] {
        let failure = fails(script);
        assert!(failure.expected.contains(expected), "{script}: {failure}");
        assert!(failure.found.contains(found), "{script}: {failure}");
    }
}

#[test]
fn a_wildcard_speaks_of_the_bare_word_too() {
    passes("A bid 2\nB bid 9\nlegal B keep *\nlegal B *");
    fails("A bid 2\nB bid 9\nillegal B keep *");
}

#[test]
fn a_failure_shows_the_place_and_the_legal_actions() {
    let text = "[[scenario]]\nname = 'crlf'\nshows = []\nplay = '''\n# c\nA bid 8'''\n[scenario.given]\nlot = 8\ndeck = []\n\
                hands = [[1, 2, 3, 4], [4]]\n";
    let scenario = only("dir/file.toml", &text.replace('\n', "\r\n"));
    let message = run::<Auction>(&scenario).unwrap_err().to_string();
    let lines: Vec<&str> = message.lines().collect();
    assert_eq!(lines[0], "dir/file.toml:6: scenario 'crlf'");
    assert_eq!(lines[1], "  step:     A bid 8");
    assert_eq!(lines[2], "  expected: A can do this");
    assert_eq!(lines[3], "  found:    A holds no 8");
    assert_eq!(lines[4], "  legal:    bid 1 | bid 2 | bid 3 | bid 4");
    assert_eq!(lines.len(), 5);
}

#[test]
fn long_lists_of_legal_actions_are_cut() {
    let given = "{ lot = 8, deck = [], hands = [[1,2,3,4,5,6,7,8,9,10,11,12,13,14], [4]] }";
    let text = format!("[[scenario]]\nname = 'x'\nshows = []\ngiven = {given}\nplay = 'over'");
    let failure = run::<Auction>(&only("x", &text)).unwrap_err();
    assert_eq!((failure.legal.len(), failure.more), (12, 2));
    assert!(failure.to_string().ends_with("bid 11 | bid 12 | … and 2 more"), "{failure}");
}

#[test]
fn a_given_that_cannot_be_is_reported_at_its_line() {
    for (given, part) in [
        ("lot = 8\nhands = [[1], [2]]\ndeck = []\nstars = 3", "unknown field `stars`"),
        ("lot = 8\nhands = [[1], [2]]", "missing field `deck`"),
        ("lot = 8\nhands = [[1]]\ndeck = []", "1 players; 2 to 4 can play"),
        ("lot = 8\nhands = [[8], [8]]\ndeck = []", "there is no further card 8"),
        ("lot = 8\nhands = [[1], ['x']]\ndeck = []", "invalid type: string \"x\""),
    ] {
        let text = format!("[[scenario]]\nname = 'x'\nshows = []\nplay = 'turn A'\n\n[scenario.given]\n{given}\n");
        let failure = run::<Auction>(&only("x.toml", &text)).unwrap_err();
        assert_eq!((failure.line, failure.step.as_str()), (6, "given"), "{failure}");
        assert!(failure.found.contains(part), "{failure}");
        assert!(!failure.found.contains('\n'));
    }
}

#[test]
fn the_laws_are_checked_after_each_action() {
    let script = "A bid 5\nB bid 9";
    let mut broken = scenario(script);
    broken.given.as_table_mut().unwrap().insert("fault".into(), "lost-card".into());
    let failure = run::<Auction>(&broken).unwrap_err();
    assert_eq!((failure.line, failure.step.as_str()), (7, "B bid 9"));
    assert_eq!(
        (failure.expected.as_str(), failure.found.as_str()),
        ("the laws of the game hold", "38 cards instead of 40")
    );
}

#[test]
fn a_panic_is_the_failure_of_its_step() {
    let mut broken = scenario("A bid 5\nB bid 9\nB keep\nover");
    broken.given.as_table_mut().unwrap().insert("fault".into(), "panicking".into());
    let failure = run::<Auction>(&broken).unwrap_err();
    assert_eq!((failure.line, failure.step.as_str()), (8, "B keep"));
    assert_eq!(failure.found, "a panic: nobody keeps 8");
}

#[test]
fn lines_are_those_of_the_file() {
    let step_lines = |play: &str| -> Vec<usize> {
        let text = format!("# file\n\n[[scenario]]\nname = 'x'\nshows = ['B1']\nnote = 'n'\n{GIVEN}\n{play}\n");
        let scenario = only("x", &text);
        assert_eq!((scenario.line, scenario.given_line, scenario.note.as_deref()), (4, 7, Some("n")));
        scenario.steps.iter().map(|step| step.line).collect()
    };
    assert_eq!(step_lines("play = 'turn A'"), [8]);
    assert_eq!(step_lines("play = '''turn A\nturn A'''"), [8, 9]);
    assert_eq!(step_lines("play = '''\nturn A\n\n# c\nturn A\n'''"), [9, 12]);
    assert_eq!(step_lines("play = \"\"\"\n  turn A\n  expect x = \\\"5\\\"\n\"\"\""), [9, 10]);
    assert_eq!(step_lines("play = \"turn A\\nturn A\""), [8, 8], "escaped line ends are on the same line");
}

#[test]
fn unreadable_files_are_refused_with_their_line() {
    let with = |extra: &str, play: &str| {
        format!("[[scenario]]\nname = 'x'\nshows = []\n{extra}\ngiven = {{}}\nplay = '''\n{play}\n'''")
    };
    for (text, part) in [
        ("".to_owned(), "broken.toml:1: no [[scenario]]"),
        ("[[scenario]]\nname = 'x".to_owned(), "broken.toml:2: "),
        ("[[scenario]]\nname = 'x'\n".to_owned(), "missing field `shows`"),
        ("[[scenarios]]\nname = 'x'\n".to_owned(), "broken.toml:1: unknown field `scenarios`"),
        (with("author = 'me'", "turn A"), "broken.toml:4: unknown field `author`"),
        (with("note = 5", "turn A"), "broken.toml:4: invalid type: integer `5`"),
        (with("", ""), "broken.toml:2: scenario 'x' has an empty play"),
        (with("", "turn A\nhidden B"), "broken.toml:8: 'hidden B': unknown step; a step begins with a seat"),
        (with("", "").replace("'''\n\n'''", "'né'"), "broken.toml:6: 'né': unknown step"),
        (with("", "turn"), "broken.toml:7: 'turn': expected a seat (A, B, …), found ''"),
        (with("", "turn A B"), "'B' is too much after the seat"),
        (with("", "A"), "expected an action after the seat"),
        (with("", "legal A"), "expected an action after the seat"),
        (with("", "legal bid 5"), "expected a seat (A, B, …), found 'bid'"),
        (with("", "legal A bid * 5"), "'*' can only stand at the end"),
        (with("", "options many"), "expected a number, found 'many'"),
        (with("", "over now"), "unknown step"),
        (with("", "expect A.hand is 5"), "expected one of = == != >= <= has lacks after 'A.hand', found 'is'"),
        (with("", "view Z hand = 5"), "expected a seat (A, B, …), found 'Z'"),
        (format!("{0}\n{0}", with("", "turn A")), "broken.toml:10: scenario 'x' is already at line 2"),
    ] {
        let problem = misread(&text);
        assert!(!problem.contains(" ; "), "one problem: {problem}");
        assert!(problem.contains(part), "{text}\n{problem}");
        assert!(!problem.contains('\n'), "{problem}");
    }
}

#[test]
fn a_broken_scenario_hides_no_other() {
    let good = |name: &str| format!("[[scenario]]\nname = '{name}'\nshows = []\nplay = 'over'\n");
    for (broken, problem) in [
        ("[[scenario]]\nname = 'x'\nshows = []\nplay = 'fly'\n", "f:8: 'fly': unknown step"),
        ("[[scenario]]\nname = 'x'\nshows = []\nplay = '''\n", "f:9: "),
        ("[[scenario]]\nname = 'x'\nshow = []\nplay = 'over'\n", "f:7: unknown field `show`"),
        ("[[scenario]]\nname = 'x\nshows = []\nplay = 'over'\n", "f:6: "),
        ("[[scenario]]\nname = 'a'\nshows = []\nplay = 'over'\n", "f:6: scenario 'a' is already at line 2"),
    ] {
        let parsed = parse_file("f", &format!("{}{broken}{}", good("a"), good("b")));
        let names: Vec<(&str, usize)> = parsed.scenarios.iter().map(|s| (s.name.as_str(), s.line)).collect();
        assert_eq!(names, [("a", 2), ("b", 10)], "{broken}");
        assert_eq!(parsed.problems.len(), 1, "{broken}");
        assert!(parsed.problems[0].0.starts_with(problem), "{}", parsed.problems[0]);
    }
    let two = parse_file("f", "[[scenario]]\nname = 'x'\nshows = []\nplay = '''\nfly\nover\nswim\n'''\n").problems;
    let lines: Vec<&str> = two[0].0.lines().map(|line| &line[..9]).collect();
    assert_eq!((two.len(), lines), (1, vec!["f:5: 'fly", "f:7: 'swi"]), "every bad line of a scenario is told");
}

#[test]
fn a_given_may_be_left_out() {
    let scenario = only("x", "[[scenario]]\nname = 'x'\nshows = []\nplay = 'over'\n");
    assert_eq!((scenario.given, scenario.given_line), (toml::Value::Table(toml::Table::new()), 2));
}

#[test]
fn a_given_may_be_spread_over_tables() {
    let text =
        "[[scenario]]\nname = 'x'\nshows = []\nplay = 'over'\n[scenario.given.A]\nhand = [1]\n[scenario.given.B]\n";
    let scenario = only("x", text);
    assert_eq!(scenario.given["A"]["hand"][0].as_integer(), Some(1));
    assert!(scenario.given["B"].is_table());
}

#[test]
fn positions_come_from_json_as_well() {
    let (game, state) =
        position_from_json::<Auction>(json!({"lot": 8, "hands": [[2, 5], [5, 9]], "deck": [11]})).unwrap();
    let given: toml::Table = "lot = 8\nhands = [[2, 5], [5, 9]]\ndeck = [11]".parse().unwrap();
    let (_, same) = position_from_toml::<Auction>(toml::Value::Table(given)).unwrap();
    assert_eq!(state, same);
    assert_eq!(game.inspect(&state)["A"]["hand"], json!([2, 5]));
    let problem = position_from_json::<Auction>(json!({"lot": 8})).err().unwrap();
    assert!(problem.0.contains("missing field `hands`"), "{problem}");
}
