# Names of the components of Dune: War for Arrakis. .short of an air zone is its name inside of a sentence.

## Planning cards: Atreides

card-war-plan = 作战计划
card-alia-the-abomination = 厄莉娅，畸变恶灵
card-smugglers-wormsigns = 走私者
card-smugglers-elites = 走私者
card-smugglers-sabotage = 走私者
card-the-voice = 音言
card-death-commandos = 敢死突击队
card-tested-with-the-gom-jabbar = 戈姆刺的考验
card-chatt-the-leaper = 飞跃者查特
card-truthtrance = 真言入定
card-adab-the-demanding-memory = 阿达布，苛求的记忆
card-alam-al-mithal-the-world-of-similitudes = 阿拉姆·阿尔-米萨尔，相似之界
card-usul-the-base-of-the-pillar = 友索，柱石之基
card-voice-from-the-outer-world = 天外之音
card-our-family-atomics = 我们的家族原子武器
card-battle-language = 战斗密语
card-bill-of-particulars = 详细诉状
card-fear-is-the-mind-killer = 恐惧是思维杀手
card-shai-hulud = 夏胡露
card-wall-of-sandworms = 沙虫之墙
card-dust-chasms = 沙尘裂谷
card-fremen-rockets = 弗雷曼火箭
card-eyes-of-ibad = 伊巴德之眼
card-captured-ornithopter = 缴获的扑翼机
card-crysknife = 晶牙匕
card-cielagos-piping-message = 蝙蝠传信
card-jubba-cloaks = 朱巴斗篷
card-hieregs = 希雷格营地
card-grandmother-of-a-storm = 风暴之祖
card-stillsuits = 蒸馏服
card-i-am-stilgar-the-fremen = “我是斯第尔格，弗雷曼人”
card-thumpers = 沙槌
card-kitab-al-ibar = 基塔布·阿尔-伊巴尔
card-sandtides = 沙潮

## Planning cards: Harkonnen

card-hard-times-and-oppression = 苦难与压迫
card-forced-recruitment = 强制征兵
card-beloved-feyd-rautha = 亲爱的菲得-罗萨
card-harkonnen-patrols = 哈克南巡逻队
card-arsunt-legion = 阿尔桑特军团
card-barons-personal-guard = 男爵亲卫队
card-hawats-scheming = 哈瓦特的诡计
card-evidence-of-rebellion = 叛乱的证据
card-polar-cap-factories = 极冠工厂
card-carthag-the-former-capital = 迦太格，旧都
card-workhorse-of-arrakis = 厄拉科斯的苦力
card-spotter-control = 侦察管制
card-explosive-artillery = 爆破火炮
card-sandmasters = 沙地主管
card-mudir-nahya-the-demon-ruler = 穆迪尔-纳亚，恶魔统治者
card-hunter-seeker = 猎杀镖
card-rage-overcame-shaddam-iv-levy = 沙达姆四世之怒
card-rage-overcame-shaddam-iv-sardaukar = 沙达姆四世之怒
card-rage-overcame-shaddam-iv-assault = 沙达姆四世之怒
card-manipulation-of-others = 操纵他人
card-breeding-program = 育种计划
card-troop-carriers = 运兵机
card-shigawire = 志贺藤
card-hope-clouds-observation = 希望蒙蔽观察
card-reports-of-traitors = 叛徒的消息
card-sardaukar-pogrom = 萨多卡大屠杀
card-sardaukars-manner = 萨多卡作风
card-spies-all-over-arrakis = 密探遍布厄拉科斯
card-full-control-of-the-air = 全面制空
card-moving-the-battle-group = 调动战斗群
card-killers-without-mercy = 无情杀手
card-sardaukar-disguised = 乔装的萨多卡
card-i-decide-what-best-serves-his-majesty = “由我裁断何为陛下之利”
card-seek-out-the-mahdi = 搜寻“马赫迪”

## Prescience cards

prescience-dew-collectors-for-the-planting = 种植用集露器
prescience-the-fremen-call-paul-the-mahdi = 弗雷曼人称保罗为“马赫迪！”
prescience-the-water-discipline = 用水纪律
prescience-new-hidden-wind-traps = 新的隐秘捕风器
prescience-stunted-worms = 发育不良的沙虫
prescience-jessica-trains-paul-in-the-bene-gesserit-ways = 杰西卡向保罗传授姐妹会之道
prescience-the-desert-war = 沙漠战争
prescience-the-lisan-al-gaib = 李桑·阿尔-盖布
prescience-paul-drinks-the-water-of-life = 保罗饮下生命之水
prescience-families-flee-to-the-palmaries-of-the-south = 家眷逃往南方棕榈园
prescience-paul-rides-the-maker = 保罗驾驭造物主
prescience-the-harvesters-burn = 采收机在燃烧
prescience-the-emperors-fanatics-bleed = 皇帝狂徒之血
prescience-jessica-changes-the-poison = 杰西卡转化毒素
prescience-oath-of-the-fedaykin = 敢死队之誓
prescience-war-behind-the-shield-wall = 屏蔽场城墙后的战争

## Leaders

leader-paul-atreides = 保罗·厄崔迪
leader-lady-jessica = 杰西卡夫人
leader-reverend-mother-jessica = 杰西卡圣母
leader-gurney-halleck = 哥尼·哈莱克
leader-alia = 厄莉娅
leader-naib-leaders = 耐布指挥官
leader-paul-muad-dib = 保罗·穆阿迪布
leader-stilgar = 斯第尔格
leader-chani = 契尼
leader-wild-maker = 狂野造物主
leader-beast-rabban = “野兽”拉班
leader-thufir-hawat = 杜菲·哈瓦特
leader-baron-harkonnen = 哈克南男爵
leader-feyd-rautha = 菲得-罗萨
leader-emperor-shaddam-iv = 皇帝沙达姆四世
leader-gaius-helen-mohiam = 盖乌斯·海伦·莫希阿姆
leader-captain-aramsham = 阿拉姆沙姆上尉
leader-bashar-leaders = 霸撒指挥官

## Secret objectives

objective-objective-kh8-sd7-j5 = 秘密目标A
objective-objective-kh8-sd5-j7 = 秘密目标B
objective-objective-kh7-sd8-j5 = 秘密目标C
objective-objective-kh7-sd5-j8 = 秘密目标D
objective-objective-kh5-sd8-j7 = 秘密目标E
objective-objective-kh5-sd7-j8 = 秘密目标F

## Bans

ban-higher-costs-of-maintenance = 维护费用上涨
ban-prohibitive-price-for-weather-satellites = 气象卫星天价
ban-the-forms-must-be-obeyed = 必须恪守成规

## Tactics cards

tactic-tactic-gara-kulon = 东北扇区——加拉·库伦
tactic-tactic-sihaya-ridge = 东北扇区——塞哈亚山脊
tactic-tactic-tasmin-sink = 东南扇区——塔斯敏洼地
tactic-tactic-habbanya-ridge = 西南扇区——哈班亚山脊
tactic-tactic-rock-outcroppings = 西北扇区——露岩
tactic-tactic-bight-of-the-cliff = 西北扇区——悬崖湾
tactic-tactic-hobars-gap = 中央扇区——霍巴斯峡口
tactic-tactic-windgap = 中央扇区——风隙

## Areas

area-arrakeen = 厄拉奇恩
area-broken-land = 破碎之地
area-carthag = 迦太格
area-hole-in-the-rock = 岩中洞
area-imperial-basin = 帝国盆地
area-rimwall-west = 西缘岩壁
area-shield-wall-east = 屏蔽场城墙
area-cne-01 = 中央东北1
area-cne-02 = 中央东北2
area-cne-03 = 中央东北3
area-cne-04 = 中央东北4
area-cne-05 = 中央东北5
area-cne-06 = 中央东北6
area-cne-07 = 中央东北7
area-cne-08 = 中央东北8
area-cne-09 = 中央东北9
area-false-wall-east = 东假墙
area-false-wall-south = 南假墙
area-harg-pass = 哈格山口
area-hobars-gap = 霍巴斯峡口
area-cse-01 = 中央东南1
area-cse-02 = 中央东南2
area-cse-03 = 中央东南3
area-cse-04 = 中央东南4
area-cse-05 = 中央东南5
area-false-wall-west = 西假墙
area-windgap = 风隙
area-csw-01 = 中央西南1
area-csw-02 = 中央西南2
area-csw-03 = 中央西南3
area-csw-04 = 中央西南4
area-csw-05 = 中央西南5
area-csw-06 = 中央西南6
area-arsunt = 阿尔桑特
area-hagga-basin = 哈加盆地
area-shield-wall-west = 屏蔽场城墙
area-splintered-rock = 碎裂岩
area-wind-pass = 风之隘口
area-cnw-01 = 中央西北1
area-cnw-02 = 中央西北2
area-cnw-03 = 中央西北3
area-cnw-04 = 中央西北4
area-north-pole = 北极
area-gara-kulon = 加拉·库伦
area-sihaya-ridge = 塞哈亚山脊
area-ne-01 = 东北1
area-ne-02 = 东北2
area-ne-03 = 东北3
area-ne-04 = 东北4
area-ne-05 = 东北5
area-ne-06 = 东北6
area-ne-07 = 东北7
area-ne-08 = 东北8
area-ne-09 = 东北9
area-ne-10 = 东北10
area-ne-11 = 东北11
area-ne-12 = 东北12
area-ne-13 = 东北13
area-ne-14 = 东北14
area-ne-15 = 东北15
area-ne-16 = 东北16
area-pasty-mesa = 苍白台地
area-tasmin-sink = 塔斯敏洼地
area-se-01 = 东南1
area-se-02 = 东南2
area-se-03 = 东南3
area-se-04 = 东南4
area-se-05 = 东南5
area-se-06 = 东南6
area-se-07 = 东南7
area-se-08 = 东南8
area-habbanya-ridge = 哈班亚山脊
area-sw-01 = 西南1
area-sw-02 = 西南2
area-sw-03 = 西南3
area-sw-04 = 西南4
area-sw-05 = 西南5
area-sw-06 = 西南6
area-sw-07 = 西南7
area-sw-08 = 西南8
area-sw-09 = 西南9
area-bight-of-the-cliff = 悬崖湾
area-rock-outcroppings = 露岩
area-the-funeral-plain = 葬礼平原
area-the-great-flat = 大平原
area-nw-01 = 西北1
area-nw-02 = 西北2
area-nw-03 = 西北3
area-nw-04 = 西北4
area-nw-05 = 西北5
area-nw-06 = 西北6
area-nw-07 = 西北7
area-nw-08 = 西北8
area-nw-09 = 西北9
area-nw-10 = 西北10
area-nw-11 = 西北11
area-nw-12 = 西北12
area-nw-13 = 西北13
area-nw-14 = 西北14
area-nw-15 = 西北15
area-nw-16 = 西北16

## Sectors

sector-central-north-east = 中央东北扇区
sector-central-south-east = 中央东南扇区
sector-central-south-west = 中央西南扇区
sector-central-north-west = 中央西北扇区
sector-north-east = 东北扇区
sector-south-east = 东南扇区
sector-south-west = 西南扇区
sector-north-west = 西北扇区

## Air zones

zone-air-cne-cnw = 空域：中央东北／中央西北
    .short = 中央东北／中央西北
zone-air-cne-cse = 空域：中央东北／中央东南
    .short = 中央东北／中央东南
zone-air-cse-csw = 空域：中央东南／中央西南
    .short = 中央东南／中央西南
zone-air-csw-cnw = 空域：中央西南／中央西北
    .short = 中央西南／中央西北
zone-air-ne-cne = 空域：东北／中央东北
    .short = 东北／中央东北
zone-air-se-cse = 空域：东南／中央东南
    .short = 东南／中央东南
zone-air-sw-csw = 空域：西南／中央西南
    .short = 西南／中央西南
zone-air-nw-cnw = 空域：西北／中央西北
    .short = 西北／中央西北

## Figures

figure-harkonnen-regular = 哈克南普通部队
figure-harkonnen-elite = 哈克南精锐部队
figure-sardaukar = 萨多卡
figure-bashar = 霸撒
figure-harkonnen-named-leader = 哈克南具名指挥官
figure-ornithopter = 扑翼机
figure-harvester = 采收机
figure-carryall = 运载机
figure-atreides-regular = 厄崔迪普通部队
figure-atreides-elite = 厄崔迪精锐部队
figure-fedaykin = 弗雷曼敢死队
figure-naib = 耐布
figure-atreides-named-leader = 厄崔迪具名指挥官
figure-sandworm = 沙虫
figure-wild-maker = 狂野造物主

## Dice

die-combat = 战斗骰
die-action-harkonnen = 哈克南行动骰
die-action-atreides = 厄崔迪行动骰

## Boards

dashboard-giedi-prime = 羯第主星
dashboard-sietch-tabr = 泰布穴地
dashboard-house-harkonnen-board = 哈克南家族
dashboard-corrino-ally-board = 科瑞诺盟军
dashboard-house-atreides-board = 厄崔迪家族
dashboard-fremen-ally-board = 弗雷曼盟军

## Tokens

token-sietch = 穴地指示物
token-harkonnen-settlement = 哈克南定居点指示物
token-testing-station = 生态试验站指示物
token-wormsign = 沙虫踪迹指示物
token-atreides-initial-deployment = 厄崔迪初始部署指示物
token-atreides-deployment = 厄崔迪部署指示物
token-harkonnen-initial-deployment-black = 哈克南初始部署指示物（黑）
token-harkonnen-initial-deployment-silver = 哈克南初始部署指示物（银）
token-bene-gesserit = 贝尼·杰瑟里特指示物
token-imperium-marker = 帝国标记
token-atomics = 家族原子武器指示物
token-cone-of-silence = 静音锥指示物

## Tracks

track-supremacy = 霸权条
track-prescience = 预知条
track-regeneration-tank-atreides = 厄崔迪再生槽
track-regeneration-tank-harkonnen = 哈克南再生槽

## Prescience markers

marker-kwisatz-haderach = 魁萨茨·哈德拉克
marker-sand-dwellers = 沙漠居民
marker-jihad = 圣战
