//! Effects as they were written, with their places, before they are laid down as nodes.

use std::collections::HashMap;

use crate::effect::{Condition, Count, Effect};
use crate::ids::*;

/// The components an effect can name.
#[derive(Debug, Default)]
pub(super) struct Names {
    /// Cards by id.
    pub cards: HashMap<String, CardId>,
    /// Spaces by id, and whether they can be controlled.
    pub spaces: HashMap<String, (SpaceId, bool)>,
}

/// An effect as it was written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Tree {
    /// Byte offset in the text.
    pub at: usize,
    /// Length in bytes.
    pub len: usize,
    /// What it is.
    pub kind: Kind,
}

/// Kinds of [`Tree`]. A leaf is never one of the composite effects.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// An atom.
    Leaf(Effect),
    /// All of them.
    All(Vec<Tree>),
    /// Any of them, each if wanted.
    Lines(Vec<Tree>),
    /// One of them.
    OneOf(Vec<Tree>),
    /// So many of them.
    SomeOf(u8, Vec<Tree>),
    /// Costs, and what they buy.
    Pay(Vec<Tree>, Box<Tree>),
    /// Under a condition.
    If(Condition, Box<Tree>),
    /// For each thing counted.
    Per(Box<Tree>, Count),
    /// Every opponent does it.
    EachOpponent(Box<Tree>),
}

impl Tree {
    /// Whether it is a payment, or one under a condition.
    pub fn is_payment(&self) -> bool {
        match &self.kind {
            Kind::Pay(..) => true,
            Kind::If(_, tree) => tree.is_payment(),
            _ => false,
        }
    }

    /// Calls `f` on every leaf, costs included.
    pub fn leaves(&self, f: &mut dyn FnMut(&Tree, Effect)) {
        match &self.kind {
            Kind::Leaf(effect) => f(self, *effect),
            Kind::All(trees) | Kind::Lines(trees) | Kind::OneOf(trees) | Kind::SomeOf(_, trees) => {
                trees.iter().for_each(|t| t.leaves(f))
            }
            Kind::Pay(cost, then) => {
                cost.iter().for_each(|t| t.leaves(f));
                then.leaves(f);
            }
            Kind::If(_, tree) | Kind::Per(tree, _) | Kind::EachOpponent(tree) => tree.leaves(f),
        }
    }
}
