# 第一局游戏中的提示。

hint = 提示
hint-step = 第{ $n }步，共{ $of }步
hint-got-it = 明白了
hint-no-more = 不再提示
hint-welcome-title = { $points }分定胜负
hint-welcome-text = 这里显示所有玩家的胜利点数。有玩家达到{ $points }分后，打完当前回合，分数最高的玩家获胜。
hint-you-title = 这一行是你
hint-you-text = 这一行是你的：分数、资源、特使和部队。点开这一行或对手的那一行，可以查看领袖的技能。
hint-others-title = 轮到其他玩家
hint-others-text = 他们所做的一切都记录在这里。带点状下划线的名称可以点开放大。
hint-leader-title = 选择领袖
hint-leader-text = 每名领袖都有一项始终生效的技能，另一项由『印章戒指』触发。第一局不妨选个简单的领袖。
hint-agent-title = 派遣特使
hint-agent-text = 派特使去各地区获取资源。先选一张带虚线框的牌，再选一个亮起的地区。
hint-icons-title = 图标必须相符
hint-icons-text = 牌上的图标决定特使能去哪些地区。每个地区只能容纳1个特使，有的还要支付费用。选择一个地区。
hint-look-title = 这是做什么的？
hint-look-text =
    { $touch ->
        [yes] 长按牌、地区或图标可查看说明；不能选时会写明原因。
       *[no] 鼠标悬停在牌、地区或图标上可查看说明；不能选时会写明原因。
    }
hint-tray-title = 领取收益
hint-tray-text = 地区和牌的效果都在这里等待结算，顺序由你决定，然后结束行动。箭头前面是费用，可以选择不支付。
hint-deploy-title = 派兵参战
hint-deploy-text = 在这个地区，可以部署本次行动招募的全部部队，外加兵营中至多2个部队。每个部队计2点战斗力，战斗后全部返回供应堆。
hint-undo-title = 改主意了？
hint-undo-text = 可以一步步撤销本次行动，直到有隐藏信息被公开为止。
hint-choice-title = 由你选择
hint-choice-text =
    { $touch ->
        [yes] 先看说明，再点按钮或带虚线框的目标。长按选项可预览数值变化。
       *[no] 先看说明，再点按钮或带虚线框的目标。鼠标悬停在选项上可预览数值变化。
    }
hint-reveal-title = 或者展示手牌
hint-reveal-text = 展示手牌后，本回合不再派遣特使。剩余手牌的展示效果提供说服力（获取新牌）和武器（增加战斗力）。
hint-market-title = 获取更好的牌
hint-market-text = 高亮的牌买得起。新牌进入弃牌堆，以后的回合才会抽到；没用完的说服力作废。
hint-intrigue-title = 暗藏的底牌
hint-intrigue-text = 秘牌只有你看得见。高亮的现在可以打出：阴谋牌在自己行动时，战斗牌在战斗中，终局牌在游戏结束时。
hint-combat-title = 战斗
hint-combat-text = 战斗力最高者获得第一等奖励，第二名获得第二等；只有四人游戏才有第三等奖励。平局者各降一等。打出战斗牌扭转战局，或者让过。
hint-influence-title = 提升影响力
hint-influence-text = 每次进入某个阵营的地区，你在该阵营的影响力都会上升。2点影响力价值1点胜利点数，4点还能获得奖励。
hint-alliance-title = 同盟近在眼前
hint-alliance-text = 最先在某个阵营达到4点影响力的玩家获得其同盟和1点胜利点数，直到被其他玩家反超。
hint-round-title = 新的回合
hint-round-text = 特使已召回，每人抽5张新牌，先手玩家轮换。无人进入的香料产地积累了香料。
hint-end-title = 终局将至
hint-end-text = 已有玩家达到{ $near }分。有人达到{ $points }分的回合就是最后一个回合。同分先比香料。

## 《起义》的十个步骤

hint-step-turn-title = 一张牌，一个地区
hint-step-turn-text = 行动时打出1张牌，派遣1个特使。先选一张带虚线框的牌，再选一个亮起的地区。
hint-step-space-title = 地区的收益
hint-step-space-text = 牌上的图标决定特使能去哪些地区，每个地区只能容纳1个特使。你获得地区标明的收益，以及牌上半部分的效果。箭头前面是费用，可以不支付。
hint-step-deploy-title = 派兵参战
hint-step-deploy-text = 招募的部队进入兵营。在有战斗图标（交叉的刀剑）的地区，可以部署本次行动招募的部队，外加兵营中至多2个部队。每个部队计2点战斗力，战斗后全部返回供应堆。
hint-step-contracts-title = 合约
hint-step-contracts-text = 可以凭合约图标承接1份翻开的合约。合约写明要做什么，多半是派遣特使到某个地区。在以后的行动中做到，就能获得奖励；游戏面板上标出了这些地区。
hint-step-spies-title = 间谍与观察哨
hint-step-spies-text =
    { $touch ->
        [yes] 地区之间的小圆圈是观察哨。间谍监视连线所到的地区：长按观察哨可以查看，再选一个目标地区旁的观察哨。
       *[no] 地区之间的小圆圈是观察哨。间谍监视连线所到的地区：鼠标悬停可以查看，再选一个目标地区旁的观察哨。
    }
hint-step-recall-title = 间谍的用处
hint-step-recall-text = 派遣特使到你的间谍监视的地区时，可以召回间谍：抽1张牌（收集情报），或进入已被占据的地区（潜入）。带间谍图标的牌可以派遣特使到你监视的任意地区。
hint-step-reveal-title = 展示手牌，获取新牌
hint-step-reveal-text = 特使已派完，或不想再派遣时，展示其余手牌。说服力用来获取新牌，新牌进入弃牌堆；武器增加战斗力。
hint-step-combat-title = 战斗与战役标志
hint-step-combat-text = 战斗力最高者获得第一等奖励，第二名获得第二等。胜者还获得冲突牌：两个相同的战役标志（包括你的目标牌）值1点胜利点数。
hint-step-worms-title = 沙虫与屏蔽场城墙
hint-step-worms-text = 在“泰布穴地”获得造物主矛钩后，可以在沙漠召唤沙虫，代替采集香料：每条计3点战斗力，奖励翻倍。屏蔽场城墙被炸毁之前，城墙内的冲突不能召唤沙虫。
hint-step-points-title = 如何获胜
hint-step-points-text = 每次进入阵营的地区，影响力都会上升：2点时获得1点胜利点数，4点时获得奖励，最先达到4点的玩家获得同盟，再得1点胜利点数。有人达到{ $points }分的回合是最后一个回合。十个步骤都可以在玩法说明里重读。
