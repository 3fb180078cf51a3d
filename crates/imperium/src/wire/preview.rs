//! What a choice would change.

use std::collections::BTreeMap;

use serde::Serialize;
use table::Seat;

use crate::game::Imperium;
use crate::ids::Faction;
use crate::state::{Player, State};

/// How a choice changes the numbers everybody sees, by seat; only seats with a change.
pub type Preview = BTreeMap<Seat, Change>;

/// By how much one player's numbers change; what does not change is left out.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(optional_fields))]
#[allow(missing_docs, reason = "the names are the view's")]
pub struct Change {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub vp: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub solari: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub spice: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub water: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub garrison: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub conflict: Option<i64>,
    /// Dreadnoughts in garrison.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dreadnoughts: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub negotiators: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub freighter: Option<i64>,
    /// Sandworms in the conflict.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sandworms: Option<i64>,
    /// Spies on the board.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub spies: Option<i64>,
    /// Contracts completed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub completed: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub strength: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unit_strength: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub persuasion: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub influence: Option<BTreeMap<Faction, i64>>,
}

/// What differs between two states for these players.
pub(crate) fn preview(game: &Imperium, before: &State, after: &State) -> Preview {
    let change = |seat: Seat| {
        let [old, new] = [before, after].map(|state| &state.players[seat.index()]);
        // Of most players nothing changes.
        let change = (old != new).then(|| Change::between(game, old, new))?;
        (change != Change::default()).then_some((seat, change))
    };
    game.all_players().filter_map(change).collect()
}

impl Change {
    fn between(game: &Imperium, old: &Player, new: &Player) -> Change {
        fn by<T: Into<i64>>(old: T, new: T) -> Option<i64> {
            let by = new.into() - old.into();
            (by != 0).then_some(by)
        }
        let rises = |&faction: &Faction| {
            let i = faction.index();
            by(old.influence[i], new.influence[i]).map(|by| (faction, by))
        };
        let influence: BTreeMap<Faction, i64> = Faction::ALL.iter().filter_map(rises).collect();
        Change {
            vp: by(old.points(), new.points()),
            solari: by(old.solari, new.solari),
            spice: by(old.spice, new.spice),
            water: by(old.water, new.water),
            garrison: by(old.garrison.troops, new.garrison.troops),
            conflict: by(old.conflict.troops, new.conflict.troops),
            dreadnoughts: by(old.garrison.dreadnoughts, new.garrison.dreadnoughts),
            negotiators: by(old.negotiators, new.negotiators),
            freighter: by(old.freighter, new.freighter),
            sandworms: by(old.conflict.sandworms, new.conflict.sandworms),
            spies: by(old.spies.count_ones(), new.spies.count_ones()),
            completed: by(old.completed.count_ones(), new.completed.count_ones()),
            strength: by(game.strength(old), game.strength(new)),
            unit_strength: by(game.unit_strength(old, old.conflict), game.unit_strength(new, new.conflict)),
            persuasion: by(old.persuasion, new.persuasion),
            influence: (!influence.is_empty()).then_some(influence),
        }
    }
}
