# What bots are called, by the letter of their seat.

bot-greedy = Bot { $seat }
bot-random = Random bot { $seat }
