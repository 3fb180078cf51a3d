//! Laws that hold after every action.

use table::{Problem, ensure};

use crate::board::Map;
use crate::game::Arrakis;
use crate::ids::*;
use crate::state::*;

/// From the roll to the end of phase 2 every die is unused, without a slot, locked, spent or lost.
fn dice(g: &Arrakis, s: &State) -> Result<(), Problem> {
    if !matches!(s.phase, Phase::Dice | Phase::Actions) {
        return Ok(());
    }
    for &side in Side::ALL {
        let waiting: u8 = side.boards().iter().map(|board| s.overflow[board.index()]).sum();
        let locked = if side == Side::Harkonnen { s.locked } else { 0 };
        let all = s.unused(side) + waiting + locked + s.dice_gone[side.index()];
        let own = g.content.constants.dice[side.index()] + s.dice_laid[side.index()];
        ensure(all == own, || format!("{} dice are {all}, not {own}", side.name()))?;
    }
    Ok(())
}

/// What lies face down is what was shuffled: tokens by the kinds of their backs, sietch ranks and stations.
fn faces(g: &Arrakis, s: &State) -> Result<(), Problem> {
    let constants = &g.content.constants;
    let black = ATREIDES_TOKENS + constants.harkonnen_tokens[0].len();
    let initial = constants.initial_tokens;
    for (range, first) in [
        (0..initial, 0),
        (initial..ATREIDES_TOKENS, initial),
        (ATREIDES_TOKENS..black, 0),
        (black..TOKENS, black - ATREIDES_TOKENS),
    ] {
        let seen = s.token_face[range.clone()].iter().fold(0u32, |all, face| all | 1 << face);
        ensure(seen >> first == (1 << range.len()) - 1 && seen.trailing_zeros() as usize == first, || {
            format!("tokens {range:?} show {:?}", &s.token_face[range.clone()])
        })?;
    }
    let counts = |of: &[u8]| {
        of.iter().fold([0u8; 4], |mut counts, &kind| {
            counts[usize::from(kind.min(3))] += 1;
            counts
        })
    };
    ensure(counts(&s.sietch_rank) == counts(&constants.sietch_ranks), || {
        format!("sietch ranks are {:?}", s.sietch_rank)
    })?;
    let stations = counts(&s.station);
    ensure(stations[..3] == constants.stations, || format!("stations are {:?}", s.station))
}

/// Figures, dice, tokens and cards are conserved; nothing stands where it cannot.
pub(crate) fn check(g: &Arrakis, s: &State) -> Result<(), Problem> {
    let constants = &g.content.constants;
    for &side in Side::ALL {
        let name = side.name();
        let mut all = s.supply[side.index()].map(u32::from);
        let mut held = AreaSet::NONE;
        for area in Map::ALL {
            let troops = s.troops[side.index()][area.index()];
            for (sum, count) in all.iter_mut().zip(troops.units.into_iter().chain([troops.generic])) {
                *sum += u32::from(count);
            }
            if s.units(side, area) > 0 {
                held.insert(area);
            }
            let leaders = s.leaders_in(area) & g.leaders_of(side);
            let alone = s.units(side, area) == 0 && (troops.generic > 0 || leaders != 0);
            ensure(!alone, || format!("{name} leaders stand alone in {}", g.content.areas[area.index()].id))?;
        }
        let box_ = constants.figures[side.index()].map(u32::from);
        ensure(all == box_, || format!("{name} figures are {all:?}, the box has {box_:?}"))?;
        ensure(held == s.occupied[side.index()], || format!("the areas {name} holds are not those noted"))?;
        let busy = s.stack.iter().any(|pending| {
            matches!(
                pending.frame,
                Frame::Excess(..)
                    | Frame::CheckLimits(_)
                    | Frame::MovesDone
                    | Frame::Place(..)
                    | Frame::PlaceOut(..)
                    | Frame::PlaceFrom(..)
                    | Frame::PlaceLeader(..)
            )
        });
        let limit = g.limit(s, side);
        let over = held.into_iter().find(|&area| s.units(side, area) > limit);
        ensure(busy || over.is_none() || s.winner.is_some(), || {
            format!("{name} has more than {limit} units in {:?}", over.map(|area| &g.content.areas[area.index()].id))
        })?;
    }
    ensure((s.occupied[0] & s.occupied[1]).is_empty(), || "both sides hold an area".into())?;
    let worms = s.all_worms();
    let acting = s.stack.iter().any(|pending| {
        matches!(pending.frame, Frame::WormActs(_) | Frame::WormOrder | Frame::WormStruck(_) | Frame::RetreatTo(..))
    });
    // Atreides can: beside a harvester they retreated to, where a worm has come (W115).
    ensure(acting || s.winner.is_some() || (worms & s.occupied[Side::Harkonnen.index()]).is_empty(), || {
        "a Harkonnen legion stands with a sandworm".into()
    })?;
    ensure(s.worms.len() <= constants.sandworms.into(), || "more sandworms than figures".into())?;
    ensure(worms.without(g.desert(s)).is_empty(), || "a sandworm stands outside the desert".into())?;
    ensure(s.harvesters.without(g.desert(s)).is_empty(), || "a harvester stands outside the desert".into())?;
    ensure(s.harvesters.len() <= constants.vehicles[0].into(), || "too many harvesters".into())?;
    for &vehicle in &[Vehicle::Ornithopter, Vehicle::Carryall] {
        let count = g.zones_with(s, vehicle).count_ones();
        ensure(count <= constants.vehicles[vehicle.index()].into(), || format!("too many of {}", vehicle.name()))?;
    }
    let signs = s.signs.len() + usize::from(g.signs_left(s));
    ensure(signs == constants.signs.iter().map(|&n| usize::from(n)).sum::<usize>(), || format!("{signs} wormsigns"))?;
    let areas: AreaSet = s.signs.iter().map(|sign| sign.0).collect();
    ensure(areas == s.sign_areas && areas.len() == s.signs.len(), || "wormsigns are not where they are noted".into())?;
    ensure(s.cards.len() == CARDS, || format!("{} planning cards", s.cards.len()))?;
    let mut copies = [0u8; CARDS];
    for held in s.cards.run(0, ASIDE) {
        copies[held.card.index()] += 1;
    }
    for (card, &count) in g.content.cards.iter().zip(&copies) {
        ensure(card.copies == count, || format!("{count} of {}", card.id))?;
    }
    let sets = [s.prescience_deck, s.revealed, s.claimed, s.prescience_gone];
    let all = sets.iter().fold(0, |all, set| all | set);
    let sum: u32 = sets.iter().map(|set| set.count_ones()).sum();
    ensure(all.count_ones() == sum && sum as usize == g.content.prescience.len(), || {
        format!("{sum} prescience cards in all")
    })?;
    ensure(s.kept & !s.revealed == 0, || "a prescience card is kept that is not revealed".into())?;
    ensure(s.claimed.count_ones() <= constants.claims.into(), || "too many cards claimed".into())?;
    let sietches: AreaSet = (0..8).filter(|i| s.sietch_gone >> i & 1 == 0).map(|i| s.sietch_area[i]).collect();
    ensure(sietches == s.sietches, || "sietches are not where they are noted".into())?;
    dice(g, s)?;
    faces(g, s)?;
    let tokens = s.bg[0] + s.bg[1] + s.bg_reserve;
    ensure(tokens <= constants.bg_tokens, || format!("{tokens} Bene Gesserit tokens"))?;
    let mut slots = Vec::new();
    for (i, leader) in s.leaders.iter().enumerate() {
        if let LeaderAt::Tank(slot) = leader.at {
            let mates = g.tank_mates(LeaderId(i as u8));
            ensure(slot < g.tank_length(LeaderId(i as u8)), || "beyond the tank".into())?;
            slots.push((mates, slot));
        }
    }
    slots.sort_unstable();
    ensure(slots.windows(2).all(|pair| pair[0] != pair[1]), || "two leaders in one slot of a tank".into())?;
    let over = s.winner.is_some();
    ensure(over == (s.phase == Phase::Over) && over == s.stack.is_empty(), || "over, or not".into())
}
