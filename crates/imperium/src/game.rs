//! The game as the table knows it: setup, start, and the [`Game`] contract.

use std::sync::{Arc, LazyLock};

use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Game, List, Outcome, Piles, Problem, Rng, Seat, Seed, Sink, Viewer, stable_hash};

use crate::action::Action;
use crate::content::{Content, Deck};
use crate::event::Event;
use crate::ids::*;
use crate::names::Named;
use crate::position::Given;
use crate::rules::{Board, Engine, max_tray_entries};
use crate::state::*;
use crate::text::Texts;
use crate::view::View;

/// How leaders come to their players.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Leaders {
    /// `"random"`, `"choose"` or `"draft"`.
    By(LeaderChoice),
    /// These, seat by seat.
    Named(Vec<String>),
}

/// See [`Leaders`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum LeaderChoice {
    /// Dealt at random.
    Random,
    /// Chosen from all as the game begins, in turn order.
    Choose,
    /// Chosen from a few as the game begins. The rulebook leaves open how; ours: one leader more than players is
    /// revealed at random for everybody to see, and the last player in turn order chooses first. So whoever acts late
    /// has the widest choice, and nobody is left with a leader that could not be avoided.
    Draft,
}

/// What is decided before the first shuffle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The boxes in play.
    #[serde(default = "base")]
    pub modules: Vec<String>,
    /// Number of players.
    pub players: u8,
    /// Who plays which leader.
    #[serde(default = "random")]
    pub leaders: Leaders,
}

fn base() -> Vec<String> {
    vec!["base".into()]
}

fn random() -> Leaders {
    Leaders::By(LeaderChoice::Random)
}

impl Setup {
    /// The base game for so many players, with leaders dealt at random.
    pub fn base(players: u8) -> Setup {
        Setup { modules: base(), players, leaders: random() }
    }

    /// A game with these modules for so many players, with leaders dealt at random.
    pub fn with_modules(modules: &[&str], players: u8) -> Setup {
        Setup { modules: modules.iter().map(|&module| module.to_owned()).collect(), players, leaders: random() }
    }
}

/// The rules of Dune: Imperium, bound to a setup.
#[derive(Debug)]
pub struct Imperium {
    pub(crate) setup: Setup,
    /// Players who have a seat: people and bots.
    pub(crate) seats: u8,
    /// All players; the numbers of those without a seat, such as rivals, follow those of the seats.
    pub(crate) players: u8,
    /// The components in play.
    pub content: Arc<Content>,
    /// What the board says of its spaces.
    pub(crate) board: Board,
}

impl Imperium {
    /// The rules with components read from files of one's own besides those of the boxes.
    ///
    /// # Errors
    /// Says what is wrong with the setup.
    pub fn with_content(setup: &Setup, content: Arc<Content>) -> Result<Imperium, Problem> {
        let seats = &content.constants.seats;
        if !seats.contains(&setup.players) {
            let seats: Vec<String> = seats.iter().map(u8::to_string).collect();
            let modules = content.modules.join(" with ");
            return Err(Problem(format!("{modules} is for {} players, not {}", seats.join(" or "), setup.players)));
        }
        if let Leaders::Named(names) = &setup.leaders {
            if names.len() != usize::from(setup.players) {
                return Err(Problem::new(format!("{} leaders named for {} players", names.len(), setup.players)));
            }
            for (i, name) in names.iter().enumerate() {
                if content.leader(name).is_none_or(|leader| content.leaders[leader.index()].is_back) {
                    let choose = content.leaders_to_choose().map(|leader| content.leaders[leader.index()].id.as_str());
                    let known: Vec<&str> = choose.collect();
                    return Err(Problem::new(format!("there is no leader '{name}'; there are {}", known.join(", "))));
                }
                if names[..i].contains(name) {
                    return Err(Problem::new(format!("the leader '{name}' is named twice")));
                }
            }
        }
        let leaders = content.leaders_to_choose().count();
        if setup.leaders == Leaders::By(LeaderChoice::Draft)
            && !(usize::from(setup.players) + 1..=32).contains(&leaders)
        {
            return Err(Problem::new(format!(
                "a draft for {} players cannot be made from {leaders} leaders",
                setup.players
            )));
        }
        let levels = [1, 2, 3].map(|level| content.conflicts.iter().filter(|card| card.level == level).count());
        let deck = content.constants.conflict_deck;
        if let Some(level) = (0..3).find(|&i| levels[i] < usize::from(deck[i])) {
            return Err(Problem::new(format!(
                "the conflict deck needs {} cards of level {}, the content has {}",
                deck[level],
                level + 1,
                levels[level]
            )));
        }
        let copies = |deck: fn(&Deck) -> bool| -> usize {
            content.cards.iter().filter(|card| deck(&card.deck)).map(|card| usize::from(card.copies)).sum()
        };
        let intrigue = content.intrigues.iter().map(|card| usize::from(card.copies)).sum();
        let (starters, imperium) = (copies(|deck| *deck == Deck::Starter), copies(|deck| *deck == Deck::Imperium));
        // A given position can have cards of the reserve leave the game (`position`).
        let reserve = copies(|deck| matches!(deck, Deck::Reserve(_)));
        let contracts = content.contracts.iter().filter(|tile| !tile.ix).count();
        let limits = [
            ("cards in a starting deck", starters, MAX_OWNED),
            ("cards that can leave the game", imperium + reserve + starters * usize::from(setup.players), MAX_GONE),
            ("cards in the Imperium deck", imperium, MAX_IMPERIUM),
            ("cards in the intrigue deck", intrigue, MAX_INTRIGUE),
            ("tiles in the stacks of technology", content.tech.len(), TECH_STACKS * MAX_STACK),
            ("tiles in the stack of contracts", contracts, MAX_CONTRACTS),
            ("effects that can wait in one reveal turn", max_tray_entries(&content), MAX_TRAY),
        ];
        if let Some((pieces, count, most)) = limits.into_iter().find(|(_, count, most)| count > most) {
            return Err(Problem::new(format!("{count} {pieces}; at most {most} fit")));
        }
        Ok(Imperium {
            setup: setup.clone(),
            seats: setup.players,
            players: setup.players,
            board: Board::new(&content),
            content,
        })
    }

    /// A state before anything is shuffled or dealt: every pile full and in the content's order.
    pub(crate) fn blank(&self, seed: &Seed) -> State {
        let constants = &self.content.constants;
        let [solari, spice, water] = constants.starting_goods.map(u16::from);
        let player = Player {
            leader: LeaderId(0),
            has_leader: false,
            vp: Default::default(),
            solari,
            spice,
            water,
            supply: Units {
                dreadnoughts: constants.dreadnoughts,
                ..Units::troops(constants.troops - constants.starting_garrison)
            },
            garrison: Units::troops(constants.starting_garrison),
            conflict: Units::default(),
            swords: 0,
            persuasion: 0,
            influence: [0; FACTIONS],
            agents: std::array::from_fn(|agent| {
                if agent < constants.starting_agents.into() { Agent::Ready } else { Agent::Absent }
            }),
            high_council: false,
            revealed: false,
            acquire_to_deck: false,
            closed: None,
            secret_factions: 0,
            tiles: 0,
            used_tiles: 0,
            negotiators: 0,
            freighter: 0,
            snoopers: 0,
            turns: 0,
            set_up: false,
            solari_if_won: 0,
            spies: 0,
            maker_hooks: false,
            memories: 0,
            training: 0,
            troops_for_cards: 0,
            reveal_rank: 0,
            objective: None,
            objective_down: false,
            won: 0,
            won_down: 0,
            contracts: 0,
            completed: 0,
            dealt: 0,
            kept: None,
            cards: Piles::new(),
        };
        let mut state = State {
            rng: Rng::new(seed),
            secrets_seen: 0,
            round: 0,
            phase: Phase::Setup,
            first: Seat(0),
            players: [player; MAX_SEATS],
            row: List::new(),
            imperium: List::new(),
            reserve: [0; MAX_RESERVE],
            intrigue: Piles::new(),
            gone: List::new(),
            conflicts: List::new(),
            seen_conflicts: 0,
            conflict: None,
            bonus_spice: [0; MAX_MAKERS],
            control: [None; MAX_MAKERS],
            alliances: [None; FACTIONS],
            dreadnoughts: [None; MAX_MAKERS],
            new_dreadnoughts: 0,
            tech: [List::new(); TECH_STACKS],
            tiles_gone: 0,
            contract_stack: List::new(),
            contract_market: List::new(),
            contracts_aside: 0,
            contracts_gone: 0,
            shield_wall: constants.shield_wall > 0,
            mentat: Mentat::Home,
            turn: Turn::new(Seat(0)),
            tray: List::new(),
            stack: List::new(),
            passed: 0,
            played_this_turn: false,
            winner: None,
            rewards: List::new(),
        };
        for (i, card) in self.content.cards.iter().enumerate() {
            let id = CardId(i as u8);
            for _ in 0..card.copies {
                match card.deck {
                    Deck::Starter => {
                        for player in &mut state.players[..usize::from(self.seats)] {
                            player.cards.push(DECK, Hidden { card: id, known: 0 });
                        }
                    }
                    Deck::Reserve(pile) => state.reserve[usize::from(pile)] += 1,
                    Deck::Imperium => state.imperium.push(id),
                }
            }
        }
        for (i, card) in self.content.intrigues.iter().enumerate() {
            let held = Hidden { card: IntrigueId(i as u8), known: 0 };
            (0..card.copies).for_each(|_| state.intrigue.push(INTRIGUE_DECK, held));
        }
        let points = constants.starting_points[usize::from(self.seats)];
        for player in &mut state.players[..usize::from(self.seats)] {
            player.vp[VpSource::Start as usize] = points as i8;
        }
        state
    }

    /// Puts together the conflict deck: level I on top, then II, then III (B1).
    pub(crate) fn deal_conflicts(&self, rng: &mut Rng) -> List<ConflictId, MAX_CONFLICTS> {
        let mut deck = List::new();
        for level in [3u8, 2, 1] {
            let ids = (0..self.content.conflicts.len()).map(|i| ConflictId(i as u8));
            let mut pool: List<ConflictId, 255> =
                ids.filter(|id| self.content.conflicts[id.index()].level == level).collect();
            rng.shuffle(&mut pool);
            let count = self.content.constants.conflict_deck[usize::from(level) - 1];
            pool[..usize::from(count)].iter().for_each(|&card| deck.push(card));
        }
        deck
    }

    /// Deals the technology tiles to their stacks (X1).
    pub(crate) fn deal_tech(&self, rng: &mut Rng) -> [List<TechId, MAX_STACK>; TECH_STACKS] {
        let mut tiles: Vec<TechId> = (0..self.content.tech.len()).map(|i| TechId(i as u8)).collect();
        rng.shuffle(&mut tiles);
        let mut stacks = [List::new(); TECH_STACKS];
        for (i, tile) in tiles.into_iter().enumerate() {
            stacks[i % TECH_STACKS].push(tile);
        }
        stacks
    }

    /// Deals an objective to each player; whoever gets the one with the marker begins (U3).
    pub(crate) fn deal_objectives(&self, state: &mut State) {
        let players = &mut state.players[..usize::from(self.seats)];
        let fits = |card: &ObjectiveId| self.content.objectives[card.index()].players.contains(&self.seats);
        let free = |card: &ObjectiveId| players.iter().all(|player| player.objective != Some(*card));
        let all = (0..self.content.objectives.len()).map(|i| ObjectiveId(i as u8));
        let mut cards: List<ObjectiveId, 255> = all.filter(fits).filter(free).collect();
        state.rng.shuffle(&mut cards);
        for (player, &card) in players.iter_mut().filter(|player| player.objective.is_none()).zip(&cards) {
            player.objective = Some(card);
        }
        let begins =
            |player: &Player| player.objective.is_some_and(|card| self.content.objectives[card.index()].first_player);
        state.first = Seat(state.players.iter().position(begins).unwrap_or(0) as u8);
    }

    /// Who is ahead (B8, R123); of complete equals the first.
    pub(crate) fn leading(&self, s: &State) -> Seat {
        self.all_players().rev().max_by_key(|seat| self.standing(&s.players[seat.index()])).unwrap_or(Seat(0))
    }

    /// What players are ranked by: points, then a tile that wins ties, then the tie-breaks in their order.
    pub(crate) fn standing(&self, player: &Player) -> [i32; 2 + TieBreak::ALL.len()] {
        let mut standing = [0; 2 + TieBreak::ALL.len()];
        standing[0] = player.points();
        standing[1] = i32::from(player.tiles & self.content.tile_sets.wins_ties != 0);
        for (value, &by) in standing[2..].iter_mut().zip(&self.content.constants.tie_breaks) {
            *value = match by {
                TieBreak::Spice => player.spice.into(),
                TieBreak::Solari => player.solari.into(),
                TieBreak::Water => player.water.into(),
                TieBreak::Garrison => player.garrison.troops.into(),
                TieBreak::LastReveal => player.reveal_rank.into(),
            };
        }
        standing
    }
}

impl Game for Imperium {
    const NAME: &'static str = "imperium";
    const FORMAT: u32 = 7;
    type Setup = Setup;
    type Given = Given;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View<'a> = View<'a>;

    fn new(setup: &Setup) -> Result<Imperium, Problem> {
        let content = Content::of_modules(&setup.modules)?;
        Imperium::with_content(setup, content)
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn seats(&self) -> usize {
        self.seats.into()
    }

    fn start<S: Sink<Event>>(&self, seed: &Seed, sink: &mut S) -> State {
        let mut state = self.blank(seed);
        let rng = &mut state.rng;
        for player in &mut state.players[..usize::from(self.seats)] {
            rng.shuffle(player.cards.pile_mut(DECK));
        }
        rng.shuffle(&mut state.imperium);
        rng.shuffle(state.intrigue.pile_mut(INTRIGUE_DECK));
        state.conflicts = self.deal_conflicts(rng);
        if !self.content.tech.is_empty() {
            state.tech = self.deal_tech(rng);
        }
        if self.content.objectives.is_empty() {
            state.first = Seat(rng.below(self.seats.into()) as u8);
        } else {
            self.deal_objectives(&mut state);
        }
        let rng = &mut state.rng;
        for _ in 0..self.content.constants.row_size {
            if let Some(card) = state.imperium.pop() {
                state.row.push(card);
            }
        }
        let leaders: Vec<LeaderId> = match &self.setup.leaders {
            Leaders::By(LeaderChoice::Choose) => Vec::new(),
            Leaders::By(LeaderChoice::Random | LeaderChoice::Draft) => {
                let mut all: Vec<LeaderId> = self.content.leaders_to_choose().collect();
                rng.shuffle(&mut all);
                all
            }
            Leaders::Named(names) => names.iter().filter_map(|name| self.content.leader(name)).collect(),
        };
        let mut engine = Engine::new(self, &mut state, sink);
        engine.show_objectives();
        if self.setup.leaders == Leaders::By(LeaderChoice::Draft) {
            engine.offer_leaders(&leaders[..=usize::from(self.seats)]);
        } else {
            for (seat, &leader) in (0..self.seats).zip(&leaders) {
                engine.take_leader(Seat(seat), leader);
            }
        }
        engine.run();
        state
    }

    fn position(given: &Given) -> Result<(Imperium, State), Problem> {
        given.build()
    }

    fn to_move(&self, state: &State) -> Option<Seat> {
        state.pending().map(|pending| pending.decider)
    }

    fn deciding_for(&self, state: &State) -> Option<Seat> {
        state.pending().map(|pending| pending.player)
    }

    fn legal_actions(&self, state: &State, out: &mut Vec<Action>) {
        out.clear();
        self.list(state, out);
    }

    fn why_not(&self, state: &State, action: Action) -> String {
        static ENGLISH: LazyLock<Texts> = LazyLock::new(Texts::english);
        ENGLISH.obstacle(self, state, &self.obstacle(state, action), &[])
    }

    fn apply_unchecked<S: Sink<Event>>(&self, state: &mut State, action: Action, sink: &mut S) {
        Engine::new(self, state, sink).act(action);
    }

    fn view(&self, state: &State, viewer: Viewer) -> View<'_> {
        View::of(self, state, viewer)
    }

    fn resample(&self, state: &State, viewer: Viewer, rng: &mut Rng) -> State {
        crate::view::resample(self, state, viewer, rng)
    }

    fn secrets_seen(&self, state: &State) -> u32 {
        state.secrets_seen
    }

    fn hash(&self, state: &State) -> u64 {
        stable_hash(state)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        if state.phase != Phase::Over {
            return None;
        }
        let standings: Vec<_> =
            state.players[..usize::from(self.players)].iter().map(|player| self.standing(player)).collect();
        let rank = |own| 1 + standings.iter().filter(|other| **other > own).count() as u8;
        Some(Outcome {
            ranks: standings[..self.seats()].iter().map(|&own| rank(own)).collect(),
            scores: standings[..self.seats()].iter().map(|own| own[0]).collect(),
            victory: None,
        })
    }

    fn inspect(&self, state: &State) -> Value {
        crate::view::inspect(self, state)
    }

    fn event_tree(&self, event: &Event) -> impl Serialize {
        event.tree(&self.content)
    }

    fn check(&self, state: &State) -> Result<(), Problem> {
        crate::check::check(self, state)
    }

    fn action_text(&self, action: Action) -> String {
        action.text(&self.content)
    }

    fn parse_action(&self, text: &str) -> Result<Action, Problem> {
        Action::parse(text, &self.content)
    }

    fn check_prefix(&self, text: &str) -> Result<(), Problem> {
        Action::check_prefix(text, &self.content)
    }

    fn check_name(&self, path: &[String], word: &str) -> Result<(), Problem> {
        // Behind a number: the place of a card that is known in a deck.
        let name = word.trim_start_matches(|c: char| c.is_ascii_digit() || c == ' ');
        match Named::at(path) {
            Some(kind) if !kind.all(&self.content).contains(&name) => Err(Problem(kind.unknown(&self.content, name))),
            _ => Ok(()),
        }
    }
}
