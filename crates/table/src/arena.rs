//! One game between bots.

use crate::{Bot, Game, Log, MAX_STEPS, Observation, Outcome, Problem, Seat, Seed};

/// One step of a game, as an observer gets it, before it is taken.
pub struct Step<'a, G: Game> {
    /// The rules.
    pub game: &'a G,
    /// The state before the action.
    pub before: &'a G::State,
    /// Whose decision it is.
    pub seat: Seat,
    /// All legal actions.
    pub legal: &'a [G::Action],
    /// The one taken.
    pub action: G::Action,
}

/// A game that was played to its end.
pub struct FinishedGame<G: Game> {
    /// All that was done.
    pub log: Log<G>,
    /// The last state.
    pub state: G::State,
    /// The final standing.
    pub outcome: Outcome,
    /// Number of steps a bot decided.
    pub decisions: usize,
    /// Number of steps with a single legal action, which are taken without asking.
    pub forced: usize,
}

/// Plays one game; `bots[0]` sits in seat A and so on. `observer` sees every step before it is taken.
///
/// # Errors
/// The number of bots is not that of the seats, a bot chose an illegal action, or the game does not end.
pub fn play_game<G: Game>(
    game: &G,
    seed: &Seed,
    bots: &mut [Box<dyn Bot<G>>],
    mut observer: impl FnMut(&Step<'_, G>),
) -> Result<FinishedGame<G>, Problem> {
    if bots.len() != game.seats() {
        return Err(Problem::new(format!("{} bots for {} seats", bots.len(), game.seats())));
    }
    let mut log = Log::new(game.setup().clone(), *seed);
    let mut state = game.start(seed, &mut ());
    let mut legal = Vec::new();
    let (mut decisions, mut forced) = (0, 0);
    while let Some(seat) = game.to_move(&state) {
        let at = || format!("seed {seed}, step {}", decisions + forced + 1);
        if decisions + forced == MAX_STEPS {
            return Err(Problem::new(format!("{}: the game has not ended", at())));
        }
        game.legal_actions(&state, &mut legal);
        let action = match legal[..] {
            [] => return Err(Problem::new(format!("{}: {seat} owes a decision but has no action", at()))),
            [only] => {
                forced += 1;
                only
            }
            _ => {
                let bot = &mut bots[seat.index()];
                let action = bot.choose(&Observation::new(game, &state, seat, &legal));
                if !legal.contains(&action) {
                    let (name, text, why) = (bot.name(), game.action_text(action), game.why_not(&state, action));
                    return Err(Problem::new(format!("{}: {name} at {seat} chose '{text}': {why}", at())));
                }
                decisions += 1;
                action
            }
        };
        observer(&Step { game, before: &state, seat, legal: &legal, action });
        game.apply_unchecked(&mut state, action, &mut ());
        log.actions.push(action);
    }
    let outcome = game
        .outcome(&state)
        .ok_or_else(|| Problem::new(format!("seed {seed}: the game is over without a standing")))?;
    Ok(FinishedGame { log, state, outcome, decisions, forced })
}
