# Words of the example.

## What can be done

ex-draw = draw
ex-play = play
ex-bury = bury
ex-cheer = cheer
ex-then = Then the deck has { $deck }, and your hand { $hand }.

## What happened

ex-drew =
    { $seat_is ->
        [you] You draw a card.
       *[other] { $seat } draws a card.
    }
ex-drew-card =
    { $seat_is ->
        [you] You draw card { $card }.
       *[other] { $seat } draws card { $card }.
    }
ex-played =
    { $seat_is ->
        [you] You play card { $card }.
       *[other] { $seat } plays card { $card }.
    }
ex-buried =
    { $seat_is ->
        [you] You bury a card.
       *[other] { $seat } buries a card.
    }
ex-buried-card =
    { $seat_is ->
        [you] You bury card { $card }.
       *[other] { $seat } buries card { $card }.
    }
ex-cheered =
    { $seat_is ->
        [you] You cheer.
       *[other] { $seat } cheers.
    }

## Refusals

ex-no-such-seat = There is no such seat at this table.
ex-match-over = The match is over.
ex-not-your-turn =
    { $seat_is ->
        [you] It is your turn.
       *[other] It is not your turn: { $seat } is to move.
    }
ex-not-held = You do not hold that card.
ex-deck-empty = The deck is empty. Play or bury a card.
ex-cannot-cheer = You can cheer once in a match, and only in the turns of others.

## Editions and notation

ex-edition-other-game = This is an edition of “{ $game }”, not of “example”.
ex-edition-dealt = Each seat is dealt 1 to { $most } cards.
ex-a-card = a card
ex-a-verb = draw, play, bury or cheer
