# The words of the web client itself. All words about a game come from the server.

## Everywhere

skip-to-main = До вмісту
nav = Головне меню
close = Закрити
save = Зберегти
menu = Меню
notices = Сповіщення
loading = Завантаження…
# After any number, so not declined.
points = ПО
round = Раунд { $round }
to-home = На головну
to-table = До столу
to-result = До підсумків
copied = Посилання скопійовано.
copied-code = Код скопійовано.
copy-failed = Браузер не дозволив копіювання. Виділіть текст і скопіюйте його вручну.
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

error-offline = Сервер не відповідає. Перевірте інтернет.
error-status = Помилка сервера ({ $status }).
offline = Відновлюємо зв’язок…
offline-wait = Відновлюємо зв’язок. Ваш вибір збережено.
offline-lost = Зв’язок втрачено.
offline-again = Повтор за { $seconds } с.
offline-now = Повторити зараз
offline-title = Немає зв’язку із сервером
offline-about = Столи відкриються, коли зв’язок відновиться. Сторінка з’єднається сама.
try-again = Повторити
newer = Є нова версія.
newer-take = Оновити
newer-later = Пізніше

## Pages

title-new = Новий стіл
title-join = Увійти за кодом
title-help = Як грати
title-account = Профіль
title-settings = Налаштування
title-replay = Повтор
title-your-turn = Ваш хід

lost-title = Сторінку не знайдено
lost-about = Перевірте адресу.

## Front page

home-title = Стіл у пустелі
home-lead = { $pitch } З ботами, з друзями за одним екраном або онлайн.
your-name = Ваше ім’я
your-name-hint = Мандрівник
guest-name = Мандрівник { $number }
play-now = Грати зараз
play-now-busy = Розкладаємо гру…
first-game = Перша партія
home-mine = Ваші столи
home-listed = Відкриті столи
home-nothing-listed = Відкритих столів поки немає. Створіть свій або запросіть друзів за посиланням.
home-with-others = З друзями
home-with-others-about = Створіть стіл і надішліть посилання. Грайте в реальному часі або по ходу на день.
home-invite = Запросити друзів
home-new = Інші налаштування
home-by-code = Вас запросили?
home-by-code-about = Введіть код столу: шість літер і цифр.
home-learn = Уперше тут?
home-learn-about = Правила за десять коротких кроків, за столом — підказки.
home-learn-open = Як грати
join = Увійти
join-code = Код столу
join-failed = Немає столу з кодом { $code }.
join-failed-about = Можливо, стіл закрито. Перевірте код: у ньому немає цифр 0 і 1 та літер O, I, L, U.

card-your-turn = Ваш хід
card-open-seats = { $count ->
    [0] Можна починати
    [one] { $count } вільне місце
    [few] { $count } вільні місця
   *[many] { $count } вільних місць
}
card-abandoned = Партію не дограно
card-won = Переможець: { $name }
turn-of = Ходить { $name }
card-playing = Триває партія

## New table

new-game = Гра
new-players = Гравці
new-modules = База та доповнення
new-modules-about = Складіть будь-яку комбінацію. Що не поєднується з вибраним, недоступне; причину вказано.
box-add = Додати до: { $boxes }
box-last = Виберіть хоча б одну гру.
box-needs = Потрібно: { $boxes }.
box-against = Не поєднується: { $boxes }.
new-seats = Місця
seat-who = Місце { $seat }
seat-me = Я ({ $name })
seat-me-unnamed = Я
seat-bot = { $bot }
seat-add-bot = Додати бота
seat-open-choice = Вільно (за посиланням)
seat-hot = На цьому пристрої
seat-hot-name = Гравець { $seat }
seat-hot-label = Ім’я гравця: місце { $seat }
seat-hot-about = Передавайте пристрій по колу: між ходами карти приховано.
seat-open-about = Вільне місце займе будь-хто з посиланням або кодом.
bot-greedy = Бот (звичайний)
bot-random = Бот (легкий)
new-manner = Налаштування партії
new-undo = Скасування дій
undo-own-turn = У свій хід
undo-consent = І пізніше, якщо всі згодні
undo-none = Вимкнено
new-pace = Швидкість ботів
pace-brisk = Швидко
pace-calm = Звичайно
pace-slow = Повільно
new-clock = Ліміт часу
clock-none = Без ліміту
clock-per-move = На хід
clock-per-game = На партію
clock-about = Якщо час вийде, за гравця зіграє бот: один хід або до кінця партії.
new-listed = Показувати у списку столів
new-listed-about = Будь-хто зможе знайти стіл і зайняти вільне місце.
new-listed-full = Вільних місць немає.
new-no-bots = За цим столом немає ботів.
new-spectators = Дозволити глядачів
new-spectators-about = Вони бачать лише відкриту інформацію.
new-open = Створити стіл
new-open-about = Надішліть посилання й почніть, коли місця буде зайнято.
new-start = Почати партію
new-start-about = Усі місця зайнято: почнемо одразу.

## Lobby

lobby-title = Чекаємо на гравців
lobby-waits = { $count ->
    [one] { $count } вільне місце. Поділіться посиланням.
    [few] { $count } вільні місця. Поділіться посиланням.
   *[many] { $count } вільних місць. Поділіться посиланням.
}
lobby-ready = Усі зібралися.
lobby-start-about = Партія почнеться одразу для всіх.
lobby-invited = Вас запросили. Займіть вільне місце.
lobby-full = Місць немає, глядачів не пускають.
lobby-full-watch = Місць немає. Лишайтеся подивитися партію.
lobby-remove-sure = Так, закрити
lobby-remove-about = Стіл закриється для всіх.
lobby-fill = Дочекайтеся гравців або додайте ботів.
lobby-owner-starts = Чекаємо, доки господар столу почне партію.
lobby-manner = Налаштування партії
lobby-remove = Закрити стіл
lobby-leave = Покинути стіл
seat-open = вільно
seat-yours = ви
seat-online = у мережі
seat-away = не в мережі
seat-sit = Сісти сюди
seat-free = Прибрати
seat-free-sure = Так, прибрати
seat-free-about = { $name } більше не зможе сісти за цей стіл.
share = Поділитися
share-title = Запросити
share-about = Увійти може будь-хто з посиланням або кодом.
share-code = Код
share-copy = Копіювати посилання
share-copy-code = Копіювати код
share-text = Приєднуйтеся до гри, код { $code }
fact-listed = Відкритий стіл
fact-private = Лише за посиланням
fact-players = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
   *[many] { $count } гравців
}
fact-choice = { $choice }: { $way }
fact-pace = Швидкість ботів: { $pace }
fact-undo-own-turn = Скасування дій у свій хід
fact-undo-consent = Скасування дій у свій хід і пізніше, якщо всі згодні
fact-undo-none = Без скасування дій
fact-clock-none = Без ліміту часу
fact-clock-per-move = { $time } на хід
fact-clock-per-game = { $time } на партію
fact-spectators = Із глядачами
fact-no-spectators = Без глядачів

## At the table

table-not-there = Стіл не знайдено
table-unknown = Такого столу немає, або він закритий, а місця за ним у вас немає.
table-closed = Цей стіл для вас закритий
table-left = Цей стіл бачать лише його гравці, а ви за ним більше не граєте. Якщо ви вийшли з акаунта, увійдіть знову.
table-full = Зараз увійти не можна: можливо, глядачів забагато.
you-watch = Ви глядач
watching = Глядачів: { $count }
clock-of = { $name }: лишилося { $time }
clock-hurry = мало часу
clock-left = { $count ->
    [one] Лишилася { $count } секунда.
    [few] Лишилося { $count } секунди.
   *[many] Лишилося { $count } секунд.
}
leave = Вийти з гри (дограє бот)
leave-sure = Так, вийти
leave-about = За вас дограє бот. Повернутися не можна.
curtain-title = Наступний хід: { $name }
curtain-about = Передайте пристрій гравцеві { $name }. Карти поки приховано.
curtain-lift = Я — { $name }: показати мої карти
notify-turn = Ваш хід.
catch-up = { $count ->
    [one] Перемотати { $count } дію
    [few] Перемотати { $count } дії
   *[many] Перемотати { $count } дій
}
missed = { $count ->
    [one] Поки вас не було: { $count } дія
    [few] Поки вас не було: { $count } дії
   *[many] Поки вас не було: { $count } дій
}
missed-watch = Показати
absent = Гравця { $name } давно немає. Поки він не повернеться, за нього може грати бот.
absent-votes = Голосів: { $votes } з { $needed }.
absent-bot = Передати гру боту
absent-vote = Голосувати за бота
absent-voted = Ви проголосували за бота.
absent-taken = Тепер за гравця { $name } грає бот.
absent-back = { $name } знову у грі.
waiting-for = Чекаємо на гравця { $name }: { $time }
look-back = Перегляд ходів
game-over = Гру завершено

## Result

result-title = Підсумки
result-replay = Повтор партії
result-log = Журнал партії
log-taken-back = { $text } (скасовано)
result-save = Файл партії
result-story = { $points ->
    [one] { $points } очко, раунд { $round }.
    [few] { $points } очки, раунд { $round }.
   *[many] { $points } очок, раунд { $round }.
}
result-ahead = { $count ->
    [one] Відрив від другого місця — { $count } очко.
    [few] Відрив від другого місця — { $count } очки.
   *[many] Відрив від другого місця — { $count } очок.
}
result-level = Очок порівну — усе вирішив додатковий показник.
result-keep = Завантажити
result-see = До підсумків
result-stay = Оглянути поле
ranking-title = Підсумкові місця
ranking-won = Перемога
ranking-lost = Поразка
list-comma = , потім{" "}
ties-about = За рівності очок порівнюють { $order }.
abandoned-about = Партію не дограно.
# $what is one of the tie-… messages, in the instrumental.
tie-broken = Випереджає гравця { $name } за { $what }: { $upper } проти { $lower }.
tie-unbroken = Повна рівність із гравцем { $name }.
chart-title = Очки за раундами
courses-title = Раунд за раундом
sources-title = Джерела очок
chart-table = Показати таблицею
chart-round = Після раунду
chart-total = Разом
chart-rounds = раунди
chart-source = Джерело
chart-by-source = Очки за джерелами та гравцями
facts-title = Статистика
fair-title = Чи чесно перетасовано карти?
fair-sealed = До роздачі сервер вибрав таємне число, від якого залежить кожне тасування, і показав усім його відбиток (хеш).
fair-played = Відбиток пасує лише до цього числа. Якби число підмінили під час партії, відбитки б не збіглися.
fair-opened = Тепер число відкрито. Ваш браузер може сам обчислити його відбиток і порівняти з тим, що показали до партії.
fair-numbers = Показати числа
fair-commitment = Відбиток, показаний до партії
fair-seed = Таємне число
fair-computed = Відбиток, обчислений тут
fair-check = Перевірити
fair-fits = Відбитки збіглися: число не підміняли.
fair-differs = Відбитки не збіглися: це не те число.
fair-unable = Цей браузер обчислює відбитки лише на захищених сторінках (https).

## Replay

replay-eyes = Точка зору
replay-own-eyes = Мої карти
replay-all-eyes = Усі карти
replay-link = Посилання на цей момент
replay-live = До поточного моменту
replay-slider = Момент партії
replay-speed = Швидкість
replay-play = Відтворити
replay-pause = Пауза
replay-at = { $step } / { $steps }
replay-at-turn = Раунд { $round } · { $name } · { $step } / { $steps }

## Account

account-name = Ім’я у грі
account-name-about = Більше для гри нічого не потрібно.
account-renamed = Ім’я змінено.
account-devices = Грати з іншого пристрою
account-devices-about = Придумайте логін і пароль та увійдіть із ними на іншому пристрої. Пошта не потрібна, але забутий пароль не відновити.
account-login-name = Логін
account-passphrase = Пароль
account-passphrase-about = { $count ->
    [one] Щонайменше { $count } символ; краще кілька слів.
    [few] Щонайменше { $count } символи; краще кілька слів.
   *[many] Щонайменше { $count } символів; краще кілька слів.
}
account-register = Зареєструватися
account-login = Увійти
account-way = Акаунт
account-way-register = Реєстрація
account-way-login = Вхід
account-about-register = Усі ваші столи лишаться з вами.
account-about-login = Ви побачите столи акаунта. Гостьові партії з цього пристрою не перенесуться.
account-logout = Вийти
account-yours = Ваш акаунт
account-yours-about = Ви ввійшли як { $name }. Увійдіть на іншому пристрої, і ваші столи з’являться там.
account-registered = Акаунт створено.
account-logged-in = З поверненням!
account-logged-out = Ви вийшли на цьому пристрої.
account-logout-everywhere = Вийти на всіх пристроях
account-logged-out-everywhere = Ви вийшли на всіх пристроях.
account-passphrase-change = Змінити пароль
account-passphrase-change-about = На цьому пристрої ви залишитеся в акаунті, на решті — вийдете.
account-passphrase-current = Поточний пароль
account-passphrase-new = Новий пароль
account-passphrase-changed = Пароль змінено.

## Settings

set-language = Мова
set-theme = Тема
theme-system = Як у системі
theme-light = Світла
theme-dark = Темна
set-size = Розмір інтерфейсу
size-small = Малий
size-normal = Звичайний
size-large = Великий
set-play = За столом
set-hints = Підказки для новачків
set-hints-about = З’являються, коли ви бачите щось уперше.
set-hints-again = Скинути підказки
set-hints-reset = Підказки скинуто.
set-auto = Одразу застосовувати ефекти без вибору
set-auto-about = Якщо застосувати ефект можна лише одним способом.
set-confirm = Підтверджувати кожну дію
set-confirm-about = Друге клацання або Enter — підтвердити, Esc — скасувати.
set-text = Текстовий режим
set-text-about = Списки й речення для програм зчитування з екрана.
set-notice = Сповіщення та анімація
set-sound = Звук у ваш хід
set-notify = Сповіщення про ваш хід
set-notify-about = Лише поки сторінка у фоні.
set-push = Сповіщення, коли сторінку закрито
set-push-about = Надходять через службу сповіщень браузера; прочитати їх може лише ваш браузер.
push-denied = Браузер забороняє сповіщення з цього сайту. Дозвольте їх у налаштуваннях і спробуйте ще раз.
push-failed = Служба сповіщень вашого браузера недоступна. Спробуйте пізніше.
set-speed = Швидкість чужих ходів
set-speed-about = Швидкість показу ходів та анімації. Клацніть, щоб перемотати.
speed-off = Миттєво
speed-fast = Швидко
speed-normal = Звичайно
speed-slow = Повільно
set-kept-here = Налаштування зберігаються на цьому пристрої.

## Keys

keys-title = Гарячі клавіші
keys-everywhere = Усюди
keys-game = За столом
keys-replay = У повторі
key-digits = Вибрати варіант
key-enter = Вибрати; ще раз — підтвердити
key-arrows = Рух у межах панелі
key-help = Показати гарячі клавіші
key-back = Назад / зняти вибір
key-prompt = До вибору
key-board = До поля
key-hand = До руки
key-seats = До гравців
key-log = До журналу
key-next-target = Наступний варіант
key-zoom = Великим планом
key-undo = Скасувати дію
key-resolve-all = Застосувати всі ефекти
key-end-turn = Завершити хід
key-catch-up = До поточного ходу
key-text-mode = Текстовий режим
key-step-back = Крок назад
key-step-on = Крок уперед
key-turn-back = Хід назад
key-turn-on = Хід уперед
key-to-start = На початок
key-to-end = У кінець
key-play = Відтворення / пауза
rule-n = Правило { $id }

## Asking to take back

ask-undo = { $count ->
    [one] { $name } просить скасувати { $count } дію.
    [few] { $name } просить скасувати { $count } дії.
    [many] { $name } просить скасувати { $count } дій.
   *[other] { $name } просить скасувати { $count } дії.
}
ask-undo-mine = Ви попросили скасувати дію.
ask-undo-agree = Погодитися
ask-undo-refuse = Відмовити
ask-undo-withdraw = Відкликати запит
ask-undo-agreed = Згода: { $name }
ask-undo-waits = Ще немає відповіді: { $name }
ask-undo-refused = Проти: { $name }. Нічого не скасовано.
ask-undo-over = Запит на скасування знято.

talk-title = Таємна розмова: { $name }
talk-hint = Це бачите лише ви та ваш союзник. Розмова закриється, коли походить інша сторона.
talk-input = Повідомлення
talk-send = Надіслати
talk-said = { $name }: { $text }
