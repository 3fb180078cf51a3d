# Words of War for Arrakis, explained.

## The map

term-area = Area
    .text = One space of the map. Areas that share a border are adjacent.
term-terrain = Terrain
    .text = Mountain, plateau, minor erg or desert. Sandworms and harvesters stay in the desert; storms don't strike mountains or plateaus surrounded by them.
term-sector = Sector
    .text = One of eight parts of the map: four central ones and four outer ones. The North Pole belongs to all central sectors.
term-air-zone = Air zone
    .text = A place for one ornithopter or carryall between two sectors. It is connected to all areas of both.
term-impassable-border = Impassable border
    .text = Legions can't cross it on the ground. Ornithopters fly over it.
term-free-area = Free area
    .text = An area without an enemy settlement, enemy unit or sandworm. Harvesters, stations and wormsigns don't matter.
term-empty-area = Empty area
    .text = An area without any figure or token.
term-deep-desert = Deep desert
    .text = Desert at the edge of the map. A harvester here brings 2 spice, but storms and sandworms hit harder.
term-settlement = Settlement
    .text = The Harkonnen have Arrakeen, Carthag and four villages; the Atreides have the sietches. A legion that wins a battle for a settlement and advances destroys it.
term-sietch = Sietch
    .text = A hidden settlement of the Atreides. Its rank is secret until it is revealed. The Harkonnen score its rank as supremacy when they destroy it.
term-rank = Rank
    .text = The value of a settlement. Its defender rolls that many more combat dice.
term-station = Ecological testing station
    .text = An Atreides legion that stops here captures it: the prescience marker it shows advances by 1.

## Figures

term-legion = Legion
    .text = All units and leaders of one side in one area.
term-atreides = Atreides
    .text = House Atreides and its Fremen allies. They win by prescience: all three markers must reach the steps of the secret objective.
term-harkonnen = Harkonnen
    .text = House Harkonnen and its Corrino allies. They win by supremacy, from destroyed sietches and from spice.
term-unit = Unit
    .text = A regular, elite or special elite figure. Leaders, vehicles and sandworms are not units.
term-special-elite = Special elite unit
    .text = Fedaykin for the Atreides, Sardaukar for the Harkonnen. Each cancels one enemy shield in every battle round.
term-stacking-limit = Stacking limit
    .text = Up to 6 units of a side in one area; leaders don't count. Units over the limit are removed at once.
term-generic-leader = Generic leader
    .text = A Naib or a Bashar. Turns one Special into a hit.
term-named-leader = Named leader
    .text = Has a card with a special action, and uses a Special as the card says. When lost, goes to the regeneration tank.
term-regeneration-tank = Regeneration tank
    .text = Lost named leaders wait here. They move on one slot whenever their side spends a die.
term-deployment-token = Deployment token
    .text = Hidden units of the Atreides. It counts as 1 unit until it is revealed and replaced by the units it shows.
term-deploy = Deploy
    .text = Put a figure that isn't on the board onto it.
term-place = Place
    .text = Put a figure onto the board; it may also come from elsewhere on the board.

## Actions

term-action-die = Action die
    .text = Spend one on your turn: for an action of its result, to play a planning card, or as a prescience card asks.
term-leadership = Leadership
    .text = Move 2 legions with leaders, or make a surprise attack with a legion that has a leader.
term-strategy = Strategy
    .text = Move 2 legions, or attack with a legion.
term-deployment = Deployment
    .text = Atreides: a deployment token and a leader in a sietch. Harkonnen: 3 regular units and a leader in settlements.
term-mentat = Mentat
    .text = Draw 2 planning cards.
term-house = House
    .text = Atreides: any other result. Harkonnen: replace 2 regular units with elite ones, or place 2 vehicles.
term-special-action = Special action
    .text = What a leader's card lets you do with a die of its result. The card is then spent until the end of the round.
term-free-action = Free action
    .text = Costs no die. You can take any number on your turn.
term-desert-power = Desert power
    .text = An Atreides action that costs no die, if they have fewer unused dice than the Harkonnen: place 2 wormsigns, move 2 sandworms or attack with one.
term-move = Move
    .text = A legion, or part of it, goes to an adjacent free area. Leaders move only with units.
term-bene-gesserit-token = Bene Gesserit token
    .text = Put one on your board after the roll: it counts as a die this round and then leaves the game.
term-planning-card = Planning card
    .text = Played by spending any die, or discarded in battle for one more combat die.
term-sandriding = Sandriding
    .text = An Atreides legion next to wormsigns or sandworms moves or attacks along a chain of them.
term-troop-transport = Troop-transport
    .text = Remove an ornithopter: a Harkonnen legion in its sectors moves or attacks one area farther, ignoring obstacles on the way.
term-scouting = Scouting
    .text = A Harkonnen free action: remove an ornithopter to reveal the sietch and all deployment tokens of an area in its sectors.

## Battle

term-battle-round = Battle round
    .text = Both sides roll a combat die for each unit, at most 6, and take casualties. Then the attacker continues or stops, and the defender may retreat.
term-retreat = Retreat
    .text = The opponent picks the area the legion goes to: an adjacent free one. If there is none, it can't retreat.
term-advance = Advance
    .text = After a victory the whole attacking legion may move into the area it attacked. Only this destroys a settlement.
term-surprise-attack = Surprise attack
    .text = The attacker has one more Special in the first battle round.
term-hit = Hit
    .text = A regular unit or a leader is removed, or an elite unit becomes a regular one.
term-shield = Shield
    .text = Cancels one enemy hit.
term-special-result = Special
    .text = Counts only if a leader uses it: for hits, shields or both.

## The desert

term-wormsign = Wormsign
    .text = A hidden token in the desert: sand, a sandworm, or a burrowing sandworm that appears only in deep desert.
term-sandworm = Sandworm
    .text = Destroys harvesters and drives legions away. The Atreides move it, attack with it and ride it.
term-wild-maker = Wild Maker
    .text = A giant sandworm: it attacks with 6 dice instead of 4.
term-coriolis-storm = Coriolis storm
    .text = Rolls 2 combat dice against each exposed Harkonnen legion on plateau, minor erg or desert.
term-harvester = Harvester
    .text = Placed in desert. Brings 1 spice at the end of the round, or 2 in deep desert.
term-ornithopter = Ornithopter
    .text = Carries a legion or scouts, and is then removed.
term-carryall = Carryall
    .text = Removed to save a harvester in its sectors from a sandworm.
term-spice = Spice
    .text = Brought by harvesters. It pays to keep and raise the Imperium markers; up to 1 is saved for the next round.

## Winning

term-supremacy = Supremacy
    .text = The Harkonnen win at once with 10.
term-prescience-marker = Prescience marker
    .text = Kwisatz Haderach, Sand Dwellers and Jihad. The Atreides win when all three reach the steps of their secret objective.
term-prescience-card = Prescience card
    .text = The Atreides claim it when its conditions are met, up to 2 per round: its markers advance.
term-secret-objective = Secret objective
    .text = The steps the three prescience markers must reach. Checked at the end of a round and when Arrakeen is destroyed.
term-family-atomics = Family atomics
    .text = Once per game, with a prescience marker on step 8 or higher: a mountain area becomes desert and opens the plateaus behind it.
term-imperium-marker = Imperium marker
    .text = CHOAM, Spacing Guild and Landsraad. The lowest one decides how many dice are locked and which vehicles are placed.
term-ban = Imperium ban
    .text = Active while its marker is on the bottom row, and for one round after it drops.
term-stockpiling = Stockpiling
    .text = At supremacy 5 or less, the Harkonnen can spend 3 spice for 1 supremacy point, once per round.

## Teams and the solo game

term-cone-of-silence = Cone of Silence
    .text = Spend one to talk with your partner in private and show each other your cards.
term-tactics-card = Tactics card
    .text = Names the harvest sector or the target sietch of the Harkonnen in the solo game.
term-reinforcement-deck = Reinforcement deck
    .text = Cards the Harkonnen of the solo game discard in battle for combat dice.
