# Words of every game's table: prompt, log, tray, explanations.

table-prompt = Что делать
table-log = Журнал
table-fold = Свернуть «{ $name }»
table-unfold = Развернуть «{ $name }»
table-panels = Панели
table-zoom-in = Крупнее
table-zoom-out = Мельче
table-zoom-reset = Исходный размер
table-as-list = Показать списком
table-round-n = Раунд { $n }
table-game-over = Игра окончена.
table-fewer = Меньше
table-more = Больше
table-at-most = не более { $n }
table-tray = Эффекты этого хода
table-done = Готово
table-end-turn = Закончить ход
table-cancel = Отменить
table-undo = Отменить действие ({ $n })
table-ask-undo = Попросить отмены
table-only-you = только вы
table-log-player = Игрок
table-log-everybody = Все игроки
table-log-kind = Вид
table-log-everything = Все события
table-log-copy = Скопировать текст
table-confirm = Ещё раз для подтверждения: { $what }
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
table-rulings = Правила об этом
table-icons-explained = Что значат символы
table-tip-keep = Z или правая кнопка мыши — не закрывать.
table-list = { $first }, { $next }
table-sentence = { $text }.
table-sentences = { $first } { $next }
