-- How a finished match ended for one who played it, read once from its log: what figures over many matches are counted from.
-- Nothing in `against` says that it tells nothing of that player, because they had several seats or it cannot be read.
CREATE TABLE results (
    player   TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    table_id TEXT NOT NULL REFERENCES tables (id),
    game     TEXT NOT NULL,
    players  INTEGER NOT NULL,
    against  TEXT,
    winners  INTEGER NOT NULL,
    PRIMARY KEY (player, table_id)
) STRICT, WITHOUT ROWID;
