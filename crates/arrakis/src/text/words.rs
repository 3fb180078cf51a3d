//! Which words of the game explain what a card says.

use crate::content::{Content, Prescience};
use crate::effect::{Condition, Deed, Effect, Figure, Legion, Place, Requirement, VehiclePlace};
use crate::ids::*;

/// Words, each once.
#[derive(Default)]
struct Words(Vec<&'static str>);

impl Words {
    fn add(&mut self, words: &[&'static str]) {
        for &word in words {
            if !self.0.contains(&word) {
                self.0.push(word);
            }
        }
    }
}

/// The words behind an effect.
pub(crate) fn words_of(content: &Content, node: NodeId) -> Vec<&'static str> {
    let mut words = Words::default();
    effect(content, node, &mut words);
    words.0
}

/// The words behind what a prescience card asks for.
pub(crate) fn words_of_claim(card: &Prescience) -> Vec<&'static str> {
    let mut words = Words::default();
    card.requires.iter().for_each(|&requires| words.add(requirement(requires)));
    words.add(match card.deed {
        Deed::None => &[],
        Deed::RevealSietchOf(_) => &["sietch"],
        Deed::RevealTokensWith(..) => &["deployment-token"],
        Deed::Tank(_) => &["regeneration-tank"],
        Deed::RemoveUnitsInDeepDesert(_) => &["unit", "deep-desert"],
    });
    words.0
}

fn effect(content: &Content, node: NodeId, words: &mut Words) {
    match content.effect(node) {
        Effect::All(first, count) | Effect::Any(first, count) => {
            (0..u16::from(count)).for_each(|i| effect(content, NodeId(first.0 + i), words));
        }
        Effect::If(condition, then, otherwise) => {
            words.add(match condition {
                Condition::InPlay(..) | Condition::Retired(..) => &["named-leader"],
                Condition::WildMaker(_) => &["wild-maker"],
                Condition::AtomicsUsed(_) => &["family-atomics"],
                Condition::AnyMarker(_) => &["prescience-marker"],
            });
            effect(content, then, words);
            otherwise.into_iter().for_each(|node| effect(content, node, words));
        }
        Effect::Move(_, of, _) => {
            words.add(&["move"]);
            legion(of, words);
        }
        Effect::Attack(of, assault) => {
            words.add(if assault.surprise { &["surprise-attack"] } else { &["battle-round"] });
            legion(of, words);
        }
        Effect::Place(figures, at, how) => {
            words.add(if how == crate::effect::Deploy::Deploy { &["deploy"] } else { &["place"] });
            figures.iter().for_each(|&(figure, _)| words.add(of_figure(figure)));
            match at {
                Place::Legion(of) => legion(of, words),
                Place::AnySietch | Place::ThreatenedSietch => words.add(&["sietch"]),
                Place::Settlement(_) | Place::AnySettlement | Place::Settlements => words.add(&["settlement"]),
                Place::EmptyDesert | Place::EmptyDeserts => words.add(&["empty-area"]),
                Place::FreePlateau | Place::FreeMountain => words.add(&["free-area", "terrain"]),
            }
        }
        Effect::Upgrade(_, from, into) => {
            words.add(of_figure(Figure::Unit(from)));
            words.add(of_figure(Figure::Unit(into)));
        }
        Effect::Vehicle(kind, _) => vehicle(kind, words),
        Effect::RemoveVehicle(kind, _, from) => {
            vehicle(kind, words);
            words.add(if from == VehiclePlace::DeepDesert { &["deep-desert"] } else { &["sector"] });
        }
        Effect::Rockets(_) => {
            vehicle(None, words);
            words.add(&["sector"]);
        }
        other => words.add(step(other)),
    }
}

/// The words behind a step that is said in one phrase.
const fn step(effect: Effect) -> &'static [&'static str] {
    match effect {
        Effect::Strike(_) => &["hit"],
        Effect::OrnithopterStrike(_) => &["hit", "ornithopter"],
        Effect::Draw(..) | Effect::PlayCard(_) | Effect::EnemyDiscards(_) => &["planning-card"],
        Effect::Wormsign(_) | Effect::DiscardWormsign(_) | Effect::DiscardWormsignsNextTo(_) => &["wormsign"],
        Effect::Sandworm(..) => &["sandworm", "empty-area"],
        Effect::DesertPower(_) => &["desert-power"],
        Effect::Storm => &["coriolis-storm"],
        Effect::TankEnemy(_) => &["named-leader", "regeneration-tank"],
        Effect::Enter(_) | Effect::Retire(_) | Effect::Block(_) => &["named-leader"],
        Effect::EnterWildMaker | Effect::PlaceWildMaker | Effect::MoveWildMaker | Effect::AttackWildMaker => {
            &["wild-maker", "sandworm"]
        }
        Effect::RevealArea | Effect::SwapTokens => &["sietch", "deployment-token"],
        Effect::BgToken(_) => &["bene-gesserit-token"],
        Effect::ImperiumDown => &["imperium-marker", "ban"],
        Effect::Detonate => &["family-atomics"],
        Effect::SecondObjective => &["secret-objective"],
        Effect::ForceDie | Effect::LoseDie(_) => &["action-die"],
        Effect::RenewPrescience | Effect::BonusPrescience(_) | Effect::HoldPrescience | Effect::ReturnPrescience => {
            &["prescience-card"]
        }
        Effect::ShiftMarkers => &["prescience-marker"],
        Effect::MoveSietch => &["sietch", "empty-area"],
        Effect::DisplaceEnemy => &["legion", "empty-area"],
        Effect::TroopCarriers => &["legion", "settlement"],
        Effect::All(..)
        | Effect::Any(..)
        | Effect::If(..)
        | Effect::Move(..)
        | Effect::Attack(..)
        | Effect::Place(..)
        | Effect::Upgrade(..)
        | Effect::Vehicle(..)
        | Effect::RemoveVehicle(..)
        | Effect::Rockets(_) => &[],
    }
}

fn legion(of: Legion, words: &mut Words) {
    words.add(match of {
        Legion::Any | Legion::That => &["legion"],
        Legion::WithLeader => &["legion", "named-leader", "generic-leader"],
        Legion::WithSpecial => &["legion", "special-elite"],
        Legion::With(_) => &["legion", "named-leader"],
    });
}

const fn of_figure(figure: Figure) -> &'static [&'static str] {
    match figure {
        Figure::Nothing => &[],
        Figure::Unit(Kind::Special) => &["special-elite"],
        Figure::Unit(_) => &["unit"],
        Figure::Token => &["deployment-token"],
        Figure::Generic => &["generic-leader"],
        Figure::Leader => &["named-leader", "generic-leader"],
        Figure::Named(_) | Figure::Person(_) => &["named-leader"],
    }
}

fn vehicle(kind: Option<Vehicle>, words: &mut Words) {
    match kind {
        Some(vehicle) => words.add(&[vehicle.name()]),
        None => Vehicle::ALL.iter().for_each(|vehicle| words.add(&[vehicle.name()])),
    }
}

const fn requirement(requirement: Requirement) -> &'static [&'static str] {
    match requirement {
        Requirement::Legions(..) => &["legion", "terrain"],
        Requirement::DesertLegions(_) => &["legion", "terrain", "sietch"],
        Requirement::DeepDesert(_) => &["deep-desert", "sietch"],
        Requirement::Together | Requirement::OnBoard(_) => &["named-leader"],
        Requirement::SietchOf(_) | Requirement::HiddenSietchOf(_) => &["sietch"],
        Requirement::TokensWith(..) => &["deployment-token"],
        Requirement::SpecialWith(..) => &["special-elite"],
        Requirement::Quiet(_) => &["sector"],
        Requirement::OwnTurn => &[],
        Requirement::UnitsInDeepDesert(_) => &["unit", "deep-desert"],
        Requirement::Rode(_) => &["sandriding"],
        Requirement::HarvestersBurned(_) => &["harvester"],
        Requirement::BeatSpecialOrNamed => &["battle-round", "special-elite", "named-leader"],
        Requirement::BeatInCentralSector => &["battle-round", "sector"],
    }
}
