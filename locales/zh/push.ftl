# 浏览器叫人回到牌桌时说的话。

push-turn = 轮到你了
push-table = { $names }在牌桌上等你。
push-and = 、
