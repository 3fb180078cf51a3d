//! Makes components out of the tables that were read.

mod board;
mod cards;
mod tiles;

use std::collections::{HashMap, HashSet};

use super::load::{EffectSite, Entries, Loader};
use super::parse::{Clause, parse_condition, parse_passive};
use super::raw::{
    Raw, RawCard, RawConflict, RawContract, RawIntrigue, RawLeader, RawObjective, RawPost, RawRule, RawShipping,
    RawSpace, RawStep, RawTech, RawTerm, RawTrack, Text,
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
/// Most spaces: sets of them are 64 bits.
const MOST_SPACES: usize = 64;
/// Most conflicts, technology tiles and contracts: sets of them are 32 bits.
const MOST_IN_SET: usize = 32;
/// Most observation posts: sets of them are 16 bits.
const MOST_POSTS: usize = 16;
/// Most bonuses of the shipping track: sets of them are 8 bits.
const MOST_SHIPPING: usize = 8;
/// Most reserve piles, maker spaces, spaces that can be controlled.
const MOST_PLACES: usize = 4;

impl Loader<'_> {
    pub(super) fn build(&mut self, raw: Raw) -> Content {
        self.name(&raw);
        if !self.problems.is_empty() && (raw.cards.len() > MOST || raw.spaces.len() > MOST_SPACES) {
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
        self.posts(&mut content, raw.posts);
        self.objectives(&mut content, raw.objectives);
        self.contracts(&mut content, raw.contracts);
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
            self.id("space", *file, &space.id, &mut seen, MOST_SPACES);
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
        raw.tech.iter().for_each(|(file, tile)| self.id("tech", *file, &tile.id, &mut seen, MOST_IN_SET));
        seen.clear();
        raw.posts.iter().for_each(|(file, post)| self.id("post", *file, &post.id, &mut seen, MOST_POSTS));
        seen.clear();
        raw.objectives.iter().for_each(|(file, card)| self.id("objective", *file, &card.id, &mut seen, MOST));
        seen.clear();
        raw.contracts.iter().for_each(|(file, tile)| self.id("contract", *file, &tile.id, &mut seen, MOST_IN_SET));
        seen.clear();
        raw.rules.iter().for_each(|(file, rule)| self.id("rule", *file, &rule.id, &mut seen, usize::MAX - 1));
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
            let mut about = Vec::new();
            for text in &raw.about {
                let (thing, module) = match text.get_ref().split_once('@') {
                    Some((thing, module)) => (thing, Some(module)),
                    None => (text.get_ref().as_str(), None),
                };
                // A rule stays when one of the things it is about is not in play.
                let absent = module.is_some_and(|module| !self.playing.iter().any(|playing| playing == module));
                if things.contains(thing) {
                    about.push(thing.to_owned());
                } else if !absent && !self.removed.contains(thing) {
                    let message = unknown("thing", thing, things.iter().map(String::as_str));
                    self.problem_with(file, text, message);
                }
            }
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
        let things = things.chain(of("post", self.posts.iter().map(|post| post.id.as_str())));
        let things = things.chain(of("objective", self.objectives.iter().map(|card| card.id.as_str())));
        let things = things.chain(of("contract", self.contracts.iter().map(|tile| tile.id.as_str())));
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
            Effect::OneOf(nodes) | Effect::SomeOf(_, nodes) | Effect::Lines(nodes) => {
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
            posts: Vec::new(),
            posts_of: Vec::new(),
            objectives: Vec::new(),
            contracts: Vec::new(),
            contract_sets: ContractSets::default(),
            face_up_events: 0,
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
