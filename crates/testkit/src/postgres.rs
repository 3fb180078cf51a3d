//! A PostgreSQL server of our own for the time of the tests: in a temporary folder, without network, with fsync.

use std::io::Write;
use std::os::unix::fs::{MetadataExt, chown};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use server::store::Location;
use tempfile::TempDir;

use crate::{CleanupOnExit, Proxy};

/// A running server with its databases; it goes with its folder, and with this process, however that ends.
pub struct PostgresServer {
    folder: TempDir,
    programs: PathBuf,
    /// PostgreSQL refuses to run as root; then it runs as this user and group.
    user: Option<(u32, u32)>,
    cleanup: Option<CleanupOnExit>,
}

impl PostgresServer {
    /// Starts one. Where PostgreSQL is not installed it gives `None` and says so past the capture of the test harness:
    /// nobody should take this run for one that tested PostgreSQL.
    pub fn start() -> Option<PostgresServer> {
        let Some(programs) = programs() else {
            let _ = writeln!(std::io::stderr(), "\nPOSTGRESQL NOT TESTED: no server binaries found\n");
            return None;
        };
        let folder = tempfile::Builder::new().prefix("melange-pg").tempdir_in("/tmp").expect("a temporary folder");
        let root = std::fs::metadata(folder.path()).expect("the folder's owner").uid() == 0;
        let user = root.then(|| (id("-u"), id("-g")));
        if let Some((user, group)) = user {
            chown(folder.path(), Some(user), Some(group)).expect("root may give a folder away");
        }
        let mut server = PostgresServer { folder, programs, user, cleanup: None };
        let stop = format!("{}/pg_ctl -D data -m immediate stop; rm -rf \"$PWD\"", server.programs.display());
        server.cleanup = Some(CleanupOnExit::new(server.command("/bin/sh", &[]), &stop));
        server.run("initdb", &["-D", "data", "-U", "melange", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"]);
        server.go();
        Some(server)
    }

    /// Goes on after a stop.
    pub fn go(&self) {
        let here = self.folder.path().display();
        let options = format!("-c listen_addresses='' -c unix_socket_directories='{here}' -c fsync=on");
        self.run("pg_ctl", &["-D", "data", "-w", "-t", "180", "-l", "log", "-o", &options, "start"]);
    }

    /// Stops: `fast`, or `immediate` as in a crash.
    pub fn stop(&self, how: &str) {
        self.run("pg_ctl", &["-D", "data", "-w", "-m", how, "stop"]);
    }

    fn command(&self, program: &str, arguments: &[&str]) -> Command {
        let mut command = Command::new(self.programs.join(program));
        command.args(arguments).current_dir(self.folder.path()).env("LC_ALL", "C").stdin(Stdio::null());
        if let Some((user, group)) = self.user {
            command.uid(user).gid(group);
        }
        command
    }

    fn run(&self, program: &str, arguments: &[&str]) {
        // Into files: the server would keep a pipe open, and waiting for its end would never end.
        let output = self.folder.path().join("output");
        let file = std::fs::File::create(&output).expect("a file for the output");
        let copy = file.try_clone().expect("a second handle");
        let status = self.command(program, arguments).stdout(file).stderr(copy).status().expect("it can be started");
        let said = std::fs::read_to_string(&output).unwrap_or_default();
        assert!(status.success(), "{program} {arguments:?} failed: {said}");
    }

    /// Makes an empty database.
    pub fn database(&self, name: &str) -> Location {
        let here = self.folder.path().display().to_string();
        self.run("createdb", &["-h", &here, "-U", "melange", name]);
        Location::Postgres(format!("postgres://melange@localhost/{name}?host={here}"))
    }
}

impl PostgresServer {
    /// A database that is there already, reached over a line that can be cut.
    pub fn proxied(&self, name: &str) -> (Location, Proxy) {
        let proxy = Proxy::start(self.folder.path().join(".s.PGSQL.5432"));
        (Location::Postgres(format!("postgres://melange@127.0.0.1:{}/{name}?sslmode=disable", proxy.port())), proxy)
    }

    /// A shell in a folder whose `createdb`, `pg_dump` and the like mean this server.
    pub fn shell(&self, folder: &Path) -> Command {
        let path = std::env::var_os("PATH").unwrap_or_default();
        let path = std::iter::once(self.programs.clone()).chain(std::env::split_paths(&path));
        let mut shell = Command::new("bash");
        shell.current_dir(folder).env("PATH", std::env::join_paths(path).expect("folders"));
        shell.env("PGHOST", self.folder.path()).env("PGUSER", "melange");
        shell
    }
}

impl Drop for PostgresServer {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            self.stop("fast");
        } else {
            let _ = self.command("pg_ctl", &["-D", "data", "-m", "immediate", "stop"]).status();
        }
    }
}

fn programs() -> Option<PathBuf> {
    let installed = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut folders: Vec<PathBuf> = installed.map(|version| version.path().join("bin")).collect();
    folders.sort();
    folders.reverse();
    folders.extend(std::env::split_paths(&std::env::var_os("PATH").unwrap_or_default()));
    folders.into_iter().find(|folder| folder.join("initdb").is_file() && folder.join("pg_ctl").is_file())
}

/// User or group number to run as: that of `postgres` if there is such a user, else of `nobody`.
fn id(which: &str) -> u32 {
    ["postgres", "nobody"]
        .iter()
        .find_map(|user| {
            let output = Command::new("id").args([which, user]).output().ok()?;
            String::from_utf8(output.stdout).ok()?.trim().parse().ok()
        })
        .expect("a user other than root to run PostgreSQL")
}

#[cfg(test)]
mod tests {
    use std::io::{BufRead, BufReader};
    use std::time::{Duration, Instant};

    use super::*;

    /// This test starts itself, and kills that process with a server running.
    #[test]
    fn it_ends_with_a_test_that_is_killed() {
        const KILLED: &str = "MELANGE_TEST_IS_KILLED";
        if std::env::var_os(KILLED).is_some() {
            let server = PostgresServer::start().expect("installed");
            println!("\nfolder {}", server.folder.path().display());
            return std::thread::sleep(Duration::from_secs(60));
        }
        if programs().is_none() {
            return;
        }
        let mut killed = Command::new(std::env::current_exe().expect("this program"))
            .args(["--exact", "--nocapture", "postgres::tests::it_ends_with_a_test_that_is_killed"])
            .env(KILLED, "")
            .stdout(Stdio::piped())
            .spawn()
            .expect("it starts");
        let lines = BufReader::new(killed.stdout.take().expect("a pipe")).lines();
        let folder = lines.map_while(Result::ok).find_map(|line| line.strip_prefix("folder ").map(PathBuf::from));
        let folder = folder.expect("the server runs");
        let pid = std::fs::read_to_string(folder.join("data/postmaster.pid")).expect("it has a number");
        let pid = pid.lines().next().expect("a first line").to_owned();
        let runs =
            || Command::new("kill").args(["-s", "0", &pid]).stderr(Stdio::null()).status().expect("kill").success();
        assert!(runs());
        killed.kill().expect("it runs");
        killed.wait().expect("it ends");
        let start = Instant::now();
        while runs() || folder.exists() {
            assert!(start.elapsed() < Duration::from_secs(60), "PostgreSQL {pid} runs on in {}", folder.display());
            std::thread::sleep(Duration::from_millis(50));
        }
    }
}
