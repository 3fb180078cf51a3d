# Words of the Imperium screens' own chrome: panels, buttons and names for what a screen reader is told.

imperium-board = Поле
imperium-spaces = Ячейки поля
imperium-hand = Рука
imperium-intrigue = Интриги
imperium-market = Рынок
imperium-conflict = Конфликт
imperium-seats = Игроки
imperium-row = Рынок Империи
imperium-reserve = Резерв
imperium-set-aside = Отложено
imperium-imperium-deck = Колода Империи: { $n }
imperium-phases = Фазы раунда
imperium-phase-setup = Подготовка к игре
imperium-phase-round-start = Начало раунда
imperium-phase-turns = Ходы игроков
imperium-phase-combat = Сражение
imperium-phase-rewards = Награды
imperium-phase-makers = Податели
imperium-phase-recall = Возвращение
imperium-phase-endgame = Конец игры
imperium-phase-over = Игра окончена
imperium-last-round = Последний раунд
imperium-last-round-conflicts = Партия завершится после этого раунда: карт конфликта больше нет.
imperium-last-round-points = { $points ->
    [one] Партия завершится после этого раунда, если хотя бы у одного игрока останется { $points } победное очко.
    [few] Партия завершится после этого раунда, если хотя бы у одного игрока останется { $points } победных очка.
   *[many] Партия завершится после этого раунда, если хотя бы у одного игрока останется { $points } победных очков.
}
imperium-your-turn = Ваш ход
imperium-points-of-all = Победные очки
imperium-points = { $n ->
    [one] { $n } победное очко
    [few] { $n } победных очка
   *[many] { $n } победных очков
}
imperium-vp = Победные очки
imperium-free = свободно
imperium-occupied-by = занято: { $who }
imperium-controlled-by = под контролем: { $who }
imperium-closed-by = закрыто: { $who }
imperium-bonus-spice = бонусная Пряность: { $n }
imperium-can-choose = Можно выбрать
imperium-alliance = союз
imperium-alliance-of = Союз: { $who }
imperium-alliance-free = Союз не заключён
imperium-cost = { $n ->
    [one] стоимость: { $n } очко убеждения
    [few] стоимость: { $n } очка убеждения
   *[many] стоимость: { $n } очков убеждения
}
imperium-agent-half = Эффект агента
imperium-reveal-half = Эффект раскрытия
imperium-when-acquired = Бонус покупки
imperium-when-trashed = При удалении
imperium-moment-plot = Заговор
imperium-moment-combat = Сражение
imperium-moment-won = Победа в сражении
imperium-moment-endgame = Цель
imperium-level = Конфликт { $n }
imperium-no-conflict = Нет активного конфликта
imperium-conflicts-left = Осталось конфликтов: { $n }
imperium-hand-empty = На руке нет карт
imperium-no-hand = Вы зритель: карты игроков скрыты.
imperium-hand-known = Известные карты на руке
imperium-sort-name = по названию
imperium-sort-playable = сначала доступные
imperium-pile-discard = Сброс
imperium-pile-played = Активные карты
imperium-pile-empty = Пусто
imperium-intrigue-none = Нет карт интриг
imperium-first-player = Первый игрок
imperium-revealed = Карты раскрыты
imperium-offline = Не в сети
imperium-secret-factions = Две тайные фракции
imperium-fact-solari = Солярии: { $n }
imperium-fact-spice = Пряность: { $n }
imperium-fact-water = Вода: { $n }
imperium-fact-garrison = Гарнизон: { $n }
imperium-fact-conflict = В зоне конфликта: { $n }
imperium-fact-supply = Личный запас: { $n }
imperium-fact-agents = Свободных агентов: { $n }
imperium-fact-hand = Рука: { $n }
imperium-fact-deck = Колода: { $n }
imperium-fact-discard = Сброс: { $n }
imperium-fact-intrigue = Карты интриг: { $n }
imperium-fact-persuasion = Очки убеждения: { $n }
imperium-name-solari = Солярии
imperium-name-spice = Пряность
imperium-name-water = Вода
imperium-name-garrison = Гарнизон
imperium-name-conflict = В зоне конфликта
imperium-name-supply = Личный запас
imperium-name-strength = Боевая сила
imperium-name-persuasion = Очки убеждения
imperium-name-agents = Свободные агенты
imperium-vp-acquire = купленные карты
imperium-vp-alliance = союзы
imperium-vp-card = карты
imperium-vp-conflict = конфликты
imperium-vp-influence = влияние
imperium-vp-intrigue = интриги
imperium-vp-start = начало
imperium-vp-tech = технологии
imperium-vp-battle-icon = боевые символы
imperium-log-moves = Действия
imperium-log-gains = Доходы и расходы
imperium-log-cards = Карты
imperium-log-fight = Конфликт
imperium-log-other = Прочее

## Looking closely

imperium-costs-you-now = Сейчас вы платите:
imperium-named = { $name }: { $text }
imperium-noted = { $text } ({ $note })

## Choosing leaders

imperium-pick-order = Порядок выбора
imperium-picks-now = выбирает
imperium-picks-later = в очереди
imperium-leader-taken = Уже выбран: { $name }

## What the shared pages say of the game

imperium-game = Дюна. Империя
imperium-pitch = Отправляйте агентов, заключайте союзы и сражайтесь за Пряность.
imperium-play-now-about = Против трёх ботов, без регистрации.
imperium-first-game-about = Подсказки по ходу партии и простой лидер.
imperium-play-first-about = Против двух ботов, без регистрации.
imperium-setup-leaders = Лидеры
imperium-setup-leaders-random = Случайно
imperium-setup-leaders-choose = Свободный выбор
imperium-setup-leaders-draft = Драфт
imperium-setup-leaders-random-about = Случайные лидеры.
imperium-setup-leaders-choose-about = Любой лидер, выбор в порядке хода.
imperium-setup-leaders-draft-about = Лидеров на одного больше, чем игроков; последний в порядке хода выбирает первым.
imperium-module-base = Базовая игра
imperium-module-base-about = Первая игра серии: агенты, влияние, интриги и конфликты.
imperium-module-ix = Расцвет иксианцев
imperium-module-ix-about = Технологии, транспортники и дредноуты, а также новые ячейки, карты и лидеры.
imperium-module-epic = Эпический режим
imperium-module-epic-about = Долгая партия: для победы нужно больше очков, конфликты крупнее, старт сильнее.
imperium-module-uprising = Восстание
imperium-module-uprising-about = Самостоятельная игра на своём поле: шпионы, песчаные черви и боевые символы.
imperium-module-choam = Модуль КООАМ
imperium-module-choam-about = Контракты, которые берут и выполняют, а также новые карты и лидер.
imperium-you-win = Пряность ваша!
imperium-tie-spice-order = Пряность
imperium-tie-solari-order = солярии
imperium-tie-water-order = вода
imperium-tie-garrison-order = отряды в гарнизоне
imperium-tie-spice = Пряности
imperium-tie-solari = соляриям
imperium-tie-water = воде
imperium-tie-garrison = отрядам в гарнизоне
imperium-tie-last-reveal-order = очерёдность раскрытия
imperium-tie-last-reveal = очерёдности раскрытия
imperium-source-start = В начале
imperium-source-influence = Влияние
imperium-source-alliance = Союзы
imperium-source-conflict = Конфликты
imperium-source-card = Карты
imperium-source-acquire = Купленные карты
imperium-source-intrigue = Интриги
imperium-source-tech = Технологии
imperium-source-battle-icon = Боевые символы
imperium-count-turns = Отправлено агентов
imperium-count-acquired = Куплено карт
imperium-count-trashed = Удалено карт
imperium-count-conflicts-won = Побед в сражениях
imperium-count-troops-deployed = Размещено отрядов
imperium-count-intrigues-played = Разыграно интриг
imperium-count-spice-gained = Получено Пряности
imperium-count-solari-gained = Получено соляриев
imperium-count-water-gained = Получено воды
imperium-count-spaces = Посещено разных ячеек
imperium-count-influence-gained = Получено влияния
imperium-count-persuasion-spent = Потрачено убеждения
imperium-count-troops-recruited = Нанято отрядов
imperium-count-tiles-acquired = Куплено технологий
imperium-count-dreadnoughts-commissioned = Снаряжено дредноутов
imperium-count-freighters-recalled = Возвращения транспортника
imperium-count-spies-placed = Помещено шпионов
imperium-count-worms-summoned = Размещено песчаных червей
imperium-count-contracts-completed = Выполнено контрактов
imperium-count-icons-paired = Пары боевых символов

## Keys

imperium-key-market = К рынку
imperium-key-fold-row = Скрыть или показать рынок Империи
imperium-key-fold-reserve = Скрыть или показать резерв
imperium-key-tracks = К трекам влияния
imperium-key-conflict = К конфликту
imperium-third-by-tie = Только при ничьей за второе место

# The next step of sending an agent.
imperium-step-space = Выберите ячейку для карты «{ $card }».
imperium-step-card = Выберите карту для ячейки «{ $space }».
imperium-step-send =
    { $touch ->
        [yes] Нажмите на «{ $space }» ещё раз, чтобы отправить агента.
       *[no] Нажмите на «{ $space }» ещё раз или Enter, чтобы отправить агента.
    }
imperium-step-price = Выберите цену ячейки «{ $space }».
imperium-combat-result = Итог сражения

## How a game opens

imperium-opening-goal = Как победить
imperium-opening-goal-text = Если в конце раунда у кого-то есть { $points } победных очков, побеждает тот, у кого их больше всех. Очки дают { $step } влияния во фракции, союзы, сражения и некоторые карты.
imperium-first-moves = Три хороших первых хода
imperium-first-move = { $card } → { $space }:
imperium-first-move-influence = Даёт влияние: { $n } влияния в одной фракции приносят победное очко.
imperium-first-move-troops = Даёт отряды для конфликта и его наград.
imperium-first-move-solari = Даёт солярии: они пригодятся на третьего агента или место в Совете.
imperium-first-move-spice = Даёт Пряность: её продают или платят ею за сильные ячейки.
imperium-first-move-cards = Даёт больше карт.
imperium-first-move-water = Даёт воду: ею платят за самые богатые ячейки пустыни.
imperium-first-move-contract = Даёт контракт: выполните его позже ради награды.
imperium-first-move-spies = Помещает шпиона: позже верните его, чтобы взять карту или внедрить агента в занятую ячейку.

## Front page

imperium-title = Дюна. Империя
imperium-fan-notice = Melange — неофициальный фанатский проект, играть можно бесплатно. Он не связан с издателями, авторами и правообладателями игры «Дюна. Империя» и с наследниками Фрэнка Герберта и не одобрен ими. «Дюна. Империя» — товарный знак её правообладателей.
