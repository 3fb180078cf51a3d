//! What a position's players share: decks, board, market, conflicts.

use super::*;

/// Most points a position can give somebody: a game adds fewer than a byte still has room for.
const MAX_GIVEN_POINTS: i32 = 99;

impl Builder<'_> {
    pub(super) fn shared(&mut self, seats: &[Seat]) -> Result<(), Problem> {
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
            intrigue.pile_mut(INTRIGUE_DECK).iter_mut().for_each(|held| held.known = KNOWN_TO_ALL);
            intrigue.move_all(INTRIGUE_DECK, INTRIGUE_DISCARD);
            intrigue.pile_mut(INTRIGUE_DISCARD).sort_unstable();
        }
        discard.iter().for_each(|&card| intrigue.insert_sorted(INTRIGUE_DISCARD, Hidden { card, known: KNOWN_TO_ALL }));
        top.iter().rev().for_each(|&card| intrigue.push(INTRIGUE_DECK, Hidden { card, known: 0 }));

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
        if let Some(stands) = given.shield_wall {
            if stands && content.constants.shield_wall == 0 {
                return Err(Problem::new("shield_wall: there is none on this board"));
            }
            self.s.shield_wall = stands;
        }
        self.contracts()?;
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
    pub(super) fn tech(&mut self) -> Result<(), Problem> {
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

    /// Contracts: those named lie face up and on top of the stack, then those that nobody has.
    pub(super) fn contracts(&mut self) -> Result<(), Problem> {
        let (content, given) = (&self.game.content, self.given);
        if content.contracts.is_empty() {
            return Ok(());
        }
        let players = &self.s.players;
        let mut taken = players.iter().fold(0, |set, player| set | player.contracts | player.completed);
        let mut take = |field: &str, names: &[String]| {
            let mut tiles = Vec::new();
            for name in names {
                let tile = content.contract(name).ok_or_else(|| unknown(content, field, Named::Contract, name))?;
                if taken & tile.bit() != 0 {
                    return Err(Problem(format!("{field}: {name} is somewhere else already")));
                }
                taken |= tile.bit();
                tiles.push(tile);
            }
            Ok(tiles)
        };
        let market = take("contract_market", &given.contract_market)?;
        let top = take("contract_stack", &given.contract_stack)?;
        if given.at == At::Setup {
            return Ok(());
        }
        let most = usize::from(content.constants.contracts_face_up);
        if market.len() > most {
            return Err(Problem(format!("contract_market: at most {most} lie face up")));
        }
        let own = players.iter().any(|player| self.game.modifiers_of(player).own_contracts);
        self.s.contracts_aside = if own { content.contract_sets.set_aside & !taken } else { 0 };
        taken |= content.contract_sets.ix | self.s.contracts_aside;
        let mut rest: Vec<ContractId> =
            (0..content.contracts.len() as u8).map(ContractId).filter(|tile| taken & tile.bit() == 0).collect();
        self.s.rng.shuffle(&mut rest);
        if given.contract_rest == ContractRest::Gone {
            self.s.contracts_gone = rest.drain(..).fold(0, |set, tile| set | tile.bit());
        }
        self.s.contract_market = market.into_iter().collect();
        while self.s.contract_market.len() < most
            && let Some(tile) = rest.pop()
        {
            self.s.contract_market.push(tile);
        }
        self.s.contract_stack = rest.into_iter().chain(top.into_iter().rev()).collect();
        Ok(())
    }

    pub(super) fn alliances(&mut self, seats: &[Seat]) -> Result<(), Problem> {
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

    pub(super) fn conflicts(&mut self) -> Result<(), Problem> {
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
            self.s.seen_conflicts = current.bit();
        }
        self.s.conflicts = deck.into_iter().collect();
        Ok(())
    }
}
