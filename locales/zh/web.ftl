# 网页客户端自身的文字。与游戏有关的文字都由服务器提供。

## 通用

skip-to-main = 跳到正文
nav = 主导航
close = 关闭
save = 保存
menu = 菜单
notices = 通知
loading = 加载中……
points = 分
round = 第{ $round }回合
to-home = 返回首页
to-table = 返回牌桌
to-result = 查看结果
copied = 链接已复制。
copied-code = 邀请码已复制。
copy-failed = 浏览器不允许复制，请手动选中文字复制。
minutes = { $count }分钟
hours = { $count }小时
days = { $count }天

error-offline = 无法连接服务器，请检查网络。
error-status = 服务器出错（{ $status }）。
offline = 正在重新连接……
offline-wait = 正在重新连接，你的选择已保留。
offline-lost = 连接已断开。
offline-again = { $seconds }秒后重试。
offline-now = 立即重试
offline-title = 无法连接服务器
offline-about = 连接恢复后即可查看牌桌，本页会自动重试。
try-again = 重试
newer = 有新版本可用。
newer-take = 更新
newer-later = 稍后

## 页面

title-new = 新牌桌
title-join = 加入牌桌
title-help = 玩法说明
title-account = 我的账号
title-settings = 设置
title-replay = 回放
title-your-turn = 轮到你

lost-title = 这里只有黄沙
lost-about = 页面不存在。

## 首页

home-title = 沙漠中的牌桌
home-lead = { $pitch }可以单人对战机器人、与朋友同屏，也可以联机：一晚打完，或分多天慢慢玩。
your-name = 昵称
your-name-hint = 旅人
guest-name = 旅人{ $number }
play-now = 立即开始
play-now-busy = 正在布置牌桌……
first-game = 新手局
home-mine = 我的牌桌
home-listed = 公开牌桌
home-nothing-listed = 暂无公开牌桌。你可以开一桌并设为公开，或把链接发给朋友。
home-with-others = 多人游戏
home-with-others-about = 开一桌，把链接发给朋友。可以实时对战，也可以分多天慢慢玩。
home-invite = 邀请好友
home-new = 更多设置
home-by-code = 收到邀请？
home-by-code-about = 输入朋友发来的6位邀请码。
home-learn = 第一次玩？
home-learn-about = 十步讲清规则，对局中还有新手提示。
home-learn-open = 学习玩法
join = 加入
join-code = 邀请码
join-failed = 邀请码{ $code }无效。
join-failed-about = 牌桌可能已关闭，或邀请码有误：邀请码不含数字0、1和字母O、I、L、U。

card-your-turn = 轮到你
card-open-seats = { $count ->
    [0] 可以开始
   *[other] { $count }个空位
}
card-abandoned = 未打完
card-won = { $name }获胜
turn-of = 轮到{ $name }
card-playing = 进行中

## 新牌桌

new-game = 游戏
new-players = 玩家人数
new-modules = 基础与扩展
new-modules-about = 可以自由组合。不能搭配的显示为灰色，并说明原因。
box-add = 与{ $boxes }混搭
box-last = 至少选择一项。
box-needs = 需要：{ $boxes }。
box-against = 不能与{ $boxes }同时使用。
new-seats = 座位
seat-who = 座位{ $seat }
seat-me = 我（{ $name }）
seat-me-unnamed = 我
seat-bot = { $bot }
seat-add-bot = 添加机器人
seat-open-choice = 空位（凭链接加入）
seat-hot = 同屏玩家
seat-hot-name = 玩家{ $seat }
seat-hot-label = 座位{ $seat }的昵称
seat-hot-about = 同屏玩家轮流使用本设备，换人时会遮住手牌。
seat-open-about = 空位可由他人凭链接或邀请码加入。
bot-greedy = 普通：会规划整次行动
bot-random = 简单：随机行动
new-manner = 对局设置
new-undo = 撤销
undo-own-turn = 仅限本次行动
undo-consent = 之后须全员同意
undo-none = 不可撤销
new-pace = 机器人速度
pace-brisk = 快
pace-calm = 中
pace-slow = 慢
new-clock = 限时
clock-none = 不限时
clock-per-move = 每步限时
clock-per-game = 每人总时限
clock-about = 超时后由机器人代为行动：只代这一步，或一直代打到游戏结束。
new-listed = 公开牌桌
new-listed-about = 任何人都能在首页看到并加入。
new-listed-full = 座位已满，无需公开。
new-no-bots = 这张牌桌没有机器人。
new-spectators = 允许观战
new-spectators-about = 观战者只能看到公开信息。
new-open = 创建牌桌
new-open-about = 分享链接，坐满后由你开始。
new-start = 开始游戏
new-start-about = 人已到齐，马上开始。

## 等候

lobby-title = 等待玩家
lobby-waits = 还差{ $count }人，分享链接邀请吧。
lobby-ready = 人已到齐。
lobby-start-about = 开始后所有人同时进入游戏。
lobby-invited = 你受邀加入，请选择座位。
lobby-full = 座位已满，且不允许观战。
lobby-full-watch = 座位已满，留下可以观战。
lobby-remove-sure = 确认解散
lobby-remove-about = 解散后，所有人都会离开这张牌桌。
lobby-fill = 等待玩家入座，或用机器人补位。
lobby-owner-starts = 等待房主开始游戏。
lobby-manner = 对局设置
lobby-remove = 解散牌桌
lobby-leave = 离开座位
seat-open = 空位
seat-yours = 你
seat-online = 在线
seat-away = 离线
seat-sit = 入座
seat-free = 移除
seat-free-sure = 确认移除
seat-free-about = 移除后，{ $name }将无法再加入这张牌桌。
share = 分享
share-title = 邀请
share-about = 凭链接或邀请码即可入座。
share-code = 邀请码
share-copy = 复制链接
share-copy-code = 复制邀请码
share-text = 来我的牌桌一起玩！邀请码：{ $code }
fact-listed = 公开牌桌
fact-private = 凭链接加入
fact-players = { $count }名玩家
fact-choice = { $choice }：{ $way }
fact-pace = 机器人速度：{ $pace }
fact-undo-own-turn = 本次行动内可撤销
fact-undo-consent = 本次行动内可撤销，之后须全员同意
fact-undo-none = 不可撤销
fact-clock-none = 不限时
fact-clock-per-move = 每步{ $time }
fact-clock-per-game = 每人共{ $time }
fact-spectators = 允许观战
fact-no-spectators = 不允许观战

## 牌桌

table-not-there = 牌桌不存在
table-unknown = 牌桌不存在，或是未对你开放的私人牌桌。
table-closed = 这张牌桌不对你开放
table-left = 仅限本桌玩家查看，你已不在其中。若已退出登录，请重新登录。
table-full = 暂时无法进入：观战人数可能已满。
you-watch = 观战中
watching = { $count }人观战
clock-of = { $name }：剩余{ $time }
clock-hurry = 时间不多
clock-left = 还剩{ $count }秒。
leave = 退出对局
leave-sure = 确认退出
leave-about = 退出后由机器人托管，无法撤销。
curtain-title = 轮到{ $name }
curtain-about = 请把设备交给{ $name }。点击按钮后才会显示手牌。
curtain-lift = 我是{ $name }：显示我的牌
notify-turn = 轮到你了。
catch-up = 跳到当前（{ $count }步）
missed = 你离开期间进行了{ $count }步
missed-watch = 查看
absent = { $name }已离开很久，可由机器人代打，直到其返回。
absent-votes = 已有{ $votes }票，共需{ $needed }票。
absent-bot = 由机器人代打
absent-vote = 投票让机器人代打
absent-voted = 你已投票让机器人代打。
absent-taken = { $name }现由机器人代打。
absent-back = { $name }回来了。
waiting-for = 等待{ $name }：{ $time }
look-back = 回看
game-over = 游戏结束

## 结果

result-title = 对局结果
result-replay = 观看回放
result-log = 对局记录
log-taken-back = { $text }（已撤销）
result-save = 存档
result-story = 第{ $round }回合结束，{ $points }分。
result-ahead = 领先第二名{ $count }分。
result-level = 同分，按平局顺序分出胜负。
result-keep = 下载
result-see = 查看结果
result-stay = 查看牌桌
ranking-title = 最终名次
ranking-won = 胜
ranking-lost = 负
list-comma = 、
ties-about = 同分时，依次比较{ $order }。
abandoned-about = 本局没有打完。
tie-broken = 凭{ $what }胜过{ $name }：{ $upper }比{ $lower }。
tie-unbroken = 与{ $name }各项都持平。
chart-title = 分数走势
courses-title = 逐回合走势
sources-title = 得分来源
chart-table = 以表格显示
chart-round = 回合结束时
chart-total = 合计
chart-rounds = 回合
chart-source = 来源
chart-by-source = 各玩家的得分来源
facts-title = 对局数据
fair-title = 洗牌是否公平？
fair-sealed = 发第一张牌之前，服务器选定了决定所有洗牌的随机种子，并向所有人公布了它的校验码。
fair-played = 一个校验码只对应一个种子。如果中途换掉种子，校验码就对不上。
fair-opened = 现在种子已公开。你的浏览器可以重新算出校验码，与当初公布的比较。
fair-numbers = 显示数字
fair-commitment = 开局前公布的校验码
fair-seed = 随机种子
fair-computed = 本机算出的校验码
fair-check = 校验
fair-fits = 校验码一致：洗牌没有被改动。
fair-differs = 校验码不一致：这不是当初公布的种子。
fair-unable = 这个浏览器只能在安全（https）页面上校验。

## 回放

replay-eyes = 视角
replay-own-eyes = 我的视角
replay-all-eyes = 上帝视角
replay-link = 复制此刻的链接
replay-live = 回到当前
replay-slider = 游戏进度
replay-speed = 速度
replay-play = 播放
replay-pause = 暂停
replay-at = { $step }/{ $steps }步
replay-at-turn = 第{ $round }回合 · { $name } · { $step }/{ $steps }步

## 账号

account-name = 昵称
account-name-about = 填个昵称就能玩。
account-renamed = 昵称已更新。
account-devices = 在其他设备上继续游戏
account-devices-about = 设置用户名和密码后，即可在其他设备登录。无需邮箱；密码遗失后无法找回。
account-login-name = 用户名
account-passphrase = 密码
account-passphrase-about = 至少{ $count }个字符，越长越安全。
account-register = 注册
account-login = 登录
account-way = 账号
account-way-register = 注册
account-way-login = 登录
account-about-register = 当前的牌桌都会保留。
account-about-login = 登录后显示该账号的牌桌，本设备上的游客对局不会转入。
account-logout = 退出登录
account-yours = 我的账号
account-yours-about = 当前账号：{ $name }。在其他设备登录即可找回牌桌。
account-registered = 账号已创建。
account-logged-in = 欢迎回来。
account-logged-out = 已在此设备上退出登录。
account-logout-everywhere = 在所有设备上退出
account-logged-out-everywhere = 已在所有设备上退出登录。
account-passphrase-change = 修改密码
account-passphrase-change-about = 此设备保持登录，其他设备将全部退出。
account-passphrase-current = 当前密码
account-passphrase-new = 新密码
account-passphrase-changed = 密码已修改。

## 设置

set-language = 语言
set-theme = 主题
theme-system = 跟随系统
theme-light = 浅色
theme-dark = 深色
set-size = 界面大小
size-small = 小
size-normal = 标准
size-large = 大
set-play = 对局
set-hints = 新手提示
set-hints-about = 首次遇到时说明一次。
set-hints-again = 重置提示
set-hints-reset = 提示已重置。
set-auto = 自动结算唯一选项
set-auto-about = 只有一种结算方式时自动执行。
set-confirm = 操作前二次确认
set-confirm-about = 选择后需再点一次或按 Enter 确认，按 Esc 取消。
set-text = 文字模式
set-text-about = 用列表和文字代替图像，适合屏幕阅读器。
set-notice = 通知与动画
set-sound = 轮到我时响提示音
set-notify = 轮到我时通知
set-notify-about = 仅当页面在后台时。
set-push = 页面关闭时也通知
set-push-about = 通过浏览器的通知服务送达，内容已加密，只有你的浏览器能读取。
push-denied = 浏览器不允许本网站发送通知。请在浏览器设置中允许，然后重试。
push-failed = 无法连接浏览器的通知服务，请稍后再试。
set-speed = 对手行动速度
set-speed-about = 对手行动的播放速度，以及卡牌和指示物的移动时间。点击任意处可跳到当前局面。
speed-off = 瞬间
speed-fast = 快
speed-normal = 正常
speed-slow = 慢
set-kept-here = 设置保存在此设备上。

## 按键

keys-title = 快捷键
keys-everywhere = 通用
keys-game = 牌桌
keys-replay = 回放
key-digits = 选择选项
key-enter = 选择；再按一次确认
key-arrows = 在面板内移动
key-help = 显示快捷键
key-back = 返回或取消
key-prompt = 转到操作栏
key-board = 转到游戏面板
key-hand = 转到我的手牌
key-seats = 转到玩家
key-log = 转到记录
key-next-target = 下一个可选目标
key-zoom = 放大查看
key-undo = 撤销
key-resolve-all = 结算全部效果
key-end-turn = 结束行动
key-catch-up = 跳到当前局面
key-text-mode = 切换文字模式
key-step-back = 后退一步
key-step-on = 前进一步
key-turn-back = 后退一次行动
key-turn-on = 前进一次行动
key-to-start = 到开头
key-to-end = 到结尾
key-play = 播放或暂停
rule-n = 规则{ $id }

## 请求撤销

ask-undo = { $name }请求撤销{ $count }步。
ask-undo-mine = 你请求了撤销。
ask-undo-agree = 同意
ask-undo-refuse = 拒绝
ask-undo-withdraw = 收回请求
ask-undo-agreed = { $name }已同意
ask-undo-waits = { $name }尚未答复
ask-undo-refused = { $name }拒绝了撤销请求。
ask-undo-over = 撤销请求已结束。

talk-title = 与{ $name }密谈
talk-hint = 对方行动之前，只有你们双方能看到这些消息。
talk-input = 消息
talk-send = 发送
talk-said = { $name }：{ $text }
