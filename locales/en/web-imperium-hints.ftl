# Hints for the first game of Imperium.

hint = Hint
hint-step = Step { $n } of { $of }
hint-got-it = Got it
hint-no-more = Turn hints off
hint-welcome-title = Race to { $points } points
hint-welcome-text = Here you see everyone's victory points. When someone has { $points }, the round is finished and the player with the most wins.
hint-you-title = This is you
hint-you-text = This line is yours: points, resources, agents and troops. Open it, or an opponent's line, to read what that leader can do.
hint-others-title = Opponents' turns
hint-others-text = Everything they do is written here. Names with a dotted underline can be enlarged.
hint-leader-title = Choose a leader
hint-leader-text = Each leader has one ability that always applies, and one used by the Signet Ring card. For a first game, take a simple one.
hint-agent-title = Send an agent
hint-agent-text = Send agents to collect resources. Choose a card with a dashed outline, then one of the spaces that light up.
hint-icons-title = The icons must match
hint-icons-text = A card lets you visit spaces with one of its icons. Each space holds one agent, and some have a cost. Choose a space.
hint-look-title = What does this do?
hint-look-text =
    { $touch ->
        [yes] Press and hold a card, space or icon to see what it does, and why you can't choose it now.
       *[no] Hover over a card, space or icon to see what it does, and why you can't choose it now.
    }
hint-tray-title = Collect your rewards
hint-tray-text = What the space and the card give you waits here. Resolve it in any order, then end your turn. Left of an arrow is an optional cost.
hint-deploy-title = Send troops to fight
hint-deploy-text = Here you may deploy all troops recruited this turn and up to two more from your garrison. Each adds 2 strength; all are lost after combat.
hint-undo-title = Changed your mind?
hint-undo-text = You can undo your turn step by step until hidden information is revealed.
hint-choice-title = Your choice
hint-choice-text =
    { $touch ->
        [yes] Read the question, then choose a button or anything with a dashed outline. Press and hold a choice to preview it.
       *[no] Read the question, then choose a button or anything with a dashed outline. Hover over a choice to preview it.
    }
hint-reveal-title = Or reveal your hand
hint-reveal-text = Revealing ends your turns for this round. The reveal boxes of your remaining cards give persuasion to buy cards and swords for combat.
hint-market-title = Buy better cards
hint-market-text = Highlighted cards are affordable. New cards go to your discard pile and come up in later rounds; unspent persuasion is lost.
hint-intrigue-title = A card up your sleeve
hint-intrigue-text = Only you can see your intrigue cards. Highlighted cards are playable now: Plot on your turn, Combat in combat, Endgame at the end.
hint-combat-title = Combat
hint-combat-text = The highest strength wins the first reward, the next one the second; only with four players is there a third. Tied players drop one place. Play a combat card or pass.
hint-influence-title = Influence
hint-influence-text = Each visit to a faction raises your influence. At two you gain a victory point, at four a bonus.
hint-alliance-title = An alliance is within reach
hint-alliance-text = The first player with four influence takes the alliance and a victory point, and keeps them until someone goes higher.
hint-round-title = A new round
hint-round-text = Agents are back, everyone drew five new cards, and the next player goes first. Maker spaces nobody visited gained spice.
hint-end-title = The end is near
hint-end-text = Someone has { $near } points or more. The round in which someone reaches { $points } is the last. Ties are broken by spice.

## The ten steps of Uprising

hint-step-turn-title = A card and a space
hint-step-turn-text = On your turn you play one card to send one agent. Choose a card with a dashed outline, then one of the spaces that light up.
hint-step-space-title = What a space gives
hint-step-space-text = A card reaches spaces with one of its icons; each holds one agent. You get what the space shows and what the upper half of the card says. Left of an arrow is an optional cost.
hint-step-deploy-title = Troops for the conflict
hint-step-deploy-text = New troops go to your garrison. On spaces with crossed swords you may deploy the troops recruited this turn and up to two more. Each adds 2 strength; all are lost after combat.
hint-step-contracts-title = Contracts
hint-step-contracts-text = A contract icon lets you take one of the face-up contracts. It says what to do, mostly where to send an agent. Do it on a later turn to get the reward; the board marks the spaces.
hint-step-spies-title = Spies and their posts
hint-step-spies-text =
    { $touch ->
        [yes] The small rings between spaces are observation posts. A spy there watches the spaces its lines lead to: press and hold a post to see them, and choose one next to spaces you want.
       *[no] The small rings between spaces are observation posts. A spy there watches the spaces its lines lead to: hover over a post to see them, and choose one next to spaces you want.
    }
hint-step-recall-title = What a spy is good for
hint-step-recall-text = When you visit a space your spy watches, you may recall the spy: to draw a card (gather intelligence), or to enter even if it's occupied (infiltrate). Cards with the spy icon reach any space you watch.
hint-step-reveal-title = Reveal and buy
hint-step-reveal-text = When you're out of agents or prefer to stop, reveal the rest of your hand. Its persuasion buys cards, which go to your discard pile; its swords add to your strength in the conflict.
hint-step-combat-title = Combat and battle icons
hint-step-combat-text = The highest strength takes the first reward, the next one the second. The winner also keeps the conflict card: two of the same battle icon, your objective included, are worth 1 victory point.
hint-step-worms-title = Sandworms and the Shield Wall
hint-step-worms-text = With maker hooks from Sietch Tabr you can summon sandworms in the desert instead of harvesting spice: 3 strength each, and your reward is doubled. They can't enter conflicts behind the Shield Wall until someone blows it up.
hint-step-points-title = How to win
hint-step-points-text = Each visit to a faction raises your influence: at 2 you gain a victory point, at 4 a bonus, and the first player there takes the alliance for one more. The round in which someone reaches { $points } is the last. Help has all ten steps.
