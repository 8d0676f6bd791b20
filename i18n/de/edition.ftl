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

edition-other-game = Das ist eine Ausgabe von „{ $game }“, nicht von „{ $expected }“.
edition-other-format = Das Format { $format } ist unbekannt. Dieses Programm liest Format 1.
edition-name = Der Name „{ $name }“ muss 1 bis { $limit } Zeichen haben, alle druckbar.
edition-unknown-part = „{ $part }“ ist kein Teil, der rekonstruiert werden kann. Die Teile: { $known }.
