# What Uprising and the CHOAM module add to imperium.ftl, in Ukrainian. The English file explains the messages and their arguments; the manner is that of imperium.ftl.

## Amounts, after a verb

amount-influence-spied = { $n ->
    [one] по { $n } очку впливу на кожну фракцію, біля локації якої є ваш шпигун
    [few] по { $n } очки впливу на кожну фракцію, біля локації якої є ваш шпигун
   *[many] по { $n } очок впливу на кожну фракцію, біля локації якої є ваш шпигун
}

## Observation posts

# $spaces: names of the spaces next to it.
post-name = { $spaces }

## Effects

# So many besides those that an effect before it draws.
effect-draw-more = { $who ->
    [opponent] взяти
   *[you] візьміть
} { $n ->
    [one] ще { $n } карту
    [few] ще { $n } карти
   *[many] ще { $n } карт
}
effect-face-up = покладіть цю карту перед собою горілиць
effect-spy = { $who ->
    [opponent] розмістити
   *[you] розмістіть
} { $n ->
    [1] шпигуна
    [one] { $n } шпигуна
   *[other] { $n } шпигунів
}
# $spaces: kinds of spaces, in the genitive.
effect-spy-on = { $who ->
    [opponent] розмістити
   *[you] розмістіть
} { $n ->
    [1] шпигуна біля однієї з локацій { $spaces }
    [one] { $n } шпигуна біля локацій { $spaces }
   *[other] { $n } шпигунів біля локацій { $spaces }
}
effect-spy-shared = { $who ->
    [opponent] розмістити шпигуна на будь-якому пункті, навіть із чужими шпигунами
   *[you] розмістіть шпигуна на будь-якому пункті, навіть із чужими шпигунами
}
effect-spy-here = { $who ->
    [opponent] розмістити шпигуна біля локації, куди відправлено агента, навіть на пункті з чужими шпигунами
   *[you] розмістіть шпигуна біля локації, куди відправлено агента, навіть на пункті з чужими шпигунами
}
effect-recall-spy = { $who ->
    [opponent] відкликати
   *[you] відкличте
} { $n ->
    [1] шпигуна
    [one] { $n } шпигуна
   *[other] { $n } шпигунів
}
effect-contract = { $who ->
    [opponent] узяти
   *[you] візьміть
} { $n ->
    [1] контракт
    [one] { $n } контракт
    [few] { $n } контракти
   *[many] { $n } контрактів
}
effect-maker-hooks = { $who ->
    [opponent] узяти гак Творця
   *[you] візьміть гак Творця
}
effect-blow-wall = { $who ->
    [opponent] підірвати Щитову Стіну
   *[you] можете підірвати Щитову Стіну
}
effect-blow-wall-optional = можете підірвати Щитову Стіну
effect-worm = { $who ->
    [opponent] розмістити
   *[you] розмістіть
} { $n ->
    [1] піщаного хробака в Зоні конфлікту
    [one] { $n } піщаного хробака в Зоні конфлікту
   *[other] { $n } піщаних хробаків у Зоні конфлікту
}
effect-harvest-worms = { $who ->
    [opponent] розмістити
   *[you] розмістіть
} { $n ->
    [1] піщаного хробака в Зоні конфлікту
    [one] { $n } піщаного хробака в Зоні конфлікту
   *[other] { $n } піщаних хробаків у Зоні конфлікту
} та { $who ->
    [opponent] отримати
   *[you] отримайте
} всі додаткові прянощі цієї локації
effect-trash-intrigue = { $who ->
    [opponent] знищити
   *[you] знищте
} { $n ->
    [one] { $n } карту інтриги
    [few] { $n } карти інтриг
   *[many] { $n } карт інтриг
}
effect-return-to-hand = { $who ->
    [opponent] повернути цю карту на руку
   *[you] поверніть цю карту на руку
}
effect-memory = { $who ->
    [opponent] покласти загін зі свого запасу в область Бене Ґессерит як спогад
   *[you] покладіть загін зі свого запасу в область Бене Ґессерит як спогад
}
effect-repeat-space = { $who ->
    [opponent] ще раз застосувати ефекти, надруковані на цій локації
   *[you] ще раз застосуйте ефекти, надруковані на цій локації
}
effect-double-visit = { $who ->
    [opponent] отримати 2 очки впливу замість 1 за відвідування цієї локації
   *[you] отримайте 2 очки впливу замість 1 за відвідування цієї локації
}
effect-trash-from-hand = { $who ->
    [opponent] знищити з руки карту { $faction-genitive }
   *[you] знищте з руки карту { $faction-genitive }
}
effect-trash-from-play = { $who ->
    [opponent] знищити іншу свою карту { $faction-genitive } у грі
   *[you] знищте іншу свою карту { $faction-genitive } у грі
}
effect-turn-down = { $who ->
    [opponent] перевернути одну свою відкриту карту з бойовим символом ({ $icon } або універсальний)
   *[you] переверніть одну свою відкриту карту з бойовим символом ({ $icon } або універсальний)
}
effect-troops-for-cards = { $who ->
    [opponent] наймати по 1 загону за кожну карту, придбану чи отриману в хід «Розкрити карти» цього раунду
   *[you] найміть по 1 загону за кожну карту, яку придбаєте чи отримаєте в хід «Розкрити карти» цього раунду
}
effect-deploys-recruits = загони, найняті цього ходу, можете розгорнути в Зоні конфлікту з будь-якої локації
effect-no-requirements = із цією картою агента можна відправити на локацію без потрібного впливу
effect-acquire-to-hand = { $who ->
    [opponent] отримати безплатно на руку карту ціною не більше { $n }
   *[you] отримайте безплатно на руку карту ціною не більше { $n }
}
# Where it is paid: exactly so many.
cost-retreat = { $who ->
    [opponent] відступити
   *[you] відступіть
} { $n ->
    [one] { $n } загоном
   *[other] { $n } загонами
}
effect-per-worm = { $effect } за кожного вашого піщаного хробака в Зоні конфлікту
effect-per-contract = { $effect } за кожен виконаний вами контракт
effect-per-card-revealed = { $effect } за кожну карту { $faction-genitive }, яку ви розкрили цього ходу, разом із цією

## Conditions

condition-spies = { $n ->
    [1] якщо на полі є ваш шпигун
   *[other] якщо на полі { $n } чи більше ваших шпигунів
}
condition-spying-on = якщо ваш шпигун біля локації { $kind ->
    [maker] із символом видобутку
    [landsraad] Ландсрааду
   *[faction] фракції
}
condition-sent-to = якщо цього ходу ви відправили агента на локацію { $kind ->
    [maker] із символом видобутку
    [landsraad] Ландсрааду
   *[faction] фракції
}
condition-placed-spy = якщо його розміщено біля локації { $kind ->
    [maker] із символом видобутку
    [landsraad] Ландсрааду
   *[faction] фракції
}
condition-recalled-spy = якщо ви відкликали шпигуна цього ходу
condition-contracts = { $n ->
    [1] якщо ви маєте виконаний контракт
   *[other] якщо ви маєте { $n } чи більше виконаних контрактів
}
condition-units = { $n ->
    [1] якщо в Зоні конфлікту є ваша бойова одиниця
   *[other] якщо в Зоні конфлікту { $n } чи більше ваших бойових одиниць
}
condition-strength = якщо ви маєте { $n } чи більше очок сили
condition-worms = { $n ->
    [1] якщо в Зоні конфлікту є ваш піщаний хробак
   *[other] якщо в Зоні конфлікту { $n } чи більше ваших піщаних хробаків
}
condition-maker-hooks = якщо ви маєте гак Творця
condition-discarded = якщо скинуто карту { $faction-genitive }
condition-gained-spice = якщо цього ходу ви отримали прянощі
condition-rival-alliance = якщо ви маєте 4 чи більше очок впливу на фракцію, союз із якою в суперника
condition-acquired = якщо цього ходу ви придбали чи отримали карту «{ $card }»

## Abilities that stand by themselves, as phrases like effects

hook-training = { $who ->
    [opponent] просунути свою фішку на одну поділку шкали навчання та отримати її нагороду
   *[you] просуньте свою фішку на одну поділку шкали навчання та отримайте її нагороду
}
hook-other-memories = { $who ->
    [opponent] повернути всі спогади до запасу, взяти по карті за кожен і перевернути лідера
   *[you] можете повернути всі спогади до запасу, взяти по карті за кожен і перевернути лідера
}
hook-chroniclers-insight = { $who ->
    [opponent] отримати безплатно на руку карту ціною рівно 1 або знищити карту з руки й, якщо її ціна не менша за 1, отримати 2 прянощів
   *[you] можете отримати безплатно на руку карту ціною рівно 1 або знищити карту з руки й, якщо її ціна не менша за 1, отримати 2 прянощів
}
hook-long-live-the-fighters = { $who ->
    [opponent] подивитися 3 верхні карти своєї колоди: одну взяти на руку, одну скинути, одну знищити (якщо карт менше трьох, нічого не відбувається)
   *[you] подивіться 3 верхні карти своєї колоди: одну візьміть на руку, одну скиньте, одну знищте (якщо карт менше трьох, нічого не відбувається)
}
hook-price-is-no-object = { $who ->
    [opponent] придбати карту на руку, заплативши соляріями замість очок переконливості
   *[you] можете придбати карту на руку, заплативши соляріями замість очок переконливості
}
hook-inspire-awe = { $who ->
    [opponent] отримати безплатно карту ціною не більше 3; якщо в Зоні конфлікту є ваш піщаний хробак, вона йде на руку
   *[you] отримайте безплатно карту ціною не більше 3; якщо в Зоні конфлікту є ваш піщаний хробак, вона йде на руку
}

## What leaders change as long as they play, and what they do when something happens; $effect is a phrase like effects

# A starting card that a leader does without.
leader-without = почніть гру без карти «{ $card }»
modifier-own-contracts = обидва контракти сардаукарів відкладено для вас: щоразу, беручи контракт, можете взяти замість нього один із них
modifier-no-deploy-with-signet = у хід, коли ви граєте карту «Перстень із печаткою», розгортати бойові одиниці не можна
# $n: the influence to reach.
when-reached = { $n ->
    [one] щоразу, коли досягаєте { $n } очка впливу на { $faction-accusative }, { $effect }
   *[other] щоразу, коли досягаєте { $n } очок впливу на { $faction-accusative }, { $effect }
}
# $spaces: kinds of spaces, in the genitive.
when-sent-to = відправивши агента на одну з локацій { $spaces }, { $effect }
when-spied-maker-visited = щоразу, коли інший гравець відправляє агента на локацію із символом видобутку біля вашого шпигуна, { $effect }
when-units-deployed = коли за один хід ви розгорнули { $n } чи більше бойових одиниць, { $effect }

## Descriptions of components, line by line

line-again = Якщо місце вже ваше: { $text }
# $cost: amounts.
line-later-cost = Якщо хтось уже має Майстра меча, ціна — { $cost }.
# A leader without a house.
line-leader-alone = Лідер, складність { $n }
line-discarded = Коли скидають із руки: { $text }
line-battle-icon = Бойовий символ: { $icon }
line-goal = Щоб виконати: { $text }
# What completes a contract, as phrases.
goal-sent-to = відправте агента на локацію «{ $space }»
goal-harvest = отримайте { $n } чи більше прянощів у хід, коли відправляєте агента на локацію із символом видобутку
goal-immediate = візьміть його (виконується одразу)
goal-acquire = придбайте чи отримайте карту «{ $card }»
line-contract = Контракт ДАПТ
line-contract-ixian = Контракт іксіанців
line-reward = Нагорода: { $text }
line-objective = Карта завдання, вважається виграною картою конфлікту
# A step of the training track, by its number.
line-training = Поділка { $n }: { $text }
training-start = Фішка починає тут.
# $steps: the numbers of the steps that can follow.
training-next = Далі — поділка { $steps }.
line-back = Інший бік: { $leader }
line-first-player = Його власник ходить першим у першому раунді

## Prompts

# The space that enemy agents are on.
ask-infiltrate = виберіть, якого шпигуна відкликати, щоб проникнути на зайняту локацію «{ $space }»
ask-gather-intelligence = можете відкликати шпигуна та взяти карту
# $n: how many spies are in supply; with none, one may be recalled first.
ask-spy = { $n ->
    [0] шпигунів у запасі немає: можете відкликати одного й розмістити знову
   *[other] виберіть спостережний пункт для шпигуна
}
ask-recall-spy = { $n ->
    [1] виберіть, якого шпигуна відкликати
    [one] відкличте { $n } шпигуна — по одному
   *[other] відкличте { $n } шпигунів — по одному
}
ask-contract = виберіть контракт
ask-keep-contract = виберіть, який контракт лишити
ask-blow-wall = можете підірвати Щитову Стіну
ask-trash-intrigue = { $n ->
    [1] виберіть, яку карту інтриги знищити
    [one] знищте { $n } карту інтриги — по одній
    [few] знищте { $n } карти інтриг — по одній
   *[many] знищте { $n } карт інтриг — по одній
}
ask-trash-from-hand = виберіть, яку карту { $faction-genitive } знищити з руки
ask-trash-from-play = виберіть, яку іншу карту { $faction-genitive } у грі знищити
ask-turn-down = виберіть, який бойовий символ перевернути
ask-lines = виберіть рядок карти або завершіть
ask-training = виберіть наступну поділку шкали навчання
ask-chroniclers-insight = виберіть карту ціною 1, щоб узяти її, або карту з руки, щоб знищити
ask-take-top-card = виберіть, яку карту взяти на руку
ask-discard-top-card = виберіть, яку карту скинути: іншу буде знищено
ask-buy-with-solari = можете придбати карту за солярії
ask-acquire-to-hand = виберіть карту ціною не більше { $n }: ви отримаєте її безплатно на руку

## Choices in a menu

# Enemy agents are there: a spy is recalled. $cost can be amount-nothing.
action-agent-infiltrate = «{ $space }» — карта «{ $card }», з відкликанням шпигуна (за { $cost })
action-spy = Шпигун: { $post }
action-recall-spy = Відкликати шпигуна: { $post }
action-recall-spy-infiltrate = Відкликати шпигуна для проникнення: { $post }
action-recall-spy-gather = Відкликати шпигуна та взяти карту: { $post }
# $effect: the reward in sentences; $goal is what completes it.
action-contract = Узяти «{ $contract }». { $effect }
action-contract-keep = Лишити «{ $contract }». { $effect }
action-decline-contract = Отримати натомість { $what }
action-pair-wild = Пара до універсального символу: { $icon }
action-turn-down = Перевернути: { $icon }
action-trash-intrigue = Знищити «{ $card }»
action-take-top = Узяти на руку «{ $card }»
action-acquire-solari = Придбати на руку «{ $card }» за { $cost }
action-acquire-to-hand = Отримати на руку «{ $card }» безплатно
action-accept-blow-wall = Підірвати Щитову Стіну
action-decline-blow-wall = Лишити Щитову Стіну
action-decline-gather = Не відкликати шпигуна
action-decline-spy = Не розміщувати шпигуна
action-decline-lines = Готово

## The log

event-objective-dealt = { $seat } отримує карту «{ $objective }».
event-spy-placed = { $seat } розміщує шпигуна на пункті «{ $post }».
event-spy-recalled = { $seat } відкликає шпигуна з пункту «{ $post }».
event-infiltrated = { $seat } відкликає шпигуна й проникає на локацію «{ $space }».
event-gathered = { $seat } відкликає шпигуна з пункту «{ $post }» і збирає розвіддані.
event-maker-hooks = { $seat } бере гак Творця.
event-shield-wall-removed = { $seat } підриває Щитову Стіну.
event-worms = { $n ->
    [one] { $seat } розміщує в Зоні конфлікту { $n } піщаного хробака.
   *[other] { $seat } розміщує в Зоні конфлікту { $n } піщаних хробаків.
}
event-reward-doubled = Гравець { $seat } має піщаного хробака: нагорода подвоюється.
event-conflict-taken = { $seat } забирає карту конфлікту «{ $conflict }».
event-icons-paired = { $seat } складає пару бойових символів: { $icon }.
event-icon-turned-down = { $seat } перевертає карту з бойовим символом: { $icon }.
event-contract-dealt = { $seat } отримує на вибір контракт «{ $contract }».
event-contract-chosen = { $seat } вибирає контракт.
event-contract-taken = { $seat } бере контракт «{ $contract }».
event-contract-turned = Новий контракт: «{ $contract }».
event-contract-completed = { $seat } виконує контракт «{ $contract }».
event-intrigue-trashed = { $seat } знищує карту інтриги «{ $card }».
event-card-back-in-hand = { $seat } повертає на руку карту «{ $card }».
event-acquired-to-hand = { $seat } отримує на руку карту «{ $card }».
event-card-seen = { $seat } бачить зверху колоди карту «{ $card }».
event-took-card = { $seat } бере на руку з колоди карту «{ $card }».
event-memory-made = { $seat } отримує спогад.
event-memories-returned = { $n ->
    [0] Гравець { $seat } не має спогадів.
    [one] { $seat } повертає до запасу { $n } спогад.
    [few] { $seat } повертає до запасу { $n } спогади.
   *[many] { $seat } повертає до запасу { $n } спогадів.
}
event-leader-turned = { $seat } тепер грає за лідера: { $leader }.
# $step: the number of the step.
event-trained = { $seat } просувається на поділку { $step } шкали навчання.

## Why a choice is not possible

obstacle-post-taken = на пункті «{ $post }» вже шпигун гравця { $seat }
obstacle-own-spy-there = на пункті «{ $post }» вже ваш шпигун
obstacle-post-not-allowed = цей ефект не стосується пункту «{ $post }»
obstacle-no-spy-there = на пункті «{ $post }» немає вашого шпигуна
obstacle-not-a-contract = контракт «{ $contract }» зараз узяти не можна
obstacle-deploy-barred = цього ходу ви не можете розгортати бойові одиниці
obstacle-wall-stands = Щитова Стіна не пускає піщаних хробаків у цей конфлікт

## What breaks ties on victory points, as words of a list

tie-break-last-reveal = пізніший хід «Розкрити карти»
