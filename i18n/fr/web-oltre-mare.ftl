# Mots de l’écran d’Oltre Mare dans le navigateur.

## Que faire maintenant

om-title = Oltre Mare
om-say-discard =
    { $count ->
        [one] Vous : posez { $count } carte sur votre paquet Pirates
       *[other] Vous : posez { $count } cartes sur votre paquet Pirates, la dernière sur le dessus
    }
om-say-play =
    { $count ->
        [one] Vous : jouez { $count } carte
       *[other] Vous : jouez { $count } cartes
    }
om-say-sail =
    { $routes ->
        [one] Vous : parcourez { $routes } route maritime
       *[other] Vous : parcourez { $routes } routes maritimes
    }
om-say-compass = Vous : suivez la boussole jusqu’à un port, ou restez
om-say-stow =
    { $count ->
        [0] Vous : il n’y a rien à charger
        [one] Vous : chargez la carte
       *[other] Vous : chargez { $count } cartes ; celle du dessus commande votre prochain tour
    }
om-say-end = Vous : terminez votre tour, ou annulez
om-say-answer =
    { $count ->
        [0] Vous : aucune offre n’attend votre réponse
        [one] Vous : une offre attend votre réponse
       *[other] Vous : { $count } offres attendent votre réponse
    }
om-say-trade =
    Vous : échangez et achetez, puis jouez { $load ->
        [one] { $load } carte
       *[other] { $load } cartes
    }
om-say-floor = { $name } commerce : faites une offre, ou passez
om-hint-discard = Votre limite de cartes en main est de { $limit } ce tour-ci. Chaque carte de votre paquet Pirates coûte 1 ducat à la fin.
om-hint-play = Choisissez des cartes de votre main : leurs symboles agissent, puis elles deviennent votre cargaison.
om-hint-sail = Choisissez un port éclairé.
om-hint-compass = Choisissez un port éclairé.
om-say-wait = On attend { $names } : { $phase }
om-wait-dealing = on distribue les cartes
om-wait-seafaring = défausse sur le paquet Pirates
om-wait-trade = commerce
om-wait-actions = choix des cartes à jouer
om-wait-sailing = navigation
om-wait-compass = boussole
om-wait-cargo = chargement
om-wait-end-of-turn = fin du tour
om-wait-over = la partie est finie
om-last-round-notice = Dernier tour de jeu

## Boutons

om-do-discard = Poser
om-do-play = Jouer
om-do-stow = Charger
om-do-sail =
    { $port ->
        [none] Choisissez un port
       *[other] Naviguer jusqu’à { $port }
    }
om-do-compass =
    { $port ->
        [none] Choisissez un port
       *[other] Aller à { $port }
    }
om-do-stay = Rester ici
om-do-buy-deck = Acheter à la pioche · { $price }
om-do-buy-pirates = Racheter aux pirates · { $price }
om-do-leave-trade = Fin du commerce
om-do-pass = Passer
om-do-end-turn = Fin du tour

om-undo-discard = la défausse
om-undo-buy = l’achat
om-undo-offer = l’offre
om-undo-counter = la contre-offre
om-undo-accept = l’échange
om-undo-refuse = le refus
om-undo-withdraw = le retrait
om-undo-want = ce que vous disiez chercher
om-undo-have = ce que vous disiez avoir
om-undo-pass = le passe
om-undo-leave-trade = la fin du commerce
om-undo-play = les cartes jouées
om-undo-sail = le voyage
om-undo-follow-compass = la boussole
om-undo-stow = le chargement
om-undo-end-turn = la fin du tour

## Main, cargaison, table

om-hand-label =
    { $count ->
        [one] Votre main : { $count } carte
       *[other] Votre main : { $count } cartes
    }
om-hand-empty = Votre main est vide.
om-sorted = Triée par { $order }
om-sort-next = Trier la main par { $order }
om-sort-good = marchandise
om-sort-power = puissance
om-sort-symbols = symboles
om-card-text =
    { $good } (puissance { $power }, symboles Cargaison { $load }, { $symbols }{ $port ->
        [none] )
       *[other] , { $port })
    }
om-cargo = Paquet Cargaison
om-pirates = Paquet Pirates
om-on-table = Sur la table
om-on-table-of = { $name } a joué
om-stow-hint = Choisissez une carte à poser sur le dessus
om-stow-tap = La poser sur le dessus
om-stow-top = dessus
om-phases = Phases du tour ({ $name })
om-phase-seafaring = Pouvoir du marin
om-phase-trade = Commerce
om-phase-actions = Actions
om-phase-cargo = Cargaison
om-deck = Pioche
om-discard-pile = Défausse
om-venice-is-buried = dans la pioche
om-venice-is-on-top = sur le dessus !
om-venice-is-gone = décomptée
om-legend-great = En rouge : trois routes ou plus s’y croisent
om-port-with = { $port } : { $marker }

## Joueurs

om-fig-ducats =
    { $n ->
        [one] { $n } ducat
       *[other] { $n } ducats
    }
om-fig-prestige =
    { $n ->
        [one] { $n } tuile Prestige
       *[other] { $n } tuiles Prestige
    }
om-fig-hand =
    { $n ->
        [one] { $n } carte en main
       *[other] { $n } cartes en main
    }
om-fig-pirates =
    { $n ->
        [one] { $n } carte au paquet Pirates
       *[other] { $n } cartes au paquet Pirates
    }
om-fig-markers =
    { $n ->
        [one] { $n } marqueur
       *[other] { $n } marqueurs
    }
om-top-power = Limite de cartes en main au prochain tour : { $power }
om-top-load = Cartes à jouer au prochain tour : { $load }
om-cargo-count =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }

## La place du commerce

om-rialto = Rialto
om-rialto-yours = votre phase de commerce
om-rialto-of = on échange avec { $name }
om-rialto-quiet = Personne n’offre rien.
om-you-give = Vous donnez
om-you-get = Vous recevez
om-gives = { $name } donne
om-gets = { $name } reçoit
om-give-hint = Choisissez des cartes de votre main.
om-get-hint = Choisissez des marchandises ci-dessous.
om-any =
    { $n ->
        [one] { $n } carte au choix
       *[other] { $n } cartes au choix
    }
om-money = Ducats
om-money-pay = vous payez
om-money-get = vous recevez
om-money-none = aucun ducat
om-money-more-pay = Donner 1 ducat de plus
om-money-more-get = Recevoir 1 ducat de plus
om-want-row = Marchandises à demander
om-want-add = Demander : { $good }
om-partners = À qui
om-offer-new = Nouvelle offre
om-offer-countering = Contre-offre à #{ $id }. Effacez-la pour retrouver votre propre offre.
om-offer-take-back = L’ôter de l’offre
om-offer-clear = Effacer
om-offer-send = Faire l’offre
om-offer-send-counter = Contre-offre
om-offer-label = Offre #{ $id } ({ $name })
om-offer-from = { $name } propose
om-offer-to = { $name } à { $to }
om-offer-answers = répond à #{ $id }
om-offer-waits = En attente de réponse : { $to }
om-accept = Accepter
om-accept-these = Accepter avec celles-ci
om-accept-choose =
    { $count ->
        [one] Choisissez { $count } carte de votre main (choisies : { $chosen }).
       *[other] Choisissez { $count } cartes de votre main (choisies : { $chosen }).
    }
om-counter = Contre-offre
om-refuse = Refuser
om-refuse-why = parce que…
om-withdraw = Retirer
om-postings = Annonces
om-posted-wants = cherche
om-posted-haves = a
om-post-want = Dire ce que vous cherchez
om-post-have = Dire ce que vous avez

om-claim-title = Simple déclaration
om-claim-said = déclarée :
om-claim-about = Ce que vous dites de votre carte ({ $good })
om-claim-open = Dire quelque chose de cette carte, vrai ou faux
om-claim-power = puissance
om-claim-load = cargaison
om-claim-port = port : rien de dit
om-claim-nothing = Ne rien dire
om-claim-truth = Dire la vérité

## Venise et la fin

om-venice-title = Décompte intermédiaire
om-venice-again = revoir le décompte
om-venice-by-draw = La carte Venise a été piochée.
om-venice-by-end = Le tour s’est terminé avec la carte Venise sur le dessus.
om-venice-kept = Cartes gardées
om-venice-gain = Gains
om-end-track = Ducats
om-end-prestige = Tuiles Prestige
om-end-cargo = Paquet Cargaison
om-end-pirates = Paquet Pirates
om-end-markers = Marqueurs
om-end-total = Total
om-end-chart = Voir la carte marine
om-end-scores = Voir le décompte
om-do-rest = Passer jusqu’à mon tour
om-refuse-all = Tout refuser
om-listen = Écouter de nouveau
om-quiet-turn = Vous refusez toute offre de ce tour.
om-quiet-until-mine = Vous passez et refusez jusqu’à votre tour.
om-lies = Qui a menti à qui ({ $n })
