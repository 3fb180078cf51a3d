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
            for above in &LAYERS[layer + 1..] {
                assert!(!text.contains(&format!("crate::{above}::")), "{} uses {above}", file.display());
            }
        }
    }
}
