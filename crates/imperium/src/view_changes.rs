//! What changes in views, written out. What several viewers see alike is written once.

use std::sync::Arc;

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use serde_json::value::{RawValue, to_raw_value};
use table::{Seat, Viewer};

use crate::game::Imperium;
use crate::state::{DECK, INTRIGUE_DECK, SAVED, State, intrigue_face_up, intrigue_hand};
use crate::view::{PlayerView, View};
use crate::view_fields::{FieldsUnder, Names, WrittenFields};

/// The position before, and what differs from it now.
#[derive(Default)]
pub struct ViewChanges {
    before: Option<State>,
    /// As far as it was asked for.
    changed: Option<Changed>,
}

/// What changed from one position to another.
struct Changed {
    /// Fields that everybody sees alike.
    fields: WrittenFields,
    /// The players of whom something changed.
    players: Vec<Seat>,
    /// A viewer, and what changed for them and all who know the same of these players.
    texts: Vec<(Viewer, Arc<RawValue>)>,
}

impl table::ViewChanges<Imperium> for ViewChanges {
    fn set_before(&mut self, before: &State) {
        match &mut self.before {
            Some(known) => known.clone_from(before),
            None => self.before = Some(before.clone()),
        }
        self.changed = None;
    }

    fn changes(&mut self, game: &Imperium, s: &State, viewer: Viewer) -> Arc<RawValue> {
        let before = self.before.as_ref().unwrap_or(s);
        let changed = self.changed.get_or_insert_with(|| Changed::between(game, before, s));
        let alike = |other: Viewer| {
            let sees_alike = |s: &State, seat: Seat| sees_alike(s, seat, viewer, other);
            changed.players.iter().all(|&seat| sees_alike(before, seat) && sees_alike(s, seat))
        };
        if let Some((_, text)) = changed.texts.iter().find(|(other, _)| alike(*other)) {
            return text.clone();
        }
        let changes = ViewerChanges { changed, game, before, now: s, viewer };
        let text: Arc<RawValue> = to_raw_value(&changes).expect("a view is plain data").into();
        changed.texts.push((viewer, text.clone()));
        text
    }
}

impl Changed {
    fn between(game: &Imperium, before: &State, now: &State) -> Changed {
        let mut fields = WrittenFields::new();
        View::write_changed(Names(game), before, now, &mut fields).expect("a view is plain data");
        let players = game.all_players().filter(|&seat| player_changed(game, before, now, seat)).collect();
        Changed { fields, players, texts: Vec::new() }
    }
}

/// Whether something that a [`PlayerView`](crate::PlayerView) is made of is not as it was.
fn player_changed(game: &Imperium, before: &State, now: &State, seat: Seat) -> bool {
    let names = Names(game);
    let differs = |pile: usize| before.intrigue.pile(pile) != now.intrigue.pile(pile);
    let deck_known = |s: &State| names.intrigue_deck_known(s, Viewer::Seat(seat));
    before.players[seat.index()] != now.players[seat.index()]
        || differs(intrigue_hand(seat))
        || differs(intrigue_face_up(seat))
        || (differs(INTRIGUE_DECK) && deck_known(before) != deck_known(now))
        || names.prices_from(before, seat) != names.prices_from(now, seat)
        || names.costs_from(before, seat) != names.costs_from(now, seat)
}

/// Whether two viewers see the same of a player.
fn sees_alike(s: &State, seat: Seat, one: Viewer, other: Viewer) -> bool {
    let (player, own) = (&s.players[seat.index()], |viewer: Viewer| viewer == Viewer::Seat(seat));
    let mut cards = player.hand().iter().chain(player.cards.run(SAVED, DECK));
    let mut intrigue = s.intrigue.pile(intrigue_hand(seat)).iter();
    one == other
        || (own(one) == own(other)
            && cards.all(|held| held.known_to(one) == held.known_to(other))
            && intrigue.all(|held| held.known_to(one) == held.known_to(other)))
}

/// What changed for a viewer, by the paths of fields.
struct ViewerChanges<'a> {
    changed: &'a Changed,
    game: &'a Imperium,
    before: &'a State,
    now: &'a State,
    viewer: Viewer,
}

impl Serialize for ViewerChanges<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for (name, text) in &self.changed.fields {
            map.serialize_entry(name, text)?;
        }
        for &seat in &self.changed.players {
            let mut out = FieldsUnder { path: format!("players.{seat}."), map: &mut map };
            PlayerView::write_changed(Names(self.game), self.before, self.now, seat, self.viewer, &mut out)?;
        }
        map.end()
    }
}
