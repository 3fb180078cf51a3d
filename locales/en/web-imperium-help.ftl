# Words of the help about Imperium: how to play, and the glossary.

## The ten steps

learn-goal-title = Goal of the game
learn-goal-text = Score the most victory points. The game ends after a round in which someone has { $points }, or when no conflict cards are left. Points come from influence, alliances, conflicts and cards.
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
learn-reveal-text = When you're out of agents or prefer to stop, reveal the rest of your hand. Its persuasion buys new cards, and its swords add to your strength. After that, only combat remains this round.
learn-combat-title = Combat
learn-combat-text = Each troop in the conflict adds { $strength } strength and each sword 1, but swords count only if you have a troop there. Intrigue cards can still change the result. The highest strength wins the first reward, the next one the second, and with four players there is a third. Tied players drop one place. All troops that fought return to supply.
learn-end-title = The end of the game
learn-end-text = Watch everyone's points: the game can end suddenly. Some intrigue cards score only then. Ties are broken by { $ties }.

learn-uprising = Your first game of Uprising with CHOAM, step by step.

learn-boxes = Rise of Ix adds the following.
learn-tech-title = Technology
learn-tech-text = Three tiles are face up on Ix; you buy them with spice. Negotiators are troops sent there ahead: each one you take back lowers the price by 1. Some tiles can be used once a round, others always count.
learn-shipping-title = Shipping
learn-shipping-text = A freighter icon moves your freighter one step up, or recalls it for the rewards of its step and all steps below, in any order. Waiting for the third step pays the most.
learn-dreadnoughts-title = Dreadnoughts
learn-dreadnoughts-text = You have two. Each adds { $dreadnought } strength and returns to your garrison after combat. When you win with one, it controls a space of your choice until the next combat is over.
learn-epic-title = Epic mode
learn-epic-text = A longer game on top of Rise of Ix: more points to win, only bigger conflicts, and everyone starts with more troops, an intrigue card and a new starting card.

## The glossary

imperium-rules-about = R numbers are rulings on unclear cases; all other numbers follow the rulebooks.
imperium-part-cards = Cards
imperium-part-spaces = Board spaces
imperium-part-intrigues = Intrigue cards
imperium-part-conflicts = Conflicts
imperium-part-leaders = Leaders
imperium-part-tech = Tech tiles
imperium-part-contracts = Contracts
imperium-part-objectives = Objectives
imperium-part-posts = Observation posts
imperium-part-factions = Factions
imperium-part-terms = Terms
imperium-part-one-cards = Card
imperium-part-one-spaces = Board space
imperium-part-one-intrigues = Intrigue card
imperium-part-one-conflicts = Conflict
imperium-part-one-leaders = Leader
imperium-part-one-tech = Tech tile
imperium-part-one-contracts = Contract
imperium-part-one-objectives = Objective
imperium-part-one-posts = Observation post
imperium-part-one-factions = Faction
imperium-part-one-terms = Term
imperium-field-cards-agent = Agent:
imperium-field-cards-reveal = Reveal:
imperium-field-cards-acquire = When acquired:
imperium-field-cards-trashed = When trashed:
imperium-field-intrigues-combat = Combat:
imperium-field-intrigues-plot = Plot:
imperium-field-intrigues-when = When:
imperium-field-intrigues-won = When you win a conflict:
imperium-field-intrigues-endgame = Endgame:
imperium-field-conflicts-location = Location:
imperium-field-conflicts-rewards = Reward:
imperium-field-leaders-passive_name = Ability:
imperium-field-leaders-passive = Effect:
imperium-field-leaders-signet_name = Signet ring:
imperium-field-leaders-signet = Effect:
imperium-field-tech-acquire = When acquired:
imperium-field-tech-reveal = Reveal:
imperium-field-tech-usage = Use:
imperium-field-tech-passive = While owned:
imperium-field-contracts-goal = Completed by:
imperium-field-contracts-reward = Reward:
imperium-field-factions-steps = Track:
imperium-field-terms-text = Meaning:
