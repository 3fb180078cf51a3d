//! The server as a process, and what the operating system knows of it.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::Duration;

use crate::Failure;

/// Ticks of `/proc/*/stat` in a second, on every Linux there is.
const TICKS_PER_SECOND: u64 = 100;
/// Files a process needs besides its connections.
const RESERVED_FILES: usize = 200;

/// A server of our own. Ends with this value.
pub struct Server {
    child: Child,
    /// Kept open: a server that cannot print would end.
    _output: BufReader<ChildStdout>,
    /// Where it listens.
    pub address: SocketAddr,
}

impl Server {
    /// Starts it on a core of its own and waits until it listens.
    pub fn start(program: &Path, core: usize, database: &Path) -> Result<Server, Failure> {
        let mut command = if has_taskset() {
            let mut command = Command::new("taskset");
            command.args(["--cpu-list", &core.to_string()]).arg(program);
            command
        } else {
            println!("  taskset is missing: server and load share all cores");
            Command::new(program)
        };
        command.args(["serve", "--no-limits", "--no-open", "--listen", "127.0.0.1:0", "--log", "warn"]);
        command.arg("--database-url").arg(database).stdin(Stdio::null()).stdout(Stdio::piped());
        let failed = |error: std::io::Error| format!("{}: {error}", program.display());
        let mut child = command.spawn().map_err(failed)?;
        let mut output = BufReader::new(child.stdout.take().ok_or("the server has no output")?);
        let mut line = String::new();
        let read = output.read_line(&mut line).map_err(failed);
        let address = line.trim().rsplit("http://").next().and_then(|address| address.parse().ok());
        match (read, address) {
            (Ok(_), Some(address)) => Ok(Server { child, _output: output, address }),
            _ => {
                // It may have ended already.
                let _ = child.kill();
                let _ = child.wait();
                Err(format!("{} did not start: '{}'", program.display(), line.trim()))
            }
        }
    }

    /// What it has used so far.
    pub fn usage(&self) -> Result<Usage, Failure> {
        Usage::of(&self.child.id().to_string())
    }

    /// Ends it without a warning.
    pub fn kill(&mut self) -> Result<(), Failure> {
        if let Some(status) = self.child.try_wait().map_err(|error| error.to_string())? {
            return Err(format!("the server ended by itself: {status}"));
        }
        self.child.kill().and_then(|()| self.child.wait()).map(drop).map_err(|error| error.to_string())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// What a process has used.
pub struct Usage {
    /// Memory now, in bytes.
    pub memory: u64,
    /// Time on a core since it began, in user and system mode.
    pub cpu: Duration,
}

impl Usage {
    /// Of this program.
    pub fn of_self() -> Result<Usage, Failure> {
        Usage::of("self")
    }

    fn of(process: &str) -> Result<Usage, Failure> {
        let memory = field(&read(&format!("/proc/{process}/status"))?, "VmRSS:").and_then(|text| text.parse().ok());
        let memory: u64 = memory.ok_or("/proc knows no VmRSS")?;
        let stat = read(&format!("/proc/{process}/stat"))?;
        // The name may hold anything; what follows are numbers: state first, then 10 others, then the times.
        let after = stat.rsplit(')').next().unwrap_or_default();
        let times = after.split_whitespace().skip(11).take(2).filter_map(|text| text.parse::<u64>().ok());
        Ok(Usage { memory: memory * 1024, cpu: Duration::from_millis(times.sum::<u64>() * 1000 / TICKS_PER_SECOND) })
    }
}

/// Prints what the run depends on.
pub fn print_environment() {
    let status = read("/proc/self/status").unwrap_or_default();
    let cores = field(&status, "Cpus_allowed_list:").unwrap_or("unknown").to_owned();
    let cpu = read("/proc/cpuinfo").unwrap_or_default();
    let cpu = cpu.lines().find_map(|line| line.strip_prefix("model name")).unwrap_or(": unknown");
    let load = read("/proc/loadavg").unwrap_or_default();
    println!(
        "cores for the load program: {cores}; {}; load average {}",
        cpu.trim_start_matches([':', '\t', ' ']),
        load.trim()
    );
}

/// Makes sure that so many connections can be open, here and in the server, which inherits the limit.
pub fn check_files(connections: usize) -> Result<(), Failure> {
    let limits = read("/proc/self/limits")?;
    let line = limits.lines().find_map(|line| line.strip_prefix("Max open files")).unwrap_or_default();
    let limit = line.split_whitespace().next().unwrap_or("unlimited");
    match limit.parse::<usize>() {
        Ok(limit) if limit < connections + RESERVED_FILES => Err(format!(
            "{connections} connections need {} open files, but only {limit} are allowed: raise it with ulimit -n",
            connections + RESERVED_FILES
        )),
        _ => Ok(()),
    }
}

fn has_taskset() -> bool {
    let probe = Command::new("taskset").arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    probe.is_ok_and(|status| status.success())
}

fn read(path: &str) -> Result<String, Failure> {
    std::fs::read_to_string(path).map_err(|error| format!("{path}: {error}"))
}

fn field<'a>(text: &'a str, name: &str) -> Option<&'a str> {
    text.lines().find_map(|line| line.strip_prefix(name))?.split_whitespace().next()
}
