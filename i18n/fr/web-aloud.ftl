# Ce qui est dit à ceux qui ne voient pas l’écran, là où l’on voit des dessins et des chiffres.

notices-label = Avis
om-money-says =
    { $way ->
        [pay] Vous payez { $n ->
            [one] { $n } ducat
           *[other] { $n } ducats
        }
        [get] Vous recevez { $n ->
            [one] { $n } ducat
           *[other] { $n } ducats
        }
       *[none] Aucun ducat ne change de mains
    }
om-cargo-says =
    Paquet Cargaison : { $good } sur le dessus, limite de cartes en main { $power }, symboles Cargaison { $load } ; { $n ->
        [one] { $n } carte en tout.
       *[other] { $n } cartes en tout.
    }
om-chip-says =
    { $name } : { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }, { $hand ->
        [one] { $hand } carte en main.
       *[other] { $hand } cartes en main.
    }
