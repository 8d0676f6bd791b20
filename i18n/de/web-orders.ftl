# Wörter der Daueraufträge im Browser: was jemand hinterlässt, damit es in seiner Abwesenheit getan wird.

orders-title = Daueraufträge
orders-open = Aufträge für meine Abwesenheit …
orders-explained = Niemand sonst sieht sie oder erfährt, dass du welche hinterlassen hast. Was sie tun, steht im Verlauf als „per Dauerauftrag“.
orders-in-force-away = Aufträge aktiv: Sie werden ausgeführt, solange du weg bist.
orders-in-force-now = Aufträge aktiv: Sie werden jetzt für dich ausgeführt.
orders-change = Ändern
orders-revoke = Widerrufen
orders-leave = Diese Aufträge speichern
orders-when = Wann sie ausgeführt werden
orders-when-away = Solange ich nicht an diesem Tisch bin
orders-when-now = Ab jetzt, auch wenn ich da bin
orders-wait = auf mich warten
orders-by-order = per Dauerauftrag
