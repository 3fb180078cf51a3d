//! Live tables: one task owns each, and nobody else touches its game.
//!
//! A table is loaded from its records when somebody needs it and unloaded when nobody looks and no bot has to move;
//! nothing is lost by that, for the records are the game. Every action is durable before anybody hears of it.

mod broadcast;
mod clock;
mod cluster;
mod gaps;
mod hub;
mod info;
mod keyed_mutex;
mod loads;
mod lobby;
mod notify;
mod play;
mod rematch;
mod replay;
mod seats;
mod sessions;
mod socket;
mod stand_in;
mod table;
mod talk;
mod thinking;
mod undo;

pub use hub::{Hub, LiveConfig, LiveError, MAX_QUEUED_COMMANDS};
pub use info::stored_info;
pub use keyed_mutex::{KeyedGuard, KeyedMutex};
pub use loads::KEPT_GAMES;
pub(crate) use lobby::{new_draft, seat_row};
pub use play::MAX_UNDOABLE_RECORDS;
pub use replay::{ReplayRequest, ReplayViewer};
pub use sessions::Sessions;
pub use socket::{ConnectRequest, run as run_socket};
pub use table::{Attach, Command, Reply, SocketId};
pub use undo::UNDO_REQUEST_TIMEOUT;
