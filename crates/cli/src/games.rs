//! The games this program knows: the one place to add another.

use imperium::content::Library;
use imperium::text::Texts;
use imperium::{Content, Imperium, LeaderChoice, Leaders, Setup, View};
use table::coverage::Requirement;
use table::{Game, Presentation, Problem, Seat};

/// What a person says about a setup on the command line.
#[derive(Clone, Debug, clap::Args)]
pub struct SetupArgs {
    /// Boxes in play, separated by commas
    #[arg(long, value_delimiter = ',', default_value = "base", value_name = "NAMES")]
    pub modules: Vec<String>,
    /// Number of players
    #[arg(long, default_value_t = 4, value_name = "N")]
    pub players: u8,
    /// 'random', 'choose', 'draft', or the leaders' ids seat by seat, separated by commas
    #[arg(long, value_delimiter = ',', default_value = "random", value_name = "NAMES")]
    pub leaders: Vec<String>,
}

/// What the program needs of a game beyond its rules and what it shows anyway.
pub trait Played: Presentation {
    /// The setup those arguments ask for.
    ///
    /// # Errors
    /// Says what is wrong with them.
    fn setup_of(args: &SetupArgs) -> Result<Self::Setup, Problem>;

    /// What the scenarios have to show.
    ///
    /// # Errors
    /// The content is broken.
    fn requirements() -> Result<Vec<Requirement>, Problem>;

    /// The texts for people at a terminal.
    fn english() -> Self::Texts {
        Self::texts("en").expect("every game speaks English")
    }

    /// All about a card or another component.
    ///
    /// # Errors
    /// Names that come close.
    fn describe(&self, texts: &Self::Texts, query: &str) -> Result<String, Vec<String>>;

    /// The table as `seat` sees it, in a few lines. `None` is a spectator.
    fn overview(&self, texts: &Self::Texts, view: &Self::View, seat: Option<Seat>, names: &[String]) -> String;
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
    fn setup_of(args: &SetupArgs) -> Result<Setup, Problem> {
        let leaders = match args.leaders.as_slice() {
            [one] if one == "random" => Leaders::By(LeaderChoice::Random),
            [one] if one == "draft" => Leaders::By(LeaderChoice::Draft),
            [one] if one == "choose" => Leaders::By(LeaderChoice::Choose),
            names => Leaders::Named(names.to_vec()),
        };
        let setup = Setup { modules: args.modules.clone(), players: args.players, leaders };
        Imperium::new(&setup).map(|_| setup)
    }

    fn requirements() -> Result<Vec<Requirement>, Problem> {
        let mut all: Vec<Requirement> = Vec::new();
        for combination in Library::built_in().combinations() {
            let content = Content::of_modules(&combination.modules)?;
            let new = imperium::requirements(&content).into_iter();
            let new: Vec<Requirement> = new.filter(|new| all.iter().all(|old| old.id != new.id)).collect();
            all.extend(new);
        }
        Ok(all)
    }

    fn describe(&self, texts: &Texts, query: &str) -> Result<String, Vec<String>> {
        texts.describe_component(&self.content, query)
    }

    fn overview(&self, texts: &Texts, view: &View, seat: Option<Seat>, names: &[String]) -> String {
        crate::overview::imperium(self, texts, view, seat, names)
    }
}
