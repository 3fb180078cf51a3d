//! Where agents can go, as sets of spaces. What is open is the same for every card but one that moves agents already
//! placed, so it is computed once for a list of actions. [`Imperium::space_blocked`] gives the reasons.

use table::Seat;

use super::predicates::{Blocked, goods_of};
use crate::content::{Content, Once, Owner};
use crate::game::Imperium;
use crate::ids::*;
use crate::state::*;

/// What the board says of its spaces, whatever the state. A set has one bit for each space.
#[derive(Debug)]
pub(crate) struct Board {
    /// All spaces.
    all: u64,
    /// Spaces of each agent icon.
    by_icon: [u64; Icon::ALL.len()],
    /// Spaces that ask for something to be entered, or work once a game.
    demanding: Vec<SpaceId>,
    /// Every price of the spaces that cost something.
    prices: Vec<(SpaceId, Icon, [u8; 3])>,
    /// These spaces as a set.
    priced: u64,
    /// Spaces with several prices, as a set.
    with_prices: u64,
}

impl Board {
    pub fn new(content: &Content) -> Board {
        let set =
            |test: &dyn Fn(SpaceId) -> bool| spaces_of(content).filter(|&space| test(space)).map(SpaceId::bit).sum();
        let of = |space: SpaceId| &content.spaces[space.index()];
        let priced = |space: SpaceId| of(space).prices.len() != 1 || of(space).prices[0].cost != [0; 3];
        Board {
            all: set(&|_| true),
            by_icon: std::array::from_fn(|icon| set(&|space| of(space).icon == Icon::ALL[icon])),
            demanding: spaces_of(content).filter(|&s| of(s).requires.is_some() || of(s).once.is_some()).collect(),
            prices: {
                let costly = spaces_of(content).filter(|&space| priced(space));
                let prices =
                    |space: SpaceId| of(space).prices.iter().map(move |price| (space, of(space).icon, price.cost));
                costly.flat_map(prices).collect()
            },
            priced: set(&priced),
            with_prices: set(&|space| of(space).prices.len() > 1),
        }
    }

    /// Spaces that an agent with one of these icons can be sent to.
    pub fn reach(&self, icons: u16) -> u64 {
        let spaces = Icon::ALL.iter().zip(self.by_icon);
        spaces.filter(|(icon, _)| icons & icon.bit() != 0).map(|(_, spaces)| spaces).sum()
    }

    /// Whether a space has several prices to choose from.
    pub fn has_prices(&self, space: SpaceId) -> bool {
        self.with_prices & space.bit() != 0
    }
}

fn spaces_of(content: &Content) -> impl Iterator<Item = SpaceId> + use<> {
    (0..content.spaces.len() as u8).map(SpaceId)
}

/// The spaces of a set, in order.
pub(crate) fn each(mut set: u64) -> impl Iterator<Item = SpaceId> {
    std::iter::from_fn(move || {
        let space = (set != 0).then(|| SpaceId(set.trailing_zeros() as u8))?;
        set &= set - 1;
        Some(space)
    })
}

impl Imperium {
    /// Spaces that `seat` can send an agent to, whatever the card and the price; with `moves_agent` wherever others
    /// stand.
    pub(crate) fn open_spaces(&self, s: &State, seat: Seat, moves_agent: bool) -> u64 {
        self.open_and_infiltrated(s, seat, moves_agent).0
    }

    /// The same, and those that only enemy agents keep from being open: an icon that infiltrates reaches them too.
    pub(crate) fn open_and_infiltrated(&self, s: &State, seat: Seat, moves_agent: bool) -> (u64, u64) {
        let (mut closed, mut others) = (0, 0);
        // In whatever order: this is asked for every list of actions.
        for by in self.all_players().filter(|&by| self.opposes(seat, by)) {
            let player = &s.players[by.index()];
            closed |= player.closed.map_or(0, SpaceId::bit);
            others |= occupied_by(player);
        }
        let mut open = self.board.all & !closed;
        let mut held = 0;
        if !moves_agent {
            open &= !occupied_by(&s.players[seat.index()]);
            held = others & !self.enters_occupied(s, seat);
        }
        for &space in &self.board.demanding {
            if open & space.bit() != 0 && self.demand_unmet(s, seat, space).is_some() {
                open &= !space.bit();
            }
        }
        (open & !held, open & held)
    }

    /// Spaces of the set `among` with a price that `seat` can pay, or none.
    pub(crate) fn affordable(&self, s: &State, seat: Seat, among: u64) -> u64 {
        let player = &s.players[seat.index()];
        let (goods, less) = (goods_of(player), &self.modifiers_of(player).space_discount);
        let mut affordable = among & !self.board.priced;
        for &(space, icon, cost) in &self.board.prices {
            let less = less[icon as usize];
            let has = |good: usize| goods[good] >= u16::from(cost[good].saturating_sub(less[good]));
            if has(0) && has(1) && has(2) {
                affordable |= space.bit();
            }
        }
        affordable & among
    }

    /// Spaces where enemy agents do not block those of `seat`.
    pub(crate) fn enters_occupied(&self, s: &State, seat: Seat) -> u64 {
        if s.turn.infiltrate {
            return self.board.all;
        }
        match self.modifiers(s, seat).infiltrate {
            0 => 0,
            icons => self.board.reach(icons),
        }
    }

    /// What a space asks of whoever enters it and `seat` does not meet.
    pub(crate) fn demand_unmet(&self, s: &State, seat: Seat, space: SpaceId) -> Option<Blocked> {
        let (place, player) = (&self.content.spaces[space.index()], &s.players[seat.index()]);
        match place.requires {
            Some(condition) if !self.holds(s, seat, condition, Owner::Space(space)) => {
                return Some(Blocked::Requires(condition));
            }
            _ => {}
        }
        match place.once {
            Some(Once::HighCouncil) if player.high_council => Some(Blocked::Used),
            Some(Once::Swordmaster) if player.agents[SWORDMASTER] != Agent::Absent => Some(Blocked::Used),
            _ => None,
        }
    }
}

/// Spaces where a player's agents stand.
pub(crate) fn occupied_by(player: &Player) -> u64 {
    let on = |agent: &Agent| if let Agent::On(space) = agent { space.bit() } else { 0 };
    player.agents.iter().map(on).fold(0, |all, space| all | space)
}

#[cfg(test)]
mod tests {
    use table::{Game, Rng, Seed};

    use super::*;
    use crate::game::Setup;

    #[test]
    fn the_sets_agree_with_the_reasons_in_random_games() {
        let game = Imperium::new(&Setup::base(4)).unwrap();
        let (mut open, mut shut, mut actions) = (0, 0, Vec::new());
        for number in 0..12 {
            let mut state = game.start(&Seed::of_run(21, number), &mut ());
            let mut rng = Rng::new(&Seed::of_run(22, number));
            loop {
                for (seat, moves) in game.all_players().flat_map(|seat| [(seat, false), (seat, true)]) {
                    let set = game.open_spaces(&state, seat, moves);
                    for space in spaces_of(&game.content) {
                        let blocked = game.space_blocked(&state, seat, space, moves);
                        assert_eq!(set & space.bit() != 0, blocked.is_none(), "{seat} {space:?} {blocked:?}");
                        if blocked.is_some() { shut += 1 } else { open += 1 }
                    }
                    let affordable = game.affordable(&state, seat, set);
                    for space in each(set) {
                        let prices = 0..game.content.spaces[space.index()].prices.len() as u8;
                        let any = prices.into_iter().any(|price| {
                            let cost = game.price(&state, seat, space, price);
                            goods_of(&state.players[seat.index()]).iter().zip(cost).all(|(&has, n)| has >= n.into())
                        });
                        assert_eq!(affordable & space.bit() != 0, any, "{seat} {space:?}");
                    }
                }
                game.legal_actions(&state, &mut actions);
                if actions.is_empty() {
                    break;
                }
                game.apply_unchecked(&mut state, actions[rng.below(actions.len())], &mut ());
            }
        }
        assert!(open > 10_000 && shut > 10_000, "both were seen: {open} open, {shut} shut");
    }
}
