# 网页客户端的说明页面：玩法说明、词汇表和规则。

help-steps = 玩法说明
help-glossary = 词汇表
help-rules = 规则
help-lead = 十个步骤，五分钟读完。牌桌随时会告诉你可以做什么、为什么有些事做不了，所以不妨先玩起来，有疑问再到这里查阅。
help-keys = 全部操作都可以用键盘完成；按?键查看按键说明。
rules-about = 牌桌遵循的全部规则，每条一句话。B字头的编号依照规则书的顺序，R字头的编号是对疑难情形的裁定。
rules-search = 搜索规则
rules-of = 相关
glossary-search = 搜索名称和文字
glossary-part = 显示
glossary-pair = { $head }：{ $text }
glossary-count = 共{ $count }条

part-all = 全部
part-cards = 牌
part-spaces = 地区
part-intrigues = 秘牌
part-conflicts = 冲突
part-leaders = 领袖
part-factions = 阵营
part-terms = 用语
part-one-cards = 牌
part-one-spaces = 地区
part-one-intrigues = 秘牌
part-one-conflicts = 冲突
part-one-leaders = 领袖
part-one-factions = 阵营
part-one-terms = 用语

field-agent = 特使效果：
field-reveal = 展示效果：
field-acquire = 获取效果：
field-trashed = 销毁时：
field-visit = 进入奖励：
field-requires = 要求：
field-combat = 战斗：
field-maker = 香料产出：
field-control = 控制权奖励：
field-once = 次数限制：
field-prices = 效果：
field-plot = 阴谋：
field-when = 时机：
field-won = 赢下冲突时：
field-endgame = 终局：
field-location = 地点：
field-rewards = 奖励：
field-house = 家族：
field-passive_name = 技能：
field-passive = 效果：
field-signet_name = 印章戒指：
field-signet = 效果：
field-steps = 影响力条各格：
field-text = 含义：

## 十个步骤

learn-goal-title = 你的目标
learn-goal-text = 争取胜利点数。一个回合结束时，若有玩家达到10点，或冲突牌已经用完，胜利点数最多的玩家获胜。胜利点数来自与各阵营的交情，来自冲突，也来自牌。
learn-house-title = 你的家底
learn-house-text = 1名有两项技能的领袖、10张自己的牌、2个特使、1个水、兵营中的3个部队，供应堆中还有更多部队。每个回合抽5张牌。
learn-round-title = 一个回合的流程
learn-round-text = 先翻开1张新的冲突牌。然后玩家轮流行动，直到所有玩家都展示过手牌。接着进行战斗，没有特使的香料产地积累香料，最后召回特使。
learn-agent-title = 派遣特使
learn-agent-text = 打出1张牌，派遣1个特使到与该牌某个地区类型图标相符的地区。一个地区只能容纳1个特使，先到先得。有的地区要支付费用，有的要求你在某个阵营有足够的影响力。
learn-effects-title = 拿走你应得的
learn-effects-text = 地区、牌和阵营都会给你带来收益。这些效果排在一起等待结算，顺序由你决定，全部结算后结束行动。带箭头的交换可以不进行。
learn-influence-title = 结交阵营
learn-influence-text = 每次进入阵营的地区，你在该阵营的影响力都会上升。达到2点时获得1点胜利点数，达到4点时获得奖励。最先达到4点的玩家获得同盟及其1点胜利点数，直到被其他玩家反超。
learn-troops-title = 集结部队
learn-troops-text = 招募的部队在兵营待命。派遣特使到有战斗图标（交叉的武器）的地区时，你可以把本次行动招募的部队，以及至多2个其他部队，部署到冲突区域。
learn-reveal-title = 展示手牌，获取新牌
learn-reveal-text = 特使已经派完，或者不想再派遣时，展示剩余的手牌。用牌上的说服力从市场获取新牌，牌上的武器则增加你的战斗力。此后，本回合你不再行动。
learn-combat-title = 战斗
learn-combat-text = 冲突区域中的每个部队计2点战斗力，每个武器计1点。秘牌仍可能扭转战局。战斗力最高的玩家获得最好的奖励，平局的玩家各获得低一等的奖励。参战的部队全部返回供应堆。
learn-end-title = 赢在终局
learn-end-text = 留意分数条：游戏可能说结束就结束。有些秘牌到终局才能得分。胜利点数相同时，依次比较香料、帝国索、水和兵营中的部队。
