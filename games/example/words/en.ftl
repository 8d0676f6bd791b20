# Words of the toy.

toy-draw = draw
toy-play = play
toy-bury = bury
toy-cheer = cheer
toy-drew =
    { $seat_is ->
        [you] You draw a card.
       *[other] { $seat } draws a card.
    }
toy-drew-card =
    { $seat_is ->
        [you] You draw card { $card }.
       *[other] { $seat } draws card { $card }.
    }
toy-played =
    { $seat_is ->
        [you] You play card { $card }.
       *[other] { $seat } plays card { $card }.
    }
toy-buried =
    { $seat_is ->
        [you] You bury a card.
       *[other] { $seat } buries a card.
    }
toy-buried-card =
    { $seat_is ->
        [you] You bury card { $card }.
       *[other] { $seat } buries card { $card }.
    }
toy-cheered =
    { $seat_is ->
        [you] You cheer.
       *[other] { $seat } cheers.
    }
toy-not-your-turn = It is not your turn.
toy-not-held = You do not hold that card.
toy-deck-empty = The deck is empty.
toy-cannot-cheer = You cannot cheer now.
toy-edition = This is not the toy’s one edition.
toy-a-card = a card
toy-a-verb = draw, play, bury or cheer

### The guided first match

learn-toy-welcome = Welcome! Play your cards face up: the player with the most cards played wins.
