//! Sandworms, maker hooks, the Shield Wall and battle icons (U6, U7, U13, U14, R163–R171).

use table::{Seat, Sink};

use super::Engine;
use crate::effect::{Effect, Nodes};
use crate::event::Event;
use crate::game::Imperium;
use crate::ids::*;
use crate::state::*;

impl Imperium {
    /// Whether the Shield Wall keeps sandworms from this round's conflict.
    pub(crate) fn is_walled(&self, s: &State) -> bool {
        s.shield_wall && s.conflict.is_some_and(|card| self.content.conflicts[card.index()].location.is_some())
    }

    /// Whether sandworms of `seat` can come to the conflict.
    pub(crate) fn can_summon(&self, s: &State, seat: Seat) -> bool {
        s.conflict.is_some() && !self.is_walled(s) && !is_barred(s, seat)
    }

    /// Whether a player has a card with that battle icon face up.
    pub(crate) fn shows_icon(&self, player: &Player, icon: BattleIcon) -> bool {
        self.objective_shows(player, icon) || self.conflict_showing(player, icon).is_some()
    }

    fn objective_shows(&self, player: &Player, icon: BattleIcon) -> bool {
        let objective = player.objective.filter(|_| !player.objective_down);
        objective.is_some_and(|card| self.content.objectives[card.index()].battle_icon == icon)
    }

    fn conflict_showing(&self, player: &Player, icon: BattleIcon) -> Option<ConflictId> {
        let mut open = ConflictId::members(player.won & !player.won_down);
        open.find(|card| self.content.conflicts[card.index()].battle_icon == Some(icon))
    }

    /// Battle icons that a wild one of a player can be paired with, at the end of the game (R169).
    pub(crate) fn wild_pairs<'a>(&'a self, player: &'a Player) -> impl Iterator<Item = BattleIcon> + 'a {
        let wild = player.won != 0 && self.shows_icon(player, BattleIcon::Wild);
        let icons = BattleIcon::ALL.iter().copied().filter(|&icon| icon != BattleIcon::Wild);
        icons.filter(move |&icon| wild && self.shows_icon(player, icon))
    }

    /// Battle icons of cards that can be turned down where `icon` is asked for: that one, or a wild one.
    pub(crate) fn turnable<'a>(
        &'a self,
        player: &'a Player,
        icon: BattleIcon,
    ) -> impl Iterator<Item = BattleIcon> + 'a {
        [icon, BattleIcon::Wild].into_iter().filter(move |&icon| self.shows_icon(player, icon))
    }
}

/// Whether `seat` may deploy no units this turn (R180).
pub(crate) fn is_barred(s: &State, seat: Seat) -> bool {
    s.turn.no_deploy && s.turn.seat == seat
}

impl<S: Sink<Event>> Engine<'_, S> {
    /// Sandworms come to the conflict, unless it is behind the Shield Wall.
    pub(super) fn summon(&mut self, seat: Seat, count: u8) {
        if !self.game.can_summon(self.s, seat) {
            return;
        }
        self.player(seat).conflict.sandworms += count;
        self.emit(Event::WormsSummoned { seat, count });
        if self.is_in_turn(seat) {
            for _ in 0..count {
                self.s.turn.worms += 1;
                self.unit_deployed(seat);
            }
        }
    }

    /// Takes the maker hooks; there is one for each player (R163).
    pub(super) fn take_hooks(&mut self, seat: Seat) {
        if !std::mem::replace(&mut self.player(seat).maker_hooks, true) {
            self.emit(Event::MakerHooksTaken { seat });
        }
    }

    /// The Shield Wall leaves the game (U7).
    pub(super) fn blow_wall(&mut self, seat: Seat) {
        self.s.shield_wall = false;
        self.emit(Event::ShieldWallRemoved { seat });
    }

    /// Adds a conflict reward to the tray; a player with a sandworm in the conflict gets it twice, except control
    /// (R167).
    pub(super) fn add_reward_to_tray(&mut self, seat: Seat, reward: Nodes) {
        self.add_to_tray(reward);
        if self.s.players[seat.index()].conflict.sandworms > 0 {
            self.emit(Event::RewardDoubled { seat });
            let content = self.content();
            let again = reward.iter().filter(|&node| !matches!(content.effect(node), Effect::Control(_)));
            again.for_each(|node| self.s.tray.insert_sorted(node));
        }
    }

    /// The winner takes the conflict card; with another card of the same icon it is turned down for a point (R168).
    pub(super) fn take_conflict(&mut self, seat: Seat, conflict: ConflictId) {
        if self.content().objectives.is_empty() {
            return;
        }
        let icon = self.content().conflicts[conflict.index()].battle_icon;
        let icon = icon.filter(|&icon| icon != BattleIcon::Wild);
        let pair = icon.filter(|&icon| self.game.shows_icon(&self.s.players[seat.index()], icon));
        self.player(seat).won |= conflict.bit();
        self.emit(Event::ConflictTaken { seat, conflict });
        if let Some(icon) = pair {
            self.turn_down(seat, icon);
            self.turn_down(seat, icon);
            self.emit(Event::IconsPaired { seat, icon });
            self.add_vp(seat, VpSource::BattleIcon, 1);
        }
    }

    /// A wild icon and another one are turned down for a point (R169).
    pub(super) fn pair_wild(&mut self, seat: Seat, icon: BattleIcon) {
        self.turn_down(seat, BattleIcon::Wild);
        self.turn_down(seat, icon);
        self.emit(Event::IconsPaired { seat, icon });
        self.add_vp(seat, VpSource::BattleIcon, 1);
    }

    /// Turns a card with that icon face down.
    pub(super) fn turn_down(&mut self, seat: Seat, icon: BattleIcon) {
        let player = &mut self.s.players[seat.index()];
        if let Some(conflict) = self.game.conflict_showing(player, icon) {
            player.won_down |= conflict.bit();
        } else if self.game.objective_shows(player, icon) {
            player.objective_down = true;
        }
    }
}
