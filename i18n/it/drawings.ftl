# Parole della carta nautica e delle carte nel browser: che cosa c’è scritto, e che cosa ne dice un lettore di schermo.

## La carta nautica

chart-label = Carta nautica
chart-port =
    { $port }: { $marker }{ $ships_count ->
        [0] { "" }
       *[other] , con { $ships }
    }{ $state ->
        [chosen] , scelto
        [legal] , si può scegliere
       *[plain] { "" }
    }
chart-no-marker = nessun segnalino
chart-zoom-in = Più vicino
chart-zoom-out = Più lontano
chart-show-all = Tutta la carta nautica

## Carte: qualche lettera per ogni merce, tutte diverse

good-letters-gems = Gi
good-letters-scrolls = Pe
good-letters-silk = Se
good-letters-salt = Sa
good-letters-pottery = Ce
good-letters-olives = Ol
good-letters-grain = Gr

card-label =
    { $good }, Potenza Marinara { $power }, simboli Carico { $load }, { $symbols }{ $port ->
        [none] { "" }
       *[other] , { $port }
    }
card-back = Una carta coperta
card-venice = Venezia
card-copies = Carte { $good } nel gioco: { $copies }.
card-pays = Un gruppo rende { $payout }.
card-cargo =
    { $count ->
        [0] Mazzo Stiva: vuoto
        [one] Mazzo Stiva: una carta, { $top }
       *[other] Mazzo Stiva: { $count } carte, in cima { $top }
    }
card-pirates =
    { $count ->
        [0] Mazzo Pirati: vuoto
        [one] Mazzo Pirati: una carta
       *[other] Mazzo Pirati: { $count } carte
    }
