# 《沙丘：厄拉科斯之战》中牌和指挥官的效果：没有句号的短语，由 table.ftl 中的消息连接成句。参数的说明见英文文件。

## 效果的连接

effect-if = 若{ $condition }：{ $effect }
effect-otherwise = 否则：{ $effect }
# $note：攻击的方式。
effect-noted = { $effect }（{ $note }）

## 移动与攻击

# $from：军团必须在沙漠时为 "desert"，否则为 "anywhere"。
effect-move-any = { $from ->
    [desert] 移动{ $n }支沙漠中的军团
   *[anywhere] 移动{ $n }支军团
}
effect-move-leader = { $from ->
    [desert] 移动{ $n }支沙漠中有指挥官的军团
   *[anywhere] 移动{ $n }支有指挥官的军团
}
effect-move-special = { $from ->
    [desert] 移动{ $n }支沙漠中有特殊精锐部队的军团
   *[anywhere] 移动{ $n }支有特殊精锐部队的军团
}
effect-move-with = { $from ->
    [desert] 移动沙漠中{ $leader }所在的军团
   *[anywhere] 移动{ $leader }所在的军团
}
effect-move-that = 移动该军团
# $surprise：是否为突袭，"yes" 或 "no"。
effect-attack-any = 用1支军团{ $surprise ->
    [yes] 突袭
   *[no] 攻击
}
effect-attack-leader = 用1支有指挥官的军团{ $surprise ->
    [yes] 突袭
   *[no] 攻击
}
effect-attack-special = 用1支有特殊精锐部队的军团{ $surprise ->
    [yes] 突袭
   *[no] 攻击
}
effect-attack-with = 用{ $leader }所在的军团{ $surprise ->
    [yes] 突袭
   *[no] 攻击
}
effect-attack-that = 用该军团{ $surprise ->
    [yes] 突袭
   *[no] 攻击
}
attack-extra-dice = 每个战斗轮多掷{ $n }颗战斗骰
attack-foe-dice = 第一个战斗轮防守方至多掷{ $n }颗战斗骰
attack-free-continue = 继续攻击定居点不受命中
effect-strike = 对与己方军团相邻的1支敌方军团掷{ $n }颗战斗骰
effect-ornithopter-strike = 移除1架扑翼机，对其扇区中的1支敌方军团掷{ $n }颗战斗骰

## 模型

effect-place = 将{ $figures }放置{ $place }
effect-deploy = 将{ $figures }部署{ $place }
placed-regular = { $n }个普通部队
placed-elite = { $n }个精锐部队
placed-special = { $n }个特殊精锐部队
placed-token = { $n }个部署指示物
placed-generic = { $n }名普通指挥官
placed-leader = { $n }名指挥官
placed-named = { $leader }
placed-person = { $person }
# $areas：一个或多个 place-area。
place-areas = 到{ $areas }
place-area = “{ $area }”
place-sietch = 到1座穴地
place-settlement = 到1个定居点
place-settlements = 到任意定居点
place-legion-any = 到任意1支己方军团
place-legion-leader = 到1支有指挥官的军团
place-legion-special = 到1支有特殊精锐部队的军团
place-legion-with = 到{ $leader }所在的军团
place-legion-that = 到该军团
place-empty-desert = 到1个空的沙漠区域
place-empty-deserts = 到不同的空沙漠区域
place-free-plateau = 到1个可进入的高原区域
place-free-mountain = 到1个可进入的山地区域
place-threatened-sietch = 到1座2个区域内有哈克南军团的穴地
# $kind、$into：部队的种类，"regular"、"elite" 或 "special"。
effect-upgrade = 将{ $n }个{ $kind ->
    [regular] 普通部队
   *[elite] 精锐部队
}换成{ $into ->
    [elite] 精锐部队
   *[special] 特殊精锐部队
}
effect-enter = { $leader }进入游戏
effect-retire = 将{ $leader }移出游戏
effect-tank-enemy = 将1名敌方具名指挥官送入再生槽
effect-tank-enemy-next-to = 将与该军团相邻的1名敌方具名指挥官送入再生槽
effect-tank-enemy-in-sector = 将有己方军团的扇区中的1名敌方具名指挥官送入再生槽
effect-block = 厄崔迪的下次行动中不能放置{ $person }，{ $person }所在的军团不能移动或攻击
effect-troop-carriers = 将1支军团从定居点移动到任意另一支己方军团

## 牌、骰子与轨道

effect-draw = 抽{ $n }张计划牌
effect-draw-one-deck = 从一副牌堆抽{ $n }张计划牌
effect-draw-deck = 从{ $deck }牌堆抽{ $n }张计划牌
effect-play-card = 打出{ $n }张计划牌
effect-enemy-discards = 对手弃掉{ $n }张计划牌
effect-bg-token = 获得{ $n }个贝尼·杰瑟里特指示物
effect-imperium-down = 将1个帝国标记下降1行，不触发禁令
effect-second-objective = 抽取第二张秘密目标牌：达成其中任意一张即可获胜
effect-force-die = 选择对手1颗未使用的骰子：对手下次行动必须使用它
effect-lose-die-any = 对手失去1颗未使用的骰子（由自己选择）
effect-lose-die = 对手失去1颗未使用的“{ $face }”骰子
effect-renew-prescience = 将任意张已翻开的预知牌移出游戏，再翻开同样数量的新牌
effect-shift-markers = 将1个预知标记后退任意格，另一个前进同样格数
effect-bonus-prescience = 选择1张已翻开的预知牌：若本回合领取它，额外将1个预知标记前进{ $n }格
effect-hold-prescience = 选择1张已翻开的预知牌：它保持翻开，直到被领取
effect-return-prescience = 将1张已翻开的预知牌洗回牌堆

## 载具与沙漠

# $vehicle："harvester"、"ornithopter"、"carryall" 或 "any"。
effect-vehicle = 放置{ $n }{ $vehicle ->
    [harvester] 台采收机
    [ornithopter] 架扑翼机
    [carryall] 架运载机
   *[any] 架载具
}
effect-remove-vehicle-sector = 移除{ $leader }所在扇区的至多{ $n }{ $vehicle ->
    [harvester] 台采收机
    [ornithopter] 架扑翼机
    [carryall] 架运载机
   *[any] 架载具
}
effect-remove-vehicle-deep-desert = 移除同一扇区深沙漠中的至多{ $n }{ $vehicle ->
    [harvester] 台采收机
    [ornithopter] 架扑翼机
    [carryall] 架运载机
   *[any] 架载具
}
effect-rockets = 选择1个有己方军团的扇区，掷{ $n }颗战斗骰：每个命中和每个“特殊”移除该处1架载具
effect-wormsign = 放置{ $n }个沙虫踪迹
effect-discard-wormsign = { $n ->
    [1] 弃掉1个沙虫踪迹
   *[other] 弃掉至多{ $n }个沙虫踪迹
}
effect-discard-wormsigns-next-to = 弃掉与“{ $area }”相邻的所有沙虫踪迹
effect-sandworm-next-to-sandworm = 在与沙虫相邻的空沙漠区域放置{ $n }条沙虫
effect-sandworm-next-to-legion = 在与己方军团相邻的空沙漠区域放置{ $n }条沙虫
effect-desert-power = 执行{ $n }次沙漠之力
effect-storm = 为科里奥利风暴掷骰
effect-enter-wild-maker = 狂野造物主进入游戏
effect-place-wild-maker = 将狂野造物主放置到1个空的沙漠区域
effect-move-wild-maker = 移动狂野造物主
effect-attack-wild-maker = 用狂野造物主攻击
effect-detonate = 引爆家族原子武器
effect-reveal-area = 翻开1个区域的穴地和所有部署指示物
effect-swap-tokens = 交换两座穴地的所有部署指示物
effect-move-sietch = 将1座穴地移动到相邻的空沙漠区域，可以带上其中的模型
effect-displace-enemy = 将1支沙漠中的敌方军团移动到相邻的空区域

## 条件，用在“若”之后

condition-in-play = { $leader }已进入游戏
condition-not-in-play = { $leader }尚未进入游戏
condition-retired = { $leader }已移出游戏
condition-not-retired = { $leader }未移出游戏
condition-wild-maker = 狂野造物主已进入游戏
condition-not-wild-maker = 狂野造物主尚未进入游戏
condition-atomics-used = 家族原子武器已引爆
condition-not-atomics-used = 家族原子武器尚未引爆
condition-marker = 有预知标记在第{ $n }格或更高

## 预知牌的要求

requirement-legions-mountain = 你的军团位于{ $n }个或更多山地区域
requirement-legions-plateau = 你的军团位于{ $n }个或更多高原区域
requirement-legions-minor-erg = 你的军团位于{ $n }个或更多小沙海区域
requirement-legions-desert = 你的军团位于{ $n }个或更多沙漠区域
requirement-legions-deep-desert = 你的军团位于{ $n }个或更多深沙漠区域
requirement-desert-legions = 你的军团位于{ $n }个或更多没有穴地的沙漠区域
requirement-deep-desert = { $person }在没有穴地的深沙漠
requirement-together = 保罗和杰西卡在同一区域
requirement-sietch-of = { $person }在有穴地的区域
requirement-hidden-sietch-of = { $person }在有未翻开穴地的区域
requirement-tokens-with = { $person }所在区域有{ $n }个或更多部署指示物
requirement-special-with = { $person }所在区域有{ $n }名或更多弗雷曼敢死队
requirement-on-board = { $person }在版图上
requirement-quiet = { $person }所在扇区没有哈克南军团
requirement-own-turn = 轮到你行动
requirement-units-in-deep-desert = 你在深沙漠有{ $n }个或更多部队
requirement-rode = { $person }所在的军团在本步骤驾驭过沙虫
requirement-harvesters-burned = 你在本步骤移除过{ $n }台或更多采收机
requirement-beat-special-or-named = 你在本步骤战胜过有萨多卡或具名指挥官的军团
requirement-beat-in-central-sector = 你在本步骤于中央扇区进攻并赢得战斗
deed-reveal-sietch-of = 翻开{ $person }所在的穴地
deed-reveal-tokens-with = 翻开{ $person }所在区域的{ $n }个部署指示物
deed-tank = { $person }进入再生槽
deed-remove-units-in-deep-desert = 从深沙漠移除{ $n }个部队

## 禁令对哈克南的限制

# $n：一个区域的部队数。
banned-choam = 哈克南的堆叠上限为{ $n }个部队
banned-spacing-guild = 哈克南不能侦察
banned-landsraad = 哈克南不能弃掉计划牌来增加战斗骰
