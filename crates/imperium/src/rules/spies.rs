//! Spies and observation posts (U8–U11, R155–R162).

use table::{Seat, Sink};

use super::Engine;
use crate::effect::SpaceKind;
use crate::event::Event;
use crate::game::Imperium;
use crate::ids::*;
use crate::state::*;

impl Imperium {
    /// Spaces next to spies of a player, as a set.
    #[inline]
    pub(crate) fn watched(&self, player: &Player) -> u64 {
        if player.spies == 0 {
            return 0;
        }
        PostId::members(player.spies).fold(0, |set, post| set | self.content.posts[post.index()].spaces)
    }

    /// Spies of a player that are not on the board.
    pub(crate) fn spies_in_supply(&self, player: &Player) -> u8 {
        self.content.constants.spies - player.spies.count_ones() as u8
    }

    /// Posts next to spaces with one of these icons; without icons all.
    pub(crate) fn posts_at(&self, icons: u16) -> u16 {
        let posts = self.content.posts.iter().enumerate();
        posts.filter(|(_, post)| icons == 0 || post.icons & icons != 0).fold(0, |set, (i, _)| set | 1 << i)
    }

    /// Posts of a set where `seat` has no spy and, unless posts are shared, nobody else has one (R155).
    pub(crate) fn free_posts(&self, s: &State, seat: Seat, posts: u16, shared: bool) -> u16 {
        let taken = self.all_players().filter(|&other| other == seat || !shared);
        posts & !taken.fold(0, |set, other| set | s.players[other.index()].spies)
    }

    /// Posts from which `seat`, with no spy in supply, may recall one to place it on one of `posts` (R156): any, or if
    /// none of those is free, one that the recall leaves free.
    pub(crate) fn recallable_for(&self, s: &State, seat: Seat, posts: u16, shared: bool) -> u16 {
        let own = s.players[seat.index()].spies;
        if self.free_posts(s, seat, posts, shared) != 0 {
            return own;
        }
        let others = self.opponents_of(seat).fold(0, |set, other| set | s.players[other.index()].spies);
        own & posts & if shared { u16::MAX } else { !others }
    }

    /// Whether `seat` can place a spy on one of these posts, if need be after a recall.
    pub(crate) fn can_spy(&self, s: &State, seat: Seat, posts: u16, shared: bool) -> bool {
        if self.spies_in_supply(&s.players[seat.index()]) > 0 {
            self.free_posts(s, seat, posts, shared) != 0
        } else {
            self.recallable_for(s, seat, posts, shared) != 0
        }
    }

    /// Posts next to the space the agent of this turn was sent to.
    pub(crate) fn posts_here(&self, s: &State) -> u16 {
        if s.turn.kind == TurnKind::Agent { self.posts_next_to(s.turn.space) } else { 0 }
    }

    /// Posts next to a space.
    pub(crate) fn posts_next_to(&self, space: SpaceId) -> u16 {
        self.content.posts_of[space.index()]
    }

    /// Whether one of these posts is next to a space of that kind.
    pub(crate) fn next_to(&self, posts: u16, kind: SpaceKind) -> bool {
        PostId::members(posts).any(|post| {
            let post = &self.content.posts[post.index()];
            match kind {
                SpaceKind::Maker => self.content.makers.iter().any(|maker| post.spaces & maker.bit() != 0),
                SpaceKind::Faction => post.factions != 0,
                SpaceKind::Landsraad => post.icons & Icon::Landsraad.bit() != 0,
            }
        })
    }

    /// Factions with a space that a spy of a player is next to, as a set.
    pub(crate) fn factions_spied(&self, player: &Player) -> u8 {
        PostId::members(player.spies).fold(0, |set, post| set | self.content.posts[post.index()].factions)
    }

    /// Whether `seat` enters `space` with `card` only by recalling a spy, because an enemy agent stands there (U9).
    pub(crate) fn needs_spy(&self, s: &State, seat: Seat, card: CardId, space: SpaceId) -> bool {
        let kind = &self.content.cards[card.index()];
        s.players[seat.index()].spies != 0
            && !kind.moves_agent
            && kind.infiltrated & space.bit() == 0
            && self.enters_freely(s, seat) & space.bit() == 0
            && self.opponents_of(seat).any(|by| s.players[by.index()].is_on(space))
    }
}

impl<S: Sink<Event>> Engine<'_, S> {
    /// Asks for a post of a set to place a spy on.
    pub(super) fn ask_spy(&mut self, seat: Seat, posts: u16, shared: bool) {
        self.push(seat, Frame::Spy { posts, shared });
    }

    /// A spy goes from supply to a post.
    pub(super) fn place_spy(&mut self, seat: Seat, post: PostId) {
        self.player(seat).spies |= post.bit();
        self.s.turn.placed_spy = Some(post);
        self.emit(Event::SpyPlaced { seat, post });
        self.discard_resolved_face_up(seat);
    }

    /// A spy goes back to supply, as `event` tells.
    pub(super) fn recall_spy(&mut self, seat: Seat, post: PostId, event: Event) {
        self.player(seat).spies &= !post.bit();
        if self.s.turn.seat == seat {
            self.s.turn.recalled_spy = true;
        }
        self.emit(event);
    }

    /// A spy is recalled to enter the space in spite of enemy agents.
    pub(super) fn infiltrate(&mut self, seat: Seat, post: PostId) {
        self.recall_spy(seat, post, Event::Infiltrated { seat, post, space: self.s.turn.space });
    }

    /// A spy is recalled to draw a card, before any effect of the visit (R159).
    pub(super) fn gather(&mut self, seat: Seat, post: PostId) {
        self.recall_spy(seat, post, Event::GatheredIntelligence { seat, post });
        self.draw(seat, 1);
    }
}
