//! A quick estimate of who wins a battle, for the greedy bot; `battle_chances` computes the exact chances.

use crate::state::Group;

/// What of a legion matters in battle.
#[derive(Clone, Copy)]
pub(crate) struct Force {
    units: f32,
    special: f32,
    leaders: f32,
    /// Hits it can take.
    endurance: f32,
    /// Cards discarded for dice.
    pub cards: f32,
}

impl Force {
    pub fn of(group: &Group) -> Force {
        let [regular, elite, special] = group.troops.units.map(f32::from);
        // A token shows two units, one of them often a better one.
        let tokens = group.tokens.count_ones() as f32;
        let leaders = f32::from(group.all_leaders());
        Force {
            units: regular + elite + special + 2.0 * tokens,
            special,
            leaders,
            endurance: regular + 2.0 * (elite + special) + 2.6 * tokens + 0.7 * leaders,
            cards: 0.0,
        }
    }

    /// What the figures are worth on the board.
    pub fn worth(&self) -> f32 {
        self.endurance + 0.4 * self.special
    }

    /// The chance to beat a legion in a settlement of a rank (0: in the open), roughly: how long each side lasts
    /// against the hits of the other in a round.
    pub fn estimate_win(&self, foe: &Force, rank: u8) -> f32 {
        if foe.units == 0.0 {
            return 1.0;
        }
        if self.units == 0.0 {
            return 0.0;
        }
        let rank = f32::from(rank);
        let (own, other) = ((self.units + self.cards).min(6.0), (foe.units + foe.cards + rank).min(6.0));
        let hits = |dice: f32, leaders: f32| dice / 2.0 + 1.3 * (dice / 6.0).min(leaders);
        let shields = |dice: f32, against: f32| (dice / 3.0 - 0.6 * against).max(0.0);
        let dealt = (hits(own, self.leaders) - shields(other, self.special)).max(0.4);
        let cost = if rank > 0.0 { 0.7 } else { 0.0 };
        let taken = (hits(other, foe.leaders) - shields(own, foe.special)).max(0.4) + cost;
        let ratio = self.endurance * dealt / (foe.endurance * taken);
        let ratio = ratio * ratio;
        ratio / (1.0 + ratio)
    }
}
