# The text view: actions written on one line. The notation itself is the same in every language.

text-write = Write what you do
text-write-look = Look at it
text-write-again = Once more, and it is done.
text-write-how = How it is written

## Oltre Mare

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

## Ostia

os-written-pick = Take this good for nothing.
os-written-put-up = Put up two wheat and one wine.
os-written-bid = Bid 7. Who bids no more writes: pass.
os-written-sell = Sell the lot to player 2. Who keeps it writes: keep.
os-written-lay = Lay this on the forum and on the senate, face down; the rest goes to the storehouse. “all” is everything. Who leaves it as it lies writes: stand.
os-written-manage = Pay back one loan, build two storehouses, keep all goods. Or: sell-storehouses 1.
os-written-goods = Goods, with their number before a star. { $goods }.
