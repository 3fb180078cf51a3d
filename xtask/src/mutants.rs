//! How many mistakes in the rules the tests notice. cargo-mutants says which mistakes can be made; a random sample of
//! them is made one by one in a copy of the sources. The scenarios are tried first, since they notice most, and only
//! what they let through costs the build of other tests.

use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use crate::sweep::{self, Start, Sweep};
use crate::{Stop, cargo, games, installed, root};

/// The tests in the order they are tried: what they are called, which target they are, and which of its tests.
const TESTS: [(&str, &[&str], &[&str]); 3] = [
    ("scenarios", &["--test", "suite"], &["scenarios::"]),
    ("golden playthroughs", &["--test", "suite"], &["golden"]),
    ("unit tests", &["--lib"], &["rules::"]),
];

/// A test that takes so many times its usual time, and some seconds, does not end. The machine may be busy.
const PATIENCE: (u32, Duration) = (10, Duration::from_secs(20));

/// The memory a test may ask for, in KiB: a mistake can make it ask for ever more.
const MEMORY: u32 = 8 << 20;

/// A mistake that can be made.
#[derive(Clone, Debug, PartialEq)]
struct Mutant {
    game: String,
    /// Place and change, as cargo-mutants names it.
    name: String,
    /// The change as a unified diff.
    diff: String,
}

/// Makes so many mistakes in the rules of each game and counts those that no test notices.
pub fn run(each: u64, start: Start) -> Result<(), Stop> {
    installed("cargo-mutants", "mutants")?;
    let games = games()?;
    let all: Vec<Vec<Mutant>> = games.iter().map(|game| list(game)).collect::<Result<_, Stop>>()?;
    let sweep = Sweep::open("mutants", each, start)?;
    let samples = all.into_iter().map(|all| sample(all, sweep.seed, each));
    let mut mutants: Vec<(usize, Mutant)> = samples.flat_map(|sample| sample.into_iter().enumerate()).collect();
    // The games in turn, so that a stopped sweep tells something about each.
    mutants.sort_by_key(|(place, _)| *place);
    let names: Vec<String> = mutants.iter().map(|(_, mutant)| mutant.name.clone()).collect();
    let bench = Bench::prepare(&sweep, &games)?;
    let ended = sweep.run(&names, |sweep, index| bench.try_out(sweep, &mutants[index].1))?;
    for game in &games {
        let of_game = |done: &&sweep::Done| done.step.starts_with(&format!("crates/{game}/"));
        let results: Vec<&str> = ended.done.iter().filter(of_game).map(|done| done.result.as_str()).collect();
        println!("   {game}: {}", count(&results));
    }
    for done in ended.done.iter().filter(|done| [MISSED, TIMED_OUT].contains(&&*done.result)) {
        println!("   {}: {}", done.result, done.step);
    }
    let results: Vec<&str> = ended.done.iter().map(|done| done.result.as_str()).collect();
    ended.say(&format!("mutants: {}", count(&results)));
    Ok(())
}

const MISSED: &str = "missed";
const TIMED_OUT: &str = "timed out";
const UNVIABLE: &str = "unviable";

/// The results in words, those caught with what caught them.
fn count(results: &[&str]) -> String {
    let of = |wanted: &str| results.iter().filter(|result| **result == wanted).count();
    let by = TESTS.map(|(test, ..)| (of(&caught(test)), test));
    let each: Vec<String> = by.iter().map(|(count, test)| format!("{count} by {test}")).collect();
    let all: usize = by.iter().map(|(count, _)| count).sum();
    let (missed, timed_out, unviable) = (of(MISSED), of(TIMED_OUT), of(UNVIABLE));
    format!("{all} caught ({}), {missed} missed, {timed_out} timed out, {unviable} unviable", each.join(", "))
}

fn caught(test: &str) -> String {
    format!("caught by {test}")
}

/// All mistakes that can be made in the rules of a game.
fn list(game: &str) -> Result<Vec<Mutant>, Stop> {
    let mut command = cargo(["mutants", "--list", "--diff", "--exclude", "**/*tests.rs", "--file"]);
    let output = command.arg(format!("crates/{game}/src/rules/**")).output();
    let output = output.map_err(|error| Stop::failed(format!("cargo mutants: {error}")))?;
    let mutants = read_list(game, &String::from_utf8_lossy(&output.stdout));
    if !output.status.success() || mutants.is_empty() {
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        return Err(Stop::failed(format!("cargo mutants lists nothing for {game}: {said}")));
    }
    Ok(mutants)
}

/// The mutants in what `cargo mutants --list --diff` prints: a name at the start of a line, then its diff.
fn read_list(game: &str, text: &str) -> Vec<Mutant> {
    let mut mutants: Vec<Mutant> = Vec::new();
    for line in text.split_inclusive('\n') {
        if line.starts_with("crates/") {
            let name = line.trim_end().to_owned();
            mutants.push(Mutant { game: game.to_owned(), name, diff: String::new() });
        } else if let Some(mutant) = mutants.last_mut() {
            mutant.diff.push_str(line);
        }
    }
    mutants
}

/// So many of them, by chance.
fn sample(mut all: Vec<Mutant>, seed: u64, most: u64) -> Vec<Mutant> {
    let mut state = seed;
    let size = all.len().min(usize::try_from(most).unwrap_or(usize::MAX));
    for place in 0..size {
        let chosen = place + (next(&mut state) % (all.len() - place) as u64) as usize;
        all.swap(place, chosen);
    }
    all.truncate(size);
    all
}

/// The next number of a SplitMix64 generator.
fn next(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mixed = (*state ^ (*state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}

/// A file with the change of a diff. `None` if the diff is about another text.
fn apply(text: &str, diff: &str) -> Option<String> {
    let mut lines = diff.split_inclusive('\n').skip_while(|line| !line.starts_with("@@"));
    // `@@ -56,17 +56,17 @@`: one hunk is enough for one change.
    let first: usize = lines.next()?.split(['-', ',']).nth(1)?.parse().ok()?;
    let hunk: Vec<&str> = lines.take_while(|line| line.starts_with([' ', '-', '+'])).collect();
    let side = |other: char| -> String {
        hunk.iter().filter(|line| !line.starts_with(other)).map(|line| &line[1..]).collect()
    };
    let start: usize = text.split_inclusive('\n').take(first.checked_sub(1)?).map(str::len).sum();
    let rest = text[start..].strip_prefix(&side('+'))?;
    Some(format!("{}{}{rest}", &text[..start], side('-')))
}

/// A copy of the sources to make mistakes in, and a target folder of its own.
struct Bench {
    tree: PathBuf,
    target: PathBuf,
    /// How long each test takes without a mistake, by game.
    usual: Vec<(String, [Duration; TESTS.len()])>,
}

impl Bench {
    /// Brings the copy up to date and shows that all tests hold in it.
    fn prepare(sweep: &Sweep, games: &[String]) -> Result<Bench, Stop> {
        let folder = sweep::folder().join("mutants");
        let mut bench = Bench { tree: folder.join("tree"), target: folder.join("target"), usual: Vec::new() };
        println!("── mutants: the tests are built and run without a mistake first");
        copy_sources(&bench.tree)?;
        for game in games {
            let mut usual = [Duration::ZERO; TESTS.len()];
            for (usual, test) in usual.iter_mut().zip(TESTS) {
                let Some(program) = bench.build(sweep, game, test.1)? else {
                    return Err(Stop::failed(format!("the {} of {game} do not build", test.0)));
                };
                let began = Instant::now();
                sweep
                    .succeed(&format!("without a mistake: {} of {game}", test.0), bench.test(&program, game, test.2))?;
                *usual = began.elapsed();
            }
            bench.usual.push((game.clone(), usual));
        }
        Ok(bench)
    }

    /// Makes a mistake, runs the tests until one notices, and takes the mistake back.
    fn try_out(&self, sweep: &Sweep, mutant: &Mutant) -> Result<String, Stop> {
        let file = mutant.name.split(':').next().unwrap_or_default();
        let path = self.tree.join(file);
        let failed = |error: std::io::Error| Stop::failed(format!("{}: {error}", path.display()));
        let text = fs::read_to_string(&path).map_err(failed)?;
        let changed = apply(&text, &mutant.diff);
        let changed = changed.ok_or_else(|| Stop::failed(format!("{}: the diff does not fit", mutant.name)))?;
        fs::write(&path, changed).map_err(failed)?;
        let result = self.first_to_notice(sweep, &mutant.game);
        fs::write(&path, text).map_err(failed)?;
        result
    }

    fn first_to_notice(&self, sweep: &Sweep, game: &str) -> Result<String, Stop> {
        let usual = self.usual.iter().find(|(known, _)| known == game).map_or([Duration::ZERO; 3], |(_, usual)| *usual);
        for ((name, target, filter), usual) in TESTS.into_iter().zip(usual) {
            let Some(program) = self.build(sweep, game, target)? else { return Ok(UNVIABLE.to_owned()) };
            let limit = usual * PATIENCE.0 + PATIENCE.1;
            match sweep.listen(self.test(&program, game, filter), Some(limit))? {
                (None, _) => return Ok(TIMED_OUT.to_owned()),
                (Some(status), _) if !status.success() => return Ok(caught(name)),
                _ => {}
            }
        }
        Ok(MISSED.to_owned())
    }

    /// Builds a test program; `None` if the sources cannot be compiled.
    fn build(&self, sweep: &Sweep, game: &str, target: &[&str]) -> Result<Option<PathBuf>, Stop> {
        let mut command = cargo(["test", "--profile", "mutants", "--no-run", "--package", game]);
        command.args(target).current_dir(&self.tree).env("CARGO_TARGET_DIR", &self.target);
        let (status, said) = sweep.listen(command, None)?;
        if !status.is_some_and(|status| status.success()) {
            // Everything else, such as a full disk, has nothing to do with the mistake.
            let compiled = said.contains("error: could not compile");
            return if compiled { Ok(None) } else { Err(Stop::failed(format!("cargo test --no-run: {said}"))) };
        }
        let executable = said.lines().find_map(|line| line.trim_start().strip_prefix("Executable ")?.split_once('('));
        let path = executable.map(|(_, path)| self.tree.join(path.trim_end_matches(')')));
        path.map(Some).ok_or_else(|| Stop::failed("cargo test --no-run names no program"))
    }

    fn test(&self, program: &Path, game: &str, filter: &[&str]) -> Command {
        let mut command = if cfg!(unix) {
            let mut command = Command::new("sh");
            command.args(["-c", &format!("ulimit -v {MEMORY}; exec \"$@\""), "sh"]).arg(program);
            command
        } else {
            Command::new(program)
        };
        // A mistake must not become the new truth.
        command.args(filter).current_dir(self.tree.join("crates").join(game)).env_remove("UPDATE_GOLDEN");
        command
    }
}

/// Copies what git knows, and what is new and not ignored. Files that are the same are not touched, so that cargo builds
/// nothing twice; a mistake that a stopped sweep left in the copy goes away.
fn copy_sources(tree: &Path) -> Result<(), Stop> {
    let mut git = Command::new("git");
    git.args([
        "ls-files",
        "-z",
        "--cached",
        "--others",
        "--exclude-standard",
        "--",
        ".",
        ":!web",
        ":!docs/screenshots",
    ]);
    let output = git.current_dir(root()).output().map_err(|error| Stop::failed(format!("git: {error}")))?;
    let listed = String::from_utf8_lossy(&output.stdout).into_owned();
    let files: BTreeSet<PathBuf> = listed.split_terminator('\0').map(PathBuf::from).collect();
    if files.is_empty() {
        return Err(Stop::failed("git lists no files here"));
    }
    let copy = |file: &PathBuf| -> std::io::Result<()> {
        let (from, to) = (root().join(file), tree.join(file));
        // One that was deleted is still known to git.
        let Ok(text) = fs::read(from) else { return Ok(()) };
        if fs::read(&to).is_ok_and(|old| old == text) {
            return Ok(());
        }
        fs::create_dir_all(to.parent().unwrap_or(tree))?;
        fs::write(to, text)
    };
    let remove_others = || -> std::io::Result<()> {
        let mut folders = vec![tree.to_owned()];
        while let Some(folder) = folders.pop() {
            for entry in fs::read_dir(folder)? {
                let path = entry?.path();
                let known =
                    path.strip_prefix(tree).is_ok_and(|file| files.contains(file) && root().join(file).exists());
                if path.is_dir() {
                    folders.push(path);
                } else if !known && path.file_name() != Some(OsStr::new("Cargo.lock")) {
                    fs::remove_file(path)?;
                }
            }
        }
        Ok(())
    };
    let copied = files.iter().try_for_each(copy).and_then(|()| remove_others());
    copied.map_err(|error| Stop::failed(format!("{}: {error}", tree.display())))
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIST: &str = "\
crates/a/src/rules/x.rs:4:9: replace two -> u8 with 0
--- crates/a/src/rules/x.rs
+++ replace two -> u8 with 0
@@ -2,4 +2,4 @@
 
 fn two() -> u8 {
-    2
+    0 /* ~ changed by cargo-mutants ~ */
 }

crates/a/src/rules/x.rs:8:9: replace three -> u8 with 0
--- crates/a/src/rules/x.rs
";

    #[test]
    fn a_change_is_made_where_its_diff_says() {
        let mutants = read_list("a", LIST);
        let names: Vec<&str> = mutants.iter().map(|mutant| mutant.name.as_str()).collect();
        let name =
            |line: u8, function: &str| format!("crates/a/src/rules/x.rs:{line}:9: replace {function} -> u8 with 0");
        assert_eq!(names, [name(4, "two"), name(8, "three")]);

        let text = "fn one() {}\n\nfn two() -> u8 {\n    2\n}\n\nfn three() -> u8 {\n    3\n}\n";
        let changed = apply(text, &mutants[0].diff).unwrap();
        assert_eq!(changed, text.replace("    2\n", "    0 /* ~ changed by cargo-mutants ~ */\n"));
        assert_eq!(apply(&text.replace('2', "1"), &mutants[0].diff), None, "another text");
        assert_eq!(apply(text, &mutants[1].diff), None, "no diff");
    }

    #[test]
    fn a_sample_is_by_chance_and_can_be_repeated() {
        let all: Vec<Mutant> = (0..100)
            .map(|number| Mutant { game: String::new(), name: number.to_string(), diff: String::new() })
            .collect();
        let of = |seed, most| sample(all.clone(), seed, most);
        assert_eq!(of(1, 60), of(1, 60));
        assert_ne!(of(1, 60), of(2, 60));
        assert_eq!(of(1, 60)[..10], of(1, 10)[..], "a larger sample holds the smaller one");
        let names: BTreeSet<String> = of(1, 500).into_iter().map(|mutant| mutant.name).collect();
        assert_eq!(names.len(), 100, "each once");
    }

    #[test]
    fn results_are_counted() {
        let results = ["caught by scenarios", "missed", "caught by unit tests", "caught by scenarios", "unviable"];
        assert_eq!(
            count(&results),
            "3 caught (2 by scenarios, 0 by golden playthroughs, 1 by unit tests), 1 missed, 0 timed out, 1 unviable"
        );
    }
}
