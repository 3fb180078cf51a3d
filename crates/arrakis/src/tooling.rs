//! What the command line asks: a component's text, the game in a few lines, and what writers of content and scenarios
//! need.

use std::fmt::Write;

use table::coverage::Requirement;
use table::{HookUse, ModuleCounts, Problem, Tooling, Viewer};

use crate::action::VERBS;
use crate::content::Content;
use crate::frame::Frame;
use crate::game::{Arrakis, BASE, MAHDI, Setup};
use crate::ids::*;
use crate::text::Texts;
use crate::view::View;
use crate::wire::numbers_of;

impl Tooling for Arrakis {
    fn describe(&self, texts: &Texts, query: &str) -> Result<String, Vec<String>> {
        let all = components(&self.content, texts);
        let wanted = query.to_lowercase();
        let Some(found) = all.iter().find(|one| one.id.to_lowercase() == wanted || one.name.to_lowercase() == wanted)
        else {
            let near = all.iter().filter(|one| one.id.contains(&wanted) || one.name.to_lowercase().contains(&wanted));
            return Err(near.map(|one| one.name.clone()).take(5).collect());
        };
        let mut text = format!("{}\n{}", found.name, found.text);
        if !found.note.is_empty() {
            text = format!("{text}\n{}", found.note);
        }
        let thing = format!("{}:{}", found.kind, found.id);
        let rules = self.content.rules.iter().filter(|rule| (self.solo || !rule.solo) && rule.about.contains(&thing));
        let rules: String = rules.map(|rule| format!("\n{} {}", rule.id, texts.rule(rule))).collect();
        if !rules.is_empty() {
            text = format!("{text}\n{rules}");
        }
        Ok(format!("{text}\n\nid: {}", found.id))
    }

    fn overview(&self, texts: &Texts, view: &View<'_>, viewer: Viewer, names: &[String]) -> String {
        overview(self, texts, view, viewer, names).unwrap_or_default()
    }

    fn requirements() -> Result<Vec<Requirement>, Problem> {
        Ok(requirements(&Content::built_in()))
    }

    fn scenario_template(name: &str) -> String {
        let name = toml::Value::String(name.to_owned());
        format!(
            r#"# A scenario: docs/arrakis-scenarios.md explains every word. Run it: melange scenario run --game arrakis FILE
[[scenario]]
name = {name}
# The rules and components it shows: W52, card:war-plan, leader:stilgar, prescience:the-desert-war, …
shows = ["W73"]
play = """
turn A                                   # A owes the decision
A spend strategy move
illegal A area arrakeen                  # there is no legion of A
A area ne-15
A area ne-16
A all
A stop                                   # no second legion
expect areas.ne-16.regular = 2           # what must hold
A end-turn
turn B
"""

# The position: what is not said is as at the start, but for the figures.
[scenario.given.areas]
ne-15 = {{ side = "atreides", regular = 2 }}
pasty-mesa = {{ side = "atreides", tokens = [[1, 1, 0]] }}
arrakeen = {{ side = "harkonnen", regular = 3, leaders = ["beast-rabban"] }}
"#
        )
    }

    fn modules() -> String {
        format!(
            "{BASE}: Dune: War for Arrakis, for 2, 3 or 4 players\n{MAHDI}: the Harkonnen play by the rules; with {BASE}, for 1 or 2 players"
        )
    }

    fn check_content(files: &[(String, String)]) -> Result<Vec<String>, Problem> {
        let content = Content::with_files(files)?;
        let line = format!(
            "{BASE}: {} areas, {} planning cards, {} leader cards, {} prescience cards, {} rules",
            content.areas.len(),
            content.cards.iter().map(|card| usize::from(card.copies)).sum::<usize>(),
            leader_cards(&content),
            content.prescience.len(),
            content.rules.len()
        );
        // Whatever the files say, a game must come out of it.
        Arrakis::with_content(&Setup::of(2), content.into())?;
        Ok(vec![line])
    }

    fn content_counts() -> Result<Vec<ModuleCounts>, Problem> {
        let content = Content::built_in();
        let copies = |board: Board| {
            content.cards.iter().filter(|card| card.deck == board).map(|card| u64::from(card.copies)).sum()
        };
        Ok(vec![ModuleCounts {
            modules: BASE.into(),
            kinds: vec![
                ("areas", content.areas.len() as u64),
                ("air zones", content.zones.len() as u64),
                ("House Atreides cards", copies(Board::HouseAtreides)),
                ("Fremen cards", copies(Board::FremenAlly)),
                ("House Harkonnen cards", copies(Board::HouseHarkonnen)),
                ("Corrino cards", copies(Board::CorrinoAlly)),
                ("leader cards", leader_cards(&content)),
                ("prescience cards", content.prescience.len() as u64),
                ("secret objectives", content.objectives.len() as u64),
                ("bans", content.bans.len() as u64),
                ("tactics cards", content.tactics.len() as u64),
                ("rules", content.rules.len() as u64),
            ],
        }])
    }

    fn hooks() -> Result<Vec<HookUse>, Problem> {
        Ok(Vec::new())
    }

    fn questions() -> &'static [&'static str] {
        Frame::QUESTIONS
    }

    fn verbs() -> &'static [&'static str] {
        VERBS
    }
}

/// Something that can be asked about.
struct Component {
    /// What rules call its kind.
    kind: &'static str,
    id: String,
    name: String,
    text: String,
    /// What of it is reconstructed.
    note: String,
}

/// Every component, word and rule.
fn components(content: &Content, texts: &Texts) -> Vec<Component> {
    let mut all = Vec::new();
    let mut add = |kind: &'static str, id: &str, name: String, text: String, reconstructed: &[String]| {
        let note = texts.reconstructed(reconstructed.iter().map(String::as_str));
        all.push(Component { kind, id: id.to_owned(), name, text, note });
    };
    for card in &content.cards {
        let deck = texts.name("dashboard", &format!("{}-board", card.deck.name()));
        let copies = if card.copies > 1 { format!(", {} copies", card.copies) } else { String::new() };
        let text = format!("Planning card, {deck}{copies}\n{}", texts.card_text(content, card));
        add("card", &card.id, texts.name("card", &card.id), text, &card.reconstructed);
    }
    for leader in &content.leaders {
        let [hits, shields] = leader.combat;
        let special = match leader.slot {
            Some(slot) => format!("{}: {}", texts.name("face", slot.name()), texts.leader_text(content, leader)),
            None => "no special action".into(),
        };
        let text = format!("Named leader\n{special}\nA Special makes {hits} hits and {shields} shields");
        add("leader", &leader.id, texts.name("leader", &leader.id), text, &leader.reconstructed);
    }
    for (&side, id) in Side::ALL.iter().zip(&content.generic) {
        let [hits, shields] = content.generic_combat;
        let figures = content.constants.figures[side.index()][3];
        let text = format!("Generic leaders, {figures} figures\nA Special makes {hits} hits and {shields} shields");
        add("leader", id, texts.name("leader", id), text, &[]);
    }
    let (id, special, reconstructed) = &content.wild_maker;
    let dice = content.constants.wild_maker_dice;
    let text = format!("Sandworm with a card, {dice} dice\n{}", texts.special_text(content, *special));
    add("leader", id, texts.name("leader", id), text, reconstructed);
    for card in &content.prescience {
        let when = if card.action_phase { "action phase" } else { "end of the round" };
        let die = if card.spend_die { ", spend a die" } else { "" };
        let [kh, sd, jihad] = card.markers;
        let text = format!(
            "Prescience card, {when}{die}\n{}\nKwisatz Haderach {kh}, Sand Dwellers {sd}, Jihad {jihad}",
            texts.prescience_text(card)
        );
        add("prescience", &card.id, texts.name("prescience", &card.id), text, &card.reconstructed);
    }
    for ban in &content.bans {
        let power = texts.name("power", ban.power.name());
        let text = format!("Ban, {power}\n{}", texts.ban_text(content, ban.power));
        add("ban", &ban.id, texts.name("ban", &ban.id), text, &[]);
    }
    for (i, area) in content.areas.iter().enumerate() {
        let terrain = content.map.kind[i].name();
        let borders: Vec<&str> =
            content.map.touch[i].into_iter().map(|other| content.areas[other.index()].id.as_str()).collect();
        let text = format!("Area, {terrain}\nBorders: {}", borders.join(", "));
        add("area", &area.id, texts.name("area", &area.id), text, &[]);
    }
    for objective in &content.objectives {
        let text = format!("Secret objective {:?}", objective.markers);
        add("objective", &objective.id, texts.name("objective", &objective.id), text, &objective.reconstructed);
    }
    for tactic in &content.tactics {
        let sietch = texts.name("area", &content.areas[tactic.sietch.index()].id);
        let text = format!("Tactics card\nTarget sietch: {sietch}");
        add("tactic", &tactic.id, texts.name("tactic", &tactic.id), text, &[]);
    }
    for term in &content.terms {
        let (name, text) = texts.term(term);
        add("term", &term.id, name, text, &numbers_of(content, &term.id));
    }
    for rule in &content.rules {
        add("rule", &rule.id, rule.id.clone(), texts.rule(rule), &[]);
    }
    all
}

/// Cards of leaders: of the named ones, the two generic kinds and the Wild Maker.
fn leader_cards(content: &Content) -> u64 {
    (content.leaders.len() + content.generic.len() + 1) as u64
}

/// What scenarios have to show: every rule, and every card, leader, objective and ban.
fn requirements(content: &Content) -> Vec<Requirement> {
    let rules = content.rules.iter().map(|rule| (rule.id.clone(), rule.text.clone()));
    let cards = content.cards.iter().map(|card| (format!("card:{}", card.id), card.written.clone()));
    let leaders = content.leaders.iter().filter(|leader| leader.special.is_some());
    let leaders = leaders.map(|leader| (format!("leader:{}", leader.id), leader.written.clone()));
    let prescience = content.prescience.iter().map(|card| (format!("prescience:{}", card.id), card.written.clone()));
    let bans = content.bans.iter().map(|ban| (format!("ban:{}", ban.power.name()), ban.id.clone()));
    let (wild_maker, ..) = &content.wild_maker;
    let wild_maker = (format!("leader:{wild_maker}"), "the Wild Maker's special action".to_owned());
    let objectives = content.objectives.iter().map(|card| (format!("objective:{}", card.id), card.id.clone()));
    let tactics = content.tactics.iter().map(|card| (format!("tactic:{}", card.id), card.id.clone()));
    let all = rules.chain(cards).chain(leaders).chain([wild_maker]).chain(prescience);
    let all = all.chain(objectives).chain(bans).chain(tactics);
    all.map(|(id, title)| Requirement { id, title }).collect()
}

/// The game as `viewer` sees it.
fn overview(
    g: &Arrakis,
    texts: &Texts,
    view: &View<'_>,
    viewer: Viewer,
    names: &[String],
) -> Result<String, std::fmt::Error> {
    let mut text = String::new();
    writeln!(text, "── Round {}, {} ──", view.round, texts.name("phase", &serde_name(&view.phase)))?;
    let markers: Vec<String> =
        view.markers.iter().map(|(marker, step)| format!("{} {step}", texts.name("marker", marker.name()))).collect();
    writeln!(text, "Supremacy {}; {}", view.supremacy, markers.join(", "))?;
    let rows: Vec<String> = view
        .imperium
        .iter()
        .map(|(power, row)| format!("{} row {}", texts.name("power", power.name()), row + 1))
        .collect();
    writeln!(text, "{}; spice {}", rows.join(", "), view.spice)?;
    let cards = |ids: &[&str]| ids.iter().map(|id| texts.name("prescience", id)).collect::<Vec<_>>().join("; ");
    writeln!(text, "Prescience: {}", cards(&view.prescience))?;
    for (board, of) in &view.boards {
        if of.seat.is_none() || g.hand_of(*board) != *board {
            continue;
        }
        let dice: Vec<String> = of
            .dice
            .iter()
            .filter(|(_, count)| **count > 0)
            .map(|(face, count)| format!("{count} {}", texts.name("face", face.name())))
            .collect();
        let seat = of.seat.map(|seat| names.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string()));
        let hand: Vec<String> = of.hand.known.iter().map(|id| texts.name("card", id)).collect();
        let board = texts.name("dashboard", &format!("{}-board", board.name()));
        writeln!(
            text,
            "{} ({board}): dice {}; {} cards {}",
            seat.unwrap_or_default(),
            dice.join(", "),
            of.hand.count,
            hand.join(", ")
        )?;
    }
    for (id, area) in &view.areas {
        let Some(side) = area.side else { continue };
        let leaders: Vec<String> = area.leaders.iter().map(|id| texts.name("leader", id)).collect();
        writeln!(
            text,
            "  {}: {} {} regular, {} elite, {} special, {} generic leaders, {} tokens {}",
            texts.name("area", id),
            texts.name("side", side.name()),
            area.regular,
            area.elite,
            area.special,
            area.generic,
            area.tokens.len(),
            leaders.join(", ")
        )?;
    }
    let with = |what: &dyn Fn(&crate::view::AreaView) -> bool| {
        let found = view.areas.iter().filter(|(_, area)| what(area)).map(|(id, _)| texts.name("area", id));
        found.collect::<Vec<_>>().join(", ")
    };
    writeln!(text, "Harvesters: {}", with(&|area| area.harvester))?;
    writeln!(text, "Wormsigns: {}", with(&|area| area.wormsign))?;
    writeln!(text, "Sandworms: {}", with(&|area| area.sandworm || area.wild_maker))?;
    if let Viewer::Seat(_) = viewer
        && !view.objectives.is_empty()
    {
        let objectives: Vec<String> = view.objectives.iter().map(|id| texts.name("objective", id)).collect();
        writeln!(text, "Secret objective: {}", objectives.join(", "))?;
    }
    Ok(text.trim_end().to_owned())
}

fn serde_name(phase: &crate::state::Phase) -> String {
    serde_json::to_value(phase).ok().and_then(|value| value.as_str().map(str::to_owned)).unwrap_or_default()
}
