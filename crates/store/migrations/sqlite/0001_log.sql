-- One row for each table: who made it, and the head, which every step replaces.
CREATE TABLE tables (
    id            TEXT PRIMARY KEY NOT NULL,
    game          TEXT NOT NULL,
    rules         INTEGER NOT NULL,
    made_by       TEXT NOT NULL,
    created_ms    INTEGER NOT NULL,
    changed_ms    INTEGER NOT NULL,
    version       INTEGER NOT NULL,
    stage         TEXT NOT NULL,
    listed        INTEGER NOT NULL,
    due_at        INTEGER,
    summary       TEXT NOT NULL,
    claimed_by    TEXT,
    claimed_until INTEGER
) STRICT;

CREATE INDEX tables_listed ON tables (created_ms, id) WHERE listed = 1;
CREATE INDEX tables_made_by ON tables (made_by);
CREATE INDEX tables_due ON tables (due_at) WHERE due_at IS NOT NULL;

-- The log. Rows are only ever added; `personal` alone may be emptied.
CREATE TABLE steps (
    table_id TEXT NOT NULL REFERENCES tables (id),
    version  INTEGER NOT NULL,
    at_ms    INTEGER NOT NULL,
    player   TEXT,
    seat     INTEGER,
    kind     TEXT NOT NULL,
    body     TEXT NOT NULL,
    personal TEXT,
    PRIMARY KEY (table_id, version)
) STRICT;

CREATE INDEX steps_personal ON steps (player) WHERE personal IS NOT NULL;

-- Who sits where now; seat -1 is a member without a seat.
CREATE TABLE members (
    table_id TEXT NOT NULL REFERENCES tables (id),
    player   TEXT NOT NULL,
    seat     INTEGER NOT NULL,
    PRIMARY KEY (table_id, player, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX members_player ON members (player);

CREATE TABLE players (
    id         TEXT PRIMARY KEY NOT NULL,
    name       TEXT NOT NULL,
    webhook    TEXT,
    created_ms INTEGER NOT NULL
) STRICT;

CREATE TABLE sessions (
    hash       TEXT PRIMARY KEY NOT NULL,
    player     TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    expires_ms INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX sessions_player ON sessions (player);
CREATE INDEX sessions_expires ON sessions (expires_ms);

CREATE TABLE accounts (
    login    TEXT PRIMARY KEY NOT NULL,
    player   TEXT NOT NULL UNIQUE REFERENCES players (id) ON DELETE CASCADE,
    password TEXT NOT NULL
) STRICT;

-- An owner's edition, so that a match that used it can always be rebuilt.
CREATE TABLE editions (
    hash TEXT PRIMARY KEY NOT NULL,
    game TEXT NOT NULL,
    text TEXT NOT NULL
) STRICT;
