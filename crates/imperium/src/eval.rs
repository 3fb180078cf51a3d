//! What is good, as numbers: the bots' judgement. A victory point early in the game is worth 100, everything else is
//! measured against it.
//!
//! The numbers were found by playing: `melange simulate --bots greedy,random` says how much a change is worth.

use table::{Evaluate, Seat};

use crate::action::Action;
use crate::content::{Constants, Deck, Source};
use crate::effect::{Cost, Count, Effect, Nodes, Track};
use crate::game::Imperium;
use crate::ids::*;
use crate::state::*;
use crate::units::Units;

/// A victory point in the first round.
const POINT: f32 = 100.0;
/// A point that is gained for good in the last one: nothing else will matter any more.
const LATE_POINT: f32 = 180.0;
const SOLARI: f32 = 6.0;
const SPICE: f32 = 10.0;
const WATER: f32 = 10.0;
const PERSUASION: f32 = 6.0;
const SWORD: f32 = 5.0;
const TROOP: f32 = 9.0;
const CARD: f32 = 13.0;
const INTRIGUE: f32 = 16.0;
const TRASH: f32 = 8.0;
const CONTROL: f32 = 25.0;
/// A step of the freighter, which comes back as about half a bonus of the track.
const FREIGHTER: f32 = 22.0;
const DREADNOUGHT: f32 = 32.0;
/// A technology tile beyond its price.
const TILE: f32 = 20.0;
/// A spy on the board.
const SPY: f32 = 11.0;
/// A contract taken.
const CONTRACT: f32 = 15.0;
/// The maker hooks.
const HOOKS: f32 = 35.0;
/// A battle icon without its pair.
const ICON: f32 = 30.0;
/// An agent that can still be sent this round.
const AGENT: f32 = 30.0;
/// What steps on a track promise, besides the points they have given.
const STEPS: [f32; MAX_STEP as usize + 1] = [0.0, 35.0, 45.0, 70.0, 85.0, 95.0, 100.0];
/// What a step is worth where it is not known on which track.
const STEP: f32 = 40.0;
/// Of so much of a good every unit counts in full, of what is above less.
const PLENTY: [u16; 3] = [10, 8, 3];

impl Evaluate for Imperium {
    fn evaluate(&self, state: &State, seat: Seat) -> f32 {
        let evaluator = Evaluator::new(self, state, seat);
        if state.phase == Phase::Over { evaluator.result() } else { evaluator.position() }
    }

    fn quick_choice(&self, state: &State, legal: &[Action]) -> Action {
        match state.pending() {
            Some(pending) => Evaluator::new(self, state, pending.player).quick(pending.frame, legal),
            None => legal[0],
        }
    }
}

/// Evaluates a state for one seat.
struct Evaluator<'a> {
    game: &'a Imperium,
    s: &'a State,
    seat: Seat,
    own: &'a Player,
    /// Rounds expected after this one.
    left: f32,
    /// A victory point now.
    point: f32,
}

impl<'a> Evaluator<'a> {
    fn new(game: &'a Imperium, s: &'a State, seat: Seat) -> Evaluator<'a> {
        let highest = s.players[..usize::from(game.players)].iter().map(Player::points).max().unwrap_or(0) as f32;
        // The leader of a round gains a little more than a point in it.
        let last = f32::from(game.content.constants.winning_points);
        let left = ((last - highest).max(0.0) / 1.2).min(s.conflicts.len() as f32);
        let point = LATE_POINT - (LATE_POINT - POINT) * left / last;
        Evaluator { game, s, seat, own: &s.players[seat.index()], left, point }
    }

    /// A game that is over is won or lost; by how much still tells good moves from bad ones.
    fn result(&self) -> f32 {
        let standing = |player: &Player| self.game.standing(player);
        let won = self.opponents().all(|other| standing(other) < standing(self.own));
        let lead = self.own.points() - self.opponents().map(Player::points).max().unwrap_or(0);
        LATE_POINT * lead as f32 + if won { 20.0 * LATE_POINT } else { 0.0 }
    }

    fn position(&self) -> f32 {
        let rival = self.opponents().map(Player::points).max().unwrap_or(0);
        let points = self.own.points();
        let ahead = if points >= i32::from(self.game.content.constants.winning_points) && points > rival {
            self.point
        } else {
            0.0
        };
        self.point * (points as f32 - 0.3 * rival as f32)
            + ahead
            + self.goods()
            + self.influence()
            + self.cards()
            + self.this_round()
            + self.fight()
            + self.lasting()
            + self.ix()
            + self.uprising()
    }

    fn opponents(&self) -> impl Iterator<Item = &'a Player> {
        let (s, game) = (self.s, self.game);
        game.opponents_of(self.seat).map(move |other| &s.players[other.index()])
    }

    /// How much of what can be used later will be: goods at the end of the game only settle ties.
    fn usable(&self) -> f32 {
        0.1 + 0.9 * (self.left / 2.5).min(1.0)
    }

    fn goods(&self) -> f32 {
        let has = [self.own.solari, self.own.spice, self.own.water];
        let goods: f32 = has
            .iter()
            .zip(PLENTY)
            .zip([SOLARI, SPICE, WATER])
            .map(|((&n, plenty), each)| each * (f32::from(n.min(plenty)) + 0.35 * f32::from(n.saturating_sub(plenty))))
            .sum();
        let troops = TROOP * f32::from(self.own.garrison.troops.min(6))
            + 0.4 * TROOP * f32::from(self.own.garrison.troops.saturating_sub(6));
        let intrigue = INTRIGUE * self.s.intrigue.pile(intrigue_hand(self.seat)).len().min(6) as f32;
        self.usable() * (goods + troops) + (0.5 + 0.5 * self.usable()) * intrigue
    }

    /// What the steps on the tracks promise. Where somebody else holds the alliance, less.
    fn influence(&self) -> f32 {
        let mut sum = 0.0;
        for (f, &step) in self.own.influence.iter().enumerate() {
            let lost = self.s.alliances[f]
                .is_some_and(|holder| holder != self.seat && self.s.players[holder.index()].influence[f] > step + 1);
            let full = STEPS[usize::from(step)];
            sum += if lost && step > 2 { STEPS[2] + 0.3 * (full - STEPS[2]) } else { full };
        }
        sum * self.usable()
    }

    /// What the own deck is worth: cards are drawn again every two or three rounds.
    fn cards(&self) -> f32 {
        self.own.owned().map(|card| self.card(card)).sum::<f32>() * (self.left / 7.0).min(1.1)
    }

    fn card(&self, card: CardId) -> f32 {
        let kind = &self.game.content.cards[card.index()];
        let cost = f32::from(kind.cost.min(8));
        match kind.deck {
            // Every one of them keeps a better card from being drawn.
            Deck::Starter => {
                f32::from(self.persuasion(kind.reveal)) * 2.0 - 8.0 + if kind.icons != 0 { 1.0 } else { 0.0 }
            }
            _ if !kind.buyable => 8.0,
            _ if kind.icons == 0 => (2.5 * cost).min(8.0),
            _ => 5.0 + 5.5 * cost,
        }
    }

    /// What can still be done this round: agents to send, a hand to reveal, effects on the tray.
    fn this_round(&self) -> f32 {
        if self.s.phase != Phase::Turns || self.own.revealed {
            return 0.0;
        }
        let mine = self.s.turn.seat == self.seat;
        let tray = if mine { 4.0 * self.s.tray.len() as f32 } else { 0.0 };
        if mine && self.s.turn.kind == TurnKind::Reveal {
            return tray + 0.5 * f32::from(self.own.persuasion);
        }
        let ready = self.own.ready_agents();
        let mut persuasion = u32::from(self.own.persuasion)
            + if self.own.high_council { u32::from(self.game.content.constants.council_persuasion) } else { 0 };
        let mut playable = 0;
        for held in self.own.hand() {
            let kind = &self.game.content.cards[held.card.index()];
            persuasion += u32::from(self.persuasion(kind.reveal));
            playable += usize::from(kind.icons != 0);
        }
        let spare = playable.saturating_sub(ready);
        tray + AGENT * ready.min(playable) as f32 + 2.0 * spare as f32 + self.purchases(persuasion)
    }

    /// What so much persuasion will buy.
    fn purchases(&self, persuasion: u32) -> f32 {
        let cards = PERSUASION * persuasion.min(12) as f32 * (self.left / 7.0).min(1.0);
        let point = if persuasion >= 9 { 0.7 * self.point } else { 0.0 };
        cards.max(point)
    }

    /// Persuasion a reveal box will bring, as things stand.
    fn persuasion(&self, nodes: Nodes) -> u8 {
        nodes.iter().map(|node| self.persuasion_of(node)).sum()
    }

    fn persuasion_of(&self, node: NodeId) -> u8 {
        match self.game.content.effect(node) {
            Effect::Gain(Good::Persuasion, n) => n,
            Effect::OneOf(nodes) => nodes.iter().map(|node| self.persuasion_of(node)).max().unwrap_or(0),
            Effect::All(nodes) => self.persuasion(nodes),
            Effect::If(condition, then)
                if self.game.holds(self.s, self.seat, condition, self.game.content.node(node).source) =>
            {
                self.persuasion_of(then)
            }
            Effect::Per(inner, Count::CardsInPlay(_)) => 2 * self.persuasion_of(inner),
            _ => 0,
        }
    }

    /// Swords in the own hand, which will count if it is revealed.
    fn swords_in_hand(&self) -> f32 {
        let hand = self.own.hand().iter().flat_map(|held| self.game.content.cards[held.card.index()].reveal.iter());
        hand.map(|node| match self.game.content.effect(node) {
            Effect::Gain(Good::Sword, n) => f32::from(n),
            _ => 0.0,
        })
        .sum()
    }

    /// What this round's conflict will bring, by the chances of each place.
    fn fight(&self) -> f32 {
        let Some(conflict) = self.s.conflict else { return 0.0 };
        let rewards = &self.game.content.conflicts[conflict.index()].rewards;
        if self.s.phase == Phase::Rewards {
            let pending = self.s.rewards.iter().filter(|(seat, _)| Seat(*seat) == self.seat);
            return pending.map(|&(_, place)| self.worth_all(rewards[usize::from(place) - 1])).sum();
        }
        if !self.own.fights() {
            return 0.0;
        }
        let fighting = matches!(self.s.phase, Phase::Turns | Phase::RoundStart);
        let open = |player: &Player| fighting && !player.revealed;
        let mut mine = self.game.strength(self.own) as f32;
        if open(self.own) {
            mine += self.swords_in_hand() * 0.9;
        }
        // `better[k]`: how likely it is that so many opponents end up stronger.
        let mut better = [1.0, 0.0, 0.0, 0.0];
        for seat in self.game.opponents_of(self.seat) {
            let other = &self.s.players[seat.index()];
            let mut theirs = self.game.strength(other) as f32;
            let mut spread = 0.8 + 0.7 * self.s.intrigue.pile(intrigue_hand(seat)).len().min(3) as f32;
            if open(other) {
                let troops = f32::from(other.garrison.troops.min(2)) * other.ready_agents() as f32;
                theirs += 0.5 * troops + if other.fights() { 1.5 } else { 0.0 };
                spread += 1.0 + other.ready_agents() as f32;
            } else if !other.fights() {
                continue;
            }
            let stronger = 1.0 / (1.0 + ((mine - theirs) / spread).exp());
            for k in (0..better.len()).rev() {
                let fewer = if k > 0 { better[k - 1] } else { 0.0 };
                better[k] = better[k] * (1.0 - stronger) + fewer * stronger;
            }
        }
        let twice = if self.own.conflict.sandworms > 0 { 1.8 } else { 1.0 };
        let places = if self.game.players >= self.game.content.constants.third_reward_seats { 3 } else { 2 };
        let pair = self.game.content.conflicts[conflict.index()].battle_icon.map_or(0.0, |icon| {
            let paired = icon != BattleIcon::Wild && self.game.shows_icon(self.own, icon);
            if paired { self.point } else { ICON }
        });
        (0..places).map(|place| better[place] * self.worth_all(rewards[place])).sum::<f32>() * twice + better[0] * pair
    }

    /// What a technology tile is worth to its owner for the rest of the game.
    fn tile(&self, tile: TechId) -> f32 {
        let kind = &self.game.content.tech[tile.index()];
        let each_round = if kind.usage.is_some() || !kind.reveal.is_empty() { 6.0 } else { 0.0 };
        5.0 + 4.0 * f32::from(kind.cost) + each_round * self.left
    }

    /// Tiles, the freighter, negotiators and dreadnoughts.
    fn ix(&self) -> f32 {
        if self.game.content.tech.is_empty() {
            return 0.0;
        }
        let usable = self.usable();
        let tiles: f32 = TechId::members(self.own.tiles).map(|tile| self.tile(tile)).sum();
        let fleet = f32::from(self.own.garrison.dreadnoughts) * DREADNOUGHT
            + self.s.dreadnoughts.iter().filter(|&&owner| owner == Some(self.seat)).count() as f32
                * (DREADNOUGHT + CONTROL);
        let freighter = [0.0, 22.0, 62.0, 80.0][usize::from(self.own.freighter.min(SHIPPING_TOP))];
        let negotiators = 0.8 * SPICE * f32::from(self.own.negotiators.min(3));
        tiles + usable * (fleet + freighter + negotiators)
    }

    /// Spies, hooks, contracts and battle icons.
    fn uprising(&self) -> f32 {
        if self.game.content.constants.spies == 0 {
            return 0.0;
        }
        let usable = self.usable();
        let spies = SPY * f32::from(self.own.spies.count_ones() as u8);
        let hooks = if self.own.maker_hooks { HOOKS } else { 0.0 };
        let open: f32 = ContractId::members(self.own.contracts)
            .map(|tile| 0.6 * self.worth_all(self.game.content.contracts[tile.index()].reward))
            .sum();
        let done = 3.0 * self.own.completed.count_ones() as f32;
        let icons = BattleIcon::ALL.iter().filter(|&&icon| self.game.shows_icon(self.own, icon)).count() as f32;
        usable * (spies + hooks + open) + done + ICON * icons * usable.max(0.3)
    }

    /// What so many sandworms are worth: their strength, and a reward once more.
    fn worms(&self, n: u8) -> f32 {
        let doubled = if self.own.conflict.sandworms == 0 { 25.0 } else { 0.0 };
        f32::from(n) * 3.0 * SWORD + doubled
    }

    fn lasting(&self) -> f32 {
        let agents = if self.own.agents[SWORDMASTER] != Agent::Absent { 20.0 * self.left } else { 0.0 };
        let council = if self.own.high_council { 12.0 * self.left } else { 0.0 };
        let held = self.s.control.iter().filter(|&&owner| owner == Some(self.seat)).count() as f32;
        let mentat = if self.s.mentat == Mentat::Kept(self.seat) { AGENT * self.usable() } else { 0.0 };
        agents + council + mentat + CONTROL * held * self.usable()
    }

    fn worth_all(&self, nodes: Nodes) -> f32 {
        nodes.iter().map(|node| self.worth(node)).sum()
    }

    /// What resolving a node is worth, roughly.
    fn worth(&self, node: NodeId) -> f32 {
        let content = &self.game.content;
        let usable = self.usable();
        match content.effect(node) {
            Effect::Gain(good, n) => f32::from(n) * self.unit(good),
            Effect::Troop(n) => f32::from(n.min(self.own.supply.troops)) * TROOP * usable,
            Effect::Draw(n) => f32::from(n) * CARD,
            Effect::Intrigue(n) => f32::from(n) * INTRIGUE * (0.5 + 0.5 * usable),
            Effect::Trash(n) => f32::from(n) * TRASH * usable,
            Effect::TrashSelf => match content.node(node).source {
                Source::Card(card) => -self.card(card) * (self.left / 7.0).min(1.1),
                _ => 0.0,
            },
            Effect::Discard(n) => -f32::from(n) * CARD,
            Effect::Influence(Track::Of(faction), n) => self.rise(faction, n),
            Effect::Influence(Track::Spied, n) => {
                Faction::members(self.game.factions_spied(self.own)).map(|faction| self.rise(faction, n)).sum()
            }
            Effect::Influence(Track::Any | Track::Behind | Track::Visited | Track::Snooped, n) => {
                Faction::ALL.iter().map(|&faction| self.rise(faction, n)).fold(0.0, f32::max)
            }
            Effect::LoseInfluence(_, n) => -f32::from(n) * STEP,
            Effect::LoseTroop(n, _) => -f32::from(n) * TROOP,
            Effect::Deploy(n) => f32::from(n.min(3)),
            Effect::Mentat | Effect::MentatNextRound | Effect::RecallAgent(_) => AGENT,
            Effect::HighCouncil => 12.0 * self.left,
            Effect::Swordmaster => 20.0 * self.left + AGENT,
            Effect::Harvest(n) => f32::from(n) * self.unit(Good::Spice),
            Effect::Foldspace(_) => 8.0 * usable,
            Effect::StealIntrigue => {
                let holds_four = |&other: &Seat| self.s.intrigue.pile(intrigue_hand(other)).len() >= 4;
                let victims = self.game.opponents_of(self.seat).filter(holds_four).count();
                INTRIGUE * victims as f32
            }
            Effect::Control(_) => CONTROL * usable,
            Effect::Signet => self.game.signet(self.own).map_or(0.0, |signet| self.worth(signet)),
            Effect::Recover(_) => CARD,
            Effect::Acquire { max_cost, .. } | Effect::MayAcquire(max_cost) => {
                (5.0 + 5.5 * f32::from(max_cost)) * (self.left / 7.0).min(1.1)
            }
            Effect::Hook(_) => CARD,
            Effect::All(nodes) | Effect::Lines(nodes) => self.worth_all(nodes),
            Effect::OneOf(nodes) => nodes.iter().map(|node| self.worth(node)).fold(0.0, f32::max),
            Effect::SomeOf(n, nodes) => self.worth_all(nodes) * f32::from(n) / f32::from(nodes.len.max(1)),
            Effect::Pay { cost, then } => (self.worth(then) - self.price(cost)).max(0.0),
            Effect::If(condition, then) => {
                let holds = self.game.holds(self.s, self.seat, condition, content.node(node).source);
                if holds { self.worth(then) } else { 0.0 }
            }
            Effect::Spy(n, _) => f32::from(n.min(self.game.spies_in_supply(self.own))) * SPY * usable,
            Effect::SpyShared | Effect::SpyHere => f32::from(self.game.spies_in_supply(self.own).min(1)) * SPY * usable,
            Effect::RecallSpy(n) => -f32::from(n) * SPY * usable,
            Effect::Contract(n) => {
                f32::from(n) * if self.s.contract_market.is_empty() { 2.0 * SOLARI } else { CONTRACT } * usable
            }
            Effect::MakerHooks => {
                if self.own.maker_hooks {
                    0.0
                } else {
                    HOOKS * usable
                }
            }
            Effect::BlowWall => {
                if self.own.maker_hooks {
                    6.0
                } else {
                    0.5
                }
            }
            Effect::Worm(n) | Effect::HarvestWorms(n) => self.worms(n),
            Effect::TrashIntrigue(n) => -f32::from(n) * 0.8 * INTRIGUE,
            Effect::ReturnToHand => CARD,
            Effect::Memory => CARD / 2.0,
            Effect::RepeatSpace => CARD,
            Effect::DoubleVisit => STEP,
            Effect::TrashFromHand(_) | Effect::TrashFromPlay(_) => -CARD / 2.0,
            Effect::TurnDown(_) => -0.3 * self.point,
            Effect::TroopsForCards => TROOP * usable,
            Effect::Per(inner, count) => self.worth(inner) * self.game.count(self.s, self.seat, count) as f32,
            Effect::EachOpponent(_) => CARD / 2.0,
            // Worth doing, but how much depends on what comes after.
            Effect::Retreat(_)
            | Effect::DeployRecruits
            | Effect::AcquireToDeck
            | Effect::Reshuffle
            | Effect::AddIcons(_)
            | Effect::Infiltrate
            | Effect::Discount(..)
            | Effect::VisitInfluence(_)
            | Effect::VisitHarvest(_)
            | Effect::VisitDiscount(..)
            | Effect::DeploysRecruits
            | Effect::NoRequirements
            | Effect::DeployUnits(_)
            | Effect::RetreatDreadnought
            | Effect::RetreatEnemy
            | Effect::SwapIntrigue
            | Effect::PassTurn => 1.0,
            Effect::Freighter => FREIGHTER * usable,
            Effect::Dreadnought => {
                if self.own.supply.dreadnoughts > 0 {
                    DREADNOUGHT * usable
                } else {
                    0.0
                }
            }
            Effect::Tech { .. } => TILE * usable,
            Effect::Negotiate => SPICE * 0.8 * usable,
            Effect::DeployFromSupply(n) => f32::from(n.min(self.own.supply.troops)) * TROOP,
            Effect::RetreatUnits(n) => -f32::from(n),
            Effect::TrashInPlay => TRASH * usable,
            Effect::ExtraTurn => CARD,
            Effect::ReturnIntrigue(n) => -f32::from(n) * 0.7 * INTRIGUE,
            Effect::TrashTile => match content.node(node).source {
                Source::Tech(tile) => -self.tile(tile),
                _ => 0.0,
            },
            Effect::SolariIfWon(n) => 0.5 * f32::from(n) * self.unit(Good::Solari),
            Effect::ShippingTroop(n) => f32::from(n.min(self.own.supply.troops)) * TROOP * usable,
        }
    }

    /// What a cost takes.
    fn price(&self, cost: Nodes) -> f32 {
        let each = cost.iter().map(|node| match self.game.content.cost(node) {
            Cost::Goods(good, n) => f32::from(n) * self.unit(good),
            Cost::Trash(_)
            | Cost::TrashSelf
            | Cost::Discard(_)
            | Cost::LoseInfluence(..)
            | Cost::LoseTroop(..)
            | Cost::RetreatUnits(_)
            | Cost::ReturnIntrigue(_)
            | Cost::RecallSpy(_)
            | Cost::TrashIntrigue(_)
            | Cost::TrashFromHand(_)
            | Cost::TrashFromPlay(_)
            | Cost::TurnDown(_)
            | Cost::TrashTile => -self.worth(node),
            Cost::Retreat(n) => 1.5 * f32::from(n),
        });
        each.sum()
    }

    fn unit(&self, good: Good) -> f32 {
        match good {
            Good::Solari => SOLARI * self.usable(),
            Good::Spice => SPICE * self.usable(),
            Good::Water => WATER * self.usable(),
            Good::Persuasion => PERSUASION * (self.left / 7.0).min(1.0),
            Good::Sword => SWORD,
            Good::Vp => self.point,
        }
    }

    /// What rising on a track is worth, its points included.
    fn rise(&self, faction: Faction, n: u8) -> f32 {
        let old = self.own.influence[faction.index()];
        let Constants { track_top, point_step, bonus_step, .. } = self.game.content.constants;
        let new = (old + n).min(track_top);
        let holder = self.s.alliances[faction.index()];
        let below = bonus_step - 1;
        let top = holder.map_or(below, |holder| self.s.players[holder.index()].influence[faction.index()].max(below));
        let second = if old < point_step && new >= point_step { self.point } else { 0.0 };
        let alliance = if holder != Some(self.seat) && new > top { self.point } else { 0.0 };
        (STEPS[usize::from(new)] - STEPS[usize::from(old)]) * self.usable() + second + alliance
    }

    /// Whether so many more troops would make the player strongest, or keep them so.
    fn wins_with(&self, troops: u8) -> bool {
        let swords = f32::from(self.own.swords) + if self.own.revealed { 0.0 } else { self.swords_in_hand() };
        let more = self.game.unit_strength(self.own, Units::troops(troops));
        let mine = (self.game.unit_strength(self.own, self.own.conflict) + more) as f32 + swords;
        self.opponents().all(|other| (self.game.strength(other) as f32) < mine)
    }

    /// A sensible action without looking ahead.
    fn quick(&self, frame: Frame, legal: &[Action]) -> Action {
        let content = &self.game.content;
        let best = |score: &dyn Fn(Action) -> Option<f32>| {
            let mut best: Option<(f32, Action)> = None;
            for &action in legal {
                if let Some(score) = score(action)
                    && best.is_none_or(|(other, _)| score > other)
                {
                    best = Some((score, action));
                }
            }
            best
        };
        let choice = match frame {
            Frame::Turn | Frame::Reward => best(&|action| self.quick_turn(action)),
            Frame::Choose(node) | Frame::ChooseSome(node, ..) => best(&|action| match (action, content.effect(node)) {
                (Action::Choose(i), Effect::OneOf(nodes) | Effect::SomeOf(_, nodes)) => {
                    Some(self.worth(nodes.get(i.into())))
                }
                _ => None,
            }),
            Frame::GainInfluence(n, _) => best(&|action| match action {
                Action::Faction(faction) => Some(self.rise(faction, n)),
                _ => None,
            }),
            Frame::LoseInfluence(n) => best(&|action| match action {
                Action::Faction(faction) => {
                    let step = self.own.influence[faction.index()];
                    let lost = STEPS[usize::from(step)] - STEPS[usize::from(step.saturating_sub(n))];
                    let point_step = self.game.content.constants.point_step;
                    let point =
                        if step >= point_step && step.saturating_sub(n) < point_step { self.point } else { 0.0 };
                    let alliance = if self.s.alliances[faction.index()] == Some(self.seat) { self.point } else { 0.0 };
                    Some(-lost - point - alliance)
                }
                _ => None,
            }),
            Frame::Trash(..) => best(&|action| match action {
                // A card still in hand is worth a little more than the same card elsewhere: it can be used now.
                Action::Trash(zone, card) => Some(-self.card(card) - if zone == Zone::Hand { 4.0 } else { 0.0 }),
                Action::Decline => Some(0.0),
                _ => None,
            }),
            Frame::Discard(..) => best(&|action| match action {
                Action::Discard(card) => Some(-self.card(card)),
                _ => None,
            }),
            Frame::Recover(..) | Frame::SetAside => best(&|action| match action {
                Action::Take(card) => Some(self.card(card)),
                _ => None,
            }),
            Frame::Acquire { .. } | Frame::Foldspace => best(&|action| self.quick_turn(action)),
            Frame::Deploy(..) => best(&|action| match action {
                Action::Deploy(n) => Some(f32::from(n) * if self.wins_with(n) { 1.0 } else { -1.0 }),
                _ => None,
            }),
            Frame::Endgame => {
                let pair = legal.iter().find(|action| matches!(action, Action::BattleIcon(_)));
                pair.or(legal.last()).map(|&action| (0.0, action))
            }
            Frame::Combat | Frame::Won => legal.last().map(|&pass| (0.0, pass)),
            Frame::PassTurn => legal.last().map(|&go_on| (0.0, go_on)),
            Frame::Offer(node) => {
                best(&|action| Some(if action == Action::Accept { self.worth(node).max(0.5) } else { 0.0 }))
            }
            Frame::Freighter => best(&|action| match action {
                // The second step is the one to come back from, the third if a tile can be had for it.
                Action::Recall => Some(if self.own.freighter >= 2 { 2.0 } else { 0.5 }),
                Action::Advance => Some(1.0),
                _ => Some(0.0),
            }),
            Frame::Shipping(..) => best(&|action| self.quick_turn(action)),
            Frame::Tech { .. } => best(&|action| match action {
                Action::Tech { tile, negotiators, .. } => Some(
                    self.tile(tile) + self.worth_all(content.tech[tile.index()].acquire) - 0.5 * f32::from(negotiators),
                ),
                _ => Some(0.0),
            }),
            Frame::DeployUnits(..) => best(&|action| match action {
                Action::Deploy(n) => self.wins_with(n).then(|| f32::from(n)),
                Action::DeployDreadnought(n) => Some(2.0 * f32::from(n)),
                _ => Some(0.0),
            }),
            Frame::RetreatEnemy(..) => best(&|action| match action {
                Action::Unit(_, UnitKind::Dreadnought) => Some(2.0),
                Action::Unit(..) => Some(1.0),
                _ => Some(0.0),
            }),
            Frame::TrashInPlay => best(&|action| match action {
                Action::Trash(_, card) => Some(-self.card(card)),
                _ => Some(0.0),
            }),
            Frame::Gather => legal.first().map(|&recall| (0.0, recall)),
            Frame::BlowWall => best(&|action| {
                let wants = self.own.maker_hooks || self.own.fights();
                Some(if (action == Action::Accept) == wants { 1.0 } else { 0.0 })
            }),
            Frame::Lines(node, _) => best(&|action| match (action, content.effect(node)) {
                (Action::Choose(i), Effect::Lines(nodes)) => Some(self.worth(nodes.get(i.into()))),
                _ => Some(0.0),
            }),
            Frame::Contract | Frame::KeepContract => best(&|action| match action {
                Action::Contract(tile) => Some(self.worth_all(content.contracts[tile.index()].reward)),
                _ => Some(2.0 * SOLARI),
            }),
            Frame::Chronicle | Frame::BuyWithSolari => best(&|action| match action {
                Action::Trash(_, card) => Some(-self.card(card)),
                Action::Acquire { card, .. } => {
                    Some(self.card(card) - f32::from(content.cards[card.index()].cost) * SOLARI)
                }
                _ => Some(0.0),
            }),
            Frame::TrashFromHand(..) | Frame::TrashFromPlay(..) => best(&|action| match action {
                Action::Trash(_, card) => Some(-self.card(card)),
                _ => None,
            }),
            Frame::TopCards(..) => best(&|action| match action {
                Action::Take(card) => Some(self.card(card)),
                Action::Discard(card) => Some(self.card(card)),
                _ => None,
            }),
            Frame::SwapIntrigue(..) => legal.last().map(|&done| (0.0, done)),
            Frame::SaveCard => best(&|action| match action {
                Action::Save(card) => Some(f32::from(content.cards[card.index()].icons.count_ones() as u8)),
                _ => None,
            }),
            Frame::PlaceDreadnought => best(&|action| match action {
                Action::Accept => Some(self.point - DREADNOUGHT),
                _ => Some(CONTROL),
            }),
            _ => None,
        };
        choice.map_or(legal[0], |(_, action)| action)
    }

    /// How much an action in a turn, or among rewards, is to be preferred. First what is free, then troops, purchases
    /// and payments that pay off, then the end.
    fn quick_turn(&self, action: Action) -> Option<f32> {
        let content = &self.game.content;
        match action {
            Action::Agent { card, space, price, from: None } => Some(1000.0 + self.visit(card, space, price)),
            Action::Resolve(node) => match content.effect(node) {
                Effect::Pay { .. } => Some(self.worth(node)).filter(|&gain| gain > 0.0),
                _ if !content.node(node).optional => Some(900.0),
                _ => Some(self.worth(node)).filter(|&gain| gain > 0.0).map(|gain| 500.0 + gain.min(100.0)),
            },
            Action::Deploy(n) => self.wins_with(n).then(|| 300.0 + f32::from(n)),
            Action::DeployDreadnought(n) => Some(310.0 + f32::from(n)),
            Action::Use(tile) => {
                let node = content.tech[tile.index()].usage?;
                Some(self.worth(node)).filter(|&gain| gain > 0.0).map(|gain| 400.0 + gain.min(90.0))
            }
            Action::Acquire { card, to_deck, .. } => {
                let kind = &content.cards[card.index()];
                let gain = self.card(card) * self.left.min(7.0) / 7.0 + self.worth_all(kind.acquire);
                Some(100.0 + gain + if to_deck { 1.0 } else { 0.0 })
            }
            Action::Reveal | Action::EndTurn | Action::Decline => Some(0.0),
            _ => None,
        }
    }

    /// What sending an agent there with that card is worth, roughly.
    fn visit(&self, card: CardId, space: SpaceId, price: u8) -> f32 {
        let (kind, place) = (&self.game.content.cards[card.index()], &self.game.content.spaces[space.index()]);
        let cost = self.game.price_with(self.s, self.seat, card, space, price);
        let goods = [Good::Solari, Good::Spice, Good::Water];
        let paid: f32 = goods.iter().zip(cost).map(|(&good, n)| f32::from(n) * self.unit(good)).sum();
        let bonus = place.maker.map_or(0.0, |maker| f32::from(self.s.bonus_spice[usize::from(maker)]));
        let influence = place.faction.map_or(0.0, |faction| self.rise(faction, kind.visit_influence));
        let combat = if place.combat && self.own.garrison.troops > 0 { TROOP } else { 0.0 };
        let shown = f32::from(self.persuasion(kind.reveal)) * self.unit(Good::Persuasion);
        self.worth_all(place.prices[usize::from(price)].effect) + self.worth_all(kind.agent) - paid - shown
            + bonus * self.unit(Good::Spice)
            + influence
            + combat
    }
}
