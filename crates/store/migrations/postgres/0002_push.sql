-- Browsers that want to hear of a turn: where to send it, and the keys it is encrypted with.
CREATE TABLE push_devices (
    endpoint   TEXT PRIMARY KEY,
    player     TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    key        TEXT NOT NULL,
    auth       TEXT NOT NULL,
    created_ms BIGINT NOT NULL
);

CREATE INDEX push_devices_player ON push_devices (player);

-- What the servers of this database made for themselves at their first start, such as the key that signs notices.
CREATE TABLE secrets (
    name  TEXT PRIMARY KEY,
    value TEXT NOT NULL
);
