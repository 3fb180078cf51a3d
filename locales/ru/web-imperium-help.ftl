# Words of the help about Imperium: how to play, and the glossary.

## The ten steps

learn-goal-title = Цель игры
learn-goal-text = Набрать больше всех победных очков. Партия завершается после раунда, в котором у кого-то их { $points } или кончились карты конфликта. Очки дают влияние и союзы, сражения и карты.
learn-house-title = С чем вы начинаете
learn-house-text = Лидер с двумя способностями, колода из 10 карт, { $agents ->
    [one] { $agents } агент
    [few] { $agents } агента
   *[other] { $agents } агентов
}, { $water } { $water ->
    [one] вода
   *[other] воды
}, { $garrison ->
    [one] { $garrison } отряд
    [few] { $garrison } отряда
   *[other] { $garrison } отрядов
} в гарнизоне и { $supply } в личном запасе. Каждый раунд вы берёте { $hand ->
    [one] { $hand } карту
    [few] { $hand } карты
   *[other] { $hand } карт
}.
learn-round-title = Ход раунда
learn-round-text = Открывается новый конфликт. Затем игроки ходят по очереди, пока все не раскроют карты. После этого — сражение, в ячейках с символом Подателя без агентов прибавляется Пряность, и агенты возвращаются.
learn-agent-title = Отправьте агента
learn-agent-text = Разыграйте карту и отправьте агента в ячейку с одним из символов этой карты. В ячейке помещается один агент, поэтому важно успеть первым. За некоторые ячейки нужно платить, а для ячейки «Сиетч Табр» нужно 2 влияния во фракции Фрименов.
learn-effects-title = Примените эффекты
learn-effects-text = Вы получаете то, что дают ячейка и карта, а посещение фракции повышает влияние в ней. Применяйте эффекты в любом порядке, затем закончите ход. Обмен со стрелкой необязателен.
learn-influence-title = Наращивайте влияние
learn-influence-text = Каждое посещение фракции продвигает вас по её треку. За { $point } влияния вы получаете победное очко, за { $bonus } — бонус. Кто первым дойдёт до { $bonus }, заключает союз и получает его победное очко — пока кто-нибудь не поднимется выше.
learn-troops-title = Нанимайте отряды
learn-troops-text = Нанятые отряды ждут в гарнизоне. В ячейке со скрещёнными мечами можно разместить в зоне конфликта отряды, нанятые в этот ход, и ещё до { $deploy ->
    [one] { $deploy } отряда
   *[other] { $deploy } отрядов
} из гарнизона.
learn-reveal-title = Раскройте карты и купите новые
learn-reveal-text = Когда агентов не осталось или вы решили остановиться, раскройте оставшиеся на руке карты. За их очки убеждения вы покупаете новые карты, а мечи прибавляют боевую силу. После этого в раунде остаётся только сражение.
learn-combat-title = Сражение
learn-combat-text = Каждый отряд в зоне конфликта даёт { $strength ->
    [one] { $strength } очко
    [few] { $strength } очка
   *[other] { $strength } очков
} боевой силы, каждый меч — 1, но без отрядов мечи не учитываются. Исход ещё могут изменить карты интриг. Сильнейший получает первую награду, следующий — вторую, а при игре вчетвером есть и третья; при ничьей игроки получают награду на место ниже. Все сражавшиеся отряды уходят в личный запас.
learn-end-title = Конец игры
learn-end-text = Следите за победными очками: конец наступает внезапно. Некоторые карты интриг приносят очки только тогда. При равенстве очков решают { $ties }.

learn-uprising = Первая партия в «Восстание» с КООАМ, шаг за шагом.

learn-boxes = С дополнением «Расцвет иксианцев» добавляется вот что.
learn-tech-title = Технологии
learn-tech-text = На планшете планеты Икс открыты три жетона, их покупают за Пряность. Переговорщики — это отряды, отправленные туда заранее: каждый, кого вы забираете, снижает цену на 1. Одни жетоны применяются раз в раунд, другие действуют всегда.
learn-shipping-title = Поставки
learn-shipping-text = Символ транспортника продвигает ваш транспортник на одно деление или возвращает его: вы получаете бонусы его деления и всех ниже, в любом порядке. Выгоднее всего дождаться третьего деления.
learn-dreadnoughts-title = Дредноуты
learn-dreadnoughts-text = У вас их два. Каждый даёт { $dreadnought ->
    [one] { $dreadnought } очко
    [few] { $dreadnought } очка
   *[other] { $dreadnought } очков
} боевой силы и после сражения возвращается в гарнизон. Победив с ним, вы контролируете выбранную ячейку до конца следующего сражения.
learn-epic-title = Эпический режим
learn-epic-text = Долгая партия с «Расцветом иксианцев»: для победы нужно больше очков, конфликты только крупные, а в начале у всех больше отрядов, карта интриги и новая стартовая карта.

## The glossary

imperium-rules-about = Номера с R — решения спорных случаев, остальные — из книг правил.
imperium-part-cards = Карты
imperium-part-spaces = Ячейки
imperium-part-intrigues = Карты интриг
imperium-part-conflicts = Конфликты
imperium-part-leaders = Лидеры
imperium-part-tech = Технологии
imperium-part-contracts = Контракты
imperium-part-objectives = Задачи
imperium-part-posts = Наблюдательные пункты
imperium-part-factions = Фракции
imperium-part-terms = Термины
imperium-part-one-cards = Карта
imperium-part-one-spaces = Ячейка
imperium-part-one-intrigues = Карта интриги
imperium-part-one-conflicts = Конфликт
imperium-part-one-leaders = Лидер
imperium-part-one-tech = Технология
imperium-part-one-contracts = Контракт
imperium-part-one-objectives = Задача
imperium-part-one-posts = Наблюдательный пункт
imperium-part-one-factions = Фракция
imperium-part-one-terms = Термин
imperium-field-cards-agent = Эффект агента:
imperium-field-cards-reveal = Эффект раскрытия:
imperium-field-cards-acquire = Бонус покупки:
imperium-field-cards-trashed = При удалении:
imperium-field-intrigues-combat = Сражение:
imperium-field-intrigues-plot = Заговор:
imperium-field-intrigues-when = Когда:
imperium-field-intrigues-won = При победе в сражении:
imperium-field-intrigues-endgame = Цель:
imperium-field-conflicts-location = Место:
imperium-field-conflicts-rewards = Награда:
imperium-field-leaders-passive_name = Способность:
imperium-field-leaders-passive = Что даёт:
imperium-field-leaders-signet_name = Кольцо с печаткой:
imperium-field-leaders-signet = Что даёт:
imperium-field-tech-acquire = При покупке:
imperium-field-tech-reveal = Раскрытие:
imperium-field-tech-usage = Применение:
imperium-field-tech-passive = Действует у владельца:
imperium-field-contracts-goal = Условие:
imperium-field-contracts-reward = Награда:
imperium-field-factions-steps = Трек:
imperium-field-terms-text = Значение:
