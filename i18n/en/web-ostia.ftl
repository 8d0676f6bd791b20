# Words of the screen of Ostia in the browser.

## Letters on cards, no two alike

os-letters-ivory = Iv
os-letters-marble = Ma
os-letters-wood = Wo
os-letters-salt = Sa
os-letters-wine = Wi
os-letters-wheat = Wh
os-letters-bluff = ?
os-card-label =
    { $good }, value { $value }{ $now ->
        [none] { "" }
       *[other] , worth { $now } to the senate now
    }{ $next ->
        [none] { "" }
       *[other] , { $next } next round
    }
os-card-bluff = Bluff card

## What to do now

os-say-free-pick = You: take one of your five goods for nothing
os-say-lot = You: put up two goods for auction
os-say-bid = You: bid on the lot of { $name }, or pass
os-say-cannot-bid = You: the minimum is more than you can pay, so pass
os-say-decision = You: sell the lot, or keep it
os-say-lay = You: lay your goods on forum, senate and storehouse
os-say-lay-last = You: for the last time, storehouse or forum
os-say-second-look = You: the piles are counted. Stand, or lay again
os-say-storehouses = You: credits, building, and what you keep
os-say-sale = You: how many empty storehouses do you sell?
os-say-ready = You have decided. Waiting for { $names }
os-say-wait = Waiting for { $names }: { $phase }
os-wait-blank = the goods are dealt
os-wait-free-pick = the free goods
os-wait-lot = choosing a lot
os-wait-bid = bidding
os-wait-decision = sell or keep
os-wait-counter = laying out goods
os-wait-second-look = the second look
os-wait-storehouses = the storehouses
os-wait-last-counter = the last allocation
os-wait-last-second-look = the last second look
os-wait-sale = selling storehouses
os-wait-over = the match is over
os-hint-free-pick = Choose a card on your ship. Nobody sees which; you may change it until all have chosen.
os-hint-lot = Choose two cards on your ship.
os-hint-decision = Choose one of the answers.

## Buttons

os-do-pick =
    { $good ->
        [none] Take a card
       *[other] Take { $good }
    }
os-do-put-up = Put up for auction
os-do-bid = Bid { $amount }
os-do-pass = Pass
os-do-lay = Lay
os-do-lay-again = Lay again
os-do-stand = Stand
os-do-manage = Decide
os-do-sell-storehouses =
    { $count ->
        [0] Sell none
        [one] Sell 1 storehouse
       *[other] Sell { $count } storehouses
    }
os-do-take-back = Take it back
os-decided = Decided

os-undo-pick = the free card
os-undo-put-up = the lot
os-undo-bid = the bid
os-undo-pass = the pass
os-undo-keep = keeping the lot
os-undo-sell = the sale
os-undo-lay = the allocation
os-undo-stand = standing
os-undo-manage = the plan
os-undo-sell-storehouses = selling storehouses
os-undo-take-back = taking it back

## The place

os-round = Round { $round } of { $rounds }
os-phases = Phases of the round
os-phase-harbour = Harbour
os-phase-counter = Counter
os-phase-forum = Forum
os-phase-senate = Senate
os-phase-storehouses = Storehouses
os-phase-end = The end
os-forum = Forum
os-senate = Senate
os-storehouse = Storehouse
os-senate-now = now
os-senate-next = next
os-forum-market = Market cards
os-forum-no-market = No market cards.
os-forum-reckoned = { $good }: { $count } at { $price } each
os-quay = Quay
os-quay-seat =
    { $name }: { $storehouses ->
        [one] 1 storehouse
       *[other] { $storehouses } storehouses
    }, { $credits ->
        [one] 1 credit
       *[other] { $credits } credits
    }, { $ship ->
        [one] 1 card aboard
       *[other] { $ship } cards aboard
    }
os-put-away = put away

## Hand and players

os-hand-label =
    { $count ->
        [one] Your goods: 1 card
       *[other] Your goods: { $count } cards
    }
os-hand-stock = Stock
os-hand-ship = Ship
os-hand-empty = You own no goods.
os-fig-cash =
    { $n ->
        [one] 1 denarius
       *[other] { $n } denarii
    }
os-fig-points =
    { $n ->
        [one] 1 victory point
       *[other] { $n } victory points
    }
os-fig-storehouses =
    { $n ->
        [one] 1 storehouse
       *[other] { $n } storehouses
    }
os-fig-credits =
    { $n ->
        [one] 1 credit
       *[other] { $n } credits
    }
os-fig-stock =
    { $n ->
        [one] 1 card in stock
       *[other] { $n } cards in stock
    }
os-fig-ship =
    { $n ->
        [one] 1 card on the ship
       *[other] { $n } cards on the ship
    }
os-seat-bought = bought
os-seat-bought-title = Seen to buy this round
os-seat-before = before
os-seat-before-title = Seen to buy in earlier rounds, and still there
os-seat-sure = owns
os-seat-sure-title = Seen to own
os-seat-out = out

## Harbour

os-auction = Auction
os-free-picks = Free goods
os-free-picks-explained = Everybody takes one of five goods for nothing, unseen. The other four come under the hammer.
os-lot-of = Lot of { $name }
os-lot-yours = Your lot
os-lot-minimum = at least { $minimum }
os-lot-leaves = On your ship stay
os-lot-leaves-none = Your ship will be empty.
os-lot-choose = Choose two cards from your ship.
os-lot-waits = { $name } chooses two cards.
os-series = Series { $series } of 2
os-bids = Bids
os-bid-passed = passes
os-bid-speaks = speaks now
os-bid-waits = is still to speak
os-bid-amount = Your bid
os-bid-limit = You have { $cash }, and could pay { $limit } at most.
os-bid-minimum = Minimum { $minimum }
os-bid-equal = Equal { $bid }
os-bid-more = Bid { $n } more
os-bid-less = Bid { $n } less
os-answer-sell = Sell to { $name } for { $bid }: you get { $gain }, and have { $cash } then
os-answer-sell-plain = Sell to { $name } for { $bid }
os-answer-keep = Keep for { $price }: both cards are yours, { $left } are left
os-answer-keep-plain = Keep the lot
os-struck-sold = Sold to { $name } for { $price }
os-struck-kept = { $name } keeps it for { $price }
os-struck-forced = All pass: { $name } takes it for { $price }
os-recap-title = Since your last move
os-recap-sold = { $seat } sells { $cards } to { $buyer } for { $price }.
os-recap-kept = { $seat } keeps { $cards } for { $price }.
os-recap-forced = All pass: { $seat } must take { $cards } for { $price }.

## Counter

os-counter = Counter
os-place-choose = Cards you choose go to: { $place }
os-place-empty = nothing
os-place-forum-why = sold for denarii
os-place-senate-why = given for points
os-place-storehouse-why = kept for later
os-live-forum = { $most } D at most
os-live-senate = worth { $worth }
os-live-room = room for { $room }
os-live-over = room for { $room }: build, or lose { $over }
os-lamps = { $count } of { $most } types
os-lamps-over = { $count } types: too many
os-lamps-lost = You will lose
os-prices = What each brings at the forum if more appear
os-prices-more = +{ $more }
os-offers = What the others could offer the senate
os-offers-seen = seen
os-offers-most = at most
os-offers-rivals =
    { $worth ->
        [0] You offer the senate nothing that counts.
       *[other] Your offer is worth { $worth } to the senate: { $count ->
            [0] nobody can reach it
            [one] one other could reach it
           *[other] { $count } others could reach it
        }.
    }
os-sizes = Cards on each place
os-waits-all = The sizes are shown when all have laid.

## Storehouses

os-sheet = Storehouses
os-sheet-credits = Repay credits
os-sheet-credits-none = You have no credits.
os-sheet-build = Build
os-sheet-each = { $price } each
os-sheet-keep = Keep
os-sheet-keep-room =
    { $room ->
        [one] { $kept } in 1 place
       *[other] { $kept } in { $room } places
    }
os-sheet-less = One fewer
os-sheet-more = One more
os-sheet-nothing = There is nothing to keep.
os-sale = Empty storehouses
os-sale-explained = Each one sold brings { $price } denarii. Credits are repaid after that.

## Reveal and end

os-reveal = The counter is turned up
os-reveal-settled = The storehouses are settled
os-reveal-again = See the last counter again
os-reveal-bluffs = Bluff cards
os-reveal-lost = Too many types: lost
os-reveal-forum = Forum
os-reveal-forum-why = The more of a type are there, the less each brings.
os-reveal-income = Income
os-reveal-senate = Senate
os-reveal-senate-why = The best offer gets 3 points, the second 2, the third 1.
os-reveal-offer = Offer
os-reveal-points = Worth, points
os-reveal-storehouse = Storehouses
os-reveal-storehouse-why = Credits first, then building; each storehouse keeps one card.
os-reveal-stored = Goods, room
os-reveal-credits = Credits
os-reveal-repaid = Credits repaid
os-reveal-interest = Interest
os-reveal-sold = Storehouses sold
os-reveal-taken = Credits taken
os-reveal-built = Built
os-reveal-thrown = Discarded
os-reveal-nothing = –
os-end-senate = Senate
os-end-types = Stored types
os-end-cash = Cash
os-end-total = Points
os-end-out = Out, because not all credits could be repaid: { $names }.
os-end-place = See the harbour
os-end-scores = See the scores
os-end-nobody = Nobody has won: all are out

## Keys

os-keys-place = move this card to the lit place, or back to the storehouse
os-keys-forum = light the forum
os-keys-senate = light the senate
os-keys-storehouse = light the storehouse
os-keys-more = bid 1 more
os-keys-less = bid 1 less
os-keys-more-five = bid 5 more
os-keys-less-five = bid 5 less
os-keys-minimum = bid the minimum
os-keys-equal = bid as much as the highest so far
os-keys-pass = pass
os-keys-sell = sell to this bidder
os-keys-keep = keep the lot
os-keys-repay = repay one more credit, or none
os-keys-build = build one more
os-keys-build-less = build one fewer
os-keys-sale-more = sell one more
os-keys-sale-less = sell one fewer
os-keys-take-back = take your decision back
os-keys-close-reveal = close the counter that was turned up
