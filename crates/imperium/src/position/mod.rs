//! Positions in a person's words: the given part of a scenario, also spoken by the engine protocol.

mod common;
mod given;
mod players;

use table::{Game, Problem, Seat, Seed};

use crate::content::{Content, Deck};
use crate::game::{Imperium, LeaderChoice, Leaders, Setup};
use crate::ids::*;
use crate::names::Named;
use crate::rules::Engine;
use crate::state::*;

pub use given::*;

impl Given {
    /// The rules and the state it describes.
    ///
    /// # Errors
    /// Says which part is unknown or contradicts another.
    pub fn build(&self) -> Result<(Imperium, State), Problem> {
        let setup = Setup {
            modules: self.modules.clone().unwrap_or_else(|| Setup::base(4).modules),
            players: self.players.unwrap_or(4),
            leaders: Leaders::By(LeaderChoice::Choose),
        };
        let mut game = Imperium::new(&setup)?;
        let mut state =
            Builder { game: &game, given: self, s: game.blank(&self.seed.unwrap_or(Seed([0; 32]))) }.build()?;
        game.check(&state).map_err(|law| Problem(format!("the position is impossible: {law}")))?;
        let players = &state.players[..game.seats()];
        if players.iter().all(|player| player.has_leader) {
            let leaders = players.iter().map(|player| game.content.leaders[player.leader.index()].id.clone());
            game.setup.leaders = Leaders::Named(leaders.collect());
        }
        // What led here is nobody's secret: undo must not stop at the start of a scenario.
        state.secrets_seen = 0;
        Ok((game, state))
    }
}

struct Builder<'a> {
    game: &'a Imperium,
    given: &'a Given,
    s: State,
}

impl Builder<'_> {
    fn build(mut self) -> Result<State, Problem> {
        let (game, given) = (self.game, self.given);
        let seats: Vec<Seat> = (0..game.seats).map(Seat).collect();
        let players = [&given.a, &given.b, &given.c, &given.d];
        self.contradictions()?;
        self.s.first = self.seat("first", given.first.unwrap_or(Seat(0)))?;
        self.s.round = given.round.unwrap_or(1);

        for (&seat, player) in seats.iter().zip(players) {
            self.player(seat, player).map_err(|problem| Problem(format!("{seat}.{problem}")))?;
        }
        self.leaders(&seats, players)?;
        self.shared(&seats)?;
        if given.at == At::Setup && !game.content.objectives.is_empty() {
            game.deal_objectives(&mut self.s);
            self.s.first = given.first.unwrap_or(self.s.first);
        }

        let turn = self.seat("turn", given.turn.unwrap_or(self.s.first))?;
        if given.at == At::Turn && self.s.players[turn.index()].revealed {
            return Err(Problem(format!("turn: {turn} has revealed and takes no more turns this round")));
        }
        let mut sink = ();
        let mut engine = Engine::new(game, &mut self.s, &mut sink);
        seats.iter().for_each(|&seat| engine.see_top_card(seat));
        match given.at {
            At::Setup if !given.draft.is_empty() => {
                let known = |name: &String| {
                    game.content.leader(name).ok_or_else(|| unknown(&game.content, "draft", Named::Leader, name))
                };
                let leaders = given.draft.iter().map(known).collect::<Result<Vec<LeaderId>, Problem>>()?;
                if leaders.len() != seats.len() + 1 {
                    return Err(Problem(format!("draft: {} leaders for {} players", leaders.len(), seats.len())));
                }
                no_doubles("draft", &given.draft)?;
                engine.offer_leaders(&leaders);
            }
            At::Setup | At::RoundStart => {}
            At::Turn => engine.start_at_turn(turn),
            At::Combat => engine.start_at_combat(),
            At::Endgame => engine.start_at_endgame(),
        }
        engine.run();
        Ok(self.s)
    }

    /// What contradicts itself whatever the rest is.
    fn contradictions(&self) -> Result<(), Problem> {
        let given = self.given;
        let players = [&given.a, &given.b, &given.c, &given.d];
        let mut idle = players.iter().zip(0..).filter(|(_, seat)| *seat >= self.game.seats);
        if let Some((_, seat)) = idle.find(|(player, _)| **player != &GivenPlayer::default()) {
            return Err(Problem(format!("{}: nobody sits there in a game of {}", Seat(seat), self.game.seats)));
        }
        // There are as many rounds as conflict cards.
        let last: u8 = self.game.content.constants.conflict_deck.iter().sum();
        match given.round {
            Some(0) => return Err(Problem::new("round: the first round is 1")),
            Some(round) if round > last => {
                return Err(Problem(format!("round: {round} is beyond the last one, {last}")));
            }
            _ => {}
        }
        if !given.draft.is_empty() && given.at != At::Setup {
            return Err(Problem::new("draft: leaders are drafted at 'setup' only"));
        }
        if let Some(names) = &given.conflict_deck {
            no_doubles("conflict_deck", names)?;
        }
        given.mentat.map_or(Ok(()), |seat| self.seat("mentat", seat).map(|_| ()))
    }

    fn seat(&self, field: &str, seat: Seat) -> Result<Seat, Problem> {
        if seat.0 < self.game.seats { Ok(seat) } else { Err(Problem(format!("{field}: there is no seat {seat}"))) }
    }

    /// Takes named cards out of the Imperium deck.
    fn take_imperium(&mut self, field: &str, names: &[String]) -> Result<Vec<CardId>, Problem> {
        let cards = self.take_all(Seat(0), field, names)?;
        match cards.iter().find(|card| self.game.content.cards[card.index()].deck != Deck::Imperium) {
            Some(card) => {
                Err(Problem(format!("{field}: {} is no Imperium card", self.game.content.cards[card.index()].id)))
            }
            None => Ok(cards),
        }
    }

    /// Takes named cards out of the piles they start in.
    fn take_all(&mut self, seat: Seat, field: &str, names: &[String]) -> Result<Vec<CardId>, Problem> {
        names.iter().map(|name| self.take(seat, field, name)).collect()
    }

    fn take(&mut self, seat: Seat, field: &str, name: &str) -> Result<CardId, Problem> {
        let content = &self.game.content;
        let card = content.card(name).ok_or_else(|| unknown(content, field, Named::Card, name))?;
        let found = match content.cards[card.index()].deck {
            Deck::Starter => self.s.players[seat.index()].take(DECK, card),
            Deck::Imperium => self.s.imperium.remove_item(card),
            Deck::Reserve(pile) => {
                let left = &mut self.s.reserve[usize::from(pile)];
                let found = *left > 0;
                *left -= u8::from(found);
                found
            }
        };
        if found { Ok(card) } else { Err(Problem(format!("{field}: no copy of {name} is left"))) }
    }

    fn take_intrigue(&mut self, field: &str, names: &[String]) -> Result<Vec<IntrigueId>, Problem> {
        let content = &self.game.content;
        let mut take = |name: &String| {
            let card = content.intrigue(name).ok_or_else(|| unknown(content, field, Named::Intrigue, name))?;
            let deck = self.s.intrigue.pile(INTRIGUE_DECK);
            let index = deck.iter().position(|held| held.card == card);
            let index = index.ok_or_else(|| Problem(format!("{field}: no copy of {name} is left")))?;
            Ok(self.s.intrigue.remove(INTRIGUE_DECK, index).card)
        };
        names.iter().map(&mut take).collect()
    }
}

fn at_round_start(at: At) -> bool {
    matches!(at, At::Setup | At::RoundStart)
}

fn unknown(content: &Content, field: &str, kind: Named, name: &str) -> Problem {
    Problem(format!("{field}: {}", kind.unknown(content, name)))
}

fn no_doubles(field: &str, names: &[String]) -> Result<(), Problem> {
    let double = names.iter().enumerate().find(|(i, name)| names[..*i].contains(name));
    double.map_or(Ok(()), |(_, name)| Err(Problem(format!("{field}: {name} is there twice"))))
}

impl Engine<'_, ()> {
    fn start_at_turn(&mut self, seat: Seat) {
        self.s.phase = Phase::Turns;
        self.begin_turn(seat);
    }

    fn start_at_combat(&mut self) {
        self.begin_combat();
    }

    fn start_at_endgame(&mut self) {
        self.begin_endgame();
        self.s.conflict = None;
        self.s.conflicts.clear();
    }
}
