# Words of standing orders in the browser: what is done for a player who is away.

orders-title = Standing orders
orders-open = Orders for when I am away…
orders-explained = Nobody else can see them, or whether you have left any. The log marks what they do with “by standing order”.
orders-in-force-away = Orders active: played while you are away.
orders-in-force-now = Orders active: played for you now.
orders-change = Change
orders-revoke = Cancel
orders-leave = Save these orders
orders-when = When to play them
orders-when-away = While I am away from this table
orders-when-now = From now on, even while I am here
orders-wait = wait for me
orders-by-order = by standing order
