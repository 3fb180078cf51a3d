-- The table where the same people play again. An open seat with a user is kept for that user.
ALTER TABLE tables ADD COLUMN rematch TEXT;
