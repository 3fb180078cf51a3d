use server::store::{Location, Purge, SeatKind, SeatRow, Status, StoreError, TableId, UserId};
use table::Seat;

use super::{DAY, open, purge_until, run_sql, spec, table};

pub async fn tables_round_trip(place: Location) {
    let store = open(&place).await;
    let made = table(&store).await;
    for found in [
        store.table(&made.id).await.expect("asked").expect("found"),
        store.find_by_code(&made.code).await.expect("asked").expect("found"),
        store
            .find_by_code(&format!("{}-{}", &made.code[..3].to_lowercase(), &made.code[3..]))
            .await
            .expect("asked")
            .expect("found"),
        store.load(&made.id).await.expect("loaded").table,
    ] {
        assert_eq!((&found.id, &found.code, &found.owner), (&made.id, &made.code, &made.owner));
        assert_eq!(found.status, Status::Lobby);
        assert_eq!(found.spec.kind, made.spec.kind);
        assert_eq!(found.spec.setup, made.spec.setup);
        assert_eq!(found.spec.options, made.spec.options);
        assert_eq!(found.spec.commitment, made.spec.commitment);
        assert_eq!(found.spec.seed.expose(), "5eed");
        assert_eq!(found.spec.seats, made.spec.seats);
        assert!(found.spec.listed);
        assert!(found.result.is_none());
        assert!(!format!("{found:?}").contains("5eed"), "a seed must not get into logs");
    }
    for code in ["", "AAAAAA", "'; --", "\0\0\0\0\0\0", "ÄÄÄ"] {
        assert!(store.find_by_code(code).await.expect("asked").is_none(), "{code}");
    }
    let unknown = TableId::try_from("unknown".to_owned()).expect("an id");
    assert!(matches!(store.load(&unknown).await, Err(StoreError::NoTable)));
    store.close().await;
}

pub async fn strangers_cannot_be_seated(place: Location) {
    let store = open(&place).await;
    let made = table(&store).await;
    let stranger = UserId::try_from("stranger".to_owned()).expect("an id");
    let seat =
        SeatRow { kind: SeatKind::Human, user: Some(stranger.clone()), name: "X".to_owned(), ..SeatRow::open(0) };
    let seated = store.update_seats(&made.id, &made.spec.seats, std::slice::from_ref(&seat)).await;
    assert!(matches!(seated, Err(StoreError::NoUser)));
    assert!(matches!(store.create_table(&stranger, spec(false)).await, Err(StoreError::NoUser)));
    let mut with_stranger = spec(true);
    with_stranger.seats[0] = seat;
    let owner = made.owner.clone().expect("an owner");
    assert!(matches!(store.create_table(&owner, with_stranger).await, Err(StoreError::NoUser)));
    let mut doubled = spec(true);
    doubled.seats[1].seat = 0;
    assert!(matches!(store.create_table(&owner, doubled).await, Err(StoreError::Seats)));
    let mut crowded = spec(true);
    crowded.seats = (0..=Seat::MAX as u8).map(SeatRow::open).collect();
    assert!(matches!(store.create_table(&owner, crowded).await, Err(StoreError::Seats)));
    assert_eq!(store.tables_of(&owner, 10).await.expect("listed").len(), 1, "nothing half-made is left");
    store.close().await;
}

pub async fn seats_change_and_are_claimed_once(place: Location) {
    let store = open(&place).await;
    let made = table(&store).await;
    let mut claims = Vec::new();
    for number in 0..8 {
        let user = store.create_guest(&format!("guest {number}")).await.expect("a guest");
        let name = user.name.clone();
        claims.push(SeatRow { kind: SeatKind::Human, user: Some(user.id), name, ..SeatRow::open(1) });
    }
    let claim = |seat| store.update_seats(&made.id, &made.spec.seats, std::slice::from_ref(seat));
    let tries = claims.iter().map(claim);
    let got: Vec<bool> =
        futures_util::future::join_all(tries).await.into_iter().map(|got| got.expect("answered")).collect();
    assert_eq!(got.iter().filter(|&&got| got).count(), 1, "{got:?}");
    let winner = &claims[got.iter().position(|&got| got).expect("one got it")];
    let found = store.table(&made.id).await.expect("asked").expect("found");
    assert_eq!(&found.spec.seats[1], winner);
    let bot = SeatRow { kind: SeatKind::Bot, name: "Greedy".into(), bot: Some("greedy".into()), ..SeatRow::open(1) };
    // Whoever does not know yet that somebody sat down, at another server, puts nobody in their place.
    let other = open(&place).await;
    let both = [SeatRow { name: "Jessica".into(), ..SeatRow::open(0) }, bot.clone()];
    assert!(!other.update_seats(&made.id, &made.spec.seats, &both).await.expect("asked"));
    assert_eq!(other.table(&made.id).await.expect("asked").expect("found").spec.seats, found.spec.seats);
    assert!(other.update_seats(&made.id, &found.spec.seats, std::slice::from_ref(&bot)).await.expect("changed"));
    other.close().await;
    let seats = store.table(&made.id).await.expect("asked").expect("found").spec.seats;
    assert_eq!(seats, [SeatRow::open(0), bot]);
    assert!(!store.update_seats(&made.id, &seats, &[SeatRow::open(5)]).await.expect("no such seat"));
    store.close().await;
}

pub async fn status_moves_once(place: Location) {
    let store = open(&place).await;
    let made = table(&store).await;
    let start = || store.set_status(&made.id, Status::Lobby, Status::Playing, None);
    let (one, two) = tokio::join!(start(), start());
    assert!(one.expect("answered") != two.expect("answered"), "exactly one started it");
    let result = serde_json::json!({"ranks": [1, 2]});
    assert!(store.set_status(&made.id, Status::Playing, Status::Over, Some(&result)).await.expect("ended"));
    let found = store.table(&made.id).await.expect("asked").expect("found");
    assert_eq!((found.status, found.result), (Status::Over, Some(result)));
    store.close().await;
}

pub async fn lobbies_nobody_touches_go(place: Location) {
    let store = open(&place).await;
    let (lobby, playing, closed) = (table(&store).await, table(&store).await, table(&store).await);
    assert!(store.set_status(&playing.id, Status::Lobby, Status::Playing, None).await.expect("started"));
    assert!(store.set_status(&closed.id, Status::Lobby, Status::Abandoned, None).await.expect("closed"));
    let left = |from: i64, now: i64| {
        let store = &store;
        let ids = [lobby.id.clone(), playing.id.clone(), closed.id.clone()];
        async move {
            assert_eq!(purge_until(store, from, now).await, Purge::Done(0));
            let mut there = Vec::new();
            for id in ids {
                there.push(store.table(&id).await.expect("asked").is_some());
            }
            there
        }
    };
    let made = lobby.created_at;
    assert_eq!(left(made, made + 29 * DAY).await, [true, true, true]);
    assert_eq!(left(made + 29 * DAY, made + 31 * DAY).await, [false, true, false]);
    store.close().await;
}

pub async fn unfinished_tables_are_counted(place: Location) {
    let store = open(&place).await;
    let made = table(&store).await;
    let owner = made.owner.clone().expect("an owner");
    let another = store.create_table(&owner, spec(true)).await.expect("made");
    assert_eq!(store.count_unfinished(&owner, 0).await.expect("counted"), 2);
    // What nobody has touched for long is given up for all we know.
    let later = made.updated_at + 60_000;
    store.touch(&another.id, later + 1).await.expect("noted");
    assert_eq!(store.count_unfinished(&owner, later).await.expect("counted"), 1);
    assert!(store.set_status(&made.id, Status::Lobby, Status::Playing, None).await.expect("started"));
    assert!(store.set_status(&another.id, Status::Lobby, Status::Abandoned, None).await.expect("closed"));
    assert_eq!(store.count_unfinished(&owner, 0).await.expect("counted"), 1);
    assert!(store.set_status(&made.id, Status::Playing, Status::Over, None).await.expect("ended"));
    assert_eq!(store.count_unfinished(&owner, 0).await.expect("counted"), 0);
    store.close().await;
}

pub async fn lists(place: Location) {
    let store = open(&place).await;
    let owner = store.create_guest("Leto").await.expect("a guest").id;
    let friend = store.create_guest("Gurney").await.expect("a guest").id;
    let mut open_tables = Vec::new();
    for _ in 0..3 {
        open_tables.push(store.create_table(&owner, spec(true)).await.expect("a table").id);
    }
    let private = store.create_table(&owner, spec(false)).await.expect("a table").id;
    let seat = SeatRow { kind: SeatKind::Human, user: Some(friend.clone()), name: "Gurney".into(), ..SeatRow::open(0) };
    assert!(store.update_seats(&private, &[SeatRow::open(0)], &[seat]).await.expect("claimed"));
    store.set_status(&open_tables[0], Status::Lobby, Status::Abandoned, None).await.expect("given up");
    let listed = store.listed_tables(0, 10).await.expect("listed");
    assert_eq!(listed.len(), 2);
    assert!(listed.iter().all(|table| open_tables[1..].contains(&table.id) && table.spec.seats.len() == 2));
    assert_eq!(store.listed_tables(0, 1).await.expect("listed").len(), 1);
    assert_eq!(store.tables_of(&owner, 10).await.expect("listed").len(), 4);
    let his: Vec<_> = store.tables_of(&friend, 10).await.expect("listed").into_iter().map(|table| table.id).collect();
    assert_eq!(his, [private]);
    // What nobody has touched for long is shown to nobody but its own people.
    let later = listed[0].updated_at + 60_000;
    assert_eq!(store.listed_tables(later, 10).await.expect("listed").len(), 0);
    store.touch(&open_tables[1], later + 1).await.expect("noted");
    let listed = store.listed_tables(later, 10).await.expect("listed");
    assert_eq!(listed.iter().map(|table| &table.id).collect::<Vec<_>>(), [&open_tables[1]]);
    store.close().await;
}

pub async fn settings_are_kept_once(place: Location) {
    let (one, two) = (open(&place).await, open(&place).await);
    assert_eq!(one.setting_or("secret", "first").await.expect("kept"), "first");
    assert_eq!(two.setting_or("secret", "second").await.expect("kept"), "first");
    one.close().await;
    two.close().await;
}

pub async fn where_a_game_stands_is_kept(place: Location) {
    let store = open(&place).await;
    let made = table(&store).await;
    let read = || async { store.table(&made.id).await.expect("asked").expect("found") };
    assert_eq!((read().await.snapshot, read().await.entries), (None, 0));
    store.save_snapshot(&made.id, &serde_json::json!({"entries": 0}), made.updated_at).await.expect("kept");
    for seq in 0..3 {
        store.append(&made.id, seq, 0, "pass").await.expect("stored");
    }
    let listed = store.listed_tables(0, 10).await.expect("listed").pop().expect("one");
    assert_eq!(
        (listed.snapshot, listed.entries),
        (Some(serde_json::json!({"entries": 0})), 3),
        "it can be seen to be old"
    );
    let records = store.load(&made.id).await.expect("loaded").records;
    assert_eq!(read().await.updated_at, records[2].at_ms.max(made.updated_at), "an action is a change");
    assert_eq!(read().await.begun_at, made.updated_at, "and moves no beginning");
    store.close().await;
}

pub async fn one_unreadable_table_does_not_hide_the_others(place: Location) {
    let store = open(&place).await;
    let owner = store.create_guest("Leto").await.expect("a guest").id;
    let mut ids = Vec::new();
    for _ in 0..3 {
        ids.push(store.create_table(&owner, spec(true)).await.expect("a table").id);
    }
    run_sql(&place, &format!("UPDATE tables SET options = 'nonsense' WHERE id = '{}'", ids[1])).await.expect("broken");
    assert!(matches!(store.table(&ids[1]).await, Err(StoreError::Unreadable { .. })));
    for list in [store.listed_tables(0, 10).await, store.tables_of(&owner, 10).await] {
        let mut found: Vec<TableId> = list.expect("listed").into_iter().map(|table| table.id).collect();
        found.sort();
        let mut others = vec![ids[0].clone(), ids[2].clone()];
        others.sort();
        assert_eq!(found, others);
    }
    store.close().await;
}

pub async fn outages_are_remembered(place: Location) {
    let pause = || tokio::time::sleep(std::time::Duration::from_millis(30));
    let store = open(&place).await;
    assert_eq!(store.record_outage(None).await.expect("noted"), [], "nobody was here before");
    pause().await;
    store.record_heartbeat().await.expect("noted");
    store.stop_beating().await.expect("noted");
    store.close().await;
    pause().await;
    let store = open(&place).await;
    let first = store.record_outage(None).await.expect("noted");
    assert!(matches!(first[..], [(from, to)] if (20..60_000).contains(&(to - from))), "{first:?}");
    // One that is killed was last seen when it last said so.
    pause().await;
    store.stop_beating().await.expect("noted");
    store.close().await;
    let store = open(&place).await;
    let both = store.record_outage(None).await.expect("noted");
    assert_eq!((both.len(), both[0]), (2, first[0]));
    assert!(both[0].1 <= both[1].0 && both[1].1 - both[1].0 >= 20, "{both:?}");
    store.close().await;
}
