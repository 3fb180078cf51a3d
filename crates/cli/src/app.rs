//! The command line: which commands there are, and what they say about themselves.

use std::io::Write as _;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::{Done, card, content, engine, play, replay, scenario, serve, simulate, verify};

/// A table for the Dune board games: play in the browser or the terminal, let bots play, and check rules, cards and saved games.
#[derive(Parser)]
#[command(name = "melange", version, propagate_version = true, max_term_width = 100)]
#[command(after_help = "Examples:
  melange serve                                  the table in the browser
  melange play                                   one human against three greedy bots
  melange simulate --bots greedy,random --games 200
  melange card the spice must flow
  melange scenario run scenarios/

Errors are one line on standard error. Exit codes: 0 success, 1 a check failed, 2 invalid input.

An unofficial fan project, not affiliated with or endorsed by the publishers of the games.")]
struct Melange {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Serve(serve::Args),
    Play(play::Args),
    Simulate(simulate::Args),
    Engine(engine::Args),
    Scenario(scenario::Args),
    Content(content::Args),
    Card(card::Args),
    Replay(replay::Args),
    Verify(verify::Args),
}

/// Runs the command that the process was started with.
pub fn main() -> ExitCode {
    let done: Done = match Melange::parse().command {
        Command::Serve(args) => serve::run(&args),
        Command::Play(args) => play::run(&args),
        Command::Simulate(args) => simulate::run(&args),
        Command::Engine(args) => engine::run(&args),
        Command::Scenario(args) => scenario::run(&args),
        Command::Content(args) => content::run(&args),
        Command::Card(args) => card::run(&args),
        Command::Replay(args) => replay::run(&args),
        Command::Verify(args) => verify::run(&args),
    };
    let Err(failure) = done else { return ExitCode::SUCCESS };
    if !failure.message.is_empty() {
        // With standard error closed there is nobody left to tell.
        let _ = writeln!(std::io::stderr(), "error: {failure}");
    }
    ExitCode::from(failure.code)
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    #[test]
    fn the_command_line_is_well_formed() {
        super::Melange::command().debug_assert();
    }
}
