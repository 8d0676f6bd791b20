# La vista in testo: azioni scritte su una riga. La notazione è la stessa in tutte le lingue.

text-write = Scrivi un’azione
text-write-look = Controlla
text-write-again = Premi di nuovo per confermare.
text-write-how = Come si scrive
