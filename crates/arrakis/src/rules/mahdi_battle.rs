//! The Harkonnen of the solo game: battle and losses (W246 to W250, W258).

use table::Sink;

use super::Engine;
use super::mahdi::Chooser;
use crate::action::Piece;
use crate::event::{Criterion, Event, Pieces};
use crate::ids::*;
use crate::state::*;

const OWN: Side = Side::Harkonnen;

impl<S: Sink<Event>> Engine<'_, S> {
    /// W246: cards up to six dice.
    pub(super) fn mahdi_adds_dice(&mut self) {
        while self.g.may_add_die(self.s, OWN) {
            if !self.discard_reinforcement() {
                return;
            }
            if let Some(battle) = &mut self.s.battle {
                battle.fighters[OWN.index()].cards += 1;
            }
        }
    }

    /// A card of the reinforcement deck is discarded, any of them.
    fn discard_reinforcement(&mut self) -> bool {
        let count = self.s.cards.pile(REINFORCEMENT).len();
        if count == 0 {
            return false;
        }
        let number = self.s.rng.below(count);
        let card = self.s.cards.remove(REINFORCEMENT, number).card;
        self.discard_solo(card);
        self.secret();
        self.emit(Event::Discarded(self.g.content.cards[card.index()].deck, card));
        true
    }

    /// They hold no hand: a card of the reinforcement deck goes.
    pub(super) fn mahdi_discards(&mut self, count: u8) {
        for _ in 0..count {
            if !self.discard_reinforcement() {
                return;
            }
        }
    }

    /// W249, W250.
    pub(super) fn mahdi_goes_on(&mut self) {
        let Some(battle) = self.s.battle else { return };
        let own = self.g.power(self.s, OWN, battle.from).1;
        let foe = self.g.power(self.s, Side::Atreides, battle.to).1;
        let on = 2 * own > foe;
        self.emit(Event::MahdiGoesOn(on, own, foe));
        self.go_on_or_stop(on);
    }

    /// W247: one hit, then the rest.
    pub(super) fn mahdi_casualties(&mut self, area: AreaId, left: u8, chooser: &mut Chooser) -> Result<(), Candidates> {
        let group = self.s.legion(OWN, area);
        let [regular, elite, special] = group.troops.units;
        let last_leader = elite + special == 0 && left >= regular && group.all_leaders() > 0;
        let (why, piece) = if group.all_leaders() > 1 {
            (Criterion::LossLeader, lost_leader(&group, chooser)?)
        } else if last_leader {
            (Criterion::LossLastLeader, lost_leader(&group, chooser)?)
        } else if elite > 0 {
            (Criterion::LossElite, Piece::Unit(Kind::Elite))
        } else if special > 0 {
            (Criterion::LossSpecial, Piece::Unit(Kind::Special))
        } else {
            (Criterion::LossRegular, Piece::Unit(Kind::Regular))
        };
        let named = group.leaders.count_ones() > 1 && matches!(piece, Piece::Leader(_));
        if named {
            let among = Pieces { kinds: [false; 4], leaders: group.leaders };
            self.emit(Event::MahdiChoseLoss(Criterion::Players, area, piece, among));
        } else {
            self.explain_loss(why, &group, piece);
        }
        self.push(Board::HouseHarkonnen, Frame::Hits(OWN, area, left - 1));
        self.take_hit(OWN, area, piece);
        Ok(())
    }

    /// W258: what is over the limit goes weakest first.
    pub(super) fn mahdi_excess(&mut self, area: AreaId) {
        let group = self.s.legion(OWN, area);
        let weakest = Kind::ALL.iter().find(|kind| group.troops.units[kind.index()] > 0);
        let piece = match weakest {
            Some(&kind) => Piece::Unit(kind),
            None => Piece::Token(TokenId(group.tokens.trailing_zeros() as u8)),
        };
        self.explain_loss(Criterion::LossWeakest, &group, piece);
        self.lose(OWN, area, piece);
    }

    /// Says what decided on a figure that a legion loses, if there was a choice.
    fn explain_loss(&mut self, criterion: Criterion, group: &Group, piece: Piece) {
        let [regular, elite, special] = group.troops.units.map(|count| count > 0);
        let kinds = [regular, elite, special, group.troops.generic > 0];
        let among = Pieces { kinds, leaders: group.leaders };
        if among.iter().nth(1).is_some() {
            self.emit(Event::MahdiChoseLoss(criterion, group.area, piece, among));
        }
    }
}

/// The leader that goes first: a Bashar, else a named one, of several whom the players say (W209).
fn lost_leader(group: &Group, chooser: &mut Chooser) -> Result<Piece, Candidates> {
    if group.troops.generic > 0 { Ok(Piece::Generic) } else { chooser.leader(group.leaders).map(Piece::Leader) }
}
