# La vue texte : une partie en mots, pour qui l’écoute ou la préfère sans images.

text-on = Vue texte
text-off = Vue dessinée
text-your-turn = À vous de jouer
text-you-may = Vous pouvez agir
text-over = La partie est finie
text-waiting = En attente : { $seats }
text-sure = Voici ce qui se passerait. On y va ?
text-more = Encore un choix, ou est-ce tout ?
text-do = Faire : { $action }
text-figure = De { $least } à { $most } :
text-figure-choose = Choisir
text-back = Retour
text-undo = Annuler : { $action }
text-seat = { $seat }
text-table = La table
text-clocks = Pendules
text-log = Ce qui s’est passé
text-log-all = Tout depuis le début
text-data = Tout ce que vous voyez, en données
text-place =
    { $seat_is ->
        [you] Vous êtes au rang { $place }, avec { $score }.
       *[other] { $seat } est au rang { $place }, avec { $score }.
    }
