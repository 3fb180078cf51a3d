# What Uprising and the CHOAM module add to imperium.ftl, in the same manner. Names of their components are in imperium-uprising-names.ftl.
#
# For translators, besides what imperium.ftl says
#   $post: the name of an observation post. $contract, $objective: names. $icon: the name of a battle icon.
#   $kind: a kind of space, "maker", "faction" or "landsraad". $spaces: a list of kinds of spaces, from spaces-of-icon.
#   Messages that end in -optional are said on a component: it is the reader's choice. The same without it is an order
#     ("you") or the bare verb ("opponent"), on a button say.

## Amounts, after a verb

amount-influence-spied = { $n } influence with each faction you are spying on

## Observation posts

# $spaces: names of the spaces next to it.
post-name = { $spaces }

## Effects

# So many besides those that an effect before it draws.
effect-draw-more = { $n ->
    [one] draw { $n } more card
   *[other] draw { $n } more cards
}
effect-face-up = put this card face up in front of you
effect-spy = { $n ->
    [one] place a spy
   *[other] place { $n } spies
}
effect-spy-on = { $n ->
    [one] place a spy next to one of the { $spaces } spaces
   *[other] place { $n } spies next to { $spaces } spaces
}
effect-spy-shared = place a spy on any post, even one with other players' spies
effect-spy-here = place a spy next to the space you sent your agent to, even on a post with other players' spies
effect-recall-spy = { $n ->
    [one] recall a spy
   *[other] recall { $n } spies
}
effect-contract = { $n ->
    [one] take a contract
   *[other] take { $n } contracts
}
effect-maker-hooks = take maker hooks
effect-blow-wall = blow up the Shield Wall
effect-blow-wall-optional = you may blow up the Shield Wall
effect-worm = { $n ->
    [one] summon a sandworm
   *[other] summon { $n } sandworms
}
effect-harvest-worms = { $n ->
    [one] summon a sandworm and gain all bonus spice here
   *[other] summon { $n } sandworms and gain all bonus spice here
}
effect-trash-intrigue = { $n ->
    [one] trash { $n } intrigue card
   *[other] trash { $n } intrigue cards
}
effect-return-to-hand = return this card to your hand
effect-memory = place a troop from your supply with the Bene Gesserit as a memory
effect-repeat-space = resolve the effects printed on that space once more
effect-double-visit = gain 2 influence instead of 1 for visiting this space
effect-trash-from-hand = trash a { $faction } card from your hand
effect-trash-from-play = trash another { $faction } card you have in play
effect-turn-down = turn over one of your face-up cards whose battle icon is { $icon } or wild
effect-troops-for-cards = recruit 1 troop for each card you acquire in your reveal turn this round
effect-deploys-recruits = you may deploy the troops you recruit this turn, even from a space without combat
effect-no-requirements = an agent sent with this card ignores the influence a space requires
effect-acquire-to-hand = acquire a card that costs { $n } or less for free and put it in your hand
# Where it is paid: exactly so many.
cost-retreat = { $n ->
    [one] retreat { $n } troop
   *[other] retreat { $n } troops
}
effect-per-worm = { $effect } for each of your sandworms in the conflict
effect-per-contract = { $effect } for each contract you have completed
effect-per-card-revealed = { $effect } for each { $faction } card you revealed this turn, this one included

## Conditions

condition-spies = { $n ->
    [one] if you have a spy on the board
   *[other] if you have { $n } or more spies on the board
}
condition-spying-on = if you are spying on { $kind ->
    [maker] a maker space
    [landsraad] a Landsraad space
   *[faction] a faction's space
}
condition-sent-to = if you sent your agent to { $kind ->
    [maker] a maker space
    [landsraad] a Landsraad space
   *[faction] a faction's space
} this turn
condition-placed-spy = if you placed it next to { $kind ->
    [maker] a maker space
    [landsraad] a Landsraad space
   *[faction] a faction's space
}
condition-recalled-spy = if you recalled a spy this turn
condition-contracts = { $n ->
    [one] if you have completed a contract
   *[other] if you have completed { $n } or more contracts
}
condition-units = { $n ->
    [one] if you have a unit in the conflict
   *[other] if you have { $n } or more units in the conflict
}
condition-strength = if you have { $n } or more strength in the conflict
condition-worms = { $n ->
    [one] if you have a sandworm in the conflict
   *[other] if you have { $n } or more sandworms in the conflict
}
condition-maker-hooks = if you have maker hooks
condition-discarded = if the discarded card is a { $faction } card
condition-gained-spice = if you gained spice this turn
condition-rival-alliance = if you have 4 or more influence with a faction whose alliance an opponent holds
condition-acquired = if you acquired { $card } this turn

## Abilities that stand by themselves, as phrases like effects

hook-training = advance your token one step on the training track and gain the reward there
hook-other-memories = { $who ->
    [opponent] return all memories to your supply, draw a card for each and turn your leader over
   *[you] you may return all memories to your supply, draw a card for each and turn your leader over
}
hook-chroniclers-insight = { $who ->
    [opponent] either acquire a card that costs exactly 1 to your hand for free, or trash a card from your hand and gain 2 spice if it costs 1 or more
   *[you] you may either acquire a card that costs exactly 1 to your hand for free, or trash a card from your hand and gain 2 spice if it costs 1 or more
}
hook-long-live-the-fighters = look at the top three cards of your deck: put one in your hand, discard one and trash one (with fewer than three, nothing happens)
hook-price-is-no-object = { $who ->
    [opponent] acquire a card to your hand, paying Solari instead of persuasion
   *[you] you may acquire a card to your hand, paying Solari instead of persuasion
}
hook-inspire-awe = acquire a card that costs 3 or less for free; it goes to your hand if you have a sandworm in the conflict

## What leaders change as long as they play, and what they do when something happens; $effect is a phrase like effects

# A starting card that a leader does without.
leader-without = start the game without { $card }
modifier-own-contracts = both Sardaukar contracts are set aside for you: whenever you take a contract, you may take one of them instead
modifier-no-deploy-with-signet = you can't deploy units on a turn when you play Signet Ring
# $n: the influence to reach.
when-reached = { $effect } whenever you reach { $n } influence with the { $faction }
when-sent-to = when you send an agent to one of the { $spaces } spaces, { $effect }
when-spied-maker-visited = { $effect } whenever another player sends an agent to a maker space you are spying on
when-units-deployed = when you have deployed { $n } or more units in a turn, { $effect }

## Descriptions of components, line by line

line-again = If you already have your seat: { $text }
# $cost: amounts.
line-later-cost = Costs { $cost } once any player has a Swordmaster.
# A leader without a house.
line-leader-alone = Leader, complexity { $n }
line-discarded = When discarded from hand: { $text }
line-battle-icon = Battle icon: { $icon }
line-goal = To complete it: { $text }
# What completes a contract, as phrases.
goal-sent-to = send an agent to { $space }
goal-harvest = gain { $n } or more spice on a turn when you send an agent to a maker space
goal-immediate = take it (completed at once)
goal-acquire = acquire { $card }
line-contract = CHOAM contract
line-contract-ixian = Ixian contract
line-reward = Reward: { $text }
line-objective = Objective, counts as a conflict card you have won
# A step of the training track, by its number.
line-training = Step { $n }: { $text }
training-start = The token starts here.
# $steps: the numbers of the steps that can follow.
training-next = Then step { $steps }.
line-back = Other side: { $leader }
line-first-player = Its owner is first player in the first round

## Prompts

# The space that enemy agents are on.
ask-infiltrate = choose a spy to recall so that your agent can enter { $space }
ask-gather-intelligence = you may recall a spy to draw a card
# $n: how many spies are in supply; with none, one may be recalled first.
ask-spy = { $n ->
    [0] no spies in supply: you may recall one to place it again
   *[other] choose an observation post for your spy
}
ask-recall-spy = { $n ->
    [one] choose a spy to recall
   *[other] choose { $n } spies to recall, one at a time
}
ask-contract = choose a contract
ask-keep-contract = choose the contract to keep
ask-blow-wall = you may blow up the Shield Wall
ask-trash-intrigue = { $n ->
    [one] choose an intrigue card to trash
   *[other] choose { $n } intrigue cards to trash, one at a time
}
ask-trash-from-hand = choose a { $faction } card from your hand to trash
ask-trash-from-play = choose another { $faction } card in play to trash
ask-turn-down = choose which battle icon to turn over
ask-lines = choose a line of the card, or finish
ask-training = choose the next step on the training track
ask-chroniclers-insight = choose a card that costs 1 to take, or one from your hand to trash
ask-take-top-card = choose the card to put in your hand
ask-discard-top-card = choose the card to discard: the other is trashed
ask-buy-with-solari = choose a card to acquire for Solari, or none
ask-acquire-to-hand = choose a card that costs { $n } or less: it goes to your hand for free

## Choices in a menu

# Enemy agents are there: a spy is recalled. $cost can be amount-nothing.
action-agent-infiltrate = { $space } with { $card }, recalling a spy (pay { $cost })
action-spy = Spy: { $post }
action-recall-spy = Recall the spy: { $post }
action-recall-spy-infiltrate = Recall the spy and infiltrate: { $post }
action-recall-spy-gather = Recall the spy and draw a card: { $post }
# $effect: the reward in sentences; $goal is what completes it.
action-contract = Take { $contract }. { $effect }
action-contract-keep = Keep { $contract }. { $effect }
action-decline-contract = Gain { $what } instead
action-pair-wild = Pair the wild icon with { $icon }
action-turn-down = Turn over { $icon }
action-trash-intrigue = Trash { $card }
action-take-top = Put { $card } in your hand
action-acquire-solari = Acquire { $card } to your hand (pay { $cost })
action-acquire-to-hand = Acquire { $card } to your hand for free
action-accept-blow-wall = Blow up the Shield Wall
action-decline-blow-wall = Leave the Shield Wall standing
action-decline-gather = Don't recall a spy
action-decline-spy = Don't place a spy
action-decline-lines = Done

## The log

event-objective-dealt = { $seat } is dealt an objective: { $objective }.
event-spy-placed = { $seat } places a spy: { $post }.
event-spy-recalled = { $seat } recalls a spy: { $post }.
event-infiltrated = { $seat } recalls a spy to infiltrate { $space }.
event-gathered = { $seat } recalls a spy to gather intelligence: { $post }.
event-maker-hooks = { $seat } takes maker hooks.
event-shield-wall-removed = { $seat } blows up the Shield Wall.
event-worms = { $n ->
    [one] { $seat } summons a sandworm.
   *[other] { $seat } summons { $n } sandworms.
}
event-reward-doubled = { $seat } has a sandworm: the reward is doubled.
event-conflict-taken = { $seat } takes the conflict card { $conflict }.
event-icons-paired = { $seat } pairs two battle icons: { $icon }.
event-icon-turned-down = { $seat } turns over a battle icon: { $icon }.
event-contract-dealt = { $seat } is dealt the contract { $contract }.
event-contract-chosen = { $seat } chooses a contract.
event-contract-taken = { $seat } takes the contract { $contract }.
event-contract-turned = New contract: { $contract }.
event-contract-completed = { $seat } completes the contract { $contract }.
event-intrigue-trashed = { $seat } trashes the intrigue card { $card }.
event-card-back-in-hand = { $seat } returns { $card } to their hand.
event-acquired-to-hand = { $seat } acquires { $card } to their hand.
event-card-seen = { $seat } sees { $card } on top of their deck.
event-took-card = { $seat } puts { $card } from their deck in their hand.
event-memory-made = { $seat } gains a memory.
event-memories-returned = { $n ->
    [0] { $seat } has no memories to return.
    [one] { $seat } returns a memory to supply.
   *[other] { $seat } returns { $n } memories to supply.
}
event-leader-turned = { $seat } is now { $leader }.
# $step: the number of the step.
event-trained = { $seat } advances to step { $step } of the training track.

## Why a choice is not possible

obstacle-post-taken = { $seat } has a spy there ({ $post })
obstacle-own-spy-there = you already have a spy there ({ $post })
obstacle-post-not-allowed = this effect doesn't reach that post ({ $post })
obstacle-no-spy-there = you have no spy there ({ $post })
obstacle-not-a-contract = the contract { $contract } can't be taken now
obstacle-deploy-barred = you can't deploy units this turn
obstacle-wall-stands = the Shield Wall keeps sandworms out of this conflict

## What breaks ties on victory points, as words of a list

tie-break-last-reveal = the latest reveal turn
