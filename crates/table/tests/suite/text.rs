use table::{Arg, Locale};

const CARDS: &str = "\
# Cards in hand
hand = { $name } holds { $count ->
    [one] one card
   *[other] { $count } cards
}.
-table = Table
title = { -table } of { $name }
    .hint = Sit down, { $name }
";

fn english() -> Locale {
    Locale::new("en", &[("en/cards.ftl", CARDS), ("en/more.ftl", "bye = Bye\n")]).unwrap()
}

#[test]
fn messages_with_numbers_and_names() {
    let locale = english();
    assert_eq!(locale.message("hand", &[("name", "Ann".into()), ("count", Arg::Number(1))]), "Ann holds one card.");
    assert_eq!(locale.message("hand", &[("name", Arg::Text("Bo")), ("count", 4.into())]), "Bo holds 4 cards.");
    assert_eq!(locale.message("title", &[("name", "Ann".into())]), "Table of Ann");
    assert_eq!(locale.message("title.hint", &[("name", "Ann".into())]), "Sit down, Ann");
    assert_eq!(locale.message("bye", &[]), "Bye");
}

#[test]
fn plural_forms_are_those_of_the_language() {
    let text = "cards = { $n } { $n ->\n    [one] карта\n    [few] карты\n   *[many] карт\n}\n";
    let russian = Locale::new("ru", &[("ru/cards.ftl", text)]).unwrap();
    let cards = |n| russian.message("cards", &[("n", Arg::Number(n))]);
    assert_eq!([cards(1), cards(3), cards(11), cards(21)], ["1 карта", "3 карты", "11 карт", "21 карта"]);
}

#[test]
fn what_is_missing_is_seen() {
    let locale = english();
    assert_eq!(locale.message("nothing", &[]), "{nothing}");
    assert_eq!(locale.try_message("nothing", &[]), None);
    assert_eq!(locale.try_message("title.nothing", &[]), None);
    assert_eq!(locale.message("title", &[]), "Table of {$name}");
}

#[test]
fn ids_are_listed_without_terms_and_attributes() {
    assert_eq!(english().ids().collect::<Vec<_>>(), ["bye", "hand", "title"]);
}

#[test]
fn mistakes_are_reported_with_file_and_line() {
    let problem =
        Locale::new("en", &[("a.ftl", "good = Good\n\nbad = { $\n"), ("b.ftl", "good = Again\n")]).err().unwrap();
    let lines: Vec<&str> = problem.0.lines().collect();
    assert_eq!(lines.len(), 2, "{problem}");
    assert!(lines[0].starts_with("a.ftl:3: "), "{problem}");
    assert_eq!(lines[1], "b.ftl:1: message 'good' is already at a.ftl:1");
    assert!(Locale::new("not a language", &[]).is_err());
}

#[test]
fn a_locale_is_shared_between_threads() {
    let locale = english();
    std::thread::scope(|scope| {
        for n in 2..6 {
            let locale = &locale;
            scope.spawn(move || {
                let text = locale.message("hand", &[("name", "Ann".into()), ("count", Arg::Number(n))]);
                assert_eq!(text, format!("Ann holds {n} cards."));
            });
        }
    });
}

/// Texts are kept for the next time: never one for another, however many there have been.
#[test]
fn what_was_said_before_is_said_again() {
    let locale = english();
    let hand = |name: &str, count: Arg| locale.message("hand", &[("name", name.into()), ("count", count)]);
    assert_eq!([hand("1", Arg::Number(1)), hand("1", Arg::Text("1"))], ["1 holds one card.", "1 holds 1 cards."]);
    for number in (0..20_000).chain([0, 1, 19_999]) {
        let name = (number % 9000).to_string();
        assert_eq!(hand(&name, Arg::Number(2)), format!("{name} holds 2 cards."));
        assert_eq!(hand("Ann", Arg::Number(1)), "Ann holds one card.");
    }
    assert_eq!(locale.try_message("nothing", &[]), locale.try_message("nothing", &[]));
}
