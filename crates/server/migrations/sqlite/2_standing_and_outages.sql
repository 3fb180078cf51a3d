-- Where a game stood when it was last unloaded, so that lists need not load it. True if it counts as many entries as
-- there are records.
ALTER TABLE tables ADD COLUMN standing TEXT;

-- When no server ran: no clock runs then.
CREATE TABLE outages (
    began_at INTEGER NOT NULL,
    ended_at INTEGER NOT NULL PRIMARY KEY
) STRICT;
