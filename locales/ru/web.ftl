# The words of the web client itself. All words about a game come from the server.

## Everywhere

skip-to-main = К содержимому
nav = Основное меню
close = Закрыть
save = Сохранить
menu = Меню
notices = Уведомления
loading = Загрузка…
# After any number, so not declined.
points = ПО
round = Раунд { $round }
to-home = На главную
to-table = К столу
to-result = К итогам
copied = Ссылка скопирована.
copied-code = Код скопирован.
copy-failed = Браузер запретил копирование. Выделите текст и скопируйте его вручную.
minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
    [many] { $count } минут
   *[other] { $count } минуты
}
hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
    [many] { $count } часов
   *[other] { $count } часа
}
days = { $count ->
    [one] { $count } день
    [few] { $count } дня
    [many] { $count } дней
   *[other] { $count } дня
}

error-offline = Сервер не отвечает. Проверьте интернет.
error-status = Ошибка сервера ({ $status }).
offline = Восстанавливаем связь…
offline-wait = Восстанавливаем связь. Ваш выбор сохранён.
offline-lost = Связь потеряна.
offline-again = Повтор через { $seconds } с.
offline-now = Повторить сейчас
offline-title = Нет связи с сервером
offline-about = Столы откроются, когда связь вернётся. Страница переподключится сама.
try-again = Повторить
newer = Вышла новая версия.
newer-take = Обновить
newer-later = Позже

## Pages

title-new = Новый стол
title-join = Войти по коду
title-help = Как играть
title-account = Профиль
title-settings = Настройки
title-replay = Повтор
title-your-turn = Ваш ход

lost-title = Страница не найдена
lost-about = Проверьте адрес.

## Front page

home-title = Стол в пустыне
home-lead = { $pitch } С ботами, с друзьями за одним экраном или онлайн.
your-name = Ваше имя
your-name-hint = Странник
guest-name = Странник { $number }
play-now = Играть сейчас
play-now-busy = Раскладываем игру…
first-game = Первая партия
home-mine = Ваши столы
home-listed = Открытые столы
home-nothing-listed = Открытых столов пока нет. Создайте свой или позовите друзей по ссылке.
home-with-others = С друзьями
home-with-others-about = Создайте стол и отправьте ссылку. Играйте в реальном времени или по ходу в день.
home-invite = Пригласить друзей
home-new = Другие настройки
home-by-code = Вас пригласили?
home-by-code-about = Введите код стола: шесть букв и цифр.
home-learn = Впервые здесь?
home-learn-about = Правила за десять коротких шагов, за столом — подсказки.
home-learn-open = Как играть
join = Войти
join-code = Код стола
join-failed = Нет стола с кодом { $code }.
join-failed-about = Возможно, стол закрыт. Проверьте код: в нём нет цифр 0 и 1 и букв O, I, L, U.

card-your-turn = Ваш ход
card-open-seats = { $count ->
    [0] Можно начинать
    [one] { $count } свободное место
    [few] { $count } свободных места
   *[many] { $count } свободных мест
}
card-abandoned = Партия не доиграна
card-won = Победитель: { $name }
turn-of = Ходит { $name }
card-playing = Идёт партия

## New table

new-game = Игра
new-players = Игроки
new-modules = База и дополнения
new-modules-about = Соберите любую комбинацию. Что не сочетается с выбранным, недоступно; причина указана.
box-add = Добавить к: { $boxes }
box-last = Выберите хотя бы одну игру.
box-needs = Нужно: { $boxes }.
box-against = Не сочетается: { $boxes }.
new-seats = Места
seat-who = Место { $seat }
seat-me = Я ({ $name })
seat-me-unnamed = Я
seat-bot = { $bot }
seat-add-bot = Добавить бота
seat-open-choice = Свободно (по ссылке)
seat-hot = На этом устройстве
seat-hot-name = Игрок { $seat }
seat-hot-label = Имя игрока: место { $seat }
seat-hot-about = Передавайте устройство по кругу: между ходами карты скрыты.
seat-open-about = Свободное место займёт любой, у кого есть ссылка или код.
bot-greedy = Бот (обычный)
bot-random = Бот (лёгкий)
new-manner = Настройки партии
new-undo = Отмена действий
undo-own-turn = В свой ход
undo-consent = И позже, если все согласны
undo-none = Выключена
new-pace = Скорость ботов
pace-brisk = Быстро
pace-calm = Обычно
pace-slow = Медленно
new-clock = Лимит времени
clock-none = Без лимита
clock-per-move = На ход
clock-per-game = На партию
clock-about = Если время выйдет, за игрока сыграет бот: один ход или до конца партии.
new-listed = Показывать в списке столов
new-listed-about = Любой сможет найти стол и занять свободное место.
new-listed-full = Свободных мест нет.
new-no-bots = За этим столом нет ботов.
new-spectators = Разрешить зрителей
new-spectators-about = Они видят только открытую информацию.
new-open = Создать стол
new-open-about = Отправьте ссылку и начните, когда места будут заняты.
new-start = Начать партию
new-start-about = Все места заняты: начнём сразу.

## Lobby

lobby-title = Ждём игроков
lobby-waits = { $count ->
    [one] Свободно { $count } место. Поделитесь ссылкой.
    [few] Свободно { $count } места. Поделитесь ссылкой.
   *[many] Свободно { $count } мест. Поделитесь ссылкой.
}
lobby-ready = Все в сборе.
lobby-start-about = Партия начнётся сразу для всех.
lobby-invited = Вас пригласили. Займите свободное место.
lobby-full = Мест нет, зрители не допускаются.
lobby-full-watch = Мест нет. Останьтесь посмотреть партию.
lobby-remove-sure = Да, закрыть
lobby-remove-about = Стол закроется для всех.
lobby-fill = Дождитесь игроков или добавьте ботов.
lobby-owner-starts = Ждём, когда хозяин стола начнёт партию.
lobby-manner = Настройки партии
lobby-remove = Закрыть стол
lobby-leave = Покинуть стол
seat-open = свободно
seat-yours = вы
seat-online = в сети
seat-away = не в сети
seat-sit = Сесть сюда
seat-free = Убрать
seat-free-sure = Да, убрать
seat-free-about = { $name } больше не сможет сесть за этот стол.
share = Поделиться
share-title = Пригласить
share-about = Войти может любой, у кого есть ссылка или код.
share-code = Код
share-copy = Копировать ссылку
share-copy-code = Копировать код
share-text = Присоединяйтесь к игре, код { $code }
fact-listed = Открытый стол
fact-private = Только по ссылке
fact-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
fact-choice = { $choice }: { $way }
fact-pace = Скорость ботов: { $pace }
fact-undo-own-turn = Отмена действий в свой ход
fact-undo-consent = Отмена действий в свой ход и позже, если все согласны
fact-undo-none = Без отмены действий
fact-clock-none = Без лимита времени
fact-clock-per-move = { $time } на ход
fact-clock-per-game = { $time } на партию
fact-spectators = Со зрителями
fact-no-spectators = Без зрителей

## At the table

table-not-there = Стол не найден
table-unknown = Такого стола нет, или он закрытый, а места за ним у вас нет.
table-closed = Этот стол для вас закрыт
table-left = Этот стол видят только его игроки, а вы за ним больше не играете. Если вы вышли из аккаунта, войдите снова.
table-full = Сейчас войти нельзя: возможно, зрителей слишком много.
you-watch = Вы зритель
watching = Зрителей: { $count }
clock-of = { $name }: осталось { $time }
clock-hurry = мало времени
clock-left = { $count ->
    [one] Осталась { $count } секунда.
    [few] Осталось { $count } секунды.
   *[many] Осталось { $count } секунд.
}
leave = Выйти из игры (доиграет бот)
leave-sure = Да, выйти
leave-about = За вас доиграет бот. Вернуться будет нельзя.
curtain-title = Следующий ход: { $name }
curtain-about = Передайте устройство игроку { $name }. Карты пока скрыты.
curtain-lift = Я — { $name }: показать мои карты
notify-turn = Ваш ход.
catch-up = { $count ->
    [one] Промотать { $count } действие
    [few] Промотать { $count } действия
   *[many] Промотать { $count } действий
}
missed = { $count ->
    [one] Пока вас не было: { $count } действие
    [few] Пока вас не было: { $count } действия
   *[many] Пока вас не было: { $count } действий
}
missed-watch = Показать
absent = Игрока { $name } давно нет. Пока он не вернётся, за него может играть бот.
absent-votes = Голосов: { $votes } из { $needed }.
absent-bot = Передать игру боту
absent-vote = Голосовать за бота
absent-voted = Вы проголосовали за бота.
absent-taken = Теперь за игрока { $name } играет бот.
absent-back = { $name } снова в игре.
waiting-for = Ждём игрока { $name }: { $time }
look-back = Просмотр ходов
game-over = Игра окончена

## Result

result-title = Итоги
result-replay = Повтор партии
result-log = Журнал партии
log-taken-back = { $text } (отменено)
result-save = Файл партии
result-story = { $points ->
    [one] { $points } очко, раунд { $round }.
    [few] { $points } очка, раунд { $round }.
   *[many] { $points } очков, раунд { $round }.
}
result-ahead = { $count ->
    [one] Отрыв от второго места — { $count } очко.
    [few] Отрыв от второго места — { $count } очка.
   *[many] Отрыв от второго места — { $count } очков.
}
result-level = Очков поровну — решил дополнительный показатель.
result-keep = Скачать
result-see = К итогам
result-stay = Посмотреть поле
ranking-title = Итоговые места
ranking-won = Победа
ranking-lost = Поражение
list-comma = , затем{" "}
ties-about = При равенстве очков сравниваются { $order }.
abandoned-about = Партия не доиграна.
# $what is one of the tie-… messages, in the dative.
tie-broken = Опережает игрока { $name } по { $what }: { $upper } против { $lower }.
tie-unbroken = Полное равенство с игроком { $name }.
chart-title = Очки по раундам
courses-title = Раунд за раундом
sources-title = Источники очков
chart-table = Показать таблицей
chart-round = После раунда
chart-total = Всего
chart-rounds = раунды
chart-source = Источник
chart-by-source = Очки по источникам и игрокам
facts-title = Статистика
fair-title = Честно ли перемешаны карты?
fair-sealed = До раздачи сервер выбрал секретное число, от которого зависит каждое перемешивание, и показал всем его отпечаток (хеш).
fair-played = Отпечаток подходит только к этому числу. Если бы число подменили во время партии, отпечатки бы не совпали.
fair-opened = Теперь число открыто. Ваш браузер может сам вычислить его отпечаток и сравнить с тем, что показали до партии.
fair-numbers = Показать числа
fair-commitment = Отпечаток, показанный до партии
fair-seed = Секретное число
fair-computed = Отпечаток, вычисленный здесь
fair-check = Проверить
fair-fits = Отпечатки совпали: число не подменяли.
fair-differs = Отпечатки не совпали: это не то число.
fair-unable = Этот браузер вычисляет отпечатки только на защищённых страницах (https).

## Replay

replay-eyes = Точка зрения
replay-own-eyes = Мои карты
replay-all-eyes = Все карты
replay-link = Ссылка на этот момент
replay-live = К текущему моменту
replay-slider = Момент партии
replay-speed = Скорость
replay-play = Воспроизвести
replay-pause = Пауза
replay-at = { $step } / { $steps }
replay-at-turn = Раунд { $round } · { $name } · { $step } / { $steps }

## Account

account-name = Имя в игре
account-name-about = Больше для игры ничего не нужно.
account-renamed = Имя изменено.
account-devices = Играть с другого устройства
account-devices-about = Придумайте логин и пароль и войдите с ними на другом устройстве. Почта не нужна, но забытый пароль не восстановить.
account-login-name = Логин
account-passphrase = Пароль
account-passphrase-about = { $count ->
    [one] Не меньше { $count } символа; лучше несколько слов.
   *[other] Не меньше { $count } символов; лучше несколько слов.
}
account-register = Зарегистрироваться
account-login = Войти
account-way = Аккаунт
account-way-register = Регистрация
account-way-login = Вход
account-about-register = Все ваши столы останутся с вами.
account-about-login = Вы увидите столы аккаунта. Гостевые партии с этого устройства не перенесутся.
account-logout = Выйти
account-yours = Ваш аккаунт
account-yours-about = Вы вошли как { $name }. Войдите на другом устройстве, и ваши столы появятся там.
account-registered = Аккаунт создан.
account-logged-in = С возвращением!
account-logged-out = Вы вышли на этом устройстве.
account-logout-everywhere = Выйти на всех устройствах
account-logged-out-everywhere = Вы вышли на всех устройствах.
account-passphrase-change = Сменить пароль
account-passphrase-change-about = На этом устройстве вы останетесь в аккаунте, на остальных — выйдете.
account-passphrase-current = Текущий пароль
account-passphrase-new = Новый пароль
account-passphrase-changed = Пароль изменён.

## Settings

set-language = Язык
set-theme = Тема
theme-system = Как в системе
theme-light = Светлая
theme-dark = Тёмная
set-size = Размер интерфейса
size-small = Мелкий
size-normal = Обычный
size-large = Крупный
set-play = За столом
set-hints = Подсказки для новичков
set-hints-about = Появляются, когда вы встречаете что-то впервые.
set-hints-again = Сбросить подсказки
set-hints-reset = Подсказки сброшены.
set-auto = Сразу применять эффекты без выбора
set-auto-about = Если применить эффект можно только одним способом.
set-confirm = Подтверждать каждое действие
set-confirm-about = Второй щелчок или Enter — подтвердить, Esc — отменить.
set-text = Текстовый режим
set-text-about = Списки и предложения для программ экранного доступа.
set-notice = Уведомления и анимация
set-sound = Звук в ваш ход
set-notify = Уведомление о вашем ходе
set-notify-about = Только пока страница в фоне.
set-push = Уведомления при закрытой странице
set-push-about = Приходят через службу уведомлений браузера; прочесть их может только ваш браузер.
push-denied = Браузер запрещает уведомления с этого сайта. Разрешите их в настройках и попробуйте снова.
push-failed = Служба уведомлений вашего браузера недоступна. Попробуйте позже.
set-speed = Скорость чужих ходов
set-speed-about = Скорость показа ходов и анимации. Щелчок — промотать.
speed-off = Мгновенно
speed-fast = Быстро
speed-normal = Обычно
speed-slow = Медленно
set-kept-here = Настройки хранятся на этом устройстве.

## Keys

keys-title = Горячие клавиши
keys-everywhere = Везде
keys-game = За столом
keys-replay = В повторе
key-digits = Выбрать вариант
key-enter = Выбрать; ещё раз — подтвердить
key-arrows = Перемещение внутри панели
key-help = Показать горячие клавиши
key-back = Назад / снять выбор
key-prompt = К выбору
key-board = К полю
key-hand = К руке
key-seats = К игрокам
key-log = К журналу
key-next-target = Следующий вариант
key-zoom = Крупным планом
key-undo = Отменить действие
key-resolve-all = Применить все эффекты
key-end-turn = Закончить ход
key-catch-up = К текущему ходу
key-text-mode = Текстовый режим
key-step-back = Шаг назад
key-step-on = Шаг вперёд
key-turn-back = Ход назад
key-turn-on = Ход вперёд
key-to-start = В начало
key-to-end = В конец
key-play = Воспроизведение / пауза
rule-n = Правило { $id }

## Asking to take back

ask-undo = { $count ->
    [one] { $name } просит отменить { $count } действие.
    [few] { $name } просит отменить { $count } действия.
    [many] { $name } просит отменить { $count } действий.
   *[other] { $name } просит отменить { $count } действия.
}
ask-undo-mine = Вы запросили отмену.
ask-undo-agree = Согласиться
ask-undo-refuse = Отказать
ask-undo-withdraw = Отозвать запрос
ask-undo-agreed = Согласие: { $name }
ask-undo-waits = Ещё нет ответа: { $name }
ask-undo-refused = Против: { $name }. Ничего не отменено.
ask-undo-over = Запрос на отмену снят.

talk-title = Тайный разговор: { $name }
talk-hint = Это видите только вы и ваш союзник. Разговор закроется, когда походит другая сторона.
talk-input = Сообщение
talk-send = Отправить
talk-said = { $name }: { $text }
