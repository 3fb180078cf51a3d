//! HTTP: routes, the guard in front of them, and the files of the app.
//!
//! [`app`] gives a router without a listener, so tests can ask it directly.

mod endpoint;
mod error;
mod extract;
mod files;
mod games;
mod guard;
mod health;
mod openapi;
mod push;
mod session;
mod tables;

use std::sync::Arc;

use axum::Router;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::middleware::from_fn_with_state;
use axum::response::{IntoResponse, Response};
use serde_json::Value;
use tower_http::compression::CompressionLayer;

pub use endpoint::{Answer, Endpoint};
pub use error::ApiError;
pub use extract::{CurrentUser, Json};
pub use files::StaticFiles;
pub use games::{Catalogues, KEPT_CATALOGUES};
pub use guard::ClientAddress;
pub use health::Readiness;
pub use openapi::document;
pub use tables::{MAX_LISTED, MAX_MESSAGE};

use crate::identity::{Identity, IdentityError};
use crate::limit::{Limiters, Limits};
use crate::live::{Hub, LiveConfig};
use crate::metrics::Metrics;
use crate::push::{Push, PushConfig};
use crate::store::Store;
use crate::{Refusal, Shutdown};

/// The largest body of a request, in bytes.
pub const MAX_BODY: usize = 64 * 1024;

/// What can be chosen about HTTP.
#[derive(Clone, Debug, Default)]
pub struct HttpConfig {
    /// Whether browsers reach the server over HTTPS (through a proxy): cookies are then never sent without.
    pub secure: bool,
    /// How many proxies in front append to `X-Forwarded-For`. With 0 the header is ignored.
    pub trusted_proxies: u8,
    /// Whether it listens for this machine alone. Then a page elsewhere must not reach it under a name of its own.
    pub local: bool,
    /// How often and how much clients may ask and send.
    pub limits: Limits,
    /// How tables are played.
    pub live: LiveConfig,
    /// Whether people are called whose browser is closed, and in whose name.
    pub push: Option<PushConfig>,
    /// Whether whoever opens a table may choose the position it begins from or the seed it is dealt from: for tests, for
    /// then nothing is secret.
    pub development: bool,
}

/// What handlers share.
pub struct App {
    /// The database.
    pub store: Store,
    /// Who is who.
    pub identity: Identity,
    /// Counts for those who watch.
    pub metrics: Arc<Metrics>,
    /// How often is too often.
    pub limits: Limiters,
    /// Whether the database can be written to, as of a moment ago.
    pub readiness: Readiness,
    /// Catalogues that were asked for.
    pub catalogues: Catalogues,
    /// The end, when it comes.
    pub shutdown: Shutdown,
    /// The tables being played.
    pub hub: Hub,
    /// The files of the app.
    pub files: StaticFiles,
    /// What was chosen.
    pub config: HttpConfig,
}

/// The state of the router.
pub type AppState = Arc<App>;

impl App {
    /// Everything a server needs on top of an open store.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn new(store: Store, files: StaticFiles, config: HttpConfig) -> Result<AppState, IdentityError> {
        let (metrics, shutdown) = (Arc::new(Metrics::default()), Shutdown::default());
        let push = match config.push.clone() {
            Some(chosen) => Some(Push::open(store.clone(), chosen).await?),
            None => None,
        };
        Ok(Arc::new(App {
            identity: Identity::open(store.clone(), config.secure).await?,
            hub: Hub::new(store.clone(), metrics.clone(), config.live, config.limits, push, shutdown.clone()),
            store,
            metrics,
            limits: Limiters::new(&config.limits),
            readiness: Readiness::default(),
            catalogues: Catalogues::default(),
            shutdown,
            files,
            config,
        }))
    }
}

/// Everything the server answers, except the files of the app.
pub fn endpoints() -> Vec<Endpoint> {
    let rooms = [health::endpoints(), session::endpoints(), push::endpoints(), games::endpoints(), tables::endpoints()];
    rooms.into_iter().flatten().collect()
}

/// The schemas the endpoints name.
pub fn schemas() -> Vec<(&'static str, Value)> {
    [session::schemas(), games::schemas()].concat()
}

/// The whole server as a service.
pub fn app(state: AppState) -> Router {
    let mut router = Router::new();
    for endpoint in endpoints() {
        router = router.route(endpoint.path, endpoint.handler);
    }
    router
        // The catalogue of a game is a hundred kilobytes of text. Files of the app come compressed already.
        .layer(CompressionLayer::new())
        .fallback(fallback)
        .method_not_allowed_fallback(|| async { ApiError::from(Refusal::MethodNotAllowed) })
        .layer(DefaultBodyLimit::max(MAX_BODY))
        .layer(from_fn_with_state(Arc::clone(&state), guard::protect))
        .layer(from_fn_with_state(Arc::clone(&state), guard::observe))
        .with_state(state)
}

async fn fallback(State(state): State<AppState>, request: Request) -> Response {
    if guard::is_api(request.uri().path()) {
        return ApiError::from(Refusal::NotFound).into_response();
    }
    state.files.respond(request.method(), request.uri().path(), request.headers())
}
