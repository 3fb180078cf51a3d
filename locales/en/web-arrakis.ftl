# Words of War for Arrakis on the pages around the table.

## What the shared pages say of the game

arrakis-game = Dune: War for Arrakis
arrakis-title = Dune: War for Arrakis
arrakis-pitch = Lead the Atreides and Fremen, or the Harkonnen, in the war for Arrakis.
arrakis-play-now-about = One bot, starts immediately. No account needed.
arrakis-first-game-about = You lead the Atreides.
arrakis-play-first-about = One bot, with hints. No account needed.
arrakis-setup-shared = Team of two
arrakis-setup-shared-harkonnen = Harkonnen
arrakis-setup-shared-atreides = Atreides
arrakis-setup-shared-harkonnen-about = With three players, seat C joins the Harkonnen.
arrakis-setup-shared-atreides-about = With three players, seat C joins the Atreides.
arrakis-module-base = Base game
arrakis-module-base-about = Two sides, for two players, or three or four in teams. Seat A leads the Atreides, seat B the Harkonnen; with four, C joins A and D joins B.
arrakis-module-mahdi = Mahdi
arrakis-module-mahdi-about = One or two players lead the Atreides; the game plays the Harkonnen.
arrakis-you-win = Arrakis is yours
arrakis-victory-prescience = The Atreides win in round { $round }: they reached their secret objective
arrakis-victory-supremacy = The Harkonnen win in round { $round }: supremacy reached its last step
arrakis-victory-rounds = The Harkonnen win: round { $round } was the last
arrakis-count-moves = Legions moved
arrakis-count-attacks = Attacks
arrakis-count-battles-won = Battles won
arrakis-count-figures-lost = Figures lost
arrakis-count-figures-placed = Figures placed
arrakis-count-cards-played = Planning cards played
arrakis-count-worm-attacks = Sandworm attacks
arrakis-count-prescience-claimed = Prescience cards claimed
arrakis-count-spice-harvested = Spice harvested
arrakis-course-supremacy = Supremacy
arrakis-course-prescience = Prescience
arrakis-course-spice = Spice harvested
arrakis-course-losses = Figures lost
arrakis-line-atreides = Atreides
arrakis-line-harkonnen = Harkonnen

## Keys

arrakis-key-dice = Go to the action dice
arrakis-key-prescience = Go to the tracks
arrakis-key-spice = Go to the spice board
arrakis-key-leaders = Go to the leaders
arrakis-fan-notice = Melange is an unofficial fan project, free to play. It is not affiliated with or endorsed by the publishers, designers or licensors of Dune: War for Arrakis, nor by the Frank Herbert estate.
