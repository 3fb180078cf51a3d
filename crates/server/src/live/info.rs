//! A table as a visitor sees it, live or not.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Outcome, Seat};

use super::clock::{Clocks, Outages};
use super::seats::{may_watch, name, seats_of};
use super::table::LiveTable;
use crate::store::{Status, Table, UserId, now_ms};
use crate::wire::{SeatInfo, TableInfo, TableOptions};

/// Where a game stands, as far as a list tells. Kept when the table is unloaded.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Standing {
    /// After so many entries.
    entries: u32,
    summary: Value,
    to_move: Option<Seat>,
    outcome: Option<Outcome>,
    /// Seconds left, seat by seat.
    clocks: Vec<Option<u32>>,
}

impl Standing {
    /// What there is to say of a game one knows nothing of.
    fn unknown(table: &Table) -> Standing {
        let clocks = vec![None; table.draft.seats.len()];
        Standing { entries: 0, summary: Value::Null, to_move: None, outcome: None, clocks }
    }
}

/// Who looks at a table.
struct Crowd<F> {
    online: F,
    watching: u32,
}

fn info<F: Fn(&UserId) -> bool>(
    table: &Table,
    options: &TableOptions,
    standing: Standing,
    crowd: &Crowd<F>,
    user: Option<&UserId>,
    language: &str,
) -> TableInfo {
    let mine = seats_of(table, user);
    // Who may not look learns who plays, and nothing of how.
    let may = may_watch(table, options, user).is_ok();
    let standing = if may { standing } else { Standing { entries: standing.entries, ..Standing::unknown(table) } };
    let seats = table.draft.seats.iter().zip(&standing.clocks).map(|(row, &clock)| SeatInfo {
        seat: Seat(row.seat),
        kind: row.kind,
        name: name(row, language),
        bot: row.bot.clone(),
        mine: mine.contains(&Seat(row.seat)),
        online: row.bot.is_some() || row.user.as_ref().is_some_and(&crowd.online),
        clock,
    });
    TableInfo {
        id: table.id.to_string(),
        code: table.code.clone(),
        kind: table.draft.kind.clone(),
        setup: table.draft.setup.clone(),
        options: options.clone(),
        status: table.status,
        mine: user.is_some() && table.owner.as_ref() == user,
        commitment: table.draft.commitment.clone(),
        seed: (may && table.status == Status::Over).then(|| table.draft.seed.expose().clone()),
        seats: seats.collect(),
        created_at: table.created_at,
        updated_at: table.updated_at,
        summary: standing.summary,
        to_move: standing.to_move,
        outcome: standing.outcome,
        watching: crowd.watching,
    }
}

/// A table that is not live, from what is stored beside its records; none if only the records can tell.
pub fn stored_info(table: &Table, user: Option<&UserId>, language: &str) -> Option<TableInfo> {
    let options: TableOptions = serde_json::from_value(table.draft.options.clone()).ok()?;
    let standing = match table.status {
        Status::Lobby => {
            let clocks = Clocks::new(options.time, table.draft.seats.len(), 0, Outages::default());
            let clocks = table.draft.seats.iter().map(|row| clocks.seconds(row.seat, 0, None)).collect();
            Standing { clocks, ..Standing::unknown(table) }
        }
        _ => serde_json::from_value(table.standing.clone()?).ok()?,
    };
    let crowd = Crowd { online: |_: &UserId| false, watching: 0 };
    (standing.entries == table.entries).then(|| info(table, &options, standing, &crowd, user, language))
}

impl LiveTable {
    /// The table as a visitor sees it.
    pub fn info_for(&self, user: Option<&UserId>, language: &str) -> TableInfo {
        let online = |id: &UserId| self.sockets.iter().any(|socket| socket.user.as_ref() == Some(id));
        let crowd = Crowd { online, watching: self.onlookers() as u32 };
        info(&self.table, &self.options, self.standing(), &crowd, user, language)
    }

    fn standing(&self) -> Standing {
        let desk = self.desk.as_deref();
        let to_move = desk.and_then(|desk| desk.to_move());
        Standing {
            entries: u32::try_from(self.depths.len()).unwrap_or(u32::MAX),
            summary: desk.map_or(Value::Null, |desk| desk.summary()),
            to_move,
            outcome: desk.and_then(|desk| desk.outcome()),
            clocks: self.seconds_left(),
        }
    }

    /// Seconds left, seat by seat; none without a clock.
    pub fn seconds_left(&self) -> Vec<Option<u32>> {
        let to_move = self.desk.as_deref().and_then(|desk| desk.to_move()).map(|seat| seat.0);
        let now = now_ms();
        self.table.draft.seats.iter().map(|row| self.clocks.seconds(row.seat, now, to_move)).collect()
    }

    /// Leaves word where the game stands before the table is unloaded.
    pub async fn leave_word(&mut self) {
        if self.desk.is_none() {
            return;
        }
        let standing = serde_json::to_value(self.standing()).unwrap_or_default();
        if self.table.standing.as_ref() == Some(&standing) {
            return;
        }
        if let Err(error) = self.hub.store().keep_standing(&self.table.id, &standing).await {
            // Lists will have to load it.
            tracing::warn!(table = %self.table.id, %error, "where the game stands was not kept");
        }
    }

    /// How many look who do not play.
    pub fn onlookers(&self) -> usize {
        let plays =
            |user: &Option<UserId>| self.table.draft.seats.iter().any(|row| user.is_some() && row.user == *user);
        self.sockets.iter().filter(|socket| !plays(&socket.user)).count()
    }
}
