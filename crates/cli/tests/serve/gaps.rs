//! A process that stands still, as on a machine that sleeps, and a machine whose time jumps: nobody's clock ran.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use server::store::Location;
use testkit::PostgresServer;

use crate::process::Process;

/// How long processes stand still: longer than what is left on the clock.
const ASLEEP: Duration = Duration::from_secs(15);

/// Somebody's turn in a game with a clock for the whole of it.
struct Turn<'a> {
    process: &'a Process,
    cookie: String,
    path: String,
    begun: Instant,
}

impl<'a> Turn<'a> {
    async fn begin(process: &'a Process, seconds: u32) -> Turn<'a> {
        let cookie = process.guest("Paul").await;
        let begun = Instant::now();
        let bot = json!({ "kind": "bot", "bot": "greedy" });
        let new = json!({ "kind": "imperium", "setup": { "players": 3 }, "start": true,
            "seats": [{ "kind": "me" }, bot, bot],
            "options": { "pace_ms": 0, "time": { "kind": "per-game", "seconds": seconds } } });
        let (status, _, table) = process.ask("POST", "/api/v1/tables", &cookie, &new.to_string()).await;
        assert_eq!(status, 200, "{table}");
        let path = format!("/api/v1/tables/{}", table["id"].as_str().expect("an id"));
        let turn = Turn { process, cookie, path, begun };
        // Where the machine is slow, a short time may be over before anybody saw it run.
        loop {
            let table = turn.table().await;
            if table["to_move"] == "A" || table["seats"][0]["kind"] == "bot" {
                break turn;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    async fn table(&self) -> Value {
        self.process.ask("GET", &self.path, &self.cookie, "").await.2
    }

    /// The seconds that are left to whoever has the seat still.
    async fn left(&self) -> u64 {
        let seat = self.table().await["seats"][0].clone();
        assert_eq!(seat["kind"], "human", "{seat}");
        seat["clock"].as_u64().expect("a clock")
    }

    /// Of so many seconds at least `used` are gone, and no more than the time that passed but for a gap. The clock is
    /// looked at once a second, and a gap begins with the last look.
    async fn check_left(&self, seconds: u64, used: u64, gap: Duration) {
        let left = self.left().await;
        let ran = (self.begun.elapsed() - gap).as_secs() + 3;
        assert!(left + used <= seconds, "{left} seconds are left: they ran before and after");
        assert!(left + ran >= seconds, "{left} seconds are left after {ran}: they did not run in between");
    }

    /// And it does run when the process does.
    async fn runs_out(&self) {
        let ran_out = async {
            while self.table().await["seats"][0]["kind"] != "bot" {
                tokio::time::sleep(Duration::from_millis(200)).await;
            }
        };
        tokio::time::timeout(Duration::from_secs(60), ran_out).await.expect("the clock runs");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_clock_runs_while_the_process_stands_still() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let database = folder.path().join("melange.db").display().to_string();
    let process = Process::start(Process::serve(&["--log", "error", "--database-url", &database]));
    let turn = Turn::begin(&process, 16).await;
    tokio::time::sleep(Duration::from_secs(2)).await;
    process.signal("STOP");
    tokio::time::sleep(ASLEEP).await;
    process.signal("CONT");
    tokio::time::sleep(Duration::from_millis(1500)).await;
    turn.check_left(16, 1, ASLEEP).await;
    turn.runs_out().await;
}

/// Servers on one machine sleep and wake together: each finds the others there, though none of them ran.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_clock_runs_while_all_servers_stand_still() {
    let Some(cluster) = PostgresServer::start() else { return };
    let Location::Postgres(url) = cluster.database("asleep") else { unreachable!("a PostgreSQL database") };
    let servers = [(); 2].map(|()| Process::start(Process::serve(&["--log", "error", "--database-url", &url])));
    let turn = Turn::begin(&servers[0], 16).await;
    tokio::time::sleep(Duration::from_secs(2)).await;
    servers.iter().for_each(|server| server.signal("STOP"));
    tokio::time::sleep(ASLEEP).await;
    servers.iter().for_each(|server| server.signal("CONT"));
    tokio::time::sleep(Duration::from_millis(1500)).await;
    turn.check_left(16, 1, ASLEEP).await;
    // It is noted, so that it holds after a restart as well, and counts once.
    let [one, two] = &servers;
    one.signal("KILL");
    let turn = Turn { process: two, cookie: turn.cookie.clone(), path: turn.path.clone(), begun: turn.begun };
    turn.check_left(16, 1, ASLEEP).await;
    turn.runs_out().await;
}

/// A program whose time is some seconds ahead of the machine's: as many as the file says at that moment.
#[cfg(target_os = "linux")]
struct JumpingTime {
    library: PathBuf,
    seconds: PathBuf,
}

#[cfg(target_os = "linux")]
impl JumpingTime {
    /// Takes the place of what the C library answers. Whoever built this has a C compiler.
    const SOURCE: &'static str = r#"
        #include <fcntl.h>
        #include <stdlib.h>
        #include <sys/syscall.h>
        #include <time.h>
        #include <unistd.h>
        int clock_gettime(clockid_t clock, struct timespec *time) {
            int failed = (int)syscall(SYS_clock_gettime, clock, time);
            if (!failed && clock == CLOCK_REALTIME) {
                char text[32] = {0};
                int file = open(getenv("AHEAD"), O_RDONLY | O_CLOEXEC);
                if (file >= 0) {
                    if (read(file, text, sizeof text - 1) > 0) time->tv_sec += atol(text);
                    close(file);
                }
            }
            return failed;
        }"#;

    fn new(folder: &Path) -> JumpingTime {
        let (source, library) = (folder.join("time.c"), folder.join("time.so"));
        std::fs::write(&source, JumpingTime::SOURCE).expect("written");
        let built = Command::new("cc").args(["-shared", "-fPIC", "-o"]).args([&library, &source]).status();
        assert!(built.expect("a C compiler").success());
        let time = JumpingTime { library, seconds: folder.join("ahead") };
        time.jump(0);
        time
    }

    fn jump(&self, seconds: i64) {
        std::fs::write(&self.seconds, seconds.to_string()).expect("written");
    }

    fn start(&self, database: &str) -> Process {
        let mut command = Process::serve(&["--log", "warn", "--database-url", database]);
        command.env("LD_PRELOAD", &self.library).env("AHEAD", &self.seconds);
        Process::start(command)
    }
}

#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_clock_runs_or_stops_when_the_time_jumps() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (time, database) = (JumpingTime::new(folder.path()), folder.path().join("melange.db").display().to_string());
    let process = time.start(&database);
    let turn = Turn::begin(&process, 20).await;
    tokio::time::sleep(Duration::from_secs(1)).await;
    time.jump(3600);
    tokio::time::sleep(Duration::from_secs(3)).await;
    let left = turn.left().await;
    assert!((1..=19).contains(&left), "an hour ahead: {left}");
    // Back again, it goes on as if nothing had been.
    time.jump(0);
    tokio::time::sleep(Duration::from_secs(1)).await;
    assert!(turn.left().await <= left, "nobody gains by it");
    turn.runs_out().await;

    // Started again, by a clock that is an hour behind what it was: what was noted then stops no clock now.
    process.signal("TERM");
    process.end();
    let process = time.start(&database);
    Turn::begin(&process, 2).await.runs_out().await;
}

/// The time of one machine jumps while a server runs on another: that is no outage for all, and takes nobody's seat.
#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_time_of_one_server_jumps() {
    let Some(cluster) = PostgresServer::start() else { return };
    let Location::Postgres(url) = cluster.database("jump") else { unreachable!("a PostgreSQL database") };
    let folder = tempfile::tempdir().expect("a temporary folder");
    let time = JumpingTime::new(folder.path());
    let _other = Process::start(Process::serve(&["--log", "error", "--database-url", &url]));
    let process = time.start(&url);
    let turn = Turn::begin(&process, 20).await;
    tokio::time::sleep(Duration::from_secs(1)).await;
    time.jump(60);
    tokio::time::sleep(Duration::from_secs(3)).await;
    let left = turn.left().await;
    assert!((1..=19).contains(&left), "a minute ahead: {left}");
    turn.runs_out().await;
}

/// Started once with its clock 200 days ahead, it says so and removes nothing: set right again, all is there.
#[cfg(target_os = "linux")]
async fn starts_far_ahead(database: &str) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let time = JumpingTime::new(folder.path());
    let process = time.start(database);
    let cookie = process.guest("Paul").await;
    let new = json!({ "kind": "imperium", "setup": { "players": 3 }, "seats": [{ "kind": "me" }] });
    let (status, _, table) = process.ask("POST", "/api/v1/tables", &cookie, &new.to_string()).await;
    assert_eq!(status, 200, "{table}");
    let path = format!("/api/v1/tables/{}", table["id"].as_str().expect("an id"));
    process.signal("TERM");
    process.end();
    for days in [200, 0] {
        time.jump(days * 86_400);
        let process = time.start(database);
        let looked = async {
            let purges =
                async |outcome: &str| process.metric(&format!("melange_purges_total{{outcome=\"{outcome}\"}}")).await;
            while purges("done").await + purges("doubted").await == 0 {
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        };
        tokio::time::timeout(Duration::from_secs(60), looked).await.expect("it looks for what has expired");
        if days == 0 {
            assert_eq!(process.ask("GET", "/api/v1/me", &cookie, "").await.0, 200, "the session is there");
            assert_eq!(process.ask("GET", &path, &cookie, "").await.0, 200, "the lobby is there");
        }
        process.signal("TERM");
        let (_, log) = process.end();
        assert_eq!(log.contains("far ahead"), days > 0, "{days} days ahead: {log}");
    }
}

#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_clock_far_ahead_removes_nothing() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    starts_far_ahead(&folder.path().join("melange.db").display().to_string()).await;
    let Some(cluster) = PostgresServer::start() else { return };
    let Location::Postgres(url) = cluster.database("ahead") else { unreachable!("a PostgreSQL database") };
    starts_far_ahead(&url).await;
}
