# Parole degli ordini permanenti nel browser: ciò che si lascia da fare mentre si è assenti.

orders-title = Ordini permanenti
orders-open = Ordini per la mia assenza…
orders-explained = Nessun altro li vede, né sa che ne hai lasciati. Nel registro, ciò che fanno è segnato «per ordine permanente».
orders-in-force-away = Ordini in vigore: eseguiti mentre sei assente.
orders-in-force-now = Ordini in vigore: eseguiti per te fin d’ora.
orders-change = Modifica
orders-revoke = Annulla
orders-leave = Salva questi ordini
orders-when = Quando eseguirli
orders-when-away = Mentre sono assente da questo tavolo
orders-when-now = Fin d’ora, anche se sono qui
orders-wait = aspettarmi
orders-by-order = per ordine permanente
