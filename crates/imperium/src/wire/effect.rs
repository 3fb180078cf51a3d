//! Effects and conditions as a screen draws them.

use serde::Serialize;
use table::WireName;

use crate::content::Content;
use crate::effect::{Condition, Count, Destination, Effect, Nodes, SpaceKind, Track, TroopPlace};
use crate::ids::*;

/// An effect with its parts inside: `{"is": "troop", "n": 2}`, `{"is": "pay", "cost": […], "then": {…}}`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "is", rename_all = "kebab-case")]
#[allow(missing_docs, reason = "see `Effect`")]
pub enum EffectTree<'a> {
    Solari { n: u8 },
    Spice { n: u8 },
    Water { n: u8 },
    Persuasion { n: u8 },
    Sword { n: u8 },
    Vp { n: u8 },
    Troop { n: u8 },
    Draw { n: u8 },
    Intrigue { n: u8 },
    Trash { n: u8 },
    TrashSelf,
    Discard { n: u8 },
    Influence { of: TrackName, n: u8 },
    LoseInfluence { of: TrackName, n: u8 },
    LoseTroop { from: TroopPlace, n: u8 },
    Deploy { n: u8 },
    Retreat { n: u8 },
    DeployRecruits,
    Mentat,
    MentatNextRound,
    HighCouncil,
    Swordmaster,
    Harvest { n: u8 },
    Foldspace { n: u8 },
    StealIntrigue,
    Control { space: &'a str },
    Signet,
    RecallAgent { n: u8 },
    Recover { of: Faction },
    Acquire { n: u8, to: Destination },
    MayAcquire { n: u8 },
    AcquireToDeck,
    Reshuffle,
    AddIcons { icons: Vec<Icon> },
    Infiltrate,
    Discount { card: &'a str, n: u8 },
    VisitInfluence { n: u8 },
    VisitHarvest { n: u8 },
    PassTurn,
    Freighter,
    Dreadnought,
    Tech { discount: u8, or_solari: bool },
    Negotiate,
    DeployUnits { n: u8 },
    DeployFromSupply { n: u8 },
    RetreatUnits { n: u8 },
    RetreatDreadnought,
    RetreatEnemy,
    TrashInPlay,
    ExtraTurn,
    ReturnIntrigue { n: u8 },
    SwapIntrigue,
    TrashTile,
    SolariIfWon { n: u8 },
    ShippingTroop { n: u8 },
    VisitDiscount { space: &'a str, good: Good, n: u8 },
    Spy { n: u8, icons: Vec<Icon> },
    SpyShared,
    SpyHere,
    RecallSpy { n: u8 },
    Contract { n: u8 },
    MakerHooks,
    BlowWall,
    Worm { n: u8 },
    HarvestWorms { n: u8 },
    TrashIntrigue { n: u8 },
    ReturnToHand,
    Memory,
    RepeatSpace,
    DoubleVisit,
    TrashFromHand { of: Faction },
    TrashFromPlay { of: Faction },
    TurnDown { icon: BattleIcon },
    TroopsForCards,
    DeploysRecruits,
    NoRequirements,
    Hook { hook: &'static str },
    Lines { of: Vec<EffectTree<'a>> },
    All { of: Vec<EffectTree<'a>> },
    OneOf { of: Vec<EffectTree<'a>> },
    SomeOf { n: u8, of: Vec<EffectTree<'a>> },
    Pay { cost: Vec<EffectTree<'a>>, then: Box<EffectTree<'a>> },
    If { condition: ConditionTree, then: Box<EffectTree<'a>> },
    Per { each: Box<EffectTree<'a>>, count: CountTree },
    EachOpponent { then: Box<EffectTree<'a>> },
}

/// What must hold for an effect or a visit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "if", rename_all = "kebab-case")]
#[allow(missing_docs, reason = "see `Condition`")]
pub enum ConditionTree {
    Influence { of: Faction, n: u8 },
    Alliance { of: TrackName },
    Bond { of: Faction },
    HighCouncil,
    Swordmaster,
    RevealTurn,
    Owns { n: u8 },
    Most,
    Tracks { count: u8, n: u8 },
    Tiles { n: u8 },
    UnitsDeployed { n: u8 },
    Agents { n: u8 },
    EnemyThere,
    Has { good: Good, n: u8 },
    Persuasion { n: u8 },
    Goals { n: u8 },
    Spies { n: u8 },
    SpyingOn { of: SpaceKind },
    SentTo { of: SpaceKind },
    PlacedSpy { of: SpaceKind },
    RecalledSpy,
    Contracts { n: u8 },
    Units { n: u8 },
    Strength { n: u8 },
    Worms { n: u8 },
    MakerHooks,
    Discarded { of: Faction },
    Gained { good: Good },
    RivalAlliance,
    Acquired,
}

/// What `per` counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "of", rename_all = "kebab-case")]
#[allow(missing_docs, reason = "see `Count`")]
pub enum CountTree {
    Card { faction: Faction },
    SwordCard,
    OtherSwordCard,
    Dreadnought,
    DeployedTroop,
    LowTrack,
    Worm,
    Contract,
    Revealed { faction: Faction },
}

impl From<Count> for CountTree {
    fn from(count: Count) -> CountTree {
        match count {
            Count::CardsInPlay(faction) => CountTree::Card { faction },
            Count::SwordCards => CountTree::SwordCard,
            Count::OtherSwordCards => CountTree::OtherSwordCard,
            Count::Dreadnoughts => CountTree::Dreadnought,
            Count::DeployedTroops => CountTree::DeployedTroop,
            Count::LowTracks => CountTree::LowTrack,
            Count::Worms => CountTree::Worm,
            Count::Contracts => CountTree::Contract,
            Count::Revealed(faction) => CountTree::Revealed { faction },
        }
    }
}

/// One faction, or one of the player's choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "see `Faction`")]
pub enum TrackName {
    Emperor,
    Guild,
    BeneGesserit,
    Fremen,
    Any,
    Behind,
    Visited,
    Snooped,
    Spied,
}

impl From<Faction> for TrackName {
    fn from(faction: Faction) -> TrackName {
        match faction {
            Faction::Emperor => TrackName::Emperor,
            Faction::Guild => TrackName::Guild,
            Faction::BeneGesserit => TrackName::BeneGesserit,
            Faction::Fremen => TrackName::Fremen,
        }
    }
}

impl From<Track> for TrackName {
    fn from(track: Track) -> TrackName {
        match track {
            Track::Of(faction) => faction.into(),
            Track::Any => TrackName::Any,
            Track::Behind => TrackName::Behind,
            Track::Visited => TrackName::Visited,
            Track::Snooped => TrackName::Snooped,
            Track::Spied => TrackName::Spied,
        }
    }
}

/// The entries of a box.
pub(super) fn trees(content: &Content, nodes: Nodes) -> Vec<EffectTree<'_>> {
    nodes.iter().map(|node| tree(content, node)).collect()
}

/// One effect.
pub(super) fn tree(content: &Content, node: NodeId) -> EffectTree<'_> {
    let inner = |node: NodeId| Box::new(tree(content, node));
    match content.effect(node) {
        Effect::Gain(Good::Solari, n) => EffectTree::Solari { n },
        Effect::Gain(Good::Spice, n) => EffectTree::Spice { n },
        Effect::Gain(Good::Water, n) => EffectTree::Water { n },
        Effect::Gain(Good::Persuasion, n) => EffectTree::Persuasion { n },
        Effect::Gain(Good::Sword, n) => EffectTree::Sword { n },
        Effect::Gain(Good::Vp, n) => EffectTree::Vp { n },
        Effect::Troop(n) => EffectTree::Troop { n },
        Effect::Draw(n) => EffectTree::Draw { n },
        Effect::Intrigue(n) => EffectTree::Intrigue { n },
        Effect::Trash(n) => EffectTree::Trash { n },
        Effect::TrashSelf => EffectTree::TrashSelf,
        Effect::Discard(n) => EffectTree::Discard { n },
        Effect::Influence(on, n) => EffectTree::Influence { of: on.into(), n },
        Effect::LoseInfluence(on, n) => EffectTree::LoseInfluence { of: on.into(), n },
        Effect::LoseTroop(n, from) => EffectTree::LoseTroop { from, n },
        Effect::Deploy(n) => EffectTree::Deploy { n },
        Effect::Retreat(n) => EffectTree::Retreat { n },
        Effect::DeployRecruits => EffectTree::DeployRecruits,
        Effect::Mentat => EffectTree::Mentat,
        Effect::MentatNextRound => EffectTree::MentatNextRound,
        Effect::HighCouncil => EffectTree::HighCouncil,
        Effect::Swordmaster => EffectTree::Swordmaster,
        Effect::Harvest(n) => EffectTree::Harvest { n },
        Effect::Foldspace(n) => EffectTree::Foldspace { n },
        Effect::StealIntrigue => EffectTree::StealIntrigue,
        Effect::Control(space) => EffectTree::Control { space: space.named(content) },
        Effect::Signet => EffectTree::Signet,
        Effect::RecallAgent(n) => EffectTree::RecallAgent { n },
        Effect::Recover(of) => EffectTree::Recover { of },
        Effect::Acquire { max_cost, to } => EffectTree::Acquire { n: max_cost, to },
        Effect::MayAcquire(n) => EffectTree::MayAcquire { n },
        Effect::AcquireToDeck => EffectTree::AcquireToDeck,
        Effect::Reshuffle => EffectTree::Reshuffle,
        Effect::AddIcons(icons) => EffectTree::AddIcons { icons: Icon::members(icons).collect() },
        Effect::Infiltrate => EffectTree::Infiltrate,
        Effect::Discount(card, n) => EffectTree::Discount { card: card.named(content), n },
        Effect::VisitInfluence(n) => EffectTree::VisitInfluence { n },
        Effect::VisitHarvest(n) => EffectTree::VisitHarvest { n },
        Effect::PassTurn => EffectTree::PassTurn,
        Effect::Freighter => EffectTree::Freighter,
        Effect::Dreadnought => EffectTree::Dreadnought,
        Effect::Tech { discount, or_solari } => EffectTree::Tech { discount, or_solari },
        Effect::Negotiate => EffectTree::Negotiate,
        Effect::DeployUnits(n) => EffectTree::DeployUnits { n },
        Effect::DeployFromSupply(n) => EffectTree::DeployFromSupply { n },
        Effect::RetreatUnits(n) => EffectTree::RetreatUnits { n },
        Effect::RetreatDreadnought => EffectTree::RetreatDreadnought,
        Effect::RetreatEnemy => EffectTree::RetreatEnemy,
        Effect::TrashInPlay => EffectTree::TrashInPlay,
        Effect::ExtraTurn => EffectTree::ExtraTurn,
        Effect::ReturnIntrigue(n) => EffectTree::ReturnIntrigue { n },
        Effect::SwapIntrigue => EffectTree::SwapIntrigue,
        Effect::TrashTile => EffectTree::TrashTile,
        Effect::SolariIfWon(n) => EffectTree::SolariIfWon { n },
        Effect::ShippingTroop(n) => EffectTree::ShippingTroop { n },
        Effect::VisitDiscount(space, good, n) => EffectTree::VisitDiscount { space: space.named(content), good, n },
        Effect::Spy(n, icons) => EffectTree::Spy { n, icons: Icon::members(icons).collect() },
        Effect::SpyShared => EffectTree::SpyShared,
        Effect::SpyHere => EffectTree::SpyHere,
        Effect::RecallSpy(n) => EffectTree::RecallSpy { n },
        Effect::Contract(n) => EffectTree::Contract { n },
        Effect::MakerHooks => EffectTree::MakerHooks,
        Effect::BlowWall => EffectTree::BlowWall,
        Effect::Worm(n) => EffectTree::Worm { n },
        Effect::HarvestWorms(n) => EffectTree::HarvestWorms { n },
        Effect::TrashIntrigue(n) => EffectTree::TrashIntrigue { n },
        Effect::ReturnToHand => EffectTree::ReturnToHand,
        Effect::Memory => EffectTree::Memory,
        Effect::RepeatSpace => EffectTree::RepeatSpace,
        Effect::DoubleVisit => EffectTree::DoubleVisit,
        Effect::TrashFromHand(of) => EffectTree::TrashFromHand { of },
        Effect::TrashFromPlay(of) => EffectTree::TrashFromPlay { of },
        Effect::TurnDown(icon) => EffectTree::TurnDown { icon },
        Effect::TroopsForCards => EffectTree::TroopsForCards,
        Effect::DeploysRecruits => EffectTree::DeploysRecruits,
        Effect::NoRequirements => EffectTree::NoRequirements,
        Effect::Lines(nodes) => EffectTree::Lines { of: trees(content, nodes) },
        Effect::Hook(hook) => EffectTree::Hook { hook: hook.name() },
        Effect::All(nodes) => EffectTree::All { of: trees(content, nodes) },
        Effect::OneOf(nodes) => EffectTree::OneOf { of: trees(content, nodes) },
        Effect::SomeOf(n, nodes) => EffectTree::SomeOf { n, of: trees(content, nodes) },
        Effect::Pay { cost, then } => EffectTree::Pay { cost: trees(content, cost), then: inner(then) },
        Effect::If(condition, then) => EffectTree::If { condition: condition.into(), then: inner(then) },
        Effect::Per(each, count) => EffectTree::Per { each: inner(each), count: count.into() },
        Effect::EachOpponent(then) => EffectTree::EachOpponent { then: inner(then) },
    }
}

impl From<Condition> for ConditionTree {
    fn from(condition: Condition) -> ConditionTree {
        match condition {
            Condition::Influence(of, n) => ConditionTree::Influence { of, n },
            Condition::Alliance(of) => ConditionTree::Alliance { of: of.map_or(TrackName::Any, TrackName::from) },
            Condition::Bond(of) => ConditionTree::Bond { of },
            Condition::HighCouncil => ConditionTree::HighCouncil,
            Condition::Swordmaster => ConditionTree::Swordmaster,
            Condition::RevealTurn => ConditionTree::RevealTurn,
            Condition::Owns(_, n) => ConditionTree::Owns { n },
            Condition::Most(_) => ConditionTree::Most,
            Condition::Tracks(count, n) => ConditionTree::Tracks { count, n },
            Condition::Tiles(n) => ConditionTree::Tiles { n },
            Condition::UnitsDeployed(n) => ConditionTree::UnitsDeployed { n },
            Condition::AgentsOn(n, _) => ConditionTree::Agents { n },
            Condition::EnemyThere => ConditionTree::EnemyThere,
            Condition::Has(good, n) => ConditionTree::Has { good, n },
            Condition::Persuasion(n) => ConditionTree::Persuasion { n },
            Condition::Goals(n, _) => ConditionTree::Goals { n },
            Condition::Spies(n) => ConditionTree::Spies { n },
            Condition::SpyingOn(of) => ConditionTree::SpyingOn { of },
            Condition::SentTo(of) => ConditionTree::SentTo { of },
            Condition::PlacedSpy(of) => ConditionTree::PlacedSpy { of },
            Condition::RecalledSpy => ConditionTree::RecalledSpy,
            Condition::Contracts(n) => ConditionTree::Contracts { n },
            Condition::UnitsInConflict(n) => ConditionTree::Units { n },
            Condition::Strength(n) => ConditionTree::Strength { n },
            Condition::Worms(n) => ConditionTree::Worms { n },
            Condition::MakerHooks => ConditionTree::MakerHooks,
            Condition::Discarded(of) => ConditionTree::Discarded { of },
            Condition::GainedSpice => ConditionTree::Gained { good: Good::Spice },
            Condition::RivalAlliance => ConditionTree::RivalAlliance,
            Condition::Acquired(_) => ConditionTree::Acquired,
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn effects_and_conditions_are_sent_by_their_words() {
        let content = Content::base().unwrap();
        for node in (0..content.node_count() as u16).map(NodeId) {
            let effect = content.effect(node);
            let sent = json!(tree(&content, node));
            if let Some(word) = effect.word() {
                assert_eq!(sent["is"], word.name);
            }
            if let Effect::If(condition, _) = effect {
                assert_eq!(Some(sent["condition"]["if"].as_str().unwrap()), condition.word().map(|word| word.name));
            }
        }
    }
}
