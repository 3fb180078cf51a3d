//! For those who look after the server.

use std::time::Duration;

use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;

use super::endpoint::Endpoint;
use super::{ApiError, AppState, openapi};

/// How long the database may take to say that it is there.
const READY_TIMEOUT: Duration = Duration::from_secs(2);

pub(super) fn endpoints() -> Vec<Endpoint> {
    vec![
        Endpoint::get("/healthz", "Says that the process runs.", healthy).answer(200, "It runs.", None),
        Endpoint::get("/readyz", "Says whether requests can be served.", ready).answer(200, "They can.", None).answer(
            503,
            "The database does not answer, or the server is about to stop.",
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
    match tokio::time::timeout(READY_TIMEOUT, state.store.ping()).await {
        Ok(Ok(())) => Ok("ready\n"),
        Ok(Err(error)) => Err(ApiError::Unavailable(error.to_string())),
        Err(_) => Err(ApiError::Unavailable("the database does not answer".to_owned())),
    }
}

async fn metrics(State(state): State<AppState>) -> impl IntoResponse {
    let text = state.metrics.render(state.store.metrics());
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], text)
}
