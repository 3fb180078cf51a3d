//! The tables of content files as they are written, with the places of what may be wrong.

use serde::Deserialize;
use toml::Spanned;

use super::constants::RawConstants;

/// A string and where it stands.
pub(super) type Text = Spanned<String>;

/// A module's manifest.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "a table")]
pub(super) struct RawManifest {
    pub name: String,
    pub kind: Text,
    #[serde(default)]
    pub needs: Vec<Text>,
    #[serde(default)]
    pub excludes: Vec<Text>,
    pub files: Vec<Text>,
    #[serde(default)]
    pub constants: RawConstants,
    #[serde(default)]
    pub removes: Vec<RawRemoval>,
    #[serde(default)]
    pub borrows: Vec<RawLoan>,
}

/// Components of a module that is not in play, by id; `*` for all of a kind.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "a table")]
pub(super) struct RawLoan {
    pub from: Text,
    #[serde(default)]
    pub with: Vec<Text>,
    #[serde(default)]
    pub cards: Vec<Text>,
    #[serde(default)]
    pub rules: Vec<Text>,
    #[serde(default)]
    pub terms: Vec<Text>,
}

/// Components that leave the game, by id.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "a table")]
pub(super) struct RawRemoval {
    pub from: Text,
    #[serde(default)]
    pub with: Vec<Text>,
    #[serde(default)]
    pub without: Vec<Text>,
    #[serde(default)]
    pub cards: Vec<Text>,
    #[serde(default)]
    pub spaces: Vec<Text>,
    #[serde(default)]
    pub tracks: Vec<Text>,
    #[serde(default)]
    pub intrigues: Vec<Text>,
    #[serde(default)]
    pub conflicts: Vec<Text>,
    #[serde(default)]
    pub leaders: Vec<Text>,
    #[serde(default)]
    pub tech: Vec<Text>,
    #[serde(default)]
    pub contracts: Vec<Text>,
    #[serde(default)]
    pub rules: Vec<Text>,
    #[serde(default)]
    pub terms: Vec<Text>,
}

/// A component that a module can remove.
pub(super) trait Removable {
    /// What it is called.
    const KIND: &'static str;

    fn id(&self) -> &str;

    /// How many copies there are, where there can be several.
    fn copies(&mut self) -> Option<&mut Option<Spanned<u8>>> {
        None
    }
}

macro_rules! removable {
    ($($table:ident $kind:literal $id:ident $($copies:ident)?;)*) => {
        $(impl Removable for $table {
            const KIND: &'static str = $kind;

            fn id(&self) -> &str {
                self.$id.get_ref()
            }
            $(
                fn copies(&mut self) -> Option<&mut Option<Spanned<u8>>> {
                    Some(&mut self.$copies)
                }
            )?
        })*
    };
}

removable! {
    RawCard "card" id copies;
    RawSpace "space" id;
    RawTrack "track" faction;
    RawIntrigue "intrigue" id copies;
    RawConflict "conflict" id;
    RawLeader "leader" id;
    RawTech "tech" id;
    RawPost "post" id;
    RawObjective "objective" id;
    RawContract "contract" id;
    RawRule "rule" id;
    RawTerm "term" id;
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "a table")]
pub(super) struct RawCard {
    pub id: Text,
    pub name: String,
    pub deck: Text,
    pub copies: Option<Spanned<u8>>,
    #[serde(default)]
    pub cost: u8,
    #[serde(default)]
    pub factions: Vec<Text>,
    #[serde(default)]
    pub icons: Vec<Text>,
    pub agent: Option<Text>,
    pub reveal: Option<Text>,
    pub acquire: Option<Text>,
    pub trashed: Option<Text>,
    pub discarded: Option<Text>,
    #[serde(default)]
    pub unload: bool,
    pub buyable: Option<bool>,
    #[serde(default)]
    pub moves_agent: bool,
    #[serde(default)]
    pub decision: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "a table")]
pub(super) struct RawPrice {
    pub cost: Option<Text>,
    pub effect: Text,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "a table")]
pub(super) struct RawSpace {
    pub id: Text,
    pub name: String,
    pub area: Text,
    pub icon: Text,
    pub faction: Option<Text>,
    pub requires: Option<Text>,
    #[serde(default)]
    pub combat: bool,
    #[serde(default)]
    pub maker: bool,
    pub once_per_game: Option<Spanned<bool>>,
    pub control: Option<Text>,
    pub reveal: Option<Text>,
    pub cost: Option<Text>,
    pub later_cost: Option<Text>,
    pub effect: Option<Text>,
    pub again: Option<Text>,
    pub prices: Option<Spanned<Vec<RawPrice>>>,
    #[serde(default)]
    pub decision: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "a table")]
pub(super) struct RawTrack {
    pub faction: Text,
    pub at4: Text,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "a table")]
pub(super) struct RawIntrigue {
    pub id: Text,
    pub name: String,
    pub copies: Option<Spanned<u8>>,
    pub plot: Option<Text>,
    pub combat: Option<Text>,
    pub endgame: Option<Text>,
    pub face_up: Option<Text>,
    pub when: Option<Text>,
    #[serde(default)]
    pub decision: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "a table")]
pub(super) struct RawConflict {
    pub id: Text,
    pub name: String,
    pub level: Spanned<u8>,
    pub location: Option<Text>,
    pub battle_icon: Option<Text>,
    pub first: Text,
    pub second: Option<Text>,
    pub third: Option<Text>,
    #[serde(default)]
    pub decision: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "a table")]
pub(super) struct RawLeader {
    pub id: Text,
    pub name: String,
    pub house: String,
    pub complexity: Spanned<u8>,
    #[serde(default)]
    pub passive_name: String,
    pub passive: Option<Text>,
    #[serde(default)]
    pub signet_name: String,
    pub signet: Text,
    pub setup: Option<Text>,
    pub lacks: Option<Text>,
    pub snooper: Option<Text>,
    pub without: Option<Text>,
    pub back: Option<Text>,
    #[serde(default)]
    pub is_back: bool,
    #[serde(default)]
    pub track: Vec<RawStep>,
    #[serde(default)]
    pub decision: String,
}

/// A step of a leader's training track.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "a table")]
pub(super) struct RawStep {
    pub reward: Option<Text>,
    #[serde(default)]
    pub next: Vec<Spanned<u8>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "a table")]
pub(super) struct RawPost {
    pub id: Text,
    pub spaces: Vec<Text>,
    pub with: Option<Text>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "a table")]
pub(super) struct RawObjective {
    pub id: Text,
    pub name: String,
    pub battle_icon: Text,
    pub players: Vec<u8>,
    #[serde(default)]
    pub first_player: bool,
    #[serde(default)]
    pub decision: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "a table")]
pub(super) struct RawContract {
    pub id: Text,
    pub name: String,
    pub sent_to: Option<Text>,
    pub harvest: Option<Spanned<u8>>,
    #[serde(default)]
    pub immediate: bool,
    pub acquire: Option<Text>,
    pub reward: Text,
    #[serde(default)]
    pub ix: bool,
    #[serde(default)]
    pub set_aside: bool,
    #[serde(default)]
    pub decision: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "a table")]
pub(super) struct RawTech {
    pub id: Text,
    pub name: String,
    pub cost: u8,
    pub acquire: Option<Text>,
    pub reveal: Option<Text>,
    #[serde(rename = "use")]
    pub usage: Option<Text>,
    pub passive: Option<Text>,
    #[serde(default)]
    pub decision: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "a table")]
pub(super) struct RawShipping {
    pub step: Spanned<u8>,
    pub bonus: Text,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "a table")]
pub(super) struct RawRule {
    pub id: Text,
    pub title: String,
    pub status: Text,
    #[serde(default)]
    pub about: Vec<Text>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "a table")]
pub(super) struct RawTerm {
    pub id: Text,
    #[serde(default)]
    pub also: Vec<Text>,
    pub name: String,
    pub text: String,
}

/// The tables of all files, each with the number of its file.
#[derive(Default)]
pub(super) struct Raw {
    pub cards: Vec<(usize, RawCard)>,
    pub spaces: Vec<(usize, RawSpace)>,
    pub tracks: Vec<(usize, RawTrack)>,
    pub intrigues: Vec<(usize, RawIntrigue)>,
    pub conflicts: Vec<(usize, RawConflict)>,
    pub leaders: Vec<(usize, RawLeader)>,
    pub tech: Vec<(usize, RawTech)>,
    pub posts: Vec<(usize, RawPost)>,
    pub objectives: Vec<(usize, RawObjective)>,
    pub contracts: Vec<(usize, RawContract)>,
    pub shipping: Vec<(usize, RawShipping)>,
    pub rules: Vec<(usize, RawRule)>,
    pub terms: Vec<(usize, RawTerm)>,
}
