//! A game of any rules being played, and what is told of it.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::sync::Arc;

use serde_json::Value;
use table::{
    Audience, Log, Outcome, Problem, PromptFor, Seat, Seed, Session, StepEvents, Tooling, UndoRefused, Viewer,
    commitment, joined,
};

use crate::decision_text::{DecisionText, LineText};
use crate::live_game::LiveGame;
use crate::rules::{Shared, not_found};
use crate::thinker::{Thinker, TypedThinker};
use crate::views::{ViewNumber, Views};
use crate::wire::{Automatic, Blocked, Choice, Decision, History, Json, Line, Mark, Scores};

/// A game of `G` being played.
pub(crate) struct TypedGame<G: Tooling> {
    pub(crate) session: Session<G>,
    shared: Arc<Shared<G>>,
    /// Who decided each action.
    actors: Vec<Seat>,
    /// What the last action brought, so that the log need not be replayed for every move.
    last: Vec<(Audience, G::Event)>,
    /// What was taken back, by the step from which the game went another way.
    undone: Vec<(usize, StepEvents<G::Event>)>,
    /// What was last written out, for the next seat that asks for the same.
    cache: RefCell<TextCache>,
    views: RefCell<Views<G::ViewChanges>>,
}

/// The most actions taken back that are remembered.
const MAX_UNDONE: usize = 64;

/// The decision as those who wait see it, and the lines of the last action, in one language, as far as they have been
/// asked for. At most tables all seats speak the same: then each is written once per action and not once per seat.
#[derive(Default)]
struct TextCache {
    language: String,
    names: Vec<String>,
    decision: Option<Json>,
    lines: Option<Vec<(Audience, Json)>>,
}

impl TextCache {
    /// Begins anew if it is about another language or other people.
    fn reset_for(&mut self, language: &str, names: &[String]) {
        if self.language != language || self.names != names {
            *self = TextCache { language: language.to_owned(), names: names.to_vec(), decision: None, lines: None };
        }
    }

    /// The game went on.
    fn clear(&mut self) {
        (self.decision, self.lines) = (None, None);
    }
}

impl<G: Tooling> TypedGame<G> {
    /// A new game.
    pub(crate) fn new(setup: G::Setup, seed: Seed, shared: Arc<Shared<G>>) -> Result<Self, Problem> {
        Ok(TypedGame::of(Session::new(setup, seed)?, shared))
    }

    /// A game that goes on from a position.
    pub(crate) fn from_position(game: G, state: G::State, shared: Arc<Shared<G>>) -> Self {
        TypedGame::of(Session::from_position(game, state), shared)
    }

    /// A game that goes on from its log.
    pub(crate) fn resume(log: Log<G>, shared: Arc<Shared<G>>) -> Result<Self, Problem> {
        let mut game = TypedGame::new(log.setup, log.seed, shared)?;
        log.actions.into_iter().try_for_each(|action| game.apply(action))?;
        Ok(game)
    }

    fn of(session: Session<G>, shared: Arc<Shared<G>>) -> Self {
        TypedGame {
            session,
            shared,
            actors: Vec::new(),
            last: Vec::new(),
            undone: Vec::new(),
            cache: RefCell::default(),
            views: RefCell::default(),
        }
    }

    /// The game as it was after so many actions.
    fn rewound(&self, steps: usize) -> Result<Self, Problem> {
        let mut game = TypedGame::of(self.session.rewound(0), self.shared.clone());
        for &action in &self.session.actions()[..steps] {
            game.apply(action)?;
        }
        game.undone = self.undone.iter().filter(|(way, _)| *way <= steps).cloned().collect();
        Ok(game)
    }

    /// Does an action for whoever owes the decision.
    pub(crate) fn enter(&mut self, action: &str) -> Result<(), Problem> {
        let action = self.session.game().parse_action(action)?;
        self.apply(action)
    }

    fn apply(&mut self, action: G::Action) -> Result<(), Problem> {
        let seat = self.to_move().ok_or_else(|| Problem::new("the game is over"))?;
        let mut events = Vec::new();
        self.before_change();
        self.session.apply(action, &mut events).map_err(|illegal| Problem(illegal.to_string()))?;
        self.actors.push(seat);
        self.last = events;
        Ok(())
    }

    pub(crate) fn take_back(&mut self) -> Result<(), Problem> {
        self.remove_last(|session| session.undo().map(drop))
    }

    fn remove_last(&mut self, undo: impl FnOnce(&mut Session<G>) -> Result<(), UndoRefused>) -> Result<(), Problem> {
        let step = self.steps();
        let events = if self.last.is_empty() { self.session.events(step).pop() } else { Some(self.last.clone()) };
        self.before_change();
        undo(&mut self.session).map_err(|refused| Problem(refused.to_string()))?;
        self.actors.pop();
        self.last.clear();
        // What was taken back just before followed on this, and now stands beside the same way.
        let at = self.undone.partition_point(|(way, _)| *way <= step);
        self.undone[at..].iter_mut().for_each(|(way, _)| *way = step);
        self.undone.insert(at, (step, events.unwrap_or_default()));
        if self.undone.len() > MAX_UNDONE {
            self.undone.remove(0);
        }
        Ok(())
    }

    /// Drops the cached texts and sets the views to the current position; called before every change of the game.
    fn before_change(&mut self) {
        self.cache.get_mut().clear();
        self.views.get_mut().before_change::<G>(self.session.state());
    }

    fn line(&self, step: usize, emitted: &(Audience, G::Event), texts: &G::Texts, names: &[String]) -> Line {
        let (audience, event) = emitted;
        let game = self.session.game();
        Line {
            step,
            event: Json::of(&game.event_tree(event)),
            parts: game.event_parts(texts, event, names),
            secret: *audience != Audience::ALL,
            undone: false,
        }
    }

    /// The lines taken back where an action would now be the `step`-th.
    fn undone_at(&self, step: usize, viewer: Option<Viewer>, texts: &G::Texts, names: &[String]) -> Vec<Line> {
        let there = self.undone.iter().filter(|(way, _)| *way == step).flat_map(|(_, events)| events);
        let there = there.filter(|emitted| may_see(emitted.0, viewer));
        there.map(|emitted| Line { undone: true, ..self.line(step, emitted, texts, names) }).collect()
    }

    /// The log read anew, all of it or as far as the viewer may read it.
    fn replayed_lines(&self, from: usize, viewer: Option<Viewer>, texts: &G::Texts, names: &[String]) -> Vec<Line> {
        let steps = self.session.events(from);
        let mut all = Vec::new();
        for (step, events) in (from..).zip(&steps) {
            all.extend(self.undone_at(step, viewer, texts, names));
            let events = events.iter().filter(|emitted| may_see(emitted.0, viewer));
            all.extend(events.map(|emitted| self.line(step, emitted, texts, names)));
        }
        // Nothing has taken the place of what was taken back last.
        all.extend(self.undone_at(self.steps() + 1, viewer, texts, names));
        all
    }

    /// A legal action by its text form.
    fn legal_action(&self, text: &str) -> Result<G::Action, Problem> {
        let (game, state) = (self.session.game(), self.session.state());
        let action = game.parse_action(text)?;
        if game.is_legal(state, action) { Ok(action) } else { Err(Problem(game.why_not(state, action))) }
    }

    fn texts(&self, language: &str) -> &G::Texts {
        self.shared.texts(language)
    }

    /// What has to be done before the turn can end.
    fn due(&self) -> Vec<String> {
        let game = self.session.game();
        let mut due = Vec::new();
        game.required_actions(self.session.state(), &mut due);
        due.into_iter().map(|action| game.action_text(action)).collect()
    }

    /// What whoever owes the decision need not be asked.
    fn automatic(&self) -> Option<Automatic> {
        let game = self.session.game();
        let (action, why) = game.automatic_action(self.session.state())?;
        Some(Automatic { action: game.action_text(action), why })
    }

    /// The state after an action, if nobody learns anything hidden from the action.
    pub(crate) fn public_successor(&self, action: G::Action) -> Option<G::State> {
        let (game, state) = (self.session.game(), self.session.state());
        let mut after = state.clone();
        game.apply_unchecked(&mut after, action, &mut ());
        (game.secrets_seen(&after) == game.secrets_seen(state)).then_some(after)
    }

    /// What whoever owes the decision can do, and what they might think of but cannot; nothing for others.
    fn actions_for(&self, viewer: Viewer) -> [Vec<G::Action>; 2] {
        let (game, state) = (self.session.game(), self.session.state());
        let (mut legal, mut unavailable) = (Vec::new(), Vec::new());
        if self.to_move().is_some_and(|seat| viewer == Viewer::Seat(seat)) {
            game.legal_actions(state, &mut legal);
            game.unavailable(state, &mut unavailable);
        }
        [legal, unavailable]
    }

    /// The decision somebody owes, without what they can choose from.
    fn question(&self, viewer: Viewer, texts: &G::Texts, names: &[String]) -> Option<Decision> {
        let (game, state) = (self.session.game(), self.session.state());
        let seat = self.to_move()?;
        let decides = viewer == Viewer::Seat(seat);
        let (due, automatic) = if decides { (self.due(), self.automatic()) } else { (Vec::new(), None) };
        let prompt =
            game.prompt_parts(texts, state, names, if decides { PromptFor::Decider } else { PromptFor::Others });
        let (player, about) = (game.deciding_for(state)?, game.prompt_rule_key(state));
        Some(Decision { seat, player, prompt, about, choices: Vec::new(), blocked: Vec::new(), due, automatic })
    }
}

/// Whether an event is for a viewer; without a viewer, all are.
fn may_see(audience: Audience, viewer: Option<Viewer>) -> bool {
    viewer.is_none_or(|viewer| audience.includes(viewer))
}

impl<G: Tooling> LiveGame for TypedGame<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn seats(&self) -> usize {
        self.session.game().seats()
    }

    fn to_move(&self) -> Option<Seat> {
        self.session.game().to_move(self.session.state())
    }

    fn steps(&self) -> usize {
        self.session.actions().len()
    }

    fn actors(&self) -> &[Seat] {
        &self.actors
    }

    fn action(&self, step: usize) -> Option<String> {
        let action = self.session.actions().get(step.checked_sub(1)?)?;
        Some(self.session.game().action_text(*action))
    }

    fn had_choice(&self, step: usize) -> bool {
        let Some(before) = step.checked_sub(1).and_then(|actions| self.session.state_after(actions)) else {
            return false;
        };
        let mut legal = Vec::new();
        self.session.game().legal_actions(&before, &mut legal);
        legal.len() > 1
    }

    fn legal(&self) -> Vec<String> {
        let game = self.session.game();
        let mut legal = Vec::new();
        game.legal_actions(self.session.state(), &mut legal);
        legal.into_iter().map(|action| game.action_text(action)).collect()
    }

    fn to_move_after(&self, action: &str) -> Result<Option<Seat>, Problem> {
        let action = self.legal_action(action)?;
        let mut after = self.session.state().clone();
        self.session.game().apply_unchecked(&mut after, action, &mut ());
        Ok(self.session.game().to_move(&after))
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

    fn force_undo(&mut self) -> Result<(), Problem> {
        self.remove_last(|session| session.force_undo().map(drop).ok_or(UndoRefused::Nothing))
    }

    fn undo_steps(&self) -> usize {
        self.session.undo_steps_available()
    }

    fn private_talk(&self) -> Vec<Seat> {
        let done = self.actors.iter().copied().zip(self.session.actions().iter().copied());
        self.session.game().private_talk(done.rev())
    }

    fn view_text(&self, viewer: Viewer) -> Json {
        Json::of(&self.session.game().view(self.session.state(), viewer))
    }

    fn view_number(&self) -> ViewNumber {
        self.views.borrow_mut().number()
    }

    fn view_changes(&self, viewer: Viewer, since: ViewNumber) -> Option<Json> {
        let (game, state) = (self.session.game(), self.session.state());
        self.views.borrow_mut().changes(game, state, viewer, since)
    }

    fn inspect(&self) -> Value {
        self.session.game().inspect(self.session.state())
    }

    fn overview(&self, viewer: Viewer, language: &str, names: &[String]) -> String {
        let game = self.session.game();
        game.overview(self.texts(language), &game.view(self.session.state(), viewer), viewer, names)
    }

    fn describe(&self, language: &str, query: &str) -> Result<String, Problem> {
        let described = self.session.game().describe(self.texts(language), query);
        described.map_err(|near| not_found(query, &near))
    }

    fn prompt(&self, language: &str, names: &[String]) -> String {
        joined(&self.session.game().prompt_parts(
            self.texts(language),
            self.session.state(),
            names,
            PromptFor::Everyone,
        ))
    }

    fn decision(&self, viewer: Viewer, language: &str, names: &[String]) -> Option<Decision> {
        let (game, state, texts) = (self.session.game(), self.session.state(), self.texts(language));
        let [legal, unavailable] = self.actions_for(viewer);
        let choice = |action: G::Action| Choice {
            action: game.action_text(action),
            label: game.action_label(texts, state, action, names),
            tree: Json::of(&game.action_tree(action)),
            preview: self.public_successor(action).map(|after| Json::of(&game.preview(state, &after))),
        };
        let blocked = |action: G::Action| {
            let (reason, about) = game.why_blocked(texts, state, action, names);
            Blocked { tree: Json::of(&game.action_tree(action)), reason, about }
        };
        Some(Decision {
            choices: legal.into_iter().map(choice).collect(),
            blocked: unavailable.into_iter().map(blocked).collect(),
            ..self.question(viewer, texts, names)?
        })
    }

    fn decision_text(&self, viewer: Viewer, language: &str, names: &[String]) -> Option<Json> {
        let text = || {
            let texts = self.texts(language);
            let question = self.question(viewer, texts, names)?;
            Some(Json::of(&DecisionText::new(question, self, self.actions_for(viewer), texts, names)))
        };
        if viewer == Viewer::Seat(self.to_move()?) {
            return text();
        }
        let mut cache = self.cache.borrow_mut();
        cache.reset_for(language, names);
        if cache.decision.is_none() {
            cache.decision = text();
        }
        cache.decision.clone()
    }

    fn lines(&self, from: usize, viewer: Viewer, language: &str, names: &[String]) -> Vec<Line> {
        self.replayed_lines(from, Some(viewer), self.texts(language), names)
    }

    fn line_texts(&self, from: usize, viewer: Viewer, language: &str, names: &[String]) -> Vec<Json> {
        if from != self.steps() || from == 0 || self.last.is_empty() {
            return self.lines(from, viewer, language, names).iter().map(Json::of).collect();
        }
        let texts = self.texts(language);
        let undone = self.undone_at(from, Some(viewer), texts, names);
        let mut cache = self.cache.borrow_mut();
        cache.reset_for(language, names);
        let last = cache.lines.get_or_insert_with(|| {
            let game = self.session.game();
            let text = |(audience, event): &(Audience, G::Event)| {
                let parts = game.event_parts(texts, event, names);
                let secret = *audience != Audience::ALL;
                Json::of(&LineText { step: from, event: game.event_tree(event), parts, secret })
            };
            self.last.iter().map(|emitted| (emitted.0, text(emitted))).collect()
        });
        let last = last.iter().filter(|(audience, _)| audience.includes(viewer)).map(|(_, line)| line.clone());
        undone.iter().map(Json::of).chain(last).collect()
    }

    fn all_lines(&self, language: &str, names: &[String]) -> Vec<Line> {
        self.replayed_lines(0, None, self.texts(language), names)
    }

    fn events(&self, from: usize, viewer: Option<Viewer>) -> Vec<Vec<Value>> {
        let game = self.session.game();
        let trees = |events: &StepEvents<G::Event>| {
            let seen = events.iter().filter(|(audience, _)| may_see(*audience, viewer));
            seen.map(|(_, event)| serde_json::json!(game.event_tree(event))).collect()
        };
        if from == self.steps() && from > 0 && !self.last.is_empty() {
            return vec![trees(&self.last)];
        }
        self.session.events(from).iter().map(trees).collect()
    }

    fn at(&self, steps: usize) -> Result<Box<dyn LiveGame>, Problem> {
        if steps > self.steps() {
            return Err(Problem(format!("there are {} actions, not {steps}", self.steps())));
        }
        Ok(Box::new(self.rewound(steps)?))
    }

    fn thinker(&self, bot: &str) -> Result<Box<dyn Thinker>, Problem> {
        // The seed comes with each position.
        Ok(Box::new(TypedThinker::new(self.shared.bot(bot, &Seed([0; 32]))?)))
    }

    fn brief(&self, thinker: &mut dyn Thinker, seed: &Seed) -> Result<(), Problem> {
        let seat = self.to_move().ok_or_else(|| Problem::new("the game is over"))?;
        let thinker = thinker.as_any().downcast_mut::<TypedThinker<G>>();
        let thinker = thinker.ok_or_else(|| Problem(format!("this is no bot for {}", G::NAME)))?;
        thinker.brief(self.session.shared_game(), self.session.state(), seat, seed);
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome> {
        self.session.game().outcome(self.session.state())
    }

    fn round(&self) -> u32 {
        self.session.game().round(self.session.state())
    }

    fn plays_as(&self, seat: Seat) -> Option<String> {
        self.session.game().plays_as(self.session.state(), seat)
    }

    fn history(&self) -> History {
        let (game, actions) = (self.session.game(), self.session.actions());
        let mut state = self.session.state_after(0).expect("every game has a beginning");
        let (mut turns, mut scores): (Vec<Mark>, Vec<Scores>) = (Vec::new(), Vec::new());
        for step in 0..=actions.len() {
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
            if let Some(&action) = actions.get(step) {
                game.apply_unchecked(&mut state, action, &mut ());
            }
        }
        History { steps: actions.len(), turns, scores }
    }

    fn hash(&self) -> String {
        self.session.hash_text()
    }

    fn seed(&self) -> Option<Seed> {
        self.session.seed()
    }

    fn commitment(&self) -> Option<String> {
        let seed = self.session.seed()?;
        Some(commitment(G::NAME, self.session.game().setup(), &seed))
    }

    fn save(&self) -> Result<String, Problem> {
        self.session.save().ok_or_else(|| {
            Problem::new("a position that was given has no log: only games begun with 'new' or a log have")
        })
    }
}

#[cfg(test)]
mod tests {
    use imperium::{Imperium, Setup};
    use table::{Game, Presentation, Rng};

    use super::*;

    fn begun() -> TypedGame<Imperium> {
        TypedGame::new(Setup::base(4), Seed::of_run(5, 0), Arc::new(Shared::new(Vec::new()))).unwrap()
    }

    /// Views are put together of what was written before: nothing of it may be stale, and whoever gets only the
    /// changes must know the same.
    #[test]
    fn written_views_and_changes_are_those_of_the_game() {
        let viewers = [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(2)), Viewer::Spectator, Viewer::Seat(Seat(3))];
        let (mut fields, mut looks) = (0, 0);
        for number in 0..10 {
            let setup = match number % 3 {
                0 => Setup::base(4),
                1 => Setup::with_modules(&["uprising", "ix", "choam", "epic"], 4),
                _ => Setup::with_modules(&["base", "uprising"], 4),
            };
            let mut live = TypedGame::<Imperium>::new(setup, Seed::of_run(6, number), begun().shared).unwrap();
            let mut rng = Rng::new(&Seed::of_run(7, number));
            let mut known: Vec<(Value, ViewNumber)> =
                viewers.iter().map(|&viewer| (live.view(viewer), live.view_number())).collect();
            while live.to_move().is_some() {
                if rng.below(10) == 0 && live.undo_steps() > 0 {
                    live.undo().unwrap();
                } else {
                    let mut legal = Vec::new();
                    live.session.game().legal_actions(live.session.state(), &mut legal);
                    live.apply(legal[rng.below(legal.len())]).unwrap();
                }
                // Sometimes nobody looks.
                if rng.below(5) == 0 {
                    continue;
                }
                for (&viewer, (view, since)) in viewers.iter().zip(&mut known) {
                    let now = serde_json::to_value(live.session.game().view(live.session.state(), viewer)).unwrap();
                    let changes = live.view_changes(viewer, *since).expect("that was the last position looked at");
                    let changes: BTreeMap<String, Value> = serde_json::from_str(changes.get()).unwrap();
                    (fields, looks) = (fields + changes.len(), looks + 1);
                    for (path, value) in changes {
                        *path.split('.').fold(&mut *view, |at, key| &mut at[key]) = value;
                    }
                    assert_eq!(*view, now, "game {number}, step {}, {viewer:?}", live.steps());
                    assert_eq!(live.view(viewer), now);
                    *since = live.view_number();
                }
            }
        }
        assert!(fields < 6 * looks, "little changes at a time: {fields} fields in {looks} looks");
        let other = begun().view_number();
        assert!(begun().view_changes(Viewer::Spectator, other).is_none(), "that was another game");
    }

    #[test]
    fn what_was_taken_back_stays_in_the_log() {
        let mut live = begun();
        let mut rng = Rng::new(&Seed::of_run(5, 2));
        let names = ["Ada", "Ben", "Cem", "Dan"].map(str::to_owned);
        let events = |live: &TypedGame<Imperium>, from: usize| -> Vec<(usize, bool, String)> {
            let lines = live.lines(from, Viewer::Spectator, "en", &names).into_iter();
            lines.map(|line| (line.step, line.undone, line.text())).collect()
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
        let mut live = begun();
        let mut rng = Rng::new(&Seed::of_run(5, 1));
        let names = ["Ada", "Ben", "Cem", "Dan"].map(str::to_owned);
        let renamed = ["Ada", "Ben", "Cem", "Dot"].map(str::to_owned);
        let viewers = || (0..4).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Spectator]);
        while let Some(seat) = live.to_move() {
            for viewer in viewers() {
                let (game, state) = (live.session.game(), live.session.state());
                assert_eq!(live.view(viewer), serde_json::to_value(game.view(state, viewer)).unwrap());
                // Whoever asked before, in whatever language.
                for (language, names) in [("en", &names), ("ru", &names), ("ru", &renamed), ("en", &names)] {
                    let decision = live.decision(viewer, language, names).unwrap();
                    let prompt_for = if viewer == Viewer::Seat(seat) { PromptFor::Decider } else { PromptFor::Others };
                    let prompt = game.prompt_parts(live.texts(language), state, names, prompt_for);
                    assert_eq!(decision.prompt, prompt);
                    assert_eq!(live.decision_text(viewer, language, names).unwrap(), Json::of(&decision));
                    let lines = live.lines(live.steps(), viewer, language, names);
                    let events = live.last.iter().filter(|emitted| emitted.0.includes(viewer));
                    let line = |emitted| live.line(live.steps(), emitted, live.texts(language), names);
                    if live.steps() > 0 {
                        assert_eq!(lines, events.map(line).collect::<Vec<_>>());
                    }
                    let texts: Vec<Json> = lines.iter().map(Json::of).collect();
                    assert_eq!(live.line_texts(live.steps(), viewer, language, names), texts);
                }
            }
            let choices = live.decision(Viewer::Seat(seat), "en", &names).unwrap().choices;
            live.act(seat, &choices[rng.below(choices.len())].action).unwrap();
        }
    }
}
