//! The content files, and where in them a component stands.

use std::ops::Range;

use serde::de::DeserializeOwned;
use table::{Mistake, ParseError, SourceFile};
use toml::de::{DeTable, DeValue};

/// The files that are built in, by name.
pub(super) const FILES: [(&str, &str); 11] = [
    ("board.toml", include_str!("../../content/board.toml")),
    ("cards.toml", include_str!("../../content/cards.toml")),
    ("leaders.toml", include_str!("../../content/leaders.toml")),
    ("prescience.toml", include_str!("../../content/prescience.toml")),
    ("objectives.toml", include_str!("../../content/objectives.toml")),
    ("bans.toml", include_str!("../../content/bans.toml")),
    ("tactics.toml", include_str!("../../content/tactics.toml")),
    ("components.toml", include_str!("../../content/components.toml")),
    (OVERLAY, include_str!("../../content/reconstructed.toml")),
    ("terms.toml", include_str!("../../content/terms.toml")),
    ("rules.toml", include_str!("../../content/rules.toml")),
];

/// What is laid over the other files.
pub(super) const OVERLAY: &str = "reconstructed.toml";

/// The files that are read.
pub(super) struct Files(Vec<SourceFile>);

impl Files {
    /// Those that are built in, some of them replaced by others of the same names.
    pub fn with(replaced: &[(String, String)]) -> Result<Files, String> {
        let mut files: Vec<SourceFile> = FILES.iter().map(|&(name, text)| SourceFile::new(name, text)).collect();
        for (name, text) in replaced {
            let base = name.rsplit(['/', '\\']).next().unwrap_or(name);
            let Some(file) = files.iter_mut().find(|file| file.name == base) else {
                let known: Vec<&str> = FILES.iter().map(|file| file.0).collect();
                return Err(format!("{name}: a file of the content is called {}", known.join(", ")));
            };
            file.text.clone_from(text);
        }
        Ok(Files(files))
    }

    fn file(&self, name: &str) -> Option<&SourceFile> {
        self.0.iter().find(|file| file.name == name)
    }

    /// What a file says.
    pub fn read<T: DeserializeOwned>(&self, name: &str) -> Result<T, String> {
        let file = self.file(name).ok_or_else(|| format!("there is no file '{name}'"))?;
        toml::from_str(&file.text).map_err(|error| {
            let message = error.message().trim().replace('\n', ", ");
            Mistake::at(file, error.span().unwrap_or_default(), message).to_string()
        })
    }

    /// What is wrong with the text of a component's field, with its place: in the file of the component, or in the
    /// overlay if the field comes from there.
    pub fn mistake(&self, name: &str, [kind, id, field]: [&str; 3], error: ParseError) -> String {
        let message = format!("{kind} '{id}': {}", error.message);
        let place = [name, OVERLAY].into_iter().find_map(|name| {
            let file = self.file(name)?;
            Some((file, span_of(&file.text, kind, id, field)?))
        });
        match place {
            Some((file, span)) => {
                Mistake::at(file, file.part_of_string(span, error.at, error.len), message).to_string()
            }
            None => format!("{name}: {message}"),
        }
    }
}

/// Where a field of a component stands: an entry of `[[kind]]`, or of `[kind.id]` in the overlay.
fn span_of(text: &str, kind: &str, id: &str, field: &str) -> Option<Range<usize>> {
    let table = DeTable::parse(text).ok()?;
    let of_kind = table.get_ref().get(kind)?.get_ref();
    let entry = match of_kind {
        DeValue::Array(entries) => {
            let named = |entry: &DeValue<'_>| entry.get("id").and_then(|own| own.get_ref().as_str()) == Some(id);
            entries.iter().map(|entry| entry.get_ref()).find(|entry| named(entry))?
        }
        by_id => by_id.get(id)?.get_ref(),
    };
    Some(entry.get(field)?.span())
}
