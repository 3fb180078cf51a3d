//! The OpenAPI document says what really happens: every answer has a status that is documented there and a body of the
//! schema it promises, and what does not fit the schema of a request is refused.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use server::http::HttpConfig;

use super::schema::problems;
use super::{Answer, Table};

/// Asks, and checks the answer against the document.
struct Checked {
    table: Table,
    document: Value,
    /// What was asked so far: method, path in the document, status.
    seen: BTreeSet<(String, String, u16)>,
}

impl Checked {
    async fn open() -> Checked {
        let table = Table::open(HttpConfig::default()).await;
        let document = table.get("/api/v1/openapi.json", "").await.json();
        Checked { table, document, seen: BTreeSet::new() }
    }

    fn of(&self, schema: &str, value: &Value) -> Vec<String> {
        problems(&self.document, &json!({ "$ref": format!("#/components/schemas/{schema}") }), value)
    }

    /// `path` is the one in the document; `with` replaces its places, and may end with a query.
    async fn ask(&mut self, cookie: &str, method: &str, path: &str, with: &[(&str, &str)], body: Value) -> Answer {
        let mut address = format!("/api/v1{path}");
        for (place, value) in with {
            match address.contains(place) {
                true => address = address.replace(place, value),
                false => address += value,
            }
        }
        let text = if body.is_null() { String::new() } else { body.to_string() };
        let answer = self.table.send(method, &address, cookie, &text).await;
        let (path, status) = (format!("/api/v1{path}"), answer.status.as_u16());
        let operation = &self.document["paths"][&path][method.to_lowercase()];
        let promised = &operation["responses"][status.to_string()];
        assert!(promised.is_object(), "{method} {address}: {status} is not documented: {:?}", answer.body);
        let schema = &promised["content"]["application/json"]["schema"];
        match schema {
            Value::Null => assert!(answer.body.is_empty(), "{method} {address}: no body is documented"),
            schema => {
                let wrong = problems(&self.document, schema, &answer.json());
                assert!(wrong.is_empty(), "{method} {address} {status}: {wrong:#?}");
            }
        }
        // A body that was taken is as documented; one that is not as documented was not taken.
        let asked = &operation["requestBody"]["content"]["application/json"]["schema"];
        if !asked.is_null() {
            let fits = problems(&self.document, asked, &body).is_empty();
            assert_eq!(fits, status != 400 && status != 413, "{method} {address} {status}: {body}");
        }
        self.seen.insert((method.to_owned(), path, status));
        answer
    }
}

#[tokio::test]
async fn answers_are_as_documented() {
    let mut api = Checked::open().await;
    let none = Value::Null;
    let name = json!({ "name": "Paul" });
    let paul = api.ask("", "POST", "/session", &[], name.clone()).await.cookie();
    let chani = api.ask("", "POST", "/session", &[], json!({ "name": "Chani" })).await.cookie();
    api.ask(&paul, "POST", "/session", &[], name.clone()).await;
    api.ask("", "POST", "/session", &[], json!({ "nom": "Paul" })).await;
    api.ask("", "POST", "/session", &[], json!({ "name": "\u{202e}" })).await;
    for who in ["", &paul] {
        api.ask(who, "GET", "/session", &[], none.clone()).await;
        api.ask(who, "GET", "/me", &[], none.clone()).await;
        api.ask(who, "PATCH", "/me", &[], name.clone()).await;
        api.ask(who, "GET", "/tables", &[], none.clone()).await;
    }
    let browser = json!({ "endpoint": "https://push.example/x", "p256dh": "x", "auth": "x", "language": "en" });
    for who in ["", &paul] {
        api.ask(who, "GET", "/push", &[], none.clone()).await;
        api.ask(who, "POST", "/push", &[], browser.clone()).await;
        api.ask(who, "DELETE", "/push", &[], json!({ "endpoint": "https://push.example/x" })).await;
    }
    api.ask(&paul, "POST", "/push", &[], json!({ "endpoint": "https://push.example/x" })).await;
    let account = json!({ "name": "Leto", "passphrase": "the red duke" });
    let leto = api.ask("", "POST", "/account", &[], account.clone()).await.cookie();
    api.ask("", "POST", "/account", &[], account.clone()).await;
    api.ask("", "POST", "/login", &[], account).await;
    api.ask("", "POST", "/login", &[], json!({ "name": "Leto", "passphrase": "the blue duke" })).await;
    for (who, current) in
        [("", "the red duke"), (&paul, "the red duke"), (&leto, "the blue duke"), (&leto, "the red duke")]
    {
        let change = json!({ "current": current, "passphrase": "the old duke" });
        api.ask(who, "POST", "/passphrase", &[], change).await;
    }
    api.ask(&leto, "POST", "/passphrase", &[], json!({ "current": "the old duke" })).await;
    api.ask("", "POST", "/logout-everywhere", &[], none.clone()).await;
    api.ask(&leto, "POST", "/logout", &[], none.clone()).await;
    let again = json!({ "name": "Leto", "passphrase": "the old duke" });
    let leto = api.ask("", "POST", "/login", &[], again).await.cookie();
    api.ask(&leto, "POST", "/logout-everywhere", &[], none.clone()).await;
    api.ask("", "GET", "/games", &[], none.clone()).await;
    for (kind, query) in [("imperium", "?lang=uk"), ("imperium", "?lang=xx"), ("imperium", "?a=b"), ("chess", "")] {
        api.ask("", "GET", "/games/{kind}/catalogue", &[("{kind}", kind), ("?", query)], none.clone()).await;
    }

    let (bot, hot) = (json!({ "kind": "bot", "bot": "random" }), json!({ "kind": "hot-seat", "name": "Jessica" }));
    let full = json!({ "kind": "imperium", "setup": { "players": 4 }, "start": true,
        "seats": [{ "kind": "me" }, bot, hot, bot],
        "options": { "listed": true, "undo": "none", "time": { "kind": "per-game", "seconds": 900 },
            "spectators": true, "pace_ms": 0 } });
    let short = json!({ "kind": "imperium", "setup": { "players": 4 } });
    for wrong in [
        json!({}),
        json!({ "kind": "imperium", "setup": {}, "seats": [{ "kind": "throne" }] }),
        json!({ "kind": "imperium", "setup": {}, "options": { "undo": "always" } }),
        json!({ "kind": "imperium", "setup": {}, "options": { "time": { "kind": "per-move" } } }),
        json!({ "kind": "imperium", "setup": {}, "seats": [{ "kind": "bot" }] }),
    ] {
        let refused = api.ask(&paul, "POST", "/tables", &[], wrong).await;
        assert_eq!(refused.status.as_u16(), 400);
    }
    api.ask("", "POST", "/tables", &[], short.clone()).await;
    api.ask(&paul, "POST", "/tables", &[], json!({ "kind": "chess", "setup": {} })).await;
    let game = api.ask(&paul, "POST", "/tables", &[], full).await.json();
    let lobby = api.ask(&paul, "POST", "/tables", &[], short).await.json();
    let text = |value: &Value| value.as_str().expect("text").to_owned();
    let (game, code) = (text(&game["id"]), text(&lobby["code"]));
    let lobby = text(&lobby["id"]);
    for (who, code) in [(&paul, code.as_str()), (&chani, "ZZZZZZ")] {
        api.ask(who, "GET", "/tables/code/{code}", &[("{code}", code)], none.clone()).await;
    }
    let bots = json!({ "seat": "C", "request": bot });
    for (who, id) in [("", &lobby), (&chani, &lobby), (&paul, &lobby), (&paul, &game), (&paul, &"nothing".to_owned())] {
        let at = &[("{id}", id.as_str())];
        api.ask(who, "GET", "/tables/{id}", at, none.clone()).await;
        api.ask(who, "POST", "/tables/{id}/join", at, json!({ "seat": "B" })).await;
        api.ask(who, "POST", "/tables/{id}/seat", at, bots.clone()).await;
        api.ask(who, "POST", "/tables/{id}/start", at, none.clone()).await;
        api.ask(who, "POST", "/tables/{id}/stand-in", at, json!({ "seat": "A" })).await;
        api.ask(who, "GET", "/tables/{id}/save", at, none.clone()).await;
        api.ask(who, "POST", "/tables/{id}/rematch", at, none.clone()).await;
        for query in ["", "?step=0&lang=zh", "?seat=A", "?seat=B", "?seat=all", "?step=9999", "?step=x"] {
            api.ask(who, "GET", "/tables/{id}/replay", &[at[0], ("?", query)], none.clone()).await;
        }
    }
    let bots = json!({ "kind": "imperium", "setup": { "players": 3 }, "seats": [bot, bot, bot] });
    let bots = text(&api.ask(&paul, "POST", "/tables", &[], bots).await.json()["id"]);
    api.ask(&paul, "POST", "/tables/{id}/start", &[("{id}", bots.as_str())], none.clone()).await;
    let at = &[("{id}", lobby.as_str())];
    api.ask(&chani, "POST", "/tables/{id}/join", at, json!({ "seat": "Z" })).await;
    api.ask(&chani, "POST", "/tables/{id}/join", at, json!({ "chair": "A" })).await;
    api.ask(&paul, "POST", "/tables/{id}/seat", at, json!({ "seat": "C" })).await;
    api.ask(&paul, "GET", "/tables", &[], none.clone()).await;
    for who in [&chani, &chani, &paul] {
        api.ask(who, "POST", "/tables/{id}/leave", at, none.clone()).await;
    }
    api.ask("", "GET", "/tables/{id}/live", at, none.clone()).await;
    for (who, id) in [("", &lobby), (&chani, &lobby), (&paul, &lobby), (&paul, &lobby), (&paul, &game)] {
        api.ask(who, "DELETE", "/tables/{id}", &[("{id}", id.as_str())], none.clone()).await;
    }

    // Everything was asked for, and succeeded once; but a game that is over takes too long here.
    for (path, methods) in api.document["paths"].as_object().expect("paths") {
        for (method, operation) in methods.as_object().expect("methods") {
            for (status, promised) in operation["responses"].as_object().expect("responses") {
                let after = ["/save", "/rematch", "/stand-in"].iter().any(|end| path.ends_with(end));
                let succeeds = status.starts_with('2') && promised["content"].is_object() && !after;
                let status = status.parse().unwrap_or(0);
                let seen = api.seen.contains(&(method.to_uppercase(), path.clone(), status));
                assert!(seen || !succeeds, "{method} {path} {status} was never seen");
            }
        }
    }
    // And the schemas are no open doors.
    assert!(!api.of("TableInfo", &json!({ "id": "x" })).is_empty());
    assert!(!api.of("Error", &json!({ "error": {} })).is_empty());
    assert!(api.of("ClientMessage", &json!({ "t": "undo", "seq": 3 })).is_empty());
    for wrong in [json!({ "t": "undo" }), json!({ "t": "win" }), json!({ "t": "ping", "x": 1 }), json!({})] {
        assert!(!api.of("ClientMessage", &wrong).is_empty(), "{wrong}");
    }
}
