//! A game being played at one device.

use std::path::PathBuf;

use table::{Bot, Seat, Session, Sight, StepEvents, Viewer, commitment};

use super::screen::Screen;
use crate::card::not_found;
use crate::games::Played;
use crate::{Done, Failure, files};

const HELP: &str = "\
A number chooses. Other commands:
  ?        this help
  u        undo: back to your last decision
  c NAME   the text of a card, space, conflict or leader
  t        the table
  l        the log, as far as you may know it
  q        save and quit";

/// A game, who sits where, and what each of them has been told.
pub struct Table<G: Played> {
    session: Session<G>,
    texts: G::Texts,
    names: Vec<String>,
    humans: usize,
    /// Bots of the seats after the humans.
    bots: Vec<Box<dyn Bot<G>>>,
    save: PathBuf,
    screen: Screen,
    /// The events of every step so far.
    told: Vec<StepEvents<G::Event>>,
    /// How many steps each seat has been told of.
    heard: Vec<usize>,
    /// The human the screen was last shown to.
    shown_to: Option<Seat>,
}

/// What a person at the table wants.
enum Wish<A> {
    Act(A),
    Undo,
    Leave,
}

impl<G: Played> Table<G> {
    /// Seats everybody.
    ///
    /// # Errors
    /// There is no such bot.
    pub fn new(
        session: Session<G>,
        humans: usize,
        bots: &[String],
        save: PathBuf,
        screen: Screen,
    ) -> Result<Table<G>, Failure> {
        let seats = session.game().seats();
        let seat = |i: usize| Seat((humans + i) as u8);
        let seated = bots.iter().enumerate().map(|(i, name)| {
            let seed = bots::seat_seed(&session.log().seed, seat(i));
            bots::bot::<G>(name, &seed)
        });
        let bots = seated.collect::<Result<Vec<_>, _>>()?;
        let names = (0..seats).map(|i| Seat(i as u8).to_string()).collect();
        let told = session.events(0);
        // Who resumes a game knows what happened; `l` tells it again.
        let heard = if session.log().actions.is_empty() { 0 } else { told.len() };
        Ok(Table {
            texts: G::english(),
            names,
            humans,
            bots,
            save,
            screen,
            heard: vec![heard; seats],
            told,
            shown_to: None,
            session,
        })
    }

    /// Plays until the game is over or somebody leaves.
    ///
    /// # Errors
    /// The game cannot be saved, or input or output broke.
    pub fn play(mut self) -> Done {
        let promise = commitment(G::NAME, self.session.game().setup(), &self.session.log().seed);
        self.screen.say(&format!("The shuffles are settled. Commitment: {promise}"))?;
        for (i, bot) in self.bots.iter().enumerate() {
            self.screen.say(&format!("{} is a {} bot.", Seat((self.humans + i) as u8), bot.name()))?;
        }
        self.save()?;
        let mut legal = Vec::new();
        while let Some(seat) = self.session.game().to_move(self.session.state()) {
            self.session.game().legal_actions(self.session.state(), &mut legal);
            let action = match legal[..] {
                [] => {
                    return Err(Failure::check(format!("{seat} owes a decision but has no action; the game is saved")));
                }
                [only] if !self.confirms(seat, only) => only,
                _ if seat.index() >= self.humans => {
                    let sight = Sight::new(self.session.game(), self.session.state(), seat, &legal);
                    self.bots[seat.index() - self.humans].choose(&sight)
                }
                _ => match self.decide(seat, &legal)? {
                    Wish::Act(action) => action,
                    Wish::Undo => {
                        self.undo(seat)?;
                        continue;
                    }
                    Wish::Leave => return self.leave(),
                },
            };
            let mut told = Vec::new();
            let done = self.session.apply(action, &mut told);
            done.map_err(|illegal| Failure::check(format!("{seat}: {illegal}")))?;
            self.told.push(told);
            self.save()?;
        }
        self.finish(&promise)
    }

    fn save(&self) -> Done {
        files::write_atomically(&self.save, &self.session.save())
    }

    fn leave(&mut self) -> Done {
        self.save()?;
        let path = self.save.display();
        self.screen.say(&format!("Saved. Go on with: melange play --resume {path}"))
    }

    /// Whether a human has a last chance to think again before a step without choice hands the game on.
    fn confirms(&self, seat: Seat, only: G::Action) -> bool {
        let (session, game) = (&self.session, self.session.game());
        let Some(last) = session.log().actions.len().checked_sub(1) else { return false };
        let was_theirs = session.state_after(last).is_some_and(|before| game.to_move(&before) == Some(seat));
        if seat.index() >= self.humans || !was_theirs || session.undo_steps_available() == 0 {
            return false;
        }
        let mut after = session.state().clone();
        game.apply_unchecked(&mut after, only, &mut ());
        game.to_move(&after) != Some(seat)
    }

    /// Asks a human for a decision.
    fn decide(&mut self, seat: Seat, legal: &[G::Action]) -> Result<Wish<G::Action>, Failure> {
        if !self.raise_curtain(seat)? {
            return Ok(Wish::Leave);
        }
        if self.catch_up(seat)? {
            self.screen.say("")?;
            self.show_table(seat)?;
        }
        let (game, state) = (self.session.game(), self.session.state());
        let mut menu = format!("\n{}\n", game.prompt(&self.texts, state, &self.names));
        for (i, &action) in legal.iter().enumerate() {
            menu += &format!("{:>4}  {}\n", i + 1, game.action_label(&self.texts, state, action, &self.names));
        }
        self.screen.say(menu.trim_end())?;
        loop {
            let Some(line) = self.screen.ask(&format!("{seat}> "))? else { return Ok(Wish::Leave) };
            let (word, rest) = line.split_once(char::is_whitespace).map_or((line.as_str(), ""), |(w, r)| (w, r.trim()));
            match word {
                "" => {}
                "?" | "h" | "help" => self.screen.say(HELP)?,
                "u" | "undo" => return Ok(Wish::Undo),
                "q" | "quit" => return Ok(Wish::Leave),
                "t" | "table" => self.show_table(seat)?,
                "l" | "log" => self.show_log(seat)?,
                "c" | "card" => {
                    let found = self.session.game().describe(&self.texts, rest);
                    self.screen.say(&found.unwrap_or_else(|near| not_found(rest, &near)))?;
                }
                number => {
                    match number.parse::<usize>().ok().and_then(|n| n.checked_sub(1)).and_then(|i| legal.get(i)) {
                        Some(&action) => return Ok(Wish::Act(action)),
                        None => self.screen.say(&format!(
                            "'{line}' is no choice: type a number from 1 to {}, or ? for help.",
                            legal.len()
                        ))?,
                    }
                }
            }
        }
    }

    /// Hides one human's cards from the next; false if the input ends at it.
    fn raise_curtain(&mut self, seat: Seat) -> Result<bool, Failure> {
        let before = self.shown_to.replace(seat);
        if self.humans < 2 || before == Some(seat) {
            return Ok(true);
        }
        self.screen.clear()?;
        let line = self.screen.ask(&format!("Pass the device to {seat}, then press Enter. "))?;
        self.screen.clear()?;
        Ok(line.is_some())
    }

    /// Tells a human what happened since their last decision; whether somebody else did anything.
    fn catch_up(&mut self, seat: Seat) -> Result<bool, Failure> {
        let from = std::mem::replace(&mut self.heard[seat.index()], self.told.len());
        self.tell(seat, from)?;
        let game = self.session.game();
        let own = |step: usize| {
            let before = step.checked_sub(1).and_then(|actions| self.session.state_after(actions));
            before.is_some_and(|state| game.to_move(&state) == Some(seat))
        };
        Ok(from == 0 || from == self.told.len() || (from..self.told.len()).any(|step| !own(step)))
    }

    fn tell(&mut self, seat: Seat, from: usize) -> Done {
        let game = self.session.game();
        let events = self.told[from.min(self.told.len())..].iter().flatten();
        for (_, event) in events.filter(|(audience, _)| audience.includes(Viewer::Seat(seat))) {
            self.screen.say(&format!("  {}", game.event_text(&self.texts, event, &self.names)))?;
        }
        Ok(())
    }

    fn show_log(&mut self, seat: Seat) -> Done {
        self.tell(seat, 0)
    }

    fn show_table(&mut self, seat: Seat) -> Done {
        let view = self.session.game().view(self.session.state(), Viewer::Seat(seat));
        let text = self.session.game().overview(&self.texts, &view, Some(seat), &[]);
        self.screen.say(&text)
    }

    /// Goes back to the last decision this human made, with all that followed from it.
    fn undo(&mut self, seat: Seat) -> Done {
        match self.way_back(seat) {
            Err(reason) => self.screen.say(&format!("No undo: {reason}.")),
            Ok(target) => {
                while self.session.log().actions.len() > target {
                    if let Err(refused) = self.session.undo() {
                        self.screen.say(&format!("No undo: {refused}."))?;
                        break;
                    }
                }
                // Step 0 is the beginning, so there is one more told than actions.
                self.told.truncate(self.session.log().actions.len() + 1);
                for heard in &mut self.heard {
                    *heard = (*heard).min(self.told.len());
                }
                self.save()?;
                self.screen.say("Taken back.")
            }
        }
    }

    /// How many actions stay; why none can go, if none can.
    fn way_back(&self, seat: Seat) -> Result<usize, String> {
        let game = self.session.game();
        let mut legal = Vec::new();
        let number = self.session.log().actions.len();
        for target in (0..number).rev() {
            let Some(before) = self.session.state_after(target) else { break };
            let Some(after) = self.session.state_after(target + 1) else { break };
            if game.secrets_seen(&before) != game.secrets_seen(&after) {
                let action = game.action_text(self.session.log().actions[target]);
                let who = game.to_move(&before).map_or_else(String::new, |who| format!("{who}'s "));
                return Err(format!("{who}'{action}' let somebody learn what was hidden"));
            }
            game.legal_actions(&before, &mut legal);
            match game.to_move(&before) {
                _ if legal.len() < 2 => {}
                Some(who) if who == seat => return Ok(target),
                Some(who) if who.index() < self.humans => return Err(format!("{who} has decided something since")),
                _ => {}
            }
        }
        Err("nothing has been done that could be taken back".to_owned())
    }

    fn finish(&mut self, promise: &str) -> Done {
        // What the humans have not heard yet is public by now: the game is over.
        let from = self.heard[..self.humans].iter().copied().max().unwrap_or(0);
        let (game, viewer) =
            (self.session.game(), if self.humans == 1 { Viewer::Seat(Seat(0)) } else { Viewer::Spectator });
        for (_, event) in self.told[from..].iter().flatten().filter(|(audience, _)| audience.includes(viewer)) {
            self.screen.say(&format!("  {}", game.event_text(&self.texts, event, &self.names)))?;
        }
        let mut standing = String::from("\nThe game is over.\n");
        if let Some(outcome) = game.outcome(self.session.state()) {
            let mut seats: Vec<usize> = (0..outcome.ranks.len()).collect();
            seats.sort_by_key(|&seat| outcome.ranks[seat]);
            for i in seats {
                let seat = Seat(i as u8);
                let leader = game.plays_as(self.session.state(), seat).unwrap_or_default();
                standing += &format!("  {}. {seat} {leader}: {} points\n", outcome.ranks[i], outcome.scores[i]);
            }
        }
        let path = self.save.display();
        standing += &format!(
            "The seed was {}.\nCheck that no shuffle was changed: melange verify {path} --commitment {promise}\n\
             Look at it again: melange replay {path}",
            self.session.log().seed
        );
        self.screen.say(&standing)
    }
}
