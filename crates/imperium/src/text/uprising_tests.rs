//! What Uprising and its CHOAM module read like.

use super::*;
use crate::content::Library;

fn content() -> Content {
    Library::built_in().load(&["uprising", "choam"].map(str::to_owned), &[]).unwrap()
}

/// The lines of a component, in one language.
fn described(language: &str, id: &str) -> String {
    Texts::new(language).unwrap().describe_component(&content(), id).unwrap()
}

#[track_caller]
fn says(language: &str, id: &str, lines: &[&str]) {
    let text = described(language, id);
    for line in lines {
        assert!(text.lines().any(|said| said == *line), "{id}: '{line}' is not in\n{text}");
    }
}

#[test]
fn uprising_reads_well() {
    let says = |id: &str, lines: &[&str]| says("en", id, lines);
    says("reliable-informant", &["Agent: Place a spy next to one of the Emperor, Bene Gesserit and Fremen spaces."]);
    says(
        "double-agent",
        &["Agent: Place a spy next to the space you sent your agent to, even on a post with other players' spies."],
    );
    says(
        "in-high-places",
        &[
            "Agent icons: Emperor, Bene Gesserit",
            "Agent: If you have another Bene Gesserit card in play: draw 1 card and place a spy.",
            "Reveal: Gain 2 persuasion. You may recall 2 spies to gain 3 persuasion.",
            "When acquired: Place a spy.",
        ],
    );
    says(
        "guild-spy",
        &[
            "Reveal: Gain 2 persuasion. If you acquired The Spice Must Flow this turn: gain 1 influence with each faction \
           you are spying on.",
        ],
    );
    says(
        "space-time-folding",
        &[
            "Agent: You may discard 1 card: draw 1 card; if the discarded card is a Spacing Guild card: draw 1 more card.",
        ],
    );
    says(
        "paracompass",
        &["Reveal: If you have a seat on the High Council, gain 2 persuasion; if you have your Swordmaster: gain 1 \
           persuasion more."],
    );
    says("spacing-guilds-favor", &["When discarded from hand: Gain 2 spice."]);
    says(
        "chani-clever-tactician",
        &[
            "Reveal: You may retreat 2 troops to gain 4 swords. If you have another Fremen card in play: gain 2 persuasion.",
        ],
    );
    says(
        "change-allegiances",
        &[
            "Plot, any time on your turn: You may lose 1 influence with a faction of your choice to gain 1 influence with \
           a faction of your choice. You may pay 3 spice to gain 1 influence with a faction of your choice.",
        ],
    );
    says(
        "opportunism",
        &[
            "Plot, any time on your turn: Lose 1 influence with a faction of your choice (twice) and pay 2 Solari: gain 1 \
           victory point.",
        ],
    );
    says(
        "distraction",
        &[
            "Plot, any time on your turn: Put this card face up in front of you. When you have deployed 3 or more units in \
           a turn, place a spy on any post, even one with other players' spies.",
        ],
    );
    says(
        "crysknife",
        &["Endgame: Turn over one of your face-up cards whose battle icon is Crysknife or wild: gain 1 victory point."],
    );
    says(
        "deep-desert",
        &["Effect for 3 water: Either harvest 4 spice and all bonus spice here; or if you have maker hooks: summon 2 \
           sandworms and gain all bonus spice here."],
    );
    says("high-council", &["If you already have your seat: Gain 2 spice, draw 1 intrigue card and recruit 3 troops."]);
    says("swordmaster", &["Costs 6 Solari once any player has a Swordmaster."]);
    says("propaganda", &["Battle icon: Wild", "First: Gain 1 influence with each of 2 different factions."]);
    says(
        "feyd-rautha-harkonnen",
        &[
            "Devious Strength: In your reveal turn, you may recall a spy to gain 2 swords.",
            "Step 4: You may trash a card. Then step 5 or 6.",
            "Step 8: Recruit 1 troop and place a spy.",
        ],
    );
    says("lady-jessica", &["Other side: Reverend Mother Jessica"]);
    says(
        "staban-tuek",
        &[
            "Leader, complexity 3",
            "Limited Allies / Smuggle Spice: Gain 1 spice whenever another player sends an agent to a maker space you are \
             spying on. Start the game without Diplomacy.",
            "Signet Ring, Unseen Network: Place a spy. If you placed it next to a Landsraad space, you may pay 1 spice to \
             gain 3 Solari. If you placed it next to a faction's space, you may pay 2 Solari to draw 1 intrigue card.",
        ],
    );
    says(
        "harvest-4",
        &[
            "CHOAM contract",
            "To complete it: Gain 4 or more spice on a turn when you send an agent to a maker space.",
            "Reward: Gain 4 Solari.",
        ],
    );
}

#[test]
fn contract_icons_are_money_without_the_module() {
    let content = Library::built_in().load(&["uprising".to_owned()], &[]).unwrap();
    let text = Texts::english().describe_component(&content, "dutiful-service").unwrap();
    assert!(text.ends_with("Effect: Gain 2 Solari."), "{text}");
    assert!(described("en", "dutiful-service").ends_with("Effect: Take a contract."));
}

#[test]
fn uprising_reads_well_in_other_languages() {
    says("ru", "covert-operation", &["Эффект раскрытия: Поместите 2 шпионов."]);
    says(
        "ru",
        "desert-power",
        &["Эффект раскрытия: На выбор — получите 2 очка убеждения; или если у вас есть жетон крюка Подателя, можете \
           заплатить 1 воду, чтобы разместить песчаного червя в зоне конфликта."],
    );
    says(
        "ru",
        "lady-margot-fenring",
        &["Верность: Каждый раз, когда достигаете 2 влияния во фракции Бене Гессерит, получите 2 Пряности."],
    );
    says("ru", "harvest-3", &["Контракт КООАМ", "Награда: Получите 3 солярия."]);
    says("uk", "covert-operation", &["Комірка розкриття: Розмістіть 2 шпигунів."]);
    says(
        "uk",
        "chani-clever-tactician",
        &["Комірка розкриття: Можете відступити 2 загонами, щоб отримати 4 мечі. Якщо ви маєте у грі ще одну карту \
           Фрименів, отримайте 2 очки переконливості."],
    );
    says("uk", "harvest-3", &["Контракт ДАПТ", "Нагорода: Отримайте 3 солярії."]);
    says("zh", "covert-operation", &["展示效果：安插2名间谍。"]);
    says(
        "zh",
        "reliable-informant",
        &["特使效果：在皇帝的地区、姐妹会的地区和弗雷曼人的地区中任选一处，在其旁安插1名间谍。"],
    );
    says("zh", "harvest-3", &["宇联商会合约", "奖励：获得3个帝国索。"]);
}
