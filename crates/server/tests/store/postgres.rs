//! What only PostgreSQL has to show.

use server::store::{SeatRow, Status, Store, TableChange};
use testkit::PostgresServer;

use crate::cases;

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
    assert!(store.ping().await.is_err());
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
    assert_eq!(ear.next().await.expect("heard"), TableChange::Table(one.clone()));
    here.update_seat(&one, &SeatRow::open(0)).await.expect("changed");
    there.update_seat(&two, &SeatRow::open(0)).await.expect("changed");
    assert_eq!(ear.next().await.expect("heard"), TableChange::Table(two));
    there.set_status(&one, Status::Lobby, Status::Playing, None).await.expect("begun");
    assert_eq!(ear.next().await.expect("heard"), TableChange::Table(one));
    // A line that was cut: nobody knows what was said meanwhile.
    let kill = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'";
    cases::run_sql(&place, kill).await.expect("cut");
    assert_eq!(ear.next().await.expect("heard"), TableChange::Missed);
    drop(ear);
    here.close().await;
    there.close().await;
}
