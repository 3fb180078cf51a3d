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

part-all = All
part-cards = Cards
part-spaces = Board spaces
part-intrigues = Intrigue
part-conflicts = Conflicts
part-leaders = Leaders
part-factions = Factions
part-terms = Terms
part-one-cards = Card
part-one-spaces = Board space
part-one-intrigues = Intrigue
part-one-conflicts = Conflict
part-one-leaders = Leader
part-one-factions = Faction
part-one-terms = Term

field-agent = Agent turn:
field-reveal = Reveal:
field-acquire = When acquired:
field-trashed = When trashed:
field-visit = Visit:
field-requires = Needs:
field-combat = Combat:
field-maker = Maker:
field-control = Control:
field-once = Once:
field-prices = Effect:
field-plot = Plot:
field-when = When:
field-won = After a victory:
field-endgame = At the end:
field-location = Place:
field-rewards = Reward:
field-house = House:
field-passive_name = Ability:
field-passive = It does:
field-signet_name = Signet ring:
field-signet = It does:
field-steps = Steps of the track:
field-text = What it means:

## The ten steps

learn-goal-title = What you are after
learn-goal-text = Victory points. When a round ends and somebody has ten, or no conflict card is left, whoever has the most wins. Points come from friends in high places, from battles, and from cards.
learn-house-title = What you have
learn-house-text = A leader with two abilities, ten cards of your own, two agents, one water, three troops in your garrison and more in supply. Five cards are drawn each round.
learn-round-title = How a round goes
learn-round-text = A new conflict is turned up. Then everybody takes one turn after another, until all have revealed their hand. Combat follows, spice gathers on unvisited deserts, and the agents come home.
learn-agent-title = Send an agent
learn-agent-text = Play a card and place an agent on a board space that bears one of the card's icons. Spaces hold one agent only, so being first matters. Some ask a price, some a friend.
learn-effects-title = Take what is yours
learn-effects-text = The space, the card and the faction all give you something. They wait in a tray; resolve them in the order you like, then end your turn. Trades with an arrow may be left.
learn-influence-title = Make friends
learn-influence-text = Each visit to a faction moves you up its track. At two influence you score a point, at four you earn a bonus. The first to reach four holds the alliance and its point, until somebody climbs past.
learn-troops-title = Gather troops
learn-troops-text = Recruits wait in your garrison. On a space with crossed swords you may send this turn's recruits and up to two more troops into the conflict.
learn-reveal-title = Reveal and buy
learn-reveal-text = When you have no more agents, or no more wish to send one, show the rest of your hand. Its persuasion buys new cards from the market, its swords add to your strength. That ends your round.
learn-combat-title = Fight
learn-combat-text = Every troop in the conflict counts two, every sword one. Intrigue cards may still turn it. The strongest takes the best reward, and those who tie slip one reward lower. All troops that fought are gone.
learn-end-title = Finish well
learn-end-text = Keep an eye on the track: the end comes suddenly. Some intrigue cards score only then. If points are level, spice decides, then Solari, then water, then troops at home.
