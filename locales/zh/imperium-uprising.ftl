# 《起义》和宇联商会模块在 imperium.ftl 之外的文字，写法与其相同。组件名称在 imperium-uprising-names.ftl 中；英文文件说明各条消息及其参数。
#   合约、目标牌、观察哨的名称放在“”中，与地区、冲突相同。

## 数量，用在动词之后

amount-influence-spied = 自己间谍监视的每个阵营各{ $n }点影响力

## 观察哨

# $spaces：旁边地区的名称。
post-name = { $spaces }

## 效果

# 在前一个效果之外再抽牌。
effect-draw-more = 再抽{ $n }张牌
effect-face-up = 将这张牌正面朝上放在面前
effect-spy = 安插{ $n }名间谍
effect-spy-on = { $n ->
    [1] 在{ $spaces }中任选一处，在其旁安插{ $n }名间谍
   *[other] 在{ $spaces }旁安插{ $n }名间谍
}
effect-spy-shared = 在任意观察哨安插1名间谍，有其他玩家的间谍也可以
effect-spy-here = 在本次派遣特使的地区旁安插1名间谍，有其他玩家的间谍也可以
effect-recall-spy = 召回{ $n }名间谍
effect-contract = 承接{ $n }份合约
effect-maker-hooks = 获得造物主矛钩
effect-blow-wall = 炸毁屏蔽场城墙
effect-blow-wall-optional = 可以炸毁屏蔽场城墙
effect-worm = 召唤{ $n }条沙虫
effect-harvest-worms = 召唤{ $n }条沙虫，并获得此处的全部额外香料
effect-trash-intrigue = 销毁{ $n }张秘牌
effect-return-to-hand = 将这张牌收回手牌
effect-memory = 从供应堆将1个部队放到姐妹会区域作为记忆
effect-repeat-space = 再结算一次该地区印制的效果
effect-double-visit = 这次进入阵营地区改为获得2点影响力
effect-trash-from-hand = 销毁1张{ $faction }手牌
effect-trash-from-play = 销毁另1张自己打出的{ $faction }牌
effect-turn-down = 将自己1张正面朝上、战役标志为{ $icon }或万能的牌翻面
effect-troops-for-cards = 本回合展示阶段每获取1张牌，招募1个部队
effect-deploys-recruits = 本次行动招募的部队，不在战斗地区也可以部署
effect-no-requirements = 用这张牌派遣特使时，不受地区的影响力要求限制
effect-acquire-to-hand = 免费获取1张费用不高于{ $n }的牌，加入手牌
# 作为费用：恰好这么多。
cost-retreat = 撤回{ $n }个部队
effect-per-worm = 冲突区域中每有1条自己的沙虫，便{ $effect }
effect-per-contract = 每有1份已完成的合约，便{ $effect }
effect-per-card-revealed = 本次行动每展示1张{ $faction }牌（包括这张牌），便{ $effect }

## 条件

condition-spies = 若你在游戏面板上有{ $n }名或以上间谍
condition-spying-on = 若你有间谍监视{ $kind ->
    [maker] 香料产地
    [landsraad] 立法会的地区
   *[faction] 阵营的地区
}
condition-sent-to = 若你本次行动向{ $kind ->
    [maker] 香料产地
    [landsraad] 立法会的地区
   *[faction] 阵营的地区
}派遣了特使
condition-placed-spy = 若该间谍安插在{ $kind ->
    [maker] 香料产地
    [landsraad] 立法会的地区
   *[faction] 阵营的地区
}旁
condition-recalled-spy = 若你本次行动召回过间谍
condition-contracts = 若你已完成{ $n }份或以上合约
condition-units = 若你在冲突区域有{ $n }个或以上作战单位
condition-strength = 若你有{ $n }点或以上战斗力
condition-worms = { $n ->
    [1] 若你在冲突区域有沙虫
   *[other] 若你在冲突区域有{ $n }条或以上沙虫
}
condition-maker-hooks = 若你拥有造物主矛钩
condition-discarded = 若弃掉的是{ $faction }牌
condition-gained-spice = 若你本次行动获得过香料
condition-rival-alliance = 若你在某个阵营拥有4点或以上影响力，而其同盟属于对手
condition-acquired = 若你本次行动获取了『{ $card }』

## 独立的能力，和效果一样是短语

hook-training = 将自己的指示物在训练条上推进1格，并获得该格奖励
hook-other-memories = { $who ->
    [opponent] 将全部记忆放回供应堆，每个记忆抽1张牌，然后将领袖翻面
   *[you] 可以将全部记忆放回供应堆，每个记忆抽1张牌，然后将领袖翻面
}
hook-chroniclers-insight = { $who ->
    [opponent] 免费获取1张费用恰好为1的牌加入手牌，或销毁1张手牌，其费用不低于1时获得2个香料
   *[you] 可以免费获取1张费用恰好为1的牌加入手牌，或销毁1张手牌，其费用不低于1时获得2个香料
}
hook-long-live-the-fighters = 查看自己牌堆顶的3张牌：1张加入手牌，1张弃掉，1张销毁（不足3张时没有效果）
hook-price-is-no-object = { $who ->
    [opponent] 用帝国索代替说服力获取1张牌，加入手牌
   *[you] 可以用帝国索代替说服力获取1张牌，加入手牌
}
hook-inspire-awe = 免费获取1张费用不高于3的牌；若你在冲突区域有沙虫，则加入手牌

## 领袖持续生效的能力，以及某事发生时的能力；$effect 与效果的说法相同

# 领袖开局时没有的起始牌。
leader-without = 开局时没有『{ $card }』
modifier-own-contracts = 预留2份萨多卡合约：每次承接合约时，可以改为承接其中1份
modifier-no-deploy-with-signet = 打出『印章戒指』的那次行动不能部署作战单位
# $n：要达到的影响力。
when-reached = 每当{ $faction }影响力达到{ $n }点时，{ $effect }
when-sent-to = 派遣特使到{ $spaces }时，{ $effect }
when-spied-maker-visited = 每当其他玩家派遣特使到自己间谍监视的香料产地时，{ $effect }
when-units-deployed = 在一次行动中部署{ $n }个或以上作战单位时，{ $effect }

## 组件说明，逐行

line-again = 若已有席位：{ $text }
# $cost：数量。
line-later-cost = 有玩家拥有剑术大师之后，费用为{ $cost }。
# 没有家族的领袖。
line-leader-alone = 领袖，复杂程度{ $n }
line-discarded = 从手牌弃掉时：{ $text }
line-battle-icon = 战役标志：{ $icon }
line-goal = 完成条件：{ $text }
# 完成合约的条件，短语。
goal-sent-to = 派遣特使到“{ $space }”
goal-harvest = 在派遣特使到香料产地的行动中，共获得{ $n }个或以上香料
goal-immediate = 承接即可（立即完成）
goal-acquire = 获取『{ $card }』
line-contract = 宇联商会合约
line-contract-ixian = 伊克斯合约
line-reward = 奖励：{ $text }
line-objective = 目标牌，算作已赢得的冲突牌
# 训练条的一格，按编号。
line-training = 第{ $n }格：{ $text }
training-start = 指示物从这里开始。
# $steps：之后可到的格子的编号。
training-next = 之后到第{ $steps }格。
line-back = 另一面：{ $leader }
line-first-player = 其拥有者在第一回合为先手玩家

## 提示

# 有敌方特使的地区。
ask-infiltrate = 选择要召回的间谍，潜入“{ $space }”
ask-gather-intelligence = 可以召回1名间谍，抽1张牌
# $n：供应堆中的间谍数量；没有时可以先召回1名。
ask-spy = { $n ->
    [0] 供应堆中没有间谍：可以召回1名再安插
   *[other] 选择安插间谍的观察哨
}
ask-recall-spy = { $n ->
    [1] 选择要召回的间谍
   *[other] 选择{ $n }名要召回的间谍，一次选1名
}
ask-contract = 选择1份合约
ask-keep-contract = 选择要保留的合约
ask-blow-wall = 可以炸毁屏蔽场城墙
ask-trash-intrigue = { $n ->
    [1] 选择{ $n }张要销毁的秘牌
   *[other] 选择{ $n }张要销毁的秘牌，一次选1张
}
ask-trash-from-hand = 选择1张要销毁的{ $faction }手牌
ask-trash-from-play = 选择另1张要销毁的已打出的{ $faction }牌
ask-turn-down = 选择要翻面的战役标志
ask-lines = 选择牌上的一行，或结束
ask-training = 选择训练条的下一格
ask-chroniclers-insight = 选择1张费用为1的牌获取，或选择1张手牌销毁
ask-take-top-card = 选择1张牌加入手牌
ask-discard-top-card = 选择1张牌弃掉，另1张销毁
ask-buy-with-solari = 选择1张用帝国索获取的牌，或不获取
ask-acquire-to-hand = 选择1张费用不高于{ $n }的牌，免费获取并加入手牌

## 菜单中的选项

# 那里有敌方特使：召回1名间谍。$cost 可以是 amount-nothing。
action-agent-infiltrate = “{ $space }”：打出『{ $card }』，召回间谍潜入（支付{ $cost }）
action-spy = 安插间谍：{ $post }
action-recall-spy = 召回间谍：{ $post }
action-recall-spy-infiltrate = 召回间谍潜入：{ $post }
action-recall-spy-gather = 召回间谍抽牌：{ $post }
# $effect：奖励，完整句子；$goal 是完成条件。
action-contract = 承接“{ $contract }”。{ $effect }
action-contract-keep = 保留“{ $contract }”。{ $effect }
action-decline-contract = 改为获得{ $what }
action-pair-wild = 万能标志与{ $icon }配对
action-turn-down = 翻面：{ $icon }
action-trash-intrigue = 销毁『{ $card }』
action-take-top = 将『{ $card }』加入手牌
action-acquire-solari = 获取『{ $card }』加入手牌（支付{ $cost }）
action-acquire-to-hand = 免费获取『{ $card }』加入手牌
action-accept-blow-wall = 炸毁屏蔽场城墙
action-decline-blow-wall = 保留屏蔽场城墙
action-decline-gather = 不召回间谍
action-decline-spy = 不安插间谍
action-decline-lines = 结束

## 记录

event-objective-dealt = { $seat }得到了“{ $objective }”。
event-spy-placed = { $seat }在观察哨“{ $post }”安插了间谍。
event-spy-recalled = { $seat }从观察哨“{ $post }”召回了间谍。
event-infiltrated = { $seat }召回间谍，潜入了“{ $space }”。
event-gathered = { $seat }从观察哨“{ $post }”召回间谍，收集了情报。
event-maker-hooks = { $seat }获得了造物主矛钩。
event-shield-wall-removed = { $seat }炸毁了屏蔽场城墙。
event-worms = { $seat }召唤了{ $n }条沙虫。
event-reward-doubled = { $seat }有沙虫参战：奖励翻倍。
event-conflict-taken = { $seat }获得了冲突牌“{ $conflict }”。
event-icons-paired = { $seat }配对了战役标志：{ $icon }。
event-icon-turned-down = { $seat }将战役标志翻面：{ $icon }。
event-contract-dealt = { $seat }得到了合约“{ $contract }”供选择。
event-contract-chosen = { $seat }选择了1份合约。
event-contract-taken = { $seat }承接了合约“{ $contract }”。
event-contract-turned = 翻开了合约“{ $contract }”。
event-contract-completed = { $seat }完成了合约“{ $contract }”。
event-intrigue-trashed = { $seat }销毁了秘牌『{ $card }』。
event-card-back-in-hand = { $seat }将『{ $card }』收回了手牌。
event-acquired-to-hand = { $seat }获取了『{ $card }』，加入手牌。
event-card-seen = { $seat }看到了牌堆顶的『{ $card }』。
event-took-card = { $seat }将牌堆顶的『{ $card }』加入了手牌。
event-memory-made = { $seat }获得了1个记忆。
event-memories-returned = { $n ->
    [0] { $seat }没有记忆可放回。
   *[other] { $seat }将{ $n }个记忆放回了供应堆。
}
event-leader-turned = { $seat }的领袖翻面为{ $leader }。
# $step：格子的编号。
event-trained = { $seat }在训练条上推进到了第{ $step }格。

## 为什么不能这样选择

obstacle-post-taken = 观察哨“{ $post }”已有{ $seat }的间谍
obstacle-own-spy-there = 观察哨“{ $post }”已有你的间谍
obstacle-post-not-allowed = 此效果不能用于观察哨“{ $post }”
obstacle-no-spy-there = 观察哨“{ $post }”没有你的间谍
obstacle-not-a-contract = 现在不能承接合约“{ $contract }”
obstacle-deploy-barred = 本次行动不能部署作战单位
obstacle-wall-stands = 屏蔽场城墙还在，沙虫不能进入这次冲突

## 平局时比较的内容，作为列表中的词

tie-break-last-reveal = 展示的先后（最后展示者胜）
