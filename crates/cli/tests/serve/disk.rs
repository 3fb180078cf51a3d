//! A disk that is full: what cannot be written is refused, what was acknowledged is there, and the server lives on.

use std::process::Command;

use server::store::{Location, Store, TableId};

use crate::process::{Process, play};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_disk() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("melange.db");
    // No file may grow beyond so many KiB: writing more fails as on a full disk. (The signal that goes with it is
    // ignored by whoever is started with it ignored.)
    let mut command = Command::new("bash");
    let limited = "trap '' XFSZ; ulimit -f 2000; exec \"$0\" \"$@\"";
    command.args(["-c", limited, env!("CARGO_BIN_EXE_melange")]);
    command.args(["serve", "--listen", "127.0.0.1:0", "--no-open", "--no-limits", "--log", "off", "--database-url"]);
    command.arg(&file);
    let process = Process::start(command);
    let cookie = process.guest("Paul").await;
    let mut tables = Vec::new();
    let mut refused = false;
    for _ in 0..40 {
        // It may be full between two games as well.
        let id = match process.game(&cookie).await {
            Ok(id) => id,
            Err(status) => {
                assert_eq!(status, 503);
                refused = true;
                break;
            }
        };
        let mut socket = process.sit(&cookie, &id).await;
        let (done, full) = play(&mut socket, usize::MAX).await;
        tables.push((id, done));
        refused = full;
        if refused {
            break;
        }
    }
    assert!(refused, "the disk was never full");
    assert_eq!(process.ask("GET", "/healthz", "", "").await.0, 200, "it lives");
    assert_eq!(process.ask("GET", "/readyz", "", "").await.0, 503, "and says that it cannot write");
    // Where no record fits, a person or two still may.
    let mut late = (200, serde_json::Value::Null);
    for _ in 0..20 {
        let (status, _, answer) = process.ask("POST", "/api/v1/session", "", r#"{"name":"Late"}"#).await;
        late = (status, answer);
        if status == 503 {
            break;
        }
    }
    let (status, answer) = late;
    assert_eq!((status, answer["error"]["code"].as_str()), (503, Some("unavailable")), "{answer}");
    let (id, _) = tables.last().expect("one");
    assert_eq!(process.ask("GET", &format!("/api/v1/tables/{id}"), &cookie, "").await.0, 200, "it can be looked at");
    process.signal("KILL");
    process.end();
    let store = Store::open(&Location::Sqlite(file)).await.expect("the database is sound");
    let mut stored = 0;
    for (id, done) in tables {
        let records = store.load(&TableId::try_from(id).expect("an id")).await.expect("it is there").records;
        for (seq, action) in done {
            assert_eq!(records[seq as usize].entry, action, "acknowledged is stored");
            stored += 1;
        }
    }
    assert!(stored > 0, "something was acknowledged before");
    store.close().await;
}
