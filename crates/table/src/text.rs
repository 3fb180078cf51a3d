//! Words for people, in one language: Fluent messages out of embedded files.

use std::cell::RefCell;
use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::sync::{Arc, PoisonError, RwLock};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::Problem;
use crate::hash::FastHashing;
use crate::parts::marked_number;

/// The messages of one language. Can be shared between threads.
pub struct Locale {
    bundle: FluentBundle<Arc<FluentResource>>,
    language: LanguageIdentifier,
    files: Vec<Arc<FluentResource>>,
    ids: Vec<String>,
    cache: RwLock<Cache>,
}

/// Texts that were made before, by message and arguments. The same ones are asked for again and again, and making one
/// takes microseconds. Bounded: what was not asked for while [`Cache::SIZE`] others came in is forgotten.
#[derive(Default)]
struct Cache {
    recent: CachedTexts,
    older: CachedTexts,
}

/// Texts by keys; none where there is no such message.
type CachedTexts = HashMap<Box<[u8]>, Option<Box<str>>, FastHashing>;

impl Cache {
    const SIZE: usize = 4096;

    fn insert(&mut self, key: Box<[u8]>, text: Option<Box<str>>) {
        if self.recent.len() >= Cache::SIZE {
            self.older = std::mem::take(&mut self.recent);
        }
        self.recent.insert(key, text);
    }

    /// Writes the key of a message: no two messages with their arguments have the same.
    fn write_key(key: &mut Vec<u8>, id: &str, args: &[(&str, Arg)]) {
        fn text(key: &mut Vec<u8>, text: &str) {
            key.extend_from_slice(&(text.len() as u32).to_le_bytes());
            key.extend_from_slice(text.as_bytes());
        }
        key.clear();
        text(key, id);
        for (name, arg) in args {
            text(key, name);
            match arg {
                Arg::Text(value) => text(key, value),
                Arg::Number(number) => {
                    // No text is so long.
                    key.extend_from_slice(&u32::MAX.to_le_bytes());
                    key.extend_from_slice(&number.to_le_bytes());
                }
            }
        }
    }
}

/// The same messages in several languages.
pub struct Locales(Vec<(&'static str, Locale)>);

impl Locales {
    /// Reads one file in each language, given as language and content; the first is spoken where another is not known.
    ///
    /// # Errors
    /// Lists every mistake of the first file that has any.
    pub fn new(file: &str, languages: &[(&'static str, &str)]) -> Result<Locales, Problem> {
        let read = |&(language, text)| Ok((language, Locale::new(language, &[(file, text)])?));
        languages.iter().map(read).collect::<Result<_, _>>().map(Locales)
    }

    /// The messages in `language`, or else in the first one.
    pub fn of(&self, language: &str) -> &Locale {
        &self.0.iter().find(|(known, _)| *known == language).unwrap_or(&self.0[0]).1
    }

    /// The languages there are.
    pub fn languages(&self) -> impl Iterator<Item = &'static str> {
        self.0.iter().map(|(language, _)| *language)
    }
}

/// What a message's variable stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arg<'a> {
    /// A number: the language chooses the plural form by it.
    Number(i64),
    /// A text, set as it is; a message can choose by it.
    Text(&'a str),
}

impl From<i64> for Arg<'_> {
    fn from(number: i64) -> Self {
        Arg::Number(number)
    }
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Self {
        Arg::Text(text)
    }
}

impl Locale {
    /// Reads the files of `language` (such as `en` or `zh-Hans`), each given as name and content.
    ///
    /// # Errors
    /// Lists every mistake with file and line, and ids that two messages share.
    pub fn new(language: &str, files: &[(&str, &str)]) -> Result<Locale, Problem> {
        let language: LanguageIdentifier =
            language.parse().map_err(|_| Problem::new(format!("'{language}' is not a language tag")))?;
        let mut problems = Vec::new();
        let (mut places, mut resources): (HashMap<&str, (&str, usize)>, Vec<_>) = (HashMap::new(), Vec::new());
        for &(file, source) in files {
            for (id, line) in message_ids(source) {
                match places.entry(id) {
                    Entry::Occupied(other) => {
                        let (other, at) = other.get();
                        problems.push(format!("{file}:{line}: message '{id}' is already at {other}:{at}"));
                    }
                    Entry::Vacant(free) => _ = free.insert((file, line)),
                }
            }
            match FluentResource::try_new(source.to_owned()) {
                Ok(resource) => resources.push(Arc::new(resource)),
                Err((_, errors)) => problems.extend(errors.iter().map(|error| {
                    let line = source.as_bytes()[..error.pos.start.min(source.len())].split(|&b| b == b'\n').count();
                    format!("{file}:{line}: {}", error.kind)
                })),
            }
        }
        if !problems.is_empty() {
            return Err(Problem::new(problems.join("\n")));
        }
        let mut ids: Vec<String> = places.into_keys().map(str::to_owned).collect();
        ids.sort_unstable();
        let bundle = bundle(&language, &resources);
        Ok(Locale { bundle, language, files: resources, ids, cache: RwLock::default() })
    }

    /// The same messages, with every number they write marked as one for [`Markup::parts`](crate::Markup::parts).
    pub fn marking(&self) -> Locale {
        let mut bundle = bundle(&self.language, &self.files);
        bundle.set_formatter(Some(|value, _| match value {
            FluentValue::Number(number) => Some(marked_number(number.value)),
            _ => None,
        }));
        let (language, files, ids) = (self.language.clone(), self.files.clone(), self.ids.clone());
        Locale { bundle, language, files, ids, cache: RwLock::default() }
    }

    /// The message called `id`, or an attribute of it (`id.attribute`). A missing one is written as its id in braces,
    /// so that it is seen on the screen and nothing fails; so is a variable that is not among `args`.
    pub fn message(&self, id: &str, args: &[(&str, Arg)]) -> String {
        self.try_message(id, args).unwrap_or_else(|| format!("{{{id}}}"))
    }

    /// Like [`Locale::message`], but `None` when it is missing.
    pub fn try_message(&self, id: &str, args: &[(&str, Arg)]) -> Option<String> {
        thread_local! {
            static KEY: RefCell<Vec<u8>> = RefCell::default();
        }
        KEY.with_borrow_mut(|key| {
            Cache::write_key(key, id, args);
            if let Some(text) = self.cache.read().unwrap_or_else(PoisonError::into_inner).recent.get(&key[..]) {
                return text.as_deref().map(str::to_owned);
            }
            let older = self.cache.write().unwrap_or_else(PoisonError::into_inner).older.remove(&key[..]);
            let text = older.unwrap_or_else(|| self.format(id, args).map(String::into_boxed_str));
            let copy = text.as_deref().map(str::to_owned);
            self.cache.write().unwrap_or_else(PoisonError::into_inner).insert(key[..].into(), text);
            copy
        })
    }

    fn format(&self, id: &str, args: &[(&str, Arg)]) -> Option<String> {
        let (name, attribute) = id.split_once('.').map_or((id, None), |(name, rest)| (name, Some(rest)));
        let message = self.bundle.get_message(name)?;
        let pattern = match attribute {
            Some(attribute) => message.get_attribute(attribute)?.value(),
            None => message.value()?,
        };
        let args: FluentArgs = args.iter().map(|&(name, arg)| (name, FluentValue::from(arg))).collect();
        // Fluent writes what it could not resolve as `{$name}`, which is what we want people to see and report.
        Some(self.bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned())
    }

    /// The ids of all messages, sorted.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.ids.iter().map(String::as_str)
    }
}

fn bundle(language: &LanguageIdentifier, files: &[Arc<FluentResource>]) -> FluentBundle<Arc<FluentResource>> {
    let mut bundle = FluentBundle::new_concurrent(vec![language.clone()]);
    // The marks that keep directions apart are for mixed scripts; here they would only break comparisons.
    bundle.set_use_isolating(false);
    bundle.add_builtins().expect("a new bundle has no functions yet");
    files.iter().for_each(|file| bundle.add_resource_overriding(Arc::clone(file)));
    bundle
}

impl<'a> From<Arg<'a>> for FluentValue<'a> {
    fn from(arg: Arg<'a>) -> Self {
        match arg {
            Arg::Number(number) => number.into(),
            Arg::Text(text) => text.into(),
        }
    }
}

/// Replaces each `{ $name }` in `text` by the argument of that name; for texts that stand in no file of messages.
pub fn interpolate(text: &str, args: &[(&str, Arg)]) -> String {
    args.iter().fold(text.to_owned(), |text, (name, arg)| {
        let variable = format!("{{ ${name} }}");
        match arg {
            Arg::Number(number) => text.replace(&variable, &number.to_string()),
            Arg::Text(value) => text.replace(&variable, value),
        }
    })
}

/// Ids and lines of the messages in a file. Only they begin a line with a name and `=`: what continues a message is
/// indented, and terms begin with `-`.
fn message_ids(source: &str) -> impl Iterator<Item = (&str, usize)> {
    source.lines().enumerate().filter_map(|(i, line)| {
        let (id, _) = line.split_once('=')?;
        let id = id.trim_end_matches(' ');
        let named = id.starts_with(|c: char| c.is_ascii_alphabetic())
            && id.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_');
        named.then_some((id, i + 1))
    })
}
