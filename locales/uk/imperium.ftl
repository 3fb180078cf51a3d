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
    [opponent] взяти
   *[you] візьміть
} { $n ->
    [one] { $n } карту
    [few] { $n } карти
   *[many] { $n } карт
}
effect-intrigue = { $who ->
    [opponent] взяти
   *[you] візьміть
} { $n ->
    [one] { $n } карту інтриги
    [few] { $n } карти інтриг
   *[many] { $n } карт інтриг
}
effect-trash = { $who ->
    [opponent] знищити
   *[you] можете знищити
} { $n ->
    [1] { $n } карту
    [one] до { $n } карти
   *[other] до { $n } карт
}
# On a component: it is the reader's choice.
effect-trash-optional = { $n ->
    [1] можете знищити 1 карту
    [one] можете знищити до { $n } карти
   *[other] можете знищити до { $n } карт
}
effect-trash-self = { $who ->
    [opponent] знищити зіграну карту
   *[you] знищте зіграну карту
}
effect-trash-self-named = знищте «{ $card }»
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
effect-deploy = { $n ->
    [1] { $who ->
        [opponent] розгорнути { $n } загін у Зоні конфлікту
       *[you] можете розгорнути { $n } загін у Зоні конфлікту
    }
    [one] { $who ->
        [opponent] розгорнути до { $n } загону в Зоні конфлікту
       *[you] розгорніть до { $n } загону в Зоні конфлікту
    }
   *[other] { $who ->
        [opponent] розгорнути до { $n } загонів у Зоні конфлікту
       *[you] розгорніть до { $n } загонів у Зоні конфлікту
    }
}
effect-deploy-any = { $who ->
    [opponent] розгорнути в Зоні конфлікту будь-яку кількість загонів
   *[you] розгорніть у Зоні конфлікту будь-яку кількість загонів
}
effect-retreat = { $n ->
    [1] { $who ->
        [opponent] відступити { $n } загоном
       *[you] можете відступити { $n } загоном
    }
   *[other] { $who ->
        [opponent] відступити загонами (до { $n })
       *[you] відступіть загонами (до { $n })
    }
}
effect-retreat-any = { $who ->
    [opponent] відступити будь-якою кількістю загонів
   *[you] відступіть будь-якою кількістю загонів
}
effect-deploy-recruits = { $who ->
    [opponent] розгорнути в Зоні конфлікту будь-яку кількість щойно найнятих загонів
   *[you] розгорніть у Зоні конфлікту будь-яку кількість щойно найнятих загонів
}
effect-mentat = { $who ->
    [opponent] забрати { -mentat(case: "accusative") } як додаткового агента на цей раунд, якщо він на своїй локації
   *[you] заберіть { -mentat(case: "accusative") } як додаткового агента на цей раунд, якщо він на своїй локації
}
effect-mentat-next-round = { $who ->
    [opponent] забрати { -mentat(case: "accusative") } як додаткового агента на наступний раунд
   *[you] заберіть { -mentat(case: "accusative") } як додаткового агента на наступний раунд
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
    [opponent] отримати
   *[you] отримайте
} { $n ->
    [one] { $n } прянощі і всі додаткові прянощі цієї локації
   *[other] { $n } прянощів і всі додаткові прянощі цієї локації
}
effect-foldspace = { $who ->
    [opponent] взяти
   *[you] візьміть
} { $n ->
    [one] { $n } карту «{ card-foldspace }»
    [few] { $n } карти «{ card-foldspace }»
   *[many] { $n } карт «{ card-foldspace }»
}
effect-steal-intrigue = { $who ->
    [opponent] украсти по 1 випадковій карті інтриги в кожного суперника, який має їх { $n } чи більше
   *[you] украдіть по 1 випадковій карті інтриги в кожного суперника, який має їх { $n } чи більше
}
effect-control = { $who ->
    [opponent] здобути контроль над локацією «{ $space }»
   *[you] здобудьте контроль над локацією «{ $space }»
}
effect-signet = { $who ->
    [opponent] скористатися вмінням персня свого лідера
   *[you] скористайтеся вмінням персня свого лідера
}
effect-recall-agent = { $who ->
    [opponent] відкликати
   *[you] відкличте
} { $n ->
    [one] { $n } свого агента
   *[other] { $n } своїх агентів
}
effect-recover = { $who ->
    [opponent] взяти на руку зі свого скиду карту { $faction-genitive }
   *[you] візьміть на руку зі свого скиду карту { $faction-genitive }
}
effect-acquire = { $who ->
    [opponent] отримати безплатно карту ціною не більше { $n }
   *[you] отримайте безплатно карту ціною не більше { $n }
}
effect-acquire-onto-deck = { $who ->
    [opponent] отримати безплатно карту ціною не більше { $n } та покласти її зверху на свою колоду
   *[you] отримайте безплатно карту ціною не більше { $n } та покладіть її зверху на свою колоду
}
effect-acquire-to-deck = у хід «Розкрити карти» цього раунду можете класти придбані карти зверху на свою колоду
effect-reshuffle = { $who ->
    [opponent] замішати свій скид у колоду
   *[you] замішайте свій скид у колоду
}
# $icons: a list of agent icons.
effect-add-icons = { $who ->
    [opponent] додати карті, зіграній у цей хід, символи агента: { $icons }
   *[you] додайте карті, яку граєте в цей хід, символи агента: { $icons }
}
effect-infiltrate = цього ходу можете відправити агента на локацію, зайняту суперником
effect-discount = { $n ->
    [one] цього ходу карта «{ $card }» коштує на { $n } очко переконливості менше
    [few] цього ходу карта «{ $card }» коштує на { $n } очки переконливості менше
   *[many] цього ходу карта «{ $card }» коштує на { $n } очок переконливості менше
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
    [2] зазначені на локації прянощі двічі
    [one] зазначені на локації прянощі { $n } раз
    [few] зазначені на локації прянощі { $n } рази
   *[many] зазначені на локації прянощі { $n } разів
}
effect-pass-turn = можете пропустити цей хід

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
    [one] по { $n } очку впливу на { $count } різні фракції
    [few] по { $n } очки впливу на { $count } різні фракції
   *[many] по { $n } очок впливу на { $count } різні фракції
}

effect-pay = { $cost }: { $effect }
# On a component: it is the reader's choice.
effect-pay-optional = можете { $cost }, щоб { $effect }
effect-pay-optional-long = можете { $cost }: { $effect }
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
   *[you] знищте
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
    [one] якщо ви маєте { $step } чи більше очок впливу щонайменше на { $n } фракцію
    [few] якщо ви маєте { $step } чи більше очок впливу щонайменше на { $n } фракції
   *[many] якщо ви маєте { $step } чи більше очок впливу щонайменше на { $n } фракцій
}

## Abilities that stand by themselves, as phrases like effects

hook-the-voice = { $who ->
    [opponent] закрити
   *[you] закрийте
} будь-яку локацію для агентів суперників до вашого наступного ходу
hook-double-cross = { $who ->
    [opponent] прибрати загін суперника із Зони конфлікту та розгорнути
   *[you] приберіть загін суперника із Зони конфлікту та розгорніть
} там загін зі свого запасу
hook-poison-snooper = { $who ->
    [opponent] подивитися верхню карту своєї колоди, потім узяти або знищити її
   *[you] подивіться верхню карту своєї колоди, потім візьміть або знищте її
}
hook-manipulate = { $who ->
    [opponent] відкласти
   *[you] відкладіть
} карту з Ряду Імперіуму: до кінця вашого ходу «Розкрити карти» придбати її можете лише ви — на 1 очко переконливості дешевше; потім вона вибуває з гри
hook-masterstroke = { $who ->
    [opponent] розкрити свої таємні фракції й отримати
   *[you] розкрийте свої таємні фракції й отримайте
} по 1 очку впливу на кожну
# What a leader has instead of an ability.
leader-setup = перед першим раундом отримайте { $what }

## What leaders change as long as they play, and what they do when something happens; $effect is a phrase like effects

# One kind of space, by the agent icon, in the genitive: $spaces below is a list of these.
spaces-of-icon = { $icon ->
    [emperor] Імператора
    [guild] Гільдії
    [bene-gesserit] Бене Ґессерит
    [fremen] Фрименів
    [landsraad] Ландсрааду
    [city] міст
   *[spice-trade] торгівлі прянощами
}
modifier-space-discount = локації { $spaces } коштують для вас на { $n } { $good ->
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
modifier-infiltrate = можете займати локації { $spaces }, навіть якщо там суперник
modifier-harvest-less = під час кожного збору отримуйте на { $n } { $n ->
    [one] прянощі
   *[other] прянощів
} менше
modifier-see-top-card = будь-коли можете подивитися верхню карту своєї колоди
modifier-secret-factions = перед першим раундом таємно виберіть дві фракції; розкрити їх можна один раз за гру
when-paid = щоразу, коли платите { $good ->
    [spice] прянощі
    [water] воду
   *[solari] солярії
} за локацію, { $effect }
when-took-council-seat = { $effect }, коли займаєте місце у { -high-council(case: "locative") }
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
line-moves-agent = Замість відправлення агента можете перемістити того, який уже на полі: на будь-яку локацію, навіть зайняту.
line-agent = Комірка агента: { $text }
line-reveal = Комірка розкриття: { $text }
line-acquire = Ефект придбання: { $text }
line-trashed = У разі знищення іншим ефектом: { $text }

plot-own-turn = у будь-який момент свого ходу
plot-turn-start = на початку свого ходу
plot-before-agent = перед відправленням агента
# When other intrigue cards can be played, as phrases.
moment-combat = під час бою
moment-won = у разі перемоги в конфлікті
moment-endgame = наприкінці гри
line-plot = Задум, { $when }: { $text }
line-combat = Карта бою: { $text }
line-won = У разі перемоги в конфлікті: { $text }
line-endgame = Карта кінця гри: { $text }
line-lasts = Лежить горілиць до кінця вашого ходу «Розкрити карти».

line-conflict = Конфлікт { $n }
line-location = Місце конфлікту: { $space }
line-first = Перше місце: { $text }
line-second = Друге місце: { $text }
line-third = Третє місце: { $text }

line-leader = Лідер, { $house }, складність { $n }
line-ability = { $name }: { $text }
line-signet = Перстень із печаткою, { $name }: { $text }

line-space = Локація, { $area }, символ агента: { $icon }
line-visit = За відвідування отримайте { $what }.
line-requires = Доступна, лише { $condition }.
line-combat-space = { $n ->
    [one] Бойова локація: можна розгорнути бойові одиниці, отримані в цей хід, і до { $n } із гарнізону.
   *[other] Бойова локація: можна розгорнути бойові одиниці, отримані в цей хід, і до { $n } із гарнізону.
}
line-maker = { $n ->
    [one] Локація із символом видобутку: у кожній фазі «Видобуток», якщо тут немає агента, локація отримує { $n } додаткові прянощі.
   *[other] Локація із символом видобутку: у кожній фазі «Видобуток», якщо тут немає агента, локація отримує { $n } додаткових прянощів.
}
line-control = Коли сюди відправляють агента, гравець, що контролює локацію, отримує { $what }.
line-once = Кожен гравець — один раз за гру.
line-effect = Ефект: { $text }
line-effect-paid = За { $cost }: { $text }
line-space-reveal = У хід «Розкрити карти», якщо тут ваш агент: { $text }

# Where an effect comes from, if not a component with a name.
source-track = шкала впливу на { $faction-accusative }

## Prompts: $ask is one of the ask-… messages, a request to the player without a full stop

# Said to whoever decides. Its first letter is made a capital one by the program.
prompt = { $ask }.
# $source: the card, space or leader that asks for it.
prompt-source = { $ask } — «{ $source }».
# Said to all who look at one screen.
prompt-named = { $seat }: { $ask }.
prompt-named-source = { $seat }: { $ask } — «{ $source }».
# Said to those who wait.
prompt-others = Ходить { $seat }.
prompt-over = Гру завершено.

ask-wait = зачекайте
ask-leader = виберіть лідера
ask-secret-factions = таємно виберіть дві фракції
ask-defend = захистити локацію «{ $space }»? 1 загін зі свого запасу
ask-turn-open = { $agents ->
    [0] агентів не лишилося — розкрийте карти
   *[other] відправте агента або розкрийте карти
}
ask-turn-agent = { $left ->
    [effects] застосуйте ефекти, потім завершіть хід
    [deploy] розгорніть загони або завершіть хід
   *[nothing] завершіть хід
}
ask-turn-reveal = { $left ->
    [effects] застосуйте ефекти, потім завершіть хід
    [deploy] розгорніть загони або завершіть хід
    [nothing] завершіть хід
   *[cards] придбайте карти (переконливість: { $n }) і завершіть хід
}
ask-reward = отримайте нагороду: «{ $conflict }»
ask-choose = виберіть один варіант
ask-choose-some = { $n ->
    [1] виберіть ще { $n } варіант
    [one] виберіть { $n } варіант
    [few] виберіть { $n } варіанти
   *[many] виберіть { $n } варіантів
}
ask-gain-influence = виберіть фракцію: вплив +{ $n }
ask-lose-influence = виберіть фракцію: вплив −{ $n }
ask-trash = виберіть, яку карту знищити
ask-trash-cost = виберіть карту, щоб знищити її як плату
ask-discard = { $n ->
    [1] виберіть, яку карту скинути
    [one] скиньте { $n } карту — по одній
    [few] скиньте { $n } карти — по одній
   *[many] скиньте { $n } карт — по одній
}
ask-recover = виберіть карту { $faction-genitive }, щоб узяти її зі скиду на руку
ask-acquire = { $n ->
    [0] виберіть, куди покласти карту
   *[other] виберіть карту ціною до { $n } — ви отримаєте її безплатно
}
ask-acquire-to-deck = виберіть карту ціною до { $n } — ви отримаєте її безплатно зверху на колоду
ask-deploy = { $n ->
    [1] можете розгорнути { $n } загін
    [one] розгорніть до { $n } загону
   *[other] розгорніть до { $n } загонів
}
ask-retreat = { $n ->
    [1] можете відступити { $n } загоном
   *[other] відступіть загонами (до { $n })
}
ask-recall-agent = виберіть, якого агента відкликати
ask-close-space = виберіть локацію: до вашого наступного ходу суперники туди не потраплять
ask-set-aside = виберіть карту Ряду Імперіуму, щоб відкласти її
ask-double-cross = виберіть суперника: він втратить загін у Зоні конфлікту
ask-snoop = візьміть або знищте верхню карту своєї колоди
ask-pass-turn = пропустіть цей хід або зробіть його
ask-give-alliance = виберіть, хто отримає союз із { $faction-instrumental }
ask-combat = зіграйте карту бою або спасуйте
ask-won = перемога в конфлікті: зіграйте карту інтриги або спасуйте
ask-endgame = зіграйте карту кінця гри або спасуйте

## Choices in a menu

action-agent = «{ $space }» — карта «{ $card }»
action-agent-paid = «{ $space }» — карта «{ $card }» (за { $cost })
action-move-agent = «{ $space }» — карта «{ $card }», агент із локації «{ $from }»
action-move-agent-paid = «{ $space }» — карта «{ $card }», агент із локації «{ $from }» (за { $cost })
action-reveal = Розкрити карти
# $effect: the bare verb, as on a button. The first letter is made a capital one by the program.
action-resolve = { $effect } · { $source }
# $ability: the name of the leader's signet ability.
action-resolve-signet = { $ability }: { $effect } · { $source }
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
    [deck] Придбати «{ $card }» за { $n } зверху на колоду
   *[discard] Придбати «{ $card }» за { $n }
}
action-acquire-aside = { $to ->
    [deck] Придбати відкладену «{ $card }» за { $n } зверху на колоду
   *[discard] Придбати відкладену «{ $card }» за { $n }
}
action-acquire-free = { $to ->
    [deck] Отримати карту «{ $card }» безплатно зверху на колоду
   *[discard] Отримати карту «{ $card }» безплатно
}
action-acquire-free-aside = { $to ->
    [deck] Отримати відкладену карту «{ $card }» безплатно зверху на колоду
   *[discard] Отримати відкладену карту «{ $card }» безплатно
}
action-intrigue = Зіграти «{ $card }»: { $effect }
action-choose = { $effect }
action-choose-number = Варіант { $n }
action-snoop-draw = Узяти карту
action-snoop-trash = Знищити карту
action-faction = { $faction }
action-faction-gain = { $faction }: вплив +{ $n }
action-faction-lose = { $faction }: вплив −{ $n }
action-factions = { $faction }
action-trash-hand = «{ $card }» — з руки
action-trash-discard = «{ $card }» — зі скиду
action-trash-play = «{ $card }» — зіграна
action-trash-deck = «{ $card }» — з колоди
action-discard = Скинути «{ $card }»
action-take = Узяти «{ $card }»
action-take-recover = Узяти на руку «{ $card }»
action-take-set-aside = Відкласти «{ $card }»
action-space = { $space }
action-space-recall = Відкликати агента: «{ $space }»
action-space-close = Закрити «{ $space }»
action-seat = { $seat }
action-seat-double-cross = { $seat } втрачає 1 загін
action-seat-alliance = { $seat } отримує союз із { $faction-instrumental }
action-leader = Вибрати: { $leader }
action-accept = Так
action-accept-defend = Розгорнути 1 загін
action-accept-pass-turn = Пропустити цей хід
action-decline = Ні
action-decline-defend = Не захищати
action-decline-pass-turn = Зробити хід
action-decline-trash = Не знищувати
action-decline-acquire = Не отримувати
action-decline-reward = Відмовитися від решти нагороди
action-pass = Спасувати
action-end-turn = Завершити хід
action-end-turn-open = Завершити хід (не застосовано: { $effects })

## The log

event-leader-offered = На вибір: { $leader }.
event-leader-chosen = { $seat } грає за лідера: { $leader }.
event-secret-factions-chosen = { $seat } таємно вибирає дві фракції.
event-secret-factions = Таємні фракції гравця { $seat }: { $faction }.
event-round-began = Починається раунд { $round }: конфлікт «{ $conflict }». Перший гравець — { $seat }.
event-turn-began = Ходить { $seat }.
event-agent-sent = { $seat } відправляє агента на локацію «{ $space }» (карта «{ $card }»).
event-agent-recalled = { $seat } відкликає агента з локації «{ $space }».
event-revealed = { $seat } розкриває карти.
event-card-revealed = { $seat } розкриває карту «{ $card }».
event-turn-ended = { $seat } завершує хід.
event-turn-passed = { $seat } пропускає хід.
event-resolved = { $seat } застосовує ефект: { $source }.
event-gained = { $seat } отримує { $what }.
event-paid = { $seat } платить { $what }.
event-vp-lost = { $seat } втрачає { $what }.
event-drew = { $n ->
    [one] { $seat } бере { $n } карту.
    [few] { $seat } бере { $n } карти.
   *[many] { $seat } бере { $n } карт.
}
event-drew-card = { $seat } бере карту «{ $card }».
event-reshuffled = { $seat } замішує скид у нову колоду.
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
event-trashed-play = { $seat } знищує зіграну карту «{ $card }».
event-trashed-deck = { $seat } знищує карту «{ $card }» з верху колоди.
event-discarded = { $seat } скидає карту «{ $card }».
event-recovered = { $seat } бере карту «{ $card }» зі скиду.
event-looked = { $seat } дивиться верхню карту колоди: «{ $card }».
# $to: where the card goes, "deck" or "discard".
event-acquired = { $seat } купує карту «{ $card }» за { $n } { $n ->
    [one] очко
    [few] очки
   *[many] очок
} переконливості{ $to ->
    [deck] {" "}та кладе її зверху на колоду.
   *[discard] .
}
event-acquired-free = { $to ->
    [deck] { $seat } отримує карту «{ $card }» безплатно зверху на колоду.
   *[discard] { $seat } отримує карту «{ $card }» безплатно.
}
event-row-filled = У Ряді Імперіуму нова карта: «{ $card }».
event-set-aside = { $seat } відкладає карту «{ $card }».
event-aside-removed = Відкладена карта «{ $card }» ({ $seat }) вибуває з гри.
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
event-influence-gained = { $seat }: { $faction }, вплив +{ $n } (тепер { $now }).
event-influence-lost = { $seat }: { $faction }, вплив −{ $n } (тепер { $now }).
event-alliance-taken = { $seat } укладає союз із { $faction-instrumental }.
event-alliance-lost = { $seat } втрачає союз із { $faction-instrumental }.
event-council-seat = { $seat } займає місце у { -high-council(case: "locative") }.
event-swordmaster-gained = { $seat } отримує { -swordmaster(case: "accusative") }.
event-mentat-taken = { $seat } забирає { -mentat(case: "accusative") }.
event-space-closed = { $seat } закриває локацію «{ $space }» для суперників.
event-control-taken = { $seat } здобуває контроль над локацією «{ $space }».
event-combat-passed = { $seat } пасує.
event-placed = { $place ->
    [1] { $seat } отримує нагороду за перше місце (сила { $strength }).
    [2] { $seat } отримує нагороду за друге місце (сила { $strength }).
   *[other] { $seat } отримує нагороду за третє місце (сила { $strength }).
}
event-conflict-won = { $seat } перемагає в конфлікті «{ $conflict }».
event-nobody-won = У конфлікті «{ $conflict }» немає переможця.
event-maker-grew = «{ $space }»: додаткових прянощів — { $now }.
event-first-player = { $seat } стає першим гравцем.
event-game-over = { $seat } виграє партію!

## Why a choice is not possible

obstacle-game-over = гру завершено
obstacle-asked = спершу завершіть: { $ask }
obstacle-not-an-option = такого варіанта немає: { $ask }
obstacle-leader-taken = лідера { $leader } вже вибрано ({ $seat })
obstacle-not-in-draft = лідера { $leader } немає серед запропонованих
obstacle-already-acted = у цей хід ви вже відправили агента або розкрили карти
obstacle-must-act = спершу відправте агента або розкрийте карти
# $effects: a list of effects.
obstacle-still-to-resolve = спершу застосуйте: { $effects }
obstacle-not-on-tray = цей ефект зараз недоступний
# $conditions: conditions as phrases, one of which would do.
obstacle-condition-unmet = діє, лише { $conditions }
obstacle-cannot-pay = ви не можете сплатити ціну: { $cost }
obstacle-no-effect = зараз це нічого не дасть: { $effect }
obstacle-not-in-hand = карти «{ $card }» немає у вас на руці
# $moments: when it can be played, as phrases.
obstacle-wrong-moment = карту «{ $card }» грають { $moments }
obstacle-no-agent-there = там немає вашого агента
obstacle-no-agent-ready = у вас немає вільного агента
obstacle-no-icon = на карті «{ $card }» немає символу агента для локації «{ $space }»
obstacle-occupied = локацію «{ $space }» зайнято ({ $seat })
obstacle-closed = локацію «{ $space }» закрито ({ $seat })
# $has: how much the player has.
obstacle-needs-influence = { $n ->
    [one] для локації «{ $space }» потрібно { $n } очко впливу на { $faction-accusative }; у вас { $has }
    [few] для локації «{ $space }» потрібно { $n } очки впливу на { $faction-accusative }; у вас { $has }
   *[many] для локації «{ $space }» потрібно { $n } очок впливу на { $faction-accusative }; у вас { $has }
}
obstacle-requirement = локація «{ $space }» доступна, лише { $condition }
obstacle-used = локацію «{ $space }» ви вже використали: вона доступна один раз за гру
obstacle-space-costs = за локацію «{ $space }» треба заплатити { $cost }; у вас { $has }
obstacle-cannot-deploy = бойові одиниці розгортають у той хід, коли агента відправлено на бойову локацію
obstacle-no-troops = у вас немає загонів у гарнізоні
obstacle-deploy-none = щоб не розгортати бойові одиниці, просто продовжуйте хід
obstacle-deploy-at-most = { $n ->
    [one] зараз можна розгорнути не більше { $n } бойової одиниці
   *[other] зараз можна розгорнути не більше { $n } бойових одиниць
}
obstacle-retreat-at-most = зараз можна відступити загонами (до { $n })
obstacle-not-revealing = карти купують у хід «Розкрити карти»
obstacle-not-buyable = карту «{ $card }» не можна придбати
obstacle-not-on-offer = карти «{ $card }» немає в продажу
obstacle-too-many-cards = у вас { $n } карт — більше не можна
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
obstacle-not-to-deck = придбана зараз карта йде у скид, а не зверху на колоду
obstacle-only-to-deck = придбана зараз карта йде зверху на колоду

## Що вирішує за рівних переможних очок, словами переліку

tie-break-spice = прянощі
tie-break-solari = солярії
tie-break-water = вода
tie-break-garrison = загони в гарнізоні
starting-points = { $n } за { $players } { $players ->
    [one] гравця
   *[other] гравців
 }
starting-points-otherwise = 0 за іншої кількості гравців
