# Wörter des Terminals.

## Spielen

play-welcome = Eine Partie { $game }. Gib eine Nummer, eine Aktion oder „help“ ein.
play-seed = Ausgeteilt nach der Startzahl { $seed }.
play-help =
    Du kannst eingeben
      eine Nummer     eine der Möglichkeiten (bei Beträgen: der Betrag selbst)
      eine Aktion     in Notation, so wie du sie vor dem Bestätigen siehst
      back            zurück zur vorigen Auswahl
      preview AKTION  was eine Aktion bewirken würde, soweit du es wissen kannst
      view            die Stellung
      undo            deinen letzten Schritt zurücknehmen, solange niemand daraus etwas erfahren hat
      undo N          die letzten N Schritte zurücknehmen
      undo list       was zurückgenommen werden könnte
      ? ABSATZ        ein Absatz der Regeln, etwa ? { $clause }; ? { $chapter } für das Kapitel
      wait            erst jemand anderen handeln lassen
      bot             dieses eine Mal einen Bot für dich wählen lassen
      save DATEI      die Partie in eine Datei schreiben und diese aktuell halten
      quit            den Tisch verlassen
play-help-actions = Jetzt könntest du zum Beispiel eingeben
play-example = Oder gib eine Aktion ein, etwa „{ $action }“ („help“ zeigt mehr).
play-nobody-to-wait-for = Niemand sonst kann jetzt handeln: Es liegt an dir.
play-blocked = Jetzt nicht: „{ $action }“. { $reason }
play-no-option = Hier gibt es keine Möglichkeit { $number }.
play-confirm = So machen? „{ $action }“ (Eingabetaste: ja, „back“: andere Wahl)
play-preview = Das würde „{ $action }“ bewirken, soweit du es wissen kannst:
play-try-help = „help“ sagt, was du eingeben kannst.
play-over = Die Partie ist zu Ende.
play-no-clause = Es gibt keinen Absatz „{ $clause }“.
play-undoable = Du könntest zurücknehmen, das Neueste zuerst: { $actions }.
play-undone = Du nimmst zurück: { $actions }.
play-torn = Die letzte Zeile von { $file } ist abgeschnitten. Sie wird weggelassen ({ $bytes } Byte).
play-saving = Die Partie wird laufend in { $file } gespeichert.
play-save-where = Sag, wohin: save DATEI
play-not-saved = Nicht gespeichert. { $reason }
play-saved = Gespeichert: { $file }
play-left = Du verlässt den Tisch.

# What bots weighed: a worth in their own units, or the chance of winning found by playing the match on.
explain-bot = { $seat } wägt ab: { $ideas }
explain-you = An deiner Stelle wägt ein Bot ab: { $ideas }
explain-action = „{ $action }“
explain-worth = „{ $action }“ ({ $worth })
explain-chance = „{ $action }“ ({ $chance } %, { $visits }-mal versucht)

## Eine Auswahl nach der anderen

slot-more = { $next } Noch etwas, oder genug?

## Nachspielen

replay-deal = Das Austeilen
replay-own = { $seat }: { $action }
replay-other = { $seat }
replay-rules = Ab hier nach Version { $rules } der Regeln
replay-undo =
    { $plies ->
        [one] { $seat }: ein Schritt zurück
       *[other] { $seat }: { $plies } Schritte zurück
    }

## Durchsicht

# Chances of winning in per cent: with the best choice, and after what was played.
review-best = „{ $action }“: { $before } %
review-better = „{ $action }“: { $after } %; „{ $best }“ versprach { $before } %
review-mistake = „{ $action }“: nur { $after } %; „{ $best }“ versprach { $before } %
review-rise = Seit der letzten Entscheidung hat sich die Partie zugunsten dieses Platzes gewendet.
review-fall = Seit der letzten Entscheidung hat sich die Partie gegen diesen Platz gewendet.
review-sum =
    { $decisions ->
        [one] Eine Entscheidung, { $best } davon tadellos; { $lost } Punkte Gewinnchance verschenkt.
       *[other] { $decisions } Entscheidungen, { $best } davon tadellos; { $lost } Punkte Gewinnchance verschenkt.
    }
review-turned = Wendepunkte, nach Schritt: { $steps }

## Das Ende

standings-head = Die Partie ist zu Ende:
standings-line = { $place }. { $seat }, { $score }
standings-open = Die Partie ist noch nicht zu Ende.

## Prüfungen

verify-finished = { $game }, { $players } Spieler, { $steps } Schritte, zu Ende gespielt: Alle Ereignisse und die Prüfsumme stimmen.
verify-open = { $game }, { $players } Spieler, { $steps } Schritte, nicht zu Ende gespielt: Alle Ereignisse und die Prüfsumme stimmen.
verify-rules = Jedes Ereignis folgt aus der Startzahl, den Aktionen und Version { $rules } der Regeln.
verify-events = Gespielt wurde nach Version { $rules } der Regeln, die hier nicht mehr bekannt ist: Ereignisse und Prüfsumme stimmen, aber ob sie aus jenen Regeln folgen, lässt sich hier nicht prüfen.
verify-renewed = Begonnen wurde nach Version { $rules } der Regeln; alle Ereignisse stimmen, und ab Schritt { $step } folgen sie aus Version { $known }.
verify-shuffle = Das Mischen ist bewiesen: Seine Startzahl kommt aus einem Geheimnis, auf das sich der Server festgelegt hatte, und aus einer Zahl von jedem Platz.
edition-good = eine gültige Ausgabe von { $game }: „{ $name }“, Prüfsumme { $hash }
