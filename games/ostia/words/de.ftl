# Wörter von Ostia. Die Begriffe stehen in docs/style.md.

## Waren

ostia-good-ivory = Elfenbein
ostia-good-marble = Marmor
ostia-good-wood = Holz
ostia-good-salt = Salz
ostia-good-wine = Wein
ostia-good-wheat = Weizen
ostia-good-bluff = Bluff
ostia-cards =
    { $count ->
        [1] { $good }
       *[other] { $count } × { $good }
    }
ostia-nothing = nichts

## Phasen

ostia-phase-free-pick = Hafenphase: Jeder nimmt kostenlos eine von fünf Waren.
ostia-phase-counter = Kontor: Alle legen ihre Waren auf Forum, Senat und Speicher aus.
ostia-phase-second-look = Zweiter Blick: Die Größe aller Stapel ist bekannt. Alle bleiben dabei oder legen neu.
ostia-phase-storehouses = Speicher: Kredite, Bauen und was behalten wird.
ostia-phase-last-counter = Die letzte Verteilung: Speicher oder Forum.
ostia-phase-over = Die Partie ist zu Ende.

## Was geschah

ostia-event-started =
    { $seat_is ->
        [you] Du bist der erste Startspieler.
       *[other] { $seat } ist der erste Startspieler.
    }
ostia-event-round-began =
    { $seat_is ->
        [you] Runde { $round } beginnt; du bist Startspieler.
       *[other] Runde { $round } beginnt; { $seat } ist Startspieler.
    }
ostia-event-senate-opened = Eine Senatskarte wird aufgedeckt: { $goods }, nach Beliebtheit.
ostia-event-reshuffled = Der Ablagestapel wird gemischt und bildet einen neuen Nachziehstapel.
ostia-event-first-card =
    { $seat_is ->
        [you] Du erhältst eine erste Karte.
       *[other] { $seat } erhält eine erste Karte.
    }
ostia-event-first-card-own =
    { $seat_is ->
        [you] Deine erste Karte ist { $good }.
       *[other] Die erste Karte von { $seat } ist { $good }.
    }
ostia-event-dealt =
    { $seat_is ->
        [you] Du erhältst { $count ->
            [one] eine Karte
           *[other] { $count } Karten
        }.
       *[other] { $seat } erhält { $count ->
            [one] eine Karte
           *[other] { $count } Karten
        }.
    }
ostia-event-dealt-own =
    { $seat_is ->
        [you] Du erhältst { $cards }.
       *[other] { $seat } erhält { $cards }.
    }
ostia-event-free-picked =
    { $seat_is ->
        [you] Du hast deine kostenlose Karte gewählt.
       *[other] { $seat } hat eine kostenlose Karte gewählt.
    }
ostia-event-free-picked-own =
    { $seat_is ->
        [you] Du wählst kostenlos { $good }.
       *[other] { $seat } wählt kostenlos { $good }.
    }
ostia-event-free-picks-taken = Alle haben gewählt: Die kostenlosen Karten gehören ihnen.
ostia-event-taken-back =
    { $seat_is ->
        [you] Du überlegst es dir noch einmal.
       *[other] { $seat } überlegt es sich noch einmal.
    }
ostia-event-lot-put-up =
    { $seat_is ->
        [you] Du versteigerst { $cards }, für mindestens { $minimum }.
       *[other] { $seat } versteigert { $cards }, für mindestens { $minimum }.
    }
ostia-event-bid-made =
    { $seat_is ->
        [you] Du bietest { $amount }.
       *[other] { $seat } bietet { $amount }.
    }
ostia-event-bid-passed =
    { $seat_is ->
        [you] Du passt.
       *[other] { $seat } passt.
    }
ostia-event-storehouses-sold =
    { $seat_is ->
        [you] Du verkaufst { $count ->
            [one] { $count } Speicher für 7 Denare
           *[other] { $count } Speicher für je 7 Denare
        }.
       *[other] { $seat } verkauft { $count ->
            [one] { $count } Speicher für 7 Denare
           *[other] { $count } Speicher für je 7 Denare
        }.
    }
ostia-event-credits-taken =
    { $seat_is ->
        [you] Du nimmst { $count ->
            [one] { $count } Kredit zu 7 Denaren
           *[other] { $count } Kredite zu je 7 Denaren
        } auf.
       *[other] { $seat } nimmt { $count ->
            [one] { $count } Kredit zu 7 Denaren
           *[other] { $count } Kredite zu je 7 Denaren
        } auf.
    }
ostia-event-lot-kept =
    { $seat_is ->
        [you] Du behältst den Posten für { $price }.
       *[other] { $seat } behält den Posten für { $price }.
    }
ostia-event-lot-sold =
    { $seat_is ->
        [you] Du verkaufst den Posten für { $price } an { $buyer } und erhältst { $share }.
       *[other] { $seat } verkauft den Posten für { $price } an { $buyer_is ->
            [you] dich
           *[other] { $buyer }
        } und erhält { $share }.
    }
ostia-event-lot-sold-same =
    { $seat_is ->
        [you] Du verkaufst den Posten für { $price } an { $buyer } und erhältst { $share }: Die { $bid } von { $other } hätten dir nicht mehr eingebracht.
       *[other] { $seat } verkauft den Posten für { $price } an { $buyer_is ->
            [you] dich
           *[other] { $buyer }
        } und erhält { $share }: Die { $bid } von { $other_is ->
            [you] dir
           *[other] { $other }
        } hätten nicht mehr eingebracht.
    }
ostia-event-lot-sold-lower =
    { $seat_is ->
        [you] Du verkaufst den Posten für { $price } an { $buyer } und erhältst { $share }, also { $less } weniger als von { $other }.
       *[other] { $seat } verkauft den Posten für { $price } an { $buyer_is ->
            [you] dich
           *[other] { $buyer }
        } und erhält { $share }: lieber { $less } weniger, als an { $other_is ->
            [you] dich
           *[other] { $other }
        } zu verkaufen.
    }
ostia-event-lot-forced =
    { $seat_is ->
        [you] Alle passen: Du musst den Posten für { $price } nehmen.
       *[other] Alle passen: { $seat } muss den Posten für { $price } nehmen.
    }
ostia-event-market-turned-up = Marktkarten: { $cards }.
ostia-event-laid =
    { $seat_is ->
        [you] Du legst Karten aus: Forum { $forum }, Senat { $senate }.
       *[other] { $seat } legt verdeckt Karten aus: Forum { $forum }, Senat { $senate }.
    }
ostia-event-laid-own =
    { $seat_is ->
        [you] Du legst auf das Forum: { $forum }; auf den Senat: { $senate }.
       *[other] { $seat } legt auf das Forum: { $forum }; auf den Senat: { $senate }.
    }
ostia-event-laid-unseen =
    { $seat_is ->
        [you] Du hast deine Karten ausgelegt.
       *[other] { $seat } hat Karten ausgelegt.
    }
ostia-event-answered =
    { $seat_is ->
        [you] Du hast geantwortet.
       *[other] { $seat } hat geantwortet.
    }
ostia-event-stood-own =
    { $seat_is ->
        [you] Du bleibst dabei.
       *[other] { $seat } bleibt dabei.
    }
ostia-event-laid-again-own =
    { $seat_is ->
        [you] Du legst neu, auf das Forum: { $forum }; auf den Senat: { $senate }.
       *[other] { $seat } legt neu, auf das Forum: { $forum }; auf den Senat: { $senate }.
    }
ostia-event-sizes-shown =
    { $seat_is ->
        [you] Deine Stapel: Forum { $forum }, Senat { $senate }.
       *[other] Die Stapel von { $seat }: Forum { $forum }, Senat { $senate }.
    }
ostia-event-turned-up =
    { $seat_is ->
        [you] Du deckst auf, Forum: { $forum }; Senat: { $senate }.
       *[other] { $seat } deckt auf, Forum: { $forum }; Senat: { $senate }.
    }
ostia-event-penalty-paid =
    { $seat_is ->
        [you] Zu viele Warensorten: Du verlierst { $cards }.
       *[other] Zu viele Warensorten: { $seat } verliert { $cards }.
    }
ostia-event-goods-sold =
    { $seat_is ->
        [you] Du erhältst auf dem Forum { $income ->
            [one] { $income } Denar
           *[other] { $income } Denare
        }.
       *[other] { $seat } erhält auf dem Forum { $income ->
            [one] { $income } Denar
           *[other] { $income } Denare
        }.
    }
ostia-event-offer-judged =
    { $seat_is ->
        [you] Deine Spende ist { $worth } wert: { $vp ->
            [one] { $vp } Siegpunkt
           *[other] { $vp } Siegpunkte
        }.
       *[other] Die Spende von { $seat } ist { $worth } wert: { $vp ->
            [one] { $vp } Siegpunkt
           *[other] { $vp } Siegpunkte
        }.
    }
ostia-event-managed =
    { $seat_is ->
        [you] Du hast über deine Speicher entschieden.
       *[other] { $seat } hat über die eigenen Speicher entschieden.
    }
ostia-event-managed-own =
    { $seat_is ->
        [you] Dein Plan: { $keep } behalten{ $build ->
            [0] { "" }
            [one] , einen Speicher bauen
           *[other] , { $build } Speicher bauen
        }{ $repay ->
            [0] { "" }
            [one] , einen Kredit tilgen
           *[other] , { $repay } Kredite tilgen
        }.
       *[other] Der Plan von { $seat }: { $keep } behalten{ $build ->
            [0] { "" }
            [one] , einen Speicher bauen
           *[other] , { $build } Speicher bauen
        }{ $repay ->
            [0] { "" }
            [one] , einen Kredit tilgen
           *[other] , { $repay } Kredite tilgen
        }.
    }
ostia-event-credits-repaid =
    { $seat_is ->
        [you] Du tilgst { $count ->
            [one] einen Kredit
           *[other] { $count } Kredite
        }.
       *[other] { $seat } tilgt { $count ->
            [one] einen Kredit
           *[other] { $count } Kredite
        }.
    }
ostia-event-interest-paid =
    { $seat_is ->
        [you] Du zahlst { $amount } Denare Zinsen.
       *[other] { $seat } zahlt { $amount } Denare Zinsen.
    }
ostia-event-storehouses-built =
    { $seat_is ->
        [you] Du baust { $count ->
            [one] einen
           *[other] { $count }
        } Speicher.
       *[other] { $seat } baut { $count ->
            [one] einen
           *[other] { $count }
        } Speicher.
    }
ostia-event-discarded =
    { $seat_is ->
        [you] Du wirfst { $cards } ab.
       *[other] { $seat } wirft { $cards } ab.
    }
ostia-event-stores-turned-up =
    { $seat_is ->
        [you] Du hast im Speicher: { $stored }; auf dem Forum: { $forum }.
       *[other] { $seat } hat im Speicher: { $stored }; auf dem Forum: { $forum }.
    }
ostia-event-types-scored =
    { $seat_is ->
        [you] Siegpunkte für deine verschiedenen Waren: { $vp }.
       *[other] { $seat }, Siegpunkte für verschiedene Waren: { $vp }.
    }
ostia-event-eliminated =
    { $seat_is ->
        [you] Du kannst deine Kredite nicht tilgen und scheidest aus.
       *[other] { $seat } kann nicht alle Kredite tilgen und scheidet aus.
    }
ostia-event-cash-scored =
    { $seat_is ->
        [you] Siegpunkte für dein Geld: { $vp }.
       *[other] { $seat }, Siegpunkte für Geld: { $vp }.
    }
ostia-event-put-away-turned-up = Die beiseitegelegte Senatskarte: { $goods }, nach Beliebtheit.

## Warum eine Aktion abgelehnt wird

ostia-refusal-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
ostia-refusal-match-over = Die Partie ist zu Ende.
ostia-refusal-not-now = Das geht jetzt nicht.
ostia-refusal-not-your-turn =
    { $seat_is ->
        [you] Du bist an der Reihe.
       *[other] { $seat } ist an der Reihe.
    }
ostia-refusal-nothing-to-lay = Du hast keine Waren, also gibt es nichts auszulegen.
ostia-refusal-nothing-to-take-back = Es gibt nichts zurückzunehmen.
ostia-refusal-not-on-ship = Im Boot ist kein { $good }.
ostia-refusal-not-two-cards =
    { $got ->
        [one] Ein Posten besteht aus zwei Karten, nicht aus einer.
       *[other] Ein Posten besteht aus zwei Karten, nicht aus { $got }.
    }
ostia-refusal-lot-not-on-ship = Diese Karten liegen nicht beide im Boot.
ostia-refusal-bid-too-low = Ein Gebot für diesen Posten ist mindestens { $minimum }.
ostia-refusal-bid-too-high = Mehr als { $limit } könntest du nicht zahlen, auch wenn du Speicher verkaufst und bis zu vier Kredite aufnimmst.
ostia-refusal-cannot-pay-to-keep = Behalten kostet { $price } in bar; du hast { $cash }.
ostia-refusal-no-bid-from =
    { $seat_is ->
        [you] Du hast nichts geboten.
       *[other] { $seat } hat nichts geboten.
    }
ostia-refusal-not-in-stock = Diese Waren sind nicht alle in deinem Bestand.
ostia-refusal-too-many-bluffs = Es gibt nur zwei Bluffkarten.
ostia-refusal-senate-closed = Am Ende wird nichts auf den Senat gelegt.
ostia-refusal-cannot-repay =
    { $most ->
        [0] Du kannst keinen Kredit tilgen.
        [one] Du kannst höchstens einen Kredit tilgen.
       *[other] Du kannst höchstens { $most } Kredite tilgen.
    }
ostia-refusal-cannot-build =
    { $most ->
        [0] Du kannst keinen Speicher bauen.
        [one] Du kannst höchstens einen Speicher bauen.
       *[other] Du kannst höchstens { $most } Speicher bauen.
    }
ostia-refusal-cannot-keep-these = Was du behalten willst, ist nicht alles in deinem Bestand.
ostia-refusal-no-room =
    { $room ->
        [0] Du hast keinen Speicher, um etwas zu behalten.
        [one] Du hast nur einen Speicher.
       *[other] Du hast nur { $room } Speicher.
    }
ostia-refusal-not-so-many-empty =
    { $empty ->
        [0] Kein Speicher ist leer.
        [one] Nur ein Speicher ist leer.
       *[other] Nur { $empty } Speicher sind leer.
    }
ostia-refusal-must-sell =
    { $least ->
        [one] Du musst mindestens einen Speicher verkaufen, um deine Kredite zu tilgen.
       *[other] Du musst mindestens { $least } Speicher verkaufen, um deine Kredite zu tilgen.
    }

## Was eine Aktion bewirken würde

ostia-effect-gains = Du erhältst { $cards }.
ostia-effect-lot-costs = Der Posten kostet mindestens { $minimum }; passen alle, zahlst du { $forced }.
ostia-effect-pays-if-taken = Nimmt der Verkäufer an, zahlst du { $amount }.
ostia-effect-sells-storehouses =
    { $count ->
        [one] Dafür musst du einen Speicher verkaufen.
       *[other] Dafür musst du { $count } Speicher verkaufen.
    }
ostia-effect-takes-credits =
    { $count ->
        [one] Dafür musst du einen Kredit aufnehmen.
       *[other] Dafür musst du { $count } Kredite aufnehmen.
    }
ostia-effect-cash-after =
    { $cash ->
        [one] Du wirst { $cash } Denar haben.
       *[other] Du wirst { $cash } Denare haben.
    }
ostia-effect-loses-to-penalty = Achtung, mehr als drei Warensorten: Du wirst { $cards } verlieren.
ostia-effect-earns-at-most = Das Forum bringt höchstens { $income }.
ostia-effect-offer-worth = Dem Senat ist die Spende { $worth } wert.
ostia-effect-pays-interest = Zinsen: { $amount }.
ostia-effect-holds = Speicher: { $storehouses }; Kredite: { $credits }.
ostia-effect-discards = Du wirfst { $cards } ab.
ostia-effect-scores-types =
    { $vp ->
        [one] Du erhältst { $vp } Siegpunkt für gelagerte Waren.
       *[other] Du erhältst { $vp } Siegpunkte für gelagerte Waren.
    }
ostia-effect-is-out = Achtung: Du kannst deine Kredite nicht tilgen und wirst ausscheiden.

## Möglichkeiten

ostia-verb-decide = neu entscheiden
ostia-verb-take-back = zurücknehmen
ostia-verb-stand = dabei bleiben
ostia-verb-pass = passen
ostia-verb-bid = bieten
ostia-verb-keep = den Posten behalten
ostia-verb-sell = den Posten verkaufen
ostia-label-from = { $amount } und mehr
ostia-label-and-more = und { $more }
ostia-label-forum = { $count } × { $good } aufs Forum
ostia-label-senate = { $count } × { $good } auf den Senat
ostia-label-keep = { $count } × { $good } behalten
ostia-label-repay =
    { $count ->
        [one] { $count } Kredit tilgen
       *[other] { $count } Kredite tilgen
    }
ostia-label-build = { $count } Speicher bauen
ostia-label-sell-storehouses = { $count } Speicher verkaufen

## Bei Gleichstand

ostia-tie =
    { $vp ->
        [one] Gleichstand bei { $vp } Punkt: { $seats }.
       *[other] Gleichstand bei { $vp } Punkten: { $seats }.
    }
ostia-tie-storehouses = Die Speicher entscheiden: { $figures }.
ostia-tie-stored = Bei gleich vielen entscheiden die Waren im Speicher nach der beiseitegelegten Senatskarte: { $figures }.
ostia-tie-shared = Sind auch sie gleich viel wert, wird der Platz geteilt.
ostia-tie-figure = { $seat } { $figure }

## Aktionen zum Eingeben

ostia-example-pick = du nimmst diese Ware kostenlos
ostia-example-put-up = du versteigerst diese Karten; „2*wheat“ sind zwei dieser Sorte
ostia-example-bid = du bietest so viele Denare
ostia-example-pass = du bietest nicht
ostia-example-sell = du verkaufst für das Gebot an diesen Spieler
ostia-example-keep = du behältst den Posten für 1 mehr als das höchste Gebot
ostia-example-lay = diese Karten kommen auf Forum und Senat, alles andere in die Speicher; „2*wheat“ sind zwei dieser Sorte, „bluff“ ist eine Bluffkarte, „all“ der ganze Bestand
ostia-example-lay-last = diese Karten kommen aufs Forum, alles andere in die Speicher
ostia-example-stand = du lässt die Stapel, wie sie liegen
ostia-example-manage = du baust und behältst das; „repay 1“ tilgt einen Kredit
ostia-example-sell-storehouses = du verkaufst so viele leere Speicher

## Eine Aktion lesen

ostia-expected-verb = pick, put-up, bid, pass, keep, sell, lay, manage, sell-storehouses oder take-back
ostia-expected-good = eine Ware
ostia-expected-cards = Karten, etwa „ivory 2*wheat“
ostia-expected-number = eine Zahl
ostia-expected-seat = die Nummer eines Platzes
ostia-expected-end = das Ende der Zeile

## Fehler in einer Ausgabendatei von Ostia

edition-ostia-range = Eine Zahl ist hier { $least } bis { $most }, nicht { $found }.
edition-ostia-too-few-cards = Außer Elfenbein gibt es { $found } Karten; mit weniger als { $needed } könnte der Nachziehstapel leer werden.
edition-ostia-senate-cards = Es gibt { $needed } Senatskarten, nicht { $found }.
edition-ostia-unknown-good = Es gibt keine Ware „{ $good }“. Die Waren: { $known }.
edition-ostia-senate-twice = „{ $good }“ steht auf dieser Senatskarte zweimal.
edition-ostia-senate-missing = Auf dieser Senatskarte fehlen: { $goods }.
edition-ostia-prices = Es gibt 1 bis { $most } Preise, nicht { $found }.
edition-ostia-price-rises = Der Preis für { $count } Karten ist höher als der davor: Preise steigen nie.

### The game, as the lobby presents it

game-ostia = Ostia
lobby-about-ostia = Ihr seid Händler im Hafen Roms. Versteigert Waren und legt sie dann heimlich auf das Forum, vor den Senat oder in eure Speicher: Bluffen lohnt sich, bis alle Karten aufgedeckt sind.
lobby-reconstructed-ostia = Bei Ostia: wie viele Karten es von jeder Ware gibt und die meisten Senatskarten.
lobby-edition-first-edition-reconstructed = Erstausgabe, teils rekonstruiert
option-ostia-start = Startspieler
option-ostia-start-random = ausgelost
option-ostia-first-game = Erste Partie
option-ostia-first-game-no = nein: mit Elfenbein
option-ostia-first-game-yes = ja: ohne Elfenbein
option-ostia-memory = Was der Bildschirm von Posten behält
option-ostia-memory-yes = alles, was offen lag
option-ostia-memory-no = eine Runde
option-ostia-counter = Kontor
option-ostia-counter-two-beat = zwei Schritte: ein zweiter Blick (Hausregel)
option-ostia-counter-one-beat = ein Schritt, wie in der Spielregel: schneller

### The screen

## Buchstaben auf Karten, keine zweimal

os-letters-ivory = El
os-letters-marble = Ma
os-letters-wood = Ho
os-letters-salt = Sa
os-letters-wine = We
os-letters-wheat = Wz
os-letters-bluff = ?
os-card-label =
    { $good }, Wert { $value }{ $now ->
        [none] { "" }
       *[other] , im Senat jetzt { $now }
    }{ $next ->
        [none] { "" }
       *[other] , nächste Runde { $next }
    }
os-card-bluff = Bluffkarte

## Was jetzt zu tun ist

os-say-free-pick = Du: Nimm eine deiner fünf Waren kostenlos
os-say-lot = Du: Versteigere zwei Waren
os-say-bid = Du: Biete auf den Posten von { $name }, oder passe
os-say-cannot-bid = Du: Das Mindestgebot ist mehr, als du zahlen kannst; passe
os-say-decision = Du: Verkaufe den Posten, oder behalte ihn
os-say-lay = Du: Verteile deine Waren auf Forum, Senat und Speicher
os-say-lay-last = Du: ein letztes Mal, Speicher oder Forum
os-say-second-look = Du: Die Stapel sind gezählt. Bleib dabei, oder lege neu
os-say-storehouses = Du: Kredite, Bauen, und was du behältst
os-say-sale = Du: Wie viele leere Speicher verkaufst du?
os-say-ready = Du hast entschieden. Warten auf { $names }
os-say-wait = Warten auf { $names }: { $phase }
os-wait-blank = die Waren werden ausgeteilt
os-wait-free-pick = die kostenlose Ware
os-wait-lot = die Wahl eines Postens
os-wait-bid = das Gebot
os-wait-decision = verkaufen oder behalten
os-wait-counter = das Verteilen der Waren
os-wait-second-look = der zweite Blick
os-wait-storehouses = die Speicher
os-wait-last-counter = die letzte Verteilung
os-wait-last-second-look = der letzte zweite Blick
os-wait-sale = der Verkauf von Speichern
os-wait-over = die Partie ist zu Ende
os-hint-free-pick = Wähle eine Karte in deinem Boot. Niemand sieht sie; du kannst wechseln, bis alle gewählt haben.
os-hint-lot = Wähle zwei Karten in deinem Boot.
os-hint-decision = Wähle eine der Antworten.
os-hint-bid = Du kannst von { $minimum } bis { $limit } bieten.

## Knöpfe

os-do-pick =
    { $good ->
        [none] Eine Karte nehmen
       *[other] { $good } nehmen
    }
os-do-put-up = Versteigern
os-do-bid = { $amount } bieten
os-do-pass = Passen
os-do-lay = Auslegen
os-do-lay-again = Neu auslegen
os-do-stand = Dabei bleiben
os-do-manage = Entscheiden
os-do-sell-storehouses =
    { $count ->
        [0] Keinen verkaufen
        [one] 1 Speicher verkaufen
       *[other] { $count } Speicher verkaufen
    }
os-do-take-back = Zurücknehmen
os-decided = Entschieden

os-undo-pick = die kostenlose Ware
os-undo-put-up = den Posten
os-undo-bid = das Gebot
os-undo-pass = das Passen
os-undo-keep = das Behalten des Postens
os-undo-sell = den Verkauf
os-undo-lay = die Verteilung
os-undo-stand = das Dabeibleiben
os-undo-manage = den Plan
os-undo-sell-storehouses = den Verkauf von Speichern
os-undo-take-back = das Zurücknehmen

## Der Ort

os-round = Runde { $round } von { $rounds }
os-phases = Phasen der Runde
os-phase-harbour = Hafen
os-phase-counter = Kontor
os-phase-forum = Forum
os-phase-senate = Senat
os-phase-storehouses = Speicher
os-phase-end = Das Ende
os-forum = Forum
os-senate = Senat
os-storehouse = Speicher
os-senate-now = jetzt
os-senate-next = danach
os-forum-market = Marktkarten
os-forum-no-market = Keine Marktkarten.
os-forum-reckoned = { $good }: { $count } zu je { $price }
os-quay = Kai
os-quay-seat =
    { $name }: { $storehouses } Speicher, { $credits ->
        [one] { $credits } Kredit
       *[other] { $credits } Kredite
    }, { $ship ->
        [one] { $ship } Karte im Boot
       *[other] { $ship } Karten im Boot
    }
os-put-away = beiseitegelegt

## Hand und Spieler

os-hand-label =
    { $count ->
        [one] Deine Waren: 1 Karte
       *[other] Deine Waren: { $count } Karten
    }
os-hand-stock = Bestand
os-hand-ship = Boot
os-hand-empty = Du besitzt keine Waren.
os-fig-cash =
    { $n ->
        [one] { $n } Denar
       *[other] { $n } Denare
    }
os-fig-points =
    { $n ->
        [one] 1 Siegpunkt
       *[other] { $n } Siegpunkte
    }
os-fig-storehouses =
    { $n ->
        [one] 1 Speicher
       *[other] { $n } Speicher
    }
os-fig-credits =
    { $n ->
        [one] 1 Kredit
       *[other] { $n } Kredite
    }
os-fig-stock =
    { $n ->
        [one] { $n } Karte im Bestand
       *[other] { $n } Karten im Bestand
    }
os-fig-ship =
    { $n ->
        [one] { $n } Karte im Boot
       *[other] { $n } Karten im Boot
    }
os-seat-bought = gekauft
os-seat-bought-title = Diese Runde vor aller Augen gekauft
os-seat-before = davor
os-seat-before-title = In früheren Runden gekauft und noch im Besitz
os-seat-sure = besitzt
os-seat-sure-title = Besitzt, für alle sichtbar
os-seat-known = bekannt
os-seat-known-title = Was die anderen dich haben kaufen sehen
os-seat-out = ausgeschieden

## Hafen

os-auction = Versteigerung
os-free-picks = Kostenlose Ware
os-free-picks-explained = Jeder nimmt geheim und kostenlos eine von fünf Waren. Die anderen vier werden versteigert.
os-lot-of = Posten von { $name }
os-lot-yours = Dein Posten
os-lot-minimum = mindestens { $minimum }
os-lot-leaves = In deinem Boot bleiben
os-lot-leaves-none = Dein Boot wird leer sein.
os-lots-so-far = Posten in dieser Runde bisher
os-lot-choose = Wähle zwei Karten in deinem Boot.
os-lot-waits = { $name } wählt zwei Karten.
os-series = Serie { $series } von 2
os-bids = Gebote
os-bid-passed =
    { $mine ->
        [yes] gepasst
       *[no] passt
    }
os-bid-speaks =
    { $mine ->
        [yes] du bist dran
       *[no] ist dran
    }
os-bid-waits =
    { $mine ->
        [yes] kommst noch
       *[no] kommt noch
    }
os-bid-amount = Dein Gebot
os-bid-limit = Du hast { $cash } und könntest höchstens { $limit } zahlen.
os-bid-minimum = Mindestgebot { $minimum }
os-bid-equal = Auch { $bid }
os-bid-more = { $n } mehr bieten
os-bid-less = { $n } weniger bieten
os-answer-sell = An { $name } für { $bid } verkaufen: Du bekommst { $gain } und hast dann { $cash }
os-answer-sell-plain = An { $name } für { $bid } verkaufen
os-answer-keep = Für { $price } behalten: Beide Karten gehören dir, dir bleiben { $left }
os-answer-keep-plain = Den Posten behalten
os-recap-title = Seit deiner letzten Aktion

## Kontor

os-counter = Kontor
os-place-choose = Gewählte Karten kommen hierher: { $place }
os-place-empty = nichts
os-place-forum-why = verkauft für Denare
os-place-forum-last-why = ohne Erlös abgeworfen
os-place-senate-why = gespendet für Siegpunkte
os-place-storehouse-why = für später behalten
os-live-forum = höchstens { $most } D
os-live-senate = { $worth } wert
os-live-room = Platz für { $room }
os-live-over = Platz für { $room }: bauen oder { $over } verlieren
os-lamps = { $count } von { $most } Sorten
os-lamps-over = { $count } Sorten: zu viele
os-lamps-lost = Du verlierst
os-prices = Was jede Karte auf dem Forum bringt, wenn weitere kommen
os-prices-more = +{ $more }
os-offers = Was die anderen dem Senat spenden könnten
os-offers-seen = gesehen
os-offers-most = höchstens
os-offers-rivals =
    { $worth ->
        [0] Du spendest dem Senat nichts, was zählt.
       *[other] Deine Spende ist dem Senat { $worth } wert: { $count ->
            [0] Niemand kann sie erreichen
            [one] Ein anderer Spieler könnte sie erreichen
           *[other] { $count } andere Spieler könnten sie erreichen
        }.
    }
os-sizes = Karten auf jedem Feld
os-waits-all = Die Größe der Stapel wird gezeigt, wenn alle ausgelegt haben.

## Speicher

os-sheet = Speicher
os-sheet-credits = Kredite tilgen
os-sheet-credits-none = Du hast keine Kredite.
os-sheet-build = Bauen
os-sheet-each = je { $price }
os-sheet-keep = Behalten
os-sheet-keep-room =
    { $room ->
        [one] { $kept } auf 1 Platz
       *[other] { $kept } auf { $room } Plätzen
    }
os-sheet-less = Einen weniger
os-sheet-more = Einen mehr
os-sheet-nothing = Es gibt nichts zu behalten.
os-sale = Leere Speicher
os-sale-explained = Jeder verkaufte Speicher bringt { $price } Denare. Danach werden die Kredite getilgt.

## Aufdecken und Ende

os-reveal = Das Kontor wird aufgedeckt
os-reveal-settled = Die Speicher sind abgerechnet
os-reveal-again = Letztes Kontor noch einmal
os-reveal-bluffs = Bluffkarten
os-reveal-lost = Zu viele Sorten: verloren
os-reveal-forum = Forum
os-reveal-forum-why = Je mehr von einer Sorte da sind, desto weniger bringt jede.
os-reveal-income = Einnahme
os-reveal-senate = Senat
os-reveal-senate-why = Die beste Spende bekommt 3 Siegpunkte, die zweite 2, die dritte 1.
os-reveal-offer = Spende
os-reveal-points = Wert, Siegpunkte
os-reveal-storehouse = Speicher
os-reveal-storehouse-why = Erst die Kredite, dann der Bau; jeder Speicher fasst eine Karte.
os-reveal-stored = Waren, Platz
os-reveal-credits = Kredite
os-reveal-repaid = Kredite getilgt
os-reveal-interest = Zinsen
os-reveal-sold = Speicher verkauft
os-reveal-taken = Kredite aufgenommen
os-reveal-built = Gebaut
os-reveal-thrown = Abgeworfen
os-reveal-nothing = –
os-end-senate = Senat
os-end-types = Gelagerte Sorten
os-end-cash = Geld
os-end-total = Siegpunkte
os-end-out = Ausgeschieden, weil nicht alle Kredite getilgt werden konnten: { $names }.
os-end-place = Den Hafen ansehen
os-end-scores = Die Wertung ansehen
os-end-nobody = Niemand hat gewonnen: Alle sind ausgeschieden

## Tasten

os-keys-place = diese Karte auf das hervorgehobene Feld legen, oder zurück in den Speicher
os-keys-forum = das Forum hervorheben
os-keys-senate = den Senat hervorheben
os-keys-storehouse = den Speicher hervorheben
os-keys-more = 1 mehr bieten
os-keys-less = 1 weniger bieten
os-keys-more-five = 5 mehr bieten
os-keys-less-five = 5 weniger bieten
os-keys-minimum = das Mindestgebot bieten
os-keys-equal = so viel bieten wie das höchste Gebot
os-keys-pass = passen
os-keys-sell = an diesen Bieter verkaufen
os-keys-keep = den Posten behalten
os-keys-repay = einen Kredit mehr tilgen, oder keinen
os-keys-build = einen mehr bauen
os-keys-build-less = einen weniger bauen
os-keys-sale-more = einen mehr verkaufen
os-keys-sale-less = einen weniger verkaufen
os-keys-take-back = deine Entscheidung zurücknehmen
os-keys-close-reveal = das aufgedeckte Kontor schließen

## Help: what a thing on the table does now

os-help-piece-cash = Denare
os-help-piece-points = Siegpunkte
os-help-piece-storehouses = Speicher
os-help-piece-credits = Kredit
os-help-good = Lege sie aufs Forum für { $cash }, auf den Senat für { $points } oder in einen { $storehouses } für die nächste Runde.
os-help-good-senate =
    { $good } ist dem Senat diese Runde { $now } wert{ $next ->
        [none] .
       *[other] , in der nächsten { $next }.
    }
os-help-good-printed = { $copies } { $good } sind im Spiel; in einem Posten zählt jede Karte { $value } zum Mindestgebot.
os-help-bluff = Sie liegt verdeckt bei deinen Waren und täuscht alle, die deine Stapel zählen; danach kommt sie zu dir zurück.
os-help-forum = Jede hier verkaufte Karte bringt die { $cash } ihrer Stufe: Je mehr von ihrer Sorte da sind, desto weniger bringt jede.
os-help-prices = Was eine Karte der Sorte auf dem Forum bringt, wenn weitere dazukommen.
os-help-market = Sie zählen auf den Stufen wie alle Karten und bringen niemandem etwas.
os-help-senate = Eine Spende ist so viel wert wie die Zahlen neben ihren Waren; die besten bekommen 3, 2 und 1 { $points }.
os-help-storehouse = Jeder { $storehouses } behält eine Karte für die nächste Runde; am Ende bringt jede Sorte im Speicher 1 { $points }.
os-help-build = Ein { $storehouses } kostet 10 { $cash }; am Ende bringt jede Sorte im Speicher 1 { $points }, ein leerer 7 { $cash }.
os-help-credit = Jeder { $credits } kostet 2 { $cash } je Runde, oder 10 beim Tilgen. Kannst du am Ende nicht alle tilgen, scheidest du aus.
os-help-cash = Damit kaufst du Posten und Speicher; am Ende bekommen die Reichsten 3, 2 und 1 { $points }.
os-help-points = Wer die meisten { $points } hat, gewinnt: vom Senat, für die Sorten im Speicher am Ende und für Geld.
os-help-stock = Deine Waren. Du legst sie diese Runde im Kontor alle aus.
os-help-sure = Sie wurden offen gekauft, also kennen alle sie.
os-help-ship = Waren, die noch niemandem gehören: Eine ist kostenlos, die anderen werden paarweise versteigert.
os-help-start = Versteigert den ersten Posten. Die Figur wandert jede Runde nach links.
os-help-lot = Alle anderen bieten einmal; dann verkauft der Verkäufer an einen von ihnen oder behält den Posten für das höchste Gebot plus 1.
os-help-bid = Du bietest einmal, mindestens beide Werte zusammen; du musst die anderen nicht überbieten.
os-help-limit = Du kannst deine { $cash } bieten, 7 für jeden { $storehouses } und 7 für jeden { $credits }, den du noch nehmen könntest, bis zu 4.
os-help-decision = Du bekommst die Hälfte des Preises, die Bank die andere. Um den Posten zu behalten, zahlst du das höchste Gebot plus 1 in bar.
os-help-types = Auf Forum und Senat zusammen darfst du 3 Sorten haben; bei mehr verlierst du die Sorte, die der Senat am höchsten schätzt.
os-help-offer = Was die bekannten Waren der anderen dem Senat wert sein könnten.
os-help-room = Jeder { $storehouses } behält eine Karte; der Rest wird offen abgeworfen.
os-help-sizes = Wie viele Karten dort liegen, Bluffkarten eingeschlossen. Du kannst dabei bleiben oder einmal neu legen.
os-help-sale = Jeder leere { $storehouses } bringt 7 { $cash }; danach wird jeder { $credits } mit 10 getilgt.
os-help-harbour = Eine deiner fünf Waren behältst du kostenlos; die anderen vier werden in zwei Posten versteigert.
os-help-counter = Alle legen ihre Waren verdeckt auf Forum, Senat und Speicher, dazu zwei Bluffkarten.
os-help-settling = Kredite, Bauen und was du behältst: Alle entscheiden geheim, dann wird alles ausgeführt.
os-help-end = Zum letzten Mal wird eingelagert: 1 { $points } für jede Sorte.

## Places to jump to in a replay

os-mark-round = Runde
os-mark-auction = Versteigerung

## Standing orders

os-orders-brief =
    { $bids ->
        [0] Keine Gebote;
        [one] Ein Gebot für ein Paar;
       *[other] Gebote für { $bids } Paare;
    } { $other ->
        [pass] bei anderen Posten wird gepasst.
       *[wait] andere Posten warten auf dich.
    }
os-orders-bids = Höchstgebote dieser Runde
os-orders-bids-explained = Für einen Posten aus diesen beiden Waren. Grau: sein Mindestgebot. Leer: kein Auftrag.
ostia-orders-below-minimum = { $bid } liegt unter dem Mindestgebot für diese beiden Karten, { $minimum }. Schreibe 0, um zu passen.
os-orders-bid = Höchstgebot für { $one } und { $other }
os-orders-bidding = Wie geboten wird
os-orders-bidding-whole = Den ganzen Betrag bieten
os-orders-bidding-just-above = Knapp über dem besten Gebot bieten
os-orders-other-lots = Posten ohne Betrag
os-orders-pass = passen
os-orders-borrow = Gebote dürfen Speicher und Kredite kosten
os-orders-own = Deine eigenen Posten
os-orders-own-explained = Zwischen den beiden Beträgen wartet der Posten auf dich.
os-orders-sell-from = verkaufen ab
os-orders-keep-up-to = oder behalten bis
os-orders-sell-from-of = { $one } und { $other } ab diesem Gebot verkaufen
os-orders-keep-up-to-of = { $one } und { $other } behalten bis
os-orders-second-look = Beim zweiten Blick
os-orders-stand = dabei bleiben
os-orders-lay = so neu legen:
os-orders-lay-forum = { $good } aufs Forum
os-orders-lay-senate = { $good } auf den Senat
os-orders-lay-rest = Der Rest kommt in den Speicher.

## The text view

os-text-stock = Im Bestand: { $cards }.
os-text-ship = Im Boot: { $cards }.
os-text-picked = Kostenlos genommen: { $good }.
os-text-laid = Aufs Forum gelegt: { $forum }. Auf den Senat: { $senate }. Der Rest kommt in den Speicher.
os-text-stands = Du lässt alles so liegen.
os-text-start = Startspieler: { $seat }.
os-text-senate = Der Senat bewertet jetzt: { $goods }.
os-text-next-senate = In der nächsten Runde: { $goods }.
os-text-put-away = Die beiseitegelegte Karte: { $goods }.
os-text-pile = Karten im Nachziehstapel: { $n }.
os-text-ready = Fertig: { $seats }.
os-text-lot = Posten (Verkäufer: { $seat }): { $cards }. Mindestgebot: { $minimum }.
os-text-bids = Gebote: { $bids }.
os-text-out = Ausgeschieden.
os-text-sizes = Ausgelegte Karten: Forum { $forum }, Senat { $senate }, Speicher { $storehouse }.
os-text-sure = Bekannte Waren: { $cards }.
os-text-sold = Auf dem Forum verkauft: { $cards }.
os-text-offered = Dem Senat gespendet: { $cards }.
os-text-thrown = Abgeworfen: { $cards }.
os-text-prices = Preis je Karte, wenn 1, 2, 3 … einer Sorte da sind: { $prices }.
os-text-values = Werte: { $goods }.
os-text-market = Marktkarten: { $cards }.
os-text-discards = Abgeworfen: { $cards }.

## Actions written on one line

os-written-pick = Diese Ware kostenlos nehmen.
os-written-put-up = Einmal Weizen und einmal Wein versteigern.
os-written-bid = 7 bieten. Um nicht mehr zu bieten, schreib: pass.
os-written-sell = Den Posten an Spieler 2 verkaufen. Um ihn zu behalten, schreib: keep.
os-written-lay = Dies verdeckt auf Forum und Senat legen; der Rest kommt in den Speicher. „all“ heißt alles. Um alles so zu lassen, schreib: stand.
os-written-manage = Einen Kredit tilgen, zwei Speicher bauen, alle Waren behalten. Oder: sell-storehouses 1.
os-written-goods = Waren, bei mehreren mit Anzahl und Stern davor. { $goods }.

### The guided first match

# Die Anmerkungen zur ersten Partie Ostia, der Reihe nach. p2 und p3 sind die anderen Spieler.

learn-ostia-welcome = Willkommen in Ostia, dem Hafen von Rom. { $p2 } und { $p3 } sind deine Rivalen. Wer nach fünf Runden die meisten Siegpunkte hat, gewinnt.
learn-ostia-ship = Fünf Waren sind in deinem Boot angekommen. Noch gehören sie dir nicht.
learn-ostia-card = Hier ist eine davon, ganz nah: Elfenbein, die kostbarste Ware. Wähle, was du auf ihr wissen willst, oder Weiter.
learn-ostia-card-value = Ihr Wert, 9. Ein Gebot auf zwei Waren muss mindestens so hoch sein wie ihre beiden Werte zusammen.
learn-ostia-card-copies = Nur 6 Karten Elfenbein gibt es im Spiel. Eine Ware, die sonst kaum jemand verkauft, bringt auf dem Forum mehr.
learn-ostia-card-senate = So viel zählt ein Elfenbein für den Senat: in dieser Runde 4 und, daneben, 2 in der nächsten.
learn-ostia-stock = Dieses Elfenbein gehört dir schon. Niemand sonst hat es gesehen.
learn-ostia-pick = Eine der fünf nimmst du geheim und kostenlos. Wähle ein Elfenbein, die wertvollste Ware.
learn-ostia-put-up = Die anderen vier werden versteigert, je zwei. Du beginnst: Versteigere ein Holz und das Salz.
learn-ostia-seller = Die anderen bieten je einmal. Dann hast du die Wahl: Verkaufe an einen von beiden, oder behalte den Posten für eins mehr als das höchste Gebot.
learn-ostia-sell = Du bekommst die Hälfte des Preises, die Bank die andere. Verkaufe an { $p3 }.
learn-ostia-bid = Jetzt verkauft { $p2 }. Ein Gebot muss mindestens so hoch sein wie beide Werte zusammen. Biete 18.
learn-ostia-bought = Dein Gebot wurde genommen: Salz und Weizen sind jetzt in deinem Bestand.
learn-ostia-bid-more = { $p3 } verkauft Marmor und Weizen. Du bietest zuerst, und nur einmal: Biete 20.
learn-ostia-keep = Das ging für 22 an { $p2 }. Jetzt sind deine letzten zwei Waren dran, und die Gebote sind niedrig: Behalte sie.
learn-ostia-bid-again = Marmor und Salz. Ein Gebot darf auch gleich hoch oder niedriger sein als andere; hier sollte 16 reichen.
learn-ostia-pass = Niemand muss bieten. Spar dein Geld: Passe.
learn-ostia-counter = Der Hafen ist leer, und dir gehören acht Waren. Jetzt, im Kontor, legen alle ihre Waren aus, gleichzeitig und geheim.
learn-ostia-forum = Auf dem Forum wird verkauft. Eine einzelne Karte einer Sorte bringt 15; je mehr dort liegen, desto weniger bringt jede.
learn-ostia-market = Vier Marktkarten liegen schon dort. Drei davon sind Weizen: ein schlechter Tag, um Weizen zu verkaufen.
learn-ostia-senate = Dem Senat spendet man Waren für Siegpunkte: 3, 2 und 1 für die besten Spenden. Heute zählt Wein dort 5, Elfenbein 4.
learn-ostia-storehouse = Was du in deine Speicher legst, behältst du für später: je Speicher eine Karte. Du hast einen Speicher.
learn-ostia-types = Auf Forum und Senat zusammen darfst du drei Sorten haben. Legst du mehr, verlierst du etwas davon.
learn-ostia-lay = Auf das Forum: ein Elfenbein, das Holz, beide Salz. Auf den Senat: zwei Elfenbein und eine Bluffkarte. Der Rest kommt in den Speicher.
learn-ostia-sizes = Jetzt sehen alle, wie viele Karten wo liegen, aber nicht welche. Bluffkarten zählen mit: Sie machen einen Stapel größer.
learn-ostia-stand = Unsere Hausregel: Jeder darf einmal neu legen, damit es keinen Vorteil bringt, als Letzter zu legen. Deine Karten liegen gut: Bleib dabei.
learn-ostia-sold = Alles wird aufgedeckt. Nur du verkaufst Elfenbein und Holz: je 15. Drei Salz liegen da: je 10. Du nimmst 50 ein.
learn-ostia-judged = Dem Senat ist deine Spende 8 wert, die der anderen je 7. Du bekommst 3 Siegpunkte; bei Gleichstand bleibt ihnen je 1.
learn-ostia-build = Marmor und Weizen sind übrig, Platz ist für eines. Baue für 10 einen Speicher, und behalte beide.
learn-ostia-round = Das war eine ganze Runde. Jetzt ist dein linker Nachbar Startspieler, und eine neue Senatskarte zählt.
learn-ostia-aim = Siegpunkte entscheiden: jede Runde vom Senat, am Ende für verschiedene Sorten im Speicher und für Geld (3, 2 und 1). Tilge deine Kredite, sonst scheidest du aus.
learn-ostia-end = Du weißt, wie eine Runde geht. Den Rest lernst du in einer echten Partie: zu dritt, gegen leichte Gegner, ohne Eile und mit einem Trainer daneben.

## Looking back

os-moment = Runde { $round }: { $phase }
os-why-pick = Diese Ware hättest du am besten brauchen können: { $good }.
os-why-lot = So zusammengestellt hätten deine Waren mehr gebracht.
os-why-bid = Das war dir mehr wert als { $amount }: { $cards }.
os-why-bid-more = Den Posten hättest du eher bekommen.
os-why-bid-less = Ein niedrigeres Gebot reichte für das, was dir der Posten wert war.
os-why-pass = { $amount } war dir der Posten nicht wert.
os-why-keep = Für { $price } hättest du Waren behalten, die dir mehr wert waren.
os-why-sell = Die Hälfte des Preises, { $share }, war dir mehr wert als die Waren.
os-why-buyer = { $seat } konnte dir mit diesen Waren weniger schaden.
os-why-penalty = Du hättest nichts wegen zu vieler Sorten verloren ({ $cards }).
os-why-types = Du hättest { $better } Sorten eingelagert statt { $played }.
os-why-senate = Deine Spende wäre dem Senat { $better } wert gewesen statt { $played }.
os-why-less-senate = Eine Spende, die nicht gewinnt, ist verloren: Diese Waren waren anderswo mehr wert.
os-why-forum = Das Forum hätte bis zu { $better } gezahlt statt { $played }.
os-why-bluff = Bluffkarten hätten einen Stapel größer aussehen lassen.
os-why-stored = In deinen Speichern wären diese Waren mehr wert gewesen, für die nächste Runde.
os-why-build = Ein Speicher hebt jede Runde eine Karte auf, und am Ende bringt jede Sorte darin einen Siegpunkt.
os-why-no-build = Das Geld für den Speicher war dir mehr wert.
os-why-repay = Ein Kredit kostet jede Runde 2, bis er getilgt ist.
os-why-no-repay = Das Geld für die Tilgung war dir mehr wert.
os-why-store = Du hättest behalten: { $cards }.
os-why-sale = Mit dem Geld wärst du aufgestiegen.
os-why-no-sale = Der Speicher war mehr wert als das Geld.
judged-cost-ostia =
    { $points ->
        [one] −{ $points } Siegpunkt
       *[other] −{ $points } Siegpunkte
    }

### The coach of a first real match

coach-ostia-aim = Nach fünf Runden gewinnt, wer die meisten Siegpunkte hat. Der Senat gibt jede Runde 3, 2 und 1; am Ende zählen auch verschiedene Sorten im Speicher und Geld.
coach-ostia-free-pick = Nimm geheim eine deiner fünf Waren kostenlos. Die anderen werden versteigert: Nimm die, die du ungern verkaufst.
coach-ostia-lot = Versteigere zwei Waren. Die anderen bieten je einmal; du nimmst den halben Preis, oder du behältst den Posten für eins mehr als das höchste Gebot.
coach-ostia-bid = Ein Gebot muss mindestens so hoch sein wie beide Werte zusammen. Frag dich, was der Posten bringt: bis zu 15 je Karte auf dem Forum, oder Siegpunkte im Senat.
coach-ostia-cash = Behalte etwas Geld: Ein Speicher kostet 10, und am Ende bekommen die Reichsten 3, 2 und 1 Siegpunkte.
coach-ostia-decision = Verkaufe, wenn das Gebot gut ist: Die Hälfte gehört dir. Behalte, wenn die Waren beim Senat gewinnen oder auf dem Forum mehr bringen.
coach-ostia-forum = Auf dem Forum wird verkauft. Eine einzelne Karte einer Sorte bringt 15; von zweien bringt jede 12, von dreien 10. Alle zählen, Marktkarten auch.
coach-ostia-senate = Dem Senat ist jede Ware heute 5 bis 0 wert. Nur die besten Spenden bringen Punkte: ganz oder gar nicht, eine halbe Spende ist verschenkt.
coach-ostia-types = Auf Forum und Senat zusammen dürfen drei Sorten liegen. Bei einer vierten verlierst du die Sorte, die der Senat am höchsten schätzt. Bluffkarten machen einen Stapel größer und kosten nichts.
coach-ostia-second-look = Jetzt sehen alle, wie viele Karten wo liegen. Du darfst einmal neu legen: Ist ein Senatsstapel größer als deiner?
coach-ostia-storehouses = Ein Speicher behält eine Karte für die nächste Runde, und jede Sorte darin bringt am Ende einen Siegpunkt. Früh bauen lohnt sich.
coach-ostia-loans = Ein Kredit kostet 2 je Runde, oder 10 beim Tilgen. Wer am Ende nicht tilgen kann, scheidet aus: Nimm nur einen, der mehr einbringt.
coach-ostia-last-lay = Das letzte Auslegen: In deinen Speichern bringt jede Sorte 1 Siegpunkt. Das Forum zahlt jetzt nichts, aber ein Speicher, der leer bleibt, lässt sich für 7 verkaufen.
coach-ostia-sale = Ein leerer Speicher lässt sich für 7 verkaufen. Tu es, wenn das Geld dich nach vorn bringt oder einen Kredit tilgt.

os-household-again = Die Größen sind bekannt. Wer möchte neu legen?
os-household-none-again = Niemand legt neu
os-household-stand = lässt es so
os-household-rearrange = legt neu
os-household-stores = Kredite und Speicher: Wer möchte etwas tun?
os-household-all-keep = Alle behalten alles
os-household-keep = behält alles
os-household-build = baut { $n } und behält alles
os-household-decide = entscheidet verdeckt
os-orders-rules = Regeln
os-orders-rule-over = Auf jeden Posten bieten, bis zu diesem Betrag über dem Minimum
os-orders-rule-keep = aber mindestens so viele Denare behalten
os-orders-lot = Mein eigener Posten
os-orders-lot-dearest = das teuerste Paar versteigern
os-orders-lot-cheapest = das billigste Paar versteigern
os-orders-sell-over = Ab diesem Betrag über dem Minimum verkaufen
os-orders-rounds = Diese Aufträge gelten auch in späteren Runden
os-orders-pairs = Ein Betrag für jedes Paar
