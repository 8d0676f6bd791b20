# Was denen gesagt wird, die den Bildschirm nicht sehen, wo andere Bilder und Zahlen sehen.

notices-label = Hinweise
om-money-says =
    { $way ->
        [pay] Du zahlst { $n ->
            [one] { $n } Ducato
           *[other] { $n } Ducati
        }
        [get] Du bekommst { $n ->
            [one] { $n } Ducato
           *[other] { $n } Ducati
        }
       *[none] Keine Ducati wechseln den Besitzer
    }
om-cargo-says =
    Frachtstapel: { $good } obenauf, Handkartenlimit { $power }, Frachtsymbole { $load }; insgesamt { $n ->
        [one] { $n } Karte.
       *[other] { $n } Karten.
    }
om-chip-says =
    { $name }: { $ducats ->
        [one] { $ducats } Ducato
       *[other] { $ducats } Ducati
    }, { $hand ->
        [one] { $hand } Handkarte.
       *[other] { $hand } Handkarten.
    }
