//! The kinds of arguments that words of the effect language have: how each is written, and how it is read.

use super::super::suggest::unknown;
use super::{Parsed, Parser, Token};
use crate::effect::{ANY, Destination, Hook, SpaceKind, Track, TroopPlace};
use crate::ids::*;

/// A kind of argument.
pub(in super::super) trait Argument {
    /// What it is read into.
    type Value;
    /// How the docs write it.
    const FORM: &'static str;
    /// Texts to try it with, every form of it at least once.
    #[cfg(test)]
    const EXAMPLES: &'static [&'static str];

    /// Reads it.
    fn read(parser: &mut Parser<'_>) -> Parsed<Self::Value>;
}

/// Declares kinds of arguments: name, value, how the docs write it, examples, and how it is read.
macro_rules! arguments {
    ($($(#[$doc:meta])* $name:ident $(<const $most:ident>)? -> $value:ty, $form:literal, $examples:expr,
       |$parser:ident| $read:expr;)*) => {
        $(
            impl $(<const $most: u8>)? Argument for $name $(<$most>)? {
                type Value = $value;
                const FORM: &'static str = $form;
                #[cfg(test)]
                const EXAMPLES: &'static [&'static str] = &$examples;

                fn read($parser: &mut Parser<'_>) -> Parsed<$value> {
                    $read
                }
            }
        )*
    };
}

/// A number from 1 to `MOST`.
pub(in super::super) struct Number<const MOST: u8>;
/// A number, or `any` for as many as there are.
pub(in super::super) struct UpTo;
/// `>=` and a number.
pub(in super::super) struct AtLeast<const MOST: u8>;
/// `at` and a step of a track.
pub(in super::super) struct AtStep;
/// A number of Foldspace cards.
pub(in super::super) struct Foldspaces;
/// A track to rise on.
pub(in super::super) struct GainTrack;
/// A track to fall on.
pub(in super::super) struct LoseTrack;
/// A faction, or `any`.
pub(in super::super) struct AnyFaction;
/// A space that can be controlled.
pub(in super::super) struct Controllable;
/// One or more agent icons.
pub(in super::super) struct Icons;
/// `on` and one or more agent icons, or nothing.
pub(in super::super) struct MaybeOnIcons;
/// The word `spice`.
pub(in super::super) struct Spice;
/// Solari, spice or water.
pub(in super::super) struct Resource;
/// `discount` and a number, or nothing.
pub(in super::super) struct TechDiscount;
/// `or-solari`, or nothing.
pub(in super::super) struct OrSolari;
/// `on` and one or more agent icons.
pub(in super::super) struct OnIcons;
/// `single` or `other`.
pub(in super::super) struct SingleIcon;

arguments! {
    Number<const MOST> -> u8, "N", ["1", "2"], |parser| parser.number(MOST);
    UpTo -> u8, "N", ["1", "2", "any"], |parser| match parser.token {
        Token::Word("any") => {
            parser.advance();
            Ok(ANY)
        }
        Token::Number(_) => parser.number(20),
        _ => Err(parser.wanted("a number or 'any'")),
    };
    AtLeast<const MOST> -> u8, ">= N", [">= 1", ">= 2"], |parser| {
        parser.expect(Token::AtLeast, "'>='")?;
        parser.number(MOST)
    };
    AtStep -> u8, "at N", ["at 4"], |parser| {
        parser.expect(Token::Word("at"), "'at'")?;
        parser.number(MAX_STEP)
    };
    Foldspaces -> u8, "N", ["1", "2"], |parser| {
        if !parser.names.cards.contains_key("foldspace") {
            return Err(parser.error("there is no card 'foldspace' to take"));
        }
        parser.number(20)
    };
    GainTrack -> Track, "F", ["fremen", "any", "behind", "visited", "snooped", "spied"], |parser| {
        Ok(match parser.faction_or(&["any", "behind", "visited", "snooped", "spied"])? {
            Ok(faction) => Track::Of(faction),
            Err("any") => Track::Any,
            Err("behind") => Track::Behind,
            Err("visited") => Track::Visited,
            Err("snooped") => Track::Snooped,
            Err(_) => Track::Spied,
        })
    };
    LoseTrack -> Track, "F", ["fremen", "any"], |parser| Ok(parser.faction_or(&["any"])?.map_or(Track::Any, Track::Of));
    AnyFaction -> Option<Faction>, "F", ["guild", "any"], |parser| Ok(parser.faction_or(&["any"])?.ok());
    Faction -> Faction, "F", ["bene-gesserit"], |parser| parser.known("a faction", "faction", Faction::ALL, |f| f.name());
    TroopPlace -> TroopPlace, "POST", ["garrison", "conflict"], |parser| {
        let post = match parser.token {
            Token::Word("garrison") => TroopPlace::Garrison,
            Token::Word("conflict") => TroopPlace::Conflict,
            _ => return Err(parser.wanted("'garrison' or 'conflict'")),
        };
        parser.advance();
        Ok(post)
    };
    Controllable -> SpaceId, "SPACE", ["arrakeen"], |parser| {
        let word = parser.word("a space")?;
        let space = match parser.names.spaces.get(word) {
            Some((space, true)) => *space,
            Some((_, false)) => return Err(parser.error(format!("'{word}' cannot be controlled"))),
            None => {
                let valid = parser.names.spaces.iter().filter(|(_, space)| space.1).map(|(id, _)| id.as_str());
                return Err(parser.error(unknown("space", word, sorted(valid).into_iter())));
            }
        };
        parser.advance();
        Ok(space)
    };
    CardId -> CardId, "CARD", ["the-spice-must-flow"], |parser| {
        let word = parser.word("a card")?;
        let Some(card) = parser.names.cards.get(word) else {
            let valid = sorted(parser.names.cards.keys().map(String::as_str));
            return Err(parser.error(unknown("card", word, valid.into_iter())));
        };
        parser.advance();
        Ok(*card)
    };
    Icons -> u16, "ICON …", ["emperor", "city spice-trade"], |parser| {
        let mut icons = 0;
        loop {
            icons |= Icon::read(parser)?.bit();
            match parser.token {
                Token::Word(word) if word != "per" => {}
                Token::Number(_) | Token::Stray(_) => return Err(parser.wanted("an agent icon")),
                _ => return Ok(icons),
            }
        }
    };
    Icon -> Icon, "ICON", ["landsraad", "city"], |parser| {
        parser.known("an agent icon", "icon", Icon::OF_SPACES, |icon| icon.name())
    };
    BattleIcon -> BattleIcon, "ICON", ["crysknife", "desert-mouse", "ornithopter"], |parser| {
        let icons = &[BattleIcon::Crysknife, BattleIcon::DesertMouse, BattleIcon::Ornithopter];
        parser.known("a battle icon", "battle icon", icons, |icon| icon.name())
    };
    SpaceKind -> SpaceKind, "maker|faction|landsraad", ["maker", "faction", "landsraad"], |parser| {
        let kinds = &[SpaceKind::Maker, SpaceKind::Faction, SpaceKind::Landsraad];
        parser.known("a kind of space", "kind of space", kinds, |kind| kind.name())
    };
    Spice -> (), "spice", ["spice"], |parser| parser.expect(Token::Word("spice"), "'spice'");
    MaybeOnIcons -> u16, "[on ICON …]", ["", "on city", "on emperor fremen"], |parser| match parser.token {
        Token::Word("on") => OnIcons::read(parser),
        _ => Ok(0),
    };
    Resource -> Good, "GOOD", ["solari", "spice", "water"], |parser| {
        parser.known("solari, spice or water", "good", &[Good::Solari, Good::Spice, Good::Water], |good| good.name())
    };
    SpaceId -> SpaceId, "SPACE", ["heighliner"], |parser| {
        let word = parser.word("a space")?;
        let Some((space, _)) = parser.names.spaces.get(word) else {
            let valid = sorted(parser.names.spaces.keys().map(String::as_str));
            return Err(parser.error(unknown("space", word, valid.into_iter())));
        };
        parser.advance();
        Ok(*space)
    };
    TechDiscount -> u8, "[discount N]", ["", "discount 2"], |parser| {
        if parser.token != Token::Word("discount") {
            return Ok(0);
        }
        parser.advance();
        parser.number(20)
    };
    OrSolari -> bool, "[or-solari]", ["", "or-solari"], |parser| {
        let or_solari = parser.token == Token::Word("or-solari");
        if or_solari {
            parser.advance();
        }
        Ok(or_solari)
    };
    OnIcons -> u16, "on ICON …", ["on emperor", "on city spice-trade"], |parser| {
        parser.expect(Token::Word("on"), "'on'")?;
        Icons::read(parser)
    };
    SingleIcon -> bool, "single|other", ["single", "other"], |parser| {
        let single = match parser.token {
            Token::Word("single") => true,
            Token::Word("other") => false,
            _ => return Err(parser.wanted("'single' or 'other'")),
        };
        parser.advance();
        Ok(single)
    };
    Destination -> Destination, "[to-deck|to-hand]", ["", "to-deck", "to-hand"], |parser| {
        let to = match parser.token {
            Token::Word("to-deck") => Destination::Deck,
            Token::Word("to-hand") => Destination::Hand,
            _ => return Ok(Destination::Discard),
        };
        parser.advance();
        Ok(to)
    };
    Hook -> Hook, "NAME", ["the-voice", "masterstroke"], |parser| {
        parser.known("a hook", "hook", Hook::ALL, |hook| hook.name())
    };
}

fn sorted<'w>(words: impl Iterator<Item = &'w str>) -> Vec<&'w str> {
    let mut words: Vec<&str> = words.collect();
    words.sort_unstable();
    words
}
