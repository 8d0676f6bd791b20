# Words of the screen of Oltre Mare in the browser.

## What to do now

om-title = Oltre Mare
om-say-discard =
    { $count ->
        [one] You: lay 1 card on your pirates
       *[other] You: lay { $count } cards on your pirates, the last one on top
    }
om-say-play =
    { $count ->
        [one] You: play 1 card
       *[other] You: play { $count } cards
    }
om-say-sail =
    { $routes ->
        [one] You: sail 1 route
       *[other] You: sail { $routes } routes
    }
om-say-compass = You: follow the compass to a port, or stay
om-say-stow =
    { $count ->
        [0] You: there is nothing to stow
        [one] You: stow the card
       *[other] You: stow { $count } cards; what lies on top rules your next turn
    }
om-say-end = You: end your turn, or undo
om-say-answer =
    { $count ->
        [one] You: an offer waits for your answer
       *[other] You: { $count } offers wait for your answer
    }
om-say-trade =
    You: trade and buy, then play { $load ->
        [one] 1 card
       *[other] { $load } cards
    }
om-say-floor = { $name } trades: make an offer, or pass
om-hint-discard = Your hand limit this turn is { $limit }. Each card on your pirates costs 1 ducat at the end.
om-hint-play = Choose cards from your hand: their symbols act, then they become your cargo.
om-hint-sail = Choose a lit port.
om-hint-compass = Choose a lit port.
om-say-wait = Waiting for { $names }: { $phase }
om-wait-dealing = the cards are dealt
om-wait-seafaring = laying cards on the pirates
om-wait-trade = trading
om-wait-actions = choosing cards to play
om-wait-sailing = sailing
om-wait-compass = following the compass
om-wait-cargo = stowing
om-wait-end-of-turn = ending the turn
om-wait-over = the match is over
om-last-round-notice = Last round

## Buttons

om-do-discard = Lay down
om-do-play = Play
om-do-stow = Stow
om-do-sail =
    { $port ->
        [none] Choose a port
       *[other] Sail to { $port }
    }
om-do-compass =
    { $port ->
        [none] Choose a port
       *[other] Move to { $port }
    }
om-do-stay = Stay here
om-do-buy-deck = Buy from the deck · { $price }
om-do-buy-pirates = Buy back a pirate · { $price }
om-do-leave-trade = Close the trade
om-do-pass = Pass
om-do-end-turn = End turn

om-undo-discard = the discard
om-undo-buy = the purchase
om-undo-offer = the offer
om-undo-counter = the counter-offer
om-undo-accept = the deal
om-undo-refuse = the refusal
om-undo-withdraw = the withdrawal
om-undo-want = what you said you want
om-undo-have = what you said you have
om-undo-pass = the pass
om-undo-leave-trade = closing the trade
om-undo-play = the cards played
om-undo-sail = the voyage
om-undo-follow-compass = the compass
om-undo-stow = the stowing
om-undo-end-turn = the end of the turn

## Hand, cargo, table

om-hand-label =
    { $count ->
        [one] Your hand: 1 card
       *[other] Your hand: { $count } cards
    }
om-hand-empty = Your hand is empty.
om-sorted = Sorted by { $order }
om-sort-next = Sort the hand by { $order }
om-sort-good = good
om-sort-power = power
om-sort-symbols = symbols
om-card-text =
    { $good } (power { $power }, load { $load }, { $symbols }{ $port ->
        [none] )
       *[other] , { $port })
    }
om-cargo = Cargo
om-pirates = Pirates
om-on-table = On the table
om-on-table-of = Played by { $name }
om-stow-hint = Choose a card to lay it on top
om-stow-tap = Lay it on top
om-stow-top = top
om-phases = Phases of { $name }’s turn
om-phase-seafaring = Seafaring
om-phase-trade = Trade
om-phase-actions = Actions
om-phase-cargo = Cargo
om-deck = Deck
om-discard-pile = Discard
om-venice-is-buried = in the deck
om-venice-is-on-top = on top!
om-venice-is-gone = scored
om-legend-great = Red: three routes or more meet
om-port-with = { $port }: { $marker }

## Players

om-fig-ducats =
    { $n ->
        [one] { $n } ducat
       *[other] { $n } ducats
    }
om-fig-prestige = { $n } prestige
om-fig-hand =
    { $n ->
        [one] 1 card in hand
       *[other] { $n } cards in hand
    }
om-fig-pirates =
    { $n ->
        [one] 1 pirate
       *[other] { $n } pirates
    }
om-fig-markers =
    { $n ->
        [one] 1 marker
       *[other] { $n } markers
    }
om-top-power = Hand limit of the next turn: { $power }
om-top-load = Cards to play next turn: { $load }
om-cargo-count =
    { $n ->
        [one] 1 card
       *[other] { $n } cards
    }

## The trade floor

om-rialto = Rialto
om-rialto-yours = your trade phase
om-rialto-of = deals are made with { $name }
om-rialto-quiet = Nobody offers anything.
om-you-give = You give
om-you-get = You get
om-gives = { $name } gives
om-gets = { $name } gets
om-give-hint = Choose cards from your hand.
om-get-hint = Choose goods below.
om-any =
    { $n ->
        [one] any card
       *[other] any { $n } cards
    }
om-money = Ducats
om-money-pay = you pay
om-money-get = you get
om-money-none = ducats
om-money-more-pay = Give 1 ducat more
om-money-more-get = Get 1 ducat more
om-want-row = Goods to wish for
om-want-add = Wish for { $good }
om-partners = To whom
om-offer-new = A new offer
om-offer-countering = Counter-offer to #{ $id }. Clear it to bring your own offer back.
om-offer-take-back = Take it off the offer
om-offer-clear = Clear
om-offer-send = Make the offer
om-offer-send-counter = Counter
om-offer-label = Offer #{ $id } of { $name }
om-offer-from = { $name } offers
om-offer-to = { $name } to { $to }
om-offer-answers = answers #{ $id }
om-offer-waits = Waits for { $to }
om-accept = Accept
om-accept-these = Accept with these
om-accept-choose =
    { $count ->
        [one] Choose 1 card from your hand ({ $chosen } chosen).
       *[other] Choose { $count } cards from your hand ({ $chosen } chosen).
    }
om-counter = Counter
om-refuse = Refuse
om-refuse-why = because…
om-withdraw = Withdraw
om-postings = Wants and haves
om-posted-wants = wants
om-posted-haves = has
om-post-want = Say what you want
om-post-have = Say what you have

om-claim-title = Only said
om-claim-said = said to be
om-claim-about = What you say about your { $good }
om-claim-open = Say something about this card, true or not
om-claim-power = power
om-claim-load = load
om-claim-port = port: not said
om-claim-nothing = Say nothing
om-claim-truth = Say the truth

## Venice and the end

om-venice-title = Venice scores
om-venice-again = look at the scoring again
om-venice-by-draw = The Venice card was drawn.
om-venice-by-end = The turn ended with the Venice card on top.
om-venice-kept = Cards kept
om-venice-gain = Gain
om-end-track = Ducats
om-end-prestige = Prestige
om-end-cargo = Cargo
om-end-pirates = Pirates
om-end-markers = Markers
om-end-total = Total
om-end-chart = See the chart
om-end-scores = See the scores
om-do-rest = Pass until my turn
om-refuse-all = Refuse all
om-listen = Listen again
om-quiet-turn = You refuse every offer of this turn.
om-quiet-until-mine = You pass and refuse until your turn.
om-lies = Who lied to whom ({ $n })
