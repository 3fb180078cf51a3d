# What Rise of Ix adds to imperium.ftl, in Ukrainian. The English file explains the messages and their arguments; the manner is that of imperium.ftl.

## Amounts, after a verb

amount-influence-visited = { $n ->
    [one] { $n } очко впливу на фракцію, локацію якої ви відвідали цього ходу
    [few] { $n } очки впливу на фракцію, локацію якої ви відвідали цього ходу
   *[many] { $n } очок впливу на фракцію, локацію якої ви відвідали цього ходу
}
amount-influence-snooped = { $n ->
    [one] { $n } очко впливу на фракцію, на шкалі якої ще лежить ваш жучок
    [few] { $n } очки впливу на фракцію, на шкалі якої ще лежить ваш жучок
   *[many] { $n } очок впливу на фракцію, на шкалі якої ще лежить ваш жучок
}

## Effects

effect-freighter = { $who ->
    [opponent] просунути або повернути транспортник
   *[you] просуньте або поверніть транспортник
}
effect-freighter-optional = можете просунути або повернути транспортник
effect-dreadnought = { $who ->
    [opponent] спорядити дредноут
   *[you] спорядіть дредноут
}
effect-dreadnought-optional = можете спорядити дредноут
effect-tech = { $who ->
    [opponent] придбати технологію
   *[you] придбайте технологію
}
effect-tech-optional = можете придбати технологію
effect-tech-discount = { $who ->
    [opponent] придбати технологію
   *[you] придбайте технологію
} { $n ->
    [one] на { $n } прянощі дешевше
   *[other] на { $n } прянощів дешевше
}
effect-tech-discount-optional = { $n ->
    [one] можете придбати технологію на { $n } прянощі дешевше
   *[other] можете придбати технологію на { $n } прянощів дешевше
}
effect-tech-or-solari = { $who ->
    [opponent] придбати технологію, заплативши лише прянощами або лише соляріями
   *[you] придбайте технологію, заплативши лише прянощами або лише соляріями
}
effect-tech-or-solari-optional = можете придбати технологію, заплативши лише прянощами або лише соляріями
effect-negotiate = { $who ->
    [opponent] відправити переговорника на планету Ікс (загін зі свого запасу)
   *[you] відправте переговорника на планету Ікс (загін зі свого запасу)
}
effect-negotiate-optional = можете відправити переговорника на планету Ікс (загін зі свого запасу)
effect-may-acquire = { $who ->
    [opponent] отримати безплатно карту ціною не більше { $n }
   *[you] можете отримати безплатно карту ціною не більше { $n }
}
effect-may-acquire-optional = можете отримати безплатно карту ціною не більше { $n }
effect-deploy-units = { $n ->
    [1] { $who ->
        [opponent] розгорнути { $n } бойову одиницю в Зоні конфлікту
       *[you] можете розгорнути { $n } бойову одиницю в Зоні конфлікту
    }
    [one] { $who ->
        [opponent] розгорнути до { $n } бойової одиниці в Зоні конфлікту
       *[you] розгорніть до { $n } бойової одиниці в Зоні конфлікту
    }
   *[other] { $who ->
        [opponent] розгорнути до { $n } бойових одиниць у Зоні конфлікту
       *[you] розгорніть до { $n } бойових одиниць у Зоні конфлікту
    }
}
effect-deploy-from-supply = { $who ->
    [opponent] розгорнути
   *[you] розгорніть
} { $n ->
    [one] { $n } загін зі свого запасу одразу в Зоні конфлікту
    [few] { $n } загони зі свого запасу одразу в Зоні конфлікту
   *[many] { $n } загонів зі свого запасу одразу в Зоні конфлікту
}
effect-retreat-units = { $who ->
    [opponent] відступити
   *[you] відступіть
} { $n ->
    [one] { $n } своєю бойовою одиницею
   *[other] { $n } своїми бойовими одиницями
}
effect-retreat-dreadnought = { $who ->
    [opponent] відступити дредноутом із Зони конфлікту
   *[you] відступіть дредноутом із Зони конфлікту
}
# One unit of any opponent, or none.
effect-retreat-enemy = { $who ->
    [opponent] змусити відступити 1 ворожу бойову одиницю
   *[you] можете змусити відступити 1 ворожу бойову одиницю
}
effect-trash-in-play = { $who ->
    [opponent] знищити одну зі своїх карт у грі
   *[you] можете знищити одну зі своїх карт у грі
}
effect-trash-in-play-optional = можете знищити одну зі своїх карт у грі
effect-return-intrigue = { $who ->
    [opponent] покласти
   *[you] покладіть
} { $n ->
    [one] { $n } карту інтриги долілиць під колоду інтриг
    [few] { $n } карти інтриг долілиць під колоду інтриг
   *[many] { $n } карт інтриг долілиць під колоду інтриг
}
effect-swap-intrigue = { $who ->
    [opponent] покласти будь-яку кількість карт інтриг долілиць під колоду інтриг і взяти стільки ж
   *[you] покладіть будь-яку кількість карт інтриг долілиць під колоду інтриг і візьміть стільки ж
}
effect-trash-tile = { $who ->
    [opponent] знищити цей жетон
   *[you] знищте цей жетон
}
effect-solari-if-won = { $who ->
    [opponent] отримати
   *[you] отримайте
} { $n ->
    [one] { $n } солярій, якщо переможете в цьому конфлікті
    [few] { $n } солярії, якщо переможете в цьому конфлікті
   *[many] { $n } соляріїв, якщо переможете в цьому конфлікті
}
# The troops of the shipping track.
effect-shipping-troop = { $who ->
    [opponent] найняти
   *[you] найміть
} { $n ->
    [one] { $n } загін
    [few] { $n } загони
   *[many] { $n } загонів
}
effect-extra-turn = можете одразу після цього ходу зробити ще один
# $good: what is paid less for the space, if the agent is sent with this card.
effect-visit-discount = з цією картою локація «{ $space }» коштує на { $n } { $good ->
    [spice] { $n ->
        [one] прянощі
       *[other] прянощів
    }
    [water] { $n ->
        [one] воду
       *[other] води
    }
   *[solari] { $n ->
        [one] солярій
        [few] солярії
       *[many] соляріїв
    }
} менше

# The same icon two times, side by side.
effect-twice = двічі { $effect }
effect-per-sword-card = { $effect } за кожну розкриту карту, яка дає мечі цього ходу
effect-per-other-sword-card = { $effect } за кожну іншу розкриту карту, яка дає мечі цього ходу
effect-per-dreadnought = { $effect } за кожен ваш дредноут у Зоні конфлікту
effect-per-deployed-troop = { $effect } за кожен загін, який ви розгорнули цього ходу
effect-per-low-track = { $effect } за кожну фракцію, на яку ви маєте 0 або 1 очко впливу

## Conditions

condition-tiles = { $n ->
    [1] якщо ви маєте технологію
   *[other] якщо ви маєте { $n } чи більше технологій
}
condition-units-deployed = { $n ->
    [1] якщо цього ходу ви розгорнули бойову одиницю
   *[other] якщо цього ходу ви розгорнули { $n } чи більше бойових одиниць
}
# $spaces: one kind of space or a list of several, in the genitive.
condition-agents-on = { $n ->
    [1] якщо на локаціях { $spaces } є ваш агент
   *[other] якщо на локаціях { $spaces } ви маєте { $n } чи більше агентів
}
condition-enemy-there = якщо на локації, куди відправлено вашого агента, є ворожий агент
# $what: an amount.
condition-has = якщо ви маєте { $what } чи більше
condition-persuasion = якщо цього ходу ви отримали { $n } чи більше очок переконливості
# Exactly so many. The line for all 4 stands after the line for 3.
condition-goals = { $n ->
    [4] якщо ви досягли всіх 4 цілей
   *[other] якщо ви досягли рівно { $n } із 4 цілей (два дредноути не в запасі; карта «{ card-the-spice-must-flow }»; 4 чи більше очок впливу на дві фракції; місце у { -high-council(case: "locative") })
}

## Abilities that stand by themselves, as phrases like effects

hook-influence-where-agents = { $who ->
    [opponent] отримати
   *[you] отримайте
} по 1 очку впливу на кожну фракцію, на локаціях якої є ваш агент

## What leaders and tiles change, and what they do when something happens; $effect is a phrase like effects

# What a leader has less of than the others, $what being amounts.
leader-lacks = перед першим раундом поверніть { $what } до загального запасу
modifier-dreadnought-strength = { $n ->
    [one] кожен ваш дредноут дає { $n } очко сили
    [few] кожен ваш дредноут дає { $n } очки сили
   *[many] кожен ваш дредноут дає { $n } очок сили
}
modifier-solari-more = щоразу, коли отримуєте солярії у свій хід, отримуйте на { $n } більше
modifier-acquire-to-deck = можете класти кожну придбану чи отриману карту зверху на свою колоду
modifier-troop-transports = шкала перевезень дає вам на 1 загін більше, і всі ці загони можете розгорнути в Зоні конфлікту
modifier-wins-ties = за рівних переможних очок наприкінці гри перемагаєте ви
modifier-detonation = перемігши в конфлікті, де бився ваш дредноут, можете повернути його до запасу за 1 переможне очко, а не ставити на локацію
modifier-set-aside-card = на початку кожного раунду відкладіть карту з руки долілиць; вона повернеться на руку на початку вашого другого ходу в раунді
modifier-snoopers = ваші жучки лежать на поділці 2 шкал впливу, по одному в кожної фракції; досягнувши жучка, заберіть його й отримайте нагороду: з першим можете скинути карту, щоб отримати 1 прянощі, другий дає бонус шкали, третій — ще 1 очко впливу на цю фракцію, четвертий — і те, і те
modifier-intelligence = перед першим раундом подивіться дві верхні карти колоди інтриг, лишіть собі одну, а другу поверніть зверху на колоду
when-round-start = на початку кожного раунду: { $effect }
when-revealed = у хід «Розкрити карти»: { $effect }
when-won-conflict = щоразу, коли перемагаєте в конфлікті, { $effect }
when-endgame = наприкінці гри: { $effect }
# The card that was set aside sends an agent in the turn in which it came back.
when-sent-set-aside-single = якщо того самого ходу відправите нею агента й на ній рівно один символ агента, { $effect }
when-sent-set-aside-other = якщо того самого ходу відправите нею агента й символів агента на ній інша кількість, { $effect }

## Descriptions of components, line by line

line-tech = { $n ->
    [one] Жетон технології, ціна: { $n } прянощі
   *[other] Жетон технології, ціна: { $n } прянощів
}
line-use = У свій хід, один раз за раунд: { $text }
line-unload = Розвантаження: комірка розкриття діє й тоді, коли цю карту скидають або знищують.
# $names: the agent icons that enemy agents do not block.
line-infiltrates = Проникнення: { $names }

# Where an effect comes from, if not a component with a name.
source-shipping = шкала перевезень

## Prompts

ask-freighter = просуньте або поверніть транспортник
ask-shipping = отримайте бонуси шкали перевезень
ask-tech = виберіть технологію, щоб придбати її
ask-offer = можете { $effect }
ask-deploy-units = { $n ->
    [1] можете розгорнути { $n } бойову одиницю
    [one] розгорніть до { $n } бойової одиниці
   *[other] розгорніть до { $n } бойових одиниць
}
# So many are still to be chosen.
ask-retreat-units = { $n ->
    [1] виберіть, якою бойовою одиницею відступити
    [one] відступіть { $n } бойовою одиницею — по одній
   *[other] відступіть { $n } бойовими одиницями — по одній
}
ask-retreat-enemy = { $n ->
    [1] виберіть, яка ворожа бойова одиниця відступить
    [one] змусьте відступити до { $n } ворожої бойової одиниці — по одній
   *[other] змусьте відступити до { $n } ворожих бойових одиниць — по одній
}
ask-trash-in-play = виберіть, яку карту у грі знищити
ask-return-intrigue = { $n ->
    [1] виберіть, яку карту інтриги покласти під колоду
    [one] покладіть під колоду { $n } карту інтриги — по одній
    [few] покладіть під колоду { $n } карти інтриг — по одній
   *[many] покладіть під колоду { $n } карт інтриг — по одній
}
ask-swap-intrigue = виберіть, які карти інтриг покласти під колоду: ви візьмете стільки ж
ask-keep-intrigue = виберіть, яку карту інтриги лишити: інша повернеться зверху на колоду
ask-save-card = виберіть карту, щоб відкласти її до свого другого ходу
ask-place-dreadnought = виберіть локацію під контроль свого дредноута

## Choices in a menu

# $n: the step it reaches.
action-advance = Просунути транспортник на поділку { $n }
action-recall = Повернути транспортник
action-tech = Придбати «{ $tile }» за { $cost }
action-tech-negotiators = { $n ->
    [one] Придбати «{ $tile }» за { $cost } та { $n } переговорника
   *[other] Придбати «{ $tile }» за { $cost } та { $n } переговорників
}
# $effect: the bare verb, as on a button.
action-use = Застосувати «{ $tile }»: { $effect }
action-deploy-dreadnought = { $n ->
    [0] Не розгортати дредноутів
    [one] Розгорнути { $n } дредноут
    [few] Розгорнути { $n } дредноути
   *[many] Розгорнути { $n } дредноутів
}
# Whose unit retreats.
action-unit-troop = { $seat } відступає загоном
action-unit-dreadnought = { $seat } відступає дредноутом
action-unit-own-troop = Відступити загоном
action-unit-own-dreadnought = Відступити дредноутом
action-return = Під колоду: «{ $card }»
action-keep = Лишити «{ $card }»
action-save = Відкласти «{ $card }»
action-space-dreadnought = Поставити дредноут: «{ $space }»
action-accept-detonation = Повернути дредноут до запасу за 1 переможне очко
# $effect: the bare verb. The first letter is made a capital one by the program.
action-accept-offer = { $effect }
action-decline-freighter = Не рухати транспортник
action-decline-tech = Не купувати
# No further card goes under the deck.
action-decline-swap = Більше не класти
action-decline-units = Більше не вибирати
action-decline-shipping = Відмовитися від решти

## The log

# $what: what was paid.
event-tile-acquired = { $seat } купує технологію «{ $tile }» за { $what }.
event-tile-acquired-free = { $seat } отримує технологію «{ $tile }» безплатно.
event-tile-turned = На планеті Ікс нова технологія: «{ $tile }».
event-tile-used = { $seat } застосовує технологію «{ $tile }».
event-tile-trashed = { $seat } знищує жетон технології «{ $tile }».
# $now: the step.
event-freighter-advanced = { $seat } просуває транспортник на поділку { $now }.
event-freighter-recalled = { $seat } повертає транспортник.
event-dreadnoughts-recruit = { $n ->
    [one] { $seat } споряджає { $n } дредноут.
    [few] { $seat } споряджає { $n } дредноути.
   *[many] { $seat } споряджає { $n } дредноутів.
}
event-dreadnoughts-deploy = { $n ->
    [one] { $seat } розгортає в Зоні конфлікту { $n } дредноут.
    [few] { $seat } розгортає в Зоні конфлікту { $n } дредноути.
   *[many] { $seat } розгортає в Зоні конфлікту { $n } дредноутів.
}
event-dreadnoughts-retreat = { $n ->
    [one] { $seat } відступає { $n } дредноутом.
   *[other] { $seat } відступає { $n } дредноутами.
}
event-dreadnoughts-lose-conflict = { $n ->
    [one] { $seat } повертає { $n } дредноут із Зони конфлікту до запасу.
    [few] { $seat } повертає { $n } дредноути із Зони конфлікту до запасу.
   *[many] { $seat } повертає { $n } дредноутів із Зони конфлікту до запасу.
}
event-dreadnought-placed = { $seat } здобуває дредноутом контроль над локацією «{ $space }».
event-dreadnought-returned = Дредноут гравця { $seat } повертається з локації «{ $space }» до гарнізону.
event-negotiator-sent = { $seat } відправляє переговорника на планету Ікс.
event-negotiators-returned = { $n ->
    [one] { $seat } забирає { $n } переговорника.
   *[other] { $seat } забирає { $n } переговорників.
}
event-snooper-taken = { $seat } забирає жучка зі шкали впливу на { $faction-accusative }.
event-card-saved = { $seat } відкладає карту з руки.
event-card-saved-known = { $seat } відкладає з руки карту «{ $card }».
event-card-returned = { $seat } повертає на руку відкладену карту «{ $card }».
event-intrigue-returned = { $seat } кладе карту інтриги під колоду.
event-intrigue-returned-known = { $seat } кладе під колоду карту інтриги «{ $card }».
event-intelligence = { $seat } дивиться дві верхні карти інтриг і лишає собі одну.
event-intelligence-seen = { $seat } бачить карту інтриги «{ $card }».
event-extra-turn = { $seat } робить ще один хід.
# $seat: who makes it retreat. $other: whose unit it is.
event-unit-retreats = { $seat } змушує відступити бойову одиницю гравця { $other }.

## Why a choice is not possible

obstacle-not-a-tile = технології «{ $tile }» зараз немає в продажу
# $has: how much the player has.
obstacle-tile-costs = технологія «{ $tile }» коштує { $what }; у вас { $has }
obstacle-no-negotiators = { $n ->
    [0] у вас немає переговорників на планеті Ікс
    [one] на планеті Ікс у вас лише { $n } переговорник
    [few] на планеті Ікс у вас лише { $n } переговорники
   *[many] на планеті Ікс у вас лише { $n } переговорників
}
obstacle-not-your-tile = у вас немає технології «{ $tile }»
obstacle-tile-used = цього раунду ви вже застосували технологію «{ $tile }»
obstacle-no-use = технологію «{ $tile }» не можна застосувати: вона діє сама
obstacle-no-dreadnoughts = у вас немає дредноутів у гарнізоні
