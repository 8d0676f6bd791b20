# Mots d’Ostia. Les termes sont ceux de la règle française : voir docs/style.md.

## Marchandises

ostia-good-ivory = ivoire
ostia-good-marble = marbre
ostia-good-wood = bois
ostia-good-salt = sel
ostia-good-wine = vin
ostia-good-wheat = blé
ostia-good-bluff = Bluff
ostia-cards =
    { $count ->
        [1] { $good }
       *[other] { $count } × { $good }
    }
ostia-nothing = rien

## Phases

ostia-phase-free-pick = Phase portuaire : chacun prend gratuitement une marchandise sur cinq.
ostia-phase-counter = Phase du comptoir : chacun répartit ses marchandises entre forum, sénat et entrepôt.
ostia-phase-second-look = Second regard : la taille de toutes les piles est connue. Chacun maintient sa pose ou la refait.
ostia-phase-storehouses = Entrepôts : crédits, construction et cartes à garder.
ostia-phase-last-counter = La dernière répartition : entrepôt ou forum.
ostia-phase-over = La partie est finie.

## Ce qui s’est passé

ostia-event-started =
    { $seat_is ->
        [you] Vous êtes premier joueur pour commencer.
       *[other] { $seat } est premier joueur pour commencer.
    }
ostia-event-round-began =
    { $seat_is ->
        [you] Le tour { $round } commence ; vous êtes premier joueur.
       *[other] Le tour { $round } commence ; { $seat } est premier joueur.
    }
ostia-event-senate-opened = Une carte Sénat est découverte : { $goods }, par ordre de préférence.
ostia-event-reshuffled = La défausse est mélangée et forme une nouvelle pioche.
ostia-event-first-card =
    { $seat_is ->
        [you] Vous recevez une première carte.
       *[other] { $seat } reçoit une première carte.
    }
ostia-event-first-card-own =
    { $seat_is ->
        [you] Votre première carte : { $good }.
       *[other] { $seat } reçoit sa première carte : { $good }.
    }
ostia-event-dealt =
    { $seat_is ->
        [you] Vous recevez { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        }.
       *[other] { $seat } reçoit { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        }.
    }
ostia-event-dealt-own =
    { $seat_is ->
        [you] Vous recevez { $cards }.
       *[other] { $seat } reçoit { $cards }.
    }
ostia-event-free-picked =
    { $seat_is ->
        [you] Vous avez choisi votre carte gratuite.
       *[other] { $seat } a choisi une carte gratuite.
    }
ostia-event-free-picked-own =
    { $seat_is ->
        [you] Vous choisissez gratuitement : { $good }.
       *[other] { $seat } choisit gratuitement : { $good }.
    }
ostia-event-free-picks-taken = Tous ont choisi : les cartes gratuites leur appartiennent.
ostia-event-taken-back =
    { $seat_is ->
        [you] Vous revenez sur votre décision.
       *[other] { $seat } revient sur sa décision.
    }
ostia-event-lot-put-up =
    { $seat_is ->
        [you] Vous mettez aux enchères { $cards }, à partir de { $minimum }.
       *[other] { $seat } met aux enchères { $cards }, à partir de { $minimum }.
    }
ostia-event-bid-made =
    { $seat_is ->
        [you] Vous proposez { $amount }.
       *[other] { $seat } propose { $amount }.
    }
ostia-event-bid-passed =
    { $seat_is ->
        [you] Vous passez.
       *[other] { $seat } passe.
    }
ostia-event-storehouses-sold =
    { $seat_is ->
        [you] Vous vendez { $count ->
            [one] { $count } entrepôt pour 7 denarii
           *[other] { $count } entrepôts à 7 denarii pièce
        }.
       *[other] { $seat } vend { $count ->
            [one] { $count } entrepôt pour 7 denarii
           *[other] { $count } entrepôts à 7 denarii pièce
        }.
    }
ostia-event-credits-taken =
    { $seat_is ->
        [you] Vous prenez { $count ->
            [one] { $count } crédit de 7 denarii
           *[other] { $count } crédits de 7 denarii chacun
        }.
       *[other] { $seat } prend { $count ->
            [one] { $count } crédit de 7 denarii
           *[other] { $count } crédits de 7 denarii chacun
        }.
    }
ostia-event-lot-kept =
    { $seat_is ->
        [you] Vous gardez le lot pour { $price }.
       *[other] { $seat } garde le lot pour { $price }.
    }
ostia-event-lot-sold =
    { $seat_is ->
        [you] Vous vendez le lot à { $buyer } pour { $price } et recevez { $share }.
       *[other] { $buyer_is ->
            [you] { $seat } vous vend le lot pour { $price } et reçoit { $share }.
           *[other] { $seat } vend le lot à { $buyer } pour { $price } et reçoit { $share }.
        }
    }
ostia-event-lot-forced =
    { $seat_is ->
        [you] Tous passent : vous devez prendre le lot pour { $price }.
       *[other] Tous passent : { $seat } doit prendre le lot pour { $price }.
    }
ostia-event-market-turned-up = Cartes découvertes pour le forum : { $cards }.
ostia-event-laid =
    { $seat_is ->
        [you] Cartes que vous posez : { $forum } au forum et { $senate } au sénat.
       *[other] { $seat } pose des cartes face cachée : { $forum } au forum et { $senate } au sénat.
    }
ostia-event-laid-own =
    { $seat_is ->
        [you] Vous posez au forum : { $forum } ; au sénat : { $senate }.
       *[other] { $seat } pose au forum : { $forum } ; au sénat : { $senate }.
    }
ostia-event-laid-unseen =
    { $seat_is ->
        [you] Vous avez posé vos cartes.
       *[other] { $seat } a posé ses cartes.
    }
ostia-event-answered =
    { $seat_is ->
        [you] Vous avez répondu.
       *[other] { $seat } a répondu.
    }
ostia-event-stood-own =
    { $seat_is ->
        [you] Vous maintenez votre pose.
       *[other] { $seat } maintient sa pose.
    }
ostia-event-laid-again-own =
    { $seat_is ->
        [you] Vous refaites votre pose, au forum : { $forum } ; au sénat : { $senate }.
       *[other] { $seat } refait sa pose, au forum : { $forum } ; au sénat : { $senate }.
    }
ostia-event-sizes-shown =
    { $seat_is ->
        [you] Vos piles : { $forum } au forum, { $senate } au sénat.
       *[other] { $seat }, taille des piles : { $forum } au forum, { $senate } au sénat.
    }
ostia-event-turned-up =
    { $seat_is ->
        [you] Vous dévoilez au forum : { $forum } ; au sénat : { $senate }.
       *[other] { $seat } dévoile au forum : { $forum } ; au sénat : { $senate }.
    }
ostia-event-penalty-paid =
    { $seat_is ->
        [you] Trop de types : vous perdez { $cards }.
       *[other] Trop de types : { $seat } perd { $cards }.
    }
ostia-event-goods-sold =
    { $seat_is ->
        [you] Vous recevez { $income ->
            [one] { $income } denarius
           *[other] { $income } denarii
        } au forum.
       *[other] { $seat } reçoit { $income ->
            [one] { $income } denarius
           *[other] { $income } denarii
        } au forum.
    }
ostia-event-offer-judged =
    { $seat_is ->
        [you] Votre offre vaut { $worth } : { $vp ->
            [one] { $vp } point
           *[other] { $vp } points
        }.
       *[other] { $seat } fait une offre qui vaut { $worth } : { $vp ->
            [one] { $vp } point
           *[other] { $vp } points
        }.
    }
ostia-event-managed =
    { $seat_is ->
        [you] Vous avez décidé pour vos entrepôts.
       *[other] { $seat } a décidé pour ses entrepôts.
    }
ostia-event-managed-own =
    { $seat_is ->
        [you] Votre plan : garder { $keep }{ $build ->
            [0] { "" }
            [one] , construire un entrepôt
           *[other] , construire { $build } entrepôts
        }{ $repay ->
            [0] { "" }
            [one] , rembourser un crédit
           *[other] , rembourser { $repay } crédits
        }.
       *[other] { $seat }, plan : garder { $keep }{ $build ->
            [0] { "" }
            [one] , construire un entrepôt
           *[other] , construire { $build } entrepôts
        }{ $repay ->
            [0] { "" }
            [one] , rembourser un crédit
           *[other] , rembourser { $repay } crédits
        }.
    }
ostia-event-credits-repaid =
    { $seat_is ->
        [you] Vous remboursez { $count ->
            [one] { $count } crédit
           *[other] { $count } crédits
        }.
       *[other] { $seat } rembourse { $count ->
            [one] { $count } crédit
           *[other] { $count } crédits
        }.
    }
ostia-event-interest-paid =
    { $seat_is ->
        [you] Vous payez { $amount } denarii d’intérêts.
       *[other] { $seat } paie { $amount } denarii d’intérêts.
    }
ostia-event-storehouses-built =
    { $seat_is ->
        [you] Vous construisez { $count ->
            [one] { $count } entrepôt
           *[other] { $count } entrepôts
        }.
       *[other] { $seat } construit { $count ->
            [one] { $count } entrepôt
           *[other] { $count } entrepôts
        }.
    }
ostia-event-discarded =
    { $seat_is ->
        [you] Vous défaussez { $cards }.
       *[other] { $seat } défausse { $cards }.
    }
ostia-event-stores-turned-up =
    { $seat_is ->
        [you] Vous avez en entrepôt : { $stored } ; au forum : { $forum }.
       *[other] { $seat } a en entrepôt : { $stored } ; au forum : { $forum }.
    }
ostia-event-types-scored =
    { $seat_is ->
        [you] Points pour la variété de vos marchandises : { $vp }.
       *[other] { $seat }, points pour la variété des marchandises : { $vp }.
    }
ostia-event-eliminated =
    { $seat_is ->
        [you] Vous ne pouvez pas rembourser vos crédits : vous êtes hors jeu.
       *[other] { $seat } ne peut pas rembourser tous ses crédits : hors jeu.
    }
ostia-event-cash-scored =
    { $seat_is ->
        [you] Points pour votre argent : { $vp }.
       *[other] { $seat }, points pour l’argent : { $vp }.
    }
ostia-event-put-away-turned-up = La carte Sénat écartée : { $goods }, par ordre de préférence.

## Pourquoi une action est refusée

ostia-refusal-no-such-seat = Cette place n’existe pas à cette table.
ostia-refusal-match-over = La partie est finie.
ostia-refusal-not-now = Cela ne peut pas se faire maintenant.
ostia-refusal-not-your-turn =
    { $seat_is ->
        [you] C’est à vous de jouer.
       *[other] C’est à { $seat } de jouer.
    }
ostia-refusal-nothing-to-lay = Qui n’a pas de marchandises ne pose rien maintenant.
ostia-refusal-nothing-to-take-back = Il n’y a rien à reprendre.
ostia-refusal-not-on-ship = Cette marchandise n’est pas dans le bateau : { $good }.
ostia-refusal-not-two-cards = Un lot compte deux cartes, pas { $got }.
ostia-refusal-lot-not-on-ship = Ces deux cartes ne sont pas toutes dans le bateau.
ostia-refusal-bid-too-low = Pour ce lot, on propose au moins { $minimum }.
ostia-refusal-bid-too-high = Plus de { $limit }, ce serait impossible à payer, même en vendant les entrepôts et avec quatre crédits.
ostia-refusal-cannot-pay-to-keep = Garder le lot coûte { $price } comptant ; vous avez { $cash }.
ostia-refusal-no-bid-from =
    { $seat_is ->
        [you] Vous n’avez rien proposé.
       *[other] { $seat } n’a rien proposé.
    }
ostia-refusal-not-in-stock = Ces marchandises ne sont pas toutes en réserve.
ostia-refusal-too-many-bluffs = Il n’y a que deux cartes Bluff.
ostia-refusal-senate-closed = À la fin, on ne pose rien au sénat.
ostia-refusal-cannot-repay =
    { $most ->
        [0] Aucun crédit ne peut être remboursé.
        [one] Un seul crédit peut être remboursé.
       *[other] On peut rembourser { $most } crédits au plus.
    }
ostia-refusal-cannot-build =
    { $most ->
        [0] Aucun entrepôt ne peut être construit.
        [one] Un seul entrepôt peut être construit.
       *[other] On peut construire { $most } entrepôts au plus.
    }
ostia-refusal-cannot-keep-these = Les cartes à garder ne sont pas toutes en réserve.
ostia-refusal-no-room =
    { $room ->
        [0] Il n’y a pas d’entrepôt où garder quelque chose.
        [one] Il n’y a qu’un entrepôt.
       *[other] Il n’y a que { $room } entrepôts.
    }
ostia-refusal-not-so-many-empty =
    { $empty ->
        [0] Aucun entrepôt n’est vide.
        [one] Un seul entrepôt est vide.
       *[other] Seuls { $empty } entrepôts sont vides.
    }
ostia-refusal-must-sell =
    { $least ->
        [one] Il faut vendre au moins { $least } entrepôt pour rembourser les crédits.
       *[other] Il faut vendre au moins { $least } entrepôts pour rembourser les crédits.
    }

## Ce qu’une action entraînerait

ostia-effect-gains = Vous obtenez { $cards }.
ostia-effect-lot-costs = Le lot coûte au moins { $minimum } ; si tous passent, vous payez { $forced }.
ostia-effect-pays-if-taken = Si le vendeur accepte, vous payez { $amount }.
ostia-effect-sells-storehouses =
    { $count ->
        [one] Pour cela, vous devez vendre { $count } entrepôt.
       *[other] Pour cela, vous devez vendre { $count } entrepôts.
    }
ostia-effect-takes-credits =
    { $count ->
        [one] Pour cela, vous devez prendre { $count } crédit.
       *[other] Pour cela, vous devez prendre { $count } crédits.
    }
ostia-effect-cash-after =
    { $cash ->
        [one] Vous aurez { $cash } denarius.
       *[other] Vous aurez { $cash } denarii.
    }
ostia-effect-loses-to-penalty = Attention, plus de trois types : vous perdrez { $cards }.
ostia-effect-earns-at-most = Le forum rapporte { $income } au plus.
ostia-effect-offer-worth = Pour le sénat, l’offre vaut { $worth }.
ostia-effect-pays-interest = Intérêts : { $amount }.
ostia-effect-holds = Entrepôts : { $storehouses } ; crédits : { $credits }.
ostia-effect-discards = Vous défaussez { $cards }.
ostia-effect-scores-types =
    { $vp ->
        [one] Vous marquez { $vp } point pour les marchandises stockées.
       *[other] Vous marquez { $vp } points pour les marchandises stockées.
    }
ostia-effect-is-out = Attention : vous ne pouvez pas rembourser vos crédits et serez hors jeu.

## Options

ostia-verb-decide = changer de décision
ostia-verb-take-back = reprendre
ostia-verb-stand = maintenir
ostia-verb-pass = passer
ostia-verb-bid = proposer un prix
ostia-verb-keep = garder le lot
ostia-verb-sell = vendre le lot
ostia-label-from = { $amount } et plus
ostia-label-and-more = et { $more }
ostia-label-forum = { $count } × { $good } au forum
ostia-label-senate = { $count } × { $good } au sénat
ostia-label-keep = garder { $count } × { $good }
ostia-label-repay =
    { $count ->
        [one] rembourser { $count } crédit
       *[other] rembourser { $count } crédits
    }
ostia-label-build =
    { $count ->
        [one] construire { $count } entrepôt
       *[other] construire { $count } entrepôts
    }
ostia-label-sell-storehouses =
    { $count ->
        [one] vendre { $count } entrepôt
       *[other] vendre { $count } entrepôts
    }

## Lecture d’une action

ostia-expected-verb = pick, put-up, bid, pass, keep, sell, lay, manage, sell-storehouses ou take-back
ostia-expected-good = une marchandise
ostia-expected-cards = des cartes, comme « ivory 2*wheat »
ostia-expected-number = un nombre
ostia-expected-seat = le numéro d’une place
ostia-expected-end = la fin de la ligne

## Erreurs dans un fichier d’édition d’Ostia

edition-ostia-other-game = C’est une édition de « { $game } », pas de « ostia ».
edition-ostia-range = Un nombre va ici de { $least } à { $most } ; { $found } n’est pas possible.
edition-ostia-too-few-cards = Sans l’ivoire, il y a { $found } cartes ; avec moins de { $needed }, la pioche pourrait s’épuiser.
edition-ostia-senate-cards = Il y a { $needed } cartes Sénat, pas { $found }.
edition-ostia-unknown-good = Il n’y a pas de marchandise « { $good } ». Les marchandises : { $known }.
edition-ostia-senate-twice = « { $good } » figure deux fois sur cette carte Sénat.
edition-ostia-senate-missing = Il manque sur cette carte Sénat : { $goods }.
edition-ostia-prices = Il y a de 1 à { $most } prix, pas { $found }.
edition-ostia-price-rises = Le prix pour { $count } cartes est plus haut que le précédent : les prix ne montent jamais.
