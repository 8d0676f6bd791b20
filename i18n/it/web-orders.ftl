# Parole degli ordini permanenti nel browser: ciò che si lascia da fare mentre si è assenti.

orders-title = Ordini permanenti
orders-open = Ordini per la mia assenza…
orders-explained = Nessun altro li vede, né sa che ne hai lasciati. Ciò che ne viene è segnato nel registro come fatto per ordine permanente.
orders-in-force-away = Ordini in vigore: eseguiti mentre sei assente.
orders-in-force-now = Ordini in vigore: eseguiti per te fin d’ora.
orders-change = Modifica
orders-revoke = Revoca
orders-leave = Lascia questi ordini
orders-when = Quando eseguirli
orders-when-away = Mentre sono assente da questo tavolo
orders-when-now = Fin d’ora, anche se sono qui
orders-wait = aspettarmi
orders-by-order = per ordine permanente

## Ostia

os-orders-brief =
    { $bids ->
        [0] Nessuna offerta;
        [one] Un’offerta per una coppia;
       *[other] Offerte per { $bids } coppie;
    } { $other ->
        [pass] sugli altri lotti si passa.
       *[wait] gli altri lotti ti aspettano.
    }
os-orders-bids = Offerte massime di questo turno
os-orders-bids-explained = Per un lotto di queste due merci. In grigio: il suo minimo. Vuoto: nessun ordine.
os-orders-bid = Offerta massima per { $one } e { $other }
os-orders-bidding = Come offrire
os-orders-bidding-whole = Offrire tutta la cifra
os-orders-bidding-just-above = Offrire appena più della migliore offerta
os-orders-other-lots = Lotti senza cifra
os-orders-pass = passare
os-orders-borrow = Le offerte possono costare magazzini e crediti
os-orders-own = I tuoi lotti
os-orders-own-explained = Tra le due cifre, il lotto ti aspetta.
os-orders-sell-from = vendere da
os-orders-keep-up-to = se no tenere fino a
os-orders-sell-from-of = Vendere { $one } e { $other } da questa offerta in su
os-orders-keep-up-to-of = Tenere { $one } e { $other } fino a
os-orders-second-look = Quando le pile sono contate
os-orders-stand = confermare
os-orders-lay = disporre di nuovo così:
os-orders-lay-forum = { $good } al foro
os-orders-lay-senate = { $good } al senato
os-orders-lay-rest = Il resto va in magazzino.

## Oltre Mare

om-orders-brief =
    { $goods ->
        [0] { $otherwise ->
            [refuse] Tutte le offerte sono rifiutate.
           *[wait] Tutte le offerte ti aspettano.
        }
        [one] Si compra una merce; { $otherwise ->
            [refuse] le altre offerte sono rifiutate.
           *[wait] le altre offerte ti aspettano.
        }
       *[other] Si comprano { $goods } merci; { $otherwise ->
            [refuse] le altre offerte sono rifiutate.
           *[wait] le altre offerte ti aspettano.
        }
    }
om-orders-accept = Accetta offerte per me così
om-orders-accept-explained = Il massimo di ducati per una carta di una merce. Vuoto: non accettata. Le offerte che chiedono carte tue non sono mai accettate.
om-orders-price = Ducati al massimo per { $good }
om-orders-leave = Ducati che tengo in ogni caso
om-orders-otherwise = Tutte le altre offerte
om-orders-refuse = rifiutare
