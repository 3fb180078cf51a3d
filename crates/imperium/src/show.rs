//! What a screen shows besides the view: texts, the catalogue, what is unavailable, previews.

use serde::Serialize;
use table::{AutomaticReason, Game, Part, Presentation, Problem, PromptFor, Seat};

use crate::action::{Action, Market};
use crate::content::Library;
use crate::event::Event;
use crate::game::{Imperium, LeaderChoice};
use crate::ids::*;
use crate::rules::{Obstacle, distinct};
use crate::state::{Frame, Player, State, TurnKind, intrigue_hand};
use crate::text::Texts;
use crate::view_changes::ViewChanges;
use crate::wire::{Catalogue, Options, preview};

impl Presentation for Imperium {
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
        let leaders = vec![LeaderChoice::Random, LeaderChoice::Choose, LeaderChoice::Draft];
        Options { combinations: Library::built_in().combinations(), leaders }
    }

    fn catalogue(&self, texts: &Texts) -> impl Serialize {
        Catalogue::new(&self.content, texts)
    }

    fn prompt_rule_key(&self, state: &State) -> String {
        state.frame().map_or_else(String::new, |frame| ["ask:", frame.question(state.turn.kind)].concat())
    }

    fn prompt_parts(&self, texts: &Texts, state: &State, names: &[String], prompt_for: PromptFor) -> Vec<Part> {
        texts.prompt_parts(self, state, names, prompt_for)
    }

    fn action_label(&self, texts: &Texts, state: &State, action: Action, names: &[String]) -> String {
        texts.action(self, state, action, names)
    }

    fn event_parts(&self, texts: &Texts, event: &Event, names: &[String]) -> Vec<Part> {
        texts.event_parts(self, event, names)
    }

    fn event_text(&self, texts: &Texts, event: &Event, names: &[String]) -> String {
        texts.event(self, event, names)
    }

    fn blocked_by(&self, state: &State, action: Action) -> Obstacle {
        self.obstacle(state, action)
    }

    fn obstacle_text(&self, texts: &Texts, state: &State, obstacle: &Obstacle, names: &[String]) -> (String, String) {
        (texts.obstacle(self, state, obstacle, names), ["obstacle:", obstacle.name()].concat())
    }

    fn action_tree(&self, action: Action) -> impl Serialize {
        action.tree(&self.content)
    }

    fn unavailable(&self, state: &State, out: &mut Vec<Action>) {
        out.clear();
        let Some(frame) = state.frame() else { return };
        let player = &state.players[state.acting().index()];
        if let Frame::Leader | Frame::Draft(..) = frame {
            out.extend(self.on_offer(state).map(Action::Leader));
        }
        if let Frame::Turn | Frame::Combat | Frame::Won | Frame::Endgame = frame {
            out.extend(
                state.intrigue.pile(intrigue_hand(state.acting())).iter().map(|held| Action::Intrigue(held.card)),
            );
        }
        if let Frame::Spy { .. } = frame {
            out.extend((0..self.content.posts.len()).map(|i| Action::Spy(PostId(i as u8))));
        }
        if let Frame::Turn | Frame::Reward = frame {
            out.extend(state.tray.iter().map(|&node| Action::Resolve(node)));
        }
        if let Frame::Turn = frame {
            match state.turn.kind {
                TurnKind::Open => {
                    for held in player.hand() {
                        let reach = self.content.cards[held.card.index()].reach
                            | self.reach_by_spies(state, state.acting(), held.card);
                        let spaces = (0..self.content.spaces.len() as u8).filter(|space| reach & (1 << space) != 0);
                        let prices = |space: u8| 0..self.content.spaces[usize::from(space)].prices.len() as u8;
                        out.extend(spaces.flat_map(|space| {
                            prices(space).map(move |price| Action::Agent {
                                card: held.card,
                                space: SpaceId(space),
                                price,
                                from: None,
                            })
                        }));
                    }
                }
                TurnKind::Reveal => {
                    let offers = state.row.iter().chain(&self.content.reserve);
                    out.extend(offers.map(|&card| Action::Acquire { card, market: Market::Open, to_deck: false }));
                    out.push(Action::EndTurn);
                }
                TurnKind::Agent => out.push(Action::EndTurn),
            }
        }
        out.sort_unstable();
        out.dedup();
        let mut legal = Vec::new();
        self.legal_actions(state, &mut legal);
        out.retain(|action| legal.binary_search(action).is_err());
    }

    fn required_actions(&self, state: &State, out: &mut Vec<Action>) {
        out.clear();
        if let Some(Frame::Turn | Frame::Reward) = state.frame() {
            let due = distinct(&state.tray).filter(|&node| self.must_resolve(state, state.acting(), node));
            out.extend(due.map(Action::Resolve));
        }
    }

    fn automatic_action(&self, state: &State) -> Option<(Action, AutomaticReason)> {
        self.automatic_action(state)
    }

    fn preview(&self, before: &State, after: &State) -> impl Serialize {
        preview(self, before, after)
    }

    fn plays_as(&self, state: &State, seat: Seat) -> Option<String> {
        let player = &state.players[seat.index()];
        player.has_leader.then(|| self.content.leaders[player.leader.index()].id.clone())
    }

    fn scores(&self, state: &State) -> Vec<Vec<(&'static str, i32)>> {
        let by_source = |player: &Player| {
            VpSource::ALL.iter().map(|&source| (source.name(), i32::from(player.vp[source as usize]))).collect()
        };
        state.players[..usize::from(self.seats)].iter().map(by_source).collect()
    }

    fn round(&self, state: &State) -> u32 {
        state.round.into()
    }
}

#[cfg(test)]
#[path = "show_tests.rs"]
mod tests;
