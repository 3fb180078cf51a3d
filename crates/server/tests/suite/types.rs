//! What crosses the wire, for others: the TypeScript types in `web/src/wire.gen.ts` and the JSON schemas of the OpenAPI
//! document must be what Rust says. `UPDATE_TYPES=1 cargo test -p server types` writes them anew.

use std::path::{Path, PathBuf};

use games::typescript::{TypeScript, check_generated};
use schemars::generate::SchemaSettings;
use server::identity::MIN_PASSPHRASE;
use server::store::{SeatKind, Status};
use server::wire;

#[test]
fn types_are_up_to_date() {
    let head = [
        "Made from the Rust types by `UPDATE_TYPES=1 cargo test -p server types`. Do not edit.",
        "What is `unknown` is the game's own JSON: setups, views, trees, previews and summaries.",
    ];
    TypeScript::new(&head)
        .add::<table::Seat>()
        .add::<table::Outcome>()
        .add::<table::Part>()
        .add::<games::Choice>()
        .add::<games::Blocked>()
        .add::<table::AutomaticReason>()
        .add::<games::Automatic>()
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
        .add::<wire::Me>()
        .add::<wire::PushInfo>()
        .add::<wire::Subscribe>()
        .add::<wire::Unsubscribe>()
        .add::<wire::Absence>()
        .add::<wire::SeatInfo>()
        .add::<wire::TableInfo>()
        .add::<wire::Tables>()
        .add::<wire::BotInfo>()
        .add::<wire::GameInfo>()
        .add::<wire::Position>()
        .add::<wire::Replay>()
        .add::<wire::UndoRequest>()
        .add::<wire::TalkMessage>()
        .add::<wire::Refused>()
        .add::<wire::ServerMessage>()
        .add::<wire::ClientMessage>()
        .value("How short a new passphrase may be, in characters.", "SHORTEST_PASSPHRASE", &MIN_PASSPHRASE)
        .check(&file("../../web/src/wire.gen.ts"));
}

/// Schemas with everything they refer to. What is sent to the server may leave out what has a default; what comes from
/// it is complete. Where a type goes both ways, requests therefore spell theirs out.
#[test]
fn schemas_are_up_to_date() {
    let place = |settings: &mut SchemaSettings| {
        settings.meta_schema = None;
        settings.definitions_path = "/components/schemas".into();
    };
    let mut answers = SchemaSettings::draft2020_12().for_serialize().with(place).into_generator();
    answers.subschema_for::<wire::Tables>();
    answers.subschema_for::<wire::Replay>();
    answers.subschema_for::<wire::GameInfo>();
    answers.subschema_for::<wire::ServerMessage>();
    answers.subschema_for::<wire::PushInfo>();
    let mut all = answers.take_definitions(true);
    let inline = |settings: &mut SchemaSettings| {
        place(settings);
        settings.inline_subschemas = true;
    };
    let requests = SchemaSettings::draft2020_12().for_deserialize().with(inline).into_generator();
    all.insert("NewTable".into(), requests.clone().into_root_schema_for::<wire::NewTable>().into());
    all.insert("Join".into(), requests.clone().into_root_schema_for::<wire::Join>().into());
    all.insert("SetSeat".into(), requests.clone().into_root_schema_for::<wire::SetSeat>().into());
    all.insert("StandIn".into(), requests.clone().into_root_schema_for::<wire::StandIn>().into());
    all.insert("Subscribe".into(), requests.clone().into_root_schema_for::<wire::Subscribe>().into());
    all.insert("Unsubscribe".into(), requests.clone().into_root_schema_for::<wire::Unsubscribe>().into());
    all.insert("ClientMessage".into(), requests.into_root_schema_for::<wire::ClientMessage>().into());
    let page = serde_json::to_string_pretty(&all).expect("plain data") + "\n";
    check_generated(&file("src/http/wire.gen.json"), &page);
}

fn file(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}
