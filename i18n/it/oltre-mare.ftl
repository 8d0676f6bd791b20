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
phase-seafaring = le carte in eccedenza sono da scartare
phase-trade = è la fase di Commercio
phase-actions = ci sono carte da giocare
phase-sailing = la nave deve navigare
phase-compass = la bussola è da seguire, o no
phase-cargo = le carte giocate sono da stivare
phase-end-of-turn = il turno è da concludere
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
        [you] Tocca a te: massimo { $power } carte in mano, { $load ->
            [one] { $load } carta
           *[other] { $load } carte
        } da giocare.
       *[other] Tocca a { $seat }: massimo { $power } carte in mano, { $load ->
            [one] { $load } carta
           *[other] { $load } carte
        } da giocare.
    }
om-influence-paid =
    Autorità locale: { $seat_is ->
        [you] guadagni
       *[other] { $seat } guadagna
    } { $ducats ->
        [one] { $ducats } ducato
       *[other] { $ducats } ducati
    }.
om-you-discarded = Troppe carte in mano: metti { $cards } sul tuo Mazzo Pirati.
om-discarded =
    Troppe carte in mano: { $seat } mette { $count ->
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
om-claimed = { $good } (dichiarata: { $claim })
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
om-lied-to-you = { $seat } ti ha mentito su { $card }: dichiarato { $said }, in verità { $is }.
om-lied-about-one = { $seat } ti ha mentito: { $said } non è vero per nessuna di queste carte: { $cards }.
om-lied-to =
    { $seat_is ->
        [you] Hai mentito a { $to }
       *[other] { $to_is ->
            [you] { $seat } ti ha mentito
           *[other] { $seat } ha mentito a { $to }
        }
    } su { $card }: dichiarato { $said }, in verità { $is }.
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

reason-not-enough = non basta
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

om-venice-drawn = È stata pescata la Carta Venezia; punteggio intermedio: { $lines }.
om-venice-on-top = Il turno finisce con la Carta Venezia in cima; punteggio intermedio: { $lines }.
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
om-refusal-no-purchase-left = In questo turno hai comprato 4 carte: è il massimo.
om-refusal-price-changed =
    Il prezzo ora è { $price ->
        [one] { $price } ducato
       *[other] { $price } ducati
    }.
om-refusal-source-empty = Lì non ci sono più carte da comprare.
om-refusal-no-talk = A questo tavolo ora nessuno può parlare.
om-refusal-not-with-active = Si scambia solo con il giocatore attivo.
om-refusal-no-partner = Un’offerta va ad altri al tavolo; una controfferta va a chi ha fatto l’offerta.
om-refusal-nothing-moves = In uno scambio qualcosa deve cambiare di mano.
om-refusal-too-many-ducats = In uno scambio possono cambiare di mano al massimo 99 ducati.
om-refusal-too-much-wanted = Un’offerta può chiedere al massimo 31 carte.
om-refusal-bad-claim = La dichiarazione su { $card } non va bene: deve dire qualcosa, una volta sola, di una carta dell’offerta.
om-refusal-too-many-open-offers = Hai 3 offerte aperte: è il massimo.
om-refusal-too-many-offers = In questo turno hai fatto 12 offerte: è il massimo.
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
om-refusal-no-posting-left = In questo turno hai fatto 4 annunci: è il massimo.
om-refusal-posted-already = Hai già fatto questo annuncio su { $good }.
om-refusal-leave-instead = È il tuo turno e non si passa: lascia la fase di Commercio quando hai finito.
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
om-preview-outlook = Prossimo turno, secondo la tua carta in cima: massimo { $power } carte in mano, da giocare { $load }, ancora in mano { $hand }.
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
    Prossimo turno: massimo { $power } carte in mano, { $load ->
        [one] { $load } carta
       *[other] { $load } carte
    } da giocare; { $excess ->
        [0] la tua mano va bene.
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
om-example-claim = lo stesso, dicendo che cosa c’è sopra: simboli, p5 (Potenza Marinara), l2 (simboli Carico), @zara (porto); non deve essere vero
om-example-ask = compri una carta di qualsiasi merce
om-example-accept = accetti quell’offerta; «with salt.07» indica le carte che dai
om-example-counter = rispondi a quell’offerta con una tua
om-example-refuse = la rifiuti; la ragione può mancare
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
