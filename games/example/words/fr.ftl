# Words of the toy.

toy-draw = piocher
toy-play = jouer
toy-bury = enterrer
toy-cheer = applaudir
toy-drew =
    { $seat_is ->
        [you] Vous piochez une carte.
       *[other] { $seat } pioche une carte.
    }
toy-drew-card =
    { $seat_is ->
        [you] Vous piochez la carte { $card }.
       *[other] { $seat } pioche la carte { $card }.
    }
toy-played =
    { $seat_is ->
        [you] Vous jouez la carte { $card }.
       *[other] { $seat } joue la carte { $card }.
    }
toy-buried =
    { $seat_is ->
        [you] Vous enterrez une carte.
       *[other] { $seat } enterre une carte.
    }
toy-buried-card =
    { $seat_is ->
        [you] Vous enterrez la carte { $card }.
       *[other] { $seat } enterre la carte { $card }.
    }
toy-cheered =
    { $seat_is ->
        [you] Vous applaudissez.
       *[other] { $seat } applaudit.
    }
toy-not-your-turn = Ce n’est pas votre tour.
toy-not-held = Vous n’avez pas cette carte.
toy-deck-empty = La pioche est vide.
toy-cannot-cheer = Vous ne pouvez pas applaudir maintenant.
toy-edition = Ce n’est pas l’unique édition de ce jeu.
toy-a-card = une carte
toy-a-verb = piocher, jouer, enterrer ou applaudir

### The guided first match

learn-toy-welcome = Bienvenue ! Jouez vos cartes face visible : qui en a joué le plus gagne la partie.
