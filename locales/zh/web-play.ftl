# Around one game: how it opens, the turns of others, how it ends, and the next one.

end-you-win = 你以{ $points }分获胜
end-you-place = 你获得第{ $rank }名，{ $points }分
end-won = 你获胜了
end-lost = 对局失败
end-wins = { $name }以{ $points }分获胜
end-shared = { $count }名玩家以{ $points }分并列第一
rematch = 再来一局
rematch-join = 加入新的一局
rematch-watch = 观看新的一局
rematch-offered = 有人想再来一局，你的座位已保留。
card-invited = 再来一局：座位已为你保留
lobby-kept = 你的座位已保留。所有人到齐后游戏开始。
lobby-comes-back = 还在等{ $count }名玩家。所有人到齐后游戏开始。
lobby-decline = 不参加
seat-kept = 为{ $name }保留
turns-last = 上一次行动
turns-round = 最近一回合的行动
turns-of = { $name }：{ $text }
opening-title = 开始之前
opening-you = 你是{ $name }
opening-others = 目前的进展
opening-nothing = 还没有人行动。
opening-start = 开始
opening-never = 不再显示
set-opening = 开局介绍
set-opening-about = 你的领袖、获胜条件以及其他玩家的行动。
