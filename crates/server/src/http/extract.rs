//! What handlers take from a request.

use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, FromRequestParts, OptionalFromRequestParts, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use serde::de::DeserializeOwned;

use super::limit::Key;
use super::{ApiError, AppState};
use crate::identity::Token;
use crate::store::User;

/// A JSON body. Unlike [`axum::Json`] it refuses with an [`ApiError`].
pub struct Json<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Json<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<Json<T>, ApiError> {
        match axum::Json::<T>::from_request(request, state).await {
            Ok(axum::Json(value)) => Ok(Json(value)),
            Err(JsonRejection::MissingJsonContentType(_)) => Err(ApiError::MediaType),
            // Serde's message can repeat what was sent, a passphrase in the wrong place for one.
            Err(JsonRejection::JsonDataError(_)) => {
                Err(ApiError::BadRequest("the body lacks a field, has one too many, or one of the wrong type".into()))
            }
            Err(JsonRejection::JsonSyntaxError(_)) => Err(ApiError::BadRequest("the body is not JSON".into())),
            Err(other) if other.status() == StatusCode::PAYLOAD_TOO_LARGE => Err(ApiError::TooLarge),
            Err(_) => Err(ApiError::BadRequest("the body could not be read".into())),
        }
    }
}

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
            .ok_or(ApiError::Unauthorized)
    }
}

impl OptionalFromRequestParts<AppState> for CurrentUser {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Option<CurrentUser>, ApiError> {
        let Some((user, token)) = state.identity.recognise(&parts.headers).await? else { return Ok(None) };
        tracing::Span::current().record("user", user.id.as_str());
        state.limits.user.take(Key::User(user.id.clone())).map_err(ApiError::TooMany)?;
        Ok(Some(CurrentUser { user, token }))
    }
}
