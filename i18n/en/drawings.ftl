# Words of the chart and the cards in the browser: what is written on them, and what a screen reader says of them.

## The chart

chart-label = Sea chart
chart-port =
    { $port }: { $marker }{ $ships_count ->
        [0] { "" }
       *[other] , with { $ships }
    }{ $state ->
        [chosen] , chosen
        [legal] , can be chosen
       *[plain] { "" }
    }
chart-no-marker = no marker
chart-zoom-in = Nearer
chart-zoom-out = Farther
chart-show-all = The whole chart

## Cards: a few letters for each good, no two alike

good-letters-gems = Ge
good-letters-scrolls = Sc
good-letters-silk = Si
good-letters-salt = Sa
good-letters-pottery = Po
good-letters-olives = Ol
good-letters-grain = Gr

card-label =
    { $good }, power { $power }, load { $load }, { $symbols }{ $port ->
        [none] { "" }
       *[other] , { $port }
    }
card-back = A card face down
card-venice = Venice
card-copies = There are { $copies } cards of { $good }.
card-pays = A group pays { $payout }.
card-cargo =
    { $count ->
        [0] Cargo: empty
        [one] Cargo: one card, { $top }
       *[other] Cargo: { $count } cards, on top { $top }
    }
card-pirates =
    { $count ->
        [0] Pirates: none
        [one] Pirates: one card
       *[other] Pirates: { $count } cards
    }
