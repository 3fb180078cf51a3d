//! Why an action is not legal, from the same predicates that decide legality.

use table::Seat;

use super::look::Blocked;
use crate::action::{Action, Market};
use crate::effect::Condition;
use crate::game::Imperium;
use crate::ids::*;
use crate::state::*;

impl Imperium {
    /// Why `action` cannot be done now, in plain English.
    pub(crate) fn reason(&self, s: &State, action: Action) -> String {
        let Some(frame) = s.frame() else { return "the game is over".into() };
        let seat = frame.seat();
        let player = &s.players[seat.index()];
        match (frame, action) {
            (Frame::Turn(_), Action::Agent { card, space, price, from }) => {
                self.agent_reason(s, seat, card, space, price, from)
            }
            (Frame::Turn(_), Action::Reveal) => format!("{seat} has already sent an agent or revealed this turn"),
            (Frame::Turn(_) | Frame::Reward(_), Action::Resolve(node)) => {
                if s.tray.contains(&node) {
                    "its condition does not hold, or its cost cannot be paid".into()
                } else {
                    "that effect is not on the tray".into()
                }
            }
            (Frame::Turn(_), Action::Deploy(_)) => match self.deployable(s, seat) {
                0 => format!("{seat} cannot deploy troops now"),
                n => format!("{seat} can deploy at most {n} now"),
            },
            (Frame::Turn(_), Action::Acquire { card, market, .. }) => {
                let kind = &self.content.cards[card.index()];
                let aside = market == Market::Aside;
                let cost = self.cost(s, card, aside);
                if s.turn.kind != TurnKind::Reveal {
                    "cards are bought in a reveal turn".into()
                } else if !kind.buyable {
                    format!("{} cannot be bought", kind.name)
                } else if !self.acquirable(s, seat, u8::MAX).any(|other| other == card) {
                    format!("{} is not on offer", kind.name)
                } else if cost > player.persuasion {
                    format!("{} costs {cost} persuasion, {seat} has {}", kind.name, player.persuasion)
                } else {
                    "it cannot go there".into()
                }
            }
            (Frame::Turn(_), Action::EndTurn) => {
                let open = s.tray.iter().filter(|&&node| self.must_resolve(s, seat, node));
                let open: Vec<&str> = open.map(|&node| self.content.label(node)).collect();
                if open.is_empty() {
                    format!("{seat} has to send an agent or reveal")
                } else {
                    format!("still to be resolved: {}", open.join(", "))
                }
            }
            (_, Action::Intrigue(card)) => {
                let kind = &self.content.intrigues[card.index()];
                if player.intrigue.iter().any(|held| held.card == card) {
                    format!("{} cannot be played now: not its moment, or its condition or cost is not met", kind.name)
                } else {
                    format!("{seat} does not hold {}", kind.name)
                }
            }
            _ => format!("{seat} has to {} now", frame.ask()),
        }
    }

    fn agent_reason(
        &self,
        s: &State,
        seat: Seat,
        card: CardId,
        space: SpaceId,
        price: u8,
        from: Option<SpaceId>,
    ) -> String {
        let (kind, place) = (&self.content.cards[card.index()], &self.content.spaces[space.index()]);
        let player = &s.players[seat.index()];
        if s.turn.kind != TurnKind::Open {
            return format!("{seat} has already sent an agent or revealed this turn");
        }
        if !player.hand.iter().any(|held| held.card == card) {
            return format!("{} is not in {seat}'s hand", kind.name);
        }
        if from.is_some_and(|from| !kind.moves_agent || !player.is_on(from)) {
            return "no agent can leave from there".into();
        }
        if from.is_none() && player.ready_agents() == 0 {
            return format!("{seat} has no agent ready");
        }
        match self.blocked(s, seat, card, space) {
            Some(Blocked::Icon) => format!("{} has no icon for {}", kind.name, place.name),
            Some(Blocked::Occupied(by)) => format!("{by}'s agent stands on {}", place.name),
            Some(Blocked::Closed(by)) => format!("{by} has closed {}", place.name),
            Some(Blocked::Requires(Condition::Influence(faction, n))) => format!(
                "{} needs {n} influence with {}, {seat} has {}",
                place.name,
                faction.name(),
                player.influence[faction.index()]
            ),
            Some(Blocked::Requires(_)) => format!("{} has a requirement that is not met", place.name),
            Some(Blocked::Used) => format!("{seat} has used {} already; it works once a game", place.name),
            None => {
                let cost = self.price(s, seat, space, price);
                let has = [player.solari, player.spice, player.water];
                let goods = [Good::Solari, Good::Spice, Good::Water];
                let missing = goods.iter().zip(cost).zip(has).find(|((_, cost), has)| u16::from(*cost) > *has);
                match missing {
                    Some(((good, cost), has)) => {
                        format!("{} costs {cost} {}, {seat} has {has}", place.name, good.name())
                    }
                    None => "it cannot be done now".into(),
                }
            }
        }
    }
}

impl Frame {
    /// Who it concerns: of a decision, who owes it.
    pub(crate) fn seat(self) -> Seat {
        match self {
            Frame::EachOpponent { by, .. } => by,
            Frame::Do(seat, _)
            | Frame::PutAway(seat, _)
            | Frame::Leader(seat)
            | Frame::SecretFactions(seat)
            | Frame::Defend(seat)
            | Frame::Turn(seat)
            | Frame::Reward(seat)
            | Frame::Choose(seat, _)
            | Frame::ChooseSome(seat, ..)
            | Frame::GainInfluence(seat, ..)
            | Frame::LoseInfluence(seat, _)
            | Frame::Trash(seat, _)
            | Frame::Discard(seat, _)
            | Frame::Recover(seat, _)
            | Frame::Acquire { seat, .. }
            | Frame::Deploy(seat, _)
            | Frame::Retreat(seat, _)
            | Frame::RecallAgent(seat)
            | Frame::CloseSpace(seat)
            | Frame::SetAside(seat)
            | Frame::DoubleCross(seat)
            | Frame::Snoop(seat)
            | Frame::PassTurn(seat)
            | Frame::GiveAlliance(seat, ..)
            | Frame::Combat(seat)
            | Frame::Won(seat)
            | Frame::Endgame(seat) => seat,
        }
    }

    /// What it asks, as a verb phrase in plain English.
    pub(crate) fn ask(self) -> &'static str {
        match self {
            Frame::Do(..) | Frame::EachOpponent { .. } | Frame::PutAway(..) => "wait",
            Frame::Leader(_) => "choose a leader",
            Frame::SecretFactions(_) => "choose two factions in secret",
            Frame::Defend(_) => "deploy a troop in defence or decline",
            Frame::Turn(_) => "take a turn",
            Frame::Reward(_) => "take a conflict reward",
            Frame::Choose(..) | Frame::ChooseSome(..) => "choose an option",
            Frame::GainInfluence(..) => "choose a faction to gain influence with",
            Frame::LoseInfluence(..) => "choose a faction to lose influence with",
            Frame::Trash(..) => "choose a card to trash",
            Frame::Discard(..) => "choose a card to discard",
            Frame::Recover(..) => "choose a card from the discard pile",
            Frame::Acquire { .. } => "choose a card to acquire",
            Frame::Deploy(..) => "say how many troops to deploy",
            Frame::Retreat(..) => "say how many troops to retreat",
            Frame::RecallAgent(_) => "choose an agent to recall",
            Frame::CloseSpace(_) => "choose a space to close",
            Frame::SetAside(_) => "choose a row card to set aside",
            Frame::DoubleCross(_) => "choose an opponent",
            Frame::Snoop(_) => "draw or trash the top card",
            Frame::PassTurn(_) => "pass the turn or go on",
            Frame::GiveAlliance(..) => "choose who takes the alliance",
            Frame::Combat(_) => "play combat intrigue or pass",
            Frame::Won(_) => "play intrigue for the win or pass",
            Frame::Endgame(_) => "play endgame intrigue or pass",
        }
    }
}
