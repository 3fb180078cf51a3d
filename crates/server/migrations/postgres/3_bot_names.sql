-- Bots used to be stored under English names such as "Greedy B". They are now called what the reader's language calls
-- them, which an empty name asks for. A bot that plays on for a person keeps that person's name.
UPDATE seats
SET name = ''
WHERE kind = 'bot'
  AND user_id IS NULL
  AND name = upper(substr(bot, 1, 1)) || substr(bot, 2) || ' ' || substr('ABCDEFGH', CAST(seat AS INTEGER) + 1, 1);
