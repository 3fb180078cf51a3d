//! Every refusal has words in every language of the client, and the client has none for refusals that are not.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use server::Refusal;

/// The messages of a file whose ids begin with `refused-`, each with the variables it uses.
fn refusals(text: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut current = None;
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        if !line.starts_with([' ', '}']) {
            let id = line.split_once(" = ").and_then(|(id, _)| id.strip_prefix("refused-"));
            current = id.map(str::to_owned);
            current.iter().for_each(|id| assert!(found.insert(id.clone(), BTreeSet::new()).is_none(), "{id} twice"));
        }
        let variables = line.split('$').skip(1).map(|rest| rest.split(|c: char| !c.is_alphanumeric()).next());
        if let Some(id) = &current {
            found.entry(id.clone()).or_default().extend(variables.flatten().map(str::to_owned));
        }
    }
    found
}

#[test]
fn every_refusal_has_words_in_every_language() {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
    let codes: BTreeSet<&str> = Refusal::CODES.iter().map(|(code, _)| *code).collect();
    assert_eq!(codes.len(), Refusal::CODES.len(), "no code stands for two refusals");
    for language in std::fs::read_dir(locales).expect("the languages") {
        let file = language.expect("a folder").path().join("web-refusals.ftl");
        let text = std::fs::read_to_string(&file).expect("the client's words");
        let said = refusals(&text);
        let found: BTreeSet<&str> = said.keys().map(String::as_str).collect();
        assert_eq!(found, codes, "{}", file.display());
        for (code, args) in Refusal::CODES {
            let known: BTreeSet<String> = args.iter().map(|&arg| arg.to_owned()).collect();
            assert!(said[*code].is_subset(&known), "{}: refused-{code} knows only {args:?}", file.display());
        }
    }
}
