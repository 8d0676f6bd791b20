# Mots de l’exemple.

## Ce que l’on peut faire

ex-draw = piocher
ex-play = jouer
ex-bury = enterrer
ex-cheer = applaudir
ex-then = Ensuite : { $deck } dans la pioche, { $hand } dans votre main.

## Ce qui s’est passé

ex-drew =
    { $seat_is ->
        [you] Vous piochez une carte.
       *[other] { $seat } pioche une carte.
    }
ex-drew-card =
    { $seat_is ->
        [you] Vous piochez la carte { $card }.
       *[other] { $seat } pioche la carte { $card }.
    }
ex-played =
    { $seat_is ->
        [you] Vous jouez la carte { $card }.
       *[other] { $seat } joue la carte { $card }.
    }
ex-buried =
    { $seat_is ->
        [you] Vous enterrez une carte.
       *[other] { $seat } enterre une carte.
    }
ex-buried-card =
    { $seat_is ->
        [you] Vous enterrez la carte { $card }.
       *[other] { $seat } enterre la carte { $card }.
    }
ex-cheered =
    { $seat_is ->
        [you] Vous applaudissez.
       *[other] { $seat } applaudit.
    }

## Refus

ex-no-such-seat = Cette place n’existe pas à cette table.
ex-match-over = La partie est terminée.
ex-not-your-turn =
    { $seat_is ->
        [you] C’est votre tour.
       *[other] Ce n’est pas votre tour : { $seat } doit jouer.
    }
ex-not-held = Vous n’avez pas cette carte.
ex-deck-empty = La pioche est vide. Jouez ou enterrez une carte.
ex-cannot-cheer = Vous pouvez applaudir une fois par partie, et seulement pendant le tour des autres.

## Éditions et notation

ex-edition-other-game = C’est une édition de « { $game } », pas de « example ».
ex-edition-dealt = Chaque joueur reçoit de 1 à { $most } cartes.
ex-a-card = une carte
ex-a-verb = piocher (draw), jouer (play), enterrer (bury) ou applaudir (cheer)
