//! Plays random games and makes what four seats are sent after every action: most of what an action costs a server.
//! For counting instructions; see `docs/performance.md`.

use table::{Rng, Seat, Seed, Viewer};

fn main() {
    let actions: usize = std::env::args().nth(1).map_or(2000, |count| count.parse().expect("a number of actions"));
    let names = ["Ada", "Ben", "Cem", "Dan"].map(str::to_owned);
    let rules = games::find("imperium").expect("there is that game");
    let (mut done, mut bytes, mut number, mut buffer) = (0, 0, 0, Vec::new());
    while done < actions {
        number += 1;
        let (seed, mut rng) = (Seed::of_run(1, number), Rng::new(&Seed::of_run(2, number)));
        let mut game = rules.open(&serde_json::json!({ "players": 4 }), &seed, &[]).expect("a game begins");
        let mut since = game.view_number();
        while let Some(seat) = game.to_move().filter(|_| done < actions) {
            for viewer in (0..4).map(|seat| Viewer::Seat(Seat(seat))) {
                let lines = game.line_texts(game.steps(), viewer, "en", &names);
                let decision = game.decision_text(viewer, "en", &names).expect("somebody owes one");
                let view = game.view_changes(viewer, since).unwrap_or_else(|| game.view_text(viewer));
                buffer.clear();
                serde_json::to_writer(&mut buffer, &(view, decision, lines)).expect("plain data");
                bytes += buffer.len();
            }
            since = game.view_number();
            let choices = game.legal();
            game.act(seat, &choices[rng.below(choices.len())]).expect("it was offered");
            done += 1;
        }
    }
    println!("{done} actions of {number} games, {} bytes an action", bytes / done);
}
