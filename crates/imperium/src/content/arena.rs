//! Turns effect trees into nodes of one arena, children side by side.

use super::tree::{Kind, Tree};
use super::{Node, Source};
use crate::effect::{Effect, Nodes};
use crate::ids::*;

/// Most nodes of all trees together: [`NodeId`] counts them.
pub(super) const NODES: usize = 65_535;

/// There is no room for more nodes.
#[derive(Debug)]
pub(super) struct Full;

impl Full {
    /// What to say about it.
    pub fn message(&self) -> String {
        format!("more than {NODES} effect nodes")
    }
}

/// The nodes of all trees, children side by side.
#[derive(Debug, Default)]
pub(super) struct Arena {
    /// The nodes so far.
    pub nodes: Vec<Node>,
}

impl Arena {
    /// Turns trees into nodes side by side.
    pub fn alloc(&mut self, trees: &[Tree], source: Source) -> Result<Nodes, Full> {
        let len = u8::try_from(trees.len()).map_err(|_| Full)?;
        let first = u16::try_from(self.nodes.len()).map_err(|_| Full)?;
        if self.nodes.len() + trees.len() > NODES {
            return Err(Full);
        }
        let empty = Node {
            effect: Effect::All(Nodes::default()),
            source,
            optional: false,
            automatic: false,
            marks_sword_card: false,
        };
        self.nodes.resize(self.nodes.len() + trees.len(), empty);
        for (i, tree) in trees.iter().enumerate() {
            let effect = self.effect(tree, source)?;
            self.put(usize::from(first) + i, effect, source);
        }
        Ok(Nodes { first, len })
    }

    /// Turns trees into one node: several become an [`Effect::All`].
    pub fn root(&mut self, mut trees: Vec<Tree>, source: Source) -> Result<NodeId, Full> {
        if trees.len() != 1 {
            trees = vec![Tree { at: 0, len: 0, kind: Kind::All(trees) }];
        }
        Ok(self.alloc(&trees, source)?.get(0))
    }

    /// Turns one effect without children into a node.
    pub fn leaf(&mut self, effect: Effect, source: Source) -> Result<NodeId, Full> {
        self.root(vec![Tree { at: 0, len: 0, kind: Kind::Leaf(effect) }], source)
    }

    fn effect(&mut self, tree: &Tree, source: Source) -> Result<Effect, Full> {
        let mut one = |tree: &Tree| Ok(self.alloc(std::slice::from_ref(tree), source)?.get(0));
        Ok(match &tree.kind {
            Kind::Leaf(effect) => *effect,
            Kind::If(condition, tree) => Effect::If(*condition, one(tree)?),
            Kind::Per(tree, count) => Effect::Per(one(tree)?, *count),
            Kind::EachOpponent(tree) => Effect::EachOpponent(one(tree)?),
            Kind::All(trees) => Effect::All(self.alloc(trees, source)?),
            Kind::Lines(trees) => Effect::Lines(self.alloc(trees, source)?),
            Kind::OneOf(trees) => Effect::OneOf(self.alloc(trees, source)?),
            Kind::SomeOf(n, trees) => Effect::SomeOf(*n, self.alloc(trees, source)?),
            Kind::Pay(cost, then) => {
                let then = one(then)?;
                Effect::Pay { cost: self.alloc(cost, source)?, then }
            }
        })
    }

    /// Writes a node whose children are complete.
    fn put(&mut self, index: usize, effect: Effect, source: Source) {
        let node = |id: NodeId| &self.nodes[id.index()];
        let optional = match effect {
            Effect::Pay { .. } => true,
            Effect::Hook(hook) => hook.optional(),
            Effect::If(_, inner) | Effect::Per(inner, _) => node(inner).optional,
            Effect::All(nodes) | Effect::Lines(nodes) | Effect::OneOf(nodes) | Effect::SomeOf(_, nodes) => {
                nodes.iter().all(|id| node(id).optional)
            }
            atom => atom.word().is_some_and(|word| word.optional),
        };
        let automatic = match effect {
            Effect::If(_, inner) => node(inner).automatic,
            Effect::All(nodes) => !nodes.is_empty() && nodes.iter().all(|id| node(id).automatic),
            atom => atom.word().is_some_and(|word| word.automatic),
        };
        self.nodes[index] = Node { effect, source, optional, automatic, marks_sword_card: false };
    }
}
