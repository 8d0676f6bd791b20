# Parole dell’esempio.

## Che cosa si può fare

ex-draw = pescare
ex-play = giocare
ex-bury = seppellire
ex-cheer = applaudire
ex-then = Poi: { $deck } nel mazzo, { $hand } nella tua mano.

## Che cosa è successo

ex-drew =
    { $seat_is ->
        [you] Peschi una carta.
       *[other] { $seat } pesca una carta.
    }
ex-drew-card =
    { $seat_is ->
        [you] Peschi la carta { $card }.
       *[other] { $seat } pesca la carta { $card }.
    }
ex-played =
    { $seat_is ->
        [you] Giochi la carta { $card }.
       *[other] { $seat } gioca la carta { $card }.
    }
ex-buried =
    { $seat_is ->
        [you] Seppellisci una carta.
       *[other] { $seat } seppellisce una carta.
    }
ex-buried-card =
    { $seat_is ->
        [you] Seppellisci la carta { $card }.
       *[other] { $seat } seppellisce la carta { $card }.
    }
ex-cheered =
    { $seat_is ->
        [you] Applaudi.
       *[other] { $seat } applaude.
    }

## Rifiuti

ex-no-such-seat = Questo posto non esiste a questo tavolo.
ex-match-over = La partita è finita.
ex-not-your-turn =
    { $seat_is ->
        [you] È il tuo turno.
       *[other] Non è il tuo turno: tocca a { $seat }.
    }
ex-not-held = Non hai quella carta.
ex-deck-empty = Il mazzo è vuoto. Gioca o seppellisci una carta.
ex-cannot-cheer = Puoi applaudire una volta per partita, e solo nel turno di un altro.

## Edizioni e notazione

ex-edition-dealt = Ogni giocatore riceve da { $least } a { $most } carte, non { $found }.
ex-a-card = una carta
ex-a-verb = pescare (draw), giocare (play), seppellire (bury) o applaudire (cheer)

## Nel browser

game-example = Esempio
lobby-about-example = Un piccolo gioco di carte, per mostrare come nasce un gioco qui. Pesca, gioca o seppellisci: vince chi gioca più carte.
option-example-memory = Chi ha seppellito per ultimo
option-example-memory-yes = resta sullo schermo
option-example-memory-no = non si vede
ex-others-turn = È il turno di un altro giocatore
ex-button-draw = Pesca una carta (restano: { $count })
ex-button-play = Gioca la carta
ex-button-bury = Seppellisci la carta
ex-button-cheer = Applaudi
ex-hand = La tua mano
ex-card = Carta { $card }
ex-own-buried = Hai seppellito: { $cards }
ex-table = Al tavolo
ex-seat = In mano: { $hand }, sepolte: { $buried }
ex-has-cheered = (ha applaudito)
ex-last-burier =
    { $seat_is ->
        [you] Hai seppellito per ultimo.
       *[other] { $seat } ha seppellito per ultimo.
    }

## La prima partita guidata

learn-example-welcome = Si comincia! Gioca le tue carte scoperte: vince chi ne ha giocate di più.
learn-example-draw = Hai due carte. Nel tuo turno ne peschi una, ne giochi una o ne seppellisci una. Prima pesca.
learn-example-play = { $p2 } ha giocato una carta. Scegli la carta 7 e giocala: la vedono tutti, e conta.
learn-example-bury = Una carta sepolta non conta, ma solo tu sai quale sia. Seppellisci la carta 9.
learn-example-last = { $p2 } non ha più carte, quindi tocca di nuovo a te. Gioca la tua ultima carta.
learn-example-end = Nessuno ha più carte: la partita è finita. Tu hai giocato due carte, { $p2 } una. Hai vinto!
