//! Lines of text whose parts say what they stand for, so that nobody has to look for names or numbers in a sentence.
//!
//! What goes into a message is put between marks; the message, in whatever language, moves it to its place, and then
//! the line is cut at the marks. Numbers are marked where a message writes them ([`Locale::marking`](crate::Locale)):
//! a message also chooses its plural form by them.

use std::borrow::Cow;
use std::cell::RefCell;

use serde::Serialize;

/// A part of a line or a prompt.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(untagged)]
pub enum Part {
    /// Text that stands for nothing else.
    Text(String),
    /// A number.
    Number(i64),
    /// A thing, as the sentence calls it.
    Thing {
        /// What kind of thing: `seat`, or whatever kinds the game has.
        kind: &'static str,
        /// Its id among those.
        id: String,
        /// What it is called here, declined as the sentence needs it.
        text: String,
    },
}

impl Part {
    /// What is read.
    pub fn text(&self) -> Cow<'_, str> {
        match self {
            Part::Text(text) | Part::Thing { text, .. } => text.into(),
            Part::Number(number) => number.to_string().into(),
        }
    }
}

/// The text of a line.
pub fn joined(parts: &[Part]) -> String {
    parts.iter().map(Part::text).collect()
}

/// Characters that no text of ours has: Unicode keeps them for private use. The first ends a thing, the others begin
/// the thing of that number.
const MARKS: std::ops::Range<u32> = 0xe000..0xe100;
/// What stands before and after a number.
const NUMBER: char = '\u{e100}';

/// A number, marked.
pub(crate) fn marked_number(number: f64) -> String {
    format!("{NUMBER}{number}{NUMBER}")
}

/// Whether a character is a mark around a thing or a number.
fn is_mark(c: char) -> bool {
    c == NUMBER || MARKS.contains(&c.into())
}

/// The text with a capital first letter, after the marks that may stand before it.
pub fn capitalize(text: &str) -> String {
    let (marks, text) = text.split_at(text.find(|c| !is_mark(c)).unwrap_or(text.len()));
    let mut chars = text.chars();
    let mut capital = String::with_capacity(marks.len() + text.len());
    capital.push_str(marks);
    capital.extend(chars.next().into_iter().flat_map(char::to_uppercase));
    capital.push_str(chars.as_str());
    capital
}

/// The first byte of every mark in UTF-8; it is rare in our texts.
const FIRST_BYTE: u8 = 0xee;

/// Whether a text may have marks in it; most have not.
fn may_have_marks(text: &str) -> bool {
    text.as_bytes().contains(&FIRST_BYTE)
}

/// What stands before the first mark, that mark, and what follows it.
fn split_at_mark(text: &str) -> (&str, Option<char>, &str) {
    let mut from = 0;
    while let Some(at) = text.as_bytes()[from..].iter().position(|&byte| byte == FIRST_BYTE) {
        let (before, mark) = text.split_at(from + at);
        match mark.chars().next() {
            Some(c) if is_mark(c) => return (before, Some(c), &mark[c.len_utf8()..]),
            other => from = before.len() + other.map_or(1, char::len_utf8),
        }
    }
    (text, None, "")
}

/// The marks in one line, and the things they stand for.
#[derive(Default)]
pub struct Markup {
    /// None if the line gets no marks.
    things: Option<RefCell<Vec<Thing>>>,
}

/// What a mark stands for.
struct Thing {
    kind: &'static str,
    id: String,
    /// What it is called, if the message does not say it.
    name: Option<String>,
}

impl Markup {
    /// For a line that is cut into parts.
    pub fn new() -> Markup {
        Markup { things: Some(RefCell::default()) }
    }

    /// For a line that is only read: it gets no marks.
    pub fn off() -> Markup {
        Markup { things: None }
    }

    /// A thing's name, marked.
    pub fn mark(&self, kind: &'static str, id: &str, text: &str) -> String {
        // People choose their names: one with marks in it must not cut the line.
        if may_have_marks(text) {
            let text: String = text.chars().filter(|&c| !is_mark(c)).collect();
            return self.mark_amount(kind, id, &text);
        }
        self.mark_amount(kind, id, text)
    }

    /// A thing whose name the message does not see: it moves the id, and the name takes its place when the line is cut.
    /// So it is the same message whatever somebody is called, and need not be made again.
    pub fn mark_named(&self, kind: &'static str, id: &str, name: &str) -> String {
        let marked = self.mark_amount(kind, id, if self.things.is_some() { id } else { name });
        let mut things = self.things.as_ref().map(|things| things.borrow_mut());
        if let Some(thing) =
            things.iter_mut().flat_map(|things| things.iter_mut()).find(|thing| thing.kind == kind && thing.id == id)
        {
            thing.name.get_or_insert_with(|| name.chars().filter(|&c| !is_mark(c)).collect());
        }
        marked
    }

    /// How much there is of a thing, marked: the number in it is a part of its own.
    pub fn mark_amount(&self, kind: &'static str, id: &str, text: &str) -> String {
        let Some(things) = &self.things else { return text.to_owned() };
        let mut things = things.borrow_mut();
        let number = things.iter().position(|thing| thing.kind == kind && thing.id == id).unwrap_or_else(|| {
            things.push(Thing { kind, id: id.to_owned(), name: None });
            things.len() - 1
        });
        let mark = |number: usize| char::from_u32(MARKS.start + number as u32);
        let Some(begin) = mark(number + 1).filter(|&mark| MARKS.contains(&mark.into())) else { return text.to_owned() };
        let mut marked = String::with_capacity(text.len() + 2 * begin.len_utf8());
        marked.push(begin);
        marked.push_str(text);
        marked.extend(mark(0));
        marked
    }

    /// A line with names in the places of their marks.
    pub fn read(self, line: String) -> String {
        if may_have_marks(&line) { joined(&self.parts(&line)) } else { line }
    }

    /// Cuts a line with marks into its parts.
    pub fn parts(self, line: &str) -> Vec<Part> {
        let things = self.things.unwrap_or_default().into_inner();
        let mut parts = Vec::new();
        let (mut thing, mut number): (Option<&Thing>, bool) = (None, false);
        let mut rest = line;
        while !rest.is_empty() {
            let (text, mark, after) = split_at_mark(rest);
            rest = after;
            match (if number { text.parse().ok() } else { None }, thing) {
                (Some(found), _) => parts.push(Part::Number(found)),
                (None, Some(thing)) => push_thing(&mut parts, thing, text),
                (None, None) => push_text(&mut parts, text),
            }
            match mark {
                Some(NUMBER) => number = !number,
                Some(mark) => {
                    let index = (u32::from(mark) - MARKS.start).checked_sub(1);
                    thing = index.and_then(|index| things.get(index as usize));
                }
                None => {}
            }
        }
        parts
    }
}

/// A thing's words; what is only space around them is text.
fn push_thing(parts: &mut Vec<Part>, thing: &Thing, text: &str) {
    let (before, text) = text.split_at(text.len() - text.trim_start().len());
    let (words, after) = text.split_at(text.trim_end().len());
    push_text(parts, before);
    if !words.is_empty() {
        let text = thing.name.as_deref().unwrap_or(words).to_owned();
        parts.push(Part::Thing { kind: thing.kind, id: thing.id.clone(), text });
    }
    push_text(parts, after);
}

fn push_text(parts: &mut Vec<Part>, text: &str) {
    if !text.is_empty() {
        parts.push(Part::Text(text.to_owned()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Arg, Locale};

    fn thing(kind: &'static str, id: &str, text: &str) -> Part {
        Part::Thing { kind, id: id.to_owned(), text: text.to_owned() }
    }

    #[test]
    fn a_message_moves_things_to_their_places() {
        let source =
            "sent = { $who } sends { $n ->\n    [one] an agent\n   *[other] { $n } agents\n } to { $where }, { $who }.";
        let locale = Locale::new("en", &[("test.ftl", source)]).unwrap();
        let markup = Markup::new();
        let (who, to) = (markup.mark("seat", "A", "Ada"), markup.mark("space", "carthag", "Carthag"));
        let args = [("who", Arg::Text(&who)), ("n", Arg::Number(1)), ("where", Arg::Text(&to))];
        let parts = markup.parts(&locale.message("sent", &args));
        let text = |text: &str| Part::Text(text.to_owned());
        let (ada, carthag) = (thing("seat", "A", "Ada"), thing("space", "carthag", "Carthag"));
        assert_eq!(parts, [ada.clone(), text(" sends an agent to "), carthag, text(", "), ada, text(".")]);
        assert_eq!(joined(&parts), "Ada sends an agent to Carthag, Ada.");
    }

    #[test]
    fn one_thing_can_be_written_in_several_ways() {
        let markup = Markup::new();
        let line = markup.mark("faction", "guild", "гильдия") + " " + &markup.mark("faction", "guild", "гильдии");
        let parts = markup.parts(&line);
        assert_eq!(parts[0], thing("faction", "guild", "гильдия"));
        assert_eq!(parts[2], thing("faction", "guild", "гильдии"));
    }

    #[test]
    fn names_cannot_cut_a_line() {
        let markup = Markup::new();
        let line = format!("{} goes", markup.mark("seat", "A", "A\u{e001}d\u{e000}a\u{e0ff}"));
        assert_eq!(markup.parts(&line), [thing("seat", "A", "Ada"), Part::Text(" goes".into())]);
    }

    #[test]
    fn a_message_need_not_see_a_name() {
        let locale = Locale::new("en", &[("test.ftl", "meets = { $who } meets { $other }.")]).unwrap();
        let line = |markup: &Markup| {
            let (who, other) = (markup.mark_named("seat", "A", "Ada\u{e000}"), markup.mark_named("seat", "B", "A"));
            locale.message("meets", &[("who", Arg::Text(&who)), ("other", Arg::Text(&other))])
        };
        let markup = Markup::new();
        let text = line(&markup);
        assert!(!text.contains("Ada"));
        let parts = markup.parts(&text);
        assert_eq!(parts[..2], [thing("seat", "A", "Ada"), Part::Text(" meets ".into())]);
        assert_eq!(parts[2..], [thing("seat", "B", "A"), Part::Text(".".into())]);
        assert_eq!(line(&Markup::off()), "Ada\u{e000} meets A.");
    }

    #[test]
    fn numbers_are_parts_also_of_amounts() {
        let source = "gained = { $who } gains { $what } in round { $round }\nspice = { $n } { $n ->\n    [one] spice\n   *[other] spices\n }";
        let locale = Locale::new("en", &[("test.ftl", source)]).unwrap();
        let line = |locale: &Locale, markup: &Markup| {
            let amount = markup.mark_amount("good", "spice", &locale.message("spice", &[("n", Arg::Number(12))]));
            let who = markup.mark("seat", "A", "A1\u{e100}");
            let args = [("who", Arg::Text(&who)), ("what", Arg::Text(&amount)), ("round", Arg::Number(3))];
            locale.message("gained", &args)
        };
        let markup = Markup::new();
        let text = line(&locale.marking(), &markup);
        let parts = markup.parts(&text);
        let text = |text: &str| Part::Text(text.to_owned());
        assert_eq!(
            parts,
            [
                thing("seat", "A", "A1"),
                text(" gains "),
                Part::Number(12),
                text(" "),
                thing("good", "spice", "spices"),
                text(" in round "),
                Part::Number(3)
            ]
        );
        assert_eq!(joined(&parts), "A1 gains 12 spices in round 3");
        assert_eq!(line(&locale, &Markup::off()), joined(&parts));
    }

    #[test]
    fn what_is_only_read_has_no_marks() {
        let markup = Markup::off();
        assert_eq!(markup.mark("seat", "A", "Ada"), "Ada");
    }
}
