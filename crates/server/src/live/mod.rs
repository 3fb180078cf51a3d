//! Live tables: one task owns each, and nobody else touches its game.
//!
//! A table is loaded from its records when somebody needs it and unloaded when nobody looks and no bot has to move;
//! nothing is lost by that, for the records are the game. Every action is durable before anybody hears of it.

mod call;
mod clock;
mod consent;
mod hub;
mod info;
mod lobby;
mod play;
mod replay;
mod seats;
mod sessions;
mod show;
mod socket;
mod table;

pub use hub::{Hub, LiveConfig, LiveError};
pub use info::stored_info;
pub(crate) use lobby::seat_row;
pub use replay::{ReplayAs, ReplayRequest, replay, save};
pub(crate) use seats::name;
pub use sessions::Sessions;
pub use socket::{Visit, run as run_socket};
pub use table::{Attach, Command, Reply, SocketId};
