# Words of the Imperium screens' own chrome: panels, buttons and names for what a screen reader is told.

imperium-board = Поле
imperium-spaces = Локації поля
imperium-hand = Рука
imperium-intrigue = Інтриги
imperium-market = Ринок
imperium-conflict = Конфлікт
imperium-seats = Гравці
imperium-row = Ряд Імперіуму
imperium-reserve = Фонд
imperium-set-aside = Відкладено
imperium-imperium-deck = Колода Імперіуму: { $n }
imperium-phases = Фази раунду
imperium-phase-setup = Приготування
imperium-phase-round-start = Початок раунду
imperium-phase-turns = Ходи гравців
imperium-phase-combat = Бій
imperium-phase-rewards = Нагороди
imperium-phase-makers = Видобуток
imperium-phase-recall = Відкликання
imperium-phase-endgame = Кінець гри
imperium-phase-over = Гру завершено
imperium-last-round = Останній раунд
imperium-last-round-conflicts = Партія завершиться після цього раунду: карт конфлікту більше немає.
imperium-last-round-points = { $points ->
    [one] Партія завершиться після цього раунду, якщо принаймні в одного гравця залишиться { $points } переможне очко.
    [few] Партія завершиться після цього раунду, якщо принаймні в одного гравця залишиться { $points } переможні очки.
   *[many] Партія завершиться після цього раунду, якщо принаймні в одного гравця залишиться { $points } переможних очок.
}
imperium-your-turn = Ваш хід
imperium-points-of-all = Переможні очки
imperium-points = { $n ->
    [one] { $n } переможне очко
    [few] { $n } переможні очки
   *[many] { $n } переможних очок
}
imperium-vp = Переможні очки
imperium-free = вільно
imperium-occupied-by = зайнято: { $who }
imperium-controlled-by = під контролем: { $who }
imperium-closed-by = закрито: { $who }
imperium-bonus-spice = додаткові прянощі: { $n }
imperium-can-choose = Можна вибрати
imperium-alliance = союз
imperium-alliance-of = Союз: { $who }
imperium-alliance-free = Союз не укладено
imperium-cost = { $n ->
    [one] ціна: { $n } очко переконливості
    [few] ціна: { $n } очки переконливості
   *[many] ціна: { $n } очок переконливості
}
imperium-agent-half = Комірка агента
imperium-reveal-half = Комірка розкриття
imperium-when-acquired = Ефект придбання
imperium-when-trashed = У разі знищення
imperium-moment-plot = Задум
imperium-moment-combat = Бій
imperium-moment-won = Перемога в конфлікті
imperium-moment-endgame = Кінець гри
imperium-level = Конфлікт { $n }
imperium-no-conflict = Немає активного конфлікту
imperium-conflicts-left = Залишилося конфліктів: { $n }
imperium-hand-empty = На руці немає карт
imperium-no-hand = Ви глядач: карти гравців приховано.
imperium-hand-known = Відомі карти на руці
imperium-sort-name = за назвою
imperium-sort-playable = спершу доступні
imperium-pile-discard = Скид
imperium-pile-played = У грі
imperium-pile-empty = Порожньо
imperium-intrigue-none = Немає карт інтриг
imperium-first-player = Перший гравець
imperium-revealed = Карти розкрито
imperium-offline = Не в мережі
imperium-secret-factions = Дві таємні фракції
imperium-fact-solari = Солярії: { $n }
imperium-fact-spice = Прянощі: { $n }
imperium-fact-water = Вода: { $n }
imperium-fact-garrison = Гарнізон: { $n }
imperium-fact-conflict = У Зоні конфлікту: { $n }
imperium-fact-supply = Запас: { $n }
imperium-fact-agents = Вільних агентів: { $n }
imperium-fact-hand = Рука: { $n }
imperium-fact-deck = Колода: { $n }
imperium-fact-discard = Скид: { $n }
imperium-fact-intrigue = Карти інтриг: { $n }
imperium-fact-persuasion = Переконливість: { $n }
imperium-name-solari = Солярії
imperium-name-spice = Прянощі
imperium-name-water = Вода
imperium-name-garrison = Гарнізон
imperium-name-conflict = У Зоні конфлікту
imperium-name-supply = Запас
imperium-name-strength = Сила
imperium-name-persuasion = Переконливість
imperium-name-agents = Вільні агенти
imperium-vp-acquire = придбані карти
imperium-vp-alliance = союзи
imperium-vp-card = карти
imperium-vp-conflict = конфлікти
imperium-vp-influence = вплив
imperium-vp-intrigue = інтриги
imperium-vp-start = початок
imperium-vp-tech = технології
imperium-vp-battle-icon = бойові символи
imperium-log-moves = Дії
imperium-log-gains = Надходження й витрати
imperium-log-cards = Карти
imperium-log-fight = Конфлікт
imperium-log-other = Інше

## Looking closely

imperium-costs-you-now = Зараз ви платите:
imperium-named = { $name }: { $text }
imperium-noted = { $text } ({ $note })

## Choosing leaders

imperium-pick-order = Порядок вибору
imperium-picks-now = вибирає
imperium-picks-later = у черзі
imperium-leader-taken = Уже вибрано: { $name }

## What the shared pages say of the game

imperium-game = Дюна. Імперіум
imperium-pitch = Відправляйте агентів, укладайте союзи й бийтеся за прянощі.
imperium-play-now-about = Проти трьох ботів, без реєстрації.
imperium-first-game-about = Підказки під час партії та простий лідер.
imperium-play-first-about = Проти двох ботів, без реєстрації.
imperium-setup-leaders = Лідери
imperium-setup-leaders-random = Випадково
imperium-setup-leaders-choose = Вільний вибір
imperium-setup-leaders-draft = Драфт
imperium-setup-leaders-random-about = Випадкові лідери.
imperium-setup-leaders-choose-about = Будь-який лідер, вибір у порядку ходу.
imperium-setup-leaders-draft-about = Лідерів на одного більше, ніж гравців; останній у порядку ходу вибирає першим.
imperium-module-base = Базова гра
imperium-module-base-about = Перша гра серії: агенти, вплив, інтриги та конфлікти.
imperium-module-ix = Піднесення Ікса
imperium-module-ix-about = Технології, транспортники й дредноути, а також нові локації, карти й лідери.
imperium-module-epic = Епічний режим
imperium-module-epic-about = Довга партія: для перемоги треба більше очок, конфлікти більші, старт сильніший.
imperium-module-uprising = Повстання
imperium-module-uprising-about = Самостійна гра на власному полі: шпигуни, піщані хробаки й бойові символи.
imperium-module-choam = Модуль ДАПТ
imperium-module-choam-about = Контракти, які беруть і виконують, а також нові карти й лідер.
imperium-you-win = Прянощі ваші!
imperium-tie-spice-order = прянощі
imperium-tie-solari-order = солярії
imperium-tie-water-order = воду
imperium-tie-garrison-order = загони в гарнізоні
imperium-tie-spice = прянощами
imperium-tie-solari = соляріями
imperium-tie-water = водою
imperium-tie-garrison = загонами в гарнізоні
imperium-tie-last-reveal-order = черговість розкриття
imperium-tie-last-reveal = черговістю розкриття
imperium-source-start = На початку
imperium-source-influence = Вплив
imperium-source-alliance = Союзи
imperium-source-conflict = Конфлікти
imperium-source-card = Карти
imperium-source-acquire = Придбані карти
imperium-source-intrigue = Інтриги
imperium-source-tech = Технології
imperium-source-battle-icon = Бойові символи
imperium-count-turns = Відправлено агентів
imperium-count-acquired = Придбано карт
imperium-count-trashed = Знищено карт
imperium-count-conflicts-won = Перемог у конфліктах
imperium-count-troops-deployed = Розгорнуто загонів
imperium-count-intrigues-played = Зіграно інтриг
imperium-count-spice-gained = Отримано прянощів
imperium-count-solari-gained = Отримано соляріїв
imperium-count-water-gained = Отримано води
imperium-count-spaces = Відвідано різних локацій
imperium-count-influence-gained = Здобуто впливу
imperium-count-persuasion-spent = Витрачено переконливості
imperium-count-troops-recruited = Найнято загонів
imperium-count-tiles-acquired = Придбано технологій
imperium-count-dreadnoughts-commissioned = Споряджено дредноутів
imperium-count-freighters-recalled = Повернення транспортника
imperium-count-spies-placed = Розміщено шпигунів
imperium-count-worms-summoned = Розміщено піщаних хробаків
imperium-count-contracts-completed = Виконано контрактів
imperium-count-icons-paired = Пари бойових символів

## Keys

imperium-key-market = До ринку
imperium-key-fold-row = Сховати або показати Ряд Імперіуму
imperium-key-fold-reserve = Сховати або показати Фонд
imperium-key-tracks = До шкал впливу
imperium-key-conflict = До конфлікту
imperium-third-by-tie = Лише за нічиєї за друге місце

# The next step of sending an agent.
imperium-step-space = Виберіть локацію для карти «{ $card }».
imperium-step-card = Виберіть карту для локації «{ $space }».
imperium-step-send =
    { $touch ->
        [yes] Натисніть на «{ $space }» ще раз, щоб відправити агента.
       *[no] Натисніть на «{ $space }» ще раз або Enter, щоб відправити агента.
    }
imperium-step-price = Виберіть ціну локації «{ $space }».
imperium-combat-result = Підсумок бою

## How a game opens

imperium-opening-goal = Як перемогти
imperium-opening-goal-text = Якщо наприкінці раунду хтось має { $points } переможних очок, перемагає той, у кого їх найбільше. Очки дають { $step } очки впливу на фракцію, союзи, конфлікти та деякі карти.
imperium-first-moves = Три добрі перші ходи
imperium-first-move = { $card } → { $space }:
imperium-first-move-influence = Дає вплив: { $n } очки впливу на одну фракцію приносять переможне очко.
imperium-first-move-troops = Дає загони для конфлікту та його нагород.
imperium-first-move-solari = Дає солярії: вони знадобляться на третього агента чи місце в раді.
imperium-first-move-spice = Дає прянощі: їх продають або платять ними за сильні локації.
imperium-first-move-cards = Дає більше карт.
imperium-first-move-water = Дає воду: нею платять за найбагатші локації пустелі.
imperium-first-move-contract = Дає контракт: виконайте його згодом заради нагороди.
imperium-first-move-spies = Розміщує шпигуна: згодом відкличте його, щоб узяти карту або проникнути на зайняту локацію.

## Front page

imperium-title = Дюна. Імперіум
imperium-fan-notice = Melange — неофіційний фанатський проєкт, грати можна безплатно. Він не пов’язаний із видавцями, авторами й правовласниками гри «Дюна. Імперіум» та зі спадкоємцями Френка Герберта й не схвалений ними. «Дюна. Імперіум» — торговельна марка її власників.
