# What the server refuses, by its code. A refusal without words here is shown as the server's own English sentence.

## Requests

refused-bad-request = Сервер не понял запрос.
refused-invalid-message = Сервер не понял запрос.
refused-media-type = Сервер не понял запрос.
refused-too-large = Слишком большой запрос.
refused-method-not-allowed = Здесь так нельзя.
refused-not-found = Не найдено.
refused-other-page = Запрос пришёл с другого сайта.
refused-other-host = Этот сервер отвечает только по имени localhost.
refused-too-many-sockets = Из вашей сети уже открыто соединений: { $most }. Сначала закройте другое окно.
refused-timeout = Сервер слишком долго не отвечал. Попробуйте ещё раз.
refused-too-many = { $seconds ->
    [one] Слишком часто. Подождите { $seconds } секунду.
    [few] Слишком часто. Подождите { $seconds } секунды.
    [many] Слишком часто. Подождите { $seconds } секунд.
   *[other] Слишком часто. Подождите { $seconds } секунды.
}
refused-internal = Ошибка сервера. Ничего не изменилось.
refused-unavailable = Сервер сейчас не может этого сделать. Попробуйте чуть позже.

## Names and accounts

refused-unauthorized = Сначала введите имя.
refused-wrong-credentials = Неверный логин или пароль.
refused-name-taken = Это имя занято.
refused-already-account = У вас уже есть аккаунт.
refused-no-account = У вас ещё нет аккаунта.
refused-name-long = { $most ->
    [one] Имя — не длиннее { $most } символа.
   *[other] Имя — не длиннее { $most } символов.
}
refused-name-empty = В имени должен быть хотя бы один видимый символ.
refused-name-hidden = В имени не может быть невидимых символов.
refused-passphrase-short = { $least ->
    [one] Пароль — не короче { $least } символа.
   *[other] Пароль — не короче { $least } символов.
}
refused-passphrase-long = { $most ->
    [one] Пароль — не длиннее { $most } символа.
   *[other] Пароль — не длиннее { $most } символов.
}

## New tables

refused-unknown-game = Такой игры здесь нет.
refused-invalid-setup = Такие настройки партии не сочетаются.
refused-development-only = Этот сервер не создаёт столы с заданной позицией или заданным секретным числом.
refused-too-many-tables = Незавершённых столов: { $most }. Сначала завершите или закройте часть из них.
refused-too-many-seats = { $seats ->
    [one] Здесь только { $seats } место.
    [few] Здесь только { $seats } места.
    [many] Здесь только { $seats } мест.
   *[other] Здесь только { $seats } места.
}
refused-two-seats = Одно место на игрока. Для соседа выберите «На этом устройстве».
refused-unknown-bot = Такого бота нет.
refused-pace-slow = { $seconds ->
    [one] Боты ждут не дольше { $seconds } секунды.
   *[other] Боты ждут не дольше { $seconds } секунд.
}
refused-clock-range = { $days ->
    [one] Лимит времени — от 1 секунды до { $days } дня.
   *[other] Лимит времени — от 1 секунды до { $days } дней.
}

## Seats

refused-owner-only = Это может только хозяин стола.
refused-seated-already = У вас уже есть место.
refused-too-many-seats-taken = Занято мест за столами, где партия ещё не началась: { $most }. Сначала освободите одно из них.
refused-removed = Хозяин стола удалил вас из игры.
refused-not-absent = Этот игрок здесь или отошёл совсем недавно.
refused-no-free-seat = Все места заняты.
refused-seat-taken = Это место занято.
refused-no-such-seat = Места { $seat } нет.
refused-no-seat = У вас нет места за этим столом.
refused-not-your-seat = Это не ваше место.
refused-no-spectators = Зрители за этот стол не допускаются.
refused-crowded = За этим столом уже слишком много зрителей.

## The game

refused-seats-open = Не все места заняты.
refused-begun = Партия уже началась.
refused-not-begun = Партия ещё не началась.
refused-over = Игра окончена.
refused-not-over = Откроется после конца партии.
refused-no-save = У партии, начатой с заданной позиции, нет файла сохранения.
refused-no-such-step = { $steps ->
    [one] Пока сделан только { $steps } шаг.
    [few] Пока сделано только { $steps } шага.
    [many] Пока сделано только { $steps } шагов.
   *[other] Пока сделано только { $steps } шага.
}
refused-not-your-turn = Сейчас не ваш ход.
refused-illegal = Правила этого не позволяют.
refused-moved-on = Игра ушла вперёд. Выберите ещё раз.
refused-not-stored = Не удалось сохранить. Попробуйте чуть позже.
refused-unreadable = Партию сейчас не удаётся загрузить. Попробуйте чуть позже.
refused-busy = Стол пока не отвечает. Попробуйте позже.
refused-unknown-language = Этот язык не поддерживается.

## Taking back

refused-undo-none = За этим столом отмена выключена.
refused-undo-not-your-turn = Отменять можно только в свой ход.
refused-undo-nothing = В этот ход отменять нечего.
refused-undo-secret = Отменить нельзя: скрытая карта уже открыта.
refused-undo-asked = Запрос на отмену уже есть.
refused-undo-refused = Вы уже запрашивали отмену, и согласились не все.
refused-undo-too-often = Партия слишком длинная: отмена отключена.
refused-undo-not-asked = Запроса на отмену больше нет.
refused-no-talk = Тайный разговор окончен.
refused-talk-length = В сообщении может быть до { $most } символов.

refused-push-off = Этот сервер не присылает уведомления при закрытом браузере.
refused-push-service = Сервер не поддерживает службу уведомлений вашего браузера.
refused-push-keys = Ключи уведомлений вашего браузера не подходят.
