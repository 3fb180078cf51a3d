//! Backups: what docs/server.md says, typed as it stands there, while people play. Everything that was acknowledged before
//! is there again, and the game goes on.

use std::io::Write;
use std::process::Command;

use server::store::Location;
use testkit::PostgresServer;

use crate::cluster::check;
use crate::process::{Process, hear, play};

/// Actions of a person before the backup, during it, after it, and after the restore.
const ACTIONS: usize = 10;

/// The four blocks of commands: backup and restore of SQLite, then of PostgreSQL.
fn documented() -> [String; 4] {
    let page = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/server.md");
    let page = std::fs::read_to_string(page).expect("the page");
    let section = page.split("\n## ").find(|section| section.starts_with("Backup and restore\n")).expect("a section");
    let blocks: Vec<String> = section.split("```\n").skip(1).step_by(2).map(str::to_owned).collect();
    blocks.try_into().expect("four blocks")
}

fn run(mut shell: Command, script: &str) {
    let done = shell.args(["-e", "-c", script]).output().expect("a shell");
    assert!(done.status.success(), "{script}\n{}", String::from_utf8_lossy(&done.stderr));
}

/// Plays, with a backup in between; loses everything, and plays on from the backup.
async fn comes_back(place: &Location, database: &str, backup: impl FnOnce() + Send + 'static, restore: impl FnOnce()) {
    let serve = || Process::start(Process::serve(&["--log", "error", "--database-url", database]));
    let process = serve();
    let paul = process.guest("Paul").await;
    let id = process.game(&paul).await.expect("a table");
    let mut socket = process.sit(&paul, &id).await;
    let (before, _) = play(&mut socket, ACTIONS).await;
    let (_, backed_up) = tokio::join!(play(&mut socket, ACTIONS), tokio::task::spawn_blocking(backup));
    backed_up.expect("a backup");
    let (after, _) = play(&mut socket, ACTIONS).await;
    let known = after.last().expect("some were acknowledged").0 + 1;
    process.signal("KILL");
    process.end();

    restore();
    let process = serve();
    // The cookie is good, and whoever knows more than there is now is told everything anew.
    let welcome = hear(&mut process.come_back(&paul, &id, known).await).await.expect("a welcome");
    let position = &welcome["position"];
    let there = before.last().expect("some were acknowledged").0 + 1..known;
    assert!(position["seq"].as_u64().is_some_and(|seq| there.contains(&seq)), "it is the backup: {welcome}");
    assert_eq!(position["lines_from"], 0);
    let (again, _) = play(&mut process.sit(&paul, &id).await, ACTIONS).await;
    assert_eq!(again.len(), ACTIONS, "the game goes on");
    process.signal("TERM");
    process.end();
    let records = check(place, &id).await.records;
    for (seq, action) in before.into_iter().chain(again) {
        assert_eq!(records[seq as usize].entry, action, "acknowledged is stored");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_of_sqlite_brings_everything_back() {
    if Command::new("sqlite3").arg("--version").output().is_err() {
        // Past the capture of the test harness, as where PostgreSQL is not installed.
        let _ = writeln!(std::io::stderr(), "\nBACKUP OF SQLITE NOT TESTED: sqlite3 is not installed\n");
        return;
    }
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("melange.db");
    let [backup, restore, ..] = documented();
    let shell = || {
        let mut shell = Command::new("bash");
        shell.current_dir(folder.path());
        shell
    };
    let shell_for_backup = shell();
    comes_back(
        &Location::Sqlite(file.clone()),
        &file.display().to_string(),
        move || run(shell_for_backup, &backup),
        || {
            // What was beside it is left, and must not be taken for a part of the copy.
            std::fs::write(&file, "Dear diary, this is no database any more.").expect("written");
            assert!(folder.path().join("melange.db-wal").exists());
            run(shell(), &restore);
        },
    )
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_of_postgresql_brings_everything_back() {
    let Some(cluster) = PostgresServer::start() else { return };
    let folder = tempfile::tempdir().expect("a temporary folder");
    let place = cluster.database("melange");
    let Location::Postgres(url) = &place else { unreachable!("a PostgreSQL database") };
    let [.., backup, restore] = documented().map(|script| script.replace("postgres://…/melange", url));
    let shell_for_backup = cluster.shell(folder.path());
    comes_back(
        &place,
        url,
        move || run(shell_for_backup, &backup),
        || {
            run(cluster.shell(folder.path()), "dropdb --force melange");
            run(cluster.shell(folder.path()), &restore);
        },
    )
    .await;
}
