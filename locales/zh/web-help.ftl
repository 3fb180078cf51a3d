# 网页客户端的说明页面：玩法说明、词汇表和规则。

help-steps = 玩法说明
help-glossary = 图鉴
help-rules = 规则
help-lead = 十个步骤，五分钟读完。牌桌随时会显示能做什么、为什么不能做别的，所以不妨先玩起来，有疑问再到这里查阅。
help-keys = 所有操作都可用键盘完成；按 ? 键查看快捷键。
rules-about = 牌桌遵循的全部规则，每条一句话。B字头的编号依照规则书的顺序，R字头的编号是对疑难情形的裁定。
rules-search = 搜索规则
rules-of = 主题
glossary-search = 搜索名称和文字
glossary-part = 显示
glossary-pair = { $head }：{ $text }
glossary-count = 共{ $count }条
glossary-all = 全部

## 十个步骤

learn-goal-title = 游戏目标
learn-goal-text = 获得最多的胜利点数。一个回合结束时，若有玩家达到{ $points }分，或冲突牌已经用完，游戏结束，胜利点数最多的玩家获胜。胜利点数来自阵营影响力、冲突和卡牌。
learn-house-title = 你的家底
learn-house-text = 1名有两项技能的领袖、10张起始牌、{ $agents }个特使、{ $water }个水资源、兵营中的{ $garrison }个部队和供应堆中的{ $supply }个部队。每个回合抽{ $hand }张牌。
learn-round-title = 一个回合的流程
learn-round-text = 先翻开1张新的冲突牌。然后玩家轮流行动，直到所有玩家都展示过手牌。接着进行战斗，没有特使的香料产地积累香料，最后召回特使。
learn-agent-title = 派遣特使
learn-agent-text = 打出1张牌，派遣1个特使到与该牌某个地区类型图标相符的地区。一个地区只能容纳1个特使，先到先得。有的地区要支付费用，“泰布穴地”则要求足够的弗雷曼人影响力。
learn-effects-title = 结算效果
learn-effects-text = 地区会带来收益，牌往往也会；进入阵营的地区还会提升影响力。这些效果按你选择的顺序结算，然后结束行动。带箭头的交换可以不进行。
learn-influence-title = 提升影响力
learn-influence-text = 每次进入阵营的地区，你在该阵营的影响力都会上升。达到{ $point }点时获得1点胜利点数，达到{ $bonus }点时获得奖励。最先达到{ $bonus }点的玩家获得同盟及其1点胜利点数，直到被其他玩家反超。
learn-troops-title = 集结部队
learn-troops-text = 招募的部队在兵营待命。派遣特使到有战斗图标（交叉的刀剑）的地区时，可以把本次行动招募的部队，以及兵营中至多{ $deploy }个其他部队，部署到冲突区域。
learn-reveal-title = 展示手牌，获取新牌
learn-reveal-text = 特使已经派完，或者不想再派遣时，展示剩余的手牌。用牌上的说服力从公共牌池获取新牌，武器则增加战斗力。之后本回合不再行动，只参与战斗。
learn-combat-title = 战斗
learn-combat-text = 冲突区域中的每个部队计{ $strength }点战斗力，每个武器计1点；没有部队时，武器不计战斗力。秘牌仍可能扭转战局。战斗力最高的玩家获得第一等奖励，第二名获得第二等；只有四人游戏才有第三等奖励。平局的玩家各降一等。参战的部队全部返回供应堆。
learn-end-title = 赢在终局
learn-end-text = 留意分数：游戏可能说结束就结束。有些秘牌到终局才能得分。同分时，依次比较{ $ties }。

## 首局提示

hint = 提示
hint-got-it = 明白了
hint-no-more = 不再提示
hint-welcome-title = { $points }分定胜负
hint-welcome-text = 这里显示所有玩家的胜利点数。有玩家达到{ $points }分后，打完当前回合，分数最高的玩家获胜。
hint-you-title = 这一行是你
hint-you-text = 第一行是你：你的领袖、资源和部队。打开任意一行，可以查看该领袖的技能。
hint-others-title = 轮到其他玩家
hint-others-text = 他们所做的一切都记录在这里。带虚线的名称可以点开细看。
hint-leader-title = 选择领袖
hint-leader-text = 每名领袖都有一项始终生效的技能，另一项由『印章戒指』触发。第一局不妨选个简单的领袖。
hint-agent-title = 派遣特使
hint-agent-text = 派特使去各地区获取资源。先选一张带虚线框的牌，再选一个亮起的地区。
hint-icons-title = 图标必须相符
hint-icons-text = 牌上的图标决定特使能去哪些地区。每个地区只能容纳1个特使，有的还要支付费用。选择一个地区。
hint-look-title = 这是做什么的？
hint-look-text = 鼠标悬停（触屏长按）在牌、地区或图标上可查看说明；不能选时会写明原因。
hint-tray-title = 领取收益
hint-tray-text = 地区和牌的效果都在这里等待结算，顺序由你决定，然后结束行动。箭头前面是费用，可以选择不支付。
hint-deploy-title = 派兵参战
hint-deploy-text = 在这个地区，可以部署本次行动招募的全部部队，外加兵营中至多2个部队。每个部队计2点战斗力，战斗后全部返回供应堆。
hint-undo-title = 改主意了？
hint-undo-text = 可以一步步撤销本次行动，直到有隐藏信息被公开为止。
hint-choice-title = 由你选择
hint-choice-text = 先看说明，再点按钮或带虚线框的目标。鼠标悬停在选项上可预览数值变化。
hint-reveal-title = 或者展示手牌
hint-reveal-text = 展示手牌后，本回合不再派遣特使。剩余手牌的展示效果提供说服力（获取新牌）和武器（增加战斗力）。
hint-market-title = 获取更好的牌
hint-market-text = 高亮的牌买得起。新牌进入弃牌堆，以后的回合才会抽到；没用完的说服力作废。
hint-intrigue-title = 暗藏的底牌
hint-intrigue-text = 秘牌只有你看得见。高亮的现在可以打出：阴谋牌在自己行动时，战斗牌在战斗中，终局牌在游戏结束时。
hint-combat-title = 胜负将定
hint-combat-text = 战斗力最高者获得第一等奖励，第二名获得第二等；只有四人游戏才有第三等奖励。平局者各降一等。打出战斗牌扭转战局，或者让过。
hint-influence-title = 提升影响力
hint-influence-text = 每次进入某个阵营的地区，你在该阵营的影响力都会上升。2点影响力价值1点胜利点数，4点还能获得奖励。
hint-alliance-title = 同盟之争
hint-alliance-text = 最先在某个阵营达到4点影响力的玩家获得其同盟和1点胜利点数，直到被其他玩家反超。
hint-round-title = 新的回合
hint-round-text = 特使已召回，每人抽5张新牌，先手玩家轮换。无人进入的香料产地积累了香料。
hint-end-title = 终局将至
hint-end-text = 已有玩家达到{ $near }分。有人达到{ $points }分的回合就是最后一个回合。同分先比香料。
