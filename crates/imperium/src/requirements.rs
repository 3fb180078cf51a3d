//! What the scenarios have to show: every rule, and every part of every component that does something.

use table::coverage::Requirement;

use crate::content::{Content, Intrigue};
use crate::effect::Effect;
use crate::ids::NodeId;
use crate::text::Texts;

/// Everything at least one scenario must show, in the order of the content.
///
/// Rules by their number; `space:ID`; `card:ID.agent`, `.reveal`, `.acquire` and `.trashed` for each box that is not
/// empty; `intrigue:ID.1` and so on for each way to use the card, and `intrigue:ID.not` for when it cannot be played;
/// `conflict:ID.first`, `.second`, `.third` and `.tie`; `leader:ID.passive` and `leader:ID.signet`; of cards also
/// `.unload` and `.infiltrate`; `tech:ID.price` and, where it has them, `.acquire`, `.reveal`, `.use`, `.again` (a second
/// use in a round is refused) and `.passive`; `shipping:STEP`; `post:ID`, `objective:ID`, `contract:ID`; `space:ID.again` where
/// a later visit gives something else. That a rule is shown in each box that has it is asked in `tests/suite/scenarios.rs`.
pub fn requirements(content: &Content) -> Vec<Requirement> {
    let texts = Texts::english();
    let mut all = Vec::new();
    let mut require = |id: String, title: String| all.push(Requirement { id, title });
    for rule in &content.rules {
        require(rule.id.clone(), texts.rule(content, rule));
    }
    for space in &content.spaces {
        require(format!("space:{}", space.id), format!("{}: a visit", space.name));
        if !space.again.is_empty() {
            require(format!("space:{}.again", space.id), format!("{}: a later visit", space.name));
        }
    }
    for card in &content.cards {
        let boxes = [
            ("agent", "the agent box", card.agent),
            ("reveal", "the reveal box", card.reveal),
            ("acquire", "the bonus for acquiring it", card.acquire),
            ("trashed", "being trashed by another effect", card.trashed),
            ("discarded", "being discarded from hand", card.discarded),
        ];
        // What changes the visit itself is read off the card and lays nothing on the tray.
        let changes_visit = card.visit_influence > 1
            || card.visit_harvest > 1
            || card.visit_discount.is_some()
            || card.deploys_recruits
            || card.no_requirements;
        let icons = [
            ("unload", "being discarded or trashed", card.unload),
            ("infiltrate", "entering a space that an enemy agent holds", card.infiltrates != 0),
        ];
        for (part, title, _) in icons.into_iter().filter(|(.., has)| *has) {
            require(format!("card:{}.{part}", card.id), format!("{}: {title}", card.name));
        }
        for (part, title, nodes) in boxes {
            if !nodes.is_empty() || (part == "agent" && changes_visit) {
                require(format!("card:{}.{part}", card.id), format!("{}: {title}", card.name));
            }
        }
    }
    for card in &content.intrigues {
        for way in 1..=ways(content, card) {
            require(format!("intrigue:{}.{way}", card.id), format!("{}: way {way} to use it", card.name));
        }
        require(format!("intrigue:{}.not", card.id), format!("{}: a moment when it cannot be played", card.name));
    }
    for conflict in &content.conflicts {
        let parts = [("first", "first place"), ("second", "second place"), ("third", "third place"), ("tie", "a tie")];
        for (part, title) in parts {
            require(format!("conflict:{}.{part}", conflict.id), format!("{}: {title}", conflict.name));
        }
    }
    for leader in &content.leaders {
        let changes_start = leader.setup != [0; 3] || leader.lacks != [0; 3] || leader.without.is_some();
        if !leader.passive.is_empty() || changes_start {
            require(format!("leader:{}.passive", leader.id), format!("{}: {}", leader.name, leader.passive_name));
        }
        require(format!("leader:{}.signet", leader.id), format!("{}: {}", leader.name, leader.signet_name));
    }
    for tile in &content.tech {
        // A tile that is given up cannot be used again.
        let flips = tile.usage.is_some_and(|node| !gives_itself_up(content, node));
        let parts = [
            ("price", "its price", true),
            ("acquire", "the bonus for acquiring it", !tile.acquire.is_empty()),
            ("reveal", "the reveal turn", !tile.reveal.is_empty()),
            ("use", "using it", tile.usage.is_some()),
            ("again", "a second use in a round", flips),
            ("passive", "owning it", !tile.passive.is_empty()),
        ];
        for (part, title, _) in parts.into_iter().filter(|(.., has)| *has) {
            require(format!("tech:{}.{part}", tile.id), format!("{}: {title}", tile.name));
        }
    }
    for post in &content.posts {
        require(format!("post:{}", post.id), format!("{}: a spy there", post.id));
    }
    for card in &content.objectives {
        require(format!("objective:{}", card.id), format!("{}: its battle icon", card.name));
    }
    for tile in &content.contracts {
        require(format!("contract:{}", tile.id), format!("{}: taken and completed", tile.name));
    }
    let mut steps: Vec<u8> = content.shipping.iter().map(|bonus| bonus.step).collect();
    steps.dedup();
    for step in steps {
        require(format!("shipping:{step}"), format!("the shipping track: step {step}"));
    }
    all
}

fn gives_itself_up(content: &Content, node: NodeId) -> bool {
    match content.effect(node) {
        Effect::Pay { cost, .. } => cost.iter().any(|cost| content.effect(cost) == Effect::TrashTile),
        _ => false,
    }
}

/// In how many ways a card can be used: each kind it belongs to, and each option where its effect is a choice.
fn ways(content: &Content, card: &Intrigue) -> usize {
    let kinds = [card.plot.map(|(node, _)| node), card.combat, card.won, card.endgame];
    let options = kinds.into_iter().flatten().map(|node| match content.effect(node) {
        Effect::OneOf(nodes) | Effect::Lines(nodes) => usize::from(nodes.len),
        _ => 1,
    });
    options.sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_part_that_does_something_is_required_once() {
        let content = Content::base().unwrap();
        let all = requirements(&content);
        let has = |id: &str| all.iter().filter(|requirement| requirement.id == id).count();
        for id in [
            "B1",
            "R200",
            "space:arrakeen",
            "card:signet-ring.agent",
            "card:carryall.agent",
            "card:dagger.reveal",
            "card:chani.acquire",
            "card:assassination-mission.trashed",
            "intrigue:bypass-protocol.2",
            "intrigue:tiebreaker.2",
            "intrigue:ambush.not",
            "conflict:skirmish-a.tie",
            "leader:glossu-the-beast-rabban.passive",
            "leader:paul-atreides.signet",
        ] {
            assert_eq!(has(id), 1, "{id}");
        }
        for id in ["card:dagger.agent", "card:power-play.reveal", "intrigue:ambush.2", "card:kwisatz-haderach.reveal"] {
            assert_eq!(has(id), 0, "{id}");
        }
        let mut ids: Vec<&str> = all.iter().map(|requirement| requirement.id.as_str()).collect();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), all.len(), "no id stands for two things");
    }
}
