# Die Textansicht: Aktionen, auf eine Zeile geschrieben. Die Notation ist in allen Sprachen dieselbe.

text-write = Schreib, was du tust
text-write-look = Ansehen
text-write-again = Noch einmal, und es ist getan.
text-write-how = Wie man es schreibt

## Oltre Mare

om-written-offer = Spieler 2 und 3 eine Karte Salz und 2 Ducati anbieten, für eine Karte Seide und eine beliebige Karte. Ohne „to“: allen, die handeln können.
om-written-claim = Von einer Karte sagen, was darauf steht, oder auch nicht: Seefahrtsmacht 5 und zwei Schiffe. Die anderen lesen das; du willst 3 Ducati.
om-written-counter = Auf Angebot 4 mit einem eigenen Angebot antworten.
om-written-accept = Angebot 4 annehmen. „with“ und Karten sagen, was du gibst, wo du die Wahl hast.
om-written-refuse = Angebot 4 ablehnen. Andere Gründe: no-use, do-not-have, hand-full, do-not-trust, you-lead, have-enough, oder keiner.
om-written-pass = Nichts mehr anbieten und nichts mehr beantworten. „leave“ verlässt den Handel dieses Zuges.
om-written-buy = Die oberste Karte des Warenstapels zu ihrem Preis kaufen. Oder: buy pirates.
om-written-play = Diese Handkarten ausspielen.
om-written-sail = In diesen Hafen segeln. An einem Kompass: compass und ein Hafen, oder compass stay.
om-written-stow = Das Ausgespielte laden; die letzte Karte liegt oben.
om-written-end = Deinen Zug beenden.
om-written-goods = Eine Ware ist deine erste Karte davon; mit ihrer Nummer ist es genau diese Karte. { $goods }.

## Ostia

os-written-pick = Diese Ware umsonst nehmen.
os-written-put-up = Zweimal Weizen und einmal Wein versteigern.
os-written-bid = 7 bieten. Wer nicht mehr bietet, schreibt: pass.
os-written-sell = Den Posten an Spieler 2 verkaufen. Wer ihn behält, schreibt: keep.
os-written-lay = Dies verdeckt auf das Forum und in den Senat legen; der Rest geht in den Speicher. „all“ ist alles. Wer es lässt, wie es liegt, schreibt: stand.
os-written-manage = Einen Kredit tilgen, zwei Speicher bauen, alle Waren behalten. Oder: sell-storehouses 1.
os-written-goods = Waren, ihre Anzahl vor einem Stern. { $goods }.
