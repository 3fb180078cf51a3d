//! One game being played, whichever it is.

use std::cell::RefCell;
use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};
use table::{Audience, Outcome, Presentation, Problem, Seat, Seed, Session, Sight, StepEvents, Viewer};

use crate::rules::AllTexts;

/// A choice a player has.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Choice {
    /// The action's text form: what to send back.
    pub action: String,
    /// The action in words.
    pub label: String,
    /// The action as a tree: what the screen's targets match.
    pub tree: Value,
    /// How it changes the numbers everybody sees; none if somebody learns something hidden from it.
    pub preview: Option<Value>,
}

/// A choice a player might look for, and why it is not there.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Blocked {
    /// The action as a tree.
    pub tree: Value,
    /// Why it cannot be done, in words.
    pub reason: String,
    /// What that is, as a key of the catalogue's `about`: it names the rules.
    pub about: String,
}

/// The decision somebody owes, as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Decision {
    /// Who decides.
    pub seat: Seat,
    /// The player it is decided for.
    pub player: Seat,
    /// What is asked, in words.
    pub prompt: String,
    /// What is asked, as a key of the catalogue's `about`: it names the rules.
    pub about: String,
    /// The choices; only whoever owes the decision gets them.
    pub choices: Vec<Choice>,
    /// What is not possible now; only for whoever owes the decision.
    pub blocked: Vec<Blocked>,
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Line {
    /// The action it belongs to, from 1; 0 is the deal.
    pub step: usize,
    /// The event as a tree.
    pub event: Value,
    /// The event in words.
    pub text: String,
    /// Whether only this viewer (and maybe others, but not everybody) may read it.
    pub secret: bool,
    /// Whether it was taken back; then `step` is the action that can take its place.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<bool>"))]
    pub undone: bool,
}

/// Where a round or a turn began.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Mark {
    /// After so many actions.
    pub step: usize,
    /// In which round.
    pub round: u32,
    /// Who owed the decision then.
    pub seat: Seat,
}

/// The scores from an action on.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Scores {
    /// After so many actions.
    pub step: usize,
    /// In which round.
    pub round: u32,
    /// Seat by seat, points by where they came from.
    pub seats: Vec<BTreeMap<&'static str, i32>>,
}

/// How a game went.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct History {
    /// Actions in all.
    pub steps: usize,
    /// Where decisions passed to another seat, or a round began.
    pub turns: Vec<Mark>,
    /// The scores whenever they changed.
    pub scores: Vec<Scores>,
}

/// One game being played.
pub trait LiveGame: Send {
    /// Number of seats.
    fn seats(&self) -> usize;

    /// Who owes a decision; none when the game is over.
    fn to_move(&self) -> Option<Seat>;

    /// Actions done so far, those taken back not counted.
    fn steps(&self) -> usize;

    /// Does an action for the seat that owes the decision.
    ///
    /// # Errors
    /// Not that seat's decision, not an action, or not a legal one; nothing changes.
    fn act(&mut self, seat: Seat, action: &str) -> Result<(), Problem>;

    /// Takes the last action back.
    ///
    /// # Errors
    /// Somebody learned something from it, or there is none; nothing changes.
    fn undo(&mut self) -> Result<(), Problem>;

    /// How many actions can be taken back from here.
    fn undo_steps(&self) -> usize;

    /// Who decided each action so far.
    fn actors(&self) -> &[Seat];

    /// What a viewer may know, written out: most of what a move costs a server would be trees that are only written
    /// and thrown away.
    fn view_text(&self, viewer: Viewer) -> Box<RawValue>;

    /// What a viewer may know, as a tree.
    fn view(&self, viewer: Viewer) -> Value {
        serde_json::from_str(self.view_text(viewer).get()).expect("a view is JSON")
    }

    /// The decision somebody owes, with the choices if they are this viewer's.
    fn decision(&self, viewer: Viewer, language: &str, names: &[String]) -> Option<Decision>;

    /// The log from an action on (0 is the deal), as far as the viewer may read it.
    fn lines(&self, from: usize, viewer: Viewer, language: &str, names: &[String]) -> Vec<Line>;

    /// The game as it was after so many actions.
    ///
    /// # Errors
    /// There were not so many.
    fn at(&self, steps: usize) -> Result<Box<dyn LiveGame>, Problem>;

    /// What a bot of that name would do for the seat that owes the decision, by what that seat may know.
    ///
    /// # Errors
    /// Unknown bot, or the game is over.
    fn advise(&self, bot: &str, seed: &Seed) -> Result<String, Problem>;

    /// The standing, once the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /// The round, and what each seat plays as.
    fn summary(&self) -> Value;

    /// How the game went: where rounds and turns began, and the scores whenever they changed.
    fn history(&self) -> History;

    /// Hash of the state, for comparing.
    fn hash(&self) -> String;

    /// The whole game as a save file. It holds the seed: for the end, or for its owner.
    fn save(&self) -> String;
}

/// A game of `G` being played.
pub(crate) struct TypedGame<G: Presentation> {
    session: Session<G>,
    texts: AllTexts<G>,
    /// Who decided each action.
    actors: Vec<Seat>,
    /// What the last action brought, so that the log need not be replayed for every move.
    last: Vec<(Audience, G::Event)>,
    /// What was taken back, by the step from which the game went another way.
    undone: Vec<(usize, StepEvents<G::Event>)>,
    /// What was last put into words, for the next seat that asks for the same.
    cache: RefCell<TextCache>,
}

/// So many actions taken back are remembered.
const UNDONE: usize = 64;

/// The prompt and the lines of the last action in one language, as far as they have been asked for. At most tables all
/// seats speak the same: then each is put into words once per action and not once per seat.
#[derive(Default)]
struct TextCache {
    language: String,
    names: Vec<String>,
    prompt: Option<String>,
    lines: Option<Vec<(Audience, Line)>>,
}

impl TextCache {
    /// Begins anew if it is about another language or other people.
    fn reset_for(&mut self, language: &str, names: &[String]) {
        if self.language != language || self.names != names {
            *self = TextCache { language: language.to_owned(), names: names.to_vec(), prompt: None, lines: None };
        }
    }

    /// The game went on.
    fn clear(&mut self) {
        (self.prompt, self.lines) = (None, None);
    }
}

impl<G: Presentation> TypedGame<G> {
    pub(crate) fn new(setup: G::Setup, seed: Seed, texts: AllTexts<G>) -> Result<Self, Problem> {
        Ok(TypedGame {
            session: Session::new(setup, seed)?,
            texts,
            actors: Vec::new(),
            last: Vec::new(),
            undone: Vec::new(),
            cache: RefCell::default(),
        })
    }

    /// Does an action for whoever owes the decision.
    pub(crate) fn enter(&mut self, action: &str) -> Result<(), Problem> {
        let game = self.session.game();
        let seat = game.to_move(self.session.state()).ok_or_else(|| Problem::new("the game is over"))?;
        let action = game.parse_action(action)?;
        let mut events = Vec::new();
        self.session.apply(action, &mut events).map_err(|illegal| Problem(illegal.to_string()))?;
        self.actors.push(seat);
        self.last = events;
        self.cache.get_mut().clear();
        Ok(())
    }

    pub(crate) fn take_back(&mut self) -> Result<(), Problem> {
        let step = self.steps();
        let events = if self.last.is_empty() { self.session.events(step).pop() } else { Some(self.last.clone()) };
        self.session.undo().map_err(|refused| Problem(refused.to_string()))?;
        self.actors.pop();
        self.last.clear();
        // What was taken back just before followed on this, and now stands beside the same way.
        let at = self.undone.partition_point(|(way, _)| *way <= step);
        self.undone[at..].iter_mut().for_each(|(way, _)| *way = step);
        self.undone.insert(at, (step, events.unwrap_or_default()));
        if self.undone.len() > UNDONE {
            self.undone.remove(0);
        }
        self.cache.get_mut().clear();
        Ok(())
    }

    fn line(&self, step: usize, emitted: &(Audience, G::Event), texts: &G::Texts, names: &[String]) -> Line {
        let (audience, event) = emitted;
        let game = self.session.game();
        Line {
            step,
            event: game.event_tree(event),
            text: game.event_text(texts, event, names),
            secret: *audience != Audience::ALL,
            undone: false,
        }
    }

    /// The lines taken back where an action would now be the `step`-th.
    fn undone_at(&self, step: usize, viewer: Viewer, texts: &G::Texts, names: &[String]) -> Vec<Line> {
        let there = self.undone.iter().filter(|(way, _)| *way == step).flat_map(|(_, events)| events);
        let there = there.filter(|emitted| emitted.0.includes(viewer));
        there.map(|emitted| Line { undone: true, ..self.line(step, emitted, texts, names) }).collect()
    }

    fn texts(&self, language: &str) -> &G::Texts {
        let known = self.texts.get(language).or_else(|| self.texts.get("en"));
        known.or_else(|| self.texts.values().next()).expect("a game has at least one language")
    }

    /// The choice of an action, with a preview if nobody learns anything from it.
    fn choice(&self, action: G::Action, texts: &G::Texts, names: &[String]) -> Choice {
        let (game, state) = (self.session.game(), self.session.state());
        let mut after = state.clone();
        game.apply_unchecked(&mut after, action, &mut ());
        let open = game.secrets_seen(&after) == game.secrets_seen(state);
        Choice {
            action: game.action_text(action),
            label: game.action_label(texts, state, action, names),
            tree: game.action_tree(action),
            preview: open.then(|| game.preview(state, &after)),
        }
    }
}

impl<G: Presentation> LiveGame for TypedGame<G> {
    fn seats(&self) -> usize {
        self.session.game().seats()
    }

    fn to_move(&self) -> Option<Seat> {
        self.session.game().to_move(self.session.state())
    }

    fn steps(&self) -> usize {
        self.session.log().actions.len()
    }

    fn act(&mut self, seat: Seat, action: &str) -> Result<(), Problem> {
        match self.to_move() {
            Some(owes) if owes == seat => self.enter(action),
            Some(owes) => Err(Problem(format!("it is {owes}'s decision, not {seat}'s"))),
            None => Err(Problem::new("the game is over")),
        }
    }

    fn undo(&mut self) -> Result<(), Problem> {
        self.take_back()
    }

    fn undo_steps(&self) -> usize {
        self.session.undo_steps_available()
    }

    fn actors(&self) -> &[Seat] {
        &self.actors
    }

    fn view_text(&self, viewer: Viewer) -> Box<RawValue> {
        let view = self.session.game().view(self.session.state(), viewer);
        to_raw_value(&view).expect("a view is plain data")
    }

    fn decision(&self, viewer: Viewer, language: &str, names: &[String]) -> Option<Decision> {
        let (game, state, texts) = (self.session.game(), self.session.state(), self.texts(language));
        let seat = self.to_move()?;
        let (mut choices, mut blocked) = (Vec::new(), Vec::new());
        if viewer == Viewer::Seat(seat) {
            let mut actions = Vec::new();
            game.legal_actions(state, &mut actions);
            choices.extend(actions.iter().map(|&action| self.choice(action, texts, names)));
            game.unavailable(state, &mut actions);
            blocked.extend(actions.iter().map(|&action| Blocked {
                tree: game.action_tree(action),
                reason: game.blocked_text(texts, state, action, names),
                about: game.blocked_about(state, action),
            }));
        }
        let mut cache = self.cache.borrow_mut();
        cache.reset_for(language, names);
        let prompt = cache.prompt.get_or_insert_with(|| game.prompt(texts, state, names)).clone();
        let player = game.deciding_for(state)?;
        Some(Decision { seat, player, prompt, about: game.prompt_about(state), choices, blocked })
    }

    fn lines(&self, from: usize, viewer: Viewer, language: &str, names: &[String]) -> Vec<Line> {
        let texts = self.texts(language);
        if from == self.steps() && from > 0 && !self.last.is_empty() {
            let mut all = self.undone_at(from, viewer, texts, names);
            let mut cache = self.cache.borrow_mut();
            cache.reset_for(language, names);
            let lines = cache.lines.get_or_insert_with(|| {
                self.last.iter().map(|emitted| (emitted.0, self.line(from, emitted, texts, names))).collect()
            });
            let lines = lines.iter().filter(|(audience, _)| audience.includes(viewer));
            all.extend(lines.map(|(_, line)| line.clone()));
            return all;
        }
        let steps = self.session.events(from);
        let mut all = Vec::new();
        for (step, events) in (from..).zip(&steps) {
            all.extend(self.undone_at(step, viewer, texts, names));
            let events = events.iter().filter(|emitted| emitted.0.includes(viewer));
            all.extend(events.map(|emitted| self.line(step, emitted, texts, names)));
        }
        // Nothing has taken the place of what was taken back last.
        all.extend(self.undone_at(self.steps() + 1, viewer, texts, names));
        all
    }

    fn at(&self, steps: usize) -> Result<Box<dyn LiveGame>, Problem> {
        if steps > self.steps() {
            return Err(Problem(format!("there are {} actions, not {steps}", self.steps())));
        }
        let log = self.session.log();
        let mut game = TypedGame::<G>::new(log.setup.clone(), log.seed, self.texts.clone())?;
        for &action in &log.actions[..steps] {
            game.enter(&self.session.game().action_text(action))?;
        }
        game.undone = self.undone.iter().filter(|(way, _)| *way <= steps).cloned().collect();
        Ok(Box::new(game))
    }

    fn advise(&self, bot: &str, seed: &Seed) -> Result<String, Problem> {
        let (game, state) = (self.session.game(), self.session.state());
        let seat = self.to_move().ok_or_else(|| Problem::new("the game is over"))?;
        let mut bot = bots::bot::<G>(bot, seed)?;
        let mut legal = Vec::new();
        game.legal_actions(state, &mut legal);
        let action = if let [only] = legal[..] { only } else { bot.choose(&Sight::new(game, state, seat, &legal)) };
        Ok(game.action_text(action))
    }

    fn outcome(&self) -> Option<Outcome> {
        self.session.game().outcome(self.session.state())
    }

    fn summary(&self) -> Value {
        let (game, state) = (self.session.game(), self.session.state());
        let plays_as = (0..self.seats()).map(|i| game.plays_as(state, Seat(i as u8)));
        serde_json::json!({ "round": game.round(state), "plays_as": plays_as.collect::<Vec<_>>() })
    }

    fn history(&self) -> History {
        let (game, log) = (self.session.game(), self.session.log());
        let mut state = game.start(&log.seed, &mut ());
        let (mut turns, mut scores): (Vec<Mark>, Vec<Scores>) = (Vec::new(), Vec::new());
        for step in 0..=log.actions.len() {
            let round = game.round(&state);
            if let Some(seat) = game.to_move(&state)
                && turns.last().is_none_or(|mark| mark.seat != seat || mark.round != round)
            {
                turns.push(Mark { step, round, seat });
            }
            let seats: Vec<BTreeMap<_, _>> =
                game.scores(&state).into_iter().map(|seat| seat.into_iter().collect()).collect();
            if scores.last().is_none_or(|last| last.seats != seats) {
                scores.push(Scores { step, round, seats });
            }
            if let Some(&action) = log.actions.get(step) {
                game.apply_unchecked(&mut state, action, &mut ());
            }
        }
        History { steps: log.actions.len(), turns, scores }
    }

    fn hash(&self) -> String {
        self.session.hash_text()
    }

    fn save(&self) -> String {
        self.session.save()
    }
}

#[cfg(test)]
mod tests {
    use imperium::{Imperium, Setup};
    use table::{Game, Rng};

    use super::*;

    #[test]
    fn what_was_taken_back_stays_in_the_log() {
        let texts: AllTexts<Imperium> = std::sync::Arc::new([("en", Imperium::texts("en").unwrap())].into());
        let mut live = TypedGame::<Imperium>::new(Setup::base(4), Seed::of_run(5, 0), texts).unwrap();
        let mut rng = Rng::new(&Seed::of_run(5, 2));
        let names = ["Ada", "Ben", "Cem", "Dan"].map(str::to_owned);
        let events = |live: &TypedGame<Imperium>, from: usize| -> Vec<(usize, bool, String)> {
            let lines = live.lines(from, Viewer::Spectator, "en", &names).into_iter();
            lines.map(|line| (line.step, line.undone, line.text)).collect()
        };
        let act = |live: &mut TypedGame<Imperium>, rng: &mut Rng| {
            let seat = live.to_move().unwrap();
            let choices = live.decision(Viewer::Seat(seat), "en", &[]).unwrap().choices;
            live.act(seat, &choices[rng.below(choices.len())].action).unwrap();
        };
        while live.undo_steps() < 2 {
            act(&mut live, &mut rng);
        }
        let steps = live.steps();
        let before = events(&live, steps - 1);
        live.undo().unwrap();
        live.undo().unwrap();
        let struck: Vec<_> = before.iter().map(|(_, _, text)| (steps - 1, true, text.clone())).collect();
        assert!(!struck.is_empty());
        assert_eq!(events(&live, steps - 1), struck, "both stand where the game goes another way");
        act(&mut live, &mut rng);
        let after = events(&live, steps - 1);
        assert!(after.starts_with(&struck) && after.len() > struck.len());
        assert!(events(&live, 0).ends_with(&after), "read anew it is the same");
        assert_eq!(events(&live, steps), [], "later steps know nothing of it");
    }

    #[test]
    fn what_is_written_fast_is_what_the_rules_say() {
        let texts = ["en", "ru"].map(|language| (language, Imperium::texts(language).unwrap()));
        let texts: AllTexts<Imperium> = std::sync::Arc::new(texts.into_iter().collect());
        let mut live = TypedGame::<Imperium>::new(Setup::base(4), Seed::of_run(5, 0), texts).unwrap();
        let mut rng = Rng::new(&Seed::of_run(5, 1));
        let names = ["Ada", "Ben", "Cem", "Dan"].map(str::to_owned);
        let renamed = ["Ada", "Ben", "Cem", "Dot"].map(str::to_owned);
        let viewers = || (0..4).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Spectator]);
        while let Some(seat) = live.to_move() {
            for viewer in viewers() {
                let (game, state) = (live.session.game(), live.session.state());
                let view = serde_json::to_string(&game.view(state, viewer)).unwrap();
                assert_eq!(live.view_text(viewer).get(), view);
                // Whoever asked before, in whatever language.
                for (language, names) in [("en", &names), ("ru", &names), ("ru", &renamed), ("en", &names)] {
                    let prompt = game.prompt(live.texts(language), state, names);
                    assert_eq!(live.decision(viewer, language, names).unwrap().prompt, prompt);
                    let events = live.last.iter().filter(|emitted| emitted.0.includes(viewer));
                    let line = |emitted| live.line(live.steps(), emitted, live.texts(language), names);
                    if live.steps() > 0 {
                        assert_eq!(
                            live.lines(live.steps(), viewer, language, names),
                            events.map(line).collect::<Vec<_>>()
                        );
                    }
                }
            }
            let choices = live.decision(Viewer::Seat(seat), "en", &names).unwrap().choices;
            live.act(seat, &choices[rng.below(choices.len())].action).unwrap();
        }
    }
}
