-- What was found when a finished match was gone through. It belongs to the match, names nobody, and can be made again.
CREATE TABLE reviews (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    form     INTEGER NOT NULL,
    body     TEXT NOT NULL
) STRICT, WITHOUT ROWID;
