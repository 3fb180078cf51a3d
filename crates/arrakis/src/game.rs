//! The game as the table knows it: setup, start, and the [`Game`] contract.

use std::sync::{Arc, LazyLock};

use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Game, List, Outcome, Piles, Problem, Rng, Seat, Seed, Sink, Viewer, stable_hash};

use crate::action::Action;
use crate::board::{AREAS, ZONES};
use crate::content::{Content, TokenFace};
use crate::event::{Event, Way};
use crate::ids::*;
use crate::position::Given;
use crate::rules::Engine;
use crate::state::*;
use crate::text::Texts;
use crate::view::View;
use crate::wire::EventOfSeat;

/// The module of the solo game.
pub const MAHDI: &str = "mahdi";
/// The base box.
pub const BASE: &str = "base";

/// Modules that can be played together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Combination {
    /// Their ids, in order.
    pub modules: &'static [&'static str],
    /// How many can play.
    pub players: &'static [u8],
}

/// Everything that can be played together, the simplest first.
pub const COMBINATIONS: &[Combination] =
    &[Combination { modules: &[BASE], players: &[2, 3, 4] }, Combination { modules: &[BASE, MAHDI], players: &[1, 2] }];

impl Combination {
    /// What a setup's modules are, in whatever order they are named.
    fn of(modules: &[String]) -> Result<&'static Combination, Problem> {
        let known = |module: &str| COMBINATIONS.iter().any(|one| one.modules.contains(&module));
        if let Some(module) = modules.iter().find(|module| !known(module)) {
            return Err(Problem(format!("there is no module '{module}'; there are {BASE}, {MAHDI}")));
        }
        let same = |one: &&Combination| {
            let named = |module: &&str| modules.iter().any(|name| name == module);
            one.modules.iter().all(named) && modules.iter().all(|name| one.modules.contains(&name.as_str()))
        };
        COMBINATIONS.iter().find(same).ok_or_else(|| Problem(format!("every game needs the module '{BASE}'")))
    }
}

/// What is decided before the first shuffle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// `base`, and `mahdi` for the game against the Harkonnen of the rules.
    #[serde(default = "base")]
    pub modules: Vec<String>,
    /// Number of players.
    pub players: u8,
    /// The side that two of three players share.
    #[serde(default = "harkonnen")]
    pub shared: Side,
}

fn base() -> Vec<String> {
    vec![BASE.into()]
}

const fn harkonnen() -> Side {
    Side::Harkonnen
}

impl Setup {
    /// A game of sides for so many players.
    pub fn of(players: u8) -> Setup {
        Setup { modules: base(), players, shared: harkonnen() }
    }

    /// A game against the Harkonnen of the rules, for one or two players.
    pub fn mahdi(players: u8) -> Setup {
        Setup { modules: vec![BASE.into(), MAHDI.into()], ..Setup::of(players) }
    }
}

/// The rules of War for Arrakis, bound to a setup.
#[derive(Debug)]
pub struct Arrakis {
    pub(crate) setup: Setup,
    /// The components in play.
    pub content: Arc<Content>,
    /// The Harkonnen are played by the rules.
    pub(crate) solo: bool,
    /// Sides that two players share.
    pub(crate) shared: [bool; 2],
    /// The seat of each board.
    seats_of: [Seat; 4],
    seats: u8,
    /// Leaders of each side, by bits.
    pub(crate) side_leaders: [u16; 2],
}

impl Arrakis {
    /// The rules with other content than what is built in.
    ///
    /// # Errors
    /// Says what is wrong with the setup.
    pub fn with_content(setup: &Setup, content: Arc<Content>) -> Result<Arrakis, Problem> {
        let Combination { modules, players } = Combination::of(&setup.modules)?;
        if !players.contains(&setup.players) {
            let players: Vec<String> = players.iter().map(u8::to_string).collect();
            let modules = modules.join(" with ");
            return Err(Problem(format!("{modules} is for {} players, not {}", players.join(" or "), setup.players)));
        }
        let solo = modules.contains(&MAHDI);
        let shared = match (solo, setup.players) {
            (true, players) => [players == 2, false],
            (false, 2) => [false, false],
            (false, 3) => [setup.shared == Side::Atreides, setup.shared == Side::Harkonnen],
            _ => [true, true],
        };
        let [atreides, harkonnen] = shared;
        let fremen = Seat(if !atreides {
            0
        } else if solo {
            1
        } else {
            2
        });
        let house = Seat(u8::from(!solo));
        let corrino = if harkonnen { Seat(if atreides { 3 } else { 2 }) } else { house };
        let mut side_leaders = [0; 2];
        for (i, leader) in content.leaders.iter().enumerate() {
            side_leaders[leader.faction.side().index()] |= 1 << i;
        }
        Ok(Arrakis {
            setup: setup.clone(),
            content,
            solo,
            shared,
            seats_of: [Seat(0), fremen, house, corrino],
            seats: setup.players,
            side_leaders,
        })
    }

    /// The seat that decides for a board.
    pub(crate) fn seat_of(&self, board: Board) -> Seat {
        self.seats_of[board.index()]
    }

    /// The side a seat plays.
    pub(crate) fn side_of_seat(&self, seat: Seat) -> Side {
        if self.solo || seat == self.seats_of[0] || (self.shared[0] && seat == self.seats_of[1]) {
            Side::Atreides
        } else {
            Side::Harkonnen
        }
    }

    /// The board whose hand a card of a deck goes to: a side that is not shared has one hand.
    pub(crate) fn hand_of(&self, board: Board) -> Board {
        if self.shared[board.side().index()] { board } else { board.side().house() }
    }

    /// Who decides for a side: the acting partner in its own turn, the Fremen in phase 3, else the House (W198, W201, W274).
    pub(crate) fn decider(&self, s: &State, side: Side) -> Board {
        if !self.shared[side.index()] {
            side.house()
        } else if s.phase == Phase::Actions && s.turn.side == side {
            s.turn.board
        } else if s.phase == Phase::Hazards && side == Side::Atreides {
            side.ally()
        } else {
            side.house()
        }
    }

    /// Leaders who share a tank with one, by bits: those of the side, or of the board of a shared side (W202).
    pub(crate) fn tank_mates(&self, leader: LeaderId) -> u16 {
        let faction = self.content.leaders[leader.index()].faction;
        let side = faction.side();
        if !self.shared[side.index()] {
            return self.side_leaders[side.index()];
        }
        let own = self.content.leaders.iter().enumerate().filter(|(_, other)| other.faction == faction);
        own.fold(0, |all, (i, _)| all | 1 << i)
    }

    /// The length of a leader's tank.
    pub(crate) fn tank_length(&self, leader: LeaderId) -> u8 {
        let (constants, faction) = (&self.content.constants, self.content.leaders[leader.index()].faction);
        let side = faction.side().index();
        if self.shared[side] { constants.shared_tank[faction.index()] } else { constants.tank[side] }
    }

    /// What a token shows.
    pub(crate) fn token_face(&self, s: &State, token: TokenId) -> TokenFace {
        let constants = &self.content.constants;
        let face = usize::from(s.token_face[token.index()]);
        if token.index() < ATREIDES_TOKENS {
            return constants.tokens[face];
        }
        let [black, silver] = &constants.harkonnen_tokens;
        if face < black.len() { black[face] } else { silver[face - black.len()] }
    }

    /// A state before anything is shuffled.
    pub(crate) fn blank(&self, seed: &Seed) -> State {
        let (map, constants) = (&self.content.map, &self.content.constants);
        let mut cards = Piles::new();
        for (i, card) in self.content.cards.iter().enumerate() {
            let held = Hidden { card: CardId(i as u8), known: 0 };
            (0..card.copies).for_each(|_| cards.insert_sorted(deck(card.deck), held));
        }
        let mut leaders = [LeaderState { at: LeaderAt::Waiting, ready: false }; LEADERS];
        for (i, leader) in self.content.leaders.iter().enumerate() {
            if leader.start {
                leaders[i] = LeaderState { at: LeaderAt::Aside, ready: true };
            }
        }
        let mut station = [0; 6];
        let kinds = constants.stations.iter().enumerate().flat_map(|(kind, &n)| std::iter::repeat_n(kind, n.into()));
        kinds.zip(&mut station).for_each(|(kind, station)| *station = kind as u8);
        let mut token_face = [0; TOKENS];
        for (i, face) in token_face.iter_mut().enumerate() {
            *face = if i < ATREIDES_TOKENS { i } else { i - ATREIDES_TOKENS } as u8;
        }
        let mut token_at = [TokenAt::Stock; TOKENS];
        if !self.solo {
            token_at[ATREIDES_TOKENS..].fill(TokenAt::Gone);
        }
        let mut sietch_area = [AreaId(0); 8];
        map.sietches.iter().zip(&mut sietch_area).for_each(|(&area, sietch)| *sietch = area);
        State {
            rng: Rng::new(seed),
            secrets_seen: 0,
            steps: 0,
            round: 0,
            phase: Phase::Start,
            troops: [[Troops::default(); AREAS]; 2],
            supply: constants.figures,
            occupied: [AreaSet::NONE; 2],
            token_at,
            token_face,
            leaders,
            sietch_area,
            sietch_rank: constants.sietch_ranks,
            sietch_known: 0,
            sietch_gone: 0,
            sietches: map.sietches.iter().copied().collect(),
            settlements: map.settlements.iter().map(|settlement| settlement.0).collect(),
            station,
            stations: map.stations.iter().copied().collect(),
            sign_pool: constants.signs,
            signs: List::new(),
            sign_areas: AreaSet::NONE,
            worms: AreaSet::NONE,
            wild: WildMaker::default(),
            worms_due: AreaSet::NONE,
            worms_new: AreaSet::NONE,
            harvesters: AreaSet::NONE,
            zones: [None; ZONES],
            atomics: None,
            dice: [[0; 5]; 4],
            overflow: [0; 4],
            unrolled: 0,
            locked: 0,
            dice_gone: [0; 2],
            dice_laid: [0; 2],
            bg: [constants.bg_start, 0],
            bg_reserve: constants.bg_tokens - constants.bg_start,
            cards,
            prescience_deck: ((1u32 << self.content.prescience.len()) - 1) as u16,
            revealed: 0,
            kept: 0,
            bonus: None,
            claimed: 0,
            prescience_gone: 0,
            objectives: [None; 2],
            markers: [0; 3],
            supremacy: 0,
            imperium: [0; 3],
            dropped: 0,
            bans: 0,
            spice: 0,
            turn: Turn::of(Side::Atreides),
            achievements: PhaseAchievements::default(),
            forced: None,
            blocked: 0,
            moved: List::new(),
            chosen_figures: Group::default(),
            chosen_from: Group::default(),
            move_mode: Way::Foot,
            last_named_legion: None,
            battle: None,
            cones: [constants.cones; 2],
            solo: Solo::default(),
            stack: List::new(),
            winner: None,
        }
    }

    /// Shuffles everything that lies face down (W21 to W30).
    pub(crate) fn shuffle(&self, s: &mut State) {
        let initial = self.content.constants.initial_tokens;
        let rng = &mut s.rng;
        rng.shuffle(&mut s.sietch_rank);
        rng.shuffle(&mut s.station);
        rng.shuffle(&mut s.token_face[..initial]);
        rng.shuffle(&mut s.token_face[initial..ATREIDES_TOKENS]);
        let black = self.content.constants.harkonnen_tokens[0].len();
        rng.shuffle(&mut s.token_face[ATREIDES_TOKENS..ATREIDES_TOKENS + black]);
        rng.shuffle(&mut s.token_face[ATREIDES_TOKENS + black..]);
        let objective = rng.below(self.content.objectives.len());
        s.objectives[0] = Some(ObjectiveId(objective as u8));
        s.solo.deck = u8::MAX;
    }

    /// Puts the starting figures on the board (W22, W24).
    pub(crate) fn deploy_start(&self, s: &mut State) {
        let map = &self.content.map;
        let atreides = Side::Atreides.index();
        for (i, &area) in map.sietches.iter().enumerate() {
            s.token_at[i] = TokenAt::On(area);
            s.troops[atreides][area.index()].generic += 1;
            s.supply[atreides][3] -= 1;
            s.occupied[atreides].insert(area);
        }
        let harkonnen = Side::Harkonnen.index();
        let black = self.content.constants.harkonnen_tokens[0].len();
        for (i, &(area, _)) in map.settlements.iter().enumerate() {
            for token in [i, i + black] {
                let face = self.token_face(s, TokenId((ATREIDES_TOKENS + token) as u8));
                for (kind, &shown) in face[..3].iter().enumerate() {
                    let count = shown.min(s.supply[harkonnen][kind]);
                    s.supply[harkonnen][kind] -= count;
                    s.troops[harkonnen][area.index()].units[kind] += count;
                }
                let count = face[3].min(s.supply[harkonnen][3]);
                s.supply[harkonnen][3] -= count;
                s.troops[harkonnen][area.index()].generic += count;
            }
            s.occupied[harkonnen].insert(area);
        }
        if self.solo {
            // The tokens that showed the starting figures form the pool, shuffled again (W257).
            let (first, rng) = (ATREIDES_TOKENS, &mut s.rng);
            rng.shuffle(&mut s.token_face[first..first + black]);
            rng.shuffle(&mut s.token_face[first + black..]);
        }
    }
}

impl Game for Arrakis {
    const NAME: &'static str = "arrakis";
    const FORMAT: u32 = 6;
    type Setup = Setup;
    type Given = Given;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View<'a> = View<'a>;

    fn new(setup: &Setup) -> Result<Arrakis, Problem> {
        Arrakis::with_content(setup, Content::built_in())
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn seats(&self) -> usize {
        self.seats.into()
    }

    fn start<S: Sink<Event>>(&self, seed: &Seed, sink: &mut S) -> State {
        let mut state = self.blank(seed);
        self.shuffle(&mut state);
        self.deploy_start(&mut state);
        let mut engine = Engine { g: self, s: &mut state, sink };
        engine.step(Frame::RoundStart);
        engine.run();
        state
    }

    fn position(given: &Given) -> Result<(Arrakis, State), Problem> {
        given.build()
    }

    fn to_move(&self, state: &State) -> Option<Seat> {
        state.pending().map(|pending| self.seat_of(pending.by))
    }

    fn legal_actions(&self, state: &State, out: &mut Vec<Action>) {
        out.clear();
        self.list(state, out);
    }

    fn why_not(&self, state: &State, action: Action) -> String {
        static ENGLISH: LazyLock<Texts> = LazyLock::new(Texts::english);
        ENGLISH.obstacle(self, state, self.obstacle(state, action))
    }

    fn apply_unchecked<S: Sink<Event>>(&self, state: &mut State, action: Action, sink: &mut S) {
        Engine { g: self, s: state, sink }.act(action);
    }

    fn view(&self, state: &State, viewer: Viewer) -> View<'_> {
        View::of(self, state, viewer)
    }

    fn resample(&self, state: &State, viewer: Viewer, rng: &mut Rng) -> State {
        crate::resample::resample(self, state, viewer, rng)
    }

    fn secrets_seen(&self, state: &State) -> u32 {
        state.secrets_seen
    }

    fn hash(&self, state: &State) -> u64 {
        stable_hash(state)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let winner = state.winner?;
        let seats = || (0..self.seats).map(|seat| self.side_of_seat(Seat(seat)));
        let score = |side: Side| match side {
            Side::Atreides => i32::from(state.markers.iter().sum::<u8>()),
            Side::Harkonnen => state.supremacy.into(),
        };
        // Who loses to the Harkonnen of the rules is second to them.
        let lost = 1 + (seats().filter(|&side| side == winner).count() as u8).max(1);
        Some(Outcome {
            ranks: seats().map(|side| if side == winner { 1 } else { lost }).collect(),
            scores: seats().map(score).collect(),
            victory: self.victory(state).map(|victory| victory.name().to_owned()),
        })
    }

    fn inspect(&self, state: &State) -> Value {
        crate::view::inspect(self, state)
    }

    fn event_tree(&self, event: &Event) -> impl Serialize {
        EventOfSeat::new(self, *event)
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
        crate::names::check_name(&self.content, path, word)
    }
}
