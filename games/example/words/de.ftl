# Wörter des Beispiels.

## Was man tun kann

ex-draw = ziehen
ex-play = spielen
ex-bury = vergraben
ex-cheer = jubeln
ex-then = Danach: { $deck } im Stapel, { $hand } auf deiner Hand.

## Was geschah

ex-drew =
    { $seat_is ->
        [you] Du ziehst eine Karte.
       *[other] { $seat } zieht eine Karte.
    }
ex-drew-card =
    { $seat_is ->
        [you] Du ziehst Karte { $card }.
       *[other] { $seat } zieht Karte { $card }.
    }
ex-played =
    { $seat_is ->
        [you] Du spielst Karte { $card }.
       *[other] { $seat } spielt Karte { $card }.
    }
ex-buried =
    { $seat_is ->
        [you] Du vergräbst eine Karte.
       *[other] { $seat } vergräbt eine Karte.
    }
ex-buried-card =
    { $seat_is ->
        [you] Du vergräbst Karte { $card }.
       *[other] { $seat } vergräbt Karte { $card }.
    }
ex-cheered =
    { $seat_is ->
        [you] Du jubelst.
       *[other] { $seat } jubelt.
    }

## Ablehnungen

ex-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
ex-match-over = Die Partie ist zu Ende.
ex-not-your-turn =
    { $seat_is ->
        [you] Du bist am Zug.
       *[other] Du bist nicht am Zug: { $seat } ist dran.
    }
ex-not-held = Diese Karte hast du nicht.
ex-deck-empty = Der Stapel ist leer. Spiel oder vergrab eine Karte.
ex-cannot-cheer = Du kannst einmal in der Partie jubeln, und nur, wenn andere am Zug sind.

## Ausgaben und Notation

ex-edition-dealt = Jeder erhält { $least } bis { $most } Karten, nicht { $found }.
ex-a-card = eine Karte
ex-a-verb = ziehen (draw), spielen (play), vergraben (bury) oder jubeln (cheer)

## Im Browser

game-example = Beispiel
lobby-about-example = Ein kleines Kartenspiel, das zeigt, wie hier ein Spiel entsteht. Ziehen, spielen oder vergraben: Wer die meisten Karten ausspielt, gewinnt.
option-example-memory = Wer zuletzt vergraben hat
option-example-memory-yes = bleibt auf dem Bildschirm
option-example-memory-no = wird nicht gezeigt
ex-others-turn = Ein anderer Spieler ist am Zug
ex-button-draw = Karte ziehen (noch { $count })
ex-button-play = Karte ausspielen
ex-button-bury = Karte vergraben
ex-button-cheer = Jubeln
ex-hand = Deine Hand
ex-card = Karte { $card }
ex-own-buried = Von dir vergraben: { $cards }
ex-table = Am Tisch
ex-seat = Hand: { $hand }, vergraben: { $buried }
ex-has-cheered = (hat gejubelt)
ex-last-burier =
    { $seat_is ->
        [you] Du hast zuletzt vergraben.
       *[other] { $seat } hat zuletzt vergraben.
    }

## Die geführte erste Partie

learn-example-welcome = Willkommen! Spiel deine Karten offen aus: Wer die meisten ausgespielt hat, gewinnt.
learn-example-draw = Du hast zwei Karten. Bist du am Zug, ziehst, spielst oder vergräbst du eine. Zieh zuerst eine.
learn-example-play = { $p2 } hat eine Karte ausgespielt. Wähle Karte 7 und spiel sie aus: Alle sehen sie, und sie zählt.
learn-example-bury = Eine vergrabene Karte zählt nicht, aber nur du weißt, welche es ist. Vergrab Karte 9.
learn-example-last = { $p2 } hat keine Karte mehr, also bist du wieder am Zug. Spiel deine letzte Karte aus.
learn-example-end = Niemand hat mehr eine Karte: Die Partie ist zu Ende. Du hast zwei Karten ausgespielt, { $p2 } eine. Du gewinnst!
