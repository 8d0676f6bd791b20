# Wörter der Daueraufträge im Browser: was jemand hinterlässt, damit es in seiner Abwesenheit getan wird.

orders-title = Daueraufträge
orders-open = Aufträge für meine Abwesenheit …
orders-explained = Niemand sonst sieht sie, auch nicht, dass du welche hinterlassen hast. Was daraus wird, steht im Protokoll als per Dauerauftrag getan.
orders-in-force-away = Aufträge gelten: gespielt, solange du weg bist.
orders-in-force-now = Aufträge gelten: sie werden jetzt für dich gespielt.
orders-change = Ändern
orders-revoke = Widerrufen
orders-leave = Diese Aufträge hinterlassen
orders-when = Wann sie gespielt werden
orders-when-away = Solange ich nicht an diesem Tisch bin
orders-when-now = Ab jetzt, auch wenn ich da bin
orders-wait = auf mich warten
orders-by-order = per Dauerauftrag

## Ostia

os-orders-brief =
    { $bids ->
        [0] Keine Gebote;
        [one] Ein Gebot für ein Paar;
       *[other] Gebote für { $bids } Paare;
    } { $other ->
        [pass] bei anderen Posten wird gepasst.
       *[wait] andere Posten warten auf dich.
    }
os-orders-bids = Höchstgebote dieser Runde
os-orders-bids-explained = Für einen Posten aus diesen beiden Waren. Grau: sein Mindestgebot. Leer: kein Auftrag.
os-orders-bid = Höchstgebot für { $one } und { $other }
os-orders-bidding = Wie geboten wird
os-orders-bidding-whole = Den ganzen Betrag bieten
os-orders-bidding-just-above = Knapp über dem besten Gebot bieten
os-orders-other-lots = Posten ohne Betrag
os-orders-pass = passen
os-orders-borrow = Gebote dürfen Speicher und Kredite kosten
os-orders-own = Deine eigenen Posten
os-orders-own-explained = Zwischen den beiden Beträgen wartet der Posten auf dich.
os-orders-sell-from = verkaufen ab
os-orders-keep-up-to = sonst behalten bis
os-orders-sell-from-of = { $one } und { $other } ab diesem Gebot verkaufen
os-orders-keep-up-to-of = { $one } und { $other } behalten bis
os-orders-second-look = Wenn die Stapel gezählt sind
os-orders-stand = dabei bleiben
os-orders-lay = so neu legen:
os-orders-lay-forum = { $good } aufs Forum
os-orders-lay-senate = { $good } in den Senat
os-orders-lay-rest = Der Rest kommt in den Speicher.

## Oltre Mare

om-orders-brief =
    { $goods ->
        [0] { $otherwise ->
            [refuse] Alle Angebote werden abgelehnt.
           *[wait] Alle Angebote warten auf dich.
        }
        [one] Eine Ware wird gekauft; { $otherwise ->
            [refuse] andere Angebote werden abgelehnt.
           *[wait] andere Angebote warten auf dich.
        }
       *[other] { $goods } Waren werden gekauft; { $otherwise ->
            [refuse] andere Angebote werden abgelehnt.
           *[wait] andere Angebote warten auf dich.
        }
    }
om-orders-accept = Angebote für mich so annehmen
om-orders-accept-explained = Höchstens so viele Dukaten für eine Karte einer Ware. Leer: nicht angenommen. Angebote, die Karten von dir wollen, werden nie angenommen.
om-orders-price = Höchstens so viele Dukaten für { $good }
om-orders-leave = Dukaten, die ich auf jeden Fall behalte
om-orders-otherwise = Alle anderen Angebote
om-orders-refuse = ablehnen
