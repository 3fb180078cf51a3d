//! What cards and leaders do, what prescience cards ask for and what bans forbid, in words: put together from the trees
//! that the engine works off, so that a corrected card says what it does.

use table::capitalize;

use super::{Texts, Word, Words};
use crate::content::{Card, Content, Leader, Prescience};
use crate::effect::{
    self, Assault, Condition, Deed, Deploy, DrawFrom, Effect, Figure, Figures, Legion, NextTo, Place, Requirement,
    VehiclePlace, Victim,
};
use crate::ids::*;

impl Texts {
    /// What a planning card does.
    pub(crate) fn card_text(&self, content: &Content, card: &Card) -> String {
        self.sentences(self.steps(content, card.effect))
    }

    /// A leader's special action; empty if there is none.
    pub(crate) fn leader_text(&self, content: &Content, leader: &Leader) -> String {
        leader.special.map_or_else(String::new, |special| self.special_text(content, special))
    }

    /// A special action.
    pub(crate) fn special_text(&self, content: &Content, special: NodeId) -> String {
        self.sentences(self.steps(content, special))
    }

    /// What a prescience card asks for.
    pub(crate) fn prescience_text(&self, card: &Prescience) -> String {
        let requirements = card.requires.iter().map(|&requirement| self.requirement(requirement));
        self.sentences(requirements.chain(self.deed(card.deed)).collect())
    }

    /// What a power's ban forbids.
    pub(crate) fn ban_text(&self, content: &Content, power: Power) -> String {
        let limit = ("n", Word::Number(content.constants.units_banned.into()));
        self.sentences(vec![self.say(None, &format!("banned-{}", power.name()), &vec![limit])])
    }

    /// An effect as a phrase.
    pub(super) fn effect(&self, content: &Content, node: NodeId) -> String {
        self.chained("list-clauses", self.steps(content, node))
    }

    /// Phrases as sentences.
    fn sentences(&self, phrases: Vec<String>) -> String {
        let sentence = |phrase: String| capitalize(&self.say(None, "sentence", &vec![("text", Word::Text(phrase))]));
        self.chained("list-sentences", phrases.into_iter().map(sentence).collect())
    }

    /// One part after the other, joined alike.
    pub(super) fn chained(&self, id: &str, parts: Vec<String>) -> String {
        let words = |first: String, next: String| vec![("first", Word::Text(first)), ("next", Word::Text(next))];
        parts.into_iter().reduce(|first, next| self.say(None, id, &words(first, next))).unwrap_or_default()
    }

    /// Several things, joined by commas.
    pub(super) fn commas(&self, parts: Vec<String>) -> String {
        let of = || ("of", Word::Text("things".to_owned()));
        let comma = |first: String, next: String| {
            self.say(None, "list-comma", &vec![("first", Word::Text(first)), ("next", Word::Text(next)), of()])
        };
        parts.into_iter().reduce(comma).unwrap_or_default()
    }

    /// Several of a kind: `id` joins the last one. `of` is "things" or "phrases".
    fn list(&self, id: &str, of: &str, mut parts: Vec<String>) -> String {
        let of = || ("of", Word::Text(of.to_owned()));
        let last = parts.pop().unwrap_or_default();
        let comma = |first: String, next: String| {
            self.say(None, "list-comma", &vec![("first", Word::Text(first)), ("next", Word::Text(next)), of()])
        };
        match parts.into_iter().reduce(comma) {
            Some(rest) => self.say(None, id, &vec![("rest", Word::Text(rest)), ("last", Word::Text(last)), of()]),
            None => last,
        }
    }

    fn phrase_of(&self, id: &str, words: Words) -> Word {
        Word::Text(self.say(None, id, &words))
    }

    /// The steps of an effect, each as a phrase.
    fn steps(&self, content: &Content, node: NodeId) -> Vec<String> {
        let children = |first: NodeId, count: u8| (0..u16::from(count)).map(move |i| NodeId(first.0 + i));
        match content.effect(node) {
            Effect::All(first, count) => children(first, count).flat_map(|node| self.steps(content, node)).collect(),
            Effect::Any(first, count) => {
                let options = children(first, count).map(|node| self.effect(content, node)).collect();
                vec![self.list("list-or", "phrases", options)]
            }
            Effect::If(condition, then, otherwise) => {
                let condition = ("condition", self.condition(content, condition));
                let effect = |node: NodeId| ("effect", Word::Text(self.effect(content, node)));
                let mut steps = vec![self.say(None, "effect-if", &vec![condition, effect(then)])];
                steps.extend(otherwise.map(|node| self.say(None, "effect-otherwise", &vec![effect(node)])));
                steps
            }
            step => {
                let message = self.step(content, step);
                message.into_iter().map(|(id, words)| self.say(None, &format!("effect-{id}"), &words)).collect()
            }
        }
    }

    /// The message of a single step, and what goes into it.
    fn step(&self, content: &Content, effect: Effect) -> Option<(String, Words)> {
        let number = |count: u8| ("n", Word::Number(count.into()));
        let leader = |id: LeaderId| self.leader_word(content, id);
        let plain = |id: &str| (id.to_owned(), Vec::new());
        let counted = |id: &str, count: u8| (id.to_owned(), vec![number(count)]);
        let variant = |name: &'static str, id: &str| (name, Word::Text(id.to_owned()));
        let vehicle = |vehicle: Option<Vehicle>| variant("vehicle", vehicle.map_or("any", Vehicle::name));
        let message = match effect {
            Effect::All(..) | Effect::Any(..) | Effect::If(..) => return None,
            Effect::Move(count, legion, from) => {
                let (of, mut words) = self.legion(content, legion);
                let from = if from == effect::From::Desert { "desert" } else { "anywhere" };
                words.extend([number(count), variant("from", from)]);
                (format!("move-{of}"), words)
            }
            Effect::Attack(legion, assault) => self.attack(content, legion, assault),
            Effect::Strike(dice) => counted("strike", dice),
            Effect::OrnithopterStrike(dice) => counted("ornithopter-strike", dice),
            Effect::Place(figures, place, how) => {
                let id = if how == Deploy::Deploy { "deploy" } else { "place" };
                let words = vec![
                    ("figures", Word::Text(self.figures(content, &figures))),
                    ("place", self.place(content, place, id)),
                ];
                (id.to_owned(), words)
            }
            Effect::Draw(count, DrawFrom::Own) => counted("draw", count),
            Effect::Draw(count, DrawFrom::OneDeck) => counted("draw-one-deck", count),
            Effect::Draw(count, DrawFrom::Deck(deck)) => {
                ("draw-deck".into(), vec![number(count), ("deck", self.thing(None, "board", deck.name()))])
            }
            Effect::PlayCard(count) => counted("play-card", count),
            Effect::EnemyDiscards(count) => counted("enemy-discards", count),
            Effect::Upgrade(count, from, into) => {
                let words = vec![number(count), variant("kind", from.name()), variant("into", into.name())];
                ("upgrade".into(), words)
            }
            Effect::Vehicle(kind, count) => ("vehicle".into(), vec![number(count), vehicle(kind)]),
            Effect::RemoveVehicle(kind, count, VehiclePlace::SectorOf(of)) => {
                ("remove-vehicle-sector".into(), vec![number(count), vehicle(kind), leader(of)])
            }
            Effect::RemoveVehicle(kind, count, VehiclePlace::DeepDesert) => {
                ("remove-vehicle-deep-desert".into(), vec![number(count), vehicle(kind)])
            }
            Effect::Rockets(dice) => counted("rockets", dice),
            Effect::Wormsign(count) => counted("wormsign", count),
            Effect::DiscardWormsign(count) => counted("discard-wormsign", count),
            Effect::DiscardWormsignsNextTo(area) => {
                let area = ("area", self.thing(None, "area", &content.areas[area.index()].id));
                ("discard-wormsigns-next-to".into(), vec![area])
            }
            Effect::Sandworm(count, NextTo::Sandworm) => counted("sandworm-next-to-sandworm", count),
            Effect::Sandworm(count, NextTo::OwnLegion) => counted("sandworm-next-to-legion", count),
            Effect::DesertPower(count) => counted("desert-power", count),
            Effect::Storm => plain("storm"),
            Effect::TankEnemy(Victim::Anywhere) => plain("tank-enemy"),
            Effect::TankEnemy(Victim::NextToThat) => plain("tank-enemy-next-to"),
            Effect::TankEnemy(Victim::InSector) => plain("tank-enemy-in-sector"),
            Effect::Enter(id) => ("enter".into(), vec![leader(id)]),
            Effect::EnterWildMaker => plain("enter-wild-maker"),
            Effect::Retire(id) => ("retire".into(), vec![leader(id)]),
            Effect::PlaceWildMaker => plain("place-wild-maker"),
            Effect::MoveWildMaker => plain("move-wild-maker"),
            Effect::AttackWildMaker => plain("attack-wild-maker"),
            Effect::RevealArea => plain("reveal-area"),
            Effect::BgToken(count) => counted("bg-token", count),
            Effect::ImperiumDown => plain("imperium-down"),
            Effect::Detonate => plain("detonate"),
            Effect::SecondObjective => plain("second-objective"),
            Effect::ForceDie => plain("force-die"),
            Effect::RenewPrescience => plain("renew-prescience"),
            Effect::ShiftMarkers => plain("shift-markers"),
            Effect::BonusPrescience(steps) => counted("bonus-prescience", steps),
            Effect::HoldPrescience => plain("hold-prescience"),
            Effect::ReturnPrescience => plain("return-prescience"),
            Effect::SwapTokens => plain("swap-tokens"),
            Effect::MoveSietch => plain("move-sietch"),
            Effect::DisplaceEnemy => plain("displace-enemy"),
            Effect::TroopCarriers => plain("troop-carriers"),
            Effect::LoseDie(None) => plain("lose-die-any"),
            Effect::LoseDie(Some(face)) => ("lose-die".into(), vec![("face", self.thing(None, "face", face.name()))]),
            Effect::Block(person) => ("block".into(), vec![self.person(person)]),
        };
        Some(message)
    }

    fn leader_word(&self, content: &Content, leader: LeaderId) -> (&'static str, Word) {
        ("leader", self.thing(None, "leader", &content.leaders[leader.index()].id))
    }

    fn person(&self, person: Person) -> (&'static str, Word) {
        ("person", self.thing(None, "person", person.name()))
    }

    /// How messages call such a legion, and what they say of it.
    fn legion(&self, content: &Content, legion: Legion) -> (&'static str, Words) {
        match legion {
            Legion::Any => ("any", Vec::new()),
            Legion::WithLeader => ("leader", Vec::new()),
            Legion::WithSpecial => ("special", Vec::new()),
            Legion::With(leader) => ("with", vec![self.leader_word(content, leader)]),
            Legion::That => ("that", Vec::new()),
        }
    }

    fn attack(&self, content: &Content, legion: Legion, assault: Assault) -> (String, Words) {
        let (of, mut words) = self.legion(content, legion);
        words.push(("surprise", Word::Text(if assault.surprise { "yes" } else { "no" }.to_owned())));
        let mut notes = Vec::new();
        for (id, count) in [("extra-dice", assault.extra_dice), ("foe-dice", assault.foe_dice_max)] {
            if count > 0 {
                notes.push(self.say(None, &format!("attack-{id}"), &vec![("n", Word::Number(count.into()))]));
            }
        }
        if assault.free_continue {
            notes.push(self.say(None, "attack-free-continue", &Vec::new()));
        }
        let id = format!("attack-{of}");
        if notes.is_empty() {
            return (id, words);
        }
        let effect = ("effect", self.phrase_of(&format!("effect-{id}"), words));
        ("noted".into(), vec![effect, ("note", Word::Text(self.list("list-and", "phrases", notes)))])
    }

    /// Figures of a placement.
    fn figures(&self, content: &Content, figures: &Figures) -> String {
        let placed = |&(figure, count): &(Figure, u8)| {
            let number = ("n", Word::Number(count.into()));
            let (id, words) = match figure {
                Figure::Nothing => return None,
                Figure::Unit(kind) => (kind.name(), vec![number]),
                Figure::Token => ("token", vec![number]),
                Figure::Generic => ("generic", vec![number]),
                Figure::Leader => ("leader", vec![number]),
                Figure::Named(leader) => ("named", vec![self.leader_word(content, leader)]),
                Figure::Person(person) => ("person", vec![self.person(person)]),
            };
            Some(self.say(None, &format!("placed-{id}"), &words))
        };
        self.list("list-and", "things", figures.iter().filter_map(placed).collect())
    }

    /// Where figures go; `how` is "place" or "deploy".
    fn place(&self, content: &Content, place: Place, how: &str) -> Word {
        let (id, mut words) = match place {
            Place::Settlement(areas) => {
                let name = |area: AreaId| self.thing(None, "area", &content.areas[area.index()].id);
                let names = areas.into_iter().map(|area| self.say(None, "place-area", &vec![("area", name(area))]));
                ("areas".to_owned(), vec![("areas", Word::Text(self.list("list-or", "things", names.collect())))])
            }
            Place::Legion(legion) => {
                let (of, words) = self.legion(content, legion);
                (format!("legion-{of}"), words)
            }
            Place::AnySietch => ("sietch".to_owned(), Vec::new()),
            Place::AnySettlement => ("settlement".to_owned(), Vec::new()),
            Place::Settlements => ("settlements".to_owned(), Vec::new()),
            Place::EmptyDesert => ("empty-desert".to_owned(), Vec::new()),
            Place::EmptyDeserts => ("empty-deserts".to_owned(), Vec::new()),
            Place::FreePlateau => ("free-plateau".to_owned(), Vec::new()),
            Place::FreeMountain => ("free-mountain".to_owned(), Vec::new()),
            Place::ThreatenedSietch => ("threatened-sietch".to_owned(), Vec::new()),
        };
        words.push(("how", Word::Text(how.to_owned())));
        self.phrase_of(&format!("place-{id}"), words)
    }

    fn condition(&self, content: &Content, condition: Condition) -> Word {
        let (id, holds, words) = match condition {
            Condition::InPlay(leader, holds) => ("in-play", holds, vec![self.leader_word(content, leader)]),
            Condition::Retired(leader, holds) => ("retired", holds, vec![self.leader_word(content, leader)]),
            Condition::WildMaker(holds) => ("wild-maker", holds, Vec::new()),
            Condition::AtomicsUsed(holds) => ("atomics-used", holds, Vec::new()),
            Condition::AnyMarker(step) => ("marker", true, vec![("n", Word::Number(step.into()))]),
        };
        self.phrase_of(&format!("condition-{}{id}", if holds { "" } else { "not-" }), words)
    }

    /// What a prescience card asks for, as a phrase.
    fn requirement(&self, requirement: Requirement) -> String {
        let number = |count: u8| ("n", Word::Number(count.into()));
        let (id, words): (&str, Words) = match requirement {
            Requirement::Legions(terrain, count) => {
                return self.say(None, &format!("requirement-legions-{}", terrain.name()), &vec![number(count)]);
            }
            Requirement::DesertLegions(count) => ("desert-legions", vec![number(count)]),
            Requirement::DeepDesert(person) => ("deep-desert", vec![self.person(person)]),
            Requirement::Together => ("together", Vec::new()),
            Requirement::SietchOf(person) => ("sietch-of", vec![self.person(person)]),
            Requirement::HiddenSietchOf(person) => ("hidden-sietch-of", vec![self.person(person)]),
            Requirement::TokensWith(person, count) => ("tokens-with", vec![self.person(person), number(count)]),
            Requirement::SpecialWith(person, count) => ("special-with", vec![self.person(person), number(count)]),
            Requirement::OnBoard(person) => ("on-board", vec![self.person(person)]),
            Requirement::Quiet(person) => ("quiet", vec![self.person(person)]),
            Requirement::OwnTurn => ("own-turn", Vec::new()),
            Requirement::UnitsInDeepDesert(count) => ("units-in-deep-desert", vec![number(count)]),
            Requirement::Rode(person) => ("rode", vec![self.person(person)]),
            Requirement::HarvestersBurned(count) => ("harvesters-burned", vec![number(count)]),
            Requirement::BeatSpecialOrNamed => ("beat-special-or-named", Vec::new()),
            Requirement::BeatInCentralSector => ("beat-in-central-sector", Vec::new()),
        };
        self.say(None, &format!("requirement-{id}"), &words)
    }

    /// What is done to claim it, as a phrase.
    fn deed(&self, deed: Deed) -> Option<String> {
        let number = |count: u8| ("n", Word::Number(count.into()));
        let (id, words) = match deed {
            Deed::None => return None,
            Deed::RevealSietchOf(person) => ("reveal-sietch-of", vec![self.person(person)]),
            Deed::RevealTokensWith(person, count) => ("reveal-tokens-with", vec![self.person(person), number(count)]),
            Deed::Tank(person) => ("tank", vec![self.person(person)]),
            Deed::RemoveUnitsInDeepDesert(count) => ("remove-units-in-deep-desert", vec![number(count)]),
        };
        Some(self.say(None, &format!("deed-{id}"), &words))
    }
}
