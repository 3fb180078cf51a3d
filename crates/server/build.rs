//! Builds the server again when the app in `web/dist` was built again.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    // Debug builds read the folder when they start. Watching it there would only rebuild the tests all the time, as
    // Cargo takes a missing folder for a changed one.
    if std::env::var("PROFILE").is_ok_and(|profile| profile == "release") {
        println!("cargo::rerun-if-changed=../../web/dist");
    }
}
