# What the server refuses, by its code. A refusal without words here is shown as the server's own English sentence.

## Requests

refused-bad-request = Сервер не зрозумів запит.
refused-invalid-message = Сервер не зрозумів запит.
refused-media-type = Сервер не зрозумів запит.
refused-too-large = Запит завеликий.
refused-method-not-allowed = Тут так не можна.
refused-not-found = Не знайдено.
refused-other-page = Запит надійшов з іншого сайту.
refused-other-host = Цей сервер відповідає лише за ім’ям localhost.
refused-too-many-sockets = З вашої мережі вже відкрито з’єднань: { $most }. Спершу закрийте інше вікно.
refused-timeout = Сервер надто довго не відповідав. Спробуйте ще раз.
refused-too-many = { $seconds ->
    [one] Занадто часто. Зачекайте { $seconds } секунду.
    [few] Занадто часто. Зачекайте { $seconds } секунди.
    [many] Занадто часто. Зачекайте { $seconds } секунд.
   *[other] Занадто часто. Зачекайте { $seconds } секунди.
}
refused-internal = Помилка сервера. Нічого не змінилося.
refused-unavailable = Сервер зараз не може цього зробити. Спробуйте трохи згодом.

## Names and accounts

refused-unauthorized = Спершу введіть ім’я.
refused-wrong-credentials = Неправильний логін або пароль.
refused-name-taken = Це ім’я зайняте.
refused-already-account = У вас уже є акаунт.
refused-no-account = У вас ще немає акаунта.
refused-name-long = { $most ->
    [one] Ім’я — не довше { $most } символу.
   *[other] Ім’я — не довше { $most } символів.
}
refused-name-empty = В імені має бути хоча б один видимий символ.
refused-name-hidden = В імені не може бути невидимих символів.
refused-passphrase-short = { $least ->
    [one] Пароль — не коротший за { $least } символ.
    [few] Пароль — не коротший за { $least } символи.
   *[many] Пароль — не коротший за { $least } символів.
}
refused-passphrase-long = { $most ->
    [one] Пароль — не довший за { $most } символ.
    [few] Пароль — не довший за { $most } символи.
   *[many] Пароль — не довший за { $most } символів.
}

## New tables

refused-unknown-game = Такої гри тут немає.
refused-invalid-setup = Такі налаштування партії не поєднуються.
refused-development-only = Цей сервер не створює столів із заданою позицією чи заданим таємним числом.
refused-too-many-tables = Незавершених столів: { $most }. Спершу завершіть або закрийте частину з них.
refused-too-many-seats = { $seats ->
    [one] Тут лише { $seats } місце.
    [few] Тут лише { $seats } місця.
    [many] Тут лише { $seats } місць.
   *[other] Тут лише { $seats } місця.
}
refused-two-seats = Одне місце на гравця. Для сусіда виберіть «На цьому пристрої».
refused-unknown-bot = Такого бота немає.
refused-pace-slow = { $seconds ->
    [one] Боти чекають не довше { $seconds } секунди.
   *[other] Боти чекають не довше { $seconds } секунд.
}
refused-clock-range = { $days ->
    [one] Ліміт часу — від 1 секунди до { $days } дня.
   *[other] Ліміт часу — від 1 секунди до { $days } днів.
}

## Seats

refused-owner-only = Це може лише господар столу.
refused-seated-already = У вас уже є місце.
refused-too-many-seats-taken = Зайнято місць за столами, де партія ще не почалася: { $most }. Спершу звільніть одне з них.
refused-removed = Господар столу вилучив вас із гри.
refused-not-absent = Цей гравець тут або відійшов зовсім недавно.
refused-no-free-seat = Усі місця зайнято.
refused-seat-taken = Це місце зайняте.
refused-no-such-seat = Місця { $seat } немає.
refused-no-seat = У вас немає місця за цим столом.
refused-not-your-seat = Це не ваше місце.
refused-no-spectators = Глядачів за цей стіл не пускають.
refused-crowded = За цим столом уже забагато глядачів.

## The game

refused-seats-open = Не всі місця зайнято.
refused-begun = Партія вже почалася.
refused-not-begun = Партія ще не почалася.
refused-over = Гру завершено.
refused-not-over = Відкриється після кінця партії.
refused-no-save = Партія, почата із заданої позиції, не має файлу збереження.
refused-no-such-step = { $steps ->
    [one] Поки що зроблено лише { $steps } крок.
    [few] Поки що зроблено лише { $steps } кроки.
    [many] Поки що зроблено лише { $steps } кроків.
   *[other] Поки що зроблено лише { $steps } кроку.
}
refused-not-your-turn = Зараз не ваш хід.
refused-illegal = Правила цього не дозволяють.
refused-moved-on = Гра пішла далі. Виберіть ще раз.
refused-not-stored = Не вдалося зберегти. Спробуйте трохи згодом.
refused-unreadable = Партію зараз не вдається завантажити. Спробуйте трохи згодом.
refused-busy = Стіл поки не відповідає. Спробуйте пізніше.
refused-unknown-language = Ця мова не підтримується.

## Taking back

refused-undo-none = За цим столом скасування вимкнено.
refused-undo-not-your-turn = Скасовувати можна лише у свій хід.
refused-undo-nothing = Цього ходу скасовувати нічого.
refused-undo-secret = Скасувати не можна: приховану карту вже відкрито.
refused-undo-asked = Запит на скасування вже є.
refused-undo-refused = Ви вже просили скасувати, і погодилися не всі.
refused-undo-too-often = Партія надто довга: скасування вимкнено.
refused-undo-not-asked = Запиту на скасування вже немає.
refused-no-talk = Таємну розмову завершено.
refused-talk-length = У повідомленні може бути до { $most } символів.

refused-push-off = Цей сервер не надсилає сповіщень, коли браузер закрито.
refused-push-service = Сервер не підтримує службу сповіщень вашого браузера.
refused-push-keys = Ключі сповіщень вашого браузера не підходять.
