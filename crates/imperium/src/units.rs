//! Units: what fights. Every place where a player's units can be holds so many of each kind.

use serde::{Deserialize, Serialize};

use crate::event::UnitMove;
use crate::game::Imperium;
use crate::ids::UnitKind;
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

    /// So many of one kind.
    pub fn of(self, kind: UnitKind) -> u8 {
        match kind {
            UnitKind::Troop => self.troops,
            UnitKind::Dreadnought => self.dreadnoughts,
        }
    }

    fn of_mut(&mut self, kind: UnitKind) -> &mut u8 {
        match kind {
            UnitKind::Troop => &mut self.troops,
            UnitKind::Dreadnought => &mut self.dreadnoughts,
        }
    }
}

impl Imperium {
    /// Strength in the conflict: units and 1 a sword; 0 without a unit (R99).
    pub fn strength(&self, player: &Player) -> u32 {
        if player.fights() { self.unit_strength(player, player.conflict) + u32::from(player.swords) } else { 0 }
    }

    /// What units of a player bring in a conflict (R98).
    pub fn unit_strength(&self, player: &Player, units: Units) -> u32 {
        let constants = &self.content.constants;
        let mut strength = u32::from(constants.troop_strength) * u32::from(units.troops);
        if units.dreadnoughts > 0 {
            let own = self.modifiers_of(player).dreadnought_strength;
            let each = if own > 0 { own } else { constants.dreadnought_strength };
            strength += u32::from(each) * u32::from(units.dreadnoughts);
        }
        strength + u32::from(constants.sandworm_strength) * u32::from(units.sandworms)
    }
}

impl Player {
    /// Whether a unit of any kind is in the conflict.
    pub fn fights(&self) -> bool {
        self.conflict.count() > 0
    }

    /// Moves as many of the units wanted as there are; says how many.
    pub(crate) fn move_units(&mut self, kind: UnitKind, how: UnitMove, wanted: u8) -> u8 {
        let (from, to) = match how {
            UnitMove::Recruit => (&mut self.supply, &mut self.garrison),
            UnitMove::Join => (&mut self.supply, &mut self.conflict),
            UnitMove::Deploy => (&mut self.garrison, &mut self.conflict),
            UnitMove::Retreat => (&mut self.conflict, &mut self.garrison),
            UnitMove::LoseGarrison => (&mut self.garrison, &mut self.supply),
            UnitMove::LoseConflict => (&mut self.conflict, &mut self.supply),
        };
        let count = wanted.min(from.of(kind));
        *from.of_mut(kind) -= count;
        *to.of_mut(kind) += count;
        count
    }

    /// The conflict is over: troops in it go back to the supply, dreadnoughts to the garrison (X10), sandworms away.
    pub(crate) fn leave_conflict(&mut self) {
        let Units { troops, dreadnoughts, .. } = std::mem::take(&mut self.conflict);
        self.supply.troops += troops;
        self.garrison.dreadnoughts += dreadnoughts;
        self.swords = 0;
        self.solari_if_won = 0;
    }
}

#[cfg(test)]
mod tests {
    use table::{Game, Seat, Seed};

    use super::*;
    use crate::game::Setup;

    fn game() -> Imperium {
        Imperium::new(&Setup::base(4)).unwrap()
    }

    fn player() -> Player {
        game().start(&Seed::of_run(1, 0), &mut ()).players[0]
    }

    #[test]
    fn every_kind_of_unit_fights_and_counts() {
        let (game, mut player) = (game(), player());
        player.swords = 2;
        assert_eq!((player.fights(), game.strength(&player)), (false, 0));
        for (units, strength) in [
            (Units { troops: 1, ..Units::default() }, 2),
            (Units { dreadnoughts: 1, ..Units::default() }, 3),
            (Units { sandworms: 2, ..Units::default() }, 6),
            (Units { troops: 2, dreadnoughts: 1, sandworms: 1 }, 10),
        ] {
            player.conflict = units;
            assert!(player.fights());
            assert_eq!((game.unit_strength(&player, units), game.strength(&player)), (strength, strength + 2));
        }
    }

    #[test]
    fn what_moves_one_kind_leaves_other_units_where_they_are() {
        let mut player = player();
        player.conflict = Units { troops: 2, dreadnoughts: 1, sandworms: 1 };
        assert_eq!(player.move_units(UnitKind::Troop, UnitMove::Retreat, 5), 2);
        assert_eq!(player.move_units(UnitKind::Troop, UnitMove::LoseConflict, 1), 0);
        assert_eq!(player.conflict, Units { troops: 0, dreadnoughts: 1, sandworms: 1 });
        assert_eq!(player.garrison, Units::troops(5));
        assert!(player.fights());
        player.leave_conflict();
        assert_eq!(player.garrison, Units { troops: 5, dreadnoughts: 1, sandworms: 0 });
    }

    #[test]
    fn a_dreadnought_alone_wins_a_conflict() {
        let game = game();
        let mut state = game.start(&Seed::of_run(1, 0), &mut ());
        state.players[2].conflict.dreadnoughts = 1;
        state.players[3].conflict.troops = 1;
        let places = game.places(&state);
        assert_eq!(*places, [(2, 1), (3, 2)]);
        assert_eq!(Seat(places[0].0), Seat(2));
    }
}
