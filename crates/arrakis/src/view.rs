//! What a viewer may know, built up from what is known: a hidden thing has no field here.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::{Value, json};
use table::{Game, Seat, Viewer};

use crate::action::Action;
use crate::battle_chances::Chances;
use crate::game::Arrakis;
use crate::ids::*;
use crate::rules::bits;
use crate::state::*;

/// A pile or hand of which some cards may be known.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Pile<'a> {
    /// How many cards.
    pub count: usize,
    /// Those the viewer knows.
    pub known: Vec<&'a str>,
}

/// A deployment token.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct TokenView {
    /// Its number, from 1.
    pub id: u8,
    /// The kind its back shows: `initial`, `stock`, `black` or `silver`.
    pub back: &'static str,
    /// Regular, elite and special elite units and generic leaders, if the viewer knows.
    pub shows: Option<[u8; 4]>,
}

/// A sietch.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct SietchView {
    /// Its rank, if the viewer knows.
    pub rank: Option<u8>,
    /// Face up.
    pub revealed: bool,
}

/// What is in an area.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "the names are the rulebook's words")]
pub struct AreaView<'a> {
    /// Whose legion stands there.
    pub side: Option<Side>,
    pub regular: u8,
    pub elite: u8,
    pub special: u8,
    pub generic: u8,
    /// Units, a token counting as one.
    pub units: u8,
    pub leaders: Vec<&'a str>,
    pub tokens: Vec<TokenView>,
    pub sietch: Option<SietchView>,
    /// The rank of a Harkonnen settlement.
    pub settlement: Option<u8>,
    pub station: bool,
    pub wormsign: bool,
    pub sandworm: bool,
    pub wild_maker: bool,
    pub harvester: bool,
}

/// A named leader.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct LeaderView<'a> {
    /// `waiting`, `aside`, `board`, `tank` or `gone`.
    pub at: &'static str,
    /// The area, on the board.
    pub area: Option<&'a str>,
    /// The slot of the tank, from 1.
    pub slot: Option<u8>,
    /// The card can be used.
    pub ready: bool,
}

/// One board with its dice and hand.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "the names are the rulebook's words")]
pub struct BoardView<'a> {
    /// Who decides for it; none for the Harkonnen of the solo game.
    pub seat: Option<Seat>,
    #[cfg_attr(feature = "types", ts(type = "Record<Face, number>"))]
    pub dice: BTreeMap<Face, u8>,
    pub hand: Pile<'a>,
    /// Cards left in the planning deck.
    pub deck: usize,
    pub discard: Vec<&'a str>,
}

/// One side of a battle.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "the names are the rulebook's words")]
pub struct FighterView {
    pub cards: u8,
    /// Dice now, or as rolled.
    pub dice: u8,
    pub hits: u8,
    pub shields: u8,
    pub specials: u8,
    /// Its shields that the enemy's special elite units cancel.
    pub cancelled: u8,
    /// Its hits that the enemy's shields do not stop.
    pub counting: u8,
    /// Hits it suffers: those of the enemy that count.
    pub suffers: u8,
}

/// A battle.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "the names are the rulebook's words")]
pub struct BattleView<'a> {
    pub attacker: Side,
    pub from: &'a str,
    pub to: &'a str,
    pub round: u8,
    pub surprise: bool,
    pub atreides: FighterView,
    pub harkonnen: FighterView,
    /// If it goes on; none while results are being used.
    pub chances: Option<Chances>,
}

/// An attack that can be chosen.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "the names are the rulebook's words")]
pub struct AttackView<'a> {
    pub from: &'a str,
    pub to: &'a str,
    pub chances: Chances,
}

/// Somebody at the table.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct PlayerView {
    /// The side they play.
    pub side: Side,
    /// The boards they decide for.
    pub boards: Vec<Board>,
}

/// The decision somebody owes.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct DecisionView<'a> {
    /// Who decides.
    pub seat: Seat,
    /// For which board.
    pub board: Board,
    /// The name of the question.
    pub ask: &'static str,
    /// The area it is about: a legion that moves or fights, a place where something happens.
    pub area: Option<&'a str>,
    /// The area something is on its way to.
    pub to: Option<&'a str>,
    /// The thing it comes from, such as `leader:stilgar`.
    pub source: Option<String>,
    /// Of casualties: the action that is proposed.
    pub proposed: Option<String>,
}

/// The whole table as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "the names are the rulebook's words")]
pub struct View<'a> {
    pub round: u8,
    pub phase: Phase,
    pub turn: Option<Side>,
    pub decision: Option<DecisionView<'a>>,
    #[cfg_attr(feature = "types", ts(type = "Record<Seat, PlayerView>"))]
    pub players: BTreeMap<Seat, PlayerView>,
    /// Areas with anything in them.
    pub areas: BTreeMap<&'a str, AreaView<'a>>,
    pub leaders: BTreeMap<&'a str, LeaderView<'a>>,
    #[cfg_attr(feature = "types", ts(type = "Record<Board, BoardView>"))]
    pub boards: BTreeMap<Board, BoardView<'a>>,
    #[cfg_attr(feature = "types", ts(type = "Record<Side, number>"))]
    pub unused_dice: BTreeMap<Side, u8>,
    pub locked_dice: u8,
    #[cfg_attr(feature = "types", ts(type = "Record<Side, number>"))]
    pub bene_gesserit: BTreeMap<Side, u8>,
    pub bene_gesserit_reserve: u8,
    #[cfg_attr(feature = "types", ts(type = "Record<Side, Array<number>>"))]
    /// Regular, elite, special elite units and generic leaders beside the board.
    pub supply: BTreeMap<Side, [u8; 4]>,
    #[cfg_attr(feature = "types", ts(type = "Record<Vehicle, number>"))]
    pub vehicles_left: BTreeMap<Vehicle, u8>,
    pub zones: BTreeMap<&'a str, Option<Vehicle>>,
    pub token_stock: usize,
    /// The token drawn and not yet set down.
    pub drawn_token: Option<TokenView>,
    pub sietches_destroyed: Vec<u8>,
    pub wormsigns_left: u8,
    pub wild_maker: Option<bool>,
    pub atomics: Option<&'a str>,
    pub prescience: Vec<&'a str>,
    pub prescience_kept: Vec<&'a str>,
    pub prescience_bonus: Option<&'a str>,
    pub prescience_claimed: Vec<&'a str>,
    pub prescience_gone: Vec<&'a str>,
    pub prescience_deck: usize,
    /// Those of the viewer.
    pub objectives: Vec<&'a str>,
    #[cfg_attr(feature = "types", ts(type = "Record<Marker, number>"))]
    pub markers: BTreeMap<Marker, u8>,
    pub supremacy: u8,
    #[cfg_attr(feature = "types", ts(type = "Record<Power, number>"))]
    /// Rows from 1, the top.
    pub imperium: BTreeMap<Power, u8>,
    pub bans: Vec<Power>,
    pub spice: u8,
    pub battle: Option<BattleView<'a>>,
    /// While the viewer chooses what attacks what: every attack there is.
    pub attacks: Vec<AttackView<'a>>,
    pub forced_die: Option<Face>,
    pub blocked: Vec<Person>,
    #[cfg_attr(feature = "types", ts(type = "Record<Side, number>"))]
    pub cones: BTreeMap<Side, u8>,
    /// Solo: the harvesting sector's and the target's cards.
    pub tactics: Vec<&'a str>,
    /// Solo: cards that wait as combat dice.
    pub reinforcements: usize,
    /// Solo: results of the used dice.
    #[cfg_attr(feature = "types", ts(type = "Record<Face, number>"))]
    pub used_faces: BTreeMap<Face, u8>,
    pub winner: Option<Side>,
}

/// How much an observer may know.
#[derive(Clone, Copy)]
struct Access {
    /// The bit among those who know cards; all of them for the whole truth.
    bits: u8,
    /// Knows what the Atreides know.
    atreides: bool,
    /// Knows everything.
    all: bool,
}

impl<'a> View<'a> {
    /// What `viewer` may know of `s`.
    pub(crate) fn of(g: &'a Arrakis, s: &State, viewer: Viewer) -> View<'a> {
        let atreides = match viewer {
            Viewer::Seat(seat) => g.side_of_seat(seat) == Side::Atreides,
            Viewer::Spectator => false,
        };
        let mut view = build_view(g, s, Access { bits: viewer.bit(), atreides, all: false });
        if let Some(battle) = &mut view.battle {
            battle.chances = g.chances_of_battle(s);
        }
        if s.pending().is_some_and(|pending| viewer == Viewer::Seat(g.seat_of(pending.by))) {
            let name = |area: AreaId| g.content.areas[area.index()].id.as_str();
            let named = |(from, to, chances)| AttackView { from: name(from), to: name(to), chances };
            view.attacks = g.attacks(s).into_iter().map(named).collect();
        }
        view
    }
}

fn build_view<'a>(g: &'a Arrakis, s: &State, access: Access) -> View<'a> {
    let content = &g.content;
    let area_name = |area: AreaId| content.areas[area.index()].id.as_str();
    let prescience = |set: u16| bits(set.into()).map(|i| content.prescience[usize::from(i)].id.as_str()).collect();
    let card = |id: CardId| content.cards[id.index()].id.as_str();
    let sides = |of: &dyn Fn(Side) -> u8| Side::ALL.iter().map(|&side| (side, of(side))).collect();
    let used = s.occupied[0]
        | s.occupied[1]
        | s.all_worms()
        | s.harvesters
        | s.sign_areas
        | s.stations
        | s.sietches
        | s.settlements;
    let token = |i: u8| TokenView {
        id: i + 1,
        back: match usize::from(i) {
            i if i < content.constants.initial_tokens => "initial",
            i if i < ATREIDES_TOKENS => "stock",
            i if i < ATREIDES_TOKENS + content.constants.harkonnen_tokens[0].len() => "black",
            _ => "silver",
        },
        shows: (access.all || (access.atreides && usize::from(i) < ATREIDES_TOKENS))
            .then(|| g.token_face(s, TokenId(i))),
    };
    let leaders = |set: u16| bits(set.into()).map(|i| content.leaders[usize::from(i)].id.as_str()).collect();
    let area = |area: AreaId| {
        let side = Side::ALL.iter().copied().find(|side| s.occupied[side.index()].has(area));
        let group = side.map(|side| s.legion(side, area)).unwrap_or_default();
        AreaView {
            side,
            regular: group.troops.units[0],
            elite: group.troops.units[1],
            special: group.troops.units[2],
            generic: group.troops.generic,
            units: group.units(),
            leaders: leaders(group.leaders),
            tokens: bits(group.tokens).map(token).collect(),
            sietch: s.sietch_in(area).map(|sietch| {
                let revealed = s.sietch_known >> sietch.0 & 1 != 0;
                let rank = (revealed || access.atreides || access.all).then(|| s.sietch_rank[sietch.index()]);
                SietchView { rank, revealed }
            }),
            settlement: s.settlements.has(area).then(|| content.map.rank(area)),
            station: s.stations.has(area),
            wormsign: s.sign_areas.has(area),
            sandworm: s.worms.has(area),
            wild_maker: s.wild.at == Some(area),
            harvester: s.harvesters.has(area),
        }
    };
    let leader = |i: usize| {
        let state = s.leaders[i];
        let (at, place, slot) = match state.at {
            LeaderAt::Waiting => ("waiting", None, None),
            LeaderAt::Aside => ("aside", None, None),
            LeaderAt::On(area) => ("board", Some(area_name(area)), None),
            LeaderAt::Tank(slot) => ("tank", None, Some(slot + 1)),
            LeaderAt::Gone => ("gone", None, None),
        };
        LeaderView { at, area: place, slot, ready: state.ready }
    };
    let board = |board: Board| {
        let known = |held: &&Hidden<CardId>| access.all || held.known & access.bits != 0;
        let solo = g.solo && board.side() == Side::Harkonnen;
        BoardView {
            seat: (!solo).then(|| g.seat_of(board)),
            dice: Face::ALL.iter().map(|&face| (face, s.dice[board.index()][face.index()])).collect(),
            hand: Pile {
                count: s.cards.pile(hand(board)).len(),
                known: s.cards.pile(hand(board)).iter().filter(known).map(|held| card(held.card)).collect(),
            },
            deck: s.cards.pile(deck(board)).len(),
            discard: s.cards.pile(discard(board)).iter().map(|held| card(held.card)).collect(),
        }
    };
    let fighter = |battle: &Battle, side: Side| {
        let fighter = &battle.fighters[side.index()];
        let dice = if fighter.dice > 0 { fighter.dice } else { g.combat_dice(s, battle, side) };
        let [hits, shields, specials] = fighter.results;
        let (counting, suffers) = (battle.suffers(side.enemy()), battle.suffers(side));
        let cancelled = battle.cancelled(side);
        FighterView { cards: fighter.cards, dice, hits, shields, specials, cancelled, counting, suffers }
    };
    let tactic = |id: Option<TacticId>| id.map(|id| content.tactics[id.index()].id.as_str());
    let drawn = s.token_at.iter().position(|&at| at == TokenAt::Drawn);
    View {
        round: s.round,
        phase: s.phase,
        turn: (s.phase == Phase::Actions).then_some(s.turn.side),
        decision: s.pending().map(|pending| DecisionView {
            seat: g.seat_of(pending.by),
            board: pending.by,
            ask: pending.frame.question(),
            area: area_of(pending.frame).map(area_name),
            to: way_of(pending.frame).map(area_name),
            source: source_of(g, pending.frame),
            proposed: match pending.frame {
                Frame::Hits(side, area, _) => Some(g.action_text(Action::Lose(g.proposed_loss(s, side, area)))),
                _ => None,
            },
        }),
        players: (0..g.seats() as u8).map(|seat| (Seat(seat), player(g, Seat(seat)))).collect(),
        // Scenarios look into any area; screens draw those with something in them.
        areas: if access.all { crate::board::Map::ALL } else { used }
            .into_iter()
            .map(|id| (area_name(id), area(id)))
            .collect(),
        leaders: (0..content.leaders.len()).map(|i| (content.leaders[i].id.as_str(), leader(i))).collect(),
        boards: Board::ALL.iter().map(|&id| (id, board(id))).collect(),
        unused_dice: sides(&|side| s.unused(side)),
        locked_dice: s.locked,
        bene_gesserit: sides(&|side| s.bg[side.index()]),
        bene_gesserit_reserve: s.bg_reserve,
        supply: Side::ALL.iter().map(|&side| (side, s.supply[side.index()])).collect(),
        vehicles_left: Vehicle::ALL.iter().map(|&vehicle| (vehicle, g.vehicles_left(s, vehicle))).collect(),
        zones: content.zones.iter().zip(s.zones).map(|(zone, vehicle)| (zone.id.as_str(), vehicle)).collect(),
        token_stock: s.token_at[..ATREIDES_TOKENS].iter().filter(|&&at| at == TokenAt::Stock).count(),
        drawn_token: drawn.map(|i| token(i as u8)),
        sietches_destroyed: bits(s.sietch_gone.into()).map(|i| s.sietch_rank[usize::from(i)]).collect(),
        wormsigns_left: g.signs_left(s),
        wild_maker: s.wild.in_play.then_some(s.wild.ready),
        atomics: s.atomics.map(|number| area_name(content.map.atomics[usize::from(number)].0)),
        prescience: prescience(s.revealed),
        prescience_kept: prescience(s.kept),
        prescience_bonus: s.bonus.map(|(id, _)| content.prescience[id.index()].id.as_str()),
        prescience_claimed: prescience(s.claimed),
        prescience_gone: prescience(s.prescience_gone),
        prescience_deck: s.prescience_deck.count_ones() as usize,
        objectives: if access.atreides || access.all {
            s.objectives.iter().flatten().map(|id| content.objectives[id.index()].id.as_str()).collect()
        } else {
            Vec::new()
        },
        markers: Marker::ALL.iter().map(|&marker| (marker, s.markers[marker.index()])).collect(),
        supremacy: s.supremacy,
        imperium: Power::ALL.iter().map(|&power| (power, s.imperium[power.index()] + 1)).collect(),
        bans: Power::ALL.iter().copied().filter(|&power| s.banned(power)).collect(),
        spice: s.spice,
        battle: s.battle.as_ref().map(|battle| BattleView {
            attacker: battle.attacker,
            from: area_name(battle.from),
            to: area_name(battle.to),
            round: battle.round,
            surprise: battle.assault.surprise,
            atreides: fighter(battle, Side::Atreides),
            harkonnen: fighter(battle, Side::Harkonnen),
            chances: None,
        }),
        attacks: Vec::new(),
        forced_die: s.forced.or(s.solo.forced),
        blocked: Person::ALL
            .iter()
            .copied()
            .filter(|person| (s.blocked | s.blocked >> 4) >> person.index() & 1 != 0)
            .collect(),
        cones: sides(&|side| if g.shared[side.index()] && !g.solo { s.cones[side.index()] } else { 0 }),
        tactics: tactic(s.solo.harvest).into_iter().chain(tactic(s.solo.target)).collect(),
        reinforcements: s.cards.pile(REINFORCEMENT).len(),
        used_faces: Face::ALL.iter().map(|&face| (face, s.solo.used[face.index()])).collect(),
        winner: s.winner,
    }
}

fn player(g: &Arrakis, seat: Seat) -> PlayerView {
    let side = g.side_of_seat(seat);
    PlayerView { side, boards: side.boards().into_iter().filter(|&board| g.seat_of(board) == seat).collect() }
}

/// The area a question is about.
const fn area_of(frame: Frame) -> Option<AreaId> {
    match frame {
        Frame::MoveTo(area, _)
        | Frame::MoveZone(area, ..)
        | Frame::MoveAll(area, ..)
        | Frame::MoveCount(area, ..)
        | Frame::MoveToken(area, ..)
        | Frame::MoveLeader(area, ..)
        | Frame::AttackAt(area, _)
        | Frame::AttackZone(area, ..)
        | Frame::Hits(_, area, _)
        | Frame::RetreatTo(_, area, _)
        | Frame::LeaderTo(area)
        | Frame::WormTo(area, ..)
        | Frame::WormAttackAt(area)
        | Frame::WormFigure(area)
        | Frame::SwapWith(area)
        | Frame::MoveSietchTo(area)
        | Frame::MoveSietchWith(area, _)
        | Frame::CarryTo(area)
        | Frame::Excess(_, area)
        | Frame::ClaimUnit(area)
        | Frame::ClaimTokens(area, _)
        | Frame::Carryall(area) => Some(area),
        _ => None,
    }
}

/// The area something is on its way to while a question is asked.
const fn way_of(frame: Frame) -> Option<AreaId> {
    match frame {
        Frame::MoveZone(_, to, _)
        | Frame::MoveAll(_, to, _)
        | Frame::MoveCount(_, to, ..)
        | Frame::MoveToken(_, to, ..)
        | Frame::MoveLeader(_, to, ..)
        | Frame::AttackZone(_, to, _)
        | Frame::MoveSietchWith(_, to) => Some(to),
        _ => None,
    }
}

/// The thing a question is about, as a screen names it.
fn source_of(g: &Arrakis, frame: Frame) -> Option<String> {
    match frame {
        Frame::MoveLeader(_, _, _, leader) => Some(format!("leader:{}", g.content.leaders[usize::from(leader)].id)),
        Frame::Imperium(power) => Some(format!("power:{}", power.name())),
        _ => None,
    }
}

/// The whole truth as a tree, for scenarios: a view that knows everything, and at the end the ranks of the seats and how it
/// was won.
pub(crate) fn inspect(g: &Arrakis, s: &State) -> Value {
    let view = build_view(g, s, Access { bits: KNOWN_TO_ALL, atreides: true, all: true });
    let mut tree = serde_json::to_value(view).unwrap_or_default();
    if let Some(outcome) = g.outcome(s) {
        let ranks: serde_json::Map<String, Value> =
            outcome.ranks.iter().enumerate().map(|(i, rank)| (Seat(i as u8).to_string(), json!(rank))).collect();
        tree["ranks"] = Value::Object(ranks);
        tree["victory"] = json!(outcome.victory);
    }
    // Hands by name: what a scenario asks after most.
    for &board in Board::ALL {
        tree["hands"][board.name()] = tree["boards"][board.name()]["hand"]["known"].clone();
    }
    tree
}
