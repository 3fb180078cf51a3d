//! Reads the effect language of `docs/effects.md` into trees with places. The words are declared in `words.rs`.

pub(super) mod arguments;
mod tokens;

use super::suggest::unknown;
use super::tree::{Kind, Names, Tree};
use super::words::Vocabulary;
use crate::effect::{Condition, Count, Effect, Modifier, When};
use table::ParseError;
use tokens::Token;
pub(super) use tokens::{Parsed, Parser};

/// How deep brackets, payments and conditions may nest.
const DEPTH: usize = 16;
/// Most entries of one group.
const GROUP: usize = 255;
/// What begins an effect that is no atom.
const KEYWORDS: &[&str] = &["pay", "if", "each"];

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
    let condition = parser.vocabulary::<Condition>(&[])?;
    parser.end()?;
    Ok(condition)
}

/// A part of a standing ability.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Clause {
    /// What it changes.
    Modifier(Modifier),
    /// What it does when something happens.
    When(When, Tree),
}

/// Parses a standing ability.
pub(super) fn parse_passive(text: &str, names: &Names) -> Parsed<Vec<Clause>> {
    let mut parser = Parser::new(text, names);
    let mut clauses = Vec::new();
    loop {
        clauses.push(if parser.token == Token::Word("when") {
            parser.advance();
            let when = parser.vocabulary(&[])?;
            parser.expect(Token::Colon, "':' after the event")?;
            Clause::When(when, parser.item(None)?)
        } else {
            Clause::Modifier(parser.vocabulary(&["when"])?)
        });
        if parser.token != Token::Comma {
            break;
        }
        parser.advance();
    }
    parser.end()?;
    Ok(clauses)
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

#[derive(Clone, Copy, PartialEq, Eq)]
enum Separator {
    Comma,
    Bar,
}

impl Parser<'_> {
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
                let condition = self.vocabulary(&[])?;
                self.expect(Token::Colon, "':' after the condition")?;
                Kind::If(condition, Box::new(self.deeper(|p| p.item(outer))?))
            }
            Token::Word("each") => {
                self.advance();
                self.expect(Token::Word("opponent"), "'opponent'")?;
                self.expect(Token::Colon, "':' after 'each opponent'")?;
                Kind::EachOpponent(Box::new(self.deeper(|p| p.item(outer))?))
            }
            Token::Word(_) => {
                let atom = self.atom()?;
                if self.token != Token::Word("per") {
                    return Ok(atom);
                }
                self.advance();
                Kind::Per(Box::new(atom), self.vocabulary::<Count>(&[])?)
            }
            _ => return Err(self.wanted("an effect")),
        };
        Ok(Tree { at, len: self.before - at, kind })
    }

    fn cost(&mut self) -> Parsed<Tree> {
        let Token::Word(word) = self.token else {
            return Err(self.wanted("a cost"));
        };
        let tree = self.atom()?;
        match tree.kind {
            Kind::Leaf(effect) if effect.cost().is_some() => Ok(tree),
            _ => {
                let costs: Vec<&str> = Effect::WORDS.iter().filter(|word| word.cost).map(|word| word.name).collect();
                let message = format!("'{word}' cannot be paid; costs are {}", costs.join(", "));
                Err(ParseError { at: tree.at, len: tree.len, message })
            }
        }
    }

    fn atom(&mut self) -> Parsed<Tree> {
        let at = self.at;
        if let Token::Word(word) = self.token
            && KEYWORDS.contains(&word)
        {
            return Err(self.wanted("an effect"));
        }
        let effect = self.vocabulary(KEYWORDS)?;
        Ok(Tree { at, len: self.before - at, kind: Kind::Leaf(effect) })
    }

    /// A word of a vocabulary with its arguments. The keywords might have stood here too.
    fn vocabulary<V: Vocabulary>(&mut self, keywords: &'static [&'static str]) -> Parsed<V> {
        let article = if V::KIND.starts_with(['a', 'e', 'i', 'o', 'u']) { "an" } else { "a" };
        let word = self.word(&format!("{article} {}", V::KIND))?;
        if !V::WORDS.iter().any(|known| known.name == word) {
            let valid = V::WORDS.iter().map(|known| known.name).chain(keywords.iter().copied());
            return Err(self.error(unknown(V::KIND, word, valid)));
        }
        self.advance();
        Ok(V::read(word, self)?.expect("every word of the table is read"))
    }
}

#[cfg(test)]
mod tests;
