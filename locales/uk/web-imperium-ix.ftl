# Слова екранів Imperium для «Піднесення Іксу»: завантажуються з першим столом, де воно є.

imperium-tech = Технології
imperium-tiles = Жетони технологій
imperium-tile-open = Можна застосувати
imperium-tile-used = Застосовано цього раунду
imperium-tile-use = Один раз за раунд
imperium-tile-passive = Завжди
imperium-stack-left = у стосі: { $n }
imperium-stack-empty = Стос порожній
imperium-negotiators = Переговорники на Іксі
imperium-shipping = Шкала перевезень
imperium-shipping-step = Поділка { $n }
imperium-recall-pays = Повернення дає:
imperium-dreadnought-of = дредноут: { $who }
imperium-snooper-of = жучок: { $who }
imperium-snoopers = Жучки на шкалах
imperium-saved = Відкладено до другого ходу
imperium-intrigue-deck = Колода інтриг
imperium-infiltrates = Проникнення
imperium-unload = Розвантаження
imperium-fact-dreadnoughts = Дредноути в гарнізоні: { $n }
imperium-fact-dreadnoughts-conflict = Дредноути в Зоні конфлікту: { $n }
imperium-fact-dreadnoughts-supply = Дредноути в запасі: { $n }
imperium-fact-negotiators = Переговорники: { $n }
imperium-fact-freighter = Транспортник на поділці { $n }
imperium-fact-tiles = Жетони технологій: { $n }

## Hints for the first game

hint-tech-title = Придбання технології
hint-tech-text = Жетон оплачують прянощами, і він лишається у вас. Заберіть переговорників, щоб заплатити менше; деякі жетони застосовують раз за раунд.
hint-freighter-title = Ваш транспортник
hint-freighter-text = Просуньте його на поділку або поверніть і отримайте бонуси його поділки та всіх нижчих. Найвигідніше з третьої.
hint-dreadnought-title = Дредноут
hint-dreadnought-text = Дає 3 очки сили й не втрачається в бою. Перемігши з ним, ви контролюєте локацію до кінця наступного бою.
