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
ex-cannot-cheer = Vous pouvez applaudir une fois par partie, et seulement pendant le tour d’un autre.

## Éditions et notation

ex-edition-dealt = Chaque joueur reçoit de { $least } à { $most } cartes, pas { $found }.
ex-a-card = une carte
ex-a-verb = piocher (draw), jouer (play), enterrer (bury) ou applaudir (cheer)

## Dans le navigateur

game-example = Exemple
lobby-about-example = Un petit jeu de cartes, pour montrer comment un jeu se construit ici. Piochez, jouez ou enterrez : qui a joué le plus de cartes gagne.
option-example-memory = Qui a enterré en dernier
option-example-memory-yes = reste à l’écran
option-example-memory-no = n’est pas montré
ex-others-turn = C’est le tour d’un autre joueur
ex-button-draw = Piocher une carte (reste : { $count })
ex-button-play = Jouer la carte
ex-button-bury = Enterrer la carte
ex-button-cheer = Applaudir
ex-hand = Votre main
ex-card = Carte { $card }
ex-own-buried = Vous avez enterré : { $cards }
ex-table = À la table
ex-seat = En main : { $hand }, enterrées : { $buried }
ex-has-cheered = (a applaudi)
ex-last-burier =
    { $seat_is ->
        [you] Vous avez enterré en dernier.
       *[other] { $seat } a enterré en dernier.
    }

## La première partie guidée

learn-example-welcome = Bienvenue ! Jouez vos cartes face visible : qui en a joué le plus gagne la partie.
learn-example-draw = Vous avez deux cartes. À votre tour, vous en piochez une, en jouez une ou en enterrez une. Piochez d’abord.
learn-example-play = { $p2 } a joué une carte. Choisissez la carte 7 et jouez-la : tout le monde la voit, et elle compte.
learn-example-bury = Une carte enterrée ne compte pas, mais vous seul savez laquelle c’est. Enterrez la carte 9.
learn-example-last = { $p2 } n’a plus de carte, c’est donc encore votre tour. Jouez votre dernière carte.
learn-example-end = Personne n’a plus de carte : la partie est terminée. Vous avez joué deux cartes, { $p2 } une seule. Vous gagnez !
