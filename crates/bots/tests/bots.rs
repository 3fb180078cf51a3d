//! Bots against each other, and what they may not know.

use bots::BotKind;
use imperium::{Imperium, Setup};
use table::{Bot, Game, Rng, Seat, Seed, Sight, Viewer, play_game};

fn game() -> Imperium {
    Imperium::new(&Setup::base(4)).unwrap()
}

fn seated(kinds: [fn() -> BotKind<Imperium>; 4], seed: &Seed) -> Vec<Box<dyn Bot<Imperium>>> {
    let seats = kinds.iter().enumerate();
    seats.map(|(i, kind)| (kind().new)(&bots::seat_seed(seed, Seat(i as u8)))).collect()
}

const RANDOM: fn() -> BotKind<Imperium> = BotKind::random;
const GREEDY: fn() -> BotKind<Imperium> = BotKind::greedy;

#[test]
fn greedy_beats_chance() {
    let games = [game(), Imperium::new(&Setup::with_modules(&["base", "ix"], 4)).unwrap()];
    let mut wins = 0;
    for i in 0..40 {
        let game = &games[i as usize / 20];
        let seed = Seed::of_run(41, i);
        let at = i as usize % 4;
        let mut kinds = [RANDOM; 4];
        kinds[at] = GREEDY;
        let finished = play_game(game, &seed, &mut seated(kinds, &seed), |_| {}).unwrap();
        wins += usize::from(finished.outcome.ranks[at] == 1);
    }
    assert!(wins >= 36, "greedy won {wins} of 40 games");
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
            bot.choose(&Sight::new(&game, state, turn.seat, turn.legal))
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
