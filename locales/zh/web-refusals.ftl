# 服务器拒绝的原因，按代码排列。这里没有的，则显示服务器的英文原句。

## 请求

refused-bad-request = 服务器无法理解这个请求。
refused-garbled = 服务器无法理解这个请求。
refused-media-type = 服务器无法理解这个请求。
refused-too-large = 一次发送的内容太多了。
refused-method-not-allowed = 这里不能这样操作。
refused-not-found = 这里什么也没有。
refused-other-page = 请求来自别的网页。
refused-timeout = 用时过长。请再试一次。
refused-too-many = 操作过于频繁。请等待{ $seconds }秒。
refused-internal = 服务器出了问题。没有任何改动。
refused-unavailable = 服务器现在无法完成。请稍后再试。

## 名字与账户

refused-unauthorized = 你还没有登录。请先填写名字。
refused-wrong-credentials = 名字与口令不匹配。
refused-name-taken = 这个名字已属于另一个账户。
refused-already-account = 你已经有账户了。
refused-name-long = 名字最多{ $most }个字符。
refused-name-empty = 名字至少要有一个可见字符。
refused-name-hidden = 名字不能包含不可见字符。
refused-passphrase-short = 口令至少{ $least }个字符。
refused-passphrase-long = 口令最多{ $most }个字符。

## 新牌桌

refused-unknown-game = 这里没有这个游戏。
refused-invalid-setup = 游戏不能这样设置。
refused-too-many-tables = 您已有{ $most }张未结束的牌桌，请先结束或关闭一些。
refused-too-many-seats = 这里只有{ $seats }个座位。
refused-two-seats = 一人不能占两个座位。身边的人请选择“在这个屏幕前”。
refused-unknown-bot = 没有这个机器人。
refused-pace-slow = 机器人最多等待{ $seconds }秒。
refused-clock-range = 计时从1秒到{ $days }天。

## 座位

refused-owner-only = 只有开桌的人可以这样做。
refused-seated-already = 你已经有座位了。
refused-no-free-seat = 座位已满。
refused-seat-taken = 这个座位已经有人了。
refused-no-such-seat = 没有座位{ $seat }。
refused-no-seat = 你在这张牌桌没有座位。
refused-not-your-seat = 这不是你的座位。
refused-no-spectators = 这张牌桌不允许旁观。
refused-crowded = 看这张牌桌的人已经太多了。

## 游戏

refused-seats-open = 还有空位。
refused-begun = 游戏已经开始。
refused-not-begun = 游戏还没有开始。
refused-over = 游戏已结束。
refused-not-over = 游戏结束后才能查看。
refused-no-such-step = 目前只有{ $steps }步。
refused-not-your-turn = 还没有轮到你。
refused-illegal = 规则不允许这样做。
refused-moved-on = 游戏已经往前进行了。请再看一看。
refused-not-stored = 未能保存。请稍后再试。
refused-unreadable = 现在无法读取这局游戏。请稍后再试。
refused-busy = 牌桌正忙。请稍后再试。
refused-unknown-language = 游戏没有这种语言的文字。

## 撤销

refused-undo-none = 这张牌桌不能撤销。
refused-undo-not-your-turn = 只能在自己的回合中撤销。
refused-undo-nothing = 你这个回合还没有做任何事。
refused-undo-secret = 这一步不能撤销：有人因此得知了隐藏的信息，例如抽到的牌。
refused-undo-asked = 已经有人请求撤销。
refused-undo-refused = 您已经请求过，但并非所有人都同意。
refused-undo-too-often = 这张牌桌上的操作过多，无法再撤销。
refused-undo-not-asked = 撤销请求已经结束。

refused-push-off = 此服务器不向已关闭的浏览器发送通知。
refused-push-service = 此服务器不认识你的浏览器所用的通知服务。
refused-push-keys = 你的浏览器的通知密钥无法使用。
