# Aiuto: che cosa fa adesso per il lettore una cosa sul tavolo, in una frase; ciò che vi è nominato è disegnato.

help-title = Aiuto
help-mark = Spiega qualcosa
help-ask = Scegli che cosa vuoi farti spiegare.
keys-help = spiega ciò che è selezionato, o la prossima cosa che scegli
play-sound-on = Attiva l’audio

## Oltre Mare

om-help-card = Giocala per i suoi simboli { $symbols }, scambiala o tienila: in cima al tuo Mazzo Stiva regola il tuo prossimo turno.
om-help-power = { $power } il leone: all’inizio del prossimo turno potrai tenere fino a { $n } carte in mano.
om-help-load = { $load } la cassa: nel prossimo turno giocherai esattamente { $n } carte.
om-help-copies = { $copies } la cifra piccola: tante carte { $good } ci sono nel gioco.
om-help-payout = { $payout } la fila: quanto rendono 1, 2, 3 … carte { $good } consecutive nel tuo Mazzo Stiva.
om-help-symbols = Uno, due, tre { $symbol } tra le carte giocate valgono 1, 3, 6.
om-help-cargo-own = Nel prossimo turno potrai tenere { $power } carte e ne giocherai { $load }: lo dice la carta in cima al tuo Mazzo Stiva.
om-help-cargo-other = Nel prossimo turno { $name } potrà tenere { $power } carte e ne giocherà { $load }: lo dice la carta in cima al Mazzo Stiva.
om-help-cargo-groups = Alla fine le carte consecutive di una stessa merce formano un gruppo e rendono { $ducats }.
om-help-ducats = Vince chi ha più { $ducats }; si può spendere più di quanto si ha.
om-help-prestige = Chi tratta con il giocatore di turno guadagna prestigio; chi ne ha di più riceve 6 { $ducats } a Venezia e alla fine, poi 3, poi 1.
om-help-hand = Ciò che supera il limite { $power } all’inizio di un turno va nel Mazzo Pirati; negli altri momenti la mano può avere qualsiasi grandezza.
om-help-pirates = Ogni carta qui costa 1 { $ducats } alla fine; nel tuo turno puoi ricomprare quella in cima.
om-help-markers = Chi ha più segnalini riceve alla fine 6 { $ducats }, poi 3, poi 1; solo l’ultimo preso è attivo.
om-help-marker-calm-sea = Finché è attivo guadagni 1 { $ducats } per ogni { $ship } che giochi.
om-help-marker-good-business = Finché è attivo hai un { $ducat } in più a ogni turno.
om-help-marker-pirates-beaten = Finché è attivo nessun { $pirate } che giochi ti porta pirati.
om-help-marker-favourable-relations = Finché è attivo i tuoi acquisti costano 1, 2, 3 e 4 { $ducats }.
om-help-marker-compass = Chi arriva qui può proseguire subito verso qualsiasi porto senza bussola.
om-help-marker-local-influence = Finché è attivo il tuo turno comincia con dei ducati: la Potenza Marinara { $power } della tua carta in cima, meno 3.
om-help-port-marker = Lo prende chi finisce qui un viaggio.
om-help-port-empty = Chi finisce qui un viaggio non ha più un segnalino attivo.
om-help-phase-seafaring = Chi tiene più carte di quante ne permette il leone { $power } del turno mette le altre nel Mazzo Pirati.
om-help-phase-trade = Il giocatore di turno tratta con tutti e compra fino a 4 carte, finché può giocarne { $load }.
om-help-phase-actions = Il giocatore di turno gioca esattamente { $load } carte; i loro simboli agiscono nell’ordine { $symbols }.
om-help-phase-cargo = Le carte giocate vanno nel Mazzo Stiva nell’ordine voluto; quella in cima regola il prossimo turno.
om-help-deck = Quando si pesca l’ultima carta, questo giro è l’ultimo.
om-help-venice = Quando Venezia viene pescata, o è in cima alla fine di un turno, prestigio e stiva si contano subito.
om-help-start = La partita finisce prima che questo giocatore cominci un altro giro.
om-help-claim = Sicura è solo la merce: tutto il resto che si dice di una carta può essere falso.
om-help-rialto-own = È il tuo commercio: puoi trattare con tutti; chi tratta con te guadagna 1 Punto Prestigio.
om-help-rialto-other = Ora si può trattare solo con { $name }; uno scambio con almeno una carta ti porta 1 Punto Prestigio, una volta per turno.

## Ostia

os-help-piece-cash = denari
os-help-piece-points = punti
os-help-piece-storehouses = magazzino
os-help-piece-credits = credito
os-help-good = Mettila al foro per { $cash }, al senato per { $points } o in un { $storehouses } per il giro seguente.
os-help-good-senate =
    { $good } conta { $now } al senato in questo giro{ $next ->
        [none] .
       *[other] , { $next } nel prossimo.
    }
os-help-good-printed = Nel gioco ci sono { $copies } { $good }; in un lotto ogni carta conta { $value } per l’offerta minima.
os-help-bluff = Sta coperta tra le tue merci e inganna chi conta le tue pile; poi torna da te.
os-help-forum = Ogni carta venduta qui rende tanti { $cash } quanti ne dice il suo gradino: più ce ne sono del suo tipo, meno rende.
os-help-prices = Quanto rende al foro una carta del tipo se ne compaiono altrettante.
os-help-market = Contano sui gradini come quelle di tutti, e non rendono a nessuno.
os-help-senate = Un dono vale le cifre accanto alle sue merci; i migliori ricevono 3, 2 e 1 { $points }.
os-help-storehouse = Ogni { $storehouses } conserva una carta per il giro seguente; alla fine ogni tipo diverso conservato dà 1 { $points }.
os-help-build = Un { $storehouses } costa 10 { $cash }; alla fine ogni tipo diverso conservato dà 1 { $points }, e uno vuoto 7 { $cash }.
os-help-credit = Ogni { $credits } costa 2 { $cash } a giro, o 10 per rimborsarlo; chi alla fine non può rimborsarli tutti è fuori.
os-help-cash = Serve a comprare lotti e magazzini; alla fine i più ricchi ricevono 3, 2 e 1 { $points }.
os-help-points = Vince chi ha più { $points }: dal senato, dai tipi conservati alla fine e dal denaro.
os-help-stock = Merci possedute: in questo giro si dispongono tutte.
os-help-sure = Sono state comprate a vista di tutti: tutti le conoscono.
os-help-ship = Merci non ancora possedute: una è gratuita, le altre si vendono a lotti di due.
os-help-start = Mette all’asta il primo lotto; il segno passa a sinistra a ogni giro.
os-help-lot = Tutti gli altri offrono una volta; poi chi vende cede il lotto a uno di loro, o lo tiene per l’offerta più alta più 1.
os-help-bid = Offri una volta sola, almeno la somma dei due valori; non devi superare gli altri.
os-help-limit = Puoi offrire i tuoi { $cash }, 7 per ogni { $storehouses } e 7 per ogni { $credits } che potresti ancora prendere, fino a 4.
os-help-decision = Metà del prezzo è tua, l’altra metà della banca; per tenere il lotto paghi in contanti l’offerta più alta più 1.
os-help-types = Foro e senato insieme tengono 3 dei tuoi tipi; se sono di più, perdi ciò che il senato preferisce.
os-help-offer = Quanto potrebbero valere al senato le merci che gli altri hanno comprato a vista di tutti.
os-help-room = Ogni { $storehouses } conserva una carta; il resto si scarta scoperto.
os-help-sizes = Lì ci sono tante carte, bluff comprese; puoi confermare, o disporre ancora una volta.
os-help-sale = Ogni { $storehouses } vuoto dà 7 { $cash }; poi ogni { $credits } si rimborsa con 10.
os-help-harbour = Tieni gratis una delle tue cinque merci; le altre quattro si vendono all’asta in due lotti.
os-help-counter = Tutti dispongono in segreto le merci tra foro, senato e magazzino, con due carte bluff.
os-help-settling = Crediti, costruzione e cosa conservare: tutti decidono in segreto, poi si esegue.
os-help-end = Si conserva per l’ultima volta: 1 { $points } per ogni tipo diverso.
