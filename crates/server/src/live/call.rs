//! Calling somebody to the table who has left it while it is their turn.

use tokio::time::Instant;

use super::seats::owns;
use super::table::LiveTable;
use crate::store::{SeatRow, UserId};

/// The turn that is on, as far as its player has to be called.
#[derive(Default)]
pub(super) struct Turn {
    /// Whose it is, if others wait for them.
    of: Option<UserId>,
    /// They have neither done anything in it nor been called.
    unseen: bool,
    /// When they are called, while they are away.
    at: Option<Instant>,
}

impl LiveTable {
    /// Another action stands: the turn may be somebody else's now. Whoever goes on with their own has seen it.
    pub fn turn_passes(&mut self) {
        let of = self.awaited();
        let unseen = of.is_some() && of != self.turn.of;
        self.turn = Turn { of, unseen, at: None };
    }

    /// The table was loaded: whoever is to move was called when that turn came.
    pub fn turn_goes_on(&mut self) {
        self.turn = Turn { of: self.awaited(), unseen: false, at: None };
    }

    /// Who is to move, if a person for whom another one waits: bots are patient.
    fn awaited(&self) -> Option<UserId> {
        let (seat, seats) = (self.desk.as_ref()?.to_move()?, &self.table.draft.seats);
        let row = seats.get(seat.index())?;
        let user = row.user.as_ref().filter(|user| owns(row, user))?;
        let another = |row: &SeatRow| row.user.as_ref().is_some_and(|other| other != user && owns(row, other));
        seats.iter().any(another).then(|| user.clone())
    }

    /// When somebody is to be called. Whoever comes back in time is not; whoever leaves without having done anything
    /// is: a phone that fell asleep may have heard of its turn and told nobody.
    pub fn call_at(&mut self) -> Option<Instant> {
        let user = self.turn.of.as_ref().filter(|_| self.turn.unseen && self.hub.push().is_some())?;
        let here = self.sockets.iter().any(|socket| socket.user.as_ref() == Some(user));
        let due = || Instant::now() + self.hub.config().grace;
        self.turn.at = if here { None } else { self.turn.at.or_else(|| Some(due())) };
        self.turn.at
    }

    /// Calls whoever is to move, once.
    pub fn call(&mut self) {
        self.turn.unseen = false;
        let (Some(push), Some(user)) = (self.hub.push(), self.turn.of.clone()) else { return };
        let others = self.table.draft.seats.iter().filter(|row| row.user.as_ref() != Some(&user));
        push.call(self.table.id.clone(), user.clone(), others.cloned().collect());
    }
}
