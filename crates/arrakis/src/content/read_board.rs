//! The map, from `board.toml`.

use std::collections::HashMap;

use super::raw::RawBoard;
use super::*;
use crate::board::{AREAS, SECTORS, ZONES};

pub(super) type BoardParts = (Map, Vec<Area>, Vec<Area>, Vec<String>);

pub(super) fn read_board(raw: RawBoard) -> Result<BoardParts, String> {
    if raw.area.len() != AREAS || raw.sector.len() != SECTORS || raw.zone.len() != ZONES {
        return Err(format!(
            "board.toml: {} areas, {} sectors and {} air zones; there are {AREAS}, {SECTORS} and {ZONES}",
            raw.area.len(),
            raw.sector.len(),
            raw.zone.len()
        ));
    }
    let ids: HashMap<&str, AreaId> =
        raw.area.iter().enumerate().map(|(i, area)| (area.id.as_str(), AreaId(i as u8))).collect();
    let area =
        |id: &String| ids.get(id.as_str()).copied().ok_or_else(|| format!("board.toml: there is no area '{id}'"));
    let sector = |id: &String| {
        let found = raw.sector.iter().position(|sector| sector.id == *id);
        found.map(|sector| 1u8 << sector).ok_or_else(|| format!("board.toml: there is no sector '{id}'"))
    };
    let mut map = Map {
        ground: [AreaSet::NONE; AREAS],
        touch: [AreaSet::NONE; AREAS],
        flight: [AreaSet::NONE; AREAS],
        distance: Vec::new(),
        walk: Vec::new(),
        terrain: [AreaSet::NONE; 5],
        kind: [Terrain::Mountain; AREAS],
        desert: AreaSet::NONE,
        sector: [AreaSet::NONE; SECTORS],
        central: 0,
        next_sectors: [0; SECTORS],
        sectors_of: [0; AREAS],
        zone: [0; ZONES],
        zone_areas: [AreaSet::NONE; ZONES],
        zones_of: [0; AREAS],
        sietches: Vec::new(),
        settlements: Vec::new(),
        capital: AreaId(0),
        villages: AreaSet::NONE,
        stations: Vec::new(),
        sheltered: AreaSet::NONE,
        atomics: Vec::new(),
    };
    for (i, entry) in raw.sector.iter().enumerate() {
        map.central |= u8::from(entry.ring == "central") << i;
        for other in &entry.adjacent {
            map.next_sectors[i] |= sector(other)?;
        }
    }
    for (i, entry) in raw.area.iter().enumerate() {
        let id = AreaId(i as u8);
        map.terrain[entry.terrain.index()].insert(id);
        map.kind[i] = entry.terrain;
        for name in &entry.sectors {
            map.sectors_of[i] |= sector(name)?;
        }
        for s in 0..SECTORS {
            if map.sectors_of[i] >> s & 1 != 0 {
                map.sector[s].insert(id);
            }
        }
        if entry.sietch {
            map.sietches.push(id);
        }
        if let Some(rank) = entry.settlement {
            map.settlements.push((id, rank));
            match entry.settlement_kind.as_deref() {
                Some("village") => map.villages.insert(id),
                Some("capital") => map.capital = id,
                _ => {}
            }
        }
        if entry.station {
            map.stations.push(id);
        }
        if entry.sheltered {
            map.sheltered.insert(id);
        }
    }
    map.desert = map.terrain[Terrain::Desert.index()] | map.terrain[Terrain::DeepDesert.index()];
    for (i, zone) in raw.zone.iter().enumerate() {
        map.zone[i] = sector(&zone.sectors[0])? | sector(&zone.sectors[1])?;
        map.zone_areas[i] = map.of_sectors(map.zone[i]);
        for area in map.zone_areas[i] {
            map.zones_of[area.index()] |= 1 << i;
        }
    }
    for [a, b] in &raw.borders.border {
        let (a, b) = (area(a)?, area(b)?);
        map.touch[a.index()].insert(b);
        map.touch[b.index()].insert(a);
    }
    map.ground = map.touch;
    for [a, b] in &raw.borders.wall {
        let (a, b) = (area(a)?, area(b)?);
        if !map.touch[a.index()].has(b) {
            return Err("board.toml: a wall is no border".into());
        }
        map.ground[a.index()].remove(b);
        map.ground[b.index()].remove(a);
    }
    for start in 0..AREAS {
        let id = AreaId(start as u8);
        map.flight[start] = (map.touch[start] | map.touching(map.touch[start])).without(id.set());
        map.distance.push(steps_from(id, |areas| map.touching(areas)));
        map.walk.push(steps_from(id, |areas| map.walking(areas)));
        if map.walk[start].contains(&u8::MAX) {
            return Err(format!("board.toml: not every area can be reached from '{}'", raw.area[start].id));
        }
    }
    for entry in &raw.atomics {
        let opens = entry.opens.iter().map(&area).collect::<Result<AreaSet, String>>()?;
        map.atomics.push((area(&entry.area)?, opens));
    }
    if map.sietches.len() != 8 || map.stations.len() != 6 || map.settlements.len() != 6 || map.atomics.len() != 3 {
        return Err("board.toml: there are 8 sietches, 6 stations, 6 settlements and 3 atomics".into());
    }
    let areas = raw.area.iter().map(|area| Area { id: area.id.clone(), x: area.x, y: area.y }).collect();
    let zones = raw.zone.iter().map(|zone| Area { id: zone.id.clone(), x: zone.x, y: zone.y }).collect();
    Ok((map, areas, zones, raw.sector.into_iter().map(|sector| sector.id).collect()))
}

/// Steps from an area to every other; `next` says where one comes from some areas.
fn steps_from(start: AreaId, next: impl Fn(AreaSet) -> AreaSet) -> [u8; AREAS] {
    let mut steps = [u8::MAX; AREAS];
    let (mut reached, mut edge, mut count) = (start.set(), start.set(), 0);
    while !edge.is_empty() {
        edge.into_iter().for_each(|area| steps[area.index()] = count);
        edge = next(edge).without(reached);
        reached |= edge;
        count += 1;
    }
    steps
}
