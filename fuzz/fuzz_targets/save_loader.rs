//! A save file is either refused with a message, or loads and saves to the same game.
#![no_main]

use imperium::Imperium;
use table::Log;

libfuzzer_sys::fuzz_target!(|text: &str| {
    if let Ok(log) = Log::<Imperium>::load(text) {
        let saved = log.save().expect("what was loaded can be saved");
        let again = Log::<Imperium>::load(&saved).expect("what was saved can be loaded");
        assert_eq!(log.actions, again.actions);
    }
});
