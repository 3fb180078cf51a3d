//! Looking back: made from the records alone. The live table is not asked, so whoever looks back keeps nobody there
//! waiting; and one table is looked back at by one at a time.

use std::sync::{Arc, Mutex, PoisonError};

use games::LiveGame;
use table::{Seat, Viewer};

use super::broadcast::seat_of;
use super::loads::PastGame;
use super::seats::{default_viewer, may_watch, names, read_options, seats_of};
use super::table::open_game;
use super::{Hub, LiveError};
use crate::Refusal;
use crate::store::{Status, TableId, TableRow, UserId};
use crate::wire::{Position, Replay};

/// Whose eyes to look back through.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReplayViewer {
    /// One's own, or a spectator's.
    Own,
    /// This seat's; another's only when the game is over.
    Seat(Seat),
    /// A spectator's, with what every seat saw beside it; when the game is over.
    All,
}

/// A look back.
pub struct ReplayRequest {
    /// Who asks.
    pub user: Option<UserId>,
    /// After how many actions; the last one if not said.
    pub step: Option<usize>,
    /// Through whose eyes.
    pub viewer: ReplayViewer,
    /// In which language.
    pub language: String,
}

impl Hub {
    /// A moment of the past, with where the turns began.
    ///
    /// # Errors
    /// The visitor may not see that, or there is no such moment.
    pub async fn replay(&self, id: &TableId, request: ReplayRequest) -> Result<Replay, LiveError> {
        let user = request.user.clone();
        self.look_back(id, user.as_ref(), Refusal::NotBegun, move |table, game| replay(table, game, &request)).await
    }

    /// The save file: for everybody once the game is over. Before, it would give the shuffles away.
    ///
    /// # Errors
    /// The visitor may not see it, or not yet.
    pub async fn save(&self, id: &TableId, user: Option<&UserId>) -> Result<String, LiveError> {
        let save = |_: &TableRow, game: &dyn LiveGame| match game.outcome() {
            Some(_) if game.seed().is_none() => Err(Refusal::NoSave.into()),
            Some(_) => Ok(game.save()?),
            None => Err(Refusal::NotOver.into()),
        };
        self.look_back(id, user, Refusal::NotOver, save).await
    }

    /// Makes something of a game's records, if the visitor may look at it: milliseconds of work, so not on a thread
    /// that serves connections. Before the game there is nothing, and `in_lobby` says so.
    async fn look_back<T: Send + 'static>(
        &self,
        id: &TableId,
        user: Option<&UserId>,
        in_lobby: Refusal,
        make: impl FnOnce(&TableRow, &dyn LiveGame) -> Result<T, LiveError> + Send + 'static,
    ) -> Result<T, LiveError> {
        let table = self.store().table(id).await?.ok_or(LiveError::NoTable)?;
        may_watch(&table, &read_options(&table)?, user)?;
        match table.status {
            Status::Abandoned => return Err(LiveError::NoTable),
            Status::Lobby => return Err(in_lobby.into()),
            Status::Playing | Status::Over => {}
        }
        let _permit = self.loads().permit(id).await?;
        let game = match self.loads().kept(id, table.entries) {
            Some(game) => game,
            None => {
                self.metrics().load();
                let loaded = self.store().load(id).await?;
                let entries = loaded.table.entries;
                let open = move || Ok(Arc::new(Mutex::new(open_game(&loaded.table.spec, &loaded.records)?)));
                let game: PastGame = off_thread(open).await?;
                self.loads().keep(id, entries, &game);
                game
            }
        };
        off_thread(move || make(&table, &**game.lock().unwrap_or_else(PoisonError::into_inner))).await
    }
}

/// Work that takes milliseconds, off the threads that serve connections.
pub(super) async fn off_thread<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, LiveError> + Send + 'static,
) -> Result<T, LiveError> {
    tokio::task::spawn_blocking(work).await.unwrap_or_else(|panic| Err(LiveError::Broken(panic.to_string())))
}

fn replay(table: &TableRow, game: &dyn LiveGame, request: &ReplayRequest) -> Result<Replay, LiveError> {
    let mine = seats_of(table, request.user.as_ref());
    let over = game.outcome().is_some();
    let viewer = match request.viewer {
        ReplayViewer::Own => default_viewer(&mine),
        ReplayViewer::Seat(seat) if mine.contains(&seat) || over => {
            if seat.index() >= game.seats() {
                return Err(Refusal::NoSuchSeat { seat }.into());
            }
            Viewer::Seat(seat)
        }
        ReplayViewer::Seat(_) => return Err(Refusal::NotYourSeat.into()),
        ReplayViewer::All if over => Viewer::Spectator,
        ReplayViewer::All => return Err(Refusal::NotOver.into()),
    };
    let step = request.step.unwrap_or(game.steps());
    let then = game.at(step).map_err(|_| Refusal::NoSuchStep { steps: game.steps() })?;
    let names = names(table, &request.language);
    let all = (0..game.seats()).map(|seat| Seat(seat as u8)).filter(|_| request.viewer == ReplayViewer::All);
    let views = all.map(|seat| (seat.to_string(), then.view(Viewer::Seat(seat)))).collect();
    Ok(Replay {
        history: game.history(),
        summary: then.summary(),
        views,
        position: Position {
            seq: step as u64,
            steps: step,
            viewer: seat_of(viewer),
            view: then.view_text(viewer),
            decision: then.decision_text(Viewer::Spectator, &request.language, &names),
            lines_from: 0,
            lines: then.line_texts(0, viewer, &request.language, &names),
            undo: 0,
            ask_undo: 0,
            no_undo: None,
            talk: Vec::new(),
            outcome: then.outcome(),
        },
    })
}
