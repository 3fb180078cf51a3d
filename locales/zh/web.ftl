# 网页客户端自身的文字。与游戏有关的文字都由服务器提供。

## 通用

skip-to-main = 跳到正文
nav = 主要页面
close = 关闭
save = 保存
menu = 菜单
notices = 提醒
loading = 请稍候……
points = 分
round = 第{ $round }回合
to-home = 返回首页
to-table = 返回牌桌
to-result = 查看结果
copied = 链接已复制。
copied-code = 代码已复制。
copy-failed = 浏览器不允许复制。请手动选中屏幕上的文字并复制。
minutes = { $count }分钟
hours = { $count }小时
days = { $count }天

error-offline = 无法连接服务器。网络是否正常？
error-status = 服务器无法完成此操作（状态码{ $status }）。
offline = 正在重新连接……
offline-wait = 正在恢复连接。你的选择已保留。
offline-lost = 连接已断开。
offline-again = { $seconds }秒后再次尝试。
offline-now = 立即重试
offline-title = 无法连接服务器
offline-about = 页面仍可打开；牌桌和游戏会等到连接恢复。本页会自动重试。
try-again = 重试
newer = 有新版本可用。
newer-take = 更新
newer-later = 稍后

## 页面

title-new = 新牌桌
title-join = 加入牌桌
title-help = 玩法说明
title-account = 你的名字
title-settings = 设置
title-replay = 回放
title-your-turn = 轮到你

lost-title = 这里只有黄沙
lost-about = 这个地址没有页面。

## 首页

home-title = 沙漠中的牌桌
home-lead = { $pitch }独自对战机器人，与朋友共用一个屏幕，或者在线上用一晚乃至一个月玩完一局。
your-name = 你的名字
your-name-hint = 旅人
guest-name = 旅人{ $number }
play-now = 立即开始
play-now-busy = 正在布置牌桌……
first-game = 我的第一局
home-mine = 你的牌桌
home-listed = 公开的牌桌
home-nothing-listed = 目前没有公开的牌桌。你可以开一张并公开，或者把链接发给朋友。
home-with-others = 与他人同玩
home-with-others-about = 安排好座位，再分享链接。不需要所有人同时在线：一局游戏可以等上好几天。
home-new = 开一张新牌桌
home-by-code = 有人邀请你？
home-by-code-about = 每张牌桌都有一个由6个字母和数字组成的代码。
home-learn = 第一次玩？
home-learn-about = 十个简短的步骤讲清游戏。到了牌桌上，还有提示一路相伴。
home-learn-open = 学习玩法
join = 加入
join-code = 牌桌代码
join-failed = 没有代码为{ $code }的牌桌。
join-failed-about = 牌桌可能已经关闭。请再检查一遍代码：其中没有数字0、1，也没有字母O、I、L、U。

card-your-turn = 轮到你
card-open-seats = { $count ->
    [0] 可以开始
   *[other] { $count }个空位
}
card-abandoned = 已中止
card-won = { $name }获胜
card-waits = 轮到{ $name }
card-playing = 进行中

## 新牌桌

new-game = 游戏
new-players = 玩家人数
new-modules = 基础与扩展
new-seats = 座位安排
seat-who = { $seat }座由谁来坐
seat-me = 我（{ $name }）
seat-me-unnamed = 我
seat-bot = 机器人：{ $bot }
seat-add-bot = 添加机器人
seat-open-choice = 空位，有链接的人都可以坐
seat-hot = 在这个屏幕前
seat-hot-name = 玩家{ $seat }
seat-hot-label = { $seat }座玩家的名字
seat-hot-about = 同屏玩家轮流使用屏幕；交接时幕布会遮住手牌。
seat-open-about = 空位留给朋友或陌生人：牌桌有链接和代码。
bot-greedy = 谋士，会想到自己行动结束为止
bot-random = 浪人，随意行动
new-manner = 游戏方式
new-undo = 撤销
undo-own-turn = 限自己的行动之内
undo-consent = 此后须全员同意
undo-none = 不可撤销
new-pace = 机器人的节奏
pace-brisk = 轻快
pace-calm = 平稳
pace-slow = 缓慢
new-clock = 计时
clock-none = 不计时
clock-per-move = 每次决定
clock-per-game = 整局游戏
clock-about = 时间用完的玩家，此后由机器人代打。
new-listed = 公开列出
new-listed-about = 陌生人可以找到这张牌桌，并坐上空位。
new-listed-full = 座位已满，没有人能坐下。
new-no-bots = 这张牌桌没有机器人。
new-spectators = 允许旁观
new-spectators-about = 旁观者只能看到公开的内容。
new-open = 开桌
new-open-about = 接着分享链接；座位坐满后由你开始游戏。
new-start = 开始游戏
new-start-about = 人已到齐：马上开始。

## 等候

lobby-title = 牌桌已备好
lobby-waits = 还有{ $count }个空位。请分享链接。
lobby-ready = 人已到齐。
lobby-start-about = 游戏将同时为所有人开始。
lobby-invited = 有人邀请你。请选一个空位坐下。
lobby-full = 座位已满，而且不允许旁观。
lobby-full-watch = 座位已满。留在这里，开局后可以旁观。
lobby-remove-sure = 是的，关闭
lobby-remove-about = 对在座的所有人，这张牌桌都会消失。
lobby-fill = 等人坐满空位，或者交给机器人。
lobby-owner-starts = 由开桌的人开始游戏。
lobby-manner = 游戏方式
lobby-remove = 关闭牌桌
lobby-leave = 离座
seat-open = 空位
seat-yours = 你
seat-online = 在线
seat-away = 离线
seat-sit = 坐这里
seat-free = 腾出座位
share = 分享
share-title = 邀请
share-about = 有链接或代码的人都可以入座。
share-code = 代码
share-copy = 复制链接
share-copy-code = 复制代码
share-text = 来我的牌桌：代码{ $code }
fact-listed = 公开列出
fact-private = 凭链接加入
fact-players = { $count }名玩家
fact-choice = { $choice }：{ $way }
fact-pace = 机器人速度：{ $pace }
fact-undo-own-turn = 可在自己的行动之内撤销
fact-undo-consent = 可在自己的行动中撤销，此后须全员同意
fact-undo-none = 不可撤销
fact-clock-none = 不计时
fact-clock-per-move = 每次决定{ $time }
fact-clock-per-game = 整局游戏{ $time }
fact-spectators = 允许旁观
fact-no-spectators = 不允许旁观

## 牌桌

table-not-there = 没有这张牌桌
table-unknown = 它不存在，或者是私人牌桌，而你没有座位。
table-closed = 这张牌桌不对你开放
table-left = 只有玩家可以查看，而你已经不在这张牌桌上。如果你退出了账号，请重新登录。
table-full = 目前无法让更多人进入：看这张牌桌的人也许已经太多了。
you-watch = 你正在旁观
watching = { $count }人正在旁观
clock-of = { $name }：剩余{ $time }
clock-hurry = 快到时间了
clock-left = 还剩{ $count }秒。
leave = 放弃座位
leave-sure = 是的，放弃
leave-about = 机器人会替你玩下去。此操作无法撤销。
curtain-title = 接下来是{ $name }
curtain-about = 请把屏幕交给{ $name }。在其准备好之前，不会显示任何人的牌。
curtain-lift = 我是{ $name }：显示我的牌
notify-turn = 轮到你了。
catch-up = 跳到当前（{ $count }步）
missed = 您离开后进行了{ $count }步
missed-watch = 查看
waiting-for = 等待{ $name }：{ $time }
look-back = 回看
game-over = 游戏结束

## 结果

result-title = 最终排名
result-winner = { $name }获胜
result-shared = { $count }名玩家并列获胜
result-replay = 观看回放
result-log = 文字记录
log-taken-back = { $text }（已撤销）
result-save = 存档文件
result-again = 再来一局
result-story = 第{ $round }回合，{ $points }点。
result-ahead = 领先第二名{ $count }点。
result-level = 点数相同，由下一项比较决出胜负。
result-mine = 你以{ $points }点位列第{ $rank }。
result-keep = 留作纪念
result-over-banner = 游戏结束。可以慢慢看看牌桌，也可以查看结果。
result-see = 查看结果
result-stay = 留在牌桌
ranking-title = 名次
list-comma = 、
ties-about = 点数相同时，依次比较{ $order }。
abandoned-about = 这局游戏没有玩到最后。
tie-broken = 凭{ $what }胜过{ $name }：{ $upper }比{ $lower }。
tie-unbroken = 与{ $name }在所有比较项上都持平。
chart-title = 分数走势
sources-title = 得分来源
chart-table = 以表格显示
chart-round = 回合结束时
chart-total = 合计
chart-rounds = 回合
chart-source = 来源
chart-by-source = 各玩家的得分来源
facts-title = 数据
fair-title = 洗牌是否公平？
fair-sealed = 发第一张牌之前，服务器选定了一个决定所有洗牌的秘密数字，装进信封，并向所有人出示了封印。
fair-played = 一个封印只对应一个数字。如果有人在游戏中换掉这个数字，封印就会破损。
fair-opened = 现在信封已经打开。你自己的浏览器可以根据里面的数字重新制作封印，再与当初的封印比较。
fair-numbers = 显示数字
fair-commitment = 游戏开始前出示的封印
fair-seed = 信封里的数字
fair-computed = 在此制作的封印
fair-check = 检验封印
fair-fits = 封印一致：游戏过程中没有任何改动。
fair-differs = 封印不一致：这不是当初承诺的数字。
fair-unable = 这个浏览器只能在安全（https）页面上计算封印。

## 回放

replay-eyes = 谁的视角
replay-own-eyes = 我的视角
replay-all-eyes = 全部公开
replay-link = 复制此局面的链接
replay-live = 回到当前
replay-slider = 游戏进度
replay-speed = 速度
replay-play = 播放
replay-pause = 暂停
replay-at = 第{ $step }步，共{ $steps }步
replay-at-turn = 第{ $round }回合 · { $name } · 第{ $step }步，共{ $steps }步

## 账号

account-name = 别人对你的称呼
account-name-about = 有名字就可以玩，不需要别的。
account-renamed = 别人现在看到的是你的新名字。
account-devices = 在其他设备上继续游戏
account-devices-about = 在这里设定登录名和口令，再到那台设备上登录。不需要电子邮箱；口令遗失后无法找回。
account-login-name = 登录名
account-passphrase = 口令
account-passphrase-about = 至少{ $count }个字符；最好由几个词组成。
account-register = 创建账号
account-login = 登录
account-way = 账号
account-way-register = 新账号
account-way-login = 已有账号
account-about-register = 你目前的所有牌桌都会保留。
account-about-login = 登录后，本设备显示该账号的牌桌。之前以游客身份在这里开始的游戏不会带过去。
account-logout = 退出登录
account-yours = 你的账号
account-yours-about = 你已登录为{ $name }。在其他设备上登录，就能找到你的牌桌。
account-registered = 账号已创建。
account-logged-in = 欢迎回来。
account-logged-out = 已在此设备上退出登录。

## 设置

set-language = 语言
set-theme = 明暗
theme-system = 跟随设备
theme-light = 白昼
theme-dark = 黑夜
set-size = 界面大小
size-small = 小
size-normal = 标准
size-large = 大
set-play = 牌桌
set-hints = 新手提示
set-hints-about = 每件事第一次出现时说明一次。
set-hints-again = 重新显示所有提示
set-hints-reset = 提示将从头开始。
set-auto = 自动完成别无选择的事
set-auto-about = 只有一种结算方式的效果。
set-confirm = 每次操作前询问
set-confirm-about = 每个选择都要再次点击或按 Enter 确认；按 Esc 放弃。
set-text = 以文字代替图像
set-text-about = 列表和句子，适合屏幕阅读器。
set-notice = 提醒与动画
set-sound = 轮到我时播放提示音
set-notify = 轮到我时发送通知
set-notify-about = 仅当页面在后台时。
set-push = 页面关闭时也发送通知
set-push-about = 通过浏览器的通知服务送达，内容已加密，只有你的浏览器能读取。
push-denied = 浏览器不允许本页面发送通知。请在浏览器的网站设置中允许通知，然后重试。
push-failed = 无法连接浏览器的通知服务。请稍后再试。
set-speed = 其他玩家的行动
set-speed-about = 其他玩家的行动逐步显示的快慢，以及牌和配件移动到位所需的时间。任意点击都会直接回到当前局面。
speed-off = 立即
speed-fast = 快
speed-normal = 正常
speed-slow = 慢
set-kept-here = 设置保存在此设备上。

## 按键

keys-title = 按键
keys-everywhere = 通用
keys-game = 牌桌
keys-replay = 回放
key-digits = 选择提示中的选项
key-enter = 选择；再按一次确认
key-arrows = 在牌桌的一个区域内移动
key-help = 显示按键说明
key-back = 返回，或放下
key-prompt = 转到提示
key-board = 转到游戏面板
key-hand = 转到我的手牌
key-seats = 转到玩家
key-log = 转到记录
key-next-target = 转到下一个可选目标
key-zoom = 放大查看
key-undo = 撤销
key-end-turn = 结束行动
key-catch-up = 跳到当前局面
key-text-mode = 文字或图像
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
ask-undo-mine = 你请求撤销自己的上一步。
ask-undo-agree = 同意
ask-undo-refuse = 拒绝
ask-undo-withdraw = 收回请求
ask-undo-agreed = { $name }已同意
ask-undo-waits = { $name }尚未答复
ask-undo-refused = { $name }不同意。没有撤销任何步骤。
ask-undo-over = 撤销请求已结束。
