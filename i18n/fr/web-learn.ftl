# Mots des premières parties guidées, et de là où on les propose.

learn-of = Première partie : { $game }
learn-loading = Préparation de la table…
learn-again = Réessayer
learn-guide = Votre guide
learn-progress = Votre progression
learn-next = Suite
learn-back = Retour
learn-show = Faites-le pour moi
learn-hurry = Plus vite
learn-leave = Quitter
learn-end = Terminer
learn-watching = Les autres jouent…
learn-other = Ce serait possible, mais suivons ici le chemin indiqué.
learn-not-here = Pas dans une partie guidée. À votre propre table, vous pourrez le faire.
learn-you = Vous
learn-first = Première fois ?
learn-by-playing = Apprendre { $game } en jouant
learn-ten-minutes = Une partie guidée, une dizaine de minutes
learn-resume = Continuer à apprendre { $game }
