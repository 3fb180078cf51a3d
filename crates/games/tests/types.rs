//! What a game sends to its screen, as TypeScript beside that screen. `UPDATE_TYPES=1 cargo test -p games --test types`
//! writes it anew.

use std::path::Path;

use games::typescript::TypeScript;
use table::Game;

#[test]
fn imperium_is_up_to_date() {
    let base = imperium::Imperium::new(&imperium::Setup::base(4)).expect("there is the base game");
    TypeScript::new(&["Made from the Rust types by `UPDATE_TYPES=1 cargo test -p games --test types`. Do not edit."])
        .add::<table::Seat>()
        .add::<imperium::ids::Faction>()
        .add::<imperium::ids::Icon>()
        .add::<imperium::ids::Good>()
        .add::<imperium::ids::VpSource>()
        .add::<imperium::ids::Zone>()
        .add::<imperium::ids::TieBreak>()
        .add::<imperium::content::Constants>()
        .value("Those of the base game.", "BASE_CONSTANTS", &base.content.constants)
        .add::<imperium::wire::Cost>()
        .add::<imperium::state::Phase>()
        .add::<imperium::state::TurnKind>()
        .add::<imperium::state::Mentat>()
        .add::<imperium::Pile>()
        .add::<imperium::PlayerView>()
        .add::<imperium::DecisionView>()
        .add::<imperium::View>()
        .add::<imperium::content::Combination>()
        .add::<imperium::LeaderChoice>()
        .add::<imperium::wire::Options>()
        .add::<imperium::wire::ActionTree>()
        .add::<imperium::wire::Change>()
        .add::<imperium::effect::Post>()
        .add::<imperium::wire::TrackName>()
        .add::<imperium::wire::ConditionTree>()
        .add::<imperium::wire::EffectTree>()
        .add::<imperium::event::UnitMove>()
        .add::<imperium::event::EventTree>()
        .add::<imperium::text::CardText>()
        .add::<imperium::text::PriceText>()
        .add::<imperium::text::SpaceText>()
        .add::<imperium::text::IntrigueText>()
        .add::<imperium::text::ConflictText>()
        .add::<imperium::text::LeaderText>()
        .add::<imperium::text::TermText>()
        .add::<imperium::wire::CardTrees>()
        .add::<imperium::wire::CardEntry>()
        .add::<imperium::wire::SpaceTrees>()
        .add::<imperium::wire::SpaceEntry>()
        .add::<imperium::wire::IntrigueTrees>()
        .add::<imperium::wire::IntrigueEntry>()
        .add::<imperium::wire::ConflictEntry>()
        .add::<imperium::wire::LeaderTrees>()
        .add::<imperium::wire::LeaderEntry>()
        .add::<imperium::wire::StepEntry>()
        .add::<imperium::wire::FactionEntry>()
        .add::<imperium::wire::EffectEntry>()
        .add::<imperium::wire::Catalogue>()
        .check(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/games/imperium/imperium.gen.ts"));
}
