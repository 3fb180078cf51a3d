//! A sweep is a list of steps that are done one after the other. Each finished step is a line in a small file, so a sweep
//! can be stopped at any moment and taken up again.

use std::fs::{self, File, OpenOptions};
use std::io::{IsTerminal, Read, Seek, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

use crate::{Stop, code_of, target_folder};

/// What is asked for, besides how much.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Start {
    /// Whether a stopped sweep is forgotten.
    pub fresh: bool,
    /// The seed of a new sweep; the time if not given.
    pub seed: Option<u64>,
}

/// A sweep that runs, with what is done of it.
pub struct Sweep {
    name: &'static str,
    /// All that makes its steps random comes from here.
    pub seed: u64,
    path: PathBuf,
    /// Open and locked as long as the sweep runs.
    file: File,
    done: Vec<Done>,
    /// Finished steps when this process took it up.
    before: usize,
    began: Instant,
}

/// A finished step.
#[derive(Clone, Debug, PartialEq)]
pub struct Done {
    /// What was done.
    pub step: String,
    seconds: f64,
    /// What came of it.
    pub result: String,
}

/// Where sweeps keep their files.
pub fn folder() -> PathBuf {
    target_folder().join("soak")
}

fn failed(path: &Path, error: &std::io::Error) -> Stop {
    Stop::failed(format!("{}: {error}", path.display()))
}

impl Sweep {
    /// Begins a sweep, or takes up the one that was stopped.
    pub fn open(name: &'static str, asked: u64, start: Start) -> Result<Sweep, Stop> {
        Sweep::open_in(&folder(), name, asked, start)
    }

    fn open_in(folder: &Path, name: &'static str, asked: u64, start: Start) -> Result<Sweep, Stop> {
        let path = folder.join(format!("{name}.txt"));
        let failed = |error: std::io::Error| failed(&path, &error);
        fs::create_dir_all(folder).map_err(failed)?;
        let mut options = OpenOptions::new();
        let mut file = options.read(true).write(true).create(true).truncate(false).open(&path).map_err(failed)?;
        if file.try_lock().is_err() {
            return Err(Stop::input(format!("{}: another process runs this sweep", path.display())));
        }
        let mut stored = String::new();
        if !start.fresh {
            file.read_to_string(&mut stored).map_err(failed)?;
        }
        let (seed, done) = if stored.is_empty() {
            let now = || std::time::UNIX_EPOCH.elapsed().map_or(0, |time| time.as_secs());
            (start.seed.unwrap_or_else(now), Vec::new())
        } else {
            let (begun, seed, done) = read(&stored)
                .ok_or_else(|| Stop::failed(format!("{} is broken: --fresh starts over", path.display())))?;
            if begun != asked || start.seed.is_some_and(|wanted| wanted != seed) {
                return Err(Stop::input(format!(
                    "--{name} {begun} with seed {seed} was stopped after {} steps: the same command goes on, --fresh starts over",
                    done.len()
                )));
            }
            (seed, done)
        };
        let before = done.len();
        // Written anew, which cuts off a line that was only begun.
        let lines: String = done.iter().map(line).collect();
        let written = file.set_len(0).and_then(|()| file.rewind());
        written.and_then(|()| file.write_all(format!("{asked} {seed}\n{lines}").as_bytes())).map_err(failed)?;
        Ok(Sweep { name, seed, path, file, done, before, began: Instant::now() })
    }

    /// Does the steps that are left. Gives what came of all of them.
    pub fn run(
        mut self,
        steps: &[String],
        mut work: impl FnMut(&Sweep, usize) -> Result<String, Stop>,
    ) -> Result<Ended, Stop> {
        if self.done.iter().map(|done| &done.step).ne(steps.iter().take(self.done.len())) {
            let message = "what is to be done has changed since this sweep was stopped: --fresh starts over";
            return Err(Stop::input(format!("{}: {message}", self.path.display())));
        }
        println!("── {}: {} of {} steps are done, seed {}", self.name, self.before, steps.len(), self.seed);
        println!("   Ctrl-C stops it and the same command goes on: {}", self.path.display());
        for (index, step) in steps.iter().enumerate().skip(self.before) {
            self.show(steps, "");
            let began = Instant::now();
            let result = work(&self, index)?;
            let done = Done { step: step.clone(), seconds: began.elapsed().as_secs_f64(), result };
            if !std::io::stderr().is_terminal() {
                println!("   {}/{} {step}: {}", index + 1, steps.len(), done.result);
            }
            self.store(done)?;
        }
        self.show(steps, "\n");
        let kept = self.path.with_file_name(format!("{}-{}.txt", self.name, self.seed));
        fs::rename(&self.path, &kept).map_err(|error| failed(&self.path, &error))?;
        Ok(Ended { seconds: self.done.iter().map(|done| done.seconds).sum(), seed: self.seed, kept, done: self.done })
    }

    fn store(&mut self, done: Done) -> Result<(), Stop> {
        let written = self.file.write_all(line(&done).as_bytes());
        self.done.push(done);
        written.map_err(|error| failed(&self.path, &error))
    }

    /// Draws the progress bar where somebody looks.
    fn show(&self, steps: &[String], end: &str) {
        if !std::io::stderr().is_terminal() {
            return;
        }
        let (now, here) = (self.done.len(), self.done.len() - self.before);
        let left =
            if here == 0 { 0.0 } else { self.began.elapsed().as_secs_f64() / here as f64 * (steps.len() - now) as f64 };
        let step: String = steps.get(now).map_or("", String::as_str).chars().take(60).collect();
        eprint!("\r\x1b[K{} {now}/{} {} left  {step}{end}", bar(now, steps.len()), steps.len(), time(left));
        let _ = std::io::stderr().flush();
    }

    /// Runs a program whose words go to a file. Gives how it ended, `None` if it had to be ended after `limit`, and what
    /// it said.
    pub fn listen(&self, mut command: Command, limit: Option<Duration>) -> Result<(Option<ExitStatus>, String), Stop> {
        let path = self.log();
        let io = |error: std::io::Error| failed(&path, &error);
        let file = File::create(&path).map_err(io)?;
        command.stdin(Stdio::null()).stdout(file.try_clone().map_err(io)?).stderr(file);
        let program = command.get_program().to_string_lossy().into_owned();
        let cannot = |error: std::io::Error| Stop::failed(format!("{program} cannot be run: {error}"));
        let mut child = command.spawn().map_err(cannot)?;
        let began = Instant::now();
        let status = loop {
            match child.try_wait().map_err(cannot)? {
                Some(status) => break Some(status),
                None if limit.is_some_and(|limit| began.elapsed() > limit) => {
                    child.kill().and_then(|()| child.wait()).map_err(cannot)?;
                    break None;
                }
                None => std::thread::sleep(Duration::from_millis(20)),
            }
        };
        Ok((status, String::from_utf8_lossy(&fs::read(&path).map_err(io)?).into_owned()))
    }

    /// Runs a program that must succeed; what it said is shown if it does not.
    pub fn succeed(&self, step: &str, command: Command) -> Result<String, Stop> {
        let (status, said) = self.listen(command, None)?;
        match status {
            Some(status) if status.success() => Ok(said),
            status => {
                if std::io::stderr().is_terminal() {
                    eprintln!();
                }
                let last: Vec<&str> = said.lines().rev().take(40).collect();
                last.iter().rev().for_each(|line| eprintln!("{line}"));
                let message = format!("{step} failed; all it said is in {}", self.log().display());
                Err(Stop { code: code_of(status.and_then(|status| status.code())), message })
            }
        }
    }

    fn log(&self) -> PathBuf {
        self.path.with_extension("log")
    }
}

/// A sweep all of whose steps are done.
pub struct Ended {
    /// All steps, those of earlier calls too.
    pub done: Vec<Done>,
    seconds: f64,
    seed: u64,
    kept: PathBuf,
}

impl Ended {
    /// Says in one line what was done.
    pub fn say(&self, what: &str) {
        println!("── {what}; seed {}, {}; step by step in {}", self.seed, time(self.seconds), self.kept.display());
    }

    /// The sum of the number at a place in the results, counted from 0.
    pub fn sum(&self, place: usize) -> u64 {
        let number = |done: &Done| done.result.split(' ').filter_map(|word| word.parse::<u64>().ok()).nth(place);
        self.done.iter().filter_map(number).sum()
    }
}

fn line(done: &Done) -> String {
    format!("{}\t{:.1}\t{}\n", done.step, done.seconds, done.result)
}

/// How much was asked for, the seed, and the finished steps. A line without an end was only begun.
fn read(text: &str) -> Option<(u64, u64, Vec<Done>)> {
    let (head, lines) = text.split_once('\n')?;
    let (asked, seed) = head.split_once(' ')?;
    let whole = lines.split_inclusive('\n').filter_map(|line| line.strip_suffix('\n'));
    let done = whole.map(|line| {
        let mut parts = line.split('\t');
        let step = parts.next()?.to_owned();
        Some(Done { step, seconds: parts.next()?.parse().ok()?, result: parts.next()?.to_owned() })
    });
    Some((asked.parse().ok()?, seed.parse().ok()?, done.collect::<Option<_>>()?))
}

fn bar(done: usize, all: usize) -> String {
    const WIDTH: usize = 30;
    let filled = (done * WIDTH / all.max(1)).min(WIDTH);
    "█".repeat(filled) + &"░".repeat(WIDTH - filled)
}

fn time(seconds: f64) -> String {
    let seconds = seconds as u64;
    match seconds / 3600 {
        0 => format!("{}:{:02} min", seconds / 60, seconds % 60),
        hours => format!("{hours}:{:02} h", seconds / 60 % 60),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn steps(names: &[&str]) -> Vec<String> {
        names.iter().map(|&name| name.to_owned()).collect()
    }

    /// Does the steps up to the one called `stop`, which fails; gives those that were done in this call.
    fn go(folder: &Path, asked: u64, start: Start, names: &[&str], stop: &str) -> (Vec<String>, Result<Ended, String>) {
        let names = steps(names);
        let mut here = Vec::new();
        let ended = Sweep::open_in(folder, "games", asked, start).and_then(|sweep| {
            sweep.run(&names, |_, index| {
                if names[index] == stop {
                    return Err(Stop::failed("stopped"));
                }
                here.push(names[index].clone());
                Ok(format!("{} games", index + 1))
            })
        });
        (here, ended.map_err(|stop| stop.message))
    }

    #[test]
    fn a_stopped_sweep_goes_on_where_it_was() {
        let folder = std::env::temp_dir().join(format!("sweep-{}", std::process::id()));
        let start = Start { seed: Some(7), ..Start::default() };
        let (here, ended) = go(&folder, 4, start, &["a", "b", "c", "d"], "c");
        assert_eq!((here, ended.err().as_deref()), (steps(&["a", "b"]), Some("stopped")));

        // The process died while it wrote a line.
        let path = folder.join("games.txt");
        let text = fs::read_to_string(&path).unwrap();
        fs::write(&path, format!("{text}c\t1.")).unwrap();

        let (here, ended) = go(&folder, 5, Start::default(), &["a", "b", "c", "d"], "");
        assert!(here.is_empty() && ended.err().unwrap().contains("--games 4 with seed 7 was stopped after 2 steps"));
        let (here, ended) = go(&folder, 4, Start::default(), &["a", "x", "c", "d"], "");
        assert!(here.is_empty() && ended.err().unwrap().contains("has changed"));

        let (here, ended) = go(&folder, 4, Start::default(), &["a", "b", "c", "d"], "");
        let ended = ended.unwrap_or_else(|message| panic!("{message}"));
        assert_eq!((here, ended.seed, ended.sum(0), ended.done.len()), (steps(&["c", "d"]), 7, 1 + 2 + 3 + 4, 4));

        // Two processes would write over each other.
        let running = Sweep::open_in(&folder, "games", 4, start).unwrap_or_else(|stop| panic!("{}", stop.message));
        let (here, ended) = go(&folder, 4, start, &["a"], "");
        assert!(here.is_empty() && ended.err().unwrap().ends_with("another process runs this sweep"));
        drop(running);

        // The next one is a new one; so is one that is begun afresh.
        let (here, _) = go(&folder, 4, start, &["a", "b"], "b");
        assert_eq!(here, steps(&["a"]));
        let (here, _) = go(&folder, 4, Start { fresh: true, seed: Some(8) }, &["a", "b"], "b");
        assert_eq!(here, steps(&["a"]));
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn the_bar_fills() {
        assert_eq!([0, 5, 10, 99].map(|done| bar(done, 10).matches('█').count()), [0, 15, 30, 30]);
        assert_eq!([time(61.9), time(3720.0)], ["1:01 min", "1:02 h"]);
    }
}
