//! What visitors are told: table and position as each may see them.

use std::collections::HashMap;

use axum::extract::ws::Utf8Bytes;
use serde_json::Value;
use table::{Seat, Viewer};

use super::LiveError;
use super::seats::{first_look, name, names, seats_of};
use super::table::{Attach, LiveTable, Socket, SocketId};
use crate::Refusal;
use crate::store::{Status, Table, UserId, now_ms};
use crate::wire::{Position, Replay, SeatInfo, ServerMessage, TableInfo};

/// Connections to one table at most.
const CROWD: usize = 256;

/// Bytes a message may have before its buffer grows.
const ROOM: usize = 8 * 1024;

/// Whose eyes to look back through.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReplayAs {
    /// One's own, or a spectator's.
    Own,
    /// This seat's; another's only when the game is over.
    Seat(Seat),
    /// A spectator's, with what every seat saw beside it; when the game is over.
    All,
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
        if self.sockets.len() >= CROWD {
            return Err(Refusal::Crowded.into());
        }
        let id = self.hub.new_socket();
        let language = language(&self.table, &attach.language);
        let first = self.sockets.is_empty();
        self.sockets.push(Socket { id, user, viewer: first_look(&mine), language, out: attach.out, dead: false });
        self.welcome(self.sockets.len() - 1, attach.since);
        self.tell_table();
        match self.bot_to_move() {
            // From now on somebody follows the bots. Whoever comes later must not keep them waiting.
            Some(_) if first => self.schedule(),
            Some(seat) => self.send(self.sockets.len() - 1, encode(&ServerMessage::Thinking { seat })),
            None => {}
        }
        Ok(id)
    }

    fn may_watch(&self, user: Option<&UserId>, mine: &[Seat]) -> Result<(), LiveError> {
        let owner = user.is_some() && self.table.owner.as_ref() == user;
        let invited = self.table.status == Status::Lobby;
        let seated = user.is_some() && self.table.draft.seats.iter().any(|row| row.user.as_ref() == user);
        if owner || invited || !mine.is_empty() || seated || self.options.spectators {
            Ok(())
        } else {
            Err(Refusal::NoSpectators.into())
        }
    }

    /// Tells one socket everything.
    pub fn welcome(&mut self, index: usize, since: Option<u64>) {
        let socket = &self.sockets[index];
        let table = self.info_for(socket.user.as_ref(), &socket.language);
        let position = self.position(socket.viewer, &socket.language, self.lines_from(since));
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
        let mut made: HashMap<(u8, String), Utf8Bytes> = HashMap::new();
        for index in 0..self.sockets.len() {
            let socket = &self.sockets[index];
            let key = (socket.viewer.bit(), socket.language.clone());
            let message = match made.get(&key) {
                Some(message) => message.clone(),
                None => {
                    let Some(position) = self.position(socket.viewer, &socket.language, from) else {
                        continue;
                    };
                    let message = encode(&ServerMessage::Update { position, undone });
                    made.insert(key, message.clone());
                    message
                }
            };
            self.send(index, message);
        }
    }

    /// Seats, presence or status changed.
    pub fn tell_table(&mut self) {
        for index in 0..self.sockets.len() {
            let socket = &self.sockets[index];
            let table = self.info_for(socket.user.as_ref(), &socket.language);
            self.send(index, encode(&ServerMessage::Table { table }));
        }
    }

    /// A bot thinks about a seat's decision.
    pub fn tell_thinking(&mut self, seat: Seat) {
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
        for index in 0..self.sockets.len() {
            let user = self.sockets[index].user.clone();
            let mine = seats_of(&self.table, user.as_ref());
            if self.may_watch(user.as_ref(), &mine).is_err() {
                self.sockets[index].dead = true;
                continue;
            }
            let before = self.sockets[index].viewer;
            let viewer = match before {
                Viewer::Seat(seat) if mine.contains(&seat) => before,
                _ => first_look(&mine),
            };
            self.sockets[index].viewer = viewer;
            if viewer != before {
                self.welcome(index, None);
            }
        }
        self.tell_table();
    }

    /// The game as a viewer sees it; none in the lobby.
    fn position(&self, viewer: Viewer, language: &str, from: usize) -> Option<Position> {
        let desk = self.desk.as_deref()?;
        let names = names(&self.table, language);
        let undo = if let Viewer::Seat(seat) = viewer { self.undo_for(seat) } else { 0 };
        Some(Position {
            seq: self.depths.len() as u64,
            steps: desk.steps(),
            viewer: seat_of(viewer),
            view: desk.view_text(viewer),
            decision: desk.decision(viewer, language, &names),
            lines_from: from,
            lines: if from > desk.steps() { Vec::new() } else { desk.lines(from, viewer, language, &names) },
            undo,
            no_undo: seat_of(viewer).filter(|_| undo == 0).map(|seat| (&self.no_undo(&[seat])).into()),
            outcome: desk.outcome(),
        })
    }

    /// The table as a visitor sees it.
    pub fn info_for(&self, user: Option<&UserId>, language: &str) -> TableInfo {
        let table = &self.table;
        let mine = seats_of(table, user);
        let desk = self.desk.as_deref();
        let to_move = desk.and_then(|desk| desk.to_move());
        let now = now_ms();
        let online = |id: &Option<UserId>| id.is_some() && self.sockets.iter().any(|socket| socket.user == *id);
        TableInfo {
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
                    name: name(row, language),
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
            watching: self.spectators(),
        }
    }

    /// How many look who do not play.
    fn spectators(&self) -> u32 {
        let plays =
            |user: &Option<UserId>| self.table.draft.seats.iter().any(|row| user.is_some() && row.user == *user);
        self.sockets.iter().filter(|socket| !plays(&socket.user)).count() as u32
    }

    /// A moment of the past, with where the turns began.
    pub fn replay(&self, request: &ReplayRequest) -> Result<Replay, LiveError> {
        let mine = seats_of(&self.table, request.user.as_ref());
        self.may_watch(request.user.as_ref(), &mine)?;
        let desk = self.desk.as_deref().ok_or(Refusal::NotBegun)?;
        let viewer = match request.eyes {
            ReplayAs::Own => first_look(&mine),
            ReplayAs::Seat(seat) if mine.contains(&seat) || self.table.status == Status::Over => {
                if seat.index() >= desk.seats() {
                    return Err(Refusal::NoSuchSeat { seat }.into());
                }
                Viewer::Seat(seat)
            }
            ReplayAs::Seat(_) => return Err(Refusal::NotYourSeat.into()),
            ReplayAs::All if self.table.status == Status::Over => Viewer::Spectator,
            ReplayAs::All => return Err(Refusal::NotOver.into()),
        };
        let step = request.step.unwrap_or(desk.steps());
        let then = desk.at(step).map_err(|_| Refusal::NoSuchStep { steps: desk.steps() })?;
        let names = names(&self.table, &request.language);
        let all = (0..desk.seats()).map(|seat| Seat(seat as u8)).filter(|_| request.eyes == ReplayAs::All);
        let views = all.map(|seat| (seat.to_string(), then.view(Viewer::Seat(seat)))).collect();
        Ok(Replay {
            history: desk.history(),
            summary: then.summary(),
            views,
            position: Position {
                seq: step as u64,
                steps: step,
                viewer: seat_of(viewer),
                view: then.view_text(viewer),
                decision: then.decision(Viewer::Spectator, &request.language, &names),
                lines_from: 0,
                lines: then.lines(0, viewer, &request.language, &names),
                undo: 0,
                no_undo: None,
                outcome: then.outcome(),
            },
        })
    }

    /// The save file: for everybody once the game is over. Before, it would give the shuffles away.
    pub fn save(&self, user: Option<&UserId>) -> Result<String, LiveError> {
        self.may_watch(user, &seats_of(&self.table, user))?;
        match (&self.desk, self.table.status) {
            (Some(desk), Status::Over) => Ok(desk.save()),
            _ => Err(Refusal::NotOver.into()),
        }
    }
}

/// A language the game speaks: the one asked for, or the first there is.
pub(super) fn language(table: &Table, wanted: &str) -> String {
    let known = games::kind(&table.draft.kind).map(|kind| kind.languages()).unwrap_or_default();
    let fits = known.iter().find(|&&language| language == wanted).or(known.first());
    fits.map_or_else(|| wanted.to_owned(), |&language| language.to_owned())
}

fn seat_of(viewer: Viewer) -> Option<Seat> {
    match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    }
}

/// A message as text.
pub(super) fn encode(message: &ServerMessage) -> Utf8Bytes {
    // Most are a position of some KiB: growing to that from nothing would copy everything twice.
    let mut text = Vec::with_capacity(ROOM);
    serde_json::to_writer(&mut text, message).expect("messages are plain data");
    String::from_utf8(text).expect("JSON is text").into()
}
