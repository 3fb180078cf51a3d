# Names of the components of Dune: War for Arrakis.
#
#   .genitive and .accusative are forms inside of sentences; .short of an air zone is its name after «зона», of a card its
#   name inside of «…»; .number = plural stands where the verb is in the plural.

## Planning cards: Atreides

card-war-plan = План войны
card-alia-the-abomination = Алия, Мерзость
card-smugglers-wormsigns = Контрабандисты
card-smugglers-elites = Контрабандисты
card-smugglers-sabotage = Контрабандисты
card-the-voice = Голос
card-death-commandos = Воины-смертники
card-tested-with-the-gom-jabbar = Испытание гом джаббаром
card-chatt-the-leaper = Чатт-Прыгун
card-truthtrance = Транс правды
card-adab-the-demanding-memory = Адаб, требовательная память
card-alam-al-mithal-the-world-of-similitudes = Алам аль-Митхаль, мир подобий
card-usul-the-base-of-the-pillar = Усул, основание столпа
card-voice-from-the-outer-world = Голос из Внешнего мира
card-our-family-atomics = Наш фамильный атомный арсенал
card-battle-language = Боевой язык
card-bill-of-particulars = Перечень обвинений
card-fear-is-the-mind-killer = Страх убивает разум
card-shai-hulud = Шай-Хулуд
card-wall-of-sandworms = Стена песчаных червей
card-dust-chasms = Пылевые провалы
card-fremen-rockets = Ракеты фрименов
card-eyes-of-ibad = Глаза Ибада
card-captured-ornithopter = Захваченный орнитоптер
card-crysknife = Крис
card-cielagos-piping-message = Послание сьелаго
card-jubba-cloaks = Плащи-джубба
card-hieregs = Хайреги
card-grandmother-of-a-storm = Прабабка всех бурь
card-stillsuits = Дистикомбы
card-i-am-stilgar-the-fremen = «Я Стилгар, фримен»
    .short = Я Стилгар, фримен
card-thumpers = Колотушки
card-kitab-al-ibar = Китаб аль-Ибар
card-sandtides = Песчаные приливы

## Planning cards: Harkonnen

card-hard-times-and-oppression = Тяжёлые времена и гнёт
card-forced-recruitment = Принудительный набор
card-beloved-feyd-rautha = Любимец Фейд-Раута
card-harkonnen-patrols = Патрули Харконненов
card-arsunt-legion = Легион Арсунта
card-barons-personal-guard = Личная гвардия барона
card-hawats-scheming = Козни Хавата
card-evidence-of-rebellion = Свидетельства мятежа
card-polar-cap-factories = Заводы полярной шапки
card-carthag-the-former-capital = Карфаг, бывшая столица
card-workhorse-of-arrakis = Рабочая лошадка Арракиса
card-spotter-control = Служба наблюдателей
card-explosive-artillery = Фугасная артиллерия
card-sandmasters = Мастера песков
card-mudir-nahya-the-demon-ruler = Мудир-Нахья, правитель-демон
card-hunter-seeker = Охотник-искатель
card-rage-overcame-shaddam-iv-levy = Ярость Шаддама IV
card-rage-overcame-shaddam-iv-sardaukar = Ярость Шаддама IV
card-rage-overcame-shaddam-iv-assault = Ярость Шаддама IV
card-manipulation-of-others = Манипулирование людьми
card-breeding-program = Генетическая селекция
card-troop-carriers = Войсковые транспорты
card-shigawire = Шигафибр
card-hope-clouds-observation = Надежда затуманивает взор
card-reports-of-traitors = Донесения о предателях
card-sardaukar-pogrom = Погром сардаукаров
card-sardaukars-manner = Повадки сардаукаров
card-spies-all-over-arrakis = Шпионы по всему Арракису
card-full-control-of-the-air = Господство в воздухе
card-moving-the-battle-group = Переброска боевой группы
card-killers-without-mercy = Безжалостные убийцы
card-sardaukar-disguised = Переодетые сардаукары
card-i-decide-what-best-serves-his-majesty = «Я решаю, что лучше для Его Величества»
    .short = Я решаю, что лучше для Его Величества
card-seek-out-the-mahdi = Найти «Махди»
    .short = Найти „Махди“

## Prescience cards

prescience-dew-collectors-for-the-planting = Росособиратели для посадок
prescience-the-fremen-call-paul-the-mahdi = Фримены зовут Пола «Махди!»
    .short = Фримены зовут Пола „Махди!“
prescience-the-water-discipline = Водная дисциплина
prescience-new-hidden-wind-traps = Новые скрытые ветровые ловушки
prescience-stunted-worms = Малорослые черви
prescience-jessica-trains-paul-in-the-bene-gesserit-ways = Джессика учит Пола пути Бене Гессерит
prescience-the-desert-war = Война в пустыне
prescience-the-lisan-al-gaib = Лисан аль-Гаиб
prescience-paul-drinks-the-water-of-life = Пол пьёт Воду жизни
prescience-families-flee-to-the-palmaries-of-the-south = Семьи спасаются бегством на юге
prescience-paul-rides-the-maker = Пол седлает Подателя
prescience-the-harvesters-burn = Комбайны горят
prescience-the-emperors-fanatics-bleed = Кровь фанатиков Императора
prescience-jessica-changes-the-poison = Джессика преображает яд
prescience-oath-of-the-fedaykin = Клятва федайкинов
prescience-war-behind-the-shield-wall = Война за Барьерной Стеной

## Leaders

leader-paul-atreides = Пол Атрейдес
    .genitive = Пола Атрейдеса
    .accusative = Пола Атрейдеса
leader-lady-jessica = Леди Джессика
    .genitive = леди Джессики
    .accusative = леди Джессику
leader-reverend-mother-jessica = Преподобная Мать Джессика
    .genitive = Преподобной Матери Джессики
    .accusative = Преподобную Мать Джессику
leader-gurney-halleck = Гурни Халлек
    .genitive = Гурни Халлека
    .accusative = Гурни Халлека
leader-alia = Алия
    .genitive = Алии
    .accusative = Алию
leader-naib-leaders = Командиры-наибы
    .genitive = командиров-наибов
    .accusative = командиров-наибов
leader-paul-muad-dib = Пол Муад'Диб
    .genitive = Пола Муад'Диба
    .accusative = Пола Муад'Диба
leader-stilgar = Стилгар
    .genitive = Стилгара
    .accusative = Стилгара
leader-chani = Чани
leader-wild-maker = Дикий Податель
    .genitive = Дикого Подателя
    .accusative = Дикого Подателя
leader-beast-rabban = «Зверь» Раббан
    .genitive = «Зверя» Раббана
    .accusative = «Зверя» Раббана
leader-thufir-hawat = Суфир Хават
    .genitive = Суфира Хавата
    .accusative = Суфира Хавата
leader-baron-harkonnen = Барон Харконнен
    .genitive = барона Харконнена
    .accusative = барона Харконнена
leader-feyd-rautha = Фейд-Раута
    .genitive = Фейд-Рауты
    .accusative = Фейд-Рауту
leader-emperor-shaddam-iv = Шаддам IV
    .genitive = Шаддама IV
    .accusative = Шаддама IV
leader-gaius-helen-mohiam = Гайя-Елена Мохийам
    .genitive = Гайи-Елены Мохийам
    .accusative = Гайю-Елену Мохийам
leader-captain-aramsham = Капитан Арамшам
    .genitive = капитана Арамшама
    .accusative = капитана Арамшама
leader-bashar-leaders = Командиры-башары
    .genitive = командиров-башаров
    .accusative = командиров-башаров

## Secret objectives

objective-objective-kh8-sd7-j5 = Тайная цель A
objective-objective-kh8-sd5-j7 = Тайная цель B
objective-objective-kh7-sd8-j5 = Тайная цель C
objective-objective-kh7-sd5-j8 = Тайная цель D
objective-objective-kh5-sd8-j7 = Тайная цель E
objective-objective-kh5-sd7-j8 = Тайная цель F

## Bans

ban-higher-costs-of-maintenance = Рост расходов на содержание
ban-prohibitive-price-for-weather-satellites = Непомерная цена метеоспутников
ban-the-forms-must-be-obeyed = Формальности должны быть соблюдены

## Tactics cards

tactic-tactic-gara-kulon = Северо-восточный сектор — Гара-Кулон
tactic-tactic-sihaya-ridge = Северо-восточный сектор — Хребет Сихайи
tactic-tactic-tasmin-sink = Юго-восточный сектор — Впадина Тасмин
tactic-tactic-habbanya-ridge = Юго-западный сектор — Хребет Хаббанья
tactic-tactic-rock-outcroppings = Северо-западный сектор — Скальные выступы
tactic-tactic-bight-of-the-cliff = Северо-западный сектор — Изгиб утёса
tactic-tactic-hobars-gap = Центральные сектора — Проход Хобара
tactic-tactic-windgap = Центральные сектора — Ветровая Щель

## Areas

area-arrakeen = Арракин
area-broken-land = Разломы
area-carthag = Карфаг
area-hole-in-the-rock = Дыра в скале
area-imperial-basin = Имперская котловина
area-rimwall-west = Западный край стены
area-shield-wall-east = Барьерная Стена
area-cne-01 = Центральный северо-восток 1
area-cne-02 = Центральный северо-восток 2
area-cne-03 = Центральный северо-восток 3
area-cne-04 = Центральный северо-восток 4
area-cne-05 = Центральный северо-восток 5
area-cne-06 = Центральный северо-восток 6
area-cne-07 = Центральный северо-восток 7
area-cne-08 = Центральный северо-восток 8
area-cne-09 = Центральный северо-восток 9
area-false-wall-east = Восточная Ложная Стена
area-false-wall-south = Южная Ложная Стена
area-harg-pass = Перевал Харг
area-hobars-gap = Проход Хобара
area-cse-01 = Центральный юго-восток 1
area-cse-02 = Центральный юго-восток 2
area-cse-03 = Центральный юго-восток 3
area-cse-04 = Центральный юго-восток 4
area-cse-05 = Центральный юго-восток 5
area-false-wall-west = Западная Ложная Стена
area-windgap = Ветровая Щель
area-csw-01 = Центральный юго-запад 1
area-csw-02 = Центральный юго-запад 2
area-csw-03 = Центральный юго-запад 3
area-csw-04 = Центральный юго-запад 4
area-csw-05 = Центральный юго-запад 5
area-csw-06 = Центральный юго-запад 6
area-arsunt = Арсунт
area-hagga-basin = Котловина Хагга
area-shield-wall-west = Барьерная Стена
area-splintered-rock = Расколотые скалы
area-wind-pass = Перевал Ветров
area-cnw-01 = Центральный северо-запад 1
area-cnw-02 = Центральный северо-запад 2
area-cnw-03 = Центральный северо-запад 3
area-cnw-04 = Центральный северо-запад 4
area-north-pole = Северный полюс
area-gara-kulon = Гара-Кулон
area-sihaya-ridge = Хребет Сихайи
area-ne-01 = Северо-восток 1
area-ne-02 = Северо-восток 2
area-ne-03 = Северо-восток 3
area-ne-04 = Северо-восток 4
area-ne-05 = Северо-восток 5
area-ne-06 = Северо-восток 6
area-ne-07 = Северо-восток 7
area-ne-08 = Северо-восток 8
area-ne-09 = Северо-восток 9
area-ne-10 = Северо-восток 10
area-ne-11 = Северо-восток 11
area-ne-12 = Северо-восток 12
area-ne-13 = Северо-восток 13
area-ne-14 = Северо-восток 14
area-ne-15 = Северо-восток 15
area-ne-16 = Северо-восток 16
area-pasty-mesa = Бледное плато
area-tasmin-sink = Впадина Тасмин
area-se-01 = Юго-восток 1
area-se-02 = Юго-восток 2
area-se-03 = Юго-восток 3
area-se-04 = Юго-восток 4
area-se-05 = Юго-восток 5
area-se-06 = Юго-восток 6
area-se-07 = Юго-восток 7
area-se-08 = Юго-восток 8
area-habbanya-ridge = Хребет Хаббанья
area-sw-01 = Юго-запад 1
area-sw-02 = Юго-запад 2
area-sw-03 = Юго-запад 3
area-sw-04 = Юго-запад 4
area-sw-05 = Юго-запад 5
area-sw-06 = Юго-запад 6
area-sw-07 = Юго-запад 7
area-sw-08 = Юго-запад 8
area-sw-09 = Юго-запад 9
area-bight-of-the-cliff = Изгиб утёса
area-rock-outcroppings = Скальные выступы
area-the-funeral-plain = Погребальная равнина
area-the-great-flat = Великая равнина
area-nw-01 = Северо-запад 1
area-nw-02 = Северо-запад 2
area-nw-03 = Северо-запад 3
area-nw-04 = Северо-запад 4
area-nw-05 = Северо-запад 5
area-nw-06 = Северо-запад 6
area-nw-07 = Северо-запад 7
area-nw-08 = Северо-запад 8
area-nw-09 = Северо-запад 9
area-nw-10 = Северо-запад 10
area-nw-11 = Северо-запад 11
area-nw-12 = Северо-запад 12
area-nw-13 = Северо-запад 13
area-nw-14 = Северо-запад 14
area-nw-15 = Северо-запад 15
area-nw-16 = Северо-запад 16

## Sectors

sector-central-north-east = Центральный северо-восточный сектор
sector-central-south-east = Центральный юго-восточный сектор
sector-central-south-west = Центральный юго-западный сектор
sector-central-north-west = Центральный северо-западный сектор
sector-north-east = Северо-восточный сектор
sector-south-east = Юго-восточный сектор
sector-south-west = Юго-западный сектор
sector-north-west = Северо-западный сектор

## Air zones

zone-air-cne-cnw = Воздушная зона: центр СВ / центр СЗ
    .short = центр СВ / центр СЗ
zone-air-cne-cse = Воздушная зона: центр СВ / центр ЮВ
    .short = центр СВ / центр ЮВ
zone-air-cse-csw = Воздушная зона: центр ЮВ / центр ЮЗ
    .short = центр ЮВ / центр ЮЗ
zone-air-csw-cnw = Воздушная зона: центр ЮЗ / центр СЗ
    .short = центр ЮЗ / центр СЗ
zone-air-ne-cne = Воздушная зона: СВ / центр СВ
    .short = СВ / центр СВ
zone-air-se-cse = Воздушная зона: ЮВ / центр ЮВ
    .short = ЮВ / центр ЮВ
zone-air-sw-csw = Воздушная зона: ЮЗ / центр ЮЗ
    .short = ЮЗ / центр ЮЗ
zone-air-nw-cnw = Воздушная зона: СЗ / центр СЗ
    .short = СЗ / центр СЗ

## Figures

figure-harkonnen-regular = Обычный Харконнен
figure-harkonnen-elite = Элитный Харконнен
figure-sardaukar = Сардаукар
figure-bashar = Командир-башар
figure-harkonnen-named-leader = Именитый командир Харконненов
figure-ornithopter = Орнитоптер
figure-harvester = Комбайн
figure-carryall = Грузолёт
figure-atreides-regular = Обычный отряд Атрейдесов
figure-atreides-elite = Элитный отряд Атрейдесов
figure-fedaykin = Федайкин
figure-naib = Командир-наиб
figure-atreides-named-leader = Именитый командир Атрейдесов
figure-sandworm = Песчаный червь
figure-wild-maker = Дикий Податель

## Dice

die-combat = Боевой кубик
die-action-harkonnen = Кубик действий Харконненов
die-action-atreides = Кубик действий Атрейдесов

## Boards

dashboard-giedi-prime = Гьеди Прайм
dashboard-sietch-tabr = Сиетч Табр
dashboard-house-harkonnen-board = Дом Харконненов
    .genitive = дома Харконненов
dashboard-corrino-ally-board = Союзники-Коррино
    .genitive = союзников-Коррино
    .number = plural
dashboard-house-atreides-board = Дом Атрейдесов
    .genitive = дома Атрейдесов
dashboard-fremen-ally-board = Союзники-фримены
    .genitive = союзников-фрименов
    .number = plural

## Tokens

token-sietch = Жетон сиетча
token-harkonnen-settlement = Жетон поселения Харконненов
token-testing-station = Жетон экологической станции
token-wormsign = Жетон следов червя
token-atreides-initial-deployment = Жетон начальной дислокации Атрейдесов
token-atreides-deployment = Жетон дислокации Атрейдесов
token-harkonnen-initial-deployment-black = Жетон начальной дислокации Харконненов, чёрный
token-harkonnen-initial-deployment-silver = Жетон начальной дислокации Харконненов, серебристый
token-bene-gesserit = Жетон Бене Гессерит
token-imperium-marker = Жетон Империи
token-atomics = Жетон фамильного атомного арсенала
token-cone-of-silence = Жетон купола тишины

## Tracks

track-supremacy = Трек превосходства
track-prescience = Трек предвидения
track-regeneration-tank-atreides = Восстановительный резервуар Атрейдесов
track-regeneration-tank-harkonnen = Восстановительный резервуар Харконненов

## Prescience markers

marker-kwisatz-haderach = Квисатц Хадерах
marker-sand-dwellers = Жители пустыни
marker-jihad = Джихад
