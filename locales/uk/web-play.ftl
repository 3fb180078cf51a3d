# Around one game: how it opens, the turns of others, how it ends, and the next one.

end-you-win = Ви перемогли: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
end-you-place = Ви на { $rank }-му місці: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
end-won = Ви перемогли
end-lost = Поразка
end-wins = Перемагає { $name }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
end-shared = { $count ->
    [one] { $count } гравець ділить
    [few] { $count } гравці ділять
   *[many] { $count } гравців ділять
} перше місце: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
rematch = Реванш
rematch-join = Прийняти реванш
rematch-watch = Дивитися реванш
rematch-offered = Вам пропонують реванш. Ваше місце збережено.
card-invited = Реванш: ваше місце збережено
lobby-kept = Ваше місце збережено. Партія почнеться, коли всі повернуться.
lobby-comes-back = { $count ->
    [one] Чекаємо на { $count } гравця. Партія почнеться, коли всі повернуться.
    [few] Чекаємо на { $count } гравців. Партія почнеться, коли всі повернуться.
   *[many] Чекаємо на { $count } гравців. Партія почнеться, коли всі повернуться.
}
lobby-decline = Відмовитися
seat-kept = Місце збережено: { $name }
turns-last = Останній хід
turns-round = Ходи останнього раунду
turns-of = { $name }: { $text }
opening-title = Перед початком
opening-you = Ви — { $name }
opening-others = Що вже сталося
opening-nothing = Ще ніхто не ходив.
opening-start = Почати
opening-never = Більше не показувати
set-opening = Вступ на початку партії
set-opening-about = Ваш лідер, умова перемоги та ходи суперників.
