# 本桌各款游戏通用的说法。

## 句子与列举。多项列举从左到右依次连接：最后一项之前都用“comma”这条，最后一项用另一条。
## $first 和 $rest 是已经连接好的部分。$of 说明列举的是什么："things"（名称、数量）或 "phrases"（以动词开头的短语）。

# 把短语变成句子。
sentence = { $text }。
# 前后相接的两个句子，中间没有空格。
list-sentences = { $first }{ $next }
list-comma = { $of ->
    [phrases] { $first }，{ $next }
   *[things] { $first }、{ $next }
}
list-and = { $of ->
    [phrases] { $rest }，并{ $last }
   *[things] { $rest }和{ $last }
}
list-or = { $of ->
    [phrases] { $rest }，或{ $last }
   *[things] { $rest }或{ $last }
}
# 若干短语的最后一项，其中有的短语本身就是列举。
list-and-long = { $rest }，并{ $last }
# 自带冒号或选项的短语。
list-clauses = { $first }；{ $next }
list-or-clauses = { $first }；或者{ $next }
# 在这样的列举中把同属一体的内容括在一起。
group = （{ $text }）
