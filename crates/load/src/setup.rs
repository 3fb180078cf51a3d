//! Users, tables and sockets, over the same doors as everybody's.

use std::net::SocketAddr;

use serde_json::json;
use table::Seat;
use tokio::task::JoinSet;

use crate::Failure;
use crate::http::Client;
use crate::seat::SeatSocket;

/// Seats of a game.
pub const SEATS: usize = 4;
/// How much is asked for at once.
const MAX_CONCURRENT: usize = 64;

/// A game that has begun, and what the server has acknowledged of it.
pub struct GameLog {
    /// The table's id.
    pub id: String,
    /// Seat and action, in order.
    pub acknowledged: Vec<(Seat, String)>,
}

/// A game before its players look at it: the table's id and each player's cookie.
pub type StartedGame = (String, [String; SEATS]);

/// A game and its four connections.
pub struct ConnectedGame {
    /// What was done in it.
    pub log: GameLog,
    /// Seat by seat.
    pub sockets: [SeatSocket; SEATS],
}

/// New guests; gives their cookies.
pub async fn create_users(address: SocketAddr, count: usize) -> Result<Vec<String>, Failure> {
    in_parallel((0..count).collect(), move |numbers: Vec<usize>| async move {
        let mut client = Client::connect(address).await?;
        let mut cookies = Vec::with_capacity(numbers.len());
        for number in numbers {
            let answer = client.post("/api/v1/session", "", json!({ "name": format!("Load {number}") })).await?;
            cookies.push(answer.cookie.ok_or("a new guest got no cookie")?);
        }
        Ok(cookies)
    })
    .await
}

/// Tables where each of four users has a seat, and the game has begun.
pub async fn start_games(address: SocketAddr, users: Vec<String>) -> Result<Vec<StartedGame>, Failure> {
    let fours: Vec<[String; SEATS]> =
        users.chunks_exact(SEATS).map(|four| std::array::from_fn(|seat| four[seat].clone())).collect();
    in_parallel(fours, move |fours| async move {
        let mut client = Client::connect(address).await?;
        let mut games = Vec::with_capacity(fours.len());
        for users in fours {
            let new = json!({ "kind": games::DEFAULT, "setup": { "players": SEATS }, "seats": [{ "kind": "me" }] });
            let table = client.post("/api/v1/tables", &users[0], new).await?.body;
            let id = table["id"].as_str().ok_or("a table without id")?.to_owned();
            for (seat, user) in users.iter().enumerate().skip(1) {
                let seat = Seat(seat as u8);
                client.post(&format!("/api/v1/tables/{id}/join"), user, json!({ "seat": seat })).await?;
            }
            client.post(&format!("/api/v1/tables/{id}/start"), &users[0], json!({})).await?;
            games.push((id, users));
        }
        Ok(games)
    })
    .await
}

/// Opens a socket for every player.
pub async fn connect(address: SocketAddr, games: Vec<StartedGame>) -> Result<Vec<ConnectedGame>, Failure> {
    in_parallel(games, move |games| async move {
        let mut open = Vec::with_capacity(games.len());
        for (id, users) in games {
            let mut sockets = Vec::with_capacity(SEATS);
            for (seat, user) in users.iter().enumerate() {
                sockets.push(SeatSocket::open(address, &id, user, Seat(seat as u8)).await?);
            }
            let sockets = sockets.try_into().map_err(|_| "four sockets were opened")?;
            open.push(ConnectedGame { log: GameLog { id, acknowledged: Vec::new() }, sockets });
        }
        Ok(open)
    })
    .await
}

/// Does work in [`MAX_CONCURRENT`] shares at once.
async fn in_parallel<T, U, F, R>(work: Vec<T>, job: F) -> Result<Vec<U>, Failure>
where
    F: Fn(Vec<T>) -> R,
    R: Future<Output = Result<Vec<U>, Failure>> + Send + 'static,
    U: Send + 'static,
{
    let share = work.len().div_ceil(MAX_CONCURRENT).max(1);
    let mut work = work.into_iter().peekable();
    let mut jobs = JoinSet::new();
    while work.peek().is_some() {
        jobs.spawn(job(work.by_ref().take(share).collect()));
    }
    let mut all = Vec::new();
    while let Some(done) = jobs.join_next().await {
        all.extend(done.map_err(|error| error.to_string())??);
    }
    Ok(all)
}
