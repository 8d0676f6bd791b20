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
       *[other] { $count } × { $good }
    }
ostia-nothing = niente

## Fasi

ostia-phase-free-pick = Fase del porto: ognuno prende gratis una merce su cinque.
ostia-phase-counter = Ufficio: tutti piazzano le merci in foro, senato e magazzino.
ostia-phase-second-look = Secondo sguardo: la grandezza di tutte le pile è nota. Ognuno conferma o piazza di nuovo.
ostia-phase-storehouses = Magazzini: prestiti, costruzione e carte da conservare.
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
            [one] { $count } prestito da 7 denari
           *[other] { $count } prestiti da 7 denari l’uno
        }.
       *[other] { $seat } prende { $count ->
            [one] { $count } prestito da 7 denari
           *[other] { $count } prestiti da 7 denari l’uno
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
ostia-event-lot-sold-same =
    { $seat_is ->
        [you] Vendi il lotto a { $buyer } per { $price } e ricevi { $share }: i { $bid } offerti da { $other } non avrebbero reso di più.
       *[other] { $buyer_is ->
            [you] { $seat } ti vende il lotto per { $price } e riceve { $share }: i { $bid } offerti da { $other } non avrebbero reso di più.
           *[other] { $seat } vende il lotto a { $buyer } per { $price } e riceve { $share }: i { $bid } offerti da { $other_is ->
                [you] te
               *[other] { $other }
            } non avrebbero reso di più.
        }
    }
ostia-event-lot-sold-lower =
    { $seat_is ->
        [you] Vendi il lotto a { $buyer } per { $price } e ricevi { $share }, { $less } in meno che da { $other }.
       *[other] { $buyer_is ->
            [you] { $seat } ti vende il lotto per { $price } e riceve { $share }, rinunciando a { $less } pur di non venderlo a { $other }.
           *[other] { $seat } vende il lotto a { $buyer } per { $price } e riceve { $share }, rinunciando a { $less } pur di non venderlo a { $other_is ->
                [you] te
               *[other] { $other }
            }.
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
        [you] Piazzi le carte: { $forum } nel foro e { $senate } nel senato.
       *[other] { $seat } piazza carte coperte: { $forum } nel foro e { $senate } nel senato.
    }
ostia-event-laid-own =
    { $seat_is ->
        [you] Piazzi nel foro: { $forum }; nel senato: { $senate }.
       *[other] { $seat } piazza nel foro: { $forum }; nel senato: { $senate }.
    }
ostia-event-laid-unseen =
    { $seat_is ->
        [you] Hai piazzato le tue carte.
       *[other] { $seat } ha piazzato le sue carte.
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
        [you] Piazzi di nuovo, nel foro: { $forum }; nel senato: { $senate }.
       *[other] { $seat } piazza di nuovo, nel foro: { $forum }; nel senato: { $senate }.
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
            [one] , rimborsare un prestito
           *[other] , rimborsare { $repay } prestiti
        }.
       *[other] Il piano di { $seat }: conservare { $keep }{ $build ->
            [0] { "" }
            [one] , costruire un magazzino
           *[other] , costruire { $build } magazzini
        }{ $repay ->
            [0] { "" }
            [one] , rimborsare un prestito
           *[other] , rimborsare { $repay } prestiti
        }.
    }
ostia-event-credits-repaid =
    { $seat_is ->
        [you] Rimborsi { $count ->
            [one] { $count } prestito
           *[other] { $count } prestiti
        }.
       *[other] { $seat } rimborsa { $count ->
            [one] { $count } prestito
           *[other] { $count } prestiti
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
        [you] Non puoi rimborsare i tuoi prestiti e sei fuori gioco.
       *[other] { $seat } non può rimborsare tutti i prestiti ed è fuori gioco.
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
ostia-refusal-nothing-to-lay = Non hai merci: non c’è nulla da piazzare.
ostia-refusal-nothing-to-take-back = Non c’è nessuna decisione su cui tornare.
ostia-refusal-not-on-ship = Questa merce non è sulla nave: { $good }.
ostia-refusal-not-two-cards =
    { $got ->
        [one] Un lotto è di due carte, non di una.
       *[other] Un lotto è di due carte, non di { $got }.
    }
ostia-refusal-lot-not-on-ship = Queste due carte non sono entrambe sulla nave.
ostia-refusal-bid-too-low = Per questo lotto si offre almeno { $minimum }.
ostia-refusal-bid-too-high = Potresti pagare al massimo { $limit }, anche vendendo i magazzini e prendendo fino a quattro prestiti.
ostia-refusal-cannot-pay-to-keep = Tenere il lotto costa { $price } in contanti; hai { $cash }.
ostia-refusal-no-bid-from =
    { $seat_is ->
        [you] Non hai offerto nulla.
       *[other] { $seat } non ha offerto nulla.
    }
ostia-refusal-not-in-stock = Queste merci non sono tutte nella tua scorta.
ostia-refusal-too-many-bluffs = Ci sono solo due carte bluff.
ostia-refusal-senate-closed = Alla fine non si piazza nulla nel senato.
ostia-refusal-cannot-repay =
    { $most ->
        [0] Non puoi rimborsare nessun prestito.
        [one] Puoi rimborsare al massimo un prestito.
       *[other] Puoi rimborsare al massimo { $most } prestiti.
    }
ostia-refusal-cannot-build =
    { $most ->
        [0] Non puoi costruire nessun magazzino.
        [one] Puoi costruire al massimo un magazzino.
       *[other] Puoi costruire al massimo { $most } magazzini.
    }
ostia-refusal-cannot-keep-these = Le carte da conservare non sono tutte nella tua scorta.
ostia-refusal-no-room =
    { $room ->
        [0] Non hai magazzini in cui conservare qualcosa.
        [one] Hai un solo magazzino.
       *[other] Hai solo { $room } magazzini.
    }
ostia-refusal-not-so-many-empty =
    { $empty ->
        [0] Nessun magazzino è vuoto.
        [one] Un solo magazzino è vuoto.
       *[other] Solo { $empty } magazzini sono vuoti.
    }
ostia-refusal-must-sell =
    { $least ->
        [one] Per rimborsare i prestiti devi vendere almeno un magazzino.
       *[other] Per rimborsare i prestiti devi vendere almeno { $least } magazzini.
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
        [one] Per questo devi prendere { $count } prestito.
       *[other] Per questo devi prendere { $count } prestiti.
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
ostia-effect-holds = Magazzini: { $storehouses }; prestiti: { $credits }.
ostia-effect-discards = Scarti { $cards }.
ostia-effect-scores-types =
    { $vp ->
        [one] Fai { $vp } punto per le merci in magazzino.
       *[other] Fai { $vp } punti per le merci in magazzino.
    }
ostia-effect-is-out = Attenzione: non puoi rimborsare i tuoi prestiti e sarai fuori gioco.

## Opzioni

ostia-verb-decide = decidere di nuovo
ostia-verb-take-back = tornare sulla decisione
ostia-verb-stand = confermare
ostia-verb-pass = passare
ostia-verb-bid = offrire
ostia-verb-keep = tenere il lotto
ostia-verb-sell = vendere il lotto
ostia-label-from = { $amount } e oltre
ostia-label-and-more = e { $more }
ostia-label-forum = { $count } × { $good } nel foro
ostia-label-senate = { $count } × { $good } nel senato
ostia-label-keep = conservare { $count } × { $good }
ostia-label-repay =
    { $count ->
        [one] rimborsare { $count } prestito
       *[other] rimborsare { $count } prestiti
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

## In caso di parità

ostia-tie =
    { $vp ->
        [one] A pari merito con { $vp } punto: { $seats }.
       *[other] A pari merito con { $vp } punti: { $seats }.
    }
ostia-tie-storehouses = Decidono i magazzini: { $figures }.
ostia-tie-stored = A parità di questi decidono le merci in magazzino, secondo la carta senato messa da parte: { $figures }.
ostia-tie-shared = A parità anche di queste il posto è condiviso.
ostia-tie-figure = { $seat } { $figure }

## Azioni da scrivere

ostia-example-pick = prendi questa merce gratis
ostia-example-put-up = metti all’asta queste carte; «2*wheat» vuol dire due di questo tipo
ostia-example-bid = offri questo numero di denari
ostia-example-pass = non fai offerte
ostia-example-sell = vendi a questo giocatore per la sua offerta
ostia-example-keep = tieni il lotto per 1 in più dell’offerta più alta
ostia-example-lay = queste carte vanno nel foro e nel senato, tutto il resto in magazzino; «2*wheat» vuol dire due di questo tipo, «bluff» una carta bluff, «all» tutta la scorta
ostia-example-lay-last = queste carte vanno nel foro, tutto il resto in magazzino
ostia-example-stand = lasci le pile come stanno
ostia-example-manage = costruisci e conservi questo; «repay 1» rimborsa un prestito
ostia-example-sell-storehouses = vendi questo numero di magazzini vuoti

## Lettura di un’azione

ostia-expected-verb = pick, put-up, bid, pass, keep, sell, lay, manage, sell-storehouses o take-back
ostia-expected-good = una merce
ostia-expected-cards = un elenco di carte, come «ivory 2*wheat»
ostia-expected-number = un numero
ostia-expected-seat = il numero di un posto
ostia-expected-end = la fine della riga

## Errori in un file di edizione di Ostia

edition-ostia-range = Qui un numero va da { $least } a { $most }, non può essere { $found }.
edition-ostia-too-few-cards = Oltre all’avorio ci sono { $found } carte; con meno di { $needed } il mazzo potrebbe esaurirsi.
edition-ostia-senate-cards = Le carte senato sono { $needed }, non { $found }.
edition-ostia-unknown-good = Non c’è una merce «{ $good }». Le merci: { $known }.
edition-ostia-senate-twice = «{ $good }» compare due volte su questa carta senato.
edition-ostia-senate-missing = Su questa carta senato mancano: { $goods }.
edition-ostia-prices = I prezzi sono da 1 a { $most }, non { $found }.
edition-ostia-price-rises = Il prezzo per { $count } carte è più alto del precedente: i prezzi non salgono mai.

### The game, as the lobby presents it

game-ostia = Ostia
lobby-about-ostia = Siete commercianti nel porto di Roma. Mettete all’asta le merci, poi piazzatele in segreto nel foro, nel senato o nei vostri magazzini: il bluff rende, finché tutte le carte non vengono scoperte.
lobby-reconstructed-ostia = In Ostia: quante carte ci sono di ogni merce, e la maggior parte delle carte senato.
lobby-edition-first-edition-reconstructed = prima edizione, in parte ricostruita
option-ostia-start = Giocatore di partenza
option-ostia-start-random = a sorte
option-ostia-first-game = Prima partita
option-ostia-first-game-no = no: con l’avorio
option-ostia-first-game-yes = sì: senza avorio
option-ostia-memory = Che cosa ricorda lo schermo dei lotti
option-ostia-memory-yes = tutto ciò che era scoperto
option-ostia-memory-no = un giro
option-ostia-counter = Ufficio
option-ostia-counter-two-beat = due tempi: un secondo sguardo (regola della casa)
option-ostia-counter-one-beat = un tempo solo, come nel regolamento: più rapido

### The screen

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
os-say-lay = Tu: piazza le merci in foro, senato e magazzino
os-say-lay-last = Tu: per l’ultima volta, magazzino o foro
os-say-second-look = Tu: le pile sono contate. Conferma, o piazza di nuovo
os-say-storehouses = Tu: prestiti, costruzione, e ciò che conservi
os-say-sale = Tu: quanti magazzini vuoti vendi?
os-say-ready = Hai deciso. In attesa di: { $names }
os-say-wait = In attesa di: { $names } ({ $phase })
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
os-hint-bid = Puoi offrire da { $minimum } a { $limit }.

## Pulsanti

os-do-pick =
    { $good ->
        [none] Prendi una carta
       *[other] Prendi: { $good }
    }
os-do-put-up = Metti all’asta
os-do-bid = Offri { $amount }
os-do-pass = Passa
os-do-lay = Piazza
os-do-lay-again = Piazza di nuovo
os-do-stand = Conferma
os-do-manage = Decidi
os-do-sell-storehouses =
    { $count ->
        [0] Non vendere
        [one] Vendi 1 magazzino
       *[other] Vendi { $count } magazzini
    }
os-do-take-back = Ci ripenso
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
        [one] 1 prestito
       *[other] { $credits } prestiti
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
        [one] 1 prestito
       *[other] { $n } prestiti
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
os-seat-before-title = Comprato nei giri precedenti, e ancora posseduto
os-seat-sure = possiede
os-seat-sure-title = Possiede, a vista di tutti
os-seat-known = noto agli altri
os-seat-known-title = Ciò che gli altri ti hanno visto comprare
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
os-lots-so-far = Lotti di questo giro finora
os-lot-choose = Scegli due carte della tua nave.
os-lot-waits = { $name } sceglie due carte.
os-series = Serie { $series } di 2
os-bids = Offerte
os-bid-passed =
    { $mine ->
        [yes] passi
       *[no] passa
    }
os-bid-speaks =
    { $mine ->
        [yes] tocca a te
       *[no] è di turno
    }
os-bid-waits =
    { $mine ->
        [yes] parlerai dopo
       *[no] parlerà dopo
    }
os-bid-amount = La tua offerta
os-bid-limit = Hai { $cash } e potresti pagare al massimo { $limit }.
os-bid-minimum = Minimo { $minimum }
os-bid-equal = Pareggia { $bid }
os-bid-more = Offri { $n } in più
os-bid-less = Offri { $n } in meno
os-answer-sell = Vendi a { $name } per { $bid }: ricevi { $gain } e avrai { $cash }
os-answer-sell-plain = Vendi a { $name } per { $bid }
os-answer-keep = Tieni per { $price }: le due carte sono tue, ti restano { $left }
os-answer-keep-plain = Tieni il lotto
os-recap-title = Dalla tua ultima mossa

## Ufficio

os-counter = Ufficio
os-place-choose = Le carte scelte vanno qui: { $place }
os-place-empty = niente
os-place-forum-why = venduto per denari
os-place-forum-last-why = scartato senza guadagno
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
os-prices = Quanto rende ogni carta al foro se ne compaiono altre
os-prices-more = +{ $more }
os-offers = Quanto gli altri potrebbero donare al senato
os-offers-seen = visto
os-offers-most = al massimo
os-offers-rivals =
    { $worth ->
        [0] Al senato non doni nulla che conti.
       *[other] Il tuo dono vale { $worth } per il senato: { $count ->
            [0] nessuno può raggiungerlo
            [one] un altro giocatore potrebbe raggiungerlo
           *[other] altri { $count } giocatori potrebbero raggiungerlo
        }.
    }
os-sizes = Carte in ogni spazio
os-waits-all = La grandezza delle pile si mostra quando tutti hanno piazzato.

## Magazzini

os-sheet = Magazzini
os-sheet-credits = Rimborsa i prestiti
os-sheet-credits-none = Non hai prestiti.
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
os-sale-explained = Ogni magazzino venduto rende { $price } denari. Poi si rimborsano i prestiti.

## Scoperta e fine

os-reveal = Si scoprono le carte
os-reveal-settled = I conti dei magazzini
os-reveal-again = Rivedi le carte scoperte
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
os-reveal-storehouse-why = Prima i prestiti, poi i magazzini; ognuno conserva una carta.
os-reveal-stored = Merci, posto
os-reveal-credits = Prestiti
os-reveal-repaid = Prestiti rimborsati
os-reveal-interest = Interessi
os-reveal-sold = Magazzini venduti
os-reveal-taken = Prestiti presi
os-reveal-built = Costruiti
os-reveal-thrown = Scartato
os-reveal-nothing = –
os-end-senate = Senato
os-end-types = Tipi conservati
os-end-cash = Denaro
os-end-total = Punti
os-end-out = Fuori gioco, senza poter rimborsare tutti i prestiti: { $names }.
os-end-place = Guarda il porto
os-end-scores = Guarda i punteggi
os-end-nobody = Nessuno vince: tutti sono fuori gioco

## Tasti

os-keys-place = metti questa carta nello spazio evidenziato, o di nuovo nel magazzino
os-keys-forum = evidenzia il foro
os-keys-senate = evidenzia il senato
os-keys-storehouse = evidenzia il magazzino
os-keys-more = offri 1 in più
os-keys-less = offri 1 in meno
os-keys-more-five = offri 5 in più
os-keys-less-five = offri 5 in meno
os-keys-minimum = offri il minimo
os-keys-equal = offri quanto l’offerta più alta
os-keys-pass = passa
os-keys-sell = vendi a questo offerente
os-keys-keep = tieni il lotto
os-keys-repay = rimborsa un prestito in più, o nessuno
os-keys-build = costruiscine uno in più
os-keys-build-less = costruiscine uno in meno
os-keys-sale-more = vendine uno in più
os-keys-sale-less = vendine uno in meno
os-keys-take-back = torna sulla tua decisione
os-keys-close-reveal = chiudi le carte scoperte

## Help: what a thing on the table does now

os-help-piece-cash = denari
os-help-piece-points = punti
os-help-piece-storehouses = magazzino
os-help-piece-credits = prestito
os-help-good = Mettila al foro per { $cash }, al senato per { $points } o in un { $storehouses } per il giro seguente.
os-help-good-senate =
    { $good } vale { $now } per il senato in questo giro{ $next ->
        [none] .
       *[other] , { $next } nel prossimo.
    }
os-help-good-printed = Nel gioco ci sono { $copies } { $good }; in un lotto ogni carta conta { $value } per l’offerta minima.
os-help-bluff = Sta coperta tra le tue merci per ingannare chi conta le tue pile. Poi torna a te.
os-help-forum = Ogni carta venduta qui rende i { $cash } del suo gradino: più ce ne sono del suo tipo, meno rende ciascuna.
os-help-prices = Quanto renderebbe al foro una carta del tipo se ne comparissero altre.
os-help-market = Contano sui gradini come quelle di tutti, e non rendono niente a nessuno.
os-help-senate = Un dono vale le cifre accanto alle sue merci; i migliori ricevono 3, 2 e 1 { $points }.
os-help-storehouse = Ogni { $storehouses } conserva una carta per il giro seguente; alla fine ogni tipo diverso conservato dà 1 { $points }.
os-help-build = Un { $storehouses } costa 10 { $cash }; alla fine ogni tipo diverso conservato dà 1 { $points }, e uno vuoto 7 { $cash }.
os-help-credit = Ogni { $credits } costa 2 { $cash } a giro, o 10 per rimborsarlo. Se alla fine non puoi rimborsarli tutti, sei fuori gioco.
os-help-cash = Serve a comprare lotti e magazzini; alla fine i più ricchi ricevono 3, 2 e 1 { $points }.
os-help-points = Vince chi ha più { $points }: dal senato, dai tipi conservati alla fine e dal denaro.
os-help-stock = Le tue merci. In questo giro le piazzi tutte.
os-help-sure = Sono state comprate a vista di tutti: tutti le conoscono.
os-help-ship = Merci non ancora tue: una è gratis, le altre si vendono in lotti da due.
os-help-start = Mette all’asta il primo lotto. Il segnalino passa a sinistra a ogni giro.
os-help-lot = Tutti gli altri offrono una volta; poi chi vende cede il lotto a uno di loro, o lo tiene per l’offerta più alta più 1.
os-help-bid = Offri una volta sola, almeno la somma dei due valori. Non occorre superare gli altri.
os-help-limit = Puoi offrire i tuoi { $cash }, 7 per ogni { $storehouses } e 7 per ogni { $credits } che potresti ancora prendere, fino a 4.
os-help-decision = Metà del prezzo è tua, l’altra metà della banca; per tenere il lotto paghi in contanti l’offerta più alta più 1.
os-help-types = Tra foro e senato puoi avere 3 tipi; se sono di più, perdi quello che il senato preferisce.
os-help-offer = Quanto potrebbero valere al senato le merci che gli altri hanno comprato a vista di tutti.
os-help-room = Ogni { $storehouses } conserva una carta; il resto si scarta scoperto.
os-help-sizes = Quante carte ci sono, bluff comprese. Puoi confermare, o piazzare di nuovo una volta.
os-help-sale = Ogni { $storehouses } vuoto dà 7 { $cash }; poi ogni { $credits } si rimborsa con 10.
os-help-harbour = Tieni gratis una delle tue cinque merci; le altre quattro si vendono all’asta in due lotti.
os-help-counter = Tutti piazzano in segreto le merci in foro, senato e magazzino, con due carte bluff.
os-help-settling = Prestiti, costruzione e cosa conservare: tutti decidono in segreto, poi si esegue.
os-help-end = Si conserva per l’ultima volta: 1 { $points } per ogni tipo diverso.

## Places to jump to in a replay

os-mark-round = Giro
os-mark-auction = Asta

## Standing orders

os-orders-brief =
    { $bids ->
        [0] Nessuna offerta;
        [one] Un’offerta per una coppia;
       *[other] Offerte per { $bids } coppie;
    } { $other ->
        [pass] sugli altri lotti si passa.
       *[wait] gli altri lotti ti aspettano.
    }
os-orders-bids = Offerte massime di questo giro
os-orders-bids-explained = Per un lotto di queste due merci. In grigio: il suo minimo. Vuoto: nessun ordine.
ostia-orders-below-minimum = { $bid } è meno del minimo per queste due carte, { $minimum }. Scrivi 0 per passare.
os-orders-bid = Offerta massima per { $one } e { $other }
os-orders-bidding = Come offrire
os-orders-bidding-whole = Offrire tutta la cifra
os-orders-bidding-just-above = Offrire appena più della migliore offerta
os-orders-other-lots = Lotti senza cifra
os-orders-pass = passare
os-orders-borrow = Le offerte possono costare magazzini e prestiti
os-orders-own = I tuoi lotti
os-orders-own-explained = Tra le due cifre, il lotto ti aspetta.
os-orders-sell-from = vendere da
os-orders-keep-up-to = o tenere fino a
os-orders-sell-from-of = Vendere { $one } e { $other } da questa offerta in su
os-orders-keep-up-to-of = Tenere { $one } e { $other } fino a
os-orders-second-look = Al secondo sguardo
os-orders-stand = confermare
os-orders-lay = piazzare di nuovo così:
os-orders-lay-forum = { $good } al foro
os-orders-lay-senate = { $good } al senato
os-orders-lay-rest = Il resto va in magazzino.

## The text view

os-text-stock = In scorta: { $cards }.
os-text-ship = Sulla nave: { $cards }.
os-text-picked = Presa gratis: { $good }.
os-text-laid = Nel foro: { $forum }. Nel senato: { $senate }. Il resto va in magazzino.
os-text-stands = Confermi la tua disposizione.
os-text-start = Giocatore di partenza: { $seat }.
os-text-senate = Valori attuali al senato: { $goods }.
os-text-next-senate = Nel prossimo giro: { $goods }.
os-text-put-away = La carta messa da parte: { $goods }.
os-text-pile = Carte nel mazzo: { $n }.
os-text-ready = Pronti: { $seats }.
os-text-lot = Lotto (venditore: { $seat }): { $cards }. Minimo: { $minimum }.
os-text-bids = Offerte: { $bids }.
os-text-out = Fuori gioco.
os-text-sizes = Carte piazzate: foro { $forum }, senato { $senate }, magazzino { $storehouse }.
os-text-sure = Merci note: { $cards }.
os-text-sold = Vendute al foro: { $cards }.
os-text-offered = Donate al senato: { $cards }.
os-text-thrown = Scartate: { $cards }.
os-text-prices = Prezzo di una carta quando ce ne sono 1, 2, 3 … dello stesso tipo: { $prices }.
os-text-values = Valori: { $goods }.
os-text-market = Carte scoperte: { $cards }.
os-text-discards = Scartate: { $cards }.

## Actions written on one line

os-written-pick = Prendere questa merce gratis.
os-written-put-up = Mettere all’asta una carta grano e una vino.
os-written-bid = Offrire 7. Per non offrire più, scrivi: pass.
os-written-sell = Vendere il lotto al giocatore 2. Per tenerlo, scrivi: keep.
os-written-lay = Mettere queste carte coperte nel foro e nel senato; il resto va in magazzino. «all» significa tutto. Per lasciare tutto com’è, scrivi: stand.
os-written-manage = Rimborsare un prestito, costruire due magazzini, tenere tutte le merci. Oppure: sell-storehouses 1.
os-written-goods = Le merci; se sono più d’una, con numero e asterisco davanti. { $goods }.

### The guided first match

# I commenti della prima partita di Ostia, in ordine. p2 e p3 sono gli altri giocatori.

learn-ostia-welcome = Ecco Ostia, il porto di Roma. { $p2 } e { $p3 } sono i tuoi rivali. Dopo cinque giri vince chi ha più punti.
learn-ostia-ship = Cinque merci sono arrivate sulla tua nave. Non sono ancora tue.
learn-ostia-card = Eccone una da vicino: avorio, la merce più preziosa. Scegli una cifra o un simbolo, oppure Avanti.
learn-ostia-card-value = Il suo valore, 9. Un’offerta per due merci deve essere almeno la somma dei loro valori.
learn-ostia-card-copies = Nel gioco ci sono solo 6 carte avorio. Una merce che pochi altri vendono rende di più al foro.
learn-ostia-card-senate = Quanto vale un avorio donato al senato: 4 in questo giro e, accanto, 2 nel prossimo.
learn-ostia-stock = Questo avorio è già tuo. Nessun altro l’ha visto.
learn-ostia-pick = In segreto ne prendi una gratis. Scegli l’avorio, la merce più preziosa.
learn-ostia-put-up = Le altre quattro vanno all’asta, due alla volta. Cominci tu: metti all’asta una carta legno e il sale.
learn-ostia-seller = Gli altri offrono una volta ciascuno. Poi scegli tu: vendere a uno dei due, o tenere il lotto per uno in più dell’offerta più alta.
learn-ostia-sell = Ricevi metà del prezzo, l’altra metà va alla banca. Vendi a { $p3 }.
learn-ostia-bid = Ora vende { $p2 }. Un’offerta è almeno la somma dei due valori. Offri 18.
learn-ostia-bought = La tua offerta è stata accettata: sale e grano sono nella tua scorta.
learn-ostia-bid-more = { $p3 } vende marmo e grano. Parli prima degli altri, e una volta sola: offri 20.
learn-ostia-keep = È andato a { $p2 } per 22. Ora tocca alle tue ultime due merci, e le offerte sono basse: tienile.
learn-ostia-bid-again = Marmo e sale. Un’offerta può anche essere uguale o inferiore alle altre; qui 16 dovrebbe bastare.
learn-ostia-pass = Nessuno è obbligato a offrire. Risparmia: passa.
learn-ostia-counter = Il porto è vuoto e hai otto merci. Ora, nell’ufficio, tutti piazzano le proprie, insieme e in segreto.
learn-ostia-forum = Al foro si vende. L’unica carta di un tipo rende 15; più ce ne sono, meno rende ciascuna.
learn-ostia-market = Quattro carte scoperte sono già lì. Tre sono grano: brutto giorno per venderne.
learn-ostia-senate = Al senato si donano merci in cambio di punti: 3, 2 e 1 per i doni migliori. Oggi il vino vale 5, l’avorio 4.
learn-ostia-storehouse = Ciò che metti nei magazzini lo conservi per dopo: una carta in ognuno. Hai un magazzino.
learn-ostia-types = Tra foro e senato puoi avere tre tipi in tutto. Se ne metti di più, ne perdi.
learn-ostia-lay = Al foro: una carta avorio, il legno, le due carte sale. Al senato: due carte avorio e una carta bluff. Il resto va in magazzino.
learn-ostia-sizes = Ora tutti vedono quante carte ci sono e dove, ma non quali. Contano anche le carte bluff: gonfiano una pila.
learn-ostia-stand = Regola della casa: ognuno può piazzare di nuovo una volta, così nessuno guadagna a essere l’ultimo. Le tue stanno bene: conferma.
learn-ostia-sold = Si scopre tutto. Nessun altro vende avorio o legno: 15 ciascuno. Di sale ci sono tre carte: 10 ciascuna. Incassi 50.
learn-ostia-judged = Per il senato il tuo dono vale 8, gli altri 7 ciascuno. 3 punti a te; in parità, loro ne hanno 1 ciascuno.
learn-ostia-build = Restano marmo e grano, e c’è posto per uno. Costruisci un magazzino per 10 e conservali entrambi.
learn-ostia-round = Ecco un giro intero. Ora comincia chi siede alla tua sinistra, e conta una nuova carta senato.
learn-ostia-aim = Dopo cinque giri decidono i punti: quelli del senato a ogni giro e, alla fine, quelli dei tipi diversi nei magazzini e del denaro (3, 2 e 1). Rimborsa i prestiti, o sei fuori gioco.
learn-ostia-end = Sai come si gioca un giro. Il resto lo impari in una partita vera: tre giocatori, rivali facili, tutto il tempo che vuoi e un allenatore accanto.

## Looking back

os-moment = Giro { $round }: { $phase }
os-why-pick = Era la merce che ti serviva di più: { $good }.
os-why-lot = Così abbinate, le tue merci avrebbero reso di più.
os-why-bid = Per te valeva più di { $amount }: { $cards }.
os-why-bid-more = Avresti avuto più possibilità di comprare il lotto.
os-why-bid-less = Bastava un’offerta più bassa per quanto il lotto valeva per te.
os-why-pass = Il lotto per te non valeva { $amount }.
os-why-keep = Per { $price } avresti tenuto merci che per te valevano di più.
os-why-sell = Metà del prezzo, { $share }, per te valeva più delle merci.
os-why-buyer = Con queste merci { $seat } poteva danneggiarti meno.
os-why-penalty = Non avresti perso nulla per i troppi tipi ({ $cards }).
os-why-types = Avresti conservato { $better } tipi invece di { $played }.
os-why-senate = Il tuo dono sarebbe valso { $better } per il senato invece di { $played }.
os-why-less-senate = Un dono che non vince è sprecato: quelle merci valevano di più altrove.
os-why-forum = Il foro avrebbe pagato fino a { $better } invece di { $played }.
os-why-bluff = Le carte bluff avrebbero fatto sembrare più grande una pila.
os-why-stored = Nei tuoi magazzini queste merci valevano di più, per il prossimo giro.
os-why-build = Un magazzino conserva una carta a ogni giro, e alla fine ogni tipo diverso vale un punto.
os-why-no-build = I soldi del magazzino per te valevano di più.
os-why-repay = Ogni prestito costa 2 a ogni giro finché non lo rimborsi.
os-why-no-repay = I soldi del rimborso per te valevano di più.
os-why-store = Avresti tenuto: { $cards }.
os-why-sale = Con i soldi salivi in classifica.
os-why-no-sale = Il magazzino valeva più dei soldi.
judged-cost-ostia =
    { $points ->
        [one] −{ $points } punto vittoria
       *[other] −{ $points } punti vittoria
    }

### The coach of a first real match

coach-ostia-aim = Dopo cinque giri vince chi ha più punti. Il senato ne dà 3, 2 e 1 a ogni giro; alla fine contano anche i tipi diversi nei magazzini e il denaro.
coach-ostia-free-pick = Prendi gratis, in segreto, una delle tue cinque merci. Le altre vanno all’asta: prendi quella che non vorresti vendere.
coach-ostia-lot = Metti all’asta due merci. Gli altri offrono una volta ciascuno; prendi metà del prezzo, o tieni il lotto per uno in più dell’offerta più alta.
coach-ostia-bid = Un’offerta è almeno la somma dei due valori. Chiediti quanto rende il lotto: fino a 15 a carta al foro, o punti al senato.
coach-ostia-cash = Tieni un po’ di denaro: un magazzino costa 10, e alla fine i più ricchi ricevono 3, 2 e 1 punti.
coach-ostia-decision = Vendi se l’offerta è buona: metà è tua. Tieni se queste merci vincono al senato o rendono di più al foro.
coach-ostia-forum = Al foro si vende. L’unica carta di un tipo rende 15; se sono due, 12 ciascuna, se sono tre, 10. Contano tutte, anche le carte scoperte.
coach-ostia-senate = Per il senato ogni merce vale oggi da 5 a 0. Contano solo i doni migliori: tutto o niente, mezzo dono è sprecato.
coach-ostia-types = Foro e senato insieme accettano tre tipi. Con un quarto, perdi quello che il senato preferisce. Le carte bluff gonfiano una pila e non costano niente.
coach-ostia-second-look = Ora tutti vedono quante carte ci sono e dove. Puoi cambiare una volta: c’è una pila al senato più grande della tua?
coach-ostia-storehouses = Un magazzino conserva una carta per il giro seguente, e ogni tipo diverso alla fine dà un punto. Conviene costruire presto.
coach-ostia-loans = Un prestito costa 2 a giro, o 10 per rimborsarlo. Chi alla fine non può rimborsare è fuori gioco: prendilo solo se rende di più.
coach-ostia-last-lay = L’ultima disposizione: ogni tipo diverso nei tuoi magazzini vale 1 punto. Il foro ormai non rende nulla, ma un magazzino lasciato vuoto si vende per 7.
coach-ostia-sale = Un magazzino vuoto si vende per 7. Fallo se il denaro ti fa salire di posto, o rimborsa un prestito.

os-household-again = Si conosce la grandezza delle pile. Chi vuole cambiare?
os-household-none-again = Nessuno cambia
os-household-stand = lascia così
os-household-rearrange = cambia
os-household-stores = Prestiti e magazzini: chi vuole fare qualcosa?
os-household-all-keep = Tutti tengono tutto
os-household-keep = tiene tutto
os-household-build = costruisce { $n } e tiene tutto
os-household-decide = decide in segreto
os-orders-rules = Regole
os-orders-rule-over = Offri per ogni lotto, fino a questa cifra oltre il minimo
os-orders-rule-keep = ma tieni almeno questi denari
os-orders-lot = Il mio lotto
os-orders-lot-dearest = metti all’asta la coppia più cara
os-orders-lot-cheapest = metti all’asta la coppia meno cara
os-orders-sell-over = Vendilo da questa cifra oltre il minimo in su
os-orders-rounds = Questi ordini valgono anche nei giri seguenti
os-orders-pairs = Una cifra per ogni coppia
