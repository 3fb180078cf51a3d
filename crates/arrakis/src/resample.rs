//! States that a viewer cannot tell from the true one.

use table::{List, Rng, Viewer};

use crate::game::Arrakis;
use crate::ids::*;
use crate::state::*;

/// Draws anew what `viewer` does not know, the generator included.
pub(crate) fn resample(g: &Arrakis, state: &State, viewer: Viewer, rng: &mut Rng) -> State {
    let mut s = state.clone();
    s.rng = Rng::new(&rng.fork());
    let atreides = match viewer {
        Viewer::Seat(seat) => g.side_of_seat(seat) == Side::Atreides,
        Viewer::Spectator => false,
    };
    if !atreides {
        let hidden: List<u8, 8> = (0..8).filter(|i| s.sietch_known >> i & 1 == 0).collect();
        redraw(rng, &hidden, |i| s.sietch_rank[usize::from(i)], |s, i, rank| s.sietch_rank[usize::from(i)] = rank)(
            &mut s,
        );
        let count = g.content.objectives.len();
        if s.objectives[0].is_some() {
            let first = rng.below(count);
            s.objectives[0] = Some(ObjectiveId(first as u8));
            if s.objectives[1].is_some() {
                let second = (first + 1 + rng.below(count - 1)) % count;
                s.objectives[1] = Some(ObjectiveId(second as u8));
            }
        }
    }
    tokens(g, &mut s, atreides, rng);
    let hidden: List<u8, 6> = (0..6).filter(|&i| s.stations.has(g.content.map.stations[usize::from(i)])).collect();
    redraw(rng, &hidden, |i| s.station[usize::from(i)], |s, i, kind| s.station[usize::from(i)] = kind)(&mut s);
    signs(&mut s, rng);
    for &board in Board::ALL {
        cards(g, &mut s, board, viewer, rng);
    }
    s
}

/// The values at some places, shuffled and put back: from one order, whatever the truth is, so that the sample depends on
/// nothing hidden.
fn redraw<'a, const N: usize>(
    rng: &mut Rng,
    places: &'a List<u8, N>,
    get: impl Fn(u8) -> u8,
    set: impl Fn(&mut State, u8, u8) + 'a,
) -> impl FnOnce(&mut State) + 'a {
    let mut values: List<u8, N> = places.iter().map(|&place| get(place)).collect();
    values.sort_unstable();
    rng.shuffle(&mut values);
    move |s| places.iter().zip(values.iter()).for_each(|(&place, &value)| set(s, place, value))
}

/// Tokens whose faces the viewer does not know; those with different backs apart.
fn tokens(g: &Arrakis, s: &mut State, atreides: bool, rng: &mut Rng) {
    let constants = &g.content.constants;
    let silver = ATREIDES_TOKENS + constants.harkonnen_tokens[0].len();
    for group in [0..constants.initial_tokens, constants.initial_tokens..ATREIDES_TOKENS] {
        let hidden = |at: TokenAt| match at {
            TokenAt::Stock => true,
            TokenAt::Drawn | TokenAt::On(_) => !atreides,
            TokenAt::Gone => false,
        };
        let places: List<u8, TOKENS> = group.filter(|&i| hidden(s.token_at[i])).map(|i| i as u8).collect();
        redraw(rng, &places, |i| s.token_face[usize::from(i)], |s, i, face| s.token_face[usize::from(i)] = face)(s);
    }
    for group in [ATREIDES_TOKENS..silver, silver..TOKENS] {
        let places: List<u8, TOKENS> = group.filter(|&i| s.token_at[i] != TokenAt::Gone).map(|i| i as u8).collect();
        redraw(rng, &places, |i| s.token_face[usize::from(i)], |s, i, face| s.token_face[usize::from(i)] = face)(s);
    }
}

/// Nobody knows what any wormsign shows.
fn signs(s: &mut State, rng: &mut Rng) {
    let mut all: List<u8, 16> = s.signs.iter().map(|sign| sign.1).collect();
    for kind in 0..3 {
        (0..s.sign_pool[kind]).for_each(|_| all.push(kind as u8));
    }
    all.sort_unstable();
    rng.shuffle(&mut all);
    s.sign_pool = [0; 3];
    let laid = s.signs.len();
    for (i, &kind) in all.iter().enumerate() {
        if i < laid {
            s.signs[i].1 = kind;
        } else {
            s.sign_pool[usize::from(kind)] += 1;
        }
    }
}

/// Cards of one deck that the viewer does not know, wherever they lie: the backs tell the decks apart.
fn cards(g: &Arrakis, s: &mut State, board: Board, viewer: Viewer, rng: &mut Rng) {
    let own = |card: CardId| g.content.cards[card.index()].deck == board;
    let piles = [0, 1, 2, 3, REINFORCEMENT].into_iter().chain([deck(board)]);
    let hidden = |held: &Hidden<CardId>| own(held.card) && !held.known_to(viewer);
    let mut all: List<CardId, CARDS> = List::new();
    for pile in piles.clone() {
        s.cards.pile(pile).iter().filter(|held| hidden(held)).for_each(|held| all.push(held.card));
    }
    all.sort_unstable();
    rng.shuffle(&mut all);
    let mut next = all.iter().copied();
    for pile in piles {
        for held in s.cards.pile_mut(pile) {
            if hidden(held)
                && let Some(card) = next.next()
            {
                held.card = card;
            }
        }
        s.cards.pile_mut(pile).sort_unstable();
    }
}
