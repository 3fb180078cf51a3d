//! The task of one table: what it owns, what it is asked, and when it wakes by itself.

use std::collections::{BTreeMap, HashSet};
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use games::{Json, LiveGame, ViewNumber};
use table::{Seat, Seed, Viewer};
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

use super::clock::Clocks;
use super::notify::TurnNotice;
use super::seats::read_options;
use super::thinking::{Advice, SeatBot, Thinking, finished};
use super::undo::UndoState;
use super::{Hub, LiveError};
use crate::Refusal;
use crate::store::{
    LoadedTable, Presence, Record, Said, SeatKind, Status, TableId, TableRow, TableSpec, User, UserId, now_ms,
};
use crate::wire::{ClientMessage, SeatRequest, TableInfo, TableOptions};

/// Waiting for a database that cannot be read doubles so often.
const MAX_RETRY_DOUBLINGS: u32 = 4;
/// Who comes and goes within this time is told together.
const PRESENCE_DELAY: Duration = Duration::from_millis(250);

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
    /// Give the seat of somebody who is long absent to a bot, or vote for it.
    StandIn(User, Seat, Reply<()>),
    /// Another server did something at this table.
    Changed,
    /// Something was said in private at another server.
    Said(Said),
    /// Who looks at this table at another server.
    Presence(String, Presence),
    /// Which servers there are now.
    Servers(Arc<HashSet<String>>),
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
    /// The game; none in the lobby, and while what is stored cannot be read.
    pub game: Option<Box<dyn LiveGame>>,
    /// Actions that stood after each record: an undo makes it smaller.
    pub steps_after: Vec<usize>,
    pub clocks: Clocks,
    pub sockets: Vec<Socket>,
    /// When the bot that is to move does so, or begins to think.
    pub bot_at: Option<Instant>,
    /// The bot that thinks.
    pub thinking: Option<Thinking>,
    /// What a bot decided while the game might not go on.
    pub advice: Option<Advice>,
    /// The bots that have decided here before.
    pub bots: Vec<SeatBot>,
    /// Nobody is played for before that: something failed.
    pub paused_until: Option<Instant>,
    /// When the records are read again after that failed, and how long it took to come to that.
    pub reload_at: Option<(Instant, Duration)>,
    pub idle_since: Instant,
    /// What somebody asks to take back, or how that was answered.
    pub undo_request: Option<UndoState>,
    /// Whether somebody has to be called.
    pub turn_notice: TurnNotice,
    /// Whether this server runs the bots and clocks of the game, as far as it can reach the database.
    pub in_charge: bool,
    /// When everybody is told who came and went.
    pub presence_at: Option<Instant>,
    /// Whether somebody came or went here, and other servers have not heard of it.
    pub presence_unsent: bool,
    /// Who looks at other servers.
    pub elsewhere: BTreeMap<String, Presence>,
    /// Who votes to let a bot go on for whoever is to move, and after how many records.
    pub votes: (u64, Vec<UserId>),
    /// When it was last stored that something happened here, in milliseconds since 1970.
    pub touched_at: i64,
    /// Whole positions that were made since the last action, by eyes and language.
    pub positions: Vec<(Viewer, String, Json)>,
    /// The private talk that is going on.
    pub talk: Vec<Said>,
}

/// Why the task wakes by itself.
enum Wake {
    Bot,
    UndoUnanswered,
    Notify,
    Presence,
    Timeout,
    End,
    Reload,
    Idle,
}

/// The game that the records are. Milliseconds of work where there are many.
pub(super) fn open_game(spec: &TableSpec, records: &[Record]) -> Result<Box<dyn LiveGame>, LiveError> {
    let entries: Vec<String> = records.iter().map(|record| record.entry.clone()).collect();
    Ok(games::find(&spec.kind)?.open(&spec.setup, &spec.seed.expose().parse()?, &entries)?)
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
            thinking: None,
            advice: None,
            bots: Vec::new(),
            paused_until: None,
            reload_at: None,
            idle_since: Instant::now(),
            undo_request: None,
            turn_notice: TurnNotice::default(),
            in_charge: false,
            presence_at: None,
            presence_unsent: false,
            elsewhere: BTreeMap::new(),
            votes: (0, Vec::new()),
            touched_at: now_ms(),
            positions: Vec::new(),
            talk: Vec::new(),
        };
        live.undo_request = live.table.undo_request.as_ref().and_then(UndoState::read);
        if live.table.status != Status::Lobby {
            live.open(&records)?;
        }
        live.turn_resumed();
        live.schedule_bot();
        Ok(live)
    }

    /// Sets up the game as the records say.
    pub fn open(&mut self, records: &[Record]) -> Result<(), LiveError> {
        let game = open_game(&self.table.spec, records)?;
        self.set_game(game, records);
        Ok(())
    }

    /// Goes on with the game that the records are.
    pub fn set_game(&mut self, game: Box<dyn LiveGame>, records: &[Record]) {
        let spec = &self.table.spec;
        self.game = Some(game);
        self.steps_after.clear();
        self.positions.clear();
        self.clocks = Clocks::new(self.options.time, spec.seats.len(), self.table.begun_at, self.hub.outages());
        for record in records {
            self.track_record(record);
        }
        self.clocks.run_from(now_ms());
    }

    /// Remembers what a record means for depth and clocks.
    pub fn track_record(&mut self, record: &Record) {
        let depth = self.steps_after.last().copied().unwrap_or(0);
        let depth = if record.entry == games::UNDO { depth.saturating_sub(1) } else { depth + 1 };
        self.steps_after.push(depth);
        self.positions.clear();
        self.forget_talk();
        self.table.updated_at = record.at_ms;
        self.clocks.record(record);
    }

    /// Runs until nobody needs the table.
    pub async fn run(mut self, mut commands: mpsc::Receiver<Command>) {
        let _counted = self.hub.metrics().live_tables.enter();
        self.claim_lease().await;
        // Others may have visitors here already.
        self.tell_presence(true);
        // The process may have died between the last action and the note that the game is over.
        self.end_if_over().await;
        while self.table.status != Status::Abandoned {
            let (at, wake) = self.next_wake();
            tokio::select! {
                command = commands.recv() => match command {
                    Some(command) => self.handle(command).await,
                    None => break,
                },
                thought = finished(&mut self.thinking) => self.bot_decided(thought).await,
                () = tokio::time::sleep_until(at) => match wake {
                    Wake::Bot => self.play_bot().await,
                    Wake::Notify => self.notify(),
                    Wake::UndoUnanswered => self.close_undo_request(None).await,
                    Wake::Presence => self.send_presence(),
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
        if self.presence_unsent {
            self.tell_presence(false);
        }
        self.save_snapshot().await;
        self.release_lease().await;
    }

    async fn handle(&mut self, command: Command) {
        // An answer that nobody waits for any more is no error.
        match command {
            Command::Attach(attach, reply) => _ = reply.send(self.attach(attach).await),
            Command::Detach(id) => {
                if let Some(index) = self.sockets.iter().position(|socket| socket.id == id) {
                    self.sockets.remove(index);
                    self.idle_since = Instant::now();
                    self.presence_changed();
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
            Command::StandIn(user, seat, reply) => _ = reply.send(self.stand_in(user, seat).await),
            // Whatever is wrong is in the log, and the next time is set.
            Command::Changed => _ = self.catch_up().await,
            Command::Said(said) => self.hear_said(said),
            Command::Presence(server, presence) => {
                if presence.asks {
                    self.tell_presence(false);
                }
                if self.elsewhere.get(&server).is_none_or(|known| known.number < presence.number) {
                    self.elsewhere.insert(server, presence);
                    self.schedule_presence();
                }
            }
            Command::Servers(living) => {
                let before = self.elsewhere.len();
                self.elsewhere.retain(|server, _| living.contains(server));
                if self.elsewhere.len() < before {
                    self.schedule_presence();
                }
            }
        }
    }

    /// Somebody came or went here: everybody hears of it soon, at other servers as well.
    pub fn presence_changed(&mut self) {
        self.presence_unsent = true;
        self.schedule_presence();
    }

    fn schedule_presence(&mut self) {
        self.presence_at.get_or_insert(Instant::now() + PRESENCE_DELAY);
    }

    fn send_presence(&mut self) {
        self.presence_at = None;
        if self.presence_unsent {
            self.tell_presence(false);
        }
        self.send_table();
    }

    /// Tells other servers who is here.
    fn tell_presence(&mut self, asks: bool) {
        self.presence_unsent = false;
        let looks = |user: &UserId| self.sockets.iter().any(|socket| socket.user.as_ref() == Some(user));
        let seated = self.table.spec.seats.iter().filter_map(|row| row.user.clone());
        let players = seated.filter(looks).collect();
        let watching = self.spectators() as u32;
        // Sockets are counted for good, and so is this.
        let number = self.hub.new_socket().0;
        self.hub.tell_presence(Presence { number, table: self.table.id.clone(), players, watching, asks });
    }

    /// Claims the lease on the game: this server runs its bots and clocks, unless another one does.
    pub async fn claim_lease(&mut self) {
        let store = self.hub.store();
        let runner = self.table.runner.as_deref();
        if !store.is_shared() || runner == Some(store.name()) {
            self.in_charge = true;
        } else if self.table.status != Status::Playing || runner.is_some_and(|runner| self.hub.is_living(runner)) {
            self.in_charge = false;
        } else {
            let claimed = store.claim(&self.table.id).await;
            let own = store.name().to_owned();
            self.in_charge = claimed.unwrap_or_else(|error| {
                tracing::warn!(table = %self.table.id, %error, "the game could not be taken charge of");
                false
            });
            if self.in_charge {
                self.table.runner = Some(own);
            }
        }
    }

    /// Releases the lease: this server runs nothing of the game any more.
    async fn release_lease(&mut self) {
        if self.in_charge
            && let Err(error) = self.hub.store().release(&self.table.id).await
        {
            // Others find out when this server is gone.
            tracing::warn!(table = %self.table.id, %error, "the game could not be let go of");
        }
    }

    /// Whether this server holds the lease on the game and so runs its bots and clocks now.
    pub fn holds_lease(&self) -> bool {
        self.in_charge && self.hub.is_connected()
    }

    fn next_wake(&mut self) -> (Instant, Wake) {
        let (at, wake) = self.next_task();
        let (at, wake) = match self.notify_at() {
            // A table stays loaded until whoever is missing has been called.
            Some(notify) if notify < at || matches!(wake, Wake::Idle) => (notify, Wake::Notify),
            _ => (at, wake),
        };
        match self.presence_at.into_iter().chain(self.absent_at()).min() {
            Some(tell_at) if tell_at < at => (tell_at, Wake::Presence),
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
        let runs = self.holds_lease();
        let not_before = |at: Instant| self.paused_until.map_or(at, |paused_until| paused_until.max(at));
        if let Some(at) = self.bot_at.filter(|_| runs && self.pending_undo().is_none()) {
            return (not_before(at), Wake::Bot);
        }
        let to_move = self.game.as_ref().and_then(|game| game.to_move());
        if self.game.is_some() && to_move.is_none() && self.table.status == Status::Playing {
            return (not_before(now), Wake::End);
        }
        // A bot waits for others only: for who asks to take back.
        let thinks = self.is_thinking();
        let clocked = to_move.filter(|_| runs && !thinks && self.bot_to_move().is_none());
        let left = clocked.and_then(|seat| self.clocks.until_timeout(seat.0, now_ms()));
        let flag = left.map(|left| not_before(now + left));
        let unanswered = self.pending_undo().filter(|_| runs).map(|pending_undo| now + pending_undo.left(now_ms()));
        if let Some(until) = unanswered.filter(|&until| flag.is_none_or(|flag| until < flag)) {
            return (until, Wake::UndoUnanswered);
        }
        if let Some(flag) = flag {
            return (flag, Wake::Timeout);
        }
        (
            if self.sockets.is_empty() && !thinks { self.idle_since + self.hub.config().idle_timeout } else { far },
            Wake::Idle,
        )
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
            self.presence_changed();
        }
    }
}
