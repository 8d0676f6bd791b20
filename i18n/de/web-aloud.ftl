# Was denen gesagt wird, die den Bildschirm nicht sehen, wo andere Bilder und Zahlen sehen.

notices-label = Hinweise
om-money-says =
    { $way ->
        [pay] Du zahlst { $n ->
            [one] { $n } Dukaten
           *[other] { $n } Dukaten
        }
        [get] Du bekommst { $n ->
            [one] { $n } Dukaten
           *[other] { $n } Dukaten
        }
       *[none] Es fließen keine Dukaten
    }
om-cargo-says =
    Ladung: { $good } obenauf, Handkartenlimit { $power }, Frachtsymbole { $load }; insgesamt { $n ->
        [one] { $n } Karte.
       *[other] { $n } Karten.
    }
om-chip-says =
    { $name }: { $ducats ->
        [one] { $ducats } Dukat
       *[other] { $ducats } Dukaten
    }, { $hand ->
        [one] { $hand } Handkarte.
       *[other] { $hand } Handkarten.
    }
