# Hints for the first game of War for Arrakis.

hint = 提示
hint-step = 第{ $n }步，共{ $of }步
hint-got-it = 明白了
hint-no-more = 不再提示
hint-arrakis-die-title = 选择骰子
hint-arrakis-die-text = 发光的骰子现在都可以使用。图标表示用途：选一颗看看。
hint-arrakis-use-title = 用来做什么？
hint-arrakis-use-text = 这颗骰子可以执行这些行动。选定之前什么都不会发生，也可以取消。
hint-arrakis-move-title = 在地图上移动
hint-arrakis-move-text =
    { $touch ->
        [yes] 描边的区域可以选择。军团移动1个区域，驾驭沙虫或由扑翼机运送可以走得更远。
       *[no] 描边的区域可以选择，指向它可以看到路线。军团移动1个区域，驾驭沙虫或由扑翼机运送可以走得更远。
    }
hint-arrakis-attack-title = 看看胜算
hint-arrakis-attack-text = 每个目标旁标有双方打到底时的胜率。每个战斗轮之后都可以停止攻击。
hint-arrakis-cards-title = 用牌换骰子
hint-arrakis-cards-text = 每弃掉1张计划牌，多掷1颗战斗骰，至多6颗。想打出的牌请留下。
hint-arrakis-losses-title = 伤亡
hint-arrakis-losses-text = 精锐部队受到1次命中后变为普通部队。指挥官也可以承受命中。在操作栏或战斗面板中选择。
hint-arrakis-deploy-title = 增援
hint-arrakis-deploy-text = 新的模型来到你的定居点。一个区域至多6个部队。
hint-arrakis-desert-title = 沙漠之力
hint-arrakis-desert-text = 沙虫踪迹可能变成沙虫。你的军团能沿着一连串踪迹和沙虫移动，沙虫则攻击哈克南。
hint-arrakis-vehicles-title = 载具
hint-arrakis-vehicles-text = 采收机停在沙漠中，带来香料；扑翼机和运载机在扇区之间的空域飞行。
hint-arrakis-spice-title = 香料永流传
hint-arrakis-spice-text = 用香料保持各势力的标记。标记过低会锁定骰子，降到最下面一行会带来禁令。
hint-arrakis-free-title = 自由行动
hint-arrakis-free-text = 结束行动前，还可以执行不用骰子的行动，例如翻开指示物或侦察。
hint-arrakis-hazards-title = 沙漠险情
hint-arrakis-hazards-text = 沙漠险情自动逐步结算。点“跳过”可立即看到结果；全部过程都在记录里。
hint-arrakis-tracks-title = 谁领先
hint-arrakis-tracks-text = 这里显示哈克南的霸权、厄崔迪的三个预知标记，以及推进标记的预知牌。
hint-arrakis-undo-title = 改主意了？
hint-arrakis-undo-text = 只要无人得知隐藏信息，就可以撤销。
hint-arrakis-sisters-title = 贝尼·杰瑟里特
hint-arrakis-sisters-text = 1个指示物在本回合算作1颗行动骰，结果从这里列出的当中选择。用过就没有了。
