//! Calling somebody to the table who has left it while it is their turn.

use tokio::time::Instant;

use super::seats::owns;
use super::table::LiveTable;
use crate::store::{SeatRow, UserId};

/// The turn that is on, as far as its player has to be called.
#[derive(Default)]
pub(super) struct TurnNotice {
    /// Whose it is, if others wait for them.
    user: Option<UserId>,
    /// They have neither done anything in it nor been called.
    unseen: bool,
    /// When they are called, while they are away.
    at: Option<Instant>,
}

impl LiveTable {
    /// Another action stands: the turn may be somebody else's now. Whoever goes on with their own has seen it.
    pub fn turn_changed(&mut self) {
        let user = self.awaited_user();
        let unseen = user.is_some() && user != self.turn_notice.user;
        self.turn_notice = TurnNotice { user, unseen, at: None };
    }

    /// The table was loaded: whoever is to move was called when that turn came.
    pub fn turn_resumed(&mut self) {
        self.turn_notice = TurnNotice { user: self.awaited_user(), unseen: false, at: None };
    }

    /// Who is to move, if a person for whom another one waits: bots are patient.
    fn awaited_user(&self) -> Option<UserId> {
        let (seat, seats) = (self.game.as_ref()?.to_move()?, &self.table.spec.seats);
        let row = seats.get(seat.index())?;
        let user = row.user.as_ref().filter(|user| owns(row, user))?;
        let another = |row: &SeatRow| row.user.as_ref().is_some_and(|other| other != user && owns(row, other));
        seats.iter().any(another).then(|| user.clone())
    }

    /// When somebody is to be called. Whoever comes back in time is not; whoever leaves without having done anything
    /// is: a phone that fell asleep may have heard of its turn and told nobody.
    pub fn notify_at(&mut self) -> Option<Instant> {
        // Of several servers the one that runs the game calls, and knows who looks at the others.
        let calls = self.turn_notice.unseen && self.in_charge && self.hub.push().is_some();
        let here = self.is_online(self.turn_notice.user.as_ref().filter(|_| calls)?);
        let due = || Instant::now() + self.hub.config().notify_after;
        self.turn_notice.at = if here { None } else { self.turn_notice.at.or_else(|| Some(due())) };
        self.turn_notice.at
    }

    /// Calls whoever is to move, once.
    pub fn notify(&mut self) {
        self.turn_notice.unseen = false;
        let (Some(push), Some(user)) = (self.hub.push(), self.turn_notice.user.clone()) else { return };
        let others = self.table.spec.seats.iter().filter(|row| row.user.as_ref() != Some(&user));
        push.notify_turn(self.table.id.clone(), user.clone(), others.cloned().collect());
    }
}
