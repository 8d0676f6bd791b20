# What is said to those who do not see the screen, where what is seen are pictures and figures.

notices-label = Notices
om-money-says =
    { $way ->
        [pay] You pay { $n ->
            [one] 1 ducat
           *[other] { $n } ducats
        }
        [get] You get { $n ->
            [one] 1 ducat
           *[other] { $n } ducats
        }
       *[none] No ducats change hands
    }
om-cargo-says =
    Cargo: { $good } on top, hand limit { $power }, load { $load }; { $n ->
        [one] 1 card in all.
       *[other] { $n } cards in all.
    }
om-chip-says =
    { $name }: { $ducats ->
        [one] 1 ducat
       *[other] { $ducats } ducats
    }, { $hand ->
        [one] 1 card in hand.
       *[other] { $hand } cards in hand.
    }
