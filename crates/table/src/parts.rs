//! Lines of text whose parts say what they stand for, so that nobody has to look for names in a sentence.
//!
//! What goes into a message is put between marks; the message, in whatever language, moves it to its place, and then
//! the line is cut at the marks.

use std::cell::RefCell;

use serde::Serialize;

/// A part of a line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(untagged)]
pub enum Part {
    /// Text that stands for nothing else.
    Text(String),
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
    pub fn text(&self) -> &str {
        match self {
            Part::Text(text) | Part::Thing { text, .. } => text,
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

/// The things of one line.
#[derive(Default)]
pub struct Marks {
    /// Kind and id of each; none if the line is only to be read.
    things: Option<RefCell<Vec<(&'static str, String)>>>,
}

impl Marks {
    /// For a line that is cut into parts.
    pub fn new() -> Marks {
        Marks { things: Some(RefCell::default()) }
    }

    /// For a line that is only read: nothing is marked.
    pub fn none() -> Marks {
        Marks { things: None }
    }

    /// A thing's name, marked.
    pub fn mark(&self, kind: &'static str, id: &str, text: &str) -> String {
        let Some(things) = &self.things else { return text.to_owned() };
        let mut things = things.borrow_mut();
        let number = things.iter().position(|thing| thing.0 == kind && thing.1 == id).unwrap_or_else(|| {
            things.push((kind, id.to_owned()));
            things.len() - 1
        });
        let mark = |number: usize| char::from_u32(MARKS.start + number as u32);
        let Some(begin) = mark(number + 1).filter(|&mark| MARKS.contains(&mark.into())) else { return text.to_owned() };
        // People choose their names: one with marks in it must not cut the line.
        let text = text.chars().filter(|&c| !MARKS.contains(&c.into()));
        [begin].into_iter().chain(text).chain(mark(0)).collect()
    }

    /// Cuts a line with marks into its parts.
    pub fn parts(self, line: &str) -> Vec<Part> {
        let things = self.things.unwrap_or_default().into_inner();
        let mut parts = Vec::new();
        let mut thing: Option<&(&'static str, String)> = None;
        let mut rest = line;
        loop {
            let end = rest.char_indices().find(|(_, c)| MARKS.contains(&(*c).into()));
            let text = &rest[..end.map_or(rest.len(), |(at, _)| at)];
            match thing {
                _ if text.is_empty() => {}
                Some((kind, id)) => parts.push(Part::Thing { kind, id: id.clone(), text: text.to_owned() }),
                None => parts.push(Part::Text(text.to_owned())),
            }
            let Some((at, mark)) = end else { return parts };
            thing = (u32::from(mark) - MARKS.start).checked_sub(1).and_then(|number| things.get(number as usize));
            rest = &rest[at + mark.len_utf8()..];
        }
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
        let marks = Marks::new();
        let (who, to) = (marks.mark("seat", "A", "Ada"), marks.mark("space", "carthag", "Carthag"));
        let args = [("who", Arg::Text(&who)), ("n", Arg::Number(1)), ("where", Arg::Text(&to))];
        let parts = marks.parts(&locale.message("sent", &args));
        let text = |text: &str| Part::Text(text.to_owned());
        let (ada, carthag) = (thing("seat", "A", "Ada"), thing("space", "carthag", "Carthag"));
        assert_eq!(parts, [ada.clone(), text(" sends an agent to "), carthag, text(", "), ada, text(".")]);
        assert_eq!(joined(&parts), "Ada sends an agent to Carthag, Ada.");
    }

    #[test]
    fn one_thing_can_be_written_in_several_ways() {
        let marks = Marks::new();
        let line = marks.mark("faction", "guild", "гильдия") + " " + &marks.mark("faction", "guild", "гильдии");
        let parts = marks.parts(&line);
        assert_eq!(parts[0], thing("faction", "guild", "гильдия"));
        assert_eq!(parts[2], thing("faction", "guild", "гильдии"));
    }

    #[test]
    fn names_cannot_cut_a_line() {
        let marks = Marks::new();
        let line = format!("{} goes", marks.mark("seat", "A", "A\u{e001}d\u{e000}a\u{e0ff}"));
        assert_eq!(marks.parts(&line), [thing("seat", "A", "Ada"), Part::Text(" goes".into())]);
    }

    #[test]
    fn what_is_only_read_has_no_marks() {
        let marks = Marks::none();
        assert_eq!(marks.mark("seat", "A", "Ada"), "Ada");
    }
}
