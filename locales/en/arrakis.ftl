# War for Arrakis: prompts, choices and lines of the log. Names of components are in arrakis-names.ftl.
#
# For translators
#   $side, $winner: a side (side-…). $board, $deck, $other: House or ally. $area, $from, $to: areas. $zone: an air zone.
#   $card: a planning card. $leader: a named leader. $prescience: a prescience card. $face: a result of an action die.
#   $piece: a unit, leader or token. $left: how many are still to be chosen.
#   Names may have forms as attributes, in this file and in arrakis-names.ftl: .genitive, .accusative, .short. A message
#   writes them as $leader-genitive, $zone-short and so on; where a name has no such form this is the name itself.
#   .number is for a name that takes another form of the verb: a message chooses by $board-number.
#   The first letter of a choice is made a capital one by the program.

## Words

side-atreides = Atreides
side-harkonnen = Harkonnen
face-leadership = Leadership
face-strategy = Strategy
face-deployment = Deployment
face-mentat = Mentat
face-house = House
unit-regular = a regular unit
unit-elite = an elite unit
unit-special = a special elite unit
piece-token = deployment token { $number }
piece-generic = a generic leader
power-choam = CHOAM
power-spacing-guild = Spacing Guild
power-landsraad = Landsraad
person-paul = Paul
person-jessica = Jessica
sign-sand = sand
sign-sandworm = sandworm
sign-deep-sandworm = burrowing sandworm
phase-start = start of the round
phase-vehicles = vehicle placement
phase-dice = action dice
phase-actions = action resolution
phase-hazards = desert hazards
phase-spice = spice harvesting
phase-end = end of the round
phase-over = game over
# On what no public source prints and somebody has filled in.
reconstructed = Reconstructed, as no public source has it: { $parts }.
# Parts of a card or component that can be reconstructed.
part-slot = action box
part-special = special action
part-markers = marker steps
part-requires = condition
part-do = what to do
part-phase = when it is claimed
part-spend-die = whether it costs a die
part-name = name
part-dice-atreides = faces of the Atreides die
part-dashboard = slots and tanks of the partners' boards
part-tokens-stations = what the stations show
part-tokens-wormsigns = what the wormsigns show
part-tokens = what the deployment tokens show
# A numbered rule, $text, that the rulebook leaves open.
our-decision = { $text } (Our ruling: the rulebook leaves this open.)

## Prompts

prompt-over = Game over.
prompt = { $ask }
# Said to all who look at one screen.
prompt-named = { $seat }: { $ask }
# Said to those who wait.
prompt-others = { $seat } is thinking.

ask-harvester = Place a harvester in a free desert area ({ $left } left)
ask-flyer = Place a vehicle in an air zone ({ $left } left)
# A die that found all slots of its result taken.
ask-turned-die = No slot for this die: turn it to another result
ask-bene-gesserit = Use a Bene Gesserit token as an action die?
ask-turn = Choose an action
ask-end-turn = End your turn or take a free action
ask-partner = Take this turn or leave it to your partner
ask-play-card = Choose a planning card to play
ask-choose = Choose one
ask-draw = Choose how many cards to draw from each deck
ask-move-legion = Choose a legion to move ({ $left } left)
ask-move-to = Choose where the legion in { $area } moves
ask-transport = Choose the ornithopter that carries the legion
ask-move-all = Move the whole legion or part of it?
ask-move-count = How many of these units move?
ask-move-generic = How many generic leaders move?
ask-move-token = Does this deployment token move too?
ask-move-leader = Does { $leader } move too?
ask-attack-with = Choose a legion to attack with
ask-attack-at = Choose a target for the legion in { $area }
ask-battle-card = Discard a planning card to roll one more combat die?
ask-battle-leader = Choose a leader to use a Special ({ $left } left)
ask-hits = Choose a casualty in { $area } (hits left: { $left })
ask-go-on = Continue the attack?
ask-retreat = Retreat from the battle?
ask-retreat-to = Choose where the legion in { $area } goes
# In the solo game the player answers for the Harkonnen too.
ask-advance = { $who ->
    [harkonnen] Do the victorious Harkonnen advance into { $area }?
   *[own] Advance into { $area }?
}
ask-token-to = Choose a sietch for the deployment token
ask-leader-sietch = Choose a sietch for the leader
ask-leader = Choose a leader
ask-leader-to = Choose a settlement for the leader
ask-place = Choose where to place the figure
ask-place-from = Choose where to take the figure from
ask-deploy = Deploy a regular unit in a settlement ({ $left } left)
ask-upgrade = Choose a unit to replace ({ $left } left)
ask-vehicle-kind = Choose a vehicle to place ({ $left } left)
ask-vehicle-at = Choose where to place the vehicle
ask-vehicle-from = Choose a vehicle to take from the board
ask-wormsign = Place a wormsign in the desert ({ $left } left)
ask-worm = Choose a sandworm to move ({ $left } left)
ask-worm-to = Choose where the sandworm moves
ask-worm-attack = Choose a sandworm to attack with
ask-worm-attack-at = Choose a target for the sandworm
ask-desert-power = Choose a desert power action ({ $left } left)
ask-sandworm = Place a sandworm ({ $left } left)
ask-worm-figure = A sandworm appears in { $area }: choose the figure
ask-wild-maker-to = Choose an empty desert area for the Wild Maker
ask-tank-enemy = Choose an enemy leader to send to the regeneration tank
ask-strike-at = Choose the legion to hit
ask-strike-zone = Choose the ornithopter to capture
ask-remove-vehicle = Choose a vehicle to remove ({ $left } left)
ask-rocket-sector = Choose the sector to hit with rockets
ask-discard-wormsign = Choose a wormsign to discard ({ $left } left)
ask-reveal-area = Choose an area to reveal its tokens
ask-scout-area = Choose an area to scout
ask-imperium-down = Choose an Imperium marker to lower
ask-detonate = Choose where to detonate the family atomics
ask-force-die = Choose the die the enemy must spend next
ask-lose-die = Choose the die the enemy loses
ask-lose-die-of = Choose the board that loses the die
ask-renew-prescience = Choose a prescience card to replace
ask-shift-from = Choose the prescience marker to move back
ask-shift-to = Choose the prescience marker to advance instead
ask-shift-by = By how many steps?
ask-bonus-prescience = Choose a prescience card to give more steps
ask-bonus-marker = Choose a prescience marker to advance (steps: { $left })
ask-hold-prescience = Choose a prescience card to keep until it is claimed
ask-return-prescience = Choose a prescience card to shuffle back into the deck
ask-swap-tokens = Swap deployment tokens: choose the first sietch
ask-swap-with = Swap deployment tokens: choose the other sietch
ask-move-sietch = Choose a sietch to move
ask-move-sietch-to = Choose where the sietch moves
ask-move-sietch-with = Move the figures with the sietch?
ask-displace-enemy = Choose an enemy legion to move
ask-carry-from = Choose the legion to carry
ask-carry-to = Choose the legion to join
# Answered by "yes" or by leaving it to the partner.
ask-who-discards = Discard a card yourself?
ask-enemy-discard = Choose a card to discard
ask-excess = Too many units in { $area }: choose one to remove
ask-claim = Claim a prescience card?
ask-end-claim = Claim prescience cards?
ask-claim-units = Choose a unit to remove ({ $left } left)
ask-claim-tokens = Choose a deployment token to reveal ({ $left } left)
ask-last-wormsign = Too few wormsigns: choose the areas that get one ({ $left } left)
ask-drop-wormsign = Too many sandworms: choose a wormsign to discard
ask-worm-order = Choose the next sandworm to act
ask-carryall = Save the harvester in { $area } with a carryall?
ask-imperium = { $power } marker: raise it, keep it or let it drop?
ask-stockpile = Stockpile: spend 3 spice for 1 supremacy point?
ask-exchange = Replace named leaders with generic ones?
ask-exchange-wild-maker = Replace the Wild Maker with an ordinary sandworm?
ask-hand-limit = Hand limit: choose a card to discard
ask-remove-prescience = Remove prescience cards from the game?
# In the solo game, where the rules leave the Harkonnen several choices.
ask-equal = The Harkonnen have equal options: choose { $task ->
    [harvester] where their harvester goes
    [carryall] where their carryall goes
    [ornithopter] where their ornithopter goes
    [march] how they attack or move
    [garrison] the tokens that stay behind
    [saved] the harvester that is saved
    [loss] their casualty
    [power] the marker to spend spice on
    [deploy] where they deploy
    [upgrade] where to replace units
   *[other] one for them
}
ask-nothing = Please wait

## Choices

choice-spend-move = { $face }: move 2 legions
choice-spend-attack = { $face }: attack
choice-spend-lead = { $face }: move 2 legions with leaders
choice-spend-surprise = { $face }: surprise attack
choice-spend-deploy = { $face }: deploy
choice-spend-deploy-leader = { $face }: deploy only a leader
choice-spend-draw = { $face }: draw 2 planning cards
choice-spend-upgrade = { $face }: replace 2 regular units with elite ones
choice-spend-vehicles = { $face }: place 2 vehicles
choice-spend-card = { $face }: play a planning card
choice-spend-leader = { $face }: special action of { $leader }
choice-spend-claim = { $face }: claim { $prescience }
choice-desert-signs = Desert power: place 2 wormsigns
choice-desert-move = Desert power: move 2 sandworms
choice-desert-attack = Desert power: attack with a sandworm
choice-desert-wild-maker = Desert power: special action of the Wild Maker
choice-hand-over = Leave it to your partner
choice-reveal = Reveal deployment token { $number } ({ $area })
choice-scout = Scout with the ornithopter in { $zone-short }
# $number: how many copies of the card.
choice-scheme = Remove Thufir Hawat: discard { $number } × { card-hawats-scheming }
choice-detonate = Detonate the family atomics: { $area }
choice-claim = Claim { $prescience }
choice-cone = Use a Cone of Silence
choice-area = { $area }
choice-ride = { $area } (sandriding)
choice-zone = { $zone }
choice-sector = { $sector }
choice-all = The whole legion
choice-part = Part of it
choice-count = { $number }
choice-yes = Yes
choice-no = No
choice-lose = { $piece }
choice-take = { $kind } from the supply
choice-play = Play { $card }
choice-discard = Discard { $card }
choice-choose = { $effect }
choice-draw = { $deck }: { $number }, { $other }: { $rest }
choice-leader = { $leader }
choice-generic = Generic leader
choice-wild-maker = Wild Maker
choice-supply = From the supply
choice-from-board = From the board instead of the supply
choice-vehicle = { $vehicle }
choice-die = { $face }
choice-marker = { $marker }
choice-power = { $power }
choice-raise = Raise it (3 spice)
choice-keep = Keep it (2 spice)
choice-drop = Let it drop
choice-prescience = { $prescience }
choice-stop = Done
choice-end-turn = End turn

## The log

log-round = Round { $round }
log-phase = Phase: { $phase }
log-revealed = Prescience card revealed: { $prescience }
log-drew = { $count ->
    [one] { $board } draws { $count } card from the { $deck } deck
   *[other] { $board } draws { $count } cards from the { $deck } deck
}
log-drew-card = { $board } draws { $card }
log-locked = Locked action dice: { $count }
log-harvester = Harvester placed in { $area }
log-flyer = { $vehicle } placed in air zone { $zone-short }
log-harvester-gone = Harvester in { $area } removed
log-flyer-gone = { $vehicle } in air zone { $zone-short } removed
log-rolled = { $side } roll: Leadership { $leadership }, Strategy { $strategy }, Deployment { $deployment }, Mentat { $mentat }, House { $house }
log-turned = { $board } turns a die to { $face }
log-bg-die = { $board } uses a Bene Gesserit token as a die: { $face }
log-turn = { $side } turn
log-spent = { $board } spends a die: { $face }
log-leader-action = Special action of { $leader }
log-desert-power = Desert power
log-played = { $board } plays { $card }
log-discarded = { $board } discards { $card }
# $way: "foot", "ride" (on sandworms), "flight" (by ornithopter) or "advance" (after a battle).
log-moved = { $way ->
    [ride] { $side } ride sandworms from { $from } to { $to }
    [flight] { $side } fly from { $from } to { $to }
    [advance] { $side } advance from { $from } to { $to }
   *[foot] { $side } move from { $from } to { $to }
}
log-carried = The ornithopter in air zone { $zone-short } carries a legion
log-placed = { $side } place { $piece } in { $area }
log-token-placed = Deployment token { $token } placed in { $area }
log-leader-placed = { $leader } placed in { $area }
log-changed = { $side } replace { $kind } with { $into } in { $area }
log-lost = { $side } lose { $piece } in { $area }
log-entered = { $leader } enters play
log-wild-maker-entered = The Wild Maker enters play
log-retired = { $leader } is removed from the game
log-tank = { $leader } goes to the regeneration tank
log-freed = { $leader } leaves the regeneration tank
log-token-revealed = Deployment token { $token } in { $area } revealed: regular units { $regular }, elite { $elite }, special elite { $special }, generic leaders { $generic }
log-sietch-revealed = Sietch in { $area } revealed: rank { $rank }
log-station = Ecological testing station in { $area } captured: { $marker }
log-destroyed = Settlement in { $area } destroyed: rank { $rank }
log-marker = { $marker }: step { $step }
log-supremacy = Supremacy: { $step }
log-claimed = Prescience card claimed: { $prescience }
log-sign = Wormsign placed in { $area }
log-sign-gone = Wormsign in { $area } discarded
log-sign-revealed = Wormsign in { $area } revealed: { $sign }
# $wild: whether it is the Wild Maker, "yes" or "no".
log-worm = { $wild ->
    [yes] The Wild Maker appears in { $area }
   *[no] A sandworm appears in { $area }
}
log-worm-moved = A sandworm moves from { $from } to { $to }
log-worm-attacked = The sandworm in { $from } attacks { $to }
log-worm-gone = The sandworm in { $area } is removed
log-saved = The carryall in air zone { $zone-short } saves the harvester in { $area }
log-detonated = Family atomics: { $area } becomes desert
# $surprise: whether it is a surprise attack, "yes" or "no".
log-attack = { $surprise ->
    [yes] { $side } make a surprise attack on { $to } from { $from }
   *[no] { $side } attack { $to } from { $from }
}
log-combat = { $side } roll: hits { $hits }, shields { $shields }, Specials { $specials }
log-special = { $side } use a Special
log-hits = { $count ->
    [one] { $side } suffer { $count } hit
   *[other] { $side } suffer { $count } hits
}
log-struck = { $hits ->
    [one] { $area } suffers { $hits } hit
   *[other] { $area } suffers { $hits } hits
}
log-won = { $winner } win the battle
log-won-nobody = Nobody wins the battle
# A retreat, or another reason to leave an area.
log-driven = The { $side } legion in { $from } goes to { $to }
log-scouted = Tokens in { $area } revealed
log-spice = Spice: { $count }
# $change: "raise", "keep" or "drop". $row: counted from the top.
log-imperium = { $change ->
    [raise] { $power } marker raised: row { $row }
    [keep] { $power } marker kept: row { $row }
   *[drop] { $power } marker dropped: row { $row }
}
log-stockpiled = Harkonnen stockpile spice
log-spice-saved = Spice saved: { $count }
log-ban = Ban: { $power }
log-bg-token = { $side } take a Bene Gesserit token
log-exchanged = A generic leader replaces { $leader } in { $area }
log-prescience-gone = Prescience card removed from the game: { $prescience }
log-prescience-back = Prescience card returned to the deck: { $prescience }
log-second-objective = Second secret objective drawn
log-die-lost = { $side } lose a die: { $face }
log-die-forced = Harkonnen must spend { $face } next turn
log-blocked = { $person } can't act on the next Atreides turn
log-sietch-moved = The sietch moves from { $from } to { $to }
log-tokens-swapped = Deployment tokens swapped: { $from } and { $to }
log-cone = { $side } use a Cone of Silence
# $harvest, $target: tactics cards, a sector and a sietch each.
log-tactics = Harvest sector: { $harvest }. Target sietch: { $target }
log-target = New target sietch: { $target }
log-mahdi-rolled = Harkonnen roll { $face }
log-mahdi-rerolled = Three used dice already show { $face }: Harkonnen roll again
# $among: how many there were to choose from; $candidates: their names.
log-mahdi-chose = { $among ->
    [0] Harkonnen choose { $area }: { $reason }
    [1] Harkonnen choose { $area }: { $reason }
   *[other] Harkonnen choose { $area } (1 of { $among }: { $candidates }): { $reason }
}
log-mahdi-chose-zone = { $among ->
    [0] Harkonnen choose air zone { $zone-short }: { $reason }
    [1] Harkonnen choose air zone { $zone-short }: { $reason }
   *[other] Harkonnen choose air zone { $zone-short } (1 of { $among }: { $candidates }): { $reason }
}
log-mahdi-chose-leader = Harkonnen choose { $leader } (1 of { $among }: { $candidates }): { $reason }
log-mahdi-chose-prescience = Harkonnen choose the prescience card { $prescience } (1 of { $among }: { $candidates }): { $reason }
log-mahdi-chose-loss = Harkonnen choose a loss in { $area }: { $piece } (1 of { $among }: { $candidates }): { $reason }
log-mahdi-chose-power = { $among ->
    [0] { $power } marker: { $reason }
    [1] { $power } marker: { $reason }
   *[other] { $power } marker (1 of { $among }: { $candidates }): { $reason }
}
# The names of some candidates, and how many more there are.
log-candidates = { $names } and { $count } more
# $on: whether they go on, "yes" or "no". $own, $foe: power by single units.
log-mahdi-goes-on = { $on ->
    [yes] Harkonnen continue the attack: their power, { $own }, is more than half of the enemy's { $foe }
   *[no] Harkonnen stop the attack: their power, { $own }, is at most half of the enemy's { $foe }
}
log-mahdi-surplus = All markers are on the top row and { $count } spice is left over: supremacy rises
# $effect: the part of the card that cannot be done.
log-mahdi-set-aside = { $card } joins the reinforcement deck, as part of it can't be done: { $effect }
# $freed: whether a locked die comes free, "yes" or "no".
log-mahdi-bg-token = { $freed ->
    [yes] Instead of a Bene Gesserit token, a locked Harkonnen die becomes unused
   *[no] Instead of a Bene Gesserit token, supremacy rises, as no Harkonnen die is locked
}
log-mahdi-die-lost = An unused Harkonnen die is set aside for this round
log-mahdi-idle = Harkonnen can't use this die
log-reinforced = A { $board } card joins the reinforcement deck
log-over = { $winner } win the game: { $victory ->
    [prescience] they reached their secret objective
    [supremacy] supremacy reached its last step
   *[rounds] the last round is over
}

## Why the Harkonnen of the solo game chose

criterion-harvest-safe = safest desert of the harvest sector
criterion-harvest-free = free desert of the harvest sector
criterion-carryall-cover = protects the most harvesters
criterion-ornithopter-attack = near a legion that can reach a sietch
criterion-ornithopter-target = near the target sietch
criterion-attack-sietch = a sietch weaker than the attacker
criterion-attack-legion = the strongest legion that is weaker than the attacker
criterion-move-nearest = the nearest legion moves towards the target sietch
criterion-move-merge = legions next to the target sietch join
criterion-temporary-target = no legion is strong enough for the target sietch: another one for this turn
criterion-deploy-strongest = the settlement with the strongest legion
criterion-attack-rank = the sietch of the highest rank
criterion-attack-difference = the greatest difference in power
criterion-attack-on-foot = needs no ornithopter
criterion-attack-target = it is the target sietch
criterion-attack-leader = a legion with a named leader
criterion-move-strongest = the strongest of the nearest legions moves towards the target sietch
criterion-end-path = the shortest path towards the target sietch
criterion-end-legion = joins another legion on an equally short path
criterion-end-sietch = nearest to a sietch on equally short paths
criterion-end-terrain = the best terrain on equally short paths
criterion-near-sietch = nearest to a sietch
criterion-near-sietch-strongest = the greatest difference in power to the defenders of the nearest sietch
criterion-near-target = nearest to the target sietch
criterion-carryall-saves = the only harvester a carryall can save
criterion-carryall-deep = harvesters in deep desert are saved first
criterion-carry-strongest = the strongest legion in a settlement
criterion-leader-first = { leader-beast-rabban } and { leader-feyd-rautha } come before other leaders
criterion-loss-leader = leaders first, generic ones before named ones, until one is left
criterion-loss-elite = elite units first become regular
criterion-loss-special = then Sardaukar become regular
criterion-loss-regular = then regular units die
criterion-loss-last-leader = the hits would kill all regular units: the last leader dies first
criterion-loss-weakest = over the stacking limit the weakest units go
criterion-keep-lowest = spice keeps the lowest marker first
criterion-drop-unpaid = no spice is left to keep it
criterion-raise-lowest = all markers are kept: the lowest rises first
criterion-players = equal by all criteria: the players chose

## Why a choice is not possible

obstacle-game-over = the game is over
obstacle-no-die = you have no unused { $face } die
obstacle-forced-die = another die must be spent this turn
obstacle-no-use = this die can't do that now
obstacle-desert-power-of-atreides = desert power is for the Atreides only
obstacle-desert-power-dice = for desert power you need fewer unused dice than the Harkonnen
obstacle-no-sandworm = no sandworm can do that
obstacle-scouting-banned = the Spacing Guild ban forbids scouting
obstacle-no-ornithopter = there is no ornithopter in this air zone
obstacle-token-not-on-board = this deployment token is not on the board
obstacle-atomics-used = the family atomics have been used
obstacle-atomics-too-early = no prescience marker is on step { $step } yet
obstacle-not-in-hand = this card is not in your hand
obstacle-scheme = this card can only be discarded to remove Thufir Hawat
obstacle-no-card-asked = you can't play or discard a card now
obstacle-sandworm-in = there is a sandworm in { $area }
obstacle-enemy-in = there is an enemy legion in { $area }
obstacle-settlement-in = there is an enemy settlement in { $area }
obstacle-out-of-reach = { $area } is out of reach
obstacle-nothing-to-attack = there is nothing to attack in { $area }
obstacle-no-desert = { $area } is not a desert area
obstacle-no-legion = you have no legion in { $area }
obstacle-no-target = none of your legions has a target in reach
obstacle-no-target-for-leaders = none of your legions with a leader has a target in reach
obstacle-no-token = there is no deployment token or no sietch left
obstacle-no-card = you have no card to play
obstacle-sietch-in = there is a sietch in { $area }
obstacle-harvester-in = there is already a harvester in { $area }
obstacle-wormsign-in = there is a wormsign in { $area }
obstacle-not-empty = { $area } is not empty
obstacle-walled = { $area } is beyond an impassable border
obstacle-sheltered = { $area } is out of reach for sandworms: mountains protect it
obstacle-no-leader-in = the legion in { $area } has no leader
obstacle-no-special-in = the legion in { $area } has no special elite unit
obstacle-other-legion = this is for another legion, not the one in { $area }
obstacle-has-moved = the legion in { $area } has already moved
obstacle-held-back = a card keeps the legion in { $area } from acting this turn
obstacle-nowhere-to-go = the legion in { $area } has nowhere to go
obstacle-nothing-in-reach = the legion in { $area } has no target in reach
obstacle-no-sietch = there is no sietch in { $area }
obstacle-no-settlement = you have no settlement in { $area }
obstacle-no-unit = you have no unit in { $area }
obstacle-not-this-area = { $area } can't be chosen now
obstacle-turn-unspent = take an action first
obstacle-not-an-answer = this can't be chosen now: { $ask }
obstacle-leader-not-in-play = this leader is not in play
obstacle-leader-in-tank = this leader is in the regeneration tank
obstacle-leader-spent = this leader's card is spent until the end of the round
obstacle-leader-elsewhere = this leader's card is on another action box
obstacle-not-revealed = this prescience card is not revealed
obstacle-claimed-enough = { $n } prescience cards have been claimed this round
obstacle-claimed-at-another-time = this prescience card is claimed in another phase
obstacle-not-fulfilled = the conditions of this prescience card are not met
obstacle-claimed-in-another-way = this prescience card is claimed in another way
