//! All components in words and trees.

use std::collections::BTreeMap;

use serde::Serialize;

use super::effect::{tree, trees};
use super::{ConditionTree, Cost, EffectTree};
use crate::content::{Constants, Content, Goal};
use crate::ids::*;
use crate::text::{
    CardText, ConflictText, ContractText, IntrigueText, LeaderText, SpaceText, TechText, TermText, Texts,
};

/// All components by their ids, and everything that explains them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Catalogue<'a> {
    /// The numbers of the rules: points that end the game, the order of tie-breaks.
    pub constants: &'a Constants,
    /// Cards that can be in a player's deck.
    pub cards: BTreeMap<&'a str, CardEntry<'a>>,
    /// Board spaces.
    pub spaces: BTreeMap<&'a str, SpaceEntry<'a>>,
    /// Intrigue cards.
    pub intrigues: BTreeMap<&'a str, IntrigueEntry<'a>>,
    /// Conflict cards.
    pub conflicts: BTreeMap<&'a str, ConflictEntry<'a>>,
    /// Leaders.
    pub leaders: BTreeMap<&'a str, LeaderEntry<'a>>,
    /// Technology tiles.
    pub tech: BTreeMap<&'a str, TechEntry<'a>>,
    /// The steps of the shipping track, lowest first; none without one.
    pub shipping: Vec<ShippingEntry<'a>>,
    /// Observation posts.
    pub posts: BTreeMap<&'a str, PostEntry<'a>>,
    /// Objective cards.
    pub objectives: BTreeMap<&'a str, ObjectiveEntry>,
    /// Contract tiles.
    pub contracts: BTreeMap<&'a str, ContractEntry<'a>>,
    /// Names of the battle icons.
    #[cfg_attr(feature = "types", ts(type = "Record<BattleIcon, string>"))]
    pub battle_icons: BTreeMap<BattleIcon, String>,
    /// Factions with their tracks.
    #[cfg_attr(feature = "types", ts(type = "Record<Faction, FactionEntry>"))]
    pub factions: BTreeMap<Faction, FactionEntry<'a>>,
    /// Names of the agent icons.
    #[cfg_attr(feature = "types", ts(type = "Record<Icon, string>"))]
    pub icons: BTreeMap<Icon, String>,
    /// Effects that can lie on the tray, by their labels.
    pub effects: BTreeMap<&'a str, EffectEntry<'a>>,
    /// Numbered rules, each in one sentence.
    pub rules: BTreeMap<&'a str, String>,
    /// Icons and words, explained.
    pub terms: BTreeMap<&'a str, TermText>,
    /// The numbers of the rules about a thing, such as `card:dagger`, `term:troop`, `ask:turn-open` or
    /// `obstacle:occupied`, in the order of the rules.
    pub about: BTreeMap<&'a str, Vec<&'a str>>,
}

/// A card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct CardEntry<'a> {
    /// In words.
    #[serde(flatten)]
    pub text: CardText,
    /// Whether persuasion can buy it.
    pub buyable: bool,
    /// Its boxes.
    pub trees: CardTrees<'a>,
}

/// The boxes of a card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "see `CardText`")]
pub struct CardTrees<'a> {
    pub agent: Vec<EffectTree<'a>>,
    pub reveal: Vec<EffectTree<'a>>,
    pub acquire: Vec<EffectTree<'a>>,
    pub trashed: Vec<EffectTree<'a>>,
    pub discarded: Vec<EffectTree<'a>>,
}

/// A board space.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct SpaceEntry<'a> {
    /// In words.
    #[serde(flatten)]
    pub text: SpaceText,
    /// The part of the board it lies in.
    pub area_id: &'a str,
    /// The agent icon it needs.
    pub icon_id: Icon,
    /// The faction it belongs to.
    pub faction: Option<Faction>,
    /// Whether agents here may bring troops into the conflict.
    pub is_combat: bool,
    /// Whether spice gathers here.
    pub is_maker: bool,
    /// Whether it can be controlled.
    pub is_controllable: bool,
    /// What must hold to enter.
    pub needs: Option<ConditionTree>,
    /// What each price buys.
    pub trees: Vec<SpaceTrees<'a>>,
    /// What it gives in a reveal turn.
    pub reveal_trees: Vec<EffectTree<'a>>,
    /// What it costs once any player has what it gives once a game, where that is something else.
    pub later_cost: Option<Cost>,
    /// What it gives to a player who has had its effect before.
    pub again_trees: Vec<EffectTree<'a>>,
    /// Observation posts next to it.
    pub posts: Vec<&'a str>,
}

/// One price of a space.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "see `PriceText`")]
pub struct SpaceTrees<'a> {
    pub cost: Cost,
    pub effect: Vec<EffectTree<'a>>,
}

/// An intrigue card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct IntrigueEntry<'a> {
    /// In words.
    #[serde(flatten)]
    pub text: IntrigueText,
    /// What it does, by when it is played.
    pub trees: IntrigueTrees<'a>,
}

/// The effects of an intrigue card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "see `IntrigueText`")]
pub struct IntrigueTrees<'a> {
    pub plot: Option<EffectTree<'a>>,
    pub combat: Option<EffectTree<'a>>,
    pub won: Option<EffectTree<'a>>,
    pub endgame: Option<EffectTree<'a>>,
    /// What it does once, lying face up.
    pub face_up: Vec<EffectTree<'a>>,
}

/// A conflict card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct ConflictEntry<'a> {
    /// In words.
    #[serde(flatten)]
    pub text: ConflictText,
    /// What its winner can pair.
    pub battle_icon: Option<BattleIcon>,
    /// The space fought over.
    pub location_id: Option<&'a str>,
    /// Rewards for first, second and third.
    pub trees: [Vec<EffectTree<'a>>; 3],
}

/// A leader.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct LeaderEntry<'a> {
    /// In words.
    #[serde(flatten)]
    pub text: LeaderText,
    /// The other side of the board.
    pub back: Option<&'a str>,
    /// Whether it is the other side of another leader's board.
    pub is_back: bool,
    /// The training track.
    pub track: Vec<TrainingEntry<'a>>,
    /// The abilities.
    pub trees: LeaderTrees<'a>,
}

/// The abilities of a leader.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "see `LeaderText`")]
pub struct LeaderTrees<'a> {
    pub signet: EffectTree<'a>,
}

/// A technology tile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct TechEntry<'a> {
    /// In words.
    #[serde(flatten)]
    pub text: TechText,
    /// What it does.
    pub trees: TechTrees<'a>,
}

/// What a technology tile does.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "see `TechText`")]
pub struct TechTrees<'a> {
    pub acquire: Vec<EffectTree<'a>>,
    pub reveal: Vec<EffectTree<'a>>,
    pub usage: Option<EffectTree<'a>>,
}

/// A step of a leader's training track.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "the names say it")]
pub struct TrainingEntry<'a> {
    pub reward: Option<EffectTree<'a>>,
    pub text: String,
    /// The steps that can follow, by their places in the list.
    pub next: &'a [u8],
}

/// An observation post.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "the names say it")]
pub struct PostEntry<'a> {
    pub name: String,
    /// The spaces it is next to.
    pub spaces: Vec<&'a str>,
}

/// An objective card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "the names say it")]
pub struct ObjectiveEntry {
    pub name: String,
    pub battle_icon: BattleIcon,
    /// Whether its owner begins.
    pub first_player: bool,
}

/// A contract tile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct ContractEntry<'a> {
    /// In words.
    #[serde(flatten)]
    pub text: ContractText,
    /// What completes it.
    pub completed_by: GoalEntry<'a>,
    /// Whether it is one of those dealt at the start.
    pub ix: bool,
    /// Its reward.
    pub trees: Vec<EffectTree<'a>>,
}

/// What completes a contract.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "by", rename_all = "kebab-case")]
#[allow(missing_docs, reason = "see `Goal`")]
pub enum GoalEntry<'a> {
    SentTo { space: &'a str },
    Harvest { n: u8 },
    Immediate,
    Acquire { card: &'a str },
}

/// A step of the shipping track.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "the names say it")]
pub struct ShippingEntry<'a> {
    pub step: u8,
    pub trees: Vec<EffectTree<'a>>,
    pub text: String,
}

/// A faction.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct FactionEntry<'a> {
    /// Its name.
    pub name: String,
    /// The marked steps of its track.
    pub steps: Vec<StepEntry<'a>>,
}

/// What reaching a step of a track brings.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "the names say it")]
pub struct StepEntry<'a> {
    pub at: u8,
    pub tree: EffectTree<'a>,
    pub text: String,
}

/// An effect.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "the names say it")]
pub struct EffectEntry<'a> {
    pub tree: EffectTree<'a>,
    pub text: String,
}

impl<'a> Catalogue<'a> {
    /// The catalogue of these components in the language of `texts`.
    pub fn new(content: &'a Content, texts: &Texts) -> Catalogue<'a> {
        let tree = |node: NodeId| tree(content, node);
        let trees = |nodes| trees(content, nodes);
        let cards = content.cards.iter().zip(0..).map(|(card, i)| {
            let boxes = CardTrees {
                agent: trees(card.agent),
                reveal: trees(card.reveal),
                acquire: trees(card.acquire),
                trashed: trees(card.trashed),
                discarded: trees(card.discarded),
            };
            let text = texts.card(content, CardId(i));
            (card.id.as_str(), CardEntry { text, buyable: card.buyable, trees: boxes })
        });
        let spaces = content.spaces.iter().zip(0..).map(|(space, i)| {
            let prices = space.prices.iter();
            let entry = SpaceEntry {
                text: texts.space(content, SpaceId(i)),
                area_id: &space.area,
                icon_id: space.icon,
                faction: space.faction,
                is_combat: space.combat,
                is_maker: space.maker.is_some(),
                is_controllable: space.control.is_some(),
                needs: space.requires.map(ConditionTree::from),
                trees: prices.map(|p| SpaceTrees { cost: p.cost.into(), effect: trees(p.effect) }).collect(),
                reveal_trees: trees(space.reveal),
                later_cost: space.later_cost.map(Cost::from),
                again_trees: trees(space.again),
                posts: {
                    let posts = content.posts.iter().filter(|post| post.spaces & SpaceId(i).bit() != 0);
                    posts.map(|post| post.id.as_str()).collect()
                },
            };
            (space.id.as_str(), entry)
        });
        let intrigues = content.intrigues.iter().zip(0..).map(|(card, i)| {
            let moments = IntrigueTrees {
                plot: card.plot.map(|(node, _)| tree(node)),
                combat: card.combat.map(tree),
                won: card.won.map(tree),
                endgame: card.endgame.map(tree),
                face_up: card.face_up.triggers.iter().map(|trigger| tree(trigger.node)).collect(),
            };
            (card.id.as_str(), IntrigueEntry { text: texts.intrigue(content, IntrigueId(i)), trees: moments })
        });
        let conflicts = content.conflicts.iter().zip(0..).map(|(card, i)| {
            let text = texts.conflict(content, ConflictId(i));
            let location_id = card.location.map(|space| content.spaces[space.index()].id.as_str());
            let (battle_icon, trees) = (card.battle_icon, card.rewards.map(trees));
            (card.id.as_str(), ConflictEntry { text, battle_icon, location_id, trees })
        });
        let leaders = content.leaders.iter().zip(0..).map(|(leader, i)| {
            let text = texts.leader(content, LeaderId(i));
            let track = leader.track.iter().map(|step| TrainingEntry {
                reward: step.reward.map(tree),
                text: step.reward.map_or_else(String::new, |node| texts.effect(content, node)),
                next: &step.next,
            });
            let entry = LeaderEntry {
                text,
                back: leader.back.map(|back| content.leaders[back.index()].id.as_str()),
                is_back: leader.is_back,
                track: track.collect(),
                trees: LeaderTrees { signet: tree(leader.signet) },
            };
            (leader.id.as_str(), entry)
        });
        let tech = content.tech.iter().zip(0..).map(|(tile, i)| {
            let does =
                TechTrees { acquire: trees(tile.acquire), reveal: trees(tile.reveal), usage: tile.usage.map(tree) };
            (tile.id.as_str(), TechEntry { text: texts.tech(content, TechId(i)), trees: does })
        });
        let posts = content.posts.iter().zip(0..).map(|(post, i)| {
            let spaces = content.spaces.iter().zip(0..).filter(|(_, i)| post.spaces & SpaceId(*i).bit() != 0);
            let spaces = spaces.map(|(space, _)| space.id.as_str()).collect();
            (post.id.as_str(), PostEntry { name: texts.post_name(content, PostId(i)), spaces })
        });
        let objectives = content.objectives.iter().zip(0..).map(|(card, i)| {
            let name = texts.objective_name(content, ObjectiveId(i));
            let (battle_icon, first_player) = (card.battle_icon, card.first_player);
            (card.id.as_str(), ObjectiveEntry { name, battle_icon, first_player })
        });
        let contracts = content.contracts.iter().zip(0..).map(|(tile, i)| {
            let completed_by = match tile.goal {
                Goal::SentTo(space) => GoalEntry::SentTo { space: &content.spaces[space.index()].id },
                Goal::Harvest(n) => GoalEntry::Harvest { n },
                Goal::Immediate => GoalEntry::Immediate,
                Goal::Acquire(card) => GoalEntry::Acquire { card: &content.cards[card.index()].id },
            };
            let text = texts.contract(content, ContractId(i));
            (tile.id.as_str(), ContractEntry { text, completed_by, ix: tile.ix, trees: trees(tile.reward) })
        });
        let mut shipping: Vec<ShippingEntry<'a>> = Vec::new();
        for bonus in &content.shipping {
            if shipping.last().is_none_or(|last| last.step != bonus.step) {
                shipping.push(ShippingEntry { step: bonus.step, trees: Vec::new(), text: String::new() });
            }
            if let Some(entry) = shipping.last_mut() {
                entry.trees.push(tree(bonus.node));
                if !entry.text.is_empty() {
                    entry.text.push(' ');
                }
                entry.text += &texts.effect(content, bonus.node);
            }
        }
        let Constants { point_step, bonus_step, .. } = content.constants;
        let factions = Faction::ALL.iter().map(|&faction| {
            let bonus = content.track_bonus[faction.index()];
            let steps = vec![
                StepEntry { at: point_step, tree: EffectTree::Vp { n: 1 }, text: texts.track_point() },
                StepEntry { at: bonus_step, tree: tree(bonus), text: texts.effect(content, bonus) },
            ];
            (faction, FactionEntry { name: texts.faction_name(faction), steps })
        });
        let effects = (0..content.node_count()).map(|i| NodeId(i as u16)).filter_map(|node| {
            let label = content.label(node);
            content.by_label(label)?;
            Some((label, EffectEntry { tree: tree(node), text: texts.effect(content, node) }))
        });
        let mut about: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
        for rule in &content.rules {
            rule.about.iter().for_each(|thing| about.entry(thing).or_default().push(&rule.id));
        }
        Catalogue {
            constants: &content.constants,
            cards: cards.collect(),
            spaces: spaces.collect(),
            intrigues: intrigues.collect(),
            conflicts: conflicts.collect(),
            leaders: leaders.collect(),
            tech: tech.collect(),
            shipping,
            posts: posts.collect(),
            objectives: objectives.collect(),
            contracts: contracts.collect(),
            battle_icons: BattleIcon::ALL.iter().map(|&icon| (icon, texts.battle_icon_name(icon))).collect(),
            factions: factions.collect(),
            icons: Icon::ALL.iter().map(|&icon| (icon, texts.icon_name(icon))).collect(),
            effects: effects.collect(),
            rules: content.rules.iter().map(|rule| (rule.id.as_str(), texts.rule(content, rule))).collect(),
            terms: content.terms.iter().map(|term| (term.id.as_str(), texts.term(content, term))).collect(),
            about,
        }
    }
}
