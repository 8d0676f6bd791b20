# Worte der Tipps an einem Tisch mit Bots.

hint-title = Tipp
hint-ask = Was täte ein guter Spieler?
hint-thinking = Wird überlegt …
hint-wait = Wenn du am Zug bist, frag hier, was ein guter Spieler täte.
hint-bare = Diese Partie wird ohne Tipps gespielt.
hint-chance = { $chance } % Siegchance
hint-best =
    { $chance ->
        [none] Tipp: { $action }
       *[other] Tipp: { $action } { $chance } % Siegchance.
    }
hint-level = Hilfe
hint-level-guided = Immer
hint-level-normal = Auf Wunsch
hint-level-bare = Ohne Tipps
