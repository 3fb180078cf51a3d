//! Cards, spaces, conflicts and leaders in words.

use serde::Serialize;
use table::capitalize;

use super::Texts;
use crate::content::{Content, Deck, Goal, Passive, PlotTime, TrainingStep};
use crate::ids::*;

/// A card in words. A box that is empty is an empty text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct CardText {
    /// Its name.
    pub name: String,
    /// Persuasion cost.
    pub cost: u8,
    /// Its factions.
    pub factions: Vec<Faction>,
    /// Its agent icons.
    pub icons: Vec<Icon>,
    /// Those of them that enemy agents do not stop.
    pub infiltrates: Vec<Icon>,
    /// Whether the reveal box also works when the card is discarded or trashed.
    pub unload: bool,
    /// The agent box.
    pub agent: String,
    /// The reveal box.
    pub reveal: String,
    /// What acquiring it brings.
    pub acquire: String,
    /// What happens when another effect trashes it.
    pub trashed: String,
    /// What happens when it is discarded from hand.
    pub discarded: String,
    /// Copies in its deck.
    pub copies: u8,
    /// Name of its deck.
    pub deck: String,
}

/// An intrigue card in words. What it cannot do is an empty text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct IntrigueText {
    /// Its name.
    pub name: String,
    /// Copies in the deck.
    pub copies: u8,
    /// What it does as a plot card.
    pub plot: String,
    /// When it can be played as a plot card.
    pub when: String,
    /// What it does in combat.
    pub combat: String,
    /// What it does after a conflict is won.
    pub won: String,
    /// What it does at the end of the game.
    pub endgame: String,
}

/// A conflict in words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct ConflictText {
    /// Its name.
    pub name: String,
    /// Level 1 to 3.
    pub level: u8,
    /// Name of the location fought over.
    pub location: Option<String>,
    /// Name of the battle icon it bears.
    pub battle_icon_name: Option<String>,
    /// Rewards for first, second and third.
    pub rewards: [String; 3],
}

/// A leader in words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct LeaderText {
    /// Name.
    pub name: String,
    /// Name of the house.
    pub house: String,
    /// Dots of complexity.
    pub complexity: u8,
    /// Name of the left ability.
    pub passive_name: String,
    /// The left ability.
    pub passive: String,
    /// Name of the signet ability.
    pub signet_name: String,
    /// The signet ability.
    pub signet: String,
}

/// A technology tile in words. What it does not have is an empty text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct TechText {
    /// Its name.
    pub name: String,
    /// Spice it costs.
    pub cost: u8,
    /// What acquiring it brings.
    pub acquire: String,
    /// What it gives in the owner's reveal turn.
    pub reveal: String,
    /// What it can be used for.
    pub usage: String,
    /// What it does by being owned.
    pub passive: String,
}

/// A contract in words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct ContractText {
    /// Its name.
    pub name: String,
    /// What completes it.
    pub goal: String,
    /// What completing it brings.
    pub reward: String,
}

/// A board space in words. What it does not have is an empty text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct SpaceText {
    /// Its name.
    pub name: String,
    /// Name of its part of the board.
    pub area: String,
    /// Name of the agent icon it needs.
    pub icon: String,
    /// What its faction gives to every visitor.
    pub visit: String,
    /// What must hold to enter.
    pub requires: String,
    /// What a combat space allows.
    pub combat: String,
    /// How a maker space grows.
    pub maker: String,
    /// What its controller gains.
    pub control: String,
    /// That it can be used once.
    pub once: String,
    /// Its prices and what they buy.
    pub prices: Vec<PriceText>,
    /// What it gives in a reveal turn.
    pub reveal: String,
    /// What it costs once any player has what it gives once a game.
    pub later: String,
    /// What it gives to a player who has had its effect before.
    pub again: String,
}

/// One price of a space in words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct PriceText {
    /// What is paid; empty if nothing.
    pub cost: String,
    /// What it buys.
    pub effect: String,
}

/// A word or icon of the game, explained.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct TermText {
    /// What it is called.
    pub name: String,
    /// What it means.
    pub text: String,
    /// Other icons, effects and conditions that mean the same.
    pub also: Vec<String>,
}

/// A component of any kind.
#[derive(Clone, Copy)]
enum Component {
    Card(CardId),
    Intrigue(IntrigueId),
    Space(SpaceId),
    Conflict(ConflictId),
    Leader(LeaderId),
    Tech(TechId),
    Objective(ObjectiveId),
    Contract(ContractId),
}

impl Texts {
    /// A card in words.
    pub fn card(&self, content: &Content, card: CardId) -> CardText {
        let kind = &content.cards[card.index()];
        let mut agent: Vec<String> = Vec::new();
        for (id, n) in [("effect-visit-influence", kind.visit_influence), ("effect-visit-harvest", kind.visit_harvest)]
        {
            if n > 1 {
                agent.push(self.sentence(self.say(id, [("n", n.into()), ("who", "you".into())])));
            }
        }
        if let Some((space, good, n)) = kind.visit_discount {
            let space = ("space", self.space_name(content, space).into());
            let words = [space, ("good", good.name().into()), ("n", n.into())];
            agent.push(self.sentence(self.say("effect-visit-discount", words)));
        }
        for (id, has) in
            [("effect-deploys-recruits", kind.deploys_recruits), ("effect-no-requirements", kind.no_requirements)]
        {
            if has {
                agent.push(self.sentence(self.say(id, [])));
            }
        }
        if kind.moves_agent {
            agent.push(self.say("line-moves-agent", []));
        }
        if !kind.agent.is_empty() {
            agent.push(self.effects(content, kind.agent));
        }
        CardText {
            name: self.card_name(content, card),
            cost: kind.cost,
            factions: Faction::members(kind.factions).collect(),
            icons: Icon::members(kind.icons).collect(),
            infiltrates: Icon::members(kind.infiltrates).collect(),
            unload: kind.unload,
            agent: self.chained("list-sentences", agent),
            reveal: self.effects(content, kind.reveal),
            acquire: self.effects(content, kind.acquire),
            trashed: self.effects(content, kind.trashed),
            discarded: self.effects(content, kind.discarded),
            copies: kind.copies,
            deck: match kind.deck {
                Deck::Starter => self.say("deck-starter", []),
                Deck::Reserve(_) => self.say("deck-reserve", []),
                Deck::Imperium => self.say("deck-imperium", []),
            },
        }
    }

    /// An intrigue card in words.
    pub fn intrigue(&self, content: &Content, card: IntrigueId) -> IntrigueText {
        let kind = &content.intrigues[card.index()];
        let effect = |node: Option<NodeId>| node.map_or_else(String::new, |node| self.effect(content, node));
        IntrigueText {
            name: self.intrigue_name(content, card),
            copies: kind.copies,
            plot: if kind.face_up.is_empty() {
                effect(kind.plot.map(|(node, _)| node))
            } else {
                let lies = self.sentence(self.say("effect-face-up", []));
                self.chained("list-sentences", [vec![lies], self.passive(content, &kind.face_up)].concat())
            },
            when: kind.plot.map_or_else(String::new, |(_, time)| self.plot_time(time)),
            combat: effect(kind.combat),
            won: effect(kind.won),
            endgame: effect(kind.endgame),
        }
    }

    /// When in its owner's turn a plot card can be played, as a phrase.
    pub(super) fn plot_time(&self, time: PlotTime) -> String {
        match time {
            PlotTime::OwnTurn => self.say("plot-own-turn", []),
            PlotTime::TurnStart => self.say("plot-turn-start", []),
            PlotTime::BeforeAgent => self.say("plot-before-agent", []),
        }
    }

    /// A conflict in words.
    pub fn conflict(&self, content: &Content, conflict: ConflictId) -> ConflictText {
        let kind = &content.conflicts[conflict.index()];
        ConflictText {
            name: self.conflict_name(content, conflict),
            level: kind.level,
            location: kind.location.map(|space| self.space_name(content, space)),
            battle_icon_name: kind.battle_icon.map(|icon| self.battle_icon_name(icon)),
            rewards: kind.rewards.map(|reward| self.effects(content, reward)),
        }
    }

    /// A leader in words.
    pub fn leader(&self, content: &Content, leader: LeaderId) -> LeaderText {
        let kind = &content.leaders[leader.index()];
        let mut passive = self.passive(content, &kind.passive);
        if kind.lacks != [0; 3] {
            passive.push(self.sentence(self.say("leader-lacks", [("what", self.goods(kind.lacks).into())])));
        }
        if let Some(card) = kind.without {
            let card = self.card_name(content, card);
            passive.push(self.sentence(self.say("leader-without", [("card", card.into())])));
        }
        if kind.setup != [0; 3] {
            passive.push(self.sentence(self.say("leader-setup", [("what", self.goods(kind.setup).into())])));
        }
        LeaderText {
            name: self.leader_name(content, leader),
            house: self.name("house", &kind.house, &kind.house),
            complexity: kind.complexity,
            passive_name: self.name("leader", &format!("{}-passive", kind.id), &kind.passive_name),
            passive: self.chained("list-sentences", passive),
            signet_name: self.signet_name(content, leader),
            signet: self.effect(content, kind.signet),
        }
    }

    /// A step of a training track in sentences: its reward, and where it goes from there.
    fn training(&self, content: &Content, step: &TrainingStep) -> String {
        let reward = step.reward.map_or_else(|| self.say("training-start", []), |node| self.effect(content, node));
        if step.next.is_empty() {
            return reward;
        }
        let next = step.next.iter().map(|next| (next + 1).to_string()).collect();
        let next = self.say("training-next", [("steps", self.list("list-or", next).into())]);
        self.chained("list-sentences", vec![reward, next])
    }

    /// The sentences of a standing ability.
    fn passive(&self, content: &Content, passive: &Passive) -> Vec<String> {
        let modifiers = passive.modifiers.iter().map(|&modifier| self.modifier(modifier));
        let triggers = passive.triggers.iter().map(|&trigger| self.trigger(content, trigger));
        modifiers.chain(triggers).map(|phrase| self.sentence(phrase)).collect()
    }

    /// A technology tile in words.
    pub fn tech(&self, content: &Content, tile: TechId) -> TechText {
        let kind = &content.tech[tile.index()];
        TechText {
            name: self.tech_name(content, tile),
            cost: kind.cost,
            acquire: self.effects(content, kind.acquire),
            reveal: self.effects(content, kind.reveal),
            usage: kind.usage.map_or_else(String::new, |node| self.effect(content, node)),
            passive: self.chained("list-sentences", self.passive(content, &kind.passive)),
        }
    }

    /// A contract in words.
    pub fn contract(&self, content: &Content, contract: ContractId) -> ContractText {
        let kind = &content.contracts[contract.index()];
        ContractText {
            name: self.contract_name(content, contract),
            goal: self.sentence(self.goal(content, kind.goal)),
            reward: self.effects(content, kind.reward),
        }
    }

    /// What completes a contract, as a phrase.
    fn goal(&self, content: &Content, goal: Goal) -> String {
        match goal {
            Goal::SentTo(space) => self.say("goal-sent-to", [("space", self.space_name(content, space).into())]),
            Goal::Harvest(n) => self.say("goal-harvest", [("n", n.into())]),
            Goal::Immediate => self.say("goal-immediate", []),
            Goal::Acquire(card) => self.say("goal-acquire", [("card", self.card_name(content, card).into())]),
        }
    }

    pub(super) fn signet_name(&self, content: &Content, leader: LeaderId) -> String {
        let kind = &content.leaders[leader.index()];
        self.name("leader", &format!("{}-signet", kind.id), &kind.signet_name)
    }

    /// A board space in words.
    pub fn space(&self, content: &Content, space: SpaceId) -> SpaceText {
        let kind = &content.spaces[space.index()];
        let when = |flag: bool, id: &str| if flag { self.say(id, []) } else { String::new() };
        let counted = |flag: bool, id: &str, n: u8| if flag { self.say(id, [("n", n.into())]) } else { String::new() };
        SpaceText {
            name: self.space_name(content, space),
            area: self.name("area", &kind.area, &kind.area),
            icon: self.icon_name(kind.icon),
            visit: kind.faction.map_or_else(String::new, |faction| {
                let what = self.influence(self.faction(faction), 1);
                self.say("line-visit", [("what", what.into())])
            }),
            requires: kind.requires.map_or_else(String::new, |condition| {
                self.say("line-requires", [("condition", self.condition(content, condition).into())])
            }),
            combat: counted(kind.combat, "line-combat-space", content.constants.deploy_from_garrison),
            maker: counted(kind.maker.is_some(), "line-maker", content.constants.maker_spice),
            control: kind.control.map_or_else(String::new, |(_, good, n)| {
                self.say("line-control", [("what", self.good(good, n).into())])
            }),
            once: when(kind.once.is_some(), "line-once"),
            prices: (kind.prices.iter())
                .map(|price| PriceText {
                    cost: if price.cost == [0; 3] { String::new() } else { self.goods(price.cost) },
                    effect: self.effects(content, price.effect),
                })
                .collect(),
            reveal: match self.effects(content, kind.reveal) {
                text if text.is_empty() => text,
                text => self.say("line-space-reveal", [("text", text.into())]),
            },
            later: kind
                .later_cost
                .map_or_else(String::new, |cost| self.say("line-later-cost", [("cost", self.goods(cost).into())])),
            again: match self.effects(content, kind.again) {
                text if text.is_empty() => text,
                text => self.say("line-again", [("text", text.into())]),
            },
        }
    }

    /// All about the components called `query` (an id or a name in any language, in any case), line by line.
    ///
    /// # Errors
    /// Names of components that come close, if none is called that.
    pub fn describe_component(&self, content: &Content, query: &str) -> Result<String, Vec<String>> {
        let found = self.find_components(content, query)?;
        let texts: Vec<String> = found.iter().map(|&(component, _)| self.described(content, component)).collect();
        Ok(texts.join("\n\n"))
    }

    /// The ids of the components called `query`, and of their effects, as actions and scenarios write them.
    pub fn component_ids(&self, content: &Content, query: &str) -> Vec<String> {
        let mut ids = Vec::new();
        for (_, id) in self.find_components(content, query).unwrap_or_default() {
            let effect = |label: &&str| label.strip_prefix(&*id).is_some_and(|rest| rest.starts_with('.'));
            ids.extend(content.all_labels().filter(effect).map(str::to_owned));
            ids.push(id);
        }
        ids.sort_unstable();
        ids.dedup();
        ids
    }

    /// The components called `query`, with their ids; if there are none, names that come close.
    fn find_components(&self, content: &Content, query: &str) -> Result<Vec<(Component, String)>, Vec<String>> {
        let mut all = self.components(content);
        let wanted = key(query);
        let is_called = |names: &[String]| !wanted.is_empty() && names.iter().any(|name| key(name) == wanted);
        if !all.iter().any(|(_, names)| is_called(names)) {
            for texts in Texts::languages().filter_map(|language| Texts::new(language).ok()) {
                for ((_, names), (_, others)) in all.iter_mut().zip(texts.components(content)) {
                    names.extend(others);
                }
            }
        }
        let found = all.iter().filter(|(_, names)| is_called(names));
        let found: Vec<(Component, String)> = found.map(|(component, names)| (*component, names[1].clone())).collect();
        if !found.is_empty() {
            return Ok(found);
        }
        let length = wanted.chars().count();
        let most = if length <= 3 { 1 } else { (length / 4).max(2) };
        let mut near: Vec<(usize, &String)> = Vec::new();
        for (_, names) in &all {
            let distance = |name: &String| {
                let name = key(name);
                let within = length >= 3 && name.contains(&wanted);
                if within { 0 } else { distance(&wanted, &name) }
            };
            let closest = names.iter().map(distance).min().unwrap_or(usize::MAX);
            if closest <= most && !near.iter().any(|(_, name)| **name == names[0]) {
                near.push((closest, &names[0]));
            }
        }
        near.sort();
        Err(near.into_iter().take(8).map(|(_, name)| name.clone()).collect())
    }

    /// All components with what they are called: the name in this language first, then the id and the content's name.
    fn components(&self, content: &Content) -> Vec<(Component, Vec<String>)> {
        let mut all = Vec::new();
        for (card, i) in content.cards.iter().zip(0..).map(|(card, i)| (card, CardId(i))) {
            all.push((Component::Card(i), vec![self.card_name(content, i), card.id.clone(), card.name.clone()]));
        }
        for (card, i) in content.intrigues.iter().zip(0..).map(|(card, i)| (card, IntrigueId(i))) {
            all.push((
                Component::Intrigue(i),
                vec![self.intrigue_name(content, i), card.id.clone(), card.name.clone()],
            ));
        }
        for (space, i) in content.spaces.iter().zip(0..).map(|(space, i)| (space, SpaceId(i))) {
            all.push((Component::Space(i), vec![self.space_name(content, i), space.id.clone(), space.name.clone()]));
        }
        for (card, i) in content.conflicts.iter().zip(0..).map(|(card, i)| (card, ConflictId(i))) {
            all.push((
                Component::Conflict(i),
                vec![self.conflict_name(content, i), card.id.clone(), card.name.clone()],
            ));
        }
        for (leader, i) in content.leaders.iter().zip(0..).map(|(leader, i)| (leader, LeaderId(i))) {
            all.push((
                Component::Leader(i),
                vec![self.leader_name(content, i), leader.id.clone(), leader.name.clone()],
            ));
        }
        for (tile, i) in content.tech.iter().zip(0..).map(|(tile, i)| (tile, TechId(i))) {
            all.push((Component::Tech(i), vec![self.tech_name(content, i), tile.id.clone(), tile.name.clone()]));
        }
        for (card, i) in content.objectives.iter().zip(0..).map(|(card, i)| (card, ObjectiveId(i))) {
            all.push((
                Component::Objective(i),
                vec![self.objective_name(content, i), card.id.clone(), card.name.clone()],
            ));
        }
        for (tile, i) in content.contracts.iter().zip(0..).map(|(tile, i)| (tile, ContractId(i))) {
            all.push((
                Component::Contract(i),
                vec![self.contract_name(content, i), tile.id.clone(), tile.name.clone()],
            ));
        }
        all
    }

    fn described(&self, content: &Content, component: Component) -> String {
        let mut lines = Vec::new();
        let mut line = |text: String| lines.push(capitalize(&text));
        let labelled = |id: &str, text: &str| self.say(id, [("text", text.into())]);
        let deck = |id: &str, deck: &str, n: u8| self.say(id, [("deck", deck.into()), ("n", n.into())]);
        let names = |id: &str, names: Vec<String>| {
            let n = names.len() as u8;
            self.say(id, [("n", n.into()), ("names", self.chained("list-comma", names).into())])
        };
        match component {
            Component::Card(id) => {
                let (kind, card) = (&content.cards[id.index()], self.card(content, id));
                line(card.name);
                let copies = if kind.deck == Deck::Starter { "line-copies-each" } else { "line-copies" };
                line(deck(copies, &card.deck, card.copies));
                if kind.buyable {
                    line(self.say("line-cost", [("n", card.cost.into())]));
                } else if kind.deck != Deck::Starter {
                    line(self.say("line-not-buyable", []));
                }
                if !card.factions.is_empty() {
                    line(names("line-factions", card.factions.iter().map(|&f| self.faction_name(f)).collect()));
                }
                if card.icons.len() == Icon::OF_SPACES.len() && card.icons.iter().all(|&icon| icon != Icon::Spy) {
                    line(self.say("line-icons-all", []));
                } else if !card.icons.is_empty() {
                    line(names("line-icons", self.icons(kind.icons)));
                }
                let boxes = [
                    ("line-agent", card.agent),
                    ("line-reveal", card.reveal),
                    ("line-acquire", card.acquire),
                    ("line-trashed", card.trashed),
                    ("line-discarded", card.discarded),
                ];
                if !card.infiltrates.is_empty() {
                    line(names("line-infiltrates", self.icons(kind.infiltrates)));
                }
                boxes.iter().filter(|(_, text)| !text.is_empty()).for_each(|(id, text)| line(labelled(id, text)));
                if card.unload {
                    line(self.say("line-unload", []));
                }
            }
            Component::Tech(id) => {
                let tile = self.tech(content, id);
                line(tile.name);
                line(self.say("line-tech", [("n", tile.cost.into())]));
                let boxes = [
                    ("line-acquire", tile.acquire),
                    ("line-reveal", tile.reveal),
                    ("line-use", tile.usage),
                    ("line-effect", tile.passive),
                ];
                boxes.iter().filter(|(_, text)| !text.is_empty()).for_each(|(id, text)| line(labelled(id, text)));
            }
            Component::Intrigue(id) => {
                let card = self.intrigue(content, id);
                line(card.name);
                line(deck("line-copies", &self.say("deck-intrigue", []), card.copies));
                if !card.plot.is_empty() {
                    line(self.say("line-plot", [("when", card.when.into()), ("text", card.plot.into())]));
                }
                let effects = [("line-combat", card.combat), ("line-won", card.won), ("line-endgame", card.endgame)];
                effects.iter().filter(|(_, text)| !text.is_empty()).for_each(|(id, text)| line(labelled(id, text)));
                if content.intrigues[id.index()].lasts {
                    line(self.say("line-lasts", []));
                }
            }
            Component::Space(id) => {
                let space = self.space(content, id);
                line(space.name);
                line(self.say("line-space", [("area", space.area.into()), ("icon", space.icon.into())]));
                [space.requires, space.once, space.visit]
                    .into_iter()
                    .filter(|text| !text.is_empty())
                    .for_each(&mut line);
                for price in space.prices {
                    line(if price.cost.is_empty() {
                        labelled("line-effect", &price.effect)
                    } else {
                        self.say("line-effect-paid", [("cost", price.cost.into()), ("text", price.effect.into())])
                    });
                }
                [space.again, space.later, space.reveal, space.combat, space.maker, space.control]
                    .into_iter()
                    .filter(|text| !text.is_empty())
                    .for_each(line);
            }
            Component::Conflict(id) => {
                let conflict = self.conflict(content, id);
                line(conflict.name);
                line(self.say("line-conflict", [("n", conflict.level.into())]));
                if let Some(icon) = conflict.battle_icon_name {
                    line(self.say("line-battle-icon", [("icon", icon.into())]));
                }
                if let Some(space) = conflict.location {
                    line(self.say("line-location", [("space", space.into())]));
                }
                for (id, reward) in ["line-first", "line-second", "line-third"].iter().zip(&conflict.rewards) {
                    line(labelled(id, reward));
                }
            }
            Component::Objective(id) => {
                line(self.objective_name(content, id));
                line(self.say("line-objective", []));
                let kind = &content.objectives[id.index()];
                let icon = self.battle_icon_name(kind.battle_icon);
                line(self.say("line-battle-icon", [("icon", icon.into())]));
                if kind.first_player {
                    line(self.say("line-first-player", []));
                }
            }
            Component::Contract(id) => {
                let contract = self.contract(content, id);
                line(contract.name);
                let ixian = content.contracts[id.index()].ix;
                line(self.say(if ixian { "line-contract-ixian" } else { "line-contract" }, []));
                line(labelled("line-goal", &contract.goal));
                line(labelled("line-reward", &contract.reward));
            }
            Component::Leader(id) => {
                let leader = self.leader(content, id);
                line(leader.name);
                if content.leaders[id.index()].house.is_empty() {
                    line(self.say("line-leader-alone", [("n", leader.complexity.into())]));
                } else {
                    line(self.say("line-leader", [("house", leader.house.into()), ("n", leader.complexity.into())]));
                }
                let ability =
                    |id: &str, name: String, text: String| self.say(id, [("name", name.into()), ("text", text.into())]);
                line(ability("line-ability", leader.passive_name, leader.passive));
                line(ability("line-signet", leader.signet_name, leader.signet));
                let kind = &content.leaders[id.index()];
                for (step, n) in kind.track.iter().zip(1u8..) {
                    line(self.say("line-training", [("n", n.into()), ("text", self.training(content, step).into())]));
                }
                if let Some(back) = kind.back {
                    line(self.say("line-back", [("leader", self.leader_name(content, back).into())]));
                }
            }
        }
        lines.join("\n")
    }
}

/// A name without what people type differently: case, blanks and marks.
fn key(name: &str) -> String {
    name.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

/// How many letters must be changed, added or left out.
fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.chars().enumerate() {
        let mut diagonal = std::mem::replace(&mut row[0], i + 1);
        for (j, &y) in b.iter().enumerate() {
            let best = (diagonal + usize::from(x != y)).min(row[j] + 1).min(row[j + 1] + 1);
            diagonal = std::mem::replace(&mut row[j + 1], best);
        }
    }
    row[b.len()]
}
