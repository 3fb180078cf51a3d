//! Private talk between partners, while the game allows it. Nothing of it is stored: it is over with the talk.

use table::{Seat, Viewer};

use super::LiveError;
use super::broadcast::{encode, seat_of};
use super::seats::owns;
use super::table::LiveTable;
use crate::Refusal;
use crate::store::Said;
use crate::wire::{ServerMessage, TalkMessage};

/// The longest message, in characters.
const MAX_TALK_CHARACTERS: usize = 500;
/// So many messages are kept for who comes back.
const MAX_TALK_MESSAGES: usize = 200;

impl LiveTable {
    /// Somebody says something to their partners, here and at other servers.
    pub fn talk(&mut self, index: usize, seat: Seat, text: &str) -> Result<(), LiveError> {
        let user = self.sockets[index].user.as_ref();
        let row = self.table.spec.seats.get(seat.index());
        if !row.zip(user).is_some_and(|(row, user)| owns(row, user)) {
            return Err(Refusal::NotYourSeat.into());
        }
        if !self.talking().contains(&seat) {
            return Err(Refusal::NoTalk.into());
        }
        let text = text.trim();
        if text.is_empty() || text.chars().count() > MAX_TALK_CHARACTERS {
            return Err(Refusal::TalkLength { most: MAX_TALK_CHARACTERS }.into());
        }
        // Nothing that moves the cursor or the text around it.
        let text: String = text.chars().filter(|letter| !letter.is_control()).collect();
        let message = TalkMessage { seat, text };
        self.hub.tell_said(Said { table: self.table.id.clone(), seat: seat.0, text: message.text.clone() });
        self.hear_said(message);
        Ok(())
    }

    /// Something was said, here or at another server.
    pub fn hear_said(&mut self, message: TalkMessage) {
        let talking = self.talking();
        if !talking.contains(&message.seat) {
            return;
        }
        let text = encode(&ServerMessage::Talk(message.clone()));
        self.talk.push(message);
        if self.talk.len() > MAX_TALK_MESSAGES {
            self.talk.remove(0);
        }
        for index in 0..self.sockets.len() {
            if seat_of(self.sockets[index].viewer).is_some_and(|seat| talking.contains(&seat)) {
                self.send(index, text.clone());
            }
        }
    }

    /// What a viewer may read of the talk so far.
    pub fn talk_for(&self, viewer: Viewer) -> Vec<TalkMessage> {
        match seat_of(viewer) {
            Some(seat) if !self.talk.is_empty() && self.talking().contains(&seat) => self.talk.clone(),
            _ => Vec::new(),
        }
    }

    /// The game went on: a talk that is over is forgotten.
    pub fn forget_talk(&mut self) {
        if !self.talk.is_empty() && self.talking().is_empty() {
            self.talk.clear();
        }
    }

    fn talking(&self) -> Vec<Seat> {
        self.game.as_ref().map(|game| game.private_talk()).unwrap_or_default()
    }
}
