//! What leaves whoever decides no real choice.

use table::{AutomaticReason, Game};

use super::predicates::distinct;
use crate::action::Action;
use crate::game::Imperium;
use crate::ids::NodeId;
use crate::state::{Frame, Pending, State};

/// So many actions are tried before the answer is "ask".
const TRIES: usize = 400;

impl Imperium {
    /// An action that can be taken without asking whoever owes the decision, and why.
    ///
    /// - A pass of somebody who has nothing to play.
    /// - The only legal action, if nobody learns anything hidden from it and no card of a hand is shown by it. Ending
    ///   a turn is never done for anybody.
    /// - An effect that has to be resolved, asks nothing and draws nothing, and whose place among the effects that
    ///   wait beside it makes no difference: taken before each of them or after it, whatever is answered to it, the
    ///   state is the same. That is tried out on the present state, and on the state after each of the others that
    ///   asks nothing; longer chains are not tried. Intrigue cards and the deployment of troops are no waiting
    ///   effects: they stay possible afterwards, and are not compared.
    ///
    /// The answer depends on nothing that whoever decides cannot see.
    pub(crate) fn automatic_action(&self, s: &State) -> Option<(Action, AutomaticReason)> {
        let pending = s.pending()?;
        let mut legal = Vec::new();
        self.list(s, &mut legal);
        if let [only] = legal[..] {
            return self.only_action(s, only).map(|why| (only, why));
        }
        if !matches!(pending.frame, Frame::Turn | Frame::Reward) {
            return None;
        }
        let mut trial = Trial { game: self, base: pending, left: TRIES };
        let node = distinct(&s.tray).find(|&node| trial.is_anytime(s, node))?;
        Some((Action::Resolve(node), AutomaticReason::AnyOrder))
    }

    fn only_action(&self, s: &State, only: Action) -> Option<AutomaticReason> {
        match only {
            Action::Pass => Some(AutomaticReason::NothingToPlay),
            Action::Resolve(_)
            | Action::Choose(_)
            | Action::Faction(_)
            | Action::Space(_)
            | Action::Seat(_)
            | Action::Spy(_)
            | Action::RecallSpy(_)
            | Action::BattleIcon(_)
            | Action::Decline => {
                let mut after = s.clone();
                self.apply_unchecked(&mut after, only, &mut ());
                (after.secrets_seen == s.secrets_seen).then_some(AutomaticReason::OnlyChoice)
            }
            _ => None,
        }
    }
}

/// Effects of one tray tried out in different orders.
struct Trial<'a> {
    game: &'a Imperium,
    /// The decision to which every order comes back.
    base: Pending,
    /// So many actions may still be tried.
    left: usize,
}

impl Trial<'_> {
    /// Whether it makes no difference when `node`, which has to be resolved, is resolved.
    fn is_anytime(&mut self, s: &State, node: NodeId) -> bool {
        if self.resolve_if_silent(s, node).is_none() {
            return false;
        }
        let before: Vec<State> = distinct(&s.tray)
            .filter(|&other| other != node)
            .filter_map(|other| self.resolve_if_silent(s, other))
            .collect();
        self.commutes(s, node) && before.iter().all(|s| self.commutes(s, node))
    }

    /// Whether `node` can be resolved before or after each of the other entries with the same result.
    fn commutes(&mut self, s: &State, node: NodeId) -> bool {
        let Some(first) = self.resolve_if_silent(s, node) else { return false };
        let others: Vec<NodeId> = distinct(&s.tray).filter(|&other| other != node).collect();
        others.into_iter().all(|other| {
            let can = |s: &State| self.game.can(s, self.base.player, other);
            match (can(&first), can(s)) {
                (true, true) => {
                    let action = Action::Resolve(other);
                    match (self.after(&first, action), self.after(s, action)) {
                        (Some(done), Some(open)) => self.converges(&done, &open, node),
                        _ => false,
                    }
                }
                // What only becomes possible by `node` comes after it anyway.
                (_, possible) => !possible,
            }
        })
    }

    /// Whether two ways end in the same state: `done` has `node` resolved, in `open` it still waits. Both are asked the
    /// same questions in between, and every answer is tried.
    fn converges(&mut self, done: &State, open: &State, node: NodeId) -> bool {
        if open.pending() == Some(self.base) {
            return self.after_resolving(open, node).is_some_and(|open| open == *done);
        }
        let (Some(asked), Some(same)) = (open.pending(), done.pending()) else { return false };
        // What others are asked depends on what they hold.
        if asked != same || asked.decider != self.base.decider {
            return false;
        }
        let (mut answers, mut same) = (Vec::new(), Vec::new());
        self.game.list(open, &mut answers);
        self.game.list(done, &mut same);
        answers == same
            && answers.into_iter().all(|answer| match (self.after(done, answer), self.after(open, answer)) {
                (Some(done), Some(open)) => self.converges(&done, &open, node),
                _ => false,
            })
    }

    /// Resolves a mandatory effect on a copy; none if the effect asks something, shows something or ends the decision.
    fn resolve_if_silent(&mut self, s: &State, node: NodeId) -> Option<State> {
        let after = self.after_resolving(s, node)?;
        (after.pending() == Some(self.base) && after.secrets_seen == s.secrets_seen).then_some(after)
    }

    fn after_resolving(&mut self, s: &State, node: NodeId) -> Option<State> {
        let waits = s.tray.contains(&node) && self.game.must_resolve(s, self.base.player, node);
        if waits { self.after(s, Action::Resolve(node)) } else { None }
    }

    fn after(&mut self, s: &State, action: Action) -> Option<State> {
        self.left = self.left.checked_sub(1)?;
        let mut after = s.clone();
        self.game.apply_unchecked(&mut after, action, &mut ());
        // Counted within one effect only: every effect begins it anew.
        after.turn.recruits = 0;
        Some(after)
    }
}
