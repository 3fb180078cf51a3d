# Names of the components of the Dune: Imperium base box.

## Cards

card-convincing-argument = Убедительный довод
card-dagger = Кинжал
card-diplomacy = Дипломатия
card-dune-the-desert-planet = Дюна — Планета Пустыни
card-reconnaissance = Разведка
card-seek-allies = Поиск союзников
card-signet-ring = Кольцо с печаткой
card-arrakis-liaison = Связные Арракиса
card-the-spice-must-flow = Пряность должна поступать
card-foldspace = Свёрнутое пространство
card-arrakis-recruiter = Вербовщик Арракиса
card-assassination-mission = Заказное убийство
card-bene-gesserit-initiate = Послушница Бене Гессерит
card-bene-gesserit-sister = Сестра Бене Гессерит
card-carryall = Грузолёт
card-chani = Чани
card-choam-directorship = Директорат КООАМ
card-crysknife = Крис
card-dr-yueh = Доктор Юйэ
card-duncan-idaho = Дункан Айдахо
card-fedaykin-death-commando = Федайкин-смертник
card-firm-grip = Железная хватка
card-fremen-camp = Лагерь фрименов
card-gene-manipulation = Генетические манипуляции
card-guild-administrator = Управляющий Гильдии
card-guild-ambassador = Посол Гильдии
card-guild-bankers = Банкиры Гильдии
card-gun-thopter = Боевой топтер
card-gurney-halleck = Гурни Халлек
card-imperial-spy = Имперский шпион
card-kwisatz-haderach = Квисатц Хадерах
card-lady-jessica = Леди Джессика
card-liet-kynes = Лиет-Кинес
card-missionaria-protectiva = Миссионария Протектива
card-opulence = Роскошь
card-other-memory = Иная Память
card-piter-de-vries = Питер де Вриз
card-power-play = Игра за власть
card-reverend-mother-mohiam = Гайя-Елена Мохийам
card-sardaukar-infantry = Пехота сардаукаров
card-sardaukar-legion = Легион сардаукаров
card-scout = Разведчик
card-shifting-allegiances = Шаткие союзы
card-sietch-reverend-mother = Преподобная Мать сиетча
card-smugglers-thopter = Топтер контрабандиста
card-space-travel = Космическое путешествие
card-spice-hunter = Охотник за Пряностью
card-spice-smugglers = Контрабандисты Пряности
card-stilgar = Стилгар
card-test-of-humanity = Испытание на человечность
card-the-voice = Голос
card-thufir-hawat = Суфир Хават
card-worm-riders = Наездники на червях

## Board spaces

space-conspire = Сговор
space-wealth = Богатство
space-heighliner = Хайлайнер
space-foldspace = Свёрнутое пространство
space-selective-breeding = Генетическая селекция
space-secrets = Тайны
space-hardy-warriors = Закалённые воины
space-stillsuits = Дистикомбы
space-high-council = Высший Совет
space-hall-of-oratory = Зал выступлений
space-mentat = Ментат
space-rally-troops = Сбор войск
space-swordmaster = Оружейник
space-sell-melange = Продажа меланжи
space-secure-contract = Заключение контракта
space-arrakeen = Арракин
space-carthag = Карфаг
space-research-station = Научная станция
space-sietch-tabr = Сиетч Табр
space-the-great-flat = Великая равнина
space-hagga-basin = Котловина Хагга
space-imperial-basin = Имперская котловина

## Intrigue cards

intrigue-bindu-suspension = Бинду-приостановка
intrigue-bribery = Подкуп
intrigue-bypass-protocol = В обход протокола
intrigue-calculated-hire = Своевременный наём
intrigue-charisma = Харизма
intrigue-choam-shares = Акции КООАМ
intrigue-councilors-dispensation = Льгота советника
intrigue-dispatch-an-envoy = Посол доброй воли
intrigue-double-cross = Двойная игра
intrigue-favored-subject = Любимый подданный
intrigue-guild-authorization = Разрешение Гильдии
intrigue-infiltrate = Внедрение
intrigue-know-their-ways = Знание их обычаев
intrigue-poison-snooper = Ядоискатель
intrigue-rapid-mobilization = Срочная мобилизация
intrigue-recruitment-mission = Вербовка
intrigue-refocus = Смена приоритетов
intrigue-reinforcements = Подкрепления
intrigue-secret-of-the-sisterhood = Тайна Сестринства
intrigue-the-sleeper-must-awaken = Спящий должен проснуться
intrigue-urgent-mission = Срочное задание
intrigue-water-of-life = Вода жизни
intrigue-water-peddlers-union = Союз торговцев водой
intrigue-windfall = Неожиданный доход
intrigue-allied-armada = Армада союзников
intrigue-ambush = Засада
intrigue-demand-respect = Требование уважения
intrigue-master-tactician = Искусный тактик
intrigue-private-army = Частная армия
intrigue-staged-incident = Инсценировка
intrigue-to-the-victor = Победителю — всё
intrigue-corner-the-market = Торговое доминирование
intrigue-plans-within-plans = Планы внутри планов
intrigue-tiebreaker = Решающий перевес

## Conflicts

conflict-skirmish-a = Стычка
conflict-skirmish-b = Стычка
conflict-skirmish-c = Стычка
conflict-skirmish-d = Стычка
conflict-cloak-and-dagger = Плащ и кинжал
conflict-desert-power = Сила пустыни
conflict-guild-bank-raid = Налёт на банк Гильдии
conflict-machinations = Махинации
conflict-raid-stockpiles = Набег на склады
conflict-secure-imperial-basin = Охрана Имперской котловины
conflict-siege-of-arrakeen = Осада Арракина
conflict-siege-of-carthag = Осада Карфага
conflict-sort-through-the-chaos = Преодоление хаоса
conflict-terrible-purpose = Ужасное предназначение
conflict-battle-for-arrakeen = Битва за Арракин
conflict-battle-for-carthag = Битва за Карфаг
conflict-battle-for-imperial-basin = Битва за Имперскую котловину
conflict-grand-vision = Великое видение

## Leaders and their abilities

leader-baron-vladimir-harkonnen = Барон Владимир Харконнен
leader-baron-vladimir-harkonnen-passive = Мастерский ход
leader-baron-vladimir-harkonnen-signet = Козни
leader-count-ilban-richese = Граф Ильбан Ришез
leader-count-ilban-richese-passive = Безжалостный переговорщик
leader-count-ilban-richese-signet = Производство
leader-countess-ariana-thorvald = Графиня Ариана Торвальд
leader-countess-ariana-thorvald-passive = Зависимость от Пряности
leader-countess-ariana-thorvald-signet = Тайный резервуар
leader-duke-leto-atreides = Герцог Лето Атрейдес
leader-duke-leto-atreides-passive = Популярность в Ландсрааде
leader-duke-leto-atreides-signet = Осмотрительная дипломатия
leader-earl-memnon-thorvald = Граф Мемнон Торвальд
leader-earl-memnon-thorvald-passive = Связи
leader-earl-memnon-thorvald-signet = Запасы Пряности
leader-glossu-the-beast-rabban = Глоссу «Зверь» Раббан
leader-glossu-the-beast-rabban-passive = Феод Арракис
leader-glossu-the-beast-rabban-signet = Жестокость
leader-helena-richese = Хелена Ришез
leader-helena-richese-passive = Глаза повсюду
leader-helena-richese-signet = Манипуляция
leader-paul-atreides = Пол Атрейдес
leader-paul-atreides-passive = Предвидение
leader-paul-atreides-signet = Дисциплина

## Factions, with the forms they take inside of sentences

faction-emperor = Император
    .genitive = Императора
    .accusative = Императора
    .instrumental = Императором
faction-guild = Гильдия Космогации
    .genitive = Гильдии Космогации
    .accusative = Гильдию Космогации
    .instrumental = Гильдией Космогации
faction-bene-gesserit = Бене Гессерит
faction-fremen = Фримены
    .genitive = Фрименов
    .accusative = Фрименов
    .instrumental = Фрименами

## Areas of the board

area-emperor = Император
area-guild = Гильдия Космогации
area-bene-gesserit = Бене Гессерит
area-fremen = Фримены
area-landsraad = Ландсраад
area-choam = КООАМ
area-city = Город
area-desert = Пустыня

## Agent icons

icon-emperor = Император
icon-guild = Гильдия Космогации
icon-bene-gesserit = Бене Гессерит
icon-fremen = Фримены
icon-landsraad = Ландсраад
icon-city = Город
icon-spice-trade = Торговля Пряностью

## Houses

house-atreides = Дом Атрейдесов
house-harkonnen = Дом Харконненов
house-richese = Дом Ришез
house-thorvald = Дом Торвальд
