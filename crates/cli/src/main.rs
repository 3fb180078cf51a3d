//! The `melange` program. Everything it does is in the library beside it, where tests reach it.

use std::process::ExitCode;

/// Thousands of live tables write messages of a few KiB each at every move: with the system's allocator the server
/// spends a third of its time there (docs/performance.md).
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    melange_cli::main()
}
