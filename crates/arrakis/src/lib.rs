//! Dune: War for Arrakis: rules, and its cards and board as data.

mod action;
mod battle_chances;
mod battle_heuristic;
mod board;
mod check;
mod content;
mod effect;
mod eval;
mod event;
mod frame;
mod game;
mod ids;
mod names;
mod position;
mod resample;
mod rules;
mod show;
mod state;
mod text;
mod tooling;
mod view;
pub mod wire;

pub use action::{Action, Change, Desert, Piece, Use};
pub use battle_chances::Chances;
pub use board::Map;
pub use content::{Content, check_language};
pub use effect::Effect;
pub use event::{Criterion, Event, Leaders, Pieces, Powers, PrescienceCards, Way, Zones};
pub use frame::{Candidates, Frame, Pending, Task};
pub use game::{Arrakis, BASE, COMBINATIONS, Combination, MAHDI, Setup};
pub use ids::*;
pub use position::Given;
pub use show::ViewChanges;
pub use state::{Phase, State};
pub use text::Texts;
pub use view::{
    AreaView, AttackView, BattleView, BoardView, DecisionView, FighterView, LeaderView, Pile, PlayerView, SietchView,
    TokenView, View,
};
