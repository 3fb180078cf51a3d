# Words of every game's table: prompt, log, tray, explanations.

table-prompt = Що робити
table-log = Журнал
table-fold = Згорнути «{ $name }»
table-unfold = Розгорнути «{ $name }»
table-panels = Панелі
table-zoom-in = Більше
table-zoom-out = Менше
table-zoom-reset = Початковий розмір
table-as-list = Показати списком
table-round-n = Раунд { $n }
table-game-over = Гру закінчено.
table-fewer = Менше
table-more = Більше
table-at-most = щонайбільше { $n }
table-tray = Ефекти цього ходу
table-done = Готово
table-end-turn = Завершити хід
table-cancel = Скасувати
table-undo = Скасувати дію ({ $n })
table-ask-undo = Попросити скасувати
table-only-you = лише ви
table-log-player = Гравець
table-log-everybody = Усі гравці
table-log-kind = Вид
table-log-everything = Усі події
table-log-copy = Скопіювати текст
table-confirm = Ще раз для підтвердження: { $what }
table-log-fresh = { $n ->
    [one] { $n } новий рядок
    [few] { $n } нові рядки
   *[many] { $n } нових рядків
}
table-taken-back = Скасовано
table-log-older = Попередні раунди
table-log-setup = Приготування
table-why = Чому?
table-why-not = Чому не можна?
table-meanings = Що це означає
table-rulings = Правила про це
table-icons-explained = Що означають символи
table-tip-keep = Z або права кнопка миші — не закривати.
table-list = { $first }, { $next }
table-sentence = { $text }.
table-sentences = { $first } { $next }
