# Wörter, die jedes Spiel und jeder Bildschirm braucht.
#
# Ein Argument, das ein Spieler ist, bringt ein zweites mit, gleich benannt mit `_is` dahinter: `you` oder `other`.
# Wo „du“ im Satz zu „dir“ oder „dich“ würde, wird danach unterschieden.
# Ein Argument, das eine Liste ist, bringt seine Länge mit, gleich benannt mit `_count` dahinter.

seat-you = du
seat-name = Spieler { $number }
list-empty = nichts

## Vorbereitung

setup-players = Mit { $got } Spielern geht es nicht: Das Spiel ist für { $min } bis { $max }.
setup-unknown-option = Es gibt keine Option „{ $option }“.
setup-bad-value = „{ $value }“ ist kein Wert der Option „{ $option }“.

## Eine Aktion lesen

misread-word = „{ $word }“ ist unverständlich. Hier sollte stehen: { $expected }.
misread-data = Das ist keine Aktion dieses Spiels: { $text }.
misread-end = Es fehlt etwas. Hier sollte folgen: { $expected }.

## Schritte zurücknehmen

no-undo-over = Die Partie ist zu Ende: Nichts kann zurückgenommen werden.
no-undo-start = Es gibt noch nichts zurückzunehmen.
no-undo-other =
    { $seat_is ->
        [you] Du hast zuletzt gehandelt: Niemand sonst kann das zurücknehmen.
       *[other] Nichts kann zurückgenommen werden: { $seat } hat seither gehandelt.
    }
no-undo-revealed = Nichts kann zurückgenommen werden: Beim letzten Schritt hat jemand etwas erfahren.
no-undo-rules = Weiter als bis zu dem Schritt, bei dem sich die Regeln geändert haben, kann nichts zurückgenommen werden.
no-undo-far =
    { $most ->
        [one] Nur der letzte Schritt kann zurückgenommen werden, nicht { $asked }.
       *[other] Höchstens die letzten { $most } Schritte können zurückgenommen werden, nicht { $asked }.
    }

## Fehler einer Partiedatei

file-fault-line = Zeile { $line }: { $reason }
file-fault-step = Zeile { $line }, Schritt { $step }: { $reason }
file-form = Das hat nicht die Form einer Partiedatei: { $text }.
file-format = Das Format ist „{ $got }“, diese Version kennt es nicht.
file-game = Es ist eine Partie „{ $got }“, dieses Spiel ist hier nicht bekannt.
file-rules = Gespielt wurde nach Version { $got } der Regeln; diese Version kennt { $known }.
file-renewal = Sie geht zu Version { $got } der Regeln über; das ist keine neuere, die hier bekannt ist.
file-events = Ihre Ereignisse widersprechen sich.
file-edition = Gespielt wurde mit der Ausgabe „{ $name }“, nicht mit der angegebenen; nenne ihre Datei mit --edition.
file-setup = Diese Aufstellung ist nicht spielbar. { $reason }
file-shuffle-nonces = Zum Mischen gehören { $got } Zahlen statt einer für jeden Platz.
file-shuffle-commitment = Das Geheimnis des Mischens ist nicht das, auf das sich der Server festgelegt hatte.
file-shuffle-seed = Die Startzahl kommt nicht aus dem Geheimnis und den Zahlen des Mischens.
file-version = Die Versionsnummer ist { $got }, aber gezählt wird 0, 1, 2 und so weiter.
file-ply = Die Schrittnummer ist { $got }, aber die Partie steht bei { $stands }.
file-deal = Der erste Eintrag muss das Austeilen sein, und nur der erste.
file-seat = An diesem Tisch gibt es keinen Platz { $number }.
file-action = Die Aktion ist nicht lesbar. { $reason }
file-spelling = Die Aktion sollte so geschrieben sein: „{ $right }“.
file-over = Die Partie war schon zu Ende.
file-refused = Die Aktion ist gegen die Regeln. { $reason } [{ $clause }]
file-event = Ereignis { $number } ist nicht das, was aus der Aktion folgt.
file-undo = Das kann nicht zurückgenommen werden. { $reason }
file-standings = Das ist nicht der Endstand der Partie.
file-hash = Die Prüfsumme passt nicht zu den Zeilen: Etwas wurde geändert.
file-after-end = Nach der letzten Zeile folgt noch etwas.
file-no-end = Die letzte Zeile fehlt: Die Datei wurde abgeschnitten, oder die Partie läuft noch.

## One pick after another

slot-verb = Was tust du?
slot-offer = Welches Angebot?
slot-seat = Welcher Spieler?
slot-card = Welche Karte?
slot-good = Welche Ware?
slot-side = Wechselt Geld den Besitzer?
slot-money = Wie viel?
slot-port = Welcher Hafen?
slot-place = Wohin?
slot-count = Wie viele?
slot-claim = Über welche Karte behauptest du etwas?
slot-claim-symbols = Welche Symbole behauptest du?
slot-claim-power = Welche Seefahrtsmacht behauptest du?
slot-claim-load = Wie viele Frachtsymbole behauptest du?
slot-claim-port = Welchen Hafen behauptest du?
slot-reason = Aus welchem Grund?
