# Words of the Imperium screens for Rise of Ix, loaded with the first table that has it.

imperium-tech = Tech
imperium-tiles = Tech tiles
imperium-tile-open = Ready to use
imperium-tile-used = Used this round
imperium-tile-use = Once per round
imperium-tile-passive = Always
imperium-stack-left = { $n } in stack
imperium-stack-empty = Empty stack
imperium-negotiators = Negotiators on Ix
imperium-shipping = Shipping track
imperium-shipping-step = Step { $n }
imperium-recall-pays = Recall pays:
imperium-dreadnought-of = { $who }'s dreadnought
imperium-snooper-of = { $who }'s snooper
imperium-snoopers = Snoopers on tracks
imperium-saved = Set aside until the second turn
imperium-intrigue-deck = Intrigue deck
imperium-infiltrates = Infiltrates
imperium-unload = Unload
imperium-fact-dreadnoughts = Dreadnoughts in garrison: { $n }
imperium-fact-dreadnoughts-conflict = Dreadnoughts in the conflict: { $n }
imperium-fact-dreadnoughts-supply = Dreadnoughts in supply: { $n }
imperium-fact-negotiators = Negotiators: { $n }
imperium-fact-freighter = Freighter on step { $n }
imperium-fact-tiles = Tech tiles: { $n }

## Hints for the first game

hint-tech-title = Buy technology
hint-tech-text = Tiles cost spice, and you keep them. Take back negotiators to pay less; some tiles can be used once each round.
hint-freighter-title = Your freighter
hint-freighter-text = Advance it one step, or recall it for the rewards of its step and all steps below. Three steps pay the most.
hint-dreadnought-title = A dreadnought
hint-dreadnought-text = It adds 3 strength and isn't lost in combat. Win with it and it controls a space until the next combat is over.
