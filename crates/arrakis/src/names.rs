//! Names that scenarios can ask after.

use table::Problem;

use crate::content::Content;
use crate::ids::*;

/// Checks that a word names something that can stand at a path.
pub(crate) fn check_name(content: &Content, path: &[String], word: &str) -> Result<(), Problem> {
    let last = path.last().map_or("", String::as_str);
    let first = path.first().map_or("", String::as_str);
    let within = |what: &str, known: Vec<&str>| {
        if known.contains(&word) { Ok(()) } else { Err(Problem(format!("there is no {what} '{word}'"))) }
    };
    let cards = || content.cards.iter().map(|card| card.id.as_str());
    match (first, last) {
        ("hands", _) | (_, "hand" | "discard" | "known") => within("planning card", cards().collect()),
        (_, "prescience" | "prescience_kept" | "prescience_claimed" | "prescience_gone" | "prescience_bonus") => {
            within("prescience card", content.prescience.iter().map(|card| card.id.as_str()).collect())
        }
        (_, "objectives") => within("objective", content.objectives.iter().map(|card| card.id.as_str()).collect()),
        ("areas", "leaders") => within("leader", content.leaders.iter().map(|leader| leader.id.as_str()).collect()),
        ("leaders", "area") | (_, "from" | "to" | "atomics") => {
            within("area", content.areas.iter().map(|area| area.id.as_str()).collect())
        }
        (_, "tactics") => within("tactics card", content.tactics.iter().map(|card| card.id.as_str()).collect()),
        (_, "bans") => within("power", Power::ALL.iter().map(|power| power.name()).collect()),
        ("zones", _) => within("vehicle", Vehicle::ALL.iter().map(|vehicle| vehicle.name()).collect()),
        _ => Ok(()),
    }
}
