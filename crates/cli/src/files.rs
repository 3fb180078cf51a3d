//! Reading, writing and finding files.

use std::fs;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use table::Seed;

use crate::Failure;

/// The text of a file.
///
/// # Errors
/// Names the file and what is wrong with it.
pub fn read(path: &Path) -> Result<String, Failure> {
    fs::read_to_string(path).map_err(|error| Failure::file(path, &error))
}

/// Writes a file so that it is either the old or the new one, whatever happens in between.
///
/// # Errors
/// Names the file and what is wrong with it.
pub fn write_atomically(path: &Path, text: &str) -> Result<(), Failure> {
    let name = path.file_name().ok_or_else(|| Failure::input(format!("{} is no file name", path.display())))?;
    let mut temporary = name.to_owned();
    temporary.push(format!(".{}.tmp", std::process::id()));
    // In the same folder: only there is renaming one step.
    let temporary = path.with_file_name(temporary);
    let written = fs::File::create(&temporary).and_then(|mut file| {
        file.write_all(text.as_bytes())?;
        file.sync_all()
    });
    written.and_then(|()| fs::rename(&temporary, path)).map_err(|error| {
        let _ = fs::remove_file(&temporary);
        Failure::file(path, &error)
    })
}

/// The files with that ending in these paths, sorted: a file is taken as it is, a folder with all its folders.
///
/// # Errors
/// Names the path that cannot be read.
pub fn find(paths: &[PathBuf], ending: &str) -> Result<Vec<PathBuf>, Failure> {
    let mut files = Vec::new();
    for path in paths {
        let kind = fs::metadata(path).map_err(|error| Failure::file(path, &error))?;
        if kind.is_dir() { walk(path, ending, &mut files)? } else { files.push(path.clone()) }
    }
    Ok(files)
}

fn walk(folder: &Path, ending: &str, files: &mut Vec<PathBuf>) -> Result<(), Failure> {
    let read = fs::read_dir(folder).and_then(|entries| entries.collect::<Result<Vec<_>, _>>());
    let mut entries: Vec<PathBuf> =
        read.map_err(|error| Failure::file(folder, &error))?.into_iter().map(|entry| entry.path()).collect();
    entries.sort();
    for entry in entries {
        if entry.is_dir() {
            walk(&entry, ending, files)?;
        } else if entry.extension().is_some_and(|own| own == ending) {
            files.push(entry);
        }
    }
    Ok(())
}

/// A seed nobody can guess, from the operating system.
pub fn fresh_seed() -> Seed {
    let mut bytes = [0; 32];
    let random = fs::File::open("/dev/urandom").and_then(|mut source| source.read_exact(&mut bytes));
    if random.is_ok() {
        return Seed(bytes);
    }
    // Elsewhere the keys of hash maps come from the operating system's randomness; the time is for good measure.
    use std::hash::{BuildHasher, RandomState};
    let time = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_nanos();
    for (i, chunk) in bytes.chunks_mut(8).enumerate() {
        let word = RandomState::new().hash_one((time, i, std::process::id()));
        chunk.copy_from_slice(&word.to_le_bytes());
    }
    Seed(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_replaced_in_one_step_and_nothing_is_left_behind() {
        let folder = std::env::temp_dir().join(format!("melange-files-{}", std::process::id()));
        fs::create_dir_all(folder.join("deeper")).unwrap();
        let path = folder.join("deeper/b.json");
        write_atomically(&path, "one").unwrap();
        write_atomically(&path, "two").unwrap();
        assert_eq!(read(&path).unwrap(), "two");
        write_atomically(&folder.join("a.json"), "").unwrap();
        write_atomically(&folder.join("c.txt"), "").unwrap();
        assert_eq!(find(std::slice::from_ref(&folder), "json").unwrap(), [folder.join("a.json"), path]);
        assert!(write_atomically(&folder.join("missing/x"), "").is_err());
        assert!(find(&[folder.join("missing")], "json").unwrap_err().message.contains("missing"));
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn fresh_seeds_differ() {
        assert_ne!(fresh_seed(), fresh_seed());
    }
}
