# What Rise of Ix adds to imperium.ftl, in the same manner. Names of its components are in imperium-ix-names.ftl.
#
# For translators, besides what imperium.ftl says
#   $tile: the name of a tech tile. $spaces: a list of kinds of spaces, from spaces-of-icon.
#   $what, $cost: one or several amounts ("3 spice"), or amount-nothing.
#   Messages that end in -optional are said on a component: it is the reader's choice. The same without it is an order
#     ("you") or the bare verb ("opponent"), on a button say.

## Amounts, after a verb

amount-influence-visited = { $n } influence with the faction you visited this turn
amount-influence-snooped = { $n } influence with a faction whose track still has one of your snoopers

## Effects

effect-freighter = advance or recall your freighter
effect-freighter-optional = you may advance or recall your freighter
effect-dreadnought = commission a dreadnought
effect-dreadnought-optional = you may commission a dreadnought
effect-tech = acquire a tech tile
effect-tech-optional = you may acquire a tech tile
effect-tech-discount = acquire a tech tile for { $n } less spice
effect-tech-discount-optional = you may acquire a tech tile for { $n } less spice
effect-tech-or-solari = acquire a tech tile, paying all in spice or all in Solari
effect-tech-or-solari-optional = you may acquire a tech tile, paying all in spice or all in Solari
effect-negotiate = send a troop from your supply to Ix as a negotiator
effect-negotiate-optional = you may send a troop from your supply to Ix as a negotiator
effect-may-acquire = acquire a card that costs { $n } or less for free
effect-may-acquire-optional = you may acquire a card that costs { $n } or less for free
effect-deploy-units = { $n ->
    [one] deploy up to { $n } unit
   *[other] deploy up to { $n } units
}
effect-deploy-from-supply = { $n ->
    [one] deploy { $n } troop straight from your supply
   *[other] deploy { $n } troops straight from your supply
}
effect-retreat-units = { $n ->
    [one] retreat { $n } of your units
   *[other] retreat { $n } of your units
}
effect-retreat-dreadnought = retreat a dreadnought from the conflict
# One unit of any opponent, or none.
effect-retreat-enemy = retreat up to 1 enemy unit
effect-trash-in-play = trash one of your cards in play
effect-trash-in-play-optional = you may trash one of your cards in play
effect-return-intrigue = { $n ->
    [one] put { $n } of your intrigue cards face down under the intrigue deck
   *[other] put { $n } of your intrigue cards face down under the intrigue deck
}
effect-swap-intrigue = put any number of your intrigue cards face down under the intrigue deck and draw that many
effect-trash-tile = trash this tile
effect-solari-if-won = gain { $n } Solari if you win this conflict
# The troops of the shipping track.
effect-shipping-troop = { $n ->
    [one] recruit { $n } troop
   *[other] recruit { $n } troops
}
effect-extra-turn = you may take another turn right after this one
# $good: what is paid less for the space, if the agent is sent with this card.
effect-visit-discount = { $space } costs { $n } less { $good ->
    [spice] spice
    [water] water
   *[solari] Solari
} with this card

# The same icon two times, side by side.
effect-twice = { $effect } (twice)
effect-per-sword-card = { $effect } for each revealed card that gives swords this turn
effect-per-other-sword-card = { $effect } for each other revealed card that gives swords this turn
effect-per-dreadnought = { $effect } for each of your dreadnoughts in the conflict
effect-per-deployed-troop = { $effect } for each troop you deployed this turn
effect-per-low-track = { $effect } for each faction with which you have 0 or 1 influence

## Conditions

condition-tiles = { $n ->
    [one] if you have a tech tile
   *[other] if you have { $n } or more tech tiles
}
condition-units-deployed = { $n ->
    [one] if you deployed a unit this turn
   *[other] if you deployed { $n } or more units this turn
}
# $spaces: one kind of space or a list of several.
condition-agents-on = { $n ->
    [one] if you have an agent on one of the { $spaces } spaces
   *[other] if you have { $n } or more agents on { $spaces } spaces
}
condition-enemy-there = if an enemy agent is on the space you sent yours to
# $what: an amount.
condition-has = if you have { $what } or more
condition-persuasion = if you gained { $n } or more persuasion this turn
# Exactly so many. The line for all 4 stands after the line for 3.
condition-goals = { $n ->
    [4] if you meet all 4 goals
   *[other] if you meet exactly { $n } of 4 goals (two dreadnoughts out of your supply; { card-the-spice-must-flow }; 4 or more influence with two factions; a seat on the { -high-council })
}

## Abilities that stand by themselves, as phrases like effects

hook-influence-where-agents = gain 1 influence with each faction where you have an agent

## What leaders and tiles change, and what they do when something happens; $effect is a phrase like effects

# What a leader has less of than the others, $what being amounts.
leader-lacks = start the game with { $what } less
modifier-dreadnought-strength = your dreadnoughts have { $n } strength each
modifier-solari-more = each time you gain Solari on your turn, gain { $n } more
modifier-acquire-to-deck = you may put each card you acquire on top of your deck
modifier-troop-transports = the shipping track gives you 1 more troop, and you may deploy all of its troops
modifier-wins-ties = you win ties on victory points at the end of the game
modifier-detonation = when you win a conflict with a dreadnought, you may return it to your supply for 1 victory point instead of placing it on a board space
modifier-set-aside-card = at the start of each round, set aside a card from your hand face down; it returns to your hand when your second turn of the round starts
modifier-snoopers = your snoopers are at 2 influence, one with each faction; when you reach one, take it for a reward: with the first you may discard a card to gain 1 spice, the second gives the track's bonus, the third 1 more influence with that faction, the fourth both
modifier-intelligence = before the first round, look at the top two intrigue cards, keep one and put the other back on top
when-round-start = at the start of each round, { $effect }
when-revealed = in your reveal turn, { $effect }
when-won-conflict = whenever you win a conflict, { $effect }
when-endgame = at the end of the game, { $effect }
# The card that was set aside sends an agent in the turn in which it came back.
when-sent-set-aside-single = if you send an agent with it that turn and it has exactly one agent icon, { $effect }
when-sent-set-aside-other = if you send an agent with it that turn and it has any other number of agent icons, { $effect }

## Descriptions of components, line by line

line-tech = Tech tile, cost: { $n } spice
line-use = On your turn, once per round: { $text }
line-unload = Unload: the reveal box also works when this card is discarded or trashed.
# $names: the agent icons that enemy agents do not block.
line-infiltrates = Infiltrate: { $names }

# Where an effect comes from, if not a component with a name.
source-shipping = shipping track

## Prompts

ask-freighter = advance or recall your freighter
ask-shipping = collect the rewards of the shipping track
ask-tech = choose a tech tile to acquire, or none
ask-offer = you may { $effect }
ask-deploy-units = { $n ->
    [one] deploy up to { $n } unit
   *[other] deploy up to { $n } units
}
# So many are still to be chosen.
ask-retreat-units = { $n ->
    [one] choose a unit to retreat
   *[other] choose { $n } units to retreat, one at a time
}
ask-retreat-enemy = { $n ->
    [one] choose an enemy unit to retreat, or none
   *[other] choose up to { $n } enemy units to retreat, one at a time
}
ask-trash-in-play = choose a card in play to trash, or none
ask-return-intrigue = { $n ->
    [one] choose an intrigue card to put under the deck
   *[other] choose { $n } intrigue cards to put under the deck, one at a time
}
ask-swap-intrigue = choose intrigue cards to put under the deck: you draw that many
ask-keep-intrigue = choose the intrigue card to keep: the other goes back on top of the deck
ask-save-card = choose a card to set aside until your second turn
ask-place-dreadnought = choose the space your dreadnought controls

## Choices in a menu

# $n: the step it reaches.
action-advance = Advance the freighter to step { $n }
action-recall = Recall the freighter
action-tech = Acquire { $tile } (pay { $cost })
action-tech-negotiators = { $n ->
    [one] Acquire { $tile } (pay { $cost }, take back { $n } negotiator)
   *[other] Acquire { $tile } (pay { $cost }, take back { $n } negotiators)
}
# $effect: the bare verb, as on a button.
action-use = Use { $tile }: { $effect }
action-deploy-dreadnought = { $n ->
    [0] Deploy no dreadnoughts
    [one] Deploy { $n } dreadnought
   *[other] Deploy { $n } dreadnoughts
}
# Whose unit retreats.
action-unit-troop = { $seat } retreats a troop
action-unit-dreadnought = { $seat } retreats a dreadnought
action-unit-own-troop = Retreat a troop
action-unit-own-dreadnought = Retreat a dreadnought
action-return = Put { $card } under the deck
action-keep = Keep { $card }
action-save = Set aside { $card }
action-space-dreadnought = Place the dreadnought on { $space }
action-accept-detonation = Return the dreadnought to supply for 1 victory point
# $effect: the bare verb. The first letter is made a capital one by the program.
action-accept-offer = { $effect }
action-decline-freighter = Leave the freighter where it is
action-decline-tech = Don't acquire a tile
# No further card goes under the deck.
action-decline-swap = No more cards
action-decline-units = No more units
action-decline-shipping = Skip the rest

## The log

# $what: what was paid.
event-tile-acquired = { $seat } acquires the tech tile { $tile } for { $what }.
event-tile-acquired-free = { $seat } acquires the tech tile { $tile } for free.
event-tile-turned = New tech tile: { $tile }.
event-tile-used = { $seat } uses { $tile }.
event-tile-trashed = { $seat } trashes the tech tile { $tile }.
# $now: the step.
event-freighter-advanced = { $seat } advances their freighter to step { $now }.
event-freighter-recalled = { $seat } recalls their freighter.
event-dreadnoughts-recruit = { $n ->
    [one] { $seat } commissions { $n } dreadnought.
   *[other] { $seat } commissions { $n } dreadnoughts.
}
event-dreadnoughts-deploy = { $n ->
    [one] { $seat } deploys { $n } dreadnought.
   *[other] { $seat } deploys { $n } dreadnoughts.
}
event-dreadnoughts-retreat = { $n ->
    [one] { $seat } retreats { $n } dreadnought.
   *[other] { $seat } retreats { $n } dreadnoughts.
}
event-dreadnoughts-lose-conflict = { $n ->
    [one] { $seat } returns { $n } dreadnought from the conflict to supply.
   *[other] { $seat } returns { $n } dreadnoughts from the conflict to supply.
}
event-dreadnought-placed = { $seat } takes control of { $space } with a dreadnought.
event-dreadnought-returned = { $seat }'s dreadnought returns from { $space } to the garrison.
event-negotiator-sent = { $seat } sends a negotiator to Ix.
event-negotiators-returned = { $n ->
    [one] { $seat } takes back { $n } negotiator.
   *[other] { $seat } takes back { $n } negotiators.
}
event-snooper-taken = { $seat } takes the snooper from the { $faction } track.
event-card-saved = { $seat } sets a card aside.
event-card-saved-known = { $seat } sets { $card } aside from hand.
event-card-returned = { $seat } returns { $card }, set aside, to their hand.
event-intrigue-returned = { $seat } puts an intrigue card under the deck.
event-intrigue-returned-known = { $seat } puts the intrigue card { $card } under the deck.
event-intelligence = { $seat } looks at the top two intrigue cards and keeps one.
event-intelligence-seen = { $seat } sees the intrigue card { $card }.
event-extra-turn = { $seat } takes another turn.
# $seat: who makes it retreat. $other: whose unit it is.
event-unit-retreats = { $seat } makes one of { $other }'s units retreat.

## Why a choice is not possible

obstacle-not-a-tile = { $tile } is not face up on the Ix board
# $has: how much the player has.
obstacle-tile-costs = { $tile } costs { $what }; you have { $has }
obstacle-no-negotiators = { $n ->
    [0] you have no negotiators on Ix
    [one] you have only { $n } negotiator on Ix
   *[other] you have only { $n } negotiators on Ix
}
obstacle-not-your-tile = you don't have the tech tile { $tile }
obstacle-tile-used = you have already used { $tile } this round
obstacle-no-use = { $tile } has no ability to use
obstacle-no-dreadnoughts = you have no dreadnoughts in your garrison
