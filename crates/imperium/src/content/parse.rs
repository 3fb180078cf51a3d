//! Reads the effect language of `docs/effects.md`: first into a tree with places, then into the arena of nodes.

use std::collections::HashMap;

use super::{Node, Owner};
use crate::effect::{Condition, Count, Effect, Hook, Nodes, Post, Track};
use crate::ids::*;

/// How deep brackets, payments and conditions may nest.
const DEPTH: usize = 16;
/// Most entries of one group.
const GROUP: usize = 255;
/// Most nodes of all trees together: [`NodeId`] counts them.
const NODES: usize = 65_535;
/// "Any number" of troops.
const ANY: u8 = 255;

/// The first words of an effect.
const WORDS: &[&str] = &[
    "solari",
    "spice",
    "water",
    "persuasion",
    "sword",
    "vp",
    "troop",
    "draw",
    "intrigue",
    "trash",
    "trash-self",
    "discard",
    "influence",
    "lose-influence",
    "lose-troop",
    "deploy-recruits",
    "mentat",
    "mentat-next-round",
    "high-council",
    "swordmaster",
    "harvest",
    "foldspace",
    "steal-intrigue",
    "control",
    "signet",
    "recall-agent",
    "recover",
    "acquire",
    "acquire-to-deck",
    "reshuffle",
    "add-icons",
    "infiltrate",
    "discount",
    "visit-influence",
    "visit-harvest",
    "pass-turn",
    "hook",
    "pay",
    "if",
    "each",
    "up",
];

/// The first words of a condition.
const CONDITIONS: &[&str] = &[
    "influence",
    "alliance",
    "bond",
    "high-council",
    "swordmaster",
    "reveal-turn",
    "mentat-home",
    "owns",
    "most",
    "tracks",
];

/// What is wrong with an effect, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct ParseError {
    /// Byte offset in the text.
    pub at: usize,
    /// Length in bytes; may be 0 at the end of the text.
    pub len: usize,
    /// What was found and what was expected.
    pub message: String,
}

type Parsed<T> = Result<T, ParseError>;

/// The components an effect can name.
#[derive(Debug, Default)]
pub(super) struct Names {
    /// Cards by id.
    pub cards: HashMap<String, CardId>,
    /// Spaces by id, and whether they can be controlled.
    pub spaces: HashMap<String, (SpaceId, bool)>,
}

/// An effect as it was written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Tree {
    /// Byte offset in the text.
    pub at: usize,
    /// Length in bytes.
    pub len: usize,
    /// What it is.
    pub kind: Kind,
}

/// Kinds of [`Tree`]. A leaf is never one of the composite effects.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// An atom.
    Leaf(Effect),
    /// All of them.
    All(Vec<Tree>),
    /// One of them.
    OneOf(Vec<Tree>),
    /// So many of them.
    SomeOf(u8, Vec<Tree>),
    /// Costs, and what they buy.
    Pay(Vec<Tree>, Box<Tree>),
    /// Under a condition.
    If(Condition, Box<Tree>),
    /// For each thing counted.
    Per(Box<Tree>, Count),
    /// Every opponent does it.
    EachOpponent(Box<Tree>),
}

impl Tree {
    /// Calls `f` on every leaf, costs included.
    pub fn leaves(&self, f: &mut dyn FnMut(&Tree, Effect)) {
        match &self.kind {
            Kind::Leaf(effect) => f(self, *effect),
            Kind::All(trees) | Kind::OneOf(trees) | Kind::SomeOf(_, trees) => trees.iter().for_each(|t| t.leaves(f)),
            Kind::Pay(cost, then) => {
                cost.iter().for_each(|t| t.leaves(f));
                then.leaves(f);
            }
            Kind::If(_, tree) | Kind::Per(tree, _) | Kind::EachOpponent(tree) => tree.leaves(f),
        }
    }
}

/// Parses a box: its entries. A choice is one entry.
pub(super) fn parse_effect(text: &str, names: &Names) -> Parsed<Vec<Tree>> {
    let mut parser = Parser::new(text, names);
    let (separator, trees) = parser.group(None)?;
    parser.end()?;
    Ok(match separator {
        Some(Separator::Bar) => vec![Tree { at: 0, len: text.len(), kind: Kind::OneOf(trees) }],
        _ => trees,
    })
}

/// Parses a condition.
pub(super) fn parse_condition(text: &str, names: &Names) -> Parsed<Condition> {
    let mut parser = Parser::new(text, names);
    let condition = parser.condition()?;
    parser.end()?;
    Ok(condition)
}

/// Parses amounts of Solari, spice and water.
pub(super) fn parse_goods(text: &str, names: &Names) -> Parsed<[u8; 3]> {
    let mut parser = Parser::new(text, names);
    let mut goods = [0; 3];
    loop {
        let (at, end) = (parser.at, parser.end);
        let place = match parser.token {
            Token::Word("solari") => 0,
            Token::Word("spice") => 1,
            Token::Word("water") => 2,
            _ => return Err(parser.wanted("solari, spice or water")),
        };
        parser.advance();
        let amount = parser.number(20)?;
        if goods[place] != 0 {
            return Err(ParseError { at, len: end - at, message: format!("'{}' stands here twice", &text[at..end]) });
        }
        goods[place] = amount;
        if parser.token != Token::Comma {
            break;
        }
        parser.advance();
    }
    parser.end()?;
    Ok(goods)
}

/// "unknown faction 'gild'; did you mean 'guild'?", or the words that are valid if they are few.
pub(super) fn unknown<'w>(kind: &str, word: &str, valid: impl Iterator<Item = &'w str>) -> String {
    let mut valid: Vec<&str> = valid.collect();
    let most = if word.len() <= 3 { 1 } else { 2 };
    let near = valid.iter().map(|v| (distance(word, v, most), *v)).filter(|(d, _)| *d <= most).min();
    let found = format!("unknown {kind} '{}'", shortened(word));
    match near {
        Some((_, near)) => format!("{found}; did you mean '{near}'?"),
        None if (1..=12).contains(&valid.len()) => {
            let last = valid.pop().unwrap_or_default();
            match valid.as_slice() {
                [] => format!("{found}; expected {last}"),
                rest => format!("{found}; expected {} or {last}", rest.join(", ")),
            }
        }
        None => found,
    }
}

/// Edit distance, or something larger than `most`.
fn distance(a: &str, b: &str, most: usize) -> usize {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    if a.len().abs_diff(b.len()) > most {
        return most + 1;
    }
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.iter().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, y) in b.iter().enumerate() {
            let best = (diagonal + usize::from(x != y)).min(row[j] + 1).min(row[j + 1] + 1);
            diagonal = row[j + 1];
            row[j + 1] = best;
        }
    }
    row[b.len()]
}

/// The word, or its beginning if it is very long.
fn shortened(word: &str) -> String {
    match word.char_indices().nth(40) {
        Some((cut, _)) => format!("{}…", &word[..cut]),
        None => word.to_owned(),
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Token<'a> {
    Word(&'a str),
    Number(&'a str),
    Comma,
    Bar,
    Open,
    Close,
    Colon,
    Arrow,
    AtLeast,
    Stray(&'a str),
    End,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Separator {
    Comma,
    Bar,
}

struct Parser<'a> {
    text: &'a str,
    names: &'a Names,
    token: Token<'a>,
    /// Where the token starts and ends.
    at: usize,
    end: usize,
    /// Where the token before it ended.
    before: usize,
    depth: usize,
}

impl<'a> Parser<'a> {
    fn new(text: &'a str, names: &'a Names) -> Parser<'a> {
        let mut parser = Parser { text, names, token: Token::End, at: 0, end: 0, before: 0, depth: 0 };
        parser.advance();
        parser
    }

    /// Reads the next token.
    fn advance(&mut self) {
        self.before = self.end;
        let rest = self.text[self.end..].trim_start();
        self.at = self.text.len() - rest.len();
        let bytes = rest.as_bytes();
        let symbol = |len: usize, token: Token<'a>| (len, token);
        let (len, token) = match bytes.first() {
            None => symbol(0, Token::End),
            Some(b',') => symbol(1, Token::Comma),
            Some(b'|') => symbol(1, Token::Bar),
            Some(b'(') => symbol(1, Token::Open),
            Some(b')') => symbol(1, Token::Close),
            Some(b':') => symbol(1, Token::Colon),
            Some(b'-') if bytes.get(1) == Some(&b'>') => symbol(2, Token::Arrow),
            Some(b'>') if bytes.get(1) == Some(&b'=') => symbol(2, Token::AtLeast),
            Some(b'0'..=b'9') => {
                let len = bytes.iter().take_while(|b| b.is_ascii_digit()).count();
                (len, Token::Number(&rest[..len]))
            }
            Some(b) if b.is_ascii_alphabetic() => {
                let in_word = |i: usize| match bytes[i] {
                    b'-' => bytes.get(i + 1) != Some(&b'>'),
                    b => b.is_ascii_alphanumeric() || b == b'_',
                };
                let len = (0..bytes.len()).take_while(|i| in_word(*i)).count();
                (len, Token::Word(&rest[..len]))
            }
            Some(_) => {
                let len = rest.chars().next().map_or(0, char::len_utf8);
                (len, Token::Stray(&rest[..len]))
            }
        };
        self.token = token;
        self.end = self.at + len;
    }

    /// An error at the token.
    fn error(&self, message: impl Into<String>) -> ParseError {
        ParseError { at: self.at, len: self.end - self.at, message: message.into() }
    }

    /// The error that something else stands where `what` should.
    fn wanted(&self, what: &str) -> ParseError {
        match self.token {
            Token::End => self.error(format!("expected {what}, found the end")),
            _ => self
                .error(format!("expected {what}, found '{}'", shortened(&self.text[self.at..self.end]).escape_debug())),
        }
    }

    fn expect(&mut self, token: Token<'static>, what: &str) -> Parsed<()> {
        if self.token != token {
            return Err(self.wanted(what));
        }
        self.advance();
        Ok(())
    }

    fn end(&self) -> Parsed<()> {
        match self.token {
            Token::End => Ok(()),
            Token::Close => Err(self.error("')' without '('")),
            _ => Err(self.wanted("',', '|' or the end")),
        }
    }

    /// A number from 1 to `most`.
    fn number(&mut self, most: u8) -> Parsed<u8> {
        let Token::Number(digits) = self.token else {
            return Err(self.wanted("a number"));
        };
        match digits.parse::<u8>() {
            Ok(n) if (1..=most).contains(&n) => {
                self.advance();
                Ok(n)
            }
            _ => Err(self.error(format!("number {} out of range: 1 to {most}", shortened(digits)))),
        }
    }

    fn word(&mut self, what: &str) -> Parsed<&'a str> {
        match self.token {
            Token::Word(word) => Ok(word),
            _ => Err(self.wanted(what)),
        }
    }

    fn faction(&mut self) -> Parsed<Faction> {
        let word = self.word("a faction")?;
        let Some(faction) = Faction::parse(word) else {
            return Err(self.error(unknown("faction", word, Faction::ALL.iter().map(|f| f.name()))));
        };
        self.advance();
        Ok(faction)
    }

    /// A faction, or one of the other `words`; which of them.
    fn faction_or(&mut self, words: &'static [&'static str]) -> Parsed<Result<Faction, &'static str>> {
        let word = self.word("a faction")?;
        let known = match words.iter().find(|w| **w == word) {
            Some(word) => Err(*word),
            None => match Faction::parse(word) {
                Some(faction) => Ok(faction),
                None => {
                    let valid = Faction::ALL.iter().map(|f| f.name()).chain(words.iter().copied());
                    return Err(self.error(unknown("faction", word, valid)));
                }
            },
        };
        self.advance();
        Ok(known)
    }

    fn card(&mut self) -> Parsed<CardId> {
        let word = self.word("a card")?;
        let Some(card) = self.names.cards.get(word) else {
            return Err(self.error(unknown(
                "card",
                word,
                sorted(self.names.cards.keys().map(String::as_str)).into_iter(),
            )));
        };
        self.advance();
        Ok(*card)
    }

    fn deeper<T>(&mut self, inner: impl FnOnce(&mut Self) -> Parsed<T>) -> Parsed<T> {
        if self.depth == DEPTH {
            return Err(self.error(format!("nested more than {DEPTH} deep")));
        }
        self.depth += 1;
        let result = inner(self)?;
        self.depth -= 1;
        Ok(result)
    }

    /// Items up to the end of the group, and what separates them. `outer` separates the items before this in the same
    /// brackets.
    fn group(&mut self, outer: Option<Separator>) -> Parsed<(Option<Separator>, Vec<Tree>)> {
        let mut separator = None;
        let mut items = Vec::new();
        loop {
            let start = self.token;
            if items.len() == GROUP {
                return Err(self.error(format!("more than {GROUP} entries in one group")));
            }
            items.push(self.item(separator.or(outer))?);
            let next = match self.token {
                Token::Comma => Separator::Comma,
                Token::Bar => Separator::Bar,
                _ => return Ok((separator, items)),
            };
            match start {
                Token::Word("if") => {
                    return Err(self.error("if needs brackets: write 'if C: (A, B)' or '(if C: A), B'"));
                }
                Token::Word("each") => {
                    return Err(self.error(
                        "each opponent needs brackets: write 'each opponent: (A, B)' or '(each opponent: A), B'",
                    ));
                }
                _ => {}
            }
            if separator.or(outer).is_some_and(|seen| seen != next) {
                return Err(self.error("',' and '|' mixed: put brackets around one side"));
            }
            separator = Some(next);
            self.advance();
        }
    }

    /// The items of a group as one tree.
    fn grouped(&mut self, outer: Option<Separator>) -> Parsed<Tree> {
        let at = self.at;
        let (separator, mut items) = self.group(outer)?;
        let kind = match separator {
            Some(Separator::Comma) => Kind::All(items),
            Some(Separator::Bar) => Kind::OneOf(items),
            None => match items.pop() {
                Some(item) => return Ok(item),
                None => Kind::All(items),
            },
        };
        Ok(Tree { at, len: self.before - at, kind })
    }

    fn item(&mut self, outer: Option<Separator>) -> Parsed<Tree> {
        let at = self.at;
        let kind = match self.token {
            Token::Open => {
                self.advance();
                let inner = self.deeper(|p| p.grouped(None))?;
                self.expect(Token::Close, "',', '|' or ')'")?;
                return Ok(inner);
            }
            Token::Number(_) => {
                let (number_at, number_end) = (self.at, self.end);
                let n = self.number(20)?;
                self.expect(Token::Word("of"), "'of'")?;
                self.expect(Token::Open, "'('")?;
                let (separator, items) = self.deeper(|p| p.group(None))?;
                if separator == Some(Separator::Comma) {
                    return Err(ParseError {
                        at,
                        len: self.before - at,
                        message: format!("'{n} of' chooses: put '|' between its options, not ','"),
                    });
                }
                if items.len() <= usize::from(n) {
                    return Err(ParseError {
                        at: number_at,
                        len: number_end - number_at,
                        message: format!("'{n} of' needs more than {n} options, found {}", items.len()),
                    });
                }
                self.expect(Token::Close, "'|' or ')'")?;
                Kind::SomeOf(n, items)
            }
            Token::Word("pay") => {
                self.advance();
                let mut cost = vec![self.cost()?];
                while self.token == Token::Comma {
                    self.advance();
                    cost.push(self.cost()?);
                    if cost.len() > GROUP {
                        return Err(self.error(format!("more than {GROUP} costs")));
                    }
                }
                self.expect(Token::Arrow, "',' or '->' after a cost")?;
                Kind::Pay(cost, Box::new(self.deeper(|p| p.grouped(outer))?))
            }
            Token::Word("if") => {
                self.advance();
                let condition = self.condition()?;
                self.expect(Token::Colon, "':' after the condition")?;
                Kind::If(condition, Box::new(self.deeper(|p| p.item(outer))?))
            }
            Token::Word("each") => {
                self.advance();
                self.expect(Token::Word("opponent"), "'opponent'")?;
                self.expect(Token::Colon, "':' after 'each opponent'")?;
                Kind::EachOpponent(Box::new(self.deeper(|p| p.item(outer))?))
            }
            Token::Word("up") => {
                self.advance();
                self.expect(Token::Word("to"), "'to'")?;
                let n = match self.token {
                    Token::Word("any") => {
                        self.advance();
                        ANY
                    }
                    Token::Number(_) => self.number(20)?,
                    _ => return Err(self.wanted("a number or 'any'")),
                };
                let effect = match self.token {
                    Token::Word("deploy") => Effect::Deploy(n),
                    Token::Word("retreat") => Effect::Retreat(n),
                    _ => return Err(self.wanted("'deploy' or 'retreat'")),
                };
                self.advance();
                Kind::Leaf(effect)
            }
            Token::Word(_) => {
                let atom = self.atom()?;
                if self.token != Token::Word("per") {
                    return Ok(atom);
                }
                self.advance();
                Kind::Per(Box::new(atom), self.count()?)
            }
            _ => return Err(self.wanted("an effect")),
        };
        Ok(Tree { at, len: self.before - at, kind })
    }

    fn cost(&mut self) -> Parsed<Tree> {
        if !matches!(self.token, Token::Word(_)) {
            return Err(self.wanted("a cost"));
        }
        let first = self.token;
        let tree = self.atom()?;
        match tree.kind {
            Kind::Leaf(
                Effect::Gain(Good::Solari | Good::Spice | Good::Water, _)
                | Effect::Trash(_)
                | Effect::TrashSelf
                | Effect::Discard(_)
                | Effect::LoseInfluence(..)
                | Effect::LoseTroop(..),
            ) => Ok(tree),
            _ => {
                let Token::Word(word) = first else { return Ok(tree) };
                Err(ParseError {
                    at: tree.at,
                    len: tree.len,
                    message: format!(
                        "'{word}' cannot be paid; costs are solari, spice, water, trash, trash-self, discard, \
                         lose-influence and lose-troop"
                    ),
                })
            }
        }
    }

    fn atom(&mut self) -> Parsed<Tree> {
        let at = self.at;
        let Token::Word(word) = self.token else {
            return Err(self.wanted("an effect"));
        };
        if !WORDS.contains(&word) {
            return Err(self.error(unknown("effect", word, WORDS.iter().copied())));
        }
        if matches!(word, "pay" | "if" | "each" | "up") {
            return Err(self.wanted("an effect"));
        }
        if word == "foldspace" && !self.names.cards.contains_key("foldspace") {
            return Err(self.error("there is no card 'foldspace' to take"));
        }
        self.advance();
        let effect = match word {
            "troop" => Effect::Troop(self.number(20)?),
            "draw" => Effect::Draw(self.number(20)?),
            "intrigue" => Effect::Intrigue(self.number(20)?),
            "trash" => Effect::Trash(self.number(20)?),
            "trash-self" => Effect::TrashSelf,
            "discard" => Effect::Discard(self.number(20)?),
            "influence" => {
                let track = match self.faction_or(&["any", "behind"])? {
                    Ok(faction) => Track::Of(faction),
                    Err("any") => Track::Any,
                    Err(_) => Track::Behind,
                };
                Effect::Influence(track, self.number(TRACK_TOP)?)
            }
            "lose-influence" => {
                let track = self.faction_or(&["any"])?.map_or(Track::Any, Track::Of);
                Effect::LoseInfluence(track, self.number(TRACK_TOP)?)
            }
            "lose-troop" => {
                let n = self.number(20)?;
                let post = match self.token {
                    Token::Word("garrison") => Post::Garrison,
                    Token::Word("conflict") => Post::Conflict,
                    _ => return Err(self.wanted("'garrison' or 'conflict'")),
                };
                self.advance();
                Effect::LoseTroop(n, post)
            }
            "deploy-recruits" => Effect::DeployRecruits,
            "mentat" => Effect::Mentat,
            "mentat-next-round" => Effect::MentatNextRound,
            "high-council" => Effect::HighCouncil,
            "swordmaster" => Effect::Swordmaster,
            "harvest" => Effect::Harvest(self.number(20)?),
            "foldspace" => Effect::Foldspace(self.number(20)?),
            "steal-intrigue" => Effect::StealIntrigue,
            "control" => {
                let word = self.word("a space")?;
                let space = match self.names.spaces.get(word) {
                    Some((space, true)) => *space,
                    Some((_, false)) => return Err(self.error(format!("'{word}' cannot be controlled"))),
                    None => {
                        let valid = self.names.spaces.iter().filter(|(_, s)| s.1).map(|(id, _)| id.as_str());
                        return Err(self.error(unknown("space", word, sorted(valid).into_iter())));
                    }
                };
                self.advance();
                Effect::Control(space)
            }
            "signet" => Effect::Signet,
            "recall-agent" => Effect::RecallAgent(self.number(20)?),
            "recover" => Effect::Recover(self.faction()?),
            "acquire" => {
                let max_cost = self.number(20)?;
                let to_deck = self.token == Token::Word("to-deck");
                if to_deck {
                    self.advance();
                }
                Effect::Acquire { max_cost, to_deck }
            }
            "acquire-to-deck" => Effect::AcquireToDeck,
            "reshuffle" => Effect::Reshuffle,
            "add-icons" => {
                let mut icons = 0;
                loop {
                    let word = match self.token {
                        Token::Word("per") | Token::Comma | Token::Bar | Token::Close | Token::End if icons != 0 => {
                            break;
                        }
                        _ => self.word("an agent icon")?,
                    };
                    let Some(icon) = Icon::parse(word) else {
                        return Err(self.error(unknown("icon", word, Icon::ALL.iter().map(|i| i.name()))));
                    };
                    icons |= icon.bit();
                    self.advance();
                }
                Effect::AddIcons(icons)
            }
            "infiltrate" => Effect::Infiltrate,
            "discount" => Effect::Discount(self.card()?, self.number(20)?),
            "visit-influence" => Effect::VisitInfluence(self.number(2)?),
            "visit-harvest" => Effect::VisitHarvest(self.number(20)?),
            "pass-turn" => Effect::PassTurn,
            "hook" => {
                let word = self.word("a hook")?;
                let Some(hook) = Hook::parse(word) else {
                    return Err(self.error(unknown("hook", word, Hook::ALL.iter().map(|h| h.name()))));
                };
                self.advance();
                Effect::Hook(hook)
            }
            _ => match Good::parse(word) {
                Some(good) => Effect::Gain(good, self.number(20)?),
                None => {
                    return Err(ParseError { at, len: word.len(), message: unknown("effect", word, [].into_iter()) });
                }
            },
        };
        Ok(Tree { at, len: self.before - at, kind: Kind::Leaf(effect) })
    }

    fn condition(&mut self) -> Parsed<Condition> {
        let word = self.word("a condition")?;
        if !CONDITIONS.contains(&word) {
            return Err(self.error(unknown("condition", word, CONDITIONS.iter().copied())));
        }
        self.advance();
        Ok(match word {
            "influence" => {
                let faction = self.faction()?;
                self.expect(Token::AtLeast, "'>='")?;
                Condition::Influence(faction, self.number(TRACK_TOP)?)
            }
            "alliance" => self.faction_or(&["any"])?.map_or(Condition::AnyAlliance, Condition::Alliance),
            "bond" => Condition::Bond(self.faction()?),
            "high-council" => Condition::HighCouncil,
            "swordmaster" => Condition::Swordmaster,
            "reveal-turn" => Condition::RevealTurn,
            "mentat-home" => Condition::MentatHome,
            "owns" => {
                let card = self.card()?;
                self.expect(Token::AtLeast, "'>='")?;
                Condition::Owns(card, self.number(20)?)
            }
            "most" => Condition::Most(self.card()?),
            _ => {
                let tracks = self.number(FACTIONS as u8)?;
                self.expect(Token::Word("at"), "'at'")?;
                Condition::Tracks(tracks, self.number(TRACK_TOP)?)
            }
        })
    }

    fn count(&mut self) -> Parsed<Count> {
        let word = self.word("what to count, such as fremen-card")?;
        let Some(faction) = word.strip_suffix("-card").and_then(Faction::parse) else {
            let valid = ["emperor-card", "guild-card", "bene-gesserit-card", "fremen-card"];
            return Err(self.error(unknown("count", word, valid.into_iter())));
        };
        self.advance();
        Ok(Count::CardsInPlay(faction))
    }
}

fn sorted<'w>(words: impl Iterator<Item = &'w str>) -> Vec<&'w str> {
    let mut words: Vec<&str> = words.collect();
    words.sort_unstable();
    words
}

/// There is no room for more nodes.
#[derive(Debug)]
pub(super) struct Full;

impl Full {
    /// What to say about it.
    pub fn message(&self) -> String {
        format!("more than {NODES} effect nodes")
    }
}

/// Where the nodes of all trees are laid down, children side by side.
#[derive(Debug, Default)]
pub(super) struct Arena {
    /// The nodes so far.
    pub nodes: Vec<Node>,
}

impl Arena {
    /// Lays trees side by side.
    pub fn lay(&mut self, trees: &[Tree], owner: Owner) -> Result<Nodes, Full> {
        let len = u8::try_from(trees.len()).map_err(|_| Full)?;
        let first = u16::try_from(self.nodes.len()).map_err(|_| Full)?;
        if self.nodes.len() + trees.len() > NODES {
            return Err(Full);
        }
        let empty = Node { effect: Effect::All(Nodes::default()), owner, optional: false, automatic: false };
        self.nodes.resize(self.nodes.len() + trees.len(), empty);
        for (i, tree) in trees.iter().enumerate() {
            let effect = self.effect(tree, owner)?;
            self.put(usize::from(first) + i, effect, owner);
        }
        Ok(Nodes { first, len })
    }

    /// Lays trees down as one node: several become an [`Effect::All`].
    pub fn root(&mut self, mut trees: Vec<Tree>, owner: Owner) -> Result<NodeId, Full> {
        if trees.len() != 1 {
            trees = vec![Tree { at: 0, len: 0, kind: Kind::All(trees) }];
        }
        Ok(self.lay(&trees, owner)?.get(0))
    }

    /// Lays one effect without children down.
    pub fn leaf(&mut self, effect: Effect, owner: Owner) -> Result<NodeId, Full> {
        self.root(vec![Tree { at: 0, len: 0, kind: Kind::Leaf(effect) }], owner)
    }

    fn effect(&mut self, tree: &Tree, owner: Owner) -> Result<Effect, Full> {
        let mut one = |tree: &Tree| Ok(self.lay(std::slice::from_ref(tree), owner)?.get(0));
        Ok(match &tree.kind {
            Kind::Leaf(effect) => *effect,
            Kind::If(condition, tree) => Effect::If(*condition, one(tree)?),
            Kind::Per(tree, count) => Effect::Per(one(tree)?, *count),
            Kind::EachOpponent(tree) => Effect::EachOpponent(one(tree)?),
            Kind::All(trees) => Effect::All(self.lay(trees, owner)?),
            Kind::OneOf(trees) => Effect::OneOf(self.lay(trees, owner)?),
            Kind::SomeOf(n, trees) => Effect::SomeOf(*n, self.lay(trees, owner)?),
            Kind::Pay(cost, then) => {
                let then = one(then)?;
                Effect::Pay { cost: self.lay(cost, owner)?, then }
            }
        })
    }

    /// Writes a node whose children are complete.
    fn put(&mut self, index: usize, effect: Effect, owner: Owner) {
        let node = |id: NodeId| &self.nodes[id.index()];
        let optional = match effect {
            Effect::Pay { .. }
            | Effect::Deploy(_)
            | Effect::Retreat(_)
            | Effect::DeployRecruits
            | Effect::Trash(_)
            | Effect::PassTurn
            | Effect::Acquire { .. }
            | Effect::Hook(Hook::Masterstroke) => true,
            Effect::If(_, inner) | Effect::Per(inner, _) => node(inner).optional,
            Effect::All(nodes) | Effect::OneOf(nodes) | Effect::SomeOf(_, nodes) => {
                nodes.iter().all(|id| node(id).optional)
            }
            _ => false,
        };
        let automatic = match effect {
            Effect::Gain(Good::Persuasion | Good::Sword, _) => true,
            Effect::If(_, inner) => node(inner).automatic,
            Effect::All(nodes) => !nodes.is_empty() && nodes.iter().all(|id| node(id).automatic),
            _ => false,
        };
        self.nodes[index] = Node { effect, owner, optional, automatic };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const OWNER: Owner = Owner::Card(CardId(0));

    fn names() -> Names {
        Names {
            cards: [("foldspace", 0), ("the-spice-must-flow", 1)].map(|(n, i)| (n.to_owned(), CardId(i))).into(),
            spaces: [("arrakeen", 0, true), ("wealth", 1, false)]
                .map(|(n, i, c)| (n.to_owned(), (SpaceId(i), c)))
                .into(),
        }
    }

    /// The entries of `text`, and the arena they lie in.
    fn laid(text: &str) -> (Nodes, Vec<Node>) {
        let trees = parse_effect(text, &names()).unwrap_or_else(|e| panic!("{text}: {e:?}"));
        let mut arena = Arena::default();
        let nodes = arena.lay(&trees, OWNER).unwrap();
        (nodes, arena.nodes)
    }

    fn effects(text: &str) -> Vec<Effect> {
        laid(text).1.iter().map(|n| n.effect).collect()
    }

    /// Where and what is wrong: the marked part of the text, and the message.
    fn wrong(text: &str) -> (usize, &str, String) {
        let error = parse_effect(text, &names()).expect_err(text);
        (error.at, &text[error.at..error.at + error.len], error.message)
    }

    fn nodes(first: u16, len: u8) -> Nodes {
        Nodes { first, len }
    }

    #[test]
    fn every_atom() {
        let fremen = Track::Of(Faction::Fremen);
        let all = [
            ("solari 20", Effect::Gain(Good::Solari, 20)),
            ("spice 10", Effect::Gain(Good::Spice, 10)),
            ("water 1", Effect::Gain(Good::Water, 1)),
            ("persuasion 2", Effect::Gain(Good::Persuasion, 2)),
            ("sword 3", Effect::Gain(Good::Sword, 3)),
            ("vp 1", Effect::Gain(Good::Vp, 1)),
            ("troop 2", Effect::Troop(2)),
            ("draw 1", Effect::Draw(1)),
            ("intrigue 1", Effect::Intrigue(1)),
            ("trash 1", Effect::Trash(1)),
            ("trash-self", Effect::TrashSelf),
            ("discard 2", Effect::Discard(2)),
            ("influence fremen 1", Effect::Influence(fremen, 1)),
            ("influence any 2", Effect::Influence(Track::Any, 2)),
            ("influence behind 1", Effect::Influence(Track::Behind, 1)),
            ("lose-influence fremen 1", Effect::LoseInfluence(fremen, 1)),
            ("lose-influence any 1", Effect::LoseInfluence(Track::Any, 1)),
            ("lose-troop 1 garrison", Effect::LoseTroop(1, Post::Garrison)),
            ("lose-troop 3 conflict", Effect::LoseTroop(3, Post::Conflict)),
            ("deploy-recruits", Effect::DeployRecruits),
            ("up to 3 deploy", Effect::Deploy(3)),
            ("up to any deploy", Effect::Deploy(255)),
            ("up to 2 retreat", Effect::Retreat(2)),
            ("up to any retreat", Effect::Retreat(255)),
            ("mentat", Effect::Mentat),
            ("mentat-next-round", Effect::MentatNextRound),
            ("high-council", Effect::HighCouncil),
            ("swordmaster", Effect::Swordmaster),
            ("harvest 3", Effect::Harvest(3)),
            ("foldspace 1", Effect::Foldspace(1)),
            ("steal-intrigue", Effect::StealIntrigue),
            ("control arrakeen", Effect::Control(SpaceId(0))),
            ("signet", Effect::Signet),
            ("recall-agent 1", Effect::RecallAgent(1)),
            ("recover bene-gesserit", Effect::Recover(Faction::BeneGesserit)),
            ("acquire 3", Effect::Acquire { max_cost: 3, to_deck: false }),
            ("acquire 5 to-deck", Effect::Acquire { max_cost: 5, to_deck: true }),
            ("acquire-to-deck", Effect::AcquireToDeck),
            ("reshuffle", Effect::Reshuffle),
            ("add-icons emperor spice-trade", Effect::AddIcons(Icon::Emperor.bit() | Icon::SpiceTrade.bit())),
            ("infiltrate", Effect::Infiltrate),
            ("discount the-spice-must-flow 3", Effect::Discount(CardId(1), 3)),
            ("visit-influence 2", Effect::VisitInfluence(2)),
            ("visit-harvest 2", Effect::VisitHarvest(2)),
            ("pass-turn", Effect::PassTurn),
            ("hook the-voice", Effect::Hook(Hook::TheVoice)),
        ];
        for (text, effect) in all {
            assert_eq!(effects(text), [effect], "{text}");
            assert_eq!(effects(&format!("  ( {text} )")), [effect], "{text}");
        }
        for word in WORDS.iter().filter(|w| !matches!(**w, "pay" | "if" | "each" | "up")) {
            assert!(all.iter().any(|(text, _)| text.split(' ').next() == Some(*word)), "{word}");
        }
    }

    #[test]
    fn every_condition() {
        let all = [
            ("influence fremen >= 2", Condition::Influence(Faction::Fremen, 2)),
            ("influence fremen>=2", Condition::Influence(Faction::Fremen, 2)),
            ("alliance guild", Condition::Alliance(Faction::Guild)),
            ("alliance any", Condition::AnyAlliance),
            ("bond fremen", Condition::Bond(Faction::Fremen)),
            ("high-council", Condition::HighCouncil),
            ("swordmaster", Condition::Swordmaster),
            ("reveal-turn", Condition::RevealTurn),
            ("mentat-home", Condition::MentatHome),
            ("owns the-spice-must-flow >= 2", Condition::Owns(CardId(1), 2)),
            ("most the-spice-must-flow", Condition::Most(CardId(1))),
            ("tracks 3 at 4", Condition::Tracks(3, 4)),
        ];
        for (text, condition) in all {
            assert_eq!(parse_condition(text, &names()), Ok(condition), "{text}");
            let draw = effects(&format!("if {text}: draw 1"));
            assert_eq!(draw, [Effect::If(condition, NodeId(1)), Effect::Draw(1)], "{text}");
        }
    }

    #[test]
    fn children_lie_side_by_side() {
        let (draw, troop) = (Effect::Draw(1), Effect::Troop(1));
        let spice = |n| Effect::Gain(Good::Spice, n);
        assert_eq!(laid("draw 1, troop 1").0, nodes(0, 2));
        assert_eq!(effects("draw 1, troop 1"), [draw, troop]);
        assert_eq!(laid("draw 1 | troop 1").0, nodes(0, 1));
        assert_eq!(effects("draw 1 | troop 1"), [Effect::OneOf(nodes(1, 2)), draw, troop]);
        assert_eq!(
            effects("(draw 1 | troop 1), (spice 1 | spice 2)"),
            [Effect::OneOf(nodes(2, 2)), Effect::OneOf(nodes(4, 2)), draw, troop, spice(1), spice(2)],
        );
        assert_eq!(
            effects("pay lose-influence any 1, spice 2->draw 1, troop 1"),
            [
                Effect::Pay { cost: nodes(4, 2), then: NodeId(1) },
                Effect::All(nodes(2, 2)),
                draw,
                troop,
                Effect::LoseInfluence(Track::Any, 1),
                spice(2),
            ],
        );
        assert_eq!(
            effects("2 of (draw 1 | troop 1 | (spice 1, spice 2))"),
            [Effect::SomeOf(2, nodes(1, 3)), draw, troop, Effect::All(nodes(4, 2)), spice(1), spice(2)],
        );
        assert_eq!(
            effects("each opponent: (discard 1 | lose-troop 1 conflict)"),
            [
                Effect::EachOpponent(NodeId(1)),
                Effect::OneOf(nodes(2, 2)),
                Effect::Discard(1),
                Effect::LoseTroop(1, Post::Conflict),
            ],
        );
        assert_eq!(
            effects("persuasion 2 per fremen-card"),
            [Effect::Per(NodeId(1), Count::CardsInPlay(Faction::Fremen)), Effect::Gain(Good::Persuasion, 2)],
        );
        // A payment reaches to the end of its group.
        assert_eq!(laid("draw 1, pay spice 1 -> troop 1, spice 2").0, nodes(0, 2));
        assert_eq!(laid("draw 1, (pay spice 1 -> troop 1), spice 2").0, nodes(0, 3));
        // Several roots become one node.
        let mut arena = Arena::default();
        let root = arena.root(parse_effect("draw 1, troop 1", &names()).unwrap(), OWNER).unwrap();
        assert_eq!((root, arena.nodes[0].effect), (NodeId(0), Effect::All(nodes(1, 2))));
    }

    #[test]
    fn optional_and_automatic() {
        let flags = |text| {
            let node = laid(text).1[0];
            (node.optional, node.automatic)
        };
        for text in [
            "pay spice 1 -> draw 1",
            "up to 2 deploy",
            "up to any retreat",
            "deploy-recruits",
            "trash 1",
            "pass-turn",
            "acquire 3",
            "hook masterstroke",
            "if high-council: trash 1",
            "trash 1 per guild-card",
            "trash 1 | acquire 3",
            "2 of (trash 1 | acquire 3 | pass-turn)",
            "(trash 1, acquire 3)| pass-turn",
        ] {
            assert_eq!(flags(text), (true, false), "{text}");
        }
        for text in ["persuasion 1", "sword 1", "if high-council: sword 1", "if bond guild: (sword 1, persuasion 1)"] {
            assert_eq!(flags(text), (false, true), "{text}");
        }
        for text in [
            "recover guild",
            "hook the-voice",
            "signet",
            "draw 1",
            "persuasion 2 | sword 2",
            "persuasion 2 per guild-card",
            "trash 1 | draw 1",
            "if bond guild: (sword 1, spice 1)",
            "each opponent: trash 1",
            "spice 1",
        ] {
            assert_eq!(flags(text), (false, false), "{text}");
        }
    }

    #[test]
    fn what_is_wrong_and_where() {
        let all = [
            ("draw 1, trop 1", 8, "trop", "unknown effect 'trop'; did you mean 'troop'?"),
            ("frobnicate", 0, "frobnicate", "unknown effect 'frobnicate'"),
            ("", 0, "", "expected an effect, found the end"),
            ("draw 1,", 7, "", "expected an effect, found the end"),
            ("draw", 4, "", "expected a number, found the end"),
            ("draw x", 5, "x", "expected a number, found 'x'"),
            ("draw 0", 5, "0", "number 0 out of range: 1 to 20"),
            ("spice 21", 6, "21", "number 21 out of range: 1 to 20"),
            (
                "spice 99999999999999999999",
                6,
                "99999999999999999999",
                "number 99999999999999999999 out of range: 1 to 20",
            ),
            ("influence guild 7", 16, "7", "number 7 out of range: 1 to 6"),
            ("visit-influence 3", 16, "3", "number 3 out of range: 1 to 2"),
            ("draw 1, spice 1 | water 1", 16, "|", "',' and '|' mixed: put brackets around one side"),
            ("draw 1 | spice 1, water 1", 16, ",", "',' and '|' mixed: put brackets around one side"),
            ("draw 1, pay spice 1 -> vp 1 | vp 2", 28, "|", "',' and '|' mixed: put brackets around one side"),
            ("if bond guild: draw 1, troop 1", 21, ",", "if needs brackets: write 'if C: (A, B)' or '(if C: A), B'"),
            (
                "each opponent: discard 1 | draw 1",
                25,
                "|",
                "each opponent needs brackets: write 'each opponent: (A, B)' or '(each opponent: A), B'",
            ),
            ("if bond: draw 1", 7, ":", "expected a faction, found ':'"),
            ("if bond gild: draw 1", 8, "gild", "unknown faction 'gild'; did you mean 'guild'?"),
            (
                "if bond sardaukar: draw 1",
                8,
                "sardaukar",
                "unknown faction 'sardaukar'; expected emperor, guild, bene-gesserit or fremen",
            ),
            ("if bond guild draw 1", 14, "draw", "expected ':' after the condition, found 'draw'"),
            ("if aliance any: draw 1", 3, "aliance", "unknown condition 'aliance'; did you mean 'alliance'?"),
            ("if influence guild 2: draw 1", 19, "2", "expected '>=', found '2'"),
            ("if tracks 5 at 3: draw 1", 10, "5", "number 5 out of range: 1 to 4"),
            (
                "pay draw 1 -> vp 1",
                4,
                "draw 1",
                "'draw' cannot be paid; costs are solari, spice, water, trash, trash-self, discard, lose-influence and \
                 lose-troop",
            ),
            ("pay spice 1 vp 1", 12, "vp", "expected ',' or '->' after a cost, found 'vp'"),
            ("pay (spice 1) -> vp 1", 4, "(", "expected a cost, found '('"),
            ("pay up -> vp 1", 4, "up", "expected an effect, found 'up'"),
            ("(draw 1", 7, "", "expected ',', '|' or ')', found the end"),
            ("draw 1)", 6, ")", "')' without '('"),
            ("draw 1 troop 1", 7, "troop", "expected ',', '|' or the end, found 'troop'"),
            ("draw 1; troop 1", 6, ";", "expected ',', '|' or the end, found ';'"),
            ("draw ä", 5, "ä", "expected a number, found 'ä'"),
            ("2 of (draw 1 | troop 1)", 0, "2", "'2 of' needs more than 2 options, found 2"),
            (
                "1 of (draw 1, troop 1)",
                0,
                "1 of (draw 1, troop 1",
                "'1 of' chooses: put '|' between its options, not ','",
            ),
            ("up to many deploy", 6, "many", "expected a number or 'any', found 'many'"),
            ("up to 2 flee", 8, "flee", "expected 'deploy' or 'retreat', found 'flee'"),
            ("lose-troop 1 supply", 13, "supply", "expected 'garrison' or 'conflict', found 'supply'"),
            (
                "lose-influence behind 1",
                15,
                "behind",
                "unknown faction 'behind'; expected emperor, guild, bene-gesserit, fremen or any",
            ),
            ("control wealth", 8, "wealth", "'wealth' cannot be controlled"),
            ("control arakeen", 8, "arakeen", "unknown space 'arakeen'; did you mean 'arrakeen'?"),
            ("discount spice 1", 9, "spice", "unknown card 'spice'; expected foldspace or the-spice-must-flow"),
            ("hook the-voise", 5, "the-voise", "unknown hook 'the-voise'; did you mean 'the-voice'?"),
            ("add-icons", 9, "", "expected an agent icon, found the end"),
            (
                "add-icons city towm",
                15,
                "towm",
                "unknown icon 'towm'; expected emperor, guild, bene-gesserit, fremen, landsraad, city or spice-trade",
            ),
            (
                "draw 1 per card",
                11,
                "card",
                "unknown count 'card'; expected emperor-card, guild-card, bene-gesserit-card or fremen-card",
            ),
            ("(draw 1, vp 1) per guild-card", 15, "per", "expected ',', '|' or the end, found 'per'"),
        ];
        for (text, at, marked, message) in all {
            assert_eq!(wrong(text), (at, marked, message.to_owned()), "{text}");
        }
        let none = Names::default();
        let error = parse_effect("foldspace 1", &none).unwrap_err();
        assert_eq!((error.at, error.message.as_str()), (0, "there is no card 'foldspace' to take"));
    }

    #[test]
    fn goods() {
        assert_eq!(parse_goods("water 2, solari 1", &names()), Ok([1, 0, 2]));
        let error = |text| parse_goods(text, &names()).map_err(|e| (e.at, e.message)).unwrap_err();
        assert_eq!(error("vp 1"), (0, "expected solari, spice or water, found 'vp'".into()));
        assert_eq!(error("spice 1, spice 2"), (9, "'spice' stands here twice".into()));
        assert_eq!(error("spice 1 | water 1"), (8, "expected ',', '|' or the end, found '|'".into()));
        assert_eq!(error(""), (0, "expected solari, spice or water, found the end".into()));
    }

    #[test]
    fn nesting_and_size_have_limits() {
        let nested = |n: usize| format!("{}draw 1{}", "(".repeat(n), ")".repeat(n));
        assert!(parse_effect(&nested(DEPTH), &names()).is_ok());
        let deep = "nested more than 16 deep";
        assert_eq!(wrong(&nested(DEPTH + 1)).2, deep);
        assert_eq!(wrong(&nested(100_000)).2, deep);
        assert_eq!(wrong(&"if high-council: ".repeat(100_000)).2, deep);
        assert_eq!(wrong(&"pay spice 1 -> ".repeat(100_000)).2, deep);
        assert_eq!(wrong(&"each opponent: ".repeat(100_000)).2, deep);
        assert_eq!(wrong(&"2 of (".repeat(100_000)).2, deep);
        let row = |n: usize| vec!["draw 1"; n].join(",");
        assert_eq!(laid(&row(255)).0, nodes(0, 255));
        assert_eq!(wrong(&row(256)).2, "more than 255 entries in one group");
        let block = vec![format!("({})", row(255)); 255].join(",");
        let trees = parse_effect(&block, &names()).unwrap();
        let mut arena = Arena::default();
        assert!(arena.lay(&trees, OWNER).is_ok());
        assert_eq!(arena.nodes.len(), 65_280);
        assert!(arena.lay(&trees, OWNER).is_err());
        for _ in arena.nodes.len()..NODES {
            assert!(arena.leaf(Effect::Signet, OWNER).is_ok());
        }
        assert!(arena.leaf(Effect::Signet, OWNER).is_err());
    }

    #[test]
    fn garbage_never_panics() {
        let names = names();
        let mut seed = 0x9e37_79b9_7f4a_7c15_u64;
        let mut random = move |below: usize| {
            seed ^= seed << 13;
            seed ^= seed >> 7;
            seed ^= seed << 17;
            (seed >> 33) as usize % below
        };
        let extra = [
            "(",
            ")",
            ",",
            "|",
            "->",
            ">=",
            ":",
            "-",
            ">",
            "1",
            "2",
            "0",
            "300",
            "of",
            "to",
            "any",
            "deploy",
            "per",
            "fremen-card",
            "guild",
            "fremen",
            "opponent",
            "arrakeen",
            "bond",
            "alliance",
            "owns",
            "tracks",
            "at",
            "ä",
            "🏜",
            "\"",
            "\n",
            "\t",
            "\\",
            "\u{0}",
            "\u{2028}",
        ];
        let (mut good, mut bad) = (0, 0);
        for _ in 0..60_000 {
            let mut text = String::new();
            for _ in 0..random(12) {
                match random(3) {
                    0 => text.push_str(WORDS[random(WORDS.len())]),
                    1 => text.push_str(["draw 1", "spice 2", "pay spice 1 ->", "if bond guild:", "1"][random(5)]),
                    _ => text.push_str(extra[random(extra.len())]),
                }
                if random(8) != 0 {
                    text.push(' ');
                }
            }
            match parse_effect(&text, &names) {
                Ok(trees) => {
                    good += 1;
                    assert!(Arena::default().lay(&trees, OWNER).is_ok());
                    for tree in &trees {
                        tree.leaves(&mut |t, _| assert!(text.get(t.at..t.at + t.len).is_some_and(|s| !s.is_empty())));
                    }
                }
                Err(error) => {
                    bad += 1;
                    assert!(text.get(error.at..error.at + error.len).is_some(), "{text:?}: {error:?}");
                }
            }
            let _ = parse_condition(&text, &names);
            let _ = parse_goods(&text, &names);
        }
        assert!(good > 100 && bad > 100, "{good} good, {bad} bad");
    }
}
