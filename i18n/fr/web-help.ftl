# Aide : ce qu’une chose de la table fait maintenant pour le lecteur, en une phrase ; ce qui y est nommé est dessiné.

help-title = Aide
help-mark = Expliquer quelque chose
help-ask = Choisissez ce que vous voulez comprendre.
keys-help = expliquer ce qui est sélectionné, ou la prochaine chose choisie
play-sound-on = Remettre le son

## Oltre Mare

om-help-card = Jouez-la pour ses symboles { $symbols }, échangez-la ou gardez-la : en haut de votre cargaison, elle règle votre prochain tour.
om-help-power = { $power } le lion : au début de votre prochain tour, vous pourrez garder jusqu’à { $n } cartes en main.
om-help-load = { $load } la caisse : vous jouerez exactement { $n } cartes au prochain tour.
om-help-copies = { $copies } le petit chiffre : le nombre de cartes { $good } dans le jeu.
om-help-payout = { $payout } la rangée : ce que rapportent 1, 2, 3 … cartes { $good } qui se suivent dans votre cargaison.
om-help-symbols = Un, deux, trois { $symbol } parmi les cartes jouées comptent 1, 3, 6.
om-help-cargo-own = Au prochain tour, vous pourrez garder { $power } cartes en main et en jouerez { $load } : la carte du dessus de votre paquet Cargaison le dit.
om-help-cargo-other = Au prochain tour, { $name } pourra garder { $power } cartes en main et en jouera { $load } : la carte du dessus de son paquet Cargaison le dit.
om-help-cargo-groups = À la fin, les cartes d’une marchandise qui se suivent forment un lot et rapportent des { $ducats }.
om-help-ducats = Le plus de { $ducats } gagne ; chacun peut dépenser plus qu’il n’a.
om-help-prestige = Qui échange avec le joueur actif gagne du prestige ; le plus de prestige rapporte 6 { $ducats } à Venise et à la fin, puis 3, puis 1.
om-help-hand = Ce qui dépasse la limite { $power } au début d’un tour va au paquet Pirates ; à tout autre moment, la main peut avoir n’importe quelle taille.
om-help-pirates = Chaque carte d’ici coûte 1 { $ducats } à la fin ; à votre tour, vous pouvez racheter celle du dessus.
om-help-markers = Le plus de marqueurs rapporte 6 { $ducats } à la fin, puis 3, puis 1 ; seul le dernier pris est actif.
om-help-marker-calm-sea = Tant qu’il est actif, vous gagnez 1 { $ducats } par { $ship } que vous jouez.
om-help-marker-good-business = Tant qu’il est actif, vous avez un { $ducat } de plus à chaque tour.
om-help-marker-pirates-beaten = Tant qu’il est actif, aucun { $pirate } que vous jouez ne vous amène de pirates.
om-help-marker-favourable-relations = Tant qu’il est actif, vos achats coûtent 1, 2, 3 et 4 { $ducats }.
om-help-marker-compass = Qui arrive ici peut repartir aussitôt vers n’importe quel port sans boussole.
om-help-marker-local-influence = Tant qu’il est actif, votre tour commence par des ducats : la puissance { $power } de votre carte du dessus, moins 3.
om-help-port-marker = Qui finit un voyage ici le prend.
om-help-port-empty = Qui finit un voyage ici n’a plus de marqueur actif.
om-help-phase-seafaring = Qui a plus de cartes en main que le lion { $power } du tour n’en permet pose le reste sur son paquet Pirates.
om-help-phase-trade = Le joueur actif échange avec tous et achète jusqu’à 4 cartes, jusqu’à pouvoir jouer { $load } cartes.
om-help-phase-actions = Le joueur actif joue exactement { $load } cartes ; leurs symboles agissent dans l’ordre { $symbols }.
om-help-phase-cargo = Les cartes jouées vont sur le paquet Cargaison dans l’ordre voulu ; celle du dessus commande le prochain tour.
om-help-deck = Quand la dernière carte est prise, ce tour de jeu est le dernier.
om-help-venice = Quand Venise est piochée, ou sur le dessus à la fin d’un tour, prestige et cargaison sont décomptés aussitôt.
om-help-start = La partie finit avant que ce joueur ne recommence un tour de jeu.
om-help-claim = Seule la marchandise est sûre : tout le reste de ce qu’on dit d’une carte peut être un mensonge.
om-help-rialto-own = C’est votre phase de commerce : vous pouvez échanger avec tous ; qui échange avec vous gagne 1 tuile Prestige.
om-help-rialto-other = On n’échange qu’avec { $name } ; un échange d’au moins une carte vous rapporte 1 tuile Prestige, une fois par tour.

## Ostia

os-help-piece-cash = denarii
os-help-piece-points = points
os-help-piece-storehouses = entrepôt
os-help-piece-credits = crédit
os-help-good = Posez-la au forum pour des { $cash }, au sénat pour des { $points }, ou dans un { $storehouses } pour le tour suivant.
os-help-good-senate =
    { $good } compte { $now } au sénat ce tour-ci{ $next ->
        [none] .
       *[other] , { $next } au suivant.
    }
os-help-good-printed = Il y a { $copies } { $good } dans le jeu ; dans un lot, chaque carte compte { $value } pour le prix minimum.
os-help-bluff = Elle est posée face cachée parmi vos marchandises et trompe qui compte vos piles ; ensuite, elle vous revient.
os-help-forum = Chaque carte vendue ici rapporte autant de { $cash } que l’indique sa marche : plus il y en a du même type, moins elle rapporte.
os-help-prices = Ce qu’une carte de ce type rapporte au forum s’il en vient encore autant.
os-help-market = Elles comptent sur les marches comme celles de tous, et ne rapportent à personne.
os-help-senate = Une offre vaut les chiffres inscrits à côté de ses marchandises ; les meilleures reçoivent 3, 2 et 1 { $points }.
os-help-storehouse = Chaque { $storehouses } garde une carte pour le tour suivant ; à la fin, chaque type différent stocké rapporte 1 { $points }.
os-help-build = Un { $storehouses } coûte 10 { $cash } ; à la fin, chaque type différent stocké rapporte 1 { $points }, et un entrepôt vide 7 { $cash }.
os-help-credit = Chaque { $credits } coûte 2 { $cash } par tour, ou 10 pour le rembourser ; qui ne peut tout rembourser à la fin est éliminé.
os-help-cash = Il sert à acheter lots et entrepôts ; à la fin, les plus riches reçoivent 3, 2 et 1 { $points }.
os-help-points = Le plus de { $points } gagne : ceux du sénat, des types stockés à la fin et de l’argent.
os-help-stock = Marchandises possédées : toutes sont posées au comptoir ce tour-ci.
os-help-sure = Elles ont été achetées au vu de tous : chacun les connaît.
os-help-ship = Marchandises pas encore possédées : une est gratuite, les autres sont vendues par lots de deux.
os-help-start = Met le premier lot aux enchères ; la marque passe à gauche à chaque tour.
os-help-lot = Tous les autres proposent un prix une fois ; puis le vendeur vend à l’un d’eux, ou garde le lot pour le prix le plus haut plus 1.
os-help-bid = Vous proposez un prix une fois, au moins la somme des deux valeurs ; il n’est pas nécessaire de dépasser les autres.
os-help-limit = Vous pouvez proposer vos { $cash }, 7 par { $storehouses }, et 7 par { $credits } que vous pourriez encore prendre, jusqu’à 4.
os-help-decision = La moitié du prix est pour vous, l’autre pour la banque ; pour garder le lot, vous payez comptant le prix le plus haut plus 1.
os-help-types = Forum et sénat accueillent ensemble 3 de vos types ; s’il y en a plus, vous perdez ce que le sénat préfère.
os-help-offer = Ce que pourraient valoir au sénat les marchandises que les autres ont achetées au vu de tous.
os-help-room = Chaque { $storehouses } garde une carte ; le reste est défaussé, face visible.
os-help-sizes = Il y a là tant de cartes, cartes Bluff comprises ; vous pouvez maintenir votre pose, ou la refaire une fois.
os-help-sale = Chaque { $storehouses } vide rapporte 7 { $cash } ; puis chaque { $credits } est remboursé pour 10.
os-help-harbour = Vous gardez gratuitement une de vos cinq marchandises ; les quatre autres sont vendues aux enchères en deux lots.
os-help-counter = Tous posent leurs marchandises en secret au forum, au sénat et à l’entrepôt, avec deux cartes Bluff.
os-help-settling = Crédits, construction, et ce qu’on garde : tous décident en secret, puis on l’exécute.
os-help-end = On stocke une dernière fois : 1 { $points } par type différent.
