# Mots de l’analyse d’une partie terminée.

end-review = Analyse
judged-title = Analyse de la partie
judged-close = Fermer l’analyse
judged-ask = Analyser la partie
judged-explained = Un bot de haut niveau reprend toute la partie : les chances de victoire de chacun, les tournants et ce qu’il aurait mieux valu jouer. Cela prend environ une minute, et le résultat reste avec la partie.
judged-waiting = { $ahead ->
    [one] En attente : { $ahead } autre partie passe avant.
   *[other] En attente : { $ahead } autres parties passent avant.
}
judged-running = Analyse en cours : { $done } sur { $of }
judged-starting = Analyse en cours…
judged-lost = L’analyse n’est pas allée au bout. Vous pouvez la redemander.
judged-curve = Chances de victoire
judged-curve-explained = Chaque courbe montre ce que ce joueur pouvait espérer à ce moment-là, d’après ce qu’il savait. Le total ne fait donc pas forcément 100 %.
judged-place = Moment de la partie
judged-place-is = Coup { $step } sur { $of } : { $chances }
judged-chance = { $name } { $chance } %
judged-as-table = En tableau
judged-step = Coup { $step }
judged-turns = Tournants
judged-turns-none = À aucun moment la partie n’a clairement basculé.
judged-rise = Depuis sa dernière décision, la partie a tourné en faveur de ce joueur ({ $name }) : { $points } points de pourcentage.
judged-fall = Depuis sa dernière décision, la partie a tourné contre ce joueur ({ $name }) : { $points } points de pourcentage.
judged-decisions = Décisions
judged-of = Décisions par joueur
judged-only = Seulement là où il y avait mieux
judged-only-none = Rien n’aurait été nettement meilleur.
judged-all-none = Il n’y avait rien à décider.
judged-best = Le meilleur choix trouvé
judged-better = Mieux : { $action }
judged-instead = Joué : { $action }
judged-chances = { $before } % ainsi, { $after } % avec ce qui a été joué
judged-within = { $within ->
    [one] à { $within } point près
   *[other] à { $within } points près
}
judged-percent = { $chance } %
judged-why = Ce que le meilleur choix aurait apporté
judged-brought = Ce que le choix joué a apporté
judged-others = Autres choix envisagés
judged-other = { $action } ({ $chance } %)
judged-tried = { $tried ->
    [one] D’après { $tried } partie poursuivie à partir d’ici.
   *[other] D’après { $tried } parties poursuivies à partir d’ici.
}
judged-grade-slip = Imprécision
judged-grade-mistake = Erreur
judged-grade-blunder = Gaffe
judged-deals = Échanges
judged-deals-none = Personne n’a échangé avec personne.
judged-deals-explained = Ce que chaque échange a changé aux chances des deux joueurs : avec et sans lui.
judged-side = { $name } : { $with } % au lieu de { $without } %
judged-side-gain = y gagne
judged-side-even = à peu près inchangé
judged-side-loss = y perd
judged-summary = Chacun en chiffres
judged-seat = Joueur
judged-count = Décisions
judged-slips = Imprécisions
judged-mistakes = Erreurs
judged-blunders = Gaffes
judged-given = Perdu en moyenne
judged-points = { $points ->
    [one] { $points } point de pourcentage
   *[other] { $points } points de pourcentage
}
judged-action = { $action }
judged-lessons = Ce que vous pouvez en retenir
judged-lessons-wait = Recherche de ce que vous pouvez en retenir…
judged-lessons-none = Aucun autre choix n’aurait été meilleur à coup sûr.
judged-show = Montrer la position
judged-try-again = Réessayer à partir d’ici
judged-back = Retour à l’analyse
judged-places = En moyenne, vous auriez terminé au rang { $better } au lieu du rang { $played }.
judged-cost-chance = { $points ->
    [one] −{ $points } point de pourcentage
   *[other] −{ $points } points de pourcentage
}
