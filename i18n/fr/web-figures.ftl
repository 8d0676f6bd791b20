# Des chiffres : d’une partie à sa fin, et de toutes les parties terminées sur la page de chacun.

figures-worst-lie = Le plus gros mensonge

tally-title = Vos parties
tally-none = Vos parties sont comptées ici dès qu’elles sont terminées.
tally-explained = Une victoire partagée est divisée. Les parties où vous aviez plusieurs places ne sont pas comptées.
tally-match = Parties
tally-played = Jouées
tally-won = Gagnées
tally-won-part = { $won } ({ $percent } %)
tally-kind = { $players ->
        [one] À { $players } joueur
       *[other] À { $players } joueurs
    }, contre { $against }
tally-people = des personnes
tally-mixed = des bots de plusieurs niveaux
tally-level = des bots ({ $level })
tally-all = Toutes
