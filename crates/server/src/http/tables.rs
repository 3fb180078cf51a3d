//! Tables: opening, finding, joining, looking back, and the socket.

use std::sync::Arc;

use axum::extract::rejection::{PathRejection, QueryRejection};
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use table::{Problem, Seat, Seed};

use super::extract::PreferredLanguage;
use super::games::english;
use super::guard::ClientAddress;
use super::{ApiError, AppState, CurrentUser, Endpoint, Json};
use crate::Refusal;
use crate::limit::Key;
use crate::live::{
    Command, ConnectRequest, KeyedGuard, LiveError, ReplayRequest, ReplayViewer, Reply, new_draft, run_socket,
    seat_row, stored_info,
};
use crate::store::{SeatKind, SeatRow, Status, TableId, TableRow, User, UserId};
use crate::wire::{Join, NewTable, Replay, SeatRequest, SetSeat, StandIn, TableInfo, Tables};

/// Tables in a list at most.
pub const MAX_LISTED: u32 = 50;
/// The longest message and frame over a socket, in bytes. A frame says beforehand how long it is, and room is made for it.
pub const MAX_MESSAGE: usize = 16 * 1024;

pub(super) fn endpoints() -> Vec<Endpoint> {
    let table = |endpoint: Endpoint| {
        endpoint.tag("tables").answer(200, "The table.", Some("TableInfo")).answer(404, "No such table.", Some("Error"))
    };
    let change = |endpoint: Endpoint| {
        table(endpoint.session()).answer(403, "Not for this visitor.", Some("Error")).answer(
            409,
            "Not now.",
            Some("Error"),
        )
    };
    vec![
        Endpoint::get("/api/v1/tables", "One's own tables, and those open to all.", list).tag("tables").answer(
            200,
            "Two lists.",
            Some("Tables"),
        ),
        table(Endpoint::post("/api/v1/tables", "Opens a table.", create).session().body("NewTable")).answer(
            422,
            "No such game, setup, seats or options.",
            Some("Error"),
        ),
        table(Endpoint::get("/api/v1/tables/code/{code}", "The table with that code.", by_code)),
        table(Endpoint::get("/api/v1/tables/{id}", "A table.", info)),
        change(Endpoint::post("/api/v1/tables/{id}/join", "Takes a seat.", join).body("Join")),
        change(Endpoint::post("/api/v1/tables/{id}/leave", "Gives the seat up.", leave)),
        change(
            Endpoint::post("/api/v1/tables/{id}/seat", "Says who takes a seat; for the owner.", seat)
                .body("SetSeat")
                .answer(422, "Nobody of that kind can sit there.", Some("Error")),
        ),
        change(
            Endpoint::post(
                "/api/v1/tables/{id}/stand-in",
                "Lets a bot go on for somebody who is long absent, or votes for it.",
                stand_in,
            )
            .body("StandIn"),
        ),
        change(Endpoint::post("/api/v1/tables/{id}/start", "Begins the game; for the owner.", start)),
        change(Endpoint::post(
            "/api/v1/tables/{id}/rematch",
            "Another game at the same seats: opens its table, or takes the seat kept there.",
            rematch,
        )),
        Endpoint::delete("/api/v1/tables/{id}", "Closes a table before the game; for the owner.", close)
            .tag("tables")
            .session()
            .answer(204, "It is gone.", None)
            .answer(403, "It is somebody else's.", Some("Error"))
            .answer(404, "No such table.", Some("Error"))
            .answer(409, "The game has begun.", Some("Error")),
        Endpoint::get("/api/v1/tables/{id}/replay", "A moment of the game.", replay)
            .tag("tables")
            .query("step", "After how many actions; after all of them if not said.")
            .query("seat", "Through whose eyes: a letter, or all.")
            .query("lang", "The language of the log and the prompt.")
            .answer(200, "The game after that many actions.", Some("Replay"))
            .answer(400, "That is no query.", Some("Error"))
            .answer(403, "Not for this visitor, or not yet.", Some("Error"))
            .answer(409, "The game has not begun, or had no such moment.", Some("Error"))
            .answer(404, "No such table.", Some("Error")),
        Endpoint::get("/api/v1/tables/{id}/save", "The whole game as a file, once it is over.", save)
            .tag("tables")
            .answer(200, "A save file.", Some("Any"))
            .answer(403, "Not for this visitor.", Some("Error"))
            .answer(409, "The game is not over.", Some("Error"))
            .answer(404, "No such table.", Some("Error")),
        Endpoint::get("/api/v1/tables/{id}/live", "The socket of the table.", live)
            .tag("tables")
            .query("lang", "The language of everything about the game.")
            .query("since", "How many entries the visitor knows already.")
            .query("changes", "true: updates hold of the view only what changed.")
            .answer(101, "A WebSocket that speaks ServerMessage and takes ClientMessage.", None)
            .answer(400, "That is no query, or no WebSocket.", Some("Error"))
            .answer(404, "No such table.", Some("Error")),
    ]
}

type Id = Result<Path<TableId>, PathRejection>;

/// A strange address is an address where nothing is.
fn id_of(path: Id) -> Result<TableId, ApiError> {
    path.map(|Path(id)| id).map_err(|_| Refusal::NotFound.into())
}

/// A table as a visitor sees it.
async fn table_info(
    app: &AppState,
    id: &TableId,
    user: Option<UserId>,
    PreferredLanguage(language): PreferredLanguage,
) -> Result<axum::Json<TableInfo>, ApiError> {
    Ok(axum::Json(app.hub.ask(id, |reply| Command::Info(user, language, reply)).await?))
}

async fn list(
    State(app): State<AppState>,
    user: Option<CurrentUser>,
    language: PreferredLanguage,
) -> Result<axum::Json<Tables>, ApiError> {
    let user = user.map(|current| current.user.id);
    let mine = match &user {
        Some(user) => app.store.tables_of(user, MAX_LISTED).await?,
        None => Vec::new(),
    };
    let listed = app.store.listed_tables(app.hub.stale_before(), MAX_LISTED).await?;
    let (mine, listed) =
        (infos(&app, mine, user.as_ref(), &language).await?, infos(&app, listed, user.as_ref(), &language).await?);
    Ok(axum::Json(Tables { mine, listed }))
}

/// Tables as a visitor sees them. One that is not live is not loaded if what is stored beside its records will do, and
/// one that cannot be read does not hide the others.
async fn infos(
    app: &AppState,
    tables: Vec<TableRow>,
    user: Option<&UserId>,
    PreferredLanguage(language): &PreferredLanguage,
) -> Result<Vec<TableInfo>, ApiError> {
    let mut infos = Vec::new();
    for table in tables.into_iter().filter(|table| table.status != Status::Abandoned) {
        let stored = if app.hub.is_live(&table.id) { None } else { stored_info(&table, user, language) };
        if let Some(info) = stored {
            infos.push(info);
            continue;
        }
        match app.hub.ask(&table.id, |reply| Command::Info(user.cloned(), language.clone(), reply)).await {
            Ok(info) => infos.push(info),
            Err(LiveError::Store(error)) => return Err(error.into()),
            Err(LiveError::NoTable) => {}
            Err(error) => tracing::error!(table = %table.id, %error, "a table cannot be listed"),
        }
    }
    Ok(infos)
}

async fn close(State(app): State<AppState>, current: CurrentUser, id: Id) -> Result<StatusCode, ApiError> {
    app.hub.ask(&id_of(id)?, |reply| Command::Abandon(current.user, reply)).await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn create(
    State(app): State<AppState>,
    address: ClientAddress,
    current: CurrentUser,
    language: PreferredLanguage,
    Json(new): Json<NewTable>,
) -> Result<axum::Json<TableInfo>, ApiError> {
    let user = current.user;
    let _opening = check_may_open(&app, &address, &user).await?;
    let kind = games::find(&new.kind).map_err(|problem| Refusal::UnknownGame { detail: problem.0 })?;
    let invalid = |problem: Problem| Refusal::InvalidSetup { detail: problem.0 };
    let setup = match new.setup.get(games::POSITION) {
        None => new.setup,
        Some(_) if !app.config.development => return Err(Refusal::DevelopmentOnly.into()),
        // Who looks at the table is told the setup alone.
        Some(_) => kind.full_setup(&new.setup).map_err(invalid)?,
    };
    let seed = match new.seed {
        None => Seed(crate::secret::random_bytes()),
        Some(_) if !app.config.development => return Err(Refusal::DevelopmentOnly.into()),
        Some(seed) => seed.parse().map_err(invalid)?,
    };
    let seats = kind.seats(&setup).map_err(invalid)?;
    if new.seats.len() > seats {
        return Err(Refusal::TooManySeats { seats }.into());
    }
    if new.seats.iter().filter(|&request| *request == SeatRequest::Me).count() > 1 {
        return Err(Refusal::TwoSeats.into());
    }
    let mut rows: Vec<SeatRow> = Vec::new();
    for number in 0..seats {
        let request = new.seats.get(number).unwrap_or(&SeatRequest::Open);
        rows.push(seat_row(&new.kind, number as u8, request, &user)?);
    }
    new.options.check()?;
    let complete = rows.iter().all(|row| row.kind != SeatKind::Open);
    let spec = new_draft(new.kind, setup, &seed, &new.options, rows)?;
    let sits_down = new.seats.contains(&SeatRequest::Me) && !(new.start && complete);
    let _sitting = if sits_down { Some(app.hub.check_may_sit(&user).await?) } else { None };
    let table = app.store.create_table(&user.id, spec).await?;
    if new.start && complete {
        app.hub.ask(&table.id, |reply| Command::Start(user.clone(), reply)).await?;
    }
    table_info(&app, &table.id, Some(user.id), language).await
}

/// Whether somebody may open one more table. The answer is kept until they have: nobody opens many at once.
async fn check_may_open(app: &AppState, address: &ClientAddress, user: &User) -> Result<KeyedGuard, ApiError> {
    app.limits.new_tables.take(Key::User(user.id.clone())).map_err(ApiError::TooMany)?;
    app.limits.new_tables.take(address.key()).map_err(ApiError::TooMany)?;
    let guard = app.hub.create_table_locks().lock(&user.id).await;
    let most = app.config.limits.unfinished_tables;
    if app.store.count_unfinished(&user.id, app.hub.stale_before()).await? >= most as i64 {
        return Err(Refusal::TooManyTables { most }.into());
    }
    Ok(guard)
}

/// Opens the table of a rematch, or takes the seat that is kept there.
async fn rematch(
    State(app): State<AppState>,
    address: ClientAddress,
    current: CurrentUser,
    language: PreferredLanguage,
    id: Id,
) -> Result<axum::Json<TableInfo>, ApiError> {
    let (id, user) = (id_of(id)?, current.user);
    let next = match app.store.table(&id).await?.ok_or(Refusal::NotFound)?.rematch {
        Some(next) => app.store.table(&next).await?,
        None => None,
    };
    // One that was closed again is none.
    let is_new = next.is_none_or(|next| next.status == Status::Abandoned);
    let _opening = if is_new { Some(check_may_open(&app, &address, &user).await?) } else { None };
    let next = app.hub.ask(&id, |reply| Command::Rematch(user.clone(), reply)).await?;
    let PreferredLanguage(spoken) = &language;
    let info = app.hub.ask(&next, |reply| Command::Info(Some(user.id.clone()), spoken.clone(), reply)).await?;
    if info.status == Status::Lobby && info.seats.iter().any(|seat| seat.invited) {
        app.hub.ask(&next, |reply| Command::Join(user.clone(), None, reply)).await?;
    } else if info.status == Status::Lobby && info.mine && info.seats.iter().all(|seat| seat.kind != SeatKind::Open) {
        app.hub.ask(&next, |reply| Command::Start(user.clone(), reply)).await?;
    }
    table_info(&app, &next, Some(user.id), language).await
}

async fn by_code(
    State(app): State<AppState>,
    address: ClientAddress,
    user: Option<CurrentUser>,
    language: PreferredLanguage,
    code: Result<Path<String>, PathRejection>,
) -> Result<axum::Json<TableInfo>, ApiError> {
    let Path(code) = code.map_err(|_| Refusal::NotFound)?;
    // Whoever guesses must not find what is private: only codes that are right are free.
    app.limits.unknown_codes.take(address.key()).map_err(ApiError::TooMany)?;
    let table = app.store.find_by_code(&code).await?.ok_or(Refusal::NotFound)?;
    app.limits.unknown_codes.refund(&address.key());
    table_info(&app, &table.id, user.map(|current| current.user.id), language).await
}

async fn info(
    State(app): State<AppState>,
    user: Option<CurrentUser>,
    language: PreferredLanguage,
    id: Id,
) -> Result<axum::Json<TableInfo>, ApiError> {
    table_info(&app, &id_of(id)?, user.map(|current| current.user.id), language).await
}

/// Has the table do something for a visitor, and shows what has become of it.
async fn change(
    app: &AppState,
    current: CurrentUser,
    language: PreferredLanguage,
    id: Id,
    command: impl FnOnce(User, Reply<()>) -> Command,
) -> Result<axum::Json<TableInfo>, ApiError> {
    let (id, user) = (id_of(id)?, current.user);
    let me = user.id.clone();
    app.hub.ask(&id, |reply| command(user, reply)).await?;
    table_info(app, &id, Some(me), language).await
}

async fn join(
    State(app): State<AppState>,
    current: CurrentUser,
    language: PreferredLanguage,
    id: Id,
    Json(join): Json<Join>,
) -> Result<axum::Json<TableInfo>, ApiError> {
    change(&app, current, language, id, |user, reply| Command::Join(user, join.seat, reply)).await
}

async fn leave(
    State(app): State<AppState>,
    current: CurrentUser,
    language: PreferredLanguage,
    id: Id,
) -> Result<axum::Json<TableInfo>, ApiError> {
    change(&app, current, language, id, Command::Leave).await
}

async fn seat(
    State(app): State<AppState>,
    current: CurrentUser,
    language: PreferredLanguage,
    id: Id,
    Json(set): Json<SetSeat>,
) -> Result<axum::Json<TableInfo>, ApiError> {
    change(&app, current, language, id, |user, reply| Command::SetSeat(user, set.seat, set.request, reply)).await
}

async fn stand_in(
    State(app): State<AppState>,
    current: CurrentUser,
    language: PreferredLanguage,
    id: Id,
    Json(body): Json<StandIn>,
) -> Result<axum::Json<TableInfo>, ApiError> {
    change(&app, current, language, id, |user, reply| Command::StandIn(user, body.seat, reply)).await
}

async fn start(
    State(app): State<AppState>,
    current: CurrentUser,
    language: PreferredLanguage,
    id: Id,
) -> Result<axum::Json<TableInfo>, ApiError> {
    change(&app, current, language, id, Command::Start).await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ReplayQuery {
    step: Option<usize>,
    seat: Option<String>,
    #[serde(default = "english")]
    lang: String,
}

async fn replay(
    State(app): State<AppState>,
    user: Option<CurrentUser>,
    id: Id,
    query: Result<Query<ReplayQuery>, QueryRejection>,
) -> Result<axum::Json<Replay>, ApiError> {
    let Query(query) =
        query.map_err(|_| Refusal::BadRequest { detail: "the query takes step, seat and lang".into() })?;
    let viewer = match query.seat.as_deref() {
        None => ReplayViewer::Own,
        Some("all") => ReplayViewer::All,
        Some(seat) => {
            let seat = Seat::try_from(seat.to_owned());
            ReplayViewer::Seat(seat.map_err(|_| Refusal::BadRequest { detail: "seat is a letter, or all".into() })?)
        }
    };
    let request =
        ReplayRequest { user: user.map(|current| current.user.id), step: query.step, viewer, language: query.lang };
    Ok(axum::Json(app.hub.replay(&id_of(id)?, request).await?))
}

async fn save(State(app): State<AppState>, user: Option<CurrentUser>, id: Id) -> Result<Response, ApiError> {
    let (id, user) = (id_of(id)?, user.map(|current| current.user.id));
    let text = app.hub.save(&id, user.as_ref()).await?;
    let mut response = ([(header::CONTENT_TYPE, "application/json")], text).into_response();
    let name = format!("attachment; filename=\"melange-{id}.json\"");
    if let Ok(name) = HeaderValue::from_str(&name) {
        response.headers_mut().insert(header::CONTENT_DISPOSITION, name);
    }
    Ok(response)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LiveQuery {
    #[serde(default = "english")]
    lang: String,
    since: Option<u64>,
    #[serde(default)]
    changes: bool,
}

async fn live(
    State(app): State<AppState>,
    address: ClientAddress,
    user: Option<CurrentUser>,
    id: Id,
    query: Result<Query<LiveQuery>, QueryRejection>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, ApiError> {
    let id = id_of(id)?;
    let Query(query) =
        query.map_err(|_| Refusal::BadRequest { detail: "the query takes lang, since and changes".into() })?;
    let table = app.store.table(&id).await?.ok_or(Refusal::NotFound)?;
    if table.status == Status::Abandoned {
        return Err(Refusal::NotFound.into());
    }
    let upgrade = upgrade.map_err(|_| Refusal::BadRequest { detail: "this address speaks WebSocket".into() })?;
    let limits = &app.config.limits;
    if app.metrics.sockets.get() >= limits.sockets as i64 {
        return Err(ApiError::Unavailable("too many sockets are open".into()));
    }
    let most = limits.sockets_per_address;
    let entered = app.limits.sockets_per_address.enter(address.key()).ok_or(Refusal::TooManySockets { most })?;
    let hub = app.hub.clone();
    let visit = ConnectRequest {
        user: user.map(|current| (current.user, current.token)),
        language: query.lang,
        since: query.since,
        changes: query.changes,
        entered,
        drawn: (Arc::clone(&app.limits.bytes_per_address), address.key()),
    };
    // Small buffers: ten thousand idle connections must fit into memory.
    let upgrade = upgrade.read_buffer_size(4 * 1024).write_buffer_size(0);
    let upgrade = upgrade.max_message_size(MAX_MESSAGE).max_frame_size(MAX_MESSAGE);
    let response = upgrade.on_upgrade(move |socket| run_socket(hub, id, visit, socket));
    debug_assert_eq!(response.status(), StatusCode::SWITCHING_PROTOCOLS);
    Ok(response)
}
