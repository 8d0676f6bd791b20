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
phase-seafaring = cards beyond the power must be discarded
phase-trade = it is the trade phase
phase-actions = cards must be played
phase-sailing = the ship must sail
phase-compass = the compass must be followed or declined
phase-cargo = the cards played must be stowed
phase-end-of-turn = the turn must be ended
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
       *[other] { $seat } starts in { $port }, with { $card } as the first cargo.
    }
om-hand-dealt = You are dealt { $cards }.
om-hands-dealt = The hands are dealt.

## A turn begins

om-turn-began =
    { $seat_is ->
        [you] Your turn: power { $power }, load { $load }.
       *[other] { $seat }’s turn: power { $power }, load { $load }.
    }
om-influence-paid =
    Local influence pays { $seat } { $ducats ->
        [one] 1 ducat
       *[other] { $ducats } ducats
    }.
om-you-discarded = More cards than your power: you lay { $cards } on your pirates.
om-discarded =
    More cards than the power: { $seat } lays { $count ->
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
        [you] A card from the deck goes to your pirates, unseen.
       *[other] A card from the deck goes to { $seat }’s pirates, unseen.
    }
om-venice-surfaced = The Venice card is now on top of the deck.
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
       *[other] Deck and discard are empty: { $seat }’s cargo and pirates, { $cards ->
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
om-lied-to-you = { $seat } lied to you about { $card }: claimed { $said }, but it is { $is }.
om-lied-about-one = { $seat } lied to you: claimed { $said }, but none of { $cards } has that.
om-lied-to =
    { $seat_is ->
        [you] You lied
       *[other] { $seat } lied
    } to { $to } about { $card }: claimed { $said }, but it was { $is }.
om-posted-want =
    { $seat_is ->
        [you] You say you want { $good }.
       *[other] { $seat } wants { $good }.
    }
om-posted-have =
    { $seat_is ->
        [you] You say you have { $good }.
       *[other] { $seat } has { $good }.
    }
om-trade-left =
    { $seat_is ->
        [you] You end trading.
       *[other] { $seat } ends trading.
    }

reason-not-enough = not at that price
reason-no-use = I have no use for it
reason-do-not-have = I don’t have that
reason-hand-full = my hand is full
reason-do-not-trust = I don’t believe it
reason-later = maybe later
reason-you-lead = you’re in the lead
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
       *[other] , { $calm } of them for ships on a calm sea.
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
        [you] The compass takes you to { $port }, where you take the marker “{ $marker }”.
       *[other] The compass takes { $seat } to { $port }, to the marker “{ $marker }”.
    }
om-compass-empty =
    { $seat_is ->
        [you] The compass takes you to { $port }, where there is no marker.
       *[other] The compass takes { $seat } to { $port }, where there is no marker.
    }
om-compass-stay =
    { $seat_is ->
        [you] You do not follow the compass.
       *[other] { $seat } does not follow the compass.
    }
om-stowed =
    { $seat_is ->
        [you] You stow, top card last: { $cards }.
       *[other] { $seat } stows, top card last: { $cards }.
    }

## Venice and the end

om-venice-drawn = { om-venice-by-draw } Scoring: { $lines }.
om-venice-on-top = { om-venice-by-end } Scoring: { $lines }.
om-venice-line = { $seat } +{ $prestige } for prestige, +{ $cargo } for cargo
om-last-round = The last card of the deck is drawn: this is the last round.
om-seat-scored =
    { $seat_is ->
        [you] You score now: cargo { $cargo }, pirates { $pirates }, markers { $markers }.
       *[other] { $seat } scores now: cargo { $cargo }, pirates { $pirates }, markers { $markers }.
    }
om-match-ended = The match is over: { $lines }.
om-final-line =
    { $place }. { $seat } with { $total ->
        [one] { $total } ducat
       *[other] { $total } ducats
    } ({ $track } before; prestige { $prestige }; cargo { $cargo }; pirates { $pirates }; markers { $markers })

## Why an action is not possible

om-refusal-match-over = The match is over.
om-refusal-not-your-turn = It is { $seat }’s turn.
om-refusal-wrong-phase = Not now: { $phase }.
om-refusal-card-not-held = You do not have { $card }.
om-refusal-card-twice = { $card } is named twice.
om-refusal-wrong-discard =
    { $excess ->
        [one] You are over the limit by exactly 1 card; you named { $named }.
       *[other] You are over the limit by exactly { $excess } cards; you named { $named }.
    }
om-refusal-no-purchase-left = You have already bought 4 cards this turn, the most allowed.
om-refusal-price-changed =
    The price is now { $price ->
        [one] 1 ducat
       *[other] { $price } ducats
    }.
om-refusal-source-empty = There are no cards left to buy there.
om-refusal-no-talk = There is no talk at this table just now.
om-refusal-not-with-active = Every deal must include the player whose turn it is.
om-refusal-no-partner = An offer goes to other players; a counter-offer goes to the player who made the offer.
om-refusal-nothing-moves = Something must change hands in a deal.
om-refusal-too-many-ducats = At most 99 ducats can change hands in a deal.
om-refusal-too-much-wanted = An offer can ask for at most 31 cards.
om-refusal-bad-claim = The claim about { $card } doesn’t work: claim something, once, about a card in the offer.
om-refusal-too-many-open-offers = You already have 3 open offers, the most allowed.
om-refusal-too-many-offers = You have made 12 offers this turn, the most allowed.
om-refusal-refused-before = The very same offer was refused this turn.
om-refusal-offer-closed = Offer #{ $id } is not open.
om-refusal-not-for-you = Offer #{ $id } is not waiting for your answer.
om-refusal-not-your-offer = Offer #{ $id } is not yours, so you cannot withdraw it.
om-refusal-countered-already = You already have an open counter-offer to #{ $id }.
om-refusal-want-not-met = To accept offer #{ $id }, give exactly the cards it asks for.
om-refusal-deal-leaves-too-few =
    { $reach ->
        [one] After this deal, 1 card at most would be within reach, but { $load } must be played.
       *[other] After this deal, { $reach } cards at most would be within reach, but { $load } must be played.
    }
om-refusal-have-is-false = You can say that you have { $good } only if you do.
om-refusal-no-posting-left = You have posted 4 times this turn, the most allowed.
om-refusal-posted-already = You have already posted that about { $good }.
om-refusal-leave-instead = It is your turn, so you cannot pass. End trading when you are done.
om-refusal-offer-waits = You cannot pass yet: offer #{ $id } is waiting for your answer.
om-refusal-spoken-already = You have already passed, offered or posted, so there is no need to pass.
om-refusal-hand-too-small =
    You hold { $held ->
        [one] 1 card
       *[other] { $held } cards
    } but must play { $load }: buy or trade first.
om-refusal-wrong-load =
    { $load ->
        [one] You must play exactly 1 card; you named { $named }.
       *[other] You must play exactly { $load } cards; you named { $named }.
    }
om-refusal-out-of-reach =
    { $routes ->
        [one] You cannot reach { $port } by sailing exactly 1 route.
       *[other] You cannot reach { $port } by sailing exactly { $routes } routes.
    }
om-refusal-compass-forbids = The compass cannot take you to { $port }: choose another port, one without a compass.
om-refusal-wrong-stowage =
    { $played ->
        [one] Stow the 1 card you played; you named { $named }.
       *[other] Stow all { $played } cards you played, each once; you named { $named }.
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
       *[other] To play this turn: { $load }; still needed: { $lacking }.
    }
om-preview-groups = Groups you could build: { $groups }.
om-preview-group = { $good } { $cards_before } → { $cards_after } (worth { $value_before } → { $value_after })
om-preview-outlook = Next turn, with your top card: power { $power }, load { $load }, still in hand { $hand }.
om-preview-prestige =
    { $seat_is ->
        [you] You will gain 1 prestige.
       *[other] { $seat } will gain 1 prestige.
    }
om-preview-prestige-among = 1 prestige if accepted by: { $seats }.
om-preview-play = You get: { $effects }.
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
om-preview-compass = There is a compass in { $port }: you can move on from there.
om-preview-empty-port = There is no marker in { $port }.
om-preview-turned-over = Your marker “{ $marker }” will be turned face down.
om-preview-next-turn =
    Next turn: power { $power }, load { $load }; { $excess ->
        [0] no card in hand will be too many.
        [one] you will have 1 card too many.
       *[other] you will have { $excess } cards too many.
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
verb-speak = talk: make or withdraw an offer, say what you want or have
verb-offer = make an offer
verb-want = say what you want
verb-have = say what you have
verb-withdraw = withdraw one of your offers
verb-pass = pass: nothing to say for now
verb-leave = end trading

option-stay = stay here
option-enough = no more
option-one-more = one more
option-no-ducats = no ducats
option-pay = you pay ducats
option-ask = you ask for ducats
option-no-claim = make no claim

## Actions to type

om-example-swap = you give this card and 1 ducat for a card; “to 2,3” names players, “any” is any card
om-example-sell = you sell this card
om-example-claim = the same, saying what is on it: symbols, p5 (power), l2 (load), @zara (port); it need not be true
om-example-ask = you buy a card of any good
om-example-accept = you accept that offer; “with salt.07” names the cards you give
om-example-counter = you answer that offer with one of your own
om-example-refuse = you refuse it; the reason can be left out
om-example-want = you tell everybody what you are looking for
om-example-have = you tell everybody what you have
om-example-buy = you buy the top card of the deck at the current price
om-example-ransom = you buy back your top pirate at the current price
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

expected-verb = an action, such as “buy”, “offer” or “play”
expected-end = the end of the line
expected-reason = one of the reasons not-enough, no-use, do-not-have, hand-full, do-not-trust, later, you-lead, have-enough
expected-held-card = a good you still hold, or a card by its name
expected-card = a card, such as “salt.07” or “salt”
expected-another-card = a card not yet named
expected-good = a good, such as “salt”
expected-port = the name of a port
expected-offer = the number of an offer, such as “#4”
expected-source = “deck” or “pirates”
expected-price = a price, such as “3d”
expected-with = “with” and the cards you give
expected-one-amount = only one amount of ducats, paid or asked for
expected-to = “to” and the players, such as “to 2,3”
expected-seats = players at the table, such as “2” or “2,3”
expected-kind = a good, “any” or ducats
expected-fewer-claims = at most 6 claims
expected-claim = a claim, such as “[ducat+ship,p5,l2,@zara]”
expected-ducats = 1 to 99 ducats, such as “2d”

### The game, as the lobby presents it

game-oltre-mare = Oltre Mare
lobby-about-oltre-mare = You are merchants of Venice. Trade cards with everybody, load your ship in the right order, sail from port to port and keep the pirates away: goods that lie together in the hold pay best.
lobby-reconstructed-oltre-mare = In Oltre Mare: power, symbols and port names on the cards, and the sea routes between the ports.
lobby-edition-big-box-reconstructed = big box, partly reconstructed
option-oltre-mare-start = Start player
option-oltre-mare-start-random = drawn at random
option-oltre-mare-memory = Cargos the screen remembers
option-oltre-mare-memory-as-printed = none, as in the rulebook
option-oltre-mare-memory-own-stacks = your own cargo and pirates
option-oltre-mare-memory-all-cargos = everybody’s cargo
option-oltre-mare-talk = Talk while trading
option-oltre-mare-talk-on = offers of all kinds
option-oltre-mare-talk-off = none

### The screen

## What to do now

om-title = Oltre Mare
om-say-discard =
    { $count ->
        [one] You: lay 1 card on your pirates
       *[other] You: lay { $count } cards on your pirates, top card last
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
       *[other] You: stow { $count } cards; the top one rules your next turn
    }
om-say-end = You: end your turn
om-say-answer =
    { $count ->
        [one] You: answer the offer
       *[other] You: answer { $count } offers
    }
om-say-trade =
    You: trade and buy, then play { $load ->
        [one] 1 card
       *[other] { $load } cards
    }
om-say-floor = { $name } is trading: make an offer, or pass
om-hint-discard = With your power of { $limit } you may keep { $limit } cards. Each card on your pirates costs 1 ducat at the end.
om-hint-play = Choose cards from your hand: their symbols act, then the cards join your cargo.
om-hint-sail = Choose a highlighted port.
om-hint-compass = Choose a highlighted port.
om-say-wait = Waiting for { $names }: { $phase }
om-wait-dealing = dealing
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
om-do-buy-pirates = Buy back a pirate · { $price }
om-do-leave-trade = End trading
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
om-undo-leave-trade = the end of trading
om-undo-play = playing the cards
om-undo-sail = the voyage
om-undo-follow-compass = the compass
om-undo-stow = stowing
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
om-stow-hint = Choose a card to put on top
om-stow-tap = Put it on top
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
om-legend-great = Red: three or more routes meet
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
om-top-power = Power for the next turn, the cards that may be kept: { $power }
om-top-load = Load for the next turn, the cards to play: { $load }
om-cargo-count =
    { $n ->
        [one] 1 card
       *[other] { $n } cards
    }

## The trade floor

om-rialto = Rialto
om-rialto-yours = your trade phase
om-rialto-of = you can trade with { $name }
om-rialto-quiet = Nobody is offering anything.
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
om-want-row = Goods to ask for
om-want-add = Ask for { $good }
om-partners = To whom
om-offer-new = New offer
om-offer-countering = Counter-offer to #{ $id }. Clear it to get your own offer back.
om-offer-take-back = Remove it from the offer
om-offer-clear = Clear
om-offer-send = Make the offer
om-offer-send-counter = Counter
om-offer-label = Offer #{ $id } of { $name }
om-offer-from = { $name } offers
om-offer-to = { $name } to { $to }
om-offer-answers = answers #{ $id }
om-offer-waits = Waiting for { $to }
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
om-postings = Wanted and on offer
om-posted-wants = wants
om-posted-haves = has
om-post-want = Say what you want
om-post-have = Say what you have

om-claim-title = Just talk
om-claim-said = said to be
om-claim-about = What you say about your { $good }
om-claim-open = Say something about this card, true or not
om-claim-power = power
om-claim-load = load
om-claim-port = port: not said
om-claim-nothing = Say nothing
om-claim-truth = Tell the truth

## Venice and the end

om-venice-title = Venice scores
om-venice-again = see the scoring again
om-venice-by-draw = The Venice card was drawn.
om-venice-by-end = The turn ended with the Venice card on top.
om-venice-kept = Cards kept
om-venice-gain = Gain
om-end-track = Earned on the way
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
om-quiet-turn = You refuse every offer this turn.
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
chart-zoom-in = Zoom in
chart-zoom-out = Zoom out
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
edition-power = A card’s power must be { $least } to { $most }, not { $found }.
edition-load = A card’s load must be { $least } to { $most }, not { $found }.
edition-unknown-symbol = There is no symbol “{ $symbol }”. The symbols: { $known }.
edition-symbol-count = A card must show exactly 2 symbols, not { $found }.
edition-symbol-twice = A card’s two symbols must differ; “{ $symbol }” appears twice.
edition-card-port = The card names “{ $port }”, which is not among the ports.
edition-few-start-ports = Only { $found } cards name a port. At least { $needed } are needed to find the start ports of five players.
edition-few-start-ports-without-grain = Only { $found } cards other than grain name a port. At least { $needed } are needed: two players play without grain.

## Mistakes in an edition file: ports

edition-port-name-empty = The port has no name.
edition-port-name-character = The name “{ $port }” contains “{ $character }”. A port’s name is made of letters, digits, spaces, hyphens, apostrophes and full stops; an accented letter must be a single character.
edition-port-name-start = The name “{ $port }” does not begin with a letter.
edition-port-name-long = The name “{ $port }” is longer than { $limit } characters.
edition-port-name-reserved = A port cannot be called “{ $port }”: the word has another meaning in typed moves.
edition-port-twice = There is already a port “{ $port }” in line { $line }. Upper and lower case are the same, and so are a space and a hyphen.
edition-longitude = The longitude { $found } is not between -180 and 180.
edition-latitude = The latitude { $found } is not between -90 and 90.
edition-few-ports = The board has { $found } ports; at least { $least } are needed.
edition-many-ports = The board has { $found } ports, but there are only { $most } markers.
edition-no-venice = Venice is not among the ports. It may be called: { $known }.
edition-venice-twice = Venice is among the ports more than once: { $ports }.

## Mistakes in an edition file: routes

edition-route-ends = A route must join exactly 2 ports, not { $found }.
edition-route-port = The route goes to “{ $port }”, which is not among the ports.
edition-route-loop = The route leads from “{ $port }” to the same port.
edition-route-twice = The route between “{ $from }” and “{ $to }” is already listed in line { $line }.
edition-port-without-route = No route leads to “{ $port }”.
edition-board-split = There is no way from “{ $from }” to { $ports }.

## Mistakes in an edition file: markers

edition-unknown-marker = There is no marker “{ $kind }”. The markers: { $known }.
edition-marker-twice = The marker “{ $kind }” is listed twice.
edition-marker-missing = The marker “{ $kind }” is not listed.
edition-marker-count = The number of markers must be 0 to { $most }, not { $found }.
edition-marker-sum = There must be { $expected } markers in all, not { $found }.

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
    Cargo: { $good } on top, power { $power }, load { $load }; { $n ->
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

om-help-card = Play it for its symbols { $symbols }, trade it or keep it: on top of your cargo, it rules your next turn.
om-help-power = { $power } the power (lion): you may start your next turn with up to { $n } cards in hand.
om-help-load =
    { $load } the load (crate): next turn you must play exactly { $n ->
        [one] 1 card.
       *[other] { $n } cards.
    }
om-help-copies = { $copies } the small number: how many { $good } cards there are in the game.
om-help-payout = { $payout } the row: what 1, 2, 3 … cards of { $good } pay when they lie together in your cargo.
om-help-symbols = One, two or three { $symbol } among the cards played count 1, 3 or 6.
om-help-cargo-own = The card on top of your cargo rules your next turn: you may hold { $power } cards and must play { $load }.
om-help-cargo-other = The card on top of this cargo rules { $name }’s next turn: hold up to { $power } cards, play { $load }.
om-help-cargo-groups = At the end, cards of one good that lie together form a group and pay { $ducats }.
om-help-ducats = Most { $ducats } wins. You may spend more than you have.
om-help-prestige = You gain prestige when you trade with the active player. The most pays 6 { $ducats } at Venice and at the end, then 3, then 1.
om-help-hand = When your turn begins, cards beyond your power { $power } go to your pirates. At other times you may hold any number.
om-help-pirates = Each card here costs you 1 { $ducats } at the end. On your turn you may buy back the top one.
om-help-markers = Having the most markers pays 6 { $ducats } at the end, then 3, then 1. Only the last one taken is active.
om-help-marker-calm-sea = While it is active, you gain 1 { $ducats } for each { $ship } you play.
om-help-marker-good-business = While it is active, you have one extra { $ducat } each turn.
om-help-marker-pirates-beaten = While it is active, the { $pirate } you play bring you no pirates.
om-help-marker-favourable-relations = While it is active, your purchases cost 1, 2, 3 and 4 { $ducats }.
om-help-marker-compass = If you arrive here, you may move on at once to any port without a compass.
om-help-marker-local-influence = While it is active, your turn begins with ducats: the { $power } on your top cargo card, minus 3.
om-help-port-marker = If you end a voyage here, you take it.
om-help-port-empty = If you end a voyage here, you no longer have an active marker.
om-help-phase-seafaring = The active player lays any cards beyond the power { $power } of this turn onto the pirates.
om-help-phase-trade = The active player trades with anybody and buys up to 4 cards, to have { $load } to play.
om-help-phase-actions = The active player plays exactly { $load } cards. Their symbols act in this order: { $symbols }.
om-help-phase-cargo = The cards played go onto the cargo in any order. The top one rules the next turn.
om-help-deck = When the last card is drawn, this round becomes the last.
om-help-venice = When Venice is drawn, or is on top when a turn ends, prestige and cargo are scored at once.
om-help-start = The match ends before this player would start another round.
om-help-claim = Only the good is certain: anything else said about a card may be a lie.
om-help-rialto-own = It is your trade phase: you may trade with everybody. Each partner gains 1 prestige.
om-help-rialto-other = For now you can trade only with { $name }. A deal with a card in it earns you 1 prestige, once a turn.

## Places to jump to in a replay

om-mark-deal = Deal
om-mark-venice = Venice
om-lie = Lie
om-worst-lie = Biggest lie

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
om-orders-accept-explained = The most ducats you will pay for one card of a good. Empty: do not buy. Offers that ask for your cards are never accepted.
om-orders-price = Most ducats for { $good }
om-orders-leave = Ducats I always keep
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
om-text-claims = Just talk: { $claims }.
om-text-cargo = Cargo from the top: { $goods }.
om-text-ship = Ship: { $port }.
om-text-marker = Active marker: { $marker }.
om-text-wants = Wants: { $goods }.
om-text-haves = Has: { $goods }.
om-text-chart = The chart
om-text-port = { $port }. Marker: { $marker }. Routes to: { $ports }.

## Actions written on one line

om-written-offer = Offer one salt card and 2 ducats to players 2 and 3, for one silk card and any card. Leave out “to” to ask everybody you can trade with.
om-written-claim = Say what is on a card, true or not: power 5, a ducat and a ship. The others can read that; you want 3 ducats.
om-written-counter = Answer offer 4 with an offer of your own.
om-written-accept = Take offer 4. If you can choose which cards to give, add “with” and the cards.
om-written-refuse = Refuse offer 4. Other reasons: no-use, do-not-have, hand-full, do-not-trust, you-lead, have-enough, or none.
om-written-pass = Stop offering and answering. To end your own trade phase, type “leave”.
om-written-buy = Buy the top card of the deck at its price. Or: buy pirates.
om-written-play = Play these cards from your hand.
om-written-sail = Sail to this port. At a compass: compass and a port, or compass stay.
om-written-stow = Stow what you played; the last card goes on top.
om-written-end = End your turn.
om-written-goods = A good means your first card of it; a good with a number means that very card. { $goods }.

### The guided first match

# The comments of the first match of Oltre Mare, in order. p2 and p3 are the other players.

learn-oltre-mare-welcome = Welcome aboard! You and your rivals { $p2 } and { $p3 } carry goods across the sea. Most ducats at the end wins.
learn-oltre-mare-ship = This is your ship, in Brindisi.
learn-oltre-mare-card = Here is one of your four cards, up close. It is a good: salt. Choose any figure on it, or Next.
learn-oltre-mare-card-symbols = Its two symbols act when you play it: the upper one earns ducats, the market below it brings new cards into your hand.
learn-oltre-mare-card-power = Power (the lion) counts while this card lies on top of your cargo: you may begin your turn with 4 cards in hand. Any more go to your pirates.
learn-oltre-mare-card-load = Load (the crate) counts there too: in your turn you then play exactly 3 cards.
learn-oltre-mare-card-payout = What salt pays when it lies together in your cargo: one card 1 ducat, two 3, three 6, four 10. The rarer the good, the more a card pays.
learn-oltre-mare-card-copies = There are 14 salts in the game. That is all there is on a card; later, “?” explains any of them again.
learn-oltre-mare-top = The top card of your cargo rules your turn. Its power 3 (the lion): you may keep 3 cards. Its load 4 (the crate): later you play exactly 4.
learn-oltre-mare-discard = You hold 4 cards, one more than you may keep. Lay a salt face down on your pirates: the ring shows which.
learn-oltre-mare-need = Now you trade. You hold 3 cards but must play 4, so you need one more. Look: the others make you offers.
learn-oltre-mare-accept = { $p3 } offers you salt for 2 ducats. It goes well with your other salt: accept.
learn-oltre-mare-prestige = Your partner gets a prestige point for a deal. On your own turn you never do. Prestige pays ducats later.
learn-oltre-mare-refuse = { $p2 } wants pottery and 3 ducats for gems. That’s too expensive: refuse.
learn-oltre-mare-buy = You may also buy up to 4 cards a turn for 3 ducats each, from the deck or your own pirates. Buy your salt back.
learn-oltre-mare-truth = Now make an offer yourself. You must tell the truth about a card’s good; everything else you say about it may be a lie.
learn-oltre-mare-offer = Ask 3 ducats for the pottery with the ring. Say it has a ducat and a ship; in fact it has pirates.
learn-oltre-mare-lie = { $p2 } believed you, and only now sees the pirates. So be careful who you believe!
learn-oltre-mare-leave = You hold 4 cards, as many as you must play. End trading.
learn-oltre-mare-play = Play them. Symbols of a kind add up: one gives 1, two give 3, three give 6. Ships are the exception: one route each.
learn-oltre-mare-symbols = Two ducat symbols: 3 ducats. Two pirate flags: 3 cards onto your pirates. Three market symbols: 6 cards into your hand.
learn-oltre-mare-sail = One ship symbol: your ship sails one route. There is a marker in Messina. Go and get it.
learn-oltre-mare-marker = Good business: until your ship calls at another port, it counts as one more ducat symbol on each of your turns.
learn-oltre-mare-stow = The cards you played go onto your cargo. Cards of one good should lie together: choose the salts one after the other, so that they end up on top.
learn-oltre-mare-group = A group of three salts pays 6 ducats, one of four 10. And the card on top rules your next turn.
learn-oltre-mare-end-turn = That was a whole turn: power, trade, actions, cargo. End it.
learn-oltre-mare-partner = It’s { $p2 }’s turn, and here is an offer: 3 ducats for pottery. Now you are the partner and get the prestige: accept.
learn-oltre-mare-limit = Your turn again. You hold 5 cards, and the power of the salt on top lets you keep 4. The scrolls go to your pirates.
learn-oltre-mare-leave-again = Nobody is offering anything, and you have enough cards. End trading.
learn-oltre-mare-play-again = Play three cards, one after the other, as the ring shows: silk, salt, grain. With your marker that makes three ducat symbols: 6 ducats.
learn-oltre-mare-sail-again = Two ship symbols: exactly two routes, and only the port where you end counts. Sail to Tunisi.
learn-oltre-mare-stow-again = The new salt should lie straight on your three salts, so it goes down first. Choose the silk: it goes on top of everything.
learn-oltre-mare-end-again = Four salts now lie together. End your turn.
learn-oltre-mare-venice = The Venice card waits about half-way down the deck. When it comes, prestige pays 6, 3 and 1, and every cargo is sold but for its top group.
learn-oltre-mare-aim = At the end all of that pays once more, and so does having the most markers; each pirate costs 1. So: long groups, deals on others’ turns, few pirates.
learn-oltre-mare-end = You know how a turn goes. The rest you learn in a real match: three players, easy rivals, all the time you want, and a coach beside you.

## Keys

om-keys-next-port = choose the next port
om-keys-previous-port = choose the previous port
om-keys-stay = stay here instead of following the compass
om-keys-accept = accept the offer
om-keys-accept-cancel = go back without choosing cards for it
om-keys-counter = make a counter-offer
om-keys-refuse = refuse the offer
om-keys-offer = make the offer
om-keys-pay-more = give 1 ducat more
om-keys-get-more = get 1 ducat more
om-keys-wishes = make the digits pick goods you want
om-keys-wishes-end = make the digits pick cards again
om-keys-wish = ask for this good
om-keys-wish-less = remove the last good asked for
om-keys-trade = go to the trade floor
om-keys-chart = go to the chart
om-keys-buy-deck = buy the top card of the deck
om-keys-buy-pirates = buy back your top pirate
om-keys-leave-trade = end trading
om-keys-pass = pass: nothing to say
om-keys-end-turn = end your turn
om-keys-close-venice = close the Venice scoring
om-keys-refuse-all = refuse all offers this turn
om-keys-rest = pass until your turn, or listen again

## The trade floor as a tab

om-tab-trade = Trade

## Looking back

om-moment = Turn { $turn }: { $phase }
judged-cost-oltre-mare =
    { $points ->
        [one] −{ $points } ducat
       *[other] −{ $points } ducats
    }
om-why-group =
    { $count ->
        [one] Your { $good } on top would have paid { $value }.
       *[other] Your { $count } { $good } cards together on top would have paid { $value }.
    }
om-why-cargo = Your cargo would have been worth { $better } instead of { $played }.
om-why-top =
    { $load ->
        [one] With { $good } on top you could have kept { $power } cards for your next turn, with 1 card to play.
       *[other] With { $good } on top you could have kept { $power } cards for your next turn, with { $load } cards to play.
    }
om-why-ducats =
    { $ducats ->
        [one] You would have earned 1 more ducat.
       *[other] You would have earned { $ducats } more ducats.
    }
om-why-pirates =
    { $cards ->
        [one] 1 fewer card would have gone to your pirates.
       *[other] { $cards } fewer cards would have gone to your pirates.
    }
om-why-market =
    { $cards ->
        [one] You would have drawn 1 more card.
       *[other] You would have drawn { $cards } more cards.
    }
om-why-sails =
    { $routes ->
        [one] Your ship would have sailed 1 more route.
       *[other] Your ship would have sailed { $routes } more routes.
    }
om-why-marker = Every marker counts: having the most pays { $ducats } ducats at the end.
om-why-calm-sea = Calm sea would have paid you 1 ducat for each ship you play.
om-why-good-business = Good business would have counted as one more ducat symbol on each of your turns.
om-why-pirates-beaten = With pirates beaten, your flags would have brought you no pirates.
om-why-favourable-relations = With favourable relations, cards would have cost you less.
om-why-compass = The compass would have taken you on to another port.
om-why-local-influence = Local influence would have paid you ducats at the start of your turns.
om-why-said-want = Somebody may have { $good } to spare: once you say that you want it, they can offer it to you.
om-why-said-have = Somebody may collect { $good }: once you say that you have it, they can make you an offer.
om-why-deal = That deal would have done more for you than no deal.
om-why-deal-card = You would have had a card more to play.
om-why-deal-group =
    { $count ->
        [one] You could have had { $good } on top, worth { $better } instead of { $played }.
       *[other] You could have laid { $count } { $good } cards together, worth { $better } instead of { $played }.
    }
om-why-deal-prestige = You would have gained prestige: the most of it pays { $ducats } ducats at Venice, and again at the end.
om-why-no-deal = That deal did more for the other player than for you.
om-why-no-offer = That offer promised more than it asked for.
om-why-kept-marker = You would have kept your marker “{ $marker }”.
om-why-kept-cards = You would have kept { $cards }.
om-why-bought = You would have held one more card for your turn.
om-why-kept-ducats =
    { $ducats ->
        [one] You would have kept 1 ducat.
       *[other] You would have kept { $ducats } ducats.
    }

### The coach of a first real match

coach-oltre-mare-aim = Most ducats wins. They come from cards of one good lying together in your cargo, from prestige, from markers, and from ducat symbols. That is what each turn is about.
coach-oltre-mare-last = This is the last round. What lies in your cargo now is sold at the end: make your top group as long as you can, and buy back pirates only if they pay.
coach-oltre-mare-venice = Venice has scored: only top groups were kept, and prestige begins again at 0. The same is counted once more at the end.
coach-oltre-mare-limit = The power (lion) of your top cargo card says how many cards you may keep. Cards beyond that go to your pirates and cost 1 ducat each at the end, unless you buy them back.
coach-oltre-mare-partner = On another player’s turn, everybody may deal with that player. A deal with a card in it gives you 1 prestige, once a turn; having the most prestige pays 6 ducats, twice a match.
coach-oltre-mare-counter = An offer you almost like? Make a counter-offer: the offer is laid out for you the other way round, and you change what you want. Bots often take a fair one.
coach-oltre-mare-need = You must play as many cards as the load (crate) says. If you hold fewer, take a card in a deal, or buy from the deck for 3 ducats.
coach-oltre-mare-buy-back = Buy back your top pirate for 3 ducats: it no longer costs you 1 at the end, and you have a card to play. If you laid it there yourself, you know what it is.
coach-oltre-mare-offer = Make offers yourself: choose cards to give, then ducats or goods to get. A good you hold only one of is worth little to you, but much to a player who collects it.
coach-oltre-mare-groups = What to collect: a group pays more with each card, and rare goods pay most. Keep to the good that is already on top of your cargo.
coach-oltre-mare-symbols = The symbols of the cards you play add up: one gives 1, two give 3, three give 6. Ships are the exception: one route each.
coach-oltre-mare-pirates = Pirate flags hurt: three of them bring six cards, and each costs 1 ducat at the end. Play cards with flags one at a time.
coach-oltre-mare-markers = Where your voyage ends, you take the port’s marker. Having the most markers pays 6 ducats at the end, then 3, then 1; only the last one taken is active.
coach-oltre-mare-marker-kinds = Six markers: calm sea pays 1 ducat a ship, good business adds a ducat symbol, pirates beaten stops your flags, favourable relations make cards cheaper, local influence pays each turn, the compass takes you on.
coach-oltre-mare-compass = The compass lets you move on at once to any port without a compass. Go where a marker lies.
coach-oltre-mare-stow = The cards you played go onto your cargo in any order. Keep cards of one good together, and join them to those already there.
coach-oltre-mare-top = The last card you choose lies on top. High power lets you keep more cards next turn; high load makes you play more.
coach-oltre-mare-end-turn = Nothing more to do: end your turn. While the others play, offers may come to you.
