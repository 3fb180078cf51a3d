//! What a screen draws: components with texts and effect trees, actions and previews as trees.

use serde_json::{Map, Value, json};
use table::{Game, Presentation, Problem, Seat};

use crate::action::{Action, Market};
use crate::content::{Constants, Content, Library};
use crate::effect::{Condition, Count, Effect, Nodes, Post, Track};
use crate::event::Event;
use crate::game::Imperium;
use crate::ids::*;
use crate::state::{Frame, Player, State, TurnKind, intrigue_hand};
use crate::text::Texts;

impl Presentation for Imperium {
    type Texts = Texts;

    fn languages() -> Vec<&'static str> {
        Texts::languages().collect()
    }

    fn texts(language: &str) -> Result<Texts, Problem> {
        Texts::new(language)
    }

    fn options() -> Value {
        json!({ "combinations": Library::built_in().combinations(), "leaders": ["random", "choose", "draft"] })
    }

    fn catalogue(&self, words: &Texts) -> Value {
        let content = &self.content;
        let cards = content.cards.iter().zip(0..).map(|(card, i)| {
            let mut tree = json!(words.card(content, CardId(i)));
            tree["factions"] = names(Faction::ALL, |faction| card.factions & faction.bit() != 0, |f| f.name());
            tree["icons"] = names(Icon::ALL, |icon| card.icons & icon.bit() != 0, |icon| icon.name());
            tree["buyable"] = json!(card.buyable);
            tree["trees"] = json!({
                "agent": trees(content, card.agent),
                "reveal": trees(content, card.reveal),
                "acquire": trees(content, card.acquire),
                "trashed": trees(content, card.trashed),
            });
            (card.id.clone(), tree)
        });
        let spaces = content.spaces.iter().zip(0..).map(|(space, i)| {
            let mut tree = json!(words.space(content, SpaceId(i)));
            tree["area_id"] = json!(space.area);
            tree["icon_id"] = json!(space.icon.name());
            tree["faction"] = json!(space.faction.map(Faction::name));
            tree["is_combat"] = json!(space.combat);
            tree["is_maker"] = json!(space.maker.is_some());
            tree["controlled"] = json!(space.control.map(|(_, good, n)| json!({ good.name(): n })));
            tree["needs"] = json!(space.requires.map(condition));
            let prices = space.prices.iter();
            tree["trees"] = prices
                .map(|price| {
                    let [solari, spice, water] = price.cost;
                    let cost = json!({ "solari": solari, "spice": spice, "water": water });
                    json!({ "cost": cost, "effect": trees(content, price.effect) })
                })
                .collect();
            tree["reveal_trees"] = trees(content, space.reveal);
            (space.id.clone(), tree)
        });
        let intrigues = content.intrigues.iter().zip(0..).map(|(card, i)| {
            let mut tree = json!(words.intrigue(content, IntrigueId(i)));
            let of = |node: Option<NodeId>| node.map(|node| tree_of(content, node));
            tree["trees"] = json!({
                "plot": of(card.plot.map(|(node, _)| node)),
                "combat": of(card.combat),
                "won": of(card.won),
                "endgame": of(card.endgame),
            });
            (card.id.clone(), tree)
        });
        let conflicts = content.conflicts.iter().zip(0..).map(|(card, i)| {
            let mut tree = json!(words.conflict(content, ConflictId(i)));
            tree["level"] = json!(card.level);
            tree["location_id"] = json!(card.location.map(|space| &content.spaces[space.index()].id));
            tree["trees"] = card.rewards.iter().map(|&reward| trees(content, reward)).collect();
            (card.id.clone(), tree)
        });
        let leaders = content.leaders.iter().zip(0..).map(|(leader, i)| {
            let mut tree = json!(words.leader(content, LeaderId(i)));
            tree["house_id"] = json!(leader.house);
            tree["trees"] = json!({ "signet": tree_of(content, leader.signet) });
            (leader.id.clone(), tree)
        });
        let entries = (0..content.node_count()).map(|i| NodeId(i as u16)).filter_map(|node| {
            let label = content.label(node);
            let entry = json!({ "tree": tree_of(content, node), "text": words.effect(content, node) });
            content.by_label(label).map(|_| (label.to_owned(), entry))
        });
        let Constants { point_step, bonus_step, .. } = content.constants;
        let factions = Faction::ALL.iter().map(|&faction| {
            let bonus = content.track_bonus[faction.index()];
            let point = json!({ "at": point_step, "tree": { "is": "vp", "n": 1 }, "text": words.track_point() });
            let bonus =
                json!({ "at": bonus_step, "tree": tree_of(content, bonus), "text": words.effect(content, bonus) });
            (faction.name().to_owned(), json!({ "name": words.faction_name(faction), "steps": [point, bonus] }))
        });
        json!({
            "cards": cards.collect::<Map<_, _>>(),
            "spaces": spaces.collect::<Map<_, _>>(),
            "intrigues": intrigues.collect::<Map<_, _>>(),
            "conflicts": conflicts.collect::<Map<_, _>>(),
            "leaders": leaders.collect::<Map<_, _>>(),
            "factions": factions.collect::<Map<_, _>>(),
            "icons": Icon::ALL.iter().map(|&i| (i.name().to_owned(), json!(words.icon_name(i)))).collect::<Map<_, _>>(),
            "effects": entries.collect::<Map<_, _>>(),
            "rules": content.rules.iter().map(|rule| (rule.id.clone(), json!(words.rule(rule)))).collect::<Map<_, _>>(),
            "terms": content.terms.iter().map(|term| (term.id.clone(), json!(words.term(term)))).collect::<Map<_, _>>(),
            "about": about(content),
        })
    }

    fn prompt_about(&self, state: &State) -> String {
        state.frame().map_or_else(String::new, |frame| format!("ask:{}", frame.question(state.turn.kind)))
    }

    fn blocked_about(&self, state: &State, action: Action) -> String {
        format!("obstacle:{}", self.obstacle(state, action).name())
    }

    fn prompt(&self, words: &Texts, state: &State, names: &[String]) -> String {
        words.prompt(self, state, names)
    }

    fn action_label(&self, words: &Texts, state: &State, action: Action, names: &[String]) -> String {
        words.action(self, state, action, names)
    }

    fn event_text(&self, words: &Texts, event: &Event, names: &[String]) -> String {
        words.event(self, event, names)
    }

    fn blocked_text(&self, words: &Texts, state: &State, action: Action, names: &[String]) -> String {
        words.obstacle(self, state, &self.obstacle(state, action), names)
    }

    fn action_tree(&self, action: Action) -> Value {
        let card = |id: CardId| self.content.cards[id.index()].id.as_str();
        let space = |id: SpaceId| self.content.spaces[id.index()].id.as_str();
        match action {
            Action::Agent { card: c, space: s, price, from } => {
                json!({ "do": "agent", "card": card(c), "space": space(s), "price": price, "from": from.map(space) })
            }
            Action::Reveal => json!({ "do": "reveal" }),
            Action::Resolve(node) => json!({ "do": "resolve", "effect": self.content.label(node) }),
            Action::Deploy(n) => json!({ "do": "deploy", "count": n }),
            Action::Retreat(n) => json!({ "do": "retreat", "count": n }),
            Action::Acquire { card: c, market, to_deck } => {
                json!({ "do": "acquire", "card": card(c), "aside": market == Market::Aside, "to_deck": to_deck })
            }
            Action::Intrigue(i) => json!({ "do": "intrigue", "intrigue": self.content.intrigues[i.index()].id }),
            Action::Choose(n) => json!({ "do": "choose", "option": n }),
            Action::Faction(f) => json!({ "do": "faction", "faction": f.name() }),
            Action::Factions(f, g) => json!({ "do": "factions", "factions": [f.name(), g.name()] }),
            Action::Trash(zone, c) => json!({ "do": "trash", "zone": zone.name(), "card": card(c) }),
            Action::Discard(c) => json!({ "do": "discard", "card": card(c) }),
            Action::Take(c) => json!({ "do": "take", "card": card(c) }),
            Action::Space(s) => json!({ "do": "space", "space": space(s) }),
            Action::Seat(seat) => json!({ "do": "seat", "seat": seat }),
            Action::Leader(l) => json!({ "do": "leader", "leader": self.content.leaders[l.index()].id }),
            Action::Accept => json!({ "do": "accept" }),
            Action::Decline => json!({ "do": "decline" }),
            Action::Pass => json!({ "do": "pass" }),
            Action::EndTurn => json!({ "do": "end-turn" }),
        }
    }

    fn unavailable(&self, state: &State, out: &mut Vec<Action>) {
        out.clear();
        let Some(frame) = state.frame() else { return };
        let player = &state.players[state.acting().index()];
        if let Frame::Leader | Frame::Draft(..) = frame {
            out.extend(self.on_offer(state).map(Action::Leader));
        }
        if let Frame::Turn | Frame::Combat | Frame::Won | Frame::Endgame = frame {
            out.extend(
                state.intrigue.pile(intrigue_hand(state.acting())).iter().map(|held| Action::Intrigue(held.card)),
            );
        }
        if let Frame::Turn | Frame::Reward = frame {
            out.extend(state.tray.iter().map(|&node| Action::Resolve(node)));
        }
        if let Frame::Turn = frame {
            match state.turn.kind {
                TurnKind::Open => {
                    for held in player.hand() {
                        let reach = self.content.cards[held.card.index()].reach;
                        let spaces = (0..self.content.spaces.len() as u8).filter(|space| reach & (1 << space) != 0);
                        let prices = |space: u8| 0..self.content.spaces[usize::from(space)].prices.len() as u8;
                        out.extend(spaces.flat_map(|space| {
                            prices(space).map(move |price| Action::Agent {
                                card: held.card,
                                space: SpaceId(space),
                                price,
                                from: None,
                            })
                        }));
                    }
                }
                TurnKind::Reveal => {
                    let offers = state.row.iter().chain(&self.content.reserve);
                    out.extend(offers.map(|&card| Action::Acquire { card, market: Market::Open, to_deck: false }));
                    out.push(Action::EndTurn);
                }
                TurnKind::Agent => out.push(Action::EndTurn),
            }
        }
        out.sort_unstable();
        out.dedup();
        let mut legal = Vec::new();
        self.legal_actions(state, &mut legal);
        out.retain(|action| legal.binary_search(action).is_err());
    }

    fn preview(&self, before: &State, after: &State) -> Value {
        let mut tree = Map::new();
        for seat in self.all_players() {
            let (old, new) = (&before.players[seat.index()], &after.players[seat.index()]);
            let mut changes = Map::new();
            let mut change = |name: &str, old: i64, new: i64| {
                if old != new {
                    changes.insert(name.to_owned(), json!(new - old));
                }
            };
            change("vp", old.points().into(), new.points().into());
            change("solari", old.solari.into(), new.solari.into());
            change("spice", old.spice.into(), new.spice.into());
            change("water", old.water.into(), new.water.into());
            change("garrison", old.garrison.troops.into(), new.garrison.troops.into());
            change("conflict", old.conflict.troops.into(), new.conflict.troops.into());
            change("strength", old.strength().into(), new.strength().into());
            change("unit_strength", old.unit_strength().into(), new.unit_strength().into());
            change("persuasion", old.persuasion.into(), new.persuasion.into());
            for &faction in Faction::ALL {
                let i = faction.index();
                change(faction.name(), old.influence[i].into(), new.influence[i].into());
            }
            if !changes.is_empty() {
                tree.insert(seat.to_string(), Value::Object(changes));
            }
        }
        Value::Object(tree)
    }

    fn plays_as(&self, state: &State, seat: Seat) -> Option<String> {
        let player = &state.players[seat.index()];
        player.has_leader.then(|| self.content.leaders[player.leader.index()].id.clone())
    }

    fn scores(&self, state: &State) -> Vec<Vec<(&'static str, i32)>> {
        let by_source = |player: &Player| {
            VpSource::ALL.iter().map(|&source| (source.name(), i32::from(player.vp[source as usize]))).collect()
        };
        state.players[..usize::from(self.seats)].iter().map(by_source).collect()
    }

    fn round(&self, state: &State) -> u32 {
        state.round.into()
    }
}

/// The numbers of the rules about each thing, in the order of the rules.
fn about(content: &Content) -> Map<String, Value> {
    let mut about: Map<String, Value> = Map::new();
    for rule in &content.rules {
        for thing in &rule.about {
            let rules = about.entry(thing.clone()).or_insert_with(|| json!([]));
            rules.as_array_mut().expect("made as one").push(json!(rule.id));
        }
    }
    about
}

fn names<T: Copy>(all: &[T], test: impl Fn(T) -> bool, name: impl Fn(T) -> &'static str) -> Value {
    all.iter().filter(|&&item| test(item)).map(|&item| json!(name(item))).collect()
}

fn trees(content: &Content, nodes: Nodes) -> Value {
    nodes.iter().map(|node| tree_of(content, node)).collect()
}

/// An effect as a tree of plain words: `{"is": "troop", "n": 2}`, `{"is": "pay", "cost": […], "then": {…}}`.
fn tree_of(content: &Content, node: NodeId) -> Value {
    let sub = |node: NodeId| tree_of(content, node);
    let counted = |is: &str, n: u8| json!({ "is": is, "n": n });
    let plain = |is: &str| json!({ "is": is });
    match content.effect(node) {
        Effect::Gain(good, n) => counted(good.name(), n),
        Effect::Troop(n) => counted("troop", n),
        Effect::Draw(n) => counted("draw", n),
        Effect::Intrigue(n) => counted("intrigue", n),
        Effect::Trash(n) => counted("trash", n),
        Effect::TrashSelf => plain("trash-self"),
        Effect::Discard(n) => counted("discard", n),
        Effect::Influence(on, n) => json!({ "is": "influence", "of": track(on), "n": n }),
        Effect::LoseInfluence(on, n) => json!({ "is": "lose-influence", "of": track(on), "n": n }),
        Effect::LoseTroop(n, Post::Garrison) => json!({ "is": "lose-troop", "from": "garrison", "n": n }),
        Effect::LoseTroop(n, Post::Conflict) => json!({ "is": "lose-troop", "from": "conflict", "n": n }),
        Effect::Deploy(n) => counted("deploy", n),
        Effect::Retreat(n) => counted("retreat", n),
        Effect::DeployRecruits => plain("deploy-recruits"),
        Effect::Mentat | Effect::MentatNextRound => plain("mentat"),
        Effect::HighCouncil => plain("high-council"),
        Effect::Swordmaster => plain("swordmaster"),
        Effect::Harvest(n) => counted("harvest", n),
        Effect::Foldspace(n) => counted("foldspace", n),
        Effect::StealIntrigue => plain("steal-intrigue"),
        Effect::Control(space) => json!({ "is": "control", "space": content.spaces[space.index()].id }),
        Effect::Signet => plain("signet"),
        Effect::RecallAgent(n) => counted("recall-agent", n),
        Effect::Recover(faction) => json!({ "is": "recover", "of": faction.name() }),
        Effect::Acquire { max_cost, to_deck } => json!({ "is": "acquire", "n": max_cost, "to_deck": to_deck }),
        Effect::AcquireToDeck => plain("acquire-to-deck"),
        Effect::Reshuffle => plain("reshuffle"),
        Effect::AddIcons(icons) => {
            json!({ "is": "add-icons", "icons": names(Icon::ALL, |icon| icons & icon.bit() != 0, |icon| icon.name()) })
        }
        Effect::Infiltrate => plain("infiltrate"),
        Effect::Discount(card, n) => json!({ "is": "discount", "card": content.cards[card.index()].id, "n": n }),
        Effect::VisitInfluence(n) => counted("visit-influence", n),
        Effect::VisitHarvest(n) => counted("visit-harvest", n),
        Effect::PassTurn => plain("pass-turn"),
        Effect::Hook(hook) => json!({ "is": "hook", "hook": hook.name() }),
        Effect::All(nodes) => json!({ "is": "all", "of": trees(content, nodes) }),
        Effect::OneOf(nodes) => json!({ "is": "one-of", "of": trees(content, nodes) }),
        Effect::SomeOf(n, nodes) => json!({ "is": "some-of", "n": n, "of": trees(content, nodes) }),
        Effect::Pay { cost, then } => json!({ "is": "pay", "cost": trees(content, cost), "then": sub(then) }),
        Effect::If(holds, then) => json!({ "is": "if", "condition": condition(holds), "then": sub(then) }),
        Effect::Per(inner, Count::CardsInPlay(faction)) => {
            json!({ "is": "per", "each": sub(inner), "card": faction.name() })
        }
        Effect::EachOpponent(inner) => json!({ "is": "each-opponent", "then": sub(inner) }),
    }
}

fn track(track: Track) -> &'static str {
    match track {
        Track::Of(faction) => faction.name(),
        Track::Any => "any",
        Track::Behind => "behind",
    }
}

fn condition(condition: Condition) -> Value {
    match condition {
        Condition::Influence(faction, n) => json!({ "if": "influence", "of": faction.name(), "n": n }),
        Condition::Alliance(of) => json!({ "if": "alliance", "of": of.map_or("any", Faction::name) }),
        Condition::Bond(faction) => json!({ "if": "bond", "of": faction.name() }),
        Condition::HighCouncil => json!({ "if": "high-council" }),
        Condition::Swordmaster => json!({ "if": "swordmaster" }),
        Condition::RevealTurn => json!({ "if": "reveal-turn" }),
        Condition::Owns(_, n) => json!({ "if": "owns", "n": n }),
        Condition::Most(_) => json!({ "if": "most" }),
        Condition::Tracks(count, step) => json!({ "if": "tracks", "count": count, "n": step }),
    }
}

#[cfg(test)]
#[path = "show_tests.rs"]
mod tests;
