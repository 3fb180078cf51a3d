# Names of the components of the Dune: Imperium base box.

## Cards

card-convincing-argument = Переконливий аргумент
card-dagger = Кинджал
card-diplomacy = Дипломатія
card-dune-the-desert-planet = Дюна, пустельна планета
card-reconnaissance = Розвідка
card-seek-allies = Пошук союзників
card-signet-ring = Перстень із печаткою
card-arrakis-liaison = Представник Арракіса
card-the-spice-must-flow = Прянощі повинні текти
card-foldspace = Міжпросторова подорож
card-arrakis-recruiter = Вербувальник Арракіса
card-assassination-mission = Замовне вбивство
card-bene-gesserit-initiate = Утаємничена Бене Ґессерит
card-bene-gesserit-sister = Сестра Бене Ґессерит
card-carryall = Вантажоліт
card-chani = Чані
card-choam-directorship = Директорат ДАПТ
card-crysknife = Крис-ніж
card-dr-yueh = Доктор Юе
card-duncan-idaho = Дункан Айдаго
card-fedaykin-death-commando = Федайкін-смертник
card-firm-grip = Залізна хватка
card-fremen-camp = Табір Фрименів
card-gene-manipulation = Генетичні маніпуляції
card-guild-administrator = Адміністратор Гільдії
card-guild-ambassador = Посол Гільдії
card-guild-bankers = Банкіри Гільдії
card-gun-thopter = Бойовий топтер
card-gurney-halleck = Ґурні Галлек
card-imperial-spy = Імперський шпигун
card-kwisatz-haderach = Квізац Хадерах
card-lady-jessica = Леді Джессіка
card-liet-kynes = Лієт-Кайнс
card-missionaria-protectiva = Міссіонарія Протектива
card-opulence = Розкіш
card-other-memory = Інша Пам’ять
card-piter-de-vries = Пітер де Вріз
card-power-play = Гра за владу
card-reverend-mother-mohiam = Преподобна Мати Могіям
card-sardaukar-infantry = Піхота сардаукарів
card-sardaukar-legion = Легіон сардаукарів
card-scout = Розвідник
card-shifting-allegiances = Хиткі союзи
card-sietch-reverend-mother = Преподобна Мати січі
card-smugglers-thopter = Топтер контрабандиста
card-space-travel = Космічна подорож
card-spice-hunter = Мисливець за прянощами
card-spice-smugglers = Контрабандисти прянощів
card-stilgar = Стілґар
card-test-of-humanity = Перевірка на людськість
card-the-voice = Голос
card-thufir-hawat = Туфір Гават
card-worm-riders = Вершники на хробаках

## Board spaces

space-conspire = Змова
space-wealth = Багатство
space-heighliner = Гайлайнер
space-foldspace = Міжпросторова подорож
space-selective-breeding = Генетична селекція
space-secrets = Секрети
space-hardy-warriors = Витривалі воїни
space-stillsuits = Дистикости
space-high-council = Вища рада
space-hall-of-oratory = Зала промов
space-mentat = Ментат
space-rally-troops = Збір загонів
space-swordmaster = Майстер меча
space-sell-melange = Продаж меланжу
space-secure-contract = Укладання контракту
space-arrakeen = Арракін
space-carthag = Карфаг
space-research-station = Дослідна станція
space-sietch-tabr = Січ Табр
space-the-great-flat = Велика рівнина
space-hagga-basin = Басейн Гаґґа
space-imperial-basin = Басейн Імператора

## Intrigue cards

intrigue-bindu-suspension = Бінду-затримка
intrigue-bribery = Підкуп
intrigue-bypass-protocol = В обхід протоколу
intrigue-calculated-hire = Обдумані витрати
intrigue-charisma = Харизма
intrigue-choam-shares = Акції ДАПТ
intrigue-councilors-dispensation = Пільга радника
intrigue-dispatch-an-envoy = Посол доброї волі
intrigue-double-cross = Подвійна гра
intrigue-favored-subject = Улюблений підданий
intrigue-guild-authorization = Дозвіл Гільдії
intrigue-infiltrate = Проникнення
intrigue-know-their-ways = Знання їхніх звичаїв
intrigue-poison-snooper = Вловлювач отрути
intrigue-rapid-mobilization = Термінова мобілізація
intrigue-recruitment-mission = Вербування
intrigue-refocus = Зміна пріоритетів
intrigue-reinforcements = Підкріплення
intrigue-secret-of-the-sisterhood = Таємниця Сестринства
intrigue-the-sleeper-must-awaken = Сплячий мусить прокинутися
intrigue-urgent-mission = Термінове завдання
intrigue-water-of-life = Вода Життя
intrigue-water-peddlers-union = Спілка торговців водою
intrigue-windfall = Несподіваний прибуток
intrigue-allied-armada = Армада союзників
intrigue-ambush = Засідка
intrigue-demand-respect = Вимога поваги
intrigue-master-tactician = Майстер тактики
intrigue-private-army = Приватна армія
intrigue-staged-incident = Інсценування
intrigue-to-the-victor = Переможець бере все
intrigue-corner-the-market = Торговельне домінування
intrigue-plans-within-plans = Плани всередині планів
intrigue-tiebreaker = Вирішальна перевага

## Conflicts

conflict-skirmish-a = Сутичка
conflict-skirmish-b = Сутичка
conflict-skirmish-c = Сутичка
conflict-skirmish-d = Сутичка
conflict-cloak-and-dagger = Плащ і кинджал
conflict-desert-power = Сила пустелі
conflict-guild-bank-raid = Наліт на банк Гільдії
conflict-machinations = Махінації
conflict-raid-stockpiles = Набіг на склади
conflict-secure-imperial-basin = Охорона Басейну Імператора
conflict-siege-of-arrakeen = Облога Арракіна
conflict-siege-of-carthag = Облога Карфага
conflict-sort-through-the-chaos = Подолання хаосу
conflict-terrible-purpose = Жахливе призначення
conflict-battle-for-arrakeen = Битва за Арракін
conflict-battle-for-carthag = Битва за Карфаг
conflict-battle-for-imperial-basin = Битва за Басейн Імператора
conflict-grand-vision = Величне видіння

## Leaders and their abilities

leader-baron-vladimir-harkonnen = Барон Владімір Харконнен
leader-baron-vladimir-harkonnen-passive = Спритний хід
leader-baron-vladimir-harkonnen-signet = Підступ
leader-count-ilban-richese = Граф Ілбан Річез
leader-count-ilban-richese-passive = Безжальний переговорник
leader-count-ilban-richese-signet = Виробництво
leader-countess-ariana-thorvald = Графиня Аріана Торвальд
leader-countess-ariana-thorvald-passive = Залежність від прянощів
leader-countess-ariana-thorvald-signet = Прихований резервуар
leader-duke-leto-atreides = Герцог Лето Атрід
leader-duke-leto-atreides-passive = Популярність у Ландсрааді
leader-duke-leto-atreides-signet = Обачна дипломатія
leader-earl-memnon-thorvald = Граф Мемнон Торвальд
leader-earl-memnon-thorvald-passive = Зв’язки
leader-earl-memnon-thorvald-signet = Запаси прянощів
leader-glossu-the-beast-rabban = Ґлоссу «Звір» Раббан
leader-glossu-the-beast-rabban-passive = Лен Арракіс
leader-glossu-the-beast-rabban-signet = Жорстокість
leader-helena-richese = Гелена Річез
leader-helena-richese-passive = Очі всюди
leader-helena-richese-signet = Маніпуляція
leader-paul-atreides = Пол Атрід
leader-paul-atreides-passive = Передбачення
leader-paul-atreides-signet = Дисципліна

## Factions, with the forms they take inside of sentences

faction-emperor = Імператор
    .genitive = Імператора
    .accusative = Імператора
    .instrumental = Імператором
faction-guild = Гільдія Лоцманів
    .genitive = Гільдії Лоцманів
    .accusative = Гільдію Лоцманів
    .instrumental = Гільдією Лоцманів
faction-bene-gesserit = Бене Ґессерит
faction-fremen = Фримени
    .genitive = Фрименів
    .accusative = Фрименів
    .instrumental = Фрименами

## Areas of the board

area-emperor = Імператор
area-guild = Гільдія Лоцманів
area-bene-gesserit = Бене Ґессерит
area-fremen = Фримени
area-landsraad = Ландсраад
area-choam = ДАПТ
area-city = Місто
area-desert = Пустеля

## Agent icons

icon-emperor = Імператор
icon-guild = Гільдія Лоцманів
icon-bene-gesserit = Бене Ґессерит
icon-fremen = Фримени
icon-landsraad = Ландсраад
icon-city = Місто
icon-spice-trade = Торгівля прянощами

## Houses

house-atreides = Дім Атрідів
house-harkonnen = Дім Харконненів
house-richese = Дім Річез
house-thorvald = Дім Торвальд
