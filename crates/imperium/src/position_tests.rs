//! Positions that contradict themselves, and what is said about them.

use serde_json::Value;
use table::Game;
use table::scenario::position_from_toml;

use crate::content::Deck;
use crate::game::{Imperium, Setup};
use crate::state::MAX_OWNED;

fn build(given: &str) -> Result<Value, String> {
    let given: toml::Table = given.parse().unwrap_or_else(|error| panic!("{given}: {error}"));
    let position = position_from_toml::<Imperium>(toml::Value::Table(given)).map_err(|problem| problem.0)?;
    Ok(position.0.inspect(&position.1))
}

#[test]
fn contradictions_are_refused_with_the_reason() {
    for (given, reason) in [
        ("players = 3\nD.spice = 1", "D: nobody sits there in a game of 3"),
        ("players = 3\nD.leader = 'paul-atreides'", "D: nobody sits there in a game of 3"),
        ("players = 5", "base is for 3 or 4 players, not 5"),
        ("players = 3\nfirst = 'D'", "first: there is no seat D"),
        ("players = 3\nturn = 'D'", "turn: there is no seat D"),
        ("players = 3\nmentat = 'D'", "mentat: there is no seat D"),
        ("players = 3\ncontrol.arrakeen = 'D'", "control: there is no seat D"),
        ("players = 3\nA.influence.fremen = 4\nalliances.fremen = 'D'", "alliances: there is no seat D"),
        ("first = 'X'", "'X' is not a seat"),
        ("A.revealed = true", "turn: A has revealed and takes no more turns this round"),
        ("turn = 'B'\nB.revealed = true", "turn: B has revealed and takes no more turns this round"),
        (
            "A.agents = ['high-council']",
            "A.agents: whoever is on high-council has what it gives: say high_council = true",
        ),
        ("A.agents = ['swordmaster']", "A.agents: whoever is on swordmaster has what it gives: say swordmaster = true"),
        ("A.agents = ['arrakeen', 'carthag', 'mentat']", "A.agents: more than this player has"),
        ("A.agents = ['arakeen']", "A.agents: there is no board space 'arakeen'; did you mean 'arrakeen'?"),
        ("round = 0", "round: the first round is 1"),
        ("round = 11", "round: 11 is beyond the last one, 10"),
        ("A.leader = 'helena-richese'\nC.leader = 'helena-richese'", "C.leader: helena-richese is A's leader already"),
        ("A.leader = 'helena-riches'", "A.leader: there is no leader 'helena-riches'; did you mean 'helena-richese'?"),
        ("at = 'setup'\nA.leader = 'helena-richese'", "A.leader: nobody has a leader at 'setup'"),
        ("draft = ['helena-richese']", "draft: leaders are drafted at 'setup' only"),
        ("at = 'setup'\ndraft = ['helena-richese']", "draft: 1 leaders for 4 players"),
        (
            "at = 'setup'\nplayers = 3\n\
             draft = ['helena-richese', 'paul-atreides', 'helena-richese', 'duke-leto-atreides']",
            "draft: helena-richese is there twice",
        ),
        ("A.secret_factions = ['fremen', 'guild']", "A.secret_factions: two, and only for a leader who has them"),
        (
            "A.leader = 'baron-vladimir-harkonnen'\nA.secret_factions = ['fremen', 'fremen']",
            "A.secret_factions: two, and only for a leader who has them",
        ),
        ("A.face_up = ['ambush']", "A.face_up: ambush does not wait for the reveal turn, so it never lies face up"),
        ("A.face_up = ['windfall']", "A.face_up: windfall does not wait for the reveal turn"),
        ("turn = 'B'\nA.revealed = true\nA.face_up = ['charisma']", "A.face_up: what lies face up is gone"),
        ("imperium_rest = 'discard'", "unknown variant `discard`, expected `deck` or `gone`"),
        ("intrigue_rest = 'gone'", "unknown variant `gone`, expected `deck` or `discard`"),
        ("intrigue_rest = 'away'", "unknown variant `away`, expected `deck` or `discard`"),
        ("conflict_deck = ['skirmish-a', 'skirmish-a']", "conflict_deck: skirmish-a is there twice"),
        ("conflict = 'skirmish-a'\nconflict_deck = ['skirmish-a']", "conflict_deck: skirmish-a is the conflict of"),
        ("conflict_deck = []", "conflict: name it, the conflict deck is empty"),
        ("A.garrison = 13", "A.garrison: supply, garrison and conflict must add up to 12 troops"),
        ("A.supply = 0", "A.garrison: supply, garrison and conflict must add up to 12 troops"),
        ("A.influence.fremen = 7", "A.influence: 7 with fremen is above the top, 6"),
        ("A.influence.fremen = 4\nB.influence.fremen = 4", "alliances: say who of the equals holds fremen"),
        ("A.influence.fremen = 4\nalliances.fremen = 'B'", "B holds the fremen alliance with 0 of 4"),
        ("A.influence.fremen = 3\nalliances.fremen = 'A'", "A holds the fremen alliance with 3 of 3"),
        ("A.influence.fremen = 2\nA.vp = 1", "A.vp: 1 contradicts the 2 points of start and influence"),
        ("A.hand = ['stilgar']\nB.hand = ['stilgar']", "B.hand: no copy of stilgar is left"),
        ("A.hand = ['ambush']", "A.hand: there is no card 'ambush'"),
        ("A.intrigue = ['ambush', 'ambush', 'ambush']", "A.intrigue: no copy of ambush is left"),
        ("row = ['dagger']", "row: dagger is no Imperium card"),
        ("A.aside = ['dagger']", "A.aside: dagger is no Imperium card"),
        ("turn = 'B'\nA.revealed = true\nA.aside = ['chani']", "A.aside: what is set aside is gone once its owner"),
        ("reserve.stilgar = 1", "reserve: stilgar is no reserve card"),
        ("reserve.foldspace = 99", "reserve: only 6 copies of foldspace are left"),
        ("bonus_spice.arrakeen = 1", "bonus_spice: arrakeen is no maker space"),
        ("control.mentat = 'A'", "control: mentat cannot be controlled"),
        ("A.wine = 3", "unknown field `wine`"),
    ] {
        let problem = build(given).expect_err(given);
        assert!(problem.contains(reason), "{given}\n{problem}");
    }
}

#[test]
fn a_card_set_aside_counts_among_those_one_player_can_own() {
    let game = Imperium::new(&Setup::with_modules(&["base", "ix"], 4)).unwrap();
    // All that anybody can get but the starting cards, which lie in the deck.
    let cards = game.content.cards.iter().filter(|card| card.deck != Deck::Starter);
    let names: Vec<&str> = cards.flat_map(|card| std::iter::repeat_n(card.id.as_str(), card.copies.into())).collect();
    let starters = game.content.cards.iter().filter(|card| card.deck == Deck::Starter);
    let free = MAX_OWNED - starters.map(|card| usize::from(card.copies)).sum::<usize>();
    let given = |discard: &[&str]| {
        let saved = names[free];
        format!("modules = ['base', 'ix']\nA.leader = 'ilesa-ecaz'\nA.saved = '{saved}'\nA.discard = {discard:?}")
    };
    build(&given(&names[..free - 1])).unwrap();
    let problem = build(&given(&names[..free])).unwrap_err();
    assert!(problem.contains("129 cards in all; a player can own at most 128"), "{problem}");
}

#[test]
fn what_only_looks_like_a_contradiction_is_accepted() {
    for given in [
        "players = 3\n[D]",
        // Sent there when it was allowed; sent there before another moved in.
        "A.agents = ['sietch-tabr']",
        "A.agents = ['arrakeen']\nB.agents = ['arrakeen']",
        "A.agents = ['arrakeen', 'arrakeen']",
        "A.agents = ['mentat']",
        "A.agents = ['high-council']\nA.high_council = true",
        "mentat = 'A'\nA.agents = ['arrakeen', 'carthag', 'mentat']",
        "turn = 'B'\nA.revealed = true",
        "at = 'combat'\nA.revealed = true\nA.conflict = 1",
        "at = 'setup'",
        "round = 10",
        "A.face_up = ['charisma']",
    ] {
        build(given).unwrap_or_else(|problem| panic!("{given}\n{problem}"));
    }
}

#[test]
fn who_names_no_leader_plays_without_one() {
    for at in ["turn", "round-start", "combat", "endgame"] {
        let tree = build(&format!("at = '{at}'\nB.leader = 'paul-atreides'\n[A]\nconflict = 1")).unwrap();
        assert_eq!((&tree["A"]["leader"], &tree["B"]["leader"]), (&Value::Null, &"paul-atreides".into()), "{at}");
    }
    assert_eq!(build("at = 'round-start'").unwrap()["phase"], "turns", "nobody is asked for a leader");
    let given: toml::Table = "A.hand = ['signet-ring']".parse().unwrap();
    let (game, mut state) = position_from_toml::<Imperium>(toml::Value::Table(given)).unwrap();
    for action in ["agent signet-ring arrakeen", "resolve arrakeen.space.1", "resolve arrakeen.space.2"] {
        let action = game.parse_action(action).unwrap();
        game.apply(&mut state, action, &mut ()).unwrap();
    }
    let ring = game.parse_action("resolve signet-ring.agent").unwrap();
    assert!(!game.is_legal(&state, ring), "the ring has no leader to do anything");
    assert!(game.is_legal(&state, game.parse_action("end-turn").unwrap()));
}
