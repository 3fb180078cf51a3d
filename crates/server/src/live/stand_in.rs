//! A bot goes on for somebody who is long absent, where no clock runs, until they are back.

use std::time::Duration;

use table::Seat;
use tokio::time::Instant;

use super::LiveError;
use super::lobby::fallback_bot;
use super::seats::owns;
use super::table::LiveTable;
use crate::Refusal;
use crate::store::{SeatKind, SeatRow, Status, User, UserId, now_ms};
use crate::wire::{Absence, TimeControl};

impl LiveTable {
    /// Whether a user looks, here or at another server.
    pub fn is_online(&self, user: &UserId) -> bool {
        self.sockets.iter().any(|socket| socket.user.as_ref() == Some(user))
            || self.elsewhere.values().any(|presence| presence.players.contains(user))
    }

    /// The seat to move, if its player is not there and no clock runs, and how long they have been waited for.
    fn absent_player(&self) -> Option<(&SeatRow, &UserId, Duration)> {
        let seat = self.game.as_ref()?.to_move()?;
        let row = self.table.spec.seats.get(seat.index())?;
        let user = row.user.as_ref().filter(|user| owns(row, user) && !self.is_online(user))?;
        if self.table.status != Status::Playing || self.options.time != TimeControl::None {
            return None;
        }
        Some((row, user, Duration::from_millis(u64::try_from(self.clocks.waited(now_ms())).unwrap_or(0))))
    }

    /// When the absent player will have been absent for long enough, if that is still to come and a socket is there to
    /// be told.
    pub fn absent_at(&self) -> Option<Instant> {
        let (.., waited) = self.absent_player().filter(|_| !self.sockets.is_empty())?;
        let left = self.hub.limits().absent_after.checked_sub(waited).filter(|left| !left.is_zero())?;
        Some(Instant::now() + left)
    }

    /// Whether a player is absent for long enough that a bot may go on for them.
    pub fn absence_possible(&self) -> bool {
        self.absent_player().is_some_and(|(.., waited)| waited >= self.hub.limits().absent_after)
    }

    /// How a seat stands whose player is long absent, as somebody sees it.
    pub fn absence(&self, seat: Seat, viewer: Option<&UserId>) -> Option<Absence> {
        let (row, user, waited) = self.absent_player()?;
        if row.seat != seat.0 || waited < self.hub.limits().absent_after {
            return None;
        }
        let current = self.votes.0 == self.steps_after.len() as u64;
        let votes: &[UserId] = if current { &self.votes.1 } else { &[] };
        let voted = viewer.is_some_and(|viewer| votes.contains(viewer));
        Some(Absence { votes: votes.len() as u8, needed: self.votes_needed(user) as u8, voted })
    }

    /// More than half of the other people.
    fn votes_needed(&self, absent: &UserId) -> usize {
        self.voters(absent).len() / 2 + 1
    }

    fn voters(&self, absent: &UserId) -> Vec<&UserId> {
        let seats = self.table.spec.seats.iter();
        let mut others: Vec<&UserId> =
            seats.filter_map(|row| row.user.as_ref().filter(|user| owns(row, user) && *user != absent)).collect();
        others.sort_unstable();
        others.dedup();
        others
    }

    /// Somebody wants a bot to go on for a seat whose player is long absent: the owner decides, players vote.
    pub async fn stand_in(&mut self, user: User, seat: Seat) -> Result<(), LiveError> {
        self.game()?;
        self.absence(seat, None).ok_or(Refusal::NotAbsent)?;
        let (row, absent, _) = self.absent_player().ok_or(Refusal::NotAbsent)?;
        let (row, needed) = (row.clone(), self.votes_needed(absent));
        if self.table.owner.as_ref() != Some(&user.id) {
            if !self.voters(absent).contains(&&user.id) {
                return Err(Refusal::NoSeat.into());
            }
            let seq = self.steps_after.len() as u64;
            self.votes = (seq, self.hub.store().vote(&self.table.id, seq, &user.id).await?);
            if self.votes.1.len() < needed {
                self.send_table();
                return Ok(());
            }
        }
        self.save_seats(vec![row.given_to(fallback_bot(&self.table))]).await?;
        self.seats_changed().await;
        self.schedule_bot();
        Ok(())
    }

    /// Somebody for whom a bot went on is back.
    pub async fn bring_back(&mut self, user: &UserId) -> Result<(), LiveError> {
        if self.table.status != Status::Playing || self.options.time != TimeControl::None {
            return Ok(());
        }
        let stood_in = |row: &&SeatRow| row.kind == SeatKind::Bot && row.user.as_ref() == Some(user);
        let rows: Vec<SeatRow> = self.table.spec.seats.iter().filter(stood_in).map(SeatRow::given_back).collect();
        if rows.is_empty() {
            return Ok(());
        }
        match self.save_seats(rows).await {
            // They are back at another server as well, which was faster: the seats were read again.
            Err(LiveError::Refused(_)) => return Ok(()),
            saved => saved?,
        }
        self.bot_at = None;
        self.seats_changed().await;
        self.schedule_bot();
        Ok(())
    }
}
