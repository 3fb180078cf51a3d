//! What a call says.

use std::sync::LazyLock;

use table::Locales;

static MESSAGES: LazyLock<Locales> = LazyLock::new(|| {
    let files = [
        ("en", include_str!("../../../../locales/en/push.ftl")),
        ("ru", include_str!("../../../../locales/ru/push.ftl")),
        ("uk", include_str!("../../../../locales/uk/push.ftl")),
        ("zh", include_str!("../../../../locales/zh/push.ftl")),
    ];
    Locales::new("push.ftl", &files).expect("tests read it")
});

/// Title and body for somebody whose turn it is, at a table with these others.
pub fn turn_notification(language: &str, others: &[String]) -> (String, String) {
    let messages = MESSAGES.of(language);
    let joined = others.join(&messages.message("push-and", &[]));
    (messages.message("push-turn", &[]), messages.message("push-table", &[("names", joined.as_str().into())]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_call_is_said_in_every_language() {
        let others = ["Chani".to_owned(), "Лето".to_owned()];
        let said: Vec<_> = MESSAGES.languages().map(|language| turn_notification(language, &others)).collect();
        for (i, (title, body)) in said.iter().enumerate() {
            assert!(others.iter().all(|name| body.contains(name)), "{body}");
            assert!(!title.contains("push-") && !body.contains("push-") && !body.contains('{'), "{title} {body}");
            assert!(said[..i].iter().all(|other| other.0 != *title), "{title} twice");
        }
        assert_eq!(
            turn_notification("en", &others),
            ("It's your turn".into(), "Your game with Chani, Лето is waiting.".into())
        );
        assert_eq!(
            turn_notification("tlh", &others),
            turn_notification("en", &others),
            "English where a language is not known"
        );
    }
}
