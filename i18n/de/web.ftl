# Wörter der Seiten im Browser: Eingang, Warteraum, Tisch.

## Überall

app-name = Portolan
app-nav = Seiten
app-skip = Zum Inhalt
tab-title = { $page } · Portolan
nav-home = Startseite
nav-about = Info
nav-you = Profil
cancel = Abbrechen
nowhere-title = Unter dieser Adresse ist nichts.
nowhere-text = Keine Karte verzeichnet diesen Ort. Vielleicht wurde der Link abgeschnitten, oder die Seite ist umgezogen.
footer-unofficial = Eine inoffizielle Umsetzung von Spielen von Emanuele Ornella und Stefan Risthaus.
footer-more = Über Portolan
switch-language = Sprache
switch-theme = Darstellung: { $now }. Wechseln zu: { $next }.
theme-system = wie das System
theme-light = Tageslicht
theme-dark = Lampenlicht
app-offline = Du bist offline. Die Seite ist da, die Tische warten auf die Verbindung.
web-no-answer = Der Server antwortet nicht. Bist du online?
web-store-full = Das ließ sich nicht speichern: Der Browser hat keinen Platz mehr dafür. Nichts hat sich geändert.
here-forgets = Dieser Browser speichert nichts: Eine Partie ist weg, sobald du die Seite schließt.
here-full = Der Browser hat keinen Platz mehr: Die Partie wartet hier. Nichts, was du gesehen hast, ist verloren, und beendete Partien lassen sich weiterhin herunterladen. Sobald Platz ist, geht es weiter.
here-kept = Deine Partien liegen nur in diesem Browser. Safari löscht sie nach sieben Tagen ohne Besuch, es sei denn, Portolan liegt auf deinem Home-Bildschirm.
here-open-table = Einen Tisch auf diesem Gerät eröffnen
here-open-explained = Für mehrere, die dieses Gerät herumreichen, mit Bots auf den übrigen Plätzen.
here-forget-explained = Dein Name und alle deine Partien werden endgültig aus diesem Browser gelöscht.

## Spiele und Plätze

seat-bot = { $name } (Bot, { $level })
# Wie stark Bots spielen, für alle, die einen auswählen; neue Arten heißen wie sie selbst, bis sie hier einen Namen haben.
level-greedy = Leicht
level-greedy-says = Nimmt, was sofort etwas bringt: eine entspannte Partie.
level-expert = Mittel
level-expert-says = Plant, zählt Karten mit und weiß, was ein Handel wert ist.
level-expert-friendly = Mittel, freundlich
level-expert-friendly-says = Gibt sich mit wenig zufrieden, nennt seine Gründe und lügt nie.
level-expert-ruthless = Mittel, hart
level-expert-ruthless-says = Feilscht hart, lügt, wenn es sich lohnt, und sagt wenig.
level-search = Gut
level-search-says = Spielt die Partie im Kopf weiter, bevor er sich entscheidet.
level-master = Meister
level-master-says = Hat aus hunderttausend Partien gelernt: Sei auf der Hut.

# Namen für Gäste, zwischen Kommas: kurz und in dieser Sprache jedem bekannt.
guest-names = Berta, Carla, David, Emma, Fritz, Greta, Hanno, Ida, Jakob, Klara, Nora, Otto, Rosa, Stefan, Theo

## Wie lange her

ago-now = gerade eben
ago-minutes =
    { $n ->
        [one] vor { $n } Minute
       *[other] vor { $n } Minuten
    }
ago-hours =
    { $n ->
        [one] vor { $n } Stunde
       *[other] vor { $n } Stunden
    }
ago-days =
    { $n ->
        [one] vor { $n } Tag
       *[other] vor { $n } Tagen
    }

## Die erste Seite

lobby-lead = Handle, segle und bluffe dich über das Meer, mit Freunden oder gegen Bots.
lobby-picture = Ein Tisch mitten in der Partie: Seekarte, Angebote und Handkarten.
lobby-play-now = Jetzt spielen
lobby-play-bots = Gegen Bots spielen
lobby-dealing = Die Karten werden ausgeteilt …
lobby-game = Spiel
lobby-players = Spieler, dich eingeschlossen
lobby-level = Stärke der Bots
lobby-text-view = { $game } hat noch keinen eigenen Bildschirm: Es wird in der Textansicht gespielt.
lobby-mine = Deine Tische
lobby-ended = Partien, die du gespielt hast
lobby-listed-tables = Offene Tische
lobby-none-listed = Gerade ist kein Tisch für alle offen. Eröffne einen und hake „Für alle sichtbar“ an.
lobby-seats = Plätze
lobby-seat-free = freier Platz
lobby-seat-bot = ein Bot
lobby-your-turn = Du bist dran
lobby-resume = Weiterspielen
lobby-look-back = Ansehen
lobby-sit-down = Hinsetzen
lobby-watch = Zuschauen
lobby-look = Anschauen
lobby-open-table = Einen Tisch für Freunde eröffnen
lobby-open-explained = Für Freunde an eigenen Geräten, mit einem Link für jeden Platz; oder für mehrere an diesem hier.
lobby-open = Tisch eröffnen: { $game } für { $n }
lobby-here = Personen an diesem Gerät
lobby-here-count =
    { $n ->
        [one] nur ich
       *[other] { $n }: Es wird herumgereicht, mit einem Vorhang zwischen den Zügen
    }
lobby-tempo = Uhr
tempo-none = ohne Uhr
tempo-calm = ruhig: 15 Minuten, plus 30 Sekunden pro Entscheidung
tempo-brisk = flott: 5 Minuten, plus 15 Sekunden pro Entscheidung
tempo-slow = langsam: zwei Tage pro Entscheidung
tempo-own = eine eigene Uhr
lobby-place = Wo gespielt wird
lobby-place-server = auf dem Server
lobby-place-here = in diesem Browser
lobby-place-explained = Regeln und Bots laufen auf diesem Gerät, und die Partie bleibt in diesem Browser: Ein Netz braucht sie nicht.
lobby-order = Sitzordnung
order-as-seated = in der Reihenfolge, in der man sich setzt
order-drawn = zu Beginn ausgelost
lobby-listed = Für alle sichtbar
lobby-spectators = Andere dürfen zuschauen
lobby-edition = Ausgabe
lobby-edition-usual = die übliche

lobby-games = Die Spiele
lobby-game-by = von { $designer }
lobby-game-players = { $min } bis { $max } Spieler

## Optionen der Spiele

option-seat = Platz { $number }

## Der Warteraum

room-title = { $game }: vor dem Beginn
room-players = { $n } Spieler
room-listed = für alle sichtbar
room-unlisted = nur über Links
room-spectators = andere dürfen zuschauen
room-no-spectators = ohne Zuschauer
room-edition = Ausgabe: { $name }
room-seats = Plätze
room-you = du
room-host = führt den Tisch
room-away = gerade nicht da
room-sit = Hier hinsetzen
room-sit-too = Auch hier hinsetzen
room-stand = Aufstehen
room-bot = Bot hinzufügen
room-hand-host = Den Tisch übergeben
room-remove = Entfernen
room-share = Schicke jedem Freund den Link eines Platzes. Wer ihn zuerst öffnet, sitzt dort.
room-here-only = Diese Links funktionieren nur auf diesem Computer. Um über das Netz zu spielen, starte den Server mit „serve --listen 0.0.0.0:{ $port }“ und öffne diese Seite über die Adresse dieses Computers.
room-name-of = Name der Person auf Platz { $number }
room-household = Mehrere Personen teilen sich dieses Gerät. Alle am Tisch sehen die Namen, die du ihnen hier gibst.
room-link-of = Link von Platz { $number }
room-copy = Kopieren
room-copied = Kopiert
room-scan = QR-Code
room-new-link = Neuer Link: Der alte gilt nicht mehr
room-qr = QR-Code für den Link von Platz { $number }
room-fill =
    { $n ->
        [one] Den freien Platz mit einem Bot besetzen
       *[other] Die { $n } freien Plätze mit Bots besetzen
    }
room-start = Beginnen
room-start-bots = Mit Bots auf den freien Plätzen beginnen
room-wait-host = Wer den Tisch führt, beginnt die Partie, sobald alle da sind.
room-look-on = Du schaust zu. Setz dich auf einen freien Platz, um mitzuspielen.
room-look-on-link = Du schaust zu. Zum Mitspielen brauchst du den Link eines freien Platzes: Bitte die Person darum, die den Tisch führt.
room-as = Hier heißt du { $name }.
room-fair = Woran du siehst, dass ehrlich gemischt wird
room-fair-explained = Der Server hat seinen Teil des Mischens schon gewählt und ist durch die Zahl unten daran gebunden. Der Browser jedes Spielers fügt beim Hinsetzen einen eigenen Teil hinzu. Nach der Partie zeigt der Server seinen Teil, und die Partiedatei beweist, dass die Karten aus allen Teilen zusammen ausgeteilt wurden: Niemand konnte sie aussuchen.
join-title = Ein Platz wartet auf dich: Nummer { $number }
join-taken = Platz { $number } ist besetzt
join-mine = Platz { $number } gehört dir schon
join-sit = Hinsetzen
join-look = Den Tisch anschauen
join-table = { $host } lädt dich zu einer Partie zu { $n } ein: { $game }.

## Am Tisch

clock-days = { $days } T { $hours } Std
table-loading = Der Tisch wird geladen …
table-gone = Dieser Tisch kann nicht gezeigt werden
line-offline =
    { $n ->
        [0] Verbindung verloren. Es wird neu verbunden …
       *[other] Verbindung verloren. Was du getan hast, wird gesendet, sobald sie wieder steht.
    }
line-outdated = Der Server hat eine neuere Version.
line-reload = Laden
curtain-title = Gib das Gerät an { $name }
curtain-explained = Nichts Geheimes ist zu sehen, bis du den Vorhang öffnest.
curtain-open = Ich bin { $name }: öffnen
curtain-others = Oder öffne ihn für jemand anderen:
menu-title = Dieser Tisch
menu-leave = Startseite
menu-copy = Den Link für Zuschauer kopieren
menu-hand-on = Das Gerät weitergeben
menu-take-back = Wieder selbst spielen
menu-pause = Um eine Pause bitten
menu-no-pause = Doch keine Pause
menu-resume = Weiterspielen
menu-bot = Einen Bot für mich spielen lassen
menu-resign = Diese Partie aufgeben
menu-resign-sure = Endgültig aufgeben: Ein Bot spielt zu Ende
menu-abandon = Die Partie ohne Ergebnis beenden
menu-abandon-sure = Allen vorschlagen, jetzt aufzuhören
menu-no-abandon = Doch weiterspielen
notice-paused = Die Partie ist pausiert.
notice-pause = Um eine Pause bitten: { $names }.
notice-abandon = Ohne Ergebnis aufhören möchten: { $names }.
notice-agree = Einverstanden
notice-rematch = { $name } möchte noch einmal spielen.
notice-same-deal = { $name } möchte dieselben Karten noch einmal spielen.
notice-follow = Zum neuen Tisch
notice-bot =
    { $why ->
        [asked] Ein Bot spielt für dich: auf deinen Wunsch.
        [clock] Ein Bot spielt für dich: Deine Zeit ist abgelaufen.
        [resigned] Ein Bot spielt für dich: Du hast aufgegeben.
       *[away] Ein Bot spielt für dich: Du warst weg.
    }
notice-kept = Die Zeit ist dreimal abgelaufen: Ein Bot behält deinen Platz, außer alle anderen lassen dich zurückkommen.
notice-kept-other = Die Zeit von { $name } ist dreimal abgelaufen, und ein Bot behält den Platz.
notice-let-return = Zurückkommen lassen
notice-asked = { $name } hat etwas zu entscheiden.

## Der Verlauf, wo der Tisch selbst spricht

log-opened = Der Tisch ist eröffnet.
log-sat-down = { $name } setzt sich.
log-seat-opened = Platz { $number } ist wieder frei.
log-bot-sat-down = Ein Bot ({ $level }) setzt sich auf Platz { $number }.
log-host-changed = { $name } führt jetzt den Tisch.
log-pace =
    Die Bots spielen ab jetzt { $pace ->
        [calm] ruhig
        [instant] ohne Pause
       *[brisk] zügig
    }.
log-rematch = { $name } hat einen Tisch eröffnet, um noch einmal zu spielen.
log-undone =
    { $seat_is ->
        [you] Du nimmst
       *[other] { $seat } nimmt
    } { $plies ->
        [one] einen Schritt zurück.
       *[other] { $plies } Schritte zurück.
    }
log-bot-took-over =
    { $seat_is ->
        [you] Ein Bot spielt für dich: { $why }.
       *[other] Ein Bot spielt für { $seat }: { $why }.
    }
log-taken-back =
    { $seat_is ->
        [you] Du spielst wieder selbst.
       *[other] { $seat } spielt wieder.
    }
log-pause =
    { $how ->
        [carried] { $name } ist einverstanden: Die Uhren stehen still.
        [for] { $name } bittet um eine Pause.
       *[against] { $name } möchte keine Pause mehr.
    }
log-resumed = Die Uhren laufen wieder.
log-rules-changed = Von hier an wird nach Version { $rules } der Regeln gespielt.
log-abandon =
    { $how ->
        [carried] { $name } ist einverstanden: Die Partie endet ohne Ergebnis.
        [for] { $name } würde die Partie ohne Ergebnis beenden.
       *[against] { $name } möchte lieber weiterspielen.
    }
log-return =
    { $how ->
        [for] { $name } würde { $seat } zurückkommen lassen.
       *[against] { $name } lässt lieber den Bot für { $seat } weiterspielen.
    }

## Du

you-title = Profil
you-name = Dein Name
you-keep-name = Diesen Namen speichern
you-name-kept = So heißt du jetzt.
you-account = Konto
you-account-explained = Zum Spielen brauchst du keines. Mit einem Konto findest du deine Tische auf einem anderen Gerät wieder.
you-account-is = Du bist angemeldet als { $login }.
you-login-name = Anmeldename
you-password = Passwort, mindestens 10 Zeichen
you-login = Anmelden
you-login-both = Anmelden und beide Plätze übernehmen
you-register = Konto anlegen
you-logout = Abmelden
you-logged-in = Willkommen zurück.
you-logged-out = Du bist abgemeldet.
you-devices = Angemeldete Geräte
you-device-here = Dieses Gerät
you-device-other = Ein anderes Gerät
you-device-since = angemeldet { $ago }
you-device-end = Abmelden
you-device-ended = Das andere Gerät ist abgemeldet.
you-end-others = Alle anderen Geräte abmelden
you-others-ended = Alle anderen Geräte sind abgemeldet.
you-registered = Dein Konto ist angelegt.
push-title = Sag mir Bescheid, wenn ich dran bin
push-explained = Für langsame Partien: Dieser Browser meldet sich, auch wenn keine Seite offen ist. Die Nachricht geht über den Dienst des Browserherstellers, der sie nicht lesen kann.
push-start = Hier Bescheid sagen
push-stop = Hier nicht mehr Bescheid sagen
push-on = Dieser Browser sagt dir Bescheid.
push-off = Aus.
push-denied = Dieser Browser erlaubt dieser Seite keine Meldungen. Das lässt sich in seinen Einstellungen ändern.
push-never = Dieser Browser kann das nicht. Auf dem Telefon muss die Seite erst zum Startbildschirm hinzugefügt werden.
push-failed = Der Browser hat den Dienst seines Herstellers nicht erreicht. Versuch es später noch einmal.
push-turn = Du bist dran bei { $game }.
push-turn-any = Du bist dran.
you-webhook = Webadresse (Webhook) für eine Nachricht, wenn du dran bist
you-webhook-explained = Für langsame Partien: Der Server schickt eine kurze Nachricht dorthin, etwa an einen Chat-Kanal oder an ntfy.sh. Die Adresse beginnt mit https:// oder http://; eine E-Mail-Adresse geht nicht. Leer lassen für keine.
you-keep-webhook = Diese Adresse speichern
you-webhook-kept = Gespeichert.
you-forget-title = Meine Daten löschen
you-forget = Meine Daten löschen
you-forget-explained = Name, Konto, Sitzungen und alles, was du gesagt hast, werden endgültig gelöscht. Die Partien bleiben vollständig erhalten, ohne deinen Namen.
you-forget-sure = Ja, alles löschen
you-forgotten = Alles über dich ist gelöscht.

## Über Portolan

about-title = Über Portolan
about-lead = Hier kannst du zwei Brettspiele über den Handel spielen, sie studieren und sie Maschinen beibringen.
about-games-title = Die Spiele
about-game-by = { $game } ist ein Spiel von { $designer }.
about-games = Wenn sie dir hier gefallen, spiel sie an einem echten Tisch: Bei einem Glas Wein sind sie noch besser.
about-unofficial-title = Inoffiziell
about-unofficial = Portolan wird von Leuten gemacht, die diese Spiele mögen. Es hat mit ihren Autoren und Verlagen nichts zu tun. Alle Zeichnungen sind unsere eigenen, und nichts wurde aus den Schachteln kopiert.
about-reconstructed-title = Was rekonstruiert ist
about-reconstructed = Die Regeln sind vollständig. Manche Zahlen stehen nur auf den gedruckten Karten und Plänen. Wo niemand sie für uns ablesen konnte, haben wir sie so rekonstruiert, dass sie zu allem passen, was die Spielregeln sagen. Wer eine Schachtel besitzt, kann deren echte Daten in eine Datei schreiben und damit spielen.
about-fair-title = Ehrlich gemischt
about-fair = Bevor sich jemand setzt, legt sich der Server auf seinen Teil des Mischens fest, und jeder Browser fügt einen eigenen hinzu. Nach der Partie werden alle Teile gezeigt: Jeder kann prüfen, dass niemand die Karten ausgesucht hat.
about-private-title = Was über dich gespeichert wird
about-private = Der Name, den du wählst, deine Partien und was du am Tisch sagst. Ein Cookie merkt sich deine Sitzung. Nichts wird von anderen Servern geholt, und nichts wird weitergegeben. In deinem Profil kannst du alles löschen.
about-credits-title = Quellen und Lizenzen
about-credit-coast = Küstenlinie: Natural Earth, gemeinfrei.
about-credit-serif = Schrift der Titel und Häfen: EB Garamond, von Georg Duffner und Octavio Pardo, SIL Open Font License.
about-credit-sans = Schrift der Zahlen und Bedienelemente: Inter, von Rasmus Andersson, SIL Open Font License.
about-credit-drawings = Seekarte, Karten, Symbole und Embleme: für Portolan gezeichnet.
about-credit-software = Seiten: Svelte und Fluent; QR-Codes: uqr.
about-licences = Alle Lizenzen
join-any = Freie Plätze warten auf dich
join-pick = Wähle einen Platz
join-none = Alle Plätze sind besetzt
room-share-table = Ein Link für alle: Wer ihn öffnet, wählt einen freien Platz
room-link-table = Link des Tisches
room-qr-table = QR-Code für den Link des Tisches
lobby-options = Weitere Optionen
notice-stand-in = Vorerst ein Bot
notice-read = Verstanden
notice-away =
    { $minutes ->
        [0] { $name } ist seit weniger als einer Minute fort.
        [one] { $name } ist seit einer Minute fort.
       *[other] { $name } ist seit { $minutes } Minuten fort.
    }
