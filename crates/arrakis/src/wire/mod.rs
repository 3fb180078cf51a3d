//! What crosses to a screen or a program: actions, events and the catalogue, with components by their ids. The client's
//! TypeScript is made from these types.

mod action;
mod catalogue;
mod event;
mod outlines;
mod preview;

pub use action::{ActionTree, PieceTree};
pub(crate) use catalogue::numbers_of;
pub use catalogue::{
    AreaEntry, BanEntry, CardEntry, Catalogue, Figures, LeaderEntry, Names, ObjectiveEntry, PrescienceEntry,
    TacticEntry, TermEntry, WallEntry, ZoneEntry,
};
pub use event::{EventOfSeat, EventTree};
pub use preview::Preview;

use serde::Serialize;
use table::WireName;

use crate::action::{Change, Piece};
use crate::content::Content;
use crate::event::{Criterion, Leaders, Pieces, Powers, PrescienceCards, Way, Zones};
use crate::game::Combination;
use crate::ids::*;
use crate::rules::bits;
use crate::state::Phase;

table::wire_ids!(Content: AreaId => areas, ZoneId => zones, CardId => cards, LeaderId => leaders,
    PrescienceId => prescience, TacticId => tactics);
table::wire_plain!(Content: u8, bool, [u8; 3], [u8; 4], [u8; 5], Phase, Board, Side, Victory, Face, Kind, Vehicle, Marker,
    Power, Person, Sign, Way, Change, Criterion, Option<Side>);

/// What can be chosen before a game, the usual way of each first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Options {
    /// Modules that can be played together, the simplest first.
    pub combinations: &'static [Combination],
    /// The side that two of three players share.
    pub shared: [Side; 2],
}

impl WireName<Content> for Option<LeaderId> {
    type Name<'a> = Option<&'a str>;
    fn named(self, content: &Content) -> Option<&str> {
        self.map(|leader| leader.named(content))
    }
}

/// What was to choose from, by name.
macro_rules! wire_sets {
    ($($set:ty => |$of:ident| $each:expr;)*) => {$(
        impl WireName<Content> for $set {
            type Name<'a> = Vec<&'a str>;
            fn named(self, content: &Content) -> Vec<&str> {
                let $of = self;
                $each.map(|one| one.named(content)).collect()
            }
        }
    )*};
}

wire_sets! {
    AreaSet => |set| set.into_iter();
    Zones => |set| bits(set.0.into()).map(ZoneId);
    Leaders => |set| bits(set.0.into()).map(LeaderId);
    PrescienceCards => |set| bits(set.0.into()).map(PrescienceId);
}

impl WireName<Content> for Powers {
    type Name<'a> = Vec<Power>;
    fn named(self, _: &Content) -> Vec<Power> {
        bits(self.0.into()).map(|power| Power::ALL[usize::from(power)]).collect()
    }
}

impl WireName<Content> for Pieces {
    type Name<'a> = Vec<String>;
    fn named(self, content: &Content) -> Vec<String> {
        self.iter().map(|piece| piece.named(content)).collect()
    }
}

/// Tokens count from 1.
impl WireName<Content> for TokenId {
    type Name<'a> = u8;
    fn named(self, _: &Content) -> u8 {
        self.0 + 1
    }
}

/// A figure or token by name.
impl WireName<Content> for Piece {
    type Name<'a> = String;
    fn named(self, content: &Content) -> String {
        match self {
            Piece::Unit(kind) => kind.name().to_owned(),
            Piece::Token(token) => format!("token {}", token.named(content)),
            Piece::Generic => "generic".to_owned(),
            Piece::Leader(leader) => leader.named(content).to_owned(),
        }
    }
}
