//! What bots are called, whichever game they play.

use std::sync::LazyLock;

use table::{Locales, Seat};

static NAMES: LazyLock<Locales> = LazyLock::new(|| {
    let files = [
        ("en", include_str!("../../../locales/en/bots.ftl")),
        ("ru", include_str!("../../../locales/ru/bots.ftl")),
        ("uk", include_str!("../../../locales/uk/bots.ftl")),
        ("zh", include_str!("../../../locales/zh/bots.ftl")),
    ];
    Locales::new("bots.ftl", &files).expect("tests read it")
});

/// What people call the bot at a seat, in their language.
pub fn bot_name(language: &str, bot: &str, seat: Seat) -> String {
    NAMES.of(language).message(&format!("bot-{bot}"), &[("seat", seat.to_string().as_str().into())])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bot_has_a_name_of_its_own_in_every_language() {
        for language in NAMES.languages() {
            let bots = crate::REGISTRY.iter().flat_map(|rules| rules.bots());
            let bots: std::collections::BTreeSet<&str> = bots.map(|bot| bot.name).collect();
            let names: Vec<String> = bots.into_iter().map(|bot| bot_name(language, bot, Seat(1))).collect();
            for (i, name) in names.iter().enumerate() {
                assert!(name.contains('B') && !name.contains('{'), "{language}: {name}");
                assert!(!names[..i].contains(name), "{language}: {name} twice");
            }
        }
        assert_eq!(bot_name("en", "greedy", Seat(1)), "Bot B");
        assert_eq!(bot_name("tlh", "greedy", Seat(1)), "Bot B", "English where a language is not known");
    }
}
