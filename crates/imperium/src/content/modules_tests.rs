use super::*;
use crate::game::{Imperium, Setup};
use table::Game;

/// The files of the base box and those of made-up modules: `(file, text)`.
fn library(files: &[(&str, &str)]) -> Result<Library, ContentError> {
    let mut all = built_in_files();
    all.retain(|file| file.name.starts_with("base/"));
    all.extend(files.iter().map(|(name, text)| SourceFile::new(*name, *text)));
    Library::new(all)
}

fn names(modules: &[&str]) -> Vec<String> {
    modules.iter().map(|&module| module.to_owned()).collect()
}

fn load(library: &Library, modules: &[&str]) -> Content {
    library.load(&names(modules), &[]).unwrap_or_else(|error| panic!("{error}"))
}

/// Why these modules cannot be loaded together.
fn refused(library: &Library, modules: &[&str]) -> String {
    library.load(&names(modules), &[]).expect_err("it should be refused").to_string()
}

/// A manifest with more in it.
fn expansion(more: &str) -> String {
    format!("name = \"More\"\nkind = \"expansion\"\n{more}\n")
}

/// The messages about a made-up module beside the base box, with their places.
fn wrong(more: &str) -> Vec<String> {
    let error = match library(&[("more/module.toml", &expansion(more))]) {
        Err(error) => error,
        Ok(library) => match library.load(&names(&["base", "more"]), &[]) {
            Err(LoadError::Content(error)) => error,
            _ => panic!("nothing wrong with {more}"),
        },
    };
    error.problems.into_iter().map(|p| format!("{}:{}:{} {}", p.file, p.line, p.column, p.message)).collect()
}

#[test]
fn every_combination_loads_and_starts() {
    let combinations = Library::built_in().combinations();
    assert_eq!(combinations[0], Combination { modules: names(&["base"]), players: vec![3, 4] });
    for Combination { modules, players } in combinations {
        let content = Arc::new(Library::built_in().load(&modules, &[]).unwrap_or_else(|error| panic!("{error}")));
        for players in players {
            let setup = Setup { modules: modules.clone(), players, ..Setup::base(players) };
            let game = Imperium::with_content(&setup, content.clone()).unwrap();
            game.start(&table::Seed::of_run(1, 0), &mut ());
        }
    }
}

#[test]
fn a_rule_is_about_components_of_the_boxes_in_play() {
    let about = |modules: &[&str], id: &str| -> Vec<String> {
        let content = Library::built_in().load(&names(modules), &[]).unwrap();
        content.rules.iter().find(|rule| rule.id == id).map(|rule| rule.about.clone()).unwrap()
    };
    let (refinery, manipulate) = ("space:spice-refinery".to_owned(), "intrigue:manipulate".to_owned());
    assert!(!about(&["base"], "R85").contains(&manipulate) && about(&["uprising"], "R85").contains(&manipulate));
    assert!(
        !about(&["base", "ix"], "X11").contains(&refinery) && about(&["uprising", "ix"], "X11").contains(&refinery)
    );
}

#[test]
fn boxes_that_do_not_go_together_are_refused() {
    let library = Library::built_in();
    let reasons = [
        (&["base", "uprising", "choam"][..], "the module 'choam' cannot be played together with 'base'"),
        (&["base", "uprising", "ix"], "the module 'ix' cannot be played together with 'base' and 'uprising'"),
        (&["base", "choam"], "the module 'choam' needs 'uprising'"),
        (&["base", "uprising", "epic"], "the module 'epic' needs 'ix'"),
        (&["ix"], "no module brings a board: add 'base' or 'uprising'"),
    ];
    for (modules, reason) in reasons {
        assert_eq!(refused(library, modules), reason, "{modules:?}");
    }
}

#[test]
fn modules_that_do_not_go_together_are_refused() {
    let library = library(&[
        ("ix/module.toml", &expansion("files = []")),
        ("epic/module.toml", &expansion("needs = [\"ix\"]\nfiles = []")),
        ("calm/module.toml", &expansion("excludes = [\"epic\"]\nfiles = []\n[constants]\nseats = [3]")),
    ])
    .unwrap();
    assert_eq!(refused(&library, &["base", "ice"]), "there is no module 'ice'; there are: base, ix, epic, calm");
    assert_eq!(refused(&library, &["base", "ix", "base"]), "the module 'base' is named twice");
    assert_eq!(refused(&library, &["base", "epic"]), "the module 'epic' needs 'ix'");
    // Whichever of the two excludes the other.
    let excluded = "the module 'calm' cannot be played together with 'epic'";
    assert_eq!(refused(&library, &["base", "epic", "ix", "calm"]), excluded);
    assert_eq!(refused(&library, &["ix"]), "no module brings a board: add 'base'");
    assert_eq!(refused(&library, &[]), "no module brings a board: add 'base'");
    // In the library's order, however they are named.
    assert_eq!(load(&library, &["epic", "base", "ix"]).modules, ["base", "ix", "epic"]);

    let all = library.combinations();
    let listed: Vec<String> = all.iter().map(|c| format!("{} {:?}", c.modules.join("+"), c.players)).collect();
    assert_eq!(listed, ["base [3, 4]", "base+ix [3, 4]", "base+calm [3]", "base+ix+epic [3, 4]", "base+ix+calm [3]"]);
    let calm = Arc::new(load(&library, &["base", "calm"]));
    let setup = Setup { modules: names(&["base", "calm"]), ..Setup::base(4) };
    let problem = Imperium::with_content(&setup, calm).unwrap_err();
    assert_eq!(problem.0, "base with calm is for 3 players, not 4");
}

#[test]
fn a_board_that_covers_spaces_of_another() {
    let spaces = r#"
[[space]]
id = "smuggling"
name = "Smuggling"
area = "choam"
icon = "spice-trade"
effect = "solari 1"
"#;
    let manifest = expansion(
        "files = [\"spaces.toml\"]\n[[removes]]\nfrom = \"base\"\nspaces = [\"sell-melange\", \"secure-contract\"]",
    );
    let library = library(&[("ix/module.toml", &manifest), ("ix/spaces.toml", spaces)]).unwrap();
    let content = load(&library, &["base", "ix"]);
    assert_eq!(content.spaces.len(), 22 - 2 + 1);
    assert_eq!((content.space("sell-melange"), content.space("secure-contract")), (None, None));
    let smuggling = content.space("smuggling").unwrap();
    let dagger = content.card("the-spice-must-flow").and(content.card("arrakis-liaison"));
    assert!(dagger.is_some(), "cards stay");
    let reached = content.cards.iter().filter(|card| card.icons & Icon::SpiceTrade.bit() != 0);
    assert!(reached.clone().count() > 0 && { reached }.all(|card| card.reach & (1 << smuggling.0) != 0));
    // A rule about a covered space stays, about the rest.
    let about = |content: &Content| content.rules.iter().flat_map(|rule| rule.about.clone()).collect::<Vec<_>>();
    let base = load(&library, &["base"]);
    assert!(about(&base).contains(&"space:sell-melange".to_owned()));
    assert!(!about(&content).contains(&"space:sell-melange".to_owned()));
    assert_eq!(content.rules.len(), base.rules.len());
}

#[test]
fn a_board_of_its_own_with_the_cards_of_another_box() {
    let own = r#"
[[space]]
id = "arrakeen"
name = "Arrakeen"
area = "city"
icon = "city"
control = "solari 1"
effect = "draw 1"
[[space]]
id = "council"
name = "Council"
area = "landsraad"
icon = "landsraad"
effect = "solari 1"
[[card]]
id = "dagger"
name = "Dagger"
deck = "starter"
copies = 10
reveal = "sword 1"
"#;
    let tracks: String = (Faction::ALL.iter())
        .map(|f| format!("[[track]]\nfaction = \"{0}\"\nat4 = \"water 2\"\n[[space]]\nid = \"{0}-hall\"\nname = \"H\"\narea = \"{0}\"\nicon = \"{0}\"\nfaction = \"{0}\"\neffect = \"water 1\"\n", f.name()))
        .collect();
    let conflict = |level: u8, i: u8| {
        format!("[[conflict]]\nid = \"fight-{level}-{i}\"\nname = \"F\"\nlevel = {level}\nfirst = \"vp 1\"\n")
    };
    let conflicts: String =
        [(1, 1), (2, 5), (3, 4)].iter().flat_map(|&(l, n)| (0..n).map(move |i| conflict(l, i))).collect();
    let desert = "[[space]]\nid = \"dunes\"\nname = \"D\"\narea = \"desert\"\nicon = \"spice-trade\"\nmaker = true\neffect = \"harvest 2\"\n";
    let starters = "\"dagger\", \"diplomacy\", \"dune-the-desert-planet\", \"reconnaissance\", \"seek-allies\", \"signet-ring\", \"convincing-argument\"";
    let manifest = format!(
        "name = \"Frontier\"\nkind = \"board\"\nfiles = [\"all.toml\"]\n{}\n[[removes]]\nfrom = \"base\"\nspaces = [\"*\"]\ntracks = [\"*\"]\nconflicts = [\"*\"]\ncards = [{starters}]\nintrigues = [\"calculated-hire\"]\n",
        "[constants]\nseats = [3, 4]\nstarting_points = { 4 = 0 }\nwinning_points = 10\ntie_breaks = [\"spice\"]\nconflict_deck = [1, 5, 4]\nthird_reward_seats = 4\nstarting_goods = \"water 1\"\nstarting_agents = 2\nstarting_intrigue = 0\ntroop_strength = 2\ndreadnoughts = 0\ndreadnought_strength = 3\nsandworm_strength = 3\nsteal_intrigue_from = 4\ntroops = 12\nstarting_garrison = 3\nhand_size = 5\nrow_size = 5\ntrack_top = 6\npoint_step = 2\nbonus_step = 4\ndeploy_from_garrison = 2\ncouncil_persuasion = 2\nmaker_spice = 1\nrecalls_sent_agent = 1\nspies = 0\nshield_wall = 0\ncontracts_face_up = 0\ncontracts_dealt = 0\ncontract_solari = 0"
    );
    let all = own.to_owned() + &tracks + &conflicts + desert;
    let library = library(&[("frontier/module.toml", &manifest), ("frontier/all.toml", &all)]);
    let library = library.unwrap_or_else(|error| panic!("{error}"));
    let listed: Vec<String> = library.combinations().iter().map(|c| c.modules.join("+")).collect();
    assert_eq!(listed, ["base", "frontier", "base+frontier"]);
    let alone = load(&library, &["frontier"]);
    assert_eq!((alone.spaces.len(), alone.cards.len(), alone.leaders.len()), (7, 1, 0));
    let both = load(&library, &["base", "frontier"]);
    assert_eq!((both.spaces.len(), both.conflicts.len(), both.leaders.len()), (7, 10, 8));
    assert_eq!(both.intrigues.len(), Content::base().unwrap().intrigues.len() - 1);
    // A component of the same id takes the place of the one that was removed.
    let dagger = &both.cards[both.card("dagger").unwrap().index()];
    assert_eq!((dagger.copies, dagger.agent.is_empty(), dagger.icons), (10, true, 0));
    assert_eq!(both.effect(both.track_bonus[0]), Effect::Gain(Good::Water, 2));
    assert_eq!(both.constants.starting_points, [0; MAX_SEATS + 1]);
    assert_eq!(both.constants.tie_breaks, [TieBreak::Spice]);
}

#[test]
fn a_mode_that_changes_numbers_and_a_starting_card() {
    let card = "[[card]]\nid = \"control-the-spice\"\nname = \"Control the Spice\"\ndeck = \"starter\"\nreveal = \"persuasion 1\"\n";
    let manifest = expansion(
        "files = [\"cards.toml\"]\n[constants]\nwinning_points = 12\nconflict_deck = [0, 6, 4]\nstarting_garrison = 5\n\
         starting_points = { 3 = 2 }\n[[removes]]\nfrom = \"base\"\ncards = [\"dune-the-desert-planet 1\"]\n\
         [[removes]]\nfrom = \"epic\"\nwithout = [\"base\"]\ncards = [\"control-the-spice\"]",
    );
    let library = library(&[("epic/module.toml", &manifest), ("epic/cards.toml", card)]).unwrap();
    let content = Arc::new(load(&library, &["base", "epic"]));
    let base = Content::base().unwrap().constants;
    let epic = Constants {
        winning_points: 12,
        conflict_deck: [0, 6, 4],
        starting_garrison: 5,
        starting_points: [0, 0, 0, 2, 0, 0, 0],
        ..base.clone()
    };
    assert_eq!((base.winning_points, &content.constants), (10, &epic));

    let setup = Setup { modules: names(&["base", "epic"]), ..Setup::base(3) };
    let game = Imperium::with_content(&setup, content.clone()).unwrap();
    let state = game.start(&table::Seed::of_run(1, 0), &mut ());
    game.check(&state).unwrap();
    let desert = content.card("dune-the-desert-planet").unwrap();
    let spice = content.card("control-the-spice").unwrap();
    for player in &state.players[..3] {
        let count = |card| player.owned().filter(|&own| own == card).count();
        assert_eq!((count(desert), count(spice), player.owned().count()), (1, 1, 10));
        assert_eq!((player.garrison.troops, player.supply.troops, player.points()), (5, 7, 2));
    }
    let level = |card: ConflictId| content.conflicts[card.index()].level;
    let levels: Vec<u8> = state.conflicts.iter().chain(&state.conflict).map(|&card| level(card)).collect();
    assert_eq!([1, 2, 3].map(|level| levels.iter().filter(|&&other| other == level).count()), [0, 6, 4]);
}

#[test]
fn points_to_win_and_tie_breaks_are_those_of_the_modules() {
    let numbers = "files = []\n[constants]\nwinning_points = 1\ntie_breaks = [\"garrison\", \"spice\"]";
    let library = library(&[("short/module.toml", &expansion(numbers))]).unwrap();
    let leaders = ["duke-leto-atreides", "paul-atreides", "helena-richese", "count-ilban-richese"];
    let leaders = crate::Leaders::Named(names(&leaders));
    let setup = Setup { modules: names(&["base", "short"]), players: 4, leaders };
    let game = Imperium::with_content(&setup, load(&library, &["base", "short"]).into()).unwrap();
    let mut state = game.start(&table::Seed::of_run(1, 0), &mut ());
    let mut legal = Vec::new();
    while game.outcome(&state).is_none() {
        game.legal_actions(&state, &mut legal);
        game.apply_unchecked(&mut state, legal[0], &mut ());
    }
    // Everybody has the point from the start: the first round is the last.
    assert_eq!(state.round, 1);
    for (player, (garrison, spice)) in state.players.iter_mut().zip([(1, 9), (2, 0), (2, 1), (2, 1)]) {
        (player.vp, player.garrison.troops, player.spice) = (Default::default(), garrison, spice);
        player.water = u16::from(garrison) + spice;
    }
    assert_eq!(game.outcome(&state).unwrap().ranks, [4, 3, 1, 1]);
}

#[test]
fn mistakes_in_manifests_are_told_with_their_place() {
    let error = library(&[("more/module.toml", &expansion("needs = [\"bass\"]\nfiles = []"))]).err().unwrap();
    assert_eq!(
        error.to_string(),
        "more/module.toml:3:11: unknown module 'bass'; did you mean 'base'?\n    needs = [\"bass\"]\n              ^^^^"
    );
    let one = |more: &str| wrong(more).join("; ");
    assert_eq!(one("files = []\nexcludes = [\"more\"]"), "more/module.toml:4:14 this is the module itself");
    assert_eq!(one("files = []\nneed = []").split(',').next(), Some("more/module.toml:4:1 unknown field `need`"));
    assert_eq!(one("files = [\"cards.toml\"]"), "more/module.toml:3:11 unknown file 'cards.toml'");
    let kind = library(&[("more/module.toml", "name = \"M\"\nkind = \"bord\"\nfiles = []")]).err().unwrap();
    assert_eq!(kind.problems[0].message, "unknown kind 'bord'; did you mean 'board'?");
    let loose = library(&[("more/module.toml", &expansion("files = []")), ("more/cards.toml", "")]).err().unwrap();
    assert_eq!(
        loose.to_string().lines().next(),
        Some("more/cards.toml:1:1: the manifest of 'more' does not name this file")
    );

    let constants = |text: &str| one(&format!("files = []\n[constants]\n{text}"));
    assert_eq!(constants("hand_size = 0"), "more/module.toml:5:13 number 0 out of range: 1 to 10");
    assert_eq!(constants("bonus_step = 6\ntrack_top = 5"), "more/module.toml:5:14 6 is more than track_top, 5");
    assert_eq!(constants("starting_garrison = 13"), "more/module.toml:5:21 13 is more than troops, 12");
    assert_eq!(constants("seats = [4, 3]"), "more/module.toml:5:9 write numbers of players from 1 to 6, in order");
    assert_eq!(constants("starting_points = { 9 = 1 }"), "more/module.toml:5:25 there are never 9 players");
    assert_eq!(constants("conflict_deck = [1, 5, 5]"), "more/module.toml:5:17 a conflict deck has 1 to 10 cards");
    assert_eq!(
        constants("starting_goods = \"sword 1\""),
        "more/module.toml:5:19 expected solari, spice or water, found 'sword'"
    );
    assert_eq!(
        constants("tie_breaks = [\"spise\", \"water\", \"water\"]"),
        "more/module.toml:5:16 unknown tie-break 'spise'; did you mean 'spice'?; more/module.toml:5:33 'water' stands here twice"
    );
    let lone = library(&[("lone/module.toml", "name = \"L\"\nkind = \"board\"\nfiles = []")]).unwrap();
    assert!(refused(&lone, &["lone"]).contains("content: no module in play sets the constant 'winning_points'"));

    let removes = |text: &str| one(&format!("files = []\n[[removes]]\nfrom = \"base\"\n{text}"));
    assert_eq!(
        removes("spaces = [\"cartag\"]"),
        "more/module.toml:6:12 unknown space of 'base' 'cartag'; did you mean 'carthag'?"
    );
    assert_eq!(removes("cards = [\"dagger all\"]"), "more/module.toml:6:11 write 'ID', 'ID N' for N copies, or '*'");
    assert_eq!(
        removes("cards = [\"dune-the-desert-planet 2\"]"),
        "more/module.toml:6:11 there are no more than 2 of 'dune-the-desert-planet': without a number all leave"
    );
    // What still names a removed component is wrong, where it names it.
    assert!(removes("spaces = [\"carthag\"]").contains("base/conflicts.toml"));
    let twice = "[[card]]\nid = \"dagger\"\nname = \"Dagger\"\ndeck = \"starter\"\n";
    let twice = library(&[("more/module.toml", &expansion("files = [\"c.toml\"]")), ("more/c.toml", twice)]).unwrap();
    assert!(refused(&twice, &["base", "more"]).starts_with("more/c.toml:2:6: a second card with the id 'dagger'"));
}

#[test]
fn the_documentation_lists_what_can_be_played() {
    let combination = |Combination { modules, players }: Combination| {
        let players: Vec<String> = players.iter().map(u8::to_string).collect();
        format!("- `{}`: {} players\n", modules.join(","), players.join(" or "))
    };
    let list: String = Library::built_in().combinations().into_iter().map(combination).collect();
    let documented = include_str!("../../../../docs/modules.md").split("manifests -->\n").nth(1);
    assert_eq!(documented.and_then(|rest| rest.split("<!-- end").next()), Some(list.as_str()));
}
