//! What visitors are told: table and position as each may see them.

use std::cell::RefCell;

use axum::extract::ws::Utf8Bytes;
use games::Json;
use table::{Seat, Viewer};

use super::LiveError;
use super::seats::{default_viewer, may_watch, names, seats_of};
use super::table::{Attach, LiveTable, Socket, SocketId};
use crate::Refusal;
use crate::store::TableRow;
use crate::wire::{Position, ServerMessage};

/// Who may look at one table besides its players.
const MAX_SPECTATORS: usize = 256;

/// Connections of one user to one table: the oldest goes when there is another.
const MAX_SOCKETS_PER_USER: usize = 8;

impl LiveTable {
    /// Somebody connects: they get all there is to know, and what happens from now on.
    pub fn attach(&mut self, attach: Attach) -> Result<SocketId, LiveError> {
        let user = attach.user.map(|user| user.id);
        let mine = seats_of(&self.table, user.as_ref());
        may_watch(&self.table, &self.options, user.as_ref())?;
        if mine.is_empty() && self.spectators() >= MAX_SPECTATORS {
            return Err(Refusal::Crowded.into());
        }
        let mut own = self.sockets.iter_mut().filter(|socket| user.is_some() && socket.user == user && !socket.closed);
        if let Some(oldest) = own.next().filter(|_| own.count() + 1 >= MAX_SOCKETS_PER_USER) {
            oldest.closed = true;
        }
        let id = self.hub.new_socket();
        let language = language(&self.table, &attach.language);
        let first = self.sockets.is_empty();
        self.sockets.push(Socket {
            id,
            user,
            viewer: default_viewer(&mine),
            language,
            changes: attach.changes,
            view_sent: None,
            out: attach.out,
            closed: false,
        });
        self.send_welcome(self.sockets.len() - 1, attach.since);
        self.send_table();
        match self.bot_to_move() {
            // From now on somebody follows the bots. Whoever comes later must not keep them waiting.
            Some(_) if first => self.schedule_bot(),
            Some(seat) => self.send(self.sockets.len() - 1, encode(&ServerMessage::Thinking { seat })),
            None => {}
        }
        Ok(id)
    }

    /// Tells one socket everything.
    pub fn send_welcome(&mut self, index: usize, since: Option<u64>) {
        let socket = &self.sockets[index];
        let table = self.info_for(socket.user.as_ref(), &socket.language);
        let view = self.game.as_deref().map(|game| game.view_text(socket.viewer));
        let names = names(&self.table, &socket.language);
        let position =
            view.and_then(|view| self.position(socket.viewer, &socket.language, &names, self.lines_from(since), view));
        self.send(index, encode(&ServerMessage::Welcome { table, position, request: self.request() }));
        self.note_view_sent(index);
    }

    /// A socket got a view of the position as it is.
    fn note_view_sent(&mut self, index: usize) {
        let socket = &mut self.sockets[index];
        socket.view_sent = self.game.as_ref().map(|game| (socket.viewer, game.view_number()));
    }

    /// Tells everybody everything.
    pub fn send_welcome_all(&mut self) {
        (0..self.sockets.len()).for_each(|index| self.send_welcome(index, None));
    }

    /// The step from which a client that knows `since` entries needs the log: where what it knows and what is part.
    fn lines_from(&self, since: Option<u64>) -> usize {
        let Some(since) = since.and_then(|since| usize::try_from(since).ok()) else { return 0 };
        if since == 0 || since > self.steps_after.len() {
            return 0;
        }
        let common = self.steps_after[since - 1..].iter().min().copied().unwrap_or(0);
        common + 1
    }

    /// An entry was stored: everybody gets the game as it is now. Equal eyes and languages share the text.
    pub fn send_update(&mut self, undone: bool) {
        let steps = self.steps_after.last().copied().unwrap_or(0);
        let from = if undone { steps + 1 } else { steps };
        let clocks = self.seconds_left();
        let mut made: Vec<(usize, _, Utf8Bytes)> = Vec::new();
        let mut players: Option<(usize, Vec<String>)> = None;
        for index in 0..self.sockets.len() {
            let socket = &self.sockets[index];
            let viewer = socket.viewer;
            let sent = socket.view_sent.filter(|sent| socket.changes && sent.0 == viewer);
            let since = sent.map(|(_, number)| number);
            let same_language = |other: usize| self.sockets[other].language == socket.language;
            let alike = |other: usize| self.sockets[other].viewer == viewer && same_language(other);
            let message = match made.iter().find(|(other, since_other, _)| *since_other == since && alike(*other)) {
                Some((.., message)) => message.clone(),
                None => {
                    let Some(game) = self.game.as_deref() else { continue };
                    let changes = since.and_then(|since| game.view_changes(viewer, since));
                    let partial = changes.is_some();
                    let view = changes.unwrap_or_else(|| game.view_text(viewer));
                    let known = players.take().filter(|known| same_language(known.0));
                    let (_, names) =
                        players.insert(known.unwrap_or_else(|| (index, names(&self.table, &socket.language))));
                    let Some(position) = self.position(viewer, &socket.language, names, from, view) else { continue };
                    let update = ServerMessage::Update { position, changes: partial, undone, clocks: clocks.clone() };
                    let message = encode(&update);
                    made.push((index, since, message.clone()));
                    message
                }
            };
            self.send(index, message);
            self.note_view_sent(index);
        }
    }

    /// Seats, presence or status changed.
    pub fn send_table(&mut self) {
        for index in 0..self.sockets.len() {
            let socket = &self.sockets[index];
            let table = self.info_for(socket.user.as_ref(), &socket.language);
            self.send(index, encode(&ServerMessage::Table { table }));
        }
    }

    /// A bot thinks about a seat's decision.
    pub fn send_thinking(&mut self, seat: Seat) {
        let message = encode(&ServerMessage::Thinking { seat });
        (0..self.sockets.len()).for_each(|index| self.send(index, message.clone()));
    }

    /// Tells one socket that what it sent is refused.
    pub fn refuse(&mut self, id: SocketId, refusal: &Refusal) {
        if let Some(index) = self.sockets.iter().position(|socket| socket.id == id) {
            self.send(index, encode(&ServerMessage::Refused(refusal.into())));
        }
    }

    /// Seats changed: who owns what, and who may look, is looked at anew.
    pub fn seats_changed(&mut self) {
        // Who is to agree may be somebody else now.
        self.close_undo_request(None);
        for index in self.refresh_viewers() {
            self.send_welcome(index, None);
        }
        self.send_table();
    }

    /// Gives every socket the eyes its user has now, and drops those that may not look any more. Gives those whose eyes
    /// are others than before.
    pub fn refresh_viewers(&mut self) -> Vec<usize> {
        let mut changed = Vec::new();
        for (index, socket) in self.sockets.iter_mut().enumerate() {
            let mine = seats_of(&self.table, socket.user.as_ref());
            socket.closed |= may_watch(&self.table, &self.options, socket.user.as_ref()).is_err();
            let keeps = matches!(socket.viewer, Viewer::Seat(seat) if mine.contains(&seat));
            let viewer = if keeps { socket.viewer } else { default_viewer(&mine) };
            if viewer != socket.viewer {
                socket.viewer = viewer;
                changed.push(index);
            }
        }
        changed
    }

    /// The game as a viewer sees it, with that view, whole or in part; none in the lobby.
    fn position(&self, viewer: Viewer, language: &str, names: &[String], from: usize, view: Json) -> Option<Position> {
        let game = self.game.as_deref()?;
        let (undo, ask_undo) = seat_of(viewer).map_or((0, 0), |seat| (self.undo_for(seat), self.ask_undo_for(seat)));
        Some(Position {
            seq: self.steps_after.len() as u64,
            steps: game.steps(),
            viewer: seat_of(viewer),
            view,
            decision: game.decision_text(viewer, language, names),
            lines_from: from,
            lines: game.line_texts(from, viewer, language, names),
            undo,
            ask_undo,
            no_undo: seat_of(viewer).filter(|_| undo + ask_undo == 0).map(|seat| (&self.no_undo(&[seat])).into()),
            outcome: game.outcome(),
        })
    }
}

/// A language the game speaks: the one asked for, or the first there is.
pub(super) fn language(table: &TableRow, wanted: &str) -> String {
    let known = games::find(&table.spec.kind).map(|kind| kind.languages()).unwrap_or_default();
    let fits = known.iter().find(|&&language| language == wanted).or(known.first());
    fits.map_or_else(|| wanted.to_owned(), |&language| language.to_owned())
}

pub(super) fn seat_of(viewer: Viewer) -> Option<Seat> {
    match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    }
}

/// A message as text.
pub(super) fn encode(message: &ServerMessage) -> Utf8Bytes {
    thread_local! {
        // Messages wait in queues by the thousand: each takes the bytes it has, not those it was written in.
        static BUFFER: RefCell<Vec<u8>> = RefCell::default();
    }
    BUFFER.with_borrow_mut(|buffer| {
        buffer.clear();
        serde_json::to_writer(&mut *buffer, message).expect("messages are plain data");
        std::str::from_utf8(buffer).expect("JSON is text").into()
    })
}
