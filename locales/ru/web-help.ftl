# Help pages of the web client: how to play, glossary and rules.

help-steps = Как играть
help-glossary = Справочник
help-rules = Правила игры
help-boxes = Состав игры
help-lead = Десять шагов, пять минут. За столом всегда видно, что можно сделать и почему нельзя остальное, так что смело начинайте, а сюда заглядывайте по ходу игры.
help-keys = Играть можно без мыши: список клавиш — «?».
rules-about = Все правила, по одному предложению на каждое.
rules-search = Поиск по правилам
rules-of = Тема
glossary-search = Поиск по названиям и текстам
glossary-part = Показать
glossary-pair = { $head }: { $text }
glossary-count = { $count ->
    [one] { $count } запись
    [few] { $count } записи
   *[many] { $count } записей
}
glossary-all = Всё
