//! `melange content`: the cards and boards as data.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::PathBuf;

use clap::Subcommand;
use imperium::content::{Content, Deck, MODULES, Owner, SourceFile, module_files};
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
    Check(CheckArgs),
    Counts(CountsArgs),
    Hooks(HooksArgs),
}

/// Check content files and show every mistake with its place
///
/// Without a path the built-in modules are checked. With paths, the files are read as a content pack on top of the
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

/// Count the components of each module
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
        Command::Check(args) => check(args),
        Command::Counts(args) => counts(args),
        Command::Hooks(_) => hooks(),
    }
}

fn check(args: &CheckArgs) -> Done {
    let mut out = std::io::stdout().lock();
    if args.paths.is_empty() {
        for module in MODULES {
            let content = load(module_with_base(module))?;
            writeln!(out, "{module}: {}", summary(&content))?;
        }
        return Ok(());
    }
    let found = files::find(&args.paths, "toml")?;
    if found.is_empty() {
        return Err(Failure::input("no content files (*.toml) in these paths"));
    }
    let mut sources = module_files("base");
    for path in &found {
        sources.push(SourceFile::new(path.display().to_string(), files::read(path)?));
    }
    let content = load(sources)?;
    let text = summary(&content);
    // Whatever the files say, a game must come out of it.
    Imperium::with_content(&Setup::base(4), content.into()).map_err(|problem| Failure::check(problem.0))?;
    writeln!(out, "base and {} file{}: {text}", found.len(), if found.len() == 1 { "" } else { "s" })?;
    Ok(())
}

fn load(sources: Vec<SourceFile>) -> Result<Content, Failure> {
    Content::load(&sources).map_err(|error| {
        let number = error.problems.len() + error.more;
        Failure::check(format!("{number} problem{} in the content\n{error}", if number == 1 { "" } else { "s" }))
    })
}

/// A module's files; all but the base box need it beside them.
fn module_with_base(module: &str) -> Vec<SourceFile> {
    let mut sources = if module == "base" { Vec::new() } else { module_files("base") };
    sources.extend(module_files(module));
    sources
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
    let base = count(&load(module_files("base"))?);
    let mut all = Map::new();
    for module in MODULES {
        let counted = count(&load(module_with_base(module))?);
        // Of a module only what it adds.
        let added = |kind: &str| counted[kind] - if *module == "base" { 0 } else { base[kind] };
        let kinds: Map<String, Value> = COMPONENTS.iter().map(|&kind| (kind.to_owned(), json!(added(kind)))).collect();
        all.insert((*module).to_owned(), Value::Object(kinds));
    }
    let mut out = std::io::stdout().lock();
    if args.json {
        writeln!(out, "{}", Value::Object(all))?;
        return Ok(());
    }
    writeln!(out, "{:<12}{}", "module", COMPONENTS.map(|kind| format!("{kind:>10}")).concat())?;
    for (module, kinds) in &all {
        writeln!(out, "{module:<12}{}", COMPONENTS.map(|kind| format!("{:>10}", kinds[kind].to_string())).concat())?;
    }
    Ok(())
}

fn hooks() -> Done {
    let modules: Vec<String> = MODULES.iter().map(|&module| module.to_owned()).collect();
    let content = Content::of_modules(&modules)?;
    let mut out = std::io::stdout().lock();
    writeln!(out, "{:<22} {:<48} what it does", "hook", "used by")?;
    for &hook in Hook::ALL {
        let mut users: Vec<String> = Vec::new();
        let nodes = (0..content.node_count()).map(|i| content.node(NodeId(i as u16)));
        for node in nodes.filter(|node| node.effect == Effect::Hook(hook)) {
            users.push(owner(&content, node.owner));
        }
        let leaders = content.leaders.iter().filter(|leader| leader.passive == Some(hook));
        users.extend(leaders.map(|leader| format!("leader {}", leader.id)));
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
