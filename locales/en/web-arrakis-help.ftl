# Help with War for Arrakis: how to play, and the parts of its glossary.

arrakis-learn-map-title = The planet
arrakis-learn-map-text = Areas are mountain, plateau, minor erg, desert or deep desert. Heavy stone lines can't be crossed on foot; dotted lines divide sectors, with air zones between them.
arrakis-learn-round-title = How a round works
arrakis-learn-round-text = Vehicles are placed, dice are rolled, the sides take turns until all dice are spent, the desert strikes, and spice is harvested.
arrakis-learn-dice-title = Action dice
arrakis-learn-dice-text = On your turn you spend one die. Its result says what for: to move or attack, to deploy, to draw or play planning cards, or for a leader's special action.
arrakis-learn-legions-title = Legions
arrakis-learn-legions-text = All units of a side in one area form a legion of up to six. Leaders move with it. Its badge on the map counts units, leaders and deployment tokens.
arrakis-learn-battle-title = Battle
arrakis-learn-battle-text = Both sides roll up to six combat dice. Shields stop hits; leaders turn Specials into hits or shields. Planning cards can be discarded for more dice.
arrakis-learn-hidden-title = Hidden information
arrakis-learn-hidden-text = Only the Atreides know sietch ranks and deployment tokens, until these are scouted or attacked. Hands and the objective stay secret.
arrakis-learn-worms-title = Sandworms
arrakis-learn-worms-text = Wormsigns in the desert may turn out to be sandworms. They swallow harvesters and attack Harkonnen legions; the Atreides ride them.
arrakis-learn-spice-title = The spice must flow
arrakis-learn-spice-text = Harvesters bring spice. The Harkonnen pay CHOAM, the Spacing Guild and the Landsraad with it: markers that drop lock dice and bring bans.
arrakis-learn-atreides = As the Atreides
arrakis-learn-harkonnen = As the Harkonnen
arrakis-learn-goal-atreides-title = How to win
arrakis-learn-goal-atreides-text = Bring the three prescience markers to the steps of your secret objective. Or destroy Harkonnen settlements: each one advances all three markers.
arrakis-learn-goal-harkonnen-title = How to win
arrakis-learn-goal-harkonnen-text = Reach 10 supremacy. Destroyed sietches raise it by their rank, and spare spice raises it too.
arrakis-learn-riding-title = Riding
arrakis-learn-riding-text = A legion next to a wormsign or sandworm rides over any chain of them and stops, or attacks, next to the last.
arrakis-learn-prescience-title = Prescience
arrakis-learn-prescience-text = Prescience cards are revealed each round. Claim those whose conditions you meet, up to two per round: the markers advance.
arrakis-learn-scouting-title = Scouting
arrakis-learn-scouting-text = Sietches are face down, with hidden ranks and tokens. An ornithopter can reveal those of an area in its sectors; an attack does too.
arrakis-learn-ornithopters-title = Air zones
arrakis-learn-ornithopters-text = Vehicles in an air zone serve both its sectors. An ornithopter extends a move or attack by one area; a carryall saves a harvester from a sandworm.
arrakis-learn-hazards-title = Hazards
arrakis-learn-hazards-text = After all turns, sandworms may appear under your harvesters and legions in the desert. Then storms strike every legion without shelter.

## Glossary

arrakis-rules-about = The numbers follow the rulebook; where it leaves a question open, our ruling is marked.
arrakis-part-terms = Terms
arrakis-part-one-terms = Term
arrakis-part-areas = Areas
arrakis-part-one-areas = Area
arrakis-part-zones = Air zones
arrakis-part-one-zones = Air zone
arrakis-part-cards = Planning cards
arrakis-part-one-cards = Planning card
arrakis-part-leaders = Leaders
arrakis-part-one-leaders = Leader
arrakis-part-prescience = Prescience cards
arrakis-part-one-prescience = Prescience card
arrakis-part-objectives = Objectives
arrakis-part-one-objectives = Objective
arrakis-part-bans = Bans
arrakis-part-one-bans = Ban
arrakis-part-tactics = Tactics cards
arrakis-part-one-tactics = Tactics card
