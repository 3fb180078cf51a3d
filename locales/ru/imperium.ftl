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
   *[you] можете удалить
} { $n ->
    [1] { $n } карту
    [one] до { $n } карты
   *[other] до { $n } карт
}
# On a component: it is the reader's choice.
effect-trash-optional = { $n ->
    [1] можете удалить 1 карту
    [one] можете удалить до { $n } карты
   *[other] можете удалить до { $n } карт
}
effect-trash-self = { $who ->
    [opponent] удалить разыгранную карту
   *[you] удалите разыгранную карту
}
effect-trash-self-named = удалите «{ $card }»
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
effect-deploy = { $n ->
    [1] { $who ->
        [opponent] разместить { $n } отряд в зоне конфликта
       *[you] можете разместить { $n } отряд в зоне конфликта
    }
    [one] { $who ->
        [opponent] разместить до { $n } отряда в зоне конфликта
       *[you] разместите до { $n } отряда в зоне конфликта
    }
   *[other] { $who ->
        [opponent] разместить до { $n } отрядов в зоне конфликта
       *[you] разместите до { $n } отрядов в зоне конфликта
    }
}
effect-deploy-any = { $who ->
    [opponent] разместить в зоне конфликта любое количество отрядов
   *[you] разместите в зоне конфликта любое количество отрядов
}
effect-retreat = { $n ->
    [1] { $who ->
        [opponent] отвести { $n } отряд в гарнизон
       *[you] можете отвести { $n } отряд в гарнизон
    }
    [one] { $who ->
        [opponent] отвести в гарнизон до { $n } отряда
       *[you] отведите в гарнизон до { $n } отряда
    }
   *[other] { $who ->
        [opponent] отвести в гарнизон до { $n } отрядов
       *[you] отведите в гарнизон до { $n } отрядов
    }
}
effect-retreat-any = { $who ->
    [opponent] отвести в гарнизон любое количество отрядов
   *[you] отведите в гарнизон любое количество отрядов
}
effect-deploy-recruits = { $who ->
    [opponent] разместить в зоне конфликта любое количество только что нанятых отрядов
   *[you] разместите в зоне конфликта любое количество только что нанятых отрядов
}
effect-mentat = { $who ->
    [opponent] забрать { -mentat(case: "accusative") } как дополнительного агента на этот раунд, если он в своей ячейке
   *[you] заберите { -mentat(case: "accusative") } как дополнительного агента на этот раунд, если он в своей ячейке
}
effect-mentat-next-round = { $who ->
    [opponent] забрать { -mentat(case: "accusative") } как дополнительного агента на следующий раунд
   *[you] заберите { -mentat(case: "accusative") } как дополнительного агента на следующий раунд
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
    [opponent] получить
   *[you] получите
} { $n ->
    [one] { $n } Пряность и всю бонусную Пряность этой ячейки
   *[other] { $n } Пряности и всю бонусную Пряность этой ячейки
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
    [opponent] украсть по 1 случайной карте интриги у каждого соперника, у которого их { $n } или больше
   *[you] украдите по 1 случайной карте интриги у каждого соперника, у которого их { $n } или больше
}
effect-control = { $who ->
    [opponent] установить контроль над ячейкой «{ $space }»
   *[you] установите контроль над ячейкой «{ $space }»
}
effect-signet = { $who ->
    [opponent] применить способность кольца своего лидера
   *[you] примените способность кольца своего лидера
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
    [opponent] получить бесплатно карту стоимостью не более { $n }
   *[you] получите бесплатно карту стоимостью не более { $n }
}
effect-acquire-onto-deck = { $who ->
    [opponent] получить бесплатно карту стоимостью не более { $n } и положить её на верх своей колоды
   *[you] получите бесплатно карту стоимостью не более { $n } и положите её на верх своей колоды
}
effect-acquire-to-deck = в ход раскрытия этого раунда можете класть купленные карты на верх своей колоды
effect-reshuffle = { $who ->
    [opponent] замешать свой сброс в колоду
   *[you] замешайте свой сброс в колоду
}
# $icons: a list of agent icons.
effect-add-icons = { $who ->
    [opponent] добавить карте, разыгранной в этот ход, символы агента: { $icons }
   *[you] добавьте карте, которую разыгрываете в этот ход, символы агента: { $icons }
}
effect-infiltrate = в этот ход можете отправить агента в ячейку, занятую соперником
effect-discount = { $n ->
    [one] в этот ход карта «{ $card }» стоит на { $n } очко убеждения меньше
    [few] в этот ход карта «{ $card }» стоит на { $n } очка убеждения меньше
   *[many] в этот ход карта «{ $card }» стоит на { $n } очков убеждения меньше
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
    [2] указанную в ячейке Пряность дважды
    [one] указанную в ячейке Пряность { $n } раз
    [few] указанную в ячейке Пряность { $n } раза
   *[many] указанную в ячейке Пряность { $n } раз
}
effect-pass-turn = можете пропустить этот ход

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
    [one] по { $n } влиянию в { $count } разных фракциях
   *[other] по { $n } влияния в { $count } разных фракциях
}

effect-pay = { $cost }: { $effect }
# On a component: it is the reader's choice.
effect-pay-optional = можете { $cost }, чтобы { $effect }
effect-pay-optional-long = можете { $cost }: { $effect }
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
condition-bond = если у вас есть ещё одна активная карта { $faction-genitive }
condition-high-council = если у вас есть место в { -high-council(case: "prepositional") }
condition-swordmaster = если у вас есть { -swordmaster }
condition-reveal-turn = если это ваш ход раскрытия
condition-owns = { $n ->
    [1] если у вас есть карта «{ $card }»
   *[other] если у вас { $n } или более карт «{ $card }»
}
condition-most = если карт «{ $card }» у вас больше, чем у каждого из соперников
condition-tracks = { $n ->
    [one] если у вас { $step } или более влияния хотя бы в { $n } фракции
   *[other] если у вас { $step } или более влияния хотя бы в { $n } фракциях
}

## Abilities that stand by themselves, as phrases like effects

hook-the-voice = { $who ->
    [opponent] закрыть
   *[you] закройте
} любую ячейку для агентов соперников до вашего следующего хода
hook-double-cross = { $who ->
    [opponent] убрать отряд соперника из зоны конфликта и разместить
   *[you] уберите отряд соперника из зоны конфликта и разместите
} там отряд из своего личного запаса
hook-poison-snooper = { $who ->
    [opponent] посмотреть верхнюю карту своей колоды, затем взять или удалить её
   *[you] посмотрите верхнюю карту своей колоды, затем возьмите или удалите её
}
hook-manipulate = { $who ->
    [opponent] отложить
   *[you] отложите
} карту с рынка Империи: до конца вашего хода раскрытия купить её можете только вы — на 1 очко убеждения дешевле; затем она выбывает из игры
hook-masterstroke = { $who ->
    [opponent] раскрыть свои тайные фракции и получить
   *[you] раскройте свои тайные фракции и получите
} по 1 влиянию в каждой
# What a leader has instead of an ability.
leader-setup = перед первым раундом получите { $what }

## What leaders change as long as they play, and what they do when something happens; $effect is a phrase like effects

# One kind of space, by the agent icon, in the genitive: $spaces below is a list of these.
spaces-of-icon = { $icon ->
    [emperor] Императора
    [guild] Гильдии
    [bene-gesserit] Бене Гессерит
    [fremen] Фрименов
    [landsraad] Ландсраада
    [city] городов
   *[spice-trade] торговли Пряностью
}
modifier-space-discount = ячейки { $spaces } стоят для вас на { $n } { $good ->
    [spice] { $n ->
        [one] Пряность
       *[other] Пряности
    }
    [water] { $n ->
        [one] воду
       *[other] воды
    }
   *[solari] { $n ->
        [one] солярий
        [few] солярия
       *[many] соляриев
    }
} меньше
modifier-infiltrate = можете занимать ячейки { $spaces }, даже если там соперник
modifier-harvest-less = при каждом сборе получайте на { $n } { $n ->
    [one] Пряность
   *[other] Пряности
} меньше
modifier-see-top-card = в любой момент можете посмотреть верхнюю карту своей колоды
modifier-secret-factions = перед первым раундом втайне выберите две фракции; раскрыть их можно один раз за игру
when-paid = каждый раз, когда платите { $good ->
    [spice] Пряность
    [water] воду
   *[solari] солярии
} за ячейку, { $effect }
when-took-council-seat = { $effect }, когда занимаете место в { -high-council(case: "prepositional") }
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
line-moves-agent = Вместо отправки агента можете переместить того, который уже на поле: в любую ячейку, даже занятую.
line-agent = Эффект агента: { $text }
line-reveal = Эффект раскрытия: { $text }
line-acquire = Бонус покупки: { $text }
line-trashed = При удалении другим эффектом: { $text }

plot-own-turn = в любой момент своего хода
plot-turn-start = в начале своего хода
plot-before-agent = перед отправкой агента
# When other intrigue cards can be played, as phrases.
moment-combat = во время сражения
moment-won = при победе в сражении
moment-endgame = в конце игры
line-plot = Карта заговора, { $when }: { $text }
line-combat = Карта сражения: { $text }
line-won = При победе в сражении: { $text }
line-endgame = Карта цели: { $text }
line-lasts = Лежит лицевой стороной вверх до конца вашего хода раскрытия.

line-conflict = Конфликт { $n }
line-location = Место конфликта: { $space }
line-first = Первое место: { $text }
line-second = Второе место: { $text }
line-third = Третье место: { $text }

line-leader = Лидер, { $house }, сложность { $n }
line-ability = { $name }: { $text }
line-signet = Кольцо с печаткой, { $name }: { $text }

line-space = Ячейка, { $area }, символ агента: { $icon }
line-visit = При посещении получите { $what }.
line-requires = Доступна, только { $condition }.
line-combat-space = { $n ->
    [one] Ячейка конфликта: можно разместить боевые единицы, полученные в этот ход, и до { $n } из гарнизона.
   *[other] Ячейка конфликта: можно разместить боевые единицы, полученные в этот ход, и до { $n } из гарнизона.
}
line-maker = { $n ->
    [one] Ячейка с символом Подателя: в каждую фазу «Податели», если здесь нет агента, прибавляется { $n } бонусная Пряность.
   *[other] Ячейка с символом Подателя: в каждую фазу «Податели», если здесь нет агента, прибавляется { $n } бонусной Пряности.
}
line-control = Когда сюда отправляют агента, контролирующий игрок получает { $what }.
line-once = Каждый игрок — один раз за игру.
line-effect = Эффект: { $text }
line-effect-paid = За { $cost }: { $text }
line-space-reveal = В ход раскрытия, если здесь ваш агент: { $text }

# Where an effect comes from, if not a component with a name.
source-track = трек влияния { $faction-genitive }

## Prompts: $ask is one of the ask-… messages, a request to the player without a full stop

# Said to whoever decides. Its first letter is made a capital one by the program.
prompt = { $ask }.
# $source: the card, space or leader that asks for it.
prompt-source = { $ask } — «{ $source }».
# Said to all who look at one screen.
prompt-named = { $seat }: { $ask }.
prompt-named-source = { $seat }: { $ask } — «{ $source }».
# Said to those who wait.
prompt-others = Ходит { $seat }.
prompt-over = Игра окончена.

ask-wait = подождите
ask-leader = выберите лидера
ask-secret-factions = втайне выберите две фракции
ask-defend = защитить ячейку «{ $space }»? 1 отряд из личного запаса
ask-turn-open = { $agents ->
    [0] агентов не осталось — раскройте карты
   *[other] отправьте агента или раскройте карты
}
ask-turn-agent = { $left ->
    [effects] примените эффекты, затем закончите ход
    [deploy] разместите отряды или закончите ход
   *[nothing] закончите ход
}
ask-turn-reveal = { $left ->
    [effects] примените эффекты, затем закончите ход
    [deploy] разместите отряды или закончите ход
    [nothing] закончите ход
   *[cards] купите карты (убеждение: { $n }) и закончите ход
}
ask-reward = получите награду: «{ $conflict }»
ask-choose = выберите один вариант
ask-choose-some = { $n ->
    [1] выберите ещё { $n } вариант
    [one] выберите { $n } вариант
    [few] выберите { $n } варианта
   *[many] выберите { $n } вариантов
}
ask-gain-influence = выберите фракцию: влияние +{ $n }
ask-lose-influence = выберите фракцию: влияние −{ $n }
ask-trash = выберите, какую карту удалить
ask-trash-cost = выберите карту, чтобы удалить её как плату
ask-discard = { $n ->
    [1] выберите, какую карту сбросить
    [one] сбросьте { $n } карту — по одной
    [few] сбросьте { $n } карты — по одной
   *[many] сбросьте { $n } карт — по одной
}
ask-recover = выберите карту { $faction-genitive }, чтобы взять её из сброса на руку
ask-acquire = { $n ->
    [0] выберите, куда положить карту
   *[other] выберите карту стоимостью до { $n } — вы получите её бесплатно
}
ask-acquire-to-deck = выберите карту стоимостью до { $n } — вы получите её бесплатно на верх колоды
ask-deploy = { $n ->
    [1] можете разместить { $n } отряд
    [one] разместите до { $n } отряда
   *[other] разместите до { $n } отрядов
}
ask-retreat = { $n ->
    [1] можете отвести { $n } отряд в гарнизон
    [one] отведите в гарнизон до { $n } отряда
   *[other] отведите в гарнизон до { $n } отрядов
}
ask-recall-agent = выберите, какого агента вернуть
ask-close-space = выберите ячейку: до вашего следующего хода соперники туда не попадут
ask-set-aside = выберите карту рынка Империи, чтобы отложить её
ask-double-cross = выберите соперника: он потеряет отряд в зоне конфликта
ask-snoop = возьмите или удалите верхнюю карту своей колоды
ask-pass-turn = пропустите этот ход или сделайте его
ask-give-alliance = выберите, кто получит союз с { $faction-instrumental }
ask-combat = разыграйте карту сражения или спасуйте
ask-won = победа в сражении: разыграйте карту интриги или спасуйте
ask-endgame = разыграйте карту цели или спасуйте

## Choices in a menu

action-agent = «{ $space }» — карта «{ $card }»
action-agent-paid = «{ $space }» — карта «{ $card }» (за { $cost })
action-move-agent = «{ $space }» — карта «{ $card }», агент из ячейки «{ $from }»
action-move-agent-paid = «{ $space }» — карта «{ $card }», агент из ячейки «{ $from }» (за { $cost })
action-reveal = Раскрыть карты
# $effect: the bare verb, as on a button. The first letter is made a capital one by the program.
action-resolve = { $effect } · { $source }
# $ability: the name of the leader's signet ability.
action-resolve-signet = { $ability }: { $effect } · { $source }
action-deploy = { $n ->
    [0] Не размещать отряды
    [one] Разместить { $n } отряд
    [few] Разместить { $n } отряда
   *[many] Разместить { $n } отрядов
}
action-retreat = { $n ->
    [0] Не отводить отряды
    [one] Отвести { $n } отряд
    [few] Отвести { $n } отряда
   *[many] Отвести { $n } отрядов
}
# $to: where the card goes, "deck" or "discard".
action-acquire = { $to ->
    [deck] Купить «{ $card }» за { $n } на верх колоды
   *[discard] Купить «{ $card }» за { $n }
}
action-acquire-aside = { $to ->
    [deck] Купить отложенную «{ $card }» за { $n } на верх колоды
   *[discard] Купить отложенную «{ $card }» за { $n }
}
action-acquire-free = { $to ->
    [deck] Получить карту «{ $card }» бесплатно на верх колоды
   *[discard] Получить карту «{ $card }» бесплатно
}
action-acquire-free-aside = { $to ->
    [deck] Получить отложенную карту «{ $card }» бесплатно на верх колоды
   *[discard] Получить отложенную карту «{ $card }» бесплатно
}
action-intrigue = Разыграть «{ $card }»: { $effect }
action-choose = { $effect }
action-choose-number = Вариант { $n }
action-snoop-draw = Взять карту
action-snoop-trash = Удалить карту
action-faction = { $faction }
action-faction-gain = { $faction }: влияние +{ $n }
action-faction-lose = { $faction }: влияние −{ $n }
action-factions = { $faction }
action-trash-hand = «{ $card }» — с руки
action-trash-discard = «{ $card }» — из сброса
action-trash-play = «{ $card }» — активная
action-trash-deck = «{ $card }» — из колоды
action-discard = Сбросить «{ $card }»
action-take = Взять «{ $card }»
action-take-recover = Взять на руку «{ $card }»
action-take-set-aside = Отложить «{ $card }»
action-space = { $space }
action-space-recall = Вернуть агента: «{ $space }»
action-space-close = Закрыть «{ $space }»
action-seat = { $seat }
action-seat-double-cross = { $seat } теряет 1 отряд
action-seat-alliance = { $seat } получает союз с { $faction-instrumental }
action-leader = Выбрать: { $leader }
action-accept = Да
action-accept-defend = Разместить 1 отряд
action-accept-pass-turn = Пропустить этот ход
action-decline = Нет
action-decline-defend = Не защищать
action-decline-pass-turn = Сделать ход
action-decline-trash = Не удалять
action-decline-acquire = Не получать
action-decline-reward = Отказаться от остатка награды
action-pass = Спасовать
action-end-turn = Закончить ход
action-end-turn-open = Закончить ход (не применено: { $effects })

## The log

event-leader-offered = На выбор: { $leader }.
event-leader-chosen = { $seat } играет за лидера: { $leader }.
event-secret-factions-chosen = { $seat } втайне выбирает две фракции.
event-secret-factions = Тайные фракции игрока { $seat }: { $faction }.
event-round-began = Начинается раунд { $round }: конфликт «{ $conflict }». Первый игрок — { $seat }.
event-turn-began = Ходит { $seat }.
event-agent-sent = { $seat } отправляет агента в ячейку «{ $space }» (карта «{ $card }»).
event-agent-recalled = { $seat } возвращает агента из ячейки «{ $space }».
event-revealed = { $seat } раскрывает карты.
event-card-revealed = { $seat } раскрывает карту «{ $card }».
event-turn-ended = { $seat } заканчивает ход.
event-turn-passed = { $seat } пропускает ход.
event-resolved = { $seat } применяет эффект: { $source }.
event-gained = { $seat } получает { $what }.
event-paid = { $seat } платит { $what }.
event-vp-lost = { $seat } теряет { $what }.
event-drew = { $n ->
    [one] { $seat } берёт { $n } карту.
    [few] { $seat } берёт { $n } карты.
   *[many] { $seat } берёт { $n } карт.
}
event-drew-card = { $seat } берёт карту «{ $card }».
event-reshuffled = { $seat } замешивает сброс в новую колоду.
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
event-looked = { $seat } смотрит верхнюю карту колоды: «{ $card }».
# $to: where the card goes, "deck" or "discard".
event-acquired = { $seat } покупает карту «{ $card }» за { $n } { $n ->
    [one] очко
    [few] очка
   *[many] очков
} убеждения{ $to ->
    [deck] {" "}и кладёт её на верх колоды.
   *[discard] .
}
event-acquired-free = { $to ->
    [deck] { $seat } получает карту «{ $card }» бесплатно на верх колоды.
   *[discard] { $seat } получает карту «{ $card }» бесплатно.
}
event-row-filled = На рынке Империи новая карта: «{ $card }».
event-set-aside = { $seat } откладывает карту «{ $card }».
event-aside-removed = Отложенная карта «{ $card }» ({ $seat }) выбывает из игры.
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
    [one] { $seat } отводит в гарнизон { $n } отряд.
    [few] { $seat } отводит в гарнизон { $n } отряда.
   *[many] { $seat } отводит в гарнизон { $n } отрядов.
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
event-influence-gained = { $seat }: { $faction }, влияние +{ $n } (теперь { $now }).
event-influence-lost = { $seat }: { $faction }, влияние −{ $n } (теперь { $now }).
event-alliance-taken = { $seat } заключает союз с { $faction-instrumental }.
event-alliance-lost = { $seat } теряет союз с { $faction-instrumental }.
event-council-seat = { $seat } занимает место в { -high-council(case: "prepositional") }.
event-swordmaster-gained = { $seat } получает { -swordmaster(case: "accusative") }.
event-mentat-taken = { $seat } забирает { -mentat(case: "accusative") }.
event-space-closed = { $seat } закрывает ячейку «{ $space }» для соперников.
event-control-taken = { $seat } устанавливает контроль над ячейкой «{ $space }».
event-combat-passed = { $seat } пасует.
event-placed = { $place ->
    [1] { $seat } получает награду за первое место (боевая сила { $strength }).
    [2] { $seat } получает награду за второе место (боевая сила { $strength }).
   *[other] { $seat } получает награду за третье место (боевая сила { $strength }).
}
event-conflict-won = { $seat } побеждает в сражении «{ $conflict }».
event-nobody-won = В сражении «{ $conflict }» нет победителя.
event-maker-grew = «{ $space }»: бонусной Пряности — { $now }.
event-first-player = { $seat } становится первым игроком.
event-game-over = { $seat } выигрывает партию!

## Why a choice is not possible

obstacle-game-over = игра окончена
obstacle-asked = сначала завершите: { $ask }
obstacle-not-an-option = такого варианта нет: { $ask }
obstacle-leader-taken = лидер { $leader } уже выбран ({ $seat })
obstacle-not-in-draft = лидера { $leader } нет среди предложенных
obstacle-already-acted = в этот ход вы уже отправили агента или раскрыли карты
obstacle-must-act = сначала отправьте агента или раскройте карты
# $effects: a list of effects.
obstacle-still-to-resolve = сначала примените: { $effects }
obstacle-not-on-tray = этот эффект сейчас недоступен
# $conditions: conditions as phrases, one of which would do.
obstacle-condition-unmet = действует, только { $conditions }
obstacle-cannot-pay = вы не можете заплатить цену: { $cost }
obstacle-no-effect = сейчас это ничего не даст: { $effect }
obstacle-not-in-hand = карты «{ $card }» нет у вас на руке
# $moments: when it can be played, as phrases.
obstacle-wrong-moment = карту «{ $card }» разыгрывают { $moments }
obstacle-no-agent-there = там нет вашего агента
obstacle-no-agent-ready = у вас нет свободного агента
obstacle-no-icon = на карте «{ $card }» нет символа агента для ячейки «{ $space }»
obstacle-occupied = ячейка «{ $space }» занята ({ $seat })
obstacle-closed = ячейка «{ $space }» закрыта ({ $seat })
# $has: how much the player has.
obstacle-needs-influence = { $n ->
    [one] для ячейки «{ $space }» нужно { $n } влияние во фракции { $faction-genitive }; у вас { $has }
   *[other] для ячейки «{ $space }» нужно { $n } влияния во фракции { $faction-genitive }; у вас { $has }
}
obstacle-requirement = ячейка «{ $space }» доступна, только { $condition }
obstacle-used = ячейку «{ $space }» вы уже использовали: она доступна один раз за игру
obstacle-space-costs = за ячейку «{ $space }» нужно заплатить { $cost }; у вас { $has }
obstacle-cannot-deploy = боевые единицы размещают в тот ход, когда агент отправлен в ячейку конфликта
obstacle-no-troops = у вас нет отрядов в гарнизоне
obstacle-deploy-none = чтобы не размещать боевые единицы, просто продолжайте ход
obstacle-deploy-at-most = { $n ->
    [one] сейчас можно разместить не более { $n } боевой единицы
   *[other] сейчас можно разместить не более { $n } боевых единиц
}
obstacle-retreat-at-most = { $n ->
    [one] сейчас можно отвести не более { $n } отряда
   *[other] сейчас можно отвести не более { $n } отрядов
}
obstacle-not-revealing = карты покупают в ход раскрытия
obstacle-not-buyable = карту «{ $card }» нельзя купить
obstacle-not-on-offer = карты «{ $card }» нет в продаже
obstacle-too-many-cards = у вас { $n } карт — больше нельзя
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
obstacle-not-to-deck = купленная сейчас карта идёт в сброс, а не на верх колоды
obstacle-only-to-deck = купленная сейчас карта идёт на верх колоды

## Что решает при равных победных очках, словами перечня

tie-break-spice = Пряность
tie-break-solari = солярии
tie-break-water = вода
tie-break-garrison = отряды в гарнизоне
starting-points = { $n } при { $players } { $players ->
    [one] игроке
   *[other] игроках
 }
starting-points-otherwise = 0 при другом числе игроков
