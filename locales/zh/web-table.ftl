# Words of every game's table: prompt, log, tray, explanations.

table-prompt = 当前操作
table-log = 记录
table-fold = 收起“{ $name }”
table-unfold = 展开“{ $name }”
table-panels = 栏目
table-zoom-in = 放大
table-zoom-out = 缩小
table-zoom-reset = 重置缩放
table-as-list = 以列表显示
table-round-n = 第{ $n }回合
table-game-over = 游戏结束。
table-fewer = 减少
table-more = 增加
table-at-most = 至多{ $n }
table-tray = 本次行动效果
table-done = 已完成
table-resolve-all = 全部结算
table-resolve-and-end = 全部结算并结束行动
# $n: things that can be chosen on the screen.
table-show-list = 显示列表（{ $n }）
table-hide-list = 隐藏列表
table-on-screen = 画面上的选项
table-end-turn = 结束行动
table-thinking = { $name }思考中
table-cancel = 取消
table-undo = 撤销
table-ask-undo = 请求撤销
table-only-you = 仅你可见
table-log-player = 玩家
table-log-everybody = 所有玩家
table-log-kind = 类型
table-log-everything = 全部
table-log-copy = 复制文本
table-confirm = 再点一次确认：{ $what }
table-log-fresh = { $n }条新记录
table-taken-back = 已撤销
table-log-older = 更早的回合
table-log-setup = 开局配置
table-why = 为什么？
table-why-not = 为什么不行？
table-meanings = 含义
table-rulings = 相关规则
table-icons-explained = 图标说明
table-tip-keep = 按 Z 或点击右键可固定。
table-list = { $first }、{ $next }
table-sentence = { $text }。
table-sentences = { $first }{ $next }
# A line of the log with what is to be said of it.
table-not-possible = 暂不可选：{ $n }项
table-noted = { $text }（{ $note }）
# What a space gives for a price.
table-price = 支付{ $cost }：{ $text }
