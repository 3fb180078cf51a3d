//! Spaces, observation posts and tracks.

use super::*;

impl Loader<'_> {
    pub(super) fn spaces(&mut self, content: &mut Content, spaces: Vec<(usize, RawSpace)>) {
        for (index, (file, raw)) in spaces.into_iter().enumerate() {
            let space = SpaceId(index as u8);
            let source = Source::Space(space);
            let site = EffectSite::Space { maker: raw.maker };
            let id = raw.id.get_ref().clone();
            self.word("area", file, &raw.area, AREAS, |a| a);
            let icon = self.word("icon", file, &raw.icon, Icon::OF_SPACES, Icon::name).unwrap_or(Icon::City);
            let faction = raw.faction.as_ref().and_then(|f| self.faction(file, f));
            let requires = raw.requires.as_ref().and_then(|text| {
                let parsed = parse_condition(text.get_ref(), &self.names);
                parsed.map_err(|error| self.problem_in(file, text, error)).ok()
            });
            let maker = raw.maker.then(|| self.place(file, &raw.id, "maker spaces", space, &mut content.makers));
            let control = raw.control.as_ref().and_then(|text| {
                let controlled = &mut content.controllable;
                let number = self.place(file, &raw.id, "spaces that can be controlled", space, controlled);
                let entries = self.entries(file, Some(text))?;
                match entries.trees.as_slice() {
                    [Tree { kind: Kind::Leaf(Effect::Gain(good, n)), .. }] => Some((number, *good, *n)),
                    _ => {
                        let message = "control pays one good, such as 'solari 1'".to_owned();
                        self.problem_part(file, text.span(), 0, text.get_ref().len(), message);
                        None
                    }
                }
            });
            let mut once = None;
            let mut prices = Vec::new();
            match (&raw.effect, &raw.prices) {
                (Some(effect), None) => {
                    let cost = self.goods(file, &raw.cost);
                    let entries = self.entries(file, Some(effect));
                    for tree in entries.iter().flat_map(|e| &e.trees) {
                        tree.leaves(&mut |_, effect| match effect {
                            Effect::HighCouncil => once = Some(Once::HighCouncil),
                            Effect::Swordmaster => once = Some(Once::Swordmaster),
                            _ => {}
                        });
                    }
                    prices.push(Price { cost, effect: self.alloc(entries, source, site, &format!("{id}.space")) });
                }
                (None, Some(list)) => {
                    if let Some(cost) = &raw.cost {
                        self.problem(file, cost.span(), "with prices each price has its own cost");
                    }
                    if list.get_ref().is_empty() {
                        self.problem(file, list.span(), "no prices");
                    }
                    for (i, price) in list.get_ref().iter().enumerate() {
                        let cost = self.goods(file, &price.cost);
                        let label = match list.get_ref().len() {
                            1 => format!("{id}.space"),
                            _ => format!("{id}.price-{}", i + 1),
                        };
                        let effect = self.boxed(file, Some(&price.effect), source, site, &label);
                        prices.push(Price { cost, effect });
                    }
                }
                (Some(_), Some(list)) => self.problem(file, list.span(), "either effect or prices, not both"),
                (None, None) => {
                    self.problem(file, raw.id.span(), format!("space '{id}' has neither effect nor prices"));
                }
            }
            let gives_once = once;
            let once = match &raw.once_per_game {
                Some(flag) if *flag.get_ref() => {
                    if once.is_none() {
                        let message = "only high-council and swordmaster can be once per game";
                        self.problem(file, flag.span(), message);
                    }
                    once
                }
                _ => None,
            };
            let reveal = self.boxed(file, raw.reveal.as_ref(), source, site, &format!("{id}.space-reveal"));
            let again = self.boxed(file, raw.again.as_ref(), source, site, &format!("{id}.again"));
            if let (Some(text), None) = (&raw.again, gives_once) {
                self.problem_with(file, text, "only high-council and swordmaster can be had before".to_owned());
            }
            let later_cost = raw.later_cost.is_some().then(|| self.goods(file, &raw.later_cost));
            content.spaces.push(Space {
                id,
                name: raw.name,
                area: raw.area.into_inner(),
                icon,
                faction,
                requires,
                combat: raw.combat,
                maker,
                control,
                once,
                prices,
                later_cost,
                again,
                reveal,
                decision: raw.decision,
            });
        }
    }

    /// The place of a component among the few of its kind.
    pub(super) fn place<T>(&mut self, file: usize, id: &Text, what: &str, item: T, list: &mut Vec<T>) -> u8 {
        if list.len() == MOST_PLACES {
            self.problem(file, id.span(), format!("more than {MOST_PLACES} {what}"));
        }
        list.push(item);
        (list.len() - 1) as u8
    }

    /// Observation posts. One whose spaces have all left the game is gone with them.
    pub(super) fn posts(&mut self, content: &mut Content, posts: Vec<(usize, RawPost)>) {
        content.posts_of = vec![0; content.spaces.len()];
        for (file, raw) in posts {
            let (mut spaces, mut icons, mut factions) = (0, 0, 0);
            let place = PostId(content.posts.len() as u8);
            for text in &raw.spaces {
                let Some(&(space, _)) = self.names.spaces.get(text.get_ref()) else {
                    if !self.removed.contains(&format!("space:{}", text.get_ref())) {
                        let valid = content.spaces.iter().map(|space| space.id.as_str());
                        let message = unknown("space", text.get_ref(), valid);
                        self.problem_with(file, text, message);
                    }
                    continue;
                };
                let kind = &content.spaces[space.index()];
                spaces |= space.bit();
                icons |= kind.icon.bit();
                factions |= kind.faction.map_or(0, Faction::bit);
            }
            if spaces != 0 && place.index() < MOST_POSTS {
                for (i, set) in content.posts_of.iter_mut().enumerate() {
                    *set |= if spaces & 1 << i != 0 { place.bit() } else { 0 };
                }
                content.posts.push(ObservationPost { id: raw.id.into_inner(), spaces, icons, factions });
            }
        }
    }

    pub(super) fn shipping(&mut self, content: &mut Content, mut steps: Vec<(usize, RawShipping)>) {
        steps.sort_by_key(|(_, raw)| *raw.step.get_ref());
        for (file, raw) in steps {
            let step = *raw.step.get_ref();
            if !(1..=SHIPPING_TOP).contains(&step) || content.shipping.iter().any(|bonus| bonus.step == step) {
                self.problem(file, raw.step.span(), format!("steps are 1 to {SHIPPING_TOP}, each once"));
            }
            let label = format!("shipping.{step}");
            let nodes = self.boxed(file, Some(&raw.bonus), Source::Shipping, EffectSite::Shipping, &label);
            content.shipping.extend(nodes.iter().map(|node| ShippingBonus { step, node }));
            if content.shipping.len() > MOST_SHIPPING {
                self.problem(file, raw.step.span(), format!("more than {MOST_SHIPPING} bonuses of the shipping track"));
            }
        }
    }

    pub(super) fn tracks(&mut self, content: &mut Content, tracks: Vec<(usize, RawTrack)>) {
        let mut seen = [false; FACTIONS];
        for (file, raw) in tracks {
            let Some(faction) = self.faction(file, &raw.faction) else { continue };
            if std::mem::replace(&mut seen[faction.index()], true) {
                self.problem(file, raw.faction.span(), format!("a second track of '{}'", faction.name()));
                continue;
            }
            let bonus = self.entries(file, Some(&raw.at4));
            let label = format!("{}.bonus", faction.name());
            let bonus = self.root(bonus, Source::Track(faction), EffectSite::Track, label);
            content.track_bonus[faction.index()] = bonus.unwrap_or_default();
        }
        for faction in Faction::ALL.iter().copied() {
            let name = faction.name();
            if !seen[faction.index()] {
                self.problems.push((None, 0..0, format!("no [[track]] of '{name}'")));
            }
            let mut visit = |n, label| {
                let effect = Effect::Influence(Track::Of(faction), n);
                self.made(effect, Source::Track(faction), format!("{name}.{label}"))
            };
            content.visit[faction.index()] = [visit(1, "visit"), visit(2, "visit.double")];
        }
    }
}
