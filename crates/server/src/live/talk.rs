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
        let readers = self.talking();
        if !readers.contains(&seat) {
            return Err(Refusal::NoTalk.into());
        }
        // Nothing that moves the cursor or the text around it; what is left is what the message says.
        let text: String = text.chars().filter(|letter| !letter.is_control()).collect();
        let text = text.trim().to_owned();
        if text.is_empty() || text.chars().count() > MAX_TALK_CHARACTERS {
            return Err(Refusal::TalkLength { most: MAX_TALK_CHARACTERS }.into());
        }
        let said = Said { table: self.table.id.clone(), seat, text, readers };
        self.hub.tell_said(said.clone());
        self.hear_said(said);
        Ok(())
    }

    /// Something was said, here or at another server. Only those who could read it then are ever shown it, whoever talks
    /// by now.
    pub fn hear_said(&mut self, said: Said) {
        let text = encode(&ServerMessage::Talk(message(&said)));
        for index in 0..self.sockets.len() {
            if may_read(&said, self.sockets[index].viewer) {
                self.send(index, text.clone());
            }
        }
        self.talk.push(said);
        if self.talk.len() > MAX_TALK_MESSAGES {
            self.talk.remove(0);
        }
        self.forget_talk();
    }

    /// What a viewer may read of the talk so far.
    pub fn talk_for(&self, viewer: Viewer) -> Vec<TalkMessage> {
        self.talk.iter().filter(|said| may_read(said, viewer)).map(message).collect()
    }

    /// The game went on: a talk that is over is forgotten, also where another one began at once.
    pub fn forget_talk(&mut self) {
        if !self.talk.is_empty() {
            let talking = self.talking();
            self.talk.retain(|said| said.readers == talking);
        }
    }

    fn talking(&self) -> Vec<Seat> {
        self.game.as_ref().map(|game| game.private_talk()).unwrap_or_default()
    }
}

fn message(said: &Said) -> TalkMessage {
    TalkMessage { seat: said.seat, text: said.text.clone() }
}

fn may_read(said: &Said, viewer: Viewer) -> bool {
    seat_of(viewer).is_some_and(|seat| said.readers.contains(&seat))
}
