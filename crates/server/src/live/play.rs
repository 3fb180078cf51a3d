//! Doing actions, taking them back, and the moves of bots.

use std::time::Duration;

use table::{Seat, Viewer};
use tokio::time::Instant;

use super::lobby::fallback_bot;
use super::replay::off_thread;
use super::seats::{owns, seats_of};
use super::table::{LiveTable, SocketId, open_game};
use super::undo::UndoState;
use super::{LiveError, broadcast};
use crate::Refusal;
use crate::store::{AppendError, LoadedTable, Record, Status, now_ms};
use crate::wire::{ClientMessage, ServerMessage, TimeControl, UndoPolicy};

/// With so many records nothing is taken back any more: a game has some thousand, and who acts and takes back for ever
/// must come to an end.
pub const MAX_UNDOABLE_RECORDS: usize = 20_000;
/// How often, in milliseconds, it is stored at most that something happened, for the order of lists.
const TOUCH_INTERVAL: i64 = 600_000;
/// How long to wait after a gap in time before a clock is looked at again.
const GAP_PAUSE: Duration = Duration::from_secs(2);

impl LiveTable {
    /// A message over a socket.
    pub async fn handle_message(&mut self, id: SocketId, message: ClientMessage) {
        let Some(index) = self.sockets.iter().position(|socket| socket.id == id) else { return };
        let done = match message {
            ClientMessage::Act { seq, seat, action } => self.act(index, seq, seat, &action).await,
            ClientMessage::Undo { seq } => self.undo(index, seq).await,
            ClientMessage::AskUndo { seq } => self.ask_undo(index, seq).await,
            ClientMessage::AnswerUndo { seq, agree } => self.answer_undo(index, seq, agree).await,
            ClientMessage::Talk { seat, text } => self.talk(index, seat, &text),
            ClientMessage::Look { seat } => self.look(index, seat),
            ClientMessage::Language { language } => {
                let fits = broadcast::language(&self.table, &language);
                if fits == language {
                    self.sockets[index].language = fits;
                    self.send_welcome(index, None);
                    Ok(())
                } else {
                    Err(Refusal::UnknownLanguage.into())
                }
            }
            ClientMessage::Ping {} => {
                let pong = broadcast::encode(&ServerMessage::Pong);
                self.send(index, pong);
                Ok(())
            }
        };
        if let Err(error) = done {
            if let LiveError::Unknown = &error {
                return;
            }
            if let LiveError::Store(_) | LiveError::Broken(_) = &error {
                tracing::error!(table = %self.table.id, %error, "a message could not be carried out");
            }
            self.refuse(id, &error.refusal());
        }
    }

    fn look(&mut self, index: usize, seat: Option<Seat>) -> Result<(), LiveError> {
        let viewer = match seat {
            None => Viewer::Spectator,
            Some(seat) if seats_of(&self.table, self.sockets[index].user.as_ref()).contains(&seat) => {
                Viewer::Seat(seat)
            }
            Some(_) => return Err(Refusal::NotYourSeat.into()),
        };
        self.sockets[index].viewer = viewer;
        self.send_welcome(index, None);
        Ok(())
    }

    async fn act(&mut self, index: usize, seq: u64, seat: Seat, action: &str) -> Result<(), LiveError> {
        self.require_current(seq)?;
        let user = self.sockets[index].user.as_ref();
        let row = self.table.spec.seats.get(seat.index());
        if !row.zip(user).is_some_and(|(row, user)| owns(row, user)) {
            return Err(Refusal::NotYourSeat.into());
        }
        let game = self.game()?;
        match game.to_move() {
            None => return Err(Refusal::Over.into()),
            Some(owes) if owes != seat => return Err(Refusal::NotYourTurn.into()),
            Some(_) => game.act(seat, action).map_err(|problem| Refusal::Illegal { detail: problem.0 })?,
        }
        self.store_action(seat).await
    }

    /// Why the owner of these seats can take nothing back.
    pub fn no_undo(&self, mine: &[Seat]) -> Refusal {
        let game = self.game.as_deref();
        if self.options.undo == UndoPolicy::None {
            Refusal::UndoNone
        } else if self.is_too_long() {
            Refusal::UndoTooOften
        } else if self.options.undo == UndoPolicy::Consent {
            let acted = game.is_some_and(|game| game.actors().iter().any(|seat| mine.contains(seat)));
            if acted { Refusal::UndoSecret } else { Refusal::UndoNothing }
        } else if !game.and_then(|game| game.to_move()).is_some_and(|seat| mine.contains(&seat)) {
            Refusal::UndoNotYourTurn
        } else if game.is_some_and(|game| game.actors().last().copied() != game.to_move()) {
            Refusal::UndoNothing
        } else {
            Refusal::UndoSecret
        }
    }

    async fn undo(&mut self, index: usize, seq: u64) -> Result<(), LiveError> {
        self.require_current(seq)?;
        let mine = seats_of(&self.table, self.sockets[index].user.as_ref());
        let seat = self.game()?.to_move().filter(|seat| mine.contains(seat));
        let seat = seat.filter(|&seat| self.undo_for(seat) > 0);
        let seat = seat.ok_or_else(|| self.no_undo(&mine))?;
        self.store_undo(seat, 1).await
    }

    /// Whether so much was done here that nothing is taken back any more.
    pub fn is_too_long(&self) -> bool {
        self.steps_after.len() >= MAX_UNDOABLE_RECORDS
    }

    /// How many actions a seat may take back: its own, in its unfinished turn, as far as nobody learned anything.
    pub fn undo_for(&self, seat: Seat) -> usize {
        let Some(game) = &self.game else { return 0 };
        if self.options.undo == UndoPolicy::None || self.is_too_long() || game.to_move() != Some(seat) {
            return 0;
        }
        let own = game.actors().iter().rev().take_while(|&&actor| actor == seat).count();
        own.min(game.undo_steps())
    }

    pub fn require_current(&self, seq: u64) -> Result<(), LiveError> {
        if seq == self.steps_after.len() as u64 { Ok(()) } else { Err(Refusal::MovedOn.into()) }
    }

    /// Stores the action that was just done, in the words of the game: whatever somebody typed, this is what it means.
    pub async fn store_action(&mut self, seat: Seat) -> Result<(), LiveError> {
        let game = self.game()?;
        let action = game.action(game.steps()).ok_or_else(|| LiveError::Broken("no action was done".into()))?;
        let at_ms = self.append(seat, &[&action]).await?;
        self.tell_record(seat, &action, at_ms);
        self.after_records().await;
        Ok(())
    }

    /// Takes so many actions back. All of that is stored before the first of them is taken back for anybody.
    pub async fn store_undo(&mut self, seat: Seat, steps: usize) -> Result<(), LiveError> {
        let at_ms = self.append(seat, &vec![games::UNDO; steps]).await?;
        for _ in 0..steps {
            let undone = self.game()?.undo();
            if undone.is_err() {
                return self.reload().await;
            }
            self.tell_record(seat, games::UNDO, at_ms);
        }
        self.after_records().await;
        Ok(())
    }

    /// Makes entries durable; gives the time they are stored with. If that fails, the game goes back to what is stored.
    async fn append(&mut self, seat: Seat, entries: &[&str]) -> Result<i64, LiveError> {
        let seq = u32::try_from(self.steps_after.len()).unwrap_or(u32::MAX);
        let error = match self.hub.store().append_all(&self.table.id, seq, seat.0, entries).await {
            Ok(at_ms) => {
                self.paused_until = None;
                return Ok(at_ms);
            }
            Err(error) => error,
        };
        tracing::warn!(table = %self.table.id, seq, %error, "an entry was not stored");
        let reloaded = self.reload().await;
        if let AppendError::Unknown(_) = error {
            // What is stored says it, as soon as it can be read; until then it is neither done nor refused.
            return Err(LiveError::Unknown);
        }
        reloaded?;
        Err(match error {
            AppendError::Taken => Refusal::MovedOn.into(),
            AppendError::Invalid(detail) => Refusal::InvalidMessage { detail: detail.into() }.into(),
            _ => Refusal::NotStored.into(),
        })
    }

    /// An entry is stored and done: everybody hears of it.
    fn tell_record(&mut self, seat: Seat, entry: &str, at_ms: i64) {
        let seq = u32::try_from(self.steps_after.len()).unwrap_or(u32::MAX);
        self.track_record(&Record { seq, seat: seat.0, entry: entry.to_owned(), at_ms });
        self.send_update(entry == games::UNDO);
    }

    /// What follows when entries are stored.
    async fn after_records(&mut self) {
        self.turn_changed();
        self.end_if_over().await;
        if !self.in_charge {
            self.claim_lease().await;
        }
        self.schedule_bot();
        if self.table.updated_at - self.touched_at > TOUCH_INTERVAL {
            self.touched_at = self.table.updated_at;
            if let Err(error) = self.hub.store().touch(&self.table.id, self.touched_at).await {
                tracing::warn!(table = %self.table.id, %error, "its place in lists was not kept");
            }
        }
    }

    /// Another server did something here: what is new is read on. Where more has changed than entries and requests, all
    /// is read anew.
    pub async fn catch_up(&mut self) -> Result<(), LiveError> {
        let known = u32::try_from(self.steps_after.len()).unwrap_or(u32::MAX);
        let (running, loaded) =
            (self.game.is_some() && self.reload_at.is_none(), self.hub.store().load_since(&self.table.id, known).await);
        let Ok(LoadedTable { table, records }) = loaded else { return self.reload().await };
        let same = table.status == self.table.status
            && table.spec.seats == self.table.spec.seats
            && table.rematch == self.table.rematch
            && table.entries as usize <= known as usize + records.len();
        if !running || !same {
            return self.reload().await;
        }
        self.table.runner = table.runner;
        for record in &records {
            let game = self.game()?;
            let done = match record.entry.as_str() {
                games::UNDO => game.undo(),
                action => game.act(Seat(record.seat), action),
            };
            if done.is_err() {
                return self.reload().await;
            }
            self.track_record(record);
            self.send_update(record.entry == games::UNDO);
        }
        self.take_over_undo_request(table.undo_request);
        self.claim_lease().await;
        if !records.is_empty() {
            self.turn_changed();
            self.end_if_over().await;
        }
        if !records.is_empty() || self.bot_at.is_none() {
            self.schedule_bot();
        }
        if self.absence_possible() {
            let seq = self.steps_after.len() as u64;
            self.votes = (seq, self.hub.store().votes(&self.table.id, seq).await?);
            self.send_table();
        }
        Ok(())
    }

    /// Notes that the game is over, if it is. What fails here is tried again: the records say all the same that it is
    /// over.
    pub async fn end_if_over(&mut self) {
        let Some(outcome) = self.game.as_ref().and_then(|game| game.outcome()) else { return };
        if self.table.status != Status::Playing {
            return;
        }
        let result = serde_json::to_value(&outcome).unwrap_or_default();
        match self.hub.store().set_status(&self.table.id, Status::Playing, Status::Over, Some(&result)).await {
            Ok(_) => {
                self.table.status = Status::Over;
                self.table.result = Some(result);
                self.table.updated_at = now_ms();
                self.send_table();
            }
            Err(error) => {
                tracing::error!(table = %self.table.id, %error, "the end of a game could not be noted; it is tried again");
                self.pause_after_failure();
            }
        }
    }

    /// Back to what is stored. If that cannot be read, there is no game until it can: going on with what may not be
    /// stored would ruin it.
    pub async fn reload(&mut self) -> Result<(), LiveError> {
        let read = self.read_stored().await;
        match &read {
            Ok(()) => {
                self.reload_at = None;
                // Seats may have changed hands meanwhile.
                self.refresh_viewers();
                self.send_welcome_all();
                self.schedule_bot();
            }
            Err(error) => {
                tracing::error!(table = %self.table.id, %error, "the table cannot be read; it is tried again");
                self.schedule_reload();
            }
        }
        read
    }

    async fn read_stored(&mut self) -> Result<(), LiveError> {
        let loaded = self.hub.store().load(&self.table.id).await?;
        self.table = loaded.table;
        self.undo_request = self.table.undo_request.as_ref().and_then(UndoState::read);
        self.positions.clear();
        self.game = None;
        self.claim_lease().await;
        if self.table.status != Status::Lobby {
            // When a database is back, all tables are read again: few at once, and not on threads that serve connections.
            let (hub, spec, records) = (self.hub.clone(), self.table.spec.clone(), loaded.records);
            let _permit = hub.loads().permit(&self.table.id).await?;
            hub.metrics().load();
            let open = move || Ok((open_game(&spec, &records)?, records));
            let (game, records) = off_thread(open).await?;
            self.set_game(game, &records);
        }
        self.turn_resumed();
        Ok(())
    }

    /// The bot that is to move does so.
    pub async fn play_bot(&mut self) {
        if !self.holds_lease() {
            // It is tried again as soon as this server may run it.
            return;
        }
        self.bot_at = None;
        let Some(seat) = self.bot_to_move() else { return };
        let bot = self.table.spec.seats[seat.index()].bot.clone().unwrap_or_else(|| fallback_bot(&self.table));
        self.play_as_bot(seat, bot).await;
    }

    /// The seat to move ran out of time: a bot decides, and with a clock for the whole game it stays.
    pub async fn time_runs_out(&mut self) {
        if !self.holds_lease() {
            // The line to the database died since this moment was set: another server may run the game by now.
            return;
        }
        let Some(seat) = self.game.as_ref().and_then(|game| game.to_move()) else { return };
        if self.hub.time().is_behind() {
            // The machine slept, or its time jumped: how much of it was nobody's time is about to be known.
            self.paused_until = Some(Instant::now() + GAP_PAUSE);
            return;
        }
        if let TimeControl::PerGame { .. } = self.options.time {
            let row = self.table.spec.seats[seat.index()].given_to(fallback_bot(&self.table));
            if let Err(error) = self.save_seats(vec![row]).await {
                tracing::error!(table = %self.table.id, %error, "a seat could not be given to a bot; it is tried again");
                self.pause_after_failure();
                return;
            }
            self.seats_changed().await;
        }
        self.send_thinking(seat);
        self.play_as_bot(seat, fallback_bot(&self.table)).await;
    }
}
