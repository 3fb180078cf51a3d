//! Which positions' views were asked for, and what changed between them.

use std::sync::atomic::{AtomicU64, Ordering};

use table::{Game, ViewChanges, Viewer};

use crate::wire::Json;

/// A position whose views were asked for; no two have the same, whichever games they are of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ViewNumber(u64);

impl ViewNumber {
    fn next() -> ViewNumber {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        ViewNumber(NEXT.fetch_add(1, Ordering::Relaxed))
    }
}

/// Numbers of positions, and what was written of the changes between them.
#[derive(Default)]
pub(crate) struct Views<C> {
    changes: C,
    /// The number of the position, once its views were asked for.
    current: Option<ViewNumber>,
    /// The number of the last position before whose views were asked for.
    before: Option<ViewNumber>,
}

impl<C> Views<C> {
    /// The number of the position as it is.
    pub(crate) fn number(&mut self) -> ViewNumber {
        *self.current.get_or_insert_with(ViewNumber::next)
    }

    /// What changed since the position numbered `since`; none if that was not the last one before this.
    pub(crate) fn changes<G: Game>(
        &mut self,
        game: &G,
        state: &G::State,
        viewer: Viewer,
        since: ViewNumber,
    ) -> Option<Json>
    where
        C: ViewChanges<G>,
    {
        self.number();
        (self.before == Some(since)).then(|| self.changes.changes(game, state, viewer).into())
    }

    /// Makes `state` the position that later changes are compared with; called before the game goes on.
    pub(crate) fn before_change<G: Game>(&mut self, state: &G::State)
    where
        C: ViewChanges<G>,
    {
        if let Some(current) = self.current.take() {
            self.before = Some(current);
            self.changes.set_before(state);
        }
    }
}
