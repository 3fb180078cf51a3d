//! Everything a player can decide, and its one text form.

use serde::{Deserialize, Serialize};
use table::{Problem, Seat};

use crate::content::Content;
use crate::ids::*;

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
        let card = |id: CardId| &content.cards[id.index()].id;
        let space = |id: SpaceId| &content.spaces[id.index()].id;
        match self {
            Action::Agent { card: c, space: s, price, from } => {
                let mut text = format!("agent {} {}", card(c), space(s));
                if content.spaces[s.index()].prices.len() > 1 {
                    text += &format!(" price {}", price + 1);
                }
                if let Some(from) = from {
                    text += &format!(" from {}", space(from));
                }
                text
            }
            Action::Reveal => "reveal".into(),
            Action::Resolve(node) => format!("resolve {}", content.label(node)),
            Action::Deploy(n) => format!("deploy {n}"),
            Action::Retreat(n) => format!("retreat {n}"),
            Action::Acquire { card: c, market, to_deck } => {
                let aside = if market == Market::Aside { " aside" } else { "" };
                let to_deck = if to_deck { " to-deck" } else { "" };
                format!("acquire {}{aside}{to_deck}", card(c))
            }
            Action::Intrigue(i) => format!("intrigue {}", content.intrigues[i.index()].id),
            Action::Choose(n) => format!("choose {}", n + 1),
            Action::Faction(f) => format!("faction {}", f.name()),
            Action::Factions(f, g) => format!("factions {} {}", f.name(), g.name()),
            Action::Trash(zone, c) => format!("trash {} {}", zone.name(), card(c)),
            Action::Discard(c) => format!("discard {}", card(c)),
            Action::Take(c) => format!("take {}", card(c)),
            Action::Space(s) => format!("space {}", space(s)),
            Action::Seat(seat) => format!("seat {seat}"),
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
        let mut words = Words { content, text, rest: text.split_whitespace() };
        let verb = words.next("an action")?;
        let action = match verb {
            "agent" => {
                let (card, space) = (words.card()?, words.space()?);
                let (mut price, mut from) = (0, None);
                while let Some(word) = words.rest.next() {
                    match word {
                        "price" => price = words.number()?.checked_sub(1).ok_or_else(|| words.wrong("price 0"))?,
                        "from" => from = Some(words.space()?),
                        other => return Err(words.wrong(other)),
                    }
                }
                if usize::from(price) >= content.spaces[space.index()].prices.len() {
                    return Err(words.wrong(&format!("price {}", u16::from(price) + 1)));
                }
                Action::Agent { card, space, price, from }
            }
            "reveal" => Action::Reveal,
            "resolve" => {
                let label = words.next("an effect")?;
                Action::Resolve(content.by_label(label).ok_or_else(|| words.unknown("effect", label))?)
            }
            "deploy" => Action::Deploy(words.number()?),
            "retreat" => Action::Retreat(words.number()?),
            "acquire" => {
                let card = words.card()?;
                let (mut market, mut to_deck) = (Market::Open, false);
                while let Some(word) = words.rest.next() {
                    match word {
                        "aside" => market = Market::Aside,
                        "to-deck" => to_deck = true,
                        other => return Err(words.wrong(other)),
                    }
                }
                Action::Acquire { card, market, to_deck }
            }
            "intrigue" => {
                let id = words.next("an intrigue card")?;
                Action::Intrigue(content.intrigue(id).ok_or_else(|| words.unknown("intrigue card", id))?)
            }
            "choose" => Action::Choose(words.number()?.checked_sub(1).ok_or_else(|| words.wrong("0"))?),
            "faction" => Action::Faction(words.faction()?),
            "factions" => Action::Factions(words.faction()?, words.faction()?),
            "trash" => {
                let zone = words.next("a zone")?;
                let zone = Zone::parse(zone).ok_or_else(|| words.unknown("zone (hand, discard or play)", zone))?;
                Action::Trash(zone, words.card()?)
            }
            "discard" => Action::Discard(words.card()?),
            "take" => Action::Take(words.card()?),
            "space" => Action::Space(words.space()?),
            "seat" => {
                let seat = words.next("a seat")?;
                Action::Seat(Seat::parse(seat).ok_or_else(|| words.unknown("seat", seat))?)
            }
            "leader" => {
                let id = words.next("a leader")?;
                Action::Leader(content.leader(id).ok_or_else(|| words.unknown("leader", id))?)
            }
            "accept" => Action::Accept,
            "decline" => Action::Decline,
            "pass" => Action::Pass,
            "end-turn" => Action::EndTurn,
            other => {
                return Err(Problem::new(format!(
                    "'{other}' is not an action; actions start with agent, reveal, resolve, deploy, retreat, acquire, \
                     intrigue, choose, faction, factions, trash, discard, take, space, seat, leader, accept, decline, \
                     pass or end-turn"
                )));
            }
        };
        match words.rest.next() {
            Some(word) => Err(words.wrong(word)),
            None => Ok(action),
        }
    }
}

/// The words of an action being read.
struct Words<'a> {
    content: &'a Content,
    text: &'a str,
    rest: std::str::SplitWhitespace<'a>,
}

impl<'a> Words<'a> {
    fn next(&mut self, what: &str) -> Result<&'a str, Problem> {
        self.rest.next().ok_or_else(|| Problem::new(format!("'{}' stops where {what} is expected", self.text)))
    }

    fn unknown(&self, kind: &str, word: &str) -> Problem {
        Problem::new(format!("in '{}': there is no {kind} '{word}'", self.text))
    }

    fn wrong(&self, word: &str) -> Problem {
        Problem::new(format!("in '{}': '{word}' is not expected there", self.text))
    }

    fn number(&mut self) -> Result<u8, Problem> {
        let word = self.next("a number")?;
        word.parse().map_err(|_| Problem::new(format!("in '{}': '{word}' is not a number from 0 to 255", self.text)))
    }

    fn card(&mut self) -> Result<CardId, Problem> {
        let word = self.next("a card")?;
        self.content.card(word).ok_or_else(|| self.unknown("card", word))
    }

    fn space(&mut self) -> Result<SpaceId, Problem> {
        let word = self.next("a board space")?;
        self.content.space(word).ok_or_else(|| self.unknown("board space", word))
    }

    fn faction(&mut self) -> Result<Faction, Problem> {
        let word = self.next("a faction")?;
        Faction::parse(word).ok_or_else(|| self.unknown("faction", word))
    }
}
