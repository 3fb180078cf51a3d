# 关于《沙丘：帝国》的说明：玩法和词汇表。

## 十个步骤

learn-goal-title = 游戏目标
learn-goal-text = 获得最多的胜利点数。一个回合结束时，若有玩家达到{ $points }分，或冲突牌已经用完，游戏结束，胜利点数最多的玩家获胜。胜利点数来自阵营影响力、同盟、冲突和卡牌。
learn-house-title = 你的家底
learn-house-text = 1名有两项技能的领袖、10张起始牌、{ $agents }个特使、{ $water }个水资源、兵营中的{ $garrison }个部队和供应堆中的{ $supply }个部队。每个回合抽{ $hand }张牌。
learn-round-title = 一个回合的流程
learn-round-text = 先翻开1张新的冲突牌。然后玩家轮流行动，直到所有玩家都展示过手牌。接着进行战斗，没有特使的香料产地积累香料，最后召回特使。
learn-agent-title = 派遣特使
learn-agent-text = 打出1张牌，派遣1个特使到与该牌某个地区类型图标相符的地区。一个地区只能容纳1个特使，先到先得。有的地区要支付费用，“泰布穴地”还需要2点弗雷曼人影响力。
learn-effects-title = 结算效果
learn-effects-text = 你获得地区和牌的收益；进入阵营的地区，还会提升在该阵营的影响力。这些效果按你选择的顺序结算，然后结束行动。带箭头的交换可以不进行。
learn-influence-title = 提升影响力
learn-influence-text = 每次进入阵营的地区，你在该阵营的影响力都会上升。达到{ $point }点时获得1点胜利点数，达到{ $bonus }点时获得奖励。最先达到{ $bonus }点的玩家获得同盟及其1点胜利点数，直到被其他玩家反超。
learn-troops-title = 集结部队
learn-troops-text = 招募的部队在兵营待命。派遣特使到有战斗图标（交叉的刀剑）的地区时，可以把本次行动招募的部队，以及兵营中至多{ $deploy }个其他部队，部署到冲突区域。
learn-reveal-title = 展示手牌，获取新牌
learn-reveal-text = 特使已经派完，或者不想再派遣时，展示剩余的手牌。用牌上的说服力从公共牌池获取新牌，武器则增加战斗力。之后本回合不再行动，只参与战斗。
learn-combat-title = 战斗
learn-combat-text = 冲突区域中的每个部队计{ $strength }点战斗力，每个武器计1点；没有部队时，武器不计战斗力。秘牌仍可能扭转战局。战斗力最高的玩家获得第一等奖励，第二名获得第二等；只有四人游戏才有第三等奖励。平局的玩家各降一等。参战的部队全部返回供应堆。
learn-end-title = 赢在终局
learn-end-text = 留意所有人的分数：游戏可能说结束就结束。有些秘牌到终局才能得分。同分时，依次比较{ $ties }。

learn-uprising = 《起义》与宇联商会的第一局，一步一步来。

learn-boxes = 加入《伊克斯崛起》后，还有以下内容。
learn-tech-title = 科技
learn-tech-text = 伊克斯版图上有三块翻开的科技板块，用香料支付费用。谈判者是预先派去的部队：每收回1名，费用减少1。有些板块每回合能用一次，有些一直生效。
learn-shipping-title = 航运
learn-shipping-text = 货船图标让你的货船推进一格，或召回它并领取所在格和以下各格的奖励，顺序任意。等到第三格再召回，收获最多。
learn-dreadnoughts-title = 无畏舰
learn-dreadnoughts-text = 每人两艘。每艘战斗力为{ $dreadnought }，战斗后返回兵营。有它参战并获胜时，由它控制你选择的一个地区，直到下一次战斗结束。
learn-epic-title = 史诗模式
learn-epic-text = 在《伊克斯崛起》的基础上进行更长的一局：获胜所需分数更高，只有大型冲突，每人开局有更多部队、1张秘牌和1张新的起始牌。

## 词汇表

imperium-rules-about = R字头的编号是对疑难情形的裁定，其余编号依照规则书。
imperium-part-cards = 卡牌
imperium-part-spaces = 地区
imperium-part-intrigues = 秘牌
imperium-part-conflicts = 冲突
imperium-part-leaders = 领袖
imperium-part-tech = 科技板块
imperium-part-contracts = 合约
imperium-part-objectives = 目标牌
imperium-part-posts = 观察哨
imperium-part-factions = 阵营
imperium-part-terms = 术语
imperium-part-one-cards = 卡牌
imperium-part-one-spaces = 地区
imperium-part-one-intrigues = 秘牌
imperium-part-one-conflicts = 冲突
imperium-part-one-leaders = 领袖
imperium-part-one-tech = 科技板块
imperium-part-one-contracts = 合约
imperium-part-one-objectives = 目标牌
imperium-part-one-posts = 观察哨
imperium-part-one-factions = 阵营
imperium-part-one-terms = 术语
imperium-field-cards-agent = 特使效果：
imperium-field-cards-reveal = 展示效果：
imperium-field-cards-acquire = 获取效果：
imperium-field-cards-trashed = 销毁时：
imperium-field-intrigues-combat = 战斗：
imperium-field-intrigues-plot = 阴谋：
imperium-field-intrigues-when = 时机：
imperium-field-intrigues-won = 赢下冲突时：
imperium-field-intrigues-endgame = 终局：
imperium-field-conflicts-location = 地点：
imperium-field-conflicts-rewards = 奖励：
imperium-field-leaders-passive_name = 技能：
imperium-field-leaders-passive = 效果：
imperium-field-leaders-signet_name = 印章戒指：
imperium-field-leaders-signet = 效果：
imperium-field-tech-acquire = 获取时：
imperium-field-tech-reveal = 展示效果：
imperium-field-tech-usage = 使用：
imperium-field-tech-passive = 持有时：
imperium-field-contracts-goal = 完成条件：
imperium-field-contracts-reward = 奖励：
imperium-field-factions-steps = 影响力条：
imperium-field-terms-text = 含义：
