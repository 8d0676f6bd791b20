# La vista in testo: azioni scritte su una riga. La notazione è la stessa in tutte le lingue.

text-write = Scrivi che cosa fai
text-write-look = Guarda
text-write-again = Ancora una volta, ed è fatto.
text-write-how = Come si scrive
