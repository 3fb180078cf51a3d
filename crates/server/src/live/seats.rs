//! Who sits where, and what they may do.

use table::{Seat, Viewer};

use super::LiveError;
use crate::Refusal;
use crate::store::{SeatKind, SeatRow, Status, TableRow, UserId};
use crate::wire::TableOptions;

/// Whether a user decides for a seat: their own, or a hot seat at their device.
pub fn owns(seat: &SeatRow, user: &UserId) -> bool {
    matches!(seat.kind, SeatKind::Human | SeatKind::HotSeat) && seat.user.as_ref() == Some(user)
}

/// The seats a user decides for.
pub fn seats_of(table: &TableRow, user: Option<&UserId>) -> Vec<Seat> {
    let Some(user) = user else { return Vec::new() };
    table.spec.seats.iter().filter(|seat| owns(seat, user)).map(|seat| Seat(seat.seat)).collect()
}

/// Whether a user sits at a table, sat there, or has a seat kept.
pub fn has_part(table: &TableRow, user: &UserId) -> bool {
    table.spec.seats.iter().any(|row| row.user.as_ref() == Some(user))
}

/// Whose eyes a visitor looks through at first: the only seat they have. With several of them on one device nobody's,
/// until the right person says so; strangers are spectators.
pub fn default_viewer(mine: &[Seat]) -> Viewer {
    match mine {
        [seat] => Viewer::Seat(*seat),
        _ => Viewer::Spectator,
    }
}

/// The players' names, seat by seat.
pub fn names(table: &TableRow, language: &str) -> Vec<String> {
    table.spec.seats.iter().map(|row| row.player_name(language)).collect()
}

/// How a table is run.
pub fn read_options(table: &TableRow) -> Result<TableOptions, LiveError> {
    serde_json::from_value(table.spec.options.clone())
        .map_err(|error| LiveError::Broken(format!("the table's options cannot be read: {error}")))
}

/// Whether a visitor may look: before the game everybody who knows the address, then its players and its owner, others
/// where spectators are welcome.
pub fn may_watch(table: &TableRow, options: &TableOptions, user: Option<&UserId>) -> Result<(), LiveError> {
    let invited = table.status == Status::Lobby || options.spectators;
    let known = |id: &Option<UserId>| user.is_some() && id.as_ref() == user;
    if invited || known(&table.owner) || table.spec.seats.iter().any(|row| known(&row.user)) {
        Ok(())
    } else {
        Err(Refusal::NoSpectators.into())
    }
}
