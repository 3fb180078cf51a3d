# What the server refuses, by its code. A refusal without words here is shown as the server's own English sentence.

## Requests

refused-bad-request = Сервер не понял запрос.
refused-garbled = Сервер не понял запрос.
refused-media-type = Сервер не понял запрос.
refused-too-large = Это слишком много за один раз.
refused-method-not-allowed = Здесь этого сделать нельзя.
refused-not-found = Здесь ничего нет.
refused-other-page = Запрос пришёл с чужой страницы.
refused-timeout = Ответ занял слишком много времени. Попробуйте ещё раз.
refused-too-many = { $seconds ->
    [one] Слишком часто. Подождите { $seconds } секунду.
    [few] Слишком часто. Подождите { $seconds } секунды.
    [many] Слишком часто. Подождите { $seconds } секунд.
   *[other] Слишком часто. Подождите { $seconds } секунды.
}
refused-internal = На сервере что-то пошло не так. Ничего не изменилось.
refused-unavailable = Сервер сейчас не может этого сделать. Попробуйте чуть позже.

## Names and accounts

refused-unauthorized = Вы не представились. Сначала назовите своё имя.
refused-wrong-credentials = Имя и секретная фраза не подходят друг к другу.
refused-name-taken = Это имя уже у другой учётной записи.
refused-already-account = У вас уже есть учётная запись.
refused-name-long = { $most ->
    [one] В имени не больше { $most } символа.
   *[other] В имени не больше { $most } символов.
}
refused-name-empty = В имени должен быть хотя бы один видимый символ.
refused-name-hidden = В имени не может быть невидимых символов.
refused-passphrase-short = { $least ->
    [one] В секретной фразе не меньше { $least } символа.
   *[other] В секретной фразе не меньше { $least } символов.
}
refused-passphrase-long = { $most ->
    [one] В секретной фразе не больше { $most } символа.
   *[other] В секретной фразе не больше { $most } символов.
}

## New tables

refused-unknown-game = Такой игры здесь нет.
refused-invalid-setup = Так игру подготовить нельзя.
refused-too-many-tables = У вас уже { $most } незавершённых столов. Сначала завершите или закройте часть из них.
refused-too-many-seats = { $seats ->
    [one] Здесь только { $seats } место.
    [few] Здесь только { $seats } места.
    [many] Здесь только { $seats } мест.
   *[other] Здесь только { $seats } места.
}
refused-two-seats = Двух мест ни у кого нет. Для того, кто рядом с вами, выберите «За этим экраном».
refused-unknown-bot = Такого бота нет.
refused-pace-slow = { $seconds ->
    [one] Боты ждут не дольше { $seconds } секунды.
   *[other] Боты ждут не дольше { $seconds } секунд.
}
refused-clock-range = { $days ->
    [one] На часах может быть от одной секунды до { $days } дня.
   *[other] На часах может быть от одной секунды до { $days } дней.
}

## Seats

refused-owner-only = Это может только тот, кто открыл стол.
refused-seated-already = У вас уже есть место.
refused-no-free-seat = Все места заняты.
refused-seat-taken = Здесь уже кто-то сидит.
refused-no-such-seat = Места { $seat } нет.
refused-no-seat = У вас нет места за этим столом.
refused-not-your-seat = Это не ваше место.
refused-no-spectators = За этим столом зрителей нет.
refused-crowded = За этим столом уже слишком много зрителей.

## The game

refused-seats-open = Одно из мест ещё свободно.
refused-begun = Игра уже началась.
refused-not-begun = Игра ещё не началась.
refused-over = Игра окончена.
refused-not-over = Это станет видно, когда игра закончится.
refused-no-such-step = { $steps ->
    [one] Пока сделан только { $steps } шаг.
    [few] Пока сделано только { $steps } шага.
    [many] Пока сделано только { $steps } шагов.
   *[other] Пока сделано только { $steps } шага.
}
refused-not-your-turn = Сейчас не ваш ход.
refused-illegal = Правила этого не позволяют.
refused-moved-on = Игра тем временем ушла вперёд. Взгляните ещё раз.
refused-not-stored = Не удалось сохранить. Попробуйте чуть позже.
refused-unreadable = Игру сейчас не удаётся прочитать. Попробуйте чуть позже.
refused-busy = Стол занят. Попробуйте чуть позже.
refused-unknown-language = На этом языке игра не говорит.

## Taking back

refused-undo-none = За этим столом ничего нельзя отменить.
refused-undo-not-your-turn = Отменять можно только в свой ход.
refused-undo-nothing = В этом ходу вы ещё ничего не сделали.
refused-undo-secret = Это остаётся: кто-то узнал скрытое, например увидел взятую карту.
refused-undo-asked = Кто-то уже просит отменить действия.
refused-undo-refused = Вы уже просили, и согласились не все.
refused-undo-too-often = За этим столом сделано уже так много, что отменить больше ничего нельзя.
refused-undo-not-asked = Просьбы об отмене больше нет.

refused-push-off = Этот сервер не присылает уведомления, когда браузер закрыт.
refused-push-service = Этому серверу незнакома служба уведомлений вашего браузера.
refused-push-keys = Ключи уведомлений вашего браузера не подходят.
