# What the cards and leaders of War for Arrakis do, in Russian. The English file explains the messages and their arguments.
#
#   Effects are infinitives. Figures are accusative, after a verb.

## How effects are joined

effect-if = если { $condition }: { $effect }
effect-otherwise = иначе: { $effect }
# $note: how an attack is made.
effect-noted = { $effect } ({ $note })

## Moving and attacking

# $from: "desert" if the legion must be in desert, else "anywhere".
effect-move-any = { $n ->
    [one] переместить { $n } легион
    [few] переместить { $n } легиона
   *[many] переместить { $n } легионов
}{ $from ->
    [desert] {" "}из области пустыни
   *[anywhere] {""}
}
effect-move-leader = { $n ->
    [one] переместить { $n } легион с командиром
    [few] переместить { $n } легиона с командирами
   *[many] переместить { $n } легионов с командирами
}{ $from ->
    [desert] {" "}из области пустыни
   *[anywhere] {""}
}
effect-move-special = { $n ->
    [one] переместить { $n } легион с особым элитным отрядом
    [few] переместить { $n } легиона с особыми элитными отрядами
   *[many] переместить { $n } легионов с особыми элитными отрядами
}{ $from ->
    [desert] {" "}из области пустыни
   *[anywhere] {""}
}
effect-move-with = переместить легион { $leader-genitive }{ $from ->
    [desert] {" "}из области пустыни
   *[anywhere] {""}
}
effect-move-that = переместить этот легион
# $surprise: whether it is a surprise attack, "yes" or "no".
effect-attack-any = { $surprise ->
    [yes] провести внезапную атаку
   *[no] атаковать
} любым легионом
effect-attack-leader = { $surprise ->
    [yes] провести внезапную атаку
   *[no] атаковать
} легионом с командиром
effect-attack-special = { $surprise ->
    [yes] провести внезапную атаку
   *[no] атаковать
} легионом с особым элитным отрядом
effect-attack-with = { $surprise ->
    [yes] провести внезапную атаку
   *[no] атаковать
} легионом { $leader-genitive }
effect-attack-that = { $surprise ->
    [yes] провести внезапную атаку
   *[no] атаковать
} этим легионом
attack-extra-dice = { $n ->
    [one] ещё { $n } боевой кубик в каждом боевом раунде
    [few] ещё { $n } боевых кубика в каждом боевом раунде
   *[many] ещё { $n } боевых кубиков в каждом боевом раунде
}
attack-foe-dice = { $n ->
    [one] в первом боевом раунде защищающийся бросает не более { $n } боевого кубика
   *[other] в первом боевом раунде защищающийся бросает не более { $n } боевых кубиков
}
attack-free-continue = продолжение атаки на поселение не стоит попадания
effect-strike = { $n ->
    [one] бросить { $n } боевой кубик против вражеского легиона по соседству с вашим
    [few] бросить { $n } боевых кубика против вражеского легиона по соседству с вашим
   *[many] бросить { $n } боевых кубиков против вражеского легиона по соседству с вашим
}
effect-ornithopter-strike = { $n ->
    [one] убрать орнитоптер и бросить { $n } боевой кубик против вражеского легиона в его секторах
    [few] убрать орнитоптер и бросить { $n } боевых кубика против вражеского легиона в его секторах
   *[many] убрать орнитоптер и бросить { $n } боевых кубиков против вражеского легиона в его секторах
}

## Figures

effect-place = поместить { $figures } { $place }
effect-deploy = дислоцировать { $figures } { $place }
placed-regular = { $n ->
    [one] { $n } обычный отряд
    [few] { $n } обычных отряда
   *[many] { $n } обычных отрядов
}
placed-elite = { $n ->
    [one] { $n } элитный отряд
    [few] { $n } элитных отряда
   *[many] { $n } элитных отрядов
}
placed-special = { $n ->
    [one] { $n } особый элитный отряд
    [few] { $n } особых элитных отряда
   *[many] { $n } особых элитных отрядов
}
placed-token = { $n ->
    [one] { $n } жетон дислокации
    [few] { $n } жетона дислокации
   *[many] { $n } жетонов дислокации
}
placed-generic = { $n ->
    [one] { $n } безымянного командира
   *[other] { $n } безымянных командиров
}
placed-leader = { $n ->
    [one] { $n } командира
   *[other] { $n } командиров
}
placed-named = { $leader-accusative }
placed-person = { $person-accusative }
# $areas: one or more of place-area. $how: "place" or "deploy", in every place.
place-areas = { $how ->
    [deploy] в области { $areas }
   *[place] в область { $areas }
}
place-area = «{ $area }»
place-sietch = { $how ->
    [deploy] в одном сиетче
   *[place] в один сиетч
}
place-settlement = { $how ->
    [deploy] в одном поселении
   *[place] в одно поселение
}
place-settlements = { $how ->
    [deploy] в поселениях по вашему выбору
   *[place] в поселения по вашему выбору
}
place-legion-any = { $how ->
    [deploy] в любом легионе
   *[place] в любой легион
}
place-legion-leader = { $how ->
    [deploy] в легионе с командиром
   *[place] в легион с командиром
}
place-legion-special = { $how ->
    [deploy] в легионе с особым элитным отрядом
   *[place] в легион с особым элитным отрядом
}
place-legion-with = { $how ->
    [deploy] в легионе { $leader-genitive }
   *[place] в легион { $leader-genitive }
}
place-legion-that = { $how ->
    [deploy] в этом легионе
   *[place] в этот легион
}
place-empty-desert = { $how ->
    [deploy] в пустой области пустыни
   *[place] в пустую область пустыни
}
place-empty-deserts = { $how ->
    [deploy] в разных пустых областях пустыни
   *[place] в разные пустые области пустыни
}
place-free-plateau = { $how ->
    [deploy] в свободной области плоскогорья
   *[place] в свободную область плоскогорья
}
place-free-mountain = { $how ->
    [deploy] в свободной области гор
   *[place] в свободную область гор
}
place-threatened-sietch = { $how ->
    [deploy] в сиетче, в пределах 2 областей от которого есть легион Харконненов
   *[place] в сиетч, в пределах 2 областей от которого есть легион Харконненов
}
# $kind, $into: kinds of units, "regular", "elite" or "special".
effect-upgrade = заменить { $kind ->
    [regular] { $n ->
        [one] { $n } обычный отряд
        [few] { $n } обычных отряда
       *[many] { $n } обычных отрядов
    }
   *[elite] { $n ->
        [one] { $n } элитный отряд
        [few] { $n } элитных отряда
       *[many] { $n } элитных отрядов
    }
} на { $into ->
    [elite] { $n ->
        [one] элитный
       *[other] элитные
    }
   *[special] { $n ->
        [one] особый элитный
       *[other] особые элитные
    }
}
effect-enter = ввести в игру { $leader-accusative }
effect-retire = убрать из игры { $leader-accusative }
effect-tank-enemy = отправить вражеского именитого командира в восстановительный резервуар
effect-tank-enemy-next-to = отправить вражеского именитого командира по соседству с этим легионом в восстановительный резервуар
effect-tank-enemy-in-sector = отправить вражеского именитого командира из сектора с вашим легионом в восстановительный резервуар
effect-block = в следующий ход Атрейдеса нельзя поместить { $person-accusative } на поле, а легион { $person-genitive } не перемещается и не атакует
effect-troop-carriers = переместить легион из поселения к любому другому вашему легиону

## Cards, dice and tracks

effect-draw = { $n ->
    [one] взять { $n } карту планирования
    [few] взять { $n } карты планирования
   *[many] взять { $n } карт планирования
}
effect-draw-one-deck = { $n ->
    [one] взять { $n } карту планирования из одной колоды
    [few] взять { $n } карты планирования из одной колоды
   *[many] взять { $n } карт планирования из одной колоды
}
effect-draw-deck = { $n ->
    [one] взять { $n } карту планирования из колоды { $deck-genitive }
    [few] взять { $n } карты планирования из колоды { $deck-genitive }
   *[many] взять { $n } карт планирования из колоды { $deck-genitive }
}
effect-play-card = { $n ->
    [one] разыграть { $n } карту планирования
    [few] разыграть { $n } карты планирования
   *[many] разыграть { $n } карт планирования
}
effect-enemy-discards = { $n ->
    [one] соперник сбрасывает { $n } карту планирования
    [few] соперник сбрасывает { $n } карты планирования
   *[many] соперник сбрасывает { $n } карт планирования
}
effect-bg-token = { $n ->
    [one] взять { $n } жетон Бене Гессерит
    [few] взять { $n } жетона Бене Гессерит
   *[many] взять { $n } жетонов Бене Гессерит
}
effect-imperium-down = опустить жетон Империи на 1 выемку, не активируя запрет
effect-second-objective = взять вторую карту тайной цели: для победы достаточно выполнить одну из двух
effect-force-die = выбрать неиспользованный кубик соперника: он должен потратить его в следующий ход
effect-lose-die-any = соперник теряет неиспользованный кубик по вашему выбору
effect-lose-die = соперник теряет неиспользованный кубик «{ $face }»
effect-renew-prescience = убрать из игры любое количество раскрытых карт предвидения и раскрыть столько же новых
effect-shift-markers = отодвинуть жетон предвидения на любое число делений назад, а другой продвинуть на столько же
effect-bonus-prescience = выбрать раскрытую карту предвидения: если присвоить её в этом раунде, дополнительно продвинуть жетон предвидения на { $n ->
    [one] { $n } деление
    [few] { $n } деления
   *[many] { $n } делений
}
effect-hold-prescience = выбрать раскрытую карту предвидения: она остаётся раскрытой, пока её не присвоят
effect-return-prescience = замешать раскрытую карту предвидения обратно в колоду

## Vehicles and the desert

# $vehicle: "harvester", "ornithopter", "carryall" or "any".
effect-vehicle = поместить { $n } { $vehicle ->
    [harvester] { $n ->
        [one] комбайн
        [few] комбайна
       *[many] комбайнов
    }
    [ornithopter] { $n ->
        [one] орнитоптер
        [few] орнитоптера
       *[many] орнитоптеров
    }
    [carryall] { $n ->
        [one] грузолёт
        [few] грузолёта
       *[many] грузолётов
    }
   *[any] { $n ->
        [one] единицу техники
        [few] единицы техники
       *[many] единиц техники
    }
}
effect-remove-vehicle-sector = убрать до { $n } { $vehicle ->
    [harvester] { $n ->
        [one] комбайна
       *[other] комбайнов
    }
    [ornithopter] { $n ->
        [one] орнитоптера
       *[other] орнитоптеров
    }
    [carryall] { $n ->
        [one] грузолёта
       *[other] грузолётов
    }
   *[any] { $n ->
        [one] единицы техники
       *[other] единиц техники
    }
} в секторе { $leader-genitive }
effect-remove-vehicle-deep-desert = убрать до { $n } { $vehicle ->
    [harvester] { $n ->
        [one] комбайна
       *[other] комбайнов
    }
    [ornithopter] { $n ->
        [one] орнитоптера
       *[other] орнитоптеров
    }
    [carryall] { $n ->
        [one] грузолёта
       *[other] грузолётов
    }
   *[any] { $n ->
        [one] единицы техники
       *[other] единиц техники
    }
} из бескрайней пустыни одного сектора
effect-rockets = выбрать сектор с вашим легионом и бросить { $n ->
    [one] { $n } боевой кубик
    [few] { $n } боевых кубика
   *[many] { $n } боевых кубиков
}: за каждое попадание и каждый символ «Особый» убрать там единицу техники
effect-wormsign = { $n ->
    [one] поместить { $n } жетон следов червя
    [few] поместить { $n } жетона следов червя
   *[many] поместить { $n } жетонов следов червя
}
effect-discard-wormsign = { $n ->
    [1] сбросить 1 жетон следов червя
    [one] сбросить до { $n } жетона следов червя
   *[other] сбросить до { $n } жетонов следов червя
}
effect-discard-wormsigns-next-to = сбросить все жетоны следов червя по соседству с областью «{ $area }»
effect-sandworm-next-to-sandworm = { $n ->
    [one] поместить { $n } песчаного червя в пустую область пустыни по соседству с песчаным червём
   *[other] поместить { $n } песчаных червей в пустые области пустыни по соседству с песчаными червями
}
effect-sandworm-next-to-legion = { $n ->
    [one] поместить { $n } песчаного червя в пустую область пустыни по соседству с вашим легионом
   *[other] поместить { $n } песчаных червей в пустые области пустыни по соседству с вашими легионами
}
effect-desert-power = { $n ->
    [one] выполнить { $n } действие силы пустыни
    [few] выполнить { $n } действия силы пустыни
   *[many] выполнить { $n } действий силы пустыни
}
effect-storm = сделать бросок Кориолисовых бурь
effect-enter-wild-maker = ввести в игру Дикого Подателя
effect-place-wild-maker = поместить Дикого Подателя в пустую область пустыни
effect-move-wild-maker = переместить Дикого Подателя
effect-attack-wild-maker = атаковать Диким Подателем
effect-detonate = взорвать фамильный атомный арсенал
effect-reveal-area = раскрыть сиетч и все жетоны дислокации в одной области
effect-swap-tokens = поменять местами все жетоны дислокации двух сиетчей
effect-move-sietch = переместить сиетч в соседнюю пустую область пустыни, при желании вместе с фигурками
effect-displace-enemy = переместить вражеский легион из области пустыни в соседнюю пустую область

## Conditions, after "if"

condition-in-play = { $leader } уже в игре
condition-not-in-play = { $leader } ещё не в игре
condition-retired = { $leader-accusative } убрали из игры
condition-not-retired = { $leader-accusative } не убрали из игры
condition-wild-maker = Дикий Податель уже в игре
condition-not-wild-maker = Дикий Податель ещё не в игре
condition-atomics-used = атомный арсенал уже взорван
condition-not-atomics-used = атомный арсенал ещё не взорван
condition-marker = какой-либо жетон предвидения на делении { $n } или выше

## What prescience cards ask for

requirement-legions-mountain = ваши легионы есть в { $n } или более областях гор
requirement-legions-plateau = ваши легионы есть в { $n } или более областях плоскогорья
requirement-legions-minor-erg = ваши легионы есть в { $n } или более областях малых эргов
requirement-legions-desert = ваши легионы есть в { $n } или более областях пустыни
requirement-legions-deep-desert = ваши легионы есть в { $n } или более областях бескрайней пустыни
requirement-desert-legions = ваши легионы есть в { $n } или более областях пустыни без сиетчей
requirement-deep-desert = { $person } в бескрайней пустыне без сиетча
requirement-together = Пол и Джессика в одной области
requirement-sietch-of = { $person } в области с сиетчем
requirement-hidden-sietch-of = { $person } в области с нераскрытым сиетчем
requirement-tokens-with = в области { $person-genitive } { $n } или более жетонов дислокации
requirement-special-with = в области { $person-genitive } { $n } или более федайкинов
requirement-on-board = { $person } на поле
requirement-quiet = в секторе { $person-genitive } нет легионов Харконненов
requirement-own-turn = идёт ваш ход
requirement-units-in-deep-desert = у вас { $n } или более отрядов в бескрайней пустыне
requirement-rode = в этой фазе легион { $person-genitive } проехал верхом на черве
requirement-harvesters-burned = в этой фазе вы убрали { $n } или более комбайнов
requirement-beat-special-or-named = в этой фазе вы победили в сражении легион с сардаукаром или именитым командиром
requirement-beat-in-central-sector = в этой фазе вы атаковали и победили в сражении в центральном секторе
deed-reveal-sietch-of = раскрыть сиетч { $person-genitive }
deed-reveal-tokens-with = раскрыть { $n ->
    [one] { $n } жетон дислокации
    [few] { $n } жетона дислокации
   *[many] { $n } жетонов дислокации
} в области { $person-genitive }
deed-tank = { $person } отправляется в восстановительный резервуар
deed-remove-units-in-deep-desert = убрать { $n ->
    [one] { $n } отряд
    [few] { $n } отряда
   *[many] { $n } отрядов
} из бескрайней пустыни

## What bans forbid the Harkonnen

# $n: units in an area.
banned-choam = { $n ->
    [one] предел накопления Харконнена — { $n } отряд
    [few] предел накопления Харконнена — { $n } отряда
   *[many] предел накопления Харконнена — { $n } отрядов
}
banned-spacing-guild = Харконнен не может вести разведку
banned-landsraad = Харконнен не может сбрасывать карты планирования ради боевых кубиков
