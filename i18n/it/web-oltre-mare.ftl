# Parole della schermata di Oltre Mare nel browser.

## Che cosa fare ora

om-title = Oltre Mare
om-say-discard =
    { $count ->
        [one] Tu: metti { $count } carta sul tuo Mazzo Pirati
       *[other] Tu: metti { $count } carte sul tuo Mazzo Pirati, l’ultima in cima
    }
om-say-play =
    { $count ->
        [one] Tu: gioca { $count } carta
       *[other] Tu: gioca { $count } carte
    }
om-say-sail =
    { $routes ->
        [one] Tu: percorri { $routes } rotta
       *[other] Tu: percorri { $routes } rotte
    }
om-say-compass = Tu: segui la bussola fino a un porto, o resta
om-say-stow =
    { $count ->
        [0] Tu: non c’è niente da stivare
        [one] Tu: stiva la carta
       *[other] Tu: stiva { $count } carte; quella in cima decide il tuo prossimo turno
    }
om-say-end = Tu: concludi il turno, o annulla
om-say-answer =
    { $count ->
        [one] Tu: un’offerta aspetta la tua risposta
       *[other] Tu: { $count } offerte aspettano la tua risposta
    }
om-say-trade =
    Tu: scambia e compra, poi gioca { $load ->
        [one] { $load } carta
       *[other] { $load } carte
    }
om-say-floor = { $name } commercia: fai un’offerta, o passa
om-hint-discard = In questo turno il tuo massimo di carte in mano è { $limit }. Alla fine ogni carta del tuo Mazzo Pirati costa 1 ducato.
om-hint-play = Scegli carte dalla tua mano: i loro simboli agiscono, poi vanno nella tua stiva.
om-hint-sail = Scegli un porto illuminato.
om-hint-compass = Scegli un porto illuminato.
om-say-wait = Si aspetta { $names }: { $phase }
om-wait-dealing = si distribuiscono le carte
om-wait-seafaring = scarto sul Mazzo Pirati
om-wait-trade = commercio
om-wait-actions = scelta delle carte da giocare
om-wait-sailing = navigazione
om-wait-compass = bussola
om-wait-cargo = carico
om-wait-end-of-turn = fine del turno
om-wait-over = la partita è finita
om-last-round-notice = Ultimo giro

## Pulsanti

om-do-discard = Scarta
om-do-play = Gioca
om-do-stow = Stiva
om-do-sail =
    { $port ->
        [none] Scegli un porto
       *[other] Naviga fino a { $port }
    }
om-do-compass =
    { $port ->
        [none] Scegli un porto
       *[other] Vai a { $port }
    }
om-do-stay = Resta qui
om-do-buy-deck = Compra dal Mazzo Merci · { $price }
om-do-buy-pirates = Ricompra dai pirati · { $price }
om-do-leave-trade = Chiudi il commercio
om-do-pass = Passa
om-do-end-turn = Fine del turno

om-undo-discard = lo scarto
om-undo-buy = l’acquisto
om-undo-offer = l’offerta
om-undo-counter = la controfferta
om-undo-accept = lo scambio
om-undo-refuse = il rifiuto
om-undo-withdraw = il ritiro
om-undo-want = ciò che dici di cercare
om-undo-have = ciò che dici di avere
om-undo-pass = il passo
om-undo-leave-trade = la chiusura del commercio
om-undo-play = le carte giocate
om-undo-sail = il viaggio
om-undo-follow-compass = la bussola
om-undo-stow = il carico
om-undo-end-turn = la fine del turno

## Mano, stiva, tavolo

om-hand-label =
    { $count ->
        [one] La tua mano: { $count } carta
       *[other] La tua mano: { $count } carte
    }
om-hand-empty = La tua mano è vuota.
om-sorted = Ordinata per { $order }
om-sort-next = Ordina la mano per { $order }
om-sort-good = merce
om-sort-power = Potenza Marinara
om-sort-symbols = simboli
om-card-text =
    { $good } (Potenza Marinara { $power }, simboli Carico { $load }, { $symbols }{ $port ->
        [none] )
       *[other] , { $port })
    }
om-cargo = Mazzo Stiva
om-pirates = Mazzo Pirati
om-on-table = Sul tavolo
om-on-table-of = Giocate da { $name }
om-stow-hint = Scegli una carta da mettere in cima
om-stow-tap = Mettila in cima
om-stow-top = cima
om-phases = Fasi del turno di { $name }
om-phase-seafaring = Potenza Marinara
om-phase-trade = Commercio
om-phase-actions = Azioni
om-phase-cargo = Carico
om-deck = Mazzo Merci
om-discard-pile = Scarti
om-venice-is-buried = nel mazzo
om-venice-is-on-top = in cima!
om-venice-is-gone = già uscita
om-legend-great = In rosso: tre o più rotte si incontrano
om-port-with = { $port }: { $marker }

## Giocatori

om-fig-ducats =
    { $n ->
        [one] { $n } ducato
       *[other] { $n } ducati
    }
om-fig-prestige =
    { $n ->
        [one] { $n } Punto Prestigio
       *[other] { $n } Punti Prestigio
    }
om-fig-hand =
    { $n ->
        [one] { $n } carta in mano
       *[other] { $n } carte in mano
    }
om-fig-pirates =
    { $n ->
        [one] { $n } carta nel Mazzo Pirati
       *[other] { $n } carte nel Mazzo Pirati
    }
om-fig-markers =
    { $n ->
        [one] { $n } segnalino
       *[other] { $n } segnalini
    }
om-top-power = Massimo di carte in mano al prossimo turno: { $power }
om-top-load = Carte da giocare al prossimo turno: { $load }
om-cargo-count =
    { $n ->
        [one] { $n } carta
       *[other] { $n } carte
    }

## La piazza del commercio

om-rialto = Rialto
om-rialto-yours = la tua fase di Commercio
om-rialto-of = si scambia con { $name }
om-rialto-quiet = Nessuno offre niente.
om-you-give = Dai
om-you-get = Ricevi
om-gives = { $name } dà
om-gets = { $name } riceve
om-give-hint = Scegli carte dalla tua mano.
om-get-hint = Scegli merci qui sotto.
om-any =
    { $n ->
        [one] { $n } carta qualsiasi
       *[other] { $n } carte qualsiasi
    }
om-money = Ducati
om-money-pay = paghi
om-money-get = ricevi
om-money-none = ducati
om-money-more-pay = Dai 1 ducato in più
om-money-more-get = Ricevi 1 ducato in più
om-want-row = Merci da chiedere
om-want-add = Chiedi { $good }
om-partners = A chi
om-offer-new = Nuova offerta
om-offer-countering = Controfferta a #{ $id }. Svuotala per riavere la tua offerta.
om-offer-take-back = Togli dall’offerta
om-offer-clear = Svuota
om-offer-send = Fai l’offerta
om-offer-send-counter = Controfferta
om-offer-label = Offerta #{ $id } di { $name }
om-offer-from = { $name } offre
om-offer-to = { $name } a { $to }
om-offer-answers = risponde a #{ $id }
om-offer-waits = Aspetta { $to }
om-accept = Accetta
om-accept-these = Accetta con queste
om-accept-choose =
    { $count ->
        [one] Scegli { $count } carta della tua mano (scelte: { $chosen }).
       *[other] Scegli { $count } carte della tua mano (scelte: { $chosen }).
    }
om-counter = Controfferta
om-refuse = Rifiuta
om-refuse-why = perché…
om-withdraw = Ritira
om-postings = Annunci
om-posted-wants = cerca
om-posted-haves = ha
om-post-want = Di’ che cosa cerchi
om-post-have = Di’ che cosa hai

om-claim-title = Solo dichiarato
om-claim-said = dichiarata:
om-claim-about = Che cosa dici della tua carta ({ $good })
om-claim-open = Di’ qualcosa di questa carta, vero o no
om-claim-power = potenza
om-claim-load = carico
om-claim-port = porto: non detto
om-claim-nothing = Non dire niente
om-claim-truth = Di’ la verità

## Venezia e la fine

om-venice-title = Punteggio intermedio
om-venice-again = rivedi il punteggio
om-venice-by-draw = È stata pescata la Carta Venezia.
om-venice-by-end = Il turno è finito con la Carta Venezia in cima.
om-venice-kept = Carte tenute
om-venice-gain = Guadagno
om-end-track = Ducati
om-end-prestige = Punti Prestigio
om-end-cargo = Mazzo Stiva
om-end-pirates = Mazzo Pirati
om-end-markers = Segnalini
om-end-total = Totale
om-end-chart = Guarda la carta nautica
om-end-scores = Guarda il punteggio
om-do-rest = Passa fino al mio turno
om-refuse-all = Rifiuta tutte
om-listen = Ascolta di nuovo
om-quiet-turn = In questo turno rifiuti ogni offerta.
om-quiet-until-mine = Passi e rifiuti fino al tuo turno.
om-lies = Chi ha mentito a chi ({ $n })
