-- How a finished match ended for one who played it, read once from its log: what figures over many matches are counted from.
-- Nothing in `against` says that it tells nothing of that player, because they had several seats or it cannot be read.
CREATE TABLE results (
    player   TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    game     TEXT NOT NULL,
    players  BIGINT NOT NULL,
    against  TEXT,
    winners  BIGINT NOT NULL,
    PRIMARY KEY (player, table_id)
);
