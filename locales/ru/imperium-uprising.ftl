# What Uprising and the CHOAM module add to imperium.ftl, in Russian. The English file explains the messages and their arguments; the manner is that of imperium.ftl.

## Amounts, after a verb

amount-influence-spied = { $n ->
    [one] по { $n } влиянию в каждой фракции, рядом с ячейкой которой есть ваш шпион
   *[other] по { $n } влияния в каждой фракции, рядом с ячейкой которой есть ваш шпион
}

## Observation posts

# $spaces: names of the spaces next to it.
post-name = { $spaces }

## Effects

# So many besides those that an effect before it draws.
effect-draw-more = { $who ->
    [opponent] взять
   *[you] возьмите
} { $n ->
    [one] ещё { $n } карту
    [few] ещё { $n } карты
   *[many] ещё { $n } карт
}
effect-face-up = положите эту карту перед собой лицевой стороной вверх
effect-spy = { $who ->
    [opponent] поместить
   *[you] поместите
} { $n ->
    [1] шпиона
    [one] { $n } шпиона
   *[other] { $n } шпионов
}
# $spaces: kinds of spaces, in the genitive.
effect-spy-on = { $who ->
    [opponent] поместить
   *[you] поместите
} { $n ->
    [1] шпиона рядом с одной из ячеек { $spaces }
    [one] { $n } шпиона рядом с ячейками { $spaces }
   *[other] { $n } шпионов рядом с ячейками { $spaces }
}
effect-spy-shared = { $who ->
    [opponent] поместить шпиона в любой пункт, даже с чужими шпионами
   *[you] поместите шпиона в любой пункт, даже с чужими шпионами
}
effect-spy-here = { $who ->
    [opponent] поместить шпиона рядом с ячейкой, куда отправлен агент, даже в пункт с чужими шпионами
   *[you] поместите шпиона рядом с ячейкой, куда отправлен агент, даже в пункт с чужими шпионами
}
effect-recall-spy = { $who ->
    [opponent] вернуть
   *[you] верните
} { $n ->
    [1] шпиона
    [one] { $n } шпиона
   *[other] { $n } шпионов
}
effect-contract = { $who ->
    [opponent] взять
   *[you] возьмите
} { $n ->
    [1] контракт
    [one] { $n } контракт
    [few] { $n } контракта
   *[many] { $n } контрактов
}
effect-maker-hooks = { $who ->
    [opponent] взять жетон крюка Подателя
   *[you] возьмите жетон крюка Подателя
}
effect-blow-wall = { $who ->
    [opponent] взорвать Барьерную Стену
   *[you] можете взорвать Барьерную Стену
}
effect-blow-wall-optional = можете взорвать Барьерную Стену
effect-worm = { $who ->
    [opponent] разместить
   *[you] разместите
} { $n ->
    [1] песчаного червя в зоне конфликта
    [one] { $n } песчаного червя в зоне конфликта
   *[other] { $n } песчаных червей в зоне конфликта
}
effect-harvest-worms = { $who ->
    [opponent] разместить
   *[you] разместите
} { $n ->
    [1] песчаного червя в зоне конфликта
    [one] { $n } песчаного червя в зоне конфликта
   *[other] { $n } песчаных червей в зоне конфликта
} и { $who ->
    [opponent] получить
   *[you] получите
} всю бонусную Пряность этой ячейки
effect-trash-intrigue = { $who ->
    [opponent] удалить
   *[you] удалите
} { $n ->
    [one] { $n } карту интриги
    [few] { $n } карты интриг
   *[many] { $n } карт интриг
}
effect-return-to-hand = { $who ->
    [opponent] вернуть эту карту на руку
   *[you] верните эту карту на руку
}
effect-memory = { $who ->
    [opponent] положить отряд из личного запаса в область Бене Гессерит как воспоминание
   *[you] положите отряд из личного запаса в область Бене Гессерит как воспоминание
}
effect-repeat-space = { $who ->
    [opponent] ещё раз применить эффекты, напечатанные в этой ячейке
   *[you] ещё раз примените эффекты, напечатанные в этой ячейке
}
effect-double-visit = { $who ->
    [opponent] получить 2 влияния вместо 1 за посещение этой ячейки
   *[you] получите 2 влияния вместо 1 за посещение этой ячейки
}
effect-trash-from-hand = { $who ->
    [opponent] удалить с руки карту { $faction-genitive }
   *[you] удалите с руки карту { $faction-genitive }
}
effect-trash-from-play = { $who ->
    [opponent] удалить другую свою активную карту { $faction-genitive }
   *[you] удалите другую свою активную карту { $faction-genitive }
}
effect-turn-down = { $who ->
    [opponent] перевернуть одну свою открытую карту с боевым символом ({ $icon } или универсальный)
   *[you] переверните одну свою открытую карту с боевым символом ({ $icon } или универсальный)
}
effect-troops-for-cards = { $who ->
    [opponent] нанимать по 1 отряду за каждую карту, купленную или полученную в ход раскрытия этого раунда
   *[you] наймите по 1 отряду за каждую карту, которую купите или получите в ход раскрытия этого раунда
}
effect-deploys-recruits = отряды, нанятые в этот ход, можете разместить в зоне конфликта из любой ячейки
effect-no-requirements = с этой картой агента можно отправить в ячейку без нужного влияния
effect-acquire-to-hand = { $who ->
    [opponent] получить бесплатно на руку карту стоимостью не более { $n }
   *[you] получите бесплатно на руку карту стоимостью не более { $n }
}
# Where it is paid: exactly so many.
cost-retreat = { $who ->
    [opponent] отвести в гарнизон
   *[you] отведите в гарнизон
} { $n ->
    [one] { $n } отряд
    [few] { $n } отряда
   *[many] { $n } отрядов
}
effect-per-worm = { $effect } за каждого вашего песчаного червя в зоне конфликта
effect-per-contract = { $effect } за каждый выполненный вами контракт
effect-per-card-revealed = { $effect } за каждую карту { $faction-genitive }, раскрытую вами в этот ход, включая эту

## Conditions

condition-spies = { $n ->
    [1] если на поле есть ваш шпион
   *[other] если на поле { $n } или более ваших шпионов
}
condition-spying-on = если ваш шпион рядом с ячейкой { $kind ->
    [maker] с символом Подателя
    [landsraad] Ландсраада
   *[faction] фракции
}
condition-sent-to = если в этот ход вы отправили агента в ячейку { $kind ->
    [maker] с символом Подателя
    [landsraad] Ландсраада
   *[faction] фракции
}
condition-placed-spy = если он помещён рядом с ячейкой { $kind ->
    [maker] с символом Подателя
    [landsraad] Ландсраада
   *[faction] фракции
}
condition-recalled-spy = если вы вернули шпиона в этот ход
condition-contracts = { $n ->
    [1] если у вас есть выполненный контракт
   *[other] если у вас { $n } или более выполненных контрактов
}
condition-units = { $n ->
    [1] если в зоне конфликта есть ваша боевая единица
   *[other] если в зоне конфликта { $n } или более ваших боевых единиц
}
condition-strength = если у вас { $n } или более очков боевой силы
condition-worms = { $n ->
    [1] если в зоне конфликта есть ваш песчаный червь
   *[other] если в зоне конфликта { $n } или более ваших песчаных червей
}
condition-maker-hooks = если у вас есть жетон крюка Подателя
condition-discarded = если сброшена карта { $faction-genitive }
condition-gained-spice = если в этот ход вы получили Пряность
condition-rival-alliance = если у вас 4 или более влияния во фракции, союз с которой у соперника
condition-acquired = если в этот ход вы купили или получили карту «{ $card }»

## Abilities that stand by themselves, as phrases like effects

hook-training = { $who ->
    [opponent] продвинуть свою фишку на одно деление трека обучения и получить его награду
   *[you] продвиньте свою фишку на одно деление трека обучения и получите его награду
}
hook-other-memories = { $who ->
    [opponent] вернуть все воспоминания в личный запас, взять по карте за каждое и перевернуть лидера
   *[you] можете вернуть все воспоминания в личный запас, взять по карте за каждое и перевернуть лидера
}
hook-chroniclers-insight = { $who ->
    [opponent] получить бесплатно на руку карту стоимостью ровно 1 или удалить карту с руки и, если её стоимость не меньше 1, получить 2 Пряности
   *[you] можете получить бесплатно на руку карту стоимостью ровно 1 или удалить карту с руки и, если её стоимость не меньше 1, получить 2 Пряности
}
hook-long-live-the-fighters = { $who ->
    [opponent] посмотреть 3 верхние карты своей колоды: одну взять на руку, одну сбросить, одну удалить (если карт меньше трёх, ничего не происходит)
   *[you] посмотрите 3 верхние карты своей колоды: одну возьмите на руку, одну сбросьте, одну удалите (если карт меньше трёх, ничего не происходит)
}
hook-price-is-no-object = { $who ->
    [opponent] купить карту на руку, заплатив соляриями вместо очков убеждения
   *[you] можете купить карту на руку, заплатив соляриями вместо очков убеждения
}
hook-inspire-awe = { $who ->
    [opponent] получить бесплатно карту стоимостью не более 3; если в зоне конфликта есть ваш песчаный червь, она идёт на руку
   *[you] получите бесплатно карту стоимостью не более 3; если в зоне конфликта есть ваш песчаный червь, она идёт на руку
}

## What leaders change as long as they play, and what they do when something happens; $effect is a phrase like effects

# A starting card that a leader does without.
leader-without = начните игру без карты «{ $card }»
modifier-own-contracts = оба контракта сардаукаров отложены для вас: каждый раз, беря контракт, можете взять вместо него один из них
modifier-no-deploy-with-signet = в ход, когда вы разыгрываете карту «Кольцо с печаткой», размещать боевые единицы нельзя
# $n: the influence to reach.
when-reached = каждый раз, когда достигаете { $n } влияния во фракции { $faction-genitive }, { $effect }
# $spaces: kinds of spaces, in the genitive.
when-sent-to = отправив агента в одну из ячеек { $spaces }, { $effect }
when-spied-maker-visited = каждый раз, когда другой игрок отправляет агента в ячейку с символом Подателя рядом с вашим шпионом, { $effect }
when-units-deployed = когда за один ход вы разместили { $n } или более боевых единиц, { $effect }

## Descriptions of components, line by line

line-again = Если место уже ваше: { $text }
# $cost: amounts.
line-later-cost = Если у кого-то уже есть оружейник, стоимость — { $cost }.
# A leader without a house.
line-leader-alone = Лидер, сложность { $n }
line-discarded = При сбросе с руки: { $text }
line-battle-icon = Боевой символ: { $icon }
line-goal = Чтобы выполнить: { $text }
# What completes a contract, as phrases.
goal-sent-to = отправьте агента в ячейку «{ $space }»
goal-harvest = получите { $n } или более Пряности в ход, когда отправляете агента в ячейку с символом Подателя
goal-immediate = возьмите его (выполняется сразу)
goal-acquire = купите или получите карту «{ $card }»
line-contract = Контракт КООАМ
line-contract-ixian = Контракт иксианцев
line-reward = Награда: { $text }
line-objective = Карта задачи, считается выигранной картой конфликта
# A step of the training track, by its number.
line-training = Деление { $n }: { $text }
training-start = Фишка начинает здесь.
# $steps: the numbers of the steps that can follow.
training-next = Далее — деление { $steps }.
line-back = Другая сторона: { $leader }
line-first-player = Её владелец ходит первым в первом раунде

## Prompts

# The space that enemy agents are on.
ask-infiltrate = выберите, какого шпиона вернуть, чтобы внедрить агента в занятую ячейку «{ $space }»
ask-gather-intelligence = можете вернуть шпиона и взять карту
# $n: how many spies are in supply; with none, one may be recalled first.
ask-spy = { $n ->
    [0] шпионов в личном запасе нет: можете вернуть одного и поместить снова
   *[other] выберите наблюдательный пункт для шпиона
}
ask-recall-spy = { $n ->
    [1] выберите, какого шпиона вернуть
    [one] верните { $n } шпиона — по одному
   *[other] верните { $n } шпионов — по одному
}
ask-contract = выберите контракт
ask-keep-contract = выберите, какой контракт оставить
ask-blow-wall = можете взорвать Барьерную Стену
ask-trash-intrigue = { $n ->
    [1] выберите, какую карту интриги удалить
    [one] удалите { $n } карту интриги — по одной
    [few] удалите { $n } карты интриг — по одной
   *[many] удалите { $n } карт интриг — по одной
}
ask-trash-from-hand = выберите, какую карту { $faction-genitive } удалить с руки
ask-trash-from-play = выберите, какую другую активную карту { $faction-genitive } удалить
ask-turn-down = выберите, какой боевой символ перевернуть
ask-lines = выберите строку карты или закончите
ask-training = выберите следующее деление трека обучения
ask-chroniclers-insight = выберите карту стоимостью 1, чтобы взять её, или карту с руки, чтобы удалить
ask-take-top-card = выберите, какую карту взять на руку
ask-discard-top-card = выберите, какую карту сбросить: оставшаяся удаляется
ask-buy-with-solari = можете купить карту за солярии
ask-acquire-to-hand = выберите карту стоимостью не более { $n }: вы получите её бесплатно на руку

## Choices in a menu

# Enemy agents are there: a spy is recalled. $cost can be amount-nothing.
action-agent-infiltrate = «{ $space }» — карта «{ $card }», с возвращением шпиона (за { $cost })
action-spy = Шпион: { $post }
action-recall-spy = Вернуть шпиона: { $post }
action-recall-spy-infiltrate = Вернуть шпиона для внедрения: { $post }
action-recall-spy-gather = Вернуть шпиона и взять карту: { $post }
# $effect: the reward in sentences; $goal is what completes it.
action-contract = Взять «{ $contract }». { $effect }
action-contract-keep = Оставить «{ $contract }». { $effect }
action-decline-contract = Получить вместо этого { $what }
action-pair-wild = Пара к универсальному символу: { $icon }
action-turn-down = Перевернуть: { $icon }
action-trash-intrigue = Удалить «{ $card }»
action-take-top = Взять на руку «{ $card }»
action-acquire-solari = Купить на руку «{ $card }» за { $cost }
action-acquire-to-hand = Получить на руку «{ $card }» бесплатно
action-accept-blow-wall = Взорвать Барьерную Стену
action-decline-blow-wall = Оставить Барьерную Стену
action-decline-gather = Не возвращать шпиона
action-decline-spy = Не помещать шпиона
action-decline-lines = Готово

## The log

event-objective-dealt = { $seat } получает карту «{ $objective }».
event-spy-placed = { $seat } помещает шпиона в пункт «{ $post }».
event-spy-recalled = { $seat } возвращает шпиона из пункта «{ $post }».
event-infiltrated = { $seat } возвращает шпиона и внедряет агента в ячейку «{ $space }».
event-gathered = { $seat } возвращает шпиона из пункта «{ $post }» и проводит разведку.
event-maker-hooks = { $seat } берёт жетон крюка Подателя.
event-shield-wall-removed = { $seat } взрывает Барьерную Стену.
event-worms = { $n ->
    [one] { $seat } размещает в зоне конфликта { $n } песчаного червя.
   *[other] { $seat } размещает в зоне конфликта { $n } песчаных червей.
}
event-reward-doubled = У игрока { $seat } есть песчаный червь: награда удваивается.
event-conflict-taken = { $seat } забирает карту конфликта «{ $conflict }».
event-icons-paired = { $seat } составляет пару боевых символов: { $icon }.
event-icon-turned-down = { $seat } переворачивает карту с боевым символом: { $icon }.
event-contract-dealt = { $seat } получает на выбор контракт «{ $contract }».
event-contract-chosen = { $seat } выбирает контракт.
event-contract-taken = { $seat } берёт контракт «{ $contract }».
event-contract-turned = Новый контракт: «{ $contract }».
event-contract-completed = { $seat } выполняет контракт «{ $contract }».
event-intrigue-trashed = { $seat } удаляет карту интриги «{ $card }».
event-card-back-in-hand = { $seat } возвращает на руку карту «{ $card }».
event-acquired-to-hand = { $seat } получает на руку карту «{ $card }».
event-card-seen = { $seat } видит на верху колоды карту «{ $card }».
event-took-card = { $seat } берёт на руку из колоды карту «{ $card }».
event-memory-made = { $seat } получает воспоминание.
event-memories-returned = { $n ->
    [0] У игрока { $seat } нет воспоминаний.
    [one] { $seat } возвращает в личный запас { $n } воспоминание.
    [few] { $seat } возвращает в личный запас { $n } воспоминания.
   *[many] { $seat } возвращает в личный запас { $n } воспоминаний.
}
event-leader-turned = { $seat } теперь играет за лидера: { $leader }.
# $step: the number of the step.
event-trained = { $seat } продвигается на деление { $step } трека обучения.

## Why a choice is not possible

obstacle-post-taken = в пункте «{ $post }» уже шпион игрока { $seat }
obstacle-own-spy-there = в пункте «{ $post }» уже ваш шпион
obstacle-post-not-allowed = этот эффект не касается пункта «{ $post }»
obstacle-no-spy-there = в пункте «{ $post }» нет вашего шпиона
obstacle-not-a-contract = контракт «{ $contract }» сейчас взять нельзя
obstacle-deploy-barred = в этот ход вы не можете размещать боевые единицы
obstacle-wall-stands = Барьерная Стена не пускает песчаных червей в этот конфликт

## What breaks ties on victory points, as words of a list

tie-break-last-reveal = более поздний ход раскрытия
