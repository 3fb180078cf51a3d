//! Effect trees: what a card, space, leader or conflict does, as data.
//!
//! All trees of a game lie in one arena ([`crate::Content::node`]); a [`NodeId`] names a node for good, so the state
//! can hold "what is still to be resolved" as plain numbers.

use serde::Serialize;

use crate::ids::{BattleIcon, CardId, Faction, Good, Icon, NodeId, SpaceId};

/// A run of nodes that lie side by side in the arena.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Nodes {
    /// Number of the first one.
    pub first: u16,
    /// How many.
    pub len: u8,
}

impl Nodes {
    /// The nodes in order.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = NodeId> + Clone {
        (self.first..self.first + u16::from(self.len)).map(NodeId)
    }

    /// Whether there are none: an empty box.
    pub const fn is_empty(self) -> bool {
        self.len == 0
    }

    /// The node at `index`.
    pub const fn get(self, index: usize) -> NodeId {
        NodeId(self.first + index as u16)
    }
}

/// Which track an influence effect moves on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Track {
    /// This faction's.
    Of(Faction),
    /// One of the player's choice.
    Any,
    /// One of the player's choice where some opponent is ahead.
    Behind,
    /// That of the faction whose space was visited this turn.
    Visited,
    /// One of the player's choice that still holds a snooper of theirs.
    Snooped,
    /// Those of all factions with a space that an own spy watches.
    Spied,
}

/// Where a card goes that is taken without paying.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, serde::Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Destination {
    /// The discard pile.
    Discard,
    /// The top of the deck.
    Deck,
    /// The hand.
    Hand,
}

/// A kind of space that conditions speak of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum SpaceKind {
    /// Maker spaces.
    Maker,
    /// Spaces of a faction.
    Faction,
    /// Spaces with the Landsraad icon.
    Landsraad,
}

impl SpaceKind {
    /// Its name in content files and messages.
    pub const fn name(self) -> &'static str {
        match self {
            SpaceKind::Maker => "maker",
            SpaceKind::Faction => "faction",
            SpaceKind::Landsraad => "landsraad",
        }
    }
}

/// As many as there are: what `any` is as a number.
pub const ANY: u8 = u8::MAX;

/// Where troops that are lost come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "Post"))]
#[serde(rename_all = "kebab-case")]
pub enum TroopPlace {
    /// The garrison.
    Garrison,
    /// The conflict.
    Conflict,
}

/// One node of an effect tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Gain (as a cost: pay) an amount.
    Gain(Good, u8),
    /// Recruit troops.
    Troop(u8),
    /// Draw cards.
    Draw(u8),
    /// Draw intrigue cards.
    Intrigue(u8),
    /// Trash up to so many cards; as a cost exactly so many.
    Trash(u8),
    /// Trash the card this stands on.
    TrashSelf,
    /// Discard cards from hand.
    Discard(u8),
    /// Rise on a track.
    Influence(Track, u8),
    /// Fall on a track.
    LoseInfluence(Track, u8),
    /// Troops go to supply.
    LoseTroop(u8, TroopPlace),
    /// Deploy up to so many troops from the garrison, or [`ANY`].
    Deploy(u8),
    /// Retreat up to so many troops, or [`ANY`].
    Retreat(u8),
    /// Deploy up to as many troops as the effect just resolved recruited.
    DeployRecruits,
    /// Take the Mentat from its space.
    Mentat,
    /// Take the Mentat from anywhere for the next round.
    MentatNextRound,
    /// Take a High Council seat.
    HighCouncil,
    /// Gain the third agent.
    Swordmaster,
    /// So much spice and the bonus spice of the space.
    Harvest(u8),
    /// Take Foldspace cards.
    Foldspace(u8),
    /// Opponents with four or more intrigue cards give one.
    StealIntrigue,
    /// Put one's control marker on a space.
    Control(SpaceId),
    /// The leader's signet ability.
    Signet,
    /// An own agent comes back.
    RecallAgent(u8),
    /// Take a card of a faction from the discard pile into the hand.
    Recover(Faction),
    /// Take a card without paying.
    Acquire {
        /// Highest cost allowed.
        max_cost: u8,
        /// Where it goes.
        to: Destination,
    },
    /// Take a card of at most that cost without paying, if wanted.
    MayAcquire(u8),
    /// Cards acquired in this round's reveal turn may go onto the deck.
    AcquireToDeck,
    /// Discard pile and deck become one new deck.
    Reshuffle,
    /// The card played this turn has these agent icons too.
    AddIcons(u16),
    /// This turn's agent may enter spaces held by enemy agents.
    Infiltrate,
    /// A card costs less persuasion this turn.
    Discount(CardId, u8),
    /// The faction space entered gives so much influence instead of 1.
    VisitInfluence(u8),
    /// A harvest by this agent pays the printed spice so many times.
    VisitHarvest(u8),
    /// The player may end the turn at once.
    PassTurn,
    /// Advance or recall the freighter.
    Freighter,
    /// Commission a dreadnought.
    Dreadnought,
    /// Buy a technology tile.
    Tech {
        /// So much spice less.
        discount: u8,
        /// The price may be paid in Solari.
        or_solari: bool,
    },
    /// A troop from supply becomes a negotiator.
    Negotiate,
    /// Deploy up to so many units from the garrison.
    DeployUnits(u8),
    /// Troops go from supply straight to the conflict.
    DeployFromSupply(u8),
    /// Own units go from the conflict to the garrison.
    RetreatUnits(u8),
    /// An own dreadnought goes from the conflict to the garrison.
    RetreatDreadnought,
    /// An enemy unit of choice retreats.
    RetreatEnemy,
    /// Trash a card in play.
    TrashInPlay,
    /// Take another turn after this one.
    ExtraTurn,
    /// Own intrigue cards go under the deck.
    ReturnIntrigue(u8),
    /// Any number of own intrigue cards go under the deck, and as many are drawn.
    SwapIntrigue,
    /// The tile this stands on leaves the game.
    TrashTile,
    /// Solari that come if this conflict is won.
    SolariIfWon(u8),
    /// Recruit troops by the shipping track.
    ShippingTroop(u8),
    /// A space entered with the card costs less of a good.
    VisitDiscount(SpaceId, Good, u8),
    /// Place spies on posts, next to spaces with these icons if there are any.
    Spy(u8, u16),
    /// Place a spy on any post, also beside others' spies.
    SpyShared,
    /// Place a spy next to the space the agent was sent to, also beside others' spies.
    SpyHere,
    /// Own spies go back to supply.
    RecallSpy(u8),
    /// Take a contract, or Solari if there is none.
    Contract(u8),
    /// Take the maker hooks.
    MakerHooks,
    /// The Shield Wall may be removed.
    BlowWall,
    /// Sandworms come to the conflict.
    Worm(u8),
    /// So many sandworms and the bonus spice of the space.
    HarvestWorms(u8),
    /// Own intrigue cards leave the game.
    TrashIntrigue(u8),
    /// The card this stands on goes back to the hand.
    ReturnToHand,
    /// A troop from supply becomes a memory.
    Memory,
    /// The effects printed on the space come once more.
    RepeatSpace,
    /// The influence of the visit becomes 2.
    DoubleVisit,
    /// A card of a faction is trashed from hand.
    TrashFromHand(Faction),
    /// Another card of a faction that is in play is trashed.
    TrashFromPlay(Faction),
    /// A conflict card or objective with that icon, or a wild one, is turned face down.
    TurnDown(BattleIcon),
    /// Each card acquired in this round's reveal turn recruits a troop.
    TroopsForCards,
    /// Troops recruited in the turn may be deployed from any space.
    DeploysRecruits,
    /// Requirements of spaces do not bind the card's agent.
    NoRequirements,
    /// What the language cannot say.
    Hook(Hook),
    /// All of them.
    All(Nodes),
    /// Any of them in any order, each if wanted: the separate lines of an intrigue card.
    Lines(Nodes),
    /// One of them.
    OneOf(Nodes),
    /// So many different ones of them.
    SomeOf(u8, Nodes),
    /// An optional payment.
    Pay {
        /// What is paid, all of it.
        cost: Nodes,
        /// What it buys.
        then: NodeId,
    },
    /// Only while a condition holds.
    If(Condition, NodeId),
    /// Once for each thing counted.
    Per(NodeId, Count),
    /// Every opponent does it, clockwise from the left.
    EachOpponent(NodeId),
}

/// What can be paid: which atoms these are is declared with them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cost {
    /// Solari, spice or water.
    Goods(Good, u8),
    /// Trash so many cards.
    Trash(u8),
    /// Trash the card this stands on.
    TrashSelf,
    /// Discard cards from hand.
    Discard(u8),
    /// Fall on a track.
    LoseInfluence(Track, u8),
    /// Troops go to supply.
    LoseTroop(u8, TroopPlace),
    /// Own units go from the conflict to the garrison.
    RetreatUnits(u8),
    /// Own intrigue cards go under the deck.
    ReturnIntrigue(u8),
    /// The tile this stands on leaves the game.
    TrashTile,
    /// Troops go from the conflict to the garrison.
    Retreat(u8),
    /// Own spies go back to supply.
    RecallSpy(u8),
    /// Own intrigue cards leave the game.
    TrashIntrigue(u8),
    /// A card of a faction is trashed from hand.
    TrashFromHand(Faction),
    /// Another card of a faction that is in play is trashed.
    TrashFromPlay(Faction),
    /// A card with that battle icon, or a wild one, is turned face down.
    TurnDown(BattleIcon),
}

/// What must hold for an effect, or to enter a space.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Condition {
    /// Influence of at least so much.
    Influence(Faction, u8),
    /// Holding that alliance token, or any.
    Alliance(Option<Faction>),
    /// Another card of that faction in play.
    Bond(Faction),
    /// A High Council seat.
    HighCouncil,
    /// The swordmaster.
    Swordmaster,
    /// It is the player's reveal turn.
    RevealTurn,
    /// Owning at least so many copies of a card, wherever they lie.
    Owns(CardId, u8),
    /// Owning more copies of a card than every opponent.
    Most(CardId),
    /// At least `.0` tracks at `.1` or higher.
    Tracks(u8, u8),
    /// Owning so many technology tiles.
    Tiles(u8),
    /// So many units deployed this turn.
    UnitsDeployed(u8),
    /// At least so many own agents on spaces with these icons.
    AgentsOn(u8, u16),
    /// An enemy agent stands on the space the agent was sent to.
    EnemyThere,
    /// Having so much of a good.
    Has(Good, u8),
    /// So much persuasion gained in this reveal turn.
    Persuasion(u8),
    /// Exactly so many of four goals met: two dreadnoughts out of supply, that card, 4 influence on two tracks, a
    /// council seat.
    Goals(u8, CardId),
    /// At least so many spies on the board.
    Spies(u8),
    /// An own spy watches a space of that kind.
    SpyingOn(SpaceKind),
    /// The agent of this turn was sent to a space of that kind.
    SentTo(SpaceKind),
    /// The spy just placed watches a space of that kind.
    PlacedSpy(SpaceKind),
    /// A spy was recalled this turn.
    RecalledSpy,
    /// At least so many contracts completed.
    Contracts(u8),
    /// At least so many own units in the conflict.
    UnitsInConflict(u8),
    /// At least so much strength in the conflict.
    Strength(u8),
    /// At least so many own sandworms in the conflict.
    Worms(u8),
    /// Having the maker hooks.
    MakerHooks,
    /// The card just discarded is one of that faction.
    Discarded(Faction),
    /// Gained spice this turn.
    GainedSpice,
    /// 4 influence on a track whose alliance an opponent holds.
    RivalAlliance,
    /// Acquired that card of the reserve this turn.
    Acquired(CardId),
}

/// What `per` counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Count {
    /// Own cards of a faction in play.
    CardsInPlay(Faction),
    /// Revealed cards that gave swords this turn.
    SwordCards,
    /// The same without the card itself, which gave some.
    OtherSwordCards,
    /// Own dreadnoughts in the conflict.
    Dreadnoughts,
    /// Own troops deployed this turn.
    DeployedTroops,
    /// Tracks with 0 or 1 influence.
    LowTracks,
    /// Own sandworms in the conflict.
    Worms,
    /// Contracts completed.
    Contracts,
    /// Cards of a faction revealed this turn.
    Revealed(Faction),
}

/// What can happen to a player that standing abilities wait for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum When {
    /// Paid a good for a board space.
    Paid(Good),
    /// Took a High Council seat.
    TookCouncilSeat,
    /// Harvested at a maker space.
    Harvested,
    /// The troops deployed this turn came to be so many.
    Deployed(u8),
    /// A round began, and the hand is drawn.
    RoundStart,
    /// Revealed the hand.
    Revealed,
    /// Won the conflict.
    WonConflict,
    /// The last round is over.
    Endgame,
    /// Sent an agent with the card set aside, which has exactly one icon (or not).
    SentSetAside(bool),
    /// Rose to the step of a track that is worth a point, or past it.
    Reached(Faction),
    /// Sent an agent to a space with that icon.
    SentTo(Icon),
    /// Another player sent an agent to a maker space that an own spy watches.
    SpiedMakerVisited,
    /// The units deployed this turn came to be so many.
    UnitsDeployed(u8),
}

impl When {
    /// Whether this event is enough for an ability that waits for `awaited`. A card that waits for three units may come
    /// to lie there when more have been deployed.
    pub fn satisfies(self, awaited: When) -> bool {
        match (self, awaited) {
            (When::UnitsDeployed(now), When::UnitsDeployed(least)) => now >= least,
            _ => self == awaited,
        }
    }

    /// The place of its kind in a set of them.
    pub const fn bit(self) -> u16 {
        match self {
            When::Paid(_) => 1,
            When::TookCouncilSeat => 1 << 1,
            When::Harvested => 1 << 2,
            When::Deployed(_) => 1 << 3,
            When::RoundStart => 1 << 4,
            When::Revealed => 1 << 5,
            When::WonConflict => 1 << 6,
            When::Endgame => 1 << 7,
            When::SentSetAside(_) => 1 << 8,
            When::Reached(_) => 1 << 9,
            When::SentTo(_) => 1 << 10,
            When::SpiedMakerVisited => 1 << 11,
            When::UnitsDeployed(_) => 1 << 12,
        }
    }
}

/// What a standing ability does when something happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Trigger {
    /// What it waits for.
    pub when: When,
    /// What it does then.
    pub node: NodeId,
    /// Whether it is done at once; else it is laid on the tray.
    pub at_once: bool,
}

/// What a standing ability changes as long as it is there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Modifier {
    /// Spaces with an icon cost so much less of a good.
    SpaceDiscount(Icon, Good, u8),
    /// Enemy agents do not block on spaces with these icons.
    Infiltrate(u16),
    /// Every harvest brings so much spice less.
    HarvestLess(u8),
    /// The top card of the own deck is open to its owner.
    SeeTopCard,
    /// Two factions are chosen in secret before the first round.
    SecretFactions,
    /// Own dreadnoughts count so much.
    DreadnoughtStrength(u8),
    /// Every gain of Solari in the own turn is so much larger.
    SolariMore(u8),
    /// Every card acquired may go onto the deck.
    AcquireToDeck,
    /// One troop more by the shipping track, and all of them may be deployed.
    TroopTransports,
    /// Wins ties at the end of the game.
    WinsTies,
    /// A dreadnought that won may go to supply for a point.
    Detonation,
    /// A hand card is set aside at the start of a round.
    SetAsideCard,
    /// Snoopers lie on the tracks.
    Snoopers,
    /// Two intrigue cards are seen before the first round and one of them kept.
    Intelligence,
    /// Some contracts are set aside for this leader alone.
    OwnContracts,
    /// No unit is deployed in a turn in which the signet ability is used.
    NoDeployWithSignet,
}

/// All that standing abilities change, added up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Modifiers {
    /// Solari, spice and water that spaces cost less, by icon.
    pub space_discount: [[u8; 3]; Icon::ALL.len()],
    /// Set of icons whose spaces cost less.
    pub discounted: u16,
    /// Set of icons on whose spaces enemy agents do not block.
    pub infiltrate: u16,
    /// Spice that every harvest brings less.
    pub harvest_less: u8,
    /// Whether the top card of the own deck is open to its owner.
    pub see_top_card: bool,
    /// Whether two factions are chosen in secret before the first round.
    pub secret_factions: bool,
    /// What own dreadnoughts count; 0 for the usual.
    pub dreadnought_strength: u8,
    /// Solari that every gain in the own turn is larger.
    pub solari_more: u8,
    /// Whether every card acquired may go onto the deck.
    pub acquire_to_deck: bool,
    /// Whether the shipping track gives one troop more, and all of them may be deployed.
    pub troop_transports: bool,
    /// Whether ties at the end of the game are won.
    pub wins_ties: bool,
    /// Whether a dreadnought that won may go to supply for a point.
    pub detonation: bool,
    /// Whether a hand card is set aside at the start of a round.
    pub set_aside_card: bool,
    /// Whether snoopers lie on the tracks.
    pub snoopers: bool,
    /// Whether two intrigue cards are seen before the first round and one of them kept.
    pub intelligence: bool,
    /// Whether some contracts are set aside for this leader alone.
    pub own_contracts: bool,
    /// Whether no unit is deployed in a turn in which the signet ability is used.
    pub no_deploy_with_signet: bool,
}

impl Modifiers {
    /// No change.
    pub const NONE: &Modifiers = &Modifiers {
        space_discount: [[0; 3]; Icon::ALL.len()],
        discounted: 0,
        infiltrate: 0,
        harvest_less: 0,
        see_top_card: false,
        secret_factions: false,
        dreadnought_strength: 0,
        solari_more: 0,
        acquire_to_deck: false,
        troop_transports: false,
        wins_ties: false,
        detonation: false,
        set_aside_card: false,
        snoopers: false,
        intelligence: false,
        own_contracts: false,
        no_deploy_with_signet: false,
    };

    /// Adds one.
    pub fn add(&mut self, modifier: Modifier) {
        match modifier {
            Modifier::SpaceDiscount(icon, good, n) => {
                self.space_discount[icon as usize][good as usize] += n;
                self.discounted |= icon.bit();
            }
            Modifier::Infiltrate(icons) => self.infiltrate |= icons,
            Modifier::HarvestLess(n) => self.harvest_less += n,
            Modifier::SeeTopCard => self.see_top_card = true,
            Modifier::SecretFactions => self.secret_factions = true,
            Modifier::DreadnoughtStrength(n) => self.dreadnought_strength = n,
            Modifier::SolariMore(n) => self.solari_more += n,
            Modifier::AcquireToDeck => self.acquire_to_deck = true,
            Modifier::TroopTransports => self.troop_transports = true,
            Modifier::WinsTies => self.wins_ties = true,
            Modifier::Detonation => self.detonation = true,
            Modifier::SetAsideCard => self.set_aside_card = true,
            Modifier::Snoopers => self.snoopers = true,
            Modifier::Intelligence => self.intelligence = true,
            Modifier::OwnContracts => self.own_contracts = true,
            Modifier::NoDeployWithSignet => self.no_deploy_with_signet = true,
        }
    }
}

/// Declares the hooks once: value, name, one line for `melange content hooks`, and whether a player may leave it.
macro_rules! hooks {
    ($($(#[$doc:meta])* $value:ident = $text:literal, $about:literal $(, optional: $optional:literal)?;)*) => {
        /// Abilities that no effect tree can say. `rules/hooks.rs` holds their few lines each.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Hook { $($(#[$doc])* $value),* }

        impl Hook {
            /// All hooks.
            pub const ALL: &[Hook] = &[$(Hook::$value),*];

            /// Its name in content files.
            pub const fn name(self) -> &'static str {
                match self { $(Hook::$value => $text),* }
            }

            /// What it does, in one line.
            pub const fn about(self) -> &'static str {
                match self { $(Hook::$value => $about),* }
            }

            /// Whether an entry on the tray may be left when the turn ends.
            pub const fn optional(self) -> bool {
                match self { $(Hook::$value => false $(| $optional)?),* }
            }
        }
    };
}

hooks! {
    /// Close a space to opponents.
    TheVoice = "the-voice", "name a space; it is closed to opponents' agents until your next turn";
    /// Trade a rival's troop for an own one.
    DoubleCross = "double-cross", "an opponent's troop leaves the conflict, one from your supply joins it";
    /// Look at the top card, draw or trash it.
    PoisonSnooper = "poison-snooper", "see the top card of your deck, then draw or trash it";
    /// Set a row card aside.
    Manipulate = "manipulate", "set a row card aside; only you may buy it this round, 1 persuasion cheaper";
    /// Show the two secret factions.
    Masterstroke = "masterstroke", "show your two secret factions, once per game: one influence with each", optional: true;
    /// Influence with the factions one's agents are with.
    InfluenceWhereAgents = "influence-where-agents", "1 influence with every faction on whose spaces an own agent stands";
    /// Advance the token on the training track.
    Training = "training", "advance your token on the training track and take the reward of its step";
    /// Memories come back as cards, and the leader turns over.
    OtherMemories = "other-memories", "return all memories to supply, draw a card for each, then turn your leader over", optional: true;
    /// Take a card of cost 1, or trash one from hand for spice.
    ChroniclersInsight = "chroniclers-insight",
        "take a card of cost 1 to your hand, or trash a card from hand for 2 spice if it has a cost", optional: true;
    /// Sort the three top cards.
    LongLiveTheFighters = "long-live-the-fighters",
        "of the three top cards of your deck, take one, discard one and trash one";
    /// Buy a card with Solari.
    PriceIsNoObject = "price-is-no-object", "acquire a card to your hand for Solari instead of persuasion", optional: true;
    /// Take a card, to hand with a sandworm.
    InspireAwe = "inspire-awe", "take a card of cost 3 or less, to your hand if you have a sandworm in the conflict";
}
