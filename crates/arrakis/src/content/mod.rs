//! The components, read from `content/*.toml`.
//!
//! What no public source prints stands in one file of its own, `reconstructed.toml`, and is laid over the others; every
//! component says which of its parts come from there.

mod about;
mod files;
mod load;
mod parse;
mod raw;
mod read_board;

#[cfg(test)]
mod tests;

use std::sync::{Arc, LazyLock};

use table::{List, ParseError, Problem};

#[cfg(test)]
use files::FILES;

use parse::{Names, Parser};

use crate::board::Map;
use crate::effect::{Deed, Effect, Requirement};
use crate::ids::*;

/// A planning card.
#[derive(Clone, Debug)]
pub struct Card {
    /// Its id.
    pub id: String,
    /// The deck it belongs to.
    pub deck: Board,
    /// How many there are.
    pub copies: u8,
    /// Never played nor discarded; given up together with its like (W72).
    pub scheme: bool,
    /// What it does.
    pub effect: NodeId,
    /// The same as it is written.
    pub written: String,
    /// Parts that are reconstructed.
    pub reconstructed: Vec<String>,
}

/// When a leader enters by a prescience marker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MarkerStep {
    /// Which marker; none for any.
    pub marker: Option<Marker>,
    /// The step it reaches or passes.
    pub step: u8,
}

/// A named leader.
#[derive(Clone, Debug)]
pub struct Leader {
    /// Its id.
    pub id: String,
    /// The faction.
    pub faction: Board,
    /// The box its card lies on.
    pub slot: Option<Face>,
    /// What its special action does.
    pub special: Option<NodeId>,
    /// The same as it is written.
    pub written: String,
    /// Hits and shields made of one Special.
    pub combat: [u8; 2],
    /// In play from the start.
    pub start: bool,
    /// Enters by a prescience marker.
    pub at_marker: Option<MarkerStep>,
    /// Enters when supremacy reaches this.
    pub at_supremacy: Option<u8>,
    /// Who it is another form of.
    pub person: Option<Person>,
    /// The form it takes the place of.
    pub replaces: Option<LeaderId>,
    /// Who leaves the game when it enters.
    pub retires: Option<LeaderId>,
    /// Its side takes a Bene Gesserit token when it enters.
    pub bg_token: bool,
    /// Can be removed by schemes (W72).
    pub schemed_against: bool,
    /// Who enters when it leaves the game.
    pub successor: Option<LeaderId>,
    /// Parts that are reconstructed.
    pub reconstructed: Vec<String>,
}

/// A prescience card.
#[derive(Clone, Debug)]
pub struct Prescience {
    /// Its id.
    pub id: String,
    /// Claimed in the action phase; else at the end of the round.
    pub action_phase: bool,
    /// Claimed by spending a die.
    pub spend_die: bool,
    /// What must hold.
    pub requires: List<Requirement, 4>,
    /// The same as it is written.
    pub written: String,
    /// What is done.
    pub deed: Deed,
    /// Steps of the markers.
    pub markers: [u8; 3],
    /// Parts that are reconstructed.
    pub reconstructed: Vec<String>,
}

/// A secret objective.
#[derive(Clone, Debug)]
pub struct Objective {
    /// Its id.
    pub id: String,
    /// Where the markers must be.
    pub markers: [u8; 3],
    /// Parts that are reconstructed.
    pub reconstructed: Vec<String>,
}

/// A ban.
#[derive(Clone, Debug)]
pub struct Ban {
    /// Its id.
    pub id: String,
    /// Whose it is.
    pub power: Power,
}

/// A tactics card.
#[derive(Clone, Debug)]
pub struct Tactic {
    /// Its id.
    pub id: String,
    /// The sectors it names, by bits: one, or the four central ones.
    pub sectors: u8,
    /// The sietch, by the area where it starts.
    pub sietch: AreaId,
}

/// A numbered rule.
#[derive(Clone, Debug)]
pub struct Rule {
    /// Its number.
    pub id: String,
    /// What it says.
    pub text: String,
    /// The rulebook leaves it open, the decision is ours.
    pub ours: bool,
    /// Of the game against Mahdi only.
    pub solo: bool,
    /// What it is about: `term:ID`, `card:ID` and so on, `ask:NAME` for a question, `obstacle:NAME` for a refusal.
    pub about: Vec<String>,
}

/// A word or icon that is explained.
#[derive(Clone, Debug)]
pub struct Term {
    /// Its id.
    pub id: String,
    /// Icons that mean the same.
    pub also: Vec<String>,
}

/// What a deployment token shows: regular, elite and special elite units, and generic leaders.
pub type TokenFace = [u8; 4];

/// Counts and numbers of the rules.
#[derive(Clone, Debug)]
#[allow(missing_docs, reason = "the names are those of components.toml")]
pub struct Constants {
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
    /// Figures of each side: regular, elite, special elite, generic leaders.
    pub figures: [[u8; 4]; 2],
    /// Vehicles by kind.
    pub vehicles: [u8; 3],
    pub sandworms: u8,
    /// Faces of a combat die: hits, shields, Specials.
    pub combat_faces: [u8; 3],
    /// Faces of the action dice of each side.
    pub faces: [[u8; 5]; 2],
    /// Action dice of each side.
    pub dice: [u8; 2],
    pub sandworm_dice: u8,
    pub wild_maker_dice: u8,
    pub storm_dice: u8,
    /// Slots of the common boards of each side.
    pub slots: [[u8; 5]; 2],
    /// Slots of the four boards of shared sides.
    pub shared_slots: [[u8; 5]; 4],
    /// Length of the tanks.
    pub tank: [u8; 2],
    /// Length of those on the boards of shared sides.
    pub shared_tank: [u8; 4],
    pub sietch_ranks: [u8; 8],
    pub bg_tokens: u8,
    pub bg_start: u8,
    pub bg_steps: Vec<u8>,
    pub cones: u8,
    /// Stations by marker.
    pub stations: [u8; 3],
    /// Wormsigns by what they show.
    pub signs: [u8; 3],
    /// Atreides deployment tokens, the initial ones first.
    pub tokens: Vec<TokenFace>,
    /// How many of them are initial ones.
    pub initial_tokens: usize,
    /// Harkonnen deployment tokens: the black ones, then the silver ones.
    pub harkonnen_tokens: [Vec<TokenFace>; 2],
    /// Rows of the spice board: dice locked, harvesters, ornithopters, carryalls.
    pub rows: Vec<[u8; 4]>,
    pub raise: u8,
    pub keep: u8,
    pub stockpile: u8,
    /// Parts of all this that are reconstructed, such as `dice.atreides`.
    pub reconstructed: Vec<String>,
}

/// An area of the board as it is written.
#[derive(Clone, Debug)]
pub struct Area {
    /// Its id.
    pub id: String,
    /// The middle, 0 to 1000.
    pub x: u16,
    /// The middle, 0 to 1000.
    pub y: u16,
}

/// All components.
#[derive(Clone, Debug)]
pub struct Content {
    /// The areas.
    pub areas: Vec<Area>,
    /// Ids of the sectors.
    pub sectors: Vec<String>,
    /// The air zones with their middles.
    pub zones: Vec<Area>,
    /// The board as sets.
    pub map: Map,
    /// Planning cards.
    pub cards: Vec<Card>,
    /// Named leaders.
    pub leaders: Vec<Leader>,
    /// The Wild Maker: id, special action, and parts that are reconstructed.
    pub wild_maker: (String, NodeId, Vec<String>),
    /// Ids of the generic leaders of each side.
    pub generic: [String; 2],
    /// Hits and shields generic leaders make of a Special.
    pub generic_combat: [u8; 2],
    /// Prescience cards.
    pub prescience: Vec<Prescience>,
    /// Secret objectives.
    pub objectives: Vec<Objective>,
    /// Bans, in the order of the powers.
    pub bans: Vec<Ban>,
    /// Tactics cards.
    pub tactics: Vec<Tactic>,
    /// Words and icons that are explained.
    pub terms: Vec<Term>,
    /// The numbered rules.
    pub rules: Vec<Rule>,
    /// Counts.
    pub constants: Constants,
    /// The effect trees.
    pub nodes: Vec<Effect>,
}

impl Content {
    /// What is built in.
    pub fn built_in() -> Arc<Content> {
        static BUILT_IN: LazyLock<Arc<Content>> = LazyLock::new(|| {
            let content = Content::with_files(&[]).unwrap_or_else(|problem| panic!("{problem}"));
            Arc::new(content)
        });
        BUILT_IN.clone()
    }

    /// What is built in, with some of its files replaced by others of the same names.
    ///
    /// # Errors
    /// Every mistake with file and component.
    pub fn with_files(files: &[(String, String)]) -> Result<Content, Problem> {
        load::load(files)
    }

    /// A node of an effect tree.
    #[inline]
    pub fn effect(&self, node: NodeId) -> Effect {
        self.nodes[node.index()]
    }

    /// The card of that id.
    pub fn card(&self, id: &str) -> Option<CardId> {
        position(&self.cards, |card| card.id == id).map(CardId)
    }

    /// The leader of that id.
    pub fn leader(&self, id: &str) -> Option<LeaderId> {
        position(&self.leaders, |leader| leader.id == id).map(LeaderId)
    }

    /// The area of that id.
    pub fn area(&self, id: &str) -> Option<AreaId> {
        position(&self.areas, |area| area.id == id).map(AreaId)
    }

    /// The air zone of that id.
    pub fn zone(&self, id: &str) -> Option<ZoneId> {
        position(&self.zones, |zone| zone.id == id).map(ZoneId)
    }

    /// The prescience card of that id.
    pub fn prescience(&self, id: &str) -> Option<PrescienceId> {
        position(&self.prescience, |card| card.id == id).map(PrescienceId)
    }
}

/// Reads a text as an effect, as what a prescience card asks for and as what claims one, against the names of the
/// content, and forgets it: for checks of the language alone.
pub fn check_language(text: &str) -> [Result<(), ParseError>; 3] {
    static NAMES: LazyLock<Names> = LazyLock::new(|| {
        let content = Content::built_in();
        Names {
            leaders: content.leaders.iter().zip(0..).map(|(leader, i)| (leader.id.clone(), LeaderId(i))).collect(),
            areas: content.areas.iter().zip(0..).map(|(area, i)| (area.id.clone(), AreaId(i))).collect(),
            wild_maker: content.wild_maker.0.clone(),
        }
    });
    let parser = || Parser::new(text, &NAMES);
    [parser().effect(&mut Vec::new()).map(drop), parser().requirements().map(drop), parser().deed().map(drop)]
}

fn position<T>(items: &[T], is: impl Fn(&T) -> bool) -> Option<u8> {
    items.iter().position(is).map(|index| index as u8)
}
