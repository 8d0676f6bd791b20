# Was der Server sagt: Sitzungen, Grenzen, und was nicht gespeichert werden konnte.

server-bad-login = Ein Anmeldename hat 3 bis 40 Zeichen: Buchstaben, Ziffern und „. - _ @ +“.
server-bad-message = Diese Nachricht wurde nicht verstanden.
server-bad-name = Ein Name hat 1 bis 40 sichtbare Zeichen.
server-bad-password = Ein Passwort hat mindestens 10 Zeichen, Leerzeichen nicht mitgezählt.
server-bad-request = Diese Anfrage wurde nicht verstanden.
server-bad-tempo = Diese Uhr lässt keine Zeit zum Spielen: Gib mindestens eine Sekunde.
server-bad-push = Dieser Browser lässt sich nicht benachrichtigen: Sein Dienst wurde nicht erkannt.
server-bad-webhook = An diese Adresse kann keine Nachricht gehen: Sie muss mit http:// oder https:// beginnen.
server-foreign-page = Diese Anfrage kam von der Seite einer anderen Website.
server-login-taken = Dieser Anmeldename ist vergeben.
server-no-edition = Diese Ausgabe gibt es hier nicht.
server-no-method = Das geht hier nicht.
server-no-page = Hier ist nichts.
server-no-session = Melde dich zuerst an: Es gibt keine Sitzung, oder sie ist beendet.
server-no-spectators = An diesem Tisch wird ohne Zuschauer gespielt.
server-no-such-session = Diese Sitzung gibt es nicht, oder sie ist schon beendet.
server-no-table = Diesen Tisch gibt es nicht.
server-not-over = Das geht erst nach der Partie.
server-no-lesson = Zu diesem Spiel gibt es keine angeleitete Partie.
server-no-hints = Tipps gibt es nur, wenn du allein gegen Bots spielst.
server-nothing-to-hint = Gerade gibt es nichts zu entscheiden.
server-private-webhook = An diese Adresse gehen keine Nachrichten: Sie ist nicht zu finden oder liegt in einem privaten Netz.
server-reviews-full = Zu viele Auswertungen warten schon: Versuch es in ein paar Minuten noch einmal.
server-table-fell = An diesem Tisch ging etwas schief. Nichts ist verloren: Öffne ihn noch einmal.
server-too-large = Das ist zu groß.
server-too-many = Das sind zu viele Anfragen: Warte ein wenig.
server-too-many-tables = Du hast zu viele offene Tische: Beende zuerst einen.
server-too-many-matches = Du hast diesem Server schon zu viele Partien gegeben.
server-too-many-watched = Du verfolgst zu viele Tische auf einmal.
server-too-slow = Das hat zu lange gebraucht, um anzukommen.
server-try-again = Das hat gerade nicht geklappt: Versuch es noch einmal.
server-unknown-game = Dieses Spiel gibt es hier nicht.
server-wrong-login = Anmeldename oder Passwort ist falsch.
server-wrong-code = Anmeldename oder Notfallcode ist falsch. Jeder Code gilt nur einmal.
server-wrong-password = Das ist nicht dein Passwort.
server-no-account = Du bist Gast: Leg zuerst ein Konto an.
server-both-seated = Du und dieses Konto habt beide einen Platz am selben Tisch. Bist das zweimal du? Dann melde dich an und übernimm beide Plätze.

## Was nicht gespeichert werden konnte

store-conflict = Jemand anders war schneller: Sieh noch einmal nach.
store-corrupt = Was hier gespeichert ist, ist nicht lesbar. Wer diesen Server betreibt, kann helfen.
store-full = Das konnte nicht gespeichert werden: Der Server hat keinen Platz mehr. Nichts hat sich geändert.
store-invalid = Das kann nicht gespeichert werden.
store-locked = Das konnte nicht gespeichert werden: Ein anderes Programm benutzt die Datenbank. Nichts hat sich geändert; versuch es noch einmal.
store-lost = Das konnte nicht gespeichert werden: Die Datenbank ist nicht erreichbar. Versuch es noch einmal.
store-newer = Die Datenbank gehört zu einer neueren Version des Programms.
store-not-found = Das gibt es hier nicht mehr.
store-other = Das konnte nicht gespeichert werden. Nichts hat sich geändert; versuch es noch einmal.
store-read-only = Das konnte nicht gespeichert werden: Die Datenbank darf nur gelesen werden. Nichts hat sich geändert.
server-still-here = Die Person ist da und spielt selbst.
