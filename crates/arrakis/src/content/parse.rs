//! The effect language: from text to trees. Every mistake says where in the text it is.

use std::collections::HashMap;

use table::{List, ParseError};

use crate::effect::*;
use crate::ids::*;

/// How deep brackets may nest.
const DEPTH: usize = 16;
/// Most parts of one row: [`Effect::All`] counts them.
const ROW: usize = 255;
/// Most nodes of all trees together: [`NodeId`] counts them.
const NODES: usize = 65_535;
/// Most of anything: figures, dice, cards, steps.
const MOST: u8 = 20;

/// Names that effects can mention.
pub(super) struct Names {
    /// Named leaders.
    pub leaders: HashMap<String, LeaderId>,
    /// Areas.
    pub areas: HashMap<String, AreaId>,
    /// The id of the Wild Maker, who is no leader otherwise.
    pub wild_maker: String,
}

struct Token<'t> {
    text: &'t str,
    at: usize,
}

/// Reads one text.
pub(super) struct Parser<'t, 'n> {
    source: &'t str,
    tokens: Vec<Token<'t>>,
    next: usize,
    depth: usize,
    names: &'n Names,
}

type Parsed<T> = Result<T, ParseError>;

impl<'t, 'n> Parser<'t, 'n> {
    pub fn new(source: &'t str, names: &'n Names) -> Parser<'t, 'n> {
        let mut tokens = Vec::new();
        let mut start = None;
        for (at, c) in source.char_indices() {
            let mark = matches!(c, ',' | '|' | '(' | ')' | '[' | ']' | ':' | '+');
            if mark || c.is_whitespace() {
                if let Some(from) = start.take() {
                    tokens.push(Token { text: &source[from..at], at: from });
                }
                if mark {
                    tokens.push(Token { text: &source[at..at + 1], at });
                }
            } else if start.is_none() {
                start = Some(at);
            }
        }
        if let Some(from) = start {
            tokens.push(Token { text: &source[from..], at: from });
        }
        Parser { source, tokens, next: 0, depth: 0, names }
    }

    fn peek(&self) -> &'t str {
        self.tokens.get(self.next).map_or("", |token| token.text)
    }

    fn take(&mut self) -> &'t str {
        let text = self.peek();
        self.next += 1;
        text
    }

    fn accept(&mut self, word: &str) -> bool {
        let found = self.peek() == word;
        self.next += usize::from(found);
        found
    }

    fn expect(&mut self, word: &str) -> Parsed<()> {
        if self.accept(word) { Ok(()) } else { Err(self.wrong(&format!("expected '{word}'"))) }
    }

    /// A message about the next word.
    fn wrong(&self, message: &str) -> ParseError {
        let (at, len) = self.tokens.get(self.next).map_or((self.source.len(), 0), |token| (token.at, token.text.len()));
        ParseError { at, len, message: message.to_owned() }
    }

    fn unknown(&mut self, what: &str, known: &[&str]) -> ParseError {
        let word = self.peek();
        let end = if word.is_empty() { "the end".to_owned() } else { format!("'{word}'") };
        self.wrong(&format!("{end} is not {what}; expected {}", known.join(", ")))
    }

    /// A number from 1 to [`MOST`].
    fn number(&mut self) -> Parsed<u8> {
        let word = self.peek();
        if word.is_empty() || !word.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(self.wrong("expected a number"));
        }
        match word.parse() {
            Ok(number) if (1..=MOST).contains(&number) => {
                self.next += 1;
                Ok(number)
            }
            _ => Err(self.wrong(&format!("number out of range: 1 to {MOST}"))),
        }
    }

    fn at_least(&mut self) -> Parsed<u8> {
        self.expect(">=")?;
        self.number()
    }

    fn leader(&mut self) -> Parsed<LeaderId> {
        match self.names.leaders.get(self.peek()) {
            Some(&leader) => {
                self.next += 1;
                Ok(leader)
            }
            None => Err(self.wrong("expected a named leader")),
        }
    }

    fn person(&mut self) -> Parsed<Person> {
        match Person::parse(self.peek()) {
            Some(person) => {
                self.next += 1;
                Ok(person)
            }
            None => Err(self.unknown("a person", &["paul", "jessica"])),
        }
    }

    fn end(&mut self) -> Parsed<()> {
        if self.next >= self.tokens.len() { Ok(()) } else { Err(self.wrong("expected ',', '|' or the end")) }
    }

    /// A whole effect.
    pub fn effect(&mut self, nodes: &mut Vec<Effect>) -> Parsed<NodeId> {
        let effect = self.row(nodes)?;
        self.end()?;
        self.lay(nodes, vec![effect])
    }

    /// Lays effects side by side; where the first of them is.
    fn lay(&self, nodes: &mut Vec<Effect>, effects: Vec<Effect>) -> Parsed<NodeId> {
        let first = nodes.len();
        if first + effects.len() > NODES {
            return Err(self.wrong(&format!("more than {NODES} effects in all")));
        }
        nodes.extend(effects);
        Ok(NodeId(first as u16))
    }

    /// What stands in brackets.
    fn deeper(&mut self, nodes: &mut Vec<Effect>) -> Parsed<Effect> {
        if self.depth == DEPTH {
            return Err(self.wrong(&format!("nested more than {DEPTH} deep")));
        }
        self.depth += 1;
        let inner = self.row(nodes)?;
        self.depth -= 1;
        Ok(inner)
    }

    /// Parts joined by commas or by bars.
    fn row(&mut self, nodes: &mut Vec<Effect>) -> Parsed<Effect> {
        let mut parts = vec![self.part(nodes)?];
        let joint = self.peek();
        if joint != "," && joint != "|" {
            return Ok(parts.remove(0));
        }
        while self.accept(joint) {
            if parts.len() == ROW {
                return Err(self.wrong(&format!("more than {ROW} parts in one row")));
            }
            parts.push(self.part(nodes)?);
        }
        if matches!(self.peek(), "," | "|") {
            return Err(self.wrong("',' and '|' side by side need brackets"));
        }
        let count = parts.len() as u8;
        let first = self.lay(nodes, parts)?;
        Ok(if joint == "," { Effect::All(first, count) } else { Effect::Any(first, count) })
    }

    fn part(&mut self, nodes: &mut Vec<Effect>) -> Parsed<Effect> {
        if self.accept("(") {
            let inner = self.deeper(nodes)?;
            self.expect(")")?;
            return Ok(inner);
        }
        if self.accept("if") {
            let condition = self.condition()?;
            self.expect(":")?;
            let then = self.block(nodes)?;
            let otherwise = if self.accept("else") {
                self.expect(":")?;
                Some(self.block(nodes)?)
            } else {
                None
            };
            return Ok(Effect::If(condition, then, otherwise));
        }
        self.atom()
    }

    fn block(&mut self, nodes: &mut Vec<Effect>) -> Parsed<NodeId> {
        self.expect("[")?;
        let inner = self.deeper(nodes)?;
        self.expect("]")?;
        self.lay(nodes, vec![inner])
    }

    fn condition(&mut self) -> Parsed<Condition> {
        let holds = !self.accept("not");
        match self.peek() {
            "in-play" => {
                self.next += 1;
                if self.accept(&self.names.wild_maker) {
                    return Ok(Condition::WildMaker(holds));
                }
                Ok(Condition::InPlay(self.leader()?, holds))
            }
            "retired" => {
                self.next += 1;
                Ok(Condition::Retired(self.leader()?, holds))
            }
            "atomics-used" => {
                self.next += 1;
                Ok(Condition::AtomicsUsed(holds))
            }
            "marker" if holds => {
                self.next += 1;
                Ok(Condition::AnyMarker(self.at_least()?))
            }
            _ => Err(self.unknown("a condition", &["in-play", "retired", "atomics-used", "marker"])),
        }
    }

    fn legion(&mut self) -> Parsed<Legion> {
        match self.take() {
            "any-legion" => Ok(Legion::Any),
            "that-legion" => Ok(Legion::That),
            "legion-with" => match self.peek() {
                "leader" => {
                    self.next += 1;
                    Ok(Legion::WithLeader)
                }
                "special" => {
                    self.next += 1;
                    Ok(Legion::WithSpecial)
                }
                _ => Ok(Legion::With(self.leader()?)),
            },
            _ => {
                self.next -= 1;
                Err(self.unknown("a legion", &["any-legion", "that-legion", "legion-with"]))
            }
        }
    }

    fn assault(&mut self, surprise: bool) -> Parsed<Effect> {
        let legion = self.legion()?;
        let mut assault = Assault { surprise, ..Assault::default() };
        if self.accept("with") {
            match self.take() {
                "extra-die" => assault.extra_dice = self.number()?,
                "foe-dice-max" => assault.foe_dice_max = self.number()?,
                "free-continue" => assault.free_continue = true,
                _ => {
                    self.next -= 1;
                    return Err(self.unknown("a bonus", &["extra-die", "foe-dice-max", "free-continue"]));
                }
            }
        }
        Ok(Effect::Attack(legion, assault))
    }

    fn kind(&mut self) -> Parsed<Kind> {
        match Kind::parse(self.peek()) {
            Some(kind) => {
                self.next += 1;
                Ok(kind)
            }
            None => Err(self.unknown("a kind of unit", &["regular", "elite", "special"])),
        }
    }

    fn figures(&mut self) -> Parsed<Figures> {
        let mut figures = List::new();
        loop {
            if figures.is_full() {
                return Err(self.wrong("more than four kinds of figures"));
            }
            let word = self.peek();
            let figure = match word {
                "token" => Figure::Token,
                "generic" => Figure::Generic,
                "leader" => Figure::Leader,
                _ => match (Kind::parse(word), Person::parse(word)) {
                    (Some(kind), _) => Figure::Unit(kind),
                    (_, Some(person)) => Figure::Person(person),
                    _ => Figure::Named(self.leader().inspect(|_| self.next -= 1)?),
                },
            };
            self.next += 1;
            let count = match figure {
                Figure::Named(_) | Figure::Person(_) => 1,
                _ => self.number()?,
            };
            figures.push((figure, count));
            if !self.accept("+") {
                return Ok(figures);
            }
        }
    }

    fn place(&mut self) -> Parsed<Place> {
        Ok(match self.peek() {
            "any-sietch" => Place::AnySietch,
            "any-settlement" => Place::AnySettlement,
            "settlements" => Place::Settlements,
            "empty-desert" => Place::EmptyDesert,
            "empty-deserts" => Place::EmptyDeserts,
            "free-plateau" => Place::FreePlateau,
            "free-mountain" => Place::FreeMountain,
            "threatened-sietch" => Place::ThreatenedSietch,
            "any-legion" | "legion-with" | "that-legion" => return Ok(Place::Legion(self.legion()?)),
            _ => {
                let mut areas = AreaSet::NONE;
                loop {
                    match self.names.areas.get(self.peek()) {
                        Some(&area) => areas.insert(area),
                        None => {
                            return Err(self.unknown(
                                "a place",
                                &["an area", "any-sietch", "any-settlement", "settlements", "any-legion", "…"],
                            ));
                        }
                    }
                    self.next += 1;
                    if !self.accept("or") {
                        return Ok(Place::Settlement(areas));
                    }
                }
            }
        })
        .inspect(|_| self.next += 1)
    }

    fn vehicle(&mut self) -> Parsed<Option<Vehicle>> {
        if self.accept("any") {
            return Ok(None);
        }
        match Vehicle::parse(self.peek()) {
            Some(vehicle) => {
                self.next += 1;
                Ok(Some(vehicle))
            }
            None => Err(self.unknown("a vehicle", &["harvester", "ornithopter", "carryall", "any"])),
        }
    }

    fn atom(&mut self) -> Parsed<Effect> {
        let word = self.take();
        Ok(match word {
            "move" => {
                let (count, legion) = (self.number()?, self.legion()?);
                let from = if self.accept("from") {
                    self.expect("desert")?;
                    From::Desert
                } else {
                    From::Anywhere
                };
                Effect::Move(count, legion, from)
            }
            "attack" => self.assault(false)?,
            "surprise-attack" => self.assault(true)?,
            "strike" => {
                let dice = self.number()?;
                self.expect("next-to")?;
                self.expect("own-legion")?;
                Effect::Strike(dice)
            }
            "ornithopter-strike" => Effect::OrnithopterStrike(self.number()?),
            "place" | "deploy" => {
                let figures = self.figures()?;
                self.expect("in")?;
                let deploy = if word == "place" { Deploy::Place } else { Deploy::Deploy };
                Effect::Place(figures, self.place()?, deploy)
            }
            "draw" => {
                let count = self.number()?;
                let from = match (self.peek(), Board::parse(self.peek())) {
                    ("one-deck", _) => DrawFrom::OneDeck,
                    (_, Some(deck)) => DrawFrom::Deck(deck),
                    _ => return Ok(Effect::Draw(count, DrawFrom::Own)),
                };
                self.next += 1;
                Effect::Draw(count, from)
            }
            "play-card" => Effect::PlayCard(self.number()?),
            "enemy-discards" => Effect::EnemyDiscards(self.number()?),
            "upgrade" => Effect::Upgrade(self.number()?, self.kind()?, self.kind()?),
            "vehicle" => {
                let vehicle = self.vehicle()?;
                Effect::Vehicle(vehicle, self.number()?)
            }
            "remove-vehicle" => {
                let vehicle = self.vehicle()?;
                let count = self.number()?;
                let place = if self.accept("sector-of") {
                    VehiclePlace::SectorOf(self.leader()?)
                } else {
                    self.expect("deep-desert")?;
                    VehiclePlace::DeepDesert
                };
                Effect::RemoveVehicle(vehicle, count, place)
            }
            "rockets" => Effect::Rockets(self.number()?),
            "wormsign" => Effect::Wormsign(self.number()?),
            "discard-wormsign" => {
                if !self.accept("all") {
                    return Ok(Effect::DiscardWormsign(self.number()?));
                }
                self.expect("next-to")?;
                match self.names.areas.get(self.peek()) {
                    Some(&area) => {
                        self.next += 1;
                        Effect::DiscardWormsignsNextTo(area)
                    }
                    None => return Err(self.wrong("expected an area")),
                }
            }
            "sandworm" => {
                let count = self.number()?;
                self.expect("next-to")?;
                match self.take() {
                    "sandworm" => Effect::Sandworm(count, NextTo::Sandworm),
                    "own-legion" => Effect::Sandworm(count, NextTo::OwnLegion),
                    _ => {
                        self.next -= 1;
                        return Err(self.unknown("a neighbour", &["sandworm", "own-legion"]));
                    }
                }
            }
            "desert-power" => Effect::DesertPower(self.number()?),
            "storm" => Effect::Storm,
            "tank-enemy" => match self.take() {
                "anywhere" => Effect::TankEnemy(Victim::Anywhere),
                "in-sector" => Effect::TankEnemy(Victim::InSector),
                "next-to" => {
                    self.expect("that-legion")?;
                    Effect::TankEnemy(Victim::NextToThat)
                }
                _ => {
                    self.next -= 1;
                    return Err(self.unknown("a place", &["anywhere", "in-sector", "next-to that-legion"]));
                }
            },
            "enter" if self.accept(&self.names.wild_maker) => Effect::EnterWildMaker,
            "enter" => Effect::Enter(self.leader()?),
            "retire" => Effect::Retire(self.leader()?),
            "place-wild-maker" => Effect::PlaceWildMaker,
            "move-wild-maker" => Effect::MoveWildMaker,
            "attack-wild-maker" => Effect::AttackWildMaker,
            "reveal-area" => Effect::RevealArea,
            "bg-token" => Effect::BgToken(self.number()?),
            "imperium-down" => Effect::ImperiumDown,
            "detonate" => Effect::Detonate,
            "second-objective" => Effect::SecondObjective,
            "force-die" => Effect::ForceDie,
            "renew-prescience" => Effect::RenewPrescience,
            "shift-markers" => Effect::ShiftMarkers,
            "bonus-prescience" => Effect::BonusPrescience(self.number()?),
            "hold-prescience" => Effect::HoldPrescience,
            "return-prescience" => Effect::ReturnPrescience,
            "swap-tokens" => Effect::SwapTokens,
            "move-sietch" => Effect::MoveSietch,
            "displace-enemy" => Effect::DisplaceEnemy,
            "troop-carriers" => Effect::TroopCarriers,
            "lose-die" => {
                if self.accept("any") {
                    return Ok(Effect::LoseDie(None));
                }
                match Face::parse(self.peek()) {
                    Some(face) => {
                        self.next += 1;
                        Effect::LoseDie(Some(face))
                    }
                    None => return Err(self.wrong("expected a result of an action die, or 'any'")),
                }
            }
            "block" => Effect::Block(self.person()?),
            _ => {
                self.next -= 1;
                return Err(self.wrong(&format!("'{word}' is not an effect; docs/arrakis-effects.md lists them")));
            }
        })
    }

    /// What a prescience card asks for.
    pub fn requirements(&mut self) -> Parsed<List<Requirement, 4>> {
        let mut all = List::new();
        if self.tokens.is_empty() {
            return Ok(all);
        }
        loop {
            if all.is_full() {
                return Err(self.wrong("more than four requirements"));
            }
            all.push(self.requirement()?);
            if !self.accept(",") {
                self.end()?;
                return Ok(all);
            }
        }
    }

    fn requirement(&mut self) -> Parsed<Requirement> {
        Ok(match self.take() {
            "legions" => {
                let word = self.take();
                match (word, Terrain::parse(word)) {
                    ("desert-without-sietch", _) => Requirement::DesertLegions(self.at_least()?),
                    (_, Some(terrain)) => Requirement::Legions(terrain, self.at_least()?),
                    _ => {
                        self.next -= 1;
                        return Err(self.wrong("expected a terrain or 'desert-without-sietch'"));
                    }
                }
            }
            "deep-desert" => Requirement::DeepDesert(self.person()?),
            "together" => {
                self.expect("paul")?;
                self.expect("jessica")?;
                Requirement::Together
            }
            "sietch-of" => Requirement::SietchOf(self.person()?),
            "hidden-sietch-of" => Requirement::HiddenSietchOf(self.person()?),
            "tokens-with" => Requirement::TokensWith(self.person()?, self.at_least()?),
            "special-with" => Requirement::SpecialWith(self.person()?, self.at_least()?),
            "on-board" => Requirement::OnBoard(self.person()?),
            "quiet" => Requirement::Quiet(self.person()?),
            "own-turn" => Requirement::OwnTurn,
            "units-in-deep-desert" => Requirement::UnitsInDeepDesert(self.at_least()?),
            "rode" => Requirement::Rode(self.person()?),
            "harvesters-burned" => Requirement::HarvestersBurned(self.at_least()?),
            "beat-special-or-named" => Requirement::BeatSpecialOrNamed,
            "beat-in-central-sector" => Requirement::BeatInCentralSector,
            _ => {
                self.next -= 1;
                return Err(self.wrong("this is nothing a prescience card can ask for; see docs/arrakis-effects.md"));
            }
        })
    }

    /// What is done to claim a prescience card.
    pub fn deed(&mut self) -> Parsed<Deed> {
        if self.tokens.is_empty() {
            return Ok(Deed::None);
        }
        let deed = match self.take() {
            "reveal-sietch-of" => Deed::RevealSietchOf(self.person()?),
            "reveal-tokens-with" => Deed::RevealTokensWith(self.person()?, self.number()?),
            "tank" => Deed::Tank(self.person()?),
            "remove-units-in-deep-desert" => Deed::RemoveUnitsInDeepDesert(self.number()?),
            _ => {
                self.next -= 1;
                return Err(self.wrong("this is nothing that claims a prescience card; see docs/arrakis-effects.md"));
            }
        };
        self.end()?;
        Ok(deed)
    }
}
