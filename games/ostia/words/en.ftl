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

ostia-phase-free-pick = Harbour: everybody takes one of five goods for nothing.
ostia-phase-counter = Counter: everybody lays out goods for forum, senate and storehouse.
ostia-phase-second-look = Second look: the sizes of all piles are known. Everybody stands or lays again.
ostia-phase-storehouses = Storehouses: credits, building, and what is kept.
ostia-phase-last-counter = The last allocation: storehouse or forum.
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
ostia-event-senate-opened = A senate card is opened: { $goods }, the best first.
ostia-event-reshuffled = The discards are shuffled into a new pile.
ostia-event-first-card =
    { $seat_is ->
        [you] You get a first card.
       *[other] { $seat } gets a first card.
    }
ostia-event-first-card-own =
    { $seat_is ->
        [you] Your first card is { $good }.
       *[other] The first card of { $seat } is { $good }.
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
        [you] You choose { $good } for nothing.
       *[other] { $seat } chooses { $good } for nothing.
    }
ostia-event-free-picks-taken = All have chosen: the free cards are owned.
ostia-event-taken-back =
    { $seat_is ->
        [you] You think it over again.
       *[other] { $seat } thinks it over again.
    }
ostia-event-lot-put-up =
    { $seat_is ->
        [you] You put up { $cards }, for { $minimum } at least.
       *[other] { $seat } puts up { $cards }, for { $minimum } at least.
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
            [one] a credit of 7 denarii
           *[other] { $count } credits of 7 denarii each
        }.
       *[other] { $seat } takes { $count ->
            [one] a credit of 7 denarii
           *[other] { $count } credits of 7 denarii each
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
ostia-event-lot-forced =
    { $seat_is ->
        [you] All pass: you must take the lot for { $price }.
       *[other] All pass: { $seat } must take the lot for { $price }.
    }
ostia-event-market-turned-up = Market cards: { $cards }.
ostia-event-laid =
    { $seat_is ->
        [you] You lay { $forum } on the forum and { $senate } on the senate.
       *[other] { $seat } lays { $forum } on the forum and { $senate } on the senate, face down.
    }
ostia-event-laid-own =
    { $seat_is ->
        [you] You lay on the forum: { $forum }; on the senate: { $senate }.
       *[other] { $seat } lays on the forum: { $forum }; on the senate: { $senate }.
    }
ostia-event-laid-unseen =
    { $seat_is ->
        [you] You have laid out your cards.
       *[other] { $seat } has laid out cards.
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
        [you] You lay again, on the forum: { $forum }; on the senate: { $senate }.
       *[other] { $seat } lays again, on the forum: { $forum }; on the senate: { $senate }.
    }
ostia-event-sizes-shown =
    { $seat_is ->
        [you] Your piles: { $forum } on the forum, { $senate } on the senate.
       *[other] The piles of { $seat }: { $forum } on the forum, { $senate } on the senate.
    }
ostia-event-turned-up =
    { $seat_is ->
        [you] You turn up on the forum: { $forum }; on the senate: { $senate }.
       *[other] { $seat } turns up on the forum: { $forum }; on the senate: { $senate }.
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
       *[other] The offer of { $seat } is worth { $worth }: { $vp ->
            [one] 1 point
           *[other] { $vp } points
        }.
    }
ostia-event-managed =
    { $seat_is ->
        [you] You have decided about your storehouses.
       *[other] { $seat } has decided about the storehouses.
    }
ostia-event-managed-own =
    { $seat_is ->
        [you] Your plan: keep { $keep }{ $build ->
            [0] { "" }
            [one] , build a storehouse
           *[other] , build { $build } storehouses
        }{ $repay ->
            [0] { "" }
            [one] , repay a credit
           *[other] , repay { $repay } credits
        }.
       *[other] The plan of { $seat }: keep { $keep }{ $build ->
            [0] { "" }
            [one] , build a storehouse
           *[other] , build { $build } storehouses
        }{ $repay ->
            [0] { "" }
            [one] , repay a credit
           *[other] , repay { $repay } credits
        }.
    }
ostia-event-credits-repaid =
    { $seat_is ->
        [you] You repay { $count ->
            [one] a credit
           *[other] { $count } credits
        }.
       *[other] { $seat } repays { $count ->
            [one] a credit
           *[other] { $count } credits
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
        [you] You score { $vp } for different goods.
       *[other] { $seat } scores { $vp } for different goods.
    }
ostia-event-eliminated =
    { $seat_is ->
        [you] You cannot repay your credits and are out.
       *[other] { $seat } cannot repay all credits and is out.
    }
ostia-event-cash-scored =
    { $seat_is ->
        [you] You score { $vp } for cash.
       *[other] { $seat } scores { $vp } for cash.
    }
ostia-event-put-away-turned-up = The senate card put away: { $goods }, the best first.

## Why an action is refused

ostia-refusal-no-such-seat = There is no such seat at this table.
ostia-refusal-match-over = The match is over.
ostia-refusal-not-now = This cannot be done now.
ostia-refusal-not-your-turn =
    { $seat_is ->
        [you] It is your turn.
       *[other] It is the turn of { $seat }.
    }
ostia-refusal-nothing-to-lay = Whoever has no goods lays nothing out now.
ostia-refusal-nothing-to-take-back = There is nothing to take back.
ostia-refusal-not-on-ship = There is no { $good } on the ship side.
ostia-refusal-not-two-cards =
    { $got ->
        [one] A lot is two cards, not one.
       *[other] A lot is two cards, not { $got }.
    }
ostia-refusal-lot-not-on-ship = These are not both on the ship side.
ostia-refusal-bid-too-low = A bid on this lot is { $minimum } at least.
ostia-refusal-bid-too-high = More than { $limit } could not be paid, even with storehouses sold and four credits.
ostia-refusal-cannot-pay-to-keep = Keeping costs { $price } in cash; there are { $cash }.
ostia-refusal-no-bid-from =
    { $seat_is ->
        [you] You have made no bid.
       *[other] { $seat } has made no bid.
    }
ostia-refusal-not-in-stock = These goods are not all in the stock.
ostia-refusal-too-many-bluffs = There are only two bluff cards.
ostia-refusal-senate-closed = At the end nothing is laid on the senate.
ostia-refusal-cannot-repay =
    { $most ->
        [0] No credit can be repaid.
        [one] One credit at most can be repaid.
       *[other] { $most } credits at most can be repaid.
    }
ostia-refusal-cannot-build =
    { $most ->
        [0] No storehouse can be built.
        [one] One storehouse at most can be built.
       *[other] { $most } storehouses at most can be built.
    }
ostia-refusal-cannot-keep-these = What is to be kept is not all in the stock.
ostia-refusal-no-room =
    { $room ->
        [0] There is no storehouse to keep anything in.
        [one] There is one storehouse only.
       *[other] There are { $room } storehouses only.
    }
ostia-refusal-not-so-many-empty =
    { $empty ->
        [0] No storehouse is empty.
        [one] Only one storehouse is empty.
       *[other] Only { $empty } storehouses are empty.
    }
ostia-refusal-must-sell =
    { $least ->
        [one] At least one storehouse must be sold to repay the credits.
       *[other] At least { $least } storehouses must be sold to repay the credits.
    }

## What an action would bring about

ostia-effect-gains = You get { $cards }.
ostia-effect-lot-costs = The lot costs { $minimum } at least; if all pass, you pay { $forced }.
ostia-effect-pays-if-taken = If the seller takes it, you pay { $amount }.
ostia-effect-sells-storehouses =
    { $count ->
        [one] For that you must sell a storehouse.
       *[other] For that you must sell { $count } storehouses.
    }
ostia-effect-takes-credits =
    { $count ->
        [one] For that you must take a credit.
       *[other] For that you must take { $count } credits.
    }
ostia-effect-cash-after =
    { $cash ->
        [one] You will have 1 denarius.
       *[other] You will have { $cash } denarii.
    }
ostia-effect-loses-to-penalty = Beware, more than three types: you will lose { $cards }.
ostia-effect-earns-at-most = The forum brings { $income } at most.
ostia-effect-offer-worth = The offer is worth { $worth } to the senate.
ostia-effect-pays-interest = Interest: { $amount }.
ostia-effect-holds = Storehouses: { $storehouses }; credits: { $credits }.
ostia-effect-discards = You discard { $cards }.
ostia-effect-scores-types =
    { $vp ->
        [one] You score 1 point for stored goods.
       *[other] You score { $vp } points for stored goods.
    }
ostia-effect-is-out = Beware: you cannot repay your credits and will be out.

## Options

ostia-verb-decide = decide again
ostia-verb-take-back = take back
ostia-verb-stand = stand
ostia-verb-pass = pass
ostia-verb-bid = bid
ostia-verb-keep = keep the lot
ostia-verb-sell = sell the lot
ostia-label-from = { $amount } and more
ostia-label-and-more = and { $more }
ostia-label-forum = { $count } { $good } on the forum
ostia-label-senate = { $count } { $good } on the senate
ostia-label-keep = keep { $count } { $good }
ostia-label-repay =
    { $count ->
        [one] repay 1 credit
       *[other] repay { $count } credits
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
        [one] { $seats } have 1 point each.
       *[other] { $seats } have { $vp } points each.
    }
ostia-tie-storehouses = The storehouses decide: { $figures }.
ostia-tie-stored = Where these are equal, the stored goods decide, by the senate card put away: { $figures }.
ostia-tie-shared = Where these are equal too, the place is shared.
ostia-tie-figure = { $seat } { $figure }

## Actions to type

ostia-example-pick = you take this good for nothing
ostia-example-put-up = you put these up for sale; “2*wheat” is two of a type
ostia-example-bid = you bid that many denarii
ostia-example-pass = you make no bid
ostia-example-sell = you sell to that player for the bid
ostia-example-keep = you keep the lot for the highest bid and 1 more
ostia-example-lay = these go to forum and senate, all else to the storehouses; “2*wheat” is two of a type, “bluff” a bluff card, “all” the whole stock
ostia-example-lay-last = these go to the forum, all else to the storehouses
ostia-example-stand = you leave the piles as they lie
ostia-example-manage = you build and keep this; “repay 1” repays a credit
ostia-example-sell-storehouses = you sell that many empty storehouses

## Reading an action

ostia-expected-verb = pick, put-up, bid, pass, keep, sell, lay, manage, sell-storehouses or take-back
ostia-expected-good = a good
ostia-expected-cards = cards such as “ivory 2*wheat”
ostia-expected-number = a number
ostia-expected-seat = the number of a seat
ostia-expected-end = the end of the line

## Mistakes in an edition file of Ostia

edition-ostia-other-game = This is an edition of “{ $game }”, not of “ostia”.
edition-ostia-range = A figure here is { $least } to { $most }, not { $found }.
edition-ostia-too-few-cards = Beside ivory there are { $found } cards; with fewer than { $needed } the draw pile could run dry.
edition-ostia-senate-cards = There are { $needed } senate cards, not { $found }.
edition-ostia-unknown-good = There is no good “{ $good }”. The goods: { $known }.
edition-ostia-senate-twice = “{ $good }” stands on this senate card twice.
edition-ostia-senate-missing = On this senate card are missing: { $goods }.
edition-ostia-prices = There are 1 to { $most } prices, not { $found }.
edition-ostia-price-rises = The price for { $count } cards is higher than the one before: prices never rise.

### The game, as the lobby presents it

game-ostia = Ostia
lobby-about-ostia = You are traders in the harbour of Rome. Auction goods, then lay them secretly on the forum, before the senate or into your storehouses: bluff pays, until all cards are turned up.
option-ostia-start = Start player
option-ostia-start-random = drawn by lot
option-ostia-first-game = First game
option-ostia-first-game-no = no: with ivory
option-ostia-first-game-yes = yes: without ivory
option-ostia-memory = What the screen remembers of lots
option-ostia-memory-yes = all that was open
option-ostia-memory-no = one round
option-ostia-counter = Counter
option-ostia-counter-two-beat = two beats: a second look
option-ostia-counter-one-beat = one beat: quicker

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

## Help: what a thing on the table does now

os-help-piece-cash = denarii
os-help-piece-points = points
os-help-piece-storehouses = storehouse
os-help-piece-credits = credit
os-help-good = Lay it on the forum for { $cash }, on the senate for { $points }, or in a { $storehouses } for the next round.
os-help-good-senate =
    { $good } counts { $now } at the senate this round{ $next ->
        [none] .
       *[other] , { $next } in the next.
    }
os-help-good-printed = { $copies } { $good } are in the game; in a lot each card counts { $value } towards the smallest bid.
os-help-bluff = It lies face down among your goods and misleads whoever counts your piles; then it comes back to you.
os-help-forum = Each card sold here brings as many { $cash } as its step says: the more of its type are here, the fewer.
os-help-prices = What one card of a type brings at the forum if so many more of it appear.
os-help-market = They count on the steps like everybody’s cards, and pay nobody.
os-help-senate = An offer is worth the figures beside its goods; the best get 3, 2 and 1 { $points }.
os-help-storehouse = Each { $storehouses } keeps one card for the next round; at the end each different type stored brings 1 { $points }.
os-help-build = A { $storehouses } costs 10 { $cash }; at the end each different type stored brings 1 { $points }, and an empty one 7 { $cash }.
os-help-credit = Each { $credits } costs 2 { $cash } a round, or 10 to repay; who cannot repay all of them at the end is out.
os-help-cash = It buys lots and storehouses; at the end the richest get 3, 2 and 1 { $points }.
os-help-points = Most { $points } win: from the senate, from the types stored at the end, and from cash.
os-help-stock = Goods owned: all of them are laid on the counter this round.
os-help-sure = They were bought openly, so everybody knows them.
os-help-ship = Goods not owned yet: one is free, the others are sold in lots of two.
os-help-start = Puts up the first lot; the mark passes to the left each round.
os-help-lot = All others bid once; then the seller sells to any of them, or keeps the lot for the highest bid plus 1.
os-help-bid = You bid once, at least both values together; you need not beat the others.
os-help-limit = You can bid your { $cash }, 7 for each { $storehouses }, and 7 for each { $credits } that you could still take, up to 4.
os-help-decision = Half of the price is yours, the other half the bank’s; to keep the lot you pay the highest bid plus 1 in cash.
os-help-types = Forum and senate together hold 3 types of yours; if there are more, you lose what the senate likes best.
os-help-offer = What the goods that the others were seen to own could be worth to the senate.
os-help-room = Each { $storehouses } keeps one card; the rest is thrown away, face up.
os-help-sizes = So many cards lie there, bluff cards included; you may stand, or lay once more.
os-help-sale = Each empty { $storehouses } brings 7 { $cash }; then each { $credits } is repaid with 10.
os-help-harbour = You keep one of your five goods for nothing; the other four are auctioned in two lots.
os-help-counter = All lay their goods in secret on forum, senate and storehouse, with two bluff cards.
os-help-settling = Credits, building, and what to keep: all decide in secret, then it is carried out.
os-help-end = Goods are stored for the last time: 1 { $points } for each different type.

## Standing orders

os-orders-brief =
    { $bids ->
        [0] No bids;
        [one] A bid for one pair;
       *[other] Bids for { $bids } pairs;
    } { $other ->
        [pass] other lots are passed.
       *[wait] other lots wait for you.
    }
os-orders-bids = Highest bids this round
os-orders-bids-explained = For a lot of these two goods. In grey: its minimum. Empty: no order.
os-orders-bid = Highest bid for { $one } and { $other }
os-orders-bidding = How to bid
os-orders-bidding-whole = Bid the whole figure
os-orders-bidding-just-above = Bid just above the best bid so far
os-orders-other-lots = Lots without a figure
os-orders-pass = pass
os-orders-borrow = Bids may cost storehouses and credits
os-orders-own = Your own lots
os-orders-own-explained = Between the two figures, the lot waits for you.
os-orders-sell-from = sell from
os-orders-keep-up-to = else keep for up to
os-orders-sell-from-of = Sell { $one } and { $other } from this bid on
os-orders-keep-up-to-of = Keep { $one } and { $other } for up to
os-orders-second-look = At the second look
os-orders-stand = stand
os-orders-lay = lay again like this:
os-orders-lay-forum = { $good } to the forum
os-orders-lay-senate = { $good } to the senate
os-orders-lay-rest = The rest goes to the storehouse.

## The text view

os-text-stock = In stock: { $cards }.
os-text-ship = On the ship: { $cards }.
os-text-picked = Taken for nothing: { $good }.
os-text-laid = Laid on the forum: { $forum }. On the senate: { $senate }. The rest goes to the storehouse.
os-text-stands = You leave it as it lies.
os-text-start = Start player: { $seat }.
os-text-senate = The senate now values: { $goods }.
os-text-next-senate = In the next round: { $goods }.
os-text-put-away = The card put away: { $goods }.
os-text-pile = Cards in the draw pile: { $n }.
os-text-ready = Have decided: { $seats }.
os-text-lot = Lot put up by { $seat }: { $cards }. Minimum: { $minimum }.
os-text-lot-sold = The last lot, put up by { $seat }: { $cards }.
os-text-bids = Bids: { $bids }.
os-text-out = Out of the match.
os-text-sizes = Cards laid: forum { $forum }, senate { $senate }, storehouse { $storehouse }.
os-text-sure = Seen to own: { $cards }.
os-text-sold = Sold on the forum: { $cards }.
os-text-offered = Offered to the senate: { $cards }.
os-text-thrown = Thrown away: { $cards }.
os-text-prices = Price of each card when 1, 2, 3 … of a type are there: { $prices }.
os-text-values = Values: { $goods }.
os-text-market = Market cards: { $cards }.
os-text-discards = Discarded: { $cards }.

## Actions written on one line

os-written-pick = Take this good for nothing.
os-written-put-up = Put up two wheat and one wine.
os-written-bid = Bid 7. Who bids no more writes: pass.
os-written-sell = Sell the lot to player 2. Who keeps it writes: keep.
os-written-lay = Lay this on the forum and on the senate, face down; the rest goes to the storehouse. “all” is everything. Who leaves it as it lies writes: stand.
os-written-manage = Pay back one loan, build two storehouses, keep all goods. Or: sell-storehouses 1.
os-written-goods = Goods, with their number before a star. { $goods }.

### The guided first match

# The comments of the first match of Ostia, in order. p2 and p3 are the other players.

learn-ostia-welcome = Welcome to Ostia, the harbour of Rome. { $p2 } and { $p3 } are your rivals. Whoever has the most points after five rounds wins.
learn-ostia-ship = Five goods have come in on your ship. They are not yours yet.
learn-ostia-card = The coin shows what a good is worth. Under the temple stands how the senate values it, now and next round.
learn-ostia-stock = This ivory is already yours. Nobody else has seen it.
learn-ostia-pick = One of the five you take for nothing, in secret. Choose an ivory, the most precious good.
learn-ostia-put-up = The other four are auctioned, two at a time. You begin: put up a wood and the salt.
learn-ostia-seller = The others bid once each. Now you choose: sell to either of them, or keep the lot for one more than the highest bid.
learn-ostia-sell = You get half of the price, the bank the other half. Sell to { $p3 }.
learn-ostia-bid = Now { $p2 } sells. A bid is at least what the two goods are worth together. Bid 18.
learn-ostia-bought = Yours was taken: salt and wheat are now in your stock.
learn-ostia-bid-more = { $p3 } sells marble and wheat. You speak first, and only once: bid 20.
learn-ostia-keep = That went to { $p2 } for 22. Now your last two goods are up, and the bids are low: keep them.
learn-ostia-bid-again = Marble and salt. A bid may be lower than the others or the same; here 16 should do.
learn-ostia-pass = Nobody has to bid. Save your money: pass.
learn-ostia-counter = The harbour is empty and you own eight goods. Now all lay their goods out at the same time, in secret.
learn-ostia-forum = On the forum goods are sold. A single card of a type earns 15; the more lie there, the lower the price of each.
learn-ostia-market = Four market cards lie there already. Three of them are wheat: a bad day to sell wheat.
learn-ostia-senate = To the senate goods are given for points: 3, 2 and 1 for the best offers. Today wine counts 5 there, ivory 4.
learn-ostia-storehouse = What stays in the storehouses you keep for later: one card in each. You have one storehouse.
learn-ostia-types = On forum and senate together you may have three types. Whoever lays more loses some of it.
learn-ostia-lay = On the forum: one ivory, the wood, both salts. On the senate: two ivory and a bluff card. The rest is stored.
learn-ostia-sizes = Now all see how many cards lie where, but not which. Bluff cards are counted too: they make a pile look bigger.
learn-ostia-stand = Everybody may lay again once. Yours lie well: stand.
learn-ostia-sold = All is turned up. Nobody else sells ivory or wood: 15 each. Three salts lie there: 10 each. You earn 50.
learn-ostia-judged = To the senate your offer is worth 8, the others’ 7 each. 3 points for you; they tie and get 1 each.
learn-ostia-build = Marble and wheat are left, with room for one. Build a storehouse for 10, and keep both.
learn-ostia-round = That was a whole round. Now the next player is start player, and another senate card counts.
learn-ostia-leap = Whoever cannot pay sells storehouses or takes credits, which cost interest. You will be careful: let us jump to the last round.
learn-ostia-last-lay = The last counter. A wine to the forum; marble, both wheat and a bluff card to the senate.
learn-ostia-second-look = Four cards on the senate for each of you. Is there bluff among them? This is what the second look is for.
learn-ostia-lay-again = Make your offer stronger: move the wine to the senate, and take the bluff card away from there.
learn-ostia-second-place = It was worth it: with the wine you come second and get 2 points. Without it you would have tied with { $p2 }.
learn-ostia-store = At the end each different type in your storehouses is a point. Keep all three.
learn-ostia-last = One last time all lay out what they have: what is to count belongs in the storehouses. Lay.
learn-ostia-last-stand = Nothing to change: stand.
learn-ostia-sale = Money counts as well: 3, 2 and 1 points. An empty storehouse would bring 7, but that moves nobody up today. Sell none.
learn-ostia-end = 17 points: you win! Senate, storehouses and money made them. Now you know the game: play a match of your own.
