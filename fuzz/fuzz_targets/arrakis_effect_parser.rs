//! No text in the effect language of War for Arrakis, however broken, makes the parser panic, and what is wrong has a
//! place in it.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| {
    for error in arrakis::check_language(text).into_iter().filter_map(Result::err) {
        assert!(text.get(error.at..error.at + error.len).is_some(), "{error:?}");
    }
});
