# Parole che servono a ogni gioco e a ogni schermata.
#
# Un argomento che è un giocatore ne porta un secondo, con lo stesso nome seguito da `_is`: `you` o `other`.
# Dove «tu» diventerebbe «te» o «ti», la frase distingue i due casi.
# Un argomento che è un elenco porta la sua lunghezza, con lo stesso nome seguito da `_count`.

seat-you = tu
seat-name = Giocatore { $number }
list-empty = niente

## Preparazione

setup-players = Questo gioco è per { $min }–{ $max } giocatori, non per { $got }.
setup-unknown-option = Non c’è un’opzione «{ $option }».
setup-bad-value = «{ $value }» non è un valore dell’opzione «{ $option }».

## Lettura di un’azione

misread-word = «{ $word }» non è chiaro; qui ci vuole { $expected }.
misread-data = Non è un’azione di questo gioco: { $text }.
misread-end = Manca qualcosa; qui ci vuole ancora { $expected }.

## Tornare indietro

no-undo-over = La partita è finita: non si può annullare nulla.
no-undo-start = Non c’è ancora nulla da annullare.
no-undo-other =
    { $seat_is ->
        [you] L’ultima mossa è tua: nessun altro può annullarla.
       *[other] Non si può annullare nulla: nel frattempo ha agito { $seat }.
    }
no-undo-revealed = Non si può annullare nulla: con l’ultima mossa qualcuno è venuto a sapere qualcosa.
no-undo-rules = Non si può annullare nulla oltre la mossa in cui sono cambiate le regole.
no-undo-far =
    { $most ->
        [one] Si può annullare solo l’ultima mossa, non { $asked }.
       *[other] Si possono annullare al massimo le ultime { $most } mosse, non { $asked }.
    }

## Difetti di un file di partita

file-fault-line = riga { $line }: { $reason }
file-fault-step = riga { $line }, mossa { $step }: { $reason }
file-form = non ha la forma di un file di partita: { $text }.
file-format = il formato è «{ $got }», che questa versione non conosce.
file-game = è una partita di «{ $got }», un gioco qui sconosciuto.
file-rules = è stata giocata con la versione { $got } delle regole; questa versione conosce { $known }.
file-renewal = passa alla versione { $got } delle regole, che non è una versione più recente nota qui.
file-events = i suoi eventi si contraddicono.
file-edition = è stata giocata con l’edizione «{ $name }», che non è quella data; indica il suo file con --edition.
file-setup = questa preparazione non si può giocare. { $reason }
file-shuffle-nonces = il mescolamento ha { $got } numeri, che non sono uno per posto.
file-shuffle-commitment = il segreto del mescolamento non è quello su cui il server si era impegnato.
file-shuffle-seed = il seme non viene dal segreto e dai numeri del mescolamento.
file-version = il numero di versione è { $got }, ma si conta 0, 1, 2 e così via.
file-ply = il numero della mossa è { $got }, ma la partita è a { $stands }.
file-deal = la distribuzione deve essere la prima registrazione, e solo la prima.
file-seat = a questo tavolo non c’è un posto { $number }.
file-action = l’azione non è leggibile. { $reason }
file-spelling = l’azione andrebbe scritta così: «{ $right }».
file-over = la partita era già finita.
file-refused = l’azione è contraria alle regole. { $reason } [{ $clause }]
file-event = l’evento { $number } non è quello prodotto dall’azione.
file-undo = non si può annullare. { $reason }
file-standings = non è la classifica della partita.
file-hash = l’impronta non è quella delle righe: qualcosa è stato cambiato.
file-after-end = qualcosa segue l’ultima riga.
file-no-end = manca l’ultima riga: il file è stato troncato, o la partita è ancora in corso.

## One pick after another

slot-verb = Che cosa fai?
slot-offer = Quale offerta?
slot-seat = Quale giocatore?
slot-card = Quale carta?
slot-good = Quale merce?
slot-side = C’è denaro in ballo?
slot-money = Quanto?
slot-port = Quale porto?
slot-place = Dove?
slot-count = Quanti?
slot-claim = Su quale carta dichiari qualcosa?
slot-claim-symbols = Quali simboli dichiari?
slot-claim-power = Quale Potenza Marinara dichiari?
slot-claim-load = Quanti simboli Carico dichiari?
slot-claim-port = Quale porto dichiari?
slot-reason = Per quale motivo?
