//! Looking back: made from the records alone. The live table is not asked, so whoever looks back keeps nobody waiting.

use games::LiveGame;
use table::{Seat, Viewer};

use super::LiveError;
use super::seats::{first_look, may_watch, names, read_options, seats_of};
use super::show::seat_of;
use crate::Refusal;
use crate::store::{Loaded, Status, UserId};
use crate::wire::{Position, Replay};

/// Whose eyes to look back through.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReplayAs {
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
    pub eyes: ReplayAs,
    /// In which language.
    pub language: String,
}

/// A moment of the past, with where the turns began.
///
/// # Errors
/// The visitor may not see that, or there is no such moment.
pub fn replay(loaded: &Loaded, request: &ReplayRequest) -> Result<Replay, LiveError> {
    let table = &loaded.table;
    let mine = seats_of(table, request.user.as_ref());
    let desk = open(loaded, request.user.as_ref())?;
    let desk = desk.ok_or(Refusal::NotBegun)?;
    let over = desk.outcome().is_some();
    let viewer = match request.eyes {
        ReplayAs::Own => first_look(&mine),
        ReplayAs::Seat(seat) if mine.contains(&seat) || over => {
            if seat.index() >= desk.seats() {
                return Err(Refusal::NoSuchSeat { seat }.into());
            }
            Viewer::Seat(seat)
        }
        ReplayAs::Seat(_) => return Err(Refusal::NotYourSeat.into()),
        ReplayAs::All if over => Viewer::Spectator,
        ReplayAs::All => return Err(Refusal::NotOver.into()),
    };
    let step = request.step.unwrap_or(desk.steps());
    let then = desk.at(step).map_err(|_| Refusal::NoSuchStep { steps: desk.steps() })?;
    let names = names(table, &request.language);
    let all = (0..desk.seats()).map(|seat| Seat(seat as u8)).filter(|_| request.eyes == ReplayAs::All);
    let views = all.map(|seat| (seat.to_string(), then.view(Viewer::Seat(seat)))).collect();
    Ok(Replay {
        history: desk.history(),
        summary: then.summary(),
        views,
        position: Position {
            seq: step as u64,
            steps: step,
            viewer: seat_of(viewer),
            view: then.view_text(viewer),
            decision: then.decision(Viewer::Spectator, &request.language, &names),
            lines_from: 0,
            lines: then.lines(0, viewer, &request.language, &names),
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
pub fn save(loaded: &Loaded, user: Option<&UserId>) -> Result<String, LiveError> {
    match open(loaded, user)? {
        Some(desk) if desk.outcome().is_some() => Ok(desk.save()),
        _ => Err(Refusal::NotOver.into()),
    }
}

/// The game, if the visitor may look at it; none in the lobby.
fn open(loaded: &Loaded, user: Option<&UserId>) -> Result<Option<Box<dyn LiveGame>>, LiveError> {
    let (table, draft) = (&loaded.table, &loaded.table.draft);
    let options = read_options(table)?;
    may_watch(table, &options, user)?;
    match table.status {
        Status::Abandoned => Err(LiveError::NoTable),
        Status::Lobby => Ok(None),
        Status::Playing | Status::Over => {
            let entries: Vec<String> = loaded.records.iter().map(|record| record.entry.clone()).collect();
            Ok(Some(games::find(&draft.kind)?.open(&draft.setup, &draft.seed.expose().parse()?, &entries)?))
        }
    }
}
