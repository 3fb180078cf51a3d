//! What it does at its start, and what it says when it cannot.

use std::net::TcpListener;
use std::process::Command;

use tokio::net::TcpStream;

use crate::process::Process;

/// Every connection is an open file: the limit is raised as far as this user may.
#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_limit_of_open_files_is_raised() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut command = Command::new("bash");
    command.args(["-c", "ulimit -Sn 64; exec \"$0\" \"$@\"", env!("CARGO_BIN_EXE_melange")]);
    command.args(["serve", "--listen", "127.0.0.1:0", "--no-open", "--no-limits", "--log", "error", "--database-url"]);
    command.arg(folder.path().join("melange.db"));
    let process = Process::start(command);
    let limits = std::fs::read_to_string(format!("/proc/{}/limits", process.id())).expect("its limits");
    let files = limits.lines().find(|line| line.starts_with("Max open files")).expect("one of them");
    let numbers: Vec<u64> = files.split_whitespace().filter_map(|word| word.parse().ok()).collect();
    assert!(numbers[0] > 64 && numbers[0] == numbers[1].min(40_200), "{files}");
    let mut open = Vec::new();
    for _ in 0..100 {
        open.push(TcpStream::connect(&process.address).await.expect("connected"));
    }
    assert_eq!(process.ask("GET", "/healthz", "", "").await.0, 200, "with a hundred connections open");
}

/// One line that names the cause.
#[test]
fn what_is_wrong_is_said_in_one_line() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let place = |name: &str| folder.path().join(name).display().to_string();
    std::fs::write(place("diary"), "Dear diary, this is no database, and it is long enough to be one.")
        .expect("written");
    let taken = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let address = &*taken.local_addr().expect("an address").to_string();
    let (diary, below, fine) = (&*place("diary"), &*place("diary/melange.db"), &*place("melange.db"));
    for (arguments, cause) in [
        (["--listen", address, "--database-url", fine], format!("cannot listen on {address}: ")),
        (["--listen", "127.0.0.1:0", "--database-url", diary], format!("{diary} is not a Melange database")),
        (["--listen", "127.0.0.1:0", "--database-url", below], format!("cannot make the folder {diary}: ")),
        (["--listen", "127.0.0.1:0", "--database-url", "mysql://melange"], "cannot use 'mysql' as a database".into()),
        (
            ["--listen", "127.0.0.1:0", "--database-url", "postgres://melange@127.0.0.1:1/games"],
            "cannot open the database postgres://127.0.0.1/games: error communicating with database: Connection refused".into(),
        ),
        (["--limit", "spice=3", "--database-url", fine], "there is no limit 'spice'; there are requests-per-ad".into()),
        (["--limit", "sockets=many", "--database-url", fine], "'many' does not fit sockets".into()),
        (["--development", "--listen=0.0.0.0:0", "--database-url", fine], "it listens on this machine only".into()),
        (["--app", "/nowhere", "--listen", "127.0.0.1:0"], "cannot serve the app from /nowhere: ".into()),
        (["--log", "server=loud", "--database-url", fine], "'server=loud' is not a log filter: ".into()),
    ] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_melange"));
        let ended = command.args(["serve", "--no-open", "--log-json"]).args(arguments).output().expect("it runs");
        let said = String::from_utf8_lossy(&ended.stderr).into_owned();
        assert!(!ended.status.success() && said.contains(&cause), "{arguments:?}: {said}");
        assert_eq!(said.trim().lines().count(), 1, "{said}");
    }
}

/// The examples for operators say what the program understands.
#[test]
fn examples_start_the_program_as_it_is() {
    let help = Command::new(env!("CARGO_BIN_EXE_melange")).args(["serve", "--help"]).output().expect("it runs");
    let help = String::from_utf8(help.stdout).expect("text");
    let known = |flag: &str| help.split(|c: char| !c.is_alphanumeric() && c != '-').any(|word| word == flag);
    let mut flags = 0;
    for (file, start) in [
        ("melange.service", "ExecStart="),
        ("melange@.service", "ExecStart="),
        ("compose.yaml", "  command:"),
        ("Dockerfile", "ENTRYPOINT"),
    ] {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/deploy/").to_owned() + file;
        let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
        let line = text.lines().find(|line| line.starts_with(start)).unwrap_or_else(|| panic!("no {start} in {file}"));
        for flag in line.split(|c: char| !c.is_alphanumeric() && c != '-').filter(|word| word.starts_with("--")) {
            assert!(known(flag), "{file}: {flag}");
            flags += 1;
        }
    }
    assert!(flags >= 12, "{flags}");
}
