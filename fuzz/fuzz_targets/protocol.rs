//! Whatever lines arrive, each is answered with one line of JSON.
#![no_main]

use melange_cli::Protocol;

libfuzzer_sys::fuzz_target!(|text: &str| {
    let mut protocol = Protocol::new();
    for line in text.lines().take(64) {
        let reply = protocol.handle(line);
        assert!(!reply.trim_end().contains('\n'), "one line answers one line");
    }
});
