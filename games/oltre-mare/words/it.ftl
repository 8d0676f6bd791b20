# Parole di Oltre Mare. I termini sono quelli del regolamento italiano: vedi docs/style.md.
#
# Una carta si scrive come in notazione: «salt.07 p5 l2 ducat+ship @Zara» è una carta sale con Potenza Marinara 5, 2 simboli Carico, due simboli e un porto.
# Le offerte si chiamano con il loro numero: #4.

## Merci, segnalini, fasi

good-gems = gioielli
good-scrolls = pergamena
good-silk = seta
good-salt = sale
good-pottery = ceramiche
good-olives = olive
good-grain = grano
good-any = una carta qualsiasi

marker-calm-sea = Navigazione Tranquilla
marker-good-business = Buoni Affari
marker-pirates-beaten = Combatti i Pirati
marker-favourable-relations = Mercato favorevole
marker-compass = Bussola
marker-local-influence = Autorità locale

phase-dealing = si distribuiscono le carte
phase-seafaring = bisogna scartare le carte in eccedenza
phase-trade = è la fase Commercio
phase-actions = bisogna giocare delle carte
phase-sailing = la nave deve navigare
phase-compass = bisogna decidere se seguire la bussola
phase-cargo = bisogna stivare le carte giocate
phase-end-of-turn = bisogna concludere il turno
phase-over = la partita è finita

## La distribuzione

om-start-player =
    { $seat_is ->
        [you] Sei tu il giocatore di partenza.
       *[other] { $seat } è il giocatore di partenza.
    }
om-start-card =
    { $seat_is ->
        [you] Parti da { $port }; prima carta del tuo Mazzo Stiva: { $card }.
       *[other] { $seat } parte da { $port }; prima carta del suo Mazzo Stiva: { $card }.
    }
om-hand-dealt = Ricevi { $cards }.
om-hands-dealt = Le carte sono distribuite.

## Comincia un turno

om-turn-began =
    { $seat_is ->
        [you] Tocca a te: Potenza Marinara { $power }, simboli Carico { $load }.
       *[other] Tocca a { $seat }: Potenza Marinara { $power }, simboli Carico { $load }.
    }
om-influence-paid =
    Autorità locale: { $seat_is ->
        [you] guadagni
       *[other] { $seat } guadagna
    } { $ducats ->
        [one] { $ducats } ducato
       *[other] { $ducats } ducati
    }.
om-you-discarded = Più carte della tua Potenza Marinara: metti { $cards } sul tuo Mazzo Pirati.
om-discarded =
    Più carte della Potenza Marinara: { $seat } mette { $count ->
        [one] { $count } carta coperta
       *[other] { $count } carte coperte
    } sul suo Mazzo Pirati.

## Acquisti e carte pescate

om-paid-deck =
    { $seat_is ->
        [you] Paghi { $price ->
            [one] { $price } ducato
           *[other] { $price } ducati
        } per la prima carta del Mazzo Merci.
       *[other] { $seat } paga { $price ->
            [one] { $price } ducato
           *[other] { $price } ducati
        } per la prima carta del Mazzo Merci.
    }
om-paid-pirates =
    { $seat_is ->
        [you] Paghi { $price ->
            [one] { $price } ducato
           *[other] { $price } ducati
        } per la prima carta del tuo Mazzo Pirati.
       *[other] { $seat } paga { $price ->
            [one] { $price } ducato
           *[other] { $price } ducati
        } per la prima carta del suo Mazzo Pirati.
    }
om-you-drew = Peschi { $card }.
om-drew = { $seat } pesca una carta.
om-you-ransomed = Riprendi { $card } dal tuo Mazzo Pirati.
om-ransomed = { $seat } riprende una carta dal suo Mazzo Pirati.
om-pirate-boarded =
    { $seat_is ->
        [you] Una carta del Mazzo Merci va, senza essere vista, sul tuo Mazzo Pirati.
       *[other] Una carta del Mazzo Merci va, senza essere vista, sul Mazzo Pirati di { $seat }.
    }
om-venice-surfaced = La Carta Venezia è in cima al Mazzo Merci.
om-discard-recycled =
    Il Mazzo Merci è finito: { $cards ->
        [one] { $cards } carta scartata forma
       *[other] { $cards } carte scartate formano
    } quello nuovo.
om-stacks-recycled =
    { $seat_is ->
        [you] Mazzo Merci e scarti sono finiti: il tuo Mazzo Stiva e il tuo Mazzo Pirati, { $cards ->
            [one] { $cards } carta
           *[other] { $cards } carte
        }, formano un nuovo mazzo.
       *[other] Mazzo Merci e scarti sono finiti: il Mazzo Stiva e il Mazzo Pirati di { $seat }, { $cards ->
            [one] { $cards } carta
           *[other] { $cards } carte
        }, formano un nuovo mazzo.
    }

## Trattative e scambi

om-offer-made = Offerta #{ $id } ({ $seat } → { $to }): { $gives } per { $wants }.
om-counter-made = Controfferta #{ $id } a #{ $answers } ({ $seat } → { $to }): { $gives } per { $wants }.
om-claimed = { $good } (a quanto dice: { $claim })
symbol-ducat = ducato
symbol-pirate = pirata
symbol-market = mercato
symbol-ship = nave
card-claim-power = Potenza Marinara { $power }
card-claim-load = simboli Carico { $load }
om-claim-no-port = nessun porto
om-ducats =
    { $ducats ->
        [one] { $ducats } ducato
       *[other] { $ducats } ducati
    }
om-offer-refused =
    { $seat_is ->
        [you] Rifiuti l’offerta #{ $id }.
       *[other] { $seat } rifiuta l’offerta #{ $id }.
    }
om-offer-refused-because =
    { $seat_is ->
        [you] Rifiuti l’offerta #{ $id }: «{ $reason }».
       *[other] { $seat } rifiuta l’offerta #{ $id }: «{ $reason }».
    }
om-offer-withdrawn = L’offerta #{ $id } è ritirata.
om-deal-struck =
    Scambio #{ $id }: { $giver_is ->
        [you] dai { $given } a { $taker } per { $taken }.
       *[other] { $taker_is ->
            [you] { $giver } ti dà { $given } per { $taken }.
           *[other] { $giver } dà { $given } a { $taker } per { $taken }.
        }
    }{ $prestige_count ->
        [0] { "" }
       *[other] { " " }Prestigio +1: { $prestige }.
    }{ $voids_count ->
        [0] { "" }
        [one] { " " }Con questo si chiude l’offerta { $voids }.
       *[other] { " " }Con questo si chiudono le offerte { $voids }.
    }
om-lied-to-you = { $seat } ti ha mentito su { $card }: ha detto { $said }, in realtà è { $is }.
om-lied-about-one = { $seat } ti ha mentito: { $said } non è vero per nessuna di queste carte: { $cards }.
om-lied-to =
    { $seat_is ->
        [you] Hai mentito a { $to }
       *[other] { $to_is ->
            [you] { $seat } ti ha mentito
           *[other] { $seat } ha mentito a { $to }
        }
    } su { $card }: a parole { $said }, in realtà { $is }.
om-posted-want =
    { $seat_is ->
        [you] Dici che cerchi { $good }.
       *[other] { $seat } cerca { $good }.
    }
om-posted-have =
    { $seat_is ->
        [you] Dici che hai { $good }.
       *[other] { $seat } ha { $good }.
    }
om-trade-left =
    { $seat_is ->
        [you] Chiudi il commercio.
       *[other] { $seat } chiude il commercio.
    }

reason-not-enough = non a quel prezzo
reason-no-use = non mi serve
reason-do-not-have = non ce l’ho
reason-hand-full = ho la mano piena
reason-do-not-trust = non ci credo
reason-later = forse più tardi
reason-you-lead = sei in testa
reason-have-enough = ne ho già abbastanza

## Azioni, nave, carico

om-played =
    { $seat_is ->
        [you] Giochi { $cards }.
       *[other] { $seat } gioca { $cards }.
    }
om-played-nothing =
    { $seat_is ->
        [you] Non hai carte da giocare.
       *[other] { $seat } non ha carte da giocare.
    }
om-ducats-earned =
    { $seat_is ->
        [you] Guadagni { $ducats ->
            [one] { $ducats } ducato
           *[other] { $ducats } ducati
        }
       *[other] { $seat } guadagna { $ducats ->
            [one] { $ducats } ducato
           *[other] { $ducats } ducati
        }
    }{ $calm ->
        [0] .
       *[other] , di cui { $calm } per le navi con Navigazione Tranquilla.
    }
om-sailed =
    { $seat_is ->
        [you] Navighi fino a { $port } e prendi il segnalino «{ $marker }».
       *[other] { $seat } naviga fino a { $port } e prende il segnalino «{ $marker }».
    }
om-sailed-empty =
    { $seat_is ->
        [you] Navighi fino a { $port }, dove non c’è un segnalino.
       *[other] { $seat } naviga fino a { $port }, dove non c’è un segnalino.
    }
om-sailed-compass =
    { $seat_is ->
        [you] Navighi fino a { $port } e trovi il segnalino «{ $marker }».
       *[other] { $seat } naviga fino a { $port } e trova il segnalino «{ $marker }».
    }
om-compass =
    { $seat_is ->
        [you] La bussola ti porta a { $port }, dove prendi il segnalino «{ $marker }».
       *[other] La bussola porta { $seat } a { $port }, a prendere il segnalino «{ $marker }».
    }
om-compass-empty =
    { $seat_is ->
        [you] La bussola ti porta a { $port }, dove non c’è un segnalino.
       *[other] La bussola porta { $seat } a { $port }, dove non c’è un segnalino.
    }
om-compass-stay =
    { $seat_is ->
        [you] Non segui la bussola.
       *[other] { $seat } non segue la bussola.
    }
om-stowed =
    { $seat_is ->
        [you] Stivi, l’ultima in cima: { $cards }.
       *[other] { $seat } stiva, l’ultima in cima: { $cards }.
    }

## Venezia e la fine

om-venice-drawn = { om-venice-by-draw } Punteggio intermedio: { $lines }.
om-venice-on-top = { om-venice-by-end } Punteggio intermedio: { $lines }.
om-venice-line = { $seat } +{ $prestige } per il prestigio e +{ $cargo } per la stiva
om-last-round = È stata pescata l’ultima carta del mazzo: questo è l’ultimo giro.
om-seat-scored =
    { $seat_is ->
        [you] Il tuo punteggio si calcola ora: stiva { $cargo }, pirati { $pirates }, segnalini { $markers }.
       *[other] Il punteggio di { $seat } si calcola ora: stiva { $cargo }, pirati { $pirates }, segnalini { $markers }.
    }
om-match-ended = La partita è finita: { $lines }.
om-final-line =
    { $place }. { $seat } con { $total ->
        [one] { $total } ducato
       *[other] { $total } ducati
    } (prima { $track }; prestigio { $prestige }; stiva { $cargo }; pirati { $pirates }; segnalini { $markers })

## Perché un’azione non è possibile

om-refusal-match-over = La partita è finita.
om-refusal-not-your-turn = Tocca a { $seat }.
om-refusal-wrong-phase = Non ora: { $phase }.
om-refusal-card-not-held = Non hai { $card }.
om-refusal-card-twice = { $card } è nominata due volte.
om-refusal-wrong-discard =
    { $excess ->
        [one] C’è esattamente { $excess } carta in eccedenza; ne hai nominate { $named }.
       *[other] Ci sono esattamente { $excess } carte in eccedenza; ne hai nominate { $named }.
    }
om-refusal-no-purchase-left = In questo turno hai già comprato 4 carte: è il massimo.
om-refusal-price-changed =
    Il prezzo ora è { $price ->
        [one] { $price } ducato
       *[other] { $price } ducati
    }.
om-refusal-source-empty = Lì non ci sono più carte da comprare.
om-refusal-no-talk = A questo tavolo ora non si può trattare.
om-refusal-not-with-active = Si scambia solo con il giocatore attivo.
om-refusal-no-partner = Un’offerta va ad altri al tavolo; una controfferta va a chi ha fatto l’offerta.
om-refusal-nothing-moves = In uno scambio qualcosa deve cambiare di mano.
om-refusal-too-many-ducats = In uno scambio possono cambiare di mano al massimo 99 ducati.
om-refusal-too-much-wanted = Un’offerta può chiedere al massimo 31 carte.
om-refusal-bad-claim = La dichiarazione su { $card } non va bene: deve dire qualcosa, una volta sola, di una carta dell’offerta.
om-refusal-too-many-open-offers = Hai già 3 offerte aperte: è il massimo.
om-refusal-too-many-offers = In questo turno hai già fatto 12 offerte: è il massimo.
om-refusal-refused-before = Questa stessa offerta è già stata rifiutata in questo turno.
om-refusal-offer-closed = L’offerta #{ $id } non è aperta.
om-refusal-not-for-you = L’offerta #{ $id } non aspetta la tua risposta.
om-refusal-not-your-offer = L’offerta #{ $id } non è tua: non puoi ritirarla.
om-refusal-countered-already = Hai già una controfferta aperta a #{ $id }.
om-refusal-want-not-met = Per accettare l’offerta #{ $id } ti servono esattamente le carte che chiede.
om-refusal-deal-leaves-too-few =
    Dopo questo scambio si avrebbero in mano al massimo { $reach ->
        [one] { $reach } carta
       *[other] { $reach } carte
    }, e se ne devono giocare { $load }.
om-refusal-have-is-false = Puoi dire di avere { $good } solo se è vero.
om-refusal-no-posting-left = In questo turno hai già fatto 4 annunci: è il massimo.
om-refusal-posted-already = Hai già fatto questo annuncio su { $good }.
om-refusal-leave-instead = È il tuo turno, quindi non puoi passare: chiudi il commercio quando hai finito.
om-refusal-offer-waits = Ora non puoi passare: l’offerta #{ $id } aspetta la tua risposta.
om-refusal-spoken-already = Hai già passato, fatto un’offerta o un annuncio: non serve passare.
om-refusal-hand-too-small =
    Hai in mano { $held ->
        [one] { $held } carta
       *[other] { $held } carte
    }, ma se ne devono giocare { $load }: prima compra o scambia.
om-refusal-wrong-load =
    { $load ->
        [one] Si deve giocare esattamente { $load } carta; ne hai nominate { $named }.
       *[other] Si devono giocare esattamente { $load } carte; ne hai nominate { $named }.
    }
om-refusal-out-of-reach =
    { $routes ->
        [one] Percorrendo { $routes } rotta non si arriva a { $port }.
       *[other] Percorrendo { $routes } rotte non si arriva a { $port }.
    }
om-refusal-compass-forbids = La bussola non porta a { $port }: deve essere un altro porto, senza bussola.
om-refusal-wrong-stowage =
    { $played ->
        [one] Si deve stivare { $played } carta, quella giocata; ne hai nominate { $named }.
       *[other] Si devono stivare tutte le { $played } carte giocate, ognuna una volta; ne hai nominate { $named }.
    }

## Che cosa produrrebbe un’azione

om-preview-discard =
    { $pirates ->
        [one] Avrai { $pirates } carta nel Mazzo Pirati.
       *[other] Avrai { $pirates } carte nel Mazzo Pirati.
    }
om-preview-ducats =
    { $ducats ->
        [one] Avrai { $ducats } ducato.
       *[other] Avrai { $ducats } ducati.
    }
om-preview-card = Riceverai { $card }.
om-preview-deal =
    Poi: { $ducats ->
        [one] { $ducats } ducato
       *[other] { $ducats } ducati
    }, { $hand ->
        [one] { $hand } carta
       *[other] { $hand } carte
    } in mano.
om-preview-load =
    { $lacking ->
        [0] Da giocare in questo turno: { $load }.
       *[other] Da giocare in questo turno: { $load }; ancora mancanti: { $lacking }.
    }
om-preview-groups = Gruppi possibili: { $groups }.
om-preview-group = { $good } { $cards_before } → { $cards_after } (valore { $value_before } → { $value_after })
om-preview-outlook = Prossimo turno, secondo la tua carta in cima: Potenza Marinara { $power }, simboli Carico { $load }, ancora in mano { $hand }.
om-preview-prestige =
    { $seat_is ->
        [you] Guadagnerai 1 Punto Prestigio.
       *[other] { $seat } guadagnerà 1 Punto Prestigio.
    }
om-preview-prestige-among = 1 Punto Prestigio se accetta uno di questi: { $seats }.
om-preview-play = Questo dà: { $effects }.
om-preview-effect-ducats =
    { $ducats ->
        [one] { $ducats } ducato
       *[other] { $ducats } ducati
    }
om-preview-effect-pirates =
    { $cards ->
        [one] { $cards } carta sul tuo Mazzo Pirati
       *[other] { $cards } carte sul tuo Mazzo Pirati
    }
om-preview-effect-market =
    { $cards ->
        [one] { $cards } carta da pescare
       *[other] { $cards } carte da pescare
    }
om-preview-effect-ship =
    { $routes ->
        [one] { $routes } rotta da percorrere
       *[other] { $routes } rotte da percorrere
    }
om-preview-marker = A { $port } prenderai il segnalino «{ $marker }».
om-preview-compass = A { $port } c’è una bussola: potrai ripartire subito.
om-preview-empty-port = A { $port } non c’è un segnalino.
om-preview-turned-over = Il tuo segnalino «{ $marker }» verrà girato.
om-preview-next-turn =
    Prossimo turno: Potenza Marinara { $power }, simboli Carico { $load }; { $excess ->
        [0] nessuna carta sarà di troppo.
        [one] { $excess } carta della tua mano sarà di troppo.
       *[other] { $excess } carte della tua mano saranno di troppo.
    }
om-preview-cargo =
    Il tuo Mazzo Stiva varrà { $after } (ora { $before }), con { $group ->
        [one] { $group } carta
       *[other] { $group } carte
    } nel gruppo in cima.

## Opzioni

verb-buy = comprare una carta
verb-from-deck = dal Mazzo Merci
verb-from-pirates = dal tuo Mazzo Pirati
verb-answer = rispondere a un’offerta
verb-accept = accettarla
verb-refuse = rifiutarla
verb-explain = rifiutarla, con un motivo
verb-counter = fare una controfferta
verb-speak = parlare: fare o ritirare un’offerta, dire che cosa cerchi o hai
verb-offer = fare un’offerta
verb-want = dire che cosa cerchi
verb-have = dire che cosa hai
verb-withdraw = ritirare una tua offerta
verb-pass = passare: per ora niente da dire
verb-leave = chiudere il commercio

option-stay = restare qui
option-enough = basta
option-one-more = ancora
option-no-ducats = niente ducati
option-pay = paghi ducati
option-ask = chiedi ducati
option-no-claim = non dichiarare niente

## Azioni da scrivere

om-example-swap = dai questa carta e 1 ducato per una carta; «to 2,3» indica giocatori, «any» una carta qualsiasi
om-example-sell = vendi questa carta
om-example-claim = lo stesso, dicendo che cosa c’è sopra: simboli, p5 (Potenza Marinara), l2 (simboli Carico), @zara (porto); può anche non essere vero
om-example-ask = compri una carta di qualsiasi merce
om-example-accept = accetti quell’offerta; «with salt.07» indica le carte che dai
om-example-counter = rispondi a quell’offerta con una tua
om-example-refuse = la rifiuti; il motivo è facoltativo
om-example-want = dici a tutti che cosa cerchi
om-example-have = dici a tutti che cosa hai
om-example-buy = compri la prima carta del Mazzo Merci al prezzo attuale
om-example-ransom = ricompri la prima carta del tuo Mazzo Pirati al prezzo attuale
om-example-leave = chiudi il commercio
om-example-pass = per ora non hai niente da dire
om-example-discard = metti queste carte sul tuo Mazzo Pirati; «salt.07» indica una carta, «salt» una qualsiasi delle tue
om-example-play = giochi queste carte; «salt.07» indica una carta, «salt» una qualsiasi delle tue
om-example-sail = navighi fin là
om-example-compass = segui la bussola fin là
om-example-stay = resti dove sei
om-example-stow = stivi queste carte in quest’ordine, l’ultima in cima
om-example-end = il tuo turno finisce

## Che cosa ci vuole in un’azione scritta

expected-verb = una parola per ciò che fai, come «buy», «offer» o «play»
expected-end = la fine della riga
expected-reason = uno dei motivi not-enough, no-use, do-not-have, hand-full, do-not-trust, later, you-lead o have-enough
expected-held-card = una merce di cui ti resta una carta, o una carta con il suo nome
expected-card = una carta, come «salt.07» o «salt»
expected-another-card = una carta non ancora nominata
expected-good = una merce, come «salt»
expected-port = il nome di un porto
expected-offer = il numero di un’offerta, come «#4»
expected-source = «deck» o «pirates»
expected-price = un prezzo, come «3d»
expected-with = «with» e le carte che dai
expected-one-amount = un solo importo in ducati, pagato o chiesto
expected-to = «to» e i giocatori, come «to 2,3»
expected-seats = un elenco di giocatori del tavolo, come «2» o «2,3»
expected-kind = una merce, «any» o un importo in ducati
expected-fewer-claims = un massimo di 6 dichiarazioni
expected-claim = una dichiarazione, come «[ducat+ship,p5,l2,@zara]»
expected-ducats = un importo da 1 a 99 ducati, come «2d»

### The game, as the lobby presents it

game-oltre-mare = Oltre Mare
lobby-about-oltre-mare = Siete mercanti di Venezia. Scambiate carte con tutti, caricate la nave nell’ordine giusto, navigate di porto in porto e tenete lontani i pirati: ciò che sta insieme nella stiva rende di più.
lobby-reconstructed-oltre-mare = In Oltre Mare: la Potenza Marinara, i simboli e i nomi dei porti sulle carte, e le rotte tra i porti.
lobby-edition-big-box-reconstructed = scatola grande, in parte ricostruita
option-oltre-mare-start = Giocatore di partenza
option-oltre-mare-start-random = a sorte
option-oltre-mare-memory = Che cosa ricorda lo schermo dei Mazzi Stiva
option-oltre-mare-memory-as-printed = niente, come nel regolamento
option-oltre-mare-memory-own-stacks = i propri Mazzi Stiva e Pirati
option-oltre-mare-memory-all-cargos = i Mazzi Stiva di tutti
option-oltre-mare-talk = Trattative nel commercio
option-oltre-mare-talk-on = offerte di ogni tipo
option-oltre-mare-talk-off = nessuna

### The screen

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
om-say-end = Tu: concludi il turno
om-say-answer =
    { $count ->
        [one] Tu: rispondi all’offerta
       *[other] Tu: rispondi alle { $count } offerte
    }
om-say-trade =
    Tu: scambia e compra, poi gioca { $load ->
        [one] { $load } carta
       *[other] { $load } carte
    }
om-say-floor = { $name } commercia: fai un’offerta, o passa
om-hint-discard = Con Potenza Marinara { $limit } puoi tenere { $limit } carte. Alla fine ogni carta del tuo Mazzo Pirati costa 1 ducato.
om-hint-play = Scegli carte dalla tua mano: i loro simboli agiscono, poi vanno nella tua stiva.
om-hint-sail = Scegli un porto illuminato.
om-hint-compass = Scegli un porto illuminato.
om-say-wait = In attesa di: { $names } ({ $phase })
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
om-do-buy-deck = Compra dal mazzo · { $price }
om-do-buy-pirates = Ricompra dai pirati · { $price }
om-do-leave-trade = Chiudi il commercio
om-do-pass = Passa
om-do-end-turn = Concludi il turno

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
om-venice-is-gone = conteggiata
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
om-top-power = Potenza Marinara al prossimo turno, le carte che si possono tenere: { $power }
om-top-load = Simboli Carico al prossimo turno, le carte da giocare: { $load }
om-cargo-count =
    { $n ->
        [one] { $n } carta
       *[other] { $n } carte
    }

## La piazza del commercio

om-rialto = Rialto
om-rialto-yours = la tua fase Commercio
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
om-offer-waits = In attesa di { $to }
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

om-claim-title = Solo parole
om-claim-said = a quanto dice:
om-claim-about = Che cosa dici della tua carta ({ $good })
om-claim-open = Di’ qualcosa di questa carta, vero o no
om-claim-power = Potenza
om-claim-load = simboli Carico
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
om-end-track = Guadagnati in partita
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

## The chart

chart-label = Carta nautica
chart-port =
    { $port }: { $marker }{ $ships_count ->
        [0] { "" }
       *[other] , con { $ships }
    }{ $state ->
        [chosen] , scelto
        [legal] , si può scegliere
       *[plain] { "" }
    }
chart-no-marker = nessun segnalino
chart-zoom-in = Più vicino
chart-zoom-out = Più lontano
chart-show-all = Tutta la carta nautica

## Cards: a few letters for each good, no two alike

good-letters-gems = Gi
good-letters-scrolls = Pe
good-letters-silk = Se
good-letters-salt = Sa
good-letters-pottery = Ce
good-letters-olives = Ol
good-letters-grain = Gr
card-label =
    { $good }, Potenza Marinara { $power }, simboli Carico { $load }, { $symbols }{ $port ->
        [none] { "" }
       *[other] , { $port }
    }
card-back = Una carta coperta
card-venice = Venezia
card-pays = Un gruppo rende { $payout }.
card-cargo =
    { $count ->
        [0] Mazzo Stiva: vuoto
        [one] Mazzo Stiva: una carta, { $top }
       *[other] Mazzo Stiva: { $count } carte, in cima { $top }
    }
card-pirates =
    { $count ->
        [0] Mazzo Pirati: vuoto
        [one] Mazzo Pirati: una carta
       *[other] Mazzo Pirati: { $count } carte
    }

## Mistakes in an edition file: goods and cards

edition-unknown-good = Non c’è una merce «{ $good }». Le merci: { $known }.
edition-good-twice = La merce «{ $good }» compare due volte.
edition-good-missing = La merce «{ $good }» non compare.
edition-copies = Ci sono { $expected } carte di «{ $good }», non { $found }.
edition-payout = I gruppi di «{ $good }» rendono { $expected }, non { $found }.
edition-card-count =
    { $found ->
        [one] Il file ha { $found } carta di «{ $good }»; nel gioco ce ne sono { $expected }.
       *[other] Il file ha { $found } carte di «{ $good }»; nel gioco ce ne sono { $expected }.
    }
edition-power = Una carta ha una Potenza Marinara da { $least } a { $most }, non { $found }.
edition-load = Una carta ha da { $least } a { $most } simboli Carico, non { $found }.
edition-unknown-symbol = Non c’è un simbolo «{ $symbol }». I simboli: { $known }.
edition-symbol-count = Una carta mostra esattamente 2 simboli, non { $found }.
edition-symbol-twice = I simboli di una carta sono diversi; «{ $symbol }» qui compare due volte.
edition-card-port = La carta nomina «{ $port }», che non è tra i porti.
edition-few-start-ports = Carte che nominano un porto: solo { $found }. Ne servono almeno { $needed } per trovare i porti di partenza di cinque giocatori.
edition-few-start-ports-without-grain = Carte, grano escluso, che nominano un porto: solo { $found }. Ne servono almeno { $needed }: in due si gioca senza grano.

## Mistakes in an edition file: ports

edition-port-name-empty = Il porto non ha nome.
edition-port-name-character = Il nome «{ $port }» contiene «{ $character }». Il nome di un porto è fatto di lettere, cifre, spazi, trattini, apostrofi e punti; una lettera accentata deve essere un solo carattere.
edition-port-name-start = Il nome «{ $port }» non comincia con una lettera.
edition-port-name-long = Il nome «{ $port }» supera { $limit } caratteri.
edition-port-name-reserved = Un porto non può chiamarsi «{ $port }»: la parola ha un altro significato quando si scrive un’azione.
edition-port-twice = C’è già un porto «{ $port }» alla riga { $line }. Maiuscole e minuscole si equivalgono, e uno spazio vale un trattino.
edition-longitude = La longitudine { $found } non è tra -180 e 180.
edition-latitude = La latitudine { $found } non è tra -90 e 90.
edition-few-ports = Porti sul tabellone: { $found }; ne servono almeno { $least }.
edition-many-ports = Il tabellone ha { $found } porti, ma i segnalini bastano solo per { $most }.
edition-no-venice = Venezia non è tra i porti. Può chiamarsi: { $known }.
edition-venice-twice = Venezia è più di una volta tra i porti: { $ports }.

## Mistakes in an edition file: routes

edition-route-ends = Una rotta unisce esattamente 2 porti, non { $found }.
edition-route-port = La rotta porta a «{ $port }», che non è tra i porti.
edition-route-loop = La rotta parte da «{ $port }» e torna allo stesso porto.
edition-route-twice = La rotta tra «{ $from }» e «{ $to }» compare già alla riga { $line }.
edition-port-without-route = Nessuna rotta porta a «{ $port }».
edition-board-split = Nessuna via porta da «{ $from }» a { $ports }.

## Mistakes in an edition file: markers

edition-unknown-marker = Non c’è un segnalino «{ $kind }». I segnalini: { $known }.
edition-marker-twice = Il segnalino «{ $kind }» compare due volte.
edition-marker-missing = Il segnalino «{ $kind }» non compare.
edition-marker-count = Un numero di segnalini va da 0 a { $most }, non può essere { $found }.
edition-marker-sum = I segnalini in tutto sono { $expected }, non { $found }.

## Said to people who do not see the screen

om-money-says =
    { $way ->
        [pay] Paghi { $n ->
            [one] { $n } ducato
           *[other] { $n } ducati
        }
        [get] Ricevi { $n ->
            [one] { $n } ducato
           *[other] { $n } ducati
        }
       *[none] Nessun ducato passa di mano
    }
om-cargo-says =
    Mazzo Stiva: in cima { $good }, Potenza Marinara { $power }, simboli Carico { $load }; { $n ->
        [one] { $n } carta in tutto.
       *[other] { $n } carte in tutto.
    }
om-chip-says =
    { $name }: { $ducats ->
        [one] { $ducats } ducato
       *[other] { $ducats } ducati
    }, { $hand ->
        [one] { $hand } carta in mano.
       *[other] { $hand } carte in mano.
    }

## Help: what a thing on the table does now

om-help-card = Giocala per i suoi simboli { $symbols }, scambiala o tienila: in cima al tuo Mazzo Stiva decide il tuo prossimo turno.
om-help-power = { $power } la Potenza Marinara (il leone): all’inizio del prossimo turno potrai tenere fino a { $n } carte in mano.
om-help-load =
    { $load } i simboli Carico (la cassa): nel prossimo turno devi giocare esattamente { $n ->
        [one] { $n } carta.
       *[other] { $n } carte.
    }
om-help-copies = { $copies } la cifra piccola: quante carte { $good } ci sono nel gioco.
om-help-payout = { $payout } la fila: quanto rendono 1, 2, 3 … carte { $good } consecutive nel tuo Mazzo Stiva.
om-help-symbols = Uno, due o tre { $symbol } tra le carte giocate valgono 1, 3 o 6.
om-help-cargo-own = La carta in cima al tuo Mazzo Stiva decide il tuo prossimo turno: al massimo { $power } carte in mano, e { $load } da giocare.
om-help-cargo-other = La carta in cima a questo Mazzo Stiva decide il prossimo turno ({ $name }): al massimo { $power } carte in mano, e { $load } da giocare.
om-help-cargo-groups = Alla fine le carte consecutive di una stessa merce formano un gruppo e rendono { $ducats }.
om-help-ducats = Vince chi ha più { $ducats }. Puoi spendere più di quanto hai.
om-help-prestige = Guadagni prestigio scambiando con il giocatore attivo. Chi ne ha di più riceve 6 { $ducats } a Venezia e alla fine, poi 3, poi 1.
om-help-hand = All’inizio del tuo turno le carte oltre la tua Potenza Marinara { $power } vanno sul Mazzo Pirati. Negli altri momenti puoi averne quante vuoi.
om-help-pirates = Ogni carta qui costa 1 { $ducats } alla fine; nel tuo turno puoi ricomprare quella in cima.
om-help-markers = Chi ha più segnalini riceve alla fine 6 { $ducats }, poi 3, poi 1. È attivo solo l’ultimo preso.
om-help-marker-calm-sea = Finché è attivo guadagni 1 { $ducats } per ogni { $ship } che giochi.
om-help-marker-good-business = Finché è attivo hai un { $ducat } in più a ogni turno.
om-help-marker-pirates-beaten = Finché è attivo, i { $pirate } che giochi non ti portano pirati.
om-help-marker-favourable-relations = Finché è attivo i tuoi acquisti costano 1, 2, 3 e 4 { $ducats }.
om-help-marker-compass = Se arrivi qui, puoi spostarti subito in qualsiasi porto senza bussola.
om-help-marker-local-influence = Finché è attivo il tuo turno comincia con dei ducati: la Potenza Marinara { $power } della tua carta in cima, meno 3.
om-help-port-marker = Se finisci qui il viaggio, lo prendi.
om-help-port-empty = Se finisci qui il viaggio, non hai più un segnalino attivo.
om-help-phase-seafaring = Il giocatore attivo mette sul Mazzo Pirati le carte oltre la Potenza Marinara { $power } di questo turno.
om-help-phase-trade = Il giocatore attivo scambia con chi vuole e compra fino a 4 carte, per averne { $load } da giocare.
om-help-phase-actions = Il giocatore attivo gioca esattamente { $load } carte. I loro simboli agiscono in quest’ordine: { $symbols }.
om-help-phase-cargo = Le carte giocate vanno sul Mazzo Stiva nell’ordine voluto. Quella in cima decide il prossimo turno.
om-help-deck = Quando si pesca l’ultima carta, questo giro diventa l’ultimo.
om-help-venice = Quando Venezia viene pescata, o è in cima alla fine di un turno, prestigio e stiva si contano subito.
om-help-start = La partita finisce prima che questo giocatore cominci un altro giro.
om-help-claim = Di sicuro c’è solo la merce: qualsiasi altra cosa si dica di una carta può essere una bugia.
om-help-rialto-own = È la tua fase Commercio: puoi scambiare con tutti. Chi scambia con te guadagna 1 Punto Prestigio.
om-help-rialto-other = Per ora puoi scambiare solo con { $name }. Uno scambio con almeno una carta ti dà 1 Punto Prestigio, una volta per turno.

## Places to jump to in a replay

om-mark-deal = Scambio
om-mark-venice = Venezia
om-lie = Bugia
om-worst-lie = La bugia più grossa

## Standing orders

om-orders-brief =
    { $goods ->
        [0] { $otherwise ->
            [refuse] Tutte le offerte sono rifiutate.
           *[wait] Tutte le offerte ti aspettano.
        }
        [one] Si compra una merce; { $otherwise ->
            [refuse] le altre offerte sono rifiutate.
           *[wait] le altre offerte ti aspettano.
        }
       *[other] Si comprano { $goods } merci; { $otherwise ->
            [refuse] le altre offerte sono rifiutate.
           *[wait] le altre offerte ti aspettano.
        }
    }
om-orders-accept = Accetta per me queste offerte
om-orders-accept-explained = Quanti ducati paghi al massimo per una carta di una merce. Vuoto: non comprare. Le offerte che chiedono carte tue non vengono mai accettate.
om-orders-price = Ducati al massimo per { $good }
om-orders-leave = Ducati che tengo sempre
om-orders-otherwise = Tutte le altre offerte
om-orders-refuse = rifiutare

## The text view

om-text-turn = Turno { $turn }, gioca: { $seat }; potenza { $power }, simboli Carico { $load }.
om-text-last-round = È l’ultimo giro.
om-text-deck = Carte nel Mazzo Merci: { $n }. La Carta Venezia: { $venice }.
om-text-price = La prossima carta costa { $n }.
om-text-played = Giocate e non ancora stivate: { $cards }.
om-text-discard = Scartate: { $cards }.
om-text-offer = Offerta #{ $id } ({ $seat } → { $to }): { $gives } per { $wants }.
om-text-answers = Risponde a #{ $id }.
om-text-claims = Solo parole: { $claims }.
om-text-cargo = Mazzo Stiva dalla cima: { $goods }.
om-text-ship = Nave: { $port }.
om-text-marker = Segnalino attivo: { $marker }.
om-text-wants = Cerca: { $goods }.
om-text-haves = Ha: { $goods }.
om-text-chart = La carta nautica
om-text-port = { $port }. Segnalino: { $marker }. Rotte per: { $ports }.

## Actions written on one line

om-written-offer = Offrire una carta di sale e 2 ducati ai giocatori 2 e 3, per una carta di seta e una carta qualsiasi. Senza «to»: a tutti quelli con cui puoi scambiare.
om-written-claim = Dire che cosa c’è su una carta, vero o falso: Potenza Marinara 5, Ducati e Nave. Gli altri lo leggono; vuoi 3 ducati.
om-written-counter = Rispondere all’offerta 4 con una controfferta.
om-written-accept = Accettare l’offerta 4. Se puoi scegliere quali carte dare, aggiungi «with» e le carte.
om-written-refuse = Rifiutare l’offerta 4. Altri motivi: no-use, do-not-have, hand-full, do-not-trust, you-lead, have-enough, o nessuno.
om-written-pass = Non offrire e non rispondere più. Per chiudere la tua fase Commercio scrivi «leave».
om-written-buy = Comprare la carta in cima al Mazzo Merci al suo prezzo. Oppure: buy pirates.
om-written-play = Giocare queste carte dalla mano.
om-written-sail = Navigare verso questo porto. A una bussola: compass e un porto, oppure compass stay.
om-written-stow = Stivare le carte giocate; l’ultima va in cima.
om-written-end = Concludere il tuo turno.
om-written-goods = Una merce indica la tua prima carta di quel tipo; con il numero, proprio quella carta. { $goods }.

### The guided first match

# I commenti della prima partita di Oltre Mare, in ordine. p2 e p3 sono gli altri giocatori.

learn-oltre-mare-welcome = Si salpa! Porti merci oltre il mare, come i tuoi rivali { $p2 } e { $p3 }. Alla fine vince chi ha più ducati.
learn-oltre-mare-ship = Questa è la tua nave, a Brindisi.
learn-oltre-mare-card = Ecco una delle tue quattro carte, da vicino. È una merce: sale. Scegli una cifra o un simbolo, oppure Avanti.
learn-oltre-mare-card-symbols = I suoi due simboli agiscono quando la giochi: quello in alto porta ducati, il mercato qui sotto porta nuove carte in mano.
learn-oltre-mare-card-power = La Potenza Marinara (il leone) vale finché la carta è in cima alla tua stiva: inizi il turno con al massimo 4 carte in mano. Le altre vanno ai tuoi pirati.
learn-oltre-mare-card-load = Anche i simboli Carico (la cassa) valgono lì: nel tuo turno giochi allora esattamente 3 carte.
learn-oltre-mare-card-payout = Quanto rende il sale che sta insieme nella tua stiva: una carta 1 ducato, due 3, tre 6, quattro 10. Più la merce è rara, più rende ogni carta.
learn-oltre-mare-card-copies = Nel gioco ci sono 14 carte sale. La carta è tutta qui; più tardi «?» le spiega di nuovo.
learn-oltre-mare-top = La carta in cima al tuo Mazzo Stiva decide il turno. Potenza Marinara 3 (il leone): puoi tenere 3 carte. Simboli Carico 4 (la cassa): più tardi ne giochi esattamente 4.
learn-oltre-mare-discard = Hai 4 carte, una in più di quante puoi tenerne. Metti un sale coperto sul tuo Mazzo Pirati: l’anello mostra quale.
learn-oltre-mare-need = Ora si commercia. Hai 3 carte ma devi giocarne 4: te ne manca una. Guarda: gli altri ti fanno delle offerte.
learn-oltre-mare-accept = { $p3 } ti offre sale per 2 ducati. Sta bene con l’altro tuo sale: accetta.
learn-oltre-mare-prestige = Chi scambia con te riceve un Punto Prestigio. Nel tuo turno tu non ne ricevi mai. Più avanti il prestigio porta ducati.
learn-oltre-mare-refuse = { $p2 } vuole ceramiche e 3 ducati per dei gioielli. Troppo caro: rifiuta.
learn-oltre-mare-buy = Puoi anche comprare fino a 4 carte per turno, a 3 ducati l’una, dal Mazzo Merci o dal tuo Mazzo Pirati. Ricompra il tuo sale.
learn-oltre-mare-truth = Ora fai tu un’offerta. Sulla merce di una carta si deve dire il vero; tutto il resto può essere una bugia.
learn-oltre-mare-offer = Chiedi 3 ducati per le ceramiche con l’anello. Di’ che hanno Ducati e Nave; in realtà hanno un Pirata.
learn-oltre-mare-lie = { $p2 } ti ha creduto, e vede il Pirata solo adesso. Quindi attenzione a chi credi!
learn-oltre-mare-leave = Hai 4 carte, quante ne devi giocare. Chiudi il commercio.
learn-oltre-mare-play = Giocale. I simboli uguali si sommano: uno dà 1, due danno 3, tre danno 6. Tranne le Navi: una rotta ciascuna.
learn-oltre-mare-symbols = Due simboli Ducati: 3 ducati. Due Pirati: 3 carte sul tuo Mazzo Pirati. Tre Mercati: 6 carte in mano.
learn-oltre-mare-sail = Un simbolo Nave: percorri una rotta. A Messina c’è un segnalino. Vai a prenderlo.
learn-oltre-mare-marker = Buoni Affari: finché la nave non arriva in un altro porto, vale un simbolo Ducati in più in ogni tuo turno.
learn-oltre-mare-stow = Le carte giocate vanno sul tuo Mazzo Stiva. Le merci uguali devono stare vicine: scegli le carte sale una dopo l’altra, così finiscono in cima.
learn-oltre-mare-group = Un gruppo di tre carte sale rende 6 ducati, uno di quattro 10. E la carta in cima decide il tuo prossimo turno.
learn-oltre-mare-end-turn = Ecco un turno intero: Potenza Marinara, commercio, azioni, carico. Concludilo.
learn-oltre-mare-partner = È il turno di { $p2 }, che offre 3 ducati per delle ceramiche. Stavolta il prestigio va a te: accetta.
learn-oltre-mare-limit = Tocca di nuovo a te. Hai 5 carte, e con la Potenza Marinara del sale in cima puoi tenerne 4. La pergamena va sul Mazzo Pirati.
learn-oltre-mare-leave-again = Nessuno offre niente, e hai carte a sufficienza. Chiudi il commercio.
learn-oltre-mare-play-again = Gioca tre carte, una dopo l’altra, come mostra l’anello: seta, sale, grano. Con il segnalino hai tre simboli Ducati: 6 ducati.
learn-oltre-mare-sail-again = Due simboli Nave: esattamente due rotte, e conta solo il porto d’arrivo. Naviga fino a Tunisi.
learn-oltre-mare-stow-again = Il nuovo sale deve stare subito sopra le tue tre carte sale: quindi va per primo. Scegli la seta: va in cima a tutto.
learn-oltre-mare-end-again = Ora quattro carte sale stanno insieme. Concludi il turno.
learn-oltre-mare-venice = La Carta Venezia aspetta circa a metà del Mazzo Merci. Quando arriva, il prestigio paga 6, 3 e 1, e ogni stiva viene venduta, tranne il gruppo in cima.
learn-oltre-mare-aim = Alla fine tutto questo paga ancora una volta, e paga anche avere più segnalini di tutti; ogni pirata costa 1. Quindi: gruppi lunghi, scambi nei turni altrui, pochi pirati.
learn-oltre-mare-end = Sai come si gioca un turno. Il resto lo impari in una partita vera: tre giocatori, rivali facili, tutto il tempo che vuoi e un allenatore accanto.

## Keys

om-keys-next-port = scegli il porto seguente
om-keys-previous-port = scegli il porto precedente
om-keys-stay = resta qui, non seguire la bussola
om-keys-accept = accetta l’offerta
om-keys-accept-cancel = torna indietro senza scegliere carte
om-keys-counter = fai una controfferta
om-keys-refuse = rifiuta l’offerta
om-keys-offer = fai l’offerta
om-keys-pay-more = dai 1 ducato in più
om-keys-get-more = ricevi 1 ducato in più
om-keys-wishes = scegli con le cifre le merci da chiedere
om-keys-wishes-end = scegli di nuovo le carte con le cifre
om-keys-wish = chiedi questa merce
om-keys-wish-less = ritira l’ultima richiesta
om-keys-trade = vai al commercio
om-keys-chart = vai alla carta nautica
om-keys-buy-deck = compra la prima carta del Mazzo Merci
om-keys-buy-pirates = ricompra la prima carta del tuo Mazzo Pirati
om-keys-leave-trade = chiudi il commercio
om-keys-pass = passa: niente da dire
om-keys-end-turn = concludi il tuo turno
om-keys-close-venice = chiudi il punteggio intermedio
om-keys-refuse-all = rifiuta tutte le offerte di questo turno
om-keys-rest = passa fino al tuo turno, o ascolta di nuovo

## The trade floor as a tab

om-tab-trade = Commercio

## Looking back

om-moment = Turno { $turn }: { $phase }
judged-cost-oltre-mare =
    { $points ->
        [one] −{ $points } ducato
       *[other] −{ $points } ducati
    }
om-why-group =
    { $count ->
        [one] In cima, 1 carta ({ $good }) avrebbe reso { $value }.
       *[other] Insieme in cima, { $count } carte ({ $good }) avrebbero reso { $value }.
    }
om-why-cargo = La tua stiva sarebbe valsa { $better } invece di { $played }.
om-why-top =
    { $load ->
        [one] Con questa carta ({ $good }) in cima avresti potuto tenere { $power } carte nel turno successivo, con 1 carta da giocare.
       *[other] Con questa carta ({ $good }) in cima avresti potuto tenere { $power } carte nel turno successivo, con { $load } carte da giocare.
    }
om-why-ducats =
    { $ducats ->
        [one] Avresti guadagnato 1 ducato in più.
       *[other] Avresti guadagnato { $ducats } ducati in più.
    }
om-why-pirates =
    { $cards ->
        [one] Ai tuoi pirati sarebbe andata 1 carta in meno.
       *[other] Ai tuoi pirati sarebbero andate { $cards } carte in meno.
    }
om-why-market =
    { $cards ->
        [one] Avresti pescato 1 carta in più.
       *[other] Avresti pescato { $cards } carte in più.
    }
om-why-sails =
    { $routes ->
        [one] La tua nave avrebbe percorso 1 rotta in più.
       *[other] La tua nave avrebbe percorso { $routes } rotte in più.
    }
om-why-marker = Ogni segnalino conta: chi ne ha di più riceve { $ducats } ducati alla fine.
om-why-calm-sea = La navigazione tranquilla ti avrebbe pagato 1 ducato per ogni nave giocata.
om-why-good-business = I buoni affari avrebbero contato come un simbolo ducato in più in ogni tuo turno.
om-why-pirates-beaten = Dopo aver combattuto i pirati, le tue bandiere non ti avrebbero portato pirati.
om-why-favourable-relations = Con il mercato favorevole le carte ti sarebbero costate meno.
om-why-compass = La bussola ti avrebbe portato in un altro porto.
om-why-local-influence = L’autorità locale ti avrebbe pagato ducati all’inizio dei tuoi turni.
om-why-said-want = Forse qualcuno ha una carta in più ({ $good }): se dici che la cerchi, te la può offrire.
om-why-said-have = Forse qualcuno raccoglie questa merce ({ $good }): se dici che ce l’hai, ti può fare un’offerta.
om-why-deal = Quello scambio ti avrebbe dato più di nessuno scambio.
om-why-deal-card = Avresti avuto una carta in più da giocare.
om-why-deal-group =
    { $count ->
        [one] Avresti potuto avere in cima questa merce ({ $good }), che vale { $better } invece di { $played }.
       *[other] Avresti potuto riunire { $count } carte ({ $good }), che valgono { $better } invece di { $played }.
    }
om-why-deal-prestige = Avresti guadagnato prestigio: chi ne ha di più riceve { $ducats } ducati a Venezia e di nuovo alla fine.
om-why-no-deal = Quello scambio ha dato più all’altra parte che a te.
om-why-no-offer = Quell’offerta prometteva più di quanto chiedeva.
om-why-kept-marker = Avresti tenuto il tuo segnalino «{ $marker }».
om-why-kept-cards = Avresti tenuto { $cards }.
om-why-bought = Avresti avuto una carta in più per il tuo turno.
om-why-kept-ducats =
    { $ducats ->
        [one] Avresti tenuto 1 ducato.
       *[other] Avresti tenuto { $ducats } ducati.
    }

### The coach of a first real match

coach-oltre-mare-aim = Vince chi ha più ducati. Vengono dalle merci uguali che stanno insieme nella stiva, dal prestigio, dai segnalini e dai simboli Ducati. È lo scopo di ogni turno.
coach-oltre-mare-last = È l’ultimo giro. Ciò che è nella stiva si vende alla fine: allunga il più possibile il gruppo in cima, e ricompra pirati solo se conviene.
coach-oltre-mare-venice = Il punteggio di Venezia è fatto: restano solo i gruppi in cima, e il prestigio riparte da 0. Alla fine si conta tutto un’altra volta.
coach-oltre-mare-limit = La Potenza Marinara (il leone) della carta in cima dice quante carte puoi tenere. Il resto va ai pirati e alla fine costa 1 ducato a carta, se non lo ricompri.
coach-oltre-mare-partner = Nel turno di un altro ognuno può scambiare con chi è di turno. Uno scambio con almeno una carta ti dà 1 Punto Prestigio, una volta per turno; chi ne ha di più riceve 6 ducati, due volte a partita.
coach-oltre-mare-counter = Un’offerta ti piace quasi? Fai una controfferta: la vedi invertita, e cambi ciò che vuoi. Spesso i bot ne accettano una equa.
coach-oltre-mare-need = Devi giocare tante carte quanti sono i simboli Carico (la cassa). Se te ne mancano, ottieni una carta con uno scambio, o comprala dal Mazzo Merci per 3 ducati.
coach-oltre-mare-buy-back = Ricompra per 3 ducati la carta in cima al tuo Mazzo Pirati: alla fine non costa più 1, e hai una carta da giocare. Se l’hai messa lì tu, sai qual è.
coach-oltre-mare-offer = Fai tu delle offerte: scegli le carte da dare, poi i ducati o le merci da avere. Una merce sola per te vale poco, ma molto per chi la raccoglie.
coach-oltre-mare-groups = Che cosa raccogliere? Un gruppo rende di più a ogni carta, e le merci rare rendono più di tutte. Continua con la merce che è già in cima.
coach-oltre-mare-symbols = I simboli delle carte giocate si sommano: uno dà 1, due danno 3, tre danno 6. Tranne le Navi: una rotta ciascuna.
coach-oltre-mare-pirates = I simboli Pirata fanno male: tre portano sei carte, e ognuna alla fine costa 1 ducato. Meglio giocarli uno alla volta.
coach-oltre-mare-markers = Dove finisce il viaggio prendi il segnalino del porto. Chi ne ha di più riceve alla fine 6 ducati, poi 3, poi 1; è attivo solo l’ultimo preso.
coach-oltre-mare-marker-kinds = Sei segnalini: Navigazione Tranquilla paga 1 ducato per Nave, Buoni Affari aggiunge un simbolo Ducati, Combatti i Pirati annulla i tuoi Pirati, Mercato favorevole abbassa i prezzi, Autorità locale paga ogni turno, la Bussola ti porta oltre.
coach-oltre-mare-compass = La bussola ti porta subito in un porto qualsiasi senza bussola. Vai dove c’è un segnalino.
coach-oltre-mare-stow = Le carte giocate vanno sul tuo Mazzo Stiva nell’ordine che vuoi. Tieni insieme le merci uguali, e uniscile a quelle già presenti.
coach-oltre-mare-top = L’ultima carta scelta sta in cima. Con molta Potenza Marinara tieni più carte nel prossimo turno; con molti simboli Carico devi giocarne di più.
coach-oltre-mare-end-turn = Non c’è altro da fare: concludi il turno. Mentre giocano gli altri possono arrivarti delle offerte.
