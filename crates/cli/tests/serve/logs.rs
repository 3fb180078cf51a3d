//! Secrets never get into logs, however much is logged.

use futures_util::SinkExt;
use serde_json::{Value, json};
use server::store::{Location, Store, TableId};
use testkit::PostgresServer;
use tokio_tungstenite::tungstenite::Message;

use crate::process::{Process, hear, play};

const PASSPHRASE: &str = "the slow blade penetrates";
const GUESS: &str = "a wrong gom jabbar guess";

/// Does everything that has to do with secrets; gives them.
async fn everything(process: &Process, place: &Location) -> Vec<(&'static str, String)> {
    let mut secrets = vec![("passphrase", PASSPHRASE.to_owned()), ("guess", GUESS.to_owned())];
    let mut cookies = vec![process.guest("Paul").await];
    let account = json!({ "name": "Paul", "passphrase": PASSPHRASE }).to_string();
    cookies.push(process.ask("POST", "/api/v1/account", &cookies[0], &account).await.1.expect("a cookie"));
    cookies.push(process.ask("POST", "/api/v1/login", "", &account).await.1.expect("a cookie"));
    let wrong = json!({ "name": "Paul", "passphrase": GUESS }).to_string();
    assert_eq!(process.ask("POST", "/api/v1/login", "", &wrong).await.0, 401);
    // Secrets where they do not belong.
    for body in [json!({ "name": { "passphrase": GUESS } }), json!({ "name": "x", GUESS: 1 }), json!([GUESS])] {
        assert_eq!(process.ask("POST", "/api/v1/login", "", &body.to_string()).await.0, 400);
    }
    process.ask("POST", "/api/v1/login", "", &account[..account.len() - 3]).await;
    let cookie = cookies[1].clone();
    let id = process.game(&cookie).await.expect("a table");
    let mut socket = process.sit(&cookie, &id).await;
    play(&mut socket, 5).await;
    socket.send(Message::text(format!("{{\"t\":\"{GUESS}\"}}"))).await.expect("sent");
    while hear(&mut socket).await.expect("heard")["t"] != "refused" {}
    process.ask("GET", &format!("/api/v1/tables/{id}/save"), &cookie, "").await;
    process.ask("GET", &format!("/api/v1/tables/{id}/replay"), &cookie, "").await;
    process.ask("POST", "/api/v1/logout", &cookies[2], "").await;
    for cookie in cookies {
        let (token, signature) = cookie.split_once('=').and_then(|(_, value)| value.split_once('.')).expect("a cookie");
        secrets.extend([("token", token.to_owned()), ("signature", signature.to_owned())]);
    }
    let store = Store::open(place).await.expect("the database opens");
    let loaded = store.load(&TableId::try_from(id).expect("an id")).await.expect("it is there");
    secrets.push(("seed", loaded.table.spec.seed.expose().clone()));
    secrets.push(("cookie key", store.setting_or("cookie key", "").await.expect("kept")));
    let (_, hash) = store.account("Paul").await.expect("asked").expect("found");
    secrets.push(("hash of the passphrase", hash.expose().clone()));
    store.close().await;
    secrets
}

async fn check(database: &str, place: &Location, password: Option<&str>) {
    let process = Process::start(Process::serve(&["--log", "trace", "--log-json", "--database-url", database]));
    let mut secrets = everything(&process, place).await;
    secrets.extend(password.map(|password| ("password of the database", password.to_owned())));
    process.signal("TERM");
    let (status, log) = process.end();
    assert!(status.success(), "{status}");
    assert!(log.lines().any(|line| line.contains("\"DEBUG\"")), "everything is logged");
    for line in log.lines() {
        serde_json::from_str::<Value>(line).unwrap_or_else(|error| panic!("{error}: {line}"));
        for (what, secret) in &secrets {
            assert!(!line.contains(secret.as_str()), "the {what} is in the log: {line}");
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_secret_is_logged() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("melange.db");
    check(&file.display().to_string(), &Location::Sqlite(file.clone()), None).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_secret_is_logged_with_postgresql() {
    let Some(server) = PostgresServer::start() else { return };
    let place = server.database("logs");
    let Location::Postgres(url) = &place else { unreachable!("a PostgreSQL database") };
    let database = url.replace("melange@", "melange:gurney-halleck@");
    check(&database, &place, Some("gurney-halleck")).await;
    // Nor when the address is wrong.
    let nowhere = "postgres://paul:gurney-halleck@127.0.0.1:1/nowhere";
    let failed = Process::serve(&["--log", "trace", "--database-url", nowhere]).output().expect("it runs");
    let said = String::from_utf8_lossy(&failed.stderr).into_owned() + &String::from_utf8_lossy(&failed.stdout);
    assert!(!failed.status.success() && said.contains("127.0.0.1") && !said.contains("gurney"), "{said}");
}
