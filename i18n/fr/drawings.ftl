# Mots de la carte marine et des cartes dans le navigateur : ce qui y est écrit, et ce qu’en dit un lecteur d’écran.

## La carte marine

chart-label = Carte marine
chart-port =
    { $port } : { $marker }{ $ships_count ->
        [0] { "" }
       *[other] , avec { $ships }
    }{ $state ->
        [chosen] , choisi
        [legal] , peut être choisi
       *[plain] { "" }
    }
chart-no-marker = pas de marqueur
chart-zoom-in = Rapprocher
chart-zoom-out = Éloigner
chart-show-all = Toute la carte

## Cartes : quelques lettres par marchandise, toutes différentes

good-letters-gems = Pi
good-letters-scrolls = Pa
good-letters-silk = So
good-letters-salt = Se
good-letters-pottery = Po
good-letters-olives = Ol
good-letters-grain = Cé

card-label =
    { $good }, puissance { $power }, symboles Cargaison { $load }, { $symbols }{ $port ->
        [none] { "" }
       *[other] , { $port }
    }
card-back = Une carte face cachée
card-venice = Venise
card-copies = Cartes de cette marchandise ({ $good }) dans le jeu : { $copies }.
card-pays = Un lot rapporte { $payout }.
card-cargo =
    { $count ->
        [0] Paquet Cargaison : vide
        [one] Paquet Cargaison : une carte, { $top }
       *[other] Paquet Cargaison : { $count } cartes, sur le dessus { $top }
    }
card-pirates =
    { $count ->
        [0] Paquet Pirates : aucune carte
        [one] Paquet Pirates : une carte
       *[other] Paquet Pirates : { $count } cartes
    }
