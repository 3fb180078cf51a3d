# Imperium 界面中《起义》和宇联商会模块的用语：首次进入含它们的牌桌时加载。

imperium-post-of = { $spaces }旁的观察哨
imperium-post-empty = 没有间谍
imperium-spies-of = { $who }的间谍
imperium-posts = 观察哨
imperium-wall-stands = 屏蔽场城墙仍在：城墙内的冲突不能召唤沙虫
imperium-wall-gone = 屏蔽场城墙已被炸毁
imperium-contracts = 合约
imperium-own-contracts = 你的合约
imperium-contracts-market = 翻开的合约
imperium-contracts-aside = 预留的合约
imperium-contracts-dealt = 保留其中一份
imperium-contracts-left = 剩余{ $n }份
imperium-contracts-none-left = 合约已取完：合约图标改为获得帝国索
imperium-contracts-none = 没有合约
imperium-contract-done = 已完成
imperium-contract-ixian = 伊克斯合约
imperium-completes = 完成你的合约：{ $text }
imperium-holdings = 个人区
imperium-battle-icons = 战役标志
imperium-battle-icons-of = 等待配对的战役标志：{ $icons }
imperium-turned-down = 已翻面
imperium-would-pair = 获胜即可配成一对：1点胜利点数
imperium-objective-text = 算作已赢得的冲突牌。再得到一个“{ $icon }”标志时，两张牌翻面，获得1点胜利点数。
imperium-doubled = { $who }的奖励翻倍
imperium-training = 训练条
imperium-fact-spies = 供应堆中的间谍：{ $n }
imperium-fact-worms = 冲突区域的沙虫：{ $n }
imperium-fact-memories = 记忆：{ $n }
imperium-fact-training = 训练条：第{ $n }格（共{ $of }格）
imperium-fact-contracts = 未完成的合约：{ $n }
imperium-fact-completed = 已完成的合约：{ $n }

## 第一局游戏中的提示

hint-battle-icon-title = 配对战役标志
hint-battle-icon-text = 两张标志相同的牌值1点胜利点数。万能标志可与任意标志配对，只限此时（游戏结束时）。
