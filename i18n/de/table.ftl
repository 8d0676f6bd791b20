# Die Wörter eines Tisches, an dem gespielt wird.

## Warum etwas nicht geschehen ist

table-known = Das ist schon geschehen.
table-stale = Die Frage ist inzwischen eine andere: Schau noch einmal hin.
table-no-seat = Diesen Platz gibt es an diesem Tisch nicht.
table-not-your-seat =
    { $seat_is ->
        [you] Das ist dein eigener Platz.
       *[other] Das ist nicht dein Platz, sondern der von { $seat }.
    }
table-taken =
    { $seat_is ->
        [you] Du sitzt selbst dort.
       *[other] Dort sitzt schon jemand.
    }
table-wrong-link = Dieser Link gehört nicht zu diesem Platz oder gilt nicht mehr.
table-host-only = Das darf nur, wer den Tisch führt.
table-players-only = Das dürfen nur Spieler dieses Tisches.
table-not-started = Die Partie hat noch nicht begonnen.
table-started = Die Partie hat schon begonnen.
table-over = Die Partie ist zu Ende.
table-paused = Die Partie ist pausiert.
table-not-paused = Die Partie ist nicht pausiert.
table-bot-plays = Ein Bot spielt diesen Platz: Nimm ihn erst zurück.
table-no-such-bot = Für dieses Spiel gibt es keinen Bot „{ $level }“.
table-new-rules = Die Regeln dieser Partie haben sich geändert, gleich geht sie nach den neuen weiter. Versuch es in einem Augenblick noch einmal.
table-no-bot = Diesen Platz spielt kein Bot.
table-resigned = Dieser Platz ist endgültig aufgegeben.
table-empty-seats = Es sind Plätze frei: Warte auf jemanden oder besetze sie mit Bots.
table-no-people = Niemand sitzt am Tisch.
table-nobody = Dort sitzt kein Spieler.
table-house-only = Das darf nur der Server selbst.
table-bad-text = Das ist leer, zu lang oder enthält Zeichen, die sich nicht anzeigen lassen.
table-too-late = Das kam zu spät: Inzwischen ist etwas geschehen.
table-not-over = Das geht erst nach der Partie.
table-rematch-at = Es gibt schon einen Tisch für die nächste Partie.
table-not-alone = An diesem Tisch spielen noch andere mit.
table-your-turn = Du bist schon dran.
table-not-awaited = Auf diese Person wartet niemand.
table-nothing-asked = Gerade möchte niemand etwas zurücknehmen.
table-kept = Die Zeit dieses Platzes ist dreimal abgelaufen: Der Bot behält ihn, es sei denn, alle anderen lassen den Spieler zurückkommen.
table-not-kept = Der Spieler dieses Platzes darf zurückkommen, ohne zu fragen.
table-seen-another = Du hast in dieser Partie die Hand eines anderen Platzes gesehen: Dieser ist für jemand anderen.
table-same-vote = So hast du schon gestimmt.
table-too-much = Das ist viel auf einmal: Warte ein wenig.
table-crowded = An diesem Tisch ist so viel geschehen, dass nur noch Züge angenommen werden, die die Partie voranbringen.

## Ein Verlauf, der nicht zu lesen ist

table-stored-form = Der gespeicherte Schritt hat eine andere Form: { $text }
table-stored-kind = Der gespeicherte Schritt ist nicht, was er heißt: { $kind }
table-stored-player = Der Spieler des gespeicherten Schritts hat keinen gültigen Namen.
table-stored-action = Die Aktion des gespeicherten Schritts ist nicht zu lesen. { $reason }

## Fertige Sätze

phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-one-moment = Einen Moment, bitte.
phrase-any-offers = Gibt es Angebote?
phrase-no-thanks = Nein, danke.
phrase-thanks = Danke!
phrase-oops = Hoppla.
phrase-good-game = Schöne Partie!

## Wie weit ein Tisch ist

stage-open = offen
stage-playing = im Spiel
stage-paused = pausiert
stage-over = zu Ende
stage-abandoned = abgebrochen

## Warum ein Bot für jemanden spielt

takeover-asked = auf Wunsch
takeover-clock = Zeit abgelaufen
takeover-resigned = aufgegeben
takeover-away = war fort

## Bots nach ihrer Stärke

bot-random = zufällig
bot-greedy = gierig
bot-expert = erfahren
bot-expert-friendly = erfahren und freundlich
bot-expert-ruthless = erfahren und hart
bot-search = rechnend
bot-instant = blitzschnell
bot-master = meisterlich
