# What Dune: Imperium says: effects, prompts, choices and the log. Names of components are in imperium-names.ftl.
#
# For translators
#   $n (also $step, $now, $copies, $place, $strength, $round): a number; choose the plural form by it.
#   $seat, $other: a player's name. $card, $space, $conflict, $leader, $faction: a name as imperium-names.ftl has it;
#     put quotation marks and the noun around it ("the card «…»") here. $faction can be a list of names.
#   $faction-genitive, $faction-accusative, $faction-instrumental: the same names in another case, where the language
#     has attributes of those names on its faction-… messages.
#   $what, $cost: one or several amounts ("2 spice and 1 water"), always after a verb: accusative.
#   $who in effect-… and cost-… messages: "you" (imperative to the player) or "opponent" (the bare verb: inside
#     effect-each-opponent and effect-pay-optional): choose another verb form by it where the language
#     needs one.
#   Effects and costs are phrases that start with a verb and have no full stop: they are joined by the list messages
#     of table.ftl.

-high-council = High Council
-mentat = Mentat
-swordmaster = Swordmaster

## Amounts, after a verb

amount-solari = { $n } Solari
amount-spice = { $n } spice
amount-water = { $n } water
amount-persuasion = { $n } persuasion
amount-sword = { $n ->
    [one] { $n } sword
   *[other] { $n } swords
}
amount-vp = { $n ->
    [one] { $n } victory point
   *[other] { $n } victory points
}
amount-influence = { $n } influence with the { $faction }
amount-influence-any = { $n } influence with a faction of your choice
amount-influence-behind = { $n } influence with a faction where an opponent is ahead of you
amount-nothing = nothing

## Effects

effect-gain = gain { $what }
# So much besides what an effect before it gives.
effect-gain-more = gain { $what } more
effect-troop = { $n ->
    [one] recruit { $n } troop
   *[other] recruit { $n } troops
}
# So many besides those that an effect before it recruits.
effect-troop-more = { $n ->
    [one] recruit { $n } more troop
   *[other] recruit { $n } more troops
}
effect-draw = { $n ->
    [one] draw { $n } card
   *[other] draw { $n } cards
}
effect-intrigue = { $n ->
    [one] draw { $n } intrigue card
   *[other] draw { $n } intrigue cards
}
effect-trash = { $n ->
    [one] trash { $n } card
   *[other] trash up to { $n } cards
}
# On a component: it is the reader's choice.
effect-trash-optional = { $n ->
    [one] you may trash a card
   *[other] you may trash up to { $n } cards
}
effect-trash-self = trash this card
effect-trash-self-named = trash { $card }
effect-discard = { $n ->
    [one] discard { $n } card
   *[other] discard { $n } cards
}
effect-lose-influence = lose { $n } influence with the { $faction }
effect-lose-influence-any = lose { $n } influence with a faction of your choice
effect-lose-troop-garrison = { $n ->
    [one] lose { $n } troop from the garrison
   *[other] lose { $n } troops from the garrison
}
effect-lose-troop-conflict = { $n ->
    [one] lose { $n } troop from the conflict
   *[other] lose { $n } troops from the conflict
}
effect-deploy = { $n ->
    [one] deploy up to { $n } troop
   *[other] deploy up to { $n } troops
}
effect-deploy-any = deploy any number of troops
effect-retreat = { $n ->
    [one] retreat up to { $n } troop
   *[other] retreat up to { $n } troops
}
effect-retreat-any = retreat any number of troops
effect-deploy-recruits = deploy any of the troops you just recruited
effect-mentat = take the { -mentat } as an extra agent this round, if it is on its space
effect-mentat-next-round = take the { -mentat } as an extra agent next round
# $what: the persuasion of the seat.
effect-high-council = take a seat on the { -high-council }, which gives you { $what } in each of your reveal turns
effect-swordmaster = gain the { -swordmaster } as your third agent
effect-harvest = harvest { $n } spice and all bonus spice here
effect-foldspace = { $n ->
    [one] take { $n } Foldspace card
   *[other] take { $n } Foldspace cards
}
effect-steal-intrigue = steal a random intrigue card from each opponent who has { $n } or more
effect-control = take control of { $space }
effect-signet = use your leader's signet ring ability
effect-recall-agent = { $n ->
    [one] recall { $n } of your agents
   *[other] recall { $n } of your agents
}
effect-recover = return a { $faction } card from your discard pile to your hand
effect-acquire = acquire a card that costs { $n } or less for free
effect-acquire-onto-deck = acquire a card that costs { $n } or less for free and put it on top of your deck
effect-acquire-to-deck = you may put cards you acquire in your reveal turn this round on top of your deck
effect-reshuffle = shuffle your discard pile into your deck
# $icons: a list of agent icons.
effect-add-icons = the card you play this turn also has these agent icons: { $icons }
effect-infiltrate = enemy agents don't block your agent this turn
effect-discount = { $card } costs you { $n } less persuasion this turn
effect-visit-influence = gain { $n } influence instead of 1 for visiting a faction's space
effect-visit-harvest = { $n ->
    [2] harvest the printed spice of a maker space twice
   *[other] harvest the printed spice of a maker space { $n } times
}
effect-pass-turn = you may pass this turn

# Choices: $options is a list of effects, $what a list of amounts.
effect-either = either { $options }
effect-some-of = choose { $n } of these: { $options }
effect-gain-some-of = gain { $n } of these: { $what }
# Influence with some of several factions: $n each, $count factions.
effect-influence-some-of = gain { $n } influence with each of { $count } different factions

effect-pay = { $cost }: { $effect }
# On a component: it is the reader's choice. The effect, like the cost, is the bare verb.
effect-pay-optional = you may { $cost } to { $effect }
# The same when the effect is a choice or has a colon of its own: then it is told to "you".
effect-pay-optional-long = you may { $cost }: { $effect }
effect-if = { $condition }: { $effect }
# The same when the effect has a colon of its own.
effect-if-long = { $condition }, { $effect }
effect-per-card-in-play = { $effect } for each { $faction } card you have in play, this one included
effect-each-opponent = each opponent must { $effect }

## Costs

cost-pay = pay { $what }
cost-trash = { $n ->
    [one] trash { $n } card
   *[other] trash { $n } cards
}

## Conditions

condition-influence = if you have { $n } or more influence with the { $faction }
condition-alliance = if you hold the { $faction } alliance
condition-any-alliance = if you hold any alliance
condition-bond = if you have another { $faction } card in play
condition-high-council = if you have a seat on the { -high-council }
condition-swordmaster = if you have your { -swordmaster }
condition-reveal-turn = in your reveal turn
condition-owns = { $n ->
    [one] if you own { $card }
   *[other] if you own { $n } or more copies of { $card }
}
condition-most = if you own more copies of { $card } than every opponent
condition-tracks = if you have { $step } or more influence with at least { $n } factions

## Abilities that stand by themselves, as phrases like effects

hook-the-voice = close a board space to opponents' agents until your next turn
hook-double-cross = remove an opponent's troop from the conflict and deploy one from your supply
hook-poison-snooper = look at the top card of your deck, then draw or trash it
hook-manipulate = set aside a card from the Imperium Row: until the end of your reveal turn only you can acquire it, for 1 less persuasion, then it leaves the game
hook-masterstroke = reveal your secret factions and gain 1 influence with each
# What a leader has instead of an ability.
leader-setup = gain { $what } before the first round

## What leaders change as long as they play, and what they do when something happens; $effect is a phrase like effects

# One kind of space, by the agent icon: $spaces below is a list of these.
spaces-of-icon = { $icon ->
    [emperor] Emperor
    [guild] Spacing Guild
    [bene-gesserit] Bene Gesserit
    [fremen] Fremen
    [landsraad] Landsraad
    [city] city
   *[spice-trade] spice trade
}
modifier-space-discount = { $spaces } spaces cost you { $n } less { $good ->
    [spice] spice
    [water] water
   *[solari] Solari
}
modifier-infiltrate = enemy agents don't block your agents on { $spaces } spaces
modifier-harvest-less = gain { $n } less spice from every harvest
modifier-see-top-card = you may look at the top card of your deck at any time
modifier-secret-factions = secretly choose two factions before the first round; you may reveal them once per game
when-paid = { $effect } whenever you pay { $good ->
    [spice] spice
    [water] water
   *[solari] Solari
} for a board space
when-took-council-seat = { $effect } when you take your seat on the { -high-council }
when-harvested = { $effect } whenever you harvest spice
when-deployed = when you have deployed { $n } or more troops in a turn, { $effect }

## Descriptions of components, line by line

deck-starter = Starting deck
deck-reserve = Reserve
deck-imperium = Imperium deck
deck-intrigue = Intrigue deck
line-copies = { $n ->
    [one] { $deck }: { $n } copy
   *[other] { $deck }: { $n } copies
}
line-copies-each = { $deck }: { $n } for each player
line-cost = Cost: { $n } persuasion
line-not-buyable = Can't be bought with persuasion
# $names: a list, $n long.
line-factions = { $n ->
    [one] Faction: { $names }
   *[other] Factions: { $names }
}
line-icons = Agent icons: { $names }
line-icons-all = Agent icons: all
line-moves-agent = Instead of sending an agent you may move one that is already on the board, to any space, even an occupied one.
line-agent = Agent: { $text }
line-reveal = Reveal: { $text }
line-acquire = When acquired: { $text }
line-trashed = When trashed by another effect: { $text }

plot-own-turn = any time on your turn
plot-turn-start = at the start of your turn
plot-before-agent = before you send an agent
# When other intrigue cards can be played, as phrases.
moment-combat = during combat
moment-won = when you win a conflict
moment-endgame = at the end of the game
line-plot = Plot, { $when }: { $text }
line-combat = Combat: { $text }
line-won = When you win a conflict: { $text }
line-endgame = Endgame: { $text }
line-lasts = Stays face up until the end of your reveal turn.

line-conflict = Conflict { $n }
line-location = Location: { $space }
line-first = First: { $text }
line-second = Second: { $text }
line-third = Third: { $text }

line-leader = Leader, { $house }, complexity { $n }
line-ability = { $name }: { $text }
line-signet = Signet Ring, { $name }: { $text }

line-space = Board space, { $area }, agent icon { $icon }
line-visit = Each visit: gain { $what }.
line-requires = Available only { $condition }.
line-combat-space = Combat space: you may deploy units gained this turn and up to { $n } more from your garrison.
line-maker = Maker space: gains { $n } bonus spice in each Makers phase if no agent is here.
line-control = Whenever anyone visits, the player in control gains { $what }.
line-once = Once per game per player.
line-effect = Effect: { $text }
line-effect-paid = Effect for { $cost }: { $text }
line-space-reveal = In your reveal turn, if your agent is here: { $text }

# Where an effect comes from, if not a component with a name.
source-track = { $faction } track

## Prompts: $ask is one of the ask-… messages, a request to the player without a full stop

# Said to whoever decides. Its first letter is made a capital one by the program.
prompt = { $ask }.
# $source: the card, space or leader that asks for it.
prompt-source = { $source }: { $ask }.
# Said to all who look at one screen.
prompt-named = { $seat }: { $ask }.
prompt-named-source = { $seat }: { $ask } ({ $source }).
# Said to those who wait.
prompt-others = { $seat } is thinking.
prompt-over = Game over.

ask-wait = wait
ask-leader = choose a leader
ask-secret-factions = secretly choose two factions
ask-defend = defend { $space }? 1 troop from your supply
# $agents: how many agents are ready to be sent.
ask-turn-open = { $agents ->
    [0] no agents left: reveal your hand
   *[other] send an agent or reveal
}
ask-turn-agent = { $left ->
    [effects] resolve your effects, then end your turn
    [deploy] deploy to the conflict or end your turn
   *[nothing] end your turn
}
ask-turn-reveal = { $left ->
    [effects] resolve your effects, then end your turn
    [deploy] deploy to the conflict or end your turn
    [nothing] end your turn
   *[cards] acquire cards (persuasion: { $n }), then end your turn
}
ask-reward = collect your reward: { $conflict }
ask-choose = choose one
ask-choose-some = { $n ->
    [one] choose { $n } more
   *[other] choose { $n }
}
ask-gain-influence = choose a faction to gain { $n } influence with
ask-lose-influence = choose a faction to lose { $n } influence with
ask-trash = choose a card to trash, or none
ask-trash-cost = choose a card to trash as payment
ask-discard = { $n ->
    [one] choose a card to discard
   *[other] discard { $n } cards, one at a time
}
ask-recover = choose a { $faction } card to return from your discard pile to your hand
ask-acquire = { $n ->
    [0] choose where the card goes
   *[other] choose a card that costs { $n } or less: you acquire it for free
}
ask-acquire-to-deck = choose a card that costs { $n } or less: it goes on top of your deck for free
ask-deploy = { $n ->
    [one] deploy up to { $n } troop
   *[other] deploy up to { $n } troops
}
ask-retreat = { $n ->
    [one] retreat up to { $n } troop
   *[other] retreat up to { $n } troops
}
ask-recall-agent = choose an agent to recall
ask-close-space = choose a space to close to opponents until your next turn
ask-set-aside = choose a card in the Imperium Row to set aside for yourself
ask-double-cross = choose an opponent who loses a troop in the conflict
ask-snoop = draw or trash the top card of your deck
ask-pass-turn = pass this turn or take it
ask-give-alliance = choose who gets the { $faction } alliance
ask-combat = play a combat intrigue card or pass
ask-won = you won the conflict: play an intrigue card or pass
ask-endgame = play an endgame intrigue card or pass

## Choices in a menu

action-agent = { $space } with { $card }
action-agent-paid = { $space } with { $card } (pay { $cost })
action-move-agent = { $space } with { $card }, agent from { $from }
action-move-agent-paid = { $space } with { $card }, agent from { $from } (pay { $cost })
action-reveal = Reveal your hand
# $effect: the bare verb, as on a button. The first letter is made a capital one by the program.
action-resolve = { $source }: { $effect }
# $ability: the name of the leader's signet ability.
action-resolve-signet = { $source }, { $ability }: { $effect }
action-deploy = { $n ->
    [0] Deploy no troops
    [one] Deploy { $n } troop
   *[other] Deploy { $n } troops
}
action-retreat = { $n ->
    [0] Retreat no troops
    [one] Retreat { $n } troop
   *[other] Retreat { $n } troops
}
# $to: where the card goes, "deck" or "discard".
action-acquire = { $to ->
    [deck] Acquire { $card } onto your deck ({ $n } persuasion)
   *[discard] Acquire { $card } ({ $n } persuasion)
}
action-acquire-aside = { $to ->
    [deck] Acquire { $card }, set aside, onto your deck ({ $n } persuasion)
   *[discard] Acquire { $card }, set aside ({ $n } persuasion)
}
action-acquire-free = { $to ->
    [deck] Acquire { $card } onto your deck for free
   *[discard] Acquire { $card } for free
}
action-acquire-free-aside = { $to ->
    [deck] Acquire { $card }, set aside, onto your deck for free
   *[discard] Acquire { $card }, set aside, for free
}
action-intrigue = Play { $card }: { $effect }
action-choose = { $effect }
action-choose-number = Option { $n }
action-snoop-draw = Draw the card
action-snoop-trash = Trash the card
action-faction = { $faction }
action-faction-gain = { $faction }: +{ $n } influence
action-faction-lose = { $faction }: −{ $n } influence
action-factions = { $faction }
action-trash-hand = Trash { $card } (hand)
action-trash-discard = Trash { $card } (discard pile)
action-trash-play = Trash { $card } (in play)
action-trash-deck = Trash { $card } (deck)
action-discard = Discard { $card }
action-take = Take { $card }
action-take-recover = Return { $card } to your hand
action-take-set-aside = Set aside { $card }
action-space = { $space }
action-space-recall = Recall from { $space }
action-space-close = Close { $space }
action-seat = { $seat }
action-seat-double-cross = { $seat } loses 1 troop
action-seat-alliance = { $seat } gets the { $faction } alliance
action-leader = Choose { $leader }
action-accept = Yes
action-accept-defend = Deploy 1 troop
action-accept-pass-turn = Pass this turn
action-decline = No
action-decline-defend = Don't defend
action-decline-pass-turn = Take the turn
action-decline-trash = Don't trash
action-decline-acquire = Don't acquire
action-decline-reward = Skip the rest of the reward
action-pass = Pass
action-end-turn = End turn
action-end-turn-open = End turn (unused: { $effects })

## The log

event-leader-offered = Leader available: { $leader }.
event-leader-chosen = { $seat } plays { $leader }.
event-secret-factions-chosen = { $seat } secretly chooses two factions.
event-secret-factions = { $seat }'s secret factions are { $faction }.
event-round-began = Round { $round } begins: { $conflict }. { $seat } is first player.
event-turn-began = It's { $seat }'s turn.
event-agent-sent = { $seat } sends an agent to { $space } with { $card }.
event-agent-recalled = { $seat } recalls an agent from { $space }.
event-revealed = { $seat } reveals their hand.
event-card-revealed = { $seat } reveals { $card }.
event-turn-ended = { $seat } ends their turn.
event-turn-passed = { $seat } passes their turn.
event-resolved = { $seat } resolves { $source }.
event-gained = { $seat } gains { $what }.
event-paid = { $seat } pays { $what }.
event-vp-lost = { $seat } loses { $what }.
event-drew = { $n ->
    [one] { $seat } draws { $n } card.
   *[other] { $seat } draws { $n } cards.
}
event-drew-card = { $seat } draws { $card }.
event-reshuffled = { $seat } shuffles their discard pile into a new deck.
event-drew-intrigue = { $n ->
    [one] { $seat } draws { $n } intrigue card.
   *[other] { $seat } draws { $n } intrigue cards.
}
event-drew-intrigue-card = { $seat } draws the intrigue card { $card }.
event-stole-intrigue = { $seat } steals an intrigue card from { $other }.
event-stole-intrigue-card = { $seat } steals the intrigue card { $card } from { $other }.
event-intrigue-played = { $seat } plays { $card }.
event-trashed-hand = { $seat } trashes { $card } from hand.
event-trashed-discard = { $seat } trashes { $card } from the discard pile.
event-trashed-play = { $seat } trashes { $card } from play.
event-trashed-deck = { $seat } trashes { $card } from the top of the deck.
event-discarded = { $seat } discards { $card }.
event-recovered = { $seat } returns { $card } from the discard pile to their hand.
event-looked = { $seat } looks at the top card of their deck: { $card }.
# $to: where the card goes, "deck" or "discard".
event-acquired = { $to ->
    [deck] { $seat } acquires { $card } for { $n } persuasion, on top of their deck.
   *[discard] { $seat } acquires { $card } for { $n } persuasion.
}
event-acquired-free = { $to ->
    [deck] { $seat } acquires { $card } for free, on top of their deck.
   *[discard] { $seat } acquires { $card } for free.
}
event-row-filled = { $card } joins the row.
event-set-aside = { $seat } sets { $card } aside.
event-aside-removed = { $card }, set aside by { $seat }, leaves the game.
event-troops-recruit = { $n ->
    [one] { $seat } recruits { $n } troop.
   *[other] { $seat } recruits { $n } troops.
}
event-troops-deploy = { $n ->
    [one] { $seat } deploys { $n } troop.
   *[other] { $seat } deploys { $n } troops.
}
event-troops-join = { $n ->
    [one] { $seat } deploys { $n } troop from supply.
   *[other] { $seat } deploys { $n } troops from supply.
}
event-troops-retreat = { $n ->
    [one] { $seat } retreats { $n } troop.
   *[other] { $seat } retreats { $n } troops.
}
event-troops-lose-garrison = { $n ->
    [one] { $seat } loses { $n } troop from the garrison.
   *[other] { $seat } loses { $n } troops from the garrison.
}
event-troops-lose-conflict = { $n ->
    [one] { $seat } loses { $n } troop from the conflict.
   *[other] { $seat } loses { $n } troops from the conflict.
}
event-influence-gained = { $seat } gains { $n } influence with the { $faction } (now { $now }).
event-influence-lost = { $seat } loses { $n } influence with the { $faction } (now { $now }).
event-alliance-taken = { $seat } takes the { $faction } alliance.
event-alliance-lost = { $seat } loses the { $faction } alliance.
event-council-seat = { $seat } takes a seat on the { -high-council }.
event-swordmaster-gained = { $seat } gains the { -swordmaster }.
event-mentat-taken = { $seat } takes the { -mentat }.
event-space-closed = { $seat } closes { $space } to opponents.
event-control-taken = { $seat } takes control of { $space }.
event-combat-passed = { $seat } passes.
event-placed = { $place ->
    [1] { $seat } takes the first reward (strength { $strength }).
    [2] { $seat } takes the second reward (strength { $strength }).
   *[other] { $seat } takes the third reward (strength { $strength }).
}
event-conflict-won = { $seat } wins { $conflict }.
event-nobody-won = Nobody wins { $conflict }.
event-maker-grew = { $space }: { $now } bonus spice.
event-first-player = { $seat } is now first player.
event-game-over = { $seat } wins the game!

## Why a choice is not possible

obstacle-game-over = the game is over
obstacle-asked = finish this first: { $ask }
obstacle-not-an-option = not one of the options: { $ask }
obstacle-leader-taken = { $leader } is already taken by { $seat }
obstacle-not-in-draft = { $leader } is not in this draft
obstacle-already-acted = you have already sent an agent or revealed your hand this turn
obstacle-must-act = send an agent or reveal first
# $effects: a list of effects.
obstacle-still-to-resolve = resolve first: { $effects }
obstacle-not-on-tray = this effect is not available now
# $conditions: conditions as phrases, one of which would do.
obstacle-condition-unmet = works only { $conditions }
obstacle-cannot-pay = you can't pay its cost: { $cost }
obstacle-no-effect = this would do nothing now: { $effect }
obstacle-not-in-hand = { $card } is not in your hand
# $moments: when it can be played, as phrases.
obstacle-wrong-moment = { $card } can be played { $moments }, not now
obstacle-no-agent-there = you have no agent there to move
obstacle-no-agent-ready = you have no agent ready
obstacle-no-icon = { $card } has no agent icon for { $space }
obstacle-occupied = { $space } is occupied by { $seat }
obstacle-closed = { $seat } has closed { $space }
# $has: how much the player has.
obstacle-needs-influence = { $space } needs { $n } influence with the { $faction }; you have { $has }
obstacle-requirement = { $space } is available only { $condition }
obstacle-used = you have already used { $space }; it's once per game
obstacle-space-costs = { $space } costs { $cost }; you have { $has }
obstacle-cannot-deploy = you can deploy units only on a turn when you send an agent to a combat space
obstacle-no-troops = you have no troops in your garrison
obstacle-deploy-none = to deploy no units, just continue your turn
obstacle-deploy-at-most = { $n ->
    [one] you can deploy up to { $n } unit now
   *[other] you can deploy up to { $n } units now
}
obstacle-retreat-at-most = { $n ->
    [one] you can retreat up to { $n } troop now
   *[other] you can retreat up to { $n } troops now
}
obstacle-not-revealing = cards are acquired in your reveal turn
obstacle-not-buyable = { $card } can't be bought
obstacle-not-on-offer = { $card } is not for sale
obstacle-too-many-cards = you own { $n } cards, the limit
obstacle-not-aside = { $card } is not set aside for you
obstacle-card-costs = { $card } costs { $n } persuasion; you have { $has }
obstacle-too-dear = { $card } costs { $n } persuasion; you may take a card that costs up to { $most }
obstacle-not-to-deck = acquired cards go to your discard pile now, not onto your deck
obstacle-only-to-deck = acquired cards go onto your deck now

## What breaks ties on victory points, as words of a list

tie-break-spice = spice
tie-break-solari = Solari
tie-break-water = water
tie-break-garrison = troops in the garrison
starting-points = { $n } with { $players } { $players ->
    [one] player
   *[other] players
 }
starting-points-otherwise = 0 with any other number
