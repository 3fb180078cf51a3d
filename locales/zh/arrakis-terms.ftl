# 《沙丘：厄拉科斯之战》的词语解释。

## 地图

term-area = 区域
    .text = 地图上的一格。有共同边界的区域相邻。
term-terrain = 地形
    .text = 山地、高原、小沙海或沙漠。沙虫和采收机只在沙漠；风暴不袭击山地和群山环绕的高原。
term-sector = 扇区
    .text = 地图的八个部分之一：四个中央扇区和四个外围扇区。北极属于所有中央扇区。
term-air-zone = 空域
    .text = 两个扇区之间的位置，可停放1架扑翼机或运载机。它与这两个扇区的所有区域相连。
term-impassable-border = 不可通行边界
    .text = 军团不能从地面越过，扑翼机可以飞越。
term-free-area = 可进入区域
    .text = 没有敌方定居点、敌方部队和沙虫的区域。采收机、试验站和沙虫踪迹没有影响。
term-empty-area = 空区域
    .text = 没有任何模型和指示物的区域。
term-deep-desert = 深沙漠
    .text = 地图边缘的沙漠。采收机在这里带来2点香料，但风暴和沙虫的打击更重。
term-settlement = 定居点
    .text = 哈克南的定居点是厄拉奇恩、迦太格和四座村落，厄崔迪的定居点是穴地。军团赢得战斗并推进到该区域后，定居点被摧毁。
term-sietch = 穴地
    .text = 厄崔迪的隐秘定居点。翻开之前等级保密。哈克南摧毁穴地时，获得等同其等级的霸权点数。
term-rank = 等级
    .text = 定居点的价值。定居点的防守方多掷等同其等级的战斗骰。
term-station = 生态试验站
    .text = 停在这里的厄崔迪军团将其占领：所示的预知标记前进1格。

## 模型

term-legion = 军团
    .text = 同一区域中一方的所有部队和指挥官。
term-atreides = 厄崔迪
    .text = 厄崔迪家族及其弗雷曼盟军。凭预知获胜：三个标记都到达秘密目标所示的格数。
term-harkonnen = 哈克南
    .text = 哈克南家族及其科瑞诺盟军。凭霸权获胜：摧毁穴地和囤积香料可得霸权。
term-unit = 部队
    .text = 普通、精锐或特殊精锐模型。指挥官、载具和沙虫不是部队。
term-special-elite = 特殊精锐部队
    .text = 厄崔迪的弗雷曼敢死队，哈克南的萨多卡。每个战斗轮中，每个抵消对手1个护盾。
term-stacking-limit = 堆叠上限
    .text = 一个区域中一方至多6个部队，指挥官不计。超出的部队立即移除。
term-generic-leader = 普通指挥官
    .text = 耐布或霸撒。将1个“特殊”变为命中。
term-named-leader = 具名指挥官
    .text = 有一张带特殊行动的卡，并按卡上所示使用“特殊”。阵亡后进入再生槽。
term-regeneration-tank = 再生槽
    .text = 阵亡的具名指挥官在此等待。己方每使用1颗骰子，他们前进1格。
term-deployment-token = 部署指示物
    .text = 厄崔迪的隐藏部队。翻开并换成所示部队之前，算作1个部队。
term-deploy = 部署
    .text = 将不在版图上的模型放到版图上。
term-place = 放置
    .text = 将模型放到版图上，也可以从版图上别处拿取。

## 行动

term-action-die = 行动骰
    .text = 轮到你时使用1颗：执行其结果的行动、打出计划牌，或满足预知牌的要求。
term-leadership = 统率
    .text = 移动2支有指挥官的军团，或用1支有指挥官的军团突袭。
term-strategy = 战略
    .text = 移动2支军团，或用1支军团攻击。
term-deployment = 部署
    .text = 厄崔迪：在1座穴地部署1个部署指示物和1名指挥官。哈克南：在定居点部署3个普通部队和1名指挥官。
term-mentat = 门泰特
    .text = 抽2张计划牌。
term-house = 家族
    .text = 厄崔迪：当作任意其他结果。哈克南：将2个普通部队换成精锐部队，或放置2架载具。
term-special-action = 特殊行动
    .text = 使用对应结果的骰子时，指挥官的卡允许的行动。之后该卡已使用，直到回合结束。
term-free-action = 自由行动
    .text = 不需要骰子。轮到你时可以执行任意次。
term-desert-power = 沙漠之力
    .text = 厄崔迪未使用的骰子少于哈克南时，不用骰子即可执行：放置2个沙虫踪迹、移动2条沙虫，或用1条沙虫攻击。
term-move = 移动
    .text = 军团或其一部分前往相邻的可进入区域。指挥官只能随部队移动。
term-bene-gesserit-token = 贝尼·杰瑟里特指示物
    .text = 掷骰后放1个到面板上：本回合算作1颗骰子，之后移出游戏。
term-planning-card = 计划牌
    .text = 使用任意1颗骰子打出，或在战斗中弃掉以多掷1颗战斗骰。
term-sandriding = 驾驭沙虫
    .text = 与沙虫踪迹或沙虫相邻的厄崔迪军团，可以沿着一连串踪迹和沙虫移动或攻击。
term-troop-transport = 空中运输
    .text = 移除1架扑翼机：其扇区中的1支哈克南军团移动或攻击的距离加1个区域，可越过任何障碍。
term-scouting = 侦察
    .text = 哈克南的自由行动：移除1架扑翼机，翻开其扇区中1个区域的穴地和所有部署指示物。

## 战斗

term-battle-round = 战斗轮
    .text = 双方每个部队掷1颗战斗骰，至多6颗，然后结算伤亡。之后攻击方继续或停止，防守方可以撤退。
term-retreat = 撤退
    .text = 由对手选择去往的区域：相邻且可进入。没有这样的区域就不能撤退。
term-advance = 推进
    .text = 获胜后，整支攻击军团可以进入所攻击的区域。只有这样才能摧毁定居点。
term-surprise-attack = 突袭
    .text = 第一个战斗轮中攻击方多1个“特殊”。
term-hit = 命中
    .text = 移除1个普通部队或1名指挥官，或将1个精锐部队换成普通部队。
term-shield = 护盾
    .text = 抵消对手的1次命中。
term-special-result = 特殊
    .text = 由指挥官使用时才有效：产生命中、护盾或两者。

## 沙漠

term-wormsign = 沙虫踪迹
    .text = 沙漠中的隐藏指示物：沙地、沙虫，或只在深沙漠出现的潜地沙虫。
term-sandworm = 沙虫
    .text = 摧毁采收机，驱走军团。厄崔迪可以移动它、用它攻击和驾驭它。
term-wild-maker = 狂野造物主
    .text = 巨型沙虫：攻击时掷6颗骰子，而不是4颗。
term-coriolis-storm = 科里奥利风暴
    .text = 对高原、小沙海或沙漠中每支暴露的哈克南军团掷2颗战斗骰。
term-harvester = 采收机
    .text = 停在沙漠中，回合结束时带来1点香料，在深沙漠带来2点。
term-ornithopter = 扑翼机
    .text = 运送军团或侦察，然后移除。
term-carryall = 运载机
    .text = 移除它可以从沙虫口中救下其扇区中的采收机。
term-spice = 香料
    .text = 由采收机带来，用于保持和提升帝国标记；最多留1点到下一回合。

## 获胜

term-supremacy = 霸权
    .text = 哈克南达到10点时立即获胜。
term-prescience-marker = 预知标记
    .text = 魁萨茨·哈德拉克、沙漠居民和圣战。三个标记都达到秘密目标的格数时，厄崔迪获胜。
term-prescience-card = 预知牌
    .text = 满足条件时厄崔迪可以领取，每回合至多2张：所示标记前进。
term-secret-objective = 秘密目标
    .text = 三个预知标记必须达到的格数。在回合结束时和厄拉奇恩被摧毁时检查。
term-family-atomics = 家族原子武器
    .text = 每局一次，有预知标记在第8格或更高时可用：1个山地区域变为沙漠，其后的高原失去屏障。
term-imperium-marker = 帝国标记
    .text = 宇联商会、宇航公会和兰兹拉德立法会。位置最低的标记决定锁定几颗骰子、有多少载具。
term-ban = 帝国禁令
    .text = 其标记在最下面一行时有效，标记下降后也持续一个回合。
term-stockpiling = 囤积香料
    .text = 霸权不超过5点时，哈克南每回合可以花费3点香料换取1点霸权，限一次。

## 组队与单人游戏

term-cone-of-silence = 静音锥
    .text = 使用1个，即可与队友私下交谈并互看手牌。
term-tactics-card = 战术牌
    .text = 指明单人游戏中哈克南的开采扇区或目标穴地。
term-reinforcement-deck = 增援牌堆
    .text = 单人游戏中哈克南在战斗中弃掉以增加战斗骰的牌。
