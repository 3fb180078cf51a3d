//! What a choice would change.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::ids::Marker;
use crate::state::State;

/// By how much the tracks everybody sees change; what does not change is left out.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(optional_fields))]
#[allow(missing_docs, reason = "the names are the view's")]
pub struct Preview {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub markers: Option<BTreeMap<Marker, i32>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub supremacy: Option<i32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub spice: Option<i32>,
}

impl Preview {
    /// What differs between two states.
    pub(crate) fn between(before: &State, after: &State) -> Preview {
        let by = |old: u8, new: u8| (old != new).then(|| i32::from(new) - i32::from(old));
        let steps = Marker::ALL.iter().map(|&marker| (marker, marker.index()));
        let markers: BTreeMap<Marker, i32> =
            steps.filter_map(|(marker, i)| by(before.markers[i], after.markers[i]).map(|by| (marker, by))).collect();
        Preview {
            markers: (!markers.is_empty()).then_some(markers),
            supremacy: by(before.supremacy, after.supremacy),
            spice: by(before.spice, after.spice),
        }
    }
}
