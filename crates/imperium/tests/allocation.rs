//! Once warm, listing and doing actions asks the heap for nothing.
#![allow(unsafe_code, reason = "an allocator that counts has to be one")]

use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicU64, Ordering};

use imperium::{Imperium, Setup};
use table::{Game, Rng, Seed};

/// The system's allocator, with a count of the times it was asked.
struct Counting;

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

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// Plays a whole random game; says how often the heap was asked while listing and doing, and how many steps it took.
fn play(game: &Imperium, number: u64, actions: &mut Vec<imperium::Action>) -> (u64, u64) {
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

#[test]
fn a_hundred_games_allocate_nothing_once_warm() {
    for modules in [&["base"][..], &["base", "ix", "epic"]] {
        allocates_nothing_once_warm(&Imperium::new(&Setup::with_modules(modules, 4)).unwrap());
    }
}

fn allocates_nothing_once_warm(game: &Imperium) {
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
    assert!(steps > 30_000, "{steps} steps in a hundred games");
    assert_eq!(asked, 0, "{asked} allocations in {steps} steps");
}
