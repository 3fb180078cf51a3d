//! `melange verify`: was a game played by the rules, with the shuffles that were promised?

use std::io::Write;
use std::path::PathBuf;

use table::Seat;

use crate::{Done, Failure, files, replay};

/// Check a saved game: its commitment, every action, and the hash of its last state
///
/// When a game begins, a commitment to its seed is shown; it reveals nothing. The saved game contains the seed. With
/// both, anyone can check that no shuffle was changed during the game.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  melange verify melange-save.json
  melange verify game.json --commitment 93ea278fb13e63d7…

Without --commitment the file is only checked against itself.")]
pub struct Args {
    /// The saved game
    file: PathBuf,
    /// The commitment that was shown when the game began
    #[arg(long, value_name = "HEX")]
    commitment: Option<String>,
}

/// Runs the command.
///
/// # Errors
/// The file cannot be read, or does not hold up.
pub fn run(args: &Args) -> Done {
    let text = files::read(&args.file)?;
    let rules = replay::rules_of(&args.file, &text)?;
    let verified = rules
        .verify(&text, args.commitment.as_deref())
        .map_err(|error| Failure::check(format!("{}: {error}", args.file.display())))?;
    let mut out = std::io::stdout().lock();
    writeln!(out, "{}: verified", args.file.display())?;
    let against = if args.commitment.is_some() { "as published" } else { "of the file itself" };
    writeln!(out, "  commitment {} ({against})", verified.commitment)?;
    writeln!(out, "  {} actions, all legal; last state {}", verified.actions, verified.hash)?;
    match verified.outcome {
        Some(outcome) => {
            let seats = outcome.scores.iter().zip(&outcome.ranks).enumerate();
            for (i, (score, rank)) in seats {
                writeln!(out, "  {}: {score} points, place {rank}", Seat(i as u8))?;
            }
        }
        None => writeln!(out, "  the game is not over")?,
    }
    Ok(())
}
