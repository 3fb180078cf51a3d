//! Decisions and lines as they are written out: each part is made when it is written, and nothing is written twice.
//! They read as a [`Decision`] and a [`Line`](crate::Line) do.

use serde::ser::SerializeSeq;
use serde::{Serialize, Serializer};
use table::{Part, Seat, Tooling};

use crate::live::TypedGame;
use crate::wire::{Automatic, Decision};

/// A [`Decision`].
#[derive(Serialize)]
#[serde(bound = "")]
pub(crate) struct DecisionText<'a, G: Tooling> {
    seat: Seat,
    player: Seat,
    prompt: Vec<Part>,
    about: String,
    choices: Choices<'a, G>,
    blocked: BlockedChoices<'a, G>,
    due: Vec<String>,
    automatic: Option<Automatic>,
}

impl<'a, G: Tooling> DecisionText<'a, G> {
    /// A question with what can be chosen and what cannot.
    pub fn new(
        question: Decision,
        live: &'a TypedGame<G>,
        [legal, unavailable]: [Vec<G::Action>; 2],
        texts: &'a G::Texts,
        names: &'a [String],
    ) -> Self {
        let Decision { seat, player, prompt, about, choices: _, blocked: _, due, automatic } = question;
        let choices = Choices(Listed { live, actions: legal, texts, names });
        let blocked = BlockedChoices(Listed { live, actions: unavailable, texts, names });
        DecisionText { seat, player, prompt, about, choices, blocked, due, automatic }
    }
}

/// Actions of a game, to be put into words.
struct Listed<'a, G: Tooling> {
    live: &'a TypedGame<G>,
    actions: Vec<G::Action>,
    texts: &'a G::Texts,
    names: &'a [String],
}

struct Choices<'a, G: Tooling>(Listed<'a, G>);

/// A [`Choice`](crate::Choice).
#[derive(Serialize)]
struct ChoiceText<T, P> {
    action: String,
    label: String,
    tree: T,
    preview: Option<P>,
}

impl<G: Tooling> Serialize for Choices<'_, G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Listed { live, ref actions, texts, names } = self.0;
        let (game, state) = (live.session.game(), live.session.state());
        let mut all = serializer.serialize_seq(Some(actions.len()))?;
        for &action in actions {
            let after = live.public_successor(action);
            all.serialize_element(&ChoiceText {
                action: game.action_text(action),
                label: game.action_label(texts, state, action, names),
                tree: game.action_tree(action),
                preview: after.as_ref().map(|after| game.preview(state, after)),
            })?;
        }
        all.end()
    }
}

struct BlockedChoices<'a, G: Tooling>(Listed<'a, G>);

/// A [`Blocked`](crate::Blocked).
#[derive(Serialize)]
struct BlockedText<'a, T> {
    tree: T,
    reason: &'a str,
    about: &'a str,
}

impl<G: Tooling> Serialize for BlockedChoices<'_, G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Listed { live, ref actions, texts, names } = self.0;
        let (game, state) = (live.session.game(), live.session.state());
        let mut all = serializer.serialize_seq(Some(actions.len()))?;
        // Much is blocked by the same: whatever card is played, an occupied space is occupied. It is said once.
        let mut said: Vec<(G::Obstacle, (String, String))> = Vec::new();
        for &action in actions {
            let obstacle = game.blocked_by(state, action);
            let known = said.iter().position(|(other, _)| *other == obstacle).unwrap_or_else(|| {
                let text = game.obstacle_text(texts, state, &obstacle, names);
                said.push((obstacle, text));
                said.len() - 1
            });
            let (reason, about) = &said[known].1;
            all.serialize_element(&BlockedText { tree: game.action_tree(action), reason, about })?;
        }
        all.end()
    }
}

/// A [`Line`](crate::Line) that was not taken back.
#[derive(Serialize)]
pub(crate) struct LineText<T> {
    pub step: usize,
    pub event: T,
    pub parts: Vec<Part>,
    pub secret: bool,
}
