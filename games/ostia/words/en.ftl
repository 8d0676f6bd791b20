# Words of Ostia.

## Goods

ostia-good-ivory = ivory
ostia-good-marble = marble
ostia-good-wood = wood
ostia-good-salt = salt
ostia-good-wine = wine
ostia-good-wheat = wheat
ostia-good-bluff = bluff
ostia-cards =
    { $count ->
        [1] { $good }
       *[other] { $count } { $good }
    }
ostia-nothing = nothing

## Phases

ostia-phase-free-pick = Harbour: everybody takes one of five goods for free.
ostia-phase-counter = Counting house: everybody lays out goods on forum, senate and storehouse.
ostia-phase-second-look = Second look: all pile sizes are known. Everybody stands or rearranges.
ostia-phase-storehouses = Storehouses: loans, building, and what to keep.
ostia-phase-last-counter = The last layout: storehouse or forum.
ostia-phase-over = The match is over.

## What happened

ostia-event-started =
    { $seat_is ->
        [you] You are the first start player.
       *[other] { $seat } is the first start player.
    }
ostia-event-round-began =
    { $seat_is ->
        [you] Round { $round } begins; you are the start player.
       *[other] Round { $round } begins; { $seat } is the start player.
    }
ostia-event-senate-opened = A senate card is turned up: { $goods }, the best first.
ostia-event-reshuffled = The discards are shuffled into a new pile.
ostia-event-first-card =
    { $seat_is ->
        [you] You get a first card.
       *[other] { $seat } gets a first card.
    }
ostia-event-first-card-own =
    { $seat_is ->
        [you] Your first card is { $good }.
       *[other] { $seat }’s first card is { $good }.
    }
ostia-event-dealt =
    { $seat_is ->
        [you] You are dealt { $count ->
            [one] a card
           *[other] { $count } cards
        }.
       *[other] { $seat } is dealt { $count ->
            [one] a card
           *[other] { $count } cards
        }.
    }
ostia-event-dealt-own =
    { $seat_is ->
        [you] You are dealt { $cards }.
       *[other] { $seat } is dealt { $cards }.
    }
ostia-event-free-picked =
    { $seat_is ->
        [you] You have chosen your free card.
       *[other] { $seat } has chosen a free card.
    }
ostia-event-free-picked-own =
    { $seat_is ->
        [you] You take { $good } for free.
       *[other] { $seat } takes { $good } for free.
    }
ostia-event-free-picks-taken = Everybody has chosen: the free cards change hands.
ostia-event-taken-back =
    { $seat_is ->
        [you] You think again.
       *[other] { $seat } thinks again.
    }
ostia-event-lot-put-up =
    { $seat_is ->
        [you] You put up { $cards }, for at least { $minimum }.
       *[other] { $seat } puts up { $cards }, for at least { $minimum }.
    }
ostia-event-bid-made =
    { $seat_is ->
        [you] You bid { $amount }.
       *[other] { $seat } bids { $amount }.
    }
ostia-event-bid-passed =
    { $seat_is ->
        [you] You pass.
       *[other] { $seat } passes.
    }
ostia-event-storehouses-sold =
    { $seat_is ->
        [you] You sell { $count ->
            [one] a storehouse for 7 denarii
           *[other] { $count } storehouses for 7 denarii each
        }.
       *[other] { $seat } sells { $count ->
            [one] a storehouse for 7 denarii
           *[other] { $count } storehouses for 7 denarii each
        }.
    }
ostia-event-credits-taken =
    { $seat_is ->
        [you] You take { $count ->
            [one] a loan of 7 denarii
           *[other] { $count } loans of 7 denarii each
        }.
       *[other] { $seat } takes { $count ->
            [one] a loan of 7 denarii
           *[other] { $count } loans of 7 denarii each
        }.
    }
ostia-event-lot-kept =
    { $seat_is ->
        [you] You keep the lot for { $price }.
       *[other] { $seat } keeps the lot for { $price }.
    }
ostia-event-lot-sold =
    { $seat_is ->
        [you] You sell the lot to { $buyer } for { $price } and get { $share }.
       *[other] { $seat } sells the lot to { $buyer } for { $price } and gets { $share }.
    }
ostia-event-lot-sold-same =
    { $seat_is ->
        [you] You sell the lot to { $buyer } for { $price } and get { $share }: the { $bid } that { $other } bid would have paid you no more.
       *[other] { $seat } sells the lot to { $buyer } for { $price } and gets { $share }: the { $bid } that { $other } bid would have paid no more.
    }
ostia-event-lot-sold-lower =
    { $seat_is ->
        [you] You sell the lot to { $buyer } for { $price } and get { $share }, { $less } less than { $other } would have paid you.
       *[other] { $seat } sells the lot to { $buyer } for { $price } and gets { $share }, giving up { $less } rather than selling to { $other }.
    }
ostia-event-lot-forced =
    { $seat_is ->
        [you] Everybody passes: you must take the lot for { $price }.
       *[other] Everybody passes: { $seat } must take the lot for { $price }.
    }
ostia-event-market-turned-up = Market cards: { $cards }.
ostia-event-laid =
    { $seat_is ->
        [you] You lay { $forum } on the forum and { $senate } on the senate.
       *[other] { $seat } lays { $forum } on the forum and { $senate } on the senate, face down.
    }
ostia-event-laid-own =
    { $seat_is ->
        [you] On the forum you lay: { $forum }; on the senate: { $senate }.
       *[other] On the forum { $seat } lays: { $forum }; on the senate: { $senate }.
    }
ostia-event-laid-unseen =
    { $seat_is ->
        [you] You have laid out your cards.
       *[other] { $seat } has laid out.
    }
ostia-event-answered =
    { $seat_is ->
        [you] You have answered.
       *[other] { $seat } has answered.
    }
ostia-event-stood-own =
    { $seat_is ->
        [you] You stand.
       *[other] { $seat } stands.
    }
ostia-event-laid-again-own =
    { $seat_is ->
        [you] You rearrange. On the forum: { $forum }; on the senate: { $senate }.
       *[other] { $seat } rearranges. On the forum: { $forum }; on the senate: { $senate }.
    }
ostia-event-sizes-shown =
    { $seat_is ->
        [you] Your piles: { $forum } on the forum, { $senate } on the senate.
       *[other] { $seat }’s piles: { $forum } on the forum, { $senate } on the senate.
    }
ostia-event-turned-up =
    { $seat_is ->
        [you] You reveal, on the forum: { $forum }; on the senate: { $senate }.
       *[other] { $seat } reveals, on the forum: { $forum }; on the senate: { $senate }.
    }
ostia-event-penalty-paid =
    { $seat_is ->
        [you] Too many types: you lose { $cards }.
       *[other] Too many types: { $seat } loses { $cards }.
    }
ostia-event-goods-sold =
    { $seat_is ->
        [you] You get { $income ->
            [one] 1 denarius
           *[other] { $income } denarii
        } at the forum.
       *[other] { $seat } gets { $income ->
            [one] 1 denarius
           *[other] { $income } denarii
        } at the forum.
    }
ostia-event-offer-judged =
    { $seat_is ->
        [you] Your offer is worth { $worth }: { $vp ->
            [one] 1 point
           *[other] { $vp } points
        }.
       *[other] { $seat }’s offer is worth { $worth }: { $vp ->
            [one] 1 point
           *[other] { $vp } points
        }.
    }
ostia-event-managed =
    { $seat_is ->
        [you] You have planned your storehouses.
       *[other] { $seat } has planned the storehouses.
    }
ostia-event-managed-own =
    { $seat_is ->
        [you] Your plan: keep { $keep }{ $build ->
            [0] { "" }
            [one] , build a storehouse
           *[other] , build { $build } storehouses
        }{ $repay ->
            [0] { "" }
            [one] , repay a loan
           *[other] , repay { $repay } loans
        }.
       *[other] { $seat }’s plan: keep { $keep }{ $build ->
            [0] { "" }
            [one] , build a storehouse
           *[other] , build { $build } storehouses
        }{ $repay ->
            [0] { "" }
            [one] , repay a loan
           *[other] , repay { $repay } loans
        }.
    }
ostia-event-credits-repaid =
    { $seat_is ->
        [you] You repay { $count ->
            [one] a loan
           *[other] { $count } loans
        }.
       *[other] { $seat } repays { $count ->
            [one] a loan
           *[other] { $count } loans
        }.
    }
ostia-event-interest-paid =
    { $seat_is ->
        [you] You pay { $amount } denarii in interest.
       *[other] { $seat } pays { $amount } denarii in interest.
    }
ostia-event-storehouses-built =
    { $seat_is ->
        [you] You build { $count ->
            [one] a storehouse
           *[other] { $count } storehouses
        }.
       *[other] { $seat } builds { $count ->
            [one] a storehouse
           *[other] { $count } storehouses
        }.
    }
ostia-event-discarded =
    { $seat_is ->
        [you] You discard { $cards }.
       *[other] { $seat } discards { $cards }.
    }
ostia-event-stores-turned-up =
    { $seat_is ->
        [you] You have stored: { $stored }; on the forum: { $forum }.
       *[other] { $seat } has stored: { $stored }; on the forum: { $forum }.
    }
ostia-event-types-scored =
    { $seat_is ->
        [you] You score { $vp } for types stored.
       *[other] { $seat } scores { $vp } for types stored.
    }
ostia-event-eliminated =
    { $seat_is ->
        [you] You cannot repay all your loans and are out.
       *[other] { $seat } cannot repay all loans and is out.
    }
ostia-event-cash-scored =
    { $seat_is ->
        [you] You score { $vp } for cash.
       *[other] { $seat } scores { $vp } for cash.
    }
ostia-event-put-away-turned-up = The senate card set aside: { $goods }, the best first.

## Why an action is refused

ostia-refusal-no-such-seat = There is no such seat at this table.
ostia-refusal-match-over = The match is over.
ostia-refusal-not-now = You cannot do that now.
ostia-refusal-not-your-turn =
    { $seat_is ->
        [you] It is your turn.
       *[other] It is { $seat }’s turn.
    }
ostia-refusal-nothing-to-lay = You have no goods, so there is nothing to lay out.
ostia-refusal-nothing-to-take-back = There is nothing to take back.
ostia-refusal-not-on-ship = There is no { $good } on the ship side.
ostia-refusal-not-two-cards =
    { $got ->
        [one] A lot is two cards, not one.
       *[other] A lot is two cards, not { $got }.
    }
ostia-refusal-lot-not-on-ship = Those cards are not both on the ship side.
ostia-refusal-bid-too-low = A bid on this lot must be at least { $minimum }.
ostia-refusal-bid-too-high = { $limit } is the most you could pay, even by selling storehouses and taking loans up to four.
ostia-refusal-cannot-pay-to-keep = Keeping the lot costs { $price } in cash; you have { $cash }.
ostia-refusal-no-bid-from =
    { $seat_is ->
        [you] You have made no bid.
       *[other] { $seat } has made no bid.
    }
ostia-refusal-not-in-stock = Those goods are not all in your stock.
ostia-refusal-too-many-bluffs = There are only two bluff cards.
ostia-refusal-senate-closed = At the end, nothing goes to the senate.
ostia-refusal-cannot-repay =
    { $most ->
        [0] You cannot repay any loan.
        [one] You can repay one loan at most.
       *[other] You can repay { $most } loans at most.
    }
ostia-refusal-cannot-build =
    { $most ->
        [0] You cannot build any storehouse.
        [one] You can build one storehouse at most.
       *[other] You can build { $most } storehouses at most.
    }
ostia-refusal-cannot-keep-these = You can keep only goods from your stock.
ostia-refusal-no-room =
    { $room ->
        [0] You have no storehouse to keep anything in.
        [one] You have only one storehouse.
       *[other] You have only { $room } storehouses.
    }
ostia-refusal-not-so-many-empty =
    { $empty ->
        [0] No storehouse is empty.
        [one] Only one storehouse is empty.
       *[other] Only { $empty } storehouses are empty.
    }
ostia-refusal-must-sell =
    { $least ->
        [one] You must sell at least one storehouse to repay your loans.
       *[other] You must sell at least { $least } storehouses to repay your loans.
    }

## What an action would bring about

ostia-effect-gains = You get { $cards }.
ostia-effect-lot-costs = The lot costs at least { $minimum }; if everybody passes, you pay { $forced }.
ostia-effect-pays-if-taken = If the seller takes it, you pay { $amount }.
ostia-effect-sells-storehouses =
    { $count ->
        [one] You would have to sell a storehouse for it.
       *[other] You would have to sell { $count } storehouses for it.
    }
ostia-effect-takes-credits =
    { $count ->
        [one] You would have to take a loan for it.
       *[other] You would have to take { $count } loans for it.
    }
ostia-effect-cash-after =
    { $cash ->
        [one] You will have 1 denarius.
       *[other] You will have { $cash } denarii.
    }
ostia-effect-loses-to-penalty = Careful, more than three types: you will lose { $cards }.
ostia-effect-earns-at-most = The forum pays at most { $income }.
ostia-effect-offer-worth = The offer is worth { $worth } to the senate.
ostia-effect-pays-interest = Interest: { $amount }.
ostia-effect-holds = Storehouses: { $storehouses }; loans: { $credits }.
ostia-effect-discards = You discard { $cards }.
ostia-effect-scores-types =
    { $vp ->
        [one] You score 1 point for stored goods.
       *[other] You score { $vp } points for stored goods.
    }
ostia-effect-is-out = Careful: you will not be able to repay your loans, and will be out.

## Options

ostia-verb-decide = decide again
ostia-verb-take-back = take back
ostia-verb-stand = stand
ostia-verb-pass = pass
ostia-verb-bid = bid
ostia-verb-keep = keep the lot
ostia-verb-sell = sell the lot
ostia-label-from = { $amount } or more
ostia-label-and-more = and { $more }
ostia-label-forum = { $count } { $good } on the forum
ostia-label-senate = { $count } { $good } on the senate
ostia-label-keep = keep { $count } { $good }
ostia-label-repay =
    { $count ->
        [one] repay 1 loan
       *[other] repay { $count } loans
    }
ostia-label-build =
    { $count ->
        [one] build 1 storehouse
       *[other] build { $count } storehouses
    }
ostia-label-sell-storehouses =
    { $count ->
        [one] sell 1 storehouse
       *[other] sell { $count } storehouses
    }

## After a tie

ostia-tie =
    { $vp ->
        [one] Tied on { $vp } point: { $seats }.
       *[other] Tied on { $vp } points: { $seats }.
    }
ostia-tie-storehouses = The storehouses decide: { $figures }.
ostia-tie-stored = Where these are equal, the stored goods decide, by the senate card set aside: { $figures }.
ostia-tie-shared = Where these are equal too, the place is shared.
ostia-tie-figure = { $seat } { $figure }

## Actions to type

ostia-example-pick = you take this good for free
ostia-example-put-up = you put these up for sale; “2*wheat” is two of a type
ostia-example-bid = you bid that many denarii
ostia-example-pass = you make no bid
ostia-example-sell = you sell to that player for the bid
ostia-example-keep = you keep the lot for the highest bid and 1 more
ostia-example-lay = these go to forum and senate, all else to the storehouses; “2*wheat” is two of a type, “bluff” a bluff card, “all” the whole stock
ostia-example-lay-last = these go to the forum, all else to the storehouses
ostia-example-stand = you leave the piles as they lie
ostia-example-manage = you build and keep this; “repay 1” repays a loan
ostia-example-sell-storehouses = you sell that many empty storehouses

## Reading an action

ostia-expected-verb = pick, put-up, bid, pass, keep, sell, lay, manage, sell-storehouses or take-back
ostia-expected-good = a good
ostia-expected-cards = cards such as “ivory 2*wheat”
ostia-expected-number = a number
ostia-expected-seat = the number of a seat
ostia-expected-end = the end of the line

## Mistakes in an edition file of Ostia

edition-ostia-range = A figure here must be { $least } to { $most }, not { $found }.
edition-ostia-too-few-cards = Apart from ivory there are { $found } cards; with fewer than { $needed } the draw pile could run dry.
edition-ostia-senate-cards = There are { $needed } senate cards, not { $found }.
edition-ostia-unknown-good = There is no good “{ $good }”. The goods: { $known }.
edition-ostia-senate-twice = “{ $good }” is on this senate card twice.
edition-ostia-senate-missing = Missing from this senate card: { $goods }.
edition-ostia-prices = There must be 1 to { $most } prices, not { $found }.
edition-ostia-price-rises = The price for { $count } cards is higher than the one before it: prices never rise.

### The game, as the lobby presents it

game-ostia = Ostia
lobby-about-ostia = You are traders in the harbour of Rome. Auction goods, then secretly lay them on the forum, before the senate or in your storehouses: bluffing pays, until all is revealed.
lobby-reconstructed-ostia = In Ostia: how many cards of each good there are, and most of the senate cards.
lobby-edition-first-edition-reconstructed = first edition, partly reconstructed
option-ostia-start = Start player
option-ostia-start-random = drawn at random
option-ostia-first-game = First game
option-ostia-first-game-no = no: with ivory
option-ostia-first-game-yes = yes: without ivory
option-ostia-memory = Lots the screen remembers
option-ostia-memory-yes = everything shown openly
option-ostia-memory-no = one round
option-ostia-counter = Counting house
option-ostia-counter-two-beat = two steps: a second look (house rule)
option-ostia-counter-one-beat = one step, as in the rulebook: quicker

### The screen

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

os-say-free-pick = You: take one of your five goods for free
os-say-lot = You: put up two goods for auction
os-say-bid = You: bid on the lot of { $name }, or pass
os-say-cannot-bid = You: you cannot pay the minimum, so pass
os-say-decision = You: sell the lot, or keep it
os-say-lay = You: lay your goods on forum, senate and storehouse
os-say-lay-last = You: for the last time, storehouse or forum
os-say-second-look = You: the piles are counted. Stand, or rearrange
os-say-storehouses = You: loans, building, and what to keep
os-say-sale = You: how many empty storehouses will you sell?
os-say-ready = You have decided. Waiting for { $names }
os-say-wait = Waiting for { $names }: { $phase }
os-wait-blank = dealing
os-wait-free-pick = choosing free goods
os-wait-lot = choosing a lot
os-wait-bid = bidding
os-wait-decision = selling or keeping
os-wait-counter = laying out goods
os-wait-second-look = the second look
os-wait-storehouses = planning storehouses
os-wait-last-counter = the last layout
os-wait-last-second-look = the last second look
os-wait-sale = selling storehouses
os-wait-over = the match is over
os-hint-free-pick = Choose a card on your ship. Nobody sees which; you may change it until everybody has chosen.
os-hint-lot = Choose two cards on your ship.
os-hint-decision = Choose an answer.
os-hint-bid = You can bid from { $minimum } to { $limit }.

## Buttons

os-do-pick =
    { $good ->
        [none] Take a card
       *[other] Take { $good }
    }
os-do-put-up = Put up for auction
os-do-bid = Bid { $amount }
os-do-pass = Pass
os-do-lay = Lay out
os-do-lay-again = Rearrange
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
os-undo-lay = the layout
os-undo-stand = standing
os-undo-manage = the plan
os-undo-sell-storehouses = selling storehouses
os-undo-take-back = taking it back

## The place

os-round = Round { $round } of { $rounds }
os-phases = Phases of the round
os-phase-harbour = Harbour
os-phase-counter = Counting house
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
        [one] 1 loan
       *[other] { $credits } loans
    }, { $ship ->
        [one] 1 card aboard
       *[other] { $ship } cards aboard
    }
os-put-away = set aside

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
        [one] 1 loan
       *[other] { $n } loans
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
os-seat-before-title = Seen to buy in earlier rounds, and still owned
os-seat-sure = owns
os-seat-sure-title = Seen to own
os-seat-known = others know
os-seat-known-title = What the others have seen you buy
os-seat-out = out

## Harbour

os-auction = Auction
os-free-picks = Free goods
os-free-picks-explained = Everybody secretly takes one of five goods for free. The other four come under the hammer.
os-lot-of = { $name }’s lot
os-lot-yours = Your lot
os-lot-minimum = at least { $minimum }
os-lot-leaves = Left on your ship
os-lot-leaves-none = Your ship will be empty.
os-lots-so-far = Lots so far this round
os-lot-choose = Choose two cards from your ship.
os-lot-waits = { $name } chooses two cards.
os-series = Series { $series } of 2
os-bids = Bids
os-bid-passed =
    { $mine ->
        [yes] pass
       *[no] passes
    }
os-bid-speaks =
    { $mine ->
        [yes] your turn to speak
       *[no] speaks now
    }
os-bid-waits =
    { $mine ->
        [yes] yet to speak
       *[no] yet to speak
    }
os-bid-amount = Your bid
os-bid-limit = You have { $cash } and could pay at most { $limit }.
os-bid-minimum = Minimum { $minimum }
os-bid-equal = Match { $bid }
os-bid-more = Bid { $n } more
os-bid-less = Bid { $n } less
os-answer-sell = Sell to { $name } for { $bid }: you get { $gain } and will have { $cash }
os-answer-sell-plain = Sell to { $name } for { $bid }
os-answer-keep = Keep for { $price }: both cards are yours, and you have { $left } left
os-answer-keep-plain = Keep the lot
os-recap-title = Since your last move

## Counter

os-counter = Counting house
os-place-choose = Cards you choose go to: { $place }
os-place-empty = nothing
os-place-forum-why = sold for denarii
os-place-forum-last-why = discarded, pays nothing
os-place-senate-why = given for points
os-place-storehouse-why = kept for later
os-live-forum = at most { $most } D
os-live-senate = worth { $worth }
os-live-room = room for { $room }
os-live-over = room for { $room }: build, or lose { $over }
os-lamps = { $count } of { $most } types
os-lamps-over = { $count } types: too many
os-lamps-lost = You will lose
os-prices = What each card pays at the forum if more appear
os-prices-more = +{ $more }
os-offers = What the others could offer the senate
os-offers-seen = seen
os-offers-most = at most
os-offers-rivals =
    { $worth ->
        [0] You offer the senate nothing it wants.
       *[other] Your offer is worth { $worth } to the senate: { $count ->
            [0] nobody can match it
            [one] one other player could match it
           *[other] { $count } other players could match it
        }.
    }
os-sizes = Cards on each place
os-waits-all = The sizes are shown once everybody has laid out.

## Storehouses

os-sheet = Storehouses
os-sheet-credits = Repay loans
os-sheet-credits-none = You have no loans.
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
os-sale-explained = Each one you sell pays { $price } denarii. Loans are repaid after that.

## Reveal and end

os-reveal = The counting house is revealed
os-reveal-settled = The storehouses are settled
os-reveal-again = See the last reveal again
os-reveal-bluffs = Bluff cards
os-reveal-lost = Too many types: lost
os-reveal-forum = Forum
os-reveal-forum-why = The more there are of a type, the less each fetches.
os-reveal-income = Income
os-reveal-senate = Senate
os-reveal-senate-why = The best offer gets 3 points, the second 2, the third 1.
os-reveal-offer = Offer
os-reveal-points = Worth, points
os-reveal-storehouse = Storehouses
os-reveal-storehouse-why = Loans first, then building; each storehouse keeps one card.
os-reveal-stored = Goods, room
os-reveal-credits = Loans
os-reveal-repaid = Loans repaid
os-reveal-interest = Interest
os-reveal-sold = Storehouses sold
os-reveal-taken = Loans taken
os-reveal-built = Built
os-reveal-thrown = Discarded
os-reveal-nothing = –
os-end-senate = Senate
os-end-types = Stored types
os-end-cash = Cash
os-end-total = Points
os-end-out = Out, unable to repay all loans: { $names }.
os-end-place = See the harbour
os-end-scores = See the scores
os-end-nobody = Nobody wins: everybody is out

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
os-keys-repay = repay one more loan, or none
os-keys-build = build one more
os-keys-build-less = build one fewer
os-keys-sale-more = sell one more
os-keys-sale-less = sell one fewer
os-keys-take-back = take your decision back
os-keys-close-reveal = close the reveal

## Help: what a thing on the table does now

os-help-piece-cash = denarii
os-help-piece-points = points
os-help-piece-storehouses = storehouse
os-help-piece-credits = loan
os-help-good = Lay it on the forum for { $cash }, on the senate for { $points }, or in a { $storehouses } for the next round.
os-help-good-senate =
    { $good } is worth { $now } to the senate this round{ $next ->
        [none] .
       *[other] , { $next } next round.
    }
os-help-good-printed = There are { $copies } { $good } cards; in a lot, each adds { $value } to the minimum bid.
os-help-bluff = It lies face down among your goods to mislead anyone counting your piles. Then it comes back to you.
os-help-forum = Each card sold here pays the { $cash } on its step: the more there are of its type, the less each pays.
os-help-prices = What one card of a type would pay at the forum if more of it appear.
os-help-market = They count on the steps like everybody’s cards, and pay nobody.
os-help-senate = An offer is worth the numbers beside its goods. The best get 3, 2 and 1 { $points }.
os-help-storehouse = Each { $storehouses } keeps one card for the next round. At the end, each different type stored is worth 1 { $points }.
os-help-build = A { $storehouses } costs 10 { $cash }. At the end, each different type stored is worth 1 { $points }, and an empty one 7 { $cash }.
os-help-credit = Each { $credits } costs 2 { $cash } a round, or 10 to repay. If you cannot repay them all at the end, you are out.
os-help-cash = It buys lots and storehouses. At the end the richest get 3, 2 and 1 { $points }.
os-help-points = Most { $points } wins: from the senate, the types stored at the end, and cash.
os-help-stock = The goods you own. You lay all of them out in the counting house this round.
os-help-sure = They were bought openly, so everybody knows them.
os-help-ship = Goods not owned yet: one is free, the others are sold in lots of two.
os-help-start = Puts up the first lot. The mark passes to the left each round.
os-help-lot = Everybody else bids once. Then the seller sells to any bidder, or keeps the lot for the highest bid plus 1.
os-help-bid = You bid once, at least the two values together. You need not beat the others.
os-help-limit = You can bid your { $cash }, plus 7 for each { $storehouses }, plus 7 for each { $credits } you could still take, up to 4.
os-help-decision = You get half the price, the bank the other half. To keep the lot, you pay the highest bid plus 1 in cash.
os-help-types = Your forum and senate together may hold 3 types. With more, you lose the type the senate likes best.
os-help-offer = What the others’ goods, as far as seen, could be worth to the senate.
os-help-room = Each { $storehouses } keeps one card. The rest is discarded, face up.
os-help-sizes = How many cards lie there, bluff cards included. You may stand, or rearrange once.
os-help-sale = Each empty { $storehouses } pays 7 { $cash }. Then each { $credits } is repaid with 10.
os-help-harbour = You keep one of your five goods for free. The other four are auctioned in two lots.
os-help-counter = Everybody secretly lays all goods on forum, senate and storehouse, with two bluff cards.
os-help-settling = Loans, building, and what to keep: everybody decides in secret, then it all happens.
os-help-end = Goods are stored for the last time: 1 { $points } for each different type.

## Places to jump to in a replay

os-mark-round = Round
os-mark-auction = Auction

## Standing orders

os-orders-brief =
    { $bids ->
        [0] No bids;
        [one] A bid for one pair;
       *[other] Bids for { $bids } pairs;
    } { $other ->
        [pass] pass on other lots.
       *[wait] other lots wait for you.
    }
os-orders-bids = Highest bids this round
os-orders-bids-explained = For a lot of these two goods. Grey: its minimum. Empty: no order.
ostia-orders-below-minimum = { $bid } is less than the minimum for these two cards, { $minimum }. Write 0 to pass.
os-orders-bid = Highest bid for { $one } and { $other }
os-orders-bidding = How to bid
os-orders-bidding-whole = Bid the full amount
os-orders-bidding-just-above = Bid just above the best bid so far
os-orders-other-lots = Lots without an amount
os-orders-pass = pass
os-orders-borrow = Bids may cost storehouses and loans
os-orders-own = Your own lots
os-orders-own-explained = Between the two amounts, the lot waits for you.
os-orders-sell-from = sell from
os-orders-keep-up-to = or keep for up to
os-orders-sell-from-of = Sell { $one } and { $other } from this bid on
os-orders-keep-up-to-of = Keep { $one } and { $other } for up to
os-orders-second-look = At the second look
os-orders-stand = stand
os-orders-lay = rearrange like this:
os-orders-lay-forum = { $good } to the forum
os-orders-lay-senate = { $good } to the senate
os-orders-lay-rest = The rest goes into the storehouse.

## The text view

os-text-stock = In stock: { $cards }.
os-text-ship = On the ship: { $cards }.
os-text-picked = Taken for free: { $good }.
os-text-laid = Laid on the forum: { $forum }. On the senate: { $senate }. The rest goes to the storehouse.
os-text-stands = You stand.
os-text-start = Start player: { $seat }.
os-text-senate = The senate now values: { $goods }.
os-text-next-senate = In the next round: { $goods }.
os-text-put-away = The card set aside: { $goods }.
os-text-pile = Cards in the draw pile: { $n }.
os-text-ready = Ready: { $seats }.
os-text-lot = Lot put up by { $seat }: { $cards }. Minimum: { $minimum }.
os-text-bids = Bids: { $bids }.
os-text-out = Out of the match.
os-text-sizes = Cards laid: forum { $forum }, senate { $senate }, storehouse { $storehouse }.
os-text-sure = Known to own: { $cards }.
os-text-sold = Sold on the forum: { $cards }.
os-text-offered = Given to the senate: { $cards }.
os-text-thrown = Discarded: { $cards }.
os-text-prices = Price of each card if there are 1, 2, 3 … of a type: { $prices }.
os-text-values = Values: { $goods }.
os-text-market = Market cards: { $cards }.
os-text-discards = Discarded: { $cards }.

## Actions written on one line

os-written-pick = Take this good for free.
os-written-put-up = Put up one wheat and one wine.
os-written-bid = Bid 7. To stop bidding, type: pass.
os-written-sell = Sell the lot to player 2. To keep it, type: keep.
os-written-lay = Lay this on the forum and on the senate, face down; the rest goes into the storehouse. “all” means everything. To leave things as they are, type: stand.
os-written-manage = Repay one loan, build two storehouses, keep all goods. Or: sell-storehouses 1.
os-written-goods = Goods, with a number and a star in front for several. { $goods }.

### The guided first match

# The comments of the first match of Ostia, in order. p2 and p3 are the other players.

learn-ostia-welcome = Welcome to Ostia, the harbour of Rome. { $p2 } and { $p3 } are your rivals. Most points after five rounds wins.
learn-ostia-ship = Five goods have come in on your ship. They are not yours yet.
learn-ostia-card = Here is one of them, up close: ivory, the most precious good. Choose any figure on it, or Next.
learn-ostia-card-value = Its value, 9. A bid on two goods must be at least their two values together.
learn-ostia-card-copies = There are only 6 ivory cards in the game. A good that few others sell fetches more on the forum.
learn-ostia-card-senate = What one ivory counts when it is given to the senate: 4 in this round and, beside it, 2 in the next.
learn-ostia-stock = This ivory is already yours. Nobody else has seen it.
learn-ostia-pick = You secretly take one of the five for free. Choose an ivory, the most precious good.
learn-ostia-put-up = The other four are auctioned, two at a time. You begin: put up one wood and the salt.
learn-ostia-seller = The others bid once each. Then you choose: sell to either of them, or keep the lot for one more than the highest bid.
learn-ostia-sell = You get half the price, the bank the other half. Sell to { $p3 }.
learn-ostia-bid = Now { $p2 } is selling. A bid must be at least the two values added together. Bid 18.
learn-ostia-bought = Your bid was taken: salt and wheat are now in your stock.
learn-ostia-bid-more = { $p3 } is selling marble and wheat. You bid first, and only once: bid 20.
learn-ostia-keep = That went to { $p2 } for 22. Now your last two goods are up, and the bids are low: keep them.
learn-ostia-bid-again = Marble and salt. You may bid less than the others, or the same; 16 should do here.
learn-ostia-pass = You never have to bid. Save your money: pass.
learn-ostia-counter = The harbour is empty and you own eight goods. Now, in the counting house, everybody lays out all their goods at once, in secret.
learn-ostia-forum = Goods on the forum are sold. The only card of its type earns 15; the more there are, the less each earns.
learn-ostia-market = Four market cards are there already. Three of them are wheat: a bad day to sell wheat.
learn-ostia-senate = Goods given to the senate earn points: 3, 2 and 1 for the best offers. Today wine counts 5 there, ivory 4.
learn-ostia-storehouse = What you put in your storehouses you keep for later, one card in each. You have one storehouse.
learn-ostia-types = On forum and senate together you may have three types. If you lay more, you lose some of them.
learn-ostia-lay = To the forum: one ivory, the wood, both salts. To the senate: two ivory and a bluff card. The rest is stored.
learn-ostia-sizes = Now everybody sees how many cards lie where, but not which. Bluff cards count too: they make a pile look bigger.
learn-ostia-stand = Our house rule: everybody may rearrange once, so that nobody gains by going last. Yours lie well: stand.
learn-ostia-sold = All is revealed. Nobody else sells ivory or wood: 15 each. There are three salts: 10 each. You earn 50.
learn-ostia-judged = Your offer is worth 8 to the senate, the others’ 7 each. You get 3 points; they tie and get 1 each.
learn-ostia-build = Marble and wheat are left, with room for one. Build a storehouse for 10 and keep both.
learn-ostia-round = That was a whole round. Now the player on your left starts, and a new senate card counts.
learn-ostia-aim = Points win after five rounds: the senate gives some each round; at the end, different goods stored and money (3, 2 and 1) do too. Pay your loans back, or you are out.
learn-ostia-end = You know how a round goes. The rest you learn in a real match: three players, easy rivals, all the time you want, and a coach beside you.

## Looking back

os-moment = Round { $round }: { $phase }
os-why-pick = You had the most use for { $good }.
os-why-lot = Put together like that, your goods would have earned more.
os-why-bid = { $cards } were worth more to you than { $amount }.
os-why-bid-more = You would more likely have bought the lot.
os-why-bid-less = A lower bid was enough for what the lot was worth to you.
os-why-pass = The lot was not worth { $amount } to you.
os-why-keep = For { $price } you could have kept goods that were worth more to you.
os-why-sell = Half the price, { $share }, was worth more to you than the goods.
os-why-buyer = { $seat } could do less against you with these goods.
os-why-penalty = You would not have lost { $cards } for too many types.
os-why-types = You would have stored { $better } types instead of { $played }.
os-why-senate = Your offer would have been worth { $better } to the senate instead of { $played }.
os-why-less-senate = An offer that does not win is wasted: those goods were worth more elsewhere.
os-why-forum = The forum would have paid up to { $better } instead of { $played }.
os-why-bluff = Bluff cards would have made a pile look bigger.
os-why-stored = These goods were worth more in your storehouses, for the next round.
os-why-build = A storehouse keeps a card each round, and at the end each different good in one is a point.
os-why-no-build = The money for the storehouse was worth more to you.
os-why-repay = Each loan costs 2 every round until it is repaid.
os-why-no-repay = The money for repaying was worth more to you.
os-why-store = You would have kept { $cards }.
os-why-sale = The money moved you up.
os-why-no-sale = The storehouse was worth more than the money.
judged-cost-ostia =
    { $points ->
        [one] −{ $points } victory point
       *[other] −{ $points } victory points
    }

### The coach of a first real match

coach-ostia-aim = Most points after five rounds wins. The senate gives 3, 2 and 1 each round; at the end, different goods stored and money give points too.
coach-ostia-free-pick = Take one of your five goods for free, in secret. The others will be auctioned: take what you would hate to sell.
coach-ostia-lot = Put two goods up. The others bid once each; you take half the price, or keep the lot yourself for one more than the highest bid.
coach-ostia-bid = A bid is at least both values together. Ask yourself what the lot earns: up to 15 a card on the forum, or points at the senate.
coach-ostia-cash = Keep some money: storehouses cost 10, and at the end the richest get 3, 2 and 1 points.
coach-ostia-decision = Sell if the bid is good: half of it is yours. Keep if these goods would win at the senate or fetch more on the forum.
coach-ostia-forum = The forum sells. The only card of its type earns 15; of two each earns 12, of three 10. Market cards and everybody’s cards count.
coach-ostia-senate = The senate counts what each good is worth today, from 5 down to 0. Only the best offers score: go all in or stay out, half an offer is wasted.
coach-ostia-types = Forum and senate together take three types. With a fourth, you lose the type the senate likes best. Bluff cards make a pile look bigger, and cost nothing.
coach-ostia-second-look = Now everybody sees how many cards lie where. You may rearrange once: is somebody’s senate pile bigger than yours?
coach-ostia-storehouses = A storehouse keeps one card for the next round, and each different good stored at the end is a point. Building early pays.
coach-ostia-loans = A loan costs 2 each round, or 10 to repay. If you cannot repay at the end you are out: take one only if it earns more.
coach-ostia-last-lay = The last layout: each different good in your storehouses scores 1 point. The forum pays nothing now, but a storehouse left empty sells for 7.
coach-ostia-sale = An empty storehouse can be sold for 7. Do it if the money moves you up, or repays a loan.

os-household-again = The sizes are known. Who wants to rearrange?
os-household-none-again = Nobody rearranges
os-household-stand = leaves it as it is
os-household-rearrange = rearranges
os-household-stores = Loans and storehouses: who wants to do something?
os-household-all-keep = Everybody keeps everything as it is
os-household-keep = keeps everything
os-household-build = builds { $n } and keeps everything
os-household-decide = decides in private
os-orders-rules = Rules
os-orders-rule-over = Bid on any lot, up to this much over its minimum
os-orders-rule-keep = but keep at least this many denarii
os-orders-lot = My own lot
os-orders-lot-dearest = put up the most expensive pair
os-orders-lot-cheapest = put up the cheapest pair
os-orders-sell-over = Sell it for this much over its minimum, or more
os-orders-rounds = These orders also hold in later rounds
os-orders-pairs = A figure for each pair
