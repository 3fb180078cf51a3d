//! The database, past the store.

use std::time::Duration;

use server::store::Location;
use sqlx::{AssertSqlSafe, Connection};

/// How long to wait for a server that writes, on a busy disk.
const BUSY_TIMEOUT: Duration = Duration::from_secs(30);

/// Runs SQL past the store, as a person with database tools could.
///
/// # Errors
/// What the database says.
pub async fn run_sql(location: &Location, sql: &str) -> Result<(), sqlx::Error> {
    match location {
        Location::Sqlite(path) => {
            let options = sqlx::sqlite::SqliteConnectOptions::new().filename(path).busy_timeout(BUSY_TIMEOUT);
            let mut connection = sqlx::SqliteConnection::connect_with(&options).await?;
            sqlx::raw_sql(AssertSqlSafe(sql)).execute(&mut connection).await?;
            connection.close().await
        }
        Location::Postgres(url) => {
            let mut connection = sqlx::PgConnection::connect(url).await?;
            sqlx::raw_sql(AssertSqlSafe(sql)).execute(&mut connection).await?;
            connection.close().await
        }
    }
}
