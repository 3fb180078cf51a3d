//! Fuzzing, with the nightly toolchain if there is one and otherwise with the present one.

use std::process::{Command, Stdio};

use crate::{Stop, cargo, installed, root};

/// How this machine fuzzes.
pub struct Fuzzer {
    nightly: bool,
    sanitizer: &'static str,
}

impl Fuzzer {
    /// Looks what there is, and installs cargo-fuzz if it is missing.
    pub fn find() -> Result<Fuzzer, Stop> {
        installed("cargo-fuzz", "fuzz")?;
        let mut probe = cargo(["+nightly", "--version"]);
        let nightly = probe.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success());
        let fuzzer = Fuzzer { nightly, sanitizer: sanitizer(nightly) };
        let toolchain = if nightly { "the nightly toolchain" } else { "the present toolchain (RUSTC_BOOTSTRAP=1)" };
        println!("fuzzing with {toolchain}, sanitizer: {}", fuzzer.sanitizer);
        Ok(fuzzer)
    }

    /// Builds a target.
    pub fn build(&self, target: &str) -> Command {
        self.command("build", target)
    }

    /// Runs a target for some seconds.
    pub fn run(&self, target: &str, seconds: u64, seed: Option<u32>) -> Result<Command, Stop> {
        // What is found goes into the first folder; the committed seeds are only read.
        let [found, seeds] = ["corpus", "seeds"].map(|folder| format!("fuzz/{folder}/{target}"));
        for folder in [&found, &seeds] {
            std::fs::create_dir_all(root().join(folder)).map_err(|error| Stop::failed(format!("{folder}: {error}")))?;
        }
        let mut command = self.command("run", target);
        command.args([&found, &seeds, "--", &format!("-max_total_time={seconds}")]);
        command.args(seed.map(|seed| format!("-seed={seed}")));
        Ok(command)
    }

    fn command(&self, what: &str, target: &str) -> Command {
        let mut command = if self.nightly { cargo(["+nightly", "fuzz", what]) } else { cargo(["fuzz", what]) };
        if !self.nightly {
            command.env("RUSTC_BOOTSTRAP", "1");
        }
        command.args(["--sanitizer", self.sanitizer, target]);
        command
    }
}

/// The address sanitizer where the toolchain has its library.
fn sanitizer(nightly: bool) -> &'static str {
    let mut rustc = Command::new("rustc");
    if nightly {
        rustc.arg("+nightly").env_remove("RUSTUP_TOOLCHAIN");
    }
    let said = rustc.args(["--print", "target-libdir"]).output();
    let folder = said.map(|output| String::from_utf8_lossy(&output.stdout).trim().to_owned());
    let files = folder.ok().and_then(|folder| std::fs::read_dir(folder).ok());
    let mut names = files.into_iter().flatten().filter_map(Result::ok).map(|file| file.file_name());
    if names.any(|name| name.to_string_lossy().contains("rt.asan")) { "address" } else { "none" }
}

/// The fuzz targets: the files of `fuzz/fuzz_targets/`.
pub fn targets() -> Result<Vec<String>, Stop> {
    let folder = root().join("fuzz/fuzz_targets");
    let files = std::fs::read_dir(&folder).map_err(|error| Stop::failed(format!("{}: {error}", folder.display())))?;
    let names = files.filter_map(Result::ok).map(|file| file.file_name().to_string_lossy().into_owned());
    let mut targets: Vec<String> = names.filter_map(|name| Some(name.strip_suffix(".rs")?.to_owned())).collect();
    targets.sort();
    Ok(targets)
}
