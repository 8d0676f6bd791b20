# Figures: of one match at its end, and of all one's finished matches on one's own page.

figures-worst-lie = Worst lie

tally-title = Your matches
tally-none = Once a match of yours is over, it is counted here.
tally-explained = A win that several share is split. Matches in which you had several seats are not counted.
tally-match = Matches
tally-played = Played
tally-won = Won
tally-won-part = { $won } ({ $percent }%)
tally-kind = { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, against { $against }
tally-people = people
tally-mixed = bots of several levels
tally-level = bots ({ $level })
tally-all = All of them
