//! Logs.

use std::io::IsTerminal;

use tracing_subscriber::Layer;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

/// How log lines look.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum LogFormat {
    /// For people.
    #[default]
    Text,
    /// One JSON object per line, for programs.
    Json,
}

/// Sends logs of this process to standard error. `filter` is like `info` or `info,server=debug`.
///
/// # Errors
/// When the filter cannot be read, or logs go somewhere already.
pub fn init(format: LogFormat, filter: &str) -> Result<(), String> {
    let filter: Targets = filter.parse().map_err(|error| format!("'{filter}' is not a log filter: {error}"))?;
    // Colours are for people who look at a terminal, not for files.
    let lines =
        tracing_subscriber::fmt::layer().with_writer(std::io::stderr).with_ansi(std::io::stderr().is_terminal());
    let lines = match format {
        LogFormat::Text => lines.boxed(),
        LogFormat::Json => lines.json().flatten_event(true).boxed(),
    };
    tracing_subscriber::registry().with(lines.with_filter(filter)).try_init().map_err(|error| error.to_string())
}
