//! Positions in a person's words: the given part of a scenario, also spoken by the engine protocol.

use std::collections::BTreeMap;

use serde::Deserialize;
use table::{Game, Problem, Seat, Seed};

use crate::content::{Content, Deck, Once};
use crate::game::{Imperium, LeaderChoice, Leaders, Setup};
use crate::ids::*;
use crate::names::Named;
use crate::rules::Engine;
use crate::state::*;

/// Most points a position can give somebody: a game adds fewer than a byte still has room for.
const MAX_GIVEN_POINTS: i32 = 99;

/// The moment a position is given at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum At {
    /// Before leaders are chosen.
    Setup,
    /// Before the conflict of `round` is revealed.
    RoundStart,
    /// At the start of `turn`'s turn.
    #[default]
    Turn,
    /// When the last player has revealed.
    Combat,
    /// After the last round.
    Endgame,
}

/// Where the Imperium cards are that a position does not mention.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ImperiumRest {
    /// Under the cards of the deck that are mentioned.
    #[default]
    Deck,
    /// Out of the game.
    Gone,
}

/// Where the intrigue cards are that a position does not mention.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum IntrigueRest {
    /// Under the cards of the deck that are mentioned.
    #[default]
    Deck,
    /// On the discard pile.
    Discard,
}

/// One player's part of a position. What is not said is as at the start of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs, reason = "the names are the rulebook's words; docs/scenarios.md explains them")]
pub struct GivenPlayer {
    pub leader: Option<String>,
    pub vp: Option<i32>,
    pub solari: u16,
    pub spice: u16,
    pub water: Option<u16>,
    pub garrison: Option<u8>,
    pub conflict: u8,
    pub swords: u8,
    pub persuasion: u8,
    pub influence: BTreeMap<String, u8>,
    pub agents: Vec<String>,
    pub swordmaster: bool,
    pub high_council: bool,
    pub revealed: bool,
    pub hand: Vec<String>,
    pub deck: Option<Vec<String>>,
    pub discard: Vec<String>,
    pub played: Vec<String>,
    pub intrigue: Vec<String>,
    pub face_up: Vec<String>,
    pub secret_factions: Vec<String>,
    pub supply: Option<u8>,
    pub tiles: Vec<String>,
    pub used_tiles: Vec<String>,
    pub negotiators: u8,
    pub freighter: u8,
    pub dreadnoughts: GivenDreadnoughts,
    pub snoopers: Option<Vec<String>>,
    pub saved: Option<String>,
    pub turns: u8,
}

/// Where a player's dreadnoughts are that are neither in supply nor on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs, reason = "the names are the rulebook's words; docs/scenarios.md explains them")]
pub struct GivenDreadnoughts {
    pub garrison: u8,
    pub conflict: u8,
}

/// Where the technology tiles are that a position does not mention.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TechRest {
    /// In the stacks, under the tiles that are mentioned.
    #[default]
    Stacks,
    /// Out of the game.
    Gone,
}

/// A position: a scenario's given part.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs, reason = "the names are the rulebook's words; docs/scenarios.md explains them")]
pub struct Given {
    pub modules: Option<Vec<String>>,
    pub players: Option<u8>,
    pub seed: Option<Seed>,
    pub at: At,
    pub draft: Vec<String>,
    pub round: Option<u8>,
    pub first: Option<Seat>,
    pub turn: Option<Seat>,
    pub row: Vec<String>,
    pub imperium_deck: Vec<String>,
    pub imperium_rest: ImperiumRest,
    pub reserve: BTreeMap<String, u8>,
    pub intrigue_deck: Vec<String>,
    pub intrigue_rest: IntrigueRest,
    pub intrigue_discard: Vec<String>,
    pub conflict: Option<String>,
    pub conflict_deck: Option<Vec<String>>,
    pub bonus_spice: BTreeMap<String, u8>,
    pub control: BTreeMap<String, Seat>,
    pub alliances: BTreeMap<String, Seat>,
    pub mentat: Option<Seat>,
    pub dreadnoughts_on: BTreeMap<String, Seat>,
    pub tech: Vec<Vec<String>>,
    pub tech_rest: TechRest,
    #[serde(rename = "A")]
    pub a: GivenPlayer,
    #[serde(rename = "B")]
    pub b: GivenPlayer,
    #[serde(rename = "C")]
    pub c: GivenPlayer,
    #[serde(rename = "D")]
    pub d: GivenPlayer,
}

impl Given {
    /// The rules and the state it describes.
    ///
    /// # Errors
    /// Says which part is unknown or contradicts another.
    pub fn build(&self) -> Result<(Imperium, State), Problem> {
        let setup = Setup {
            modules: self.modules.clone().unwrap_or_else(|| Setup::base(4).modules),
            players: self.players.unwrap_or(4),
            leaders: Leaders::By(LeaderChoice::Choose),
        };
        let mut game = Imperium::new(&setup)?;
        let mut state =
            Builder { game: &game, given: self, s: game.blank(&self.seed.unwrap_or(Seed([0; 32]))) }.build()?;
        game.check(&state).map_err(|law| Problem(format!("the position is impossible: {law}")))?;
        let players = &state.players[..game.seats()];
        if players.iter().all(|player| player.has_leader) {
            let leaders = players.iter().map(|player| game.content.leaders[player.leader.index()].id.clone());
            game.setup.leaders = Leaders::Named(leaders.collect());
        }
        // What led here is nobody's secret: undo must not stop at the start of a scenario.
        state.secrets_seen = 0;
        Ok((game, state))
    }
}

struct Builder<'a> {
    game: &'a Imperium,
    given: &'a Given,
    s: State,
}

impl Builder<'_> {
    fn build(mut self) -> Result<State, Problem> {
        let (game, given) = (self.game, self.given);
        let seats: Vec<Seat> = (0..game.seats).map(Seat).collect();
        let players = [&given.a, &given.b, &given.c, &given.d];
        self.contradictions()?;
        self.s.first = self.seat("first", given.first.unwrap_or(Seat(0)))?;
        self.s.round = given.round.unwrap_or(1);

        for (&seat, player) in seats.iter().zip(players) {
            self.player(seat, player).map_err(|problem| Problem(format!("{seat}.{problem}")))?;
        }
        self.leaders(&seats, players)?;
        self.shared(&seats)?;

        let turn = self.seat("turn", given.turn.unwrap_or(self.s.first))?;
        if given.at == At::Turn && self.s.players[turn.index()].revealed {
            return Err(Problem(format!("turn: {turn} has revealed and takes no more turns this round")));
        }
        let mut sink = ();
        let mut engine = Engine::new(game, &mut self.s, &mut sink);
        seats.iter().for_each(|&seat| engine.see_top_card(seat));
        match given.at {
            At::Setup if !given.draft.is_empty() => {
                let known = |name: &String| {
                    game.content.leader(name).ok_or_else(|| unknown(&game.content, "draft", Named::Leader, name))
                };
                let leaders = given.draft.iter().map(known).collect::<Result<Vec<LeaderId>, Problem>>()?;
                if leaders.len() != seats.len() + 1 {
                    return Err(Problem(format!("draft: {} leaders for {} players", leaders.len(), seats.len())));
                }
                no_doubles("draft", &given.draft)?;
                engine.offer_leaders(&leaders);
            }
            At::Setup | At::RoundStart => {}
            At::Turn => engine.start_at_turn(turn),
            At::Combat => engine.start_at_combat(),
            At::Endgame => engine.start_at_endgame(),
        }
        engine.run();
        Ok(self.s)
    }

    /// What contradicts itself whatever the rest is.
    fn contradictions(&self) -> Result<(), Problem> {
        let given = self.given;
        let players = [&given.a, &given.b, &given.c, &given.d];
        let mut idle = players.iter().zip(0..).filter(|(_, seat)| *seat >= self.game.seats);
        if let Some((_, seat)) = idle.find(|(player, _)| **player != &GivenPlayer::default()) {
            return Err(Problem(format!("{}: nobody sits there in a game of {}", Seat(seat), self.game.seats)));
        }
        // There are as many rounds as conflict cards.
        let last: u8 = self.game.content.constants.conflict_deck.iter().sum();
        match given.round {
            Some(0) => return Err(Problem::new("round: the first round is 1")),
            Some(round) if round > last => {
                return Err(Problem(format!("round: {round} is beyond the last one, {last}")));
            }
            _ => {}
        }
        if !given.draft.is_empty() && given.at != At::Setup {
            return Err(Problem::new("draft: leaders are drafted at 'setup' only"));
        }
        if let Some(names) = &given.conflict_deck {
            no_doubles("conflict_deck", names)?;
        }
        given.mentat.map_or(Ok(()), |seat| self.seat("mentat", seat).map(|_| ()))
    }

    fn seat(&self, field: &str, seat: Seat) -> Result<Seat, Problem> {
        if seat.0 < self.game.seats { Ok(seat) } else { Err(Problem(format!("{field}: there is no seat {seat}"))) }
    }

    fn player(&mut self, seat: Seat, given: &GivenPlayer) -> Result<(), Problem> {
        let content = &self.game.content;
        let constants = &content.constants;
        let hand = self.take_all(seat, "hand", &given.hand)?;
        let saved = given.saved.as_ref().map(|name| self.take(seat, "saved", name)).transpose()?;
        let discard = self.take_all(seat, "discard", &given.discard)?;
        let played = self.take_all(seat, "played", &given.played)?;
        let deck = match &given.deck {
            Some(cards) => {
                let cards = self.take_all(seat, "deck", cards)?;
                let rest = std::mem::take(&mut self.s.players[seat.index()].cards);
                rest.pile(DECK).iter().for_each(|held| self.s.gone.insert_sorted(held.card));
                cards
            }
            None => {
                let rest = std::mem::take(&mut self.s.players[seat.index()].cards);
                rest.pile(DECK).iter().map(|held| held.card).collect()
            }
        };
        let owned = hand.len() + discard.len() + played.len() + deck.len();
        if owned > MAX_OWNED {
            return Err(Problem(format!("deck: {owned} cards in all; a player can own at most {MAX_OWNED}")));
        }
        let intrigue = self.take_intrigue("intrigue", &given.intrigue)?;
        let face_up = self.take_intrigue("face_up", &given.face_up)?;
        if let Some(card) = face_up.iter().find(|card| !content.intrigues[card.index()].lasts) {
            let name = &content.intrigues[card.index()].id;
            return Err(Problem(format!(
                "face_up: {name} does not wait for the reveal turn, so it never lies face up"
            )));
        }
        if given.revealed && !face_up.is_empty() {
            return Err(Problem::new("face_up: what lies face up is gone once its owner has revealed"));
        }

        let player = &mut self.s.players[seat.index()];
        deck.iter().rev().for_each(|&card| player.cards.push(DECK, Held { card, known: 0 }));
        hand.iter().for_each(|&card| player.cards.insert_sorted(HAND, Held { card, known: seat.bit() }));
        if let Some(card) = saved {
            player.cards.push(SAVED, Held { card, known: seat.bit() });
        }
        discard.iter().for_each(|&card| player.put(DISCARD, card));
        played.iter().for_each(|&card| player.put(PLAYED, card));
        for (cards, pile, known) in
            [(intrigue, intrigue_hand(seat), seat.bit()), (face_up, intrigue_face_up(seat), OPEN)]
        {
            cards.iter().for_each(|&card| self.s.intrigue.insert_sorted(pile, Held { card, known }));
        }
        player.solari = given.solari;
        player.spice = given.spice;
        player.water = given.water.unwrap_or(player.water);
        player.conflict = Units::troops(given.conflict);
        player.garrison = Units::troops(given.garrison.unwrap_or(player.garrison.troops));
        player.negotiators = given.negotiators;
        let placed = player.conflict.count() + player.garrison.count() + u32::from(given.negotiators);
        let rest = u32::from(constants.troops).saturating_sub(placed) as u8;
        player.supply = Units::troops(given.supply.unwrap_or(rest));
        if placed + player.supply.count() != u32::from(constants.troops) {
            let troops = constants.troops;
            let where_to = if given.negotiators > 0 {
                "supply, garrison, conflict and negotiators"
            } else {
                "supply, garrison and conflict"
            };
            return Err(Problem(format!("garrison: {where_to} must add up to {troops} troops")));
        }
        let on_board = self.given.dreadnoughts_on.values().filter(|&&owner| owner == seat).count() as u8;
        let GivenDreadnoughts { garrison, conflict } = given.dreadnoughts;
        let supply = constants.dreadnoughts.checked_sub(garrison.saturating_add(conflict).saturating_add(on_board));
        player.supply.dreadnoughts = supply
            .ok_or_else(|| Problem(format!("dreadnoughts: there are {} for each player", constants.dreadnoughts)))?;
        (player.garrison.dreadnoughts, player.conflict.dreadnoughts) = (garrison, conflict);
        if given.freighter > if content.shipping.is_empty() { 0 } else { SHIPPING_TOP } {
            return Err(Problem(format!("freighter: there is no step {}", given.freighter)));
        }
        player.freighter = given.freighter;
        player.turns = given.turns;
        // Whoever gives a position gives the intrigue cards of the start too.
        player.set_up = self.given.at != At::Setup;
        for name in &given.tiles {
            let tile = content.tile(name).ok_or_else(|| unknown(content, "tiles", Named::Tech, name))?;
            player.tiles |= tile.bit();
        }
        for name in &given.used_tiles {
            let tile = content.tile(name).ok_or_else(|| unknown(content, "used_tiles", Named::Tech, name))?;
            if player.tiles & tile.bit() == 0 {
                return Err(Problem(format!("used_tiles: {name} is not among this player's tiles")));
            }
            player.used_tiles |= tile.bit();
        }
        player.swords = given.swords;
        player.persuasion = given.persuasion;
        player.high_council = given.high_council;
        player.revealed = given.revealed;
        if given.swordmaster {
            player.agents[SWORDMASTER] = Agent::Ready;
        }
        if self.given.mentat == Some(seat) {
            player.agents[MENTAT] = Agent::Ready;
            self.s.mentat = Mentat::With(seat);
        }
        for name in &given.agents {
            let space = content.space(name).ok_or_else(|| unknown(content, "agents", Named::Space, name))?;
            let (has, field) = match content.spaces[space.index()].once {
                Some(Once::HighCouncil) => (given.high_council, "high_council"),
                Some(Once::Swordmaster) => (given.swordmaster, "swordmaster"),
                None => (true, ""),
            };
            if !has {
                return Err(Problem(format!("agents: whoever is on {name} has what it gives: say {field} = true")));
            }
            let agent = player.agents.iter_mut().find(|agent| **agent == Agent::Ready);
            *agent.ok_or_else(|| Problem::new("agents: more than this player has"))? = Agent::On(space);
        }
        for (name, &step) in &given.influence {
            let faction = Faction::parse(name).ok_or_else(|| unknown(content, "influence", Named::Faction, name))?;
            if step > constants.track_top {
                let top = constants.track_top;
                return Err(Problem(format!("influence: {step} with {name} is above the top, {top}")));
            }
            player.influence[faction.index()] = step;
        }
        for name in &given.secret_factions {
            let faction =
                Faction::parse(name).ok_or_else(|| unknown(content, "secret_factions", Named::Faction, name))?;
            player.secret_factions |= faction.bit();
        }
        Ok(())
    }

    /// Leaders as named; who names none plays without one, so that no ability gets in the way of what is shown.
    fn leaders(&mut self, seats: &[Seat], players: [&GivenPlayer; 4]) -> Result<(), Problem> {
        let content = &self.game.content;
        for (&seat, given) in seats.iter().zip(players) {
            let leader = match &given.leader {
                Some(_) if self.given.at == At::Setup => {
                    return Err(Problem(format!("{seat}.leader: nobody has a leader at 'setup'")));
                }
                Some(name) => {
                    let leader = content.leader(name);
                    let leader =
                        leader.ok_or_else(|| unknown(content, &format!("{seat}.leader"), Named::Leader, name))?;
                    if let Some(by) = self.s.who_plays(leader) {
                        return Err(Problem(format!("{seat}.leader: {name} is {by}'s leader already")));
                    }
                    Some(leader)
                }
                None => None,
            };
            let player = &mut self.s.players[seat.index()];
            if let Some(leader) = leader {
                (player.leader, player.has_leader) = (leader, true);
            } else if self.given.at != At::Setup {
                player.leader = LeaderId::NOBODY;
            }
            let has_secret =
                leader.is_some_and(|leader| content.leaders[leader.index()].passive.changes.secret_factions);
            let has_snoopers = leader.is_some_and(|leader| content.leaders[leader.index()].passive.changes.snoopers);
            if has_snoopers {
                player.snoopers = match &given.snoopers {
                    None => {
                        let below =
                            |faction: &&Faction| player.influence[faction.index()] < content.constants.point_step;
                        Faction::ALL.iter().filter(below).fold(0, |set, faction| set | faction.bit())
                    }
                    Some(names) => {
                        let mut set = 0;
                        for name in names {
                            let faction = Faction::parse(name)
                                .ok_or_else(|| unknown(content, &format!("{seat}.snoopers"), Named::Faction, name))?;
                            set |= faction.bit();
                        }
                        set
                    }
                };
            } else if given.snoopers.is_some() {
                return Err(Problem(format!("{seat}.snoopers: only for a leader who has them")));
            }
            let saves = leader.is_some_and(|leader| content.leaders[leader.index()].passive.changes.set_aside_card);
            if given.saved.is_some() && !saves {
                return Err(Problem(format!("{seat}.saved: only for a leader who sets a card aside")));
            }
            if !given.secret_factions.is_empty() && (!has_secret || player.secret_factions.count_ones() != 2) {
                return Err(Problem(format!("{seat}.secret_factions: two, and only for a leader who has them")));
            }
        }
        Ok(())
    }

    fn shared(&mut self, seats: &[Seat]) -> Result<(), Problem> {
        let (content, given) = (&self.game.content, self.given);
        for (name, &count) in &given.reserve {
            let card = content.card(name).ok_or_else(|| unknown(content, "reserve", Named::Card, name))?;
            let Deck::Reserve(pile) = content.cards[card.index()].deck else {
                return Err(Problem(format!("reserve: {name} is no reserve card")));
            };
            let left = &mut self.s.reserve[usize::from(pile)];
            if count > *left {
                return Err(Problem(format!("reserve: only {left} copies of {name} are left")));
            }
            if usize::from(*left - count) > MAX_GONE - self.s.gone.len() {
                return Err(Problem(format!("reserve: too many cards have left the game, at most {MAX_GONE} can")));
            }
            // The copies that are not there have left the game.
            (count..*left).for_each(|_| self.s.gone.insert_sorted(card));
            *left = count;
        }
        let row_size = usize::from(content.constants.row_size);
        if given.row.len() > row_size {
            return Err(Problem(format!("row: at most {row_size} cards")));
        }
        let row = self.take_imperium("row", &given.row)?;
        let top = self.take_imperium("imperium_deck", &given.imperium_deck)?;
        let mut rest = std::mem::take(&mut self.s.imperium);
        self.s.rng.shuffle(&mut rest);
        self.s.row = row.into_iter().collect();
        if given.imperium_rest == ImperiumRest::Deck {
            self.s.imperium = rest;
        } else {
            rest.iter().for_each(|&card| self.s.gone.insert_sorted(card));
        }
        top.iter().rev().for_each(|&card| self.s.imperium.push(card));
        while self.s.row.len() < row_size {
            let unmentioned = given.imperium_rest == ImperiumRest::Deck && self.s.imperium.len() > top.len();
            let card = if unmentioned { self.s.imperium.remove(0) } else { break };
            self.s.row.push(card);
        }

        let discard = self.take_intrigue("intrigue_discard", &given.intrigue_discard)?;
        let top = self.take_intrigue("intrigue_deck", &given.intrigue_deck)?;
        let intrigue = &mut self.s.intrigue;
        self.s.rng.shuffle(intrigue.pile_mut(INTRIGUE_DECK));
        if given.intrigue_rest != IntrigueRest::Deck {
            intrigue.pile_mut(INTRIGUE_DECK).iter_mut().for_each(|held| held.known = OPEN);
            intrigue.move_all(INTRIGUE_DECK, INTRIGUE_DISCARD);
            intrigue.pile_mut(INTRIGUE_DISCARD).sort_unstable();
        }
        discard.iter().for_each(|&card| intrigue.insert_sorted(INTRIGUE_DISCARD, Held { card, known: OPEN }));
        top.iter().rev().for_each(|&card| intrigue.push(INTRIGUE_DECK, Held { card, known: 0 }));

        self.conflicts()?;
        for (name, &amount) in &given.bonus_spice {
            let space = content.space(name).ok_or_else(|| unknown(content, "bonus_spice", Named::Space, name))?;
            let maker = content.spaces[space.index()].maker;
            let maker = maker.ok_or_else(|| Problem(format!("bonus_spice: {name} is no maker space")))?;
            self.s.bonus_spice[usize::from(maker)] = amount;
        }
        for (name, &owner) in &given.control {
            let space = content.space(name).ok_or_else(|| unknown(content, "control", Named::Space, name))?;
            let control = content.spaces[space.index()].control;
            let (place, ..) = control.ok_or_else(|| Problem(format!("control: {name} cannot be controlled")))?;
            self.s.control[usize::from(place)] = Some(self.seat("control", owner)?);
        }
        for (name, &owner) in &given.dreadnoughts_on {
            let space = content.space(name).ok_or_else(|| unknown(content, "dreadnoughts_on", Named::Space, name))?;
            let control = content.spaces[space.index()].control;
            let (place, ..) =
                control.ok_or_else(|| Problem(format!("dreadnoughts_on: {name} cannot be controlled")))?;
            self.s.dreadnoughts[usize::from(place)] = Some(self.seat("dreadnoughts_on", owner)?);
        }
        self.tech()?;
        self.alliances(seats)?;
        for (&seat, given) in seats.iter().zip([&given.a, &given.b, &given.c, &given.d]) {
            let player = &mut self.s.players[seat.index()];
            player.vp[VpSource::Influence as usize] =
                player.influence.iter().filter(|&&n| n >= content.constants.point_step).count() as i8;
            let held = self.s.alliances.iter().filter(|&&holder| holder == Some(seat)).count();
            player.vp[VpSource::Alliance as usize] = held as i8;
            if let Some(vp) = given.vp {
                if vp > MAX_GIVEN_POINTS {
                    return Err(Problem(format!("{seat}.vp: {vp} points; at most {MAX_GIVEN_POINTS} can be given")));
                }
                let other = vp - player.points();
                player.vp[VpSource::Card as usize] = i8::try_from(other).ok().filter(|&n| n >= 0).ok_or_else(|| {
                    Problem(format!("{seat}.vp: {vp} contradicts the {} points of start and influence", vp - other))
                })?;
            }
        }
        Ok(())
    }

    /// The stacks of technology: what is named on top, face up first, then what nobody has.
    fn tech(&mut self) -> Result<(), Problem> {
        let (content, given) = (&self.game.content, self.given);
        if given.tech.len() > TECH_STACKS {
            return Err(Problem(format!("tech: there are {TECH_STACKS} stacks")));
        }
        let mut taken = self.s.players.iter().fold(0, |all, player| all | player.tiles);
        let mut named: Vec<Vec<TechId>> = Vec::new();
        for stack in &given.tech {
            let mut tiles = Vec::new();
            for name in stack {
                let tile = content.tile(name).ok_or_else(|| unknown(content, "tech", Named::Tech, name))?;
                if taken & tile.bit() != 0 {
                    return Err(Problem(format!("tech: {name} is somewhere else already")));
                }
                taken |= tile.bit();
                tiles.push(tile);
            }
            named.push(tiles);
        }
        named.resize(TECH_STACKS, Vec::new());
        let mut rest: Vec<TechId> =
            (0..content.tech.len() as u8).map(TechId).filter(|tile| taken & tile.bit() == 0).collect();
        self.s.rng.shuffle(&mut rest);
        if given.tech_rest == TechRest::Gone {
            self.s.tiles_gone = rest.drain(..).fold(0, |set, tile| set | tile.bit());
        }
        for (stack, tiles) in self.s.tech.iter_mut().zip(named) {
            let most = MAX_STACK.checked_sub(tiles.len());
            let most = most.ok_or_else(|| Problem(format!("tech: at most {MAX_STACK} tiles in a stack")))?;
            let below = rest.split_off(rest.len().saturating_sub(most));
            below.into_iter().chain(tiles.into_iter().rev()).for_each(|tile| stack.push(tile));
        }
        Ok(())
    }

    fn alliances(&mut self, seats: &[Seat]) -> Result<(), Problem> {
        for &faction in Faction::ALL {
            let step = |seat: &&Seat| self.s.players[seat.index()].influence[faction.index()];
            let highest = seats.iter().map(|seat| step(&seat)).max().unwrap_or(0);
            let mut top = seats.iter().filter(|seat| step(seat) == highest);
            self.s.alliances[faction.index()] =
                match (self.given.alliances.get(faction.name()), highest >= self.game.content.constants.bonus_step) {
                    (Some(&holder), _) => Some(self.seat("alliances", holder)?),
                    (None, false) => None,
                    (None, true) => match (top.next(), top.next()) {
                        (Some(&holder), None) => Some(holder),
                        _ => return Err(Problem(format!("alliances: say who of the equals holds {}", faction.name()))),
                    },
                };
        }
        match self.given.alliances.keys().find(|name| Faction::parse(name).is_none()) {
            Some(name) => Err(unknown(&self.game.content, "alliances", Named::Faction, name)),
            None => Ok(()),
        }
    }

    fn conflicts(&mut self) -> Result<(), Problem> {
        let (content, given) = (&self.game.content, self.given);
        let find = |field: &str, name: &str| {
            content.conflict(name).ok_or_else(|| unknown(content, field, Named::Conflict, name))
        };
        let current = given.conflict.as_deref().map(|name| find("conflict", name)).transpose()?;
        // The deck still holds this round's card only if the round has not begun.
        let to_come = at_round_start(given.at) && current.is_none();
        let most = content.constants.conflicts();
        let left = most.saturating_sub(usize::from(self.s.round)) + usize::from(to_come);
        let mut deck = match &given.conflict_deck {
            Some(names) => {
                if names.len() > most {
                    return Err(Problem(format!("conflict_deck: at most {most} cards")));
                }
                names.iter().rev().map(|name| find("conflict_deck", name)).collect::<Result<Vec<_>, _>>()?
            }
            None => {
                let dealt = self.game.deal_conflicts(&mut self.s.rng);
                dealt.iter().copied().filter(|&card| Some(card) != current).take(left).collect()
            }
        };
        let current = match current {
            Some(card) => card,
            None if given.conflict_deck.is_none() => {
                let mut ids = (0..content.conflicts.len()).map(|i| ConflictId(i as u8));
                ids.find(|card| !deck.contains(card)).expect("a deck of ten leaves some over")
            }
            None => match deck.pop() {
                Some(card) => card,
                None => return Err(Problem::new("conflict: name it, the conflict deck is empty")),
            },
        };
        if deck.contains(&current) {
            return Err(Problem(format!(
                "conflict_deck: {} is the conflict of this round",
                content.conflicts[current.index()].id
            )));
        }
        if at_round_start(given.at) {
            if !to_come || given.conflict_deck.is_some() {
                deck.push(current);
            }
            if deck.len() > most {
                return Err(Problem(format!("conflict_deck: with this round's conflict at most {most} cards")));
            }
            self.s.round = self.s.round.saturating_sub(1);
        } else {
            self.s.conflict = Some(current);
            self.s.seen_conflicts = 1 << current.0;
        }
        self.s.conflicts = deck.into_iter().collect();
        Ok(())
    }

    /// Takes named cards out of the Imperium deck.
    fn take_imperium(&mut self, field: &str, names: &[String]) -> Result<Vec<CardId>, Problem> {
        let cards = self.take_all(Seat(0), field, names)?;
        match cards.iter().find(|card| self.game.content.cards[card.index()].deck != Deck::Imperium) {
            Some(card) => {
                Err(Problem(format!("{field}: {} is no Imperium card", self.game.content.cards[card.index()].id)))
            }
            None => Ok(cards),
        }
    }

    /// Takes named cards out of the piles they start in.
    fn take_all(&mut self, seat: Seat, field: &str, names: &[String]) -> Result<Vec<CardId>, Problem> {
        names.iter().map(|name| self.take(seat, field, name)).collect()
    }

    fn take(&mut self, seat: Seat, field: &str, name: &str) -> Result<CardId, Problem> {
        let content = &self.game.content;
        let card = content.card(name).ok_or_else(|| unknown(content, field, Named::Card, name))?;
        let found = match content.cards[card.index()].deck {
            Deck::Starter => self.s.players[seat.index()].take(DECK, card),
            Deck::Imperium => self.s.imperium.remove_item(card),
            Deck::Reserve(pile) => {
                let left = &mut self.s.reserve[usize::from(pile)];
                let found = *left > 0;
                *left -= u8::from(found);
                found
            }
        };
        if found { Ok(card) } else { Err(Problem(format!("{field}: no copy of {name} is left"))) }
    }

    fn take_intrigue(&mut self, field: &str, names: &[String]) -> Result<Vec<IntrigueId>, Problem> {
        let content = &self.game.content;
        let mut take = |name: &String| {
            let card = content.intrigue(name).ok_or_else(|| unknown(content, field, Named::Intrigue, name))?;
            let deck = self.s.intrigue.pile(INTRIGUE_DECK);
            let index = deck.iter().position(|held| held.card == card);
            let index = index.ok_or_else(|| Problem(format!("{field}: no copy of {name} is left")))?;
            Ok(self.s.intrigue.remove(INTRIGUE_DECK, index).card)
        };
        names.iter().map(&mut take).collect()
    }
}

fn at_round_start(at: At) -> bool {
    matches!(at, At::Setup | At::RoundStart)
}

fn unknown(content: &Content, field: &str, kind: Named, name: &str) -> Problem {
    Problem(format!("{field}: {}", kind.unknown(content, name)))
}

fn no_doubles(field: &str, names: &[String]) -> Result<(), Problem> {
    let double = names.iter().enumerate().find(|(i, name)| names[..*i].contains(name));
    double.map_or(Ok(()), |(_, name)| Err(Problem(format!("{field}: {name} is there twice"))))
}

impl Engine<'_, ()> {
    fn start_at_turn(&mut self, seat: Seat) {
        self.s.phase = Phase::Turns;
        self.begin_turn(seat);
    }

    fn start_at_combat(&mut self) {
        self.begin_combat();
    }

    fn start_at_endgame(&mut self) {
        self.begin_endgame();
        self.s.conflict = None;
        self.s.conflicts.clear();
    }
}
