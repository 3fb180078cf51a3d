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
#     effect-each-opponent, and for costs inside effect-pay-optional): choose another verb form by it where the language
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
    [one] trash up to { $n } card
   *[other] trash up to { $n } cards
}
# On a component: it is the reader's choice.
effect-trash-optional = { $n ->
    [one] you may trash a card
   *[other] you may trash up to { $n } cards
}
effect-trash-self = trash this card
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
effect-deploy-recruits = deploy any of the troops just recruited
effect-mentat = take the { -mentat } from its space as an extra agent for this round
effect-mentat-next-round = take the { -mentat } as an extra agent for the next round
# $what: the persuasion of the seat.
effect-high-council = take a seat on the { -high-council }, which gives you { $what } in each of your reveal turns
effect-swordmaster = gain your { -swordmaster } as a third agent
effect-harvest = harvest { $n } spice and all bonus spice here
effect-foldspace = { $n ->
    [one] take { $n } Foldspace card
   *[other] take { $n } Foldspace cards
}
effect-steal-intrigue = take a random intrigue card from each opponent with 4 or more of them
effect-control = take control of { $space }
effect-signet = use your leader's signet ability
effect-recall-agent = { $n ->
    [one] recall { $n } of your agents
   *[other] recall { $n } of your agents
}
effect-recover = take a { $faction } card from your discard pile into your hand
effect-acquire = acquire a card that costs { $n } or less without paying for it
effect-acquire-onto-deck = acquire a card that costs { $n } or less without paying for it and put it on top of your deck
effect-acquire-to-deck = you may put cards you acquire in this round's reveal turn on top of your deck
effect-reshuffle = shuffle your discard pile into your deck
# $icons: a list of agent icons.
effect-add-icons = add these agent icons to the card you play this turn: { $icons }
effect-infiltrate = enemy agents do not block your agent this turn
effect-discount = { $card } costs you { $n } persuasion less this turn
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
effect-influence-some-of = gain { $n } influence with each of { $count } of these factions: { $faction }

effect-pay = { $cost }: { $effect }
# On a component: it is the reader's choice.
effect-pay-optional = you may { $cost }: { $effect }
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
condition-bond = with another { $faction } card in play
condition-high-council = if you have a seat on the { -high-council }
condition-swordmaster = if you have your { -swordmaster }
condition-reveal-turn = in your reveal turn
condition-owns = { $n ->
    [one] if you own { $card }
   *[other] if you own { $n } or more copies of { $card }
}
condition-most = if you own more copies of { $card } than every opponent
condition-tracks = if you have { $step } or more influence with each of { $n } factions

## Abilities that stand by themselves, as phrases like effects

hook-the-voice = choose a board space, which is closed to opponents' agents until your next turn
hook-double-cross = remove an opponent's troop from the conflict and deploy one from your supply
hook-poison-snooper = look at the top card of your deck, then draw or trash it
hook-manipulate = set a card of the row aside; until the end of your reveal turn only you can acquire it, for 1 persuasion less, then it leaves the game
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
modifier-space-discount = pay { $n } { $good ->
    [spice] spice
    [water] water
   *[solari] Solari
} less for { $spaces } spaces
modifier-infiltrate = enemy agents do not block your agents on { $spaces } spaces
modifier-harvest-less = gain { $n } spice less from every harvest
modifier-see-top-card = look at the top card of your deck whenever you wish
modifier-secret-factions = choose two factions in secret before the first round; you can reveal them once per game
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
line-not-buyable = Cannot be bought with persuasion
# $names: a list, $n long.
line-factions = { $n ->
    [one] Faction: { $names }
   *[other] Factions: { $names }
}
line-icons = Agent icons: { $names }
line-icons-all = Agent icons: all
line-moves-agent = You may move an agent that is already on the board instead of sending one; it can enter any space, even an occupied one.
line-agent = Agent: { $text }
line-reveal = Reveal: { $text }
line-acquire = When acquired: { $text }
line-trashed = When trashed by another effect: { $text }

plot-own-turn = any time in your turn
plot-turn-start = at the start of your turn
plot-before-agent = before you send an agent
# When other intrigue cards can be played, as phrases.
moment-combat = during combat
moment-won = when you have won a conflict
moment-endgame = at the end of the game
line-plot = Plot, { $when }: { $text }
line-combat = Combat: { $text }
line-won = When you win a conflict: { $text }
line-endgame = Endgame: { $text }
line-lasts = Stays face up until the end of your reveal turn.

line-conflict = Conflict, level { $n }
line-location = Location: { $space }
line-first = First: { $text }
line-second = Second: { $text }
line-third = Third: { $text }

line-leader = Leader, { $house }, complexity { $n }
line-ability = { $name }: { $text }
line-signet = Signet ring, { $name }: { $text }

line-space = Board space, { $area }, agent icon { $icon }
line-visit = Each visit: gain { $what }.
line-requires = Open to you only { $condition }.
line-combat-space = Combat space: you may deploy any of the troops recruited this turn and up to { $n } more.
line-maker = Maker space: in each Makers phase it collects { $n } bonus spice if no agent is here.
line-control = Each visit, by anybody: the player in control gains { $what }.
line-once = Once per game for each player.
line-effect = Effect: { $text }
line-effect-paid = Effect, paying { $cost }: { $text }
line-space-reveal = In your reveal turn, while your agent is here: { $text }

# Where an effect comes from, if not a component with a name.
source-track = { $faction } track

## Prompts: $ask is one of the ask-… messages, a request to the player without a full stop

prompt = { $seat }: { $ask }.
# $source: the card, space or leader that asks for it.
prompt-source = { $seat }: { $ask } ({ $source }).
prompt-over = The game is over.

ask-wait = wait
ask-leader = choose a leader
ask-secret-factions = choose two factions in secret
ask-defend = deploy 1 troop from your supply to defend { $space }, or decline
# $agents: how many agents are ready to be sent.
ask-turn-open = { $agents ->
    [0] your agents are all sent: reveal your hand
   *[other] send an agent or reveal your hand
}
ask-turn-agent = resolve your effects, then end the turn
ask-turn-reveal = { $n ->
    [0] resolve your effects, then end the turn
   *[other] resolve your effects and acquire cards with your { $n } persuasion, then end the turn
}
ask-reward = resolve your reward for { $conflict }
ask-choose = choose one
ask-choose-some = { $n ->
    [one] choose { $n } more
   *[other] choose { $n }
}
ask-gain-influence = choose a faction to gain { $n } influence with
ask-lose-influence = choose a faction to lose { $n } influence with
ask-trash = choose a card to trash, or decline
ask-trash-cost = choose a card to trash in payment
ask-discard = { $n ->
    [one] choose a card to discard
   *[other] choose { $n } cards to discard, one after the other
}
ask-recover = choose a { $faction } card to take from your discard pile
ask-acquire = choose a card that costs { $n } or less to acquire without paying
ask-acquire-to-deck = choose a card that costs { $n } or less to put on top of your deck without paying
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
ask-set-aside = choose a card of the row to set aside for yourself
ask-double-cross = choose an opponent who loses a troop in the conflict
ask-snoop = draw or trash the top card of your deck
ask-pass-turn = pass this turn, or go on with it
ask-give-alliance = choose who takes the { $faction } alliance
ask-combat = play a combat intrigue card or pass
ask-won = play an intrigue card for the conflict you won, or pass
ask-endgame = play an endgame intrigue card or pass

## Choices in a menu

action-agent = Send an agent to { $space } with { $card }
action-agent-paid = Send an agent to { $space } with { $card }, paying { $cost }
action-move-agent = Move an agent from { $from } to { $space } with { $card }
action-move-agent-paid = Move an agent from { $from } to { $space } with { $card }, paying { $cost }
action-reveal = Reveal your hand
action-resolve = Resolve: { $effect } ({ $source })
# $ability: the name of the leader's signet ability.
action-resolve-signet = Resolve: { $effect } ({ $source }, { $ability })
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
    [deck] Acquire { $card } for { $n } persuasion and put it on top of your deck
   *[discard] Acquire { $card } for { $n } persuasion
}
action-acquire-aside = { $to ->
    [deck] Acquire { $card }, set aside for you, for { $n } persuasion and put it on top of your deck
   *[discard] Acquire { $card }, set aside for you, for { $n } persuasion
}
action-acquire-free = { $to ->
    [deck] Acquire { $card } without paying and put it on top of your deck
   *[discard] Acquire { $card } without paying
}
action-acquire-free-aside = { $to ->
    [deck] Acquire { $card }, set aside for you, without paying and put it on top of your deck
   *[discard] Acquire { $card }, set aside for you, without paying
}
action-intrigue = Play { $card }: { $effect }
action-choose = Choose: { $effect }
action-choose-number = Choose option { $n }
action-snoop-draw = Draw the card
action-snoop-trash = Trash the card
action-faction = Choose the { $faction }
action-faction-gain = Gain { $n } influence with the { $faction }
action-faction-lose = Lose { $n } influence with the { $faction }
action-factions = Choose { $faction } in secret
action-trash-hand = Trash { $card } from your hand
action-trash-discard = Trash { $card } from your discard pile
action-trash-play = Trash { $card } from play
action-trash-deck = Trash { $card } from your deck
action-discard = Discard { $card }
action-take = Take { $card }
action-take-recover = Take { $card } into your hand
action-take-set-aside = Set { $card } aside
action-space = Choose { $space }
action-space-recall = Recall your agent from { $space }
action-space-close = Close { $space }
action-seat = Choose { $seat }
action-seat-double-cross = Remove a troop of { $seat } from the conflict
action-seat-alliance = Give the { $faction } alliance to { $seat }
action-leader = Choose { $leader }
action-accept = Accept
action-accept-defend = Deploy 1 troop in defence
action-accept-pass-turn = Pass this turn
action-decline = Decline
action-decline-defend = Deploy no troop
action-decline-pass-turn = Go on with the turn
action-decline-trash = Trash no card
action-decline-acquire = Acquire no card
action-decline-reward = Leave the rest of the reward
action-pass = Pass
action-end-turn = End the turn
action-end-turn-open = End the turn (unused: { $effects })

## The log

event-leader-offered = { $leader } is among the leaders to choose from.
event-leader-chosen = { $seat } plays { $leader }.
event-secret-factions-chosen = { $seat } chooses two factions in secret.
event-secret-factions = The secret factions of { $seat } are { $faction }.
event-round-began = Round { $round } begins: { $conflict }. { $seat } is first player.
event-turn-began = It is the turn of { $seat }.
event-agent-sent = { $seat } sends an agent to { $space } with { $card }.
event-agent-recalled = { $seat } recalls an agent from { $space }.
event-revealed = { $seat } reveals.
event-card-revealed = { $seat } reveals { $card }.
event-turn-ended = { $seat } ends the turn.
event-turn-passed = { $seat } passes the turn.
event-resolved = { $seat }, { $source }: { $effect }.
event-gained = { $seat } gains { $what }.
event-paid = { $seat } pays { $what }.
event-vp-lost = { $seat } loses { $what }.
event-drew = { $n ->
    [one] { $seat } draws { $n } card.
   *[other] { $seat } draws { $n } cards.
}
event-drew-card = { $seat } draws { $card }.
event-reshuffled = { $seat } shuffles the discard pile into a new deck.
event-drew-intrigue = { $n ->
    [one] { $seat } draws { $n } intrigue card.
   *[other] { $seat } draws { $n } intrigue cards.
}
event-drew-intrigue-card = { $seat } draws the intrigue card { $card }.
event-stole-intrigue = { $seat } takes an intrigue card from { $other }.
event-stole-intrigue-card = { $seat } takes the intrigue card { $card } from { $other }.
event-intrigue-played = { $seat } plays { $card }.
event-trashed-hand = { $seat } trashes { $card } from hand.
event-trashed-discard = { $seat } trashes { $card } from the discard pile.
event-trashed-play = { $seat } trashes { $card } from play.
event-trashed-deck = { $seat } trashes { $card } from the top of the deck.
event-discarded = { $seat } discards { $card }.
event-recovered = { $seat } takes { $card } from the discard pile.
event-looked = { $seat } sees { $card } on top of the deck.
# $to: where the card goes, "deck" or "discard".
event-acquired = { $to ->
    [deck] { $seat } acquires { $card } for { $n } persuasion, onto the deck.
   *[discard] { $seat } acquires { $card } for { $n } persuasion.
}
event-acquired-free = { $to ->
    [deck] { $seat } acquires { $card } without paying, onto the deck.
   *[discard] { $seat } acquires { $card } without paying.
}
event-row-filled = { $card } comes to the row.
event-set-aside = { $seat } sets { $card } aside.
event-aside-removed = { $card }, set aside for { $seat }, leaves the game.
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
    [1] { $seat } takes the first reward with strength { $strength }.
    [2] { $seat } takes the second reward with strength { $strength }.
   *[other] { $seat } takes the third reward with strength { $strength }.
}
event-conflict-won = { $seat } wins { $conflict }.
event-nobody-won = Nobody wins { $conflict }.
event-maker-grew = { $space } now holds { $now } bonus spice.
event-first-player = { $seat } becomes first player.
event-game-over = { $seat } wins the game.

## Why a choice is not possible

obstacle-game-over = the game is over
obstacle-asked = something else comes first: { $ask }
obstacle-not-an-option = this is not one of the choices: { $ask }
obstacle-leader-taken = { $leader } is played by { $seat }
obstacle-not-in-draft = { $leader } was not revealed for this game
obstacle-already-acted = you have already sent an agent or revealed your hand this turn
obstacle-must-act = first send an agent or reveal your hand
# $effects: a list of effects.
obstacle-still-to-resolve = still to be resolved: { $effects }
obstacle-not-on-tray = this effect is not waiting to be resolved
# $conditions: conditions as phrases, one of which would do.
obstacle-condition-unmet = this works only { $conditions }
obstacle-cannot-pay = its cost cannot be paid: { $cost }
obstacle-no-effect = this would do nothing now: { $effect }
obstacle-not-in-hand = { $card } is not in your hand
# $moments: when it can be played, as phrases.
obstacle-wrong-moment = { $card } can be played { $moments }, not now
obstacle-no-agent-there = none of your agents can leave from there
obstacle-no-agent-ready = you have no agent ready
obstacle-no-icon = { $card } has no agent icon for { $space }
obstacle-occupied = { $space } is occupied by { $seat }
obstacle-closed = { $seat } has closed { $space }
# $has: how much the player has.
obstacle-needs-influence = { $space } needs { $n } influence with the { $faction }; you have { $has }
obstacle-requirement = { $space } can be entered only { $condition }
obstacle-used = you have used { $space } already; it works once per game
obstacle-space-costs = { $space } costs { $cost }; you have { $has }
obstacle-cannot-deploy = troops are deployed in a turn in which an agent was sent to a combat space
obstacle-no-troops = you have no troops in your garrison
obstacle-deploy-none = to deploy no troops, simply go on with your turn
obstacle-deploy-at-most = { $n ->
    [one] you can deploy at most { $n } troop now
   *[other] you can deploy at most { $n } troops now
}
obstacle-retreat-at-most = { $n ->
    [one] you can retreat at most { $n } troop now
   *[other] you can retreat at most { $n } troops now
}
obstacle-not-revealing = cards are bought in a reveal turn
obstacle-not-buyable = { $card } cannot be bought
obstacle-not-on-offer = { $card } is not on offer
obstacle-too-many-cards = you own { $n } cards, and nobody can own more
obstacle-not-aside = { $card } is not set aside for you
obstacle-card-costs = { $card } costs { $n } persuasion; you have { $has }
obstacle-too-dear = { $card } costs { $n } persuasion; you may take a card that costs at most { $most }
obstacle-not-to-deck = what you acquire now goes to your discard pile, not onto your deck
obstacle-only-to-deck = what you acquire now goes onto your deck
