//! The TypeScript types of what crosses the wire: `web/src/wire.gen.ts` must be what Rust says.
//! `UPDATE_TYPES=1 cargo test -p server --test types` writes it anew.

use std::path::Path;

use server::store::{SeatKind, Status};
use server::wire;
use ts_rs::{Config, TS};

const HEAD: &str = "// Made from the Rust types by `UPDATE_TYPES=1 cargo test -p server --test types`. Do not edit.
// What is `unknown` is the game's own JSON: setups, views, trees, previews and summaries.
";

/// Declarations in the order they are asked for, each with its comment.
struct Page(String, Config);

impl Page {
    fn add<T: TS>(mut self) -> Page {
        let decl = T::decl(&self.1).replace("JsonValue", "unknown");
        self.0.push('\n');
        if let Some(docs) = T::docs() {
            self.0.push_str(docs.trim_end());
            self.0.push('\n');
        }
        self.0.push_str("export ");
        for line in decl.trim_end().lines() {
            self.0.push_str(line.trim_end());
            self.0.push('\n');
        }
        self
    }
}

#[test]
fn types_are_up_to_date() {
    let page = Page(HEAD.to_owned(), Config::new().with_large_int("number"))
        .add::<table::Seat>()
        .add::<table::Outcome>()
        .add::<games::Choice>()
        .add::<games::Blocked>()
        .add::<games::Decision>()
        .add::<games::Line>()
        .add::<games::Mark>()
        .add::<games::Scores>()
        .add::<games::History>()
        .add::<Status>()
        .add::<SeatKind>()
        .add::<wire::SeatRequest>()
        .add::<wire::UndoPolicy>()
        .add::<wire::TimeControl>()
        .add::<wire::TableOptions>()
        .add::<wire::NewTable>()
        .add::<wire::SeatInfo>()
        .add::<wire::TableInfo>()
        .add::<wire::Tables>()
        .add::<wire::BotInfo>()
        .add::<wire::GameInfo>()
        .add::<wire::Position>()
        .add::<wire::Replay>()
        .add::<wire::UndoRequest>()
        .add::<wire::Refused>()
        .add::<wire::ServerMessage>()
        .add::<wire::ClientMessage>();
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire.gen.ts");
    if std::env::var_os("UPDATE_TYPES").is_some() {
        std::fs::write(&path, &page.0).expect("the file can be written");
    }
    let found = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(found == page.0, "web/src/wire.gen.ts is stale: UPDATE_TYPES=1 cargo test -p server --test types");
}
