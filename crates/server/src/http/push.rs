//! Which browsers want to be called when they are closed.

use axum::extract::State;
use axum::http::StatusCode;

use super::endpoint::Endpoint;
use super::extract::{CurrentUser, Json};
use super::{ApiError, AppState};
use crate::Refusal;
use crate::push::Push;
use crate::store::Subscription;
use crate::wire::{PushInfo, Subscribe, Unsubscribe};

/// The longest name of a language.
const MAX_LANGUAGE: usize = 16;

pub(super) fn endpoints() -> Vec<Endpoint> {
    let list = vec![
        Endpoint::get("/api/v1/push", "Says how to ask for calls while the browser is closed.", info).answer(
            200,
            "The key to subscribe with, or null where nobody is called.",
            Some("PushInfo"),
        ),
        Endpoint::post("/api/v1/push", "Has this browser called when it is its user's turn.", subscribe)
            .session()
            .body("Subscribe")
            .answer(204, "It is called for as long as the session lasts.", None)
            .answer(404, "Nobody is called here.", Some("Error"))
            .answer(422, "The push service is not known here, or the keys cannot be used.", Some("Error")),
        Endpoint::delete(
            "/api/v1/push",
            "Has this browser called no more; does nothing for unknown ones.",
            unsubscribe,
        )
        .session()
        .body("Unsubscribe")
        .answer(204, "It is not called any more.", None),
    ];
    list.into_iter().map(|endpoint| endpoint.tag("push")).collect()
}

async fn info(State(state): State<AppState>) -> axum::Json<PushInfo> {
    axum::Json(PushInfo { key: state.hub.push().map(Push::public_key) })
}

async fn subscribe(
    State(state): State<AppState>,
    current: CurrentUser,
    Json(body): Json<Subscribe>,
) -> Result<StatusCode, ApiError> {
    let push = state.hub.push().ok_or(Refusal::PushOff)?;
    let Subscribe { endpoint, p256dh, auth, mut language } = body;
    // An unknown language is as good as none; nobody needs to keep a long one.
    if language.len() > MAX_LANGUAGE {
        language.clear();
    }
    let subscription = Subscription { endpoint, p256dh, auth, language };
    push.check(&subscription)?;
    state.store.subscribe(&current.token.hash(), &subscription).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Also where nobody is called any more: whoever was once must be able to end it. Its address is known to the browser
/// alone, so whoever names it may.
async fn unsubscribe(
    State(state): State<AppState>,
    _: CurrentUser,
    Json(body): Json<Unsubscribe>,
) -> Result<StatusCode, ApiError> {
    state.store.unsubscribe(&body.endpoint).await?;
    Ok(StatusCode::NO_CONTENT)
}
