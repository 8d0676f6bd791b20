# Wörter der Auswertung einer beendeten Partie.

end-review = Auswertung
judged-title = Auswertung der Partie
judged-close = Auswertung schließen
judged-ask = Partie auswerten
judged-explained = Ein starker Bot geht die ganze Partie durch: die Gewinnchancen aller, die Wendepunkte und was besser gewesen wäre. Das dauert etwa eine Minute; das Ergebnis bleibt bei der Partie.
judged-waiting = { $ahead ->
    [one] Wartet: { $ahead } andere Partie kommt vorher.
   *[other] Wartet: { $ahead } andere Partien kommen vorher.
}
judged-running = Wird ausgewertet: { $done } von { $of }
judged-starting = Wird ausgewertet …
judged-lost = Die Auswertung wurde nicht fertig. Du kannst sie noch einmal anfordern.
judged-curve = Gewinnchancen
judged-curve-explained = Jede Linie zeigt, was dieser Spieler in diesem Augenblick erwarten konnte, nach dem, was er wusste. Zusammen ergeben sie darum nicht unbedingt 100 %.
judged-place = Stelle in der Partie
judged-place-is = Schritt { $step } von { $of }: { $chances }
judged-chance = { $name } { $chance } %
judged-as-table = Dasselbe als Tabelle
judged-step = Schritt { $step }
judged-turns = Wendepunkte
judged-turns-none = Es gab keinen klaren Wendepunkt.
judged-rise = Seit der letzten eigenen Entscheidung hat sich die Partie zugunsten von { $name } gewendet: { $points } Prozentpunkte.
judged-fall = Seit der letzten eigenen Entscheidung hat sich die Partie gegen { $name } gewendet: { $points } Prozentpunkte.
judged-decisions = Entscheidungen
judged-of = Entscheidungen von
judged-only = Nur, wo es etwas Besseres gab
judged-only-none = Nichts wäre deutlich besser gewesen.
judged-all-none = Es gab nichts zu entscheiden.
judged-best = Die beste gefundene Wahl
judged-better = Besser: { $action }
judged-instead = Gespielt: { $action }
judged-chances = { $before } % damit, { $after } % mit dem, was gespielt wurde
judged-within = { $within ->
    [one] auf { $within } Punkt genau
   *[other] auf { $within } Punkte genau
}
judged-percent = { $chance } %
judged-why = Was die bessere Wahl gebracht hätte
judged-brought = Was die getroffene Wahl gebracht hat
judged-others = Außerdem erwogen
judged-other = { $action } ({ $chance } %)
judged-tried = { $tried ->
    [one] Nach { $tried } Partie, die von hier weitergespielt wurde.
   *[other] Nach { $tried } Partien, die von hier weitergespielt wurden.
}
judged-grade-slip = Ungenau
judged-grade-mistake = Fehler
judged-grade-blunder = Patzer
judged-deals = Handel
judged-deals-none = Niemand hat mit jemandem gehandelt.
judged-deals-explained = Wie sich jeder Handel auf die Gewinnchancen beider Seiten ausgewirkt hat: mit ihm und ohne ihn.
judged-side = { $name }: { $with } % statt { $without } %
judged-side-gain = besser dran
judged-side-even = etwa gleich
judged-side-loss = schlechter dran
judged-summary = Alle in Zahlen
judged-seat = Spieler
judged-count = Entscheidungen
judged-slips = Ungenau
judged-mistakes = Fehler
judged-blunders = Patzer
judged-given = Im Schnitt vergeben
judged-points = { $points ->
    [one] { $points } Prozentpunkt
   *[other] { $points } Prozentpunkte
}
judged-action = { $action }
judged-lessons = Was du daraus lernen kannst
judged-lessons-wait = Suche, was du daraus lernen kannst …
judged-lessons-none = Nichts wäre mit Sicherheit besser gewesen.
judged-show = Stellung zeigen
judged-try-again = Ab hier noch einmal versuchen
judged-back = Zurück zur Auswertung
judged-places = Im Schnitt wärst du auf Platz { $better } statt { $played } gekommen.
judged-cost-chance = { $points ->
    [one] −{ $points } Prozentpunkt
   *[other] −{ $points } Prozentpunkte
}
