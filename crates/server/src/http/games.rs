//! The games there are, and their components in words.

use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::{Value, json};

use super::{ApiError, AppState, Endpoint};
use crate::Refusal;
use crate::wire::{BotInfo, GameInfo};

pub(super) fn endpoints() -> Vec<Endpoint> {
    vec![
        Endpoint::get("/api/v1/games", "The games, with what can be chosen before one.", games).tag("games").answer(
            200,
            "All games.",
            Some("Games"),
        ),
        Endpoint::get("/api/v1/games/{kind}/catalogue", "All components of a setup, in one language.", catalogue)
            .tag("games")
            .query("lang", "Which language.")
            .query("setup", "The setup, as JSON.")
            .answer(200, "Names, texts and effect trees.", Some("Any"))
            .answer(400, "That is no query.", Some("Error"))
            .answer(404, "There is no such game.", Some("Error"))
            .answer(422, "The setup or the language is not known.", Some("Error")),
    ]
}

pub(super) fn schemas() -> Vec<(&'static str, Value)> {
    let games = json!({ "type": "array", "items": { "$ref": "#/components/schemas/GameInfo" } });
    vec![("Games", games), ("Any", json!({}))]
}

async fn games() -> axum::Json<Vec<GameInfo>> {
    let kinds = games::REGISTRY.iter().map(|kind| GameInfo {
        name: kind.name(),
        languages: kind.languages(),
        options: kind.options(),
        bots: kind.bots().iter().map(|bot| BotInfo { name: bot.name, about: bot.about }).collect(),
    });
    axum::Json(kinds.collect())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CatalogueQuery {
    #[serde(default = "english")]
    lang: String,
    setup: Option<String>,
}

pub(super) fn english() -> String {
    "en".into()
}

async fn catalogue(
    State(_): State<AppState>,
    kind: Result<Path<String>, axum::extract::rejection::PathRejection>,
    query: Result<Query<CatalogueQuery>, axum::extract::rejection::QueryRejection>,
) -> Result<Response, ApiError> {
    let Query(query) = query.map_err(|_| Refusal::BadRequest { detail: "the query takes lang and setup".into() })?;
    let Path(kind) = kind.map_err(|_| Refusal::NotFound)?;
    let kind = games::find(&kind).map_err(|_| Refusal::NotFound)?;
    let setup: Value = match &query.setup {
        Some(text) => {
            serde_json::from_str(text).map_err(|_| Refusal::BadRequest { detail: "setup is not JSON".into() })?
        }
        None => json!({ "players": 4 }),
    };
    // Some hundred components in words: a few milliseconds, so not on a thread that serves connections.
    let made = tokio::task::spawn_blocking(move || kind.catalogue(&setup, &query.lang)).await;
    let catalogue = made
        .map_err(|panic| ApiError::Internal(panic.to_string()))?
        .map_err(|problem| Refusal::InvalidSetup { detail: problem.0 })?;
    Ok(([(header::CACHE_CONTROL, "public, max-age=300")], axum::Json(catalogue)).into_response())
}
