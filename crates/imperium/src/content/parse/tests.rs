use super::super::arena::{Arena, NODES};
use super::super::{Node, Source};
use super::*;
use crate::effect::{Destination, Hook, Nodes, Track, TroopPlace};
use crate::ids::*;

const SOURCE: Source = Source::Card(CardId(0));

fn names() -> Names {
    Names {
        cards: [("foldspace", 0), ("the-spice-must-flow", 1)].map(|(n, i)| (n.to_owned(), CardId(i))).into(),
        spaces: [("arrakeen", 0, true), ("wealth", 1, false)].map(|(n, i, c)| (n.to_owned(), (SpaceId(i), c))).into(),
    }
}

/// The entries of `text`, and the arena they lie in.
fn laid(text: &str) -> (Nodes, Vec<Node>) {
    let trees = parse_effect(text, &names()).unwrap_or_else(|e| panic!("{text}: {e:?}"));
    let mut arena = Arena::default();
    let nodes = arena.alloc(&trees, SOURCE).unwrap();
    (nodes, arena.nodes)
}

fn effects(text: &str) -> Vec<Effect> {
    laid(text).1.iter().map(|n| n.effect).collect()
}

/// Where and what is wrong: the marked part of the text, and the message.
fn wrong(text: &str) -> (usize, &str, String) {
    let error = parse_effect(text, &names()).expect_err(text);
    (error.at, &text[error.at..error.at + error.len], error.message)
}

fn nodes(first: u16, len: u8) -> Nodes {
    Nodes { first, len }
}

#[test]
fn every_atom() {
    let fremen = Track::Of(Faction::Fremen);
    let all = [
        ("solari 20", Effect::Gain(Good::Solari, 20)),
        ("spice 10", Effect::Gain(Good::Spice, 10)),
        ("water 1", Effect::Gain(Good::Water, 1)),
        ("persuasion 2", Effect::Gain(Good::Persuasion, 2)),
        ("sword 3", Effect::Gain(Good::Sword, 3)),
        ("vp 1", Effect::Gain(Good::Vp, 1)),
        ("troop 2", Effect::Troop(2)),
        ("draw 1", Effect::Draw(1)),
        ("intrigue 1", Effect::Intrigue(1)),
        ("trash 1", Effect::Trash(1)),
        ("trash-self", Effect::TrashSelf),
        ("discard 2", Effect::Discard(2)),
        ("influence fremen 1", Effect::Influence(fremen, 1)),
        ("influence any 2", Effect::Influence(Track::Any, 2)),
        ("influence behind 1", Effect::Influence(Track::Behind, 1)),
        ("lose-influence fremen 1", Effect::LoseInfluence(fremen, 1)),
        ("lose-influence any 1", Effect::LoseInfluence(Track::Any, 1)),
        ("lose-troop 1 garrison", Effect::LoseTroop(1, TroopPlace::Garrison)),
        ("lose-troop 3 conflict", Effect::LoseTroop(3, TroopPlace::Conflict)),
        ("deploy-recruits", Effect::DeployRecruits),
        ("deploy 3", Effect::Deploy(3)),
        ("deploy any", Effect::Deploy(255)),
        ("retreat 2", Effect::Retreat(2)),
        ("retreat any", Effect::Retreat(255)),
        ("mentat", Effect::Mentat),
        ("mentat-next-round", Effect::MentatNextRound),
        ("high-council", Effect::HighCouncil),
        ("swordmaster", Effect::Swordmaster),
        ("harvest 3", Effect::Harvest(3)),
        ("foldspace 1", Effect::Foldspace(1)),
        ("steal-intrigue", Effect::StealIntrigue),
        ("control arrakeen", Effect::Control(SpaceId(0))),
        ("signet", Effect::Signet),
        ("recall-agent 1", Effect::RecallAgent(1)),
        ("recover bene-gesserit", Effect::Recover(Faction::BeneGesserit)),
        ("acquire 3", Effect::Acquire { max_cost: 3, to: Destination::Discard }),
        ("acquire 5 to-deck", Effect::Acquire { max_cost: 5, to: Destination::Deck }),
        ("acquire-to-deck", Effect::AcquireToDeck),
        ("reshuffle", Effect::Reshuffle),
        ("add-icons emperor spice-trade", Effect::AddIcons(Icon::Emperor.bit() | Icon::SpiceTrade.bit())),
        ("infiltrate", Effect::Infiltrate),
        ("discount the-spice-must-flow 3", Effect::Discount(CardId(1), 3)),
        ("visit-influence 2", Effect::VisitInfluence(2)),
        ("visit-harvest 2", Effect::VisitHarvest(2)),
        ("pass-turn", Effect::PassTurn),
        ("may-acquire 3", Effect::MayAcquire(3)),
        ("freighter", Effect::Freighter),
        ("dreadnought", Effect::Dreadnought),
        ("tech", Effect::Tech { discount: 0, or_solari: false }),
        ("tech discount 2", Effect::Tech { discount: 2, or_solari: false }),
        ("tech or-solari", Effect::Tech { discount: 0, or_solari: true }),
        ("negotiate", Effect::Negotiate),
        ("deploy-units 2", Effect::DeployUnits(2)),
        ("deploy-from-supply 2", Effect::DeployFromSupply(2)),
        ("retreat-units 3", Effect::RetreatUnits(3)),
        ("retreat-dreadnought", Effect::RetreatDreadnought),
        ("retreat-enemy", Effect::RetreatEnemy),
        ("trash-in-play", Effect::TrashInPlay),
        ("extra-turn", Effect::ExtraTurn),
        ("return-intrigue 1", Effect::ReturnIntrigue(1)),
        ("swap-intrigue", Effect::SwapIntrigue),
        ("trash-tile", Effect::TrashTile),
        ("solari-if-won 2", Effect::SolariIfWon(2)),
        ("shipping-troop 2", Effect::ShippingTroop(2)),
        ("influence visited 1", Effect::Influence(Track::Visited, 1)),
        ("influence snooped 1", Effect::Influence(Track::Snooped, 1)),
        ("visit-discount arrakeen spice 2", Effect::VisitDiscount(SpaceId(0), Good::Spice, 2)),
        ("acquire 3 to-hand", Effect::Acquire { max_cost: 3, to: Destination::Hand }),
        ("influence spied 1", Effect::Influence(Track::Spied, 1)),
        ("spy 2", Effect::Spy(2, 0)),
        ("spy 1 on city guild", Effect::Spy(1, Icon::City.bit() | Icon::Guild.bit())),
        ("spy-shared", Effect::SpyShared),
        ("spy-here", Effect::SpyHere),
        ("recall-spy 2", Effect::RecallSpy(2)),
        ("contract 1", Effect::Contract(1)),
        ("maker-hooks", Effect::MakerHooks),
        ("blow-wall", Effect::BlowWall),
        ("worm 2", Effect::Worm(2)),
        ("harvest-worms 1", Effect::HarvestWorms(1)),
        ("trash-intrigue 1", Effect::TrashIntrigue(1)),
        ("return-to-hand", Effect::ReturnToHand),
        ("memory", Effect::Memory),
        ("repeat-space", Effect::RepeatSpace),
        ("double-visit", Effect::DoubleVisit),
        ("trash-from-hand emperor", Effect::TrashFromHand(Faction::Emperor)),
        ("trash-from-play emperor", Effect::TrashFromPlay(Faction::Emperor)),
        ("turn-down crysknife", Effect::TurnDown(BattleIcon::Crysknife)),
        ("troops-for-cards", Effect::TroopsForCards),
        ("deploys-recruits", Effect::DeploysRecruits),
        ("no-requirements", Effect::NoRequirements),
        ("hook the-voice", Effect::Hook(Hook::TheVoice)),
    ];
    for (text, effect) in all {
        assert_eq!(effects(text), [effect], "{text}");
        assert_eq!(effects(&format!("  ( {text} )")), [effect], "{text}");
    }
    for word in Effect::WORDS {
        assert!(all.iter().any(|(text, _)| text.split(' ').next() == Some(word.name)), "{}", word.name);
    }
}

#[test]
fn every_condition() {
    let all = [
        ("influence fremen >= 2", Condition::Influence(Faction::Fremen, 2)),
        ("influence fremen>=2", Condition::Influence(Faction::Fremen, 2)),
        ("alliance guild", Condition::Alliance(Some(Faction::Guild))),
        ("alliance any", Condition::Alliance(None)),
        ("bond fremen", Condition::Bond(Faction::Fremen)),
        ("high-council", Condition::HighCouncil),
        ("swordmaster", Condition::Swordmaster),
        ("reveal-turn", Condition::RevealTurn),
        ("owns the-spice-must-flow >= 2", Condition::Owns(CardId(1), 2)),
        ("most the-spice-must-flow", Condition::Most(CardId(1))),
        ("tracks 3 at 4", Condition::Tracks(3, 4)),
        ("tiles >= 3", Condition::Tiles(3)),
        ("units-deployed >= 4", Condition::UnitsDeployed(4)),
        ("agents 2 on city emperor", Condition::AgentsOn(2, Icon::City.bit() | Icon::Emperor.bit())),
        ("enemy-there", Condition::EnemyThere),
        ("has solari >= 10", Condition::Has(Good::Solari, 10)),
        ("persuasion >= 6", Condition::Persuasion(6)),
        ("goals 3 the-spice-must-flow", Condition::Goals(3, CardId(1))),
    ];
    for (text, condition) in all {
        assert_eq!(parse_condition(text, &names()), Ok(condition), "{text}");
        let draw = effects(&format!("if {text}: draw 1"));
        assert_eq!(draw, [Effect::If(condition, NodeId(1)), Effect::Draw(1)], "{text}");
    }
}

#[test]
fn children_lie_side_by_side() {
    let (draw, troop) = (Effect::Draw(1), Effect::Troop(1));
    let spice = |n| Effect::Gain(Good::Spice, n);
    assert_eq!(laid("draw 1, troop 1").0, nodes(0, 2));
    assert_eq!(effects("draw 1, troop 1"), [draw, troop]);
    assert_eq!(laid("draw 1 | troop 1").0, nodes(0, 1));
    assert_eq!(effects("draw 1 | troop 1"), [Effect::OneOf(nodes(1, 2)), draw, troop]);
    assert_eq!(
        effects("(draw 1 | troop 1), (spice 1 | spice 2)"),
        [Effect::OneOf(nodes(2, 2)), Effect::OneOf(nodes(4, 2)), draw, troop, spice(1), spice(2)],
    );
    assert_eq!(
        effects("pay lose-influence any 1, spice 2->draw 1, troop 1"),
        [
            Effect::Pay { cost: nodes(4, 2), then: NodeId(1) },
            Effect::All(nodes(2, 2)),
            draw,
            troop,
            Effect::LoseInfluence(Track::Any, 1),
            spice(2),
        ],
    );
    assert_eq!(
        effects("2 of (draw 1 | troop 1 | (spice 1, spice 2))"),
        [Effect::SomeOf(2, nodes(1, 3)), draw, troop, Effect::All(nodes(4, 2)), spice(1), spice(2)],
    );
    assert_eq!(
        effects("each opponent: (discard 1 | lose-troop 1 conflict)"),
        [
            Effect::EachOpponent(NodeId(1)),
            Effect::OneOf(nodes(2, 2)),
            Effect::Discard(1),
            Effect::LoseTroop(1, TroopPlace::Conflict),
        ],
    );
    assert_eq!(
        effects("persuasion 2 per fremen-card"),
        [Effect::Per(NodeId(1), Count::CardsInPlay(Faction::Fremen)), Effect::Gain(Good::Persuasion, 2)],
    );
    // A payment reaches to the end of its group.
    assert_eq!(laid("draw 1, pay spice 1 -> troop 1, spice 2").0, nodes(0, 2));
    assert_eq!(laid("draw 1, (pay spice 1 -> troop 1), spice 2").0, nodes(0, 3));
    // Several roots become one node.
    let mut arena = Arena::default();
    let root = arena.root(parse_effect("draw 1, troop 1", &names()).unwrap(), SOURCE).unwrap();
    assert_eq!((root, arena.nodes[0].effect), (NodeId(0), Effect::All(nodes(1, 2))));
}

#[test]
fn optional_and_automatic() {
    let flags = |text| {
        let node = laid(text).1[0];
        (node.optional, node.automatic)
    };
    for text in [
        "pay spice 1 -> draw 1",
        "deploy 2",
        "retreat any",
        "deploy-recruits",
        "trash 1",
        "pass-turn",
        "hook masterstroke",
        "if high-council: trash 1",
        "trash 1 per guild-card",
        "trash 1 | deploy 2",
        "2 of (trash 1 | deploy 2 | pass-turn)",
        "(trash 1, deploy 2)| pass-turn",
    ] {
        assert_eq!(flags(text), (true, false), "{text}");
    }
    for text in ["persuasion 1", "sword 1", "if high-council: sword 1", "if bond guild: (sword 1, persuasion 1)"] {
        assert_eq!(flags(text), (false, true), "{text}");
    }
    for text in [
        "recover guild",
        "hook the-voice",
        "signet",
        "draw 1",
        "persuasion 2 | sword 2",
        "persuasion 2 per guild-card",
        "trash 1 | draw 1",
        "if bond guild: (sword 1, spice 1)",
        "each opponent: trash 1",
        "spice 1",
    ] {
        assert_eq!(flags(text), (false, false), "{text}");
    }
}

#[test]
fn what_is_wrong_and_where() {
    let all = [
        ("draw 1, trop 1", 8, "trop", "unknown effect 'trop'; did you mean 'troop'?"),
        ("frobnicate", 0, "frobnicate", "unknown effect 'frobnicate'"),
        ("", 0, "", "expected an effect, found the end"),
        ("draw 1,", 7, "", "expected an effect, found the end"),
        ("draw", 4, "", "expected a number, found the end"),
        ("draw x", 5, "x", "expected a number, found 'x'"),
        ("draw 0", 5, "0", "number 0 out of range: 1 to 20"),
        ("spice 21", 6, "21", "number 21 out of range: 1 to 20"),
        ("spice 99999999999999999999", 6, "99999999999999999999", "number 99999999999999999999 out of range: 1 to 20"),
        ("influence guild 7", 16, "7", "number 7 out of range: 1 to 6"),
        ("visit-influence 3", 16, "3", "number 3 out of range: 1 to 2"),
        ("draw 1, spice 1 | water 1", 16, "|", "',' and '|' mixed: put brackets around one side"),
        ("draw 1 | spice 1, water 1", 16, ",", "',' and '|' mixed: put brackets around one side"),
        ("draw 1, pay spice 1 -> vp 1 | vp 2", 28, "|", "',' and '|' mixed: put brackets around one side"),
        ("if bond guild: draw 1, troop 1", 21, ",", "if needs brackets: write 'if C: (A, B)' or '(if C: A), B'"),
        (
            "each opponent: discard 1 | draw 1",
            25,
            "|",
            "each opponent needs brackets: write 'each opponent: (A, B)' or '(each opponent: A), B'",
        ),
        ("if bond: draw 1", 7, ":", "expected a faction, found ':'"),
        ("if bond gild: draw 1", 8, "gild", "unknown faction 'gild'; did you mean 'guild'?"),
        (
            "if bond sardaukar: draw 1",
            8,
            "sardaukar",
            "unknown faction 'sardaukar'; expected emperor, guild, bene-gesserit or fremen",
        ),
        ("if bond guild draw 1", 14, "draw", "expected ':' after the condition, found 'draw'"),
        ("if aliance any: draw 1", 3, "aliance", "unknown condition 'aliance'; did you mean 'alliance'?"),
        ("if influence guild 2: draw 1", 19, "2", "expected '>=', found '2'"),
        ("if tracks 5 at 3: draw 1", 10, "5", "number 5 out of range: 1 to 4"),
        (
            "pay draw 1 -> vp 1",
            4,
            "draw 1",
            "'draw' cannot be paid; costs are solari, spice, water, trash, trash-self, discard, lose-influence, lose-troop, retreat, retreat-units, return-intrigue, trash-tile, recall-spy, trash-intrigue, trash-from-hand, trash-from-play, turn-down",
        ),
        ("pay spice 1 vp 1", 12, "vp", "expected ',' or '->' after a cost, found 'vp'"),
        ("pay (spice 1) -> vp 1", 4, "(", "expected a cost, found '('"),
        ("pay if -> vp 1", 4, "if", "expected an effect, found 'if'"),
        ("(draw 1", 7, "", "expected ',', '|' or ')', found the end"),
        ("draw 1)", 6, ")", "')' without '('"),
        ("draw 1 troop 1", 7, "troop", "expected ',', '|' or the end, found 'troop'"),
        ("draw 1; troop 1", 6, ";", "expected ',', '|' or the end, found ';'"),
        ("draw ä", 5, "ä", "expected a number, found 'ä'"),
        ("2 of (draw 1 | troop 1)", 0, "2", "'2 of' needs more than 2 options, found 2"),
        ("1 of (draw 1, troop 1)", 0, "1 of (draw 1, troop 1", "'1 of' chooses: put '|' between its options, not ','"),
        ("deploy many", 7, "many", "expected a number or 'any', found 'many'"),
        ("lose-troop 1 supply", 13, "supply", "expected 'garrison' or 'conflict', found 'supply'"),
        (
            "lose-influence behind 1",
            15,
            "behind",
            "unknown faction 'behind'; expected emperor, guild, bene-gesserit, fremen or any",
        ),
        ("control wealth", 8, "wealth", "'wealth' cannot be controlled"),
        ("control arakeen", 8, "arakeen", "unknown space 'arakeen'; did you mean 'arrakeen'?"),
        ("discount spice 1", 9, "spice", "unknown card 'spice'; expected foldspace or the-spice-must-flow"),
        ("hook the-voise", 5, "the-voise", "unknown hook 'the-voise'; did you mean 'the-voice'?"),
        ("add-icons", 9, "", "expected an agent icon, found the end"),
        (
            "add-icons city towm",
            15,
            "towm",
            "unknown icon 'towm'; expected emperor, guild, bene-gesserit, fremen, landsraad, city or spice-trade",
        ),
        ("draw 1 per card", 11, "card", "unknown count 'card'"),
        ("(draw 1, vp 1) per guild-card", 15, "per", "expected ',', '|' or the end, found 'per'"),
    ];
    for (text, at, marked, message) in all {
        assert_eq!(wrong(text), (at, marked, message.to_owned()), "{text}");
    }
    let none = Names::default();
    let error = parse_effect("foldspace 1", &none).unwrap_err();
    assert_eq!((error.at, error.message.as_str()), (10, "there is no card 'foldspace' to take"));
}

#[test]
fn standing_abilities() {
    let draw = |at| Tree { at, len: 6, kind: Kind::Leaf(Effect::Draw(1)) };
    let infiltrate = Clause::Modifier(Modifier::Infiltrate(Icon::City.bit() | Icon::Guild.bit()));
    let all = [
        ("when deployed >= 4: draw 1", vec![Clause::When(When::Deployed(4), draw(20))]),
        ("when paid water: (draw 1)", vec![Clause::When(When::Paid(Good::Water), draw(18))]),
        (
            "infiltrate city guild, when harvested: draw 1, harvest-less 2",
            vec![infiltrate, Clause::When(When::Harvested, draw(39)), Clause::Modifier(Modifier::HarvestLess(2))],
        ),
    ];
    for (text, clauses) in all {
        assert_eq!(parse_passive(text, &names()), Ok(clauses), "{text}");
    }
    let wrong = [
        ("", 0, "expected a modifier, found the end"),
        ("whem harvested: draw 1", 0, "unknown modifier 'whem'; did you mean 'when'?"),
        ("when harvest: draw 1", 5, "unknown event 'harvest'; did you mean 'harvested'?"),
        ("when harvested draw 1", 15, "expected ':' after the event, found 'draw'"),
        ("when deployed 4: draw 1", 14, "expected '>=', found '4'"),
        ("when paid vp: draw 1", 10, "unknown good 'vp'; expected solari, spice or water"),
        ("when harvested: draw 1 | draw 2", 23, "expected ',', '|' or the end, found '|'"),
    ];
    for (text, at, message) in wrong {
        let error = parse_passive(text, &names()).expect_err(text);
        assert_eq!((error.at, error.message.as_str()), (at, message), "{text}");
    }
}

#[test]
fn goods() {
    assert_eq!(parse_goods("water 2, solari 1", &names()), Ok([1, 0, 2]));
    let error = |text| parse_goods(text, &names()).map_err(|e| (e.at, e.message)).unwrap_err();
    assert_eq!(error("vp 1"), (0, "expected solari, spice or water, found 'vp'".into()));
    assert_eq!(error("spice 1, spice 2"), (9, "'spice' stands here twice".into()));
    assert_eq!(error("spice 1 | water 1"), (8, "expected ',', '|' or the end, found '|'".into()));
    assert_eq!(error(""), (0, "expected solari, spice or water, found the end".into()));
}

#[test]
fn nesting_and_size_have_limits() {
    let nested = |n: usize| format!("{}draw 1{}", "(".repeat(n), ")".repeat(n));
    assert!(parse_effect(&nested(DEPTH), &names()).is_ok());
    let deep = "nested more than 16 deep";
    assert_eq!(wrong(&nested(DEPTH + 1)).2, deep);
    assert_eq!(wrong(&nested(100_000)).2, deep);
    assert_eq!(wrong(&"if high-council: ".repeat(100_000)).2, deep);
    assert_eq!(wrong(&"pay spice 1 -> ".repeat(100_000)).2, deep);
    assert_eq!(wrong(&"each opponent: ".repeat(100_000)).2, deep);
    assert_eq!(wrong(&"2 of (".repeat(100_000)).2, deep);
    let row = |n: usize| vec!["draw 1"; n].join(",");
    assert_eq!(laid(&row(255)).0, nodes(0, 255));
    assert_eq!(wrong(&row(256)).2, "more than 255 entries in one group");
    let block = vec![format!("({})", row(255)); 255].join(",");
    let trees = parse_effect(&block, &names()).unwrap();
    let mut arena = Arena::default();
    assert!(arena.alloc(&trees, SOURCE).is_ok());
    assert_eq!(arena.nodes.len(), 65_280);
    assert!(arena.alloc(&trees, SOURCE).is_err());
    for _ in arena.nodes.len()..NODES {
        assert!(arena.leaf(Effect::Signet, SOURCE).is_ok());
    }
    assert!(arena.leaf(Effect::Signet, SOURCE).is_err());
}

#[test]
fn garbage_never_panics() {
    let names = names();
    let mut seed = 0x9e37_79b9_7f4a_7c15_u64;
    let mut random = move |below: usize| {
        seed ^= seed << 13;
        seed ^= seed >> 7;
        seed ^= seed << 17;
        (seed >> 33) as usize % below
    };
    let extra = [
        "(",
        ")",
        ",",
        "|",
        "->",
        ">=",
        ":",
        "-",
        ">",
        "1",
        "2",
        "0",
        "300",
        "of",
        "any",
        "pay",
        "if",
        "each",
        "per",
        "fremen-card",
        "guild",
        "fremen",
        "opponent",
        "arrakeen",
        "bond",
        "alliance",
        "owns",
        "tracks",
        "at",
        "ä",
        "🏜",
        "\"",
        "\n",
        "\t",
        "\\",
        "\u{0}",
        "\u{2028}",
    ];
    let (mut good, mut bad) = (0, 0);
    for _ in 0..60_000 {
        let mut text = String::new();
        for _ in 0..random(12) {
            match random(3) {
                0 => text.push_str(Effect::WORDS[random(Effect::WORDS.len())].name),
                1 => text.push_str(["draw 1", "spice 2", "pay spice 1 ->", "if bond guild:", "1"][random(5)]),
                _ => text.push_str(extra[random(extra.len())]),
            }
            if random(8) != 0 {
                text.push(' ');
            }
        }
        match parse_effect(&text, &names) {
            Ok(trees) => {
                good += 1;
                assert!(Arena::default().alloc(&trees, SOURCE).is_ok());
                for tree in &trees {
                    tree.leaves(&mut |t, _| assert!(text.get(t.at..t.at + t.len).is_some_and(|s| !s.is_empty())));
                }
            }
            Err(error) => {
                bad += 1;
                assert!(text.get(error.at..error.at + error.len).is_some(), "{text:?}: {error:?}");
            }
        }
        let _ = parse_condition(&text, &names);
        let _ = parse_passive(&text, &names);
        let _ = parse_goods(&text, &names);
    }
    assert!(good > 100 && bad > 100, "{good} good, {bad} bad");
}
