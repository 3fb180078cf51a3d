# What the cards and leaders of War for Arrakis do, in Ukrainian. The English file explains the messages and their arguments.
#
#   Effects are infinitives. Figures are accusative, after a verb.

## How effects are joined

effect-if = якщо { $condition }: { $effect }
effect-otherwise = інакше: { $effect }
# $note: how an attack is made.
effect-noted = { $effect } ({ $note })

## Moving and attacking

# $from: "desert" if the legion must be in desert, else "anywhere".
effect-move-any = { $n ->
    [one] перемістити { $n } легіон
    [few] перемістити { $n } легіони
   *[many] перемістити { $n } легіонів
}{ $from ->
    [desert] {" "}з області пустелі
   *[anywhere] {""}
}
effect-move-leader = { $n ->
    [one] перемістити { $n } легіон із командиром
    [few] перемістити { $n } легіони з командирами
   *[many] перемістити { $n } легіонів із командирами
}{ $from ->
    [desert] {" "}з області пустелі
   *[anywhere] {""}
}
effect-move-special = { $n ->
    [one] перемістити { $n } легіон з особливим елітним загоном
    [few] перемістити { $n } легіони з особливими елітними загонами
   *[many] перемістити { $n } легіонів з особливими елітними загонами
}{ $from ->
    [desert] {" "}з області пустелі
   *[anywhere] {""}
}
effect-move-with = перемістити легіон { $leader-genitive }{ $from ->
    [desert] {" "}з області пустелі
   *[anywhere] {""}
}
effect-move-that = перемістити цей легіон
# $surprise: whether it is a surprise attack, "yes" or "no".
effect-attack-any = { $surprise ->
    [yes] провести раптову атаку
   *[no] атакувати
} будь-яким легіоном
effect-attack-leader = { $surprise ->
    [yes] провести раптову атаку
   *[no] атакувати
} легіоном із командиром
effect-attack-special = { $surprise ->
    [yes] провести раптову атаку
   *[no] атакувати
} легіоном з особливим елітним загоном
effect-attack-with = { $surprise ->
    [yes] провести раптову атаку
   *[no] атакувати
} легіоном { $leader-genitive }
effect-attack-that = { $surprise ->
    [yes] провести раптову атаку
   *[no] атакувати
} цим легіоном
attack-extra-dice = { $n ->
    [one] ще { $n } бойовий кубик у кожному бойовому раунді
    [few] ще { $n } бойові кубики в кожному бойовому раунді
   *[many] ще { $n } бойових кубиків у кожному бойовому раунді
}
attack-foe-dice = { $n ->
    [one] у першому бойовому раунді захисник кидає не більше { $n } бойового кубика
   *[other] у першому бойовому раунді захисник кидає не більше { $n } бойових кубиків
}
attack-free-continue = продовження атаки на поселення не коштує влучання
effect-strike = { $n ->
    [one] кинути { $n } бойовий кубик проти ворожого легіону по сусідству з вашим
    [few] кинути { $n } бойові кубики проти ворожого легіону по сусідству з вашим
   *[many] кинути { $n } бойових кубиків проти ворожого легіону по сусідству з вашим
}
effect-ornithopter-strike = { $n ->
    [one] прибрати орнітоптер і кинути { $n } бойовий кубик проти ворожого легіону в його секторах
    [few] прибрати орнітоптер і кинути { $n } бойові кубики проти ворожого легіону в його секторах
   *[many] прибрати орнітоптер і кинути { $n } бойових кубиків проти ворожого легіону в його секторах
}

## Figures

effect-place = розмістити { $figures } { $place }
effect-deploy = розгорнути { $figures } { $place }
placed-regular = { $n ->
    [one] { $n } звичайний загін
    [few] { $n } звичайні загони
   *[many] { $n } звичайних загонів
}
placed-elite = { $n ->
    [one] { $n } елітний загін
    [few] { $n } елітні загони
   *[many] { $n } елітних загонів
}
placed-special = { $n ->
    [one] { $n } особливий елітний загін
    [few] { $n } особливі елітні загони
   *[many] { $n } особливих елітних загонів
}
placed-token = { $n ->
    [one] { $n } жетон розгортання
    [few] { $n } жетони розгортання
   *[many] { $n } жетонів розгортання
}
placed-generic = { $n ->
    [one] { $n } безіменного командира
   *[other] { $n } безіменних командирів
}
placed-leader = { $n ->
    [one] { $n } командира
   *[other] { $n } командирів
}
placed-named = { $leader-accusative }
placed-person = { $person-accusative }
# $areas: one or more of place-area. $how: "place" or "deploy", in every place.
place-areas = в області { $areas }
place-area = «{ $area }»
place-sietch = в одній січі
place-settlement = в одному поселенні
place-settlements = у поселеннях на ваш вибір
place-legion-any = у будь-якому легіоні
place-legion-leader = у легіоні з командиром
place-legion-special = у легіоні з особливим елітним загоном
place-legion-with = у легіоні { $leader-genitive }
place-legion-that = у цьому легіоні
place-empty-desert = у порожній області пустелі
place-empty-deserts = у різних порожніх областях пустелі
place-free-plateau = у вільній області плоскогір’я
place-free-mountain = у вільній області гір
place-threatened-sietch = у січі, у межах 2 областей від якої є легіон Харконненів
# $kind, $into: kinds of units, "regular", "elite" or "special".
effect-upgrade = замінити { $kind ->
    [regular] { $n ->
        [one] { $n } звичайний загін
        [few] { $n } звичайні загони
       *[many] { $n } звичайних загонів
    }
   *[elite] { $n ->
        [one] { $n } елітний загін
        [few] { $n } елітні загони
       *[many] { $n } елітних загонів
    }
} { $into ->
    [elite] { $n ->
        [one] елітним
       *[other] елітними
    }
   *[special] { $n ->
        [one] особливим елітним
       *[other] особливими елітними
    }
}
effect-enter = ввести в гру { $leader-accusative }
effect-retire = прибрати з гри { $leader-accusative }
effect-tank-enemy = відправити ворожого іменитого командира до відновного резервуара
effect-tank-enemy-next-to = відправити ворожого іменитого командира по сусідству з цим легіоном до відновного резервуара
effect-tank-enemy-in-sector = відправити ворожого іменитого командира із сектора з вашим легіоном до відновного резервуара
effect-block = у наступний хід Атріда не можна розмістити { $person-accusative } на полі, а легіон { $person-genitive } не переміщується й не атакує
effect-troop-carriers = перемістити легіон із поселення до будь-якого іншого вашого легіону

## Cards, dice and tracks

effect-draw = { $n ->
    [one] узяти { $n } карту планування
    [few] узяти { $n } карти планування
   *[many] узяти { $n } карт планування
}
effect-draw-one-deck = { $n ->
    [one] узяти { $n } карту планування з однієї колоди
    [few] узяти { $n } карти планування з однієї колоди
   *[many] узяти { $n } карт планування з однієї колоди
}
effect-draw-deck = { $n ->
    [one] узяти { $n } карту планування з колоди { $deck-genitive }
    [few] узяти { $n } карти планування з колоди { $deck-genitive }
   *[many] узяти { $n } карт планування з колоди { $deck-genitive }
}
effect-play-card = { $n ->
    [one] зіграти { $n } карту планування
    [few] зіграти { $n } карти планування
   *[many] зіграти { $n } карт планування
}
effect-enemy-discards = { $n ->
    [one] суперник скидає { $n } карту планування
    [few] суперник скидає { $n } карти планування
   *[many] суперник скидає { $n } карт планування
}
effect-bg-token = { $n ->
    [one] узяти { $n } жетон Бене Ґессерит
    [few] узяти { $n } жетони Бене Ґессерит
   *[many] узяти { $n } жетонів Бене Ґессерит
}
effect-imperium-down = опустити жетон Імперіуму на 1 виїмку, не активуючи заборону
effect-second-objective = узяти другу карту таємної цілі: для перемоги досить виконати одну з двох
effect-force-die = вибрати невикористаний кубик суперника: він має витратити його наступного ходу
effect-lose-die-any = суперник втрачає невикористаний кубик на ваш вибір
effect-lose-die = суперник втрачає невикористаний кубик «{ $face }»
effect-renew-prescience = прибрати з гри будь-яку кількість розкритих карт передбачення й розкрити стільки ж нових
effect-shift-markers = відсунути жетон передбачення на будь-яку кількість поділок назад, а інший просунути на стільки ж
effect-bonus-prescience = вибрати розкриту карту передбачення: якщо привласнити її в цьому раунді, додатково просунути жетон передбачення на { $n ->
    [one] { $n } поділку
    [few] { $n } поділки
   *[many] { $n } поділок
}
effect-hold-prescience = вибрати розкриту карту передбачення: вона залишається розкритою, доки її не привласнять
effect-return-prescience = замішати розкриту карту передбачення назад у колоду

## Vehicles and the desert

# $vehicle: "harvester", "ornithopter", "carryall" or "any".
effect-vehicle = розмістити { $n } { $vehicle ->
    [harvester] { $n ->
        [one] комбайн
        [few] комбайни
       *[many] комбайнів
    }
    [ornithopter] { $n ->
        [one] орнітоптер
        [few] орнітоптери
       *[many] орнітоптерів
    }
    [carryall] { $n ->
        [one] вантажоліт
        [few] вантажольоти
       *[many] вантажольотів
    }
   *[any] { $n ->
        [one] одиницю техніки
        [few] одиниці техніки
       *[many] одиниць техніки
    }
}
effect-remove-vehicle-sector = прибрати до { $n } { $vehicle ->
    [harvester] { $n ->
        [one] комбайна
       *[other] комбайнів
    }
    [ornithopter] { $n ->
        [one] орнітоптера
       *[other] орнітоптерів
    }
    [carryall] { $n ->
        [one] вантажольота
       *[other] вантажольотів
    }
   *[any] { $n ->
        [one] одиниці техніки
       *[other] одиниць техніки
    }
} у секторі { $leader-genitive }
effect-remove-vehicle-deep-desert = прибрати до { $n } { $vehicle ->
    [harvester] { $n ->
        [one] комбайна
       *[other] комбайнів
    }
    [ornithopter] { $n ->
        [one] орнітоптера
       *[other] орнітоптерів
    }
    [carryall] { $n ->
        [one] вантажольота
       *[other] вантажольотів
    }
   *[any] { $n ->
        [one] одиниці техніки
       *[other] одиниць техніки
    }
} з безкрайої пустелі одного сектора
effect-rockets = вибрати сектор з вашим легіоном і кинути { $n ->
    [one] { $n } бойовий кубик
    [few] { $n } бойові кубики
   *[many] { $n } бойових кубиків
}: за кожне влучання та кожен символ «Особливий» прибрати там одиницю техніки
effect-wormsign = { $n ->
    [one] розмістити { $n } жетон слідів хробака
    [few] розмістити { $n } жетони слідів хробака
   *[many] розмістити { $n } жетонів слідів хробака
}
effect-discard-wormsign = { $n ->
    [1] скинути 1 жетон слідів хробака
    [one] скинути до { $n } жетона слідів хробака
   *[other] скинути до { $n } жетонів слідів хробака
}
effect-discard-wormsigns-next-to = скинути всі жетони слідів хробака по сусідству з областю «{ $area }»
effect-sandworm-next-to-sandworm = { $n ->
    [one] розмістити { $n } піщаного хробака в порожній області пустелі по сусідству з піщаним хробаком
   *[other] розмістити { $n } піщаних хробаків у порожніх областях пустелі по сусідству з піщаними хробаками
}
effect-sandworm-next-to-legion = { $n ->
    [one] розмістити { $n } піщаного хробака в порожній області пустелі по сусідству з вашим легіоном
   *[other] розмістити { $n } піщаних хробаків у порожніх областях пустелі по сусідству з вашими легіонами
}
effect-desert-power = { $n ->
    [one] виконати { $n } дію сили пустелі
    [few] виконати { $n } дії сили пустелі
   *[many] виконати { $n } дій сили пустелі
}
effect-storm = зробити кидок Коріолісових бур
effect-enter-wild-maker = ввести в гру Дикого Творця
effect-place-wild-maker = розмістити Дикого Творця в порожній області пустелі
effect-move-wild-maker = перемістити Дикого Творця
effect-attack-wild-maker = атакувати Диким Творцем
effect-detonate = підірвати родову атомну зброю
effect-reveal-area = розкрити січ і всі жетони розгортання в одній області
effect-swap-tokens = поміняти місцями всі жетони розгортання двох січей
effect-move-sietch = перемістити січ у сусідню порожню область пустелі, за бажання разом із фігурками
effect-displace-enemy = перемістити ворожий легіон з області пустелі в сусідню порожню область

## Conditions, after "if"

condition-in-play = { $leader } уже в грі
condition-not-in-play = { $leader } ще не в грі
condition-retired = { $leader-accusative } прибрано з гри
condition-not-retired = { $leader-accusative } не прибрано з гри
condition-wild-maker = Дикий Творець уже в грі
condition-not-wild-maker = Дикий Творець ще не в грі
condition-atomics-used = атомну зброю вже підірвано
condition-not-atomics-used = атомну зброю ще не підірвано
condition-marker = якийсь жетон передбачення на поділці { $n } або вище

## What prescience cards ask for

requirement-legions-mountain = ваші легіони є в { $n } або більше областях гір
requirement-legions-plateau = ваші легіони є в { $n } або більше областях плоскогір’я
requirement-legions-minor-erg = ваші легіони є в { $n } або більше областях малих ергів
requirement-legions-desert = ваші легіони є в { $n } або більше областях пустелі
requirement-legions-deep-desert = ваші легіони є в { $n } або більше областях безкрайої пустелі
requirement-desert-legions = ваші легіони є в { $n } або більше областях пустелі без січей
requirement-deep-desert = { $person } у безкраїй пустелі без січі
requirement-together = Пол і Джессіка в одній області
requirement-sietch-of = { $person } в області із січчю
requirement-hidden-sietch-of = { $person } в області з нерозкритою січчю
requirement-tokens-with = в області { $person-genitive } { $n } або більше жетонів розгортання
requirement-special-with = в області { $person-genitive } { $n } або більше федайкінів
requirement-on-board = { $person } на полі
requirement-quiet = у секторі { $person-genitive } немає легіонів Харконненів
requirement-own-turn = триває ваш хід
requirement-units-in-deep-desert = ви маєте { $n } або більше загонів у безкраїй пустелі
requirement-rode = у цій фазі легіон { $person-genitive } проїхав верхи на хробаку
requirement-harvesters-burned = у цій фазі ви прибрали { $n } або більше комбайнів
requirement-beat-special-or-named = у цій фазі ви перемогли в битві легіон із сардаукаром або іменитим командиром
requirement-beat-in-central-sector = у цій фазі ви атакували й перемогли в битві в центральному секторі
deed-reveal-sietch-of = розкрити січ { $person-genitive }
deed-reveal-tokens-with = розкрити { $n ->
    [one] { $n } жетон розгортання
    [few] { $n } жетони розгортання
   *[many] { $n } жетонів розгортання
} в області { $person-genitive }
deed-tank = { $person } потрапляє до відновного резервуара
deed-remove-units-in-deep-desert = прибрати { $n ->
    [one] { $n } загін
    [few] { $n } загони
   *[many] { $n } загонів
} з безкрайої пустелі

## What bans forbid the Harkonnen

# $n: units in an area.
banned-choam = { $n ->
    [one] межа скупчення Харконнена — { $n } загін
    [few] межа скупчення Харконнена — { $n } загони
   *[many] межа скупчення Харконнена — { $n } загонів
}
banned-spacing-guild = Харконнен не може вести розвідку
banned-landsraad = Харконнен не може скидати карти планування заради бойових кубиків
