-- The server that runs the bots and the clocks of a game; only where there can be several.
ALTER TABLE tables ADD COLUMN runner TEXT;
-- What somebody asks to take back, and how that was answered last.
ALTER TABLE tables ADD COLUMN undo_request TEXT;
-- When something last happened, to within some minutes: lists are read in this order without a look at the records.
ALTER TABLE tables ADD COLUMN active_at INTEGER NOT NULL DEFAULT 0;
UPDATE tables
SET active_at = COALESCE((SELECT r.at_ms FROM records r WHERE r.table_id = tables.id ORDER BY r.seq DESC LIMIT 1), updated_at);
DROP INDEX tables_listed;
CREATE INDEX tables_listed ON tables (active_at) WHERE listed = 1 AND status IN ('lobby', 'playing');

-- Who wants a bot to go on for whoever is to move after so many records.
CREATE TABLE votes (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq      INTEGER NOT NULL,
    user_id  TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    PRIMARY KEY (table_id, seq, user_id)
) STRICT;

-- Whom the owner of a table does not want there.
CREATE TABLE removed (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    user_id  TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    PRIMARY KEY (table_id, user_id)
) STRICT;
