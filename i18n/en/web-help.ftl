# Help: what a thing on the table does for the reader now, in one sentence; things named in it are drawn.

help-title = Help
help-mark = Explain something
help-ask = Choose what you want explained.
keys-help = explain what has the focus, or the next thing you choose
play-sound-on = Turn sounds on

## Oltre Mare

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

## Ostia

os-help-piece-cash = denarii
os-help-piece-points = points
os-help-piece-storehouses = storehouse
os-help-piece-credits = credit
os-help-good = Lay it on the forum for { $cash }, on the senate for { $points }, or in a { $storehouses } for the next round.
os-help-good-senate =
    { $good } counts { $now } at the senate this round{ $next ->
        [none] .
       *[other] , { $next } in the next.
    }
os-help-good-printed = { $copies } { $good } are in the game; in a lot each card counts { $value } towards the smallest bid.
os-help-bluff = It lies face down among your goods and misleads whoever counts your piles; then it comes back to you.
os-help-forum = Each card sold here brings as many { $cash } as its step says: the more of its type are here, the fewer.
os-help-prices = What one card of a type brings at the forum if so many more of it appear.
os-help-market = They count on the steps like everybody’s cards, and pay nobody.
os-help-senate = An offer is worth the figures beside its goods; the best get 3, 2 and 1 { $points }.
os-help-storehouse = Each { $storehouses } keeps one card for the next round; at the end each different type stored brings 1 { $points }.
os-help-build = A { $storehouses } costs 10 { $cash }; at the end each different type stored brings 1 { $points }, and an empty one 7 { $cash }.
os-help-credit = Each { $credits } costs 2 { $cash } a round, or 10 to repay; who cannot repay all of them at the end is out.
os-help-cash = It buys lots and storehouses; at the end the richest get 3, 2 and 1 { $points }.
os-help-points = Most { $points } win: from the senate, from the types stored at the end, and from cash.
os-help-stock = Goods owned: all of them are laid on the counter this round.
os-help-sure = They were bought openly, so everybody knows them.
os-help-ship = Goods not owned yet: one is free, the others are sold in lots of two.
os-help-start = Puts up the first lot; the mark passes to the left each round.
os-help-lot = All others bid once; then the seller sells to any of them, or keeps the lot for the highest bid plus 1.
os-help-bid = You bid once, at least both values together; you need not beat the others.
os-help-limit = You can bid your { $cash }, 7 for each { $storehouses }, and 7 for each { $credits } that you could still take, up to 4.
os-help-decision = Half of the price is yours, the other half the bank’s; to keep the lot you pay the highest bid plus 1 in cash.
os-help-types = Forum and senate together hold 3 types of yours; if there are more, you lose what the senate likes best.
os-help-offer = What the goods that the others were seen to own could be worth to the senate.
os-help-room = Each { $storehouses } keeps one card; the rest is thrown away, face up.
os-help-sizes = So many cards lie there, bluff cards included; you may stand, or lay once more.
os-help-sale = Each empty { $storehouses } brings 7 { $cash }; then each { $credits } is repaid with 10.
os-help-harbour = You keep one of your five goods for nothing; the other four are auctioned in two lots.
os-help-counter = All lay their goods in secret on forum, senate and storehouse, with two bluff cards.
os-help-settling = Credits, building, and what to keep: all decide in secret, then it is carried out.
os-help-end = Goods are stored for the last time: 1 { $points } for each different type.
