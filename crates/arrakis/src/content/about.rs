//! What rules speak of.

use std::collections::BTreeSet;

use super::Content;
use crate::rules::Obstacle;
use crate::state::Frame;

impl Content {
    /// Checks that every rule is about something, and about nothing that is not there.
    pub(super) fn check_rules(&self) -> Result<(), String> {
        let things = self.things();
        let mut mistakes = Vec::new();
        for rule in &self.rules {
            if rule.about.is_empty() {
                mistakes.push(format!("rules.toml: rule '{}' is about nothing", rule.id));
            }
            for thing in rule.about.iter().filter(|thing| !things.contains(*thing)) {
                mistakes.push(format!("rules.toml: rule '{}': there is no '{thing}'", rule.id));
            }
        }
        if mistakes.is_empty() { Ok(()) } else { Err(mistakes.join("\n")) }
    }

    /// Everything a rule can be about.
    fn things(&self) -> BTreeSet<String> {
        fn of<'a>(kind: &'a str, ids: impl Iterator<Item = &'a str> + 'a) -> impl Iterator<Item = String> + 'a {
            ids.map(move |id| format!("{kind}:{id}"))
        }
        let leaders = self.leaders.iter().map(|leader| &leader.id).chain(&self.generic).chain([&self.wild_maker.0]);
        of("term", self.terms.iter().map(|term| term.id.as_str()))
            .chain(of("card", self.cards.iter().map(|card| card.id.as_str())))
            .chain(of("leader", leaders.map(String::as_str)))
            .chain(of("prescience", self.prescience.iter().map(|card| card.id.as_str())))
            .chain(of("objective", self.objectives.iter().map(|card| card.id.as_str())))
            .chain(of("ban", self.bans.iter().map(|ban| ban.id.as_str())))
            .chain(of("tactic", self.tactics.iter().map(|card| card.id.as_str())))
            .chain(of("area", self.areas.iter().map(|area| area.id.as_str())))
            .chain(of("zone", self.zones.iter().map(|zone| zone.id.as_str())))
            .chain(of("ask", Frame::QUESTIONS.iter().copied()))
            .chain(of("obstacle", Obstacle::NAMES.iter().copied()))
            .collect()
    }
}
