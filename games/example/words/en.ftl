# Words of the example.

## What can be done

ex-draw = draw
ex-play = play
ex-bury = bury
ex-cheer = cheer
ex-then = Then: { $deck } in the deck, { $hand } in your hand.

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
ex-cannot-cheer = You can cheer once in a match, and only on another player’s turn.

## Editions and notation

ex-edition-dealt = Each seat is dealt { $least } to { $most } cards, not { $found }.
ex-a-card = a card
ex-a-verb = draw, play, bury or cheer

## The browser

game-example = Example
lobby-about-example = A small card game, to show how a game is made here. Draw, play or bury: most cards played wins.
option-example-memory = Who buried last
option-example-memory-yes = stays on the screen
option-example-memory-no = is not shown
ex-others-turn = Another player’s turn
ex-button-draw = Draw a card ({ $count } left)
ex-button-play = Play the card
ex-button-bury = Bury the card
ex-button-cheer = Cheer
ex-hand = Your hand
ex-card = Card { $card }
ex-own-buried = You have buried: { $cards }
ex-table = At the table
ex-seat = Hand: { $hand }, buried: { $buried }
ex-has-cheered = (has cheered)
ex-last-burier =
    { $seat_is ->
        [you] You buried last.
       *[other] { $seat } buried last.
    }

## The guided first match

learn-example-welcome = Welcome! Play your cards face up: the player with the most cards played wins.
learn-example-draw = You hold two cards. On your turn you draw one, play one or bury one. Draw first.
learn-example-play = { $p2 } has played a card. Choose card 7 and play it: everybody sees it, and it counts.
learn-example-bury = A buried card does not count, but only you know which one it is. Bury card 9.
learn-example-last = { $p2 } has no cards left, so it is your turn again. Play your last card.
learn-example-end = Nobody has any cards left: the match is over. You played two cards and { $p2 } one. You win!
