//! The game in a few lines of text, for a terminal.

use std::fmt::Write;

use table::{Seat, Viewer};

use crate::content::Content;
use crate::ids::Faction;
use crate::state::{Mentat, Phase};
use crate::text::Texts;
use crate::view::View;

/// The game as `viewer` sees it.
pub(crate) fn overview(content: &Content, texts: &Texts, view: &View<'_>, viewer: Viewer, names: &[String]) -> String {
    let mut text = String::new();
    let overview = Overview { content, texts, view, names };
    let seat = if let Viewer::Seat(seat) = viewer { Some(seat) } else { None };
    // Writing to a string does not fail.
    let _ = overview.heading(&mut text);
    let _ = overview.players(&mut text, seat);
    let _ = overview.board(&mut text);
    if let Some(seat) = seat {
        let _ = overview.own(&mut text, seat);
    }
    text.trim_end().to_owned()
}

struct Overview<'a> {
    content: &'a Content,
    texts: &'a Texts,
    view: &'a View<'a>,
    names: &'a [String],
}

impl Overview<'_> {
    fn heading(&self, text: &mut String) -> std::fmt::Result {
        let view = self.view;
        let phase = match view.phase {
            Phase::Setup => "before the first round",
            Phase::RoundStart => "the round begins",
            Phase::Turns => "agent and reveal turns",
            Phase::Combat => "combat",
            Phase::Rewards => "rewards",
            Phase::Endgame => "the end of the game",
            Phase::Over => "over",
        };
        writeln!(text, "── Round {}, {phase}; first player {} ──", view.round, self.name(view.first))?;
        let Some(conflict) = view.conflict.and_then(|id| self.content.conflict(id)) else { return Ok(()) };
        let conflict = self.texts.conflict(self.content, conflict);
        let location = conflict.location.map(|place| format!(" at {place}")).unwrap_or_default();
        writeln!(text, "Conflict: {} (level {}){location}", conflict.name, conflict.level)?;
        for (place, reward) in ["1st", "2nd", "3rd"].iter().zip(&conflict.rewards) {
            writeln!(text, "  {place}: {reward}")?;
        }
        Ok(())
    }

    fn players(&self, text: &mut String, own: Option<Seat>) -> std::fmt::Result {
        writeln!(
            text,
            "  {:<34} {:>2} {:>6} {:>5} {:>5} {:>8} {:>8} {:>8}  {:<11} {:>4} {:>8}",
            "", "VP", "Solari", "spice", "water", "garrison", "conflict", "strength", "Em Gu BG Fr", "hand", "intrigue"
        )?;
        for (&seat, player) in &self.view.players {
            let leader = player.leader.and_then(|id| self.content.leader(id));
            let leader = leader.map_or_else(|| "?".into(), |leader| self.texts.leader_name(self.content, leader));
            let turn = self.view.decision.as_ref().is_some_and(|decision| decision.seat == seat);
            let mut who = format!("{} {leader}", self.name(seat));
            if own == Some(seat) && self.names.is_empty() {
                who += " (you)";
            }
            let steps: Vec<String> = Faction::ALL
                .iter()
                .map(|faction| {
                    let held = self.view.alliances.get(faction) == Some(&Some(seat));
                    let step = player.influence.get(faction).copied().unwrap_or(0);
                    format!("{step}{}", if held { '*' } else { ' ' })
                })
                .collect();
            writeln!(
                text,
                "{} {who:<34} {:>2} {:>6} {:>5} {:>5} {:>8} {:>8} {:>8}  {:<11} {:>4} {:>8}",
                if turn { '>' } else { ' ' },
                player.vp,
                player.solari,
                player.spice,
                player.water,
                player.garrison,
                player.conflict,
                player.strength,
                steps.join(" "),
                player.hand.count,
                player.intrigue.count,
            )?;
            let mut more = Vec::new();
            if player.agents_ready > 0 {
                more.push(format!("{} to send", player.agents_ready));
            }
            if !player.agents.is_empty() {
                let spaces: Vec<String> = player.agents.iter().map(|id| self.space(id)).collect();
                more.push(format!("on {}", spaces.join(", ")));
            }
            let flags = [
                (player.swordmaster, "swordmaster"),
                (player.high_council, "High Council"),
                (player.mentat, "Mentat"),
                (player.revealed, "has revealed"),
            ];
            more.extend(flags.iter().filter(|(holds, _)| *holds).map(|(_, name)| (*name).to_owned()));
            if let Some(space) = &player.closed {
                more.push(format!("has closed {}", self.space(space)));
            }
            more.extend(player.aside.iter().map(|card| format!("{} set aside", self.card(card))));
            if !player.spies.is_empty() {
                more.push(format!("spies next to {}", self.posts(&player.spies)));
            }
            if player.sandworms > 0 {
                more.push(format!("sandworms in the conflict: {}", player.sandworms));
            }
            if player.maker_hooks {
                more.push("maker hooks".to_owned());
            }
            if !player.battle_icons.is_empty() {
                let icons: Vec<&str> = player.battle_icons.iter().map(|icon| icon.name()).collect();
                more.push(format!("battle icons: {}", icons.join(", ")));
            }
            if !player.contracts.is_empty() {
                more.push(format!("contracts: {}", self.contracts(&player.contracts)));
            }
            if !player.completed.is_empty() {
                more.push(format!("completed: {}", player.completed.len()));
            }
            if !more.is_empty() {
                writeln!(text, "      {}", more.join("; "))?;
            }
        }
        Ok(())
    }

    fn board(&self, text: &mut String) -> std::fmt::Result {
        let view = self.view;
        let row: Vec<String> = view.row.iter().map(|id| self.priced(id)).collect();
        let reserve: Vec<String> = view.reserve.iter().map(|(id, n)| format!("{} × {n}", self.priced(id))).collect();
        writeln!(text, "Row: {}", row.join(", "))?;
        writeln!(text, "Reserve: {}", reserve.join(", "))?;
        let mut board: Vec<String> = Vec::new();
        for (id, n) in view.bonus_spice.iter().filter(|(_, n)| **n > 0) {
            board.push(format!("{n} bonus spice on {}", self.space(id)));
        }
        for (id, owner) in &view.control {
            board.extend(owner.map(|owner| format!("{} controls {}", self.name(owner), self.space(id))));
        }
        if let Mentat::Kept(seat) = view.mentat {
            board.push(format!("the Mentat waits for {}", self.name(seat)));
        }
        if view.conflict_walled {
            board.push("the Shield Wall keeps sandworms from this conflict".to_owned());
        }
        if !view.contract_market.is_empty() {
            let left = view.contract_stack;
            board.push(format!("contracts: {} ({left} in the stack)", self.contracts(&view.contract_market)));
        }
        if !board.is_empty() {
            writeln!(text, "Board: {}", board.join("; "))?;
        }
        Ok(())
    }

    fn own(&self, text: &mut String, seat: Seat) -> std::fmt::Result {
        let Some(player) = self.view.players.get(&seat) else { return Ok(()) };
        let hand: Vec<String> = player.hand.known.iter().map(|id| self.card(id)).collect();
        if !hand.is_empty() {
            writeln!(text, "Hand: {}", hand.join(", "))?;
        }
        if player.persuasion > 0 {
            writeln!(text, "Persuasion: {}", player.persuasion)?;
        }
        let intrigue: Vec<String> = player
            .intrigue
            .known
            .iter()
            .map(|id| {
                self.content
                    .intrigue(id)
                    .map_or_else(|| id.to_string(), |card| self.texts.intrigue_name(self.content, card))
            })
            .collect();
        if !intrigue.is_empty() {
            writeln!(text, "Intrigue: {}", intrigue.join(", "))?;
        }
        if !player.secret_factions.is_empty() {
            let factions: Vec<&str> = player.secret_factions.iter().map(|faction| faction.name()).collect();
            writeln!(text, "Secret factions: {}", factions.join(", "))?;
        }
        for known in &player.deck.known {
            if let Some(("1", id)) = known.split_once(' ') {
                writeln!(text, "Top of your deck: {}", self.card(id))?;
            }
        }
        Ok(())
    }

    fn name(&self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string())
    }

    fn posts(&self, ids: &[&str]) -> String {
        let names = ids.iter().filter_map(|id| self.content.post(id));
        let names: Vec<String> = names.map(|post| self.texts.post_name(self.content, post)).collect();
        names.join("; ")
    }

    fn contracts(&self, ids: &[&str]) -> String {
        let names = ids.iter().filter_map(|id| self.content.contract(id));
        let names: Vec<String> = names.map(|tile| self.texts.contract_name(self.content, tile)).collect();
        names.join(", ")
    }

    fn card(&self, id: &str) -> String {
        self.content.card(id).map_or_else(|| id.to_owned(), |card| self.texts.card_name(self.content, card))
    }

    fn priced(&self, id: &str) -> String {
        match self.content.card(id).map(|card| &self.content.cards[card.index()]) {
            Some(card) if card.buyable => format!("{} ({})", self.card(id), card.cost),
            _ => self.card(id),
        }
    }

    fn space(&self, id: &str) -> String {
        self.content.space(id).map_or_else(|| id.to_owned(), |space| self.texts.space_name(self.content, space))
    }
}
