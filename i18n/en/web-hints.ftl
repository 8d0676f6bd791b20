# Words of the hints at a table against bots.

hint-title = Hint
hint-ask = What would a good player do?
hint-thinking = Thinking…
hint-wait = When it is your move, ask here what a good player would do.
hint-bare = This match is played without hints.
hint-chance = { $chance }% to win
hint-best =
    { $chance ->
        [none] Hint: { $action }
       *[other] Hint: { $action } { $chance }% to win.
    }
hint-level = Help
hint-level-guided = Always
hint-level-normal = If I ask
hint-level-bare = No hints
hint-thinker = Who thinks
hint-thinker-server = the server
hint-thinker-device = my device
