//! The game in words: effects, components, prompts, choices and the log, in the language of a [`Locale`].
//!
//! Whatever is said is a Fluent message of `locales/`; here it is only decided which one and with what in it. Effects
//! are put into words from the same trees that the engine runs.

mod component;
mod effect;
#[cfg(test)]
mod part_tests;
mod play;
#[cfg(test)]
mod reading_tests;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod uprising_tests;

use table::{Arg, Locale, Markup, Part, Problem, Seat, capitalize, interpolate};

pub use component::{
    CardText, ConflictText, ContractText, IntrigueText, LeaderText, PriceText, SpaceText, TechText, TermText,
};

use crate::content::{Content, Rule, Source, Term};
use crate::ids::*;

/// Languages and their files.
const LANGUAGES: &[(&str, &[(&str, &str)])] = &[
    (
        "en",
        &[
            ("en/table.ftl", include_str!("../../../../locales/en/table.ftl")),
            ("en/imperium.ftl", include_str!("../../../../locales/en/imperium.ftl")),
            ("en/imperium-names.ftl", include_str!("../../../../locales/en/imperium-names.ftl")),
            ("en/imperium-ix.ftl", include_str!("../../../../locales/en/imperium-ix.ftl")),
            ("en/imperium-ix-names.ftl", include_str!("../../../../locales/en/imperium-ix-names.ftl")),
            ("en/imperium-uprising.ftl", include_str!("../../../../locales/en/imperium-uprising.ftl")),
            ("en/imperium-uprising-names.ftl", include_str!("../../../../locales/en/imperium-uprising-names.ftl")),
        ],
    ),
    (
        "ru",
        &[
            ("ru/table.ftl", include_str!("../../../../locales/ru/table.ftl")),
            ("ru/imperium.ftl", include_str!("../../../../locales/ru/imperium.ftl")),
            ("ru/imperium-names.ftl", include_str!("../../../../locales/ru/imperium-names.ftl")),
            ("ru/imperium-rules.ftl", include_str!("../../../../locales/ru/imperium-rules.ftl")),
            ("ru/imperium-terms.ftl", include_str!("../../../../locales/ru/imperium-terms.ftl")),
            ("ru/imperium-ix.ftl", include_str!("../../../../locales/ru/imperium-ix.ftl")),
            ("ru/imperium-ix-names.ftl", include_str!("../../../../locales/ru/imperium-ix-names.ftl")),
            ("ru/imperium-ix-rules.ftl", include_str!("../../../../locales/ru/imperium-ix-rules.ftl")),
            ("ru/imperium-ix-terms.ftl", include_str!("../../../../locales/ru/imperium-ix-terms.ftl")),
            ("ru/imperium-uprising.ftl", include_str!("../../../../locales/ru/imperium-uprising.ftl")),
            ("ru/imperium-uprising-names.ftl", include_str!("../../../../locales/ru/imperium-uprising-names.ftl")),
            ("ru/imperium-uprising-rules.ftl", include_str!("../../../../locales/ru/imperium-uprising-rules.ftl")),
            ("ru/imperium-uprising-terms.ftl", include_str!("../../../../locales/ru/imperium-uprising-terms.ftl")),
        ],
    ),
    (
        "uk",
        &[
            ("uk/table.ftl", include_str!("../../../../locales/uk/table.ftl")),
            ("uk/imperium.ftl", include_str!("../../../../locales/uk/imperium.ftl")),
            ("uk/imperium-names.ftl", include_str!("../../../../locales/uk/imperium-names.ftl")),
            ("uk/imperium-rules.ftl", include_str!("../../../../locales/uk/imperium-rules.ftl")),
            ("uk/imperium-terms.ftl", include_str!("../../../../locales/uk/imperium-terms.ftl")),
            ("uk/imperium-ix.ftl", include_str!("../../../../locales/uk/imperium-ix.ftl")),
            ("uk/imperium-ix-names.ftl", include_str!("../../../../locales/uk/imperium-ix-names.ftl")),
            ("uk/imperium-ix-rules.ftl", include_str!("../../../../locales/uk/imperium-ix-rules.ftl")),
            ("uk/imperium-ix-terms.ftl", include_str!("../../../../locales/uk/imperium-ix-terms.ftl")),
            ("uk/imperium-uprising.ftl", include_str!("../../../../locales/uk/imperium-uprising.ftl")),
            ("uk/imperium-uprising-names.ftl", include_str!("../../../../locales/uk/imperium-uprising-names.ftl")),
            ("uk/imperium-uprising-rules.ftl", include_str!("../../../../locales/uk/imperium-uprising-rules.ftl")),
            ("uk/imperium-uprising-terms.ftl", include_str!("../../../../locales/uk/imperium-uprising-terms.ftl")),
        ],
    ),
    (
        "zh",
        &[
            ("zh/table.ftl", include_str!("../../../../locales/zh/table.ftl")),
            ("zh/imperium.ftl", include_str!("../../../../locales/zh/imperium.ftl")),
            ("zh/imperium-names.ftl", include_str!("../../../../locales/zh/imperium-names.ftl")),
            ("zh/imperium-rules.ftl", include_str!("../../../../locales/zh/imperium-rules.ftl")),
            ("zh/imperium-terms.ftl", include_str!("../../../../locales/zh/imperium-terms.ftl")),
            ("zh/imperium-ix.ftl", include_str!("../../../../locales/zh/imperium-ix.ftl")),
            ("zh/imperium-ix-names.ftl", include_str!("../../../../locales/zh/imperium-ix-names.ftl")),
            ("zh/imperium-ix-rules.ftl", include_str!("../../../../locales/zh/imperium-ix-rules.ftl")),
            ("zh/imperium-ix-terms.ftl", include_str!("../../../../locales/zh/imperium-ix-terms.ftl")),
            ("zh/imperium-uprising.ftl", include_str!("../../../../locales/zh/imperium-uprising.ftl")),
            ("zh/imperium-uprising-names.ftl", include_str!("../../../../locales/zh/imperium-uprising-names.ftl")),
            ("zh/imperium-uprising-rules.ftl", include_str!("../../../../locales/zh/imperium-uprising-rules.ftl")),
            ("zh/imperium-uprising-terms.ftl", include_str!("../../../../locales/zh/imperium-uprising-terms.ftl")),
        ],
    ),
];

/// The words of one language. Can be shared between threads.
pub struct Texts {
    locale: Locale,
    /// What factions are called inside of sentences, by their numbers.
    factions: [FactionNames; Faction::ALL.len()],
    /// The same with numbers marked, for lines that are cut into parts; they themselves have none.
    marking: Option<Box<Texts>>,
}

/// Forms of a faction's name in languages that decline: the attribute of the name, and how a message calls it.
const CASES: [(&str, &str); 3] =
    [("genitive", "faction-genitive"), ("accusative", "faction-accusative"), ("instrumental", "faction-instrumental")];

/// What goes into a message.
enum MessageArg {
    Number(i64),
    Text(String),
    Factions(FactionNames),
}

/// Names of one or more factions, and the same in every one of the [`CASES`].
#[derive(Clone)]
struct FactionNames(String, [String; CASES.len()]);

impl FactionNames {
    fn new(locale: &Locale, faction: Faction) -> FactionNames {
        let declined = |case: &str| locale.try_message(&format!("faction-{}{case}", faction.name()), &[]);
        let name = declined("").unwrap_or_else(|| faction.name().to_owned());
        let cases = CASES.map(|(case, _)| declined(&format!(".{case}")).unwrap_or_else(|| name.clone()));
        FactionNames(name, cases)
    }
}

impl From<u8> for MessageArg {
    fn from(number: u8) -> MessageArg {
        MessageArg::Number(number.into())
    }
}

impl From<u16> for MessageArg {
    fn from(number: u16) -> MessageArg {
        MessageArg::Number(number.into())
    }
}

impl From<String> for MessageArg {
    fn from(text: String) -> MessageArg {
        MessageArg::Text(text)
    }
}

impl From<&str> for MessageArg {
    fn from(text: &str) -> MessageArg {
        MessageArg::Text(text.to_owned())
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
        let locale = Locale::new(language, files)?;
        let factions = std::array::from_fn(|i| FactionNames::new(&locale, Faction::ALL[i]));
        let marking = Texts { locale: locale.marking(), factions: factions.clone(), marking: None };
        Ok(Texts { locale, factions, marking: Some(Box::new(marking)) })
    }

    /// What `line` says with these words, cut into parts.
    fn parts(&self, line: impl Fn(&Texts, &Markup) -> String) -> Vec<Part> {
        let markup = Markup::new();
        let line = line(self.marking.as_deref().unwrap_or(self), &markup);
        markup.parts(&line)
    }

    /// The English words.
    pub fn english() -> Texts {
        Texts::new("en").expect("the built-in English messages are tested")
    }

    /// The message `id`.
    fn say<const N: usize>(&self, id: &str, words: [(&str, MessageArg); N]) -> String {
        #[cfg(test)]
        tests::asked(id);
        let mut args = Vec::with_capacity(N + CASES.len());
        for (name, word) in &words {
            args.push(match word {
                MessageArg::Number(number) => (*name, Arg::Number(*number)),
                MessageArg::Text(text) | MessageArg::Factions(FactionNames(text, _)) => (*name, Arg::Text(text)),
            });
            if let MessageArg::Factions(FactionNames(_, cases)) = word {
                args.extend(CASES.iter().zip(cases).map(|(case, text)| (case.1, Arg::Text(text))));
            }
        }
        self.locale.message(id, &args)
    }

    /// A component's name in this language; one that comes from a content pack without translation keeps its own.
    fn name(&self, kind: &str, id: &str, own: &str) -> String {
        self.locale.try_message(&[kind, "-", id].concat(), &[]).unwrap_or_else(|| own.to_owned())
    }

    /// A numbered rule in one sentence. English stands in the content file itself.
    pub fn rule(&self, content: &Content, rule: &Rule) -> String {
        self.text_with_constants(content, &format!("rule-{}", rule.id), &rule.title)
    }

    /// A word or icon explained. English stands in the content file itself.
    pub fn term(&self, content: &Content, term: &Term) -> TermText {
        let text = self.text_with_constants(content, &format!("term-{}.text", term.id), &term.text);
        TermText { name: self.name("term", &term.id, &term.name), text, also: term.also.clone() }
    }

    /// A text that may say numbers of the rules, each a variable with the name it has in a manifest. `own` is that of
    /// the content file.
    fn text_with_constants(&self, content: &Content, id: &str, own: &str) -> String {
        let ties = content.constants.tie_breaks.iter().map(|by| self.say(&format!("tie-break-{}", by.name()), []));
        let ties = self.list("list-and", ties.collect());
        let points = content.constants.starting_points.iter().zip(0u8..).filter(|(points, _)| **points > 0);
        let points =
            points.map(|(&n, seats)| self.say("starting-points", [("n", n.into()), ("players", seats.into())]));
        let points = self.chained("list-comma", points.chain([self.say("starting-points-otherwise", [])]).collect());
        let mut numbers = content.constants.numbers();
        let decks = content.constants.conflict_deck;
        numbers.extend(["conflicts_1", "conflicts_2", "conflicts_3"].into_iter().zip(decks));
        numbers.push(("conflicts", decks.iter().sum()));
        let numbers = numbers.into_iter().map(|(name, number)| (name, Arg::Number(number.into())));
        let texts = [("tie_breaks", Arg::Text(&ties)), ("starting_points", Arg::Text(&points))];
        let args: Vec<(&str, Arg)> = numbers.chain(texts).collect();
        self.locale.try_message(id, &args).unwrap_or_else(|| interpolate(own, &args))
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

    /// A technology tile's name.
    pub fn tech_name(&self, content: &Content, tile: TechId) -> String {
        let tile = &content.tech[tile.index()];
        self.name("tech", &tile.id, &tile.name)
    }

    /// What an observation post is called: by the spaces it is next to.
    pub fn post_name(&self, content: &Content, post: PostId) -> String {
        let spaces = content.spaces.iter().zip(0..).map(|(_, i)| SpaceId(i));
        let next_to = spaces.filter(|space| content.posts[post.index()].spaces & space.bit() != 0);
        let names = self.list("list-and", next_to.map(|space| self.space_name(content, space)).collect());
        self.say("post-name", [("spaces", names.into())])
    }

    /// An objective's name.
    pub fn objective_name(&self, content: &Content, objective: ObjectiveId) -> String {
        let card = &content.objectives[objective.index()];
        self.name("objective", &card.id, &card.name)
    }

    /// A contract's name.
    pub fn contract_name(&self, content: &Content, contract: ContractId) -> String {
        let tile = &content.contracts[contract.index()];
        self.name("contract", &tile.id, &tile.name)
    }

    /// A battle icon's name.
    pub fn battle_icon_name(&self, icon: BattleIcon) -> String {
        self.say(&["battle-icon-", icon.name()].concat(), [])
    }

    /// A faction's name.
    pub fn faction_name(&self, faction: Faction) -> String {
        self.factions[faction.index()].0.clone()
    }

    /// A faction inside of a sentence.
    fn faction(&self, faction: Faction) -> MessageArg {
        MessageArg::Factions(self.factions[faction.index()].clone())
    }

    /// Several factions inside of a sentence, joined by `join`.
    fn factions(&self, factions: &[Faction], join: impl Fn(Vec<String>) -> String) -> MessageArg {
        let names = || factions.iter().map(|faction| &self.factions[faction.index()]);
        let declined = |case: usize| join(names().map(|names| names.1[case].clone()).collect());
        let plain = join(names().map(|names| names.0.clone()).collect());
        MessageArg::Factions(FactionNames(plain, std::array::from_fn(declined)))
    }

    /// An agent icon's name.
    pub fn icon_name(&self, icon: Icon) -> String {
        self.name("icon", icon.name(), icon.name())
    }

    /// The name of what an effect stands on.
    fn source_name(&self, content: &Content, source: Source) -> String {
        match source {
            Source::Card(card) => self.card_name(content, card),
            Source::Space(space) => self.space_name(content, space),
            Source::Intrigue(card) => self.intrigue_name(content, card),
            Source::Conflict(conflict) => self.conflict_name(content, conflict),
            Source::Leader(leader) => self.leader_name(content, leader),
            Source::Track(faction) => self.say("source-track", [("faction", self.faction(faction))]),
            Source::Tech(tile) => self.tech_name(content, tile),
            Source::Shipping => self.say("source-shipping", []),
            Source::Contract(contract) => self.contract_name(content, contract),
        }
    }

    /// "a, b and c", "a, b or c" of names or amounts: `last` joins the last one.
    fn list(&self, last: &str, parts: Vec<String>) -> String {
        self.listed(last, "things", parts)
    }

    /// The same of phrases with verbs, which some languages join by other words.
    fn list_phrases(&self, last: &str, parts: Vec<String>) -> String {
        self.listed(last, "phrases", parts)
    }

    fn listed(&self, last: &str, of: &str, parts: Vec<String>) -> String {
        let mut parts = parts.into_iter().peekable();
        let mut text = parts.next().unwrap_or_default();
        while let Some(part) = parts.next() {
            text = if parts.peek().is_some() {
                self.chain("list-comma", of, text, part)
            } else {
                self.say(last, [("rest", text.into()), ("last", part.into()), ("of", of.into())])
            };
        }
        text
    }

    /// One part after the other, joined alike.
    fn chained(&self, id: &str, parts: Vec<String>) -> String {
        parts.into_iter().reduce(|text, part| self.chain(id, "things", text, part)).unwrap_or_default()
    }

    fn chain(&self, id: &str, of: &str, first: String, next: String) -> String {
        self.say(id, [("first", first.into()), ("next", next.into()), ("of", of.into())])
    }

    /// A phrase as a sentence.
    fn sentence(&self, phrase: String) -> String {
        capitalize(&self.say("sentence", [("text", phrase.into())]))
    }
}

/// A player's name; without one the letter of the seat.
fn seat_name(names: &[String], seat: Seat) -> String {
    names.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string())
}
