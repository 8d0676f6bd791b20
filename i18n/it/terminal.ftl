# Parole del terminale.

## Giocare

play-welcome = Una partita di { $game }. Scrivi un numero, un’azione o «help».
play-seed = Carte distribuite dal seme { $seed }.
play-help =
    Puoi scrivere
      un numero       una delle opzioni (per gli importi: l’importo stesso)
      un’azione       in notazione, come la vedi prima di confermarla
      back            torna alla scelta precedente
      preview AZIONE  che cosa produrrebbe un’azione, per quanto puoi saperne
      view            la posizione
      undo            annulla la tua ultima mossa, finché nessuno ne ha appreso qualcosa
      undo N          annulla le ultime N mosse
      undo list       che cosa si può annullare
      ? ARTICOLO      un articolo delle regole, per esempio ? { $clause }; ? { $chapter } per il capitolo
      wait            lascia agire prima qualcun altro
      bot             lascia scegliere un bot per te, solo stavolta
      save FILE       salva la partita in un file e tienilo aggiornato
      quit            lascia il tavolo
play-help-actions = Adesso potresti scrivere, per esempio
play-example = Oppure scrivi un’azione, per esempio «{ $action }» («help» ne mostra altre).
play-nobody-to-wait-for = Nessun altro può agire adesso: tocca a te.
play-blocked = Adesso no: «{ $action }». { $reason }
play-no-option = Qui non c’è un’opzione { $number }.
play-confirm = Procedo? «{ $action }» (invio: sì, «back»: altra scelta)
play-preview = Ecco che cosa produrrebbe «{ $action }», per quanto puoi saperne:
play-try-help = «help» dice che cosa si può scrivere.
play-over = La partita è finita.
play-no-clause = Non c’è un articolo «{ $clause }».
play-undoable = Potresti annullare, dalla più recente: { $actions }.
play-undone = Annulli: { $actions }.
play-torn = L’ultima riga di { $file } è troncata. Viene tralasciata ({ $bytes } byte).
play-saving = La partita viene salvata via via in { $file }.
play-save-where = Di’ dove: save FILE
play-not-saved = Non salvata. { $reason }
play-saved = Salvata: { $file }
play-left = Lasci il tavolo.

# What bots weighed: a worth in their own units, or the chance of winning found by playing the match on.
explain-bot = { $seat } valuta: { $ideas }
explain-you = Al tuo posto un bot valuterebbe: { $ideas }
explain-action = «{ $action }»
explain-worth = «{ $action }» ({ $worth })
explain-chance = «{ $action }» ({ $chance }%, { $visits } tentativi)

## Una scelta dopo l’altra

slot-more = { $next } Ancora, o basta?

## Rivedere una partita

replay-deal = La distribuzione
replay-own = { $seat }: { $action }
replay-other = { $seat }
replay-rules = Da qui in poi con la versione { $rules } delle regole
replay-undo =
    { $plies ->
        [one] { $seat }: una mossa annullata
       *[other] { $seat }: { $plies } mosse annullate
    }

## Analisi

# Chances of winning in per cent: with the best choice, and after what was played.
review-best = «{ $action }»: { $before }%
review-better = «{ $action }»: { $after }%; «{ $best }» prometteva { $before }%
review-mistake = «{ $action }»: solo { $after }%; «{ $best }» prometteva { $before }%
review-rise = Dall’ultima decisione la partita è girata a favore di questo posto.
review-fall = Dall’ultima decisione la partita è girata contro questo posto.
review-sum =
    { $decisions ->
        [one] Una decisione, { $best } senza pecche; { $lost } punti di probabilità di vittoria ceduti.
       *[other] { $decisions } decisioni, { $best } senza pecche; { $lost } punti di probabilità di vittoria ceduti.
    }
review-turned = Svolte della partita, per mossa: { $steps }

## La fine

standings-head = La partita è finita:
standings-line = { $place }. { $seat }, { $score }
standings-open = La partita non è ancora finita.

## Verifiche

verify-finished = { $game }, { $players } giocatori, { $steps } mosse, giocata fino alla fine: tutti gli eventi e l’impronta concordano.
verify-open = { $game }, { $players } giocatori, { $steps } mosse, non giocata fino alla fine: tutti gli eventi e l’impronta concordano.
verify-rules = ogni evento segue dal seme, dalle azioni e dalla versione { $rules } delle regole.
verify-events = è stata giocata con la versione { $rules } delle regole, che qui non è più nota: gli eventi e l’impronta concordano, ma qui non si può dire se seguano da quelle regole.
verify-renewed = è cominciata con la versione { $rules } delle regole; tutti gli eventi concordano e, dalla mossa { $step } in poi, seguono dalla versione { $known }.
verify-shuffle = il mescolamento è provato: il suo seme viene da un segreto su cui il server si era impegnato e da un numero di ogni posto.
edition-good = un’edizione valida di { $game }: «{ $name }», impronta { $hash }
