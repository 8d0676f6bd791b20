# Parole della schermata di Ostia nel browser.

## Lettere sulle carte, tutte diverse

os-letters-ivory = Av
os-letters-marble = Ma
os-letters-wood = Le
os-letters-salt = Sa
os-letters-wine = Vi
os-letters-wheat = Gr
os-letters-bluff = ?
os-card-label =
    { $good }, valore { $value }{ $now ->
        [none] { "" }
       *[other] , al senato ora { $now }
    }{ $next ->
        [none] { "" }
       *[other] , al prossimo giro { $next }
    }
os-card-bluff = Carta bluff

## Che cosa fare ora

os-say-free-pick = Tu: prendi gratis una delle tue cinque merci
os-say-lot = Tu: metti all’asta due merci
os-say-bid = Tu: fai un’offerta per il lotto di { $name }, o passa
os-say-cannot-bid = Tu: il minimo supera ciò che puoi pagare, passa
os-say-decision = Tu: vendi il lotto, o tienilo
os-say-lay = Tu: disponi le merci tra foro, senato e magazzino
os-say-lay-last = Tu: per l’ultima volta, magazzino o foro
os-say-second-look = Tu: le pile sono contate. Conferma, o disponi di nuovo
os-say-storehouses = Tu: crediti, costruzione, e ciò che conservi
os-say-sale = Tu: quanti magazzini vuoti vendi?
os-say-ready = Hai deciso. Si aspetta { $names }
os-say-wait = Si aspetta { $names }: { $phase }
os-wait-blank = la distribuzione
os-wait-free-pick = la merce gratuita
os-wait-lot = la scelta di un lotto
os-wait-bid = l’offerta
os-wait-decision = vendere o tenere
os-wait-counter = la disposizione delle merci
os-wait-second-look = il secondo sguardo
os-wait-storehouses = i magazzini
os-wait-last-counter = l’ultima disposizione
os-wait-last-second-look = l’ultimo secondo sguardo
os-wait-sale = la vendita di magazzini
os-wait-over = la partita è finita
os-hint-free-pick = Scegli una carta della tua nave. Nessuno la vede; puoi cambiare finché tutti non hanno scelto.
os-hint-lot = Scegli due carte della tua nave.
os-hint-decision = Scegli una delle risposte.

## Pulsanti

os-do-pick =
    { $good ->
        [none] Prendi una carta
       *[other] Prendi: { $good }
    }
os-do-put-up = Metti all’asta
os-do-bid = Offri { $amount }
os-do-pass = Passa
os-do-lay = Disponi
os-do-lay-again = Disponi di nuovo
os-do-stand = Conferma
os-do-manage = Decidi
os-do-sell-storehouses =
    { $count ->
        [0] Non vendere
        [one] Vendi 1 magazzino
       *[other] Vendi { $count } magazzini
    }
os-do-take-back = Riprendi
os-decided = Deciso

os-undo-pick = la merce gratuita
os-undo-put-up = il lotto
os-undo-bid = l’offerta
os-undo-pass = il passo
os-undo-keep = il lotto tenuto
os-undo-sell = la vendita
os-undo-lay = la disposizione
os-undo-stand = la conferma
os-undo-manage = il piano
os-undo-sell-storehouses = la vendita di magazzini
os-undo-take-back = il ripensamento

## Il luogo

os-round = Giro { $round } di { $rounds }
os-phases = Fasi del giro
os-phase-harbour = Porto
os-phase-counter = Ufficio
os-phase-forum = Foro
os-phase-senate = Senato
os-phase-storehouses = Magazzini
os-phase-end = La fine
os-forum = Foro
os-senate = Senato
os-storehouse = Magazzino
os-senate-now = ora
os-senate-next = dopo
os-forum-market = Carte scoperte
os-forum-no-market = Nessuna carta scoperta.
os-forum-reckoned = { $good }: { $count } a { $price } ciascuna
os-quay = Banchina
os-quay-seat =
    { $name }: { $storehouses ->
        [one] 1 magazzino
       *[other] { $storehouses } magazzini
    }, { $credits ->
        [one] 1 credito
       *[other] { $credits } crediti
    }, { $ship ->
        [one] 1 carta a bordo
       *[other] { $ship } carte a bordo
    }
os-put-away = messa da parte

## Mano e giocatori

os-hand-label =
    { $count ->
        [one] Le tue merci: 1 carta
       *[other] Le tue merci: { $count } carte
    }
os-hand-stock = Scorta
os-hand-ship = Nave
os-hand-empty = Non possiedi merci.
os-fig-cash =
    { $n ->
        [one] { $n } denaro
       *[other] { $n } denari
    }
os-fig-points =
    { $n ->
        [one] 1 punto vittoria
       *[other] { $n } punti vittoria
    }
os-fig-storehouses =
    { $n ->
        [one] 1 magazzino
       *[other] { $n } magazzini
    }
os-fig-credits =
    { $n ->
        [one] 1 credito
       *[other] { $n } crediti
    }
os-fig-stock =
    { $n ->
        [one] { $n } carta nella scorta
       *[other] { $n } carte nella scorta
    }
os-fig-ship =
    { $n ->
        [one] 1 carta sulla nave
       *[other] { $n } carte sulla nave
    }
os-seat-bought = comprato
os-seat-bought-title = Comprato in questo giro, a vista di tutti
os-seat-before = prima
os-seat-before-title = Comprato nei giri precedenti, e ancora lì
os-seat-sure = possiede
os-seat-sure-title = Possiede, a vista di tutti
os-seat-out = fuori gioco

## Porto

os-auction = Asta
os-free-picks = Merce gratuita
os-free-picks-explained = Ognuno prende gratis e in segreto una delle cinque merci. Le altre quattro vanno all’asta.
os-lot-of = Lotto di { $name }
os-lot-yours = Il tuo lotto
os-lot-minimum = almeno { $minimum }
os-lot-leaves = Sulla tua nave restano
os-lot-leaves-none = La tua nave sarà vuota.
os-lot-choose = Scegli due carte della tua nave.
os-lot-waits = { $name } sceglie due carte.
os-series = Serie { $series } di 2
os-bids = Offerte
os-bid-passed = passa
os-bid-speaks = è di turno
os-bid-waits = parlerà dopo
os-bid-amount = La tua offerta
os-bid-limit = Hai { $cash } e potresti pagare al massimo { $limit }.
os-bid-minimum = Minimo { $minimum }
os-bid-equal = Pari a { $bid }
os-bid-more = Offri { $n } in più
os-bid-less = Offri { $n } in meno
os-answer-sell = Vendi a { $name } per { $bid }: ricevi { $gain } e avrai { $cash }
os-answer-sell-plain = Vendi a { $name } per { $bid }
os-answer-keep = Tieni per { $price }: le due carte sono tue, ti restano { $left }
os-answer-keep-plain = Tieni il lotto
os-struck-sold = Venduto a { $name } per { $price }
os-struck-kept = { $name } lo tiene per { $price }
os-struck-forced = Tutti passano: { $name } lo prende per { $price }
os-recap-title = Dalla tua ultima mossa
os-recap-sold =
    { $buyer_is ->
        [you] { $seat } ti vende { $cards } per { $price }.
       *[other] { $seat } vende { $cards } a { $buyer } per { $price }.
    }
os-recap-kept = { $seat } tiene { $cards } per { $price }.
os-recap-forced = Tutti passano: { $seat } deve prendere { $cards } per { $price }.

## Ufficio

os-counter = Ufficio
os-place-choose = Le carte scelte vanno qui: { $place }
os-place-empty = niente
os-place-forum-why = venduto per denari
os-place-senate-why = donato per punti
os-place-storehouse-why = conservato per dopo
os-live-forum = al massimo { $most } D
os-live-senate = vale { $worth }
os-live-room = posto per { $room }
os-live-over = posto per { $room }: costruire, o perdere { $over }
os-lamps =
    { $count ->
        [one] { $count } tipo su { $most }
       *[other] { $count } tipi su { $most }
    }
os-lamps-over = { $count } tipi: troppi
os-lamps-lost = Perderai
os-prices = Quanto rende ciascuna al foro se ne compaiono altre
os-prices-more = +{ $more }
os-offers = Quanto gli altri potrebbero donare al senato
os-offers-seen = visto
os-offers-most = al massimo
os-offers-rivals =
    { $worth ->
        [0] Al senato non doni nulla che conti.
       *[other] Il tuo dono vale { $worth } per il senato: { $count ->
            [0] nessuno può raggiungerlo
            [one] un altro potrebbe raggiungerlo
           *[other] altri { $count } potrebbero raggiungerlo
        }.
    }
os-sizes = Carte in ogni spazio
os-waits-all = La grandezza delle pile si mostra quando tutti hanno disposto.

## Magazzini

os-sheet = Magazzini
os-sheet-credits = Rimborsa crediti
os-sheet-credits-none = Non hai crediti.
os-sheet-build = Costruisci
os-sheet-each = { $price } ciascuno
os-sheet-keep = Conserva
os-sheet-keep-room =
    { $room ->
        [one] { $kept } su 1 posto
       *[other] { $kept } su { $room } posti
    }
os-sheet-less = Uno in meno
os-sheet-more = Uno in più
os-sheet-nothing = Non c’è niente da conservare.
os-sale = Magazzini vuoti
os-sale-explained = Ogni magazzino venduto rende { $price } denari. Poi si rimborsano i crediti.

## Scoperta e fine

os-reveal = L’ufficio è scoperto
os-reveal-settled = I magazzini sono sistemati
os-reveal-again = Rivedi l’ultimo ufficio
os-reveal-bluffs = Carte bluff
os-reveal-lost = Troppi tipi: perso
os-reveal-forum = Foro
os-reveal-forum-why = Più ce ne sono di un tipo, meno rende ciascuna.
os-reveal-income = Incasso
os-reveal-senate = Senato
os-reveal-senate-why = Il dono migliore riceve 3 punti, il secondo 2, il terzo 1.
os-reveal-offer = Dono
os-reveal-points = Valore, punti
os-reveal-storehouse = Magazzini
os-reveal-storehouse-why = Prima i crediti, poi i magazzini; ognuno conserva una carta.
os-reveal-stored = Merci, posto
os-reveal-credits = Crediti
os-reveal-repaid = Crediti rimborsati
os-reveal-interest = Interessi
os-reveal-sold = Magazzini venduti
os-reveal-taken = Crediti presi
os-reveal-built = Costruiti
os-reveal-thrown = Scartato
os-reveal-nothing = –
os-end-senate = Senato
os-end-types = Tipi conservati
os-end-cash = Denaro
os-end-total = Punti
os-end-out = Fuori gioco, perché non potevano rimborsare tutti i crediti: { $names }.
os-end-place = Guarda il porto
os-end-scores = Guarda i punteggi
os-end-nobody = Nessuno ha vinto: tutti sono fuori gioco

## Tasti

os-keys-place = metti questa carta nello spazio acceso, o di nuovo nel magazzino
os-keys-forum = accendi il foro
os-keys-senate = accendi il senato
os-keys-storehouse = accendi il magazzino
os-keys-more = offri 1 in più
os-keys-less = offri 1 in meno
os-keys-more-five = offri 5 in più
os-keys-less-five = offri 5 in meno
os-keys-minimum = offri il minimo
os-keys-equal = offri quanto l’offerta più alta
os-keys-pass = passa
os-keys-sell = vendi a questo offerente
os-keys-keep = tieni il lotto
os-keys-repay = rimborsa un credito in più, o nessuno
os-keys-build = costruiscine uno in più
os-keys-build-less = costruiscine uno in meno
os-keys-sale-more = vendine uno in più
os-keys-sale-less = vendine uno in meno
os-keys-take-back = riprendi la tua decisione
os-keys-close-reveal = chiudi l’ufficio scoperto
