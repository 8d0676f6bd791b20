# Wörter des Bildschirms von Ostia im Browser.

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

os-say-free-pick = Du: Nimm eine deiner fünf Waren umsonst
os-say-lot = Du: Bring zwei Waren zur Versteigerung
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

## Knöpfe

os-do-pick =
    { $good ->
        [none] Eine Karte nehmen
       *[other] { $good } nehmen
    }
os-do-put-up = Zur Versteigerung bringen
os-do-bid = { $amount } bieten
os-do-pass = Passen
os-do-lay = Legen
os-do-lay-again = Neu legen
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
os-seat-before-title = In früheren Runden gekauft und noch da
os-seat-sure = besitzt
os-seat-sure-title = Besitzt, für alle sichtbar
os-seat-out = ausgeschieden

## Hafen

os-auction = Versteigerung
os-free-picks = Kostenlose Ware
os-free-picks-explained = Jeder nimmt verdeckt eine von fünf Waren umsonst. Die anderen vier werden versteigert.
os-lot-of = Posten von { $name }
os-lot-yours = Dein Posten
os-lot-minimum = mindestens { $minimum }
os-lot-leaves = In deinem Boot bleiben
os-lot-leaves-none = Dein Boot wird leer sein.
os-lot-choose = Wähle zwei Karten in deinem Boot.
os-lot-waits = { $name } wählt zwei Karten.
os-series = Serie { $series } von 2
os-bids = Gebote
os-bid-passed = passt
os-bid-speaks = ist dran
os-bid-waits = kommt noch
os-bid-amount = Dein Gebot
os-bid-limit = Du hast { $cash } und könntest höchstens { $limit } zahlen.
os-bid-minimum = Mindestgebot { $minimum }
os-bid-equal = Gleich { $bid }
os-bid-more = { $n } mehr bieten
os-bid-less = { $n } weniger bieten
os-answer-sell = An { $name } für { $bid } verkaufen: Du bekommst { $gain } und hast dann { $cash }
os-answer-sell-plain = An { $name } für { $bid } verkaufen
os-answer-keep = Für { $price } behalten: Beide Karten gehören dir, dir bleiben { $left }
os-answer-keep-plain = Den Posten behalten
os-struck-sold = An { $name } für { $price } verkauft
os-struck-kept = { $name } behält ihn für { $price }
os-struck-forced = Alle passen: { $name } nimmt ihn für { $price }
os-recap-title = Seit deiner letzten Aktion
os-recap-sold =
    { $seat } verkauft { $cards } für { $price } an { $buyer_is ->
        [you] dich
       *[other] { $buyer }
    }.
os-recap-kept = { $seat } behält { $cards } für { $price }.
os-recap-forced = Alle passen: { $seat } muss { $cards } für { $price } nehmen.

## Kontor

os-counter = Kontor
os-place-choose = Gewählte Karten kommen hierher: { $place }
os-place-empty = nichts
os-place-forum-why = verkauft für Denare
os-place-senate-why = gespendet für Siegpunkte
os-place-storehouse-why = für später behalten
os-live-forum = höchstens { $most } D
os-live-senate = { $worth } wert
os-live-room = Platz für { $room }
os-live-over = Platz für { $room }: bauen oder { $over } verlieren
os-lamps = { $count } von { $most } Sorten
os-lamps-over = { $count } Sorten: zu viele
os-lamps-lost = Du verlierst
os-prices = Was jede auf dem Forum bringt, wenn weitere kommen
os-prices-more = +{ $more }
os-offers = Was die anderen dem Senat spenden könnten
os-offers-seen = gesehen
os-offers-most = höchstens
os-offers-rivals =
    { $worth ->
        [0] Du spendest dem Senat nichts, was zählt.
       *[other] Deine Spende ist dem Senat { $worth } wert: { $count ->
            [0] Niemand kann sie erreichen
            [one] Eine andere könnte sie erreichen
           *[other] { $count } andere könnten sie erreichen
        }.
    }
os-sizes = Karten auf jedem Feld
os-waits-all = Die Größe der Stapel wird gezeigt, wenn alle gelegt haben.

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

os-keys-place = diese Karte auf das erleuchtete Feld legen, oder zurück in den Speicher
os-keys-forum = das Forum erleuchten
os-keys-senate = den Senat erleuchten
os-keys-storehouse = den Speicher erleuchten
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
