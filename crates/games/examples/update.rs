//! What telling four seats of an action costs, without the server around it. For callgrind.
use table::{Rng, Seat, Seed, Viewer};
fn main() {
    let kind = games::kind("imperium").unwrap();
    let names: Vec<String> = ["Load 1", "Load 2", "Load 3", "Load 4"].map(String::from).into();
    let (mut bytes, mut actions) = (0, 0);
    for g in 0..5 {
        let mut desk = kind.open(&serde_json::json!({"players":4}), &Seed::of_run(1, g), &[]).unwrap();
        let mut rng = Rng::new(&Seed::of_run(2, g));
        let mut decision = desk.decision(Viewer::Seat(desk.to_move().unwrap()), "en", &names);
        for _ in 0..200 {
            let Some(d) = decision.take() else { break };
            let a = &d.choices[rng.below(d.choices.len())].action;
            desk.act(d.seat, a).unwrap();
            actions += 1;
            let to_move = desk.to_move();
            for s in 0..4 {
                let v = Viewer::Seat(Seat(s));
                let view = desk.view_text(v);
                bytes += serde_json::to_string(&view).unwrap().len();
                let d = desk.decision(v, "en", &names);
                bytes += serde_json::to_string(&d).unwrap().len();
                let l = desk.lines(desk.steps(), v, "en", &names);
                bytes += serde_json::to_string(&l).unwrap().len();
                if to_move == Some(Seat(s)) {
                    decision = d;
                }
            }
        }
    }
    println!("{actions} actions, {} bytes each", bytes / actions);
}
