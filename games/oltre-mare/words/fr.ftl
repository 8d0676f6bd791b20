# Mots d’Oltre Mare. Les termes sont ceux de la règle française : voir docs/style.md.
#
# Une carte s’écrit comme en notation : « salt.07 p5 l2 ducat+ship @Zara » est une carte de sel, puissance 5, 2 symboles Cargaison, deux symboles et un port.
# Une offre se désigne par son numéro : #4.

## Marchandises, marqueurs, phases

good-gems = pierre précieuse
good-scrolls = parchemin
good-silk = soie
good-salt = sel
good-pottery = poterie
good-olives = olive
good-grain = céréale
good-any = n’importe quelle carte

marker-calm-sea = Mer tranquille
marker-good-business = Bonnes affaires
marker-pirates-beaten = Combat victorieux contre des pirates
marker-favourable-relations = Commerce favorable
marker-compass = Boussole
marker-local-influence = Influence locale

phase-dealing = on distribue les cartes
phase-seafaring = il faut défausser les cartes au-delà de la puissance
phase-trade = c’est la phase de commerce
phase-actions = il faut jouer des cartes
phase-sailing = le bateau doit naviguer
phase-compass = il faut suivre la boussole ou y renoncer
phase-cargo = il faut charger les cartes jouées
phase-end-of-turn = il faut terminer le tour
phase-over = la partie est finie

## La donne

om-start-player =
    { $seat_is ->
        [you] Vous êtes le premier joueur.
       *[other] { $seat } est premier joueur.
    }
om-start-card =
    { $seat_is ->
        [you] Vous commencez à { $port } ; première carte de votre paquet Cargaison : { $card }.
       *[other] { $seat } commence à { $port } ; première carte de son paquet Cargaison : { $card }.
    }
om-hand-dealt = Vous recevez { $cards }.
om-hands-dealt = Les mains sont distribuées.

## Un tour commence

om-turn-began =
    { $seat_is ->
        [you] À vous de jouer : puissance { $power }, symboles Cargaison { $load }.
       *[other] À { $seat } de jouer : puissance { $power }, symboles Cargaison { $load }.
    }
om-influence-paid =
    Influence locale : { $seat_is ->
        [you] vous gagnez
       *[other] { $seat } gagne
    } { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }.
om-you-discarded = Plus de cartes que votre puissance. Vous posez sur votre paquet Pirates : { $cards }.
om-discarded =
    Plus de cartes que la puissance : { $seat } pose { $count ->
        [one] { $count } carte face cachée
       *[other] { $count } cartes face cachée
    } sur son paquet Pirates.

## Achats et cartes piochées

om-paid-deck =
    { $seat_is ->
        [you] Vous payez { $price ->
            [one] { $price } ducat
           *[other] { $price } ducats
        } pour la première carte de la pioche.
       *[other] { $seat } paie { $price ->
            [one] { $price } ducat
           *[other] { $price } ducats
        } pour la première carte de la pioche.
    }
om-paid-pirates =
    { $seat_is ->
        [you] Vous payez { $price ->
            [one] { $price } ducat
           *[other] { $price } ducats
        } pour la carte du dessus de votre paquet Pirates.
       *[other] { $seat } paie { $price ->
            [one] { $price } ducat
           *[other] { $price } ducats
        } pour la carte du dessus de son paquet Pirates.
    }
om-you-drew = Vous piochez : { $card }.
om-drew = { $seat } pioche une carte.
om-you-ransomed = Vous reprenez une carte de votre paquet Pirates : { $card }.
om-ransomed = { $seat } reprend une carte de son paquet Pirates.
om-pirate-boarded =
    { $seat_is ->
        [you] Une carte de la pioche va, sans être vue, sur votre paquet Pirates.
       *[other] { $seat } : une carte de la pioche va, sans être vue, sur son paquet Pirates.
    }
om-venice-surfaced = La carte Venise est sur le dessus de la pioche.
om-discard-recycled =
    La pioche est vide : { $cards ->
        [one] { $cards } carte de la défausse forme
       *[other] { $cards } cartes de la défausse forment
    } la nouvelle pioche.
om-stacks-recycled =
    { $seat_is ->
        [you] Pioche et défausse sont vides : vos paquets Cargaison et Pirates ({ $cards ->
            [one] { $cards } carte
           *[other] { $cards } cartes
        }) forment la nouvelle pioche.
       *[other] Pioche et défausse sont vides : { $seat } donne ses paquets Cargaison et Pirates ({ $cards ->
            [one] { $cards } carte
           *[other] { $cards } cartes
        }), qui forment la nouvelle pioche.
    }

## Négociations et échanges

om-offer-made = Offre #{ $id } ({ $seat } → { $to }) : { $gives } contre { $wants }.
om-counter-made = Contre-offre #{ $id } à #{ $answers } ({ $seat } → { $to }) : { $gives } contre { $wants }.
om-claimed = { $good } (selon l’annonce : { $claim })
symbol-ducat = ducat
symbol-pirate = drapeau pirate
symbol-market = paquet de cartes
symbol-ship = bateau
card-claim-power = puissance { $power }
card-claim-load = symboles Cargaison { $load }
om-claim-no-port = pas de port
om-ducats =
    { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }
om-offer-refused =
    { $seat_is ->
        [you] Vous refusez l’offre #{ $id }.
       *[other] { $seat } refuse l’offre #{ $id }.
    }
om-offer-refused-because =
    { $seat_is ->
        [you] Vous refusez l’offre #{ $id } : « { $reason } ».
       *[other] { $seat } refuse l’offre #{ $id } : « { $reason } ».
    }
om-offer-withdrawn = L’offre #{ $id } est retirée.
om-deal-struck =
    Échange #{ $id } { $giver_is ->
        [you] avec { $taker }. Vous donnez : { $given } ; vous recevez : { $taken }.
       *[other] { $taker_is ->
            [you] avec { $giver }. Vous donnez : { $taken } ; vous recevez : { $given }.
           *[other] entre { $giver } et { $taker } : { $given } contre { $taken }.
        }
    }{ $prestige_count ->
        [0] { "" }
       *[other] { " " }Prestige +1 : { $prestige }.
    }{ $voids_count ->
        [0] { "" }
        [one] { " " }Cela clôt l’offre { $voids }.
       *[other] { " " }Cela clôt les offres { $voids }.
    }
om-lied-to-you = { $seat } vous a menti sur { $card } : annoncé { $said }, en réalité { $is }.
om-lied-about-one = { $seat } vous a menti : { $said } n’est vrai d’aucune de ces cartes : { $cards }.
om-lied-to =
    { $seat_is ->
        [you] Vous avez menti à { $to }
       *[other] { $to_is ->
            [you] { $seat } vous a menti
           *[other] { $seat } a menti à { $to }
        }
    } sur { $card } : annoncé { $said }, en réalité { $is }.
om-posted-want =
    { $seat_is ->
        [you] Vous annoncez chercher : { $good }.
       *[other] { $seat } cherche : { $good }.
    }
om-posted-have =
    { $seat_is ->
        [you] Vous annoncez avoir : { $good }.
       *[other] { $seat } a : { $good }.
    }
om-trade-left =
    { $seat_is ->
        [you] Vous mettez fin au commerce.
       *[other] { $seat } met fin au commerce.
    }

reason-not-enough = pas à ce prix
reason-no-use = je n’en ai pas l’usage
reason-do-not-have = je n’ai pas cela
reason-hand-full = ma main est pleine
reason-do-not-trust = je n’y crois pas
reason-later = plus tard, peut-être
reason-you-lead = vous êtes en tête
reason-have-enough = j’en ai assez

## Actions, bateau, cargaison

om-played =
    { $seat_is ->
        [you] Vous jouez : { $cards }.
       *[other] { $seat } joue : { $cards }.
    }
om-played-nothing =
    { $seat_is ->
        [you] Vous n’avez pas de carte à jouer.
       *[other] { $seat } n’a pas de carte à jouer.
    }
om-ducats-earned =
    { $seat_is ->
        [you] Vous gagnez { $ducats ->
            [one] { $ducats } ducat
           *[other] { $ducats } ducats
        }
       *[other] { $seat } gagne { $ducats ->
            [one] { $ducats } ducat
           *[other] { $ducats } ducats
        }
    }{ $calm ->
        [0] .
       *[other] , dont { $calm } pour les bateaux par mer tranquille.
    }
om-sailed =
    { $seat_is ->
        [you] Vous naviguez jusqu’à { $port } et prenez le marqueur « { $marker } ».
       *[other] { $seat } navigue jusqu’à { $port } et prend le marqueur « { $marker } ».
    }
om-sailed-empty =
    { $seat_is ->
        [you] Vous naviguez jusqu’à { $port }, où il n’y a pas de marqueur.
       *[other] { $seat } navigue jusqu’à { $port }, où il n’y a pas de marqueur.
    }
om-sailed-compass =
    { $seat_is ->
        [you] Vous naviguez jusqu’à { $port } et trouvez le marqueur « { $marker } ».
       *[other] { $seat } navigue jusqu’à { $port } et trouve le marqueur « { $marker } ».
    }
om-compass =
    { $seat_is ->
        [you] La boussole vous mène à { $port }, où vous prenez le marqueur « { $marker } ».
       *[other] La boussole mène { $seat } à { $port }, pour y prendre le marqueur « { $marker } ».
    }
om-compass-empty =
    { $seat_is ->
        [you] La boussole vous mène à { $port }, où il n’y a pas de marqueur.
       *[other] La boussole mène { $seat } à { $port }, où il n’y a pas de marqueur.
    }
om-compass-stay =
    { $seat_is ->
        [you] Vous ne suivez pas la boussole.
       *[other] { $seat } ne suit pas la boussole.
    }
om-stowed =
    { $seat_is ->
        [you] Vous chargez, la dernière sur le dessus : { $cards }.
       *[other] { $seat } charge, la dernière sur le dessus : { $cards }.
    }

## Venise et la fin

om-venice-drawn = { om-venice-by-draw } Décompte intermédiaire : { $lines }.
om-venice-on-top = { om-venice-by-end } Décompte intermédiaire : { $lines }.
om-venice-line = { $seat } +{ $prestige } pour le prestige et +{ $cargo } pour la cargaison
om-last-round = La dernière carte de la pioche est prise : c’est le dernier tour de jeu.
om-seat-scored =
    { $seat_is ->
        [you] Votre décompte a lieu maintenant : cargaison { $cargo }, pirates { $pirates }, marqueurs { $markers }.
       *[other] { $seat } passe maintenant au décompte : cargaison { $cargo }, pirates { $pirates }, marqueurs { $markers }.
    }
om-match-ended = La partie est finie : { $lines }.
om-final-line =
    { $place }. { $seat } avec { $total ->
        [one] { $total } ducat
       *[other] { $total } ducats
    } (auparavant { $track } ; prestige { $prestige } ; cargaison { $cargo } ; pirates { $pirates } ; marqueurs { $markers })

## Pourquoi une action n’est pas possible

om-refusal-match-over = La partie est finie.
om-refusal-not-your-turn = C’est à { $seat } de jouer.
om-refusal-wrong-phase = Pas maintenant : { $phase }.
om-refusal-card-not-held = Vous n’avez pas { $card }.
om-refusal-card-twice = { $card } est nommée deux fois.
om-refusal-wrong-discard =
    { $excess ->
        [one] Vous dépassez la limite d’exactement { $excess } carte ; vous en avez nommé { $named }.
       *[other] Vous dépassez la limite d’exactement { $excess } cartes ; vous en avez nommé { $named }.
    }
om-refusal-no-purchase-left = Vous avez déjà acheté 4 cartes ce tour-ci : c’est le maximum.
om-refusal-price-changed =
    Le prix est maintenant de { $price ->
        [one] { $price } ducat
       *[other] { $price } ducats
    }.
om-refusal-source-empty = Il n’y a plus de carte à acheter à cet endroit.
om-refusal-no-talk = On ne négocie pas à cette table pour l’instant.
om-refusal-not-with-active = On n’échange qu’avec le joueur actif.
om-refusal-no-partner = Une offre s’adresse à d’autres joueurs de la table ; une contre-offre, à l’auteur de l’offre.
om-refusal-nothing-moves = Un échange doit faire changer quelque chose de mains.
om-refusal-too-many-ducats = Un échange porte sur 99 ducats au plus.
om-refusal-too-much-wanted = Une offre peut demander 31 cartes au plus.
om-refusal-bad-claim = La déclaration sur { $card } ne convient pas : elle doit dire quelque chose, une seule fois, sur une carte de l’offre.
om-refusal-too-many-open-offers = Vous avez déjà 3 offres ouvertes : c’est le maximum.
om-refusal-too-many-offers = Vous avez déjà fait 12 offres ce tour-ci : c’est le maximum.
om-refusal-refused-before = La même offre a déjà été refusée ce tour-ci.
om-refusal-offer-closed = L’offre #{ $id } n’est pas ouverte.
om-refusal-not-for-you = L’offre #{ $id } n’attend pas votre réponse.
om-refusal-not-your-offer = L’offre #{ $id } n’est pas à vous : vous ne pouvez pas la retirer.
om-refusal-countered-already = Vous avez déjà une contre-offre ouverte à #{ $id }.
om-refusal-want-not-met = Pour accepter l’offre #{ $id }, il vous faut exactement les cartes qu’elle demande.
om-refusal-deal-leaves-too-few =
    Après cet échange, il y aurait en main { $reach ->
        [one] { $reach } carte
       *[other] { $reach } cartes
    } au plus, et il faut en jouer { $load }.
om-refusal-have-is-false = Vous ne pouvez annoncer { $good } que si vous en avez vraiment.
om-refusal-no-posting-left = Vous avez déjà fait 4 annonces ce tour-ci : c’est le maximum.
om-refusal-posted-already = Vous avez déjà fait cette annonce pour { $good }.
om-refusal-leave-instead = C’est votre tour : vous ne pouvez pas passer. Mettez fin au commerce quand vous avez fini.
om-refusal-offer-waits = Vous ne pouvez pas passer maintenant : l’offre #{ $id } attend votre réponse.
om-refusal-spoken-already = Vous avez déjà passé, fait une offre ou une annonce : inutile de passer.
om-refusal-hand-too-small =
    Vous avez { $held ->
        [one] { $held } carte
       *[other] { $held } cartes
    } en main, mais il faut en jouer { $load } : achetez ou échangez d’abord.
om-refusal-wrong-load =
    { $load ->
        [one] Il faut jouer exactement { $load } carte ; vous en avez nommé { $named }.
       *[other] Il faut jouer exactement { $load } cartes ; vous en avez nommé { $named }.
    }
om-refusal-out-of-reach =
    { $routes ->
        [one] Impossible d’atteindre { $port } en parcourant exactement { $routes } route maritime.
       *[other] Impossible d’atteindre { $port } en parcourant exactement { $routes } routes maritimes.
    }
om-refusal-compass-forbids = La boussole ne mène pas à { $port } : il faut un autre port, sans boussole.
om-refusal-wrong-stowage =
    { $played ->
        [one] Il faut charger { $played } carte, celle qui a été jouée ; vous en avez nommé { $named }.
       *[other] Il faut charger les { $played } cartes jouées, chacune une fois ; vous en avez nommé { $named }.
    }

## Ce qu’une action entraînerait

om-preview-discard =
    { $pirates ->
        [one] Vous aurez { $pirates } carte dans votre paquet Pirates.
       *[other] Vous aurez { $pirates } cartes dans votre paquet Pirates.
    }
om-preview-ducats =
    { $ducats ->
        [one] Vous aurez { $ducats } ducat.
       *[other] Vous aurez { $ducats } ducats.
    }
om-preview-card = Vous recevrez { $card }.
om-preview-deal =
    Ensuite : { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }, { $hand ->
        [one] { $hand } carte
       *[other] { $hand } cartes
    } en main.
om-preview-load =
    { $lacking ->
        [0] À jouer ce tour-ci : { $load }.
       *[other] À jouer ce tour-ci : { $load } ; manquent encore : { $lacking }.
    }
om-preview-groups = Lots possibles : { $groups }.
om-preview-group = { $good } { $cards_before } → { $cards_after } (valeur { $value_before } → { $value_after })
om-preview-outlook = Prochain tour, selon votre carte du dessus : puissance { $power }, symboles Cargaison { $load }, encore en main { $hand }.
om-preview-prestige =
    { $seat_is ->
        [you] Vous gagnerez 1 tuile Prestige.
       *[other] { $seat } gagnera 1 tuile Prestige.
    }
om-preview-prestige-among = 1 tuile Prestige si l’offre est acceptée par : { $seats }.
om-preview-play = Cela donne : { $effects }.
om-preview-effect-ducats =
    { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }
om-preview-effect-pirates =
    { $cards ->
        [one] { $cards } carte sur votre paquet Pirates
       *[other] { $cards } cartes sur votre paquet Pirates
    }
om-preview-effect-market =
    { $cards ->
        [one] { $cards } carte à piocher
       *[other] { $cards } cartes à piocher
    }
om-preview-effect-ship =
    { $routes ->
        [one] { $routes } route maritime à parcourir
       *[other] { $routes } routes maritimes à parcourir
    }
om-preview-marker = À { $port }, vous prendrez le marqueur « { $marker } ».
om-preview-compass = À { $port }, il y a une boussole : vous pourrez repartir aussitôt.
om-preview-empty-port = À { $port }, il n’y a pas de marqueur.
om-preview-turned-over = Votre marqueur « { $marker } » sera retourné.
om-preview-next-turn =
    Prochain tour : puissance { $power }, symboles Cargaison { $load } ; { $excess ->
        [0] aucune carte en trop.
        [one] vous aurez { $excess } carte en trop.
       *[other] vous aurez { $excess } cartes en trop.
    }
om-preview-cargo =
    Votre paquet Cargaison vaudra { $after } (maintenant { $before }), avec { $group ->
        [one] { $group } carte
       *[other] { $group } cartes
    } dans le lot du dessus.

## Options

verb-buy = acheter une carte
verb-from-deck = de la pioche
verb-from-pirates = de votre paquet Pirates
verb-answer = répondre à une offre
verb-accept = l’accepter
verb-refuse = la refuser
verb-explain = la refuser, avec une raison
verb-counter = faire une contre-offre
verb-speak = parler : faire ou retirer une offre, dire ce que vous cherchez ou avez
verb-offer = faire une offre
verb-want = dire ce que vous cherchez
verb-have = dire ce que vous avez
verb-withdraw = retirer une de vos offres
verb-pass = passer : rien à dire pour l’instant
verb-leave = mettre fin au commerce

option-stay = rester ici
option-enough = c’est tout
option-one-more = encore
option-no-ducats = pas de ducats
option-pay = vous payez des ducats
option-ask = vous demandez des ducats
option-no-claim = ne rien déclarer

## Actions à taper

om-example-swap = vous donnez cette carte et 1 ducat contre une carte ; « to 2,3 » nomme des joueurs, « any » veut dire n’importe quelle carte
om-example-sell = vous vendez cette carte
om-example-claim = de même, en disant ce qu’elle porte : symboles, p5 (puissance), l2 (symboles Cargaison), @zara (port) ; ce n’est pas forcément vrai
om-example-ask = vous achetez une carte de n’importe quelle marchandise
om-example-accept = vous acceptez cette offre ; « with salt.07 » nomme les cartes que vous donnez
om-example-counter = vous répondez à cette offre par une des vôtres
om-example-refuse = vous la refusez ; la raison est facultative
om-example-want = vous dites à tous ce que vous cherchez
om-example-have = vous dites à tous ce que vous avez
om-example-buy = vous achetez la première carte de la pioche au prix actuel
om-example-ransom = vous rachetez la première carte de votre paquet Pirates au prix actuel
om-example-leave = vous mettez fin au commerce
om-example-pass = vous n’avez rien à dire pour l’instant
om-example-discard = vous posez ces cartes sur votre paquet Pirates ; « salt.07 » nomme une carte, « salt » n’importe laquelle des vôtres
om-example-play = vous jouez ces cartes ; « salt.07 » nomme une carte, « salt » n’importe laquelle des vôtres
om-example-sail = vous naviguez jusque-là
om-example-compass = vous suivez la boussole jusque-là
om-example-stay = vous restez où vous êtes
om-example-stow = vous chargez ces cartes dans cet ordre, la dernière au-dessus
om-example-end = votre tour est fini

## Ce qui doit figurer dans une action tapée

expected-verb = un mot qui dit ce que vous faites, comme « buy », « offer » ou « play »
expected-end = la fin de la ligne
expected-reason = une des raisons not-enough, no-use, do-not-have, hand-full, do-not-trust, later, you-lead ou have-enough
expected-held-card = une marchandise dont il vous reste une carte, ou une carte par son nom
expected-card = une carte, comme « salt.07 » ou « salt »
expected-another-card = une carte pas encore nommée
expected-good = une marchandise, comme « salt »
expected-port = le nom d’un port
expected-offer = le numéro d’une offre, comme « #4 »
expected-source = « deck » ou « pirates »
expected-price = un prix, comme « 3d »
expected-with = « with » et les cartes que vous donnez
expected-one-amount = un seul montant de ducats, payé ou demandé
expected-to = « to » et les joueurs, comme « to 2,3 »
expected-seats = des joueurs de la table, comme « 2 » ou « 2,3 »
expected-kind = une marchandise, « any » ou des ducats
expected-fewer-claims = 6 déclarations au plus
expected-claim = une déclaration, comme « [ducat+ship,p5,l2,@zara] »
expected-ducats = de 1 à 99 ducats, comme « 2d »

### The game, as the lobby presents it

game-oltre-mare = Oltre Mare
lobby-about-oltre-mare = Vous êtes des marchands de Venise. Échangez des cartes avec tous, chargez votre bateau dans le bon ordre, naviguez de port en port et tenez les pirates à distance : ce qui se suit dans la cargaison rapporte le plus.
lobby-reconstructed-oltre-mare = Dans Oltre Mare : la puissance, les symboles et les noms de ports des cartes, et les routes maritimes entre les ports.
lobby-edition-big-box-reconstructed = grande boîte, en partie reconstituée
option-oltre-mare-start = Premier joueur
option-oltre-mare-start-random = tiré au sort
option-oltre-mare-memory = Cargaisons que l’écran retient
option-oltre-mare-memory-as-printed = aucune, comme dans la règle
option-oltre-mare-memory-own-stacks = vos propres paquets Cargaison et Pirates
option-oltre-mare-memory-all-cargos = celles de tous
option-oltre-mare-talk = Négociations pendant le commerce
option-oltre-mare-talk-on = toutes sortes d’offres
option-oltre-mare-talk-off = aucune

### The screen

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
om-say-end = Vous : terminez votre tour
om-say-answer =
    { $count ->
        [0] Vous : aucune offre n’attend votre réponse
        [one] Vous : répondez à l’offre
       *[other] Vous : répondez aux { $count } offres
    }
om-say-trade =
    Vous : échangez et achetez, puis jouez { $load ->
        [one] { $load } carte
       *[other] { $load } cartes
    }
om-say-floor = { $name } mène le commerce : faites une offre, ou passez
om-hint-discard = Avec une puissance de { $limit }, vous gardez { $limit } cartes. Chaque carte de votre paquet Pirates coûte 1 ducat à la fin.
om-hint-play = Choisissez des cartes de votre main : leurs symboles agissent, puis elles deviennent votre cargaison.
om-hint-sail = Choisissez un port mis en évidence.
om-hint-compass = Choisissez un port mis en évidence.
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
om-do-leave-trade = Finir le commerce
om-do-pass = Passer
om-do-end-turn = Finir le tour

om-undo-discard = la défausse
om-undo-buy = l’achat
om-undo-offer = l’offre
om-undo-counter = la contre-offre
om-undo-accept = l’échange
om-undo-refuse = le refus
om-undo-withdraw = le retrait
om-undo-want = ce que vous disiez chercher
om-undo-have = ce que vous disiez avoir
om-undo-pass = « je passe »
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
om-legend-great = En rouge : au moins trois routes s’y croisent
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
om-top-power = Puissance au prochain tour, les cartes à garder : { $power }
om-top-load = Symboles Cargaison au prochain tour, les cartes à jouer : { $load }
om-cargo-count =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }

## La place du commerce

om-rialto = Rialto
om-rialto-yours = votre phase de commerce
om-rialto-of = on échange avec { $name }
om-rialto-quiet = Personne n’offre rien pour l’instant.
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
om-money-none = ducat
om-money-more-pay = Donner 1 ducat de plus
om-money-more-get = Recevoir 1 ducat de plus
om-want-row = Marchandises à demander
om-want-add = Demander : { $good }
om-partners = À qui
om-offer-new = Nouvelle offre
om-offer-countering = Contre-offre à #{ $id }. Effacez-la pour retrouver votre propre offre.
om-offer-take-back = Retirer de l’offre
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

om-claim-title = Rien que des mots
om-claim-said = selon l’annonce :
om-claim-about = Ce que vous dites de votre carte ({ $good })
om-claim-open = Dire quelque chose de cette carte, vrai ou faux
om-claim-power = puissance
om-claim-load = symboles Cargaison
om-claim-port = port : non précisé
om-claim-nothing = Ne rien dire
om-claim-truth = Dire la vérité

## Venise et la fin

om-venice-title = Décompte intermédiaire
om-venice-again = revoir le décompte
om-venice-by-draw = La carte Venise a été piochée.
om-venice-by-end = Le tour s’est terminé avec la carte Venise sur le dessus.
om-venice-kept = Cartes gardées
om-venice-gain = Gains
om-end-track = Gagnés en cours de partie
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

## The chart

chart-label = Carte marine
chart-port =
    { $port } : { $marker }{ $ships_count ->
        [0] { "" }
       *[other] , avec { $ships }
    }{ $state ->
        [chosen] , choisi
        [legal] , peut être choisi
       *[plain] { "" }
    }
chart-no-marker = pas de marqueur
chart-zoom-in = Rapprocher
chart-zoom-out = Éloigner
chart-show-all = Toute la carte

## Cards: a few letters for each good, no two alike

good-letters-gems = Pi
good-letters-scrolls = Pa
good-letters-silk = So
good-letters-salt = Se
good-letters-pottery = Po
good-letters-olives = Ol
good-letters-grain = Cé
card-label =
    { $good }, puissance { $power }, symboles Cargaison { $load }, { $symbols }{ $port ->
        [none] { "" }
       *[other] , { $port }
    }
card-back = Une carte face cachée
card-venice = Venise
card-pays = Un lot rapporte { $payout }.
card-cargo =
    { $count ->
        [0] Paquet Cargaison : vide
        [one] Paquet Cargaison : une carte, { $top }
       *[other] Paquet Cargaison : { $count } cartes, sur le dessus { $top }
    }
card-pirates =
    { $count ->
        [0] Paquet Pirates : aucune carte
        [one] Paquet Pirates : une carte
       *[other] Paquet Pirates : { $count } cartes
    }

## Mistakes in an edition file: goods and cards

edition-unknown-good = Il n’y a pas de marchandise « { $good } ». Les marchandises : { $known }.
edition-good-twice = La marchandise « { $good } » figure deux fois.
edition-good-missing = La marchandise « { $good } » ne figure pas.
edition-copies = Il y a { $expected } cartes de « { $good } », pas { $found }.
edition-payout = Les lots de « { $good } » rapportent { $expected }, pas { $found }.
edition-card-count =
    { $found ->
        [one] Le fichier a { $found } carte de « { $good } » ; il y en a { $expected } dans le jeu.
       *[other] Le fichier a { $found } cartes de « { $good } » ; il y en a { $expected } dans le jeu.
    }
edition-power = La puissance d’une carte va de { $least } à { $most } ; { $found } n’est pas possible.
edition-load = Une carte a de { $least } à { $most } symboles Cargaison ; { $found } n’est pas possible.
edition-unknown-symbol = Il n’y a pas de symbole « { $symbol } ». Les symboles : { $known }.
edition-symbol-count = Une carte montre exactement 2 symboles, pas { $found }.
edition-symbol-twice = Les symboles d’une carte sont différents ; « { $symbol } » figure ici deux fois.
edition-card-port = La carte nomme « { $port } », qui n’est pas parmi les ports.
edition-few-start-ports = Cartes qui nomment un port : { $found } seulement. Il en faut au moins { $needed } pour trouver les ports de départ de cinq joueurs.
edition-few-start-ports-without-grain = Cartes autres que céréale qui nomment un port : { $found } seulement. Il en faut au moins { $needed } : à deux, on joue sans céréales.

## Mistakes in an edition file: ports

edition-port-name-empty = Le port n’a pas de nom.
edition-port-name-character = Le nom « { $port } » contient « { $character } ». Un nom de port est fait de lettres, chiffres, espaces, traits d’union, apostrophes et points ; une lettre accentuée doit être un seul caractère.
edition-port-name-start = Le nom « { $port } » ne commence pas par une lettre.
edition-port-name-long = Le nom « { $port } » dépasse { $limit } caractères.
edition-port-name-reserved = Un port ne peut pas s’appeler « { $port } » : ce mot a un autre sens quand on tape une action.
edition-port-twice = Il y a déjà un port « { $port } » à la ligne { $line }. Majuscules et minuscules se valent, et une espace vaut un trait d’union.
edition-longitude = La longitude { $found } n’est pas entre -180 et 180.
edition-latitude = La latitude { $found } n’est pas entre -90 et 90.
edition-few-ports = Ports sur le plateau : { $found } ; il en faut au moins { $least }.
edition-many-ports = Le plateau a { $found } ports, mais il n’y a de marqueurs que pour { $most }.
edition-no-venice = Venise n’est pas parmi les ports. Elle peut s’appeler : { $known }.
edition-venice-twice = Venise est plusieurs fois parmi les ports : { $ports }.

## Mistakes in an edition file: routes

edition-route-ends = Une route relie exactement 2 ports, pas { $found }.
edition-route-port = La route mène à « { $port } », qui n’est pas parmi les ports.
edition-route-loop = La route part de « { $port } » et y revient.
edition-route-twice = La route entre « { $from } » et « { $to } » figure déjà à la ligne { $line }.
edition-port-without-route = Aucune route ne mène à « { $port } ».
edition-board-split = Aucun chemin ne mène de « { $from } » à { $ports }.

## Mistakes in an edition file: markers

edition-unknown-marker = Il n’y a pas de marqueur « { $kind } ». Les marqueurs : { $known }.
edition-marker-twice = Le marqueur « { $kind } » figure deux fois.
edition-marker-missing = Le marqueur « { $kind } » ne figure pas.
edition-marker-count = Un nombre de marqueurs va de 0 à { $most } ; { $found } n’est pas possible.
edition-marker-sum = Il y a { $expected } marqueurs en tout, pas { $found }.

## Said to people who do not see the screen

om-money-says =
    { $way ->
        [pay] Vous payez { $n ->
            [one] { $n } ducat
           *[other] { $n } ducats
        }
        [get] Vous recevez { $n ->
            [one] { $n } ducat
           *[other] { $n } ducats
        }
       *[none] Aucun ducat ne change de mains
    }
om-cargo-says =
    Paquet Cargaison : { $good } sur le dessus, puissance { $power }, symboles Cargaison { $load } ; { $n ->
        [one] { $n } carte en tout.
       *[other] { $n } cartes en tout.
    }
om-chip-says =
    { $name } : { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }, { $hand ->
        [one] { $hand } carte en main.
       *[other] { $hand } cartes en main.
    }

## Help: what a thing on the table does now

om-help-card = Jouez-la pour ses symboles { $symbols }, échangez-la ou gardez-la : sur le dessus de votre cargaison, elle commande votre prochain tour.
om-help-power = { $power } la puissance (le lion) : au début de votre prochain tour, vous pourrez garder jusqu’à { $n } cartes en main.
om-help-load =
    { $load } les symboles Cargaison (la caisse) : au prochain tour, vous devrez jouer exactement { $n ->
        [one] { $n } carte.
       *[other] { $n } cartes.
    }
om-help-copies = { $copies } le petit chiffre : le nombre de cartes { $good } dans le jeu.
om-help-payout = { $payout } la suite de chiffres : ce que rapportent 1, 2, 3 … cartes { $good } qui se suivent dans votre cargaison.
om-help-symbols = Un, deux ou trois { $symbol } parmi les cartes jouées comptent 1, 3 ou 6.
om-help-cargo-own = La carte du dessus de votre paquet Cargaison commande votre prochain tour : { $power } cartes en main au plus, { $load } à jouer.
om-help-cargo-other = La carte du dessus de ce paquet Cargaison commande le prochain tour ({ $name }) : { $power } cartes en main au plus, { $load } à jouer.
om-help-cargo-groups = À la fin, les cartes d’une marchandise qui se suivent forment un lot et rapportent des { $ducats }.
om-help-ducats = Qui a le plus de { $ducats } l’emporte. Vous pouvez dépenser plus que vous n’avez.
om-help-prestige = Vous gagnez du prestige en échangeant avec le joueur actif. Qui en a le plus reçoit 6 { $ducats } à Venise et à la fin, le suivant 3, puis 1.
om-help-hand = Au début de votre tour, les cartes au-delà de votre puissance { $power } vont sur votre paquet Pirates. À tout autre moment, vous en gardez autant que vous voulez.
om-help-pirates = Chaque carte d’ici coûte 1 { $ducats } à la fin ; à votre tour, vous pouvez racheter celle du dessus.
om-help-markers = Qui a le plus de marqueurs reçoit 6 { $ducats } à la fin, le suivant 3, puis 1. Seul le dernier pris est actif.
om-help-marker-calm-sea = Tant qu’il est actif, vous gagnez 1 { $ducats } par { $ship } que vous jouez.
om-help-marker-good-business = Tant qu’il est actif, vous avez un { $ducat } de plus à chaque tour.
om-help-marker-pirates-beaten = Tant qu’il est actif, les { $pirate } que vous jouez n’ajoutent rien à votre paquet Pirates.
om-help-marker-favourable-relations = Tant qu’il est actif, vos achats coûtent 1, 2, 3 et 4 { $ducats }.
om-help-marker-compass = En arrivant ici, vous pouvez repartir aussitôt vers n’importe quel port sans boussole.
om-help-marker-local-influence = Tant qu’il est actif, votre tour commence par des ducats : la puissance { $power } de votre carte du dessus, moins 3.
om-help-port-marker = Si vous finissez votre voyage ici, vous le prenez.
om-help-port-empty = Si vous finissez votre voyage ici, vous n’avez plus de marqueur actif.
om-help-phase-seafaring = Le joueur actif pose sur son paquet Pirates les cartes au-delà de la puissance { $power } de ce tour.
om-help-phase-trade = Le joueur actif échange avec les autres et achète jusqu’à 4 cartes, pour en avoir { $load } à jouer.
om-help-phase-actions = Le joueur actif joue exactement { $load } cartes. Leurs symboles agissent dans cet ordre : { $symbols }.
om-help-phase-cargo = Les cartes jouées vont sur le paquet Cargaison dans l’ordre voulu ; celle du dessus commande le prochain tour.
om-help-deck = Quand la dernière carte est prise, ce tour de jeu devient le dernier.
om-help-venice = Quand Venise est piochée, ou se trouve sur le dessus à la fin d’un tour, on décompte aussitôt prestige et cargaison.
om-help-start = La partie finit avant que ce joueur commence un autre tour de jeu.
om-help-claim = Seule la marchandise est certaine : tout ce qu’on dit d’autre d’une carte peut être un mensonge.
om-help-rialto-own = C’est votre phase de commerce : vous pouvez échanger avec tous. Chaque partenaire gagne 1 tuile Prestige.
om-help-rialto-other = Pour l’instant, on n’échange qu’avec { $name }. Un échange où une carte change de mains vous rapporte 1 tuile Prestige, une fois par tour.

## Places to jump to in a replay

om-mark-deal = Échange
om-mark-venice = Venise
om-lie = Mensonge
om-worst-lie = Le plus gros mensonge

## Standing orders

om-orders-brief =
    { $goods ->
        [0] { $otherwise ->
            [refuse] Toutes les offres sont refusées.
           *[wait] Toutes les offres vous attendent.
        }
        [one] Une marchandise est achetée ; { $otherwise ->
            [refuse] les autres offres sont refusées.
           *[wait] les autres offres vous attendent.
        }
       *[other] { $goods } marchandises sont achetées ; { $otherwise ->
            [refuse] les autres offres sont refusées.
           *[wait] les autres offres vous attendent.
        }
    }
om-orders-accept = Accepter pour moi les offres suivantes
om-orders-accept-explained = Le plus de ducats que vous paierez pour une carte d’une marchandise. Vide : ne pas acheter. Une offre qui vous demande des cartes n’est jamais acceptée.
om-orders-price = Ducats au plus pour { $good }
om-orders-leave = Ducats que je garde toujours
om-orders-otherwise = Toutes les autres offres
om-orders-refuse = refuser

## The text view

om-text-turn = Tour { $turn }, joueur : { $seat } ; puissance { $power }, symboles Cargaison { $load }.
om-text-last-round = C’est le dernier tour de jeu.
om-text-deck = Cartes dans la pioche : { $n }. La carte Venise : { $venice }.
om-text-price = La prochaine carte coûte { $n }.
om-text-played = Jouées et pas encore chargées : { $cards }.
om-text-discard = Défaussées : { $cards }.
om-text-offer = Offre #{ $id } ({ $seat } → { $to }) : { $gives } contre { $wants }.
om-text-answers = Elle répond à #{ $id }.
om-text-claims = Rien que des mots : { $claims }.
om-text-cargo = Paquet Cargaison, en partant du dessus : { $goods }.
om-text-ship = Bateau : { $port }.
om-text-marker = Marqueur actif : { $marker }.
om-text-wants = Cherche : { $goods }.
om-text-haves = A : { $goods }.
om-text-chart = La carte marine
om-text-port = { $port }. Marqueur : { $marker }. Routes vers : { $ports }.

## Actions written on one line

om-written-offer = Offrir une carte de sel et 2 ducats aux joueurs 2 et 3, contre une carte de soie et une carte au choix. Sans « to » : à tous ceux avec qui vous pouvez échanger.
om-written-claim = Dire ce qui figure sur une carte, vrai ou faux : puissance 5, un ducat et un bateau. Les autres le lisent ; vous en voulez 3 ducats.
om-written-counter = Répondre à l’offre 4 par une contre-offre.
om-written-accept = Accepter l’offre 4. Si vous avez le choix des cartes à donner, ajoutez « with » et ces cartes.
om-written-refuse = Refuser l’offre 4. Autres raisons : no-use, do-not-have, hand-full, do-not-trust, you-lead, have-enough, ou aucune.
om-written-pass = Ne plus rien offrir ni répondre. Pour mettre fin à votre propre phase de commerce, écrivez « leave ».
om-written-buy = Acheter la carte du dessus de la pioche à son prix. Ou : buy pirates.
om-written-play = Jouer ces cartes de votre main.
om-written-sail = Naviguer vers ce port. À une boussole : compass et un port, ou compass stay.
om-written-stow = Charger les cartes jouées ; la dernière est sur le dessus.
om-written-end = Terminer votre tour.
om-written-goods = Une marchandise désigne votre première carte de cette sorte ; avec son numéro, cette carte-là. { $goods }.

### The guided first match

# Les commentaires de la première partie d’Oltre Mare, dans l’ordre. p2 et p3 sont les autres joueurs.

learn-oltre-mare-welcome = Bienvenue à bord ! Vous transportez des marchandises outre-mer, comme vos rivaux { $p2 } et { $p3 }. À la fin, qui a le plus de ducats l’emporte.
learn-oltre-mare-ship = Voici votre bateau, à Brindisi.
learn-oltre-mare-card = Voici l’une de vos quatre cartes, de près. C’est une marchandise : du sel. Choisissez un élément de la carte, ou Suite.
learn-oltre-mare-card-symbols = Ses deux symboles agissent quand vous la jouez : celui du haut rapporte des ducats, le marché au-dessous amène de nouvelles cartes en main.
learn-oltre-mare-card-power = La puissance (le lion) compte tant que cette carte est au-dessus de votre cargaison : vous commencez votre tour avec 4 cartes en main au plus. Les autres vont à vos pirates.
learn-oltre-mare-card-load = Les symboles Cargaison (la caisse) y comptent aussi : à votre tour, vous jouez alors exactement 3 cartes.
learn-oltre-mare-card-payout = Ce que rapporte le sel réuni dans votre cargaison : une carte 1 ducat, deux 3, trois 6, quatre 10. Plus la marchandise est rare, plus une carte rapporte.
learn-oltre-mare-card-copies = Il y a 14 sels dans le jeu. Voilà toute la carte ; plus tard, « ? » les explique de nouveau.
learn-oltre-mare-top = La carte du dessus de votre cargaison commande votre tour. Puissance 3 (le lion) : vous gardez 3 cartes. Symboles Cargaison 4 (la caisse) : vous en jouerez exactement 4.
learn-oltre-mare-discard = Vous avez 4 cartes en main, une de plus que ce que vous pouvez garder. Posez un sel face cachée sur votre paquet Pirates : l’anneau montre lequel.
learn-oltre-mare-need = Place au commerce. Vous avez 3 cartes et devez en jouer 4 : il vous en manque une. Regardez : les autres vous font des offres.
learn-oltre-mare-accept = { $p3 } vous offre du sel pour 2 ducats. Il va bien avec votre autre sel : acceptez.
learn-oltre-mare-prestige = Votre partenaire reçoit une tuile Prestige pour l’échange. À votre propre tour, vous n’en recevez jamais. Le prestige rapportera des ducats.
learn-oltre-mare-refuse = { $p2 } veut une poterie et 3 ducats contre une pierre précieuse. C’est trop cher : refusez.
learn-oltre-mare-buy = Vous pouvez aussi acheter jusqu’à 4 cartes par tour, à 3 ducats pièce, à la pioche ou dans votre paquet Pirates. Rachetez votre sel.
learn-oltre-mare-truth = À vous de faire une offre. Sur la marchandise d’une carte, il faut dire la vérité ; sur tout le reste, on peut mentir.
learn-oltre-mare-offer = Demandez 3 ducats pour la poterie entourée. Dites qu’elle porte un ducat et un bateau ; en réalité, elle porte un drapeau pirate.
learn-oltre-mare-lie = { $p2 } vous a cru et ne découvre le drapeau pirate que maintenant. Alors, attention à qui vous croyez !
learn-oltre-mare-leave = Vous avez 4 cartes, autant que vous devez en jouer. Mettez fin au commerce.
learn-oltre-mare-play = Jouez-les. Les symboles d’une même sorte s’additionnent : un donne 1, deux donnent 3, trois donnent 6. Sauf les bateaux : une route par symbole.
learn-oltre-mare-symbols = Deux symboles ducat : 3 ducats. Deux drapeaux pirates : 3 cartes sur votre paquet Pirates. Trois paquets de cartes : 6 cartes en main.
learn-oltre-mare-sail = Un symbole bateau : votre bateau parcourt une route. Il y a un marqueur à Messina. Allez le chercher.
learn-oltre-mare-marker = Bonnes affaires : jusqu’à votre arrivée dans un autre port, il compte comme un symbole ducat de plus à chacun de vos tours.
learn-oltre-mare-stow = Les cartes jouées vont sur votre paquet Cargaison. Les mêmes marchandises doivent se suivre : choisissez les sels l’un après l’autre, pour qu’ils soient sur le dessus.
learn-oltre-mare-group = Un lot de trois sels rapporte 6 ducats, un lot de quatre 10. Et la carte du dessus commande votre prochain tour.
learn-oltre-mare-end-turn = Voilà un tour complet : puissance, commerce, actions, cargaison. Terminez-le.
learn-oltre-mare-partner = C’est à { $p2 } de jouer : 3 ducats pour une poterie. Cette fois, vous êtes le partenaire, et le prestige est pour vous : acceptez.
learn-oltre-mare-limit = De nouveau à vous. Vous avez 5 cartes, et la puissance du sel sur le dessus permet d’en garder 4. Le parchemin va aux pirates.
learn-oltre-mare-leave-again = Personne n’offre rien, et vous avez assez de cartes. Mettez fin au commerce.
learn-oltre-mare-play-again = Jouez trois cartes l’une après l’autre, comme le montre l’anneau : soie, sel, céréale. Avec votre marqueur, vous avez trois symboles ducat : 6 ducats.
learn-oltre-mare-sail-again = Deux symboles bateau : exactement deux routes, et seul le port d’arrivée compte. Naviguez jusqu’à Tunisi.
learn-oltre-mare-stow-again = Le nouveau sel doit se trouver juste au-dessus de vos trois sels : il passe donc en premier. Choisissez la soie : elle sera tout en haut.
learn-oltre-mare-end-again = Quatre sels sont maintenant réunis. Terminez votre tour.
learn-oltre-mare-venice = La carte Venise attend vers le milieu de la pioche. Quand elle arrive, le prestige rapporte 6, 3 et 1, et chaque cargaison est vendue, sauf son lot du dessus.
learn-oltre-mare-aim = À la fin, tout cela rapporte encore une fois, tout comme avoir le plus de marqueurs ; chaque pirate coûte 1. Donc : de longs lots, des échanges au tour des autres, peu de pirates.
learn-oltre-mare-end = Vous savez comment se joue un tour. La suite dans une vraie partie : trois joueurs, des rivaux faciles, tout votre temps et un guide à vos côtés.

## Keys

om-keys-next-port = choisir le port suivant
om-keys-previous-port = choisir le port précédent
om-keys-stay = rester ici, ne pas suivre la boussole
om-keys-accept = accepter l’offre
om-keys-accept-cancel = revenir sans choisir de cartes
om-keys-counter = faire une contre-offre
om-keys-refuse = refuser l’offre
om-keys-offer = faire l’offre
om-keys-pay-more = donner 1 ducat de plus
om-keys-get-more = recevoir 1 ducat de plus
om-keys-wishes = choisir avec les chiffres les marchandises à demander
om-keys-wishes-end = choisir de nouveau les cartes avec les chiffres
om-keys-wish = demander cette marchandise
om-keys-wish-less = retirer la dernière demande
om-keys-trade = aller au commerce
om-keys-chart = aller à la carte marine
om-keys-buy-deck = acheter la première carte de la pioche
om-keys-buy-pirates = racheter la carte du dessus de votre paquet Pirates
om-keys-leave-trade = mettre fin au commerce
om-keys-pass = passer : rien à dire
om-keys-end-turn = terminer votre tour
om-keys-close-venice = fermer le décompte intermédiaire
om-keys-refuse-all = refuser toutes les offres de ce tour
om-keys-rest = passer jusqu’à votre tour, ou écouter de nouveau

## The trade floor as a tab

om-tab-trade = Commerce

## Looking back

om-moment = Tour { $turn } : { $phase }
judged-cost-oltre-mare =
    { $points ->
        [one] −{ $points } ducat
       *[other] −{ $points } ducats
    }
om-why-group =
    { $count ->
        [one] Sur le dessus, { $count } carte ({ $good }) aurait rapporté { $value }.
       *[other] Ensemble sur le dessus, { $count } cartes ({ $good }) auraient rapporté { $value }.
    }
om-why-cargo = Votre cargaison aurait valu { $better } au lieu de { $played }.
om-why-top =
    { $load ->
        [one] Avec cette carte ({ $good }) sur le dessus, vous auriez pu garder { $power } cartes au tour suivant, avec { $load } carte à jouer.
       *[other] Avec cette carte ({ $good }) sur le dessus, vous auriez pu garder { $power } cartes au tour suivant, avec { $load } cartes à jouer.
    }
om-why-ducats =
    { $ducats ->
        [one] Vous auriez gagné { $ducats } ducat de plus.
       *[other] Vous auriez gagné { $ducats } ducats de plus.
    }
om-why-pirates =
    { $cards ->
        [one] { $cards } carte de moins serait allée sur votre paquet Pirates.
       *[other] { $cards } cartes de moins seraient allées sur votre paquet Pirates.
    }
om-why-market =
    { $cards ->
        [one] Vous auriez pioché { $cards } carte de plus.
       *[other] Vous auriez pioché { $cards } cartes de plus.
    }
om-why-sails =
    { $routes ->
        [one] Votre bateau aurait parcouru { $routes } route maritime de plus.
       *[other] Votre bateau aurait parcouru { $routes } routes maritimes de plus.
    }
om-why-marker = Chaque marqueur compte : la majorité rapporte { $ducats } ducats à la fin.
om-why-calm-sea = La mer tranquille vous aurait payé 1 ducat par bateau joué.
om-why-good-business = Les bonnes affaires auraient compté comme un symbole ducat de plus à chacun de vos tours.
om-why-pirates-beaten = Après un combat victorieux, vos drapeaux ne vous auraient amené aucun pirate.
om-why-favourable-relations = Avec le commerce favorable, les cartes vous auraient coûté moins cher.
om-why-compass = La boussole vous aurait mené jusqu’à un autre port.
om-why-local-influence = L’influence locale vous aurait payé des ducats au début de vos tours.
om-why-said-want = Quelqu’un a peut-être une carte en trop ({ $good }) : une fois que vous l’avez annoncée, on peut vous la proposer.
om-why-said-have = Quelqu’un collectionne peut-être cette marchandise ({ $good }) : une fois que vous l’avez annoncée, on peut vous faire une offre.
om-why-deal = Cet échange vous aurait apporté plus que de n’en faire aucun.
om-why-deal-card = Vous auriez eu une carte de plus à jouer.
om-why-deal-group =
    { $count ->
        [one] Vous auriez pu avoir { $count } carte sur le dessus ({ $good }), ce qui vaut { $better } au lieu de { $played }.
       *[other] Vous auriez pu réunir { $count } cartes ({ $good }), ce qui vaut { $better } au lieu de { $played }.
    }
om-why-deal-prestige = Vous auriez gagné un point de prestige : la majorité rapporte { $ducats } ducats à Venise, et de nouveau à la fin.
om-why-no-deal = Cet échange a plus profité à l’autre qu’à vous.
om-why-no-offer = Cette offre promettait plus qu’elle ne demandait.
om-why-kept-marker = Vous auriez gardé votre marqueur « { $marker } ».
om-why-kept-cards = Vous auriez gardé { $cards }.
om-why-bought = Vous auriez eu une carte de plus pour votre tour.
om-why-kept-ducats =
    { $ducats ->
        [one] Vous auriez gardé { $ducats } ducat.
       *[other] Vous auriez gardé { $ducats } ducats.
    }

### The coach of a first real match

coach-oltre-mare-aim = Qui a le plus de ducats l’emporte. Ils viennent des mêmes marchandises réunies dans la cargaison, du prestige, des marqueurs et des symboles ducat. C’est l’enjeu de chaque tour.
coach-oltre-mare-last = C’est le dernier tour de jeu. Votre cargaison sera vendue à la fin : allongez le plus possible votre lot du dessus, et ne rachetez un pirate que s’il rapporte.
coach-oltre-mare-venice = Le décompte de Venise est fait : seuls les lots du dessus restent, et le prestige repart de 0. Le même décompte revient à la fin.
coach-oltre-mare-limit = La puissance (le lion) de la carte du dessus dit combien de cartes vous gardez. Le reste va aux pirates et coûte 1 ducat par carte à la fin, sauf si vous le rachetez.
coach-oltre-mare-partner = Au tour d’un autre, chacun peut échanger avec ce joueur. Un échange comportant une carte vous rapporte 1 tuile Prestige, une fois par tour ; qui en a le plus reçoit 6 ducats, deux fois par partie.
coach-oltre-mare-counter = Une offre vous plaît presque ? Faites une contre-offre : l’offre s’affiche inversée, à vous de la modifier. Les bots acceptent souvent une contre-offre équitable.
coach-oltre-mare-need = Vous devez jouer autant de cartes que de symboles Cargaison (la caisse). S’il vous en manque, obtenez une carte par échange, ou achetez-la 3 ducats à la pioche.
coach-oltre-mare-buy-back = Rachetez pour 3 ducats la carte du dessus de votre paquet Pirates : elle ne coûtera plus 1 à la fin, et vous avez une carte à jouer. Si vous l’y avez posée vous-même, vous la connaissez.
coach-oltre-mare-offer = Faites des offres : choisissez les cartes à donner, puis les ducats ou marchandises à recevoir. Une marchandise isolée vaut peu pour vous, mais beaucoup pour qui la collectionne.
coach-oltre-mare-groups = Que collectionner ? Un lot rapporte plus à chaque carte, et les marchandises rares rapportent le plus. Restez sur celle qui est déjà sur le dessus.
coach-oltre-mare-symbols = Les symboles des cartes jouées s’additionnent : un donne 1, deux donnent 3, trois donnent 6. Sauf les bateaux : une route par symbole.
coach-oltre-mare-pirates = Les drapeaux pirates font mal : trois apportent six cartes, et chacune coûte 1 ducat à la fin. Mieux vaut les jouer un par un.
coach-oltre-mare-markers = Là où finit votre voyage, vous prenez le marqueur du port. Qui a le plus de marqueurs reçoit 6 ducats à la fin, puis 3, puis 1 ; seul le dernier pris est actif.
coach-oltre-mare-marker-kinds = Six marqueurs : Mer tranquille paie 1 ducat par bateau, Bonnes affaires ajoute un symbole ducat, Combat victorieux annule vos drapeaux, Commerce favorable baisse les prix, Influence locale paie à chaque tour, la Boussole vous emmène plus loin.
coach-oltre-mare-compass = La boussole vous mène aussitôt dans n’importe quel port sans boussole. Allez là où se trouve un marqueur.
coach-oltre-mare-stow = Les cartes jouées vont sur votre paquet Cargaison dans l’ordre voulu. Réunissez les mêmes marchandises, et joignez-les à celles qui s’y trouvent.
coach-oltre-mare-top = La dernière carte choisie est sur le dessus. Une grande puissance laisse garder plus de cartes au prochain tour ; beaucoup de symboles Cargaison obligent à en jouer plus.
coach-oltre-mare-end-turn = Plus rien à faire : terminez votre tour. Pendant le tour des autres, des offres peuvent vous arriver.
