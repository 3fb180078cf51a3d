# What the cards and leaders of War for Arrakis do: phrases, joined and made sentences by messages of table.ftl.
#
# For translators
#   Effects are phrases for a card and for a button alike. $n: how many. $leader: a named leader. $person: Paul or Jessica,
#   in either form. A legion can be any, one with a leader, one with a special elite unit, one with a certain leader, or
#   that which the card named just before.

## How effects are joined

effect-if = if { $condition }: { $effect }
effect-otherwise = otherwise: { $effect }
# $note: how an attack is made.
effect-noted = { $effect } ({ $note })

## Moving and attacking

# $from: "desert" if the legion must be in desert, else "anywhere".
effect-move-any = { $n ->
    [one] move { $n } legion
   *[other] move { $n } legions
}{ $from ->
    [desert] {" "}from desert
   *[anywhere] {""}
}
effect-move-leader = { $n ->
    [one] move { $n } legion with a leader
   *[other] move { $n } legions with leaders
}{ $from ->
    [desert] {" "}from desert
   *[anywhere] {""}
}
effect-move-special = { $n ->
    [one] move { $n } legion with a special elite unit
   *[other] move { $n } legions with special elite units
}{ $from ->
    [desert] {" "}from desert
   *[anywhere] {""}
}
effect-move-with = move the legion of { $leader }{ $from ->
    [desert] {" "}from desert
   *[anywhere] {""}
}
effect-move-that = move that legion
# $surprise: whether it is a surprise attack, "yes" or "no".
effect-attack-any = { $surprise ->
    [yes] make a surprise attack
   *[no] attack
} with a legion
effect-attack-leader = { $surprise ->
    [yes] make a surprise attack
   *[no] attack
} with a legion that has a leader
effect-attack-special = { $surprise ->
    [yes] make a surprise attack
   *[no] attack
} with a legion that has a special elite unit
effect-attack-with = { $surprise ->
    [yes] make a surprise attack
   *[no] attack
} with the legion of { $leader }
effect-attack-that = { $surprise ->
    [yes] make a surprise attack
   *[no] attack
} with that legion
attack-extra-dice = { $n ->
    [one] { $n } more combat die in every battle round
   *[other] { $n } more combat dice in every battle round
}
attack-foe-dice = the defender rolls at most { $n } combat dice in the first battle round
attack-free-continue = no hit for continuing against a settlement
effect-strike = { $n ->
    [one] roll { $n } combat die against an enemy legion next to yours
   *[other] roll { $n } combat dice against an enemy legion next to yours
}
effect-ornithopter-strike = { $n ->
    [one] remove an ornithopter to roll { $n } combat die against an enemy legion in its sectors
   *[other] remove an ornithopter to roll { $n } combat dice against an enemy legion in its sectors
}

## Figures

effect-place = place { $figures } { $place }
effect-deploy = deploy { $figures } { $place }
placed-regular = { $n ->
    [one] { $n } regular unit
   *[other] { $n } regular units
}
placed-elite = { $n ->
    [one] { $n } elite unit
   *[other] { $n } elite units
}
placed-special = { $n ->
    [one] { $n } special elite unit
   *[other] { $n } special elite units
}
placed-token = { $n ->
    [one] { $n } deployment token
   *[other] { $n } deployment tokens
}
placed-generic = { $n ->
    [one] { $n } generic leader
   *[other] { $n } generic leaders
}
placed-leader = { $n ->
    [one] { $n } leader
   *[other] { $n } leaders
}
placed-named = { $leader }
placed-person = { $person }
# $areas: one or more of place-area. $how: "place" or "deploy", in every place.
place-areas = in { $areas }
place-area = { $area }
place-sietch = in a sietch
place-settlement = in a settlement
place-settlements = in settlements of your choice
place-legion-any = with one of your legions
place-legion-leader = with a legion that has a leader
place-legion-special = with a legion that has a special elite unit
place-legion-with = with the legion of { $leader }
place-legion-that = with that legion
place-empty-desert = in an empty desert area
place-empty-deserts = in different empty desert areas
place-free-plateau = in a free plateau area
place-free-mountain = in a free mountain area
place-threatened-sietch = in a sietch with a Harkonnen legion within 2 areas
# $kind, $into: kinds of units, "regular", "elite" or "special".
effect-upgrade = replace { $n } { $kind ->
    [regular] regular
   *[elite] elite
} { $n ->
    [one] unit with { $into ->
        [elite] an elite one
       *[special] a special elite one
    }
   *[other] units with { $into ->
        [elite] elite ones
       *[special] special elite ones
    }
}
effect-enter = { $leader } enters play
effect-retire = remove { $leader } from the game
effect-tank-enemy = send an enemy named leader to the regeneration tank
effect-tank-enemy-next-to = send an enemy named leader next to that legion to the regeneration tank
effect-tank-enemy-in-sector = send an enemy named leader in a sector with your legion to the regeneration tank
effect-block = on the next Atreides turn, { $person } can't be placed and { $person }'s legion can't move or attack
effect-troop-carriers = move a legion from a settlement to any of your other legions

## Cards, dice and tracks

effect-draw = { $n ->
    [one] draw { $n } planning card
   *[other] draw { $n } planning cards
}
effect-draw-one-deck = { $n ->
    [one] draw { $n } planning card from one deck
   *[other] draw { $n } planning cards from one deck
}
effect-draw-deck = { $n ->
    [one] draw { $n } planning card from the { $deck } deck
   *[other] draw { $n } planning cards from the { $deck } deck
}
effect-play-card = { $n ->
    [one] play { $n } planning card
   *[other] play { $n } planning cards
}
effect-enemy-discards = { $n ->
    [one] the enemy discards { $n } planning card
   *[other] the enemy discards { $n } planning cards
}
effect-bg-token = { $n ->
    [one] take { $n } Bene Gesserit token
   *[other] take { $n } Bene Gesserit tokens
}
effect-imperium-down = lower an Imperium marker by one row without its ban
effect-second-objective = draw a second secret objective: fulfilling either of them wins
effect-force-die = choose an unused enemy die: the enemy must spend it next turn
effect-lose-die-any = the enemy loses an unused die of your choice
effect-lose-die = the enemy loses an unused { $face } die
effect-renew-prescience = remove any number of revealed prescience cards from the game and reveal that many new ones
effect-shift-markers = move a prescience marker back any number of steps and advance another one that many
effect-bonus-prescience = { $n ->
    [one] choose a revealed prescience card: if it is claimed this round, also advance a prescience marker by { $n } step
   *[other] choose a revealed prescience card: if it is claimed this round, also advance a prescience marker by { $n } steps
}
effect-hold-prescience = choose a revealed prescience card: it stays revealed until it is claimed
effect-return-prescience = shuffle a revealed prescience card back into the deck

## Vehicles and the desert

# $vehicle: "harvester", "ornithopter", "carryall" or "any".
effect-vehicle = place { $n } { $vehicle ->
    [harvester] { $n ->
        [one] harvester
       *[other] harvesters
    }
    [ornithopter] { $n ->
        [one] ornithopter
       *[other] ornithopters
    }
    [carryall] { $n ->
        [one] carryall
       *[other] carryalls
    }
   *[any] { $n ->
        [one] vehicle
       *[other] vehicles
    }
}
effect-remove-vehicle-sector = remove up to { $n } { $vehicle ->
    [harvester] harvesters
    [ornithopter] ornithopters
    [carryall] carryalls
   *[any] vehicles
} in the sector of { $leader }
effect-remove-vehicle-deep-desert = remove up to { $n } { $vehicle ->
    [harvester] harvesters
    [ornithopter] ornithopters
    [carryall] carryalls
   *[any] vehicles
} in the deep desert of one sector
effect-rockets = { $n ->
    [one] choose a sector with your legion and roll { $n } combat die: remove a vehicle there for each hit and each Special
   *[other] choose a sector with your legion and roll { $n } combat dice: remove a vehicle there for each hit and each Special
}
effect-wormsign = { $n ->
    [one] place { $n } wormsign
   *[other] place { $n } wormsigns
}
effect-discard-wormsign = { $n ->
    [one] discard { $n } wormsign
   *[other] discard up to { $n } wormsigns
}
effect-discard-wormsigns-next-to = discard all wormsigns next to { $area }
effect-sandworm-next-to-sandworm = { $n ->
    [one] place { $n } sandworm in empty desert next to a sandworm
   *[other] place { $n } sandworms in empty desert next to sandworms
}
effect-sandworm-next-to-legion = { $n ->
    [one] place { $n } sandworm in empty desert next to your legion
   *[other] place { $n } sandworms in empty desert next to your legions
}
effect-desert-power = { $n ->
    [one] take { $n } desert power action
   *[other] take { $n } desert power actions
}
effect-storm = roll for Coriolis storms
effect-enter-wild-maker = the Wild Maker enters play
effect-place-wild-maker = place the Wild Maker in an empty desert area
effect-move-wild-maker = move the Wild Maker
effect-attack-wild-maker = attack with the Wild Maker
effect-detonate = detonate the family atomics
effect-reveal-area = reveal the sietch and all deployment tokens of an area
effect-swap-tokens = swap all deployment tokens of two sietches
effect-move-sietch = move a sietch to an adjacent empty desert area, with its figures if you like
effect-displace-enemy = move an enemy legion in desert to an adjacent empty area

## Conditions, after "if"

condition-in-play = { $leader } has entered play
condition-not-in-play = { $leader } has not entered play
condition-retired = { $leader } has been removed from the game
condition-not-retired = { $leader } has not been removed from the game
condition-wild-maker = the Wild Maker has entered play
condition-not-wild-maker = the Wild Maker has not entered play
condition-atomics-used = the family atomics have been used
condition-not-atomics-used = the family atomics have not been used
condition-marker = a prescience marker is on step { $n } or higher

## What prescience cards ask for

requirement-legions-mountain = you have legions in { $n } or more mountain areas
requirement-legions-plateau = you have legions in { $n } or more plateau areas
requirement-legions-minor-erg = you have legions in { $n } or more minor erg areas
requirement-legions-desert = you have legions in { $n } or more desert areas
requirement-legions-deep-desert = you have legions in { $n } or more deep desert areas
requirement-desert-legions = you have legions in { $n } or more desert areas without a sietch
requirement-deep-desert = { $person } is in deep desert without a sietch
requirement-together = Paul and Jessica are in the same area
requirement-sietch-of = { $person } is in an area with a sietch
requirement-hidden-sietch-of = { $person } is in an area with a hidden sietch
requirement-tokens-with = { $n } or more deployment tokens are in { $person }'s area
requirement-special-with = { $n } or more Fedaykin are in { $person }'s area
requirement-on-board = { $person } is on the board
requirement-quiet = there is no Harkonnen legion in { $person }'s sector
requirement-own-turn = it is your turn
requirement-units-in-deep-desert = you have { $n } or more units in deep desert
requirement-rode = a legion with { $person } has ridden a sandworm this phase
requirement-harvesters-burned = you have removed { $n } or more harvesters this phase
requirement-beat-special-or-named = you have won a battle against a legion with Sardaukar or a named leader this phase
requirement-beat-in-central-sector = you have won a battle by attacking in a central sector this phase
deed-reveal-sietch-of = reveal { $person }'s sietch
deed-reveal-tokens-with = reveal { $n } deployment tokens in { $person }'s area
deed-tank = { $person } goes to the regeneration tank
deed-remove-units-in-deep-desert = remove { $n } units from deep desert

## What bans forbid the Harkonnen

# $n: units in an area.
banned-choam = the Harkonnen stacking limit is { $n } units
banned-spacing-guild = the Harkonnen can't scout
banned-landsraad = the Harkonnen can't discard planning cards for combat dice
