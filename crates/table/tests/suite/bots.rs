use table::{Bot, Game, Observation, Rng, Seat, Seed, Viewer, play_game};

use crate::support::{Action, Auction, Fault, auction};

/// Takes the lowest or the highest action, or one that nobody has.
enum Simple {
    Low,
    High,
    Cheat,
}

impl Bot<Auction> for Simple {
    fn name(&self) -> &str {
        "simple"
    }

    fn choose(&mut self, observation: &Observation<Auction>) -> Action {
        assert!(observation.legal().len() > 1, "forced steps are not asked");
        match self {
            Simple::Low => observation.legal()[0],
            Simple::High => observation.legal()[observation.legal().len() - 1],
            Simple::Cheat => Action::Bid(77),
        }
    }

    fn reseed(&mut self, _: &Seed) {}
}

fn table(bots: [Simple; 2]) -> Vec<Box<dyn Bot<Auction>>> {
    bots.into_iter().map(|bot| Box::new(bot) as Box<dyn Bot<Auction>>).collect()
}

#[test]
fn a_game_is_played_to_its_end() {
    let game = auction(2, Fault::None);
    let seed = Seed::of_run(6, 0);
    let (mut steps, mut single) = (0, 0);
    let played = play_game(&game, &seed, &mut table([Simple::Low, Simple::High]), |turn| {
        assert!(turn.legal.contains(&turn.action));
        assert_eq!(turn.game.to_move(turn.before), Some(turn.seat));
        steps += 1;
        single += usize::from(turn.legal.len() == 1);
    })
    .unwrap();
    assert_eq!(played.decisions + played.forced, steps);
    assert_eq!(played.forced, single);
    assert_eq!(played.log.actions.len(), steps);
    assert_eq!(played.log.replay().unwrap().1, played.state);
    assert_eq!(game.outcome(&played.state), Some(played.outcome));
}

#[test]
fn cheats_and_empty_chairs_are_refused() {
    let game = auction(2, Fault::None);
    let seed = Seed::of_run(6, 0);
    let problem = play_game(&game, &seed, &mut table([Simple::Low, Simple::Cheat]), |_| ()).err().unwrap();
    assert!(problem.0.contains("step 2: simple at B chose 'bid 77': B holds no 77"), "{problem}");
    let problem = play_game(&game, &seed, &mut table([Simple::Low, Simple::High])[..1], |_| ()).err().unwrap();
    assert_eq!(problem.0, "1 bots for 2 seats");
}

#[test]
fn a_bot_sees_its_own_side_only() {
    let game = auction(2, Fault::None);
    let state = game.start(&Seed::of_run(8, 0), &mut ());
    let mut legal = Vec::new();
    game.legal_actions(&state, &mut legal);
    let observation = Observation::new(&game, &state, Seat(0), &legal);
    assert_eq!((observation.seat(), observation.legal()), (Seat(0), &legal[..]));
    assert_eq!(observation.view(), game.view(&state, Viewer::Seat(Seat(0))));

    let mut rng = Rng::new(&Seed::of_run(8, 1));
    let hand = |state, seat: &str| observation.game().inspect(state)[seat]["hand"].clone();
    let samples: Vec<_> = (0..20).map(|_| observation.sample(&mut rng)).collect();
    assert!(samples.iter().all(|sample| hand(sample, "A") == hand(&state, "A")), "its own hand stays");
    assert!(samples.iter().any(|sample| hand(sample, "B") != hand(&state, "B")), "the other hand is drawn anew");
    assert!(samples.iter().all(|sample| *sample != state));
}
