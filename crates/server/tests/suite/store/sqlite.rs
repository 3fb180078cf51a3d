//! What only a file can suffer.

use std::fs;
use std::path::Path;

use server::store::{FileLock, Location, Store, StoreError};

use super::cases;

async fn refused(path: &Path) -> StoreError {
    match Store::open(&Location::Sqlite(path.to_path_buf())).await {
        Ok(_) => panic!("{} was opened", path.display()),
        Err(error) => {
            assert!(error.to_string().contains(path.to_str().expect("plain names")), "{error}");
            error
        }
    }
}

#[tokio::test]
async fn files_of_others_are_left_alone() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let text = folder.path().join("diary.txt");
    fs::write(&text, "Dear diary, today I found a file that is no database at all. It was long.").expect("written");
    let before = fs::read(&text).expect("read");
    assert!(matches!(refused(&text).await, StoreError::NotOurs { .. }));
    assert_eq!(fs::read(&text).expect("read"), before);

    let other = folder.path().join("other.db");
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(&other).create_if_missing(true);
    let pool = sqlx::SqlitePool::connect_with(options).await.expect("another program's database");
    sqlx::query("CREATE TABLE recipes (name TEXT)").execute(&pool).await.expect("a table");
    pool.close().await;
    let before = fs::read(&other).expect("read");
    assert!(matches!(refused(&other).await, StoreError::NotOurs { .. }));
    assert_eq!(fs::read(&other).expect("read"), before);
}

#[tokio::test]
async fn damage_is_found_when_opening() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("melange.db");
    let store = Store::open(&Location::Sqlite(path.clone())).await.expect("a new one");
    let table = cases::table(&store).await;
    for seq in 0..50 {
        store.append(&table.id, seq, 0, &"spice ".repeat(100)).await.expect("stored");
    }
    store.close().await;
    let mut bytes = fs::read(&path).expect("read");
    let end = bytes.len();
    bytes[4096..end].fill(0xa5);
    fs::write(&path, &bytes).expect("damaged");
    assert!(matches!(refused(&path).await, StoreError::Damaged { .. }));
    assert_eq!(fs::read(&path).expect("read"), bytes, "nothing was written");

    fs::write(&path, &bytes[..5000]).expect("cut off");
    assert!(matches!(refused(&path).await, StoreError::Damaged { .. }));
    refused(folder.path()).await;
}

/// What was acknowledged is in the files, not only in the memory of the process: a copy made without closing has it.
#[tokio::test]
async fn acknowledged_means_written() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("melange.db");
    let store = Store::open(&Location::Sqlite(path.clone())).await.expect("a new one");
    let table = cases::table(&store).await;
    for seq in 0..10 {
        store.append(&table.id, seq, 1, "pass").await.expect("stored");
    }
    let copy = folder.path().join("copy.db");
    fs::copy(&path, &copy).expect("copied");
    fs::copy(folder.path().join("melange.db-wal"), folder.path().join("copy.db-wal")).expect("copied");
    let copied = Store::open(&Location::Sqlite(copy)).await.expect("the copy opens");
    assert_eq!(copied.load(&table.id).await.expect("loaded").records.len(), 10);
    copied.close().await;
    store.close().await;
}

/// It holds seeds and hashes of passphrases.
#[cfg(unix)]
#[tokio::test]
async fn nobody_else_may_read_it() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("melange.db");
    let store = Store::open(&Location::Sqlite(path.clone())).await.expect("a new one");
    cases::table(&store).await;
    for file in ["melange.db", "melange.db-wal"] {
        let rights = fs::metadata(folder.path().join(file)).expect("it is there").permissions().mode();
        assert_eq!(rights & 0o777, 0o600, "{file}");
    }
    store.close().await;
}

#[tokio::test]
async fn one_server_at_a_time() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let place = Location::Sqlite(folder.path().join("melange.db"));
    let first = FileLock::take(&place).expect("free").expect("a file");
    match FileLock::take(&place) {
        Err(error @ StoreError::InUse { .. }) => {
            let said = error.to_string();
            assert!(said.contains("melange.db") && said.contains("--database-url") && !said.contains('\n'), "{said}");
        }
        _ => panic!("two servers on one file"),
    }
    drop(first);
    FileLock::take(&place).expect("free again");
}

/// A link leads to the same file, also to one that is not there yet.
#[cfg(unix)]
#[tokio::test]
async fn one_server_at_a_time_by_whatever_path() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (file, link) = (folder.path().join("melange.db"), folder.path().join("link.db"));
    std::os::unix::fs::symlink(&file, &link).expect("a link");
    let (file, link) = (Location::Sqlite(file), Location::Sqlite(link));
    for (first, second) in [(&link, &file), (&file, &link)] {
        let held = FileLock::take(first).expect("free").expect("a file");
        assert!(matches!(FileLock::take(second), Err(StoreError::InUse { .. })), "{second} while {first} is taken");
        drop(held);
    }
}

#[test]
fn places() {
    let file = |path: &str| Location::Sqlite(path.into());
    for (text, place) in [("a/b.db", file("a/b.db")), ("sqlite:a.db", file("a.db")), ("sqlite:///a.db", file("/a.db"))]
    {
        assert_eq!(text.parse::<Location>().expect("a place"), place);
    }
    let server: Location = "postgres://paul:gomjabbar@arrakeen/melange".parse().expect("a place");
    assert!(matches!(server, Location::Postgres(_)));
    assert_eq!(format!("{server} {server:?}"), "postgres://arrakeen/melange postgres://arrakeen/melange");
    for wrong in ["", " ", "sqlite:", ":memory:", "mysql://paul:gomjabbar@arrakeen/melange"] {
        let error = wrong.parse::<Location>().expect_err(wrong);
        assert!(!error.to_string().contains("gomjabbar"), "{error}");
    }
}
