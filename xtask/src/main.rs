//! `cargo xtask …`: everything a newcomer or the build machine needs, in one command each. No dependencies, so that it
//! builds at once.

mod fuzz;
mod mutants;
mod rust_tests;
mod soak;
mod sweep;
mod web;

use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::time::Instant;

const HELP: &str = "\
Usage: cargo xtask COMMAND

  play [ARGS]      build everything and start the table in the browser; ARGS as for `melange serve`
  terminal [ARGS]  build the program and play in the terminal; ARGS as for `melange play`
  test             run all tests, scenarios and content checks, and play in a real browser
  e2e [ARGS]       the browser tests alone
  screenshots      write docs/screenshots anew
  ci               formatting and lints, then `test`
  golden           write the golden playthroughs anew; look at the diff before committing
  load [ARGS]      measure the server under load: saturation, paced or all; ARGS as for `melange-load`
  fuzz [SECONDS]   run each fuzz target for so long (10 if not given)
  soak [FLAGS]     long sweeps, which can be stopped and taken up again; without a flag --kills 100:
                     --games N       random games of each game in all setups, all laws checked, such as 1000000
                     --kills N       kills of the server under load with each database, such as 100
                     --fuzz MINUTES  fuzzing, the time shared by all targets
                     --mutants N     so many small mistakes in the rules of each game, to see whether a test notices
                     --fresh         do not go on where a sweep was stopped
                     --seed N        the seed of a new sweep; the time if not given
  help             this text
";

/// The oldest toolchain the workspace builds with, as its `rust-version` says.
const OLDEST: (u32, u32) = (1, 94);

fn main() -> ExitCode {
    let mut args = env::args_os().skip(1);
    let command = args.next().unwrap_or_default();
    let rest: Vec<OsString> = args.collect();
    let done = match command.to_str() {
        Some("play") => play("serve", rest),
        Some("terminal") => play("play", rest),
        Some("e2e") => end_to_end(&rest),
        Some("screenshots") => nothing_more(&rest).and_then(|()| screenshots()),
        Some("test") => nothing_more(&rest).and_then(|()| test()),
        Some("ci") => nothing_more(&rest).and_then(|()| ci()),
        Some("golden") => nothing_more(&rest).and_then(|()| golden()),
        Some("load") => load(rest),
        Some("fuzz") => fuzz_each(&rest),
        Some("soak") if rest.iter().any(|arg| arg == "--help" || arg == "-h") => {
            print!("{HELP}");
            Ok(())
        }
        Some("soak") => check_toolchain().and_then(|()| soak::run(&rest)),
        Some("help" | "--help" | "-h" | "") => {
            print!("{HELP}");
            return if command.is_empty() { ExitCode::from(2) } else { ExitCode::SUCCESS };
        }
        _ => Err(Stop::input(format!("unknown command '{}'\n\n{HELP}", command.display()))),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(stop) => {
            eprintln!("xtask: {}", stop.message);
            ExitCode::from(stop.code)
        }
    }
}

/// Why a command ended early, and the exit code that says so.
struct Stop {
    code: u8,
    message: String,
}

impl Stop {
    fn input(message: impl Into<String>) -> Stop {
        Stop { code: 2, message: message.into() }
    }

    fn failed(message: impl Into<String>) -> Stop {
        Stop { code: 1, message: message.into() }
    }
}

fn nothing_more(args: &[OsString]) -> Result<(), Stop> {
    match args.first() {
        None => Ok(()),
        Some(arg) => Err(Stop::input(format!("'{}' is not expected there", arg.display()))),
    }
}

fn play(command: &str, args: Vec<OsString>) -> Result<(), Stop> {
    check_toolchain()?;
    if command == "serve" {
        web::build()?;
    }
    step("build", cargo(["build", "--release", "--package", "cli"]))?;
    let program = program("release");
    // In the folder xtask was called from: that is where a save file is looked for.
    let status = Command::new(&program).arg(command).args(args).status();
    match status {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => {
            Err(Stop { code: code_of(status.code()), message: format!("melange {command} ended with an error") })
        }
        Err(error) => Err(Stop::failed(format!("{}: {error}", program.display()))),
    }
}

fn test() -> Result<(), Stop> {
    check_toolchain()?;
    web::build()?;
    // The client is checked while Rust is built: neither keeps two cores busy all the time.
    let (client, built) = std::thread::scope(|scope| {
        let client = scope.spawn(web::test);
        let built = rust_tests::build();
        (client.join().expect("checking the client does not panic"), built)
    });
    client?;
    rust_tests::run(built?)?;
    for game in games()? {
        step(&format!("scenarios of {game}"), melange(["scenario", "run", "--game", &game]))?;
        step(&format!("coverage of {game}"), melange(["scenario", "coverage", "--missing", "--game", &game]))?;
        step(&format!("content of {game}"), melange(["content", "check", "--game", &game]))?;
    }
    web::end_to_end(&[])
}

/// The games: those crates that have content.
fn games() -> Result<Vec<String>, Stop> {
    let crates = root().join("crates");
    let found = std::fs::read_dir(&crates).map_err(|error| Stop::failed(format!("{}: {error}", crates.display())))?;
    let with_content = found.filter_map(Result::ok).filter(|entry| entry.path().join("content").is_dir());
    let mut games: Vec<String> = with_content.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
    games.sort();
    Ok(games)
}

fn end_to_end(args: &[OsString]) -> Result<(), Stop> {
    web::build()?;
    step("server", cargo(["build", "--package", "cli"]))?;
    web::end_to_end(args)
}

fn screenshots() -> Result<(), Stop> {
    web::build()?;
    step("server", cargo(["build", "--package", "cli"]))?;
    web::screenshots()
}

fn ci() -> Result<(), Stop> {
    step("formatting", cargo(["fmt", "--all", "--check"]))?;
    step("lints", cargo(["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]))?;
    test()
}

fn golden() -> Result<(), Stop> {
    let mut command = cargo(["test", "--workspace", "golden"]);
    command.env("UPDATE_GOLDEN", "1");
    step("golden playthroughs", command)
}

/// The server on one core, the load on another, each with as many open files as this user may have.
fn load(args: Vec<OsString>) -> Result<(), Stop> {
    check_toolchain()?;
    step("build", cargo(["build", "--release", "--package", "cli", "--package", "load"]))?;
    let release = target_folder().join("release");
    let program = release.join("melange-load");
    let mut command = if cfg!(unix) {
        // The server is started by the program and inherits the limit, not the core.
        let script = "ulimit -n \"$(ulimit -H -n)\" || echo 'the limit of open files stays as it is' >&2; \
                      if command -v taskset >/dev/null; then exec taskset --cpu-list 1 \"$@\"; fi; exec \"$@\"";
        let mut command = Command::new("sh");
        command.args(["-c", script, "sh"]).arg(&program);
        command
    } else {
        Command::new(&program)
    };
    command.args(args).arg("--server").arg(release.join("melange")).arg("--folder").arg(target_folder().join("tmp"));
    step("load", command)
}

fn fuzz_each(args: &[OsString]) -> Result<(), Stop> {
    let seconds = match args {
        [] => 10,
        [text] => text
            .to_str()
            .and_then(|text| text.parse::<u64>().ok())
            .ok_or_else(|| Stop::input(format!("'{}' is not a number of seconds", text.display())))?,
        [_, more, ..] => return Err(Stop::input(format!("'{}' is not expected there", more.display()))),
    };
    let fuzzer = fuzz::Fuzzer::find()?;
    for target in fuzz::targets()? {
        step(&format!("fuzz {target}"), fuzzer.run(&target, seconds, None)?)?;
    }
    Ok(())
}

/// Installs a program that cargo runs as `cargo SUBCOMMAND`, unless it is there.
fn installed(name: &str, subcommand: &str) -> Result<(), Stop> {
    let mut probe = cargo([subcommand, "--version"]);
    if probe.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success()) {
        return Ok(());
    }
    println!("{name} is missing and will be installed");
    step(&format!("install {name}"), cargo(["install", name, "--locked"]))
}

/// Runs one step, with its name before and its time after it.
fn step(name: &str, mut command: Command) -> Result<(), Stop> {
    println!("── {name}");
    let began = Instant::now();
    let status = command
        .status()
        .map_err(|error| Stop::failed(format!("{name}: {} cannot be run: {error}", command.get_program().display())))?;
    let seconds = began.elapsed().as_secs_f64();
    if status.success() {
        println!("── {name}: {seconds:.1} s\n");
        Ok(())
    } else {
        Err(Stop { code: code_of(status.code()), message: format!("{name} failed after {seconds:.1} s") })
    }
}

/// Never 0: a program that was killed has no code.
fn code_of(code: Option<i32>) -> u8 {
    code.and_then(|code| u8::try_from(code).ok()).filter(|&code| code != 0).unwrap_or(1)
}

/// The cargo that runs us, in the workspace.
fn cargo<'a>(args: impl IntoIterator<Item = &'a str>) -> Command {
    let args: Vec<&str> = args.into_iter().collect();
    // A toolchain can only be chosen through the rustup proxy, not through the cargo it has chosen for us.
    let chooses = args.first().is_some_and(|arg| arg.starts_with('+'));
    let program = if chooses { None } else { env::var_os("CARGO") };
    let mut command = Command::new(program.unwrap_or_else(|| "cargo".into()));
    if chooses {
        command.env_remove("RUSTUP_TOOLCHAIN").env_remove("CARGO");
    }
    command.args(args).current_dir(root());
    command
}

/// Our own program as the last build left it: after `cargo test --workspace` the one that was tested, which cargo would
/// build again with the features of its package alone.
fn melange<'a>(args: impl IntoIterator<Item = &'a str>) -> Command {
    let mut command = Command::new(debug_program());
    command.args(args).current_dir(root());
    command
}

fn debug_program() -> PathBuf {
    program("debug")
}

/// Our own program, as a build with this profile left it.
fn program(profile: &str) -> PathBuf {
    target_folder().join(profile).join(format!("melange{}", env::consts::EXE_SUFFIX))
}

/// The workspace: the folder above this package.
fn root() -> PathBuf {
    let own = Path::new(env!("CARGO_MANIFEST_DIR"));
    own.parent().unwrap_or(own).to_owned()
}

fn target_folder() -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), |folder| root().join(folder))
}

/// Says in words what cargo would otherwise say in pages.
fn check_toolchain() -> Result<(), Stop> {
    let rustc = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let output = Command::new(&rustc).arg("--version").output();
    let text = match output {
        Ok(output) if output.status.success() => String::from_utf8_lossy(&output.stdout).into_owned(),
        _ => return Err(Stop::failed("there is no working rustc: install Rust from https://rustup.rs")),
    };
    match version(&text) {
        Some(found) if found < OLDEST => Err(Stop::failed(format!(
            "{} is too old, {}.{} is needed: rustup update stable",
            text.trim(),
            OLDEST.0,
            OLDEST.1
        ))),
        // A version that is not understood is left to cargo.
        _ => Ok(()),
    }
}

/// Major and minor number in `rustc 1.90.0 (…)`.
fn version(text: &str) -> Option<(u32, u32)> {
    let mut numbers = text.split_whitespace().nth(1)?.split('.');
    Some((numbers.next()?.parse().ok()?, numbers.next()?.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_read() {
        assert_eq!(version("rustc 1.90.0 (1159e78c4 2025-09-14)"), Some((1, 90)));
        assert_eq!(version("rustc 1.93.0-nightly (abc)"), Some((1, 93)));
        assert_eq!(version("clang"), None);
    }

    #[test]
    fn a_failed_step_never_counts_as_success() {
        assert_eq!([code_of(Some(0)), code_of(None), code_of(Some(-1)), code_of(Some(101))], [1, 1, 1, 101]);
    }

    #[test]
    fn the_oldest_toolchain_is_the_one_the_workspace_names() {
        let manifest = std::fs::read_to_string(root().join("Cargo.toml")).unwrap();
        assert!(manifest.contains(&format!("rust-version = \"{}.{}\"", OLDEST.0, OLDEST.1)));
    }
}
