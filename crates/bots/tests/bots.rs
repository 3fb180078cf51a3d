//! Bots against each other, and what they may not know.

use imperium::{Imperium, Setup};
use table::{Bot, Game, Rng, Seat, Seed, Sight, Viewer, play_game};

fn game() -> Imperium {
    Imperium::new(&Setup::base(4)).unwrap()
}

fn seated(names: [&str; 4], seed: &Seed) -> Vec<Box<dyn Bot<Imperium>>> {
    let seats = names.iter().enumerate();
    seats.map(|(i, name)| bots::bot(name, &bots::seat_seed(seed, Seat(i as u8))).unwrap()).collect()
}

#[test]
fn greedy_beats_chance() {
    let game = game();
    let mut wins = 0;
    for i in 0..20 {
        let seed = Seed::of_run(41, i);
        let at = i as usize % 4;
        let mut names = ["random"; 4];
        names[at] = "greedy";
        let played = play_game(&game, &seed, &mut seated(names, &seed), |_| {}).unwrap();
        wins += usize::from(played.outcome.ranks[at] == 1);
    }
    assert!(wins >= 18, "greedy won {wins} of 20 games");
}

#[test]
fn greedy_does_not_depend_on_what_it_cannot_see() {
    let game = game();
    let seed = Seed::of_run(42, 0);
    let mut table = seated(["greedy"; 4], &seed);
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
            let mut bot = bots::bot::<Imperium>("greedy", &seed.derive(&format!("step {step}"))).unwrap();
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
    for names in [["random"; 4], ["greedy"; 4]] {
        let seed = Seed::of_run(43, 1);
        let play = || play_game(&game, &seed, &mut seated(names, &seed), |_| {}).unwrap().log;
        assert!(play() == play(), "{names:?}");
    }
}

#[test]
fn an_unknown_name_is_answered_with_the_known_ones() {
    let problem = bots::bot::<Imperium>("clever", &Seed::of_run(0, 0)).err().unwrap();
    assert_eq!(problem.0, "there is no bot 'clever'; there are: random, greedy");
}
