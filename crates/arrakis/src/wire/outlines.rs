//! The shapes of the areas, as `content/outlines.toml` has them: for drawing alone, no rule asks for them.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::Deserialize;

/// A place on the board: 0 to 1000 from the left and from the top.
pub(super) type Point = [f32; 2];

/// How the board is drawn.
#[derive(Deserialize)]
pub(super) struct Outlines {
    /// Areas by their ids.
    pub area: BTreeMap<String, Outline>,
    /// Middles of the air zones by their ids.
    pub zone: BTreeMap<String, Point>,
    /// Impassable borders.
    pub wall: Vec<Wall>,
}

/// How an area is drawn.
#[derive(Deserialize)]
pub(super) struct Outline {
    pub outline: Vec<Point>,
    pub label: Point,
    pub room: f32,
}

/// The line of an impassable border.
#[derive(Deserialize)]
pub(super) struct Wall {
    pub a: String,
    pub b: String,
    pub points: Vec<Point>,
}

/// Those that are built in.
pub(super) fn outlines() -> &'static Outlines {
    static BUILT_IN: LazyLock<Outlines> = LazyLock::new(|| {
        let text = include_str!("../../content/outlines.toml");
        toml::from_str(text).unwrap_or_else(|problem| panic!("outlines.toml: {problem}"))
    });
    &BUILT_IN
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::content::Content;
    use crate::ids::AreaId;

    /// The sides of an outline, each from the lesser point to the greater.
    fn sides(outline: &[Point]) -> BTreeSet<[[i32; 2]; 2]> {
        let whole = |[x, y]: Point| [(x * 10.0).round() as i32, (y * 10.0).round() as i32];
        let next = outline.iter().cycle().skip(1);
        let mut sides = BTreeSet::new();
        for (&from, &to) in outline.iter().zip(next) {
            let (from, to) = (whole(from), whole(to));
            sides.insert([from.min(to), from.max(to)]);
        }
        sides
    }

    #[test]
    fn outlines_touch_where_areas_do_and_walls_stand_where_nobody_walks() {
        let content = Content::built_in();
        let drawn = outlines();
        assert_eq!(drawn.area.len(), content.areas.len());
        assert!(content.zones.iter().all(|zone| drawn.zone.contains_key(&zone.id)));
        let all: Vec<_> = content.areas.iter().map(|area| sides(&drawn.area[&area.id].outline)).collect();
        let map = &content.map;
        for (i, one) in all.iter().enumerate() {
            for (j, other) in all.iter().enumerate().skip(i + 1) {
                let (a, b) = (&content.areas[i].id, &content.areas[j].id);
                let touch = map.touch[i].has(AreaId(j as u8));
                assert_eq!(!one.is_disjoint(other), touch, "{a} and {b}");
                let walled = touch && !map.ground[i].has(AreaId(j as u8));
                let wall = drawn.wall.iter().any(|wall| [&wall.a, &wall.b] == [a, b] || [&wall.a, &wall.b] == [b, a]);
                assert_eq!(wall, walled, "the wall of {a} and {b}");
            }
        }
    }
}
