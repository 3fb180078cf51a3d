use table::Problem;
use table::conformance::{
    Plan, Stats, check_all, check_laws, check_legality, check_lists, check_replay, check_rereading, check_secrets,
    check_views,
};

use crate::support::{Auction, Fault, auction};

type Check = fn(&Auction, &Plan) -> Result<Stats, Problem>;

#[test]
fn a_sound_game_passes() {
    for players in 2..=4 {
        let stats = check_all(&auction(players, Fault::None), &Plan::new(1, 20)).unwrap_or_else(|e| panic!("{e}"));
        assert_eq!(stats.games, 20);
        assert!(stats.steps > 20 * 8 && stats.longest >= stats.steps / 20);
        assert!(
            stats.tried > 50 && stats.refused > 200 && stats.undone > 30 && stats.reread > 40 && stats.repeated > 40,
            "{stats:?}"
        );
        assert!(stats.resampled > 100 && stats.redrawn * 2 > stats.resampled, "{stats:?}");
    }
}

#[test]
fn every_fault_is_caught_by_the_check_for_it() {
    let cases: [(Fault, Check, &str); 16] = [
        (Fault::LeakingView, check_views, "sees what is hidden"),
        (Fault::LeakingOptions, check_views, "its legal actions differ"),
        (Fault::KeptSecrets, check_views, "resample always gives the true state"),
        (Fault::UnsortedActions, check_lists, "not sorted"),
        (Fault::RepeatedAction, check_lists, "is listed twice"),
        (Fault::AmbiguousText, check_lists, "parses to Bid("),
        (Fault::LostCard, check_laws, "cards instead of 40"),
        (Fault::DeafHash, check_laws, "does not change the hash"),
        (Fault::NoStanding, check_laws, "no standing"),
        (Fault::WrongIsLegal, check_legality, "'sell' is not listed, but is_legal allows it"),
        (Fault::MutatingRefusal, check_legality, "is refused but changes the state"),
        (Fault::SilentRefusal, check_legality, "without a reason"),
        (Fault::ForgetfulFile, check_rereading, "written down and read again is another"),
        (Fault::Unrepeatable, check_replay, "played again"),
        (Fault::UncountedSecrets, check_secrets, "learns something hidden"),
        (Fault::UncountedEvents, check_secrets, "the events tell"),
    ];
    let plan = Plan { every: 2, ..Plan::new(1, 10) };
    for (fault, check, message) in cases {
        let game = auction(3, fault);
        let problem = check(&game, &plan).expect_err(&format!("{fault:?} was not noticed")).0;
        assert!(problem.contains(message), "{fault:?}: {problem}");
        assert!(check_all(&game, &plan).is_err(), "{fault:?}");
        // The message is enough to have the case again, except for what only the whole run shows.
        assert!(fault == Fault::KeptSecrets || problem.starts_with("seed "), "{problem}");
        assert!(fault == Fault::KeptSecrets || problem.contains("step"), "{problem}");
    }
}

#[test]
fn a_game_that_does_not_end_is_caught() {
    let plan = Plan { bound: 500, ..Plan::new(1, 1) };
    let problem = check_laws(&auction(2, Fault::Endless), &plan).unwrap_err().0;
    assert!(problem.contains("the game has not ended after 500 steps"), "{problem}");
}
