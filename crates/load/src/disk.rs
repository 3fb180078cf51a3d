//! What the disk does by itself meanwhile. Others may write to it too, and a server that makes everything durable can
//! be no faster than it.

use std::fs::File;
use std::io::Write;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use crate::Failure;
use crate::figures::Latencies;

/// Time between two writes.
const WRITE_INTERVAL: Duration = Duration::from_millis(50);

/// Appends 4 KiB durably, again and again, until it is asked for the times.
pub struct Probe {
    stop: Arc<AtomicBool>,
    thread: JoinHandle<std::io::Result<Latencies>>,
}

impl Probe {
    /// Begins, beside the database.
    pub fn start(folder: &Path) -> Result<Probe, Failure> {
        let mut file = File::create(folder.join("probe")).map_err(|error| format!("{}: {error}", folder.display()))?;
        let stop = Arc::new(AtomicBool::new(false));
        let stopped = Arc::clone(&stop);
        let thread = std::thread::spawn(move || {
            let mut times = Latencies::default();
            while !stopped.load(Ordering::Relaxed) {
                let begun = Instant::now();
                file.write_all(&[0; 4096])?;
                file.sync_data()?;
                times.add(begun.elapsed());
                std::thread::sleep(WRITE_INTERVAL);
            }
            times.sort();
            Ok(times)
        });
        Ok(Probe { stop, thread })
    }

    /// Ends; gives how long the writes took.
    pub fn times(self) -> Result<Latencies, Failure> {
        self.stop.store(true, Ordering::Relaxed);
        let times = self.thread.join().map_err(|_| "the disk could not be measured")?;
        times.map_err(|error| format!("the disk could not be measured: {error}"))
    }
}
