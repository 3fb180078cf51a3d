use std::cell::RefCell;
use std::collections::BTreeSet;

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
}

#[track_caller]
fn sentences(text: String) {
    if !text.is_empty() {
        // One name ends in dots.
        let text = text.replace("To the Victor...", "To the Victor");
        assert!(text.ends_with('.') && !text.ends_with(".."), "'{text}'");
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
    let texts = Texts::english();
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
    assert_eq!(texts.prompt(&game, &over, &[]), "The game is over.");

    for index in 0..4 {
        let leaders = Leaders::By(if index < 2 { LeaderChoice::Choose } else { LeaderChoice::Random });
        let setup = Setup { leaders, ..Setup::base(3 + index as u8 % 2) };
        all_of_a_game(&texts, &setup, index, &names);
    }

    assert_eq!(texts.goods([0; 3]), "nothing");

    let asked = ASKED.take();
    let sources =
        [include_str!("../../../../locales/en/table.ftl"), include_str!("../../../../locales/en/imperium.ftl")];
    let own = Locale::new("en", &[("table.ftl", sources[0]), ("imperium.ftl", sources[1])]).unwrap();
    let unused: Vec<&str> = own.ids().filter(|id| !asked.contains(*id)).collect();
    assert!(unused.is_empty(), "no code asks for {unused:?}");
}

#[test]
fn names_of_the_base_box_are_all_there() {
    let (texts, content) = (Texts::english(), base());
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

/// What a labelled entry or box says.
fn says(content: &Content, id: &str) -> String {
    let texts = Texts::english();
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
    let content = with_pack();
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
        ("calculated-hire.plot", "If the Mentat stands on its space, pay 1 spice: take the Mentat from its space."),
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
        assert_eq!(says(&content, id), text, "{id}");
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
    assert_eq!(error.to_string(), "there is no language 'tlh'; there are en");
}
