//! The tokens of the effect language, and how they are taken one by one.

use super::super::suggest::{shortened, unknown};
use super::super::tree::Names;
use crate::ids::Faction;
use table::ParseError;

pub(in super::super) type Parsed<T> = Result<T, ParseError>;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in super::super) enum Token<'a> {
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

/// Takes a text apart token by token.
pub(in super::super) struct Parser<'a> {
    pub(super) text: &'a str,
    pub(super) names: &'a Names,
    pub(super) token: Token<'a>,
    /// Where the token starts and ends.
    pub(super) at: usize,
    pub(super) end: usize,
    /// Where the token before it ended.
    pub(super) before: usize,
    pub(super) depth: usize,
}

impl<'a> Parser<'a> {
    pub fn new(text: &'a str, names: &'a Names) -> Parser<'a> {
        let mut parser = Parser { text, names, token: Token::End, at: 0, end: 0, before: 0, depth: 0 };
        parser.advance();
        parser
    }

    /// Reads the next token.
    pub fn advance(&mut self) {
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
    pub fn error(&self, message: impl Into<String>) -> ParseError {
        ParseError { at: self.at, len: self.end - self.at, message: message.into() }
    }

    /// The error that something else stands where `what` should.
    pub fn wanted(&self, what: &str) -> ParseError {
        match self.token {
            Token::End => self.error(format!("expected {what}, found the end")),
            _ => self
                .error(format!("expected {what}, found '{}'", shortened(&self.text[self.at..self.end]).escape_debug())),
        }
    }

    pub fn expect(&mut self, token: Token<'static>, what: &str) -> Parsed<()> {
        if self.token != token {
            return Err(self.wanted(what));
        }
        self.advance();
        Ok(())
    }

    pub fn end(&self) -> Parsed<()> {
        match self.token {
            Token::End => Ok(()),
            Token::Close => Err(self.error("')' without '('")),
            _ => Err(self.wanted("',', '|' or the end")),
        }
    }

    /// A number from 1 to `most`.
    pub fn number(&mut self, most: u8) -> Parsed<u8> {
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

    pub fn word(&mut self, what: &str) -> Parsed<&'a str> {
        match self.token {
            Token::Word(word) => Ok(word),
            _ => Err(self.wanted(what)),
        }
    }

    /// One of a few words with a name each.
    pub fn known<T: Copy>(&mut self, what: &str, kind: &str, valid: &[T], name: fn(T) -> &'static str) -> Parsed<T> {
        let word = self.word(what)?;
        let Some(known) = valid.iter().copied().find(|&value| name(value) == word) else {
            return Err(self.error(unknown(kind, word, valid.iter().map(|&value| name(value)))));
        };
        self.advance();
        Ok(known)
    }

    /// A faction, or one of the other `words`; which of them.
    pub fn faction_or(&mut self, words: &'static [&'static str]) -> Parsed<Result<Faction, &'static str>> {
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
}
