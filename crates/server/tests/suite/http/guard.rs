//! Bad requests, headers, files, and the pages for operators.

use axum::body::Body;
use axum::http::{Request, StatusCode};
use serde_json::json;
use server::http::{HttpConfig, MAX_BODY, StaticFiles};
use server::limit::{Limits, Rate};

use super::Table;

#[tokio::test]
async fn bad_bodies() {
    let table = Table::open(HttpConfig::default()).await;
    let session = "/api/v1/session";
    for (body, status, code) in [
        ("{", 400, "bad-request"),
        ("", 400, "bad-request"),
        ("[]", 400, "bad-request"),
        ("{}", 400, "bad-request"),
        (r#"{"name":7}"#, 400, "bad-request"),
        (r#"{"name":"Paul","admin":true}"#, 400, "bad-request"),
        (&format!(r#"{{"name":"{}"}}"#, "x".repeat(MAX_BODY)), 413, "too-large"),
    ] {
        let refused = table.send("POST", session, "", body).await;
        assert_eq!(
            (refused.status.as_u16(), refused.code().as_str()),
            (status, code),
            "{}",
            &body[..body.len().min(40)]
        );
    }
    let request = Request::post(session).header("content-type", "text/plain").body(Body::from(r#"{"name":"Paul"}"#));
    let refused = table.ask(request.expect("a request")).await;
    assert_eq!((refused.status.as_u16(), refused.code().as_str()), (415, "media-type"));
    let request = Request::post(session).header("content-type", "application/json").body(Body::from(vec![0xff; 20]));
    assert_eq!(table.ask(request.expect("a request")).await.status.as_u16(), 400);
    // A secret in the wrong place is not repeated.
    let refused = table.send("POST", "/api/v1/login", "", r#"{"name":{"a":"gomjabbar"},"passphrase":1}"#).await;
    assert!(!String::from_utf8_lossy(&refused.body).contains("gomjabbar"));
}

#[tokio::test]
async fn foreign_pages_change_nothing() {
    let table = Table::open(HttpConfig::default()).await;
    let post = |origin: &str| {
        let request = Request::post("/api/v1/session").header("host", "melange.example").header("origin", origin);
        request.header("content-type", "application/json").body(Body::from(r#"{"name":"Paul"}"#)).expect("a request")
    };
    for origin in ["https://evil.example", "null", "https://melange.example.evil.example"] {
        let refused = table.ask(post(origin)).await;
        assert_eq!((refused.status.as_u16(), refused.code().as_str()), (403, "other-page"), "{origin}");
    }
    assert_eq!(table.ask(post("https://melange.example")).await.status, StatusCode::CREATED);
    let upgrade = Request::get("/api/v1/me").header("host", "melange.example").header("origin", "https://evil.example");
    let upgrade = upgrade.header("upgrade", "websocket").header("connection", "upgrade").body(Body::empty());
    assert_eq!(table.ask(upgrade.expect("a request")).await.status, StatusCode::FORBIDDEN);
    let reading = Request::get("/healthz").header("host", "melange.example").header("origin", "https://evil.example");
    assert_eq!(table.ask(reading.body(Body::empty()).expect("a request")).await.status, StatusCode::OK);
}

#[tokio::test]
async fn unknown_addresses_and_methods() {
    let table = Table::open(HttpConfig::default()).await;
    for path in ["/api", "/api/", "/api/v1/nothing", "/api/v1/me/", "/api/../etc/passwd"] {
        let missing = table.get(path, "").await;
        assert_eq!((missing.status.as_u16(), missing.code().as_str()), (404, "not-found"), "{path}");
    }
    let wrong = table.send("DELETE", "/api/v1/me", "", "").await;
    assert_eq!((wrong.status.as_u16(), wrong.code().as_str()), (405, "method-not-allowed"));
    let mut allowed: Vec<&str> = wrong.header("allow").split(',').map(str::trim).collect();
    allowed.sort_unstable();
    assert_eq!(allowed, ["GET", "HEAD", "PATCH"]);
    assert_eq!(table.send("POST", "/", "", "").await.code(), "method-not-allowed");
}

#[tokio::test]
async fn every_answer_is_guarded() {
    let table = Table::open(HttpConfig::default()).await;
    let mut ids = std::collections::HashSet::new();
    for path in ["/", "/api/v1/me", "/api/v1/nothing", "/metrics", "/missing.js"] {
        let answer = table.get(path, "").await;
        let policy = answer.header("content-security-policy");
        assert!(policy.contains("script-src 'self';") && policy.contains("frame-ancestors 'none'"), "{path}");
        assert_eq!(answer.header("x-content-type-options"), "nosniff");
        assert_eq!(answer.header("referrer-policy"), "same-origin");
        assert!(ids.insert(answer.header("x-request-id").to_owned()), "each request has an id of its own");
    }
}

#[tokio::test]
async fn too_many_requests_from_one_address() {
    let limits = Limits { requests_per_address: Rate { burst: 5.0, per_second: 0.1 }, ..Limits::default() };
    let table = Table::open(HttpConfig { limits, trusted_proxies: 1, ..HttpConfig::default() }).await;
    let from = |address: &str| {
        Request::get("/api/v1/me").header("x-forwarded-for", address).body(Body::empty()).expect("a request")
    };
    for _ in 0..5 {
        assert_eq!(table.ask(from("1.1.1.1")).await.status, StatusCode::UNAUTHORIZED);
    }
    let stopped = table.ask(from("9.9.9.9, 1.1.1.1")).await;
    assert_eq!((stopped.status, stopped.code().as_str()), (StatusCode::TOO_MANY_REQUESTS, "too-many"));
    assert!(stopped.header("retry-after").parse::<u64>().is_ok_and(|seconds| (1..=10).contains(&seconds)));
    assert_eq!(table.ask(from("2.2.2.2")).await.status, StatusCode::UNAUTHORIZED);
    for path in ["/healthz", "/readyz", "/metrics"] {
        let asked = Request::get(path).header("x-forwarded-for", "1.1.1.1").body(Body::empty()).expect("a request");
        assert_eq!(table.ask(asked).await.status, StatusCode::TOO_MANY_REQUESTS, "{path} is limited alike");
    }
}

#[tokio::test]
async fn pages_for_operators() {
    let table = Table::open(HttpConfig::default()).await;
    assert_eq!(table.get("/healthz", "").await.status, StatusCode::OK);
    // A disk that is busy may take its time.
    while table.get("/readyz", "").await.status != StatusCode::OK {
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    table.get("/api/v1/me", "").await;
    table.get("/api/v1/made-up", "").await;
    let text = String::from_utf8(table.get("/metrics", "").await.body.to_vec()).expect("text");
    for line in [
        "melange_requests_total{method=\"GET\",route=\"/api/v1/me\",status=\"401\"} 1",
        "melange_requests_total{method=\"GET\",route=\"unknown\",status=\"404\"} 1",
        "melange_appends_total{outcome=\"stored\"} 0",
        "# TYPE melange_append_seconds histogram",
        "melange_live_tables 0",
        "melange_sockets 0",
    ] {
        assert!(text.contains(line), "{line}");
    }
    assert!(!text.contains("made-up"));
    table.state.shutdown.begin();
    let stopping = table.get("/readyz", "").await;
    assert_eq!((stopping.status.as_u16(), stopping.code().as_str()), (503, "unavailable"));
}

#[tokio::test]
async fn a_dead_database_is_not_talked_about() {
    let table = Table::open(HttpConfig::default()).await;
    table.state.store.close().await;
    let failed = table.post("/api/v1/session", "", json!({"name": "Paul"})).await;
    assert_eq!((failed.status.as_u16(), failed.code().as_str()), (503, "unavailable"));
    assert!(!String::from_utf8_lossy(&failed.body).to_lowercase().contains("pool"));
    assert_eq!(table.get("/readyz", "").await.status.as_u16(), 503);
    assert_eq!(table.get("/healthz", "").await.status.as_u16(), 200);
}

#[tokio::test]
async fn slow_requests_end() {
    let limits = Limits { request_timeout: std::time::Duration::from_millis(50), ..Limits::default() };
    let config = HttpConfig { limits, ..HttpConfig::default() };
    let table = Table::open(config).await;
    let never = Body::from_stream(futures_util::stream::pending::<Result<Vec<u8>, std::io::Error>>());
    let request = Request::post("/api/v1/session").header("content-type", "application/json").body(never);
    let ended = table.ask(request.expect("a request")).await;
    assert_eq!((ended.status.as_u16(), ended.code().as_str()), (408, "timeout"));
}

#[tokio::test]
async fn the_document_is_served() {
    let table = Table::open(HttpConfig::default()).await;
    let document = table.get("/api/v1/openapi.json", "").await.json();
    assert_eq!(document["openapi"], "3.1.0");
    let cookie = table.post("/api/v1/session", "", json!({"name": "Paul"})).await.cookie();
    let new = json!({"kind": "imperium", "setup": {"players": 4}});
    let lobby = table.post("/api/v1/tables", &cookie, new).await.json();
    // What is documented is there: no documented path gives 404, no documented method 405.
    for (path, methods) in document["paths"].as_object().expect("paths") {
        let path = path.replace("{kind}", "imperium");
        let path = ["id", "code"]
            .iter()
            .fold(path, |path, &name| path.replace(&format!("{{{name}}}"), lobby[name].as_str().expect("text")));
        for method in methods.as_object().expect("methods").keys() {
            let answer = table.send(&method.to_uppercase(), &path, "", "{}").await;
            assert!(!matches!(answer.status.as_u16(), 404 | 405), "{method} {path}: {}", answer.status);
        }
    }
}

#[tokio::test]
async fn files() {
    let table = Table::open(HttpConfig::default()).await;
    let script = "/assets/index-D3adB33f.js";
    let ask = |path: &str, header: &str, value: &str| {
        table.ask(Request::get(path).header(header, value).body(Body::empty()).expect("a request"))
    };
    for (accepted, body, coding) in [
        ("gzip, br", "as brotli", "br"),
        ("gzip", "as gzip", "gzip"),
        ("br;q=0", "plain", ""),
        ("identity", "plain", ""),
    ] {
        let answer = ask(script, "accept-encoding", accepted).await;
        assert_eq!((answer.status.as_u16(), &answer.body[..]), (200, body.as_bytes()));
        assert_eq!(answer.header("content-encoding"), coding);
        assert_eq!(answer.header("content-type"), "text/javascript; charset=utf-8");
        assert_eq!(answer.header("vary"), "accept-encoding");
        assert_eq!(answer.header("cache-control"), "public, max-age=31536000, immutable");
    }
    let page = table.get("/", "").await;
    assert_eq!((page.header("cache-control"), page.header("content-type")), ("no-cache", "text/html; charset=utf-8"));
    let unchanged = ask("/", "if-none-match", page.header("etag")).await;
    assert_eq!((unchanged.status.as_u16(), unchanged.body.len()), (304, 0));
    assert_eq!(ask("/", "if-none-match", "\"old\"").await.status.as_u16(), 200);
    for path in ["/table/ABC234", "/index.html", "/replay"] {
        assert_eq!(table.get(path, "").await.body, page.body, "{path} is a page of the app");
    }
    for path in ["/missing.js", "/assets/index-D3adB33f.js.map", "/..%2f..%2fetc/passwd.txt", "/assets/x.js.br"] {
        assert_eq!(table.get(path, "").await.code(), "not-found", "{path}");
    }
    let head = table.ask(Request::head("/").body(Body::empty()).expect("a request")).await;
    assert_eq!((head.status.as_u16(), head.header("etag")), (200, page.header("etag")));
}

#[tokio::test]
async fn without_the_app_a_page_says_so() {
    let files = StaticFiles::new([]);
    let response = files.respond(&axum::http::Method::GET, "/table/ABC234", &Default::default());
    assert_eq!(response.status(), StatusCode::OK);
    let body = axum::body::to_bytes(response.into_body(), 10_000).await.expect("a body");
    assert!(String::from_utf8_lossy(&body).contains("built without the table"));
}
