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
       *[other] { $count } × { $good }
    }
ostia-nothing = rien

## Phases

ostia-phase-free-pick = Phase portuaire : chacun prend gratuitement une marchandise sur cinq.
ostia-phase-counter = Phase du comptoir : chacun répartit ses marchandises entre forum, sénat et entrepôt.
ostia-phase-second-look = Second regard : on connaît la taille de toutes les piles. Chacun maintient sa répartition ou la refait.
ostia-phase-storehouses = Entrepôts : crédits, construction et cartes à garder.
ostia-phase-last-counter = La dernière répartition : entrepôt ou forum.
ostia-phase-over = La partie est finie.

## Ce qui s’est passé

ostia-event-started =
    { $seat_is ->
        [you] Vous êtes le premier joueur.
       *[other] { $seat } est le premier joueur.
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
        [you] Vous recevez : { $cards }.
       *[other] { $seat } reçoit : { $cards }.
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
        [you] Vous mettez aux enchères, à partir de { $minimum } : { $cards }.
       *[other] { $seat } met aux enchères, à partir de { $minimum } : { $cards }.
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
ostia-event-lot-sold-same =
    { $seat_is ->
        [you] Vous vendez le lot à { $buyer } pour { $price } et recevez { $share } : les { $bid } offerts par { $other } n’auraient pas rapporté plus.
       *[other] { $buyer_is ->
            [you] { $seat } vous vend le lot pour { $price } et reçoit { $share } : les { $bid } offerts par { $other } n’auraient pas rapporté plus.
           *[other] { $seat } vend le lot à { $buyer } pour { $price } et reçoit { $share } : les { $bid } offerts par { $other } n’auraient pas rapporté plus.
        }
    }
ostia-event-lot-sold-lower =
    { $seat_is ->
        [you] Vous vendez le lot à { $buyer } pour { $price } et recevez { $share }, soit { $less } de moins qu’en vendant à { $other }.
       *[other] { $buyer_is ->
            [you] { $seat } vous vend le lot pour { $price } et reçoit { $share }, quitte à perdre { $less } plutôt que de vendre à { $other }.
           *[other] { $seat } vend le lot à { $buyer } pour { $price } et reçoit { $share }, quitte à perdre { $less } plutôt que de { $other_is ->
                [you] vous le vendre
               *[other] vendre à { $other }
            }.
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
        [you] Vous maintenez votre répartition.
       *[other] { $seat } maintient sa répartition.
    }
ostia-event-laid-again-own =
    { $seat_is ->
        [you] Vous refaites votre répartition, au forum : { $forum } ; au sénat : { $senate }.
       *[other] { $seat } refait sa répartition, au forum : { $forum } ; au sénat : { $senate }.
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
        [you] Vous défaussez : { $cards }.
       *[other] { $seat } défausse : { $cards }.
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
ostia-refusal-nothing-to-lay = Vous n’avez pas de marchandises : il n’y a rien à poser.
ostia-refusal-nothing-to-take-back = Il n’y a aucune décision sur laquelle revenir.
ostia-refusal-not-on-ship = Cette marchandise n’est pas dans le bateau : { $good }.
ostia-refusal-not-two-cards = Un lot compte deux cartes, pas { $got }.
ostia-refusal-lot-not-on-ship = Ces deux cartes ne sont pas l’une et l’autre dans le bateau.
ostia-refusal-bid-too-low = Pour ce lot, on propose au moins { $minimum }.
ostia-refusal-bid-too-high = Vous pourriez payer { $limit } au plus, même en vendant vos entrepôts et en prenant des crédits jusqu’à quatre.
ostia-refusal-cannot-pay-to-keep = Garder le lot coûte { $price } comptant ; vous avez { $cash }.
ostia-refusal-no-bid-from =
    { $seat_is ->
        [you] Vous n’avez rien proposé.
       *[other] { $seat } n’a rien proposé.
    }
ostia-refusal-not-in-stock = Ces marchandises ne sont pas toutes dans votre réserve.
ostia-refusal-too-many-bluffs = Il n’y a que deux cartes Bluff.
ostia-refusal-senate-closed = À la fin, on ne pose rien au sénat.
ostia-refusal-cannot-repay =
    { $most ->
        [0] Vous ne pouvez rembourser aucun crédit.
        [one] Vous pouvez rembourser un crédit au plus.
       *[other] Vous pouvez rembourser { $most } crédits au plus.
    }
ostia-refusal-cannot-build =
    { $most ->
        [0] Vous ne pouvez construire aucun entrepôt.
        [one] Vous pouvez construire un entrepôt au plus.
       *[other] Vous pouvez construire { $most } entrepôts au plus.
    }
ostia-refusal-cannot-keep-these = Les cartes à garder ne sont pas toutes dans votre réserve.
ostia-refusal-no-room =
    { $room ->
        [0] Vous n’avez aucun entrepôt où garder quelque chose.
        [one] Vous n’avez qu’un entrepôt.
       *[other] Vous n’avez que { $room } entrepôts.
    }
ostia-refusal-not-so-many-empty =
    { $empty ->
        [0] Aucun entrepôt n’est vide.
        [one] Un seul entrepôt est vide.
       *[other] Seuls { $empty } entrepôts sont vides.
    }
ostia-refusal-must-sell =
    { $least ->
        [one] Il faut vendre au moins { $least } entrepôt pour rembourser vos crédits.
       *[other] Il faut vendre au moins { $least } entrepôts pour rembourser vos crédits.
    }

## Ce qu’une action entraînerait

ostia-effect-gains = Vous obtenez : { $cards }.
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
ostia-effect-discards = Vous défaussez : { $cards }.
ostia-effect-scores-types =
    { $vp ->
        [one] Vous marquez { $vp } point pour les marchandises stockées.
       *[other] Vous marquez { $vp } points pour les marchandises stockées.
    }
ostia-effect-is-out = Attention : vous ne pouvez pas rembourser vos crédits et serez hors jeu.

## Options

ostia-verb-decide = décider de nouveau
ostia-verb-take-back = revenir sur votre décision
ostia-verb-stand = maintenir
ostia-verb-pass = passer
ostia-verb-bid = proposer un prix
ostia-verb-keep = garder le lot
ostia-verb-sell = vendre le lot
ostia-label-from = { $amount } et plus
ostia-label-and-more = et { $more }
ostia-label-forum = { $count } × { $good } au forum
ostia-label-senate = { $count } × { $good } au sénat
ostia-label-keep = garder { $count } × { $good }
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

## En cas d’égalité

ostia-tie =
    { $vp ->
        [one] À égalité avec { $vp } point : { $seats }.
       *[other] À égalité avec { $vp } points : { $seats }.
    }
ostia-tie-storehouses = Les entrepôts départagent : { $figures }.
ostia-tie-stored = S’il y en a autant, les marchandises entreposées départagent, d’après la carte Sénat écartée : { $figures }.
ostia-tie-shared = Si elles se valent aussi, la place est partagée.
ostia-tie-figure = { $seat } { $figure }

## Actions à taper

ostia-example-pick = vous prenez cette marchandise gratuitement
ostia-example-put-up = vous mettez ces cartes aux enchères ; « 2*wheat » veut dire deux de ce type
ostia-example-bid = vous proposez ce prix, en denarii
ostia-example-pass = vous ne proposez rien
ostia-example-sell = vous vendez à ce joueur au prix qu’il propose
ostia-example-keep = vous gardez le lot pour un de plus que l’enchère la plus haute
ostia-example-lay = ces cartes vont au forum et au sénat, tout le reste aux entrepôts ; « 2*wheat » veut dire deux de ce type, « bluff » une carte Bluff, « all » toute la réserve
ostia-example-lay-last = ces cartes vont au forum, tout le reste aux entrepôts
ostia-example-stand = vous laissez les piles comme elles sont
ostia-example-manage = vous construisez et gardez cela ; « repay 1 » rembourse un crédit
ostia-example-sell-storehouses = vous vendez ce nombre d’entrepôts vides

## Lecture d’une action

ostia-expected-verb = pick, put-up, bid, pass, keep, sell, lay, manage, sell-storehouses ou take-back
ostia-expected-good = une marchandise
ostia-expected-cards = des cartes, comme « ivory 2*wheat »
ostia-expected-number = un nombre
ostia-expected-seat = le numéro d’une place
ostia-expected-end = la fin de la ligne

## Erreurs dans un fichier d’édition d’Ostia

edition-ostia-range = Un nombre va ici de { $least } à { $most } ; { $found } n’est pas possible.
edition-ostia-too-few-cards = Sans l’ivoire, il y a { $found } cartes ; avec moins de { $needed }, la pioche pourrait s’épuiser.
edition-ostia-senate-cards = Il y a { $needed } cartes Sénat, pas { $found }.
edition-ostia-unknown-good = Il n’y a pas de marchandise « { $good } ». Les marchandises : { $known }.
edition-ostia-senate-twice = « { $good } » figure deux fois sur cette carte Sénat.
edition-ostia-senate-missing = Il manque sur cette carte Sénat : { $goods }.
edition-ostia-prices = Il y a de 1 à { $most } prix, pas { $found }.
edition-ostia-price-rises = Le prix pour { $count } cartes est plus haut que le précédent : les prix ne montent jamais.

### The game, as the lobby presents it

game-ostia = Ostia
lobby-about-ostia = Vous êtes des négociants dans le port de Rome. Mettez des marchandises aux enchères, puis posez-les en secret au forum, au sénat ou dans vos entrepôts : le bluff rapporte, jusqu’à ce que toutes les cartes soient dévoilées.
lobby-reconstructed-ostia = Dans Ostia : le nombre de cartes de chaque marchandise et la plupart des cartes Sénat.
lobby-edition-first-edition-reconstructed = première édition, en partie reconstituée
option-ostia-start = Premier joueur
option-ostia-start-random = tiré au sort
option-ostia-first-game = Première partie
option-ostia-first-game-no = non : avec l’ivoire
option-ostia-first-game-yes = oui : sans l’ivoire
option-ostia-memory = Lots que l’écran retient
option-ostia-memory-yes = tout ce qui était visible
option-ostia-memory-no = un tour
option-ostia-counter = Comptoir
option-ostia-counter-two-beat = deux temps : un second regard (règle de la maison)
option-ostia-counter-one-beat = un seul temps, comme dans la règle : plus rapide

### The screen

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
os-say-second-look = Vous : les piles sont comptées. Maintenez votre répartition, ou refaites-la
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
os-hint-bid = Vous pouvez proposer de { $minimum } à { $limit }.

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
os-do-lay-again = Refaire
os-do-stand = Maintenir
os-do-manage = Décider
os-do-sell-storehouses =
    { $count ->
        [0] Ne rien vendre
        [one] Vendre { $count } entrepôt
       *[other] Vendre { $count } entrepôts
    }
os-do-take-back = Changer d’avis
os-decided = Décidé

os-undo-pick = la marchandise gratuite
os-undo-put-up = le lot
os-undo-bid = l’enchère
os-undo-pass = « je passe »
os-undo-keep = l’achat du lot
os-undo-sell = la vente
os-undo-lay = la répartition
os-undo-stand = le maintien
os-undo-manage = le plan
os-undo-sell-storehouses = la vente d’entrepôts
os-undo-take-back = le changement d’avis

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
os-seat-before-title = Acheté aux tours précédents, et toujours en réserve
os-seat-sure = possède
os-seat-sure-title = Possède, au vu de tous
os-seat-known = connu des autres
os-seat-known-title = Ce que les autres vous ont vu acheter
os-seat-out = hors jeu

## Port

os-auction = Enchères
os-free-picks = Marchandise gratuite
os-free-picks-explained = Chacun prend gratuitement une de ses cinq marchandises, en secret. Les quatre autres passent aux enchères.
os-lot-of = Lot ({ $name })
os-lot-yours = Votre lot
os-lot-minimum = au moins { $minimum }
os-lot-leaves = Il reste dans votre bateau
os-lot-leaves-none = Votre bateau sera vide.
os-lots-so-far = Lots déjà passés pendant ce tour
os-lot-choose = Choisissez deux cartes de votre bateau.
os-lot-waits = { $name } choisit deux cartes.
os-series = Série { $series } sur 2
os-bids = Enchères
os-bid-passed =
    { $mine ->
        [yes] passez
       *[no] passe
    }
os-bid-speaks =
    { $mine ->
        [yes] à vous la parole
       *[no] a la parole
    }
os-bid-waits =
    { $mine ->
        [yes] parlerez ensuite
       *[no] parlera ensuite
    }
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
os-recap-title = Depuis votre dernier coup

## Comptoir

os-counter = Comptoir
os-place-choose = Les cartes choisies vont ici : { $place }
os-place-empty = rien
os-place-forum-why = vendu pour des denarii
os-place-forum-last-why = perdu sans rien rapporter
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
os-prices = Ce que chaque carte rapporte au forum s’il en vient d’autres
os-prices-more = +{ $more }
os-offers = Ce que les autres pourraient offrir au sénat
os-offers-seen = vu
os-offers-most = au plus
os-offers-rivals =
    { $worth ->
        [0] Vous n’offrez au sénat rien qui compte.
       *[other] Votre offre vaut { $worth } au sénat : { $count ->
            [0] personne ne peut l’atteindre
            [one] un seul autre joueur pourrait l’atteindre
           *[other] { $count } autres joueurs pourraient l’atteindre
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
os-reveal-settled = Bilan des entrepôts
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
os-end-scores = Voir le décompte
os-end-nobody = Personne ne gagne : tous sont hors jeu

## Touches

os-keys-place = mettre cette carte sur la case mise en évidence, ou la rendre à l’entrepôt
os-keys-forum = mettre en évidence le forum
os-keys-senate = mettre en évidence le sénat
os-keys-storehouse = mettre en évidence l’entrepôt
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
os-keys-take-back = revenir sur votre décision
os-keys-close-reveal = fermer le comptoir dévoilé

## Help: what a thing on the table does now

os-help-piece-cash = denarii
os-help-piece-points = points
os-help-piece-storehouses = entrepôt
os-help-piece-credits = crédit
os-help-good = Posez-la au forum pour des { $cash }, au sénat pour des { $points }, ou dans un { $storehouses } pour le tour suivant.
os-help-good-senate =
    { $good } vaut { $now } pour le sénat ce tour-ci{ $next ->
        [none] .
       *[other] , { $next } au suivant.
    }
os-help-good-printed = Il y a { $copies } { $good } dans le jeu ; dans un lot, chaque carte compte { $value } pour le prix minimum.
os-help-bluff = Elle est posée face cachée parmi vos marchandises pour tromper ceux qui comptent vos piles. Ensuite, elle vous revient.
os-help-forum = Chaque carte vendue ici rapporte les { $cash } de sa marche : plus il y en a du même type, moins chacune rapporte.
os-help-prices = Ce qu’une carte de ce type rapporterait au forum s’il en venait d’autres.
os-help-market = Elles comptent sur les marches comme celles de tous, et ne rapportent rien à personne.
os-help-senate = Une offre vaut les chiffres inscrits à côté de ses marchandises. Les meilleures reçoivent 3, 2 et 1 { $points }.
os-help-storehouse = Chaque { $storehouses } garde une carte pour le tour suivant. À la fin, chaque type différent en entrepôt rapporte 1 { $points }.
os-help-build = Un { $storehouses } coûte 10 { $cash }. À la fin, chaque type différent en entrepôt rapporte 1 { $points }, et un entrepôt vide 7 { $cash }.
os-help-credit = Chaque { $credits } coûte 2 { $cash } par tour, ou 10 pour le rembourser. Si vous ne pouvez pas tous les rembourser à la fin, vous êtes hors jeu.
os-help-cash = Il sert à acheter lots et entrepôts ; à la fin, les plus riches reçoivent 3, 2 et 1 { $points }.
os-help-points = Qui a le plus de { $points } l’emporte : ils viennent du sénat, des types en entrepôt à la fin et de l’argent.
os-help-stock = Les marchandises que vous possédez. Vous les posez toutes au comptoir ce tour-ci.
os-help-sure = Elles ont été achetées au vu de tous : chacun les connaît.
os-help-ship = Des marchandises qui ne sont pas encore à vous : une est gratuite, les autres sont vendues par lots de deux.
os-help-start = Met le premier lot aux enchères. Le pion passe à gauche à chaque tour.
os-help-lot = Tous les autres proposent un prix, une fois. Puis le vendeur vend à l’un d’eux, ou garde le lot pour le prix le plus haut plus 1.
os-help-bid = Vous proposez un prix, une fois : au moins la somme des deux valeurs. Inutile de dépasser les autres.
os-help-limit = Vous pouvez proposer vos { $cash }, 7 par { $storehouses }, et 7 par { $credits } que vous pourriez encore prendre, jusqu’à 4.
os-help-decision = La moitié du prix est pour vous, l’autre pour la banque ; pour garder le lot, vous payez comptant le prix le plus haut plus 1.
os-help-types = Forum et sénat réunis, vous avez droit à 3 types. Au-delà, vous perdez celui que le sénat préfère.
os-help-offer = Ce que pourraient valoir au sénat les marchandises que les autres ont achetées au vu de tous.
os-help-room = Chaque { $storehouses } garde une carte ; le reste est défaussé, face visible.
os-help-sizes = Combien de cartes il y a là, cartes Bluff comprises. Vous pouvez maintenir votre répartition, ou la refaire une fois.
os-help-sale = Chaque { $storehouses } vide rapporte 7 { $cash } ; puis chaque { $credits } est remboursé pour 10.
os-help-harbour = Vous gardez gratuitement une de vos cinq marchandises ; les quatre autres sont vendues aux enchères en deux lots.
os-help-counter = Tous posent leurs marchandises en secret au forum, au sénat et à l’entrepôt, avec deux cartes Bluff.
os-help-settling = Crédits, construction, et ce qu’on garde : tous décident en secret, puis tout s’exécute.
os-help-end = On remplit les entrepôts une dernière fois : 1 { $points } par type différent.

## Places to jump to in a replay

os-mark-round = Tour
os-mark-auction = Enchère

## Standing orders

os-orders-brief =
    { $bids ->
        [0] Aucune enchère ;
        [one] Une enchère pour une paire ;
       *[other] Enchères pour { $bids } paires ;
    } { $other ->
        [pass] vous passez sur les autres lots.
       *[wait] les autres lots vous attendent.
    }
os-orders-bids = Enchères maximales de ce tour
os-orders-bids-explained = Pour un lot de ces deux marchandises. En gris : son minimum. Vide : pas d’ordre.
ostia-orders-below-minimum = { $bid } est inférieur au minimum de ces deux cartes, { $minimum }. Écrivez 0 pour passer.
os-orders-bid = Enchère maximale pour { $one } et { $other }
os-orders-bidding = Comment enchérir
os-orders-bidding-whole = Proposer tout le montant
os-orders-bidding-just-above = Proposer juste un peu plus que la meilleure enchère
os-orders-other-lots = Lots sans montant
os-orders-pass = passer
os-orders-borrow = Les enchères peuvent coûter entrepôts et crédits
os-orders-own = Vos propres lots
os-orders-own-explained = Entre les deux montants, le lot vous attend.
os-orders-sell-from = vendre à partir de
os-orders-keep-up-to = ou garder jusqu’à
os-orders-sell-from-of = Vendre { $one } et { $other } à partir de cette enchère
os-orders-keep-up-to-of = Garder { $one } et { $other } jusqu’à
os-orders-second-look = Au second regard
os-orders-stand = maintenir la répartition
os-orders-lay = refaire la répartition ainsi :
os-orders-lay-forum = { $good } au forum
os-orders-lay-senate = { $good } au sénat
os-orders-lay-rest = Le reste va à l’entrepôt.

## The text view

os-text-stock = En réserve : { $cards }.
os-text-ship = Dans le bateau : { $cards }.
os-text-picked = Prise gratuitement : { $good }.
os-text-laid = Posé au forum : { $forum }. Au sénat : { $senate }. Le reste va à l’entrepôt.
os-text-stands = Vous maintenez votre répartition.
os-text-start = Premier joueur : { $seat }.
os-text-senate = Valeur actuelle au sénat : { $goods }.
os-text-next-senate = Au tour suivant : { $goods }.
os-text-put-away = La carte écartée : { $goods }.
os-text-pile = Cartes dans la pioche : { $n }.
os-text-ready = Prêts : { $seats }.
os-text-lot = Lot (vendeur : { $seat }) : { $cards }. Minimum : { $minimum }.
os-text-bids = Enchères : { $bids }.
os-text-out = Hors jeu.
os-text-sizes = Cartes posées : forum { $forum }, sénat { $senate }, entrepôt { $storehouse }.
os-text-sure = Marchandises connues : { $cards }.
os-text-sold = Vendu au forum : { $cards }.
os-text-offered = Donné au sénat : { $cards }.
os-text-thrown = Défaussé : { $cards }.
os-text-prices = Prix d’une carte quand il y en a 1, 2, 3 … du même type : { $prices }.
os-text-values = Valeurs : { $goods }.
os-text-market = Cartes découvertes : { $cards }.
os-text-discards = Défaussées : { $cards }.

## Actions written on one line

os-written-pick = Prendre cette marchandise gratuitement.
os-written-put-up = Mettre aux enchères un blé et un vin.
os-written-bid = Proposer 7. Pour ne plus rien proposer, écrivez : pass.
os-written-sell = Vendre le lot au joueur 2. Pour le garder, écrivez : keep.
os-written-lay = Poser ceci face cachée au forum et au sénat ; le reste va à l’entrepôt. « all » signifie tout. Pour maintenir votre répartition, écrivez : stand.
os-written-manage = Rembourser un crédit, construire deux entrepôts, garder toutes les marchandises. Ou : sell-storehouses 1.
os-written-goods = Les marchandises, avec un nombre et une étoile devant s’il y en a plusieurs. { $goods }.

### The guided first match

# Les commentaires de la première partie d’Ostia, dans l’ordre. p2 et p3 sont les autres joueurs.

learn-ostia-welcome = Bienvenue à Ostie, le port de Rome. { $p2 } et { $p3 } sont vos rivaux. Après cinq tours, qui a le plus de points l’emporte.
learn-ostia-ship = Cinq marchandises sont arrivées dans votre bateau. Elles ne sont pas encore à vous.
learn-ostia-card = En voici une, de près : l’ivoire, la marchandise la plus précieuse. Choisissez un élément de la carte, ou Suite.
learn-ostia-card-value = Sa valeur, 9. Une enchère sur deux marchandises doit atteindre au moins la somme de leurs valeurs.
learn-ostia-card-copies = Il n’y a que 6 cartes ivoire dans le jeu. Une marchandise que peu d’autres vendent rapporte plus au forum.
learn-ostia-card-senate = Ce que compte un ivoire donné au sénat : 4 ce tour-ci et, à côté, 2 au suivant.
learn-ostia-stock = Cet ivoire est déjà à vous. Personne d’autre ne l’a vu.
learn-ostia-pick = Vous prenez une des cinq gratuitement et en secret. Choisissez un ivoire, la marchandise la plus précieuse.
learn-ostia-put-up = Les quatre autres sont mises aux enchères, deux à la fois. Vous commencez : mettez en vente un bois et le sel.
learn-ostia-seller = Chacun des autres propose un prix, une seule fois. Puis c’est à vous de choisir : vendre à l’un ou à l’autre, ou garder le lot pour un de plus que la meilleure enchère.
learn-ostia-sell = Vous recevez la moitié du prix, la banque l’autre moitié. Vendez à { $p3 }.
learn-ostia-bid = Maintenant, { $p2 } vend. Une enchère vaut au moins la somme des deux valeurs. Proposez 18.
learn-ostia-bought = Votre enchère a été acceptée : le sel et le blé sont maintenant dans votre réserve.
learn-ostia-bid-more = { $p3 } vend du marbre et du blé. Vous parlez en premier, et une seule fois : proposez 20.
learn-ostia-keep = { $p2 } l’emporte pour 22. Vos deux dernières marchandises sont en vente, et les enchères sont basses : gardez-les.
learn-ostia-bid-again = Du marbre et du sel. Une enchère peut être égale ou inférieure aux autres ; ici, 16 devrait suffire.
learn-ostia-pass = Personne n’est obligé d’enchérir. Gardez votre argent : passez.
learn-ostia-counter = Le port est vide et vous possédez huit marchandises. Au comptoir, tous posent maintenant les leurs, en même temps et en secret.
learn-ostia-forum = Au forum, on vend. La seule carte de son type rapporte 15 ; plus il y en a, moins chacune rapporte.
learn-ostia-market = Quatre cartes découvertes y sont déjà. Trois sont du blé : mauvais jour pour en vendre.
learn-ostia-senate = Au sénat, on donne des marchandises pour des points : 3, 2 et 1 pour les meilleures offres. Ce tour-ci, le vin y vaut 5, l’ivoire 4.
learn-ostia-storehouse = Ce que vous mettez dans vos entrepôts, vous le gardez pour plus tard : une carte dans chacun. Vous avez un entrepôt.
learn-ostia-types = Au forum et au sénat réunis, vous pouvez avoir trois types. Si vous en posez davantage, vous en perdez.
learn-ostia-lay = Au forum : un ivoire, le bois, les deux sels. Au sénat : deux ivoires et une carte Bluff. Le reste va à l’entrepôt.
learn-ostia-sizes = Tous voient maintenant combien de cartes sont posées où, mais pas lesquelles. Les cartes Bluff comptent aussi : elles gonflent une pile.
learn-ostia-stand = Règle de la maison : chacun peut refaire sa répartition une fois, pour que personne ne gagne à être le dernier. La vôtre est bonne : maintenez-la.
learn-ostia-sold = Tout est dévoilé. Personne d’autre ne vend d’ivoire ni de bois : 15 chacun. Il y a trois sels : 10 chacun. Vous gagnez 50.
learn-ostia-judged = Pour le sénat, votre offre vaut 8, celles des autres 7 chacune. Vous recevez 3 points ; à égalité, les autres en ont 1 chacun.
learn-ostia-build = Il reste le marbre et le blé, et de la place pour un. Construisez un entrepôt pour 10 et gardez les deux.
learn-ostia-round = Voilà un tour complet. Votre voisin de gauche devient premier joueur, et une nouvelle carte Sénat compte.
learn-ostia-aim = Les points décident : ceux du sénat à chaque tour et, à la fin, les types différents en entrepôt et l’argent (3, 2 et 1). Remboursez vos crédits, sinon vous êtes hors jeu.
learn-ostia-end = Vous savez comment se joue un tour. Le reste s’apprend dans une vraie partie : trois joueurs, des rivaux faciles, tout votre temps et un guide à vos côtés.

## Looking back

os-moment = Tour { $round } : { $phase }
os-why-pick = C’est cette marchandise qui vous servait le plus ({ $good }).
os-why-lot = Ainsi réunies, vos marchandises auraient rapporté davantage.
os-why-bid = Ce lot valait pour vous plus de { $amount } : { $cards }.
os-why-bid-more = Vous auriez eu plus de chances d’acheter le lot.
os-why-bid-less = Une enchère plus basse suffisait pour ce que le lot valait pour vous.
os-why-pass = Le lot ne valait pas { $amount } pour vous.
os-why-keep = Pour { $price }, vous auriez gardé des marchandises qui valaient plus pour vous.
os-why-sell = La moitié du prix, { $share }, valait plus pour vous que les marchandises.
os-why-buyer = { $seat } pouvait moins vous nuire avec ces marchandises.
os-why-penalty = Vous n’auriez rien perdu à cause d’un type de trop ({ $cards }).
os-why-types = Vous auriez gardé { $better } types au lieu de { $played }.
os-why-senate = Votre offre aurait valu { $better } pour le sénat au lieu de { $played }.
os-why-less-senate = Une offre qui ne gagne pas est perdue : ces marchandises valaient plus ailleurs.
os-why-forum = Le forum aurait payé jusqu’à { $better } au lieu de { $played }.
os-why-bluff = Des cartes Bluff auraient fait paraître un tas plus gros.
os-why-stored = Ces marchandises valaient plus dans vos entrepôts, pour le tour suivant.
os-why-build = Un entrepôt garde une carte à chaque tour, et à la fin chaque type différent vaut un point.
os-why-no-build = L’argent de l’entrepôt valait plus pour vous.
os-why-repay = Chaque crédit coûte 2 par tour tant qu’il n’est pas remboursé.
os-why-no-repay = L’argent du remboursement valait plus pour vous.
os-why-store = Vous auriez gardé : { $cards }.
os-why-sale = L’argent vous faisait monter au classement.
os-why-no-sale = L’entrepôt valait plus que l’argent.
judged-cost-ostia =
    { $points ->
        [one] −{ $points } point de victoire
       *[other] −{ $points } points de victoire
    }

### The coach of a first real match

coach-ostia-aim = Après cinq tours, qui a le plus de points l’emporte. Le sénat donne 3, 2 et 1 à chaque tour ; à la fin comptent aussi les types différents en entrepôt et l’argent.
coach-ostia-free-pick = Prenez en secret une de vos cinq marchandises gratuitement. Les autres seront mises aux enchères : prenez celle que vous ne voudriez pas vendre.
coach-ostia-lot = Mettez deux marchandises en vente. Chacun propose un prix une fois ; vous recevez la moitié du prix, ou gardez le lot pour un de plus que la meilleure enchère.
coach-ostia-bid = Une enchère vaut au moins la somme des deux valeurs. Demandez-vous ce que rapporte le lot : jusqu’à 15 par carte au forum, ou des points au sénat.
coach-ostia-cash = Gardez de l’argent : un entrepôt coûte 10, et à la fin les plus riches reçoivent 3, 2 et 1 points.
coach-ostia-decision = Vendez si l’enchère est bonne : la moitié est à vous. Gardez si ces marchandises peuvent l’emporter au sénat ou rapporter plus au forum.
coach-ostia-forum = Au forum, on vend. La seule carte de son type rapporte 15 ; s’il y en a deux, 12 chacune, trois, 10. Toutes comptent, les cartes découvertes aussi.
coach-ostia-senate = Pour le sénat, chaque marchandise vaut aujourd’hui de 5 à 0. Seules les meilleures offres rapportent : tout ou rien, une offre moyenne est perdue.
coach-ostia-types = Forum et sénat réunis acceptent trois types. Avec un quatrième, vous perdez celui que le sénat préfère. Les cartes Bluff gonflent une pile et ne coûtent rien.
coach-ostia-second-look = Tous voient maintenant combien de cartes sont posées où. Vous pouvez changer une fois : une pile au sénat dépasse-t-elle la vôtre ?
coach-ostia-storehouses = Un entrepôt garde une carte pour le tour suivant, et chaque type différent y vaut un point à la fin. Construire tôt rapporte.
coach-ostia-loans = Un crédit coûte 2 par tour, ou 10 pour le rembourser. Qui ne peut pas rembourser à la fin est hors jeu : n’en prenez que s’il rapporte plus.
coach-ostia-last-lay = Dernière répartition : chaque type différent dans vos entrepôts vaut 1 point. Le forum ne rapporte plus rien, mais un entrepôt laissé vide se vend 7.
coach-ostia-sale = Un entrepôt vide se vend 7. Faites-le si l’argent vous fait gagner une place, ou rembourse un crédit.

os-household-again = Les tailles sont connues. Qui veut refaire sa répartition ?
os-household-none-again = Personne ne change rien
os-household-stand = maintient
os-household-rearrange = refait sa répartition
os-household-stores = Crédits et entrepôts : qui veut faire quelque chose ?
os-household-all-keep = Tout le monde garde tout
os-household-keep = garde tout
os-household-build = construit { $n } et garde tout
os-household-decide = décide en secret
os-orders-rules = Règles
os-orders-rule-over = Enchérir sur chaque lot, jusqu’à ce montant au-dessus du minimum
os-orders-rule-keep = mais garder au moins ce nombre de denarii
os-orders-lot = Mon propre lot
os-orders-lot-dearest = mettre aux enchères la paire la plus chère
os-orders-lot-cheapest = mettre aux enchères la paire la moins chère
os-orders-sell-over = Le vendre à partir de ce montant au-dessus du minimum
os-orders-rounds = Ces ordres valent aussi aux tours suivants
os-orders-pairs = Un montant pour chaque paire
