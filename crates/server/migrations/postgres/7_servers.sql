-- The server that runs the bots and the clocks of a game; only where there can be several.
ALTER TABLE tables ADD COLUMN runner TEXT;
-- What somebody asks to take back, and how that was answered last.
ALTER TABLE tables ADD COLUMN undo_request TEXT;
-- When something last happened, to within some minutes: lists are read in this order without a look at the records.
ALTER TABLE tables ADD COLUMN active_at BIGINT NOT NULL DEFAULT 0;
UPDATE tables
SET active_at = COALESCE((SELECT r.at_ms FROM records r WHERE r.table_id = tables.id ORDER BY r.seq DESC LIMIT 1), updated_at);
DROP INDEX tables_listed;
CREATE INDEX tables_listed ON tables (active_at) WHERE listed = 1 AND status IN ('lobby', 'playing');

-- Who wants a bot to go on for whoever is to move after so many records.
CREATE TABLE votes (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq      BIGINT NOT NULL,
    user_id  TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    PRIMARY KEY (table_id, seq, user_id)
);

-- Whom the owner of a table does not want there.
CREATE TABLE removed (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    user_id  TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    PRIMARY KEY (table_id, user_id)
);

-- The servers at this database, and when each was last seen by the database's own clock.
CREATE TABLE servers (
    name    TEXT NOT NULL PRIMARY KEY,
    seen_at TIMESTAMPTZ NOT NULL
);

DROP TRIGGER status_is_told ON tables;
CREATE TRIGGER status_is_told AFTER UPDATE ON tables FOR EACH ROW
    WHEN ((OLD.status, OLD.rematch, OLD.runner, OLD.undo_request)
          IS DISTINCT FROM (NEW.status, NEW.rematch, NEW.runner, NEW.undo_request))
    EXECUTE FUNCTION tell_the_others('id');

CREATE TRIGGER votes_are_told AFTER INSERT ON votes FOR EACH ROW EXECUTE FUNCTION tell_the_others('table_id');

-- A session that is over keeps no line at any server.
CREATE FUNCTION tell_of_sessions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify('melange', current_setting('application_name') || ' session:' || OLD.token_hash);
    RETURN NULL;
END
$$;
CREATE TRIGGER sessions_are_told AFTER DELETE ON sessions FOR EACH ROW EXECUTE FUNCTION tell_of_sessions();
