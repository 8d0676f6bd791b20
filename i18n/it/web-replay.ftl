# Parole della pagina che mostra di nuovo una partita.

end-replay = Rivedi la partita
lobby-replay = Replay
lobby-replay-file = Rivedi una partita da un file
replay-title = Replay
replay-of = { $game }: replay
replay-loading = Caricamento della partita…
replay-none = Questa partita non si può rivedere
replay-to-table = Al tavolo
replay-controls = Comandi del replay
replay-first = All’inizio
replay-back = Una mossa indietro
replay-on = Una mossa avanti
replay-last = Alla fine
replay-play = Riproduci
replay-pause = Pausa
replay-slider = Mossa
replay-where = Mossa { $step } di { $of }
replay-speed = Velocità
replay-speed-of = { $speed } ×
replay-jump = Vai a
replay-mark-turn = Turno
replay-mark-before = Indietro: { $kind }
replay-mark-after = Avanti: { $kind }
replay-eyes = Punto di vista
replay-eye-public = Spettatore
replay-eye-seat = { $name }
replay-open = Tutte le mani scoperte
replay-hand-of = Carte di { $name }
replay-link = Link a questa mossa
replay-link-copied = Link copiato
replay-link-not = Non è stato possibile copiare il link.
replay-lie = Bugia
replay-file-title = Rivedi una partita da un file
replay-file-explained = Scegli un file scaricato alla fine di una partita. Il server la rigioca e verifica ogni mossa; non ne conserva nulla.
replay-file-choose = File della partita
replay-file-refused = Questo file è stato rifiutato.

figures-title = La partita in cifre
figures-wealth = Il denaro nel corso della partita
figures-as-table = Lo stesso in una tabella
figures-dealings = Chi ha scambiato con chi
figures-pair = { $one } e { $other }: { $times }
figures-none = Nessuno ha scambiato con nessuno.
figures-prices = Prezzo medio di una carta
figures-price = { $good }: { $mean } ({ $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
})
figures-extremes = Prezzo migliore e peggiore
figures-dearest = Il più caro: { $seller } ha venduto { $goods } a { $buyer } per { $price }.
figures-cheapest = Il meno caro: { $buyer } ha comprato { $goods } da { $seller } per { $price }.
figures-points = I punti nel corso della partita
