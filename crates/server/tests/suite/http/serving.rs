//! With a real listener.

use server::store::Location;
use server::{Config, ServeError, serve_until};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;

#[tokio::test]
async fn serves_and_stops_in_good_order() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let database = folder.path().join("melange.db");
    let config = Config::new(([127, 0, 0, 1], 0).into(), Location::Sqlite(database));
    let (stop, stopped) = oneshot::channel::<()>();
    let (ready, address) = oneshot::channel();
    let server = tokio::spawn(serve_until(
        config.clone(),
        async {
            let _ = stopped.await;
        },
        |address| {
            let _ = ready.send(address);
        },
    ));
    let address = address.await.expect("it starts");
    let second = serve_until(Config { listen: address, ..config }, std::future::pending(), |_| {}).await;
    assert!(matches!(second, Err(ServeError::Listen { .. })));

    let mut client = TcpStream::connect(address).await.expect("connected");
    let body = r#"{"name":"Paul"}"#;
    let request = format!(
        "POST /api/v1/session HTTP/1.1\r\nhost: {address}\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\
         expect: 100-continue\r\n\r\n",
        body.len()
    );
    // Half of the request before the end is announced, half after: it is still answered. The server says when it has the
    // first half.
    client.write_all(request.as_bytes()).await.expect("sent");
    let mut go_on = [0; 25];
    client.read_exact(&mut go_on).await.expect("answered");
    assert_eq!(&go_on, b"HTTP/1.1 100 Continue\r\n\r\n");
    stop.send(()).expect("told to stop");
    while TcpStream::connect(address).await.is_ok() {
        tokio::task::yield_now().await;
    }
    client.write_all(body.as_bytes()).await.expect("sent");
    let mut answer = String::new();
    client.read_to_string(&mut answer).await.expect("answered");
    assert!(answer.starts_with("HTTP/1.1 201 Created"), "{answer}");
    assert!(answer.to_lowercase().contains("connection: close"), "{answer}");
    server.await.expect("no panic").expect("a good end");
    TcpStream::connect(address).await.expect_err("nobody listens any more");
    let log = std::fs::metadata(folder.path().join("melange.db-wal")).map_or(0, |file| file.len());
    assert_eq!(log, 0, "the database was closed properly");
}
