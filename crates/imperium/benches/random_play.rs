//! Decisions per second of uniformly random play on one thread, beside random chess on the same machine in the same
//! run: machines are noisy, the ratio is what to compare. `docs/performance.md` says how.
//!
//! A decision is listing the legal actions and doing one of them; steps with a single legal action are taken too, but
//! not counted.
//!
//! With `--games N` it plays exactly N games of ours and nothing else: a run whose instructions can be counted.

use std::hint::black_box;
use std::time::{Duration, Instant};

use imperium::{Action, Imperium, Setup, State};
use table::{Game, Rng, Seed, Viewer};

/// Rounds of each kind of play, taken in turn so that both see the same noise.
const ROUNDS: usize = 9;
/// How long one round lasts.
const ROUND: Duration = Duration::from_millis(700);

fn main() {
    // `cargo test --benches` only wants to know that it runs.
    let quick = std::env::args().any(|arg| arg == "--test");
    let (rounds, round) = if quick { (1, Duration::from_millis(20)) } else { (ROUNDS, ROUND) };

    // `--modules base,ix` counts another mix.
    let modules = std::env::args().skip_while(|arg| arg != "--modules").nth(1).unwrap_or_else(|| "base".to_owned());
    let of = |modules: &str| {
        let modules: Vec<&str> = modules.split(',').collect();
        Imperium::new(&Setup::with_modules(&modules, 4)).unwrap_or_else(|problem| panic!("{problem}"))
    };
    let game = of(&modules);
    let games = std::env::args().skip_while(|arg| arg != "--games").nth(1).and_then(|n| n.parse().ok());
    if let Some(games) = games {
        let (decisions, sum) = (1..=games).fold((0, 0u64), |(decisions, sum), number| {
            let (more, state) = random_game(&game, number, &mut Vec::new());
            (decisions + more, sum.wrapping_add(game.hash(&state)))
        });
        println!("{games} games, {decisions} decisions, sum of final hashes {sum:016x}");
        return;
    }
    let mixes = ["base", "base,ix", "base,ix,epic"].map(|modules| (modules, of(modules)));
    let mut ratios = mixes.each_ref().map(|_| Vec::new());
    let (mut best_ours, mut best_chess) = ([0.0_f64; 3], 0.0_f64);
    for number in 0..rounds as u64 {
        let chess = chess(number, round);
        best_chess = best_chess.max(chess);
        println!("round {number}: {:<14}{chess:>9.0} decisions/s", "chess");
        for (i, (modules, game)) in mixes.iter().enumerate() {
            let ours = imperium(game, number, round);
            println!("round {number}: {modules:<14}{ours:>9.0} decisions/s");
            ratios[i].push(ours / chess);
            best_ours[i] = best_ours[i].max(ours);
        }
    }
    for ((modules, _), (ratios, best)) in mixes.iter().zip(ratios.iter_mut().zip(best_ours)) {
        ratios.sort_by(f64::total_cmp);
        println!(
            "ratio {modules} / cozy-chess: median {:.3}, best against best {:.3}",
            ratios[ratios.len() / 2],
            best / best_chess
        );
    }

    println!("state: {} bytes", size_of::<State>());
    println!("clones: {:.1} million/s", per_second(round, clone_of(&game)) / 1e6);
    println!("new games: {:.0} thousand/s", per_second(round, start_of(&game)) / 1e3);
    println!("views: {:.0} thousand/s", per_second(round, view_of(&game)) / 1e3);
    println!("resamples: {:.0} thousand/s", per_second(round, resample_of(&game)) / 1e3);
}

fn imperium(game: &Imperium, round: u64, lasting: Duration) -> f64 {
    let mut actions = Vec::new();
    let (mut decisions, mut number) = (0u64, round << 32);
    let begun = Instant::now();
    while begun.elapsed() < lasting {
        number += 1;
        let (more, state) = random_game(game, number, &mut actions);
        decisions += more;
        black_box(&state);
    }
    decisions as f64 / begun.elapsed().as_secs_f64()
}

/// Plays one game to its end; says how many decisions that took.
fn random_game(game: &Imperium, number: u64, actions: &mut Vec<Action>) -> (u64, State) {
    let mut decisions = 0;
    let mut state = game.start(&Seed::of_run(1, number), &mut ());
    let mut rng = Rng::new(&Seed::of_run(2, number));
    loop {
        game.legal_actions(&state, actions);
        let action = match actions.len() {
            0 => return (decisions, state),
            1 => actions[0],
            n => {
                decisions += 1;
                actions[rng.below(n)]
            }
        };
        game.apply_unchecked(&mut state, action, &mut ());
    }
}

fn chess(round: u64, lasting: Duration) -> f64 {
    use cozy_chess::{Board, GameStatus};
    let mut moves = Vec::new();
    let (mut decisions, mut number) = (0u64, round << 32);
    let begun = Instant::now();
    while begun.elapsed() < lasting {
        number += 1;
        let mut board = Board::default();
        let mut rng = Rng::new(&Seed::of_run(3, number));
        while board.status() == GameStatus::Ongoing {
            moves.clear();
            board.generate_moves(|of_piece| {
                moves.extend(of_piece);
                false
            });
            if moves.len() > 1 {
                decisions += 1;
            }
            board.play_unchecked(moves[rng.below(moves.len())]);
        }
        black_box(&board);
    }
    decisions as f64 / begun.elapsed().as_secs_f64()
}

fn per_second(lasting: Duration, mut work: impl FnMut()) -> f64 {
    let (begun, mut times) = (Instant::now(), 0u64);
    while begun.elapsed() < lasting {
        (0..16).for_each(|_| work());
        times += 16;
    }
    times as f64 / begun.elapsed().as_secs_f64()
}

fn clone_of(game: &Imperium) -> impl FnMut() {
    let state = midgame(game);
    move || _ = black_box(black_box(&state).clone())
}

fn start_of(game: &Imperium) -> impl FnMut() {
    let mut number = 0;
    move || {
        number += 1;
        black_box(game.start(&Seed::of_run(4, number), &mut ()));
    }
}

fn view_of(game: &Imperium) -> impl FnMut() {
    let state = midgame(game);
    move || _ = black_box(game.view(&state, Viewer::Spectator))
}

fn resample_of(game: &Imperium) -> impl FnMut() {
    let state = midgame(game);
    let mut rng = Rng::new(&Seed::of_run(5, 0));
    move || _ = black_box(game.resample(&state, Viewer::Spectator, &mut rng))
}

/// A state some hundred actions into a game.
fn midgame(game: &Imperium) -> State {
    let mut state = game.start(&Seed::of_run(6, 0), &mut ());
    let mut rng = Rng::new(&Seed::of_run(7, 0));
    let mut actions = Vec::new();
    for _ in 0..200 {
        game.legal_actions(&state, &mut actions);
        if actions.is_empty() {
            break;
        }
        game.apply_unchecked(&mut state, actions[rng.below(actions.len())], &mut ());
    }
    state
}
