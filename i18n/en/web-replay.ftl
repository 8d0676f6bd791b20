# Words of the page that shows a match again.

end-replay = Watch it again
lobby-replay = Replay
lobby-replay-file = Watch a match from a file
replay-title = Replay
replay-of = { $game }: replay
replay-loading = Loading the match…
replay-none = There is no replay of this match
replay-to-table = To the table
replay-controls = Replay
replay-first = To the beginning
replay-back = One step back
replay-on = One step forward
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-slider = Step
replay-where = Step { $step } of { $of }
replay-speed = Speed
replay-speed-of = { $speed } ×
replay-jump = Jump to
replay-mark-turn = Turn
replay-mark-before = Back: { $kind }
replay-mark-after = Forward: { $kind }
replay-eyes = View
replay-eye-public = As a spectator
replay-eye-seat = As { $name }
replay-open = All hands open
replay-hand-of = Cards of { $name }
replay-link = Link to this step
replay-link-copied = Link copied
replay-link-not = The link could not be copied.
replay-lie = Lie
replay-file-title = Watch a match from a file
replay-file-explained = Choose a match file you downloaded at the end of a match. The server plays it through and checks every step; it keeps nothing.
replay-file-choose = Match file
replay-file-refused = This file was not accepted.

figures-title = The match in figures
figures-wealth = Money over the match
figures-as-table = As a table
figures-dealings = Who traded with whom
figures-pair = { $one } and { $other }: { $times }
figures-none = Nobody traded with anybody.
figures-prices = Average price of a card
figures-price = { $good }: { $mean } ({ $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
})
figures-extremes = Best and worst price
figures-dearest = Most expensive: { $seller } sold { $goods } to { $buyer } for { $price }.
figures-cheapest = Cheapest: { $buyer } bought { $goods } from { $seller } for { $price }.
figures-points = Points over the match
