//! Looking back: made from the records alone. The live table is not asked, so whoever looks back keeps nobody waiting.

use games::LiveGame;
use table::{Seat, Viewer};

use super::LiveError;
use super::broadcast::seat_of;
use super::seats::{default_viewer, may_watch, names, read_options, seats_of};
use crate::Refusal;
use crate::store::{LoadedTable, Status, UserId};
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

/// A moment of the past, with where the turns began.
///
/// # Errors
/// The visitor may not see that, or there is no such moment.
pub fn replay(loaded: &LoadedTable, request: &ReplayRequest) -> Result<Replay, LiveError> {
    let table = &loaded.table;
    let mine = seats_of(table, request.user.as_ref());
    let game = open(loaded, request.user.as_ref())?;
    let game = game.ok_or(Refusal::NotBegun)?;
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
            outcome: then.outcome(),
        },
    })
}

/// The save file: for everybody once the game is over. Before, it would give the shuffles away.
///
/// # Errors
/// The visitor may not see it, or not yet.
pub fn save(loaded: &LoadedTable, user: Option<&UserId>) -> Result<String, LiveError> {
    match open(loaded, user)? {
        Some(game) if game.outcome().is_some() => Ok(game.save()?),
        _ => Err(Refusal::NotOver.into()),
    }
}

/// The game, if the visitor may look at it; none in the lobby.
fn open(loaded: &LoadedTable, user: Option<&UserId>) -> Result<Option<Box<dyn LiveGame>>, LiveError> {
    let (table, spec) = (&loaded.table, &loaded.table.spec);
    let options = read_options(table)?;
    may_watch(table, &options, user)?;
    match table.status {
        Status::Abandoned => Err(LiveError::NoTable),
        Status::Lobby => Ok(None),
        Status::Playing | Status::Over => {
            let entries: Vec<String> = loaded.records.iter().map(|record| record.entry.clone()).collect();
            Ok(Some(games::find(&spec.kind)?.open(&spec.setup, &spec.seed.expose().parse()?, &entries)?))
        }
    }
}
