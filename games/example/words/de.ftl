# Words of the toy.

toy-draw = ziehen
toy-play = spielen
toy-bury = vergraben
toy-cheer = jubeln
toy-drew =
    { $seat_is ->
        [you] Du ziehst eine Karte.
       *[other] { $seat } zieht eine Karte.
    }
toy-drew-card =
    { $seat_is ->
        [you] Du ziehst Karte { $card }.
       *[other] { $seat } zieht Karte { $card }.
    }
toy-played =
    { $seat_is ->
        [you] Du spielst Karte { $card }.
       *[other] { $seat } spielt Karte { $card }.
    }
toy-buried =
    { $seat_is ->
        [you] Du vergräbst eine Karte.
       *[other] { $seat } vergräbt eine Karte.
    }
toy-buried-card =
    { $seat_is ->
        [you] Du vergräbst Karte { $card }.
       *[other] { $seat } vergräbt Karte { $card }.
    }
toy-cheered =
    { $seat_is ->
        [you] Du jubelst.
       *[other] { $seat } jubelt.
    }
toy-not-your-turn = Du bist nicht am Zug.
toy-not-held = Diese Karte hast du nicht.
toy-deck-empty = Der Stapel ist leer.
toy-cannot-cheer = Du kannst jetzt nicht jubeln.
toy-edition = Das ist nicht die eine Ausgabe dieses Spiels.
toy-a-card = eine Karte
toy-a-verb = ziehen, spielen, vergraben oder jubeln

### The guided first match

learn-toy-welcome = Willkommen! Spiel deine Karten offen aus: Wer die meisten ausgespielt hat, gewinnt.
