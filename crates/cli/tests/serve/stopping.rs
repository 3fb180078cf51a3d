//! Told to stop, it stops in good order.

use std::time::{Duration, Instant};

use serde_json::Value;
use server::store::{Location, Store, TableId};
use testkit::{Line, PostgresServer};

use crate::process::{Process, hear, play};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn signals_end_it_in_good_order() {
    for signal in ["TERM", "INT"] {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let file = folder.path().join("melange.db");
        let database = file.display().to_string();
        let process = Process::start(Process::serve(&["--log-json", "--database-url", &database]));
        while process.ask("GET", "/readyz", "", "").await.0 != 200 {
            // A disk that is busy may take its time.
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        let cookie = process.guest("Paul").await;
        let id = process.game(&cookie).await.expect("a table");
        let mut socket = process.sit(&cookie, &id).await;
        let (done, _) = play(&mut socket, 10).await;
        process.signal(signal);
        let code = loop {
            if let Err(code) = hear(&mut socket).await {
                break code;
            }
        };
        assert_eq!(code, 1001, "sockets are told");
        let (status, log) = process.end();
        assert!(status.success(), "{signal}: {status}");
        // Structured logs: every line is an object with a time, a level and a message, in order.
        let lines: Vec<Value> = log
            .lines()
            .map(|line| serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}")))
            .collect();
        for line in &lines {
            for field in ["timestamp", "level", "message", "target"] {
                assert!(line[field].is_string(), "{field} is missing: {line}");
            }
        }
        let messages: Vec<&str> = lines.iter().filter_map(|line| line["message"].as_str()).collect();
        assert_eq!(messages.first(), Some(&"listening"), "{messages:?}");
        assert_eq!(messages.last(), Some(&"stopped"), "{messages:?}");
        let answered = lines.iter().find(|line| line["message"] == "answered").expect("requests are logged");
        let span = &answered["span"];
        assert!(answered["status"].is_u64() && span["route"].is_string() && span["id"].is_string(), "{answered}");
        assert!(lines.iter().all(|line| line["level"] != "ERROR" && line["level"] != "WARN"), "{log}");
        // Everything is in one plain file.
        let beside = std::fs::metadata(folder.path().join("melange.db-wal")).map_or(0, |file| file.len());
        assert_eq!(beside, 0);
        let store = Store::open(&Location::Sqlite(file)).await.expect("the database opens");
        let records = store.load(&TableId::try_from(id).expect("an id")).await.expect("it is there").records;
        for (seq, action) in done {
            assert_eq!(records[seq as usize].entry, action);
        }
        store.close().await;
    }
}

/// With a database that is dead without a word it ends all the same, and at once when it is told twice.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn it_ends_with_a_dead_database() {
    let Some(cluster) = PostgresServer::start() else { return };
    cluster.database("dead");
    for (signals, most) in [(1, Duration::from_secs(28)), (2, Duration::from_secs(8))] {
        let (place, proxy) = cluster.proxied("dead");
        let Location::Postgres(url) = &place else { unreachable!("a PostgreSQL database") };
        let process = Process::start(Process::serve(&["--log", "error", "--database-url", url]));
        let cookie = process.guest("Paul").await;
        let id = process.game(&cookie).await.expect("a table");
        let mut socket = process.sit(&cookie, &id).await;
        play(&mut socket, 3).await;
        proxy.set(Line::Frozen);
        tokio::time::sleep(Duration::from_millis(300)).await;
        let start = Instant::now();
        for _ in 0..signals {
            process.signal("TERM");
            tokio::time::sleep(Duration::from_millis(500)).await;
        }
        process.end();
        assert!(start.elapsed() < most, "{signals}: {:?}", start.elapsed());
    }
}

#[test]
fn a_second_server_on_one_file_is_refused() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let database = folder.path().join("melange.db").display().to_string();
    let _first = Process::start(Process::serve(&["--log", "off", "--database-url", &database]));
    let second = Process::serve(&["--log", "off", "--database-url", &database]).output().expect("it runs");
    let said = String::from_utf8_lossy(&second.stderr).into_owned();
    assert!(!second.status.success() && said.contains("another server runs on"), "{said}");
    assert_eq!(said.trim().lines().count(), 1, "{said}");
}

/// Log files are plain text, and say who asked.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn logs_are_plain_and_name_the_client() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let database = folder.path().join("melange.db").display().to_string();
    let process = Process::start(Process::serve(&["--trusted-proxies", "1", "--database-url", &database]));
    process.guest("Paul").await;
    // What a client claims comes first, what the proxy saw last.
    process.page_with("/api/v1/games", "x-forwarded-for: 198.51.100.7, 203.0.113.9\r\n").await;
    process.signal("TERM");
    let (_, log) = process.end();
    assert!(!log.contains('\u{1b}'), "{log}");
    for client in ["client=127.0.0.1", "client=203.0.113.9"] {
        assert!(log.lines().any(|line| line.contains("answered") && line.contains(client)), "{client}: {log}");
    }
    assert!(!log.contains("198.51.100.7"), "{log}");
}
