//! What only PostgreSQL has to show.

use std::time::Duration;

use server::store::{Heard, Location, SeatRow, Status, Store};
use sqlx::Connection;
use testkit::PostgresServer;

use super::cases;

/// The server is killed without warning; everything that was acknowledged is there when it comes back.
pub async fn survives_a_crash(server: &PostgresServer) {
    println!("postgresql: survives_a_crash");
    let place = server.database("crash");
    let store = Store::open(&place).await.expect("the database opens");
    let table = cases::table(&store).await;
    for seq in 0..20 {
        store.append(&table.id, seq, 0, "pass").await.expect("stored");
    }
    server.stop("immediate");
    assert!(store.append(&table.id, 20, 0, "pass").await.is_err(), "nobody is there to store it");
    assert!(store.check_writable().await.is_err());
    server.go();
    assert_eq!(store.load(&table.id).await.expect("it is there again").records.len(), 20);
    store.append(&table.id, 20, 0, "pass").await.expect("the same store goes on");
    store.close().await;
}

/// What one server does another one hears, and nobody hears of what they did themselves.
pub async fn others_are_heard(server: &PostgresServer) {
    println!("postgresql: others_are_heard");
    let place = server.database("heard");
    let (here, there) = (cases::open(&place).await, cases::open(&place).await);
    let mut ear = here.listen().await.expect("asked").expect("PostgreSQL can");
    let (one, two) = (cases::table(&here).await.id, cases::table(&there).await.id);
    here.append(&one, 0, 0, "pass").await.expect("stored");
    there.append(&one, 1, 0, "pass").await.expect("stored");
    assert_eq!(ear.next().await.expect("heard"), Heard::Table(one.clone()));
    here.update_seats(&one, &[SeatRow::open(0)], &[SeatRow::open(0)]).await.expect("changed");
    there.update_seats(&two, &[SeatRow::open(0)], &[SeatRow::open(0)]).await.expect("changed");
    assert_eq!(ear.next().await.expect("heard"), Heard::Table(two));
    there.set_status(&one, Status::Lobby, Status::Playing, None).await.expect("begun");
    assert_eq!(ear.next().await.expect("heard"), Heard::Table(one));
    // A line that was cut: nobody knows what was said meanwhile.
    let kill = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'";
    cases::run_sql(&place, kill).await.expect("cut");
    assert_eq!(ear.next().await.expect("heard"), Heard::Missed);
    drop(ear);
    here.close().await;
    there.close().await;
}

/// Of servers that find a game nobody runs one does, until it is gone or lets go.
pub async fn one_server_claims_a_game(server: &PostgresServer) {
    println!("postgresql: one_server_claims_a_game");
    let place = server.database("claimed");
    let (here, there) = (cases::open(&place).await, cases::open(&place).await);
    let id = cases::table(&here).await.id;
    here.set_status(&id, Status::Lobby, Status::Playing, None).await.expect("begun");
    let claims = async |store: &Store| {
        store.beat().await.expect("it is there");
        store.claim(&id).await.expect("asked")
    };
    let (one, two) = tokio::join!(claims(&here), claims(&there));
    assert_ne!(one, two, "one of them");
    let (runs, waits) = if one { (&here, &there) } else { (&there, &here) };
    assert!(claims(runs).await && !claims(waits).await);
    assert!(waits.orphans().await.expect("asked").is_empty());
    runs.stop_beating().await.expect("gone");
    assert_eq!(waits.orphans().await.expect("asked"), std::slice::from_ref(&id));
    assert!(claims(waits).await && !claims(runs).await, "who is back comes too late");
    waits.release(&id).await.expect("let go");
    assert!(claims(runs).await);
    here.close().await;
    there.close().await;
}

/// Fifty thousand games that nobody finished, and a list reads no more rows than it shows, give or take.
#[tokio::test]
async fn lists_stay_cheap() {
    let Some(server) = PostgresServer::start() else { return };
    let place = server.database("cheap");
    let store = cases::open(&place).await;
    let (mine, others) = (cases::table(&store).await, cases::table(&store).await);
    let owner = others.owner.expect("an owner");
    let games = format!(
        "INSERT INTO tables (id, code, kind, setup, seed, commitment, options, listed, status, owner, created_at, \
         updated_at, active_at) SELECT 'g' || n, 'G' || n, kind, setup, seed, commitment, options, 1, 'playing', owner, \
         created_at, updated_at, active_at - n FROM tables, generate_series(1, 50000) n WHERE id = '{}';
         INSERT INTO seats (table_id, seat, kind, user_id, name) \
         SELECT 'g' || n, 0, 'human', '{owner}', 'Paul' FROM generate_series(1, 50000) n;
         ANALYZE;",
        others.id
    );
    cases::run_sql(&place, &games).await.expect("made");
    // What a connection read is counted when it ends.
    store.close().await;
    let Location::Postgres(url) = &place else { unreachable!("a PostgreSQL database") };
    let number = async |sql: &'static str| -> i64 {
        let mut connection = sqlx::PgConnection::connect(url).await.expect("connected");
        sqlx::query_scalar(sql).fetch_one(&mut connection).await.expect("counted")
    };
    let end_others = "SELECT COUNT(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE pid <> pg_backend_pid() \
                      AND datname = current_database() AND backend_type = 'client backend'";
    let rows = "SELECT SUM(seq_tup_read + COALESCE(idx_tup_fetch, 0))::bigint FROM pg_stat_user_tables \
                WHERE relname IN ('tables', 'seats')";
    let read = async || {
        while number(end_others).await > 0 {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        number(rows).await
    };
    let before = read().await;
    let store = cases::open(&place).await;
    assert_eq!(store.listed_tables(0, 50).await.expect("listed").len(), 50);
    assert_eq!(store.tables_of(&mine.owner.expect("an owner"), 50).await.expect("listed").len(), 1);
    assert!(store.orphans().await.expect("looked for").is_empty());
    store.close().await;
    let rows = read().await - before;
    assert!((50..1000).contains(&rows), "{rows} rows were read");
}
