# 机器人的名字，后面是座位的字母。

bot-greedy = 机器人{ $seat }
bot-random = 简单机器人{ $seat }
