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
end-won = Вы победили
end-lost = Поражение
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
rematch-offered = Вам предлагают реванш. Ваше место сохранено.
card-invited = Реванш: ваше место сохранено
lobby-kept = Ваше место сохранено. Партия начнётся, когда все вернутся.
lobby-comes-back = { $count ->
    [one] Ждём { $count } игрока. Партия начнётся, когда вернутся все.
    [few] Ждём { $count } игроков. Партия начнётся, когда вернутся все.
   *[many] Ждём { $count } игроков. Партия начнётся, когда вернутся все.
}
lobby-decline = Отказаться
seat-kept = Место сохранено: { $name }
turns-last = Последний ход
turns-round = Ходы последнего раунда
turns-of = { $name }: { $text }
opening-title = Перед началом
opening-you = Вы — { $name }
opening-others = Что уже произошло
opening-nothing = Ещё никто не ходил.
opening-start = Начать
opening-never = Больше не показывать
set-opening = Вступление в начале партии
set-opening-about = Ваш лидер, условие победы и ходы соперников.
