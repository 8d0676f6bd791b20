# Words of standing orders in the browser: what somebody leaves to be done while away.

orders-title = Standing orders
orders-open = Orders for when I am away …
orders-explained = Nobody else sees them, nor that you have left any. What comes of them stands in the log as done by standing order.
orders-in-force-away = Orders in force: played while you are away.
orders-in-force-now = Orders in force: played for you now.
orders-change = Change
orders-revoke = Revoke
orders-leave = Leave these orders
orders-when = When they are played
orders-when-away = While I am away from this table
orders-when-now = From now on, even while I am here
orders-wait = wait for me
orders-by-order = by standing order

## Ostia

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

## Oltre Mare

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
