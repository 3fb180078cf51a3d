//! `melange content`: the cards and boards as data.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::PathBuf;

use clap::Subcommand;
use imperium::content::{Content, Deck, Library, LoadError, Owner, SourceFile};
use imperium::effect::{Effect, Hook};
use imperium::ids::NodeId;
use imperium::{Imperium, Setup};
use serde_json::{Map, Value, json};

use crate::{Done, Failure, files};

/// Check cards and boards, count them, or list what only code can say
#[derive(clap::Args)]
pub struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Modules(ModulesArgs),
    Check(CheckArgs),
    Counts(CountsArgs),
    Hooks(HooksArgs),
}

/// List the modules, and which of them can be played together by how many
#[derive(clap::Args)]
struct ModulesArgs {}

/// Check content files and show every mistake with its place
///
/// Without a path all modules that can be played together are checked. With paths, the files are read as a content pack on top of the
/// base box: new cards, leaders, conflicts and so on.
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

/// Runs the command.
///
/// # Errors
/// The content is broken, or a file cannot be read.
pub fn run(args: &Args) -> Done {
    match &args.command {
        Command::Modules(_) => modules(),
        Command::Check(args) => check(args),
        Command::Counts(args) => counts(args),
        Command::Hooks(_) => hooks(),
    }
}

fn check(args: &CheckArgs) -> Done {
    let mut out = std::io::stdout().lock();
    if args.paths.is_empty() {
        for combination in Library::built_in().combinations() {
            let content = load(&combination.modules, &[])?;
            writeln!(out, "{}: {}", combination.modules.join(", "), summary(&content))?;
        }
        return Ok(());
    }
    let found = files::find(&args.paths, "toml")?;
    if found.is_empty() {
        return Err(Failure::input("no content files (*.toml) in these paths"));
    }
    let mut pack = Vec::new();
    for path in &found {
        pack.push(SourceFile::new(path.display().to_string(), files::read(path)?));
    }
    let content = load(&Setup::base(4).modules, &pack)?;
    let text = summary(&content);
    // Whatever the files say, a game must come out of it.
    Imperium::with_content(&Setup::base(4), content.into()).map_err(|problem| Failure::check(problem.0))?;
    writeln!(out, "base and {} file{}: {text}", found.len(), if found.len() == 1 { "" } else { "s" })?;
    Ok(())
}

fn load(modules: &[String], pack: &[SourceFile]) -> Result<Content, Failure> {
    Library::built_in().load(modules, pack).map_err(|error| match error {
        LoadError::Modules(problem) => Failure::input(problem.0),
        LoadError::Content(error) => {
            let number = error.problems.len() + error.more;
            Failure::check(format!("{number} problem{} in the content\n{error}", if number == 1 { "" } else { "s" }))
        }
    })
}

fn modules() -> Done {
    let library = Library::built_in();
    let mut out = std::io::stdout().lock();
    for module in &library.modules {
        let list = |what: &str, ids: &[String]| match ids {
            [] => String::new(),
            ids => format!("; {what} {}", ids.join(", ")),
        };
        let kind = if module.board { "a board" } else { "an expansion" };
        let (needs, excludes) = (list("needs", &module.needs), list("excludes", &module.excludes));
        writeln!(out, "{:<12}{}: {kind}{needs}{excludes}", module.id, module.name)?;
    }
    writeln!(out, "\nPlayed together:")?;
    for combination in library.combinations() {
        let players: Vec<String> = combination.players.iter().map(u8::to_string).collect();
        writeln!(out, "  {}: {} players", combination.modules.join(","), players.join(" or "))?;
    }
    Ok(())
}

/// How many of each component there are, copies included.
fn count(content: &Content) -> BTreeMap<&'static str, u64> {
    let cards = |test: fn(Deck) -> bool| {
        content.cards.iter().filter(|card| test(card.deck)).map(|card| u64::from(card.copies)).sum()
    };
    BTreeMap::from([
        ("spaces", content.spaces.len() as u64),
        ("starter", cards(|deck| deck == Deck::Starter)),
        ("reserve", cards(|deck| matches!(deck, Deck::Reserve(_)))),
        ("imperium", cards(|deck| deck == Deck::Imperium)),
        ("intrigue", content.intrigues.iter().map(|card| u64::from(card.copies)).sum()),
        ("conflict", content.conflicts.len() as u64),
        ("leader", content.leaders.len() as u64),
    ])
}

/// The kinds in the order people look for them.
const COMPONENTS: [&str; 7] = ["spaces", "starter", "reserve", "imperium", "intrigue", "conflict", "leader"];

fn summary(content: &Content) -> String {
    let counts = count(content);
    COMPONENTS.map(|kind| format!("{} {kind}", counts[kind])).join(", ")
}

fn counts(args: &CountsArgs) -> Done {
    let mut all = Map::new();
    for combination in Library::built_in().combinations() {
        let counted = count(&load(&combination.modules, &[])?);
        let kinds: Map<String, Value> =
            COMPONENTS.iter().map(|&kind| (kind.to_owned(), json!(counted[kind]))).collect();
        all.insert(combination.modules.join(","), Value::Object(kinds));
    }
    let mut out = std::io::stdout().lock();
    if args.json {
        writeln!(out, "{}", Value::Object(all))?;
        return Ok(());
    }
    writeln!(out, "{:<12}{}", "modules", COMPONENTS.map(|kind| format!("{kind:>10}")).concat())?;
    for (modules, kinds) in &all {
        writeln!(out, "{modules:<12}{}", COMPONENTS.map(|kind| format!("{:>10}", kinds[kind].to_string())).concat())?;
    }
    Ok(())
}

fn hooks() -> Done {
    let combinations = Library::built_in().combinations();
    let contents = combinations.iter().map(|one| Content::of_modules(&one.modules)).collect::<Result<Vec<_>, _>>()?;
    let mut out = std::io::stdout().lock();
    writeln!(out, "{:<22} {:<48} what it does", "hook", "used by")?;
    for &hook in Hook::ALL {
        let mut users: Vec<String> = Vec::new();
        for content in &contents {
            let nodes = (0..content.node_count()).map(|i| content.node(NodeId(i as u16)));
            for node in nodes.filter(|node| node.effect == Effect::Hook(hook)) {
                users.push(owner(content, node.owner));
            }
            let leaders = content.leaders.iter().filter(|leader| leader.passive == Some(hook));
            users.extend(leaders.map(|leader| format!("leader {}", leader.id)));
        }
        users.sort();
        users.dedup();
        let users = if users.is_empty() { "nothing".to_owned() } else { users.join(", ") };
        writeln!(out, "{:<22} {users:<48} {}", hook.name(), hook.about())?;
    }
    Ok(())
}

fn owner(content: &Content, owner: Owner) -> String {
    match owner {
        Owner::Card(id) => format!("card {}", content.cards[id.index()].id),
        Owner::Space(id) => format!("space {}", content.spaces[id.index()].id),
        Owner::Intrigue(id) => format!("intrigue {}", content.intrigues[id.index()].id),
        Owner::Conflict(id) => format!("conflict {}", content.conflicts[id.index()].id),
        Owner::Leader(id) => format!("leader {}", content.leaders[id.index()].id),
        Owner::Track(faction) => format!("track {}", faction.name()),
    }
}
