# Wörter der Seiten, die die Regeln zeigen.

nav-rules = Regeln
rules-of = Regeln von { $game }
rules-more = Die Regeln lesen
rules-contents = Inhalt
rules-search = In den Regeln suchen
rules-search-hint = Wörter oder { $clause }
rules-found =
    { $n ->
        [0] Keine Stelle enthält alle diese Wörter.
        [one] { $n } Stelle gefunden
       *[other] { $n } Stellen gefunden
    }
rules-all = Alle Regeln zeigen
rules-loading = Die Regeln werden geladen …
rules-failed = Die Regeln konnten nicht geladen werden.
rules-retry = Noch einmal versuchen
rules-link = Link zu { $clause }
rules-new-tab = { $clause } in den Regeln, in einem neuen Tab
rules-table = Tabelle
rules-one-page = Das Spiel auf einer Seite
rules-one-page-more = Es folgen alle Regeln, nummeriert, für jede Frage, die noch offen ist.
lobby-aim = Ziel
