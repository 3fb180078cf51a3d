# Words of the Imperium screens' own chrome: panels, buttons and names for what a screen reader is told.

imperium-board = Board
imperium-spaces = Board spaces
imperium-hand = Hand
imperium-intrigue = Intrigue
imperium-market = Market
imperium-conflict = Conflict
imperium-seats = Players
imperium-row = Imperium Row
imperium-reserve = Reserve
imperium-set-aside = Set aside
imperium-imperium-deck = Imperium deck: { $n }
imperium-phases = Round phases
imperium-phase-setup = Setup
imperium-phase-round-start = Round start
imperium-phase-turns = Player turns
imperium-phase-combat = Combat
imperium-phase-rewards = Rewards
imperium-phase-makers = Makers
imperium-phase-recall = Recall
imperium-phase-endgame = Endgame
imperium-phase-over = Game over
imperium-last-round = Last round
imperium-last-round-conflicts = The game ends after this round: no conflict cards are left.
imperium-last-round-points = { $points ->
    [one] The game ends after this round if a player still has { $points } victory point.
   *[other] The game ends after this round if a player still has { $points } victory points.
}
imperium-your-turn = Your turn
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
imperium-alliance-of = Alliance: { $who }
imperium-alliance-free = Alliance unclaimed
imperium-cost = costs { $n } persuasion
imperium-agent-half = Agent
imperium-reveal-half = Reveal
imperium-when-acquired = When acquired
imperium-when-trashed = When trashed
imperium-moment-plot = Plot
imperium-moment-combat = Combat
imperium-moment-won = Conflict won
imperium-moment-endgame = Endgame
imperium-level = Conflict { $n }
imperium-no-conflict = No active conflict
imperium-conflicts-left = Conflicts left: { $n }
imperium-hand-empty = No cards in hand
imperium-no-hand = Spectating: hands are hidden.
imperium-hand-known = Known cards in hand
imperium-sort-name = By name
imperium-sort-playable = Playable first
imperium-pile-discard = Discard
imperium-pile-played = In play
imperium-pile-empty = Empty
imperium-intrigue-none = No intrigue cards
imperium-first-player = First player
imperium-revealed = Revealed
imperium-offline = Offline
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
imperium-vp-tech = technology
imperium-vp-battle-icon = battle icons
imperium-log-moves = Moves
imperium-log-gains = Gains and costs
imperium-log-cards = Cards
imperium-log-fight = Conflict
imperium-log-other = Other

## Looking closely

imperium-costs-you-now = Your cost now:
imperium-named = { $name }: { $text }
imperium-noted = { $text } ({ $note })

## Choosing leaders

imperium-pick-order = Pick order
imperium-picks-now = choosing
imperium-picks-later = waiting
imperium-leader-taken = Taken by { $name }

## What the shared pages say of the game

imperium-game = Dune: Imperium
imperium-pitch = Send agents, win allies and fight for spice.
imperium-play-now-about = Three bots, starts immediately. No account needed.
imperium-first-game-about = Hints along the way, and a leader that's easy to play.
imperium-play-first-about = Two bots, with hints. No account needed.
imperium-setup-leaders = Leaders
imperium-setup-leaders-random = Random
imperium-setup-leaders-choose = Free choice
imperium-setup-leaders-draft = Draft
imperium-setup-leaders-random-about = Random leaders.
imperium-setup-leaders-choose-about = Any leader, chosen in turn order.
imperium-setup-leaders-draft-about = One more leader than players; last in turn order picks first.
imperium-module-base = Base game
imperium-module-base-about = The original game: agents, influence, intrigue and conflicts.
imperium-module-ix = Rise of Ix
imperium-module-ix-about = Technology, freighters and dreadnoughts, with new spaces, cards and leaders.
imperium-module-epic = Epic mode
imperium-module-epic-about = A longer game: more points to win, bigger conflicts and a stronger start.
imperium-module-uprising = Uprising
imperium-module-uprising-about = A standalone game on its own board: spies, sandworms and battle icons.
imperium-module-choam = CHOAM module
imperium-module-choam-about = Contracts to take and complete, with more cards and a leader.
imperium-you-win = The spice is yours
imperium-tie-spice-order = spice
imperium-tie-solari-order = Solari
imperium-tie-water-order = water
imperium-tie-garrison-order = troops in the garrison
imperium-tie-spice = spice
imperium-tie-solari = Solari
imperium-tie-water = water
imperium-tie-garrison = troops in the garrison
imperium-tie-last-reveal-order = latest reveal
imperium-tie-last-reveal = order of reveal
imperium-source-start = Start of game
imperium-source-influence = Influence
imperium-source-alliance = Alliances
imperium-source-conflict = Conflicts
imperium-source-card = Cards
imperium-source-acquire = Cards acquired
imperium-source-intrigue = Intrigue
imperium-source-tech = Technology
imperium-source-battle-icon = Battle icons
imperium-count-turns = Agent turns
imperium-count-acquired = Cards acquired
imperium-count-trashed = Cards trashed
imperium-count-conflicts-won = Conflicts won
imperium-count-troops-deployed = Troops deployed
imperium-count-intrigues-played = Intrigue cards played
imperium-count-spice-gained = Spice gained
imperium-count-solari-gained = Solari gained
imperium-count-water-gained = Water gained
imperium-count-spaces = Different spaces visited
imperium-count-influence-gained = Influence gained
imperium-count-persuasion-spent = Persuasion spent
imperium-count-troops-recruited = Troops recruited
imperium-count-tiles-acquired = Tech tiles acquired
imperium-count-dreadnoughts-commissioned = Dreadnoughts commissioned
imperium-count-freighters-recalled = Freighter recalls
imperium-count-spies-placed = Spies placed
imperium-count-worms-summoned = Sandworms summoned
imperium-count-contracts-completed = Contracts completed
imperium-count-icons-paired = Battle icon pairs

## Keys

imperium-key-market = Go to the market
imperium-key-fold-row = Show or hide the Imperium Row
imperium-key-fold-reserve = Show or hide the Reserve
imperium-key-tracks = Go to the influence tracks
imperium-key-conflict = Go to the conflict
imperium-third-by-tie = Only for players tied for second

# The next step of sending an agent.
imperium-step-space = Choose a space for { $card }.
imperium-step-card = Choose a card for { $space }.
imperium-step-send =
    { $touch ->
        [yes] Select { $space } again to send your agent.
       *[no] Select { $space } again or press Enter to send your agent.
    }
imperium-step-price = Choose what to pay for { $space }.
imperium-combat-result = Combat result

## How a game opens

imperium-opening-goal = How to win
imperium-opening-goal-text = When a round ends and someone has { $points } victory points, the player with the most wins. Points come from { $step } influence with a faction, alliances, conflicts and some cards.
imperium-first-moves = Three good first moves
imperium-first-move = { $card } → { $space }:
imperium-first-move-influence = Gains influence: { $n } with a faction is worth a point.
imperium-first-move-troops = Recruits troops for the conflict and its rewards.
imperium-first-move-solari = Gains Solari: save them for a third agent or a council seat.
imperium-first-move-spice = Gains spice, to sell or to pay for strong spaces.
imperium-first-move-cards = Gives you more cards to work with.
imperium-first-move-water = Gains water: the richest desert spaces cost water.
imperium-first-move-contract = Takes a contract: complete it later for its reward.
imperium-first-move-spies = Places a spy: recall it later to draw a card or to enter an occupied space.

## Front page

imperium-title = Dune: Imperium
imperium-fan-notice = Melange is an unofficial fan project, free to play. It is not affiliated with or endorsed by the publishers, designers or licensors of Dune: Imperium, nor by the Frank Herbert estate. Dune: Imperium is a trademark of its owners.
