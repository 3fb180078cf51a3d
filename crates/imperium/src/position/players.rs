//! A position's players and their leaders.

use table::{Problem, Seat};

use super::{At, Builder, GivenDreadnoughts, GivenPlayer, unknown};
use crate::content::Once;
use crate::ids::*;
use crate::names::Named;
use crate::state::*;

impl Builder<'_> {
    pub(super) fn player(&mut self, seat: Seat, given: &GivenPlayer) -> Result<(), Problem> {
        let content = &self.game.content;
        let constants = &content.constants;
        let hand = self.take_all(seat, "hand", &given.hand)?;
        let saved = given.saved.as_ref().map(|name| self.take(seat, "saved", name)).transpose()?;
        let aside = self.take_imperium("aside", &given.aside)?;
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
        let owned = [&hand, &aside, &discard, &played, &deck].map(Vec::len).iter().sum::<usize>() + saved.iter().len();
        if owned > MAX_OWNED {
            return Err(Problem(format!("deck: {owned} cards in all; a player can own at most {MAX_OWNED}")));
        }
        let intrigue = self.take_intrigue("intrigue", &given.intrigue)?;
        let face_up = self.take_intrigue("face_up", &given.face_up)?;
        let lies = |card: &&IntrigueId| {
            let kind = &content.intrigues[card.index()];
            kind.lasts || !kind.face_up.is_empty()
        };
        if let Some(card) = face_up.iter().find(|card| !lies(card)) {
            let name = &content.intrigues[card.index()].id;
            return Err(Problem(format!(
                "face_up: {name} does not wait for the reveal turn, so it never lies face up"
            )));
        }
        if given.revealed && face_up.iter().any(|card| content.intrigues[card.index()].face_up.is_empty()) {
            return Err(Problem::new("face_up: what lies face up is gone once its owner has revealed"));
        }
        if given.revealed && !aside.is_empty() {
            return Err(Problem::new("aside: what is set aside is gone once its owner has revealed"));
        }

        let player = &mut self.s.players[seat.index()];
        deck.iter().rev().for_each(|&card| player.cards.push(DECK, Hidden { card, known: 0 }));
        hand.iter().for_each(|&card| player.cards.insert_sorted(HAND, Hidden { card, known: seat.bit() }));
        if let Some(card) = saved {
            player.cards.push(SAVED, Hidden { card, known: seat.bit() });
        }
        aside.iter().for_each(|&card| player.put(ASIDE, card));
        discard.iter().for_each(|&card| player.put(DISCARD, card));
        played.iter().for_each(|&card| player.put(PLAYED, card));
        for (cards, pile, known) in
            [(intrigue, intrigue_hand(seat), seat.bit()), (face_up, intrigue_face_up(seat), KNOWN_TO_ALL)]
        {
            cards.iter().for_each(|&card| self.s.intrigue.insert_sorted(pile, Hidden { card, known }));
        }
        player.solari = given.solari;
        player.spice = given.spice;
        player.water = given.water.unwrap_or(player.water);
        player.conflict = Units::troops(given.conflict);
        player.garrison = Units::troops(given.garrison.unwrap_or(player.garrison.troops));
        player.negotiators = given.negotiators;
        player.memories = given.memories;
        let placed = player.conflict.count()
            + player.garrison.count()
            + u32::from(given.negotiators)
            + u32::from(given.memories);
        player.conflict.sandworms = given.sandworms;
        player.maker_hooks = given.maker_hooks;
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
        for name in &given.spies {
            let post = content.post(name).ok_or_else(|| unknown(content, "spies", Named::Post, name))?;
            player.spies |= post.bit();
        }
        if player.spies.count_ones() != given.spies.len() as u32 || given.spies.len() > constants.spies.into() {
            return Err(Problem(format!("spies: at most {}, each on a post of its own", constants.spies)));
        }
        let find = |name: &String| {
            content.objective(name).ok_or_else(|| unknown(content, "objective", Named::Objective, name))
        };
        player.objective = given.objective.as_ref().map(find).transpose()?;
        player.objective_down = given.objective_down;
        for (field, names, set) in
            [("won", &given.won, &mut player.won), ("won_down", &given.won_down, &mut player.won_down)]
        {
            for name in names {
                let card = content.conflict(name).ok_or_else(|| unknown(content, field, Named::Conflict, name))?;
                *set |= card.bit();
            }
        }
        for (field, names, set) in [
            ("contracts", &given.contracts, &mut player.contracts),
            ("completed", &given.completed, &mut player.completed),
        ] {
            for name in names {
                let tile = content.contract(name).ok_or_else(|| unknown(content, field, Named::Contract, name))?;
                *set |= tile.bit();
            }
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
    pub(super) fn leaders(&mut self, seats: &[Seat], players: [&GivenPlayer; 4]) -> Result<(), Problem> {
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
            if let Some(step) = given.training {
                let steps = leader.map_or(0, |leader| content.leaders[leader.index()].track.len());
                if !(1..=steps).contains(&usize::from(step)) {
                    return Err(Problem(format!("{seat}.training: this leader's track has {steps} steps")));
                }
                player.training = step - 1;
            }
            if !given.secret_factions.is_empty() && (!has_secret || player.secret_factions.count_ones() != 2) {
                return Err(Problem(format!("{seat}.secret_factions: two, and only for a leader who has them")));
            }
        }
        Ok(())
    }
}
