//! One suite for both databases: each case runs on SQLite and, where its programs are installed, on PostgreSQL.

mod cases;
mod postgres;
mod sqlite;

use std::future::Future;
use std::pin::Pin;

use server::store::Location;
use testkit::PostgresServer;

type Case = fn(Location) -> Pin<Box<dyn Future<Output = ()>>>;

macro_rules! cases {
    ($($name:ident),* $(,)?) => {
        /// The cases and their names.
        const CASES: &[(&str, Case)] = &[$((stringify!($name), |place| Box::pin(cases::$name(place)))),*];
    };
}

cases![
    users_round_trip,
    account_names_are_unique_in_any_case,
    sessions_end,
    purge_keeps_those_who_can_come_back,
    nothing_is_purged_by_a_clock_far_ahead,
    a_clock_that_goes_on_is_believed,
    tables_round_trip,
    strangers_cannot_be_seated,
    seats_change_and_are_claimed_once,
    status_moves_once,
    lobbies_nobody_touches_go,
    unfinished_tables_are_counted,
    lists,
    settings_are_kept_once,
    where_a_game_stands_is_kept,
    one_unreadable_table_does_not_hide_the_others,
    browsers_are_called_while_their_session_lasts,
    outages_are_remembered,
    records_keep_their_order,
    taken_inside_a_batch,
    many_records_at_once_are_all_stored_or_none,
    taken_across_batches_and_stores,
    one_bad_append_does_not_hurt_the_others,
    a_failed_commit_stores_nothing,
    entries_are_one_line,
    records_never_change,
    a_gap_is_noticed,
    many_writers_at_once,
    closing_writes_what_waits,
    reopening_finds_everything,
    old_names_of_bots_are_forgotten,
    an_older_database_is_brought_up_to_date,
    a_newer_database_is_refused,
    throughput,
];

fn run(name: &str, case: Case, place: Location) {
    let start = std::time::Instant::now();
    // One thread: appends that are asked for together are then certain to wait together, and to share a batch.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(case(place));
    println!("{name}: {:.1} s", start.elapsed().as_secs_f64());
}

#[test]
fn on_sqlite() {
    for (name, case) in CASES {
        let folder = tempfile::tempdir().expect("a temporary folder");
        run(
            &format!("sqlite, {name}"),
            *case,
            Location::Sqlite(folder.path().join("new").join("folder").join("melange.db")),
        );
    }
}

#[test]
fn on_postgresql() {
    let Some(server) = PostgresServer::start() else { return };
    for (number, (name, case)) in CASES.iter().enumerate() {
        run(&format!("postgresql, {name}"), *case, server.database(&format!("case{number}")));
    }
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(postgres::survives_a_crash(&server));
    runtime.block_on(postgres::others_are_heard(&server));
    runtime.block_on(postgres::one_server_claims_a_game(&server));
}
