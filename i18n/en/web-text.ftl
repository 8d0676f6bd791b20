# The text view: a match in words, for people who listen to it or prefer it plain.

text-on = Text view
text-off = Drawn view
text-your-turn = Your turn
text-you-may = You may act
text-over = The match is over
text-waiting = Waiting for: { $seats }
text-sure = This is what would happen. Do it?
text-more = One more, or no more?
text-do = Do it: { $action }
text-figure = From { $least } to { $most }:
text-figure-choose = Choose
text-back = Back
text-undo = Take back: { $action }
text-seat = { $seat }
text-table = The table
text-clocks = Clocks
text-log = What happened
text-log-all = Everything from the start
text-data = Everything you can see, as data
text-place =
    { $seat_is ->
        [you] You are number { $place }, with { $score }.
       *[other] { $seat } is number { $place }, with { $score }.
    }
