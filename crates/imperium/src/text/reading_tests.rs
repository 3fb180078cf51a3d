//! What the words read like, sentence by sentence.

use table::{Game, PromptFor, Seat};

use super::tests::{base, start, with_pack};
use super::*;
use crate::action::Action;
use crate::event::{Event, UnitMove};
use crate::game::{Imperium, Setup};
use crate::state::{Agent, Frame, Pending, TurnKind};

/// What a labelled entry or box says.
fn says(texts: &Texts, content: &Content, id: &str) -> String {
    let card = |id: &str| content.card(id).map(|card| texts.card(content, card));
    let intrigue = |id: &str| content.intrigue(id).map(|card| texts.intrigue(content, card));
    let space = |id: &str| texts.space(content, content.space(id).unwrap());
    match id.split_once('.').unwrap() {
        (id, "agent") => card(id).unwrap().agent,
        (id, "reveal") => card(id).unwrap().reveal,
        (id, "acquire") => card(id).unwrap().acquire,
        (id, "plot") => intrigue(id).unwrap().plot,
        (id, "combat") => intrigue(id).unwrap().combat,
        (id, "endgame") => intrigue(id).unwrap().endgame,
        (id, "space") => space(id).prices[0].effect.clone(),
        (id, "combat-space") => space(id).combat,
        (id, "maker") => space(id).maker,
        (id, "signet") => texts.leader(content, content.leader(id).unwrap()).signet,
        (id, place) => {
            let place = ["first", "second", "third"].iter().position(|p| *p == place).unwrap();
            texts.conflict(content, content.conflict(id).unwrap()).rewards[place].clone()
        }
    }
}

#[test]
fn effects_read_well() {
    let (texts, content) = (Texts::english(), with_pack());
    for (id, text) in [
        ("duncan-idaho.agent", "You may pay 1 water to recruit 1 troop and draw 1 card."),
        ("scout.reveal", "Gain 1 persuasion and 1 sword, and retreat up to 2 troops."),
        ("bene-gesserit-sister.reveal", "Gain 2 persuasion or 2 swords."),
        (
            "firm-grip.agent",
            "You may pay 2 Solari to gain 1 influence with the Spacing Guild, Bene Gesserit or Fremen.",
        ),
        ("firm-grip.reveal", "If you hold the Emperor alliance: gain 4 persuasion."),
        (
            "gurney-halleck.reveal",
            "Gain 2 persuasion. You may pay 3 Solari to recruit 2 troops and deploy any of the troops you just recruited.",
        ),
        ("test-of-humanity.agent", "Each opponent must either discard 1 card or lose 1 troop from the conflict."),
        (
            "worm-riders.reveal",
            "If you have 2 or more influence with the Fremen: gain 4 swords. \
             If you hold the Fremen alliance: gain 2 swords more.",
        ),
        (
            "crysknife.reveal",
            "Gain 1 sword. If you have another Fremen card in play: gain 1 influence with the Fremen.",
        ),
        (
            "guild-ambassador.reveal",
            "If you hold the Spacing Guild alliance, you may pay 3 spice to gain 1 victory point.",
        ),
        (
            "reverend-mother-mohiam.agent",
            "If you have another Bene Gesserit card in play, each opponent must discard 2 cards.",
        ),
        ("liet-kynes.reveal", "Gain 2 persuasion for each Fremen card you have in play, this one included."),
        (
            "shifting-allegiances.agent",
            "You may lose 1 influence with a faction of your choice and pay 2 spice \
             to gain 2 influence with a faction of your choice.",
        ),
        ("power-play.agent", "Gain 2 influence instead of 1 for visiting a faction's space. Trash this card."),
        ("guild-administrator.agent", "You may trash a card."),
        (
            "gene-manipulation.agent",
            "You may trash a card. If you have another Bene Gesserit card in play: gain 2 spice.",
        ),
        ("terrible-purpose.first", "Gain 1 victory point. You may trash a card."),
        ("selective-breeding.space", "You may trash 1 card to draw 2 cards."),
        (
            "high-council.space",
            "Take a seat on the High Council, which gives you 2 persuasion in each of your reveal turns.",
        ),
        ("mentat.space", "Draw 1 card and take the Mentat as an extra agent this round, if it is on its space."),
        (
            "sort-through-the-chaos.first",
            "Take the Mentat as an extra agent next round, draw 1 intrigue card and gain 2 Solari.",
        ),
        ("hagga-basin.maker", "Maker space: gains 1 bonus spice in each Makers phase if no agent is here."),
        (
            "helena-richese.signet",
            "Set aside a card from the Imperium Row: until the end of your reveal turn only you can acquire it, \
             for 1 less persuasion, then it leaves the game.",
        ),
        (
            "plans-within-plans.endgame",
            "If you have 3 or more influence with at least 3 factions: gain 1 victory point. \
             If you have 3 or more influence with at least 4 factions: gain 1 victory point more.",
        ),
        ("bribery.plot", "Pay 2 Solari: gain 1 influence with a faction of your choice."),
        ("imperial-spy.agent", "You may trash this card to draw 1 intrigue card."),
        ("guild-bankers.reveal", "The Spice Must Flow costs you 3 less persuasion this turn."),
        (
            "bypass-protocol.plot",
            "Either acquire a card that costs 3 or less for free; or pay 2 spice: \
             acquire a card that costs 5 or less for free and put it on top of your deck.",
        ),
        (
            "reinforcements.plot",
            "Pay 3 Solari: recruit 3 troops; in your reveal turn: deploy any of the troops you just recruited.",
        ),
        ("bindu-suspension.plot", "Draw 1 card. You may pass this turn."),
        ("calculated-hire.plot", "Pay 1 spice: take the Mentat as an extra agent this round, if it is on its space."),
        ("master-tactician.combat", "Either gain 3 swords or retreat up to 3 troops."),
        ("machinations.first", "Gain 1 influence with each of 2 different factions."),
        ("battle-for-arrakeen.second", "Choose 2 of these: draw 1 intrigue card; gain 2 spice; gain 3 Solari."),
        ("cloak-and-dagger.third", "Either draw 1 intrigue card or gain 1 spice."),
        ("glossu-the-beast-rabban.signet", "Recruit 1 troop. If you hold any alliance: recruit 1 more troop."),
        (
            "odd.reveal",
            "If you have your Swordmaster, draw 1 card; (if you have a seat on the High Council: recruit 1 troop); \
             draw 2 cards. You may lose 1 influence with the Spacing Guild and trash 2 cards to gain the Swordmaster as your third \
             agent. You may discard 1 card: either draw 1 card and recruit 1 troop; or draw 2 intrigue cards.",
        ),
        (
            "odd.acquire",
            "Gain 2 of these: 1 spice, 2 water, 3 Solari. If you own Odd: recruit 1 troop, gain 1 spice and 1 water, \
             and draw 1 card. Each opponent must lose 2 troops from the garrison.",
        ),
    ] {
        assert_eq!(says(&texts, &content, id), text, "{id}");
    }
}

#[test]
fn components_are_found_and_described() {
    let (texts, content) = (Texts::english(), base());
    let describe = |query: &str| texts.describe_component(&content, query);
    assert_eq!(
        describe("smugglers thopter").unwrap(),
        "Smuggler's Thopter\nImperium deck: 2 copies\nCost: 4 persuasion\nFaction: Spacing Guild\n\
         Agent icons: Spice Trade\nAgent: If you have 2 or more influence with the Spacing Guild: draw 2 cards.\n\
         Reveal: Gain 1 persuasion and 1 spice."
    );
    assert_eq!(
        describe("RESEARCH-station").unwrap(),
        "Research Station\nBoard space, City, agent icon City\nEffect for 2 water: Draw 3 cards.\n\
         Combat space: you may deploy units gained this turn and up to 2 more from your garrison."
    );
    assert_eq!(
        describe("Count Ilban Richese").unwrap(),
        "Count Ilban Richese\nLeader, House Richese, complexity 1\n\
         Ruthless Negotiator: Draw 1 card whenever you pay Solari for a board space.\n\
         Signet Ring, Manufacturing: Gain 1 Solari."
    );
    assert_eq!(
        describe("dispatch an envoy").unwrap(),
        "Dispatch an Envoy\nIntrigue deck: 2 copies\nPlot, before you send an agent: The card you play this turn \
         also has these agent icons: Emperor, Spacing Guild, Bene Gesserit, Fremen."
    );
    assert_eq!(describe("Skirmish").unwrap().matches("Conflict 1").count(), 4);
    assert_eq!(describe("foldspace").unwrap().split("\n\n").count(), 2);
    assert!(describe("dagger").unwrap().starts_with("Dagger\nStarting deck: 2 for each player\nAgent icons"));
    assert_eq!(describe("stilgat").unwrap_err(), ["Stilgar"]);
    assert_eq!(describe("atreides").unwrap_err(), ["Duke Leto Atreides", "Paul Atreides"]);
    assert_eq!(describe("").unwrap_err(), [""; 0]);
    assert_eq!(describe("xyzzyxyzzy").unwrap_err(), [""; 0]);
    assert!(describe("泰布穴地").unwrap().starts_with("Sietch Tabr\n"), "names of other languages are known");
    assert!(describe("Стилгар").unwrap().starts_with("Stilgar\n"));
    assert_eq!(describe("Стилгад").unwrap_err(), ["Stilgar"]);
    let ids = |query: &str| texts.component_ids(&content, query);
    assert_eq!(ids("dagger"), ["dagger", "dagger.reveal"]);
    assert_eq!(ids("Arrakeen")[..2], ["arrakeen", "arrakeen.space.1"]);
    assert_eq!(ids("xyzzyxyzzy"), [""; 0]);
}

#[test]
fn decisions_read_well() {
    let (texts, game) = (Texts::english(), Imperium::new(&Setup::base(3)).unwrap());
    let node = |label: &str| game.content.by_label(label).unwrap();
    let read = |text: &str| Action::parse(text, &game.content).unwrap();
    let mut state = start(&game);
    let a = Seat(0);
    state.players[0].leader = game.content.leader("baron-vladimir-harkonnen").unwrap();
    let names = ["Ann".to_owned(), "Bob".to_owned()];
    let mut menu = |frame: Frame, prompt: &str, lines: &[(&str, &str)]| {
        let source = match frame {
            Frame::Choose(node) | Frame::ChooseSome(node, ..) => Some(node),
            Frame::Snoop => Some(node("poison-snooper.plot")),
            _ => None,
        };
        state.stack.push(Pending { decider: a, player: a, frame, source });
        assert_eq!(texts.prompt(&game, &state, &[], PromptFor::Decider), prompt);
        for (action, line) in lines {
            assert_eq!(texts.action(&game, &state, read(action), &names), *line, "{action}");
        }
        if !matches!(frame, Frame::Turn) {
            state.stack.pop();
        }
    };
    menu(
        Frame::Turn,
        "Send an agent or reveal.",
        &[
            ("agent dagger arrakeen", "Arrakeen with Dagger"),
            ("agent dagger mentat", "Mentat with Dagger (pay 2 Solari)"),
            ("agent dagger sell-melange price 2", "Sell Melange with Dagger (pay 3 spice)"),
            ("agent kwisatz-haderach wealth from carthag", "Wealth with Kwisatz Haderach, agent from Carthag"),
            ("reveal", "Reveal your hand"),
            ("resolve arrakeen.space.2", "Arrakeen: draw 1 card"),
            ("resolve fremen.visit", "Fremen track: gain 1 influence with the Fremen"),
            ("resolve signet-ring.agent", "Signet Ring, Scheme: pay 1 Solari: draw 1 intrigue card"),
            (
                "resolve baron-vladimir-harkonnen.passive",
                "Baron Vladimir Harkonnen: reveal your secret factions and gain 1 influence with each",
            ),
            ("acquire stilgar", "Acquire Stilgar (5 persuasion)"),
            ("acquire stilgar aside", "Acquire Stilgar, set aside (4 persuasion)"),
            ("intrigue bribery", "Play Bribery: pay 2 Solari: gain 1 influence with a faction of your choice"),
            ("deploy 2", "Deploy 2 troops"),
            ("end-turn", "End turn"),
        ],
    );
    menu(
        Frame::GainInfluence(2, 15),
        "Choose a faction to gain 2 influence with.",
        &[("faction guild", "Spacing Guild: +2 influence")],
    );
    menu(
        Frame::Choose(node("master-tactician.combat")),
        "Master Tactician: choose one.",
        &[("choose 1", "Gain 3 swords"), ("choose 2", "Retreat up to 3 troops")],
    );
    menu(
        Frame::DoubleCross,
        "Choose an opponent who loses a troop in the conflict.",
        &[("seat B", "Bob loses 1 troop"), ("seat C", "C loses 1 troop")],
    );
    menu(
        Frame::Snoop,
        "Poison Snooper: draw or trash the top card of your deck.",
        &[("choose 1", "Draw the card"), ("choose 2", "Trash the card")],
    );
    for agent in state.players[0].agents.iter_mut().filter(|agent| **agent == Agent::Ready) {
        *agent = Agent::On(game.content.space("arrakeen").unwrap());
    }
    assert_eq!(texts.prompt(&game, &state, &[], PromptFor::Decider), "No agents left: reveal your hand.");
    state.turn.kind = TurnKind::Reveal;
    assert_eq!(texts.prompt(&game, &state, &names, PromptFor::Others), "Ann is thinking.");
    assert_eq!(texts.prompt(&game, &state, &names, PromptFor::Everyone), "Ann: end your turn.");
    assert_eq!(texts.prompt(&game, &state, &[], PromptFor::Decider), "End your turn.");
    let event = Event::StoleIntrigue { seat: a, from: Seat(2) };
    assert_eq!(texts.event(&game, &event, &names), "Ann steals an intrigue card from C.");
}

#[test]
fn the_prompt_of_a_turn_says_what_is_left_to_do() {
    let texts = Texts::new("en").unwrap();
    let given = serde_json::json!({ "A": { "hand": ["diplomacy"] } });
    let (game, mut state) = table::scenario::position_from_json::<Imperium>(given).unwrap();
    for (action, then) in [
        ("agent diplomacy hardy-warriors", "Resolve your effects, then end your turn."),
        ("resolve hardy-warriors.space", "Resolve your effects, then end your turn."),
        ("resolve fremen.visit", "Deploy to the conflict or end your turn."),
        ("deploy 4", "End your turn."),
    ] {
        game.apply(&mut state, game.parse_action(action).unwrap(), &mut ()).unwrap();
        assert_eq!(texts.prompt(&game, &state, &[], PromptFor::Decider), then, "after {action}");
    }
}

#[test]
fn an_unknown_language_is_told() {
    let error = Texts::new("tlh").err().unwrap();
    let known: Vec<&str> = Texts::languages().collect();
    assert_eq!(error.to_string(), format!("there is no language 'tlh'; there are {}", known.join(", ")));
}

#[test]
fn chinese_reads_well() {
    let (texts, game) = (Texts::new("zh").unwrap(), Imperium::new(&Setup::base(3)).unwrap());
    let content = &game.content;
    let card = |id: &str| texts.card(content, content.card(id).unwrap());
    let reward = |id: &str, place: usize| texts.conflict(content, content.conflict(id).unwrap()).rewards[place].clone();
    for (says, text) in [
        (card("duncan-idaho").agent, "可以支付1个水资源：招募1个部队，并抽1张牌。"),
        (card("scout").reveal, "获得1点说服力和1个武器，并撤回至多2个部队。"),
        (card("firm-grip").agent, "可以支付2个帝国索：获得1点宇航公会、姐妹会或弗雷曼人影响力。"),
        (card("test-of-humanity").agent, "每个对手必须选择一项：弃掉1张牌，或失去冲突区域中的1个部队。"),
        (
            card("worm-riders").reveal,
            "若你拥有2点或以上弗雷曼人影响力，获得4个武器。若你拥有弗雷曼人同盟，再获得2个武器。",
        ),
        (card("liet-kynes").reveal, "每有1张自己打出的弗雷曼人牌（包括这张牌），便获得2点说服力。"),
        (card("guild-ambassador").reveal, "若你拥有宇航公会同盟，可以支付3个香料：获得1点胜利点数。"),
        (card("foldspace").agent, "抽1张牌，并销毁这张牌。"),
        (reward("sort-through-the-chaos", 0), "获得门泰特，留到下一回合使用，抽1张秘牌，并获得2个帝国索。"),
        (says(&texts, content, "guild-administrator.agent"), "可以销毁1张牌。"),
        (says(&texts, content, "high-council.space"), "获得高等议会席位（每个展示阶段获得2点说服力）。"),
        (says(&texts, content, "mentat.space"), "抽1张牌，并获得门泰特（若仍在原地区），本回合作为额外特使。"),
        (says(&texts, content, "hagga-basin.maker"), "香料产地：“香料产出”时若无特使在此，积累1个额外香料。"),
        (
            says(&texts, content, "helena-richese.signet"),
            "预留公共牌池中的1张牌：直到自己的展示阶段结束，只有自己能获取，费用减少1点说服力，之后移出游戏。",
        ),
        (says(&texts, content, "glossu-the-beast-rabban.signet"), "招募1个部队。若你拥有任一同盟，再招募1个部队。"),
        (reward("battle-for-arrakeen", 1), "从以下选项中选择2项：抽1张秘牌；获得2个香料；获得3个帝国索。"),
    ] {
        assert_eq!(says, text);
    }
    assert_eq!(
        texts.describe_component(content, "泰布穴地").unwrap(),
        "泰布穴地\n地区，城市，地区类型图标：城市\n若你拥有2点或以上弗雷曼人影响力，方可进入此地区。\n\
         效果：招募1个部队，并获得1个水资源。\n战斗地区：可以部署本次行动新增的作战单位，以及兵营中至多2个其他作战单位。"
    );

    let mut state = start(&game);
    state.stack.push(Pending::default());
    assert_eq!(texts.prompt(&game, &state, &[], PromptFor::Decider), "派遣特使或展示手牌。");
    for (action, line) in [
        ("agent dagger mentat", "“门泰特”：打出『匕首』（支付2个帝国索）"),
        ("resolve fremen.visit", "弗雷曼人影响力条：获得1点弗雷曼人影响力"),
        ("deploy 0", "不部署部队"),
        ("acquire stilgar", "获取『斯第尔格』（5点说服力）"),
    ] {
        assert_eq!(texts.action(&game, &state, Action::parse(action, content).unwrap(), &[]), line);
    }
    let event = Event::SecretFactions { seat: Seat(0), first: Faction::Emperor, second: Faction::Fremen };
    assert_eq!(texts.event(&game, &event, &["安".to_owned()]), "安秘密选择的阵营是皇帝和弗雷曼人。");
}

/// Lines of the log with many numbers, a menu and the texts of components in a language that declines.
fn reads_well(language: &str, log: &[(Event, &str)], effects: &[(&str, &str)], prompt: &str, menu: &[(&str, &str)]) {
    let (texts, game) = (Texts::new(language).unwrap(), Imperium::new(&Setup::base(3)).unwrap());
    for (event, line) in log {
        assert_eq!(texts.event(&game, event, &["Ann".to_owned()]), *line);
    }
    let content = with_pack();
    for (id, text) in effects {
        assert_eq!(says(&texts, &content, id), *text, "{id}");
    }
    let mut state = start(&game);
    state.turn.kind = TurnKind::Reveal;
    state.players[0].persuasion = 21;
    state.stack.push(Pending::default());
    assert_eq!(texts.prompt(&game, &state, &[], PromptFor::Decider), prompt);
    for (action, line) in menu {
        let action = Action::parse(action, &game.content).unwrap();
        assert_eq!(texts.action(&game, &state, action, &[]), *line);
    }
}

#[test]
fn russian_reads_well() {
    let seat = Seat(0);
    let recruit = |count: u8| Event::TroopsMoved { seat, how: UnitMove::Recruit, count };
    let gained = |good: Good, amount: u8| Event::Gained { seat, good, amount };
    let log = [
        (recruit(1), "Ann нанимает 1 отряд."),
        (recruit(2), "Ann нанимает 2 отряда."),
        (recruit(5), "Ann нанимает 5 отрядов."),
        (recruit(11), "Ann нанимает 11 отрядов."),
        (recruit(21), "Ann нанимает 21 отряд."),
        (gained(Good::Spice, 1), "Ann получает 1 Пряность."),
        (gained(Good::Spice, 6), "Ann получает 6 Пряности."),
        (gained(Good::Water, 1), "Ann получает 1 воду."),
        (gained(Good::Vp, 2), "Ann получает 2 победных очка."),
        (gained(Good::Persuasion, 5), "Ann получает 5 очков убеждения."),
        (Event::TroopsMoved { seat, how: UnitMove::Retreat, count: 2 }, "Ann отводит в гарнизон 2 отряда."),
        (Event::DrewIntrigue { seat, count: 2 }, "Ann берёт 2 карты интриг."),
        (Event::StoleIntrigue { seat, from: Seat(2) }, "Ann крадёт карту интриги у игрока C."),
        (Event::AllianceTaken { seat, faction: Faction::Guild }, "Ann заключает союз с Гильдией Космогации."),
        (
            Event::InfluenceGained { seat, faction: Faction::Fremen, amount: 1, now: 2 },
            "Ann: Фримены, влияние +1 (теперь 2).",
        ),
    ];
    let effects = [
        ("duncan-idaho.agent", "Можете заплатить 1 воду, чтобы нанять 1 отряд и взять 1 карту."),
        ("scout.reveal", "Получите 1 очко убеждения и 1 меч, а также отведите в гарнизон до 2 отрядов."),
        (
            "firm-grip.agent",
            "Можете заплатить 2 солярия, чтобы получить 1 влияние во фракции Гильдии Космогации, Бене Гессерит или Фрименов.",
        ),
        (
            "test-of-humanity.agent",
            "Каждый соперник должен на выбор сбросить 1 карту или потерять 1 отряд из зоны конфликта.",
        ),
        (
            "worm-riders.reveal",
            "Если у вас 2 или более влияния во фракции Фрименов, получите 4 меча. \
             Если у вас союз с Фрименами, получите ещё 2 меча.",
        ),
        ("liet-kynes.reveal", "Получите 2 очка убеждения за каждую вашу активную карту Фрименов, включая эту."),
        ("guild-administrator.agent", "Можете удалить 1 карту."),
        (
            "high-council.space",
            "Займите место в Высшем Совете, которое даёт 2 очка убеждения в каждый ваш ход раскрытия.",
        ),
        (
            "mentat.space",
            "Возьмите 1 карту и заберите ментата как дополнительного агента на этот раунд, если он в своей ячейке.",
        ),
        (
            "hagga-basin.combat-space",
            "Ячейка конфликта: можно разместить боевые единицы, полученные в этот ход, и до 2 из гарнизона.",
        ),
        (
            "hagga-basin.maker",
            "Ячейка с символом Подателя: в каждую фазу «Податели», если здесь нет агента, \
             прибавляется 1 бонусная Пряность.",
        ),
        (
            "helena-richese.signet",
            "Отложите карту с рынка Империи: до конца вашего хода раскрытия купить её можете только вы — \
             на 1 очко убеждения дешевле; затем она выбывает из игры.",
        ),
        ("glossu-the-beast-rabban.signet", "Наймите 1 отряд. Если у вас есть хотя бы один союз, наймите ещё 1 отряд."),
        ("siege-of-carthag.first", "Получите 1 победное очко и установите контроль над ячейкой «Карфаг»."),
    ];
    let prompt = "Купите карты (убеждение: 21) и закончите ход.";
    let menu = [
        ("agent dagger mentat", "«Ментат» — карта «Кинжал» (за 2 солярия)"),
        ("resolve fremen.visit", "Получить 1 влияние во фракции Фрименов · трек влияния Фрименов"),
        ("acquire stilgar", "Купить «Стилгар» за 5"),
        ("deploy 0", "Не размещать отряды"),
        ("deploy 3", "Разместить 3 отряда"),
    ];
    reads_well("ru", &log, &effects, prompt, &menu);
}

#[test]
fn ukrainian_reads_well() {
    let seat = Seat(0);
    let recruit = |count: u8| Event::TroopsMoved { seat, how: UnitMove::Recruit, count };
    let gained = |good: Good, amount: u8| Event::Gained { seat, good, amount };
    let log = [
        (recruit(1), "Ann наймає 1 загін."),
        (recruit(2), "Ann наймає 2 загони."),
        (recruit(5), "Ann наймає 5 загонів."),
        (recruit(11), "Ann наймає 11 загонів."),
        (recruit(21), "Ann наймає 21 загін."),
        (gained(Good::Spice, 1), "Ann отримує 1 прянощі."),
        (gained(Good::Spice, 2), "Ann отримує 2 прянощів."),
        (gained(Good::Water, 1), "Ann отримує 1 воду."),
        (gained(Good::Vp, 2), "Ann отримує 2 переможні очки."),
        (gained(Good::Persuasion, 5), "Ann отримує 5 очок переконливості."),
        (Event::TroopsMoved { seat, how: UnitMove::Retreat, count: 1 }, "Ann відступає 1 загоном."),
        (Event::DrewIntrigue { seat, count: 2 }, "Ann бере 2 карти інтриг."),
        (Event::StoleIntrigue { seat, from: Seat(2) }, "Ann краде карту інтриги в гравця C."),
        (Event::AllianceTaken { seat, faction: Faction::Guild }, "Ann укладає союз із Гільдією Лоцманів."),
        (
            Event::InfluenceGained { seat, faction: Faction::Guild, amount: 2, now: 2 },
            "Ann: Гільдія Лоцманів, вплив +2 (тепер 2).",
        ),
    ];
    let effects = [
        ("duncan-idaho.agent", "Можете заплатити 1 воду, щоб найняти 1 загін та взяти 1 карту."),
        ("scout.reveal", "Отримайте 1 очко переконливості та 1 меч, а також відступіть загонами (до 2)."),
        (
            "firm-grip.agent",
            "Можете заплатити 2 солярії, щоб отримати 1 очко впливу на Гільдію Лоцманів, Бене Ґессерит або Фрименів.",
        ),
        (
            "test-of-humanity.agent",
            "Кожен суперник повинен на вибір скинути 1 карту або втратити 1 загін із Зони конфлікту.",
        ),
        (
            "worm-riders.reveal",
            "Якщо ви маєте 2 чи більше очок впливу на Фрименів, отримайте 4 мечі. \
             Якщо ви маєте союз із Фрименами, отримайте ще 2 мечі.",
        ),
        ("liet-kynes.reveal", "Отримайте 2 очки переконливості за кожну вашу карту Фрименів у грі, зокрема й цю."),
        ("guild-administrator.agent", "Можете знищити 1 карту."),
        (
            "high-council.space",
            "Займіть місце у Вищій раді, яке дає 2 очки переконливості у кожен ваш хід «Розкрити карти».",
        ),
        (
            "mentat.space",
            "Візьміть 1 карту та заберіть Ментата як додаткового агента на цей раунд, якщо він на своїй локації.",
        ),
        (
            "hagga-basin.combat-space",
            "Бойова локація: можна розгорнути бойові одиниці, отримані в цей хід, і до 2 із гарнізону.",
        ),
        (
            "hagga-basin.maker",
            "Локація із символом видобутку: у кожній фазі «Видобуток», якщо тут немає агента, \
             локація отримує 1 додаткові прянощі.",
        ),
        (
            "helena-richese.signet",
            "Відкладіть карту з Ряду Імперіуму: до кінця вашого ходу «Розкрити карти» придбати її можете лише ви — \
             на 1 очко переконливості дешевше; потім вона вибуває з гри.",
        ),
        ("glossu-the-beast-rabban.signet", "Найміть 1 загін. Якщо ви маєте хоча б один союз, найміть ще 1 загін."),
        ("siege-of-carthag.first", "Отримайте 1 переможне очко та здобудьте контроль над локацією «Карфаг»."),
    ];
    let prompt = "Придбайте карти (переконливість: 21) і завершіть хід.";
    let menu = [
        ("agent dagger mentat", "«Ментат» — карта «Кинджал» (за 2 солярії)"),
        ("resolve fremen.visit", "Отримати 1 очко впливу на Фрименів · шкала впливу на Фрименів"),
        ("acquire stilgar", "Придбати «Стілґар» за 5"),
        ("deploy 0", "Не розгортати загонів"),
        ("deploy 3", "Розгорнути 3 загони"),
    ];
    reads_well("uk", &log, &effects, prompt, &menu);
}
