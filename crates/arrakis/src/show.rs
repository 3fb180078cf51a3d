//! What a screen shows besides the view: texts, the catalogue, what is done unasked.

use std::sync::Arc;

use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};
use serde_json::{Map, Value};
use table::{AutomaticReason, Game, Part, Presentation, Problem, PromptFor, Seat, Viewer};

use crate::action::{Action, Use};
use crate::event::Event;
use crate::game::{Arrakis, COMBINATIONS};
use crate::ids::*;
use crate::rules::Obstacle;
use crate::state::{Frame, Phase, State, hand};
use crate::text::Texts;
use crate::wire::{Catalogue, Options, Preview};

impl Presentation for Arrakis {
    type Texts = Texts;
    type ViewChanges = ViewChanges;
    type Obstacle = Obstacle;

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
        Catalogue::new(&self.content, self.solo, texts)
    }

    fn prompt_rule_key(&self, state: &State) -> String {
        state.pending().map_or_else(String::new, |pending| format!("ask:{}", pending.frame.question()))
    }

    fn prompt_parts(&self, texts: &Texts, state: &State, names: &[String], prompt_for: PromptFor) -> Vec<Part> {
        texts.prompt_parts(self, state, names, prompt_for)
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

    fn blocked_by(&self, state: &State, action: Action) -> Obstacle {
        self.obstacle(state, action)
    }

    fn obstacle_text(&self, texts: &Texts, state: &State, &obstacle: &Obstacle, _: &[String]) -> (String, String) {
        (texts.obstacle(self, state, obstacle), format!("obstacle:{}", obstacle.name()))
    }

    fn action_tree(&self, action: Action) -> impl Serialize {
        action.tree(&self.content)
    }

    fn unavailable(&self, state: &State, out: &mut Vec<Action>) {
        out.clear();
        let Some(pending) = state.pending() else { return };
        let side = pending.by.side();
        if pending.frame == Frame::Turn {
            self.unused_dice(state, pending.by, out);
        }
        if state.phase == Phase::Actions && pending.frame.is_open_step() && side == Side::Atreides {
            out.extend(self.content.map.atomics.iter().map(|&(area, _)| Action::Detonate(area)));
        }
        if let Frame::Turn | Frame::EndTurn | Frame::Claim | Frame::EndClaim = pending.frame
            && side == Side::Atreides
        {
            let revealed = (0..self.content.prescience.len() as u8).map(PrescienceId);
            out.extend(revealed.filter(|card| state.revealed & card.bit() != 0).map(Action::Claim));
        }
        let held = state.cards.pile(hand(self.hand_of(pending.by))).iter().map(|held| held.card);
        match pending.frame {
            Frame::PlayCard(_) => out.extend(held.map(Action::Play)),
            Frame::BattleCard(_) | Frame::HandLimit | Frame::EnemyDiscard(_) => out.extend(held.map(Action::Discard)),
            _ => {}
        }
        out.extend(self.candidate_areas(state, side, pending.frame).into_iter().map(Action::Area));
        out.sort_unstable();
        out.dedup();
        let mut legal = Vec::new();
        self.legal_actions(state, &mut legal);
        // What a die is spent on for a claim is listed with the die.
        let spent =
            |card: PrescienceId| legal.iter().any(|&other| matches!(other, Action::SpendClaim(_, of) if of == card));
        out.retain(|&action| {
            legal.binary_search(&action).is_err() && !matches!(action, Action::Claim(card) if spent(card))
        });
    }

    fn required_actions(&self, _: &State, out: &mut Vec<Action>) {
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

impl Arrakis {
    /// What the boxes of a player's dice have and cannot be done now.
    fn unused_dice(&self, state: &State, board: Board, out: &mut Vec<Action>) {
        let side = board.side();
        for &face in Face::ALL.iter().filter(|face| state.dice[board.index()][face.index()] > 0) {
            let uses: &[Use] = match (face, side) {
                (Face::Strategy, _) => &[Use::Attack, Use::Card],
                (Face::Leadership, _) => &[Use::Surprise, Use::Card],
                (Face::Deployment, Side::Atreides) => &[Use::Deploy, Use::Card],
                _ => &[Use::Card],
            };
            out.extend(uses.iter().map(|&on| Action::Spend(face, on)));
            for (i, leader) in self.content.leaders.iter().enumerate() {
                let id = LeaderId(i as u8);
                if leader.slot == Some(face) && leader.faction.side() == side && !self.is_ready(state, id) {
                    out.push(Action::SpendLeader(face, id));
                }
            }
        }
    }

    /// The areas that a player may try as answers to a question.
    fn candidate_areas(&self, state: &State, side: Side, frame: Frame) -> AreaSet {
        let map = &self.content.map;
        match frame {
            Frame::MoveLegion(..) | Frame::AttackWith(..) | Frame::Upgrade(..) => state.occupied[side.index()],
            Frame::MoveTo(from, _)
            | Frame::RetreatTo(_, from, _)
            | Frame::WormTo(from, ..)
            | Frame::WormAttackAt(from) => map.flight[from.index()],
            Frame::AttackAt(from, _) => map.flight[from.index()] | state.occupied[side.enemy().index()],
            Frame::Harvester(_)
            | Frame::VehicleAt(_, Vehicle::Harvester, _)
            | Frame::VehicleOver(_, Vehicle::Harvester, ..)
            | Frame::Sign(_)
            | Frame::Sandworm(..)
            | Frame::WildMakerTo => self.desert(state),
            Frame::TokenTo(_) | Frame::LeaderOnly | Frame::Deploy(_) | Frame::DeployLeaderTo(_) => {
                let printed = map.settlements.iter().map(|&(area, _)| area).collect::<AreaSet>();
                state.occupied[side.index()] | printed | state.sietches
            }
            _ => AreaSet::NONE,
        }
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

#[cfg(test)]
#[path = "show_tests.rs"]
mod tests;
