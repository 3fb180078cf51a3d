//! Units: what fights. Every place where a player's units can be holds so many of each kind.

use serde::{Deserialize, Serialize};

use crate::content::Constants;
use crate::event::Troops;
use crate::state::Player;

/// Units of one player at one place, by kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Units {
    /// Troops.
    pub troops: u8,
    /// Dreadnoughts.
    pub dreadnoughts: u8,
    /// Sandworms.
    pub sandworms: u8,
}

impl Units {
    /// So many troops and nothing else.
    pub const fn troops(troops: u8) -> Units {
        Units { troops, dreadnoughts: 0, sandworms: 0 }
    }

    /// How many units there are, of whatever kind.
    pub const fn count(self) -> u32 {
        self.troops as u32 + self.dreadnoughts as u32 + self.sandworms as u32
    }

    /// What they bring in a conflict: what the modules say a troop counts, 3 a dreadnought or sandworm (R98).
    pub fn strength(self, constants: &Constants) -> u32 {
        let (troop, other) = (u32::from(constants.troop_strength), 3);
        troop * u32::from(self.troops) + other * (u32::from(self.dreadnoughts) + u32::from(self.sandworms))
    }
}

impl Player {
    /// Whether a unit of any kind is in the conflict.
    pub fn fights(&self) -> bool {
        self.conflict.count() > 0
    }

    /// Strength in the conflict: units and 1 a sword; 0 without a unit (R99).
    pub fn strength(&self, constants: &Constants) -> u32 {
        if self.fights() { self.unit_strength(constants) + u32::from(self.swords) } else { 0 }
    }

    /// The part of the strength that units bring.
    pub fn unit_strength(&self, constants: &Constants) -> u32 {
        self.conflict.strength(constants)
    }

    /// Moves as many of the troops wanted as there are; says how many.
    pub(crate) fn move_troops(&mut self, how: Troops, wanted: u8) -> u8 {
        let (from, to) = match how {
            Troops::Recruit => (&mut self.supply, &mut self.garrison),
            Troops::Join => (&mut self.supply, &mut self.conflict),
            Troops::Deploy => (&mut self.garrison, &mut self.conflict),
            Troops::Retreat => (&mut self.conflict, &mut self.garrison),
            Troops::LoseGarrison => (&mut self.garrison, &mut self.supply),
            Troops::LoseConflict => (&mut self.conflict, &mut self.supply),
        };
        let count = wanted.min(from.troops);
        from.troops -= count;
        to.troops += count;
        count
    }

    /// The conflict is over: every unit in it goes back to the supply.
    pub(crate) fn leave_conflict(&mut self) {
        let Units { troops, dreadnoughts, sandworms } = std::mem::take(&mut self.conflict);
        self.supply.troops += troops;
        self.supply.dreadnoughts += dreadnoughts;
        self.supply.sandworms += sandworms;
        self.swords = 0;
    }
}

#[cfg(test)]
mod tests {
    use table::{Game, Seat, Seed};

    use super::*;
    use crate::content::Content;
    use crate::game::{Imperium, Setup};

    fn player() -> Player {
        let game = Imperium::new(&Setup::base(4)).unwrap();
        game.start(&Seed::of_run(1, 0), &mut ()).players[0]
    }

    #[test]
    fn every_kind_of_unit_fights_and_counts() {
        let mut player = player();
        player.swords = 2;
        let constants = &Content::base().unwrap().constants;
        assert_eq!((player.fights(), player.strength(constants)), (false, 0));
        for (units, strength) in [
            (Units { troops: 1, ..Units::default() }, 2),
            (Units { dreadnoughts: 1, ..Units::default() }, 3),
            (Units { sandworms: 2, ..Units::default() }, 6),
            (Units { troops: 2, dreadnoughts: 1, sandworms: 1 }, 10),
        ] {
            player.conflict = units;
            assert!(player.fights());
            assert_eq!((player.unit_strength(constants), player.strength(constants)), (strength, strength + 2));
        }
        let strong = Constants { troop_strength: 5, ..constants.clone() };
        assert_eq!(Units::troops(3).strength(&strong), 15);
    }

    #[test]
    fn what_moves_troops_leaves_other_units_where_they_are() {
        let mut player = player();
        player.conflict = Units { troops: 2, dreadnoughts: 1, sandworms: 1 };
        assert_eq!(player.move_troops(Troops::Retreat, 5), 2);
        assert_eq!(player.move_troops(Troops::LoseConflict, 1), 0);
        assert_eq!(player.conflict, Units { troops: 0, dreadnoughts: 1, sandworms: 1 });
        assert_eq!(player.garrison, Units::troops(5));
        assert!(player.fights());
    }

    #[test]
    fn a_dreadnought_alone_wins_a_conflict() {
        let game = Imperium::new(&Setup::base(4)).unwrap();
        let mut state = game.start(&Seed::of_run(1, 0), &mut ());
        state.players[2].conflict.dreadnoughts = 1;
        state.players[3].conflict.troops = 1;
        let places = game.places(&state);
        assert_eq!(*places, [(2, 1), (3, 2)]);
        assert_eq!(Seat(places[0].0), Seat(2));
    }
}
