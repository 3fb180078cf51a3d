# Names of the components of Rise of Ix and of epic mode.

## Cards

card-appropriate = 资金划拨
card-bounty-hunter = 赏金猎人
card-choam-delegate = 宇联商会代表
card-court-intrigue = 朝中密事
card-desert-ambush = 沙漠突袭
card-embedded-agent = 被安插的特使
card-esmar-tuek = 埃斯马·图克
card-freighter-fleet = 运输飞船大队
card-full-scale-assault = 全面进攻
card-guild-accord = 公会协议
card-guild-chief-administrator = 公会首席行政长官
card-imperial-bashar = 帝国霸撒统领
card-imperial-shock-trooper = 帝国突击部队
card-in-the-shadows = 阴影之中
card-ix-guild-compact = 伊克斯公会小型船
card-ixian-engineer = 伊克斯人工程师
card-jamis = 詹米
card-landing-rights = 着陆权
card-local-fence = 本地贩子
card-negotiated-withdrawal = 协议撤退
card-satellite-ban = 卫星禁令
card-sayyadina = 萨亚迪娜
card-shai-hulud = 夏胡鲁沙虫
card-spice-trader = 香料商人
card-treachery = 背叛
card-truthsayer = 真言师
card-water-peddler = 水贩子
card-web-of-power = 权力之网
card-weirding-way = 神奇格斗术
card-control-the-spice = 掌控香料

## Board spaces

space-interstellar-shipping = 星际航运
space-smuggling = 走私
space-tech-negotiation = 科技谈判
space-dreadnought = 无畏舰

## Intrigue cards

intrigue-cull = 汰除
intrigue-diversion = 声东击西
intrigue-expedite = 加急
intrigue-glimpse-the-path = 窥见前路
intrigue-ixian-probe = 伊克斯探测器
intrigue-quid-pro-quo = 利益交换
intrigue-secret-forces = 秘密部队
intrigue-strongarm = 武力胁迫
intrigue-blackmail = 勒索
intrigue-cannon-turrets = 炮塔
intrigue-second-wave = 第二波攻势
intrigue-strategic-push = 战略推进
intrigue-grand-conspiracy = 惊天阴谋
intrigue-advanced-weaponry = 先进武器
intrigue-finesse = 巧妙手腕
intrigue-machine-culture = 机械文化
intrigue-war-chest = 战争储备金

## Conflicts

conflict-skirmish-ix-spice = 小规模冲突
conflict-skirmish-ix-troop = 小规模冲突
conflict-trade-monopoly = 贸易垄断
conflict-economic-supremacy = 经济霸权

## Leaders and their abilities

leader-archduke-armand-ecaz = 阿曼德·埃卡兹大公
leader-archduke-armand-ecaz-passive = 协调
leader-archduke-armand-ecaz-signet = 征兵
leader-ilesa-ecaz = 伊莱莎·埃卡兹
leader-ilesa-ecaz-passive = 先行一步
leader-ilesa-ecaz-signet = 公会门路
leader-prince-rhombur-vernius = 罗姆布·维尔纽斯王子
leader-prince-rhombur-vernius-passive = 重型激光炮
leader-prince-rhombur-vernius-signet = 伊克斯科技
leader-tessia-vernius = 泰西娅·维尔纽斯
leader-tessia-vernius-passive = 仔细观察
leader-tessia-vernius-signet = 表里不一
leader-princess-yuna-moritani = “公主”尤娜·莫里塔尼
leader-princess-yuna-moritani-passive = 走私活动
leader-princess-yuna-moritani-signet = 最后交货
leader-viscount-hundro-moritani = 洪德罗·莫里塔尼子爵
leader-viscount-hundro-moritani-passive = 情报
leader-viscount-hundro-moritani-signet = 信使

## Technology tiles

tech-artillery = 火炮
tech-chaumurky = 麝香毒
tech-detonation-devices = 引爆装置
tech-disposal-facility = 垃圾处理设施
tech-flagship = 旗舰
tech-holoprojectors = 全息投影仪
tech-holtzman-engine = 霍尔茨曼引擎
tech-invasion-ships = 入侵舰
tech-memocorders = 记忆录制器
tech-minimic-film = 微缩胶片
tech-restricted-ordnance = 限制性军事设备
tech-shuttle-fleet = 穿梭机队
tech-sonic-snoopers = 声波窃听器
tech-spaceport = 太空港
tech-spy-satellites = 间谍卫星
tech-training-drones = 训练无人机
tech-troop-transports = 运兵船
tech-windtraps = 捕风器

## Areas of the board

area-ix = 伊克斯

## Houses

house-ecaz = 埃卡兹家族
house-moritani = 莫里塔尼家族
house-vernius = 维尔纽斯家族
