-- What was found when a finished match was gone through. It belongs to the match, names nobody, and can be made again.
CREATE TABLE reviews (
    table_id TEXT COLLATE "C" NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    form     BIGINT NOT NULL,
    body     TEXT NOT NULL
);
