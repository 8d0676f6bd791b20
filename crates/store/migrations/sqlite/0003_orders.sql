-- What somebody has left to be done in their seat while they are away. No part of the log: it is changed and thrown away.
CREATE TABLE standing_orders (
    table_id   TEXT NOT NULL REFERENCES tables (id),
    seat       INTEGER NOT NULL,
    player     TEXT NOT NULL,
    body       TEXT NOT NULL,
    here_until INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX standing_orders_player ON standing_orders (player);
