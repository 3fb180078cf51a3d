//! A game that a program plays through the protocol.

use serde_json::{Value, json};
use table::{Log, Problem, Seat, Seed, Viewer, commitment, scenario};

use crate::games::Played;

/// A live game of any kind. Replies are the fields of a JSON object.
pub trait Live {
    /// Where the game is.
    fn status(&self) -> Value;
    /// All legal actions.
    fn legal(&self) -> Value;
    /// Does an action.
    fn apply(&mut self, action: &str, seat: Option<Seat>, audience: Option<Seat>) -> Result<Value, Problem>;
    /// Takes the last action back.
    fn undo(&mut self, force: bool) -> Result<Value, Problem>;
    /// What a seat, or a spectator, may know.
    fn view(&self, seat: Option<Seat>) -> Result<Value, Problem>;
    /// The whole truth.
    fn inspect(&self) -> Value;
    /// The save file.
    fn save(&self) -> Result<Value, Problem>;
}

/// A live game by the rules of `G`.
pub struct Table<G: Played> {
    game: G,
    /// Where it came from; `None` for a position that was given, which no log leads to.
    seed: Option<Seed>,
    state: G::State,
    /// What was done, each with the state before it: a position has no log to go back by.
    past: Vec<(G::State, G::Action)>,
}

impl<G: Played> Table<G> {
    /// A new game.
    ///
    /// # Errors
    /// Says what is wrong with the setup.
    pub fn new(setup: G::Setup, seed: Seed) -> Result<Table<G>, Problem> {
        let game = G::new(&setup)?;
        let state = game.start(&seed, &mut ());
        Ok(Table { game, seed: Some(seed), state, past: Vec::new() })
    }

    /// A position in a person's words.
    ///
    /// # Errors
    /// Says which part is unknown or contradicts another.
    pub fn given(given: Value) -> Result<Table<G>, Problem> {
        let (game, state) = scenario::position_from_json::<G>(given)?;
        Ok(Table { game, seed: None, state, past: Vec::new() })
    }

    /// The game of a save file, up to its last action.
    ///
    /// # Errors
    /// Says what is wrong with the file.
    pub fn logged(text: &str) -> Result<Table<G>, Problem> {
        let log = Log::<G>::load(text).map_err(|error| Problem::new(error.to_string()))?;
        let mut table: Table<G> = Table::new(log.setup, log.seed)?;
        for action in log.actions {
            let before = table.state.clone();
            table.game.apply_unchecked(&mut table.state, action, &mut ());
            table.past.push((before, action));
        }
        Ok(table)
    }

    fn seat(&self, seat: Seat) -> Result<Seat, Problem> {
        let seats = self.game.seats();
        if seat.index() < seats { Ok(seat) } else { Err(Problem::new(format!("there is no seat {seat} of {seats}"))) }
    }

    fn hash(&self) -> String {
        format!("{:016x}", self.game.hash(&self.state))
    }
}

impl<G: Played> Live for Table<G> {
    fn status(&self) -> Value {
        let to_move = self.game.to_move(&self.state);
        json!({
            "game": G::NAME,
            "seats": self.game.seats(),
            "to_move": to_move,
            "over": to_move.is_none(),
            "round": self.game.round(&self.state),
            "actions": self.past.len(),
            "hash": self.hash(),
            "commitment": self.seed.map(|seed| commitment(G::NAME, self.game.setup(), &seed)),
            "outcome": self.game.outcome(&self.state),
        })
    }

    fn legal(&self) -> Value {
        let mut legal = Vec::new();
        self.game.legal_actions(&self.state, &mut legal);
        let texts: Vec<String> = legal.iter().map(|&action| self.game.action_text(action)).collect();
        json!({ "seat": self.game.to_move(&self.state), "actions": texts })
    }

    fn apply(&mut self, action: &str, seat: Option<Seat>, audience: Option<Seat>) -> Result<Value, Problem> {
        let viewer = audience.map(|seat| self.seat(seat)).transpose()?.map_or(Viewer::Spectator, Viewer::Seat);
        let Some(owes) = self.game.to_move(&self.state) else {
            return Err(Problem::new("the game is over"));
        };
        if let Some(seat) = seat
            && seat != owes
        {
            return Err(Problem::new(format!("it is {owes}'s decision, not {seat}'s")));
        }
        let action = self.game.parse_action(action)?;
        let before = self.state.clone();
        let mut events = Vec::new();
        self.game.apply(&mut self.state, action, &mut events).map_err(|illegal| Problem::new(illegal.to_string()))?;
        self.past.push((before, action));
        let seen = events.iter().filter(|(audience, _)| audience.includes(viewer));
        let to_move = self.game.to_move(&self.state);
        Ok(json!({
            "seat": owes,
            "action": self.game.action_text(action),
            "events": seen.map(|(_, event)| self.game.event_tree(event)).collect::<Vec<_>>(),
            "to_move": to_move,
            "over": to_move.is_none(),
            "hash": self.hash(),
        }))
    }

    fn undo(&mut self, force: bool) -> Result<Value, Problem> {
        let Some((before, action)) = self.past.last() else {
            return Err(Problem::new("nothing has been done that could be taken back"));
        };
        let action = self.game.action_text(*action);
        if !force && self.game.secrets_seen(before) != self.game.secrets_seen(&self.state) {
            return Err(Problem::new(format!("'{action}' stays: it let somebody learn what was hidden")));
        }
        if let Some((before, _)) = self.past.pop() {
            self.state = before;
        }
        Ok(json!({ "undone": action, "to_move": self.game.to_move(&self.state), "hash": self.hash() }))
    }

    fn view(&self, seat: Option<Seat>) -> Result<Value, Problem> {
        let viewer = seat.map(|seat| self.seat(seat)).transpose()?.map_or(Viewer::Spectator, Viewer::Seat);
        let view = serde_json::to_value(self.game.view(&self.state, viewer));
        Ok(json!({ "seat": seat, "view": view.map_err(|error| Problem::new(error.to_string()))? }))
    }

    fn inspect(&self) -> Value {
        json!({ "state": self.game.inspect(&self.state) })
    }

    fn save(&self) -> Result<Value, Problem> {
        let Some(seed) = self.seed else {
            return Err(Problem::new(
                "a position that was given has no log: only games begun with 'new' or a log have",
            ));
        };
        let mut log = Log::<G>::new(self.game.setup().clone(), seed);
        log.actions.extend(self.past.iter().map(|(_, action)| *action));
        let text = log.save().map_err(|error| Problem::new(error.to_string()))?;
        let log: Value = serde_json::from_str(&text).map_err(|error| Problem::new(error.to_string()))?;
        Ok(json!({ "log": log }))
    }
}
