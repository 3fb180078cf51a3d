//! What a client is told when something does not work.

use std::time::Duration;

use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use serde_json::json;

use crate::Refusal;
use crate::identity::IdentityError;
use crate::live::LiveError;
use crate::store::StoreError;
use crate::wire::Refused;

/// Every answer that is not a success: `{"error":{"code":"…","message":"…","args":{…}}}`. Programs look at the code,
/// people read the message. What the database said stays in the log.
#[derive(Debug)]
#[non_exhaustive]
pub enum ApiError {
    /// Whatever was asked is not done.
    Refused(Refusal),
    /// 429: too many requests; come back after so long.
    TooMany(Duration),
    /// 500: our fault. The text is for the log alone.
    Internal(String),
    /// 503: the database does not answer, or the server is about to stop. The text is for the log alone.
    Unavailable(String),
}

impl ApiError {
    fn refusal(&self) -> Refusal {
        match self {
            ApiError::Refused(refusal) => refusal.clone(),
            // Rounded up: whoever waits that long is let in.
            ApiError::TooMany(wait) => Refusal::TooMany { seconds: wait.as_secs_f64().ceil().max(1.0) as u64 },
            ApiError::Internal(_) => Refusal::Internal,
            ApiError::Unavailable(_) => Refusal::Unavailable,
        }
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        match &self {
            ApiError::Internal(detail) => tracing::error!(%detail, "internal error"),
            ApiError::Unavailable(detail) => tracing::error!(%detail, "unavailable"),
            _ => {}
        }
        let refusal = self.refusal();
        let body = axum::Json(json!({ "error": Refused::from(&refusal) }));
        let mut response = (refusal.status(), body).into_response();
        if let Refusal::TooMany { seconds } = refusal {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}

impl From<Refusal> for ApiError {
    fn from(refusal: Refusal) -> ApiError {
        ApiError::Refused(refusal)
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> ApiError {
        match error {
            StoreError::NameTaken => Refusal::NameTaken.into(),
            StoreError::NoUser => Refusal::Unauthorized.into(),
            StoreError::NoTable => Refusal::NotFound.into(),
            StoreError::Database(error) => ApiError::Unavailable(error.to_string()),
            other => ApiError::Internal(other.to_string()),
        }
    }
}

impl From<IdentityError> for ApiError {
    fn from(error: IdentityError) -> ApiError {
        match error {
            IdentityError::Refused(refusal) => refusal.into(),
            IdentityError::Hashing(detail) => ApiError::Internal(detail),
            IdentityError::Store(error) => error.into(),
        }
    }
}

impl From<LiveError> for ApiError {
    fn from(error: LiveError) -> ApiError {
        match error {
            LiveError::NoTable => Refusal::NotFound.into(),
            LiveError::Refused(refusal) => refusal.into(),
            LiveError::Broken(detail) => ApiError::Internal(detail),
            LiveError::Store(error) => error.into(),
            LiveError::Unknown => ApiError::Unavailable(error.to_string()),
        }
    }
}
