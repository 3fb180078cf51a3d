# Names of the components of the Dune: Imperium base box.

## Cards

card-convincing-argument = 说服
card-dagger = 匕首
card-diplomacy = 外交
card-dune-the-desert-planet = 沙丘，沙漠行星
card-reconnaissance = 土地测量
card-seek-allies = 寻求盟友
card-signet-ring = 印章戒指
card-arrakis-liaison = 厄拉科斯联络官
card-the-spice-must-flow = 香料永流传
card-foldspace = 折叠空间
card-arrakis-recruiter = 厄拉科斯征兵官
card-assassination-mission = 刺杀任务
card-bene-gesserit-initiate = 贝尼·杰瑟里特新人
card-bene-gesserit-sister = 贝尼·杰瑟里特姐妹
card-carryall = 搬运机
card-chani = 契尼
card-choam-directorship = 宇联商会董事
card-crysknife = 晶牙匕
card-dr-yueh = 岳医生
card-duncan-idaho = 邓肯·艾达荷
card-fedaykin-death-commando = 敢死队队员
card-firm-grip = 大权在握
card-fremen-camp = 弗雷曼人营地
card-gene-manipulation = 基因操控
card-guild-administrator = 公会行政长官
card-guild-ambassador = 公会大使
card-guild-bankers = 公会银行家
card-gun-thopter = 武装扑翼机
card-gurney-halleck = 哥尼·哈莱克
card-imperial-spy = 帝国间谍
card-kwisatz-haderach = 魁萨茨·哈德拉克
card-lady-jessica = 杰西卡夫人
card-liet-kynes = 列特·凯恩斯
card-missionaria-protectiva = 姐妹会护使团
card-opulence = 奢靡
card-other-memory = 其他的记忆
card-piter-de-vries = 彼得·德伏来
card-power-play = 压制力
card-reverend-mother-mohiam = 圣母莫希阿姆
card-sardaukar-infantry = 萨多卡部队
card-sardaukar-legion = 萨多卡军团
card-scout = 探子
card-shifting-allegiances = 两面三刀
card-sietch-reverend-mother = 穴地圣母
card-smugglers-thopter = 走私扑翼机
card-space-travel = 太空旅行
card-spice-hunter = 香料猎人
card-spice-smugglers = 香料走私贩子
card-stilgar = 斯第尔格
card-test-of-humanity = 戈姆刺测试
card-the-voice = 音言
card-thufir-hawat = 杜菲·哈瓦特
card-worm-riders = 沙虫骑士

## Board spaces

space-conspire = 密谋
space-wealth = 财富
space-heighliner = 远航机
space-foldspace = 折叠空间
space-selective-breeding = 血缘体系
space-secrets = 秘密
space-hardy-warriors = 坚强战士
space-stillsuits = 蒸馏服
space-high-council = 高等议会
space-hall-of-oratory = 讲演厅
space-mentat = 门泰特
space-rally-troops = 集结部队
space-swordmaster = 剑术大师
space-sell-melange = 出售香料
space-secure-contract = 安全接触
space-arrakeen = 厄拉奇恩
space-carthag = 迦太格
space-research-station = 研究站
space-sietch-tabr = 泰布穴地
space-the-great-flat = 大平原
space-hagga-basin = 哈加盆地
space-imperial-basin = 帝国盆地

## Intrigue cards

intrigue-bindu-suspension = 宾度歇止
intrigue-bribery = 贿赂
intrigue-bypass-protocol = 绕过规程
intrigue-calculated-hire = 精准雇佣
intrigue-charisma = 魅力
intrigue-choam-shares = 宇联商会股份
intrigue-councilors-dispensation = 议员特许
intrigue-dispatch-an-envoy = 派遣使者
intrigue-double-cross = 背信弃义
intrigue-favored-subject = 宠臣
intrigue-guild-authorization = 公会授权
intrigue-infiltrate = 潜入
intrigue-know-their-ways = 入乡随俗
intrigue-poison-snooper = 毒物检测
intrigue-rapid-mobilization = 快速动员
intrigue-recruitment-mission = 招募任务
intrigue-refocus = 重整思绪
intrigue-reinforcements = 援军
intrigue-secret-of-the-sisterhood = 姐妹会的秘密
intrigue-the-sleeper-must-awaken = 沉睡者必须醒来
intrigue-urgent-mission = 紧急任务
intrigue-water-of-life = 生命之水
intrigue-water-peddlers-union = 水贩联盟
intrigue-windfall = 意外之财
intrigue-allied-armada = 联合舰队
intrigue-ambush = 伏击
intrigue-demand-respect = 要求尊重
intrigue-master-tactician = 战术大师
intrigue-private-army = 私人军队
intrigue-staged-incident = 伪造事端
intrigue-to-the-victor = 为了胜利……
intrigue-corner-the-market = 操纵市场
intrigue-plans-within-plans = 计中计
intrigue-tiebreaker = 决胜一手

## Conflicts

conflict-skirmish-a = 小规模冲突
conflict-skirmish-b = 小规模冲突
conflict-skirmish-c = 小规模冲突
conflict-skirmish-d = 小规模冲突
conflict-cloak-and-dagger = 明争暗斗
conflict-desert-power = 沙漠之力
conflict-guild-bank-raid = 突袭公会银行
conflict-machinations = 权谋诡计
conflict-raid-stockpiles = 劫掠库存
conflict-secure-imperial-basin = 占领帝国盆地
conflict-siege-of-arrakeen = 围攻厄拉奇恩
conflict-siege-of-carthag = 围攻迦太格
conflict-sort-through-the-chaos = 理清乱局
conflict-terrible-purpose = 可怕的使命
conflict-battle-for-arrakeen = 厄拉奇恩之战
conflict-battle-for-carthag = 迦太格之战
conflict-battle-for-imperial-basin = 帝国盆地之战
conflict-grand-vision = 宏大愿景

## Leaders and their abilities

leader-baron-vladimir-harkonnen = 弗拉基米尔·哈克南男爵
leader-baron-vladimir-harkonnen-passive = 阴谋的艺术
leader-baron-vladimir-harkonnen-signet = 诡计
leader-count-ilban-richese = 伊尔班·里奇塞伯爵
leader-count-ilban-richese-passive = 无情的谈判者
leader-count-ilban-richese-signet = 制造
leader-countess-ariana-thorvald = 阿丽安娜·托瓦尔德女伯爵
leader-countess-ariana-thorvald-passive = 香料成瘾
leader-countess-ariana-thorvald-signet = 隐秘水库
leader-duke-leto-atreides = 雷托·厄崔迪公爵
leader-duke-leto-atreides-passive = 立法会声望
leader-duke-leto-atreides-signet = 审慎外交
leader-earl-memnon-thorvald = 曼农·托瓦尔德伯爵
leader-earl-memnon-thorvald-passive = 人脉
leader-earl-memnon-thorvald-signet = 囤积香料
leader-glossu-the-beast-rabban = “野兽”格罗苏·拉班
leader-glossu-the-beast-rabban-passive = 厄拉科斯封地
leader-glossu-the-beast-rabban-signet = 残暴
leader-helena-richese = 海伦娜·里奇塞
leader-helena-richese-passive = 耳目遍布
leader-helena-richese-signet = 操纵
leader-paul-atreides = 保罗·厄崔迪
leader-paul-atreides-passive = 预知
leader-paul-atreides-signet = 自律

## Factions

faction-emperor = 皇帝
faction-guild = 宇航公会
faction-bene-gesserit = 姐妹会
faction-fremen = 弗雷曼人

## Areas of the board

area-emperor = 皇帝
area-guild = 宇航公会
area-bene-gesserit = 贝尼·杰瑟里特姐妹会
area-fremen = 弗雷曼人
area-landsraad = 兰兹拉德立法会
area-choam = 宇联商会
area-city = 城市
area-desert = 沙漠

## Agent icons

icon-emperor = 皇帝
icon-guild = 宇航公会
icon-bene-gesserit = 贝尼·杰瑟里特姐妹会
icon-fremen = 弗雷曼人
icon-landsraad = 兰兹拉德立法会
icon-city = 城市
icon-spice-trade = 香料贸易

## Houses

house-atreides = 厄崔迪家族
house-harkonnen = 哈克南家族
house-richese = 里奇塞家族
house-thorvald = 托瓦尔德家族
