# 《沙丘：帝国》各画面自身的文字：栏目、按钮，以及读给屏幕阅读器的名称。

imperium-board = 游戏面板
imperium-spaces = 地区
imperium-hand = 手牌
imperium-intrigue = 秘牌
imperium-market = 购牌区
imperium-conflict = 冲突
imperium-seats = 玩家
imperium-row = 公共牌池
imperium-reserve = 备用牌堆
imperium-set-aside = 预留的牌
imperium-imperium-deck = 帝国牌堆：{ $n }
imperium-phases = 本回合的步骤
imperium-phase-setup = 开局配置
imperium-phase-round-start = 回合开始
imperium-phase-turns = 玩家行动
imperium-phase-combat = 战斗
imperium-phase-rewards = 奖励
imperium-phase-makers = 香料产出
imperium-phase-recall = 召回
imperium-phase-endgame = 终局
imperium-phase-over = 游戏结束
imperium-last-round = 最后一回合
imperium-last-round-conflicts = 冲突牌已用完，本回合结束后游戏结束。
imperium-last-round-points = 本回合结束时若仍有玩家达到{ $points }点胜利点数，游戏结束。
imperium-your-turn = 轮到你
imperium-points-of-all = 胜利点数
imperium-points = { $n }点胜利点数
imperium-vp = 胜利点数
imperium-free = 未被占据
imperium-occupied-by = 已被{ $who }占据
imperium-controlled-by = 由{ $who }控制
imperium-closed-by = 被{ $who }封锁
imperium-bonus-spice = { $n }个额外香料
imperium-can-choose = 现在可以选择
imperium-alliance = 同盟
imperium-alliance-of = 同盟：{ $who }
imperium-alliance-free = 同盟：无人
imperium-cost = 费用：{ $n }点说服力
imperium-agent-half = 特使效果
imperium-reveal-half = 展示效果
imperium-when-acquired = 获取时
imperium-when-trashed = 销毁时
imperium-moment-plot = 阴谋
imperium-moment-combat = 战斗
imperium-moment-won = 赢下冲突
imperium-moment-endgame = 终局
imperium-level = { $n }级冲突
imperium-no-conflict = 当前没有冲突
imperium-conflicts-left = 剩余冲突：{ $n }
imperium-hand-empty = 没有手牌
imperium-no-hand = 观战中，不显示手牌。
imperium-hand-known = 已知的手牌
imperium-sort-name = 按名称
imperium-sort-playable = 可打出的优先
imperium-pile-discard = 弃牌堆
imperium-pile-played = 打出的牌
imperium-pile-empty = 空
imperium-intrigue-none = 没有秘牌
imperium-first-player = 先手玩家
imperium-revealed = 已展示手牌
imperium-offline = 离线
imperium-secret-factions = 秘密选择的2个阵营
imperium-fact-solari = 帝国索：{ $n }
imperium-fact-spice = 香料：{ $n }
imperium-fact-water = 水：{ $n }
imperium-fact-garrison = 兵营：{ $n }
imperium-fact-conflict = 冲突区域：{ $n }
imperium-fact-supply = 供应堆：{ $n }
imperium-fact-agents = 可用特使：{ $n }
imperium-fact-hand = 手牌：{ $n }
imperium-fact-deck = 牌堆：{ $n }
imperium-fact-discard = 弃牌堆：{ $n }
imperium-fact-intrigue = 秘牌：{ $n }
imperium-fact-persuasion = 说服力：{ $n }
imperium-name-solari = 帝国索
imperium-name-spice = 香料
imperium-name-water = 水
imperium-name-garrison = 兵营
imperium-name-conflict = 冲突区域
imperium-name-supply = 供应堆
imperium-name-strength = 战斗力
imperium-name-persuasion = 说服力
imperium-name-agents = 可用特使
imperium-vp-acquire = 获取的牌
imperium-vp-alliance = 同盟
imperium-vp-card = 卡牌效果
imperium-vp-conflict = 冲突
imperium-vp-influence = 影响力
imperium-vp-intrigue = 秘牌
imperium-vp-start = 初始
imperium-vp-tech = 科技
imperium-vp-battle-icon = 战役标志
imperium-log-moves = 行动
imperium-log-gains = 收支
imperium-log-cards = 卡牌
imperium-log-fight = 冲突
imperium-log-other = 其他

## Looking closely

imperium-costs-you-now = 当前费用：
imperium-named = { $name }：{ $text }
imperium-noted = { $text }（{ $note }）

## 选择领袖

imperium-pick-order = 选择顺序
imperium-picks-now = 正在选择
imperium-picks-later = 等待选择
imperium-leader-taken = 已被{ $name }选走

## 公用页面中关于本游戏的文字

imperium-game = 沙丘：帝国
imperium-pitch = 派遣特使，结交各阵营，争夺香料。
imperium-play-now-about = 与3个机器人对战，立即开局，无需注册。
imperium-first-game-about = 边玩边学，领袖容易上手。
imperium-play-first-about = 与2个机器人对战，边玩边学，无需注册。
imperium-setup-leaders = 领袖
imperium-setup-leaders-random = 随机分配
imperium-setup-leaders-choose = 自由选择
imperium-setup-leaders-draft = 倒序选择
imperium-setup-leaders-random-about = 随机分配领袖。
imperium-setup-leaders-choose-about = 按行动顺序，任选一名领袖。
imperium-setup-leaders-draft-about = 翻开的领袖牌比玩家多1张，按行动顺序倒着选。
imperium-module-base = 基础游戏
imperium-module-base-about = 系列的第一部：特使、影响力、秘牌和冲突。
imperium-module-ix = 伊克斯崛起
imperium-module-ix-about = 科技板块、货船和无畏舰，另有新的地区、卡牌和领袖。
imperium-module-epic = 史诗模式
imperium-module-epic-about = 更长的一局：获胜所需分数更高，冲突更激烈，开局更强。
imperium-module-uprising = 起义
imperium-module-uprising-about = 独立的一部，有自己的游戏面板：间谍、沙虫和战役标志。
imperium-module-choam = 宇联商会模块
imperium-module-choam-about = 承接并完成合约，另有更多卡牌和1名领袖。
imperium-you-win = 香料归你了
imperium-tie-spice-order = 香料
imperium-tie-solari-order = 帝国索
imperium-tie-water-order = 水
imperium-tie-garrison-order = 兵营中的部队
imperium-tie-spice = 香料
imperium-tie-solari = 帝国索
imperium-tie-water = 水
imperium-tie-garrison = 兵营中的部队
imperium-tie-last-reveal-order = 最后展示的玩家
imperium-tie-last-reveal = 展示顺序
imperium-source-start = 初始
imperium-source-influence = 影响力
imperium-source-alliance = 同盟
imperium-source-conflict = 冲突
imperium-source-card = 卡牌效果
imperium-source-acquire = 获取的牌
imperium-source-intrigue = 秘牌
imperium-source-tech = 科技
imperium-source-battle-icon = 战役标志
imperium-count-turns = 特使阶段次数
imperium-count-acquired = 获取的牌
imperium-count-trashed = 销毁的牌
imperium-count-conflicts-won = 赢下的冲突
imperium-count-troops-deployed = 部署的部队
imperium-count-intrigues-played = 打出的秘牌
imperium-count-spice-gained = 获得的香料
imperium-count-solari-gained = 获得的帝国索
imperium-count-water-gained = 获得的水
imperium-count-spaces = 到过的不同地区
imperium-count-influence-gained = 获得的影响力
imperium-count-persuasion-spent = 使用的说服力
imperium-count-troops-recruited = 招募的部队
imperium-count-tiles-acquired = 获取的科技板块
imperium-count-dreadnoughts-commissioned = 启用的无畏舰
imperium-count-freighters-recalled = 召回货船次数
imperium-count-spies-placed = 安插间谍次数
imperium-count-worms-summoned = 召唤沙虫数
imperium-count-contracts-completed = 完成合约数
imperium-count-icons-paired = 战役标志配对数

## 按键

imperium-key-market = 转到购牌区
imperium-key-fold-row = 收起或展开公共牌池
imperium-key-fold-reserve = 收起或展开备用牌堆
imperium-key-tracks = 转到影响力条
imperium-key-conflict = 转到冲突
imperium-third-by-tie = 仅给并列第二的玩家

# The next step of sending an agent.
imperium-step-space = 为『{ $card }』选择一个地区。
imperium-step-card = 为“{ $space }”选择一张牌。
imperium-step-send =
    { $touch ->
        [yes] 再点一次“{ $space }”，派遣特使。
       *[no] 再点一次“{ $space }”或按 Enter，派遣特使。
    }
imperium-step-price = 选择“{ $space }”的费用。
imperium-combat-result = 战斗结果

## How a game opens

imperium-opening-goal = 如何获胜
imperium-opening-goal-text = 一个回合结束时若有玩家达到{ $points }分，分数最高的玩家获胜。分数来自某个阵营的{ $step }点影响力、同盟、冲突和一些卡牌。
imperium-first-moves = 三个不错的开局行动
imperium-first-move = 『{ $card }』→“{ $space }”：
imperium-first-move-influence = 获得影响力：在某个阵营达到{ $n }点可得1分。
imperium-first-move-troops = 招募部队参与冲突，争夺奖励。
imperium-first-move-solari = 获得帝国索：以后可换取第3个特使或议会席位。
imperium-first-move-spice = 获得香料：可以出售，或支付强力地区的费用。
imperium-first-move-cards = 让你有更多牌可用。
imperium-first-move-water = 获得水资源：最富饶的沙漠地区要用水支付。
imperium-first-move-contract = 承接合约：以后完成即可获得奖励。
imperium-first-move-spies = 安插间谍：以后可以召回，抽1张牌或进入已被占据的地区。

## Front page

imperium-title = 沙丘：帝国
imperium-fan-notice = Melange 是非官方的爱好者项目，免费游玩，与《沙丘：帝国》的出版商、设计师和版权方以及弗兰克·赫伯特遗产管理方无任何关联，也未获其认可。《沙丘：帝国》为其所有者的商标。
