# What a browser says when it calls somebody to the table.

push-turn = It is your turn
push-table = Your table with { $names } is waiting.
push-and = { ", " }
