//! The laws every game keeps, and those of this one, over random games.

use arrakis::{Action, AreaId, Arrakis, COMBINATIONS, Combination, Event, Frame, Piece, Setup, Side, State, Way};
use table::conformance::{Plan, check_all, check_laws};
use table::{Game, Problem, Seed, golden, random_game};

/// Every way to play, with the name of its golden playthrough.
fn setups() -> Vec<(&'static str, Setup)> {
    vec![
        ("two", Setup::of(2)),
        ("three-harkonnen", Setup::of(3)),
        ("three-atreides", Setup { shared: Side::Atreides, ..Setup::of(3) }),
        ("four", Setup::of(4)),
        ("mahdi", Setup::mahdi(1)),
        ("mahdi-two", Setup::mahdi(2)),
    ]
}

#[test]
fn random_games_keep_every_law() {
    for (name, setup) in setups() {
        let game = Arrakis::new(&setup).unwrap();
        let stats = check_all(&game, &Plan::new(1, 6)).unwrap_or_else(|problem| panic!("{name}: {problem}"));
        assert!(stats.refused > 1000 && stats.redrawn > 300 && stats.repeated > 300, "{name}: {stats:?}");
    }
}

#[test]
fn random_games_of_each_mode_conserve_every_piece() {
    for (name, setup) in setups() {
        let game = Arrakis::new(&setup).unwrap();
        let stats = check_laws(&game, &Plan::new(2, 100)).unwrap_or_else(|problem| panic!("{name}: {problem}"));
        assert!(stats.games == 100 && stats.steps > 10_000, "{name}: {stats:?}");
    }
}

/// Where a ride from an area can end: next to a chain of wormsigns and sandworms without Harkonnen legions (W79, W80).
fn ridden_to(game: &Arrakis, s: &State, from: AreaId) -> Vec<AreaId> {
    let map = &game.content.map;
    let carries = |area: AreaId| {
        let sign_or_worm = s.sign_areas.has(area) || s.worms.has(area) || s.wild.at == Some(area);
        sign_or_worm && !s.occupied[Side::Harkonnen.index()].has(area)
    };
    let mut chain: Vec<AreaId> = map.ground[from.index()].into_iter().filter(|&area| carries(area)).collect();
    let mut next = 0;
    while next < chain.len() {
        for area in map.ground[chain[next].index()] {
            if carries(area) && !chain.contains(&area) {
                chain.push(area);
            }
        }
        next += 1;
    }
    chain.iter().flat_map(|area| map.ground[area.index()]).collect()
}

#[test]
fn legions_go_where_there_is_a_way() {
    let game = Arrakis::new(&Setup::of(2)).unwrap();
    let map = &game.content.map;
    let mut counts = [0; 3];
    let mut check = |s: &State, event: Event| {
        let holds = match event {
            Event::Moved(_, from, to, Way::Foot) => {
                counts[0] += 1;
                map.ground[from.index()].has(to)
            }
            Event::Moved(side, from, to, Way::Ride) => {
                counts[1] += 1;
                side == Side::Atreides && ridden_to(&game, s, from).contains(&to)
            }
            Event::Moved(side, from, to, Way::Flight) => {
                counts[2] += 1;
                let next = map.touch[from.index()];
                // Troop Carriers bring a legion to any other.
                let joins = s.occupied[Side::Harkonnen.index()].has(to);
                side == Side::Harkonnen && (joins || next.has(to) || map.touching(next).has(to))
            }
            Event::Attack(Side::Atreides, from, to, _) => {
                map.ground[from.index()].has(to) || ridden_to(&game, s, from).contains(&to)
            }
            Event::Attack(Side::Harkonnen, from, to, _) => map.flight[from.index()].has(to),
            _ => true,
        };
        if holds { Ok(()) } else { Err(Problem(format!("{event:?}"))) }
    };
    for number in 0..100 {
        let seed = Seed::of_run(3, number);
        let played = random_game(&game, &seed, |step| {
            let mut events = Vec::new();
            game.apply_unchecked(&mut step.before.clone(), step.action, &mut events);
            events.iter().try_for_each(|&(_, event)| check(step.before, event))
        });
        played.unwrap_or_else(|problem| panic!("{problem}"));
    }
    assert!(counts.iter().all(|&count| count > 100), "{counts:?}");
}

/// Whether an event says that this was chosen, and among others that it was.
fn says(event: Event, chosen: Action) -> bool {
    match (event, chosen) {
        (Event::MahdiChose(_, area, among), Action::Area(wanted)) => area == wanted && among.has(area),
        (Event::MahdiChoseZone(_, zone, among), Action::Zone(wanted)) => zone == wanted && among.0 >> zone.0 & 1 != 0,
        (Event::MahdiChoseLeader(_, leader, among), Action::Leader(wanted)) => {
            leader == wanted && among.0 >> leader.0 & 1 != 0
        }
        (Event::MahdiChosePrescience(_, card, among), Action::Prescience(wanted)) => {
            card == wanted && among.0 >> card.0 & 1 != 0
        }
        (Event::MahdiChosePower(_, power, among), Action::Power(wanted)) => {
            power == wanted && among.0 >> power.index() & 1 != 0
        }
        (Event::MahdiChoseLoss(_, _, Piece::Leader(leader), among), Action::Leader(wanted)) => {
            leader == wanted && among.leaders >> leader.0 & 1 != 0
        }
        _ => false,
    }
}

/// What the Harkonnen of the solo game must have said before an event.
fn reasons(event: Event) -> Vec<Action> {
    match event {
        Event::Harvester(area) | Event::Saved(area, _) | Event::Attack(Side::Harkonnen, _, area, _) => {
            vec![Action::Area(area)]
        }
        Event::Flyer(_, zone) => vec![Action::Zone(zone)],
        Event::Moved(Side::Harkonnen, from, to, Way::Foot | Way::Flight) => {
            vec![Action::Area(from), Action::Area(to)]
        }
        _ => Vec::new(),
    }
}

#[test]
fn the_harkonnen_of_the_solo_game_say_what_decided() {
    let (mut deeds, mut ties) = (0, 0);
    for setup in [Setup::mahdi(1), Setup::mahdi(2)] {
        let game = Arrakis::new(&setup).unwrap();
        for number in 0..25 {
            // What was said since the last turn or phase began, and what the players answered of the step under way.
            let (mut said, mut answered): (Vec<Event>, Vec<Action>) = (Vec::new(), Vec::new());
            let played = random_game(&game, &Seed::of_run(4, number), |step| {
                let mut after = step.before.clone();
                let mut events = Vec::new();
                game.apply_unchecked(&mut after, step.action, &mut events);
                if matches!(step.before.stack.last(), Some(pending) if matches!(pending.frame, Frame::BreakTie(_))) {
                    // Sectors (W216) and tokens (W259) are the players' to choose by a rule of their own.
                    if !matches!(step.action, Action::Sector(_) | Action::Lose(_)) {
                        answered.push(step.action);
                    }
                }
                for &(_, event) in &events {
                    match event {
                        Event::Turn(_) | Event::Phase(_) => said.clear(),
                        _ => said.push(event),
                    }
                    for chosen in reasons(event) {
                        deeds += 1;
                        if !said.iter().any(|&event| says(event, chosen)) {
                            return Err(Problem(format!("{event:?}: nothing says why {chosen:?}")));
                        }
                    }
                }
                // A step begins anew with every answer; once it is done they are forgotten.
                if after.solo.answers.is_empty() {
                    for chosen in answered.drain(..) {
                        ties += 1;
                        if !events.iter().any(|&(_, event)| says(event, chosen)) {
                            return Err(Problem(format!("nothing says that the players chose {chosen:?}")));
                        }
                    }
                }
                Ok(())
            });
            played.unwrap_or_else(|problem| panic!("{setup:?}, game {number}: {problem}"));
        }
    }
    assert!(deeds > 1000 && ties > 100, "{deeds} deeds, {ties} ties");
}

#[test]
fn golden_playthroughs() {
    for (name, setup) in setups() {
        let seed = Seed::of_run(2026, 1);
        let text = golden::playthrough::<Arrakis>(&setup, &seed).unwrap();
        let path = format!("{}/tests/golden/{name}.txt", env!("CARGO_MANIFEST_DIR"));
        golden::check_golden(std::path::Path::new(&path), &text).unwrap_or_else(|problem| panic!("{name}: {problem}"));
    }
}

#[test]
fn golden_logs() {
    for (name, setup) in setups().into_iter().filter(|(name, _)| ["four", "mahdi"].contains(name)) {
        let text = golden::event_log::<Arrakis>(&setup, &Seed::of_run(2026, 1)).unwrap();
        let path = format!("{}/tests/golden/{name}.log", env!("CARGO_MANIFEST_DIR"));
        golden::check_golden(std::path::Path::new(&path), &text).unwrap_or_else(|problem| panic!("{name}: {problem}"));
    }
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<State>() <= 8192, "{} bytes", size_of::<State>());
}

#[test]
fn the_combinations_listed_can_be_played_and_no_others() {
    for Combination { modules, players } in COMBINATIONS {
        for count in 0..=6 {
            let modules = modules.iter().rev().map(|&module| module.to_owned()).collect();
            let setup = Setup { modules, players: count, ..Setup::of(2) };
            assert_eq!(Arrakis::new(&setup).is_ok(), players.contains(&count), "{setup:?}");
        }
    }
    for (modules, players, reason) in [
        (&["base", "ice"][..], 2, "there is no module 'ice'; there are base, mahdi"),
        (&["mahdi"], 1, "every game needs the module 'base'"),
        (&[], 2, "every game needs the module 'base'"),
        (&["base", "mahdi"], 3, "base with mahdi is for 1 or 2 players, not 3"),
    ] {
        let modules = modules.iter().map(|&module| module.to_owned()).collect();
        let setup = Setup { modules, ..Setup::of(players) };
        assert_eq!(Arrakis::new(&setup).unwrap_err().0, reason);
    }
}
