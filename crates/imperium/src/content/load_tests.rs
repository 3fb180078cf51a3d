use super::*;
use crate::effect::{Hook, Modifier, Track, When};

const TRACKS: &str = r#"
[[track]]
faction = "emperor"
at4 = "troop 2"
[[track]]
faction = "guild"
at4 = "solari 3"
[[track]]
faction = "bene-gesserit"
at4 = "intrigue 1"
[[track]]
faction = "fremen"
at4 = "water 1"
"#;

const SPACES: &str = r#"
[[space]]
id = "arrakeen"
name = "Arrakeen"
area = "city"
icon = "city"
control = "solari 1"
effect = "troop 1, draw 1"
[[space]]
id = "market"
name = "Market"
area = "choam"
icon = "spice-trade"
prices = [{ cost = "spice 2, water 1", effect = "solari 6" }, { effect = "solari 8, draw 1" }]
"#;

/// Loads files for a module that brings numbers alone.
fn load_files(files: &[SourceFile]) -> Result<Content, ContentError> {
    let manifest = include_str!("../../content/base/module.toml");
    let files_of = manifest.lines().find(|line| line.starts_with("files")).unwrap();
    let library =
        Library::new(vec![SourceFile::new("x/module.toml", manifest.replace(files_of, "files = []"))]).unwrap();
    match library.load(&["x".to_owned()], files) {
        Ok(content) => Ok(content),
        Err(LoadError::Content(error)) => Err(error),
        Err(LoadError::Modules(problem)) => panic!("{problem}"),
    }
}

/// Loads a text along with tracks and two spaces.
fn load(text: &str) -> Result<Content, ContentError> {
    load_files(&[
        SourceFile::new("test.toml", text),
        SourceFile::new("tracks.toml", TRACKS),
        SourceFile::new("spaces.toml", SPACES),
    ])
}

/// What is wrong with a text, as it is printed.
fn wrong(text: &str) -> String {
    load(text).expect_err(text).to_string()
}

/// The messages alone.
fn messages(text: &str) -> Vec<String> {
    load(text).expect_err(text).problems.into_iter().map(|p| format!("{}:{} {}", p.line, p.column, p.message)).collect()
}

fn card(more: &str) -> String {
    format!("[[card]]\nid = \"x\"\nname = \"X\"\ndeck = \"imperium\"\nicons = [\"city\"]\n{more}\n")
}

fn labels(content: &Content, nodes: Nodes) -> Vec<&str> {
    nodes.iter().map(|node| content.label(node)).collect()
}

#[test]
fn base() {
    let content = Content::base().unwrap_or_else(|error| panic!("{error}"));
    let copies = |deck: fn(Deck) -> bool| -> usize {
        content.cards.iter().filter(|card| deck(card.deck)).map(|card| usize::from(card.copies)).sum()
    };
    assert_eq!(copies(|deck| deck == Deck::Starter), 10);
    assert_eq!(copies(|deck| matches!(deck, Deck::Reserve(_))), 24);
    assert_eq!(copies(|deck| deck == Deck::Imperium), 67);
    assert_eq!(content.intrigues.iter().map(|card| usize::from(card.copies)).sum::<usize>(), 40);
    assert_eq!(content.conflicts.len(), 18);
    assert_eq!(content.leaders.len(), 8);
    assert_eq!(content.spaces.len(), 22);
    assert_eq!((content.reserve.len(), content.makers.len(), content.controllable.len()), (3, 3, 3));

    // Every named node is found by its name, the others have their number.
    let named = (0..content.node_count() as u16).map(NodeId).filter(|node| {
        let label = content.label(*node);
        match label.strip_prefix('#') {
            Some(number) => {
                assert_eq!(number, node.0.to_string());
                assert_eq!(content.by_label(label), None);
                false
            }
            None => {
                assert_eq!(content.by_label(label), Some(*node));
                true
            }
        }
    });
    assert_eq!(named.count(), content.by_label.len());

    let space = |id: &str| &content.spaces[content.space(id).unwrap().index()];
    assert_eq!(space("high-council").once, Some(Once::HighCouncil));
    assert_eq!(space("swordmaster").once, Some(Once::Swordmaster));
    assert_eq!(space("conspire").prices[0].cost, [0, 4, 0]);
    assert_eq!(space("conspire").faction, Some(Faction::Emperor));
    assert_eq!(space("sietch-tabr").requires, Some(Condition::Influence(Faction::Fremen, 2)));
    assert_eq!(space("imperial-basin").control, Some((2, Good::Spice, 1)));
    assert_eq!(space("imperial-basin").maker, Some(2));
    assert_eq!(labels(&content, space("arrakeen").prices[0].effect), ["arrakeen.space.1", "arrakeen.space.2"]);
    assert_eq!(labels(&content, space("sell-melange").prices[3].effect), ["sell-melange.price-4"]);
    assert_eq!(labels(&content, space("hall-of-oratory").reveal), ["hall-of-oratory.space-reveal"]);

    let card = |id: &str| &content.cards[content.card(id).unwrap().index()];
    assert_eq!(card("power-play").visit_influence, 2);
    assert_eq!(labels(&content, card("power-play").agent), ["power-play.agent"]);
    assert_eq!(card("carryall").visit_harvest, 2);
    assert!(card("carryall").agent.is_empty());
    assert_eq!(card("kwisatz-haderach").reach, (1 << 22) - 1);
    assert_eq!(card("dagger").reach.count_ones(), 5);
    assert_eq!(card("convincing-argument").reach, 0);
    assert_eq!((card("foldspace").buyable, card("arrakis-liaison").buyable), (false, true));
    assert_eq!(card("foldspace").deck, Deck::Reserve(2));

    let intrigue = |id: &str| &content.intrigues[content.intrigue(id).unwrap().index()];
    assert_eq!(intrigue("bindu-suspension").plot.unwrap().1, PlotTime::TurnStart);
    assert!(intrigue("charisma").lasts && intrigue("recruitment-mission").lasts && !intrigue("windfall").lasts);
    let victor = intrigue("to-the-victor");
    assert_eq!((victor.combat, victor.won), (None, content.by_label("to-the-victor.combat")));
    assert!(victor.won.is_some());

    let leader = |id: &str| content.leader(id).unwrap().index();
    let passive = |id: &str| &content.leaders[leader(id)].passive;
    let trigger = |id: &str| match passive(id).triggers.as_slice() {
        [trigger] => {
            assert_eq!(content.label(trigger.node), format!("{id}.passive"));
            assert_eq!(passive(id).events, trigger.when.bit());
            (trigger.when, content.effect(trigger.node), trigger.at_once)
        }
        other => panic!("{id}: {other:?}"),
    };
    assert_eq!(trigger("count-ilban-richese"), (When::Paid(Good::Solari), Effect::Draw(1), false));
    let influence = Effect::Influence(Track::Any, 1);
    assert_eq!(trigger("earl-memnon-thorvald"), (When::TookCouncilSeat, influence, false));
    let masterstroke = Effect::Hook(Hook::Masterstroke);
    assert_eq!(trigger("baron-vladimir-harkonnen"), (When::Deployed(4), masterstroke, false));
    assert!(passive("baron-vladimir-harkonnen").changes.secret_factions);
    assert_eq!(trigger("countess-ariana-thorvald"), (When::Harvested, Effect::Draw(1), true));
    assert_eq!(passive("countess-ariana-thorvald").changes.harvest_less, 1);
    let landsraad = Icon::Landsraad;
    assert_eq!(passive("duke-leto-atreides").modifiers, [Modifier::SpaceDiscount(landsraad, Good::Solari, 1)]);
    assert_eq!(passive("duke-leto-atreides").changes.space_discount[landsraad as usize], [1, 0, 0]);
    assert_eq!(passive("helena-richese").changes.infiltrate, landsraad.bit() | Icon::City.bit());
    assert!(passive("paul-atreides").changes.see_top_card && passive("paul-atreides").triggers.is_empty());
    assert!(passive("glossu-the-beast-rabban").is_empty());
    assert_eq!(content.leaders[leader("glossu-the-beast-rabban")].setup, [1, 1, 0]);
    assert!(matches!(content.effect(content.leaders[leader("glossu-the-beast-rabban")].signet), Effect::All(_)));

    let guild = Faction::Guild.index();
    assert_eq!(content.label(content.track_bonus[guild]), "guild.bonus");
    assert_eq!(content.effect(content.track_bonus[guild]), Effect::Gain(Good::Solari, 3));
    assert_eq!(content.label(content.visit[guild][0]), "guild.visit");
    assert_eq!(content.label(content.visit[guild][1]), "guild.visit.double");
    assert_eq!(content.effect(content.visit[guild][1]), Effect::Influence(Track::Of(Faction::Guild), 2));
    assert_eq!(content.node(content.visit[guild][1]).source, Source::Track(Faction::Guild));
}

#[test]
fn effects_alone() {
    assert_eq!(check_effect("draw 1, (if owns foldspace >= 1: control carthag)"), Ok(()));
    assert_eq!(check_effect("drow 1"), Err("0: unknown effect 'drow'; did you mean 'draw'?".into()));
}

#[test]
fn small_content() {
    let content =
        load(&card("agent = \"visit-influence 2, draw 1, troop 1\"\nreveal = \"persuasion 1 | sword 1\"")).unwrap();
    let card = &content.cards[0];
    assert_eq!((card.copies, card.cost, card.buyable, card.reach), (1, 0, true, 1));
    assert_eq!(labels(&content, card.agent), ["x.agent.1", "x.agent.2"]);
    assert_eq!(labels(&content, card.reveal), ["x.reveal"]);
    assert_eq!(content.node(card.agent.get(0)).source, Source::Card(CardId(0)));
    let market = &content.spaces[1];
    assert_eq!(market.prices[0].cost, [0, 2, 1]);
    assert_eq!(labels(&content, market.prices[0].effect), ["market.price-1"]);
    assert_eq!(labels(&content, market.prices[1].effect), ["market.price-2.1", "market.price-2.2"]);
}

#[test]
fn carets() {
    assert_eq!(
        wrong(&card("agent = \"draw 1, trop 1\"")),
        "test.toml:6:18: unknown effect 'trop'; did you mean 'troop'?\n    \
         agent = \"draw 1, trop 1\"\n                     ^^^^"
    );
    assert_eq!(
        wrong(&card("\treveal = 'sword 1, spice 1 | water 1' # no")),
        "test.toml:6:29: ',' and '|' mixed: put brackets around one side\n    \
         \treveal = 'sword 1, spice 1 | water 1' # no\n    \t                           ^"
    );
    assert_eq!(
        wrong(&card("agnt = \"draw 1\"")).lines().map(|l| l.chars().take(40).collect()).collect::<Vec<String>>(),
        ["test.toml:6:1: unknown field `agnt`, exp", "    agnt = \"draw 1\"", "    ^^^^"]
    );
    assert_eq!(
        wrong("[[card]]\nid = \"x\"\nname = \"Ärger\n"),
        "test.toml:3:14: invalid basic string, expected `\"`\n    name = \"Ärger\n                 ^"
    );
    assert_eq!(
        wrong("[[card]]\nid = \"x\"\nname = \"X\"\n"),
        "test.toml:1:1: missing field `deck`\n    [[card]]\n    ^^^^^^^^"
    );
    assert_eq!(
        wrong(&card("copies = 300")),
        "test.toml:6:10: invalid value: integer `300`, expected u8\n    copies = 300\n             ^^^"
    );
    // Escapes hide where it is: the whole string then.
    assert_eq!(
        wrong(&card("agent = \"dr\\u0061w 1, trop 1\"")),
        "test.toml:6:9: unknown effect 'trop'; did you mean 'troop'?\n    \
         agent = \"dr\\u0061w 1, trop 1\"\n            ^^^^^^^^^^^^^^^^^^^^^"
    );
    assert_eq!(
        wrong(&card("agent = \"\"\"\ndraw 1,\n  trop 1\"\"\"")),
        "test.toml:8:3: unknown effect 'trop'; did you mean 'troop'?\n      trop 1\"\"\"\n      ^^^^"
    );
    assert_eq!(
        wrong(&card("agent = \"draw\"")),
        "test.toml:6:14: expected a number, found the end\n    agent = \"draw\"\n                 ^"
    );
}

#[test]
fn all_problems_are_told() {
    let found = messages(&(card("agent = \"drow 1\"") + &card("reveal = \"sword 0\"").replace("city", "town")));
    assert_eq!(
        found,
        [
            "6:10 unknown effect 'drow'; did you mean 'draw'?",
            "8:6 a second card with the id 'x'",
            "11:11 unknown icon 'town'; expected emperor, guild, bene-gesserit, fremen, landsraad, city, spice-trade, spy or any",
            "12:17 number 0 out of range: 1 to 20",
        ]
    );
    let many: String = (0..25).map(|i| card("agent = \"drow 1\"").replace("\"x\"", &format!("\"x{i}\""))).collect();
    let error = load(&many).unwrap_err();
    assert_eq!((error.problems.len(), error.more), (20, 5));
    assert!(error.to_string().ends_with("^^^^\nand 5 more problems"));
    let none = load_files(&[]).unwrap_err().to_string();
    assert_eq!(none.lines().next(), Some("content: no [[track]] of 'emperor'"));
    assert_eq!(none.lines().count(), 4);
}

#[test]
fn cards_that_are_wrong() {
    let one = |text: &str| messages(text).join("; ");
    assert_eq!(one(&card("deck = \"x\"")), "6:1 duplicate key");
    assert_eq!(one(&card("").replace("imperium", "imperum")), "4:9 unknown deck 'imperum'; did you mean 'imperium'?");
    assert_eq!(
        one(&card("factions = [\"harkonnen\"]")),
        "6:14 unknown faction 'harkonnen'; expected emperor, guild, bene-gesserit or fremen"
    );
    assert_eq!(one(&card("copies = 0")), "6:10 copies must be 1 or more");
    assert_eq!(one(&card("").replace("city", "landsraad")), "5:10 no space has the icon 'landsraad'");
    assert_eq!(
        one(&card("agent = \"draw 1\"").replace("\"city\"", "")),
        "6:9 an agent box but no icons: the card reaches no space"
    );
    assert_eq!(one(&card("").replace("\"city\"", "\"city\", \"any\"")), "5:10 'any' stands alone");
    assert_eq!(one(&card("").replace("\"x\"", "\"X y\"")), "2:6 id 'X y' is not lower-case words joined by '-'");
    for text in ["agent = \"visit-harvest 2 | draw 1\"", "reveal= \"visit-harvest 2\""] {
        assert_eq!(one(&card(text)), "6:10 this must be an entry of its own in a card's agent box");
    }
    assert_eq!(one(&card("agent = \"harvest 2\"")), "6:10 only maker spaces are harvested");
    assert_eq!(one("[card]\nid = \"x\""), "1:2 write [[card]], not card");
    assert_eq!(one("[[crad]]\nid = \"x\""), "1:3 unknown table 'crad'; did you mean 'card'?");
    assert_eq!(one("card = [1]"), "1:9 invalid type: integer `1`, expected a table");
}

#[test]
fn too_many() {
    let many =
        |n: usize, text: &str| -> String { (0..n).map(|i| text.replace("\"x\"", &format!("\"x{i}\""))).collect() };
    let message = |text: &str| load(text).unwrap_err().problems[0].message.clone();
    assert!(load(&many(255, &card(""))).is_ok());
    assert_eq!(message(&many(256, &card(""))), "more than 255 cards");
    assert_eq!(message(&many(1000, &card(""))), "more than 255 cards");
    assert!(load(&many(4, &card("").replace("imperium", "reserve"))).is_ok());
    assert_eq!(message(&many(5, &card("").replace("imperium", "reserve"))), "more than 4 reserve piles");
    let space = "[[space]]\nid = \"x\"\nname = \"X\"\narea = \"city\"\nicon = \"city\"\neffect = \"draw 1\"\n";
    assert!(load(&many(62, space)).is_ok());
    assert!(load(&many(63, space)).unwrap_err().to_string().contains("more than 64 spaces"));
    assert!(load(&many(100, space)).unwrap_err().to_string().contains("more than 64 spaces"));
    assert_eq!(message(&many(5, &format!("{space}maker = true\n"))), "more than 4 maker spaces");
    let controlled = load(&many(4, &format!("{space}control = \"spice 1\"\n"))).unwrap_err();
    assert_eq!(controlled.problems[0].message, "more than 4 spaces that can be controlled");
    let intrigue = "[[intrigue]]\nid = \"x\"\nname = \"X\"\nplot = \"draw 1\"\n";
    assert_eq!(message(&many(256, intrigue)), "more than 255 intrigue cards");
    let entries = vec!["draw 1"; 255].join(",");
    let full = many(255, &card(&format!("agent = \"{entries}\"\nreveal = \"{entries}\"")));
    assert_eq!(message(&full), "more than 65535 effect nodes");
}

#[test]
fn spaces_that_are_wrong() {
    let one = |more: &str| {
        let space = "[[space]]\nid = \"x\"\nname = \"X\"\narea = \"city\"\nicon = \"city\"\n";
        messages(&format!("{space}{more}\n")).join("; ")
    };
    let effect = "effect = \"draw 1\"\n";
    assert_eq!(one(""), "2:6 space 'x' has neither effect nor prices");
    assert_eq!(one(&format!("{effect}prices = []")), "7:10 either effect or prices, not both");
    assert_eq!(one("prices = []"), "6:10 no prices");
    assert_eq!(
        one("cost = \"spice 1\"\nprices = [{ effect = \"draw 1\" }]"),
        "6:8 with prices each price has its own cost"
    );
    assert_eq!(one(&format!("{effect}cost = \"sword 1\"")), "7:9 expected solari, spice or water, found 'sword'");
    assert_eq!(one(&format!("{effect}requires = \"bond gild\"")), "7:18 unknown faction 'gild'; did you mean 'guild'?");
    assert_eq!(one(&format!("{effect}control = \"draw 1\"")), "7:12 control pays one good, such as 'solari 1'");
    assert_eq!(
        one(&format!("{effect}once_per_game = true")),
        "7:17 only high-council and swordmaster can be once per game"
    );
    assert_eq!(one("effect = \"trash-self\""), "6:11 only cards can trash themselves");
    assert_eq!(one("effect = \"draw 1, harvest 2\""), "6:19 only maker spaces are harvested");
}

#[test]
fn the_rest_that_is_wrong() {
    let one = |text: &str| messages(text).join("; ");
    let intrigue = |more: &str| format!("[[intrigue]]\nid = \"x\"\nname = \"X\"\n{more}\n");
    assert_eq!(one(&intrigue("")), "2:6 intrigue 'x' has no effect");
    assert_eq!(
        one(&intrigue("plot = \"draw 1\"\nwhen = \"later\"")),
        "5:9 unknown time 'later'; expected turn-start, before-agent or won-conflict"
    );
    assert_eq!(
        one(&intrigue("plot = \"draw 1\"\nwhen = \"won-conflict\"")),
        "5:8 'won-conflict' needs a combat effect"
    );
    let conflict = |more: &str| format!("[[conflict]]\nid = \"x\"\nname = \"X\"\nfirst = \"vp 1\"\n{more}\n");
    assert_eq!(one(&conflict("level = 4")), "5:9 level 4 out of range: 1 to 3");
    assert_eq!(
        one(&conflict("level = 1\nlocation = \"arakeen\"")),
        "6:13 unknown space 'arakeen'; did you mean 'arrakeen'?"
    );
    assert_eq!(one(&conflict("level = 1\nlocation = \"market\"")), "6:13 'market' cannot be controlled");
    assert_eq!(one(&conflict("level = 1\nsecond = \"control market\"")), "6:19 'market' cannot be controlled");
    let leader = |more: &str| format!("[[leader]]\nid = \"x\"\nname = \"X\"\nhouse = \"h\"\n{more}\n");
    assert_eq!(one(&leader("complexity = 5\nsignet = \"draw 1\"")), "5:14 complexity 5 out of range: 1 to 4");
    assert_eq!(one(&leader("complexity = 1\nsignet = \"signet\"")), "6:11 a leader's ability cannot use the signet");
    assert_eq!(
        one(&leader("complexity = 1\nsignet = \"draw 1\"\npassive = \"draw 1\"")),
        "7:12 unknown modifier 'draw'"
    );
    assert_eq!(
        one(&leader("complexity = 1\nsignet = \"draw 1\"\nsetup = \"troop 1\"")),
        "7:10 expected solari, spice or water, found 'troop'"
    );
    assert_eq!(
        one("[[rule]]\nid = \"B1\"\ntitle = \"T\"\nstatus = \"law\""),
        "4:11 unknown status 'law'; expected rule, official, designer, convention or index"
    );
    let doubled = load_files(&[SourceFile::new("a", TRACKS), SourceFile::new("b", TRACKS)]).unwrap_err();
    assert_eq!(doubled.problems.len(), 4);
    assert_eq!(doubled.problems[0].message, "a second track of 'emperor'");
}

#[test]
fn broken_files_never_panic() {
    let mut seed = 88_172_645_463_325_252_u64;
    let mut random = move |below: usize| {
        seed ^= seed << 13;
        seed ^= seed >> 7;
        seed ^= seed << 17;
        (seed >> 33) as usize % below
    };
    for _ in 0..60 {
        let mut broken = modules::built_in_files();
        for file in &mut broken {
            let mut text: Vec<char> = file.text.chars().collect();
            for _ in 0..random(4) {
                let at = random(text.len());
                match random(3) {
                    0 => drop(text.remove(at)),
                    1 => text.insert(at, ['"', '\'', '\\', '[', '\n', 'ä', '|', '0'][random(8)]),
                    _ => text.swap(at, at / 2),
                }
            }
            file.text = text.into_iter().collect();
        }
        let loaded = match Library::new(broken) {
            Ok(library) => library.load(&["base".to_owned()], &[]).map(drop),
            Err(error) => Err(LoadError::Content(error)),
        };
        if let Err(LoadError::Content(error)) = loaded {
            assert!(!error.to_string().is_empty() && error.problems.len() <= MOST_PROBLEMS);
        }
    }
}

#[test]
fn rules_are_about_things_that_exist() {
    let rule = |about: &str| {
        format!(
            "[[term]]\nid = \"troop\"\nalso = [\"recruit\"]\nname = \"Troop\"\ntext = \"Fights.\"\n[[rule]]\nid = \"B1\"\ntitle = \"T.\"\nstatus = \"rule\"\nabout = [{about}]\n"
        )
    };
    let content = load(&rule(r#""term:troop", "space:arrakeen", "ask:turn-open", "obstacle:occupied""#)).unwrap();
    assert_eq!(content.rules[0].about.len(), 4);
    assert_eq!(
        wrong(&rule(r#""term:troop", "space:arakeen""#)),
        "test.toml:10:25: unknown thing 'space:arakeen'; did you mean 'space:arrakeen'?\n    about = [\"term:troop\", \"space:arakeen\"]\n                            ^^^^^^^^^^^^^"
    );
    assert_eq!(messages(&rule(r#""term:recruit""#)), ["10:11 unknown thing 'term:recruit'"]);
    let twice = "[[term]]\nid = \"recruit\"\nname = \"Recruit\"\ntext = \"Again.\"\n";
    assert_eq!(messages(&(rule("") + twice)), ["12:6 a second term with the id 'recruit'"]);
}
