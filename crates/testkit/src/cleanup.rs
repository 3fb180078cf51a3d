//! What is to be done when a test program ends without having done it itself.

use std::os::unix::process::CommandExt;
use std::process::{Child, Command, Stdio};

/// A shell that waits for the end of this process, by SIGKILL or however, and then does what it was told. Dropped before
/// that, it does nothing.
///
/// It waits at a pipe whose other end this process alone has: the operating system closes it with the process.
pub struct CleanupOnExit(Child);

impl CleanupOnExit {
    /// Has a shell run a script in the end.
    pub fn new(mut shell: Command, script: &str) -> CleanupOnExit {
        shell.args(["-c", &format!("read -r _; {script}")]);
        shell.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
        // Outside the group of this process: what ends the group, Ctrl-C for one, is what it is there for.
        CleanupOnExit(shell.process_group(0).spawn().expect("a shell"))
    }

    /// Ends a process that this one started.
    pub fn kill(child: &Child) -> CleanupOnExit {
        CleanupOnExit::new(Command::new("sh"), &format!("kill -s KILL {}", child.id()))
    }
}

impl Drop for CleanupOnExit {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}
