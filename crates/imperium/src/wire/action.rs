//! Actions as a screen matches its targets with them.

use serde::Serialize;
use table::{Seat, WireName};

use crate::action::{Action, Market};
use crate::content::Content;
use crate::ids::*;

/// An action with components by their ids.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "do", rename_all = "kebab-case")]
#[allow(missing_docs, reason = "see `Action`")]
pub enum ActionTree<'a> {
    Agent { card: &'a str, space: &'a str, price: u8, from: Option<&'a str> },
    Reveal,
    Resolve { effect: &'a str },
    Deploy { count: u8 },
    DeployDreadnought { count: u8 },
    Retreat { count: u8 },
    Acquire { card: &'a str, aside: bool, to_deck: bool },
    Intrigue { intrigue: &'a str },
    Use { tile: &'a str },
    Tech { tile: &'a str, negotiators: u8, solari: bool },
    Advance,
    Recall,
    Choose { option: u8 },
    Faction { faction: Faction },
    Factions { factions: [Faction; 2] },
    Trash { zone: Zone, card: &'a str },
    Discard { card: &'a str },
    Take { card: &'a str },
    Space { space: &'a str },
    Seat { seat: Seat },
    Unit { seat: Seat, kind: UnitKind },
    Return { intrigue: &'a str },
    Keep { intrigue: &'a str },
    Save { card: &'a str },
    Spy { post: &'a str },
    RecallSpy { post: &'a str },
    Contract { contract: &'a str },
    BattleIcon { icon: BattleIcon },
    TrashIntrigue { intrigue: &'a str },
    Leader { leader: &'a str },
    Accept,
    Decline,
    Pass,
    EndTurn,
}

impl Action {
    /// The action as it is sent.
    pub fn tree(self, content: &Content) -> ActionTree<'_> {
        match self {
            Action::Agent { card, space, price, from } => ActionTree::Agent {
                card: card.named(content),
                space: space.named(content),
                price,
                from: from.map(|space| space.named(content)),
            },
            Action::Reveal => ActionTree::Reveal,
            Action::Resolve(node) => ActionTree::Resolve { effect: node.named(content) },
            Action::Deploy(count) => ActionTree::Deploy { count },
            Action::DeployDreadnought(count) => ActionTree::DeployDreadnought { count },
            Action::Retreat(count) => ActionTree::Retreat { count },
            Action::Acquire { card, market, to_deck } => {
                ActionTree::Acquire { card: card.named(content), aside: market == Market::Aside, to_deck }
            }
            Action::Intrigue(card) => ActionTree::Intrigue { intrigue: card.named(content) },
            Action::Use(tile) => ActionTree::Use { tile: tile.named(content) },
            Action::Tech { tile, negotiators, solari } => {
                ActionTree::Tech { tile: tile.named(content), negotiators, solari }
            }
            Action::Advance => ActionTree::Advance,
            Action::Recall => ActionTree::Recall,
            Action::Choose(option) => ActionTree::Choose { option },
            Action::Faction(faction) => ActionTree::Faction { faction },
            Action::Factions(first, second) => ActionTree::Factions { factions: [first, second] },
            Action::Trash(zone, card) => ActionTree::Trash { zone, card: card.named(content) },
            Action::Discard(card) => ActionTree::Discard { card: card.named(content) },
            Action::Take(card) => ActionTree::Take { card: card.named(content) },
            Action::Space(space) => ActionTree::Space { space: space.named(content) },
            Action::Seat(seat) => ActionTree::Seat { seat },
            Action::Unit(seat, kind) => ActionTree::Unit { seat, kind },
            Action::Return(card) => ActionTree::Return { intrigue: card.named(content) },
            Action::Keep(card) => ActionTree::Keep { intrigue: card.named(content) },
            Action::Save(card) => ActionTree::Save { card: card.named(content) },
            Action::Spy(post) => ActionTree::Spy { post: post.named(content) },
            Action::RecallSpy(post) => ActionTree::RecallSpy { post: post.named(content) },
            Action::Contract(contract) => ActionTree::Contract { contract: contract.named(content) },
            Action::BattleIcon(icon) => ActionTree::BattleIcon { icon },
            Action::TrashIntrigue(card) => ActionTree::TrashIntrigue { intrigue: card.named(content) },
            Action::Leader(leader) => ActionTree::Leader { leader: leader.named(content) },
            Action::Accept => ActionTree::Accept,
            Action::Decline => ActionTree::Decline,
            Action::Pass => ActionTree::Pass,
            Action::EndTurn => ActionTree::EndTurn,
        }
    }
}
