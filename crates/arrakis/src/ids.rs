//! Names of things as small numbers, and sets of areas as bits.

use serde::{Deserialize, Serialize};

/// An enum whose values have kebab-case names, in files and in actions.
macro_rules! named {
    ($(#[$doc:meta])* $name:ident { $($(#[$value_doc:meta])* $value:ident = $text:literal,)+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "types", derive(ts_rs::TS))]
        #[allow(missing_docs, reason = "the names are the rulebook's words")]
        pub enum $name { $($(#[$value_doc])* #[serde(rename = $text)] $value,)+ }

        impl $name {
            /// All of them, in order.
            pub const ALL: &'static [$name] = &[$($name::$value),+];

            /// Its name in files and actions.
            pub const fn name(self) -> &'static str {
                match self { $($name::$value => $text),+ }
            }

            /// Reads a name.
            pub fn parse(text: &str) -> Option<$name> {
                $name::ALL.iter().copied().find(|value| value.name() == text)
            }

            /// Its number.
            pub const fn index(self) -> usize {
                self as usize
            }
        }
    };
}

pub(crate) use named;

/// A number that names a component.
macro_rules! id {
    ($($(#[$doc:meta])* $name:ident,)+) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
        pub struct $name(pub u8);

        impl $name {
            /// Its number as an index.
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// Its bit in a set.
            pub const fn bit(self) -> u16 {
                1 << self.0
            }
        }
    )+};
}

id! {
    /// A planning card (a title; copies share it).
    CardId,
    /// A named leader.
    LeaderId,
    /// A prescience card.
    PrescienceId,
    /// A secret objective.
    ObjectiveId,
    /// A tactics card.
    TacticId,
    /// An air zone.
    ZoneId,
    /// An Atreides deployment token.
    TokenId,
    /// A sietch token.
    SietchId,
}

/// A node of an effect tree.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub struct NodeId(pub u16);

impl NodeId {
    /// Its number as an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

named! {
    /// One of the two sides.
    Side { Atreides = "atreides", Harkonnen = "harkonnen", }
}

named! {
    /// How the game was won: the prescience markers reached the secret objective, supremacy its last step, or the last
    /// round ended with neither (W32, W33, W272).
    Victory { Prescience = "prescience", Supremacy = "supremacy", Rounds = "rounds", }
}

impl Side {
    /// The enemy.
    pub const fn enemy(self) -> Side {
        match self {
            Side::Atreides => Side::Harkonnen,
            Side::Harkonnen => Side::Atreides,
        }
    }

    /// The board of the side's House, which also stands for a side that is not shared.
    pub const fn house(self) -> Board {
        match self {
            Side::Atreides => Board::HouseAtreides,
            Side::Harkonnen => Board::HouseHarkonnen,
        }
    }

    /// The board of the side's ally.
    pub const fn ally(self) -> Board {
        match self {
            Side::Atreides => Board::FremenAlly,
            Side::Harkonnen => Board::CorrinoAlly,
        }
    }

    /// Both boards, the House first.
    pub const fn boards(self) -> [Board; 2] {
        [self.house(), self.ally()]
    }
}

named! {
    /// One of the four factions: a planning deck, and with a shared side a board with a player of its own.
    Board {
        HouseAtreides = "house-atreides",
        FremenAlly = "fremen-ally",
        HouseHarkonnen = "house-harkonnen",
        CorrinoAlly = "corrino-ally",
    }
}

impl Board {
    /// The side it belongs to.
    pub const fn side(self) -> Side {
        match self {
            Board::HouseAtreides | Board::FremenAlly => Side::Atreides,
            Board::HouseHarkonnen | Board::CorrinoAlly => Side::Harkonnen,
        }
    }

    /// The partner's board.
    pub const fn partner(self) -> Board {
        match self {
            Board::HouseAtreides => Board::FremenAlly,
            Board::FremenAlly => Board::HouseAtreides,
            Board::HouseHarkonnen => Board::CorrinoAlly,
            Board::CorrinoAlly => Board::HouseHarkonnen,
        }
    }
}

named! {
    /// A result of an action die.
    Face {
        Leadership = "leadership",
        Strategy = "strategy",
        Deployment = "deployment",
        Mentat = "mentat",
        House = "house",
    }
}

named! {
    /// Kinds of units, weakest first.
    Kind { Regular = "regular", Elite = "elite", Special = "special", }
}

named! {
    /// Kinds of vehicles.
    Vehicle { Harvester = "harvester", Ornithopter = "ornithopter", Carryall = "carryall", }
}

named! {
    /// The markers of the prescience track.
    Marker { KwisatzHaderach = "kwisatz-haderach", SandDwellers = "sand-dwellers", Jihad = "jihad", }
}

named! {
    /// The powers whose markers stand on the spice board.
    Power { Choam = "choam", SpacingGuild = "spacing-guild", Landsraad = "landsraad", }
}

named! {
    /// What an area is made of.
    Terrain {
        Mountain = "mountain",
        Plateau = "plateau",
        MinorErg = "minor-erg",
        Desert = "desert",
        DeepDesert = "deep-desert",
    }
}

named! {
    /// What a wormsign shows.
    Sign { Sand = "sand", Sandworm = "sandworm", DeepSandworm = "deep-sandworm", }
}

named! {
    /// Somebody who takes part in two forms.
    Person { Paul = "paul", Jessica = "jessica", }
}

/// An area of the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub struct AreaId(pub u8);

impl AreaId {
    /// Its number as an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The set of this one alone.
    pub const fn set(self) -> AreaSet {
        AreaSet(1 << self.0)
    }
}

/// A set of areas, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub struct AreaSet(pub u128);

impl AreaSet {
    /// No area.
    pub const NONE: AreaSet = AreaSet(0);

    /// Whether an area is in it.
    #[inline]
    pub const fn has(self, area: AreaId) -> bool {
        self.0 >> area.0 & 1 != 0
    }

    /// Whether it is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many areas.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Adds an area.
    #[inline]
    pub fn insert(&mut self, area: AreaId) {
        self.0 |= 1 << area.0;
    }

    /// Takes an area out.
    #[inline]
    pub fn remove(&mut self, area: AreaId) {
        self.0 &= !(1 << area.0);
    }

    /// Those of `self` that are not in `other`.
    #[inline]
    pub const fn without(self, other: AreaSet) -> AreaSet {
        AreaSet(self.0 & !other.0)
    }

    /// The lowest area.
    #[inline]
    pub fn first(self) -> Option<AreaId> {
        (self.0 != 0).then(|| AreaId(self.0.trailing_zeros() as u8))
    }
}

impl std::ops::BitOr for AreaSet {
    type Output = AreaSet;
    #[inline]
    fn bitor(self, other: AreaSet) -> AreaSet {
        AreaSet(self.0 | other.0)
    }
}

impl std::ops::BitOrAssign for AreaSet {
    #[inline]
    fn bitor_assign(&mut self, other: AreaSet) {
        self.0 |= other.0;
    }
}

impl std::ops::BitAnd for AreaSet {
    type Output = AreaSet;
    #[inline]
    fn bitand(self, other: AreaSet) -> AreaSet {
        AreaSet(self.0 & other.0)
    }
}

impl IntoIterator for AreaSet {
    type Item = AreaId;
    type IntoIter = AreaIter;
    #[inline]
    fn into_iter(self) -> AreaIter {
        AreaIter(self.0)
    }
}

impl FromIterator<AreaId> for AreaSet {
    fn from_iter<I: IntoIterator<Item = AreaId>>(areas: I) -> AreaSet {
        areas.into_iter().fold(AreaSet::NONE, |set, area| set | area.set())
    }
}

/// The areas of a set, lowest first.
pub struct AreaIter(u128);

impl Iterator for AreaIter {
    type Item = AreaId;
    #[inline]
    fn next(&mut self) -> Option<AreaId> {
        let area = AreaSet(self.0).first()?;
        self.0 &= self.0 - 1;
        Some(area)
    }
}
