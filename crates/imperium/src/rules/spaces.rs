//! Where agents can go, as sets of spaces. What is open is the same for every card but one that moves agents already
//! placed, so it is computed once for a list of actions. [`Imperium::space_blocked`] gives the reasons.

use table::Seat;

use super::predicates::{Blocked, goods_of};
use crate::content::{Content, Once, Source};
use crate::effect::Condition;
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
    /// Spaces that ask for something to be entered.
    demanding: Vec<SpaceId>,
    /// Spaces that bring a seat on the High Council, and those that bring a swordmaster: each once a game.
    high_council: u64,
    swordmaster: u64,
    /// Spaces that cost something.
    priced: u64,
    /// Of each good: by how much of it one has, the spaces with one price that ask for no more.
    payable: [[u64; MAX_PRICE + 1]; 3],
    /// Every price of the spaces with several.
    choices_of_price: Vec<(SpaceId, Icon, [u8; 3])>,
    /// These spaces as a set.
    with_prices: u64,
    /// A space that is cheaper once any player has a swordmaster, its icon and that price.
    later: Option<(SpaceId, Icon, [u8; 3])>,
}

/// As much of a good as any space may cost; who has more can pay as much.
const MAX_PRICE: usize = 15;

impl Board {
    pub fn new(content: &Content) -> Board {
        let costs = content.spaces.iter().flat_map(|space| &space.prices).flat_map(|price| price.cost);
        debug_assert!(costs.max().is_none_or(|cost| usize::from(cost) <= MAX_PRICE), "a space costs more");
        let set =
            |test: &dyn Fn(SpaceId) -> bool| spaces_of(content).filter(|&space| test(space)).map(SpaceId::bit).sum();
        let of = |space: SpaceId| &content.spaces[space.index()];
        let priced = |space: SpaceId| of(space).prices.len() != 1 || of(space).prices[0].cost != [0; 3];
        let several = |space: SpaceId| of(space).prices.len() > 1;
        let prices_of = |test: &dyn Fn(SpaceId) -> bool| {
            let prices = |space: SpaceId| of(space).prices.iter().map(move |price| (space, of(space).icon, price.cost));
            spaces_of(content).filter(|&space| test(space)).flat_map(prices).collect()
        };
        let asks_at_most = |good: usize, n: usize, space: SpaceId| matches!(&of(space).prices[..], [price] if usize::from(price.cost[good]) <= n);
        Board {
            all: set(&|_| true),
            by_icon: std::array::from_fn(|icon| set(&|space| of(space).icon == Icon::ALL[icon])),
            demanding: spaces_of(content).filter(|&space| of(space).requires.is_some()).collect(),
            high_council: set(&|space| of(space).once == Some(Once::HighCouncil)),
            swordmaster: set(&|space| of(space).once == Some(Once::Swordmaster)),
            priced: set(&priced),
            payable: std::array::from_fn(|good| std::array::from_fn(|n| set(&|space| asks_at_most(good, n, space)))),
            choices_of_price: prices_of(&several),
            with_prices: set(&several),
            later: spaces_of(content).find_map(|space| Some((space, of(space).icon, of(space).later_cost?))),
        }
    }

    /// Spaces that an agent with one of these icons can be sent to.
    pub fn reach(&self, icons: u16) -> u64 {
        let spaces = Icon::ALL.iter().zip(self.by_icon);
        spaces.filter(|(icon, _)| icons & icon.bit() != 0).map(|(_, spaces)| spaces).sum()
    }

    /// Spaces with one price that somebody with these goods can pay.
    fn payable_with(&self, goods: [u16; 3]) -> u64 {
        let payable = |good: usize| self.payable[good][usize::from(goods[good]).min(MAX_PRICE)];
        payable(0) & payable(1) & payable(2)
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
        self.open_and_infiltrated(s, seat, moves_agent, false).0
    }

    /// The same, and those that only enemy agents keep from being open: an icon that infiltrates reaches them too.
    /// With `unbound` the requirements of spaces do not matter.
    pub(crate) fn open_and_infiltrated(&self, s: &State, seat: Seat, moves_agent: bool, unbound: bool) -> (u64, u64) {
        let (mut closed, mut others) = (0, 0);
        // In whatever order: this is asked for every list of actions.
        for by in self.all_players().filter(|&by| self.opposes(seat, by)) {
            let player = &s.players[by.index()];
            closed |= player.closed.map_or(0, SpaceId::bit);
            others |= occupied_by(player);
        }
        let player = &s.players[seat.index()];
        if player.high_council {
            closed |= self.board.high_council;
        }
        if player.agents[SWORDMASTER] != Agent::Absent {
            closed |= self.board.swordmaster;
        }
        let mut held = 0;
        if !moves_agent {
            closed |= occupied_by(player);
            held = others & !self.enters_occupied(s, seat);
        }
        let mut open = self.board.all & !closed;
        if !unbound {
            for &space in &self.board.demanding {
                if open & space.bit() != 0 && self.requirement_unmet(s, seat, space).is_some() {
                    open &= !space.bit();
                }
            }
        }
        (open & !held, open & held)
    }

    /// Spaces of the set `among` with a price that `seat` can pay, or none.
    pub(crate) fn affordable(&self, s: &State, seat: Seat, among: u64) -> u64 {
        if among & self.board.priced == 0 {
            return among;
        }
        let player = &s.players[seat.index()];
        let (goods, modifiers) = (goods_of(player), self.modifiers_of(player));
        let with = |icon: Icon| {
            let less = modifiers.space_discount[icon as usize];
            std::array::from_fn::<u16, 3, _>(|good| goods[good] + u16::from(less[good]))
        };
        let can_pay = |icon: Icon, cost: [u8; 3]| {
            let has = with(icon);
            (has[0] >= cost[0].into()) & (has[1] >= cost[1].into()) & (has[2] >= cost[2].into())
        };
        let mut affordable = self.board.payable_with(goods);
        if modifiers.discounted != 0 {
            for &icon in Icon::ALL.iter().filter(|icon| modifiers.discounted & icon.bit() != 0) {
                affordable |= self.board.payable_with(with(icon)) & self.board.by_icon[icon as usize];
            }
        }
        for &(space, icon, cost) in &self.board.choices_of_price {
            if can_pay(icon, cost) {
                affordable |= space.bit();
            }
        }
        if let Some((space, icon, cost)) = self.board.later
            && self.swordmaster_taken(s)
            && can_pay(icon, cost)
        {
            affordable |= space.bit();
        }
        affordable & among
    }

    /// Whether any player has a swordmaster.
    pub(crate) fn swordmaster_taken(&self, s: &State) -> bool {
        self.all_players().any(|seat| s.players[seat.index()].agents[SWORDMASTER] != Agent::Absent)
    }

    /// Spaces where enemy agents do not block those of `seat`, if need be at the price of a spy (U9).
    pub(crate) fn enters_occupied(&self, s: &State, seat: Seat) -> u64 {
        self.enters_freely(s, seat) | self.watched(&s.players[seat.index()])
    }

    /// Spaces where enemy agents do not block those of `seat`, without a spy.
    pub(crate) fn enters_freely(&self, s: &State, seat: Seat) -> u64 {
        if s.turn.infiltrate {
            return self.board.all;
        }
        match self.modifiers(s, seat).infiltrate {
            0 => 0,
            icons => self.board.reach(icons),
        }
    }

    /// What a space asks of whoever enters it and `seat` does not meet.
    fn requirement_unmet(&self, s: &State, seat: Seat, space: SpaceId) -> Option<Condition> {
        let condition = self.content.spaces[space.index()].requires?;
        (!self.holds(s, seat, condition, Source::Space(space))).then_some(condition)
    }

    /// The same, or that `seat` has already what the space brings once a game.
    /// With `unbound` its requirement does not matter.
    pub(crate) fn demand_unmet(&self, s: &State, seat: Seat, space: SpaceId, unbound: bool) -> Option<Blocked> {
        let player = &s.players[seat.index()];
        let requirement = if unbound { None } else { self.requirement_unmet(s, seat, space) };
        requirement.map(Blocked::Requires).or_else(|| match self.content.spaces[space.index()].once? {
            Once::HighCouncil => player.high_council.then_some(Blocked::Used),
            Once::Swordmaster => (player.agents[SWORDMASTER] != Agent::Absent).then_some(Blocked::Used),
        })
    }
}

/// Spaces where a player's agents stand.
pub(crate) fn occupied_by(player: &Player) -> u64 {
    let mut spaces = 0;
    for agent in player.agents {
        if let Agent::On(space) = agent {
            spaces |= space.bit();
        }
    }
    spaces
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
