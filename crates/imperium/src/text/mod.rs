//! The game in words: effects, components, prompts, choices and the log, in the language of a [`Locale`].
//!
//! Whatever is said is a Fluent message of `locales/`; here it is only decided which one and with what in it. Effects
//! are put into words from the same trees that the engine runs.

mod component;
mod effect;
mod play;
#[cfg(test)]
mod tests;

use table::{Arg, Locale, Problem, Seat};

pub use component::{CardText, ConflictText, IntrigueText, LeaderText, PriceText, SpaceText};

use crate::content::{Content, Owner};
use crate::ids::*;

/// Languages and their files.
const LANGUAGES: &[(&str, &[(&str, &str)])] = &[(
    "en",
    &[
        ("en/table.ftl", include_str!("../../../../locales/en/table.ftl")),
        ("en/imperium.ftl", include_str!("../../../../locales/en/imperium.ftl")),
        ("en/imperium-names.ftl", include_str!("../../../../locales/en/imperium-names.ftl")),
    ],
)];

/// The words of one language. Can be shared between threads.
pub struct Texts {
    locale: Locale,
}

/// What goes into a message.
enum Word {
    Number(i64),
    Text(String),
}

impl From<u8> for Word {
    fn from(number: u8) -> Word {
        Word::Number(number.into())
    }
}

impl From<u16> for Word {
    fn from(number: u16) -> Word {
        Word::Number(number.into())
    }
}

impl From<String> for Word {
    fn from(text: String) -> Word {
        Word::Text(text)
    }
}

impl From<&str> for Word {
    fn from(text: &str) -> Word {
        Word::Text(text.to_owned())
    }
}

impl Texts {
    /// The languages there are.
    pub fn languages() -> impl Iterator<Item = &'static str> {
        LANGUAGES.iter().map(|language| language.0)
    }

    /// The words of `language`, such as `en`.
    ///
    /// # Errors
    /// Says which languages there are, or what is wrong with a file.
    pub fn new(language: &str) -> Result<Texts, Problem> {
        let Some((_, files)) = LANGUAGES.iter().find(|known| known.0 == language) else {
            let known: Vec<&str> = Texts::languages().collect();
            return Err(Problem::new(format!("there is no language '{language}'; there are {}", known.join(", "))));
        };
        Ok(Texts { locale: Locale::new(language, files)? })
    }

    /// The English words.
    pub fn english() -> Texts {
        Texts::new("en").expect("the built-in English messages are tested")
    }

    /// The message `id`.
    fn say<const N: usize>(&self, id: &str, words: [(&str, Word); N]) -> String {
        #[cfg(test)]
        tests::asked(id);
        let args = words.each_ref().map(|(name, word)| match word {
            Word::Number(number) => (*name, Arg::Number(*number)),
            Word::Text(text) => (*name, Arg::Text(text)),
        });
        self.locale.message(id, &args)
    }

    /// A component's name in this language; one that comes from a content pack without translation keeps its own.
    fn name(&self, kind: &str, id: &str, own: &str) -> String {
        self.locale.try_message(&format!("{kind}-{id}"), &[]).unwrap_or_else(|| own.to_owned())
    }

    /// A card's name.
    pub fn card_name(&self, content: &Content, card: CardId) -> String {
        let card = &content.cards[card.index()];
        self.name("card", &card.id, &card.name)
    }

    /// An intrigue card's name.
    pub fn intrigue_name(&self, content: &Content, card: IntrigueId) -> String {
        let card = &content.intrigues[card.index()];
        self.name("intrigue", &card.id, &card.name)
    }

    /// A space's name.
    pub fn space_name(&self, content: &Content, space: SpaceId) -> String {
        let space = &content.spaces[space.index()];
        self.name("space", &space.id, &space.name)
    }

    /// A conflict's name.
    pub fn conflict_name(&self, content: &Content, conflict: ConflictId) -> String {
        let conflict = &content.conflicts[conflict.index()];
        self.name("conflict", &conflict.id, &conflict.name)
    }

    /// A leader's name.
    pub fn leader_name(&self, content: &Content, leader: LeaderId) -> String {
        let leader = &content.leaders[leader.index()];
        self.name("leader", &leader.id, &leader.name)
    }

    /// A faction's name.
    pub fn faction_name(&self, faction: Faction) -> String {
        self.name("faction", faction.name(), faction.name())
    }

    /// An agent icon's name.
    pub fn icon_name(&self, icon: Icon) -> String {
        self.name("icon", icon.name(), icon.name())
    }

    /// The name of what an effect stands on.
    fn owner_name(&self, content: &Content, owner: Owner) -> String {
        match owner {
            Owner::Card(card) => self.card_name(content, card),
            Owner::Space(space) => self.space_name(content, space),
            Owner::Intrigue(card) => self.intrigue_name(content, card),
            Owner::Conflict(conflict) => self.conflict_name(content, conflict),
            Owner::Leader(leader) => self.leader_name(content, leader),
            Owner::Track(faction) => self.say("source-track", [("faction", self.faction_name(faction).into())]),
        }
    }

    /// "a, b and c", "a, b or c": `last` joins the last one.
    fn list(&self, last: &str, parts: Vec<String>) -> String {
        let mut parts = parts.into_iter().peekable();
        let mut text = parts.next().unwrap_or_default();
        while let Some(part) = parts.next() {
            text = if parts.peek().is_some() {
                self.chain("list-comma", text, part)
            } else {
                self.say(last, [("rest", text.into()), ("last", part.into())])
            };
        }
        text
    }

    /// One part after the other, joined alike.
    fn chained(&self, id: &str, parts: Vec<String>) -> String {
        parts.into_iter().reduce(|text, part| self.chain(id, text, part)).unwrap_or_default()
    }

    fn chain(&self, id: &str, first: String, next: String) -> String {
        self.say(id, [("first", first.into()), ("next", next.into())])
    }

    /// A phrase as a sentence.
    fn sentence(&self, phrase: String) -> String {
        capital(&self.say("sentence", [("text", phrase.into())]))
    }
}

/// With a capital first letter.
fn capital(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or_else(String::new, |first| first.to_uppercase().chain(chars).collect())
}

/// A player's name; without one the letter of the seat.
fn seat_name(names: &[String], seat: Seat) -> String {
    names.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string())
}
