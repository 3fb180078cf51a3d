# What Dune: Imperium says, in Ukrainian. The English file explains the messages and their arguments.
#
#   Amounts are accusative, after a verb. Effects are imperatives (найміть), for $who = "opponent" infinitives (найняти).
#   Menus have infinitives, the log the present tense.
#   $faction-genitive, $faction-accusative and $faction-instrumental are forms of $faction, from imperium-names.ftl.
#   Names of cards, spaces and conflicts stand in «…» after a noun that takes the case; players after «гравець».

-high-council = { $case ->
    [locative] Вищій раді
   *[nominative] Вища рада
}
-mentat = { $case ->
    [accusative] Ментата
   *[nominative] Ментат
}
-swordmaster = { $case ->
    [accusative] Майстра меча
   *[nominative] Майстер меча
}

## Amounts, after a verb

amount-solari = { $n ->
    [one] { $n } солярій
    [few] { $n } солярії
   *[many] { $n } соляріїв
}
amount-spice = { $n ->
    [one] { $n } прянощі
   *[other] { $n } прянощів
}
amount-water = { $n ->
    [one] { $n } воду
   *[other] { $n } води
}
amount-persuasion = { $n ->
    [one] { $n } очко переконливості
    [few] { $n } очки переконливості
   *[many] { $n } очок переконливості
}
amount-sword = { $n ->
    [one] { $n } меч
    [few] { $n } мечі
   *[many] { $n } мечів
}
amount-vp = { $n ->
    [one] { $n } переможне очко
    [few] { $n } переможні очки
   *[many] { $n } переможних очок
}
amount-influence = { $n ->
    [one] { $n } очко впливу на { $faction-accusative }
    [few] { $n } очки впливу на { $faction-accusative }
   *[many] { $n } очок впливу на { $faction-accusative }
}
amount-influence-any = { $n ->
    [one] { $n } очко впливу на будь-яку фракцію
    [few] { $n } очки впливу на будь-яку фракцію
   *[many] { $n } очок впливу на будь-яку фракцію
}
amount-influence-behind = { $n ->
    [one] { $n } очко впливу на фракцію, де вас випереджає суперник
    [few] { $n } очки впливу на фракцію, де вас випереджає суперник
   *[many] { $n } очок впливу на фракцію, де вас випереджає суперник
}
amount-nothing = 0 соляріїв

## Effects

effect-gain = { $who ->
    [opponent] отримати { $what }
   *[you] отримайте { $what }
}
# So much besides what an effect before it gives.
effect-gain-more = { $who ->
    [opponent] отримати ще { $what }
   *[you] отримайте ще { $what }
}
# So many besides those that an effect before it recruits.
effect-troop-more = { $who ->
    [opponent] найняти
   *[you] найміть
} { $n ->
    [one] ще { $n } загін
    [few] ще { $n } загони
   *[many] ще { $n } загонів
}
effect-troop = { $who ->
    [opponent] найняти
   *[you] найміть
} { $n ->
    [one] { $n } загін
    [few] { $n } загони
   *[many] { $n } загонів
}
effect-draw = { $who ->
    [opponent] узяти
   *[you] візьміть
} { $n ->
    [one] { $n } карту
    [few] { $n } карти
   *[many] { $n } карт
}
effect-intrigue = { $who ->
    [opponent] узяти
   *[you] візьміть
} { $n ->
    [one] { $n } карту інтриги
    [few] { $n } карти інтриг
   *[many] { $n } карт інтриг
}
effect-trash = { $who ->
    [opponent] знищити
   *[you] знищіть
} { $n ->
    [1] за бажання { $n } карту
    [one] до { $n } карти
   *[other] до { $n } карт
}
# On a component: it is the reader's choice.
effect-trash-optional = { $n ->
    [1] ви можете знищити карту
    [one] ви можете знищити до { $n } карти
   *[other] ви можете знищити до { $n } карт
}
effect-trash-self = { $who ->
    [opponent] знищити цю карту
   *[you] знищіть цю карту
}
effect-discard = { $who ->
    [opponent] скинути
   *[you] скиньте
} { $n ->
    [one] { $n } карту
    [few] { $n } карти
   *[many] { $n } карт
}
effect-lose-influence = { $who ->
    [opponent] втратити
   *[you] втратьте
} { $n ->
    [one] { $n } очко впливу на { $faction-accusative }
    [few] { $n } очки впливу на { $faction-accusative }
   *[many] { $n } очок впливу на { $faction-accusative }
}
effect-lose-influence-any = { $who ->
    [opponent] втратити
   *[you] втратьте
} { $n ->
    [one] { $n } очко впливу на будь-яку фракцію
    [few] { $n } очки впливу на будь-яку фракцію
   *[many] { $n } очок впливу на будь-яку фракцію
}
effect-lose-troop-garrison = { $who ->
    [opponent] втратити
   *[you] втратьте
} { $n ->
    [one] { $n } загін із гарнізону
    [few] { $n } загони з гарнізону
   *[many] { $n } загонів із гарнізону
}
effect-lose-troop-conflict = { $who ->
    [opponent] втратити
   *[you] втратьте
} { $n ->
    [one] { $n } загін із Зони конфлікту
    [few] { $n } загони із Зони конфлікту
   *[many] { $n } загонів із Зони конфлікту
}
effect-deploy = { $who ->
    [opponent] розгорнути
   *[you] розгорніть
} { $n ->
    [1] у Зоні конфлікту за бажання { $n } загін
    [one] у Зоні конфлікту до { $n } загону
   *[other] у Зоні конфлікту до { $n } загонів
}
effect-deploy-any = { $who ->
    [opponent] розгорнути у Зоні конфлікту будь-яку кількість загонів
   *[you] розгорніть у Зоні конфлікту будь-яку кількість загонів
}
effect-retreat = { $who ->
    [opponent] відступити
   *[you] відступіть
} { $n ->
    [1] за бажання { $n } загоном
    [one] щонайбільше { $n } загоном
   *[other] щонайбільше { $n } загонами
}
effect-retreat-any = { $who ->
    [opponent] відступити будь-якою кількістю загонів
   *[you] відступіть будь-якою кількістю загонів
}
effect-deploy-recruits = { $who ->
    [opponent] розгорнути у Зоні конфлікту будь-яку кількість щойно найнятих загонів
   *[you] розгорніть у Зоні конфлікту будь-яку кількість щойно найнятих загонів
}
effect-mentat = { $who ->
    [opponent] узяти { -mentat(case: "accusative") } з його локації як додаткового агента на цей раунд
   *[you] візьміть { -mentat(case: "accusative") } з його локації як додаткового агента на цей раунд
}
effect-mentat-next-round = { $who ->
    [opponent] узяти { -mentat(case: "accusative") } як додаткового агента на наступний раунд
   *[you] візьміть { -mentat(case: "accusative") } як додаткового агента на наступний раунд
}
# $what: the persuasion of the seat.
effect-high-council = { $who ->
    [opponent] зайняти місце у { -high-council(case: "locative") }, яке дає { $what } у кожен хід «Розкрити карти»
   *[you] займіть місце у { -high-council(case: "locative") }, яке дає { $what } у кожен ваш хід «Розкрити карти»
}
effect-swordmaster = { $who ->
    [opponent] отримати { -swordmaster(case: "accusative") } як третього агента
   *[you] отримайте { -swordmaster(case: "accusative") } як третього агента
}
effect-harvest = { $who ->
    [opponent] зібрати
   *[you] зберіть
} { $n ->
    [one] { $n } прянощі та всі додаткові прянощі звідси
   *[other] { $n } прянощів та всі додаткові прянощі звідси
}
effect-foldspace = { $who ->
    [opponent] узяти
   *[you] візьміть
} { $n ->
    [one] { $n } карту «{ card-foldspace }»
    [few] { $n } карти «{ card-foldspace }»
   *[many] { $n } карт «{ card-foldspace }»
}
effect-steal-intrigue = { $who ->
    [opponent] украсти по 1 випадковій карті інтриги в кожного суперника з 4 чи більше такими картами
   *[you] украдіть по 1 випадковій карті інтриги в кожного суперника з 4 чи більше такими картами
}
effect-control = { $who ->
    [opponent] здобути контроль над локацією «{ $space }»
   *[you] здобудьте контроль над локацією «{ $space }»
}
effect-signet = { $who ->
    [opponent] скористатися вмінням персня з печаткою вашого лідера
   *[you] скористайтеся вмінням персня з печаткою вашого лідера
}
effect-recall-agent = { $who ->
    [opponent] відкликати
   *[you] відкличте
} { $n ->
    [one] { $n } свого агента
   *[other] { $n } своїх агентів
}
effect-recover = { $who ->
    [opponent] узяти на руку зі свого скиду карту { $faction-genitive }
   *[you] візьміть на руку зі свого скиду карту { $faction-genitive }
}
effect-acquire = { $who ->
    [opponent] придбати безкоштовно карту ціною не більше { $n }
   *[you] придбайте безкоштовно карту ціною не більше { $n }
}
effect-acquire-onto-deck = { $who ->
    [opponent] придбати безкоштовно карту ціною не більше { $n } та покласти її на верх своєї колоди
   *[you] придбайте безкоштовно карту ціною не більше { $n } та покладіть її на верх своєї колоди
}
effect-acquire-to-deck = у хід «Розкрити карти» цього раунду ви можете класти придбані карти на верх своєї колоди
effect-reshuffle = { $who ->
    [opponent] замішати свій скид у колоду
   *[you] замішайте свій скид у колоду
}
# $icons: a list of agent icons.
effect-add-icons = { $who ->
    [opponent] додати карті, зіграній в цей хід, символи агента: { $icons }
   *[you] додайте карті, яку граєте в цей хід, символи агента: { $icons }
}
effect-infiltrate = ворожі агенти не заступають шлях вашому агенту в цей хід
effect-discount = { $n ->
    [one] карта «{ $card }» коштує для вас на { $n } очко переконливості менше в цей хід
    [few] карта «{ $card }» коштує для вас на { $n } очки переконливості менше в цей хід
   *[many] карта «{ $card }» коштує для вас на { $n } очок переконливості менше в цей хід
}
effect-visit-influence = { $who ->
    [opponent] отримати
   *[you] отримайте
} { $n ->
    [one] { $n } очко впливу замість 1 за відвідування локації фракції
    [few] { $n } очки впливу замість 1 за відвідування локації фракції
   *[many] { $n } очок впливу замість 1 за відвідування локації фракції
}
effect-visit-harvest = { $who ->
    [opponent] зібрати
   *[you] зберіть
} { $n ->
    [2] двічі прянощі, зазначені на локації із символом видобутку
    [one] { $n } раз прянощі, зазначені на локації із символом видобутку
    [few] { $n } рази прянощі, зазначені на локації із символом видобутку
   *[many] { $n } разів прянощі, зазначені на локації із символом видобутку
}
effect-pass-turn = ви можете пропустити цей хід

# Choices: $options is a list of effects, $what a list of amounts.
effect-either = { $who ->
    [opponent] на вибір { $options }
   *[you] на вибір — { $options }
}
effect-some-of = { $who ->
    [opponent] вибрати
   *[you] виберіть
} { $n ->
    [one] { $n } варіант із таких: { $options }
    [few] { $n } варіанти з таких: { $options }
   *[many] { $n } варіантів із таких: { $options }
}
effect-gain-some-of = { $who ->
    [opponent] отримати
   *[you] отримайте
} { $n ->
    [one] будь-який { $n } варіант із таких: { $what }
    [few] будь-які { $n } варіанти з таких: { $what }
   *[many] будь-які { $n } варіантів із таких: { $what }
}
# Influence with some of several factions: $n each, $count factions.
effect-influence-some-of = { $who ->
    [opponent] отримати
   *[you] отримайте
} { $n ->
    [one] по { $n } очку впливу на { $count } з таких фракцій: { $faction }
    [few] по { $n } очки впливу на { $count } з таких фракцій: { $faction }
   *[many] по { $n } очок впливу на { $count } з таких фракцій: { $faction }
}

effect-pay = { $cost }: { $effect }
# On a component: it is the reader's choice.
effect-pay-optional = ви можете { $cost }: { $effect }
effect-if = { $condition }, { $effect }
# The same when the effect has a colon of its own.
effect-if-long = { $condition }, { $effect }
effect-per-card-in-play = { $effect } за кожну вашу карту { $faction-genitive } у грі, зокрема й цю
effect-each-opponent = кожен суперник повинен { $effect }

## Costs

cost-pay = { $who ->
    [opponent] заплатити { $what }
   *[you] заплатіть { $what }
}
cost-trash = { $who ->
    [opponent] знищити
   *[you] знищіть
} { $n ->
    [one] { $n } карту
    [few] { $n } карти
   *[many] { $n } карт
}

## Conditions

condition-influence = якщо ви маєте { $n } чи більше очок впливу на { $faction-accusative }
condition-alliance = якщо ви маєте союз із { $faction-instrumental }
condition-any-alliance = якщо ви маєте хоча б один союз
condition-bond = якщо ви маєте у грі ще одну карту { $faction-genitive }
condition-high-council = якщо ви маєте місце у { -high-council(case: "locative") }
condition-swordmaster = якщо ви маєте { -swordmaster(case: "accusative") }
condition-reveal-turn = якщо це ваш хід «Розкрити карти»
condition-owns = { $n ->
    [1] якщо ви маєте карту «{ $card }»
   *[other] якщо ви маєте { $n } чи більше карт «{ $card }»
}
condition-most = якщо карт «{ $card }» у вас більше, ніж у кожного із суперників
condition-tracks = { $n ->
    [one] якщо ви маєте { $step } чи більше очок впливу на кожну з { $n } фракції
   *[other] якщо ви маєте { $step } чи більше очок впливу на кожну з { $n } фракцій
}

## Abilities that stand by themselves, as phrases like effects

hook-the-voice = закрийте будь-яку локацію для агентів суперників до вашого наступного ходу
hook-double-cross = приберіть загін суперника із Зони конфлікту та розгорніть там загін зі свого запасу
hook-poison-snooper = подивіться верхню карту своєї колоди, потім візьміть або знищіть її
hook-manipulate = відкладіть карту з Ряду Імперіуму; до кінця вашого ходу «Розкрити карти» придбати її можете лише ви, на 1 очко переконливості дешевше, потім вона вибуває з гри
hook-masterstroke = розкрийте свої таємні фракції й отримайте по 1 очку впливу на кожну
# What a leader has instead of an ability.
leader-setup = перед першим раундом отримайте { $what }

## What leaders change as long as they play, and what they do when something happens; $effect is a phrase like effects

# One kind of space, by the agent icon, in the genitive: $spaces below is a list of these.
spaces-of-icon = { $icon ->
    [emperor] Імператора
    [guild] Гільдії
    [bene-gesserit] Бене Ґессерит
    [fremen] фрименів
    [landsraad] Ландсрааду
    [city] міст
   *[spice-trade] торгівлі прянощами
}
modifier-space-discount = платіть на { $n } { $good ->
    [spice] прянощі
    [water] { $n ->
        [one] воду
       *[other] води
    }
   *[solari] { $n ->
        [one] солярій
        [few] солярії
       *[other] соляріїв
    }
} менше за локації { $spaces }
modifier-infiltrate = ворожі агенти не заступають шлях вашим агентам на локації { $spaces }
modifier-harvest-less = під час кожного збору отримуйте на { $n } прянощі менше
modifier-see-top-card = дивіться верхню карту своєї колоди, коли забажаєте
modifier-secret-factions = до першого раунду таємно виберіть дві фракції; розкрити їх можна один раз за гру
when-paid = щоразу, коли платите { $good ->
    [spice] прянощі
    [water] воду
   *[solari] солярії
} за локацію, { $effect }
when-took-council-seat = { $effect }, коли займете місце у { -high-council(case: "locative") }
when-harvested = щоразу, коли збираєте прянощі, { $effect }
when-deployed = розгорнувши за хід { $n } чи більше { $n ->
    [one] загону
   *[other] загонів
}, { $effect }

## Descriptions of components, line by line

deck-starter = Початкова колода
deck-reserve = Фонд
deck-imperium = Колода Імперіуму
deck-intrigue = Колода інтриг
line-copies = { $n ->
    [one] { $deck }: { $n } примірник
    [few] { $deck }: { $n } примірники
   *[many] { $deck }: { $n } примірників
}
line-copies-each = { $deck }: { $n } у кожного гравця
line-cost = { $n ->
    [one] Ціна: { $n } очко переконливості
    [few] Ціна: { $n } очки переконливості
   *[many] Ціна: { $n } очок переконливості
}
line-not-buyable = Не можна придбати за очки переконливості
# $names: a list, $n long.
line-factions = { $n ->
    [1] Фракція: { $names }
   *[other] Фракції: { $names }
}
line-icons = Символи агента: { $names }
line-icons-all = Символи агента: усі
line-moves-agent = Замість відправлення агента ви можете перемістити того, який уже на ігровому полі; йому доступна будь-яка локація, навіть зайнята.
line-agent = Комірка агента: { $text }
line-reveal = Комірка розкриття: { $text }
line-acquire = Ефект придбання: { $text }
line-trashed = У разі знищення іншим ефектом: { $text }

plot-own-turn = у будь-який момент свого ходу
plot-turn-start = на початку свого ходу
plot-before-agent = перед відправленням агента
# When other intrigue cards can be played, as phrases.
moment-combat = під час бою
moment-won = коли ви перемогли в бою
moment-endgame = наприкінці гри
line-plot = Задум, { $when }: { $text }
line-combat = Карта бою: { $text }
line-won = У разі перемоги в конфлікті: { $text }
line-endgame = Карта кінця гри: { $text }
line-lasts = Лежить горілиць до кінця вашого ходу «Розкрити карти».

line-conflict = Конфлікт, рівень { $n }
line-location = Місце конфлікту: { $space }
line-first = Перше місце: { $text }
line-second = Друге місце: { $text }
line-third = Третє місце: { $text }

line-leader = Лідер, { $house }, складність { $n }
line-ability = { $name }: { $text }
line-signet = Перстень із печаткою, { $name }: { $text }

line-space = Локація, { $area }, символ агента: { $icon }
line-visit = За кожне відвідування отримайте { $what }.
line-requires = Доступна вам, лише { $condition }.
line-combat-space = { $n ->
    [one] Бойова локація: ви можете розгорнути будь-які із загонів, найнятих у цей хід, і до { $n } іншого.
   *[other] Бойова локація: ви можете розгорнути будь-які із загонів, найнятих у цей хід, і до { $n } інших.
}
line-maker = { $n ->
    [one] Локація із символом видобутку: у кожній фазі «Видобуток» тут додаються { $n } додаткові прянощі, якщо тут немає агента.
   *[other] Локація із символом видобутку: у кожній фазі «Видобуток» тут додається { $n } додаткових прянощів, якщо тут немає агента.
}
line-control = За кожне відвідування будь-яким гравцем той, хто контролює локацію, отримує { $what }.
line-once = Один раз за гру для кожного гравця.
line-effect = Ефект: { $text }
line-effect-paid = Ефект за { $cost }: { $text }
line-space-reveal = У ваш хід «Розкрити карти», поки тут ваш агент: { $text }

# Where an effect comes from, if not a component with a name.
source-track = шкала впливу на { $faction-accusative }

## Prompts: $ask is one of the ask-… messages, a request to the player without a full stop

prompt = { $seat }: { $ask }.
# $source: the card, space or leader that asks for it.
prompt-source = { $seat }: { $ask } ({ $source }).
prompt-over = Гру закінчено.

ask-wait = зачекайте
ask-leader = виберіть лідера
ask-secret-factions = таємно виберіть дві фракції
ask-defend = розгорніть 1 загін зі свого запасу для захисту локації «{ $space }» або відмовтеся
ask-turn-open = { $agents ->
    [0] усіх ваших агентів відправлено: розкрийте карти
   *[other] відправте агента або розкрийте карти
}
ask-turn-agent = застосуйте ефекти, потім завершіть хід
ask-turn-reveal = { $n ->
    [0] застосуйте ефекти, потім завершіть хід
    [one] застосуйте ефекти та придбайте карти (ви маєте { $n } очко переконливості), потім завершіть хід
    [few] застосуйте ефекти та придбайте карти (ви маєте { $n } очки переконливості), потім завершіть хід
   *[many] застосуйте ефекти та придбайте карти (ви маєте { $n } очок переконливості), потім завершіть хід
}
ask-reward = застосуйте свою нагороду за конфлікт «{ $conflict }»
ask-choose = виберіть одне
ask-choose-some = { $n ->
    [1] виберіть ще { $n } варіант
    [one] виберіть { $n } варіант
    [few] виберіть { $n } варіанти
   *[many] виберіть { $n } варіантів
}
ask-gain-influence = { $n ->
    [one] виберіть, на яку фракцію отримати { $n } очко впливу
    [few] виберіть, на яку фракцію отримати { $n } очки впливу
   *[many] виберіть, на яку фракцію отримати { $n } очок впливу
}
ask-lose-influence = { $n ->
    [one] виберіть, на яку фракцію втратити { $n } очко впливу
    [few] виберіть, на яку фракцію втратити { $n } очки впливу
   *[many] виберіть, на яку фракцію втратити { $n } очок впливу
}
ask-trash = виберіть карту для знищення або відмовтеся
ask-trash-cost = виберіть карту, яку знищите як плату
ask-discard = { $n ->
    [1] виберіть карту, яку скинете
    [one] виберіть { $n } карту, які скинете одну за одною
    [few] виберіть { $n } карти, які скинете одну за одною
   *[many] виберіть { $n } карт, які скинете одну за одною
}
ask-recover = виберіть карту { $faction-genitive }, щоб узяти її зі свого скиду
ask-acquire = виберіть карту ціною не більше { $n }, щоб придбати її безкоштовно
ask-acquire-to-deck = виберіть карту ціною не більше { $n }, щоб безкоштовно покласти її на верх своєї колоди
ask-deploy = { $n ->
    [1] розгорніть за бажання { $n } загін
    [one] розгорніть до { $n } загону
   *[other] розгорніть до { $n } загонів
}
ask-retreat = { $n ->
    [1] відступіть за бажання { $n } загоном
    [one] відступіть щонайбільше { $n } загоном
   *[other] відступіть щонайбільше { $n } загонами
}
ask-recall-agent = виберіть агента, якого відкличете
ask-close-space = виберіть локацію, яку закриєте для суперників до вашого наступного ходу
ask-set-aside = виберіть карту з Ряду Імперіуму, щоб відкласти її для себе
ask-double-cross = виберіть суперника, який втратить загін у Зоні конфлікту
ask-snoop = візьміть або знищіть верхню карту своєї колоди
ask-pass-turn = пропустіть цей хід або продовжте його
ask-give-alliance = виберіть, хто отримає союз із { $faction-instrumental }
ask-combat = зіграйте карту бою або спасуйте
ask-won = зіграйте карту інтриги за перемогу в конфлікті або спасуйте
ask-endgame = зіграйте карту кінця гри або спасуйте

## Choices in a menu

action-agent = Відправити агента на локацію «{ $space }» картою «{ $card }»
action-agent-paid = Відправити агента на локацію «{ $space }» картою «{ $card }», заплативши { $cost }
action-move-agent = Перемістити агента з локації «{ $from }» на локацію «{ $space }» картою «{ $card }»
action-move-agent-paid = Перемістити агента з локації «{ $from }» на локацію «{ $space }» картою «{ $card }», заплативши { $cost }
action-reveal = Розкрити карти
action-resolve = Застосувати: { $effect } ({ $source })
# $ability: the name of the leader's signet ability.
action-resolve-signet = Застосувати: { $effect } ({ $source }, { $ability })
action-deploy = { $n ->
    [0] Не розгортати загонів
    [one] Розгорнути { $n } загін
    [few] Розгорнути { $n } загони
   *[many] Розгорнути { $n } загонів
}
action-retreat = { $n ->
    [0] Не відступати
    [one] Відступити { $n } загоном
   *[other] Відступити { $n } загонами
}
# $to: where the card goes, "deck" or "discard".
action-acquire = { $to ->
    [deck] Придбати та покласти на верх своєї колоди
   *[discard] Придбати
} карту «{ $card }» за { $n } { $n ->
    [one] очко
    [few] очки
   *[many] очок
} переконливості
action-acquire-aside = { $to ->
    [deck] Придбати та покласти на верх своєї колоди
   *[discard] Придбати
} відкладену для вас карту «{ $card }» за { $n } { $n ->
    [one] очко
    [few] очки
   *[many] очок
} переконливості
action-acquire-free = { $to ->
    [deck] Придбати безкоштовно та покласти на верх своєї колоди карту «{ $card }»
   *[discard] Придбати безкоштовно карту «{ $card }»
}
action-acquire-free-aside = { $to ->
    [deck] Придбати безкоштовно та покласти на верх своєї колоди відкладену для вас карту «{ $card }»
   *[discard] Придбати безкоштовно відкладену для вас карту «{ $card }»
}
action-intrigue = Зіграти карту «{ $card }»: { $effect }
action-choose = Вибрати: { $effect }
action-choose-number = Вибрати варіант { $n }
action-snoop-draw = Узяти карту
action-snoop-trash = Знищити карту
action-faction = Вибрати фракцію { $faction-genitive }
action-faction-gain = { $n ->
    [one] Отримати { $n } очко впливу на { $faction-accusative }
    [few] Отримати { $n } очки впливу на { $faction-accusative }
   *[many] Отримати { $n } очок впливу на { $faction-accusative }
}
action-faction-lose = { $n ->
    [one] Втратити { $n } очко впливу на { $faction-accusative }
    [few] Втратити { $n } очки впливу на { $faction-accusative }
   *[many] Втратити { $n } очок впливу на { $faction-accusative }
}
action-factions = Таємно вибрати фракції: { $faction }
action-trash-hand = Знищити карту «{ $card }» з руки
action-trash-discard = Знищити карту «{ $card }» зі свого скиду
action-trash-play = Знищити карту «{ $card }» у грі
action-trash-deck = Знищити карту «{ $card }» зі своєї колоди
action-discard = Скинути карту «{ $card }»
action-take = Узяти карту «{ $card }»
action-take-recover = Узяти на руку карту «{ $card }»
action-take-set-aside = Відкласти карту «{ $card }»
action-space = Вибрати локацію «{ $space }»
action-space-recall = Відкликати свого агента з локації «{ $space }»
action-space-close = Закрити локацію «{ $space }»
action-seat = Вибрати гравця { $seat }
action-seat-double-cross = Прибрати загін гравця { $seat } із Зони конфлікту
action-seat-alliance = Віддати союз із { $faction-instrumental } гравцеві { $seat }
action-leader = Вибрати лідера: { $leader }
action-accept = Погодитися
action-accept-defend = Розгорнути 1 загін для захисту
action-accept-pass-turn = Пропустити цей хід
action-decline = Відмовитися
action-decline-defend = Не розгортати загін
action-decline-pass-turn = Продовжити хід
action-decline-trash = Не знищувати карту
action-decline-acquire = Не купувати карту
action-decline-reward = Відмовитися від решти нагороди
action-pass = Спасувати
action-end-turn = Завершити хід
action-end-turn-open = Завершити хід (не застосовано: { $effects })

## The log

event-leader-offered = Серед лідерів на вибір — { $leader }.
event-leader-chosen = Лідер гравця { $seat } — { $leader }.
event-secret-factions-chosen = { $seat } таємно вибирає дві фракції.
event-secret-factions = Таємні фракції гравця { $seat }: { $faction }.
event-round-began = Починається раунд { $round }: конфлікт «{ $conflict }». Перший гравець — { $seat }.
event-turn-began = Хід гравця { $seat }.
event-agent-sent = { $seat } відправляє агента на локацію «{ $space }» картою «{ $card }».
event-agent-recalled = { $seat } відкликає агента з локації «{ $space }».
event-revealed = { $seat } розкриває карти.
event-card-revealed = { $seat } розкриває карту «{ $card }».
event-turn-ended = { $seat } завершує хід.
event-turn-passed = { $seat } пропускає хід.
event-resolved = { $seat }, { $source }: { $effect }.
event-gained = { $seat } отримує { $what }.
event-paid = { $seat } платить { $what }.
event-vp-lost = { $seat } втрачає { $what }.
event-drew = { $n ->
    [one] { $seat } бере { $n } карту.
    [few] { $seat } бере { $n } карти.
   *[many] { $seat } бере { $n } карт.
}
event-drew-card = { $seat } бере карту «{ $card }».
event-reshuffled = { $seat } тасує скид і складає з нього нову колоду.
event-drew-intrigue = { $n ->
    [one] { $seat } бере { $n } карту інтриги.
    [few] { $seat } бере { $n } карти інтриг.
   *[many] { $seat } бере { $n } карт інтриг.
}
event-drew-intrigue-card = { $seat } бере карту інтриги «{ $card }».
event-stole-intrigue = { $seat } краде карту інтриги в гравця { $other }.
event-stole-intrigue-card = { $seat } краде карту інтриги «{ $card }» у гравця { $other }.
event-intrigue-played = { $seat } грає карту інтриги «{ $card }».
event-trashed-hand = { $seat } знищує карту «{ $card }» з руки.
event-trashed-discard = { $seat } знищує карту «{ $card }» зі скиду.
event-trashed-play = { $seat } знищує карту «{ $card }» у грі.
event-trashed-deck = { $seat } знищує карту «{ $card }» з верху колоди.
event-discarded = { $seat } скидає карту «{ $card }».
event-recovered = { $seat } бере карту «{ $card }» зі скиду.
event-looked = { $seat } бачить верхню карту колоди: «{ $card }».
# $to: where the card goes, "deck" or "discard".
event-acquired = { $seat } { $to ->
    [deck] купує та кладе на верх колоди
   *[discard] купує
} карту «{ $card }» за { $n } { $n ->
    [one] очко
    [few] очки
   *[many] очок
} переконливості.
event-acquired-free = { $to ->
    [deck] { $seat } безкоштовно купує та кладе на верх колоди карту «{ $card }».
   *[discard] { $seat } безкоштовно купує карту «{ $card }».
}
event-row-filled = У Ряду Імперіуму з’являється карта «{ $card }».
event-set-aside = { $seat } відкладає карту «{ $card }».
event-aside-removed = Карта «{ $card }», відкладена для гравця { $seat }, виходить із гри.
event-troops-recruit = { $n ->
    [one] { $seat } наймає { $n } загін.
    [few] { $seat } наймає { $n } загони.
   *[many] { $seat } наймає { $n } загонів.
}
event-troops-deploy = { $n ->
    [one] { $seat } розгортає в Зоні конфлікту { $n } загін.
    [few] { $seat } розгортає в Зоні конфлікту { $n } загони.
   *[many] { $seat } розгортає в Зоні конфлікту { $n } загонів.
}
event-troops-join = { $n ->
    [one] { $seat } розгортає в Зоні конфлікту { $n } загін зі свого запасу.
    [few] { $seat } розгортає в Зоні конфлікту { $n } загони зі свого запасу.
   *[many] { $seat } розгортає в Зоні конфлікту { $n } загонів зі свого запасу.
}
event-troops-retreat = { $n ->
    [one] { $seat } відступає { $n } загоном.
   *[other] { $seat } відступає { $n } загонами.
}
event-troops-lose-garrison = { $n ->
    [one] { $seat } втрачає { $n } загін із гарнізону.
    [few] { $seat } втрачає { $n } загони з гарнізону.
   *[many] { $seat } втрачає { $n } загонів із гарнізону.
}
event-troops-lose-conflict = { $n ->
    [one] { $seat } втрачає { $n } загін із Зони конфлікту.
    [few] { $seat } втрачає { $n } загони із Зони конфлікту.
   *[many] { $seat } втрачає { $n } загонів із Зони конфлікту.
}
event-influence-gained = { $n ->
    [one] { $seat } отримує { $n } очко впливу на { $faction-accusative } (тепер { $now }).
    [few] { $seat } отримує { $n } очки впливу на { $faction-accusative } (тепер { $now }).
   *[many] { $seat } отримує { $n } очок впливу на { $faction-accusative } (тепер { $now }).
}
event-influence-lost = { $n ->
    [one] { $seat } втрачає { $n } очко впливу на { $faction-accusative } (тепер { $now }).
    [few] { $seat } втрачає { $n } очки впливу на { $faction-accusative } (тепер { $now }).
   *[many] { $seat } втрачає { $n } очок впливу на { $faction-accusative } (тепер { $now }).
}
event-alliance-taken = { $seat } укладає союз із { $faction-instrumental }.
event-alliance-lost = { $seat } втрачає союз із { $faction-instrumental }.
event-council-seat = { $seat } займає місце у { -high-council(case: "locative") }.
event-swordmaster-gained = { $seat } отримує { -swordmaster(case: "accusative") }.
event-mentat-taken = { $seat } бере { -mentat(case: "accusative") }.
event-space-closed = { $seat } закриває локацію «{ $space }» для суперників.
event-control-taken = { $seat } здобуває контроль над локацією «{ $space }».
event-combat-passed = { $seat } пасує.
event-placed = { $place ->
    [1] { $seat } отримує нагороду за 1-ше місце (сила { $strength }).
    [2] { $seat } отримує нагороду за 2-ге місце (сила { $strength }).
   *[other] { $seat } отримує нагороду за 3-тє місце (сила { $strength }).
}
event-conflict-won = { $seat } перемагає в конфлікті «{ $conflict }».
event-nobody-won = Ніхто не перемагає в конфлікті «{ $conflict }».
event-maker-grew = { $now ->
    [one] На локації «{ $space }» тепер { $now } додаткові прянощі.
   *[other] На локації «{ $space }» тепер { $now } додаткових прянощів.
}
event-first-player = { $seat } стає першим гравцем.
event-game-over = { $seat } перемагає у грі.

## Why a choice is not possible

obstacle-game-over = гру закінчено
obstacle-asked = спершу потрібне інше: { $ask }
obstacle-not-an-option = такого варіанта немає: { $ask }
obstacle-leader-taken = за лідера { $leader } грає { $seat }
obstacle-not-in-draft = лідера { $leader } не відкрито для цієї партії
obstacle-already-acted = у цей хід ви вже відправили агента або розкрили карти
obstacle-must-act = спершу відправте агента або розкрийте карти
# $effects: a list of effects.
obstacle-still-to-resolve = ще не застосовано: { $effects }
obstacle-not-on-tray = цей ефект не чекає на застосування
# $conditions: conditions as phrases, one of which would do.
obstacle-condition-unmet = це діє, лише { $conditions }
obstacle-cannot-pay = цього ви не можете: { $cost }
obstacle-no-effect = зараз це нічого не дасть: { $effect }
obstacle-not-in-hand = карти «{ $card }» немає у вас на руці
# $moments: when it can be played, as phrases.
obstacle-wrong-moment = коли можна зіграти карту «{ $card }»: { $moments }
obstacle-no-agent-there = звідти не може піти жоден ваш агент
obstacle-no-agent-ready = у вас немає вільного агента
obstacle-no-icon = на карті «{ $card }» немає символу агента для локації «{ $space }»
obstacle-occupied = локацію «{ $space }» займає гравець { $seat }
obstacle-closed = локацію «{ $space }» закрив гравець { $seat }
# $has: how much the player has.
obstacle-needs-influence = { $n ->
    [one] для локації «{ $space }» потрібно { $n } очко впливу на { $faction-accusative }; у вас { $has }
    [few] для локації «{ $space }» потрібно { $n } очки впливу на { $faction-accusative }; у вас { $has }
   *[many] для локації «{ $space }» потрібно { $n } очок впливу на { $faction-accusative }; у вас { $has }
}
obstacle-requirement = локація «{ $space }» доступна, лише { $condition }
obstacle-used = ви вже відвідували локацію «{ $space }»; вона діє один раз за гру
obstacle-space-costs = за локацію «{ $space }» треба заплатити { $cost }; у вас { $has }
obstacle-cannot-deploy = загони розгортають у той хід, у який агента відправлено на бойову локацію
obstacle-no-troops = у вас немає загонів у гарнізоні
obstacle-deploy-none = щоб не розгортати загони, просто продовжуйте хід
obstacle-deploy-at-most = { $n ->
    [one] зараз ви можете розгорнути щонайбільше { $n } загін
    [few] зараз ви можете розгорнути щонайбільше { $n } загони
   *[many] зараз ви можете розгорнути щонайбільше { $n } загонів
}
obstacle-retreat-at-most = { $n ->
    [one] зараз ви можете відступити щонайбільше { $n } загоном
   *[other] зараз ви можете відступити щонайбільше { $n } загонами
}
obstacle-not-revealing = карти купують у хід «Розкрити карти»
obstacle-not-buyable = карту «{ $card }» не можна придбати
obstacle-not-on-offer = карти «{ $card }» немає в продажу
obstacle-too-many-cards = у вас уже { $n } карт, більше мати не можна
obstacle-not-aside = карту «{ $card }» не відкладено для вас
obstacle-card-costs = { $n ->
    [one] карта «{ $card }» коштує { $n } очко переконливості; у вас { $has }
    [few] карта «{ $card }» коштує { $n } очки переконливості; у вас { $has }
   *[many] карта «{ $card }» коштує { $n } очок переконливості; у вас { $has }
}
obstacle-too-dear = { $n ->
    [one] карта «{ $card }» коштує { $n } очко переконливості; можна взяти карту не дорожчу за { $most }
    [few] карта «{ $card }» коштує { $n } очки переконливості; можна взяти карту не дорожчу за { $most }
   *[many] карта «{ $card }» коштує { $n } очок переконливості; можна взяти карту не дорожчу за { $most }
}
obstacle-not-to-deck = придбана зараз карта йде у скид, а не на верх колоди
obstacle-only-to-deck = придбану зараз карту кладуть на верх колоди
