//! Everything a player can decide, and its one text form.

use serde::{Deserialize, Serialize};
use table::{ActionParseError, Problem};

use crate::content::Content;
use crate::ids::{named, *};

named! {
    /// What a die is spent on, besides leader actions and claims.
    Use {
        Move = "move",
        Attack = "attack",
        Lead = "lead",
        Surprise = "surprise",
        Deploy = "deploy",
        DeployLeader = "deploy-leader",
        Draw = "draw",
        Upgrade = "upgrade",
        Vehicles = "vehicles",
        Card = "card",
    }
}

named! {
    /// The ways of desert power.
    Desert { Signs = "signs", Move = "move", Attack = "attack", WildMaker = "wild-maker", }
}

named! {
    /// What happens to an Imperium marker.
    Change { Raise = "raise", Keep = "keep", Drop = "drop", }
}

/// A figure or token of a legion.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Piece {
    /// A unit.
    Unit(Kind),
    /// A token.
    Token(TokenId),
    /// A generic leader.
    Generic,
    /// A named leader.
    Leader(LeaderId),
}

/// One choice of one player, fully specified. The order of the values is the order in which actions are listed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Action {
    /// Spend a die of a result.
    Spend(Face, Use),
    /// Spend a die on a leader's special action.
    SpendLeader(Face, LeaderId),
    /// Spend a die to claim a prescience card.
    SpendClaim(Face, PrescienceId),
    /// Take a desert power action.
    Desert(Desert),
    /// Leave the turn to the partner.
    HandOver,
    /// Reveal an own token.
    Reveal(TokenId),
    /// Scout with the ornithopter of a zone.
    Scout(ZoneId),
    /// Discard so many schemes to remove their victim.
    Scheme(u8),
    /// Use the atomics of an area.
    Detonate(AreaId),
    /// Claim a prescience card.
    Claim(PrescienceId),
    /// Use a cone of silence.
    Cone,
    /// Choose an area.
    Area(AreaId),
    /// Choose an area to be reached by riding worms.
    Ride(AreaId),
    /// Choose an air zone.
    Zone(ZoneId),
    /// Choose a sector.
    Sector(u8),
    /// The whole legion.
    All,
    /// A part of it.
    Part,
    /// So many.
    Count(u8),
    /// Yes.
    Yes,
    /// No.
    No,
    /// Lose a figure or token.
    Lose(Piece),
    /// Take a unit of that kind instead.
    Take(Kind),
    /// Play a planning card.
    Play(CardId),
    /// Discard one.
    Discard(CardId),
    /// Choose an option by its number, from 0.
    Choose(u8),
    /// Draw so many from the House's deck and the others from the ally's.
    Draw(u8),
    /// Choose a named leader.
    Leader(LeaderId),
    /// Choose a generic leader.
    Generic,
    /// The Wild Maker.
    WildMaker,
    /// An ordinary sandworm from the supply.
    Supply,
    /// The figure comes from the board, not from the supply.
    FromBoard,
    /// Choose a vehicle.
    Vehicle(Vehicle),
    /// Choose a result of an action die.
    Face(Face),
    /// Choose a prescience marker.
    Marker(Marker),
    /// Choose an Imperium marker.
    Power(Power),
    /// Move the Imperium marker in question.
    Change(Change),
    /// Choose a prescience card.
    Prescience(PrescienceId),
    /// Leave the rest.
    Stop,
    /// End the turn.
    EndTurn,
}

impl Action {
    /// The text form, as logs and scenarios write it.
    pub fn text(self, content: &Content) -> String {
        let area = |id: AreaId| &content.areas[id.index()].id;
        let zone = |id: ZoneId| &content.zones[id.index()].id;
        let card = |id: CardId| &content.cards[id.index()].id;
        let leader = |id: LeaderId| &content.leaders[id.index()].id;
        let prescience = |id: PrescienceId| &content.prescience[id.index()].id;
        match self {
            Action::Spend(face, on) => format!("spend {} {}", face.name(), on.name()),
            Action::SpendLeader(face, id) => format!("spend {} leader {}", face.name(), leader(id)),
            Action::SpendClaim(face, id) => format!("spend {} claim {}", face.name(), prescience(id)),
            Action::Desert(way) => format!("desert-power {}", way.name()),
            Action::HandOver => "hand-over".into(),
            Action::Reveal(token) => format!("reveal {}", token.0 + 1),
            Action::Scout(id) => format!("scout {}", zone(id)),
            Action::Scheme(count) => format!("scheme {count}"),
            Action::Detonate(id) => format!("detonate {}", area(id)),
            Action::Claim(id) => format!("claim {}", prescience(id)),
            Action::Cone => "cone".into(),
            Action::Area(id) => format!("area {}", area(id)),
            Action::Ride(id) => format!("ride {}", area(id)),
            Action::Zone(id) => format!("zone {}", zone(id)),
            Action::Sector(id) => format!("sector {}", content.sectors[usize::from(id)]),
            Action::All => "all".into(),
            Action::Part => "part".into(),
            Action::Count(count) => format!("count {count}"),
            Action::Yes => "yes".into(),
            Action::No => "no".into(),
            Action::Lose(Piece::Unit(kind)) => format!("lose {}", kind.name()),
            Action::Lose(Piece::Token(token)) => format!("lose token {}", token.0 + 1),
            Action::Lose(Piece::Generic) => "lose generic".into(),
            Action::Lose(Piece::Leader(id)) => format!("lose leader {}", leader(id)),
            Action::Take(kind) => format!("take {}", kind.name()),
            Action::Play(id) => format!("play {}", card(id)),
            Action::Discard(id) => format!("discard {}", card(id)),
            Action::Choose(option) => format!("choose {}", option + 1),
            Action::Draw(count) => format!("draw {count}"),
            Action::Leader(id) => format!("leader {}", leader(id)),
            Action::Generic => "generic".into(),
            Action::WildMaker => "wild-maker".into(),
            Action::Supply => "supply".into(),
            Action::FromBoard => "from-board".into(),
            Action::Vehicle(vehicle) => format!("vehicle {}", vehicle.name()),
            Action::Face(face) => format!("die {}", face.name()),
            Action::Marker(marker) => format!("marker {}", marker.name()),
            Action::Power(power) => format!("power {}", power.name()),
            Action::Change(change) => change.name().into(),
            Action::Prescience(id) => format!("prescience {}", prescience(id)),
            Action::Stop => "stop".into(),
            Action::EndTurn => "end-turn".into(),
        }
    }

    /// Reads the text form.
    ///
    /// # Errors
    /// Names the word that was not understood.
    pub fn parse(text: &str, content: &Content) -> Result<Action, Problem> {
        read(text, content).map_err(|error| error.problem)
    }

    /// Checks that a text form can begin with `text`; its last word may be cut short.
    ///
    /// # Errors
    /// Names the word that no action has there.
    pub fn check_prefix(text: &str, content: &Content) -> Result<(), Problem> {
        match read(text, content) {
            Err(error) if !error.incomplete => Err(error.problem),
            _ => Ok(()),
        }
    }
}

struct Words<'t> {
    text: &'t str,
    rest: std::str::SplitWhitespace<'t>,
}

impl<'t> Words<'t> {
    fn next(&mut self, what: &str) -> Result<&'t str, ActionParseError> {
        self.rest.next().ok_or_else(|| ActionParseError {
            problem: Problem(format!("'{}' ends where {what} was expected", self.text)),
            incomplete: true,
        })
    }

    /// The number of the next word among `known`.
    fn one_of<'k>(
        &mut self,
        what: &str,
        known: impl Iterator<Item = &'k str> + Clone,
    ) -> Result<usize, ActionParseError> {
        let word = self.next(what)?;
        if let Some(found) = known.clone().position(|name| name == word) {
            return Ok(found);
        }
        let last = self.rest.clone().next().is_none();
        let near: Vec<&str> = known.clone().filter(|name| name.contains(word)).take(5).collect();
        let all: Vec<&str> = known.clone().take(13).collect();
        let hint = match (near.is_empty(), all.len() <= 12) {
            (false, _) => format!("; did you mean {}?", near.join(" or ")),
            (true, true) => format!("; expected {}", all.join(", ")),
            (true, false) => String::new(),
        };
        Err(ActionParseError {
            problem: Problem(format!("'{}': there is no {what} '{word}'{hint}", self.text)),
            incomplete: last && known.clone().any(|name| name.starts_with(word)),
        })
    }

    fn number(&mut self) -> Result<u8, ActionParseError> {
        let word = self.next("a number")?;
        word.parse().map_err(|_| self.unexpected(word))
    }

    /// A number from 1, counted from 0.
    fn ordinal(&mut self) -> Result<u8, ActionParseError> {
        let number = self.number()?;
        number.checked_sub(1).ok_or_else(|| self.unexpected("0"))
    }

    fn token(&mut self) -> Result<TokenId, ActionParseError> {
        let number = self.ordinal()?;
        if usize::from(number) < crate::state::TOKENS {
            return Ok(TokenId(number));
        }
        Err(self.unexpected(&(number + 1).to_string()))
    }

    fn unexpected(&self, word: &str) -> ActionParseError {
        ActionParseError { problem: Problem(format!("'{}': '{word}' was not expected", self.text)), incomplete: false }
    }
}

/// The words that actions begin with.
pub(crate) const VERBS: &[&str] = &[
    "spend",
    "desert-power",
    "hand-over",
    "reveal",
    "scout",
    "scheme",
    "detonate",
    "claim",
    "cone",
    "area",
    "ride",
    "zone",
    "sector",
    "all",
    "part",
    "count",
    "yes",
    "no",
    "lose",
    "take",
    "play",
    "discard",
    "choose",
    "draw",
    "leader",
    "generic",
    "wild-maker",
    "supply",
    "from-board",
    "vehicle",
    "die",
    "marker",
    "power",
    "raise",
    "keep",
    "drop",
    "prescience",
    "stop",
    "end-turn",
];

fn read(text: &str, content: &Content) -> Result<Action, ActionParseError> {
    let mut words = Words { text, rest: text.split_whitespace() };
    let verb = VERBS[words.one_of("action", VERBS.iter().copied())?];
    let area =
        |words: &mut Words| Ok(AreaId(words.one_of("area", content.areas.iter().map(|area| area.id.as_str()))? as u8));
    let zone = |words: &mut Words| {
        Ok(ZoneId(words.one_of("air zone", content.zones.iter().map(|zone| zone.id.as_str()))? as u8))
    };
    let card = |words: &mut Words| {
        Ok(CardId(words.one_of("planning card", content.cards.iter().map(|card| card.id.as_str()))? as u8))
    };
    let leader = |words: &mut Words| {
        Ok(LeaderId(words.one_of("leader", content.leaders.iter().map(|leader| leader.id.as_str()))? as u8))
    };
    let prescience = |words: &mut Words| {
        let known = content.prescience.iter().map(|card| card.id.as_str());
        Ok(PrescienceId(words.one_of("prescience card", known)? as u8))
    };
    let action = match verb {
        "spend" => {
            let face = Face::ALL[words.one_of("result", Face::ALL.iter().map(|face| face.name()))?];
            let uses = Use::ALL.iter().map(|on| on.name()).chain(["leader", "claim"]);
            match words.one_of("use of a die", uses)? {
                number if number < Use::ALL.len() => Action::Spend(face, Use::ALL[number]),
                number if number == Use::ALL.len() => Action::SpendLeader(face, leader(&mut words)?),
                _ => Action::SpendClaim(face, prescience(&mut words)?),
            }
        }
        "desert-power" => {
            Action::Desert(Desert::ALL[words.one_of("desert power", Desert::ALL.iter().map(|way| way.name()))?])
        }
        "hand-over" => Action::HandOver,
        "reveal" => Action::Reveal(words.token()?),
        "scout" => Action::Scout(zone(&mut words)?),
        "scheme" => Action::Scheme(words.number()?),
        "detonate" => Action::Detonate(area(&mut words)?),
        "claim" => Action::Claim(prescience(&mut words)?),
        "cone" => Action::Cone,
        "area" => Action::Area(area(&mut words)?),
        "ride" => Action::Ride(area(&mut words)?),
        "zone" => Action::Zone(zone(&mut words)?),
        "sector" => Action::Sector(words.one_of("sector", content.sectors.iter().map(String::as_str))? as u8),
        "all" => Action::All,
        "part" => Action::Part,
        "count" => Action::Count(words.number()?),
        "yes" => Action::Yes,
        "no" => Action::No,
        "lose" => {
            match words.one_of("figure", ["regular", "elite", "special", "token", "generic", "leader"].into_iter())? {
                3 => Action::Lose(Piece::Token(words.token()?)),
                4 => Action::Lose(Piece::Generic),
                5 => Action::Lose(Piece::Leader(leader(&mut words)?)),
                kind => Action::Lose(Piece::Unit(Kind::ALL[kind])),
            }
        }
        "take" => Action::Take(Kind::ALL[words.one_of("kind of unit", Kind::ALL.iter().map(|kind| kind.name()))?]),
        "play" => Action::Play(card(&mut words)?),
        "discard" => Action::Discard(card(&mut words)?),
        "choose" => Action::Choose(words.ordinal()?),
        "draw" => Action::Draw(words.number()?),
        "leader" => Action::Leader(leader(&mut words)?),
        "generic" => Action::Generic,
        "wild-maker" => Action::WildMaker,
        "supply" => Action::Supply,
        "from-board" => Action::FromBoard,
        "vehicle" => {
            Action::Vehicle(Vehicle::ALL[words.one_of("vehicle", Vehicle::ALL.iter().map(|vehicle| vehicle.name()))?])
        }
        "die" => Action::Face(Face::ALL[words.one_of("result", Face::ALL.iter().map(|face| face.name()))?]),
        "marker" => Action::Marker(Marker::ALL[words.one_of("marker", Marker::ALL.iter().map(|m| m.name()))?]),
        "power" => Action::Power(Power::ALL[words.one_of("power", Power::ALL.iter().map(|power| power.name()))?]),
        "raise" => Action::Change(Change::Raise),
        "keep" => Action::Change(Change::Keep),
        "drop" => Action::Change(Change::Drop),
        "prescience" => Action::Prescience(prescience(&mut words)?),
        "stop" => Action::Stop,
        _ => Action::EndTurn,
    };
    match words.rest.next() {
        Some(word) => Err(words.unexpected(word)),
        None => Ok(action),
    }
}
