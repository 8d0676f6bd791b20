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
