//! Taking back beyond one's own turn, if everybody agrees. A request is nothing that is stored: what it leads to is.

use std::time::Duration;

use table::Seat;
use tokio::time::Instant;

use super::LiveError;
use super::broadcast::encode;
use super::seats::seats_of;
use super::table::LiveTable;
use crate::Refusal;
use crate::store::{SeatKind, UserId};
use crate::wire::{ServerMessage, UndoPolicy, UndoRequest};

/// A request nobody answers is over after so long.
const UNDO_REQUEST_TIMEOUT: Duration = Duration::from_secs(120);

/// Somebody asks to take back.
pub(super) struct PendingUndo {
    /// The seat whose action it goes back to, and who asks for it.
    by: Seat,
    user: UserId,
    /// How many actions, all players' counted.
    steps: usize,
    /// Those who agreed; a person with several seats at one device answers once.
    agreed: Vec<UserId>,
    /// When it is over.
    pub until: Instant,
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
        if self.pending_undo.is_some() {
            return Err(Refusal::UndoAsked.into());
        }
        // Bots wait while a request is open: asking again and again would stop the game.
        if self.refused_undo.as_ref() == Some(&(seq, user.clone())) {
            return Err(Refusal::UndoRefused.into());
        }
        let until = Instant::now() + UNDO_REQUEST_TIMEOUT;
        self.pending_undo = Some(PendingUndo { by, user, steps, agreed: Vec::new(), until });
        self.undo_if_agreed().await
    }

    /// Somebody agrees, or does not. Whoever asked may think better of it.
    pub async fn answer_undo(&mut self, index: usize, seq: u64, agree: bool) -> Result<(), LiveError> {
        self.require_current(seq)?;
        let user = self.sockets[index].user.clone();
        let seat = seats_of(&self.table, user.as_ref()).first().copied();
        let (user, seat) = user.zip(seat).ok_or(Refusal::NoSeat)?;
        let pending_undo = self.pending_undo.as_mut().ok_or(Refusal::UndoNotAsked)?;
        if !agree {
            self.close_undo_request(Some(seat));
            return Ok(());
        }
        if user != pending_undo.user && !pending_undo.agreed.contains(&user) {
            pending_undo.agreed.push(user);
        }
        self.undo_if_agreed().await
    }

    /// Goes back if nobody is left to ask; else tells everybody who is. Bots always agree.
    async fn undo_if_agreed(&mut self) -> Result<(), LiveError> {
        let Some(request) = self.request() else { return Ok(()) };
        if !request.waits.is_empty() {
            self.send_undo_request(None);
            return Ok(());
        }
        self.pending_undo = None;
        for _ in 0..request.steps {
            self.game()?.undo()?;
            self.store_entry(request.by, games::UNDO).await?;
        }
        Ok(())
    }

    /// The request as everybody may see it.
    pub fn request(&self) -> Option<UndoRequest> {
        let pending_undo = self.pending_undo.as_ref()?;
        let people = self.table.spec.seats.iter().filter(|row| matches!(row.kind, SeatKind::Human | SeatKind::HotSeat));
        let others = people.filter(|row| row.user.as_ref() != Some(&pending_undo.user));
        let (agreed, waits): (Vec<_>, Vec<_>) =
            others.partition(|row| row.user.as_ref().is_some_and(|user| pending_undo.agreed.contains(user)));
        let seats = |rows: Vec<&crate::store::SeatRow>| rows.into_iter().map(|row| Seat(row.seat)).collect();
        Some(UndoRequest { by: pending_undo.by, steps: pending_undo.steps, agreed: seats(agreed), waits: seats(waits) })
    }

    /// The request is over; nothing was taken back.
    pub fn close_undo_request(&mut self, refused: Option<Seat>) {
        if let Some(pending_undo) = self.pending_undo.take() {
            self.refused_undo = Some((self.steps_after.len() as u64, pending_undo.user));
            self.send_undo_request(refused);
            self.schedule_bot();
        }
    }

    fn send_undo_request(&mut self, refused: Option<Seat>) {
        let message = encode(&ServerMessage::UndoAsked { request: self.request(), refused });
        (0..self.sockets.len()).for_each(|index| self.send(index, message.clone()));
    }
}
