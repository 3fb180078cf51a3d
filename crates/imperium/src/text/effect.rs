//! Effect trees in words.

use super::{MessageArg, Texts};
use crate::content::{Content, Source};
use crate::effect::{
    ANY, Condition, Cost, Count, Destination, Effect, Modifier, Nodes, Track, Trigger, TroopPlace, When,
};
use crate::ids::*;

/// How a phrase is built, and so how it can be joined with others.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Shape {
    /// A verb and what goes with it.
    Plain,
    /// Several joined by "and" or "or".
    List,
    /// With a colon or a choice, or a sentence with a subject of its own: it reaches to the end of the sentence or of its brackets.
    Clause,
}

/// Part of a sentence.
struct Phrase {
    text: String,
    shape: Shape,
}

/// Whom the phrase tells what to do.
#[derive(Clone, Copy)]
enum Who {
    /// The player who does it now.
    You,
    /// The player who reads a component: what is optional is said to be.
    Reader,
    /// An opponent who must do it, or somebody who may, on a button say: the bare verb.
    Opponent,
}

impl From<Who> for MessageArg {
    fn from(who: Who) -> MessageArg {
        match who {
            Who::You | Who::Reader => "you".into(),
            Who::Opponent => "opponent".into(),
        }
    }
}

impl Texts {
    /// An effect as one or more sentences.
    pub fn effect(&self, content: &Content, node: NodeId) -> String {
        // Whoever plays an intrigue card has decided to pay for it.
        let who = if let Source::Intrigue(_) = content.node(node).source { Who::You } else { Who::Reader };
        match content.effect(node) {
            Effect::All(nodes) => self.sentences(content, nodes, who),
            // Each line is used or left.
            Effect::Lines(nodes) => self.sentences(content, nodes, Who::Reader),
            _ => self.sentence(self.phrase_for(content, node, who).text),
        }
    }

    /// The entries of a box as sentences; empty if there are none.
    pub fn effects(&self, content: &Content, nodes: Nodes) -> String {
        self.sentences(content, nodes, Who::Reader)
    }

    fn sentences(&self, content: &Content, nodes: Nodes, who: Who) -> String {
        let mut sentences = Vec::new();
        let mut simple = Vec::new();
        for phrase in self.grouped(content, nodes, who) {
            if phrase.shape < Shape::Clause {
                simple.push(phrase);
                continue;
            }
            if !simple.is_empty() {
                sentences.push(self.sentence(self.all(std::mem::take(&mut simple)).text));
            }
            sentences.push(self.sentence(phrase.text));
        }
        if !simple.is_empty() {
            sentences.push(self.sentence(self.all(simple).text));
        }
        self.chained("list-sentences", sentences)
    }

    /// An effect as a phrase in the middle of a sentence.
    pub(super) fn phrase(&self, content: &Content, node: NodeId) -> String {
        self.phrase_for(content, node, Who::You).text
    }

    /// An effect as a phrase on a button: the bare verb.
    pub(super) fn bare(&self, content: &Content, node: NodeId) -> String {
        self.phrase_for(content, node, Who::Opponent).text
    }

    /// A condition as a phrase.
    pub(super) fn condition(&self, content: &Content, condition: Condition) -> String {
        let faction = |faction: Faction| ("faction", self.faction(faction));
        match condition {
            Condition::Influence(f, n) => self.say("condition-influence", [("n", n.into()), faction(f)]),
            Condition::Alliance(Some(f)) => self.say("condition-alliance", [faction(f)]),
            Condition::Alliance(None) => self.say("condition-any-alliance", []),
            Condition::Bond(f) => self.say("condition-bond", [faction(f)]),
            Condition::HighCouncil => self.say("condition-high-council", []),
            Condition::Swordmaster => self.say("condition-swordmaster", []),
            Condition::RevealTurn => self.say("condition-reveal-turn", []),
            Condition::Owns(card, n) => {
                self.say("condition-owns", [("n", n.into()), ("card", self.card_name(content, card).into())])
            }
            Condition::Most(card) => self.say("condition-most", [("card", self.card_name(content, card).into())]),
            Condition::Tracks(n, step) => self.say("condition-tracks", [("n", n.into()), ("step", step.into())]),
            Condition::Tiles(n) => self.say("condition-tiles", [("n", n.into())]),
            Condition::UnitsDeployed(n) => self.say("condition-units-deployed", [("n", n.into())]),
            Condition::AgentsOn(n, icons) => self.say("condition-agents-on", [("n", n.into()), self.spaces_of(icons)]),
            Condition::EnemyThere => self.say("condition-enemy-there", []),
            Condition::Has(good, n) => self.say("condition-has", [("what", self.good(good, n).into())]),
            Condition::Persuasion(n) => self.say("condition-persuasion", [("n", n.into())]),
            Condition::Goals(n, _) => self.say("condition-goals", [("n", n.into())]),
            Condition::Spies(n) => self.say("condition-spies", [("n", n.into())]),
            Condition::SpyingOn(kind) => self.say("condition-spying-on", [("kind", kind.name().into())]),
            Condition::SentTo(kind) => self.say("condition-sent-to", [("kind", kind.name().into())]),
            Condition::PlacedSpy(kind) => self.say("condition-placed-spy", [("kind", kind.name().into())]),
            Condition::RecalledSpy => self.say("condition-recalled-spy", []),
            Condition::Contracts(n) => self.say("condition-contracts", [("n", n.into())]),
            Condition::UnitsInConflict(n) => self.say("condition-units", [("n", n.into())]),
            Condition::Strength(n) => self.say("condition-strength", [("n", n.into())]),
            Condition::Worms(n) => self.say("condition-worms", [("n", n.into())]),
            Condition::MakerHooks => self.say("condition-maker-hooks", []),
            Condition::Discarded(f) => self.say("condition-discarded", [faction(f)]),
            Condition::GainedSpice => self.say("condition-gained-spice", []),
            Condition::RivalAlliance => self.say("condition-rival-alliance", []),
            Condition::Acquired(card) => {
                self.say("condition-acquired", [("card", self.card_name(content, card).into())])
            }
        }
    }

    /// A part of a cost as a phrase.
    pub(super) fn cost(&self, content: &Content, node: NodeId) -> String {
        let who = ("who", Who::You.into());
        match content.cost(node) {
            Cost::Goods(good, n) => self.say("cost-pay", [("what", self.good(good, n).into()), who]),
            Cost::Trash(n) => self.say("cost-trash", [("n", n.into()), who]),
            Cost::TrashSelf
            | Cost::Discard(_)
            | Cost::LoseInfluence(..)
            | Cost::LoseTroop(..)
            | Cost::RetreatUnits(_)
            | Cost::ReturnIntrigue(_)
            | Cost::RecallSpy(_)
            | Cost::TrashIntrigue(_)
            | Cost::TrashFromHand(_)
            | Cost::TrashFromPlay(_)
            | Cost::TurnDown(_)
            | Cost::TrashTile => self.phrase(content, node),
            Cost::Retreat(n) => self.say("cost-retreat", [("n", n.into()), who]),
        }
    }

    /// What a standing ability changes, as a phrase.
    pub(super) fn modifier(&self, modifier: Modifier) -> String {
        let id = format!("modifier-{}", modifier.word().map_or("", |word| word.name));
        let spaces = |icons: u16| self.spaces_of(icons);
        match modifier {
            Modifier::SpaceDiscount(icon, good, n) => {
                self.say(&id, [spaces(icon.bit()), ("good", good.name().into()), ("n", n.into())])
            }
            Modifier::Infiltrate(icons) => self.say(&id, [spaces(icons)]),
            Modifier::HarvestLess(n) | Modifier::DreadnoughtStrength(n) | Modifier::SolariMore(n) => {
                self.say(&id, [("n", n.into())])
            }
            Modifier::SeeTopCard
            | Modifier::SecretFactions
            | Modifier::AcquireToDeck
            | Modifier::TroopTransports
            | Modifier::WinsTies
            | Modifier::Detonation
            | Modifier::SetAsideCard
            | Modifier::Snoopers
            | Modifier::Intelligence
            | Modifier::OwnContracts
            | Modifier::NoDeployWithSignet => self.say(&id, []),
        }
    }

    /// The spaces with these icons, listed.
    fn spaces_of(&self, icons: u16) -> (&'static str, MessageArg) {
        let names = Icon::members(icons).map(|icon| self.say("spaces-of-icon", [("icon", icon.name().into())]));
        ("spaces", self.list("list-and", names.collect()).into())
    }

    /// What a standing ability does when something happens, as a phrase.
    pub(super) fn trigger(&self, content: &Content, trigger: Trigger) -> String {
        let id = format!("when-{}", trigger.when.word().map_or("", |word| word.name));
        let who = if content.node(trigger.node).optional { Who::Reader } else { Who::You };
        let effect = ("effect", self.phrase_for(content, trigger.node, who).text.into());
        match trigger.when {
            When::Paid(good) => self.say(&id, [effect, ("good", good.name().into())]),
            When::TookCouncilSeat
            | When::Harvested
            | When::RoundStart
            | When::Revealed
            | When::WonConflict
            | When::SpiedMakerVisited
            | When::Endgame => self.say(&id, [effect]),
            When::Reached(faction) => {
                let n = ("n", content.constants.point_step.into());
                self.say(&id, [effect, ("faction", self.faction(faction)), n])
            }
            When::SentTo(icon) => self.say(&id, [effect, self.spaces_of(icon.bit())]),
            When::UnitsDeployed(n) => self.say(&id, [effect, ("n", n.into())]),
            When::SentSetAside(single) => {
                let id = format!("{id}-{}", if single { "single" } else { "other" });
                self.say(&id, [effect])
            }
            When::Deployed(n) => self.say(&id, [effect, ("n", n.into())]),
        }
    }

    /// So much of a good, after a verb.
    pub(super) fn good(&self, good: Good, n: u8) -> String {
        self.say(&["amount-", good.name()].concat(), [("n", n.into())])
    }

    /// So much Solari, spice and water.
    pub(super) fn goods(&self, amounts: [u8; 3]) -> String {
        let goods = [Good::Solari, Good::Spice, Good::Water].into_iter().zip(amounts);
        let parts: Vec<String> = goods.filter(|(_, n)| *n > 0).map(|(good, n)| self.good(good, n)).collect();
        if parts.is_empty() { self.say("amount-nothing", []) } else { self.list("list-and", parts) }
    }

    /// Agent icons of a set, listed.
    pub(super) fn icons(&self, icons: u16) -> Vec<String> {
        Icon::members(icons).map(|icon| self.icon_name(icon)).collect()
    }

    /// What is gained, if the effect is just that: it can be said together with other gains.
    fn amount(&self, effect: Effect) -> Option<String> {
        match effect {
            Effect::Gain(good, n) => Some(self.good(good, n)),
            Effect::Influence(Track::Of(faction), n) => Some(self.influence(self.faction(faction), n)),
            Effect::Influence(Track::Any, n) => Some(self.say("amount-influence-any", [("n", n.into())])),
            Effect::Influence(Track::Behind, n) => Some(self.say("amount-influence-behind", [("n", n.into())])),
            Effect::Influence(Track::Visited, n) => Some(self.say("amount-influence-visited", [("n", n.into())])),
            Effect::Influence(Track::Snooped, n) => Some(self.say("amount-influence-snooped", [("n", n.into())])),
            Effect::Influence(Track::Spied, n) => Some(self.say("amount-influence-spied", [("n", n.into())])),
            _ => None,
        }
    }

    pub(super) fn influence(&self, factions: MessageArg, n: u8) -> String {
        self.say("amount-influence", [("n", n.into()), ("faction", factions)])
    }

    /// What the first marked step of every track is worth, in words.
    pub fn track_point(&self) -> String {
        self.sentence(self.gain(self.good(Good::Vp, 1), Who::You))
    }

    fn gain(&self, what: String, who: Who) -> String {
        self.say("effect-gain", [("what", what.into()), ("who", who.into())])
    }

    /// An effect as a phrase that tells somebody what to do.
    fn phrase_for(&self, content: &Content, node: NodeId, who: Who) -> Phrase {
        let effect = content.effect(node);
        if let Some(amount) = self.amount(effect) {
            return plain(self.gain(amount, who));
        }
        // Atoms are called in messages as in the language, some with a variant behind the name.
        let id = |variant: &str| ["effect-", effect.word().map_or("", |word| word.name), variant].concat();
        let say = |variant: &str| plain(self.say(&id(variant), [("who", who.into())]));
        let count = |variant: &str, n: u8| plain(self.say(&id(variant), [("n", n.into()), ("who", who.into())]));
        let of = |faction: Faction, n: u8| {
            let faction = self.faction(faction);
            plain(self.say(&id(""), [("n", n.into()), ("faction", faction), ("who", who.into())]))
        };
        // Off the component nothing else says which card is meant.
        if let (Effect::TrashSelf, Who::You, Source::Card(card)) = (effect, who, content.node(node).source) {
            return plain(self.say(&id("-named"), [("card", self.card_name(content, card).into())]));
        }
        match effect {
            Effect::Gain(..) | Effect::Influence(..) => unreachable!("said as an amount"),
            Effect::Trash(n) if matches!(who, Who::Reader) => clause(self.say(&id("-optional"), [("n", n.into())])),
            Effect::Freighter | Effect::Dreadnought | Effect::Negotiate | Effect::TrashInPlay | Effect::BlowWall
                if matches!(who, Who::Reader) =>
            {
                clause(self.say(&id("-optional"), []))
            }
            Effect::MayAcquire(n) if matches!(who, Who::Reader) => {
                clause(self.say(&id("-optional"), [("n", n.into())]))
            }
            Effect::Tech { discount, or_solari } => {
                let variant = match (discount, or_solari) {
                    (_, true) => "-or-solari",
                    (0, false) => "",
                    _ => "-discount",
                };
                if let Who::Reader = who {
                    clause(self.say(&id(&format!("{variant}-optional")), [("n", discount.into())]))
                } else {
                    count(variant, discount)
                }
            }
            Effect::VisitDiscount(space, good, n) => {
                let space = self.space_name(content, space);
                let words = [("space", space.into()), ("good", good.name().into()), ("n", n.into())];
                clause(self.say(&id(""), words))
            }
            Effect::HighCouncil => {
                let what = self.good(Good::Persuasion, content.constants.council_persuasion);
                plain(self.say(&id(""), [("what", what.into()), ("who", who.into())]))
            }
            Effect::Troop(n)
            | Effect::Draw(n)
            | Effect::Intrigue(n)
            | Effect::Trash(n)
            | Effect::Discard(n)
            | Effect::Harvest(n)
            | Effect::Foldspace(n)
            | Effect::RecallAgent(n)
            | Effect::VisitInfluence(n)
            | Effect::VisitHarvest(n)
            | Effect::MayAcquire(n)
            | Effect::DeployUnits(n)
            | Effect::DeployFromSupply(n)
            | Effect::RetreatUnits(n)
            | Effect::ReturnIntrigue(n)
            | Effect::SolariIfWon(n)
            | Effect::RecallSpy(n)
            | Effect::Worm(n)
            | Effect::HarvestWorms(n)
            | Effect::TrashIntrigue(n)
            | Effect::ShippingTroop(n) => count("", n),
            Effect::Spy(n, 0) => count("", n),
            Effect::Spy(n, icons) => {
                let words = [("n", n.into()), self.spaces_of(icons), ("who", who.into())];
                plain(self.say(&id("-on"), words))
            }
            Effect::Contract(n) => {
                // Without contracts the icon is money.
                if content.contracts.is_empty() {
                    plain(self.gain(self.good(Good::Solari, n * content.constants.contract_solari), who))
                } else {
                    count("", n)
                }
            }
            Effect::TrashFromHand(faction) | Effect::TrashFromPlay(faction) => of(faction, 1),
            Effect::TurnDown(icon) => {
                let name = self.battle_icon_name(icon);
                plain(self.say(&id(""), [("icon", name.into()), ("who", who.into())]))
            }
            Effect::StealIntrigue => count("", content.constants.steal_intrigue_from),
            Effect::TrashSelf
            | Effect::DeployRecruits
            | Effect::Mentat
            | Effect::MentatNextRound
            | Effect::Swordmaster
            | Effect::Signet
            | Effect::Freighter
            | Effect::Dreadnought
            | Effect::Negotiate
            | Effect::RetreatDreadnought
            | Effect::RetreatEnemy
            | Effect::TrashInPlay
            | Effect::SwapIntrigue
            | Effect::TrashTile
            | Effect::SpyShared
            | Effect::SpyHere
            | Effect::MakerHooks
            | Effect::BlowWall
            | Effect::ReturnToHand
            | Effect::Memory
            | Effect::RepeatSpace
            | Effect::Reshuffle => say(""),
            Effect::LoseInfluence(Track::Of(faction), n) => of(faction, n),
            Effect::LoseInfluence(_, n) => count("-any", n),
            Effect::LoseTroop(n, TroopPlace::Garrison) => count("-garrison", n),
            Effect::LoseTroop(n, TroopPlace::Conflict) => count("-conflict", n),
            Effect::Deploy(ANY) | Effect::Retreat(ANY) => say("-any"),
            Effect::Deploy(n) | Effect::Retreat(n) => count("", n),
            Effect::Control(space) => {
                let space = self.space_name(content, space);
                plain(self.say(&id(""), [("space", space.into()), ("who", who.into())]))
            }
            Effect::Recover(faction) => of(faction, 1),
            Effect::Acquire { max_cost, to } => {
                let variant = match to {
                    Destination::Discard => "",
                    Destination::Deck => "-onto-deck",
                    Destination::Hand => "-to-hand",
                };
                count(variant, max_cost)
            }
            Effect::AcquireToDeck
            | Effect::Infiltrate
            | Effect::PassTurn
            | Effect::ExtraTurn
            | Effect::DoubleVisit
            | Effect::TroopsForCards
            | Effect::DeploysRecruits
            | Effect::NoRequirements => clause(self.say(&id(""), [])),
            Effect::AddIcons(icons) => {
                let icons = self.chained("list-comma", self.icons(icons));
                clause(self.say(&id(""), [("icons", icons.into()), ("who", who.into())]))
            }
            Effect::Discount(card, n) => {
                let card = self.card_name(content, card);
                clause(self.say(&id(""), [("n", n.into()), ("card", card.into())]))
            }
            Effect::Hook(hook) => list(self.say(&format!("hook-{}", hook.name()), [("who", who.into())])),
            Effect::All(nodes) | Effect::Lines(nodes) => self.all(self.grouped(content, nodes, who)),
            Effect::OneOf(nodes) => self.one_of(content, nodes, who),
            Effect::SomeOf(n, nodes) => self.some_of(content, n, nodes, who),
            Effect::Pay { cost, then } => {
                let payer = if let Who::Reader = who { Who::Opponent } else { who };
                let cost = self.all(self.costs(content, cost, payer)).text;
                let bare = self.phrase_for(content, then, Who::Opponent);
                let (id, then) = match who {
                    Who::Reader if bare.shape < Shape::Clause => ("effect-pay-optional", bare.text),
                    Who::Reader => ("effect-pay-optional-long", self.phrase_for(content, then, who).text),
                    Who::You | Who::Opponent => ("effect-pay", self.phrase_for(content, then, who).text),
                };
                clause(self.say(id, [("cost", cost.into()), ("effect", then.into())]))
            }
            Effect::If(condition, then) => self.if_holds(content, condition, self.phrase_for(content, then, who)),
            Effect::Per(inner, Count::CardsInPlay(faction)) => {
                let inner = self.phrase_for(content, inner, who).text;
                let faction = self.faction(faction);
                list(self.say("effect-per-card-in-play", [("effect", inner.into()), ("faction", faction)]))
            }
            Effect::Per(inner, Count::Revealed(faction)) => {
                let inner = self.phrase_for(content, inner, who).text;
                let faction = self.faction(faction);
                list(self.say("effect-per-card-revealed", [("effect", inner.into()), ("faction", faction)]))
            }
            Effect::Per(inner, count) => {
                let inner = self.phrase_for(content, inner, who).text;
                let id = format!("effect-per-{}", count.word().map_or("", |word| word.name));
                list(self.say(&id, [("effect", inner.into())]))
            }
            Effect::EachOpponent(inner) => {
                let inner = self.phrase_for(content, inner, Who::Opponent).text;
                clause(self.say("effect-each-opponent", [("effect", inner.into())]))
            }
        }
    }

    fn if_holds(&self, content: &Content, condition: Condition, then: Phrase) -> Phrase {
        let condition = self.condition(content, condition);
        let id = if then.shape == Shape::Clause { "effect-if-long" } else { "effect-if" };
        clause(self.say(id, [("condition", condition.into()), ("effect", then.text.into())]))
    }

    /// The phrases of several effects; gains that follow one another become one phrase.
    fn grouped(&self, content: &Content, nodes: Nodes, who: Who) -> Vec<Phrase> {
        let amount = |effect| self.amount(effect);
        let phrase =
            |node: NodeId| self.added(content, nodes, node, who).unwrap_or_else(|| self.phrase_for(content, node, who));
        self.runs(nodes, content, amount, |what| self.gain(what, who), phrase)
    }

    /// A conditional gain of what an entry before it gives already: so much more.
    fn added(&self, content: &Content, nodes: Nodes, node: NodeId, who: Who) -> Option<Phrase> {
        let given = |node: NodeId| match content.effect(node) {
            Effect::If(_, then) => content.effect(then),
            effect => effect,
        };
        let Effect::If(condition, then) = content.effect(node) else { return None };
        // Goals are counted exactly: one count excludes the other.
        if let Condition::Goals(..) = condition {
            return None;
        }
        let mut before = nodes.iter().take_while(|&other| other != node).map(given);
        let more = match content.effect(then) {
            Effect::Troop(n) if before.any(|other| matches!(other, Effect::Troop(_))) => {
                self.say("effect-troop-more", [("n", n.into()), ("who", who.into())])
            }
            Effect::Draw(n) if before.any(|other| matches!(other, Effect::Draw(_))) => {
                self.say("effect-draw-more", [("n", n.into()), ("who", who.into())])
            }
            Effect::Gain(good, n) if before.any(|other| matches!(other, Effect::Gain(same, _) if same == good)) => {
                self.say("effect-gain-more", [("what", self.good(good, n).into()), ("who", who.into())])
            }
            _ => return None,
        };
        Some(self.if_holds(content, condition, plain(more)))
    }

    /// The phrases of what is paid.
    fn costs(&self, content: &Content, nodes: Nodes, who: Who) -> Vec<Phrase> {
        let amount = |effect: Effect| match effect.cost() {
            Some(Cost::Goods(good, n)) => Some(self.good(good, n)),
            _ => None,
        };
        let pay = |what: String| self.say("cost-pay", [("what", what.into()), ("who", who.into())]);
        self.runs(nodes, content, amount, pay, |node| match content.effect(node).cost() {
            Some(Cost::Trash(n)) => plain(self.say("cost-trash", [("n", n.into()), ("who", who.into())])),
            Some(Cost::Retreat(n)) => plain(self.say("cost-retreat", [("n", n.into()), ("who", who.into())])),
            _ => self.phrase_for(content, node, who),
        })
    }

    /// Phrases of nodes, those with an amount taken together as long as they follow one another.
    fn runs(
        &self,
        nodes: Nodes,
        content: &Content,
        amount: impl Fn(Effect) -> Option<String>,
        together: impl Fn(String) -> String,
        alone: impl Fn(NodeId) -> Phrase,
    ) -> Vec<Phrase> {
        let mut phrases = Vec::new();
        let mut amounts = Vec::new();
        let close = |amounts: &mut Vec<String>, phrases: &mut Vec<Phrase>| {
            let shape = if amounts.len() > 1 { Shape::List } else { Shape::Plain };
            if !amounts.is_empty() {
                phrases.push(Phrase { text: together(self.list("list-and", std::mem::take(amounts))), shape });
            }
        };
        let mut nodes = nodes.iter().peekable();
        while let Some(node) = nodes.next() {
            let effect = content.effect(node);
            match amount(effect) {
                Some(amount) => amounts.push(amount),
                None => {
                    close(&mut amounts, &mut phrases);
                    let Phrase { mut text, shape } = alone(node);
                    // Two icons side by side are two entries, said once.
                    let twice = matches!(effect, Effect::Freighter | Effect::Negotiate | Effect::LoseInfluence(..));
                    if twice && nodes.next_if(|&next| content.effect(next) == effect).is_some() {
                        text = self.say("effect-twice", [("effect", text.into())]);
                    }
                    phrases.push(Phrase { text, shape });
                }
            }
        }
        close(&mut amounts, &mut phrases);
        phrases
    }

    /// All of them, in one phrase.
    fn all(&self, mut phrases: Vec<Phrase>) -> Phrase {
        if phrases.len() == 1 {
            return phrases.remove(0);
        }
        match shape(&phrases) {
            Shape::Plain => list(self.list_phrases("list-and", texts(phrases))),
            Shape::List => list(self.list_phrases("list-and-long", texts(phrases))),
            Shape::Clause => clause(self.chained("list-clauses", self.bracketed(phrases))),
        }
    }

    fn one_of(&self, content: &Content, nodes: Nodes, who: Who) -> Phrase {
        if let Some((factions, n)) = influences(content, nodes) {
            let factions = self.factions(&factions, |names| self.list("list-or", names));
            return plain(self.gain(self.influence(factions, n), who));
        }
        if let Some(amounts) = self.amounts(content, nodes) {
            return list(self.gain(self.list("list-or", amounts), who));
        }
        let options: Vec<Phrase> = self.options(content, nodes, who);
        let plain = shape(&options) == Shape::Plain;
        let options = if plain {
            self.list_phrases("list-or", texts(options))
        } else {
            self.chained("list-or-clauses", self.bracketed(options))
        };
        let text = self.say("effect-either", [("options", options.into()), ("who", who.into())]);
        if plain { list(text) } else { clause(text) }
    }

    fn some_of(&self, content: &Content, count: u8, nodes: Nodes, who: Who) -> Phrase {
        if let Some((factions, n)) = influences(content, nodes)
            && factions.len() == Faction::ALL.len()
        {
            let words = [("n", n.into()), ("count", count.into()), ("who", who.into())];
            return clause(self.say("effect-influence-some-of", words));
        }
        if let Some(amounts) = self.amounts(content, nodes) {
            let what = self.chained("list-comma", amounts);
            let words = [("n", count.into()), ("what", what.into()), ("who", who.into())];
            return clause(self.say("effect-gain-some-of", words));
        }
        let options = self.chained("list-clauses", self.bracketed(self.options(content, nodes, who)));
        clause(self.say("effect-some-of", [("n", count.into()), ("options", options.into()), ("who", who.into())]))
    }

    fn options(&self, content: &Content, nodes: Nodes, who: Who) -> Vec<Phrase> {
        nodes.iter().map(|node| self.phrase_for(content, node, who)).collect()
    }

    /// The amounts, if all of them are gains.
    fn amounts(&self, content: &Content, nodes: Nodes) -> Option<Vec<String>> {
        nodes.iter().map(|node| self.amount(content.effect(node))).collect()
    }

    /// The texts, with brackets around clauses that others follow.
    fn bracketed(&self, phrases: Vec<Phrase>) -> Vec<String> {
        let last = phrases.len().saturating_sub(1);
        let bracket = |(i, phrase): (usize, Phrase)| match phrase.shape {
            Shape::Clause if i < last => self.say("group", [("text", phrase.text.into())]),
            _ => phrase.text,
        };
        phrases.into_iter().enumerate().map(bracket).collect()
    }
}

/// The factions, if all of the effects are the same influence with different ones.
fn influences(content: &Content, nodes: Nodes) -> Option<(Vec<Faction>, u8)> {
    let mut amount = None;
    let factions = nodes.iter().map(|node| match content.effect(node) {
        Effect::Influence(Track::Of(faction), n) if *amount.get_or_insert(n) == n => Some(faction),
        _ => None,
    });
    let factions = factions.collect::<Option<Vec<Faction>>>()?;
    Some((factions, amount?))
}

fn plain(text: String) -> Phrase {
    Phrase { text, shape: Shape::Plain }
}

fn list(text: String) -> Phrase {
    Phrase { text, shape: Shape::List }
}

fn clause(text: String) -> Phrase {
    Phrase { text, shape: Shape::Clause }
}

fn shape(phrases: &[Phrase]) -> Shape {
    phrases.iter().map(|phrase| phrase.shape).max().unwrap_or(Shape::Plain)
}

fn texts(phrases: Vec<Phrase>) -> Vec<String> {
    phrases.into_iter().map(|phrase| phrase.text).collect()
}
