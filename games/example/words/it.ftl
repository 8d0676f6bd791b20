# Words of the toy.

toy-draw = pescare
toy-play = giocare
toy-bury = seppellire
toy-cheer = applaudire
toy-drew =
    { $seat_is ->
        [you] Peschi una carta.
       *[other] { $seat } pesca una carta.
    }
toy-drew-card =
    { $seat_is ->
        [you] Peschi la carta { $card }.
       *[other] { $seat } pesca la carta { $card }.
    }
toy-played =
    { $seat_is ->
        [you] Giochi la carta { $card }.
       *[other] { $seat } gioca la carta { $card }.
    }
toy-buried =
    { $seat_is ->
        [you] Seppellisci una carta.
       *[other] { $seat } seppellisce una carta.
    }
toy-buried-card =
    { $seat_is ->
        [you] Seppellisci la carta { $card }.
       *[other] { $seat } seppellisce la carta { $card }.
    }
toy-cheered =
    { $seat_is ->
        [you] Applaudi.
       *[other] { $seat } applaude.
    }
toy-not-your-turn = Non è il tuo turno.
toy-not-held = Non hai quella carta.
toy-deck-empty = Il mazzo è vuoto.
toy-cannot-cheer = Non puoi applaudire adesso.
toy-edition = Non è l’unica edizione di questo gioco.
toy-a-card = una carta
toy-a-verb = pescare, giocare, seppellire o applaudire

### The guided first match

learn-toy-welcome = Benvenuto! Gioca le tue carte scoperte: vince chi ne ha giocate di più.
