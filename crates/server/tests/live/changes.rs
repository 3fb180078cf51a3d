//! Sockets that get of views only what changed.

use serde_json::json;

use crate::support::{Dice, Server, Socket, me_and_bots};

/// Takes what comes until both know the same number of entries.
async fn level(one: &mut Socket, other: &mut Socket) {
    while one.seq() != other.seq() {
        if one.seq() < other.seq() {
            one.next().await;
        } else {
            other.next().await;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_gets_only_changes_knows_the_same() {
    let server = Server::start().await;
    let paul = server.person("Paul").await;
    let id = paul.open(json!({ "pace_ms": 0, "undo": "own-turn" }), me_and_bots()).await;
    let mut whole = paul.sit(&id).await;
    let mut partial = paul.come(&id, "?changes=true").await;
    let mut dice = Dice::new(3);
    let mut undone = 0;
    while undone < 3 || whole.position["view"]["round"].as_u64() < Some(4) {
        whole.until_turn_of("A").await;
        assert!(!whole.over(), "there was something to take back");
        if undone < 3 && whole.position["undo"].as_u64() > Some(0) {
            whole.send(json!({ "t": "undo", "seq": whole.seq() })).await;
            whole.until("update").await;
            undone += 1;
        } else {
            whole.act(&mut dice).await;
        }
        level(&mut whole, &mut partial).await;
        assert_eq!(partial.position, whole.position);
        // Other eyes, and back: whole views, then changes again.
        if dice.below(20) == 0 {
            for seat in [json!(null), json!("A")] {
                partial.send(json!({ "t": "look", "seat": seat })).await;
                partial.until("welcome").await;
            }
        }
    }
    let updates = |socket: &Socket| -> Vec<(bool, usize)> {
        let updates = socket.said.iter().filter(|message| message["t"] == "update");
        updates.map(|update| (update["changes"] == true, update["position"]["view"].to_string().len())).collect()
    };
    let mean = |sizes: &[(bool, usize)]| sizes.iter().map(|size| size.1).sum::<usize>() / sizes.len();
    let (all, few) = (updates(&whole), updates(&partial));
    assert!(all.iter().all(|update| !update.0) && few.iter().all(|update| update.0));
    assert!(mean(&few) * 2 < mean(&all), "{} of {} bytes", mean(&few), mean(&all));
}
