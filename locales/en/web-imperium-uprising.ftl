# Words of the Imperium screens for Uprising and the CHOAM module, loaded with the first table that has them.

imperium-post-of = Observation post next to { $spaces }
imperium-post-empty = No spy here
imperium-spies-of = Spy: { $who }
imperium-posts = Observation posts
imperium-wall-stands = The Shield Wall stands: no sandworms in conflicts behind it
imperium-wall-gone = The Shield Wall is gone
imperium-contracts = Contracts
imperium-own-contracts = Your contracts
imperium-contracts-market = Face-up contracts
imperium-contracts-aside = Set aside
imperium-contracts-dealt = Choose one to keep
imperium-contracts-left = { $n } more in the stack
imperium-contracts-none-left = No contracts left: a contract icon gives Solari
imperium-contracts-none = No contracts
imperium-contract-done = Completed
imperium-contract-ixian = Ixian contract
imperium-completes = Completes your contract: { $text }
imperium-holdings = Your area
imperium-battle-icons = Battle icons
imperium-battle-icons-of = Battle icons waiting for a pair: { $icons }
imperium-turned-down = Face down
imperium-would-pair = Winning it makes a pair: 1 victory point
imperium-objective-text = Counts as a conflict card already won. With a second { $icon } both are turned face down for 1 victory point.
imperium-doubled = Reward doubled for { $who }
imperium-training = Training track
imperium-fact-spies = Spies in supply: { $n }
imperium-fact-worms = Sandworms in the conflict: { $n }
imperium-fact-memories = Memories: { $n }
imperium-fact-training = Training track: step { $n } of { $of }
imperium-fact-contracts = Contracts to complete: { $n }
imperium-fact-completed = Contracts completed: { $n }

## Hints for the first game

hint-battle-icon-title = Pair battle icons
hint-battle-icon-text = Two cards with the same icon are worth 1 victory point. At the end of the game, a wild icon pairs with any other icon.
