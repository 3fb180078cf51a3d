# Names of the components of Uprising and of the CHOAM module.

## Cards

card-prepare-the-way = Prepare the Way
card-bene-gesserit-operative = Bene Gesserit Operative
card-branching-path = Branching Path
card-calculus-of-power = Calculus of Power
card-captured-mentat = Captured Mentat
card-chani-clever-tactician = Chani, Clever Tactician
card-corrinth-city = Corrinth City
card-covert-operation = Covert Operation
card-dangerous-rhetoric = Dangerous Rhetoric
card-desert-power = Desert Power
card-desert-survival = Desert Survival
card-double-agent = Double Agent
card-ecological-testing-station = Ecological Testing Station
card-fedaykin-stilltent = Fedaykin Stilltent
card-guild-envoy = Guild Envoy
card-guild-spy = Guild Spy
card-hidden-missive = Hidden Missive
card-imperial-spymaster = Imperial Spymaster
card-in-high-places = In High Places
card-junction-headquarters = Junction Headquarters
card-leadership = Leadership
card-long-live-the-fighters = Long Live the Fighters
card-maker-keeper = Maker Keeper
card-maula-pistol = Maula Pistol
card-northern-watermaster = Northern Watermaster
card-overthrow = Overthrow
card-paracompass = Paracompass
card-price-is-no-object = Price is No Object
card-public-spectacle = Public Spectacle
card-rebel-supplier = Rebel Supplier
card-reliable-informant = Reliable Informant
card-sardaukar-coordination = Sardaukar Coordination
card-sardaukar-soldier = Sardaukar Soldier
card-shishakli = Shishakli
card-smugglers-harvester = Smuggler's Harvester
card-smugglers-haven = Smuggler's Haven
card-southern-elders = Southern Elders
card-space-time-folding = Space-time Folding
card-spacing-guilds-favor = Spacing Guild's Favor
card-spy-network = Spy Network
card-steersman = Steersman
card-stilgar-the-devoted = Stilgar, the Devoted
card-strike-fleet = Strike Fleet
card-subversive-advisor = Subversive Advisor
card-treacherous-maneuver = Treacherous Maneuver
card-tread-in-darkness = Tread in Darkness
card-truthtrance = Truthtrance
card-undercover-asset = Undercover Asset
card-unswerving-loyalty = Unswerving Loyalty
card-weirding-woman = Weirding Woman
card-wheels-within-wheels = Wheels Within Wheels
card-cargo-runner = Cargo Runner
card-delivery-agreement = Delivery Agreement
card-interstellar-trade = Interstellar Trade
card-priority-contracts = Priority Contracts

## Board spaces

space-sardaukar = Sardaukar
space-dutiful-service = Dutiful Service
space-deliver-supplies = Deliver Supplies
space-espionage = Espionage
space-desert-tactics = Desert Tactics
space-fremkit = Fremkit
space-imperial-privilege = Imperial Privilege
space-assembly-hall = Assembly Hall
space-gather-support = Gather Support
space-shipping = Shipping
space-accept-contract = Accept Contract
space-spice-refinery = Spice Refinery
space-deep-desert = Deep Desert

## Intrigue cards

intrigue-buy-access = Buy Access
intrigue-call-to-arms = Call to Arms
intrigue-change-allegiances = Change Allegiances
intrigue-councilors-ambition = Councilor's Ambition
intrigue-cunning = Cunning
intrigue-depart-for-arrakis = Depart for Arrakis
intrigue-detonation = Detonation
intrigue-distraction = Distraction
intrigue-imperium-politics = Imperium Politics
intrigue-inspire-awe = Inspire Awe
intrigue-intelligence-report = Intelligence Report
intrigue-manipulate = Manipulate
intrigue-market-opportunity = Market Opportunity
intrigue-mercenaries = Mercenaries
intrigue-opportunism = Opportunism
intrigue-shaddams-favor = Shaddam's Favor
intrigue-sietch-ritual = Sietch Ritual
intrigue-special-mission = Special Mission
intrigue-strategic-stockpiling = Strategic Stockpiling
intrigue-unexpected-allies = Unexpected Allies
intrigue-devour = Devour
intrigue-find-weakness = Find Weakness
intrigue-go-to-ground = Go to Ground
intrigue-impress = Impress
intrigue-questionable-methods = Questionable Methods
intrigue-spice-is-power = Spice is Power
intrigue-spring-the-trap = Spring the Trap
intrigue-tactical-option = Tactical Option
intrigue-weirding-combat = Weirding Combat
intrigue-secure-spice-trade = Secure Spice Trade
intrigue-shadow-alliance = Shadow Alliance
intrigue-contingency-plan = Contingency Plan
intrigue-crysknife = Crysknife
intrigue-desert-mouse = Desert Mouse
intrigue-ornithopter = Ornithopter
intrigue-leverage = Leverage
intrigue-reach-agreement = Reach Agreement
intrigue-choam-profits = CHOAM Profits
intrigue-backed-by-choam = Backed by CHOAM

## Conflicts

conflict-skirmish-crysknife = Skirmish
conflict-skirmish-desert-mouse = Skirmish
conflict-skirmish-ornithopter = Skirmish
conflict-choam-security = CHOAM Security
conflict-spice-freighters = Spice Freighters
conflict-seize-spice-refinery = Seize Spice Refinery
conflict-test-of-loyalty = Test of Loyalty
conflict-shadow-contest = Shadow Contest
conflict-protect-the-sietches = Protect the Sietches
conflict-trade-dispute = Trade Dispute
conflict-propaganda = Propaganda
conflict-battle-for-spice-refinery = Battle for Spice Refinery

## Leaders and their abilities

leader-feyd-rautha-harkonnen = Feyd-Rautha Harkonnen
leader-feyd-rautha-harkonnen-passive = Devious Strength
leader-feyd-rautha-harkonnen-signet = Personal Training
leader-gurney-halleck = Gurney Halleck
leader-gurney-halleck-passive = Always Smiling
leader-gurney-halleck-signet = Warmaster
leader-lady-amber-metulli = Lady Amber Metulli
leader-lady-amber-metulli-passive = Desert Scouts
leader-lady-amber-metulli-signet = Fill Coffers
leader-lady-jessica = Lady Jessica
leader-lady-jessica-passive = Other Memories
leader-lady-jessica-signet = Spice Agony
leader-reverend-mother-jessica = Reverend Mother Jessica
leader-reverend-mother-jessica-passive = Reverend Mother
leader-reverend-mother-jessica-signet = Water of Life
leader-lady-margot-fenring = Lady Margot Fenring
leader-lady-margot-fenring-passive = Loyalty
leader-lady-margot-fenring-signet = Arrakis Informant
leader-muaddib = Muad'Dib
leader-muaddib-passive = Unpredictable Foe
leader-muaddib-signet = Lead the Way
leader-princess-irulan = Princess Irulan
leader-princess-irulan-passive = Imperial Birthright
leader-princess-irulan-signet = Chronicler's Insight
leader-staban-tuek = Staban Tuek
leader-staban-tuek-passive = Limited Allies / Smuggle Spice
leader-staban-tuek-signet = Unseen Network
leader-shaddam-corrino-iv = Shaddam Corrino IV
leader-shaddam-corrino-iv-passive = Sardaukar Commander
leader-shaddam-corrino-iv-signet = Emperor of the Known Universe

## Objectives

objective-objective-desert-mouse-first = Objective: Desert Mouse
objective-objective-desert-mouse-4-6p = Objective: Desert Mouse
objective-objective-crysknife = Objective: Crysknife
objective-objective-crysknife-4-6p = Objective: Crysknife
objective-objective-ornithopter-1-3p = Objective: Ornithopter

## Contracts

contract-acquire-the-spice-must-flow = Acquire The Spice Must Flow
contract-arrakeen-water = Arrakeen
contract-arrakeen-spy = Arrakeen
contract-deliver-supplies = Deliver Supplies
contract-espionage = Espionage
contract-espionage-2 = Espionage
contract-harvest-3 = Harvest 3+
contract-harvest-3-2 = Harvest 3+
contract-harvest-4 = Harvest 4+
contract-heighliner-water = Heighliner
contract-heighliner-troops = Heighliner
contract-high-council-influence = High Council
contract-high-council-solari = High Council
contract-immediate = Immediate
contract-research-station-spy = Research Station
contract-research-station-solari = Research Station
contract-sardaukar-cards = Sardaukar
contract-sardaukar-recall = Sardaukar
contract-spice-refinery-cards = Spice Refinery
contract-spice-refinery-water = Spice Refinery
contract-ix-dreadnought = Dreadnought
contract-ix-espionage = Espionage
contract-ix-harvest-3 = Harvest 3+
contract-ix-harvest-4 = Harvest 4+
contract-ix-heighliner = Heighliner
contract-ix-high-council = High Council
contract-ix-interstellar-shipping = Interstellar Shipping
contract-ix-secrets = Secrets
contract-ix-smuggling = Smuggling
contract-ix-tech-negotiation = Tech Negotiation

## Battle icons

battle-icon-crysknife = Crysknife
battle-icon-desert-mouse = Desert Mouse
battle-icon-ornithopter = Ornithopter
battle-icon-wild = Wild

## Agent icons

icon-spy = Spy

## Houses

house-corrino = House Corrino
house-fenring = House Fenring
house-metulli = House Metulli
