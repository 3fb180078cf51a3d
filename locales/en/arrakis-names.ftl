# Names of the components of Dune: War for Arrakis. .short of an air zone is its name inside of a sentence.

## Planning cards: Atreides

card-war-plan = War Plan
card-alia-the-abomination = Alia, the Abomination
card-smugglers-wormsigns = Smugglers
card-smugglers-elites = Smugglers
card-smugglers-sabotage = Smugglers
card-the-voice = The Voice
card-death-commandos = Death Commandos
card-tested-with-the-gom-jabbar = Tested with the Gom Jabbar
card-chatt-the-leaper = Chatt the Leaper
card-truthtrance = Truthtrance
card-adab-the-demanding-memory = Adab, the Demanding Memory
card-alam-al-mithal-the-world-of-similitudes = Alam al-Mithal, the World of Similitudes
card-usul-the-base-of-the-pillar = Usul, the Base of the Pillar
card-voice-from-the-outer-world = Voice from the Outer World
card-our-family-atomics = Our Family Atomics
card-battle-language = Battle Language
card-bill-of-particulars = Bill of Particulars
card-fear-is-the-mind-killer = Fear Is the Mind-Killer
card-shai-hulud = Shai-Hulud
card-wall-of-sandworms = Wall of Sandworms
card-dust-chasms = Dust Chasms
card-fremen-rockets = Fremen Rockets
card-eyes-of-ibad = Eyes of Ibad
card-captured-ornithopter = Captured Ornithopter
card-crysknife = Crysknife
card-cielagos-piping-message = Cielago's Piping Message
card-jubba-cloaks = Jubba Cloaks
card-hieregs = Hieregs
card-grandmother-of-a-storm = Grandmother of a Storm
card-stillsuits = Stillsuits
card-i-am-stilgar-the-fremen = "I Am Stilgar, the Fremen"
card-thumpers = Thumpers
card-kitab-al-ibar = Kitab al-Ibar
card-sandtides = Sandtides

## Planning cards: Harkonnen

card-hard-times-and-oppression = Hard Times and Oppression
card-forced-recruitment = Forced Recruitment
card-beloved-feyd-rautha = Beloved Feyd-Rautha
card-harkonnen-patrols = Harkonnen Patrols
card-arsunt-legion = Arsunt Legion
card-barons-personal-guard = Baron's Personal Guard
card-hawats-scheming = Hawat's Scheming
card-evidence-of-rebellion = Evidence of Rebellion
card-polar-cap-factories = Polar-Cap Factories
card-carthag-the-former-capital = Carthag, the Former Capital
card-workhorse-of-arrakis = Workhorse of Arrakis
card-spotter-control = Spotter Control
card-explosive-artillery = Explosive Artillery
card-sandmasters = Sandmasters
card-mudir-nahya-the-demon-ruler = Mudir-Nahya, the Demon Ruler
card-hunter-seeker = Hunter-Seeker
card-rage-overcame-shaddam-iv-levy = Rage Overcame Shaddam IV
card-rage-overcame-shaddam-iv-sardaukar = Rage Overcame Shaddam IV
card-rage-overcame-shaddam-iv-assault = Rage Overcame Shaddam IV
card-manipulation-of-others = Manipulation of Others
card-breeding-program = Breeding Program
card-troop-carriers = Troop Carriers
card-shigawire = Shigawire
card-hope-clouds-observation = Hope Clouds Observation
card-reports-of-traitors = Reports of Traitors
card-sardaukar-pogrom = Sardaukar Pogrom
card-sardaukars-manner = Sardaukar's Manner
card-spies-all-over-arrakis = Spies All Over Arrakis
card-full-control-of-the-air = Full Control of the Air
card-moving-the-battle-group = Moving the Battle Group
card-killers-without-mercy = Killers Without Mercy
card-sardaukar-disguised = Sardaukar Disguised
card-i-decide-what-best-serves-his-majesty = "I Decide What Best Serves His Majesty"
card-seek-out-the-mahdi = Seek Out the 'Mahdi'

## Prescience cards

prescience-dew-collectors-for-the-planting = Dew Collectors for the Planting
prescience-the-fremen-call-paul-the-mahdi = The Fremen Call Paul the 'Mahdi!'
prescience-the-water-discipline = The Water Discipline
prescience-new-hidden-wind-traps = New Hidden Wind Traps
prescience-stunted-worms = Stunted Worms
prescience-jessica-trains-paul-in-the-bene-gesserit-ways = Jessica Trains Paul in the Bene Gesserit Ways
prescience-the-desert-war = The Desert War
prescience-the-lisan-al-gaib = The Lisan al-Gaib
prescience-paul-drinks-the-water-of-life = Paul Drinks the Water of Life
prescience-families-flee-to-the-palmaries-of-the-south = Families Flee to the Palmaries of the South
prescience-paul-rides-the-maker = Paul Rides the Maker
prescience-the-harvesters-burn = The Harvesters Burn
prescience-the-emperors-fanatics-bleed = The Emperor's Fanatics Bleed
prescience-jessica-changes-the-poison = Jessica Changes the Poison
prescience-oath-of-the-fedaykin = Oath of the Fedaykin
prescience-war-behind-the-shield-wall = War Behind the Shield Wall

## Leaders

leader-paul-atreides = Paul Atreides
leader-lady-jessica = Lady Jessica
leader-reverend-mother-jessica = Reverend Mother Jessica
leader-gurney-halleck = Gurney Halleck
leader-alia = Alia
leader-naib-leaders = Naib Leaders
leader-paul-muad-dib = Paul-Muad'Dib
leader-stilgar = Stilgar
leader-chani = Chani
leader-wild-maker = Wild Maker
leader-beast-rabban = Beast Rabban
leader-thufir-hawat = Thufir Hawat
leader-baron-harkonnen = Baron Harkonnen
leader-feyd-rautha = Feyd-Rautha
leader-emperor-shaddam-iv = Emperor Shaddam IV
leader-gaius-helen-mohiam = Gaius Helen Mohiam
leader-captain-aramsham = Captain Aramsham
leader-bashar-leaders = Bashar Leaders

## Secret objectives

objective-objective-kh8-sd7-j5 = Secret Objective A
objective-objective-kh8-sd5-j7 = Secret Objective B
objective-objective-kh7-sd8-j5 = Secret Objective C
objective-objective-kh7-sd5-j8 = Secret Objective D
objective-objective-kh5-sd8-j7 = Secret Objective E
objective-objective-kh5-sd7-j8 = Secret Objective F

## Bans

ban-higher-costs-of-maintenance = Higher Costs of Maintenance
ban-prohibitive-price-for-weather-satellites = Prohibitive Price for Weather Satellites
ban-the-forms-must-be-obeyed = The Forms Must Be Obeyed

## Tactics cards

tactic-tactic-gara-kulon = North-East sector - Gara Kulon
tactic-tactic-sihaya-ridge = North-East sector - Sihaya Ridge
tactic-tactic-tasmin-sink = South-East sector - Tasmin Sink
tactic-tactic-habbanya-ridge = South-West sector - Habbanya Ridge
tactic-tactic-rock-outcroppings = North-West sector - Rock Outcroppings
tactic-tactic-bight-of-the-cliff = North-West sector - Bight of the Cliff
tactic-tactic-hobars-gap = Central sectors - Hobars Gap
tactic-tactic-windgap = Central sectors - Windgap

## Areas

area-arrakeen = Arrakeen
area-broken-land = Broken Land
area-carthag = Carthag
area-hole-in-the-rock = Hole in the Rock
area-imperial-basin = Imperial Basin
area-rimwall-west = Rimwall West
area-shield-wall-east = Shield Wall
area-cne-01 = Central North-East 1
area-cne-02 = Central North-East 2
area-cne-03 = Central North-East 3
area-cne-04 = Central North-East 4
area-cne-05 = Central North-East 5
area-cne-06 = Central North-East 6
area-cne-07 = Central North-East 7
area-cne-08 = Central North-East 8
area-cne-09 = Central North-East 9
area-false-wall-east = False Wall East
area-false-wall-south = False Wall South
area-harg-pass = Harg Pass
area-hobars-gap = Hobars Gap
area-cse-01 = Central South-East 1
area-cse-02 = Central South-East 2
area-cse-03 = Central South-East 3
area-cse-04 = Central South-East 4
area-cse-05 = Central South-East 5
area-false-wall-west = False Wall West
area-windgap = Windgap
area-csw-01 = Central South-West 1
area-csw-02 = Central South-West 2
area-csw-03 = Central South-West 3
area-csw-04 = Central South-West 4
area-csw-05 = Central South-West 5
area-csw-06 = Central South-West 6
area-arsunt = Arsunt
area-hagga-basin = Hagga Basin
area-shield-wall-west = Shield Wall
area-splintered-rock = Splintered Rock
area-wind-pass = Wind Pass
area-cnw-01 = Central North-West 1
area-cnw-02 = Central North-West 2
area-cnw-03 = Central North-West 3
area-cnw-04 = Central North-West 4
area-north-pole = North Pole
area-gara-kulon = Gara Kulon
area-sihaya-ridge = Sihaya Ridge
area-ne-01 = North-East 1
area-ne-02 = North-East 2
area-ne-03 = North-East 3
area-ne-04 = North-East 4
area-ne-05 = North-East 5
area-ne-06 = North-East 6
area-ne-07 = North-East 7
area-ne-08 = North-East 8
area-ne-09 = North-East 9
area-ne-10 = North-East 10
area-ne-11 = North-East 11
area-ne-12 = North-East 12
area-ne-13 = North-East 13
area-ne-14 = North-East 14
area-ne-15 = North-East 15
area-ne-16 = North-East 16
area-pasty-mesa = Pasty Mesa
area-tasmin-sink = Tasmin Sink
area-se-01 = South-East 1
area-se-02 = South-East 2
area-se-03 = South-East 3
area-se-04 = South-East 4
area-se-05 = South-East 5
area-se-06 = South-East 6
area-se-07 = South-East 7
area-se-08 = South-East 8
area-habbanya-ridge = Habbanya Ridge
area-sw-01 = South-West 1
area-sw-02 = South-West 2
area-sw-03 = South-West 3
area-sw-04 = South-West 4
area-sw-05 = South-West 5
area-sw-06 = South-West 6
area-sw-07 = South-West 7
area-sw-08 = South-West 8
area-sw-09 = South-West 9
area-bight-of-the-cliff = Bight of the Cliff
area-rock-outcroppings = Rock Outcroppings
area-the-funeral-plain = The Funeral Plain
area-the-great-flat = The Great Flat
area-nw-01 = North-West 1
area-nw-02 = North-West 2
area-nw-03 = North-West 3
area-nw-04 = North-West 4
area-nw-05 = North-West 5
area-nw-06 = North-West 6
area-nw-07 = North-West 7
area-nw-08 = North-West 8
area-nw-09 = North-West 9
area-nw-10 = North-West 10
area-nw-11 = North-West 11
area-nw-12 = North-West 12
area-nw-13 = North-West 13
area-nw-14 = North-West 14
area-nw-15 = North-West 15
area-nw-16 = North-West 16

## Sectors

sector-central-north-east = Central North-East sector
sector-central-south-east = Central South-East sector
sector-central-south-west = Central South-West sector
sector-central-north-west = Central North-West sector
sector-north-east = North-East sector
sector-south-east = South-East sector
sector-south-west = South-West sector
sector-north-west = North-West sector

## Air zones

zone-air-cne-cnw = Air zone: central NE / central NW
    .short = central NE / central NW
zone-air-cne-cse = Air zone: central NE / central SE
    .short = central NE / central SE
zone-air-cse-csw = Air zone: central SE / central SW
    .short = central SE / central SW
zone-air-csw-cnw = Air zone: central SW / central NW
    .short = central SW / central NW
zone-air-ne-cne = Air zone: NE / central NE
    .short = NE / central NE
zone-air-se-cse = Air zone: SE / central SE
    .short = SE / central SE
zone-air-sw-csw = Air zone: SW / central SW
    .short = SW / central SW
zone-air-nw-cnw = Air zone: NW / central NW
    .short = NW / central NW

## Figures

figure-harkonnen-regular = Harkonnen regular unit
figure-harkonnen-elite = Harkonnen elite unit
figure-sardaukar = Sardaukar
figure-bashar = Bashar
figure-harkonnen-named-leader = Harkonnen named leader
figure-ornithopter = Ornithopter
figure-harvester = Harvester
figure-carryall = Carryall
figure-atreides-regular = Atreides regular unit
figure-atreides-elite = Atreides elite unit
figure-fedaykin = Fedaykin
figure-naib = Naib
figure-atreides-named-leader = Atreides named leader
figure-sandworm = Sandworm
figure-wild-maker = Wild Maker

## Dice

die-combat = Combat die
die-action-harkonnen = Harkonnen action die
die-action-atreides = Atreides action die

## Boards

dashboard-giedi-prime = Giedi Prime
dashboard-sietch-tabr = Sietch Tabr
dashboard-house-harkonnen-board = House Harkonnen
dashboard-corrino-ally-board = Corrino Ally
dashboard-house-atreides-board = House Atreides
dashboard-fremen-ally-board = Fremen Ally

## Tokens

token-sietch = Sietch token
token-harkonnen-settlement = Harkonnen settlement token
token-testing-station = Ecological Testing Station
token-wormsign = Wormsign token
token-atreides-initial-deployment = Atreides initial deployment token
token-atreides-deployment = Atreides Deployment token
token-harkonnen-initial-deployment-black = Harkonnen initial deployment token, black
token-harkonnen-initial-deployment-silver = Harkonnen initial deployment token, silver
token-bene-gesserit = Bene Gesserit token
token-imperium-marker = Imperium marker
token-atomics = Family Atomics token
token-cone-of-silence = Cone of Silence token

## Tracks

track-supremacy = Supremacy track
track-prescience = Prescience track
track-regeneration-tank-atreides = Atreides regeneration tank
track-regeneration-tank-harkonnen = Harkonnen regeneration tank

## Prescience markers

marker-kwisatz-haderach = Kwisatz Haderach
marker-sand-dwellers = Sand Dwellers
marker-jihad = Jihad
