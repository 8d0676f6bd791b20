# Mots de la page qui remontre une partie.

end-replay = Revoir la partie
lobby-replay = Rediffusion
lobby-replay-file = Revoir une partie depuis un fichier
replay-title = Rediffusion
replay-of = { $game } : rediffusion
replay-loading = Chargement de la partie…
replay-none = Cette partie ne peut pas être revue
replay-to-table = Vers la table
replay-controls = Commandes de la rediffusion
replay-first = Au début
replay-back = Un coup en arrière
replay-on = Un coup en avant
replay-last = À la fin
replay-play = Lecture
replay-pause = Mettre en pause
replay-slider = Coup
replay-where = Coup { $step } sur { $of }
replay-speed = Vitesse
replay-speed-of = { $speed } ×
replay-jump = Aller à
replay-mark-turn = Tour
replay-mark-before = En arrière : { $kind }
replay-mark-after = En avant : { $kind }
replay-eyes = Point de vue
replay-eye-public = Spectateur
replay-eye-seat = { $name }
replay-open = Toutes les mains visibles
replay-hand-of = Cartes : { $name }
replay-link = Lien vers ce coup
replay-link-copied = Lien copié
replay-link-not = Le lien n’a pas pu être copié.
replay-lie = Mensonge
replay-file-title = Revoir une partie depuis un fichier
replay-file-explained = Choisissez un fichier téléchargé à la fin d’une partie. Le serveur la rejoue et vérifie chaque coup ; il n’en garde rien.
replay-file-choose = Fichier de partie
replay-file-refused = Ce fichier a été refusé.

figures-title = La partie en chiffres
figures-wealth = L’argent au cours de la partie
figures-as-table = En tableau
figures-dealings = Qui a échangé avec qui
figures-pair = { $one } et { $other } : { $times }
figures-none = Personne n’a échangé avec personne.
figures-prices = Prix moyen d’une carte
figures-price = { $good } : { $mean } ({ $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
})
figures-extremes = Meilleur et pire prix
figures-dearest = Le plus cher : { $goods } pour { $price } ({ $seller } → { $buyer }).
figures-cheapest = Le moins cher : { $goods } pour { $price } ({ $seller } → { $buyer }).
figures-points = Les points au fil de la partie
