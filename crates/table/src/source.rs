//! Content files, and what is wrong with them: each mistake with file, line, column and a caret.

use std::fmt;
use std::ops::Range;

/// A content file.
#[derive(Clone, Debug)]
pub struct SourceFile {
    /// Its name in messages.
    pub name: String,
    /// What it says.
    pub text: String,
}

impl SourceFile {
    /// A file of that name.
    pub fn new(name: impl Into<String>, text: impl Into<String>) -> SourceFile {
        SourceFile { name: name.into(), text: text.into() }
    }

    /// The place of a part of a TOML string that stands at `span`, quotes included; the whole string if its escapes hide
    /// where the part is.
    pub fn part_of_string(&self, span: Range<usize>, at: usize, len: usize) -> Range<usize> {
        let raw = self.text.get(span.clone()).unwrap_or_default();
        let quotes = match raw.as_bytes() {
            [b'"', b'"', b'"', b'\r', b'\n', ..] | [b'\'', b'\'', b'\'', b'\r', b'\n', ..] => Some(5),
            [b'"', b'"', b'"', b'\n', ..] | [b'\'', b'\'', b'\'', b'\n', ..] => Some(4),
            [b'"', b'"', b'"', _, ..] | [b'\'', b'\'', b'\'', _, ..] => Some(3),
            [b'"' | b'\'', ..] => Some(1),
            _ => None,
        };
        let escapes = raw.starts_with('"') && raw.contains('\\') || raw.contains('\r');
        match quotes {
            Some(quotes) if !escapes => span.start + quotes + at..span.start + quotes + at + len,
            _ => span,
        }
    }
}

/// What is wrong with a text inside a file, such as an effect, and where in the text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseError {
    /// Byte offset in the text.
    pub at: usize,
    /// Length in bytes; may be 0 at the end of the text.
    pub len: usize,
    /// What was found and what was expected.
    pub message: String,
}

/// One thing wrong with the content.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mistake {
    /// Name of the file.
    pub file: String,
    /// Line, from 1; 0 if it has no place.
    pub line: usize,
    /// Column in characters, from 1.
    pub column: usize,
    /// How many characters of the line are meant; at least 1.
    pub width: usize,
    /// The line.
    pub source: String,
    /// What is wrong.
    pub message: String,
}

impl Mistake {
    /// A mistake in a part of a file.
    pub fn at(file: &SourceFile, span: Range<usize>, message: String) -> Mistake {
        let text = file.text.as_str();
        let boundary = |mut at: usize| {
            at = at.min(text.len());
            while !text.is_char_boundary(at) {
                at -= 1;
            }
            at
        };
        let (start, end) = (boundary(span.start), boundary(span.end));
        let line_start = text[..start].rfind('\n').map_or(0, |at| at + 1);
        let line_end = text[start..].find('\n').map_or(text.len(), |at| start + at);
        Mistake {
            file: file.name.clone(),
            line: text[..start].matches('\n').count() + 1,
            column: text[line_start..start].chars().count() + 1,
            width: text[start..end.clamp(start, line_end)].trim_end().chars().count().max(1),
            source: text[line_start..line_end].trim_end().to_owned(),
            message,
        }
    }
}

impl fmt::Display for Mistake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.line == 0 {
            return write!(f, "{}: {}", self.file, self.message);
        }
        writeln!(f, "{}:{}:{}: {}", self.file, self.line, self.column, self.message)?;
        writeln!(f, "    {}", self.source)?;
        let indent: String = (self.source.chars().chain(std::iter::repeat(' ')).take(self.column - 1))
            .map(|c| if c == '\t' { '\t' } else { ' ' })
            .collect();
        write!(f, "    {indent}{}", "^".repeat(self.width))
    }
}

/// Why content cannot be used: the first problems, in the order of the files.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ContentError {
    /// At most 20 problems.
    pub problems: Vec<Mistake>,
    /// How many more there are.
    pub more: usize,
}

impl fmt::Display for ContentError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, problem) in self.problems.iter().enumerate() {
            if i > 0 {
                writeln!(f)?;
            }
            write!(f, "{problem}")?;
        }
        match self.more {
            0 => Ok(()),
            1 => write!(f, "\nand 1 more problem"),
            more => write!(f, "\nand {more} more problems"),
        }
    }
}

impl std::error::Error for ContentError {}
