# Die Textansicht: Aktionen, auf eine Zeile geschrieben. Die Notation ist in allen Sprachen dieselbe.

text-write = Gib eine Aktion ein
text-write-look = Prüfen
text-write-again = Zum Bestätigen noch einmal drücken.
text-write-how = Wie man es schreibt
