//! Taking seats and beginning.

use serde_json::Value;
use table::{Seat, Seed};

use super::seats::owns;
use super::table::LiveTable;
use super::{Hub, KeyedGuard, LiveError};
use crate::Refusal;
use crate::identity::Name;
use crate::secret::Secret;
use crate::store::{SeatKind, SeatRow, Status, TableRow, TableSpec, User};
use crate::wire::{SeatRequest, TableOptions};

impl Hub {
    /// Whether somebody may sit down at one more table that has not begun. The answer is kept until they do: nobody sits
    /// down at many at once.
    ///
    /// # Errors
    /// They sit at too many.
    pub async fn check_may_sit(&self, user: &User) -> Result<KeyedGuard, LiveError> {
        let guard = self.take_seat_locks().lock(&user.id).await;
        let most = self.limits().lobby_seats;
        if self.store().count_lobby_seats(&user.id).await? >= most as i64 {
            return Err(Refusal::TooManySeatsTaken { most }.into());
        }
        Ok(guard)
    }
}

impl LiveTable {
    /// A visitor takes a seat: the one they name, the one that is kept for them, or the first that is open. When
    /// everybody a seat was kept for is back, the game begins.
    pub async fn join(&mut self, user: User, seat: Option<Seat>) -> Result<(), LiveError> {
        self.require_lobby()?;
        if self.table.spec.seats.iter().any(|row| row.kind == SeatKind::Human && owns(row, &user.id)) {
            return Err(Refusal::SeatedAlready.into());
        }
        if self.hub.store().is_removed(&self.table.id, &user.id).await? {
            return Err(Refusal::Removed.into());
        }
        let _guard = self.hub.check_may_sit(&user).await?;
        let free = |row: &&SeatRow| row.is_free_for(&user.id) && seat.is_none_or(|seat| seat.0 == row.seat);
        let mut free = self.table.spec.seats.iter().filter(free);
        let kept = free.clone().find(|row| row.user.is_some());
        let number = kept.or_else(|| free.next()).map(|row| row.seat).ok_or(Refusal::NoFreeSeat)?;
        let came_back = kept.is_some();
        let row = SeatRow {
            kind: SeatKind::Human,
            user: Some(user.id.clone()),
            name: user.name.clone(),
            ..SeatRow::open(number)
        };
        let (store, known) = (self.hub.store(), &self.table.spec.seats);
        if !store.update_seats(&self.table.id, known, std::slice::from_ref(&row)).await? {
            self.reload().await?;
            return Err(Refusal::SeatTaken.into());
        }
        self.table.spec.seats[usize::from(number)] = row;
        self.seats_changed().await;
        if came_back && self.is_complete() { self.begin().await } else { Ok(()) }
    }

    /// A player gives their seat up, or one that is kept for them: in the lobby it is open again, in a game a bot goes
    /// on.
    pub async fn leave(&mut self, user: User) -> Result<(), LiveError> {
        let kept = |row: &SeatRow| row.kind == SeatKind::Open && row.user.as_ref() == Some(&user.id);
        let own = self.table.spec.seats.iter().filter(|row| owns(row, &user.id) || kept(row));
        let own: Vec<u8> = own.map(|row| row.seat).collect();
        if own.is_empty() {
            return Err(Refusal::NoSeat.into());
        }
        if self.table.status == Status::Over {
            return Err(Refusal::Over.into());
        }
        let left = |seat: u8| match self.table.status {
            Status::Lobby => SeatRow::open(seat),
            _ => {
                let name = self.table.spec.seats[usize::from(seat)].name.clone();
                SeatRow { kind: SeatKind::Bot, name, bot: Some(fallback_bot(&self.table)), ..SeatRow::open(seat) }
            }
        };
        let rows = own.into_iter().map(left).collect();
        self.save_seats(rows).await?;
        self.seats_changed().await;
        self.schedule_bot();
        Ok(())
    }

    /// The owner says who takes a seat. Whoever sat there is removed, and does not come back.
    pub async fn set_seat(&mut self, user: User, seat: Seat, request: SeatRequest) -> Result<(), LiveError> {
        self.require_lobby()?;
        self.require_owner(&user)?;
        let Some(now) = self.table.spec.seats.get(seat.index()) else {
            return Err(Refusal::NoSuchSeat { seat }.into());
        };
        let removed = now.user.clone().filter(|there| now.kind == SeatKind::Human && *there != user.id);
        let taken = self
            .table
            .spec
            .seats
            .iter()
            .any(|row| row.seat != seat.0 && row.kind == SeatKind::Human && row.user.as_ref() == Some(&user.id));
        if request == SeatRequest::Me && taken {
            return Err(Refusal::SeatedAlready.into());
        }
        let sits_down = request == SeatRequest::Me && (now.kind != SeatKind::Human || !owns(now, &user.id));
        let _guard = if sits_down { Some(self.hub.check_may_sit(&user).await?) } else { None };
        let row = seat_row(&self.table.spec.kind, seat.0, &request, &user)?;
        if let Some(removed) = removed {
            if !self.hub.store().remove_from_seat(&self.table.id, &self.table.spec.seats, &row, &removed).await? {
                self.reload().await?;
                return Err(Refusal::Busy.into());
            }
            self.table.spec.seats[seat.index()] = row;
        } else {
            self.save_seats(vec![row]).await?;
        }
        self.seats_changed().await;
        Ok(())
    }

    /// The owner begins.
    pub async fn start(&mut self, user: User) -> Result<(), LiveError> {
        self.require_lobby()?;
        self.require_owner(&user)?;
        if !self.is_complete() && self.hub.store().is_shared() {
            // Somebody may have sat down at another server a moment ago.
            self.reload().await?;
            self.require_lobby()?;
        }
        if !self.is_complete() {
            return Err(Refusal::SeatsOpen.into());
        }
        self.begin().await
    }

    /// Nobody is missing.
    fn is_complete(&self) -> bool {
        self.table.spec.seats.iter().all(|row| row.kind != SeatKind::Open)
    }

    async fn begin(&mut self) -> Result<(), LiveError> {
        if !self.hub.store().set_status(&self.table.id, Status::Lobby, Status::Playing, None).await? {
            self.reload().await?;
            return Ok(());
        }
        self.table.status = Status::Playing;
        self.table.begun_at = crate::store::now_ms();
        self.table.updated_at = self.table.begun_at;
        self.open(&[])?;
        self.claim_lease().await;
        self.turn_changed();
        // In the lobby everybody may look, in the game perhaps not.
        self.refresh_viewers();
        self.send_welcome_all();
        self.schedule_bot();
        Ok(())
    }

    /// The owner closes the table before the game: nobody finds it any more.
    pub async fn abandon(&mut self, user: User) -> Result<(), LiveError> {
        self.require_lobby()?;
        self.require_owner(&user)?;
        if !self.hub.store().set_status(&self.table.id, Status::Lobby, Status::Abandoned, None).await? {
            self.reload().await?;
            return self.require_lobby();
        }
        self.table.status = Status::Abandoned;
        self.send_table();
        Ok(())
    }

    /// Changes seats, all of them or none. Where another server was faster, what it did stands.
    pub async fn save_seats(&mut self, rows: Vec<SeatRow>) -> Result<(), LiveError> {
        if !self.hub.store().update_seats(&self.table.id, &self.table.spec.seats, &rows).await? {
            self.reload().await?;
            return Err(Refusal::Busy.into());
        }
        for row in rows {
            let seat = usize::from(row.seat);
            self.table.spec.seats[seat] = row;
        }
        Ok(())
    }

    fn require_lobby(&self) -> Result<(), LiveError> {
        match self.table.status {
            Status::Lobby => Ok(()),
            _ => Err(Refusal::Begun.into()),
        }
    }

    fn require_owner(&self, user: &User) -> Result<(), LiveError> {
        match &self.table.owner {
            Some(owner) if *owner == user.id => Ok(()),
            _ => Err(Refusal::OwnerOnly.into()),
        }
    }
}

/// The bot that goes on for somebody who left or ran out of time.
pub(super) fn fallback_bot(table: &TableRow) -> String {
    // A game that is not known is not played: nobody asks its bots.
    games::find(&table.spec.kind).map(|rules| rules.fallback_bot()).unwrap_or_default().to_owned()
}

/// A table to be made.
pub(crate) fn new_draft(
    kind: String,
    setup: Value,
    seed: &Seed,
    options: &TableOptions,
    seats: Vec<SeatRow>,
) -> Result<TableSpec, LiveError> {
    let commitment = games::find(&kind)?.commitment(&setup, seed);
    let commitment = commitment.map_err(|problem| Refusal::InvalidSetup { detail: problem.0 })?;
    let listed = options.listed;
    let options = serde_json::to_value(options).map_err(|error| LiveError::Broken(error.to_string()))?;
    Ok(TableSpec { kind, setup, seed: Secret::new(seed.to_string()), commitment, options, listed, seats })
}

/// A seat as a request asks for it.
pub(crate) fn seat_row(kind: &str, seat: u8, request: &SeatRequest, user: &User) -> Result<SeatRow, LiveError> {
    Ok(match request {
        SeatRequest::Open => SeatRow::open(seat),
        SeatRequest::Me => SeatRow {
            kind: SeatKind::Human,
            user: Some(user.id.clone()),
            name: user.name.clone(),
            ..SeatRow::open(seat)
        },
        SeatRequest::Bot { bot } => {
            if !games::find(kind)?.bots().iter().any(|known| known.name == bot) {
                return Err(Refusal::UnknownBot { bot: bot.clone() }.into());
            }
            SeatRow { kind: SeatKind::Bot, bot: Some(bot.clone()), ..SeatRow::open(seat) }
        }
        SeatRequest::HotSeat { name } => {
            let name = Name::parse(name)?.as_str().to_owned();
            SeatRow { kind: SeatKind::HotSeat, user: Some(user.id.clone()), name, ..SeatRow::open(seat) }
        }
    })
}
