-- Ways back into an account without its password: each is used once, and only its hash is kept.
CREATE TABLE recovery_codes (
    player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    hash   TEXT NOT NULL,
    PRIMARY KEY (player, hash)
) STRICT, WITHOUT ROWID;
