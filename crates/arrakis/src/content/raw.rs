//! The content files as they are written.

use serde::Deserialize;

use super::*;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawBoard {
    pub sector: Vec<RawSector>,
    pub area: Vec<RawArea>,
    pub zone: Vec<RawZone>,
    pub atomics: Vec<RawAtomics>,
    pub borders: RawBorders,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawSector {
    pub id: String,
    pub ring: String,
    pub adjacent: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawArea {
    pub id: String,
    pub terrain: Terrain,
    pub sectors: Vec<String>,
    #[serde(default)]
    pub sietch: bool,
    pub settlement: Option<u8>,
    pub settlement_kind: Option<String>,
    #[serde(default)]
    pub station: bool,
    #[serde(default)]
    pub sheltered: bool,
    pub x: u16,
    pub y: u16,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawZone {
    pub id: String,
    pub sectors: [String; 2],
    pub x: u16,
    pub y: u16,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawAtomics {
    pub area: String,
    pub opens: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawBorders {
    pub border: Vec<[String; 2]>,
    pub wall: Vec<[String; 2]>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawCard {
    pub id: String,
    pub deck: Board,
    #[serde(default = "one")]
    pub copies: u8,
    #[serde(default)]
    pub scheme: bool,
    pub effect: String,
}

fn one() -> u8 {
    1
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawLeader {
    pub id: String,
    pub faction: Board,
    pub kind: String,
    pub figures: u8,
    pub combat: Option<[u8; 2]>,
    pub slot: Option<String>,
    pub special: Option<String>,
    #[serde(default)]
    pub start: bool,
    pub enters_at_marker: Option<RawStep>,
    pub enters_at_supremacy: Option<u8>,
    pub person: Option<Person>,
    pub replaces: Option<String>,
    pub retires: Option<String>,
    #[serde(default)]
    pub bg_token: bool,
    #[serde(default)]
    pub schemed_against: bool,
    pub successor: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawStep {
    pub marker: String,
    pub step: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawPrescience {
    pub id: String,
    pub phase: String,
    #[serde(default)]
    pub spend_die: bool,
    pub requires: String,
    #[serde(default, rename = "do")]
    pub deed: String,
    pub markers: [u8; 3],
    #[serde(default, rename = "name")]
    pub _name: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawObjective {
    pub id: String,
    pub markers: [u8; 3],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawBan {
    pub id: String,
    pub power: Power,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawTactic {
    pub id: String,
    pub sector: String,
    pub sietch: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawRule {
    pub id: String,
    pub text: String,
    #[serde(default)]
    pub ours: bool,
    #[serde(default)]
    pub questions: Vec<String>,
    #[serde(default)]
    pub solo: bool,
    pub about: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawTerm {
    pub id: String,
    #[serde(default)]
    pub also: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawComponents {
    pub limits: RawLimits,
    pub figures: RawFigures,
    pub dice: RawDice,
    pub dashboards: RawDashboards,
    pub tokens: RawTokens,
    pub spice: RawSpice,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawLimits {
    pub units: u8,
    pub units_banned: u8,
    pub combat_dice: u8,
    pub hand: u8,
    pub hand_shared: u8,
    pub claims: u8,
    pub rounds: u8,
    pub revealed: u8,
    pub revealed_solo: u8,
    pub win_supremacy: u8,
    pub stockpile_up_to: u8,
    pub atomics_step: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawFigures {
    pub atreides: [u8; 4],
    pub harkonnen: [u8; 4],
    pub harvesters: u8,
    pub ornithopters: u8,
    pub carryalls: u8,
    pub sandworms: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawCombatDie {
    pub hit: u8,
    pub shield: u8,
    pub special: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawDice {
    pub combat: RawCombatDie,
    pub harkonnen: [u8; 5],
    pub harkonnen_count: u8,
    pub atreides_count: u8,
    pub sandworm: u8,
    pub wild_maker: u8,
    pub storm: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct RawDashboards {
    pub giedi_prime: [u8; 5],
    pub sietch_tabr: [u8; 5],
    pub house_harkonnen: [u8; 5],
    pub corrino_ally: [u8; 5],
    #[serde(rename = "tank_atreides")]
    pub tank_atreides: u8,
    #[serde(rename = "tank_harkonnen")]
    pub tank_harkonnen: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawTokens {
    pub sietch_ranks: [u8; 8],
    pub bene_gesserit: u8,
    pub bene_gesserit_start: u8,
    pub bene_gesserit_steps: Vec<u8>,
    pub cones_of_silence: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawSpice {
    pub rows: Vec<[u8; 4]>,
    pub raise: u8,
    pub keep: u8,
    pub stockpile: u8,
}
