# Names of the components of Dune: War for Arrakis.
#
#   .genitive and .accusative are forms inside of sentences; .short of an air zone is its name after «зона», of a card its
#   name inside of «…»; .number = plural stands where the verb is in the plural.

## Planning cards: Atreides

card-war-plan = План війни
card-alia-the-abomination = Алія, Мерзота
card-smugglers-wormsigns = Контрабандисти
card-smugglers-elites = Контрабандисти
card-smugglers-sabotage = Контрабандисти
card-the-voice = Голос
card-death-commandos = Воїни-смертники
card-tested-with-the-gom-jabbar = Випробування ґом джаббаром
card-chatt-the-leaper = Чатт-Стрибун
card-truthtrance = Транс правди
card-adab-the-demanding-memory = Адаб, вимоглива пам’ять
card-alam-al-mithal-the-world-of-similitudes = Алам аль-Мітгаль, світ подоб
card-usul-the-base-of-the-pillar = Усул, основа стовпа
card-voice-from-the-outer-world = Голос із Зовнішнього світу
card-our-family-atomics = Наша родова атомна зброя
card-battle-language = Бойова мова
card-bill-of-particulars = Перелік звинувачень
card-fear-is-the-mind-killer = Страх убиває розум
card-shai-hulud = Шай-Хулуд
card-wall-of-sandworms = Стіна піщаних хробаків
card-dust-chasms = Пилові провалля
card-fremen-rockets = Ракети Фрименів
card-eyes-of-ibad = Очі Ібада
card-captured-ornithopter = Захоплений орнітоптер
card-crysknife = Крис-ніж
card-cielagos-piping-message = Послання сієлаґо
card-jubba-cloaks = Плащі-джубба
card-hieregs = Гієреґи
card-grandmother-of-a-storm = Прабаба всіх бур
card-stillsuits = Дистикости
card-i-am-stilgar-the-fremen = «Я Стілґар, Фримен»
    .short = Я Стілґар, Фримен
card-thumpers = Гупала
card-kitab-al-ibar = Кітаб аль-Ібар
card-sandtides = Піщані припливи

## Planning cards: Harkonnen

card-hard-times-and-oppression = Важкі часи та гніт
card-forced-recruitment = Примусовий набір
card-beloved-feyd-rautha = Улюбленець Фейд-Раута
card-harkonnen-patrols = Патрулі Харконненів
card-arsunt-legion = Легіон Арсунта
card-barons-personal-guard = Особиста гвардія барона
card-hawats-scheming = Підступи Гавата
card-evidence-of-rebellion = Ознаки бунту
card-polar-cap-factories = Заводи полярної шапки
card-carthag-the-former-capital = Карфаг, колишня столиця
card-workhorse-of-arrakis = Робоча конячка Арракіса
card-spotter-control = Служба спостерігачів
card-explosive-artillery = Фугасна артилерія
card-sandmasters = Майстри пісків
card-mudir-nahya-the-demon-ruler = Мудір-Нах’я, володар-демон
card-hunter-seeker = Мисливець-шукач
card-rage-overcame-shaddam-iv-levy = Лють Шаддама IV
card-rage-overcame-shaddam-iv-sardaukar = Лють Шаддама IV
card-rage-overcame-shaddam-iv-assault = Лють Шаддама IV
card-manipulation-of-others = Маніпулювання людьми
card-breeding-program = Генетична програма
card-troop-carriers = Військові транспорти
card-shigawire = Шиґадріт
card-hope-clouds-observation = Надія затьмарює погляд
card-reports-of-traitors = Донесення про зрадників
card-sardaukar-pogrom = Погром сардаукарів
card-sardaukars-manner = Манери сардаукарів
card-spies-all-over-arrakis = Шпигуни по всьому Арракісу
card-full-control-of-the-air = Панування в повітрі
card-moving-the-battle-group = Перекидання бойової групи
card-killers-without-mercy = Безжальні вбивці
card-sardaukar-disguised = Переодягнені сардаукари
card-i-decide-what-best-serves-his-majesty = «Я вирішую, що краще для Його Величності»
    .short = Я вирішую, що краще для Його Величності
card-seek-out-the-mahdi = Знайти «Магді»
    .short = Знайти „Магді“

## Prescience cards

prescience-dew-collectors-for-the-planting = Росозбирачі для насаджень
prescience-the-fremen-call-paul-the-mahdi = Фримени звуть Пола «Магді!»
    .short = Фримени звуть Пола „Магді!“
prescience-the-water-discipline = Водна дисципліна
prescience-new-hidden-wind-traps = Нові приховані вітрові пастки
prescience-stunted-worms = Недорослі хробаки
prescience-jessica-trains-paul-in-the-bene-gesserit-ways = Джессіка вчить Пола шляху Бене Ґессерит
prescience-the-desert-war = Пустельна війна
prescience-the-lisan-al-gaib = Лісан аль-Гаїб
prescience-paul-drinks-the-water-of-life = Пол п’є Воду Життя
prescience-families-flee-to-the-palmaries-of-the-south = Родини тікають до пальмарій Півдня
prescience-paul-rides-the-maker = Пол сідлає Творця
prescience-the-harvesters-burn = Комбайни палають
prescience-the-emperors-fanatics-bleed = Кров фанатиків Імператора
prescience-jessica-changes-the-poison = Джессіка перетворює отруту
prescience-oath-of-the-fedaykin = Клятва федайкінів
prescience-war-behind-the-shield-wall = Війна за Щитовою Стіною

## Leaders

leader-paul-atreides = Пол Атрід
    .genitive = Пола Атріда
    .accusative = Пола Атріда
leader-lady-jessica = Леді Джессіка
    .genitive = леді Джессіки
    .accusative = леді Джессіку
leader-reverend-mother-jessica = Преподобна Мати Джессіка
    .genitive = Преподобної Матері Джессіки
    .accusative = Преподобну Матір Джессіку
leader-gurney-halleck = Ґурні Галлек
    .genitive = Ґурні Галлека
    .accusative = Ґурні Галлека
leader-alia = Алія
    .genitive = Алії
    .accusative = Алію
leader-naib-leaders = Командири-наїби
    .genitive = командирів-наїбів
    .accusative = командирів-наїбів
leader-paul-muad-dib = Пол Муад’Діб
    .genitive = Пола Муад’Діба
    .accusative = Пола Муад’Діба
leader-stilgar = Стілґар
    .genitive = Стілґара
    .accusative = Стілґара
leader-chani = Чані
leader-wild-maker = Дикий Творець
    .genitive = Дикого Творця
    .accusative = Дикого Творця
leader-beast-rabban = «Звір» Раббан
    .genitive = «Звіра» Раббана
    .accusative = «Звіра» Раббана
leader-thufir-hawat = Туфір Гават
    .genitive = Туфіра Гавата
    .accusative = Туфіра Гавата
leader-baron-harkonnen = Барон Харконнен
    .genitive = барона Харконнена
    .accusative = барона Харконнена
leader-feyd-rautha = Фейд-Раута
    .genitive = Фейд-Раути
    .accusative = Фейд-Рауту
leader-emperor-shaddam-iv = Імператор Шаддам IV
    .genitive = Імператора Шаддама IV
    .accusative = Імператора Шаддама IV
leader-gaius-helen-mohiam = Гая Гелена Могіям
    .genitive = Гаї Гелени Могіям
    .accusative = Гаю Гелену Могіям
leader-captain-aramsham = Капітан Арамшам
    .genitive = капітана Арамшама
    .accusative = капітана Арамшама
leader-bashar-leaders = Командири-башари
    .genitive = командирів-башарів
    .accusative = командирів-башарів

## Secret objectives

objective-objective-kh8-sd7-j5 = Таємна ціль A
objective-objective-kh8-sd5-j7 = Таємна ціль B
objective-objective-kh7-sd8-j5 = Таємна ціль C
objective-objective-kh7-sd5-j8 = Таємна ціль D
objective-objective-kh5-sd8-j7 = Таємна ціль E
objective-objective-kh5-sd7-j8 = Таємна ціль F

## Bans

ban-higher-costs-of-maintenance = Зростання витрат на утримання
ban-prohibitive-price-for-weather-satellites = Захмарна ціна метеосупутників
ban-the-forms-must-be-obeyed = Формальностей слід дотримуватися

## Tactics cards

tactic-tactic-gara-kulon = Північно-східний сектор — Ґара-Кулон
tactic-tactic-sihaya-ridge = Північно-східний сектор — Хребет Сігаї
tactic-tactic-tasmin-sink = Південно-східний сектор — Западина Тасмін
tactic-tactic-habbanya-ridge = Південно-західний сектор — Хребет Габбанья
tactic-tactic-rock-outcroppings = Північно-західний сектор — Скельні виступи
tactic-tactic-bight-of-the-cliff = Північно-західний сектор — Вигин скелі
tactic-tactic-hobars-gap = Центральні сектори — Прохід Гобара
tactic-tactic-windgap = Центральні сектори — Вітрова Щілина

## Areas

area-arrakeen = Арракін
area-broken-land = Розлами
area-carthag = Карфаг
area-hole-in-the-rock = Діра в скелі
area-imperial-basin = Басейн Імператора
area-rimwall-west = Західний край стіни
area-shield-wall-east = Щитова Стіна
area-cne-01 = Центральний північний схід 1
area-cne-02 = Центральний північний схід 2
area-cne-03 = Центральний північний схід 3
area-cne-04 = Центральний північний схід 4
area-cne-05 = Центральний північний схід 5
area-cne-06 = Центральний північний схід 6
area-cne-07 = Центральний північний схід 7
area-cne-08 = Центральний північний схід 8
area-cne-09 = Центральний північний схід 9
area-false-wall-east = Східна Хибна Стіна
area-false-wall-south = Південна Хибна Стіна
area-harg-pass = Перевал Гарґ
area-hobars-gap = Прохід Гобара
area-cse-01 = Центральний південний схід 1
area-cse-02 = Центральний південний схід 2
area-cse-03 = Центральний південний схід 3
area-cse-04 = Центральний південний схід 4
area-cse-05 = Центральний південний схід 5
area-false-wall-west = Західна Хибна Стіна
area-windgap = Вітрова Щілина
area-csw-01 = Центральний південний захід 1
area-csw-02 = Центральний південний захід 2
area-csw-03 = Центральний південний захід 3
area-csw-04 = Центральний південний захід 4
area-csw-05 = Центральний південний захід 5
area-csw-06 = Центральний південний захід 6
area-arsunt = Арсунт
area-hagga-basin = Басейн Гаґґа
area-shield-wall-west = Щитова Стіна
area-splintered-rock = Розколоті скелі
area-wind-pass = Перевал Вітрів
area-cnw-01 = Центральний північний захід 1
area-cnw-02 = Центральний північний захід 2
area-cnw-03 = Центральний північний захід 3
area-cnw-04 = Центральний північний захід 4
area-north-pole = Північний полюс
area-gara-kulon = Ґара-Кулон
area-sihaya-ridge = Хребет Сігаї
area-ne-01 = Північний схід 1
area-ne-02 = Північний схід 2
area-ne-03 = Північний схід 3
area-ne-04 = Північний схід 4
area-ne-05 = Північний схід 5
area-ne-06 = Північний схід 6
area-ne-07 = Північний схід 7
area-ne-08 = Північний схід 8
area-ne-09 = Північний схід 9
area-ne-10 = Північний схід 10
area-ne-11 = Північний схід 11
area-ne-12 = Північний схід 12
area-ne-13 = Північний схід 13
area-ne-14 = Північний схід 14
area-ne-15 = Північний схід 15
area-ne-16 = Північний схід 16
area-pasty-mesa = Бліде плато
area-tasmin-sink = Западина Тасмін
area-se-01 = Південний схід 1
area-se-02 = Південний схід 2
area-se-03 = Південний схід 3
area-se-04 = Південний схід 4
area-se-05 = Південний схід 5
area-se-06 = Південний схід 6
area-se-07 = Південний схід 7
area-se-08 = Південний схід 8
area-habbanya-ridge = Хребет Габбанья
area-sw-01 = Південний захід 1
area-sw-02 = Південний захід 2
area-sw-03 = Південний захід 3
area-sw-04 = Південний захід 4
area-sw-05 = Південний захід 5
area-sw-06 = Південний захід 6
area-sw-07 = Південний захід 7
area-sw-08 = Південний захід 8
area-sw-09 = Південний захід 9
area-bight-of-the-cliff = Вигин скелі
area-rock-outcroppings = Скельні виступи
area-the-funeral-plain = Похоронна рівнина
area-the-great-flat = Велика рівнина
area-nw-01 = Північний захід 1
area-nw-02 = Північний захід 2
area-nw-03 = Північний захід 3
area-nw-04 = Північний захід 4
area-nw-05 = Північний захід 5
area-nw-06 = Північний захід 6
area-nw-07 = Північний захід 7
area-nw-08 = Північний захід 8
area-nw-09 = Північний захід 9
area-nw-10 = Північний захід 10
area-nw-11 = Північний захід 11
area-nw-12 = Північний захід 12
area-nw-13 = Північний захід 13
area-nw-14 = Північний захід 14
area-nw-15 = Північний захід 15
area-nw-16 = Північний захід 16

## Sectors

sector-central-north-east = Центральний північно-східний сектор
sector-central-south-east = Центральний південно-східний сектор
sector-central-south-west = Центральний південно-західний сектор
sector-central-north-west = Центральний північно-західний сектор
sector-north-east = Північно-східний сектор
sector-south-east = Південно-східний сектор
sector-south-west = Південно-західний сектор
sector-north-west = Північно-західний сектор

## Air zones

zone-air-cne-cnw = Повітряна зона: центр ПнСх / центр ПнЗх
    .short = центр ПнСх / центр ПнЗх
zone-air-cne-cse = Повітряна зона: центр ПнСх / центр ПдСх
    .short = центр ПнСх / центр ПдСх
zone-air-cse-csw = Повітряна зона: центр ПдСх / центр ПдЗх
    .short = центр ПдСх / центр ПдЗх
zone-air-csw-cnw = Повітряна зона: центр ПдЗх / центр ПнЗх
    .short = центр ПдЗх / центр ПнЗх
zone-air-ne-cne = Повітряна зона: ПнСх / центр ПнСх
    .short = ПнСх / центр ПнСх
zone-air-se-cse = Повітряна зона: ПдСх / центр ПдСх
    .short = ПдСх / центр ПдСх
zone-air-sw-csw = Повітряна зона: ПдЗх / центр ПдЗх
    .short = ПдЗх / центр ПдЗх
zone-air-nw-cnw = Повітряна зона: ПнЗх / центр ПнЗх
    .short = ПнЗх / центр ПнЗх

## Figures

figure-harkonnen-regular = Звичайний загін Харконненів
figure-harkonnen-elite = Елітний загін Харконненів
figure-sardaukar = Сардаукар
figure-bashar = Командир-башар
figure-harkonnen-named-leader = Іменитий командир Харконненів
figure-ornithopter = Орнітоптер
figure-harvester = Комбайн
figure-carryall = Вантажоліт
figure-atreides-regular = Звичайний загін Атрідів
figure-atreides-elite = Елітний загін Атрідів
figure-fedaykin = Федайкін
figure-naib = Командир-наїб
figure-atreides-named-leader = Іменитий командир Атрідів
figure-sandworm = Піщаний хробак
figure-wild-maker = Дикий Творець

## Dice

die-combat = Бойовий кубик
die-action-harkonnen = Кубик дій Харконненів
die-action-atreides = Кубик дій Атрідів

## Boards

dashboard-giedi-prime = Ґ’єді Прайм
dashboard-sietch-tabr = Січ Табр
dashboard-house-harkonnen-board = Дім Харконненів
    .genitive = Дому Харконненів
dashboard-corrino-ally-board = Союзники-Корріно
    .genitive = союзників-Корріно
    .number = plural
dashboard-house-atreides-board = Дім Атрідів
    .genitive = Дому Атрідів
dashboard-fremen-ally-board = Союзники-Фримени
    .genitive = союзників-Фрименів
    .number = plural

## Tokens

token-sietch = Жетон січі
token-harkonnen-settlement = Жетон поселення Харконненів
token-testing-station = Жетон екологічної станції
token-wormsign = Жетон слідів хробака
token-atreides-initial-deployment = Жетон початкового розгортання Атрідів
token-atreides-deployment = Жетон розгортання Атрідів
token-harkonnen-initial-deployment-black = Жетон початкового розгортання Харконненів, чорний
token-harkonnen-initial-deployment-silver = Жетон початкового розгортання Харконненів, сріблястий
token-bene-gesserit = Жетон Бене Ґессерит
token-imperium-marker = Жетон Імперіуму
token-atomics = Жетон родової атомної зброї
token-cone-of-silence = Жетон конуса тиші

## Tracks

track-supremacy = Шкала панування
track-prescience = Шкала передбачення
track-regeneration-tank-atreides = Відновний резервуар Атрідів
track-regeneration-tank-harkonnen = Відновний резервуар Харконненів

## Prescience markers

marker-kwisatz-haderach = Квізац Хадерах
marker-sand-dwellers = Жителі пустелі
marker-jihad = Джихад
