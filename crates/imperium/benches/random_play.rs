//! Random play of Imperium beside random chess.

use imperium::{Imperium, Setup};
use measure::random_play;
use table::Game;

fn main() {
    let of = |modules: &str| {
        let modules: Vec<&str> = modules.split(',').collect();
        Imperium::new(&Setup::with_modules(&modules, 4)).unwrap_or_else(|problem| panic!("{problem}"))
    };
    // `--modules base,ix` counts another mix.
    let counted = of(&random_play::argument("--modules").unwrap_or_else(|| "base".to_owned()));
    let mixes =
        ["base", "base,ix,epic", "uprising,choam", "uprising,ix,choam,epic"].map(|modules| (modules, of(modules)));
    random_play::measure(&counted, &mixes);
}
