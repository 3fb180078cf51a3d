//! The process is killed with SIGKILL under load, again and again: no acknowledged action is ever lost, every game goes
//! on, the bots by themselves.

mod clients;

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use clients::{Book, Load};
use indicatif::ProgressBar;
use server::store::{LoadedTable, Location, SeatKind, Store};
use testkit::{CleanupOnExit, PostgresServer};

/// Nothing here takes longer, however busy the machine is.
const TIMEOUT: Duration = Duration::from_secs(60);

/// A server process.
struct Process {
    child: Child,
    address: String,
    _cleanup: CleanupOnExit,
}

impl Process {
    fn start(database: &str) -> Process {
        let mut child = Command::new(env!("CARGO_BIN_EXE_melange"))
            .args(["serve", "--listen", "127.0.0.1:0", "--no-open", "--no-limits", "--log", "error", "--database-url"])
            .arg(database)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let cleanup = CleanupOnExit::kill(&child);
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("a pipe")).read_line(&mut line).expect("it says where it is");
        let address = line.trim().rsplit_once("http://").expect("an address").1.to_owned();
        Process { child, address, _cleanup: cleanup }
    }

    /// SIGKILL: nothing is flushed, nothing is told.
    fn kill(&mut self) {
        self.child.kill().expect("it runs");
        self.child.wait().expect("it ends");
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The game that the records are, and whether a bot is to move in it.
fn bot_to_move(loaded: &LoadedTable) -> bool {
    let spec = &loaded.table.spec;
    let entries: Vec<String> = loaded.records.iter().map(|record| record.entry.clone()).collect();
    let seed = spec.seed.expose().parse().expect("a seed");
    let game = games::find(&spec.kind).expect("a game").open(&spec.setup, &seed, &entries);
    let game = game.expect("the records are a game");
    game.to_move().is_some_and(|seat| spec.seats[seat.index()].kind == SeatKind::Bot)
}

/// Compares what was acknowledged with what is stored. Gives the number of acknowledged actions, of all records, and of
/// tables where a bot is to move.
async fn compare(store: &Store, book: &Book) -> (usize, usize, usize) {
    let (mut acknowledged, mut records, mut waiting) = (0, 0, 0);
    for (id, kept) in book.tables() {
        let loaded = store.load(&id).await.expect("the table is there");
        for (seq, seat, action) in &kept.acknowledged {
            let record = loaded.records.get(*seq as usize).unwrap_or_else(|| panic!("{id}: {seq} {action} is lost"));
            assert_eq!((record.seat, &record.entry), (*seat, action), "{id}: record {seq}");
        }
        assert!(
            loaded.records.len() as u64 >= kept.highest,
            "{id}: {} were told, {} are there",
            kept.highest,
            loaded.records.len()
        );
        acknowledged += kept.acknowledged.len();
        records += loaded.records.len();
        waiting += usize::from(bot_to_move(&loaded));
    }
    (acknowledged, records, waiting)
}

/// How many actions people know to be stored.
fn acknowledged_in(book: &Book) -> usize {
    book.tables().iter().map(|(_, kept)| kept.acknowledged.len()).sum()
}

/// How often the process is killed: so often, or as often as `cargo xtask soak --kills` asks.
fn kills(few: usize) -> usize {
    std::env::var("MELANGE_KILLS").map_or(few, |text| text.parse().expect("MELANGE_KILLS is a number"))
}

async fn run(location: Location, database: &str, kills: usize, name: &'static str) {
    let start = Instant::now();
    // Drawn only where somebody looks.
    let progress = ProgressBar::new(kills as u64).with_prefix(name);
    let style = "{prefix:10} {bar:40} {pos}/{len} kills, {eta} left";
    progress.set_style(indicatif::ProgressStyle::with_template(style).expect("a template"));
    let mut process = Process::start(database);
    let load = Load::start(&process.address).await;
    let book: Arc<Book> = load.book();
    let mut random = u64::from(std::process::id()) << 17 | 1;
    let (mut left_to_bots, mut before) = (0, 0);
    for kill in 1..=kills {
        let waits_since = Instant::now();
        while acknowledged_in(&book) <= before {
            assert!(waits_since.elapsed() < TIMEOUT, "kill {kill}: nobody plays");
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        tokio::time::sleep(Duration::from_millis(150 + (random >> 33) % 450)).await;
        process.kill();
        load.pause().await;
        let store = Store::open(&location).await.expect("the database opens");
        let (acknowledged, records, waiting) = compare(&store, &book).await;
        (before, left_to_bots) = (acknowledged, left_to_bots + waiting);
        progress.suspend(|| {
            println!("{name}, kill {kill}: {acknowledged} acknowledged, {records} stored, {waiting} left to bots");
        });
        store.close().await;
        process = Process::start(database);
        // Nobody is there yet: where a bot was to move, it moves.
        let store = Store::open(&location).await.expect("the database opens");
        let waits_since = Instant::now();
        while compare(&store, &book).await.2 > 0 {
            assert!(waits_since.elapsed() < TIMEOUT, "the bots do not go on");
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        store.close().await;
        load.resume(&process.address);
        progress.inc(1);
    }
    progress.finish();
    assert!(left_to_bots >= kills / 2, "bots were interrupted too: {left_to_bots}");
    let waits_since = Instant::now();
    while acknowledged_in(&book) <= before {
        assert!(waits_since.elapsed() < TIMEOUT, "the games go on after the last kill");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    load.pause().await;
    let store = Store::open(&location).await.expect("the database opens");
    let (acknowledged, records, _) = compare(&store, &book).await;
    store.close().await;
    let unsure = book.unsure();
    println!(
        "{name}: {kills} kills, {acknowledged} acknowledged actions and {records} records at {} tables in {:.1} s; \
         {unsure} actions were stored without an answer",
        book.tables().len(),
        start.elapsed().as_secs_f64()
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sqlite() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("melange.db");
    run(Location::Sqlite(file.clone()), &file.display().to_string(), kills(20), "sqlite").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn postgresql() {
    let Some(server) = PostgresServer::start() else { return };
    let location = server.database("kill");
    let Location::Postgres(url) = &location else { unreachable!("a PostgreSQL database") };
    run(location.clone(), url, kills(6), "postgresql").await;
}
