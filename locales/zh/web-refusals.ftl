# 服务器拒绝的原因，按代码排列。这里没有的，则显示服务器的英文原句。

## 请求

refused-bad-request = 服务器无法理解这个请求。
refused-invalid-message = 服务器无法理解这个请求。
refused-media-type = 服务器无法理解这个请求。
refused-too-large = 内容过大。
refused-method-not-allowed = 这里不能这样操作。
refused-not-found = 未找到。
refused-other-page = 请求来自别的网页。
refused-other-host = 此服务器只接受以 localhost 访问。
refused-too-many-sockets = 你所在的网络已有{ $most }个连接，请先关闭其他窗口。
refused-timeout = 请求超时，请重试。
refused-too-many = 操作过于频繁，请等待{ $seconds }秒。
refused-internal = 服务器出错，操作未生效。
refused-unavailable = 服务器暂时无法完成，请稍后再试。

## 名字与账户

refused-unauthorized = 请先填写昵称。
refused-wrong-credentials = 用户名或密码错误。
refused-name-taken = 该用户名已被使用。
refused-already-account = 你已经有账号了。
refused-no-account = 你还没有账号。
refused-name-long = 名称最多{ $most }个字符。
refused-name-empty = 名称至少要有一个可见字符。
refused-name-hidden = 名称不能包含不可见字符。
refused-passphrase-short = 密码至少{ $least }个字符。
refused-passphrase-long = 密码最多{ $most }个字符。

## 新牌桌

refused-unknown-game = 这里没有这个游戏。
refused-invalid-setup = 对局设置无效。
refused-development-only = 此服务器不支持从指定局面或指定随机种子开桌。
refused-too-many-tables = 你有{ $most }桌尚未结束，请先打完或解散一些。
refused-too-many-seats = 这里只有{ $seats }个座位。
refused-two-seats = 一人不能占两个座位。身边的朋友请选“同屏玩家”。
refused-unknown-bot = 没有这个机器人。
refused-pace-slow = 机器人最多等待{ $seconds }秒。
refused-clock-range = 限时须在1秒到{ $days }天之间。

## 座位

refused-owner-only = 只有房主可以这样做。
refused-seated-already = 你已经有座位了。
refused-too-many-seats-taken = 你在尚未开始的牌桌上已占{ $most }个座位，请先让出一个。
refused-removed = 房主已将你移出牌桌。
refused-not-absent = 该玩家在线，或离开时间还不够长。
refused-no-free-seat = 座位已满。
refused-seat-taken = 这个座位已经有人了。
refused-no-such-seat = 没有座位{ $seat }。
refused-no-seat = 你在这张牌桌没有座位。
refused-not-your-seat = 这不是你的座位。
refused-no-spectators = 这张牌桌不允许观战。
refused-crowded = 观战人数已满。

## 游戏

refused-seats-open = 还有空位。
refused-begun = 游戏已经开始。
refused-not-begun = 游戏还没有开始。
refused-over = 游戏已结束。
refused-not-over = 游戏结束后才能查看。
refused-no-save = 从指定局面开始的对局没有存档文件。
refused-no-such-step = 目前只有{ $steps }步。
refused-not-your-turn = 还没有轮到你。
refused-illegal = 规则不允许这样做。
refused-moved-on = 局面已变化，请重新选择。
refused-not-stored = 未能保存，请稍后再试。
refused-unreadable = 暂时无法读取这局游戏，请稍后再试。
refused-busy = 牌桌暂无响应，请稍后再试。
refused-unknown-language = 不支持该语言。

## 撤销

refused-undo-none = 这张牌桌不能撤销。
refused-undo-not-your-turn = 只能在自己行动时撤销。
refused-undo-nothing = 本次行动还没有可撤销的操作。
refused-undo-secret = 无法撤销：隐藏信息已被公开。
refused-undo-asked = 已经有人请求撤销。
refused-undo-refused = 你已请求过撤销，未获全员同意。
refused-undo-too-often = 对局过长，无法再撤销。
refused-undo-not-asked = 撤销请求已经结束。
refused-no-talk = 密谈已结束。
refused-talk-length = 消息最多{ $most }个字符。

refused-push-off = 此服务器不向已关闭的浏览器发送通知。
refused-push-service = 此服务器不支持你的浏览器所用的通知服务。
refused-push-keys = 你的浏览器的通知密钥无法使用。
