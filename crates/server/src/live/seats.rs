//! Who sits where, and what they may do.

use table::{Seat, Viewer};

use crate::store::{SeatKind, SeatRow, Table, UserId};

/// Whether a user decides for a seat: their own, or a hot seat at their device.
pub fn owns(seat: &SeatRow, user: &UserId) -> bool {
    matches!(seat.kind, SeatKind::Human | SeatKind::HotSeat) && seat.user.as_ref() == Some(user)
}

/// The seats a user decides for.
pub fn seats_of(table: &Table, user: Option<&UserId>) -> Vec<Seat> {
    let Some(user) = user else { return Vec::new() };
    table.draft.seats.iter().filter(|seat| owns(seat, user)).map(|seat| Seat(seat.seat)).collect()
}

/// Whose eyes a visitor looks through at first: the only seat they have. With several of them on one device nobody's,
/// until the right person says so; strangers are spectators.
pub fn first_look(mine: &[Seat]) -> Viewer {
    match mine {
        [seat] => Viewer::Seat(*seat),
        _ => Viewer::Spectator,
    }
}

/// The players' names, seat by seat.
pub fn names(table: &Table) -> Vec<String> {
    let name = |seat: &SeatRow| if seat.name.is_empty() { Seat(seat.seat).to_string() } else { seat.name.clone() };
    table.draft.seats.iter().map(name).collect()
}
