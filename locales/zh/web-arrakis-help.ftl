# Help with War for Arrakis: how to play, and the parts of its glossary.

arrakis-learn-map-title = 星球
arrakis-learn-map-text = 区域分为山地、高原、小沙海、沙漠和深沙漠。粗石线不能从地面越过；点线划分扇区，空域位于扇区之间。
arrakis-learn-round-title = 一个回合
arrakis-learn-round-text = 先放置载具，掷行动骰；双方轮流行动，直到骰子用完；接着结算沙漠险情，最后开采香料。
arrakis-learn-dice-title = 行动骰
arrakis-learn-dice-text = 每次行动使用1颗骰子，结果决定用途：移动或攻击、部署、抽取或打出计划牌，或执行指挥官的特殊行动。
arrakis-learn-legions-title = 军团
arrakis-learn-legions-text = 同一区域中一方的所有部队组成一支军团，至多6个部队；指挥官随军团行动。地图上的徽标显示部队、指挥官和部署指示物的数量。
arrakis-learn-battle-title = 战斗
arrakis-learn-battle-text = 双方掷战斗骰，各至多6颗。护盾抵消命中；指挥官将“特殊”变为命中或护盾。弃掉计划牌可以多掷骰子。
arrakis-learn-hidden-title = 隐藏信息
arrakis-learn-hidden-text = 穴地等级、部署指示物、手牌和秘密目标只有厄崔迪知道，直到被侦察或攻击。
arrakis-learn-worms-title = 沙虫
arrakis-learn-worms-text = 沙漠中的沙虫踪迹可能就是沙虫。沙虫吞噬采收机，攻击哈克南军团；厄崔迪则能驾驭沙虫。
arrakis-learn-spice-title = 香料永流传
arrakis-learn-spice-text = 采收机带来香料。哈克南用香料向宇联商会、宇航公会和立法会支付：标记下降会锁定骰子，并带来禁令。
arrakis-learn-atreides = 扮演厄崔迪
arrakis-learn-harkonnen = 扮演哈克南
arrakis-learn-goal-atreides-title = 如何获胜
arrakis-learn-goal-atreides-text = 让三个预知标记达到秘密目标要求的格数。也可以摧毁哈克南的定居点：每摧毁一个，三个标记都会前进。
arrakis-learn-goal-harkonnen-title = 如何获胜
arrakis-learn-goal-harkonnen-text = 霸权达到10点。摧毁穴地，霸权按其等级增加；多余的香料也能换取霸权。
arrakis-learn-riding-title = 驾驭沙虫
arrakis-learn-riding-text = 与沙虫踪迹或沙虫相邻的军团，可以沿着一连串踪迹和沙虫移动，停在最后一处旁边，或攻击其旁边的区域。
arrakis-learn-prescience-title = 预知
arrakis-learn-prescience-text = 每回合翻开若干张预知牌。满足条件即可领取，每回合至多2张：标记随之前进。
arrakis-learn-scouting-title = 侦察
arrakis-learn-scouting-text = 穴地正面朝下，等级和指示物都是隐藏的。该空域的扑翼机可以翻开一个区域的内容，攻击也会翻开。
arrakis-learn-ornithopters-title = 空中
arrakis-learn-ornithopters-text = 空域中的载具作用于相连的两个扇区。扑翼机使移动或攻击的距离加1个区域；运载机从沙虫口中救下采收机。
arrakis-learn-hazards-title = 沙漠险情
arrakis-learn-hazards-text = 双方行动之后，沙漠中的采收机和军团脚下可能出现沙虫。随后风暴打击每支没有屏障的军团。

## Glossary

arrakis-rules-about = 编号依照规则书；规则书未说明之处，条文中会注明是我们的裁定。
arrakis-part-terms = 术语
arrakis-part-one-terms = 术语
arrakis-part-areas = 区域
arrakis-part-one-areas = 区域
arrakis-part-zones = 空域
arrakis-part-one-zones = 空域
arrakis-part-cards = 计划牌
arrakis-part-one-cards = 计划牌
arrakis-part-leaders = 指挥官
arrakis-part-one-leaders = 指挥官
arrakis-part-prescience = 预知牌
arrakis-part-one-prescience = 预知牌
arrakis-part-objectives = 秘密目标
arrakis-part-one-objectives = 秘密目标
arrakis-part-bans = 禁令
arrakis-part-one-bans = 禁令
arrakis-part-tactics = 战术牌
arrakis-part-one-tactics = 战术牌
