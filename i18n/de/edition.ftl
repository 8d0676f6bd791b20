# Fehler in einer Ausgabendatei. Jeder steht hinter seiner Zeilennummer und dem Absatz, den er verletzt.

## Die Form der Datei

edition-too-long = Die Datei ist länger als { $limit } Bytes.
edition-bad-toml = Das ist kein TOML: { $reason }.
edition-unknown-key = Hier gibt es keinen Schlüssel „{ $key }“. Bekannte Schlüssel: { $known }.
edition-missing-key = Der Schlüssel „{ $key }“ fehlt.
edition-missing-section = Der Abschnitt „{ $section }“ fehlt.
edition-wrong-type = Bei „{ $key }“ sollte { $expected } stehen, nicht { $found }.
edition-unreadable-number = Die Zahl bei „{ $key }“ ist nicht lesbar.
edition-type-text = ein Text in Anführungszeichen
edition-type-whole-number = eine ganze Zahl
edition-type-number = eine Zahl
edition-type-truth = true oder false
edition-type-date = ein Datum
edition-type-list = eine Liste
edition-type-table = eine Tabelle

## Der Kopf

edition-other-game = Das ist eine Ausgabe von „{ $game }“, nicht von „oltre-mare“.
edition-other-format = Das Format { $format } ist unbekannt. Dieses Programm liest Format 1.
edition-name = Der Name „{ $name }“ muss 1 bis { $limit } Zeichen haben, alle druckbar.
edition-unknown-part = „{ $part }“ ist kein Teil, der rekonstruiert werden kann. Die Teile: { $known }.

## Waren und Karten

edition-unknown-good = Es gibt keine Ware „{ $good }“. Die Waren: { $known }.
edition-good-twice = Die Ware „{ $good }“ ist zweimal aufgeführt.
edition-good-missing = Die Ware „{ $good }“ ist nicht aufgeführt.
edition-copies = Es gibt { $expected } Karten „{ $good }“, nicht { $found }.
edition-payout = Warengruppen „{ $good }“ bringen { $expected }, nicht { $found }.
edition-card-count =
    { $found ->
        [one] Die Datei hat { $found } Karte „{ $good }“; im Spiel gibt es { $expected }.
       *[other] Die Datei hat { $found } Karten „{ $good }“; im Spiel gibt es { $expected }.
    }
edition-power = Eine Karte hat eine Seefahrtsmacht von { $least } bis { $most }, nicht { $found }.
edition-load = Eine Karte hat { $least } bis { $most } Frachtsymbole, nicht { $found }.
edition-unknown-symbol = Es gibt kein Symbol „{ $symbol }“. Die Symbole: { $known }.
edition-symbol-count = Eine Karte zeigt genau 2 Symbole, nicht { $found }.
edition-symbol-twice = Die Symbole einer Karte sind verschieden; „{ $symbol }“ steht hier zweimal.
edition-card-port = Die Karte nennt „{ $port }“, das nicht unter den Häfen ist.
edition-few-start-ports = Karten, die einen Hafen nennen: nur { $found }. Mindestens { $needed } sind nötig, um die Starthäfen von fünf Spielern zu finden.
edition-few-start-ports-without-grain = Karten außer Korn, die einen Hafen nennen: nur { $found }. Mindestens { $needed } sind nötig: Zu zweit wird ohne Korn gespielt.

## Häfen

edition-port-name-empty = Der Hafen hat keinen Namen.
edition-port-name-character = Der Name „{ $port }“ enthält „{ $character }“. Ein Hafenname besteht aus Buchstaben, Ziffern, Leerzeichen, Bindestrichen, Apostrophen und Punkten; ein Buchstabe mit Akzent muss ein einziges Zeichen sein.
edition-port-name-start = Der Name „{ $port }“ beginnt nicht mit einem Buchstaben.
edition-port-name-long = Der Name „{ $port }“ ist länger als { $limit } Zeichen.
edition-port-name-reserved = Ein Hafen kann nicht „{ $port }“ heißen: Das Wort hat beim Eingeben von Aktionen eine andere Bedeutung.
edition-port-twice = Einen Hafen „{ $port }“ gibt es schon in Zeile { $line }. Groß und klein gelten gleich, ebenso Leerzeichen und Bindestrich.
edition-longitude = Die Länge { $found } liegt nicht zwischen -180 und 180.
edition-latitude = Die Breite { $found } liegt nicht zwischen -90 und 90.
edition-few-ports = Häfen auf dem Spielplan: { $found }; mindestens { $least } sind nötig.
edition-many-ports = Der Spielplan hat { $found } Häfen, aber Marker gibt es nur für { $most }.
edition-no-venice = Venedig ist nicht unter den Häfen. Es kann heißen: { $known }.
edition-venice-twice = Venedig ist mehrmals unter den Häfen: { $ports }.

## Routen

edition-route-ends = Eine Seeroute verbindet genau 2 Häfen, nicht { $found }.
edition-route-port = Die Seeroute führt nach „{ $port }“, das nicht unter den Häfen ist.
edition-route-loop = Die Seeroute führt von „{ $port }“ zum selben Hafen.
edition-route-twice = Die Seeroute zwischen „{ $from }“ und „{ $to }“ steht schon in Zeile { $line }.
edition-port-without-route = Keine Seeroute führt nach „{ $port }“.
edition-board-split = Kein Weg führt von „{ $from }“ nach { $ports }.

## Marker

edition-unknown-marker = Es gibt keinen Marker „{ $kind }“. Die Marker: { $known }.
edition-marker-twice = Der Marker „{ $kind }“ ist zweimal aufgeführt.
edition-marker-missing = Der Marker „{ $kind }“ ist nicht aufgeführt.
edition-marker-count = Eine Anzahl von Markern ist 0 bis { $most }, nicht { $found }.
edition-marker-sum = Es gibt insgesamt { $expected } Marker, nicht { $found }.
