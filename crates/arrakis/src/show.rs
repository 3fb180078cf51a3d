//! What a screen shows besides the view: texts, the catalogue, what is done unasked.

use std::sync::Arc;

use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};
use serde_json::{Map, Value};
use table::{AutomaticReason, Game, Hearer, Part, Presentation, Problem, Seat, Viewer};

use crate::action::Action;
use crate::event::Event;
use crate::game::{Arrakis, COMBINATIONS};
use crate::ids::*;
use crate::state::{Frame, State};
use crate::text::Texts;
use crate::wire::{Catalogue, Options, Preview};

impl Presentation for Arrakis {
    type Texts = Texts;
    type ViewChanges = ViewChanges;

    fn languages() -> Vec<&'static str> {
        Texts::languages().collect()
    }

    fn texts(language: &str) -> Result<Texts, Problem> {
        Texts::new(language)
    }

    fn options() -> impl Serialize {
        Options { combinations: COMBINATIONS, shared: [Side::Harkonnen, Side::Atreides] }
    }

    fn catalogue(&self, texts: &Texts) -> impl Serialize {
        Catalogue::new(&self.content, texts)
    }

    fn prompt_about(&self, state: &State) -> String {
        state.pending().map_or_else(String::new, |pending| format!("ask:{}", pending.frame.question()))
    }

    fn prompt_parts(&self, texts: &Texts, state: &State, names: &[String], hearer: Hearer) -> Vec<Part> {
        texts.prompt_parts(self, state, names, hearer)
    }

    fn action_label(&self, texts: &Texts, state: &State, action: Action, _: &[String]) -> String {
        texts.action(self, state, action)
    }

    fn event_parts(&self, texts: &Texts, event: &Event, _: &[String]) -> Vec<Part> {
        texts.event_parts(self, event)
    }

    fn event_text(&self, texts: &Texts, event: &Event, _: &[String]) -> String {
        texts.event(self, event)
    }

    fn private_talk(&self, latest: impl Iterator<Item = (Seat, Action)>) -> Vec<Seat> {
        // W278: from the cone of silence until the other side acts.
        let mut latest = latest.peekable();
        let Some(side) = latest.peek().map(|&(seat, _)| self.side_of_seat(seat)) else { return Vec::new() };
        let mut own = latest.take_while(|&(seat, _)| self.side_of_seat(seat) == side);
        if !own.any(|(_, action)| action == Action::Cone) {
            return Vec::new();
        }
        (0..self.seats()).map(|seat| Seat(seat as u8)).filter(|&seat| self.side_of_seat(seat) == side).collect()
    }

    fn why_blocked(&self, texts: &Texts, state: &State, action: Action, _: &[String]) -> (String, String) {
        (texts.obstacle(self, state, self.obstacle(state, action)), String::new())
    }

    fn action_tree(&self, action: Action) -> impl Serialize {
        action.tree(&self.content)
    }

    fn unavailable(&self, state: &State, out: &mut Vec<Action>) {
        out.clear();
        let Some(pending) = state.pending() else { return };
        if pending.frame != Frame::Turn {
            return;
        }
        // Special actions of leaders in play that cannot be used now.
        let dice = state.dice[pending.by.index()];
        for (i, leader) in self.content.leaders.iter().enumerate() {
            let id = LeaderId(i as u8);
            if let Some(face) = leader.slot
                && leader.faction.side() == pending.by.side()
                && dice[face.index()] > 0
                && !self.is_ready(state, id)
            {
                out.push(Action::SpendLeader(face, id));
            }
        }
        out.sort_unstable();
    }

    fn due(&self, _: &State, out: &mut Vec<Action>) {
        out.clear();
    }

    fn automatic_action(&self, state: &State) -> Option<(Action, AutomaticReason)> {
        let pending = state.pending()?;
        let mut legal = Vec::new();
        self.legal_actions(state, &mut legal);
        match legal[..] {
            // What one learns from is asked all the same.
            [only] if !matches!(pending.frame, Frame::Turn | Frame::EndTurn) => {
                let mut after = state.clone();
                self.apply_unchecked(&mut after, only, &mut ());
                (after.secrets_seen == state.secrets_seen).then_some((only, AutomaticReason::OnlyChoice))
            }
            _ => None,
        }
    }

    fn preview(&self, before: &State, after: &State) -> impl Serialize {
        Preview::between(before, after)
    }

    fn plays_as(&self, _: &State, seat: Seat) -> Option<String> {
        let boards: Vec<Board> = Board::ALL.iter().copied().filter(|&board| self.seat_of(board) == seat).collect();
        let side = self.side_of_seat(seat);
        let own = boards.into_iter().find(|board| board.side() == side)?;
        Some(if self.shared[side.index()] { own.name().into() } else { side.name().into() })
    }

    fn scores(&self, state: &State) -> Vec<Vec<(&'static str, i32)>> {
        let of = |seat: u8| match self.side_of_seat(Seat(seat)) {
            Side::Atreides => {
                Marker::ALL.iter().map(|marker| (marker.name(), state.markers[marker.index()].into())).collect()
            }
            Side::Harkonnen => vec![("supremacy", state.supremacy.into())],
        };
        (0..self.seats() as u8).map(of).collect()
    }

    fn round(&self, state: &State) -> u32 {
        state.round.into()
    }
}

/// The position before, for what changes in views.
#[derive(Default)]
pub struct ViewChanges {
    before: Option<State>,
}

impl table::ViewChanges<Arrakis> for ViewChanges {
    fn set_before(&mut self, before: &State) {
        match &mut self.before {
            Some(known) => known.clone_from(before),
            None => self.before = Some(before.clone()),
        }
    }

    fn changes(&mut self, game: &Arrakis, state: &State, viewer: Viewer) -> Arc<RawValue> {
        let tree = |state: &State| serde_json::to_value(game.view(state, viewer)).unwrap_or_default();
        let (old, new) = (tree(self.before.as_ref().unwrap_or(state)), tree(state));
        let mut changes = Map::new();
        if let (Value::Object(old), Value::Object(new)) = (&old, new) {
            for (field, value) in new {
                if old.get(&field) != Some(&value) {
                    changes.insert(field, value);
                }
            }
        }
        to_raw_value(&changes).expect("a view is plain data").into()
    }
}
