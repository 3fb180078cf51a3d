-- What a seat was before a bot went on for its user: it is so again when they are back.
ALTER TABLE seats ADD COLUMN plays_for TEXT;
