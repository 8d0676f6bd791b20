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
