//! The components of a game: cards, spaces, intrigue, conflicts and leaders, read from data files.

mod arena;
mod build;
mod constants;
mod inventory;
mod load;
mod modules;
mod parse;
mod raw;
pub(crate) mod suggest;
mod tree;
mod words;

use std::collections::HashMap;

pub use constants::Constants;
pub use modules::{Combination, Library, LoadError, Module, check_effect};
pub use table::{ContentError, Mistake, SourceFile};
pub use words::{AllowedIn, Word};

use crate::effect::{Condition, Cost, Effect, Modifier, Modifiers, Nodes, Trigger};
use crate::ids::*;

/// Which pile a card starts in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deck {
    /// Every player's starting deck.
    Starter,
    /// A face-up reserve pile; the number is its place among them.
    Reserve(u8),
    /// The Imperium deck.
    Imperium,
}

/// A card that can be in a player's deck.
#[derive(Clone, Debug)]
pub struct Card {
    /// Kebab-case id.
    pub id: String,
    /// English name.
    pub name: String,
    /// Where it starts.
    pub deck: Deck,
    /// Copies in that deck (of a starting card: per player).
    pub copies: u8,
    /// Persuasion cost.
    pub cost: u8,
    /// Set of factions, by [`Faction::bit`].
    pub factions: u8,
    /// Set of agent icons, by [`Icon::bit`].
    pub icons: u16,
    /// Set of spaces its icons reach, by number.
    pub reach: u64,
    /// Set of those of its icons that enemy agents do not stop.
    pub infiltrates: u16,
    /// Set of spaces these icons reach.
    pub infiltrated: u64,
    /// Entries of the agent box.
    pub agent: Nodes,
    /// Entries of the reveal box.
    pub reveal: Nodes,
    /// Entries of the acquire bonus.
    pub acquire: Nodes,
    /// Entries of what happens when another effect trashes it.
    pub trashed: Nodes,
    /// Entries of what happens when it is discarded from hand.
    pub discarded: Nodes,
    /// Whether the reveal box also works when the card is discarded or trashed.
    pub unload: bool,
    /// Whether persuasion can buy it.
    pub buyable: bool,
    /// Whether it may move an agent already placed, onto any space.
    pub moves_agent: bool,
    /// Influence a faction space gives when entered with it.
    pub visit_influence: u8,
    /// How often a harvest pays the printed spice when made with it.
    pub visit_harvest: u8,
    /// A space that costs less of a good when entered with it.
    pub visit_discount: Option<(SpaceId, Good, u8)>,
    /// Whether troops recruited in its turn may be deployed from any space.
    pub deploys_recruits: bool,
    /// Whether influence requirements of spaces do not bind its agent.
    pub no_requirements: bool,
    /// Whether it uses the leader's signet ability.
    pub signet: bool,
    /// What was decided where sources differ.
    pub decision: String,
}

/// One price of a space, and what it buys.
#[derive(Clone, Debug)]
pub struct Price {
    /// Solari, spice and water.
    pub cost: [u8; 3],
    /// Entries laid on the tray.
    pub effect: Nodes,
}

/// What can be had once a game only.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Once {
    /// The High Council seat.
    HighCouncil,
    /// The swordmaster.
    Swordmaster,
}

/// A board space.
#[derive(Clone, Debug)]
pub struct Space {
    /// Kebab-case id.
    pub id: String,
    /// English name.
    pub name: String,
    /// Part of the board.
    pub area: String,
    /// The agent icon it needs.
    pub icon: Icon,
    /// The faction it belongs to.
    pub faction: Option<Faction>,
    /// What must hold to enter.
    pub requires: Option<Condition>,
    /// A combat space.
    pub combat: bool,
    /// Its place among the maker spaces.
    pub maker: Option<u8>,
    /// Its place among the spaces that can be controlled, and what the controller gains at each visit.
    pub control: Option<(u8, Good, u8)>,
    /// What it gives once a game only.
    pub once: Option<Once>,
    /// Prices to choose from; most spaces have one.
    pub prices: Vec<Price>,
    /// The price once any player has what the space gives once a game, where that is another one.
    pub later_cost: Option<[u8; 3]>,
    /// Entries that take the place of the effect for a player who has had what the space gives.
    pub again: Nodes,
    /// Entries gained in a reveal turn while one's agent stands here.
    pub reveal: Nodes,
    /// What was decided where sources differ.
    pub decision: String,
}

/// When a plot card can be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlotTime {
    /// Any moment of one's own turn.
    OwnTurn,
    /// As the first thing of one's turn.
    TurnStart,
    /// In an agent turn, before the agent is sent.
    BeforeAgent,
}

/// An intrigue card.
#[derive(Clone, Debug)]
pub struct Intrigue {
    /// Kebab-case id.
    pub id: String,
    /// English name.
    pub name: String,
    /// Copies in the deck.
    pub copies: u8,
    /// Effect as a plot card, and when it can be played.
    pub plot: Option<(NodeId, PlotTime)>,
    /// Effect as a combat card.
    pub combat: Option<NodeId>,
    /// Effect after winning a conflict.
    pub won: Option<NodeId>,
    /// Effect at the end of the game.
    pub endgame: Option<NodeId>,
    /// Whether it acts on the reveal turn, and so lies face up until then.
    pub lasts: bool,
    /// What it waits for lying face up, and does once; its plot effect is to lie there.
    pub face_up: Passive,
    /// What was decided where sources differ.
    pub decision: String,
}

/// A conflict card.
#[derive(Clone, Debug)]
pub struct Conflict {
    /// Kebab-case id.
    pub id: String,
    /// English name.
    pub name: String,
    /// Level 1 to 3.
    pub level: u8,
    /// The location fought over.
    pub location: Option<SpaceId>,
    /// What its winner may pair.
    pub battle_icon: Option<BattleIcon>,
    /// Entries of the rewards for first, second and third.
    pub rewards: [Nodes; 3],
    /// What was decided where sources differ.
    pub decision: String,
}

/// A standing ability: what it changes, and what it does when something happens.
#[derive(Clone, Debug, Default)]
pub struct Passive {
    /// What it changes, as written.
    pub modifiers: Vec<Modifier>,
    /// What it changes, added up.
    pub changes: Modifiers,
    /// What it does when something happens.
    pub triggers: Vec<Trigger>,
    /// Set of what its triggers wait for, by [`When::bit`](crate::effect::When::bit).
    pub events: u16,
}

impl Passive {
    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.modifiers.is_empty() && self.triggers.is_empty()
    }
}

/// A leader.
#[derive(Clone, Debug)]
pub struct Leader {
    /// Kebab-case id.
    pub id: String,
    /// English name.
    pub name: String,
    /// The house.
    pub house: String,
    /// One to four dots.
    pub complexity: u8,
    /// Name of the left ability.
    pub passive_name: String,
    /// The left ability.
    pub passive: Passive,
    /// Name of the signet ability.
    pub signet_name: String,
    /// The signet ability.
    pub signet: NodeId,
    /// Solari, spice and water on top of the normal start.
    pub setup: [u8; 3],
    /// Solari, spice and water that are missing from it.
    pub lacks: [u8; 3],
    /// What the first snooper taken from a track brings, for a leader who has some.
    pub snooper: Option<NodeId>,
    /// A starting card that the leader plays without.
    pub without: Option<CardId>,
    /// The leader on the other side of the board.
    pub back: Option<LeaderId>,
    /// Whether it is the other side of another leader's board, and so never chosen.
    pub is_back: bool,
    /// The training track, for a leader who has one.
    pub track: Vec<TrainingStep>,
    /// What was decided where sources differ.
    pub decision: String,
}

/// A technology tile.
#[derive(Clone, Debug)]
pub struct Tech {
    /// Kebab-case id.
    pub id: String,
    /// English name.
    pub name: String,
    /// Spice it costs.
    pub cost: u8,
    /// Entries of the bonus for acquiring it.
    pub acquire: Nodes,
    /// Entries gained in the owner's reveal turn.
    pub reveal: Nodes,
    /// What it can be used for once a round, or by giving it up.
    pub usage: Option<NodeId>,
    /// What it does by being owned.
    pub passive: Passive,
    /// What was decided where sources differ.
    pub decision: String,
}

/// A step of a leader's training track.
#[derive(Clone, Debug)]
pub struct TrainingStep {
    /// What coming to it brings.
    pub reward: Option<NodeId>,
    /// The steps that can follow.
    pub next: Vec<u8>,
}

/// An observation post.
#[derive(Clone, Debug)]
pub struct ObservationPost {
    /// Kebab-case id.
    pub id: String,
    /// Set of the spaces it is next to.
    pub spaces: u64,
    /// Set of the icons of these spaces.
    pub icons: u16,
    /// Set of the factions of these spaces.
    pub factions: u8,
}

/// An objective card.
#[derive(Clone, Debug)]
pub struct Objective {
    /// Kebab-case id.
    pub id: String,
    /// English name.
    pub name: String,
    /// What it bears.
    pub battle_icon: BattleIcon,
    /// Numbers of players it is for.
    pub players: Vec<u8>,
    /// Whether its owner begins.
    pub first_player: bool,
    /// What was decided where sources differ.
    pub decision: String,
}

/// What completes a contract.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// Sending an agent there.
    SentTo(SpaceId),
    /// A turn with an agent on a maker space and so much spice gained.
    Harvest(u8),
    /// Taking it.
    Immediate,
    /// Acquiring that card.
    Acquire(CardId),
}

/// A contract tile.
#[derive(Clone, Debug)]
pub struct Contract {
    /// Kebab-case id.
    pub id: String,
    /// English name.
    pub name: String,
    /// What completes it.
    pub goal: Goal,
    /// Entries of what completing it brings.
    pub reward: Nodes,
    /// Whether it is one of those dealt at the start.
    pub ix: bool,
    /// Whether it is set aside for a leader who has contracts of their own.
    pub set_aside: bool,
    /// What was decided where sources differ.
    pub decision: String,
}

/// Sets of contracts, by [`ContractId::bit`].
#[derive(Clone, Copy, Debug, Default)]
pub struct ContractSets {
    /// Dealt at the start.
    pub ix: u32,
    /// Set aside for a leader who has contracts of their own.
    pub set_aside: u32,
    /// Completed by a harvest.
    pub harvest: u32,
    /// Completed by sending an agent somewhere.
    pub sent_to: u32,
    /// Completed by acquiring a card.
    pub acquire: u32,
}

/// A bonus of the shipping track.
#[derive(Clone, Copy, Debug)]
pub struct ShippingBonus {
    /// The step it belongs to, from 1.
    pub step: u8,
    /// What it gives.
    pub node: NodeId,
}

/// A numbered rule or ruling.
#[derive(Clone, Debug)]
pub struct Rule {
    /// Its number, such as `B22`.
    pub id: String,
    /// What it says, in one sentence.
    pub title: String,
    /// `rule`, `official`, `designer`, `convention` or `index`.
    pub status: String,
    /// What it is about: `term:ID`, `card:ID` and so on, `ask:NAME` for a question, `obstacle:NAME` for a refusal. Files
    /// write `space:ID@MODULE` for a component that need not be in play.
    pub about: Vec<String>,
}

/// A word or icon of the game, explained.
#[derive(Clone, Debug)]
pub struct Term {
    /// Kebab-case id: that of its icon, or of the effect or condition it names.
    pub id: String,
    /// Other icons, effects and conditions that mean the same.
    pub also: Vec<String>,
    /// What it is called.
    pub name: String,
    /// What it means, in a sentence or two.
    pub text: String,
}

/// The component an effect is printed on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// A card's box.
    Card(CardId),
    /// A space.
    Space(SpaceId),
    /// An intrigue card.
    Intrigue(IntrigueId),
    /// A conflict's reward.
    Conflict(ConflictId),
    /// A leader's ability.
    Leader(LeaderId),
    /// A faction's track.
    Track(Faction),
    /// A technology tile.
    Tech(TechId),
    /// The shipping track.
    Shipping,
    /// A contract.
    Contract(ContractId),
}

impl Source {
    /// Its kind and its id.
    pub fn named(self, content: &Content) -> (&'static str, &str) {
        match self {
            Source::Card(card) => ("card", &content.cards[card.index()].id),
            Source::Space(space) => ("space", &content.spaces[space.index()].id),
            Source::Intrigue(card) => ("intrigue", &content.intrigues[card.index()].id),
            Source::Conflict(conflict) => ("conflict", &content.conflicts[conflict.index()].id),
            Source::Leader(leader) => ("leader", &content.leaders[leader.index()].id),
            Source::Track(faction) => ("track", faction.name()),
            Source::Tech(tile) => ("tech", &content.tech[tile.index()].id),
            Source::Shipping => ("term", "shipping"),
            Source::Contract(contract) => ("contract", &content.contracts[contract.index()].id),
        }
    }
}

/// A node with what is known about it once and for all.
#[derive(Clone, Copy, Debug)]
pub struct Node {
    /// What it does.
    pub effect: Effect,
    /// What it belongs to.
    pub source: Source,
    /// Whether it may be left unresolved at the end of a turn.
    pub optional: bool,
    /// Whether a reveal turn collects it by itself: persuasion and swords, which nobody gains by delaying.
    pub automatic: bool,
    /// Whether a revealed card that gains by it is one that gave swords. Of a card's entries with swords one is marked.
    pub marks_sword_card: bool,
}

/// All components of the modules in play.
#[derive(Debug)]
pub struct Content {
    /// The modules they come from.
    pub modules: Vec<String>,
    /// The numbers of the rules.
    pub constants: Constants,
    /// Cards, by [`CardId`].
    pub cards: Vec<Card>,
    /// Spaces, by [`SpaceId`].
    pub spaces: Vec<Space>,
    /// Intrigue cards, by [`IntrigueId`].
    pub intrigues: Vec<Intrigue>,
    /// Conflicts, by [`ConflictId`].
    pub conflicts: Vec<Conflict>,
    /// Leaders, by [`LeaderId`].
    pub leaders: Vec<Leader>,
    /// Technology tiles, by [`TechId`].
    pub tech: Vec<Tech>,
    /// The bonuses of the shipping track, lowest step first; none without one.
    pub shipping: Vec<ShippingBonus>,
    /// Sets of tiles by what they change or wait for.
    pub tile_sets: TileSets,
    /// Observation posts, by [`PostId`].
    pub posts: Vec<ObservationPost>,
    /// Sets of the posts next to each space, by [`SpaceId`].
    pub posts_of: Vec<u16>,
    /// Objective cards, by [`ObjectiveId`].
    pub objectives: Vec<Objective>,
    /// Contract tiles, by [`ContractId`].
    pub contracts: Vec<Contract>,
    /// Sets of contracts by what completes them and whom they are for.
    pub contract_sets: ContractSets,
    /// What intrigue cards that lie face up wait for, by [`When::bit`](crate::effect::When::bit).
    pub face_up_events: u16,
    /// Numbered rules, in order.
    pub rules: Vec<Rule>,
    /// Words and icons, in order.
    pub terms: Vec<Term>,
    /// The cards of the reserve piles, in order.
    pub reserve: Vec<CardId>,
    /// Maker spaces, in order.
    pub makers: Vec<SpaceId>,
    /// Spaces that can be controlled, in order.
    pub controllable: Vec<SpaceId>,
    /// The bonus at 4 of each track.
    pub track_bonus: [NodeId; FACTIONS],
    /// `influence F 1` and `influence F 2`: what entering a faction's space lays on the tray.
    pub visit: [[NodeId; 2]; FACTIONS],
    nodes: Vec<Node>,
    labels: Vec<String>,
    by_label: HashMap<String, NodeId>,
}

/// Sets of technology tiles, by [`TechId::bit`]: what a player's tiles do is asked as one test of bits.
#[derive(Clone, Copy, Debug, Default)]
pub struct TileSets {
    /// Every card acquired may go onto the deck.
    pub acquire_to_deck: u32,
    /// One troop more by the shipping track, and all of them may be deployed.
    pub troop_transports: u32,
    /// Ties at the end of the game are won.
    pub wins_ties: u32,
    /// A dreadnought that won may go to supply for a point.
    pub detonation: u32,
    /// What their triggers wait for, by [`When::bit`](crate::effect::When::bit).
    pub events: u16,
}

impl Content {
    /// The node of that number.
    #[inline]
    pub fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.index()]
    }

    /// What a node does.
    #[inline]
    pub fn effect(&self, id: NodeId) -> Effect {
        self.nodes[id.index()].effect
    }

    /// What a node takes that stands among the costs of a payment.
    #[inline]
    pub fn cost(&self, id: NodeId) -> Cost {
        self.effect(id).cost().expect("the parser admits only what can be paid")
    }

    /// Number of nodes.
    pub fn node_count(&self) -> usize {
        self.nodes.len()
    }

    /// The name of an effect that can lie on the tray, such as `arrakeen.space.2`; of inner nodes their number.
    pub fn label(&self, id: NodeId) -> &str {
        &self.labels[id.index()]
    }

    /// The names of all effects that can lie on the tray.
    pub fn all_labels(&self) -> impl Iterator<Item = &str> {
        self.by_label.keys().map(String::as_str)
    }

    /// The effect of that name.
    pub fn by_label(&self, label: &str) -> Option<NodeId> {
        self.by_label.get(label).copied()
    }

    /// The card of that id.
    pub fn card(&self, id: &str) -> Option<CardId> {
        self.cards.iter().position(|card| card.id == id).map(|i| CardId(i as u8))
    }

    /// The space of that id.
    pub fn space(&self, id: &str) -> Option<SpaceId> {
        self.spaces.iter().position(|space| space.id == id).map(|i| SpaceId(i as u8))
    }

    /// The intrigue card of that id.
    pub fn intrigue(&self, id: &str) -> Option<IntrigueId> {
        self.intrigues.iter().position(|card| card.id == id).map(|i| IntrigueId(i as u8))
    }

    /// The conflict of that id.
    pub fn conflict(&self, id: &str) -> Option<ConflictId> {
        self.conflicts.iter().position(|card| card.id == id).map(|i| ConflictId(i as u8))
    }

    /// The technology tile of that id.
    pub fn tile(&self, id: &str) -> Option<TechId> {
        self.tech.iter().position(|tile| tile.id == id).map(|i| TechId(i as u8))
    }

    /// The leaders that can be chosen, in order.
    pub fn leaders_to_choose(&self) -> impl Iterator<Item = LeaderId> + '_ {
        (0..self.leaders.len()).filter(|&i| !self.leaders[i].is_back).map(|i| LeaderId(i as u8))
    }

    /// The observation post of that id.
    pub fn post(&self, id: &str) -> Option<PostId> {
        self.posts.iter().position(|post| post.id == id).map(|i| PostId(i as u8))
    }

    /// The objective of that id.
    pub fn objective(&self, id: &str) -> Option<ObjectiveId> {
        self.objectives.iter().position(|card| card.id == id).map(|i| ObjectiveId(i as u8))
    }

    /// The contract of that id.
    pub fn contract(&self, id: &str) -> Option<ContractId> {
        self.contracts.iter().position(|tile| tile.id == id).map(|i| ContractId(i as u8))
    }

    /// The leader of that id.
    pub fn leader(&self, id: &str) -> Option<LeaderId> {
        self.leaders.iter().position(|leader| leader.id == id).map(|i| LeaderId(i as u8))
    }
}
