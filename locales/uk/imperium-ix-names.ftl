# Names of the components of Rise of Ix and of epic mode.

## Cards

card-appropriate = Привласнення
card-bounty-hunter = Мисливець за головами
card-choam-delegate = Делегат ДАПТ
card-court-intrigue = Придворні інтриги
card-desert-ambush = Засідка в пустелі
card-embedded-agent = Укорінений агент
card-esmar-tuek = Есмар Туек
card-freighter-fleet = Флот транспортників
card-full-scale-assault = Повномасштабний наступ
card-guild-accord = Угода з Гільдією
card-guild-chief-administrator = Головний адміністратор Гільдії
card-imperial-bashar = Імперський башар
card-imperial-shock-trooper = Імперський штурмовик
card-in-the-shadows = У тіні
card-ix-guild-compact = Договір Ікса та Гільдії
card-ixian-engineer = Іксіанський інженер
card-jamis = Джаміс
card-landing-rights = Право на посадку
card-local-fence = Місцевий скупник
card-negotiated-withdrawal = Узгоджений відступ
card-satellite-ban = Заборона на супутники
card-sayyadina = Сайядіна
card-shai-hulud = Шай-Хулуд
card-spice-trader = Торговець прянощами
card-treachery = Віроломство
card-truthsayer = Правдовидиця
card-water-peddler = Торговець водою
card-web-of-power = Павутина влади
card-weirding-way = Чаклунський шлях
card-control-the-spice = Контроль над прянощами

## Board spaces

space-interstellar-shipping = Міжзоряні перевезення
space-smuggling = Контрабанда
space-tech-negotiation = Технологічні переговори
space-dreadnought = Дредноут

## Intrigue cards

intrigue-cull = Вибракування
intrigue-diversion = Відволікальний маневр
intrigue-expedite = Прискорення
intrigue-glimpse-the-path = Проблиск шляху
intrigue-ixian-probe = Іксіанський зонд
intrigue-quid-pro-quo = Послуга за послугу
intrigue-secret-forces = Таємні сили
intrigue-strongarm = Силовий тиск
intrigue-blackmail = Шантаж
intrigue-cannon-turrets = Гарматні вежі
intrigue-second-wave = Друга хвиля
intrigue-strategic-push = Стратегічний натиск
intrigue-grand-conspiracy = Велика змова
intrigue-advanced-weaponry = Передове озброєння
intrigue-finesse = Тонка робота
intrigue-machine-culture = Культура машин
intrigue-war-chest = Військова скарбниця

## Conflicts

conflict-skirmish-ix-spice = Сутичка
conflict-skirmish-ix-troop = Сутичка
conflict-trade-monopoly = Торговельна монополія
conflict-economic-supremacy = Економічна перевага

## Leaders and their abilities

leader-archduke-armand-ecaz = Ерцгерцог Арман Еказ
leader-archduke-armand-ecaz-passive = Координація
leader-archduke-armand-ecaz-signet = Призов
leader-ilesa-ecaz = Ілеса Еказ
leader-ilesa-ecaz-passive = На крок попереду
leader-ilesa-ecaz-signet = Зв’язки в Гільдії
leader-prince-rhombur-vernius = Принц Ромбур Верніус
leader-prince-rhombur-vernius-passive = Важкі лазерні гармати
leader-prince-rhombur-vernius-signet = Іксіанські технології
leader-tessia-vernius = Тессія Верніус
leader-tessia-vernius-passive = Пильне спостереження
leader-tessia-vernius-signet = Дволикість
leader-princess-yuna-moritani = «Принцеса» Юна Морітані
leader-princess-yuna-moritani-passive = Контрабандний промисел
leader-princess-yuna-moritani-signet = Остання поставка
leader-viscount-hundro-moritani = Віконт Гундро Морітані
leader-viscount-hundro-moritani-passive = Розвіддані
leader-viscount-hundro-moritani-signet = Кур’єри

## Technology tiles

tech-artillery = Артилерія
tech-chaumurky = Чомуркі
tech-detonation-devices = Вибухові пристрої
tech-disposal-facility = Утилізаційний комплекс
tech-flagship = Флагман
tech-holoprojectors = Голопроєктори
tech-holtzman-engine = Двигун Гольцмана
tech-invasion-ships = Кораблі вторгнення
tech-memocorders = Мемокордери
tech-minimic-film = Мінімік-плівка
tech-restricted-ordnance = Секретний арсенал
tech-shuttle-fleet = Флот човників
tech-sonic-snoopers = Підслуховувальні пристрої
tech-spaceport = Космопорт
tech-spy-satellites = Супутники-шпигуни
tech-training-drones = Навчальні дрони
tech-troop-transports = Десантні кораблі
tech-windtraps = Вітрові пастки

## Areas of the board

area-ix = Ікс

## Houses

house-ecaz = Дім Еказ
house-moritani = Дім Морітані
house-vernius = Дім Верніус
