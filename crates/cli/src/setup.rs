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

/// Every setup of a game as arguments of `melange simulate`: each combination of modules with each number of players and
/// each way of everything else that can be chosen.
pub fn every_setup(rules: &dyn Rules) -> Vec<String> {
    let Value::Object(options) = rules.options() else { return Vec::new() };
    let words = |list: &Value| -> Vec<String> {
        let words = list.as_array().into_iter().flatten();
        words.map(|word| word.as_str().map_or_else(|| word.to_string(), str::to_owned)).collect()
    };
    let mut setups = Vec::new();
    for combination in options["combinations"].as_array().into_iter().flatten() {
        let modules = words(&combination["modules"]).join(",");
        let players = words(&combination["players"]).into_iter();
        setups
            .extend(players.map(|players| format!("--game {} --modules {modules} --players {players}", rules.name())));
    }
    for (name, ways) in options.iter().filter(|(name, _)| *name != "combinations") {
        let with = |setup: String| words(ways).into_iter().map(move |way| format!("{setup} --set {name}={way}"));
        setups = setups.into_iter().flat_map(with).collect();
    }
    setups
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use clap::Parser;

    use super::*;

    #[derive(Parser)]
    struct Line {
        #[arg(long)]
        game: String,
        #[command(flatten)]
        setup: SetupArgs,
    }

    #[test]
    fn every_setup_that_is_listed_can_be_played() {
        for rules in games::REGISTRY.iter() {
            let setups = every_setup(rules.as_ref());
            let mut found = BTreeSet::new();
            for setup in &setups {
                let line =
                    Line::try_parse_from(std::iter::once("simulate").chain(setup.split(' '))).expect("arguments");
                let full = line.setup.setup(rules.as_ref()).unwrap_or_else(|problem| panic!("{setup}: {problem}"));
                assert_eq!(line.game, rules.name());
                assert_eq!(full["players"], line.setup.players, "{setup}");
                found.insert(full.to_string());
            }
            assert_eq!(found.len(), setups.len(), "no two are the same");
            let options = rules.options();
            let tables = options["combinations"].as_array().expect("a list").iter();
            let tables: usize = tables.map(|one| one["players"].as_array().expect("a list").len()).sum();
            assert!(setups.len() > tables, "each with every other choice: {}", setups.len());
        }
    }
}
