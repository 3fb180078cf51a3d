# Help with War for Arrakis: how to play, and the parts of its glossary.

arrakis-learn-map-title = 星球
arrakis-learn-map-text = 区域分为山地、高原、小沙海、沙漠与深沙漠。粗石线步行无法通过；虚点线划分扇区，空域位于扇区之间。
arrakis-learn-round-title = 一个回合
arrakis-learn-round-text = 载具进场，掷行动骰，双方轮流行动直到骰子用完，沙漠发威，最后采收香料。
arrakis-learn-dice-title = 行动骰
arrakis-learn-dice-text = 每次行动花费一枚骰子，其结果决定用途：移动或攻击、部署、抽取或打出计划牌，或发动指挥官的特殊行动。
arrakis-learn-legions-title = 军团
arrakis-learn-legions-text = 同一区域内一方的所有部队组成军团，至多六支。指挥官随行。地图徽章显示部队、指挥官与部署指示物的数量。
arrakis-learn-battle-title = 战斗
arrakis-learn-battle-text = 双方掷战斗骰，至多六枚。护盾抵消命中；指挥官把特殊结果变为命中或护盾。可弃掉计划牌增加骰子。
arrakis-learn-hidden-title = 隐藏信息
arrakis-learn-hidden-text = 穴地等级、部署指示物、手牌与目标只有厄崔迪知道，直到被侦察或攻击。
arrakis-learn-worms-title = 沙虫
arrakis-learn-worms-text = 沙漠中的沙虫踪迹可能是沙虫。它们吞噬采收机、攻击哈克南军团，而厄崔迪能驾驭它们。
arrakis-learn-spice-title = 香料永流传
arrakis-learn-spice-text = 采收机带来香料。哈克南以此供奉宇联商会、宇航公会与立法会：标记下降会锁定骰子并带来禁令。
arrakis-learn-atreides = 扮演厄崔迪
arrakis-learn-harkonnen = 扮演哈克南
arrakis-learn-goal-atreides-title = 如何获胜
arrakis-learn-goal-atreides-text = 让三个预知标记达到秘密目标要求的格数。或摧毁哈克南的定居点：每座都让三个标记前进。
arrakis-learn-goal-harkonnen-title = 如何获胜
arrakis-learn-goal-harkonnen-text = 达到 10 点霸权。摧毁穴地按其等级提升霸权，多余的香料也能提升。
arrakis-learn-riding-title = 驾驭沙虫
arrakis-learn-riding-text = 与踪迹或沙虫相邻的军团可沿相连的踪迹与沙虫行进，并在最后一处旁边停下或发起攻击。
arrakis-learn-prescience-title = 预知
arrakis-learn-prescience-text = 每回合展示预知牌。达成其条件便可获取，每回合至多两张：标记随之前进。
arrakis-learn-scouting-title = 侦察
arrakis-learn-scouting-text = 穴地面朝下放置，等级与指示物都隐藏。该空域的扑翼机可揭示一个区域，攻击也会揭示。
arrakis-learn-ornithopters-title = 空中
arrakis-learn-ornithopters-text = 空域中的载具服务于其两侧扇区。扑翼机让移动或攻击多走一个区域；运载机从沙虫口中救下采收机。
arrakis-learn-hazards-title = 沙漠险情
arrakis-learn-hazards-text = 行动之后，沙漠中的采收机与军团脚下可能出现沙虫。随后风暴侵袭每支没有遮蔽的军团。

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
