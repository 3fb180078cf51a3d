//! Everything a player can decide, and its one text form.

use serde::{Deserialize, Serialize};
use table::{ActionParseError, Problem, Seat};

use crate::content::Content;
use crate::ids::*;
use crate::names::Named;

/// Where a card is acquired from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Market {
    /// The row or a reserve pile.
    Open,
    /// The card set aside for this player.
    Aside,
}

/// One choice of one player, fully specified.
///
/// The order of the values is the order in which actions are listed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Action {
    /// Send an agent with a card. `price` is the level of a space with several prices; `from` is the space the agent
    /// leaves, for a card that may move one already placed.
    Agent {
        /// The card played.
        card: CardId,
        /// The space entered.
        space: SpaceId,
        /// Which of the space's prices is paid.
        price: u8,
        /// The space an agent already placed comes from.
        from: Option<SpaceId>,
    },
    /// Reveal the hand.
    Reveal,
    /// Resolve an effect on the tray.
    Resolve(NodeId),
    /// Deploy troops: by right of the combat space, or as many as an effect allows.
    Deploy(u8),
    /// Deploy dreadnoughts, in the same way.
    DeployDreadnought(u8),
    /// Retreat troops.
    Retreat(u8),
    /// Acquire a card.
    Acquire {
        /// Which card.
        card: CardId,
        /// From where.
        market: Market,
        /// Onto the deck instead of the discard pile.
        to_deck: bool,
    },
    /// Play an intrigue card.
    Intrigue(IntrigueId),
    /// Use a technology tile.
    Use(TechId),
    /// Buy a technology tile.
    Tech {
        /// Which tile.
        tile: TechId,
        /// So many negotiators go back to the supply.
        negotiators: u8,
        /// The price is paid in Solari.
        solari: bool,
    },
    /// Advance the freighter.
    Advance,
    /// Recall the freighter.
    Recall,
    /// Choose an option by its number, from 0.
    Choose(u8),
    /// Choose a faction.
    Faction(Faction),
    /// Choose two factions.
    Factions(Faction, Faction),
    /// Trash a card.
    Trash(Zone, CardId),
    /// Discard a card from hand.
    Discard(CardId),
    /// Take a card: from the discard pile into the hand, or from the row aside.
    Take(CardId),
    /// Choose a space.
    Space(SpaceId),
    /// Choose a player.
    Seat(Seat),
    /// Choose a player's unit.
    Unit(Seat, UnitKind),
    /// Put an intrigue card under the deck.
    Return(IntrigueId),
    /// Keep an intrigue card.
    Keep(IntrigueId),
    /// Set a hand card aside until the second turn.
    Save(CardId),
    /// Place a spy on a post.
    Spy(PostId),
    /// Recall the spy from a post.
    RecallSpy(PostId),
    /// Take, or keep, a contract.
    Contract(ContractId),
    /// Choose a battle icon: of the card paired with a wild one, or of the card turned down.
    BattleIcon(BattleIcon),
    /// Trash an intrigue card from hand.
    TrashIntrigue(IntrigueId),
    /// Choose a leader.
    Leader(LeaderId),
    /// Say yes.
    Accept,
    /// Say no, or leave the rest.
    Decline,
    /// Pass.
    Pass,
    /// End the turn.
    EndTurn,
}

impl Action {
    /// The text form, as logs and scenarios write it.
    pub fn text(self, content: &Content) -> String {
        let card = |id: CardId| content.cards[id.index()].id.as_str();
        let space = |id: SpaceId| content.spaces[id.index()].id.as_str();
        match self {
            Action::Agent { card: c, space: s, price, from } => {
                let mut text = ["agent ", card(c), " ", space(s)].concat();
                if content.spaces[s.index()].prices.len() > 1 {
                    text += &format!(" price {}", price + 1);
                }
                if let Some(from) = from {
                    text += &format!(" from {}", space(from));
                }
                text
            }
            Action::Reveal => "reveal".into(),
            Action::Resolve(node) => ["resolve ", content.label(node)].concat(),
            Action::Deploy(n) => format!("deploy {n}"),
            Action::DeployDreadnought(n) => format!("deploy-dreadnought {n}"),
            Action::Retreat(n) => format!("retreat {n}"),
            Action::Acquire { card: c, market, to_deck } => {
                let aside = if market == Market::Aside { " aside" } else { "" };
                let to_deck = if to_deck { " to-deck" } else { "" };
                ["acquire ", card(c), aside, to_deck].concat()
            }
            Action::Intrigue(i) => ["intrigue ", &content.intrigues[i.index()].id].concat(),
            Action::Use(tile) => format!("use {}", content.tech[tile.index()].id),
            Action::Tech { tile, negotiators, solari } => {
                let mut text = format!("tech {}", content.tech[tile.index()].id);
                if negotiators > 0 {
                    text += &format!(" negotiators {negotiators}");
                }
                if solari {
                    text += " solari";
                }
                text
            }
            Action::Advance => "advance".into(),
            Action::Recall => "recall".into(),
            Action::Choose(n) => format!("choose {}", n + 1),
            Action::Faction(f) => format!("faction {}", f.name()),
            Action::Factions(f, g) => format!("factions {} {}", f.name(), g.name()),
            Action::Trash(zone, c) => ["trash ", zone.name(), " ", card(c)].concat(),
            Action::Discard(c) => ["discard ", card(c)].concat(),
            Action::Take(c) => format!("take {}", card(c)),
            Action::Space(s) => format!("space {}", space(s)),
            Action::Seat(seat) => format!("seat {seat}"),
            Action::Unit(seat, kind) => format!("unit {seat} {}", kind.name()),
            Action::Return(i) => format!("return {}", content.intrigues[i.index()].id),
            Action::Keep(i) => format!("keep {}", content.intrigues[i.index()].id),
            Action::Save(c) => format!("save {}", card(c)),
            Action::Spy(post) => format!("spy {}", content.posts[post.index()].id),
            Action::RecallSpy(post) => format!("recall-spy {}", content.posts[post.index()].id),
            Action::Contract(tile) => format!("contract {}", content.contracts[tile.index()].id),
            Action::BattleIcon(icon) => format!("battle-icon {}", icon.name()),
            Action::TrashIntrigue(i) => format!("trash-intrigue {}", content.intrigues[i.index()].id),
            Action::Leader(l) => format!("leader {}", content.leaders[l.index()].id),
            Action::Accept => "accept".into(),
            Action::Decline => "decline".into(),
            Action::Pass => "pass".into(),
            Action::EndTurn => "end-turn".into(),
        }
    }

    /// Reads the text form.
    ///
    /// # Errors
    /// Names the word that was not understood.
    pub fn parse(text: &str, content: &Content) -> Result<Action, Problem> {
        Action::read(text, content).map_err(|error| error.problem)
    }

    /// Checks that a text form can begin with `text`; its last word may be cut short.
    ///
    /// # Errors
    /// Names the word that no action has there.
    pub fn check_prefix(text: &str, content: &Content) -> Result<(), Problem> {
        match Action::read(text, content) {
            Err(error) if !error.incomplete => Err(error.problem),
            _ => Ok(()),
        }
    }

    fn read(text: &str, content: &Content) -> Result<Action, ActionParseError> {
        let mut words = Words { content, text, rest: text.split_whitespace() };
        let verb = words.next("an action")?;
        let action = match verb {
            "agent" => {
                let (card, space) = (words.card()?, words.space()?);
                let (mut price, mut from) = (0, None);
                while let Some(word) = words.rest.next() {
                    match word {
                        "price" => {
                            price = words.number()?.checked_sub(1).ok_or_else(|| words.unexpected("price 0", &[]))?
                        }
                        "from" => from = Some(words.space()?),
                        other => return Err(words.unexpected(other, &["price", "from"])),
                    }
                }
                if usize::from(price) >= content.spaces[space.index()].prices.len() {
                    return Err(words.unexpected(&format!("price {}", u16::from(price) + 1), &[]));
                }
                Action::Agent { card, space, price, from }
            }
            "reveal" => Action::Reveal,
            "resolve" => {
                let label = words.next("an effect")?;
                Action::Resolve(content.by_label(label).ok_or_else(|| words.unknown(Named::Effect, label))?)
            }
            "deploy" => Action::Deploy(words.number()?),
            "deploy-dreadnought" => Action::DeployDreadnought(words.number()?),
            "retreat" => Action::Retreat(words.number()?),
            "acquire" => {
                let card = words.card()?;
                let (mut market, mut to_deck) = (Market::Open, false);
                while let Some(word) = words.rest.next() {
                    match word {
                        "aside" => market = Market::Aside,
                        "to-deck" => to_deck = true,
                        other => return Err(words.unexpected(other, &["aside", "to-deck"])),
                    }
                }
                Action::Acquire { card, market, to_deck }
            }
            "intrigue" => Action::Intrigue(words.intrigue()?),
            "return" => Action::Return(words.intrigue()?),
            "keep" => Action::Keep(words.intrigue()?),
            "save" => Action::Save(words.card()?),
            "use" => Action::Use(words.tile()?),
            "tech" => {
                let tile = words.tile()?;
                let (mut negotiators, mut solari) = (0, false);
                while let Some(word) = words.rest.next() {
                    match word {
                        "negotiators" => negotiators = words.number()?,
                        "solari" => solari = true,
                        other => return Err(words.unexpected(other, &["negotiators", "solari"])),
                    }
                }
                Action::Tech { tile, negotiators, solari }
            }
            "advance" => Action::Advance,
            "recall" => Action::Recall,
            "choose" => Action::Choose(words.number()?.checked_sub(1).ok_or_else(|| words.unexpected("0", &[]))?),
            "faction" => Action::Faction(words.faction()?),
            "factions" => Action::Factions(words.faction()?, words.faction()?),
            "trash" => {
                let zone = words.next("a zone")?;
                let zone = Zone::parse(zone).ok_or_else(|| words.unknown(Named::Zone, zone))?;
                Action::Trash(zone, words.card()?)
            }
            "discard" => Action::Discard(words.card()?),
            "take" => Action::Take(words.card()?),
            "space" => Action::Space(words.space()?),
            "seat" => Action::Seat(words.seat()?),
            "unit" => {
                let seat = words.seat()?;
                let kind = words.next("a kind of unit")?;
                Action::Unit(seat, UnitKind::parse(kind).ok_or_else(|| words.unknown(Named::UnitKind, kind))?)
            }
            "spy" => Action::Spy(words.post()?),
            "recall-spy" => Action::RecallSpy(words.post()?),
            "contract" => {
                let id = words.next("a contract")?;
                Action::Contract(content.contract(id).ok_or_else(|| words.unknown(Named::Contract, id))?)
            }
            "battle-icon" => {
                let icon = words.next("a battle icon")?;
                Action::BattleIcon(BattleIcon::parse(icon).ok_or_else(|| words.unknown(Named::BattleIcon, icon))?)
            }
            "trash-intrigue" => Action::TrashIntrigue(words.intrigue()?),
            "leader" => {
                let id = words.next("a leader")?;
                Action::Leader(content.leader(id).ok_or_else(|| words.unknown(Named::Leader, id))?)
            }
            "accept" => Action::Accept,
            "decline" => Action::Decline,
            "pass" => Action::Pass,
            "end-turn" => Action::EndTurn,
            other => return Err(words.no_verb(other)),
        };
        match words.rest.next() {
            Some(word) => Err(words.unexpected(word, &[])),
            None => Ok(action),
        }
    }
}

/// The words that actions begin with.
pub(crate) const VERBS: &[&str] = &[
    "agent",
    "reveal",
    "resolve",
    "deploy",
    "deploy-dreadnought",
    "retreat",
    "acquire",
    "intrigue",
    "use",
    "tech",
    "advance",
    "recall",
    "choose",
    "faction",
    "factions",
    "trash",
    "discard",
    "take",
    "space",
    "seat",
    "unit",
    "return",
    "keep",
    "save",
    "spy",
    "recall-spy",
    "contract",
    "battle-icon",
    "trash-intrigue",
    "leader",
    "accept",
    "decline",
    "pass",
    "end-turn",
];

/// The words of an action being read.
struct Words<'a> {
    content: &'a Content,
    text: &'a str,
    rest: std::str::SplitWhitespace<'a>,
}

impl<'a> Words<'a> {
    fn next(&mut self, what: &str) -> Result<&'a str, ActionParseError> {
        self.rest.next().ok_or_else(|| ActionParseError {
            problem: Problem(format!("'{}' stops where {what} is expected", self.text)),
            incomplete: true,
        })
    }

    fn unknown(&self, kind: Named, word: &str) -> ActionParseError {
        self.error(&kind.unknown(self.content, word), word, &kind.all(self.content))
    }

    fn unexpected(&self, word: &str, valid: &[&str]) -> ActionParseError {
        self.error(&format!("'{word}' is not expected there"), word, valid)
    }

    fn no_verb(&self, word: &str) -> ActionParseError {
        let (last, others) = VERBS.split_last().expect("there are actions");
        let problem = format!("'{word}' is not an action; actions start with {} or {last}", others.join(", "));
        ActionParseError { problem: Problem(problem), incomplete: self.is_cut(word, VERBS) }
    }

    fn error(&self, message: &str, word: &str, valid: &[&str]) -> ActionParseError {
        ActionParseError {
            problem: Problem(format!("in '{}': {message}", self.text)),
            incomplete: self.is_cut(word, valid),
        }
    }

    /// Whether the word just read is the last one and a valid one begins with it.
    fn is_cut(&self, word: &str, valid: &[&str]) -> bool {
        let last = self.rest.clone().next().is_none() && !self.text.ends_with(char::is_whitespace);
        last && valid.iter().any(|valid| valid.starts_with(word))
    }

    fn number(&mut self) -> Result<u8, ActionParseError> {
        let word = self.next("a number")?;
        word.parse().map_err(|_| self.error(&format!("'{word}' is not a number from 0 to 255"), word, &[]))
    }

    fn card(&mut self) -> Result<CardId, ActionParseError> {
        let word = self.next("a card")?;
        self.content.card(word).ok_or_else(|| self.unknown(Named::Card, word))
    }

    fn intrigue(&mut self) -> Result<IntrigueId, ActionParseError> {
        let word = self.next("an intrigue card")?;
        self.content.intrigue(word).ok_or_else(|| self.unknown(Named::Intrigue, word))
    }

    fn tile(&mut self) -> Result<TechId, ActionParseError> {
        let word = self.next("a technology tile")?;
        self.content.tile(word).ok_or_else(|| self.unknown(Named::Tech, word))
    }

    fn post(&mut self) -> Result<PostId, ActionParseError> {
        let word = self.next("an observation post")?;
        self.content.post(word).ok_or_else(|| self.unknown(Named::Post, word))
    }

    fn seat(&mut self) -> Result<Seat, ActionParseError> {
        let word = self.next("a seat")?;
        Seat::parse(word).ok_or_else(|| self.unknown(Named::Seat, word))
    }

    fn space(&mut self) -> Result<SpaceId, ActionParseError> {
        let word = self.next("a board space")?;
        self.content.space(word).ok_or_else(|| self.unknown(Named::Space, word))
    }

    fn faction(&mut self) -> Result<Faction, ActionParseError> {
        let word = self.next("a faction")?;
        Faction::parse(word).ok_or_else(|| self.unknown(Named::Faction, word))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn beginnings_are_checked_word_by_word() {
        let content = Content::base().unwrap();
        for text in [
            "",
            "ag",
            "agent ",
            "agent dagger ",
            "agent dag",
            "agent dagger arrakeen ",
            "agent dagger arrakeen fr",
            "resolve gene-manipulation.",
            "acquire stilgar ",
            "acquire stilgar to-",
            "deploy ",
            "deploy 1",
            "pass ",
            "trash hand ",
            "trash ha",
            "factions fremen ",
        ] {
            assert_eq!(Action::check_prefix(text, &content), Ok(()), "{text}");
        }
        for (text, part) in [
            ("agnt ", "'agnt' is not an action"),
            ("agen ", "'agen' is not an action"),
            ("agent daggr ", "there is no card 'daggr'; did you mean 'dagger'?"),
            ("agent dag ", "there is no card 'dag'"),
            ("agent dag arrakeen", "there is no card 'dag'"),
            ("agent dagger arakeen ", "there is no board space 'arakeen'; did you mean 'arrakeen'?"),
            ("resolve gene-manipulations.", "there is no effect"),
            ("deploy many ", "not a number"),
            ("acquire stilgar asid ", "'asid' is not expected there"),
            ("pass now ", "'now' is not expected there"),
        ] {
            let problem = Action::check_prefix(text, &content).unwrap_err().0;
            assert!(problem.contains(part), "{text}: {problem}");
        }
    }
}
