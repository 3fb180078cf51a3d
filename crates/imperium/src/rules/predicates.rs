//! What is true and what is possible: predicates without side effects, shared by the list of legal actions, the
//! reasons for illegal ones and the effects themselves.

use table::{List, Seat};

use super::worms::is_barred;
use crate::content::{Deck, Source};
use crate::effect::{Condition, Cost, Count, Effect, Modifiers, Nodes, SpaceKind, Track, TroopPlace};
use crate::game::Imperium;
use crate::ids::*;
use crate::state::*;

/// What keeps an agent from a space.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Blocked {
    /// The card has no icon for it.
    Icon,
    /// Somebody's agent stands there.
    Occupied(Seat),
    /// An opponent closed it.
    Closed(Seat),
    /// A condition is not met.
    Requires(Condition),
    /// It can be used once a game only.
    Used,
}

impl Imperium {
    /// The leaders that are to be chosen from, those taken included: in a draft those revealed, else all.
    pub(crate) fn on_offer(&self, s: &State) -> impl Iterator<Item = LeaderId> + use<> {
        let pool = if let Some(Frame::Draft(pool)) = s.frame() { pool } else { u32::MAX };
        let choose: List<LeaderId, 32> =
            self.content.leaders_to_choose().filter(|leader| pool & leader.bit() != 0).collect();
        (0..choose.len()).map(move |i| choose[i])
    }

    /// What the standing abilities of `seat`'s leader change.
    pub(crate) fn modifiers(&self, s: &State, seat: Seat) -> &Modifiers {
        self.modifiers_of(&s.players[seat.index()])
    }

    /// What the standing abilities of a player's leader change.
    pub(crate) fn modifiers_of(&self, player: &Player) -> &Modifiers {
        if player.has_leader { &self.content.leaders[player.leader.index()].passive.changes } else { Modifiers::NONE }
    }

    /// What the Signet Ring does for a player; nothing for one without a leader.
    pub(crate) fn signet(&self, player: &Player) -> Option<NodeId> {
        player.has_leader.then(|| self.content.leaders[player.leader.index()].signet)
    }

    /// All players by their number, those without a seat last.
    pub(crate) fn all_players(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        (0..self.players).map(Seat)
    }

    /// All players in turn order, which is clockwise, from `first` on.
    pub(crate) fn turn_order(&self, first: Seat) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        let players = self.players;
        (first.0..players).chain(0..first.0).map(Seat)
    }

    /// Who comes after `player` in turn order.
    pub(crate) fn next_in_turn_order(&self, player: Seat) -> Seat {
        if player.0 + 1 == self.players { Seat(0) } else { Seat(player.0 + 1) }
    }

    /// The opponents of `player`, in turn order after them.
    pub(crate) fn opponents_of(&self, player: Seat) -> impl Iterator<Item = Seat> + Clone {
        self.turn_order(player).filter(move |&other| self.opposes(player, other))
    }

    /// Whether `other` is an opponent of `player`.
    pub(crate) fn opposes(&self, player: Seat, other: Seat) -> bool {
        self.team_of(player) != self.team_of(other)
    }

    /// The team of `player`: in all games so far everybody plays alone.
    fn team_of(&self, player: Seat) -> u8 {
        player.0
    }

    /// The seat that decides for `player`: in all games so far everybody decides for themselves.
    pub(crate) fn decider_of(&self, player: Seat) -> Seat {
        player
    }

    /// What `seat` pays at one of a space's prices, whatever the card.
    pub(crate) fn price(&self, s: &State, seat: Seat, space: SpaceId, price: u8) -> [u8; 3] {
        let place = &self.content.spaces[space.index()];
        let less = self.modifiers(s, seat).space_discount[place.icon as usize];
        let mut cost = match place.later_cost {
            Some(later) if self.swordmaster_taken(s) => later,
            _ => place.prices[usize::from(price)].cost,
        };
        cost.iter_mut().zip(less).for_each(|(n, less)| *n = n.saturating_sub(less));
        cost
    }

    /// What `seat` pays at one of a space's prices when it is entered with `card`.
    #[inline]
    pub(crate) fn price_with(&self, s: &State, seat: Seat, card: CardId, space: SpaceId, price: u8) -> [u8; 3] {
        let mut cost = self.price(s, seat, space, price);
        if let Some((cheaper, good, less)) = self.content.cards[card.index()].visit_discount
            && cheaper == space
        {
            let amount = &mut cost[good as usize];
            *amount = amount.saturating_sub(less);
        }
        cost
    }

    /// What keeps `seat` from sending an agent to `space` with `card`, whatever the price.
    pub(crate) fn blocked(&self, s: &State, seat: Seat, card: CardId, space: SpaceId) -> Option<Blocked> {
        let (kind, place) = (&self.content.cards[card.index()], &self.content.spaces[space.index()]);
        let by_icon = kind.reach & space.bit() != 0 || s.turn.extra_icons & place.icon.bit() != 0;
        if !by_icon && self.reach_by_spies(s, seat, card) & space.bit() == 0 {
            return Some(Blocked::Icon);
        }
        let blocked = self.space_blocked(s, seat, space, kind.moves_agent);
        match blocked {
            // An icon that infiltrates is stopped by one's own agents alone (X14).
            Some(Blocked::Occupied(by)) if by != seat && kind.infiltrated & space.bit() != 0 => {
                self.demand_unmet(s, seat, space, kind.no_requirements)
            }
            Some(Blocked::Requires(_)) if kind.no_requirements => self.demand_unmet(s, seat, space, true),
            _ => blocked,
        }
    }

    /// Spaces that a card reaches by its spy icon, as a set (U11).
    #[inline]
    pub(crate) fn reach_by_spies(&self, s: &State, seat: Seat, card: CardId) -> u64 {
        if self.content.cards[card.index()].icons & Icon::Spy.bit() == 0 {
            return 0;
        }
        self.watched(&s.players[seat.index()])
    }

    /// What keeps `seat` from sending an agent to `space`, whatever the card and the price.
    pub(crate) fn space_blocked(&self, s: &State, seat: Seat, space: SpaceId, moves_agent: bool) -> Option<Blocked> {
        if let Some(by) = self.opponents_of(seat).find(|by| s.players[by.index()].closed == Some(space)) {
            return Some(Blocked::Closed(by));
        }
        if !moves_agent {
            if s.players[seat.index()].is_on(space) {
                return Some(Blocked::Occupied(seat));
            }
            let enters = self.enters_occupied(s, seat) & space.bit() != 0;
            if !enters && let Some(by) = self.opponents_of(seat).find(|by| s.players[by.index()].is_on(space)) {
                return Some(Blocked::Occupied(by));
            }
        }
        self.demand_unmet(s, seat, space, false)
    }

    /// Who gains by the control of a space: whose dreadnought stands there, or else whose marker lies there (X11).
    pub(crate) fn controller(&self, s: &State, place: u8) -> Option<Seat> {
        s.dreadnoughts[usize::from(place)].or(s.control[usize::from(place)])
    }

    /// The flags that no dreadnought holds (X11).
    pub(crate) fn free_flags(&self, s: &State) -> impl Iterator<Item = SpaceId> {
        let places = self.content.controllable.iter().zip(s.dreadnoughts);
        places.filter(|(_, by)| by.is_none()).map(|(&space, _)| space)
    }

    /// Whether a condition on something of `source` holds for `seat`.
    pub(crate) fn holds(&self, s: &State, seat: Seat, condition: Condition, source: Source) -> bool {
        let player = &s.players[seat.index()];
        match condition {
            Condition::Influence(faction, n) => player.influence[faction.index()] >= n,
            Condition::Alliance(Some(faction)) => s.alliances[faction.index()] == Some(seat),
            Condition::Alliance(None) => s.alliances.contains(&Some(seat)),
            Condition::Bond(faction) => {
                let of_faction = |card: CardId| self.content.cards[card.index()].factions & faction.bit() != 0;
                let itself = match source {
                    Source::Card(card) => of_faction(card) && player.in_play().any(|other| other == card),
                    _ => false,
                };
                self.in_play(player, faction) > usize::from(itself)
            }
            Condition::HighCouncil => player.high_council,
            Condition::Swordmaster => player.agents[SWORDMASTER] != Agent::Absent,
            Condition::RevealTurn => s.turn.seat == seat && s.turn.kind == TurnKind::Reveal,
            Condition::Owns(card, n) => owns(player, card) >= usize::from(n),
            Condition::Most(card) => {
                let own = owns(player, card);
                self.opponents_of(seat).all(|other| owns(&s.players[other.index()], card) < own)
            }
            Condition::Tracks(count, step) => {
                player.influence.iter().filter(|&&n| n >= step).count() >= usize::from(count)
            }
            Condition::Tiles(n) => player.tiles.count_ones() >= n.into(),
            Condition::UnitsDeployed(n) => s.turn.seat == seat && s.turn.units_deployed() >= n,
            Condition::AgentsOn(n, icons) => {
                let on = |agent: &&Agent| match agent {
                    Agent::On(space) => self.content.spaces[space.index()].icon.bit() & icons != 0,
                    Agent::Absent | Agent::Ready => false,
                };
                player.agents.iter().filter(on).count() >= n.into()
            }
            Condition::EnemyThere => {
                s.turn.seat == seat
                    && s.turn.kind == TurnKind::Agent
                    && self.opponents_of(seat).any(|other| s.players[other.index()].is_on(s.turn.space))
            }
            Condition::Has(good, n) => goods_of(player)[good as usize] >= n.into(),
            Condition::Persuasion(n) => s.turn.seat == seat && s.turn.persuasion >= n,
            Condition::Goals(n, card) => {
                let out = self.content.constants.dreadnoughts - player.supply.dreadnoughts;
                let goals = [
                    out >= 2,
                    owns(player, card) > 0,
                    player.influence.iter().filter(|&&step| step >= 4).count() >= 2,
                    player.high_council,
                ];
                goals.iter().filter(|&&met| met).count() == usize::from(n)
            }
            Condition::Spies(n) => player.spies.count_ones() >= n.into(),
            Condition::SpyingOn(kind) => self.next_to(player.spies, kind),
            Condition::SentTo(kind) => {
                let place = &self.content.spaces[s.turn.space.index()];
                let is_kind = match kind {
                    SpaceKind::Maker => place.maker.is_some(),
                    SpaceKind::Faction => place.faction.is_some(),
                    SpaceKind::Landsraad => place.icon == Icon::Landsraad,
                };
                s.turn.seat == seat && s.turn.kind == TurnKind::Agent && is_kind
            }
            Condition::PlacedSpy(kind) => s.turn.placed_spy.is_some_and(|post| self.next_to(post.bit(), kind)),
            Condition::RecalledSpy => s.turn.seat == seat && s.turn.recalled_spy,
            Condition::Contracts(n) => player.completed.count_ones() >= n.into(),
            Condition::UnitsInConflict(n) => player.conflict.count() >= n.into(),
            Condition::Strength(n) => self.strength(player) >= n.into(),
            Condition::Worms(n) => player.conflict.sandworms >= n,
            Condition::MakerHooks => player.maker_hooks,
            Condition::Discarded(faction) => s.turn.discarded & faction.bit() != 0,
            Condition::GainedSpice => s.turn.seat == seat && s.turn.spice > 0,
            Condition::RivalAlliance => Faction::ALL.iter().any(|faction| {
                let holder = s.alliances[faction.index()];
                let rival = holder.is_some_and(|holder| self.opposes(seat, holder));
                rival && player.influence[faction.index()] >= self.content.constants.bonus_step
            }),
            Condition::Acquired(card) => match self.content.cards[card.index()].deck {
                Deck::Reserve(pile) => s.turn.seat == seat && s.turn.acquired & 1 << pile != 0,
                Deck::Starter | Deck::Imperium => false,
            },
        }
    }

    /// Own cards of a faction in play.
    pub(crate) fn in_play(&self, player: &Player, faction: Faction) -> usize {
        player.in_play().filter(|card| self.content.cards[card.index()].factions & faction.bit() != 0).count()
    }

    /// What `per` counts for `seat`.
    pub(crate) fn count(&self, s: &State, seat: Seat, count: Count) -> usize {
        match count {
            Count::CardsInPlay(faction) => self.in_play(&s.players[seat.index()], faction),
            Count::SwordCards => s.turn.sword_cards.into(),
            Count::OtherSwordCards => s.turn.sword_cards.saturating_sub(1).into(),
            Count::Dreadnoughts => s.players[seat.index()].conflict.dreadnoughts.into(),
            Count::DeployedTroops => {
                if s.turn.seat == seat {
                    s.turn.deployed.into()
                } else {
                    0
                }
            }
            Count::LowTracks => s.players[seat.index()].influence.iter().filter(|&&step| step <= 1).count(),
            Count::Worms => s.players[seat.index()].conflict.sandworms.into(),
            Count::Contracts => s.players[seat.index()].completed.count_ones() as usize,
            Count::Revealed(faction) => {
                let shown = s.players[seat.index()].cards.pile(SHOWN).iter();
                shown.filter(|held| self.content.cards[held.card.index()].factions & faction.bit() != 0).count()
            }
        }
    }

    /// What a technology tile costs after a discount and so many negotiators (X3, X4).
    pub(crate) fn tile_price(&self, tile: TechId, discount: u8, negotiators: u8) -> u8 {
        self.content.tech[tile.index()].cost.saturating_sub(discount.saturating_add(negotiators))
    }

    /// The tiles that lie face up, stack by stack.
    pub(crate) fn tiles_on_offer<'a>(&self, s: &'a State) -> impl Iterator<Item = TechId> + 'a {
        s.tech.iter().filter_map(|stack| stack.last().copied())
    }

    /// Whether a player can buy one of the tiles.
    pub(super) fn can_buy_tile(&self, s: &State, player: &Player, discount: u8, or_solari: bool) -> bool {
        let most = player.spice.max(if or_solari { player.solari } else { 0 });
        self.tiles_on_offer(s).any(|tile| u16::from(self.tile_price(tile, discount, player.negotiators)) <= most)
    }

    /// Whether enemies of `seat` have units in the conflict that can retreat.
    pub(super) fn enemy_units(&self, s: &State, seat: Seat) -> bool {
        self.opponents_of(seat).any(|other| {
            let units = s.players[other.index()].conflict;
            units.troops + units.dreadnoughts > 0
        })
    }

    /// Whether a technology tile that `seat` owns and has not used this round does something now.
    pub(crate) fn can_use(&self, s: &State, seat: Seat, tile: TechId) -> bool {
        self.content.tech[tile.index()].usage.is_some_and(|node| self.can(s, seat, node))
    }

    /// Whether resolving `node` could do anything for `seat` now. An intrigue card can be played if its effect can;
    /// a mandatory effect that cannot waits, and lapses when the turn ends.
    pub(crate) fn can(&self, s: &State, seat: Seat, node: NodeId) -> bool {
        self.possible(s, seat, node, false)
    }

    /// Whether `seat` can play a card for `node` now: its cost can be paid and its condition holds (R10, R11). "Any
    /// number" and "up to" include none (R96), so a card that says so can be played with nothing to move. On the tray
    /// and among options the same is not offered: leaving it is choosing none.
    pub(crate) fn can_play(&self, s: &State, seat: Seat, node: NodeId) -> bool {
        self.possible(s, seat, node, true)
    }

    /// See [`Imperium::can`] and, where `none_counts`, [`Imperium::can_play`].
    fn possible(&self, s: &State, seat: Seat, node: NodeId, none_counts: bool) -> bool {
        let player = &s.players[seat.index()];
        match self.content.effect(node) {
            Effect::Trash(_) => self.can_trash(player, 1),
            Effect::Discard(_) => !player.hand().is_empty(),
            Effect::Influence(track, _) => self.gainable_factions(s, seat, track) != 0,
            Effect::LoseInfluence(track, n) => self.losable_factions(player, track, n) != 0,
            Effect::LoseTroop(n, post) => troops_at(player, post) >= n,
            Effect::Deploy(_) | Effect::DeployRecruits | Effect::DeployUnits(_) | Effect::DeployFromSupply(_)
                if is_barred(s, seat) =>
            {
                false
            }
            Effect::Deploy(_) => none_counts || player.garrison.troops > 0,
            Effect::Retreat(_) => none_counts || player.conflict.troops > 0,
            Effect::DeployRecruits => none_counts || (s.turn.recruits > 0 && player.garrison.troops > 0),
            Effect::Mentat => s.mentat == Mentat::Home,
            Effect::HighCouncil => !player.high_council,
            Effect::Swordmaster => player.agents[SWORDMASTER] == Agent::Absent,
            Effect::Foldspace(_) => self.foldspace(s, seat).is_some(),
            Effect::Signet => self.signet(player).is_some_and(|signet| self.possible(s, seat, signet, none_counts)),
            Effect::RecallAgent(_) => !self.recallable(s, seat).is_empty(),
            Effect::Recover(faction) => self.recoverable(player, faction).next().is_some(),
            Effect::Acquire { max_cost, .. } | Effect::MayAcquire(max_cost) => {
                self.acquirable(s, seat, max_cost).next().is_some()
            }
            Effect::Hook(hook) => self.can_hook(s, seat, hook),
            // A card that lies face up and waits does nothing else.
            Effect::All(nodes) if nodes.is_empty() => true,
            Effect::All(nodes) | Effect::Lines(nodes) | Effect::OneOf(nodes) | Effect::SomeOf(_, nodes) => {
                nodes.iter().any(|node| self.possible(s, seat, node, none_counts))
            }
            Effect::Pay { cost, then } => self.can_pay_all(s, seat, cost) && self.possible(s, seat, then, none_counts),
            Effect::If(condition, then) => {
                self.holds(s, seat, condition, self.content.node(node).source)
                    && self.possible(s, seat, then, none_counts)
            }
            Effect::Per(inner, count) => {
                let counts = self.content.effect(inner) != Effect::RetreatEnemy || self.count(s, seat, count) > 0;
                counts && self.possible(s, seat, inner, none_counts)
            }
            Effect::Infiltrate => s.turn.kind == TurnKind::Open,
            Effect::Dreadnought => player.supply.dreadnoughts > 0,
            Effect::Tech { discount, or_solari } => self.can_buy_tile(s, player, discount, or_solari),
            Effect::Negotiate => player.supply.troops > 0,
            Effect::DeployUnits(_) => none_counts || player.garrison.troops + player.garrison.dreadnoughts > 0,
            Effect::RetreatUnits(n) => player.conflict.troops + player.conflict.dreadnoughts >= n,
            Effect::RetreatEnemy => self.enemy_units(s, seat),
            Effect::TrashInPlay => player.in_play().next().is_some(),
            Effect::ExtraTurn => s.turn.kind != TurnKind::Reveal && !s.turn.extra,
            Effect::ReturnIntrigue(n) | Effect::TrashIntrigue(n) => {
                s.intrigue.pile(intrigue_hand(seat)).len() >= n.into()
            }
            Effect::Spy(_, icons) => self.can_spy(s, seat, self.posts_at(icons), false),
            Effect::SpyShared => self.can_spy(s, seat, self.posts_at(0), true),
            Effect::SpyHere => self.can_spy(s, seat, self.posts_here(s), true),
            Effect::RecallSpy(n) => player.spies.count_ones() >= n.into(),
            Effect::MakerHooks => !player.maker_hooks,
            Effect::BlowWall => s.shield_wall,
            Effect::Worm(_) | Effect::HarvestWorms(_) => self.can_summon(s, seat),
            Effect::ReturnToHand => match self.content.node(node).source {
                Source::Card(card) => player.in_play().any(|other| other == card),
                _ => false,
            },
            Effect::RepeatSpace => s.turn.seat == seat && s.turn.kind == TurnKind::Agent,
            Effect::DoubleVisit => self.plain_visit(s, seat).is_some(),
            Effect::TrashFromHand(faction) => self.of_faction_in_hand(player, faction).next().is_some(),
            Effect::TrashFromPlay(faction) => {
                self.others_in_play(player, faction, self.content.node(node).source).next().is_some()
            }
            Effect::TurnDown(icon) => self.turnable(player, icon).next().is_some(),
            // These always can: at worst they bring nothing.
            Effect::Gain(..)
            | Effect::Troop(_)
            | Effect::Draw(_)
            | Effect::Intrigue(_)
            | Effect::TrashSelf
            | Effect::MentatNextRound
            | Effect::Harvest(_)
            | Effect::StealIntrigue
            | Effect::Control(_)
            | Effect::AcquireToDeck
            | Effect::Reshuffle
            | Effect::AddIcons(_)
            | Effect::Discount(..)
            | Effect::VisitInfluence(_)
            | Effect::VisitHarvest(_)
            | Effect::VisitDiscount(..)
            | Effect::PassTurn
            | Effect::Freighter
            | Effect::DeployFromSupply(_)
            | Effect::RetreatDreadnought
            | Effect::SwapIntrigue
            | Effect::TrashTile
            | Effect::SolariIfWon(_)
            | Effect::ShippingTroop(_)
            | Effect::Contract(_)
            | Effect::Memory
            | Effect::TroopsForCards
            | Effect::DeploysRecruits
            | Effect::NoRequirements
            | Effect::EachOpponent(_) => true,
        }
    }

    /// Whether `seat` can pay all parts of a cost together.
    pub(crate) fn can_pay_all(&self, s: &State, seat: Seat, cost: Nodes) -> bool {
        let each = cost.iter().all(|part| self.can_pay(s, seat, part));
        if !each || cost.len == 1 {
            return each;
        }
        // Several losses of influence may all come from one track.
        let lost = cost.iter().map(|part| match self.content.cost(part) {
            Cost::LoseInfluence(Track::Any, n) => u32::from(n),
            _ => 0,
        });
        let has: u32 = s.players[seat.index()].influence.iter().map(|&step| u32::from(step)).sum();
        lost.sum::<u32>() <= has
    }

    /// The influence for this turn's visit, if it is still to be taken and is 1.
    pub(crate) fn plain_visit(&self, s: &State, seat: Seat) -> Option<[NodeId; 2]> {
        let faction = self.content.spaces[s.turn.space.index()].faction?;
        let visit = self.content.visit[faction.index()];
        (s.turn.seat == seat && s.turn.kind == TurnKind::Agent && s.tray.contains(&visit[0])).then_some(visit)
    }

    /// Different cards of a faction in hand.
    pub(crate) fn of_faction_in_hand<'a>(
        &'a self,
        player: &'a Player,
        faction: Faction,
    ) -> impl Iterator<Item = CardId> + 'a {
        kinds(player.hand()).filter(move |card| self.content.cards[card.index()].factions & faction.bit() != 0)
    }

    /// Cards of a faction in play but for one copy of the card an effect stands on.
    pub(crate) fn others_in_play<'a>(
        &'a self,
        player: &'a Player,
        faction: Faction,
        source: Source,
    ) -> impl Iterator<Item = CardId> + 'a {
        let mut itself = match source {
            Source::Card(card) => Some(card),
            _ => None,
        };
        player.in_play().filter(move |&card| {
            let own = itself == Some(card);
            if own {
                itself = None;
            }
            !own && self.content.cards[card.index()].factions & faction.bit() != 0
        })
    }

    /// Spaces from which `seat` can recall an agent, sorted. In Uprising not the one just sent (U19), though another one
    /// may stand on the same space.
    pub(crate) fn recallable(&self, s: &State, seat: Seat) -> List<SpaceId, 4> {
        let player = &s.players[seat.index()];
        let mut spaces = self.placed(player);
        let sent = s.turn.seat == seat && s.turn.kind == TurnKind::Agent && s.phase == Phase::Turns;
        if sent && self.content.constants.recalls_sent_agent == 0 {
            let there = player.agents.iter().filter(|&&agent| agent == Agent::On(s.turn.space)).count();
            if there == 1 {
                spaces.remove_item(s.turn.space);
            }
        }
        spaces
    }

    /// Whether `seat` can pay this part of a cost.
    pub(crate) fn can_pay(&self, s: &State, seat: Seat, cost: NodeId) -> bool {
        let player = &s.players[seat.index()];
        match self.content.cost(cost) {
            Cost::Goods(good, n) => goods_of(player)[good as usize] >= n.into(),
            Cost::Trash(n) => self.can_trash(player, n.into()),
            Cost::TrashSelf => match self.content.node(cost).source {
                Source::Card(card) => player.in_play().any(|other| other == card),
                _ => false,
            },
            Cost::Discard(n) => player.hand().len() >= n.into(),
            Cost::LoseInfluence(track, n) => self.losable_factions(player, track, n) != 0,
            Cost::LoseTroop(n, post) => troops_at(player, post) >= n,
            Cost::RetreatUnits(n) => player.conflict.troops + player.conflict.dreadnoughts >= n,
            Cost::ReturnIntrigue(n) => s.intrigue.pile(intrigue_hand(seat)).len() >= n.into(),
            Cost::TrashTile => match self.content.node(cost).source {
                Source::Tech(tile) => player.tiles & tile.bit() != 0,
                _ => false,
            },
            Cost::Retreat(n) => player.conflict.troops >= n,
            Cost::RecallSpy(n) => player.spies.count_ones() >= n.into(),
            Cost::TrashIntrigue(n) => s.intrigue.pile(intrigue_hand(seat)).len() >= n.into(),
            Cost::TrashFromHand(faction) => self.of_faction_in_hand(player, faction).next().is_some(),
            Cost::TrashFromPlay(faction) => {
                self.others_in_play(player, faction, self.content.node(cost).source).next().is_some()
            }
            Cost::TurnDown(icon) => self.turnable(player, icon).next().is_some(),
        }
    }

    fn can_trash(&self, player: &Player, n: usize) -> bool {
        player.cards.run(HAND, DISCARD).len() >= n
    }

    /// The factions with which `seat` can gain influence, as a set.
    pub(crate) fn gainable_factions(&self, s: &State, seat: Seat, track: Track) -> u8 {
        let own = &s.players[seat.index()].influence;
        let below_top = |faction: &&Faction| own[faction.index()] < self.content.constants.track_top;
        match track {
            // On a named track a gain beyond the top is lost, but resolving it is no mistake.
            Track::Of(faction) => faction.bit(),
            Track::Any => Faction::ALL.iter().filter(below_top).map(|faction| faction.bit()).sum(),
            Track::Behind => {
                let ahead = |faction: &&Faction| {
                    let step = own[faction.index()];
                    self.opponents_of(seat).any(|other| s.players[other.index()].influence[faction.index()] > step)
                };
                Faction::ALL.iter().filter(below_top).filter(ahead).map(|faction| faction.bit()).sum()
            }
            Track::Visited => {
                let space = (s.turn.seat == seat && s.turn.kind == TurnKind::Agent).then_some(s.turn.space);
                space.and_then(|space| self.content.spaces[space.index()].faction).map_or(0, Faction::bit)
            }
            Track::Snooped => {
                let snooped = |faction: &&Faction| s.players[seat.index()].snoopers & faction.bit() != 0;
                Faction::ALL.iter().filter(below_top).filter(snooped).map(|faction| faction.bit()).sum()
            }
            Track::Spied => self.factions_spied(&s.players[seat.index()]),
        }
    }

    /// The factions with which `player` has at least `n` influence to lose, as a set.
    pub(crate) fn losable_factions(&self, player: &Player, track: Track, n: u8) -> u8 {
        let enough = |faction: &&Faction| player.influence[faction.index()] >= n;
        let set: u8 = Faction::ALL.iter().filter(enough).map(|faction| faction.bit()).sum();
        match track {
            Track::Of(faction) => set & faction.bit(),
            Track::Any | Track::Behind | Track::Visited | Track::Snooped | Track::Spied => set,
        }
    }

    /// The card that only its own icon hands out, if `seat` can get one.
    pub(crate) fn foldspace(&self, s: &State, seat: Seat) -> Option<CardId> {
        let mut reserve = self.content.reserve.iter().zip(s.reserve);
        let (&card, left) = reserve.find(|(card, _)| !self.content.cards[card.index()].buyable)?;
        (left > 0 && !s.players[seat.index()].cards.is_full()).then_some(card)
    }

    /// Whether cards that `seat` acquires to the discard pile may go onto the deck instead (R77).
    pub(crate) fn may_acquire_to_deck(&self, s: &State, seat: Seat) -> bool {
        let player = &s.players[seat.index()];
        (player.acquire_to_deck && s.turn.kind == TurnKind::Reveal)
            || player.tiles & self.content.tile_sets.acquire_to_deck != 0
    }

    /// Cards of a faction in the discard pile, sorted, without duplicates.
    pub(crate) fn recoverable<'a>(&'a self, player: &'a Player, faction: Faction) -> impl Iterator<Item = CardId> + 'a {
        kinds(player.discard()).filter(move |card| self.content.cards[card.index()].factions & faction.bit() != 0)
    }

    /// Cards on offer to `seat` of at most `max_cost` persuasion, before discounts: row, reserve, set aside. Unsorted.
    pub(crate) fn acquirable<'a>(
        &'a self,
        s: &'a State,
        seat: Seat,
        max_cost: u8,
    ) -> impl Iterator<Item = CardId> + 'a {
        let player = &s.players[seat.index()];
        let piles = self.content.reserve.iter().enumerate();
        let reserve = piles.filter(|(pile, _)| s.reserve[*pile] > 0).map(|(_, &card)| card);
        let room = !player.cards.is_full();
        let aside = player.aside().iter().map(|held| held.card);
        s.row.iter().copied().chain(reserve).chain(aside).filter(move |card| {
            let kind = &self.content.cards[card.index()];
            room && kind.buyable && kind.cost <= max_cost
        })
    }

    /// Persuasion that a card costs `seat` now.
    pub(crate) fn cost(&self, s: &State, card: CardId, aside: bool) -> u8 {
        let discount = match s.turn.discount {
            Some((cheaper, by)) if cheaper == card => by,
            _ => 0,
        };
        self.content.cards[card.index()].cost.saturating_sub(discount + u8::from(aside))
    }

    /// Most units of a kind that `seat` may still deploy by right of the combat space its agent was sent to: those
    /// recruited or commissioned this turn, and a few others, of both kinds together (X9, R144).
    pub(crate) fn deployable(&self, s: &State, seat: Seat, kind: UnitKind) -> u8 {
        let turn = &s.turn;
        if turn.kind != TurnKind::Agent || !turn.combat {
            // From elsewhere recruits alone go, with a card that says so.
            let recruits = turn.kind == TurnKind::Agent && turn.deploys_recruits && !turn.no_deploy;
            if !recruits || kind != UnitKind::Troop {
                return 0;
            }
            return turn.recruited.saturating_sub(turn.deployed_by_space).min(s.players[seat.index()].garrison.troops);
        }
        if turn.no_deploy {
            return 0;
        }
        let troops = (turn.recruited, turn.deployed_by_space);
        let dreadnoughts = (turn.commissioned, turn.dreadnoughts_by_space);
        let ((new, deployed), (other_new, other_deployed)) = match kind {
            UnitKind::Troop => (troops, dreadnoughts),
            UnitKind::Dreadnought => (dreadnoughts, troops),
        };
        let others = other_deployed.saturating_sub(other_new);
        let with = self.content.constants.deploy_from_garrison.saturating_sub(others);
        (new + with).saturating_sub(deployed).min(s.players[seat.index()].garrison.of(kind))
    }

    /// Whether an entry on the tray has to be resolved before the turn can end.
    pub(crate) fn must_resolve(&self, s: &State, seat: Seat, node: NodeId) -> bool {
        !self.is_optional(s, seat, node) && self.can(s, seat, node)
    }

    /// Whether an entry on the tray may be left, even if it can be resolved.
    pub(crate) fn is_optional(&self, s: &State, seat: Seat, node: NodeId) -> bool {
        let entry = self.content.node(node);
        match entry.effect {
            Effect::Signet => {
                self.signet(&s.players[seat.index()]).is_none_or(|signet| self.is_optional(s, seat, signet))
            }
            // With no spy in supply placing one asks for a recall, which nobody has to make (R156).
            Effect::Spy(..) | Effect::SpyShared | Effect::SpyHere => {
                self.spies_in_supply(&s.players[seat.index()]) == 0
            }
            // What stands together may be left if each of it may.
            Effect::All(nodes) => entry.optional || nodes.iter().all(|node| self.is_optional(s, seat, node)),
            // For nothing that is counted it brings nothing.
            Effect::Per(_, count) => entry.optional || self.count(s, seat, count) == 0,
            _ => entry.optional,
        }
    }
}

/// Solari, spice and water of a player, in the order of [`Good`].
pub(crate) fn goods_of(player: &Player) -> [u16; 3] {
    [player.solari, player.spice, player.water]
}

/// Troops in the garrison or in the conflict.
pub(crate) fn troops_at(player: &Player, place: TroopPlace) -> u8 {
    match place {
        TroopPlace::Garrison => player.garrison.troops,
        TroopPlace::Conflict => player.conflict.troops,
    }
}

/// Copies of a card a player owns, wherever they lie.
fn owns(player: &Player, card: CardId) -> usize {
    player.owned().filter(|&other| other == card).count()
}

/// The different cards of a sorted pile, in order.
pub(crate) fn kinds(pile: &[Hidden<CardId>]) -> impl Iterator<Item = CardId> + '_ {
    pile.iter().enumerate().filter(|(i, held)| *i == 0 || pile[i - 1].card != held.card).map(|(_, held)| held.card)
}

/// The different values of a sorted list.
pub(crate) fn distinct<T: Copy + PartialEq>(sorted: &[T]) -> impl Iterator<Item = T> + '_ {
    sorted.iter().enumerate().filter(|(i, item)| *i == 0 || sorted[i - 1] != **item).map(|(_, &item)| item)
}
