//! The task of one table: what it owns, what it is asked, and when it wakes by itself.

use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use games::{LiveGame, ViewNumber};
use table::{Seat, Seed, Viewer};
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

use super::clock::Clocks;
use super::notify::TurnNotice;
use super::seats::read_options;
use super::undo::PendingUndo;
use super::{Hub, LiveError};
use crate::Refusal;
use crate::store::{LoadedTable, Record, SeatKind, Status, TableId, TableRow, User, UserId};
use crate::wire::{ClientMessage, SeatRequest, TableInfo, TableOptions};

/// Waiting for a database that cannot be read doubles so often.
const MAX_RETRY_DOUBLINGS: u32 = 4;

/// One connection to a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SocketId(pub u64);

/// Somebody connects.
pub struct Attach {
    /// Who, if they have said so.
    pub user: Option<User>,
    /// In which language.
    pub language: String,
    /// How many entries they know already.
    pub since: Option<u64>,
    /// Whether they want of views only what changed.
    pub changes: bool,
    /// Where to send. When it is full the connection is given up: the client comes back and resumes.
    pub out: mpsc::Sender<Utf8Bytes>,
}

/// Where an answer goes.
pub type Reply<T> = oneshot::Sender<Result<T, LiveError>>;

/// What a table is asked.
pub enum Command {
    /// Connect.
    Attach(Attach, Reply<SocketId>),
    /// Disconnect.
    Detach(SocketId),
    /// A message over the socket.
    Message(SocketId, ClientMessage),
    /// A message over the socket that could not be read.
    InvalidMessage(SocketId, String),
    /// What a visitor may know of the table, in their language.
    Info(Option<UserId>, String, Reply<TableInfo>),
    /// Take a seat.
    Join(User, Option<Seat>, Reply<()>),
    /// Give a seat up.
    Leave(User, Reply<()>),
    /// Change a seat; for the owner.
    SetSeat(User, Seat, SeatRequest, Reply<()>),
    /// Begin; for the owner.
    Start(User, Reply<()>),
    /// Close the table; for the owner, before the game.
    Abandon(User, Reply<()>),
    /// Play again at the same seats: gives the table for it.
    Rematch(User, Reply<TableId>),
    /// Another server did something at this table.
    Changed,
}

pub(super) struct Socket {
    pub id: SocketId,
    pub user: Option<UserId>,
    pub viewer: Viewer,
    pub language: String,
    /// Whether it wants of views only what changed.
    pub changes: bool,
    /// The view it got last.
    pub view_sent: Option<(Viewer, ViewNumber)>,
    pub out: mpsc::Sender<Utf8Bytes>,
    /// It does not read, or is gone.
    pub closed: bool,
}

/// A table and its game, owned by one task.
pub(super) struct LiveTable {
    pub hub: Hub,
    pub table: TableRow,
    pub options: TableOptions,
    pub seed: Seed,
    /// The game; none in the lobby, while a bot thinks about it, and while what is stored cannot be read.
    pub game: Option<Box<dyn LiveGame>>,
    /// Actions that stood after each record: an undo makes it smaller.
    pub steps_after: Vec<usize>,
    pub clocks: Clocks,
    pub sockets: Vec<Socket>,
    /// When the bot that is to move does so.
    pub bot_at: Option<Instant>,
    /// Nobody is played for before that: something failed.
    pub paused_until: Option<Instant>,
    /// When the records are read again after that failed, and how long it took to come to that.
    pub reload_at: Option<(Instant, Duration)>,
    pub idle_since: Instant,
    /// Somebody asks to take back; bots wait as long as it is open.
    pub pending_undo: Option<PendingUndo>,
    /// Whether somebody has to be called.
    pub turn_notice: TurnNotice,
    /// After how many records somebody last asked in vain.
    pub refused_undo: Option<(u64, UserId)>,
}

/// Why the task wakes by itself.
enum Wake {
    Bot,
    UndoUnanswered,
    Notify,
    Timeout,
    End,
    Reload,
    Idle,
}

impl LiveTable {
    /// A table from its records.
    pub fn new(hub: Hub, loaded: LoadedTable) -> Result<LiveTable, LiveError> {
        let LoadedTable { table, records } = loaded;
        let options = read_options(&table)?;
        let seed: Seed = table.spec.seed.expose().parse()?;
        let clocks = Clocks::new(options.time, table.spec.seats.len(), table.begun_at, hub.outages());
        let mut live = LiveTable {
            hub,
            table,
            options,
            seed,
            game: None,
            steps_after: Vec::new(),
            clocks,
            sockets: Vec::new(),
            bot_at: None,
            paused_until: None,
            reload_at: None,
            idle_since: Instant::now(),
            pending_undo: None,
            turn_notice: TurnNotice::default(),
            refused_undo: None,
        };
        if live.table.status != Status::Lobby {
            live.open(&records)?;
        }
        live.turn_resumed();
        live.schedule_bot();
        Ok(live)
    }

    /// Sets up the game as the records say.
    pub fn open(&mut self, records: &[Record]) -> Result<(), LiveError> {
        let entries: Vec<String> = records.iter().map(|record| record.entry.clone()).collect();
        let spec = &self.table.spec;
        self.game = Some(games::find(&spec.kind)?.open(&spec.setup, &self.seed, &entries)?);
        self.steps_after.clear();
        self.clocks = Clocks::new(self.options.time, spec.seats.len(), self.table.begun_at, self.hub.outages());
        for record in records {
            self.track_record(record);
        }
        Ok(())
    }

    /// Remembers what a record means for depth and clocks.
    pub fn track_record(&mut self, record: &Record) {
        let depth = self.steps_after.last().copied().unwrap_or(0);
        let depth = if record.entry == games::UNDO { depth.saturating_sub(1) } else { depth + 1 };
        self.steps_after.push(depth);
        self.table.updated_at = record.at_ms;
        self.clocks.record(record);
    }

    /// Runs until nobody needs the table.
    pub async fn run(mut self, mut commands: mpsc::Receiver<Command>) {
        let _counted = self.hub.metrics().live_tables.enter();
        // The process may have died between the last action and the note that the game is over.
        self.end_if_over().await;
        while self.table.status != Status::Abandoned {
            let (at, wake) = self.next_wake();
            tokio::select! {
                command = commands.recv() => match command {
                    Some(command) => self.handle(command).await,
                    None => break,
                },
                () = tokio::time::sleep_until(at) => match wake {
                    Wake::Bot => self.play_bot().await,
                    Wake::Notify => self.notify(),
                    Wake::UndoUnanswered => self.close_undo_request(None),
                    Wake::Timeout => self.time_runs_out().await,
                    Wake::End => self.end_if_over().await,
                    // Whatever is wrong is in the log, and the next time is set.
                    Wake::Reload => _ = self.reload().await,
                    // With somebody there it only looks again later.
                    Wake::Idle => {
                        if self.sockets.is_empty() && self.hub.close_if_idle(&self.table.id, &mut commands) {
                            break;
                        }
                    }
                },
            }
            self.drop_closed();
        }
        self.save_snapshot().await;
    }

    async fn handle(&mut self, command: Command) {
        // An answer that nobody waits for any more is no error.
        match command {
            Command::Attach(attach, reply) => _ = reply.send(self.attach(attach)),
            Command::Detach(id) => {
                if let Some(index) = self.sockets.iter().position(|socket| socket.id == id) {
                    self.sockets.remove(index);
                    self.idle_since = Instant::now();
                    self.send_table();
                }
            }
            Command::Message(id, message) => self.handle_message(id, message).await,
            Command::InvalidMessage(id, detail) => self.refuse(id, &Refusal::InvalidMessage { detail }),
            Command::Info(user, wanted, reply) => {
                let language = super::broadcast::language(&self.table, &wanted);
                _ = reply.send(Ok(self.info_for(user.as_ref(), &language)));
            }
            Command::Join(user, seat, reply) => _ = reply.send(self.join(user, seat).await),
            Command::Leave(user, reply) => _ = reply.send(self.leave(user).await),
            Command::SetSeat(user, seat, request, reply) => _ = reply.send(self.set_seat(user, seat, request).await),
            Command::Start(user, reply) => _ = reply.send(self.start(user).await),
            Command::Abandon(user, reply) => _ = reply.send(self.abandon(user).await),
            Command::Rematch(user, reply) => _ = reply.send(self.rematch(user).await),
            // Whatever is wrong is in the log, and the next time is set.
            Command::Changed => _ = self.reload().await,
        }
    }

    fn next_wake(&mut self) -> (Instant, Wake) {
        let (at, wake) = self.next_task();
        match self.notify_at() {
            // A table stays loaded until whoever is missing has been called.
            Some(notify) if notify < at || matches!(wake, Wake::Idle) => (notify, Wake::Notify),
            _ => (at, wake),
        }
    }

    fn next_task(&self) -> (Instant, Wake) {
        let now = Instant::now();
        let far = now + Duration::from_secs(3600);
        if self.hub.shutdown().begun() {
            return (far, Wake::Idle);
        }
        if let Some((at, _)) = self.reload_at {
            return (at, Wake::Reload);
        }
        let not_before = |at: Instant| self.paused_until.map_or(at, |paused_until| paused_until.max(at));
        if let Some(at) = self.bot_at.filter(|_| self.pending_undo.is_none()) {
            return (not_before(at), Wake::Bot);
        }
        let to_move = self.game.as_ref().and_then(|game| game.to_move());
        if self.game.is_some() && to_move.is_none() && self.table.status == Status::Playing {
            return (not_before(now), Wake::End);
        }
        // A bot waits for others only: for who asks to take back.
        let clocked = to_move.filter(|_| self.bot_to_move().is_none());
        let left = clocked.and_then(|seat| self.clocks.until_timeout(seat.0, crate::store::now_ms()));
        let flag = left.map(|left| not_before(now + left));
        if let Some(pending_undo) =
            self.pending_undo.as_ref().filter(|pending_undo| flag.is_none_or(|flag| pending_undo.until < flag))
        {
            return (pending_undo.until, Wake::UndoUnanswered);
        }
        if let Some(flag) = flag {
            return (flag, Wake::Timeout);
        }
        (if self.sockets.is_empty() { self.idle_since + self.hub.config().idle_timeout } else { far }, Wake::Idle)
    }

    /// Plans the next move if it is a bot's, and says that it thinks.
    pub fn schedule_bot(&mut self) {
        self.bot_at = None;
        let Some(seat) = self.bot_to_move() else { return };
        let pace = match self.options.pace_ms {
            _ if self.sockets.is_empty() => Duration::ZERO,
            Some(ms) => Duration::from_millis(ms.into()),
            None => self.hub.config().bot_delay,
        };
        self.bot_at = Some(Instant::now() + pace);
        self.send_thinking(seat);
    }

    /// The seat that owes a decision, if a bot plays it.
    pub fn bot_to_move(&self) -> Option<Seat> {
        let seat = self.game.as_ref()?.to_move()?;
        let row = self.table.spec.seats.get(seat.index())?;
        (row.kind == SeatKind::Bot).then_some(seat)
    }

    /// Something failed: nobody is played for in the next seconds.
    pub fn pause_after_failure(&mut self) {
        self.paused_until = Some(Instant::now() + self.hub.config().retry_delay);
    }

    /// What is stored cannot be read: there is no game until it can.
    pub fn schedule_reload(&mut self) {
        let first = self.hub.config().retry_delay;
        let wait = self.reload_at.map_or(first, |(_, wait)| (wait * 2).min(first * (1 << MAX_RETRY_DOUBLINGS)));
        self.reload_at = Some((Instant::now() + wait, wait));
        self.game = None;
        self.bot_at = None;
    }

    /// The game, or why there is none.
    pub fn game(&mut self) -> Result<&mut Box<dyn LiveGame>, LiveError> {
        let why = match self.table.status {
            Status::Lobby => Refusal::NotBegun,
            _ => Refusal::Unreadable,
        };
        self.game.as_mut().ok_or(LiveError::Refused(why))
    }

    /// Sends to one socket. One whose client does not read is given up: it comes back and resumes.
    pub fn send(&mut self, socket: usize, message: Utf8Bytes) {
        let socket = &mut self.sockets[socket];
        socket.closed = socket.closed || socket.out.try_send(message).is_err();
    }

    fn drop_closed(&mut self) {
        let before = self.sockets.len();
        self.sockets.retain(|socket| !socket.closed);
        if self.sockets.len() < before {
            self.idle_since = Instant::now();
            self.send_table();
        }
    }
}
