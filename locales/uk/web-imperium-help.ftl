# Words of the help about Imperium: how to play, and the glossary.

## The ten steps

learn-goal-title = Мета гри
learn-goal-text = Набрати найбільше переможних очок. Партія завершується після раунду, у якому хтось має { $points } або закінчилися карти конфлікту. Очки дають вплив і союзи, бої та карти.
learn-house-title = З чим ви починаєте
learn-house-text = Ви маєте лідера з двома вміннями, колоду з 10 карт, { $agents ->
    [one] { $agents } агента
   *[other] { $agents } агентів
}, { $water } { $water ->
    [one] воду
   *[other] води
}, { $garrison ->
    [one] { $garrison } загін
    [few] { $garrison } загони
   *[other] { $garrison } загонів
} у гарнізоні та { $supply } у запасі. Щораунду ви берете { $hand ->
    [one] { $hand } карту
    [few] { $hand } карти
   *[other] { $hand } карт
}.
learn-round-title = Перебіг раунду
learn-round-text = Відкривається новий конфлікт. Далі гравці ходять по черзі, доки всі не розкриють карти. Потім настає бій, локації із символом видобутку без агентів отримують прянощі, і агенти повертаються.
learn-agent-title = Відправте агента
learn-agent-text = Зіграйте карту й відправте агента на локацію з одним із символів цієї карти. На локації вміщається один агент, тож важливо встигнути першим. За деякі локації треба платити, а для локації «Січ Табр» потрібно 2 очки впливу на Фрименів.
learn-effects-title = Застосуйте ефекти
learn-effects-text = Ви отримуєте те, що дають локація й карта, а відвідування фракції підвищує вплив на неї. Застосовуйте ефекти в будь-якому порядку, потім завершіть хід. Обмін зі стрілкою необов’язковий.
learn-influence-title = Здобувайте вплив
learn-influence-text = Кожне відвідування фракції просуває вас її шкалою. За { $point ->
    [one] { $point } очко
    [few] { $point } очки
   *[other] { $point } очок
} впливу ви здобуваєте переможне очко, за { $bonus } — бонус. Хто першим дійде до { $bonus }, укладає союз і здобуває його переможне очко — доки хтось не підніметься вище.
learn-troops-title = Наймайте загони
learn-troops-text = Найняті загони чекають у гарнізоні. На локації зі схрещеними мечами можна розгорнути в Зоні конфлікту загони, найняті в цей хід, і ще до { $deploy ->
    [one] { $deploy } загону
   *[other] { $deploy } загонів
} із гарнізону.
learn-reveal-title = Розкрийте карти й придбайте нові
learn-reveal-text = Коли агентів не лишилося або ви вирішили зупинитися, розкрийте карти, що лишилися на руці. За їхні очки переконливості ви купуєте нові карти, а мечі додають сили. Після цього в раунді лишається тільки бій.
learn-combat-title = Бій
learn-combat-text = Кожен загін у Зоні конфлікту дає { $strength ->
    [one] { $strength } очко
    [few] { $strength } очки
   *[other] { $strength } очок
} сили, кожен меч — 1, але без загонів мечі не враховуються. Результат іще можуть змінити карти інтриг. Найсильніший отримує першу нагороду, наступний — другу, а у грі вчотирьох є й третя; за нічиєї гравці отримують нагороду на місце нижче. Усі загони, що билися, йдуть у запас.
learn-end-title = Кінець гри
learn-end-text = Стежте за переможними очками: кінець настає раптово. Деякі карти інтриг приносять очки лише тоді. За рівності очок порівнюють { $ties }.

learn-uprising = Перша партія в «Повстання» з ДАПТ, крок за кроком.

learn-boxes = З доповненням «Піднесення Ікса» додається ось що.
learn-tech-title = Технології
learn-tech-text = На планшеті планети Ікс відкрито три жетони, їх купують за прянощі. Переговорники — це загони, відправлені туди заздалегідь: кожен, кого ви забираєте, знижує ціну на 1. Одні жетони застосовують раз за раунд, інші діють завжди.
learn-shipping-title = Перевезення
learn-shipping-text = Символ транспортника просуває ваш транспортник на одну поділку або повертає його: ви отримуєте бонуси його поділки та всіх нижчих, у будь-якому порядку. Найвигідніше дочекатися третьої поділки.
learn-dreadnoughts-title = Дредноути
learn-dreadnoughts-text = У вас їх два. Кожен дає { $dreadnought ->
    [one] { $dreadnought } очко
    [few] { $dreadnought } очки
   *[other] { $dreadnought } очок
} сили й після бою повертається до гарнізону. Перемігши з ним, ви контролюєте вибрану локацію до кінця наступного бою.
learn-epic-title = Епічний режим
learn-epic-text = Довга партія з «Піднесенням Ікса»: для перемоги треба більше очок, конфлікти лише великі, а на початку в усіх більше загонів, карта інтриги та нова початкова карта.

## The glossary

imperium-rules-about = Номери з R — рішення спірних випадків, решта — з книг правил.
imperium-part-cards = Карти
imperium-part-spaces = Локації
imperium-part-intrigues = Карти інтриг
imperium-part-conflicts = Конфлікти
imperium-part-leaders = Лідери
imperium-part-tech = Технології
imperium-part-contracts = Контракти
imperium-part-objectives = Завдання
imperium-part-posts = Спостережні пункти
imperium-part-factions = Фракції
imperium-part-terms = Терміни
imperium-part-one-cards = Карта
imperium-part-one-spaces = Локація
imperium-part-one-intrigues = Карта інтриги
imperium-part-one-conflicts = Конфлікт
imperium-part-one-leaders = Лідер
imperium-part-one-tech = Технологія
imperium-part-one-contracts = Контракт
imperium-part-one-objectives = Завдання
imperium-part-one-posts = Спостережний пункт
imperium-part-one-factions = Фракція
imperium-part-one-terms = Термін
imperium-field-cards-agent = Комірка агента:
imperium-field-cards-reveal = Комірка розкриття:
imperium-field-cards-acquire = Ефект придбання:
imperium-field-cards-trashed = У разі знищення:
imperium-field-intrigues-combat = Бій:
imperium-field-intrigues-plot = Задум:
imperium-field-intrigues-when = Коли:
imperium-field-intrigues-won = У разі перемоги в конфлікті:
imperium-field-intrigues-endgame = Кінець гри:
imperium-field-conflicts-location = Місце:
imperium-field-conflicts-rewards = Нагорода:
imperium-field-leaders-passive_name = Уміння:
imperium-field-leaders-passive = Що дає:
imperium-field-leaders-signet_name = Перстень із печаткою:
imperium-field-leaders-signet = Що дає:
imperium-field-tech-acquire = Під час придбання:
imperium-field-tech-reveal = Розкриття:
imperium-field-tech-usage = Застосування:
imperium-field-tech-passive = Діє у власника:
imperium-field-contracts-goal = Умова:
imperium-field-contracts-reward = Нагорода:
imperium-field-factions-steps = Шкала:
imperium-field-terms-text = Значення:
