//! Three servers at one PostgreSQL: people at each of them, one killed in the middle of a game, one cut off and back.

use std::time::{Duration, Instant};

use futures_util::SinkExt;
use serde_json::{Value, json};
use server::store::{LoadedTable, Location, Store, TableId};
use testkit::{Line, PostgresServer};
use tokio_tungstenite::tungstenite::Message;

use crate::process::{Process, Socket, hear};

/// Others go on within this time; a server is given up after five seconds.
const SECONDS: Duration = Duration::from_secs(40);

fn serve(place: &Location) -> Process {
    let Location::Postgres(url) = place else { unreachable!("a PostgreSQL database") };
    Process::start(Process::serve(&["--log", "error", "--database-url", url]))
}

/// A socket, and the game as it last heard of it.
struct Player {
    socket: Socket,
    table: Value,
    position: Value,
}

impl Player {
    async fn sit(process: &Process, cookie: &str, id: &str) -> Player {
        let socket = process.sit(cookie, id).await;
        let mut player = Player { socket, table: Value::Null, position: Value::Null };
        player.until(|player| player.position.is_object()).await;
        player
    }

    fn seq(&self) -> u64 {
        self.position["seq"].as_u64().expect("a number")
    }

    async fn next(&mut self) -> Value {
        let message = hear(&mut self.socket).await.expect("the line holds");
        if message["table"].is_object() {
            self.table = message["table"].clone();
        }
        if message["position"].is_object() {
            self.position = message["position"].clone();
        }
        message
    }

    async fn until(&mut self, so: impl Fn(&Player) -> bool) {
        let heard = async {
            while !so(self) {
                self.next().await;
            }
        };
        tokio::time::timeout(SECONDS, heard).await.expect("heard in time");
    }

    /// Takes the first choice; `false` if it could not be stored.
    async fn act(&mut self, seat: &str) -> bool {
        let (seq, action) = (self.seq(), self.position["decision"]["choices"][0]["action"].clone());
        let act = json!({ "t": "act", "seq": seq, "seat": seat, "action": action });
        self.socket.send(Message::text(act.to_string())).await.expect("sent");
        loop {
            let message = self.next().await;
            if message["t"] == "refused" {
                return false;
            }
            if self.seq() > seq {
                return true;
            }
        }
    }
}

/// A game of Paul at one server and Chani at another with two bots; gives its id.
async fn game(one: &Process, paul: &str, two: &Process, chani: &str) -> String {
    let bot = json!({ "kind": "bot", "bot": "random" });
    let new = json!({ "kind": "imperium", "setup": { "players": 4 }, "options": { "pace_ms": 20, "spectators": true },
        "seats": [{ "kind": "me" }, { "kind": "open" }, bot, bot] });
    let (_, _, table) = one.ask("POST", "/api/v1/tables", paul, &new.to_string()).await;
    let id = table["id"].as_str().unwrap_or_else(|| panic!("{table}")).to_owned();
    assert_eq!(two.ask("POST", &format!("/api/v1/tables/{id}/join"), chani, "{}").await.0, 200);
    assert_eq!(one.ask("POST", &format!("/api/v1/tables/{id}/start"), paul, "").await.0, 200);
    id
}

/// Plays so many actions of people; everybody sees the same.
async fn play(players: &mut [(&str, &mut Player)], actions: usize) {
    let mut done = 0;
    while done < actions {
        let newest = players.iter().map(|(_, player)| player.seq()).max().expect("somebody");
        for (_, player) in players.iter_mut() {
            player.until(|player| player.seq() >= newest).await;
        }
        if players.iter().any(|(_, player)| player.seq() > newest) {
            continue;
        }
        let to_move = players[0].1.position["decision"]["seat"].as_str().expect("nobody has won yet").to_owned();
        match players.iter_mut().find(|(seat, _)| *seat == to_move) {
            Some((seat, player)) => {
                let seat = (*seat).to_owned();
                assert!(player.act(&seat).await, "it is stored");
                done += 1;
            }
            // A bot's, or one's of whom nobody is here.
            None => _ = players[0].1.next().await,
        }
    }
}

/// The records are a game, and every entry is there once.
pub async fn check(place: &Location, id: &str) -> LoadedTable {
    let store = Store::open(place).await.expect("the database opens");
    let loaded = store.load(&TableId::try_from(id.to_owned()).expect("an id")).await.expect("it is there");
    let spec = &loaded.table.spec;
    let entries: Vec<String> = loaded.records.iter().map(|record| record.entry.clone()).collect();
    let seed = spec.seed.expose().parse().expect("a seed");
    games::find(&spec.kind).expect("a game").open(&spec.setup, &seed, &entries).expect("the records are a game");
    store.close().await;
    loaded
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn three_servers_one_killed_and_one_cut_off() {
    let Some(cluster) = PostgresServer::start() else { return };
    let place = cluster.database("three");
    let (cut_place, proxy) = cluster.proxied("three");
    // The first to see the table runs its bots: that is the one to be killed.
    let (killed, steady, cut) = (serve(&place), serve(&place), serve(&cut_place));
    let (paul, chani) = (killed.guest("Paul").await, steady.guest("Chani").await);
    let id = game(&killed, &paul, &steady, &chani).await;
    let mut one = Player::sit(&killed, &paul, &id).await;
    let mut two = Player::sit(&steady, &chani, &id).await;
    let mut three = Player::sit(&cut, "", &id).await;
    play(&mut [("A", &mut one), ("B", &mut two), ("", &mut three)], 8).await;
    assert!(check(&place, &id).await.table.runner.is_some(), "one of them runs the bots");
    for player in [&mut one, &mut two, &mut three] {
        player.until(|player| player.table["watching"] == 1 && player.table["seats"][0]["online"] == true).await;
    }

    // Killed in the middle of the game: Paul comes to another server, and everybody plays on, the bots included.
    let before = check(&place, &id).await.records.len();
    killed.signal("KILL");
    killed.end();
    let start = Instant::now();
    drop(one);
    let mut one = Player::sit(&steady, &paul, &id).await;
    // Until a bot has had its turn in between.
    let mut played = 0;
    while check(&place, &id).await.records.len() <= before + played {
        assert!(played < 200, "bots went on as well");
        play(&mut [("A", &mut one), ("B", &mut two), ("", &mut three)], 8).await;
        played += 8;
    }
    println!("after the kill everybody played on within {:.1} s", start.elapsed().as_secs_f64());

    // One is cut off from the database: at the others the game goes on, and it is not ready.
    proxy.set(Line::Cut);
    play(&mut [("A", &mut one), ("B", &mut two)], 6).await;
    let not_ready = async {
        while cut.ask("GET", "/readyz", "", "").await.0 != 503 {
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    };
    tokio::time::timeout(SECONDS, not_ready).await.expect("it says that it is not ready");
    // Back again, it catches up, and people can play there.
    proxy.set(Line::Open);
    let known = check(&place, &id).await.records.len() as u64;
    three.until(|player| player.seq() >= known).await;
    let back = async {
        while cut.ask("GET", "/readyz", "", "").await.0 != 200 {
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    };
    tokio::time::timeout(SECONDS, back).await.expect("it is ready again");
    let mut there = Player::sit(&cut, &chani, &id).await;
    drop(two);
    play(&mut [("A", &mut one), ("B", &mut there), ("", &mut three)], 6).await;
    let loaded = check(&place, &id).await;
    println!("{} records", loaded.records.len());
}

/// No bot moves, and no clock runs out, at two servers: nobody ever came second to a number.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_server_runs_the_bots_and_clocks_of_a_table() {
    let Some(cluster) = PostgresServer::start() else { return };
    let place = cluster.database("bots");
    let servers = [serve(&place), serve(&place), serve(&place)];
    let paul = servers[0].guest("Paul").await;
    let mut tables = Vec::new();
    for server in &servers {
        tables.push(server.game(&paul).await.expect("a table"));
    }
    let mut watchers = Vec::new();
    for id in &tables {
        for server in &servers {
            watchers.push(Player::sit(server, &paul, id).await);
        }
    }
    // Nobody moves in time at a table with a clock, with people looking at all three servers: a bot does so, once.
    let bot = json!({ "kind": "bot", "bot": "greedy" });
    let new = json!({ "kind": "imperium", "setup": { "players": 3 }, "start": true, "seats": [{ "kind": "me" }, bot, bot],
        "options": { "pace_ms": 0, "time": { "kind": "per-move", "seconds": 1 } } });
    let (_, _, table) = servers[1].ask("POST", "/api/v1/tables", &paul, &new.to_string()).await;
    let clocked = table["id"].as_str().unwrap_or_else(|| panic!("{table}")).to_owned();
    for server in &servers {
        watchers.push(Player::sit(server, &paul, &clocked).await);
    }
    let ran_out = async {
        while check(&place, &clocked).await.records.iter().filter(|record| record.seat == 0).count() < 4 {
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(60), ran_out).await.expect("the clock runs");
    tables.push(clocked);
    // Everybody gives up: the bots play to the end, with people looking at all three servers.
    for (number, id) in tables.iter().enumerate() {
        let leave = format!("/api/v1/tables/{id}/leave");
        assert_eq!(servers[(number + 1) % 3].ask("POST", &leave, &paul, "").await.0, 200);
    }
    for watcher in &mut watchers {
        let over = async {
            while !watcher.position["outcome"].is_object() {
                watcher.next().await;
            }
        };
        tokio::time::timeout(Duration::from_secs(120), over).await.expect("it ends");
    }
    let mut taken = 0;
    for server in &servers {
        taken += server.metric("melange_appends_total{outcome=\"taken\"}").await;
    }
    assert_eq!(taken, 0, "two servers made the same move");
    for id in &tables {
        check(&place, id).await;
    }
}
