-- Times are milliseconds since 1970, in UTC. Both backends have the same columns in the same order.

CREATE TABLE settings (
    name  TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
) STRICT;

CREATE TABLE users (
    id              TEXT NOT NULL PRIMARY KEY,
    name            TEXT NOT NULL,
    -- The name as it is compared, for accounts only: two accounts cannot differ in case alone, guests may share names.
    account_key     TEXT UNIQUE,
    passphrase_hash TEXT,
    created_at      INTEGER NOT NULL,
    CHECK ((account_key IS NULL) = (passphrase_hash IS NULL))
) STRICT;

CREATE TABLE sessions (
    token_hash TEXT NOT NULL PRIMARY KEY,
    user_id    TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    created_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX sessions_by_user ON sessions (user_id);
CREATE INDEX sessions_by_expiry ON sessions (expires_at);

CREATE TABLE tables (
    id         TEXT NOT NULL PRIMARY KEY,
    code       TEXT NOT NULL UNIQUE,
    kind       TEXT NOT NULL,
    setup      TEXT NOT NULL,
    seed       TEXT NOT NULL,
    commitment TEXT NOT NULL,
    options    TEXT NOT NULL,
    listed     INTEGER NOT NULL CHECK (listed IN (0, 1)),
    status     TEXT NOT NULL CHECK (status IN ('lobby', 'playing', 'over', 'abandoned')),
    owner      TEXT REFERENCES users (id) ON DELETE SET NULL,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    result     TEXT
) STRICT;
CREATE INDEX tables_listed ON tables (updated_at) WHERE listed = 1 AND status IN ('lobby', 'playing');
CREATE INDEX tables_playing ON tables (updated_at) WHERE status = 'playing';
CREATE INDEX tables_by_owner ON tables (owner);

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 7),
    kind     TEXT NOT NULL CHECK (kind IN ('open', 'human', 'bot', 'hot-seat')),
    user_id  TEXT REFERENCES users (id) ON DELETE SET NULL,
    name     TEXT NOT NULL,
    bot      TEXT,
    PRIMARY KEY (table_id, seat)
) STRICT;
CREATE INDEX seats_by_user ON seats (user_id);

-- The truth. Deliberately without ON DELETE: a table with records cannot be deleted.
CREATE TABLE records (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq      INTEGER NOT NULL CHECK (seq >= 0),
    seat     INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 7),
    entry    TEXT NOT NULL,
    at_ms    INTEGER NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER records_never_change BEFORE UPDATE ON records
BEGIN
    SELECT RAISE(ABORT, 'records are append-only');
END;
CREATE TRIGGER records_never_go BEFORE DELETE ON records
BEGIN
    SELECT RAISE(ABORT, 'records are append-only');
END;
