# What bots are called, by the letter of their seat.

bot-greedy = Бот { $seat }
bot-random = Легкий бот { $seat }
