//! The plain data of the auction.

use serde::{Deserialize, Serialize};
use table::{List, Rng, Seat};

use super::CARDS;

/// A way to get the rules wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fault {
    #[default]
    None,
    LeakingView,
    LeakingOptions,
    KeptSecrets,
    UnsortedActions,
    RepeatedAction,
    AmbiguousText,
    LostCard,
    DeafHash,
    WrongIsLegal,
    MutatingRefusal,
    SilentRefusal,
    ForgetfulFile,
    Endless,
    NoStanding,
    Unrepeatable,
    UncountedSecrets,
    UncountedEvents,
    EightSeats,
    Panicking,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    pub players: usize,
    #[serde(default)]
    pub fault: Fault,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    Bid(u8),
    Keep,
    Sell,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct State {
    pub hands: [List<u8, CARDS>; 4],
    pub bids: [Option<u8>; 4],
    pub points: [i32; 4],
    pub deck: List<u8, CARDS>,
    pub discard: List<u8, CARDS>,
    pub lot: u8,
    /// The winner, who has to say what becomes of the lot.
    pub winner: Option<Seat>,
    pub turn: Seat,
    pub over: bool,
    pub secrets: u32,
    #[serde(skip)]
    pub forgotten: u32,
    pub rng: Rng,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub enum Event {
    Lot(u8),
    Bid(Seat),
    Drew(Seat, u8),
    Won(Seat, u8),
}

#[derive(Debug, PartialEq, Serialize)]
pub struct View {
    pub hand: Vec<u8>,
    pub hand_sizes: Vec<usize>,
    pub bids: Vec<Option<u8>>,
    pub points: Vec<i32>,
    pub deck: usize,
    pub lot: u8,
    pub next: Option<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Given {
    #[serde(default)]
    pub fault: Fault,
    pub lot: u8,
    pub hands: Vec<Vec<u8>>,
    /// The next card to draw first.
    pub deck: Vec<u8>,
}
