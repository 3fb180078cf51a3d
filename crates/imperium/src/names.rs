//! The names of components and other things that actions, positions and scenarios speak of.

use crate::content::{Content, suggest};
use crate::ids::*;

/// What a name is a name of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Named {
    Card,
    Intrigue,
    Space,
    Conflict,
    Leader,
    Tech,
    Post,
    Contract,
    Objective,
    BattleIcon,
    Effect,
    Faction,
    UnitKind,
    Zone,
    Seat,
    Phase,
}

impl Named {
    /// What stands at a path of the trees that scenarios look into, where that is something with a name.
    pub fn at(path: &[String]) -> Option<Named> {
        // A view says of hidden piles what is known; a number picks an entry of a list.
        let last = path.iter().rfind(|key| *key != "known" && key.parse::<usize>().is_err())?;
        let inside = path.len().checked_sub(2).map(|i| path[i].as_str());
        Some(match last.as_str() {
            _ if matches!(inside, Some("control" | "alliances" | "dreadnoughts_on" | "posts")) => Named::Seat,
            "hand" | "deck" | "discard" | "played" | "shown" | "aside" | "row" | "imperium_deck" | "gone" => {
                Named::Card
            }
            "intrigue" | "face_up" | "intrigue_deck" | "intrigue_discard" => Named::Intrigue,
            "saved" => Named::Card,
            "tiles" | "used_tiles" | "tiles_gone" | "top" => Named::Tech,
            "agents" | "closed" => Named::Space,
            "conflict" if inside == Some("dreadnoughts") => return None,
            "conflict" | "conflict_deck" => Named::Conflict,
            "leader" | "leaders_offered" => Named::Leader,
            "spies" => Named::Post,
            "contracts" | "completed" | "dealt" | "contract_market" | "contract_stack" | "contracts_aside" => {
                Named::Contract
            }
            "objective" => Named::Objective,
            "won" | "won_down" => Named::Conflict,
            "battle_icons" => Named::BattleIcon,
            "intrigue_gone" => Named::Intrigue,
            "tray" => Named::Effect,
            "secret_factions" | "snoopers" => Named::Faction,
            "first" | "turn" | "leaders_order" | "winner" | "with" | "kept" => Named::Seat,
            "phase" => Named::Phase,
            _ => return None,
        })
    }

    /// The kind of thing, for people.
    pub const fn kind(self) -> &'static str {
        match self {
            Named::Card => "card",
            Named::Intrigue => "intrigue card",
            Named::Space => "board space",
            Named::Conflict => "conflict",
            Named::Leader => "leader",
            Named::Tech => "technology tile",
            Named::Post => "observation post",
            Named::Contract => "contract",
            Named::Objective => "objective",
            Named::BattleIcon => "battle icon",
            Named::Effect => "effect",
            Named::Faction => "faction",
            Named::UnitKind => "kind of unit (troop or dreadnought)",
            Named::Zone => "zone (hand, discard or play)",
            Named::Seat => "seat",
            Named::Phase => "phase",
        }
    }

    /// All names of the kind.
    pub fn all(self, content: &Content) -> Vec<&str> {
        match self {
            Named::Card => content.cards.iter().map(|card| card.id.as_str()).collect(),
            Named::Intrigue => content.intrigues.iter().map(|card| card.id.as_str()).collect(),
            Named::Space => content.spaces.iter().map(|space| space.id.as_str()).collect(),
            Named::Conflict => content.conflicts.iter().map(|card| card.id.as_str()).collect(),
            Named::Leader => content.leaders.iter().map(|leader| leader.id.as_str()).collect(),
            Named::Tech => content.tech.iter().map(|tile| tile.id.as_str()).collect(),
            Named::Post => content.posts.iter().map(|post| post.id.as_str()).collect(),
            Named::Contract => content.contracts.iter().map(|tile| tile.id.as_str()).collect(),
            Named::Objective => content.objectives.iter().map(|card| card.id.as_str()).collect(),
            Named::BattleIcon => BattleIcon::ALL.iter().map(|icon| icon.name()).collect(),
            Named::Effect => content.all_labels().collect(),
            Named::Faction => Faction::ALL.iter().map(|faction| faction.name()).collect(),
            Named::UnitKind => UnitKind::ALL.iter().map(|kind| kind.name()).collect(),
            Named::Zone => Zone::ALL.iter().map(|zone| zone.name()).collect(),
            Named::Seat => ["A", "B", "C", "D", "E", "F"][..MAX_SEATS].to_vec(),
            Named::Phase => vec!["setup", "round-start", "turns", "combat", "rewards", "endgame", "over"],
        }
    }

    /// That nothing of the kind is called so, and what is called nearly so.
    pub fn unknown(self, content: &Content, word: &str) -> String {
        let kind = self.kind();
        match suggest::near(word, &self.all(content)) {
            Some(near) => format!("there is no {kind} '{word}'; did you mean '{near}'?"),
            None => format!("there is no {kind} '{word}'"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_say_what_names_stand_there() {
        for (path, kind) in [
            ("A.hand", Some(Named::Card)),
            ("players.A.hand.known", Some(Named::Card)),
            ("row.3", Some(Named::Card)),
            ("B.intrigue", Some(Named::Intrigue)),
            ("tray", Some(Named::Effect)),
            ("control.arrakeen", Some(Named::Seat)),
            ("A.agents.0", Some(Named::Space)),
            ("conflict", Some(Named::Conflict)),
            ("A.solari", None),
            ("3", None),
        ] {
            let path: Vec<String> = path.split('.').map(str::to_owned).collect();
            assert_eq!(Named::at(&path), kind, "{path:?}");
        }
    }
}
