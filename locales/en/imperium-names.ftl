# Names of the components of the Dune: Imperium base box.

## Cards

card-convincing-argument = Convincing Argument
card-dagger = Dagger
card-diplomacy = Diplomacy
card-dune-the-desert-planet = Dune, the Desert Planet
card-reconnaissance = Reconnaissance
card-seek-allies = Seek Allies
card-signet-ring = Signet Ring
card-arrakis-liaison = Arrakis Liaison
card-the-spice-must-flow = The Spice Must Flow
card-foldspace = Foldspace
card-arrakis-recruiter = Arrakis Recruiter
card-assassination-mission = Assassination Mission
card-bene-gesserit-initiate = Bene Gesserit Initiate
card-bene-gesserit-sister = Bene Gesserit Sister
card-carryall = Carryall
card-chani = Chani
card-choam-directorship = CHOAM Directorship
card-crysknife = Crysknife
card-dr-yueh = Dr. Yueh
card-duncan-idaho = Duncan Idaho
card-fedaykin-death-commando = Fedaykin Death Commando
card-firm-grip = Firm Grip
card-fremen-camp = Fremen Camp
card-gene-manipulation = Gene Manipulation
card-guild-administrator = Guild Administrator
card-guild-ambassador = Guild Ambassador
card-guild-bankers = Guild Bankers
card-gun-thopter = Gun Thopter
card-gurney-halleck = Gurney Halleck
card-imperial-spy = Imperial Spy
card-kwisatz-haderach = Kwisatz Haderach
card-lady-jessica = Lady Jessica
card-liet-kynes = Liet Kynes
card-missionaria-protectiva = Missionaria Protectiva
card-opulence = Opulence
card-other-memory = Other Memory
card-piter-de-vries = Piter De Vries
card-power-play = Power Play
card-reverend-mother-mohiam = Reverend Mother Mohiam
card-sardaukar-infantry = Sardaukar Infantry
card-sardaukar-legion = Sardaukar Legion
card-scout = Scout
card-shifting-allegiances = Shifting Allegiances
card-sietch-reverend-mother = Sietch Reverend Mother
card-smugglers-thopter = Smuggler's Thopter
card-space-travel = Space Travel
card-spice-hunter = Spice Hunter
card-spice-smugglers = Spice Smugglers
card-stilgar = Stilgar
card-test-of-humanity = Test of Humanity
card-the-voice = The Voice
card-thufir-hawat = Thufir Hawat
card-worm-riders = Worm Riders

## Board spaces

space-conspire = Conspire
space-wealth = Wealth
space-heighliner = Heighliner
space-foldspace = Foldspace
space-selective-breeding = Selective Breeding
space-secrets = Secrets
space-hardy-warriors = Hardy Warriors
space-stillsuits = Stillsuits
space-high-council = High Council
space-hall-of-oratory = Hall of Oratory
space-mentat = Mentat
space-rally-troops = Rally Troops
space-swordmaster = Swordmaster
space-sell-melange = Sell Melange
space-secure-contract = Secure Contract
space-arrakeen = Arrakeen
space-carthag = Carthag
space-research-station = Research Station
space-sietch-tabr = Sietch Tabr
space-the-great-flat = The Great Flat
space-hagga-basin = Hagga Basin
space-imperial-basin = Imperial Basin

## Intrigue cards

intrigue-bindu-suspension = Bindu Suspension
intrigue-bribery = Bribery
intrigue-bypass-protocol = Bypass Protocol
intrigue-calculated-hire = Calculated Hire
intrigue-charisma = Charisma
intrigue-choam-shares = CHOAM Shares
intrigue-councilors-dispensation = Councilor's Dispensation
intrigue-dispatch-an-envoy = Dispatch an Envoy
intrigue-double-cross = Double Cross
intrigue-favored-subject = Favored Subject
intrigue-guild-authorization = Guild Authorization
intrigue-infiltrate = Infiltrate
intrigue-know-their-ways = Know Their Ways
intrigue-poison-snooper = Poison Snooper
intrigue-rapid-mobilization = Rapid Mobilization
intrigue-recruitment-mission = Recruitment Mission
intrigue-refocus = Refocus
intrigue-reinforcements = Reinforcements
intrigue-secret-of-the-sisterhood = Secret of the Sisterhood
intrigue-the-sleeper-must-awaken = The Sleeper Must Awaken
intrigue-urgent-mission = Urgent Mission
intrigue-water-of-life = Water of Life
intrigue-water-peddlers-union = Water Peddlers Union
intrigue-windfall = Windfall
intrigue-allied-armada = Allied Armada
intrigue-ambush = Ambush
intrigue-demand-respect = Demand Respect
intrigue-master-tactician = Master Tactician
intrigue-private-army = Private Army
intrigue-staged-incident = Staged Incident
intrigue-to-the-victor = To the Victor...
intrigue-corner-the-market = Corner the Market
intrigue-plans-within-plans = Plans Within Plans
intrigue-tiebreaker = Tiebreaker

## Conflicts

conflict-skirmish-a = Skirmish
conflict-skirmish-b = Skirmish
conflict-skirmish-c = Skirmish
conflict-skirmish-d = Skirmish
conflict-cloak-and-dagger = Cloak and Dagger
conflict-desert-power = Desert Power
conflict-guild-bank-raid = Guild Bank Raid
conflict-machinations = Machinations
conflict-raid-stockpiles = Raid Stockpiles
conflict-secure-imperial-basin = Secure Imperial Basin
conflict-siege-of-arrakeen = Siege of Arrakeen
conflict-siege-of-carthag = Siege of Carthag
conflict-sort-through-the-chaos = Sort Through the Chaos
conflict-terrible-purpose = Terrible Purpose
conflict-battle-for-arrakeen = Battle for Arrakeen
conflict-battle-for-carthag = Battle for Carthag
conflict-battle-for-imperial-basin = Battle for Imperial Basin
conflict-grand-vision = Grand Vision

## Leaders and their abilities

leader-baron-vladimir-harkonnen = Baron Vladimir Harkonnen
leader-baron-vladimir-harkonnen-passive = Masterstroke
leader-baron-vladimir-harkonnen-signet = Scheme
leader-count-ilban-richese = Count Ilban Richese
leader-count-ilban-richese-passive = Ruthless Negotiator
leader-count-ilban-richese-signet = Manufacturing
leader-countess-ariana-thorvald = Countess Ariana Thorvald
leader-countess-ariana-thorvald-passive = Spice Addict
leader-countess-ariana-thorvald-signet = Hidden Reservoir
leader-duke-leto-atreides = Duke Leto Atreides
leader-duke-leto-atreides-passive = Landsraad Popularity
leader-duke-leto-atreides-signet = Prudent Diplomacy
leader-earl-memnon-thorvald = Earl Memnon Thorvald
leader-earl-memnon-thorvald-passive = Connections
leader-earl-memnon-thorvald-signet = Spice Hoard
leader-glossu-the-beast-rabban = Glossu "The Beast" Rabban
leader-glossu-the-beast-rabban-passive = Arrakis Fiefdom
leader-glossu-the-beast-rabban-signet = Brutality
leader-helena-richese = Helena Richese
leader-helena-richese-passive = Eyes Everywhere
leader-helena-richese-signet = Manipulate
leader-paul-atreides = Paul Atreides
leader-paul-atreides-passive = Prescience
leader-paul-atreides-signet = Discipline

## Factions

faction-emperor = Emperor
faction-guild = Spacing Guild
faction-bene-gesserit = Bene Gesserit
faction-fremen = Fremen

## Areas of the board

area-emperor = Emperor
area-guild = Spacing Guild
area-bene-gesserit = Bene Gesserit
area-fremen = Fremen
area-landsraad = Landsraad
area-choam = CHOAM
area-city = City
area-desert = Desert

## Agent icons

icon-emperor = Emperor
icon-guild = Spacing Guild
icon-bene-gesserit = Bene Gesserit
icon-fremen = Fremen
icon-landsraad = Landsraad
icon-city = City
icon-spice-trade = Spice Trade

## Houses

house-atreides = House Atreides
house-harkonnen = House Harkonnen
house-richese = House Richese
house-thorvald = House Thorvald
