# Names of the components of Uprising and of the CHOAM module.

## Cards

card-prepare-the-way = Подготовка пути
card-bene-gesserit-operative = Лазутчица Бене Гессерит
card-branching-path = Ветвящийся путь
card-calculus-of-power = Математика власти
card-captured-mentat = Пленный ментат
card-chani-clever-tactician = Чани, хитроумный тактик
card-corrinth-city = Город Корринт
card-covert-operation = Тайная операция
card-dangerous-rhetoric = Опасная риторика
card-desert-power = Сила пустыни
card-desert-survival = Выживание в пустыне
card-double-agent = Двойной агент
card-ecological-testing-station = Экологическая станция
card-fedaykin-stilltent = Диститент федайкинов
card-guild-envoy = Эмиссар Гильдии
card-guild-spy = Шпион Гильдии
card-hidden-missive = Тайное послание
card-imperial-spymaster = Имперский куратор
card-in-high-places = В высших кругах
card-junction-headquarters = Штаб на Джанкшене
card-leadership = Лидерство
card-long-live-the-fighters = Да здравствуют бойцы
card-maker-keeper = Хранительница Подателя
card-maula-pistol = Пистолет маула
card-northern-watermaster = Мастер воды Севера
card-overthrow = Свержение
card-paracompass = Паракомпас
card-price-is-no-object = Цена не имеет значения
card-public-spectacle = Публичное зрелище
card-rebel-supplier = Снабженец повстанцев
card-reliable-informant = Надёжный осведомитель
card-sardaukar-coordination = Координация сардаукаров
card-sardaukar-soldier = Солдат-сардаукар
card-shishakli = Шишакли
card-smugglers-harvester = Комбайн контрабандиста
card-smugglers-haven = Убежище контрабандиста
card-southern-elders = Старейшины Юга
card-space-time-folding = Свёртка пространства
card-spacing-guilds-favor = Покровительство Гильдии
card-spy-network = Шпионская сеть
card-steersman = Рулевой
card-stilgar-the-devoted = Преданный Стилгар
card-strike-fleet = Ударный флот
card-subversive-advisor = Советник-подстрекатель
card-treacherous-maneuver = Коварный манёвр
card-tread-in-darkness = Поступь во тьме
card-truthtrance = Транс правды
card-undercover-asset = Агент под прикрытием
card-unswerving-loyalty = Непоколебимая верность
card-weirding-woman = Колдунья
card-wheels-within-wheels = Колёса внутри колёс
card-cargo-runner = Перевозчик грузов
card-delivery-agreement = Договор поставки
card-interstellar-trade = Межзвёздная торговля
card-priority-contracts = Приоритетные контракты

## Board spaces

space-sardaukar = Сардаукары
space-dutiful-service = Верная служба
space-deliver-supplies = Доставка припасов
space-espionage = Шпионаж
space-desert-tactics = Война в пустыне
space-fremkit = Фримпакет
space-imperial-privilege = Привилегии
space-assembly-hall = Зал собраний
space-gather-support = Поиск поддержки
space-shipping = Поставки
space-accept-contract = Контракты
space-spice-refinery = Склад Пряности
space-deep-desert = Глубокая пустыня

## Intrigue cards

intrigue-buy-access = Покупка доступа
intrigue-call-to-arms = Призыв к оружию
intrigue-change-allegiances = Смена сторон
intrigue-councilors-ambition = Амбиции советника
intrigue-cunning = Хитрость
intrigue-depart-for-arrakis = Отбытие на Арракис
intrigue-detonation = Детонация
intrigue-distraction = Отвод глаз
intrigue-imperium-politics = Политика Империи
intrigue-inspire-awe = Внушить трепет
intrigue-intelligence-report = Донесение разведки
intrigue-manipulate = Манипуляция
intrigue-market-opportunity = Рыночная возможность
intrigue-mercenaries = Наёмники
intrigue-opportunism = Оппортунизм
intrigue-shaddams-favor = Милость Шаддама
intrigue-sietch-ritual = Ритуал сиетча
intrigue-special-mission = Особое задание
intrigue-strategic-stockpiling = Стратегические запасы
intrigue-unexpected-allies = Неожиданные союзники
intrigue-devour = Пожирание
intrigue-find-weakness = Поиск слабости
intrigue-go-to-ground = Залечь на дно
intrigue-impress = Произвести впечатление
intrigue-questionable-methods = Сомнительные методы
intrigue-spice-is-power = Пряность — это власть
intrigue-spring-the-trap = Захлопнуть ловушку
intrigue-tactical-option = Тактический выбор
intrigue-weirding-combat = Колдовской бой
intrigue-secure-spice-trade = Защита торговли Пряностью
intrigue-shadow-alliance = Тайный союз
intrigue-contingency-plan = Запасной план
intrigue-crysknife = Крис
intrigue-desert-mouse = Кенгуровая мышь
intrigue-ornithopter = Орнитоптер
intrigue-leverage = Рычаг давления
intrigue-reach-agreement = Достичь соглашения
intrigue-choam-profits = Прибыль КООАМ
intrigue-backed-by-choam = При поддержке КООАМ

## Conflicts

conflict-skirmish-crysknife = Стычка
conflict-skirmish-desert-mouse = Стычка
conflict-skirmish-ornithopter = Стычка
conflict-choam-security = Охрана КООАМ
conflict-spice-freighters = Транспортники с Пряностью
conflict-seize-spice-refinery = Захват Склада Пряности
conflict-test-of-loyalty = Испытание верности
conflict-shadow-contest = Битва в тени
conflict-protect-the-sietches = Защита сиетчей
conflict-trade-dispute = Торговый спор
conflict-propaganda = Пропаганда
conflict-battle-for-spice-refinery = Битва за Склад Пряности

## Leaders and their abilities

leader-feyd-rautha-harkonnen = Фейд-Раута Харконнен
leader-feyd-rautha-harkonnen-passive = Коварная сила
leader-feyd-rautha-harkonnen-signet = Личное обучение
leader-gurney-halleck = Гурни Халлек
leader-gurney-halleck-passive = Всегда с улыбкой
leader-gurney-halleck-signet = Мастер войны
leader-lady-amber-metulli = Леди Эмбер Метулли
leader-lady-amber-metulli-passive = Разведчики пустыни
leader-lady-amber-metulli-signet = Наполнить сундуки
leader-lady-jessica = Леди Джессика
leader-lady-jessica-passive = Иная Память
leader-lady-jessica-signet = Агония Пряности
leader-reverend-mother-jessica = Преподобная Мать Джессика
leader-reverend-mother-jessica-passive = Преподобная Мать
leader-reverend-mother-jessica-signet = Вода жизни
leader-lady-margot-fenring = Леди Марго Фенринг
leader-lady-margot-fenring-passive = Верность
leader-lady-margot-fenring-signet = Осведомитель на Арракисе
leader-muaddib = Муад'Диб
leader-muaddib-passive = Непредсказуемый враг
leader-muaddib-signet = Указать путь
leader-princess-irulan = Принцесса Ирулан
leader-princess-irulan-passive = Императорская кровь
leader-princess-irulan-signet = Прозорливость летописца
leader-staban-tuek = Стабан Туек
leader-staban-tuek-passive = Мало союзников / Контрабанда Пряности
leader-staban-tuek-signet = Незримая сеть
leader-shaddam-corrino-iv = Шаддам Коррино IV
leader-shaddam-corrino-iv-passive = Командующий сардаукарами
leader-shaddam-corrino-iv-signet = Император Известной Вселенной

## Objectives

objective-objective-desert-mouse-first = Задача: кенгуровая мышь
objective-objective-desert-mouse-4-6p = Задача: кенгуровая мышь
objective-objective-crysknife = Задача: крис
objective-objective-crysknife-4-6p = Задача: крис
objective-objective-ornithopter-1-3p = Задача: орнитоптер

## Contracts

contract-acquire-the-spice-must-flow = Пряность должна поступать
contract-arrakeen-water = Арракин
contract-arrakeen-spy = Арракин
contract-deliver-supplies = Доставка припасов
contract-espionage = Шпионаж
contract-espionage-2 = Шпионаж
contract-harvest-3 = Сбор Пряности 3+
contract-harvest-3-2 = Сбор Пряности 3+
contract-harvest-4 = Сбор Пряности 4+
contract-heighliner-water = Хайлайнер
contract-heighliner-troops = Хайлайнер
contract-high-council-influence = Высший Совет
contract-high-council-solari = Высший Совет
contract-immediate = Мгновенный эффект
contract-research-station-spy = Научная станция
contract-research-station-solari = Научная станция
contract-sardaukar-cards = Сардаукары
contract-sardaukar-recall = Сардаукары
contract-spice-refinery-cards = Склад Пряности
contract-spice-refinery-water = Склад Пряности
contract-ix-dreadnought = Дредноут
contract-ix-espionage = Шпионаж
contract-ix-harvest-3 = Сбор Пряности 3+
contract-ix-harvest-4 = Сбор Пряности 4+
contract-ix-heighliner = Хайлайнер
contract-ix-high-council = Высший Совет
contract-ix-interstellar-shipping = Межзвёздная поставка
contract-ix-secrets = Тайны
contract-ix-smuggling = Контрабанда
contract-ix-tech-negotiation = Переговоры

## Battle icons

battle-icon-crysknife = крис
battle-icon-desert-mouse = кенгуровая мышь
battle-icon-ornithopter = орнитоптер
battle-icon-wild = универсальный

## Agent icons

icon-spy = Шпион

## Houses

house-corrino = Дом Коррино
house-fenring = Дом Фенринг
house-metulli = Дом Метулли
