//! Once warm, listing and doing actions asks the heap for nothing. A test of it is a program of its own that takes
//! [`Counting`] as its allocator.
#![allow(unsafe_code, reason = "an allocator that counts has to be one")]

use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicU64, Ordering};

use table::{Game, Rng, Seed};

/// The system's allocator, with a count of the times it was asked.
pub struct Counting;

static ASKED: AtomicU64 = AtomicU64::new(0);

// SAFETY: every call is handed on unchanged to the system's allocator.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ASKED.fetch_add(1, Ordering::Relaxed);
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        unsafe { System.dealloc(pointer, layout) }
    }

    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        ASKED.fetch_add(1, Ordering::Relaxed);
        unsafe { System.realloc(pointer, layout, size) }
    }
}

/// Plays a whole random game; says how often the heap was asked while listing and doing, and how many steps it took.
fn play<G: Game>(game: &G, number: u64, actions: &mut Vec<G::Action>) -> (u64, u64) {
    let mut state = game.start(&Seed::of_run(11, number), &mut ());
    let mut rng = Rng::new(&Seed::of_run(12, number));
    let before = ASKED.load(Ordering::Relaxed);
    let mut steps = 0;
    loop {
        game.legal_actions(&state, actions);
        if actions.is_empty() {
            return (ASKED.load(Ordering::Relaxed) - before, steps);
        }
        let action = actions[rng.below(actions.len())];
        game.apply_unchecked(&mut state, action, &mut ());
        steps += 1;
    }
}

/// Plays a hundred random games, of at least `least` steps in all.
pub fn allocates_nothing_once_warm<G: Game>(game: &G, least: u64) {
    let mut actions = Vec::new();
    let (warming, _) = play(game, 0, &mut actions);
    assert!(warming > 0, "the buffer grew without the counter noticing");
    actions.reserve(1024);
    let (mut asked, mut steps) = (0, 0);
    for number in 1..=100 {
        let (more, played) = play(game, number, &mut actions);
        asked += more;
        steps += played;
    }
    assert!(steps > least, "{steps} steps in a hundred games");
    assert_eq!(asked, 0, "{asked} allocations in {steps} steps");
}
