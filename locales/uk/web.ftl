# The words of the web client itself. All words about a game come from the server.

## Everywhere

skip-to-main = До вмісту
nav = Головні сторінки
close = Закрити
save = Зберегти
menu = Меню
notices = Сповіщення
loading = Хвилинку…
# After any number, so not declined.
points = ПО
round = Раунд { $round }
to-home = На головну
to-table = До столу
to-result = До підсумків
copied = Посилання скопійовано.
copied-code = Код скопійовано.
copy-failed = Браузер не дозволив копіювання. Виділіть і скопіюйте текст на екрані самі.
minutes = { $count ->
    [one] { $count } хвилина
    [few] { $count } хвилини
    [many] { $count } хвилин
   *[other] { $count } хвилини
}
hours = { $count ->
    [one] { $count } година
    [few] { $count } години
    [many] { $count } годин
   *[other] { $count } години
}
days = { $count ->
    [one] { $count } день
    [few] { $count } дні
    [many] { $count } днів
   *[other] { $count } дня
}

error-offline = Сервер не відповідає. Чи є з’єднання?
error-status = Серверу це не вдалося (відповідь { $status }).
offline = З’єднуємося знову…
offline-wait = З’єднання відновлюється. Ваш вибір збережено.
offline-lost = З’єднання втрачено.
offline-again = Наступна спроба за { $seconds } с.
offline-now = Спробувати зараз
offline-title = Немає зв’язку із сервером
offline-about = Сторінки однаково відкриваються; столи та ігри зачекають. Ця сторінка сама спробує ще раз.
try-again = Спробувати знову
newer = Є новіша версія.
newer-take = Оновити
newer-later = Пізніше

## Pages

title-new = Новий стіл
title-join = Сісти за стіл
title-help = Як грати
title-account = Ваше ім’я
title-settings = Налаштування
title-replay = Повтор
title-your-turn = Ваш хід

lost-title = Тут лише пісок
lost-about = За цією адресою немає сторінки.

## Front page

home-title = Стіл у пустелі
home-lead = { $pitch } Самотужки проти ботів, із друзями за одним екраном або мережею — за вечір чи за місяць.
your-name = Ваше ім’я
your-name-hint = Мандрівник
guest-name = Мандрівник { $number }
play-now = Грати зараз
play-now-busy = Накриваємо стіл…
first-game = Моя перша гра
home-mine = Ваші столи
home-listed = Відкриті столи
home-nothing-listed = Зараз у списку немає столів. Відкрийте свій і внесіть його до списку або надішліть посилання друзям.
home-with-others = З іншими
home-with-others-about = Виберіть місця та поділіться посиланням. Усім водночас бути в мережі не треба: гра почекає й кілька днів.
home-new = Відкрити новий стіл
home-by-code = Вас запросили?
home-by-code-about = Кожен стіл має код із шести літер і цифр.
home-learn = Уперше тут?
home-learn-about = Десять коротких кроків пояснюють гру. За столом вам допоможуть підказки.
home-learn-open = Навчитися грати
join = Сісти
join-code = Код столу
join-failed = Столу з кодом { $code } немає.
join-failed-about = Можливо, стіл уже закрито. Перевірте код ще раз: у ньому не буває нуля, одиниці та літер O, I, L, U.

card-your-turn = Ваш хід
card-open-seats = { $count ->
    [0] Можна починати
    [one] { $count } вільне місце
    [few] { $count } вільні місця
   *[many] { $count } вільних місць
}
card-abandoned = Гру покинуто
card-won = Перемога: { $name }
card-waits = Ходить { $name }
card-playing = Триває гра

## New table

new-game = Гра
new-players = Гравці
new-modules = Коробки
new-seats = Хто де сидить
seat-who = Хто сидить на місці { $seat }
seat-me = Я ({ $name })
seat-me-unnamed = Я
seat-bot = Бот: { $bot }
seat-add-bot = Посадити бота
seat-open-choice = Для будь-кого з посиланням
seat-hot = За цим екраном
seat-hot-name = Гравець { $seat }
seat-hot-label = Ім’я гравця на місці { $seat }
seat-hot-about = Гравці за цим екраном передають його одне одному; карти між ходами ховає завіса.
seat-open-about = Вільні місця чекають на друзів або незнайомців: стіл має посилання й код.
bot-greedy = стратег, думає до кінця свого ходу
bot-random = волоцюга, робить що завгодно
new-manner = Як граємо
new-undo = Скасування дій
undo-own-turn = У свій хід
undo-consent = Пізніше — за згодою всіх
undo-none = Не можна
new-pace = Темп ботів
pace-brisk = Швидкий
pace-calm = Спокійний
pace-slow = Повільний
new-clock = Годинник
clock-none = Немає
clock-per-move = На рішення
clock-per-game = На всю гру
clock-about = За того, у кого вийшов час, далі грає бот.
new-listed = У загальному списку
new-listed-about = Незнайомці зможуть знайти стіл і зайняти вільні місця.
new-listed-full = Усі місця зайнято: сісти однаково ніде.
new-no-bots = За цим столом немає ботів.
new-spectators = Можна спостерігати
new-spectators-about = Глядачі бачать лише відкрите.
new-open = Відкрити стіл
new-open-about = Потім поділіться посиланням; ви почнете гру, коли місця буде зайнято.
new-start = Почати гру
new-start-about = Усі на місці: гра почнеться одразу.

## Lobby

lobby-title = Стіл готовий
lobby-waits = { $count ->
    [one] Ще { $count } вільне місце. Поділіться посиланням.
    [few] Ще { $count } вільні місця. Поділіться посиланням.
   *[many] Ще { $count } вільних місць. Поділіться посиланням.
}
lobby-ready = Усі зібралися.
lobby-start-about = Гра почнеться одразу для всіх.
lobby-invited = Вас запросили. Займіть вільне місце.
lobby-full = Усі місця зайнято, а дивитися збоку не можна.
lobby-full-watch = Усі місця зайнято. Лишайтеся подивитися: гра скоро почнеться.
lobby-remove-sure = Так, закрити
lobby-remove-about = Стіл зникне для всіх, хто за ним сидить.
lobby-fill = Займіть вільні місця або віддайте їх ботам.
lobby-owner-starts = Гру починає той, хто відкрив стіл.
lobby-manner = Як граємо
lobby-remove = Закрити стіл
lobby-leave = Встати з-за столу
seat-open = вільно
seat-yours = ви
seat-online = тут
seat-away = не в мережі
seat-sit = Сісти сюди
seat-free = Звільнити місце
share = Поділитися
share-title = Запросити
share-about = Сісти за стіл може будь-хто з посиланням або кодом.
share-code = Код
share-copy = Копіювати посилання
share-copy-code = Копіювати код
share-text = Сідайте за мій стіл: код { $code }
fact-listed = У загальному списку
fact-private = Лише за посиланням
fact-players = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
   *[many] { $count } гравців
}
fact-choice = { $choice }: { $way }
fact-pace = Темп ботів: { $pace }
fact-undo-own-turn = Скасування дій у межах свого ходу
fact-undo-consent = Скасування у свій хід, пізніше — за згодою всіх
fact-undo-none = Без скасування дій
fact-clock-none = Без годинника
fact-clock-per-move = { $time } на кожне рішення
fact-clock-per-game = { $time } на всю гру
fact-spectators = Інші можуть спостерігати
fact-no-spectators = Без глядачів

## At the table

table-not-there = Такого столу немає
table-unknown = Він не існує, або це закритий стіл, за яким ви не маєте місця.
table-closed = Цей стіл для вас закритий
table-left = Дивитися гру можуть лише її учасники, а ви за цим столом більше не граєте. Якщо ви вийшли з облікового запису, увійдіть знову.
table-full = Зараз стіл більше нікого не приймає: можливо, глядачів уже забагато.
you-watch = Ви спостерігаєте
watching = { $count ->
    [one] Спостерігає { $count } особа
    [few] Спостерігають { $count } особи
   *[many] Спостерігають { $count } осіб
}
clock-of = { $name }: лишилося { $time }
clock-hurry = мало часу
clock-left = { $count ->
    [one] Лишилася { $count } секунда.
    [few] Лишилося { $count } секунди.
   *[many] Лишилося { $count } секунд.
}
leave = Віддати своє місце
leave-sure = Так, віддати
leave-about = Далі за вас гратиме бот. Скасувати це не можна.
curtain-title = Наступний гравець — { $name }
curtain-about = Передайте екран гравцеві { $name }. До того нічиїх карт не видно.
curtain-lift = Я — { $name }: показати мої карти
notify-turn = Ваш хід.
catch-up = { $count ->
    [one] Наздогнати ({ $count } дія)
    [few] Наздогнати ({ $count } дії)
   *[many] Наздогнати ({ $count } дій)
}
missed = { $count ->
    [one] { $count } дія відтоді, як ви дивилися
    [few] { $count } дії відтоді, як ви дивилися
   *[many] { $count } дій відтоді, як ви дивилися
}
missed-watch = Показати
waiting-for = Чекаємо на гравця { $name }: { $time }
look-back = Подивитися назад
game-over = Гру закінчено

## Result

result-title = Підсумки
result-winner = Перемагає { $name }
result-shared = { $count ->
    [one] Перемогу ділить { $count } гравець
    [few] Перемогу ділять { $count } гравці
   *[many] Перемогу ділять { $count } гравців
}
result-replay = Переглянути повтор
result-log = Журнал текстом
log-taken-back = { $text } (скасовано)
result-save = Файл гри
result-again = Зіграти ще
result-story = { $points ->
    [one] { $points } очко, раунд { $round }.
    [few] { $points } очки, раунд { $round }.
   *[many] { $points } очок, раунд { $round }.
}
result-ahead = { $count ->
    [one] Відрив від наступного — { $count } очко.
    [few] Відрив від наступного — { $count } очки.
   *[many] Відрив від наступного — { $count } очок.
}
result-level = Очок порівну — усе вирішило наступне порівняння.
result-mine = Ви на { $rank }-му місці, ваш рахунок — { $points }.
result-keep = На згадку
result-over-banner = Гру завершено. Роздивіться стіл без поспіху або переходьте до підсумків.
result-see = Як це було
result-stay = Лишитися біля поля
ranking-title = Хто на якому місці
list-comma = , потім{" "}
ties-about = За рівних очок порівнюють { $order }.
abandoned-about = Цю гру не дограно до кінця.
# $what is one of the tie-… messages, in the instrumental.
tie-broken = Вище за гравця { $name } за { $what }: { $upper } проти { $lower }.
tie-unbroken = Нарівні з гравцем { $name } за всім, що рахується.
chart-title = Очки протягом гри
sources-title = Звідки взялися очки
chart-table = Те саме в таблиці
chart-round = Після раунду
chart-total = Разом
chart-rounds = раунди
chart-source = Джерело
chart-by-source = Очки за джерелами та гравцями
facts-title = У числах
fair-title = Чи чесно перетасовано карти?
fair-sealed = Перед роздачею сервер обрав таємне число, від якого залежить кожне тасування, поклав його в конверт і показав усім печатку.
fair-played = Печатка пасує лише до одного числа. Якби число підмінили під час гри, печатку було б зламано.
fair-opened = Тепер конверт відкрито. Ваш браузер може сам поставити печатку на його вміст і порівняти її з тією, першою.
fair-numbers = Показати числа
fair-commitment = Печатка, показана до гри
fair-seed = Число з конверта
fair-computed = Печатка, поставлена тут
fair-check = Перевірити печатку
fair-fits = Печатки збігаються: під час гри нічого не змінювали.
fair-differs = Печатки не збігаються: обіцяно було інше число.
fair-unable = Цей браузер обчислює печатки лише на захищених сторінках (https).

## Replay

replay-eyes = Чиїми очима
replay-own-eyes = Як видно мені
replay-all-eyes = Усе відкрито
replay-link = Копіювати посилання на це місце
replay-live = До поточного моменту
replay-slider = Крок гри
replay-speed = Швидкість
replay-play = Дивитися
replay-pause = Пауза
replay-at = Крок { $step } із { $steps }
replay-at-turn = Раунд { $round } · { $name } · крок { $step } із { $steps }

## Account

account-name = Як вас називають інші
account-name-about = Більше для гри нічого не потрібно.
account-renamed = Тепер інші бачать ваше нове ім’я.
account-devices = Ті самі ігри на іншому пристрої
account-devices-about = Придумайте тут ім’я та секретну фразу й увійдіть із ними там. Пошта не потрібна, але забуту фразу відновити не можна.
account-login-name = Ім’я для входу
account-passphrase = Секретна фраза
account-passphrase-about = { $count ->
    [one] Щонайменше { $count } символ; найкраще — кілька слів.
    [few] Щонайменше { $count } символи; найкраще — кілька слів.
   *[many] Щонайменше { $count } символів; найкраще — кілька слів.
}
account-register = Створити запис
account-login = Увійти
account-way = Обліковий запис
account-way-register = Новий запис
account-way-login = Уже маю
account-about-register = Усі ваші дотеперішні столи лишаться з вами.
account-about-login = Після входу тут будуть столи цього запису. Ігри, розпочаті на цьому пристрої гостем, з вами не перейдуть.
account-logout = Вийти
account-yours = Ваш обліковий запис
account-yours-about = Ви ввійшли як { $name }. Увійдіть на іншому пристрої, і ваші столи з’являться там.
account-registered = Обліковий запис створено.
account-logged-in = З поверненням.
account-logged-out = Ви вийшли на цьому пристрої.

## Settings

set-language = Мова
set-theme = Освітлення
theme-system = Як на пристрої
theme-light = День
theme-dark = Ніч
set-size = Розмір
size-small = Малий
size-normal = Звичайний
size-large = Великий
set-play = За столом
set-hints = Підказки для перших ігор
set-hints-about = Усе пояснюється один раз, коли трапляється вперше.
set-hints-again = Показати всі підказки знову
set-hints-reset = Підказки почнуться спочатку.
set-auto = Автоматично, коли немає вибору
set-auto-about = Ефекти, які можна застосувати лише одним способом.
set-confirm = Питати перед кожною дією
set-confirm-about = Кожен вибір підтверджується другим клацанням або клавішею Enter; Esc скасовує його.
set-text = Текст замість малюнків
set-text-about = Списки та речення, зручні для програм читання з екрана.
set-notice = Сповіщення та рух
set-sound = Звук, коли мій хід
set-notify = Сповіщення, коли мій хід
set-notify-about = Лише поки сторінка у фоні.
set-push = Сповіщення, навіть коли сторінку закрито
set-push-about = Надходить через службу сповіщень вашого браузера; прочитати його може лише ваш браузер.
push-denied = Браузер не дозволяє цій сторінці сповіщення. Дозвольте їх у його налаштуваннях для цього сайту й спробуйте ще раз.
push-failed = Служба сповіщень вашого браузера недоступна. Спробуйте пізніше.
set-speed = Ходи інших гравців
set-speed-about = Як швидко одна за одною показуються дії інших і як довго карти та фішки йдуть на свої місця. Клацання завжди одразу веде до поточного моменту.
speed-off = Одразу
speed-fast = Швидко
speed-normal = Звичайно
speed-slow = Повільно
set-kept-here = Налаштування зберігаються на цьому пристрої.

## Keys

keys-title = Клавіші
keys-everywhere = Усюди
keys-game = За столом
keys-replay = У повторі
key-digits = Вибрати із запропонованого
key-enter = Вибрати; ще раз — підтвердити
key-arrows = Рухатися в межах частини столу
key-help = Показати ці клавіші
key-back = Назад або відкласти
key-prompt = До вибору
key-board = До поля
key-hand = До моєї руки
key-seats = До гравців
key-log = До журналу
key-next-target = До наступного, що можна вибрати
key-zoom = Роздивитися зблизька
key-undo = Скасувати дію
key-end-turn = Завершити хід
key-catch-up = Наздогнати гру
key-text-mode = Текст або малюнки
key-step-back = Крок назад
key-step-on = Крок уперед
key-turn-back = Хід назад
key-turn-on = Хід уперед
key-to-start = На початок
key-to-end = У кінець
key-play = Дивитися або пауза
rule-n = Правило { $id }

## Asking to take back

ask-undo = { $count ->
    [one] { $name } просить скасувати { $count } дію.
    [few] { $name } просить скасувати { $count } дії.
    [many] { $name } просить скасувати { $count } дій.
   *[other] { $name } просить скасувати { $count } дії.
}
ask-undo-mine = Ви просите скасувати свою останню дію.
ask-undo-agree = Погодитися
ask-undo-refuse = Відмовити
ask-undo-withdraw = Відкликати прохання
ask-undo-agreed = Згода: { $name }
ask-undo-waits = Ще немає відповіді: { $name }
ask-undo-refused = Проти: { $name }. Нічого не скасовано.
ask-undo-over = Прохання про скасування знято.
