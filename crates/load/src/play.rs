//! Playing: one task per game, with the sockets of its four players.

use std::time::{Duration, Instant};

use table::{Rng, Seat, Seed};
use tokio::task::JoinSet;
use tokio_tungstenite::tungstenite::Utf8Bytes;

use crate::Failure;
use crate::figures::Figures;
use crate::seat::{is_update, position};
use crate::setup::{ConnectedGame, GameLog, SEATS};

/// How fast players are.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Pace {
    /// Whoever is asked answers at once.
    Saturation,
    /// An answer about every two seconds in each game.
    EveryTwoSeconds,
}

impl Pace {
    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Pace::Saturation => "saturation",
            Pace::EveryTwoSeconds => "paced",
        }
    }

    /// The time until the next action: with some spread, as people have.
    fn wait(self, rng: &mut Rng) -> Option<Duration> {
        match self {
            Pace::Saturation => None,
            Pace::EveryTwoSeconds => Some(Duration::from_millis(1800 + rng.below(400) as u64)),
        }
    }
}

/// What a run came to.
pub struct Measurement {
    /// The games.
    pub games: Vec<GameLog>,
    /// What it came to.
    pub figures: Figures,
    /// How long it took.
    pub elapsed: Duration,
}

/// Plays all games side by side until `time` is over or they are.
pub async fn all(games: Vec<ConnectedGame>, pace: Pace, time: Duration) -> Result<Measurement, Failure> {
    // Nobody begins before everybody has heard how the game stands.
    let mut welcomes = JoinSet::new();
    for mut game in games {
        welcomes.spawn(async move {
            let next = welcome(&mut game).await?;
            Ok::<_, Failure>((game, next))
        });
    }
    let mut ready = Vec::new();
    while let Some(welcomed) = welcomes.join_next().await {
        ready.push(welcomed.map_err(|error| error.to_string())??);
    }

    let begun = Instant::now();
    let mut players = JoinSet::new();
    for (number, (game, next)) in ready.into_iter().enumerate() {
        let rng = Rng::new(&Seed::of_run(1, number as u64));
        players.spawn(play(game, next, pace, rng, begun + time));
    }
    let (mut games, mut figures) = (Vec::new(), Figures::default());
    let mut failures = Vec::new();
    while let Some(done) = players.join_next().await {
        match done.map_err(|error| error.to_string())? {
            Ok((game, own)) => {
                games.push(game);
                figures.add(own);
            }
            Err(failure) => failures.push(failure),
        }
    }
    let elapsed = begun.elapsed();
    if let Some(first) = failures.first() {
        return Err(format!("{} games failed; the first: {first}", failures.len()));
    }
    figures.sort();
    // Only now: sockets that close earlier would be told to the others.
    let games = games.into_iter().map(|game| game.log).collect();
    Ok(Measurement { games, figures, elapsed })
}

/// What comes next in a game: who is asked, and what they can do.
struct NextDecision {
    seq: u64,
    asked: Option<(Seat, Vec<String>)>,
}

async fn welcome(game: &mut ConnectedGame) -> Result<NextDecision, Failure> {
    let mut texts = Vec::with_capacity(SEATS);
    for socket in &mut game.sockets {
        texts.push(socket.next().await.map_err(|failure| format!("table {}: {failure}", game.log.id))?);
    }
    for text in &texts {
        position(text, "welcome")?;
    }
    next(&texts, "welcome")
}

/// Reads who is asked out of one message, and what they can do out of theirs.
fn next(texts: &[Utf8Bytes], kind: &str) -> Result<NextDecision, Failure> {
    let any = position(&texts[0], kind)?;
    let own = match any.decision {
        None => return Ok(NextDecision { seq: any.seq, asked: None }),
        Some(own) if own.seat == Seat(0) => own,
        Some(theirs) => {
            let text = texts.get(theirs.seat.index()).ok_or("somebody unknown is asked")?;
            position(text, kind)?.decision.ok_or("somebody is asked, but does not know it")?
        }
    };
    if own.choices.is_empty() {
        return Err(format!("{} is asked but has no choice", own.seat));
    }
    let choices = own.choices.into_iter().map(|choice| choice.action.into_owned()).collect();
    Ok(NextDecision { seq: any.seq, asked: Some((own.seat, choices)) })
}

async fn play(
    mut game: ConnectedGame,
    mut now: NextDecision,
    pace: Pace,
    mut rng: Rng,
    end: Instant,
) -> Result<(ConnectedGame, Figures), Failure> {
    let mut figures = Figures::default();
    // Games begin at different moments, or they would all act in the same one.
    let mut due = pace.wait(&mut rng).map(|wait| Instant::now() + wait.mul_f64(rng.below(1000) as f64 / 1000.0));
    loop {
        let Some((seat, choices)) = now.asked.take() else {
            figures.ended += 1;
            break;
        };
        if let Some(due) = &mut due {
            if *due > end {
                break;
            }
            let late = Instant::now();
            if late > *due + Duration::from_millis(50) {
                figures.late += 1;
            }
            tokio::time::sleep_until((*due).into()).await;
            *due += pace.wait(&mut rng).unwrap_or_default();
        } else if Instant::now() > end {
            break;
        }
        let action = &choices[rng.below(choices.len())];
        let failed = |failure: Failure| format!("table {}, entry {}, {seat} {action}: {failure}", game.log.id, now.seq);
        let sent = Instant::now();
        game.sockets[seat.index()].act(now.seq, action).await.map_err(failed)?;
        let mut texts: [Utf8Bytes; SEATS] = std::array::from_fn(|_| Utf8Bytes::default());
        // Whoever acted first: that is the acknowledgement.
        for i in (0..SEATS).map(|i| (seat.index() + i) % SEATS) {
            texts[i] = game.sockets[i].next().await.map_err(failed)?;
            if i == seat.index() {
                figures.acknowledged_after.add(sent.elapsed());
            }
        }
        figures.delivered_after.add(sent.elapsed());
        for text in &texts {
            is_update(text, now.seq + 1).map_err(failed)?;
            figures.bytes += text.len() as u64;
        }
        figures.acknowledged += 1;
        let after = next(&texts, "update").map_err(failed)?;
        game.log.acknowledged.push((seat, action.clone()));
        now = after;
    }
    Ok((game, figures))
}
