//! The map: who touches whom, and what lies where, as sets.

use crate::ids::*;

/// Areas of the board.
pub const AREAS: usize = 101;
/// Sectors.
pub const SECTORS: usize = 8;
/// Air zones.
pub const ZONES: usize = 8;

/// What the board says of its areas.
#[derive(Clone, Debug)]
pub struct Map {
    /// Areas a legion can walk to.
    pub ground: [AreaSet; AREAS],
    /// Areas that share a border, walls or not (W4).
    pub touch: [AreaSet; AREAS],
    /// Areas within two borders, walls or not, without the area itself: what a transport reaches (W81).
    pub flight: [AreaSet; AREAS],
    /// Steps between two areas, walls ignored.
    pub distance: Vec<[u8; AREAS]>,
    /// Steps between two areas on foot.
    pub walk: Vec<[u8; AREAS]>,
    /// Areas by terrain as printed.
    pub terrain: [AreaSet; 5],
    /// The terrain of each area.
    pub kind: [Terrain; AREAS],
    /// Desert and deep desert as printed.
    pub desert: AreaSet,
    /// Areas of each sector.
    pub sector: [AreaSet; SECTORS],
    /// Which sectors are central.
    pub central: u8,
    /// Sectors next to each sector, by bits.
    pub next_sectors: [u8; SECTORS],
    /// Sectors of each area, by bits.
    pub sectors_of: [u8; AREAS],
    /// The two sectors of each air zone, by bits.
    pub zone: [u8; ZONES],
    /// Areas connected to each air zone.
    pub zone_areas: [AreaSet; ZONES],
    /// Air zones connected to each area, by bits.
    pub zones_of: [u8; AREAS],
    /// Where sietch tokens start, in the order of the areas.
    pub sietches: Vec<AreaId>,
    /// Harkonnen settlements with their ranks.
    pub settlements: Vec<(AreaId, u8)>,
    /// The capital: when it falls the Atreides may win at once (W33).
    pub capital: AreaId,
    /// Those of rank 1.
    pub villages: AreaSet,
    /// Where stations start.
    pub stations: Vec<AreaId>,
    /// Plateaus ringed by mountains.
    pub sheltered: AreaSet,
    /// Areas that atomics can open, with the plateaus that lose their shelter.
    pub atomics: Vec<(AreaId, AreaSet)>,
}

impl Map {
    /// All areas.
    pub const ALL: AreaSet = AreaSet((1 << AREAS) - 1);

    /// The rank of a Harkonnen settlement; 0 where there is none.
    pub fn rank(&self, area: AreaId) -> u8 {
        self.settlements.iter().find(|settlement| settlement.0 == area).map_or(0, |settlement| settlement.1)
    }

    /// Areas that share a border with one of `areas`.
    pub fn touching(&self, areas: AreaSet) -> AreaSet {
        areas.into_iter().fold(AreaSet::NONE, |all, area| all | self.touch[area.index()])
    }

    /// Areas that a legion can walk to from one of `areas`.
    pub fn walking(&self, areas: AreaSet) -> AreaSet {
        areas.into_iter().fold(AreaSet::NONE, |all, area| all | self.ground[area.index()])
    }

    /// The areas of a set of sectors.
    pub fn of_sectors(&self, sectors: u8) -> AreaSet {
        (0..SECTORS)
            .filter(|sector| sectors >> sector & 1 != 0)
            .fold(AreaSet::NONE, |all, sector| all | self.sector[sector])
    }
}
