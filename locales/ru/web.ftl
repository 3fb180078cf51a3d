# The words of the web client itself. All words about a game come from the server.

## Everywhere

skip-to-main = К содержанию
nav = Главные страницы
close = Закрыть
save = Сохранить
menu = Меню
notices = Уведомления
loading = Минуту…
# After any number, so not declined.
points = ПО
round = Раунд { $round }
to-home = На главную
to-table = К столу
to-result = К итогам
copied = Ссылка скопирована.
copied-code = Код скопирован.
copy-failed = Браузер не разрешил копирование. Выделите и скопируйте текст на экране сами.
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

error-offline = Сервер не отвечает. Есть ли соединение?
error-status = Серверу это не удалось (ответ { $status }).
offline = Соединяемся снова…
offline-wait = Соединение восстанавливается. Ваш выбор сохранён.
offline-lost = Соединение потеряно.
offline-again = Следующая попытка через { $seconds } с.
offline-now = Попробовать сейчас
offline-title = Нет связи с сервером
offline-about = Страницы всё равно открываются; столы и игры подождут. Эта страница сама попробует ещё раз.
try-again = Попробовать снова
newer = Вышла новая версия.
newer-take = Обновить
newer-later = Позже

## Pages

title-new = Новый стол
title-join = Сесть за стол
title-help = Как играть
title-account = Ваше имя
title-settings = Настройки
title-replay = Повтор
title-your-turn = Ваш ход

lost-title = Здесь только песок
lost-about = По этому адресу нет страницы.

## Front page

home-title = Стол в пустыне
home-lead = { $pitch } В одиночку против ботов, с друзьями за одним экраном или по сети — за вечер или за месяц.
your-name = Ваше имя
your-name-hint = Странник
guest-name = Странник { $number }
play-now = Играть сейчас
play-now-busy = Накрываем стол…
first-game = Моя первая игра
home-mine = Ваши столы
home-listed = Открытые столы
home-nothing-listed = Сейчас в списке нет столов. Откройте свой и внесите его в список или отправьте ссылку друзьям.
home-with-others = С другими
home-with-others-about = Выберите места и поделитесь ссылкой. Всем сразу в сети быть не нужно: игра подождёт и несколько дней.
home-new = Открыть новый стол
home-by-code = Вас пригласили?
home-by-code-about = У каждого стола есть код из шести букв и цифр.
home-learn = Впервые здесь?
home-learn-about = Десять коротких шагов объясняют игру. За столом вам помогут подсказки.
home-learn-open = Научиться играть
join = Сесть
join-code = Код стола
join-failed = Стола с кодом { $code } нет.
join-failed-about = Возможно, стол уже закрыт. Проверьте код ещё раз: в нём не бывает нуля, единицы и букв O, I, L, U.

card-your-turn = Ваш ход
card-open-seats = { $count ->
    [0] Можно начинать
    [one] { $count } свободное место
    [few] { $count } свободных места
   *[many] { $count } свободных мест
}
card-abandoned = Игра брошена
card-won = Победа: { $name }
card-waits = Ходит { $name }
card-playing = Идёт игра

## New table

new-game = Игра
new-players = Игроки
new-modules = Коробки
new-seats = Кто где сидит
seat-who = Кто сидит на месте { $seat }
seat-me = Я ({ $name })
seat-me-unnamed = Я
seat-bot = Бот: { $bot }
seat-add-bot = Посадить бота
seat-open-choice = Для любого, у кого есть ссылка
seat-hot = За этим экраном
seat-hot-name = Игрок { $seat }
seat-hot-label = Имя игрока на месте { $seat }
seat-hot-about = Игроки за этим экраном передают его друг другу; карты между ходами закрывает занавес.
seat-open-about = Свободные места ждут друзей или незнакомцев: у стола есть ссылка и код.
bot-greedy = стратег, думает до конца своего хода
bot-random = бродяга, делает что попало
new-manner = Как играем
new-undo = Отмена действий
undo-own-turn = В свой ход
undo-consent = Позже — с согласия всех
undo-none = Нельзя
new-pace = Темп ботов
pace-brisk = Быстрый
pace-calm = Спокойный
pace-slow = Медленный
new-clock = Часы
clock-none = Нет
clock-per-move = На решение
clock-per-game = На всю игру
clock-about = За того, у кого вышло время, дальше играет бот.
new-listed = В общем списке
new-listed-about = Незнакомцы смогут найти стол и занять свободные места.
new-listed-full = Все места заняты: сесть всё равно некуда.
new-no-bots = За этим столом нет ботов.
new-spectators = Можно наблюдать
new-spectators-about = Зрители видят только открытое.
new-open = Открыть стол
new-open-about = Затем поделитесь ссылкой; вы начнёте игру, когда места будут заняты.
new-start = Начать игру
new-start-about = Все на месте: игра начнётся сразу.

## Lobby

lobby-title = Стол готов
lobby-waits = { $count ->
    [one] Свободно ещё { $count } место. Поделитесь ссылкой.
    [few] Свободно ещё { $count } места. Поделитесь ссылкой.
   *[many] Свободно ещё { $count } мест. Поделитесь ссылкой.
}
lobby-ready = Все в сборе.
lobby-start-about = Игра начнётся сразу для всех.
lobby-invited = Вас пригласили. Займите свободное место.
lobby-full = Все места заняты, а смотреть со стороны нельзя.
lobby-full-watch = Все места заняты. Останьтесь посмотреть: игра скоро начнётся.
lobby-remove-sure = Да, закрыть
lobby-remove-about = Стол исчезнет для всех, кто за ним сидит.
lobby-fill = Займите свободные места или отдайте их ботам.
lobby-owner-starts = Игру начинает тот, кто открыл стол.
lobby-manner = Как играем
lobby-remove = Закрыть стол
lobby-leave = Встать из-за стола
seat-open = свободно
seat-yours = вы
seat-online = здесь
seat-away = не в сети
seat-sit = Сесть сюда
seat-free = Освободить место
share = Поделиться
share-title = Пригласить
share-about = Сесть за стол может любой, у кого есть ссылка или код.
share-code = Код
share-copy = Копировать ссылку
share-copy-code = Копировать код
share-text = Садитесь за мой стол: код { $code }
fact-listed = В общем списке
fact-private = Только по ссылке
fact-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
fact-choice = { $choice }: { $way }
fact-pace = Темп ботов: { $pace }
fact-undo-own-turn = Отмена действий в пределах своего хода
fact-undo-consent = Отмена в пределах своего хода, позже — с согласия всех
fact-undo-none = Без отмены действий
fact-clock-none = Без часов
fact-clock-per-move = { $time } на каждое решение
fact-clock-per-game = { $time } на всю игру
fact-spectators = Другие могут наблюдать
fact-no-spectators = Без зрителей

## At the table

table-not-there = Такого стола нет
table-unknown = Он не существует, или это закрытый стол, за которым у вас нет места.
table-closed = Этот стол для вас закрыт
table-left = Смотреть на игру могут только её участники, а вы за этим столом больше не играете. Если вы вышли из учётной записи, войдите снова.
table-full = Сейчас стол больше никого не принимает: возможно, зрителей уже слишком много.
you-watch = Вы наблюдаете
watching = { $count ->
    [one] Наблюдает { $count } человек
    [few] Наблюдают { $count } человека
   *[many] Наблюдают { $count } человек
}
clock-of = { $name }: осталось { $time }
clock-hurry = мало времени
clock-left = { $count ->
    [one] Осталась { $count } секунда.
    [few] Осталось { $count } секунды.
   *[many] Осталось { $count } секунд.
}
leave = Отдать своё место
leave-sure = Да, отдать
leave-about = Дальше за вас сыграет бот. Отменить это нельзя.
curtain-title = Следующий игрок — { $name }
curtain-about = Передайте экран игроку { $name }. До этого ничьих карт не видно.
curtain-lift = Я — { $name }: показать мои карты
notify-turn = Ваш ход.
catch-up = { $count ->
    [one] Догнать ({ $count } действие)
    [few] Догнать ({ $count } действия)
   *[many] Догнать ({ $count } действий)
}
missed = { $count ->
    [one] { $count } действие с тех пор, как вы смотрели
    [few] { $count } действия с тех пор, как вы смотрели
   *[many] { $count } действий с тех пор, как вы смотрели
}
missed-watch = Показать
waiting-for = Ждём игрока { $name }: { $time }
look-back = Посмотреть назад
game-over = Игра окончена

## Result

result-title = Итоги
result-winner = Побеждает { $name }
result-shared = { $count ->
    [one] Победу делит { $count } игрок
    [few] Победу делят { $count } игрока
   *[many] Победу делят { $count } игроков
}
result-replay = Посмотреть повтор
result-log = Журнал текстом
log-taken-back = { $text } (отменено)
result-save = Файл игры
result-again = Сыграть ещё
result-story = { $points ->
    [one] { $points } очко, раунд { $round }.
    [few] { $points } очка, раунд { $round }.
   *[many] { $points } очков, раунд { $round }.
}
result-ahead = { $count ->
    [one] Отрыв от следующего — { $count } очко.
    [few] Отрыв от следующего — { $count } очка.
   *[many] Отрыв от следующего — { $count } очков.
}
result-level = Очков поровну — всё решило следующее сравнение.
result-mine = Вы на { $rank }-м месте, ваш счёт — { $points }.
result-keep = На память
result-over-banner = Игра окончена. Осмотрите стол не спеша или переходите к итогам.
result-see = Как это было
result-stay = Остаться у поля
ranking-title = Кто на каком месте
list-comma = , затем{" "}
ties-about = При равных очках сравниваются { $order }.
abandoned-about = Эта игра не доиграна до конца.
# $what is one of the tie-… messages, in the dative.
tie-broken = Выше игрока { $name } по { $what }: { $upper } против { $lower }.
tie-unbroken = Наравне с игроком { $name } по всему, что считается.
chart-title = Очки по ходу игры
sources-title = Откуда взялись очки
chart-table = То же в таблице
chart-round = После раунда
chart-total = Всего
chart-rounds = раунды
chart-source = Источник
chart-by-source = Очки по источникам и игрокам
facts-title = В числах
fair-title = Честно ли перемешаны карты?
fair-sealed = Перед раздачей сервер выбрал тайное число, от которого зависит каждое перемешивание, положил его в конверт и показал всем печать.
fair-played = Печать подходит только к одному числу. Если бы число подменили во время игры, печать была бы сломана.
fair-opened = Теперь конверт открыт. Ваш браузер может сам поставить печать на его содержимое и сравнить её с той, первой.
fair-numbers = Показать числа
fair-commitment = Печать, показанная до игры
fair-seed = Число из конверта
fair-computed = Печать, поставленная здесь
fair-check = Проверить печать
fair-fits = Печати совпадают: во время игры ничего не меняли.
fair-differs = Печати не совпадают: обещано было другое число.
fair-unable = Этот браузер вычисляет печати только на защищённых страницах (https).

## Replay

replay-eyes = Чьими глазами
replay-own-eyes = Как видно мне
replay-all-eyes = Всё открыто
replay-link = Копировать ссылку на это место
replay-live = К текущему моменту
replay-slider = Шаг игры
replay-speed = Скорость
replay-play = Смотреть
replay-pause = Пауза
replay-at = Шаг { $step } из { $steps }
replay-at-turn = Раунд { $round } · { $name } · шаг { $step } из { $steps }

## Account

account-name = Как вас называют другие
account-name-about = Больше для игры ничего не нужно.
account-renamed = Теперь другие видят ваше новое имя.
account-devices = Те же игры на другом устройстве
account-devices-about = Придумайте здесь имя и секретную фразу и войдите с ними там. Почта не нужна, но забытую фразу восстановить нельзя.
account-login-name = Имя для входа
account-passphrase = Секретная фраза
account-passphrase-about = { $count ->
    [one] Не меньше { $count } символа; лучше всего несколько слов.
   *[other] Не меньше { $count } символов; лучше всего несколько слов.
}
account-register = Создать запись
account-login = Войти
account-way = Учётная запись
account-way-register = Новая запись
account-way-login = Уже есть
account-about-register = Все ваши прежние столы останутся с вами.
account-about-login = После входа здесь будут столы этой записи. Игры, начатые на этом устройстве гостем, с вами не перейдут.
account-logout = Выйти
account-yours = Ваша учётная запись
account-yours-about = Вы вошли как { $name }. Войдите на другом устройстве, и ваши столы появятся там.
account-registered = Учётная запись создана.
account-logged-in = С возвращением.
account-logged-out = Вы вышли на этом устройстве.

## Settings

set-language = Язык
set-theme = Освещение
theme-system = Как на устройстве
theme-light = День
theme-dark = Ночь
set-size = Размер
size-small = Мелкий
size-normal = Обычный
size-large = Крупный
set-play = За столом
set-hints = Подсказки для первых игр
set-hints-about = Всё объясняется один раз, когда встречается впервые.
set-hints-again = Показать все подсказки снова
set-hints-reset = Подсказки начнутся сначала.
set-auto = Автоматически, когда нет выбора
set-auto-about = Эффекты, которые можно применить только одним способом.
set-confirm = Спрашивать перед каждым действием
set-confirm-about = Каждый выбор подтверждается вторым щелчком или клавишей Enter; Esc отменяет его.
set-text = Текст вместо картинок
set-text-about = Списки и предложения, удобные для программ чтения с экрана.
set-notice = Уведомления и движение
set-sound = Звук, когда мой ход
set-notify = Уведомление, когда мой ход
set-notify-about = Только пока страница в фоне.
set-push = Уведомление, даже когда страница закрыта
set-push-about = Приходит через службу уведомлений вашего браузера; прочесть его может только ваш браузер.
push-denied = Браузер не разрешает этой странице уведомления. Разрешите их в его настройках для этого сайта и попробуйте снова.
push-failed = Служба уведомлений вашего браузера недоступна. Попробуйте позже.
set-speed = Ходы других игроков
set-speed-about = Как быстро одно за другим показываются действия других и как долго карты и фишки идут на свои места. Щелчок всегда сразу ведёт к текущему моменту.
speed-off = Сразу
speed-fast = Быстро
speed-normal = Обычно
speed-slow = Медленно
set-kept-here = Настройки хранятся на этом устройстве.

## Keys

keys-title = Клавиши
keys-everywhere = Везде
keys-game = За столом
keys-replay = В повторе
key-digits = Выбрать из предложенного
key-enter = Выбрать; ещё раз — подтвердить
key-arrows = Двигаться внутри части стола
key-help = Показать эти клавиши
key-back = Назад или отложить
key-prompt = К выбору
key-board = К полю
key-hand = К моей руке
key-seats = К игрокам
key-log = К журналу
key-next-target = К следующему, что можно выбрать
key-zoom = Рассмотреть поближе
key-undo = Отменить действие
key-end-turn = Закончить ход
key-catch-up = Догнать игру
key-text-mode = Текст или картинки
key-step-back = Шаг назад
key-step-on = Шаг вперёд
key-turn-back = Ход назад
key-turn-on = Ход вперёд
key-to-start = В начало
key-to-end = В конец
key-play = Смотреть или пауза
rule-n = Правило { $id }

## Asking to take back

ask-undo = { $count ->
    [one] { $name } просит отменить { $count } действие.
    [few] { $name } просит отменить { $count } действия.
    [many] { $name } просит отменить { $count } действий.
   *[other] { $name } просит отменить { $count } действия.
}
ask-undo-mine = Вы просите отменить своё последнее действие.
ask-undo-agree = Согласиться
ask-undo-refuse = Отказать
ask-undo-withdraw = Отозвать просьбу
ask-undo-agreed = Согласие: { $name }
ask-undo-waits = Ещё нет ответа: { $name }
ask-undo-refused = Против: { $name }. Ничего не отменено.
ask-undo-over = Просьба об отмене снята.
