//! All components in words, with what a screen draws them from.

use std::collections::BTreeMap;

use serde::Serialize;
use table::capitalize;

use super::outlines::{Point, outlines};
use crate::content::{Constants, Content};
use crate::ids::*;
use crate::text::{Texts, words_of, words_of_claim};

/// All components by their ids, and everything that explains them.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Catalogue<'a> {
    /// The numbers of the rules that a screen shows.
    pub figures: Figures<'a>,
    /// Areas of the board.
    pub areas: BTreeMap<&'a str, AreaEntry<'a>>,
    /// Impassable borders.
    pub walls: Vec<WallEntry<'a>>,
    /// Air zones.
    pub zones: BTreeMap<&'a str, ZoneEntry<'a>>,
    /// Names of the sectors.
    pub sectors: BTreeMap<&'a str, String>,
    /// Areas that atomics can open, each with the plateaus that lose their shelter.
    pub atomics: BTreeMap<&'a str, Vec<&'a str>>,
    /// Planning cards.
    pub cards: BTreeMap<&'a str, CardEntry>,
    /// Cards of leaders.
    pub leaders: BTreeMap<&'a str, LeaderEntry>,
    /// Prescience cards.
    pub prescience: BTreeMap<&'a str, PrescienceEntry>,
    /// Secret objectives.
    pub objectives: BTreeMap<&'a str, ObjectiveEntry>,
    /// Bans of the Imperium.
    pub bans: BTreeMap<&'a str, BanEntry>,
    /// Tactics cards of the solo game.
    pub tactics: BTreeMap<&'a str, TacticEntry<'a>>,
    /// Names of the sides.
    #[cfg_attr(feature = "types", ts(type = "Record<Side, string>"))]
    pub sides: BTreeMap<Side, String>,
    /// Names of the boards.
    #[cfg_attr(feature = "types", ts(type = "Record<Board, string>"))]
    pub boards: BTreeMap<Board, String>,
    /// Names of what is no component.
    pub names: Names,
    /// Numbered rules, each in a few sentences; what the rulebook leaves open is marked.
    pub rules: BTreeMap<&'a str, String>,
    /// Icons and words, explained.
    pub terms: BTreeMap<&'a str, TermEntry<'a>>,
    /// The numbers of the rules about a thing, such as `card:the-voice`, `term:legion`, `ask:turn` or
    /// `obstacle:no-leader-in`.
    pub about: BTreeMap<&'a str, Vec<&'a str>>,
}

/// An icon or word, explained.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "the names say it")]
pub struct TermEntry<'a> {
    pub name: String,
    /// With what of it is reconstructed.
    pub text: String,
    pub also: &'a [String],
}

/// What a term says of the reconstructed numbers of the rules.
const NUMBERS: [(&str, &[&str]); 5] = [
    ("action-die", &["dice-atreides", "dashboard"]),
    ("regeneration-tank", &["dashboard"]),
    ("station", &["tokens-stations"]),
    ("wormsign", &["tokens-wormsigns"]),
    ("deployment-token", &["tokens"]),
];

/// The reconstructed numbers that a term speaks of, as texts call them.
pub(crate) fn numbers_of(content: &Content, term: &str) -> Vec<String> {
    // Such as `tokens.stations`.
    let part_of = |number: &str| match number.split_once('.') {
        Some(("dice", _)) => "dice-atreides",
        Some(("dashboard", _)) => "dashboard",
        Some((_, "stations")) => "tokens-stations",
        Some((_, "wormsigns")) => "tokens-wormsigns",
        _ => "tokens",
    };
    let parts = NUMBERS.iter().find(|of| of.0 == term).map_or(&[][..], |of| of.1);
    let there = |part: &&&str| content.constants.reconstructed.iter().any(|number| part_of(number) == **part);
    parts.iter().filter(there).map(|&part| part.to_owned()).collect()
}

/// Numbers of the rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Figures<'a> {
    /// Most units of a legion.
    pub units: u8,
    /// Most combat dice.
    pub combat_dice: u8,
    /// The last round.
    pub rounds: u8,
    /// The step of the supremacy track that wins.
    pub supremacy: u8,
    /// The last step of the prescience tracks that an objective asks for.
    pub prescience: u8,
    /// Cards that may stay in a hand at the end of a round.
    pub hand: u8,
    /// Slots of the regeneration tanks.
    #[cfg_attr(feature = "types", ts(type = "Record<Side, number>"))]
    pub tank: BTreeMap<Side, u8>,
    /// Slots for dice of each side, by result.
    #[cfg_attr(feature = "types", ts(type = "Record<Side, Record<Face, number>>"))]
    pub slots: BTreeMap<Side, BTreeMap<Face, u8>>,
    /// Rows of the spice board: dice locked, harvesters, ornithopters, carryalls.
    pub rows: &'a [[u8; 4]],
    /// Hits and shields that a generic leader makes of a Special.
    pub generic: [u8; 2],
}

/// An area of the board.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct AreaEntry<'a> {
    /// Its name.
    pub name: String,
    /// What it is made of.
    pub terrain: Terrain,
    /// The sectors it lies in.
    pub sectors: Vec<&'a str>,
    /// Areas that share a border.
    pub borders: Vec<&'a str>,
    /// Those of them that no legion walks to.
    pub walls: Vec<&'a str>,
    /// A plateau ringed by mountains.
    pub sheltered: bool,
    /// The rank of the settlement printed there.
    pub settlement: Option<u8>,
    /// Points in order, 0 to 1000 from the left and from the top.
    #[cfg_attr(feature = "types", ts(type = "Array<[number, number]>"))]
    pub outline: &'a [Point],
    /// Where to put pieces.
    #[cfg_attr(feature = "types", ts(type = "[number, number]"))]
    pub label: Point,
    /// The radius of the free circle about that place.
    pub room: f32,
}

/// An impassable border.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct WallEntry<'a> {
    /// The areas at its two sides.
    pub between: [&'a str; 2],
    /// Its line.
    #[cfg_attr(feature = "types", ts(type = "Array<[number, number]>"))]
    pub points: &'a [Point],
}

/// An air zone.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct ZoneEntry<'a> {
    /// Its name.
    pub name: String,
    /// The sectors it joins.
    pub sectors: Vec<&'a str>,
    /// Where to draw it.
    #[cfg_attr(feature = "types", ts(type = "[number, number]"))]
    pub at: Point,
}

/// A planning card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "see `Card`")]
pub struct CardEntry {
    pub name: String,
    pub deck: Board,
    pub copies: u8,
    /// Never played nor discarded.
    pub scheme: bool,
    pub text: String,
    /// The terms behind the text.
    #[cfg_attr(feature = "types", ts(type = "string[]"))]
    pub terms: Vec<&'static str>,
    /// What of it is reconstructed.
    pub note: String,
}

/// A leader's card: of a named leader, of the generic ones of a side, or of the Wild Maker.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "see `Leader`")]
pub struct LeaderEntry {
    pub name: String,
    pub faction: Board,
    pub slot: Option<Face>,
    /// The special action.
    pub text: String,
    /// Hits and shields made of one Special.
    pub combat: [u8; 2],
    /// The dice of a worm's attack; 0 for all others.
    pub attack_dice: u8,
    /// The terms behind the text.
    #[cfg_attr(feature = "types", ts(type = "string[]"))]
    pub terms: Vec<&'static str>,
    /// What of it is reconstructed.
    pub note: String,
}

/// A prescience card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "see `Prescience`")]
pub struct PrescienceEntry {
    pub name: String,
    /// Claimed in the action phase; else at the end of the round.
    pub action_phase: bool,
    /// Claimed by spending a die.
    pub spend_die: bool,
    /// What must hold.
    pub text: String,
    #[cfg_attr(feature = "types", ts(type = "Record<Marker, number>"))]
    pub markers: BTreeMap<Marker, u8>,
    /// The terms behind the text.
    #[cfg_attr(feature = "types", ts(type = "string[]"))]
    pub terms: Vec<&'static str>,
    /// What of it is reconstructed.
    pub note: String,
}

/// A secret objective.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "see `Objective`")]
pub struct ObjectiveEntry {
    pub name: String,
    #[cfg_attr(feature = "types", ts(type = "Record<Marker, number>"))]
    pub markers: BTreeMap<Marker, u8>,
    /// What of it is reconstructed.
    pub note: String,
}

/// A ban.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "see `Ban`")]
pub struct BanEntry {
    pub name: String,
    pub power: Power,
    /// What it forbids.
    pub text: String,
}

/// A tactics card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "see `Tactic`")]
pub struct TacticEntry<'a> {
    pub name: String,
    pub sectors: Vec<&'a str>,
    /// The area where the sietch starts.
    pub sietch: &'a str,
}

/// Names of what is no component.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "the names say it")]
pub struct Names {
    #[cfg_attr(feature = "types", ts(type = "Record<Face, string>"))]
    pub faces: BTreeMap<Face, String>,
    /// Units of a side by kind.
    #[cfg_attr(feature = "types", ts(type = "Record<Side, Record<Kind, string>>"))]
    pub units: BTreeMap<Side, BTreeMap<Kind, String>>,
    /// Generic leaders of a side.
    #[cfg_attr(feature = "types", ts(type = "Record<Side, string>"))]
    pub generic: BTreeMap<Side, String>,
    #[cfg_attr(feature = "types", ts(type = "Record<Vehicle, string>"))]
    pub vehicles: BTreeMap<Vehicle, String>,
    #[cfg_attr(feature = "types", ts(type = "Record<Marker, string>"))]
    pub markers: BTreeMap<Marker, String>,
    #[cfg_attr(feature = "types", ts(type = "Record<Power, string>"))]
    pub powers: BTreeMap<Power, String>,
    #[cfg_attr(feature = "types", ts(type = "Record<Phase, string>"))]
    pub phases: BTreeMap<&'static str, String>,
    pub sandworm: String,
    pub wild_maker: String,
}

impl Names {
    fn new(texts: &Texts) -> Names {
        const PHASES: [&str; 8] = ["start", "vehicles", "dice", "actions", "hazards", "spice", "end", "over"];
        let figure = |side: Side, kind: Kind| match (side, kind) {
            (Side::Atreides, Kind::Regular) => "atreides-regular",
            (Side::Atreides, Kind::Elite) => "atreides-elite",
            (Side::Atreides, Kind::Special) => "fedaykin",
            (Side::Harkonnen, Kind::Regular) => "harkonnen-regular",
            (Side::Harkonnen, Kind::Elite) => "harkonnen-elite",
            (Side::Harkonnen, Kind::Special) => "sardaukar",
        };
        let generic = |side: Side| match side {
            Side::Atreides => "naib",
            Side::Harkonnen => "bashar",
        };
        let units =
            |side: Side| Kind::ALL.iter().map(|&kind| (kind, texts.name("figure", figure(side, kind)))).collect();
        Names {
            faces: Face::ALL.iter().map(|&face| (face, texts.name("face", face.name()))).collect(),
            units: Side::ALL.iter().map(|&side| (side, units(side))).collect(),
            generic: Side::ALL.iter().map(|&side| (side, texts.name("figure", generic(side)))).collect(),
            vehicles: Vehicle::ALL.iter().map(|&one| (one, texts.name("figure", one.name()))).collect(),
            markers: Marker::ALL.iter().map(|&marker| (marker, texts.name("marker", marker.name()))).collect(),
            powers: Power::ALL.iter().map(|&power| (power, texts.name("power", power.name()))).collect(),
            phases: PHASES.iter().map(|&name| (name, capitalize(&texts.name("phase", name)))).collect(),
            sandworm: texts.name("figure", "sandworm"),
            wild_maker: texts.name("figure", "wild-maker"),
        }
    }
}

impl<'a> Catalogue<'a> {
    /// The catalogue of these components in the language of `texts`. Rules of the solo game speak of things in that only.
    pub fn new(content: &'a Content, solo: bool, texts: &Texts) -> Catalogue<'a> {
        let map = &content.map;
        let drawn = outlines();
        let ids =
            |set: AreaSet| set.into_iter().map(|area| content.areas[area.index()].id.as_str()).collect::<Vec<_>>();
        let sectors = |set: u8| -> Vec<&'a str> {
            (0..content.sectors.len()).filter(|i| set >> i & 1 != 0).map(|i| content.sectors[i].as_str()).collect()
        };
        let board = |board: Board| texts.name("dashboard", &format!("{}-board", board.name()));
        let note = |parts: &[String]| texts.reconstructed(parts.iter().map(String::as_str));
        let markers = |steps: [u8; 3]| Marker::ALL.iter().copied().zip(steps).collect();
        let areas = content.areas.iter().enumerate().filter_map(|(i, area)| {
            let shape = drawn.area.get(&area.id)?;
            let settlement = map.rank(AreaId(i as u8));
            let entry = AreaEntry {
                name: texts.name("area", &area.id),
                terrain: map.kind[i],
                sectors: sectors(map.sectors_of[i]),
                borders: ids(map.touch[i]),
                walls: ids(map.touch[i].without(map.ground[i])),
                sheltered: map.sheltered.has(AreaId(i as u8)),
                settlement: (settlement > 0).then_some(settlement),
                outline: &shape.outline,
                label: shape.label,
                room: shape.room,
            };
            Some((area.id.as_str(), entry))
        });
        let zones = content.zones.iter().enumerate().filter_map(|(i, zone)| {
            let at = *drawn.zone.get(&zone.id)?;
            Some((
                zone.id.as_str(),
                ZoneEntry { name: texts.name("zone", &zone.id), sectors: sectors(map.zone[i]), at },
            ))
        });
        let cards = content.cards.iter().map(|card| {
            let entry = CardEntry {
                name: texts.name("card", &card.id),
                deck: card.deck,
                copies: card.copies,
                scheme: card.scheme,
                text: texts.card_text(content, card),
                terms: words_of(content, card.effect),
                note: note(&card.reconstructed),
            };
            (card.id.as_str(), entry)
        });
        let leaders = content.leaders.iter().map(|leader| {
            let entry = LeaderEntry {
                name: texts.name("leader", &leader.id),
                faction: leader.faction,
                slot: leader.slot,
                text: texts.leader_text(content, leader),
                combat: leader.combat,
                attack_dice: 0,
                terms: leader.special.map_or_else(Vec::new, |special| words_of(content, special)),
                note: note(&leader.reconstructed),
            };
            (leader.id.as_str(), entry)
        });
        let generic = [Board::FremenAlly, Board::HouseHarkonnen].into_iter().map(|faction| {
            let id = content.generic[faction.side().index()].as_str();
            let entry = LeaderEntry {
                name: texts.name("leader", id),
                faction,
                slot: None,
                text: String::new(),
                combat: content.generic_combat,
                attack_dice: 0,
                terms: Vec::new(),
                note: String::new(),
            };
            (id, entry)
        });
        let (wild_maker, special, reconstructed) = &content.wild_maker;
        let wild_entry = LeaderEntry {
            name: texts.name("leader", wild_maker),
            faction: Board::FremenAlly,
            slot: None,
            text: texts.special_text(content, *special),
            combat: [0, 0],
            attack_dice: content.constants.wild_maker_dice,
            terms: words_of(content, *special),
            note: note(reconstructed),
        };
        let prescience = content.prescience.iter().map(|card| {
            let entry = PrescienceEntry {
                name: texts.name("prescience", &card.id),
                action_phase: card.action_phase,
                spend_die: card.spend_die,
                text: texts.prescience_text(card),
                markers: markers(card.markers),
                terms: words_of_claim(card),
                note: note(&card.reconstructed),
            };
            (card.id.as_str(), entry)
        });
        let objectives = content.objectives.iter().map(|card| {
            let entry = ObjectiveEntry {
                name: texts.name("objective", &card.id),
                markers: markers(card.markers),
                note: note(&card.reconstructed),
            };
            (card.id.as_str(), entry)
        });
        let bans = content.bans.iter().map(|ban| {
            (
                ban.id.as_str(),
                BanEntry {
                    name: texts.name("ban", &ban.id),
                    power: ban.power,
                    text: texts.ban_text(content, ban.power),
                },
            )
        });
        let tactics = content.tactics.iter().map(|tactic| {
            let entry = TacticEntry {
                name: texts.name("tactic", &tactic.id),
                sectors: sectors(tactic.sectors),
                sietch: &content.areas[tactic.sietch.index()].id,
            };
            (tactic.id.as_str(), entry)
        });
        let terms = content.terms.iter().map(|term| {
            let (name, text) = texts.term(term);
            let text = texts.joined(text, note(&numbers_of(content, &term.id)));
            (term.id.as_str(), TermEntry { name, text, also: &term.also })
        });
        let mut about: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
        for rule in content.rules.iter().filter(|rule| solo || !rule.solo) {
            rule.about.iter().for_each(|thing| about.entry(thing).or_default().push(&rule.id));
        }
        Catalogue {
            figures: Figures::new(content, &content.constants),
            areas: areas.collect(),
            walls: drawn
                .wall
                .iter()
                .map(|wall| WallEntry { between: [&wall.a, &wall.b], points: &wall.points })
                .collect(),
            zones: zones.collect(),
            sectors: content.sectors.iter().map(|id| (id.as_str(), texts.name("sector", id))).collect(),
            atomics: map
                .atomics
                .iter()
                .map(|(area, opens)| (content.areas[area.index()].id.as_str(), ids(*opens)))
                .collect(),
            cards: cards.collect(),
            leaders: leaders.chain(generic).chain([(wild_maker.as_str(), wild_entry)]).collect(),
            prescience: prescience.collect(),
            objectives: objectives.collect(),
            bans: bans.collect(),
            tactics: tactics.collect(),
            sides: Side::ALL.iter().map(|&side| (side, texts.name("side", side.name()))).collect(),
            boards: Board::ALL.iter().map(|&one| (one, board(one))).collect(),
            names: Names::new(texts),
            rules: content.rules.iter().map(|rule| (rule.id.as_str(), texts.rule(rule))).collect(),
            terms: terms.collect(),
            about,
        }
    }
}

impl<'a> Figures<'a> {
    fn new(content: &'a Content, constants: &'a Constants) -> Figures<'a> {
        let asked = content.objectives.iter().flat_map(|objective| objective.markers).max();
        let slots = |side: Side| Face::ALL.iter().copied().zip(constants.slots[side.index()]).collect();
        Figures {
            units: constants.units,
            combat_dice: constants.combat_dice,
            rounds: constants.rounds,
            supremacy: constants.win_supremacy,
            prescience: asked.unwrap_or(0),
            hand: constants.hand,
            tank: Side::ALL.iter().map(|&side| (side, constants.tank[side.index()])).collect(),
            slots: Side::ALL.iter().map(|&side| (side, slots(side))).collect(),
            rows: &constants.rows,
            generic: content.generic_combat,
        }
    }
}
