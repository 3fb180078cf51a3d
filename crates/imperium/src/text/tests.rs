//! Every thing has its words, in every language.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use table::{Audience, Game, Problem, PromptFor, Seat, Seed, random_game};

use super::*;
use crate::action::{Action, Market};
use crate::content::PlotTime;
use crate::content::{Library, SourceFile};
use crate::effect::{Condition, Destination, Effect};
use crate::event::{Event, UnitMove};
use crate::game::{Imperium, LeaderChoice, Leaders, Setup};
use crate::rules::{Moment, Obstacle};
use crate::state::{Agent, Frame, Pending, State, TurnKind};

thread_local! {
    static ASKED: RefCell<BTreeSet<String>> = const { RefCell::new(BTreeSet::new()) };
    /// Words in Latin letters that were said.
    static LATIN: RefCell<BTreeSet<String>> = const { RefCell::new(BTreeSet::new()) };
}

/// Notes that a message was asked for.
pub(super) fn asked(id: &str) {
    ASKED.with_borrow_mut(|asked| asked.insert(id.to_owned()));
}

pub(super) fn base() -> Content {
    Content::base().unwrap()
}

/// The mix of most boxes.
const LARGEST: [&str; 4] = ["uprising", "ix", "choam", "epic"];

/// Every way to play that has a component, a rule or a word of its own.
fn all_contents() -> Vec<Content> {
    let modules: [&[&str]; 7] = [
        &["base"],
        &["base", "ix", "epic"],
        &["uprising"],
        &["uprising", "choam"],
        &["uprising", "ix"],
        &["base", "uprising"],
        &LARGEST,
    ];
    let load = |modules: &[&str]| {
        let modules: Vec<String> = modules.iter().map(|&module| module.to_owned()).collect();
        Library::built_in().load(&modules, &[]).unwrap()
    };
    modules.map(load).into()
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
        let doubled = ["!.", "?."].iter().any(|marks| text.contains(marks));
        assert!(text.ends_with(['.', '!', '。']) && !text.ends_with("..") && !doubled, "'{text}'");
        whole(text);
    }
}

fn all_components(texts: &Texts, content: &Content) {
    content.rules.iter().for_each(|rule| sentences(texts.rule(content, rule)));
    content.terms.iter().for_each(|term| sentences(texts.term(content, term).text));
    for node in (0..content.node_count() as u16).map(NodeId) {
        sentences(texts.effect(content, node));
        whole(texts.source_name(content, content.node(node).source));
    }
    let cards = content.cards.iter().map(|card| &card.id);
    let cards = cards.chain(content.intrigues.iter().map(|card| &card.id));
    let cards = cards.chain(content.spaces.iter().map(|space| &space.id));
    let cards = cards.chain(content.conflicts.iter().map(|card| &card.id));
    let cards = cards.chain(content.tech.iter().map(|tile| &tile.id));
    let cards = cards.chain(content.objectives.iter().map(|card| &card.id));
    let cards = cards.chain(content.contracts.iter().map(|tile| &tile.id));
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
discarded = "acquire 3 to-hand"
trashed = "(pay water 1, trash-self -> (pay spice 1 -> vp 2) | (each opponent: discard 2) | draw 1), lose-influence emperor 2, lose-influence any 1"
"#;

pub(super) fn with_pack() -> Content {
    Library::built_in().load(&["base".to_owned()], &[SourceFile::new("pack.toml", PACK)]).unwrap()
}

/// Every event, with values that differ in number.
pub(super) fn all_events() -> Vec<Event> {
    let (seat, from) = (Seat(0), Seat(1));
    let (card, space, conflict, leader) = (CardId(3), SpaceId(2), ConflictId(4), LeaderId(1));
    let (first, second, faction) = (Faction::Emperor, Faction::Fremen, Faction::Guild);
    let tile = TechId(3);
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
        Event::Acquired { seat, card, cost: 3, to_deck: false, to_hand: false },
        Event::Acquired { seat, card, cost: 3, to_deck: true, to_hand: false },
        Event::Acquired { seat, card, cost: 0, to_deck: false, to_hand: false },
        Event::Acquired { seat, card, cost: 0, to_deck: true, to_hand: false },
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
        Event::UnitRetreats { seat, by: from },
        Event::DreadnoughtPlaced { seat, space },
        Event::DreadnoughtReturned { seat, space },
        Event::TileAcquired { seat, tile, good: Good::Spice, amount: 3 },
        Event::TileAcquired { seat, tile, good: Good::Solari, amount: 0 },
        Event::TileTurned { tile },
        Event::TileUsed { seat, tile },
        Event::TileTrashed { seat, tile },
        Event::NegotiatorSent { seat },
        Event::NegotiatorsReturned { seat, count: 1 },
        Event::NegotiatorsReturned { seat, count: 2 },
        Event::FreighterAdvanced { seat, now: 2 },
        Event::FreighterRecalled { seat },
        Event::SnooperTaken { seat, faction },
        Event::CardSaved { seat },
        Event::CardSavedKnown { seat, card },
        Event::CardReturned { seat, card },
        Event::IntrigueReturned { seat },
        Event::IntrigueReturnedKnown { seat, card: IntrigueId(5) },
        Event::Intelligence { seat },
        Event::IntelligenceSeen { seat, card: IntrigueId(5) },
        Event::ExtraTurn { seat },
        Event::GameOver { winner: seat },
    ];
    events.extend(Good::ALL.iter().map(|&good| Event::Gained { seat, good, amount: 2 }));
    events.extend([Good::Solari, Good::Spice, Good::Water].map(|good| Event::Paid { seat, good, amount: 1 }));
    events.extend(Zone::ALL.iter().map(|&zone| Event::Trashed { seat, card, zone }));
    events.extend((1..=3).map(|place| Event::Placed { seat, place, strength: 9 }));
    for count in [1, 2] {
        events.extend([Event::Drew { seat, count }, Event::DrewIntrigue { seat, count }]);
        let ways = [UnitMove::Recruit, UnitMove::Deploy, UnitMove::Join, UnitMove::Retreat, UnitMove::LoseGarrison];
        let ways = ways.into_iter().chain([UnitMove::LoseConflict]);
        events.extend(ways.map(|how| Event::TroopsMoved { seat, how, count }));
        let ways = [UnitMove::Recruit, UnitMove::Deploy, UnitMove::Retreat, UnitMove::LoseConflict];
        events.extend(ways.map(|how| Event::DreadnoughtsMoved { seat, how, count }));
    }
    events
}

/// Events of Uprising and of contracts.
pub(super) fn uprising_events() -> Vec<Event> {
    let (seat, card, space, conflict, leader) = (Seat(0), CardId(3), SpaceId(2), ConflictId(4), LeaderId(1));
    let (post, contract, icon) = (PostId(2), ContractId(3), BattleIcon::Crysknife);
    let mut events = vec![
        Event::Acquired { seat, card, cost: 0, to_deck: false, to_hand: true },
        Event::ObjectiveDealt { seat, objective: ObjectiveId(1) },
        Event::SpyPlaced { seat, post },
        Event::SpyRecalled { seat, post },
        Event::Infiltrated { seat, post, space },
        Event::GatheredIntelligence { seat, post },
        Event::MakerHooksTaken { seat },
        Event::ShieldWallRemoved { seat },
        Event::RewardDoubled { seat },
        Event::ConflictTaken { seat, conflict },
        Event::ContractDealt { seat, contract },
        Event::ContractChosen { seat },
        Event::ContractTaken { seat, contract },
        Event::ContractTurned { contract },
        Event::ContractCompleted { seat, contract },
        Event::IntrigueTrashed { seat, card: IntrigueId(5) },
        Event::CardBackInHand { seat, card },
        Event::CardSeen { seat, card },
        Event::TookCard { seat, card },
        Event::MemoryMade { seat },
        Event::LeaderTurned { seat, leader },
        Event::Trained { seat, step: 2 },
        Event::IconTurnedDown { seat, icon },
    ];
    events.extend(BattleIcon::ALL.iter().map(|&icon| Event::IconsPaired { seat, icon }));
    for count in [1, 2] {
        events.extend([Event::WormsSummoned { seat, count }, Event::MemoriesReturned { seat, count }]);
    }
    events
}

/// Frames of Uprising and of contracts.
fn uprising_frames(content: &Content) -> Vec<Frame> {
    let lines = content.by_label("change-allegiances.plot").unwrap();
    vec![
        Frame::Turn,
        Frame::Endgame,
        Frame::Arrive,
        Frame::Contracts(2),
        Frame::Infiltrate,
        Frame::Gather,
        Frame::Spy { posts: 7, shared: false },
        Frame::RecallSpy(1),
        Frame::RecallSpy(2),
        Frame::Contract,
        Frame::KeepContract,
        Frame::BlowWall,
        Frame::TrashIntrigue(1),
        Frame::TrashFromHand(Faction::Emperor),
        Frame::TrashFromPlay(Faction::Emperor),
        Frame::TurnDown(BattleIcon::Ornithopter),
        Frame::Lines(lines, 0),
        Frame::Training,
        Frame::Chronicle,
        Frame::TopCards(3),
        Frame::TopCards(2),
        Frame::BuyWithSolari,
        Frame::Acquire { max_cost: 3, to: Destination::Hand },
    ]
}

fn uprising_actions(content: &Content) -> Vec<Action> {
    let card = CardId(3);
    let mut actions = vec![Action::Accept, Action::Decline, Action::Choose(0), Action::Choose(1)];
    actions.extend([Action::Take(card), Action::Discard(card), Action::Trash(Zone::Hand, card)]);
    actions.push(Action::Acquire { card, market: Market::Open, to_deck: false });
    actions.push(Action::TrashIntrigue(IntrigueId(3)));
    actions.extend([Action::Spy(PostId(1)), Action::RecallSpy(PostId(9))]);
    actions.extend((0..content.contracts.len() as u8).map(|i| Action::Contract(ContractId(i))));
    actions.extend(BattleIcon::ALL.iter().map(|&icon| Action::BattleIcon(icon)));
    actions.extend((0..content.spaces.len() as u8).map(|i| Action::Agent {
        card,
        space: SpaceId(i),
        price: 0,
        from: None,
    }));
    actions
}

fn all_frames(content: &Content) -> Vec<Frame> {
    let node = |id: &str| content.by_label(id).unwrap();
    let one = node("bene-gesserit-sister.reveal");
    vec![
        Frame::Do(one),
        Frame::Times(one, 2),
        Frame::EachOpponent { next: Seat(2), node: one },
        Frame::PutAway(IntrigueId(0)),
        Frame::Leader,
        Frame::Draft(0b1_1111),
        Frame::SecretFactions,
        Frame::Defend,
        Frame::Turn,
        Frame::Reward,
        Frame::Choose(one),
        Frame::ChooseSome(node("machinations.first"), 2, 0),
        Frame::GainInfluence(2, 15),
        Frame::LoseInfluence(1),
        Frame::Trash(true),
        Frame::Trash(false),
        Frame::Discard(2),
        Frame::Recover(Faction::BeneGesserit),
        Frame::Acquire { max_cost: 3, to: Destination::Discard },
        Frame::Acquire { max_cost: 5, to: Destination::Deck },
        Frame::Foldspace,
        Frame::Deploy(2),
        Frame::Retreat(255),
        Frame::RecallAgent,
        Frame::CloseSpace,
        Frame::SetAside,
        Frame::DoubleCross,
        Frame::Snoop,
        Frame::PassTurn,
        Frame::GiveAlliance(Faction::Fremen, 3),
        Frame::Combat,
        Frame::Won,
        Frame::Endgame,
        Frame::Offer(node("full-scale-assault.acquire")),
        Frame::Freighter,
        Frame::Shipping(0b1111),
        Frame::Tech { discount: 2, or_solari: true, may_decline: true },
        Frame::DeployUnits(2),
        Frame::RetreatUnits(3),
        Frame::RetreatEnemy(1),
        Frame::TrashInPlay,
        Frame::ReturnIntrigue(1),
        Frame::SwapIntrigue(2),
        Frame::KeepIntrigue,
        Frame::SaveCard,
        Frame::PlaceDreadnought,
        Frame::Snooper(Faction::Guild, 1),
        Frame::BeginTurns,
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
    let tile = TechId(2);
    actions.extend([Action::Advance, Action::Recall, Action::Use(content.tile("flagship").unwrap())]);
    actions.extend([0, 1, 2].map(|negotiators| Action::Tech { tile, negotiators, solari: negotiators == 1 }));
    actions.extend([Action::Return(IntrigueId(1)), Action::Keep(IntrigueId(2)), Action::Save(card)]);
    actions.extend([1, 2].map(Action::DeployDreadnought));
    for kind in UnitKind::ALL {
        actions.extend([1, 2].map(|seat| Action::Unit(Seat(seat), *kind)));
    }
    for to in ["arrakeen", "conspire", "smuggling"].map(space) {
        actions.extend([None, Some(space("wealth"))].map(|from| Action::Agent { card, space: to, price: 0, from }));
    }
    for market in [Market::Open, Market::Aside] {
        actions.extend([false, true].map(|to_deck| Action::Acquire { card, market, to_deck }));
    }
    actions.extend((0..3).flat_map(|n| [Action::Deploy(n), Action::Retreat(n)]));
    actions.extend(Zone::ALL.iter().map(|&zone| Action::Trash(zone, card)));
    actions
}

pub(super) fn start(game: &Imperium) -> State {
    game.start(&Seed::of_run(1, 0), &mut ())
}

/// Every audience of a prompt.
const PROMPTS_FOR: [PromptFor; 3] = [PromptFor::Decider, PromptFor::Others, PromptFor::Everyone];

/// Plays a game by chance and puts all of it into words.
fn all_of_a_game(texts: &Texts, setup: &Setup, index: u64, names: &[String]) {
    let game = Imperium::new(setup).unwrap();
    let seed = Seed::of_run(7, index);
    let mut events: Vec<(Audience, Event)> = Vec::new();
    game.start(&seed, &mut events);
    random_game(&game, &seed, |step| -> Result<(), Problem> {
        PROMPTS_FOR.iter().for_each(|&prompt_for| sentences(texts.prompt(&game, step.before, names, prompt_for)));
        for &action in step.legal {
            whole(texts.action(&game, step.before, action, names));
        }
        game.apply_unchecked(&mut step.before.clone(), step.action, &mut events);
        events.drain(..).for_each(|(_, event)| sentences(texts.event(&game, &event, names)));
        Ok(())
    })
    .unwrap();
}

fn all_obstacles(content: &Content) -> Vec<Obstacle> {
    let costs = (0..content.node_count() as u16).map(NodeId).filter_map(|node| match content.effect(node) {
        Effect::Pay { cost, .. } => Some(cost),
        _ => None,
    });
    let mut all = obstacles_of_their_own();
    all.extend(costs.flat_map(|cost| cost.iter().collect::<Vec<_>>()).map(Obstacle::CannotPay));
    let names: BTreeSet<&str> = all.iter().map(Obstacle::name).collect();
    assert_eq!(names, Obstacle::NAMES.iter().copied().collect(), "one of each kind");
    all
}

fn obstacles_of_their_own() -> Vec<Obstacle> {
    let (card, intrigue, space, node, seat) = (CardId(0), IntrigueId(0), SpaceId(0), NodeId(0), Seat(1));
    vec![
        Obstacle::GameOver,
        Obstacle::Asked,
        Obstacle::NotAnOption,
        Obstacle::LeaderTaken(LeaderId(1), seat),
        Obstacle::NotInDraft(LeaderId(1)),
        Obstacle::AlreadyActed,
        Obstacle::MustAct,
        Obstacle::StillToResolve(vec![node, node]),
        Obstacle::NotOnTray,
        Obstacle::ConditionUnmet(vec![Condition::HighCouncil, Condition::RevealTurn]),
        Obstacle::NoEffect(node),
        Obstacle::NotInHand(card),
        Obstacle::NotHeld(intrigue),
        Obstacle::WrongMoment(intrigue, vec![Moment::Plot(PlotTime::OwnTurn), Moment::Combat]),
        Obstacle::WrongMoment(intrigue, vec![Moment::Won, Moment::Endgame]),
        Obstacle::NoAgentThere,
        Obstacle::NoAgentReady,
        Obstacle::NoIcon(card, space),
        Obstacle::Occupied(space, seat),
        Obstacle::Closed(space, seat),
        Obstacle::NeedsInfluence(space, Faction::Fremen, 2, 1),
        Obstacle::Requirement(space, Condition::HighCouncil),
        Obstacle::Used(space),
        Obstacle::SpaceCosts(space, Good::Spice, 4, 2),
        Obstacle::CannotDeploy,
        Obstacle::NoTroops,
        Obstacle::DeployNone,
        Obstacle::DeployAtMost(2),
        Obstacle::RetreatAtMost(1),
        Obstacle::NotRevealing,
        Obstacle::NotBuyable(card),
        Obstacle::NotOnOffer(card),
        Obstacle::TooManyCards,
        Obstacle::NotAside(card),
        Obstacle::CardCosts(card, 5, 3),
        Obstacle::TooDear(card, 5, 3),
        Obstacle::NotToDeck,
        Obstacle::OnlyToDeck,
        Obstacle::NoDreadnoughts,
        Obstacle::NotATile(TechId(1)),
        Obstacle::TileCosts(TechId(1), Good::Spice, 3, 1),
        Obstacle::NoNegotiators(1),
        Obstacle::NotYourTile(TechId(1)),
        Obstacle::TileUsed(TechId(1)),
        Obstacle::NoUse(TechId(1)),
        Obstacle::PostTaken(PostId(1), seat),
        Obstacle::OwnSpyThere(PostId(1)),
        Obstacle::PostNotAllowed(PostId(1)),
        Obstacle::NoSpyThere(PostId(1)),
        Obstacle::NotAContract(ContractId(1)),
        Obstacle::DeployBarred,
        Obstacle::WallStands,
    ]
}

#[test]
fn everything_has_words_and_every_message_is_used() {
    Texts::languages().for_each(everything_has_words);
}

fn everything_has_words(language: &str) {
    let texts = Texts::new(language).unwrap();
    all_contents().iter().for_each(|content| all_components(&texts, content));
    all_components(&texts, &with_pack());

    let names = ["Ann".to_owned(), "Bob".to_owned(), "Cid".to_owned(), "Dora".to_owned()];
    let game = Imperium::new(&Setup::with_modules(&["base", "ix"], 4)).unwrap();
    for event in all_events() {
        sentences(texts.event(&game, &event, &[]));
        sentences(texts.event(&game, &event, &names));
    }
    for frame in all_frames(&game.content) {
        for kind in [TurnKind::Open, TurnKind::Agent, TurnKind::Reveal] {
            let mut state = start(&game);
            state.conflict = game.content.conflict("siege-of-carthag");
            state.turn.kind = kind;
            state.stack.push(Pending { decider: Seat(1), player: Seat(1), frame, source: None });
            PROMPTS_FOR.iter().for_each(|&prompt_for| sentences(texts.prompt(&game, &state, &[], prompt_for)));
            for action in all_actions(&game.content) {
                whole(texts.action(&game, &state, action, &[]));
            }
        }
    }
    let uprising = Imperium::new(&Setup::with_modules(&LARGEST, 4)).unwrap();
    let playing = start(&uprising);
    for obstacle in all_obstacles(&uprising.content) {
        whole(texts.obstacle(&uprising, &playing, &obstacle, &names));
    }
    for event in uprising_events() {
        sentences(texts.event(&uprising, &event, &names));
    }
    for frame in uprising_frames(&uprising.content) {
        let mut state = start(&uprising);
        let feyd = uprising.content.leader("feyd-rautha-harkonnen").unwrap();
        (state.players[1].leader, state.players[1].has_leader) = (feyd, true);
        (state.players[1].spies, state.players[2].agents[0]) = (0b111, Agent::On(SpaceId(2)));
        state.stack.push(Pending { decider: Seat(1), player: Seat(1), frame, source: None });
        PROMPTS_FOR.iter().for_each(|&prompt_for| sentences(texts.prompt(&uprising, &state, &[], prompt_for)));
        for action in uprising_actions(&uprising.content) {
            whole(texts.action(&uprising, &state, action, &[]));
        }
    }
    let mut over = start(&game);
    over.stack.clear();
    sentences(texts.prompt(&game, &over, &[], PromptFor::Decider));

    for (index, choice) in (0..).zip([LeaderChoice::Choose, LeaderChoice::Random, LeaderChoice::Draft]) {
        for players in [3, 4] {
            let setup = Setup { leaders: Leaders::By(choice), ..Setup::base(players) };
            all_of_a_game(&texts, &setup, 2 * index + u64::from(players), &names);
            let modules = ["base", "ix", "epic"].map(str::to_owned).to_vec();
            all_of_a_game(&texts, &Setup { modules, ..setup.clone() }, 2 * index + u64::from(players), &names);
            let modules = LARGEST.map(str::to_owned).to_vec();
            all_of_a_game(&texts, &Setup { modules, ..setup }, 2 * index + u64::from(players), &names);
        }
    }

    whole(texts.goods([0; 3]));
    if language == "en" {
        assert_eq!(texts.prompt(&game, &over, &[], PromptFor::Decider), "Game over.");
        assert_eq!(texts.goods([0; 3]), "nothing");
    }

    let asked = ASKED.take();
    let said = messages(language);
    let unused: Vec<&String> = said.keys().filter(|id| !id.contains('.') && !asked.contains(*id)).collect();
    assert!(unused.is_empty(), "no code asks for {unused:?}");

    let latin = LATIN.take();
    if matches!(language, "ru" | "uk") {
        // Players, seats, levels of conflicts, and the card of the pack, which has no translation.
        let names = ["Ann", "Bob", "Cid", "Dora", "A", "B", "C", "D", "Odd", "I", "II", "III", "IV"];
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
            let known = |name: &str| english.all.contains(name) || ["who", "of", "effect"].contains(&name);
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
fn names_of_all_boxes_are_all_there() {
    Texts::languages().for_each(names_are_all_there);
}

fn names_are_all_there(language: &str) {
    let texts = Texts::new(language).unwrap();
    for content in all_contents() {
        names_of_content_are_all_there(&texts, &content);
    }
}

fn names_of_content_are_all_there(texts: &Texts, content: &Content) {
    let named =
        |kind: &str, id: &str| assert!(texts.locale.try_message(&format!("{kind}-{id}"), &[]).is_some(), "{id}");
    content.cards.iter().for_each(|card| named("card", &card.id));
    content.intrigues.iter().for_each(|card| named("intrigue", &card.id));
    content.spaces.iter().for_each(|space| named("space", &space.id));
    content.spaces.iter().for_each(|space| named("area", &space.area));
    content.conflicts.iter().for_each(|card| named("conflict", &card.id));
    content.tech.iter().for_each(|tile| named("tech", &tile.id));
    content.objectives.iter().for_each(|card| named("objective", &card.id));
    content.contracts.iter().for_each(|tile| named("contract", &tile.id));
    for leader in &content.leaders {
        named("leader", &leader.id);
        named("leader", &format!("{}-passive", leader.id));
        named("leader", &format!("{}-signet", leader.id));
        if !leader.house.is_empty() {
            named("house", &leader.house);
        }
    }
    Faction::ALL.iter().for_each(|faction| named("faction", faction.name()));
    Icon::ALL.iter().for_each(|icon| named("icon", icon.name()));
}

/// English stands in the content file, every other language in a file of its own.
#[test]
fn rules_of_all_boxes_are_all_there() {
    // Those of a box that others take out of the game included.
    let contents = all_contents();
    let all = contents.iter().flat_map(|content| &content.rules);
    let rules: BTreeSet<String> = all.map(|rule| format!("rule-{}", rule.id)).collect();
    for (language, files) in LANGUAGES.iter().filter(|known| known.0 != "en") {
        let said = files.iter().filter(|(name, _)| name.ends_with("-rules.ftl")).flat_map(|(_, source)| source.lines());
        let said: Vec<&str> = said.filter_map(|line| Some(line.split_once(" = ")?.0)).collect();
        let missing: Vec<&String> = rules.iter().filter(|id| !said.contains(&id.as_str())).collect();
        assert!(missing.is_empty(), "{language} lacks {missing:?}");
        let unknown: Vec<&&str> = said.iter().filter(|id| !rules.contains(**id)).collect();
        assert!(unknown.is_empty(), "{language} has {unknown:?}, which no rule asks for");

        let texts = Texts::new(language).unwrap();
        for (content, rule) in contents.iter().flat_map(|content| content.rules.iter().map(move |rule| (content, rule)))
        {
            let text = texts.rule(content, rule);
            assert_ne!(text, rule.title, "{language}: {}", rule.id);
            sentences(text);
        }
    }
}

#[test]
fn rules_and_terms_say_the_numbers_of_the_modules() {
    let mut content = base();
    content.constants.winning_points = 21;
    content.constants.troop_strength = 7;
    content.constants.conflict_deck = [11, 12, 13];
    content.constants.row_size = 8;
    content.constants.starting_points[3] = 17;
    content.constants.deploy_from_garrison = 9;
    content.constants.tie_breaks = vec![TieBreak::Water, TieBreak::Spice];
    for language in Texts::languages() {
        let texts = Texts::new(language).unwrap();
        let rule = |id: &str| texts.rule(&content, content.rules.iter().find(|rule| rule.id == id).unwrap());
        for (id, number) in [("B7", "21"), ("R121", "21"), ("B41", "7"), ("R98", "7"), ("B29", "4"), ("B3", "2")] {
            assert!(rule(id).contains(number), "{}", rule(id));
        }
        for (id, number) in [("B1", "36"), ("B1", "11"), ("B1", "13"), ("B2", "8"), ("B4", "17"), ("B22", "9")] {
            assert!(rule(id).contains(number), "{}", rule(id));
        }
        let tie = |name: &str| texts.say(&format!("tie-break-{name}"), []);
        for id in ["B8", "R123"] {
            let text = rule(id);
            assert!(text.find(&tie("water")) < text.find(&tie("spice")) && !text.contains(&tie("garrison")), "{text}");
        }
    }
}

#[test]
fn terms_of_all_boxes_are_all_there() {
    let contents = all_contents();
    for (language, files) in LANGUAGES {
        let texts = Texts::new(language).unwrap();
        for (content, term) in contents.iter().flat_map(|content| content.terms.iter().map(move |term| (content, term)))
        {
            let said = texts.term(content, term);
            assert!(*language == "en" || said.text != term.text, "{language}: {}", term.id);
            whole(said.name);
            sentences(said.text);
        }
        let said = files.iter().filter(|(name, _)| name.ends_with("-terms.ftl")).flat_map(|(_, source)| source.lines());
        let said = said.filter_map(|line| line.strip_prefix("term-")?.split_once(" = "));
        let known = |id: &&str| contents.iter().any(|content| content.terms.iter().any(|term| term.id == *id));
        let unknown: Vec<&str> = said.map(|(id, _)| id).filter(|id| !known(id)).collect();
        assert!(unknown.is_empty(), "{language} has {unknown:?}, which no term asks for");
    }
}
