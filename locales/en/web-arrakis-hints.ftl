# Hints for the first game of War for Arrakis.

hint = Hint
hint-step = Step { $n } of { $of }
hint-got-it = Got it
hint-no-more = Turn hints off
hint-arrakis-die-title = Choose a die
hint-arrakis-die-text = Dice that glow can be spent now. Choose one to see what for.
hint-arrakis-use-title = Choose an action
hint-arrakis-use-text = These are the actions for this die. Nothing happens until you choose one, and you can cancel.
hint-arrakis-move-title = Move on the map
hint-arrakis-move-text =
    { $touch ->
        [yes] Outlined areas can be chosen. A legion moves one area, or more by sandworm or ornithopter.
       *[no] Outlined areas can be chosen. Point at one to see the path. A legion moves one area, or more by sandworm or ornithopter.
    }
hint-arrakis-attack-title = Check the odds
hint-arrakis-attack-text = Each target shows your chance to win if both fight to the end. You may stop after each battle round.
hint-arrakis-cards-title = Cards for dice
hint-arrakis-cards-text = Each planning card you discard adds a combat die, up to six dice. Keep those you want to play.
hint-arrakis-losses-title = Casualties
hint-arrakis-losses-text = An elite unit takes a hit and becomes a regular one. Leaders can take hits too. Choose in the prompt or in the battle panel.
hint-arrakis-deploy-title = Reinforcements
hint-arrakis-deploy-text = New figures arrive in your settlements. One area holds up to six units.
hint-arrakis-desert-title = Desert power
hint-arrakis-desert-text = Wormsigns can become sandworms. Your legions ride along chains of signs and worms, and worms attack the Harkonnen.
hint-arrakis-vehicles-title = Vehicles
hint-arrakis-vehicles-text = Harvesters stand in the desert and bring spice; ornithopters and carryalls fly in the air zones between sectors.
hint-arrakis-spice-title = The spice must flow
hint-arrakis-spice-text = Pay spice to keep the Imperium markers up. A low marker locks dice, and on the bottom row it brings a ban.
hint-arrakis-free-title = Free actions
hint-arrakis-free-text = Before you end your turn you may still take free actions, such as revealing tokens or scouting.
hint-arrakis-hazards-title = Hazards
hint-arrakis-hazards-text = Hazards resolve automatically, step by step. Skip shows the result at once; everything is in the log.
hint-arrakis-tracks-title = Who is ahead
hint-arrakis-tracks-text = Here you see Harkonnen supremacy and the three Atreides prescience markers, with the cards that advance them.
hint-arrakis-undo-title = Changed your mind?
hint-arrakis-undo-text = You can undo until hidden information is revealed.
hint-arrakis-sisters-title = Bene Gesserit
hint-arrakis-sisters-text = A token is one more action die this round, with one of these results. Once used, it is gone.
