//! Every limit stands in the documentation with its value.

use std::path::Path;

use server::http::{KEPT_CATALOGUES, MAX_BODY, MAX_LISTED, MAX_MESSAGE};
use server::identity::{MAX_CONCURRENT_HASHES, MAX_NAME, MAX_PASSPHRASE, MIN_PASSPHRASE, SESSION_LIFETIME};
use server::limit::{Limits, MAX_BUCKETS};
use server::live::{KEPT_GAMES, MAX_QUEUED_COMMANDS, MAX_UNDOABLE_RECORDS, UNDO_REQUEST_TIMEOUT};
use server::push::{MAX_CONCURRENT_SENDS, MAX_QUEUED};
use server::store::{
    CLOSE_TIMEOUT, DOUBTED_DAYS, FIND_OUT_TIMEOUT, LOBBY_LIFETIME, Location, MAX_CLOCK_STEP, MAX_ENTRY,
    MAX_SUBSCRIPTIONS, POSTGRES_CONNECTIONS, POSTGRES_LOCK_TIMEOUT, POSTGRES_STATEMENT_TIMEOUT, POSTGRES_TIMEOUT,
    SQLITE_TIMEOUT,
};
use server::wire::{MAX_CLOCK_SECONDS, MAX_PACE_MS};
use server::{Config, SOCKET_CLOSE_TIMEOUT};

fn documentation() -> String {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/server.md");
    std::fs::read_to_string(file).expect("the documentation")
}

/// The rows of the table of limits that have this flag.
fn rows(flag: &str) -> Vec<String> {
    let text = documentation();
    let table = text.split("## Limits").nth(1).and_then(|rest| rest.split("\n## ").next()).expect("the table");
    table.lines().filter(|row| row.split(" | ").nth(2) == Some(flag)).map(str::to_owned).collect()
}

/// Each of these is there with its value, and no other.
fn check_rows(flag: &str, limits: &[(String, String)]) {
    let rows = rows(flag);
    for (name, value) in limits {
        let wanted = format!("| {name} | {value} | {flag} |");
        assert!(rows.iter().any(|row| row.starts_with(&wanted)), "docs/server.md lacks {wanted}");
    }
    assert_eq!(rows.len(), limits.len(), "and no others: {rows:#?}");
}

#[test]
fn every_limit_is_documented() {
    let limits = Limits::default().list().into_iter().map(|(name, value)| (format!("`{name}`"), value));
    check_rows("`--limit`", &limits.collect::<Vec<_>>());
}

#[test]
fn what_is_fixed_is_documented() {
    let drain = Config::new(([127, 0, 0, 1], 0).into(), Location::Sqlite("melange.db".into())).drain;
    let seconds = |time: std::time::Duration| format!("{} seconds", time.as_secs());
    let limits = [
        ("body of a request", format!("{} KiB", MAX_BODY / 1024)),
        ("message over a socket", format!("{} KiB", MAX_MESSAGE / 1024)),
        ("action", format!("{MAX_ENTRY} bytes")),
        ("name", format!("{MAX_NAME} characters")),
        ("passphrase", format!("{MIN_PASSPHRASE} to {MAX_PASSPHRASE} characters")),
        ("passphrases at once", MAX_CONCURRENT_HASHES.to_string()),
        ("tables in a list", MAX_LISTED.to_string()),
        ("seats of a table", table::Seat::MAX.to_string()),
        ("clock", format!("{} days", MAX_CLOCK_SECONDS / 86_400)),
        ("pace of bots", format!("{} seconds", MAX_PACE_MS / 1000)),
        ("session", format!("{} days", SESSION_LIFETIME / 86_400)),
        ("lobby", format!("{} days", LOBBY_LIFETIME / 86_400_000)),
        ("step of the clock", format!("{} days", MAX_CLOCK_STEP / 86_400_000)),
        ("doubted clock", format!("{DOUBTED_DAYS} days")),
        ("game with undo", format!("{MAX_UNDOABLE_RECORDS} records")),
        ("request to take back", seconds(UNDO_REQUEST_TIMEOUT)),
        ("kept replays", KEPT_GAMES.to_string()),
        ("kept catalogues", KEPT_CATALOGUES.to_string()),
        ("queued commands", MAX_QUEUED_COMMANDS.to_string()),
        ("buckets", MAX_BUCKETS.to_string()),
        ("browsers called", MAX_SUBSCRIPTIONS.to_string()),
        ("calls at once", MAX_CONCURRENT_SENDS.to_string()),
        ("calls that wait", MAX_QUEUED.to_string()),
        ("connections to PostgreSQL", POSTGRES_CONNECTIONS.to_string()),
        ("question to PostgreSQL", seconds(POSTGRES_TIMEOUT)),
        ("wait for a lock in PostgreSQL", format!("{} ms", POSTGRES_LOCK_TIMEOUT.as_millis())),
        ("statement in PostgreSQL", format!("{} ms", POSTGRES_STATEMENT_TIMEOUT.as_millis())),
        ("finding out what is stored", seconds(FIND_OUT_TIMEOUT)),
        ("question to SQLite", seconds(SQLITE_TIMEOUT)),
        ("requests while stopping", seconds(drain)),
        ("sockets while stopping", seconds(SOCKET_CLOSE_TIMEOUT)),
        ("closing the database", seconds(CLOSE_TIMEOUT)),
    ];
    check_rows("fixed", &limits.map(|(name, value)| (name.to_owned(), value)));
}

/// A test that is named is there.
#[test]
fn tests_are_named_as_they_are() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut sources = String::new();
    let mut folders = ["server/src", "server/tests", "cli/tests"].map(|folder| crates.join(folder)).to_vec();
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                sources += &std::fs::read_to_string(&path).expect("a source");
            }
        }
    }
    let text = documentation();
    let table = text.split("## What the tests guard").nth(1).and_then(|rest| rest.split("\n## ").next()).expect("it");
    let names: Vec<&str> =
        table.lines().filter_map(|row| row.strip_suffix("` |")?.rsplit_once("| `").map(|(_, name)| name)).collect();
    assert!(names.len() > 40, "{}", names.len());
    for name in names {
        assert!(sources.contains(&format!("fn {name}(")), "there is no test {name}");
    }
}
