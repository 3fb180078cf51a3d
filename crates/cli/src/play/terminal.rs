//! A game being played at one device.

use std::path::PathBuf;

use games::{LiveGame, Rules};
use table::{Seat, Seed, Viewer};

use super::screen::Screen;
use crate::{Done, Failure, files};

const HELP: &str = "\
Type a number to choose. Other commands:
  ?        this help
  u        undo: back to your last decision
  c NAME   the text of a card, space, conflict or leader
  t        the table
  l        the log, as you can see it
  q        save and quit";

const LANGUAGE: &str = "en";

/// A game, who sits where, and what each of them has been told.
pub struct TerminalGame {
    game: Box<dyn LiveGame>,
    seed: Seed,
    names: Vec<String>,
    humans: usize,
    /// Bots of the seats after the humans.
    bots: Vec<String>,
    save: PathBuf,
    screen: Screen,
    /// How many steps each seat has been told of, the deal included.
    heard: Vec<usize>,
    /// The human the screen was last shown to.
    shown_to: Option<Seat>,
}

/// What a person at the table answers when asked for a decision.
enum Answer {
    Act(String),
    Undo,
    Leave,
}

impl TerminalGame {
    /// Seats everybody: humans first, then the bots.
    ///
    /// # Errors
    /// There is no such bot.
    pub fn new(
        rules: &dyn Rules,
        game: Box<dyn LiveGame>,
        bots: Vec<String>,
        save: PathBuf,
        screen: Screen,
    ) -> Result<TerminalGame, Failure> {
        bots.iter().try_for_each(|name| rules.check_bot(name))?;
        let seats = game.seats();
        let names = (0..seats).map(|i| Seat(i as u8).to_string()).collect();
        // Who resumes a game knows what happened; `l` tells it again.
        let heard = if game.steps() == 0 { 0 } else { game.steps() + 1 };
        Ok(TerminalGame {
            seed: game.seed().unwrap_or_else(files::fresh_seed),
            names,
            humans: seats - bots.len(),
            bots,
            save,
            screen,
            heard: vec![heard; seats],
            shown_to: None,
            game,
        })
    }

    /// Plays until the game is over or somebody leaves.
    ///
    /// # Errors
    /// The game cannot be saved, or input or output broke.
    pub fn play(mut self) -> Done {
        let promise = self.game.commitment().unwrap_or_default();
        self.screen.say(&format!("The shuffle is fixed. Commitment: {promise}"))?;
        for (i, bot) in self.bots.iter().enumerate() {
            self.screen.say(&format!("{} is a {bot} bot.", Seat((self.humans + i) as u8)))?;
        }
        self.save()?;
        while let Some(seat) = self.game.to_move() {
            let legal = self.game.legal();
            let action = match &legal[..] {
                [] => {
                    return Err(Failure::check(format!("{seat} owes a decision but has no action; the game is saved")));
                }
                [only] if !self.confirms(seat, only) => only.clone(),
                _ if seat.index() >= self.humans => {
                    // A seed of its own for every decision: a bot's choices tell nothing about the shuffles.
                    let seed = self.seed.derive(&format!("bot move {}", self.game.steps()));
                    self.game.advise(&self.bots[seat.index() - self.humans], &seed)?
                }
                _ => match self.decide(seat)? {
                    Answer::Act(action) => action,
                    Answer::Undo => {
                        self.undo(seat)?;
                        continue;
                    }
                    Answer::Leave => return self.leave(),
                },
            };
            self.game.act(seat, &action).map_err(|problem| Failure::check(format!("{seat}: {problem}")))?;
            self.save()?;
        }
        self.finish(&promise)
    }

    fn save(&self) -> Done {
        files::write_atomically(&self.save, &self.game.save()?)
    }

    fn leave(&mut self) -> Done {
        self.save()?;
        let path = self.save.display();
        self.screen.say(&format!("Saved. Resume with: melange play --resume {path}"))
    }

    /// Whether a human has a last chance to think again before a step without choice hands the game on.
    fn confirms(&self, seat: Seat, only: &str) -> bool {
        seat.index() < self.humans
            && self.game.actors().last() == Some(&seat)
            && self.game.undo_steps() > 0
            && self.game.to_move_after(only).is_ok_and(|next| next != Some(seat))
    }

    /// Asks a human for a decision.
    fn decide(&mut self, seat: Seat) -> Result<Answer, Failure> {
        if !self.raise_curtain(seat)? {
            return Ok(Answer::Leave);
        }
        if self.catch_up(seat)? {
            self.screen.say("")?;
            self.show_table(seat)?;
        }
        let decision = self.game.decision(Viewer::Seat(seat), LANGUAGE, &self.names);
        let Some(decision) = decision else { return Ok(Answer::Leave) };
        let mut menu = format!("\n{}\n", self.game.prompt(LANGUAGE, &self.names));
        for (i, choice) in decision.choices.iter().enumerate() {
            menu += &format!("{:>4}  {}\n", i + 1, choice.label);
        }
        self.screen.say(menu.trim_end())?;
        loop {
            let Some(line) = self.screen.ask(&format!("{seat}> "))? else { return Ok(Answer::Leave) };
            let (word, rest) = line.split_once(char::is_whitespace).map_or((line.as_str(), ""), |(w, r)| (w, r.trim()));
            match word {
                "" => {}
                "?" | "h" | "help" => self.screen.say(HELP)?,
                "u" | "undo" => return Ok(Answer::Undo),
                "q" | "quit" => return Ok(Answer::Leave),
                "t" | "table" => self.show_table(seat)?,
                "l" | "log" => self.show_log(Viewer::Seat(seat), 0)?,
                "c" | "card" => {
                    let found = self.game.describe(LANGUAGE, rest);
                    self.screen.say(&found.unwrap_or_else(|problem| problem.0))?;
                }
                number => {
                    let index = number.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
                    match index.and_then(|index| decision.choices.get(index)) {
                        Some(choice) => return Ok(Answer::Act(choice.action.clone())),
                        None => self.screen.say(&format!(
                            "'{line}' is not an option: type a number from 1 to {}, or ? for help.",
                            decision.choices.len()
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
        let next = self.game.steps() + 1;
        let from = std::mem::replace(&mut self.heard[seat.index()], next);
        self.show_log(Viewer::Seat(seat), from)?;
        if from == 0 || from >= next {
            return Ok(true);
        }
        Ok(self.game.actors()[from - 1..].iter().any(|actor| *actor != seat))
    }

    /// The log from a step on, without what was taken back.
    fn show_log(&mut self, viewer: Viewer, from: usize) -> Done {
        let lines = self.game.lines(from, viewer, LANGUAGE, &self.names);
        for line in lines.iter().filter(|line| !line.undone) {
            self.screen.say(&format!("  {}", line.text()))?;
        }
        Ok(())
    }

    fn show_table(&mut self, seat: Seat) -> Done {
        let text = self.game.overview(Viewer::Seat(seat), LANGUAGE, &[]);
        self.screen.say(&text)
    }

    /// Goes back to the last decision this human made, with all that followed from it.
    fn undo(&mut self, seat: Seat) -> Done {
        match self.undo_target(seat) {
            Err(reason) => self.screen.say(&format!("Can't undo: {reason}.")),
            Ok(target) => {
                while self.game.steps() > target {
                    if let Err(refused) = self.game.undo() {
                        self.screen.say(&format!("Can't undo: {refused}."))?;
                        break;
                    }
                }
                for heard in &mut self.heard {
                    *heard = (*heard).min(self.game.steps() + 1);
                }
                self.save()?;
                self.screen.say("Undone.")
            }
        }
    }

    /// How many actions stay; why none can go, if none can.
    fn undo_target(&self, seat: Seat) -> Result<usize, String> {
        let steps = self.game.steps();
        for step in (1..=steps).rev() {
            let who = self.game.actors()[step - 1];
            if steps - step >= self.game.undo_steps() {
                let action = self.game.action(step).unwrap_or_default();
                return Err(format!("{who}'s '{action}' revealed hidden information"));
            }
            if !self.game.had_choice(step) {
                continue;
            }
            if who == seat {
                return Ok(step - 1);
            }
            if who.index() < self.humans {
                return Err(format!("{who} has acted since"));
            }
        }
        Err("there is nothing to undo".to_owned())
    }

    fn finish(&mut self, promise: &str) -> Done {
        // What the humans have not heard yet is public by now: the game is over.
        let from = self.heard[..self.humans].iter().copied().max().unwrap_or(0);
        self.show_log(if self.humans == 1 { Viewer::Seat(Seat(0)) } else { Viewer::Spectator }, from)?;
        let mut standing = String::from("\nGame over.\n");
        if let Some(outcome) = self.game.outcome() {
            let mut seats: Vec<usize> = (0..outcome.ranks.len()).collect();
            seats.sort_by_key(|&seat| outcome.ranks[seat]);
            for i in seats {
                let seat = Seat(i as u8);
                let leader = self.game.plays_as(seat).unwrap_or_default();
                standing += &format!("  {}. {seat} {leader}: {} points\n", outcome.ranks[i], outcome.scores[i]);
            }
        }
        let path = self.save.display();
        standing += &format!(
            "The seed was {}.\nCheck the shuffle: melange verify {path} --commitment {promise}\n\
             Replay: melange replay {path}",
            self.seed
        );
        self.screen.say(&standing)
    }
}
