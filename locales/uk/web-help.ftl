# Help pages of the web client: how to play, glossary and rules.

help-steps = Як грати
help-glossary = Довідник
help-rules = Правила
help-boxes = Склад гри
help-lead = Десять кроків, п’ять хвилин. За столом завжди видно, що можна зробити й чому не можна решту, тож сміливо починайте, а сюди заглядайте під час гри.
help-keys = Грати можна без миші: список клавіш — «?».
rules-about = Усі правила, по одному реченню на кожне.
rules-search = Пошук у правилах
rules-of = Тема
glossary-search = Пошук у назвах і текстах
glossary-part = Показати
glossary-pair = { $head }: { $text }
glossary-count = { $count ->
    [one] { $count } запис
    [few] { $count } записи
   *[many] { $count } записів
}
glossary-all = Усе
