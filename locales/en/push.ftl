# What a browser says when it calls somebody to the table.

push-turn = It's your turn
push-table = Your game with { $names } is waiting.
push-and = { ", " }
