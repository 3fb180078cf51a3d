//! A line to PostgreSQL that can be held up and cut.

use std::io::{ErrorKind, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::os::unix::net::UnixStream;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, AtomicU64, Ordering::SeqCst};
use std::time::Duration;

/// How often the ends look whether they may go on.
const LOOK: Duration = Duration::from_millis(20);

/// What becomes of what is sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Line {
    /// It arrives.
    Open = 0,
    /// It waits, and nobody is told: a dead switch, a firewall that forgot.
    Frozen = 1,
    /// All connections break, and no new one is made.
    Cut = 2,
}

/// Passes connections on from a port of this machine to a server's socket file.
pub struct Proxy {
    port: u16,
    state: Arc<State>,
}

#[derive(Default)]
struct State {
    line: AtomicU8,
    /// How many connections there have been, and how many of the first are forgotten.
    made: AtomicU64,
    forgotten: AtomicU64,
}

/// One connection's view of the line.
#[derive(Clone)]
struct Passage {
    state: Arc<State>,
    number: u64,
}

impl Passage {
    fn is_cut(&self) -> bool {
        self.state.line.load(SeqCst) == Line::Cut as u8
    }

    fn is_frozen(&self) -> bool {
        self.state.line.load(SeqCst) == Line::Frozen as u8 || self.number < self.state.forgotten.load(SeqCst)
    }
}

impl Proxy {
    pub(crate) fn start(server: PathBuf) -> Proxy {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let port = listener.local_addr().expect("an address").port();
        let state = Arc::new(State::default());
        let shared = Arc::clone(&state);
        std::thread::spawn(move || {
            for client in listener.incoming().flatten() {
                let passage = Passage { number: shared.made.fetch_add(1, SeqCst), state: Arc::clone(&shared) };
                if !passage.is_cut() {
                    pass(client, &server, &passage);
                }
            }
        });
        Proxy { port, state }
    }

    /// The port it listens on.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Changes the line, also for connections there are.
    pub fn set(&self, line: Line) {
        self.state.line.store(line as u8, SeqCst);
    }

    /// The connections there are stay silent for good; new ones are passed on.
    pub fn forget(&self) {
        self.state.forgotten.store(self.state.made.load(SeqCst), SeqCst);
    }
}

fn pass(client: TcpStream, server: &Path, passage: &Passage) {
    let Ok(server) = UnixStream::connect(server) else { return };
    client.set_read_timeout(Some(LOOK)).expect("a timeout");
    server.set_read_timeout(Some(LOOK)).expect("a timeout");
    let (from_client, to_client) = (client.try_clone().expect("a handle"), client);
    let (from_server, to_server) = (server.try_clone().expect("a handle"), server);
    let (there, back) = (passage.clone(), passage.clone());
    std::thread::spawn(move || copy(from_client, to_server, &there, |to| to.shutdown(std::net::Shutdown::Both)));
    std::thread::spawn(move || copy(from_server, to_client, &back, |to| to.shutdown(std::net::Shutdown::Both)));
}

/// Copies until either side ends, or the line is cut.
fn copy<W: Write>(mut from: impl Read, mut to: W, line: &Passage, end: impl Fn(&W) -> std::io::Result<()>) {
    let mut buffer = [0; 16 * 1024];
    while !line.is_cut() {
        if line.is_frozen() {
            std::thread::sleep(LOOK);
            continue;
        }
        match from.read(&mut buffer) {
            Ok(0) => break,
            Ok(count) => {
                while line.is_frozen() && !line.is_cut() {
                    std::thread::sleep(LOOK);
                }
                if line.is_cut() || to.write_all(&buffer[..count]).is_err() {
                    break;
                }
            }
            Err(error) if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) => {}
            Err(_) => break,
        }
    }
    let _ = end(&to);
}
