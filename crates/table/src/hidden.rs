//! Cards in hidden places, and the viewers that know them.

use serde::{Deserialize, Serialize};

use crate::Viewer;

/// A card that some viewers cannot see, with the viewers that know it: seats by bit, spectators by the highest bit.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Hidden<T> {
    /// The card.
    pub card: T,
    /// The viewers that know that the card is there.
    pub known: u8,
}

impl<T> Hidden<T> {
    /// Whether `viewer` knows this card.
    pub const fn known_to(&self, viewer: Viewer) -> bool {
        self.known & viewer.bit() != 0
    }
}

/// The value of [`Hidden::known`] for a card that everybody knows.
pub const KNOWN_TO_ALL: u8 = 0xff;
