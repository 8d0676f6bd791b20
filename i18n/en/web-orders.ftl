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
