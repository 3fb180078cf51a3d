# Слова экранов Imperium для «Расцвета Икса»: загружаются с первым столом, где он есть.

imperium-tech = Технологии
imperium-tiles = Жетоны технологий
imperium-tile-open = Можно применить
imperium-tile-used = Применён в этом раунде
imperium-tile-use = Один раз в раунд
imperium-tile-passive = Всегда
imperium-stack-left = в стопке: { $n }
imperium-stack-empty = Стопка пуста
imperium-negotiators = Переговорщики на Иксе
imperium-shipping = Трек поставки
imperium-shipping-step = Деление { $n }
imperium-recall-pays = Возврат даёт:
imperium-dreadnought-of = дредноут: { $who }
imperium-snooper-of = жучок: { $who }
imperium-snoopers = Жучки на треках
imperium-saved = Отложена до второго хода
imperium-intrigue-deck = Колода интриг
imperium-infiltrates = Внедрение
imperium-unload = Балласт
imperium-fact-dreadnoughts = Дредноуты в гарнизоне: { $n }
imperium-fact-dreadnoughts-conflict = Дредноуты в зоне конфликта: { $n }
imperium-fact-dreadnoughts-supply = Дредноуты в запасе: { $n }
imperium-fact-negotiators = Переговорщики: { $n }
imperium-fact-freighter = Транспортник на делении { $n }
imperium-fact-tiles = Жетоны технологий: { $n }

## Hints for the first game

hint-tech-title = Покупка технологии
hint-tech-text = Жетон оплачивается Пряностью и остаётся у вас. Заберите переговорщиков, чтобы заплатить меньше; некоторые жетоны применяются раз в раунд.
hint-freighter-title = Ваш транспортник
hint-freighter-text = Продвиньте его на деление или верните и получите бонусы его деления и всех ниже. Выгоднее всего с третьего.
hint-dreadnought-title = Дредноут
hint-dreadnought-text = Даёт 3 очка боевой силы и не теряется в сражении. Победив с ним, вы контролируете ячейку до конца следующего сражения.
