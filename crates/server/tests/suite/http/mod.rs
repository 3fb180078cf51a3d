//! The server as a client sees it, asked without a network.

mod guard;
mod openapi;
mod schema;
mod serving;
mod session;

use std::sync::Arc;

use axum::Router;
use axum::body::{Body, Bytes, to_bytes};
use axum::http::{HeaderMap, Request, StatusCode, header};
use serde_json::Value;
use server::http::{App, AppState, HttpConfig, StaticFiles, app};
use server::store::{Location, Store};
use tempfile::TempDir;
use tower::ServiceExt;

/// A server on a database of its own.
pub(crate) struct Table {
    pub(crate) state: AppState,
    router: Router,
    _folder: TempDir,
}

pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) body: Bytes,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|error| panic!("{error}: {:?}", self.body))
    }

    /// The code of an error, after a look at the rest of it.
    pub(crate) fn code(&self) -> String {
        let error = &self.json()["error"];
        assert!(error["message"].as_str().is_some_and(|text| !text.is_empty()), "{error}");
        assert_eq!(self.headers[header::CONTENT_TYPE], "application/json");
        error["code"].as_str().expect("a code").to_owned()
    }

    /// What a browser would send back.
    pub(crate) fn cookie(&self) -> String {
        let cookie = self.headers[header::SET_COOKIE].to_str().expect("text");
        cookie.split(';').next().expect("a pair").to_owned()
    }

    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.get(name).map(|value| value.to_str().expect("text")).unwrap_or_default()
    }
}

impl Table {
    pub(crate) async fn open(config: HttpConfig) -> Table {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let store = Store::open(&Location::Sqlite(folder.path().join("test.db"))).await.expect("a database");
        let file = |path: &str, text: &'static str| (path.to_owned(), Bytes::from_static(text.as_bytes()));
        let files = StaticFiles::new([
            file("index.html", "<!doctype html>the app"),
            file("favicon.svg", "<svg/>"),
            file("assets/index-D3adB33f.js", "plain"),
            file("assets/index-D3adB33f.js.br", "as brotli"),
            file("assets/index-D3adB33f.js.gz", "as gzip"),
        ]);
        let state = App::new(store, files, config).await.expect("a server");
        Table { router: app(Arc::clone(&state)), state, _folder: folder }
    }

    pub(crate) async fn ask(&self, request: Request<Body>) -> Answer {
        let response = self.router.clone().oneshot(request).await.expect("infallible");
        let (parts, body) = response.into_parts();
        let body = to_bytes(body, usize::MAX).await.expect("a body");
        Answer { status: parts.status, headers: parts.headers, body }
    }

    pub(crate) async fn get(&self, path: &str, cookie: &str) -> Answer {
        self.ask(Request::get(path).header("cookie", cookie).body(Body::empty()).expect("a request")).await
    }

    pub(crate) async fn send(&self, method: &str, path: &str, cookie: &str, body: &str) -> Answer {
        let request = Request::builder().method(method).uri(path);
        let request = request.header("cookie", cookie).header("content-type", "application/json");
        self.ask(request.body(Body::from(body.to_owned())).expect("a request")).await
    }

    pub(crate) async fn post(&self, path: &str, cookie: &str, body: Value) -> Answer {
        self.send("POST", path, cookie, &body.to_string()).await
    }
}
