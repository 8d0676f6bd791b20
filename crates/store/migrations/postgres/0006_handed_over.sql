-- Guests who logged in: whose seats the player of the account has now. The row stays, for older steps name it.
ALTER TABLE players ADD COLUMN became TEXT;

CREATE INDEX players_became ON players (became) WHERE became IS NOT NULL;
