//! Golden playthroughs and logs: one random game as text, kept in a file, so that every change of the rules, or of what
//! is told about a game, shows in a diff.

use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

use crate::log::hash_text;
use crate::{Audience, Game, Presentation, Problem, Seat, Seed, random_game};

/// The whole state is printed every so many steps.
const INSPECT_EVERY: usize = 25;

/// One random game step by step: who, out of how many, what, and the hash of the state after it.
///
/// # Errors
/// The setup is refused or the game does not end.
pub fn playthrough<G: Game>(setup: &G::Setup, seed: &Seed) -> Result<String, Problem> {
    let game = G::bind(setup)?;
    let start = game.start(seed, &mut ());
    let mut text = String::new();
    let mut line = |args: std::fmt::Arguments| writeln!(text, "{args}").expect("a string takes every line");
    line(format_args!("game {} format {}", G::NAME, G::FORMAT));
    line(format_args!("setup {}", serde_json::to_string(setup).expect("a setup is plain data with text keys")));
    line(format_args!("seed {seed}"));
    line(format_args!("{:>4} start [{}]", 0, hash_text(game.hash(&start))));
    line(format_args!("{}", game.inspect(&start)));
    let finished = random_game(&game, seed, |step| {
        let (number, seat, options) = (step.number, step.seat, step.legal.len());
        let (action, hash) = (game.action_text(step.action), hash_text(game.hash(step.after)));
        line(format_args!("{number:>4} {seat} {options:>3} | {action} [{hash}]"));
        if number.is_multiple_of(INSPECT_EVERY) {
            line(format_args!("{}", game.inspect(step.after)));
        }
        Ok(())
    })?;
    let outcome = serde_json::to_string(&game.outcome(&finished.state)).expect("an outcome is plain data");
    line(format_args!("over after {} steps", finished.log.actions.len()));
    line(format_args!("{}", game.inspect(&finished.state)));
    line(format_args!("outcome {outcome}"));
    Ok(text)
}

/// The log of one random game in the game's first language: each action, and below it what it told. A line that not all
/// may read begins with an asterisk.
///
/// # Errors
/// The setup is refused or the game does not end.
pub fn event_log<G: Presentation>(setup: &G::Setup, seed: &Seed) -> Result<String, Problem> {
    let game = G::bind(setup)?;
    let texts = G::texts(G::languages().first().copied().unwrap_or_default())?;
    let names: Vec<String> = (0..game.seats()).map(|seat| Seat(seat as u8).to_string()).collect();
    let mut text = String::new();
    random_game(&game, seed, |step| {
        text.push_str(&format!("{} {}\n", step.seat, game.action_text(step.action)));
        let mut events = Vec::new();
        game.apply_unchecked(&mut step.before.clone(), step.action, &mut events);
        for (audience, event) in &events {
            let mark = if *audience == Audience::ALL { ' ' } else { '*' };
            text.push_str(&format!("  {mark} {}\n", game.event_text(&texts, event, &names)));
        }
        Ok(())
    })?;
    Ok(text)
}

/// Compares `text` with the file at `path`; with `UPDATE_GOLDEN=1` in the environment it writes the file instead.
///
/// # Errors
/// Shows the first line that differs.
pub fn check_golden(path: impl AsRef<Path>, text: &str) -> Result<(), Problem> {
    compare(path.as_ref(), text, env::var_os("UPDATE_GOLDEN").is_some_and(|value| value == "1"))
}

fn compare(path: &Path, text: &str, update: bool) -> Result<(), Problem> {
    let file = path.display();
    let stored = match fs::read_to_string(path) {
        // A checkout may have changed the line ends.
        Ok(stored) => stored.replace("\r\n", "\n"),
        Err(_) if update => String::new(),
        Err(error) => return Err(Problem::new(format!("{file}: {error}; UPDATE_GOLDEN=1 writes it"))),
    };
    if stored == text {
        return Ok(());
    }
    if update {
        let written = path.parent().map_or(Ok(()), fs::create_dir_all).and_then(|()| fs::write(path, text));
        return written.map_err(|error| Problem::new(format!("{file}: {error}")));
    }
    let (mut old, mut new) = (stored.lines(), text.lines());
    let mut number = 0;
    loop {
        number += 1;
        let (old, new) = (old.next(), new.next());
        if old != new || old.is_none() {
            let (old, new) = (old.unwrap_or("(end)"), new.unwrap_or("(end)"));
            return Err(Problem::new(format!(
                "{file}:{number}: differs\n  stored: {old}\n  now:    {new}\nUPDATE_GOLDEN=1 accepts the change"
            )));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_difference_is_shown_and_can_be_accepted() {
        let folder = env::temp_dir().join(format!("golden-{}", std::process::id()));
        let path = folder.join("deeper/game.txt");
        assert!(compare(&path, "one\n", false).unwrap_err().0.contains("UPDATE_GOLDEN=1"));
        assert_eq!(compare(&path, "one\ntwo\n", true), Ok(()));
        assert_eq!(compare(&path, "one\ntwo\n", false), Ok(()));

        let message = compare(&path, "one\nthree\nfour\n", false).unwrap_err().0;
        assert!(message.contains("game.txt:2: differs\n  stored: two\n  now:    three\n"), "{message}");
        let message = compare(&path, "one\n", false).unwrap_err().0;
        assert!(message.contains("game.txt:2: differs\n  stored: two\n  now:    (end)\n"), "{message}");
        let message = compare(&path, "one\ntwo", false).unwrap_err().0;
        assert!(message.contains("game.txt:3: differs"), "a missing line end counts: {message}");

        assert_eq!(compare(&path, "one\nthree\n", true), Ok(()));
        assert_eq!(fs::read_to_string(&path).unwrap(), "one\nthree\n");
        fs::remove_dir_all(folder).unwrap();
    }
}
