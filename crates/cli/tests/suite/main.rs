//! The program as people and other programs meet it: arguments, standard input, output and exit codes.

mod checks;
mod engine;
mod play;
mod saves;
mod simulate;
mod support;
