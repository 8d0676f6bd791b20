# Parole di Ostia. I termini sono in docs/style.md.

## Merci

ostia-good-ivory = avorio
ostia-good-marble = marmo
ostia-good-wood = legno
ostia-good-salt = sale
ostia-good-wine = vino
ostia-good-wheat = grano
ostia-good-bluff = Bluff
ostia-cards =
    { $count ->
        [1] { $good }
       *[other] { $count } × { $good }
    }
ostia-nothing = niente

## Fasi

ostia-phase-free-pick = Fase del porto: ognuno prende gratis una merce su cinque.
ostia-phase-counter = Fase dell’ufficio: ognuno dispone le merci tra foro, senato e magazzino.
ostia-phase-second-look = Secondo sguardo: la grandezza di tutte le pile è nota. Ognuno conferma o dispone di nuovo.
ostia-phase-storehouses = Magazzini: crediti, costruzione e carte da conservare.
ostia-phase-last-counter = L’ultima disposizione: magazzino o foro.
ostia-phase-over = La partita è finita.

## Che cosa è successo

ostia-event-started =
    { $seat_is ->
        [you] Sei tu il primo giocatore di partenza.
       *[other] { $seat } è il primo giocatore di partenza.
    }
ostia-event-round-began =
    { $seat_is ->
        [you] Comincia il giro { $round }; sei tu il giocatore di partenza.
       *[other] Comincia il giro { $round }; { $seat } è il giocatore di partenza.
    }
ostia-event-senate-opened = Si scopre una carta senato: { $goods }, in ordine di gradimento.
ostia-event-reshuffled = Gli scarti vengono mescolati e formano un nuovo mazzo.
ostia-event-first-card =
    { $seat_is ->
        [you] Ricevi una prima carta.
       *[other] { $seat } riceve una prima carta.
    }
ostia-event-first-card-own =
    { $seat_is ->
        [you] La tua prima carta: { $good }.
       *[other] La prima carta di { $seat }: { $good }.
    }
ostia-event-dealt =
    { $seat_is ->
        [you] Ricevi { $count ->
            [one] { $count } carta
           *[other] { $count } carte
        }.
       *[other] { $seat } riceve { $count ->
            [one] { $count } carta
           *[other] { $count } carte
        }.
    }
ostia-event-dealt-own =
    { $seat_is ->
        [you] Ricevi { $cards }.
       *[other] { $seat } riceve { $cards }.
    }
ostia-event-free-picked =
    { $seat_is ->
        [you] Hai scelto la tua carta gratuita.
       *[other] { $seat } ha scelto una carta gratuita.
    }
ostia-event-free-picked-own =
    { $seat_is ->
        [you] Scegli gratis: { $good }.
       *[other] { $seat } sceglie gratis: { $good }.
    }
ostia-event-free-picks-taken = Tutti hanno scelto: le carte gratuite sono loro.
ostia-event-taken-back =
    { $seat_is ->
        [you] Ci ripensi.
       *[other] { $seat } ci ripensa.
    }
ostia-event-lot-put-up =
    { $seat_is ->
        [you] Metti all’asta { $cards }, per almeno { $minimum }.
       *[other] { $seat } mette all’asta { $cards }, per almeno { $minimum }.
    }
ostia-event-bid-made =
    { $seat_is ->
        [you] Offri { $amount }.
       *[other] { $seat } offre { $amount }.
    }
ostia-event-bid-passed =
    { $seat_is ->
        [you] Passi.
       *[other] { $seat } passa.
    }
ostia-event-storehouses-sold =
    { $seat_is ->
        [you] Vendi { $count ->
            [one] { $count } magazzino per 7 denari
           *[other] { $count } magazzini a 7 denari l’uno
        }.
       *[other] { $seat } vende { $count ->
            [one] { $count } magazzino per 7 denari
           *[other] { $count } magazzini a 7 denari l’uno
        }.
    }
ostia-event-credits-taken =
    { $seat_is ->
        [you] Prendi { $count ->
            [one] { $count } credito da 7 denari
           *[other] { $count } crediti da 7 denari l’uno
        }.
       *[other] { $seat } prende { $count ->
            [one] { $count } credito da 7 denari
           *[other] { $count } crediti da 7 denari l’uno
        }.
    }
ostia-event-lot-kept =
    { $seat_is ->
        [you] Tieni il lotto per { $price }.
       *[other] { $seat } tiene il lotto per { $price }.
    }
ostia-event-lot-sold =
    { $seat_is ->
        [you] Vendi il lotto a { $buyer } per { $price } e ricevi { $share }.
       *[other] { $buyer_is ->
            [you] { $seat } ti vende il lotto per { $price } e riceve { $share }.
           *[other] { $seat } vende il lotto a { $buyer } per { $price } e riceve { $share }.
        }
    }
ostia-event-lot-forced =
    { $seat_is ->
        [you] Tutti passano: devi prendere il lotto per { $price }.
       *[other] Tutti passano: { $seat } deve prendere il lotto per { $price }.
    }
ostia-event-market-turned-up = Carte scoperte per il foro: { $cards }.
ostia-event-laid =
    { $seat_is ->
        [you] Disponi le carte: { $forum } nel foro e { $senate } nel senato.
       *[other] { $seat } dispone carte coperte: { $forum } nel foro e { $senate } nel senato.
    }
ostia-event-laid-own =
    { $seat_is ->
        [you] Disponi nel foro: { $forum }; nel senato: { $senate }.
       *[other] { $seat } dispone nel foro: { $forum }; nel senato: { $senate }.
    }
ostia-event-laid-unseen =
    { $seat_is ->
        [you] Hai disposto le tue carte.
       *[other] { $seat } ha disposto le sue carte.
    }
ostia-event-answered =
    { $seat_is ->
        [you] Hai risposto.
       *[other] { $seat } ha risposto.
    }
ostia-event-stood-own =
    { $seat_is ->
        [you] Confermi la tua disposizione.
       *[other] { $seat } conferma la sua disposizione.
    }
ostia-event-laid-again-own =
    { $seat_is ->
        [you] Disponi di nuovo, nel foro: { $forum }; nel senato: { $senate }.
       *[other] { $seat } dispone di nuovo, nel foro: { $forum }; nel senato: { $senate }.
    }
ostia-event-sizes-shown =
    { $seat_is ->
        [you] Le tue pile: { $forum } nel foro, { $senate } nel senato.
       *[other] Le pile di { $seat }: { $forum } nel foro, { $senate } nel senato.
    }
ostia-event-turned-up =
    { $seat_is ->
        [you] Scopri nel foro: { $forum }; nel senato: { $senate }.
       *[other] { $seat } scopre nel foro: { $forum }; nel senato: { $senate }.
    }
ostia-event-penalty-paid =
    { $seat_is ->
        [you] Troppi tipi di merce: perdi { $cards }.
       *[other] Troppi tipi di merce: { $seat } perde { $cards }.
    }
ostia-event-goods-sold =
    { $seat_is ->
        [you] Al foro ricevi { $income ->
            [one] { $income } denaro
           *[other] { $income } denari
        }.
       *[other] Al foro { $seat } riceve { $income ->
            [one] { $income } denaro
           *[other] { $income } denari
        }.
    }
ostia-event-offer-judged =
    { $seat_is ->
        [you] Il tuo dono vale { $worth }: { $vp ->
            [one] { $vp } punto
           *[other] { $vp } punti
        }.
       *[other] Il dono di { $seat } vale { $worth }: { $vp ->
            [one] { $vp } punto
           *[other] { $vp } punti
        }.
    }
ostia-event-managed =
    { $seat_is ->
        [you] Hai deciso sui tuoi magazzini.
       *[other] { $seat } ha deciso sui suoi magazzini.
    }
ostia-event-managed-own =
    { $seat_is ->
        [you] Il tuo piano: conservare { $keep }{ $build ->
            [0] { "" }
            [one] , costruire un magazzino
           *[other] , costruire { $build } magazzini
        }{ $repay ->
            [0] { "" }
            [one] , rimborsare un credito
           *[other] , rimborsare { $repay } crediti
        }.
       *[other] Il piano di { $seat }: conservare { $keep }{ $build ->
            [0] { "" }
            [one] , costruire un magazzino
           *[other] , costruire { $build } magazzini
        }{ $repay ->
            [0] { "" }
            [one] , rimborsare un credito
           *[other] , rimborsare { $repay } crediti
        }.
    }
ostia-event-credits-repaid =
    { $seat_is ->
        [you] Rimborsi { $count ->
            [one] { $count } credito
           *[other] { $count } crediti
        }.
       *[other] { $seat } rimborsa { $count ->
            [one] { $count } credito
           *[other] { $count } crediti
        }.
    }
ostia-event-interest-paid =
    { $seat_is ->
        [you] Paghi { $amount } denari di interessi.
       *[other] { $seat } paga { $amount } denari di interessi.
    }
ostia-event-storehouses-built =
    { $seat_is ->
        [you] Costruisci { $count ->
            [one] { $count } magazzino
           *[other] { $count } magazzini
        }.
       *[other] { $seat } costruisce { $count ->
            [one] { $count } magazzino
           *[other] { $count } magazzini
        }.
    }
ostia-event-discarded =
    { $seat_is ->
        [you] Scarti { $cards }.
       *[other] { $seat } scarta { $cards }.
    }
ostia-event-stores-turned-up =
    { $seat_is ->
        [you] Hai in magazzino: { $stored }; nel foro: { $forum }.
       *[other] { $seat } ha in magazzino: { $stored }; nel foro: { $forum }.
    }
ostia-event-types-scored =
    { $seat_is ->
        [you] Punti per le tue merci diverse: { $vp }.
       *[other] { $seat }, punti per merci diverse: { $vp }.
    }
ostia-event-eliminated =
    { $seat_is ->
        [you] Non puoi rimborsare i tuoi crediti e sei fuori gioco.
       *[other] { $seat } non può rimborsare tutti i crediti ed è fuori gioco.
    }
ostia-event-cash-scored =
    { $seat_is ->
        [you] Punti per il tuo denaro: { $vp }.
       *[other] { $seat }, punti per il denaro: { $vp }.
    }
ostia-event-put-away-turned-up = La carta senato messa da parte: { $goods }, in ordine di gradimento.

## Perché un’azione è rifiutata

ostia-refusal-no-such-seat = A questo tavolo non c’è questo posto.
ostia-refusal-match-over = La partita è finita.
ostia-refusal-not-now = Ora non si può fare.
ostia-refusal-not-your-turn =
    { $seat_is ->
        [you] Tocca a te.
       *[other] Tocca a { $seat }.
    }
ostia-refusal-nothing-to-lay = Chi non ha merci ora non dispone nulla.
ostia-refusal-nothing-to-take-back = Non c’è niente da riprendere.
ostia-refusal-not-on-ship = Questa merce non è sulla nave: { $good }.
ostia-refusal-not-two-cards =
    { $got ->
        [one] Un lotto è di due carte, non di una.
       *[other] Un lotto è di due carte, non di { $got }.
    }
ostia-refusal-lot-not-on-ship = Queste due carte non sono entrambe sulla nave.
ostia-refusal-bid-too-low = Per questo lotto si offre almeno { $minimum }.
ostia-refusal-bid-too-high = Più di { $limit } non si potrebbe pagare, nemmeno vendendo i magazzini e con quattro crediti.
ostia-refusal-cannot-pay-to-keep = Tenere il lotto costa { $price } in contanti; hai { $cash }.
ostia-refusal-no-bid-from =
    { $seat_is ->
        [you] Non hai offerto nulla.
       *[other] { $seat } non ha offerto nulla.
    }
ostia-refusal-not-in-stock = Queste merci non sono tutte nella tua scorta.
ostia-refusal-too-many-bluffs = Ci sono solo due carte bluff.
ostia-refusal-senate-closed = Alla fine non si dispone nulla nel senato.
ostia-refusal-cannot-repay =
    { $most ->
        [0] Non si può rimborsare nessun credito.
        [one] Si può rimborsare al massimo un credito.
       *[other] Si possono rimborsare al massimo { $most } crediti.
    }
ostia-refusal-cannot-build =
    { $most ->
        [0] Non si può costruire nessun magazzino.
        [one] Si può costruire al massimo un magazzino.
       *[other] Si possono costruire al massimo { $most } magazzini.
    }
ostia-refusal-cannot-keep-these = Le carte da conservare non sono tutte nella tua scorta.
ostia-refusal-no-room =
    { $room ->
        [0] Non c’è un magazzino in cui conservare qualcosa.
        [one] C’è un solo magazzino.
       *[other] Ci sono solo { $room } magazzini.
    }
ostia-refusal-not-so-many-empty =
    { $empty ->
        [0] Nessun magazzino è vuoto.
        [one] Un solo magazzino è vuoto.
       *[other] Solo { $empty } magazzini sono vuoti.
    }
ostia-refusal-must-sell =
    { $least ->
        [one] Per rimborsare i crediti si deve vendere almeno un magazzino.
       *[other] Per rimborsare i crediti si devono vendere almeno { $least } magazzini.
    }

## Che cosa produrrebbe un’azione

ostia-effect-gains = Ricevi { $cards }.
ostia-effect-lot-costs = Il lotto costa almeno { $minimum }; se tutti passano, paghi { $forced }.
ostia-effect-pays-if-taken = Se il venditore accetta, paghi { $amount }.
ostia-effect-sells-storehouses =
    { $count ->
        [one] Per questo devi vendere { $count } magazzino.
       *[other] Per questo devi vendere { $count } magazzini.
    }
ostia-effect-takes-credits =
    { $count ->
        [one] Per questo devi prendere { $count } credito.
       *[other] Per questo devi prendere { $count } crediti.
    }
ostia-effect-cash-after =
    { $cash ->
        [one] Avrai { $cash } denaro.
       *[other] Avrai { $cash } denari.
    }
ostia-effect-loses-to-penalty = Attenzione, più di tre tipi di merce: perderai { $cards }.
ostia-effect-earns-at-most = Il foro rende al massimo { $income }.
ostia-effect-offer-worth = Per il senato il dono vale { $worth }.
ostia-effect-pays-interest = Interessi: { $amount }.
ostia-effect-holds = Magazzini: { $storehouses }; crediti: { $credits }.
ostia-effect-discards = Scarti { $cards }.
ostia-effect-scores-types =
    { $vp ->
        [one] Fai { $vp } punto per le merci in magazzino.
       *[other] Fai { $vp } punti per le merci in magazzino.
    }
ostia-effect-is-out = Attenzione: non puoi rimborsare i tuoi crediti e sarai fuori gioco.

## Opzioni

ostia-verb-decide = decidere di nuovo
ostia-verb-take-back = riprendere
ostia-verb-stand = confermare
ostia-verb-pass = passare
ostia-verb-bid = offrire
ostia-verb-keep = tenere il lotto
ostia-verb-sell = vendere il lotto
ostia-label-from = { $amount } e oltre
ostia-label-and-more = e { $more }
ostia-label-forum = { $count } × { $good } nel foro
ostia-label-senate = { $count } × { $good } nel senato
ostia-label-keep = conservare { $count } × { $good }
ostia-label-repay =
    { $count ->
        [one] rimborsare { $count } credito
       *[other] rimborsare { $count } crediti
    }
ostia-label-build =
    { $count ->
        [one] costruire { $count } magazzino
       *[other] costruire { $count } magazzini
    }
ostia-label-sell-storehouses =
    { $count ->
        [one] vendere { $count } magazzino
       *[other] vendere { $count } magazzini
    }

## Lettura di un’azione

ostia-expected-verb = pick, put-up, bid, pass, keep, sell, lay, manage, sell-storehouses o take-back
ostia-expected-good = una merce
ostia-expected-cards = un elenco di carte, come «ivory 2*wheat»
ostia-expected-number = un numero
ostia-expected-seat = il numero di un posto
ostia-expected-end = la fine della riga

## Errori in un file di edizione di Ostia

edition-ostia-other-game = Questa è un’edizione di «{ $game }», non di «ostia».
edition-ostia-range = Qui un numero va da { $least } a { $most }, non può essere { $found }.
edition-ostia-too-few-cards = Oltre all’avorio ci sono { $found } carte; con meno di { $needed } il mazzo potrebbe esaurirsi.
edition-ostia-senate-cards = Le carte senato sono { $needed }, non { $found }.
edition-ostia-unknown-good = Non c’è una merce «{ $good }». Le merci: { $known }.
edition-ostia-senate-twice = «{ $good }» compare due volte su questa carta senato.
edition-ostia-senate-missing = Su questa carta senato mancano: { $goods }.
edition-ostia-prices = I prezzi sono da 1 a { $most }, non { $found }.
edition-ostia-price-rises = Il prezzo per { $count } carte è più alto del precedente: i prezzi non salgono mai.
