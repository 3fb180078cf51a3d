//! The whole truth about a game at one moment: plain data, copied by copying memory.

use serde::{Deserialize, Serialize};
pub use table::{Hidden, KNOWN_TO_ALL};
use table::{List, Piles, Rng};

use crate::board::{AREAS, ZONES};
use crate::effect::Assault;
use crate::event::Way;
pub use crate::frame::*;
use crate::ids::*;

/// Planning cards in all.
pub const CARDS: usize = 72;
/// Atreides deployment tokens; the numbers of the Harkonnen ones follow.
pub const ATREIDES_TOKENS: usize = 16;
/// Deployment tokens of both sides.
pub const TOKENS: usize = ATREIDES_TOKENS + 12;
/// Most named leaders.
pub const LEADERS: usize = 16;

/// The hand of a board, sorted: a pile of [`State::cards`].
pub const fn hand(board: Board) -> usize {
    board.index()
}

/// The discard pile of a deck, the last one on top.
pub const fn discard(board: Board) -> usize {
    4 + board.index()
}

/// A draw deck, sorted: a card is drawn from it at random.
pub const fn deck(board: Board) -> usize {
    8 + board.index()
}

/// Cards that wait as combat dice of the Harkonnen in the solo game.
pub const REINFORCEMENT: usize = 12;
/// Cards laid beside the board in the solo game.
pub const ASIDE: usize = 13;

/// The figures of one side in one area, tokens and named leaders apart.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Troops {
    /// Regular, elite and special elite units.
    pub units: [u8; 3],
    /// Generic leaders.
    pub generic: u8,
}

impl Troops {
    /// Units in all.
    #[inline]
    pub const fn count(self) -> u8 {
        self.units[0] + self.units[1] + self.units[2]
    }
}

/// Some figures of one area: a legion or a part of it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Group {
    /// Where they are.
    pub area: AreaId,
    /// Units and generic leaders.
    pub troops: Troops,
    /// Tokens, by bits.
    pub tokens: u32,
    /// Named leaders, by bits.
    pub leaders: u16,
}

impl Group {
    /// Units, a token counting as one (W11).
    #[inline]
    pub const fn units(&self) -> u8 {
        self.troops.count() + self.tokens.count_ones() as u8
    }

    /// Leaders of either kind.
    #[inline]
    pub const fn all_leaders(&self) -> u8 {
        self.troops.generic + self.leaders.count_ones() as u8
    }
}

/// Where a token is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub enum TokenAt {
    /// In the stock.
    #[default]
    Stock,
    /// Drawn and not yet set down.
    Drawn,
    /// On the board, face down.
    On(AreaId),
    /// Out of the game.
    Gone,
}

/// Where a named leader is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub enum LeaderAt {
    /// Has not entered play.
    #[default]
    Waiting,
    /// In play, beside the board.
    Aside,
    /// On the board.
    On(AreaId),
    /// In the regeneration tank, the leftmost slot being 0.
    Tank(u8),
    /// Out of the game.
    Gone,
}

/// A named leader.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct LeaderState {
    /// Where the figure is.
    pub at: LeaderAt,
    /// The card can be used.
    pub ready: bool,
}

/// The Wild Maker.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct WildMaker {
    /// Has entered play.
    pub in_play: bool,
    /// The card can be used.
    pub ready: bool,
    /// Where the figure is.
    pub at: Option<AreaId>,
}

/// Part of the round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Cards are drawn and revealed.
    Start,
    /// Phase 1.
    Vehicles,
    /// Dice are rolled and placed.
    Dice,
    /// Phase 2.
    Actions,
    /// Phase 3.
    Hazards,
    /// Phase 4.
    Spice,
    /// The end of the round.
    End,
    /// All is done.
    Over,
}

/// What is remembered within one turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Turn {
    /// Whose turn it is.
    pub side: Side,
    /// The partner who acts.
    pub board: Board,
    /// What the turn is spent on has been said.
    pub acted: bool,
    /// A die was spent.
    pub spent: bool,
    /// Leaders who came into the tank this turn, by bits.
    pub tanked: u16,
    /// Areas where legions stand that ornithopters carried this turn (W82).
    pub flown: AreaSet,
    /// Those that were carried in this action: their figures cannot move again in it, others there can (W75).
    pub flying: AreaSet,
}

impl Turn {
    /// The turn of a side, before anything is done in it.
    pub const fn of(side: Side) -> Turn {
        Turn {
            side,
            board: side.house(),
            acted: false,
            spent: false,
            tanked: 0,
            flown: AreaSet::NONE,
            flying: AreaSet::NONE,
        }
    }
}

/// What happened in one action phase that prescience cards ask for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct PhaseAchievements {
    /// Persons who rode a worm, by bits.
    pub worm_riders: u8,
    /// Harvesters lost to the Atreides.
    pub burned: u8,
    /// A legion with special elite units or a named leader was beaten.
    pub beat_special: bool,
    /// A legion was beaten by an attack in a central sector.
    pub beat_central: bool,
    /// Cards the Atreides were asked about already, by bits.
    pub asked: u16,
}

/// One side in a battle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Fighter {
    /// Cards discarded this round.
    pub cards: u8,
    /// Dice rolled.
    pub dice: u8,
    /// Hits, shields and Specials; then what leaders made of them.
    pub results: [u8; 3],
    /// Generic leaders who used a Special.
    pub generic_used: u8,
    /// Named leaders who used one, by bits.
    pub leaders_used: u16,
    /// Hits to suffer.
    pub hits: u8,
    /// Special elite units when the dice fell.
    pub special: u8,
}

/// A battle being fought.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Battle {
    /// Who attacks.
    pub attacker: Side,
    /// From where.
    pub from: AreaId,
    /// Against which area.
    pub to: AreaId,
    /// How.
    pub assault: Assault,
    /// The round, from 1; 0 if nobody defends.
    pub round: u8,
    /// By side.
    pub fighters: [Fighter; 2],
    /// The Harkonnen legion held a special elite unit or a named leader when the battle began.
    pub had_special_or_leader: bool,
    /// The attacker stopped.
    pub stopped: bool,
    /// The defender retreated.
    pub retreated: bool,
}

/// What the solo game adds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Solo {
    /// The harvesting sector's card.
    pub harvest: Option<TacticId>,
    /// The target's card.
    pub target: Option<TacticId>,
    /// Tactics cards in the deck, by bits.
    pub deck: u8,
    /// Faces of the used dice.
    pub used: [u8; 5],
    /// The face being acted on.
    pub face: Option<Face>,
    /// The face Truthtrance chose for the next turn.
    pub forced: Option<Face>,
    /// An ornithopter was used this turn.
    pub flown: bool,
    /// The deck of the card discarded last (W240).
    pub last_discard: Option<Board>,
    /// The deck of the last card drawn for something the player revealed, if none was discarded since (W260).
    pub last_reveal: Option<Board>,
    /// What the player said where things were equal, within one step.
    pub answers: List<u8, 8>,
    /// Legions that moved in this action stand there.
    pub marched: AreaSet,
    /// The sietch they move towards in this turn instead of the target (W232).
    pub temporary: Option<AreaId>,
    /// Harvesters that worms of this phase 3 would take (W252).
    pub threatened: AreaSet,
}

/// The whole game at one moment.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct State {
    /// All chance comes from here.
    pub rng: Rng,
    /// How often anybody learned something hidden.
    pub secrets_seen: u32,
    /// How many decisions were taken; makes every state a new one.
    pub steps: u32,
    /// The round, from 1.
    pub round: u8,
    /// Part of the round.
    pub phase: Phase,
    /// Figures of each side by area.
    #[serde(with = "troops")]
    pub troops: [[Troops; AREAS]; 2],
    /// Figures of each side beside the board: regular, elite, special elite, generic leaders.
    pub supply: [[u8; 4]; 2],
    /// The areas that each side occupies: those with units of it, tokens included.
    pub occupied: [AreaSet; 2],
    /// Where the deployment tokens are.
    pub token_at: [TokenAt; TOKENS],
    /// What they show, by the numbers of their side's list.
    pub token_face: [u8; TOKENS],
    /// Named leaders.
    pub leaders: [LeaderState; LEADERS],
    /// Where the sietch tokens lie.
    pub sietch_area: [AreaId; 8],
    /// Their ranks.
    pub sietch_rank: [u8; 8],
    /// Those that are face up, by bits.
    pub sietch_known: u8,
    /// Those that are destroyed, by bits.
    pub sietch_gone: u8,
    /// Areas with a sietch.
    pub sietches: AreaSet,
    /// Areas with a Harkonnen settlement.
    pub settlements: AreaSet,
    /// What the stations show.
    pub station: [u8; 6],
    /// Areas with a station.
    pub stations: AreaSet,
    /// Wormsigns in the pool by what they show.
    pub sign_pool: [u8; 3],
    /// Wormsigns on the board, by area.
    pub signs: List<(AreaId, u8), 16>,
    /// The areas of these.
    pub sign_areas: AreaSet,
    /// Areas with an ordinary sandworm.
    pub worms: AreaSet,
    /// The Wild Maker.
    pub wild: WildMaker,
    /// Areas where a worm is about to appear or to act, in this order of things.
    pub worms_due: AreaSet,
    /// Worms set up in this phase 3.
    pub worms_new: AreaSet,
    /// Areas with a harvester.
    pub harvesters: AreaSet,
    /// Flyers in the air zones.
    pub zones: [Option<Vehicle>; ZONES],
    /// The atomics used, by their number.
    pub atomics: Option<u8>,
    /// Unused dice of each board by result, tokens on it included.
    pub dice: [[u8; 5]; 4],
    /// Dice that found no slot, of each board.
    pub overflow: [u8; 4],
    /// Unrolled dice of the Harkonnen in the solo game.
    pub unrolled: u8,
    /// Dice locked on the spice board.
    pub locked: u8,
    /// Dice and tokens laid as dice of each side that were spent or lost this round.
    pub dice_gone: [u8; 2],
    /// Tokens of each side laid as dice this round.
    pub dice_laid: [u8; 2],
    /// Bene Gesserit tokens of each side.
    pub bg: [u8; 2],
    /// Those in the reserve.
    pub bg_reserve: u8,
    /// All planning cards: [`hand`], [`discard`], [`deck`] of each board, [`REINFORCEMENT`] and [`ASIDE`].
    pub cards: Piles<Hidden<CardId>, CARDS, 14>,
    /// Prescience cards in the deck, by bits.
    pub prescience_deck: u16,
    /// Revealed and not claimed.
    pub revealed: u16,
    /// Revealed ones that stay (Eyes of Ibad).
    pub kept: u16,
    /// The revealed one that gives more steps, and how many.
    pub bonus: Option<(PrescienceId, u8)>,
    /// Claimed this round.
    pub claimed: u16,
    /// Out of the game.
    pub prescience_gone: u16,
    /// The secret objectives.
    pub objectives: [Option<ObjectiveId>; 2],
    /// Steps of the prescience markers.
    pub markers: [u8; 3],
    /// Steps of the supremacy marker.
    pub supremacy: u8,
    /// Rows of the Imperium markers, the top one being 0.
    pub imperium: [u8; 3],
    /// Markers that dropped in this phase 4, by bits.
    pub dropped: u8,
    /// Active bans, by bits.
    pub bans: u8,
    /// Spice in hand during phase 4, and saved otherwise.
    pub spice: u8,
    /// The turn being taken.
    pub turn: Turn,
    /// What happened in this action phase.
    pub achievements: PhaseAchievements,
    /// The die the Harkonnen must spend next.
    pub forced: Option<Face>,
    /// Persons who are blocked in the next Atreides turn, by bits; the high nibble holds those blocked now.
    pub blocked: u8,
    /// Figures that moved in this action.
    pub moved: List<Group, 4>,
    /// The figures chosen so far for the move.
    pub chosen_figures: Group,
    /// The legion they are chosen from.
    pub chosen_from: Group,
    /// How these figures move: on foot, by ornithopter or on a worm.
    pub move_mode: Way,
    /// The area of the legion that an effect named last: what "that legion" means in the next effect.
    pub last_named_legion: Option<AreaId>,
    /// The battle being fought.
    pub battle: Option<Battle>,
    /// Cones of silence left to each side.
    pub cones: [u8; 2],
    /// What the solo game adds.
    pub solo: Solo,
    /// What is to be done, the next one last.
    pub stack: List<Pending, 40>,
    /// Who has won.
    pub winner: Option<Side>,
}

impl State {
    /// What is owed next; none when the game is over.
    #[inline]
    pub fn pending(&self) -> Option<Pending> {
        self.stack.last().copied()
    }

    /// Tokens in an area, by bits.
    #[inline]
    pub fn tokens_in(&self, area: AreaId) -> u32 {
        let here = TokenAt::On(area);
        self.token_at.iter().enumerate().fold(0, |all, (i, &at)| all | (u32::from(at == here) << i))
    }

    /// Tokens of a side in an area, by bits.
    #[inline]
    pub fn tokens_of(&self, side: Side, area: AreaId) -> u32 {
        self.tokens_in(area) & side_tokens(side)
    }

    /// Named leaders in an area, by bits.
    #[inline]
    pub fn leaders_in(&self, area: AreaId) -> u16 {
        let here = LeaderAt::On(area);
        self.leaders.iter().enumerate().fold(0, |all, (i, leader)| all | (u16::from(leader.at == here) << i))
    }

    /// The legion of a side in an area.
    pub fn legion(&self, side: Side, area: AreaId) -> Group {
        if !self.occupied[side.index()].has(area) {
            return Group { area, ..Group::default() };
        }
        Group {
            area,
            troops: self.troops[side.index()][area.index()],
            tokens: self.tokens_of(side, area),
            leaders: self.leaders_in(area),
        }
    }

    /// Units of a side in an area, tokens included.
    #[inline]
    pub fn units(&self, side: Side, area: AreaId) -> u8 {
        self.troops[side.index()][area.index()].count() + self.tokens_of(side, area).count_ones() as u8
    }

    /// Corrects [`State::occupied`] for an area.
    pub fn refresh(&mut self, side: Side, area: AreaId) {
        if self.units(side, area) > 0 {
            self.occupied[side.index()].insert(area);
        } else {
            self.occupied[side.index()].remove(area);
        }
    }

    /// All areas with a sandworm, the Wild Maker included.
    #[inline]
    pub fn all_worms(&self) -> AreaSet {
        self.worms | self.wild.at.map_or(AreaSet::NONE, AreaId::set)
    }

    /// Unused dice of a side.
    pub fn unused(&self, side: Side) -> u8 {
        let boards = side.boards().map(|board| self.dice[board.index()].iter().sum::<u8>());
        boards[0] + boards[1] + if side == Side::Harkonnen { self.unrolled } else { 0 }
    }

    /// The sietch token in an area.
    pub fn sietch_in(&self, area: AreaId) -> Option<SietchId> {
        if !self.sietches.has(area) {
            return None;
        }
        let here = |&i: &usize| self.sietch_area[i] == area && self.sietch_gone >> i & 1 == 0;
        (0..8).find(here).map(|i| SietchId(i as u8))
    }

    /// Whether a ban is active.
    #[inline]
    pub fn banned(&self, power: Power) -> bool {
        self.bans >> power.index() & 1 != 0
    }
}

/// The tokens of a side, by bits.
pub const fn side_tokens(side: Side) -> u32 {
    match side {
        Side::Atreides => (1 << ATREIDES_TOKENS) - 1,
        Side::Harkonnen => ((1 << TOKENS) - 1) & !((1 << ATREIDES_TOKENS) - 1),
    }
}

/// Figures by area are written as those areas that have any.
mod troops {
    use serde::de::Error as _;
    use serde::{Deserialize, Deserializer, Serializer};

    use super::{AREAS, Troops};

    pub fn serialize<S: Serializer>(troops: &[[Troops; AREAS]; 2], serializer: S) -> Result<S::Ok, S::Error> {
        let all = troops.iter().enumerate().flat_map(|(side, areas)| {
            let some = areas.iter().enumerate().filter(|(_, troops)| **troops != Troops::default());
            some.map(move |(area, troops)| (side, area, troops))
        });
        serializer.collect_seq(all)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<[[Troops; AREAS]; 2], D::Error> {
        let mut all = [[Troops::default(); AREAS]; 2];
        for (side, area, troops) in Vec::<(usize, usize, Troops)>::deserialize(deserializer)? {
            *all.get_mut(side)
                .and_then(|areas| areas.get_mut(area))
                .ok_or_else(|| D::Error::custom(format!("there is no side {side} or area {area}")))? = troops;
        }
        Ok(all)
    }
}
