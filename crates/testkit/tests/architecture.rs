//! The walls of ARCHITECTURE.md: who may depend on whom, and who does no input or output.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use toml::Table;

/// The crates from the ground up: each depends only on those of lower floors.
const FLOORS: &[&[&str]] = &[&["table"], &["bots", "imperium"], &["games"], &["server"], &["cli", "load", "testkit"]];

/// Crates that do no input or output, with all that they may depend on.
const PURE: &[(&str, &[&str])] = &[
    (
        "table",
        &["fluent-bundle", "rand_chacha", "schemars", "serde", "serde_json", "sha2", "toml", "ts-rs", "unic-langid"],
    ),
    ("imperium", &["schemars", "serde", "serde_json", "table", "toml", "ts-rs"]),
    ("bots", &["table"]),
];

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

fn floor(name: &str) -> Option<usize> {
    FLOORS.iter().position(|floor| floor.contains(&name))
}

/// What is wrong with a crate's dependencies on the others.
fn upward(name: &str, manifest: &Table) -> Vec<String> {
    let own = floor(name).unwrap_or_else(|| panic!("'{name}' has no floor: say where it belongs"));
    let mut wrong = Vec::new();
    for section in ["dependencies", "build-dependencies", "dev-dependencies"] {
        for other in names(manifest, section) {
            let Some(floor) = floor(&other) else { continue };
            let tests = section == "dev-dependencies";
            // Tests may use what is beside, themselves with other features, and what was made for tests.
            let allowed = floor < own || (tests && (floor == own || other == "testkit"));
            if !allowed || (other == "testkit" && !tests) {
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
    let known: BTreeSet<String> = FLOORS.concat().iter().map(|&name| name.to_owned()).collect();
    assert_eq!(found, known, "every crate has its floor");
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
        let mut folders = vec![crates().join(name).join("src")];
        let mut files = 0;
        while let Some(folder) = folders.pop() {
            for entry in std::fs::read_dir(&folder).expect("a folder of sources") {
                let path = entry.expect("an entry").path();
                if path.is_dir() {
                    folders.push(path);
                    continue;
                }
                files += 1;
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
        assert!(files > 2, "{name}: {files} files");
    }
}
