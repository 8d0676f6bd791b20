# La vista testo: una partita a parole, per chi la ascolta o la preferisce semplice.

text-on = Vista testo
text-off = Vista disegnata
text-your-turn = Tocca a te
text-you-may = Puoi agire
text-over = La partita è finita
text-waiting = Si aspetta: { $seats }
text-sure = Ecco che cosa ne verrebbe. Eseguire?
text-more = Ancora una scelta, o è tutto?
text-do = Esegui: { $action }
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

## Oltre Mare

om-text-turn = Turno { $turn }, gioca: { $seat }; potenza { $power }, simboli Carico { $load }.
om-text-last-round = È l’ultimo giro.
om-text-deck = Carte nel mazzo Merci: { $n }. La carta Venezia: { $venice }.
om-text-price = La prossima carta costa { $n }.
om-text-played = Giocate e non ancora stivate: { $cards }.
om-text-discard = Scartate: { $cards }.
om-text-offer = Offerta #{ $id }. Offre: { $seat }. A chi: { $to }. Dà { $gives }, vuole { $wants }.
om-text-answers = Risponde a #{ $id }.
om-text-claims = Solo dichiarato: { $claims }.
om-text-cargo = Mazzo Stiva dall’alto: { $goods }.
om-text-ship = Nave: { $port }.
om-text-marker = Segnalino attivo: { $marker }.
om-text-wants = Cerca: { $goods }.
om-text-haves = Ha: { $goods }.
om-text-chart = La carta nautica
om-text-port = { $port }. Segnalino: { $marker }. Rotte per: { $ports }.

## Ostia

os-text-stock = In deposito: { $cards }.
os-text-ship = Sulla nave: { $cards }.
os-text-picked = Presa gratis: { $good }.
os-text-laid = Posato al foro: { $forum }. Al senato: { $senate }. Il resto va in magazzino.
os-text-stands = Lasci tutto com’è.
os-text-start = Primo giocatore: { $seat }.
os-text-senate = Il senato ora apprezza: { $goods }.
os-text-next-senate = Nel prossimo round: { $goods }.
os-text-put-away = La carta messa da parte: { $goods }.
os-text-pile = Carte nel mazzo: { $n }.
os-text-ready = Hanno deciso: { $seats }.
os-text-lot = Lotto (venditore: { $seat }): { $cards }. Minimo: { $minimum }.
os-text-lot-sold = L’ultimo lotto (venditore: { $seat }): { $cards }.
os-text-bids = Offerte: { $bids }.
os-text-out = Fuori gioco.
os-text-sizes = Carte posate: foro { $forum }, senato { $senate }, magazzino { $storehouse }.
os-text-sure = Possiede di certo: { $cards }.
os-text-sold = Vendute al foro: { $cards }.
os-text-offered = Offerte al senato: { $cards }.
os-text-thrown = Gettate: { $cards }.
os-text-prices = Prezzo di una carta quando ce ne sono 1, 2, 3 … dello stesso tipo: { $prices }.
os-text-values = Valori: { $goods }.
os-text-market = Carte scoperte: { $cards }.
os-text-discards = Scartate: { $cards }.
