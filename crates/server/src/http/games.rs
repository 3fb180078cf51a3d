//! The games there are, and their components in words.

use axum::body::Bytes;
use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::sync::Mutex;

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

/// Catalogues that are kept: setups are few, but anybody can make some up.
pub const KEPT_CATALOGUES: usize = 32;

/// Catalogues as they were made, by game, setup and language; the latest last.
#[derive(Default)]
pub struct Catalogues(Mutex<Vec<(CatalogueKey, Bytes)>>);

type CatalogueKey = (&'static str, String, String);

impl Catalogues {
    /// The catalogue, made once: a few milliseconds, so not on a thread that serves connections, and one at a time.
    async fn get(&self, kind: &'static dyn games::Rules, setup: Value, language: String) -> Result<Bytes, ApiError> {
        let key = (kind.name(), setup.to_string(), language.clone());
        let mut kept = self.0.lock().await;
        let found = match kept.iter().position(|(known, _)| *known == key) {
            Some(index) => kept.remove(index),
            None => {
                let make =
                    move || kind.catalogue(&setup, &language).map(|made| Bytes::copy_from_slice(made.get().as_bytes()));
                let made = tokio::task::spawn_blocking(make).await;
                let made = made.map_err(|panic| ApiError::Internal(panic.to_string()))?;
                (key, made.map_err(|problem| Refusal::InvalidSetup { detail: problem.0 })?)
            }
        };
        let bytes = found.1.clone();
        if kept.len() >= KEPT_CATALOGUES {
            kept.remove(0);
        }
        kept.push(found);
        Ok(bytes)
    }
}

async fn catalogue(
    State(app): State<AppState>,
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
    let catalogue = app.catalogues.get(kind, setup, query.lang).await?;
    let headers = [(header::CACHE_CONTROL, "public, max-age=300"), (header::CONTENT_TYPE, "application/json")];
    Ok((headers, catalogue).into_response())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_catalogue_is_made_once() {
        let (kept, kind) = (Catalogues::default(), games::REGISTRY[0].as_ref());
        let get = async |players: u8, language: &str| {
            kept.get(kind, json!({ "players": players }), language.to_owned()).await.expect("a catalogue")
        };
        let first = get(4, "en").await;
        assert_eq!(get(4, "en").await.as_ptr(), first.as_ptr(), "the same bytes, not made again");
        assert_ne!(get(4, "uk").await, first);
        assert_ne!(get(3, "en").await.as_ptr(), first.as_ptr());
        assert_eq!(get(4, "en").await.as_ptr(), first.as_ptr());
    }
}
