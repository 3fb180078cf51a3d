# What War for Arrakis says, in Russian. The English file explains the messages and their arguments.
#
#   Prompts are imperatives, choices infinitives, the log the present tense.
#   Names of areas, air zones, cards and dice results stand in «…» after a noun that takes the case. Leaders, units, boards
#   and powers are declined: $leader-accusative and the like are forms of names, from this file and arrakis-names.ftl.
#   $card-short and $prescience-short are names without «…» of their own. $board-number is "plural" for the allies.

## Words

# The player of a side; in the genitive the House, as in «легион Атрейдесов».
side-atreides = Атрейдес
    .genitive = Атрейдесов
side-harkonnen = Харконнен
    .genitive = Харконненов
face-leadership = Командование
face-strategy = Стратегия
face-deployment = Дислокация
face-mentat = Ментат
face-house = Дом
unit-regular = обычный отряд
unit-elite = элитный отряд
unit-special = особый элитный отряд
piece-token = жетон дислокации { $number }
piece-generic = безымянный командир
    .accusative = безымянного командира
power-choam = КООАМ
power-spacing-guild = Космическая гильдия
    .genitive = Космической гильдии
power-landsraad = Ландсраад
    .genitive = Ландсраада
person-paul = Пол
    .genitive = Пола
    .accusative = Пола
person-jessica = Джессика
    .genitive = Джессики
    .accusative = Джессику
sign-sand = песок
sign-sandworm = песчаный червь
sign-deep-sandworm = глубинный песчаный червь
phase-start = начало раунда
phase-vehicles = размещение техники
phase-dice = кубики действий
phase-actions = выполнение действий
phase-hazards = опасности пустыни
phase-spice = добыча пряности
phase-end = конец раунда
phase-over = игра окончена
# On what no public source prints and somebody has filled in.
reconstructed = Восстановлено, в открытых источниках этого нет: { $parts }.
# Parts of a card or component that can be reconstructed.
part-slot = ячейка действия
part-special = особое действие
part-markers = деления жетонов
part-requires = условие
part-do = что нужно сделать
part-phase = когда присваивают
part-spend-die = нужен ли кубик
part-name = название
part-dice-atreides = грани кубика Атрейдеса
part-dashboard = места и резервуары планшетов партнёров
part-tokens-stations = что на станциях
part-tokens-wormsigns = что на следах червя
part-tokens = что на жетонах дислокации
# A numbered rule, $text, that the rulebook leaves open.
our-decision = { $text } (Наше решение: в книге правил об этом не сказано.)

## Prompts

prompt-over = Игра окончена.
prompt = { $ask }
# Said to all who look at one screen.
prompt-named = { $seat }: { $ask }
# Said to those who wait.
prompt-others = Ходит { $seat }.

ask-harvester = Поместите комбайн в свободную область пустыни (осталось: { $left })
ask-flyer = Поместите технику в воздушную зону (осталось: { $left })
# A die that found all slots of its result taken.
ask-turned-die = Для этого кубика нет ячейки: выберите другой результат
ask-bene-gesserit = Использовать жетон Бене Гессерит как кубик действий?
ask-turn = Выберите действие
ask-end-turn = Закончите ход или выполните свободное действие
ask-partner = Сделайте ход сами или передайте его союзнику
ask-play-card = Выберите карту планирования, чтобы разыграть её
ask-choose = Выберите один вариант
ask-draw = Выберите, сколько карт взять из каждой колоды
ask-move-legion = Выберите легион, чтобы переместить его (осталось: { $left })
ask-move-to = Выберите, куда переместить легион из области «{ $area }»
ask-transport = Выберите, какой орнитоптер перевезёт легион
ask-move-all = Переместить весь легион или его часть?
ask-move-count = Сколько таких отрядов переместить?
ask-move-generic = Сколько безымянных командиров переместить?
ask-move-token = Переместить и этот жетон дислокации?
ask-move-leader = Переместить и { $leader-accusative }?
ask-attack-with = Выберите атакующий легион
ask-attack-at = Выберите цель атаки для легиона из области «{ $area }»
ask-battle-card = Сбросить карту планирования, чтобы бросить ещё один боевой кубик?
ask-battle-leader = Выберите, какой командир применит символ «Особый» (осталось: { $left })
ask-hits = Выберите потери в области «{ $area }» (осталось попаданий: { $left })
ask-go-on = Продолжить атаку?
ask-retreat = Отступить из сражения?
ask-retreat-to = Выберите, куда уйдёт легион из области «{ $area }»
# In the solo game the player answers for the Harkonnen too.
ask-advance = { $who ->
    [harkonnen] Победившие Харконнены продвигаются в область «{ $area }»?
   *[own] Продвинуться в область «{ $area }»?
}
ask-token-to = Выберите сиетч для жетона дислокации
ask-leader-sietch = Выберите сиетч для командира
ask-leader = Выберите командира
ask-leader-to = Выберите поселение для командира
ask-place = Выберите, куда поместить фигурку
ask-place-from = Выберите, откуда взять фигурку
ask-deploy = Дислоцируйте обычный отряд в поселении (осталось: { $left })
ask-upgrade = Выберите отряд, чтобы заменить его (осталось: { $left })
ask-vehicle-kind = Выберите, какую технику поместить (осталось: { $left })
ask-vehicle-at = Выберите, куда поместить технику
ask-vehicle-from = Выберите, какую технику взять с поля
ask-wormsign = Поместите следы червя в область пустыни (осталось: { $left })
ask-worm = Выберите песчаного червя, чтобы переместить его (осталось: { $left })
ask-worm-to = Выберите, куда переместить песчаного червя
ask-worm-attack = Выберите песчаного червя для атаки
ask-worm-attack-at = Выберите цель песчаного червя
ask-desert-power = Выберите действие силы пустыни (осталось: { $left })
ask-sandworm = Поместите песчаного червя (осталось: { $left })
ask-worm-figure = В области «{ $area }» появляется песчаный червь: выберите фигурку
ask-wild-maker-to = Выберите пустую область пустыни для Дикого Подателя
ask-tank-enemy = Выберите вражеского командира: он отправится в восстановительный резервуар
ask-strike-at = Выберите, по какому легиону ударить
ask-strike-zone = Выберите орнитоптер, чтобы захватить его
ask-remove-vehicle = Выберите, какую технику убрать (осталось: { $left })
ask-rocket-sector = Выберите сектор для удара ракетами
ask-discard-wormsign = Выберите следы червя, чтобы сбросить их (осталось: { $left })
ask-reveal-area = Выберите область, чтобы раскрыть её жетоны
ask-scout-area = Выберите область для разведки
ask-imperium-down = Выберите жетон Империи, чтобы опустить его
ask-detonate = Выберите область для взрыва атомного арсенала
ask-force-die = Выберите, какой кубик соперник должен потратить следующим
ask-lose-die = Выберите, какой кубик потеряет соперник
ask-lose-die-of = Выберите, какой планшет теряет кубик
ask-renew-prescience = Выберите карту предвидения, чтобы заменить её
ask-shift-from = Выберите, какой жетон предвидения отодвинуть назад
ask-shift-to = Выберите, какой жетон предвидения продвинуть вместо него
ask-shift-by = На сколько делений?
ask-bonus-prescience = Выберите, какая карта предвидения даст больше делений
ask-bonus-marker = Выберите жетон предвидения, чтобы продвинуть его (делений: { $left })
ask-hold-prescience = Выберите, какая карта предвидения останется, пока её не присвоят
ask-return-prescience = Выберите карту предвидения, чтобы замешать её в колоду
ask-swap-tokens = Обмен жетонами дислокации: выберите первый сиетч
ask-swap-with = Обмен жетонами дислокации: выберите второй сиетч
ask-move-sietch = Выберите сиетч, чтобы переместить его
ask-move-sietch-to = Выберите, куда переместить сиетч
ask-move-sietch-with = Переместить фигурки вместе с сиетчем?
ask-displace-enemy = Выберите вражеский легион, чтобы переместить его
ask-carry-from = Выберите легион для перевозки
ask-carry-to = Выберите, к какому легиону его присоединить
# Answered by "yes" or by leaving it to the partner.
ask-who-discards = Вы сбросите карту сами?
ask-enemy-discard = Выберите, какую карту сбросить
ask-excess = В области «{ $area }» слишком много отрядов: выберите, какой убрать
ask-claim = Присвоить карту предвидения?
ask-end-claim = Присвоить карты предвидения?
ask-claim-units = Выберите, какой отряд убрать (осталось: { $left })
ask-claim-tokens = Выберите жетон дислокации, чтобы раскрыть его (осталось: { $left })
ask-last-wormsign = Следов червя не хватает: выберите области, где они появятся (осталось: { $left })
ask-drop-wormsign = Песчаных червей слишком много: выберите, какие следы сбросить
ask-worm-order = Выберите, какой песчаный червь действует следующим
ask-carryall = Спасти комбайн в области «{ $area }» грузолётом?
ask-imperium = Жетон { $power-genitive }: поднять, сохранить положение или опустить?
ask-stockpile = Складирование: потратить 3 очка пряности на 1 очко превосходства?
ask-exchange = Заменить именитых командиров на безымянных?
ask-exchange-wild-maker = Заменить Дикого Подателя на обычного песчаного червя?
ask-hand-limit = Предел руки: выберите, какую карту сбросить
ask-remove-prescience = Убрать карты предвидения из игры?
# In the solo game, where the rules leave the Harkonnen several choices.
ask-equal = У Харконненов равные варианты: выберите за них, { $task ->
    [harvester] куда встанет комбайн
    [carryall] куда встанет грузолёт
    [ornithopter] куда встанет орнитоптер
    [march] как им атаковать или двигаться
    [garrison] какие жетоны останутся
    [saved] какой комбайн будет спасён
    [loss] кого они теряют
    [power] какому жетону достанется пряность
    [deploy] где они дислоцируются
    [upgrade] где заменить отряды
   *[other] что делать
}
ask-nothing = Подождите

## Choices

choice-spend-move = { $face }: переместить 2 легиона
choice-spend-attack = { $face }: атаковать
choice-spend-lead = { $face }: переместить 2 легиона с командирами
choice-spend-surprise = { $face }: провести внезапную атаку
choice-spend-deploy = { $face }: дислоцировать
choice-spend-deploy-leader = { $face }: дислоцировать только командира
choice-spend-draw = { $face }: взять 2 карты планирования
choice-spend-upgrade = { $face }: заменить 2 обычных отряда на элитные
choice-spend-vehicles = { $face }: поместить 2 единицы техники
choice-spend-card = { $face }: разыграть карту планирования
choice-spend-leader = { $face }: особое действие { $leader-genitive }
choice-spend-claim = { $face }: присвоить «{ $prescience-short }»
choice-desert-signs = Сила пустыни: поместить 2 жетона следов червя
choice-desert-move = Сила пустыни: переместить 2 песчаных червей
choice-desert-attack = Сила пустыни: атаковать песчаным червём
choice-desert-wild-maker = Сила пустыни: особое действие Дикого Подателя
choice-hand-over = Передать союзнику
choice-reveal = Раскрыть жетон дислокации { $number } («{ $area }»)
choice-scout = Разведать орнитоптером из воздушной зоны «{ $zone-short }»
# $number: how many copies of the card.
choice-scheme = Убрать из игры Суфира Хавата: сбросить { $number ->
    [one] { $number } карту
    [few] { $number } карты
   *[many] { $number } карт
} «{ card-hawats-scheming }»
choice-detonate = Взорвать атомный арсенал: «{ $area }»
choice-claim = Присвоить «{ $prescience-short }»
choice-cone = Использовать купол тишины
choice-area = { $area }
choice-ride = { $area } (верхом на червях)
choice-zone = { $zone }
choice-sector = { $sector }
choice-all = Весь легион
choice-part = Часть легиона
choice-count = { $number }
choice-yes = Да
choice-no = Нет
choice-lose = { $piece }
choice-take = { $kind } из запаса
choice-play = Разыграть «{ $card-short }»
choice-discard = Сбросить «{ $card-short }»
choice-choose = { $effect }
choice-draw = { $deck }: { $number }, { $other }: { $rest }
choice-leader = { $leader }
choice-generic = Безымянный командир
choice-wild-maker = Дикий Податель
choice-supply = Из запаса
choice-from-board = С поля, а не из запаса
choice-vehicle = { $vehicle }
choice-die = { $face }
choice-marker = { $marker }
choice-power = { $power }
choice-raise = Поднять (3 очка пряности)
choice-keep = Сохранить положение (2 очка пряности)
choice-drop = Опустить
choice-prescience = { $prescience }
choice-stop = Готово
choice-end-turn = Закончить ход

## The log

log-round = Раунд { $round }
log-phase = Фаза: { $phase }
log-revealed = Раскрыта карта предвидения «{ $prescience-short }»
log-drew = { $board } { $board-number ->
    [plural] берут
   *[other] берёт
} { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
} из колоды { $deck-genitive }
log-drew-card = { $board } { $board-number ->
    [plural] берут
   *[other] берёт
} карту «{ $card-short }»
log-locked = Заблокировано кубиков действий: { $count }
log-harvester = Комбайн помещён в область «{ $area }»
log-flyer = { $vehicle } помещён в воздушную зону «{ $zone-short }»
log-harvester-gone = Комбайн убран из области «{ $area }»
log-flyer-gone = { $vehicle } убран из воздушной зоны «{ $zone-short }»
log-rolled = { $side } бросает кубики действий: Командование — { $leadership }, Стратегия — { $strategy }, Дислокация — { $deployment }, Ментат — { $mentat }, Дом — { $house }
log-turned = { $board } { $board-number ->
    [plural] меняют
   *[other] меняет
} результат кубика на «{ $face }»
log-bg-die = { $board } { $board-number ->
    [plural] используют
   *[other] использует
} жетон Бене Гессерит как кубик «{ $face }»
log-turn = Ходит { $side }
log-spent = { $board } { $board-number ->
    [plural] тратят
   *[other] тратит
} кубик «{ $face }»
log-leader-action = Особое действие { $leader-genitive }
log-desert-power = Действие силы пустыни
log-played = { $board } { $board-number ->
    [plural] разыгрывают
   *[other] разыгрывает
} карту «{ $card-short }»
log-discarded = { $board } { $board-number ->
    [plural] сбрасывают
   *[other] сбрасывает
} карту «{ $card-short }»
# $way: "foot", "ride" (on sandworms), "flight" (by ornithopter) or "advance" (after a battle).
log-moved = { $way ->
    [ride] { $side } перемещает легион верхом на червях из области «{ $from }» в область «{ $to }»
    [flight] { $side } перемещает легион по воздуху из области «{ $from }» в область «{ $to }»
    [advance] Легион { $side-genitive } продвигается из области «{ $from }» в область «{ $to }»
   *[foot] { $side } перемещает легион из области «{ $from }» в область «{ $to }»
}
log-carried = Орнитоптер из воздушной зоны «{ $zone-short }» перевозит легион
log-placed = { $side } помещает { $piece-accusative } в область «{ $area }»
log-token-placed = Жетон дислокации { $token } помещён в область «{ $area }»
log-leader-placed = { $leader } прибывает в область «{ $area }»
log-changed = { $side } заменяет { $kind } на { $into } в области «{ $area }»
log-lost = { $side } теряет { $piece-accusative } в области «{ $area }»
log-entered = { $leader } входит в игру
log-wild-maker-entered = Дикий Податель входит в игру
log-retired = { $leader } выбывает из игры
log-tank = { $leader } отправляется в восстановительный резервуар
log-freed = { $leader } покидает восстановительный резервуар
log-token-revealed = Раскрыт жетон дислокации { $token } в области «{ $area }»: обычных отрядов — { $regular }, элитных — { $elite }, особых элитных — { $special }, безымянных командиров — { $generic }
log-sietch-revealed = Раскрыт сиетч в области «{ $area }»: ранг { $rank }
log-station = Захвачена экологическая станция в области «{ $area }»: { $marker }
log-destroyed = Уничтожено поселение в области «{ $area }»: ранг { $rank }
log-marker = Жетон «{ $marker }»: деление { $step }
log-supremacy = Превосходство: { $step }
log-claimed = Присвоена карта предвидения «{ $prescience-short }»
log-sign = Следы червя появляются в области «{ $area }»
log-sign-gone = Следы червя в области «{ $area }» сброшены
log-sign-revealed = Раскрыты следы червя в области «{ $area }»: { $sign }
# $wild: whether it is the Wild Maker, "yes" or "no".
log-worm = { $wild ->
    [yes] Дикий Податель появляется в области «{ $area }»
   *[no] Песчаный червь появляется в области «{ $area }»
}
log-worm-moved = Песчаный червь перемещается из области «{ $from }» в область «{ $to }»
log-worm-attacked = Песчаный червь из области «{ $from }» атакует область «{ $to }»
log-worm-gone = Песчаный червь убран из области «{ $area }»
log-saved = Грузолёт из воздушной зоны «{ $zone-short }» спасает комбайн в области «{ $area }»
log-detonated = Взрыв атомного арсенала: область «{ $area }» становится пустыней
# $surprise: whether it is a surprise attack, "yes" or "no".
log-attack = { $surprise ->
    [yes] { $side } проводит внезапную атаку на область «{ $to }» из области «{ $from }»
   *[no] { $side } атакует область «{ $to }» из области «{ $from }»
}
log-combat = { $side } бросает боевые кубики: попаданий — { $hits }, щитов — { $shields }, символов «Особый» — { $specials }
log-special = { $side } применяет символ «Особый»
log-hits = { $side } получает { $count ->
    [one] { $count } попадание
    [few] { $count } попадания
   *[many] { $count } попаданий
}
log-struck = Легион в области «{ $area }» получает { $hits ->
    [one] { $hits } попадание
    [few] { $hits } попадания
   *[many] { $hits } попаданий
}
log-won = { $winner } побеждает в сражении
log-won-nobody = В сражении никто не победил
# A retreat, or another reason to leave an area.
log-driven = Легион { $side-genitive } уходит из области «{ $from }» в область «{ $to }»
log-scouted = Раскрыты жетоны в области «{ $area }»
log-spice = Пряность: { $count }
# $change: "raise", "keep" or "drop".
log-imperium = { $change ->
    [raise] Жетон { $power-genitive } поднимается: ряд { $row }
    [keep] Жетон { $power-genitive } остаётся на месте: ряд { $row }
   *[drop] Жетон { $power-genitive } опускается: ряд { $row }
}
log-stockpiled = Харконнен складирует пряность
log-spice-saved = Сбережено пряности: { $count }
log-ban = Имперский запрет: { $power }
log-bg-token = { $side } берёт жетон Бене Гессерит
log-exchanged = Безымянный командир сменяет { $leader-accusative } в области «{ $area }»
log-prescience-gone = Карта предвидения «{ $prescience-short }» убрана из игры
log-prescience-back = Карта предвидения «{ $prescience-short }» возвращается в колоду
log-second-objective = Взята вторая карта тайной цели
log-die-lost = { $side } теряет кубик «{ $face }»
log-die-forced = В следующий ход Харконнен должен потратить кубик «{ $face }»
log-blocked = { $person } не может действовать в следующий ход Атрейдеса
log-sietch-moved = Сиетч перемещается из области «{ $from }» в область «{ $to }»
log-tokens-swapped = Области «{ $from }» и «{ $to }» обмениваются жетонами дислокации
log-cone = { $side } использует купол тишины
# $harvest, $target: tactics cards, a sector and a sietch each.
log-tactics = Сектор добычи: { $harvest }. Сиетч-цель: { $target }
log-target = Новый сиетч-цель: { $target }
log-mahdi-rolled = У Харконненов выпадает «{ $face }»
log-mahdi-rerolled = «{ $face }» уже на трёх использованных кубиках: Харконнены перебрасывают
# $among: how many there were to choose from; $candidates: their names.
log-mahdi-chose = { $among ->
    [0] Харконнены выбирают область «{ $area }»: { $reason }
    [1] Харконнены выбирают область «{ $area }»: { $reason }
   *[other] Харконнены выбирают область «{ $area }» (1 из { $among }: { $candidates }): { $reason }
}
log-mahdi-chose-zone = { $among ->
    [0] Харконнены выбирают воздушную зону «{ $zone-short }»: { $reason }
    [1] Харконнены выбирают воздушную зону «{ $zone-short }»: { $reason }
   *[other] Харконнены выбирают воздушную зону «{ $zone-short }» (1 из { $among }: { $candidates }): { $reason }
}
log-mahdi-chose-leader = Харконнены выбирают: { $leader } (1 из { $among }: { $candidates }): { $reason }
log-mahdi-chose-prescience = Харконнены выбирают карту предвидения «{ $prescience-short }» (1 из { $among }: { $candidates }): { $reason }
log-mahdi-chose-loss = Харконнены выбирают потерю в области «{ $area }»: { $piece } (1 из { $among }: { $candidates }): { $reason }
log-mahdi-chose-power = { $among ->
    [0] Жетон { $power-genitive }: { $reason }
    [1] Жетон { $power-genitive }: { $reason }
   *[other] Жетон { $power-genitive } (1 из { $among }: { $candidates }): { $reason }
}
# The names of some candidates, and how many more there are.
log-candidates = { $names } и ещё { $count }
# $on: whether they go on, "yes" or "no". $own, $foe: power by single units.
log-mahdi-goes-on = { $on ->
    [yes] Харконнены продолжают атаку: их боевая сила ({ $own }) больше половины силы соперника ({ $foe })
   *[no] Харконнены прекращают атаку: их боевая сила ({ $own }) не больше половины силы соперника ({ $foe })
}
log-mahdi-surplus = Все жетоны в верхнем ряду, лишняя пряность: { $count }. Превосходство растёт
# $effect: the part of the card that cannot be done.
log-mahdi-set-aside = Карта «{ $card }» переходит в колоду подкреплений: часть её невыполнима — { $effect }
# $freed: whether a locked die comes free, "yes" or "no".
log-mahdi-bg-token = { $freed ->
    [yes] Вместо жетона Бене Гессерит заблокированный кубик Харконненов становится неиспользованным
   *[no] Вместо жетона Бене Гессерит растёт превосходство: заблокированных кубиков у Харконненов нет
}
log-mahdi-die-lost = Неиспользованный кубик Харконненов отложен до конца раунда
log-mahdi-idle = Харконнены не могут использовать этот кубик
log-reinforced = Карта из колоды { $board-genitive } переходит в колоду подкреплений
log-over = { $winner } выигрывает партию: { $victory ->
    [prescience] жетоны предвидения достигли тайной цели
    [supremacy] превосходство дошло до последнего деления
   *[rounds] последний раунд окончен
}

## Why the Harkonnen of the solo game chose

criterion-harvest-safe = самая безопасная пустыня сектора добычи
criterion-harvest-free = свободная пустыня сектора добычи
criterion-carryall-cover = защищает больше всего комбайнов
criterion-ornithopter-attack = рядом с легионом, который может достичь сиетча
criterion-ornithopter-target = рядом с сиетчем-целью
criterion-attack-sietch = сиетч, который слабее атакующего легиона
criterion-attack-legion = сильнейший легион из тех, что слабее атакующего
criterion-move-nearest = ближайший легион движется к сиетчу-цели
criterion-move-merge = легионы рядом с сиетчем-целью объединяются
criterion-temporary-target = для сиетча-цели все легионы слишком слабы: другой сиетч на этот ход
criterion-deploy-strongest = поселение с сильнейшим легионом
criterion-attack-rank = сиетч наибольшего ранга
criterion-attack-difference = наибольшая разница в боевой силе
criterion-attack-on-foot = орнитоптер не нужен
criterion-attack-target = это сиетч-цель
criterion-attack-leader = легион с именитым командиром
criterion-move-strongest = сильнейший из ближайших легионов движется к сиетчу-цели
criterion-end-path = кратчайший путь к сиетчу-цели
criterion-end-legion = объединяется с другим легионом на столь же коротком пути
criterion-end-sietch = ближе всего к сиетчу среди равных путей
criterion-end-terrain = лучшая местность среди равных путей
criterion-near-sietch = ближе всего к сиетчу
criterion-near-sietch-strongest = наибольшая разница в боевой силе с защитниками ближайшего сиетча
criterion-near-target = ближе всего к сиетчу-цели
criterion-carryall-saves = единственный комбайн, который может спасти грузолёт
criterion-carryall-deep = сначала спасают комбайны в бескрайней пустыне
criterion-carry-strongest = сильнейший легион в поселении
criterion-leader-first = { leader-beast-rabban } и { leader-feyd-rautha } — раньше других командиров
criterion-loss-leader = сначала командиры, безымянные раньше именитых, пока не останется один
criterion-loss-elite = сначала элитные отряды становятся обычными
criterion-loss-special = затем сардаукары становятся обычными отрядами
criterion-loss-regular = затем гибнут обычные отряды
criterion-loss-last-leader = попадания уничтожили бы все обычные отряды: сначала гибнет последний командир
criterion-loss-weakest = сверх предела уходят слабейшие отряды
criterion-keep-lowest = пряность сначала удерживает самый низкий жетон
criterion-drop-unpaid = пряности, чтобы его удержать, не осталось
criterion-raise-lowest = все жетоны удержаны: первым поднимается самый низкий
criterion-players = все критерии равны: выбор игроков

## Why a choice is not possible

obstacle-game-over = игра окончена
obstacle-no-die = у вас нет неиспользованного кубика «{ $face }»
obstacle-forced-die = в этот ход нужно потратить другой кубик
obstacle-no-use = сейчас этот кубик так использовать нельзя
obstacle-desert-power-of-atreides = сила пустыни доступна только Атрейдесу
obstacle-desert-power-dice = для силы пустыни неиспользованных кубиков должно быть меньше, чем у Харконнена
obstacle-no-sandworm = ни один песчаный червь этого не может
obstacle-scouting-banned = разведка под запретом Космической гильдии
obstacle-no-ornithopter = в этой воздушной зоне нет орнитоптера
obstacle-token-not-on-board = этого жетона дислокации нет на поле
obstacle-atomics-used = атомный арсенал уже взорван
obstacle-atomics-too-early = ни один жетон предвидения ещё не достиг деления { $step }
obstacle-not-in-hand = этой карты нет у вас на руке
obstacle-scheme = эту карту сбрасывают, только чтобы убрать из игры Суфира Хавата
obstacle-no-card-asked = сейчас нельзя разыграть или сбросить карту
obstacle-sandworm-in = в области «{ $area }» песчаный червь
obstacle-enemy-in = в области «{ $area }» вражеский легион
obstacle-settlement-in = в области «{ $area }» вражеское поселение
obstacle-out-of-reach = до области «{ $area }» не добраться
obstacle-nothing-to-attack = в области «{ $area }» некого атаковать
obstacle-no-desert = «{ $area }» — не область пустыни
obstacle-no-legion = в области «{ $area }» нет вашего легиона
obstacle-no-target = ни одному вашему легиону некого атаковать
obstacle-no-target-for-leaders = ни одному вашему легиону с командиром некого атаковать
obstacle-no-token = не осталось жетонов дислокации или сиетчей
obstacle-no-card = у вас нет карты, которую можно разыграть
obstacle-sietch-in = в области «{ $area }» сиетч
obstacle-harvester-in = в области «{ $area }» уже есть комбайн
obstacle-wormsign-in = в области «{ $area }» следы червя
obstacle-not-empty = область «{ $area }» не пуста
obstacle-walled = область «{ $area }» за непроходимой границей
obstacle-sheltered = черви не достанут область «{ $area }»: её защищают горы
obstacle-no-leader-in = у легиона в области «{ $area }» нет командира
obstacle-no-special-in = у легиона в области «{ $area }» нет особого элитного отряда
obstacle-other-legion = нужен другой легион, не из области «{ $area }»
obstacle-has-moved = легион в области «{ $area }» уже перемещался
obstacle-held-back = карта не даёт легиону в области «{ $area }» действовать в этот ход
obstacle-nowhere-to-go = легиону в области «{ $area }» некуда идти
obstacle-nothing-in-reach = легиону в области «{ $area }» некого атаковать
obstacle-no-sietch = в области «{ $area }» нет сиетча
obstacle-no-settlement = в области «{ $area }» нет вашего поселения
obstacle-no-unit = в области «{ $area }» нет ваших отрядов
obstacle-not-this-area = область «{ $area }» сейчас нельзя выбрать
obstacle-turn-unspent = сначала выполните действие
obstacle-not-an-answer = сейчас это нельзя выбрать: { $ask }
obstacle-leader-not-in-play = этот командир не в игре
obstacle-leader-in-tank = этот командир в восстановительном резервуаре
obstacle-leader-spent = карта этого командира потрачена до конца раунда
obstacle-leader-elsewhere = карта этого командира лежит на другой ячейке действия
obstacle-not-revealed = эта карта предвидения не раскрыта
obstacle-claimed-enough = { $n ->
    [one] в этом раунде уже присвоена { $n } карта предвидения
    [few] в этом раунде уже присвоено { $n } карты предвидения
   *[many] в этом раунде уже присвоено { $n } карт предвидения
}
obstacle-claimed-at-another-time = эту карту предвидения присваивают в другой фазе
obstacle-not-fulfilled = условия этой карты предвидения не выполнены
obstacle-claimed-in-another-way = эту карту предвидения присваивают иначе
