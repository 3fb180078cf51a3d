use std::cell::RefCell;
use std::collections::BTreeSet;

use table::{Audience, Game, Problem, Seat, Seed, random_game};

use super::*;
use crate::action::{Action, Market};
use crate::content::{SourceFile, module_files};
use crate::event::{Event, Troops};
use crate::game::{Imperium, LeaderChoice, Leaders, Setup};
use crate::state::{Frame, FrameSlot, State, TurnKind};

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
acquire = "(if owns odd >= 1: (troop 1, spice 1, water 1, draw 1)), (each opponent: lose-troop 2 garrison)"
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
            state.stack.push(FrameSlot(frame));
            sentences(texts.prompt(&game, &state, &[]));
            for action in all_actions(&game.content) {
                whole(texts.action(&game, &state, action, &[]));
            }
        }
    }
    let mut over = start(&game);
    over.stack.clear();
    assert_eq!(texts.prompt(&game, &over, &[]), "The game is over.");

    for index in 0..4 {
        let leaders = Leaders::By(if index < 2 { LeaderChoice::Choose } else { LeaderChoice::Random });
        let setup = Setup { leaders, ..Setup::base(3 + index as u8 % 2) };
        all_of_a_game(&texts, &setup, index, &names);
    }

    let asked = ASKED.take();
    let sources = [include_str!("../../../../locales/en/table.ftl"), include_str!("../../../../locales/en/imperium.ftl")];
    let own = Locale::new("en", &[("table.ftl", sources[0]), ("imperium.ftl", sources[1])]).unwrap();
    let unused: Vec<&str> = own.ids().filter(|id| !asked.contains(*id)).collect();
    assert!(unused.is_empty(), "no code asks for {unused:?}");
}

#[test]
fn names_of_the_base_box_are_all_there() {
    let (texts, content) = (Texts::english(), base());
    let named = |kind: &str, id: &str| assert!(texts.locale.try_message(&format!("{kind}-{id}"), &[]).is_some(), "{id}");
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

#[test]
fn print_all() {
    let (texts, content) = (Texts::english(), with_pack());
    for (_, names) in texts.components(&content) {
        println!("{}\n", texts.describe_component(&content, &names[1]).unwrap());
    }
    let game = Imperium::new(&Setup::base(4)).unwrap();
    for frame in all_frames(&game.content) {
        let mut state = start(&game);
        state.conflict = game.content.conflict("siege-of-carthag");
        state.stack.push(FrameSlot(frame));
        println!("{}", texts.prompt(&game, &state, &[]));
        for action in all_actions(&game.content) {
            println!("  {}", texts.action(&game, &state, action, &[]));
        }
    }
    all_events().iter().for_each(|event| println!("{}", texts.event(&game, event, &[])));
}
