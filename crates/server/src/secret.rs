//! Values that must not show up in logs, and randomness nobody can guess.

use std::fmt;

/// Something to keep out of logs: its `Debug` says nothing about it, and it has no `Display`.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret<T>(T);

impl<T> Secret<T> {
    /// Wraps a value.
    pub fn new(value: T) -> Secret<T> {
        Secret(value)
    }

    /// The value itself. Each call is a place to check that it goes nowhere public.
    pub fn expose(&self) -> &T {
        &self.0
    }
}

impl<'de, T: serde::Deserialize<'de>> serde::Deserialize<'de> for Secret<T> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Secret<T>, D::Error> {
        T::deserialize(deserializer).map(Secret)
    }
}

impl<T> fmt::Debug for Secret<T> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("(secret)")
    }
}

/// Random bytes from the operating system.
///
/// # Panics
/// When the operating system has none to give: there is no safe way to go on.
pub fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes
}

/// Letters and digits that cannot be taken for one another when read out or written down.
const ALPHABET: &[u8; 30] = b"23456789ABCDEFGHJKMNPQRSTVWXYZ";

fn random_text(length: usize) -> String {
    let mut text = String::with_capacity(length);
    while text.len() < length {
        for byte in random_bytes::<32>() {
            // Five random bits that point past the alphabet are thrown away: each letter is as likely as the others.
            if let Some(&letter) = ALPHABET.get(usize::from(byte & 31))
                && text.len() < length
            {
                text.push(char::from(letter));
            }
        }
    }
    text
}

/// A short code that people tell each other: six letters and digits.
pub(crate) fn random_code() -> String {
    random_text(6)
}

/// An id nobody can guess: about 127 bits.
pub(crate) fn random_id() -> String {
    random_text(26).to_ascii_lowercase()
}

/// Bytes as hexadecimal digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    use fmt::Write;
    bytes.iter().fold(String::with_capacity(2 * bytes.len()), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// Reads exactly 64 hexadecimal digits.
pub(crate) fn unhex(text: &str) -> Option<[u8; 32]> {
    if text.len() != 64 || !text.bytes().all(|b| b.is_ascii_hexdigit()) {
        return None;
    }
    let mut bytes = [0; 32];
    for (i, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(text.get(2 * i..2 * i + 2)?, 16).ok()?;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secrets_do_not_print() {
        assert_eq!(format!("{:?}", Secret::new("spice")), "(secret)");
    }

    #[test]
    fn hexadecimal_round_trip() {
        let bytes = random_bytes::<32>();
        assert_eq!(unhex(&hex(&bytes)), Some(bytes));
        for wrong in ["", "00", &"g".repeat(64), &"é".repeat(32), &"+f".repeat(32)] {
            assert_eq!(unhex(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn codes_use_clear_letters_only() {
        for _ in 0..200 {
            let code = random_code();
            assert_eq!(code.len(), 6);
            assert!(code.bytes().all(|b| b.is_ascii_alphanumeric() && !b"01ILOU".contains(&b)), "{code}");
        }
        assert_ne!(random_id(), random_id());
    }
}
