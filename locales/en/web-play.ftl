# Around one game: how it opens, the turns of others, how it ends, and the next one.

end-you-win = You win with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
end-you-place = You came { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
} with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
end-won = You win
end-lost = Defeat
end-wins = { $name } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
end-shared = { $count } players share first place with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
rematch = Rematch
rematch-join = Join the rematch
rematch-watch = Watch the rematch
rematch-offered = A rematch is open. Your seat is reserved.
card-invited = Rematch: your seat is reserved
lobby-kept = Your seat is reserved. The game starts when everyone is back.
lobby-comes-back = { $count ->
    [one] Waiting for { $count } player. The game starts when everyone is back.
   *[other] Waiting for { $count } players. The game starts when everyone is back.
}
lobby-decline = Decline
seat-kept = Reserved for { $name }
turns-last = Last turn
turns-round = Turns of the last round
turns-of = { $name }: { $text }
opening-title = Before you start
opening-you = You are { $name }
opening-others = So far
opening-nothing = Nobody has moved yet.
opening-start = Start
opening-never = Don't show this again
set-opening = Introduction at the start of a game
set-opening-about = Your leader, how to win, and what the others have done.
