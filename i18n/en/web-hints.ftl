# Words of the hints at a table against bots.

hint-title = Hint
hint-ask = What would a good player do?
hint-thinking = Thinking it over…
hint-wait = When it is your move, ask here what a good player would do.
hint-bare = The bare table gives no hints.
hint-chance = { $chance } % to win
hint-best =
    { $chance ->
        [none] Hint: { $action }
       *[other] Hint: { $action } { $chance } % to win.
    }
hint-level = Help
hint-level-guided = Always
hint-level-normal = When asked
hint-level-bare = Bare table
