//! Reads the effect language of `docs/effects.md` into trees with places.

use super::suggest::{shortened, unknown};
use super::tree::{Kind, Names, ParseError, Tree};
use crate::effect::{Condition, Count, Effect, Hook, Post, Track};
use crate::ids::*;

/// How deep brackets, payments and conditions may nest.
const DEPTH: usize = 16;
/// Most entries of one group.
const GROUP: usize = 255;
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
const CONDITIONS: &[&str] =
    &["influence", "alliance", "bond", "high-council", "swordmaster", "reveal-turn", "owns", "most", "tracks"];

type Parsed<T> = Result<T, ParseError>;

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

#[cfg(test)]
#[path = "parse_tests.rs"]
mod tests;
