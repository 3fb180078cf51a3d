# Around one game: how it opens, the turns of others, how it ends, and the next one.

end-you-win = Вы победили: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
end-you-place = Вы на { $rank }-м месте: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
end-lost = Партия проиграна
end-wins = Побеждает { $name }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
end-shared = { $count ->
    [one] { $count } игрок делит
    [few] { $count } игрока делят
   *[many] { $count } игроков делят
} первое место: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
rematch = Реванш
rematch-join = Принять реванш
rematch-watch = Смотреть реванш
rematch-offered = Предложен реванш. Ваше место за вами.
card-invited = Реванш: ваше место за вами
lobby-kept = Ваше место за вами. Игра начнётся, когда вернутся все.
lobby-comes-back = { $count ->
    [one] Ждём { $count } игрока. Игра начнётся, когда вернутся все.
    [few] Ждём { $count } игроков. Игра начнётся, когда вернутся все.
   *[many] Ждём { $count } игроков. Игра начнётся, когда вернутся все.
}
lobby-decline = Отказаться
seat-kept = Место для { $name }
turns-last = Последний ход
turns-round = Ходы последнего раунда
turns-of = { $name }: { $text }
opening-title = Перед началом
opening-you = Вы — { $name }
opening-others = Что уже произошло
opening-nothing = Ещё никто не ходил.
opening-start = Начать
opening-never = Больше не показывать
set-opening = Вступление в начале игры
set-opening-about = Ваш лидер, условие победы и ходы соперников.
