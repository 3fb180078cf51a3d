//! What changes in views, written out. What several viewers see alike is written once.

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use serde_json::value::{RawValue, to_raw_value};
use table::{Seat, Viewer};

use crate::game::Imperium;
use crate::ids::IntrigueId;
use crate::state::{DECK, Held, Player, SAVED, State, intrigue_face_up, intrigue_hand};
use crate::view::{Costs, Names, Prices, View};

/// The last position, by the parts of its views.
#[derive(Default)]
pub struct ViewChanges {
    /// What everybody sees alike, without the players.
    public: Option<View>,
    /// The fields of it that changed.
    changed: Vec<(&'static str, Box<RawValue>)>,
    /// Seat by seat.
    players: Vec<PlayerTexts>,
}

/// One player as viewers see them.
struct PlayerTexts {
    /// Whether anything of the player is not as it was.
    changed: bool,
    source: Source,
    /// A viewer, and what they and all who know the same of the player see.
    texts: Vec<(Viewer, Box<RawValue>)>,
}

/// All that a [`PlayerView`](crate::PlayerView) is made of.
#[derive(PartialEq)]
struct Source {
    player: Player,
    intrigue: Vec<Held<IntrigueId>>,
    face_up: Vec<Held<IntrigueId>>,
    prices: Prices,
    costs: Costs,
    /// Cards of the intrigue deck that the player knows.
    intrigue_deck_known: Vec<String>,
}

impl Source {
    fn of(game: &Imperium, s: &State, seat: Seat) -> Source {
        Source {
            player: s.players[seat.index()],
            intrigue: s.intrigue.pile(intrigue_hand(seat)).to_vec(),
            face_up: s.intrigue.pile(intrigue_face_up(seat)).to_vec(),
            prices: Names(game).prices(s, seat),
            costs: Names(game).costs(s, seat),
            intrigue_deck_known: Names(game).intrigue_deck_known(s, Viewer::Seat(seat)),
        }
    }
}

impl table::ViewChanges<Imperium> for ViewChanges {
    fn set_position(&mut self, game: &Imperium, s: &State) {
        let public = View::without_players(game, s);
        self.changed = public.changed_fields(self.public.as_ref());
        self.public = Some(public);
        let mut before = std::mem::take(&mut self.players).into_iter();
        self.players.extend(game.all_players().map(|seat| {
            let source = Source::of(game, s, seat);
            match before.next() {
                Some(known) if known.source == source => PlayerTexts { changed: false, ..known },
                _ => PlayerTexts { changed: true, source, texts: Vec::new() },
            }
        }));
    }

    fn changes(&mut self, game: &Imperium, s: &State, viewer: Viewer) -> Box<RawValue> {
        let players = self.players.iter_mut().zip(game.all_players()).filter(|(known, _)| known.changed);
        let players = players.map(|(known, seat)| (seat, known.text(game, s, seat, viewer))).collect();
        to_raw_value(&Changes { fields: &self.changed, players }).expect("its parts are JSON")
    }
}

impl PlayerTexts {
    /// The player as `viewer` sees them.
    fn text(&mut self, game: &Imperium, s: &State, seat: Seat, viewer: Viewer) -> &RawValue {
        let alike = self.texts.iter().position(|(other, _)| sees_alike(s, seat, viewer, *other));
        let at = alike.unwrap_or_else(|| {
            let text = to_raw_value(&Names(game).player(s, seat, viewer)).expect("a view is plain data");
            self.texts.push((viewer, text));
            self.texts.len() - 1
        });
        &self.texts[at].1
    }
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

/// What changed, by the paths of fields.
struct Changes<'a> {
    fields: &'a [(&'static str, Box<RawValue>)],
    players: Vec<(Seat, &'a RawValue)>,
}

impl Serialize for Changes<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for (name, text) in self.fields {
            map.serialize_entry(name, text)?;
        }
        for (seat, text) in &self.players {
            map.serialize_entry(&format_args!("players.{seat}"), text)?;
        }
        map.end()
    }
}
