# Names of the components of Rise of Ix and of epic mode.

## Cards

card-appropriate = Присвоение
card-bounty-hunter = Охотник за головами
card-choam-delegate = Делегат КООАМ
card-court-intrigue = Дворцовые интриги
card-desert-ambush = Засада в пустыне
card-embedded-agent = Внедрённый агент
card-esmar-tuek = Эсмар Туек
card-freighter-fleet = Флот транспортников
card-full-scale-assault = Полномасштабное наступление
card-guild-accord = Соглашение с Гильдией
card-guild-chief-administrator = Администратор Гильдии
card-imperial-bashar = Имперский башар
card-imperial-shock-trooper = Имперский штурмовик
card-in-the-shadows = В тени
card-ix-guild-compact = Договор Икса и Гильдии
card-ixian-engineer = Иксианский инженер
card-jamis = Джамис
card-landing-rights = Право на посадку
card-local-fence = Местный скупщик
card-negotiated-withdrawal = Согласованное отступление
card-satellite-ban = Запрет на спутники
card-sayyadina = Сайядина
card-shai-hulud = Шай-Хулуд
card-spice-trader = Торговец Пряностью
card-treachery = Вероломство
card-truthsayer = Правдовидица
card-water-peddler = Торговец водой
card-web-of-power = Паутина власти
card-weirding-way = Колдовской путь
card-control-the-spice = Контроль над Пряностью

## Board spaces

space-interstellar-shipping = Межзвёздная поставка
space-smuggling = Контрабанда
space-tech-negotiation = Переговоры
space-dreadnought = Дредноут

## Intrigue cards

intrigue-cull = Отбраковка
intrigue-diversion = Отвлекающий манёвр
intrigue-expedite = Ускорение
intrigue-glimpse-the-path = Проблеск пути
intrigue-ixian-probe = Иксианский зонд
intrigue-quid-pro-quo = Услуга за услугу
intrigue-secret-forces = Тайные силы
intrigue-strongarm = Силовое давление
intrigue-blackmail = Шантаж
intrigue-cannon-turrets = Орудийные башни
intrigue-second-wave = Вторая волна
intrigue-strategic-push = Стратегический натиск
intrigue-grand-conspiracy = Великий заговор
intrigue-advanced-weaponry = Передовое вооружение
intrigue-finesse = Тонкая работа
intrigue-machine-culture = Культура машин
intrigue-war-chest = Военная казна

## Conflicts

conflict-skirmish-ix-spice = Стычка
conflict-skirmish-ix-troop = Стычка
conflict-trade-monopoly = Торговая монополия
conflict-economic-supremacy = Экономическое превосходство

## Leaders and their abilities

leader-archduke-armand-ecaz = Эрцгерцог Арман Эказ
leader-archduke-armand-ecaz-passive = Координация
leader-archduke-armand-ecaz-signet = Призыв
leader-ilesa-ecaz = Илеса Эказ
leader-ilesa-ecaz-passive = На шаг впереди
leader-ilesa-ecaz-signet = Связи в Гильдии
leader-prince-rhombur-vernius = Принц Ромбур Верниус
leader-prince-rhombur-vernius-passive = Тяжёлые лазерные пушки
leader-prince-rhombur-vernius-signet = Иксианские технологии
leader-tessia-vernius = Тессия Верниус
leader-tessia-vernius-passive = Пристальное наблюдение
leader-tessia-vernius-signet = Двуличие
leader-princess-yuna-moritani = «Принцесса» Юна Моритани
leader-princess-yuna-moritani-passive = Контрабандный промысел
leader-princess-yuna-moritani-signet = Последняя поставка
leader-viscount-hundro-moritani = Виконт Хундро Моритани
leader-viscount-hundro-moritani-passive = Разведка
leader-viscount-hundro-moritani-signet = Курьеры

## Technology tiles

tech-artillery = Артиллерия
tech-chaumurky = Чомурки
tech-detonation-devices = Взрывные устройства
tech-disposal-facility = Очистные сооружения
tech-flagship = Флагман
tech-holoprojectors = Голопроекторы
tech-holtzman-engine = Двигатель Хольцмана
tech-invasion-ships = Флот вторжения
tech-memocorders = Мемокордеры
tech-minimic-film = Минимик-плёнка
tech-restricted-ordnance = Секретный арсенал
tech-shuttle-fleet = Флот челноков
tech-sonic-snoopers = Подслушивающие устройства
tech-spaceport = Космопорт
tech-spy-satellites = Спутники-шпионы
tech-training-drones = Учебные дроны
tech-troop-transports = Десантные корабли
tech-windtraps = Ветровые ловушки

## Areas of the board

area-ix = Икс

## Houses

house-ecaz = Дом Эказ
house-moritani = Дом Моритани
house-vernius = Дом Верниус
