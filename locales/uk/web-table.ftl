# Words of every game's table: prompt, log, tray, explanations.

table-prompt = Що робити
table-log = Журнал
table-fold = Сховати «{ $name }»
table-unfold = Показати «{ $name }»
table-panels = Панелі
table-zoom-in = Збільшити
table-zoom-out = Зменшити
table-zoom-reset = Початковий розмір
table-as-list = Показати списком
table-round-n = Раунд { $n }
table-game-over = Гру завершено.
table-fewer = Менше
table-more = Більше
table-at-most = до { $n }
table-tray = Ефекти ходу
table-done = Готово
table-resolve-all = Застосувати все
table-resolve-and-end = Застосувати все й завершити хід
# $n: things that can be chosen on the screen.
table-show-list = Показати список ({ $n })
table-hide-list = Сховати список
table-on-screen = Варіанти на екрані
table-end-turn = Завершити хід
table-thinking = Ходить { $name }
table-cancel = Зняти вибір
table-undo = Скасувати
table-ask-undo = Запит на скасування
table-only-you = лише вам
table-log-player = Гравець
table-log-everybody = Усі гравці
table-log-kind = Тип подій
table-log-everything = Усі події
table-log-copy = Скопіювати текст
table-confirm = Підтвердьте: { $what }
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
table-rulings = Пов’язані правила
table-icons-explained = Символи
table-tip-keep = Закріпити: Z або права кнопка миші.
table-list = { $first }, { $next }
table-sentence = { $text }.
table-sentences = { $first } { $next }
# A line of the log with what is to be said of it.
table-not-possible = Недоступно зараз: { $n }
table-noted = { $text } ({ $note })
# What a space gives for a price.
table-price = За { $cost }: { $text }
