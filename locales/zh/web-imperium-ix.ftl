# Imperium 界面中《伊克斯崛起》的用语：首次进入含该扩展的牌桌时加载。

imperium-tech = 科技
imperium-tiles = 科技板块
imperium-tile-open = 可以使用
imperium-tile-used = 本回合已使用
imperium-tile-use = 每回合一次
imperium-tile-passive = 持续
imperium-stack-left = 剩余{ $n }块
imperium-stack-empty = 板块堆已空
imperium-negotiators = 伊克斯上的谈判者
imperium-shipping = 航运条
imperium-shipping-step = 第{ $n }格
imperium-recall-pays = 召回可得：
imperium-dreadnought-of = { $who }的无畏舰
imperium-snooper-of = { $who }的窃听器
imperium-snoopers = 影响力条上的窃听器
imperium-saved = 预留至第二次行动
imperium-intrigue-deck = 秘牌堆
imperium-infiltrates = 潜入
imperium-unload = 卸载
imperium-fact-dreadnoughts = 兵营中的无畏舰：{ $n }
imperium-fact-dreadnoughts-conflict = 冲突区域的无畏舰：{ $n }
imperium-fact-dreadnoughts-supply = 供应堆中的无畏舰：{ $n }
imperium-fact-negotiators = 谈判者：{ $n }
imperium-fact-freighter = 货船位于第{ $n }格
imperium-fact-tiles = 科技板块：{ $n }

## 第一局游戏中的提示

hint-tech-title = 获取科技
hint-tech-text = 用香料支付费用，板块从此归你。收回谈判者可以少付；有些板块每回合能用一次。
hint-freighter-title = 你的货船
hint-freighter-text = 推进一格，或召回并领取所在格和以下各格的奖励。到第三格再召回，收获最多。
hint-dreadnought-title = 无畏舰
hint-dreadnought-text = 战斗力为3，战斗后不会失去。有它参战并获胜，就能控制一个地区，直到下一次战斗结束。
