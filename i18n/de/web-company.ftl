# Ein Tisch unter Freunden: auf wen gewartet wird, was zurückgenommen wird, ein Gerät für mehrere, Einladungen.
log-nudged =
    { $seat_is ->
        [you] { $name } fragt, ob du da bist.
       *[other] { $name } fragt, ob { $seat } da ist.
    }
log-stand-in =
    { $seat_is ->
        [you] { $name } ist dafür, dass vorerst ein Bot für dich spielt.
       *[other] { $name } ist dafür, dass vorerst ein Bot für { $seat } spielt.
    }
log-undo-asked =
    { $seat_is ->
        [you] Du möchtest deinen letzten Schritt zurücknehmen.
       *[other] { $seat } möchte den letzten Schritt zurücknehmen.
    }
log-undo-voted =
    { $how ->
        [for] { $name } ist einverstanden.
       *[against] { $name } ist dagegen.
    }
notice-idle =
    { $minutes ->
        [0] Alle warten auf { $name }.
        [one] { $name } hat seit einer Minute nicht gespielt.
       *[other] { $name } hat seit { $minutes } Minuten nicht gespielt.
    }
notice-nudge = Anstupsen
notice-nudged = { $name } fragt: Bist du noch da?
notice-here = Ich bin da
notice-stand-in-for = Dafür, dass vorerst ein Bot für { $name } spielt: { $names }.
notice-undo = { $name } möchte den letzten Schritt zurücknehmen.
notice-undo-allow = Erlauben
notice-undo-refuse = Nein
notice-undo-own = Du möchtest deinen Schritt zurücknehmen: Die anderen entscheiden.
notice-dismiss = Hinweis ausblenden
curtain-together = Alle dürfen hinsehen
curtain-secretly = { $name } entscheidet verdeckt
you-file = Meine Daten herunterladen
you-file-explained = Eine Datei mit deinem Namen, deinen Tischen und allem, was du hier geschrieben hast.
you-change-password = Passwort ändern
you-old-password = Bisheriges Passwort
you-new-password = Neues Passwort, mindestens 10 Zeichen
you-password-changed = Dein Passwort wurde geändert. Alle anderen Geräte sind abgemeldet.
you-lost = Wenn das Passwort verloren geht
you-lost-explained = Niemand kennt hier deine E-Mail-Adresse, also kann dir niemand ein neues Passwort schicken. Mit Notfallcodes kommst du wieder hinein: Erzeuge jetzt welche und bewahre sie sicher auf.
you-codes-make = Notfallcodes erzeugen
you-codes-made = Schreib sie jetzt auf: Sie werden nicht noch einmal gezeigt. Jeder gilt einmal; ältere Codes gelten nicht mehr.
you-codes-copy = Codes kopieren
you-recover = Passwort verloren?
you-recover-code = Notfallcode
you-recover-do = Neues Passwort setzen
you-recovered = Willkommen zurück. Dein neues Passwort gilt ab sofort.
you-webhook-mail = Das ist eine E-Mail-Adresse. Gib eine Webadresse an, die mit https:// beginnt.
notice-test = Schick mir einen Test
notice-test-none = Es gibt kein Ziel dafür: Erlaube Nachrichten in diesem Browser oder speichere eine Webadresse.
notice-test-sent = Der Test ist bei der Webadresse angekommen.
notice-test-pushed = Der Dienst des Browsers hat den Test angenommen: Er sollte gleich erscheinen.
notice-test-refused = Die Webadresse hat mit { $status } geantwortet: Nachrichten kämen dort nicht an.
notice-test-failed = Die Webadresse hat nicht geantwortet.
notice-test-unpushed = Der Dienst des Browsers hat den Test nicht angenommen. Schalte die Nachrichten aus und wieder ein.
push-test = So sieht eine Nachricht aus.
lobby-waits-you = Du bist dran
lobby-waits = Wartet auf: { $names }
lobby-since = seit { $time }
lobby-until = läuft in { $time } ab
lobby-until-late = Zeit abgelaufen
span-minutes =
    { $n ->
        [one] { $n } Minute
       *[other] { $n } Minuten
    }
span-hours =
    { $n ->
        [one] { $n } Stunde
       *[other] { $n } Stunden
    }
span-days =
    { $n ->
        [one] { $n } Tag
       *[other] { $n } Tagen
    }
tempo-hour = langsam: eine Stunde je Entscheidung
tempo-hours = langsam: acht Stunden je Entscheidung
tempo-day = langsam: ein Tag je Entscheidung
tempo-days = langsam: drei Tage je Entscheidung
lobby-weekends = Am Wochenende stehen die Uhren (UTC)
tempo-weekends = nicht am Wochenende
tempo-zero = Läuft eine Uhr ab, spielt ein Bot auf diesem Platz weiter. Man kann ihn zurücknehmen; nach dem dritten Mal nur, wenn alle anderen einverstanden sind.
lobby-bot-after = Wenn jemand nicht spielt
bot-after-0 = alle warten
bot-after-2 = nach 2 Minuten springt ein Bot ein
bot-after-3 = nach 3 Minuten springt ein Bot ein
bot-after-10 = nach 10 Minuten springt ein Bot ein
room-bot-after = nach { $minutes } Minuten springt ein Bot ein
lobby-your-name = Dein Name
room-invite = Freunde einladen
room-invite-explained = Ein Link für alle: Wer ihn öffnet, wählt einen freien Platz.
room-share-do = Teilen …
room-share-text = Spiel { $game } mit mir.
room-more = Ein Link für jeden Platz
room-bot-level = Bot für Platz { $number }
room-bot-choose = Bot dazusetzen …
room-chat = Während ihr wartet
lobby-table-options = Uhr, Sitzordnung, Zuschauer
room-while = Die Regeln und eine angeleitete erste Partie öffnen sich in einem neuen Tab.
