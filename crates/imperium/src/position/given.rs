//! The words of a position.

use std::collections::BTreeMap;

use serde::Deserialize;
use table::{Seat, Seed};

/// The moment a position is given at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum At {
    /// Before leaders are chosen.
    Setup,
    /// Before the conflict of `round` is revealed.
    RoundStart,
    /// At the start of `turn`'s turn.
    #[default]
    Turn,
    /// When the last player has revealed.
    Combat,
    /// After the last round.
    Endgame,
}

/// Where the Imperium cards are that a position does not mention.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ImperiumRest {
    /// Under the cards of the deck that are mentioned.
    #[default]
    Deck,
    /// Out of the game.
    Gone,
}

/// Where the intrigue cards are that a position does not mention.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum IntrigueRest {
    /// Under the cards of the deck that are mentioned.
    #[default]
    Deck,
    /// On the discard pile.
    Discard,
}

/// One player's part of a position. What is not said is as at the start of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs, reason = "the names are the rulebook's words; docs/scenarios.md explains them")]
pub struct GivenPlayer {
    pub leader: Option<String>,
    pub vp: Option<i32>,
    pub solari: u16,
    pub spice: u16,
    pub water: Option<u16>,
    pub garrison: Option<u8>,
    pub conflict: u8,
    pub swords: u8,
    pub persuasion: u8,
    pub influence: BTreeMap<String, u8>,
    pub agents: Vec<String>,
    pub swordmaster: bool,
    pub high_council: bool,
    pub revealed: bool,
    pub hand: Vec<String>,
    pub deck: Option<Vec<String>>,
    pub discard: Vec<String>,
    pub played: Vec<String>,
    pub intrigue: Vec<String>,
    pub face_up: Vec<String>,
    pub secret_factions: Vec<String>,
    pub supply: Option<u8>,
    pub tiles: Vec<String>,
    pub used_tiles: Vec<String>,
    pub negotiators: u8,
    pub freighter: u8,
    pub dreadnoughts: GivenDreadnoughts,
    pub snoopers: Option<Vec<String>>,
    pub saved: Option<String>,
    pub aside: Vec<String>,
    pub turns: u8,
    pub sandworms: u8,
    pub spies: Vec<String>,
    pub maker_hooks: bool,
    pub memories: u8,
    pub training: Option<u8>,
    pub objective: Option<String>,
    pub objective_down: bool,
    pub won: Vec<String>,
    pub won_down: Vec<String>,
    pub contracts: Vec<String>,
    pub completed: Vec<String>,
}

/// Where a player's dreadnoughts are that are neither in supply nor on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs, reason = "the names are the rulebook's words; docs/scenarios.md explains them")]
pub struct GivenDreadnoughts {
    pub garrison: u8,
    pub conflict: u8,
}

/// Where the technology tiles are that a position does not mention.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TechRest {
    /// In the stacks, under the tiles that are mentioned.
    #[default]
    Stacks,
    /// Out of the game.
    Gone,
}

/// Where the contracts are that a position does not mention.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ContractRest {
    /// In the stack, under those that are mentioned.
    #[default]
    Stack,
    /// Out of the game.
    Gone,
}

/// A position: a scenario's given part.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs, reason = "the names are the rulebook's words; docs/scenarios.md explains them")]
pub struct Given {
    pub modules: Option<Vec<String>>,
    /// Other boxes in which the same holds: a scenario is tried in each of them (`tests/suite/scenarios.rs`).
    pub also_with: Vec<Vec<String>>,
    pub players: Option<u8>,
    pub seed: Option<Seed>,
    pub at: At,
    pub draft: Vec<String>,
    pub round: Option<u8>,
    pub first: Option<Seat>,
    pub turn: Option<Seat>,
    pub row: Vec<String>,
    pub imperium_deck: Vec<String>,
    pub imperium_rest: ImperiumRest,
    pub reserve: BTreeMap<String, u8>,
    pub intrigue_deck: Vec<String>,
    pub intrigue_rest: IntrigueRest,
    pub intrigue_discard: Vec<String>,
    pub conflict: Option<String>,
    pub conflict_deck: Option<Vec<String>>,
    pub bonus_spice: BTreeMap<String, u8>,
    pub control: BTreeMap<String, Seat>,
    pub alliances: BTreeMap<String, Seat>,
    pub mentat: Option<Seat>,
    pub dreadnoughts_on: BTreeMap<String, Seat>,
    pub tech: Vec<Vec<String>>,
    pub tech_rest: TechRest,
    pub shield_wall: Option<bool>,
    pub contract_market: Vec<String>,
    pub contract_stack: Vec<String>,
    pub contract_rest: ContractRest,
    #[serde(rename = "A")]
    pub a: GivenPlayer,
    #[serde(rename = "B")]
    pub b: GivenPlayer,
    #[serde(rename = "C")]
    pub c: GivenPlayer,
    #[serde(rename = "D")]
    pub d: GivenPlayer,
}
