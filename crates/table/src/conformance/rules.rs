//! The rules agree with themselves.

use std::collections::BTreeSet;

use super::{Plan, Play, Stats, ensure};
use crate::{Game, Problem};

/// Lists of legal actions are sorted, without duplicates, and empty exactly when the game is over; each action's text
/// form is one line and parses back to the action.
///
/// # Errors
/// The first thing that does not hold, with seed and step.
pub fn check_lists<G: Game>(game: &G, plan: &Plan) -> Result<Stats, Problem> {
    let play = Play { game, plan };
    play.games(
        |_, step| {
            ensure(step.seat.index() < game.seats(), || format!("{} is no seat of this game", step.seat))?;
            for pair in step.legal.windows(2) {
                let (a, b) = (game.action_text(pair[0]), game.action_text(pair[1]));
                ensure(pair[0] != pair[1], || format!("'{a}' is listed twice"))?;
                ensure(pair[0] < pair[1], || format!("the legal actions are not sorted: '{a}' before '{b}'"))?;
            }
            for &action in step.legal {
                let text = game.action_text(action);
                let plain = text.trim() == text && !text.is_empty() && !text.contains(['\n', '\r', '*', '#']);
                ensure(plain, || format!("'{text}' cannot stand on a line of a log or scenario"))?;
                let back =
                    game.parse_action(&text).map_err(|e| Problem::new(format!("'{text}' does not parse: {e}")))?;
                ensure(back == action, || format!("'{text}' parses to {back:?} instead of {action:?}"))?;
            }
            Ok(())
        },
        |_, _, finished| {
            let mut left = Vec::new();
            game.legal_actions(&finished.state, &mut left);
            ensure(left.is_empty(), || format!("the game is over with {} legal actions", left.len()))
        },
    )
}

/// An action is listed exactly if `is_legal` says so and `apply` succeeds; a refused one has a reason and leaves the
/// state as it was. Tried are all legal actions and actions that were legal at other steps and in other games.
///
/// # Errors
/// The first thing that does not hold, with seed and step.
pub fn check_legality<G: Game>(game: &G, plan: &Plan) -> Result<Stats, Problem> {
    let play = Play { game, plan };
    let mut pool = BTreeSet::new();
    play.games(
        |_, step| {
            pool.extend(step.legal.iter().copied());
            Ok(())
        },
        |_, _, _| Ok(()),
    )?;
    let pool: Vec<G::Action> = pool.into_iter().collect();
    let mut rng = play.own_rng("legality");
    let mut pick: Vec<G::Action> = Vec::new();
    play.games(
        |stats, step| {
            if !step.number.is_multiple_of(plan.every) {
                return Ok(());
            }
            for &action in step.legal {
                let text = game.action_text(action);
                ensure(game.is_legal(step.before, action), || format!("'{text}' is listed, but is_legal denies it"))?;
                let mut tried = step.before.clone();
                if let Err(illegal) = game.apply(&mut tried, action, &mut ()) {
                    return Err(Problem::new(format!("'{text}' is listed, but apply refuses it: {}", illegal.reason)));
                }
                ensure(action != step.action || tried == *step.after, || {
                    format!("apply and apply_unchecked disagree about '{text}'")
                })?;
                game.check(&tried).map_err(|law| Problem::new(format!("after '{text}' instead: {law}")))?;
                stats.tried += 1;
            }
            pick.clear();
            pick.extend((0..plan.foreign).map(|_| pool[rng.below(pool.len())]));
            refuse(game, stats, step.before, step.legal, &pick)
        },
        |stats, _, finished| refuse(game, stats, &finished.state, &[], &pool),
    )
}

/// The game's own laws hold at every moment, the hash depends on the state alone and changes with every action, what
/// was seen stays seen, and the game ends with a standing.
///
/// # Errors
/// The first thing that does not hold, with seed and step.
pub fn check_laws<G: Game>(game: &G, plan: &Plan) -> Result<Stats, Problem> {
    let play = Play { game, plan };
    play.games(
        |_, step| {
            if step.number == 1 {
                game.check(step.before).map_err(|law| Problem::new(format!("before the first action: {law}")))?;
            }
            game.check(step.after)?;
            let hash = game.hash(step.before);
            ensure(game.hash(&step.before.clone()) == hash, || "equal states have different hashes".to_owned())?;
            ensure(game.hash(step.after) != hash, || "the action does not change the hash".to_owned())?;
            let (seen, now) = (game.secrets_seen(step.before), game.secrets_seen(step.after));
            ensure(seen <= now, || format!("secrets_seen falls from {seen} to {now}"))?;
            ensure(game.outcome(step.before).is_none(), || "there is a standing before the end".to_owned())
        },
        |_, _, finished| {
            let seats = game.seats();
            let outcome = game.outcome(&finished.state).ok_or_else(|| Problem::new("the game has no standing"))?;
            let (ranks, scores) = (&outcome.ranks, &outcome.scores);
            ensure(ranks.len() == seats && scores.len() == seats, || format!("{outcome:?} is not for {seats} seats"))?;
            let lost = ranks.iter().all(|&rank| rank == 2);
            let fit = ranks.contains(&1) && ranks.iter().all(|&rank| (1..=seats).contains(&rank.into()));
            let fit = fit || lost;
            ensure(fit, || format!("{ranks:?} are no ranks"))
        },
    )
}

/// Tries those of `actions` that are not in `legal`.
fn refuse<G: Game>(
    game: &G,
    stats: &mut Stats,
    state: &G::State,
    legal: &[G::Action],
    actions: &[G::Action],
) -> Result<(), Problem> {
    for &action in actions.iter().filter(|action| !legal.contains(action)) {
        let text = game.action_text(action);
        ensure(!game.is_legal(state, action), || format!("'{text}' is not listed, but is_legal allows it"))?;
        let mut tried = state.clone();
        match game.apply(&mut tried, action, &mut ()) {
            Ok(()) => return Err(Problem::new(format!("'{text}' is not listed, but apply does it"))),
            Err(illegal) => ensure(!illegal.reason.is_empty(), || format!("'{text}' is refused without a reason"))?,
        }
        ensure(tried == *state, || format!("'{text}' is refused but changes the state"))?;
        stats.refused += 1;
    }
    Ok(())
}
