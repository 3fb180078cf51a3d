# Слова экранов Imperium для «Восстания» и модуля КООАМ: загружаются с первым столом, где они есть.

imperium-post-of = Наблюдательный пункт: { $spaces }
imperium-post-empty = Шпиона здесь нет
imperium-spies-of = Шпион: { $who }
imperium-posts = Наблюдательные пункты
imperium-wall-stands = Барьерная Стена стоит: в конфликты за ней песчаные черви не попадают
imperium-wall-gone = Барьерная Стена взорвана
imperium-contracts = Контракты
imperium-own-contracts = Ваши контракты
imperium-contracts-market = Открытые контракты
imperium-contracts-aside = Отложены
imperium-contracts-dealt = Оставьте себе один
imperium-contracts-left = Ещё в стопке: { $n }
imperium-contracts-none-left = Контрактов больше нет: символ контракта даёт солярии
imperium-contracts-none = Контрактов нет
imperium-contract-done = Выполнен
imperium-contract-ixian = Контракт иксианцев
imperium-completes = Выполнит ваш контракт: { $text }
imperium-holdings = Ваша зона
imperium-battle-icons = Боевые символы
imperium-battle-icons-of = Боевые символы без пары: { $icons }
imperium-turned-down = Перевёрнута
imperium-would-pair = Победа даст пару: 1 победное очко
imperium-objective-text = Считается уже выигранной картой конфликта. Со вторым символом «{ $icon }» обе карты переворачиваются и дают 1 победное очко.
imperium-doubled = Награда удваивается: { $who }
imperium-training = Трек обучения
imperium-fact-spies = Шпионы в личном запасе: { $n }
imperium-fact-worms = Песчаные черви в зоне конфликта: { $n }
imperium-fact-memories = Воспоминания: { $n }
imperium-fact-training = Трек обучения: деление { $n } из { $of }
imperium-fact-contracts = Невыполненные контракты: { $n }
imperium-fact-completed = Выполненные контракты: { $n }

## Hints for the first game

hint-battle-icon-title = Пара боевых символов
hint-battle-icon-text = Две карты с одинаковым символом дают 1 победное очко. Универсальный символ подходит к любому, но только сейчас, в конце игры.
