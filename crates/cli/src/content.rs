//! `melange content`: the cards and boards as data.

use std::io::Write;
use std::path::PathBuf;

use clap::Subcommand;
use games::Rules;
use serde_json::{Map, Value, json};
use table::Problem;

use crate::{Done, Failure, files};

/// Check cards and boards, count them, or list what only code can say
#[derive(clap::Args)]
pub struct Args {
    #[command(subcommand)]
    command: Command,
    /// Which game
    #[arg(long, default_value = games::DEFAULT, global = true)]
    game: String,
}

#[derive(Subcommand)]
enum Command {
    Modules(ModulesArgs),
    Setups(SetupsArgs),
    Check(CheckArgs),
    Counts(CountsArgs),
    Hooks(HooksArgs),
    Questions(QuestionsArgs),
}

/// List the modules, and which of them can be played together by how many
#[derive(clap::Args)]
struct ModulesArgs {}

/// List every setup, one a line, as arguments of `melange simulate`
#[derive(clap::Args)]
struct SetupsArgs {}

/// Check content files and show every mistake with its place
///
/// Without a path all modules that can be played together are checked. With paths, the files are read as a content pack
/// on top of the base box: new cards, leaders, conflicts and so on.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  melange content check
  melange content check my-pack/ extra-cards.toml

docs/effects.md explains the effect language.")]
struct CheckArgs {
    /// Files or folders of a content pack
    #[arg(value_name = "PATH")]
    paths: Vec<PathBuf>,
}

/// Count the components of all modules that can be played together
#[derive(clap::Args)]
struct CountsArgs {
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// List the abilities that the effect language cannot say, and what uses them
#[derive(clap::Args)]
struct HooksArgs {}

/// List the names of all questions a player can be asked and of all kinds of actions, as JSON
#[derive(clap::Args)]
struct QuestionsArgs {}

/// Runs the command.
///
/// # Errors
/// The content is broken, or a file cannot be read.
pub fn run(args: &Args) -> Done {
    let rules = games::find(&args.game)?;
    match &args.command {
        Command::Modules(_) => Ok(write!(std::io::stdout(), "{}", rules.modules())?),
        Command::Setups(_) => {
            let mut out = std::io::stdout().lock();
            crate::setup::every_setup(rules).iter().try_for_each(|setup| Ok(writeln!(out, "{setup}")?))
        }
        Command::Check(args) => check(rules, args),
        Command::Counts(args) => counts(rules, args),
        Command::Hooks(_) => hooks(rules),
        Command::Questions(_) => {
            let names = json!({ "questions": rules.questions(), "actions": rules.verbs() });
            Ok(writeln!(std::io::stdout(), "{names}")?)
        }
    }
}

fn broken(problem: Problem) -> Failure {
    Failure::check(problem.0)
}

fn check(rules: &dyn Rules, args: &CheckArgs) -> Done {
    let found = files::find(&args.paths, "toml")?;
    if found.is_empty() && !args.paths.is_empty() {
        return Err(Failure::input("no content files (*.toml) in these paths"));
    }
    let read = found.iter().map(|path| Ok((path.display().to_string(), files::read(path)?)));
    let sources = read.collect::<Result<Vec<_>, Failure>>()?;
    let mut out = std::io::stdout().lock();
    for line in rules.check_content(&sources).map_err(broken)? {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

fn counts(rules: &dyn Rules, args: &CountsArgs) -> Done {
    let counts = rules.content_counts().map_err(broken)?;
    let mut out = std::io::stdout().lock();
    if args.json {
        let kinds = |kinds: &[(&str, u64)]| -> Map<String, Value> {
            kinds.iter().map(|&(kind, count)| (kind.to_owned(), json!(count))).collect()
        };
        let all: Map<String, Value> =
            counts.iter().map(|counted| (counted.modules.clone(), kinds(&counted.kinds).into())).collect();
        writeln!(out, "{}", Value::Object(all))?;
        return Ok(());
    }
    let row = |first: &str, cells: Vec<String>| format!("{first:<12}{}", cells.concat());
    if let Some(first) = counts.first() {
        let kinds = first.kinds.iter().map(|(kind, _)| format!("{kind:>10}"));
        writeln!(out, "{}", row("modules", kinds.collect()))?;
    }
    for counted in &counts {
        let numbers = counted.kinds.iter().map(|(_, count)| format!("{count:>10}"));
        writeln!(out, "{}", row(&counted.modules, numbers.collect()))?;
    }
    Ok(())
}

fn hooks(rules: &dyn Rules) -> Done {
    let hooks = rules.hooks().map_err(broken)?;
    let mut out = std::io::stdout().lock();
    writeln!(out, "{:<22} {:<48} what it does", "hook", "used by")?;
    for hook in hooks {
        let users = if hook.users.is_empty() { "nothing".to_owned() } else { hook.users.join(", ") };
        writeln!(out, "{:<22} {users:<48} {}", hook.name, hook.about)?;
    }
    Ok(())
}
