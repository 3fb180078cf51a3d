# 《沙丘：厄拉科斯之战》的文字：提示、选项和记录。组件名称在 arrakis-names.ftl 中。参数的说明见英文文件。
#
# 译者须知
#   数字、量词、名词之间不留空格；中文不分单复数。标点用全角。
#   牌的名称放在『』中，区域、空域、骰子结果的名称放在“”中，指挥官、阵营和势力的名称不加引号（有的指挥官名自带引号）。
#   提示以动词开头，没有句号；选项是短语；记录没有句号。

## 词语

side-atreides = 厄崔迪
side-harkonnen = 哈克南
face-leadership = 统率
face-strategy = 战略
face-deployment = 部署
face-mentat = 门泰特
face-house = 家族
unit-regular = 普通部队
unit-elite = 精锐部队
unit-special = 特殊精锐部队
piece-token = { $number }号部署指示物
piece-generic = 普通指挥官
power-choam = 宇联商会
power-spacing-guild = 宇航公会
power-landsraad = 兰兹拉德立法会
person-paul = 保罗
person-jessica = 杰西卡
sign-sand = 沙地
sign-sandworm = 沙虫
sign-deep-sandworm = 潜地沙虫
phase-start = 回合开始
phase-vehicles = 载具放置
phase-dice = 行动骰
phase-actions = 行动结算
phase-hazards = 沙漠险情
phase-spice = 香料开采
phase-end = 回合结束
phase-over = 游戏结束
# 公开资料中没有、由他人补全的内容。
reconstructed = 推测还原，公开资料中没有：{ $parts }。
# Parts of a card or component that can be reconstructed.
part-slot = 行动格
part-special = 特殊行动
part-markers = 标记的格数
part-requires = 条件
part-do = 要做的事
part-phase = 领取时机
part-spend-die = 是否需要骰子
part-name = 名称
part-dice-atreides = 厄崔迪骰子的各面
part-dashboard = 队友面板的骰位和再生槽
part-tokens-stations = 试验站的内容
part-tokens-wormsigns = 沙虫踪迹的内容
part-tokens = 部署指示物的内容
# A numbered rule, $text, that the rulebook leaves open.
our-decision = { $text }（规则书未说明，由我们裁定。）

## 提示

prompt-over = 游戏已结束。
prompt = { $ask }
# 给同看一块屏幕的所有人。
prompt-named = { $seat }：{ $ask }
# 给等待的人。
prompt-others = { $seat }思考中。

ask-harvester = 在可进入的沙漠区域放置采收机（还剩{ $left }台）
ask-flyer = 在空域放置载具（还剩{ $left }架）
# 这颗骰子的结果已没有空位。
ask-turned-die = 这颗骰子没有空位：改成另一种结果
ask-bene-gesserit = 将1个贝尼·杰瑟里特指示物当作行动骰使用？
ask-turn = 选择行动
ask-end-turn = 结束行动，或执行自由行动
ask-partner = 由自己行动，或交给队友
ask-play-card = 选择要打出的计划牌
ask-choose = 选择一项
ask-draw = 选择从每副牌堆各抽几张牌
ask-move-legion = 选择要移动的军团（还剩{ $left }支）
ask-move-to = 选择“{ $area }”的军团移动到哪里
ask-transport = 选择运送军团的扑翼机
ask-move-all = 移动整支军团，还是一部分？
ask-move-count = 移动多少个这种部队？
ask-move-generic = 移动多少名普通指挥官？
ask-move-token = 这个部署指示物也一起移动？
ask-move-leader = { $leader }也一起移动？
ask-attack-with = 选择发动攻击的军团
ask-attack-at = 选择“{ $area }”的军团攻击的目标
ask-battle-card = 弃掉1张计划牌，多掷1颗战斗骰？
ask-battle-leader = 选择使用“特殊”的指挥官（还剩{ $left }个）
ask-hits = 选择“{ $area }”的伤亡（还剩{ $left }次命中）
ask-go-on = 继续攻击？
ask-retreat = 从战斗中撤退？
ask-retreat-to = 选择“{ $area }”的军团去往哪里
# In the solo game the player answers for the Harkonnen too.
ask-advance = { $who ->
    [harkonnen] 获胜的哈克南推进到“{ $area }”？
   *[own] 推进到“{ $area }”？
}
ask-token-to = 为部署指示物选择一座穴地
ask-leader-sietch = 为指挥官选择一座穴地
ask-leader = 选择指挥官
ask-leader-to = 为指挥官选择一个定居点
ask-place = 选择模型放置的位置
ask-place-from = 选择从哪里拿取模型
ask-deploy = 在定居点部署普通部队（还剩{ $left }个）
ask-upgrade = 选择要替换的部队（还剩{ $left }个）
ask-vehicle-kind = 选择要放置的载具（还剩{ $left }架）
ask-vehicle-at = 选择载具放置的位置
ask-vehicle-from = 选择从版图上拿取的载具
ask-wormsign = 在沙漠放置沙虫踪迹（还剩{ $left }个）
ask-worm = 选择要移动的沙虫（还剩{ $left }条）
ask-worm-to = 选择沙虫移动到哪里
ask-worm-attack = 选择发动攻击的沙虫
ask-worm-attack-at = 选择沙虫攻击的目标
ask-desert-power = 选择一项沙漠之力（还剩{ $left }次）
ask-sandworm = 放置沙虫（还剩{ $left }条）
ask-worm-figure = “{ $area }”出现沙虫：选择所用的模型
ask-wild-maker-to = 为狂野造物主选择一个空的沙漠区域
ask-tank-enemy = 选择一名敌方指挥官送入再生槽
ask-strike-at = 选择要打击的军团
ask-strike-zone = 选择要缴获的扑翼机
ask-remove-vehicle = 选择要移除的载具（还剩{ $left }架）
ask-rocket-sector = 选择火箭打击的扇区
ask-discard-wormsign = 选择要弃掉的沙虫踪迹（还剩{ $left }个）
ask-reveal-area = 选择要翻开指示物的区域
ask-scout-area = 选择要侦察的区域
ask-imperium-down = 选择要下降的帝国标记
ask-detonate = 选择引爆家族原子武器的区域
ask-force-die = 选择对手接下来必须使用的骰子
ask-lose-die = 选择对手失去的骰子
ask-lose-die-of = 选择失去骰子的面板
ask-renew-prescience = 选择要替换的预知牌
ask-shift-from = 选择要后退的预知标记
ask-shift-to = 选择代之前进的预知标记
ask-shift-by = 移动几格？
ask-bonus-prescience = 选择将带来更多格数的预知牌
ask-bonus-marker = 选择前进{ $left }格的预知标记
ask-hold-prescience = 选择保留到被领取为止的预知牌
ask-return-prescience = 选择洗回牌堆的预知牌
ask-swap-tokens = 交换部署指示物：选择第一座穴地
ask-swap-with = 交换部署指示物：选择另一座穴地
ask-move-sietch = 选择要移动的穴地
ask-move-sietch-to = 选择穴地移动到哪里
ask-move-sietch-with = 模型随穴地一起移动？
ask-displace-enemy = 选择要移动的敌方军团
ask-carry-from = 选择要运送的军团
ask-carry-to = 选择要并入的军团
# 回答“是”，或交给队友。
ask-who-discards = 由自己弃掉1张牌？
ask-enemy-discard = 选择要弃掉的牌
ask-excess = “{ $area }”的部队超过堆叠上限：选择要移除的部队
ask-claim = 领取预知牌？
ask-end-claim = 领取预知牌？
ask-claim-units = 选择前往南方的部队（还剩{ $left }个）
ask-claim-tokens = 选择要翻开的部署指示物（还剩{ $left }个）
ask-last-wormsign = 沙虫踪迹不足：选择放置的区域（还剩{ $left }个）
ask-drop-wormsign = 沙虫过多：选择要弃掉的沙虫踪迹
ask-worm-order = 选择下一条结算的沙虫
ask-carryall = 用运载机救下“{ $area }”的采收机？
ask-imperium = { $power }标记：上升、保持还是下降？
ask-stockpile = 囤积：花费3点香料换取1点霸权？
ask-exchange = 将具名指挥官换成普通指挥官？
ask-exchange-wild-maker = 将狂野造物主换成普通沙虫？
ask-hand-limit = 手牌上限：选择要弃掉的牌
ask-remove-prescience = 将预知牌移出游戏？
# 单人游戏中，规则为哈克南留下多个选择时。
ask-equal = 哈克南有几个同等的选择：替他们选择{ $task ->
    [harvester] 采收机的位置
    [carryall] 运载机的位置
    [ornithopter] 扑翼机的位置
    [march] 如何攻击或移动
    [garrison] 留下的指示物
    [saved] 获救的采收机
    [loss] 损失的模型
    [power] 获得香料的标记
    [deploy] 部署的地点
    [upgrade] 替换部队的地点
   *[other] 一个
}
ask-nothing = 请稍候

## 选项

choice-spend-move = { $face }：移动2支军团
choice-spend-attack = { $face }：攻击
choice-spend-lead = { $face }：移动2支有指挥官的军团
choice-spend-surprise = { $face }：突袭
choice-spend-deploy = { $face }：执行部署
choice-spend-deploy-leader = { $face }：只部署指挥官
choice-spend-draw = { $face }：抽2张计划牌
choice-spend-upgrade = { $face }：将2个普通部队换成精锐
choice-spend-vehicles = { $face }：放置2架载具
choice-spend-card = { $face }：打出1张计划牌
choice-spend-leader = { $face }：{ $leader }的特殊行动
choice-spend-claim = { $face }：领取『{ $prescience }』
choice-desert-signs = 沙漠之力：放置2个沙虫踪迹
choice-desert-move = 沙漠之力：移动2条沙虫
choice-desert-attack = 沙漠之力：用1条沙虫攻击
choice-desert-wild-maker = 沙漠之力：狂野造物主的特殊行动
choice-hand-over = 交给队友
choice-reveal = 翻开{ $number }号部署指示物（“{ $area }”）
choice-scout = 用“{ $zone-short }”空域的扑翼机侦察
# $number：弃掉几张该牌。
choice-scheme = 将杜菲·哈瓦特移出游戏：弃掉{ $number }张『{ card-hawats-scheming }』
choice-detonate = 引爆家族原子武器：“{ $area }”
choice-claim = 领取『{ $prescience }』
choice-cone = 使用静音锥
choice-area = { $area }
choice-ride = { $area }（驾驭沙虫）
choice-zone = { $zone }
choice-sector = { $sector }
choice-all = 整支军团
choice-part = 一部分
choice-count = { $number }
choice-yes = 是
choice-no = 否
choice-lose = { $piece }
choice-take = 供应堆中的{ $kind }
choice-play = 打出『{ $card }』
choice-discard = 弃掉『{ $card }』
choice-choose = { $effect }
choice-draw = { $deck }{ $number }张，{ $other }{ $rest }张
choice-leader = { $leader }
choice-generic = 普通指挥官
choice-wild-maker = 狂野造物主
choice-supply = 从供应堆
choice-from-board = 从版图上拿取，不用供应堆
choice-vehicle = { $vehicle }
choice-die = { $face }
choice-marker = { $marker }
choice-power = { $power }
choice-raise = 上升（3点香料）
choice-keep = 保持（2点香料）
choice-drop = 下降
choice-prescience = { $prescience }
choice-stop = 完成
choice-end-turn = 结束行动

## 记录

log-round = 第{ $round }回合
log-phase = 步骤：{ $phase }
log-revealed = 翻开了预知牌『{ $prescience }』
log-drew = { $board }从{ $deck }牌堆抽了{ $count }张牌
log-drew-card = { $board }抽到了『{ $card }』
log-locked = 锁定的行动骰：{ $count }颗
log-harvester = 采收机放置到“{ $area }”
log-flyer = { $vehicle }放置到“{ $zone-short }”空域
log-harvester-gone = “{ $area }”的采收机被移除
log-flyer-gone = “{ $zone-short }”空域的{ $vehicle }被移除
log-rolled = { $side }掷行动骰：统率{ $leadership }，战略{ $strategy }，部署{ $deployment }，门泰特{ $mentat }，家族{ $house }
log-turned = { $board }将1颗骰子改成了“{ $face }”
log-bg-die = { $board }将1个贝尼·杰瑟里特指示物当作行动骰：“{ $face }”
log-turn = 轮到{ $side }行动
log-spent = { $board }使用了1颗行动骰：“{ $face }”
log-leader-action = { $leader }的特殊行动
log-desert-power = 沙漠之力
log-played = { $board }打出了『{ $card }』
log-discarded = { $board }弃掉了『{ $card }』
# $way："foot"（步行）、"ride"（驾驭沙虫）、"flight"（空中运输）或 "advance"（战后推进）。
log-moved = { $way ->
    [ride] { $side }军团驾驭沙虫从“{ $from }”移动到了“{ $to }”
    [flight] { $side }军团从空中由“{ $from }”移动到了“{ $to }”
    [advance] { $side }军团从“{ $from }”推进到了“{ $to }”
   *[foot] { $side }军团从“{ $from }”移动到了“{ $to }”
}
log-carried = “{ $zone-short }”空域的扑翼机运送了1支军团
log-placed = { $side }在“{ $area }”放置了{ $piece }
log-token-placed = { $token }号部署指示物放置到“{ $area }”
log-leader-placed = { $leader }来到了“{ $area }”
log-changed = { $side }将“{ $area }”的{ $kind }换成了{ $into }
log-lost = { $side }失去了“{ $area }”的{ $piece }
log-entered = { $leader }进入游戏
log-wild-maker-entered = 狂野造物主进入游戏
log-retired = { $leader }移出游戏
log-tank = { $leader }进入再生槽
log-freed = { $leader }离开再生槽
log-token-revealed = 翻开了“{ $area }”的{ $token }号部署指示物：普通部队{ $regular }，精锐部队{ $elite }，特殊精锐部队{ $special }，普通指挥官{ $generic }
log-sietch-revealed = 翻开了“{ $area }”的穴地：等级{ $rank }
log-station = “{ $area }”的生态试验站被占领：{ $marker }
log-destroyed = “{ $area }”的定居点被摧毁：等级{ $rank }
log-marker = { $marker }标记：第{ $step }格
log-supremacy = 霸权：{ $step }
log-claimed = 领取了预知牌『{ $prescience }』
log-sign = 沙虫踪迹放置到“{ $area }”
log-sign-gone = “{ $area }”的沙虫踪迹被弃掉
log-sign-revealed = 翻开了“{ $area }”的沙虫踪迹：{ $sign }
# $wild：是否为狂野造物主，"yes" 或 "no"。
log-worm = { $wild ->
    [yes] 狂野造物主出现在“{ $area }”
   *[no] 沙虫出现在“{ $area }”
}
log-worm-moved = 沙虫从“{ $from }”移动到了“{ $to }”
log-worm-attacked = “{ $from }”的沙虫攻击了“{ $to }”
log-worm-gone = “{ $area }”的沙虫被移除
log-saved = “{ $zone-short }”空域的运载机救下了“{ $area }”的采收机
log-detonated = 家族原子武器引爆：“{ $area }”变为沙漠
# $surprise：是否为突袭，"yes" 或 "no"。
log-attack = { $surprise ->
    [yes] { $side }从“{ $from }”突袭了“{ $to }”
   *[no] { $side }从“{ $from }”攻击了“{ $to }”
}
log-combat = { $side }掷战斗骰：命中{ $hits }，护盾{ $shields }，特殊{ $specials }
log-special = { $side }使用了1个“特殊”
log-hits = { $side }受到了{ $count }次命中
log-struck = “{ $area }”的军团受到了{ $hits }次命中
log-won = { $winner }赢得了战斗
log-won-nobody = 战斗无人获胜
# 撤退，或因其他原因离开区域。
log-driven = { $side }军团离开“{ $from }”，前往“{ $to }”
log-scouted = “{ $area }”的指示物被翻开
log-spice = 香料：{ $count }点
# $change："raise"（上升）、"keep"（保持）或 "drop"（下降）。
log-imperium = { $change ->
    [raise] { $power }标记上升：第{ $row }行
    [keep] { $power }标记保持：第{ $row }行
   *[drop] { $power }标记下降：第{ $row }行
}
log-stockpiled = 哈克南囤积了香料
log-spice-saved = 储备香料：{ $count }点
log-ban = 帝国禁令：{ $power }
log-bg-token = { $side }获得了1个贝尼·杰瑟里特指示物
log-exchanged = “{ $area }”的{ $leader }换成普通指挥官
log-prescience-gone = 预知牌『{ $prescience }』移出游戏
log-prescience-back = 预知牌『{ $prescience }』洗回牌堆
log-second-objective = 抽取了第二张秘密目标牌
log-die-lost = { $side }失去了1颗骰子：“{ $face }”
log-die-forced = 哈克南下次行动必须使用“{ $face }”
log-blocked = { $person }在厄崔迪的下次行动中不能行动
log-sietch-moved = 穴地从“{ $from }”移动到了“{ $to }”
log-tokens-swapped = “{ $from }”与“{ $to }”交换了部署指示物
log-cone = { $side }使用了静音锥
# $harvest、$target：战术牌，各有一个扇区和一座穴地。
log-tactics = 开采扇区：{ $harvest }；目标穴地：{ $target }
log-target = 新的目标穴地：{ $target }
log-mahdi-rolled = 哈克南掷出了“{ $face }”
log-mahdi-rerolled = 已有3颗用过的骰子为“{ $face }”：哈克南重掷
# $among：可选的数量；$candidates：它们的名称。
log-mahdi-chose = { $among ->
    [0] 哈克南选择“{ $area }”：{ $reason }
    [1] 哈克南选择“{ $area }”：{ $reason }
   *[other] 哈克南从{ $among }个选择（{ $candidates }）中选定“{ $area }”：{ $reason }
}
log-mahdi-chose-zone = { $among ->
    [0] 哈克南选择“{ $zone-short }”空域：{ $reason }
    [1] 哈克南选择“{ $zone-short }”空域：{ $reason }
   *[other] 哈克南从{ $among }个选择（{ $candidates }）中选定“{ $zone-short }”空域：{ $reason }
}
log-mahdi-chose-leader = 哈克南从{ $among }个选择（{ $candidates }）中选定{ $leader }：{ $reason }
log-mahdi-chose-prescience = 哈克南从{ $among }个选择（{ $candidates }）中选定预知牌『{ $prescience }』：{ $reason }
log-mahdi-chose-loss = 哈克南在“{ $area }”从{ $among }个选择（{ $candidates }）中选定损失{ $piece }：{ $reason }
log-mahdi-chose-power = { $among ->
    [0] { $power }标记：{ $reason }
    [1] { $power }标记：{ $reason }
   *[other] { $power }标记（{ $among }个选择：{ $candidates }）：{ $reason }
}
# 部分名称，以及其余的数量。
log-candidates = { $names }等（另有{ $count }个）
# $on：是否继续，"yes" 或 "no"。$own、$foe：按单个部队计算的战力。
log-mahdi-goes-on = { $on ->
    [yes] 哈克南继续攻击：其战力{ $own }超过对手战力{ $foe }的一半
   *[no] 哈克南停止攻击：其战力{ $own }不超过对手战力{ $foe }的一半
}
log-mahdi-surplus = 所有标记都在顶行，且剩余{ $count }点香料：霸权上升
# $effect：无法执行的部分。
log-mahdi-set-aside = 『{ $card }』有一部分无法执行（{ $effect }）：加入增援牌堆
# $freed：是否有被锁定的骰子恢复，"yes" 或 "no"。
log-mahdi-bg-token = { $freed ->
    [yes] 哈克南不获得贝尼·杰瑟里特指示物，而是1颗锁定的骰子变为未使用
   *[no] 哈克南不获得贝尼·杰瑟里特指示物；没有锁定的骰子，霸权上升
}
log-mahdi-die-lost = 哈克南的1颗未使用的骰子在本回合中被搁置
log-mahdi-idle = 哈克南无法用这颗骰子行动
log-reinforced = { $board }的1张牌加入增援牌堆
log-over = { $winner }赢得了游戏：{ $victory ->
    [prescience] 预知标记达到了秘密目标
    [supremacy] 霸权到达最后一格
   *[rounds] 最后一回合已结束
}

## 单人游戏中哈克南的选择依据

criterion-harvest-safe = 开采扇区中最安全的沙漠
criterion-harvest-free = 开采扇区中可进入的沙漠
criterion-carryall-cover = 保护的采收机最多
criterion-ornithopter-attack = 靠近能够到达穴地的军团
criterion-ornithopter-target = 靠近目标穴地
criterion-attack-sietch = 弱于攻击方的穴地
criterion-attack-legion = 弱于攻击方的军团中最强的一支
criterion-move-nearest = 最近的军团向目标穴地移动
criterion-move-merge = 目标穴地旁的军团会合
criterion-temporary-target = 没有军团强过目标穴地：本次行动改选另一座穴地
criterion-deploy-strongest = 军团最强的定居点
criterion-attack-rank = 等级最高的穴地
criterion-attack-difference = 战力差距最大
criterion-attack-on-foot = 不需要扑翼机
criterion-attack-target = 正是目标穴地
criterion-attack-leader = 有具名指挥官的军团
criterion-move-strongest = 最近的军团中最强的一支向目标穴地移动
criterion-end-path = 通往目标穴地的最短路径
criterion-end-legion = 同样短的路径中可与其他军团会合
criterion-end-sietch = 同样短的路径中离穴地最近
criterion-end-terrain = 同样短的路径中地形最佳
criterion-near-sietch = 离穴地最近
criterion-near-sietch-strongest = 与最近穴地守军的战力差距最大
criterion-near-target = 离目标穴地最近
criterion-carryall-saves = 运载机唯一能救下的采收机
criterion-carryall-deep = 先救深沙漠中的采收机
criterion-carry-strongest = 定居点中最强的军团
criterion-leader-first = { leader-beast-rabban }与{ leader-feyd-rautha }先于其他指挥官
criterion-loss-leader = 先损失指挥官，普通指挥官先于具名指挥官，直到只剩一名
criterion-loss-elite = 先将精锐部队降为普通部队
criterion-loss-special = 再将萨多卡降为普通部队
criterion-loss-regular = 最后损失普通部队
criterion-loss-last-leader = 命中将消灭所有普通部队：先损失最后一名指挥官
criterion-loss-weakest = 超过上限时移除最弱的部队
criterion-keep-lowest = 香料先保持最低的标记
criterion-drop-unpaid = 没有香料可用来保持
criterion-raise-lowest = 所有标记都已保持：先上升最低的标记
criterion-players = 各项条件相同：由玩家选择

## 为什么不能这样选择

obstacle-game-over = 游戏已结束
obstacle-no-die = 你没有未使用的“{ $face }”骰子
obstacle-forced-die = 本次行动必须使用另一颗骰子
obstacle-no-use = 这颗骰子现在不能这样使用
obstacle-desert-power-of-atreides = 只有厄崔迪可以使用沙漠之力
obstacle-desert-power-dice = 未使用的骰子少于哈克南时才能使用沙漠之力
obstacle-no-sandworm = 没有沙虫可以这样做
obstacle-scouting-banned = 宇航公会的禁令不许侦察
obstacle-no-ornithopter = 该空域没有扑翼机
obstacle-token-not-on-board = 这个部署指示物不在版图上
obstacle-atomics-used = 家族原子武器已引爆
obstacle-atomics-too-early = 还没有预知标记到达第{ $step }格
obstacle-not-in-hand = 这张牌不在你手中
obstacle-scheme = 这张牌只能为将杜菲·哈瓦特移出游戏而弃掉
obstacle-no-card-asked = 现在不能打出或弃掉牌
obstacle-sandworm-in = “{ $area }”有沙虫
obstacle-enemy-in = “{ $area }”有敌方军团
obstacle-settlement-in = “{ $area }”有敌方定居点
obstacle-out-of-reach = 无法到达“{ $area }”
obstacle-nothing-to-attack = “{ $area }”没有可攻击的目标
obstacle-no-desert = “{ $area }”不是沙漠区域
obstacle-no-legion = 你在“{ $area }”没有军团
obstacle-no-target = 你的军团都没有可攻击的目标
obstacle-no-target-for-leaders = 你有指挥官的军团都没有可攻击的目标
obstacle-no-token = 没有部署指示物或穴地了
obstacle-no-card = 你没有可打出的牌
obstacle-sietch-in = “{ $area }”有穴地
obstacle-harvester-in = “{ $area }”已有采收机
obstacle-wormsign-in = “{ $area }”有沙虫踪迹
obstacle-not-empty = “{ $area }”不是空的
obstacle-walled = “{ $area }”在不可通行的边界另一侧
obstacle-sheltered = 沙虫攻击不到“{ $area }”：有山地保护
obstacle-no-leader-in = “{ $area }”的军团没有指挥官
obstacle-no-special-in = “{ $area }”的军团没有特殊精锐部队
obstacle-other-legion = 所指的不是“{ $area }”的军团
obstacle-has-moved = “{ $area }”的军团已经移动过
obstacle-held-back = 受一张牌的影响，“{ $area }”的军团本次不能行动
obstacle-nowhere-to-go = “{ $area }”的军团无处可去
obstacle-nothing-in-reach = “{ $area }”的军团没有可攻击的目标
obstacle-no-sietch = “{ $area }”没有穴地
obstacle-no-settlement = 你在“{ $area }”没有定居点
obstacle-no-unit = 你在“{ $area }”没有部队
obstacle-not-this-area = 现在不能选择“{ $area }”
obstacle-turn-unspent = 先执行一项行动
obstacle-not-an-answer = 现在不能这样选择：{ $ask }
obstacle-leader-not-in-play = 这名指挥官尚未进入游戏
obstacle-leader-in-tank = 这名指挥官在再生槽中
obstacle-leader-spent = 这名指挥官的卡已使用，直到回合结束
obstacle-leader-elsewhere = 这名指挥官的卡在另一个行动格
obstacle-not-revealed = 这张预知牌尚未翻开
obstacle-claimed-enough = 本回合已领取{ $n }张预知牌
obstacle-claimed-at-another-time = 这张预知牌在其他步骤领取
obstacle-not-fulfilled = 未满足这张预知牌的条件
obstacle-claimed-in-another-way = 这张预知牌以其他方式领取
