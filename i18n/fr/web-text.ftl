# La vue texte : une partie en mots, pour qui la lit à l’oreille ou l’aime sobre.

text-on = Vue texte
text-off = Vue dessinée
text-your-turn = À vous de jouer
text-you-may = Vous pouvez agir
text-over = La partie est finie
text-waiting = On attend : { $seats }
text-sure = Voici ce qui en résulterait. Le faire ?
text-more = Encore un choix, ou est-ce tout ?
text-do = Faire : { $action }
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

## Oltre Mare

om-text-turn = Tour { $turn }, joueur : { $seat } ; puissance { $power }, symboles Cargaison { $load }.
om-text-last-round = C’est la dernière manche.
om-text-deck = Cartes dans la pioche : { $n }. La carte Venise : { $venice }.
om-text-price = La prochaine carte coûte { $n }.
om-text-played = Jouées et pas encore rangées : { $cards }.
om-text-discard = Défaussées : { $cards }.
om-text-offer = Offre #{ $id }, par { $seat } pour { $to } : { $gives } contre { $wants }.
om-text-answers = Elle répond à #{ $id }.
om-text-claims = Seulement déclaré : { $claims }.
om-text-cargo = Paquet Cargaison, du dessus : { $goods }.
om-text-ship = Bateau : { $port }.
om-text-marker = Jeton actif : { $marker }.
om-text-wants = Cherche : { $goods }.
om-text-haves = A : { $goods }.
om-text-chart = La carte marine
om-text-port = { $port }. Jeton : { $marker }. Routes vers : { $ports }.

## Ostia

os-text-stock = En réserve : { $cards }.
os-text-ship = Sur le bateau : { $cards }.
os-text-picked = Prise gratuitement : { $good }.
os-text-laid = Posé au forum : { $forum }. Au sénat : { $senate }. Le reste va à l’entrepôt.
os-text-stands = Vous laissez tout en place.
os-text-start = Premier joueur : { $seat }.
os-text-senate = Le sénat estime maintenant : { $goods }.
os-text-next-senate = Au tour suivant : { $goods }.
os-text-put-away = La carte écartée : { $goods }.
os-text-pile = Cartes dans la pioche : { $n }.
os-text-ready = Ont décidé : { $seats }.
os-text-lot = Lot (vendeur : { $seat }) : { $cards }. Minimum : { $minimum }.
os-text-lot-sold = Le dernier lot (vendeur : { $seat }) : { $cards }.
os-text-bids = Enchères : { $bids }.
os-text-out = Hors jeu.
os-text-sizes = Cartes posées : forum { $forum }, sénat { $senate }, entrepôt { $storehouse }.
os-text-sure = Vu en sa possession : { $cards }.
os-text-sold = Vendu au forum : { $cards }.
os-text-offered = Offert au sénat : { $cards }.
os-text-thrown = Jeté : { $cards }.
os-text-prices = Prix d’une carte quand il y en a 1, 2, 3 … du même type : { $prices }.
os-text-values = Valeurs : { $goods }.
os-text-market = Cartes découvertes : { $cards }.
os-text-discards = Défaussées : { $cards }.
