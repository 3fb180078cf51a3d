-- The table where the same people play again. An open seat with a user is kept for that user.
ALTER TABLE tables ADD COLUMN rematch TEXT;
DROP TRIGGER status_is_told ON tables;
CREATE TRIGGER status_is_told AFTER UPDATE OF status, rematch ON tables
    FOR EACH ROW EXECUTE FUNCTION tell_the_others('id');
