//! The tests of the workspace. `cargo test` runs one test program after the other, and most of those of the server wait
//! for timeouts and other processes. Here the programs run side by side.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::time::Instant;

use crate::{Stop, cargo, root, step};

/// These wait most and take longest, so they start first.
const SLOWEST: [&str; 3] = ["live", "serve", "kill"];

/// One test program more than the two cores of the smallest machine: while one waits, two compute.
const AT_ONCE: usize = 3;

/// A test program that cargo has built.
#[derive(Clone, Debug, PartialEq)]
pub struct Program {
    name: String,
    executable: PathBuf,
    /// Where cargo would run it: the folder of its package.
    folder: PathBuf,
}

/// Builds all test programs, and tells which there are.
pub fn build() -> Result<Vec<Program>, Stop> {
    println!("── build tests");
    let began = Instant::now();
    let mut command = cargo(["test", "--workspace", "--no-run", "--message-format=json-render-diagnostics"]);
    let output = command.stderr(Stdio::inherit()).output();
    let output = output.map_err(|error| Stop::failed(format!("cargo cannot be run: {error}")))?;
    if !output.status.success() {
        return Err(Stop::failed("the tests cannot be built"));
    }
    let mut programs: Vec<Program> = String::from_utf8_lossy(&output.stdout).lines().filter_map(program).collect();
    if programs.is_empty() {
        return Err(Stop::failed("cargo test --no-run names no test program"));
    }
    let place = |name: &str| SLOWEST.iter().position(|slow| *slow == name).unwrap_or(SLOWEST.len());
    programs.sort_by(|a, b| (place(&a.name), &a.executable).cmp(&(place(&b.name), &b.executable)));
    println!("── build tests: {:.1} s\n", began.elapsed().as_secs_f64());
    Ok(programs)
}

/// Runs all test programs, and then the examples in the documentation of the code.
pub fn run(programs: Vec<Program>) -> Result<(), Stop> {
    println!("── {} test programs", programs.len());
    let began = Instant::now();
    let waiting = Mutex::new(programs.into_iter().rev().collect::<Vec<Program>>());
    let failed = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..AT_ONCE {
            scope.spawn(|| {
                loop {
                    let next = waiting.lock().expect("no program panics").pop();
                    let Some(program) = next else { break };
                    if let Err(problem) = run_one(&program) {
                        failed.lock().expect("no program panics").push(problem);
                    }
                }
            });
        }
    });
    let failed = failed.into_inner().expect("no program panics");
    if !failed.is_empty() {
        return Err(Stop::failed(format!("tests failed: {}", failed.join(", "))));
    }
    println!("── test programs: {:.1} s\n", began.elapsed().as_secs_f64());
    step("examples in the documentation", cargo(["test", "--workspace", "--doc"]))
}

/// The test program that a line of cargo's messages is about, if it is about one.
fn program(line: &str) -> Option<Program> {
    if !line.contains("\"reason\":\"compiler-artifact\"") || !line.contains("\"test\":true}") {
        return None;
    }
    let executable = PathBuf::from(text_of(line, "executable")?);
    let folder = Path::new(&text_of(line, "manifest_path")?).parent()?.to_owned();
    let (_, target) = line.split_once("\"target\":{")?;
    Some(Program { name: text_of(target, "name")?, executable, folder })
}

/// The text that stands after a key of an object in JSON. Paths and names of ours need no more escapes than this.
fn text_of(json: &str, key: &str) -> Option<String> {
    let (_, rest) = json.split_once(&format!("\"{key}\":\""))?;
    Some(rest.split_once('"')?.0.replace("\\\\", "\\"))
}

/// Runs one program and prints what it said as a whole.
fn run_one(program: &Program) -> Result<(), String> {
    let shown = program.folder.strip_prefix(root()).unwrap_or(&program.folder).join(&program.name);
    let shown = shown.display();
    let began = Instant::now();
    let mut command = Command::new(&program.executable);
    command.current_dir(&program.folder).env("CARGO_MANIFEST_DIR", &program.folder);
    let output = command.output().map_err(|error| format!("{shown}: {error}"))?;
    let said = [output.stdout, output.stderr].concat();
    println!("   {shown}: {:.1} s{}", began.elapsed().as_secs_f64(), String::from_utf8_lossy(&said));
    if output.status.success() { Ok(()) } else { Err(format!("{shown} ({})", output.status)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn test_programs_are_found_in_the_messages_of_cargo() {
        let artifact = |test: bool, executable: &str| {
            format!(
                "{{\"reason\":\"compiler-artifact\",\"package_id\":\"path\",\"manifest_path\":\"/m/crates/a/Cargo.toml\",\
                 \"target\":{{\"kind\":[\"test\"],\"name\":\"suite\"}},\"profile\":{{\"opt_level\":\"1\",\"test\":{test}}},\
                 \"executable\":{executable},\"fresh\":false}}"
            )
        };
        let found = Program { name: "suite".into(), executable: "/t/suite-1".into(), folder: "/m/crates/a".into() };
        assert_eq!(program(&artifact(true, "\"/t/suite-1\"")), Some(found));
        assert_eq!(program(&artifact(false, "\"/t/melange\"")), None, "a program that is no test");
        assert_eq!(program(&artifact(true, "null")), None);
        assert_eq!(program("{\"reason\":\"build-finished\",\"success\":true}"), None);
    }
}
