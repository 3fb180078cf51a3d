//! What a client is told when something does not work.

use std::time::Duration;

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;

use crate::identity::IdentityError;
use crate::store::StoreError;

/// Every answer that is not a success: `{"error":{"code":"…","message":"…"}}`. Programs look at the code, people read the
/// message. What the database said stays in the log.
#[derive(Debug)]
#[non_exhaustive]
pub enum ApiError {
    /// 400: what was sent is not what the address takes.
    BadRequest(String),
    /// 401: a session is needed.
    Unauthorized,
    /// 401: name and passphrase do not fit together.
    WrongCredentials,
    /// 403: not for this user, or not from this page.
    Forbidden(&'static str),
    /// 404: nothing there.
    NotFound,
    /// 405: something is there, but not for this method.
    MethodNotAllowed,
    /// 408: the request took too long.
    Timeout,
    /// 409: it cannot be done any more, or not now. The code says why.
    Conflict(&'static str, String),
    /// 413: the body is too large.
    TooLarge,
    /// 415: the body is not JSON by its content type.
    MediaType,
    /// 422: understood, but not acceptable. The code says which part.
    Invalid(&'static str, String),
    /// 429: too many requests; come back later.
    TooMany(Duration),
    /// 500: our fault. The text is for the log alone.
    Internal(String),
    /// 503: the database does not answer, or the server is about to stop. The text is for the log alone.
    Unavailable(String),
}

#[derive(Serialize)]
struct Body<'a> {
    error: Detail<'a>,
}

#[derive(Serialize)]
struct Detail<'a> {
    code: &'a str,
    message: &'a str,
}

impl ApiError {
    fn parts(&self) -> (StatusCode, &str, &str) {
        match self {
            ApiError::BadRequest(message) => (StatusCode::BAD_REQUEST, "bad_request", message),
            ApiError::Unauthorized => (StatusCode::UNAUTHORIZED, "unauthorized", "you are not signed in"),
            ApiError::WrongCredentials => {
                (StatusCode::UNAUTHORIZED, "wrong_credentials", "name and passphrase do not fit together")
            }
            ApiError::Forbidden(message) => (StatusCode::FORBIDDEN, "forbidden", message),
            ApiError::NotFound => (StatusCode::NOT_FOUND, "not_found", "there is nothing here"),
            ApiError::MethodNotAllowed => {
                (StatusCode::METHOD_NOT_ALLOWED, "method_not_allowed", "this address does not take that method")
            }
            ApiError::Timeout => (StatusCode::REQUEST_TIMEOUT, "timeout", "the request took too long"),
            ApiError::Conflict(code, message) => (StatusCode::CONFLICT, code, message),
            ApiError::TooLarge => (StatusCode::PAYLOAD_TOO_LARGE, "too_large", "the body is larger than 64 KiB"),
            ApiError::MediaType => {
                (StatusCode::UNSUPPORTED_MEDIA_TYPE, "media_type", "the body must be application/json")
            }
            ApiError::Invalid(code, message) => (StatusCode::UNPROCESSABLE_ENTITY, code, message),
            ApiError::TooMany(_) => (StatusCode::TOO_MANY_REQUESTS, "too_many", "too many requests; try again later"),
            ApiError::Internal(_) => {
                (StatusCode::INTERNAL_SERVER_ERROR, "internal", "something went wrong on our side")
            }
            ApiError::Unavailable(_) => {
                (StatusCode::SERVICE_UNAVAILABLE, "unavailable", "the server cannot do this now; try again later")
            }
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
        let (status, code, message) = self.parts();
        let body = axum::Json(Body { error: Detail { code, message } });
        let mut response = (status, body).into_response();
        if let ApiError::TooMany(wait) = self {
            // Rounded up: whoever waits that long is let in.
            let seconds = wait.as_secs_f64().ceil().max(1.0) as u64;
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> ApiError {
        match error {
            StoreError::NameTaken => ApiError::Conflict("name_taken", "another account has that name".to_owned()),
            StoreError::NoUser => ApiError::Unauthorized,
            StoreError::NoTable => ApiError::NotFound,
            StoreError::Database(error) => ApiError::Unavailable(error.to_string()),
            other => ApiError::Internal(other.to_string()),
        }
    }
}

impl From<IdentityError> for ApiError {
    fn from(error: IdentityError) -> ApiError {
        match error {
            IdentityError::Name(problem) => ApiError::Invalid("invalid_name", problem.to_owned()),
            IdentityError::Passphrase(problem) => ApiError::Invalid("invalid_passphrase", problem.to_owned()),
            IdentityError::NameTaken => StoreError::NameTaken.into(),
            IdentityError::WrongCredentials => ApiError::WrongCredentials,
            IdentityError::AlreadyAccount => ApiError::Conflict("already_account", error.to_string()),
            IdentityError::NoUser => ApiError::Unauthorized,
            IdentityError::Hashing(detail) => ApiError::Internal(detail),
            IdentityError::Store(error) => error.into(),
        }
    }
}
