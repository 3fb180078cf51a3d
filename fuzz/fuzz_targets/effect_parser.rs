//! No text in the effect language, however broken, makes the parser panic.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| {
    let _ = imperium::content::check_effect(text);
});
