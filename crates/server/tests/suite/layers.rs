//! The modules of the server build on one another in one direction.

use std::path::{Path, PathBuf};

/// From the bottom up: each may use those before it, and not those after it.
const LAYERS: &[&str] = &["store", "limit", "identity", "push", "live", "http", "serve"];

fn sources(path: PathBuf, found: &mut Vec<PathBuf>) {
    if path.is_dir() {
        for entry in std::fs::read_dir(path).expect("a folder") {
            sources(entry.expect("an entry").path(), found);
        }
    } else if path.extension().is_some_and(|extension| extension == "rs") {
        found.push(path);
    }
}

/// The modules of the crate that a text names, by themselves (`crate::store::Store`) or in a group (`crate::{store, …}`).
fn used(text: &str) -> Vec<&str> {
    let mut names = Vec::new();
    for (start, word) in text.match_indices("crate::") {
        let rest = &text[start + word.len()..];
        let Some(group) = rest.strip_prefix('{') else {
            names.push(rest);
            continue;
        };
        let mut depth = 1;
        names.push(group);
        for (at, c) in group.char_indices() {
            match c {
                '{' => depth += 1,
                '}' => depth -= 1,
                ',' if depth == 1 => names.push(&group[at + 1..]),
                _ => {}
            }
            if depth == 0 {
                break;
            }
        }
    }
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    names.iter().filter_map(|name| name.trim_start().split(|c| !is_part(c)).next()).collect()
}

#[test]
fn groups_are_seen() {
    let text = "use crate::http;\nuse crate::live::{Hub, Command};\nuse crate::{\n    Refusal,\n    store::{Store, User}, serve,\n};\n\
                fn f(at: crate::limit::Key) {}";
    assert_eq!(used(text), ["http", "live", "Refusal", "store", "serve", "", "limit"]);
}

#[test]
fn no_module_uses_one_above_it() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    for (layer, name) in LAYERS.iter().enumerate() {
        let mut files = Vec::new();
        sources(root.join(format!("{name}.rs")), &mut files);
        sources(root.join(name), &mut files);
        files.retain(|file| file.exists());
        assert!(!files.is_empty(), "{name} is no module any more");
        for file in files {
            let text = std::fs::read_to_string(&file).expect("a source file");
            for above in used(&text) {
                assert!(!LAYERS[layer + 1..].contains(&above), "{} uses {above}", file.display());
            }
        }
    }
}
