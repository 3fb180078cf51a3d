//! Reads the content files and checks their counts.

use serde::de::DeserializeOwned;
use table::{ParseError, Problem};
use toml::{Table, Value};

use super::files::{Files, OVERLAY};
use super::parse::{Names, Parser};
use super::raw::*;
use super::read_board::read_board;
use super::*;

/// The overlay of reconstructed facts: components by kind and id, each with some fields.
struct Overlay {
    table: Table,
    used: Vec<(String, String)>,
}

impl Overlay {
    /// Lays what is reconstructed of a component over it; says which fields that are.
    fn lay(&mut self, kind: &str, id: &str, entry: &mut Table) -> Result<Vec<String>, String> {
        let Some(Value::Table(over)) = self.table.get(kind).and_then(|kind| kind.get(id)) else {
            return Ok(Vec::new());
        };
        self.used.push((kind.to_owned(), id.to_owned()));
        let confirmed = over.get("confirmed").and_then(Value::as_bool).unwrap_or(false);
        let mut fields = Vec::new();
        for (field, value) in over.iter().filter(|(field, _)| *field != "confirmed") {
            if entry.contains_key(field) {
                return Err(format!("reconstructed.toml: {kind}.{id}: '{field}' is known from another file"));
            }
            entry.insert(field.clone(), value.clone());
            fields.push(field.clone());
        }
        Ok(if confirmed { Vec::new() } else { fields })
    }

    /// A value that only the overlay has.
    fn value<T: DeserializeOwned>(
        &mut self,
        kind: &str,
        id: &str,
        field: &str,
        reconstructed: &mut Vec<String>,
    ) -> Result<T, String> {
        let mut entry = Table::new();
        let fields = self.lay(kind, id, &mut entry)?;
        let value = entry.remove(field);
        let value = value.ok_or_else(|| format!("reconstructed.toml: {kind}.{id} needs '{field}'"))?;
        if !fields.is_empty() {
            reconstructed.push(format!("{kind}.{id}"));
        }
        T::deserialize(value).map_err(|error| format!("reconstructed.toml: {kind}.{id}: {}", error.message()))
    }

    /// What nothing has asked for.
    fn unused(&self) -> Vec<String> {
        let mut unused = Vec::new();
        for (kind, entries) in &self.table {
            for id in entries.as_table().into_iter().flat_map(Table::keys) {
                if !self.used.iter().any(|used| used.0 == *kind && used.1 == *id) {
                    unused.push(format!("reconstructed.toml: there is no {kind} '{id}'"));
                }
            }
        }
        unused
    }
}

/// The entries of a list of a file, with what is reconstructed laid over them.
fn entries<T: DeserializeOwned>(
    files: &Files,
    file: &str,
    kind: &str,
    overlay: &mut Overlay,
) -> Result<Vec<(T, Vec<String>)>, String> {
    let table: Table = files.read(file)?;
    let list = table.get(kind).and_then(Value::as_array).ok_or_else(|| format!("{file}: there is no [[{kind}]]"))?;
    list.iter()
        .map(|entry| {
            let mut entry = entry.as_table().cloned().unwrap_or_default();
            let id = entry.get("id").and_then(Value::as_str).unwrap_or("without an id").to_owned();
            let reconstructed = overlay.lay(kind, &id, &mut entry)?;
            let read = T::deserialize(Value::Table(entry)).map_err(|error| {
                let error = ParseError { at: 0, len: id.len(), message: error.message().trim().replace('\n', ", ") };
                files.mistake(file, [kind, &id, "id"], error)
            });
            Ok((read?, reconstructed))
        })
        .collect()
}

pub(super) fn load(replaced: &[(String, String)]) -> Result<Content, Problem> {
    read(replaced).map_err(Problem)
}

fn read(replaced: &[(String, String)]) -> Result<Content, String> {
    let files = Files::with(replaced)?;
    let mut overlay = Overlay { table: files.read(OVERLAY)?, used: Vec::new() };
    let (map, areas, zones, sectors) = read_board(files.read("board.toml")?)?;
    let raw_leaders: Vec<(RawLeader, Vec<String>)> = entries(&files, "leaders.toml", "leader", &mut overlay)?;
    let named = raw_leaders.iter().filter(|(leader, _)| leader.kind == "named");
    let names = Names {
        leaders: named.enumerate().map(|(i, (leader, _))| (leader.id.clone(), LeaderId(i as u8))).collect(),
        areas: areas.iter().enumerate().map(|(i, area)| (area.id.clone(), AreaId(i as u8))).collect(),
        wild_maker: raw_leaders
            .iter()
            .find(|(leader, _)| leader.kind == "sandworm")
            .map(|(leader, _)| leader.id.clone())
            .ok_or("leaders.toml: there is no leader of the kind 'sandworm'")?,
    };
    let mut nodes = Vec::new();
    let mut effect = |file: &str, field: [&str; 3], text: &str| -> Result<NodeId, String> {
        Parser::new(text, &names).effect(&mut nodes).map_err(|error| files.mistake(file, field, error))
    };

    let mut cards = Vec::new();
    for (raw, reconstructed) in entries::<RawCard>(&files, "cards.toml", "card", &mut overlay)? {
        let node = effect("cards.toml", ["card", &raw.id, "effect"], &raw.effect)?;
        cards.push(Card {
            id: raw.id,
            deck: raw.deck,
            copies: raw.copies,
            scheme: raw.scheme,
            effect: node,
            written: raw.effect,
            reconstructed,
        });
    }
    unique("cards.toml", cards.iter().map(|card| card.id.as_str()))?;

    let mut leaders = Vec::new();
    let mut wild_maker = None;
    let (mut generic, mut generic_combat, mut generic_figures) = ([String::new(), String::new()], [1, 0], [0, 0]);
    let known = |of: &str, id: &Option<String>| -> Result<Option<LeaderId>, String> {
        let Some(id) = id else { return Ok(None) };
        let found = names.leaders.get(id).copied();
        found.map(Some).ok_or_else(|| format!("leaders.toml: leader '{of}': there is no leader '{id}'"))
    };
    for (raw, reconstructed) in &raw_leaders {
        let place = format!("leaders.toml: leader '{}'", raw.id);
        let special = raw.special.as_ref().map(|text| effect("leaders.toml", ["leader", &raw.id, "special"], text));
        let special = special.transpose()?;
        match raw.kind.as_str() {
            "generic" => {
                let side = raw.faction.side();
                generic[side.index()] = raw.id.clone();
                generic_figures[side.index()] = raw.figures;
                generic_combat = raw.combat.unwrap_or(generic_combat);
            }
            "sandworm" => {
                let special = special.ok_or_else(|| format!("{place} needs a special action"))?;
                wild_maker = Some((raw.id.clone(), special, reconstructed.clone()));
            }
            "named" => {
                let at_marker = raw.enters_at_marker.as_ref().map(|step| {
                    let marker = Marker::parse(&step.marker);
                    if marker.is_none() && step.marker != "any" {
                        return Err(format!("{place}: there is no marker '{}'", step.marker));
                    }
                    Ok(MarkerStep { marker, step: step.step })
                });
                let slot = raw.slot.as_ref().map(|slot| {
                    Face::parse(slot).ok_or_else(|| format!("{place}: '{slot}' is no result of an action die"))
                });
                leaders.push(Leader {
                    id: raw.id.clone(),
                    faction: raw.faction,
                    slot: slot.transpose()?,
                    special,
                    written: raw.special.clone().unwrap_or_default(),
                    combat: raw.combat.unwrap_or_default(),
                    start: raw.start,
                    at_marker: at_marker.transpose()?,
                    at_supremacy: raw.enters_at_supremacy,
                    person: raw.person,
                    replaces: known(&raw.id, &raw.replaces)?,
                    retires: known(&raw.id, &raw.retires)?,
                    bg_token: raw.bg_token,
                    schemed_against: raw.schemed_against,
                    successor: known(&raw.id, &raw.successor)?,
                    reconstructed: reconstructed.clone(),
                });
            }
            other => {
                return Err(format!("{place}: '{other}' is no kind of leader; expected named, generic or sandworm"));
            }
        }
    }
    unique("leaders.toml", leaders.iter().map(|leader| leader.id.as_str()))?;
    if leaders.len() > 16 {
        return Err(format!("leaders.toml: {} named leaders; at most 16 fit", leaders.len()));
    }

    let mut prescience = Vec::new();
    let file = "prescience.toml";
    for (raw, reconstructed) in entries::<RawPrescience>(&files, file, "prescience", &mut overlay)? {
        let mistake = |field: &str, error: ParseError| files.mistake(file, ["prescience", &raw.id, field], error);
        prescience.push(Prescience {
            action_phase: match raw.phase.as_str() {
                "action" => true,
                "end-of-round" => false,
                other => {
                    let message = "this is no phase; expected action or end-of-round".to_owned();
                    return Err(mistake("phase", ParseError { at: 0, len: other.len(), message }));
                }
            },
            spend_die: raw.spend_die,
            requires: Parser::new(&raw.requires, &names).requirements().map_err(|error| mistake("requires", error))?,
            deed: Parser::new(&raw.deed, &names).deed().map_err(|error| mistake("do", error))?,
            id: raw.id,
            written: raw.requires,
            markers: raw.markers,
            reconstructed,
        });
    }
    if prescience.len() > 16 {
        return Err(format!("prescience.toml: {} cards; at most 16 fit", prescience.len()));
    }
    let file = "objectives.toml";
    let objectives: Vec<Objective> = entries::<RawObjective>(&files, file, "objective", &mut overlay)?
        .into_iter()
        .map(|(raw, reconstructed)| Objective { id: raw.id, markers: raw.markers, reconstructed })
        .collect();
    let mut bans: Vec<Ban> = entries::<RawBan>(&files, "bans.toml", "ban", &mut overlay)?
        .into_iter()
        .map(|(raw, _)| Ban { id: raw.id, power: raw.power })
        .collect();
    bans.sort_by_key(|ban| ban.power);
    let central = map.central;
    let tactics = entries::<RawTactic>(&files, "tactics.toml", "tactic", &mut overlay)?
        .into_iter()
        .map(|(raw, _)| {
            let sector = sectors.iter().position(|sector| *sector == raw.sector);
            let sectors = if raw.sector == "central" { Some(central) } else { sector.map(|sector| 1 << sector) };
            Ok(Tactic {
                sectors: sectors.ok_or_else(|| format!("tactics.toml: there is no sector '{}'", raw.sector))?,
                sietch: names
                    .areas
                    .get(&raw.sietch)
                    .copied()
                    .filter(|area| map.sietches.contains(area))
                    .ok_or_else(|| format!("tactics.toml: there is no sietch '{}'", raw.sietch))?,
                id: raw.id,
            })
        })
        .collect::<Result<Vec<_>, String>>()?;
    let terms = entries::<RawTerm>(&files, "terms.toml", "term", &mut overlay)?
        .into_iter()
        .map(|(raw, _)| Term { id: raw.id, also: raw.also })
        .collect::<Vec<_>>();
    unique("terms.toml", terms.iter().flat_map(|term| [&term.id].into_iter().chain(&term.also)).map(String::as_str))?;
    let rules = entries::<RawRule>(&files, "rules.toml", "rule", &mut overlay)?
        .into_iter()
        .map(|(raw, _)| {
            let ours = raw.ours || !raw.questions.is_empty();
            Rule { id: raw.id, text: raw.text, ours, solo: raw.solo, about: raw.about }
        })
        .collect::<Vec<_>>();
    unique("rules.toml", rules.iter().map(|rule| rule.id.as_str()))?;
    let constants = constants(files.read("components.toml")?, generic_figures, &mut overlay)?;
    let unused = overlay.unused();
    if !unused.is_empty() {
        return Err(unused.join("\n"));
    }
    let content = Content {
        areas,
        sectors,
        zones,
        map,
        cards,
        leaders,
        wild_maker: wild_maker.ok_or("leaders.toml: there is no leader of the kind 'sandworm'")?,
        generic,
        generic_combat,
        prescience,
        objectives,
        bans,
        tactics,
        terms,
        rules,
        constants,
        nodes,
    };
    content.check_rules()?;
    Ok(content)
}

fn unique<'a>(file: &str, ids: impl Iterator<Item = &'a str>) -> Result<(), String> {
    let mut seen: Vec<&str> = Vec::new();
    for id in ids {
        if seen.contains(&id) {
            return Err(format!("{file}: '{id}' is there twice"));
        }
        seen.push(id);
    }
    Ok(())
}

fn constants(raw: RawComponents, generic: [u8; 2], overlay: &mut Overlay) -> Result<Constants, String> {
    let (limits, dice, dashboards, tokens) = (raw.limits, raw.dice, raw.dashboards, raw.tokens);
    if [raw.figures.atreides[3], raw.figures.harkonnen[3]] != generic {
        return Err("components.toml: generic leaders are not as many as leaders.toml says".into());
    }
    let mut reconstructed = Vec::new();
    let mut faces = |overlay: &mut Overlay, id: &str, count: usize| -> Result<Vec<TokenFace>, String> {
        let rows: Vec<[u8; 5]> = overlay.value("tokens", id, "contents", &mut reconstructed)?;
        let all: Vec<TokenFace> = rows
            .iter()
            .flat_map(|&[copies, regular, elite, special, generic]| {
                std::iter::repeat_n([regular, elite, special, generic], copies.into())
            })
            .collect();
        if all.len() == count {
            return Ok(all);
        }
        Err(format!("reconstructed.toml: tokens.{id}: {} tokens, there are {count}", all.len()))
    };
    let mut atreides = faces(overlay, "atreides-initial", 8)?;
    let initial_tokens = atreides.len();
    atreides.extend(faces(overlay, "atreides", 8)?);
    let harkonnen_tokens = [faces(overlay, "harkonnen-black", 6)?, faces(overlay, "harkonnen-silver", 6)?];
    let atreides_die: [u8; 5] = overlay.value("dice", "atreides", "faces", &mut reconstructed)?;
    let house: [u8; 5] = overlay.value("dashboard", "house-atreides", "slots", &mut reconstructed)?;
    let fremen: [u8; 5] = overlay.value("dashboard", "fremen-ally", "slots", &mut reconstructed)?;
    let mut shared_tank = [0; 4];
    for (length, board) in shared_tank.iter_mut().zip(Board::ALL) {
        *length = overlay.value("dashboard", board.name(), "tank", &mut reconstructed)?;
    }
    let stations: [u8; 3] = overlay.value("tokens", "stations", "markers", &mut reconstructed)?;
    let signs: [u8; 3] = overlay.value("tokens", "wormsigns", "kinds", &mut reconstructed)?;
    // A board has several parts in the overlay.
    reconstructed.sort();
    reconstructed.dedup();
    if stations.iter().sum::<u8>() != 6 || signs.iter().sum::<u8>() != 16 {
        return Err("reconstructed.toml: there are 6 stations and 16 wormsigns".into());
    }
    if atreides_die.iter().sum::<u8>() != 6 || dice.harkonnen.iter().sum::<u8>() != 6 {
        return Err("an action die has six faces".into());
    }
    Ok(Constants {
        units: limits.units,
        units_banned: limits.units_banned,
        combat_dice: limits.combat_dice,
        hand: limits.hand,
        hand_shared: limits.hand_shared,
        claims: limits.claims,
        rounds: limits.rounds,
        revealed: limits.revealed,
        revealed_solo: limits.revealed_solo,
        win_supremacy: limits.win_supremacy,
        stockpile_up_to: limits.stockpile_up_to,
        atomics_step: limits.atomics_step,
        figures: [raw.figures.atreides, raw.figures.harkonnen],
        vehicles: [raw.figures.harvesters, raw.figures.ornithopters, raw.figures.carryalls],
        sandworms: raw.figures.sandworms,
        combat_faces: [dice.combat.hit, dice.combat.shield, dice.combat.special],
        faces: [atreides_die, dice.harkonnen],
        dice: [dice.atreides_count, dice.harkonnen_count],
        sandworm_dice: dice.sandworm,
        wild_maker_dice: dice.wild_maker,
        storm_dice: dice.storm,
        slots: [dashboards.sietch_tabr, dashboards.giedi_prime],
        shared_slots: [house, fremen, dashboards.house_harkonnen, dashboards.corrino_ally],
        tank: [dashboards.tank_atreides, dashboards.tank_harkonnen],
        shared_tank,
        sietch_ranks: tokens.sietch_ranks,
        bg_tokens: tokens.bene_gesserit,
        bg_start: tokens.bene_gesserit_start,
        bg_steps: tokens.bene_gesserit_steps,
        cones: tokens.cones_of_silence,
        stations,
        signs,
        tokens: atreides,
        initial_tokens,
        harkonnen_tokens,
        rows: raw.spice.rows,
        raise: raw.spice.raise,
        keep: raw.spice.keep,
        stockpile: raw.spice.stockpile,
        reconstructed,
    })
}
