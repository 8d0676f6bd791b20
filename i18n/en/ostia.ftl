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
