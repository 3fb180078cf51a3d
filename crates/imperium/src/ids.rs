//! The small words of the game: factions, agent icons, goods, and numbers that name a component of the content.

use serde::{Deserialize, Serialize};

/// Declares an enum whose values have one kebab-case name each, with conversions both ways.
macro_rules! named {
    ($(#[$doc:meta])* $name:ident { $($(#[$vdoc:meta])* $value:ident = $text:literal),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "types", derive(ts_rs::TS))]
        pub enum $name {
            $($(#[$vdoc])* #[serde(rename = $text)] $value),*
        }

        impl $name {
            /// All values, in order.
            pub const ALL: &[$name] = &[$($name::$value),*];

            /// Its name in content files, actions and messages.
            pub const fn name(self) -> &'static str {
                match self { $($name::$value => $text),* }
            }

            /// The value of that name.
            pub fn parse(text: &str) -> Option<$name> {
                match text { $($text => Some($name::$value),)* _ => None }
            }
        }
    };
}

named! {
    /// A faction with an influence track.
    Faction {
        /// The Padishah Emperor.
        Emperor = "emperor",
        /// The Spacing Guild.
        Guild = "guild",
        /// The Bene Gesserit.
        BeneGesserit = "bene-gesserit",
        /// The Fremen.
        Fremen = "fremen",
    }
}

named! {
    /// An agent icon: which spaces a card can send an agent to.
    Icon {
        /// Emperor spaces.
        Emperor = "emperor",
        /// Spacing Guild spaces.
        Guild = "guild",
        /// Bene Gesserit spaces.
        BeneGesserit = "bene-gesserit",
        /// Fremen spaces.
        Fremen = "fremen",
        /// Landsraad spaces.
        Landsraad = "landsraad",
        /// Cities.
        City = "city",
        /// Spice trade spaces: CHOAM and the desert.
        SpiceTrade = "spice-trade",
        /// Spaces next to own spies. No space bears it.
        Spy = "spy",
    }
}

named! {
    /// What is counted in numbers.
    Good {
        /// Money.
        Solari = "solari",
        /// Melange.
        Spice = "spice",
        /// Water.
        Water = "water",
        /// Buys cards in a reveal turn.
        Persuasion = "persuasion",
        /// Strength in the conflict.
        Sword = "sword",
        /// Victory points.
        Vp = "vp",
    }
}

named! {
    /// Where a victory point came from.
    VpSource {
        /// The start of a four-player game.
        Start = "start",
        /// Two influence with a faction.
        Influence = "influence",
        /// An alliance token.
        Alliance = "alliance",
        /// A conflict reward.
        Conflict = "conflict",
        /// The acquire bonus of a card.
        Acquire = "acquire",
        /// A card's agent or reveal box.
        Card = "card",
        /// An intrigue card.
        Intrigue = "intrigue",
        /// A technology tile.
        Tech = "tech",
        /// A pair of battle icons, or one turned down.
        BattleIcon = "battle-icon",
    }
}

named! {
    /// What a conflict card or an objective bears, to be paired.
    BattleIcon {
        /// A crysknife.
        Crysknife = "crysknife",
        /// A desert mouse.
        DesertMouse = "desert-mouse",
        /// An ornithopter.
        Ornithopter = "ornithopter",
        /// Any of the three, at the end of the game.
        Wild = "wild",
    }
}

named! {
    /// What tells players with equal points apart.
    TieBreak {
        /// Spice.
        Spice = "spice",
        /// Solari.
        Solari = "solari",
        /// Water.
        Water = "water",
        /// Troops in garrison.
        Garrison = "garrison",
        /// Whoever revealed last.
        LastReveal = "last-reveal",
    }
}

named! {
    /// Where one of one's own cards lies when an effect reaches for it.
    Zone {
        /// The hand.
        Hand = "hand",
        /// The discard pile.
        Discard = "discard",
        /// In play: played for an agent or revealed this round.
        Play = "play",
        /// The top of the deck.
        Deck = "deck",
    }
}

named! {
    /// A kind of unit that can be chosen.
    UnitKind {
        /// A troop.
        Troop = "troop",
        /// A dreadnought.
        Dreadnought = "dreadnought",
    }
}

/// Number of factions with a track.
pub const FACTIONS: usize = 4;
/// Highest step an influence track can have.
pub const MAX_STEP: u8 = 6;
/// Most seats any box allows.
pub const MAX_SEATS: usize = 6;
/// Most cards in the Imperium row.
pub const MAX_ROW: usize = 5;
/// Stacks of technology tiles.
pub const TECH_STACKS: usize = 3;

impl Faction {
    /// Index into per-faction arrays.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The faction's bit in a set.
    pub const fn bit(self) -> u8 {
        1 << self as u8
    }

    /// The factions in a set, in order.
    pub fn members(set: u8) -> impl Iterator<Item = Faction> {
        Faction::ALL.iter().copied().filter(move |faction| set & faction.bit() != 0)
    }

    /// The agent icon of its spaces.
    pub const fn icon(self) -> Icon {
        match self {
            Faction::Emperor => Icon::Emperor,
            Faction::Guild => Icon::Guild,
            Faction::BeneGesserit => Icon::BeneGesserit,
            Faction::Fremen => Icon::Fremen,
        }
    }
}

impl Icon {
    /// Those that spaces bear.
    pub const OF_SPACES: &[Icon] = Icon::ALL.split_at(Icon::Spy as usize).0;

    /// The icon's bit in a set.
    pub const fn bit(self) -> u16 {
        1 << self as u16
    }

    /// The icons in a set, in order.
    pub fn members(set: u16) -> impl Iterator<Item = Icon> {
        Icon::ALL.iter().copied().filter(move |icon| set & icon.bit() != 0)
    }
}

/// Declares a number that names a component: its index in the content's table.
macro_rules! id {
    ($(#[$doc:meta])* $name:ident($int:ty)) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub $int);

        impl $name {
            /// Index into the content's table.
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }
    };
}

id! {
    /// A kind of card that can be in a player's deck.
    CardId(u8)
}
id! {
    /// A kind of intrigue card.
    IntrigueId(u8)
}
id! {
    /// A board space.
    SpaceId(u8)
}
id! {
    /// A conflict card.
    ConflictId(u8)
}
id! {
    /// A leader.
    LeaderId(u8)
}
id! {
    /// A technology tile.
    TechId(u8)
}
id! {
    /// An observation post.
    PostId(u8)
}
id! {
    /// A contract tile.
    ContractId(u8)
}
id! {
    /// An objective card.
    ObjectiveId(u8)
}
impl PostId {
    /// Its place in a set of posts.
    pub const fn bit(self) -> u16 {
        1 << self.0
    }

    /// The posts in a set, in order.
    pub fn members(set: u16) -> impl Iterator<Item = PostId> {
        (0..u16::BITS as u8).map(PostId).filter(move |post| set & post.bit() != 0)
    }
}
impl ContractId {
    /// Its place in a set of contracts.
    pub const fn bit(self) -> u32 {
        1 << self.0
    }

    /// The contracts in a set, in order.
    pub fn members(mut set: u32) -> impl Iterator<Item = ContractId> {
        std::iter::from_fn(move || {
            let contract = (set != 0).then(|| ContractId(set.trailing_zeros() as u8))?;
            set &= set - 1;
            Some(contract)
        })
    }
}
impl ConflictId {
    /// Its place in a set of conflicts.
    pub const fn bit(self) -> u32 {
        1 << self.0
    }

    /// The conflicts in a set, in order.
    pub fn members(set: u32) -> impl Iterator<Item = ConflictId> {
        (0..u32::BITS as u8).map(ConflictId).filter(move |conflict| set & conflict.bit() != 0)
    }
}
impl TechId {
    /// Its place in a set of tiles.
    pub const fn bit(self) -> u32 {
        1 << self.0
    }

    /// The tiles in a set, in order.
    pub fn members(set: u32) -> impl Iterator<Item = TechId> {
        (0..u32::BITS as u8).map(TechId).filter(move |tile| set & tile.bit() != 0)
    }
}
impl SpaceId {
    /// Its place in a set of spaces.
    pub const fn bit(self) -> u64 {
        1 << self.0
    }
}
impl LeaderId {
    /// The leader of who plays without one, in a position that names none. Not in the content's table.
    pub const NOBODY: LeaderId = LeaderId(u8::MAX);

    /// Its place in a set of leaders.
    pub const fn bit(self) -> u32 {
        1 << self.0
    }
}
id! {
    /// A node of the effect trees.
    NodeId(u16)
}
