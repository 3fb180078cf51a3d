//! What is asked, what can be answered and what happened, in words.

use table::{Game, Markup, Part, PromptFor, Seat, capitalize};

use super::{MessageArg, Texts, seat_name};
use crate::action::{Action, Market};
use crate::content::{Content, Source};
use crate::effect::{Destination, Effect, Nodes};
use crate::event::Event;
use crate::game::Imperium;
use crate::ids::*;
use crate::rules::{Moment, Obstacle};
use crate::state::{Frame, MAX_OWNED, State};

impl Texts {
    /// What the player who owes the decision is asked to do, worded for `prompt_for`. `names` are those of the
    /// players, seat by seat; who has none is called by the letter of the seat.
    pub fn prompt(&self, game: &Imperium, state: &State, names: &[String], prompt_for: PromptFor) -> String {
        self.marked_prompt(&Markup::off(), game, state, names, prompt_for)
    }

    /// The same in parts that say what they stand for.
    pub fn prompt_parts(&self, game: &Imperium, state: &State, names: &[String], prompt_for: PromptFor) -> Vec<Part> {
        self.parts(|texts, markup| texts.marked_prompt(markup, game, state, names, prompt_for))
    }

    fn marked_prompt(
        &self,
        markup: &Markup,
        game: &Imperium,
        state: &State,
        names: &[String],
        prompt_for: PromptFor,
    ) -> String {
        let Some(pending) = state.pending() else { return self.say("prompt-over", []) };
        let seat = ("seat", marked_seat(markup, names, pending.decider));
        let ask = || ("ask", self.ask(markup, game, state, pending.frame).into());
        let source = source(game, state).map(|source| ("source", self.marked_source(markup, &game.content, source)));
        match (prompt_for, source) {
            (PromptFor::Decider, None) => capitalize(&self.say("prompt", [ask()])),
            (PromptFor::Decider, Some(source)) => capitalize(&self.say("prompt-source", [ask(), source])),
            (PromptFor::Everyone, None) => self.say("prompt-named", [seat, ask()]),
            (PromptFor::Everyone, Some(source)) => self.say("prompt-named-source", [seat, ask(), source]),
            (PromptFor::Others, _) => self.say("prompt-others", [seat]),
        }
    }

    fn ask(&self, markup: &Markup, game: &Imperium, s: &State, frame: Frame) -> String {
        let (content, player) = (&game.content, &s.players[s.acting().index()]);
        let id = ["ask-", frame.question(s.turn.kind)].concat();
        let count = |n: u8| self.say(&id, [("n", n.into())]);
        let thing =
            |source: Option<Source>| source.map_or("".into(), |source| self.marked_source(markup, content, source));
        match frame {
            Frame::Defend => {
                let location = s.conflict.and_then(|conflict| content.conflicts[conflict.index()].location);
                self.say(&id, [("space", thing(location.map(Source::Space)))])
            }
            Frame::Reward => self.say(&id, [("conflict", thing(s.conflict.map(Source::Conflict)))]),
            Frame::Turn => {
                let agents = ("agents", (player.ready_agents() as u8).into());
                self.say(&id, [("n", player.persuasion.into()), agents, ("left", left_to_do(game, s).into())])
            }
            Frame::ChooseSome(_, n, _) | Frame::GainInfluence(n, _) => count(n),
            Frame::LoseInfluence(n) | Frame::Discard(n) => count(n),
            Frame::RecallSpy(n) | Frame::TrashIntrigue(n) => count(n),
            Frame::Infiltrate | Frame::Gather => self.say(&id, [("space", thing(Some(Source::Space(s.turn.space))))]),
            Frame::Spy { .. } => count(game.spies_in_supply(player)),
            Frame::TrashFromHand(faction) | Frame::TrashFromPlay(faction) => {
                self.say(&id, [("faction", self.marked_factions(markup, &[faction]))])
            }
            Frame::TurnDown(icon) => self.say(&id, [("icon", self.battle_icon_name(icon).into())]),
            Frame::Acquire { max_cost, .. } => count(max_cost),
            Frame::Foldspace => count(0),
            Frame::Deploy(n) => count(n.min(player.garrison.troops)),
            Frame::DeployUnits(n) | Frame::RetreatUnits(n) | Frame::RetreatEnemy(n) | Frame::ReturnIntrigue(n) => {
                count(n)
            }
            Frame::Offer(node) => self.say(&id, [("effect", self.bare(content, node).into())]),
            Frame::Retreat(n) => count(n.min(player.conflict.troops)),
            Frame::Recover(faction) | Frame::GiveAlliance(faction, _) => {
                self.say(&id, [("faction", self.marked_factions(markup, &[faction]))])
            }
            _ => self.say(&id, []),
        }
    }

    /// Why an action cannot be done, for whoever owes the decision.
    pub fn obstacle(&self, game: &Imperium, state: &State, obstacle: &Obstacle, names: &[String]) -> String {
        let content = &game.content;
        let markup = Markup::new();
        let id = ["obstacle-", obstacle.name()].concat();
        let card = |card: CardId| ("card", self.card_name(content, card).into());
        let intrigue = |card: IntrigueId| ("card", self.intrigue_name(content, card).into());
        let space = |space: SpaceId| ("space", self.space_name(content, space).into());
        let seat = |seat: Seat| ("seat", marked_seat(&markup, names, seat));
        let tile = |tile: TechId| ("tile", self.tech_name(content, tile).into());
        let person = |leader: LeaderId| ("leader", self.leader_name(content, leader).into());
        let text = match *obstacle {
            Obstacle::Asked | Obstacle::NotAnOption => {
                let asked =
                    state.frame().map_or_else(String::new, |frame| self.ask(&Markup::off(), game, state, frame));
                self.say(&id, [("ask", asked.into())])
            }
            Obstacle::LeaderTaken(leader, by) => self.say(&id, [person(leader), seat(by)]),
            Obstacle::NotInDraft(leader) => self.say(&id, [person(leader)]),
            Obstacle::StillToResolve(ref nodes) => {
                let effects: Vec<String> = nodes.iter().map(|&node| self.phrase(content, node)).collect();
                self.say(&id, [("effects", self.list_phrases("list-and", effects).into())])
            }
            Obstacle::ConditionUnmet(ref conditions) => {
                let conditions = conditions.iter().map(|&condition| self.condition(content, condition)).collect();
                self.say(&id, [("conditions", self.list_phrases("list-or", conditions).into())])
            }
            Obstacle::CannotPay(cost) => self.say(&id, [("cost", self.cost(content, cost).into())]),
            Obstacle::NoEffect(node) => self.say(&id, [("effect", self.phrase(content, node).into())]),
            Obstacle::NotInHand(of) => self.say(&id, [card(of)]),
            Obstacle::NotHeld(of) => self.say(&id, [intrigue(of)]),
            Obstacle::WrongMoment(of, ref moments) => {
                let moments = moments.iter().map(|&moment| self.moment(moment)).collect();
                self.say(&id, [intrigue(of), ("moments", self.list_phrases("list-or", moments).into())])
            }
            Obstacle::NoIcon(of, place) => self.say(&id, [card(of), space(place)]),
            Obstacle::Occupied(place, by) => self.say(&id, [space(place), seat(by)]),
            Obstacle::Closed(place, by) => self.say(&id, [space(place), seat(by)]),
            Obstacle::NeedsInfluence(place, faction, needs, has) => {
                let faction = ("faction", self.faction(faction));
                let (needs, has) = (("n", needs.into()), ("has", has.into()));
                self.say(&id, [space(place), faction, needs, has])
            }
            Obstacle::Requirement(place, condition) => {
                self.say(&id, [space(place), ("condition", self.condition(content, condition).into())])
            }
            Obstacle::Used(place) => self.say(&id, [space(place)]),
            Obstacle::SpaceCosts(place, good, cost, has) => {
                let cost = ("cost", self.good(good, cost).into());
                self.say(&id, [space(place), cost, ("has", has.into())])
            }
            Obstacle::DeployAtMost(n) | Obstacle::RetreatAtMost(n) => self.say(&id, [("n", n.into())]),
            Obstacle::NotBuyable(of) => self.say(&id, [card(of)]),
            Obstacle::NotOnOffer(of) | Obstacle::NotAside(of) => self.say(&id, [card(of)]),
            Obstacle::TooManyCards => self.say(&id, [("n", (MAX_OWNED as u8).into())]),
            Obstacle::CardCosts(of, cost, has) => self.say(&id, [card(of), ("n", cost.into()), ("has", has.into())]),
            Obstacle::TooDear(of, cost, most) => self.say(&id, [card(of), ("n", cost.into()), ("most", most.into())]),
            Obstacle::NotATile(of) | Obstacle::NotYourTile(of) | Obstacle::TileUsed(of) | Obstacle::NoUse(of) => {
                self.say(&id, [tile(of)])
            }
            Obstacle::TileCosts(of, good, price, has) => {
                self.say(&id, [tile(of), ("what", self.good(good, price).into()), ("has", has.into())])
            }
            Obstacle::NoNegotiators(n) => self.say(&id, [("n", n.into())]),
            Obstacle::PostTaken(post, by) => self.say(&id, [("post", self.post_name(content, post).into()), seat(by)]),
            Obstacle::OwnSpyThere(post) | Obstacle::PostNotAllowed(post) | Obstacle::NoSpyThere(post) => {
                self.say(&id, [("post", self.post_name(content, post).into())])
            }
            Obstacle::NotAContract(tile) => self.say(&id, [("contract", self.contract_name(content, tile).into())]),
            Obstacle::GameOver
            | Obstacle::DeployBarred
            | Obstacle::WallStands
            | Obstacle::NoDreadnoughts
            | Obstacle::AlreadyActed
            | Obstacle::MustAct
            | Obstacle::NotOnTray
            | Obstacle::NoAgentThere
            | Obstacle::NoAgentReady
            | Obstacle::CannotDeploy
            | Obstacle::NoTroops
            | Obstacle::DeployNone
            | Obstacle::NotRevealing
            | Obstacle::NotToDeck
            | Obstacle::OnlyToDeck => self.say(&id, []),
        };
        markup.read(text)
    }

    /// When an intrigue card can be played, as a phrase.
    fn moment(&self, moment: Moment) -> String {
        match moment {
            Moment::Plot(time) => self.plot_time(time),
            Moment::Combat => self.say("moment-combat", []),
            Moment::Won => self.say("moment-won", []),
            Moment::Endgame => self.say("moment-endgame", []),
        }
    }

    /// A choice as a line of a menu, for whoever owes the decision.
    pub fn action(&self, game: &Imperium, state: &State, action: Action, names: &[String]) -> String {
        let content = &game.content;
        let frame = state.frame();
        let say = |id: &str| self.say(id, []);
        let count = |id: &str, n: u8| self.say(id, [("n", n.into())]);
        let card = |id: &str, card: CardId| self.say(id, [("card", self.card_name(content, card).into())]);
        match action {
            Action::Agent { card, space, price, from } => self.agent(game, state, card, space, price, from),
            Action::Reveal => say("action-reveal"),
            Action::Resolve(node) => self.resolve(game, state, node),
            Action::Deploy(n) => count("action-deploy", n),
            Action::Retreat(n) => count("action-retreat", n),
            Action::Acquire { card, market, to_deck } => {
                let aside = market == Market::Aside;
                let name = ("card", self.card_name(content, card).into());
                let to = ("to", destination(to_deck));
                if let Some(Frame::BuyWithSolari) = frame {
                    let cost = self.goods([content.cards[card.index()].cost, 0, 0]);
                    self.say("action-acquire-solari", [name, ("cost", cost.into())])
                } else if let Some(Frame::Acquire { to: Destination::Hand, .. } | Frame::Chronicle) = frame {
                    self.say("action-acquire-to-hand", [name])
                } else if let Some(Frame::Acquire { .. } | Frame::Foldspace) = frame {
                    let id = if aside { "action-acquire-free-aside" } else { "action-acquire-free" };
                    self.say(id, [name, to])
                } else {
                    let id = if aside { "action-acquire-aside" } else { "action-acquire" };
                    self.say(id, [name, to, ("n", game.cost(state, card, aside).into())])
                }
            }
            Action::Intrigue(card) => {
                let kind = &content.intrigues[card.index()];
                let node = match frame {
                    Some(Frame::Combat) => kind.combat,
                    Some(Frame::Won) => kind.won,
                    Some(Frame::Endgame) => kind.endgame,
                    _ => kind.plot.map(|(node, _)| node),
                };
                let node = node.or(kind.plot.map(|(node, _)| node)).or(kind.combat).or(kind.won).or(kind.endgame);
                let effect = node.map_or_else(String::new, |node| self.bare(content, node));
                let name = self.intrigue_name(content, card);
                self.say("action-intrigue", [("card", name.into()), ("effect", effect.into())])
            }
            Action::DeployDreadnought(n) => count("action-deploy-dreadnought", n),
            Action::Use(tile) => {
                let effect = content.tech[tile.index()].usage.map_or_else(String::new, |node| self.bare(content, node));
                let name = self.tech_name(content, tile);
                self.say("action-use", [("tile", name.into()), ("effect", effect.into())])
            }
            Action::Tech { tile, negotiators, solari } => {
                let discount = if let Some(Frame::Tech { discount, .. }) = frame { discount } else { 0 };
                let price = game.tile_price(tile, discount, negotiators);
                let goods = if solari { [price, 0, 0] } else { [0, price, 0] };
                let words = [("tile", self.tech_name(content, tile).into()), ("cost", self.goods(goods).into())];
                match negotiators {
                    0 => self.say("action-tech", words),
                    n => {
                        let [tile, cost] = words;
                        self.say("action-tech-negotiators", [tile, cost, ("n", n.into())])
                    }
                }
            }
            Action::Advance => count("action-advance", state.players[state.acting().index()].freighter + 1),
            Action::Recall => say("action-recall"),
            Action::Unit(seat, kind) => {
                let own = if seat == state.acting() { "-own" } else { "" };
                let id = format!("action-unit{own}-{}", kind.name());
                self.say(&id, [("seat", seat_name(names, seat).into())])
            }
            Action::Return(card) => self.say("action-return", [("card", self.intrigue_name(content, card).into())]),
            Action::Keep(card) => self.say("action-keep", [("card", self.intrigue_name(content, card).into())]),
            Action::Save(id) => card("action-save", id),
            Action::Choose(option) => match frame {
                Some(Frame::Snoop) if option == 0 => say("action-snoop-draw"),
                Some(Frame::Snoop) => say("action-snoop-trash"),
                Some(Frame::Training) => {
                    let player = &state.players[state.acting().index()];
                    let step = game.next_steps(player).get(usize::from(option));
                    let track = &content.leaders[player.leader.index()].track;
                    let reward = step.and_then(|&step| track[usize::from(step)].reward);
                    let effect = reward.map_or_else(String::new, |node| self.bare(content, node));
                    capitalize(&self.say("action-choose", [("effect", effect.into())]))
                }
                Some(Frame::Choose(node) | Frame::ChooseSome(node, ..) | Frame::Lines(node, _))
                    if option < options(content.effect(node)).len =>
                {
                    let effect = self.bare(content, options(content.effect(node)).get(option.into()));
                    capitalize(&self.say("action-choose", [("effect", effect.into())]))
                }
                _ => self.say("action-choose-number", [("n", option.saturating_add(1).into())]),
            },
            Action::Faction(faction) => {
                let name = ("faction", self.faction(faction));
                match frame {
                    Some(Frame::GainInfluence(n, _)) => self.say("action-faction-gain", [name, ("n", n.into())]),
                    Some(Frame::LoseInfluence(n)) => self.say("action-faction-lose", [name, ("n", n.into())]),
                    _ => self.say("action-faction", [name]),
                }
            }
            Action::Factions(first, second) => {
                let both = self.factions(&[first, second], |names| self.list("list-and", names));
                self.say("action-factions", [("faction", both)])
            }
            Action::Trash(zone, id) => card(&["action-trash-", zone.name()].concat(), id),
            Action::Discard(id) => card("action-discard", id),
            Action::Spy(post) => self.say("action-spy", [("post", self.post_name(content, post).into())]),
            Action::RecallSpy(post) => {
                let id = match frame {
                    Some(Frame::Gather) => "action-recall-spy-gather",
                    Some(Frame::Infiltrate) => "action-recall-spy-infiltrate",
                    _ => "action-recall-spy",
                };
                self.say(id, [("post", self.post_name(content, post).into())])
            }
            Action::Contract(tile) => {
                let text = self.contract(content, tile);
                let words =
                    [("contract", text.name.into()), ("goal", text.goal.into()), ("effect", text.reward.into())];
                let keep = matches!(frame, Some(Frame::KeepContract));
                self.say(if keep { "action-contract-keep" } else { "action-contract" }, words)
            }
            Action::BattleIcon(icon) => {
                let name = ("icon", self.battle_icon_name(icon).into());
                let pair = matches!(frame, Some(Frame::Endgame));
                self.say(if pair { "action-pair-wild" } else { "action-turn-down" }, [name])
            }
            Action::TrashIntrigue(card) => {
                self.say("action-trash-intrigue", [("card", self.intrigue_name(content, card).into())])
            }
            Action::Take(id) => match frame {
                Some(Frame::Recover(..)) => card("action-take-recover", id),
                Some(Frame::SetAside) => card("action-take-set-aside", id),
                Some(Frame::TopCards(_)) => card("action-take-top", id),
                _ => card("action-take", id),
            },
            Action::Space(space) => {
                let id = match frame {
                    Some(Frame::RecallAgent) => "action-space-recall",
                    Some(Frame::CloseSpace) => "action-space-close",
                    Some(Frame::PlaceDreadnought) => "action-space-dreadnought",
                    _ => "action-space",
                };
                self.say(id, [("space", self.space_name(content, space).into())])
            }
            Action::Seat(seat) => {
                let name = ("seat", seat_name(names, seat).into());
                match frame {
                    Some(Frame::DoubleCross) => self.say("action-seat-double-cross", [name]),
                    Some(Frame::GiveAlliance(faction, _)) => {
                        self.say("action-seat-alliance", [name, ("faction", self.faction(faction))])
                    }
                    _ => self.say("action-seat", [name]),
                }
            }
            Action::Leader(leader) => self.say("action-leader", [("leader", self.leader_name(content, leader).into())]),
            Action::Accept => match frame {
                Some(Frame::Defend) => say("action-accept-defend"),
                Some(Frame::PassTurn) => say("action-accept-pass-turn"),
                Some(Frame::PlaceDreadnought) => say("action-accept-detonation"),
                Some(Frame::Offer(node)) => {
                    capitalize(&self.say("action-accept-offer", [("effect", self.bare(content, node).into())]))
                }
                Some(Frame::BlowWall) => say("action-accept-blow-wall"),
                _ => say("action-accept"),
            },
            Action::Decline => match frame {
                Some(Frame::Defend) => say("action-decline-defend"),
                Some(Frame::PassTurn) => say("action-decline-pass-turn"),
                Some(Frame::Trash(..) | Frame::TrashInPlay) => say("action-decline-trash"),
                Some(Frame::Freighter) => say("action-decline-freighter"),
                Some(Frame::Shipping(..)) => say("action-decline-shipping"),
                Some(Frame::Tech { .. }) => say("action-decline-tech"),
                Some(Frame::SwapIntrigue(..)) => say("action-decline-swap"),
                Some(Frame::DeployUnits(..) | Frame::RetreatEnemy(..)) => say("action-decline-units"),
                Some(Frame::Acquire { .. }) => say("action-decline-acquire"),
                Some(Frame::Reward) => say("action-decline-reward"),
                Some(Frame::Gather) => say("action-decline-gather"),
                Some(Frame::Spy { .. }) => say("action-decline-spy"),
                Some(Frame::BlowWall) => say("action-decline-blow-wall"),
                Some(Frame::Contract) => {
                    let solari = [content.constants.contract_solari, 0, 0];
                    self.say("action-decline-contract", [("what", self.goods(solari).into())])
                }
                Some(Frame::Lines(..)) => say("action-decline-lines"),
                Some(Frame::Chronicle | Frame::BuyWithSolari) => say("action-decline-acquire"),
                _ => say("action-decline"),
            },
            Action::Pass => say("action-pass"),
            Action::EndTurn => {
                let seat = state.turn.seat;
                let open = state.tray.iter().filter(|&&node| game.can(state, seat, node));
                let open: Vec<String> = open.map(|&node| self.phrase(content, node)).collect();
                match open[..] {
                    [] => say("action-end-turn"),
                    _ => self.say("action-end-turn-open", [("effects", self.list_phrases("list-and", open).into())]),
                }
            }
        }
    }

    fn agent(
        &self,
        game: &Imperium,
        s: &State,
        card: CardId,
        space: SpaceId,
        price: u8,
        from: Option<SpaceId>,
    ) -> String {
        let content = &game.content;
        let seat = s.acting();
        let cost = game.price_with(s, seat, card, space, price);
        let paid = cost != [0; 3] || content.spaces[space.index()].prices.len() > 1;
        let (card_id, space_id) = (card, space);
        let card = ("card", self.card_name(content, card).into());
        let space = ("space", self.space_name(content, space).into());
        let cost = || ("cost", self.goods(cost).into());
        if from.is_none() && game.needs_spy(s, seat, card_id, space_id) {
            return self.say("action-agent-infiltrate", [card, space, cost()]);
        }
        match from {
            None if paid => self.say("action-agent-paid", [card, space, cost()]),
            None => self.say("action-agent", [card, space]),
            Some(from) => {
                let from = ("from", self.space_name(content, from).into());
                if paid {
                    self.say("action-move-agent-paid", [card, space, from, cost()])
                } else {
                    self.say("action-move-agent", [card, space, from])
                }
            }
        }
    }

    fn resolve(&self, game: &Imperium, s: &State, node: NodeId) -> String {
        let content = &game.content;
        let source = ("source", self.source_name(content, content.node(node).source).into());
        let player = &s.players[s.acting().index()];
        let effect = match (content.effect(node), game.signet(player)) {
            (Effect::Signet, Some(signet)) => {
                let effect = ("effect", self.bare(content, signet).into());
                let ability = ("ability", self.signet_name(content, player.leader).into());
                return capitalize(&self.say("action-resolve-signet", [effect, source, ability]));
            }
            _ => self.bare(content, node),
        };
        capitalize(&self.say("action-resolve", [("effect", effect.into()), source]))
    }

    /// The name of a component or a track, marked as that.
    fn marked_source(&self, markup: &Markup, content: &Content, source: Source) -> MessageArg {
        let (kind, id) = source.named(content);
        markup.mark(kind, id, &self.source_name(content, source)).into()
    }

    /// Names of factions, marked each.
    fn marked_factions(&self, markup: &Markup, factions: &[Faction]) -> MessageArg {
        let marked = |names: Vec<String>| {
            let marked = names.iter().zip(factions).map(|(name, faction)| markup.mark("faction", faction.name(), name));
            self.list("list-and", marked.collect())
        };
        self.factions(factions, marked)
    }

    /// An event as a line of the log.
    pub fn event(&self, game: &Imperium, event: &Event, names: &[String]) -> String {
        self.marked_event(&Markup::off(), game, event, names)
    }

    /// The same line in parts that say what they stand for.
    pub fn event_parts(&self, game: &Imperium, event: &Event, names: &[String]) -> Vec<Part> {
        self.parts(|texts, markup| texts.marked_event(markup, game, event, names))
    }

    fn marked_event(&self, markup: &Markup, game: &Imperium, event: &Event, names: &[String]) -> String {
        let content = &game.content;
        let thing = |source: Source| self.marked_source(markup, content, source);
        let who = |seat: Seat| ("seat", marked_seat(markup, names, seat));
        let other = |seat: Seat| ("other", marked_seat(markup, names, seat));
        let card = |card: CardId| ("card", thing(Source::Card(card)));
        let intrigue = |card: IntrigueId| ("card", thing(Source::Intrigue(card)));
        let space = |space: SpaceId| ("space", thing(Source::Space(space)));
        let conflict = |conflict: ConflictId| ("conflict", thing(Source::Conflict(conflict)));
        let leader = |leader: LeaderId| ("leader", thing(Source::Leader(leader)));
        let tile = |tile: TechId| ("tile", thing(Source::Tech(tile)));
        let contract = |tile: ContractId| ("contract", thing(Source::Contract(tile)));
        let battle_icon = |icon: BattleIcon| ("icon", self.battle_icon_name(icon).into());
        let post = |post: PostId| {
            let id = &content.posts[post.index()].id;
            ("post", markup.mark("post", id, &self.post_name(content, post)).into())
        };
        let faction = |faction: Faction| ("faction", self.marked_factions(markup, &[faction]));
        let amount = |good: Good, n: u8| ("what", markup.mark_amount("good", good.name(), &self.good(good, n)).into());
        match *event {
            Event::LeaderOffered { leader: l } => self.say("event-leader-offered", [leader(l)]),
            Event::LeaderChosen { seat, leader: l } => self.say("event-leader-chosen", [who(seat), leader(l)]),
            Event::SecretFactionsChosen { seat } => self.say("event-secret-factions-chosen", [who(seat)]),
            Event::SecretFactions { seat, first, second } => {
                let both = ("faction", self.marked_factions(markup, &[first, second]));
                self.say("event-secret-factions", [who(seat), both])
            }
            Event::RoundBegan { round, first, conflict: c } => {
                self.say("event-round-began", [("round", round.into()), who(first), conflict(c)])
            }
            Event::TurnBegan { seat } => self.say("event-turn-began", [who(seat)]),
            Event::AgentSent { seat, card: c, space: s } => {
                self.say("event-agent-sent", [who(seat), card(c), space(s)])
            }
            Event::AgentRecalled { seat, space: s } => self.say("event-agent-recalled", [who(seat), space(s)]),
            Event::Revealed { seat } => self.say("event-revealed", [who(seat)]),
            Event::CardRevealed { seat, card: c } => self.say("event-card-revealed", [who(seat), card(c)]),
            Event::TurnEnded { seat } => self.say("event-turn-ended", [who(seat)]),
            Event::TurnPassed { seat } => self.say("event-turn-passed", [who(seat)]),
            Event::Resolved { seat, effect } => {
                let source = ("source", thing(content.node(effect).source));
                self.say("event-resolved", [who(seat), source, ("effect", self.phrase(content, effect).into())])
            }
            Event::Gained { seat, good, amount: n } => self.say("event-gained", [who(seat), amount(good, n)]),
            Event::Paid { seat, good, amount: n } => self.say("event-paid", [who(seat), amount(good, n)]),
            Event::VpLost { seat, amount: n } => self.say("event-vp-lost", [who(seat), amount(Good::Vp, n)]),
            Event::Drew { seat, count } => self.say("event-drew", [who(seat), ("n", count.into())]),
            Event::DrewCard { seat, card: c } => self.say("event-drew-card", [who(seat), card(c)]),
            Event::Reshuffled { seat } => self.say("event-reshuffled", [who(seat)]),
            Event::DrewIntrigue { seat, count } => self.say("event-drew-intrigue", [who(seat), ("n", count.into())]),
            Event::DrewIntrigueCard { seat, card } => self.say("event-drew-intrigue-card", [who(seat), intrigue(card)]),
            Event::StoleIntrigue { seat, from } => self.say("event-stole-intrigue", [who(seat), other(from)]),
            Event::StoleIntrigueCard { seat, from, card } => {
                self.say("event-stole-intrigue-card", [who(seat), other(from), intrigue(card)])
            }
            Event::IntriguePlayed { seat, card } => self.say("event-intrigue-played", [who(seat), intrigue(card)]),
            Event::Trashed { seat, card: c, zone } => {
                self.say(&["event-trashed-", zone.name()].concat(), [who(seat), card(c)])
            }
            Event::Discarded { seat, card: c } => self.say("event-discarded", [who(seat), card(c)]),
            Event::Recovered { seat, card: c } => self.say("event-recovered", [who(seat), card(c)]),
            Event::Looked { seat, card: c } => self.say("event-looked", [who(seat), card(c)]),
            Event::Acquired { seat, card: c, to_hand: true, .. } => {
                self.say("event-acquired-to-hand", [who(seat), card(c)])
            }
            Event::Acquired { seat, card: c, cost: 0, to_deck, .. } => {
                self.say("event-acquired-free", [who(seat), card(c), ("to", destination(to_deck))])
            }
            Event::Acquired { seat, card: c, cost, to_deck, .. } => {
                self.say("event-acquired", [who(seat), card(c), ("n", cost.into()), ("to", destination(to_deck))])
            }
            Event::ObjectiveDealt { seat, objective } => {
                let name = self.objective_name(content, objective);
                let id = &content.objectives[objective.index()].id;
                let objective = ("objective", markup.mark("objective", id, &name).into());
                self.say("event-objective-dealt", [who(seat), objective])
            }
            Event::SpyPlaced { seat, post: p } => self.say("event-spy-placed", [who(seat), post(p)]),
            Event::SpyRecalled { seat, post: p } => self.say("event-spy-recalled", [who(seat), post(p)]),
            Event::Infiltrated { seat, post: p, space: s } => {
                self.say("event-infiltrated", [who(seat), post(p), space(s)])
            }
            Event::GatheredIntelligence { seat, post: p } => self.say("event-gathered", [who(seat), post(p)]),
            Event::MakerHooksTaken { seat } => self.say("event-maker-hooks", [who(seat)]),
            Event::ShieldWallRemoved { seat } => self.say("event-shield-wall-removed", [who(seat)]),
            Event::WormsSummoned { seat, count } => self.say("event-worms", [who(seat), ("n", count.into())]),
            Event::RewardDoubled { seat } => self.say("event-reward-doubled", [who(seat)]),
            Event::ConflictTaken { seat, conflict: c } => self.say("event-conflict-taken", [who(seat), conflict(c)]),
            Event::IconsPaired { seat, icon } => self.say("event-icons-paired", [who(seat), battle_icon(icon)]),
            Event::IconTurnedDown { seat, icon } => self.say("event-icon-turned-down", [who(seat), battle_icon(icon)]),
            Event::ContractDealt { seat, contract: c } => self.say("event-contract-dealt", [who(seat), contract(c)]),
            Event::ContractChosen { seat } => self.say("event-contract-chosen", [who(seat)]),
            Event::ContractTaken { seat, contract: c } => self.say("event-contract-taken", [who(seat), contract(c)]),
            Event::ContractTurned { contract: c } => self.say("event-contract-turned", [contract(c)]),
            Event::ContractCompleted { seat, contract: c } => {
                self.say("event-contract-completed", [who(seat), contract(c)])
            }
            Event::IntrigueTrashed { seat, card } => self.say("event-intrigue-trashed", [who(seat), intrigue(card)]),
            Event::CardBackInHand { seat, card: c } => self.say("event-card-back-in-hand", [who(seat), card(c)]),
            Event::CardSeen { seat, card: c } => self.say("event-card-seen", [who(seat), card(c)]),
            Event::TookCard { seat, card: c } => self.say("event-took-card", [who(seat), card(c)]),
            Event::MemoryMade { seat } => self.say("event-memory-made", [who(seat)]),
            Event::MemoriesReturned { seat, count } => {
                self.say("event-memories-returned", [who(seat), ("n", count.into())])
            }
            Event::LeaderTurned { seat, leader: l } => self.say("event-leader-turned", [who(seat), leader(l)]),
            Event::Trained { seat, step } => self.say("event-trained", [who(seat), ("step", step.into())]),
            Event::RowFilled { card: c } => self.say("event-row-filled", [card(c)]),
            Event::SetAside { seat, card: c } => self.say("event-set-aside", [who(seat), card(c)]),
            Event::AsideRemoved { seat, card: c } => self.say("event-aside-removed", [who(seat), card(c)]),
            Event::TroopsMoved { seat, how, count } => {
                self.say(&format!("event-troops-{}", how.name()), [who(seat), ("n", count.into())])
            }
            Event::DreadnoughtsMoved { seat, how, count } => {
                self.say(&format!("event-dreadnoughts-{}", how.name()), [who(seat), ("n", count.into())])
            }
            Event::UnitRetreats { seat, by } => self.say("event-unit-retreats", [who(by), other(seat)]),
            Event::DreadnoughtPlaced { seat, space: s } => self.say("event-dreadnought-placed", [who(seat), space(s)]),
            Event::DreadnoughtReturned { seat, space: s } => {
                self.say("event-dreadnought-returned", [who(seat), space(s)])
            }
            Event::TileAcquired { seat, tile: t, good, amount: n } => {
                let free = n == 0;
                let id = if free { "event-tile-acquired-free" } else { "event-tile-acquired" };
                self.say(id, [who(seat), tile(t), amount(good, n)])
            }
            Event::TileTurned { tile: t } => self.say("event-tile-turned", [tile(t)]),
            Event::TileUsed { seat, tile: t } => self.say("event-tile-used", [who(seat), tile(t)]),
            Event::TileTrashed { seat, tile: t } => self.say("event-tile-trashed", [who(seat), tile(t)]),
            Event::NegotiatorSent { seat } => self.say("event-negotiator-sent", [who(seat)]),
            Event::NegotiatorsReturned { seat, count } => {
                self.say("event-negotiators-returned", [who(seat), ("n", count.into())])
            }
            Event::FreighterAdvanced { seat, now } => {
                self.say("event-freighter-advanced", [who(seat), ("now", now.into())])
            }
            Event::FreighterRecalled { seat } => self.say("event-freighter-recalled", [who(seat)]),
            Event::SnooperTaken { seat, faction: f } => self.say("event-snooper-taken", [who(seat), faction(f)]),
            Event::CardSaved { seat } => self.say("event-card-saved", [who(seat)]),
            Event::CardSavedKnown { seat, card: c } => self.say("event-card-saved-known", [who(seat), card(c)]),
            Event::CardReturned { seat, card: c } => self.say("event-card-returned", [who(seat), card(c)]),
            Event::IntrigueReturned { seat } => self.say("event-intrigue-returned", [who(seat)]),
            Event::IntrigueReturnedKnown { seat, card } => {
                self.say("event-intrigue-returned-known", [who(seat), intrigue(card)])
            }
            Event::Intelligence { seat } => self.say("event-intelligence", [who(seat)]),
            Event::IntelligenceSeen { seat, card } => self.say("event-intelligence-seen", [who(seat), intrigue(card)]),
            Event::ExtraTurn { seat } => self.say("event-extra-turn", [who(seat)]),
            Event::InfluenceGained { seat, faction: f, amount, now } => {
                self.say("event-influence-gained", [who(seat), faction(f), ("n", amount.into()), ("now", now.into())])
            }
            Event::InfluenceLost { seat, faction: f, amount, now } => {
                self.say("event-influence-lost", [who(seat), faction(f), ("n", amount.into()), ("now", now.into())])
            }
            Event::AllianceTaken { seat, faction: f } => self.say("event-alliance-taken", [who(seat), faction(f)]),
            Event::AllianceLost { seat, faction: f } => self.say("event-alliance-lost", [who(seat), faction(f)]),
            Event::CouncilSeat { seat } => self.say("event-council-seat", [who(seat)]),
            Event::SwordmasterGained { seat } => self.say("event-swordmaster-gained", [who(seat)]),
            Event::MentatTaken { seat } => self.say("event-mentat-taken", [who(seat)]),
            Event::SpaceClosed { seat, space: s } => self.say("event-space-closed", [who(seat), space(s)]),
            Event::ControlTaken { seat, space: s } => self.say("event-control-taken", [who(seat), space(s)]),
            Event::CombatPassed { seat } => self.say("event-combat-passed", [who(seat)]),
            Event::Placed { seat, place, strength } => {
                self.say("event-placed", [who(seat), ("place", place.into()), ("strength", strength.into())])
            }
            Event::ConflictWon { seat, conflict: c } => self.say("event-conflict-won", [who(seat), conflict(c)]),
            Event::NobodyWon { conflict: c } => self.say("event-nobody-won", [conflict(c)]),
            Event::MakerGrew { space: s, now } => self.say("event-maker-grew", [space(s), ("now", now.into())]),
            Event::FirstPlayer { seat } => self.say("event-first-player", [who(seat)]),
            Event::GameOver { winner } => self.say("event-game-over", [who(winner)]),
        }
    }
}

fn marked_seat(markup: &Markup, names: &[String], seat: Seat) -> MessageArg {
    markup.mark_named("seat", &seat.to_string(), &seat_name(names, seat)).into()
}

fn destination(to_deck: bool) -> MessageArg {
    if to_deck { "deck".into() } else { "discard".into() }
}

/// What a choice is between.
fn options(effect: Effect) -> Nodes {
    match effect {
        Effect::OneOf(nodes) | Effect::SomeOf(_, nodes) | Effect::Lines(nodes) => nodes,
        _ => Nodes::default(),
    }
}

/// The component whose effect asks for the decision.
fn source(game: &Imperium, s: &State) -> Option<Source> {
    Some(game.content.node(s.stack.last()?.source?).source)
}

/// What a turn still has to offer: cards to acquire, else effects to resolve, else units to deploy.
fn left_to_do(game: &Imperium, state: &State) -> &'static str {
    let mut legal = Vec::new();
    game.legal_actions(state, &mut legal);
    let offers = |wanted: fn(&Action) -> bool| legal.iter().any(wanted);
    if offers(|action| matches!(action, Action::Acquire { .. })) {
        "cards"
    } else if offers(|action| matches!(action, Action::Resolve(_))) {
        "effects"
    } else if offers(|action| matches!(action, Action::Deploy(_) | Action::DeployDreadnought(_))) {
        "deploy"
    } else {
        "nothing"
    }
}
