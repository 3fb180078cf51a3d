//! Which positions' views were asked for, and what changed between them.

use std::sync::atomic::{AtomicU64, Ordering};

use serde_json::value::RawValue;
use table::{Game, ViewChanges, Viewer};

/// A position whose views were asked for; no two have the same, whichever games they are of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ViewNumber(u64);

impl ViewNumber {
    fn next() -> ViewNumber {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        ViewNumber(NEXT.fetch_add(1, Ordering::Relaxed))
    }
}

/// What was last written of the views.
#[derive(Default)]
pub(crate) struct Views<C> {
    changes: C,
    /// Which position they are of; none once the game went on.
    current: Option<ViewNumber>,
    /// Which position they were of before.
    before: Option<ViewNumber>,
}

impl<C> Views<C> {
    /// Makes them those of the position as it is.
    pub(crate) fn update<G: Game>(&mut self, game: &G, state: &G::State) -> ViewNumber
    where
        C: ViewChanges<G>,
    {
        *self.current.get_or_insert_with(|| {
            self.changes.set_position(game, state);
            ViewNumber::next()
        })
    }

    /// What changed since the position numbered `since`; none if that was not the last one before this.
    pub(crate) fn changes<G: Game>(
        &mut self,
        game: &G,
        state: &G::State,
        viewer: Viewer,
        since: ViewNumber,
    ) -> Option<Box<RawValue>>
    where
        C: ViewChanges<G>,
    {
        self.update(game, state);
        (self.before == Some(since)).then(|| self.changes.changes(game, state, viewer))
    }

    /// The game went on.
    pub(crate) fn position_changed(&mut self) {
        if let Some(current) = self.current.take() {
            self.before = Some(current);
        }
    }
}
