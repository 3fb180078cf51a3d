# Names of the components of Rise of Ix and of epic mode.

## Cards

card-appropriate = Appropriate
card-bounty-hunter = Bounty Hunter
card-choam-delegate = CHOAM Delegate
card-court-intrigue = Court Intrigue
card-desert-ambush = Desert Ambush
card-embedded-agent = Embedded Agent
card-esmar-tuek = Esmar Tuek
card-freighter-fleet = Freighter Fleet
card-full-scale-assault = Full-Scale Assault
card-guild-accord = Guild Accord
card-guild-chief-administrator = Guild Chief Administrator
card-imperial-bashar = Imperial Bashar
card-imperial-shock-trooper = Imperial Shock Trooper
card-in-the-shadows = In the Shadows
card-ix-guild-compact = Ix-Guild Compact
card-ixian-engineer = Ixian Engineer
card-jamis = Jamis
card-landing-rights = Landing Rights
card-local-fence = Local Fence
card-negotiated-withdrawal = Negotiated Withdrawal
card-satellite-ban = Satellite Ban
card-sayyadina = Sayyadina
card-shai-hulud = Shai-Hulud
card-spice-trader = Spice Trader
card-treachery = Treachery
card-truthsayer = Truthsayer
card-water-peddler = Water Peddler
card-web-of-power = Web of Power
card-weirding-way = Weirding Way
card-control-the-spice = Control the Spice

## Board spaces

space-interstellar-shipping = Interstellar Shipping
space-smuggling = Smuggling
space-tech-negotiation = Tech Negotiation
space-dreadnought = Dreadnought

## Intrigue cards

intrigue-cull = Cull
intrigue-diversion = Diversion
intrigue-expedite = Expedite
intrigue-glimpse-the-path = Glimpse the Path
intrigue-ixian-probe = Ixian Probe
intrigue-quid-pro-quo = Quid Pro Quo
intrigue-secret-forces = Secret Forces
intrigue-strongarm = Strongarm
intrigue-blackmail = Blackmail
intrigue-cannon-turrets = Cannon Turrets
intrigue-second-wave = Second Wave
intrigue-strategic-push = Strategic Push
intrigue-grand-conspiracy = Grand Conspiracy
intrigue-advanced-weaponry = Advanced Weaponry
intrigue-finesse = Finesse
intrigue-machine-culture = Machine Culture
intrigue-war-chest = War Chest

## Conflicts

conflict-skirmish-ix-spice = Skirmish
conflict-skirmish-ix-troop = Skirmish
conflict-trade-monopoly = Trade Monopoly
conflict-economic-supremacy = Economic Supremacy

## Leaders and their abilities

leader-archduke-armand-ecaz = Archduke Armand Ecaz
leader-archduke-armand-ecaz-passive = Coordination
leader-archduke-armand-ecaz-signet = Conscript
leader-ilesa-ecaz = Ilesa Ecaz
leader-ilesa-ecaz-passive = One Step Ahead
leader-ilesa-ecaz-signet = Guild Contacts
leader-prince-rhombur-vernius = Prince Rhombur Vernius
leader-prince-rhombur-vernius-passive = Heavy Lasgun Cannons
leader-prince-rhombur-vernius-signet = Ixian Technology
leader-tessia-vernius = Tessia Vernius
leader-tessia-vernius-passive = Careful Observation
leader-tessia-vernius-signet = Duplicity
leader-princess-yuna-moritani = "Princess" Yuna Moritani
leader-princess-yuna-moritani-passive = Smuggling Operation
leader-princess-yuna-moritani-signet = Final Delivery
leader-viscount-hundro-moritani = Viscount Hundro Moritani
leader-viscount-hundro-moritani-passive = Intelligence
leader-viscount-hundro-moritani-signet = Couriers

## Technology tiles

tech-artillery = Artillery
tech-chaumurky = Chaumurky
tech-detonation-devices = Detonation Devices
tech-disposal-facility = Disposal Facility
tech-flagship = Flagship
tech-holoprojectors = Holoprojectors
tech-holtzman-engine = Holtzman Engine
tech-invasion-ships = Invasion Ships
tech-memocorders = Memocorders
tech-minimic-film = Minimic Film
tech-restricted-ordnance = Restricted Ordnance
tech-shuttle-fleet = Shuttle Fleet
tech-sonic-snoopers = Sonic Snoopers
tech-spaceport = Spaceport
tech-spy-satellites = Spy Satellites
tech-training-drones = Training Drones
tech-troop-transports = Troop Transports
tech-windtraps = Windtraps

## Areas of the board

area-ix = Ix

## Houses

house-ecaz = House Ecaz
house-moritani = House Moritani
house-vernius = House Vernius
