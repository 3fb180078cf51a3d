# 《伊克斯崛起》在 imperium.ftl 之外的文字，写法与其相同。组件名称在 imperium-ix-names.ftl 中；英文文件说明各条消息及其参数。
#   科技板块的名称放在“”中，与地区、冲突相同。

## 数量，用在动词之后

amount-influence-visited = { $n }点影响力（本次行动进入的地区所属的阵营）
amount-influence-snooped = { $n }点影响力（任选一个影响力条上仍有自己窃听器的阵营）

## 效果

effect-freighter = 推进或召回货船
effect-freighter-optional = 可以推进或召回货船
effect-dreadnought = 启用1艘无畏舰
effect-dreadnought-optional = 可以启用1艘无畏舰
effect-tech = 获取1块科技板块
effect-tech-optional = 可以获取1块科技板块
effect-tech-discount = 获取1块科技板块，少支付{ $n }个香料
effect-tech-discount-optional = 可以获取1块科技板块，少支付{ $n }个香料
effect-tech-or-solari = 获取1块科技板块，费用全部用香料或全部用帝国索支付
effect-tech-or-solari-optional = 可以获取1块科技板块，费用全部用香料或全部用帝国索支付
effect-negotiate = 从供应堆派1个部队到伊克斯担任谈判者
effect-negotiate-optional = 可以从供应堆派1个部队到伊克斯担任谈判者
effect-may-acquire = 可以免费获取1张费用不高于{ $n }的牌
effect-may-acquire-optional = 可以免费获取1张费用不高于{ $n }的牌
effect-deploy-units = 部署至多{ $n }个作战单位
effect-deploy-from-supply = 从供应堆直接部署{ $n }个部队
effect-retreat-units = 撤回自己的{ $n }个作战单位
effect-retreat-dreadnought = 撤回冲突区域中的1艘无畏舰
# 任一对手的1个作战单位，也可以不撤回。
effect-retreat-enemy = 可以使敌方1个作战单位撤回
effect-trash-in-play = 可以销毁1张自己打出的牌
effect-trash-in-play-optional = 可以销毁1张自己打出的牌
effect-return-intrigue = 将自己的{ $n }张秘牌正面朝下放到秘牌堆底
effect-swap-intrigue = 将任意数量的秘牌正面朝下放到秘牌堆底，再抽取相同数量的秘牌
effect-trash-tile = 销毁这块板块
effect-solari-if-won = 若赢下这次冲突，获得{ $n }个帝国索
# 航运条上的部队。
effect-shipping-troop = 招募{ $n }个部队
effect-extra-turn = 可以在本次行动后立即再进行一次行动
# $good：用这张牌派遣特使到该地区时，少支付的资源。
effect-visit-discount = 用这张牌进入“{ $space }”时，少支付{ $n }个{ $good ->
    [spice] 香料
    [water] 水资源
   *[solari] 帝国索
}

# 同一图标并列两次。
effect-twice = { $effect }（两次）
effect-per-sword-card = 本次行动中每有1张展示的牌提供武器，便{ $effect }
effect-per-other-sword-card = 本次行动中每有1张其他展示的牌提供武器，便{ $effect }
effect-per-dreadnought = 冲突区域中每有1艘自己的无畏舰，便{ $effect }
effect-per-deployed-troop = 本次行动中每部署1个部队，便{ $effect }
effect-per-low-track = 每有1个自己影响力为0或1点的阵营，便{ $effect }

## 条件

condition-tiles = { $n ->
    [1] 若你拥有科技板块
   *[other] 若你拥有{ $n }块或以上科技板块
}
condition-units-deployed = 若你本次行动部署了{ $n }个或以上作战单位
# $spaces：一种或几种地区。
condition-agents-on = { $n ->
    [1] 若你有特使在{ $spaces }
   *[other] 若你有{ $n }个或以上特使在{ $spaces }
}
condition-enemy-there = 若你派遣特使的地区有敌方特使
# $what：数量。
condition-has = 若你拥有{ $what }或以上
condition-persuasion = 若你本次行动获得了{ $n }点或以上说服力
# 恰好达成这么多项。4项的那一行在3项之后。
condition-goals = { $n ->
    [4] 若你达成全部4项目标
   *[other] 若你恰好达成4项目标中的{ $n }项（2艘无畏舰都不在供应堆；拥有『{ card-the-spice-must-flow }』；在2个阵营拥有4点或以上影响力；拥有{ -high-council }席位）
}

## 独立的能力，和效果一样是短语

hook-influence-where-agents = 在每个有自己特使的阵营各获得1点影响力

## 领袖和板块持续生效的能力，以及某事发生时的能力；$effect 与效果的说法相同

# 领袖开局时比别人少的资源，$what 是数量。
leader-lacks = 开局时少{ $what }
modifier-dreadnought-strength = 自己的每艘无畏舰计{ $n }点战斗力
modifier-solari-more = 在自己的行动中每次获得帝国索时，多获得{ $n }个
modifier-acquire-to-deck = 获取的每张牌都可以放到牌堆顶
modifier-troop-transports = 航运条多给1个部队，这些部队都可以部署
modifier-wins-ties = 游戏结束时，胜利点数相同则由自己获胜
modifier-detonation = 赢下有自己无畏舰参战的冲突时，可以将它放回供应堆，获得1点胜利点数，代替放到地区上
modifier-set-aside-card = 每个回合开始时，预留1张手牌，正面朝下放置；自己本回合的第二次行动开始时，它返回手牌
modifier-snoopers = 四个窃听器放在各影响力条的第2格；升到该格时拿取窃听器并获得奖励：第一个可以弃掉1张牌，获得1个香料；第二个获得该影响力条的奖励；第三个再获得1点该阵营影响力；第四个两者都获得
modifier-intelligence = 开局时查看秘牌堆顶的2张牌，留下1张，另1张放回牌堆顶
when-round-start = 每个回合开始时，{ $effect }
when-revealed = 在自己的展示阶段，{ $effect }
when-won-conflict = 每当赢下冲突时，{ $effect }
when-endgame = 游戏结束时，{ $effect }
# 预留的牌在返回手牌的那次行动中派遣特使。
when-sent-set-aside-single = 若在那次行动中用它派遣特使，且它恰好有1个地区类型图标，{ $effect }
when-sent-set-aside-other = 若在那次行动中用它派遣特使，且它的地区类型图标不是1个，{ $effect }

## 组件说明，逐行

line-tech = 科技板块，费用：{ $n }个香料
line-use = 自己的行动中，每回合一次：{ $text }
line-unload = 卸载：这张牌被弃掉或销毁时，其展示效果同样生效。
# $names：不会被敌方特使阻挡的地区类型图标。
line-infiltrates = 潜入：{ $names }

# 没有名称的组件带来的效果的来源。
source-shipping = 航运条

## 提示

ask-freighter = 推进或召回货船
ask-shipping = 领取航运条的奖励
ask-tech = 选择1块要获取的科技板块，或不获取
ask-offer = 可以{ $effect }
ask-deploy-units = 部署至多{ $n }个作战单位
# 还要选择这么多个。
ask-retreat-units = { $n ->
    [1] 选择{ $n }个要撤回的作战单位
   *[other] 选择{ $n }个要撤回的作战单位，一次选1个
}
ask-retreat-enemy = { $n ->
    [1] 选择{ $n }个要撤回的敌方作战单位，或不撤回
   *[other] 选择至多{ $n }个要撤回的敌方作战单位，一次选1个
}
ask-trash-in-play = 选择1张要销毁的已打出的牌，或不销毁
ask-return-intrigue = { $n ->
    [1] 选择{ $n }张要放到牌堆底的秘牌
   *[other] 选择{ $n }张要放到牌堆底的秘牌，一次选1张
}
ask-swap-intrigue = 选择要放到牌堆底的秘牌，之后抽取相同数量
ask-keep-intrigue = 选择要留下的秘牌，另1张放回牌堆顶
ask-save-card = 选择1张手牌预留到自己的第二次行动
ask-place-dreadnought = 选择由无畏舰控制的地区

## 菜单中的选项

# $n：到达的格子。
action-advance = 推进货船到第{ $n }格
action-recall = 召回货船
action-tech = 获取“{ $tile }”（费用：{ $cost }）
action-tech-negotiators = 获取“{ $tile }”（费用：{ $cost }；收回{ $n }名谈判者）
# $effect：按钮上的说法。
action-use = 使用“{ $tile }”：{ $effect }
action-deploy-dreadnought = { $n ->
    [0] 不部署无畏舰
   *[other] 部署{ $n }艘无畏舰
}
# 谁的作战单位撤回。
action-unit-troop = { $seat }撤回1个部队
action-unit-dreadnought = { $seat }撤回1艘无畏舰
action-unit-own-troop = 撤回1个部队
action-unit-own-dreadnought = 撤回1艘无畏舰
action-return = 将『{ $card }』放到牌堆底
action-keep = 留下『{ $card }』
action-save = 预留『{ $card }』
action-space-dreadnought = 将无畏舰放到“{ $space }”
action-accept-detonation = 将无畏舰放回供应堆，获得1点胜利点数
# $effect：按钮上的说法。
action-accept-offer = { $effect }
action-decline-freighter = 不移动货船
action-decline-tech = 不获取
# 不再把秘牌放到牌堆底。
action-decline-swap = 选完了
action-decline-units = 选完了
action-decline-shipping = 跳过其余奖励

## 记录

# $what：支付的费用。
event-tile-acquired = { $seat }获取了科技板块“{ $tile }”（费用：{ $what }）。
event-tile-acquired-free = { $seat }免费获取了科技板块“{ $tile }”。
event-tile-turned = 翻开了科技板块“{ $tile }”。
event-tile-used = { $seat }使用了“{ $tile }”。
event-tile-trashed = { $seat }销毁了科技板块“{ $tile }”。
# $now：格子。
event-freighter-advanced = { $seat }将货船推进到了第{ $now }格。
event-freighter-recalled = { $seat }召回了货船。
event-dreadnoughts-recruit = { $seat }启用了{ $n }艘无畏舰。
event-dreadnoughts-deploy = { $seat }部署了{ $n }艘无畏舰。
event-dreadnoughts-retreat = { $seat }撤回了{ $n }艘无畏舰。
event-dreadnoughts-lose-conflict = { $seat }将冲突区域中的{ $n }艘无畏舰放回了供应堆。
event-dreadnought-placed = { $seat }用无畏舰获得了“{ $space }”的控制权。
event-dreadnought-returned = { $seat }的无畏舰从“{ $space }”返回了兵营。
event-negotiator-sent = { $seat }派了1名谈判者到伊克斯。
event-negotiators-returned = { $seat }收回了{ $n }名谈判者。
event-snooper-taken = { $seat }拿取了{ $faction }影响力条上的窃听器。
event-card-saved = { $seat }预留了1张手牌。
event-card-saved-known = { $seat }预留了手牌『{ $card }』。
event-card-returned = { $seat }将预留的『{ $card }』收回了手牌。
event-intrigue-returned = { $seat }将1张秘牌放到了牌堆底。
event-intrigue-returned-known = { $seat }将秘牌『{ $card }』放到了牌堆底。
event-intelligence = { $seat }查看了秘牌堆顶的2张牌，留下了1张。
event-intelligence-seen = { $seat }看到了秘牌『{ $card }』。
event-extra-turn = { $seat }再进行一次行动。
# $seat：使其撤回的玩家。$other：作战单位的主人。
event-unit-retreats = { $seat }使{ $other }的1个作战单位撤回。

## 为什么不能这样选择

obstacle-not-a-tile = “{ $tile }”现在没有翻开，不能获取
# $has：玩家拥有的数量。
obstacle-tile-costs = “{ $tile }”需要{ $what }，你只有{ $has }个
obstacle-no-negotiators = { $n ->
    [0] 你在伊克斯没有谈判者
   *[other] 你在伊克斯只有{ $n }名谈判者
}
obstacle-not-your-tile = 你没有科技板块“{ $tile }”
obstacle-tile-used = 你本回合已经使用过“{ $tile }”
obstacle-no-use = “{ $tile }”没有可以使用的能力
obstacle-no-dreadnoughts = 你的兵营中没有无畏舰
