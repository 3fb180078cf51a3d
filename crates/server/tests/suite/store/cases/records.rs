use std::time::{Duration, Instant};

use futures_util::future::join_all;
use server::store::{
    AppendError, Location, MAX_BATCH, MAX_ENTRY, SeatKind, SeatRow, Store, StoreError, TableId, TableSpec,
};
use table::Seat;

use super::{DAY, open, purge_until, run_sql, spec, table};

pub async fn records_keep_their_order(place: Location) {
    let store = open(&place).await;
    let made = table(&store).await;
    for (seq, entry) in ["agent arrakeen with dagger", "undo", "pass", "зібрати спеції"].iter().enumerate()
    {
        store.append(&made.id, seq as u32, (seq % 2) as u8, entry).await.expect("stored");
    }
    let records = store.load(&made.id).await.expect("loaded").records;
    let read: Vec<_> = records.iter().map(|record| (record.seq, record.seat, record.entry.as_str())).collect();
    assert_eq!(read, [(0, 0, "agent arrakeen with dagger"), (1, 1, "undo"), (2, 0, "pass"), (3, 1, "зібрати спеції"),]);
    assert!(records.iter().all(|record| record.at_ms >= made.created_at));
    store.close().await;
}

pub async fn taken_inside_a_batch(place: Location) {
    let store = open(&place).await;
    let (one, two) = (table(&store).await.id, table(&store).await.id);
    let wanted = [(&one, 0, "a"), (&one, 0, "b"), (&two, 0, "c"), (&one, 1, "d"), (&two, 0, "e"), (&one, 0, "a")];
    let answers = join_all(wanted.map(|(id, seq, entry)| store.append(id, seq, 0, entry))).await;
    let stored: Vec<bool> = answers.iter().map(Result::is_ok).collect();
    assert_eq!(stored, [true, false, true, true, false, false]);
    assert!(answers.iter().all(|answer| matches!(answer, Ok(_) | Err(AppendError::Taken))), "{answers:?}");
    let entries = |id: TableId| {
        let store = store.clone();
        async move {
            let records = store.load(&id).await.expect("loaded").records;
            records.into_iter().map(|record| record.entry).collect::<Vec<_>>()
        }
    };
    assert_eq!(entries(one).await, ["a", "d"]);
    assert_eq!(entries(two).await, ["c"]);
    store.close().await;
}

/// More than one statement holds.
pub async fn many_records_at_once_are_all_stored_or_none(place: Location) {
    let store = open(&place).await;
    let (one, two) = (table(&store).await.id, table(&store).await.id);
    let undone = vec!["undo"; 3000];
    store.append(&one, 2500, 0, "pass").await.expect("stored");
    assert!(matches!(store.append_all(&one, 0, 1, &undone).await, Err(AppendError::Taken)));
    store.append(&one, 0, 0, "pass").await.expect("nothing was stored before the number that is taken");
    store.append_all(&two, 0, 1, &undone).await.expect("stored");
    assert_eq!(store.load(&two).await.expect("loaded").records.len(), undone.len());
    store.close().await;
}

pub async fn taken_across_batches_and_stores(place: Location) {
    // Two servers on one database.
    let (here, there) = (open(&place).await, open(&place).await);
    let id = table(&here).await.id;
    here.append(&id, 0, 0, "first").await.expect("stored");
    for store in [&here, &there] {
        assert!(matches!(store.append(&id, 0, 1, "second").await, Err(AppendError::Taken)));
    }
    let mut won = 0;
    for seq in 1..20 {
        let (left, right) = tokio::join!(here.append(&id, seq, 0, "here"), there.append(&id, seq, 1, "there"));
        assert!(left.is_ok() != right.is_ok(), "record {seq}: {left:?} {right:?}");
        assert!(matches!(left.and(right), Err(AppendError::Taken)));
        won += 1;
    }
    assert_eq!(there.load(&id).await.expect("loaded").records.len(), 1 + won);
    here.close().await;
    there.close().await;
}

pub async fn one_bad_append_does_not_hurt_the_others(place: Location) {
    let store = open(&place).await;
    let id = table(&store).await.id;
    let nowhere = TableId::try_from("nowhere".to_owned()).expect("an id");
    let wanted = [(&id, 0), (&nowhere, 0), (&id, 1), (&id, 1), (&nowhere, 1), (&id, 2)];
    let answers = join_all(wanted.map(|(id, seq)| store.append(id, seq, 0, "pass"))).await;
    for (answer, expected) in answers.iter().zip(["ok", "no", "ok", "taken", "no", "ok"]) {
        let got = match answer {
            Ok(_) => "ok",
            Err(AppendError::NoTable) => "no",
            Err(AppendError::Taken) => "taken",
            Err(error) => panic!("{error}"),
        };
        assert_eq!(got, expected);
    }
    assert_eq!(store.load(&id).await.expect("loaded").records.len(), 3);
    store.close().await;
}

/// A database that fails in the middle of a batch: all of the batch are told so, and nothing of it is there.
pub async fn a_failed_commit_stores_nothing(place: Location) {
    let store = open(&place).await;
    let id = table(&store).await.id;
    let others = [table(&store).await.id, table(&store).await.id, table(&store).await.id];
    let break_it = match &place {
        Location::Sqlite(_) => {
            "CREATE TRIGGER broken BEFORE INSERT ON records WHEN NEW.entry = 'broken'
             BEGIN SELECT RAISE(ABORT, 'the disk is on fire'); END"
        }
        Location::Postgres(_) => {
            "CREATE FUNCTION broken() RETURNS trigger LANGUAGE plpgsql AS
             $$ BEGIN RAISE EXCEPTION 'the disk is on fire'; END $$;
             CREATE TRIGGER broken BEFORE INSERT ON records FOR EACH ROW
             WHEN (NEW.entry = 'broken') EXECUTE FUNCTION broken()"
        }
    };
    run_sql(&place, break_it).await.expect("broken");
    let wanted = [(&others[0], "pass"), (&others[1], "pass"), (&id, "broken"), (&others[2], "pass")];
    let answers = join_all(wanted.map(|(id, entry)| store.append(id, 0, 0, entry))).await;
    assert!(answers.iter().all(|answer| matches!(answer, Err(AppendError::Database(_)))), "{answers:?}");
    for other in &others {
        assert!(store.load(other).await.expect("loaded").records.is_empty());
        store.append(other, 0, 0, "pass").await.expect("the number is still free");
    }
    store.close().await;
}

pub async fn entries_are_one_line(place: Location) {
    let store = open(&place).await;
    let id = table(&store).await.id;
    let long = "x".repeat(MAX_ENTRY + 1);
    for wrong in ["", "a\nb", "nul\0", "\u{7f}", &long] {
        assert!(matches!(store.append(&id, 0, 0, wrong).await, Err(AppendError::Invalid(_))), "{wrong:?}");
    }
    assert!(matches!(store.append(&id, 0, Seat::MAX as u8, "pass").await, Err(AppendError::Invalid(_))));
    store.append(&id, 0, Seat::MAX as u8 - 1, &long[1..]).await.expect("the longest entry of the last seat");
    store.close().await;
}

pub async fn records_never_change(place: Location) {
    let store = open(&place).await;
    let made = table(&store).await;
    store.append(&made.id, 0, 0, "pass").await.expect("stored");
    for sql in ["UPDATE records SET entry = 'win'", "DELETE FROM records"] {
        let error = run_sql(&place, sql).await.expect_err("refused");
        assert!(error.to_string().contains("append-only"), "{error}");
    }
    run_sql(&place, "DELETE FROM tables").await.expect_err("a table with records stays");
    purge_until(&store, made.created_at, made.created_at + 60 * DAY).await;
    assert_eq!(store.load(&made.id).await.expect("loaded").records[0].entry, "pass");
    store.close().await;
}

pub async fn a_gap_is_noticed(place: Location) {
    let store = open(&place).await;
    let id = table(&store).await.id;
    store.append(&id, 0, 0, "pass").await.expect("stored");
    store.append(&id, 2, 0, "pass").await.expect("stored");
    assert!(matches!(store.load(&id).await, Err(StoreError::Unreadable { .. })));
    store.close().await;
}

/// Many tasks want to append to a few tables, each believing to be the only one. Nothing is lost, doubled or reordered.
pub async fn many_writers_at_once(place: Location) {
    const WRITERS: u32 = 24;
    const EACH: u32 = 12;
    let store = open(&place).await;
    let tables = [table(&store).await.id, table(&store).await.id];
    let writers = (0..WRITERS).map(|writer| {
        let (store, id) = (store.clone(), tables[writer as usize % tables.len()].clone());
        tokio::spawn(async move {
            let mut next = 0;
            for mine in 0..EACH {
                while let Err(error) = store.append(&id, next, 0, &format!("{writer} {mine}")).await {
                    assert!(matches!(error, AppendError::Taken), "{error}");
                    next += 1;
                }
                next += 1;
            }
        })
    });
    for writer in join_all(writers).await {
        writer.expect("no writer failed");
    }
    let mut seen = vec![0; WRITERS as usize];
    for id in &tables {
        let records = store.load(id).await.expect("no gaps").records;
        assert_eq!(records.len(), (WRITERS * EACH) as usize / tables.len());
        for record in records {
            let (writer, mine) = record.entry.split_once(' ').expect("two numbers");
            let seen = &mut seen[writer.parse::<usize>().expect("a number")];
            assert_eq!(mine.parse::<u32>().expect("a number"), *seen, "each writer's records are in its order");
            *seen += 1;
        }
    }
    assert!(seen.iter().all(|&seen| seen == EACH));
    store.close().await;
}

pub async fn closing_writes_what_waits(place: Location) {
    let store = open(&place).await;
    let id = table(&store).await.id;
    let more = MAX_BATCH as u32 + 100;
    // All of them are asked for before the end is.
    let appends = tokio::task::unconstrained(join_all((0..more).map(|seq| store.append(&id, seq, 0, "pass"))));
    let (answers, ()) = tokio::join!(appends, store.close());
    assert!(matches!(store.append(&id, more, 0, "late").await, Err(AppendError::Closed)));
    let stored = answers.iter().filter(|answer| answer.is_ok()).count();
    assert!(stored >= MAX_BATCH, "what waited before the end is written: {stored}");
    let again = open(&place).await;
    assert_eq!(again.load(&id).await.expect("loaded").records.len(), stored, "stored is what was acknowledged");
    again.close().await;
}

pub async fn reopening_finds_everything(place: Location) {
    let store = open(&place).await;
    let id = table(&store).await.id;
    store.close().await;
    for seq in 0..3 {
        // Opening again migrates again: nothing is to be done, nothing is lost.
        let store = open(&place).await;
        assert_eq!(store.load(&id).await.expect("loaded").records.len(), seq as usize);
        store.append(&id, seq, 0, "pass").await.expect("stored");
        store.close().await;
    }
}

pub async fn old_names_of_bots_are_forgotten(place: Location) {
    let store = open(&place).await;
    let bot = |seat, name: &str| SeatRow {
        kind: SeatKind::Bot,
        name: name.to_owned(),
        bot: Some("greedy".to_owned()),
        ..SeatRow::open(seat)
    };
    let owner = store.create_guest("Paul").await.expect("a guest");
    let seats = vec![bot(0, "Greedy A"), bot(1, "Chani")];
    let id = store.create_table(&owner.id, TableSpec { seats, ..spec(false) }).await.expect("a table").id;
    store.close().await;
    // As a database of the time before.
    run_sql(&place, "DELETE FROM _sqlx_migrations WHERE version = 3").await.expect("forgotten");
    let store = open(&place).await;
    let seats = store.load(&id).await.expect("loaded").table.spec.seats;
    assert_eq!(seats, [bot(0, ""), bot(1, "Chani")], "who plays on for a person keeps their name");
    store.close().await;
}

pub async fn a_newer_database_is_refused(place: Location) {
    open(&place).await.close().await;
    let later = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
                 SELECT 99, 'later', success, checksum, 0 FROM _sqlx_migrations WHERE version = 1";
    run_sql(&place, later).await.expect("a migration from the future");
    assert!(matches!(Store::open(&place).await, Err(StoreError::Version { .. })));
}

/// A database of the first version, with a game in it.
pub async fn an_older_database_is_brought_up_to_date(place: Location) {
    let store = open(&place).await;
    let id = table(&store).await.id;
    store.append(&id, 0, 0, "pass").await.expect("stored");
    store.close().await;
    let mut back = String::new();
    if let Location::Postgres(_) = place {
        back += "DROP FUNCTION tell_the_others CASCADE; DROP FUNCTION tell_of_sessions CASCADE; DROP TABLE servers;";
    }
    back += "DROP INDEX tables_listed; CREATE INDEX tables_listed ON tables (updated_at); DROP TABLE votes;
             DROP TABLE removed; ALTER TABLE tables DROP COLUMN runner; ALTER TABLE tables DROP COLUMN undo_request;
             ALTER TABLE tables DROP COLUMN active_at; ALTER TABLE seats DROP COLUMN plays_for;
             ALTER TABLE tables DROP COLUMN snapshot; ALTER TABLE tables DROP COLUMN rematch; DROP TABLE outages;
             DROP TABLE subscriptions; DELETE FROM _sqlx_migrations WHERE version > 1;";
    run_sql(&place, &back).await.expect("as it was");
    let store = open(&place).await;
    assert_eq!(store.load(&id).await.expect("loaded").records.len(), 1);
    store.append(&id, 1, 0, "pass").await.expect("stored");
    store.record_outage(None).await.expect("noted");
    store.close().await;
}

/// Prints how many appends a second are durable. Asserts nothing about time: machines differ.
pub async fn throughput(place: Location) {
    let kind = if matches!(place, Location::Sqlite(_)) { "SQLite" } else { "PostgreSQL" };
    for writers in [1, 50] {
        let store = open(&place).await;
        let mut tables = Vec::new();
        for _ in 0..writers {
            tables.push(table(&store).await.id);
        }
        let start = Instant::now();
        let tasks = tables.into_iter().map(|id| {
            let store = store.clone();
            tokio::spawn(async move {
                let mut seq = 0;
                while start.elapsed() < Duration::from_secs(1) {
                    store.append(&id, seq, 0, "agent arrakeen with dagger").await.expect("stored");
                    seq += 1;
                }
                seq
            })
        });
        let stored: u32 = join_all(tasks).await.into_iter().map(|count| count.expect("no writer failed")).sum();
        let rate = f64::from(stored) / start.elapsed().as_secs_f64();
        println!("{kind}: {rate:.0} durable appends/s with {writers} writers");
        assert_eq!(store.metrics().stored_total(), u64::from(stored));
        store.close().await;
    }
}
