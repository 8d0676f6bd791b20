# Ciò che si dice a chi non vede lo schermo, dove gli altri vedono disegni e cifre.

notices-label = Avvisi
om-money-says =
    { $way ->
        [pay] Paghi { $n ->
            [one] { $n } ducato
           *[other] { $n } ducati
        }
        [get] Ricevi { $n ->
            [one] { $n } ducato
           *[other] { $n } ducati
        }
       *[none] Nessun ducato passa di mano
    }
om-cargo-says =
    Mazzo Stiva: in cima { $good }, massimo di carte in mano { $power }, simboli Carico { $load }; { $n ->
        [one] { $n } carta in tutto.
       *[other] { $n } carte in tutto.
    }
om-chip-says =
    { $name }: { $ducats ->
        [one] { $ducats } ducato
       *[other] { $ducats } ducati
    }, { $hand ->
        [one] { $hand } carta in mano.
       *[other] { $hand } carte in mano.
    }
