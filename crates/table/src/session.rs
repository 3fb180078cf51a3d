//! A game being played: its log, the state the log leads to, and the way back.

use std::fmt;
use std::sync::Arc;

use crate::log::hash_text;
use crate::{Audience, Game, Illegal, LoadError, Log, Problem, ReplayError, Seed, Sink};

/// States are kept every so many actions, so that going back costs at most that many.
const CHECKPOINT_EVERY: usize = 64;

/// The events of one step, each with those who may see it.
pub type StepEvents<E> = Vec<(Audience, E)>;

/// A live game over its log, or on from a position that was given.
pub struct Session<G: Game> {
    /// Shared with bots, which think beside the session.
    game: Arc<G>,
    /// Where its chance comes from; none for a position that was given, which no log leads to.
    seed: Option<Seed>,
    actions: Vec<G::Action>,
    state: G::State,
    /// `secrets_seen` at the start and after each action.
    secrets: Vec<u32>,
    /// The state at the start and after each [`CHECKPOINT_EVERY`] actions.
    checkpoints: Vec<G::State>,
}

impl<G: Game> Session<G> {
    /// Begins a game.
    ///
    /// # Errors
    /// Says what is wrong with the setup.
    pub fn new(setup: G::Setup, seed: Seed) -> Result<Session<G>, Problem> {
        let game = Arc::new(G::bind(&setup)?);
        let state = game.start(&seed, &mut ());
        Ok(Session::begin(game, Some(seed), state))
    }

    /// Goes on from a position, which has no log before it.
    pub fn from_position(game: G, state: G::State) -> Session<G> {
        Session::begin(Arc::new(game), None, state)
    }

    fn begin(game: Arc<G>, seed: Option<Seed>, state: G::State) -> Session<G> {
        let secrets = vec![game.secrets_seen(&state)];
        Session { checkpoints: vec![state.clone()], actions: Vec::new(), game, seed, secrets, state }
    }

    /// Goes on with a game from its log.
    ///
    /// # Errors
    /// Says which action the rules refuse, and why.
    pub fn resume(log: Log<G>) -> Result<Session<G>, ReplayError> {
        let mut session = Session::new(log.setup, log.seed).map_err(ReplayError::Setup)?;
        for (i, action) in log.actions.into_iter().enumerate() {
            session.apply(action, &mut ()).map_err(|illegal| ReplayError::Illegal {
                number: i + 1,
                action: illegal.action,
                reason: illegal.reason,
            })?;
        }
        Ok(session)
    }

    /// Goes on with a game from its log's file.
    ///
    /// # Errors
    /// Says in one line what is wrong with the file and where.
    pub fn load(text: &str) -> Result<Session<G>, LoadError> {
        Session::resume(Log::load(text)?).map_err(LoadError::Replay)
    }

    /// The text of the log's file; none for a position that was given.
    pub fn save(&self) -> Option<String> {
        Some(self.log()?.file(&self.game, self.game.hash(&self.state)))
    }

    /// The rules, bound to the setup.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The rules, for whoever goes on without the session.
    pub fn shared_game(&self) -> Arc<G> {
        Arc::clone(&self.game)
    }

    /// The state after the last action.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// Where its chance comes from; none for a position that was given.
    pub fn seed(&self) -> Option<Seed> {
        self.seed
    }

    /// What has been done so far.
    pub fn actions(&self) -> &[G::Action] {
        &self.actions
    }

    /// The log; none for a position that was given.
    pub fn log(&self) -> Option<Log<G>> {
        Some(Log { setup: self.game.setup().clone(), seed: self.seed?, actions: self.actions.clone() })
    }

    /// Hash of the state, as files and people write it.
    pub fn hash_text(&self) -> String {
        hash_text(self.game.hash(&self.state))
    }

    /// Does `action` and writes it into the log.
    ///
    /// # Errors
    /// Leaves everything untouched and says why the action is illegal.
    pub fn apply<S: Sink<G::Event>>(&mut self, action: G::Action, sink: &mut S) -> Result<(), Illegal> {
        self.game.apply(&mut self.state, action, sink)?;
        self.keep(action);
        Ok(())
    }

    /// Writes an action that has been done into the log.
    fn keep(&mut self, action: G::Action) {
        self.actions.push(action);
        self.secrets.push(self.game.secrets_seen(&self.state));
        if self.actions.len().is_multiple_of(CHECKPOINT_EVERY) {
            // States are large: no room is kept for more.
            self.checkpoints.reserve_exact(1);
            self.checkpoints.push(self.state.clone());
        }
    }

    /// Takes the last action back and returns it.
    ///
    /// # Errors
    /// Refuses, and changes nothing, if nothing has been done or somebody learned something hidden from it.
    pub fn undo(&mut self) -> Result<G::Action, UndoRefused> {
        let number = self.actions.len();
        if let Some(&action) = self.actions.last()
            && self.secrets[number] != self.secrets[number - 1]
        {
            return Err(UndoRefused::Secret { number, action: self.game.action_text(action) });
        }
        self.force_undo().ok_or(UndoRefused::Nothing)
    }

    /// Takes the last action back and returns it, whoever learned something hidden from it; none if nothing has been
    /// done.
    pub fn force_undo(&mut self) -> Option<G::Action> {
        let &action = self.actions.last()?;
        let left = self.actions.len() - 1;
        self.state = self.replay_to(left);
        self.actions.pop();
        self.secrets.pop();
        self.checkpoints.truncate(left / CHECKPOINT_EVERY + 1);
        Some(action)
    }

    /// How many actions in a row can be taken back now.
    pub fn undo_steps_available(&self) -> usize {
        self.secrets.windows(2).rev().take_while(|pair| pair[0] == pair[1]).count()
    }

    /// The state after the first `actions` actions; `None` if there have not been so many.
    pub fn state_after(&self, actions: usize) -> Option<G::State> {
        (actions <= self.actions.len()).then(|| self.replay_to(actions))
    }

    /// The events of every step from number `from` on: step 0 is the beginning, step n the n-th action.
    pub fn events(&self, from: usize) -> Vec<StepEvents<G::Event>> {
        let mut steps = Vec::new();
        if from == 0 {
            let mut events = Vec::new();
            if let Some(seed) = &self.seed {
                self.game.start(seed, &mut events);
            }
            steps.push(events);
        }
        let first = from.saturating_sub(1);
        if let Some(mut state) = self.state_after(first) {
            for &action in &self.actions[first..] {
                let mut events = Vec::new();
                self.game.apply_unchecked(&mut state, action, &mut events);
                steps.push(events);
            }
        }
        steps
    }

    /// The game as it was after the first `actions` actions; all of them if there have not been so many.
    #[must_use]
    pub fn rewound(&self, actions: usize) -> Session<G> {
        let mut session = Session::begin(self.shared_game(), self.seed, self.checkpoints[0].clone());
        for &action in self.actions.iter().take(actions) {
            session.game.apply_unchecked(&mut session.state, action, &mut ());
            session.keep(action);
        }
        session
    }

    /// From the nearest checkpoint on. The actions were legal when they came in, so nothing is checked again.
    fn replay_to(&self, actions: usize) -> G::State {
        let checkpoint = actions / CHECKPOINT_EVERY;
        let mut state = self.checkpoints[checkpoint].clone();
        for &action in &self.actions[checkpoint * CHECKPOINT_EVERY..actions] {
            self.game.apply_unchecked(&mut state, action, &mut ());
        }
        state
    }
}

/// Why the last action stays.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum UndoRefused {
    /// There is no action to take back.
    Nothing,
    /// Somebody learned something hidden from it.
    Secret {
        /// Which action it was, counted from 1.
        number: usize,
        /// Its text form.
        action: String,
    },
}

impl fmt::Display for UndoRefused {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            UndoRefused::Nothing => f.write_str("there is nothing to undo"),
            UndoRefused::Secret { number, action } => {
                write!(f, "action {number}, '{action}', revealed hidden information")
            }
        }
    }
}

impl std::error::Error for UndoRefused {}
