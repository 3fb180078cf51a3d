//! What handlers take from a request.

use std::sync::{Arc, OnceLock};

use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, FromRequestParts, OptionalFromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderValue, StatusCode, header};
use serde::de::DeserializeOwned;

use super::{ApiError, AppState};
use crate::Refusal;
use crate::identity::Token;
use crate::limit::Key;
use crate::store::User;

/// A JSON body. Unlike [`axum::Json`] it refuses with an [`ApiError`].
pub struct Json<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Json<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<Json<T>, ApiError> {
        match axum::Json::<T>::from_request(request, state).await {
            Ok(axum::Json(value)) => Ok(Json(value)),
            Err(JsonRejection::MissingJsonContentType(_)) => Err(Refusal::MediaType.into()),
            // Serde's message can repeat what was sent, a passphrase in the wrong place for one.
            Err(JsonRejection::JsonDataError(_)) => Err(Refusal::BadRequest {
                detail: "the body lacks a field, has one too many, or one of the wrong type".into(),
            }
            .into()),
            Err(JsonRejection::JsonSyntaxError(_)) => {
                Err(Refusal::BadRequest { detail: "the body is not JSON".into() }.into())
            }
            Err(other) if other.status() == StatusCode::PAYLOAD_TOO_LARGE => Err(Refusal::TooLarge.into()),
            Err(_) => Err(Refusal::BadRequest { detail: "the body could not be read".into() }.into()),
        }
    }
}

/// Where the cookie of a session that was renewed on the way waits for the answer that takes it along.
#[derive(Clone, Default)]
pub(super) struct RenewedCookie(pub Arc<OnceLock<HeaderValue>>);

/// The user whose cookie came with the request. As `Option<CurrentUser>` it also lets strangers through.
#[derive(Clone, Debug)]
pub struct CurrentUser {
    /// Who it is.
    pub user: User,
    /// Their session.
    pub token: Token,
}

impl FromRequestParts<AppState> for CurrentUser {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<CurrentUser, ApiError> {
        <CurrentUser as OptionalFromRequestParts<AppState>>::from_request_parts(parts, state)
            .await?
            .ok_or(Refusal::Unauthorized.into())
    }
}

impl OptionalFromRequestParts<AppState> for CurrentUser {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Option<CurrentUser>, ApiError> {
        let Some((user, token, cookie)) = state.identity.recognise(&parts.headers).await? else { return Ok(None) };
        if let (Some(cookie), Some(renewed)) = (cookie, parts.extensions.get::<RenewedCookie>()) {
            // The first is as good as another.
            let _ = renewed.0.set(cookie);
        }
        tracing::Span::current().record("user", user.id.as_str());
        state.limits.requests_per_user.take(Key::User(user.id.clone())).map_err(ApiError::TooMany)?;
        Ok(Some(CurrentUser { user, token }))
    }
}

/// The language a visitor prefers: the first of `Accept-Language`, without its region. Names of bots are said in it; an
/// unknown one is as good as none.
pub struct PreferredLanguage(pub String);

impl<S: Send + Sync> FromRequestParts<S> for PreferredLanguage {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<PreferredLanguage, Self::Rejection> {
        let wanted = parts.headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or("en");
        let first = wanted.split(|c: char| !c.is_ascii_alphabetic()).next().unwrap_or_default();
        Ok(PreferredLanguage(first.to_ascii_lowercase()))
    }
}
