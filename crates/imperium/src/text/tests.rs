use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use table::{Audience, Game, Problem, Seat, Seed, random_game};

use super::*;
use crate::action::{Action, Market};
use crate::content::{SourceFile, module_files};
use crate::event::{Event, Troops};
use crate::game::{Imperium, LeaderChoice, Leaders, Setup};
use crate::rules::Obstacle;
use crate::state::{Frame, Pending, State, TurnKind};

thread_local! {
    static ASKED: RefCell<BTreeSet<String>> = const { RefCell::new(BTreeSet::new()) };
    /// Words in Latin letters that were said.
    static LATIN: RefCell<BTreeSet<String>> = const { RefCell::new(BTreeSet::new()) };
}

/// Notes that a message was asked for.
pub(super) fn asked(id: &str) {
    ASKED.with_borrow_mut(|asked| asked.insert(id.to_owned()));
}

fn base() -> Content {
    Content::base().unwrap()
}

/// Neither a missing message nor a missing variable, and no text that ends in the middle.
#[track_caller]
fn whole(text: String) {
    assert!(!text.contains(['{', '}']), "something is missing in '{text}'");
    assert!(!text.trim().is_empty() && !text.contains("  ") && !text.contains(" ."), "'{text}'");
    let words = text.split(|c: char| !c.is_ascii_alphabetic()).filter(|word| !word.is_empty());
    LATIN.with_borrow_mut(|latin| latin.extend(words.map(str::to_owned)));
}

#[track_caller]
fn sentences(text: String) {
    if !text.is_empty() {
        // One name ends in dots.
        let text = text.replace("To the Victor...", "To the Victor");
        assert!(text.ends_with(['.', '。']) && !text.ends_with(".."), "'{text}'");
        whole(text);
    }
}

fn all_components(texts: &Texts, content: &Content) {
    for node in (0..content.node_count() as u16).map(NodeId) {
        sentences(texts.effect(content, node));
        whole(texts.owner_name(content, content.node(node).owner));
    }
    let cards = content.cards.iter().map(|card| &card.id);
    let cards = cards.chain(content.intrigues.iter().map(|card| &card.id));
    let cards = cards.chain(content.spaces.iter().map(|space| &space.id));
    let cards = cards.chain(content.conflicts.iter().map(|card| &card.id));
    for id in cards.chain(content.leaders.iter().map(|leader| &leader.id)) {
        whole(texts.describe_component(content, id).unwrap());
    }
}

/// What the base box has no example of.
const PACK: &str = r#"
[[card]]
id = "odd"
name = "Odd"
deck = "imperium"
copies = 1
cost = 3
factions = ["fremen", "guild"]
icons = ["city"]
agent = "visit-harvest 3, (2 of (draw 1 | troop 2 | (pay spice 1 -> draw 2))), recall-agent 2, foldspace 2, trash 2"
reveal = "(if swordmaster: (draw 1, (if high-council: troop 1), draw 2)), (pay lose-influence guild 1, trash 2 -> swordmaster), (pay discard 1 -> (draw 1, troop 1) | intrigue 2)"
acquire = "(2 of (spice 1 | water 2 | solari 3)), (if owns odd >= 1: (troop 1, spice 1, water 1, draw 1)), (each opponent: lose-troop 2 garrison)"
trashed = "(pay water 1, trash-self -> (pay spice 1 -> vp 2) | (each opponent: discard 2) | draw 1), lose-influence emperor 2, lose-influence any 1"
"#;

fn with_pack() -> Content {
    let mut files = module_files("base");
    files.push(SourceFile::new("pack.toml", PACK));
    Content::load(&files).unwrap()
}

/// Every event, with values that differ in number.
fn all_events() -> Vec<Event> {
    let (seat, from) = (Seat(0), Seat(1));
    let (card, space, conflict, leader) = (CardId(3), SpaceId(2), ConflictId(4), LeaderId(1));
    let (first, second, faction) = (Faction::Emperor, Faction::Fremen, Faction::Guild);
    let mut events = vec![
        Event::LeaderOffered { leader },
        Event::LeaderChosen { seat, leader },
        Event::SecretFactionsChosen { seat },
        Event::SecretFactions { seat, first, second },
        Event::RoundBegan { round: 2, first: seat, conflict },
        Event::TurnBegan { seat },
        Event::AgentSent { seat, card, space },
        Event::AgentRecalled { seat, space },
        Event::Revealed { seat },
        Event::CardRevealed { seat, card },
        Event::TurnEnded { seat },
        Event::TurnPassed { seat },
        Event::Resolved { seat, effect: NodeId(0) },
        Event::VpLost { seat, amount: 1 },
        Event::DrewCard { seat, card },
        Event::Reshuffled { seat },
        Event::DrewIntrigueCard { seat, card: IntrigueId(5) },
        Event::StoleIntrigue { seat, from },
        Event::StoleIntrigueCard { seat, from, card: IntrigueId(5) },
        Event::IntriguePlayed { seat, card: IntrigueId(5) },
        Event::Discarded { seat, card },
        Event::Recovered { seat, card },
        Event::Looked { seat, card },
        Event::Acquired { seat, card, cost: 3, to_deck: false },
        Event::Acquired { seat, card, cost: 3, to_deck: true },
        Event::Acquired { seat, card, cost: 0, to_deck: false },
        Event::Acquired { seat, card, cost: 0, to_deck: true },
        Event::RowFilled { card },
        Event::SetAside { seat, card },
        Event::AsideRemoved { seat, card },
        Event::InfluenceGained { seat, faction, amount: 1, now: 3 },
        Event::InfluenceLost { seat, faction, amount: 1, now: 2 },
        Event::AllianceTaken { seat, faction },
        Event::AllianceLost { seat, faction },
        Event::CouncilSeat { seat },
        Event::SwordmasterGained { seat },
        Event::MentatTaken { seat },
        Event::SpaceClosed { seat, space },
        Event::ControlTaken { seat, space },
        Event::CombatPassed { seat },
        Event::ConflictWon { seat, conflict },
        Event::NobodyWon { conflict },
        Event::MakerGrew { space, now: 2 },
        Event::FirstPlayer { seat },
        Event::GameOver { winner: seat },
    ];
    events.extend(Good::ALL.iter().map(|&good| Event::Gained { seat, good, amount: 2 }));
    events.extend([Good::Solari, Good::Spice, Good::Water].map(|good| Event::Paid { seat, good, amount: 1 }));
    events.extend(Zone::ALL.iter().map(|&zone| Event::Trashed { seat, card, zone }));
    events.extend((1..=3).map(|place| Event::Placed { seat, place, strength: 9 }));
    for count in [1, 2] {
        events.extend([Event::Drew { seat, count }, Event::DrewIntrigue { seat, count }]);
        let ways = [Troops::Recruit, Troops::Deploy, Troops::Join, Troops::Retreat, Troops::LoseGarrison];
        let ways = ways.into_iter().chain([Troops::LoseConflict]);
        events.extend(ways.map(|how| Event::TroopsMoved { seat, how, count }));
    }
    events
}

fn all_frames(content: &Content) -> Vec<Frame> {
    let seat = Seat(1);
    let node = |id: &str| content.by_label(id).unwrap();
    let one = node("bene-gesserit-sister.reveal");
    vec![
        Frame::Do(seat, one),
        Frame::EachOpponent { by: seat, next: Seat(2), node: one },
        Frame::PutAway(seat, IntrigueId(0)),
        Frame::Leader(seat),
        Frame::Draft(seat, 0b1_1111),
        Frame::SecretFactions(seat),
        Frame::Defend(seat),
        Frame::Turn(seat),
        Frame::Reward(seat),
        Frame::Choose(seat, one),
        Frame::ChooseSome(seat, node("machinations.first"), 2, 0),
        Frame::GainInfluence(seat, 2, 15),
        Frame::LoseInfluence(seat, 1),
        Frame::Trash(seat, true),
        Frame::Trash(seat, false),
        Frame::Discard(seat, 2),
        Frame::Recover(seat, Faction::BeneGesserit),
        Frame::Acquire { seat, max_cost: 3, to_deck: false },
        Frame::Acquire { seat, max_cost: 5, to_deck: true },
        Frame::Deploy(seat, 2),
        Frame::Retreat(seat, 255),
        Frame::RecallAgent(seat),
        Frame::CloseSpace(seat),
        Frame::SetAside(seat),
        Frame::DoubleCross(seat),
        Frame::Snoop(seat),
        Frame::PassTurn(seat),
        Frame::GiveAlliance(seat, Faction::Fremen, 3),
        Frame::Combat(seat),
        Frame::Won(seat),
        Frame::Endgame(seat),
    ]
}

fn all_actions(content: &Content) -> Vec<Action> {
    let card = CardId(3);
    let space = |id: &str| content.space(id).unwrap();
    let mut actions = vec![
        Action::Reveal,
        Action::Resolve(content.by_label("arrakeen.space.2").unwrap()),
        Action::Resolve(content.by_label("signet-ring.agent").unwrap()),
        Action::Intrigue(IntrigueId(5)),
        Action::Choose(0),
        Action::Choose(1),
        Action::Choose(200),
        Action::Faction(Faction::Guild),
        Action::Factions(Faction::Guild, Faction::Fremen),
        Action::Discard(card),
        Action::Take(card),
        Action::Space(space("carthag")),
        Action::Seat(Seat(2)),
        Action::Leader(LeaderId(2)),
        Action::Accept,
        Action::Decline,
        Action::Pass,
        Action::EndTurn,
    ];
    for to in ["arrakeen", "conspire", "sell-melange"].map(space) {
        actions.extend([None, Some(space("wealth"))].map(|from| Action::Agent { card, space: to, price: 0, from }));
    }
    for market in [Market::Open, Market::Aside] {
        actions.extend([false, true].map(|to_deck| Action::Acquire { card, market, to_deck }));
    }
    actions.extend((0..3).flat_map(|n| [Action::Deploy(n), Action::Retreat(n)]));
    actions.extend(Zone::ALL.iter().map(|&zone| Action::Trash(zone, card)));
    actions
}

fn start(game: &Imperium) -> State {
    game.start(&Seed::of_run(1, 0), &mut ())
}

/// Plays a game by chance and puts all of it into words.
fn all_of_a_game(texts: &Texts, setup: &Setup, index: u64, names: &[String]) {
    let game = Imperium::new(setup).unwrap();
    let seed = Seed::of_run(7, index);
    let mut told: Vec<(Audience, Event)> = Vec::new();
    game.start(&seed, &mut told);
    random_game(&game, &seed, |step| -> Result<(), Problem> {
        sentences(texts.prompt(&game, step.before, names));
        for &action in step.legal {
            whole(texts.action(&game, step.before, action, names));
        }
        game.apply_unchecked(&mut step.before.clone(), step.action, &mut told);
        told.drain(..).for_each(|(_, event)| sentences(texts.event(&game, &event, names)));
        Ok(())
    })
    .unwrap();
}

fn all_obstacles() -> Vec<Obstacle> {
    let (card, intrigue, space, node, seat) = (CardId(0), IntrigueId(0), SpaceId(0), NodeId(0), Seat(1));
    vec![
        Obstacle::GameOver,
        Obstacle::Asked,
        Obstacle::LeaderTaken(LeaderId(1), seat),
        Obstacle::NotInDraft(LeaderId(1)),
        Obstacle::AlreadyActed,
        Obstacle::MustAct,
        Obstacle::StillToResolve(vec![node, node]),
        Obstacle::NotOnTray,
        Obstacle::NotNow(node),
        Obstacle::NotInHand(card),
        Obstacle::NotHeld(intrigue),
        Obstacle::NotPlayable(intrigue),
        Obstacle::NoAgentThere,
        Obstacle::NoAgentReady,
        Obstacle::NoIcon(card, space),
        Obstacle::Occupied(space, seat),
        Obstacle::Closed(space, seat),
        Obstacle::NeedsInfluence(space, Faction::Fremen, 2, 1),
        Obstacle::Requirement(space),
        Obstacle::Used(space),
        Obstacle::SpaceCosts(space, Good::Spice, 4, 2),
        Obstacle::CannotDeploy,
        Obstacle::DeployAtMost(2),
        Obstacle::NotRevealing,
        Obstacle::NotBuyable(card),
        Obstacle::NotOnOffer(card),
        Obstacle::CardCosts(card, 5, 3),
    ]
}

#[test]
fn everything_has_words_and_every_message_is_used() {
    Texts::languages().for_each(everything_has_words);
}

fn everything_has_words(language: &str) {
    let texts = Texts::new(language).unwrap();
    all_components(&texts, &base());
    all_components(&texts, &with_pack());

    let names = ["Ann".to_owned(), "Bob".to_owned(), "Cid".to_owned(), "Dora".to_owned()];
    let game = Imperium::new(&Setup::base(4)).unwrap();
    for event in all_events() {
        sentences(texts.event(&game, &event, &[]));
        sentences(texts.event(&game, &event, &names));
    }
    for frame in all_frames(&game.content) {
        for kind in [TurnKind::Open, TurnKind::Agent, TurnKind::Reveal] {
            let mut state = start(&game);
            state.conflict = game.content.conflict("siege-of-carthag");
            state.turn.kind = kind;
            state.stack.push(Pending { frame, source: None });
            sentences(texts.prompt(&game, &state, &[]));
            for action in all_actions(&game.content) {
                whole(texts.action(&game, &state, action, &[]));
            }
        }
    }
    let playing = start(&game);
    for obstacle in all_obstacles() {
        whole(texts.obstacle(&game, &playing, &obstacle, &names));
    }
    let mut over = start(&game);
    over.stack.clear();
    sentences(texts.prompt(&game, &over, &[]));

    for (index, choice) in (0..).zip([LeaderChoice::Choose, LeaderChoice::Random, LeaderChoice::Draft]) {
        for players in [3, 4] {
            let setup = Setup { leaders: Leaders::By(choice), ..Setup::base(players) };
            all_of_a_game(&texts, &setup, 2 * index + u64::from(players), &names);
        }
    }

    whole(texts.goods([0; 3]));
    if language == "en" {
        assert_eq!(texts.prompt(&game, &over, &[]), "The game is over.");
        assert_eq!(texts.goods([0; 3]), "nothing");
    }

    let asked = ASKED.take();
    let said = messages(language);
    let unused: Vec<&String> = said.keys().filter(|id| !id.contains('.') && !asked.contains(*id)).collect();
    assert!(unused.is_empty(), "no code asks for {unused:?}");

    let latin = LATIN.take();
    if matches!(language, "ru" | "uk") {
        // Players, seats and the card of the pack, which has no translation.
        let names = ["Ann", "Bob", "Cid", "Dora", "A", "B", "C", "D", "Odd"];
        let foreign: Vec<&String> = latin.iter().filter(|word| !names.contains(&word.as_str())).collect();
        assert!(foreign.is_empty(), "{language} says {foreign:?}");
    }
}

/// The variables of a message as it is written.
#[derive(Default)]
struct Written {
    all: BTreeSet<String>,
    /// Without those that only choose between variants.
    printed: BTreeSet<String>,
}

/// What the files of a language say, names and rules apart: messages by id and attributes by `id.attribute`.
fn messages(language: &str) -> BTreeMap<String, Written> {
    let files = LANGUAGES.iter().find(|known| known.0 == language).unwrap().1;
    let files = files
        .iter()
        .filter(|(name, _)| ["-names.ftl", "-rules.ftl", "-terms.ftl"].iter().all(|end| !name.ends_with(end)));
    let mut messages: BTreeMap<String, Written> = BTreeMap::new();
    let mut id = String::new();
    for line in files.flat_map(|(_, source)| source.lines()) {
        match line.split_once(" = ") {
            Some((name, _)) if name.starts_with(|c: char| c.is_ascii_alphabetic()) => id = name.to_owned(),
            Some((name, _)) if name.starts_with("    .") => {
                id = format!("{}{}", id.split('.').next().unwrap(), name.trim());
            }
            _ if line.starts_with([' ', '}']) => {}
            _ => id.clear(),
        }
        if id.is_empty() {
            continue;
        }
        let written = messages.entry(id.clone()).or_default();
        for rest in line.split('$').skip(1) {
            let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '-').unwrap_or(rest.len());
            written.all.insert(rest[..end].to_owned());
            if !rest[end..].starts_with(" ->") {
                written.printed.insert(rest[..end].to_owned());
            }
        }
    }
    messages
}

#[test]
fn languages_have_the_same_messages() {
    let english = messages("en");
    for language in Texts::languages() {
        let other = messages(language);
        assert!(other.keys().eq(english.keys()), "{language}");
        for (id, written) in &other {
            let declined = |name: &str| CASES.iter().any(|case| case.1 == name);
            let used = written.all.iter().map(|name| if declined(name) { "faction" } else { name });
            let used: BTreeSet<&str> = used.collect();
            let english = &english[id];
            // These are there for the languages that need them.
            let known = |name: &str| english.all.contains(name) || ["who", "of"].contains(&name);
            assert!(used.iter().all(|name| known(name)), "{language}: {id} uses {used:?}");
            let missing: Vec<&String> = english.printed.iter().filter(|name| !used.contains(name.as_str())).collect();
            assert!(missing.is_empty(), "{language}: {id} lacks {missing:?}");
        }
    }
}

#[test]
fn messages_are_whole_with_every_number() {
    for language in Texts::languages() {
        let texts = Texts::new(language).unwrap();
        for (id, written) in messages(language) {
            let ways = [["you", "deck", "things"], ["opponent", "discard", "phrases"]];
            let numbers = [0, 1, 2, 5, 11, 21].iter().flat_map(|&n| ways.map(|words| (n, words)));
            for (n, [who, to, of]) in numbers {
                let value = |name: &String| match name.as_str() {
                    "n" | "count" | "step" | "now" | "has" | "place" | "strength" | "round" => Arg::Number(n),
                    "who" => Arg::Text(who),
                    "to" => Arg::Text(to),
                    "of" => Arg::Text(of),
                    _ => Arg::Text("X"),
                };
                let args: Vec<(&str, Arg)> = written.all.iter().map(|name| (name.as_str(), value(name))).collect();
                let text = texts.locale.message(&id, &args);
                // Some say "no", "one" or "twice" instead.
                let counts = n < 3 || !written.printed.contains("n") || text.contains(&n.to_string());
                assert!(counts, "{language}: {id} with {n} is '{text}'");
                whole(text);
            }
        }
    }
}

#[test]
fn names_of_the_base_box_are_all_there() {
    Texts::languages().for_each(names_are_all_there);
}

fn names_are_all_there(language: &str) {
    let (texts, content) = (Texts::new(language).unwrap(), base());
    let named =
        |kind: &str, id: &str| assert!(texts.locale.try_message(&format!("{kind}-{id}"), &[]).is_some(), "{id}");
    content.cards.iter().for_each(|card| named("card", &card.id));
    content.intrigues.iter().for_each(|card| named("intrigue", &card.id));
    content.spaces.iter().for_each(|space| named("space", &space.id));
    content.spaces.iter().for_each(|space| named("area", &space.area));
    content.conflicts.iter().for_each(|card| named("conflict", &card.id));
    for leader in &content.leaders {
        named("leader", &leader.id);
        named("leader", &format!("{}-passive", leader.id));
        named("leader", &format!("{}-signet", leader.id));
        named("house", &leader.house);
    }
    Faction::ALL.iter().for_each(|faction| named("faction", faction.name()));
    Icon::ALL.iter().for_each(|icon| named("icon", icon.name()));
}

/// English stands in the content file, every other language in a file of its own.
#[test]
fn rules_of_the_base_box_are_all_there() {
    let content = base();
    let rules: BTreeSet<String> = content.rules.iter().map(|rule| format!("rule-{}", rule.id)).collect();
    for (language, files) in LANGUAGES.iter().filter(|known| known.0 != "en") {
        let said = files.iter().filter(|(name, _)| name.ends_with("-rules.ftl")).flat_map(|(_, source)| source.lines());
        let said: Vec<&str> = said.filter_map(|line| Some(line.split_once(" = ")?.0)).collect();
        let missing: Vec<&String> = rules.iter().filter(|id| !said.contains(&id.as_str())).collect();
        assert!(missing.is_empty(), "{language} lacks {missing:?}");
        let unknown: Vec<&&str> = said.iter().filter(|id| !rules.contains(**id)).collect();
        assert!(unknown.is_empty(), "{language} has {unknown:?}, which no rule asks for");

        let texts = Texts::new(language).unwrap();
        for rule in &content.rules {
            let text = texts.rule(rule);
            assert_ne!(text, rule.title, "{language}: {}", rule.id);
            sentences(text);
        }
    }
}

#[test]
fn terms_of_the_base_box_are_all_there() {
    let content = base();
    for (language, files) in LANGUAGES {
        let texts = Texts::new(language).unwrap();
        for term in &content.terms {
            let said = texts.term(term);
            assert!(*language == "en" || said.text != term.text, "{language}: {}", term.id);
            whole(said.name);
            sentences(said.text);
        }
        let said = files.iter().filter(|(name, _)| name.ends_with("-terms.ftl")).flat_map(|(_, source)| source.lines());
        let said = said.filter_map(|line| line.strip_prefix("term-")?.split_once(" = "));
        let unknown: Vec<&str> =
            said.map(|(id, _)| id).filter(|id| !content.terms.iter().any(|t| t.id == *id)).collect();
        assert!(unknown.is_empty(), "{language} has {unknown:?}, which no term asks for");
    }
}

/// What a labelled entry or box says.
fn says(texts: &Texts, content: &Content, id: &str) -> String {
    let card = |id: &str| content.card(id).map(|card| texts.card(content, card));
    let intrigue = |id: &str| content.intrigue(id).map(|card| texts.intrigue(content, card));
    match id.split_once('.').unwrap() {
        (id, "agent") => card(id).unwrap().agent,
        (id, "reveal") => card(id).unwrap().reveal,
        (id, "acquire") => card(id).unwrap().acquire,
        (id, "plot") => intrigue(id).unwrap().plot,
        (id, "combat") => intrigue(id).unwrap().combat,
        (id, "signet") => texts.leader(content, content.leader(id).unwrap()).signet,
        (id, place) => {
            let place = ["first", "second", "third"].iter().position(|p| *p == place).unwrap();
            texts.conflict(content, content.conflict(id).unwrap()).rewards[place].clone()
        }
    }
}

#[test]
fn effects_read_well() {
    let (texts, content) = (Texts::english(), with_pack());
    for (id, text) in [
        ("duncan-idaho.agent", "Pay 1 water: recruit 1 troop and draw 1 card."),
        ("scout.reveal", "Gain 1 persuasion and 1 sword, and retreat up to 2 troops."),
        ("bene-gesserit-sister.reveal", "Gain 2 persuasion or 2 swords."),
        ("firm-grip.agent", "Pay 2 Solari: gain 1 influence with the Spacing Guild, Bene Gesserit or Fremen."),
        ("firm-grip.reveal", "If you hold the Emperor alliance: gain 4 persuasion."),
        (
            "gurney-halleck.reveal",
            "Gain 2 persuasion. Pay 3 Solari: recruit 2 troops and deploy any of the troops just recruited.",
        ),
        ("test-of-humanity.agent", "Each opponent must either discard 1 card or lose 1 troop from the conflict."),
        (
            "worm-riders.reveal",
            "If you have 2 or more influence with the Fremen: gain 4 swords. \
             If you hold the Fremen alliance: gain 2 swords.",
        ),
        ("crysknife.reveal", "Gain 1 sword. With another Fremen card in play: gain 1 influence with the Fremen."),
        ("guild-ambassador.reveal", "If you hold the Spacing Guild alliance, pay 3 spice: gain 1 victory point."),
        (
            "reverend-mother-mohiam.agent",
            "With another Bene Gesserit card in play, each opponent must discard 2 cards.",
        ),
        ("liet-kynes.reveal", "Gain 2 persuasion for each Fremen card you have in play."),
        (
            "shifting-allegiances.agent",
            "Lose 1 influence with a faction of your choice and pay 2 spice: \
             gain 2 influence with a faction of your choice.",
        ),
        ("power-play.agent", "Gain 2 influence instead of 1 for visiting a faction's space. Trash this card."),
        ("imperial-spy.agent", "Trash this card: draw 1 intrigue card."),
        ("guild-bankers.reveal", "The Spice Must Flow costs you 3 persuasion less this turn."),
        (
            "bypass-protocol.plot",
            "Either acquire a card that costs 3 or less without paying for it; or pay 2 spice: \
             acquire a card that costs 5 or less without paying for it and put it on top of your deck.",
        ),
        (
            "reinforcements.plot",
            "Pay 3 Solari: recruit 3 troops; in your reveal turn: deploy any of the troops just recruited.",
        ),
        ("bindu-suspension.plot", "Draw 1 card. You may pass this turn."),
        ("calculated-hire.plot", "Pay 1 spice: take the Mentat from its space."),
        ("master-tactician.combat", "Either gain 3 swords or retreat up to 3 troops."),
        (
            "machinations.first",
            "Gain 1 influence with each of 2 of these factions: Emperor, Spacing Guild, Bene Gesserit, Fremen.",
        ),
        ("battle-for-arrakeen.second", "Choose 2 of these: draw 1 intrigue card; gain 2 spice; gain 3 Solari."),
        ("cloak-and-dagger.third", "Either draw 1 intrigue card or gain 1 spice."),
        ("glossu-the-beast-rabban.signet", "Recruit 1 troop. If you hold any alliance: recruit 1 troop."),
        (
            "odd.reveal",
            "If you have your Swordmaster, draw 1 card; (if you have a seat on the High Council: recruit 1 troop); \
             draw 2 cards. Lose 1 influence with the Spacing Guild and trash 2 cards: gain your Swordmaster as a third \
             agent. Discard 1 card: either draw 1 card and recruit 1 troop; or draw 2 intrigue cards.",
        ),
        (
            "odd.acquire",
            "Gain 2 of these: 1 spice, 2 water, 3 Solari. If you own Odd: recruit 1 troop, gain 1 spice and 1 water, \
             and draw 1 card. Each opponent must lose 2 troops from the garrison.",
        ),
    ] {
        assert_eq!(says(&texts, &content, id), text, "{id}");
    }
}

#[test]
fn components_are_found_and_described() {
    let (texts, content) = (Texts::english(), base());
    let describe = |query: &str| texts.describe_component(&content, query);
    assert_eq!(
        describe("smugglers thopter").unwrap(),
        "Smuggler's Thopter\nImperium deck: 2 copies\nCost: 4 persuasion\nFaction: Spacing Guild\n\
         Agent icons: Spice Trade\nAgent: If you have 2 or more influence with the Spacing Guild: draw 2 cards.\n\
         Reveal: Gain 1 persuasion and 1 spice."
    );
    assert_eq!(
        describe("RESEARCH-station").unwrap(),
        "Research Station\nBoard space, City, agent icon City\nEffect, paying 2 water: Draw 3 cards.\n\
         Combat space: deploy the troops you recruit this turn and up to 2 more."
    );
    assert_eq!(
        describe("Count Ilban Richese").unwrap(),
        "Count Ilban Richese\nLeader, House Richese, complexity 1\n\
         Ruthless Negotiator: Draw 1 card whenever you pay Solari for a board space.\n\
         Signet ring, Manufacturing: Gain 1 Solari."
    );
    assert_eq!(
        describe("dispatch an envoy").unwrap(),
        "Dispatch an Envoy\nIntrigue deck: 2 copies\nPlot, before you send an agent: Add these agent icons to the \
         card you play this turn: Emperor, Spacing Guild, Bene Gesserit, Fremen."
    );
    assert_eq!(describe("Skirmish").unwrap().matches("Conflict, level 1").count(), 4);
    assert_eq!(describe("foldspace").unwrap().split("\n\n").count(), 2);
    assert!(describe("dagger").unwrap().starts_with("Dagger\nStarting deck: 2 for each player\nAgent icons"));
    assert_eq!(describe("stilgat").unwrap_err(), ["Stilgar"]);
    assert_eq!(describe("atreides").unwrap_err(), ["Duke Leto Atreides", "Paul Atreides"]);
    assert_eq!(describe("").unwrap_err(), [""; 0]);
    assert_eq!(describe("沙丘").unwrap_err(), [""; 0]);
}

#[test]
fn decisions_read_well() {
    let (texts, game) = (Texts::english(), Imperium::new(&Setup::base(3)).unwrap());
    let node = |label: &str| game.content.by_label(label).unwrap();
    let read = |text: &str| Action::parse(text, &game.content).unwrap();
    let mut state = start(&game);
    let a = Seat(0);
    state.players[0].leader = game.content.leader("baron-vladimir-harkonnen").unwrap();
    let names = ["Ann".to_owned(), "Bob".to_owned()];
    let mut menu = |frame: Frame, prompt: &str, lines: &[(&str, &str)]| {
        let source = match frame {
            Frame::Choose(_, node) | Frame::ChooseSome(_, node, ..) => Some(node),
            Frame::Snoop(_) => Some(node("poison-snooper.plot")),
            _ => None,
        };
        state.stack.push(Pending { frame, source });
        assert_eq!(texts.prompt(&game, &state, &[]), prompt);
        for (action, line) in lines {
            assert_eq!(texts.action(&game, &state, read(action), &names), *line, "{action}");
        }
        if !matches!(frame, Frame::Turn(_)) {
            state.stack.pop();
        }
    };
    menu(
        Frame::Turn(a),
        "A: send an agent or reveal your hand.",
        &[
            ("agent dagger arrakeen", "Send an agent to Arrakeen with Dagger"),
            ("agent dagger mentat", "Send an agent to Mentat with Dagger, paying 2 Solari"),
            ("agent dagger sell-melange price 2", "Send an agent to Sell Melange with Dagger, paying 3 spice"),
            (
                "agent kwisatz-haderach wealth from carthag",
                "Move an agent from Carthag to Wealth with Kwisatz Haderach",
            ),
            ("reveal", "Reveal your hand"),
            ("resolve arrakeen.space.2", "Resolve: draw 1 card (Arrakeen)"),
            ("resolve fremen.visit", "Resolve: gain 1 influence with the Fremen (Fremen track)"),
            ("resolve signet-ring.agent", "Resolve: pay 1 Solari: draw 1 intrigue card (Signet Ring, Scheme)"),
            (
                "resolve baron-vladimir-harkonnen.passive",
                "Resolve: reveal your secret factions and gain 1 influence with each (Baron Vladimir Harkonnen)",
            ),
            ("acquire stilgar", "Acquire Stilgar for 5 persuasion"),
            ("acquire stilgar aside", "Acquire Stilgar, set aside for you, for 4 persuasion"),
            ("intrigue bribery", "Play Bribery: pay 2 Solari: gain 1 influence with a faction of your choice"),
            ("deploy 2", "Deploy 2 troops"),
            ("end-turn", "End the turn"),
        ],
    );
    menu(
        Frame::GainInfluence(a, 2, 15),
        "A: choose a faction to gain 2 influence with.",
        &[("faction guild", "Gain 2 influence with the Spacing Guild")],
    );
    menu(
        Frame::Choose(a, node("master-tactician.combat")),
        "A: choose one (Master Tactician).",
        &[("choose 1", "Choose: gain 3 swords"), ("choose 2", "Choose: retreat up to 3 troops")],
    );
    menu(
        Frame::DoubleCross(a),
        "A: choose an opponent who loses a troop in the conflict.",
        &[("seat B", "Remove a troop of Bob from the conflict"), ("seat C", "Remove a troop of C from the conflict")],
    );
    menu(
        Frame::Snoop(a),
        "A: draw or trash the top card of your deck (Poison Snooper).",
        &[("choose 1", "Draw the card"), ("choose 2", "Trash the card")],
    );
    let event = Event::StoleIntrigue { seat: a, from: Seat(2) };
    assert_eq!(texts.event(&game, &event, &names), "Ann takes an intrigue card from C.");
}

#[test]
fn an_unknown_language_is_told() {
    let error = Texts::new("tlh").err().unwrap();
    let known: Vec<&str> = Texts::languages().collect();
    assert_eq!(error.to_string(), format!("there is no language 'tlh'; there are {}", known.join(", ")));
}

#[test]
fn chinese_reads_well() {
    let (texts, game) = (Texts::new("zh").unwrap(), Imperium::new(&Setup::base(3)).unwrap());
    let content = &game.content;
    let card = |id: &str| texts.card(content, content.card(id).unwrap());
    let reward = |id: &str, place: usize| texts.conflict(content, content.conflict(id).unwrap()).rewards[place].clone();
    for (says, text) in [
        (card("duncan-idaho").agent, "支付1个水：招募1个部队，并抽1张牌。"),
        (card("scout").reveal, "获得1点说服力和1个武器，并撤回至多2个部队。"),
        (card("firm-grip").agent, "支付2个帝国索：获得1点宇航公会、贝尼·杰瑟里特姐妹会或弗雷曼人影响力。"),
        (card("test-of-humanity").agent, "每个对手必须选择弃掉1张牌，或失去冲突区域中的1个部队。"),
        (
            card("worm-riders").reveal,
            "若你拥有2点或以上弗雷曼人影响力，获得4个武器。若你拥有弗雷曼人同盟，获得2个武器。",
        ),
        (card("liet-kynes").reveal, "每有1张你打出的弗雷曼人牌，便获得2点说服力。"),
        (card("guild-ambassador").reveal, "若你拥有宇航公会同盟，支付3个香料：获得1点胜利点数。"),
        (card("foldspace").agent, "抽1张牌，并销毁本牌。"),
        (reward("sort-through-the-chaos", 0), "为下一回合获得门泰特，抽1张秘牌，并获得2个帝国索。"),
        (reward("battle-for-arrakeen", 1), "从以下选项中选择2项：抽1张秘牌；获得2个香料；获得3个帝国索。"),
    ] {
        assert_eq!(says, text);
    }
    assert_eq!(
        texts.describe_component(content, "泰布穴地").unwrap(),
        "泰布穴地\n地区，城市，地区类型图标：城市\n若你拥有2点或以上弗雷曼人影响力，方可进入此地区。\n\
         效果：招募1个部队，并获得1个水。\n战斗地区：可以部署本次行动招募的部队，以及至多2个其他部队。"
    );

    let mut state = start(&game);
    state.stack.push(Pending { frame: Frame::Turn(Seat(0)), source: None });
    assert_eq!(texts.prompt(&game, &state, &[]), "A：派遣特使或展示手牌。");
    for (action, line) in [
        ("agent dagger mentat", "打出“匕首”，派遣特使到“门泰特”（费用：2个帝国索）"),
        ("resolve fremen.visit", "结算：获得1点弗雷曼人影响力（弗雷曼人影响力条）"),
        ("deploy 0", "不部署部队"),
        ("acquire stilgar", "用5点说服力获取“斯第尔格”"),
    ] {
        assert_eq!(texts.action(&game, &state, Action::parse(action, content).unwrap(), &[]), line);
    }
    let event = Event::SecretFactions { seat: Seat(0), first: Faction::Emperor, second: Faction::Fremen };
    assert_eq!(texts.event(&game, &event, &["安".to_owned()]), "安秘密选择的阵营是皇帝和弗雷曼人。");
}

/// Lines of the log with many numbers, a menu and the texts of components in a language that declines.
fn reads_well(language: &str, log: &[(Event, &str)], effects: &[(&str, &str)], prompt: &str, menu: &[(&str, &str)]) {
    let (texts, game) = (Texts::new(language).unwrap(), Imperium::new(&Setup::base(3)).unwrap());
    for (event, line) in log {
        assert_eq!(texts.event(&game, event, &["Ann".to_owned()]), *line);
    }
    let content = with_pack();
    for (id, text) in effects {
        assert_eq!(says(&texts, &content, id), *text, "{id}");
    }
    let mut state = start(&game);
    state.turn.kind = TurnKind::Reveal;
    state.players[0].persuasion = 21;
    state.stack.push(Pending { frame: Frame::Turn(Seat(0)), source: None });
    assert_eq!(texts.prompt(&game, &state, &[]), prompt);
    for (action, line) in menu {
        let action = Action::parse(action, &game.content).unwrap();
        assert_eq!(texts.action(&game, &state, action, &[]), *line);
    }
}

#[test]
fn russian_reads_well() {
    let seat = Seat(0);
    let recruit = |count: u8| Event::TroopsMoved { seat, how: Troops::Recruit, count };
    let gained = |good: Good, amount: u8| Event::Gained { seat, good, amount };
    let log = [
        (recruit(1), "Ann нанимает 1 отряд."),
        (recruit(2), "Ann нанимает 2 отряда."),
        (recruit(5), "Ann нанимает 5 отрядов."),
        (recruit(11), "Ann нанимает 11 отрядов."),
        (recruit(21), "Ann нанимает 21 отряд."),
        (gained(Good::Spice, 1), "Ann получает 1 Пряность."),
        (gained(Good::Spice, 6), "Ann получает 6 Пряности."),
        (gained(Good::Water, 1), "Ann получает 1 воду."),
        (gained(Good::Vp, 2), "Ann получает 2 победных очка."),
        (gained(Good::Persuasion, 5), "Ann получает 5 очков убеждения."),
        (Event::TroopsMoved { seat, how: Troops::Retreat, count: 2 }, "Ann отступает с 2 отрядами."),
        (Event::DrewIntrigue { seat, count: 2 }, "Ann берёт 2 карты интриг."),
        (Event::StoleIntrigue { seat, from: Seat(2) }, "Ann крадёт карту интриги у игрока C."),
        (Event::AllianceTaken { seat, faction: Faction::Guild }, "Ann заключает союз с Гильдией Космогации."),
        (
            Event::InfluenceGained { seat, faction: Faction::Fremen, amount: 1, now: 2 },
            "Ann получает 1 влияние во фракции Фрименов (теперь 2).",
        ),
    ];
    let effects = [
        ("duncan-idaho.agent", "Заплатите 1 воду: наймите 1 отряд и возьмите 1 карту."),
        ("scout.reveal", "Получите 1 очко убеждения и 1 меч, а также отступите не более чем с 2 отрядами."),
        (
            "firm-grip.agent",
            "Заплатите 2 солярия: получите 1 влияние во фракции Гильдии Космогации, Бене Гессерит или Фрименов.",
        ),
        (
            "test-of-humanity.agent",
            "Каждый соперник должен на выбор сбросить 1 карту или потерять 1 отряд из зоны конфликта.",
        ),
        (
            "worm-riders.reveal",
            "Если у вас 2 или более влияния во фракции Фрименов, получите 4 меча. \
             Если у вас союз с Фрименами, получите 2 меча.",
        ),
        ("liet-kynes.reveal", "Получите 2 очка убеждения за каждую вашу активную карту Фрименов."),
        ("siege-of-carthag.first", "Получите 1 победное очко и получите контроль над ячейкой «Карфаг»."),
    ];
    let prompt = "A: примените эффекты и купите карты (у вас 21 очко убеждения), затем закончите ход.";
    let menu = [
        ("agent dagger mentat", "Отправить агента в ячейку «Ментат» картой «Кинжал», заплатив 2 солярия"),
        ("resolve fremen.visit", "Применить: получите 1 влияние во фракции Фрименов (трек влияния Фрименов)"),
        ("acquire stilgar", "Купить карту «Стилгар» за 5 очков убеждения"),
        ("deploy 0", "Не размещать отряды"),
        ("deploy 3", "Разместить 3 отряда"),
    ];
    reads_well("ru", &log, &effects, prompt, &menu);
}

#[test]
fn ukrainian_reads_well() {
    let seat = Seat(0);
    let recruit = |count: u8| Event::TroopsMoved { seat, how: Troops::Recruit, count };
    let gained = |good: Good, amount: u8| Event::Gained { seat, good, amount };
    let log = [
        (recruit(1), "Ann наймає 1 загін."),
        (recruit(2), "Ann наймає 2 загони."),
        (recruit(5), "Ann наймає 5 загонів."),
        (recruit(11), "Ann наймає 11 загонів."),
        (recruit(21), "Ann наймає 21 загін."),
        (gained(Good::Spice, 1), "Ann отримує 1 прянощі."),
        (gained(Good::Spice, 2), "Ann отримує 2 прянощів."),
        (gained(Good::Water, 1), "Ann отримує 1 воду."),
        (gained(Good::Vp, 2), "Ann отримує 2 переможні очки."),
        (gained(Good::Persuasion, 5), "Ann отримує 5 очок переконливості."),
        (Event::TroopsMoved { seat, how: Troops::Retreat, count: 1 }, "Ann відступає 1 загоном."),
        (Event::DrewIntrigue { seat, count: 2 }, "Ann бере 2 карти інтриг."),
        (Event::StoleIntrigue { seat, from: Seat(2) }, "Ann краде карту інтриги в гравця C."),
        (Event::AllianceTaken { seat, faction: Faction::Guild }, "Ann укладає союз із Гільдією Лоцманів."),
        (
            Event::InfluenceGained { seat, faction: Faction::Guild, amount: 2, now: 2 },
            "Ann отримує 2 очки впливу на Гільдію Лоцманів (тепер 2).",
        ),
    ];
    let effects = [
        ("duncan-idaho.agent", "Заплатіть 1 воду: найміть 1 загін та візьміть 1 карту."),
        ("scout.reveal", "Отримайте 1 очко переконливості та 1 меч, а також відступіть щонайбільше 2 загонами."),
        (
            "firm-grip.agent",
            "Заплатіть 2 солярії: отримайте 1 очко впливу на Гільдію Лоцманів, Бене Ґессерит або Фрименів.",
        ),
        (
            "test-of-humanity.agent",
            "Кожен суперник повинен на вибір скинути 1 карту або втратити 1 загін із Зони конфлікту.",
        ),
        (
            "worm-riders.reveal",
            "Якщо ви маєте 2 чи більше очок впливу на Фрименів, отримайте 4 мечі. \
             Якщо ви маєте союз із Фрименами, отримайте 2 мечі.",
        ),
        ("liet-kynes.reveal", "Отримайте 2 очки переконливості за кожну вашу карту Фрименів у грі."),
        ("siege-of-carthag.first", "Отримайте 1 переможне очко та здобудьте контроль над локацією «Карфаг»."),
    ];
    let prompt = "A: застосуйте ефекти та придбайте карти (ви маєте 21 очко переконливості), потім завершіть хід.";
    let menu = [
        ("agent dagger mentat", "Відправити агента на локацію «Ментат» картою «Кинджал», заплативши 2 солярії"),
        ("resolve fremen.visit", "Застосувати: отримайте 1 очко впливу на Фрименів (шкала впливу на Фрименів)"),
        ("acquire stilgar", "Придбати карту «Стілґар» за 5 очок переконливості"),
        ("deploy 0", "Не розгортати загонів"),
        ("deploy 3", "Розгорнути 3 загони"),
    ];
    reads_well("uk", &log, &effects, prompt, &menu);
}
