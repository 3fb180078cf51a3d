//! For those who look after the server.

use std::time::{Duration, Instant};

use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use tokio::sync::Mutex;

use super::endpoint::Endpoint;
use super::{ApiError, AppState, openapi};
use crate::store::Store;

/// How long the database may take to write a word.
const READY_TIMEOUT: Duration = Duration::from_secs(2);
/// For so long the last answer holds, however often it is asked.
const READY_KEPT: Duration = Duration::from_secs(1);

/// What was last found out about the database: why it cannot be written to, if it cannot.
#[derive(Default)]
pub struct Readiness(Mutex<Option<(Instant, Result<(), String>)>>);

impl Readiness {
    /// Whether records can be written, as of a second ago at most. Who comes meanwhile waits for the same answer.
    async fn check(&self, store: &Store) -> Result<(), String> {
        let mut known = self.0.lock().await;
        if let Some((_, answer)) = known.as_ref().filter(|(at, _)| at.elapsed() < READY_KEPT) {
            return answer.clone();
        }
        let answer = match tokio::time::timeout(READY_TIMEOUT, store.check_writable()).await {
            Ok(answer) => answer.map_err(|error| error.to_string()),
            Err(_) => Err("the database does not answer".to_owned()),
        };
        *known = Some((Instant::now(), answer.clone()));
        answer
    }
}

pub(super) fn endpoints() -> Vec<Endpoint> {
    vec![
        Endpoint::get("/healthz", "Says that the process runs.", healthy).answer(200, "It runs.", None),
        Endpoint::get("/readyz", "Says whether requests can be served.", ready).answer(200, "They can.", None).answer(
            503,
            "The database cannot be written to, or the server is about to stop.",
            Some("Error"),
        ),
        Endpoint::get("/metrics", "Counts and times in the text format of Prometheus.", metrics).answer(
            200,
            "The numbers.",
            None,
        ),
        Endpoint::get("/api/v1/openapi.json", "This document.", openapi::serve).answer(200, "The document.", None),
    ]
}

async fn healthy() -> &'static str {
    "ok\n"
}

async fn ready(State(state): State<AppState>) -> Result<&'static str, ApiError> {
    if state.shutdown.begun() {
        return Err(ApiError::Unavailable("the server is about to stop".to_owned()));
    }
    state.readiness.check(&state.store).await.map_err(ApiError::Unavailable)?;
    Ok("ready\n")
}

async fn metrics(State(state): State<AppState>) -> impl IntoResponse {
    let text = state.metrics.render(state.store.metrics());
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], text)
}
