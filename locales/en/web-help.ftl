# Help pages of the web client: how to play, glossary and rules.

help-steps = How to play
help-glossary = Glossary
help-rules = Rules
help-boxes = Played with
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
