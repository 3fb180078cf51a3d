# Words of War for Arrakis on the pages around the table.

## What the shared pages say of the game

arrakis-game = 沙丘：厄拉科斯之战
arrakis-title = 沙丘：厄拉科斯之战
arrakis-pitch = 率领厄崔迪与弗雷曼人，或是哈克南，争夺这颗星球。
arrakis-play-now-about = 对手为一个机器人，立即开始，无需账号。
arrakis-first-game-about = 你率领厄崔迪。
arrakis-play-first-about = 对手为一个机器人，立即开始，无需账号。
arrakis-setup-shared = 由两人共享的一方
arrakis-setup-shared-harkonnen = 哈克南
arrakis-setup-shared-atreides = 厄崔迪
arrakis-setup-shared-harkonnen-about = 三人时 C 加入哈克南。
arrakis-setup-shared-atreides-about = 三人时 C 加入厄崔迪。
arrakis-module-base = 基础游戏
arrakis-module-base-about = 两方对抗：双人，或三至四人组队。A 座率领厄崔迪，B 座率领哈克南；四人时 C 与 A 同盟，D 与 B 同盟。
arrakis-module-mahdi = 马赫迪
arrakis-module-mahdi-about = 一至两名玩家率领厄崔迪，哈克南由规则操控。
arrakis-you-win = 厄拉科斯归你了
arrakis-victory-prescience = 厄崔迪在第{ $round }回合获胜：预知标记达到了秘密目标
arrakis-victory-supremacy = 哈克南在第{ $round }回合获胜：霸权到达最后一格
arrakis-victory-rounds = 哈克南获胜：第{ $round }回合是最后一回合
arrakis-count-moves = 军团移动
arrakis-count-attacks = 攻击
arrakis-count-battles-won = 赢得的战斗
arrakis-count-figures-lost = 损失的模型
arrakis-count-figures-placed = 部署的模型
arrakis-count-cards-played = 打出的计划牌
arrakis-count-worm-attacks = 沙虫攻击
arrakis-count-prescience-claimed = 达成的预知牌
arrakis-count-spice-harvested = 采收的香料
arrakis-course-supremacy = 霸权
arrakis-course-prescience = 预知
arrakis-course-spice = 采收的香料
arrakis-course-losses = 损失的部队
arrakis-line-atreides = 厄崔迪
arrakis-line-harkonnen = 哈克南

## Keys

arrakis-key-dice = 转到行动骰
arrakis-key-prescience = 转到轨道
arrakis-key-spice = 转到香料板
arrakis-key-leaders = 转到指挥官
arrakis-fan-notice = Melange 是非官方的免费爱好者项目，与《Dune: War for Arrakis》的出版方、设计师、授权方及弗兰克·赫伯特遗产管理方均无关联，亦未获其认可。
