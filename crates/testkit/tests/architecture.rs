//! The dependencies that ARCHITECTURE.md forbids: each crate depends on lower layers only, and some crates do no input
//! or output.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use toml::Table;

/// The layers of the workspace from the bottom up: each crate depends only on crates of lower layers.
const LAYERS: &[&[&str]] =
    &[&["table"], &["arrakis", "bots", "imperium", "measure"], &["games"], &["server"], &["cli", "load", "testkit"]];

/// Crates that do no input or output, with all that they may depend on.
const PURE: &[(&str, &[&str])] = &[
    (
        "table",
        &["fluent-bundle", "rand_chacha", "schemars", "serde", "serde_json", "sha2", "toml", "ts-rs", "unic-langid"],
    ),
    ("imperium", &["schemars", "serde", "serde_json", "table", "toml", "ts-rs"]),
    ("arrakis", &["schemars", "serde", "serde_json", "table", "toml", "ts-rs"]),
    ("bots", &["table"]),
];

/// The games, which only `games` knows by name.
const GAMES: &[&str] = &["imperium", "arrakis"];

/// Made for tests: a dev-dependency of any crate, a dependency of none.
const FOR_TESTS: &[&str] = &["measure", "testkit"];

/// What such a crate's sources do not name. `golden.rs` compares files for tests and is the one exception.
const OUTSIDE: &[&str] =
    &["fs::", "net::", "process::", "env::", "std::time", "Instant", "SystemTime", "stdin", "stdout"];

fn crates() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the folder of all crates").to_owned()
}

fn manifest(name: &str) -> Table {
    let path = crates().join(name).join("Cargo.toml");
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    text.parse().unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn names(manifest: &Table, section: &str) -> BTreeSet<String> {
    let section = manifest.get(section).and_then(toml::Value::as_table);
    section.map(|section| section.keys().cloned().collect()).unwrap_or_default()
}

fn layer(name: &str) -> Option<usize> {
    LAYERS.iter().position(|layer| layer.contains(&name))
}

/// What is wrong with a crate's dependencies on the others.
fn upward(name: &str, manifest: &Table) -> Vec<String> {
    let own = layer(name).unwrap_or_else(|| panic!("'{name}' has no layer: say where it belongs"));
    let mut wrong = Vec::new();
    for section in ["dependencies", "build-dependencies", "dev-dependencies"] {
        for other in names(manifest, section) {
            let Some(layer) = layer(&other) else { continue };
            let tests = section == "dev-dependencies";
            // Tests may use what is beside, themselves with other features, and what was made for tests.
            let for_tests = FOR_TESTS.contains(&other.as_str());
            let allowed = layer < own || (tests && (layer == own || for_tests));
            if !allowed || (for_tests && !tests) {
                wrong.push(format!("{name} has '{other}' in its {section}"));
            }
        }
    }
    wrong
}

#[test]
fn dependencies_point_down() {
    let folders = std::fs::read_dir(crates()).expect("the crates").map(|entry| entry.expect("an entry").file_name());
    let found: BTreeSet<String> = folders.map(|name| name.into_string().expect("a name")).collect();
    let known: BTreeSet<String> = LAYERS.concat().iter().map(|&name| name.to_owned()).collect();
    assert_eq!(found, known, "every crate has its layer");
    let wrong: Vec<String> = found.iter().flat_map(|name| upward(name, &manifest(name))).collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn what_points_up_is_found() {
    let up = |name: &str, text: &str| upward(name, &text.parse().expect("TOML")).len();
    assert_eq!(up("bots", "[dependencies]\nimperium.workspace = true"), 1, "beside");
    assert_eq!(up("bots", "[dev-dependencies]\nimperium.workspace = true"), 0, "beside, for tests");
    assert_eq!(up("table", "[dev-dependencies]\nimperium.workspace = true"), 1, "above, for tests");
    assert_eq!(up("games", "[dependencies]\nserver.workspace = true\ntestkit.workspace = true"), 2, "above");
    assert_eq!(up("games", "[dependencies]\nmeasure.workspace = true"), 1, "made for tests");
    assert_eq!(up("server", "[dependencies]\ngames.workspace = true\n[dev-dependencies]\ntestkit = \"1\""), 0);
}

#[test]
fn rules_and_bots_depend_on_nothing_that_does_input_or_output() {
    for (name, allowed) in PURE {
        for section in ["dependencies", "build-dependencies"] {
            for other in names(&manifest(name), section) {
                assert!(allowed.contains(&other.as_str()), "{name} has '{other}' in its {section}: does it do I/O?");
            }
        }
    }
}

#[test]
fn rules_and_bots_do_no_input_or_output() {
    for (name, _) in PURE {
        let sources = files_below(crates().join(name).join("src"));
        assert!(sources.len() > 2, "{name}: {} files", sources.len());
        for path in sources {
            // Tests may read what they compare with.
            let file = path.file_name().and_then(|name| name.to_str()).expect("a name");
            if file == "golden.rs" || file.ends_with("tests.rs") {
                continue;
            }
            let text = std::fs::read_to_string(&path).expect("a source");
            let rules = text.split("#[cfg(test)]").next().unwrap_or_default();
            let named: Vec<_> = OUTSIDE.iter().filter(|outside| rules.contains(*outside)).collect();
            assert!(named.is_empty(), "{} names {named:?}", path.display());
        }
    }
}

/// Whether a source includes a file that belongs to another crate: from `tests` and `benches` two steps up lead out of
/// the crate, and files deeper in `src` name only what lies beside them.
fn reaches_out(text: &str) -> bool {
    text.lines().any(|line| line.trim_start().starts_with("#[path = \"../../"))
}

#[test]
fn no_crate_includes_a_file_of_another() {
    assert!(reaches_out("mod a;\n    #[path = \"../../table/tests/shared/one.rs\"]\nmod b;"));
    assert!(!reaches_out("#[path = \"../support/mod.rs\"]\nmod support;"));
    let sources = files_below(crates()).into_iter().filter(|path| path.extension().is_some_and(|end| end == "rs"));
    for path in sources {
        let text = std::fs::read_to_string(&path).expect("a source");
        assert!(!reaches_out(&text), "{} includes a file of another crate: make it a crate's own", path.display());
    }
}

#[test]
fn programs_and_servers_know_no_game_by_name() {
    for name in ["bots", "cli", "load", "server", "table"] {
        for path in files_below(crates().join(name).join("src")) {
            let text = std::fs::read_to_string(&path).expect("a source");
            let text = text.split("#[cfg(test)]").next().unwrap_or_default();
            let named: Vec<_> = GAMES.iter().filter(|game| text.contains(**game)).collect();
            let is_test =
                path.file_name().and_then(|name| name.to_str()).is_some_and(|name| name.ends_with("tests.rs"));
            assert!(is_test || named.is_empty(), "{} names {named:?}: ask `games`", path.display());
        }
    }
}

/// All files in a folder and those below it.
fn files_below(folder: PathBuf) -> Vec<PathBuf> {
    let (mut folders, mut files) = (vec![folder], Vec::new());
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).expect("a folder of sources") {
            let path = entry.expect("an entry").path();
            if path.is_dir() { folders.push(path) } else { files.push(path) }
        }
    }
    files
}
