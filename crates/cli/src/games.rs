//! The games this program knows: the one place to add another.

use imperium::text::Texts;
use imperium::{Content, Event, Imperium, LeaderChoice, Leaders, Setup, State, View};
use serde_json::Value;
use table::coverage::Requirement;
use table::{Evaluate, Game, Problem, Seat};

/// What a person says about a setup on the command line.
#[derive(Clone, Debug, clap::Args)]
pub struct SetupArgs {
    /// Boxes in play, separated by commas
    #[arg(long, value_delimiter = ',', default_value = "base", value_name = "NAMES")]
    pub modules: Vec<String>,
    /// Number of players
    #[arg(long, default_value_t = 4, value_name = "N")]
    pub players: u8,
    /// 'random', 'choose', or the leaders' ids seat by seat, separated by commas
    #[arg(long, value_delimiter = ',', default_value = "random", value_name = "NAMES")]
    pub leaders: Vec<String>,
}

/// What the program needs of a game beyond its rules.
pub trait Played: Evaluate {
    /// The words of the game, made once.
    type Words;

    /// The setup those arguments ask for.
    ///
    /// # Errors
    /// Says what is wrong with them.
    fn setup_of(args: &SetupArgs) -> Result<Self::Setup, Problem>;

    /// The round a state is in.
    fn round(state: &Self::State) -> u32;

    /// The id of the leader (or whatever a seat can play as) at a seat.
    fn leader(&self, state: &Self::State, seat: Seat) -> Option<String>;

    /// What the scenarios have to show.
    ///
    /// # Errors
    /// The content is broken.
    fn requirements() -> Result<Vec<Requirement>, Problem>;

    /// The words for people.
    fn words() -> Self::Words;

    /// What the player who owes the decision is asked.
    fn prompt(&self, words: &Self::Words, state: &Self::State, names: &[String]) -> String;

    /// A choice, in words.
    fn choice(&self, words: &Self::Words, state: &Self::State, action: Self::Action, names: &[String]) -> String;

    /// An event as a line of the log.
    fn told(&self, words: &Self::Words, event: &Self::Event, names: &[String]) -> String;

    /// All about a card or another component.
    ///
    /// # Errors
    /// Names that come close.
    fn describe(&self, words: &Self::Words, query: &str) -> Result<String, Vec<String>>;

    /// The table as `seat` sees it, in a few lines. `None` is a spectator.
    fn overview(&self, words: &Self::Words, view: &Self::View, seat: Option<Seat>, names: &[String]) -> String;

    /// An event for programs, with the ids of components instead of their numbers.
    fn event_json(&self, event: &Self::Event) -> Value;
}

/// The names of all games.
pub const GAMES: &[&str] = &[Imperium::NAME];

/// Runs `$body` with `$game` standing for the type of the game called `$name`; without such a game it is the given
/// error's value.
macro_rules! with_game {
    ($name:expr, $game:ident => $body:expr) => {
        match $name {
            "imperium" => {
                type $game = imperium::Imperium;
                $body
            }
            other => Err($crate::games::unknown_game(other).into()),
        }
    };
}
pub(crate) use with_game;

/// There is no such game.
pub fn unknown_game(name: &str) -> Problem {
    Problem::new(format!("there is no game '{name}'; there are: {}", GAMES.join(", ")))
}

impl Played for Imperium {
    type Words = Texts;

    fn setup_of(args: &SetupArgs) -> Result<Setup, Problem> {
        let leaders = match args.leaders.as_slice() {
            [one] if one == "random" => Leaders::By(LeaderChoice::Random),
            [one] if one == "choose" => Leaders::By(LeaderChoice::Choose),
            names => Leaders::Named(names.to_vec()),
        };
        let setup = Setup { modules: args.modules.clone(), players: args.players, leaders };
        Imperium::new(&setup).map(|_| setup)
    }

    fn round(state: &State) -> u32 {
        state.round.into()
    }

    fn leader(&self, state: &State, seat: Seat) -> Option<String> {
        let player = &state.players[seat.index()];
        player.has_leader.then(|| self.content.leaders[player.leader.index()].id.clone())
    }

    fn requirements() -> Result<Vec<Requirement>, Problem> {
        let modules: Vec<String> = imperium::content::MODULES.iter().map(|&name| name.to_owned()).collect();
        let content = Content::of_modules(&modules)?;
        Ok(imperium::requirements(&content))
    }

    fn words() -> Texts {
        Texts::english()
    }

    fn prompt(&self, words: &Texts, state: &State, names: &[String]) -> String {
        words.prompt(self, state, names)
    }

    fn choice(&self, words: &Texts, state: &State, action: Self::Action, names: &[String]) -> String {
        words.action(self, state, action, names)
    }

    fn told(&self, words: &Texts, event: &Event, names: &[String]) -> String {
        words.event(self, event, names)
    }

    fn describe(&self, words: &Texts, query: &str) -> Result<String, Vec<String>> {
        words.describe_component(&self.content, query)
    }

    fn overview(&self, words: &Texts, view: &View, seat: Option<Seat>, names: &[String]) -> String {
        crate::overview::imperium(self, words, view, seat, names)
    }

    fn event_json(&self, event: &Event) -> Value {
        let mut value = serde_json::to_value(event).unwrap_or_default();
        let Some(fields) = value.as_object_mut() else { return value };
        let intrigue = fields.get("event").and_then(Value::as_str).is_some_and(|kind| kind.contains("intrigue"));
        let content = &self.content;
        for (field, number) in fields.iter_mut() {
            let Some(index) = number.as_u64().and_then(|n| usize::try_from(n).ok()) else { continue };
            let id = match field.as_str() {
                "card" if intrigue => content.intrigues.get(index).map(|card| &card.id),
                "card" => content.cards.get(index).map(|card| &card.id),
                "space" => content.spaces.get(index).map(|space| &space.id),
                "leader" => content.leaders.get(index).map(|leader| &leader.id),
                "conflict" => content.conflicts.get(index).map(|conflict| &conflict.id),
                _ => None,
            };
            if let Some(id) = id {
                *number = Value::String(id.clone());
            }
        }
        value
    }
}
