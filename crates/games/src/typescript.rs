//! TypeScript made from Rust types, for the tests that keep the client's files up to date.

use std::path::Path;

use ts_rs::{Config, TS};

/// A file of declarations, in the order they are added.
pub struct TypeScript {
    text: String,
    config: Config,
}

impl TypeScript {
    /// A file that begins with these lines of comment.
    pub fn new(head: &[&str]) -> TypeScript {
        let text = head.iter().map(|line| format!("// {line}\n")).collect();
        TypeScript { text, config: Config::new().with_large_int("number") }
    }

    /// Adds the declaration of a type, with its doc comment.
    #[must_use]
    pub fn add<T: TS>(mut self) -> TypeScript {
        let declaration = T::decl(&self.config).replace("JsonValue", "unknown");
        self.text.push('\n');
        if let Some(docs) = T::docs() {
            self.text.push_str(docs.trim_end());
            self.text.push('\n');
        }
        self.text.push_str("export ");
        for line in declaration.trim_end().lines() {
            self.text.push_str(line.trim_end());
            self.text.push('\n');
        }
        self
    }

    /// Adds a value of a type that was added before.
    #[must_use]
    pub fn value<T: TS + serde::Serialize>(mut self, docs: &str, name: &str, value: &T) -> TypeScript {
        let json = serde_json::to_string(value).expect("it is plain data");
        let declared = T::name(&self.config);
        self.text.push_str(&format!("\n/** {docs} */\nexport const {name}: {declared} = {json};\n"));
        self
    }

    /// Fails unless the file at `path` is this one; see [`check_generated`].
    #[track_caller]
    pub fn check(self, path: &Path) {
        check_generated(path, &self.text);
    }
}

/// Fails unless the file at `path` holds `wanted`. With `UPDATE_TYPES` in the environment it is written first.
#[track_caller]
pub fn check_generated(path: &Path, wanted: &str) {
    if std::env::var_os("UPDATE_TYPES").is_some() {
        std::fs::write(path, wanted).expect("the file can be written");
    }
    let found = std::fs::read_to_string(path).unwrap_or_default();
    assert!(found == wanted, "{} is stale: run the test with UPDATE_TYPES=1", path.display());
}
