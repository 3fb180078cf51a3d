//! `melange serve`: the table in the browser.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::Stdio;
use std::time::Duration;

use server::limit::Limits;
use server::push::PushConfig;
use server::store::Location;
use server::telemetry::{self, LogFormat};
use server::{Config, serve_until, shutdown_signal};
use tokio::runtime::{Builder, Runtime};

use crate::{Done, Failure};

/// Serve the table in the browser: play alone, hot-seat and online
///
/// Games are kept in an embedded database (a file in your data folder unless --database-url says otherwise) and go on
/// after a restart. Stop with Ctrl-C.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  melange serve                                  on this machine, http://127.0.0.1:8321
  melange serve --listen 0.0.0.0:8321            for the local network
  melange serve --database-url postgres://melange@db/melange --secure --trusted-proxies 1")]
pub struct Args {
    /// Address and port to listen on; port 0 takes a free one
    #[arg(long, default_value = "127.0.0.1:8321", value_name = "ADDRESS")]
    listen: SocketAddr,
    /// A file for SQLite, or postgres://… for PostgreSQL
    #[arg(long, env = "DATABASE_URL", hide_env_values = true, value_name = "URL")]
    database_url: Option<String>,
    /// Open the address in a browser even if no desktop is found
    #[arg(long, conflicts_with = "no_open")]
    open: bool,
    /// Do not open a browser
    #[arg(long)]
    no_open: bool,
    /// Players connect over HTTPS through a proxy: cookies are sent over HTTPS only
    #[arg(long)]
    secure: bool,
    /// Number of proxies in front of the server that append to X-Forwarded-For
    #[arg(long, default_value_t = 0, value_name = "N")]
    trusted_proxies: u8,
    /// Notify players whose browser is closed when it is their turn (web push). The push services of browsers, such as
    /// Google's or Mozilla's, want to know whom to contact about it: mailto:… or https://…
    #[arg(long, value_name = "CONTACT", value_parser = contact)]
    push: Option<String>,
    /// Allow one more push service besides those of the usual browsers, such as https://push.example; can be given several
    /// times
    #[arg(long, value_name = "ORIGIN", requires = "push", value_parser = origin)]
    push_service: Vec<String>,
    /// Change a limit, such as connections-per-address=64; can be given several times. An unknown name lists all limits
    #[arg(long, value_name = "NAME=VALUE")]
    limit: Vec<String>,
    /// Turn off rate limits: for load tests
    #[arg(long)]
    no_limits: bool,
    /// Let whoever opens a table choose the position it starts from or the seed it is dealt from: for tests, on this machine
    /// only
    #[arg(long, conflicts_with_all = ["secure", "trusted_proxies", "push"])]
    development: bool,
    /// Serve the web app from this folder instead of the one inside the program: for work on the app
    #[arg(long, value_name = "FOLDER")]
    app: Option<PathBuf>,
    /// Write the log as JSON
    #[arg(long)]
    log_json: bool,
    /// What to log, such as info or info,server=debug
    #[arg(long, default_value = "info", value_name = "FILTER")]
    log: String,
}

/// Runs the command.
///
/// # Errors
/// The server cannot start: the address is taken, or the database cannot be opened.
pub fn run(args: &Args) -> Done {
    let format = if args.log_json { LogFormat::Json } else { LogFormat::Text };
    telemetry::init(format, &args.log).map_err(Failure::input)?;
    let database: Location = match &args.database_url {
        Some(url) => url.parse().map_err(|error| Failure::input(format!("{error}")))?,
        None => Location::Sqlite(data_folder()?.join("melange.db")),
    };
    let mut config = Config::new(args.listen, database);
    config.app.clone_from(&args.app);
    config.http.secure = args.secure;
    config.http.trusted_proxies = args.trusted_proxies;
    config.http.push = args.push.clone().map(|contact| PushConfig { contact, services: args.push_service.clone() });
    if args.development && !args.listen.ip().is_loopback() {
        let message =
            "--development lets everybody choose the cards: it listens on this machine only, such as 127.0.0.1:8321";
        return Err(Failure::input(message));
    }
    config.http.development = args.development;
    if args.no_limits {
        config.http.limits = Limits::UNLIMITED;
    }
    for limit in &args.limit {
        config.http.limits.set(limit).map_err(|error| Failure::input(format!("--limit {limit}: {error}")))?;
    }
    raise_file_limit(config.http.limits.connections + config.http.limits.sockets);
    let open = args.open || (!args.no_open && has_desktop());
    let runtime = runtime()?;
    let served = runtime.block_on(serve_until(config, shutdown_signal(), |address| {
        let address = format!("http://{address}");
        println!("Melange is running at {address}");
        if open {
            open_browser(&address);
        }
    }));
    // What still thinks or waits for a dead database does not keep the process.
    runtime.shutdown_timeout(Duration::from_secs(1));
    served.map_err(|error| Failure::input(error.to_string().replace('\n', " ")))
}

/// Threads for all cores. With one core a second thread would only take turns with the first.
fn runtime() -> std::io::Result<Runtime> {
    let one_core = std::thread::available_parallelism().is_ok_and(|cores| cores.get() == 1);
    let mut builder = if one_core { Builder::new_current_thread() } else { Builder::new_multi_thread() };
    builder.enable_all().build()
}

/// Lets this process have as many files open as it may: each connection is one.
#[cfg(unix)]
fn raise_file_limit(wanted: usize) {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    let wanted = wanted as u64 + 200;
    let raised = maximum.map_or(wanted, |most| most.min(wanted));
    if current.is_some_and(|current| current < raised)
        && let Err(error) = setrlimit(Resource::Nofile, Rlimit { current: Some(raised), maximum })
    {
        eprintln!("the limit of open files stays at {}: {error}", current.unwrap_or_default());
    }
}

#[cfg(not(unix))]
fn raise_file_limit(_: usize) {}

/// Somebody a push service can turn to.
fn contact(text: &str) -> Result<String, String> {
    let fits =
        ["mailto:", "https://"].iter().any(|start| text.strip_prefix(start).is_some_and(|rest| !rest.is_empty()));
    if fits { Ok(text.to_owned()) } else { Err("expected mailto:NAME@HOST or https://…".to_owned()) }
}

/// Scheme, host and perhaps port, without anything after.
fn origin(text: &str) -> Result<String, String> {
    let host = ["https://", "http://"].iter().find_map(|start| text.strip_prefix(start));
    let fits = host.is_some_and(|host| !host.is_empty() && !host.contains(['/', '@', '?', '#']));
    if fits { Ok(text.to_owned()) } else { Err("expected an origin such as https://push.example".to_owned()) }
}

/// Where this user's programs keep their data.
fn data_folder() -> Result<PathBuf, Failure> {
    let folder = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let base = folder("XDG_DATA_HOME")
        .or_else(|| folder("HOME").map(|home| home.join(".local/share")))
        .or_else(|| folder("LOCALAPPDATA"));
    base.map(|base| base.join("melange"))
        .ok_or_else(|| Failure::input("there is no home folder to keep games in: say where with --database-url FILE"))
}

fn has_desktop() -> bool {
    cfg!(any(windows, target_os = "macos"))
        || ["DISPLAY", "WAYLAND_DISPLAY"]
            .iter()
            .any(|name| std::env::var_os(name).is_some_and(|value| !value.is_empty()))
}

/// Asks the desktop to show the address. If it cannot, the address has been printed.
fn open_browser(address: &str) {
    let program = if cfg!(target_os = "macos") {
        "open"
    } else if cfg!(windows) {
        "explorer"
    } else {
        "xdg-open"
    };
    let mut command = std::process::Command::new(program);
    let _ = command.arg(address).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
}
