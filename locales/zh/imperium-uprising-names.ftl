# Names of the components of Uprising and of the CHOAM module.

## Cards

card-prepare-the-way = 铺平道路
card-bene-gesserit-operative = 贝尼·杰瑟里特密探
card-branching-path = 分岔之路
card-calculus-of-power = 权力演算
card-captured-mentat = 被俘的门泰特
card-chani-clever-tactician = 契尼，机敏战术家
card-corrinth-city = 科林斯城
card-covert-operation = 隐秘行动
card-dangerous-rhetoric = 危险言论
card-desert-power = 沙漠之力
card-desert-survival = 沙漠求生
card-double-agent = 双面间谍
card-ecological-testing-station = 生态试验站
card-fedaykin-stilltent = 敢死队蒸馏帐篷
card-guild-envoy = 公会使节
card-guild-spy = 公会间谍
card-hidden-missive = 密函
card-imperial-spymaster = 帝国间谍总管
card-in-high-places = 高层人脉
card-junction-headquarters = 枢纽星总部
card-leadership = 领导力
card-long-live-the-fighters = 战士万岁
card-maker-keeper = 造物主看护者
card-maula-pistol = 毛拉手枪
card-northern-watermaster = 北方司水员
card-overthrow = 推翻
card-paracompass = 定位罗盘
card-price-is-no-object = 不惜代价
card-public-spectacle = 公开表演
card-rebel-supplier = 叛军补给商
card-reliable-informant = 可靠线人
card-sardaukar-coordination = 萨多卡协同
card-sardaukar-soldier = 萨多卡士兵
card-shishakli = 希莎克莉
card-smugglers-harvester = 走私采收机
card-smugglers-haven = 走私者避风港
card-southern-elders = 南方长老
card-space-time-folding = 时空折叠
card-spacing-guilds-favor = 宇航公会的恩惠
card-spy-network = 间谍网络
card-steersman = 舵手
card-stilgar-the-devoted = 虔诚的斯第尔格
card-strike-fleet = 突击舰队
card-subversive-advisor = 颠覆顾问
card-treacherous-maneuver = 诡诈手段
card-tread-in-darkness = 暗中潜行
card-truthtrance = 真言入定
card-undercover-asset = 卧底
card-unswerving-loyalty = 矢志不渝
card-weirding-woman = 异术女子
card-wheels-within-wheels = 环环相扣
card-cargo-runner = 货运商
card-delivery-agreement = 交货协议
card-interstellar-trade = 星际贸易
card-priority-contracts = 优先合约

## Board spaces

space-sardaukar = 萨多卡
space-dutiful-service = 尽忠效力
space-deliver-supplies = 运送补给
space-espionage = 谍报活动
space-desert-tactics = 沙漠战术
space-fremkit = 弗雷曼装备包
space-imperial-privilege = 帝国特权
space-assembly-hall = 议事厅
space-gather-support = 争取支持
space-shipping = 航运
space-accept-contract = 承接合约
space-spice-refinery = 香料精炼厂
space-deep-desert = 沙漠深处

## Intrigue cards

intrigue-buy-access = 买通门路
intrigue-call-to-arms = 战斗号召
intrigue-change-allegiances = 改换阵营
intrigue-councilors-ambition = 议员的野心
intrigue-cunning = 狡诈
intrigue-depart-for-arrakis = 启程厄拉科斯
intrigue-detonation = 引爆
intrigue-distraction = 转移注意
intrigue-imperium-politics = 帝国政治
intrigue-inspire-awe = 令人敬畏
intrigue-intelligence-report = 情报报告
intrigue-manipulate = 操纵
intrigue-market-opportunity = 市场机遇
intrigue-mercenaries = 雇佣兵
intrigue-opportunism = 机会主义
intrigue-shaddams-favor = 沙达姆的恩宠
intrigue-sietch-ritual = 穴地仪式
intrigue-special-mission = 特殊任务
intrigue-strategic-stockpiling = 战略储备
intrigue-unexpected-allies = 意外盟友
intrigue-devour = 吞噬
intrigue-find-weakness = 寻找弱点
intrigue-go-to-ground = 隐匿行踪
intrigue-impress = 刮目相看
intrigue-questionable-methods = 可疑手段
intrigue-spice-is-power = 香料即权力
intrigue-spring-the-trap = 触发陷阱
intrigue-tactical-option = 战术选择
intrigue-weirding-combat = 异术格斗
intrigue-secure-spice-trade = 稳固香料贸易
intrigue-shadow-alliance = 暗影同盟
intrigue-contingency-plan = 应急计划
intrigue-crysknife = 晶牙匕
intrigue-desert-mouse = 沙漠鼠
intrigue-ornithopter = 扑翼机
intrigue-leverage = 筹码
intrigue-reach-agreement = 达成协议
intrigue-choam-profits = 宇联商会利润
intrigue-backed-by-choam = 宇联商会撑腰

## Conflicts

conflict-skirmish-crysknife = 小规模冲突
conflict-skirmish-desert-mouse = 小规模冲突
conflict-skirmish-ornithopter = 小规模冲突
conflict-choam-security = 宇联商会安保
conflict-spice-freighters = 香料货船
conflict-seize-spice-refinery = 夺取香料精炼厂
conflict-test-of-loyalty = 忠诚考验
conflict-shadow-contest = 暗影角逐
conflict-protect-the-sietches = 保卫穴地
conflict-trade-dispute = 贸易争端
conflict-propaganda = 宣传攻势
conflict-battle-for-spice-refinery = 香料精炼厂之战

## Leaders and their abilities

leader-feyd-rautha-harkonnen = 菲得-罗萨·哈克南
leader-feyd-rautha-harkonnen-passive = 狡诈之力
leader-feyd-rautha-harkonnen-signet = 个人训练
leader-gurney-halleck = 哥尼·哈莱克
leader-gurney-halleck-passive = 笑口常开
leader-gurney-halleck-signet = 战争大师
leader-lady-amber-metulli = 安柏·梅图利夫人
leader-lady-amber-metulli-passive = 沙漠斥候
leader-lady-amber-metulli-signet = 充实金库
leader-lady-jessica = 杰西卡夫人
leader-lady-jessica-passive = 其他记忆
leader-lady-jessica-signet = 香料之痛
leader-reverend-mother-jessica = 杰西卡圣母
leader-reverend-mother-jessica-passive = 圣母
leader-reverend-mother-jessica-signet = 生命之水
leader-lady-margot-fenring = 玛戈·芬伦夫人
leader-lady-margot-fenring-passive = 忠诚
leader-lady-margot-fenring-signet = 厄拉科斯线人
leader-muaddib = 穆阿迪布
leader-muaddib-passive = 难以捉摸的敌人
leader-muaddib-signet = 引领前路
leader-princess-irulan = 伊勒琅公主
leader-princess-irulan-passive = 皇室血统
leader-princess-irulan-signet = 史官的洞见
leader-staban-tuek = 斯塔班·图克
leader-staban-tuek-passive = 盟友有限／走私香料
leader-staban-tuek-signet = 隐形网络
leader-shaddam-corrino-iv = 沙达姆·科瑞诺四世
leader-shaddam-corrino-iv-passive = 萨多卡统帅
leader-shaddam-corrino-iv-signet = 已知宇宙的皇帝

## Objectives

objective-objective-desert-mouse-first = 目标：沙漠鼠
objective-objective-desert-mouse-4-6p = 目标：沙漠鼠
objective-objective-crysknife = 目标：晶牙匕
objective-objective-crysknife-4-6p = 目标：晶牙匕
objective-objective-ornithopter-1-3p = 目标：扑翼机

## Contracts

contract-acquire-the-spice-must-flow = 获取『香料永流传』
contract-arrakeen-water = 厄拉奇恩
contract-arrakeen-spy = 厄拉奇恩
contract-deliver-supplies = 运送补给
contract-espionage = 谍报活动
contract-espionage-2 = 谍报活动
contract-harvest-3 = 采集香料 3+
contract-harvest-3-2 = 采集香料 3+
contract-harvest-4 = 采集香料 4+
contract-heighliner-water = 远航机
contract-heighliner-troops = 远航机
contract-high-council-influence = 高等议会
contract-high-council-solari = 高等议会
contract-immediate = 立即生效
contract-research-station-spy = 研究站
contract-research-station-solari = 研究站
contract-sardaukar-cards = 萨多卡
contract-sardaukar-recall = 萨多卡
contract-spice-refinery-cards = 香料精炼厂
contract-spice-refinery-water = 香料精炼厂
contract-ix-dreadnought = 无畏舰
contract-ix-espionage = 谍报活动
contract-ix-harvest-3 = 采集香料 3+
contract-ix-harvest-4 = 采集香料 4+
contract-ix-heighliner = 远航机
contract-ix-high-council = 高等议会
contract-ix-interstellar-shipping = 星际航运
contract-ix-secrets = 秘密
contract-ix-smuggling = 走私
contract-ix-tech-negotiation = 科技谈判

## Battle icons

battle-icon-crysknife = 晶牙匕
battle-icon-desert-mouse = 沙漠鼠
battle-icon-ornithopter = 扑翼机
battle-icon-wild = 万能

## Agent icons

icon-spy = 间谍

## Houses

house-corrino = 科瑞诺家族
house-fenring = 芬伦家族
house-metulli = 梅图利家族
