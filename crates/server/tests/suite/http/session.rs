//! Guests, accounts and cookies.

use axum::http::StatusCode;
use serde_json::json;
use server::http::HttpConfig;
use server::limit::{Limits, Rate};

use super::Table;

fn unlimited() -> HttpConfig {
    HttpConfig { limits: Limits::UNLIMITED, ..HttpConfig::default() }
}

#[tokio::test]
async fn a_guest_comes_changes_name_and_leaves() {
    let table = Table::open(unlimited()).await;
    let came = table.post("/api/v1/session", "", json!({"name": "  Paul "})).await;
    assert_eq!(came.status, StatusCode::CREATED);
    assert_eq!((&came.json()["name"], &came.json()["account"]), (&json!("Paul"), &json!(false)));
    let set = came.header("set-cookie");
    assert!(set.contains("; Path=/;") && set.contains("; HttpOnly") && set.contains("; SameSite=Lax"), "{set}");
    assert!(!set.contains("Secure"));
    assert_eq!(came.header("cache-control"), "no-store");
    let cookie = came.cookie();
    let me = table.get("/api/v1/me", &format!("theme=dark; {cookie}; x=y")).await;
    assert_eq!((me.status, me.json()), (StatusCode::OK, came.json()));

    let again = table.post("/api/v1/session", &cookie, json!({"name": "Usul"})).await;
    assert_eq!((again.status, &again.json()["id"]), (StatusCode::OK, &came.json()["id"]), "no second guest");
    let renamed = table.send("PATCH", "/api/v1/me", &cookie, r#"{"name":"Muad'Dib"}"#).await;
    assert_eq!((renamed.status, &renamed.json()["name"]), (StatusCode::OK, &json!("Muad'Dib")));

    let left = table.post("/api/v1/logout", &cookie, json!({})).await;
    assert_eq!(left.status, StatusCode::NO_CONTENT);
    assert!(left.header("set-cookie").contains("Max-Age=0"));
    assert_eq!(table.get("/api/v1/me", &cookie).await.status, StatusCode::UNAUTHORIZED);
    assert_eq!(table.post("/api/v1/logout", "", json!({})).await.status, StatusCode::NO_CONTENT);
}

#[tokio::test]
async fn https_cookies() {
    let table = Table::open(HttpConfig { secure: true, ..unlimited() }).await;
    let came = table.post("/api/v1/session", "", json!({"name": "Paul"})).await;
    assert!(came.cookie().starts_with("__Host-melange="));
    assert!(came.header("set-cookie").ends_with("; Secure"));
    assert!(came.header("strict-transport-security").contains("max-age"));
    assert_eq!(table.get("/api/v1/me", &came.cookie()).await.status, StatusCode::OK);
}

#[tokio::test]
async fn a_guest_becomes_an_account_and_comes_back() {
    let table = Table::open(unlimited()).await;
    let guest = table.post("/api/v1/session", "", json!({"name": "Paul"})).await;
    let credentials = json!({"name": "Paul", "passphrase": "the slow blade"});
    let account = table.post("/api/v1/account", &guest.cookie(), credentials.clone()).await;
    assert_eq!(account.status, StatusCode::CREATED);
    assert_eq!(account.json()["id"], guest.json()["id"], "the same user");
    assert_eq!(account.json()["account"], true);
    assert_ne!(account.cookie(), guest.cookie());
    assert_eq!(
        table.get("/api/v1/me", &guest.cookie()).await.status,
        StatusCode::UNAUTHORIZED,
        "the old session ended"
    );
    let twice = table.post("/api/v1/account", &account.cookie(), json!({"name": "P2", "passphrase": "12345678"})).await;
    assert_eq!((twice.status, twice.code().as_str()), (StatusCode::CONFLICT, "already-account"));

    let other_device = table.post("/api/v1/login", "", json!({"name": "PAUL", "passphrase": "the slow blade"})).await;
    assert_eq!((other_device.status, &other_device.json()["id"]), (StatusCode::OK, &guest.json()["id"]));
    for cookie in [account.cookie(), other_device.cookie()] {
        assert_eq!(table.get("/api/v1/me", &cookie).await.status, StatusCode::OK, "both devices stay");
    }
    let taken = table.post("/api/v1/account", "", json!({"name": "pAUL", "passphrase": "gomjabbar"})).await;
    assert_eq!((taken.status, taken.code().as_str()), (StatusCode::CONFLICT, "name-taken"));
    let fresh = table.post("/api/v1/account", "", json!({"name": "Feyd", "passphrase": "gomjabbar"})).await;
    assert_eq!(fresh.status, StatusCode::CREATED);
    let clash = table.send("PATCH", "/api/v1/me", &fresh.cookie(), r#"{"name":"paul"}"#).await;
    assert_eq!((clash.status, clash.code().as_str()), (StatusCode::CONFLICT, "name-taken"));
}

#[tokio::test]
async fn wrong_credentials_look_alike() {
    let table = Table::open(unlimited()).await;
    table.post("/api/v1/account", "", json!({"name": "Paul", "passphrase": "the slow blade"})).await;
    let long = "x".repeat(10_000);
    let mut bodies = Vec::new();
    for (name, passphrase) in
        [("Paul", "the fast blade"), ("Nobody", "the slow blade"), ("", ""), ("\u{202e}", "x"), ("Paul", &long)]
    {
        let refused = table.post("/api/v1/login", "", json!({"name": name, "passphrase": passphrase})).await;
        assert_eq!((refused.status, refused.code().as_str()), (StatusCode::UNAUTHORIZED, "wrong-credentials"));
        assert!(refused.header("set-cookie").is_empty());
        bodies.push(refused.body);
    }
    assert!(bodies.iter().all(|body| *body == bodies[0]));
}

#[tokio::test]
async fn forged_cookies_are_strangers() {
    let table = Table::open(unlimited()).await;
    let came = table.post("/api/v1/session", "", json!({"name": "Paul"})).await;
    let cookie = came.cookie();
    let (token, signature) = cookie.strip_prefix("melange=").and_then(|v| v.split_once('.')).expect("two parts");
    let zeros = "0".repeat(64);
    for forged in [
        format!("melange={token}"),
        format!("melange={token}.{zeros}"),
        format!("melange={zeros}.{signature}"),
        format!("melange={zeros}.{zeros}"),
        format!("melange={token}.{}", &signature[..62]),
        format!("melange={token}.{signature}00"),
        "melange=".to_owned(),
        "melange=.".to_owned(),
        "melange".to_owned(),
        format!("other={token}.{signature}"),
        "; ; =;=".to_owned(),
    ] {
        let refused = table.get("/api/v1/me", &forged).await;
        assert_eq!((refused.status, refused.code().as_str()), (StatusCode::UNAUTHORIZED, "unauthorized"), "{forged}");
    }
    let with_forged = format!("melange={zeros}.{zeros}; {cookie}");
    assert_eq!(table.get("/api/v1/me", &with_forged).await.status, StatusCode::OK);
    let other = Table::open(unlimited()).await;
    assert_eq!(other.get("/api/v1/me", &cookie).await.status, StatusCode::UNAUTHORIZED, "another server, another key");
}

#[tokio::test]
async fn weird_names_and_passphrases() {
    let table = Table::open(unlimited()).await;
    let long = "x".repeat(25);
    for (name, code) in [
        ("", "name-empty"),
        ("   ", "name-empty"),
        ("a\u{0}b", "name-hidden"),
        ("a\nb", "name-hidden"),
        ("\u{200b}", "name-hidden"),
        ("\u{202e}luap", "name-hidden"),
        (&long, "name-long"),
    ] {
        let refused = table.post("/api/v1/session", "", json!({"name": name})).await;
        assert_eq!((refused.status.as_u16(), refused.code().as_str()), (422, code), "{name:?}");
    }
    for name in ["Чані", "保罗", "🪱", "<script>", "Robert'); DROP TABLE x;", "{{7*7}}"] {
        let came = table.post("/api/v1/session", "", json!({"name": name})).await;
        assert_eq!((came.status, &came.json()["name"]), (StatusCode::CREATED, &json!(name.trim())));
    }
    for (passphrase, code) in
        [("", "passphrase-short"), ("1234567", "passphrase-short"), (&"x".repeat(257), "passphrase-long")]
    {
        let refused = table.post("/api/v1/account", "", json!({"name": "Paul", "passphrase": passphrase})).await;
        assert_eq!((refused.status.as_u16(), refused.code().as_str()), (422, code));
    }
}

#[tokio::test]
async fn brute_force_has_to_wait() {
    let table = Table::open(HttpConfig {
        limits: Limits { failed_logins: Rate { burst: 3.0, per_second: 0.01 }, ..unlimited().limits },
        ..HttpConfig::default()
    })
    .await;
    let right = json!({"name": "Paul", "passphrase": "the slow blade"});
    table.post("/api/v1/account", "", right.clone()).await;
    for _ in 0..6 {
        assert_eq!(
            table.post("/api/v1/login", "", right.clone()).await.status,
            StatusCode::OK,
            "successes do not count"
        );
    }
    // However the name is spelled, it is one account.
    let wrong = |name: &str| json!({"name": name, "passphrase": "the fast blade"});
    for name in [" paul", "PAUL", "\u{ff30}a\u{200d}ul\t"] {
        assert_eq!(table.post("/api/v1/login", "", wrong(name)).await.status, StatusCode::UNAUTHORIZED);
    }
    let stopped = table.post("/api/v1/login", "", wrong("\u{24c5}aul")).await;
    assert_eq!((stopped.status, stopped.code().as_str()), (StatusCode::TOO_MANY_REQUESTS, "too-many"));
    assert!(stopped.header("retry-after").parse::<u64>().is_ok_and(|seconds| (1..=100).contains(&seconds)));
    let other = json!({"name": "Feyd", "passphrase": "the fast blade"});
    assert_eq!(table.post("/api/v1/login", "", other).await.status, StatusCode::UNAUTHORIZED, "others may try");
}

#[tokio::test]
async fn tables_per_user_and_guesses_per_address() {
    let few = Rate { burst: 2.0, per_second: 0.01 };
    let limits = Limits { new_tables: few, unknown_codes: few, ..unlimited().limits };
    let table = Table::open(HttpConfig { limits, ..HttpConfig::default() }).await;
    let came = table.post("/api/v1/session", "", json!({"name": "Paul"})).await;
    let new = json!({ "kind": "imperium", "setup": { "players": 4 } });
    let mut code = String::new();
    for expected in [200, 200, 429] {
        let made = table.post("/api/v1/tables", &came.cookie(), new.clone()).await;
        assert_eq!(made.status.as_u16(), expected);
        if let Some(made) = made.json()["code"].as_str().filter(|_| expected == 200) {
            code = made.to_owned();
        }
    }
    // A code that is right costs nothing; wrong ones run out, and then even the right one has to wait.
    let by = |code: String| format!("/api/v1/tables/code/{code}");
    for _ in 0..5 {
        assert_eq!(table.get(&by(code.clone()), "").await.status.as_u16(), 200);
    }
    for expected in [404, 404, 429] {
        assert_eq!(table.get(&by("ZZZZZZ".into()), "").await.status.as_u16(), expected);
    }
    assert_eq!(table.get(&by(code), "").await.status.as_u16(), 429);
}

#[tokio::test]
async fn nobody_has_too_many_tables() {
    let table = Table::open(unlimited()).await;
    let came = table.post("/api/v1/session", "", json!({"name": "Paul"})).await;
    let new = json!({ "kind": "imperium", "setup": { "players": 4 } });
    for _ in 0..50 {
        assert_eq!(table.post("/api/v1/tables", &came.cookie(), new.clone()).await.status.as_u16(), 200);
    }
    let refused = table.post("/api/v1/tables", &came.cookie(), new).await;
    assert_eq!((refused.status.as_u16(), refused.code().as_str()), (409, "too-many-tables"));
}

#[tokio::test]
async fn guests_per_address_and_requests_per_user() {
    let few = Rate { burst: 2.0, per_second: 0.01 };
    let table = Table::open(HttpConfig {
        limits: Limits { sign_ins: few, requests_per_user: few, ..unlimited().limits },
        ..HttpConfig::default()
    })
    .await;
    let came = table.post("/api/v1/session", "", json!({"name": "1"})).await;
    table.post("/api/v1/session", "", json!({"name": "2"})).await;
    let third = table.post("/api/v1/session", "", json!({"name": "3"})).await;
    assert_eq!(third.status, StatusCode::TOO_MANY_REQUESTS);
    for expected in [200, 200, 429] {
        assert_eq!(table.get("/api/v1/me", &came.cookie()).await.status.as_u16(), expected);
    }
}

#[tokio::test]
async fn only_in_development_is_a_position_or_a_seed_chosen() {
    let position = json!({ "kind": "imperium", "setup": { "position": { "players": 3 } } });
    let seeded = json!({ "kind": "imperium", "setup": { "modules": ["base"], "players": 3 }, "seed": "7" });
    for (development, expected) in [(false, 422), (true, 200)] {
        let table = Table::open(HttpConfig { development, ..unlimited() }).await;
        let came = table.post("/api/v1/session", "", json!({"name": "Paul"})).await;
        for new in [&position, &seeded] {
            let made = table.post("/api/v1/tables", &came.cookie(), new.clone()).await;
            assert_eq!(made.status.as_u16(), expected);
            if !development {
                assert_eq!(made.code(), "development-only");
            }
        }
    }
}

/// The commitment is that of the seed: whoever named it can check it at once.
#[tokio::test]
async fn a_table_is_dealt_from_the_seed_it_was_given() {
    let table = Table::open(HttpConfig { development: true, ..unlimited() }).await;
    let came = table.post("/api/v1/session", "", json!({"name": "Paul"})).await;
    let setup = json!({ "modules": ["base"], "players": 3, "leaders": "random" });
    let new = |seed: &str| json!({ "kind": "imperium", "setup": setup, "seed": seed });
    let mut commitments = Vec::new();
    for seed in ["7", "7", "8"] {
        let made = table.post("/api/v1/tables", &came.cookie(), new(seed)).await;
        commitments.push(made.json()["commitment"].clone());
    }
    let rules = games::find("imperium").expect("a game");
    let expected = rules.commitment(&setup, &"7".parse().expect("a seed")).expect("a setup");
    assert_eq!(commitments[0], json!(expected));
    assert_eq!(commitments[0], commitments[1]);
    assert_ne!(commitments[0], commitments[2]);
    let wrong = table.post("/api/v1/tables", &came.cookie(), new("spice")).await;
    assert_eq!((wrong.status.as_u16(), wrong.code().as_str()), (422, "invalid-setup"));
}

/// Names that look alike are one name.
#[tokio::test]
async fn accounts_that_look_alike() {
    let table = Table::open(unlimited()).await;
    let passphrase = "the slow blade";
    for (first, alike) in
        [("Paul", "\u{ff30}\u{ff41}\u{ff55}\u{ff4c}"), ("Stra\u{df}e", "STRASSE"), ("Caf\u{e9}", "cafe\u{301}")]
    {
        let made = table.post("/api/v1/account", "", json!({"name": first, "passphrase": passphrase})).await;
        assert_eq!(made.status, StatusCode::CREATED, "{first}");
        let taken = table.post("/api/v1/account", "", json!({"name": alike, "passphrase": passphrase})).await;
        assert_eq!((taken.status.as_u16(), taken.code().as_str()), (409, "name-taken"), "{alike}");
        let came = table.post("/api/v1/login", "", json!({"name": alike, "passphrase": passphrase})).await;
        assert_eq!((came.status, &came.json()["name"]), (StatusCode::OK, &json!(first)));
    }
    let other = table.post("/api/v1/account", "", json!({"name": "Paula", "passphrase": passphrase})).await;
    assert_eq!(other.status, StatusCode::CREATED);
}
