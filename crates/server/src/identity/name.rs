//! Names people give themselves.

use crate::Refusal;

/// The longest name, in characters.
pub const MAX_NAME: usize = 24;

/// A name that can be shown: 1 to 24 characters, no control characters, nothing invisible that could make one name look
/// like another or turn the text around it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Name(String);

impl Name {
    /// Reads a name. Spaces around it go, and any white space inside becomes one plain space.
    ///
    /// # Errors
    /// Says what is wrong with it.
    pub fn parse(text: &str) -> Result<Name, Refusal> {
        // Looked at before anything is copied: bodies are limited, but not to a sensible name.
        if text.len() > 1024 {
            return Err(Refusal::NameLong { most: MAX_NAME });
        }
        if text.trim().chars().any(|c| c.is_control() || is_hidden(c)) {
            return Err(Refusal::NameHidden);
        }
        let name = text.split_whitespace().collect::<Vec<_>>().join(" ");
        match name.chars().count() {
            1..=MAX_NAME if name.chars().any(|c| !is_joiner(c)) => Ok(Name(name)),
            count if count > MAX_NAME => Err(Refusal::NameLong { most: MAX_NAME }),
            _ => Err(Refusal::NameEmpty),
        }
    }

    /// The name.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Characters that only join or vary their neighbours. Emoji and some scripts need them, but they are no name alone.
fn is_joiner(c: char) -> bool {
    matches!(c, '\u{200c}' | '\u{200d}' | '\u{fe00}'..='\u{fe0f}' | '\u{300}'..='\u{36f}' | '\u{20d0}'..='\u{20f0}')
}

/// Characters without ink that are no white space, and those that change the direction of the text.
fn is_hidden(c: char) -> bool {
    matches!(
        c,
        '\u{ad}'
            | '\u{34f}'
            | '\u{61c}'
            | '\u{115f}'
            | '\u{1160}'
            | '\u{17b4}'
            | '\u{17b5}'
            | '\u{180b}'..='\u{180f}'
            | '\u{200b}'
            | '\u{200e}'
            | '\u{200f}'
            | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}'
            | '\u{2800}'
            | '\u{3164}'
            | '\u{feff}'
            | '\u{ffa0}'
            | '\u{fff0}'..='\u{fffb}'
            | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{e0fff}'
            | '\u{e000}'..='\u{f8ff}'
            | '\u{f0000}'..
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names() {
        for (text, name) in [
            ("Paul", "Paul"),
            ("  Lady   Jessica\u{a0}A. ", "Lady Jessica A."),
            ("Чані", "Чані"),
            ("保罗·厄崔迪", "保罗·厄崔迪"),
            ("🪱", "🪱"),
            ("👩\u{200d}🚀", "👩\u{200d}🚀"),
            ("<script>alert(1)</script>", ""),
            ("<b>", "<b>"),
            ("123456789012345678901234", "123456789012345678901234"),
        ] {
            match Name::parse(text) {
                Ok(parsed) => assert_eq!(parsed.as_str(), name),
                Err(_) => assert!(name.is_empty(), "{text}"),
            }
        }
        let long = "x".repeat(5000);
        for wrong in [
            "",
            "   ",
            "\u{3000}",
            "a\0b",
            "a\nb",
            "\u{200b}",
            "\u{200d}",
            "Pa\u{202e}lu",
            "\u{feff}Paul",
            "\u{3164}",
            "\u{2800}\u{2800}",
            "1234567890123456789012345",
            &long,
        ] {
            assert!(Name::parse(wrong).is_err(), "{wrong:?}");
        }
    }
}
