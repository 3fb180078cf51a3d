# What Dune: Imperium says, in Russian. The English file explains the messages and their arguments.
#
#   Amounts are accusative, after a verb. Effects are imperatives (наймите), for $who = "opponent" infinitives (нанять).
#   Menus have infinitives, the log the present tense.
#   $faction-genitive and $faction-instrumental are forms of $faction, from imperium-names.ftl.
#   Names of cards, spaces and conflicts stand in «…» after a noun that takes the case; players after «игрок».

-high-council = { $case ->
    [prepositional] Высшем Совете
   *[nominative] Высший Совет
}
-mentat = { $case ->
    [accusative] ментата
   *[nominative] ментат
}
-swordmaster = { $case ->
    [accusative] оружейника
   *[nominative] оружейник
}

## Amounts, after a verb

amount-solari = { $n ->
    [one] { $n } солярий
    [few] { $n } солярия
   *[many] { $n } соляриев
}
amount-spice = { $n ->
    [one] { $n } Пряность
   *[other] { $n } Пряности
}
amount-water = { $n ->
    [one] { $n } воду
   *[other] { $n } воды
}
amount-persuasion = { $n ->
    [one] { $n } очко убеждения
    [few] { $n } очка убеждения
   *[many] { $n } очков убеждения
}
amount-sword = { $n ->
    [one] { $n } меч
    [few] { $n } меча
   *[many] { $n } мечей
}
amount-vp = { $n ->
    [one] { $n } победное очко
    [few] { $n } победных очка
   *[many] { $n } победных очков
}
amount-influence = { $n ->
    [one] { $n } влияние во фракции { $faction-genitive }
   *[other] { $n } влияния во фракции { $faction-genitive }
}
amount-influence-any = { $n ->
    [one] { $n } влияние в любой фракции
   *[other] { $n } влияния в любой фракции
}
amount-influence-behind = { $n ->
    [one] { $n } влияние во фракции, где вас опережает соперник
   *[other] { $n } влияния во фракции, где вас опережает соперник
}
amount-nothing = 0 соляриев

## Effects

effect-gain = { $who ->
    [opponent] получить { $what }
   *[you] получите { $what }
}
# So much besides what an effect before it gives.
effect-gain-more = { $who ->
    [opponent] получить ещё { $what }
   *[you] получите ещё { $what }
}
# So many besides those that an effect before it recruits.
effect-troop-more = { $who ->
    [opponent] нанять
   *[you] наймите
} { $n ->
    [one] ещё { $n } отряд
    [few] ещё { $n } отряда
   *[many] ещё { $n } отрядов
}
effect-troop = { $who ->
    [opponent] нанять
   *[you] наймите
} { $n ->
    [one] { $n } отряд
    [few] { $n } отряда
   *[many] { $n } отрядов
}
effect-draw = { $who ->
    [opponent] взять
   *[you] возьмите
} { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}
effect-intrigue = { $who ->
    [opponent] взять
   *[you] возьмите
} { $n ->
    [one] { $n } карту интриги
    [few] { $n } карты интриг
   *[many] { $n } карт интриг
}
effect-trash = { $who ->
    [opponent] удалить
   *[you] удалите
} { $n ->
    [1] по желанию { $n } карту
    [one] до { $n } карты
   *[other] до { $n } карт
}
# On a component: it is the reader's choice.
effect-trash-optional = { $n ->
    [1] вы можете удалить карту
    [one] вы можете удалить до { $n } карты
   *[other] вы можете удалить до { $n } карт
}
effect-trash-self = { $who ->
    [opponent] удалить эту карту
   *[you] удалите эту карту
}
effect-discard = { $who ->
    [opponent] сбросить
   *[you] сбросьте
} { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}
effect-lose-influence = { $who ->
    [opponent] потерять
   *[you] потеряйте
} { $n ->
    [one] { $n } влияние во фракции { $faction-genitive }
   *[other] { $n } влияния во фракции { $faction-genitive }
}
effect-lose-influence-any = { $who ->
    [opponent] потерять
   *[you] потеряйте
} { $n ->
    [one] { $n } влияние в любой фракции
   *[other] { $n } влияния в любой фракции
}
effect-lose-troop-garrison = { $who ->
    [opponent] потерять
   *[you] потеряйте
} { $n ->
    [one] { $n } отряд из гарнизона
    [few] { $n } отряда из гарнизона
   *[many] { $n } отрядов из гарнизона
}
effect-lose-troop-conflict = { $who ->
    [opponent] потерять
   *[you] потеряйте
} { $n ->
    [one] { $n } отряд из зоны конфликта
    [few] { $n } отряда из зоны конфликта
   *[many] { $n } отрядов из зоны конфликта
}
effect-deploy = { $who ->
    [opponent] разместить
   *[you] разместите
} { $n ->
    [1] в зоне конфликта по желанию { $n } отряд
    [one] в зоне конфликта до { $n } отряда
   *[other] в зоне конфликта до { $n } отрядов
}
effect-deploy-any = { $who ->
    [opponent] разместить в зоне конфликта любое количество отрядов
   *[you] разместите в зоне конфликта любое количество отрядов
}
effect-retreat = { $who ->
    [opponent] отступить
   *[you] отступите
} { $n ->
    [1] по желанию с { $n } отрядом
    [one] не более чем с { $n } отрядом
   *[other] не более чем с { $n } отрядами
}
effect-retreat-any = { $who ->
    [opponent] отступить с любым количеством отрядов
   *[you] отступите с любым количеством отрядов
}
effect-deploy-recruits = { $who ->
    [opponent] разместить в зоне конфликта любое количество только что нанятых отрядов
   *[you] разместите в зоне конфликта любое количество только что нанятых отрядов
}
effect-mentat = { $who ->
    [opponent] взять { -mentat(case: "accusative") } из его ячейки как дополнительного агента на этот раунд
   *[you] возьмите { -mentat(case: "accusative") } из его ячейки как дополнительного агента на этот раунд
}
effect-mentat-next-round = { $who ->
    [opponent] взять { -mentat(case: "accusative") } как дополнительного агента на следующий раунд
   *[you] возьмите { -mentat(case: "accusative") } как дополнительного агента на следующий раунд
}
# $what: the persuasion of the seat.
effect-high-council = { $who ->
    [opponent] занять место в { -high-council(case: "prepositional") }, которое даёт { $what } в каждый ход раскрытия
   *[you] займите место в { -high-council(case: "prepositional") }, которое даёт { $what } в каждый ваш ход раскрытия
}
effect-swordmaster = { $who ->
    [opponent] получить { -swordmaster(case: "accusative") } как третьего агента
   *[you] получите { -swordmaster(case: "accusative") } как третьего агента
}
effect-harvest = { $who ->
    [opponent] собрать
   *[you] соберите
} { $n ->
    [one] { $n } Пряность и всю бонусную Пряность отсюда
   *[other] { $n } Пряности и всю бонусную Пряность отсюда
}
effect-foldspace = { $who ->
    [opponent] взять
   *[you] возьмите
} { $n ->
    [one] { $n } карту «{ card-foldspace }»
    [few] { $n } карты «{ card-foldspace }»
   *[many] { $n } карт «{ card-foldspace }»
}
effect-steal-intrigue = { $who ->
    [opponent] украсть по 1 случайной карте интриги у каждого соперника с 4 и более такими картами
   *[you] украдите по 1 случайной карте интриги у каждого соперника с 4 и более такими картами
}
effect-control = { $who ->
    [opponent] получить контроль над ячейкой «{ $space }»
   *[you] получите контроль над ячейкой «{ $space }»
}
effect-signet = { $who ->
    [opponent] применить способность кольца с печаткой вашего лидера
   *[you] примените способность кольца с печаткой вашего лидера
}
effect-recall-agent = { $who ->
    [opponent] вернуть
   *[you] верните
} { $n ->
    [one] { $n } своего агента
   *[other] { $n } своих агентов
}
effect-recover = { $who ->
    [opponent] взять на руку из своего сброса карту { $faction-genitive }
   *[you] возьмите на руку из своего сброса карту { $faction-genitive }
}
effect-acquire = { $who ->
    [opponent] купить бесплатно карту стоимостью не более { $n }
   *[you] купите бесплатно карту стоимостью не более { $n }
}
effect-acquire-onto-deck = { $who ->
    [opponent] купить бесплатно карту стоимостью не более { $n } и положить её на верх своей колоды
   *[you] купите бесплатно карту стоимостью не более { $n } и положите её на верх своей колоды
}
effect-acquire-to-deck = в ход раскрытия этого раунда вы можете класть купленные карты на верх своей колоды
effect-reshuffle = { $who ->
    [opponent] замешать свой сброс в колоду
   *[you] замешайте свой сброс в колоду
}
# $icons: a list of agent icons.
effect-add-icons = { $who ->
    [opponent] добавить карте, разыгранной в этот ход, символы агента: { $icons }
   *[you] добавьте карте, которую разыгрываете в этот ход, символы агента: { $icons }
}
effect-infiltrate = вражеские агенты не преграждают путь вашему агенту в этот ход
effect-discount = { $n ->
    [one] карта «{ $card }» стоит для вас на { $n } очко убеждения меньше в этот ход
    [few] карта «{ $card }» стоит для вас на { $n } очка убеждения меньше в этот ход
   *[many] карта «{ $card }» стоит для вас на { $n } очков убеждения меньше в этот ход
}
effect-visit-influence = { $who ->
    [opponent] получить
   *[you] получите
} { $n ->
    [one] { $n } влияние вместо 1 за посещение ячейки фракции
   *[other] { $n } влияния вместо 1 за посещение ячейки фракции
}
effect-visit-harvest = { $who ->
    [opponent] собрать
   *[you] соберите
} { $n ->
    [2] дважды Пряность, указанную в ячейке с символом Подателя
    [one] { $n } раз Пряность, указанную в ячейке с символом Подателя
    [few] { $n } раза Пряность, указанную в ячейке с символом Подателя
   *[many] { $n } раз Пряность, указанную в ячейке с символом Подателя
}
effect-pass-turn = вы можете пропустить этот ход

# Choices: $options is a list of effects, $what a list of amounts.
effect-either = { $who ->
    [opponent] на выбор { $options }
   *[you] на выбор — { $options }
}
effect-some-of = { $who ->
    [opponent] выбрать
   *[you] выберите
} { $n ->
    [one] { $n } вариант из следующих: { $options }
    [few] { $n } варианта из следующих: { $options }
   *[many] { $n } вариантов из следующих: { $options }
}
effect-gain-some-of = { $who ->
    [opponent] получить
   *[you] получите
} { $n ->
    [one] любой { $n } вариант из следующих: { $what }
    [few] любые { $n } варианта из следующих: { $what }
   *[many] любые { $n } вариантов из следующих: { $what }
}
# Influence with some of several factions: $n each, $count factions.
effect-influence-some-of = { $who ->
    [opponent] получить
   *[you] получите
} { $n ->
    [one] по { $n } влиянию в { $count } из следующих фракций: { $faction }
   *[other] по { $n } влияния в { $count } из следующих фракций: { $faction }
}

effect-pay = { $cost }: { $effect }
# On a component: it is the reader's choice.
effect-pay-optional = вы можете { $cost }: { $effect }
effect-if = { $condition }, { $effect }
# The same when the effect has a colon of its own.
effect-if-long = { $condition }, { $effect }
effect-per-card-in-play = { $effect } за каждую вашу активную карту { $faction-genitive }, включая эту
effect-each-opponent = каждый соперник должен { $effect }

## Costs

cost-pay = { $who ->
    [opponent] заплатить { $what }
   *[you] заплатите { $what }
}
cost-trash = { $who ->
    [opponent] удалить
   *[you] удалите
} { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}

## Conditions

condition-influence = если у вас { $n } или более влияния во фракции { $faction-genitive }
condition-alliance = если у вас союз с { $faction-instrumental }
condition-any-alliance = если у вас есть хотя бы один союз
condition-bond = если у вас есть другая активная карта { $faction-genitive }
condition-high-council = если у вас есть место в { -high-council(case: "prepositional") }
condition-swordmaster = если у вас есть { -swordmaster }
condition-reveal-turn = если это ваш ход раскрытия
condition-owns = { $n ->
    [1] если у вас есть карта «{ $card }»
   *[other] если у вас { $n } или более карт «{ $card }»
}
condition-most = если карт «{ $card }» у вас больше, чем у каждого из соперников
condition-tracks = { $n ->
    [one] если у вас { $step } или более влияния в каждой из { $n } фракции
   *[other] если у вас { $step } или более влияния в каждой из { $n } фракций
}

## Abilities that stand by themselves, as phrases like effects

hook-the-voice = закройте любую ячейку для агентов соперников до вашего следующего хода
hook-double-cross = уберите отряд соперника из зоны конфликта и разместите там отряд из своего личного запаса
hook-poison-snooper = посмотрите верхнюю карту своей колоды, затем возьмите или удалите её
hook-manipulate = отложите карту с рынка Империи; до конца вашего хода раскрытия купить её можете только вы, на 1 очко убеждения дешевле, затем она выбывает из игры
hook-masterstroke = раскройте свои тайные фракции и получите по 1 влиянию в каждой
# What a leader has instead of an ability.
leader-setup = перед первым раундом получите { $what }

## What leaders change as long as they play, and what they do when something happens; $effect is a phrase like effects

# One kind of space, by the agent icon, in the genitive: $spaces below is a list of these.
spaces-of-icon = { $icon ->
    [emperor] Императора
    [guild] Гильдии
    [bene-gesserit] Бене Гессерит
    [fremen] фрименов
    [landsraad] Ландсраада
    [city] городов
   *[spice-trade] торговли Пряностью
}
modifier-space-discount = платите на { $n } { $good ->
    [spice] { $n ->
        [one] Пряность
        [few] Пряности
       *[other] Пряностей
    }
    [water] { $n ->
        [one] воду
        [few] воды
       *[other] воды
    }
   *[solari] { $n ->
        [one] солярий
        [few] солярия
       *[other] соляриев
    }
} меньше за ячейки { $spaces }
modifier-infiltrate = вражеские агенты не преграждают путь вашим агентам в ячейки { $spaces }
modifier-harvest-less = при каждом сборе получайте на { $n } { $n ->
    [one] Пряность
    [few] Пряности
   *[other] Пряностей
} меньше
modifier-see-top-card = смотрите верхнюю карту своей колоды, когда пожелаете
modifier-secret-factions = до первого раунда втайне выберите две фракции; раскрыть их можно раз за игру
when-paid = каждый раз, когда платите { $good ->
    [spice] Пряность
    [water] воду
   *[solari] солярии
} за ячейку, { $effect }
when-took-council-seat = { $effect }, когда займёте место в { -high-council(case: "prepositional") }
when-harvested = каждый раз, когда собираете Пряность, { $effect }
when-deployed = разместив за ход { $n } или более { $n ->
    [one] отряда
   *[other] отрядов
}, { $effect }

## Descriptions of components, line by line

deck-starter = Стартовая колода
deck-reserve = Резерв
deck-imperium = Колода Империи
deck-intrigue = Колода интриг
line-copies = { $n ->
    [one] { $deck }: { $n } экземпляр
    [few] { $deck }: { $n } экземпляра
   *[many] { $deck }: { $n } экземпляров
}
line-copies-each = { $deck }: { $n } у каждого игрока
line-cost = { $n ->
    [one] Стоимость: { $n } очко убеждения
    [few] Стоимость: { $n } очка убеждения
   *[many] Стоимость: { $n } очков убеждения
}
line-not-buyable = Нельзя купить за очки убеждения
# $names: a list, $n long.
line-factions = { $n ->
    [1] Фракция: { $names }
   *[other] Фракции: { $names }
}
line-icons = Символы агента: { $names }
line-icons-all = Символы агента: все
line-moves-agent = Вместо отправки агента вы можете переместить того, который уже на игровом поле; ему доступна любая ячейка, даже занятая.
line-agent = Эффект агента: { $text }
line-reveal = Эффект раскрытия: { $text }
line-acquire = Бонус покупки: { $text }
line-trashed = При удалении другим эффектом: { $text }

plot-own-turn = в любой момент своего хода
plot-turn-start = в начале своего хода
plot-before-agent = перед отправкой агента
# When other intrigue cards can be played, as phrases.
moment-combat = во время сражения
moment-won = когда вы победили в сражении
moment-endgame = в конце игры
line-plot = Карта заговора, { $when }: { $text }
line-combat = Карта сражения: { $text }
line-won = При победе в сражении: { $text }
line-endgame = Карта цели: { $text }
line-lasts = Лежит лицевой стороной вверх до конца вашего хода раскрытия.

line-conflict = Конфликт, уровень { $n }
line-location = Место конфликта: { $space }
line-first = Первое место: { $text }
line-second = Второе место: { $text }
line-third = Третье место: { $text }

line-leader = Лидер, { $house }, сложность { $n }
line-ability = { $name }: { $text }
line-signet = Кольцо с печаткой, { $name }: { $text }

line-space = Ячейка, { $area }, символ агента: { $icon }
line-visit = За каждое посещение получите { $what }.
line-requires = Доступна вам, только { $condition }.
line-combat-space = { $n ->
    [one] Ячейка конфликта: вы можете разместить любые из отрядов, нанятых в этот ход, и до { $n } другого.
   *[other] Ячейка конфликта: вы можете разместить любые из отрядов, нанятых в этот ход, и до { $n } других.
}
line-maker = { $n ->
    [one] Ячейка с символом Подателя: в каждую фазу «Податели» сюда прибавляется { $n } бонусная Пряность, если здесь нет агента.
   *[other] Ячейка с символом Подателя: в каждую фазу «Податели» сюда прибавляется { $n } бонусной Пряности, если здесь нет агента.
}
line-control = За каждое посещение любым игроком тот, кто контролирует ячейку, получает { $what }.
line-once = Один раз за игру для каждого игрока.
line-effect = Эффект: { $text }
line-effect-paid = Эффект за { $cost }: { $text }
line-space-reveal = В ваш ход раскрытия, пока здесь ваш агент: { $text }

# Where an effect comes from, if not a component with a name.
source-track = трек влияния { $faction-genitive }

## Prompts: $ask is one of the ask-… messages, a request to the player without a full stop

prompt = { $seat }: { $ask }.
# $source: the card, space or leader that asks for it.
prompt-source = { $seat }: { $ask } ({ $source }).
prompt-over = Игра окончена.

ask-wait = подождите
ask-leader = выберите лидера
ask-secret-factions = втайне выберите две фракции
ask-defend = разместите 1 отряд из личного запаса для защиты ячейки «{ $space }» или откажитесь
ask-turn-open = { $agents ->
    [0] все ваши агенты отправлены: раскройте карты
   *[other] отправьте агента или раскройте карты
}
ask-turn-agent = примените эффекты, затем закончите ход
ask-turn-reveal = { $n ->
    [0] примените эффекты, затем закончите ход
    [one] примените эффекты и купите карты (у вас { $n } очко убеждения), затем закончите ход
    [few] примените эффекты и купите карты (у вас { $n } очка убеждения), затем закончите ход
   *[many] примените эффекты и купите карты (у вас { $n } очков убеждения), затем закончите ход
}
ask-reward = примените свою награду за конфликт «{ $conflict }»
ask-choose = выберите одно
ask-choose-some = { $n ->
    [1] выберите ещё { $n } вариант
    [one] выберите { $n } вариант
    [few] выберите { $n } варианта
   *[many] выберите { $n } вариантов
}
ask-gain-influence = { $n ->
    [one] выберите, в какой фракции получить { $n } влияние
   *[other] выберите, в какой фракции получить { $n } влияния
}
ask-lose-influence = { $n ->
    [one] выберите, в какой фракции потерять { $n } влияние
   *[other] выберите, в какой фракции потерять { $n } влияния
}
ask-trash = выберите карту для удаления или откажитесь
ask-trash-cost = выберите карту, которую удалите в уплату
ask-discard = { $n ->
    [1] выберите карту для сброса
    [one] выберите { $n } карту для сброса, одну за другой
    [few] выберите { $n } карты для сброса, одну за другой
   *[many] выберите { $n } карт для сброса, одну за другой
}
ask-recover = выберите карту { $faction-genitive }, чтобы взять её из своего сброса
ask-acquire = выберите карту стоимостью не более { $n }, чтобы купить её бесплатно
ask-acquire-to-deck = выберите карту стоимостью не более { $n }, чтобы бесплатно положить её на верх своей колоды
ask-deploy = { $n ->
    [1] разместите по желанию { $n } отряд
    [one] разместите до { $n } отряда
   *[other] разместите до { $n } отрядов
}
ask-retreat = { $n ->
    [1] отступите по желанию с { $n } отрядом
    [one] отступите не более чем с { $n } отрядом
   *[other] отступите не более чем с { $n } отрядами
}
ask-recall-agent = выберите агента, которого вернёте
ask-close-space = выберите ячейку, которую закроете для соперников до вашего следующего хода
ask-set-aside = выберите карту с рынка Империи, чтобы отложить её для себя
ask-double-cross = выберите соперника, который потеряет отряд в зоне конфликта
ask-snoop = возьмите или удалите верхнюю карту своей колоды
ask-pass-turn = пропустите этот ход или продолжите его
ask-give-alliance = выберите, кто получит союз с { $faction-instrumental }
ask-combat = разыграйте карту сражения или спасуйте
ask-won = разыграйте карту интриги за победу в сражении или спасуйте
ask-endgame = разыграйте карту цели или спасуйте

## Choices in a menu

action-agent = Отправить агента в ячейку «{ $space }» картой «{ $card }»
action-agent-paid = Отправить агента в ячейку «{ $space }» картой «{ $card }», заплатив { $cost }
action-move-agent = Переместить агента из ячейки «{ $from }» в ячейку «{ $space }» картой «{ $card }»
action-move-agent-paid = Переместить агента из ячейки «{ $from }» в ячейку «{ $space }» картой «{ $card }», заплатив { $cost }
action-reveal = Раскрыть карты
action-resolve = Применить: { $effect } ({ $source })
# $ability: the name of the leader's signet ability.
action-resolve-signet = Применить: { $effect } ({ $source }, { $ability })
action-deploy = { $n ->
    [0] Не размещать отряды
    [one] Разместить { $n } отряд
    [few] Разместить { $n } отряда
   *[many] Разместить { $n } отрядов
}
action-retreat = { $n ->
    [0] Не отступать
    [one] Отступить с { $n } отрядом
   *[other] Отступить с { $n } отрядами
}
# $to: where the card goes, "deck" or "discard".
action-acquire = { $to ->
    [deck] Купить и положить на верх своей колоды
   *[discard] Купить
} карту «{ $card }» за { $n } { $n ->
    [one] очко
    [few] очка
   *[many] очков
} убеждения
action-acquire-aside = { $to ->
    [deck] Купить и положить на верх своей колоды
   *[discard] Купить
} отложенную для вас карту «{ $card }» за { $n } { $n ->
    [one] очко
    [few] очка
   *[many] очков
} убеждения
action-acquire-free = { $to ->
    [deck] Купить бесплатно и положить на верх своей колоды карту «{ $card }»
   *[discard] Купить бесплатно карту «{ $card }»
}
action-acquire-free-aside = { $to ->
    [deck] Купить бесплатно и положить на верх своей колоды отложенную для вас карту «{ $card }»
   *[discard] Купить бесплатно отложенную для вас карту «{ $card }»
}
action-intrigue = Разыграть карту «{ $card }»: { $effect }
action-choose = Выбрать: { $effect }
action-choose-number = Выбрать вариант { $n }
action-snoop-draw = Взять карту
action-snoop-trash = Удалить карту
action-faction = Выбрать фракцию { $faction-genitive }
action-faction-gain = { $n ->
    [one] Получить { $n } влияние во фракции { $faction-genitive }
   *[other] Получить { $n } влияния во фракции { $faction-genitive }
}
action-faction-lose = { $n ->
    [one] Потерять { $n } влияние во фракции { $faction-genitive }
   *[other] Потерять { $n } влияния во фракции { $faction-genitive }
}
action-factions = Втайне выбрать фракции: { $faction }
action-trash-hand = Удалить с руки карту «{ $card }»
action-trash-discard = Удалить из своего сброса карту «{ $card }»
action-trash-play = Удалить активную карту «{ $card }»
action-trash-deck = Удалить из своей колоды карту «{ $card }»
action-discard = Сбросить карту «{ $card }»
action-take = Взять карту «{ $card }»
action-take-recover = Взять на руку карту «{ $card }»
action-take-set-aside = Отложить карту «{ $card }»
action-space = Выбрать ячейку «{ $space }»
action-space-recall = Вернуть своего агента из ячейки «{ $space }»
action-space-close = Закрыть ячейку «{ $space }»
action-seat = Выбрать игрока { $seat }
action-seat-double-cross = Убрать отряд игрока { $seat } из зоны конфликта
action-seat-alliance = Отдать союз с { $faction-instrumental } игроку { $seat }
action-leader = Выбрать лидера: { $leader }
action-accept = Согласиться
action-accept-defend = Разместить 1 отряд для защиты
action-accept-pass-turn = Пропустить этот ход
action-decline = Отказаться
action-decline-defend = Не размещать отряд
action-decline-pass-turn = Продолжить ход
action-decline-trash = Не удалять карту
action-decline-acquire = Не покупать карту
action-decline-reward = Отказаться от остальной награды
action-pass = Спасовать
action-end-turn = Закончить ход
action-end-turn-open = Закончить ход (не применено: { $effects })

## The log

event-leader-offered = Среди лидеров на выбор — { $leader }.
event-leader-chosen = Лидер игрока { $seat } — { $leader }.
event-secret-factions-chosen = { $seat } втайне выбирает две фракции.
event-secret-factions = Тайные фракции игрока { $seat }: { $faction }.
event-round-began = Начинается раунд { $round }: конфликт «{ $conflict }». Первый игрок — { $seat }.
event-turn-began = Ход игрока { $seat }.
event-agent-sent = { $seat } отправляет агента в ячейку «{ $space }» картой «{ $card }».
event-agent-recalled = { $seat } возвращает агента из ячейки «{ $space }».
event-revealed = { $seat } раскрывает карты.
event-card-revealed = { $seat } раскрывает карту «{ $card }».
event-turn-ended = { $seat } заканчивает ход.
event-turn-passed = { $seat } пропускает ход.
event-resolved = { $seat }, { $source }: { $effect }.
event-gained = { $seat } получает { $what }.
event-paid = { $seat } платит { $what }.
event-vp-lost = { $seat } теряет { $what }.
event-drew = { $n ->
    [one] { $seat } берёт { $n } карту.
    [few] { $seat } берёт { $n } карты.
   *[many] { $seat } берёт { $n } карт.
}
event-drew-card = { $seat } берёт карту «{ $card }».
event-reshuffled = { $seat } перемешивает сброс и составляет из него новую колоду.
event-drew-intrigue = { $n ->
    [one] { $seat } берёт { $n } карту интриги.
    [few] { $seat } берёт { $n } карты интриг.
   *[many] { $seat } берёт { $n } карт интриг.
}
event-drew-intrigue-card = { $seat } берёт карту интриги «{ $card }».
event-stole-intrigue = { $seat } крадёт карту интриги у игрока { $other }.
event-stole-intrigue-card = { $seat } крадёт карту интриги «{ $card }» у игрока { $other }.
event-intrigue-played = { $seat } разыгрывает карту интриги «{ $card }».
event-trashed-hand = { $seat } удаляет с руки карту «{ $card }».
event-trashed-discard = { $seat } удаляет из сброса карту «{ $card }».
event-trashed-play = { $seat } удаляет активную карту «{ $card }».
event-trashed-deck = { $seat } удаляет с верха колоды карту «{ $card }».
event-discarded = { $seat } сбрасывает карту «{ $card }».
event-recovered = { $seat } берёт из сброса карту «{ $card }».
event-looked = { $seat } видит верхнюю карту колоды: «{ $card }».
# $to: where the card goes, "deck" or "discard".
event-acquired = { $seat } { $to ->
    [deck] покупает и кладёт на верх колоды
   *[discard] покупает
} карту «{ $card }» за { $n } { $n ->
    [one] очко
    [few] очка
   *[many] очков
} убеждения.
event-acquired-free = { $to ->
    [deck] { $seat } бесплатно покупает и кладёт на верх колоды карту «{ $card }».
   *[discard] { $seat } бесплатно покупает карту «{ $card }».
}
event-row-filled = На рынок Империи выходит карта «{ $card }».
event-set-aside = { $seat } откладывает карту «{ $card }».
event-aside-removed = Карта «{ $card }», отложенная для игрока { $seat }, выходит из игры.
event-troops-recruit = { $n ->
    [one] { $seat } нанимает { $n } отряд.
    [few] { $seat } нанимает { $n } отряда.
   *[many] { $seat } нанимает { $n } отрядов.
}
event-troops-deploy = { $n ->
    [one] { $seat } размещает в зоне конфликта { $n } отряд.
    [few] { $seat } размещает в зоне конфликта { $n } отряда.
   *[many] { $seat } размещает в зоне конфликта { $n } отрядов.
}
event-troops-join = { $n ->
    [one] { $seat } размещает в зоне конфликта { $n } отряд из личного запаса.
    [few] { $seat } размещает в зоне конфликта { $n } отряда из личного запаса.
   *[many] { $seat } размещает в зоне конфликта { $n } отрядов из личного запаса.
}
event-troops-retreat = { $n ->
    [one] { $seat } отступает с { $n } отрядом.
   *[other] { $seat } отступает с { $n } отрядами.
}
event-troops-lose-garrison = { $n ->
    [one] { $seat } теряет { $n } отряд из гарнизона.
    [few] { $seat } теряет { $n } отряда из гарнизона.
   *[many] { $seat } теряет { $n } отрядов из гарнизона.
}
event-troops-lose-conflict = { $n ->
    [one] { $seat } теряет { $n } отряд из зоны конфликта.
    [few] { $seat } теряет { $n } отряда из зоны конфликта.
   *[many] { $seat } теряет { $n } отрядов из зоны конфликта.
}
event-influence-gained = { $n ->
    [one] { $seat } получает { $n } влияние во фракции { $faction-genitive } (теперь { $now }).
   *[other] { $seat } получает { $n } влияния во фракции { $faction-genitive } (теперь { $now }).
}
event-influence-lost = { $n ->
    [one] { $seat } теряет { $n } влияние во фракции { $faction-genitive } (теперь { $now }).
   *[other] { $seat } теряет { $n } влияния во фракции { $faction-genitive } (теперь { $now }).
}
event-alliance-taken = { $seat } заключает союз с { $faction-instrumental }.
event-alliance-lost = { $seat } теряет союз с { $faction-instrumental }.
event-council-seat = { $seat } занимает место в { -high-council(case: "prepositional") }.
event-swordmaster-gained = { $seat } получает { -swordmaster(case: "accusative") }.
event-mentat-taken = { $seat } берёт { -mentat(case: "accusative") }.
event-space-closed = { $seat } закрывает ячейку «{ $space }» для соперников.
event-control-taken = { $seat } получает контроль над ячейкой «{ $space }».
event-combat-passed = { $seat } пасует.
event-placed = { $place ->
    [1] { $seat } получает награду за первое место (боевая сила { $strength }).
    [2] { $seat } получает награду за второе место (боевая сила { $strength }).
   *[other] { $seat } получает награду за третье место (боевая сила { $strength }).
}
event-conflict-won = { $seat } побеждает в конфликте «{ $conflict }».
event-nobody-won = Никто не побеждает в конфликте «{ $conflict }».
event-maker-grew = { $now ->
    [one] В ячейке «{ $space }» теперь { $now } бонусная Пряность.
    [few] В ячейке «{ $space }» теперь { $now } бонусные Пряности.
   *[many] В ячейке «{ $space }» теперь { $now } бонусных Пряностей.
}
event-first-player = { $seat } становится первым игроком.
event-game-over = { $seat } побеждает в игре.

## Why a choice is not possible

obstacle-game-over = игра окончена
obstacle-asked = сначала нужно другое: { $ask }
obstacle-not-an-option = такого варианта нет: { $ask }
obstacle-leader-taken = за лидера { $leader } играет { $seat }
obstacle-not-in-draft = лидер { $leader } не открыт для этой партии
obstacle-already-acted = в этот ход вы уже отправили агента или раскрыли карты
obstacle-must-act = сначала отправьте агента или раскройте карты
# $effects: a list of effects.
obstacle-still-to-resolve = ещё не применено: { $effects }
obstacle-not-on-tray = этот эффект не ждёт применения
# $conditions: conditions as phrases, one of which would do.
obstacle-condition-unmet = это действует, только { $conditions }
obstacle-cannot-pay = этого вы не можете: { $cost }
obstacle-no-effect = сейчас это ничего не даст: { $effect }
obstacle-not-in-hand = карты «{ $card }» нет у вас на руке
# $moments: when it can be played, as phrases.
obstacle-wrong-moment = когда можно разыграть карту «{ $card }»: { $moments }
obstacle-no-agent-there = оттуда не может уйти ни один ваш агент
obstacle-no-agent-ready = у вас нет свободного агента
obstacle-no-icon = на карте «{ $card }» нет символа агента для ячейки «{ $space }»
obstacle-occupied = ячейку «{ $space }» занимает игрок { $seat }
obstacle-closed = ячейка «{ $space }» закрыта игроком { $seat }
# $has: how much the player has.
obstacle-needs-influence = { $n ->
    [one] для ячейки «{ $space }» нужно { $n } влияние во фракции { $faction-genitive }; у вас { $has }
   *[other] для ячейки «{ $space }» нужно { $n } влияния во фракции { $faction-genitive }; у вас { $has }
}
obstacle-requirement = ячейка «{ $space }» доступна, только { $condition }
obstacle-used = вы уже посещали ячейку «{ $space }»; она действует один раз за игру
obstacle-space-costs = за ячейку «{ $space }» нужно заплатить { $cost }; у вас { $has }
obstacle-cannot-deploy = отряды размещают в тот ход, в который агент отправлен на ячейку конфликта
obstacle-no-troops = у вас нет отрядов в гарнизоне
obstacle-deploy-none = чтобы не размещать отряды, просто продолжайте ход
obstacle-deploy-at-most = { $n ->
    [one] сейчас вы можете разместить не более { $n } отряда
   *[other] сейчас вы можете разместить не более { $n } отрядов
}
obstacle-retreat-at-most = { $n ->
    [one] сейчас вы можете отступить не более чем с { $n } отрядом
   *[other] сейчас вы можете отступить не более чем с { $n } отрядами
}
obstacle-not-revealing = карты покупают в ход раскрытия
obstacle-not-buyable = карту «{ $card }» нельзя купить
obstacle-not-on-offer = карты «{ $card }» нет в продаже
obstacle-too-many-cards = у вас уже { $n } карт, больше иметь нельзя
obstacle-not-aside = карта «{ $card }» не отложена для вас
obstacle-card-costs = { $n ->
    [one] карта «{ $card }» стоит { $n } очко убеждения; у вас { $has }
    [few] карта «{ $card }» стоит { $n } очка убеждения; у вас { $has }
   *[many] карта «{ $card }» стоит { $n } очков убеждения; у вас { $has }
}
obstacle-too-dear = { $n ->
    [one] карта «{ $card }» стоит { $n } очко убеждения; можно взять карту не дороже { $most }
    [few] карта «{ $card }» стоит { $n } очка убеждения; можно взять карту не дороже { $most }
   *[many] карта «{ $card }» стоит { $n } очков убеждения; можно взять карту не дороже { $most }
}
obstacle-not-to-deck = приобретённая сейчас карта идёт в сброс, а не на верх колоды
obstacle-only-to-deck = приобретённая сейчас карта кладётся на верх колоды
