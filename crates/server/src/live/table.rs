//! The task of one table: what it owns, what it is asked, and when it wakes by itself.

use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use games::Desk;
use table::{Seat, Seed, Viewer};
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

use super::clock::Clocks;
use super::show::ReplayRequest;
use super::{Hub, LiveError};
use crate::store::{Loaded, Record, SeatKind, Status, Table, User, UserId};
use crate::wire::{ClientMessage, SeatRequest, TableInfo, TableOptions};

/// How long a table stays loaded when nobody looks and nothing is to be done.
const IDLE: Duration = Duration::from_secs(60);
/// Time between the moves of bots while somebody watches, unless the table says otherwise.
const PACE: Duration = Duration::from_millis(700);

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
    Say(SocketId, ClientMessage),
    /// A message over the socket that could not be read.
    Garbled(SocketId, String),
    /// What a visitor may know of the table.
    Info(Option<UserId>, Reply<TableInfo>),
    /// Take a seat.
    Join(User, Option<Seat>, Reply<TableInfo>),
    /// Give a seat up.
    Leave(User, Reply<TableInfo>),
    /// Change a seat; for the owner.
    SetSeat(User, Seat, SeatRequest, Reply<TableInfo>),
    /// Begin; for the owner.
    Start(User, Reply<TableInfo>),
    /// Look back.
    Replay(ReplayRequest, Reply<serde_json::Value>),
    /// The save file.
    Save(Option<UserId>, Reply<String>),
}

pub(super) struct Socket {
    pub id: SocketId,
    pub user: Option<UserId>,
    pub viewer: Viewer,
    pub language: String,
    pub out: mpsc::Sender<Utf8Bytes>,
}

/// A table and its game, owned by one task.
pub(super) struct LiveTable {
    pub hub: Hub,
    pub table: Table,
    pub options: TableOptions,
    pub seed: Seed,
    /// The game; none in the lobby, and for the moment in which a bot thinks about it.
    pub desk: Option<Box<dyn Desk>>,
    /// Actions that stood after each record: an undo makes it smaller.
    pub depths: Vec<usize>,
    pub clocks: Clocks,
    pub sockets: Vec<Socket>,
    pub next_socket: u64,
    /// When the bot that is to move does so.
    pub bot_at: Option<Instant>,
    pub idle_since: Instant,
}

/// Why the task wakes by itself.
enum Wake {
    Bot,
    Flag,
    Idle,
}

impl LiveTable {
    /// A table from its records.
    pub fn new(hub: Hub, loaded: Loaded) -> Result<LiveTable, LiveError> {
        let Loaded { table, records } = loaded;
        let options: TableOptions = serde_json::from_value(table.draft.options.clone())
            .map_err(|error| LiveError::Refused(format!("the table's options cannot be read: {error}")))?;
        let seed: Seed = table.draft.seed.expose().parse()?;
        let clocks = Clocks::new(options.time, table.draft.seats.len(), table.updated_at);
        let mut live = LiveTable {
            hub,
            table,
            options,
            seed,
            desk: None,
            depths: Vec::new(),
            clocks,
            sockets: Vec::new(),
            next_socket: 0,
            bot_at: None,
            idle_since: Instant::now(),
        };
        if live.table.status != Status::Lobby {
            live.open(&records)?;
        }
        live.schedule();
        Ok(live)
    }

    /// Sets up the game as the records say.
    pub fn open(&mut self, records: &[Record]) -> Result<(), LiveError> {
        let entries: Vec<String> = records.iter().map(|record| record.entry.clone()).collect();
        let draft = &self.table.draft;
        self.desk = Some(games::kind(&draft.kind)?.open(&draft.setup, &self.seed, &entries)?);
        self.depths.clear();
        self.clocks = Clocks::new(self.options.time, draft.seats.len(), self.table.updated_at);
        for record in records {
            self.note(record);
        }
        Ok(())
    }

    /// Remembers what a record means for depth and clocks.
    pub fn note(&mut self, record: &Record) {
        let depth = self.depths.last().copied().unwrap_or(0);
        let depth = if record.entry == games::UNDO { depth.saturating_sub(1) } else { depth + 1 };
        self.depths.push(depth);
        self.clocks.record(record);
    }

    /// Runs until nobody needs the table.
    pub async fn run(mut self, mut commands: mpsc::Receiver<Command>) {
        let _counted = self.hub.metrics().live_tables.enter();
        loop {
            let (at, wake) = self.next_wake();
            tokio::select! {
                command = commands.recv() => match command {
                    Some(command) => self.handle(command).await,
                    None => break,
                },
                () = tokio::time::sleep_until(at) => match wake {
                    Wake::Bot => self.bot_moves().await,
                    Wake::Flag => self.flag_falls().await,
                    Wake::Idle => {
                        if self.hub.close_if_idle(&self.table.id, &mut commands) {
                            break;
                        }
                    }
                },
            }
        }
    }

    async fn handle(&mut self, command: Command) {
        // An answer that nobody waits for any more is no error.
        match command {
            Command::Attach(attach, reply) => _ = reply.send(self.attach(attach)),
            Command::Detach(id) => {
                self.sockets.retain(|socket| socket.id != id);
                self.idle_since = Instant::now();
                self.tell_table();
            }
            Command::Say(id, message) => self.said(id, message).await,
            Command::Garbled(id, reason) => self.refuse(id, reason),
            Command::Info(user, reply) => _ = reply.send(self.info_for(user.as_ref())),
            Command::Join(user, seat, reply) => _ = reply.send(self.join(user, seat).await),
            Command::Leave(user, reply) => _ = reply.send(self.leave(user).await),
            Command::SetSeat(user, seat, request, reply) => _ = reply.send(self.set_seat(user, seat, request).await),
            Command::Start(user, reply) => _ = reply.send(self.start(user).await),
            Command::Replay(request, reply) => _ = reply.send(self.replay(&request)),
            Command::Save(user, reply) => _ = reply.send(self.save(user.as_ref())),
        }
    }

    fn next_wake(&self) -> (Instant, Wake) {
        if let Some(at) = self.bot_at {
            return (at, Wake::Bot);
        }
        let to_move = self.desk.as_ref().and_then(|desk| desk.to_move());
        if let Some(left) = to_move.and_then(|seat| self.clocks.until_flag(seat.0, crate::store::now_ms())) {
            return (Instant::now() + left, Wake::Flag);
        }
        let since = if self.sockets.is_empty() { self.idle_since } else { Instant::now() };
        (since + IDLE, Wake::Idle)
    }

    /// Plans the next move if it is a bot's.
    pub fn schedule(&mut self) {
        self.bot_at = None;
        let Some(desk) = &self.desk else { return };
        let Some(seat) = desk.to_move() else { return };
        if self.table.draft.seats.get(seat.index()).is_some_and(|row| row.kind == SeatKind::Bot) {
            let pace = match self.options.pace_ms {
                _ if self.sockets.is_empty() => Duration::ZERO,
                Some(ms) => Duration::from_millis(ms.into()),
                None => PACE,
            };
            self.bot_at = Some(Instant::now() + pace);
        }
    }

    /// Sockets whose client does not read are given up.
    pub fn send(&mut self, socket: usize, message: Utf8Bytes) -> bool {
        self.sockets[socket].out.try_send(message).is_ok()
    }
}
