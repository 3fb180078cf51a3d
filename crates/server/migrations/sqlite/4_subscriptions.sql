-- Browsers that want to be called when it is somebody's turn. They belong to a session and go with it.
CREATE TABLE subscriptions (
    endpoint   TEXT NOT NULL PRIMARY KEY,
    session    TEXT NOT NULL REFERENCES sessions (token_hash) ON DELETE CASCADE,
    p256dh     TEXT NOT NULL,
    auth       TEXT NOT NULL,
    language   TEXT NOT NULL,
    created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX subscriptions_by_session ON subscriptions (session);
