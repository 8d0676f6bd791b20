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
phase-seafaring = les cartes au-delà de la limite sont à défausser
phase-trade = c’est la phase de commerce
phase-actions = des cartes sont à jouer
phase-sailing = le bateau doit naviguer
phase-compass = la boussole est à suivre, ou non
phase-cargo = les cartes jouées sont à charger
phase-end-of-turn = le tour est à terminer
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
        [you] À vous de jouer : limite de cartes en main { $power }, { $load ->
            [one] { $load } carte
           *[other] { $load } cartes
        } à jouer.
       *[other] À { $seat } de jouer : limite de cartes en main { $power }, { $load ->
            [one] { $load } carte
           *[other] { $load } cartes
        } à jouer.
    }
om-influence-paid =
    Influence locale : { $seat_is ->
        [you] vous gagnez
       *[other] { $seat } gagne
    } { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }.
om-you-discarded = Limite de cartes en main dépassée : vous posez { $cards } sur votre paquet Pirates.
om-discarded =
    Limite de cartes en main dépassée : { $seat } pose { $count ->
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
om-you-drew = Vous piochez { $card }.
om-drew = { $seat } pioche une carte.
om-you-ransomed = Vous reprenez { $card } de votre paquet Pirates.
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
om-claimed = { $good } (déclarée : { $claim })
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
    Échange #{ $id } : { $giver_is ->
        [you] vous donnez { $given } à { $taker } contre { $taken }.
       *[other] { $taker_is ->
            [you] { $giver } vous donne { $given } contre { $taken }.
           *[other] { $giver } donne { $given } à { $taker } contre { $taken }.
        }
    }{ $prestige_count ->
        [0] { "" }
       *[other] { " " }Prestige +1 : { $prestige }.
    }{ $voids_count ->
        [0] { "" }
        [one] { " " }Cela clôt l’offre { $voids }.
       *[other] { " " }Cela clôt les offres { $voids }.
    }
om-lied-to-you = { $seat } vous a menti sur { $card } : déclaré { $said }, en vérité { $is }.
om-lied-about-one = { $seat } vous a menti : { $said } n’est vrai d’aucune de ces cartes : { $cards }.
om-lied-to =
    { $seat_is ->
        [you] Vous avez menti à { $to }
       *[other] { $to_is ->
            [you] { $seat } vous a menti
           *[other] { $seat } a menti à { $to }
        }
    } sur { $card } : déclaré { $said }, en vérité { $is }.
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

reason-not-enough = ce n’est pas assez
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
        [you] Vous jouez { $cards }.
       *[other] { $seat } joue { $cards }.
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

om-venice-drawn = La carte Venise est piochée ; décompte intermédiaire : { $lines }.
om-venice-on-top = Le tour finit avec la carte Venise sur le dessus de la pioche ; décompte intermédiaire : { $lines }.
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
        [one] Il y a exactement { $excess } carte en trop ; vous en avez nommé { $named }.
       *[other] Il y a exactement { $excess } cartes en trop ; vous en avez nommé { $named }.
    }
om-refusal-no-purchase-left = Vous avez acheté 4 cartes ce tour-ci ; c’est le maximum.
om-refusal-price-changed =
    Le prix est maintenant de { $price ->
        [one] { $price } ducat
       *[other] { $price } ducats
    }.
om-refusal-source-empty = Il n’y a plus de carte à acheter là.
om-refusal-no-talk = À cette table, personne ne peut parler maintenant.
om-refusal-not-with-active = On n’échange qu’avec le joueur actif.
om-refusal-no-partner = Une offre s’adresse à d’autres joueurs de la table ; une contre-offre, à l’auteur de l’offre.
om-refusal-nothing-moves = Dans un échange, quelque chose doit changer de mains.
om-refusal-too-many-ducats = Un échange porte sur 99 ducats au plus.
om-refusal-too-much-wanted = Une offre peut demander 31 cartes au plus.
om-refusal-bad-claim = La déclaration sur { $card } ne convient pas : elle doit dire quelque chose, une seule fois, d’une carte de l’offre.
om-refusal-too-many-open-offers = Vous avez 3 offres ouvertes ; c’est le maximum.
om-refusal-too-many-offers = Vous avez fait 12 offres ce tour-ci ; c’est le maximum.
om-refusal-refused-before = Cette même offre a été refusée ce tour-ci.
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
om-refusal-no-posting-left = Vous avez fait 4 annonces ce tour-ci ; c’est le maximum.
om-refusal-posted-already = Vous avez déjà fait cette annonce pour { $good }.
om-refusal-leave-instead = C’est votre tour, vous ne passez pas : quittez la phase de commerce quand vous avez fini.
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
        [one] En parcourant { $routes } route maritime, on n’arrive pas à { $port }.
       *[other] En parcourant { $routes } routes maritimes, on n’arrive pas à { $port }.
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
om-preview-outlook = Prochain tour, selon votre carte du dessus : limite de cartes en main { $power }, à jouer { $load }, encore en main { $hand }.
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
    Prochain tour : limite de cartes en main { $power }, { $load ->
        [one] { $load } carte
       *[other] { $load } cartes
    } à jouer ; { $excess ->
        [0] votre main convient.
        [one] { $excess } carte de votre main sera en trop.
       *[other] { $excess } cartes de votre main seront en trop.
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
om-example-refuse = vous la refusez ; la raison peut manquer
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
