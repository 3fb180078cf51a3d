# 《沙丘：帝国》的文字：效果、提示、选项和记录。组件名称在 imperium-names.ftl 中。
#
# 译者须知
#   数字、量词、名词之间不留空格；中文不分单复数，需要区分时用 [0]、[1] 匹配具体数字，不用 [one]。
#   称玩家为“你”，效果和提示中不用；标点用全角；牌的名称放在『』中，地区、冲突的名称放在“”中，领袖和阵营的名称不加引号（有的领袖名自带引号）。
#   效果和费用是以动词开头、没有句号的短语，由 table.ftl 中的消息连接。

-high-council = 高等议会
-mentat = 门泰特
-swordmaster = 剑术大师

## 数量，用在动词之后

amount-solari = { $n }个帝国索
amount-spice = { $n }个香料
amount-water = { $n }个水资源
amount-persuasion = { $n }点说服力
amount-sword = { $n }个武器
amount-vp = { $n }点胜利点数
amount-influence = { $n }点{ $faction }影响力
amount-influence-any = { $n }点影响力（任选阵营）
amount-influence-behind = { $n }点影响力（任选一个自己落后于对手的阵营）
amount-nothing = 无

## 效果

effect-gain = 获得{ $what }
effect-troop = 招募{ $n }个部队
# 在前一个效果之外再招募。
effect-troop-more = 再招募{ $n }个部队
# 在前一个效果之外再获得。
effect-gain-more = 再获得{ $what }
effect-draw = 抽{ $n }张牌
effect-intrigue = 抽{ $n }张秘牌
effect-trash = { $n ->
    [1] 可以销毁1张牌
   *[other] 可以销毁至多{ $n }张牌
}
# 牌面上的说法：由读者选择。
effect-trash-optional = { $n ->
    [1] 可以销毁1张牌
   *[other] 可以销毁至多{ $n }张牌
}
effect-trash-self = 销毁这张牌
effect-trash-self-named = 销毁『{ $card }』
effect-discard = 弃掉{ $n }张牌
effect-lose-influence = 失去{ $n }点{ $faction }影响力
effect-lose-influence-any = 失去{ $n }点影响力（任选阵营）
effect-lose-troop-garrison = 失去兵营中的{ $n }个部队
effect-lose-troop-conflict = 失去冲突区域中的{ $n }个部队
effect-deploy = 部署至多{ $n }个部队
effect-deploy-any = 部署任意数量的部队
effect-retreat = 撤回至多{ $n }个部队
effect-retreat-any = 撤回任意数量的部队
effect-deploy-recruits = 可以部署刚招募的部队（数量任意）
effect-mentat = 获得{ -mentat }（若仍在原地区），本回合作为额外特使
effect-mentat-next-round = 获得{ -mentat }，留到下一回合使用
# $what：席位带来的说服力。
effect-high-council = 获得{ -high-council }席位（每个展示阶段获得{ $what }）
effect-swordmaster = 获得{ -swordmaster }（第3个特使）
effect-harvest = 采集{ $n }个香料和此处的全部额外香料
effect-foldspace = 获取{ $n }张『折叠空间』
effect-steal-intrigue = 从每个拥有{ $n }张或以上秘牌的对手处随机偷窃1张秘牌
effect-control = 获得“{ $space }”的控制权
effect-signet = 使用领袖的印章戒指技能
effect-recall-agent = 召回自己的{ $n }个特使
effect-recover = 将弃牌堆中的1张{ $faction }牌加入手牌
effect-acquire = 免费获取1张费用不高于{ $n }的牌
effect-acquire-onto-deck = 免费获取1张费用不高于{ $n }的牌，放到牌堆顶
effect-acquire-to-deck = 本回合展示阶段获取的牌可以放到牌堆顶
effect-reshuffle = 将弃牌堆洗入牌堆
# $icons：若干地区类型图标。
effect-add-icons = 本次行动打出的牌追加以下地区类型图标：{ $icons }
effect-infiltrate = 本次行动中，敌方特使不会阻挡自己的特使
effect-discount = 本次行动中，获取『{ $card }』的费用减少{ $n }点说服力
effect-visit-influence = 派遣特使到阵营地区时，改为获得{ $n }点影响力
effect-visit-harvest = 在香料产地采集时，标示的香料数量乘以{ $n }
effect-pass-turn = 可以让过本次行动

# 选择：$options 是若干效果，$what 是若干数量。
effect-either = 选择一项：{ $options }
effect-some-of = 从以下选项中选择{ $n }项：{ $options }
effect-gain-some-of = 获得以下各项中的{ $n }项：{ $what }
# 若干阵营中某几个的影响力：每个阵营 $n 点，共 $count 个阵营。
effect-influence-some-of = 在{ $count }个不同阵营各获得{ $n }点影响力

effect-pay = { $cost }：{ $effect }
# 牌面上的说法：由读者选择。
effect-pay-optional = 可以{ $cost }：{ $effect }
effect-pay-optional-long = 可以{ $cost }：{ $effect }
effect-if = { $condition }，{ $effect }
# 效果自带冒号时的同一说法。
effect-if-long = { $condition }，{ $effect }
effect-per-card-in-play = 每有1张自己打出的{ $faction }牌（包括这张牌），便{ $effect }
effect-each-opponent = 每个对手必须{ $effect }

## 费用

cost-pay = 支付{ $what }
cost-trash = 销毁{ $n }张牌

## 条件

condition-influence = 若你拥有{ $n }点或以上{ $faction }影响力
condition-alliance = 若你拥有{ $faction }同盟
condition-any-alliance = 若你拥有任一同盟
condition-bond = 若你有其他打出的{ $faction }牌
condition-high-council = 若你拥有{ -high-council }席位
condition-swordmaster = 若你拥有{ -swordmaster }
condition-reveal-turn = 在你的展示阶段
condition-owns = { $n ->
    [1] 若你拥有『{ $card }』
   *[other] 若你拥有{ $n }张或以上『{ $card }』
}
condition-most = 若你拥有的『{ $card }』比每个对手都多
condition-tracks = 若你在至少{ $n }个阵营拥有{ $step }点或以上影响力

## 独立的能力，和效果一样是短语

hook-the-voice = 封锁1个地区：直到自己的下一次行动，对手的特使不能进入
hook-double-cross = 从冲突区域移除对手的1个部队，再从供应堆部署1个部队
hook-poison-snooper = 查看自己牌堆顶的牌，然后抽取或销毁它
hook-manipulate = 预留公共牌池中的1张牌：直到自己的展示阶段结束，只有自己能获取，费用减少1点说服力，之后移出游戏
hook-masterstroke = 公布秘密选择的阵营，各获得1点影响力
# 有的领袖没有能力，而是有这一项。
leader-setup = 开局时额外获得{ $what }

## 领袖持续生效的能力，以及某事发生时的能力；$effect 与效果的说法相同

# 按特使图标区分的一种地区；下面的 $spaces 是这些地区的列表。
spaces-of-icon = { $icon ->
    [emperor] 皇帝的地区
    [guild] 宇航公会的地区
    [bene-gesserit] 姐妹会的地区
    [fremen] 弗雷曼人的地区
    [landsraad] 立法会的地区
    [city] 城市地区
   *[spice-trade] 香料贸易地区
}
modifier-space-discount = 进入{ $spaces }时，少支付{ $n }个{ $good ->
    [spice] 香料
    [water] 水资源
   *[solari] 帝国索
}
modifier-infiltrate = 在{ $spaces }，敌方特使不会阻挡自己的特使
modifier-harvest-less = 每次采集时，少获得{ $n }个香料
modifier-see-top-card = 可以随时查看自己牌堆顶的牌
modifier-secret-factions = 开局时秘密选择2个阵营；每局可公布一次
when-paid = 每当为地区支付{ $good ->
    [spice] 香料
    [water] 水
   *[solari] 帝国索
}时，{ $effect }
when-took-council-seat = 获得{ -high-council }席位时，{ $effect }
when-harvested = 每当采集香料时，{ $effect }
when-deployed = 在一次行动中部署{ $n }个或以上部队时，{ $effect }

## 组件说明，逐行

deck-starter = 起始牌组
deck-reserve = 备用牌堆
deck-imperium = 帝国牌堆
deck-intrigue = 秘牌堆
line-copies = { $deck }：{ $n }张
line-copies-each = { $deck }：每名玩家{ $n }张
line-cost = 费用：{ $n }点说服力
line-not-buyable = 不能用说服力获取
# $names：长度为 $n 的列举。
line-factions = 阵营：{ $names }
line-icons = 地区类型图标：{ $names }
line-icons-all = 地区类型图标：全部
line-moves-agent = 可以移动1个已在游戏面板上的特使，代替派遣特使；它可以进入任意地区，即使已被占据。
line-agent = 特使效果：{ $text }
line-reveal = 展示效果：{ $text }
line-acquire = 获取效果：{ $text }
line-trashed = 被其他效果销毁时：{ $text }

plot-own-turn = 自己行动中的任意时刻
plot-turn-start = 自己行动开始时
plot-before-agent = 派遣特使之前
# When other intrigue cards can be played, as phrases.
moment-combat = 战斗阶段
moment-won = 赢下冲突时
moment-endgame = 游戏结束时
line-plot = 阴谋（{ $when }）：{ $text }
line-combat = 战斗：{ $text }
line-won = 赢下冲突时：{ $text }
line-endgame = 终局：{ $text }
line-lasts = 保持正面朝上，直到自己的展示阶段结束。

line-conflict = { $n }级冲突
line-location = 地点：{ $space }
line-first = 第一等奖励：{ $text }
line-second = 第二等奖励：{ $text }
line-third = 第三等奖励：{ $text }

line-leader = 领袖，{ $house }，复杂程度{ $n }
line-ability = { $name }：{ $text }
line-signet = 印章戒指（{ $name }）：{ $text }

line-space = 地区，{ $area }，地区类型图标：{ $icon }
line-visit = 进入时：获得{ $what }。
line-requires = { $condition }，方可进入此地区。
line-combat-space = 战斗地区：可以部署本次行动新增的作战单位，以及兵营中至多{ $n }个其他作战单位。
line-maker = 香料产地：“香料产出”时若无特使在此，积累{ $n }个额外香料。
line-control = 任何玩家进入时，控制此地区的玩家获得{ $what }。
line-once = 每名玩家每局限一次。
line-effect = 效果：{ $text }
line-effect-paid = 支付{ $cost }：{ $text }
line-space-reveal = 展示阶段，若你的特使在此：{ $text }

# 没有名称的组件带来的效果的来源。
source-track = { $faction }影响力条

## 提示：$ask 是 ask-… 消息之一，是对玩家的要求，没有句号

# 对做决定的玩家说。
prompt = { $ask }。
# $source：提出要求的牌、地区或领袖。
prompt-source = “{ $source }”：{ $ask }。
# 对同一屏幕前的所有人说。
prompt-named = { $seat }：{ $ask }。
prompt-named-source = { $seat }：{ $ask }（{ $source }）。
# 对等待的人说。
prompt-others = { $seat }思考中。
prompt-over = 游戏结束。

ask-wait = 等待
ask-leader = 选择领袖
ask-secret-factions = 秘密选择2个阵营
ask-defend = 可以从供应堆部署1个部队守卫“{ $space }”
ask-turn-open = { $agents ->
    [0] 特使已派完，请展示手牌
   *[other] 派遣特使或展示手牌
}
ask-turn-agent = { $left ->
    [effects] 结算效果，然后结束行动
    [deploy] 部署部队到冲突区域，或结束行动
   *[nothing] 结束行动
}
ask-turn-reveal = { $left ->
    [effects] 结算效果，然后结束行动
    [deploy] 部署部队到冲突区域，或结束行动
    [nothing] 结束行动
   *[cards] 用{ $n }点说服力获取牌，然后结束行动
}
ask-reward = 领取“{ $conflict }”的奖励
ask-choose = 选择一项
ask-choose-some = { $n ->
    [1] 再选择{ $n }项
   *[other] 选择{ $n }项
}
ask-gain-influence = 选择1个阵营，获得{ $n }点影响力
ask-lose-influence = 选择1个阵营，失去{ $n }点影响力
ask-trash = 选择1张要销毁的牌，或不销毁
ask-trash-cost = 选择1张要销毁的牌，作为费用
ask-discard = { $n ->
    [1] 选择{ $n }张要弃掉的牌
   *[other] 选择{ $n }张要弃掉的牌，一次选1张
}
ask-recover = 从弃牌堆选择1张{ $faction }牌加入手牌
ask-acquire = { $n ->
    [0] 选择这张牌放到哪里
   *[other] 选择1张费用不高于{ $n }的牌，免费获取
}
ask-acquire-to-deck = 选择1张费用不高于{ $n }的牌，免费放到牌堆顶
ask-deploy = 部署至多{ $n }个部队
ask-retreat = 撤回至多{ $n }个部队
ask-recall-agent = 选择1个要召回的特使
ask-close-space = 选择1个要封锁的地区：直到自己的下一次行动，对手不能进入
ask-set-aside = 从公共牌池选择1张牌预留
ask-double-cross = 选择1名对手，使其失去冲突区域中的1个部队
ask-snoop = 抽取或销毁自己牌堆顶的牌
ask-pass-turn = 让过本次行动，或继续行动
ask-give-alliance = 选择由谁获得{ $faction }同盟
ask-combat = 打出1张战斗牌，或让过
ask-won = 打出1张“赢下冲突时”的秘牌，或让过
ask-endgame = 打出1张终局牌，或让过

## 菜单中的选项

action-agent = “{ $space }”：打出『{ $card }』
action-agent-paid = “{ $space }”：打出『{ $card }』（支付{ $cost }）
action-move-agent = “{ $space }”：打出『{ $card }』，特使来自“{ $from }”
action-move-agent-paid = “{ $space }”：打出『{ $card }』，特使来自“{ $from }”（支付{ $cost }）
action-reveal = 展示手牌
# $effect：按钮上的说法。
action-resolve = { $source }：{ $effect }
# $ability：领袖的印章戒指技能的名称。
action-resolve-signet = { $source }，{ $ability }：{ $effect }
action-deploy = { $n ->
    [0] 不部署部队
   *[other] 部署{ $n }个部队
}
action-retreat = { $n ->
    [0] 不撤回部队
   *[other] 撤回{ $n }个部队
}
# $to：牌的去处，"deck"（牌堆）或 "discard"（弃牌堆）。
action-acquire = { $to ->
    [deck] 获取『{ $card }』到牌堆顶（{ $n }点说服力）
   *[discard] 获取『{ $card }』（{ $n }点说服力）
}
action-acquire-aside = { $to ->
    [deck] 获取预留的『{ $card }』到牌堆顶（{ $n }点说服力）
   *[discard] 获取预留的『{ $card }』（{ $n }点说服力）
}
action-acquire-free = { $to ->
    [deck] 免费获取『{ $card }』到牌堆顶
   *[discard] 免费获取『{ $card }』
}
action-acquire-free-aside = { $to ->
    [deck] 免费获取预留的『{ $card }』到牌堆顶
   *[discard] 免费获取预留的『{ $card }』
}
action-intrigue = 打出『{ $card }』：{ $effect }
action-choose = { $effect }
action-choose-number = 第{ $n }项
action-snoop-draw = 抽取这张牌
action-snoop-trash = 销毁这张牌
action-faction = { $faction }
action-faction-gain = { $faction }：影响力 +{ $n }
action-faction-lose = { $faction }：影响力 −{ $n }
action-factions = { $faction }
action-trash-hand = 销毁『{ $card }』（手牌）
action-trash-discard = 销毁『{ $card }』（弃牌堆）
action-trash-play = 销毁『{ $card }』（已打出）
action-trash-deck = 销毁『{ $card }』（牌堆）
action-discard = 弃掉『{ $card }』
action-take = 拿取『{ $card }』
action-take-recover = 将『{ $card }』加入手牌
action-take-set-aside = 预留『{ $card }』
action-space = “{ $space }”
action-space-recall = 召回“{ $space }”的特使
action-space-close = 封锁“{ $space }”
action-seat = { $seat }
action-seat-double-cross = 移除{ $seat }的1个部队
action-seat-alliance = 将{ $faction }同盟交给{ $seat }
action-leader = 选择{ $leader }
action-accept = 确定
action-accept-defend = 部署1个部队
action-accept-pass-turn = 让过本次行动
action-decline = 跳过
action-decline-defend = 不守卫
action-decline-pass-turn = 继续行动
action-decline-trash = 不销毁
action-decline-acquire = 不获取
action-decline-reward = 跳过其余奖励
action-pass = 让过
action-end-turn = 结束行动
action-end-turn-open = 结束行动（未结算：{ $effects }）

## 记录

event-leader-offered = 可选的领袖：{ $leader }。
event-leader-chosen = { $seat }选择了{ $leader }。
event-secret-factions-chosen = { $seat }秘密选择了2个阵营。
event-secret-factions = { $seat }秘密选择的阵营是{ $faction }。
event-round-began = 第{ $round }回合开始：“{ $conflict }”。先手玩家是{ $seat }。
event-turn-began = 轮到{ $seat }行动。
event-agent-sent = { $seat }打出『{ $card }』，派遣特使到“{ $space }”。
event-agent-recalled = { $seat }从“{ $space }”召回了1个特使。
event-revealed = { $seat }展示了手牌。
event-card-revealed = { $seat }展示了『{ $card }』。
event-turn-ended = { $seat }结束了行动。
event-turn-passed = { $seat }让过了本次行动。
event-resolved = { $seat }结算“{ $source }”：{ $effect }。
event-gained = { $seat }获得了{ $what }。
event-paid = { $seat }支付了{ $what }。
event-vp-lost = { $seat }失去了{ $what }。
event-drew = { $seat }抽了{ $n }张牌。
event-drew-card = { $seat }抽到了『{ $card }』。
event-reshuffled = { $seat }将弃牌堆洗成了新的牌堆。
event-drew-intrigue = { $seat }抽了{ $n }张秘牌。
event-drew-intrigue-card = { $seat }抽到了秘牌『{ $card }』。
event-stole-intrigue = { $seat }偷窃了{ $other }的1张秘牌。
event-stole-intrigue-card = { $seat }偷窃了{ $other }的秘牌『{ $card }』。
event-intrigue-played = { $seat }打出了秘牌『{ $card }』。
event-trashed-hand = { $seat }销毁了手牌中的『{ $card }』。
event-trashed-discard = { $seat }销毁了弃牌堆中的『{ $card }』。
event-trashed-play = { $seat }销毁了已打出的『{ $card }』。
event-trashed-deck = { $seat }销毁了牌堆顶的『{ $card }』。
event-discarded = { $seat }弃掉了『{ $card }』。
event-recovered = { $seat }将弃牌堆中的『{ $card }』加入了手牌。
event-looked = { $seat }查看了牌堆顶的『{ $card }』。
# $to：牌的去处，"deck"（牌堆）或 "discard"（弃牌堆）。
event-acquired = { $to ->
    [deck] { $seat }用{ $n }点说服力获取了『{ $card }』，放到牌堆顶。
   *[discard] { $seat }用{ $n }点说服力获取了『{ $card }』。
}
event-acquired-free = { $to ->
    [deck] { $seat }免费获取了『{ $card }』，放到牌堆顶。
   *[discard] { $seat }免费获取了『{ $card }』。
}
event-row-filled = 『{ $card }』进入公共牌池。
event-set-aside = { $seat }预留了『{ $card }』。
event-aside-removed = { $seat }预留的『{ $card }』移出游戏。
event-troops-recruit = { $seat }招募了{ $n }个部队。
event-troops-deploy = { $seat }部署了{ $n }个部队。
event-troops-join = { $seat }从供应堆部署了{ $n }个部队。
event-troops-retreat = { $seat }撤回了{ $n }个部队。
event-troops-lose-garrison = { $seat }失去了兵营中的{ $n }个部队。
event-troops-lose-conflict = { $seat }失去了冲突区域中的{ $n }个部队。
event-influence-gained = { $seat }获得了{ $n }点{ $faction }影响力（现为{ $now }点）。
event-influence-lost = { $seat }失去了{ $n }点{ $faction }影响力（现为{ $now }点）。
event-alliance-taken = { $seat }获得了{ $faction }同盟。
event-alliance-lost = { $seat }失去了{ $faction }同盟。
event-council-seat = { $seat }获得了{ -high-council }席位。
event-swordmaster-gained = { $seat }获得了{ -swordmaster }。
event-mentat-taken = { $seat }获得了{ -mentat }。
event-space-closed = { $seat }封锁了“{ $space }”。
event-control-taken = { $seat }获得了“{ $space }”的控制权。
event-combat-passed = { $seat }让过。
event-placed = { $place ->
    [1] { $seat }以{ $strength }点战斗力获得了第一等奖励。
    [2] { $seat }以{ $strength }点战斗力获得了第二等奖励。
   *[other] { $seat }以{ $strength }点战斗力获得了第三等奖励。
}
event-conflict-won = { $seat }赢下了冲突“{ $conflict }”。
event-nobody-won = 冲突“{ $conflict }”无人获胜。
event-maker-grew = “{ $space }”现有{ $now }个额外香料。
event-first-player = { $seat }成为先手玩家。
event-game-over = { $seat }赢得了游戏。

## 为什么不能这样选择

obstacle-game-over = 游戏已结束
obstacle-asked = 请先完成：{ $ask }
obstacle-not-an-option = 这不在可选之列：{ $ask }
obstacle-leader-taken = { $leader }已被{ $seat }选走
obstacle-not-in-draft = { $leader }不在本局翻开的领袖之中
obstacle-already-acted = 你在本次行动中已经派遣过特使或展示过手牌
obstacle-must-act = 先派遣特使或展示手牌
# $effects：若干效果。
obstacle-still-to-resolve = 请先结算：{ $effects }
obstacle-not-on-tray = 这个效果现在不需要结算
# $conditions: conditions as phrases, one of which would do.
obstacle-condition-unmet = 不满足条件：{ $conditions }
obstacle-cannot-pay = 无法支付费用：{ $cost }
obstacle-no-effect = 现在没有效果：{ $effect }
obstacle-not-in-hand = 『{ $card }』不在你手中
# $moments: when it can be played, as phrases.
obstacle-wrong-moment = 只能在以下时机打出『{ $card }』：{ $moments }
obstacle-no-agent-there = 那里没有你可以移动的特使
obstacle-no-agent-ready = 你没有可以派遣的特使
obstacle-no-icon = 『{ $card }』没有进入“{ $space }”所需的地区类型图标
obstacle-occupied = “{ $space }”已被{ $seat }占据
obstacle-closed = “{ $space }”已被{ $seat }封锁
# $has：玩家拥有的数量。
obstacle-needs-influence = “{ $space }”需要{ $n }点{ $faction }影响力，你只有{ $has }点
obstacle-requirement = 不满足“{ $space }”的要求：{ $condition }
obstacle-used = 你已经使用过“{ $space }”，每局限一次
obstacle-space-costs = “{ $space }”需要{ $cost }，你只有{ $has }个
obstacle-cannot-deploy = 派遣特使到战斗地区的行动中才能部署作战单位
obstacle-no-troops = 你的兵营中没有部队
obstacle-deploy-none = 不部署作战单位时，直接继续行动即可
obstacle-deploy-at-most = 你现在至多可以部署{ $n }个作战单位
obstacle-retreat-at-most = 你现在至多可以撤回{ $n }个部队
obstacle-not-revealing = 只能在展示阶段获取牌
obstacle-not-buyable = 『{ $card }』不能用说服力获取
obstacle-not-on-offer = 『{ $card }』现在不可获取
obstacle-too-many-cards = 你已拥有{ $n }张牌，达到上限
obstacle-not-aside = 『{ $card }』不是你预留的牌
obstacle-card-costs = 『{ $card }』需要{ $n }点说服力，你只有{ $has }点
obstacle-too-dear = 『{ $card }』的费用是{ $n }点说服力，只能拿取费用不高于{ $most }的牌
obstacle-not-to-deck = 现在获取的牌进入弃牌堆，不能放到牌堆顶
obstacle-only-to-deck = 现在获取的牌要放到牌堆顶

## 胜利点数相同时比较的内容，用于列举

tie-break-spice = 香料
tie-break-solari = 帝国索
tie-break-water = 水
tie-break-garrison = 兵营中的部队
starting-points = { $players }人游戏{ $n }分
starting-points-otherwise = 其他人数0分
