# Help pages of the web client: how to play, glossary and rules.

help-steps = How to play
help-glossary = Glossary
help-rules = Rules
help-lead = Ten steps, five minutes. The table always shows what you can do, and why you can't do the rest, so feel free to start and look things up as you go.
help-keys = You can play with the keyboard alone: press ? for the shortcuts.
rules-about = Every rule of the table, in one sentence each. B numbers follow the rulebook; R numbers are rulings on unclear cases.
rules-search = Search the rules
rules-of = Topic
glossary-search = Search names and text
glossary-part = Show
glossary-pair = { $head }: { $text }
glossary-count = { $count ->
    [one] { $count } entry
   *[other] { $count } entries
}
glossary-all = All

## The ten steps

learn-goal-title = Goal of the game
learn-goal-text = Score the most victory points. The game ends after a round in which someone has { $points }, or when no conflict cards are left. Points come from influence and alliances, battles and cards.
learn-house-title = What you start with
learn-house-text = A leader with two abilities, a deck of 10 cards, { $agents ->
    [one] { $agents } agent
   *[other] { $agents } agents
}, { $water } water, { $garrison ->
    [one] { $garrison } troop
   *[other] { $garrison } troops
} in your garrison and { $supply } in your supply. You draw { $hand } cards each round.
learn-round-title = How a round works
learn-round-text = A new conflict is revealed. Players then take one turn at a time until everyone has revealed their hand. Then comes combat, empty maker spaces gain spice, and the agents return.
learn-agent-title = Send an agent
learn-agent-text = Play a card and send an agent to a board space with one of the card's icons. Each space holds one agent, so being first matters. Some spaces have a cost, and Sietch Tabr requires two influence with the Fremen.
learn-effects-title = Resolve the effects
learn-effects-text = You gain what the space gives and what the card gives, and each faction space raises your influence with that faction. Resolve these effects in any order, then end your turn. Arrow trades are optional.
learn-influence-title = Gain influence
learn-influence-text = Each visit to a faction moves you up its track. At { $point } influence you gain a victory point, at { $bonus } a bonus. The first player to reach { $bonus } takes the alliance and its victory point, and keeps it until someone goes higher.
learn-troops-title = Recruit troops
learn-troops-text = Recruited troops go to your garrison. On a space with crossed swords you may deploy the troops you recruited this turn, and up to { $deploy } more from your garrison, to the conflict.
learn-reveal-title = Reveal and acquire cards
learn-reveal-text = When you're out of agents or prefer to stop, reveal the rest of your hand. Its persuasion buys new cards, and its swords add to your strength. After that, only combat is left of the round.
learn-combat-title = Combat
learn-combat-text = Each troop in the conflict adds { $strength } strength and each sword 1, but swords count only if you have a troop there. Intrigue cards can still change the result. The highest strength wins the first reward, the next one the second, and with four players there is a third. Tied players drop one place. All troops that fought return to supply.
learn-end-title = The end of the game
learn-end-text = Watch everyone's points: the game can end suddenly. Some intrigue cards score only then. Ties are broken by { $ties }.

## Hints for the first game

hint = Hint
hint-got-it = Got it
hint-no-more = Turn hints off
hint-welcome-title = Race to { $points } points
hint-welcome-text = Here you see everyone's victory points. When someone has { $points }, the round is finished and the most points win.
hint-you-title = This is you
hint-you-text = The first line is yours: your leader, resources and troops. Open a line to read what that leader can do.
hint-others-title = Opponents' turns
hint-others-text = Everything they do is written here. Names with a dotted underline can be enlarged.
hint-leader-title = Choose a leader
hint-leader-text = Each leader has one ability that always applies, and one used by the Signet Ring card. For a first game, take a simple one.
hint-agent-title = Send an agent
hint-agent-text = Send agents to collect resources. Choose a card with a dashed outline, then one of the spaces that light up.
hint-icons-title = The icons must match
hint-icons-text = A card lets you visit spaces with one of its icons. Each space holds one agent, and some have a cost. Choose a space.
hint-look-title = What does this do?
hint-look-text = Hover over a card, space or icon (or press and hold) to see what it does, and why you can't choose it now.
hint-tray-title = Collect your rewards
hint-tray-text = What the space and the card give you waits here. Resolve it in any order, then end your turn. Left of an arrow is an optional cost.
hint-deploy-title = Send troops to fight
hint-deploy-text = Here you may deploy all troops recruited this turn and up to two more from your garrison. Each adds 2 strength; all are lost after combat.
hint-undo-title = Changed your mind?
hint-undo-text = You can undo your turn step by step until hidden information is revealed.
hint-choice-title = Your choice
hint-choice-text = Read the question, then choose a button or anything with a dashed outline. Hover over a choice to preview it.
hint-reveal-title = Or reveal your hand
hint-reveal-text = Revealing ends your turns for this round. The reveal boxes of your remaining cards give persuasion to buy cards and swords for combat.
hint-market-title = Buy better cards
hint-market-text = Highlighted cards are affordable. New cards go to your discard pile and come up in later rounds; unspent persuasion is lost.
hint-intrigue-title = A card up your sleeve
hint-intrigue-text = Only you can see your intrigue cards. Highlighted cards are playable now: Plot on your turn, Combat in combat, Endgame at the end.
hint-combat-title = Combat
hint-combat-text = The highest strength wins the first reward, the next one the second; only with four players is there a third. Tied players drop one place. Play a combat card or pass.
hint-influence-title = Influence
hint-influence-text = Each visit to a faction raises your influence. At two you gain a victory point, at four a bonus.
hint-alliance-title = An alliance is within reach
hint-alliance-text = The first player with four influence takes the alliance and a victory point, and keeps them until someone goes higher.
hint-round-title = A new round
hint-round-text = Agents are back, everyone drew five new cards, and the next player goes first. Maker spaces nobody visited gained spice.
hint-end-title = The end is near
hint-end-text = Someone has { $near } points or more. The round in which someone reaches { $points } is the last. Ties are broken by spice.
