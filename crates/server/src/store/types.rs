//! What the store keeps, as the rest of the server sees it.

use std::fmt;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::StoreError;
use crate::secret::Secret;

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(try_from = "String", into = "String")]
        pub struct $name(String);

        impl $name {
            /// A new one that nobody can guess.
            pub(crate) fn fresh() -> $name {
                $name(crate::secret::random_id())
            }

            /// Its text form.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl TryFrom<String> for $name {
            type Error = String;

            /// Takes 1 to 40 letters and digits. Checked here so that a strange address never reaches a database.
            fn try_from(text: String) -> Result<$name, String> {
                let fits = (1..=40).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_alphanumeric());
                if fits { Ok($name(text)) } else { Err("an id has 1 to 40 letters and digits".to_owned()) }
            }
        }

        impl From<$name> for String {
            fn from(id: $name) -> String {
                id.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
                f.write_str(&self.0)
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
                f.write_str(&self.0)
            }
        }
    };
}

id! {
    /// A user, guest or account. Stays the same when a guest becomes an account.
    UserId
}
id! {
    /// A table.
    TableId
}

/// Somebody who plays here.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct User {
    /// Who.
    pub id: UserId,
    /// What the others call them.
    pub name: String,
    /// Whether they have a passphrase to come back with; a guest has only the cookie.
    pub account: bool,
    /// When they first came, in milliseconds since 1970.
    pub created_at: i64,
}

/// Where a table stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Status {
    /// People take their seats.
    Lobby,
    /// The game runs.
    Playing,
    /// The game ended by its rules.
    Over,
    /// The game was given up.
    Abandoned,
}

impl Status {
    /// The word the database holds.
    pub const fn as_str(self) -> &'static str {
        match self {
            Status::Lobby => "lobby",
            Status::Playing => "playing",
            Status::Over => "over",
            Status::Abandoned => "abandoned",
        }
    }

    pub(super) fn read(word: &str) -> Result<Status, StoreError> {
        [Status::Lobby, Status::Playing, Status::Over, Status::Abandoned]
            .into_iter()
            .find(|status| status.as_str() == word)
            .ok_or_else(|| StoreError::unreadable("status", word))
    }
}

/// Who decides for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum SeatKind {
    /// Nobody yet.
    Open,
    /// A person with a device of their own.
    Human,
    /// The program named in [`SeatRow::bot`].
    Bot,
    /// A person at the owner's device.
    HotSeat,
}

impl SeatKind {
    /// The word the database holds.
    pub const fn as_str(self) -> &'static str {
        match self {
            SeatKind::Open => "open",
            SeatKind::Human => "human",
            SeatKind::Bot => "bot",
            SeatKind::HotSeat => "hot-seat",
        }
    }

    pub(super) fn read(word: &str) -> Result<SeatKind, StoreError> {
        [SeatKind::Open, SeatKind::Human, SeatKind::Bot, SeatKind::HotSeat]
            .into_iter()
            .find(|kind| kind.as_str() == word)
            .ok_or_else(|| StoreError::unreadable("kind of seat", word))
    }
}

/// One seat of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatRow {
    /// Its number, from 0.
    pub seat: u8,
    /// Who decides for it.
    pub kind: SeatKind,
    /// The user who sits there (or, at a hot seat, whose device it is; of an open seat, whom it is kept for).
    pub user: Option<UserId>,
    /// The name shown.
    pub name: String,
    /// The bot's name, for [`SeatKind::Bot`].
    pub bot: Option<String>,
    /// What the seat was before the bot went on for its user, and is again when they are back.
    pub plays_for: Option<SeatKind>,
}

impl SeatRow {
    /// A seat nobody has taken.
    pub fn open(seat: u8) -> SeatRow {
        SeatRow { seat, kind: SeatKind::Open, user: None, name: String::new(), bot: None, plays_for: None }
    }

    /// Whether a user may sit down here: nobody sits here yet, and it is kept for nobody else.
    pub fn is_free_for(&self, user: &UserId) -> bool {
        self.kind == SeatKind::Open && self.user.as_ref().is_none_or(|kept_for| kept_for == user)
    }

    /// The same seat with a bot that goes on for its user. Whose seat it is stays known.
    pub fn given_to(&self, bot: String) -> SeatRow {
        SeatRow { kind: SeatKind::Bot, bot: Some(bot), plays_for: Some(self.kind), ..self.clone() }
    }

    /// The same seat as it was before a bot went on for its user; any other is as it is.
    pub fn given_back(&self) -> SeatRow {
        if self.kind != SeatKind::Bot || self.user.is_none() {
            return self.clone();
        }
        SeatRow { kind: self.plays_for.unwrap_or(SeatKind::Human), bot: None, plays_for: None, ..self.clone() }
    }

    /// What the seat's player is called. A bot from the start has no name of its own and is called what bots are called
    /// in the reader's language; one that plays on for a person keeps that person's name. An open seat has the name of
    /// whom it is kept for, if anybody.
    pub fn player_name(&self, language: &str) -> String {
        match &self.bot {
            Some(bot) if self.name.is_empty() => games::bot_name(language, bot, table::Seat(self.seat)),
            _ => isolated(&self.name),
        }
    }
}

/// A name as it is shown: one with letters that are written from right to left is set apart from the text around it
/// (U+2068 and U+2069), so that it turns nothing but itself. All languages of the games run from left to right.
fn isolated(name: &str) -> String {
    if name.chars().any(runs_leftwards) { format!("\u{2068}{name}\u{2069}") } else { name.to_owned() }
}

fn runs_leftwards(c: char) -> bool {
    matches!(
        c,
        '\u{590}'..='\u{8ff}'
            | '\u{fb1d}'..='\u{fdff}'
            | '\u{fe70}'..='\u{fefe}'
            | '\u{10800}'..='\u{10fff}'
            | '\u{1e800}'..='\u{1efff}'
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_turn_nothing_but_themselves() {
        let named = |name: &str| SeatRow { kind: SeatKind::Human, name: name.to_owned(), ..SeatRow::open(0) };
        for plain in ["Paul", "Чані", "保罗", "🪱", "Muad'Dib 2", ""] {
            assert_eq!(named(plain).player_name("en"), plain);
        }
        for turning in ["\u{5d0}\u{5d1}", "Paul \u{645}\u{624}", "\u{1e900}"] {
            assert_eq!(named(turning).player_name("en"), format!("\u{2068}{turning}\u{2069}"));
        }
    }
}

/// What is decided when a table is made, and may change while it is a lobby.
#[derive(Clone, Debug)]
pub struct TableSpec {
    /// The game, by its `Game::NAME`.
    pub kind: String,
    /// The game's setup, with the position it begins from if a test gave one.
    pub setup: Value,
    /// The seed, as text.
    pub seed: Secret<String>,
    /// The commitment to the seed that everybody sees.
    pub commitment: String,
    /// Options of the table that are no part of the game: undo, clocks, spectators.
    pub options: Value,
    /// Whether strangers see it in the list of tables.
    pub listed: bool,
    /// Its seats.
    pub seats: Vec<SeatRow>,
}

impl TableSpec {
    /// The game's setup without the position that a test had it begin from: that is nobody's business.
    pub fn plain_setup(&self) -> Value {
        let mut setup = self.setup.clone();
        if let Some(setup) = setup.as_object_mut() {
            setup.remove(games::POSITION);
        }
        setup
    }
}

/// A table, without its records.
#[derive(Clone, Debug)]
pub struct TableRow {
    /// Which.
    pub id: TableId,
    /// The short code people tell each other.
    pub code: String,
    /// What is played, and the seats in order.
    pub spec: TableSpec,
    /// Where it stands.
    pub status: Status,
    /// Who made it; `None` once that user is gone.
    pub owner: Option<UserId>,
    /// When it was made, in milliseconds since 1970.
    pub created_at: i64,
    /// When the game began, in milliseconds since 1970; while it is not played, when its seats or status last changed.
    pub begun_at: i64,
    /// When anything about it last changed, an action included, in milliseconds since 1970.
    pub updated_at: i64,
    /// The result, once it is over.
    pub result: Option<Value>,
    /// Where the game stood when it was last unloaded; what it is made of is the business of whoever plays it.
    pub snapshot: Option<Value>,
    /// The table where the same people play again.
    pub rematch: Option<TableId>,
    /// The server that runs its bots and clocks, where there can be several.
    pub runner: Option<String>,
    /// What somebody asks to take back; what it is made of is the business of whoever plays it.
    pub undo_request: Option<Value>,
    /// How many records there are.
    pub entries: u32,
}

/// One line of the truth.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// Its number, from 0 without gaps.
    pub seq: u32,
    /// The seat that decided.
    pub seat: u8,
    /// An action's text, or the word `undo`.
    pub entry: String,
    /// When it was stored, in milliseconds since 1970.
    pub at_ms: i64,
}

/// A table with everything that happened at it.
#[derive(Clone, Debug)]
pub struct LoadedTable {
    /// The table.
    pub table: TableRow,
    /// Its records in order.
    pub records: Vec<Record>,
}
