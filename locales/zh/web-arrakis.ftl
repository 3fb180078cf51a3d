# Words of War for Arrakis on the pages around the table.

## What the shared pages say of the game

arrakis-game = 沙丘：厄拉科斯之战
arrakis-title = 沙丘：厄拉科斯之战
arrakis-pitch = 率领厄崔迪与弗雷曼人，或是哈克南，争夺这颗星球。
arrakis-play-now-about = 与1个机器人对战，立即开局，无需注册。
arrakis-first-game-about = 你率领厄崔迪。
arrakis-play-first-about = 与1个机器人对战，立即开局，无需注册。
arrakis-setup-shared = 共享的一方
arrakis-setup-shared-harkonnen = 哈克南
arrakis-setup-shared-atreides = 厄崔迪
arrakis-setup-shared-harkonnen-about = 三人游戏中，座位C加入哈克南。
arrakis-setup-shared-atreides-about = 三人游戏中，座位C加入厄崔迪。
arrakis-module-base = 基础游戏
arrakis-module-base-about = 两方对抗：双人，或三至四人组队。座位A率领厄崔迪，座位B率领哈克南；四人游戏中，C与A同队，D与B同队。
arrakis-module-mahdi = 马赫迪
arrakis-module-mahdi-about = 一至两名玩家率领厄崔迪，哈克南由规则操控。
arrakis-you-win = 厄拉科斯归你了
arrakis-victory-prescience = 厄崔迪在第{ $round }回合获胜：预知标记达到了秘密目标
arrakis-victory-supremacy = 哈克南在第{ $round }回合获胜：霸权到达最后一格
arrakis-victory-rounds = 哈克南获胜：第{ $round }回合是最后一回合
arrakis-count-moves = 军团移动次数
arrakis-count-attacks = 攻击次数
arrakis-count-battles-won = 赢得的战斗
arrakis-count-figures-lost = 损失的模型
arrakis-count-figures-placed = 放置的模型
arrakis-count-cards-played = 打出的计划牌
arrakis-count-worm-attacks = 沙虫攻击次数
arrakis-count-prescience-claimed = 领取的预知牌
arrakis-count-spice-harvested = 开采的香料
arrakis-course-supremacy = 霸权
arrakis-course-prescience = 预知
arrakis-course-spice = 开采的香料
arrakis-course-losses = 损失的模型
arrakis-line-atreides = 厄崔迪
arrakis-line-harkonnen = 哈克南

## Keys

arrakis-key-dice = 转到行动骰
arrakis-key-prescience = 转到进度
arrakis-key-spice = 转到香料面板
arrakis-key-leaders = 转到指挥官
arrakis-fan-notice = Melange 是非官方的爱好者项目，免费游玩，与《沙丘：厄拉科斯之战》的出版商、设计师和版权方以及弗兰克·赫伯特遗产管理方无任何关联，也未获其认可。
