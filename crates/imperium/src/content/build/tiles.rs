//! Leaders, technology tiles and contracts.

use super::*;

impl Loader<'_> {
    pub(super) fn leaders(&mut self, content: &mut Content, leaders: Vec<(usize, RawLeader)>) {
        let ids: Vec<String> = leaders.iter().map(|(_, leader)| leader.id.get_ref().clone()).collect();
        for (index, (file, raw)) in leaders.into_iter().enumerate() {
            let source = Source::Leader(LeaderId(index as u8));
            let id = raw.id.get_ref().clone();
            let complexity = *raw.complexity.get_ref();
            if !(1..=4).contains(&complexity) {
                self.problem(file, raw.complexity.span(), format!("complexity {complexity} out of range: 1 to 4"));
            }
            let signet = self.entries(file, Some(&raw.signet));
            let signet = self.root(signet, source, EffectSite::Leader, format!("{id}.signet")).unwrap_or_default();
            let label = format!("{id}.passive");
            let passive = self.passive(file, raw.passive.as_ref(), source, EffectSite::Leader, &label);
            let snooper = self.entries(file, raw.snooper.as_ref());
            let snooper = self.root(snooper, source, EffectSite::Leader, format!("{id}.snooper"));
            let (setup, lacks) = (self.goods(file, &raw.setup), self.goods(file, &raw.lacks));
            let without = raw.without.as_ref().and_then(|text| {
                let card = self.names.cards.get(text.get_ref()).copied();
                if card.is_none() {
                    let valid = content.cards.iter().map(|card| card.id.as_str());
                    let message = unknown("card", text.get_ref(), valid);
                    self.problem_with(file, text, message);
                }
                card
            });
            let back = raw.back.as_ref().and_then(|text| {
                let back = ids.iter().position(|id| id == text.get_ref()).map(|i| LeaderId(i as u8));
                if back.is_none() {
                    let message = unknown("leader", text.get_ref(), ids.iter().map(String::as_str));
                    self.problem_with(file, text, message);
                }
                back
            });
            let track = self.training(file, raw.track, source, &id);
            content.leaders.push(Leader {
                id,
                name: raw.name,
                house: raw.house,
                complexity,
                passive_name: raw.passive_name,
                passive,
                signet_name: raw.signet_name,
                signet,
                setup,
                lacks,
                snooper,
                without,
                back,
                is_back: raw.is_back,
                track,
                decision: raw.decision,
            });
        }
    }

    /// The steps of a training track, numbered from 1 in the file.
    pub(super) fn training(&mut self, file: usize, steps: Vec<RawStep>, source: Source, id: &str) -> Vec<TrainingStep> {
        let count = steps.len() as u8;
        let mut track = Vec::new();
        for (i, raw) in steps.into_iter().enumerate() {
            let reward = self.entries(file, raw.reward.as_ref());
            let reward = self.root(reward, source, EffectSite::Leader, format!("{id}.track.{}", i + 1));
            for step in raw.next.iter().filter(|step| !(1..=count).contains(step.get_ref())) {
                self.problem(file, step.span(), format!("there are steps 1 to {count}"));
            }
            track.push(TrainingStep {
                reward,
                next: raw.next.iter().map(|step| step.get_ref().saturating_sub(1)).collect(),
            });
        }
        track
    }

    pub(super) fn contracts(&mut self, content: &mut Content, tiles: Vec<(usize, RawContract)>) {
        for (index, (file, raw)) in tiles.into_iter().enumerate().take(MOST_IN_SET) {
            let tile = ContractId(index as u8);
            let id = raw.id.get_ref().clone();
            let space = raw.sent_to.as_ref().map(|text| match self.names.spaces.get(text.get_ref()) {
                Some(&(space, _)) => space,
                None => {
                    let valid = content.spaces.iter().map(|space| space.id.as_str());
                    let message = unknown("space", text.get_ref(), valid);
                    self.problem_with(file, text, message);
                    SpaceId(0)
                }
            });
            let card = raw.acquire.as_ref().map(|text| match self.names.cards.get(text.get_ref()) {
                Some(&card) => card,
                None => {
                    let valid = content.cards.iter().map(|card| card.id.as_str());
                    let message = unknown("card", text.get_ref(), valid);
                    self.problem_with(file, text, message);
                    CardId(0)
                }
            });
            let goals = [
                space.map(Goal::SentTo),
                raw.harvest.map(|n| Goal::Harvest(n.into_inner())),
                raw.immediate.then_some(Goal::Immediate),
                card.map(Goal::Acquire),
            ];
            let mut goals = goals.into_iter().flatten();
            let (Some(goal), None) = (goals.next(), goals.next()) else {
                let message = "a contract has one of sent_to, harvest, immediate and acquire";
                self.problem(file, raw.id.span(), message);
                continue;
            };
            let sets = &mut content.contract_sets;
            match goal {
                Goal::SentTo(_) => sets.sent_to |= tile.bit(),
                Goal::Harvest(_) => sets.harvest |= tile.bit(),
                Goal::Acquire(_) => sets.acquire |= tile.bit(),
                Goal::Immediate => {}
            }
            sets.ix |= if raw.ix { tile.bit() } else { 0 };
            sets.set_aside |= if raw.set_aside { tile.bit() } else { 0 };
            let (source, label) = (Source::Contract(tile), format!("contract.{id}"));
            let reward = self.boxed(file, Some(&raw.reward), source, EffectSite::Contract, &label);
            let (name, ix, set_aside, decision) = (raw.name, raw.ix, raw.set_aside, raw.decision);
            content.contracts.push(Contract { id, name, goal, reward, ix, set_aside, decision });
        }
    }

    pub(super) fn tech(&mut self, content: &mut Content, tech: Vec<(usize, RawTech)>) {
        for (index, (file, raw)) in tech.into_iter().enumerate() {
            let tile = TechId(index as u8);
            let (source, site) = (Source::Tech(tile), EffectSite::Tech);
            let id = raw.id.get_ref().clone();
            let [acquire, reveal] = [("acquire", &raw.acquire), ("reveal", &raw.reveal)]
                .map(|(label, text)| self.boxed(file, text.as_ref(), source, site, &format!("{id}.{label}")));
            let usage = self.entries(file, raw.usage.as_ref());
            let usage = self.root(usage, source, site, format!("{id}.use"));
            let passive = self.passive(file, raw.passive.as_ref(), source, site, &format!("{id}.passive"));
            if index < MOST_IN_SET {
                let sets = &mut content.tile_sets;
                sets.events |= passive.events;
                for modifier in &passive.modifiers {
                    match modifier {
                        Modifier::AcquireToDeck => sets.acquire_to_deck |= tile.bit(),
                        Modifier::TroopTransports => sets.troop_transports |= tile.bit(),
                        Modifier::WinsTies => sets.wins_ties |= tile.bit(),
                        Modifier::Detonation => sets.detonation |= tile.bit(),
                        other => {
                            let name = other.word().map_or("", |word| word.name);
                            self.problem(
                                file,
                                raw.id.span(),
                                format!("'{name}' is an ability of leaders, not of tiles"),
                            );
                        }
                    }
                }
            }
            let (name, cost, decision) = (raw.name, raw.cost, raw.decision);
            content.tech.push(Tech { id, name, cost, acquire, reveal, usage, passive, decision });
        }
    }

    /// Reads a standing ability and lays down what it does: `label`, or `label.1`, `label.2` and so on.
    pub(super) fn passive(
        &mut self,
        file: usize,
        text: Option<&Text>,
        source: Source,
        site: EffectSite,
        label: &str,
    ) -> Passive {
        let mut passive = Passive::default();
        let Some(text) = text else { return passive };
        let clauses = parse_passive(text.get_ref(), &self.names).unwrap_or_else(|error| {
            self.problem_in(file, text, error);
            Vec::new()
        });
        let several = clauses.iter().filter(|clause| matches!(clause, Clause::When(..))).count() > 1;
        for clause in clauses {
            match clause {
                Clause::Modifier(modifier) => {
                    passive.modifiers.push(modifier);
                    passive.changes.add(modifier);
                }
                Clause::When(when, tree) => {
                    let number = passive.triggers.len() + 1;
                    let label = if several { format!("{label}.{number}") } else { label.to_owned() };
                    let entries = Entries { file, span: text.span(), trees: vec![tree] };
                    let node = self.root(Some(entries), source, site, label).unwrap_or_default();
                    let at_once = when.word().is_some_and(|word| word.at_once);
                    passive.triggers.push(Trigger { when, node, at_once });
                    passive.events |= when.bit();
                }
            }
        }
        passive
    }
}
