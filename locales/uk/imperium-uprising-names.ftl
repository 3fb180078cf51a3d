# Names of the components of Uprising and of the CHOAM module.

## Cards

card-prepare-the-way = Підготовка шляху
card-bene-gesserit-operative = Агентка Бене Ґессерит
card-branching-path = Розгалужений шлях
card-calculus-of-power = Арифметика влади
card-captured-mentat = Полонений ментат
card-chani-clever-tactician = Чані, кмітлива тактикиня
card-corrinth-city = Місто Коррінт
card-covert-operation = Таємна операція
card-dangerous-rhetoric = Небезпечна риторика
card-desert-power = Сила пустелі
card-desert-survival = Виживання в пустелі
card-double-agent = Подвійний агент
card-ecological-testing-station = Екологічна станція
card-fedaykin-stilltent = Дистинамет федайкінів
card-guild-envoy = Емісар Гільдії
card-guild-spy = Шпигун Гільдії
card-hidden-missive = Таємне послання
card-imperial-spymaster = Імперський куратор
card-in-high-places = У вищих колах
card-junction-headquarters = Штаб на Джанкшені
card-leadership = Лідерство
card-long-live-the-fighters = Хай живуть бійці
card-maker-keeper = Хранителька Творця
card-maula-pistol = Пістолет маула
card-northern-watermaster = Майстер води Півночі
card-overthrow = Повалення
card-paracompass = Паракомпас
card-price-is-no-object = Ціна не має значення
card-public-spectacle = Публічне видовище
card-rebel-supplier = Постачальник повстанців
card-reliable-informant = Надійний інформатор
card-sardaukar-coordination = Координація сардаукарів
card-sardaukar-soldier = Солдат-сардаукар
card-shishakli = Шішаклі
card-smugglers-harvester = Комбайн контрабандиста
card-smugglers-haven = Сховок контрабандиста
card-southern-elders = Старійшини Півдня
card-space-time-folding = Згортання простору
card-spacing-guilds-favor = Прихильність Гільдії
card-spy-network = Шпигунська мережа
card-steersman = Стерновий
card-stilgar-the-devoted = Відданий Стілґар
card-strike-fleet = Ударний флот
card-subversive-advisor = Радник-підбурювач
card-treacherous-maneuver = Підступний маневр
card-tread-in-darkness = Хода в темряві
card-truthtrance = Транс правди
card-undercover-asset = Агент під прикриттям
card-unswerving-loyalty = Непохитна вірність
card-weirding-woman = Чаклунка
card-wheels-within-wheels = Колеса всередині коліс
card-cargo-runner = Перевізник вантажів
card-delivery-agreement = Договір постачання
card-interstellar-trade = Міжзоряна торгівля
card-priority-contracts = Пріоритетні контракти

## Board spaces

space-sardaukar = Сардаукари
space-dutiful-service = Вірна служба
space-deliver-supplies = Доставка припасів
space-espionage = Шпигунство
space-desert-tactics = Тактика пустелі
space-fremkit = Фримнабір
space-imperial-privilege = Імперські привілеї
space-assembly-hall = Зала зборів
space-gather-support = Пошук підтримки
space-shipping = Перевезення
space-accept-contract = Контракти
space-spice-refinery = Завод прянощів
space-deep-desert = Глибока пустеля

## Intrigue cards

intrigue-buy-access = Купівля доступу
intrigue-call-to-arms = Заклик до зброї
intrigue-change-allegiances = Зміна сторони
intrigue-councilors-ambition = Амбіції радника
intrigue-cunning = Хитрість
intrigue-depart-for-arrakis = Відбуття на Арракіс
intrigue-detonation = Детонація
intrigue-distraction = Відвернення уваги
intrigue-imperium-politics = Політика Імперіуму
intrigue-inspire-awe = Навіяти трепет
intrigue-intelligence-report = Донесення розвідки
intrigue-manipulate = Маніпуляція
intrigue-market-opportunity = Ринкова нагода
intrigue-mercenaries = Найманці
intrigue-opportunism = Опортунізм
intrigue-shaddams-favor = Милість Шаддама
intrigue-sietch-ritual = Ритуал січі
intrigue-special-mission = Особливе завдання
intrigue-strategic-stockpiling = Стратегічні запаси
intrigue-unexpected-allies = Несподівані союзники
intrigue-devour = Пожирання
intrigue-find-weakness = Пошук слабкості
intrigue-go-to-ground = Залягти на дно
intrigue-impress = Справити враження
intrigue-questionable-methods = Сумнівні методи
intrigue-spice-is-power = Прянощі — це влада
intrigue-spring-the-trap = Закрити пастку
intrigue-tactical-option = Тактичний вибір
intrigue-weirding-combat = Чаклунський бій
intrigue-secure-spice-trade = Захист торгівлі прянощами
intrigue-shadow-alliance = Таємний союз
intrigue-contingency-plan = Запасний план
intrigue-crysknife = Крис-ніж
intrigue-desert-mouse = Пустельна миша
intrigue-ornithopter = Орнітоптер
intrigue-leverage = Важіль тиску
intrigue-reach-agreement = Досягти угоди
intrigue-choam-profits = Прибутки ДАПТ
intrigue-backed-by-choam = За підтримки ДАПТ

## Conflicts

conflict-skirmish-crysknife = Сутичка
conflict-skirmish-desert-mouse = Сутичка
conflict-skirmish-ornithopter = Сутичка
conflict-choam-security = Охорона ДАПТ
conflict-spice-freighters = Транспортники з прянощами
conflict-seize-spice-refinery = Захоплення Заводу прянощів
conflict-test-of-loyalty = Випробування вірності
conflict-shadow-contest = Битва в тіні
conflict-protect-the-sietches = Захист січей
conflict-trade-dispute = Торговельна суперечка
conflict-propaganda = Пропаганда
conflict-battle-for-spice-refinery = Битва за Завод прянощів

## Leaders and their abilities

leader-feyd-rautha-harkonnen = Фейд-Раута Харконнен
leader-feyd-rautha-harkonnen-passive = Підступна сила
leader-feyd-rautha-harkonnen-signet = Особисте навчання
leader-gurney-halleck = Ґурні Галлек
leader-gurney-halleck-passive = Завжди з усмішкою
leader-gurney-halleck-signet = Майстер війни
leader-lady-amber-metulli = Леді Ембер Метуллі
leader-lady-amber-metulli-passive = Розвідники пустелі
leader-lady-amber-metulli-signet = Наповнити скарбницю
leader-lady-jessica = Леді Джессіка
leader-lady-jessica-passive = Інша Пам’ять
leader-lady-jessica-signet = Агонія прянощів
leader-reverend-mother-jessica = Преподобна Мати Джессіка
leader-reverend-mother-jessica-passive = Преподобна Мати
leader-reverend-mother-jessica-signet = Вода Життя
leader-lady-margot-fenring = Леді Марґо Фенрінґ
leader-lady-margot-fenring-passive = Вірність
leader-lady-margot-fenring-signet = Інформатор на Арракісі
leader-muaddib = Муад’Діб
leader-muaddib-passive = Непередбачуваний ворог
leader-muaddib-signet = Вказати шлях
leader-princess-irulan = Принцеса Ірулан
leader-princess-irulan-passive = Імператорська кров
leader-princess-irulan-signet = Проникливість літописиці
leader-staban-tuek = Стабан Туек
leader-staban-tuek-passive = Мало союзників / Контрабанда прянощів
leader-staban-tuek-signet = Невидима мережа
leader-shaddam-corrino-iv = Шаддам Корріно IV
leader-shaddam-corrino-iv-passive = Командувач сардаукарів
leader-shaddam-corrino-iv-signet = Імператор Відомого Всесвіту

## Objectives

objective-objective-desert-mouse-first = Завдання: пустельна миша
objective-objective-desert-mouse-4-6p = Завдання: пустельна миша
objective-objective-crysknife = Завдання: крис-ніж
objective-objective-crysknife-4-6p = Завдання: крис-ніж
objective-objective-ornithopter-1-3p = Завдання: орнітоптер

## Contracts

contract-acquire-the-spice-must-flow = Придбати «Прянощі повинні текти»
contract-arrakeen-water = Арракін
contract-arrakeen-spy = Арракін
contract-deliver-supplies = Доставка припасів
contract-espionage = Шпигунство
contract-espionage-2 = Шпигунство
contract-harvest-3 = Збір прянощів 3+
contract-harvest-3-2 = Збір прянощів 3+
contract-harvest-4 = Збір прянощів 4+
contract-heighliner-water = Гайлайнер
contract-heighliner-troops = Гайлайнер
contract-high-council-influence = Вища рада
contract-high-council-solari = Вища рада
contract-immediate = Миттєвий ефект
contract-research-station-spy = Дослідна станція
contract-research-station-solari = Дослідна станція
contract-sardaukar-cards = Сардаукари
contract-sardaukar-recall = Сардаукари
contract-spice-refinery-cards = Завод прянощів
contract-spice-refinery-water = Завод прянощів
contract-ix-dreadnought = Дредноут
contract-ix-espionage = Шпигунство
contract-ix-harvest-3 = Збір прянощів 3+
contract-ix-harvest-4 = Збір прянощів 4+
contract-ix-heighliner = Гайлайнер
contract-ix-high-council = Вища рада
contract-ix-interstellar-shipping = Міжзоряні перевезення
contract-ix-secrets = Секрети
contract-ix-smuggling = Контрабанда
contract-ix-tech-negotiation = Технологічні переговори

## Battle icons

battle-icon-crysknife = крис-ніж
battle-icon-desert-mouse = пустельна миша
battle-icon-ornithopter = орнітоптер
battle-icon-wild = універсальний

## Agent icons

icon-spy = Шпигун

## Houses

house-corrino = Дім Корріно
house-fenring = Дім Фенрінґ
house-metulli = Дім Метуллі
