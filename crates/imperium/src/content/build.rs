//! Makes components out of the tables that were read.

use std::collections::{HashMap, HashSet};

use super::load::{EffectSite, Entries, Loader};
use super::parse::{Clause, parse_condition, parse_passive};
use super::raw::{
    Raw, RawCard, RawConflict, RawIntrigue, RawLeader, RawRule, RawShipping, RawSpace, RawTech, RawTerm, RawTrack, Text,
};
use super::suggest::unknown;
use super::tree::{Kind, Tree};
use super::words::explained_by;
use super::*;
use crate::effect::{Track, Trigger};
use crate::rules::Obstacle;
use crate::state::{Frame, SHIPPING_TOP};

const AREAS: &[&str] = &["emperor", "guild", "bene-gesserit", "fremen", "landsraad", "choam", "ix", "city", "desert"];
const DECKS: &[&str] = &["starter", "reserve", "imperium"];
const TIMES: &[&str] = &["turn-start", "before-agent", "won-conflict"];
const STATUS: &[&str] = &["rule", "official", "designer", "convention", "index"];

/// Most kinds of one component but spaces: their numbers are bytes.
const MOST: usize = 255;
/// Most spaces, and most conflicts: sets of them are 64 bits.
const MOST_IN_SET: usize = 64;
/// Most technology tiles: sets of them are 32 bits.
const MOST_TECH: usize = 32;
/// Most bonuses of the shipping track: sets of them are 8 bits.
const MOST_SHIPPING: usize = 8;
/// Most reserve piles, maker spaces, spaces that can be controlled.
const MOST_PLACES: usize = 4;

impl Loader<'_> {
    pub(super) fn build(&mut self, raw: Raw) -> Content {
        self.name(&raw);
        if !self.problems.is_empty() && (raw.cards.len() > MOST || raw.spaces.len() > MOST_IN_SET) {
            // Their numbers mean nothing.
            return Content::empty();
        }
        let mut content = Content::empty();
        self.spaces(&mut content, raw.spaces);
        self.cards(&mut content, raw.cards);
        self.intrigues(&mut content, raw.intrigues);
        self.conflicts(&mut content, raw.conflicts);
        self.leaders(&mut content, raw.leaders);
        self.tech(&mut content, raw.tech);
        self.shipping(&mut content, raw.shipping);
        self.tracks(&mut content, raw.tracks);
        self.terms(&mut content, raw.terms);
        self.rules(&mut content, raw.rules);
        content.nodes = std::mem::take(&mut self.arena.nodes);
        content.mark_sword_cards();
        content.labels = (0..content.nodes.len()).map(|i| format!("#{i}")).collect();
        for (node, label) in self.labels.drain(..) {
            content.labels[node.index()] = label;
        }
        content.by_label = std::mem::take(&mut self.by_label);
        content
    }

    /// Gives out the ids.
    fn name(&mut self, raw: &Raw) {
        let mut seen = HashSet::new();
        for ((file, card), i) in raw.cards.iter().zip(0_usize..) {
            self.id("card", *file, &card.id, &mut seen, MOST);
            self.names.cards.entry(card.id.get_ref().clone()).or_insert(CardId(i as u8));
        }
        seen.clear();
        for ((file, space), i) in raw.spaces.iter().zip(0_usize..) {
            self.id("space", *file, &space.id, &mut seen, MOST_IN_SET);
            let named = (SpaceId(i as u8), space.control.is_some());
            self.names.spaces.entry(space.id.get_ref().clone()).or_insert(named);
        }
        seen.clear();
        raw.intrigues.iter().for_each(|(file, card)| self.id("intrigue", *file, &card.id, &mut seen, MOST));
        seen.clear();
        raw.conflicts.iter().for_each(|(file, card)| self.id("conflict", *file, &card.id, &mut seen, MOST_IN_SET));
        seen.clear();
        raw.leaders.iter().for_each(|(file, leader)| self.id("leader", *file, &leader.id, &mut seen, MOST));
        seen.clear();
        raw.tech.iter().for_each(|(file, tile)| self.id("tech", *file, &tile.id, &mut seen, MOST_TECH));
        seen.clear();
        raw.rules.iter().for_each(|(file, rule)| self.id("rule", *file, &rule.id, &mut seen, usize::MAX - 1));
    }

    fn spaces(&mut self, content: &mut Content, spaces: Vec<(usize, RawSpace)>) {
        for (index, (file, raw)) in spaces.into_iter().enumerate() {
            let space = SpaceId(index as u8);
            let owner = Owner::Space(space);
            let site = EffectSite::Space { maker: raw.maker };
            let id = raw.id.get_ref().clone();
            self.word("area", file, &raw.area, AREAS, |a| a);
            let icon = self.word("icon", file, &raw.icon, Icon::ALL, Icon::name).unwrap_or(Icon::City);
            let faction = raw.faction.as_ref().and_then(|f| self.faction(file, f));
            let requires = raw.requires.as_ref().and_then(|text| {
                let parsed = parse_condition(text.get_ref(), &self.names);
                parsed.map_err(|error| self.problem_in(file, text, error)).ok()
            });
            let maker = raw.maker.then(|| self.place(file, &raw.id, "maker spaces", space, &mut content.makers));
            let control = raw.control.as_ref().and_then(|text| {
                let controlled = &mut content.controllable;
                let number = self.place(file, &raw.id, "spaces that can be controlled", space, controlled);
                let entries = self.entries(file, Some(text))?;
                match entries.trees.as_slice() {
                    [Tree { kind: Kind::Leaf(Effect::Gain(good, n)), .. }] => Some((number, *good, *n)),
                    _ => {
                        let message = "control pays one good, such as 'solari 1'".to_owned();
                        self.problem_part(file, text.span(), 0, text.get_ref().len(), message);
                        None
                    }
                }
            });
            let mut once = None;
            let mut prices = Vec::new();
            match (&raw.effect, &raw.prices) {
                (Some(effect), None) => {
                    let cost = self.goods(file, &raw.cost);
                    let entries = self.entries(file, Some(effect));
                    for tree in entries.iter().flat_map(|e| &e.trees) {
                        tree.leaves(&mut |_, effect| match effect {
                            Effect::HighCouncil => once = Some(Once::HighCouncil),
                            Effect::Swordmaster => once = Some(Once::Swordmaster),
                            _ => {}
                        });
                    }
                    prices.push(Price { cost, effect: self.lay(entries, owner, site, &format!("{id}.space")) });
                }
                (None, Some(list)) => {
                    if let Some(cost) = &raw.cost {
                        self.problem(file, cost.span(), "with prices each price has its own cost");
                    }
                    if list.get_ref().is_empty() {
                        self.problem(file, list.span(), "no prices");
                    }
                    for (i, price) in list.get_ref().iter().enumerate() {
                        let cost = self.goods(file, &price.cost);
                        let label = match list.get_ref().len() {
                            1 => format!("{id}.space"),
                            _ => format!("{id}.price-{}", i + 1),
                        };
                        let effect = self.boxed(file, Some(&price.effect), owner, site, &label);
                        prices.push(Price { cost, effect });
                    }
                }
                (Some(_), Some(list)) => self.problem(file, list.span(), "either effect or prices, not both"),
                (None, None) => {
                    self.problem(file, raw.id.span(), format!("space '{id}' has neither effect nor prices"));
                }
            }
            let once = match &raw.once_per_game {
                Some(flag) if *flag.get_ref() => {
                    if once.is_none() {
                        let message = "only high-council and swordmaster can be once per game";
                        self.problem(file, flag.span(), message);
                    }
                    once
                }
                _ => None,
            };
            let reveal = self.boxed(file, raw.reveal.as_ref(), owner, site, &format!("{id}.space-reveal"));
            content.spaces.push(Space {
                id,
                name: raw.name,
                area: raw.area.into_inner(),
                icon,
                faction,
                requires,
                combat: raw.combat,
                maker,
                control,
                once,
                prices,
                reveal,
                decision: raw.decision,
            });
        }
    }

    /// The place of a component among the few of its kind.
    fn place<T>(&mut self, file: usize, id: &Text, what: &str, item: T, list: &mut Vec<T>) -> u8 {
        if list.len() == MOST_PLACES {
            self.problem(file, id.span(), format!("more than {MOST_PLACES} {what}"));
        }
        list.push(item);
        (list.len() - 1) as u8
    }

    fn cards(&mut self, content: &mut Content, cards: Vec<(usize, RawCard)>) {
        for (index, (file, raw)) in cards.into_iter().enumerate() {
            let card = CardId(index as u8);
            let owner = Owner::Card(card);
            let id = raw.id.get_ref().clone();
            let deck = match self.word("deck", file, &raw.deck, DECKS, |d| d) {
                Some("starter") => Deck::Starter,
                Some("reserve") => {
                    Deck::Reserve(self.place(file, &raw.id, "reserve piles", card, &mut content.reserve))
                }
                _ => Deck::Imperium,
            };
            let copies = self.copies(file, &raw.copies);
            let factions = raw.factions.iter().filter_map(|f| self.faction(file, f)).fold(0, |set, f| set | f.bit());
            let any = raw.icons.iter().any(|icon| icon.get_ref() == "any");
            let (mut icons, mut infiltrates) = (0, 0);
            let (mut reach, mut infiltrated) = (0, 0);
            if any {
                icons = Icon::ALL.iter().fold(0, |set, icon| set | icon.bit());
                reach = (0..content.spaces.len()).fold(0, |set, i| set | 1 << i);
                if let [_, _, ..] = raw.icons.as_slice() {
                    self.problem(file, raw.icons[0].span(), "'any' stands alone");
                }
            } else {
                for text in &raw.icons {
                    let names = |icon: Option<Icon>| icon.map_or("any", Icon::name);
                    let valid: Vec<Option<Icon>> = Icon::ALL.iter().map(|i| Some(*i)).chain([None]).collect();
                    let plain = text.get_ref().strip_suffix("+infiltrate");
                    let word = Text::new(text.span(), plain.unwrap_or(text.get_ref()).to_owned());
                    let Some(Some(icon)) = self.word("icon", file, &word, &valid, names) else { continue };
                    icons |= icon.bit();
                    let spaces = content.spaces.iter().enumerate().filter(|(_, space)| space.icon == icon);
                    let reached = spaces.fold(0, |set, (i, _)| set | 1 << i);
                    if reached == 0 {
                        self.problem(file, text.span(), format!("no space has the icon '{}'", icon.name()));
                    }
                    reach |= reached;
                    if plain.is_some() {
                        infiltrates |= icon.bit();
                        infiltrated |= reached;
                    }
                }
            }
            if let (Some(agent), []) = (&raw.agent, raw.icons.as_slice()) {
                self.problem(file, agent.span(), "an agent box but no icons: the card reaches no space");
            }
            let (mut visit_influence, mut visit_harvest, mut visit_discount) = (1, 1, None);
            let mut agent = self.entries(file, raw.agent.as_ref());
            if let Some(entries) = &mut agent {
                entries.trees.retain(|tree| match tree.kind {
                    Kind::Leaf(Effect::VisitInfluence(n)) => {
                        visit_influence = n;
                        false
                    }
                    Kind::Leaf(Effect::VisitHarvest(n)) => {
                        visit_harvest = n;
                        false
                    }
                    Kind::Leaf(Effect::VisitDiscount(space, good, n)) => {
                        visit_discount = Some((space, good, n));
                        false
                    }
                    _ => true,
                });
            }
            let agent = self.lay(agent, owner, EffectSite::Card, &format!("{id}.agent"));
            let [reveal, acquire, trashed] =
                [("reveal", &raw.reveal), ("acquire", &raw.acquire), ("trashed", &raw.trashed)].map(|(label, text)| {
                    self.boxed(file, text.as_ref(), owner, EffectSite::Card, &format!("{id}.{label}"))
                });
            content.cards.push(Card {
                id,
                name: raw.name,
                deck,
                copies,
                cost: raw.cost,
                factions,
                icons,
                reach,
                infiltrates,
                infiltrated,
                agent,
                reveal,
                acquire,
                trashed,
                unload: raw.unload,
                buyable: raw.buyable.unwrap_or(deck != Deck::Starter),
                moves_agent: raw.moves_agent,
                visit_influence,
                visit_harvest,
                visit_discount,
                decision: raw.decision,
            });
        }
    }

    fn intrigues(&mut self, content: &mut Content, cards: Vec<(usize, RawIntrigue)>) {
        for (index, (file, raw)) in cards.into_iter().enumerate() {
            let owner = Owner::Intrigue(IntrigueId(index as u8));
            let id = raw.id.get_ref().clone();
            let copies = self.copies(file, &raw.copies);
            let when = raw.when.as_ref().and_then(|text| self.word("time", file, text, TIMES, |t| t));
            let (time, needs) = match when {
                Some("turn-start") => (PlotTime::TurnStart, Some(("plot", raw.plot.is_some()))),
                Some("before-agent") => (PlotTime::BeforeAgent, Some(("plot", raw.plot.is_some()))),
                Some(_) => (PlotTime::OwnTurn, Some(("combat", raw.combat.is_some()))),
                None => (PlotTime::OwnTurn, None),
            };
            if let (Some(text), Some((needs, false))) = (&raw.when, needs) {
                self.problem(file, text.span(), format!("'{}' needs a {needs} effect", text.get_ref()));
            }
            if raw.plot.is_none() && raw.combat.is_none() && raw.endgame.is_none() {
                self.problem(file, raw.id.span(), format!("intrigue '{id}' has no effect"));
            }
            let plot = self.entries(file, raw.plot.as_ref());
            let mut lasts = false;
            for tree in plot.iter().flat_map(|e| &e.trees) {
                tree.leaves(&mut |_, effect| {
                    lasts |= effect.word().is_some_and(|word| word.lasts);
                });
            }
            let plot = self.root(plot, owner, EffectSite::Intrigue, format!("{id}.plot")).map(|node| (node, time));
            let combat = self.entries(file, raw.combat.as_ref());
            let combat = self.root(combat, owner, EffectSite::Intrigue, format!("{id}.combat"));
            let endgame = self.entries(file, raw.endgame.as_ref());
            let endgame = self.root(endgame, owner, EffectSite::Intrigue, format!("{id}.endgame"));
            let (combat, won) = if when == Some("won-conflict") { (None, combat) } else { (combat, None) };
            content.intrigues.push(Intrigue {
                id,
                name: raw.name,
                copies,
                plot,
                combat,
                won,
                endgame,
                lasts,
                decision: raw.decision,
            });
        }
    }

    fn conflicts(&mut self, content: &mut Content, cards: Vec<(usize, RawConflict)>) {
        for (index, (file, raw)) in cards.into_iter().enumerate() {
            let owner = Owner::Conflict(ConflictId(index as u8));
            let id = raw.id.get_ref().clone();
            let level = *raw.level.get_ref();
            if !(1..=3).contains(&level) {
                self.problem(file, raw.level.span(), format!("level {level} out of range: 1 to 3"));
            }
            let location = raw.location.as_ref().and_then(|text| {
                let message = match self.names.spaces.get(text.get_ref()) {
                    Some((space, true)) => return Some(*space),
                    Some((_, false)) => format!("'{}' cannot be controlled", text.get_ref()),
                    None => {
                        let spaces = &content.spaces;
                        let valid = spaces.iter().filter(|s| s.control.is_some()).map(|s| s.id.as_str());
                        unknown("space", text.get_ref(), valid)
                    }
                };
                self.problem_part(file, text.span(), 0, text.get_ref().len(), message);
                None
            });
            let places = [("first", Some(&raw.first)), ("second", raw.second.as_ref()), ("third", raw.third.as_ref())];
            let rewards = places
                .map(|(label, text)| self.boxed(file, text, owner, EffectSite::Conflict, &format!("{id}.{label}")));
            content.conflicts.push(Conflict { id, name: raw.name, level, location, rewards, decision: raw.decision });
        }
    }

    fn leaders(&mut self, content: &mut Content, leaders: Vec<(usize, RawLeader)>) {
        for (index, (file, raw)) in leaders.into_iter().enumerate() {
            let owner = Owner::Leader(LeaderId(index as u8));
            let id = raw.id.get_ref().clone();
            let complexity = *raw.complexity.get_ref();
            if !(1..=4).contains(&complexity) {
                self.problem(file, raw.complexity.span(), format!("complexity {complexity} out of range: 1 to 4"));
            }
            let signet = self.entries(file, Some(&raw.signet));
            let signet = self.root(signet, owner, EffectSite::Leader, format!("{id}.signet")).unwrap_or_default();
            let label = format!("{id}.passive");
            let passive = self.passive(file, raw.passive.as_ref(), owner, EffectSite::Leader, &label);
            let snooper = self.entries(file, raw.snooper.as_ref());
            let snooper = self.root(snooper, owner, EffectSite::Leader, format!("{id}.snooper"));
            let (setup, lacks) = (self.goods(file, &raw.setup), self.goods(file, &raw.lacks));
            content.leaders.push(Leader {
                id,
                name: raw.name,
                house: raw.house,
                complexity,
                passive_name: raw.passive_name,
                passive,
                signet_name: raw.signet_name,
                signet,
                setup,
                lacks,
                snooper,
                decision: raw.decision,
            });
        }
    }

    fn tech(&mut self, content: &mut Content, tech: Vec<(usize, RawTech)>) {
        for (index, (file, raw)) in tech.into_iter().enumerate() {
            let tile = TechId(index as u8);
            let (owner, site) = (Owner::Tech(tile), EffectSite::Tech);
            let id = raw.id.get_ref().clone();
            let [acquire, reveal] = [("acquire", &raw.acquire), ("reveal", &raw.reveal)]
                .map(|(label, text)| self.boxed(file, text.as_ref(), owner, site, &format!("{id}.{label}")));
            let usage = self.entries(file, raw.usage.as_ref());
            let usage = self.root(usage, owner, site, format!("{id}.use"));
            let passive = self.passive(file, raw.passive.as_ref(), owner, site, &format!("{id}.passive"));
            if index < MOST_TECH {
                let sets = &mut content.tile_sets;
                sets.events |= passive.events;
                for modifier in &passive.modifiers {
                    match modifier {
                        Modifier::AcquireToDeck => sets.acquire_to_deck |= tile.bit(),
                        Modifier::TroopTransports => sets.troop_transports |= tile.bit(),
                        Modifier::WinsTies => sets.wins_ties |= tile.bit(),
                        Modifier::Detonation => sets.detonation |= tile.bit(),
                        other => {
                            let name = other.word().map_or("", |word| word.name);
                            self.problem(
                                file,
                                raw.id.span(),
                                format!("'{name}' is an ability of leaders, not of tiles"),
                            );
                        }
                    }
                }
            }
            let (name, cost, decision) = (raw.name, raw.cost, raw.decision);
            content.tech.push(Tech { id, name, cost, acquire, reveal, usage, passive, decision });
        }
    }

    fn shipping(&mut self, content: &mut Content, mut steps: Vec<(usize, RawShipping)>) {
        steps.sort_by_key(|(_, raw)| *raw.step.get_ref());
        for (file, raw) in steps {
            let step = *raw.step.get_ref();
            if !(1..=SHIPPING_TOP).contains(&step) || content.shipping.iter().any(|bonus| bonus.step == step) {
                self.problem(file, raw.step.span(), format!("steps are 1 to {SHIPPING_TOP}, each once"));
            }
            let label = format!("shipping.{step}");
            let nodes = self.boxed(file, Some(&raw.bonus), Owner::Shipping, EffectSite::Shipping, &label);
            content.shipping.extend(nodes.iter().map(|node| ShippingBonus { step, node }));
            if content.shipping.len() > MOST_SHIPPING {
                self.problem(file, raw.step.span(), format!("more than {MOST_SHIPPING} bonuses of the shipping track"));
            }
        }
    }

    /// Reads a standing ability and lays down what it does: `label`, or `label.1`, `label.2` and so on.
    fn passive(&mut self, file: usize, text: Option<&Text>, owner: Owner, site: EffectSite, label: &str) -> Passive {
        let mut passive = Passive::default();
        let Some(text) = text else { return passive };
        let clauses = parse_passive(text.get_ref(), &self.names).unwrap_or_else(|error| {
            self.problem_in(file, text, error);
            Vec::new()
        });
        let several = clauses.iter().filter(|clause| matches!(clause, Clause::When(..))).count() > 1;
        for clause in clauses {
            match clause {
                Clause::Modifier(modifier) => {
                    passive.modifiers.push(modifier);
                    passive.changes.add(modifier);
                }
                Clause::When(when, tree) => {
                    let number = passive.triggers.len() + 1;
                    let label = if several { format!("{label}.{number}") } else { label.to_owned() };
                    let entries = Entries { file, span: text.span(), trees: vec![tree] };
                    let node = self.root(Some(entries), owner, site, label).unwrap_or_default();
                    let at_once = when.word().is_some_and(|word| word.at_once);
                    passive.triggers.push(Trigger { when, node, at_once });
                    passive.events |= when.bit();
                }
            }
        }
        passive
    }

    fn tracks(&mut self, content: &mut Content, tracks: Vec<(usize, RawTrack)>) {
        let mut seen = [false; FACTIONS];
        for (file, raw) in tracks {
            let Some(faction) = self.faction(file, &raw.faction) else { continue };
            if std::mem::replace(&mut seen[faction.index()], true) {
                self.problem(file, raw.faction.span(), format!("a second track of '{}'", faction.name()));
                continue;
            }
            let bonus = self.entries(file, Some(&raw.at4));
            let label = format!("{}.bonus", faction.name());
            let bonus = self.root(bonus, Owner::Track(faction), EffectSite::Track, label);
            content.track_bonus[faction.index()] = bonus.unwrap_or_default();
        }
        for faction in Faction::ALL.iter().copied() {
            let name = faction.name();
            if !seen[faction.index()] {
                self.problems.push((None, 0..0, format!("no [[track]] of '{name}'")));
            }
            let mut visit = |n, label| {
                let effect = Effect::Influence(Track::Of(faction), n);
                self.made(effect, Owner::Track(faction), format!("{name}.{label}"))
            };
            content.visit[faction.index()] = [visit(1, "visit"), visit(2, "visit.double")];
        }
    }

    fn terms(&mut self, content: &mut Content, terms: Vec<(usize, RawTerm)>) {
        let mut seen = HashSet::new();
        for (file, raw) in terms {
            [&raw.id].into_iter().chain(&raw.also).for_each(|id| self.id("term", file, id, &mut seen, usize::MAX - 1));
            let also = raw.also.into_iter().map(Text::into_inner);
            let also = also.chain(explained_by(raw.id.get_ref()).map(str::to_owned)).collect();
            content.terms.push(Term { id: raw.id.into_inner(), also, name: raw.name, text: raw.text });
        }
    }

    fn rules(&mut self, content: &mut Content, rules: Vec<(usize, RawRule)>) {
        let things = content.things();
        for (file, raw) in rules {
            self.word("status", file, &raw.status, STATUS, |s| s);
            let (known, lost): (Vec<Text>, Vec<Text>) =
                raw.about.into_iter().partition(|thing| things.contains(thing.get_ref()));
            // A rule stays when a module removes one of the things it is about.
            for thing in &lost {
                if !self.removed.contains(thing.get_ref()) {
                    let message = unknown("thing", thing.get_ref(), things.iter().map(String::as_str));
                    self.problem_with(file, thing, message);
                }
            }
            let about = known.into_iter().map(Text::into_inner).collect();
            let (id, status) = (raw.id.into_inner(), raw.status.into_inner());
            content.rules.push(Rule { id, title: raw.title, status, about });
        }
    }
}

impl Content {
    /// Everything a rule can be about.
    fn things(&self) -> HashSet<String> {
        fn of<'a>(kind: &'a str, ids: impl Iterator<Item = &'a str> + 'a) -> impl Iterator<Item = String> + 'a {
            ids.map(move |id| format!("{kind}:{id}"))
        }
        let things = of("card", self.cards.iter().map(|card| card.id.as_str()));
        let things = things.chain(of("space", self.spaces.iter().map(|space| space.id.as_str())));
        let things = things.chain(of("intrigue", self.intrigues.iter().map(|card| card.id.as_str())));
        let things = things.chain(of("conflict", self.conflicts.iter().map(|card| card.id.as_str())));
        let things = things.chain(of("leader", self.leaders.iter().map(|leader| leader.id.as_str())));
        let things = things.chain(of("tech", self.tech.iter().map(|tile| tile.id.as_str())));
        let things = things.chain(of("term", self.terms.iter().map(|term| term.id.as_str())));
        let things = things.chain(of("ask", Frame::QUESTIONS.iter().copied()));
        things.chain(of("obstacle", Obstacle::NAMES.iter().copied())).collect()
    }

    /// Marks one entry of each card that gives swords: one that always does so, if there is one.
    fn mark_sword_cards(&mut self) {
        for card in &self.cards {
            let mut found = Vec::new();
            card.reveal.iter().for_each(|node| self.sword_nodes(node, true, &mut found));
            let always = found.iter().find(|(_, always)| *always).or(found.first());
            if let Some(&(node, _)) = always {
                self.nodes[node.index()].marks_sword_card = true;
            }
        }
    }

    /// The nodes below `node` that gain swords, each with whether it always comes to it.
    fn sword_nodes(&self, node: NodeId, always: bool, found: &mut Vec<(NodeId, bool)>) {
        match self.nodes[node.index()].effect {
            Effect::Gain(Good::Sword, _) => found.push((node, always)),
            Effect::All(nodes) => nodes.iter().for_each(|node| self.sword_nodes(node, always, found)),
            Effect::OneOf(nodes) | Effect::SomeOf(_, nodes) => {
                nodes.iter().for_each(|node| self.sword_nodes(node, false, found));
            }
            Effect::If(_, then) | Effect::Pay { then, .. } => self.sword_nodes(then, false, found),
            Effect::Per(inner, _) if matches!(self.nodes[inner.index()].effect, Effect::Gain(Good::Sword, _)) => {
                found.push((node, false));
            }
            _ => {}
        }
    }

    /// No components at all.
    fn empty() -> Content {
        Content {
            modules: Vec::new(),
            constants: Constants::default(),
            cards: Vec::new(),
            spaces: Vec::new(),
            intrigues: Vec::new(),
            conflicts: Vec::new(),
            leaders: Vec::new(),
            tech: Vec::new(),
            shipping: Vec::new(),
            tile_sets: TileSets::default(),
            rules: Vec::new(),
            terms: Vec::new(),
            reserve: Vec::new(),
            makers: Vec::new(),
            controllable: Vec::new(),
            track_bonus: [NodeId(0); FACTIONS],
            visit: [[NodeId(0); 2]; FACTIONS],
            nodes: Vec::new(),
            labels: Vec::new(),
            by_label: HashMap::new(),
        }
    }
}
