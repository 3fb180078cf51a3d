//! Coming in, being somebody, leaving.

use axum::extract::State;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::{Value, json};

use super::endpoint::Endpoint;
use super::extract::{CurrentUser, Json};
use super::guard::ClientAddress;
use super::{ApiError, AppState};
use crate::identity::{MAX_NAME, MAX_PASSPHRASE, MIN_PASSPHRASE, Name, SignedIn};
use crate::limit::Key;
use crate::secret::Secret;
use crate::store::account_key;
use crate::wire::Me;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NameBody {
    name: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Credentials {
    name: String,
    passphrase: Secret<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NewPassphrase {
    current: Secret<String>,
    passphrase: Secret<String>,
}

pub(super) fn endpoints() -> Vec<Endpoint> {
    let list = vec![
        Endpoint::post(
            "/api/v1/session",
            "Comes in as a guest; a session that is still good is kept and renamed.",
            guest,
        )
        .body("Name")
        .answer(201, "A new guest; the cookie is set.", Some("Me"))
        .answer(200, "The session was there; the guest has the new name.", Some("Me"))
        .answer(409, "The session belongs to an account and another one has the name.", Some("Error"))
        .answer(422, "That is no name.", Some("Error")),
        Endpoint::get("/api/v1/session", "Says who is signed in, if anybody is.", session).answer(
            200,
            "The user, or null.",
            Some("Session"),
        ),
        Endpoint::get("/api/v1/me", "Says who is signed in.", me).session().answer(200, "The user.", Some("Me")),
        Endpoint::patch("/api/v1/me", "Changes the name.", rename)
            .session()
            .body("Name")
            .answer(200, "The user with the new name.", Some("Me"))
            .answer(409, "Another account has the name.", Some("Error"))
            .answer(422, "That is no name.", Some("Error")),
        Endpoint::post("/api/v1/account", "Makes an account, of the guest who asks or of somebody new.", account)
            .body("Credentials")
            .answer(201, "The account; the cookie is set anew.", Some("Me"))
            .answer(409, "Another account has the name, or there is an account already.", Some("Error"))
            .answer(422, "That is no name or no passphrase.", Some("Error")),
        Endpoint::post("/api/v1/login", "Comes in with name and passphrase.", login)
            .body("Credentials")
            .answer(200, "The user; the cookie is set.", Some("Me"))
            .answer(401, "Name and passphrase do not fit together.", Some("Error")),
        Endpoint::post("/api/v1/logout", "Leaves; does nothing for strangers.", logout).answer(
            204,
            "The session is over and the cookie gone.",
            None,
        ),
        Endpoint::post(
            "/api/v1/logout-everywhere",
            "Ends all sessions of the user, on every device.",
            logout_everywhere,
        )
        .session()
        .answer(204, "They are over and the cookie is gone.", None),
        Endpoint::post(
            "/api/v1/passphrase",
            "Changes the passphrase of an account; sessions on other devices end.",
            passphrase,
        )
        .session()
        .body("NewPassphrase")
        .answer(204, "It is changed.", None)
        .answer(409, "There is no account.", Some("Error"))
        .answer(422, "That is no passphrase.", Some("Error")),
    ];
    list.into_iter().map(|endpoint| endpoint.tag("session")).collect()
}

pub(super) fn schemas() -> Vec<(&'static str, Value)> {
    let name = json!({"type": "string", "minLength": 1, "maxLength": MAX_NAME});
    let passphrase = json!({"type": "string", "minLength": MIN_PASSPHRASE, "maxLength": MAX_PASSPHRASE});
    vec![
        ("Session", json!({"anyOf": [{"$ref": "#/components/schemas/Me"}, {"type": "null"}]})),
        ("Name", object(json!({"name": name.clone()}))),
        ("Credentials", object(json!({"name": name.clone(), "passphrase": passphrase.clone()}))),
        ("NewPassphrase", object(json!({"current": passphrase.clone(), "passphrase": passphrase}))),
        (
            "Me",
            object(json!({
                "id": {"type": "string"},
                "name": name,
                "account": {"type": "boolean", "description": "Whether there is a passphrase; guests have none."},
            })),
        ),
    ]
}

/// A schema of an object all of whose properties are required and which has no others.
pub(super) fn object(properties: Value) -> Value {
    let required: Vec<String> = properties.as_object().map(|map| map.keys().cloned().collect()).unwrap_or_default();
    json!({"type": "object", "required": required, "properties": properties, "additionalProperties": false})
}

async fn guest(
    State(state): State<AppState>,
    address: ClientAddress,
    current: Option<CurrentUser>,
    Json(body): Json<NameBody>,
) -> Result<Response, ApiError> {
    // A second tab, or a page that was open before: the seats of this browser must not be lost to a new guest.
    if let Some(current) = current {
        let user = state.identity.rename(&current.user, &body.name).await?;
        return Ok(axum::Json(Me::from(user)).into_response());
    }
    state.limits.sign_ins.take(address.key()).map_err(ApiError::TooMany)?;
    Ok(signed_in(StatusCode::CREATED, state.identity.guest(&body.name).await?))
}

/// Unlike `/me` no error for strangers: everybody who opens the page asks this first.
async fn session(current: Option<CurrentUser>) -> axum::Json<Option<Me>> {
    axum::Json(current.map(|current| Me::from(current.user)))
}

async fn me(current: CurrentUser) -> axum::Json<Me> {
    axum::Json(current.user.into())
}

async fn rename(
    State(state): State<AppState>,
    current: CurrentUser,
    Json(body): Json<NameBody>,
) -> Result<axum::Json<Me>, ApiError> {
    Ok(axum::Json(state.identity.rename(&current.user, &body.name).await?.into()))
}

async fn account(
    State(state): State<AppState>,
    address: ClientAddress,
    current: Option<CurrentUser>,
    Json(body): Json<Credentials>,
) -> Result<Response, ApiError> {
    state.limits.sign_ins.take(address.key()).map_err(ApiError::TooMany)?;
    let before = current.as_ref().map(|current| (&current.user, &current.token));
    let signed = state.identity.create_account(before, &body.name, &body.passphrase).await?;
    close_sockets(&state, current.as_ref());
    Ok(signed_in(StatusCode::CREATED, signed))
}

async fn login(
    State(state): State<AppState>,
    address: ClientAddress,
    current: Option<CurrentUser>,
    Json(body): Json<Credentials>,
) -> Result<Response, ApiError> {
    state.limits.sign_ins.take(address.key()).map_err(ApiError::TooMany)?;
    // Also by account, however its name is spelled: a guesser with many addresses gets no further. Only failures count,
    // so that nobody is locked out by coming in often; the token is taken first, or many guesses at once would all see
    // it.
    let account = Key::Name(account_of(&body.name));
    state.limits.failed_logins.take(account.clone()).map_err(ApiError::TooMany)?;
    let before = current.as_ref().map(|current| &current.token);
    let signed = state.identity.login(before, &body.name, &body.passphrase).await?;
    state.limits.failed_logins.refund(&account);
    close_sockets(&state, current.as_ref());
    Ok(signed_in(StatusCode::OK, signed))
}

async fn logout(State(state): State<AppState>, current: Option<CurrentUser>) -> Result<Response, ApiError> {
    let Some(current) = current else { return Ok(StatusCode::NO_CONTENT.into_response()) };
    let cookie = state.identity.logout(&current.token).await?;
    close_sockets(&state, Some(&current));
    Ok(with_cookie(StatusCode::NO_CONTENT.into_response(), cookie))
}

async fn logout_everywhere(State(state): State<AppState>, current: CurrentUser) -> Result<Response, ApiError> {
    let (ended, cookie) = state.identity.logout_everywhere(&current.user).await?;
    ended.iter().for_each(|session| state.hub.sessions().end(session));
    Ok(with_cookie(StatusCode::NO_CONTENT.into_response(), cookie))
}

/// Whoever knows the old passphrase gets no further guesses at it than at logging in.
async fn passphrase(
    State(state): State<AppState>,
    address: ClientAddress,
    current: CurrentUser,
    Json(body): Json<NewPassphrase>,
) -> Result<StatusCode, ApiError> {
    state.limits.sign_ins.take(address.key()).map_err(ApiError::TooMany)?;
    let account = Key::Name(account_of(&current.user.name));
    state.limits.failed_logins.take(account.clone()).map_err(ApiError::TooMany)?;
    let CurrentUser { user, token } = &current;
    let ended = state.identity.change_passphrase(user, token, &body.current, &body.passphrase).await?;
    state.limits.failed_logins.refund(&account);
    ended.iter().for_each(|session| state.hub.sessions().end(session));
    Ok(StatusCode::NO_CONTENT)
}

/// The name of an account as it is compared; of what is no name, its beginning.
fn account_of(name: &str) -> String {
    match Name::parse(name) {
        Ok(name) => account_key(name.as_str()),
        Err(_) => name.chars().take(MAX_NAME).collect(),
    }
}

/// A session that is over keeps no socket: whoever sits at that browser next must not play on with it.
fn close_sockets(state: &AppState, ended: Option<&CurrentUser>) {
    if let Some(ended) = ended {
        state.hub.sessions().end(&ended.token.hash());
    }
}

fn signed_in(status: StatusCode, signed: SignedIn) -> Response {
    with_cookie((status, axum::Json(Me::from(signed.user))).into_response(), signed.cookie)
}

fn with_cookie(mut response: Response, cookie: HeaderValue) -> Response {
    response.headers_mut().insert(header::SET_COOKIE, cookie);
    response
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::UserId;

    #[test]
    fn schemas_say_what_is_sent() {
        let id = UserId::try_from("x".to_owned()).expect("an id");
        let sent = serde_json::to_value(Me { id, name: "Paul".into(), account: true }).expect("plain data");
        let schemas = schemas();
        let (_, schema) = schemas.iter().find(|(name, _)| *name == "Me").expect("described");
        let described: Vec<_> = schema["properties"].as_object().expect("properties").keys().collect();
        assert_eq!(described, sent.as_object().expect("an object").keys().collect::<Vec<_>>());
    }
}
