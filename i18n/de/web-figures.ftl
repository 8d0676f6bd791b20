# Zahlen: zu einer Partie an ihrem Ende, und zu allen eigenen Partien auf der eigenen Seite.

figures-worst-lie = Die größte Lüge

tally-title = Deine Partien
tally-none = Sobald eine Partie von dir zu Ende ist, wird sie hier gezählt.
tally-explained = Ein Sieg, den sich mehrere teilen, wird aufgeteilt. Partien, in denen du mehrere Plätze hattest, zählen nicht.
tally-match = Partien
tally-played = Gespielt
tally-won = Gewonnen
tally-won-part = { $won } ({ $percent } %)
tally-kind = { $players } Spieler, gegen { $against }
tally-people = Menschen
tally-mixed = Bots verschiedener Stärke
tally-level = Bots ({ $level })
tally-all = Alle
