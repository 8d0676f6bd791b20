# Aide : ce qu’une chose de la table fait maintenant pour le lecteur, en une phrase ; ce qui y est nommé est dessiné.

help-title = Aide
help-mark = Expliquer quelque chose
help-ask = Choisissez ce que vous voulez comprendre.
keys-help = expliquer ce qui est sélectionné, ou la prochaine chose choisie
play-sound-on = Remettre le son
