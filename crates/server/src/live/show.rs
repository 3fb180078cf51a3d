//! What visitors are told: table and position as each may see them.

use std::collections::HashMap;

use axum::extract::ws::Utf8Bytes;
use serde_json::{Value, json};
use table::{Seat, Viewer};

use super::LiveError;
use super::seats::{first_look, names, seats_of};
use super::table::{Attach, LiveTable, Socket, SocketId};
use crate::store::{Status, Table, UserId, now_ms};
use crate::wire::{Position, SeatInfo, ServerMessage, TableInfo};

/// Whose eyes to look back through.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReplayAs {
    /// One's own, or a spectator's.
    Own,
    /// This seat's; another's only when the game is over.
    Seat(Seat),
}

/// A look back.
pub struct ReplayRequest {
    /// Who asks.
    pub user: Option<UserId>,
    /// After how many actions; the last one if not said.
    pub step: Option<usize>,
    /// Through whose eyes.
    pub eyes: ReplayAs,
    /// In which language.
    pub language: String,
}

impl LiveTable {
    /// Somebody connects: they get all there is to know, and what happens from now on.
    pub fn attach(&mut self, attach: Attach) -> Result<SocketId, LiveError> {
        let user = attach.user.map(|user| user.id);
        let mine = seats_of(&self.table, user.as_ref());
        self.may_watch(user.as_ref(), &mine)?;
        self.next_socket += 1;
        let id = SocketId(self.next_socket);
        let language = language(&self.table, &attach.language);
        self.sockets.push(Socket { id, user, viewer: first_look(&mine), language, out: attach.out });
        self.welcome(self.sockets.len() - 1, attach.since);
        self.tell_table();
        if self.bot_at.is_some() {
            self.schedule();
        }
        Ok(id)
    }

    fn may_watch(&self, user: Option<&UserId>, mine: &[Seat]) -> Result<(), LiveError> {
        let owner = user.is_some() && self.table.owner.as_ref() == user;
        let invited = self.table.status == Status::Lobby;
        if owner || invited || !mine.is_empty() || self.options.spectators {
            Ok(())
        } else {
            Err(LiveError::Forbidden("this table has no spectators"))
        }
    }

    /// Tells one socket everything.
    pub fn welcome(&mut self, index: usize, since: Option<u64>) {
        let socket = &self.sockets[index];
        let Ok(table) = self.info_for(socket.user.as_ref()) else { return };
        let position = self.position(socket.viewer, &socket.language, self.lines_from(since), socket.user.as_ref());
        self.send(index, encode(&ServerMessage::Welcome { table, position }));
    }

    /// Tells everybody everything.
    pub fn welcome_all(&mut self) {
        (0..self.sockets.len()).for_each(|index| self.welcome(index, None));
    }

    /// The step from which a client that knows `since` entries needs the log: where what it knows and what is part.
    fn lines_from(&self, since: Option<u64>) -> usize {
        let Some(since) = since.and_then(|since| usize::try_from(since).ok()) else { return 0 };
        if since == 0 || since > self.depths.len() {
            return 0;
        }
        let common = self.depths[since - 1..].iter().min().copied().unwrap_or(0);
        common + 1
    }

    /// An entry was stored: everybody gets the game as it is now. Equal eyes and languages share the text.
    pub fn tell_entry(&mut self, undone: bool) {
        let steps = self.depths.last().copied().unwrap_or(0);
        let from = if undone { steps + 1 } else { steps };
        let mut made: HashMap<(u8, String, Option<UserId>), Utf8Bytes> = HashMap::new();
        for index in 0..self.sockets.len() {
            let socket = &self.sockets[index];
            // How much can be taken back depends on the user, and only players can take anything back.
            let player = match socket.viewer {
                Viewer::Seat(_) => socket.user.clone(),
                Viewer::Spectator => None,
            };
            let key = (socket.viewer.bit(), socket.language.clone(), player);
            let message = match made.get(&key) {
                Some(message) => message.clone(),
                None => {
                    let Some(position) = self.position(socket.viewer, &socket.language, from, key.2.as_ref()) else {
                        continue;
                    };
                    let message = encode(&ServerMessage::Update { position, undone });
                    made.insert(key, message.clone());
                    message
                }
            };
            self.send(index, message);
        }
        self.drop_dead();
    }

    /// Seats, presence or status changed.
    pub fn tell_table(&mut self) {
        for index in 0..self.sockets.len() {
            if let Ok(table) = self.info_for(self.sockets[index].user.as_ref()) {
                self.send(index, encode(&ServerMessage::Table { table }));
            }
        }
        self.drop_dead();
    }

    /// The same for everybody.
    pub fn tell_all(&mut self, message: &Utf8Bytes) {
        (0..self.sockets.len()).for_each(|index| _ = self.send(index, message.clone()));
        self.drop_dead();
    }

    /// Tells one socket that what it sent is refused.
    pub fn refuse(&mut self, id: SocketId, reason: String) {
        if let Some(index) = self.sockets.iter().position(|socket| socket.id == id) {
            self.send(index, encode(&ServerMessage::Refused { reason }));
        }
    }

    /// Seats changed: who owns what is looked at anew.
    pub fn seats_changed(&mut self) {
        for socket in &mut self.sockets {
            let mine = seats_of(&self.table, socket.user.as_ref());
            let keeps = matches!(socket.viewer, Viewer::Seat(seat) if mine.contains(&seat));
            if !keeps {
                socket.viewer = first_look(&mine);
            }
        }
        self.tell_table();
    }

    fn drop_dead(&mut self) {
        self.sockets.retain(|socket| !socket.out.is_closed() && socket.out.capacity() > 0);
    }

    /// The game as a viewer sees it; none in the lobby.
    fn position(&self, viewer: Viewer, language: &str, from: usize, user: Option<&UserId>) -> Option<Position> {
        let desk = self.desk.as_deref()?;
        let names = names(&self.table);
        Some(Position {
            seq: self.depths.len() as u64,
            steps: desk.steps(),
            viewer: match viewer {
                Viewer::Seat(seat) => Some(seat),
                Viewer::Spectator => None,
            },
            view: desk.view(viewer),
            decision: desk.decision(viewer, language, &names),
            lines_from: from,
            lines: if from > desk.steps() { Vec::new() } else { desk.lines(from, viewer, language, &names) },
            undo: if user.is_some() { self.undo_for(&seats_of(&self.table, user)) } else { 0 },
            outcome: desk.outcome(),
        })
    }

    /// The table as a visitor sees it.
    pub fn info_for(&self, user: Option<&UserId>) -> Result<TableInfo, LiveError> {
        let table = &self.table;
        let mine = seats_of(table, user);
        let desk = self.desk.as_deref();
        let to_move = desk.and_then(|desk| desk.to_move());
        let now = now_ms();
        let online = |id: &Option<UserId>| id.is_some() && self.sockets.iter().any(|socket| socket.user == *id);
        Ok(TableInfo {
            id: table.id.to_string(),
            code: table.code.clone(),
            kind: table.draft.kind.clone(),
            setup: table.draft.setup.clone(),
            options: self.options.clone(),
            status: table.status,
            mine: user.is_some() && table.owner.as_ref() == user,
            commitment: table.draft.commitment.clone(),
            seed: (table.status == Status::Over).then(|| self.seed.to_string()),
            seats: table
                .draft
                .seats
                .iter()
                .map(|row| SeatInfo {
                    seat: Seat(row.seat),
                    kind: row.kind,
                    name: row.name.clone(),
                    bot: row.bot.clone(),
                    mine: mine.contains(&Seat(row.seat)),
                    online: row.bot.is_some() || online(&row.user),
                    clock: self
                        .clocks
                        .left(row.seat, now, to_move.map(|seat| seat.0))
                        .map(|left| u32::try_from(left.max(0) / 1000).unwrap_or(u32::MAX)),
                })
                .collect(),
            created_at: table.created_at,
            updated_at: table.updated_at,
            summary: desk.map_or(Value::Null, |desk| desk.summary()),
            to_move,
            outcome: desk.and_then(|desk| desk.outcome()),
            watching: self.sockets.len() as u32,
        })
    }

    /// A moment of the past, with where the turns began.
    pub fn replay(&self, request: &ReplayRequest) -> Result<Value, LiveError> {
        let mine = seats_of(&self.table, request.user.as_ref());
        self.may_watch(request.user.as_ref(), &mine)?;
        let desk = self.desk.as_deref().ok_or_else(|| LiveError::Refused("the game has not begun".into()))?;
        let viewer = match request.eyes {
            ReplayAs::Own => first_look(&mine),
            ReplayAs::Seat(seat) if mine.contains(&seat) || self.table.status == Status::Over => {
                if seat.index() >= desk.seats() {
                    return Err(LiveError::Refused(format!("there is no seat {seat}")));
                }
                Viewer::Seat(seat)
            }
            ReplayAs::Seat(_) => return Err(LiveError::Forbidden("that is not your seat")),
        };
        let step = request.step.unwrap_or(desk.steps());
        let then = desk.at(step)?;
        let names = names(&self.table);
        Ok(json!({
            "history": desk.history(),
            "summary": then.summary(),
            "position": {
                "seq": step,
                "steps": step,
                "viewer": if let Viewer::Seat(seat) = viewer { json!(seat) } else { Value::Null },
                "view": then.view(viewer),
                "decision": then.decision(Viewer::Spectator, &request.language, &names),
                "lines_from": 0,
                "lines": then.lines(0, viewer, &request.language, &names),
                "undo": 0,
                "outcome": then.outcome(),
            },
        }))
    }

    /// The save file: for everybody once the game is over. Before, it would give the shuffles away.
    pub fn save(&self, user: Option<&UserId>) -> Result<String, LiveError> {
        self.may_watch(user, &seats_of(&self.table, user))?;
        match (&self.desk, self.table.status) {
            (Some(desk), Status::Over) => Ok(desk.save()),
            _ => Err(LiveError::Refused("the save file is there when the game is over".into())),
        }
    }
}

/// A language the game speaks: the one asked for, or the first there is.
pub(super) fn language(table: &Table, wanted: &str) -> String {
    let known = games::kind(&table.draft.kind).map(|kind| kind.languages()).unwrap_or_default();
    let fits = known.iter().find(|&&language| language == wanted).or(known.first());
    fits.map_or_else(|| wanted.to_owned(), |&language| language.to_owned())
}

/// A message as text.
pub(super) fn encode(message: &ServerMessage) -> Utf8Bytes {
    serde_json::to_string(message).expect("messages are plain data").into()
}
