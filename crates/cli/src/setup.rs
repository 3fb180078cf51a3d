//! What a person says about a setup on the command line.

use games::Rules;
use serde_json::{Map, Value, json};
use table::Problem;

/// The part of a command line that says what game is played.
#[derive(Clone, Debug, clap::Args)]
pub struct SetupArgs {
    /// Boxes in play, separated by commas; the base box if not given
    #[arg(long, value_delimiter = ',', value_name = "NAMES")]
    pub modules: Vec<String>,
    /// Number of players
    #[arg(long, default_value_t = 4, value_name = "N")]
    pub players: u8,
    /// 'random', 'choose', 'draft', or the leaders' ids seat by seat, separated by commas; random if not given
    #[arg(long, value_delimiter = ',', value_name = "NAMES")]
    pub leaders: Vec<String>,
    /// Other game options, such as 'shared=atreides'; can be given several times
    #[arg(long = "set", value_name = "NAME=VALUE", value_parser = choice)]
    pub choices: Vec<(String, Value)>,
}

/// A choice and its value: JSON, or else words.
fn choice(text: &str) -> Result<(String, Value), String> {
    let (name, value) = text.split_once('=').ok_or("an option is written NAME=VALUE")?;
    Ok((name.to_owned(), serde_json::from_str(value).unwrap_or_else(|_| json!(value))))
}

impl SetupArgs {
    /// The setup in full.
    ///
    /// # Errors
    /// Says what is wrong with it.
    pub fn setup(&self, rules: &dyn Rules) -> Result<Value, Problem> {
        let mut setup = Map::from_iter([("players".to_owned(), json!(self.players))]);
        if !self.modules.is_empty() {
            setup.insert("modules".into(), json!(self.modules));
        }
        let options = rules.options();
        match &self.leaders[..] {
            [] => {}
            // A way to come by them that the game lists, or else names.
            [one] if options["leaders"].as_array().is_some_and(|ways| ways.contains(&json!(one))) => {
                setup.insert("leaders".into(), json!(one));
            }
            names => _ = setup.insert("leaders".into(), json!(names)),
        }
        setup.extend(self.choices.iter().cloned());
        rules.full_setup(&Value::Object(setup))
    }
}
