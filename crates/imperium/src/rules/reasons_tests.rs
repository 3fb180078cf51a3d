//! Reasons are true: at many positions, of many actions that are not legal there, and of cases that once misled.

use std::collections::BTreeSet;

use table::scenario::position_from_toml;
use table::{Game, Problem, Seat, Seed, random_game};

use super::predicates::distinct;
use super::reasons::{Moment, Obstacle};
use crate::action::{Action, Market};
use crate::content::PlotTime;
use crate::effect::Effect;
use crate::game::{Imperium, Setup};
use crate::ids::*;
use crate::state::*;

/// Actions of every kind, most of them out of place.
fn actions(game: &Imperium, s: &State) -> Vec<Action> {
    let content = &game.content;
    let seat = s.acting();
    let player = &s.players[seat.index()];
    let hand: Vec<CardId> = player.hand().iter().map(|held| held.card).collect();
    let cards: BTreeSet<CardId> = player
        .owned()
        .chain(s.row.iter().copied())
        .chain(content.reserve.iter().copied())
        .chain(player.aside().iter().map(|held| held.card))
        .collect();
    let spaces = || (0..content.spaces.len() as u8).map(SpaceId);
    let mut all = vec![Action::Reveal, Action::Accept, Action::Decline, Action::Pass, Action::EndTurn];
    for card in distinct(&hand).chain([CardId(0), CardId(40)]) {
        for space in spaces() {
            let prices = 0..content.spaces[space.index()].prices.len() as u8;
            all.extend(prices.map(|price| Action::Agent { card, space, price, from: None }));
            all.push(Action::Agent { card, space, price: 0, from: Some(SpaceId(3)) });
        }
    }
    for card in cards {
        for market in [Market::Open, Market::Aside] {
            all.extend([false, true].map(|to_deck| Action::Acquire { card, market, to_deck }));
        }
        all.extend(Zone::ALL.iter().map(|&zone| Action::Trash(zone, card)));
        all.extend([Action::Discard(card), Action::Take(card)]);
    }
    all.extend((0..content.node_count() as u16).map(NodeId).filter(|node| s.tray.contains(node)).map(Action::Resolve));
    all.push(Action::Resolve(content.visit[0][0]));
    all.extend((0..content.intrigues.len() as u8).map(|i| Action::Intrigue(IntrigueId(i))));
    all.extend((0..14).flat_map(|n| [Action::Deploy(n), Action::Retreat(n), Action::Choose(n)]));
    all.extend(Faction::ALL.iter().map(|&faction| Action::Faction(faction)));
    all.extend(Faction::ALL.iter().map(|&faction| Action::Factions(faction, Faction::Guild)));
    all.extend(spaces().map(Action::Space));
    all.extend((0..4).map(|seat| Action::Seat(Seat(seat))));
    all.extend((0..content.leaders.len() as u8).map(|i| Action::Leader(LeaderId(i))));
    all.extend([Action::Advance, Action::Recall]);
    all.extend(content.shipping.iter().map(|bonus| Action::Resolve(bonus.node)));
    for tile in (0..content.tech.len() as u8).map(TechId) {
        all.push(Action::Use(tile));
        all.extend(
            (0..3).flat_map(|negotiators| [false, true].map(|solari| Action::Tech { tile, negotiators, solari })),
        );
    }
    for kind in UnitKind::ALL {
        all.extend((0..4).map(|seat| Action::Unit(Seat(seat), *kind)));
    }
    all.extend((0..3).map(Action::DeployDreadnought));
    all.extend((0..content.posts.len() as u8).flat_map(|i| [Action::Spy(PostId(i)), Action::RecallSpy(PostId(i))]));
    all.extend((0..content.contracts.len() as u8).map(|i| Action::Contract(ContractId(i))));
    all.extend(BattleIcon::ALL.iter().map(|&icon| Action::BattleIcon(icon)));
    all.extend((0..content.intrigues.len() as u8).map(|i| Action::TrashIntrigue(IntrigueId(i))));
    all.extend(
        (0..content.intrigues.len() as u8).flat_map(|i| [Action::Return(IntrigueId(i)), Action::Keep(IntrigueId(i))]),
    );
    all.extend(distinct(&hand).chain([CardId(40)]).map(Action::Save));
    all
}

/// Whether what is said about an illegal action is so.
fn is_true(game: &Imperium, s: &State, legal: &[Action], action: Action, obstacle: &Obstacle) -> bool {
    let content = &game.content;
    let seat = s.acting();
    let player = &s.players[seat.index()];
    let same_kind = |other: &&Action| std::mem::discriminant(*other) == std::mem::discriminant(&action);
    let asked_so = legal.iter().any(|other| same_kind(&other));
    let holds = |card: IntrigueId| s.intrigue.pile(intrigue_hand(seat)).iter().any(|held| held.card == card);
    let in_hand = |card: CardId| player.hand().iter().any(|held| held.card == card);
    let on_offer = |card: CardId| {
        s.row.contains(&card) || content.reserve.iter().zip(s.reserve).any(|(&pile, left)| pile == card && left > 0)
    };
    match *obstacle {
        Obstacle::GameOver => s.frame().is_none(),
        Obstacle::Asked => !asked_so,
        Obstacle::NotAnOption => {
            let asked = [
                (Some(Frame::Freighter), Action::Advance),
                (Some(Frame::Freighter), Action::Recall),
                // Nothing to pair a wild icon with.
                (Some(Frame::Endgame), Action::BattleIcon(BattleIcon::Wild)),
            ];
            let same = |(frame, other): &(Option<Frame>, Action)| {
                *frame == s.frame() && std::mem::discriminant(other) == std::mem::discriminant(&action)
            };
            asked_so || asked.iter().any(same)
        }
        Obstacle::PostTaken(post, by) => by != seat && s.players[by.index()].spies & post.bit() != 0,
        Obstacle::OwnSpyThere(post) => player.spies & post.bit() != 0,
        Obstacle::NoSpyThere(post) => player.spies & post.bit() == 0,
        Obstacle::PostNotAllowed(post) => {
            !legal.contains(&Action::Spy(post)) && !legal.contains(&Action::RecallSpy(post)) && asked_so
        }
        Obstacle::NotAContract(contract) => {
            s.frame() == Some(Frame::KeepContract) || game.contracts_on_offer(s, seat) & contract.bit() == 0
        }
        Obstacle::DeployBarred => s.turn.no_deploy && s.turn.seat == seat,
        Obstacle::WallStands => game.is_walled(s),
        Obstacle::LeaderTaken(leader, by) => s.who_plays(leader) == Some(by),
        Obstacle::NotInDraft(leader) => !game.on_offer(s).any(|other| other == leader),
        Obstacle::AlreadyActed => s.turn.kind != TurnKind::Open,
        Obstacle::MustAct => s.turn.kind == TurnKind::Open,
        Obstacle::StillToResolve(ref nodes) => {
            !nodes.is_empty() && nodes.iter().all(|&node| legal.contains(&Action::Resolve(node)))
        }
        Obstacle::NotOnTray => {
            matches!(action, Action::Resolve(node) if !s.tray.contains(&node) || s.frame() != Some(Frame::Turn))
        }
        // Whose effect it is matters for a bond only, and a card's own bond does not count itself: none elsewhere.
        Obstacle::ConditionUnmet(ref conditions) => {
            let source = match action {
                Action::Resolve(node) => content.node(node).source,
                Action::Intrigue(card) => crate::content::Source::Intrigue(card),
                _ => content.node(s.pending().and_then(|pending| pending.source).unwrap_or(NodeId(0))).source,
            };
            !conditions.is_empty() && conditions.iter().all(|&condition| !game.holds(s, seat, condition, source))
        }
        // Each of several losses of influence can be paid, but not all of them.
        Obstacle::CannotPay(cost) => {
            !game.can_pay(s, seat, cost) || matches!(content.effect(cost), Effect::LoseInfluence(..))
        }
        Obstacle::NoEffect(node) => !game.can(s, seat, node) && !matches!(content.effect(node), Effect::If(..)),
        Obstacle::NotInHand(card) => !in_hand(card),
        Obstacle::NotHeld(card) => !holds(card),
        Obstacle::WrongMoment(card, ref moments) => {
            let now = |moment: &Moment| match (moment, s.frame()) {
                (Moment::Plot(PlotTime::OwnTurn), frame) => frame == Some(Frame::Turn),
                (Moment::Plot(PlotTime::TurnStart), frame) => frame == Some(Frame::Turn) && !s.turn.begun,
                (Moment::Plot(PlotTime::BeforeAgent), frame) => {
                    frame == Some(Frame::Turn) && s.turn.kind == TurnKind::Open
                }
                (Moment::Combat, frame) => frame == Some(Frame::Combat),
                (Moment::Won, frame) => frame == Some(Frame::Won),
                (Moment::Endgame, frame) => frame == Some(Frame::Endgame),
            };
            holds(card) && !moments.is_empty() && !moments.iter().any(now)
        }
        Obstacle::NoAgentThere => match action {
            Action::Agent { card, from: Some(from), .. } => {
                !player.is_on(from) || !content.cards[card.index()].moves_agent
            }
            Action::Space(space) => !player.is_on(space) || space == s.turn.space,
            _ => false,
        },
        Obstacle::NoAgentReady => player.ready_agents() == 0,
        Obstacle::NoIcon(card, space) => content.cards[card.index()].reach & (1 << space.0) == 0,
        Obstacle::Occupied(space, by) => s.players[by.index()].is_on(space),
        Obstacle::Closed(space, by) => by != seat && s.players[by.index()].closed == Some(space),
        Obstacle::NeedsInfluence(_, faction, needs, has) => has < needs && has == player.influence[faction.index()],
        Obstacle::Requirement(space, condition) => {
            !game.holds(s, seat, condition, crate::content::Source::Space(space))
        }
        Obstacle::Used(space) => content.spaces[space.index()].once.is_some(),
        Obstacle::SpaceCosts(_, good, cost, has) => {
            let own = match good {
                Good::Solari => player.solari,
                Good::Spice => player.spice,
                _ => player.water,
            };
            has == own && u16::from(cost) > has
        }
        Obstacle::CannotDeploy => s.turn.kind != TurnKind::Agent || !s.turn.combat,
        Obstacle::NoTroops => player.garrison.troops == 0,
        Obstacle::DeployNone => matches!(action, Action::Deploy(0) | Action::DeployDreadnought(0)),
        Obstacle::DeployAtMost(most) => match action {
            Action::Deploy(n) => {
                (n > most || !legal.contains(&action)) && (most == 0 || legal.contains(&Action::Deploy(most)))
            }
            Action::DeployDreadnought(_) => most == 0 || legal.contains(&Action::DeployDreadnought(most)),
            _ => false,
        },
        Obstacle::NoDreadnoughts => player.garrison.dreadnoughts == 0,
        Obstacle::NotATile(tile) => !game.tiles_on_offer(s).any(|other| other == tile),
        Obstacle::TileCosts(_, good, price, has) => {
            u16::from(price) > has && has == if good == Good::Solari { player.solari } else { player.spice }
        }
        Obstacle::NoNegotiators(n) => n == player.negotiators,
        Obstacle::NotYourTile(tile) => player.tiles & tile.bit() == 0,
        Obstacle::TileUsed(tile) => player.used_tiles & tile.bit() != 0,
        Obstacle::NoUse(tile) => content.tech[tile.index()].usage.is_none(),
        Obstacle::RetreatAtMost(most) => {
            matches!(action, Action::Retreat(n) if n > most) && legal.contains(&Action::Retreat(most))
        }
        Obstacle::NotRevealing => s.turn.kind != TurnKind::Reveal,
        Obstacle::NotBuyable(card) => !content.cards[card.index()].buyable,
        Obstacle::NotOnOffer(card) => !on_offer(card),
        Obstacle::TooManyCards => player.cards.is_full(),
        Obstacle::NotAside(card) => !player.is_aside(card),
        Obstacle::CardCosts(_, cost, has) => cost > has && has == player.persuasion,
        Obstacle::TooDear(card, cost, most) => cost > most && cost == content.cards[card.index()].cost,
        Obstacle::NotToDeck => {
            let Action::Acquire { card, market, to_deck: true } = action else { return false };
            legal.contains(&Action::Acquire { card, market, to_deck: false })
        }
        Obstacle::OnlyToDeck => {
            let Action::Acquire { card, market, to_deck: false } = action else { return false };
            legal.contains(&Action::Acquire { card, market, to_deck: true })
        }
    }
}

#[test]
fn every_reason_is_true() {
    let mut seen = BTreeSet::new();
    let base = &["base"][..];
    for (modules, players, run) in [(base, 3, 1), (base, 4, 2), (base, 3, 3), (base, 4, 4)]
        .into_iter()
        .chain((5..9).map(|run| (&["base", "ix"][..], 4, run)))
        .chain((9..14).map(|run| (&["uprising", "choam"][..], 4, run)))
        .chain((14..17).map(|run| (&["uprising", "ix", "choam", "epic"][..], 4, run)))
    {
        let game = Imperium::new(&Setup::with_modules(modules, players)).unwrap();
        random_game(&game, &Seed::of_run(8, run), |step| {
            if step.number % 3 != 0 {
                return Ok(());
            }
            for action in actions(&game, step.before) {
                if step.legal.contains(&action) {
                    continue;
                }
                let obstacle = game.obstacle(step.before, action);
                seen.insert(obstacle.name());
                if !is_true(&game, step.before, step.legal, action, &obstacle) {
                    let said = game.why_not(step.before, action);
                    return Err(Problem(format!("'{}' is refused because {said}", game.action_text(action))));
                }
            }
            Ok(())
        })
        .unwrap();
    }
    for name in [
        "wrong-moment",
        "condition-unmet",
        "cannot-pay",
        "not-aside",
        "deploy-none",
        "not-to-deck",
        "asked",
        "not-a-tile",
        "tile-costs",
        "not-your-tile",
        "tile-used",
        "no-use",
        "no-dreadnoughts",
        "no-negotiators",
        "post-taken",
        "own-spy-there",
        "no-spy-there",
        "not-a-contract",
        "deploy-barred",
    ] {
        assert!(seen.contains(name), "nothing was refused because of {name}: {seen:?}");
    }
}

#[test]
fn what_is_missing_is_named() {
    let reveal =
        "A.persuasion = 9\nrow = ['stilgar', 'chani', 'kwisatz-haderach', 'arrakis-recruiter', 'spice-hunter']";
    let choice =
        "A.intrigue = ['bypass-protocol']\nrow = ['stilgar', 'arrakis-recruiter', 'spice-hunter', 'chani', 'carryall']";
    let combat = "at = 'combat'\nA.conflict = 2\nB.conflict = 1";
    let agent = "A.hand = ['dagger', 'reconnaissance', 'signet-ring']\nA.solari = 9";
    let mut wrong = Vec::new();
    for (given, before, action, reason) in [
        (reveal, &["reveal"][..], "acquire stilgar aside", "Stilgar is not set aside for you"),
        (reveal, &["reveal"], "acquire stilgar to-deck", "acquired cards go to your discard pile now, not onto"),
        (reveal, &["reveal"], "acquire carryall", "Carryall is not for sale"),
        (reveal, &["reveal"], "acquire foldspace", "Foldspace can't be bought"),
        ("A.persuasion = 2\nrow = ['stilgar']", &["reveal"], "acquire stilgar", "costs 5 persuasion; you have 2"),
        ("row = ['stilgar']", &[], "acquire stilgar", "cards are acquired in your reveal turn"),
        (choice, &["intrigue bypass-protocol"], "choose 2", "you can't pay its cost: pay 2 spice"),
        (
            choice,
            &["intrigue bypass-protocol", "choose 1"],
            "acquire stilgar",
            "Stilgar costs 5 persuasion; you may take a card",
        ),
        (agent, &["agent reconnaissance arrakeen"], "deploy 0", "to deploy no units, just continue your turn"),
        (agent, &["agent reconnaissance arrakeen"], "deploy 3", "you can deploy up to 2 units now"),
        (agent, &["agent dagger mentat"], "deploy 0", "you send an agent to a combat space"),
        (agent, &["agent dagger mentat"], "deploy 1", "you send an agent to a combat space"),
        (agent, &["agent dagger mentat"], "reveal", "already sent an agent"),
        (agent, &["agent dagger mentat"], "end-turn", "resolve first"),
        (agent, &[], "end-turn", "send an agent or reveal first"),
        (agent, &[], "agent dagger arrakeen", "Dagger has no agent icon for Arrakeen"),
        (agent, &[], "agent reconnaissance sietch-tabr", "needs 2 influence with the Fremen; you have 0"),
        (agent, &[], "intrigue ambush", "Ambush is not in your hand"),
        ("A.intrigue = ['ambush']", &[], "intrigue ambush", "Ambush can be played during combat, not now"),
        (
            "A.intrigue = ['tiebreaker']",
            &[],
            "intrigue tiebreaker",
            "can be played during combat or at the end of the game",
        ),
        ("A.intrigue = ['to-the-victor']", &[], "intrigue to-the-victor", "can be played when you win a conflict"),
        (
            "A.hand = ['reconnaissance']\nA.intrigue = ['infiltrate']",
            &["agent reconnaissance arrakeen"],
            "intrigue infiltrate",
            "Infiltrate can be played before you send an agent, not now",
        ),
        (
            "A.intrigue = ['councilors-dispensation']",
            &[],
            "intrigue councilors-dispensation",
            "works only if you have a seat on the High Council",
        ),
        ("A.intrigue = ['bribery']\nA.solari = 1", &[], "intrigue bribery", "you can't pay its cost: pay 2 Solari"),
        (
            "A.intrigue = ['calculated-hire']\nA.spice = 1\nmentat = 'B'",
            &[],
            "intrigue calculated-hire",
            "this would do nothing now",
        ),
        (
            "at = 'endgame'\nA.intrigue = ['corner-the-market']",
            &[],
            "intrigue corner-the-market",
            "works only if you own 2 or more copies of The Spice Must Flow or if you own more copies of",
        ),
        (
            &format!("{combat}\nA.intrigue = ['allied-armada']\nA.spice = 2"),
            &[],
            "intrigue allied-armada",
            "works only if you hold any alliance",
        ),
        (
            &format!("{combat}\nA.intrigue = ['private-army']\nA.spice = 1"),
            &[],
            "intrigue private-army",
            "you can't pay its cost: pay 2 spice",
        ),
        (
            &format!("{combat}\nA.intrigue = ['staged-incident']"),
            &[],
            "intrigue staged-incident",
            "can't pay its cost: lose 3",
        ),
        (
            &format!("{combat}\nA.intrigue = ['windfall']"),
            &[],
            "intrigue windfall",
            "Windfall can be played any time on your turn, not now",
        ),
        (
            &format!("{combat}\nA.intrigue = ['master-tactician']"),
            &["intrigue master-tactician", "choose 2"],
            "retreat 3",
            "you can retreat up to 2 troops now",
        ),
        (
            &format!("{combat}\nA.intrigue = ['master-tactician']"),
            &["intrigue master-tactician"],
            "choose 3",
            "not one of the options",
        ),
        (
            &format!("{combat}\nA.intrigue = ['master-tactician']"),
            &["intrigue master-tactician"],
            "intrigue master-tactician",
            "finish this first",
        ),
        (
            "modules = ['uprising']\nA = { hand = ['diplomacy'], spice = 1, spies = ['guild', 'choam', 'fremen'] }",
            &["agent diplomacy espionage", "resolve espionage.space.2"],
            "spy guild",
            "finish this first: no spies in supply",
        ),
    ] {
        let given: toml::Table = given.parse().unwrap();
        let (game, mut state) = position_from_toml::<Imperium>(toml::Value::Table(given)).unwrap();
        for text in before {
            let action = game.parse_action(text).unwrap();
            game.apply(&mut state, action, &mut ()).unwrap_or_else(|refused| panic!("{refused}"));
        }
        match game.apply(&mut state, game.parse_action(action).unwrap(), &mut ()) {
            Err(refused) if refused.reason.contains(reason) => {}
            Err(refused) => wrong.push(format!("{refused}, not {reason}")),
            Ok(()) => wrong.push(format!("'{action}' is legal")),
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
