//! Told to stop, it stops in good order.

use serde_json::Value;
use server::store::{Location, Store, TableId};

use crate::process::{Process, hear, play};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn signals_end_it_in_good_order() {
    for signal in ["TERM", "INT"] {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let file = folder.path().join("melange.db");
        let database = file.display().to_string();
        let process = Process::start(Process::serve(&["--log-json", "--database-url", &database]));
        assert_eq!(process.ask("GET", "/readyz", "", "").await.0, 200);
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
