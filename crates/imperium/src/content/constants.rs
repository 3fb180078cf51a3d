//! The numbers of the rules, as the modules in play set them.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};
use toml::Spanned;

use super::load::Loader;
use super::raw::Text;
use crate::ids::*;
use crate::state::{MAX_CONFLICTS, MAX_MARKET, SWORDMASTER};

/// What a module's manifest sets, with its place; `None` leaves it as other modules say.
type Set<T> = Option<Spanned<T>>;

/// Declares the constants that are plain numbers, each with the values it can have.
macro_rules! constants {
    ($($(#[$doc:meta])* $name:ident: $range:expr,)*) => {
        /// The numbers of the rules.
        #[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
        #[cfg_attr(feature = "types", derive(ts_rs::TS))]
        pub struct Constants {
            /// Numbers of players there can be.
            pub seats: Vec<u8>,
            /// Points at the start, by number of players.
            pub starting_points: [u8; MAX_SEATS + 1],
            /// What tells players with equal points apart, in order.
            pub tie_breaks: Vec<TieBreak>,
            /// Conflict cards of level 1, 2 and 3 in the deck.
            pub conflict_deck: [u8; 3],
            /// Solari, spice and water at the start.
            pub starting_goods: [u8; 3],
            $($(#[$doc])* pub $name: u8,)*
        }

        /// `[constants]` of a manifest.
        #[derive(Clone, Debug, Default, Deserialize)]
        #[serde(default, deny_unknown_fields, expecting = "a table")]
        pub(super) struct RawConstants {
            pub seats: Set<Vec<u8>>,
            starting_points: Set<BTreeMap<String, Spanned<u8>>>,
            tie_breaks: Set<Vec<Text>>,
            conflict_deck: Set<[u8; 3]>,
            starting_goods: Set<String>,
            $($name: Set<u8>,)*
        }

        impl Constants {
            fn set_numbers(&mut self, loader: &mut Loader<'_>, manifests: &[(usize, &RawConstants)]) {
                $(if let Some((file, value)) = loader.last(stringify!($name), manifests, |raw| &raw.$name) {
                    self.$name = loader.in_range(file, value, $range);
                })*
            }

            /// The constants that are plain numbers, by their names in a manifest.
            pub fn numbers(&self) -> Vec<(&'static str, u8)> {
                vec![$((stringify!($name), self.$name)),*]
            }
        }
    };
}

constants! {
    /// Points that end the game when a round is over.
    winning_points: 1..=100,
    /// The fewest players with a reward for third place.
    third_reward_seats: 2..=MAX_SEATS as u8 + 1,
    /// Agents of a player at the start.
    starting_agents: 1..=SWORDMASTER as u8,
    /// Intrigue cards of a player at the start.
    starting_intrigue: 0..=5,
    /// Troops of one player.
    troops: 1..=60,
    /// Those of them in garrison at the start.
    starting_garrison: 0..=60,
    /// Cards drawn at the start of a round.
    hand_size: 1..=10,
    /// Cards in the Imperium row.
    row_size: 1..=MAX_ROW as u8,
    /// Highest step of an influence track.
    track_top: 1..=MAX_STEP,
    /// The step of a track that is worth a point.
    point_step: 1..=MAX_STEP,
    /// The step of a track that earns its bonus, and the alliance.
    bonus_step: 1..=MAX_STEP,
    /// What a troop in the conflict counts.
    troop_strength: 0..=20,
    /// Dreadnoughts of one player.
    dreadnoughts: 0..=4,
    /// What a dreadnought in the conflict counts.
    dreadnought_strength: 0..=20,
    /// What a sandworm in the conflict counts.
    sandworm_strength: 0..=20,
    /// With so many intrigue cards or more an opponent can have one stolen.
    steal_intrigue_from: 1..=20,
    /// Troops from the garrison that may be deployed on a combat space besides the turn's recruits.
    deploy_from_garrison: 0..=60,
    /// Persuasion that a seat on the High Council gives in each reveal turn.
    council_persuasion: 0..=20,
    /// Bonus spice that comes to a maker space without an agent.
    maker_spice: 0..=20,
    /// Whether an effect may recall the agent sent in the same turn: 1, or 0.
    recalls_sent_agent: 0..=1,
    /// Spies of one player.
    spies: 0..=8,
    /// Whether the Shield Wall stands at the start: 1, or 0 where there is none.
    shield_wall: 0..=1,
    /// Contracts that lie face up.
    contracts_face_up: 0..=MAX_MARKET as u8,
    /// Ixian contracts that each player is dealt at the start, to keep one.
    contracts_dealt: 0..=4,
    /// Solari that a contract icon gives when there is no contract to take.
    contract_solari: 0..=20,
}

impl Loader<'_> {
    /// The constants of all manifests together, given with their files; the last one that sets a number decides.
    pub(super) fn constants(&mut self, manifests: &[(usize, &RawConstants)]) -> Constants {
        let mut constants = Constants::default();
        constants.set_numbers(self, manifests);
        self.at_most(manifests, |raw| &raw.point_step, "track_top", constants.track_top);
        self.at_most(manifests, |raw| &raw.bonus_step, "track_top", constants.track_top);
        self.at_most(manifests, |raw| &raw.starting_garrison, "troops", constants.troops);
        if let Some((file, seats)) = self.last("seats", manifests, |raw| &raw.seats) {
            let possible = |n: &u8| (1..=MAX_SEATS as u8).contains(n);
            if seats.get_ref().is_empty() || !seats.get_ref().iter().all(possible) || !seats.get_ref().is_sorted() {
                self.problem(file, seats.span(), format!("write numbers of players from 1 to {MAX_SEATS}, in order"));
            }
            constants.seats.clone_from(seats.get_ref());
        }
        if let Some((file, points)) = self.last("starting_points", manifests, |raw| &raw.starting_points) {
            for (seats, points) in points.get_ref() {
                match seats.parse().ok().and_then(|n: usize| constants.starting_points.get_mut(n)) {
                    Some(start) => *start = *points.get_ref(),
                    None => self.problem(file, points.span(), format!("there are never {seats} players")),
                }
            }
        }
        if let Some((file, ties)) = self.last("tie_breaks", manifests, |raw| &raw.tie_breaks) {
            for (i, text) in ties.get_ref().iter().enumerate() {
                let Some(by) = self.word("tie-break", file, text, TieBreak::ALL, TieBreak::name) else { continue };
                if ties.get_ref()[..i].iter().any(|other| other.get_ref() == text.get_ref()) {
                    self.problem(file, text.span(), format!("'{}' stands here twice", text.get_ref()));
                }
                constants.tie_breaks.push(by);
            }
        }
        if let Some((file, deck)) = self.last("conflict_deck", manifests, |raw| &raw.conflict_deck) {
            constants.conflict_deck = *deck.get_ref();
            if !(1..=MAX_CONFLICTS).contains(&constants.conflicts()) {
                self.problem(file, deck.span(), format!("a conflict deck has 1 to {MAX_CONFLICTS} cards"));
            }
        }
        if let Some((file, goods)) = self.last("starting_goods", manifests, |raw| &raw.starting_goods) {
            constants.starting_goods = self.goods(file, &Some(goods.clone()));
        }
        constants
    }

    /// What the last manifest that sets a constant says, with its file. Somebody has to.
    fn last<'m, T>(
        &mut self,
        name: &str,
        manifests: &[(usize, &'m RawConstants)],
        of: impl Fn(&'m RawConstants) -> &'m Set<T>,
    ) -> Option<(usize, &'m Spanned<T>)> {
        let found = last_set(manifests, of);
        if found.is_none() {
            self.problems.push((None, 0..0, format!("no module in play sets the constant '{name}'")));
        }
        found
    }

    /// One number may not be more than another.
    fn at_most(
        &mut self,
        manifests: &[(usize, &RawConstants)],
        of: fn(&RawConstants) -> &Set<u8>,
        limit: &str,
        most: u8,
    ) {
        if let Some((file, value)) = last_set(manifests, of).filter(|(_, value)| *value.get_ref() > most) {
            self.problem(file, value.span(), format!("{} is more than {limit}, {most}", value.get_ref()));
        }
    }

    fn in_range(&mut self, file: usize, value: &Spanned<u8>, range: RangeInclusive<u8>) -> u8 {
        let number = *value.get_ref();
        if !range.contains(&number) {
            let message = format!("number {number} out of range: {} to {}", range.start(), range.end());
            self.problem(file, value.span(), message);
        }
        number
    }
}

fn last_set<'m, T>(
    manifests: &[(usize, &'m RawConstants)],
    of: impl Fn(&'m RawConstants) -> &'m Set<T>,
) -> Option<(usize, &'m Spanned<T>)> {
    manifests.iter().rev().find_map(|&(file, raw)| Some((file, of(raw).as_ref()?)))
}

impl Constants {
    /// Cards in the conflict deck at the start: rounds of the longest game.
    pub fn conflicts(&self) -> usize {
        self.conflict_deck.iter().map(|&n| usize::from(n)).sum()
    }
}
