//! What is written down is the game.

use super::{Plan, Play, Stats, ensure};
use crate::{Game, Log, Problem, RandomGame, Seed, Session};

/// The log leads to the same states again, live, saved and loaded, and after undoing; events can be told again.
///
/// # Errors
/// The first thing that does not hold, with seed and step.
pub fn check_replay<G: Game>(game: &G, plan: &Plan) -> Result<Stats, Problem> {
    Play { game, plan }.games(|_, _| Ok(()), |stats, seed, finished| replay(game, plan, stats, seed, finished))
}

fn replay<G: Game>(
    game: &G,
    plan: &Plan,
    stats: &mut Stats,
    seed: &Seed,
    finished: &RandomGame<G>,
) -> Result<(), Problem> {
    let mut state = game.start(seed, &mut ());
    let mut hashes = vec![game.hash(&state)];
    for &action in &finished.log.actions {
        game.apply_unchecked(&mut state, action, &mut ());
        hashes.push(game.hash(&state));
    }
    ensure(state == finished.state, || "played again, the last state differs".to_owned())?;

    let mut session = Session::<G>::new(game.setup().clone(), *seed)?;
    let mut live = vec![format!("{:?}", session.events(0)[0])];
    let same = |session: &Session<G>, when: &str| {
        let number = session.actions().len();
        let same = session.game().hash(session.state()) == hashes[number];
        ensure(same, || format!("{when}, the state after action {number} is another"))
    };
    same(&session, "played again")?;
    for (i, &action) in finished.log.actions.iter().enumerate() {
        let mut events = Vec::new();
        session.apply(action, &mut events).map_err(|illegal| Problem::new(format!("played again: {illegal}")))?;
        live.push(format!("{events:?}"));
        same(&session, "played again")?;
        if i.is_multiple_of(plan.every) && session.undo().is_ok() {
            same(&session, "undone")?;
            session.apply(action, &mut ()).map_err(|e| Problem::new(format!("done again after undo: {e}")))?;
            same(&session, "done again after undo")?;
            stats.undone += 1;
        }
    }
    let replayed: Vec<String> = session.events(0).iter().map(|events| format!("{events:?}")).collect();
    ensure(replayed == live, || "events told again differ from those told live".to_owned())?;

    let loaded = Log::load(&session.save().unwrap_or_default())
        .map_err(|error| Problem::new(format!("saved and loaded: {error}")))?;
    ensure(loaded == finished.log, || "saved and loaded, the log differs".to_owned())?;

    let steps = session.undo_steps_available();
    for _ in 0..steps {
        session.undo().map_err(|refused| Problem::new(refused.to_string()))?;
        same(&session, "undone")?;
    }
    stats.undone += steps;
    ensure(session.undo().is_err(), || "more can be undone than was said".to_owned())
}

/// A state written down as JSON and read again is the same state, and the game goes on from it in the same way.
///
/// # Errors
/// The first thing that does not hold, with seed and step.
pub fn check_rereading<G: Game>(game: &G, plan: &Plan) -> Result<Stats, Problem> {
    let play = Play { game, plan };
    let mut reread: Option<G::State> = None;
    play.games(
        |stats, step| {
            if (step.number - 1).is_multiple_of(plan.every) {
                let text = serde_json::to_string(step.before)
                    .map_err(|error| Problem::new(format!("the state cannot be written down: {error}")))?;
                let state: G::State = serde_json::from_str(&text)
                    .map_err(|error| Problem::new(format!("the state cannot be read again: {error}")))?;
                let same = state == *step.before && game.hash(&state) == game.hash(step.before);
                ensure(same, || "the state written down and read again is another".to_owned())?;
                reread = Some(state);
                stats.reread += 1;
            }
            if let Some(state) = &mut reread {
                game.apply_unchecked(state, step.action, &mut ());
                let same = *state == *step.after && game.hash(state) == game.hash(step.after);
                ensure(same, || "from the state read again the game goes on in another way".to_owned())?;
            }
            Ok(())
        },
        |_, _, _| Ok(()),
    )
}
