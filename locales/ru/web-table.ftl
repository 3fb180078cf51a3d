# Words of every game's table: prompt, log, tray, explanations.

table-prompt = Что делать
table-log = Журнал
table-fold = Скрыть «{ $name }»
table-unfold = Показать «{ $name }»
table-panels = Панели
table-zoom-in = Увеличить
table-zoom-out = Уменьшить
table-zoom-reset = Исходный размер
table-as-list = Показать списком
table-round-n = Раунд { $n }
table-game-over = Игра окончена.
table-fewer = Меньше
table-more = Больше
table-at-most = до { $n }
table-tray = Эффекты хода
table-done = Готово
table-resolve-all = Применить всё
table-resolve-and-end = Применить всё и закончить ход
# $n: things that can be chosen on the screen.
table-show-list = Показать список ({ $n })
table-hide-list = Скрыть список
table-on-screen = Варианты на экране
table-end-turn = Закончить ход
table-thinking = Ходит { $name }
table-cancel = Снять выбор
table-undo = Отменить
table-ask-undo = Запросить отмену
table-only-you = только вам
table-log-player = Игрок
table-log-everybody = Все игроки
table-log-kind = Тип событий
table-log-everything = Все события
table-log-copy = Скопировать текст
table-confirm = Подтвердите: { $what }
table-log-fresh = { $n ->
    [one] { $n } новая строка
    [few] { $n } новые строки
   *[many] { $n } новых строк
}
table-taken-back = Отменено
table-log-older = Прошлые раунды
table-log-setup = Подготовка к игре
table-why = Почему?
table-why-not = Почему нельзя?
table-meanings = Что это значит
table-rulings = Связанные правила
table-icons-explained = Символы
table-tip-keep = Закрепить: Z или правая кнопка мыши.
table-list = { $first }, { $next }
table-sentence = { $text }.
table-sentences = { $first } { $next }
# A line of the log with what is to be said of it.
table-not-possible = Недоступно сейчас: { $n }
table-noted = { $text } ({ $note })
# What a space gives for a price.
table-price = За { $cost }: { $text }
