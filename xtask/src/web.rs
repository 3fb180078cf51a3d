//! The browser client: its packages, its build, its tests.

use std::ffi::OsString;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use crate::{Stop, debug_program, root, step};

/// The oldest Node that builds the client.
const OLDEST_NODE: (u32, u32) = (20, 19);

/// Installs what the client is built with, if that has not been done for this lock file.
pub fn install() -> Result<(), Stop> {
    check_node()?;
    let modified = |path: PathBuf| std::fs::metadata(path).and_then(|data| data.modified()).ok();
    let installed = modified(folder().join("node_modules/.package-lock.json"));
    if installed.is_some() && installed >= modified(folder().join("package-lock.json")) {
        return Ok(());
    }
    // `ci` takes what the lock file says and never writes it: a checkout stays as it is.
    step("web packages", npm(["ci", "--no-audit", "--no-fund"]))
}

/// Builds the client into `web/dist`, which the server carries.
pub fn build() -> Result<(), Stop> {
    install()?;
    step("web build", npm(["run", "--silent", "build"]))
}

/// Checks layout, lints and types, and runs the client's own tests.
pub fn test() -> Result<(), Stop> {
    install()?;
    step("web lints", npm(["run", "--silent", "lint"]))?;
    step("web types", npm(["run", "--silent", "check"]))?;
    step("web tests", npm(["test", "--silent"]))
}

/// Plays in a real browser: against the server just built, with the Chromium that is there or is installed now.
pub fn end_to_end(args: &[OsString]) -> Result<(), Stop> {
    install()?;
    let browser = browser()?;
    let mut command = npm(["run", "--silent", "e2e", "--"]);
    command.args(args).env("CHROMIUM", browser).env("MELANGE", debug_program());
    step("browser", command)
}

/// Writes the screenshots of the README.
pub fn screenshots() -> Result<(), Stop> {
    install()?;
    let browser = browser()?;
    let mut command = npm(["run", "--silent", "screenshots"]);
    command.env("CHROMIUM", browser).env("MELANGE", debug_program());
    step("screenshots", command)
}

fn folder() -> PathBuf {
    root().join("web")
}

fn npm<'a>(args: impl IntoIterator<Item = &'a str>) -> Command {
    let mut command = Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" });
    command.args(args).current_dir(folder());
    command
}

fn check_node() -> Result<(), Stop> {
    let output = Command::new("node").arg("--version").output();
    let text = match output {
        Ok(output) if output.status.success() => String::from_utf8_lossy(&output.stdout).into_owned(),
        _ => {
            return Err(Stop::failed(
                "there is no Node.js, which builds the browser client: install Node 20.19 or newer",
            ));
        }
    };
    match version(&text) {
        Some(found) if found < OLDEST_NODE => {
            Err(Stop::failed(format!("Node {} is too old, 20.19 is needed", text.trim())))
        }
        _ => Ok(()),
    }
}

/// Major and minor number in `v20.19.2`.
fn version(text: &str) -> Option<(u32, u32)> {
    let mut numbers = text.trim().strip_prefix('v')?.split('.');
    Some((numbers.next()?.parse().ok()?, numbers.next()?.parse().ok()?))
}

/// A Chromium to test with: `$CHROMIUM`, one on the path, or Debian's package where it can be installed.
fn browser() -> Result<PathBuf, Stop> {
    if let Some(path) = std::env::var_os("CHROMIUM").map(PathBuf::from) {
        return Ok(path);
    }
    if let Some(path) = on_path() {
        return Ok(path);
    }
    let apt = Command::new("apt-get").arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    if apt.is_ok_and(|status| status.success()) {
        let mut update = Command::new("apt-get");
        update.args(["update", "-qq"]);
        step("package lists", update)?;
        let mut install = Command::new("apt-get");
        install.args(["install", "-y", "-qq", "--no-install-recommends", "chromium", "fonts-noto-cjk"]);
        install.env("DEBIAN_FRONTEND", "noninteractive").stdout(Stdio::null());
        step("install Chromium", install)?;
    }
    on_path().ok_or_else(|| {
        Stop::failed("there is no Chromium for the browser tests: install it, or say where it is with CHROMIUM=PATH")
    })
}

fn on_path() -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
    std::env::split_paths(&path).flat_map(|folder| names.map(|name| folder.join(name))).find(|path| path.is_file())
}

#[cfg(test)]
mod tests {
    use super::version;

    #[test]
    fn node_versions_are_read() {
        assert_eq!(version("v20.19.2\n"), Some((20, 19)));
        assert_eq!(version("20"), None);
    }
}
