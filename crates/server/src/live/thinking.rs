//! Bots think beside their table: it answers everybody meanwhile.

use std::future::pending;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use games::Thinker;
use table::{Problem, Seat};
use tokio::sync::Semaphore;
use tokio::task::{JoinError, JoinHandle};
use tokio::time::Instant;

use super::table::LiveTable;

/// Where the bots of all tables think: as many at once as there are cores. A table has one bot that thinks, and tables
/// have their turn in the order in which they asked.
pub(super) struct ThinkingPool(Arc<Semaphore>);

impl Default for ThinkingPool {
    fn default() -> ThinkingPool {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        ThinkingPool(Arc::new(Semaphore::new(cores)))
    }
}

/// The bot, unless it broke, and what it decided.
type Thought = (Option<Box<dyn Thinker>>, Result<String, Problem>);

impl ThinkingPool {
    /// Has a bot think, as soon as it is its turn.
    fn start(&self, mut thinker: Box<dyn Thinker>) -> JoinHandle<Thought> {
        let permits = Arc::clone(&self.0);
        tokio::spawn(async move {
            let Ok(_permit) = permits.acquire_owned().await else {
                return (Some(thinker), Err(Problem::new("nothing is thought about any more")));
            };
            // Off the threads that serve connections.
            let thought = tokio::task::spawn_blocking(move || match catch_panic(|| thinker.think()) {
                Some(advice) => (Some(thinker), advice),
                None => (None, Err(Problem::new("the bot panicked"))),
            });
            thought.await.unwrap_or_else(|_| (None, Err(Problem::new("the process is about to end"))))
        })
    }
}

/// What a bot thinks, or nothing if it panicked: its mistake must not take the table down.
fn catch_panic<T>(think: impl FnOnce() -> T) -> Option<T> {
    catch_unwind(AssertUnwindSafe(think)).ok()
}

/// A bot at work.
pub(super) struct Thinking {
    /// After how many records. If there are others by the time it is done, the decision is void.
    seq: usize,
    seat: Seat,
    bot: String,
    task: JoinHandle<Thought>,
}

impl Drop for Thinking {
    fn drop(&mut self) {
        // One that waits for its turn gives it up; one that thinks already does so to the end, for nobody.
        self.task.abort();
    }
}

/// A bot that is kept between its decisions.
pub(super) struct SeatBot {
    seat: Seat,
    bot: String,
    thinker: Box<dyn Thinker>,
}

/// What a bot decided, until it is done.
pub(super) struct Advice {
    seq: usize,
    seat: Seat,
    action: Result<String, Problem>,
}

/// Waits for the bot at work; for ever if there is none.
pub(super) async fn finished(thinking: &mut Option<Thinking>) -> Result<Thought, JoinError> {
    match thinking {
        Some(thinking) => (&mut thinking.task).await,
        None => pending().await,
    }
}

impl LiveTable {
    /// Whether a bot thinks about the position there is.
    pub fn is_thinking(&self) -> bool {
        self.thinking.as_ref().is_some_and(|thinking| thinking.seq == self.steps_after.len())
    }

    /// A bot decides for a seat: it begins to think, or does what it has decided.
    pub async fn play_as_bot(&mut self, seat: Seat, bot: String) {
        let seq = self.steps_after.len();
        match self.advice.take() {
            Some(advice) if advice.seq == seq && advice.seat == seat => return self.follow(advice).await,
            _ if self.is_thinking() => return,
            _ => (),
        }
        let Some(game) = &self.game else { return };
        let kept = self.bots.iter().position(|kept| kept.seat == seat && kept.bot == bot);
        let thinker = match kept {
            Some(index) => Ok(self.bots.swap_remove(index).thinker),
            None => game.thinker(&bot),
        };
        // A seed of its own for every decision: a bot's choices tell nothing about the shuffles.
        let seed = self.seed.derive(&format!("bot move {seq}"));
        let briefed = thinker.and_then(|mut thinker| game.brief(&mut *thinker, &seed).map(|()| thinker));
        match briefed {
            Ok(thinker) => {
                let task = self.hub.thinking_pool().start(thinker);
                self.thinking = Some(Thinking { seq, seat, bot, task });
            }
            Err(problem) => self.bot_failed(seat, &problem),
        }
    }

    /// A bot has decided. If the game went on meanwhile, that is void; if it may not go on now, it is kept.
    pub async fn bot_decided(&mut self, thought: Result<Thought, JoinError>) {
        let Some(mut thinking) = self.thinking.take() else { return };
        let (seq, seat, bot) = (thinking.seq, thinking.seat, std::mem::take(&mut thinking.bot));
        // The process is about to end: nobody is left to hear of it.
        let Ok((thinker, action)) = thought else { return };
        if let Some(thinker) = thinker {
            self.bots.retain(|kept| kept.seat != seat);
            self.bots.push(SeatBot { seat, bot, thinker });
        }
        if seq != self.steps_after.len() || self.game.is_none() {
            return;
        }
        let advice = Advice { seq, seat, action };
        if self.holds_lease() && self.pending_undo().is_none() {
            self.follow(advice).await;
        } else {
            self.advice = Some(advice);
            self.bot_at = Some(Instant::now());
        }
    }

    async fn follow(&mut self, Advice { seat, action, .. }: Advice) {
        let acted = match self.game() {
            Ok(game) => action.and_then(|action| game.act(seat, &action)).map_err(Into::into),
            Err(error) => Err(error),
        };
        let done = match acted {
            Ok(()) => self.store_action(seat).await,
            Err(error) => Err(error),
        };
        if let Err(error) = done {
            self.bot_failed(seat, &error);
        }
    }

    fn bot_failed(&mut self, seat: Seat, error: &dyn std::fmt::Display) {
        tracing::error!(table = %self.table.id, %seat, %error, "a bot's move could not be made; it tries again");
        self.pause_after_failure();
        self.bot_at = self.bot_to_move().and(self.paused_until);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bot_that_panics_only_fails() {
        let none: Vec<String> = Vec::new();
        assert_eq!(catch_panic(|| none[7].clone()), None);
        assert_eq!(catch_panic(|| "pass"), Some("pass"));
    }
}
