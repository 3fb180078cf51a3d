//! Taking back beyond one's own turn, if everybody agrees. What is asked is stored beside the records, for those at other
//! servers; what it leads to is a record.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::Seat;

use super::LiveError;
use super::broadcast::encode;
use super::seats::seats_of;
use super::table::LiveTable;
use crate::Refusal;
use crate::store::{SeatKind, UserId, now_ms};
use crate::wire::{ServerMessage, UndoPolicy, UndoRequest};

/// A request nobody answers is over after so long.
pub const UNDO_REQUEST_TIMEOUT: Duration = Duration::from_secs(120);

/// What somebody asks to take back. Stored with the table, so that all servers know it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct UndoState {
    /// After how many records: any other action ends it.
    seq: u64,
    /// The seat whose action it goes back to, and who asks for it.
    by: Seat,
    user: UserId,
    /// How many actions, all players' counted.
    steps: usize,
    /// Those who agreed; a person with several seats at one device answers once.
    agreed: Vec<UserId>,
    /// When it is over, in milliseconds since 1970.
    until: i64,
    /// Not everybody agreed.
    closed: bool,
    /// Who did not, if it was somebody.
    refused: Option<Seat>,
}

impl UndoState {
    pub fn read(stored: &Value) -> Option<UndoState> {
        serde_json::from_value(stored.clone()).ok()
    }

    /// How long it stays open.
    pub fn left(&self, now: i64) -> Duration {
        Duration::from_millis(u64::try_from(self.until - now).unwrap_or(0)).min(UNDO_REQUEST_TIMEOUT)
    }
}

impl LiveTable {
    /// How many actions a seat may ask to take back: to the start of its last one, as far as nobody learned anything
    /// since. What it may take back without asking is not asked for.
    pub fn ask_undo_for(&self, seat: Seat) -> usize {
        let Some(game) = &self.game else { return 0 };
        let spent = self.is_too_long() || game.outcome().is_some();
        if self.options.undo != UndoPolicy::Consent || self.undo_for(seat) > 0 || spent {
            return 0;
        }
        let steps = game.actors().iter().rev().position(|&actor| actor == seat).map_or(0, |after| after + 1);
        if steps <= game.undo_steps() { steps } else { 0 }
    }

    /// Somebody asks to take back their last action and whatever came after it.
    pub async fn ask_undo(&mut self, index: usize, seq: u64) -> Result<(), LiveError> {
        self.require_current(seq)?;
        self.game()?;
        let user = self.sockets[index].user.clone();
        let mine = seats_of(&self.table, user.as_ref());
        // Of several seats at one device the one that acted last.
        let nearest = mine.iter().map(|&seat| (self.ask_undo_for(seat), seat)).filter(|(steps, _)| *steps > 0).min();
        let ((steps, by), user) = nearest.zip(user).ok_or_else(|| self.no_undo(&mine))?;
        match self.undo_request.as_ref().filter(|known| known.seq == seq) {
            Some(open) if !open.closed => return Err(Refusal::UndoAsked.into()),
            // Bots wait while a request is open: asking again and again would stop the game.
            Some(closed) if closed.user == user => return Err(Refusal::UndoRefused.into()),
            _ => {}
        }
        let until = now_ms() + UNDO_REQUEST_TIMEOUT.as_millis() as i64;
        let agreed = Vec::new();
        let asked = UndoState { seq, by, user, steps, agreed, until, closed: false, refused: None };
        self.set_undo_request(asked).await?;
        self.undo_if_agreed().await
    }

    /// Somebody agrees, or does not. Whoever asked may think better of it.
    pub async fn answer_undo(&mut self, index: usize, seq: u64, agree: bool) -> Result<(), LiveError> {
        self.require_current(seq)?;
        let user = self.sockets[index].user.clone();
        let seat = seats_of(&self.table, user.as_ref()).first().copied();
        let (user, seat) = user.zip(seat).ok_or(Refusal::NoSeat)?;
        let mut open = self.pending_undo().cloned().ok_or(Refusal::UndoNotAsked)?;
        if !agree {
            self.close_undo_request(Some(seat)).await;
            return Ok(());
        }
        if user != open.user && !open.agreed.contains(&user) {
            open.agreed.push(user);
            self.set_undo_request(open).await?;
        }
        self.undo_if_agreed().await
    }

    /// Goes back if nobody is left to ask; else tells everybody who is. Bots always agree.
    async fn undo_if_agreed(&mut self) -> Result<(), LiveError> {
        let Some(request) = self.request() else { return Ok(()) };
        if !request.waits.is_empty() {
            self.send_undo_request();
            return Ok(());
        }
        self.store_undo(request.by, request.steps).await
    }

    /// The request that is open.
    pub fn pending_undo(&self) -> Option<&UndoState> {
        let seq = self.steps_after.len() as u64;
        self.undo_request.as_ref().filter(|request| !request.closed && request.seq == seq)
    }

    /// Stores what is asked. If another server was faster, what is asked there holds.
    async fn set_undo_request(&mut self, request: UndoState) -> Result<(), LiveError> {
        let value = serde_json::to_value(&request).map_err(|error| LiveError::Broken(error.to_string()))?;
        let store = self.hub.store();
        if !store.set_undo_request(&self.table.id, self.table.undo_request.as_ref(), Some(&value)).await? {
            self.catch_up().await?;
            return Err(Refusal::MovedOn.into());
        }
        (self.table.undo_request, self.undo_request) = (Some(value), Some(request));
        Ok(())
    }

    /// Another server may have changed what is asked.
    pub fn take_over_undo_request(&mut self, stored: Option<Value>) {
        if stored == self.table.undo_request {
            return;
        }
        self.undo_request = stored.as_ref().and_then(UndoState::read);
        self.table.undo_request = stored;
        self.send_undo_request();
        self.schedule_bot();
    }

    /// The request as everybody may see it.
    pub fn request(&self) -> Option<UndoRequest> {
        let pending_undo = self.pending_undo()?;
        let people = self.table.spec.seats.iter().filter(|row| matches!(row.kind, SeatKind::Human | SeatKind::HotSeat));
        let others = people.filter(|row| row.user.as_ref() != Some(&pending_undo.user));
        let (agreed, waits): (Vec<_>, Vec<_>) =
            others.partition(|row| row.user.as_ref().is_some_and(|user| pending_undo.agreed.contains(user)));
        let seats = |rows: Vec<&crate::store::SeatRow>| rows.into_iter().map(|row| Seat(row.seat)).collect();
        Some(UndoRequest { by: pending_undo.by, steps: pending_undo.steps, agreed: seats(agreed), waits: seats(waits) })
    }

    /// The request is over; nothing was taken back.
    pub async fn close_undo_request(&mut self, refused: Option<Seat>) {
        let Some(open) = self.pending_undo().cloned() else { return };
        let closed = UndoState { closed: true, refused, ..open };
        if let Err(error) = self.set_undo_request(closed.clone()).await {
            tracing::warn!(table = %self.table.id, %error, "the end of a request to take back was not stored");
            self.undo_request = Some(closed);
        }
        self.send_undo_request();
        self.schedule_bot();
    }

    fn send_undo_request(&mut self) {
        let closed = self.undo_request.as_ref().filter(|request| request.closed);
        let refused = closed.and_then(|request| request.refused);
        let message = encode(&ServerMessage::UndoAsked { request: self.request(), refused });
        (0..self.sockets.len()).for_each(|index| self.send(index, message.clone()));
    }
}
