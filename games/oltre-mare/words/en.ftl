# Words of Oltre Mare.
#
# A card is written as in notation: “salt.07 p5 l2 ducat+ship @Zara” is a card of salt with power 5, load 2, two symbols and a port.
# Offers are called by their number: #4.

## Goods, markers, phases

good-gems = gems
good-scrolls = scrolls
good-silk = silk
good-salt = salt
good-pottery = pottery
good-olives = olives
good-grain = grain
good-any = any card

marker-calm-sea = calm sea
marker-good-business = good business
marker-pirates-beaten = pirates beaten
marker-favourable-relations = favourable relations
marker-compass = compass
marker-local-influence = local influence

phase-dealing = the cards are being dealt
phase-seafaring = the cards over the hand limit are to be discarded
phase-trade = this is the trade phase
phase-actions = cards are to be played
phase-sailing = the ship is to sail
phase-compass = the compass is to be followed, or not
phase-cargo = the cards played are to be stowed
phase-end-of-turn = the turn is to be ended
phase-over = the match is over

## The deal

om-start-player =
    { $seat_is ->
        [you] You are the start player.
       *[other] { $seat } is the start player.
    }
om-start-card =
    { $seat_is ->
        [you] You start in { $port }, with { $card } as your first cargo.
       *[other] { $seat } starts in { $port }, with { $card } as first cargo.
    }
om-hand-dealt = You are dealt { $cards }.
om-hands-dealt = The hands are dealt.

## A turn begins

om-turn-began =
    { $seat_is ->
        [you] Your turn: hand limit { $power }, { $load ->
            [one] 1 card
           *[other] { $load } cards
        } to play.
       *[other] The turn of { $seat }: hand limit { $power }, { $load ->
            [one] 1 card
           *[other] { $load } cards
        } to play.
    }
om-influence-paid =
    Local influence brings { $ducats ->
        [one] 1 ducat
       *[other] { $ducats } ducats
    } to { $seat }.
om-you-discarded = Over the hand limit: you lay { $cards } on your pirates.
om-discarded =
    Over the hand limit: { $seat } lays { $count ->
        [one] 1 card
       *[other] { $count } cards
    } face down on the pirates.

## Purchases and cards drawn

om-paid-deck =
    { $seat_is ->
        [you] You pay { $price ->
            [one] 1 ducat
           *[other] { $price } ducats
        } for the top card of the deck.
       *[other] { $seat } pays { $price ->
            [one] 1 ducat
           *[other] { $price } ducats
        } for the top card of the deck.
    }
om-paid-pirates =
    { $seat_is ->
        [you] You pay { $price ->
            [one] 1 ducat
           *[other] { $price } ducats
        } for your top pirate.
       *[other] { $seat } pays { $price ->
            [one] 1 ducat
           *[other] { $price } ducats
        } for the top pirate.
    }
om-you-drew = You draw { $card }.
om-drew = { $seat } draws a card.
om-you-ransomed = You take { $card } back from your pirates.
om-ransomed = { $seat } takes a card back from the pirates.
om-pirate-boarded =
    { $seat_is ->
        [you] A card from the deck goes unseen to your pirates.
       *[other] A card from the deck goes unseen to the pirates of { $seat }.
    }
om-venice-surfaced = The Venice card lies on top of the deck.
om-discard-recycled =
    The deck is empty: { $cards ->
        [one] 1 card from the discard makes
       *[other] { $cards } cards from the discard make
    } a new one.
om-stacks-recycled =
    { $seat_is ->
        [you] Deck and discard are empty: your cargo and pirates, { $cards ->
            [one] 1 card
           *[other] { $cards } cards
        }, make a new deck.
       *[other] Deck and discard are empty: the cargo and pirates of { $seat }, { $cards ->
            [one] 1 card
           *[other] { $cards } cards
        }, make a new deck.
    }

## Talk and deals

om-offer-made = Offer #{ $id } from { $seat } to { $to }: { $gives } for { $wants }.
om-counter-made = Counter-offer #{ $id } to #{ $answers }, from { $seat } to { $to }: { $gives } for { $wants }.
om-claimed = { $good } (said to be { $claim })
symbol-ducat = ducat
symbol-pirate = pirate
symbol-market = market
symbol-ship = ship
card-claim-power = power { $power }
card-claim-load = load { $load }
om-claim-no-port = no port
om-ducats =
    { $ducats ->
        [one] 1 ducat
       *[other] { $ducats } ducats
    }
om-offer-refused =
    { $seat_is ->
        [you] You refuse offer #{ $id }.
       *[other] { $seat } refuses offer #{ $id }.
    }
om-offer-refused-because =
    { $seat_is ->
        [you] You refuse offer #{ $id }: “{ $reason }”.
       *[other] { $seat } refuses offer #{ $id }: “{ $reason }”.
    }
om-offer-withdrawn = Offer #{ $id } is withdrawn.
om-deal-struck =
    Deal #{ $id }: { $giver_is ->
        [you] you give { $given } to { $taker } for { $taken }.
       *[other] { $giver } gives { $given } to { $taker } for { $taken }.
    }{ $prestige_count ->
        [0] { "" }
       *[other] { " " }Prestige +1 for { $prestige }.
    }{ $voids_count ->
        [0] { "" }
        [one] { " " }This closes offer { $voids }.
       *[other] { " " }This closes the offers { $voids }.
    }
om-lied-to-you = { $seat } lied to you about { $card }: said { $said }, it is { $is }.
om-lied-about-one = { $seat } lied to you: said { $said }, which is true of none of { $cards }.
om-lied-to =
    { $seat_is ->
        [you] You lied
       *[other] { $seat } lied
    } to { $to } about { $card }: said { $said }, it was { $is }.
om-posted-want =
    { $seat_is ->
        [you] You say that you want { $good }.
       *[other] { $seat } wants { $good }.
    }
om-posted-have =
    { $seat_is ->
        [you] You say that you have { $good }.
       *[other] { $seat } has { $good }.
    }
om-trade-left =
    { $seat_is ->
        [you] You close the trade.
       *[other] { $seat } closes the trade.
    }

reason-not-enough = that is not enough
reason-no-use = I have no use for it
reason-do-not-have = I do not have that
reason-hand-full = my hand is full
reason-do-not-trust = I do not believe it
reason-later = perhaps later
reason-you-lead = you lead
reason-have-enough = I have enough of it

## Actions, ship, cargo

om-played =
    { $seat_is ->
        [you] You play { $cards }.
       *[other] { $seat } plays { $cards }.
    }
om-played-nothing =
    { $seat_is ->
        [you] You have no card to play.
       *[other] { $seat } has no card to play.
    }
om-ducats-earned =
    { $seat_is ->
        [you] You earn { $ducats ->
            [one] 1 ducat
           *[other] { $ducats } ducats
        }
       *[other] { $seat } earns { $ducats ->
            [one] 1 ducat
           *[other] { $ducats } ducats
        }
    }{ $calm ->
        [0] .
       *[other] , { $calm } of them for ships on calm sea.
    }
om-sailed =
    { $seat_is ->
        [you] You sail to { $port } and take the marker “{ $marker }”.
       *[other] { $seat } sails to { $port } and takes the marker “{ $marker }”.
    }
om-sailed-empty =
    { $seat_is ->
        [you] You sail to { $port }, where there is no marker.
       *[other] { $seat } sails to { $port }, where there is no marker.
    }
om-sailed-compass =
    { $seat_is ->
        [you] You sail to { $port } and find a { $marker }.
       *[other] { $seat } sails to { $port } and finds a { $marker }.
    }
om-compass =
    { $seat_is ->
        [you] The compass leads you to { $port }, where you take the marker “{ $marker }”.
       *[other] The compass leads { $seat } to { $port }, to take the marker “{ $marker }”.
    }
om-compass-empty =
    { $seat_is ->
        [you] The compass leads you to { $port }, where there is no marker.
       *[other] The compass leads { $seat } to { $port }, where there is no marker.
    }
om-compass-stay =
    { $seat_is ->
        [you] You do not follow the compass.
       *[other] { $seat } does not follow the compass.
    }
om-stowed =
    { $seat_is ->
        [you] You stow, the last on top: { $cards }.
       *[other] { $seat } stows, the last on top: { $cards }.
    }

## Venice and the end

om-venice-drawn = The Venice card is drawn, and there is a scoring: { $lines }.
om-venice-on-top = The turn ends with the Venice card on top, and there is a scoring: { $lines }.
om-venice-line = { $seat } +{ $prestige } for prestige and +{ $cargo } for cargo
om-last-round = The last card of the deck is drawn: this is the last round.
om-seat-scored =
    { $seat_is ->
        [you] You are scored now: cargo { $cargo }, pirates { $pirates }, markers { $markers }.
       *[other] { $seat } is scored now: cargo { $cargo }, pirates { $pirates }, markers { $markers }.
    }
om-match-ended = The match is over: { $lines }.
om-final-line =
    { $place }. { $seat } with { $total ->
        [one] { $total } ducat
       *[other] { $total } ducats
    } ({ $track } before; prestige { $prestige }; cargo { $cargo }; pirates { $pirates }; markers { $markers })

## Why an action is not possible

om-refusal-match-over = The match is over.
om-refusal-not-your-turn = It is the turn of { $seat }.
om-refusal-wrong-phase = Not now: { $phase }.
om-refusal-card-not-held = You do not have { $card }.
om-refusal-card-twice = { $card } is named twice.
om-refusal-wrong-discard =
    { $excess ->
        [one] Exactly 1 card is over the limit; you named { $named }.
       *[other] Exactly { $excess } cards are over the limit; you named { $named }.
    }
om-refusal-no-purchase-left = You have bought 4 cards this turn; that is the most.
om-refusal-price-changed =
    The price is { $price ->
        [one] 1 ducat
       *[other] { $price } ducats
    } now.
om-refusal-source-empty = There is no card left to buy there.
om-refusal-no-talk = At this table nobody may speak now.
om-refusal-not-with-active = A deal needs the player whose turn it is.
om-refusal-no-partner = An offer goes to others at the table; a counter-offer goes to the one who made the offer.
om-refusal-nothing-moves = In a deal something must change hands.
om-refusal-too-many-ducats = At most 99 ducats can change hands in a deal.
om-refusal-too-much-wanted = An offer can ask for 31 cards at most.
om-refusal-bad-claim = The claim about { $card } does not fit: it must say something, once, about a card of the offer.
om-refusal-too-many-open-offers = You have 3 open offers; that is the most.
om-refusal-too-many-offers = You have made 12 offers this turn; that is the most.
om-refusal-refused-before = This very offer was refused this turn.
om-refusal-offer-closed = Offer #{ $id } is not open.
om-refusal-not-for-you = Offer #{ $id } does not wait for your answer.
om-refusal-not-your-offer = Offer #{ $id } is not yours to withdraw.
om-refusal-countered-already = You have a counter-offer to #{ $id } open already.
om-refusal-want-not-met = To accept offer #{ $id } you need exactly the cards it asks for.
om-refusal-deal-leaves-too-few =
    After this deal { $reach ->
        [one] 1 card
       *[other] { $reach } cards
    } at most could be in hand, and { $load } must be played.
om-refusal-have-is-false = You can only say that you have { $good } if it is true.
om-refusal-no-posting-left = You have posted 4 times this turn; that is the most.
om-refusal-posted-already = You have posted that about { $good } already.
om-refusal-leave-instead = Do not pass: the turn is yours. Leave the trade phase when you are done.
om-refusal-offer-waits = You cannot pass now: offer #{ $id } waits for your answer.
om-refusal-spoken-already = You have passed, offered or posted already: there is no need to pass.
om-refusal-hand-too-small =
    You hold { $held ->
        [one] 1 card
       *[other] { $held } cards
    }, but { $load } must be played: buy or deal first.
om-refusal-wrong-load =
    { $load ->
        [one] Exactly 1 card must be played; you named { $named }.
       *[other] Exactly { $load } cards must be played; you named { $named }.
    }
om-refusal-out-of-reach =
    { $routes ->
        [one] Sailing 1 route does not end in { $port }.
       *[other] Sailing { $routes } routes does not end in { $port }.
    }
om-refusal-compass-forbids = The compass does not lead to { $port }: it must be another port without a compass.
om-refusal-wrong-stowage =
    { $played ->
        [one] The 1 card played must be stowed; you named { $named }.
       *[other] All { $played } cards played must be stowed, each once; you named { $named }.
    }

## What an action would bring about

om-preview-discard =
    { $pirates ->
        [one] You will have 1 pirate.
       *[other] You will have { $pirates } pirates.
    }
om-preview-ducats =
    { $ducats ->
        [one] You will have { $ducats } ducat.
       *[other] You will have { $ducats } ducats.
    }
om-preview-card = You will get { $card }.
om-preview-deal =
    Then: { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }, { $hand ->
        [one] 1 card
       *[other] { $hand } cards
    } in hand.
om-preview-load =
    { $lacking ->
        [0] To play this turn: { $load }.
       *[other] To play this turn: { $load }; still lacking: { $lacking }.
    }
om-preview-groups = Groups within reach: { $groups }.
om-preview-group = { $good } { $cards_before } → { $cards_after } (worth { $value_before } → { $value_after })
om-preview-outlook = Next turn, by your top card: hand limit { $power }, to play { $load }, still in hand { $hand }.
om-preview-prestige =
    { $seat_is ->
        [you] You will gain 1 prestige.
       *[other] { $seat } will gain 1 prestige.
    }
om-preview-prestige-among = 1 prestige if accepted by: { $seats }.
om-preview-play = This brings: { $effects }.
om-preview-effect-ducats =
    { $ducats ->
        [one] 1 ducat
       *[other] { $ducats } ducats
    }
om-preview-effect-pirates =
    { $cards ->
        [one] 1 card to your pirates
       *[other] { $cards } cards to your pirates
    }
om-preview-effect-market =
    { $cards ->
        [one] 1 card to your hand
       *[other] { $cards } cards to your hand
    }
om-preview-effect-ship =
    { $routes ->
        [one] 1 route to sail
       *[other] { $routes } routes to sail
    }
om-preview-marker = In { $port } you will take the marker “{ $marker }”.
om-preview-compass = In { $port } there is a compass: you will be able to move on.
om-preview-empty-port = In { $port } there is no marker.
om-preview-turned-over = Your marker “{ $marker }” will be turned over.
om-preview-next-turn =
    Next turn: hand limit { $power }, { $load ->
        [one] 1 card
       *[other] { $load } cards
    } to play; { $excess ->
        [0] your hand fits.
        [one] 1 card of your hand will be too many.
       *[other] { $excess } cards of your hand will be too many.
    }
om-preview-cargo =
    Your cargo will be worth { $after } (now { $before }), with { $group ->
        [one] 1 card
       *[other] { $group } cards
    } in its top group.

## Options

verb-buy = buy a card
verb-from-deck = from the deck
verb-from-pirates = from your own pirates
verb-answer = answer an offer
verb-accept = accept it
verb-refuse = refuse it
verb-explain = refuse it, with a reason
verb-counter = make a counter-offer
verb-speak = speak: make or withdraw an offer, say what you want or have
verb-offer = make an offer
verb-want = say what you want
verb-have = say what you have
verb-withdraw = withdraw an offer of yours
verb-pass = pass: nothing to say for now
verb-leave = close the trade

option-stay = stay here
option-enough = no more
option-one-more = one more
option-no-ducats = no ducats
option-pay = you pay ducats
option-ask = you ask for ducats
option-no-claim = claim nothing

## Actions to type

om-example-swap = you give this card and 1 ducat for a card; “to 2,3” names players, “any” is any card
om-example-sell = you sell this card
om-example-claim = the same, saying what is on it: symbols, p5 (power), l2 (load), @zara (port); it need not be true
om-example-ask = you buy a card of any good
om-example-accept = you accept that offer; “with salt.07” names the cards you give
om-example-counter = you answer that offer with one of your own
om-example-refuse = you refuse it; the reason can be left out
om-example-want = you tell all what you are looking for
om-example-have = you tell all what you have
om-example-buy = you buy the top card of the deck at the present price
om-example-ransom = you buy back your top pirate at the present price
om-example-leave = you end the trade phase
om-example-pass = you have nothing to say for now
om-example-discard = you lay these on your pirates; “salt.07” names one card, “salt” any of yours
om-example-play = you play these; “salt.07” names one card, “salt” any of yours
om-example-sail = you sail there
om-example-compass = you follow the compass there
om-example-stay = you stay where you are
om-example-stow = you stow these in this order, the last on top
om-example-end = your turn ends

## What should stand in a typed action

expected-verb = a word for what you do, such as “buy”, “offer” or “play”,
expected-end = the end of the line
expected-reason = one of the reasons not-enough, no-use, do-not-have, hand-full, do-not-trust, later, you-lead or have-enough
expected-held-card = a good of which you have a card left, or a card by its name,
expected-card = a card, such as “salt.07” or “salt”,
expected-another-card = a card not named before
expected-good = a good, such as “salt”,
expected-port = the name of a port
expected-offer = the number of an offer, such as “#4”,
expected-source = “deck” or “pirates”
expected-price = a price, such as “3d”,
expected-with = “with” and the cards you give
expected-one-amount = only one amount of ducats, paid or asked for,
expected-to = “to” and the players, such as “to 2,3”,
expected-seats = players of the table, such as “2” or “2,3”,
expected-kind = a good, “any” or ducats
expected-fewer-claims = no more than 6 claims
expected-claim = a claim, such as “[ducat+ship,p5,l2,@zara]”,
expected-ducats = 1 to 99 ducats, such as “2d”,

### The game, as the lobby presents it

game-oltre-mare = Oltre Mare
lobby-about-oltre-mare = You are merchants of Venice. Trade cards with everybody, load your ship in the right order, sail from port to port and keep the pirates away: what lies together in the hold pays best.
option-oltre-mare-start = Start player
option-oltre-mare-start-random = drawn by lot
option-oltre-mare-memory = What the screen remembers of cargos
option-oltre-mare-memory-as-printed = nothing, as in the rulebook
option-oltre-mare-memory-own-stacks = one’s own cargo and pirates
option-oltre-mare-memory-all-cargos = the cargos of all
option-oltre-mare-talk = Talk at the trade
option-oltre-mare-talk-on = offers of all kinds
option-oltre-mare-talk-off = none

### The screen

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

## The chart

chart-label = Sea chart
chart-port =
    { $port }: { $marker }{ $ships_count ->
        [0] { "" }
       *[other] , with { $ships }
    }{ $state ->
        [chosen] , chosen
        [legal] , can be chosen
       *[plain] { "" }
    }
chart-no-marker = no marker
chart-zoom-in = Nearer
chart-zoom-out = Farther
chart-show-all = The whole chart

## Cards: a few letters for each good, no two alike

good-letters-gems = Ge
good-letters-scrolls = Sc
good-letters-silk = Si
good-letters-salt = Sa
good-letters-pottery = Po
good-letters-olives = Ol
good-letters-grain = Gr
card-label =
    { $good }, power { $power }, load { $load }, { $symbols }{ $port ->
        [none] { "" }
       *[other] , { $port }
    }
card-back = A card face down
card-venice = Venice
card-pays = A group pays { $payout }.
card-cargo =
    { $count ->
        [0] Cargo: empty
        [one] Cargo: one card, { $top }
       *[other] Cargo: { $count } cards, on top { $top }
    }
card-pirates =
    { $count ->
        [0] Pirates: none
        [one] Pirates: one card
       *[other] Pirates: { $count } cards
    }

## Mistakes in an edition file: goods and cards

edition-unknown-good = There is no good “{ $good }”. The goods: { $known }.
edition-good-twice = The good “{ $good }” is listed twice.
edition-good-missing = The good “{ $good }” is not listed.
edition-copies = There are { $expected } cards of “{ $good }”, not { $found }.
edition-payout = Groups of “{ $good }” pay { $expected }, not { $found }.
edition-card-count =
    { $found ->
        [one] The file has { $found } card of “{ $good }”; there are { $expected } in the game.
       *[other] The file has { $found } cards of “{ $good }”; there are { $expected } in the game.
    }
edition-power = A card has a power of { $least } to { $most }, not { $found }.
edition-load = A card has a load of { $least } to { $most }, not { $found }.
edition-unknown-symbol = There is no symbol “{ $symbol }”. The symbols: { $known }.
edition-symbol-count = A card shows exactly 2 symbols, not { $found }.
edition-symbol-twice = The symbols of a card differ; “{ $symbol }” stands here twice.
edition-card-port = The card names “{ $port }”, which is not among the ports.
edition-few-start-ports = Only { $found } cards name a port. At least { $needed } are needed to find the start ports of five players.
edition-few-start-ports-without-grain = Only { $found } cards other than grain name a port. At least { $needed } are needed: two players play without grain.

## Mistakes in an edition file: ports

edition-port-name-empty = The port has no name.
edition-port-name-character = The name “{ $port }” holds “{ $character }”. A port's name is made of letters, digits, spaces, hyphens, apostrophes and full stops; an accented letter must be a single character.
edition-port-name-start = The name “{ $port }” does not begin with a letter.
edition-port-name-long = The name “{ $port }” is longer than { $limit } characters.
edition-port-name-reserved = A port cannot be called “{ $port }”: the word has another meaning when moves are typed.
edition-port-twice = There is a port “{ $port }” in line { $line } already. Case does not count, and a space is the same as a hyphen.
edition-longitude = The longitude { $found } is not between -180 and 180.
edition-latitude = The latitude { $found } is not between -90 and 90.
edition-few-ports = The board has { $found } ports; at least { $least } are needed.
edition-many-ports = The board has { $found } ports, but there are markers for { $most } only.
edition-no-venice = Venice is not among the ports. It may be called: { $known }.
edition-venice-twice = Venice is among the ports more than once: { $ports }.

## Mistakes in an edition file: routes

edition-route-ends = A route is between exactly 2 ports, not { $found }.
edition-route-port = The route goes to “{ $port }”, which is not among the ports.
edition-route-loop = The route leads from “{ $port }” to the same port.
edition-route-twice = The route between “{ $from }” and “{ $to }” is listed in line { $line } already.
edition-port-without-route = No route leads to “{ $port }”.
edition-board-split = No way leads from “{ $from }” to { $ports }.

## Mistakes in an edition file: markers

edition-unknown-marker = There is no marker “{ $kind }”. The markers: { $known }.
edition-marker-twice = The marker “{ $kind }” is listed twice.
edition-marker-missing = The marker “{ $kind }” is not listed.
edition-marker-count = A number of markers is 0 to { $most }, not { $found }.
edition-marker-sum = There are { $expected } markers in all, not { $found }.

## Said to people who do not see the screen

om-money-says =
    { $way ->
        [pay] You pay { $n ->
            [one] 1 ducat
           *[other] { $n } ducats
        }
        [get] You get { $n ->
            [one] 1 ducat
           *[other] { $n } ducats
        }
       *[none] No ducats change hands
    }
om-cargo-says =
    Cargo: { $good } on top, hand limit { $power }, load { $load }; { $n ->
        [one] 1 card in all.
       *[other] { $n } cards in all.
    }
om-chip-says =
    { $name }: { $ducats ->
        [one] 1 ducat
       *[other] { $ducats } ducats
    }, { $hand ->
        [one] 1 card in hand.
       *[other] { $hand } cards in hand.
    }

## Help: what a thing on the table does now

om-help-card = Play it for its symbols { $symbols }, trade it, or keep it: on top of your cargo it rules your next turn.
om-help-power = { $power } the lion: you may start your next turn with up to { $n } cards in hand.
om-help-load = { $load } the crate: you play exactly { $n } cards next turn.
om-help-copies = { $copies } the small figure: so many cards of { $good } are in the game.
om-help-payout = { $payout } the row: what 1, 2, 3 … cards of { $good } pay that lie together in your cargo.
om-help-symbols = One, two, three { $symbol } among the cards played count 1, 3, 6.
om-help-cargo-own = Next turn you may hold { $power } cards and play { $load }: the card on top of your cargo says so.
om-help-cargo-other = Next turn { $name } may hold { $power } cards and plays { $load }: the card on top of the cargo says so.
om-help-cargo-groups = At the end cards of one good that lie together are a group and pay { $ducats }.
om-help-ducats = Most { $ducats } win; anybody may spend more than they have.
om-help-prestige = Whoever deals with the active player gains prestige; most of it brings 6 { $ducats } at Venice and at the end, then 3, then 1.
om-help-hand = What is more than the hand limit { $power } when a turn begins goes to the pirates; at other times a hand may be of any size.
om-help-pirates = Each card here costs 1 of { $ducats } at the end; on your turn you may buy back the top one.
om-help-markers = Most markers held bring 6 { $ducats } at the end, then 3, then 1; only the one taken last is active.
om-help-marker-calm-sea = While it is active you gain 1 of { $ducats } for each { $ship } you play.
om-help-marker-good-business = While it is active you have one more { $ducat } each turn.
om-help-marker-pirates-beaten = While it is active no { $pirate } that you play brings you pirates.
om-help-marker-favourable-relations = While it is active your purchases cost 1, 2, 3 and 4 { $ducats }.
om-help-marker-compass = Whoever arrives here may go on at once to any port without a compass.
om-help-marker-local-influence = While it is active your turn begins with ducats: the { $power } of your top cargo card, less 3.
om-help-port-marker = Whoever ends a voyage here takes it.
om-help-port-empty = Whoever ends a voyage here has no active marker any more.
om-help-phase-seafaring = Who holds more cards than the lion { $power } of the turn allows lays the rest on the pirates.
om-help-phase-trade = The active player deals with anybody and buys up to 4 cards, until { $load } cards can be played.
om-help-phase-actions = The active player plays exactly { $load } cards; their symbols act in the order { $symbols }.
om-help-phase-cargo = The cards played go onto the cargo in any order; the one on top rules the next turn.
om-help-deck = When the last card is drawn, this round is the last.
om-help-venice = When Venice is drawn, or on top when a turn ends, prestige and cargo are scored at once.
om-help-start = The match ends before this player would begin another round.
om-help-claim = Only the good is sure: all else that is said of a card may be a lie.
om-help-rialto-own = It is your trade: you may deal with everybody; who deals with you gains 1 prestige.
om-help-rialto-other = Only deals with { $name } are possible now; one with a card in it brings you 1 prestige, once a turn.

## Standing orders

om-orders-brief =
    { $goods ->
        [0] { $otherwise ->
            [refuse] All offers are refused.
           *[wait] All offers wait for you.
        }
        [one] One good is bought; { $otherwise ->
            [refuse] other offers are refused.
           *[wait] other offers wait for you.
        }
       *[other] { $goods } goods are bought; { $otherwise ->
            [refuse] other offers are refused.
           *[wait] other offers wait for you.
        }
    }
om-orders-accept = Accept offers for me like this
om-orders-accept-explained = The most ducats for one card of a good. Empty: not accepted. Offers that want cards of you are never accepted.
om-orders-price = Most ducats for { $good }
om-orders-leave = Ducats that I keep in any case
om-orders-otherwise = All other offers
om-orders-refuse = refuse

## The text view

om-text-turn = Turn { $turn }, played by { $seat }: power { $power }, load { $load }.
om-text-last-round = This is the last round.
om-text-deck = Cards in the deck: { $n }. The Venice card: { $venice }.
om-text-price = The next card costs { $n }.
om-text-played = Played and not yet stowed: { $cards }.
om-text-discard = Discarded: { $cards }.
om-text-offer = Offer #{ $id }, from { $seat } to { $to }: { $gives } for { $wants }.
om-text-answers = It answers #{ $id }.
om-text-claims = Only said: { $claims }.
om-text-cargo = Cargo from the top: { $goods }.
om-text-ship = Ship: { $port }.
om-text-marker = Active marker: { $marker }.
om-text-wants = Wants: { $goods }.
om-text-haves = Has: { $goods }.
om-text-chart = The chart
om-text-port = { $port }. Marker: { $marker }. Routes to: { $ports }.

## Actions written on one line

om-written-offer = Offer one salt card and 2 ducats to players 2 and 3, for one silk card and any card. Without “to”: to everybody who can deal.
om-written-claim = Say of a card what is on it, or is not: power 5 and two ships. The others get to read that; you want 3 ducats.
om-written-counter = Answer offer 4 with an offer of your own.
om-written-accept = Take offer 4. “with” and cards say what you give where that is yours to choose.
om-written-refuse = Refuse offer 4. Other reasons: no-use, do-not-have, hand-full, do-not-trust, you-lead, have-enough, or none.
om-written-pass = Offer and answer nothing more. “leave” leaves the trade of this turn.
om-written-buy = Buy the top card of the deck at its price. Or: buy pirates.
om-written-play = Play these cards from your hand.
om-written-sail = Sail to this port. At a compass: compass and a port, or compass stay.
om-written-stow = Stow what was played; the last card lies on top.
om-written-end = End your turn.
om-written-goods = A good is your first card of it; with its number it is that very card. { $goods }.

### The guided first match

# The comments of the first match of Oltre Mare, in order. p2 and p3 are the other players.

learn-oltre-mare-welcome = Welcome aboard! You carry goods across the sea, and so do { $p2 } and { $p3 }. Whoever has the most ducats at the end wins.
learn-oltre-mare-ship = This is your ship, in Brindisi.
learn-oltre-mare-card = A card of your hand: one good, here salt, and two symbols. They say what it does when you play it.
learn-oltre-mare-top = The top card of your cargo rules your turn: you may hold 3 cards, and you must play 4.
learn-oltre-mare-discard = You hold 4 cards, one too many. One goes face down onto your pirates: the marked salt.
learn-oltre-mare-need = Now you trade. You hold 3 cards but must play 4, so you need one more. The others make you offers.
learn-oltre-mare-accept = { $p3 } offers salt for 2 ducats. It goes well with your other salt: accept.
learn-oltre-mare-prestige = For a deal the partner gets a prestige point; whoever is on turn never does. Prestige will bring ducats.
learn-oltre-mare-refuse = { $p2 } wants pottery and 3 ducats for gems. That is too dear: refuse.
learn-oltre-mare-buy = You may also buy up to 4 cards for 3 ducats each: from the deck, or from your own pirates. Buy your salt back.
learn-oltre-mare-truth = Now make an offer yourself. The good of a card must be told truthfully; all else that you say of it may be a lie.
learn-oltre-mare-offer = Ask 3 ducats for the marked pottery. Say that it has a coin and a ship; in truth it has pirates.
learn-oltre-mare-lie = { $p2 } has believed you, and sees the pirates only now. So take care whom you believe!
learn-oltre-mare-leave = You hold 4 cards, as many as you must play. Close the trade.
learn-oltre-mare-play = Play them. Equal symbols count together: one gives 1, two give 3, three give 6.
learn-oltre-mare-symbols = Two coins: 3 ducats. Two pirate flags: 3 cards onto your pirates. Three market symbols: 6 cards for your hand.
learn-oltre-mare-sail = One ship symbol: your ship sails one route. A marker lies in Messina. Fetch it.
learn-oltre-mare-marker = Good business: until your ship arrives elsewhere, it counts as one more coin in each of your turns.
learn-oltre-mare-stow = The cards you played go onto your cargo. Equal goods should lie together: choose the salts one after the other, so that they come on top.
learn-oltre-mare-group = A group of three salts is worth 6 ducats, one of four 10. And the card on top rules your next turn.
learn-oltre-mare-end-turn = That was a whole turn: limit, trade, actions, cargo. End it.
learn-oltre-mare-partner = { $p2 } is on turn and offers 3 ducats for pottery. Now you are the partner, and the prestige is yours: accept.
learn-oltre-mare-limit = Your turn again. You hold 5 cards, and the salt on top allows 4. The scrolls go to the pirates.
learn-oltre-mare-leave-again = Nobody offers anything, and you have enough cards. Close the trade.
learn-oltre-mare-play-again = Play silk, salt and the marked grain. With your marker that makes three coins: 6 ducats.
learn-oltre-mare-sail-again = Two ship symbols: exactly two routes, and only the port of arrival counts. Sail to Tunisi.
learn-oltre-mare-stow-again = The salt should come to lie on your three salts: choose the silk, so that it goes on top.
learn-oltre-mare-end-again = Now four salts lie together. End your turn.
learn-oltre-mare-deck = About half-way down the deck waits the Venice card. Let us jump to the moment when it is drawn.
learn-oltre-mare-venice = Venice! Everybody’s cargo is sold, group by group. Only the group on top stays.
learn-oltre-mare-venice-prestige = Prestige pays too: 6 ducats for the most, then 3, then 1. Afterwards all prestige is given back.
learn-oltre-mare-last-round = When the last card of the deck is drawn, the last round begins. Let us jump to the end.
learn-oltre-mare-scores = Prestige and cargo pay once more, and so do markers: 6, 3 and 1 for who has the most. Each pirate costs 1 ducat.
learn-oltre-mare-end = 85 ducats: you win! Trade well, stow in groups, and mind your pirates. Now play a match of your own.
