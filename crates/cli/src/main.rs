//! The `melange` program. Everything it does is in the library beside it, where tests reach it.

use std::process::ExitCode;

fn main() -> ExitCode {
    melange_cli::main()
}
