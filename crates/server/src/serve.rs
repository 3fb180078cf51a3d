//! Listening, and stopping in good order.

mod progress;

use std::convert::Infallible;
use std::future::Future;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::{ConnectInfo, Request};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinSet;
use tower::ServiceExt;

use crate::Shutdown;
use crate::http::{App, AppState, HttpConfig, StaticFiles, app};
use crate::identity::IdentityError;
use crate::limit::{AtOnce, Key, Limits};
use crate::store::{DOUBTED_DAYS, FileLock, Location, Purge, Store, StoreError};
use progress::Progress;

/// How long sockets may take to close when the server stops.
pub const SOCKET_CLOSE_TIMEOUT: Duration = Duration::from_secs(2);
/// How often expired sessions are removed.
const PURGE_INTERVAL: Duration = Duration::from_secs(3600);
/// How often it is noted that the server runs, while there are games: no clock runs when it did not.
const HEARTBEAT_INTERVAL: Duration = Duration::from_secs(10);

/// What a server is started with.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens. Port 0 takes a free one.
    pub listen: SocketAddr,
    /// Its database.
    pub database: Location,
    /// How it speaks HTTP.
    pub http: HttpConfig,
    /// How long requests may take to finish once the server is told to stop.
    pub drain: Duration,
    /// A folder with the built app, in place of the one inside the program.
    pub app: Option<PathBuf>,
}

impl Config {
    /// The usual choices.
    pub fn new(listen: SocketAddr, database: Location) -> Config {
        Config { listen, database, http: HttpConfig::default(), drain: Duration::from_secs(10), app: None }
    }
}

/// Why a server could not start.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The database could not be opened.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The key for cookies could not be read.
    #[error(transparent)]
    Identity(#[from] IdentityError),
    /// The address is not to be had.
    #[error("cannot listen on {address}: {source}")]
    Listen {
        /// The address.
        address: SocketAddr,
        /// What the operating system said.
        source: std::io::Error,
    },
    /// The app's folder cannot be read.
    #[error("cannot serve the app from {folder}: {source}")]
    App {
        /// The folder.
        folder: String,
        /// What the operating system said.
        source: std::io::Error,
    },
}

/// Serves until the process is told to stop (SIGINT or SIGTERM), then lets requests finish and writes what waits.
///
/// # Errors
/// When it cannot start.
pub async fn serve(config: Config) -> Result<(), ServeError> {
    serve_until(config, shutdown_signal(), |_| {}).await
}

/// Serves until `stop`; `ready` is told the address once connections are accepted.
///
/// # Errors
/// When it cannot start.
pub async fn serve_until(
    config: Config,
    stop: impl Future<Output = ()>,
    ready: impl FnOnce(SocketAddr),
) -> Result<(), ServeError> {
    let listening = |source| ServeError::Listen { address: config.listen, source };
    // The address first: a second server on the same one should not touch the database.
    let listener = TcpListener::bind(config.listen).await.map_err(listening)?;
    let address = listener.local_addr().map_err(listening)?;
    let files = match &config.app {
        None => StaticFiles::embedded(),
        Some(folder) => StaticFiles::folder(folder)
            .map_err(|source| ServeError::App { folder: folder.display().to_string(), source })?,
    };
    let mut http = config.http.clone();
    // Behind a proxy on the same machine it has the proxy's name.
    http.local = address.ip().is_loopback() && http.trusted_proxies == 0 && !http.secure;
    let _lock = FileLock::take(&config.database)?;
    let store = Store::open(&config.database).await?;
    let state = match App::new(store.clone(), files, http).await {
        Ok(state) => state,
        Err(error) => {
            store.close().await;
            return Err(error.into());
        }
    };
    match state.hub.resume().await {
        Ok(games) => tracing::info!(%address, database = %config.database, games, "listening"),
        Err(error) => tracing::error!(%error, "games that wait for a bot could not be resumed"),
    }
    ready(address);
    let mut background = JoinSet::new();
    background.spawn(purge(state.clone()));
    background.spawn(heartbeat(state.clone()));
    let hub = state.hub.clone();
    background.spawn(async move { hub.follow_other_servers().await });
    let hub = state.hub.clone();
    background.spawn(async move { hub.heartbeat_loop().await });
    let hub = state.hub.clone();
    background.spawn(async move { hub.watch_time().await });
    let mut connections = accept(listener, app(state.clone()), &state, stop).await;
    tracing::info!(open = connections.len(), "stopping");
    let drained = tokio::time::timeout(config.drain, async { while connections.join_next().await.is_some() {} }).await;
    if drained.is_err() {
        tracing::warn!(open = connections.len(), "connections were cut off");
        connections.shutdown().await;
    }
    // Sockets are no connections any more; they say goodbye by themselves.
    let goodbye = async {
        while state.metrics.sockets.get() > 0 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    let _ = tokio::time::timeout(SOCKET_CLOSE_TIMEOUT, goodbye).await;
    background.shutdown().await;
    let noted = async {
        store.record_heartbeat().await?;
        store.stop_beating().await
    };
    if let Err(error) = noted.await {
        tracing::warn!(%error, "the end could not be noted");
    }
    store.close().await;
    tracing::info!("stopped");
    Ok(())
}

/// Accepts connections until `stop`, then announces the end and gives back those that are still open. Not
/// [`axum::serve`], which lets a client take for ever to send its request.
async fn accept(listener: TcpListener, app: Router, state: &AppState, stop: impl Future<Output = ()>) -> JoinSet<()> {
    let (limits, shutdown) = (&state.config.limits, &state.shutdown);
    // A proxy comes from one address for everybody.
    let most = if state.config.trusted_proxies == 0 { limits.connections_per_address } else { usize::MAX };
    let per_address = Arc::new(AtOnce::new(most));
    let mut connections = JoinSet::new();
    let mut stop = pin!(stop);
    loop {
        let accepted = tokio::select! {
            () = &mut stop => break,
            _ = connections.join_next(), if connections.len() >= limits.connections => continue,
            accepted = listener.accept(), if connections.len() < limits.connections => accepted,
        };
        // Those that have ended are only counted out here.
        while connections.try_join_next().is_some() {}
        match accepted {
            Ok((stream, peer)) => {
                let Some(entered) = per_address.enter(Key::address(peer.ip())) else {
                    tracing::debug!(%peer, "too many connections from one address");
                    continue;
                };
                let (app, limits, shutdown) = (app.clone(), *limits, shutdown.clone());
                let counted = state.metrics.connections.enter();
                connections.spawn(async move {
                    connection(stream, peer, app, limits, shutdown).await;
                    drop((entered, counted));
                });
            }
            Err(error) => {
                // Too many open files, most likely: trying again at once would only burn time.
                tracing::warn!(%error, "a connection could not be accepted");
                tokio::time::sleep(Duration::from_millis(200)).await;
            }
        }
    }
    shutdown.begin();
    connections
}

async fn connection(stream: TcpStream, peer: SocketAddr, app: Router, limits: Limits, shutdown: Shutdown) {
    // Small messages matter more here than full packets.
    let _ = stream.set_nodelay(true);
    let service = hyper::service::service_fn(move |request: hyper::Request<Incoming>| {
        let app = app.clone();
        async move {
            let mut request: Request = request.map(Body::new);
            request.extensions_mut().insert(ConnectInfo(peer));
            let response: Result<_, Infallible> = app.oneshot(request).await;
            response
        }
    });
    let serving = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(limits.header_timeout)
        .serve_connection(TokioIo::new(Progress::new(stream, limits.write_timeout)), service)
        .with_upgrades();
    let mut serving = pin!(serving);
    let ended = tokio::select! {
        ended = &mut serving => ended,
        () = shutdown.wait() => {
            serving.as_mut().graceful_shutdown();
            serving.await
        }
    };
    if let Err(error) = ended {
        // Clients go away all the time.
        tracing::debug!(%peer, %error, "a connection ended");
    }
}

async fn purge(state: AppState) {
    let mut clock = tokio::time::interval(PURGE_INTERVAL);
    loop {
        clock.tick().await;
        let purge = state.store.purge().await;
        if let Ok(purge) = purge {
            state.metrics.purge(matches!(purge, Purge::Doubted(_)));
        }
        match purge {
            Ok(Purge::Done(0)) => {}
            Ok(Purge::Done(sessions)) => tracing::info!(sessions, "expired sessions were removed"),
            Ok(Purge::Doubted(ahead)) => tracing::warn!(
                days = ahead / 86_400_000,
                "the clock of this machine is far ahead of what is stored; nothing that expired by it is removed before \
                 it has been so on {DOUBTED_DAYS} days"
            ),
            Err(error) => tracing::warn!(%error, "expired sessions could not be removed"),
        }
    }
}

async fn heartbeat(state: AppState) {
    let mut clock = tokio::time::interval(HEARTBEAT_INTERVAL);
    loop {
        clock.tick().await;
        if state.hub.count() > 0
            && let Err(error) = state.store.record_heartbeat().await
        {
            tracing::warn!(%error, "it could not be noted that the server runs");
        }
    }
}

/// Waits for SIGINT or SIGTERM. From then on another one ends the process at once, whatever is still to be written.
pub async fn shutdown_signal() {
    next_signal().await;
    tokio::spawn(async {
        next_signal().await;
        tracing::warn!("told to stop twice: ending at once");
        std::process::exit(1);
    });
}

/// Waits for SIGINT or, where there is one, SIGTERM.
async fn next_signal() {
    let interrupt = async {
        if let Err(error) = tokio::signal::ctrl_c().await {
            tracing::error!(%error, "SIGINT cannot be heard");
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let terminate = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => drop(signal.recv().await),
            Err(error) => {
                tracing::error!(%error, "SIGTERM cannot be heard");
                std::future::pending::<()>().await;
            }
        }
    };
    #[cfg(not(unix))]
    let terminate = std::future::pending::<()>();
    tokio::select! {
        () = interrupt => {}
        () = terminate => {}
    }
}
