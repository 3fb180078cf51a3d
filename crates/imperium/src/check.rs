//! What must hold at every moment: pieces conserved, points equal to their sources, nothing impossible.

use table::{Problem, Seat, ensure};

use crate::content::Deck;
use crate::game::Imperium;
use crate::ids::*;
use crate::state::*;

/// Checks the laws that no sequence of actions may break.
///
/// # Errors
/// Names the broken law.
pub(crate) fn check(game: &Imperium, s: &State) -> Result<(), Problem> {
    let players = &s.players[..usize::from(game.players)];
    for (i, player) in players.iter().enumerate() {
        check_player(game, s, Seat(i as u8), player)
            .map_err(|law| Problem::new(format!("{}: {law}", Seat(i as u8))))?;
    }
    check_cards(game, s, players)?;
    check_intrigue(game, s)?;
    let held = players.iter().map(|player| player.tiles).chain([s.tiles_gone]);
    let tiles = held.chain(s.tech.iter().flat_map(|stack| stack.iter().map(|tile| tile.bit())));
    let (count, all) = tiles.fold((0, 0), |(count, all), set| (count + set.count_ones(), all | set));
    ensure(count == all.count_ones() && count as usize == game.content.tech.len(), || format!("{count} tiles"))?;
    check_contracts(game, s, players)?;
    let won = players.iter().map(|player| player.won);
    let (count, all) = won.fold((0, 0), |(count, all), set| (count + set.count_ones(), all | set));
    ensure(count == all.count_ones(), || "a conflict card was won twice".into())?;
    let objectives: Vec<ObjectiveId> = players.iter().filter_map(|player| player.objective).collect();
    let twice = objectives.iter().enumerate().any(|(i, card)| objectives[..i].contains(card));
    ensure(!twice, || "an objective was dealt twice".into())?;
    let conflicts = s.conflicts.len() + usize::from(s.conflict.is_some());
    let most = game.content.constants.conflicts() + 1;
    ensure(conflicts + usize::from(s.round) <= most, || format!("{conflicts} conflicts left in round {}", s.round))?;
    let row_size = usize::from(game.content.constants.row_size);
    ensure(s.row.len() == row_size || s.imperium.is_empty(), || format!("{} cards in the row", s.row.len()))?;
    let bonus_step = game.content.constants.bonus_step;
    for &faction in Faction::ALL {
        let step = |seat: Seat| players[seat.index()].influence[faction.index()];
        let highest = game.all_players().map(step).max().unwrap_or(0);
        let deciding = s.stack.iter().any(|slot| matches!(slot.frame, Frame::GiveAlliance(f, _) if f == faction));
        match s.alliances[faction.index()] {
            Some(holder) => ensure(deciding || (step(holder) == highest && highest >= bonus_step), || {
                format!("{holder} holds the {} alliance with {} of {highest}", faction.name(), step(holder))
            })?,
            None => ensure(highest < bonus_step, || format!("nobody holds the {} alliance", faction.name()))?,
        }
    }
    let mentats = players.iter().filter(|player| player.agents[MENTAT] != Agent::Absent).count();
    let held = usize::from(matches!(s.mentat, Mentat::With(_)));
    ensure(mentats == held, || format!("{mentats} Mentats among the agents while it is {:?}", s.mentat))?;
    ensure((s.phase == Phase::Over) == s.stack.is_empty(), || "the game stands still".into())
}

fn check_player(game: &Imperium, s: &State, seat: Seat, player: &Player) -> Result<(), Problem> {
    let constants = &game.content.constants;
    let troops =
        player.supply.troops + player.garrison.troops + player.conflict.troops + player.negotiators + player.memories;
    ensure(troops == constants.troops, || format!("{troops} troops"))?;
    let placed = s.dreadnoughts.iter().filter(|&&owner| owner == Some(seat)).count() as u8;
    let dreadnoughts = player.supply.dreadnoughts + player.garrison.dreadnoughts + player.conflict.dreadnoughts;
    ensure(dreadnoughts + placed == constants.dreadnoughts, || format!("{} dreadnoughts", dreadnoughts + placed))?;
    ensure(player.spies.count_ones() <= constants.spies.into(), || format!("{} spies", player.spies.count_ones()))?;
    ensure(u32::from(player.spies) < 1 << game.content.posts.len(), || "a spy on no post".into())?;
    ensure(player.supply.sandworms + player.garrison.sandworms == 0, || "a sandworm outside of the conflict".into())?;
    ensure(player.won_down & !player.won == 0, || "a conflict card of others lies face down".into())?;
    let icons = |icon| {
        let won = ConflictId::members(player.won & !player.won_down);
        let won = won.filter(|card| game.content.conflicts[card.index()].battle_icon == Some(icon)).count();
        let objective = player.objective.filter(|_| !player.objective_down);
        let own = objective.is_some_and(|card| game.content.objectives[card.index()].battle_icon == icon);
        won + usize::from(own)
    };
    for &icon in BattleIcon::ALL {
        ensure(icons(icon) <= 1, || format!("two open cards with {}", icon.name()))?;
    }
    ensure(player.used_tiles & !player.tiles == 0, || "a tile of others was used".into())?;
    ensure(player.freighter <= SHIPPING_TOP, || format!("a freighter at {}", player.freighter))?;
    ensure(player.cards.pile(SAVED).len() <= 1, || "more than one card is set aside".into())?;
    ensure(player.fights() || game.strength(player) == 0, || "strength without a unit".into())?;
    ensure(player.influence.iter().all(|&step| step <= constants.track_top), || "influence beyond the top".into())?;
    let own = usize::from(constants.starting_agents);
    ensure(player.agents[..own].iter().all(|&agent| agent != Agent::Absent), || "an agent is missing".into())?;
    let vp = |source: VpSource| i32::from(player.vp[source as usize]);
    let at_two = player.influence.iter().filter(|&&step| step >= constants.point_step).count() as i32;
    ensure(vp(VpSource::Influence) == at_two, || format!("{} points for {at_two} tracks", vp(VpSource::Influence)))?;
    let alliances = s.alliances.iter().filter(|&&holder| holder == Some(seat)).count() as i32;
    ensure(vp(VpSource::Alliance) == alliances, || {
        format!("{} points for {alliances} alliances", vp(VpSource::Alliance))
    })?;
    ensure(player.vp.iter().all(|&n| n >= 0), || format!("negative points {:?}", player.vp))?;
    let start = i32::from(constants.starting_points[usize::from(game.seats)]);
    ensure(vp(VpSource::Start) == start, || format!("{} points from the start", vp(VpSource::Start)))?;
    ensure([HAND, PLAYED, SHOWN, DISCARD, ASIDE].iter().all(|&pile| player.cards.pile(pile).is_sorted()), || {
        "a pile is out of order".into()
    })?;
    let acting = s.phase == Phase::Turns && s.turn.seat == seat && s.turn.kind == TurnKind::Reveal;
    ensure(acting || player.cards.pile(SHOWN).is_empty(), || "cards lie revealed outside a reveal turn".into())?;
    let all_known = player.hand().iter().all(|held| held.known & seat.bit() != 0);
    ensure(all_known && s.intrigue.pile(intrigue_hand(seat)).iter().all(|held| held.known & seat.bit() != 0), || {
        "an unknown own card".into()
    })
}

fn check_cards(game: &Imperium, s: &State, players: &[Player]) -> Result<(), Problem> {
    let mut counts = vec![0; game.content.cards.len()];
    for player in players {
        player.cards.run(HAND, ASIDE).iter().for_each(|held| counts[held.card.index()] += 1);
    }
    s.row.iter().chain(&s.imperium).chain(&s.gone).for_each(|card| counts[card.index()] += 1);
    for (pile, card) in game.content.reserve.iter().enumerate() {
        counts[card.index()] += usize::from(s.reserve[pile]);
    }
    for (card, count) in game.content.cards.iter().zip(counts) {
        let decks = if card.deck == Deck::Starter { players.len() } else { 1 };
        let copies = usize::from(card.copies) * decks;
        ensure(count == copies, || format!("{count} copies of {} instead of {copies}", card.id))?;
    }
    Ok(())
}

/// Every contract that was shuffled lies in one place; those dealt at the start in one at most.
fn check_contracts(game: &Imperium, s: &State, players: &[Player]) -> Result<(), Problem> {
    let sets = game.content.contract_sets;
    let own = players.iter().flat_map(|player| [player.contracts, player.completed, player.dealt]);
    let piles = s.contract_stack.iter().chain(&s.contract_market).map(|tile| tile.bit());
    let (count, all) = own
        .chain(piles)
        .chain([s.contracts_aside, s.contracts_gone])
        .fold((0, 0), |(count, all), set| (count + set.count_ones(), all | set));
    ensure(count == all.count_ones(), || "a contract is in two places".into())?;
    let dealt = s.phase != Phase::Setup;
    let shuffled = game.content.contracts.len() as u32 - sets.ix.count_ones();
    ensure(!dealt || (all & !sets.ix).count_ones() == shuffled, || "a contract is missing".into())
}

fn check_intrigue(game: &Imperium, s: &State) -> Result<(), Problem> {
    let mut counts = vec![0; game.content.intrigues.len()];
    s.intrigue.run(0, INTRIGUE_DECK).iter().for_each(|held| counts[held.card.index()] += 1);
    for slot in &s.stack {
        if let Frame::PutAway(card) = slot.frame {
            counts[card.index()] += 1;
        }
    }
    for (card, count) in game.content.intrigues.iter().zip(counts) {
        ensure(count == usize::from(card.copies), || {
            format!("{count} copies of {} instead of {}", card.id, card.copies)
        })?;
    }
    Ok(())
}
