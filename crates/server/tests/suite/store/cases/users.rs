use server::secret::Secret;
use server::store::{
    DOUBTED_DAYS, Location, MAX_CLOCK_STEP, MAX_SUBSCRIPTIONS, Purge, Store, StoreError, Subscription, UserId,
};

use super::{DAY, open, purge_until};

fn hash(text: &str) -> Secret<String> {
    Secret::new(text.to_owned())
}

const FAR: i64 = i64::MAX;

pub async fn users_round_trip(place: Location) {
    let store = open(&place).await;
    let guest = store.create_guest("Чані Кайнс").await.expect("a guest");
    assert!(!guest.account);
    assert_eq!(store.user(&guest.id).await.expect("found"), Some(guest.clone()));
    let renamed = store.rename(&guest.id, "Sihaya").await.expect("renamed");
    assert_eq!((renamed.name.as_str(), &renamed.id, renamed.account), ("Sihaya", &guest.id, false));
    let account = store.make_account(&guest.id, "Chani", &hash("h1")).await.expect("an account");
    assert_eq!((account.name.as_str(), &account.id, account.account), ("Chani", &guest.id, true));
    let again = store.make_account(&guest.id, "Chani", &hash("h2")).await;
    assert!(matches!(again, Err(StoreError::NoUser)), "an account is no guest");
    let (found, kept) = store.account("chani").await.expect("asked").expect("found");
    assert_eq!((found, kept.expose().as_str()), (account, "h1"));
    let nobody = UserId::try_from("nobody".to_owned()).expect("an id");
    assert_eq!(store.user(&nobody).await.expect("asked"), None);
    assert!(matches!(store.rename(&nobody, "X").await, Err(StoreError::NoUser)));
    store.close().await;
}

pub async fn account_names_are_unique_in_any_case(place: Location) {
    let store = open(&place).await;
    for _ in 0..2 {
        store.create_guest("Ірулан").await.expect("guests may share names");
    }
    store.create_account("Ірулан", &hash("h")).await.expect("the first account of that name");
    let second = store.create_account("ІРУЛАН", &hash("h")).await;
    assert!(matches!(second, Err(StoreError::NameTaken)));
    let other = store.create_account("Feyd", &hash("h")).await.expect("another name");
    assert!(matches!(store.rename(&other.id, "ірулан").await, Err(StoreError::NameTaken)));
    store.rename(&other.id, "FEYD").await.expect("one's own name in another case");
    let guest = store.create_guest("feyd").await.expect("a guest may be called like an account");
    assert!(matches!(store.make_account(&guest.id, "feyd", &hash("h")).await, Err(StoreError::NameTaken)));
    store.close().await;
}

pub async fn sessions_end(place: Location) {
    let store = open(&place).await;
    let user = store.create_guest("Duncan").await.expect("a guest");
    store.create_session("t1", &user.id, FAR).await.expect("a session");
    store.create_session("t2", &user.id, FAR).await.expect("another device");
    store.create_session("t3", &user.id, 1).await.expect("one that expired long ago");
    assert_eq!(store.session_user("t1").await.expect("asked"), Some(user.clone()));
    assert_eq!(store.session_user("t3").await.expect("asked"), None);
    assert_eq!(store.session_user("t4").await.expect("asked"), None);
    assert!(store.delete_session("t1").await.expect("ended"));
    assert!(!store.delete_session("t1").await.expect("ended already"));
    assert_eq!(store.session_user("t1").await.expect("asked"), None);
    assert_eq!(store.session_user("t2").await.expect("asked"), Some(user), "the other device stays");
    let stranger = UserId::try_from("nobody".to_owned()).expect("an id");
    assert!(matches!(store.create_session("t5", &stranger, FAR).await, Err(StoreError::NoUser)));
    store.close().await;
}

pub async fn purge_keeps_those_who_can_come_back(place: Location) {
    let store = open(&place).await;
    let here = store.create_guest("here").await.expect("a guest");
    store.create_session("here", &here.id, FAR).await.expect("a session");
    let gone = store.create_guest("gone").await.expect("a guest");
    store.create_session("gone", &gone.id, 5).await.expect("a session");
    let account = store.create_account("account", &hash("h")).await.expect("an account");
    let owner = super::table(&store).await.owner.expect("an owner");
    let tomorrow = here.created_at + DAY;
    assert_eq!(store.purge_expired(tomorrow).await.expect("purged"), Purge::Done(1));
    for (user, stays) in [(&here.id, true), (&gone.id, false), (&account.id, true), (&owner, true)] {
        assert_eq!(store.user(user).await.expect("asked").is_some(), stays, "{user}");
    }
    store.close().await;
}

/// A server is started with its clock 200 days ahead: nothing is removed, neither then nor by what it stores itself.
pub async fn nothing_is_purged_by_a_clock_far_ahead(place: Location) {
    let store = open(&place).await;
    assert_eq!(store.purge_expired(5 * DAY).await.expect("purged"), Purge::Done(0), "where nothing is stored");
    store.close().await;
    forget_clock(&place).await;
    let store = open(&place).await;
    let lobby = super::table(&store).await;
    let now = lobby.created_at;
    let owner = lobby.owner.clone().expect("an owner");
    store.create_session("owner", &owner, now + 180 * DAY).await.expect("a session");
    let all_there = async || {
        let session = store.delete_session("owner").await.expect("asked");
        assert!(session, "the session is there");
        store.create_session("owner", &owner, now + 180 * DAY).await.expect("kept");
        assert!(store.table(&lobby.id).await.expect("asked").is_some(), "the lobby is there");
    };
    let ahead = now + 200 * DAY;
    for known in [false, true] {
        if known {
            // The same where the time before is known from running.
            assert_eq!(store.purge_expired(now).await.expect("purged"), Purge::Done(0));
        }
        for hour in 0..48 {
            let purge = store.purge_expired(ahead + hour * DAY / 24).await.expect("asked");
            assert!(matches!(purge, Purge::Doubted(by) if by >= 199 * DAY), "{purge:?}");
        }
        all_there().await;
    }
    // What it stores meanwhile is no proof.
    store.touch(&lobby.id, ahead).await.expect("noted");
    assert!(matches!(store.purge_expired(ahead + DAY).await.expect("asked"), Purge::Doubted(_)));
    all_there().await;
    // Set right again, it is as if nothing had been; another one far ahead is doubted anew.
    assert_eq!(store.purge_expired(now + DAY).await.expect("purged"), Purge::Done(0));
    assert_eq!(store.purge_expired(now + DAY + MAX_CLOCK_STEP).await.expect("purged"), Purge::Done(0));
    all_there().await;
    assert!(matches!(store.purge_expired(ahead).await.expect("asked"), Purge::Doubted(_)));
    store.close().await;
}

/// A server that nobody used for a year: the clock is believed once it has gone on for some days, also where the server
/// runs seldom.
pub async fn a_clock_that_goes_on_is_believed(place: Location) {
    let store = open(&place).await;
    let user = store.create_account("Piter", &hash("h")).await.expect("an account");
    let now = user.created_at;
    assert_eq!(store.purge_expired(now).await.expect("purged"), Purge::Done(0));
    for (year, often) in [(365, DAY), (730, 60 * DAY)] {
        store.create_session("old", &user.id, now + 180 * DAY).await.expect("a session");
        let begin = now + year * DAY;
        for look in 0..DOUBTED_DAYS - 1 {
            let purge = store.purge_expired(begin + look * often).await.expect("asked");
            assert!(matches!(purge, Purge::Doubted(_)), "{look}: {purge:?}");
        }
        let proven = begin + (DOUBTED_DAYS - 1) * often;
        assert_eq!(store.purge_expired(proven).await.expect("purged"), Purge::Done(1));
        assert_eq!(purge_until(&store, proven, proven + 3 * DAY).await, Purge::Done(0), "and goes on");
    }
    store.close().await;
}

/// As a database from before the time was kept.
async fn forget_clock(place: &Location) {
    super::run_sql(place, "DELETE FROM settings WHERE name LIKE 'clock%'").await.expect("forgotten");
}

fn browser(name: &str) -> Subscription {
    let (p256dh, auth, language) = ("point".to_owned(), "secret".to_owned(), "uk".to_owned());
    Subscription { endpoint: format!("https://push.example/{name}"), p256dh, auth, language }
}

async fn browsers(store: &Store, user: &UserId) -> Vec<String> {
    let found = store.subscriptions_of(user).await.expect("asked");
    found.into_iter().map(|found| found.endpoint.rsplit('/').next().expect("a name").to_owned()).collect()
}

pub async fn browsers_are_called_while_their_session_lasts(place: Location) {
    let store = open(&place).await;
    let user = store.create_guest("Stilgar").await.expect("a guest");
    for (session, until) in [("phone", FAR), ("desk", FAR), ("old", 1), ("next", FAR)] {
        store.create_session(session, &user.id, until).await.expect("a session");
    }
    store.subscribe("phone", &browser("phone")).await.expect("kept");
    store.subscribe("desk", &browser("desk")).await.expect("kept");
    store.subscribe("old", &browser("old")).await.expect("kept");
    assert!(matches!(store.subscribe("none", &browser("none")).await, Err(StoreError::NoUser)));
    let again = Subscription { language: "zh".into(), ..browser("phone") };
    store.subscribe("phone", &again).await.expect("kept once");
    let mut found = browsers(&store, &user.id).await;
    found.sort();
    assert_eq!(found, ["desk", "phone"], "not those whose session is over");
    let kept = store.subscriptions_of(&user.id).await.expect("asked");
    assert!(kept.contains(&again), "with the newest keys and language");

    store.move_subscriptions("phone", "next").await.expect("handed on");
    assert!(store.delete_session("phone").await.expect("ended"));
    assert!(store.delete_session("desk").await.expect("ended"));
    assert_eq!(browsers(&store, &user.id).await, ["phone"], "the session that followed has it");
    assert!(store.unsubscribe(&browser("phone").endpoint).await.expect("forgotten"));
    assert!(!store.unsubscribe(&browser("phone").endpoint).await.expect("forgotten already"));

    for number in 0..=MAX_SUBSCRIPTIONS {
        store.subscribe("next", &browser(&format!("{number}"))).await.expect("kept");
        tokio::time::sleep(std::time::Duration::from_millis(2)).await;
    }
    let newest: Vec<String> = (1..=MAX_SUBSCRIPTIONS).map(|number| number.to_string()).collect();
    assert_eq!(browsers(&store, &user.id).await, newest, "the oldest gave way");
    store.close().await;
    let store = open(&place).await;
    assert_eq!(browsers(&store, &user.id).await, newest);
    assert!(store.delete_session("next").await.expect("ended"));
    assert!(browsers(&store, &user.id).await.is_empty());
    store.close().await;
}
