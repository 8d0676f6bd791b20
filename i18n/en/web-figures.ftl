# Figures: those of a match when it is over, and those of all your finished matches on your own page.

figures-worst-lie = Biggest lie

tally-title = Your matches
tally-none = Your matches are counted here once they are over.
tally-explained = A shared win is split. Matches in which you held several seats are not counted.
tally-match = Matches
tally-played = Played
tally-won = Won
tally-won-part = { $won } ({ $percent }%)
tally-kind = { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, against { $against }
tally-people = people
tally-mixed = bots of various levels
tally-level = bots ({ $level })
tally-all = All
