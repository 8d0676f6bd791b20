# Wörter der Seekarte und der Karten im Browser: was darauf steht, und was ein Vorleseprogramm davon sagt.

## Die Seekarte

chart-label = Seekarte
chart-port =
    { $port }: { $marker }{ $ships_count ->
        [0] { "" }
       *[other] , mit { $ships }
    }{ $state ->
        [chosen] , gewählt
        [legal] , kann gewählt werden
       *[plain] { "" }
    }
chart-no-marker = kein Marker
chart-zoom-in = Näher
chart-zoom-out = Weiter weg
chart-show-all = Die ganze Seekarte

## Karten: für jede Ware ein paar Buchstaben, keine zwei gleich

good-letters-gems = Ed
good-letters-scrolls = Sc
good-letters-silk = Se
good-letters-salt = Sa
good-letters-pottery = To
good-letters-olives = Ol
good-letters-grain = Ko

card-label =
    { $good }, Seefahrtsmacht { $power }, Frachtsymbole { $load }, { $symbols }{ $port ->
        [none] { "" }
       *[other] , { $port }
    }
card-back = Eine verdeckte Karte
card-venice = Venedig
card-copies = Es gibt { $copies } Karten { $good }.
card-pays = Eine Warengruppe bringt { $payout }.
card-cargo =
    { $count ->
        [0] Frachtstapel: leer
        [one] Frachtstapel: eine Karte, { $top }
       *[other] Frachtstapel: { $count } Karten, obenauf { $top }
    }
card-pirates =
    { $count ->
        [0] Piratenstapel: leer
        [one] Piratenstapel: eine Karte
       *[other] Piratenstapel: { $count } Karten
    }
