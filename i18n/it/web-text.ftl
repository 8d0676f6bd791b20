# La vista testo: una partita a parole, per chi la ascolta o la preferisce semplice.

text-on = Vista testo
text-off = Vista disegnata
text-your-turn = Tocca a te
text-you-may = Puoi agire
text-over = La partita è finita
text-waiting = In attesa di: { $seats }
text-sure = Ecco che cosa succederebbe. Procedere?
text-more = Ancora una scelta, o è tutto?
text-do = Esegui: { $action }
text-figure = Da { $least } a { $most }:
text-figure-choose = Scegli
text-back = Indietro
text-undo = Annulla: { $action }
text-seat = { $seat }
text-table = Il tavolo
text-clocks = Orologi
text-log = Che cosa è successo
text-log-all = Tutto dall’inizio
text-data = Tutto ciò che vedi, come dati
text-place =
    { $seat_is ->
        [you] Sei in posizione { $place }, con { $score }.
       *[other] { $seat } è in posizione { $place }, con { $score }.
    }
