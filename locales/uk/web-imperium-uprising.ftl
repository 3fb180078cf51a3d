# Слова екранів Imperium для «Повстання» і модуля ДАПТ: завантажуються з першим столом, де вони є.

imperium-post-of = Спостережний пункт: { $spaces }
imperium-post-empty = Шпигуна тут немає
imperium-spies-of = Шпигун: { $who }
imperium-posts = Спостережні пункти
imperium-wall-stands = Щитова Стіна стоїть: у конфлікти за нею піщані хробаки не потрапляють
imperium-wall-gone = Щитову Стіну підірвано
imperium-contracts = Контракти
imperium-own-contracts = Ваші контракти
imperium-contracts-market = Відкриті контракти
imperium-contracts-aside = Відкладені
imperium-contracts-dealt = Залиште собі один
imperium-contracts-left = Ще у стосі: { $n }
imperium-contracts-none-left = Контрактів більше немає: символ контракту дає солярії
imperium-contracts-none = Контрактів немає
imperium-contract-done = Виконано
imperium-contract-ixian = Контракт іксіанців
imperium-completes = Виконає ваш контракт: { $text }
imperium-holdings = Ваша зона
imperium-battle-icons = Бойові символи
imperium-battle-icons-of = Бойові символи без пари: { $icons }
imperium-turned-down = Перевернута
imperium-would-pair = Перемога дасть пару: 1 переможне очко
imperium-objective-text = Вважається вже виграною картою конфлікту. З другим символом «{ $icon }» обидві карти перевертаються й дають 1 переможне очко.
imperium-doubled = Нагорода подвоюється: { $who }
imperium-training = Шкала навчання
imperium-fact-spies = Шпигуни в запасі: { $n }
imperium-fact-worms = Піщані хробаки в Зоні конфлікту: { $n }
imperium-fact-memories = Спогади: { $n }
imperium-fact-training = Шкала навчання: поділка { $n } з { $of }
imperium-fact-contracts = Невиконані контракти: { $n }
imperium-fact-completed = Виконані контракти: { $n }

## Hints for the first game

hint-battle-icon-title = Пара бойових символів
hint-battle-icon-text = Дві карти з однаковим символом дають 1 переможне очко. Універсальний символ підходить до будь-якого, але лише зараз, наприкінці гри.
