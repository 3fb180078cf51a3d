//! Messages about words nobody knows, with the word that was probably meant.

/// "unknown faction 'gild'; did you mean 'guild'?", or the words that are valid if they are few.
pub(super) fn unknown<'w>(kind: &str, word: &str, valid: impl Iterator<Item = &'w str>) -> String {
    let mut valid: Vec<&str> = valid.collect();
    let found = format!("unknown {kind} '{}'", shortened(word));
    match near(word, &valid) {
        Some(near) => format!("{found}; did you mean '{near}'?"),
        None if (1..=12).contains(&valid.len()) => {
            let last = valid.pop().unwrap_or_default();
            match valid.as_slice() {
                [] => format!("{found}; expected {last}"),
                rest => format!("{found}; expected {} or {last}", rest.join(", ")),
            }
        }
        None => found,
    }
}

/// The valid word that was probably meant.
pub(crate) fn near<'w>(word: &str, valid: &[&'w str]) -> Option<&'w str> {
    let most = if word.len() <= 3 { 1 } else { 2 };
    let near = valid.iter().map(|v| (distance(word, v, most), *v)).filter(|(d, _)| *d <= most).min();
    near.map(|(_, near)| near)
}

/// Edit distance, or something larger than `most`.
fn distance(a: &str, b: &str, most: usize) -> usize {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    if a.len().abs_diff(b.len()) > most {
        return most + 1;
    }
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.iter().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, y) in b.iter().enumerate() {
            let best = (diagonal + usize::from(x != y)).min(row[j] + 1).min(row[j + 1] + 1);
            diagonal = row[j + 1];
            row[j + 1] = best;
        }
    }
    row[b.len()]
}

/// The word, or its beginning if it is very long.
pub(super) fn shortened(word: &str) -> String {
    match word.char_indices().nth(40) {
        Some((cut, _)) => format!("{}…", &word[..cut]),
        None => word.to_owned(),
    }
}
