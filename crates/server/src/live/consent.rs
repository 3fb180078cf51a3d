//! Taking back beyond one's own turn, if everybody agrees. A request is nothing that is stored: what it leads to is.

use std::time::Duration;

use table::Seat;
use tokio::time::Instant;

use super::LiveError;
use super::seats::seats_of;
use super::show::encode;
use super::table::LiveTable;
use crate::Refusal;
use crate::store::{SeatKind, UserId};
use crate::wire::{ServerMessage, UndoPolicy, UndoRequest};

/// A request nobody answers is over after so long.
const PATIENCE: Duration = Duration::from_secs(120);

/// Somebody asks to take back.
pub(super) struct Asked {
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
        let Some(desk) = &self.desk else { return 0 };
        let spent = self.is_too_long() || desk.outcome().is_some();
        if self.options.undo != UndoPolicy::Consent || self.undo_for(seat) > 0 || spent {
            return 0;
        }
        let steps = desk.actors().iter().rev().position(|&actor| actor == seat).map_or(0, |after| after + 1);
        if steps <= desk.undo_steps() { steps } else { 0 }
    }

    /// Somebody asks to take back their last action and whatever came after it.
    pub async fn ask_undo(&mut self, index: usize, seq: u64) -> Result<(), LiveError> {
        self.is_current(seq)?;
        self.desk()?;
        let user = self.sockets[index].user.clone();
        let mine = seats_of(&self.table, user.as_ref());
        // Of several seats at one device the one that acted last.
        let nearest = mine.iter().map(|&seat| (self.ask_undo_for(seat), seat)).filter(|(steps, _)| *steps > 0).min();
        let ((steps, by), user) = nearest.zip(user).ok_or_else(|| self.no_undo(&mine))?;
        if self.asked.is_some() {
            return Err(Refusal::UndoAsked.into());
        }
        // Bots wait while a request is open: asking again and again would stop the game.
        if self.denied.as_ref() == Some(&(seq, user.clone())) {
            return Err(Refusal::UndoRefused.into());
        }
        let until = Instant::now() + PATIENCE;
        self.asked = Some(Asked { by, user, steps, agreed: Vec::new(), until });
        self.go_back_if_agreed().await
    }

    /// Somebody agrees, or does not. Whoever asked may think better of it.
    pub async fn answer_undo(&mut self, index: usize, seq: u64, agree: bool) -> Result<(), LiveError> {
        self.is_current(seq)?;
        let user = self.sockets[index].user.clone();
        let seat = seats_of(&self.table, user.as_ref()).first().copied();
        let (user, seat) = user.zip(seat).ok_or(Refusal::NoSeat)?;
        let asked = self.asked.as_mut().ok_or(Refusal::UndoNotAsked)?;
        if !agree {
            self.end_request(Some(seat));
            return Ok(());
        }
        if user != asked.user && !asked.agreed.contains(&user) {
            asked.agreed.push(user);
        }
        self.go_back_if_agreed().await
    }

    /// Goes back if nobody is left to ask; else tells everybody who is. Bots always agree.
    async fn go_back_if_agreed(&mut self) -> Result<(), LiveError> {
        let Some(request) = self.request() else { return Ok(()) };
        if !request.waits.is_empty() {
            self.tell_request(None);
            return Ok(());
        }
        self.asked = None;
        for _ in 0..request.steps {
            self.desk()?.undo()?;
            self.store_entry(request.by, games::UNDO).await?;
        }
        Ok(())
    }

    /// The request as everybody may see it.
    pub fn request(&self) -> Option<UndoRequest> {
        let asked = self.asked.as_ref()?;
        let people =
            self.table.draft.seats.iter().filter(|row| matches!(row.kind, SeatKind::Human | SeatKind::HotSeat));
        let others = people.filter(|row| row.user.as_ref() != Some(&asked.user));
        let (agreed, waits): (Vec<_>, Vec<_>) =
            others.partition(|row| row.user.as_ref().is_some_and(|user| asked.agreed.contains(user)));
        let seats = |rows: Vec<&crate::store::SeatRow>| rows.into_iter().map(|row| Seat(row.seat)).collect();
        Some(UndoRequest { by: asked.by, steps: asked.steps, agreed: seats(agreed), waits: seats(waits) })
    }

    /// The request is over; nothing was taken back.
    pub fn end_request(&mut self, refused: Option<Seat>) {
        if let Some(asked) = self.asked.take() {
            self.denied = Some((self.depths.len() as u64, asked.user));
            self.tell_request(refused);
            self.schedule();
        }
    }

    fn tell_request(&mut self, refused: Option<Seat>) {
        let message = encode(&ServerMessage::UndoAsked { request: self.request(), refused });
        (0..self.sockets.len()).for_each(|index| self.send(index, message.clone()));
    }
}
