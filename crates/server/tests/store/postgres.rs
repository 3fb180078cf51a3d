//! What only PostgreSQL has to show.

use server::store::Store;

use crate::cases;
use crate::cluster::Server;

/// The server is killed without warning; everything that was acknowledged is there when it comes back.
pub async fn survives_a_crash(server: &Server) {
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
