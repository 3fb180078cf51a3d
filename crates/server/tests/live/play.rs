//! A whole game, and looking back at it.

use imperium::Imperium;
use serde_json::{Value, json};

use crate::support::{Dice, Server, line_text, me_and_bots, open_game, parts_text, stored, text};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_game_against_three_bots() {
    let server = Server::start().await;
    let paul = server.person("Paul").await;
    let options = json!({ "pace_ms": 0, "undo": "none" });
    let id = paul.open(options, me_and_bots()).await;
    let commitment = text(&paul.info(&id).await["commitment"]);
    let mut socket = paul.sit(&id).await;
    let mut dice = Dice::new(7);
    let mut half = None;
    while !socket.over() {
        socket.until_turn_of("A").await;
        if !socket.over() {
            socket.act(&mut dice).await;
        }
        if half.is_none() && socket.position["view"]["round"].as_u64() >= Some(3) {
            half = Some((socket.position.clone(), socket.lines.clone()));
        }
    }
    while socket.table["status"] != "over" {
        socket.next().await;
    }
    let thought = socket.said.iter().filter(|message| message["t"] == "thinking").count();
    assert!(thought > 50, "bots are seen to think: {thought}");
    assert_eq!(socket.table["outcome"], socket.position["outcome"]);
    assert_eq!(socket.table["commitment"], commitment.as_str());

    // Nobody could know the seed before, everybody can check it now.
    let seed = text(&socket.table["seed"]);
    for message in socket.said.iter().filter(|message| message["table"]["status"] != "over") {
        assert!(!message.to_string().contains(&seed), "the seed was told too early: {message}");
    }
    let answer = paul.get(&format!("/tables/{id}/save")).await;
    let save = serde_json::to_string(&answer.ok()).expect("JSON");
    let verified = table::verify::<Imperium>(&save, Some(&commitment)).expect("the save file is sound");
    assert_eq!(verified.actions as u64, socket.position["steps"].as_u64().expect("steps"));
    assert_eq!(json!(verified.outcome), socket.position["outcome"]);
    assert!(save.contains(&seed));
    table::verify::<Imperium>(&save, Some(&"0".repeat(64))).expect_err("another promise is not kept");

    // The records are the same game.
    let store = server.store().await;
    let loaded = stored(&store, &id).await;
    assert_eq!(loaded.records.len() as u64, socket.seq());
    assert_eq!(open_game(&loaded, loaded.records.len()).hash(), verified.hash);

    // Looking back: the beginning, somewhere, where we were in the third round, the end.
    let (then, lines) = half.expect("there were three rounds");
    let last = loaded.records.len();
    for step in [0, 1, last / 2, last] {
        let replay = paul.get(&format!("/tables/{id}/replay?step={step}")).await.ok();
        let there = open_game(&loaded, step);
        assert_eq!(replay["position"]["view"], there.view(table::Viewer::Seat(table::Seat(0))), "step {step}");
        assert_eq!(replay["position"]["steps"], step);
        assert_eq!(replay["history"]["steps"], last);
        assert_eq!(replay["summary"], there.summary());
    }
    let replay = paul.get(&format!("/tables/{id}/replay?step={}&seat=A", then["steps"])).await.ok();
    assert_eq!(replay["position"]["view"], then["view"]);
    assert_eq!(replay["position"]["lines"], Value::Array(lines), "the log reads as it did");
    assert_eq!(replay["views"], json!({}));
    // Afterwards through everybody's eyes.
    let other = paul.get(&format!("/tables/{id}/replay?step={}&seat=C&lang=ru", then["steps"])).await.ok();
    assert_eq!(other["position"]["viewer"], "C");
    let all = paul.get(&format!("/tables/{id}/replay?step={}&seat=all", then["steps"])).await.ok();
    assert_eq!((&all["views"]["C"], &all["views"]["A"]), (&other["position"]["view"], &then["view"]));
    let turns = all["history"]["turns"].as_array().expect("turns");
    assert!(turns.len() > 20 && turns.windows(2).all(|pair| pair[0]["step"].as_u64() < pair[1]["step"].as_u64()));
    let replay = format!("/tables/{id}/replay");
    paul.get(&format!("{replay}?step={}", last + 1)).await.fails(409, "actions");
    paul.get(&format!("{replay}?step=-1")).await.fails(400, "step");
    paul.get(&format!("{replay}?seat=G")).await.fails(409, "no seat G");
    paul.get(&format!("{replay}?seat=Z")).await.fails(400, "a letter");

    // An end is an end.
    let act = json!({ "t": "act", "seq": socket.seq(), "seat": "A", "action": "pass" });
    let reason = socket.refused(tokio_tungstenite::tungstenite::Message::text(act.to_string())).await;
    assert!(reason.contains("over"), "{reason}");
    paul.post(&format!("/tables/{id}/leave"), json!({})).await.fails(409, "over");
    assert_eq!(stored(&store, &id).await.records.len(), last);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_language() {
    let server = Server::start().await;
    let paul = server.person("Paul").await;
    let id = paul.open(json!({ "pace_ms": 0 }), me_and_bots()).await;
    let mut socket = paul.sit(&id).await;
    let mut dice = Dice::new(3);
    for _ in 0..5 {
        socket.until_turn_of("A").await;
        socket.act(&mut dice).await;
    }
    socket.until_turn_of("A").await;
    let words = |socket: &crate::support::Socket| {
        let prompt = parts_text(&socket.position["decision"]["prompt"]);
        let lines: Vec<String> = socket.lines.iter().map(line_text).collect();
        let labels = socket.position["decision"]["choices"].as_array().expect("choices").iter();
        (prompt, lines, labels.map(|choice| text(&choice["label"])).collect::<Vec<_>>())
    };
    let english = words(&socket);
    let (choices, events): (_, Vec<Value>) =
        (socket.choices(), socket.lines.iter().map(|line| line["event"].clone()).collect());
    for language in ["ru", "uk", "zh"] {
        socket.send(json!({ "t": "language", "language": language })).await;
        socket.until("welcome").await;
        let here = words(&socket);
        assert_ne!(here.0, english.0, "{language}: the prompt");
        assert_ne!(here.2, english.2, "{language}: the choices");
        assert_eq!(here.1.len(), english.1.len());
        let same = here.1.iter().zip(&english.1).filter(|(a, b)| a == b).count();
        assert!(same * 10 <= english.1.len(), "{language}: {same} of {} lines are English", english.1.len());
        assert_eq!(socket.choices(), choices, "words change, actions do not");
        assert_eq!(socket.lines.iter().map(|line| line["event"].clone()).collect::<Vec<_>>(), events);
        // What happens next is told in that language too, and a second device says so when it comes.
        let second = paul.come(&id, &format!("?lang={language}")).await;
        assert_eq!(words(&second), here, "{language}");
    }
    let before = socket.lines.len();
    while socket.lines.len() == before {
        socket.until_turn_of("A").await;
        socket.act(&mut dice).await;
    }
    let lines: String = socket.lines[before..].iter().map(line_text).collect();
    assert!(lines.chars().any(|c| ('\u{4e00}'..='\u{9fff}').contains(&c)), "Chinese: {lines}");
    let strange = json!({ "t": "language", "language": "fremen" }).to_string();
    let reason = socket.refused(tokio_tungstenite::tungstenite::Message::text(strange)).await;
    assert!(reason.contains("language"), "{reason}");
    // A stranger's browser may want what is not there: then the first language is spoken.
    let other = paul.come(&id, "?lang=fremen").await;
    assert!(parts_text(&other.position["decision"]["prompt"]).is_ascii());
    server.stop().await;
}

/// Whatever somebody types around an action, it is stored in the words of the game, and nobody is disturbed by it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_action_is_stored_as_the_game_says_it() {
    let server = Server::start().await;
    let paul = server.person("Paul").await;
    let id = paul.open(json!({ "pace_ms": 0, "spectators": true }), me_and_bots()).await;
    let (mut socket, mut guest) = (paul.sit(&id).await, server.stranger().sit(&id).await);
    let mut typed = Vec::new();
    for around in ["\t".to_owned(), " ".repeat(5000), "\u{a0}\n".to_owned()] {
        socket.until_turn_of("A").await;
        let (seq, action) = (socket.seq(), socket.choices()[0].clone());
        let act = json!({ "t": "act", "seq": seq, "seat": "A", "action": format!("{action}{around}") });
        socket.send(act).await;
        socket.until_seq(seq + 1).await;
        typed.push((seq, action));
    }
    guest.until_seq(socket.seq()).await;
    for socket in [&socket, &guest] {
        let told_anew = socket.said.iter().filter(|message| message["t"] == "welcome").count();
        assert_eq!(told_anew, 1, "nobody is told everything anew");
        assert!(socket.said.iter().all(|message| message["t"] != "refused"));
    }
    let loaded = stored(&server.store().await, &id).await;
    for (seq, action) in typed {
        assert_eq!(loaded.records[seq as usize].entry, action);
    }
    server.stop().await;
}
