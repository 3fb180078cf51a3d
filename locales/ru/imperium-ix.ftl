# What Rise of Ix adds to imperium.ftl, in Russian. The English file explains the messages and their arguments; the manner is that of imperium.ftl.

## Amounts, after a verb

amount-influence-visited = { $n ->
    [one] { $n } влияние во фракции, ячейку которой вы посетили в этот ход
   *[other] { $n } влияния во фракции, ячейку которой вы посетили в этот ход
}
amount-influence-snooped = { $n ->
    [one] { $n } влияние во фракции, на треке которой ещё лежит ваш жучок
   *[other] { $n } влияния во фракции, на треке которой ещё лежит ваш жучок
}

## Effects

effect-freighter = { $who ->
    [opponent] продвинуть или вернуть транспортник
   *[you] продвиньте или верните транспортник
}
effect-freighter-optional = можете продвинуть или вернуть транспортник
effect-dreadnought = { $who ->
    [opponent] снарядить дредноут
   *[you] снарядите дредноут
}
effect-dreadnought-optional = можете снарядить дредноут
effect-tech = { $who ->
    [opponent] купить технологию
   *[you] купите технологию
}
effect-tech-optional = можете купить технологию
effect-tech-discount = { $who ->
    [opponent] купить технологию
   *[you] купите технологию
} { $n ->
    [one] со скидкой в { $n } Пряность
   *[other] со скидкой в { $n } Пряности
}
effect-tech-discount-optional = { $n ->
    [one] можете купить технологию со скидкой в { $n } Пряность
   *[other] можете купить технологию со скидкой в { $n } Пряности
}
effect-tech-or-solari = { $who ->
    [opponent] купить технологию, заплатив только Пряностью или только соляриями
   *[you] купите технологию, заплатив только Пряностью или только соляриями
}
effect-tech-or-solari-optional = можете купить технологию, заплатив только Пряностью или только соляриями
effect-negotiate = { $who ->
    [opponent] отправить переговорщика на планету Икс (отряд из личного запаса)
   *[you] отправьте переговорщика на планету Икс (отряд из личного запаса)
}
effect-negotiate-optional = можете отправить переговорщика на планету Икс (отряд из личного запаса)
effect-may-acquire = { $who ->
    [opponent] получить бесплатно карту стоимостью не более { $n }
   *[you] можете получить бесплатно карту стоимостью не более { $n }
}
effect-may-acquire-optional = можете получить бесплатно карту стоимостью не более { $n }
effect-deploy-units = { $n ->
    [1] { $who ->
        [opponent] разместить { $n } боевую единицу в зоне конфликта
       *[you] можете разместить { $n } боевую единицу в зоне конфликта
    }
    [one] { $who ->
        [opponent] разместить до { $n } боевой единицы в зоне конфликта
       *[you] разместите до { $n } боевой единицы в зоне конфликта
    }
   *[other] { $who ->
        [opponent] разместить до { $n } боевых единиц в зоне конфликта
       *[you] разместите до { $n } боевых единиц в зоне конфликта
    }
}
effect-deploy-from-supply = { $who ->
    [opponent] разместить
   *[you] разместите
} { $n ->
    [one] { $n } отряд из личного запаса сразу в зоне конфликта
    [few] { $n } отряда из личного запаса сразу в зоне конфликта
   *[many] { $n } отрядов из личного запаса сразу в зоне конфликта
}
effect-retreat-units = { $who ->
    [opponent] отвести в гарнизон
   *[you] отведите в гарнизон
} { $n ->
    [one] { $n } свою боевую единицу
    [few] { $n } свои боевые единицы
   *[many] { $n } своих боевых единиц
}
effect-retreat-dreadnought = { $who ->
    [opponent] отвести дредноут из зоны конфликта в гарнизон
   *[you] отведите дредноут из зоны конфликта в гарнизон
}
# One unit of any opponent, or none.
effect-retreat-enemy = { $who ->
    [opponent] отвести в гарнизон 1 вражескую боевую единицу
   *[you] можете отвести в гарнизон 1 вражескую боевую единицу
}
effect-trash-in-play = { $who ->
    [opponent] удалить одну свою активную карту
   *[you] можете удалить одну свою активную карту
}
effect-trash-in-play-optional = можете удалить одну свою активную карту
effect-return-intrigue = { $who ->
    [opponent] положить
   *[you] положите
} { $n ->
    [one] { $n } карту интриги рубашкой вверх под низ колоды интриг
    [few] { $n } карты интриг рубашкой вверх под низ колоды интриг
   *[many] { $n } карт интриг рубашкой вверх под низ колоды интриг
}
effect-swap-intrigue = { $who ->
    [opponent] положить любое количество карт интриг рубашкой вверх под низ колоды интриг и взять столько же
   *[you] положите любое количество карт интриг рубашкой вверх под низ колоды интриг и возьмите столько же
}
effect-trash-tile = { $who ->
    [opponent] удалить этот жетон
   *[you] удалите этот жетон
}
effect-solari-if-won = { $who ->
    [opponent] получить
   *[you] получите
} { $n ->
    [one] { $n } солярий, если победите в этом сражении
    [few] { $n } солярия, если победите в этом сражении
   *[many] { $n } соляриев, если победите в этом сражении
}
# The troops of the shipping track.
effect-shipping-troop = { $who ->
    [opponent] нанять
   *[you] наймите
} { $n ->
    [one] { $n } отряд
    [few] { $n } отряда
   *[many] { $n } отрядов
}
effect-extra-turn = можете сразу после этого хода сделать ещё один
# $good: what is paid less for the space, if the agent is sent with this card.
effect-visit-discount = с этой картой ячейка «{ $space }» стоит на { $n } { $good ->
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

# The same icon two times, side by side.
effect-twice = дважды { $effect }
effect-per-sword-card = { $effect } за каждую раскрытую карту, которая даёт мечи в этот ход
effect-per-other-sword-card = { $effect } за каждую другую раскрытую карту, которая даёт мечи в этот ход
effect-per-dreadnought = { $effect } за каждый ваш дредноут в зоне конфликта
effect-per-deployed-troop = { $effect } за каждый отряд, размещённый вами в этот ход
effect-per-low-track = { $effect } за каждую фракцию, где у вас 0 или 1 влияние

## Conditions

condition-tiles = { $n ->
    [1] если у вас есть технология
   *[other] если у вас { $n } или более технологий
}
condition-units-deployed = { $n ->
    [1] если в этот ход вы разместили боевую единицу
   *[other] если в этот ход вы разместили { $n } или более боевых единиц
}
# $spaces: one kind of space or a list of several, in the genitive.
condition-agents-on = { $n ->
    [1] если в ячейках { $spaces } есть ваш агент
   *[other] если в ячейках { $spaces } у вас { $n } или более агентов
}
condition-enemy-there = если в ячейке, куда отправлен ваш агент, есть вражеский агент
# $what: an amount.
condition-has = если у вас { $what } или больше
condition-persuasion = если в этот ход вы получили { $n } или более очков убеждения
# Exactly so many. The line for all 4 stands after the line for 3.
condition-goals = { $n ->
    [4] если вы выполнили все 4 цели
   *[other] если вы выполнили ровно { $n } из 4 целей (два дредноута не в личном запасе; карта «{ card-the-spice-must-flow }»; 4 или более влияния в двух фракциях; место в { -high-council(case: "prepositional") })
}

## Abilities that stand by themselves, as phrases like effects

hook-influence-where-agents = { $who ->
    [opponent] получить
   *[you] получите
} по 1 влиянию в каждой фракции, в ячейках которой есть ваш агент

## What leaders and tiles change, and what they do when something happens; $effect is a phrase like effects

# What a leader has less of than the others, $what being amounts.
leader-lacks = перед первым раундом верните { $what } в общий запас
modifier-dreadnought-strength = { $n ->
    [one] каждый ваш дредноут даёт { $n } очко боевой силы
    [few] каждый ваш дредноут даёт { $n } очка боевой силы
   *[many] каждый ваш дредноут даёт { $n } очков боевой силы
}
modifier-solari-more = каждый раз, когда получаете солярии в свой ход, получайте на { $n } больше
modifier-acquire-to-deck = можете класть каждую купленную или полученную карту на верх своей колоды
modifier-troop-transports = трек поставки даёт вам на 1 отряд больше, и все эти отряды можете разместить в зоне конфликта
modifier-wins-ties = при равенстве победных очков в конце игры побеждаете вы
modifier-detonation = победив в сражении, где участвовал ваш дредноут, можете вернуть его в личный запас за 1 победное очко, а не ставить в ячейку
modifier-set-aside-card = в начале каждого раунда отложите карту с руки рубашкой вверх; она вернётся на руку в начале вашего второго хода в раунде
modifier-snoopers = ваши жучки лежат на делении 2 треков влияния, по одному у каждой фракции; достигнув жучка, заберите его и получите награду: с первым можете сбросить карту, чтобы получить 1 Пряность, второй даёт бонус трека, третий — ещё 1 влияние в этой фракции, четвёртый — и то и другое
modifier-intelligence = перед первым раундом посмотрите две верхние карты колоды интриг, оставьте себе одну, а другую верните на верх колоды
when-round-start = в начале каждого раунда: { $effect }
when-revealed = в ход раскрытия: { $effect }
when-won-conflict = каждый раз, когда побеждаете в сражении, { $effect }
when-endgame = в конце игры: { $effect }
# The card that was set aside sends an agent in the turn in which it came back.
when-sent-set-aside-single = если в том же ходу отправите ею агента и на ней ровно один символ агента, { $effect }
when-sent-set-aside-other = если в том же ходу отправите ею агента и число символов агента на ней другое, { $effect }

## Descriptions of components, line by line

line-tech = { $n ->
    [one] Жетон технологии, стоимость: { $n } Пряность
   *[other] Жетон технологии, стоимость: { $n } Пряности
}
line-use = В свой ход, один раз в раунд: { $text }
line-unload = Балласт: эффект раскрытия действует и тогда, когда эту карту сбрасывают или удаляют.
# $names: the agent icons that enemy agents do not block.
line-infiltrates = Внедрение: { $names }

# Where an effect comes from, if not a component with a name.
source-shipping = трек поставки

## Prompts

ask-freighter = продвиньте или верните транспортник
ask-shipping = получите бонусы трека поставки
ask-tech = выберите технологию, чтобы купить её
ask-offer = можете { $effect }
ask-deploy-units = { $n ->
    [1] можете разместить { $n } боевую единицу
    [one] разместите до { $n } боевой единицы
   *[other] разместите до { $n } боевых единиц
}
# So many are still to be chosen.
ask-retreat-units = { $n ->
    [1] выберите, какую боевую единицу отвести
    [one] отведите в гарнизон { $n } боевую единицу — по одной
    [few] отведите в гарнизон { $n } боевые единицы — по одной
   *[many] отведите в гарнизон { $n } боевых единиц — по одной
}
ask-retreat-enemy = { $n ->
    [1] выберите, какую вражескую боевую единицу отвести
    [one] отведите до { $n } вражеской боевой единицы — по одной
   *[other] отведите до { $n } вражеских боевых единиц — по одной
}
ask-trash-in-play = выберите, какую активную карту удалить
ask-return-intrigue = { $n ->
    [1] выберите, какую карту интриги положить под низ колоды
    [one] положите под низ колоды { $n } карту интриги — по одной
    [few] положите под низ колоды { $n } карты интриг — по одной
   *[many] положите под низ колоды { $n } карт интриг — по одной
}
ask-swap-intrigue = выберите, какие карты интриг положить под низ колоды: вы возьмёте столько же
ask-keep-intrigue = выберите, какую карту интриги оставить: другая вернётся на верх колоды
ask-save-card = выберите карту, чтобы отложить её до своего второго хода
ask-place-dreadnought = выберите ячейку под контроль своего дредноута

## Choices in a menu

# $n: the step it reaches.
action-advance = Продвинуть транспортник на деление { $n }
action-recall = Вернуть транспортник
action-tech = Купить «{ $tile }» за { $cost }
action-tech-negotiators = { $n ->
    [one] Купить «{ $tile }» за { $cost } и { $n } переговорщика
   *[other] Купить «{ $tile }» за { $cost } и { $n } переговорщиков
}
# $effect: the bare verb, as on a button.
action-use = Применить «{ $tile }»: { $effect }
action-deploy-dreadnought = { $n ->
    [0] Не размещать дредноуты
    [one] Разместить { $n } дредноут
    [few] Разместить { $n } дредноута
   *[many] Разместить { $n } дредноутов
}
# Whose unit retreats.
action-unit-troop = { $seat } отводит отряд
action-unit-dreadnought = { $seat } отводит дредноут
action-unit-own-troop = Отвести отряд
action-unit-own-dreadnought = Отвести дредноут
action-return = Под низ колоды: «{ $card }»
action-keep = Оставить «{ $card }»
action-save = Отложить «{ $card }»
action-space-dreadnought = Поставить дредноут: «{ $space }»
action-accept-detonation = Вернуть дредноут в личный запас за 1 победное очко
# $effect: the bare verb. The first letter is made a capital one by the program.
action-accept-offer = { $effect }
action-decline-freighter = Не двигать транспортник
action-decline-tech = Не покупать
# No further card goes under the deck.
action-decline-swap = Больше не класть
action-decline-units = Больше не выбирать
action-decline-shipping = Отказаться от остального

## The log

# $what: what was paid.
event-tile-acquired = { $seat } покупает технологию «{ $tile }» за { $what }.
event-tile-acquired-free = { $seat } получает технологию «{ $tile }» бесплатно.
event-tile-turned = На планете Икс новая технология: «{ $tile }».
event-tile-used = { $seat } применяет технологию «{ $tile }».
event-tile-trashed = { $seat } удаляет жетон технологии «{ $tile }».
# $now: the step.
event-freighter-advanced = { $seat } продвигает транспортник на деление { $now }.
event-freighter-recalled = { $seat } возвращает транспортник.
event-dreadnoughts-recruit = { $n ->
    [one] { $seat } снаряжает { $n } дредноут.
    [few] { $seat } снаряжает { $n } дредноута.
   *[many] { $seat } снаряжает { $n } дредноутов.
}
event-dreadnoughts-deploy = { $n ->
    [one] { $seat } размещает в зоне конфликта { $n } дредноут.
    [few] { $seat } размещает в зоне конфликта { $n } дредноута.
   *[many] { $seat } размещает в зоне конфликта { $n } дредноутов.
}
event-dreadnoughts-retreat = { $n ->
    [one] { $seat } отводит в гарнизон { $n } дредноут.
    [few] { $seat } отводит в гарнизон { $n } дредноута.
   *[many] { $seat } отводит в гарнизон { $n } дредноутов.
}
event-dreadnoughts-lose-conflict = { $n ->
    [one] { $seat } возвращает { $n } дредноут из зоны конфликта в личный запас.
    [few] { $seat } возвращает { $n } дредноута из зоны конфликта в личный запас.
   *[many] { $seat } возвращает { $n } дредноутов из зоны конфликта в личный запас.
}
event-dreadnought-placed = { $seat } устанавливает дредноутом контроль над ячейкой «{ $space }».
event-dreadnought-returned = Дредноут игрока { $seat } возвращается из ячейки «{ $space }» в гарнизон.
event-negotiator-sent = { $seat } отправляет переговорщика на планету Икс.
event-negotiators-returned = { $n ->
    [one] { $seat } забирает { $n } переговорщика.
   *[other] { $seat } забирает { $n } переговорщиков.
}
event-snooper-taken = { $seat } забирает жучка с трека влияния { $faction-genitive }.
event-card-saved = { $seat } откладывает карту с руки.
event-card-saved-known = { $seat } откладывает с руки карту «{ $card }».
event-card-returned = { $seat } возвращает на руку отложенную карту «{ $card }».
event-intrigue-returned = { $seat } кладёт карту интриги под низ колоды.
event-intrigue-returned-known = { $seat } кладёт под низ колоды карту интриги «{ $card }».
event-intelligence = { $seat } смотрит две верхние карты интриг и оставляет себе одну.
event-intelligence-seen = { $seat } видит карту интриги «{ $card }».
event-extra-turn = { $seat } делает ещё один ход.
# $seat: who makes it retreat. $other: whose unit it is.
event-unit-retreats = { $seat } отводит в гарнизон боевую единицу игрока { $other }.

## Why a choice is not possible

obstacle-not-a-tile = технологии «{ $tile }» сейчас нет в продаже
# $has: how much the player has.
obstacle-tile-costs = технология «{ $tile }» стоит { $what }; у вас { $has }
obstacle-no-negotiators = { $n ->
    [0] у вас нет переговорщиков на планете Икс
    [one] на планете Икс у вас только { $n } переговорщик
    [few] на планете Икс у вас только { $n } переговорщика
   *[many] на планете Икс у вас только { $n } переговорщиков
}
obstacle-not-your-tile = у вас нет технологии «{ $tile }»
obstacle-tile-used = в этом раунде вы уже применили технологию «{ $tile }»
obstacle-no-use = технологию «{ $tile }» нельзя применить: она действует сама
obstacle-no-dreadnoughts = у вас нет дредноутов в гарнизоне
