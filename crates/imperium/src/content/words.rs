//! The words of the effect language, each declared once: its arguments, what it does in one line, and what else is
//! known about it. The parser, the checks of the loader, the ids of messages and `docs/effects.md` follow from here.
//!
//! To add an atom: a value of [`Effect`] and a row below. What it lacks then does not compile (its predicate, its
//! evaluation, its text) or fails `content::words::tests`, which tries every row.

use super::load::EffectSite;
use super::parse::arguments::*;
use super::parse::{Parsed, Parser};
use crate::effect::{Condition, Cost, Count, Destination, Effect, Hook, Modifier, SpaceKind, TroopPlace, When};
use crate::ids::*;

/// A word of the language.
#[derive(Debug)]
pub struct Word {
    /// How it is written; its messages are called so too.
    pub name: &'static str,
    /// What follows it, such as `F` and `N`.
    pub arguments: &'static [&'static str],
    /// What it does, in one line.
    pub about: &'static str,
    /// The term that it is drawn as and explained with.
    pub term: &'static str,
    /// Whether it can be paid.
    pub cost: bool,
    /// Whether an entry on the tray may be left when the turn ends.
    pub optional: bool,
    /// Whether a reveal turn collects it by itself: nobody gains by delaying.
    pub automatic: bool,
    /// Whether it acts on the reveal turn, so that an intrigue card with it lies face up until then.
    pub lasts: bool,
    /// The places where effects may use it.
    pub allowed_in: AllowedIn,
    /// Whether what an event brings is done at once; else it is laid on the tray.
    pub at_once: bool,
    /// Texts to try each argument with.
    #[cfg(test)]
    pub(super) examples: &'static [&'static [&'static str]],
}

impl Word {
    /// A word of which nothing else is known.
    const fn plain(name: &'static str) -> Word {
        Word {
            name,
            arguments: &[],
            about: "",
            term: name,
            cost: false,
            optional: false,
            automatic: false,
            lasts: false,
            allowed_in: AllowedIn::Anywhere,
            at_once: false,
            #[cfg(test)]
            examples: &[],
        }
    }
}

/// The places where an effect may use a word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AllowedIn {
    /// Everywhere.
    Anywhere,
    /// In the boxes of cards.
    OnCards,
    /// In a card's agent box, as an entry of its own.
    InAgentBoxes,
    /// Everywhere but in leaders' abilities.
    NotOnLeaders,
    /// On maker spaces.
    OnMakers,
    /// On technology tiles.
    OnTiles,
}

impl AllowedIn {
    /// The reason why the word is not allowed at `site`, if it is not. The loader has already taken the words for agent
    /// boxes out of these boxes.
    pub(super) fn refusal(self, site: EffectSite) -> Option<&'static str> {
        match self {
            AllowedIn::Anywhere => None,
            AllowedIn::OnCards => (site != EffectSite::Card).then_some("only cards can trash themselves"),
            AllowedIn::InAgentBoxes => Some("this must be an entry of its own in a card's agent box"),
            AllowedIn::NotOnLeaders => {
                (site == EffectSite::Leader).then_some("a leader's ability cannot use the signet")
            }
            AllowedIn::OnTiles => (site != EffectSite::Tech).then_some("only technology tiles can trash themselves so"),
            AllowedIn::OnMakers => {
                (site != EffectSite::Space { maker: true }).then_some("only maker spaces are harvested")
            }
        }
    }
}

/// Values that are written as a word and its arguments.
pub(super) trait Vocabulary: Sized {
    /// What one of them is called.
    const KIND: &'static str;
    /// All words.
    const WORDS: &'static [&'static Word];

    /// Reads the arguments of a word; nothing if there is no such word.
    fn read(word: &str, parser: &mut Parser<'_>) -> Parsed<Option<Self>>;
}

/// The declaration of one word.
macro_rules! word {
    ($name:literal ($($kind:ty),*) $about:literal $(, $field:ident: $value:expr)*) => {{
        const WORD: &Word = &Word {
            arguments: &[$(<$kind as Argument>::FORM),*],
            about: $about,
            $($field: $value,)*
            #[cfg(test)]
            examples: &[$(<$kind as Argument>::EXAMPLES),*],
            ..Word::plain($name)
        };
        WORD
    }};
}

/// Declares the words of a vocabulary: `"name" (arguments) = Value {fields}, "what it does", property: value;`.
/// A value with its fields is read both ways, as the value that is made and as the pattern that finds its word.
macro_rules! words {
    ($target:ident, $kind_name:literal $(, except [$rest:pat])?;
     $($name:literal ($($argument:ident: $kind:ty),*) = $value:ident $fields:tt, $about:literal
       $(, $field:ident: $property:expr)*;)*) => {
        impl Vocabulary for $target {
            const KIND: &'static str = $kind_name;
            const WORDS: &'static [&'static Word] =
                &[$(word!($name ($($kind),*) $about $(, $field: $property)*)),*];

            #[allow(unused_variables, reason = "some vocabularies have no arguments")]
            fn read(word: &str, parser: &mut Parser<'_>) -> Parsed<Option<Self>> {
                match word {
                    $($name => {
                        $(let $argument = <$kind as Argument>::read(parser)?;)*
                        Ok(Some($target::$value $fields))
                    })*
                    _ => Ok(None),
                }
            }
        }

        impl $target {
            /// Its word; what is composed of others has none.
            #[allow(unused_variables, reason = "the fields are there for the values that are made")]
            pub const fn word(self) -> Option<&'static Word> {
                match self {
                    $($target::$value $fields => Some(word!($name ($($kind),*) $about $(, $field: $property)*)),)*
                    $($rest => None,)?
                }
            }
        }
    };
}

/// Declares the atoms: words of which some can be paid, `= Value {fields} / Cost {fields}`.
macro_rules! atoms {
    ($($name:literal ($($argument:ident: $kind:ty),*) = $value:ident $fields:tt $(/ $cost:ident $cost_fields:tt)?,
       $about:literal $(, $field:ident: $property:expr)*;)*) => {
        words! {
            Effect, "effect", except [Effect::All(_) | Effect::OneOf(_) | Effect::SomeOf(..) | Effect::Pay { .. }
                | Effect::If(..) | Effect::Per(..) | Effect::EachOpponent(_) | Effect::Lines(_)];
            $($name ($($argument: $kind),*) = $value $fields, $about
              $(, cost: !stringify!($cost).is_empty())? $(, $field: $property)*;)*
        }

        impl Effect {
            /// What it takes where it is a cost; nothing of what cannot be paid.
            pub const fn cost(self) -> Option<Cost> {
                match self {
                    $($(Effect::$value $fields => Some(Cost::$cost $cost_fields),)?)*
                    _ => None,
                }
            }
        }
    };
}

atoms! {
    "solari" (n: Number<20>) = Gain(Good::Solari, n) / Goods(Good::Solari, n), "gain Solari; as a cost: pay";
    "spice" (n: Number<20>) = Gain(Good::Spice, n) / Goods(Good::Spice, n), "gain spice; as a cost: pay";
    "water" (n: Number<20>) = Gain(Good::Water, n) / Goods(Good::Water, n), "gain water; as a cost: pay";
    "persuasion" (n: Number<20>) = Gain(Good::Persuasion, n), "gain persuasion", automatic: true, lasts: true;
    "sword" (n: Number<20>) = Gain(Good::Sword, n), "gain strength in the conflict", automatic: true;
    "vp" (n: Number<20>) = Gain(Good::Vp, n), "gain victory points";
    "troop" (n: Number<20>) = Troop(n), "recruit: supply to garrison";
    "draw" (n: Number<20>) = Draw(n), "draw cards";
    "intrigue" (n: Number<20>) = Intrigue(n), "draw intrigue cards";
    "trash" (n: Number<20>) = Trash(n) / Trash(n),
        "trash up to N cards from hand, discard pile or in play; as a cost: exactly N", optional: true;
    "trash-self" () = TrashSelf {} / TrashSelf {}, "trash the card this stands on", allowed_in: AllowedIn::OnCards;
    "discard" (n: Number<20>) = Discard(n) / Discard(n), "discard N cards from hand, owner's choice";
    "influence" (track: GainTrack, n: Number<MAX_STEP>) = Influence(track, n),
        "rise on a track: `any`: one faction of choice, `behind`: one where some opponent is ahead";
    "lose-influence" (track: LoseTrack, n: Number<MAX_STEP>) = LoseInfluence(track, n) / LoseInfluence(track, n),
        "fall on a track; F without `behind`", term: "influence";
    "lose-troop" (n: Number<20>, post: TroopPlace) = LoseTroop(n, post) / LoseTroop(n, post), "own troops go to supply";
    "deploy" (n: UpTo) = Deploy(n), "deploy up to N troops from the garrison", optional: true;
    "retreat" (n: UpTo) = Retreat(n) / Retreat(n),
        "up to N troops go back from the conflict to the garrison; as a cost: exactly N", optional: true;
    "deploy-recruits" () = DeployRecruits {},
        "deploy up to as many troops as the effect just resolved recruited", optional: true, term: "deploy";
    "mentat" () = Mentat {}, "take the Mentat if it stands on its space";
    "mentat-next-round" () = MentatNextRound {}, "take the Mentat from wherever it is, for the next round",
        term: "mentat";
    "high-council" () = HighCouncil {}, "take a seat on the High Council";
    "swordmaster" () = Swordmaster {}, "gain the third agent";
    "harvest" (n: Number<20>) = Harvest(n), "N spice and all bonus spice of the space", allowed_in: AllowedIn::OnMakers;
    "foldspace" (n: Foldspaces) = Foldspace(n), "take Foldspace cards from the reserve to the discard pile";
    "steal-intrigue" () = StealIntrigue {}, "each opponent with enough intrigue cards (`steal_intrigue_from`) gives one at random";
    "control" (space: Controllable) = Control(space), "put one's control marker there";
    "signet" () = Signet {}, "the leader's signet ability", allowed_in: AllowedIn::NotOnLeaders;
    "recall-agent" (n: Number<20>) = RecallAgent(n), "an own agent comes back from the board";
    "recover" (faction: Faction) = Recover(faction),
        "take a card of that faction from the own discard pile into the hand";
    "acquire" (max_cost: Number<20>, to: Destination) = Acquire { max_cost, to },
        "take a card of cost N or less without paying, to the discard pile, onto the deck or to the hand";
    "may-acquire" (max_cost: Number<20>) = MayAcquire(max_cost), "`acquire N`, if wanted", optional: true,
        term: "acquire";
    "acquire-to-deck" () = AcquireToDeck {}, "cards acquired in this round's reveal turn may go onto the deck",
        term: "to-deck", lasts: true;
    "reshuffle" () = Reshuffle {}, "discard pile and deck become one new deck";
    "add-icons" (icons: Icons) = AddIcons(icons), "the card played this turn has these agent icons too";
    "infiltrate" () = Infiltrate {}, "this turn's agent may enter spaces held by enemy agents";
    "discount" (card: CardId, n: Number<20>) = Discount(card, n), "CARD costs N persuasion less this turn";
    "visit-influence" (n: Number<2>) = VisitInfluence(n), "the faction space entered gives N influence instead of 1",
        term: "influence", allowed_in: AllowedIn::InAgentBoxes;
    "visit-harvest" (n: Number<20>) = VisitHarvest(n), "a harvest by this agent pays the printed spice N times",
        term: "harvest", allowed_in: AllowedIn::InAgentBoxes;
    "pass-turn" () = PassTurn {}, "the player may end the turn at once; it counts as neither agent nor reveal turn",
        optional: true;
    "freighter" () = Freighter {}, "advance the freighter one step, or recall it for the bonuses of its step and all below",
        optional: true;
    "dreadnought" () = Dreadnought {}, "commission: a dreadnought goes from supply to garrison", optional: true;
    "tech" (discount: TechDiscount, or_solari: OrSolari) = Tech { discount, or_solari },
        "buy one face-up technology tile; `or-solari`: its price may be paid in Solari", optional: true;
    "negotiate" () = Negotiate {}, "a troop from supply becomes a negotiator on Ix", optional: true;
    "deploy-units" (n: Number<20>) = DeployUnits(n), "deploy up to N troops or dreadnoughts from the garrison",
        optional: true, term: "deploy";
    "deploy-from-supply" (n: Number<20>) = DeployFromSupply(n), "N troops go from supply straight to the conflict",
        term: "deploy";
    "retreat-units" (n: Number<20>) = RetreatUnits(n) / RetreatUnits(n),
        "N own troops or dreadnoughts go back from the conflict to the garrison", term: "retreat";
    "retreat-dreadnought" () = RetreatDreadnought {}, "one own dreadnought goes back from the conflict to the garrison",
        term: "retreat";
    "retreat-enemy" () = RetreatEnemy {}, "an enemy unit of choice retreats", optional: true, term: "retreat";
    "trash-in-play" () = TrashInPlay {}, "trash one own card in play", optional: true, term: "trash";
    "extra-turn" () = ExtraTurn {}, "another turn comes right after this one", optional: true;
    "return-intrigue" (n: Number<20>) = ReturnIntrigue(n) / ReturnIntrigue(n),
        "own intrigue cards go under the intrigue deck, unseen", term: "intrigue";
    "swap-intrigue" () = SwapIntrigue {}, "any number of own intrigue cards go under the deck, then as many are drawn",
        term: "intrigue";
    "trash-tile" () = TrashTile {} / TrashTile {}, "the tile this stands on leaves the game",
        allowed_in: AllowedIn::OnTiles,
        term: "tech";
    "solari-if-won" (n: Number<20>) = SolariIfWon(n), "N Solari if this conflict is won", term: "solari";
    "shipping-troop" (n: Number<20>) = ShippingTroop(n), "recruit by the shipping track: supply to garrison",
        term: "troop";
    "visit-discount" (space: SpaceId, good: Resource, n: Number<20>) = VisitDiscount(space, good, n),
        "entering SPACE with this card costs N of that good less", term: "condition",
        allowed_in: AllowedIn::InAgentBoxes;
    "spy" (n: Number<3>, icons: MaybeOnIcons) = Spy(n, icons),
        "place N spies on free posts, next to spaces with these icons where some are named; with none in supply one may be recalled first";
    "spy-shared" () = SpyShared {}, "place a spy on any post, even beside other players' spies", term: "spy";
    "spy-here" () = SpyHere {},
        "place a spy on a post next to the space the agent was sent to, even beside other players' spies", term: "spy";
    "recall-spy" (n: Number<3>) = RecallSpy(n) / RecallSpy(n), "N own spies go back from their posts to supply";
    "contract" (n: Number<3>) = Contract(n), "take a face-up contract; where there is none, Solari (`contract_solari`)";
    "maker-hooks" () = MakerHooks {}, "take the maker hooks, once a game";
    "blow-wall" () = BlowWall {}, "the Shield Wall may be removed for the rest of the game", optional: true,
        term: "shield-wall";
    "worm" (n: Number<3>) = Worm(n), "N sandworms come to the conflict, unless the Shield Wall protects its location";
    "harvest-worms" (n: Number<3>) = HarvestWorms(n), "N sandworms and all bonus spice of the space",
        allowed_in: AllowedIn::OnMakers, term: "worm";
    "trash-intrigue" (n: Number<3>) = TrashIntrigue(n) / TrashIntrigue(n), "own intrigue cards leave the game",
        term: "intrigue";
    "return-to-hand" () = ReturnToHand {}, "the card this stands on goes back to the hand",
        allowed_in: AllowedIn::OnCards;
    "memory" () = Memory {}, "a troop from supply becomes a memory";
    "repeat-space" () = RepeatSpace {}, "the effects printed on the space the agent was sent to come once more";
    "double-visit" () = DoubleVisit {}, "the influence for this visit, still to be taken, becomes 2", term: "influence";
    "trash-from-hand" (faction: Faction) = TrashFromHand(faction) / TrashFromHand(faction),
        "trash a card of that faction from hand", term: "trash";
    "trash-from-play" (faction: Faction) = TrashFromPlay(faction) / TrashFromPlay(faction),
        "trash another card of that faction that is in play", term: "trash";
    "turn-down" (icon: BattleIcon) = TurnDown(icon) / TurnDown(icon),
        "turn one own face-up conflict card or objective with that battle icon or a wild one face down",
        term: "battle-icon";
    "troops-for-cards" () = TroopsForCards {}, "each card acquired in this round's reveal turn recruits a troop",
        term: "troop", lasts: true;
    "deploys-recruits" () = DeploysRecruits {}, "troops recruited this turn may be deployed from any space",
        term: "deploy", allowed_in: AllowedIn::InAgentBoxes;
    "no-requirements" () = NoRequirements {}, "influence requirements of spaces do not bind this card's agent",
        term: "condition", allowed_in: AllowedIn::InAgentBoxes;
    "hook" (hook: Hook) = Hook(hook), "what the language cannot say: a few lines of Rust";
}

words! { Condition, "condition";
    "influence" (faction: Faction, n: AtLeast<MAX_STEP>) = Influence(faction, n), "influence of N or more";
    "alliance" (faction: AnyFaction) = Alliance(faction), "holding that alliance token; `any`: one of them";
    "bond" (faction: Faction) = Bond(faction), "another card of that faction in play";
    "high-council" () = HighCouncil {}, "a seat on the High Council";
    "swordmaster" () = Swordmaster {}, "having the third agent";
    "reveal-turn" () = RevealTurn {}, "it is the player's reveal turn", term: "reveal";
    "owns" (card: CardId, n: AtLeast<20>) = Owns(card, n), "owning N or more copies, wherever they lie",
        term: "condition";
    "most" (card: CardId) = Most(card), "owning strictly more copies than every opponent", term: "condition";
    "tracks" (count: Number<{ FACTIONS as u8 }>, step: AtStep) = Tracks(count, step), "N tracks at that step or higher",
        term: "influence";
    "tiles" (n: AtLeast<20>) = Tiles(n), "owning N or more technology tiles", term: "tech";
    "units-deployed" (n: AtLeast<20>) = UnitsDeployed(n), "N or more units deployed this turn", term: "deploy";
    "agents" (n: Number<4>, icons: OnIcons) = AgentsOn(n, icons),
        "N or more own agents on spaces with these icons", term: "agent";
    "enemy-there" () = EnemyThere {}, "an enemy agent stands on the space the agent was sent to", term: "agent";
    "has" (good: Resource, n: AtLeast<20>) = Has(good, n), "having N or more of that good", term: "condition";
    "persuasion" (n: AtLeast<20>) = Persuasion(n), "N or more persuasion gained in this reveal turn";
    "goals" (n: Number<4>, card: CardId) = Goals(n, card),
        "exactly N of these met: two dreadnoughts out of supply, owning CARD, two tracks at 4, a council seat",
        term: "condition";
    "spies" (n: AtLeast<3>) = Spies(n), "N or more own spies on the board", term: "spy";
    "spying-on" (kind: SpaceKind) = SpyingOn(kind), "an own spy next to such a space", term: "spy";
    "sent-to" (kind: SpaceKind) = SentTo(kind), "this turn's agent was sent to such a space", term: "agent";
    "placed-spy" (kind: SpaceKind) = PlacedSpy(kind), "the spy just placed is next to such a space", term: "spy";
    "recalled-spy" () = RecalledSpy {}, "a spy recalled this turn", term: "recall-spy";
    "contracts" (n: AtLeast<20>) = Contracts(n), "N or more contracts completed", term: "contract";
    "units" (n: AtLeast<20>) = UnitsInConflict(n), "N or more own units in the conflict", term: "unit";
    "strength" (n: AtLeast<20>) = Strength(n), "N or more strength in the conflict";
    "worms" (n: AtLeast<3>) = Worms(n), "N or more own sandworms in the conflict", term: "worm";
    "maker-hooks" () = MakerHooks {}, "having the maker hooks";
    "discarded" (faction: Faction) = Discarded(faction), "the card just discarded is of that faction", term: "discard";
    "gained" (good: Spice) = GainedSpice {}, "spice gained this turn, spent or not", term: "spice";
    "rival-alliance" () = RivalAlliance {}, "4 or more influence on a track whose alliance an opponent holds",
        term: "alliance";
    "acquired" (card: CardId) = Acquired(card), "that card of the reserve acquired this turn", term: "acquire";
}

words! { Count, "count";
    "emperor-card" () = CardsInPlay(Faction::Emperor), "own Emperor cards in play, this one included";
    "guild-card" () = CardsInPlay(Faction::Guild), "own Guild cards in play, this one included";
    "bene-gesserit-card" () = CardsInPlay(Faction::BeneGesserit), "own Bene Gesserit cards in play, this one included";
    "fremen-card" () = CardsInPlay(Faction::Fremen), "own Fremen cards in play, this one included";
    "sword-card" () = SwordCards {}, "revealed cards that gave swords this turn";
    "other-sword-card" () = OtherSwordCards {}, "the same without the card itself, which gave some";
    "dreadnought" () = Dreadnoughts {}, "own dreadnoughts in the conflict";
    "deployed-troop" () = DeployedTroops {}, "own troops deployed this turn";
    "low-track" () = LowTracks {}, "tracks with 0 or 1 influence";
    "worm" () = Worms {}, "own sandworms in the conflict";
    "contract" () = Contracts {}, "contracts completed";
    "emperor-revealed" () = Revealed(Faction::Emperor), "Emperor cards revealed this turn, this one included";
    "guild-revealed" () = Revealed(Faction::Guild), "Guild cards revealed this turn, this one included";
    "bene-gesserit-revealed" () = Revealed(Faction::BeneGesserit),
        "Bene Gesserit cards revealed this turn, this one included";
    "fremen-revealed" () = Revealed(Faction::Fremen), "Fremen cards revealed this turn, this one included";
}

words! { When, "event";
    "paid" (good: Resource) = Paid(good), "paid that good for a board space";
    "took-council-seat" () = TookCouncilSeat {}, "took a seat on the High Council";
    "harvested" () = Harvested {}, "harvested at a maker space", at_once: true;
    "deployed" (n: AtLeast<20>) = Deployed(n), "the troops deployed this turn have come to be N or more";
    "round-start" () = RoundStart {}, "drew the hand of a new round", at_once: true;
    "revealed" () = Revealed {}, "revealed the hand";
    "won-conflict" () = WonConflict {}, "won the conflict outright", at_once: true;
    "endgame" () = Endgame {}, "came to the end of the game", at_once: true;
    "sent-set-aside" (single: SingleIcon) = SentSetAside(single),
        "sent an agent with the card set aside, which has a single icon, or any other number";
    "reached" (faction: Faction) = Reached(faction), "rose to the step of that track that is worth a point, or past it",
        at_once: true;
    "sent-to" (icon: Icon) = SentTo(icon), "sent an agent to a space with that icon";
    "spied-maker-visited" () = SpiedMakerVisited {}, "has a spy next to a maker space that another player sent an agent to",
        at_once: true;
    "units-deployed" (n: AtLeast<20>) = UnitsDeployed(n), "the units deployed this turn have come to be N or more";
}

words! { Modifier, "modifier";
    "space-discount" (icon: Icon, good: Resource, n: Number<20>) = SpaceDiscount(icon, good, n),
        "spaces with that icon cost N of that good less";
    "infiltrate" (icons: Icons) = Infiltrate(icons),
        "enemy agents do not block one's own agents on spaces with these icons";
    "harvest-less" (n: Number<20>) = HarvestLess(n), "every harvest brings N spice less";
    "see-top-card" () = SeeTopCard {}, "the top card of the own deck is open to its owner at any time";
    "secret-factions" () = SecretFactions {}, "two factions are chosen in secret before the first round";
    "dreadnought-strength" (n: Number<20>) = DreadnoughtStrength(n), "own dreadnoughts count N";
    "solari-more" (n: Number<20>) = SolariMore(n), "every gain of Solari in the own turn is N larger";
    "acquire-to-deck" () = AcquireToDeck {}, "every card acquired may go onto the deck";
    "troop-transports" () = TroopTransports {}, "one troop more by the shipping track, and all of them may be deployed";
    "wins-ties" () = WinsTies {}, "ties at the end of the game are won";
    "detonation" () = Detonation {}, "a dreadnought that won may go to supply for a point";
    "set-aside-card" () = SetAsideCard {}, "a hand card is set aside at the start of each round";
    "snoopers" () = Snoopers {}, "a snooper lies at 2 on each track and brings a reward when it is reached";
    "intelligence" () = Intelligence {}, "two intrigue cards are seen before the first round, one of them is kept";
    "own-contracts" () = OwnContracts {}, "the contracts marked so are set aside for this leader alone";
    "no-deploy-with-signet" () = NoDeployWithSignet {}, "no unit is deployed in a turn in which the Signet Ring is played";
}

/// Words that an effect or a condition is called by, beside the id of the term that explains it.
pub(super) fn explained_by(term: &str) -> impl Iterator<Item = &'static str> {
    let words = Effect::WORDS.iter().chain(Condition::WORDS);
    words.filter(move |word| word.term == term && word.name != term).map(|word| word.name)
}

#[cfg(test)]
#[path = "words_tests.rs"]
mod tests;
