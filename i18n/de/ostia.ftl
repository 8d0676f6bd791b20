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
       *[other] { $count } × { $good }
    }
ostia-nothing = nichts

## Phasen

ostia-phase-free-pick = Hafenphase: Jeder nimmt kostenlos eine von fünf Waren.
ostia-phase-counter = Kontorphase: Jeder verteilt seine Waren auf Forum, Senat und Speicher.
ostia-phase-second-look = Zweiter Blick: Die Größe aller Stapel ist bekannt. Jeder bleibt dabei oder legt neu.
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
ostia-event-senate-opened = Eine Senatskarte wird aufgedeckt: { $goods }, das Beliebteste zuerst.
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
       *[other] { $seat } überlegt noch einmal.
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
ostia-event-lot-forced =
    { $seat_is ->
        [you] Alle passen: Du musst den Posten für { $price } nehmen.
       *[other] Alle passen: { $seat } muss den Posten für { $price } nehmen.
    }
ostia-event-market-turned-up = Marktkarten: { $cards }.
ostia-event-laid =
    { $seat_is ->
        [you] Du legst Karten ab: Forum { $forum }, Senat { $senate }.
       *[other] { $seat } legt verdeckt Karten ab: Forum { $forum }, Senat { $senate }.
    }
ostia-event-laid-own =
    { $seat_is ->
        [you] Du legst auf das Forum: { $forum }; auf den Senat: { $senate }.
       *[other] { $seat } legt auf das Forum: { $forum }; auf den Senat: { $senate }.
    }
ostia-event-laid-unseen =
    { $seat_is ->
        [you] Du hast deine Karten abgelegt.
       *[other] { $seat } hat Karten abgelegt.
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
ostia-event-put-away-turned-up = Die beiseitegelegte Senatskarte: { $goods }, das Beliebteste zuerst.

## Warum eine Aktion abgelehnt wird

ostia-refusal-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
ostia-refusal-match-over = Die Partie ist zu Ende.
ostia-refusal-not-now = Das geht jetzt nicht.
ostia-refusal-not-your-turn =
    { $seat_is ->
        [you] Du bist an der Reihe.
       *[other] { $seat } ist an der Reihe.
    }
ostia-refusal-nothing-to-lay = Wer keine Waren hat, legt jetzt nichts ab.
ostia-refusal-nothing-to-take-back = Es gibt nichts zurückzunehmen.
ostia-refusal-not-on-ship = Im Boot ist kein { $good }.
ostia-refusal-not-two-cards =
    { $got ->
        [one] Ein Posten besteht aus zwei Karten, nicht aus einer.
       *[other] Ein Posten besteht aus zwei Karten, nicht aus { $got }.
    }
ostia-refusal-lot-not-on-ship = Diese beiden Karten sind nicht beide im Boot.
ostia-refusal-bid-too-low = Ein Gebot für diesen Posten ist mindestens { $minimum }.
ostia-refusal-bid-too-high = Mehr als { $limit } wäre nicht bezahlbar, selbst mit verkauften Speichern und vier Krediten.
ostia-refusal-cannot-pay-to-keep = Behalten kostet { $price } in bar; du hast { $cash }.
ostia-refusal-no-bid-from =
    { $seat_is ->
        [you] Du hast nichts geboten.
       *[other] { $seat } hat nichts geboten.
    }
ostia-refusal-not-in-stock = Diese Waren sind nicht alle im Bestand.
ostia-refusal-too-many-bluffs = Es gibt nur zwei Bluffkarten.
ostia-refusal-senate-closed = Am Ende wird nichts auf den Senat gelegt.
ostia-refusal-cannot-repay =
    { $most ->
        [0] Kein Kredit kann getilgt werden.
        [one] Höchstens ein Kredit kann getilgt werden.
       *[other] Höchstens { $most } Kredite können getilgt werden.
    }
ostia-refusal-cannot-build =
    { $most ->
        [0] Kein Speicher kann gebaut werden.
        [one] Höchstens ein Speicher kann gebaut werden.
       *[other] Höchstens { $most } Speicher können gebaut werden.
    }
ostia-refusal-cannot-keep-these = Was behalten werden soll, ist nicht alles im Bestand.
ostia-refusal-no-room =
    { $room ->
        [0] Es gibt keinen Speicher, um etwas zu behalten.
        [one] Es gibt nur einen Speicher.
       *[other] Es gibt nur { $room } Speicher.
    }
ostia-refusal-not-so-many-empty =
    { $empty ->
        [0] Kein Speicher ist leer.
        [one] Nur ein Speicher ist leer.
       *[other] Nur { $empty } Speicher sind leer.
    }
ostia-refusal-must-sell =
    { $least ->
        [one] Mindestens ein Speicher muss verkauft werden, um die Kredite zu tilgen.
       *[other] Mindestens { $least } Speicher müssen verkauft werden, um die Kredite zu tilgen.
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
ostia-label-forum = { $count } × { $good } aufs Forum
ostia-label-senate = { $count } × { $good } auf den Senat
ostia-label-keep = { $count } × { $good } behalten
ostia-label-repay =
    { $count ->
        [one] { $count } Kredit tilgen
       *[other] { $count } Kredite tilgen
    }
ostia-label-build = { $count } Speicher bauen
ostia-label-sell-storehouses = { $count } Speicher verkaufen

## Eine Aktion lesen

ostia-expected-verb = pick, put-up, bid, pass, keep, sell, lay, manage, sell-storehouses oder take-back
ostia-expected-good = eine Ware
ostia-expected-cards = Karten, etwa „ivory 2*wheat“
ostia-expected-number = eine Zahl
ostia-expected-seat = die Nummer eines Platzes
ostia-expected-end = das Ende der Zeile

## Fehler in einer Ausgabendatei von Ostia

edition-ostia-other-game = Das ist eine Ausgabe von „{ $game }“, nicht von „ostia“.
edition-ostia-range = Eine Zahl ist hier { $least } bis { $most }, nicht { $found }.
edition-ostia-too-few-cards = Außer Elfenbein gibt es { $found } Karten; mit weniger als { $needed } könnte der Nachziehstapel leer werden.
edition-ostia-senate-cards = Es gibt { $needed } Senatskarten, nicht { $found }.
edition-ostia-unknown-good = Es gibt keine Ware „{ $good }“. Die Waren: { $known }.
edition-ostia-senate-twice = „{ $good }“ steht auf dieser Senatskarte zweimal.
edition-ostia-senate-missing = Auf dieser Senatskarte fehlen: { $goods }.
edition-ostia-prices = Es gibt 1 bis { $most } Preise, nicht { $found }.
edition-ostia-price-rises = Der Preis für { $count } Karten ist höher als der davor: Preise steigen nie.
