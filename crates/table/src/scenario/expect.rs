//! `PATH OP VALUE`: what must hold in a tree.

use std::fmt;

use serde_json::Value;

use super::step::first_word;
use crate::Problem;

/// What must hold at one place of a tree.
#[derive(Clone, PartialEq, Debug)]
pub struct Expectation {
    /// The way there: keys of tables, numbers in lists.
    pub path: Vec<String>,
    /// How to compare.
    pub op: Op,
    /// What with.
    pub value: Value,
}

/// How to compare.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Op {
    /// `=`: equal; in lists the order does not matter.
    Same,
    /// `==`: equal, lists in order.
    Exactly,
    /// `!=`: not equal in the sense of `=`.
    Different,
    /// `>=`: a number not below.
    AtLeast,
    /// `<=`: a number not above.
    AtMost,
    /// `has`: a list with such an entry.
    Has,
    /// `lacks`: a list without such an entry.
    Lacks,
}

const OPS: [(&str, Op); 7] = [
    ("=", Op::Same),
    ("==", Op::Exactly),
    ("!=", Op::Different),
    (">=", Op::AtLeast),
    ("<=", Op::AtMost),
    ("has", Op::Has),
    ("lacks", Op::Lacks),
];

/// A step that does not hold: the middle part of a [`Failure`](super::Failure), before the place is known.
pub(super) struct Mismatch {
    pub expected: String,
    pub found: String,
    /// The legal actions, where they help.
    pub legal: Vec<String>,
}

impl Mismatch {
    pub fn new(expected: impl Into<String>, found: impl Into<String>) -> Mismatch {
        Mismatch { expected: expected.into(), found: found.into(), legal: Vec::new() }
    }
}

impl Expectation {
    pub(super) fn parse(text: &str) -> Result<Expectation, Problem> {
        let (path, rest) = first_word(text);
        let (op, value) = first_word(rest);
        if path.is_empty() || path.split('.').any(str::is_empty) {
            return Err(Problem::new(format!("expected a path such as A.hand, found '{path}'")));
        }
        let Some(&(_, op)) = OPS.iter().find(|(name, _)| *name == op) else {
            let names: Vec<&str> = OPS.iter().map(|(name, _)| *name).collect();
            return Err(Problem::new(format!("expected one of {} after '{path}', found '{op}'", names.join(" "))));
        };
        if value.is_empty() {
            return Err(Problem::new("expected a value at the end"));
        }
        let value = parse_value(value)?;
        if matches!(op, Op::AtLeast | Op::AtMost) && !value.is_number() {
            return Err(Problem::new(format!("'{op}' compares numbers, {value} is none")));
        }
        Ok(Expectation { path: path.split('.').map(str::to_owned).collect(), op, value })
    }

    /// The words that must not be found. A misspelt one never is, so somebody has to know them.
    pub(super) fn unwanted(&self) -> Vec<&str> {
        let mut words = Vec::new();
        if matches!(self.op, Op::Lacks | Op::Different) {
            collect_words(&self.value, &mut words);
        }
        words
    }

    pub(super) fn check(&self, tree: &Value) -> Result<(), Mismatch> {
        let mismatch = |found: String| Mismatch::new(self.to_string(), found);
        let found = look_up(tree, &self.path).map_err(mismatch)?;
        let holds = match (self.op, &*found) {
            (Op::Has | Op::Lacks, Value::Array(items)) => {
                items.iter().any(|item| same(&self.value, item, false)) == (self.op == Op::Has)
            }
            (Op::AtLeast | Op::AtMost, Value::Number(_)) => {
                let (found, bound) = (found.as_f64(), self.value.as_f64());
                if self.op == Op::AtLeast { found >= bound } else { found <= bound }
            }
            // Comparing with a table is a mistake in the path; `!=` must not hide it.
            (_, Value::Object(table)) => {
                return Err(mismatch(format!("a table with {}", keys(table.keys()))));
            }
            (Op::Has | Op::Lacks, other) => return Err(mismatch(format!("no list but {other}"))),
            (Op::AtLeast | Op::AtMost, other) => return Err(mismatch(format!("no number but {other}"))),
            (Op::Same, found) => is(&self.value, found),
            (Op::Exactly, found) => same(&self.value, found, true),
            (Op::Different, found) => !is(&self.value, found),
        };
        if holds { Ok(()) } else { Err(mismatch(found.to_string())) }
    }
}

impl fmt::Display for Op {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let name = OPS.iter().find(|(_, op)| op == self).map_or("?", |(name, _)| name);
        f.write_str(name)
    }
}

impl fmt::Display for Expectation {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{} {} {}", self.path.join("."), self.op, self.value)
    }
}

/// What stands at `path`; if nothing does, what there is instead.
fn look_up<'a>(tree: &'a Value, path: &[String]) -> Result<std::borrow::Cow<'a, Value>, String> {
    use std::borrow::Cow;
    let mut here = tree;
    for (i, key) in path.iter().enumerate() {
        let place = || if i == 0 { "the top".to_owned() } else { format!("'{}'", path[..i].join(".")) };
        let counts = key == "count" && i + 1 == path.len();
        let inside = match here {
            Value::Object(table) if counts && !table.contains_key(key) => return Ok(Cow::Owned(table.len().into())),
            Value::Array(items) if counts => return Ok(Cow::Owned(items.len().into())),
            Value::Object(table) => table.get(key),
            Value::Array(items) => key.parse().ok().and_then(|index: usize| items.get(index)),
            other => return Err(format!("no '{key}' in {}, which is {other}", place())),
        };
        here = inside.ok_or_else(|| match here {
            Value::Object(table) => format!("no '{key}' in {}, only {}", place(), keys(table.keys())),
            _ => format!("no '{key}' in {}, a list of {}", place(), here.as_array().map_or(0, Vec::len)),
        })?;
    }
    Ok(Cow::Borrowed(here))
}

fn collect_words<'a>(value: &'a Value, words: &mut Vec<&'a str>) {
    match value {
        Value::String(word) => words.push(word),
        Value::Array(items) => items.iter().for_each(|item| collect_words(item, words)),
        _ => {}
    }
}

fn keys<'a>(keys: impl Iterator<Item = &'a String>) -> String {
    let keys: Vec<&str> = keys.map(String::as_str).collect();
    if keys.is_empty() { "nothing".to_owned() } else { keys.join(", ") }
}

/// Whether that is what was found; a list of one may be named without brackets, and an empty one is `none`.
fn is(wanted: &Value, found: &Value) -> bool {
    match (wanted, found) {
        (Value::Null, Value::Array(found)) => found.is_empty(),
        (Value::String(_), Value::Array(found)) => matches!(&found[..], [one] if same(wanted, one, false)),
        _ => same(wanted, found, false),
    }
}

fn same(wanted: &Value, found: &Value, ordered: bool) -> bool {
    match (wanted, found) {
        (Value::Number(a), Value::Number(b)) => a == b || a.as_f64() == b.as_f64(),
        (Value::Array(wanted), Value::Array(found)) if ordered => {
            wanted.len() == found.len() && wanted.iter().zip(found).all(|(a, b)| same(a, b, true))
        }
        (Value::Array(wanted), Value::Array(found)) => {
            let mut left: Vec<&Value> = found.iter().collect();
            wanted.len() == found.len()
                && wanted.iter().all(|a| {
                    let at = left.iter().position(|b| same(a, b, false));
                    at.map(|at| left.swap_remove(at)).is_some()
                })
        }
        (a, b) => a == b,
    }
}

fn parse_value(text: &str) -> Result<Value, Problem> {
    let text = text.trim();
    if let Some(inner) = text.strip_prefix('[') {
        let inner = inner.strip_suffix(']').ok_or_else(|| Problem::new(format!("'{text}' has no ']' at its end")))?;
        return Ok(Value::Array(split_list(inner)?.into_iter().map(parse_value).collect::<Result<_, _>>()?));
    }
    if text.starts_with('"') {
        // The quotes are those of JSON, for texts that would be read as something else.
        let text = serde_json::from_str(text).map_err(|_| Problem::new(format!("{text} has wrong quotes")))?;
        return Ok(Value::String(text));
    }
    Ok(match text {
        "" => return Err(Problem::new("an entry of the list is empty")),
        "none" => Value::Null,
        "true" => Value::Bool(true),
        "false" => Value::Bool(false),
        _ => match text.parse::<i64>() {
            Ok(number) => number.into(),
            Err(_) => match text.parse::<f64>() {
                // Words such as `nan` and `infinity` are words.
                Ok(number) if text.contains(|c: char| c.is_ascii_digit()) => number.into(),
                _ => Value::String(text.to_owned()),
            },
        },
    })
}

/// The entries between the commas that stand in no inner list.
fn split_list(text: &str) -> Result<Vec<&str>, Problem> {
    let (mut entries, mut start, mut depth) = (Vec::new(), 0, 0);
    for (at, c) in text.char_indices() {
        match c {
            '[' => depth += 1,
            ']' => depth -= 1,
            ',' if depth == 0 => {
                entries.push(&text[start..at]);
                start = at + 1;
            }
            _ => {}
        }
        if depth < 0 {
            break;
        }
    }
    if depth != 0 {
        return Err(Problem::new(format!("the brackets in '[{text}]' do not match")));
    }
    if !text.trim().is_empty() {
        entries.push(&text[start..]);
    }
    Ok(entries)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn holds(expectation: &str) -> bool {
        let tree = json!({
            "A": {"coins": 3, "hand": ["fox", "owl", "fox"], "pairs": [[1, 2], [3]], "rank": null, "first": true,
                "pack": {"rope": 1, "torch": 2, "map": 1}, "tool": ["axe"], "debts": []},
            "row": [5, 6], "name": "5", "half": 0.5, "word": "two words"
        });
        Expectation::parse(expectation).unwrap().check(&tree).is_ok()
    }

    #[test]
    fn comparisons() {
        for good in [
            "A.coins = 3",
            "A.coins != 4",
            "A.coins >= 3",
            "A.coins <= 3",
            "A.hand = [fox, fox, owl]",
            "A.hand == [fox, owl, fox]",
            "A.hand != [fox, owl]",
            "A.hand has owl",
            "A.hand lacks cat",
            "A.pairs has [2, 1]",
            "A.pairs = [[3], [1, 2]]",
            "A.rank = none",
            "A.first = true",
            "row.1 = 6",
            "row.count = 2",
            "A.pack.count = 3",
            "name = \"5\"",
            "half >= 0.5",
            "word = two words",
            "A.hand != fox",
            "A.hand != none",
            "A.tool = axe",
            "A.debts = none",
        ] {
            assert!(holds(good), "{good}");
        }
        for bad in [
            "A.coins = 4",
            "A.coins != 3",
            "A.coins >= 4",
            "A.coins <= 2",
            "A.hand = [fox, owl, owl]",
            "A.hand == [fox, fox, owl]",
            "A.hand != [owl, fox, fox]",
            "A.hand has cat",
            "A.hand lacks fox",
            "A.pairs has [1]",
            "name = 5",
            "A.rank = 0",
            "A != 3",
            "A.coins has 3",
            "A.hand >= 3",
            "row.2 = 6",
            "row.x != 1",
            "A.coin = 3",
            "name.x = 5",
            "A.hand = []",
            "A.hand = fox",
            "A.tool = none",
            "A.tool == axe",
            "A.debts != none",
        ] {
            assert!(!holds(bad), "{bad}");
        }
    }

    #[test]
    fn what_is_not_understood() {
        for (text, part) in [
            ("", "path"),
            ("A..b = 1", "path"),
            ("A", "one of"),
            ("A ~ 3", "one of"),
            ("A =", "value"),
            ("A = [1, 2", "']'"),
            ("A = [1, , 2]", "empty"),
            ("A = [1, [2]", "brackets"),
            ("A = \"x", "quotes"),
            ("A >= fox", "compares numbers"),
            ("A = []]", "brackets"),
        ] {
            let problem = Expectation::parse(text).unwrap_err().0;
            assert!(problem.contains(part), "{text}: {problem}");
        }
    }

    #[test]
    fn a_missing_path_lists_what_there_is() {
        let tree = json!({"A": {"coins": 3, "hand": [1]}});
        let found = |text| Expectation::parse(text).unwrap().check(&tree).err().unwrap().found;
        assert_eq!(found("A.coin = 3"), "no 'coin' in 'A', only coins, hand");
        assert_eq!(found("B.coins = 3"), "no 'B' in the top, only A");
        assert_eq!(found("A.hand.4 = 3"), "no '4' in 'A.hand', a list of 1");
        assert_eq!(found("A.coins.x = 3"), "no 'x' in 'A.coins', which is 3");
    }
}
