# Worte der Tipps an einem Tisch mit Bots.

hint-title = Tipp
hint-ask = Was würde ein guter Spieler tun?
hint-thinking = Denkt nach …
hint-wait = Wenn du am Zug bist, frag hier, was ein guter Spieler tun würde.
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
hint-thinker = Wer nachdenkt
hint-thinker-server = der Server
hint-thinker-device = mein Gerät
