//! Actions as a screen matches its targets with them.

use serde::Serialize;
use table::WireName;

use crate::action::{Action, Change, Desert, Piece, Use};
use crate::content::Content;
use crate::ids::*;

/// An action with components by their ids.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "do", rename_all = "kebab-case")]
#[allow(missing_docs, reason = "see `Action`")]
pub enum ActionTree<'a> {
    Spend { face: Face, on: Use },
    SpendLeader { face: Face, leader: &'a str },
    SpendClaim { face: Face, prescience: &'a str },
    Desert { way: Desert },
    HandOver,
    Reveal { token: u8 },
    Scout { zone: &'a str },
    Scheme { cards: u8 },
    Detonate { area: &'a str },
    Claim { prescience: &'a str },
    Cone,
    Area { area: &'a str },
    Ride { area: &'a str },
    Zone { zone: &'a str },
    Sector { sector: &'a str },
    All,
    Part,
    Count { count: u8 },
    Yes,
    No,
    Lose { piece: PieceTree<'a> },
    Take { kind: Kind },
    Play { card: &'a str },
    Discard { card: &'a str },
    Choose { option: u8 },
    Draw { count: u8 },
    Leader { leader: &'a str },
    Generic,
    WildMaker,
    Supply,
    FromBoard,
    Vehicle { vehicle: Vehicle },
    Face { face: Face },
    Marker { marker: Marker },
    Power { power: Power },
    Change { change: Change },
    Prescience { prescience: &'a str },
    Stop,
    EndTurn,
}

/// A figure or token.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "is", rename_all = "kebab-case")]
#[allow(missing_docs, reason = "see `Piece`")]
pub enum PieceTree<'a> {
    Unit { kind: Kind },
    Token { token: u8 },
    Generic,
    Leader { leader: &'a str },
}

impl Piece {
    fn tree(self, content: &Content) -> PieceTree<'_> {
        match self {
            Piece::Unit(kind) => PieceTree::Unit { kind },
            Piece::Token(token) => PieceTree::Token { token: token.named(content) },
            Piece::Generic => PieceTree::Generic,
            Piece::Leader(leader) => PieceTree::Leader { leader: leader.named(content) },
        }
    }
}

impl Action {
    /// The action as it is sent.
    pub fn tree(self, content: &Content) -> ActionTree<'_> {
        match self {
            Action::Spend(face, on) => ActionTree::Spend { face, on },
            Action::SpendLeader(face, leader) => ActionTree::SpendLeader { face, leader: leader.named(content) },
            Action::SpendClaim(face, card) => ActionTree::SpendClaim { face, prescience: card.named(content) },
            Action::Desert(way) => ActionTree::Desert { way },
            Action::HandOver => ActionTree::HandOver,
            Action::Reveal(token) => ActionTree::Reveal { token: token.named(content) },
            Action::Scout(zone) => ActionTree::Scout { zone: zone.named(content) },
            Action::Scheme(cards) => ActionTree::Scheme { cards },
            Action::Detonate(area) => ActionTree::Detonate { area: area.named(content) },
            Action::Claim(card) => ActionTree::Claim { prescience: card.named(content) },
            Action::Cone => ActionTree::Cone,
            Action::Area(area) => ActionTree::Area { area: area.named(content) },
            Action::Ride(area) => ActionTree::Ride { area: area.named(content) },
            Action::Zone(zone) => ActionTree::Zone { zone: zone.named(content) },
            Action::Sector(sector) => ActionTree::Sector { sector: &content.sectors[usize::from(sector)] },
            Action::All => ActionTree::All,
            Action::Part => ActionTree::Part,
            Action::Count(count) => ActionTree::Count { count },
            Action::Yes => ActionTree::Yes,
            Action::No => ActionTree::No,
            Action::Lose(piece) => ActionTree::Lose { piece: piece.tree(content) },
            Action::Take(kind) => ActionTree::Take { kind },
            Action::Play(card) => ActionTree::Play { card: card.named(content) },
            Action::Discard(card) => ActionTree::Discard { card: card.named(content) },
            Action::Choose(option) => ActionTree::Choose { option },
            Action::Draw(count) => ActionTree::Draw { count },
            Action::Leader(leader) => ActionTree::Leader { leader: leader.named(content) },
            Action::Generic => ActionTree::Generic,
            Action::WildMaker => ActionTree::WildMaker,
            Action::Supply => ActionTree::Supply,
            Action::FromBoard => ActionTree::FromBoard,
            Action::Vehicle(vehicle) => ActionTree::Vehicle { vehicle },
            Action::Face(face) => ActionTree::Face { face },
            Action::Marker(marker) => ActionTree::Marker { marker },
            Action::Power(power) => ActionTree::Power { power },
            Action::Change(change) => ActionTree::Change { change },
            Action::Prescience(card) => ActionTree::Prescience { prescience: card.named(content) },
            Action::Stop => ActionTree::Stop,
            Action::EndTurn => ActionTree::EndTurn,
        }
    }
}
