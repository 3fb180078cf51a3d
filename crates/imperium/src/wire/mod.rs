//! What crosses to a screen or a program: actions, effects, events, previews and the catalogue, with components by
//! their ids. The client's TypeScript is made from these types.

mod action;
mod catalogue;
mod effect;
mod preview;

use serde::Serialize;
use table::Seat;

pub use action::ActionTree;
pub use catalogue::{
    CardEntry, CardTrees, Catalogue, ConflictEntry, EffectEntry, FactionEntry, IntrigueEntry, IntrigueTrees,
    LeaderEntry, LeaderTrees, ShippingEntry, SpaceEntry, SpaceTrees, StepEntry, TechEntry, TechTrees,
};
pub use effect::{ConditionTree, CountTree, EffectTree, TrackName};
pub(crate) use preview::preview;
pub use preview::{Change, Preview};

use crate::content::{Combination, Content};
use crate::event::UnitMove;
use crate::game::LeaderChoice;
use crate::ids::*;

/// What can stand in a field of an event, and what stands there when it is sent.
pub trait Named: Copy {
    /// An id for a component, anything else as it is.
    type Name<'a>;

    /// The name of `self` among these components.
    fn named(self, content: &Content) -> Self::Name<'_>;
}

macro_rules! component {
    ($($id:ty => $table:ident),*) => {$(
        impl Named for $id {
            type Name<'a> = &'a str;
            fn named(self, content: &Content) -> &str {
                &content.$table[self.index()].id
            }
        }
    )*};
}
component!(CardId => cards, IntrigueId => intrigues, SpaceId => spaces, ConflictId => conflicts, LeaderId => leaders, TechId => tech);

impl Named for NodeId {
    type Name<'a> = &'a str;
    fn named(self, content: &Content) -> &str {
        content.label(self)
    }
}

macro_rules! plain {
    ($($plain:ty),*) => {$(
        impl Named for $plain {
            type Name<'a> = $plain;
            fn named(self, _: &Content) -> $plain {
                self
            }
        }
    )*};
}
plain!(u8, bool, Seat, Faction, Good, Zone, UnitMove);

/// Solari, spice and water.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "the names are the rulebook's words")]
pub struct Cost {
    pub solari: u8,
    pub spice: u8,
    pub water: u8,
}

impl From<[u8; 3]> for Cost {
    fn from([solari, spice, water]: [u8; 3]) -> Cost {
        Cost { solari, spice, water }
    }
}

/// What can be chosen before a game, the usual way of each first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Options {
    /// Modules that can be played together, the simplest first.
    pub combinations: Vec<Combination>,
    /// How leaders come to their players.
    pub leaders: Vec<LeaderChoice>,
}
