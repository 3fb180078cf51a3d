//! The game in words: prompts, choices, the log and components, in the language of a [`Locale`].

mod effect;
#[cfg(test)]
mod tests;
mod words;

use serde_json::Value;
use table::{Arg, Locale, Markup, Part, Problem, PromptFor, Seat, WireName, capitalize};

use crate::action::Action;
use crate::content::{Rule, Term};
use crate::effect::Effect;
use crate::event::Event;
use crate::game::Arrakis;
use crate::ids::*;
use crate::rules::Obstacle;
use crate::state::*;

pub(crate) use words::{words_of, words_of_claim};

/// Languages and their files.
const LANGUAGES: &[(&str, &[(&str, &str)])] = &[
    (
        "en",
        &[
            ("en/table.ftl", include_str!("../../../locales/en/table.ftl")),
            ("en/arrakis.ftl", include_str!("../../../locales/en/arrakis.ftl")),
            ("en/arrakis-effects.ftl", include_str!("../../../locales/en/arrakis-effects.ftl")),
            ("en/arrakis-names.ftl", include_str!("../../../locales/en/arrakis-names.ftl")),
            ("en/arrakis-terms.ftl", include_str!("../../../locales/en/arrakis-terms.ftl")),
        ],
    ),
    (
        "ru",
        &[
            ("ru/table.ftl", include_str!("../../../locales/ru/table.ftl")),
            ("ru/arrakis.ftl", include_str!("../../../locales/ru/arrakis.ftl")),
            ("ru/arrakis-effects.ftl", include_str!("../../../locales/ru/arrakis-effects.ftl")),
            ("ru/arrakis-names.ftl", include_str!("../../../locales/ru/arrakis-names.ftl")),
            ("ru/arrakis-rules.ftl", include_str!("../../../locales/ru/arrakis-rules.ftl")),
            ("ru/arrakis-terms.ftl", include_str!("../../../locales/ru/arrakis-terms.ftl")),
        ],
    ),
    (
        "uk",
        &[
            ("uk/table.ftl", include_str!("../../../locales/uk/table.ftl")),
            ("uk/arrakis.ftl", include_str!("../../../locales/uk/arrakis.ftl")),
            ("uk/arrakis-effects.ftl", include_str!("../../../locales/uk/arrakis-effects.ftl")),
            ("uk/arrakis-names.ftl", include_str!("../../../locales/uk/arrakis-names.ftl")),
            ("uk/arrakis-rules.ftl", include_str!("../../../locales/uk/arrakis-rules.ftl")),
            ("uk/arrakis-terms.ftl", include_str!("../../../locales/uk/arrakis-terms.ftl")),
        ],
    ),
    (
        "zh",
        &[
            ("zh/table.ftl", include_str!("../../../locales/zh/table.ftl")),
            ("zh/arrakis.ftl", include_str!("../../../locales/zh/arrakis.ftl")),
            ("zh/arrakis-effects.ftl", include_str!("../../../locales/zh/arrakis-effects.ftl")),
            ("zh/arrakis-names.ftl", include_str!("../../../locales/zh/arrakis-names.ftl")),
            ("zh/arrakis-rules.ftl", include_str!("../../../locales/zh/arrakis-rules.ftl")),
            ("zh/arrakis-terms.ftl", include_str!("../../../locales/zh/arrakis-terms.ftl")),
        ],
    ),
];

/// Forms of a name that sentences need: attributes of its message. `$leader-genitive` is that of `$leader`; where a
/// name has no such form it is the name itself.
const FORMS: [&str; 3] = ["genitive", "accusative", "short"];
/// The attribute of a name that takes another form of the verb: messages choose by it.
const NUMBER: &str = "number";

/// The words of one language. Can be shared between threads.
pub struct Texts {
    locale: Locale,
    /// The same with numbers marked, for lines that are cut into parts.
    marking: Locale,
}

/// What goes into a message.
enum Word {
    Number(i64),
    Text(String),
    /// A name with every one of the [`FORMS`] and its [`NUMBER`].
    Name(String, Vec<(&'static str, String)>),
}

type Words = Vec<(&'static str, Word)>;

impl Texts {
    /// The languages there are, the complete one first.
    pub fn languages() -> impl Iterator<Item = &'static str> {
        LANGUAGES.iter().map(|language| language.0)
    }

    /// The English words.
    pub(crate) fn english() -> Texts {
        Texts::new("en").expect("the built-in English messages are tested")
    }

    /// The texts of a language.
    ///
    /// # Errors
    /// Lists the languages there are, or the mistakes of a file.
    pub fn new(language: &str) -> Result<Texts, Problem> {
        let found = LANGUAGES.iter().find(|known| known.0 == language);
        let Some((_, files)) = found else {
            let known: Vec<&str> = Texts::languages().collect();
            return Err(Problem(format!("there is no language '{language}'; there are {}", known.join(", "))));
        };
        let locale = Locale::new(language, files)?;
        Ok(Texts { marking: locale.marking(), locale })
    }

    fn say(&self, markup: Option<&Markup>, id: &str, words: &Words) -> String {
        let mut forms: Vec<(String, &str)> = Vec::new();
        for (name, word) in words {
            if let Word::Name(_, of) = word {
                forms.extend(of.iter().map(|(form, text)| (format!("{name}-{form}"), text.as_str())));
            }
        }
        let plain = words.iter().map(|(name, word)| match word {
            Word::Number(number) => (*name, Arg::Number(*number)),
            Word::Text(text) | Word::Name(text, _) => (*name, Arg::Text(text)),
        });
        let forms = forms.iter().map(|(name, text)| (name.as_str(), Arg::Text(text)));
        let args: Vec<(&str, Arg)> = plain.chain(forms).collect();
        let locale = if markup.is_some() { &self.marking } else { &self.locale };
        locale.message(id, &args)
    }

    /// A component's name.
    pub fn name(&self, kind: &str, id: &str) -> String {
        self.locale.try_message(&format!("{kind}-{id}"), &[]).unwrap_or_else(|| id.to_owned())
    }

    fn thing(&self, markup: Option<&Markup>, kind: &'static str, id: &str) -> Word {
        let message = match kind {
            "board" => format!("dashboard-{id}-board"),
            "vehicle" => format!("figure-{id}"),
            _ => format!("{kind}-{id}"),
        };
        let name = self.locale.try_message(&message, &[]).unwrap_or_else(|| id.to_owned());
        self.with_forms(&message, name, |text| match markup {
            Some(markup) => markup.mark(kind, id, text),
            None => text.to_owned(),
        })
    }

    /// A name with its forms, each as `shown`.
    fn with_forms(&self, message: &str, name: String, shown: impl Fn(&str) -> String) -> Word {
        let form = |form: &str| self.locale.try_message(&format!("{message}.{form}"), &[]);
        let mut forms: Vec<(&'static str, String)> =
            FORMS.iter().map(|&of| (of, shown(form(of).as_deref().unwrap_or(&name)))).collect();
        forms.push((NUMBER, form(NUMBER).unwrap_or_default()));
        Word::Name(shown(&name), forms)
    }

    /// The name of a board.
    fn board(&self, board: Board) -> String {
        self.name("dashboard", &format!("{}-board", board.name()))
    }

    /// A figure or token by what events call it.
    fn piece(&self, id: &str) -> Word {
        let (id, number) = id.split_once(' ').unwrap_or((id, ""));
        let args = [("number", Arg::Text(number))];
        for message in [format!("unit-{id}"), format!("leader-{id}"), format!("piece-{id}")] {
            if let Some(name) = self.locale.try_message(&message, &args) {
                return self.with_forms(&message, name, str::to_owned);
            }
        }
        Word::Text(id.to_owned())
    }

    /// What is asked, worded for `prompt_for`.
    pub(crate) fn prompt_parts(&self, g: &Arrakis, s: &State, names: &[String], prompt_for: PromptFor) -> Vec<Part> {
        let markup = Markup::new();
        let some = Some(&markup);
        let Some(pending) = s.pending() else {
            let text = self.say(some, "prompt-over", &Vec::new());
            return markup.parts(&text);
        };
        let seat = g.seat_of(pending.by);
        let who = ("seat", Word::Text(markup.mark("seat", &seat.to_string(), &seat_name(names, seat))));
        let ask = ("ask", Word::Text(self.ask(some, g, s)));
        let text = match prompt_for {
            PromptFor::Decider => self.say(some, "prompt", &vec![ask]),
            PromptFor::Others => self.say(some, "prompt-others", &vec![who]),
            PromptFor::Everyone => self.say(some, "prompt-named", &vec![who, ask]),
        };
        markup.parts(&text)
    }

    /// The question that is asked now.
    fn ask(&self, markup: Option<&Markup>, g: &Arrakis, s: &State) -> String {
        let frame = s.pending().map_or_else(Frame::default, |pending| pending.frame);
        let mut words = self.frame_words(markup, g, frame);
        match (frame, s.battle) {
            (Frame::BreakTie(_), _) => words.push(("task", Word::Text(task_under(s).to_owned()))),
            (Frame::Advance, Some(battle)) => {
                let who = if g.solo { battle.attacker.name() } else { "own" };
                words.push(("who", Word::Text(who.to_owned())));
                words.push(("area", self.thing(markup, "area", &g.content.areas[battle.to.index()].id)));
            }
            _ => {}
        }
        self.say(markup, &format!("ask-{}", frame.question()), &words)
    }

    /// What a question is about.
    fn frame_words(&self, markup: Option<&Markup>, g: &Arrakis, frame: Frame) -> Words {
        let content = &g.content;
        let area = |id: AreaId| ("area", self.thing(markup, "area", &content.areas[id.index()].id));
        let left = |count: u8| ("left", Word::Number(count.into()));
        match frame {
            Frame::Harvester(count)
            | Frame::Flyer(_, count)
            | Frame::MoveLegion(count, _)
            | Frame::BattleLeader(_, count)
            | Frame::Deploy(count)
            | Frame::Upgrade(count, ..)
            | Frame::VehicleKind(count)
            | Frame::Sign(count)
            | Frame::Worm(count, _)
            | Frame::DesertPower(count)
            | Frame::Sandworm(count, _)
            | Frame::RemoveVehicle(_, count, ..)
            | Frame::DiscardSign(count)
            | Frame::BonusMarker(count)
            | Frame::ClaimUnits(count)
            | Frame::LastSign(_, count) => vec![left(count)],
            Frame::ClaimUnit(id) => vec![area(id), left(1)],
            Frame::ClaimTokens(id, count) | Frame::Hits(_, id, count) => vec![area(id), left(count)],
            Frame::MoveTo(id, _)
            | Frame::AttackAt(id, _)
            | Frame::RetreatTo(_, id, _)
            | Frame::Excess(_, id)
            | Frame::WormFigure(id)
            | Frame::Carryall(id) => vec![area(id)],
            Frame::MoveLeader(_, _, _, leader) => {
                vec![("leader", self.thing(markup, "leader", &content.leaders[usize::from(leader)].id))]
            }
            Frame::Imperium(power) => vec![("power", self.thing(markup, "power", power.name()))],
            _ => Vec::new(),
        }
    }

    /// An action as a choice, in words.
    pub(crate) fn action(&self, g: &Arrakis, s: &State, action: Action) -> String {
        let content = &g.content;
        let thing = |kind: &'static str, id: &str| self.thing(None, kind, id);
        let area = |id: AreaId| ("area", thing("area", &content.areas[id.index()].id));
        let number = |count: u8| ("number", Word::Number(count.into()));
        let face = |face: Face| ("face", thing("face", face.name()));
        let leader = |id: LeaderId| ("leader", thing("leader", &content.leaders[id.index()].id));
        let prescience = |id: PrescienceId| ("prescience", thing("prescience", &content.prescience[id.index()].id));
        let zone = |id: ZoneId| ("zone", thing("zone", &content.zones[id.index()].id));
        let card = |id: CardId| ("card", thing("card", &content.cards[id.index()].id));
        let (id, words): (String, Words) = match action {
            Action::Spend(of, on) => (format!("spend-{}", on.name()), vec![face(of)]),
            Action::SpendLeader(of, id) => ("spend-leader".into(), vec![face(of), leader(id)]),
            Action::SpendClaim(of, id) => ("spend-claim".into(), vec![face(of), prescience(id)]),
            Action::Desert(way) => (format!("desert-{}", way.name()), Vec::new()),
            Action::Reveal(token) => {
                let at = match s.token_at[token.index()] {
                    TokenAt::On(at) => area(at),
                    _ => ("area", Word::Text(String::new())),
                };
                ("reveal".into(), vec![number(token.0 + 1), at])
            }
            Action::Scout(id) => ("scout".into(), vec![zone(id)]),
            Action::Scheme(count) => ("scheme".into(), vec![number(count)]),
            Action::Detonate(id) => ("detonate".into(), vec![area(id)]),
            Action::Claim(id) => ("claim".into(), vec![prescience(id)]),
            Action::Area(id) => ("area".into(), vec![area(id)]),
            Action::Ride(id) => ("ride".into(), vec![area(id)]),
            Action::Zone(id) => ("zone".into(), vec![zone(id)]),
            Action::Sector(id) => {
                ("sector".into(), vec![("sector", thing("sector", &content.sectors[usize::from(id)]))])
            }
            Action::Count(count) => ("count".into(), vec![number(count)]),
            Action::Lose(piece) => ("lose".into(), vec![("piece", self.piece(&piece.named(content)))]),
            Action::Take(kind) => ("take".into(), vec![("kind", thing("unit", kind.name()))]),
            Action::Play(id) => ("play".into(), vec![card(id)]),
            Action::Discard(id) => ("discard".into(), vec![card(id)]),
            Action::Choose(option) => ("choose".into(), vec![("effect", Word::Text(self.option(g, s, option)))]),
            Action::Draw(count) => {
                let side = s.pending().map_or(Side::Atreides, |pending| pending.by.side());
                let all = match s.pending().map(|pending| pending.frame) {
                    Some(Frame::Draw(all, _)) => all,
                    _ => count,
                };
                let words = vec![
                    number(count),
                    ("rest", Word::Number(all.saturating_sub(count).into())),
                    ("deck", thing("board", side.house().name())),
                    ("other", thing("board", side.ally().name())),
                ];
                ("draw".into(), words)
            }
            Action::Leader(id) => ("leader".into(), vec![leader(id)]),
            Action::Vehicle(vehicle) => ("vehicle".into(), vec![("vehicle", thing("vehicle", vehicle.name()))]),
            Action::Face(of) => ("die".into(), vec![face(of)]),
            Action::Marker(marker) => ("marker".into(), vec![("marker", thing("marker", marker.name()))]),
            Action::Power(power) => ("power".into(), vec![("power", thing("power", power.name()))]),
            Action::Prescience(id) => ("prescience".into(), vec![prescience(id)]),
            plain => (plain.text(content), Vec::new()),
        };
        capitalize(&self.say(None, &format!("choice-{id}"), &words))
    }

    /// An option of a card, or one of two boards.
    fn option(&self, g: &Arrakis, s: &State, option: u8) -> String {
        match s.pending().map(|pending| pending.frame) {
            Some(Frame::Choose(node)) => match g.content.effect(node) {
                Effect::Any(first, _) => self.effect(&g.content, NodeId(first.0 + u16::from(option))),
                _ => String::new(),
            },
            Some(Frame::LoseDieOf(side, _)) => {
                side.boards().get(usize::from(option)).map_or_else(String::new, |board| self.board(*board))
            }
            _ => String::new(),
        }
    }

    /// An event as a line of the log, in parts.
    pub(crate) fn event_parts(&self, g: &Arrakis, event: &Event) -> Vec<Part> {
        let markup = Markup::new();
        let text = self.line(Some(&markup), g, event);
        markup.parts(&text)
    }

    /// The text of that line.
    pub(crate) fn event(&self, g: &Arrakis, event: &Event) -> String {
        self.line(None, g, event)
    }

    fn line(&self, markup: Option<&Markup>, g: &Arrakis, event: &Event) -> String {
        let (name, args) = event.words(&g.content);
        let mut words: Words = Vec::new();
        for (field, value) in &args {
            self.field(markup, name, field, value, &mut words);
        }
        if let Event::MahdiSetAside(_, part) = *event {
            words.push(("effect", Word::Text(self.effect(&g.content, part))));
        }
        let nobody = matches!(event, Event::Won(None));
        self.say(markup, &format!("log-{name}{}", if nobody { "-nobody" } else { "" }), &words)
    }

    /// A field of an event as words of its message.
    fn field(&self, markup: Option<&Markup>, event: &str, field: &str, value: &Value, words: &mut Words) {
        const FIELDS: &[(&str, &str)] = &[
            ("area", "area"),
            ("from", "area"),
            ("to", "area"),
            ("zone", "zone"),
            ("card", "card"),
            ("leader", "leader"),
            ("prescience", "prescience"),
            ("harvest", "tactic"),
            ("target", "tactic"),
            ("side", "side"),
            ("winner", "side"),
            ("board", "board"),
            ("deck", "board"),
            ("face", "face"),
            ("vehicle", "vehicle"),
            ("kind", "unit"),
            ("into", "unit"),
            ("marker", "marker"),
            ("power", "power"),
            ("person", "person"),
            ("sign", "sign"),
            ("phase", "phase"),
            ("round", ""),
            ("count", ""),
            ("rank", ""),
            ("step", ""),
            ("row", ""),
            ("hits", ""),
            ("token", ""),
            ("own", ""),
            ("foe", ""),
            ("piece", "piece"),
            ("criterion", "criterion"),
            ("way", "variant"),
            ("change", "variant"),
            ("surprise", "variant"),
            ("wild", "variant"),
            ("on", "variant"),
            ("freed", "variant"),
            ("victory", "variant"),
        ];
        const LISTS: &[(&str, &[&str])] = &[
            ("rolled", &["leadership", "strategy", "deployment", "mentat", "house"]),
            ("combat", &["hits", "shields", "specials"]),
            ("token-revealed", &["regular", "elite", "special", "generic"]),
        ];
        if let Value::Array(values) = value {
            if field == "among" {
                words.push(("among", Word::Number(values.len() as i64)));
                words.push(("candidates", Word::Text(self.candidates(markup, event, values))));
                return;
            }
            let fields = LISTS.iter().find(|list| list.0 == event).map_or(&[][..], |list| list.1);
            for (&field, value) in fields.iter().zip(values) {
                words.push((field, Word::Number(value.as_i64().unwrap_or(0))));
            }
            return;
        }
        let Some(&(field, kind)) = FIELDS.iter().find(|known| known.0 == field) else { return };
        let word = match value {
            // People count rows from 1.
            Value::Number(number) if field == "row" => Word::Number(number.as_i64().unwrap_or(0) + 1),
            Value::Number(number) => Word::Number(number.as_i64().unwrap_or(0)),
            Value::String(id) if kind == "criterion" => {
                words.push(("reason", Word::Text(self.name("criterion", id))));
                return;
            }
            Value::String(id) if kind == "piece" => self.piece(id),
            Value::String(id) if kind == "variant" => Word::Text(id.clone()),
            Value::Bool(is) => Word::Text(if *is { "yes" } else { "no" }.to_owned()),
            Value::String(id) => self.thing(markup, kind, id),
            _ => return,
        };
        words.push((field, word));
    }

    /// What was to choose from, the first few by name.
    fn candidates(&self, markup: Option<&Markup>, event: &str, values: &[Value]) -> String {
        const SHOWN: usize = 6;
        const KINDS: &[(&str, &str)] = &[
            ("mahdi-chose", "area"),
            ("mahdi-chose-zone", "zone"),
            ("mahdi-chose-leader", "leader"),
            ("mahdi-chose-prescience", "prescience"),
            ("mahdi-chose-power", "power"),
        ];
        let kind = KINDS.iter().find(|known| known.0 == event).map(|known| known.1);
        let name = |value: &Value| {
            let id = value.as_str().unwrap_or_default();
            match kind.map_or_else(|| self.piece(id), |kind| self.thing(markup, kind, id)) {
                Word::Name(_, forms) if matches!(kind, Some("zone" | "prescience")) => {
                    forms.into_iter().find(|form| form.0 == "short").map_or_else(String::new, |form| form.1)
                }
                Word::Text(name) | Word::Name(name, _) => name,
                Word::Number(number) => number.to_string(),
            }
        };
        // One more than is shown is no shorter as a number.
        let shown = if values.len() > SHOWN + 1 { SHOWN } else { values.len() };
        let names = self.commas(values[..shown].iter().map(name).collect());
        match values.len() - shown {
            0 => names,
            more => {
                let words = vec![("names", Word::Text(names)), ("count", Word::Number(more as i64))];
                self.say(None, "log-candidates", &words)
            }
        }
    }

    /// Why an action cannot be done now, as a phrase.
    pub(crate) fn obstacle(&self, g: &Arrakis, s: &State, obstacle: Obstacle) -> String {
        let number = |name: &'static str, number: u8| vec![(name, Word::Number(number.into()))];
        let words: Words = match obstacle {
            Obstacle::NoDie(face) => vec![("face", self.thing(None, "face", face.name()))],
            Obstacle::AtomicsTooEarly => number("step", g.content.constants.atomics_step),
            Obstacle::ClaimedEnough => number("n", g.content.constants.claims),
            Obstacle::NotAnAnswer => vec![("ask", Word::Text(self.ask(None, g, s)))],
            Obstacle::SandwormIn(id)
            | Obstacle::EnemyIn(id)
            | Obstacle::SettlementIn(id)
            | Obstacle::SietchIn(id)
            | Obstacle::HarvesterIn(id)
            | Obstacle::WormsignIn(id)
            | Obstacle::NotEmpty(id)
            | Obstacle::Walled(id)
            | Obstacle::OutOfReach(id)
            | Obstacle::NothingToAttack(id)
            | Obstacle::Sheltered(id)
            | Obstacle::NoDesert(id)
            | Obstacle::NoLegion(id)
            | Obstacle::NoLeaderIn(id)
            | Obstacle::NoSpecialIn(id)
            | Obstacle::OtherLegion(id)
            | Obstacle::HasMoved(id)
            | Obstacle::HeldBack(id)
            | Obstacle::NowhereToGo(id)
            | Obstacle::NothingInReach(id)
            | Obstacle::NoSietch(id)
            | Obstacle::NoSettlement(id)
            | Obstacle::NoUnit(id)
            | Obstacle::NotThisArea(id) => vec![("area", self.thing(None, "area", &g.content.areas[id.index()].id))],
            _ => Vec::new(),
        };
        self.say(None, &format!("obstacle-{}", obstacle.name()), &words)
    }

    /// A word or icon: its name and what it means.
    pub(crate) fn term(&self, term: &Term) -> (String, String) {
        let id = format!("term-{}", term.id);
        (self.say(None, &id, &Vec::new()), self.say(None, &format!("{id}.text"), &Vec::new()))
    }

    /// A text and what is said after it, if anything.
    pub(crate) fn joined(&self, text: String, more: String) -> String {
        if more.is_empty() { text } else { self.chained("list-sentences", vec![text, more]) }
    }

    /// A numbered rule, marked if the decision is ours. English stands in the content file itself.
    pub(crate) fn rule(&self, rule: &Rule) -> String {
        let text = self.locale.try_message(&format!("rule-{}", rule.id), &[]).unwrap_or_else(|| rule.text.clone());
        if rule.ours { self.say(None, "our-decision", &vec![("text", Word::Text(text))]) } else { text }
    }

    /// The mark of what is reconstructed: a sentence with the parts, empty if there are none.
    pub(crate) fn reconstructed<'p>(&self, parts: impl IntoIterator<Item = &'p str>) -> String {
        let mut names: Vec<String> = Vec::new();
        for part in parts {
            let name = self.say(None, &format!("part-{}", part.replace('_', "-")), &Vec::new());
            if !names.contains(&name) {
                names.push(name);
            }
        }
        if names.is_empty() {
            return String::new();
        }
        self.say(None, "reconstructed", &vec![("parts", Word::Text(self.commas(names)))])
    }
}

/// A player's name; without one the letter of the seat.
fn seat_name(names: &[String], seat: Seat) -> String {
    names.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string())
}

/// What the Harkonnen of the solo game are at while the player chooses among equals for them.
fn task_under(s: &State) -> &'static str {
    let task = s.stack.iter().rev().find_map(|pending| match pending.frame {
        Frame::MahdiDoes(task) => Some(task),
        _ => None,
    });
    match task {
        Some(Task::Harvesters(..)) => "harvester",
        Some(Task::Flyers(vehicle, _)) => vehicle.name(),
        Some(Task::March(..) | Task::Attack(..) | Task::Move(..)) => "march",
        Some(Task::Garrison(_)) => "garrison",
        Some(Task::Carryalls) => "saved",
        Some(Task::Casualties(..)) => "loss",
        Some(Task::Keep(_) | Task::Raise(_)) => "power",
        Some(Task::Deploy(..) | Task::Rest(..)) => "deploy",
        Some(Task::Upgrade(..)) => "upgrade",
        Some(Task::Cards(..) | Task::CardsOf(..) | Task::Node(_)) | None => "other",
    }
}
