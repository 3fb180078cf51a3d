//! The results of a simulation, for people and for programs.

use std::collections::BTreeMap;
use std::io::Write;

use games::{Count, Tally};
use serde_json::{Value, json};
use table::Seat;

use super::Args;
use crate::Done;

/// What is known besides the counts.
pub struct Facts<'a> {
    /// What was asked for.
    pub args: &'a Args,
    /// Which game it was.
    pub game: &'static str,
    /// The setup in full.
    pub setup: &'a Value,
    /// The bots, seat by seat.
    pub bots: &'a [String],
    /// Number of threads.
    pub threads: usize,
    /// Time it took.
    pub seconds: f64,
}

/// Prints the results as the arguments ask.
///
/// # Errors
/// Nobody takes the output.
pub fn print(facts: &Facts, tally: &Tally) -> Done {
    let mut out = std::io::stdout().lock();
    if facts.args.json {
        writeln!(out, "{}", as_json(facts, tally))?;
    } else {
        out.write_all(as_text(facts, tally).as_bytes())?;
    }
    Ok(())
}

fn decisions(tally: &Tally) -> u64 {
    tally.seats.iter().map(|seat| seat.decisions).sum()
}

fn per(sum: f64, n: u64) -> f64 {
    if n == 0 { 0.0 } else { sum / n as f64 }
}

/// The counts of each bot, over all seats it sat at.
fn by_bot<'a>(bots: &'a [String], tally: &Tally) -> BTreeMap<&'a str, Count> {
    let mut counts: BTreeMap<&str, Count> = BTreeMap::new();
    for (bot, seat) in bots.iter().zip(&tally.seats) {
        counts.entry(bot).or_default().add(seat);
    }
    counts
}

fn microseconds(count: &Count) -> Option<f64> {
    let timed = count.decisions > 0 && !count.thinking.is_zero();
    timed.then(|| count.thinking.as_secs_f64() * 1e6 / count.decisions as f64)
}

fn as_json(facts: &Facts, tally: &Tally) -> Value {
    let (decisions, seconds) = (decisions(tally), facts.seconds);
    let scores: i64 = tally.seats.iter().map(|seat| seat.points).sum();
    let steps = decisions + tally.forced;
    let seats = tally.seats.iter().zip(facts.bots).enumerate().map(|(i, (count, bot))| {
        let mut row = row_json(count);
        row["seat"] = json!(Seat(i as u8));
        row["bot"] = json!(bot);
        row
    });
    let bots = by_bot(facts.bots, tally);
    let bots = bots.iter().map(|(bot, count)| {
        let mut row = row_json(count);
        row["bot"] = json!(bot);
        row["decisions"] = json!(count.decisions);
        row["microseconds_per_decision"] = json!(microseconds(count));
        row
    });
    let leaders = tally.leaders.iter().map(|(leader, count)| {
        let mut row = row_json(count);
        row["leader"] = json!(leader);
        row
    });
    json!({
        "game": facts.game,
        "setup": facts.setup,
        "seed": facts.args.seed,
        "threads": facts.threads,
        "games": tally.games,
        "decisions": decisions,
        "forced": tally.forced,
        "seconds": seconds,
        "decisions_per_second": decisions as f64 / seconds,
        "steps_per_second": steps as f64 / seconds,
        "games_per_second": tally.games as f64 / seconds,
        "mean_rounds": per(tally.rounds as f64, tally.games),
        "mean_vp": per(scores as f64, tally.games * tally.seats.len() as u64),
        "mean_winning_vp": per(tally.winning_points as f64, tally.games),
        "ties": tally.ties,
        "fingerprint": format!("{:016x}", tally.fingerprint),
        "seats": seats.collect::<Vec<_>>(),
        "bots": bots.collect::<Vec<_>>(),
        "leaders": leaders.collect::<Vec<_>>(),
    })
}

fn row_json(count: &Count) -> Value {
    let (low, high) = wilson(count.wins, count.games);
    json!({
        "games": count.games,
        "wins": count.wins,
        "win_rate": per(count.wins as f64, count.games),
        "low": low,
        "high": high,
        "mean_vp": per(count.points as f64, count.games),
        "mean_rank": per(count.ranks as f64, count.games),
    })
}

fn as_text(facts: &Facts, tally: &Tally) -> String {
    let (decisions, seconds) = (decisions(tally), facts.seconds);
    let scores: i64 = tally.seats.iter().map(|seat| seat.points).sum();
    let mut text = format!(
        "{} games of {} (seed {}) in {seconds:.1} s on {} thread{}: {:.1} games/s\n\
         {decisions} decisions ({:.0}/s), {} forced steps\n\
         {:.2} rounds, {:.2} points each, {:.2} for the winner; {} ties for first place\n",
        tally.games,
        facts.game,
        facts.args.seed,
        facts.threads,
        if facts.threads == 1 { "" } else { "s" },
        tally.games as f64 / seconds,
        decisions as f64 / seconds,
        tally.forced,
        per(tally.rounds as f64, tally.games),
        per(scores as f64, tally.games * tally.seats.len() as u64),
        per(tally.winning_points as f64, tally.games),
        tally.ties,
    );
    let seats = tally.seats.iter().zip(facts.bots).enumerate();
    let seats: Vec<_> = seats.map(|(i, (count, bot))| (format!("{} {bot}", Seat(i as u8)), count.clone())).collect();
    table(&mut text, "seat", &seats);
    let bots: Vec<_> = by_bot(facts.bots, tally).into_iter().map(|(bot, count)| (bot.to_owned(), count)).collect();
    table(&mut text, "bot", &bots);
    for (bot, count) in &bots {
        if let Some(time) = microseconds(count) {
            text += &format!("{bot}: {time:.1} µs a decision\n");
        }
    }
    let leaders: Vec<_> = tally.leaders.iter().map(|(leader, count)| (leader.clone(), count.clone())).collect();
    table(&mut text, "leader", &leaders);
    text
}

fn table(text: &mut String, title: &str, rows: &[(String, Count)]) {
    if rows.is_empty() {
        return;
    }
    *text +=
        &format!("\n{title:<28} {:>7} {:>7} {:>17} {:>7} {:>6}\n", "games", "wins", "95 % interval", "points", "rank");
    for (name, count) in rows {
        let (low, high) = wilson(count.wins, count.games);
        *text += &format!(
            "{name:<28} {:>7} {:>6.1}% {:>7.1}% – {:>5.1}% {:>7.2} {:>6.2}\n",
            count.games,
            100.0 * per(count.wins as f64, count.games),
            100.0 * low,
            100.0 * high,
            per(count.points as f64, count.games),
            per(count.ranks as f64, count.games),
        );
    }
}

/// The Wilson score interval of a rate, 95 %: between which rates `wins` out of `games` is no surprise.
fn wilson(wins: u64, games: u64) -> (f64, f64) {
    if games == 0 {
        return (0.0, 1.0);
    }
    const Z: f64 = 1.959_963_984_540_054;
    let (n, rate) = (games as f64, wins as f64 / games as f64);
    let middle = (rate + Z * Z / (2.0 * n)) / (1.0 + Z * Z / n);
    let half = Z / (1.0 + Z * Z / n) * (rate * (1.0 - rate) / n + Z * Z / (4.0 * n * n)).sqrt();
    ((middle - half).max(0.0), (middle + half).min(1.0))
}

#[cfg(test)]
mod tests {
    use super::wilson;

    #[test]
    fn intervals_are_those_of_the_textbook() {
        let close = |(low, high): (f64, f64), (l, h): (f64, f64)| (low - l).abs() < 1e-4 && (high - h).abs() < 1e-4;
        assert!(close(wilson(5, 10), (0.2366, 0.7634)), "{:?}", wilson(5, 10));
        assert!(close(wilson(0, 10), (0.0, 0.2775)), "{:?}", wilson(0, 10));
        assert!(close(wilson(980, 1000), (0.9693, 0.9870)), "{:?}", wilson(980, 1000));
        assert_eq!(wilson(0, 0), (0.0, 1.0));
    }
}
