# What the server refuses, by its code. A refusal without words here is shown as the server's own English sentence.

## Requests

refused-bad-request = Сервер не зрозумів запит.
refused-garbled = Сервер не зрозумів запит.
refused-media-type = Сервер не зрозумів запит.
refused-too-large = Це забагато за один раз.
refused-method-not-allowed = Тут цього зробити не можна.
refused-not-found = Тут нічого немає.
refused-other-page = Запит надійшов із чужої сторінки.
refused-timeout = Відповідь тривала занадто довго. Спробуйте ще раз.
refused-too-many = { $seconds ->
    [one] Занадто часто. Зачекайте { $seconds } секунду.
    [few] Занадто часто. Зачекайте { $seconds } секунди.
    [many] Занадто часто. Зачекайте { $seconds } секунд.
   *[other] Занадто часто. Зачекайте { $seconds } секунди.
}
refused-internal = На сервері щось пішло не так. Нічого не змінилося.
refused-unavailable = Сервер зараз не може цього зробити. Спробуйте трохи згодом.

## Names and accounts

refused-unauthorized = Ви не назвалися. Спершу вкажіть своє ім’я.
refused-wrong-credentials = Ім’я та секретна фраза не пасують одне до одного.
refused-name-taken = Це ім’я вже має інший обліковий запис.
refused-already-account = У вас уже є обліковий запис.
refused-name-long = { $most ->
    [one] В імені не більше { $most } символу.
   *[other] В імені не більше { $most } символів.
}
refused-name-empty = В імені має бути хоча б один видимий символ.
refused-name-hidden = В імені не може бути невидимих символів.
refused-passphrase-short = { $least ->
    [one] У секретній фразі не менше { $least } символу.
   *[other] У секретній фразі не менше { $least } символів.
}
refused-passphrase-long = { $most ->
    [one] У секретній фразі не більше { $most } символу.
   *[other] У секретній фразі не більше { $most } символів.
}

## New tables

refused-unknown-game = Такої гри тут немає.
refused-invalid-setup = Так гру підготувати не можна.
refused-too-many-tables = У вас уже { $most } незавершених столів. Спершу завершіть або закрийте частину з них.
refused-too-many-seats = { $seats ->
    [one] Тут лише { $seats } місце.
    [few] Тут лише { $seats } місця.
    [many] Тут лише { $seats } місць.
   *[other] Тут лише { $seats } місця.
}
refused-two-seats = Двох місць ні в кого немає. Для того, хто поруч із вами, виберіть «За цим екраном».
refused-unknown-bot = Такого бота немає.
refused-pace-slow = { $seconds ->
    [one] Боти чекають не довше { $seconds } секунди.
   *[other] Боти чекають не довше { $seconds } секунд.
}
refused-clock-range = { $days ->
    [one] На годиннику може бути від однієї секунди до { $days } дня.
   *[other] На годиннику може бути від однієї секунди до { $days } днів.
}

## Seats

refused-owner-only = Це може лише той, хто відкрив стіл.
refused-seated-already = У вас уже є місце.
refused-no-free-seat = Усі місця зайняті.
refused-seat-taken = Тут уже хтось сидить.
refused-no-such-seat = Місця { $seat } немає.
refused-no-seat = У вас немає місця за цим столом.
refused-not-your-seat = Це не ваше місце.
refused-no-spectators = За цим столом глядачів немає.
refused-crowded = За цим столом уже забагато глядачів.

## The game

refused-seats-open = Одне з місць іще вільне.
refused-begun = Гра вже почалася.
refused-not-begun = Гра ще не почалася.
refused-over = Гру завершено.
refused-not-over = Це стане видно, коли гра завершиться.
refused-no-such-step = { $steps ->
    [one] Поки що зроблено лише { $steps } крок.
    [few] Поки що зроблено лише { $steps } кроки.
    [many] Поки що зроблено лише { $steps } кроків.
   *[other] Поки що зроблено лише { $steps } кроку.
}
refused-not-your-turn = Зараз не ваш хід.
refused-illegal = Правила цього не дозволяють.
refused-moved-on = Гра тим часом пішла далі. Погляньте ще раз.
refused-not-stored = Не вдалося зберегти. Спробуйте трохи згодом.
refused-unreadable = Гру зараз не вдається прочитати. Спробуйте трохи згодом.
refused-busy = Стіл зайнятий. Спробуйте трохи згодом.
refused-unknown-language = Цією мовою гра не говорить.

## Taking back

refused-undo-none = За цим столом нічого не можна скасувати.
refused-undo-not-your-turn = Скасовувати можна лише у свій хід.
refused-undo-nothing = У цьому ході ви ще нічого не зробили.
refused-undo-secret = Це залишається: хтось дізнався приховане, наприклад побачив узяту карту.
refused-undo-asked = Хтось уже просить скасувати дії.
refused-undo-refused = Ви вже просили, і погодилися не всі.
refused-undo-too-often = За цим столом зроблено вже так багато, що скасувати більше нічого не можна.
refused-undo-not-asked = Прохання про скасування вже немає.

refused-push-off = Цей сервер не надсилає сповіщень, коли браузер закрито.
refused-push-service = Цьому серверу невідома служба сповіщень вашого браузера.
refused-push-keys = Ключі сповіщень вашого браузера не підходять.
