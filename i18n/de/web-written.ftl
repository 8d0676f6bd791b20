# Die Textansicht: Aktionen, auf eine Zeile geschrieben. Die Notation ist in allen Sprachen dieselbe.

text-write = Gib eine Aktion ein
text-write-look = Prüfen
text-write-again = Noch einmal drücken zum Bestätigen.
text-write-how = Wie man es schreibt
