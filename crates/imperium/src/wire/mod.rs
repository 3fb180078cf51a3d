//! What crosses to a screen or a program: actions, effects, events, previews and the catalogue, with components by
//! their ids. The client's TypeScript is made from these types.

mod action;
mod catalogue;
mod effect;
mod preview;

use serde::Serialize;
use table::{Seat, WireName};

pub use action::ActionTree;
pub use catalogue::{
    CardEntry, CardTrees, Catalogue, ConflictEntry, ContractEntry, EffectEntry, FactionEntry, GoalEntry, IntrigueEntry,
    IntrigueTrees, LeaderEntry, LeaderTrees, ObjectiveEntry, PostEntry, ShippingEntry, SpaceEntry, SpaceTrees,
    StepEntry, TechEntry, TechTrees, TrainingEntry,
};
pub use effect::{ConditionTree, CountTree, EffectTree, TrackName};
pub(crate) use preview::preview;
pub use preview::{Change, Preview};

use crate::content::{Combination, Content};
use crate::event::UnitMove;
use crate::game::LeaderChoice;
use crate::ids::*;

table::wire_ids!(Content: CardId => cards, IntrigueId => intrigues, SpaceId => spaces, ConflictId => conflicts,
    LeaderId => leaders, TechId => tech, PostId => posts, ContractId => contracts, ObjectiveId => objectives);
table::wire_plain!(Content: u8, bool, Seat, Faction, Good, Zone, UnitMove, BattleIcon);

impl WireName<Content> for NodeId {
    type Name<'a> = &'a str;
    fn named(self, content: &Content) -> &str {
        content.label(self)
    }
}

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
