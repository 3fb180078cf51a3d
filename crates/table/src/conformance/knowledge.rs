//! Who knows what.

use super::{Plan, Play, Stats, ensure};
use crate::{Audience, Game, Problem, Rng, Seat, Viewer};

/// Nobody sees what is hidden: with all a viewer does not know drawn anew, its view, the seat to move and, if that is
/// the viewer, the legal actions stay the same, and the state is a possible one.
///
/// # Errors
/// The first thing that does not hold, with seed and step.
pub fn check_views<G: Game>(game: &G, plan: &Plan) -> Result<Stats, Problem> {
    let play = Play { game, plan };
    let mut rng = play.own_rng("views");
    let mut last = play.own_rng("last views");
    let stats = play.games(
        |stats, step| {
            if !step.number.is_multiple_of(plan.every) && step.number != 1 {
                return Ok(());
            }
            redraw(game, stats, step.before, &mut rng)
        },
        |stats, _, finished| redraw(game, stats, &finished.state, &mut last),
    )?;
    // Every state holds a generator nobody knows, so a state drawn anew differs at least in that.
    ensure(stats.resampled == 0 || stats.redrawn > 0, || {
        "resample always gives the true state: it keeps what is hidden".to_owned()
    })?;
    Ok(stats)
}

/// Undo cannot be used to peek: an action that leaves `secrets_seen` as it was tells the seat that does it nothing.
/// Done again with all that seat does not know drawn anew, it shows the seat the same events and the same view.
///
/// # Errors
/// The first thing that does not hold, with seed and step.
pub fn check_secrets<G: Game>(game: &G, plan: &Plan) -> Result<Stats, Problem> {
    let play = Play { game, plan };
    let mut rng = play.own_rng("secrets");
    play.games(
        |stats, step| {
            if game.secrets_seen(step.before) != game.secrets_seen(step.after) {
                return Ok(());
            }
            let viewer = Viewer::Seat(step.seat);
            let shown = |emitted: &[(Audience, G::Event)]| {
                let seen = emitted.iter().filter(|(audience, _)| audience.includes(viewer));
                seen.map(|(_, event)| format!("{event:?}")).collect::<Vec<_>>()
            };
            let mut other = game.resample(step.before, viewer, &mut rng);
            let (mut emitted, mut emitted_again) = (Vec::new(), Vec::new());
            game.apply_unchecked(&mut step.before.clone(), step.action, &mut emitted);
            game.apply_unchecked(&mut other, step.action, &mut emitted_again);
            let (view, again) = (game.view(step.after, viewer), game.view(&other, viewer));
            ensure(view == again, || {
                format!("secrets_seen stays, but {viewer:?} learns something hidden: {view:?} or {again:?}")
            })?;
            let (events, again) = (shown(&emitted), shown(&emitted_again));
            ensure(events == again, || {
                format!("secrets_seen stays, but the events tell {viewer:?} something hidden: {events:?} or {again:?}")
            })?;
            stats.repeated += 1;
            Ok(())
        },
        |_, _, _| Ok(()),
    )
}

/// Draws anew around what each viewer knows, and compares.
fn redraw<G: Game>(game: &G, stats: &mut Stats, state: &G::State, rng: &mut Rng) -> Result<(), Problem> {
    let seats = (0..game.seats()).map(|i| Viewer::Seat(Seat(i as u8)));
    for viewer in seats.chain([Viewer::Spectator]) {
        let other = game.resample(state, viewer, rng);
        let (view, same) = (game.view(state, viewer), game.view(&other, viewer));
        ensure(view == same, || {
            format!("{viewer:?} sees what is hidden: {view:?} becomes {same:?} when that is drawn anew")
        })?;
        let to_move = game.to_move(state);
        ensure(game.to_move(&other) == to_move, || format!("drawn anew for {viewer:?}, another seat is to move"))?;
        if to_move.map(Viewer::Seat) == Some(viewer) {
            let (mut legal, mut same) = (Vec::new(), Vec::new());
            game.legal_actions(state, &mut legal);
            game.legal_actions(&other, &mut same);
            ensure(legal == same, || format!("drawn anew for {viewer:?}, its legal actions differ"))?;
        }
        game.check(&other).map_err(|law| Problem::new(format!("drawn anew for {viewer:?}: {law}")))?;
        stats.resampled += 1;
        stats.redrawn += usize::from(other != *state);
    }
    Ok(())
}
