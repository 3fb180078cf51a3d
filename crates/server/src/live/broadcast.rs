//! What visitors are told: table and position as each may see them.

use std::cell::RefCell;
use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use games::Json;
use serde_json::value::{RawValue, to_raw_value};
use table::{Seat, Viewer};

use super::LiveError;
use super::seats::{default_viewer, has_part, may_watch, names, seats_of};
use super::table::{Attach, LiveTable, Socket, SocketId};
use crate::Refusal;
use crate::store::{TableRow, UserId};
use crate::wire::{Position, ServerMessage};

impl LiveTable {
    /// Somebody connects: they get all there is to know, and what happens from now on.
    pub async fn attach(&mut self, attach: Attach) -> Result<SocketId, LiveError> {
        let user = attach.user.map(|user| user.id);
        may_watch(&self.table, &self.options, user.as_ref())?;
        if let Some(user) = &user {
            self.bring_back(user).await?;
        }
        let mine = seats_of(&self.table, user.as_ref());
        let limits = *self.hub.limits();
        if mine.is_empty() && self.spectators() >= limits.spectators {
            self.make_room(user.as_ref())?;
        }
        let mut own = self.sockets.iter_mut().filter(|socket| user.is_some() && socket.user == user && !socket.closed);
        if let Some(oldest) = own.next().filter(|_| own.count() + 1 >= limits.sockets_per_user) {
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
        self.presence_changed();
        match self.bot_to_move() {
            // From now on somebody follows the bots. Whoever comes later must not keep them waiting.
            Some(_) if first => self.schedule_bot(),
            Some(seat) => self.send(self.sockets.len() - 1, encode(&ServerMessage::Thinking { seat })),
            None => {}
        }
        Ok(id)
    }

    /// Makes room for a spectator where too many look: those the table knows come before those who signed in, and they
    /// before those nobody knows.
    fn make_room(&mut self, newcomer: Option<&UserId>) -> Result<(), LiveError> {
        let table = &self.table;
        let rank = |user: Option<&UserId>| match user {
            None => 0,
            Some(user) if table.owner.as_ref() == Some(user) || has_part(table, user) => 2,
            Some(_) => 1,
        };
        let wanted = rank(newcomer);
        let looks = |socket: &&mut Socket| !socket.closed && seats_of(table, socket.user.as_ref()).is_empty();
        let least = self.sockets.iter_mut().filter(looks).min_by_key(|socket| rank(socket.user.as_ref()));
        match least {
            Some(socket) if rank(socket.user.as_ref()) < wanted => {
                socket.closed = true;
                Ok(())
            }
            _ => Err(Refusal::Crowded.into()),
        }
    }

    /// Tells one socket everything.
    pub fn send_welcome(&mut self, index: usize, since: Option<u64>) {
        let socket = &self.sockets[index];
        let table = self.info_for(socket.user.as_ref(), &socket.language);
        let position = self.whole_position(index, self.lines_from(since));
        let talk = self.talk_for(self.sockets[index].viewer);
        self.send(index, encode(&ServerMessage::Welcome { table, position, request: self.request(), talk }));
        self.note_view_sent(index);
    }

    /// The game as a socket sees it, with the log from a step on; none in the lobby. With the whole log it is long work,
    /// so it is kept until something is done: who looks elsewhere, changes the language or comes to watch costs no more.
    fn whole_position(&mut self, index: usize, from: usize) -> Option<Json> {
        let Socket { viewer, ref language, ref view_sent, .. } = self.sockets[index];
        let told_before = view_sent.is_some();
        let known = |(eyes, spoken, _): &&(Viewer, String, Json)| *eyes == viewer && spoken == language;
        if let Some((.., kept)) = self.positions.iter().find(known).filter(|_| from == 0) {
            return Some(kept.clone());
        }
        let view = self.game.as_deref()?.view_text(viewer);
        let position = self.position(viewer, language, &names(&self.table, language), from, view)?;
        let text = to_raw_value(&position).expect("positions are plain data");
        let text = Json::from(Arc::<RawValue>::from(text));
        if from == 0 {
            self.hub.metrics().position();
        }
        // Who comes to their own seat is told once: kept, it would be a good part of what a connection takes.
        if from == 0 && (told_before || viewer == Viewer::Spectator) {
            self.positions.push((viewer, language.clone(), text.clone()));
        }
        Some(text)
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
        let snapshot = self.snapshot();
        // Those who have no part in the table see the same of it.
        let mut made: Vec<(Option<UserId>, String, Utf8Bytes)> = Vec::new();
        for index in 0..self.sockets.len() {
            let Socket { user, language, .. } = &self.sockets[index];
            let owns = |user: &&UserId| self.table.owner.as_ref() == Some(*user);
            let user = user.as_ref().filter(|user| owns(user) || has_part(&self.table, user));
            let known = made.iter().find(|(known, spoken, _)| known.as_ref() == user && spoken == language);
            let message = match known {
                Some((.., message)) => message.clone(),
                None => {
                    let table = self.info_with(snapshot.clone(), user, language);
                    let message = encode(&ServerMessage::Table { table });
                    made.push((user.cloned(), language.clone(), message.clone()));
                    message
                }
            };
            self.send(index, message);
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
    pub async fn seats_changed(&mut self) {
        // Who is to agree may be somebody else now.
        self.close_undo_request(None).await;
        self.positions.clear();
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
            talk: game.private_talk(),
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
