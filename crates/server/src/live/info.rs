//! A table as a visitor sees it, live or not.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Outcome, Seat};

use super::clock::{Clocks, Outages};
use super::seats::{may_watch, seats_of};
use super::table::LiveTable;
use crate::store::{SeatKind, Status, TableRow, UserId, now_ms};
use crate::wire::{Absence, SeatInfo, TableInfo, TableOptions};

/// Where a game stands, as far as a list tells. Kept when the table is unloaded.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Snapshot {
    /// After so many entries. First, and followed by `waits`: the store looks for the two in the text.
    entries: u32,
    /// Nothing goes on by itself: it is a person's turn.
    #[serde(default)]
    waits: bool,
    summary: Value,
    to_move: Option<Seat>,
    outcome: Option<Outcome>,
    /// Seconds left, seat by seat.
    clocks: Vec<Option<u32>>,
}

impl Snapshot {
    /// What there is to say of a game one knows nothing of.
    fn unknown(table: &TableRow) -> Snapshot {
        let clocks = vec![None; table.spec.seats.len()];
        Snapshot { entries: 0, waits: false, summary: Value::Null, to_move: None, outcome: None, clocks }
    }
}

/// Who looks at a table.
struct Visitors<F, A> {
    online: F,
    absence: A,
    watching: u32,
}

fn info<F: Fn(&UserId) -> bool, A: Fn(Seat) -> Option<Absence>>(
    table: &TableRow,
    options: &TableOptions,
    snapshot: Snapshot,
    visitors: &Visitors<F, A>,
    user: Option<&UserId>,
    language: &str,
) -> TableInfo {
    let mine = seats_of(table, user);
    // Who may not look learns who plays, and nothing of how.
    let may = may_watch(table, options, user).is_ok();
    let snapshot = if may { snapshot } else { Snapshot { entries: snapshot.entries, ..Snapshot::unknown(table) } };
    let seats = table.spec.seats.iter().zip(&snapshot.clocks).map(|(row, &clock)| SeatInfo {
        seat: Seat(row.seat),
        kind: row.kind,
        name: row.player_name(language),
        bot: row.bot.clone(),
        mine: mine.contains(&Seat(row.seat)),
        invited: user.is_some() && row.kind == SeatKind::Open && row.user.as_ref() == user,
        online: row.bot.is_some() || row.user.as_ref().is_some_and(&visitors.online),
        absence: (visitors.absence)(Seat(row.seat)),
        clock,
    });
    TableInfo {
        id: table.id.to_string(),
        code: table.code.clone(),
        kind: table.spec.kind.clone(),
        setup: table.spec.plain_setup(),
        options: options.clone(),
        status: table.status,
        mine: user.is_some() && table.owner.as_ref() == user,
        commitment: table.spec.commitment.clone(),
        seed: (may && table.status == Status::Over).then(|| table.spec.seed.expose().clone()),
        seats: seats.collect(),
        created_at: table.created_at,
        updated_at: table.updated_at,
        summary: snapshot.summary,
        to_move: snapshot.to_move,
        outcome: snapshot.outcome,
        watching: visitors.watching,
        rematch: table.rematch.as_ref().filter(|_| may).map(ToString::to_string),
    }
}

/// A table that is not live, from what is stored beside its records; none if only the records can tell.
pub fn stored_info(table: &TableRow, user: Option<&UserId>, language: &str) -> Option<TableInfo> {
    let options: TableOptions = serde_json::from_value(table.spec.options.clone()).ok()?;
    let snapshot = match table.status {
        Status::Lobby => {
            let clocks = Clocks::new(options.time, table.spec.seats.len(), 0, Outages::default());
            let clocks = table.spec.seats.iter().map(|row| clocks.seconds(row.seat, 0, None)).collect();
            Snapshot { clocks, ..Snapshot::unknown(table) }
        }
        _ => serde_json::from_value(table.snapshot.clone()?).ok()?,
    };
    let visitors = Visitors { online: |_: &UserId| false, absence: |_| None, watching: 0 };
    (snapshot.entries == table.entries).then(|| info(table, &options, snapshot, &visitors, user, language))
}

impl LiveTable {
    /// The table as a visitor sees it.
    pub fn info_for(&self, user: Option<&UserId>, language: &str) -> TableInfo {
        self.info_with(self.snapshot(), user, language)
    }

    /// The same where the game stands so.
    pub fn info_with(&self, snapshot: Snapshot, user: Option<&UserId>, language: &str) -> TableInfo {
        let elsewhere: u32 = self.elsewhere.values().map(|presence| presence.watching).sum();
        let watching = (self.spectators() as u32).saturating_add(elsewhere);
        let visitors =
            Visitors { online: |id: &UserId| self.is_online(id), absence: |seat| self.absence(seat, user), watching };
        info(&self.table, &self.options, snapshot, &visitors, user, language)
    }

    pub fn snapshot(&self) -> Snapshot {
        let game = self.game.as_deref();
        let to_move = game.and_then(|game| game.to_move());
        Snapshot {
            entries: u32::try_from(self.steps_after.len()).unwrap_or(u32::MAX),
            waits: to_move.is_some() && self.bot_to_move().is_none(),
            summary: game.map_or(Value::Null, |game| game.summary()),
            to_move,
            outcome: game.and_then(|game| game.outcome()),
            clocks: self.seconds_left(),
        }
    }

    /// Seconds left, seat by seat; none without a clock.
    pub fn seconds_left(&self) -> Vec<Option<u32>> {
        let to_move = self.game.as_deref().and_then(|game| game.to_move()).map(|seat| seat.0);
        let now = now_ms();
        self.table.spec.seats.iter().map(|row| self.clocks.seconds(row.seat, now, to_move)).collect()
    }

    /// Leaves word where the game stands before the table is unloaded.
    pub async fn save_snapshot(&mut self) {
        if self.game.is_none() {
            return;
        }
        let snapshot = serde_json::to_value(self.snapshot()).unwrap_or_default();
        if self.table.snapshot.as_ref() == Some(&snapshot) {
            return;
        }
        if let Err(error) = self.hub.store().save_snapshot(&self.table.id, &snapshot, self.table.updated_at).await {
            // Lists will have to load it.
            tracing::warn!(table = %self.table.id, %error, "where the game stands was not kept");
        }
    }

    /// How many look who do not play.
    pub fn spectators(&self) -> usize {
        let plays = |user: &Option<UserId>| self.table.spec.seats.iter().any(|row| user.is_some() && row.user == *user);
        self.sockets.iter().filter(|socket| !plays(&socket.user)).count()
    }
}
