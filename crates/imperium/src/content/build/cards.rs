//! Cards of all kinds.

use super::*;

impl Loader<'_> {
    pub(super) fn cards(&mut self, content: &mut Content, cards: Vec<(usize, RawCard)>) {
        for (index, (file, raw)) in cards.into_iter().enumerate() {
            let card = CardId(index as u8);
            let source = Source::Card(card);
            let id = raw.id.get_ref().clone();
            let deck = match self.word("deck", file, &raw.deck, DECKS, |d| d) {
                Some("starter") => Deck::Starter,
                Some("reserve") => {
                    Deck::Reserve(self.place(file, &raw.id, "reserve piles", card, &mut content.reserve))
                }
                _ => Deck::Imperium,
            };
            let copies = self.copies(file, &raw.copies);
            let factions = raw.factions.iter().filter_map(|f| self.faction(file, f)).fold(0, |set, f| set | f.bit());
            let any = raw.icons.iter().any(|icon| icon.get_ref() == "any");
            let (mut icons, mut infiltrates) = (0, 0);
            let (mut reach, mut infiltrated) = (0, 0);
            if any {
                icons = Icon::OF_SPACES.iter().fold(0, |set, icon| set | icon.bit());
                reach = (0..content.spaces.len()).fold(0, |set, i| set | 1 << i);
                if let [_, _, ..] = raw.icons.as_slice() {
                    self.problem(file, raw.icons[0].span(), "'any' stands alone");
                }
            } else {
                for text in &raw.icons {
                    let names = |icon: Option<Icon>| icon.map_or("any", Icon::name);
                    let valid: Vec<Option<Icon>> = Icon::ALL.iter().map(|i| Some(*i)).chain([None]).collect();
                    let plain = text.get_ref().strip_suffix("+infiltrate");
                    let word = Text::new(text.span(), plain.unwrap_or(text.get_ref()).to_owned());
                    let Some(Some(icon)) = self.word("icon", file, &word, &valid, names) else { continue };
                    icons |= icon.bit();
                    let spaces = content.spaces.iter().enumerate().filter(|(_, space)| space.icon == icon);
                    let reached = spaces.fold(0, |set, (i, _)| set | 1 << i);
                    if reached == 0 && icon != Icon::Spy {
                        self.problem(file, text.span(), format!("no space has the icon '{}'", icon.name()));
                    }
                    reach |= reached;
                    if plain.is_some() {
                        infiltrates |= icon.bit();
                        infiltrated |= reached;
                    }
                }
            }
            if let (Some(agent), []) = (&raw.agent, raw.icons.as_slice()) {
                self.problem(file, agent.span(), "an agent box but no icons: the card reaches no space");
            }
            let (mut visit_influence, mut visit_harvest, mut visit_discount) = (1, 1, None);
            let (mut deploys_recruits, mut no_requirements, mut signet) = (false, false, false);
            let mut agent = self.entries(file, raw.agent.as_ref());
            if let Some(entries) = &mut agent {
                entries.trees.iter().for_each(|tree| tree.leaves(&mut |_, effect| signet |= effect == Effect::Signet));
                entries.trees.retain(|tree| match tree.kind {
                    Kind::Leaf(Effect::VisitInfluence(n)) => {
                        visit_influence = n;
                        false
                    }
                    Kind::Leaf(Effect::VisitHarvest(n)) => {
                        visit_harvest = n;
                        false
                    }
                    Kind::Leaf(Effect::VisitDiscount(space, good, n)) => {
                        visit_discount = Some((space, good, n));
                        false
                    }
                    Kind::Leaf(Effect::DeploysRecruits) => {
                        deploys_recruits = true;
                        false
                    }
                    Kind::Leaf(Effect::NoRequirements) => {
                        no_requirements = true;
                        false
                    }
                    _ => true,
                });
            }
            let agent = self.alloc(agent, source, EffectSite::Card, &format!("{id}.agent"));
            let [reveal, acquire, trashed, discarded] = [
                ("reveal", &raw.reveal),
                ("acquire", &raw.acquire),
                ("trashed", &raw.trashed),
                ("discarded", &raw.discarded),
            ]
            .map(|(label, text)| self.boxed(file, text.as_ref(), source, EffectSite::Card, &format!("{id}.{label}")));
            content.cards.push(Card {
                id,
                name: raw.name,
                deck,
                copies,
                cost: raw.cost,
                factions,
                icons,
                reach,
                infiltrates,
                infiltrated,
                agent,
                reveal,
                acquire,
                trashed,
                discarded,
                unload: raw.unload,
                buyable: raw.buyable.unwrap_or(deck != Deck::Starter),
                moves_agent: raw.moves_agent,
                visit_influence,
                visit_harvest,
                visit_discount,
                deploys_recruits,
                no_requirements,
                signet,
                decision: raw.decision,
            });
        }
    }

    pub(super) fn intrigues(&mut self, content: &mut Content, cards: Vec<(usize, RawIntrigue)>) {
        for (index, (file, raw)) in cards.into_iter().enumerate() {
            let source = Source::Intrigue(IntrigueId(index as u8));
            let id = raw.id.get_ref().clone();
            let copies = self.copies(file, &raw.copies);
            let when = raw.when.as_ref().and_then(|text| self.word("time", file, text, TIMES, |t| t));
            let (time, needs) = match when {
                Some("turn-start") => (PlotTime::TurnStart, Some(("plot", raw.plot.is_some()))),
                Some("before-agent") => (PlotTime::BeforeAgent, Some(("plot", raw.plot.is_some()))),
                Some(_) => (PlotTime::OwnTurn, Some(("combat", raw.combat.is_some()))),
                None => (PlotTime::OwnTurn, None),
            };
            if let (Some(text), Some((needs, false))) = (&raw.when, needs) {
                self.problem(file, text.span(), format!("'{}' needs a {needs} effect", text.get_ref()));
            }
            if raw.plot.is_none() && raw.combat.is_none() && raw.endgame.is_none() && raw.face_up.is_none() {
                self.problem(file, raw.id.span(), format!("intrigue '{id}' has no effect"));
            }
            let plot = self.entries(file, raw.plot.as_ref());
            let mut lasts = false;
            for tree in plot.iter().flat_map(|e| &e.trees) {
                tree.leaves(&mut |_, effect| {
                    lasts |= effect.word().is_some_and(|word| word.lasts);
                });
            }
            let mut plot = self.lines(plot, source, format!("{id}.plot")).map(|node| (node, time));
            let combat = self.entries(file, raw.combat.as_ref());
            let combat = self.lines(combat, source, format!("{id}.combat"));
            let endgame = self.entries(file, raw.endgame.as_ref());
            let endgame = self.lines(endgame, source, format!("{id}.endgame"));
            let site = EffectSite::Intrigue;
            let face_up = self.passive(file, raw.face_up.as_ref(), source, site, &format!("{id}.face-up"));
            content.face_up_events |= face_up.events;
            if let Some(text) = &raw.face_up {
                if plot.is_some() {
                    self.problem_with(file, text, "a card that waits face up has no other plot effect".to_owned());
                }
                plot = Some((self.made(Effect::All(Nodes::default()), source, format!("{id}.plot")), time));
            }
            let (combat, won) = if when == Some("won-conflict") { (None, combat) } else { (combat, None) };
            content.intrigues.push(Intrigue {
                id,
                name: raw.name,
                copies,
                plot,
                combat,
                won,
                endgame,
                lasts,
                face_up,
                decision: raw.decision,
            });
        }
    }

    /// Lays an intrigue card's effect down. Several lines of which one is a payment are used each if wanted (R12).
    pub(super) fn lines(&mut self, entries: Option<Entries>, source: Source, label: String) -> Option<NodeId> {
        let entries = entries.map(|mut entries| {
            if entries.trees.len() > 1 && entries.trees.iter().any(Tree::is_payment) {
                let trees = std::mem::take(&mut entries.trees);
                entries.trees.push(Tree { at: 0, len: 0, kind: Kind::Lines(trees) });
            }
            entries
        });
        self.root(entries, source, EffectSite::Intrigue, label)
    }

    pub(super) fn conflicts(&mut self, content: &mut Content, cards: Vec<(usize, RawConflict)>) {
        for (index, (file, raw)) in cards.into_iter().enumerate() {
            let source = Source::Conflict(ConflictId(index as u8));
            let id = raw.id.get_ref().clone();
            let level = *raw.level.get_ref();
            if !(1..=3).contains(&level) {
                self.problem(file, raw.level.span(), format!("level {level} out of range: 1 to 3"));
            }
            let location = raw.location.as_ref().and_then(|text| {
                let message = match self.names.spaces.get(text.get_ref()) {
                    Some((space, true)) => return Some(*space),
                    Some((_, false)) => format!("'{}' cannot be controlled", text.get_ref()),
                    None => {
                        let spaces = &content.spaces;
                        let valid = spaces.iter().filter(|s| s.control.is_some()).map(|s| s.id.as_str());
                        unknown("space", text.get_ref(), valid)
                    }
                };
                self.problem_part(file, text.span(), 0, text.get_ref().len(), message);
                None
            });
            let places = [("first", Some(&raw.first)), ("second", raw.second.as_ref()), ("third", raw.third.as_ref())];
            let rewards = places
                .map(|(label, text)| self.boxed(file, text, source, EffectSite::Conflict, &format!("{id}.{label}")));
            let battle_icon = raw
                .battle_icon
                .as_ref()
                .and_then(|text| self.word("battle icon", file, text, BattleIcon::ALL, BattleIcon::name));
            let (name, decision) = (raw.name, raw.decision);
            content.conflicts.push(Conflict { id, name, level, location, battle_icon, rewards, decision });
        }
    }

    pub(super) fn objectives(&mut self, content: &mut Content, cards: Vec<(usize, RawObjective)>) {
        for (file, raw) in cards {
            let icon = self.word("battle icon", file, &raw.battle_icon, BattleIcon::ALL, BattleIcon::name);
            content.objectives.push(Objective {
                id: raw.id.into_inner(),
                name: raw.name,
                battle_icon: icon.unwrap_or(BattleIcon::Wild),
                players: raw.players,
                first_player: raw.first_player,
                decision: raw.decision,
            });
        }
    }
}
