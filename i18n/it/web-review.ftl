# Parole dell’analisi di una partita finita.

end-review = Analisi
judged-title = Analisi della partita
judged-close = Chiudi l’analisi
judged-ask = Analizza la partita
judged-explained = Un bot forte ripercorre tutta la partita: le probabilità di vittoria di tutti, le svolte e che cosa sarebbe stato meglio. Ci vuole circa un minuto, e il risultato resta con la partita.
judged-waiting = { $ahead ->
    [one] In attesa: prima viene { $ahead } altra partita.
   *[other] In attesa: prima vengono altre { $ahead } partite.
}
judged-running = Analisi in corso: { $done } su { $of }
judged-starting = Analisi in corso…
judged-lost = L’analisi non è arrivata alla fine. Puoi chiederla di nuovo.
judged-curve = Probabilità di vittoria
judged-curve-explained = Ogni linea mostra ciò che quel giocatore poteva aspettarsi in quel momento, in base a ciò che sapeva. Per questo la somma può non fare 100%.
judged-place = Punto della partita
judged-place-is = Mossa { $step } di { $of }: { $chances }
judged-chance = { $name } { $chance }%
judged-as-table = Lo stesso in tabella
judged-step = Mossa { $step }
judged-turns = Svolte
judged-turns-none = La partita non ha mai preso una svolta netta.
judged-rise = Dalla sua ultima decisione la partita è girata a favore di { $name }: { $points } punti percentuali.
judged-fall = Dalla sua ultima decisione la partita è girata contro { $name }: { $points } punti percentuali.
judged-decisions = Decisioni
judged-of = Decisioni di
judged-only = Solo dove c’era di meglio
judged-only-none = Niente sarebbe stato nettamente meglio.
judged-all-none = Non c’era niente da decidere.
judged-best = La scelta migliore trovata
judged-better = Meglio: { $action }
judged-instead = Giocato: { $action }
judged-chances = { $before }% così, { $after }% con ciò che è stato giocato
judged-within = { $within ->
    [one] con un margine di { $within } punto
   *[other] con un margine di { $within } punti
}
judged-percent = { $chance }%
judged-why = Che cosa avrebbe portato la scelta migliore
judged-brought = Che cosa ha portato la scelta fatta
judged-others = Altre scelte considerate
judged-other = { $action } ({ $chance }%)
judged-tried = { $tried ->
    [one] In base a { $tried } partita giocata da qui in poi.
   *[other] In base a { $tried } partite giocate da qui in poi.
}
judged-grade-slip = Imprecisione
judged-grade-mistake = Errore
judged-grade-blunder = Errore grave
judged-deals = Scambi
judged-deals-none = Nessuno ha scambiato con nessuno.
judged-deals-explained = Che cosa ha cambiato ogni scambio nelle probabilità di entrambi: con lo scambio e senza.
judged-side = { $name }: { $with }% invece di { $without }%
judged-side-gain = ci guadagna
judged-side-even = più o meno pari
judged-side-loss = ci perde
judged-summary = Tutti in cifre
judged-seat = Giocatore
judged-count = Decisioni
judged-slips = Imprecisioni
judged-mistakes = Errori
judged-blunders = Errori gravi
judged-given = Ceduto in media
judged-points = { $points ->
    [one] { $points } punto percentuale
   *[other] { $points } punti percentuali
}
judged-action = { $action }
judged-lessons = Che cosa puoi imparare
judged-lessons-wait = Ricerca di che cosa puoi imparare…
judged-lessons-none = Nessun’altra scelta sarebbe stata sicuramente migliore.
judged-show = Mostra la posizione
judged-try-again = Riprova da qui
judged-back = Torna all’analisi
judged-places = In media il tuo posto sarebbe stato { $better } invece di { $played }.
judged-cost-chance = { $points ->
    [one] −{ $points } punto percentuale
   *[other] −{ $points } punti percentuali
}
