//! Several people at one table: everybody sees their own, and who comes back finds everything.

use serde_json::{Value, json};
use table::{Seat, Viewer};

use crate::support::{Dice, Server, Socket, open_game, stored, text};

/// Everything that changes only with what happens in the game.
fn shown(socket: &Socket) -> Value {
    let mut position = socket.position.clone();
    position["lines"] = json!(socket.lines);
    position["lines_from"] = json!(0);
    position
}

/// The seat whose eyes a socket has, or a spectator's.
fn viewer(position: &Value) -> Viewer {
    match position["viewer"].as_str() {
        Some(letter) => Viewer::Seat(Seat::parse(letter).expect("a seat")),
        None => Viewer::Spectator,
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_a_reconnect_and_no_secret_told() {
    let server = Server::start().await;
    let (paul, chani) = (server.person("Paul").await, server.person("Chani").await);
    let bot = json!({ "kind": "bot", "bot": "random" });
    let seats = json!([{ "kind": "me" }, { "kind": "open" }, bot, bot]);
    let new = json!({ "kind": "imperium", "setup": { "players": 4 }, "seats": seats,
        "options": { "spectators": true, "pace_ms": 0 } });
    let id = text(&paul.post("/tables", new).await.ok()["id"]);
    chani.post(&format!("/tables/{id}/join"), json!({})).await.ok();
    paul.post(&format!("/tables/{id}/start"), json!({})).await.ok();

    // Paul's first device never leaves; the second comes and goes. Chani plays; a stranger watches.
    let mut steady = paul.sit(&id).await;
    let mut restless = Some(paul.sit(&id).await);
    let mut other = chani.sit(&id).await;
    let mut guest = server.stranger().sit(&id).await;
    let (mut dice, mut undone, mut returns) = (Dice::new(11), 0, 0);
    let mut away: Option<(u64, Vec<Value>, Vec<Value>)> = None;
    while !steady.over() {
        match steady.to_move().as_deref() {
            Some("A") => {
                // Not so often that the oldest of it is forgotten.
                let wanted = undone == 0 || undone < 40 && dice.below(4) == 0;
                if steady.position["undo"].as_u64() > Some(0) && wanted {
                    let (seq, steps) = (steady.seq(), steady.position["steps"].as_u64());
                    steady.send(json!({ "t": "undo", "seq": seq })).await;
                    let update = loop {
                        let message = steady.until("update").await;
                        if message["position"]["seq"] == seq + 1 {
                            break message;
                        }
                    };
                    assert_eq!(update["undone"], true);
                    let steps_now = update["position"]["steps"].as_u64();
                    assert_eq!(steps_now, steps.map(|steps| steps - 1));
                    assert!(
                        steady.lines.iter().all(|line| line["step"].as_u64() <= steps_now || line["undone"] == true),
                        "taken back lines are struck"
                    );
                    undone += 1;
                } else {
                    steady.act(&mut dice).await;
                }
            }
            Some("B") => {
                other.until_seq(steady.seq()).await;
                assert_eq!(other.position["viewer"], "B");
                other.act(&mut dice).await;
                steady.until_seq(other.seq()).await;
            }
            _ => _ = steady.next().await,
        }
        if dice.below(12) == 0 {
            match away.take() {
                None => {
                    let mut socket = restless.take().expect("it is there");
                    socket.drain();
                    away = Some((socket.seq(), socket.lines.clone(), socket.said.clone()));
                    socket.vanish();
                }
                Some((seq, lines, said)) => {
                    let mut socket = paul.connect(&id, &format!("?since={seq}")).await;
                    (socket.lines, socket.said) = (lines, said);
                    let welcome = socket.next().await;
                    let lines = welcome["position"]["lines"].as_array().expect("lines").len();
                    // Bots may have gone on meanwhile.
                    steady.until_seq(socket.seq()).await;
                    assert!(seq == 0 || lines < steady.lines.len(), "only what is new");
                    returns += 1;
                    restless = Some(socket);
                }
            }
        }
    }
    let mut restless = match (restless, away) {
        (Some(socket), _) => socket,
        (None, Some((seq, lines, said))) => {
            let mut socket = paul.connect(&id, &format!("?since={seq}")).await;
            (socket.lines, socket.said) = (lines, said);
            socket
        }
        _ => unreachable!("it is there or away"),
    };
    for socket in [&mut restless, &mut other, &mut guest] {
        socket.until_seq(steady.seq()).await;
        assert!(socket.over());
    }
    assert!(undone > 0 && returns > 0, "{undone} {returns}");
    assert_eq!(shown(&restless), shown(&steady), "who came back knows what who stayed knows");
    assert_eq!(shown(&paul.sit(&id).await), shown(&steady), "and so does who comes at the end");
    let late = paul.come(&id, "?since=99999999").await;
    assert_eq!(shown(&late), shown(&steady), "a number from nowhere is no number");

    let store = server.store().await;
    let loaded = stored(&store, &id).await;
    assert_eq!(loaded.records.len() as u64, steady.seq());
    let info = paul.info(&id).await;
    let names: Vec<String> = info["seats"].as_array().expect("seats").iter().map(|seat| text(&seat["name"])).collect();
    let everything: Vec<&Value> = [&steady, &restless, &other, &guest].into_iter().flat_map(|s| &s.said).collect();
    let (mut checked, mut hidden, mut secret) = (0, 0, 0);
    for seq in 0..=loaded.records.len() {
        let there = open_game(&loaded, seq);
        let mut positions =
            everything.iter().filter(|m| m["position"]["seq"] == seq).map(|m| &m["position"]).peekable();
        if positions.peek().is_none() {
            continue;
        }
        // What each seat holds, as its owner sees it.
        let own: Vec<Value> = (0..4).map(|seat| there.view(Viewer::Seat(Seat(seat)))).collect();
        let public = there.view(Viewer::Spectator);
        for position in positions {
            let viewer = viewer(position);
            // Nothing but what the rules show to these eyes: view, log and choices.
            assert_eq!(position["view"], there.view(viewer), "{seq} {viewer:?}");
            let decision = json!(there.decision(viewer, "en", &names));
            assert_eq!(position["decision"], decision, "{seq} {viewer:?}");
            let lines = json!(there.lines(0, viewer, "en", &names));
            let lines = lines.as_array().expect("lines");
            for line in position["lines"].as_array().expect("lines") {
                assert!(lines.contains(line), "{seq} {viewer:?}: {line}");
                secret += usize::from(line["secret"] == true);
                assert!(line["secret"] == false || viewer != Viewer::Spectator, "{line}");
            }
            if decision.is_object() && decision["seat"].as_str() != position["viewer"].as_str() {
                assert_eq!((&decision["choices"], &decision["blocked"]), (&json!([]), &json!([])));
            }
            // And by hand: whoever holds cards knows them all, the others at most those that were seen on their way.
            for (seat, holder) in ["A", "B", "C", "D"].iter().zip(&own) {
                for zone in ["hand", "intrigue"] {
                    let (truth, shown) = (&holder["players"][seat][zone], &position["view"]["players"][seat][zone]);
                    let held = truth["known"].as_array().expect("cards").len() as u64;
                    assert_eq!(truth["count"].as_u64(), Some(held), "one knows one's own cards");
                    assert_eq!(shown["count"], truth["count"]);
                    let known = shown["known"].as_array().expect("cards").len();
                    if position["viewer"] == *seat {
                        assert_eq!(shown, truth);
                    } else {
                        hidden += held as usize - known;
                        // Of a hand the others know what everybody saw go onto the deck, and nothing else.
                        let everybody = &public["players"][seat][zone]["known"];
                        assert!(
                            zone == "intrigue" || shown["known"] == *everybody,
                            "{seq} {viewer:?} {shown} of {seat}"
                        );
                        let holds = truth["known"].as_array().expect("cards");
                        assert!(shown["known"].as_array().expect("cards").iter().all(|card| holds.contains(card)));
                    }
                }
            }
            checked += 1;
        }
    }
    // Three lines never broke: what they were told is all there. Most of it hides cards, and some lines are for one alone.
    assert!(checked > 2 * loaded.records.len() && hidden > checked && secret > 0, "{checked} {hidden} {secret}");
    server.stop().await;
}
