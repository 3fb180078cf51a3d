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
    assert!(shown.starts_with("cards.toml: card 'war-plan': 'any-army' is not a legion"), "{shown}");
    assert!(shown.ends_with("any-army | attack any-legion with extra-die 1\n         ^"), "{shown}");
    let shown = mistake("reconstructed.toml", "[leader.chani]", "[leader.channi]");
    assert!(shown.contains("chani") || shown.contains("there is no leader 'channi'"), "{shown}");
    let shown = mistake("board.toml", "terrain = \"plateau\"", "terrain = \"plain\"");
    assert!(shown.starts_with("board.toml: unknown variant `plain`"), "{shown}");
    let shown = mistake("rules.toml", "\"term:impassable-border\"", "\"term:impassible-border\"");
    assert_eq!(shown, "rules.toml: rule 'W4': there is no 'term:impassible-border'");
    let shown = mistake("rules.toml", "about = [\"term:atreides\", \"term:harkonnen\"]", "about = []");
    assert_eq!(shown, "rules.toml: rule 'W1' is about nothing");
    let shown = mistake("terms.toml", "\"sectors\"", "\"area\"");
    assert_eq!(shown, "terms.toml: 'area' is there twice");
    let shown = Content::with_files(&[("cads.toml".into(), String::new())]).unwrap_err().0;
    assert!(shown.starts_with("cads.toml: a file of the content is called board.toml"), "{shown}");
}
