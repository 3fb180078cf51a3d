//! Why an action is not legal, from the same predicates that decide legality.

use table::Seat;

use super::predicates::Blocked;
use crate::action::{Action, Market};
use crate::effect::Condition;
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
    /// The effect's condition does not hold, or its cost cannot be paid.
    NotNow(NodeId),
    /// The card is not in hand.
    NotInHand(CardId),
    /// The intrigue card is not in hand.
    NotHeld(IntrigueId),
    /// Not the intrigue card's moment, or its condition or cost is not met.
    NotPlayable(IntrigueId),
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
    Requirement(SpaceId),
    /// The space works once a game.
    Used(SpaceId),
    /// The space costs more than there is.
    SpaceCosts(SpaceId, Good, u8, u16),
    /// No troops can be deployed now.
    CannotDeploy,
    /// At most so many troops can be deployed now.
    DeployAtMost(u8),
    /// Cards are bought in a reveal turn.
    NotRevealing,
    /// The card cannot be bought.
    NotBuyable(CardId),
    /// The card is not on offer.
    NotOnOffer(CardId),
    /// Nobody can own more cards than this player does.
    TooManyCards,
    /// The card costs more persuasion than there is.
    CardCosts(CardId, u8, u8),
}

impl Obstacle {
    /// All names.
    pub const NAMES: &[&str] = &[
        "game-over",
        "asked",
        "leader-taken",
        "not-in-draft",
        "already-acted",
        "must-act",
        "still-to-resolve",
        "not-on-tray",
        "not-now",
        "not-in-hand",
        "not-playable",
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
        "deploy-at-most",
        "not-revealing",
        "not-buyable",
        "not-on-offer",
        "too-many-cards",
        "card-costs",
    ];

    /// What rules and messages call it.
    pub const fn name(&self) -> &'static str {
        match self {
            Obstacle::GameOver => "game-over",
            Obstacle::Asked => "asked",
            Obstacle::LeaderTaken(..) => "leader-taken",
            Obstacle::NotInDraft(_) => "not-in-draft",
            Obstacle::AlreadyActed => "already-acted",
            Obstacle::MustAct => "must-act",
            Obstacle::StillToResolve(_) => "still-to-resolve",
            Obstacle::NotOnTray => "not-on-tray",
            Obstacle::NotNow(_) => "not-now",
            Obstacle::NotInHand(_) | Obstacle::NotHeld(_) => "not-in-hand",
            Obstacle::NotPlayable(_) => "not-playable",
            Obstacle::NoAgentThere => "no-agent-there",
            Obstacle::NoAgentReady => "no-agent-ready",
            Obstacle::NoIcon(..) => "no-icon",
            Obstacle::Occupied(..) => "occupied",
            Obstacle::Closed(..) => "closed",
            Obstacle::NeedsInfluence(..) => "needs-influence",
            Obstacle::Requirement(_) => "requirement",
            Obstacle::Used(_) => "used",
            Obstacle::SpaceCosts(..) => "space-costs",
            Obstacle::CannotDeploy => "cannot-deploy",
            Obstacle::DeployAtMost(_) => "deploy-at-most",
            Obstacle::NotRevealing => "not-revealing",
            Obstacle::NotBuyable(_) => "not-buyable",
            Obstacle::NotOnOffer(_) => "not-on-offer",
            Obstacle::TooManyCards => "too-many-cards",
            Obstacle::CardCosts(..) => "card-costs",
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
                    Obstacle::NotNow(node)
                } else {
                    Obstacle::NotOnTray
                }
            }
            (Frame::Turn, Action::Deploy(_)) => match self.deployable(s, seat) {
                0 => Obstacle::CannotDeploy,
                n => Obstacle::DeployAtMost(n),
            },
            (Frame::Turn, Action::Acquire { card, market, .. }) => {
                let cost = self.cost(s, card, market == Market::Aside);
                if s.turn.kind != TurnKind::Reveal {
                    Obstacle::NotRevealing
                } else if !self.content.cards[card.index()].buyable {
                    Obstacle::NotBuyable(card)
                } else if player.cards.is_full() {
                    Obstacle::TooManyCards
                } else if self.acquirable(s, seat, u8::MAX).any(|other| other == card) && cost > player.persuasion {
                    Obstacle::CardCosts(card, cost, player.persuasion)
                } else {
                    Obstacle::NotOnOffer(card)
                }
            }
            (Frame::Turn, Action::EndTurn) => {
                let open: Vec<NodeId> =
                    s.tray.iter().copied().filter(|&node| self.must_resolve(s, seat, node)).collect();
                if open.is_empty() { Obstacle::MustAct } else { Obstacle::StillToResolve(open) }
            }
            (_, Action::Intrigue(card)) => {
                let held = s.intrigue.pile(intrigue_hand(seat)).iter().any(|held| held.card == card);
                if held { Obstacle::NotPlayable(card) } else { Obstacle::NotHeld(card) }
            }
            _ => Obstacle::Asked,
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
            Some(Blocked::Requires(_)) => Obstacle::Requirement(space),
            Some(Blocked::Used) => Obstacle::Used(space),
            None => {
                let cost = self.price(s, seat, space, price);
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
    ];

    /// What rules and messages call the question it asks, in a turn of that kind.
    pub(crate) const fn question(self, turn: TurnKind) -> &'static str {
        match self {
            Frame::Do(..) | Frame::Times(..) | Frame::EachOpponent { .. } | Frame::PutAway(..) => "wait",
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
            Frame::Acquire { to_deck: false, .. } => "acquire",
            Frame::Acquire { to_deck: true, .. } => "acquire-to-deck",
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
