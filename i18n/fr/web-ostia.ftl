# Mots de l’écran d’Ostia dans le navigateur.

## Lettres sur les cartes, toutes différentes

os-letters-ivory = Iv
os-letters-marble = Ma
os-letters-wood = Bo
os-letters-salt = Se
os-letters-wine = Vi
os-letters-wheat = Bl
os-letters-bluff = ?
os-card-label =
    { $good }, valeur { $value }{ $now ->
        [none] { "" }
       *[other] , { $now } au sénat ce tour-ci
    }{ $next ->
        [none] { "" }
       *[other] , { $next } au tour suivant
    }
os-card-bluff = Carte Bluff

## Ce qu’il faut faire

os-say-free-pick = Vous : prenez gratuitement une de vos cinq marchandises
os-say-lot = Vous : mettez deux marchandises aux enchères
os-say-bid = Vous : proposez un prix pour ce lot ({ $name }), ou passez
os-say-cannot-bid = Vous : le minimum dépasse ce que vous pouvez payer, passez
os-say-decision = Vous : vendez le lot, ou gardez-le
os-say-lay = Vous : répartissez vos marchandises entre forum, sénat et entrepôt
os-say-lay-last = Vous : pour la dernière fois, entrepôt ou forum
os-say-second-look = Vous : les piles sont comptées. Maintenez votre pose, ou refaites-la
os-say-storehouses = Vous : crédits, construction, et ce que vous gardez
os-say-sale = Vous : combien d’entrepôts vides vendez-vous ?
os-say-ready = Vous avez décidé. On attend { $names }
os-say-wait = On attend { $names } : { $phase }
os-wait-blank = la distribution
os-wait-free-pick = la marchandise gratuite
os-wait-lot = le choix d’un lot
os-wait-bid = les enchères
os-wait-decision = vendre ou garder
os-wait-counter = la répartition
os-wait-second-look = le second regard
os-wait-storehouses = les entrepôts
os-wait-last-counter = la dernière répartition
os-wait-last-second-look = le dernier second regard
os-wait-sale = la vente d’entrepôts
os-wait-over = la partie est finie
os-hint-free-pick = Choisissez une carte de votre bateau. Personne ne la voit ; vous pouvez changer jusqu’à ce que tous aient choisi.
os-hint-lot = Choisissez deux cartes de votre bateau.
os-hint-decision = Choisissez une des réponses.

## Boutons

os-do-pick =
    { $good ->
        [none] Prendre une carte
       *[other] Prendre : { $good }
    }
os-do-put-up = Mettre aux enchères
os-do-bid = Proposer { $amount }
os-do-pass = Passer
os-do-lay = Poser
os-do-lay-again = Refaire la pose
os-do-stand = Maintenir
os-do-manage = Décider
os-do-sell-storehouses =
    { $count ->
        [0] Ne rien vendre
        [one] Vendre { $count } entrepôt
       *[other] Vendre { $count } entrepôts
    }
os-do-take-back = Reprendre
os-decided = Décidé

os-undo-pick = la marchandise gratuite
os-undo-put-up = le lot
os-undo-bid = l’enchère
os-undo-pass = le passe
os-undo-keep = l’achat du lot
os-undo-sell = la vente
os-undo-lay = la répartition
os-undo-stand = le maintien
os-undo-manage = le plan
os-undo-sell-storehouses = la vente d’entrepôts
os-undo-take-back = la reprise

## Le lieu

os-round = Tour { $round } sur { $rounds }
os-phases = Phases du tour
os-phase-harbour = Port
os-phase-counter = Comptoir
os-phase-forum = Forum
os-phase-senate = Sénat
os-phase-storehouses = Entrepôts
os-phase-end = La fin
os-forum = Forum
os-senate = Sénat
os-storehouse = Entrepôt
os-senate-now = ce tour-ci
os-senate-next = suivant
os-forum-market = Cartes découvertes
os-forum-no-market = Pas de cartes découvertes.
os-forum-reckoned = { $good } : { $count } à { $price } chacune
os-quay = Quai
os-quay-seat =
    { $name } : { $storehouses ->
        [one] { $storehouses } entrepôt
       *[other] { $storehouses } entrepôts
    }, { $credits ->
        [one] { $credits } crédit
       *[other] { $credits } crédits
    }, { $ship ->
        [one] { $ship } carte à bord
       *[other] { $ship } cartes à bord
    }
os-put-away = écartée

## Main et joueurs

os-hand-label =
    { $count ->
        [one] Vos marchandises : { $count } carte
       *[other] Vos marchandises : { $count } cartes
    }
os-hand-stock = Réserve
os-hand-ship = Bateau
os-hand-empty = Vous ne possédez aucune marchandise.
os-fig-cash =
    { $n ->
        [one] { $n } denarius
       *[other] { $n } denarii
    }
os-fig-points =
    { $n ->
        [one] { $n } point de victoire
       *[other] { $n } points de victoire
    }
os-fig-storehouses =
    { $n ->
        [one] { $n } entrepôt
       *[other] { $n } entrepôts
    }
os-fig-credits =
    { $n ->
        [one] { $n } crédit
       *[other] { $n } crédits
    }
os-fig-stock =
    { $n ->
        [one] { $n } carte en réserve
       *[other] { $n } cartes en réserve
    }
os-fig-ship =
    { $n ->
        [one] { $n } carte dans le bateau
       *[other] { $n } cartes dans le bateau
    }
os-seat-bought = acheté
os-seat-bought-title = Acheté ce tour-ci, au vu de tous
os-seat-before = avant
os-seat-before-title = Acheté aux tours précédents, et toujours là
os-seat-sure = possède
os-seat-sure-title = Possède, au vu de tous
os-seat-out = hors jeu

## Port

os-auction = Vente aux enchères
os-free-picks = Marchandise gratuite
os-free-picks-explained = Chacun prend gratuitement une de ses cinq marchandises, en secret. Les quatre autres passent aux enchères.
os-lot-of = Lot ({ $name })
os-lot-yours = Votre lot
os-lot-minimum = au moins { $minimum }
os-lot-leaves = Il reste dans votre bateau
os-lot-leaves-none = Votre bateau sera vide.
os-lot-choose = Choisissez deux cartes de votre bateau.
os-lot-waits = { $name } choisit deux cartes.
os-series = Série { $series } sur 2
os-bids = Enchères
os-bid-passed = passe
os-bid-speaks = a la parole
os-bid-waits = parlera ensuite
os-bid-amount = Votre prix
os-bid-limit = Vous avez { $cash } ; vous pourriez payer { $limit } au plus.
os-bid-minimum = Minimum { $minimum }
os-bid-equal = Égaler { $bid }
os-bid-more = Proposer { $n } de plus
os-bid-less = Proposer { $n } de moins
os-answer-sell = Vendre à { $name } pour { $bid } : vous recevez { $gain }, et aurez { $cash }
os-answer-sell-plain = Vendre à { $name } pour { $bid }
os-answer-keep = Garder pour { $price } : les deux cartes sont à vous, il vous reste { $left }
os-answer-keep-plain = Garder le lot
os-struck-sold = Vendu à { $name } pour { $price }
os-struck-kept = { $name } le garde pour { $price }
os-struck-forced = Tous passent : { $name } le prend pour { $price }
os-recap-title = Depuis votre dernier coup
os-recap-sold =
    { $buyer_is ->
        [you] { $seat } vous vend { $cards } pour { $price }.
       *[other] { $seat } vend { $cards } à { $buyer } pour { $price }.
    }
os-recap-kept = { $seat } garde { $cards } pour { $price }.
os-recap-forced = Tous passent : { $seat } doit prendre { $cards } pour { $price }.

## Comptoir

os-counter = Comptoir
os-place-choose = Les cartes choisies vont ici : { $place }
os-place-empty = rien
os-place-forum-why = vendu pour des denarii
os-place-senate-why = donné pour des points
os-place-storehouse-why = gardé pour plus tard
os-live-forum = { $most } D au plus
os-live-senate = vaut { $worth }
os-live-room = place pour { $room }
os-live-over = place pour { $room } : construire, ou perdre { $over }
os-lamps =
    { $count ->
        [one] { $count } type sur { $most }
       *[other] { $count } types sur { $most }
    }
os-lamps-over = { $count } types : il y en a trop
os-lamps-lost = Vous perdrez
os-prices = Ce que chacune rapporte au forum s’il en vient d’autres
os-prices-more = +{ $more }
os-offers = Ce que les autres pourraient offrir au sénat
os-offers-seen = vu
os-offers-most = au plus
os-offers-rivals =
    { $worth ->
        [0] Vous n’offrez au sénat rien qui compte.
       *[other] Votre offre vaut { $worth } au sénat : { $count ->
            [0] personne ne peut l’atteindre
            [one] une seule autre pourrait l’atteindre
           *[other] { $count } autres pourraient l’atteindre
        }.
    }
os-sizes = Cartes sur chaque case
os-waits-all = La taille des piles est montrée quand tous ont posé.

## Entrepôts

os-sheet = Entrepôts
os-sheet-credits = Rembourser des crédits
os-sheet-credits-none = Vous n’avez pas de crédit.
os-sheet-build = Construire
os-sheet-each = { $price } chacun
os-sheet-keep = Garder
os-sheet-keep-room =
    { $room ->
        [one] { $kept } pour { $room } place
       *[other] { $kept } pour { $room } places
    }
os-sheet-less = Un de moins
os-sheet-more = Un de plus
os-sheet-nothing = Il n’y a rien à garder.
os-sale = Entrepôts vides
os-sale-explained = Chaque entrepôt vendu rapporte { $price } denarii. Les crédits sont remboursés ensuite.

## Découverte et fin

os-reveal = Le comptoir est dévoilé
os-reveal-settled = Les entrepôts sont réglés
os-reveal-again = Revoir le dernier comptoir
os-reveal-bluffs = Cartes Bluff
os-reveal-lost = Trop de types : perdu
os-reveal-forum = Forum
os-reveal-forum-why = Plus il y en a d’un type, moins chacune rapporte.
os-reveal-income = Recette
os-reveal-senate = Sénat
os-reveal-senate-why = La meilleure offre reçoit 3 points, la deuxième 2, la troisième 1.
os-reveal-offer = Offre
os-reveal-points = Valeur, points
os-reveal-storehouse = Entrepôts
os-reveal-storehouse-why = Les crédits d’abord, puis les entrepôts ; chacun garde une carte.
os-reveal-stored = Marchandises, place
os-reveal-credits = Crédits
os-reveal-repaid = Crédits remboursés
os-reveal-interest = Intérêts
os-reveal-sold = Entrepôts vendus
os-reveal-taken = Crédits pris
os-reveal-built = Construits
os-reveal-thrown = Défaussé
os-reveal-nothing = –
os-end-senate = Sénat
os-end-types = Types en entrepôt
os-end-cash = Argent
os-end-total = Points
os-end-out = Hors jeu, faute de pouvoir rembourser tous les crédits : { $names }.
os-end-place = Voir le port
os-end-scores = Voir les scores
os-end-nobody = Personne n’a gagné : tous sont hors jeu

## Touches

os-keys-place = mettre cette carte sur la case éclairée, ou la rendre à l’entrepôt
os-keys-forum = éclairer le forum
os-keys-senate = éclairer le sénat
os-keys-storehouse = éclairer l’entrepôt
os-keys-more = proposer 1 de plus
os-keys-less = proposer 1 de moins
os-keys-more-five = proposer 5 de plus
os-keys-less-five = proposer 5 de moins
os-keys-minimum = proposer le minimum
os-keys-equal = proposer autant que le prix le plus haut
os-keys-pass = passer
os-keys-sell = vendre à cet acheteur
os-keys-keep = garder le lot
os-keys-repay = rembourser un crédit de plus, ou aucun
os-keys-build = en construire un de plus
os-keys-build-less = en construire un de moins
os-keys-sale-more = en vendre un de plus
os-keys-sale-less = en vendre un de moins
os-keys-take-back = reprendre votre décision
os-keys-close-reveal = fermer le comptoir dévoilé
