//! Another game at the same seats.

use games::Rules;
use serde_json::Value;
use table::Seed;

use super::LiveError;
use super::lobby::new_draft;
use super::table::LiveTable;
use crate::Refusal;
use crate::store::{SeatKind, SeatRow, Status, TableId, User};

impl LiveTable {
    /// A player, or the owner, asks for another game at the same seats. Gives the table for it: a new one, or the one
    /// that somebody has asked for before.
    pub async fn rematch(&mut self, user: User) -> Result<TableId, LiveError> {
        if self.table.status != Status::Over {
            return Err(Refusal::NotOver.into());
        }
        let played = self.table.spec.seats.iter().any(|row| row.user.as_ref() == Some(&user.id));
        if !played && self.table.owner.as_ref() != Some(&user.id) {
            return Err(Refusal::NoSeat.into());
        }
        let store = self.hub.store().clone();
        if let Some(next) = &self.table.rematch {
            let table = store.table(next).await?;
            // One that was closed again is none.
            if table.is_some_and(|table| table.status != Status::Abandoned) {
                return Ok(next.clone());
            }
        }
        let old = &self.table.spec;
        let setup = setup_again(games::find(&old.kind)?, &old.plain_setup());
        let seats: Vec<SeatRow> = old.seats.iter().map(|row| seat_again(row, &user)).collect();
        let has = |kind| seats.iter().any(|row| row.kind == kind);
        // Where nobody has to come back it begins at once, and is no lobby.
        let is_lobby = has(SeatKind::Human) && has(SeatKind::Open);
        let _guard = if is_lobby { Some(self.hub.check_may_sit(&user).await?) } else { None };
        let seed = Seed(crate::secret::random_bytes());
        let draft = new_draft(old.kind.clone(), setup, &seed, &self.options, seats)?;
        let next = store.create_table(&user.id, draft).await?.id;
        if !store.set_rematch(&self.table.id, self.table.rematch.as_ref(), &next).await? {
            // Another server was asked at the same moment.
            store.set_status(&next, Status::Lobby, Status::Abandoned, None).await?;
            self.reload().await?;
            return self.table.rematch.clone().ok_or(LiveError::Refused(Refusal::Unreadable));
        }
        self.table.rematch = Some(next.clone());
        self.send_table();
        Ok(next)
    }
}

/// The setup of another game. What was settled for one game only, such as leaders by name, is left to the usual way.
fn setup_again(rules: &dyn Rules, setup: &Value) -> Value {
    let mut setup = setup.clone();
    for (choice, ways) in rules.options().as_object().into_iter().flatten() {
        let (Some(settled), Some(ways)) = (setup.get_mut(choice), ways.as_array()) else { continue };
        if let Some(usual) = ways.first().filter(|_| !ways.contains(settled)) {
            *settled = usual.clone();
        }
    }
    setup
}

/// A seat of another game: whoever asks for it has theirs at once, as have bots and people at the same screen; the
/// others find theirs kept for them.
fn seat_again(row: &SeatRow, asks: &User) -> SeatRow {
    // Somebody for whom a bot went on, away or out of time, is as welcome.
    let row = row.given_back();
    match (row.kind, &row.user) {
        (SeatKind::HotSeat, _) => row,
        (_, Some(user)) if *user == asks.id => SeatRow { kind: SeatKind::Human, name: asks.name.clone(), ..row },
        (_, Some(_)) => SeatRow { kind: SeatKind::Open, ..row },
        // A bot that took over from somebody who left plays under its own name.
        (SeatKind::Bot, None) => SeatRow { name: String::new(), ..row },
        _ => SeatRow::open(row.seat),
    }
}
