# Wörter des Partiebildschirms im Browser, für alle Spiele.

## Der Rahmen einer Partie

play-tabs = Teile des Tisches
play-tab-board = Spielplan
play-tab-players = Spieler
play-tab-log = Verlauf
play-talk-log = Verlauf
play-talk-chat = Chat
play-log-private = Das siehst nur du.
play-chat-empty = Bisher hat niemand etwas gesagt.
play-chat-say = Etwas sagen
play-chat-send = Senden
play-mute = { $name } stumm schalten
play-close = Schließen
play-skip = Alles auf einmal zeigen
recap-title = Seit deinem letzten Zug
play-understood = Verstanden
play-undo = Zurücknehmen
play-undo-what = Zurücknehmen: { $what }
play-sound = Ton ausschalten

help-none = Dazu sagen die Regeln nichts.

# Namen für Bots, einer für jeden Platz.
bot-name-1 = Marco
bot-name-2 = Zoe
bot-name-3 = Andrea
bot-name-4 = Lucia
bot-name-5 = Pietro

match-is-over = Die Partie ist zu Ende.
play-abandoned = Die Partie wurde ohne Ergebnis beendet.
play-watching = Du schaust zu.
play-seat-label =
    { $mine ->
        [yes] { $name } (du)
       *[no] { $name }
    }
play-seat-you = (du)
play-seat-bot = Ein Bot
play-seat-here = Verbunden
play-seat-away = Nicht verbunden
play-seat-gone = abwesend
play-seat-stand-in = Bot spielt
play-seat-asked = Auf diesen Spieler wird gewartet
play-seat-ready = hat entschieden
play-start-mark = Startspieler
pace-title = Tempo der Bots
pace-now = Tempo der Bots: { $pace }
pace-calm = Ruhig
pace-calm-says = Zeit, jeden Zug zu lesen.
pace-brisk = Zügig
pace-brisk-says = Eine kurze Pause vor jedem Zug.
pace-instant = Sofort
pace-instant-says = Ohne Pausen. Zeit zum Reden behältst du.
pace-host = Das Tempo bestimmt, wer den Tisch führt.
pace-skip = Vorspulen, bis ich dran bin

## Tasten

keys-title = Tasten
keys-card = diese Karte nehmen oder zurücklegen
keys-commit = Auswahl bestätigen
keys-undo = deinen letzten Schritt zurücknehmen
keys-skip = die Bots ohne Pause spielen lassen, bis du gefragt bist
keys-list = diese Liste zeigen

## Nach der Partie

end-you-won = Du hast gewonnen!
end-you-share = Du teilst dir den Sieg mit { $names }!
end-won =
    { $names_count ->
        [one] { $names } hat gewonnen
       *[other] { $names } haben gewonnen
    }
end-why = Den Ausschlag gab: { $source }, { $value } von { $total }.
end-why-lost = Den Ausschlag gab: { $source }, für Platz 1 nur −{ $lost }.
end-behind = Hier lagst du am weitesten zurück: { $source }, { $mine } gegen { $first }.
play-past = { $names }: { $phase }
learn-part = Angabe { $n } von { $of } auf der Karte
end-rematch = Noch einmal spielen
end-same-deal = Dieselben Karten noch einmal
end-same-deal-hint = Dieselben Karten in derselben Reihenfolge, um es anders zu versuchen. Die Karten sind bekannt.
end-export = Die Partie herunterladen
end-hand-in = Dem Server geben
end-hand-in-hint = Der Server prüft die Partie und bewahrt sie auf. Dann hat sie einen Link zum Weitergeben.
end-home = Startseite
proof-title = War das Mischen fair?
proof-text = Bevor sich jemand setzte, hat der Server seine Festlegung gezeigt. Ausgeteilt wurde aus seinem Geheimnis und aus einer Zahl, die jeder Platz hinzugefügt hat: Niemand konnte es aussuchen. Die heruntergeladene Partie lässt sich mit „portolan verify“ prüfen.
proof-commitment = Festlegung, vor der Partie gezeigt
proof-secret = Geheimnis des Servers
proof-nonce = Zahl von Platz { $number }
play-wait-left = noch { $seconds } s zum Reden

## Cards

card-copies = Es gibt { $copies } Karten { $good }.
