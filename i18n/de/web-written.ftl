# Die Textansicht: Aktionen, auf eine Zeile geschrieben. Die Notation ist in allen Sprachen dieselbe.

text-write = Schreib, was du tust
text-write-look = Ansehen
text-write-again = Noch einmal, und es ist getan.
text-write-how = Wie man es schreibt
