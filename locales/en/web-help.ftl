# Help pages of the web client: how to play, glossary and rules.

help-steps = How to play
help-glossary = Glossary
help-rules = Rules
help-lead = Ten steps, five minutes. The table shows at every moment what you can do and why something is not possible, so you may as well start and look things up here.
help-keys = Everything can be played by keyboard; the key ? shows how.
rules-about = Every rule the table follows, in one sentence each. Numbers with B are the rulebook's order, numbers with R are rulings on doubtful cases.
rules-search = Search the rules
rules-of = About
glossary-search = Search names and texts
glossary-part = Show
glossary-pair = { $head }: { $text }
glossary-count = { $count ->
    [one] { $count } entry
   *[other] { $count } entries
}
glossary-all = All

## The ten steps

learn-goal-title = What you are after
learn-goal-text = Victory points. When a round ends and somebody has ten, or no conflict card is left, whoever has the most wins. Points come from friends in high places, from battles, and from cards.
learn-house-title = What you have
learn-house-text = A leader with two abilities, ten cards of your own, two agents, one water, three troops in your garrison and more in supply. Five cards are drawn each round.
learn-round-title = How a round goes
learn-round-text = A new conflict is turned up. Then the players take single turns, one after another, until all have revealed their hand. Combat follows, spice gathers on deserts without an agent, and the agents come home.
learn-agent-title = Send an agent
learn-agent-text = Play a card and place an agent on a board space that bears one of the card's icons. A space holds one agent only, so being first matters. Some ask a price, and Sietch Tabr admits only friends of the Fremen.
learn-effects-title = Take what is yours
learn-effects-text = The space gives you something, the card often does, and a visit to a faction raises your influence with it. All of this waits in a tray; resolve it in the order you like, then end your turn. A trade with an arrow may be left.
learn-influence-title = Make friends
learn-influence-text = Each visit to a faction moves you up its track. At two influence you score a point, at four you earn a bonus. The first to reach four holds the alliance and its point, until somebody climbs past.
learn-troops-title = Gather troops
learn-troops-text = Recruits wait in your garrison. On a space with crossed swords you may send this turn's recruits and up to two more troops from the garrison into the conflict.
learn-reveal-title = Reveal and buy
learn-reveal-text = When you have no more agents, or no more wish to send one, show the rest of your hand. Its persuasion buys new cards from the market, its swords add to your strength. After that only the fight is left of your round.
learn-combat-title = Fight
learn-combat-text = Every troop in the conflict counts two and every sword one, but swords without a troop count nothing. Intrigue cards may still turn it. The strongest takes the first reward, the next the second, and with four players there is one for the third; those who tie slip one lower. All troops that fought go back to supply.
learn-end-title = Finish well
learn-end-text = Keep an eye on everybody's points: the end comes suddenly. Some intrigue cards score only then. If points are level, spice decides, then Solari, then water, then troops in the garrison.

## Hints for the first game

hint = Hint
hint-got-it = Got it
hint-no-more = No more hints
hint-welcome-title = { $points } points win
hint-welcome-text = This strip counts everybody's victory points. Once somebody has { $points }, the round is played out, and whoever has the most wins.
hint-you-title = This is you
hint-you-text = The first line is yours: your leader, your goods and your troops. Open a line to read what its leader can do.
hint-others-title = The others move
hint-others-text = Everything they do is written here. A name with a dotted line can be looked at closely.
hint-leader-title = Choose a leader
hint-leader-text = Each has one ability that always holds, and one that the Signet Ring card sets off. The simple ones are good company for a first game.
hint-agent-title = Send an agent
hint-agent-text = Agents run your errands. Choose a card with a dashed ring, then one of the spaces that light up for it.
hint-icons-title = The icons must match
hint-icons-text = A card opens the spaces that bear one of its icons. A space takes only one agent, and some ask a price. Choose one, then confirm.
hint-look-title = What does this do?
hint-look-text = Rest the pointer on a card, a space or an icon, or hold a finger on it: it explains itself, and says why it cannot be chosen now.
hint-tray-title = Take what you earned
hint-tray-text = The gifts of the space and the card wait here. Resolve them in any order, then end the turn. Before an arrow stands a price; you may refuse it.
hint-deploy-title = Send troops to fight
hint-deploy-text = From this space you may send all troops recruited this turn and up to two more from your garrison. Each counts two; none come home.
hint-undo-title = Changed your mind?
hint-undo-text = Undo takes back your turn step by step, as far as nobody has seen a hidden card.
hint-choice-title = A choice is yours
hint-choice-text = Read the sentence, then take a button or whatever has a dashed ring. Pointing at a choice shows how the numbers would change.
hint-reveal-title = Or reveal your hand
hint-reveal-text = Revealing ends your part of the round. The lower halves of the cards you kept give persuasion to buy with and swords for the fight.
hint-market-title = Buy better cards
hint-market-text = Your persuasion buys what has a ring. New cards go to your discard pile and are drawn in later rounds; persuasion left over is lost.
hint-intrigue-title = A card up your sleeve
hint-intrigue-text = Intrigue cards are yours alone to see. One with a ring can be played now: plots in your turn, others in the fight or at the end.
hint-combat-title = The fight is decided
hint-combat-text = The strongest takes the first reward, the next the second; only with four players is there one for the third. Those who tie slip one lower. Play a combat card to turn it, or pass.
hint-influence-title = A friend in high places
hint-influence-text = Visits to a faction raise your influence with it. Two are worth a victory point, four bring a bonus.
hint-alliance-title = An alliance is at stake
hint-alliance-text = Whoever first has four influence with a faction holds its alliance and a victory point, until somebody climbs higher.
hint-round-title = A new round
hint-round-text = Agents are home again, five new cards are drawn, and another player begins. Deserts nobody visited have gathered spice.
hint-end-title = The end is near
hint-end-text = Somebody has { $near } points or more. The round in which { $points } are reached is the last. If points are level, spice decides.
