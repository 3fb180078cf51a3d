//! Bots against each other, and what they may not know.

use bots::BotKind;
use imperium::{Imperium, Setup};
use table::{Bot, Game, Observation, Rng, Seat, Seed, Viewer, play_game};

fn game() -> Imperium {
    Imperium::new(&Setup::base(4)).unwrap()
}

fn seated(kinds: [fn() -> BotKind<Imperium>; 4], seed: &Seed) -> Vec<Box<dyn Bot<Imperium>>> {
    let seats = kinds.iter().enumerate();
    seats.map(|(i, kind)| (kind().new)(&bots::seat_seed(seed, Seat(i as u8)))).collect()
}

const RANDOM: fn() -> BotKind<Imperium> = BotKind::random;
const GREEDY: fn() -> BotKind<Imperium> = BotKind::greedy;

/// Games each mix is played.
const GAMES: u64 = 400;

/// Wins and mean points of greedy against three random bots, in all seats alike.
fn against_chance(modules: &[&str]) -> (u64, f64) {
    let game = Imperium::new(&Setup::with_modules(modules, 4)).unwrap();
    let (mut wins, mut points) = (0, 0);
    for i in 0..GAMES {
        let seed = Seed::of_run(41, i);
        let at = i as usize % 4;
        let mut kinds = [RANDOM; 4];
        kinds[at] = GREEDY;
        let finished = play_game(&game, &seed, &mut seated(kinds, &seed), |_| {}).unwrap();
        wins += u64::from(finished.outcome.ranks[at] == 1);
        points += finished.outcome.scores[at];
    }
    (wins, points as f64 / GAMES as f64)
}

/// The seeds are fixed, so that what is asked of all games holds or fails of these for good.
#[test]
fn greedy_beats_chance_in_every_kind_of_game() {
    let played =
        [&["base"][..], &["base", "ix"], &["uprising", "choam"]].map(|modules| (modules, against_chance(modules)));
    for (modules, (wins, _)) in played {
        assert!(100 * wins >= 95 * GAMES, "{modules:?}: greedy won {wins} of {GAMES} games");
    }
    let [base, ix, _] = played.map(|(_, (_, mean))| mean);
    // The mean of so many games varies by about a twentieth of a point.
    assert!(ix > base - 0.15, "with Rise of Ix greedy makes {ix} points on average, {base} without");
}

#[test]
fn greedy_does_not_depend_on_what_it_cannot_see() {
    let game = game();
    let seed = Seed::of_run(42, 0);
    let mut table = seated([GREEDY; 4], &seed);
    let mut redraw = Rng::new(&seed.derive("redraw"));
    let (mut compared, mut differed, mut step) = (0, 0, 0);
    play_game(&game, &seed, &mut table, |turn| {
        step += 1;
        if turn.legal.len() < 2 || step % 7 != 0 {
            return;
        }
        // Everything the seat cannot know drawn anew: hands, decks, conflicts, secret factions, the generator.
        let other = game.resample(turn.before, Viewer::Seat(turn.seat), &mut redraw);
        let choose = |state| {
            let mut bot = (GREEDY().new)(&seed.derive(&format!("step {step}")));
            bot.choose(&Observation::new(&game, state, turn.seat, turn.legal))
        };
        assert_eq!(choose(turn.before), choose(&other), "step {step}");
        compared += 1;
        differed += usize::from(*turn.before != other);
    })
    .unwrap();
    assert!(compared > 20 && differed > 20, "{compared} compared, {differed} of them different");
}

#[test]
fn the_same_seed_plays_the_same_game() {
    let game = game();
    for kinds in [[RANDOM; 4], [GREEDY; 4]] {
        let seed = Seed::of_run(43, 1);
        let play = || play_game(&game, &seed, &mut seated(kinds, &seed), |_| {}).unwrap().log;
        assert!(play() == play(), "{}", kinds[0]().name);
    }
}
