//! Why an action is not legal, from the same predicates that decide legality.

use table::Seat;

use super::flow::chosen;
use super::predicates::{Blocked, goods_of};
use super::worms::is_barred;
use crate::action::{Action, Market};
use crate::content::PlotTime;
use crate::effect::{Condition, Destination, Effect};
use crate::game::Imperium;
use crate::ids::*;
use crate::state::*;

/// What stands in the way of an action. [`crate::text::Texts::obstacle`] puts it into words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Obstacle {
    /// The game is over.
    GameOver,
    /// Something else is to be decided first.
    Asked,
    /// The question is answered so, but not with this.
    NotAnOption,
    /// Somebody plays that leader.
    LeaderTaken(LeaderId, Seat),
    /// The leader was not revealed for the draft.
    NotInDraft(LeaderId),
    /// An agent was sent or the hand revealed already.
    AlreadyActed,
    /// Neither has been done yet.
    MustAct,
    /// These effects have to be resolved first.
    StillToResolve(Vec<NodeId>),
    /// The effect is not on the tray.
    NotOnTray,
    /// None of these conditions holds, and one would have to.
    ConditionUnmet(Vec<Condition>),
    /// This part of the cost cannot be paid.
    CannotPay(NodeId),
    /// There is nothing for the effect to act on.
    NoEffect(NodeId),
    /// The card is not in hand.
    NotInHand(CardId),
    /// The intrigue card is not in hand.
    NotHeld(IntrigueId),
    /// The intrigue card has other moments.
    WrongMoment(IntrigueId, Vec<Moment>),
    /// No agent can leave from there.
    NoAgentThere,
    /// All agents are out.
    NoAgentReady,
    /// The card has no icon for the space.
    NoIcon(CardId, SpaceId),
    /// Somebody's agent stands there.
    Occupied(SpaceId, Seat),
    /// An opponent closed the space.
    Closed(SpaceId, Seat),
    /// The space needs more influence: how much, and how much there is.
    NeedsInfluence(SpaceId, Faction, u8, u8),
    /// The space's requirement is not met.
    Requirement(SpaceId, Condition),
    /// The space works once a game.
    Used(SpaceId),
    /// The space costs more than there is.
    SpaceCosts(SpaceId, Good, u8, u16),
    /// No agent was sent to a combat space this turn.
    CannotDeploy,
    /// The garrison has no troops.
    NoTroops,
    /// Nothing has to be done to deploy no troops.
    DeployNone,
    /// At most so many troops can be deployed now.
    DeployAtMost(u8),
    /// At most so many troops can retreat now.
    RetreatAtMost(u8),
    /// Cards are bought in a reveal turn.
    NotRevealing,
    /// The card cannot be bought.
    NotBuyable(CardId),
    /// The card is not on offer.
    NotOnOffer(CardId),
    /// Nobody can own more cards than this player does.
    TooManyCards,
    /// The card is not set aside for this player.
    NotAside(CardId),
    /// The card costs more persuasion than there is.
    CardCosts(CardId, u8, u8),
    /// The card costs more than the effect allows.
    TooDear(CardId, u8, u8),
    /// Cards go to the discard pile now.
    NotToDeck,
    /// The card goes onto the deck.
    OnlyToDeck,
    /// The garrison has no dreadnought.
    NoDreadnoughts,
    /// The tile does not lie face up.
    NotATile(TechId),
    /// The tile costs more of a good than there is.
    TileCosts(TechId, Good, u8, u16),
    /// There are only so many negotiators.
    NoNegotiators(u8),
    /// Somebody else's tile, or nobody's.
    NotYourTile(TechId),
    /// The tile was used this round.
    TileUsed(TechId),
    /// The tile has nothing to be used for.
    NoUse(TechId),
    /// Another player's spy is on the post.
    PostTaken(PostId, Seat),
    /// The player's own spy is on the post.
    OwnSpyThere(PostId),
    /// The effect does not reach the post.
    PostNotAllowed(PostId),
    /// No spy of the player is on the post.
    NoSpyThere(PostId),
    /// The contract does not lie face up.
    NotAContract(ContractId),
    /// No unit may be deployed this turn.
    DeployBarred,
    /// The Shield Wall keeps sandworms from the conflict.
    WallStands,
}

/// When an intrigue card can be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moment {
    /// In one's own turn.
    Plot(PlotTime),
    /// In combat.
    Combat,
    /// Having won a conflict.
    Won,
    /// After the last round.
    Endgame,
}

impl Obstacle {
    /// All names.
    pub const NAMES: &[&str] = &[
        "game-over",
        "asked",
        "not-an-option",
        "leader-taken",
        "not-in-draft",
        "already-acted",
        "must-act",
        "still-to-resolve",
        "not-on-tray",
        "condition-unmet",
        "cannot-pay",
        "no-effect",
        "not-in-hand",
        "wrong-moment",
        "no-agent-there",
        "no-agent-ready",
        "no-icon",
        "occupied",
        "closed",
        "needs-influence",
        "requirement",
        "used",
        "space-costs",
        "cannot-deploy",
        "no-troops",
        "deploy-none",
        "deploy-at-most",
        "retreat-at-most",
        "not-revealing",
        "not-buyable",
        "not-on-offer",
        "too-many-cards",
        "not-aside",
        "card-costs",
        "too-dear",
        "not-to-deck",
        "only-to-deck",
        "no-dreadnoughts",
        "not-a-tile",
        "tile-costs",
        "no-negotiators",
        "not-your-tile",
        "tile-used",
        "no-use",
        "post-taken",
        "own-spy-there",
        "post-not-allowed",
        "no-spy-there",
        "not-a-contract",
        "deploy-barred",
        "wall-stands",
    ];

    /// What rules and messages call it.
    pub const fn name(&self) -> &'static str {
        match self {
            Obstacle::GameOver => "game-over",
            Obstacle::Asked => "asked",
            Obstacle::NotAnOption => "not-an-option",
            Obstacle::LeaderTaken(..) => "leader-taken",
            Obstacle::NotInDraft(_) => "not-in-draft",
            Obstacle::AlreadyActed => "already-acted",
            Obstacle::MustAct => "must-act",
            Obstacle::StillToResolve(_) => "still-to-resolve",
            Obstacle::NotOnTray => "not-on-tray",
            Obstacle::ConditionUnmet(_) => "condition-unmet",
            Obstacle::CannotPay(_) => "cannot-pay",
            Obstacle::NoEffect(_) => "no-effect",
            Obstacle::NotInHand(_) | Obstacle::NotHeld(_) => "not-in-hand",
            Obstacle::WrongMoment(..) => "wrong-moment",
            Obstacle::NoAgentThere => "no-agent-there",
            Obstacle::NoAgentReady => "no-agent-ready",
            Obstacle::NoIcon(..) => "no-icon",
            Obstacle::Occupied(..) => "occupied",
            Obstacle::Closed(..) => "closed",
            Obstacle::NeedsInfluence(..) => "needs-influence",
            Obstacle::Requirement(..) => "requirement",
            Obstacle::Used(_) => "used",
            Obstacle::SpaceCosts(..) => "space-costs",
            Obstacle::CannotDeploy => "cannot-deploy",
            Obstacle::NoTroops => "no-troops",
            Obstacle::DeployNone => "deploy-none",
            Obstacle::DeployAtMost(_) => "deploy-at-most",
            Obstacle::RetreatAtMost(_) => "retreat-at-most",
            Obstacle::NotRevealing => "not-revealing",
            Obstacle::NotBuyable(_) => "not-buyable",
            Obstacle::NotOnOffer(_) => "not-on-offer",
            Obstacle::TooManyCards => "too-many-cards",
            Obstacle::NotAside(_) => "not-aside",
            Obstacle::CardCosts(..) => "card-costs",
            Obstacle::TooDear(..) => "too-dear",
            Obstacle::NotToDeck => "not-to-deck",
            Obstacle::OnlyToDeck => "only-to-deck",
            Obstacle::NoDreadnoughts => "no-dreadnoughts",
            Obstacle::NotATile(_) => "not-a-tile",
            Obstacle::TileCosts(..) => "tile-costs",
            Obstacle::NoNegotiators(_) => "no-negotiators",
            Obstacle::NotYourTile(_) => "not-your-tile",
            Obstacle::TileUsed(_) => "tile-used",
            Obstacle::NoUse(_) => "no-use",
            Obstacle::PostTaken(..) => "post-taken",
            Obstacle::OwnSpyThere(_) => "own-spy-there",
            Obstacle::PostNotAllowed(_) => "post-not-allowed",
            Obstacle::NoSpyThere(_) => "no-spy-there",
            Obstacle::NotAContract(_) => "not-a-contract",
            Obstacle::DeployBarred => "deploy-barred",
            Obstacle::WallStands => "wall-stands",
        }
    }
}

impl Imperium {
    /// What stands in the way of `action`, which is not legal now.
    pub fn obstacle(&self, s: &State, action: Action) -> Obstacle {
        let Some(Pending { player: seat, frame, .. }) = s.pending() else { return Obstacle::GameOver };
        let player = &s.players[seat.index()];
        match (frame, action) {
            (Frame::Leader | Frame::Draft(..), Action::Leader(leader)) => match s.who_plays(leader) {
                Some(by) => Obstacle::LeaderTaken(leader, by),
                None => Obstacle::NotInDraft(leader),
            },
            (Frame::Turn, Action::Agent { card, space, price, from }) => {
                self.agent_obstacle(s, seat, card, space, price, from)
            }
            (Frame::Turn, Action::Reveal) => Obstacle::AlreadyActed,
            (Frame::Turn | Frame::Reward, Action::Resolve(node)) => {
                if s.tray.contains(&node) {
                    self.missing(s, seat, node)
                } else {
                    Obstacle::NotOnTray
                }
            }
            (Frame::Turn, Action::Deploy(n)) => self.deploy_obstacle(s, seat, UnitKind::Troop, n),
            (Frame::Turn, Action::DeployDreadnought(n)) => self.deploy_obstacle(s, seat, UnitKind::Dreadnought, n),
            (Frame::DeployUnits(n), Action::Deploy(_)) => Obstacle::DeployAtMost(n.min(player.garrison.troops)),
            (Frame::DeployUnits(n), Action::DeployDreadnought(_)) => match player.garrison.dreadnoughts {
                0 => Obstacle::NoDreadnoughts,
                some => Obstacle::DeployAtMost(n.min(some)),
            },
            (Frame::Turn, Action::Use(tile)) => self.use_obstacle(s, seat, tile),
            (Frame::Tech { discount, .. }, Action::Tech { tile, negotiators, solari }) => {
                self.tile_obstacle(s, seat, tile, discount, negotiators, solari)
            }
            (Frame::Shipping(left), Action::Resolve(node)) => {
                if self.shipping_left(left).any(|bonus| bonus == node) {
                    self.missing(s, seat, node)
                } else {
                    Obstacle::NotOnTray
                }
            }
            (Frame::Shipping(left), Action::Decline) => {
                let open = self.shipping_left(left).filter(|&node| self.must_resolve(s, seat, node));
                Obstacle::StillToResolve(open.collect())
            }
            (Frame::Turn, Action::Acquire { .. }) if s.turn.kind != TurnKind::Reveal => Obstacle::NotRevealing,
            (Frame::Turn, Action::Acquire { card, market, to_deck }) => {
                self.acquire_obstacle(s, seat, card, market, to_deck, None)
            }
            (Frame::Acquire { max_cost, to }, Action::Acquire { card, market, to_deck }) => {
                self.acquire_obstacle(s, seat, card, market, to_deck, Some((max_cost, to == Destination::Deck)))
            }
            (Frame::Foldspace, Action::Acquire { card, market, to_deck }) => {
                self.acquire_obstacle(s, seat, card, market, to_deck, Some((0, false)))
            }
            (Frame::Chronicle, Action::Acquire { card, market, to_deck }) => {
                self.acquire_obstacle(s, seat, card, market, to_deck, Some((1, false)))
            }
            (Frame::BuyWithSolari, Action::Acquire { card, market, to_deck }) => {
                let most = player.solari.min(255) as u8;
                self.acquire_obstacle(s, seat, card, market, to_deck, Some((most, false)))
            }
            // First one has to be recalled, or none can be.
            (Frame::Spy { .. }, Action::Spy(_)) if self.spies_in_supply(player) == 0 => Obstacle::Asked,
            (Frame::Spy { .. }, Action::RecallSpy(_)) if self.spies_in_supply(player) > 0 => Obstacle::Asked,
            (Frame::Spy { posts, shared }, Action::Spy(post)) => self.post_obstacle(s, seat, post, posts, shared),
            (Frame::Infiltrate | Frame::Gather | Frame::RecallSpy(_) | Frame::Spy { .. }, Action::RecallSpy(post))
                if player.spies & post.bit() == 0 =>
            {
                Obstacle::NoSpyThere(post)
            }
            (Frame::Infiltrate | Frame::Gather | Frame::Spy { .. }, Action::RecallSpy(post)) => {
                Obstacle::PostNotAllowed(post)
            }
            (Frame::Contract | Frame::KeepContract, Action::Contract(contract)) => Obstacle::NotAContract(contract),
            (Frame::TrashIntrigue(_), Action::TrashIntrigue(card)) => Obstacle::NotHeld(card),
            (Frame::Chronicle, Action::Trash(Zone::Hand, card))
            | (Frame::TrashFromHand(_), Action::Trash(Zone::Hand, card))
                if !player.hand().iter().any(|held| held.card == card) =>
            {
                Obstacle::NotInHand(card)
            }
            (Frame::Turn, Action::EndTurn) if s.turn.kind == TurnKind::Open => Obstacle::MustAct,
            (Frame::Turn, Action::EndTurn) | (Frame::Reward, Action::Decline) => {
                let open = s.tray.iter().copied().filter(|&node| self.must_resolve(s, seat, node));
                Obstacle::StillToResolve(open.collect())
            }
            (Frame::Turn | Frame::Combat | Frame::Won | Frame::Endgame, Action::Intrigue(card)) => {
                self.intrigue_obstacle(s, seat, frame, card)
            }
            (Frame::Choose(node) | Frame::ChooseSome(node, ..) | Frame::Lines(node, _), Action::Choose(i)) => {
                match self.content.effect(node) {
                    Effect::OneOf(nodes) | Effect::SomeOf(_, nodes) | Effect::Lines(nodes)
                        if i < nodes.len && chosen(frame) & (1 << i) == 0 =>
                    {
                        self.missing(s, seat, nodes.get(i.into()))
                    }
                    _ => Obstacle::NotAnOption,
                }
            }
            (Frame::Deploy(n), Action::Deploy(_)) => Obstacle::DeployAtMost(n.min(player.garrison.troops)),
            (Frame::Retreat(n), Action::Retreat(_)) => Obstacle::RetreatAtMost(n.min(player.conflict.troops)),
            (Frame::Trash(_), Action::Trash(Zone::Hand, card)) | (Frame::Discard(_), Action::Discard(card)) => {
                Obstacle::NotInHand(card)
            }
            (Frame::RecallAgent, Action::Space(_)) => Obstacle::NoAgentThere,
            (Frame::SecretFactions, Action::Factions(..))
            | (Frame::GainInfluence(..) | Frame::LoseInfluence(_), Action::Faction(_))
            | (Frame::GiveAlliance(..) | Frame::DoubleCross, Action::Seat(_))
            | (Frame::Trash(_), Action::Trash(..))
            | (Frame::Recover(_) | Frame::SetAside, Action::Take(_))
            | (Frame::Snoop, Action::Choose(_))
            | (Frame::Freighter, Action::Advance | Action::Recall)
            | (Frame::RetreatUnits(_) | Frame::RetreatEnemy(_), Action::Unit(..))
            | (Frame::TrashInPlay, Action::Trash(..))
            | (Frame::TrashFromHand(_) | Frame::TrashFromPlay(_) | Frame::Chronicle, Action::Trash(..))
            | (Frame::TurnDown(_) | Frame::Endgame, Action::BattleIcon(_))
            | (Frame::Training, Action::Choose(_))
            | (Frame::TopCards(_), Action::Take(_) | Action::Discard(_))
            | (Frame::KeepIntrigue, Action::Keep(_))
            | (Frame::PlaceDreadnought, Action::Space(_)) => Obstacle::NotAnOption,
            (Frame::ReturnIntrigue(_) | Frame::SwapIntrigue(_), Action::Return(card)) => Obstacle::NotHeld(card),
            (Frame::SaveCard, Action::Save(card)) => Obstacle::NotInHand(card),
            _ => Obstacle::Asked,
        }
    }

    /// Why resolving `node` could do nothing for `seat` now.
    fn missing(&self, s: &State, seat: Seat, node: NodeId) -> Obstacle {
        match self.content.effect(node) {
            Effect::If(condition, then) => {
                let holds = self.holds(s, seat, condition, self.content.node(node).source);
                if holds { self.missing(s, seat, then) } else { Obstacle::ConditionUnmet(vec![condition]) }
            }
            Effect::Pay { cost, then } => match cost.iter().find(|&cost| !self.can_pay(s, seat, cost)) {
                Some(cost) => Obstacle::CannotPay(cost),
                None if !self.can_pay_all(s, seat, cost) => Obstacle::CannotPay(cost.get(0)),
                None => self.missing(s, seat, then),
            },
            Effect::Per(inner, _) => self.missing(s, seat, inner),
            Effect::Worm(_) | Effect::HarvestWorms(_) if self.is_walled(s) => Obstacle::WallStands,
            Effect::Deploy(_)
            | Effect::DeployRecruits
            | Effect::DeployUnits(_)
            | Effect::DeployFromSupply(_)
            | Effect::Worm(_)
            | Effect::HarvestWorms(_)
                if is_barred(s, seat) =>
            {
                Obstacle::DeployBarred
            }
            Effect::Signet => match self.signet(&s.players[seat.index()]) {
                Some(signet) => self.missing(s, seat, signet),
                None => Obstacle::NoEffect(node),
            },
            Effect::All(nodes) | Effect::Lines(nodes) | Effect::OneOf(nodes) | Effect::SomeOf(_, nodes) => {
                let (mut conditions, mut cost) = (Vec::new(), None);
                for part in nodes.iter() {
                    match self.missing(s, seat, part) {
                        Obstacle::ConditionUnmet(more) => conditions.extend(more),
                        Obstacle::CannotPay(part) => cost = cost.or(Some(part)),
                        _ => {}
                    }
                }
                match cost {
                    _ if !conditions.is_empty() => Obstacle::ConditionUnmet(conditions),
                    Some(cost) => Obstacle::CannotPay(cost),
                    None => Obstacle::NoEffect(node),
                }
            }
            _ => Obstacle::NoEffect(node),
        }
    }

    fn intrigue_obstacle(&self, s: &State, seat: Seat, frame: Frame, card: IntrigueId) -> Obstacle {
        if !s.intrigue.pile(intrigue_hand(seat)).iter().any(|held| held.card == card) {
            return Obstacle::NotHeld(card);
        }
        if let Some(effect) = self.intrigue_effect(s, frame, card) {
            return self.missing(s, seat, effect);
        }
        let kind = &self.content.intrigues[card.index()];
        let plot = kind.plot.map(|(_, time)| Moment::Plot(time));
        let others = [(kind.combat, Moment::Combat), (kind.won, Moment::Won), (kind.endgame, Moment::Endgame)];
        let others = others.into_iter().filter_map(|(effect, moment)| effect.map(|_| moment));
        Obstacle::WrongMoment(card, plot.into_iter().chain(others).collect())
    }

    fn post_obstacle(&self, s: &State, seat: Seat, post: PostId, posts: u16, shared: bool) -> Obstacle {
        let holds = |other: &Seat| s.players[other.index()].spies & post.bit() != 0;
        if holds(&seat) {
            Obstacle::OwnSpyThere(post)
        } else if posts & post.bit() == 0 {
            Obstacle::PostNotAllowed(post)
        } else {
            match self.opponents_of(seat).find(holds) {
                Some(by) if !shared => Obstacle::PostTaken(post, by),
                _ => Obstacle::Asked,
            }
        }
    }

    fn use_obstacle(&self, s: &State, seat: Seat, tile: TechId) -> Obstacle {
        let player = &s.players[seat.index()];
        match self.content.tech[tile.index()].usage {
            _ if player.tiles & tile.bit() == 0 => Obstacle::NotYourTile(tile),
            None => Obstacle::NoUse(tile),
            Some(_) if player.used_tiles & tile.bit() != 0 => Obstacle::TileUsed(tile),
            Some(node) => self.missing(s, seat, node),
        }
    }

    fn tile_obstacle(
        &self,
        s: &State,
        seat: Seat,
        tile: TechId,
        discount: u8,
        negotiators: u8,
        solari: bool,
    ) -> Obstacle {
        let player = &s.players[seat.index()];
        let good = if solari { Good::Solari } else { Good::Spice };
        let (price, has) = (self.tile_price(tile, discount, negotiators), goods_of(player)[good as usize]);
        if !self.tiles_on_offer(s).any(|other| other == tile) {
            Obstacle::NotATile(tile)
        } else if negotiators > player.negotiators {
            Obstacle::NoNegotiators(player.negotiators)
        } else if u16::from(price) > has {
            Obstacle::TileCosts(tile, good, price, has)
        } else {
            Obstacle::NotAnOption
        }
    }

    fn deploy_obstacle(&self, s: &State, seat: Seat, kind: UnitKind, n: u8) -> Obstacle {
        let there = s.players[seat.index()].garrison.of(kind);
        if is_barred(s, seat) {
            Obstacle::DeployBarred
        } else if s.turn.kind != TurnKind::Agent || !(s.turn.combat || s.turn.deploys_recruits) {
            Obstacle::CannotDeploy
        } else if n == 0 {
            Obstacle::DeployNone
        } else if there == 0 {
            match kind {
                UnitKind::Troop => Obstacle::NoTroops,
                UnitKind::Dreadnought => Obstacle::NoDreadnoughts,
            }
        } else {
            Obstacle::DeployAtMost(self.deployable(s, seat, kind))
        }
    }

    /// Why a card cannot be acquired: bought, or taken by an effect with a highest cost and perhaps onto the deck only.
    fn acquire_obstacle(
        &self,
        s: &State,
        seat: Seat,
        card: CardId,
        market: Market,
        to_deck: bool,
        by_effect: Option<(u8, bool)>,
    ) -> Obstacle {
        let (player, kind) = (&s.players[seat.index()], &self.content.cards[card.index()]);
        let cost = self.cost(s, card, market == Market::Aside);
        let in_reserve = || self.content.reserve.iter().zip(s.reserve).any(|(&pile, left)| pile == card && left > 0);
        match by_effect {
            _ if !kind.buyable => Obstacle::NotBuyable(card),
            _ if player.cards.is_full() => Obstacle::TooManyCards,
            _ if market == Market::Aside && !player.is_aside(card) => Obstacle::NotAside(card),
            _ if market == Market::Open && !s.row.contains(&card) && !in_reserve() => Obstacle::NotOnOffer(card),
            Some((most, _)) if kind.cost > most => Obstacle::TooDear(card, kind.cost, most),
            None if cost > player.persuasion => Obstacle::CardCosts(card, cost, player.persuasion),
            Some((_, true)) => Obstacle::OnlyToDeck,
            _ if to_deck => Obstacle::NotToDeck,
            _ => Obstacle::NotOnOffer(card),
        }
    }

    fn agent_obstacle(
        &self,
        s: &State,
        seat: Seat,
        card: CardId,
        space: SpaceId,
        price: u8,
        from: Option<SpaceId>,
    ) -> Obstacle {
        let player = &s.players[seat.index()];
        if s.turn.kind != TurnKind::Open {
            return Obstacle::AlreadyActed;
        }
        if !player.hand().iter().any(|held| held.card == card) {
            return Obstacle::NotInHand(card);
        }
        if from.is_some_and(|from| !self.content.cards[card.index()].moves_agent || !player.is_on(from)) {
            return Obstacle::NoAgentThere;
        }
        if from.is_none() && player.ready_agents() == 0 {
            return Obstacle::NoAgentReady;
        }
        match self.blocked(s, seat, card, space) {
            Some(Blocked::Icon) => Obstacle::NoIcon(card, space),
            Some(Blocked::Occupied(by)) => Obstacle::Occupied(space, by),
            Some(Blocked::Closed(by)) => Obstacle::Closed(space, by),
            Some(Blocked::Requires(Condition::Influence(faction, n))) => {
                Obstacle::NeedsInfluence(space, faction, n, player.influence[faction.index()])
            }
            Some(Blocked::Requires(condition)) => Obstacle::Requirement(space, condition),
            Some(Blocked::Used) => Obstacle::Used(space),
            None => {
                let cost = self.price_with(s, seat, card, space, price);
                let has = [player.solari, player.spice, player.water];
                let goods = [Good::Solari, Good::Spice, Good::Water];
                let missing = goods.into_iter().zip(cost).zip(has).find(|((_, cost), has)| u16::from(*cost) > *has);
                missing.map_or(Obstacle::Asked, |((good, cost), has)| Obstacle::SpaceCosts(space, good, cost, has))
            }
        }
    }
}

impl Frame {
    /// Whether it is a step of the round, which no effect asks for.
    pub(crate) fn is_step(self) -> bool {
        matches!(
            self,
            Frame::Leader
                | Frame::Draft(..)
                | Frame::SecretFactions
                | Frame::Defend
                | Frame::Turn
                | Frame::Reward
                | Frame::Combat
                | Frame::Won
                | Frame::Endgame
                | Frame::KeepIntrigue
                | Frame::SaveCard
                | Frame::PlaceDreadnought
                | Frame::BeginTurns
                | Frame::Arrive
                | Frame::Infiltrate
                | Frame::Gather
                | Frame::KeepContract
        )
    }

    /// The names of all questions.
    pub(crate) const QUESTIONS: &[&str] = &[
        "wait",
        "leader",
        "secret-factions",
        "defend",
        "turn-open",
        "turn-agent",
        "turn-reveal",
        "reward",
        "choose",
        "choose-some",
        "gain-influence",
        "lose-influence",
        "trash",
        "trash-cost",
        "discard",
        "recover",
        "acquire",
        "acquire-to-deck",
        "deploy",
        "retreat",
        "recall-agent",
        "close-space",
        "set-aside",
        "double-cross",
        "snoop",
        "pass-turn",
        "give-alliance",
        "combat",
        "won",
        "endgame",
        "offer",
        "freighter",
        "shipping",
        "tech",
        "deploy-units",
        "retreat-units",
        "retreat-enemy",
        "trash-in-play",
        "return-intrigue",
        "swap-intrigue",
        "keep-intrigue",
        "save-card",
        "place-dreadnought",
        "infiltrate",
        "gather-intelligence",
        "spy",
        "recall-spy",
        "contract",
        "keep-contract",
        "blow-wall",
        "trash-intrigue",
        "trash-from-hand",
        "trash-from-play",
        "turn-down",
        "lines",
        "training",
        "chroniclers-insight",
        "take-top-card",
        "discard-top-card",
        "buy-with-solari",
        "acquire-to-hand",
    ];

    /// What rules and messages call the question it asks, in a turn of that kind.
    pub(crate) const fn question(self, turn: TurnKind) -> &'static str {
        match self {
            Frame::Do(..)
            | Frame::Times(..)
            | Frame::EachOpponent { .. }
            | Frame::PutAway(..)
            | Frame::Snooper(..)
            | Frame::BeginTurns
            | Frame::Arrive
            | Frame::Contracts(..) => "wait",
            Frame::Infiltrate => "infiltrate",
            Frame::Gather => "gather-intelligence",
            Frame::Spy { .. } => "spy",
            Frame::RecallSpy(..) => "recall-spy",
            Frame::Contract => "contract",
            Frame::KeepContract => "keep-contract",
            Frame::BlowWall => "blow-wall",
            Frame::TrashIntrigue(..) => "trash-intrigue",
            Frame::TrashFromHand(..) => "trash-from-hand",
            Frame::TrashFromPlay(..) => "trash-from-play",
            Frame::TurnDown(..) => "turn-down",
            Frame::Lines(..) => "lines",
            Frame::Training => "training",
            Frame::Chronicle => "chroniclers-insight",
            Frame::TopCards(3) => "take-top-card",
            Frame::TopCards(_) => "discard-top-card",
            Frame::BuyWithSolari => "buy-with-solari",
            Frame::Offer(..) => "offer",
            Frame::Freighter => "freighter",
            Frame::Shipping(..) => "shipping",
            Frame::Tech { .. } => "tech",
            Frame::DeployUnits(..) => "deploy-units",
            Frame::RetreatUnits(..) => "retreat-units",
            Frame::RetreatEnemy(..) => "retreat-enemy",
            Frame::TrashInPlay => "trash-in-play",
            Frame::ReturnIntrigue(..) => "return-intrigue",
            Frame::SwapIntrigue(..) => "swap-intrigue",
            Frame::KeepIntrigue => "keep-intrigue",
            Frame::SaveCard => "save-card",
            Frame::PlaceDreadnought => "place-dreadnought",
            Frame::Leader | Frame::Draft(..) => "leader",
            Frame::SecretFactions => "secret-factions",
            Frame::Defend => "defend",
            Frame::Turn => match turn {
                TurnKind::Open => "turn-open",
                TurnKind::Agent => "turn-agent",
                TurnKind::Reveal => "turn-reveal",
            },
            Frame::Reward => "reward",
            Frame::Choose(..) => "choose",
            Frame::ChooseSome(..) => "choose-some",
            Frame::GainInfluence(..) => "gain-influence",
            Frame::LoseInfluence(..) => "lose-influence",
            Frame::Trash(true) => "trash",
            Frame::Trash(false) => "trash-cost",
            Frame::Discard(..) => "discard",
            Frame::Recover(..) => "recover",
            Frame::Acquire { to: Destination::Discard, .. } | Frame::Foldspace => "acquire",
            Frame::Acquire { to: Destination::Deck, .. } => "acquire-to-deck",
            Frame::Acquire { to: Destination::Hand, .. } => "acquire-to-hand",
            Frame::Deploy(..) => "deploy",
            Frame::Retreat(..) => "retreat",
            Frame::RecallAgent => "recall-agent",
            Frame::CloseSpace => "close-space",
            Frame::SetAside => "set-aside",
            Frame::DoubleCross => "double-cross",
            Frame::Snoop => "snoop",
            Frame::PassTurn => "pass-turn",
            Frame::GiveAlliance(..) => "give-alliance",
            Frame::Combat => "combat",
            Frame::Won => "won",
            Frame::Endgame => "endgame",
        }
    }
}
