# The numbered rules in one sentence each. English is in crates/imperium/content/base/rules.toml.

