# Worte der Seite, die eine Partie noch einmal zeigt.

end-replay = Noch einmal ansehen
lobby-replay = Nachspielen
lobby-replay-file = Eine Partie aus einer Datei ansehen
replay-title = Rückblick
replay-of = { $game }: Rückblick
replay-loading = Die Partie wird geladen …
replay-none = Zu dieser Partie gibt es keinen Rückblick
replay-to-table = Zum Tisch
replay-controls = Rückblick
replay-first = Zum Anfang
replay-back = Ein Schritt zurück
replay-on = Ein Schritt weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-slider = Schritt
replay-where = Schritt { $step } von { $of }
replay-speed = Tempo
replay-speed-of = { $speed } ×
replay-jump = Springen zu
replay-mark-turn = Zug
replay-mark-before = Zurück: { $kind }
replay-mark-after = Weiter: { $kind }
replay-eyes = Blickwinkel
replay-eye-public = Zuschauer
replay-eye-seat = { $name }
replay-open = Offene Karten
replay-hand-of = Karten von { $name }
replay-link = Link zu diesem Schritt
replay-link-copied = Link kopiert
replay-link-not = Der Link konnte nicht kopiert werden.
replay-lie = Lüge
replay-file-title = Eine Partie aus einer Datei ansehen
replay-file-explained = Wähle eine Partiedatei, die du am Ende einer Partie heruntergeladen hast. Der Server spielt sie nach und prüft jeden Schritt; er behält nichts davon.
replay-file-choose = Partiedatei
replay-file-refused = Diese Datei wurde abgelehnt.

figures-title = Die Partie in Zahlen
figures-wealth = Geld im Lauf der Partie
figures-as-table = Dasselbe als Tabelle
figures-dealings = Wer mit wem gehandelt hat
figures-pair = { $one } und { $other }: { $times }
figures-none = Niemand hat mit jemandem gehandelt.
figures-prices = Mittlerer Preis einer Karte
figures-price = { $good }: { $mean } ({ $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
})
figures-extremes = Bester und schlechtester Preis
figures-dearest = Am teuersten: { $seller } verkaufte { $goods } an { $buyer } für { $price }.
figures-cheapest = Am billigsten: { $buyer } kaufte { $goods } von { $seller } für { $price }.
figures-points = Punkte im Lauf der Partie
