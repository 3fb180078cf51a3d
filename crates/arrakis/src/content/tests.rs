//! The content counts what the box holds.

use super::*;

#[test]
fn the_board_has_everything_the_box_prints() {
    let map = &Content::built_in().map;
    let by_terrain = Terrain::ALL.iter().map(|terrain| map.terrain[terrain.index()].len()).collect::<Vec<_>>();
    assert_eq!(by_terrain, [19, 12, 5, 42, 23], "mountain, plateau, minor erg, desert, deep desert");
    let borders = |of: &[AreaSet]| of.iter().map(|set| set.len()).sum::<usize>() / 2;
    assert_eq!((borders(&map.touch), borders(&map.ground)), (276, 265));
    assert_eq!(map.sector.map(AreaSet::len), [17, 10, 9, 10, 18, 10, 10, 20], "the North Pole lies in four of them");
    assert_eq!(map.sheltered.len(), 5);
    assert_eq!(map.settlements.iter().map(|settlement| settlement.1).collect::<Vec<_>>().iter().sum::<u8>(), 9);
    assert_eq!(map.villages.len(), 4);
    let pole = Content::built_in().area("north-pole").unwrap();
    assert_eq!(map.zones_of[pole.index()], 0xff, "every air zone is connected to the North Pole");
    assert!(map.ground.iter().map(|set| set.len()).max() == Some(8));
}

#[test]
fn the_cards_are_as_many_as_in_the_box() {
    let content = Content::built_in();
    for &deck in Board::ALL {
        let copies: u8 = content.cards.iter().filter(|card| card.deck == deck).map(|card| card.copies).sum();
        assert_eq!(copies, 18, "{}", deck.name());
    }
    assert_eq!(content.cards.len(), 68 - 34 + 34, "titles of both sides");
    assert_eq!(content.leaders.len(), 15);
    assert_eq!(content.prescience.iter().filter(|card| card.action_phase).count(), 8);
    assert_eq!(content.prescience.len(), 16);
    assert_eq!((content.objectives.len(), content.bans.len(), content.tactics.len()), (6, 3, 8));
    assert_eq!(content.rules.len(), 283);
    let sums = content.prescience.iter().fold([0; 3], |mut sums, card| {
        sums.iter_mut().zip(card.markers).for_each(|(sum, steps)| *sum += steps);
        sums
    });
    assert_eq!(sums, [13, 13, 13]);
}

#[test]
fn what_is_reconstructed_says_so_and_can_be_confirmed() {
    let content = Content::built_in();
    let leader = |content: &Content, id: &str| content.leaders[content.leader(id).unwrap().index()].clone();
    assert_eq!(leader(&content, "chani").reconstructed, ["slot", "special"]);
    assert!(leader(&content, "paul-atreides").reconstructed.is_empty());
    assert!(content.constants.reconstructed.contains(&"dice.atreides".to_owned()));
    assert_eq!(content.prescience.iter().filter(|card| !card.reconstructed.is_empty()).count(), 8);
    let built_in = FILES.iter().find(|file| file.0 == "reconstructed.toml").unwrap().1;
    let confirmed = built_in.replace("[leader.chani]", "[leader.chani]\nconfirmed = true");
    let content = Content::with_files(&[("reconstructed.toml".into(), confirmed)]).unwrap();
    assert!(leader(&content, "chani").reconstructed.is_empty());
}

#[test]
fn tanks_and_phases_can_be_corrected_in_the_overlay_alone() {
    let built_in = FILES.iter().find(|file| file.0 == "reconstructed.toml").unwrap().1;
    let content = Content::built_in();
    let oath =
        |content: &Content| content.prescience[content.prescience("oath-of-the-fedaykin").unwrap().index()].clone();
    assert!(oath(&content).reconstructed.contains(&"phase".to_owned()));
    assert!(content.constants.reconstructed.contains(&"dashboard.corrino-ally".to_owned()));
    assert_eq!(content.constants.shared_tank, [3, 3, 5, 5]);
    let corrected = built_in.replace("[dashboard.corrino-ally]\ntank = 5", "[dashboard.corrino-ally]\ntank = 4");
    let corrected = corrected.replace(
        "[prescience.oath-of-the-fedaykin]\nphase = \"action\"\nspend_die = true",
        "[prescience.oath-of-the-fedaykin]\nphase = \"end-of-round\"\nspend_die = false",
    );
    let content = Content::with_files(&[("reconstructed.toml".into(), corrected)]).unwrap();
    assert_eq!(content.constants.shared_tank, [3, 3, 5, 4]);
    assert!(!oath(&content).action_phase && !oath(&content).spend_die);
}

/// Every question the facts leave open is decided by a rule that says so.
#[test]
fn open_questions_are_decided_by_rules_marked_as_ours() {
    let text = FILES.iter().find(|file| file.0 == "rules.toml").unwrap().1;
    for number in 1..=25 {
        assert!(text.contains(&format!("\"Q{number}\"")), "no rule decides Q{number}");
    }
    let content = Content::built_in();
    let ours = |id: &str| content.rules.iter().find(|rule| rule.id == id).is_some_and(|rule| rule.ours);
    assert!(ours("W48") && ours("W265") && !ours("W52"));
}

#[test]
fn mistakes_say_where_they_are() {
    let mistake = |file: &str, from: &str, to: &str| {
        let text = FILES.iter().find(|known| known.0 == file).unwrap().1;
        assert!(text.contains(from), "{from}");
        Content::with_files(&[(file.into(), text.replacen(from, to, 1))]).unwrap_err().0
    };
    let shown = mistake("cards.toml", "move 1 any-legion | attack", "move 1 any-army | attack");
    assert_eq!(
        shown,
        "cards.toml:6:18: card 'war-plan': 'any-army' is not a legion; expected any-legion, that-legion, legion-with
    effect = \"move 1 any-army | attack any-legion with extra-die 1\"
                     ^^^^^^^^"
    );
    let shown = mistake("cards.toml", "copies = 3", "copies = 256");
    assert!(shown.starts_with("cards.toml:") && shown.contains("\n    id = \"") && shown.ends_with('^'), "{shown}");
    // What the overlay says is wrong there.
    let shown = mistake("reconstructed.toml", "move 3 any-legion", "move 300 any-legion");
    assert!(shown.starts_with("reconstructed.toml:") && shown.contains(": leader 'chani': number out"), "{shown}");
    assert!(shown.ends_with("\n    special = \"move 300 any-legion\"\n                    ^^^"), "{shown}");
    let shown = mistake("reconstructed.toml", "requires = \"own-turn,", "requires = \"own-turm,");
    assert!(shown.starts_with("reconstructed.toml:") && shown.ends_with("\n                ^^^^^^^^"), "{shown}");
    let shown = mistake("reconstructed.toml", "[leader.chani]", "[leader.channi]");
    assert!(shown.contains("chani") || shown.contains("there is no leader 'channi'"), "{shown}");
    let shown = mistake("board.toml", "terrain = \"plateau\"", "terrain = \"plain\"");
    assert!(shown.starts_with("board.toml:") && shown.contains(": unknown variant `plain`"), "{shown}");
    assert!(shown.ends_with("\n    terrain = \"plain\"\n              ^^^^^^^"), "{shown}");
    let shown = mistake("bans.toml", "[[ban]]", "[[ban]");
    assert!(shown.starts_with("bans.toml:") && shown.ends_with('^'), "{shown}");
    let shown = mistake("rules.toml", "\"term:impassable-border\"", "\"term:impassible-border\"");
    assert_eq!(shown, "rules.toml: rule 'W4': there is no 'term:impassible-border'");
    let shown = mistake("rules.toml", "about = [\"term:atreides\", \"term:harkonnen\"]", "about = []");
    assert_eq!(shown, "rules.toml: rule 'W1' is about nothing");
    let shown = mistake("terms.toml", "\"sectors\"", "\"area\"");
    assert_eq!(shown, "terms.toml: 'area' is there twice");
    let shown = Content::with_files(&[("cads.toml".into(), String::new())]).unwrap_err().0;
    assert!(shown.starts_with("cads.toml: a file of the content is called board.toml"), "{shown}");
}

/// Where and what is wrong with a text: the marked part, and the message.
fn wrong(parsed: Result<(), ParseError>, text: &str) -> (usize, &str, String) {
    let error = parsed.expect_err(text);
    (error.at, &text[error.at..error.at + error.len], error.message)
}

fn wrong_effect(text: &str) -> (usize, &str, String) {
    let [effect, ..] = check_language(text);
    wrong(effect, text)
}

fn is_effect(text: &str) -> bool {
    check_language(text)[0].is_ok()
}

#[test]
fn brackets_nest_only_so_deep() {
    let round = |depth: usize| format!("{}storm{}", "(".repeat(depth), ")".repeat(depth));
    let square = |depth: usize| format!("{}storm{}", "if atomics-used: [".repeat(depth), "]".repeat(depth));
    assert!(is_effect(&round(16)) && is_effect(&square(16)));
    let message = "nested more than 16 deep".to_owned();
    assert_eq!(wrong_effect(&round(17)), (17, "storm", message.clone()));
    assert_eq!(wrong_effect(&square(17)), (17 * 18, "storm", message.clone()));
    assert_eq!(wrong_effect(&round(1_000_000)), (17, "(", message));
}

#[test]
fn rows_and_trees_have_a_length_that_can_be_counted() {
    let row = |part: &str, count: usize| vec![part; count].join(",");
    assert!(is_effect(&row("storm", 255)));
    let message = "more than 255 parts in one row".to_owned();
    assert_eq!(wrong_effect(&row("storm", 256)), (255 * 6, "storm", message));
    let wide = format!("({})", row("storm", 255));
    let all = row(&wide, 255);
    assert!(is_effect(&all));
    let (_, _, message) = wrong_effect(&format!("({all}), ({all})"));
    assert_eq!(message, "more than 65535 effects in all");
}

#[test]
fn numbers_have_a_range() {
    assert!(is_effect("draw 1") && is_effect("draw 20"));
    for number in ["0", "21", "256", "257", "99999999999999999999"] {
        let text = format!("draw {number}");
        assert_eq!(wrong_effect(&text), (5, number, "number out of range: 1 to 20".to_owned()));
    }
    for (text, at, part) in [("draw", 4, ""), ("draw x", 5, "x"), ("draw -1", 5, "-1"), ("draw 1x", 5, "1x")] {
        assert_eq!(wrong_effect(text), (at, part, "expected a number".to_owned()));
    }
}

#[test]
fn a_prescience_card_asks_for_at_most_four_things() {
    let asked = |text: &'static str| {
        let [_, requirements, _] = check_language(text);
        requirements.map_err(|error| (error.at, error.message))
    };
    assert_eq!(asked(""), Ok(()));
    assert_eq!(asked("own-turn, own-turn, own-turn, own-turn"), Ok(()));
    let too_many = Err((40, "more than four requirements".to_owned()));
    assert_eq!(asked("own-turn, own-turn, own-turn, own-turn, own-turn"), too_many);
    assert_eq!(asked("own-turn,").map_err(|error| error.0), Err(9));
}
