//! What became of an action when the database did not answer in time: what is refused is never stored, what is stored is
//! told, and what is not known is called neither.

use std::time::Duration;

use serde_json::{Value, json};
use server::live::LiveConfig;
use server::store::{Location, Store};
use sqlx::{Connection, PgConnection, SqliteConnection};
use testkit::{Line, PostgresServer};
use tokio_tungstenite::tungstenite::Message;

use crate::support::{Dice, Server, Socket, TIMEOUT, me_and_bots, stored};

const SHORT: Duration = Duration::from_millis(150);

async fn server_at(place: Location) -> Server {
    Server::at(place, LiveConfig { retry_delay: SHORT, ..LiveConfig::default() }).await
}

/// A game at the turn of somebody.
async fn turn(server: &Server) -> (String, Socket) {
    let paul = server.person("Paul").await;
    let id = paul.open(json!({ "pace_ms": 0 }), me_and_bots()).await;
    let mut socket = paul.sit(&id).await;
    socket.until_turn_of("A").await;
    (id, socket)
}

fn act(socket: &Socket) -> Value {
    json!({ "t": "act", "seq": socket.seq(), "seat": "A", "action": socket.choices()[0] })
}

async fn refused(socket: &mut Socket) {
    let reason = socket.refused(Message::text(act(socket).to_string())).await;
    assert!(reason.contains("save"), "{reason}");
}

async fn connect(place: &Location) -> PgConnection {
    let Location::Postgres(url) = place else { unreachable!("a PostgreSQL database") };
    PgConnection::connect(url).await.expect("connected")
}

/// Waits until so many statements that insert records are being carried out.
async fn until_inserting(place: &Location, wanted: i64, wait_event: &str) {
    let mut other = connect(place).await;
    let sql = "SELECT COUNT(*) FROM pg_stat_activity WHERE query LIKE 'INSERT INTO records%' AND state = 'active' \
               AND (wait_event = $1 OR $1 = '')";
    let reached = async {
        while sqlx::query_scalar::<_, i64>(sql).bind(wait_event).fetch_one(&mut other).await.expect("counted") != wanted
        {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(TIMEOUT, reached).await.unwrap_or_else(|_| panic!("not {wanted} of them"));
}

/// From now on a commit of records takes so many seconds.
async fn slow_commits(server: &Server, seconds: u32) {
    let sql = format!(
        "CREATE FUNCTION take_time() RETURNS trigger LANGUAGE plpgsql AS $$
             BEGIN PERFORM pg_sleep({seconds}); RETURN NULL; END $$;
         CREATE CONSTRAINT TRIGGER take_time AFTER INSERT ON records DEFERRABLE INITIALLY DEFERRED
             FOR EACH ROW EXECUTE FUNCTION take_time()"
    );
    server.sql(&sql).await;
}

async fn quick_commits(server: &Server) {
    server.sql("DROP FUNCTION take_time CASCADE").await;
}

/// Nothing but what was known is stored, and it goes on from there.
async fn goes_on(server: &Server, id: &str, socket: &mut Socket) {
    let records = stored(&server.store().await, id).await.records.len() as u64;
    assert_eq!(records, socket.seq(), "what was refused is not stored");
    socket.act(&mut Dice::new(4)).await;
    assert!(socket.seq() > records);
}

/// Whatever was asked before is answered by now, and nothing was refused since.
async fn never_refused(socket: &mut Socket, began: usize) {
    socket.send(json!({ "t": "ping" })).await;
    socket.until("pong").await;
    let refused = socket.said[began..].iter().find(|message| message["t"] == "refused");
    assert_eq!(refused, None);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_refused_is_never_stored() {
    let Some(cluster) = PostgresServer::start() else { return };
    let place = cluster.database("refused");
    let server = server_at(place.clone()).await;
    let (id, mut socket) = turn(&server).await;
    let mut other = connect(&place).await;
    for sql in ["BEGIN", "LOCK TABLE records IN EXCLUSIVE MODE"] {
        sqlx::query(sql).execute(&mut other).await.expect("locked");
    }
    refused(&mut socket).await;
    sqlx::query("ROLLBACK").execute(&mut other).await.expect("unlocked");
    until_inserting(&place, 0, "").await;
    goes_on(&server, &id, &mut socket).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_refused_is_never_stored_in_a_file() {
    let server = Server::start().await;
    let Location::Sqlite(file) = server.database.clone() else { unreachable!("a file") };
    let (id, mut socket) = turn(&server).await;
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(file).busy_timeout(TIMEOUT);
    let mut other = SqliteConnection::connect_with(&options).await.expect("connected");
    sqlx::query("BEGIN IMMEDIATE").execute(&mut other).await.expect("locked");
    refused(&mut socket).await;
    sqlx::query("ROLLBACK").execute(&mut other).await.expect("unlocked");
    goes_on(&server, &id, &mut socket).await;
    server.stop().await;
}

/// The database limits the time of a statement, but not that of its commit: what takes too long there is ended.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_commit_that_takes_too_long_is_ended() {
    let Some(cluster) = PostgresServer::start() else { return };
    let place = cluster.database("ended");
    let server = server_at(place.clone()).await;
    let (id, mut socket) = turn(&server).await;
    slow_commits(&server, 12).await;
    refused(&mut socket).await;
    until_inserting(&place, 0, "").await;
    quick_commits(&server).await;
    goes_on(&server, &id, &mut socket).await;
    server.stop().await;
}

/// All lines go silent while the database commits: it did, which is found out over a new line.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_action_whose_answer_is_lost_is_told() {
    let Some(cluster) = PostgresServer::start() else { return };
    let direct = cluster.database("lost");
    let (place, proxy) = cluster.proxied("lost");
    let server = server_at(place).await;
    let (_, mut socket) = turn(&server).await;
    slow_commits(&server, 1).await;
    let (seq, began) = (socket.seq(), socket.said.len());
    socket.send(act(&socket)).await;
    until_inserting(&direct, 1, "PgSleep").await;
    proxy.forget();
    let told = async {
        while socket.seq() == seq {
            socket.next().await;
        }
    };
    tokio::time::timeout(TIMEOUT, told).await.expect("it is told");
    never_refused(&mut socket, began).await;
    server.stop().await;
}

/// The line freezes while the database commits, for longer than anybody waits: the action is not refused. When the line is
/// back what is stored is told, and what is stored even later as well.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_action_that_may_be_stored_is_not_refused() {
    let Some(cluster) = PostgresServer::start() else { return };
    let direct = cluster.database("unknown");
    let (place, proxy) = cluster.proxied("unknown");
    let server = server_at(place).await;
    let (id, mut socket) = turn(&server).await;
    slow_commits(&server, 20).await;
    let (seq, began) = (socket.seq(), socket.said.len());
    socket.send(act(&socket)).await;
    until_inserting(&direct, 1, "PgSleep").await;
    proxy.set(Line::Frozen);
    server.until_metric("melange_appends_total{outcome=\"failed\"}", 1).await;
    proxy.set(Line::Open);
    loop {
        let welcome = socket.until("welcome").await;
        if welcome["position"].is_object() {
            break;
        }
    }
    assert_eq!(socket.seq(), seq, "it is not stored yet");
    let told = async {
        while socket.seq() == seq {
            socket.next().await;
        }
    };
    tokio::time::timeout(TIMEOUT, told).await.expect("it is told");
    never_refused(&mut socket, began).await;
    let store = Store::open(&direct).await.expect("the database opens");
    assert!(stored(&store, &id).await.records.len() as u64 > seq);
    store.close().await;
    quick_commits(&server).await;
    server.stop().await;
}
