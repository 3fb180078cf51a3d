//! Decisions per second of uniformly random play on one thread, beside random chess on the same machine in the same
//! run: machines are noisy, the ratio is what to compare. `docs/performance.md` says how.
//!
//! A decision is listing the legal actions and doing one of them; steps with a single legal action are taken too, but
//! not counted.
//!
//! With `--games N` it plays exactly N games of ours and nothing else: a run whose instructions can be counted.

use std::hint::black_box;
use std::time::{Duration, Instant};

use table::{Game, Rng, Seed, Viewer};

/// Rounds of each kind of play, taken in turn so that both see the same noise.
const ROUNDS: usize = 9;
/// How long one round lasts.
const ROUND: Duration = Duration::from_millis(700);

/// Measures the games of some mixes; `--games N` counts those of `counted`.
pub fn measure<G: Game>(counted: &G, mixes: &[(&str, G)]) {
    // `cargo test --benches` only wants to know that it runs.
    let quick = std::env::args().any(|arg| arg == "--test");
    let (rounds, round) = if quick { (1, Duration::from_millis(20)) } else { (ROUNDS, ROUND) };
    let games = argument("--games").and_then(|n| n.parse().ok());
    if let Some(games) = games {
        let (decisions, sum) = (1..=games).fold((0, 0u64), |(decisions, sum), number| {
            let (more, state) = random_game(counted, number, &mut Vec::new());
            (decisions + more, sum.wrapping_add(counted.hash(&state)))
        });
        println!("{games} games, {decisions} decisions, sum of final hashes {sum:016x}");
        return;
    }
    let mut ratios = vec![Vec::new(); mixes.len()];
    let (mut best_ours, mut best_chess) = (vec![0.0_f64; mixes.len()], 0.0_f64);
    for number in 0..rounds as u64 {
        let chess = chess(number, round);
        best_chess = best_chess.max(chess);
        println!("round {number}: {:<24}{chess:>9.0} decisions/s", "chess");
        for (i, (name, game)) in mixes.iter().enumerate() {
            let ours = ours(game, number, round);
            println!("round {number}: {name:<24}{ours:>9.0} decisions/s");
            ratios[i].push(ours / chess);
            best_ours[i] = best_ours[i].max(ours);
        }
    }
    for ((name, _), (ratios, best)) in mixes.iter().zip(ratios.iter_mut().zip(best_ours)) {
        ratios.sort_by(f64::total_cmp);
        println!(
            "ratio {name} / cozy-chess: median {:.3}, best against best {:.3}",
            ratios[ratios.len() / 2],
            best / best_chess
        );
    }

    println!("state: {} bytes", size_of::<G::State>());
    println!("clones: {:.1} million/s", per_second(round, clone_of(counted)) / 1e6);
    println!("new games: {:.0} thousand/s", per_second(round, start_of(counted)) / 1e3);
    println!("views: {:.0} thousand/s", per_second(round, view_of(counted)) / 1e3);
    println!("resamples: {:.0} thousand/s", per_second(round, resample_of(counted)) / 1e3);
}

/// What follows a word on the command line.
pub fn argument(name: &str) -> Option<String> {
    std::env::args().skip_while(|arg| arg != name).nth(1)
}

fn ours<G: Game>(game: &G, round: u64, lasting: Duration) -> f64 {
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
fn random_game<G: Game>(game: &G, number: u64, actions: &mut Vec<G::Action>) -> (u64, G::State) {
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

fn clone_of<G: Game>(game: &G) -> impl FnMut() {
    let state = midgame(game);
    move || _ = black_box(black_box(&state).clone())
}

fn start_of<G: Game>(game: &G) -> impl FnMut() {
    let mut number = 0;
    move || {
        number += 1;
        black_box(game.start(&Seed::of_run(4, number), &mut ()));
    }
}

fn view_of<G: Game>(game: &G) -> impl FnMut() {
    let state = midgame(game);
    move || _ = black_box(game.view(&state, Viewer::Spectator))
}

fn resample_of<G: Game>(game: &G) -> impl FnMut() {
    let state = midgame(game);
    let mut rng = Rng::new(&Seed::of_run(5, 0));
    move || _ = black_box(game.resample(&state, Viewer::Spectator, &mut rng))
}

/// A state some hundred actions into a game.
fn midgame<G: Game>(game: &G) -> G::State {
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
