# Words of the Imperium screens' own chrome: panels, buttons and names for what a screen reader is told.

imperium-board = Board
imperium-spaces = Board spaces
imperium-hand = Hand
imperium-intrigue = Intrigue
imperium-market = Market
imperium-conflict = Conflict
imperium-seats = Players
imperium-row = Imperium row
imperium-reserve = Reserve
imperium-set-aside = Set aside
imperium-imperium-deck = Imperium deck: { $n }
imperium-round = Round
imperium-phases = Phases of the round
imperium-phase-setup = Setup
imperium-phase-round-start = Round start
imperium-phase-turns = Player turns
imperium-phase-combat = Combat
imperium-phase-rewards = Rewards
imperium-phase-makers = Makers
imperium-phase-recall = Recall
imperium-phase-endgame = Endgame
imperium-phase-over = The game is over
imperium-your-turn = Your decision
imperium-turn-of = { $who } decides
imperium-points-of-all = Victory points
imperium-points = { $n ->
    [one] { $n } victory point
   *[other] { $n } victory points
}
imperium-vp = Victory points
imperium-free = free
imperium-occupied-by = occupied by { $who }
imperium-controlled-by = controlled by { $who }
imperium-closed-by = closed by { $who }
imperium-bonus-spice = { $n } bonus spice
imperium-can-choose = Can be chosen now
imperium-alliance = alliance
imperium-alliance-of = Alliance with { $who }
imperium-alliance-free = Alliance still free
imperium-cost = costs { $n } persuasion
imperium-agent-half = Agent turn
imperium-reveal-half = Reveal turn
imperium-when-acquired = When acquired
imperium-when-trashed = When trashed
imperium-moment-plot = Plot
imperium-moment-combat = Combat
imperium-moment-won = Conflict won
imperium-moment-endgame = Endgame
imperium-level = Conflict of level { $n }
imperium-no-conflict = No conflict now
imperium-conflicts-left = Conflicts still to come: { $n }
imperium-hand-empty = No cards in hand
imperium-no-hand = You are watching: hands stay hidden.
imperium-hand-known = Known cards in hand
imperium-sort-drawn = as drawn
imperium-sort-name = by name
imperium-sort-playable = playable first
imperium-pile-discard = Discard
imperium-pile-played = In play
imperium-pile-empty = Empty
imperium-intrigue-none = No intrigue cards
imperium-first-player = First player
imperium-revealed = Has revealed
imperium-offline = Not here now
imperium-secret-factions = Two secret factions
imperium-fact-solari = Solari: { $n }
imperium-fact-spice = Spice: { $n }
imperium-fact-water = Water: { $n }
imperium-fact-garrison = Garrison: { $n }
imperium-fact-conflict = In the conflict: { $n }
imperium-fact-supply = Supply: { $n }
imperium-fact-agents = Agents ready: { $n }
imperium-fact-hand = Hand: { $n }
imperium-fact-deck = Deck: { $n }
imperium-fact-discard = Discard: { $n }
imperium-fact-intrigue = Intrigue cards: { $n }
imperium-fact-persuasion = Persuasion: { $n }
imperium-name-solari = Solari
imperium-name-spice = Spice
imperium-name-water = Water
imperium-name-garrison = Garrison
imperium-name-conflict = In the conflict
imperium-name-supply = Supply
imperium-name-strength = Strength
imperium-name-persuasion = Persuasion
imperium-name-agents = Agents ready
imperium-vp-acquire = cards acquired
imperium-vp-alliance = alliances
imperium-vp-card = cards
imperium-vp-conflict = conflicts
imperium-vp-influence = influence
imperium-vp-intrigue = intrigue
imperium-vp-start = start
imperium-not-possible = Not possible now: { $n }
imperium-log-moves = Moves
imperium-log-gains = Gains and costs
imperium-log-cards = Cards
imperium-log-fight = Conflict
imperium-log-other = Other

## Looking closely

imperium-costs-you-now = Costs you now:
imperium-named = { $name }: { $text }
imperium-noted = { $text } ({ $note })

## Choosing leaders

imperium-pick-order = Order of choosing
imperium-picks-now = chooses now
imperium-picks-later = will choose
imperium-leader-taken = Taken by { $name }

## What the shared pages say of the game

imperium-game = Imperium
imperium-pitch = Send agents, court the great powers and fight for the spice.
imperium-play-now-about = Against three bots, in a moment. No account.
imperium-first-game-about = Hints as things come up, and a leader that is easy to play.
imperium-play-first-about = Against two bots, at your own pace. No account.
imperium-setup-leaders = Leaders
imperium-setup-leaders-random = Dealt at random
imperium-setup-leaders-choose = Free choice
imperium-setup-leaders-draft = Draft
imperium-setup-leaders-random-about = Everybody plays the leader that chance deals.
imperium-setup-leaders-choose-about = From all leaders, one after another in turn order.
imperium-setup-leaders-draft-about = One leader more than players is revealed; whoever acts last chooses first.
imperium-module-base = Base game
imperium-you-win = The spice is yours
imperium-tie-spice-order = spice
imperium-tie-solari-order = Solari
imperium-tie-water-order = water
imperium-tie-garrison-order = troops in the garrison
imperium-tie-spice = spice
imperium-tie-solari = Solari
imperium-tie-water = water
imperium-tie-garrison = troops in the garrison
imperium-source-start = At the start
imperium-source-influence = Influence
imperium-source-alliance = Alliances
imperium-source-conflict = Conflicts
imperium-source-card = Cards
imperium-source-acquire = Cards acquired
imperium-source-intrigue = Intrigue
imperium-count-turns = Agent turns
imperium-count-acquired = Cards acquired
imperium-count-trashed = Cards trashed
imperium-count-conflicts-won = Conflicts won
imperium-count-troops-deployed = Troops deployed
imperium-count-intrigues-played = Intrigue played
imperium-count-spice-gained = Spice gained
imperium-count-solari-gained = Solari gained
imperium-count-water-gained = Water gained
imperium-count-spaces = Different spaces visited
imperium-count-influence-gained = Influence gained
imperium-count-persuasion-spent = Persuasion spent
imperium-count-troops-recruited = Troops recruited

## The glossary

imperium-part-cards = Cards
imperium-part-spaces = Board spaces
imperium-part-intrigues = Intrigue
imperium-part-conflicts = Conflicts
imperium-part-leaders = Leaders
imperium-part-factions = Factions
imperium-part-terms = Terms
imperium-part-one-cards = Card
imperium-part-one-spaces = Board space
imperium-part-one-intrigues = Intrigue
imperium-part-one-conflicts = Conflict
imperium-part-one-leaders = Leader
imperium-part-one-factions = Faction
imperium-part-one-terms = Term
imperium-field-agent = Agent turn:
imperium-field-reveal = Reveal:
imperium-field-acquire = When acquired:
imperium-field-trashed = When trashed:
imperium-field-visit = Visit:
imperium-field-requires = Needs:
imperium-field-combat = Combat:
imperium-field-maker = Maker:
imperium-field-control = Control:
imperium-field-once = Once:
imperium-field-prices = Effect:
imperium-field-plot = Plot:
imperium-field-when = When:
imperium-field-won = After a victory:
imperium-field-endgame = At the end:
imperium-field-location = Place:
imperium-field-rewards = Reward:
imperium-field-house = House:
imperium-field-passive_name = Ability:
imperium-field-passive = It does:
imperium-field-signet_name = Signet ring:
imperium-field-signet = It does:
imperium-field-steps = Steps of the track:
imperium-field-text = What it means:

## Keys

imperium-key-market = To the market
imperium-key-fold-row = Fold or open the row of cards
imperium-key-fold-reserve = Fold or open the reserve
imperium-key-tracks = To the influence tracks
imperium-key-conflict = To the conflict
