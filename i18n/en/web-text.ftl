# The text view: a match in words, for who reads it with the ears, or likes it plain.

text-on = Text view
text-off = Drawn view
text-your-turn = Your turn
text-you-may = You may act
text-over = The match is over
text-waiting = Waiting for: { $seats }
text-sure = This is what would come of it. Do it?
text-more = One more, or no more?
text-do = Do it: { $action }
text-back = Back
text-undo = Take back: { $action }
text-seat = { $seat }
text-table = The table
text-clocks = Clocks
text-log = What happened
text-log-all = Everything from the beginning
text-data = All that you see, as data
text-place =
    { $seat_is ->
        [you] You are number { $place }, with { $score }.
       *[other] { $seat } is number { $place }, with { $score }.
    }

## Oltre Mare

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

## Ostia

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
